"""torch.FloatTensor and its like: PyTorch's old names for tensors of one dtype, on the CPU or (torch.cuda.FloatTensor) on the GPU."""

import torc

DTYPES = {name: dtype for name, dtype in torc._C._by_scalar_name.items() if not name.startswith(("Complex", "Float8", "UInt"))}


class _TensorType(type):
    """Calling one makes a tensor, of sizes or of data; isinstance asks for dtype and device."""

    def __instancecheck__(cls, instance):
        return isinstance(instance, torc.Tensor) and instance.dtype == cls.dtype and instance.device.type == cls.device_type

    def __call__(cls, *args, device=None):
        if device is not None and torc.device(device).type != cls.device_type:
            raise RuntimeError(f"legacy constructor expects device type: {cls.device_type} but device type: {torc.device(device).type} was passed")
        where = {"dtype": cls.dtype, "device": device or cls.device_type}
        if not args:
            return torc.empty(0, **where)
        if len(args) == 1 and not isinstance(args[0], int):
            if isinstance(args[0], torc.Size):
                return torc.empty(args[0], **where)
            if isinstance(args[0], torc.Tensor):
                if args[0].dtype != cls.dtype:
                    raise TypeError(f"expected {cls.__name__} (got {args[0].type().removeprefix('torch.')})")
                return args[0].detach()
            if not hasattr(args[0], "__getitem__"):
                raise TypeError(f"new(): data must be a sequence (got {type(args[0]).__name__})")
            return torc.tensor(args[0], **where)
        return torc.empty(args, **where)


def tensor_type(name, device_type, module):
    """The class of that name, such as FloatTensor."""
    return _TensorType(name, (), {"dtype": DTYPES[name.removesuffix("Tensor")], "device_type": device_type, "__module__": module, "is_cuda": device_type == "cuda",
                                  "layout": torc.strided})


def __getattr__(name):
    if not name.endswith("Tensor") or name.removesuffix("Tensor") not in DTYPES:
        raise AttributeError(name)
    globals()[name] = tensor_type(name, "cpu", "torch")
    return globals()[name]
