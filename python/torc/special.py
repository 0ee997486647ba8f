"""torch.special: operators of that name, from the extension."""

from torc import _C

_C._functions("special", globals(), __name__)
