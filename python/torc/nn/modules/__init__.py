"""Modules of torch.nn."""

from torc.nn.modules.container import ModuleDict, ModuleList, ParameterDict, ParameterList, Sequential  # noqa: F401
from torc.nn.modules.module import Module  # noqa: F401
