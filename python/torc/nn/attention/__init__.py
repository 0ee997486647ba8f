"""torch.nn.attention: which implementations attention may use. torc chooses by itself, so the choice is checked and changes nothing."""

import contextlib
import enum

import torc


class SDPBackend(enum.IntEnum):
    ERROR = -1
    MATH = 0
    FLASH_ATTENTION = 1
    EFFICIENT_ATTENTION = 2
    CUDNN_ATTENTION = 3
    OVERRIDEABLE = 4


@contextlib.contextmanager
def sdpa_kernel(backends, set_priority=False):
    """Within it PyTorch uses only these implementations; here all compute the same."""
    if not isinstance(backends, (list, SDPBackend)):
        raise AssertionError("Backend must be an instance of SDPBackend or a list of SDPBackend instances")
    for backend in backends if isinstance(backends, list) else [backends]:
        if not isinstance(backend, SDPBackend):
            raise TypeError("Backend must be an instance of SDPBackend")
    yield {}


__getattr__ = torc._absent_from(__name__)
