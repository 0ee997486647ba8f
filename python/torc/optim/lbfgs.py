"""L-BFGS, with or without a line search."""

import collections

import torc
from torc.optim.optimizer import Optimizer, _check_lr

# What a line search knows of a step length: loss, gradient, and how steep it is along the direction.
_Point = collections.namedtuple("_Point", "length loss grad slope")
_DECREASE, _CURVATURE, _TRIALS = 1e-4, 0.9, 25  # Wolfe's two constants, and how often the loss is asked for at most


def _between(a, b, low=None, high=None):
    """The minimum of the cubic through two points with their slopes; within [low, high], or between the points."""
    a, b = (a, b) if a.length <= b.length else (b, a)
    low, high = (a.length, b.length) if low is None else (low, high)
    theta = a.slope + b.slope - 3 * (a.loss - b.loss) / (a.length - b.length)
    square = theta**2 - a.slope * b.slope
    if square < 0:
        return (low + high) / 2.0
    root = square.sqrt()
    return min(max(b.length - (b.length - a.length) * ((b.slope + root - theta) / (b.slope - a.slope + 2 * root)), low), high)


class _LineSearch:
    """Finds a length along a direction that satisfies the strong Wolfe conditions (Nocedal and Wright, Numerical Optimization, 3.5 and 3.6):
    lengths grow until two of them have such a one between them, then the interval shrinks."""

    def __init__(self, evaluate, start, largest, tolerance, decrease=_DECREASE, curvature=_CURVATURE, trials=_TRIALS):
        self.evaluate, self.start, self.largest, self.tolerance = evaluate, start, largest, tolerance
        self.decrease, self.curvature, self.trials = decrease, curvature, trials
        self.calls = 0

    def at(self, length):
        self.calls += 1
        return _Point(length, *self.evaluate(length))

    def too_high(self, p):
        return p.loss > self.start.loss + self.decrease * p.length * self.start.slope

    def flat(self, p):
        return abs(p.slope) <= -self.curvature * self.start.slope

    def run(self, length):
        before, here, trials = self.start, self.at(length), 0
        while trials < self.trials:
            if self.too_high(here) or (trials > 1 and here.loss >= before.loss) or (here.slope >= 0 and not self.flat(here)):
                return self.zoom(before, here, trials)
            if self.flat(here):
                return here
            further = _between(before, here, here.length + 0.01 * (here.length - before.length), here.length * 10)
            before, here, trials = here, self.at(further), trials + 1
        return self.start if self.start.loss <= here.loss else here

    def zoom(self, one, other, trials):
        low, high = (one, other) if one.loss <= other.loss else (other, one)
        stalled = False
        while trials < self.trials:
            left, right = min(low.length, high.length), max(low.length, high.length)
            if (right - left) * self.largest < self.tolerance:
                break
            length = _between(low, high)
            margin = 0.1 * (right - left)
            near = min(right - length, length - left) < margin
            if near and (stalled or length >= right or length <= left):  # the second time in a row: away from the end
                length = right - margin if abs(length - right) < abs(length - left) else left + margin
                near = False
            stalled = near
            here, trials = self.at(length), trials + 1
            if self.too_high(here) or here.loss >= low.loss:
                low, high = (low, here) if low.loss <= here.loss else (here, low)
                continue
            if self.flat(here):
                return here
            if here.slope * (high.length - low.length) >= 0:
                high = low
            low = here
        return low


def _cubic_interpolate(x1, f1, g1, x2, f2, g2, bounds=None):
    """_between, of places, values and slopes."""
    return _between(_Point(x1, f1, None, g1), _Point(x2, f2, None, g2), *(bounds or ()))


def _strong_wolfe(obj_func, x, t, d, f, g, gtd, c1=_DECREASE, c2=_CURVATURE, tolerance_change=1e-9, max_ls=_TRIALS):
    """A line search from x along d, where obj_func(x, t, d) gives loss and gradient: the loss, gradient and length it ends at, and how often it called."""
    def evaluate(length):
        loss, grad = obj_func(x, length, d)
        return loss, grad, grad.dot(d)

    search = _LineSearch(evaluate, _Point(0, f, g, gtd), d.abs().max(), tolerance_change, c1, c2, max_ls)
    found = search.run(t)
    return found.loss, found.grad, found.length, search.calls


