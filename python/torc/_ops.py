"""torch._ops: the classes of torch.ops."""

from torc._aten import OpOverload, OpOverloadPacket  # noqa: F401
from torc.library import _Namespace as _OpNamespace  # noqa: F401
from torc.library import _Ops, ops  # noqa: F401


class HigherOrderOperator:
    """Operators that take functions: there are none, and libraries only ask whether something is one."""

    def __init__(self, name, **options):
        raise NotImplementedError("torch._ops.HigherOrderOperator: there are no operators of functions here")
