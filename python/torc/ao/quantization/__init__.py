"""torch.ao.quantization: nothing is quantized here. The names are there because libraries look them up as they are imported."""

from torc.nn import Module


class QuantStub(Module):
    def __init__(self, qconfig=None):
        raise NotImplementedError("torch.ao.quantization is not there: there are no quantized tensors")


class DeQuantStub(QuantStub):
    pass


def _missing(name):
    def function(*args, **kwargs):
        raise NotImplementedError(f"torch.ao.quantization.{name} is not there: there are no quantized tensors")

    function.__name__ = function.__qualname__ = name
    return function


for _name in ("convert", "fuse_modules", "fuse_modules_qat", "get_default_qat_qconfig", "get_default_qconfig", "prepare", "prepare_qat", "quantize_dynamic"):
    globals()[_name] = _missing(_name)
