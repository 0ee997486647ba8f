"""torch.cuda: devices, streams, memory, graphs and random numbers of CUDA.

Work is queued and runs while the program goes on. torc orders streams by itself: what a tensor is read by waits for what wrote it."""

import importlib as _importlib

import torc
from torc import _C, _typing
from torc._C import AcceleratorError, OutOfMemoryError  # noqa: F401
from torc.cuda import _utils
from torc.cuda._utils import _get_device_index

_MODULES = {"amp", "comm", "graphs", "memory", "nccl", "nvtx", "random", "streams"}
_NAMES = {
    "streams": "Stream ExternalStream Event StreamContext stream set_stream current_stream default_stream get_stream_from_external",
    "memory": "CUDAPluggableAllocator MemPool caching_allocator_alloc caching_allocator_delete caching_allocator_enable change_current_allocator "
              "empty_cache get_allocator_backend get_per_process_memory_fraction host_memory_stats host_memory_stats_as_nested_dict "
              "list_gpu_processes max_memory_allocated max_memory_cached max_memory_reserved mem_get_info memory_allocated memory_cached "
              "memory_reserved memory_snapshot memory_stats memory_stats_as_nested_dict memory_summary reset_accumulated_host_memory_stats "
              "reset_accumulated_memory_stats reset_max_memory_allocated reset_max_memory_cached reset_peak_host_memory_stats "
              "reset_peak_memory_stats set_per_process_memory_fraction use_mem_pool ipc_collect",
    "graphs": "CUDAGraph graph graph_pool_handle is_current_stream_capturing make_graphed_callables",
    "random": "get_rng_state get_rng_state_all initial_seed manual_seed manual_seed_all seed seed_all set_rng_state set_rng_state_all",
}
_WHERE = {name: module for module, names in _NAMES.items() for name in names.split()}

_TENSORS = set("BFloat16Tensor BoolTensor ByteTensor CharTensor DoubleTensor FloatTensor HalfTensor IntTensor LongTensor ShortTensor".split())

has_half = True

if _typing.TYPE_CHECKING:
    from torc._legacy import _TensorType
    from torc.cuda import amp, comm, graphs, memory, nccl, nvtx, random, streams  # noqa: F401
    from torc.cuda.graphs import CUDAGraph, graph, graph_pool_handle, is_current_stream_capturing, make_graphed_callables  # noqa: F401
    from torc.cuda.memory import (  # noqa: F401
        CUDAPluggableAllocator, MemPool, caching_allocator_alloc, caching_allocator_delete, caching_allocator_enable, change_current_allocator,
        empty_cache, get_allocator_backend, get_per_process_memory_fraction, host_memory_stats, host_memory_stats_as_nested_dict, ipc_collect,
        list_gpu_processes, max_memory_allocated, max_memory_cached, max_memory_reserved, mem_get_info, memory_allocated, memory_cached,
        memory_reserved, memory_snapshot, memory_stats, memory_stats_as_nested_dict, memory_summary, reset_accumulated_host_memory_stats,
        reset_accumulated_memory_stats, reset_max_memory_allocated, reset_max_memory_cached, reset_peak_host_memory_stats,
        reset_peak_memory_stats, set_per_process_memory_fraction, use_mem_pool,
    )
    from torc.cuda.random import (  # noqa: F401
        get_rng_state, get_rng_state_all, initial_seed, manual_seed, manual_seed_all, seed, seed_all, set_rng_state, set_rng_state_all,
    )
    from torc.cuda.streams import (  # noqa: F401
        Event, ExternalStream, Stream, StreamContext, current_stream, default_stream, get_stream_from_external, set_stream, stream,
    )

    default_generators: tuple[torc.Generator, ...]
    class BFloat16Tensor(torc.Tensor, metaclass=_TensorType): ...
    class BoolTensor(torc.Tensor, metaclass=_TensorType): ...
    class ByteTensor(torc.Tensor, metaclass=_TensorType): ...
    class CharTensor(torc.Tensor, metaclass=_TensorType): ...
    class DoubleTensor(torc.Tensor, metaclass=_TensorType): ...
    class FloatTensor(torc.Tensor, metaclass=_TensorType): ...
    class HalfTensor(torc.Tensor, metaclass=_TensorType): ...
    class IntTensor(torc.Tensor, metaclass=_TensorType): ...
    class LongTensor(torc.Tensor, metaclass=_TensorType): ...
    class ShortTensor(torc.Tensor, metaclass=_TensorType): ...


_absent = torc._absent_from(__name__)


def __getattr__(name):
    if name in _MODULES:
        return _importlib.import_module("torc.cuda." + name)
    if name in _WHERE:
        value = getattr(_importlib.import_module("torc.cuda." + _WHERE[name]), name)
        globals()[name] = value
        return value
    if name in _TENSORS:
        from torc._legacy import tensor_type
        return tensor_type(name, "cuda", "torch.cuda")
    if name == "default_generators":
        return tuple(_C._cuda_default_generator(k) for k in range(device_count()))
    return _absent(name)


