"""Sequential, ModuleList, ModuleDict, ParameterList, ParameterDict."""

import collections
import collections.abc
import itertools
import operator

import torc
from torc.nn.modules.module import Module, _indented
from torc.nn.parameter import Parameter


class _Numbered(Module):
    """Modules under the names "0", "1", …"""

    def _place(self, index):
        index = operator.index(index)
        if not -len(self) <= index < len(self):
            raise IndexError(f"index {index} is out of range")
        return str(index % len(self))

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
        return list(self._modules.values())[int(self._place(index))]

    def __setitem__(self, index, module):
        setattr(self, list(self._modules)[int(self._place(index))], module)

    def __delitem__(self, index):
        names = list(self._modules)
        for name in names[index] if isinstance(index, slice) else [names[int(self._place(index))]]:
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
        return self if isinstance(self, Sequential) else None

    def extend(self, modules):
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
        named = args[0].items() if len(args) == 1 and isinstance(args[0], dict) else enumerate(args)
        for name, module in named:
            self.add_module(str(name), module)

    def forward(self, input):
        for module in self._modules.values():
            input = module(input)
        return input

    def __add__(self, other):
        return Sequential(*self, *other)

    def __iadd__(self, other):
        return self.extend(other)

    def __mul__(self, times):
        return Sequential(*[m for _ in range(times) for m in self])

    __rmul__ = __mul__


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
            lines.append(f"({k}): {_indented(text, 2)}" if n == 1 else f"({k}-{k + n - 1}): {n} x {_indented(text, 2)}")
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
        for key, module in modules.items() if hasattr(modules, "items") else modules:
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
        self.extend(values or ())

    def __len__(self):
        return self._size

    def _name(self, index):
        index = operator.index(index)
        if not -self._size <= index < self._size:
            raise IndexError(f"index {index} is out of range")
        return str(index % self._size)

    def __getitem__(self, index):
        if isinstance(index, slice):
            return type(self)(getattr(self, str(k)) for k in range(*index.indices(self._size)))
        return getattr(self, self._name(index))

    def __setitem__(self, index, value):
        value = Parameter(value) if isinstance(value, torc.Tensor) and not isinstance(value, Parameter) else value
        setattr(self, self._name(index), value)

    def __iter__(self):
        return (self[k] for k in range(len(self)))

    def append(self, value):
        self._size += 1
        self[self._size - 1] = value
        return self

    def extend(self, values):
        for value in values:
            self.append(value)
        return self

    __iadd__ = extend

    def extra_repr(self):
        return "\n".join(_described(k, p, lambda t: t.dtype) for k, p in enumerate(self))


class ParameterDict(Module):
    """Parameters by name, and anything else."""

    def __init__(self, parameters=None):
        super().__init__()
        self._keys = {}
        if parameters is not None:
            self.update(parameters)

    def __getitem__(self, key):
        return getattr(self, str(key))

    def __setitem__(self, key, value):
        self._keys[key] = None
        value = Parameter(value) if isinstance(value, torc.Tensor) and not isinstance(value, Parameter) else value
        setattr(self, str(key), value)

    def __delitem__(self, key):
        del self._keys[key]
        delattr(self, str(key))

    def __len__(self):
        return len(self._keys)

    def __iter__(self):
        return iter(self._keys)

    def __contains__(self, key):
        return key in self._keys

    def keys(self):
        return self._keys.keys()

    def items(self):
        return ((k, self[k]) for k in self._keys)

    def values(self):
        return (self[k] for k in self._keys)

    def update(self, parameters):
        if isinstance(parameters, collections.abc.Mapping) and not isinstance(parameters, collections.OrderedDict):
            parameters = sorted(parameters.items())  # as PyTorch
        for key, value in parameters.items() if hasattr(parameters, "items") else parameters:
            self[key] = value

    def extra_repr(self):
        return "\n".join(_described(k, p, torc.typename) for k, p in self.items())
