"""torch.backends.nnpack: torc has its own kernels, so the switch changes nothing."""

from torc.backends import checked, flags_of

__all__ = ["flags", "is_available", "set_flags"]
_enabled_now = True


def is_available():
    return False


def set_flags(_enabled):
    global _enabled_now
    before, _enabled_now = _enabled_now, checked("set_enabled_NNPACK", _enabled)
    return (before,)


def flags(enabled=False):
    return flags_of(set_flags, enabled)