class LBFGS(Optimizer):
    """L-BFGS over all parameters as one vector. step needs the closure, which it calls as often as it must."""

    def __init__(self, params, lr=1, max_iter=20, max_eval=None, tolerance_grad=1e-7, tolerance_change=1e-9, history_size=100, line_search_fn=None):
        _check_lr(lr)
        super().__init__(params, dict(lr=lr, max_iter=max_iter, max_eval=max_iter * 5 // 4 if max_eval is None else max_eval,
                                      tolerance_grad=tolerance_grad, tolerance_change=tolerance_change, history_size=history_size,
                                      line_search_fn=line_search_fn))
        if len(self.param_groups) != 1:
            raise ValueError("LBFGS doesn't support per-parameter options (parameter groups)")
        self._params = self.param_groups[0]["params"]
        self._numel_cache = None

    def _numel(self):
        if self._numel_cache is None:
            self._numel_cache = sum(p.numel() * (2 if p.is_complex() else 1) for p in self._params)
        return self._numel_cache

    def _gather_flat_grad(self):
        parts = [torc.zeros(p.numel(), dtype=p.dtype, device=p.device) if p.grad is None else p.grad.reshape(-1) for p in self._params]
        return torc.cat([torc.view_as_real(g).reshape(-1) if g.is_complex() else g for g in parts])

    def _add_grad(self, length, direction):
        at = 0
        for p in self._params:
            p = torc.view_as_real(p) if p.is_complex() else p
            p.add_(direction[at:at + p.numel()].view_as(p), alpha=float(length))
            at += p.numel()

    def _direction(self, state, grad, history):
        """Minus the inverse Hessian times the gradient, as the last steps show it."""
        if state["n_iter"] == 1:
            state.update(old_dirs=[], old_stps=[], ro=[], H_diag=1)
            return grad.neg()
        change, step = grad.sub(state["prev_flat_grad"]), state["d"].mul(state["t"])
        curvature = change.dot(step)
        changes, steps, inverse = state["old_dirs"], state["old_stps"], state["ro"]
        if curvature > 1e-10:
            if len(changes) == history:
                changes.pop(0), steps.pop(0), inverse.pop(0)
            changes.append(change), steps.append(step), inverse.append(1.0 / curvature)
            state["H_diag"] = curvature / change.dot(change)
        shares = state.setdefault("al", [None] * history)
        direction = grad.neg()
        for k in reversed(range(len(changes))):
            shares[k] = steps[k].dot(direction) * inverse[k]
            direction.add_(changes[k], alpha=-shares[k].item())
        direction = direction.mul(state["H_diag"])
        for k in range(len(changes)):
            direction.add_(steps[k], alpha=(shares[k] - changes[k].dot(direction) * inverse[k]).item())
        return direction

    def _search(self, closure, length, direction, start, tolerance):
        """The point that the line search ends at, the parameters moved there, and how often it called."""
        at_first = [p.clone(memory_format=torc.contiguous_format) for p in self._params]

        def evaluate(length):
            self._add_grad(length, direction)
            loss, grad = float(closure()), self._gather_flat_grad()
            for p, value in zip(self._params, at_first):
                p.copy_(value)
            return loss, grad, grad.dot(direction)

        search = _LineSearch(evaluate, start, direction.abs().max(), tolerance)
        found = search.run(length)
        self._add_grad(found.length, direction)
        return found, search.calls

    def step(self, closure):
        """Up to max_iter iterations; returns what the closure gave at first."""
        closure = torc.enable_grad()(closure)
        with torc.no_grad():
            return self._iterate(closure)

    def _iterate(self, closure):
        (group,), state = self.param_groups, self.state[self._params[0]]
        lr, tolerance, iterations = group["lr"], group["tolerance_change"], 0
        lr = lr.item() if isinstance(lr, torc.Tensor) else lr
        state.setdefault("func_evals", 0), state.setdefault("n_iter", 0)
        first = closure()
        loss, calls = float(first), 1
        state["func_evals"] += 1
        grad = self._gather_flat_grad()
        if grad.abs().max() <= group["tolerance_grad"]:
            return first
        while iterations < group["max_iter"]:
            iterations += 1
            state["n_iter"] += 1
            direction = self._direction(state, grad, group["history_size"])
            state["prev_flat_grad"], before = grad.clone(memory_format=torc.contiguous_format), loss
            length = min(1.0, 1.0 / grad.abs().sum()) * lr if state["n_iter"] == 1 else lr
            slope = grad.dot(direction)
            state.update(d=direction, t=length, prev_loss=before)
            if slope > -tolerance:
                break
            more = 0
            if group["line_search_fn"] is not None:
                if group["line_search_fn"] != "strong_wolfe":
                    raise RuntimeError("only 'strong_wolfe' is supported")
                found, more = self._search(closure, length, direction, _Point(0, loss, grad, slope), tolerance)
                length, loss, grad = found.length, found.loss, found.grad
            else:
                self._add_grad(length, direction)
                if iterations != group["max_iter"]:
                    loss, grad, more = float(closure()), self._gather_flat_grad(), 1
            state["t"] = length
            calls += more
            state["func_evals"] += more
            if calls >= group["max_eval"] or grad.abs().max() <= group["tolerance_grad"] or direction.mul(length).abs().max() <= tolerance or \
                    abs(loss - before) < tolerance:
                break
        return first
