"""torch.amp: automatic mixed precision."""

import torc
from torc.amp.autocast_mode import _enter_autocast, _exit_autocast, autocast, custom_bwd, custom_fwd, is_autocast_available  # noqa: F401
from torc.amp.grad_scaler import GradScaler  # noqa: F401

__getattr__ = torc._absent_from(__name__)
