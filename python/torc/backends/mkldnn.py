"""torch.backends.mkldnn: torc's own kernels stand for it."""

import types

from torc.backends import Precision, becomes, precision


def is_available():
    return False


class _Matmul(Precision, backend="mkldnn", op="matmul"):
    pass


class _Conv(Precision, backend="mkldnn", op="conv"):
    pass


class _Rnn(Precision, backend="mkldnn", op="rnn"):
    pass


matmul, conv, rnn = _Matmul(), _Conv(), _Rnn()


class _MkldnnModule(types.ModuleType):
    fp32_precision = precision("mkldnn", "all")


becomes(__name__, _MkldnnModule)
