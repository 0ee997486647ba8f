"""torch.linalg: operators of that name, from the extension."""

from torc import _C

_C._functions("linalg", globals(), __name__)

LinAlgError = _C._LinAlgError
