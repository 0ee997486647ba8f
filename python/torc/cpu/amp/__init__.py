"""The older names of torch.amp for the CPU."""

from torc.cpu.amp.autocast_mode import autocast  # noqa: F401
from torc.cpu.amp.grad_scaler import GradScaler  # noqa: F401
