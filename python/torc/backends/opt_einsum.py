"""torch.backends.opt_einsum: torc's einsum contracts from left to right, with or without that package."""

import types

from torc.backends import attribute, becomes, flags_of


def is_available():
    return False


def get_opt_einsum():
    return None


def _put_enabled(enabled):
    if enabled:
        raise ValueError(f"opt_einsum is not available, so setting `enabled` to {enabled} will not reap the benefits of calculating an optimal path for einsum. "
                         "torch.einsum will fall back to contracting from left to right. To enable this optimal path calculation, please install opt-einsum.")


def _put_strategy(strategy):
    raise ValueError(f"opt_einsum is not available, so setting `strategy` to {strategy} will not be meaningful. torch.einsum will bypass path calculation and simply "
                     "contract from left to right. Please install opt_einsum or unset `strategy`.")


def set_flags(_enabled=None, _strategy=None):
    """Set what is given; what all were before."""
    if _enabled is not None:
        _put_enabled(_enabled)
    if _strategy is not None:
        _put_strategy(_strategy)
    return False, None


def flags(enabled=None, strategy=None):
    """The switches as they are in a `with`."""
    return flags_of(set_flags, enabled, strategy)


class OptEinsumModule(types.ModuleType):
    enabled, strategy = attribute(lambda: False, _put_enabled), attribute(lambda: None, _put_strategy)


becomes(__name__, OptEinsumModule)
enabled: bool
strategy: str | None
