"""The older name of torch.library.custom_op and its like."""

from torc.library import custom_op, register_fake as impl_abstract  # noqa: F401
