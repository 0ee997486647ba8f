"""torch.nn.parallel: there is none yet; the names are here so that libraries can ask whether a module is one of them."""

import torc
from torc.nn.parallel.distributed import DistributedDataParallel  # noqa: F401


class DataParallel:
    def __init__(self, *args, **kwargs):
        raise NotImplementedError("DataParallel is not there: one process for each GPU is the faster way in PyTorch, too")


__getattr__ = torc._absent_from(__name__)