def __dir__():
    return sorted({*globals(), *_MODULES, *_WHERE, *_TENSORS, "default_generators"})


# ---------------------------------------------------------------------------------------------- is there any?
def _is_compiled():
    """Was torc built with CUDA?"""
    return _C._cuda_version() != 0


def is_available():
    return _C._cuda_is_available()


def is_initialized():
    return _C._cuda_is_initialized()


def _lazy_init():
    if not _is_compiled():
        raise AssertionError("Torch not compiled with CUDA enabled")
    _C._cuda_init()


def init():
    """Initialize CUDA now; otherwise the first use does."""
    _lazy_init()


def device_count():
    return _C._cuda_device_count()


def is_bf16_supported(including_emulation=True):
    return _C._cuda_is_bf16_supported(including_emulation)


def is_tf32_supported():
    return _C._cuda_is_tf32_supported()


def get_arch_list():
    """The architectures that this library has code for."""
    return _C._cuda_get_arch_list().split() if is_available() else []


def get_gencode_flags():
    return _C._cuda_get_gencode_flags() if is_available() else ""


# ---------------------------------------------------------------------------------------------- devices
def current_device():
    _lazy_init()
    return _C._cuda_current_device()


def set_device(device):
    index = _get_device_index(device)
    if index >= 0:
        _lazy_init()
        _C._cuda_set_device(index)


def synchronize(device=None):
    """Wait for all that is queued on a device."""
    _lazy_init()
    _C._cuda_synchronize(_get_device_index(device, optional=True))


def _exchange_device(index):
    return _C._cuda_exchange_device(index) if index >= 0 else -1


_maybe_exchange_device = _exchange_device


class device:
    """A device that is the current one in a `with`."""

    def __init__(self, device):
        self.idx = _get_device_index(device, optional=True)
        self.prev_idx = -1

    def __enter__(self):
        self.prev_idx = _exchange_device(self.idx)

    def __exit__(self, type, value, traceback):
        self.idx = _maybe_exchange_device(self.prev_idx)
        return False


class device_of(device):
    """The device of a tensor, if that is on one."""

    def __init__(self, obj):
        super().__init__(obj.get_device() if obj.is_cuda else -1)


class _CudaDeviceProperties:
    """What a device is, as attributes."""

    def __init__(self, known):
        import uuid
        self.__dict__.update(known)
        self.uuid = uuid.UUID(bytes=known["uuid"])

    def __repr__(self):
        return (f"_CudaDeviceProperties(name='{self.name}', major={self.major}, minor={self.minor}, total_memory={self.total_memory >> 20}MB, "
                f"multi_processor_count={self.multi_processor_count}, uuid={self.uuid}, pci_bus_id={self.pci_bus_id}, "
                f"pci_device_id={self.pci_device_id}, pci_domain_id={self.pci_domain_id}, L2_cache_size={self.L2_cache_size >> 20}MB)")


def get_device_properties(device=None):
    _lazy_init()
    return _CudaDeviceProperties(_C._cuda_get_device_properties(_get_device_index(device, optional=True)))


def get_device_name(device=None):
    return get_device_properties(device).name


def get_device_capability(device=None):
    known = get_device_properties(device)
    return known.major, known.minor


def can_device_access_peer(device, peer_device):
    _lazy_init()
    pair = [_get_device_index(d, optional=True) for d in (device, peer_device)]
    for d in pair:
        if d < 0 or d >= device_count():
            raise AssertionError("Invalid device id" if d is pair[0] else "Invalid peer device id")
    return _C._cuda_can_device_access_peer(*pair)


# ---------------------------------------------------------------------------------------------- what NVML tells
def utilization(device=None):
    """Percent of the last sample period in which a kernel ran."""
    return _C._cuda_utilization(_get_device_index(device, optional=True))


def memory_usage(device=None):
    """Percent of the last sample period in which memory was accessed."""
    return _C._cuda_memory_usage(_get_device_index(device, optional=True))


def temperature(device=None):
    return _C._cuda_temperature(_get_device_index(device, optional=True))


def power_draw(device=None):
    """Milliwatts."""
    return _C._cuda_power_draw(_get_device_index(device, optional=True))


def clock_rate(device=None):
    """MHz."""
    return _C._cuda_clock_rate(_get_device_index(device, optional=True))


def device_memory_used(device=None):
    return _C._cuda_device_memory_used(_get_device_index(device, optional=True))


# ---------------------------------------------------------------------------------------------- waits
def set_sync_debug_mode(debug_mode):
    """What happens when something waits for a device: "default" (nothing), "warn" or "error"."""
    _lazy_init()
    modes = ("default", "warn", "error")
    if isinstance(debug_mode, str):
        if debug_mode not in modes:
            raise RuntimeError("invalid value of debug_mode, expected one of `default`, `warn`, `error`")
        debug_mode = modes.index(debug_mode)
    _C._cuda_set_sync_debug_mode(debug_mode)


def get_sync_debug_mode():
    _lazy_init()
    return _C._cuda_get_sync_debug_mode()
