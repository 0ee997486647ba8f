"""torch.optim.swa_utils: averages of a model's parameters over the steps of a training."""

import copy
import itertools
import math

import torc
from torc import nn
from torc.optim.lr_scheduler import LRScheduler, _for_groups

__all__ = ["AveragedModel", "SWALR", "get_ema_avg_fn", "get_ema_multi_avg_fn", "get_swa_avg_fn", "get_swa_multi_avg_fn", "update_bn"]


def _check_decay(decay):
    if decay < 0.0 or decay > 1.0:
        raise ValueError(f"Invalid decay value {decay} provided. Please provide a value in [0,1] range.")


def _floats(tensors):
    return tensors[0].is_floating_point() or tensors[0].is_complex()


def get_ema_multi_avg_fn(decay=0.999):
    """A function of lists that moves averages 1 - decay of the way to the model's."""
    _check_decay(decay)

    @torc.no_grad()
    def ema_update(averages, current, _):
        if _floats(averages):
            torc._foreach_lerp_(averages, current, 1 - decay)
        else:
            for average, value in zip(averages, current, strict=True):
                average.copy_(average * decay + value * (1 - decay))

    return ema_update


def get_swa_multi_avg_fn():
    """A function of lists that makes averages those of one more value."""

    @torc.no_grad()
    def swa_update(averages, current, num_averaged):
        if _floats(averages):
            torc._foreach_lerp_(averages, current, float(1 / (num_averaged + 1)))
        else:
            for average, value in zip(averages, current, strict=True):
                average.copy_(average + (value - average) / (num_averaged + 1))

    return swa_update


def get_ema_avg_fn(decay=0.999):
    """The same as get_ema_multi_avg_fn for one parameter."""
    _check_decay(decay)

    @torc.no_grad()
    def ema_update(average, current, num_averaged):
        return decay * average + (1 - decay) * current

    return ema_update


def get_swa_avg_fn():
    """The same as get_swa_multi_avg_fn for one parameter."""

    @torc.no_grad()
    def swa_update(average, current, num_averaged):
        return average + (current - average) / (num_averaged + 1)

    return swa_update


class AveragedModel(nn.Module):
    """A copy of a model whose parameters, and with use_buffers its buffers, are averages of those that update_parameters was given."""

    def __init__(self, model, device=None, avg_fn=None, multi_avg_fn=None, use_buffers=False):
        super().__init__()
        if avg_fn is not None and multi_avg_fn is not None:
            raise AssertionError("Only one of avg_fn and multi_avg_fn should be provided")
        self.module = copy.deepcopy(model)
        if device is not None:
            self.module = self.module.to(device)
        self.register_buffer("n_averaged", torc.tensor(0, dtype=torc.long, device=device))
        self.avg_fn, self.multi_avg_fn, self.use_buffers = avg_fn, multi_avg_fn, use_buffers

    def forward(self, *args, **kwargs):
        return self.module(*args, **kwargs)

    def _averaged(self, model):
        return itertools.chain(model.parameters(), model.buffers()) if self.use_buffers else model.parameters()

    def update_parameters(self, model):
        """The model's parameters go into the averages."""
        pairs = [(mine.detach(), theirs.detach().to(mine.device)) for mine, theirs in zip(self._averaged(self.module), self._averaged(model))]
        if self.n_averaged == 0:
            for average, value in pairs:
                average.copy_(value)
        elif self.avg_fn is not None:
            for average, value in pairs:
                average.copy_(self.avg_fn(average, value, self.n_averaged.to(average.device)))
        else:
            update, groups = self.multi_avg_fn or get_swa_multi_avg_fn(), {}
            for average, value in pairs:
                lists = groups.setdefault((average.device, average.dtype), ([], []))
                lists[0].append(average), lists[1].append(value)
            for (device, _), (averages, values) in groups.items():
                update(averages, values, self.n_averaged.to(device))
        if not self.use_buffers:
            for mine, theirs in zip(self.module.buffers(), model.buffers(), strict=True):
                mine.detach().copy_(theirs.detach().to(mine.device))
        self.n_averaged += 1


@torc.no_grad()
def update_bn(loader, model, device=None):
    """Batch norms of the model get the statistics of all that the loader gives."""
    momenta = {}
    for module in model.modules():
        if hasattr(module, "reset_running_stats") and hasattr(module, "momentum"):
            module.reset_running_stats()
            momenta[module] = module.momentum
    if not momenta:
        return
    training = model.training
    model.train()
    for module in momenta:
        module.momentum = None
    for batch in loader:
        if isinstance(batch, (list, tuple)):
            batch = batch[0]
        model(batch if device is None else batch.to(device))
    for module, momentum in momenta.items():
        module.momentum = momentum
    model.train(training)


class SWALR(LRScheduler):
    """From the rate that there is to swa_lr in anneal_epochs epochs, where it stays."""

    def __init__(self, optimizer, swa_lr, anneal_epochs=10, anneal_strategy="cos", last_epoch=-1):
        for group, rate in zip(optimizer.param_groups, _for_groups("swa_lr", optimizer, swa_lr)):
            group["swa_lr"] = rate
        if anneal_strategy not in ("cos", "linear"):
            raise ValueError(f"anneal_strategy must by one of 'cos' or 'linear', instead got {anneal_strategy}")
        self._anneal_strategy = anneal_strategy
        if not isinstance(anneal_epochs, int) or anneal_epochs < 0:
            raise ValueError(f"anneal_epochs must be equal or greater than 0, got {anneal_epochs}")
        self.anneal_epochs = anneal_epochs
        super().__init__(optimizer, last_epoch)

    def anneal_func(self, t):
        return (1 - math.cos(math.pi * t)) / 2 if self._anneal_strategy == "cos" else t

    def _share(self, step):
        """How much of the rate is swa_lr at a step."""
        return self.anneal_func(max(0, min(1, step / max(1, self.anneal_epochs))))

    def get_lr(self):
        self._asked()
        step = self._step_count - 1 if self.anneal_epochs else max(1, self._step_count - 1)
        before, now, rates = self._share(step - 1), self._share(step), []
        for group in self.optimizer.param_groups:
            first = group["swa_lr"] if before == 1 else (group["lr"] - before * group["swa_lr"]) / (1 - before)
            rates.append(group["swa_lr"] * now + first * (1 - now))
        return rates
