"""torch.nn: Module, Parameter, containers, layers, and the functions of torch.nn.functional."""

from torc.nn import functional, init  # noqa: F401
from torc.nn.modules import *  # noqa: F401,F403
from torc.nn.parameter import Buffer, Parameter  # noqa: F401
