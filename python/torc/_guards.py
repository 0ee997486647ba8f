"""Contexts in which classes with `__torch_function__` do not take calls over."""

from torc import _C


class DisableTorchFunctionSubclass:
    def __enter__(self):
        _C._disable_torch_function_begin()

    def __exit__(self, *error):
        _C._disable_torch_function_end()


DisableTorchFunction = _C.DisableTorchFunctionSubclass = _C.DisableTorchFunction = DisableTorchFunctionSubclass
