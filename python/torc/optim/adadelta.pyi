"""What type checkers read of torch.optim.adadelta."""

from torc import Tensor
from torc.optim import Adadelta as Adadelta

def adadelta(params: list[Tensor], grads: list[Tensor], square_avgs: list[Tensor], acc_deltas: list[Tensor], state_steps: list[Tensor], capturable: bool = ..., foreach: bool | None = ..., differentiable: bool = ..., has_complex: bool = ..., *, lr: float | Tensor, rho: float, eps: float, weight_decay: float, maximize: bool) -> None: ...
