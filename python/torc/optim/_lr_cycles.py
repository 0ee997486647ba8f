"""Schedulers of torch.optim.lr_scheduler that move momentum too: CyclicLR and OneCycleLR."""

import math
import types

from torc.optim.lr_scheduler import LRScheduler, _check_optimizer, _for_groups, _set


class _WithMomentum(LRScheduler):
    """A scheduler that moves momentum, or Adam's first beta, the other way."""

    def _take_momentum(self, optimizer, cycle, base, largest, last_epoch):
        self.cycle_momentum = cycle
        if not cycle:
            return None
        if "momentum" not in optimizer.defaults and "betas" not in optimizer.defaults:
            raise ValueError("optimizer must support momentum or beta1 with `cycle_momentum` option enabled")
        self.use_beta1 = "betas" in optimizer.defaults
        bases, most = _for_groups("base_momentum", optimizer, base), _for_groups("max_momentum", optimizer, largest)
        if last_epoch == -1:
            for group, high, low in zip(optimizer.param_groups, most, bases):
                self._set_momentum(group, high)
                group["max_momentum"], group["base_momentum"] = high, low
        return bases, most

    def _set_momentum(self, group, value):
        if self.use_beta1:
            group["betas"] = (value, *group["betas"][1:])
        else:
            group["momentum"] = value


_SCALES = {"triangular": ("cycle", lambda gamma, x: 1.0), "triangular2": ("cycle", lambda gamma, x: 1 / (2.0 ** (x - 1))),
           "exp_range": ("iterations", lambda gamma, x: gamma**x)}


class CyclicLR(_WithMomentum):
    """From base_lr to max_lr and back, again and again; `mode`, or scale_fn, says how high the later ones go."""

    def __init__(self, optimizer, base_lr, max_lr, step_size_up=2000, step_size_down=None, mode="triangular", gamma=1.0, scale_fn=None, scale_mode="cycle",
                 cycle_momentum=True, base_momentum=0.8, max_momentum=0.9, last_epoch=-1):
        _check_optimizer(optimizer)
        self.optimizer = optimizer
        bases = _for_groups("base_lr", optimizer, base_lr)
        if last_epoch == -1:
            for group, rate in zip(optimizer.param_groups, bases):
                _set(group, "lr", rate)
        self.max_lrs = _for_groups("max_lr", optimizer, max_lr)
        up = float(step_size_up)
        self.total_size = up + (up if step_size_down is None else float(step_size_down))
        self.step_ratio = up / self.total_size
        if mode not in _SCALES and scale_fn is None:
            raise ValueError("mode is invalid and scale_fn is None")
        self.mode, self.gamma, self._scale_fn_custom = mode, gamma, scale_fn
        self.scale_mode = scale_mode if scale_fn is not None else _SCALES[mode][0]
        momenta = self._take_momentum(optimizer, cycle_momentum, base_momentum, max_momentum, last_epoch)
        if cycle_momentum:
            self.base_momentums, self.max_momentums = momenta
        super().__init__(optimizer, last_epoch)
        self.base_lrs = bases

    def scale_fn(self, x):
        return _SCALES[self.mode][1](self.gamma, x) if self._scale_fn_custom is None else self._scale_fn_custom(x)

    def get_lr(self):
        self._asked()
        cycles = 1.0 + self.last_epoch / self.total_size  # begun, the one at hand in part
        cycle = math.floor(cycles)
        part = cycles - cycle
        height = part / self.step_ratio if part <= self.step_ratio else (part - 1) / (self.step_ratio - 1)
        at = cycle if self.scale_mode == "cycle" else self.last_epoch
        rates = [low + (high - low) * height * self.scale_fn(at) for low, high in zip(self.base_lrs, self.max_lrs, strict=True)]
        if self.cycle_momentum:
            for group, low, high in zip(self.optimizer.param_groups, self.base_momentums, self.max_momentums, strict=True):
                self._set_momentum(group, high - (high - low) * height * self.scale_fn(at))
        return rates

    def state_dict(self):
        made = super().state_dict()
        function = made.pop("_scale_fn_custom")
        made["_scale_fn_custom"] = None if function is None or isinstance(function, types.FunctionType) else function.__dict__.copy()
        return made

    def load_state_dict(self, state_dict):
        super().load_state_dict({name: value for name, value in state_dict.items() if name != "_scale_fn_custom"})
        if state_dict["_scale_fn_custom"] is not None:
            self._scale_fn_custom.__dict__.update(state_dict["_scale_fn_custom"])


