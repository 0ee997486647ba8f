"""Only algorithms that give the same result every time: off (0), a warning (1) or an error (2) of an operator that has none."""

import torc
from torc import _C

__name__ = torc.__name__  # where PyTorch, and so pickles, have what is defined here

_NAMES = ("default", "warn", "error")


def use_deterministic_algorithms(mode, *, warn_only=False):
    if not isinstance(mode, bool):
        raise TypeError(f"_set_deterministic_algorithms(): argument 'mode' (position 1) must be bool, not {type(mode).__name__}")
    _C._backends_set_deterministic_debug_mode((1 if warn_only else 2) if mode else 0)


def are_deterministic_algorithms_enabled():
    return _C._backends_deterministic_debug_mode() != 0


def is_deterministic_algorithms_warn_only_enabled():
    return _C._backends_deterministic_debug_mode() == 1


def get_deterministic_debug_mode():
    return _C._backends_deterministic_debug_mode()


def set_deterministic_debug_mode(debug_mode):
    if not isinstance(debug_mode, (int, str)):
        raise TypeError(f"debug_mode must be str or int, but got {type(debug_mode)}")
    if isinstance(debug_mode, str):
        if debug_mode not in _NAMES:
            raise RuntimeError(f"invalid value of debug_mode, expected one of `default`, `warn`, `error`, but got {debug_mode}")
        debug_mode = _NAMES.index(debug_mode)
    if debug_mode not in (0, 1, 2):
        raise RuntimeError(f"invalid value of debug_mode, expected 0, 1, or 2, but got {debug_mode}")
    _C._backends_set_deterministic_debug_mode(debug_mode)
