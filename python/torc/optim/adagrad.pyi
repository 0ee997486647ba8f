"""What type checkers read of torch.optim.adagrad."""

from torc import Tensor
from torc.optim import Adagrad as Adagrad

def adagrad(params: list[Tensor], grads: list[Tensor], state_sums: list[Tensor], state_steps: list[Tensor], fused: bool | None = ..., grad_scale: Tensor | None = ..., found_inf: Tensor | None = ..., has_sparse_grad: bool = ..., foreach: bool | None = ..., differentiable: bool = ..., has_complex: bool = ..., *, lr: float | Tensor, weight_decay: float, lr_decay: float, eps: float, maximize: bool) -> None: ...
