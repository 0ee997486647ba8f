"""Adamax."""

import torc
from torc.optim.optimizer import (_check, _check_betas, _check_decay, _check_flags, _check_lr, _directions, _new_step,
                                  _numbers, _PerParameter, _step_of_lists, _zeros)


class Adamax(_PerParameter):
    """Adam over the largest of the gradients so far."""

    _names = ("step", "exp_avg", "exp_inf")

    def __init__(self, params, lr=2e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0, foreach=None, *, maximize=False, differentiable=False,
                 capturable=False):
        _check_lr(lr)
        _check("epsilon value", eps, 0.0 <= eps)
        _check_betas(betas)
        _check_decay(weight_decay)
        super().__init__(params, dict(lr=lr, betas=betas, eps=eps, weight_decay=weight_decay, foreach=foreach, maximize=maximize,
                                      differentiable=differentiable, capturable=capturable))
        _check_flags("Adamax", differentiable=differentiable, capturable=capturable)

    def _begin(self, group, p, state):
        state.update(step=_new_step(), exp_avg=_zeros(p), exp_inf=_zeros(p))

    def _update(self, group, params, grads, steps, exp_avgs, exp_infs):
        beta1, beta2 = group["betas"]
        torc._foreach_add_(steps, 1)
        grads = _directions(group, params, grads)
        torc._foreach_lerp_(exp_avgs, grads, 1 - beta1)
        sizes = torc._foreach_abs(grads)
        torc._foreach_add_(sizes, group["eps"])
        torc._foreach_mul_(exp_infs, beta2)
        torc._foreach_maximum_(exp_infs, sizes)
        lr = float(group["lr"])
        torc._foreach_addcdiv_(params, exp_avgs, exp_infs, [-(lr / (1 - beta1**step)) for step in _numbers(steps)])


def adamax(params, grads, exp_avgs, exp_infs, state_steps, foreach=None, maximize=False, differentiable=False, capturable=False, has_complex=False, *, eps, beta1,
           beta2, lr, weight_decay):
    """A step of Adamax over lists, in place."""
    _check_flags("Adamax", capturable=capturable)
    group = dict(state_steps=state_steps, differentiable=differentiable, betas=(beta1, beta2), lr=lr, weight_decay=weight_decay, eps=eps, maximize=maximize)
    _step_of_lists(Adamax, group, params, grads, state_steps, exp_avgs, exp_infs)
