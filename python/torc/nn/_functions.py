"""Functions of torch.nn.functional that are Python in PyTorch too: they choose among operators, or are short chains of them."""

import math
import warnings
from typing import Any

import torc
from torc import Tensor, _C
from torc._C import _has_torch_function as _asks
from torc._guards import ask as _ask

__name__ = torc.__name__ + ".nn.functional"  # where PyTorch, and so pickles, have what is defined here
_own: dict[str, Any] = {}
_C._functions("nn", _own, __name__)


def _each(value, n):
    return list(value) if isinstance(value, (tuple, list)) else [value] * n


# ---------------------------------------------------------------------------------------------- pooling
def _output_size(output_size, input):
    """A list of sizes; None: as large as the input."""
    if isinstance(output_size, (tuple, list)):
        n = len(output_size)
        if input.dim() <= n:
            raise ValueError(f"Input dimension should be at least {n + 1}")
        return [size if wanted is None else wanted for wanted, size in zip(output_size, input.shape[-n:])]
    return output_size


def adaptive_avg_pool2d(input: Tensor, output_size: Any) -> Tensor:
    """Mean over windows that divide the image into output_size parts; None: as many as the input has."""
    if _asks(input):
        return _ask(adaptive_avg_pool2d, (input,), locals())
    return _own["adaptive_avg_pool2d"](input, _output_size(output_size, input))


def adaptive_max_pool2d_with_indices(input: Tensor, output_size: Any, return_indices: bool = False) -> tuple[Tensor, Tensor]:
    """Maximum over windows that divide the image into output_size parts, and where it was."""
    if _asks(input):
        return _ask(adaptive_max_pool2d_with_indices, (input,), locals())
    return _own["adaptive_max_pool2d_with_indices"](input, _output_size(output_size, input))


def adaptive_max_pool1d_with_indices(input: Tensor, output_size: Any, return_indices: bool = False) -> tuple[Tensor, Tensor]:
    """adaptive_max_pool2d_with_indices of signals."""
    if _asks(input):
        return _ask(adaptive_max_pool1d_with_indices, (input,), locals())
    if input.dim() not in (2, 3):
        raise RuntimeError(f"adaptive_max_pool1d(): Expected 2D or 3D tensor, but got: {list(input.shape)}")
    (size,) = _each(output_size, 1)
    values, indices = adaptive_max_pool2d_with_indices(input.unsqueeze(-2), [1, size])
    return values.squeeze(-2), indices.squeeze(-2)


def adaptive_max_pool1d(input: Tensor, output_size: Any, return_indices: bool = False) -> Any:
    """Maximum over windows that divide the signal into output_size parts."""
    if _asks(input):
        return _ask(adaptive_max_pool1d, (input,), locals())
    both = adaptive_max_pool1d_with_indices(input, output_size)
    return both if return_indices else both[0]


def adaptive_max_pool2d(input: Tensor, output_size: Any, return_indices: bool = False) -> Any:
    """Maximum over windows that divide the image into output_size parts."""
    if _asks(input):
        return _ask(adaptive_max_pool2d, (input,), locals())
    both = adaptive_max_pool2d_with_indices(input, output_size)
    return both if return_indices else both[0]


def max_pool1d_with_indices(input: Tensor, kernel_size: Any, stride: Any = None, padding: Any = 0, dilation: Any = 1, ceil_mode: bool = False,
                            return_indices: bool = False) -> tuple[Tensor, Tensor]:
    """max_pool1d, and where the maxima were."""
    if _asks(input):
        return _ask(max_pool1d_with_indices, (input,), locals())
    if input.dim() not in (2, 3):
        raise RuntimeError(f"max_pool1d_with_indices: Expected 2D or 3D (batch mode) tensor with optional 0 dim batch size for input, but got: {list(input.shape)}")
    kernel, pad, apart = _each(kernel_size, 1), _each(padding, 1), _each(dilation, 1)
    step = kernel if stride is None or stride == [] else _each(stride, 1)
    values, indices = _own["max_pool2d_with_indices"](input.unsqueeze(-2), [1] + kernel, [1] + step, [0] + pad, [1] + apart, ceil_mode)
    return values.squeeze(-2), indices.squeeze(-2)


