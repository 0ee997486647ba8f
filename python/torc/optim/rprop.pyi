"""What type checkers read of torch.optim.rprop."""

from torc import Tensor
from torc.optim import Rprop as Rprop

def rprop(params: list[Tensor], grads: list[Tensor], prevs: list[Tensor], step_sizes: list[Tensor], state_steps: list[Tensor], foreach: bool | None = ..., capturable: bool = ..., maximize: bool = ..., differentiable: bool = ..., has_complex: bool = ..., *, step_size_min: float, step_size_max: float, etaminus: float, etaplus: float) -> None: ...
