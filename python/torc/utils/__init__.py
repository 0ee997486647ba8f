"""torch.utils: data, checkpoint, hooks."""

import importlib as _importlib


def __getattr__(name):
    if name in ("checkpoint", "data", "flop_counter", "hooks", "model_zoo"):
        return _importlib.import_module("torc.utils." + name)
    raise AttributeError(f"module 'torch.utils' has no attribute '{name}'")