def max_pool1d(input: Tensor, kernel_size: Any, stride: Any = None, padding: Any = 0, dilation: Any = 1, ceil_mode: bool = False,
               return_indices: bool = False) -> Any:
    """Maximum of each window; stride defaults to kernel_size."""
    if _asks(input):
        return _ask(max_pool1d, (input,), locals())
    if return_indices:
        return max_pool1d_with_indices(input, kernel_size, stride, padding, dilation, ceil_mode)
    return _own["max_pool1d"](input, kernel_size, stride, padding, dilation, ceil_mode)


def _max_pool_with_indices(name, n):
    def function(input: Tensor, kernel_size: Any, stride: Any = None, padding: Any = 0, dilation: Any = 1, ceil_mode: bool = False,
                 return_indices: bool = False) -> tuple[Tensor, Tensor]:
        if _asks(input):
            return _C._dispatch(function, (input,), (input,), dict(kernel_size=kernel_size, stride=stride, padding=padding, dilation=dilation, ceil_mode=ceil_mode,
                                                                   return_indices=return_indices))
        return _own[name](input, kernel_size, [] if stride is None else stride, padding, dilation, ceil_mode)

    function.__name__ = function.__qualname__ = name
    function.__doc__ = f"max_pool{n}d, and where the maxima were."
    return function


max_pool2d_with_indices, max_pool3d_with_indices = (_max_pool_with_indices(f"max_pool{n}d_with_indices", n) for n in (2, 3))


def max_pool2d(input: Tensor, kernel_size: Any, stride: Any = None, padding: Any = 0, dilation: Any = 1, ceil_mode: bool = False,
               return_indices: bool = False) -> Any:
    """Maximum of each window; stride defaults to kernel_size."""
    if _asks(input):
        return _ask(max_pool2d, (input,), locals())
    function = max_pool2d_with_indices if return_indices else _own["max_pool2d"]
    return function(input, kernel_size, [] if stride is None else stride, padding, dilation, ceil_mode)


def max_pool3d(input: Tensor, kernel_size: Any, stride: Any = None, padding: Any = 0, dilation: Any = 1, ceil_mode: bool = False,
               return_indices: bool = False) -> Any:
    """Maximum of each window of a volume; stride defaults to kernel_size."""
    if _asks(input):
        return _ask(max_pool3d, (input,), locals())
    function = max_pool3d_with_indices if return_indices else _own["max_pool3d"]
    return function(input, kernel_size, [] if stride is None else stride, padding, dilation, ceil_mode)


def adaptive_avg_pool3d(input: Tensor, output_size: Any) -> Tensor:
    """Mean over windows that divide the volume into output_size parts; None: as many as the input has."""
    if _asks(input):
        return _ask(adaptive_avg_pool3d, (input,), locals())
    return _own["adaptive_avg_pool3d"](input, _output_size(output_size, input))


def adaptive_max_pool3d_with_indices(input: Tensor, output_size: Any, return_indices: bool = False) -> tuple[Tensor, Tensor]:
    """Maximum over windows that divide the volume into output_size parts, and where it was."""
    if _asks(input):
        return _ask(adaptive_max_pool3d_with_indices, (input,), locals())
    return _own["adaptive_max_pool3d_with_indices"](input, _output_size(output_size, input))


def adaptive_max_pool3d(input: Tensor, output_size: Any, return_indices: bool = False) -> Any:
    """Maximum over windows that divide the volume into output_size parts."""
    if _asks(input):
        return _ask(adaptive_max_pool3d, (input,), locals())
    both = adaptive_max_pool3d_with_indices(input, output_size)
    return both if return_indices else both[0]


def _unpool_output_size(input, kernel_size, stride, padding, output_size):
    n, shape = len(kernel_size), input.shape
    usual = [(shape[d - n] - 1) * stride[d] + kernel_size[d] - 2 * padding[d] for d in range(n)]
    if output_size is None:
        return usual
    if len(output_size) == n + 2:
        output_size = output_size[2:]
    if len(output_size) != n:
        raise ValueError(f"output_size should be a sequence containing {n} or {n + 2} elements, but it has a length of '{len(output_size)}'")
    for d in range(n):
        least, most = usual[d] - stride[d], usual[d] + stride[d]
        if not least < output_size[d] < most:
            raise ValueError(f'invalid output_size "{output_size}" (dim {d} must be between {least} and {most})')
    return output_size


