"""torch.nn.parallel: modules on one device. There are no process groups yet, and DistributedDataParallel is there so that libraries can ask for it."""

import torc
from torc.nn.parallel.data_parallel import DataParallel, data_parallel  # noqa: F401
from torc.nn.parallel.distributed import DistributedDataParallel  # noqa: F401

__getattr__ = torc._absent_from(__name__)
