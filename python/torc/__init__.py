"""PyTorch's programming model: `import torc as torch`.

Operators, tensors and their types come from the extension torc._C. What is not needed by every program is imported when first asked for
(PEP 562): torch.nn, torch.optim, torch.linalg and so on.
"""

import builtins as _builtins
import importlib as _importlib
import math as _math

from torc import _C
from torc._C import *  # noqa: F401,F403  tensor, dtypes, devices, seeds, printing
from torc._C import AcceleratorError, OutOfMemoryError, Tensor  # noqa: F401

__version__ = "2.11.0+torc" + _C._torc_version

_C._functions("torch", globals(), __name__)

inf, nan, pi, e, newaxis = _math.inf, _math.nan, _math.pi, _math.e, None
legacy_contiguous_format = contiguous_format  # noqa: F405

from torc.autograd.grad_mode import enable_grad, inference_mode, no_grad, set_grad_enabled  # noqa: E402
from torc import _tensor  # noqa: E402,F401  what Tensor has of Python

# Names that are asked for now and then: module by name, or the module that has the name.
_MODULES = {"autograd", "linalg", "fft", "special", "nn", "return_types"}
_NAMES = {"finfo": "_info", "iinfo": "_info", "is_tensor": "_functions", "is_storage": "_functions", "is_floating_point": "_functions", "is_complex": "_functions",
          "is_signed": "_functions", "is_conj": "_functions", "numel": "_functions", "is_same_size": "_functions",
          "is_nonzero": "_functions", "is_inference": "_functions", "typename": "_functions", "get_device": "_functions",
          "equal": "_functions", "allclose": "_functions", "real": "_functions", "imag": "_functions",
          "set_default_tensor_type": "_functions", "detach_": "_functions", "resize_as_": "_functions",
          "fork_rng": "_functions"}


def __getattr__(name):
    if name in _MODULES:
        return _importlib.import_module("torc." + name)
    if name in _NAMES:
        value = getattr(_importlib.import_module("torc." + _NAMES[name]), name)
        globals()[name] = value
        return value
    raise AttributeError(f"module 'torch' has no attribute '{name}'")


def __dir__():
    return _builtins.sorted(_builtins.set(globals()) | _MODULES | _builtins.set(_NAMES))
