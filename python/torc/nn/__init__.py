"""torch.nn."""

from torc.nn import functional  # noqa: F401
