"""torch.nn.Parameter and Buffer: tensors that a Module takes in when they are assigned to it."""

import torc
from torc import Tensor, _C


class _ParameterMeta(type):
    def __instancecheck__(cls, instance):
        """Also of other subclasses of Tensor, wrapped as parameters: those say so themselves."""
        return super().__instancecheck__(instance) or (isinstance(instance, Tensor) and getattr(instance, "_is_param", False))


class Parameter(Tensor, metaclass=_ParameterMeta):
    """A tensor that is a parameter of the module it is assigned to."""

    def __new__(cls, data=None, requires_grad=True):
        if data is None:
            data = torc.empty(0)
        if type(data) is Tensor or type(data) is Parameter:
            return Tensor._make_subclass(cls, data, requires_grad)
        if not isinstance(data, Tensor):
            raise RuntimeError(f"Creating a Parameter from an instance of type {type(data).__name__} requires that detach() returns an instance "
                               "of the same type, but return type was not a Tensor.")
        made = data.detach().requires_grad_(requires_grad)
        made._is_param = True
        return made

    def __deepcopy__(self, memo):
        if id(self) in memo:
            return memo[id(self)]
        made = type(self)(self.data.clone(memory_format=torc.preserve_format), self.requires_grad)
        memo[id(self)] = made
        return made

    def __repr__(self):
        return "Parameter containing:\n" + super().__repr__()

    __torch_function__ = _C._disabled_torch_function_impl


_C._set_parameter_type(Parameter)


class Buffer(Tensor):
    """A tensor that is a buffer of the module it is assigned to."""

    def __new__(cls, data=None, *, persistent=True):
        if data is None:
            data = torc.empty(0)
        made = data.detach().requires_grad_(data.requires_grad)
        made.persistent = persistent
        made._is_buffer = True
        return made

    __torch_function__ = _C._disabled_torch_function_impl
