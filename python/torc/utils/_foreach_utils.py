"""torch.utils._foreach_utils: lists of tensors in groups that operators over lists take."""

from torc import Tensor
from torc.nn.parameter import Parameter

_foreach_supported_types = [Tensor, Parameter]


def _get_foreach_kernels_supported_devices():
    """Where PyTorch has operators over lists in few launches. Of these there is only cuda here."""
    return ["cuda", "xpu", "mtia", "privateuseone"]


def _get_fused_kernels_supported_devices():
    return ["mps", "cuda", "xpu", "hpu", "cpu", "mtia", "privateuseone"]


def _device_has_foreach_support(device):
    return device.type in (*_get_foreach_kernels_supported_devices(), "cpu")


def _has_foreach_support(tensors, device):
    return _device_has_foreach_support(device) and all(t is None or type(t) in _foreach_supported_types for t in tensors)


def _group_tensors_by_device_and_dtype(tensorlistlist, with_indices=False):
    """What stands at the same places of several lists, by device and dtype of the first of these: (lists, places if wanted)."""
    groups = {}
    for at, first in enumerate(tensorlistlist[0]):
        lists, places = groups.setdefault((first.device, first.dtype), ([[] for _ in tensorlistlist], []))
        for into, one in zip(lists, tensorlistlist):
            if one:  # empty lists stay so
                into.append(one[at])
        if with_indices:
            places.append(at)
    return groups