def max_unpool2d(input: Tensor, indices: Tensor, kernel_size: Any, stride: Any = None, padding: Any = 0, output_size: Any = None) -> Tensor:
    """Images with the elements of input where max_pool2d found them, and 0 elsewhere."""
    if _asks(input, indices):
        return _ask(max_unpool2d, (input, indices), locals())
    kernel, pad = _each(kernel_size, 2), _each(padding, 2)
    size = _unpool_output_size(input, kernel, kernel if stride is None else _each(stride, 2), pad, output_size)
    return _own["_max_unpool2d_to"](input, indices, size)


def max_unpool1d(input: Tensor, indices: Tensor, kernel_size: Any, stride: Any = None, padding: Any = 0, output_size: Any = None) -> Tensor:
    """Signals with the elements of input where max_pool1d found them, and 0 elsewhere."""
    if _asks(input, indices):
        return _ask(max_unpool1d, (input, indices), locals())
    kernel, pad = _each(kernel_size, 1), _each(padding, 1)
    size = _unpool_output_size(input, kernel, kernel if stride is None else _each(stride, 1), pad, output_size)
    return _own["_max_unpool2d_to"](input.unsqueeze(-1), indices.unsqueeze(-1), [*size, 1]).squeeze(-1)


def _lp(mean, norm_type, places):
    return (torc.sign(mean) * torc.relu(torc.abs(mean))).mul(places).pow(1.0 / norm_type)


def lp_pool1d(input: Tensor, norm_type: float, kernel_size: int, stride: Any = None, ceil_mode: bool = False) -> Tensor:
    """The norm of each window."""
    if _asks(input):
        return _ask(lp_pool1d, (input,), locals())
    mean = _own["avg_pool1d"](input.pow(norm_type), kernel_size, *(() if stride is None else (stride,)), padding=0, ceil_mode=ceil_mode)
    return _lp(mean, norm_type, kernel_size)


def lp_pool2d(input: Tensor, norm_type: float, kernel_size: Any, stride: Any = None, ceil_mode: bool = False) -> Tensor:
    """The norm of each window."""
    if _asks(input):
        return _ask(lp_pool2d, (input,), locals())
    high, wide = _each(kernel_size, 2)
    mean = _own["avg_pool2d"](input.pow(norm_type), kernel_size, *(() if stride is None else (stride,)), padding=0, ceil_mode=ceil_mode)
    return _lp(mean, norm_type, high * wide)


def lp_pool3d(input: Tensor, norm_type: float, kernel_size: Any, stride: Any = None, ceil_mode: bool = False) -> Tensor:
    """The norm of each window."""
    if _asks(input):
        return _ask(lp_pool3d, (input,), locals())
    deep, high, wide = _each(kernel_size, 3)
    mean = _own["avg_pool3d"](input.pow(norm_type), kernel_size, *(() if stride is None else (stride,)), padding=0, ceil_mode=ceil_mode)
    return _lp(mean, norm_type, deep * high * wide)


