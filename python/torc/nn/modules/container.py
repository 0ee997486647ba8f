"""Sequential, ModuleList, ModuleDict, ParameterList, ParameterDict."""

import collections
import collections.abc
import itertools
import operator

import torc
from torc.nn.modules.module import Module, _addindent
from torc.nn.parameter import Parameter


def _pairs(values, of):
    """The pairs of a mapping, or of a sequence of pairs, as update() of a dict of modules or parameters takes them."""
    if not isinstance(values, collections.abc.Iterable):
        raise TypeError(f"{of if of == 'ModuleDict' else 'ParametersDict'}.update should be called with an iterable of key/value pairs, but got {type(values).__name__}")
    if hasattr(values, "items"):
        return values.items()
    pairs = list(values)
    for k, pair in enumerate(pairs):
        if not isinstance(pair, collections.abc.Iterable):
            raise TypeError(f"{of} update sequence element #{k} should be Iterable; is{type(pair).__name__}")
        if len(pair) != 2:
            raise ValueError(f"{of} update sequence element #{k} has length {len(pair)}; 2 is required")
    return pairs


class _Numbered(Module):
    """Modules under the names "0", "1", …"""

    def _get_abs_string_index(self, idx):
        index = operator.index(idx)
        if not -len(self) <= index < len(self):
            raise IndexError(f"index {index} is out of range")
        return str(index % len(self))

    def _get_item_by_idx(self, iterator, idx):
        return list(iterator)[int(self._get_abs_string_index(idx))]

    def _renumber(self, modules):
        self._modules.clear()
        self._modules.update((str(k), m) for k, m in enumerate(modules))

    def __len__(self):
        return len(self._modules)

    def __iter__(self):
        return iter(self._modules.values())

    def __getitem__(self, index):
        if isinstance(index, slice):
            return type(self)(collections.OrderedDict(list(self._modules.items())[index])) if isinstance(self, Sequential) else \
                type(self)(list(self._modules.values())[index])
        return self._get_item_by_idx(self._modules.values(), index)

    def __setitem__(self, index, module):
        setattr(self, self._get_item_by_idx(self._modules, index), module)

    def __delitem__(self, index):
        names = list(self._modules)
        for name in names[index] if isinstance(index, slice) else [self._get_item_by_idx(names, index)]:
            del self._modules[name]
        self._renumber(list(self._modules.values()))

    def __dir__(self):
        return [k for k in super().__dir__() if not k.isdigit()]

    def append(self, module):
        self.add_module(str(len(self)), module)
        return self

    def insert(self, index, module):
        modules = list(self._modules.values())
        modules.insert(index, module)
        self._renumber(modules)

    def extend(self, modules):
        if not isinstance(modules, collections.abc.Iterable):
            raise TypeError(f"ModuleList.extend should be called with an iterable, but got {type(modules).__name__}")
        for module in modules:
            self.append(module)
        return self

    def pop(self, key):
        module = self[key]
        del self[key]
        return module


class Sequential(_Numbered):
    """Modules one after the other."""

    def __init__(self, *args):
        super().__init__()
        named = args[0].items() if len(args) == 1 and isinstance(args[0], collections.OrderedDict) else enumerate(args)
        for name, module in named:
            self.add_module(str(name), module)

    def forward(self, input):
        for module in self._modules.values():
            input = module(input)
        return input

    def insert(self, index, module):
        if not isinstance(module, Module):
            raise AssertionError(f"module should be of type: {Module}")
        if not -len(self) <= index <= len(self):
            raise IndexError(f"Index out of range: {index}")
        super().insert(index, module)
        return self

    @staticmethod
    def _only(other):
        if not isinstance(other, Sequential):
            raise ValueError(f"add operator supports only objects of Sequential class, but {type(other)} is given.")
        return list(other)

    def __add__(self, other):
        return Sequential(*self, *self._only(other))

    def __iadd__(self, other):
        return self.extend(self._only(other))

    def _repeated(self, times):
        if not isinstance(times, int):
            raise TypeError(f"unsupported operand type(s) for *: {type(self)} and {type(times)}")
        if times <= 0:
            raise ValueError(f"Non-positive multiplication factor {times} for {type(self)}")
        return list(self) * times

    def __mul__(self, other):
        return Sequential(*self._repeated(other))

    def __rmul__(self, other):
        return self * other

    def __imul__(self, other):
        return self.extend(self._repeated(other)[len(self):])


class ModuleList(_Numbered):
    """A list of modules."""

    def __init__(self, modules=None):
        super().__init__()
        if modules is not None:
            self.extend(modules)

    def __iadd__(self, modules):
        return self.extend(modules)

    def __add__(self, other):
        return ModuleList(itertools.chain(self, other))

    def __repr__(self):
        texts = [repr(m) for m in self]
        if not texts:
            return self._get_name() + "()"
        lines, k = [], 0
        for text, group in itertools.groupby(texts):
            n = len(list(group))
            lines.append(f"({k}): {_addindent(text, 2)}" if n == 1 else f"({k}-{k + n - 1}): {n} x {_addindent(text, 2)}")
            k += n
        return self._get_name() + "(\n  " + "\n  ".join(lines) + "\n)"


