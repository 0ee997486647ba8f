"""torch.utils.dlpack: tensors as other libraries take them."""

import torc
from torc import from_dlpack  # noqa: F401


def to_dlpack(tensor):
    """A capsule, which one library may take."""
    return tensor.__dlpack__()


__getattr__ = torc._absent_from(__name__)
