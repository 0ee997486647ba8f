"""CUDA graphs: work that is recorded once and launched as a whole."""

import torc
from torc import _C
from torc.cuda import _lazy_init, synchronize
from torc.cuda.memory import MemPool, empty_cache
from torc.cuda.streams import Stream, stream as _on

_MODES = {"global": 0, "thread_local": 1, "relaxed": 2}


def is_current_stream_capturing():
    return _C._cuda_is_current_stream_capturing()


def graph_pool_handle():
    """A pool that several captures may share."""
    return MemPool()


class CUDAGraph:
    """A capture, and its replays."""

    def __init__(self, keep_graph=False):
        _lazy_init()
        self._handle = _C._cuda_graph_new(keep_graph)

    def capture_begin(self, pool=None, capture_error_mode="global"):
        if capture_error_mode not in _MODES:
            raise RuntimeError(f"Unknown capture error mode. Expected `global`, `thread_local`, or `relaxed`, got {capture_error_mode}")
        _C._cuda_graph_capture_begin(self._handle, pool, _MODES[capture_error_mode])

    def capture_end(self):
        _C._cuda_graph_capture_end(self._handle)

    def instantiate(self):
        _C._cuda_graph_instantiate(self._handle)

    def replay(self):
        _C._cuda_graph_replay(self._handle)

    def reset(self):
        _C._cuda_graph_reset(self._handle)

    def pool(self):
        """To be given to other captures, which then share this one's memory."""
        pool = object.__new__(MemPool)
        pool._handle = _C._cuda_graph_pool(self._handle)
        return pool

    def register_generator_state(self, generator):
        _C._cuda_graph_register_generator(self._handle, generator)

    def enable_debug_mode(self):
        """What debug_dump needs is kept by CUDAGraph(keep_graph=True)."""

    def debug_dump(self, debug_path):
        _C._cuda_graph_debug_dump(self._handle, str(debug_path))

    def raw_cuda_graph(self):
        return _C._cuda_graph_raw_cuda_graph(self._handle)

    def raw_cuda_graph_exec(self):
        return _C._cuda_graph_raw_cuda_graph_exec(self._handle)


class graph:
    """`with torch.cuda.graph(g):` what is inside is recorded into g and not run."""

    default_capture_stream = None

    def __init__(self, cuda_graph, pool=None, stream=None, capture_error_mode="global"):
        _lazy_init()
        if stream is None:
            if graph.default_capture_stream is None:
                graph.default_capture_stream = Stream()
            stream = graph.default_capture_stream
        self.cuda_graph, self.pool, self.capture_stream = cuda_graph, pool, stream
        self.capture_error_mode = capture_error_mode
        self.stream_ctx = _on(stream)

    def __enter__(self):
        synchronize()
        empty_cache()
        self.stream_ctx.__enter__()
        try:
            self.cuda_graph.capture_begin(self.pool, self.capture_error_mode)
        except BaseException:
            self.stream_ctx.__exit__(None, None, None)
            raise

    def __exit__(self, type, value, traceback):
        try:
            self.cuda_graph.capture_end()
        finally:
            self.stream_ctx.__exit__(type, value, traceback)
        return False


def _flat(value, leaves):
    """The tensors in nested tuples, lists and dicts, and how to put others in their places."""
    if isinstance(value, torc.Tensor):
        leaves.append(value)
        return lambda new: next(new)
    if isinstance(value, dict):
        parts = {k: _flat(v, leaves) for k, v in value.items()}
        return lambda new: {k: part(new) for k, part in parts.items()}
    if isinstance(value, (tuple, list)):
        parts = [_flat(v, leaves) for v in value]
        kind = type(value)
        return lambda new: kind(*[p(new) for p in parts]) if hasattr(kind, "_fields") else kind([p(new) for p in parts])
    return lambda new: value


def _graphed(callable_, args, num_warmup_iters, allow_unused_input, pool):
    """A function of as many tensors that replays."""
    whole = {}

    def run(*tensors):
        leaves = []
        whole["put"] = _flat(callable_(*tensors), leaves)
        return tuple(leaves)

    is_module = isinstance(callable_, torc.nn.Module)
    parameters = tuple(callable_.parameters()) if is_module else ()
    handle = _C._cuda_make_graphed(run, args, parameters, num_warmup_iters, allow_unused_input, pool)
    return lambda *tensors: whole["put"](iter(_C._cuda_graphed_call(handle, tensors)))


def make_graphed_callables(callables, sample_args, num_warmup_iters=3, allow_unused_input=False, pool=None):
    """Modules or functions of tensors whose forward and backward are replays of graphs. Modules are changed themselves."""
    one = not isinstance(callables, tuple)
    if one:
        callables, sample_args = (callables,), (sample_args,)
    _lazy_init()
    made = []
    for c, args in zip(callables, sample_args):
        if not all(isinstance(a, torc.Tensor) for a in args):
            raise AssertionError("In the beta API, sample_args for each callable must contain only Tensors. Other types are not allowed.")
        if not isinstance(c, torc.nn.Module):
            made.append(_graphed(c, args, num_warmup_iters, allow_unused_input, pool))
            continue
        if c._backward_hooks or c._forward_hooks or c._forward_pre_hooks:
            raise AssertionError("Modules must not have hooks registered at the time they are passed. However, registering hooks on modules after "
                                 "passing them through make_graphed_callables is allowed.")
        if any(b.requires_grad for b in c.buffers()):
            raise AssertionError("In any :class:`~torch.nn.Module` passed to :func:`~make_graphed_callables`, only parameters may be trainable. All "
                                 "buffers must have ``requires_grad=False``.")
        made.append(_forward_of(c, c.training, _graphed(c, args, num_warmup_iters, allow_unused_input, pool)))
    return made[0] if one else tuple(made)


def _forward_of(module, training, graphed):
    """The module, whose forward replays while it is in the mode in which it was recorded."""
    eager = module.forward

    def forward(*args):
        return graphed(*args) if module.training == training else eager(*args)
    module.forward = forward
    return module
