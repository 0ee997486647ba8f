"""torch.FloatTensor and its like: PyTorch's old names for tensors of one dtype, on the CPU or (torch.cuda.FloatTensor) on the GPU."""

import functools
import warnings

import torc

DTYPES = {name: dtype for name, dtype in torc._C._by_scalar_name.items() if not name.startswith(("Complex", "Float8", "UInt"))}


class _TensorType(type):
    """Calling one makes a tensor, of sizes or of data; isinstance asks for dtype and device."""

    def __instancecheck__(cls, instance):
        return isinstance(instance, torc.Tensor) and instance.dtype == cls.dtype and instance.device.type == cls.device_type

    def __call__(cls, *args, **kwargs):
        if cls.device_type == "cuda":
            needs_cuda(cls)
            _warn_of_cuda()
        return made(cls.dtype, cls.device_type, *args, **kwargs)


def needs_cuda(cls):
    if not torc.cuda._is_compiled():
        raise TypeError(f"type torch.cuda.{cls.__name__} not available. Torch not compiled with CUDA enabled.")


@functools.cache  # once
def _warn_of_cuda():
    warnings.warn("The torch.cuda.*DtypeTensor constructors are no longer recommended. It's best to use methods such as torch.tensor(data, dtype=*, "
                  "device='cuda') to create tensors.", stacklevel=3)


_IN_C = {"Float": "float", "Double": "double", "Half": "c10::Half", "BFloat16": "c10::BFloat16", "Byte": "unsigned char", "Char": "signed char",
         "Short": "short int", "Int": "int", "Long": "long int", "Bool": "bool", "ComplexFloat": "c10::complex<float>", "ComplexDouble": "c10::complex<double>"}


def _options(dtype, device):
    """Of a kind of tensors, as messages of C++ have it."""
    name = next((name for name, one in torc._C._by_scalar_name.items() if one == dtype), str(dtype))
    return (f"TensorOptions(dtype={_IN_C.get(name, name)}, device={device}, layout=Strided, requires_grad=false (default), pinned_memory=false (default), "
            "memory_format=(nullopt))")


def made(dtype, on, *args, device=None, **words):
    """What the older constructors give: nothing, a tensor of sizes, of data, over a storage, or another tensor of the same kind."""
    from torc.storage import TypedStorage, UntypedStorage
    on = torc.device(on)
    if device is not None and torc.device(device).type != on.type:
        raise RuntimeError(f"legacy constructor expects device type: {on.type} but device type: {torc.device(device).type} was passed")
    where = {"dtype": dtype, "device": device or on}
    if words and (args or len(words) > 1 or not words.keys() <= {"size", "data", "other"}):
        raise TypeError("new() received an invalid combination of arguments")
    if "size" in words:
        return torc.empty(words["size"], **where)
    args = args or tuple(words.values())
    if not args:
        return torc.empty(0, **where)
    if len(args) > 1 or isinstance(args[0], int):
        return torc.empty(args, **where)
    given = args[0]
    if isinstance(given, torc.Size):
        return torc.empty(given, **where)
    if isinstance(given, (TypedStorage, UntypedStorage)):
        return torc.empty(0, **where).set_(given)
    if isinstance(given, torc.Tensor):
        if given.dtype != dtype or given.device.type != on.type:
            raise TypeError(f"expected {_options(dtype, on.type)} (got {_options(given.dtype, given.device)})")
        return given.view_as(given)
    if not hasattr(given, "__getitem__"):
        raise TypeError(f"new(): data must be a sequence (got {type(given).__name__})")
    return torc.tensor(given, **where)


@functools.cache
def tensor_type(name, device_type, module):
    """The class of that name, such as FloatTensor."""
    return _TensorType(name, (), {"dtype": DTYPES[name.removesuffix("Tensor")], "device_type": device_type, "__module__": module, "is_cuda": device_type == "cuda",
                                  "layout": torc.strided})


def __getattr__(name):
    if not name.endswith("Tensor") or name.removesuffix("Tensor") not in DTYPES:
        raise AttributeError(name)
    return tensor_type(name, "cpu", "torch")
