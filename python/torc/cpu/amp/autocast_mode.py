"""torch.amp.autocast with the device type said by the module."""

import warnings

import torc
from torc import amp


class autocast(amp.autocast):
    """torch.amp.autocast('cpu', …)."""

    def __init__(self, enabled=True, dtype=torc.bfloat16, cache_enabled=True):
        warnings.warn("`torch.cpu.amp.autocast(args...)` is deprecated. Please use `torch.amp.autocast('cpu', args...)` instead.", FutureWarning, stacklevel=2)
        super().__init__("cpu", enabled=enabled, dtype=dtype, cache_enabled=cache_enabled)
