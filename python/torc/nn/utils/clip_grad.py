"""Gradients made smaller."""

import types
import warnings

import torc
from torc import Tensor


def _list(tensors):
    return [tensors] if isinstance(tensors, Tensor) else list(tensors)


def _grads(parameters):
    return [p.grad for p in _list(parameters) if p.grad is not None]


def _by_device(tensors):
    """Lists of tensors of one device and dtype, which operators over lists take."""
    groups = {}
    for t in tensors:
        groups.setdefault((t.device, t.dtype), []).append(t)
    return groups.values()


@torc.no_grad()
def get_total_norm(tensors, norm_type=2.0, error_if_nonfinite=False, foreach=None):
    """The norm of all elements of all tensors."""
    tensors, norm_type = _list(tensors), float(norm_type)
    if not tensors:
        return torc.tensor(0.0)
    first = tensors[0].device
    norms = [n for group in _by_device(tensors) for n in torc._foreach_norm(group, norm_type)]
    total = torc.linalg.vector_norm(torc.stack([n.to(first) for n in norms]), norm_type)
    if error_if_nonfinite and not total.isfinite():
        raise RuntimeError(f"The total norm of order {norm_type} for gradients from `parameters` is non-finite, so it cannot be clipped. To disable this "
                           "error and scale the gradients by the non-finite norm anyway, set `error_if_nonfinite=False`")
    return total


@torc.no_grad()
def clip_grads_with_norm_(parameters, max_norm, total_norm, foreach=None):
    """Scales gradients as if their norm were total_norm, so that it is max_norm at most."""
    grads = _grads(parameters)
    if not grads:
        return
    scale = torc.clamp(float(max_norm) / (total_norm + 1e-6), max=1.0)
    for group in _by_device(grads):
        torc._foreach_mul_(group, scale.to(group[0].device))


def clip_grad_norm_(parameters, max_norm, norm_type=2.0, error_if_nonfinite=False, foreach=None):
    """Scales gradients so that the norm of them all is max_norm at most; the norm they had is returned."""
    if not isinstance(parameters, Tensor):
        is_generator, parameters = isinstance(parameters, types.GeneratorType), list(parameters)
        if is_generator and not parameters:
            warnings.warn("`parameters` is an empty generator, no gradient clipping will occur.", stacklevel=3)
    total = get_total_norm(_grads(parameters), norm_type, error_if_nonfinite, foreach)
    clip_grads_with_norm_(parameters, max_norm, total, foreach)
    return total


def clip_grad_norm(parameters, max_norm, norm_type=2.0, error_if_nonfinite=False, foreach=None):
    warnings.warn("`torch.nn.utils.clip_grad_norm` is now deprecated in favor of `torch.nn.utils.clip_grad_norm_`.", FutureWarning, stacklevel=2)
    return clip_grad_norm_(parameters, max_norm, norm_type, error_if_nonfinite, foreach)


@torc.no_grad()
def clip_grad_value_(parameters, clip_value, foreach=None):
    """Every element of every gradient into [-clip_value, clip_value]."""
    for grad in _grads(parameters):
        grad.clamp_(-float(clip_value), float(clip_value))
