"""What type checkers read of torch.optim.adamax."""

from torc import Tensor
from torc.optim import Adamax as Adamax

def adamax(params: list[Tensor], grads: list[Tensor], exp_avgs: list[Tensor], exp_infs: list[Tensor], state_steps: list[Tensor], foreach: bool | None = ..., maximize: bool = ..., differentiable: bool = ..., capturable: bool = ..., has_complex: bool = ..., *, eps: float, beta1: float, beta2: float, lr: float | Tensor, weight_decay: float) -> None: ...
