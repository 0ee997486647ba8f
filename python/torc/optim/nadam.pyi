"""What type checkers read of torch.optim.nadam."""

from torc import Tensor
from torc.optim import NAdam as NAdam

def nadam(params: list[Tensor], grads: list[Tensor], exp_avgs: list[Tensor], exp_avg_sqs: list[Tensor], mu_products: list[Tensor], state_steps: list[Tensor], decoupled_weight_decay: bool = ..., foreach: bool | None = ..., capturable: bool = ..., differentiable: bool = ..., has_complex: bool = ..., maximize: bool = ..., *, beta1: float, beta2: float, lr: float | Tensor, weight_decay: float, momentum_decay: float, eps: float) -> None: ...
