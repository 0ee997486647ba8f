"""Rprop."""

import torc
from torc.optim.optimizer import _check, _check_flags, _check_lr, _directions, _new_step, _PerParameter, _step_of_lists, _zeros


class Rprop(_PerParameter):
    """Resilient backpropagation: each element has a step size of its own, and only the signs of gradients count."""

    _names = ("step", "prev", "step_size")

    def __init__(self, params, lr=1e-2, etas=(0.5, 1.2), step_sizes=(1e-6, 50), *, capturable=False, foreach=None, maximize=False, differentiable=False):
        _check_lr(lr)
        if not 0.0 < etas[0] < 1.0 < etas[1]:
            raise ValueError(f"Invalid eta values: {etas[0]}, {etas[1]}")
        super().__init__(params, dict(lr=lr, etas=etas, step_sizes=step_sizes, foreach=foreach, maximize=maximize, differentiable=differentiable,
                                      capturable=capturable))
        _check_flags("Rprop", differentiable=differentiable)

    def _begin(self, group, p, state):
        lr = float(group["lr"])
        state.update(step=_new_step(device=p.device if group["capturable"] else None), prev=_zeros(p),
                     step_size=torc.full_like(p.grad, complex(lr, lr) if p.is_complex() else lr))

    def _update(self, group, params, grads, steps, prevs, sizes):
        (smaller, larger), (least, most) = group["etas"], group["step_sizes"]
        torc._foreach_add_(steps, 1)
        grads = _directions(group, params, grads, False)
        signs = torc._foreach_mul(grads, prevs)
        torc._foreach_sign_(signs)
        ones = [torc.ones_like(s) for s in signs]
        factors = [torc.where(s > 0, larger, torc.where(s < 0, smaller, one)) for s, one in zip(signs, ones)]
        torc._foreach_mul_(sizes, factors)
        torc._foreach_clamp_min_(sizes, least)
        torc._foreach_clamp_max_(sizes, most)
        kept = [torc.where(s < 0, 0.0, g) for s, g in zip(signs, grads)]  # who changed direction stays where it is
        torc._foreach_addcmul_(params, torc._foreach_sign(kept), sizes, -1)
        torc._foreach_copy_(prevs, kept)


def rprop(params, grads, prevs, step_sizes, state_steps, foreach=None, capturable=False, maximize=False, differentiable=False, has_complex=False, *, step_size_min,
          step_size_max, etaminus, etaplus):
    """A step of Rprop over lists, in place."""
    group = dict(state_steps=state_steps, foreach=foreach, capturable=capturable, differentiable=differentiable, etas=(etaminus, etaplus),
                 step_sizes=(step_size_min, step_size_max), maximize=maximize)
    _step_of_lists(Rprop, group, params, grads, state_steps, prevs, step_sizes)
