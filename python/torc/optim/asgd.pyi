"""What type checkers read of torch.optim.asgd."""

from torc import Tensor
from torc.optim import ASGD as ASGD

def asgd(params: list[Tensor], grads: list[Tensor], axs: list[Tensor], mus: list[Tensor], etas: list[Tensor], state_steps: list[Tensor], foreach: bool | None = ..., maximize: bool = ..., differentiable: bool = ..., capturable: bool = ..., has_complex: bool = ..., *, lambd: float, lr: float | Tensor, t0: float, alpha: float, weight_decay: float) -> None: ...
