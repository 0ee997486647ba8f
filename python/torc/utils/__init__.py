"""torch.utils: data, checkpoint, hooks."""

import importlib as _importlib

import torc

_absent = torc._absent_from(__name__)


def __getattr__(name):
    if name in ("checkpoint", "data", "dlpack", "flop_counter", "hooks", "model_zoo"):
        return _importlib.import_module("torc.utils." + name)
    if name == "tensorboard":  # which is for those that import it
        raise AttributeError("module 'torch.utils' has no attribute 'tensorboard'")
    return _absent(name)
