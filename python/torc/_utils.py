"""What pickles of tensors and parameters name: PyTorch's names and arguments, so that its files say the same."""

import sys
from collections import OrderedDict

import torc
from torc import _C

torch = torc  # pickles find memory formats here: "torch.channels_last" of torch._utils


def _rebuild_tensor(storage, storage_offset, size, stride):
    return _C._tensor_over(storage._untyped_storage, storage.dtype, storage_offset, tuple(size), tuple(stride))


def _public(module, name):
    """Which module files say `name` is of, where it is torc's or PyTorch's. Layers are in other files there than here, and are found in
    torch.nn, but for those that it does not export."""
    if module.split(".")[0] == "torc":
        module = "torch" + module[len("torc"):]
    return "torch.nn" if module.startswith("torch.nn.modules.") and hasattr(torc.nn, name.partition(".")[0]) else module


def _own(module, name):
    """Where the same is here."""
    module = _public(module, name)
    return "torc" + module[len("torch"):] if module.split(".")[0] == "torch" else module


def _no_hooks(hooks):
    """There is always an empty dict where PyTorch once had hooks."""
    if hooks:
        raise NotImplementedError("hooks of tensors are not taken from files")


def _finished(tensor, requires_grad, hooks, metadata):
    """The lazy bits belong to how memory is read, so they come before there is anything to differentiate."""
    if metadata:
        if not isinstance(metadata, dict) or not metadata.keys() <= {"conj", "neg"}:
            raise TypeError(f"the metadata of a tensor is a dict of conj and neg, not {metadata!r}")
        if metadata.get("conj"):
            tensor = tensor.conj()
        if metadata.get("neg"):
            tensor = tensor._neg_view()
    if requires_grad:
        tensor.requires_grad_(True)
    _no_hooks(hooks)
    return tensor


def _rebuild_tensor_v2(storage, storage_offset, size, stride, requires_grad, backward_hooks, metadata=None):
    return _finished(_rebuild_tensor(storage, storage_offset, size, stride), requires_grad, backward_hooks, metadata)


def _rebuild_tensor_v3(storage, storage_offset, size, stride, requires_grad, backward_hooks, dtype, metadata=None):
    """Of dtypes that came after the typed storages: the storage is untyped, and the dtype stands beside it."""
    over = _C._tensor_over(storage._untyped_storage if hasattr(storage, "_untyped_storage") else storage, dtype, storage_offset, tuple(size), tuple(stride))
    return _finished(over, requires_grad, backward_hooks, metadata)


def _rebuild_parameter(data, requires_grad, backward_hooks):
    from torc.nn import Parameter
    _no_hooks(backward_hooks)
    return Parameter(data, requires_grad)


def _set_state(obj, state):
    """State as __getstate__ of object gives it: a dict, or a pair of one and of what slots hold."""
    slots = None
    if isinstance(state, tuple):
        if len(state) != 2:
            raise RuntimeError(f"Invalid serialized state: {state}")
        state, slots = state
    for attributes in (state, slots):
        for name, value in (attributes or {}).items():
            setattr(obj, name, value)
    return obj


def _rebuild_parameter_with_state(data, requires_grad, backward_hooks, state):
    return _set_state(_rebuild_parameter(data, requires_grad, backward_hooks), state)


def _refused(what):
    def rebuild(*args):
        raise NotImplementedError(f"{what} tensors are not there")
    return rebuild


_rebuild_qtensor = _refused("quantized")
_rebuild_sparse_tensor = _refused("sparse")
_rebuild_nested_tensor = _refused("nested")
_rebuild_meta_tensor_no_storage = _refused("meta")
_rebuild_wrapper_subclass = _refused("wrapper subclass")


def _rebuild_device_tensor_from_numpy(data, dtype, device, requires_grad):
    return torc.from_numpy(data).to(dtype=dtype, device=device).requires_grad_(requires_grad)


def _rebuild_device_tensor_from_cpu_tensor(data, dtype, device, requires_grad):
    return data.to(dtype=dtype, device=device).requires_grad_(requires_grad)


# ------------------------------------------------------------------------------------------ the other way
def _reduced(tensor):
    """What rebuilds a plain tensor, and its arguments."""
    from torc.storage import _NAMES
    bits = {name: True for name, there in (("conj", tensor.is_conj()), ("neg", tensor.is_neg())) if there}
    known = tensor.dtype in _NAMES
    args = (tensor._typed_storage() if known else tensor.untyped_storage(), tensor.storage_offset(), tuple(tensor.size()), tensor.stride(),
            tensor.requires_grad, OrderedDict())
    if known:
        return _rebuild_tensor_v2, args + ((bits,) if bits else ())
    return _rebuild_tensor_v3, args + (tensor.dtype,) + ((bits,) if bits else ())


def _reduced_parameter(parameter):
    state = parameter.__getstate__()
    args = parameter.data, parameter.requires_grad, OrderedDict()
    return (_rebuild_parameter_with_state, (*args, state)) if state else (_rebuild_parameter, args)


# ------------------------------------------------------------------------------------------ lists of tensors as one
def _flatten_dense_tensors(tensors):
    """All elements of tensors of one dtype, one behind the other."""
    return torc.cat([t.contiguous().view(-1) for t in tensors])


def _unflatten_dense_tensors(flat, tensors):
    """Views of what _flatten_dense_tensors gave, as the tensors lay in it."""
    return tuple(part.view(t.shape) for part, t in zip(flat.split([t.numel() for t in tensors]), tensors))


def _reorder_tensors_as(tensors, ordered_tensors):
    """Tensors that are in order within their types, in the order of others."""
    by_type = {}
    for t in tensors:
        by_type.setdefault(t.type(), []).append(t)
    rest = {kind: iter(alike) for kind, alike in by_type.items()}
    return tuple(next(rest[t.type()]) for t in ordered_tensors)


def _take_tensors(tensors, size_limit):
    """Lists of tensors of one type, as many as have size_limit bytes at most."""
    lists = {}
    for t in tensors:
        kind, size = t.type(), t.numel() * t.element_size()
        taken, total = lists.get(kind, ([], 0))
        if total + size > size_limit and total > 0:
            yield taken
            taken, total = [], 0
        taken.append(t)
        lists[kind] = taken, total + size
    for taken, _ in lists.values():
        if taken:
            yield taken
