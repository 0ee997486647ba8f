"""Parameters computed from others whenever they are asked for."""

import contextlib
import copy

import torc
from torc import Tensor
from torc.nn.modules.container import ModuleDict, ModuleList
from torc.nn.modules.module import Module
from torc.nn.parameter import Parameter

_depth = 0
_cache: dict = {}


@contextlib.contextmanager
def cached():
    """Within, each parametrized tensor is computed once."""
    global _depth
    _depth += 1
    try:
        yield
    finally:
        _depth -= 1
        if not _depth:
            _cache.clear()


class ParametrizationList(ModuleList):
    """The parametrizations of one tensor, in the order they are applied, and what they are applied to: original, or original0, original1, …"""

    def __init__(self, modules, original, unsafe=False):
        if not modules:
            raise ValueError("ParametrizationList requires one or more modules.")
        super().__init__(modules)
        self.unsafe = unsafe
        first_shape, first_dtype, new = original.shape, original.dtype, original
        with torc.no_grad():
            for module in reversed(self):
                if hasattr(module, "right_inverse"):
                    try:
                        new = module.right_inverse(new)
                    except NotImplementedError:
                        pass
        if not isinstance(new, Tensor) and not isinstance(new, (tuple, list)):
            raise ValueError(f"'right_inverse' must return a Tensor or a Sequence of tensors (list, tuple...). Got {type(new).__name__}")
        self.is_tensor = isinstance(new, Tensor)
        self.ntensors = 1 if self.is_tensor else len(new)
        if self.is_tensor:
            if original.dtype != new.dtype:
                raise ValueError("When `right_inverse` outputs one tensor, it may not change the dtype.\n"
                                 f"original.dtype: {original.dtype}\nright_inverse(original).dtype: {new.dtype}")
            if original.device != new.device:
                raise ValueError("When `right_inverse` outputs one tensor, it may not change the device.\n"
                                 f"original.device: {original.device}\nright_inverse(original).device: {new.device}")
            with torc.no_grad():
                if new is not original:
                    original.data = new.data
            if isinstance(original, Parameter):
                self.original = original
            else:
                self.register_buffer("original", original)
        else:
            for k, part in enumerate(new):
                if not isinstance(part, Tensor):
                    raise ValueError("'right_inverse' must return a Tensor or a Sequence of tensors (list, tuple...). "
                                     f"Got element {k} of the sequence with type {type(part).__name__}.")
                if isinstance(original, Parameter):
                    part = Parameter(part, original.requires_grad)
                part.requires_grad_(original.requires_grad)
                _register(self, f"original{k}", part)
        if not unsafe:
            made = self()
            if not isinstance(made, Tensor):
                raise ValueError(f"A parametrization must return a tensor. Got {type(made).__name__}.")
            if made.dtype != first_dtype:
                raise ValueError("Registering a parametrization may not change the dtype of the tensor, unless `unsafe` flag is enabled.\n"
                                 f"unparametrized dtype: {first_dtype}\nparametrized dtype: {made.dtype}")
            if made.shape != first_shape:
                raise ValueError("Registering a parametrization may not change the shape of the tensor, unless `unsafe` flag is enabled.\n"
                                 f"unparametrized shape: {first_shape}\nparametrized shape: {made.shape}")

    @torc.no_grad()
    def right_inverse(self, value):
        """Assigns originals from which value is computed."""
        for module in reversed(self):
            if not hasattr(module, "right_inverse"):
                raise RuntimeError(f"parametrization {type(module).__name__} does not implement right_inverse.")
            value = module.right_inverse(value)
        if self.is_tensor:
            if not isinstance(value, Tensor):
                raise ValueError(f"`right_inverse` should return a tensor. Got {type(value).__name__}")
            if value.dtype != self.original.dtype:
                raise ValueError(f"The tensor returned by `right_inverse` has dtype {value.dtype} while `original` has dtype {self.original.dtype}")
            self.original.data = value.data
            return
        if not isinstance(value, (tuple, list)):
            raise ValueError(f"'right_inverse' must return a sequence of tensors. Got {type(value).__name__}.")
        if len(value) != self.ntensors:
            raise ValueError(f"'right_inverse' must return a sequence of tensors of length {self.ntensors}. Got a sequence of length {len(value)}.")
        for k, part in enumerate(value):
            original = getattr(self, f"original{k}")
            if not isinstance(part, Tensor):
                raise ValueError(f"`right_inverse` must return a sequence of tensors. Got element {k} of type {type(part).__name__}")
            if part.dtype != original.dtype:
                raise ValueError(f"Tensor {k} returned by `right_inverse` has dtype {part.dtype} while `original{k}` has dtype {original.dtype}")
            original.data = part.data

    def forward(self):
        x = self[0](self.original) if self.is_tensor else self[0](*(getattr(self, f"original{k}") for k in range(self.ntensors)))
        for k in range(1, len(self)):
            x = self[k](x)
        return x


def _register(module, name, tensor):
    if isinstance(tensor, Parameter):
        module.register_parameter(name, tensor)
    else:
        module.register_buffer(name, tensor)


