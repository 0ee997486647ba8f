"""Convolutions."""

import torc
from torc.nn import functional as F
from torc.nn.modules.lazy import LazyModuleMixin
from torc.nn.modules.linear import Linear
from torc.nn.modules.module import Module
from torc.nn.modules.utils import _ntuple, _own_init, _reverse_repeat_tuple
from torc.nn.parameter import Parameter, UninitializedParameter

_CONVOLUTIONS = {1: (F.conv1d, F.conv_transpose1d), 2: (F.conv2d, F.conv_transpose2d), 3: (F.conv3d, F.conv_transpose3d)}
_MODES = ("zeros", "reflect", "replicate", "circular")


class _ConvNd(Module):
    __constants__ = ["stride", "padding", "dilation", "groups", "padding_mode", "output_padding", "in_channels", "out_channels", "kernel_size"]

    def __init__(self, in_channels, out_channels, kernel_size, stride, padding, dilation, transposed, output_padding, groups, bias, padding_mode,
                 device=None, dtype=None):
        super().__init__()
        if groups <= 0:
            raise ValueError("groups must be a positive integer")
        if in_channels % groups != 0:
            raise ValueError("in_channels must be divisible by groups")
        if out_channels % groups != 0:
            raise ValueError("out_channels must be divisible by groups")
        if isinstance(padding, str):
            if padding not in ("same", "valid"):
                raise ValueError(f"Invalid padding string {padding!r}, should be one of {{'valid', 'same'}}")
            if padding == "same" and any(s != 1 for s in stride):
                raise ValueError("padding='same' is not supported for strided convolutions")
        if padding_mode not in _MODES:
            raise ValueError(f"padding_mode must be one of {set(_MODES)}, but got padding_mode='{padding_mode}'")
        self.in_channels, self.out_channels, self.kernel_size, self.stride = in_channels, out_channels, kernel_size, stride
        self.padding, self.dilation, self.transposed, self.output_padding = padding, dilation, transposed, output_padding
        self.groups, self.padding_mode = groups, padding_mode
        if isinstance(padding, str):  # what F.pad takes, for the modes that it does
            around = []
            for reach in (d * (k - 1) if padding == "same" else 0 for d, k in zip(reversed(dilation), reversed(kernel_size))):
                around += [reach // 2, reach - reach // 2]
            self._reversed_padding_repeated_twice = around
        else:
            self._reversed_padding_repeated_twice = _reverse_repeat_tuple(padding, 2)
        channels = (in_channels, out_channels // groups) if transposed else (out_channels, in_channels // groups)
        self.weight = Parameter(torc.empty((*channels, *kernel_size), device=device, dtype=dtype))
        if bias:
            self.bias = Parameter(torc.empty(out_channels, device=device, dtype=dtype))
        else:
            self.register_parameter("bias", None)
        self.reset_parameters()

    reset_parameters = Linear.reset_parameters

    def extra_repr(self):
        text = f"{self.in_channels}, {self.out_channels}, kernel_size={self.kernel_size}, stride={self.stride}"
        none, one = (0,) * len(self.kernel_size), (1,) * len(self.kernel_size)
        for name, standard in (("padding", none), ("dilation", one), ("output_padding", none), ("groups", 1)):
            if getattr(self, name) != standard:
                text += f", {name}={getattr(self, name)}"
        return text + (", bias=False" if self.bias is None else "") + (f", padding_mode={self.padding_mode}" if self.padding_mode != "zeros" else "")


class _Conv(_ConvNd):
    """One that is not transposed, of as many dimensions as the class says."""

    dims = 0

    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, dilation=1, groups=1, bias=True, padding_mode="zeros",
                 device=None, dtype=None):
        each = _ntuple(self.dims, "each")
        super().__init__(in_channels, out_channels, each(kernel_size), each(stride), padding if isinstance(padding, str) else each(padding),
                         each(dilation), False, (0,) * self.dims, groups, bias, padding_mode, device, dtype)

    def _conv_forward(self, input, weight, bias):
        padding = self.padding
        if self.padding_mode != "zeros":
            input, padding = F.pad(input, self._reversed_padding_repeated_twice, mode=self.padding_mode), (0,) * self.dims
        return _CONVOLUTIONS[self.dims][0](input, weight, bias, self.stride, padding, self.dilation, self.groups)

    def forward(self, input):
        return self._conv_forward(input, self.weight, self.bias)


@_own_init
class Conv1d(_Conv):
    dims = 1


@_own_init
class Conv2d(_Conv):
    dims = 2


@_own_init
class Conv3d(_Conv):
    dims = 3


class _ConvTransposeNd(_ConvNd):
    dims = 0

    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, output_padding=0, groups=1, bias=True, dilation=1,
                 padding_mode="zeros", device=None, dtype=None):
        if padding_mode != "zeros":
            raise ValueError(f'Only "zeros" padding mode is supported for {type(self).__name__}')
        each = _ntuple(self.dims, "each")
        super().__init__(in_channels, out_channels, each(kernel_size), each(stride), each(padding), each(dilation), True, each(output_padding),
                         groups, bias, padding_mode, device, dtype)

    def _output_padding(self, input, output_size, stride, padding, kernel_size, num_spatial_dims, dilation=None):
        """What to add behind, so that the output has output_size."""
        if output_size is None:
            return self.output_padding if isinstance(self.output_padding, tuple) else (self.output_padding,)
        n, lead = num_spatial_dims, input.dim() - num_spatial_dims
        if len(output_size) == lead + n:
            output_size = output_size[lead:]
        if len(output_size) != n:
            raise ValueError(f"ConvTranspose{n}D: for {input.dim()}D input, output_size must have {n} or {lead + n} elements (got {len(output_size)})")
        least = [(input.size(d + lead) - 1) * stride[d] - 2 * padding[d] + (dilation[d] if dilation is not None else 1) * (kernel_size[d] - 1) + 1
                 for d in range(n)]
        most = [size + stride[d] - 1 for d, size in enumerate(least)]
        for d in range(n):
            if output_size[d] < least[d] or output_size[d] > most[d]:
                raise ValueError(f"requested an output size of {output_size}, but valid sizes range from {least} to {most} "
                                 f"(for an input of {input.size()[2:]})")
        return [output_size[d] - least[d] for d in range(n)]

    def forward(self, input, output_size=None):
        extra = self._output_padding(input, output_size, self.stride, self.padding, self.kernel_size, self.dims, self.dilation)
        return _CONVOLUTIONS[self.dims][1](input, self.weight, self.bias, self.stride, self.padding, extra, self.groups, self.dilation)


