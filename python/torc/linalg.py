"""torch.linalg: operators of that name, from the extension."""

import torc
from torc import _C

_C._functions("linalg", globals(), __name__)

LinAlgError = _C._LinAlgError

_absent = torc._absent_from(__name__)


def __getattr__(name):
    if name in ("multi_dot", "vander"):
        from torc import _composed
        return _composed.multi_dot if name == "multi_dot" else _composed.linalg_vander
    return _absent(name)
