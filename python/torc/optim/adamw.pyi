"""What type checkers read of torch.optim.adamw."""

from torc import Tensor
from torc.optim import AdamW as AdamW

def adamw(params: list[Tensor], grads: list[Tensor], exp_avgs: list[Tensor], exp_avg_sqs: list[Tensor], max_exp_avg_sqs: list[Tensor], state_steps: list[Tensor], foreach: bool | None = ..., capturable: bool = ..., differentiable: bool = ..., fused: bool | None = ..., grad_scale: Tensor | None = ..., found_inf: Tensor | None = ..., has_complex: bool = ..., *, amsgrad: bool, beta1: float, beta2: float, lr: float | Tensor, weight_decay: float, eps: float, maximize: bool) -> None: ...
