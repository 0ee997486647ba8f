"""Copies in pinned memory, which a device reads while the host goes on."""

import collections.abc

import torc
from torc.utils.data._utils.collate import _is_named_tuple, _like_mapping, _like_sequence


def accelerator_there():
    """Is there a device that pinned memory is for?"""
    return torc.cuda.is_available()


def pin_memory(data, device=None):
    """The same with all tensors in pinned memory."""
    if isinstance(data, torc.Tensor):
        return torc.empty_like(data, pin_memory=True).copy_(data)
    if hasattr(data, "pin_memory"):
        return data.pin_memory()
    if isinstance(data, (str, bytes)):
        return data
    if isinstance(data, collections.abc.Mapping):
        return _like_mapping(data, {k: pin_memory(v, device) for k, v in data.items()})
    if _is_named_tuple(data):
        return type(data)(*(pin_memory(v, device) for v in data))
    if isinstance(data, collections.abc.Sequence):
        values = [pin_memory(v, device) for v in data]
        return values if isinstance(data, tuple) else _like_sequence(data, values)
    return data
