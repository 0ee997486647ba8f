"""torch.utils.checkpoint: parts of a model that keep only their inputs, and are computed again in backward.

use_reentrant=False is the library's checkpoint: the graph is the ordinary one, without what its nodes save. use_reentrant=True is a Function
whose backward runs the part again and goes backward through it."""

import contextlib
import warnings

import torc
from torc import Tensor, _C
from torc.autograd.function import Function

__all__ = ["CheckpointError", "CheckpointFunction", "check_backward_validity", "checkpoint", "checkpoint_sequential", "detach_variable",
           "get_device_states", "noop_context_fn", "set_checkpoint_debug_enabled", "set_checkpoint_early_stop", "set_device_states"]


_early_stop = None  # of set_checkpoint_early_stop


class CheckpointError(RuntimeError):
    """A part computed something else when it ran again."""


def noop_context_fn():
    return contextlib.nullcontext(), contextlib.nullcontext()


@contextlib.contextmanager
def set_checkpoint_early_stop(enable):
    """Overrides the early_stop of checkpoints that are made inside; None: their own counts."""
    global _early_stop
    before, _early_stop = _early_stop, enable
    try:
        yield
    finally:
        _early_stop = before


@contextlib.contextmanager
def set_checkpoint_debug_enabled(enabled):
    """There is no such report as PyTorch's of all operators of both runs."""
    if enabled:
        raise NotImplementedError("checkpoint: debug=True is not there: no trace of the operators of both runs is kept")
    yield


def detach_variable(inputs):
    """The same tensors as leaves of a graph of their own."""
    if not isinstance(inputs, tuple):
        raise RuntimeError("Only tuple of tensors is supported. Got Unsupported input type: ", type(inputs).__name__)
    return tuple(t.detach().requires_grad_(t.requires_grad) if isinstance(t, Tensor) else t for t in inputs)


def check_backward_validity(inputs):
    if not any(isinstance(t, Tensor) and t.requires_grad for t in inputs):
        warnings.warn("None of the inputs have requires_grad=True. Gradients will be None", stacklevel=3)


def get_device_states(*args):
    """The devices of the tensors, and the states of their generators."""
    devices = sorted({t.get_device() for t in args if isinstance(t, Tensor) and t.device.type == "cuda"})
    return devices, [_C._cuda_rng_state(device) for device in devices]


def set_device_states(devices, states, *, device_type=None):
    for device, state in zip(devices, states):
        _C._set_cuda_rng_state(state, device)


@contextlib.contextmanager
def _drawing_again(cpu, devices, states):
    """What is drawn inside is what was drawn when these states were taken; outside nothing is missing."""
    now, now_states = torc.get_rng_state(), [_C._cuda_rng_state(device) for device in devices]
    torc.set_rng_state(cpu)
    set_device_states(devices, states)
    try:
        yield
    finally:
        torc.set_rng_state(now)
        set_device_states(devices, now_states)


def _autocast_now():
    return [{"device_type": device, "enabled": torc.is_autocast_enabled(device), "dtype": torc.get_autocast_dtype(device),
             "cache_enabled": torc.is_autocast_cache_enabled()} for device in ("cpu", "cuda")]


class CheckpointFunction(Function):
    """apply(function, preserve_rng_state, *args)"""

    @staticmethod
    def forward(ctx, run_function, preserve_rng_state, *args):
        check_backward_validity(args)
        ctx.run_function, ctx.rng, ctx.place = run_function, None, _C._running_module()
        if preserve_rng_state:
            ctx.rng = (torc.get_rng_state(), *get_device_states(*args))
        ctx.autocast = _autocast_now()
        ctx.inputs = [None if isinstance(a, Tensor) else a for a in args]
        ctx.places = [k for k, a in enumerate(args) if isinstance(a, Tensor)]
        ctx.save_for_backward(*[args[k] for k in ctx.places])
        with torc.no_grad():
            return run_function(*args)

    @staticmethod
    def backward(ctx, *grads):
        if not _C._is_checkpoint_valid():
            raise RuntimeError("When use_reentrant=True, torch.utils.checkpoint is incompatible with .grad() or passing an `inputs` parameter to .backward(). "
                               "To resolve this error, you can either set use_reentrant=False, or call .backward() without passing the `inputs` argument.")
        inputs = list(ctx.inputs)
        for k, tensor in zip(ctx.places, ctx.saved_tensors):
            inputs[k] = tensor
        inputs = detach_variable(tuple(inputs))
        with contextlib.ExitStack() as around:
            if ctx.rng:
                around.enter_context(_drawing_again(*ctx.rng))
            around.enter_context(torc.enable_grad())
            for kwargs in ctx.autocast:
                around.enter_context(torc.autocast(**kwargs))
            outputs = _C._call_in(ctx.place, lambda: ctx.run_function(*inputs))
        outputs = (outputs,) if isinstance(outputs, Tensor) else outputs
        pairs = [(out, grad) for out, grad in zip(outputs, grads) if isinstance(out, Tensor) and out.requires_grad]
        if not pairs:
            raise RuntimeError("none of output has requires_grad=True, this checkpoint() is not necessary")
        torc.autograd.backward([out for out, _ in pairs], [grad for _, grad in pairs])
        return (None, None, *(t.grad if isinstance(t, Tensor) else None for t in inputs))


