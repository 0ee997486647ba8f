"""torch.backends.mha: whether attention may take a shorter way in evaluation. torc's is always the same, so the switch changes nothing."""

_is_fastpath_enabled = True


def get_fastpath_enabled():
    return _is_fastpath_enabled


def set_fastpath_enabled(value):
    global _is_fastpath_enabled
    _is_fastpath_enabled = value
