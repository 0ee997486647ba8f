"""The older name of what torch.profiler has."""

import torc
from torc.profiler import profile, record_function  # noqa: F401


class EventList(list):
    """What a profiler recorded. No object is one yet."""

    def __init__(self, *args, **kwargs):
        raise NotImplementedError("torch.autograd.profiler.EventList: there is no recorder yet")


class emit_nvtx:
    def __init__(self, *args, **kwargs):
        raise NotImplementedError("torch.autograd.profiler.emit_nvtx is not there: ranges of one's own are torch.cuda.nvtx's and record_function's")


__getattr__ = torc._absent_from(__name__)
