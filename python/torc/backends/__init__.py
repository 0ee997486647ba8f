"""torch.backends: switches between speed and exactness, and what there is. Modules whose attributes are switches are objects (Switches)."""

import contextlib as _contextlib
import importlib as _importlib
import sys as _sys
import types as _types

import torc
from torc import _C, _typing

_MODULES = {"cpu", "cuda", "cudnn", "cusparselt", "mha", "mkl", "mkldnn", "mps", "nnpack", "openmp", "opt_einsum", "quantized"}
_frozen = False


def disable_global_flags():
    """From now on switches of modules are refused outside of flags()."""
    global _frozen
    _frozen = True


def flags_frozen():
    return _frozen


@_contextlib.contextmanager
def _thawed():
    global _frozen
    before, _frozen = _frozen, False
    try:
        yield
    finally:
        _frozen = before


def flags_of(set_flags, *values):
    """A `with` in which a module's switches have these values: what its flags() is."""
    @_contextlib.contextmanager
    def within():
        with _thawed():
            before = set_flags(*values)
        try:
            yield
        finally:
            with _thawed():
                set_flags(*before)
    return within()


def attribute(get, put):
    """A switch that is an attribute of a module."""
    def change(self, value):
        if _frozen and isinstance(self, _types.ModuleType):
            raise RuntimeError(f"not allowed to set {self.__name__.replace('torc.', 'torch.')} flags after disable_global_flags; please use flags() context manager "
                               "instead")
        put(value)
    return property(lambda self: get(), change)


def checked(name, value):
    """The value, if it is a bool."""
    if not isinstance(value, bool):
        raise RuntimeError(f"{name} expects a bool, but got {type(value).__name__}")
    return value


def switch(name):
    """An attribute over _C._backends_NAME and _C._backends_set_NAME, which take a bool or an int."""
    return attribute(getattr(_C, "_backends_" + name), getattr(_C, "_backends_set_" + name))


def boolean(name):
    """The same, which refuses all but a bool."""
    put = getattr(_C, "_backends_set_" + name)
    return attribute(getattr(_C, "_backends_" + name), lambda value: put(checked("set_" + name, value)))


def precision(backend, op):
    """How exactly float32 is computed: "ieee", "tf32", "bf16" or "none"."""
    return attribute(lambda: _C._backends_fp32_precision(backend, op), lambda value: _C._backends_set_fp32_precision(backend, op, value))


class Precision:
    """torch.backends.NAME.conv and the like: a place with one switch."""

    fp32_precision: str

    def __init_subclass__(cls, backend, op):
        cls.fp32_precision = precision(backend, op)


def becomes(name, kind):
    """Give the module a class, whose properties its attributes are."""
    _sys.modules[torc._in_torc(name)].__class__ = kind


class GenericModule(_types.ModuleType):
    fp32_precision = precision("generic", "all")


becomes(__name__, GenericModule)
fp32_precision: str


def set_flags(_fp32_precision="none"):
    """Set what is given; what it was before."""
    before = (_C._backends_fp32_precision("generic", "all"),)
    if _fp32_precision is not None:
        _C._backends_set_fp32_precision("generic", "all", _fp32_precision)
    return before


def flags(fp32_precision="none"):
    """The switch as it is in a `with`."""
    return flags_of(set_flags, fp32_precision)


if _typing.TYPE_CHECKING:
    from torc.backends import cpu, cuda, cudnn, cusparselt, mha, mkl, mkldnn, mps, nnpack, openmp, opt_einsum, quantized  # noqa: F401

_absent = torc._absent_from(__name__)


def __getattr__(name):
    if name in _MODULES:
        return _importlib.import_module("torc.backends." + name)
    return _absent(name)
