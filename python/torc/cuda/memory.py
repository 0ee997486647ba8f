"""Memory of CUDA devices: figures, pools, snapshots, other allocators."""

import collections
import contextlib
import json
import warnings

import torc
from torc import _C
from torc._C import OutOfMemoryError  # noqa: F401
from torc.cuda import _lazy_init, current_device, is_initialized
from torc.cuda._utils import _get_device_index

_RING = 65536  # events that are kept where no number is said


def _device(device):
    return _get_device_index(device, optional=True)


# ---------------------------------------------------------------------------------------------- figures
def memory_allocated(device=None):
    return _C._cuda_memory_allocated(_device(device))


def max_memory_allocated(device=None):
    return _C._cuda_max_memory_allocated(_device(device))


def memory_reserved(device=None):
    return _C._cuda_memory_reserved(_device(device))


def max_memory_reserved(device=None):
    return _C._cuda_max_memory_reserved(_device(device))


def _old(name, now):
    warnings.warn(f"`torch.cuda.{name}` has been renamed to `torch.cuda.{now}`", FutureWarning, stacklevel=3)


def memory_cached(device=None):
    _old("memory_cached", "memory_reserved")
    return memory_reserved(device)


def max_memory_cached(device=None):
    _old("max_memory_cached", "max_memory_reserved")
    return max_memory_reserved(device)


def _nested(flat):
    """{"a.b": 1} as {"a": {"b": 1}}."""
    whole = {}
    for key, value in flat.items():
        at, (*path, last) = whole, key.split(".")
        for part in path:
            at = at.setdefault(part, {})
        at[last] = value
    return whole


def memory_stats(device=None):
    """All figures by PyTorch's names."""
    if not is_initialized():
        return collections.OrderedDict()
    return collections.OrderedDict(sorted(_C._cuda_memory_stats(_device(device)).items()))


def memory_stats_as_nested_dict(device=None):
    return _nested(_C._cuda_memory_stats(_device(device))) if is_initialized() else {}


def host_memory_stats():
    """Figures of page-locked memory."""
    if not is_initialized():
        return collections.OrderedDict()
    return collections.OrderedDict(sorted(_C._cuda_host_memory_stats().items()))


def host_memory_stats_as_nested_dict():
    return _nested(_C._cuda_host_memory_stats()) if is_initialized() else {}


def memory_summary(device=None, abbreviated=False):
    return _C._cuda_memory_summary(_device(device), abbreviated)


def reset_peak_memory_stats(device=None):
    _C._cuda_reset_peak_memory_stats(_device(device))


def reset_accumulated_memory_stats(device=None):
    _C._cuda_reset_accumulated_memory_stats(_device(device))


def reset_peak_host_memory_stats():
    _C._cuda_reset_peak_host_memory_stats()


def reset_accumulated_host_memory_stats():
    _C._cuda_reset_accumulated_host_memory_stats()


def _resets_all(name):
    warnings.warn(f"torch.cuda.{name} now calls torch.cuda.reset_peak_memory_stats, which resets /all/ peak memory stats.", FutureWarning, stacklevel=3)


def reset_max_memory_allocated(device=None):
    _resets_all("reset_max_memory_allocated")
    reset_peak_memory_stats(device)


def reset_max_memory_cached(device=None):
    _resets_all("reset_max_memory_cached")
    reset_peak_memory_stats(device)


def mem_get_info(device=None):
    """Free and total bytes of the device, as the driver counts."""
    _lazy_init()
    return _C._cuda_mem_get_info(_device(device))


def list_gpu_processes(device=None):
    return _C._cuda_list_gpu_processes(_device(device))


# ---------------------------------------------------------------------------------------------- the allocator
def empty_cache():
    """Give memory that is kept for reuse back to the driver."""
    if is_initialized():
        _C._cuda_empty_cache()


def ipc_collect():
    _lazy_init()
    _C._cuda_ipc_collect()