# ---------------------------------------------------------------------------------------------- images of other sizes
def interpolate(input: Tensor, size: Any = None, scale_factor: Any = None, mode: str = "nearest", align_corners: bool | None = None,
                recompute_scale_factor: bool | None = None, antialias: bool = False) -> Tensor:
    """Signals, images or volumes of another size, or so many times as large."""
    if _asks(input):
        return _ask(interpolate, (input,), locals())
    if mode in ("nearest", "area", "nearest-exact") and align_corners is not None:
        raise ValueError("align_corners option can only be set with the interpolating modes: linear | bilinear | bicubic | trilinear")
    n = input.dim() - 2
    if size is not None and scale_factor is not None:
        raise ValueError("only one of size or scale_factor should be defined")
    if size is None and scale_factor is None:
        raise ValueError("either size or scale_factor should be defined")
    factors = None
    if size is not None:
        if isinstance(size, (list, tuple)):
            if len(size) != n:
                raise ValueError(
                    "Input and output must have the same number of spatial dimensions, but got "
                    f"input with spatial dimensions of {list(input.shape[2:])} and output size of {size}. "
                    "Please provide input tensor in (N, C, d1, d2, ...,dK) format and "
                    "output size in (o1, o2, ...,oK) format."
                )
            if not all(isinstance(x, int) for x in size):
                raise TypeError(f"expected size to be one of int or Tuple[int] or Tuple[int, int] or Tuple[int, int, int], but got size with types {[type(x) for x in size]}")
        size = _each(size, n)
    else:
        if isinstance(scale_factor, (list, tuple)) and len(scale_factor) != n:
            raise ValueError(
                "Input and scale_factor must have the same number of spatial dimensions, but "
                f"got input with spatial dimensions of {list(input.shape[2:])} and "
                f"scale_factor of shape {scale_factor}. "
                "Please provide input tensor in (N, C, d1, d2, ...,dK) format and "
                "scale_factor in (s1, s2, ...,sK) format."
            )
        factors = [float(factor) for factor in _each(scale_factor, n)]
        size = [math.floor(float(input.size(i + 2)) * factors[i]) for i in range(n)]
    if recompute_scale_factor and factors is None:
        raise ValueError("recompute_scale_factor is not meaningful with an explicit size.")
    given = {} if factors is None or recompute_scale_factor or mode == "area" else dict(zip(("scales_w", "scales_h", "scales_d"), reversed(factors)))
    return _own["_interpolate_to"](input, size, mode, bool(align_corners), antialias=antialias, **given)


def upsample(input: Tensor, size: Any = None, scale_factor: Any = None, mode: str = "nearest", align_corners: bool | None = None) -> Tensor:
    """interpolate."""
    warnings.warn("`nn.functional.upsample` is deprecated. Use `nn.functional.interpolate` instead.", stacklevel=2)
    return interpolate(input, size, scale_factor, mode, align_corners)


def upsample_nearest(input: Tensor, size: Any = None, scale_factor: Any = None) -> Tensor:
    """interpolate with mode 'nearest'."""
    warnings.warn("`nn.functional.upsample_nearest` is deprecated. Use `nn.functional.interpolate` instead.", stacklevel=2)
    return interpolate(input, size, scale_factor, mode="nearest")


def upsample_bilinear(input: Tensor, size: Any = None, scale_factor: Any = None) -> Tensor:
    """interpolate with mode 'bilinear' and align_corners."""
    warnings.warn("`nn.functional.upsample_bilinear` is deprecated. Use `nn.functional.interpolate` instead.", stacklevel=2)
    return interpolate(input, size, scale_factor, mode="bilinear", align_corners=True)


def _corners(align_corners):
    if align_corners is None:
        warnings.warn("Default grid_sample and affine_grid behavior has changed to align_corners=False since 1.3.0. Please specify align_corners=True "
                      "if the old behavior is desired. See the documentation of grid_sample for details.", stacklevel=3)
    return bool(align_corners)


def grid_sample(input: Tensor, grid: Tensor, mode: str = "bilinear", padding_mode: str = "zeros", align_corners: bool | None = None) -> Tensor:
    """The input at the places that grid names, from -1 to 1 in each dimension."""
    if _asks(input, grid):
        return _ask(grid_sample, (input, grid), locals())
    modes, paddings = ("bilinear", "nearest", "bicubic"), ("zeros", "border", "reflection")
    if mode not in modes:
        raise ValueError(f"nn.functional.grid_sample(): expected mode to be 'bilinear', 'nearest' or 'bicubic', but got: '{mode}'")
    if padding_mode not in paddings:
        raise ValueError("nn.functional.grid_sample(): expected padding_mode to be 'zeros', 'border', or 'reflection', "
                         f"but got: '{padding_mode}'")
    return torc.grid_sampler(input, grid, modes.index(mode), paddings.index(padding_mode), _corners(align_corners))


