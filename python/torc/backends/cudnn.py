"""torch.backends.cudnn"""

import contextlib
import types

import torc
from torc import _C
from torc.backends import Precision, becomes, boolean, precision, switch


def is_available():
    return torc.cuda.is_available()


class _Conv(Precision, backend="cuda", op="conv"):
    pass


class _Rnn(Precision, backend="cuda", op="rnn"):
    pass


conv, rnn = _Conv(), _Rnn()


class _CuDNN(types.ModuleType):
    enabled = boolean("cudnn_enabled")
    benchmark = boolean("cudnn_benchmark")
    benchmark_limit = switch("cudnn_benchmark_limit")
    deterministic = boolean("cudnn_deterministic")
    allow_tf32 = boolean("cudnn_allow_tf32")
    fp32_precision = precision("cuda", "all")


becomes(__name__, _CuDNN)

_SWITCHES = ("enabled", "benchmark", "benchmark_limit", "deterministic", "allow_tf32")


def set_flags(_enabled=None, _benchmark=None, _benchmark_limit=None, _deterministic=None, _allow_tf32=None, _fp32_precision="none"):
    """Set what is given; what all were before."""
    before = tuple(getattr(_C, "_backends_cudnn_" + name)() for name in _SWITCHES)
    for name, value in zip(_SWITCHES, (_enabled, _benchmark, _benchmark_limit, _deterministic, _allow_tf32)):
        if value is not None:
            getattr(_C, "_backends_set_cudnn_" + name)(value)
    return before


@contextlib.contextmanager
def flags(enabled=False, benchmark=False, benchmark_limit=10, deterministic=False, allow_tf32=True, fp32_precision="none"):
    """The switches as they are in a `with`."""
    before = set_flags(enabled, benchmark, benchmark_limit, deterministic, allow_tf32)
    try:
        yield
    finally:
        set_flags(*before)
