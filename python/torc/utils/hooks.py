"""torch.utils.hooks: what takes a hook away."""

from torc.nn.modules.module import RemovableHandle  # noqa: F401
