"""Small functions of torch that ask a tensor, or are made of others."""

import contextlib
import math

import torc
from torc import Tensor, _C
from torc._C import _has_torch_function as _asks
from torc._guards import ask as _ask

__name__ = torc.__name__  # where PyTorch, and so pickles, have what is defined here

def is_tensor(obj):
    return isinstance(obj, Tensor)


def is_storage(obj):
    from torc.storage import TypedStorage, UntypedStorage
    return isinstance(obj, (TypedStorage, UntypedStorage))


def _asked(found, inverse, counts):
    """What unique() gives: the elements alone, or a tuple with what else was asked for."""
    values, *others = found
    more = [t for t, wanted in zip(others, (inverse, counts)) if wanted]
    return (values, *more) if more else values


def unique(input, sorted=True, return_inverse=False, return_counts=False, dim=None):  # noqa: A002  PyTorch's names
    if _asks(input):
        return _ask(unique, (input,), locals())
    if dim is None:
        return _asked(torc._unique2(input, sorted, return_inverse, return_counts), return_inverse, return_counts)
    return _asked(torc._unique_dim(input, dim, sorted, return_inverse, return_counts), return_inverse, return_counts)


def unique_consecutive(input, return_inverse=False, return_counts=False, dim=None):
    if _asks(input):
        return _ask(unique_consecutive, (input,), locals())
    return _asked(torc._unique_consecutive(input, return_inverse, return_counts, dim), return_inverse, return_counts)


def typename(obj):
    if isinstance(obj, Tensor):
        return obj.type()
    kind = type(obj)
    module = getattr(obj, "__module__", None) or kind.__module__
    name = getattr(obj, "__qualname__", None) or kind.__qualname__
    if module and module.split(".")[0] == "torc":
        module = "torch" + module[len("torc"):]
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
    if isinstance(t, type) and type(t).__name__ == "_TensorType":
        t = f"{t.__module__}.{t.__name__}"
    if not isinstance(t, str):
        raise TypeError("invalid type object: only floating-point types are supported as the default type")
    on_cuda = t.startswith("torch.cuda.")
    t = "torch." + t.removeprefix("torch.").removeprefix("cuda.")
    if t not in names:
        raise TypeError("only floating-point types are supported as the default type")
    import warnings
    if not set_default_tensor_type.__dict__.setdefault("warned", False):  # once, as PyTorch does
        set_default_tensor_type.warned = True
        warnings.warn("torch.set_default_tensor_type() is deprecated as of PyTorch 2.1, please use torch.set_default_dtype() and torch.set_default_device() as "
                      "alternatives.", stacklevel=2)
    if on_cuda:
        from torc._legacy import needs_cuda
        needs_cuda(getattr(torc.cuda, t.removeprefix("torch.")))
        torc.set_default_device("cuda")
    torc.set_default_dtype(names[t])


def compile(model=None, *, fullgraph=False, dynamic=None, backend="inductor", mode=None, options=None, disable=False):  # noqa: A001  PyTorch's name
    """The function or module as it is: its calls run as they are made. Nothing is compiled ahead. Unknown modes and backends are refused."""
    if mode is not None and options is not None:
        raise RuntimeError("Either mode or options can be specified, but both can't be specified at the same time.")
    modes = ("default", "reduce-overhead", "max-autotune-no-cudagraphs", "max-autotune")
    if mode is not None and mode not in modes:
        raise RuntimeError(f"Unrecognized mode={mode}, should be one of: {', '.join(modes)}")
    if isinstance(backend, str) and backend not in ("inductor", "eager", "aot_eager", "cudagraphs", "onnxrt", "openxla", "tvm"):
        raise RuntimeError(f"Invalid backend: {backend!r}, see `torch._dynamo.list_backends()` for available backends.")
    return (lambda m: m) if model is None else model


def set_float32_matmul_precision(precision):
    """How exactly float32 matrix products are computed: "highest", "high" or "medium"."""
    _C._backends_set_matmul_precision(precision)


def get_float32_matmul_precision():
    return _C._backends_matmul_precision()


def broadcast_shapes(*shapes):
    """The shape that tensors of these shapes (or numbers: of one dimension) have together."""
    shapes = [(s,) if isinstance(s, int) else tuple(s) for s in shapes]
    found = [1] * max(map(len, shapes), default=0)
    for index, shape in enumerate(shapes):
        for at, size in enumerate(reversed(shape), 1):
            if size < 0:
                raise ValueError("Attempting to broadcast a dimension with negative length!")
            if size != 1 and found[-at] not in (1, size):
                raise RuntimeError(f"Attempting to broadcast a dimension of length {size} at {-at}! Mismatching argument at index {index} had {shape}; "
                                   f"but expected shape should be broadcastable to {found}")
            if size != 1:
                found[-at] = size
    return torc.Size(found)


def _check(cond, message=None):
    """RuntimeError unless the condition holds. message() gives its text."""
    _check_with(RuntimeError, cond, message)


def _check_type(cond, message=None):
    _check_with(TypeError, cond, message)


def _check_value(cond, message=None):
    _check_with(ValueError, cond, message)


def _check_with(error_type, cond, message=None):
    if not cond:
        raise error_type("Expected cond to be True, but got False. (Could this error message be improved? If so, please report an enhancement request "
                         "to PyTorch.)" if message is None else str(message()))


def _assert(condition, message):
    assert condition, message


def compiled_with_cxx11_abi():
    """As PyTorch's builds are: there is no C++ whose ABI could differ."""
    return True


def _shape_as_tensor(t):
    return torc.tensor(tuple(t.shape), dtype=torc.int64)


def range(start=0, end=None, step=1, *, out=None, dtype=None, layout=None, device=None, requires_grad=False):  # noqa: A001  PyTorch's names
    """start, start + step, … up to end, which is one of them if it is met; deprecated."""
    if end is None:
        raise TypeError('range() missing 1 required positional arguments: "end"')
    import warnings
    warnings.warn("torch.range is deprecated and will be removed in a future release because its behavior is inconsistent with Python's range builtin. "
                  "Instead, use torch.arange, which produces values in [start, end).", stacklevel=2)
    if dtype is None:
        dtype = torc.get_default_dtype() if out is None else out.dtype
    if dtype.is_complex or dtype is torc.bool:
        name = next(name for name, one in torc._C._by_scalar_name.items() if one == dtype)
        raise NotImplementedError(f'"range_cpu" not implemented for \'{name}\'')
    start, end, step = ((float if dtype.is_floating_point else int)(n) for n in (start, end, step))
    if step == 0:
        raise RuntimeError("step must be nonzero")
    if not (math.isfinite(start) and math.isfinite(end)):
        raise RuntimeError(f"unsupported range: {start:g} -> {end:g}")
    if (end - start) * step < 0:
        raise RuntimeError("upper bound and lower bound inconsistent with step sign")
    count = int((end - start) / step) + 1
    behind = start + count * step - (step / 2 if dtype.is_floating_point else 0)
    return torc.arange(start, behind, step, out=out, dtype=dtype, layout=layout, device=device, requires_grad=requires_grad)
