"""What PyTorch has under torch._C besides types: the functions of torch and of its parts, and the class under Tensor. Its pickles name functions and methods
there, and libraries ask for some."""

import importlib
import sys
import types

import torc
from torc import _C


def _part(name, of, prefix=""):
    """torch._C.name: the functions of a module, with a prefix before their names where PyTorch has one. torch._C._special.special_erf is torch.special.erf."""
    def __getattr__(asked):
        if not asked.startswith("__") and asked.startswith(prefix):
            module = importlib.import_module(of)
            found = vars(part).get(asked) or getattr(module, asked[len(prefix):])  # the import may have put it here
            if callable(found) and not isinstance(found, type):
                return found
        raise AttributeError(f"module 'torch._C.{name}' has no attribute '{asked}'")

    part = types.ModuleType(f"{torc.__name__}._C.{name}")
    part.__getattr__ = __getattr__
    setattr(_C, name, part)
    return part


_part("_VariableFunctions", "torc")
_C._VariableFunctionsClass = _C._VariableFunctions
for _name, _of, _prefix in (("_nn", "torc.nn.functional", ""), ("_linalg", "torc.linalg", "linalg_"), ("_fft", "torc.fft", "fft_"), ("_special", "torc.special", "special_")):
    sys.modules["torc._C." + _name] = sys.modules[f"{torc.__name__}._C.{_name}"] = _part(_name, _of, _prefix)  # where imports look
_C.TensorBase = _C.Tensor
_C._get_tracing_state = lambda: None  # nothing is traced


def __getattr__(name):
    raise AttributeError(f"module 'torch._C' has no attribute '{name}'")


_C.__getattr__ = __getattr__

# The functions that torch has from here are of torch, and so are their pickles.
for _name, _value in vars(_C).items():
    if not _name.startswith("_") and isinstance(_value, types.BuiltinFunctionType):
        _value.__module__ = torc.__name__
