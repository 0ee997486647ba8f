"""What the loader is made of: batches, and pinned memory."""

from torc.utils.data._utils import collate, pin_memory, worker  # noqa: F401
