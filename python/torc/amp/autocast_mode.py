"""Regions in which operators choose the dtype they compute in, and functions of autograd that go along with them."""

import collections.abc
import functools
import warnings

import torc
from torc import _C

__all__ = ["autocast", "autocast_decorator", "custom_bwd", "custom_fwd", "is_autocast_available"]


def is_autocast_available(device_type):
    """Can autocast cast for this device type?"""
    return _C._is_autocast_available(device_type)


def _text(device_type):
    if not isinstance(device_type, str):
        raise ValueError(f"Expected `device_type` of type `str`, got: `{type(device_type)}`")
    return device_type


def autocast_decorator(autocast_instance, func):
    """func, which runs in that region whenever it is called."""
    @functools.wraps(func)
    def decorate_autocast(*args, **kwargs):
        with autocast_instance:
            return func(*args, **kwargs)
    decorate_autocast.__script_unsupported = "@autocast() decorator is not supported in script mode"
    return decorate_autocast


class autocast:
    """A region, as context manager or decorator, in which products run in `dtype` and what needs float32 in that."""

    def __init__(self, device_type, dtype=None, enabled=True, cache_enabled=None):
        self.device = _text(device_type)
        self.fast_dtype = _C.get_autocast_dtype(device_type) if dtype is None else dtype
        if not is_autocast_available(device_type):
            raise RuntimeError(f"User specified an unsupported autocast device_type '{device_type}'")
        self._cache_enabled = _C.is_autocast_cache_enabled() if cache_enabled is None else cache_enabled
        if enabled and device_type == "cuda":
            if not torc.cuda.is_available():
                warnings.warn("CUDA is not available or torch_xla is imported. Disabling autocast.", stacklevel=2)
                enabled = False
            elif self.fast_dtype is torc.bfloat16 and not torc.cuda.is_bf16_supported():
                raise RuntimeError("Current CUDA Device does not support bfloat16. Please switch dtype to float16.")
        elif enabled and self.fast_dtype not in (torc.bfloat16, torc.float16):
            name = self.device.upper()
            warnings.warn(f"In {name} autocast, but the target dtype is not supported. Disabling autocast.\n"
                          f"{name} Autocast only supports dtypes of torch.bfloat16, torch.float16 currently.", stacklevel=2)
            enabled = False
        self._enabled = enabled

    def __enter__(self):
        self.prev_cache_enabled = _C.is_autocast_cache_enabled()
        self.prev = _C.is_autocast_enabled(self.device)
        self.prev_fastdtype = _C.get_autocast_dtype(self.device)
        if self.fast_dtype in (torc.bfloat16, torc.float16):
            _C.set_autocast_dtype(self.device, self.fast_dtype)
        _C.set_autocast_enabled(self.device, bool(self._enabled))
        _C.autocast_increment_nesting()
        _C.set_autocast_cache_enabled(self._cache_enabled)
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        _C.autocast_decrement_nesting()
        _C.set_autocast_enabled(self.device, self.prev)
        _C.set_autocast_dtype(self.device, self.prev_fastdtype)
        _C.set_autocast_cache_enabled(self.prev_cache_enabled)
        return False

    def __call__(self, func):
        return autocast_decorator(self, func)


def _enter_autocast(*vals):
    """For programs that were made by tracing: a region that _exit_autocast ends."""
    mode = autocast(*vals)
    mode.__enter__()
    return mode


def _exit_autocast(mode):
    mode.__exit__(None, None, None)


def _cast(value, device_type, dtype):
    """The floating tensors of that device in a value, as dtype; those of float64 stay."""
    if isinstance(value, torc.Tensor):
        follows = value.is_floating_point() and value.device.type == device_type and value.dtype is not torc.float64
        return value.to(dtype) if follows else value
    if isinstance(value, (str, bytes)) or type(value).__module__ == "numpy":
        return value
    if isinstance(value, collections.abc.Mapping):
        return {_cast(k, device_type, dtype): _cast(v, device_type, dtype) for k, v in value.items()}
    if isinstance(value, collections.abc.Iterable):
        parts = [_cast(v, device_type, dtype) for v in value]
        return type(value)(parts) if isinstance(value, (list, tuple)) else parts
    return value


def custom_fwd(fwd=None, *, device_type, cast_inputs=None):
    """Decorates forward of an autograd.Function: it sees autocast as its caller has it, or, with cast_inputs, runs without on
    inputs that are cast to that dtype."""
    _text(device_type)
    if fwd is None:
        return functools.partial(custom_fwd, device_type=device_type, cast_inputs=cast_inputs)

    @functools.wraps(fwd)
    def decorate_fwd(*args, **kwargs):
        ctx, inside = args[0], _C.is_autocast_enabled(device_type)
        ctx._dtype = _C.get_autocast_dtype(device_type)
        ctx._fwd_used_autocast = inside and cast_inputs is None
        if cast_inputs is None or not inside:
            return fwd(*args, **kwargs)
        with autocast(device_type=device_type, enabled=False):
            return fwd(*_cast(args, device_type, cast_inputs), **_cast(kwargs, device_type, cast_inputs))
    return decorate_fwd


def custom_bwd(bwd=None, *, device_type):
    """Decorates backward of an autograd.Function whose forward has custom_fwd: it runs under autocast as that did."""
    _text(device_type)
    if bwd is None:
        return functools.partial(custom_bwd, device_type=device_type)

    @functools.wraps(bwd)
    def decorate_bwd(*args, **kwargs):
        with autocast(device_type=device_type, enabled=args[0]._fwd_used_autocast, dtype=args[0]._dtype):
            return bwd(*args, **kwargs)
    return decorate_bwd