def set_per_process_memory_fraction(fraction, device=None):
    _lazy_init()
    if not isinstance(fraction, float):
        raise TypeError("Invalid type for fraction argument, must be `float`")
    if fraction < 0 or fraction > 1:
        raise ValueError(f"Invalid fraction value: {fraction}. Allowed range: 0~1")
    _C._cuda_set_per_process_memory_fraction(fraction, _device(device))


def get_per_process_memory_fraction(device=None):
    _lazy_init()
    return _C._cuda_get_per_process_memory_fraction(_device(device))


def caching_allocator_alloc(size, device=None, stream=None):
    """The address of so many bytes, until caching_allocator_delete."""
    from torc.cuda.streams import ExternalStream, Stream
    _lazy_init()
    if isinstance(stream, int):
        stream = ExternalStream(stream, device)
    elif stream is not None and not isinstance(stream, Stream):
        raise TypeError("Invalid type for stream argument, must be `torch.cuda.Stream` or `int` representing a pointer to a existing stream")
    return _C._cuda_caching_allocator_alloc(size, _device(device), stream)


def caching_allocator_delete(mem_ptr):
    _C._cuda_caching_allocator_delete(mem_ptr)


def caching_allocator_enable(value=True):
    _C._cuda_caching_allocator_enable(value)


def get_allocator_backend():
    return _C._cuda_get_allocator_backend()


class CUDAPluggableAllocator:
    """An allocator of a library: `void *alloc(ssize_t size, int device, cudaStream_t)` and `void free(void *, ssize_t size, int device, cudaStream_t)`."""

    def __init__(self, path_to_so_file, alloc_fn_name, free_fn_name):
        import ctypes
        library = ctypes.CDLL(path_to_so_file)
        self._functions = [ctypes.cast(getattr(library, name), ctypes.c_void_p).value for name in (alloc_fn_name, free_fn_name)]

    def allocator(self):
        return self._functions


def change_current_allocator(allocator):
    """Use it instead of torc's; before anything was allocated."""
    _C._cuda_change_current_allocator(*allocator.allocator())


class MemPool:
    """A pool of its own: memory that only what runs inside use_mem_pool, or a capture that is given it, takes."""

    def __init__(self, allocator=None, use_on_oom=False, no_split=False):
        if allocator is not None or use_on_oom or no_split:
            raise NotImplementedError("torch.cuda.MemPool: allocator, use_on_oom and no_split are not there yet")
        _lazy_init()
        self._handle = _C._cuda_mempool_new(current_device())

    @property
    def id(self):
        return (0, id(self._handle))


@contextlib.contextmanager
def use_mem_pool(pool, device=None):
    """Allocations of this thread come from the pool in a `with`."""
    if device is not None:
        _get_device_index(device, optional=True)
    _C._cuda_use_mem_pool_begin(pool)
    try:
        yield
    finally:
        _C._cuda_use_mem_pool_end(pool)


# ---------------------------------------------------------------------------------------------- snapshots
def _snapshot(device=None):
    """All segments with their blocks, and the recent events of all devices."""
    return json.loads(_C._cuda_memory_snapshot())


def memory_snapshot(mempool_id=None, include_traces=True):
    """The segments with their blocks."""
    if mempool_id is not None:
        raise NotImplementedError("torch.cuda.memory_snapshot: mempool_id is not there yet")
    return _snapshot()["segments"] if is_initialized() else []


def _dump_snapshot(filename="dump_snapshot.pickle"):
    """A file that pytorch.org/memory_viz opens."""
    _C._cuda_memory_dump_snapshot(str(filename))


def _record_memory_history(enabled="all", context="all", stacks="all", max_entries=None, device=None, clear_history=False, **ignored):
    """Keep so many events; None keeps none. What is kept has the operator and the module that allocated instead of stacks."""
    if enabled not in (None, False, True, "state", "all"):
        raise RuntimeError(f"expected state to be 'state', 'all', or None, but got {enabled}")
    _lazy_init()
    _C._cuda_memory_record_history(0 if not enabled else _RING if max_entries is None or max_entries > 1 << 32 else max_entries)


__getattr__ = torc._absent_from(__name__)
