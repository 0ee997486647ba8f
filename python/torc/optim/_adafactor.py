"""Adafactor."""

import torc
from torc.optim.optimizer import _check_lr, _new_step, _PerParameter, _zeros

__name__ = torc.__name__ + ".optim"  # where PyTorch, and so pickles, have what is defined here


class Adafactor(_PerParameter):
    """Adafactor: of the squares of a matrix's gradients it keeps the means of rows and columns."""

    _defaults = {"foreach": None}

    def __init__(self, params, lr=1e-2, beta2_decay=-0.8, eps=(None, 1e-3), d=1.0, weight_decay=0.0, *, foreach=None, maximize=False):
        if isinstance(lr, torc.Tensor):
            _check_lr(lr)
        for text, value, ok in (("Learning rate should be >= 0", lr, 0.0 <= lr), ("beta2_decay should be <= 0", beta2_decay, 0.0 >= beta2_decay),
                                ("epsilon1 should be >= 0", eps[0], eps[0] is None or 0.0 <= eps[0]), ("epsilon2 should be >= 0", eps[1], 0.0 <= eps[1]),
                                ("Clipping threshold d should be >= 1", d, 1.0 <= d), ("weight_decay should be >= 0", weight_decay, 0.0 <= weight_decay)):
            if not ok:
                raise ValueError(f"{text} but is: {value}")
        super().__init__(params, dict(lr=lr, beta2_decay=beta2_decay, eps=eps, d=d, weight_decay=weight_decay, foreach=foreach, maximize=maximize))

    def _begin(self, group, p, state):
        if p.is_complex():
            raise RuntimeError("Adafactor does not support complex parameters")
        state["step"] = _new_step()
        if p.dim() > 1:
            state["row_var"] = p.grad.new_zeros((*p.shape[:-1], 1))
            state["col_var"] = p.grad.new_zeros((*p.shape[:-2], 1, p.shape[-1]))
        else:
            state["variance"] = _zeros(p.grad)

    def _state_names(self, group):
        return ("step",)

    def _update(self, group, params, grads, steps):
        lr, (least, share), most = float(group["lr"]), group["eps"], group["d"]
        torc._foreach_add_(steps, 1)
        for p, grad, step in zip(params, grads, steps):
            entry, t = self.state[p], step.item()
            eps = torc.finfo(p.dtype).eps if least is None else least
            grad = -grad if group["maximize"] else grad
            new = t ** group["beta2_decay"]
            size = max(share, p.norm(2).item() / p.numel() ** 0.5) * min(lr, 1 / t**0.5)
            if group["weight_decay"] != 0:
                p.mul_(1 - lr * group["weight_decay"])
            if grad.dim() > 1:
                rows, columns = entry["row_var"], entry["col_var"]
                rows.lerp_(grad.norm(dim=-1, keepdim=True).square_().div_(grad.size(-1)), new)
                columns.lerp_(grad.norm(dim=-2, keepdim=True).square_().div_(grad.size(-2)), new)
                squares = (rows @ columns).div_(rows.mean(dim=-2, keepdim=True).clamp_(min=eps))
            else:
                squares = entry["variance"].lerp_(grad * grad, new).clone()
            update = squares.clamp_(min=eps * eps).rsqrt_().mul_(grad)
            p.add_(update, alpha=-size / max(1.0, update.norm(2).item() / (update.numel() ** 0.5 * most)))
