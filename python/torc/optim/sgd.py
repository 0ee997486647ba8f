"""Stochastic gradient descent."""

import torc
from torc.optim.optimizer import _check, _check_flags, _check_lr, _PerParameter, _step_of_lists, _zeros


class SGD(_PerParameter):
    """Stochastic gradient descent, with momentum and weight decay; a step is one call for each device and dtype."""

    _names = ("momentum_buffer",)
    _defaults = {"nesterov": False, "maximize": False, "foreach": None, "differentiable": False, "fused": None}
    _step_supports_amp_scaling = True

    def __init__(self, params, lr=1e-3, momentum=0, dampening=0, weight_decay=0, nesterov=False, *, maximize=False, foreach=None,
                 differentiable=False, fused=None):
        _check_lr(lr)
        _check("momentum value", momentum, not momentum < 0.0)
        _check("weight_decay value", weight_decay, not weight_decay < 0.0)
        if nesterov and (momentum <= 0 or dampening != 0):
            raise ValueError("Nesterov momentum requires a momentum and zero dampening")
        super().__init__(params, dict(lr=lr, momentum=momentum, dampening=dampening, weight_decay=weight_decay, nesterov=nesterov, maximize=maximize,
                                      foreach=foreach, differentiable=differentiable, fused=fused))
        _check_flags("SGD", foreach=foreach, fused=fused, differentiable=differentiable)

    def _state_names(self, group):
        return self._names if group["momentum"] != 0 else ()

    def _each(self, group, names):
        """Parameters at their first step are a call of their own: their gradient becomes the buffer of their momentum."""
        lists, fresh = torc._C._optim_gather(group["params"], self.state, names)
        if fresh:
            for p in fresh:
                self.state[p]["momentum_buffer"] = _zeros(p)
            first, _ = torc._C._optim_gather(fresh, self.state, names)
            lists = [(*one, False) for one in lists] + [(*one, True) for one in first]
        return lists

    def _update(self, group, params, grads, buffers=(), is_first_step=False):
        lr = group["lr"]
        if isinstance(lr, torc.Tensor):
            lr = lr.to(params[0].device, non_blocking=True)
        torc._fused_sgd_(params, grads, list(buffers), weight_decay=float(group["weight_decay"]), momentum=group["momentum"], lr=lr,
                         dampening=group["dampening"], nesterov=group["nesterov"], maximize=group["maximize"], is_first_step=is_first_step,
                         grad_scale=getattr(self, "grad_scale", None), found_inf=getattr(self, "found_inf", None))


def sgd(params, d_p_list, momentum_buffer_list, has_sparse_grad=False, foreach=None, fused=None, grad_scale=None, found_inf=None, *, weight_decay, momentum, lr,
        dampening, nesterov, maximize):
    """A step of SGD over lists, in place. Where a buffer of the momentum is None the list gets one."""
    group = dict(weight_decay=weight_decay, momentum=momentum, lr=lr, dampening=dampening, nesterov=nesterov, maximize=maximize)
    fresh = [momentum != 0 and momentum_buffer_list[k] is None for k in range(len(params))]
    for first in (False, True):
        at = [k for k, is_fresh in enumerate(fresh) if is_fresh is first]
        if first:
            for k in at:
                momentum_buffer_list[k] = _zeros(params[k])
        lists = [[one[k] for k in at] for one in (params, d_p_list, *([momentum_buffer_list] if momentum != 0 else []))]
        _step_of_lists(SGD, group, *lists, more={"is_first_step": first}, grad_scale=grad_scale, found_inf=found_inf)
