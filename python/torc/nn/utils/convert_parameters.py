"""Parameters as one vector."""

import torc
from torc import Tensor


def _same_device(param, first):
    if first is not None and param.device != first:
        raise TypeError("Found two parameters on different devices, this is currently not supported.")
    return param.device


def parameters_to_vector(parameters):
    device, parts = None, []
    for p in parameters:
        device = _same_device(p, device)
        parts.append(p.view(-1))
    return torc.cat(parts)


def vector_to_parameters(vec, parameters):
    if not isinstance(vec, Tensor):
        raise TypeError(f"expected torch.Tensor, but got: {torc.typename(vec)}")
    device, start = None, 0
    for p in parameters:
        device = _same_device(p, device)
        p.data = vec[start:start + p.numel()].view_as(p).data
        start += p.numel()
