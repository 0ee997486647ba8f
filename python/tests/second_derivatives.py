"""second_derivatives.py: which second derivatives there are, beside PyTorch's for every operator that PyTorch has samples of: whether each is a tensor
or None, and whether first derivatives require grad. Says what differs on stdout, and how many were compared.

A program of its own, which test_second_derivatives.py runs: what it imports of PyTorch changes global settings."""

import warnings

# What differs, and why. Where PyTorch raises because it has no second derivative, torc may have one: that is no difference.
DIFFERENT = {
    "nn.functional.conv_transpose3d": "the bias is added behind what is composed, and its gradient hangs on nothing else",
    "nn.functional.group_norm": "one function gives all gradients, also that of the bias",
    "native_layer_norm": "statistics require grad",
    "native_batch_norm": "statistics require grad",
    "norm": "a norm of order 0 has the gradient 0, in PyTorch None",
    "linalg.norm": "a norm of order 0 has the gradient 0, in PyTorch None",
    "linalg.vector_norm": "a norm of order 0 has the gradient 0, in PyTorch None",
    "nn.functional.normalize": "a norm of order 0 has the gradient 0, in PyTorch None",
}
SAMPLES, ELEMENTS = 12, 500


def moved(v, torch, pytorch):
    """A sample of PyTorch's as torc has it; None: it has not."""
    if isinstance(v, pytorch.Tensor):
        t = torch.from_numpy(v.detach().resolve_conj().resolve_neg().numpy().copy())
        return t.requires_grad_() if v.requires_grad else t
    if isinstance(v, (list, tuple)):
        return type(v)(moved(one, torch, pytorch) for one in v) if type(v) in (list, tuple) else tuple(v)
    if isinstance(v, dict):
        return {k: moved(one, torch, pytorch) for k, one in v.items()}
    if isinstance(v, (pytorch.dtype, pytorch.layout, pytorch.memory_format)):
        return getattr(torch, str(v).split(".")[1])
    return torch.device(str(v)) if isinstance(v, pytorch.device) else v


def tensors(v, T):
    if isinstance(v, T.Tensor):
        return [v]
    parts = v.values() if isinstance(v, dict) else v if isinstance(v, (list, tuple)) else ()
    return [t for one in parts for t in tensors(one, T)]


def function(name, T):
    for start in (T, T.nn.functional, T.Tensor):
        found = start
        for part in name.split("."):
            found = getattr(found, part, None)
        if callable(found):
            return found


def pattern(T, f, args, kwargs, variable):
    """[is there a first derivative, does it require grad], then of the second ones whether each is there. A string: it is refused there.
    variable: do the gradients of the results require grad?"""
    inputs = [t for t in tensors((args, kwargs), T) if t.requires_grad]
    T.manual_seed(0)
    try:
        outputs = [t for t in tensors(f(*args, **kwargs), T) if t.requires_grad]
    except Exception:
        return "forward", None
    if not outputs:
        return "forward", None
    weights = [T.ones(t.shape, dtype=t.dtype, requires_grad=variable) for t in outputs]
    try:
        first = T.autograd.grad(outputs, inputs, weights, create_graph=True, allow_unused=True)
    except Exception:
        return "first", None
    seen = [(g is not None, g is not None and g.requires_grad) for g in first]
    through = [g.sum() for g in first if g is not None and g.requires_grad]
    if not through:
        return seen, []
    try:
        return seen, [g is not None for g in T.autograd.grad(through, inputs + (weights if variable else []), allow_unused=True)]
    except Exception:
        return seen, "second"


def main():
    import torch as pytorch
    from torch.testing._internal.common_methods_invocations import op_db

    import torc as torch
    warnings.simplefilter("ignore")
    compared, needed = 0, set()
    for op in op_db:
        ours, theirs = function(op.name, torch), function(op.name, pytorch)
        if not op.supports_autograd or pytorch.float64 not in op.dtypes or not ours or not theirs:
            continue
        try:
            samples = [one for one, _ in zip(op.sample_inputs("cpu", pytorch.float64, requires_grad=True), range(SAMPLES))]
        except Exception:
            continue
        for sample, variable in ((s, v) for s in samples for v in (True, False)):
            args = (sample.input, *sample.args)
            if any(t.numel() > ELEMENTS or t.is_complex() or t.layout != pytorch.strided for t in tensors((args, sample.kwargs), pytorch)):
                continue
            there = pattern(pytorch, theirs, args, sample.kwargs, variable)
            here = pattern(torch, ours, moved(args, torch, pytorch), moved(sample.kwargs, torch, pytorch), variable)
            if "forward" in (there[0], here[0]):
                continue
            compared += 1
            if here == there or there[1] == "second":
                continue
            if op.name in DIFFERENT:
                needed.add(op.name)
            else:
                print(f"{op.name}{[tuple(t.shape) for t in tensors(args, pytorch)]} {sample.kwargs} {variable}: {here}, in PyTorch {there}")
    for name in set(DIFFERENT) - needed:
        print(f"{name}: the same by now, take it out of DIFFERENT")
    print(compared)


if __name__ == "__main__":
    main()
