"""torch.backends: switches between speed and exactness, and what there is. Modules whose attributes are switches are objects (Switches)."""

import importlib as _importlib
import sys as _sys
import types as _types

import torc
from torc import _C

_MODULES = {"cuda", "cudnn", "mkl", "mkldnn", "mps", "openmp"}


def switch(name):
    """An attribute over _C._backends_NAME and _C._backends_set_NAME, which take a bool or an int."""
    get, put = getattr(_C, "_backends_" + name), getattr(_C, "_backends_set_" + name)

    def change(self, value):
        put(value)
    return property(lambda self: get(), change)


def boolean(name):
    """The same, which refuses all but a bool."""
    get, put = getattr(_C, "_backends_" + name), getattr(_C, "_backends_set_" + name)

    def change(self, value):
        if not isinstance(value, bool):
            raise RuntimeError(f"set_{name} expects a bool, but got {type(value).__name__}")
        put(value)
    return property(lambda self: get(), change)


def precision(backend, op):
    """How exactly float32 is computed: "ieee", "tf32", "bf16" or "none"."""
    def change(self, value):
        _C._backends_set_fp32_precision(backend, op, value)
    return property(lambda self: _C._backends_fp32_precision(backend, op), change)


class Precision:
    """torch.backends.NAME.conv and the like: a place with one switch."""

    def __init_subclass__(cls, backend, op):
        cls.fp32_precision = precision(backend, op)


def becomes(name, kind):
    """Give the module a class, whose properties its attributes are."""
    _sys.modules[name].__class__ = kind


class _Generic(_types.ModuleType):
    fp32_precision = precision("generic", "all")


becomes(__name__, _Generic)


_absent = torc._absent_from(__name__)


def __getattr__(name):
    if name in _MODULES:
        return _importlib.import_module("torc.backends." + name)
    return _absent(name)
