"""Adagrad."""

import torc
from torc.optim.optimizer import _check, _check_decay, _check_flags, _check_lr, _directions, _new_step, _numbers, _PerParameter, _step_of_lists


class Adagrad(_PerParameter):
    """Adagrad: gradients over the root of the sum of their squares."""

    _names = ("sum", "step")
    _defaults = {"maximize": False, "foreach": None, "differentiable": False, "fused": None}

    def __init__(self, params, lr=1e-2, lr_decay=0, weight_decay=0, initial_accumulator_value=0, eps=1e-10, foreach=None, *, maximize=False,
                 differentiable=False, fused=None):
        _check_lr(lr)
        _check("lr_decay value", lr_decay, 0.0 <= lr_decay)
        _check_decay(weight_decay)
        _check("initial_accumulator_value value", initial_accumulator_value, 0.0 <= initial_accumulator_value)
        _check("epsilon value", eps, 0.0 <= eps)
        super().__init__(params, dict(lr=lr, lr_decay=lr_decay, eps=eps, weight_decay=weight_decay, initial_accumulator_value=initial_accumulator_value,
                                      foreach=foreach, maximize=maximize, differentiable=differentiable, fused=fused))
        _check_flags("Adagrad", foreach=foreach, fused=fused, differentiable=differentiable)
        for group in self.param_groups:
            for p in group["params"]:
                self._begin(group, p, self.state[p])

    def _begin(self, group, p, state):
        start = group["initial_accumulator_value"]
        state.update(step=_new_step(), sum=torc.full_like(p, complex(start, start) if p.is_complex() else start, memory_format=torc.preserve_format))

    def share_memory(self):
        """Memory is shared by threads; there are no worker processes to share it with."""
        raise NotImplementedError("Adagrad.share_memory: memory shared between processes is not there")

    def _update(self, group, params, grads, sums, steps):
        torc._foreach_add_(steps, 1)
        lr, decay = float(group["lr"]), group["lr_decay"]
        grads = _directions(group, params, grads)
        torc._foreach_addcmul_(sums, grads, grads, 1)
        roots = torc._foreach_sqrt(sums)
        torc._foreach_add_(roots, group["eps"])
        torc._foreach_addcdiv_(params, grads, roots, [-lr / (1 + (step - 1) * decay) for step in _numbers(steps)])


def adagrad(params, grads, state_sums, state_steps, fused=None, grad_scale=None, found_inf=None, has_sparse_grad=False, foreach=None, differentiable=False,
            has_complex=False, *, lr, weight_decay, lr_decay, eps, maximize):
    """A step of Adagrad over lists, in place."""
    group = dict(state_steps=state_steps, differentiable=differentiable, lr=lr, weight_decay=weight_decay, lr_decay=lr_decay, eps=eps, maximize=maximize)
    _step_of_lists(Adagrad, group, params, grads, state_sums, state_steps)
