"""torch.nn.attention: which implementations attention may use. torc chooses by itself, so the choice is kept (torch.backends.cuda) and changes nothing."""

import contextlib
import enum

import torc
from torc import _typing


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
        raise AssertionError(f"Backend must be an instance of SDPBackend or a list of SDPBackend instances, got {type(backends).__name__}")
    switches = torc.backends.cuda._attention
    before, given = dict(switches), backends if isinstance(backends, list) else [backends]
    for name, kind in (("cudnn", SDPBackend.CUDNN_ATTENTION), ("flash", SDPBackend.FLASH_ATTENTION), ("mem_efficient", SDPBackend.EFFICIENT_ATTENTION),
                       ("math", SDPBackend.MATH), ("overrideable", SDPBackend.OVERRIDEABLE)):
        switches[name] = kind in given
    try:
        yield {}
    finally:
        switches.update(before)

if _typing.TYPE_CHECKING:
    from torc.nn.attention import flex_attention  # noqa: F401


__getattr__ = torc._absent_from(__name__)
