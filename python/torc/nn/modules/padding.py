"""Layers that pad."""

from torc.nn import functional as F
from torc.nn.modules.module import Module
from torc.nn.modules.utils import _ntuple, _own_init


class _Pad(Module):
    """Pads the last `dims` dimensions."""

    dims, mode = 0, "constant"
    __constants__ = ["padding"]

    def __init__(self, padding):
        super().__init__()
        self.padding = _ntuple(2 * self.dims, "each")(padding)

    def forward(self, input):
        return F.pad(input, self.padding, self.mode)

    def extra_repr(self):
        return f"{self.padding}"


class _ConstantPadNd(_Pad):
    __constants__ = ["padding", "value"]

    def __init__(self, padding, value):
        super().__init__(padding)
        self.value = value

    def forward(self, input):
        return F.pad(input, self.padding, "constant", self.value)

    def extra_repr(self):
        return f"padding={self.padding}, value={self.value}"


class _ReflectionPadNd(_Pad):
    mode = "reflect"


class _ReplicationPadNd(_Pad):
    mode = "replicate"


class _CircularPadNd(_Pad):
    mode = "circular"

    def _check_input_dim(self, input):
        if input.dim() not in (self.dims + 1, self.dims + 2):
            raise ValueError(f"expected {self.dims + 1}D or {self.dims + 2}D input (got {input.dim()}D input)")

    def forward(self, input):
        self._check_input_dim(input)
        return super().forward(input)


@_own_init
class ConstantPad1d(_ConstantPadNd):
    dims = 1


@_own_init
class ConstantPad2d(_ConstantPadNd):
    dims = 2


@_own_init
class ConstantPad3d(_ConstantPadNd):
    dims = 3


@_own_init
class ReflectionPad1d(_ReflectionPadNd):
    dims = 1


@_own_init
class ReflectionPad2d(_ReflectionPadNd):
    dims = 2


@_own_init
class ReflectionPad3d(_ReflectionPadNd):
    dims = 3


@_own_init
class ReplicationPad1d(_ReplicationPadNd):
    dims = 1


@_own_init
class ReplicationPad2d(_ReplicationPadNd):
    dims = 2


@_own_init
class ReplicationPad3d(_ReplicationPadNd):
    dims = 3


@_own_init
class CircularPad1d(_CircularPadNd):
    dims = 1


@_own_init
class CircularPad2d(_CircularPadNd):
    dims = 2


@_own_init
class CircularPad3d(_CircularPadNd):
    dims = 3


class ZeroPad1d(ConstantPad1d):
    def __init__(self, padding):
        super().__init__(padding, 0.0)

    def extra_repr(self):
        return f"{self.padding}"


class ZeroPad2d(ConstantPad2d):
    def __init__(self, padding):
        super().__init__(padding, 0.0)

    def extra_repr(self):
        return f"{self.padding}"


class ZeroPad3d(ConstantPad3d):
    def __init__(self, padding):
        super().__init__(padding, 0.0)

    def extra_repr(self):
        return f"{self.padding}"
