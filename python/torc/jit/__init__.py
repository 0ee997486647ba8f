"""torch.jit: the names that programs touch when they only ask. There is no TorchScript: script and trace say so."""

import contextlib


class ScriptModule:
    """No object is one."""


class ScriptFunction:
    """No object is one."""


class Final:
    def __class_getitem__(cls, item):
        return item


def is_scripting():
    return False


def is_tracing():
    return False


def ignore(drop=False, **kwargs):
    return drop if callable(drop) else lambda fn: fn


def unused(fn):
    return fn


def export(fn):
    return fn


def interface(obj):
    return obj


def _overload(fn):
    return fn


def _overload_method(fn):
    return fn


def _script_if_tracing(fn):
    return fn


script_if_tracing = _script_if_tracing


def annotate(the_type, the_value):
    return the_value


def isinstance(obj, target_type):  # noqa: A001  PyTorch's name
    import builtins
    return builtins.isinstance(obj, target_type)


@contextlib.contextmanager
def optimized_execution(should_optimize):
    yield


def _none(of):
    raise NotImplementedError(f"torch.jit.{of}: there is no TorchScript here; call the function or module as it is")


def script(obj, *args, **kwargs):
    _none("script")


def script_method(fn):
    _none("script_method")


def trace(func, *args, **kwargs):
    _none("trace")


def load(f, *args, **kwargs):
    _none("load")


def save(m, f, *args, **kwargs):
    _none("save")


def freeze(mod, *args, **kwargs):
    _none("freeze")
