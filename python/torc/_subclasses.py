"""What subclasses of Tensor have so that `__torch_function__` hears of attributes and of methods that no operator stands for.

Operators ask for it in C. Attributes (shape, grad, T, …) and other methods (size, item, backward, …) do not, so that tensors pay nothing for it. Instead a
subclass gets, when it is made, members of the same names that ask. A class that defines `__torch_function__` itself gets all of them; one that inherits Tensor's
gets those that give new tensors, which become instances of it."""

import types

from torc import _C
from torc._C import Tensor

_TENSORS = """T mT H mH data real imag new_tensor __reversed__""".split()
# What PyTorch hands to nobody, and what is about classes and objects.
_OWN = set("""
    __new__ __init__ __init_subclass__ __torch_function__ __dict__ __doc__ __module__ __weakref__ __hash__ __iter__ __dir__ __getattribute__ __setattr__
    __delattr__ __class__ __getitem__ __setitem__ __delitem__ as_subclass _make_subclass __dictoffset__ __weaklistoffset__ __buffer__ __release_buffer__
    __match_args__ __reduce__ __getstate__ __array_priority__
""".split())


class _Attribute:
    """An attribute whose getter and setter ask first."""

    def __init__(self, plain):
        self.plain, self.__doc__ = plain, plain.__doc__

    def __get__(self, instance, owner=None):
        if instance is None:
            return self.plain
        if not _C._has_torch_function(instance):
            return self.plain.__get__(instance, owner)
        return _C._dispatch(self.plain.__get__, (instance,), (instance,), {})

    def __set__(self, instance, value):
        if not _C._has_torch_function(instance):
            return self.plain.__set__(instance, value)
        _C._dispatch(self.plain.__set__, (instance,), (instance, value), {})

    def __delete__(self, instance):
        if not _C._has_torch_function(instance):
            return self.plain.__delete__(instance)
        _C._dispatch(self.plain.__delete__, (instance,), (instance,), {})


class _Method:
    """A method that asks first. Asked of the class it is Tensor's own."""

    def __init__(self, plain):
        def method(self, *args, **kwargs):
            if not _C._has_torch_function(self):
                return plain(self, *args, **kwargs)
            return _C._dispatch(plain, (self, *args), (self, *args), kwargs)

        method.__name__, method.__qualname__, method.__doc__ = plain.__name__, plain.__qualname__, plain.__doc__
        self.plain, self.method = plain, method

    def __get__(self, instance, owner=None):
        return self.plain if instance is None else types.MethodType(self.method, instance)


_made: dict = {}


def _members():
    """All of them, by name; made when a class wants them first."""
    plain_methods = set(_C._plain_methods)
    for name, plain in vars(Tensor).items():
        if name in _OWN:
            continue
        if isinstance(plain, types.GetSetDescriptorType):
            _made[name] = _Attribute(plain)
        elif name.startswith("__"):
            if callable(plain) and name in ("__len__", "__reversed__", "__contains__", "__float__", "__int__", "__bool__", "__index__", "__complex__", "__repr__",
                                            "__format__", "__array__", "__deepcopy__", "__reduce_ex__", "__setstate__"):
                _made[name] = _Method(plain)
        elif isinstance(plain, types.FunctionType) or isinstance(plain, types.MethodDescriptorType) and name in plain_methods:
            if not name.startswith("_"):
                _made[name] = _Method(plain)
    return _made


def asks(cls, itself):
    """Gives a class the members that ask; `itself`: it, or a class between it and Tensor, defines `__torch_function__`."""
    members = _made or _members()
    for name in members if itself else _TENSORS:
        for base in cls.__mro__:  # what the program defines goes first
            if base is Tensor:
                setattr(cls, name, members[name])
                break
            if name in vars(base):
                break
