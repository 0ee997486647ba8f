"""Adam."""

import torc
from torc import Tensor
from torc.optim.optimizer import _check, _check_betas, _check_decay, _check_flags, _new_step, _PerParameter, _step_of_lists, _to_scalar, _zeros


class Adam(_PerParameter):
    """Adam, and with decoupled_weight_decay AdamW; a step is one call for each device and dtype. Counts of steps lie where the parameters do, so
    a step can be captured."""

    _names = ("exp_avg", "exp_avg_sq", "step")
    _defaults = {"amsgrad": False, "maximize": False, "foreach": None, "capturable": False, "differentiable": False, "fused": None,
                 "decoupled_weight_decay": False}
    _step_supports_amp_scaling = True

    def __init__(self, params, lr=1e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0, amsgrad=False, *, foreach=None, maximize=False,
                 capturable=False, differentiable=False, fused=None, decoupled_weight_decay=False):
        if isinstance(lr, Tensor):
            if foreach and not capturable:
                raise ValueError("lr as a Tensor is not supported for capturable=False and foreach=True")
            if lr.numel() != 1:
                raise ValueError("Tensor lr must be 1-element")
        _check("learning rate", lr, 0.0 <= lr)
        _check("epsilon value", eps, 0.0 <= eps)
        _check_betas(betas)
        _check_decay(weight_decay)
        if not (isinstance(betas[0], float) and isinstance(betas[1], float)) and not (isinstance(betas[0], Tensor) and isinstance(betas[1], Tensor)):
            raise ValueError("betas must be either both floats or both Tensors")
        for k, beta in enumerate(betas):
            if isinstance(beta, Tensor):
                if foreach and not capturable:
                    raise ValueError(f"betas[{k}] as a Tensor is not supported for capturable=False and foreach=True")
                if beta.numel() != 1:
                    raise ValueError(f"Tensor betas[{k}] must be 1-element")
        super().__init__(params, dict(lr=lr, betas=tuple(map(_to_scalar, betas)), eps=eps, weight_decay=weight_decay, amsgrad=amsgrad,
                                      maximize=maximize, foreach=foreach, capturable=capturable, differentiable=differentiable, fused=fused,
                                      decoupled_weight_decay=decoupled_weight_decay))
        _check_flags(type(self).__name__, foreach=foreach, fused=fused, differentiable=differentiable)

    def __setstate__(self, state):
        super().__setstate__(state)
        for p, entry in self.state.items():
            if "step" in entry:
                entry["step"] = entry["step"].to(p.device)

    def _state_names(self, group):
        return ("exp_avg", "exp_avg_sq", "step", "max_exp_avg_sq") if group["amsgrad"] else self._names

    def _begin(self, group, p, state):
        if "step" not in state:
            state["step"] = torc.zeros((), dtype=torc.float32, device=p.device) if group["fused"] else _new_step(device=p.device)
            state["exp_avg"], state["exp_avg_sq"] = _zeros(p), _zeros(p)
        if group["amsgrad"] and "max_exp_avg_sq" not in state:
            state["max_exp_avg_sq"] = _zeros(p)

    def _update(self, group, params, grads, exp_avgs, exp_avg_sqs, steps, max_exp_avg_sqs=()):
        beta1, beta2 = group["betas"]
        lr, found_inf = group["lr"], getattr(self, "found_inf", None)
        if isinstance(lr, Tensor):
            lr = lr.to(params[0].device, non_blocking=True)
        torc._foreach_add_(steps, 1)
        step = torc._fused_adamw_ if group["decoupled_weight_decay"] else torc._fused_adam_
        step(params, grads, exp_avgs, exp_avg_sqs, list(max_exp_avg_sqs), steps, lr=lr, beta1=float(beta1), beta2=float(beta2),
             weight_decay=group["weight_decay"], eps=group["eps"], amsgrad=group["amsgrad"], maximize=group["maximize"],
             grad_scale=getattr(self, "grad_scale", None), found_inf=found_inf)
        if found_inf is not None:  # a step that was left out does not count
            torc._foreach_sub_(steps, [found_inf.to(steps[0].device)] * len(steps))


def adam(params, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, foreach=None, capturable=False, differentiable=False, fused=None, grad_scale=None,
         found_inf=None, has_complex=False, decoupled_weight_decay=False, *, amsgrad, beta1, beta2, lr, weight_decay, eps, maximize):
    """A step of Adam over lists, in place."""
    group = dict(state_steps=state_steps, foreach=foreach, fused=fused, capturable=capturable, differentiable=differentiable, betas=(beta1, beta2), lr=lr,
                 decoupled_weight_decay=decoupled_weight_decay, weight_decay=weight_decay, eps=eps, amsgrad=amsgrad, maximize=maximize)
    near = [s.to(p.device) if isinstance(s, Tensor) else s for p, s in zip(params, state_steps)]  # where the step counts them
    _step_of_lists(Adam, group, params, grads, exp_avgs, exp_avg_sqs, near, *([max_exp_avg_sqs] if amsgrad else []), grad_scale=grad_scale, found_inf=found_inf)
    for own, step in zip(state_steps, near):
        if own is not step:
            own.copy_(step)
