"""Averaged stochastic gradient descent."""

import torc
from torc.optim.optimizer import _check_decay, _check_flags, _check_lr, _directions, _new_step, _numbers, _PerParameter, _step_of_lists, _zeros


class ASGD(_PerParameter):
    """Averaged stochastic gradient descent: state keeps the average `ax`, from step t0 on."""

    _names = ("step", "eta", "mu", "ax")

    def __init__(self, params, lr=1e-2, lambd=1e-4, alpha=0.75, t0=1e6, weight_decay=0, foreach=None, maximize=False, differentiable=False,
                 capturable=False):
        _check_lr(lr)
        _check_decay(weight_decay)
        super().__init__(params, dict(lr=lr, lambd=lambd, alpha=alpha, t0=t0, weight_decay=weight_decay, foreach=foreach, maximize=maximize,
                                      differentiable=differentiable, capturable=capturable))
        _check_flags("ASGD", differentiable=differentiable, capturable=capturable)

    def _begin(self, group, p, state):
        state.update(step=_new_step(), eta=_new_step(float(group["lr"])), mu=_new_step(1.0), ax=_zeros(p))

    def _update(self, group, params, grads, steps, etas, mus, averages):
        lambd, lr = group["lambd"], float(group["lr"])
        torc._foreach_add_(steps, 1)
        grads = _directions(group, params, grads)
        eta = _numbers(etas)
        torc._foreach_mul_(params, [1 - lambd * e for e in eta])
        for p, grad, average, e, mu in zip(params, grads, averages, eta, _numbers(mus)):
            p.add_(grad, alpha=-e)
            if mu == 1:
                average.copy_(p)
            else:
                average.add_(p.sub(average).mul_(mu))
        for step, e, mu in zip(_numbers(steps), etas, mus):
            e.fill_(lr / (1 + lambd * lr * step) ** group["alpha"])
            mu.fill_(1 / max(1, step - group["t0"]))


def asgd(params, grads, axs, mus, etas, state_steps, foreach=None, maximize=False, differentiable=False, capturable=False, has_complex=False, *, lambd, lr, t0, alpha,
         weight_decay):
    """A step of ASGD over lists, in place."""
    _check_flags("ASGD", capturable=capturable)
    group = dict(state_steps=state_steps, differentiable=differentiable, lambd=lambd, lr=lr, t0=t0, alpha=alpha, weight_decay=weight_decay, maximize=maximize)
    _step_of_lists(ASGD, group, params, grads, state_steps, etas, mus, axs)
