"""Batches of samples: tensors of tensors, arrays and numbers, in whatever dicts and sequences they come."""

import collections.abc
import contextlib
import copy

import torc

default_collate_err_msg_format = "default_collate: batch must contain tensors, numpy arrays, numbers, dicts or lists; found {}"
_TEXT = {"S", "U", "O", "V"}  # kinds of NumPy's dtypes that no tensor has


def _is_numpy(value):
    return type(value).__module__ == "numpy" and hasattr(value, "dtype")


def _like_mapping(example, values):
    """A mapping of the type of the example; a dict where that cannot be made."""
    try:
        if isinstance(example, collections.abc.MutableMapping):
            made = copy.copy(example)  # with what a type of the program's has besides
            made.update(values)
            return made
        return type(example)(values)
    except TypeError:
        return values


def _like_sequence(example, values):
    """A sequence of the type of the example; a list where that cannot be made."""
    try:
        if isinstance(example, collections.abc.MutableSequence):
            made = copy.copy(example)
            for k, value in enumerate(values):
                made[k] = value
            return made
        return type(example)(values)
    except TypeError:
        return values


def _is_named_tuple(value):
    return isinstance(value, tuple) and hasattr(value, "_fields")


def default_convert(data):
    """Arrays of NumPy become tensors, in whatever dicts and sequences they are."""
    if isinstance(data, (torc.Tensor, str, bytes)):
        return data
    if _is_numpy(data):
        return data if data.dtype.kind in _TEXT else torc.as_tensor(data)
    if isinstance(data, collections.abc.Mapping):
        return _like_mapping(data, {k: default_convert(v) for k, v in data.items()})
    if _is_named_tuple(data):
        return type(data)(*map(default_convert, data))
    if isinstance(data, collections.abc.Sequence):
        values = [default_convert(v) for v in data]
        return values if isinstance(data, tuple) else _like_sequence(data, values)
    return data


def _collate_tensor(batch, *, collate_fn_map=None):
    return torc.stack(batch, 0)


def _collate_array(batch, *, collate_fn_map=None):
    first = batch[0]
    if first.dtype.kind in _TEXT:
        raise TypeError(default_collate_err_msg_format.format(first.dtype))
    return collate([torc.as_tensor(b) for b in batch], collate_fn_map=collate_fn_map)


def _collate_numpy_scalar(batch, *, collate_fn_map=None):
    return torc.as_tensor(batch)


def _collate_float(batch, *, collate_fn_map=None):
    return torc.tensor(batch, dtype=torc.float64)


def _collate_int(batch, *, collate_fn_map=None):
    return torc.tensor(batch)


def _collate_str(batch, *, collate_fn_map=None):
    return batch


_functions = {torc.Tensor: _collate_tensor, float: _collate_float, int: _collate_int, str: _collate_str, bytes: _collate_str}


def _know_numpy():
    """NumPy's types come to the functions when they are asked for, so that programs without it do not import it."""
    import numpy  # type: ignore
    _functions.setdefault(numpy.ndarray, _collate_array)
    _functions.setdefault((numpy.bool_, numpy.number, numpy.object_), _collate_numpy_scalar)


def __getattr__(name):
    if name == "default_collate_fn_map":
        with contextlib.suppress(ImportError):
            _know_numpy()
        return _functions
    raise AttributeError(f"module 'torch.utils.data._utils.collate' has no attribute '{name}'")


def _is_of_numpy(kind):
    return (kind[0] if isinstance(kind, tuple) else kind).__module__ == "numpy"


def _function_for(kind, functions):
    """What makes batches of a type: its own entry, or that of a type it is of."""
    if not functions:
        return None
    if kind in functions:
        return functions[kind]
    for base, function in functions.items():
        if isinstance(base, type) and issubclass(kind, base) or isinstance(base, tuple) and issubclass(kind, base):
            return function
    if functions is _functions and any(base.__module__ == "numpy" for base in kind.__mro__) and not any(_is_of_numpy(base) for base in functions):
        _know_numpy()
        return _function_for(kind, functions)
    return None


def collate(batch, *, collate_fn_map=None):
    """A batch of samples, by functions for the types that are found in them."""
    first = batch[0]
    kind = type(first)
    function = _function_for(kind, collate_fn_map)
    if function is not None:
        return function(batch, collate_fn_map=collate_fn_map)

    def inner(samples):
        return collate(samples, collate_fn_map=collate_fn_map)

    if isinstance(first, collections.abc.Mapping):
        return _like_mapping(first, {key: inner([sample[key] for sample in batch]) for key in first})
    if _is_named_tuple(first):
        return kind(*(inner(samples) for samples in zip(*batch)))
    if isinstance(first, collections.abc.Sequence):
        size = len(next(iter(batch)))
        if not all(len(sample) == size for sample in batch):
            raise RuntimeError("each element in list of batch should be of equal size")
        values = [inner(samples) for samples in zip(*batch)]
        return values if isinstance(first, tuple) else _like_sequence(first, values)
    raise TypeError(default_collate_err_msg_format.format(kind))


def default_collate(batch):
    """A batch of samples: tensors stacked, numbers as a tensor, texts as a list; dicts and sequences of such."""
    return collate(batch, collate_fn_map=_functions)
