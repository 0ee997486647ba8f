"""The older names of torch.amp for CUDA."""

from torc.cuda.amp.autocast_mode import autocast, custom_bwd, custom_fwd  # noqa: F401
from torc.cuda.amp.common import amp_definitely_not_available  # noqa: F401
from torc.cuda.amp.grad_scaler import GradScaler  # noqa: F401
