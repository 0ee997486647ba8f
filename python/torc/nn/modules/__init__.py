"""Modules of torch.nn."""

from torc.nn.modules.container import ModuleDict, ModuleList, ParameterDict, ParameterList, Sequential  # noqa: F401
from torc.nn.modules.layers import (  # noqa: F401
    AdaptiveAvgPool2d, AvgPool2d, BCELoss, BCEWithLogitsLoss, BatchNorm1d, BatchNorm2d, Conv1d, Conv2d,
    CrossEntropyLoss, Dropout, ELU, Embedding, Flatten, GELU, GroupNorm, Hardsigmoid, Hardswish, Identity, L1Loss,
    LayerNorm, LeakyReLU, Linear, LogSoftmax, MSELoss, MaxPool2d, Mish, NLLLoss, ReLU, ReLU6, SELU, SiLU, Sigmoid,
    SmoothL1Loss, Softmax, Softplus, Tanh, Unflatten,
)
from torc.nn.modules.module import Module  # noqa: F401
