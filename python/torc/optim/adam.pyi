"""What type checkers read of torch.optim.adam."""

from torc import Tensor
from torc.optim import Adam as Adam

def adam(params: list[Tensor], grads: list[Tensor], exp_avgs: list[Tensor], exp_avg_sqs: list[Tensor], max_exp_avg_sqs: list[Tensor], state_steps: list[Tensor], foreach: bool | None = ..., capturable: bool = ..., differentiable: bool = ..., fused: bool | None = ..., grad_scale: Tensor | None = ..., found_inf: Tensor | None = ..., has_complex: bool = ..., decoupled_weight_decay: bool = ..., *, amsgrad: bool, beta1: float, beta2: float, lr: float | Tensor, weight_decay: float, eps: float, maximize: bool) -> None: ...
