"""torch.nn.Parameter and Buffer: tensors that a Module takes in when they are assigned to it."""

from typing import Any

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
            if requires_grad and not (data.is_floating_point() or data.is_complex()):
                raise RuntimeError("Only Tensors of floating point and complex dtype can require gradients")
            return Tensor._make_subclass(cls, data, requires_grad)
        made = data.detach().requires_grad_(requires_grad)
        if type(made) is not type(data):
            raise RuntimeError(f"Creating a Parameter from an instance of type {type(data).__name__} requires that detach() returns an instance of the same type, but "
                               f"return type {type(made).__name__} was found instead. To use the type as a Parameter, please correct the detach() semantics defined "
                               "by its __torch_dispatch__() implementation.")
        made._is_param = True
        return made

    def __deepcopy__(self, memo):
        if id(self) in memo:
            return memo[id(self)]
        made = type(self)(self.data.clone(memory_format=torc.preserve_format), self.requires_grad)
        memo[id(self)] = made
        return made

    def __reduce_ex__(self, protocol):
        from torc._utils import _reduced_parameter
        return _reduced_parameter(self)

    def __repr__(self):
        text = super().__repr__()
        return "Parameter containing:\n" + (text if type(self) is Parameter else f"Parameter({text})")

    __torch_function__ = _C._disabled_torch_function_impl


_C._set_parameter_type(Parameter)


class _BufferMeta(type):
    def __instancecheck__(cls, instance):
        """All that Buffer made, which are tensors of their own class, say so."""
        return cls is Buffer and isinstance(instance, Tensor) and getattr(instance, "_is_buffer", False) or super().__instancecheck__(instance)


class Buffer(Tensor, metaclass=_BufferMeta):
    """A tensor that is a buffer of the module it is assigned to."""

    def __new__(cls, data=None, *, persistent=True):
        if data is None:
            data = torc.empty(0)
        made = data.detach().requires_grad_(data.requires_grad)
        made.persistent = persistent
        made._is_buffer = True
        return made

    __torch_function__ = _C._disabled_torch_function_impl


class _Uninitialized:
    """A tensor whose sizes are not known yet."""

    data: Tensor

    def materialize(self, shape, device=None, dtype=None):
        """From now on it has sizes; its elements are whatever the memory held."""
        made = torc.empty(tuple(shape), device=self.device if device is None else device, dtype=self.dtype if dtype is None else dtype)
        self.data = made
        self.__class__ = self.cls_to_become

    def _no_shape(self):
        raise RuntimeError("Can't access the shape of an uninitialized parameter or buffer. This error usually happens in `load_state_dict` when "
                           "trying to load an uninitialized parameter into an initialized one. Call `forward` to initialize the parameters before "
                           "accessing their attributes.")

    shape: Any = property(_no_shape)

    def share_memory_(self):
        raise RuntimeError("Can't share memory on an uninitialized parameter or buffer. Call `forward` to initialize the parameters before calling "
                           "`module.share_memory()`.")

    def __reduce_ex__(self, protocol):
        return type(self), (self.requires_grad,)

    def __repr__(self):
        return f"<{type(self).__name__}>"


def is_lazy(param):
    """Has it no sizes yet?"""
    return isinstance(param, _Uninitialized)


class UninitializedParameter(_Uninitialized, Parameter):
    """A Parameter whose sizes are not known yet."""

    cls_to_become = Parameter

    def __new__(cls, requires_grad=True, device=None, dtype=None):
        return Tensor._make_subclass(cls, torc.empty(0, device=device, dtype=dtype), requires_grad)

    def __deepcopy__(self, memo):
        if id(self) not in memo:
            memo[id(self)] = type(self)(self.requires_grad, self.device, self.dtype)
        return memo[id(self)]


class UninitializedBuffer(_Uninitialized, Tensor):
    """A buffer whose sizes are not known yet."""

    cls_to_become = Tensor

    def __new__(cls, requires_grad=False, device=None, dtype=None, persistent=True):
        made = Tensor._make_subclass(cls, torc.empty(0, device=device, dtype=dtype), requires_grad)
        made.persistent = persistent
        made._is_buffer = True
        return made

    def __deepcopy__(self, memo):
        if id(self) not in memo:
            memo[id(self)] = type(self)(self.requires_grad, self.device, self.dtype, self.persistent)
        return memo[id(self)]


__getattr__ = torc._absent_from(__name__)
