"""torch.utils._python_dispatch: operators are handed to no mode, and no tensor wraps others in a way that a compiler could see."""

import contextlib

from torc import Tensor


class TorchDispatchMode:
    """Classes of one can be defined, and entering says that there are none."""

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        raise NotImplementedError

    def __enter__(self):
        raise NotImplementedError("torch.utils._python_dispatch.TorchDispatchMode: operators are handed to no mode; classes with __torch_function__ take calls over")

    def __exit__(self, *error):
        pass


def _get_current_dispatch_mode():
    return None


def _get_current_dispatch_mode_stack():
    return []


def is_in_torch_dispatch_mode(include_infra_modes=True):
    return False


def any_torch_dispatch_mode_on_stack():
    return False


@contextlib.contextmanager
def _disable_current_modes():
    yield []


def is_traceable_wrapper_subclass_type(t):
    """Does a class of tensors say what it is made of?"""
    return issubclass(t, Tensor) and t is not Tensor and hasattr(t, "__tensor_flatten__") and hasattr(t, "__tensor_unflatten__")


def is_traceable_wrapper_subclass(t):
    return isinstance(t, Tensor) and is_traceable_wrapper_subclass_type(type(t))