def _without_reentry(function, args, kwargs, preserve, context_fn, check, stop):
    first, again = context_fn()
    runs, results, place = 0, [], _C._running_module()

    def run():
        nonlocal runs
        runs += 1
        if runs == 1:
            with first:
                results.append(_C._call_in(place, lambda: function(*args, **kwargs)))
        else:  # maybe in the midst of the first run, which differentiates
            with again:
                _C._call_in(place, lambda: function(*args, **kwargs))

    inputs = tuple(t for t in (*args, *kwargs.values()) if isinstance(t, Tensor))
    _C._checkpoint(run, inputs, preserve, check, stop)
    return results.pop()  # the graph keeps `run`, which must not keep the graph


def checkpoint(function, *args, use_reentrant=None, context_fn=noop_context_fn, determinism_check="default", debug=False, early_stop=True, **kwargs):
    """function(*args, **kwargs), of which backward has only the arguments, and computes the rest again."""
    if use_reentrant is None:
        warnings.warn("torch.utils.checkpoint: the use_reentrant parameter should be passed explicitly. Starting in PyTorch 2.9, calling checkpoint "
                      "without use_reentrant will raise an exception. use_reentrant=False is recommended, but if you need to preserve the current "
                      "default behavior, you can pass use_reentrant=True. Refer to docs for more details on the differences between the two variants.",
                      stacklevel=2)
        use_reentrant = True
    preserve = kwargs.pop("preserve_rng_state", True)
    if kwargs and use_reentrant:
        raise ValueError("Unexpected keyword arguments: " + ",".join(kwargs))
    if use_reentrant:
        if context_fn is not noop_context_fn or debug is not False:
            raise ValueError("Passing `context_fn` or `debug` is only supported when use_reentrant=False.")
        return CheckpointFunction.apply(function, preserve, *args)
    if debug:
        raise NotImplementedError("checkpoint: debug=True is not there: no trace of the operators of both runs is kept")
    if determinism_check not in ("default", "none"):
        raise ValueError(f"determinism_check should be one of ['default', 'none'], but got {determinism_check}")
    stop = early_stop if _early_stop is None else _early_stop
    return _without_reentry(function, args, kwargs, preserve, context_fn, determinism_check == "default", stop)


def checkpoint_sequential(functions, segments, input, use_reentrant=None, **kwargs):
    """A sequence of functions in segments, each of which but the last is a checkpoint."""
    if use_reentrant is None:
        warnings.warn("torch.utils.checkpoint.checkpoint_sequential: the use_reentrant parameter should be passed explicitly. In version 2.9 we will "
                      "raise an exception if use_reentrant is not passed. use_reentrant=False is recommended, but if you need to preserve the current "
                      "default behavior, you can pass use_reentrant=True. Refer to docs for more details on the differences between the two variants.",
                      stacklevel=2)
        use_reentrant = True
    preserve = kwargs.pop("preserve_rng_state", True)
    if kwargs:
        raise ValueError("Unexpected keyword arguments: " + ",".join(kwargs))
    if isinstance(functions, torc.nn.Sequential):
        functions = list(functions.children())

    def part(some):
        def run(x):
            for function in some:
                x = function(x)
            return x

        return run

    size = len(functions) // segments
    for k in range(segments - 1):
        input = checkpoint(part(functions[k * size:(k + 1) * size]), input, use_reentrant=use_reentrant, preserve_rng_state=preserve)
    return part(functions[(segments - 1) * size:])(input)


__getattr__ = torc._absent_from(__name__)
