"""What type checkers read of torch.utils."""

from torc.utils import checkpoint as checkpoint
from torc.utils import data as data
from torc.utils import hooks as hooks
