"""torch.nn.init: initial values, drawn as PyTorch draws them."""

import math
import warnings

import torc
from torc import _C

_FLAT = ("linear", "conv1d", "conv2d", "conv3d", "conv_transpose1d", "conv_transpose2d", "conv_transpose3d", "sigmoid")


def calculate_gain(nonlinearity, param=None):
    """By what the standard deviation is multiplied that a nonlinearity takes away."""
    if nonlinearity in _FLAT:
        return 1
    if nonlinearity == "tanh":
        return 5.0 / 3
    if nonlinearity == "relu":
        return math.sqrt(2.0)
    if nonlinearity == "leaky_relu":
        if param is not None and (isinstance(param, bool) or not isinstance(param, (int, float))):
            raise ValueError(f"negative_slope {param} not a valid number")
        return math.sqrt(2.0 / (1 + (0.01 if param is None else param) ** 2))
    if nonlinearity == "selu":
        return 3.0 / 4
    raise ValueError(f"Unsupported nonlinearity {nonlinearity}")


def _calculate_fan_in_and_fan_out(tensor):
    if tensor.dim() < 2:
        raise ValueError("Fan in and fan out can not be computed for tensor with fewer than 2 dimensions")
    field = math.prod(tensor.shape[2:])
    return tensor.size(1) * field, tensor.size(0) * field


def _calculate_correct_fan(tensor, mode):
    mode = mode.lower()
    if mode not in ("fan_in", "fan_out"):
        raise ValueError(f"Mode {mode} not supported, please use one of ['fan_in', 'fan_out']")
    return _calculate_fan_in_and_fan_out(tensor)[mode == "fan_out"]


@torc.no_grad()
def uniform_(tensor, a=0.0, b=1.0, generator=None):
    if _C._has_torch_function(tensor):
        return _C._dispatch(uniform_, (tensor,), (), dict(locals()))
    return tensor.uniform_(a, b, generator=generator)


@torc.no_grad()
def normal_(tensor, mean=0.0, std=1.0, generator=None):
    if _C._has_torch_function(tensor):
        return _C._dispatch(normal_, (tensor,), (), dict(locals()))
    return tensor.normal_(mean, std, generator=generator)


@torc.no_grad()
def constant_(tensor, val):
    if _C._has_torch_function(tensor):
        return _C._dispatch(constant_, (tensor,), (), dict(locals()))
    return tensor.fill_(val)


def ones_(tensor):
    return constant_(tensor, 1.0)


def zeros_(tensor):
    return constant_(tensor, 0.0)


@torc.no_grad()
def eye_(tensor):
    if tensor.ndim != 2:
        raise ValueError("Only tensors with 2 dimensions are supported")
    return tensor.copy_(torc.eye(*tensor.shape))


@torc.no_grad()
def trunc_normal_(tensor, mean=0.0, std=1.0, a=-2.0, b=2.0, generator=None):
    """A normal distribution cut off at a and b: uniform numbers through the inverse of its distribution."""
    if mean < a - 2 * std or mean > b + 2 * std:
        warnings.warn("mean is more than 2 std from [a, b] in nn.init.trunc_normal_. The distribution of values may be incorrect.", stacklevel=2)
    low, high = ((1.0 + math.erf((x - mean) / std / math.sqrt(2.0))) / 2.0 for x in (a, b))
    tensor.uniform_(2 * low - 1, 2 * high - 1, generator=generator)
    return tensor.erfinv_().mul_(std * math.sqrt(2.0)).add_(mean).clamp_(min=a, max=b)


def xavier_uniform_(tensor, gain=1.0, generator=None):
    bound = math.sqrt(3.0) * (gain * math.sqrt(2.0 / float(sum(_calculate_fan_in_and_fan_out(tensor)))))
    return uniform_(tensor, -bound, bound, generator)


def xavier_normal_(tensor, gain=1.0, generator=None):
    return normal_(tensor, 0.0, gain * math.sqrt(2.0 / float(sum(_calculate_fan_in_and_fan_out(tensor)))), generator)


def kaiming_uniform_(tensor, a=0, mode="fan_in", nonlinearity="leaky_relu", generator=None):
    if _C._has_torch_function(tensor):
        return _C._dispatch(kaiming_uniform_, (tensor,), (), dict(locals()))
    if 0 in tensor.shape:
        warnings.warn("Initializing zero-element tensors is a no-op", stacklevel=2)
        return tensor
    bound = math.sqrt(3.0) * (calculate_gain(nonlinearity, a) / math.sqrt(_calculate_correct_fan(tensor, mode)))
    return uniform_(tensor, -bound, bound, generator)


