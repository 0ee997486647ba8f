"""PyTorch's programming model: `import torc as torch`.

Operators, tensors and their types come from the extension torc._C. What is not needed by every program is imported when first asked for
(PEP 562): torch.nn, torch.optim, torch.linalg and so on.
"""

import builtins as _builtins
import importlib as _importlib
import math as _math
import sys as _sys

if "t" in getattr(_sys, "abiflags", ""):  # whose loader would only say that there is no torc._C
    raise ImportError(f"torc does not run in free-threaded Python ({_sys.version_info[0]}.{_sys.version_info[1]}t): its extension needs the interpreter's lock. "
                      "Use the ordinary build of CPython 3.11 or later.")

try:
    from torc import _C  # noqa: E402
except ImportError as error:
    import os as _os
    if not any(name.startswith("_C.") and name.endswith((".so", ".pyd")) for name in _os.listdir(_os.path.dirname(__file__))):
        raise ImportError("torc's extension is not built in this folder: `./run build` does it, or `pip install .` makes a package") from error
    raise


def _in_torc(name):
    """The name of one of torc's modules in sys.modules, where it may go by one of torch."""
    return "torc" + name.removeprefix("torch").removeprefix("torc")


def _absent_from(module):
    """__getattr__ of a module of torc's: submodules come when they are asked for, and what is not there is an AttributeError that says whether
    PyTorch has it."""
    module = _in_torc(module)

    def __getattr__(name):
        place = "torch" + module[len("torc"):]
        if not name.startswith("_"):
            try:
                return _importlib.import_module(f"{module}.{name}")
            except ModuleNotFoundError as error:
                if error.name != f"{module}.{name}":
                    raise
            from torc._missing import NAMES
            if name in NAMES.get(place, "").split():
                raise AttributeError(f"torc has no {place}.{name} yet; docs/missing.md lists what is missing")
        raise AttributeError(f"module '{place}' has no attribute '{name}'")

    return __getattr__


_absent = _absent_from(__name__)
from torc._C import *  # noqa: E402,F401,F403  tensor, dtypes, devices, seeds, printing
from torc._C import AcceleratorError, OutOfMemoryError, Tensor  # noqa: E402,F401

from torc.torch_version import TorchVersion as _TorchVersion  # noqa: E402

__version__ = _TorchVersion("2.11.0+torc" + _C._torc_version)

_C._functions("torch", globals(), __name__)

inf, nan, pi, e, newaxis = _math.inf, _math.nan, _math.pi, _math.e, None
legacy_contiguous_format = contiguous_format  # noqa: F405

from torc.autograd.grad_mode import enable_grad, inference_mode, no_grad, set_grad_enabled  # noqa: E402
from torc import _tensor  # noqa: E402,F401  what Tensor has of Python

# Names that are asked for now and then: module by name, or the module that has the name.
_MODULES = set("""
    __future__ _dynamo _jit_internal _ops _tensor_str _utils accelerator amp ao autograd backends compiler cpu cuda distributed distributions export fft func functional fx hub jit library linalg
    multiprocessing nn onnx optim overrides profiler random return_types serialization special storage testing torch_version types utils version
    __config__
""".split())
_NAMES = {name: module for module, names in {
    "_functions": """
        _assert _check _check_type _check_value _check_with broadcast_shapes compile is_storage is_tensor range set_default_tensor_type typename unique
        unique_consecutive _shape_as_tensor compiled_with_cxx11_abi
        set_float32_matmul_precision get_float32_matmul_precision
    """,
    "_archive": "PyTorchFileReader",
    "_composed": "unravel_index",
    "amp": "autocast",
    "_determinism": """
        are_deterministic_algorithms_enabled get_deterministic_debug_mode is_deterministic_algorithms_warn_only_enabled set_deterministic_debug_mode
        use_deterministic_algorithms
    """,
    "_guards": "DisableTorchFunction DisableTorchFunctionSubclass",
    "_info": "finfo iinfo",
    "_legacy": "BFloat16Tensor BoolTensor ByteTensor CharTensor DoubleTensor FloatTensor HalfTensor IntTensor LongTensor ShortTensor",
    "library": "ops",
    "jit": "ScriptFunction ScriptModule",
    "cuda": "Event Stream",
    "serialization": "load save",
    "storage": """
        BFloat16Storage BoolStorage ByteStorage CharStorage ComplexDoubleStorage ComplexFloatStorage DoubleStorage FloatStorage HalfStorage IntStorage
        LongStorage ShortStorage TypedStorage UntypedStorage
    """,
}.items() for name in names.split()}


def __getattr__(name):
    if name in _MODULES:
        return _importlib.import_module("torc." + name)
    if name in _NAMES:
        value = getattr(_importlib.import_module("torc." + _NAMES[name]), name)
        globals()[name] = value
        return value
    return _absent(name)


def _return_type(name):
    """A type of named results, such as torch.return_types.max: made when it is first asked for, as by the first call that gives one."""
    if not name.startswith("__"):
        made = _C._return_type(name)
        if made is not None:
            return made
    raise AttributeError(f"module 'torch.return_types' has no attribute '{name}'")


_C._return_types.__getattr__ = _return_type


from torc import _extension  # noqa: E402,F401  what torch._C has of Python

torch = _sys.modules[__name__]  # torch.torch


def __dir__():
    return _builtins.sorted(_builtins.set(globals()) | _MODULES | _builtins.set(_NAMES))
