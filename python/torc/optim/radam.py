"""RAdam."""

import torc
from torc.optim.optimizer import (_check, _check_betas, _check_decay, _check_flags, _check_lr, _directions, _new_step,
                                  _numbers, _PerParameter, _step_of_lists, _zeros)


class RAdam(_PerParameter):
    """Rectified Adam: it divides by the root of the squares once their variance can be told."""

    _names = ("step", "exp_avg", "exp_avg_sq")
    _defaults = {"maximize": False, "foreach": None, "differentiable": False, "decoupled_weight_decay": False, "capturable": False}

    def __init__(self, params, lr=1e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0, decoupled_weight_decay=False, *, foreach=None, maximize=False,
                 capturable=False, differentiable=False):
        _check_lr(lr)
        _check("epsilon value", eps, 0.0 <= eps)
        _check_betas(betas)
        _check_decay(weight_decay)
        super().__init__(params, dict(lr=lr, betas=betas, eps=eps, weight_decay=weight_decay, maximize=maximize, foreach=foreach,
                                      capturable=capturable, decoupled_weight_decay=decoupled_weight_decay, differentiable=differentiable))
        _check_flags("RAdam", differentiable=differentiable, capturable=capturable)

    def _begin(self, group, p, state):
        state.update(step=_new_step(), exp_avg=_zeros(p), exp_avg_sq=_zeros(p))

    def _update(self, group, params, grads, steps, exp_avgs, exp_avg_sqs):
        (beta1, beta2), lr = group["betas"], float(group["lr"])
        torc._foreach_add_(steps, 1)
        counts = _numbers(steps)
        grads = _directions(group, params, grads, not group["decoupled_weight_decay"])
        if group["decoupled_weight_decay"] and group["weight_decay"] != 0:
            torc._foreach_mul_(params, 1 - lr * group["weight_decay"])
        torc._foreach_lerp_(exp_avgs, grads, 1 - beta1)
        torc._foreach_mul_(exp_avg_sqs, beta2)
        torc._foreach_addcmul_(exp_avg_sqs, grads, grads, 1 - beta2)
        most = 2 / (1 - beta2) - 1  # the length of the longest average
        updates = torc._foreach_div(exp_avgs, [1 - beta1**t for t in counts])
        torc._foreach_mul_(updates, lr)
        for p, update, square, t in zip(params, updates, exp_avg_sqs, counts):
            rest = 1 - beta2**t
            length = most - 2 * t * beta2**t / rest
            if length > 5.0:
                rectified = ((length - 4) * (length - 2) * most / ((most - 4) * (most - 2) * length)) ** 0.5
                update.mul_(rest**0.5 / square.sqrt().add_(group["eps"])).mul_(rectified)
            p.add_(update, alpha=-1.0)


def radam(params, grads, exp_avgs, exp_avg_sqs, state_steps, decoupled_weight_decay=False, foreach=None, differentiable=False, capturable=False, has_complex=False,
          maximize=False, *, beta1, beta2, lr, weight_decay, eps):
    """A step of RAdam over lists, in place."""
    _check_flags("RAdam", capturable=capturable)
    group = dict(state_steps=state_steps, differentiable=differentiable, decoupled_weight_decay=decoupled_weight_decay, betas=(beta1, beta2), lr=lr,
                 weight_decay=weight_decay, eps=eps, maximize=maximize)
    _step_of_lists(RAdam, group, params, grads, state_steps, exp_avgs, exp_avg_sqs)
