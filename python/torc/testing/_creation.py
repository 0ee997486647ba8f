"""torch.testing.make_tensor: drawn tensors for tests, the same numbers as PyTorch's for a seed."""

import collections.abc
import math
import warnings

import torc

_INTEGERS = (torc.uint8, torc.int8, torc.int16, torc.int32, torc.int64, torc.uint16, torc.uint32, torc.uint64)
_FLOATS = (torc.float16, torc.bfloat16, torc.float32, torc.float64, torc.complex32, torc.complex64, torc.complex128)
_SMALL_FLOATS = (torc.float8_e4m3fn, torc.float8_e5m2)


def _limits(dtype):
    """The values of a dtype: from the first on, up to the second or less."""
    if dtype is torc.bool:
        return 0, 2
    if dtype in _INTEGERS:
        limits = torc.iinfo(dtype)
        return limits.min, limits.max + (dtype is not torc.int64)  # randint's bound is an int64
    return torc.finfo(dtype).min, torc.finfo(dtype).max


def _range(dtype, low, high):
    whole = dtype is torc.bool or dtype in _INTEGERS
    if dtype is torc.bool:
        low, high = 0 if low is None else low, 2 if high is None else high
    low, high = -9 if low is None else low, (10 if whole else 9) if high is None else high
    least, end = _limits(dtype)
    if any(isinstance(v, float) and math.isnan(v) for v in (low, high)):
        raise ValueError(f"`low` and `high` cannot be NaN, but got {low=} and {high=}")
    if low == high and dtype in _FLOATS:
        warnings.warn("Passing `low==high` to `torch.testing.make_tensor` for floating or complex types is deprecated since 2.1 and will be removed in 2.3. "
                      "Use `torch.full(...)` instead.", FutureWarning, stacklevel=4)
    elif low >= high:
        raise ValueError(f"`low` must be less than `high`, but got {low} >= {high}")
    elif high < least or low >= end:
        raise ValueError(f"The value interval specified by `low` and `high` is [{low}, {high}), but {dtype} only supports [{least}, {end})")
    low, high = min(max(low, least), end), min(max(high, least), end)
    return (math.ceil(low), math.ceil(high)) if whole else (low, high)


def _uniform(tensor, low, high):
    """In two steps where the range is wider than the dtype's largest number."""
    if high - low >= torc.finfo(tensor.dtype).max:
        return tensor.uniform_(low / 2, high / 2).mul_(2)
    return tensor.uniform_(low, high)


def make_tensor(*shape, dtype, device, low=None, high=None, requires_grad=False, noncontiguous=False, exclude_zero=False, memory_format=None):
    """A tensor of numbers drawn from [low, high)."""
    shape = tuple(shape[0] if len(shape) == 1 and isinstance(shape[0], collections.abc.Sequence) else shape)
    whole = dtype is torc.bool or dtype in _INTEGERS
    if noncontiguous and memory_format is not None:
        raise ValueError(f"The parameters `noncontiguous` and `memory_format` are mutually exclusive, but got {noncontiguous=} and {memory_format=}")
    if requires_grad and whole:
        raise ValueError(f"`requires_grad=True` is not supported for boolean and integral dtypes, but got {dtype=}")
    if not whole and dtype not in _FLOATS and dtype not in _SMALL_FLOATS:
        raise TypeError(f"The requested dtype '{dtype}' is not supported by torch.testing.make_tensor(). To request support, file an issue at: "
                        "https://github.com/pytorch/pytorch/issues")
    spread = noncontiguous and math.prod(shape) > 1
    if spread:  # every second of twice as many
        shape = (*shape[:-1], 2 * shape[-1])
    low, high = _range(dtype, low, high)
    if whole:
        made = torc.randint(low, high, shape, device=device, dtype=dtype)
    elif dtype in _SMALL_FLOATS:
        made = _uniform(torc.empty(shape, device=device, dtype=torc.float32), low, high).to(dtype)
    else:
        made = torc.empty(shape, device=device, dtype=dtype)
        _uniform(torc.view_as_real(made) if dtype.is_complex else made, low, high)
    if spread:
        made = made[..., 1::2]
    elif memory_format is not None:
        made = made.clone(memory_format=memory_format)
    if exclude_zero:
        tiny = 1 if whole else torc.finfo(dtype).tiny
        made[made == 0] = complex(tiny, tiny) if dtype.is_complex else tiny
    if dtype in _FLOATS:
        made.requires_grad = requires_grad
    return made
