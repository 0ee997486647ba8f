"""torch.types: names for annotations."""

import builtins
import os
from collections.abc import Sequence
from typing import Any, Union

import torc
from torc import Size, Tensor, device as _device, dtype as _dtype, layout as _layout  # noqa: F401

_bool, _int, _float, _complex, _size = builtins.bool, builtins.int, builtins.float, builtins.complex, Union[Size, list, tuple]
_TensorOrTensors = Union[Tensor, Sequence[Tensor]]
_TensorOrTensorsOrGradEdge = Union[_TensorOrTensors, "torc.autograd.graph.GradientEdge", Sequence["torc.autograd.graph.GradientEdge"]]
Number = (builtins.int, builtins.float, builtins.bool)
_Number = Union[builtins.int, builtins.float, builtins.bool]
FileLike = Union[str, os.PathLike, Any]
Device = Union[_device, str, builtins.int, None]
IntLikeType = builtins.int