@_own_init
class ConvTranspose1d(_ConvTransposeNd):
    dims = 1


@_own_init
class ConvTranspose2d(_ConvTransposeNd):
    dims = 2


@_own_init
class ConvTranspose3d(_ConvTransposeNd):
    dims = 3


class _LazyConv(LazyModuleMixin):
    """A convolution whose in_channels is that of its first input."""

    def _begin(self, out_channels, bias, device, dtype, **words):
        super(_LazyConv, self).__init__(0, 0, bias=False, **words)
        self.out_channels = out_channels
        self.weight = UninitializedParameter(device=device, dtype=dtype)
        if bias:
            self.bias = UninitializedParameter(device=device, dtype=dtype)

    def reset_parameters(self):
        if not self.has_uninitialized_params() and self.in_channels != 0:
            super().reset_parameters()

    def initialize_parameters(self, input, *args):
        if not self.has_uninitialized_params():
            return
        batched = self.dims + 2
        if input.dim() not in (batched - 1, batched):
            raise RuntimeError(f"Expected {batched - 1}D (unbatched) or {batched}D (batched) input to {type(self).__name__}, but got input of size: {input.shape}")
        self.in_channels = input.shape[1] if input.dim() == batched else input.shape[0]
        if self.in_channels % self.groups != 0:
            raise ValueError("in_channels must be divisible by groups")
        channels = (self.in_channels, self.out_channels // self.groups) if self.transposed else (self.out_channels, self.in_channels // self.groups)
        self.weight.materialize((*channels, *self.kernel_size))
        if self.bias is not None:
            self.bias.materialize((self.out_channels,))
        self.reset_parameters()


class _LazyForward(_LazyConv):
    def __init__(self, out_channels, kernel_size, stride=1, padding=0, dilation=1, groups=1, bias=True, padding_mode="zeros", device=None, dtype=None):
        self._begin(out_channels, bias, device, dtype, kernel_size=kernel_size, stride=stride, padding=padding, dilation=dilation, groups=groups,
                    padding_mode=padding_mode)


class _LazyTranspose(_LazyConv):
    def __init__(self, out_channels, kernel_size, stride=1, padding=0, output_padding=0, groups=1, bias=True, dilation=1, padding_mode="zeros", device=None,
                 dtype=None):
        self._begin(out_channels, bias, device, dtype, kernel_size=kernel_size, stride=stride, padding=padding, output_padding=output_padding, groups=groups,
                    dilation=dilation, padding_mode=padding_mode)


@_own_init
class LazyConv1d(_LazyForward, Conv1d):
    cls_to_become = Conv1d

@_own_init
class LazyConv2d(_LazyForward, Conv2d):
    cls_to_become = Conv2d

@_own_init
class LazyConv3d(_LazyForward, Conv3d):
    cls_to_become = Conv3d

@_own_init
class LazyConvTranspose1d(_LazyTranspose, ConvTranspose1d):
    cls_to_become = ConvTranspose1d

@_own_init
class LazyConvTranspose2d(_LazyTranspose, ConvTranspose2d):
    cls_to_become = ConvTranspose2d

@_own_init
class LazyConvTranspose3d(_LazyTranspose, ConvTranspose3d):
    cls_to_become = ConvTranspose3d
