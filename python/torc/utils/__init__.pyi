"""What type checkers read of torch.utils."""

from torc.utils import checkpoint as checkpoint
from torc.utils import data as data
from torc.utils import dlpack as dlpack
from torc.utils import flop_counter as flop_counter
from torc.utils import hooks as hooks
from torc.utils import model_zoo as model_zoo
from torc.utils import weak as weak
