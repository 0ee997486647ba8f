"""RMSprop."""

import torc
from torc.optim.optimizer import _check, _check_decay, _check_flags, _check_lr, _directions, _new_step, _PerParameter, _step_of_lists, _zeros


class RMSprop(_PerParameter):
    """RMSprop, with momentum; centered, it divides by the deviation and not by the root of the squares."""

    _defaults = {"momentum": 0, "centered": False, "foreach": None, "maximize": False, "differentiable": False, "capturable": False}

    def __init__(self, params, lr=1e-2, alpha=0.99, eps=1e-8, weight_decay=0, momentum=0, centered=False, capturable=False, foreach=None,
                 maximize=False, differentiable=False):
        _check_lr(lr)
        _check("epsilon value", eps, 0.0 <= eps)
        _check("momentum value", momentum, 0.0 <= momentum)
        _check_decay(weight_decay)
        _check("alpha value", alpha, 0.0 <= alpha)
        super().__init__(params, dict(lr=lr, momentum=momentum, alpha=alpha, eps=eps, centered=centered, weight_decay=weight_decay,
                                      capturable=capturable, foreach=foreach, maximize=maximize, differentiable=differentiable))
        _check_flags("RMSprop", differentiable=differentiable)

    def _state_names(self, group):
        return ("step", "square_avg") + (("momentum_buffer",) if group["momentum"] > 0 else ()) + (("grad_avg",) if group["centered"] else ())

    def _begin(self, group, p, state):
        for name in self._state_names(group):
            if name not in state:
                state[name] = _new_step(device=p.device if group["capturable"] else None) if name == "step" else _zeros(p)

    def _update(self, group, params, grads, steps, square_avgs, *more):
        alpha, lr = group["alpha"], float(group["lr"])
        torc._foreach_add_(steps, 1)
        grads = _directions(group, params, grads)
        torc._foreach_mul_(square_avgs, alpha)
        torc._foreach_addcmul_(square_avgs, grads, grads, 1 - alpha)
        if group["centered"]:
            averages = more[-1]
            torc._foreach_lerp_(averages, grads, 1 - alpha)
            roots = torc._foreach_addcmul(square_avgs, averages, averages, -1)
            torc._foreach_sqrt_(roots)
        else:
            roots = torc._foreach_sqrt(square_avgs)
        torc._foreach_add_(roots, group["eps"])
        if group["momentum"] > 0:
            buffers = more[0]
            torc._foreach_mul_(buffers, group["momentum"])
            torc._foreach_addcdiv_(buffers, grads, roots, 1)
            torc._foreach_add_(params, buffers, alpha=-lr)
        else:
            torc._foreach_addcdiv_(params, grads, roots, -lr)


def rmsprop(params, grads, square_avgs, grad_avgs, momentum_buffer_list, state_steps, foreach=None, maximize=False, differentiable=False, capturable=False,
            has_complex=False, *, lr, alpha, eps, weight_decay, momentum, centered):
    """A step of RMSprop over lists, in place."""
    group = dict(state_steps=state_steps, foreach=foreach, capturable=capturable, differentiable=differentiable, lr=lr, alpha=alpha, eps=eps, weight_decay=weight_decay,
                 momentum=momentum, centered=centered, maximize=maximize)
    more = ([momentum_buffer_list] if momentum > 0 else []) + ([grad_avgs] if centered else [])
    _step_of_lists(RMSprop, group, params, grads, state_steps, square_avgs, *more)
