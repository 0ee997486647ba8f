"""Which device is meant."""

import torc


def _get_device_index(device, optional=False, allow_cpu=False):
    """The number of a CUDA device that is given as number, text or torch.device; -1, the current one, where `optional` and none is said."""
    if isinstance(device, int) and not isinstance(device, bool):
        return device
    if isinstance(device, str):
        device = torc.device(device)
    if isinstance(device, torc.device):
        if device.type == "cpu" and allow_cpu:
            return -1
        if device.type != "cuda":
            raise ValueError(f"Expected a cuda device, but got: {device}")
        if device.index is not None:
            return device.index
    elif device is not None:
        raise ValueError(f"Expected a torch.device with a specified index or an integer, but got:{device}")
    if not optional:
        raise ValueError(f"Expected a torch.device with a specified index or an integer, but got:{device}")
    return -1
