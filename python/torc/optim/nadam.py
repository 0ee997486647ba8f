"""NAdam."""

import torc
from torc.optim.optimizer import (_check, _check_betas, _check_decay, _check_flags, _check_lr, _directions, _new_step,
                                  _numbers, _PerParameter, _step_of_lists, _zeros)


class NAdam(_PerParameter):
    """Adam with Nesterov's momentum."""

    _names = ("step", "mu_product", "exp_avg", "exp_avg_sq")
    _defaults = {"maximize": False, "foreach": None, "capturable": False, "differentiable": False, "decoupled_weight_decay": False}

    def __init__(self, params, lr=2e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0, momentum_decay=4e-3, decoupled_weight_decay=False, *, foreach=None,
                 maximize=False, capturable=False, differentiable=False):
        _check_lr(lr)
        _check("epsilon value", eps, 0.0 <= eps)
        _check_betas(betas)
        _check_decay(weight_decay)
        _check("momentum_decay value", momentum_decay, 0.0 <= momentum_decay)
        super().__init__(params, dict(lr=lr, betas=betas, eps=eps, weight_decay=weight_decay, momentum_decay=momentum_decay,
                                      decoupled_weight_decay=decoupled_weight_decay, maximize=maximize, foreach=foreach, capturable=capturable,
                                      differentiable=differentiable))
        _check_flags("NAdam", differentiable=differentiable, capturable=capturable)

    def _begin(self, group, p, state):
        state.update(step=_new_step(), mu_product=_new_step(1.0), exp_avg=_zeros(p), exp_avg_sq=_zeros(p))

    def _update(self, group, params, grads, steps, products, exp_avgs, exp_avg_sqs):
        (beta1, beta2), lr, decay = group["betas"], float(group["lr"]), group["momentum_decay"]
        torc._foreach_add_(steps, 1)
        counts = _numbers(steps)
        grads = _directions(group, params, grads, not group["decoupled_weight_decay"])
        if group["decoupled_weight_decay"] and group["weight_decay"] != 0:
            torc._foreach_mul_(params, 1 - lr * group["weight_decay"])
        mus = [beta1 * (1.0 - 0.5 * 0.96 ** (t * decay)) for t in counts]
        nexts = [beta1 * (1.0 - 0.5 * 0.96 ** ((t + 1) * decay)) for t in counts]
        torc._foreach_mul_(products, mus)
        torc._foreach_lerp_(exp_avgs, grads, 1 - beta1)
        torc._foreach_mul_(exp_avg_sqs, beta2)
        torc._foreach_addcmul_(exp_avg_sqs, grads, grads, 1 - beta2)
        roots = torc._foreach_div(exp_avg_sqs, [1 - beta2**t for t in counts])
        torc._foreach_sqrt_(roots)
        torc._foreach_add_(roots, group["eps"])
        so_far = _numbers(products)
        torc._foreach_addcdiv_(params, grads, roots, [-lr * (1.0 - mu) / (1.0 - product) for mu, product in zip(mus, so_far)])
        torc._foreach_addcdiv_(params, exp_avgs, roots, [(-lr * mu) / (1.0 - product * mu) for mu, product in zip(nexts, so_far)])


def nadam(params, grads, exp_avgs, exp_avg_sqs, mu_products, state_steps, decoupled_weight_decay=False, foreach=None, capturable=False, differentiable=False,
          has_complex=False, maximize=False, *, beta1, beta2, lr, weight_decay, momentum_decay, eps):
    """A step of NAdam over lists, in place."""
    _check_flags("NAdam", capturable=capturable)
    group = dict(state_steps=state_steps, mu_products=mu_products, differentiable=differentiable, decoupled_weight_decay=decoupled_weight_decay, betas=(beta1, beta2),
                 lr=lr, weight_decay=weight_decay, momentum_decay=momentum_decay, eps=eps, maximize=maximize)
    _step_of_lists(NAdam, group, params, grads, state_steps, mu_products, exp_avgs, exp_avg_sqs)
