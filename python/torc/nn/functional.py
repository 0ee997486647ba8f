"""torch.nn.functional: the operators of that place."""

from torc import _C

_C._functions("nn", globals(), __name__)
