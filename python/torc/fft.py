"""torch.fft: operators of that name, from the extension."""

import torc
from torc import _C

_C._functions("fft", globals(), __name__)

__getattr__ = torc._absent_from(__name__)
