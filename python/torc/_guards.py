"""Contexts in which classes with `__torch_function__` do not take calls over."""

from torc import _C


class DisableTorchFunctionSubclass:
    def __enter__(self):
        _C._disable_torch_function_begin()

    def __exit__(self, *error):
        _C._disable_torch_function_end()


DisableTorchFunctionSubclass.__module__ = _C.__name__  # where PyTorch, and so pickles, have it


def ask(function, relevant, given):
    """What `__torch_function__` makes of a call of a function of Python: `given` are its arguments by name, in order; those that may take it over,
    which come first, are handed on by position."""
    values = list(given.items())
    count = next((k for k, (_, value) in enumerate(values) if k == len(relevant) or value is not relevant[k]), len(values))
    return _C._dispatch(function, relevant, tuple(value for _, value in values[:count]), dict(values[count:]))


DisableTorchFunction = _C.DisableTorchFunctionSubclass = _C.DisableTorchFunction = DisableTorchFunctionSubclass
