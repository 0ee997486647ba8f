"""What type checkers read of torch.optim.optimizer."""

from collections.abc import Callable
from typing import Any

from torc.optim import Optimizer as Optimizer
from torc.optim import ParamsT as ParamsT
from torc.utils.hooks import RemovableHandle

params_t = ParamsT
required: Any

def register_optimizer_step_pre_hook(hook: Callable[..., Any]) -> RemovableHandle: ...
def register_optimizer_step_post_hook(hook: Callable[..., Any]) -> RemovableHandle: ...