def affine_grid(theta: Tensor, size: Any, align_corners: bool | None = None) -> Tensor:
    """The grids for grid_sample that the affine maps theta make."""
    if _asks(theta):
        return _ask(affine_grid, (theta,), locals())
    align_corners = _corners(align_corners)
    if not theta.is_floating_point():
        raise ValueError(f"Expected theta to have floating point type, but got {theta.dtype}")
    n = len(size) - 2
    if n not in (2, 3):
        raise NotImplementedError(f"affine_grid only supports 4D and 5D sizes, for 2D and 3D affine transforms, respectively. Got size {size}.")
    if theta.dim() != 3 or theta.shape[-2] != n or theta.shape[-1] != n + 1:
        raise ValueError(f"Expected a batch of {n}D affine matrices of shape Nx{n}x{n + 1} for size {size}. Got {theta.shape}.")
    if align_corners and min(size[2:]) == 1:
        warnings.warn("Since version 1.3.0, affine_grid behavior has changed for unit-size grids when align_corners=True. This is not an intended "
                      "use case of affine_grid. See the documentation of affine_grid for details.", stacklevel=2)
    elif min(size) <= 0:
        raise ValueError(f"Expected non-zero, positive output size. Got {size}")
    return torc.affine_grid_generator(theta, list(size), align_corners)


