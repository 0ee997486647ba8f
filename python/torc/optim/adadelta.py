"""Adadelta."""

import torc
from torc.optim.optimizer import _check, _check_decay, _check_flags, _check_lr, _directions, _new_step, _PerParameter, _step_of_lists, _zeros


class Adadelta(_PerParameter):
    """Adadelta: steps as large as the average of those before."""

    _names = ("step", "square_avg", "acc_delta")

    def __init__(self, params, lr=1.0, rho=0.9, eps=1e-6, weight_decay=0, foreach=None, *, capturable=False, maximize=False, differentiable=False):
        _check_lr(lr)
        _check("rho value", rho, 0.0 <= rho <= 1.0)
        _check("epsilon value", eps, 0.0 <= eps)
        _check_decay(weight_decay)
        super().__init__(params, dict(lr=lr, rho=rho, eps=eps, weight_decay=weight_decay, maximize=maximize, capturable=capturable, foreach=foreach,
                                      differentiable=differentiable))
        _check_flags("Adadelta", differentiable=differentiable)

    def _begin(self, group, p, state):
        state.update(step=_new_step(device=p.device if group["capturable"] else None), square_avg=_zeros(p), acc_delta=_zeros(p))

    def _update(self, group, params, grads, steps, square_avgs, acc_deltas):
        rho, eps = group["rho"], group["eps"]
        torc._foreach_add_(steps, 1)
        grads = _directions(group, params, grads)
        torc._foreach_mul_(square_avgs, rho)
        torc._foreach_addcmul_(square_avgs, grads, grads, 1 - rho)
        deltas, stds = torc._foreach_add(acc_deltas, eps), torc._foreach_add(square_avgs, eps)
        torc._foreach_sqrt_(deltas), torc._foreach_sqrt_(stds)
        torc._foreach_div_(deltas, stds)
        torc._foreach_mul_(deltas, grads)
        torc._foreach_mul_(acc_deltas, rho)
        torc._foreach_addcmul_(acc_deltas, deltas, deltas, 1 - rho)
        torc._foreach_add_(params, deltas, alpha=-float(group["lr"]))


def adadelta(params, grads, square_avgs, acc_deltas, state_steps, capturable=False, foreach=None, differentiable=False, has_complex=False, *, lr, rho, eps,
             weight_decay, maximize):
    """A step of Adadelta over lists, in place."""
    group = dict(state_steps=state_steps, foreach=foreach, capturable=capturable, differentiable=differentiable, lr=lr, rho=rho, eps=eps, weight_decay=weight_decay,
                 maximize=maximize)
    _step_of_lists(Adadelta, group, params, grads, state_steps, square_avgs, acc_deltas)
