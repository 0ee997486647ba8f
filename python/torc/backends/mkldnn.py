"""torch.backends.mkldnn: torc's own kernels stand for it, so its switches are kept and change nothing, but for the precision."""

import types

import torc
from torc import _C
from torc.backends import Precision, attribute, becomes, checked, flags_of, precision


def is_available():
    return False


def is_acl_available():
    return False


_switches = {"enabled": True, "deterministic": False, "allow_tf32": None}


def set_flags(_enabled=None, _deterministic=None, _allow_tf32=None, _fp32_precision="none"):
    """Set what is given; what all were before."""
    before = (*_switches.values(), _C._backends_fp32_precision("mkldnn", "all"))
    for name, value in (("enabled", _enabled), ("deterministic", _deterministic), ("allow_tf32", _allow_tf32)):
        if value is not None:
            _put(name, value)
    if _fp32_precision is not None:
        _C._backends_set_fp32_precision("mkldnn", "all", _fp32_precision)
    return before


def flags(enabled=False, deterministic=False, allow_tf32=True, fp32_precision="none"):
    """The switches as they are in a `with`."""
    return flags_of(set_flags, enabled, deterministic, allow_tf32, fp32_precision)


def _put(name, value):
    texts = {"enabled": "set_enabled_mkldnn", "deterministic": "set_deterministic_mkldnn", "allow_tf32": "set_allow_tf32_onednn"}
    _switches[name] = checked(texts[name], value)


def _switch(name):
    return attribute(lambda: _switches[name], lambda value: _put(name, value))


class _Matmul(Precision, backend="mkldnn", op="matmul"):
    pass


class _Conv(Precision, backend="mkldnn", op="conv"):
    pass


class _Rnn(Precision, backend="mkldnn", op="rnn"):
    pass


matmul, conv, rnn = _Matmul(), _Conv(), _Rnn()


class MkldnnModule(types.ModuleType):
    enabled, deterministic, allow_tf32 = _switch("enabled"), _switch("deterministic"), _switch("allow_tf32")
    fp32_precision = precision("mkldnn", "all")


becomes(__name__, MkldnnModule)
enabled: bool
deterministic: bool
allow_tf32: bool
fp32_precision: str


__getattr__ = torc._absent_from(__name__)
