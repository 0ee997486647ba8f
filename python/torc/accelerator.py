"""torch.accelerator: the GPU under names that are no vendor's."""

import torc
from torc.cuda import current_stream, device_count, empty_cache, max_memory_allocated, max_memory_reserved, memory_allocated, memory_reserved  # noqa: F401
from torc.cuda import memory_stats, reset_accumulated_memory_stats, reset_peak_memory_stats, set_stream, synchronize  # noqa: F401
from torc.cuda import device as device_index  # noqa: F401


def is_available():
    return torc.cuda.is_available()


def current_accelerator(check_available=False):
    """torch.device("cuda") where the library has CUDA (and, if asked, finds a GPU); else None."""
    there = torc.cuda.is_available() if check_available else torc.backends.cuda.is_built()
    return torc.device("cuda") if there else None


def current_device_index():
    return torc.cuda.current_device()


current_device_idx = current_device_index


def set_device_index(device):
    torc.cuda.set_device(device)


set_device_idx = set_device_index

__getattr__ = torc._absent_from(__name__)
