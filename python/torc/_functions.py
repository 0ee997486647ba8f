"""Small functions of torch that ask a tensor, or are made of others."""

import contextlib

import torc
from torc import Tensor, _C


def is_tensor(obj):
    return isinstance(obj, Tensor)


def is_storage(obj):
    return False


def is_floating_point(input):
    return input.is_floating_point()


def is_complex(input):
    return input.is_complex()


def is_signed(input):
    return input.is_signed()


def is_conj(input):
    return input.is_conj()


def is_inference(input):
    return input.is_inference()


def is_nonzero(input):
    return input.is_nonzero()


def is_same_size(input, other):
    return input.is_same_size(other)


def numel(input):
    if not isinstance(input, Tensor):
        raise TypeError(f"numel(): argument 'input' (position 1) must be Tensor, not {type(input).__name__}")
    return input.numel()


def get_device(input):
    return input.get_device()


def real(input):
    return input.real


def imag(input):
    return input.imag


def equal(input, other):
    return input.equal(other)


def allclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    return input.allclose(other, rtol, atol, equal_nan)


def detach_(input):
    return input.detach_()


def resize_as_(input, the_template, *, memory_format=None):
    return input.resize_as_(the_template, memory_format=memory_format)


def typename(obj):
    if isinstance(obj, Tensor):
        return obj.type()
    kind = type(obj)
    module = getattr(obj, "__module__", None) or kind.__module__
    name = getattr(obj, "__qualname__", None) or kind.__qualname__
    return name if module in ("builtins", None) else f"{module}.{name}"


@contextlib.contextmanager
def fork_rng(devices=None, enabled=True, device_type="cuda"):
    """What is drawn inside does not count outside."""
    if not enabled:
        yield
        return
    state = _C.get_rng_state()
    try:
        yield
    finally:
        _C.set_rng_state(state)


def set_default_tensor_type(t):
    """"torch.FloatTensor" and the like: the dtype of factories."""
    names = {"torch.FloatTensor": torc.float32, "torch.DoubleTensor": torc.float64, "torch.HalfTensor": torc.float16,
             "torch.BFloat16Tensor": torc.bfloat16}
    if t not in names:
        raise TypeError("invalid type object: only floating-point types are supported as the default type")
    torc.set_default_dtype(names[t])