# ---------------------------------------------------------------------------------------------- normalization, activations, dropout
def local_response_norm(input: Tensor, size: int, alpha: float = 0.0001, beta: float = 0.75, k: float = 1.0) -> Tensor:
    """input / (k + alpha * mean of the squares of `size` neighbouring channels) ** beta."""
    if _asks(input):
        return _ask(local_response_norm, (input,), locals())
    dim = input.dim()
    if dim < 3:
        raise ValueError(f"Expected 3D or higher dimensionality{'':25} input (got {dim} dimensions)")
    if input.numel() == 0:
        return input
    squares = input.mul(input).reshape(input.size(0), 1, input.size(1), -1)
    squares = _own["pad"](squares, (0, 0, size // 2, (size - 1) // 2))
    mean = _own["avg_pool2d"](squares, (size, 1), stride=1)
    return input / mean.reshape(input.shape).mul(alpha).add(k).pow(beta)


def normalize(input: Tensor, p: float = 2.0, dim: Any = 1, eps: float = 1e-12, out: Tensor | None = None) -> Tensor:
    """input divided by its p-norm along dim, or by eps where that is smaller."""
    if _asks(input):
        return _ask(normalize, (input,), locals())
    length = input.norm(p, dim, keepdim=True).clamp_min(eps).expand_as(input)
    return input / length if out is None else torc.div(input, length, out=out)


def softmin(input: Tensor, dim: int | None = None, _stacklevel: int = 3, dtype: Any = None) -> Tensor:
    """softmax of -input."""
    if _asks(input):
        return _ask(softmin, (input,), locals())
    if dim is None:
        warnings.warn("Implicit dimension choice for softmin has been deprecated. Change the call to include dim=X as an argument.", stacklevel=2)
        dim = 0 if input.dim() in (0, 1, 3) else 1
    return _own["softmax"](-input, dim, _stacklevel, dtype)


def gumbel_softmax(logits: Tensor, tau: float = 1, hard: bool = False, eps: float = 1e-10, dim: int = -1) -> Tensor:
    """Draws from the distribution that softmax(logits) is, softly; hard: as 0 and 1, with the gradients of the soft ones."""
    if _asks(logits):
        return _ask(gumbel_softmax, (logits,), locals())
    if eps != 1e-10:
        warnings.warn("`eps` parameter is deprecated and has no effect.", stacklevel=2)
    noise = -torc.empty_like(logits, memory_format=torc.contiguous_format).exponential_().log()
    soft = _own["softmax"]((logits + noise) / tau, dim)
    if not hard:
        return soft
    index = soft.max(dim, keepdim=True)[1]
    return torc.zeros_like(logits, memory_format=torc.contiguous_format).scatter_(dim, index, 1.0) - soft.detach() + soft


def rrelu(input: Tensor, lower: float = 1.0 / 8, upper: float = 1.0 / 3, training: bool = False, inplace: bool = False) -> Tensor:
    """leaky_relu, whose slope is drawn from [lower, upper] in training; otherwise it is their mean."""
    if _asks(input):
        return _ask(rrelu, (input,), locals())
    if training:
        raise NotImplementedError("rrelu() in training is not supported: torc has no operator that draws its slopes")
    return _own["leaky_relu"](input, (lower + upper) / 2, inplace)


def _channels_dropped(input, p, training, inplace):
    return (torc.feature_dropout_ if inplace else torc.feature_dropout)(input, p, training)


def _probability(p):
    if p < 0.0 or p > 1.0:
        raise ValueError(f"dropout probability has to be between 0 and 1, but got {p}")


def dropout1d(input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """dropout of whole channels of (N, C, L) or (C, L)."""
    if _asks(input):
        return _ask(dropout1d, (input,), locals())
    _probability(p)
    dim = input.dim()
    if dim not in (2, 3):
        raise RuntimeError(f"dropout1d: Expected 2D or 3D input, but received a {dim}D input. Note that dropout1d exists to provide channel-wise "
                           "dropout on inputs with 1 spatial dimension, a channel dimension, and an optional batch dimension (i.e. 2D or 3D inputs).")
    if dim == 3:
        return _channels_dropped(input, p, training, inplace)
    return _channels_dropped(input.unsqueeze(0), p, training, inplace).squeeze(0)


def dropout2d(input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """dropout of whole channels of (N, C, H, W)."""
    if _asks(input):
        return _ask(dropout2d, (input,), locals())
    _probability(p)
    dim = input.dim()
    if dim not in (3, 4):
        warnings.warn(f"dropout2d: Received a {dim}-D input to dropout2d, which is deprecated and will result in an error in a future release. To "
                      "retain the behavior and silence this warning, please use dropout instead. Note that dropout2d exists to provide channel-wise "
                      "dropout on inputs with 2 spatial dimensions, a channel dimension, and an optional batch dimension (i.e. 3D or 4D inputs).",
                      stacklevel=2)
    if dim == 3:
        warnings.warn("dropout2d: Received a 3D input to dropout2d and assuming that channel-wise 1D dropout behavior is desired - input is interpreted "
                      "as shape (N, C, L), where C is the channel dim. This behavior will change in a future release to interpret the input as one "
                      "without a batch dimension, i.e. shape (C, H, W). To maintain the 1D channel-wise dropout behavior, please switch to using "
                      "dropout1d instead.", stacklevel=2)
    return _channels_dropped(input, p, training, inplace)


def dropout3d(input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """dropout of whole channels of (N, C, D, H, W) or (C, D, H, W)."""
    if _asks(input):
        return _ask(dropout3d, (input,), locals())
    _probability(p)
    dim = input.dim()
    if dim not in (4, 5):
        warnings.warn(f"dropout3d: Received a {dim}-D input to dropout3d, which is deprecated and will result in an error in a future release. To "
                      "retain the behavior and silence this warning, please use dropout instead. Note that dropout3d exists to provide channel-wise "
                      "dropout on inputs with 3 spatial dimensions, a channel dimension, and an optional batch dimension (i.e. 4D or 5D inputs).",
                      stacklevel=2)
    if dim != 4:
        return _channels_dropped(input, p, training, inplace)
    return _channels_dropped(input.unsqueeze(0), p, training, inplace).squeeze(0)


def embedding(input: Tensor, weight: Tensor, padding_idx: int | None = None, max_norm: float | None = None, norm_type: float = 2.0,
              scale_grad_by_freq: bool = False, sparse: bool = False) -> Tensor:
    """Rows of weight; max_norm: those that are longer are first made that long, in weight itself."""
    if _asks(input, weight):
        return _ask(embedding, (input, weight), locals())
    if padding_idx is not None and not -weight.size(0) <= padding_idx < weight.size(0):
        raise AssertionError("Padding_idx must be within num_embeddings")
    if max_norm is not None:
        with torc.no_grad():
            torc.embedding_renorm_(weight.detach(), input, max_norm, norm_type)
    return _own["embedding"](input, weight, padding_idx, scale_grad_by_freq=scale_grad_by_freq, sparse=sparse)


def embedding_bag(input: Tensor, weight: Tensor, offsets: Tensor | None = None, max_norm: float | None = None, norm_type: float = 2,
                  scale_grad_by_freq: bool = False, mode: str = "mean", sparse: bool = False, per_sample_weights: Tensor | None = None,
                  include_last_offset: bool = False, padding_idx: int | None = None) -> Tensor:
    """Sums, means or maxima of the rows of weight that each bag names: rows of input, or what lies between offsets."""
    if _asks(input, weight, offsets):
        return _ask(embedding_bag, (input, weight, offsets), locals())
    if weight.dtype == torc.long and input.is_floating_point():
        warnings.warn("Argument order of nn.functional.embedding_bag was changed. Usage `embedding_bag(weight, input, ...)` is deprecated, and should now "
                      "be `embedding_bag(input, weight, ...)`.", stacklevel=2)
        weight, input = input, weight
    if sparse:
        raise NotImplementedError("embedding_bag(): sparse gradients are not supported")
    if max_norm is not None:
        with torc.no_grad():
            torc.embedding_renorm_(weight.detach(), input, max_norm, norm_type)
    return _own["_embedding_bag_of"](input, weight, offsets, scale_grad_by_freq, mode, per_sample_weights, include_last_offset, padding_idx)


# ---------------------------------------------------------------------------------------------- losses
def _reduced(loss, reduction):
    if reduction not in ("none", "mean", "sum"):
        raise ValueError(f"{reduction} is not a valid value for reduction")
    return loss.mean() if reduction == "mean" else loss.sum() if reduction == "sum" else loss


def gaussian_nll_loss(input: Tensor, target: Tensor, var: Any, full: bool = False, eps: float = 1e-06, reduction: str = "mean") -> Tensor:
    """Negative log likelihood of target under normal distributions of mean input and variance var."""
    if _asks(input, target):
        return _ask(gaussian_nll_loss, (input, target), locals())
    if isinstance(var, float):
        if var < 0:
            raise ValueError("var has negative entry/entries")
        var = var * torc.ones_like(input)
    elif torc.any(var < 0):
        raise ValueError("var has negative entry/entries")
    if var.size() != input.size():
        if input.size()[:-1] == var.size():
            var = var.unsqueeze(-1)
        elif not (input.dim() == var.dim() and all(a == b or b == 1 for a, b in zip(input.size(), var.size()))):
            raise ValueError("var is of incorrect size")
    if reduction not in ("none", "mean", "sum"):
        raise ValueError(reduction + " is not valid")
    var = var.clone()
    with torc.no_grad():
        var.clamp_(min=eps)
    loss = 0.5 * (torc.log(var) + (input - target) ** 2 / var)
    if full:
        loss = loss + 0.5 * math.log(2 * math.pi)
    return _reduced(loss, reduction)


def multilabel_soft_margin_loss(input: Tensor, target: Tensor, weight: Tensor | None = None, size_average: Any = None, reduce: Any = None,
                                reduction: str = "mean") -> Tensor:
    """The mean over classes of the cross entropies of sigmoid(input)."""
    if _asks(input, target, weight):
        return _ask(multilabel_soft_margin_loss, (input, target, weight), locals())
    if size_average is not None or reduce is not None:
        reduction = "none" if reduce is False else "sum" if size_average is False else "mean"
        warnings.warn(f"size_average and reduce args will be deprecated, please use reduction='{reduction}' instead.", stacklevel=2)
    loss = -(target * _own["logsigmoid"](input) + (1 - target) * _own["logsigmoid"](-input))
    if weight is not None:
        loss = loss * weight
    dim = input.dim() - 1
    return _reduced(loss.sum(dim=dim) / input.size(dim), reduction)


def triplet_margin_with_distance_loss(anchor: Tensor, positive: Tensor, negative: Tensor, *, distance_function: Any = None, margin: float = 1.0,
                                      swap: bool = False, reduction: str = "mean") -> Tensor:
    """max(0, margin + distance of anchor and positive - distance of anchor and negative), with a distance of the caller's."""
    if _asks(anchor, positive, negative):
        return _ask(triplet_margin_with_distance_loss, (anchor, positive, negative), locals())
    distance = _own["pairwise_distance"] if distance_function is None else distance_function
    if margin <= 0:
        raise ValueError(f"margin must be greater than 0, got {margin}")
    if not anchor.ndim == positive.ndim == negative.ndim:
        raise RuntimeError("The anchor, positive, and negative tensors are expected to have the same number of dimensions, but got: "
                           f"anchor {anchor.ndim}D, positive {positive.ndim}D, and negative {negative.ndim}D inputs")
    near, far = distance(anchor, positive), distance(anchor, negative)
    if swap:
        far = torc.minimum(far, distance(positive, negative))
    return _reduced(torc.clamp_min(margin + near - far, 0), reduction)
