"""torch.fft: operators of that name, from the extension."""

from torc import _C

_C._functions("fft", globals(), __name__)
