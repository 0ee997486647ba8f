"""torch.fx.proxy."""

from torc.fx import Proxy  # noqa: F401
