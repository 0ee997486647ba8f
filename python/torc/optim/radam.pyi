"""What type checkers read of torch.optim.radam."""

from torc import Tensor
from torc.optim import RAdam as RAdam

def radam(params: list[Tensor], grads: list[Tensor], exp_avgs: list[Tensor], exp_avg_sqs: list[Tensor], state_steps: list[Tensor], decoupled_weight_decay: bool = ..., foreach: bool | None = ..., differentiable: bool = ..., capturable: bool = ..., has_complex: bool = ..., maximize: bool = ..., *, beta1: float, beta2: float, lr: float | Tensor, weight_decay: float, eps: float) -> None: ...
