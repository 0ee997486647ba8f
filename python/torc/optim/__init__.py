"""torch.optim: optimizers, and schedules of their learning rates. Classes come when they are asked for."""

import importlib as _importlib

import torc

_WHERE = {"ASGD": "asgd", "Adadelta": "adadelta", "Adafactor": "_adafactor", "Adagrad": "adagrad", "Adam": "adam", "AdamW": "adamw", "Adamax": "adamax",
          "LBFGS": "lbfgs", "Muon": "_muon", "NAdam": "nadam", "Optimizer": "optimizer", "RAdam": "radam", "RMSprop": "rmsprop", "Rprop": "rprop",
          "SGD": "sgd"}
__all__ = [*_WHERE, "lr_scheduler", "swa_utils"]


_absent = torc._absent_from(__name__)


def __getattr__(name):
    if name in ("lr_scheduler", "swa_utils", *_WHERE.values()):
        return _importlib.import_module("torc.optim." + name)
    if name in _WHERE:
        value = getattr(_importlib.import_module("torc.optim." + _WHERE[name]), name)
        globals()[name] = value
        return value
    return _absent(name)


def __dir__():
    return sorted(set(globals()) | set(__all__))
