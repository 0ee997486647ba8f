"""What type checkers read of torch.optim.sgd."""

from torc import Tensor
from torc.optim import SGD as SGD

def sgd(params: list[Tensor], d_p_list: list[Tensor], momentum_buffer_list: list[Tensor | None], has_sparse_grad: bool = ..., foreach: bool | None = ..., fused: bool | None = ..., grad_scale: Tensor | None = ..., found_inf: Tensor | None = ..., *, weight_decay: float, momentum: float, lr: float | Tensor, dampening: float, nesterov: bool, maximize: bool) -> None: ...
