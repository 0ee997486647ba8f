"""What distributions share: parameters of one shape, and probabilities and their logarithms from each other."""

from numbers import Number

import torc
import torc.nn.functional as F

euler_constant = 0.57721566490153286060


def broadcast_all(*values):
    """Tensors and numbers, as tensors of one shape. Numbers take dtype and device of the tensors, or are of the default dtype."""
    if not all(isinstance(v, (torc.Tensor, Number)) or hasattr(v, "__torch_function__") for v in values):
        raise ValueError("Input arguments must all be instances of Number, torch.Tensor or objects implementing __torch_function__.")
    like = next((v for v in values if isinstance(v, torc.Tensor)), None)
    where = {"dtype": torc.get_default_dtype()} if like is None else {"dtype": like.dtype, "device": like.device}
    return torc.broadcast_tensors(*[v if not isinstance(v, Number) else torc.tensor(v, **where) for v in values])


def sum_rightmost(value, dim):
    """The sum over the last dim dimensions."""
    return value if dim == 0 else value.flatten(value.dim() - dim).sum(-1)


def clamp_probs(probs):
    eps = torc.finfo(probs.dtype).eps
    return probs.clamp(min=eps, max=1 - eps)


def logits_to_probs(logits, is_binary=False):
    return torc.sigmoid(logits) if is_binary else F.softmax(logits, dim=-1)


def probs_to_logits(probs, is_binary=False):
    p = clamp_probs(probs)
    return torc.log(p) - torc.log1p(-p) if is_binary else torc.log(p)


def uniform(shape, like):
    """Draws of [0, 1), of the dtype and on the device of a tensor."""
    return torc.rand(shape, dtype=like.dtype, device=like.device)


class lazy_property:
    """An attribute that is computed when it is first asked for, with gradients whatever the mode then is."""

    def __init__(self, wrapped):
        self.wrapped, self.__doc__, self.__name__ = wrapped, wrapped.__doc__, wrapped.__name__

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        with torc.enable_grad():
            value = self.wrapped(instance)
        setattr(instance, self.__name__, value)
        return value
