"""torch.backends.cudnn"""

import types

import torc
from torc import _C
from torc.backends import Precision, becomes, boolean, flags_of, precision, switch

CUDNN_TENSOR_DTYPES = {torc.half, torc.float, torc.double}


def is_available():
    return torc.cuda.is_available()


def version():
    """Of the library that is loaded now if it was not before: 91900 is 9.19.0; None where there is none."""
    return _C._backends_cudnn_version() or None


def is_acceptable(tensor):
    """Could cuDNN compute with it?"""
    return enabled_now() and tensor.device.type == "cuda" and tensor.dtype in CUDNN_TENSOR_DTYPES and version() is not None


enabled_now = _C._backends_cudnn_enabled


class _Conv(Precision, backend="cuda", op="conv"):
    pass


class _Rnn(Precision, backend="cuda", op="rnn"):
    pass


conv, rnn = _Conv(), _Rnn()


class CudnnModule(types.ModuleType):
    enabled = boolean("cudnn_enabled")
    benchmark = boolean("cudnn_benchmark")
    benchmark_limit = switch("cudnn_benchmark_limit")
    deterministic = boolean("cudnn_deterministic")
    allow_tf32 = boolean("cudnn_allow_tf32")
    fp32_precision = precision("cuda", "all")


becomes(__name__, CudnnModule)
enabled: bool
benchmark: bool
benchmark_limit: int | None
deterministic: bool
allow_tf32: bool
fp32_precision: str

_SWITCHES = ("enabled", "benchmark", "benchmark_limit", "deterministic", "allow_tf32")


def set_flags(_enabled=None, _benchmark=None, _benchmark_limit=None, _deterministic=None, _allow_tf32=None, _fp32_precision="none"):
    """Set what is given; what all were before."""
    before = (*(getattr(_C, "_backends_cudnn_" + name)() for name in _SWITCHES), _C._backends_fp32_precision("cuda", "all"))
    for name, value in zip(_SWITCHES, (_enabled, _benchmark, _benchmark_limit, _deterministic, _allow_tf32)):
        if value is not None:
            getattr(_C, "_backends_set_cudnn_" + name)(value)
    if _fp32_precision is not None:
        _C._backends_set_fp32_precision("cuda", "all", _fp32_precision)
    return before


def flags(enabled=False, benchmark=False, benchmark_limit=10, deterministic=False, allow_tf32=True, fp32_precision="none"):
    """The switches as they are in a `with`."""
    return flags_of(set_flags, enabled, benchmark, benchmark_limit, deterministic, allow_tf32, fp32_precision)


__getattr__ = torc._absent_from(__name__)
