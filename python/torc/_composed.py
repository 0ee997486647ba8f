"""Functions of torch that are a few calls of operators, and are asked for now and then."""

import math

import torc
from torc import Tensor
from torc._C import _has_torch_function as _asks
from torc._guards import ask as _ask

__name__ = torc.__name__  # where PyTorch, and so pickles, have what is defined here


def unravel_index(indices, shape):
    """Coordinates, one tensor for each dimension, of places counted through a shape in order."""
    if _asks(indices):
        return _ask(unravel_index, (indices,), locals())
    if not isinstance(indices, Tensor) or indices.is_complex() or indices.is_floating_point() or indices.dtype is torc.bool:
        raise TypeError(f"expected 'indices' to be integer dtype, but got {indices.dtype}" if isinstance(indices, Tensor) else
                        f"expected 'indices' to be a tensor, but got {type(indices)}")
    shape = (shape,) if isinstance(shape, int) else tuple(shape)
    if not all(isinstance(n, int) for n in shape):
        raise TypeError(f"expected 'shape' to be int or sequence of ints, but got {type(shape)}")
    if any(n < 0 for n in shape):
        raise ValueError(f"'shape' cannot have negative values, but got {shape}")
    steps = torc.tensor([math.prod(shape[k + 1:]) for k in range(len(shape))], dtype=torc.int64, device=indices.device)
    return (indices.unsqueeze(-1) // steps % torc.tensor(shape, dtype=torc.int64, device=indices.device)).unbind(-1)


def _elementwise(name, tensor, others, function):
    if tensor.requires_grad and torc.is_grad_enabled():
        raise RuntimeError(f"Can't call {name}() on Variable that requires grad. Use var.detach().{name}() instead.")
    if tensor.device.type != "cpu":
        raise TypeError(f"{name} is only implemented on CPU tensors")
    for other in others:
        if other.dtype != tensor.dtype:
            raise TypeError(f"{name}: expected a tensor of dtype {tensor.dtype}, got {other.dtype}")
    columns = [t.expand(tensor.shape).reshape(-1).tolist() for t in (tensor, *others)]
    made = torc.tensor([function(*values) for values in zip(*columns)], dtype=tensor.dtype).view(tensor.shape)
    with torc.no_grad():
        return tensor.copy_(made)


def apply_(self, callable):  # noqa: A002  PyTorch's names
    """Each element becomes what a function of Python gives for it. Slow; on the CPU alone."""
    return _elementwise("apply_", self, (), callable)


def map_(self, tensor, callable):  # noqa: A002  PyTorch's names
    """Each element becomes what a function of Python gives for it and that of another tensor."""
    return _elementwise("map_", self, (tensor,), callable)


def map2_(self, x, y, callable):  # noqa: A002  PyTorch's names
    """Each element becomes what a function of Python gives for it and those of two other tensors."""
    return _elementwise("map2_", self, (x, y), callable)