def kaiming_normal_(tensor, a=0, mode="fan_in", nonlinearity="leaky_relu", generator=None):
    if 0 in tensor.shape:
        warnings.warn("Initializing zero-element tensors is a no-op", stacklevel=2)
        return tensor
    return normal_(tensor, 0.0, calculate_gain(nonlinearity, a) / math.sqrt(_calculate_correct_fan(tensor, mode)), generator)


def dirac_(tensor, groups=1):
    """Convolutions that hand their inputs through: 1 in the middle of the kernel from channel k to channel k, in each group."""
    dimensions = tensor.ndimension()
    if dimensions not in (3, 4, 5):
        raise ValueError("Only tensors with 3, 4, or 5 dimensions are supported")
    if tensor.size(0) % groups != 0:
        raise ValueError("dim 0 must be divisible by groups")
    out = tensor.size(0) // groups
    middle = [size // 2 for size in tensor.shape[2:]]
    with torc.no_grad():
        tensor.zero_()
        for g in range(groups):
            for d in range(min(out, tensor.size(1))):
                tensor[(g * out + d, d, *middle)] = 1
    return tensor


def orthogonal_(tensor, gain=1, generator=None):
    """Rows, or columns where there are more rows than columns, that are orthogonal and of length `gain`; all dimensions but the first count as one.
    They are those of the QR decomposition of normal numbers whose R has a positive diagonal, by two rounds of Gram and Schmidt's projections."""
    if tensor.ndimension() < 2:
        raise ValueError("Only tensors with 2 or more dimensions are supported")
    if tensor.numel() == 0:
        return tensor
    rows = tensor.size(0)
    columns = tensor.numel() // rows
    with torc.no_grad():
        drawn = torc.empty(rows, columns, dtype=tensor.dtype, device=tensor.device).normal_(0, 1, generator=generator)
        wide = drawn.t() if rows >= columns else drawn  # the vectors to make orthogonal are its rows
        wide = wide.to(torc.float64, copy=True) if not wide.is_complex() else wide.to(torc.complex128, copy=True)
        for k in range(wide.size(0)):
            for _ in range(2 if k else 0):
                wide[k] -= (wide[k] @ wide[:k].mH) @ wide[:k]
            wide[k] /= torc.linalg.vector_norm(wide[k])
        made = wide.t() if rows >= columns else wide
        tensor.view_as(made).copy_(made)
        tensor.mul_(gain)
    return tensor


def sparse_(tensor, sparsity, std=0.01, generator=None):
    """Normal numbers of standard deviation std; in each column the part `sparsity` of them, drawn, is 0."""
    if tensor.ndimension() != 2:
        raise ValueError("Only tensors with 2 dimensions are supported")
    rows, columns = tensor.shape
    zeros = math.ceil(sparsity * rows)
    with torc.no_grad():
        tensor.normal_(0, std, generator=generator)
        for column in range(columns):
            tensor[torc.randperm(rows)[:zeros], column] = 0
    return tensor


def _no_grad_uniform_(tensor, a, b, generator=None):
    return uniform_(tensor, a, b, generator)


def _no_grad_normal_(tensor, mean, std, generator=None):
    return normal_(tensor, mean, std, generator)


def _no_grad_trunc_normal_(tensor, mean, std, a, b, generator=None):
    return trunc_normal_(tensor, mean, std, a, b, generator)


def _no_grad_fill_(tensor, val):
    return constant_(tensor, val)


def _no_grad_zero_(tensor):
    return zeros_(tensor)


def _make_deprecate(meth):
    """A function under the name that it had before it wrote in place by its name."""
    name = meth.__name__

    def deprecated_init(*args, **kwargs):
        warnings.warn(f"`nn.init.{name[:-1]}` is now deprecated in favor of `nn.init.{name}`.", FutureWarning, stacklevel=2)
        return meth(*args, **kwargs)

    deprecated_init.__name__, deprecated_init.__doc__ = name[:-1], f"{name} under its older name."
    return deprecated_init


uniform, normal, constant, eye, dirac = map(_make_deprecate, (uniform_, normal_, constant_, eye_, dirac_))
xavier_uniform, xavier_normal, kaiming_uniform, kaiming_normal = map(_make_deprecate, (xavier_uniform_, xavier_normal_, kaiming_uniform_, kaiming_normal_))
orthogonal, sparse = map(_make_deprecate, (orthogonal_, sparse_))

__getattr__ = torc._absent_from(__name__)
