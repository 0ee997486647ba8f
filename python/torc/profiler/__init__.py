"""torch.profiler: ranges have names (NVTX, on the GPU). There is no recorder of one's own yet: NVIDIA's Nsight tools show kernels and ranges."""

import contextlib
import enum

import torc


class ProfilerActivity(enum.Enum):
    CPU = 0
    XPU = 1
    MTIA = 2
    CUDA = 3
    HPU = 4
    PrivateUse1 = 5


class ProfilerAction(enum.Enum):
    NONE = 0
    WARMUP = 1
    RECORD = 2
    RECORD_AND_SAVE = 3


class record_function(contextlib.ContextDecorator):
    """A range with a name, which profilers of the GPU show."""

    def __init__(self, name, args=None):
        self.name = name

    def __enter__(self):
        self.shown = torc.cuda.is_initialized()
        if self.shown:
            torc.cuda.nvtx.range_push(self.name)
        return self

    def __exit__(self, *error):
        if self.shown:
            torc.cuda.nvtx.range_pop()


def supported_activities():
    return set()


class profile:
    def __init__(self, *args, **kwargs):
        raise NotImplementedError("torch.profiler.profile is not there: on the GPU, Nsight Systems and Nsight Compute show kernels and the ranges of "
                                  "torch.cuda.nvtx and record_function")


def schedule(*, wait, warmup, active, repeat=0, skip_first=0, skip_first_wait=0):
    """What a profiler does at each step: PyTorch's cycle of waiting, warming up and recording."""
    cycle = wait + warmup + active

    def action(step):
        step -= skip_first
        if step < 0 or (repeat and step // cycle >= repeat):
            return ProfilerAction.NONE
        at = step % cycle
        if at < wait:
            return ProfilerAction.NONE
        if at < wait + warmup:
            return ProfilerAction.WARMUP
        return ProfilerAction.RECORD_AND_SAVE if at == cycle - 1 else ProfilerAction.RECORD

    return action


def tensorboard_trace_handler(dir_name, worker_name=None, use_gzip=False):
    raise NotImplementedError("torch.profiler.tensorboard_trace_handler: there is no recorder whose traces it could write")


_KinetoProfile = profile


def kineto_available():
    return False


__getattr__ = torc._absent_from(__name__)
