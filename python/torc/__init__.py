"""PyTorch's programming model: `import torc as torch`.

Operators, tensors and their types come from the extension torc._C. What is not needed by every program is imported when first asked for
(PEP 562): torch.nn, torch.optim, torch.linalg and so on.
"""

import builtins as _builtins
import importlib as _importlib
import math as _math

from torc import _C


def _absent_from(module):
    """__getattr__ of a module of torc's: submodules come when they are asked for, and what is not there is an AttributeError that says whether
    PyTorch has it."""

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

__version__ = "2.11.0+torc" + _C._torc_version

_C._functions("torch", globals(), __name__)

inf, nan, pi, e, newaxis = _math.inf, _math.nan, _math.pi, _math.e, None
legacy_contiguous_format = contiguous_format  # noqa: F405

from torc.autograd.grad_mode import enable_grad, inference_mode, no_grad, set_grad_enabled  # noqa: E402
from torc import _tensor  # noqa: E402,F401  what Tensor has of Python

# Names that are asked for now and then: module by name, or the module that has the name.
_MODULES = set("""
    _dynamo accelerator amp ao autograd backends compiler cpu cuda distributed distributions export fft func fx hub jit library linalg
    multiprocessing nn onnx optim overrides profiler random return_types serialization special storage testing types utils version
""".split())
_NAMES = {name: module for module, names in {
    "_functions": """
        _assert _check _check_type _check_value _check_with allclose broadcast_shapes compile detach_ equal get_device
        imag is_complex is_conj is_floating_point is_inference is_neg is_nonzero is_same_size is_signed
        is_storage is_tensor numel real resize_as_ set_default_tensor_type typename unique
        unique_consecutive
        set_float32_matmul_precision get_float32_matmul_precision
    """,
    "_archive": "PyTorchFileReader",
    "_composed": "result_type unravel_index",
    "amp": "autocast",
    "_determinism": """
        are_deterministic_algorithms_enabled get_deterministic_debug_mode is_deterministic_algorithms_warn_only_enabled set_deterministic_debug_mode
        use_deterministic_algorithms
    """,
    "_guards": "DisableTorchFunction DisableTorchFunctionSubclass",
    "_info": "finfo iinfo",
    "_legacy": "BFloat16Tensor BoolTensor ByteTensor CharTensor DoubleTensor FloatTensor HalfTensor IntTensor LongTensor ShortTensor",
    "func": "vmap",
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


def __dir__():
    return _builtins.sorted(_builtins.set(globals()) | _MODULES | _builtins.set(_NAMES))
