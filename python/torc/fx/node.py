"""torch.fx.node: what annotations name."""

from typing import Any

from torc.fx import Node  # noqa: F401

Target = Argument = Any
