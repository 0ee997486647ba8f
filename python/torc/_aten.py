"""torch.ops.aten: operators under the names that PyTorch's library has for them, as packets of overloads. An overload is whatever its packet is: signatures are
chosen by the arguments, as everywhere."""

import types

import torc
from torc import Tensor


class OpOverload:
    """aten.add.Tensor: one name among the signatures of an operator."""

    def __init__(self, packet, overload):
        self.overloadpacket, self._overloadname, self.namespace = packet, overload, "aten"
        self.__name__, self.__doc__ = f"{packet.__name__}.{overload}", packet.__doc__
        self._op = packet._op

    def __call__(self, *args, **kwargs):
        return self._op(*args, **kwargs)

    def name(self):
        return f"aten::{self.overloadpacket.__name__}" + ("" if self._overloadname == "default" else f".{self._overloadname}")

    def __str__(self):
        return f"aten.{self.__name__}"

    def __repr__(self):
        return f"<OpOverload(op='aten.{self.overloadpacket.__name__}', overload='{self._overloadname}')>"


class OpOverloadPacket:
    """aten.add: an operator with all its signatures."""

    def __init__(self, name, function):
        self.__name__, self._qualified_op_name, self._op, self.__doc__ = name, f"aten::{name}", function, function.__doc__

    def __call__(self, *args, **kwargs):
        return self._op(*args, **kwargs)

    def __getattr__(self, overload):
        if overload.startswith("_"):
            raise AttributeError(f"'OpOverloadPacket' object has no attribute '{overload}'")
        made = OpOverload(self, overload)
        setattr(self, overload, made)
        return made

    def __str__(self):
        return f"aten.{self.__name__}"

    def __repr__(self):
        return f"<OpOverloadPacket(op='aten.{self.__name__}')>"


def _function(name):
    """The operator of that name. Losses are none: there they take their reduction as a number."""
    places = [(torc, name), (Tensor, name), (torc.nn.functional, name)]
    places += [(getattr(torc, part), name.removeprefix(part + "_")) for part in ("linalg", "special", "fft") if name.startswith(part + "_")]
    for place, own in places:
        found = getattr(place, own, None)
        if isinstance(found, (types.BuiltinFunctionType, types.MethodDescriptorType)) and "reduction" not in (found.__text_signature__ or ""):
            return found
    return None


class Namespace:
    """torch.ops.aten."""

    def __getattr__(self, name):
        function = None if name.startswith("__") else _function(name)
        if function is None:
            raise AttributeError(f"'_OpNamespace' 'aten' object has no attribute '{name}'")
        made = OpOverloadPacket(name, function)
        setattr(self, name, made)
        return made
