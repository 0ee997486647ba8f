"""torch.nn: Module, Parameter, containers, layers, and the functions of torch.nn.functional."""

import torc
from torc import _typing
from torc.nn import functional, init, modules, utils  # noqa: F401
from torc.nn.modules import *  # noqa: F401,F403
from torc.nn.parallel import DataParallel  # noqa: F401
from torc.nn.parameter import Buffer, Parameter, UninitializedBuffer, UninitializedParameter  # noqa: F401

if _typing.TYPE_CHECKING:
    from torc.nn import attention, common_types, grad, parallel, parameter  # noqa: F401


__getattr__ = torc._absent_from(__name__)