class ModuleDict(Module):
    """Modules by name."""

    def __init__(self, modules=None):
        super().__init__()
        if modules is not None:
            self.update(modules)

    def __getitem__(self, key):
        return self._modules[key]

    def __setitem__(self, key, module):
        self.add_module(key, module)

    def __delitem__(self, key):
        del self._modules[key]

    def __len__(self):
        return len(self._modules)

    def __iter__(self):
        return iter(self._modules)

    def __contains__(self, key):
        return key in self._modules

    def clear(self):
        self._modules.clear()

    def pop(self, key):
        return self._modules.pop(key)

    def keys(self):
        return self._modules.keys()

    def items(self):
        return self._modules.items()

    def values(self):
        return self._modules.values()

    def update(self, modules):
        for key, module in _pairs(modules, "ModuleDict"):
            self[key] = module


def _described(key, value, of):
    """A line about an entry of a list or dict of parameters."""
    if not isinstance(value, torc.Tensor):
        return f"  ({key}): Object of type: {type(value).__name__}"
    where = f" ({value.device})" if value.device.type != "cpu" else ""
    kind = "Parameter" if isinstance(value, Parameter) else "Tensor"
    return f"  ({key}): {kind} containing: [{of(value)} of size {'x'.join(map(str, value.size()))}{where}]"


class ParameterList(Module):
    """A list of parameters, and of anything else."""

    def __init__(self, values=None):
        super().__init__()
        self._size = 0
        if values is not None:
            self.extend(values)

    def __len__(self):
        return self._size

    _get_abs_string_index = _Numbered._get_abs_string_index

    def __getitem__(self, index):
        if isinstance(index, slice):
            return type(self)(getattr(self, str(k)) for k in range(*index.indices(self._size)))
        return getattr(self, self._get_abs_string_index(index))

    def __setitem__(self, index, value):
        value = Parameter(value) if isinstance(value, torc.Tensor) and not isinstance(value, Parameter) else value
        setattr(self, self._get_abs_string_index(index), value)

    def __iter__(self):
        return (self[k] for k in range(len(self)))

    def append(self, value):
        self._size += 1
        self[self._size - 1] = value
        return self

    def extend(self, values):
        if not isinstance(values, collections.abc.Iterable) or isinstance(values, torc.Tensor):
            raise TypeError(f"ParameterList.extend should be called with an iterable, but got {type(values).__name__}")
        for value in values:
            self.append(value)
        return self

    def __iadd__(self, values):
        return self.extend(values)

    def __dir__(self):
        return [k for k in super().__dir__() if not k.isdigit()]

    def __call__(self, *args, **kwargs):
        raise RuntimeError("ParameterList should not be called.")

    def extra_repr(self):
        return "\n".join(_described(k, p, lambda t: t.dtype) for k, p in enumerate(self))


class ParameterDict(Module):
    """Parameters by name, and anything else."""

    def __init__(self, parameters=None):
        super().__init__()
        self._keys = {}
        if parameters is not None:
            self.update(parameters)

    def _key_to_attr(self, key):
        if not isinstance(key, str):
            raise TypeError(f"Index given to ParameterDict cannot be used as a key as it is not a string (type is '{type(key).__name__}'). Open an issue on "
                            "github if you need non-string keys.")
        return key

    def __getitem__(self, key):
        return getattr(self, self._key_to_attr(key))

    def __setitem__(self, key, value):
        name = self._key_to_attr(key)
        self._keys[key] = None
        value = Parameter(value) if isinstance(value, torc.Tensor) and not isinstance(value, Parameter) else value
        setattr(self, name, value)

    def __delitem__(self, key):
        del self._keys[key]
        delattr(self, self._key_to_attr(key))

    def __len__(self):
        return len(self._keys)

    def __iter__(self):
        return iter(self._keys)

    def __contains__(self, key):
        return key in self._keys

    def __reversed__(self):
        return reversed(self._keys)

    def copy(self):
        return ParameterDict(collections.OrderedDict(self.items()))

    def setdefault(self, key, default=None):
        if key not in self:
            self[key] = default
        return self[key]

    def get(self, key, default=None):
        return self[key] if key in self else default

    def pop(self, key):
        value = self[key]
        del self[key]
        return value

    def popitem(self):
        if not self._keys:
            raise KeyError("popitem(): dictionary is empty")
        key = next(reversed(self._keys))
        return key, self.pop(key)

    def clear(self):
        for key in list(self._keys):
            del self[key]

    def fromkeys(self, keys, default=None):
        return ParameterDict((key, default) for key in keys)

    def __or__(self, other):
        joined = self.copy()
        joined.update(other)
        return joined

    def __ror__(self, other):
        joined = other.copy()
        joined.update(self)
        return joined

    def __ior__(self, other):
        self.update(other)
        return self

    def __call__(self, input):
        raise RuntimeError("ParameterDict should not be called.")

    def keys(self):
        return self._keys.keys()

    def items(self):
        return ((k, self[k]) for k in self._keys)

    def values(self):
        return (self[k] for k in self._keys)

    def update(self, parameters):
        if isinstance(parameters, collections.abc.Mapping) and not isinstance(parameters, collections.OrderedDict):
            parameters = sorted(parameters.items())  # as PyTorch
        for key, value in _pairs(parameters, "ParameterDict"):
            self[key] = value

    def extra_repr(self):
        return "\n".join(_described(k, p, torc.typename) for k, p in self.items())
