"""What type checkers read of torch.optim.rmsprop."""

from torc import Tensor
from torc.optim import RMSprop as RMSprop

def rmsprop(params: list[Tensor], grads: list[Tensor], square_avgs: list[Tensor], grad_avgs: list[Tensor], momentum_buffer_list: list[Tensor | None], state_steps: list[Tensor], foreach: bool | None = ..., maximize: bool = ..., differentiable: bool = ..., capturable: bool = ..., has_complex: bool = ..., *, lr: float | Tensor, alpha: float, eps: float, weight_decay: float, momentum: float, centered: bool) -> None: ...