class OneCycleLR(_WithMomentum):
    """One rise to max_lr and one long fall to a small part of the first rate, over all steps of a training."""

    def __init__(self, optimizer, max_lr, total_steps=None, epochs=None, steps_per_epoch=None, pct_start=0.3, anneal_strategy="cos", cycle_momentum=True,
                 base_momentum=0.85, max_momentum=0.95, div_factor=25.0, final_div_factor=1e4, three_phase=False, last_epoch=-1):
        _check_optimizer(optimizer)
        self.optimizer = optimizer
        if total_steps is not None:
            self.total_steps = self._positive("total_steps", total_steps)
        elif epochs is not None and steps_per_epoch is not None:
            self.total_steps = self._positive("epochs", epochs) * self._positive("steps_per_epoch", steps_per_epoch)
        else:
            raise ValueError("You must define either total_steps OR (epochs AND steps_per_epoch)")
        rise, end = float(pct_start * self.total_steps) - 1, self.total_steps - 1
        phases = [(rise, "initial_lr", "max_lr", "max", "base")]
        if three_phase:
            phases += [(float(2 * pct_start * self.total_steps) - 2, "max_lr", "initial_lr", "base", "max"), (end, "initial_lr", "min_lr", "max", "max")]
        else:
            phases += [(end, "max_lr", "min_lr", "base", "max")]
        self._schedule_phases = [{"end_step": last, "start_lr": a, "end_lr": b, "start_momentum": m + "_momentum", "end_momentum": n + "_momentum"}
                                 for last, a, b, m, n in phases]
        if pct_start < 0 or pct_start > 1 or not isinstance(pct_start, float):
            raise ValueError(f"Expected float between 0 and 1 pct_start, but got {pct_start}")
        if anneal_strategy not in ("cos", "linear"):
            raise ValueError(f"anneal_strategy must be one of 'cos' or 'linear', instead got {anneal_strategy}")
        self._anneal_func_type = anneal_strategy
        rates = _for_groups("max_lr", optimizer, max_lr)
        if last_epoch == -1:
            for group, rate in zip(optimizer.param_groups, rates):
                group["initial_lr"], group["max_lr"] = rate / div_factor, rate
                group["min_lr"] = group["initial_lr"] / final_div_factor
        self._take_momentum(optimizer, cycle_momentum, base_momentum, max_momentum, last_epoch)
        super().__init__(optimizer, last_epoch)

    @staticmethod
    def _positive(name, value):
        if not isinstance(value, int) or value <= 0:
            raise ValueError(f"Expected positive integer {name}, but got {value}")
        return value

    def _anneal_func(self, start, end, part):
        if self._anneal_func_type == "linear":
            return (end - start) * part + start
        return end + (start - end) / 2.0 * (math.cos(math.pi * part) + 1)

    def get_lr(self):
        self._asked()
        now, rates = self.last_epoch, []
        if now > self.total_steps:
            raise ValueError(f"Tried to step {now} times. The specified number of total steps is {self.total_steps}")
        at = next((k for k, phase in enumerate(self._schedule_phases) if now <= phase["end_step"]), len(self._schedule_phases) - 1)
        phase, begin = self._schedule_phases[at], self._schedule_phases[at - 1]["end_step"] if at else 0.0
        part = (now - begin) / (phase["end_step"] - begin)
        for group in self.optimizer.param_groups:
            rates.append(self._anneal_func(group[phase["start_lr"]], group[phase["end_lr"]], part))
            if self.cycle_momentum:
                self._set_momentum(group, self._anneal_func(group[phase["start_momentum"]], group[phase["end_momentum"]], part))
        return rates


CyclicLR.__module__ = OneCycleLR.__module__ = LRScheduler.__module__  # where programs and pickles know them
