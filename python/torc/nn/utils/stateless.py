"""Modules called with other parameters and buffers than they have."""

import contextlib
import warnings

from torc import Tensor


def _resolved(tensors, module, tie_weights, strict):
    """All names that the call is to find replaced: of tensors with several names, one stands for all."""
    given = dict(tensors)
    own = {**dict(module.named_parameters(remove_duplicate=False)), **dict(module.named_buffers(remove_duplicate=False))}
    unknown = [k for k in given if k not in own]
    if strict:
        missing = [k for k in own if k not in given]
        if unknown or missing:
            words = [f"Missing key(s): {', '.join(map(repr, sorted(missing)))}." if missing else "",
                     f"Unexpected key(s): {', '.join(map(repr, sorted(unknown)))}." if unknown else ""]
            raise RuntimeError("Error(s) in reparametrizing for {}:\n\t{}".format(type(module).__name__, "\n\t".join(w for w in words if w)))
    given = {k: v for k, v in given.items() if k in own}
    if not tie_weights:
        return given
    groups = {}
    for name, tensor in own.items():
        groups.setdefault(id(tensor), []).append(name)
    for names in groups.values():
        values = {id(given[n]): given[n] for n in names if n in given}
        if len(values) > 1:
            raise ValueError(f"functional_call got multiple values for keys {sorted(n for n in names if n in given)}, which are tied. Consider using tie_weights=False")
        for value in values.values():
            given.update(dict.fromkeys(names, value))
    return given


@contextlib.contextmanager
def _reparametrize_module(module, tensors, tie_weights=False, strict=False):
    kept = []
    try:
        for path, tensor in _resolved(tensors, module, tie_weights, strict).items():
            owner_path, _, name = path.rpartition(".")
            owner = module.get_submodule(owner_path)
            place = owner._parameters if name in owner._parameters else owner._buffers
            if tensor is not None and not isinstance(tensor, Tensor):
                raise TypeError(f"{tensor} is not an instance of torch.Tensor")
            kept.append((place, name, place[name], path))
            place[name] = tensor
        yield
    finally:
        for place, name, tensor, path in reversed(kept):
            if isinstance(tensors, dict) and path in tensors and place.get(name) is not None:
                tensors[path] = place[name]  # what the call has assigned
            place[name] = tensor


def _functional_call(module, parameters_and_buffers, args=None, kwargs=None, *, tie_weights=True, strict=False):
    args = () if args is None else args if isinstance(args, tuple) else (args,)
    with _reparametrize_module(module, parameters_and_buffers, tie_weights, strict):
        return module(*args, **(kwargs or {}))


def functional_call(module, parameters_and_buffers, args=None, kwargs=None, *, tie_weights=True, strict=False):
    """torch.func.functional_call under its older name."""
    warnings.warn("This API is deprecated as of PyTorch 2.0 and will be removed in a future version of PyTorch. Please use torch.func.functional_call "
                  "instead which is a drop-in replacement for this API.", FutureWarning, stacklevel=2)
    return _functional_call(module, parameters_and_buffers, args, kwargs, tie_weights=tie_weights, strict=strict)