def _inject_class(module):
    """The module's class becomes a subclass of its own, which may have properties."""
    old = module.__class__

    def getstate(self):
        raise RuntimeError("Serialization of parametrized modules is only supported through state_dict(). See:\n"
                           "https://pytorch.org/tutorials/beginner/saving_loading_models.html#saving-loading-a-general-checkpoint-for-inference-and-or-resuming-training")

    def deepcopy(self, memo):
        if id(self) in memo:
            return memo[id(self)]
        twin = self.__new__(self.__class__)
        memo[id(self)] = twin
        twin.__dict__ = copy.deepcopy(self.__dict__, memo)
        return twin

    words = {"__getstate__": getstate, "parametrized_old_class": old}
    if not hasattr(old, "__deepcopy__"):
        words["__deepcopy__"] = deepcopy
    module.__class__ = type(f"Parametrized{old.__name__}", (old,), words)


def _inject_property(module, name):
    def get(self):
        made = self.parametrizations[name]
        if not _depth:
            return made()
        key = (id(self), name)
        if key not in _cache:
            _cache[key] = made()
        return _cache[key]

    def set(self, value):
        self.parametrizations[name].right_inverse(value)

    setattr(module.__class__, name, property(get, set))


def register_parametrization(module, tensor_name, parametrization, *, unsafe=False):
    """From now on module.tensor_name is what parametrization makes of module.parametrizations.tensor_name.original."""
    parametrization.train(module.training)
    if is_parametrized(module, tensor_name):
        found = module.parametrizations[tensor_name]
        if not unsafe:
            before = getattr(module, tensor_name)
            after = parametrization(before)
            if not isinstance(after, Tensor):
                raise ValueError(f"A parametrization must return a tensor. Got {type(after).__name__}.")
            for what in ("dtype", "shape"):
                if getattr(before, what) != getattr(after, what):
                    raise ValueError(f"Registering a parametrization may not change the {what} of the tensor, unless the `unsafe` flag is enabled.\n"
                                     f"module.{tensor_name}.{what}: {getattr(before, what)}\n"
                                     f"parametrization(module.{tensor_name}).{what}: {getattr(after, what)}")
        found.append(parametrization)
        found.unsafe |= unsafe
    elif tensor_name in module._buffers or tensor_name in module._parameters:
        original = getattr(module, tensor_name)
        made = ParametrizationList([parametrization], original, unsafe=unsafe)
        delattr(module, tensor_name)
        if not is_parametrized(module):
            _inject_class(module)
            module.parametrizations = ModuleDict()
        _inject_property(module, tensor_name)
        module.parametrizations[tensor_name] = made
    else:
        raise ValueError(f"Module '{module}' does not have a parameter, a buffer, or a parametrized element with name '{tensor_name}'")
    return module


def is_parametrized(module, tensor_name=None):
    found = getattr(module, "parametrizations", None)
    if found is None or not isinstance(found, ModuleDict):
        return False
    return len(found) > 0 if tensor_name is None else tensor_name in found


def remove_parametrizations(module, tensor_name, leave_parametrized=True):
    """Makes module.tensor_name an ordinary tensor again: as it is, or the original."""
    if not is_parametrized(module, tensor_name):
        raise ValueError(f"Module {module} does not have a parametrization on {tensor_name}")
    made = module.parametrizations[tensor_name]
    if made.is_tensor:
        original = made.original
        if leave_parametrized:
            with torc.no_grad():
                original.data = getattr(module, tensor_name).data
    elif leave_parametrized:
        value = getattr(module, tensor_name)
        original = Parameter(value) if value.requires_grad else value
    else:
        raise ValueError("Cannot leave unparametrized (`leave_parametrized=False`) a tensor that is parametrized in terms of a sequence of tensors.")
    delattr(module.__class__, tensor_name)
    del module.parametrizations[tensor_name]
    _register(module, tensor_name, original)
    if not is_parametrized(module):
        delattr(module, "parametrizations")
        module.__class__ = module.__class__.__bases__[0]
    return module


def type_before_parametrizations(module):
    return module.__class__.__bases__[0] if is_parametrized(module) else type(module)


def transfer_parametrizations_and_params(from_module, to_module, tensor_name=None):
    """Gives to_module the parametrizations of from_module, and what they are applied to."""
    if not is_parametrized(from_module):
        return to_module
    if not isinstance(from_module.parametrizations, ModuleDict):
        raise AssertionError(f"Expected from_module.parametrizations to be ModuleDict, got {type(from_module.parametrizations).__name__}")
    for name in from_module.parametrizations if tensor_name is None else [tensor_name]:
        if not hasattr(to_module, name):
            setattr(to_module, name, Parameter(getattr(from_module, name)))
        for one in from_module.parametrizations[name]:
            register_parametrization(to_module, name, one)
        ours, theirs = to_module.parametrizations[name], from_module.parametrizations[name]
        if hasattr(theirs, "original"):
            ours.original = theirs.original
        else:
            for k in range(theirs.ntensors):
                setattr(ours, f"original{k}", getattr(theirs, f"original{k}"))
    return to_module
