"""torch.linalg: operators of that name, from the extension."""

import torc
from torc import _C

_C._functions("linalg", globals(), __name__)

LinAlgError = _C._LinAlgError

__getattr__ = torc._absent_from(__name__)
