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


convert = _missing("convert")
fuse_modules = _missing("fuse_modules")
fuse_modules_qat = _missing("fuse_modules_qat")
get_default_qat_qconfig = _missing("get_default_qat_qconfig")
get_default_qconfig = _missing("get_default_qconfig")
prepare = _missing("prepare")
prepare_qat = _missing("prepare_qat")
quantize_dynamic = _missing("quantize_dynamic")
