"""GradScaler: losses that are scaled so that float16 holds their gradients.

The arithmetic is that of the rows _amp_foreach_non_finite_check_and_unscale_ and _amp_update_scale_. An optimizer that says
`_step_supports_amp_scaling` reads what was found where it is, on the device; for others the host waits before the step."""

import collections
import enum
import inspect
import warnings

import torc

__all__ = ["GradScaler", "OptState"]


class OptState(enum.Enum):
    """How far an optimizer is since the last update."""
    READY = 0
    UNSCALED = 1
    STEPPED = 2


def _refresh_per_optimizer_state():
    return {"stage": OptState.READY, "found_inf_per_device": {}}


_NO_SCALE = ("Attempted {} but _scale is None.  This may indicate your script did not use scaler.scale(loss or outputs) "
             "earlier in the iteration.")
_NEW_SCALE = ("new_scale should be a float or a 1-element torch.cuda.FloatTensor or torch.FloatTensor with "
              "requires_grad=False.")


class GradScaler:
    """Scales losses, divides gradients by the scale again, and leaves out steps whose gradients are infinite or NaN."""

    def __init__(self, device="cuda", init_scale=2.0**16, growth_factor=2.0, backoff_factor=0.5, growth_interval=2000, enabled=True):
        self._device = device
        self._enabled = enabled
        if self._enabled and self._device == "cuda" and not torc.cuda.is_available():
            warnings.warn("torch.cuda.amp.GradScaler is enabled, but CUDA is not available.  Disabling.", stacklevel=2)
            self._enabled = False
        if self._enabled:
            assert growth_factor > 1.0, "The growth factor must be > 1.0."
            assert backoff_factor < 1.0, "The backoff factor must be < 1.0."
        self._init_scale = init_scale
        self._scale = None
        self._growth_factor = growth_factor
        self._backoff_factor = backoff_factor
        self._growth_interval = growth_interval
        self._init_growth_tracker = 0
        self._growth_tracker = None
        self._per_optimizer_states = collections.defaultdict(_refresh_per_optimizer_state)

    # ------------------------------------------------------------------------------------------ the loss
    def _lazy_init_scale_growth_tracker(self, dev):
        assert self._growth_tracker is None, "_growth_tracker initialized before _scale"
        self._scale = torc.full((), self._init_scale, dtype=torc.float32, device=dev)
        self._growth_tracker = torc.full((), self._init_growth_tracker, dtype=torc.int32, device=dev)

    def _check_scale_growth_tracker(self, funcname):
        assert self._scale is not None, _NO_SCALE.format(funcname)
        assert self._growth_tracker is not None, _NO_SCALE.format(funcname).replace("_scale is None", "_growth_tracker is None")
        return self._scale, self._growth_tracker

    def scale(self, outputs):
        """A tensor, or lists of them in lists, times the scale."""
        if not self._enabled:
            return outputs
        on = {}

        def scaled(value):
            if isinstance(value, torc.Tensor):
                if self._scale is None:
                    self._lazy_init_scale_growth_tracker(value.device)
                if value.device not in on:
                    on[value.device] = self._scale.to(device=value.device, non_blocking=True)
                return value * on[value.device]
            if isinstance(value, collections.abc.Iterable):
                parts = map(scaled, value)
                return type(value)(parts) if isinstance(value, (list, tuple)) else parts
            raise ValueError("outputs must be a Tensor or an iterable of Tensors")
        return scaled(outputs)

    # ------------------------------------------------------------------------------------------ gradients
    def _unscale_grads_(self, optimizer, inv_scale, found_inf, allow_fp16):
        grads = {}
        with torc.no_grad():
            for group in optimizer.param_groups:
                for param in group["params"]:
                    assert isinstance(param, torc.Tensor)
                    if param.grad is None:
                        continue
                    if not allow_fp16 and param.grad.dtype is torc.float16:
                        raise ValueError("Attempting to unscale FP16 gradients.")
                    grads.setdefault(param.grad.device, []).append(param.grad)
            found = {}
            for device, those in grads.items():
                found[device] = found_inf.clone() if device == found_inf.device else found_inf.to(device)
                inverse = inv_scale.to(device=device, non_blocking=True)
                torc._amp_foreach_non_finite_check_and_unscale_(those, found[device], inverse)
        return found

    def unscale_(self, optimizer):
        """Divide the gradients of an optimizer by the scale, for what comes before its step."""
        if not self._enabled:
            return
        self._check_scale_growth_tracker("unscale_")
        state = self._per_optimizer_states[id(optimizer)]
        if state["stage"] is OptState.UNSCALED:
            raise RuntimeError("unscale_() has already been called on this optimizer since the last update().")
        if state["stage"] is OptState.STEPPED:
            raise RuntimeError("unscale_() is being called after step().")
        inv_scale = self._scale.double().reciprocal().float()
        found_inf = torc.full((), 0.0, dtype=torc.float32, device=self._scale.device)
        state["found_inf_per_device"] = self._unscale_grads_(optimizer, inv_scale, found_inf, False)
        state["stage"] = OptState.UNSCALED

    def _check_inf_per_device(self, optimizer):
        scale, _ = self._check_scale_growth_tracker("_check_inf_per_device")
        one = torc.full((), 1.0, dtype=torc.float32, device=scale.device)
        zero = torc.full((), 0.0, dtype=torc.float32, device=scale.device)
        state = self._per_optimizer_states[id(optimizer)]
        state["found_inf_per_device"] = self._unscale_grads_(optimizer, one, zero, True)
        return state["found_inf_per_device"]

    def _found_inf_per_device(self, optimizer):
        return self._per_optimizer_states[id(optimizer)]["found_inf_per_device"]

    # ------------------------------------------------------------------------------------------ the step
    def _maybe_opt_step(self, optimizer, optimizer_state, *args, **kwargs):
        if sum(found.item() for found in optimizer_state["found_inf_per_device"].values()):
            return None
        return optimizer.step(*args, **kwargs)

    def _step_on_device(self, optimizer, state, args, kwargs):
        """The step of an optimizer that takes scale and found_inf itself."""
        passed = "grad_scaler" in inspect.signature(optimizer.step).parameters
        if passed:
            warnings.warn("GradScaler is going to stop passing itself as a keyword argument to the passed optimizer. In the near future GradScaler "
                          "registers `grad_scale: Tensor` and `found_inf: Tensor` to the passed optimizer and let the optimizer use them directly.",
                          FutureWarning, stacklevel=3)
            kwargs = {**kwargs, "grad_scaler": self}
        else:
            if state["stage"] is OptState.READY:
                self._check_inf_per_device(optimizer)
            found = [f.to(self._scale.device, non_blocking=True) for f in state["found_inf_per_device"].values()]
            before = getattr(optimizer, "grad_scale", None)
            optimizer.grad_scale = (before if state["stage"] is OptState.UNSCALED
                                    else self._scale if before is None else self._scale * before)
            optimizer.found_inf = sum(found) if found else None
        result = optimizer.step(*args, **kwargs)
        state["stage"] = OptState.STEPPED
        if not passed:
            del optimizer.grad_scale
            del optimizer.found_inf
        return result

    def step(self, optimizer, *args, **kwargs):
        """optimizer.step(*args, **kwargs), left out if its gradients are infinite or NaN; they are divided first if they were not yet."""
        if not self._enabled:
            return optimizer.step(*args, **kwargs)
        if "closure" in kwargs:
            raise RuntimeError("Closure use is not currently supported if GradScaler is enabled.")
        self._check_scale_growth_tracker("step")
        state = self._per_optimizer_states[id(optimizer)]
        if state["stage"] is OptState.STEPPED:
            raise RuntimeError("step() has already been called since the last update().")
        if getattr(optimizer, "_step_supports_amp_scaling", False):
            return self._step_on_device(optimizer, state, args, kwargs)
        if state["stage"] is OptState.READY:
            self.unscale_(optimizer)
        assert len(state["found_inf_per_device"]) > 0, "No inf checks were recorded for this optimizer."
        result = self._maybe_opt_step(optimizer, state, *args, **kwargs)
        state["stage"] = OptState.STEPPED
        return result

    # ------------------------------------------------------------------------------------------ the scale
    def update(self, new_scale=None):
        """After all steps of an iteration: the scale of the next one."""
        if not self._enabled:
            return
        scale, tracker = self._check_scale_growth_tracker("update")
        if isinstance(new_scale, float):
            scale.fill_(new_scale)
        elif new_scale is not None:
            assert new_scale.device.type == self._device, _NEW_SCALE
            assert new_scale.numel() == 1, _NEW_SCALE
            assert new_scale.requires_grad is False, _NEW_SCALE
            scale.copy_(new_scale)
        else:
            found = [f.to(device=scale.device, non_blocking=True) for state in self._per_optimizer_states.values()
                     for f in state["found_inf_per_device"].values()]
            assert len(found) > 0, "No inf checks were recorded prior to update."
            torc._amp_update_scale_(scale, tracker, sum(found[1:], found[0]), self._growth_factor, self._backoff_factor, self._growth_interval)
        self._per_optimizer_states = collections.defaultdict(_refresh_per_optimizer_state)

    def _get_scale_async(self):
        return self._scale

    def get_scale(self):
        """The scale as a number, for which the host waits; 1.0 if scaling is disabled."""
        if not self._enabled:
            return 1.0
        return self._init_scale if self._scale is None else self._scale.item()

    def get_growth_factor(self):
        return self._growth_factor

    def set_growth_factor(self, new_factor):
        self._growth_factor = new_factor

    def get_backoff_factor(self):
        return self._backoff_factor

    def set_backoff_factor(self, new_factor):
        self._backoff_factor = new_factor

    def get_growth_interval(self):
        return self._growth_interval

    def set_growth_interval(self, new_interval):
        self._growth_interval = new_interval

    def _get_growth_tracker(self):
        if not self._enabled:
            return 0
        return self._init_growth_tracker if self._growth_tracker is None else self._growth_tracker.item()

    def is_enabled(self):
        return self._enabled

    # ------------------------------------------------------------------------------------------ state
    def state_dict(self):
        """Five numbers; nothing if scaling is disabled."""
        if not self._enabled:
            return {}
        return {"scale": self.get_scale(), "growth_factor": self._growth_factor, "backoff_factor": self._backoff_factor,
                "growth_interval": self._growth_interval, "_growth_tracker": self._get_growth_tracker()}

    def load_state_dict(self, state_dict):
        if not self._enabled:
            return
        if len(state_dict) == 0:
            raise RuntimeError("The source state dict is empty, possibly because it was saved from a disabled instance of GradScaler.")
        self._init_scale = state_dict["scale"]
        if self._scale is not None:
            self._scale.fill_(state_dict["scale"])
        self._growth_factor = state_dict["growth_factor"]
        self._backoff_factor = state_dict["backoff_factor"]
        self._growth_interval = state_dict["growth_interval"]
        self._init_growth_tracker = state_dict["_growth_tracker"]
        if self._growth_tracker is not None:
            self._growth_tracker.fill_(state_dict["_growth_tracker"])

    def __getstate__(self):
        state = self.__dict__.copy()
        if self._enabled:
            assert len(self._per_optimizer_states) == 0, ("A GradScaler instance may only be pickled at the beginning of an iteration, or at the end "
                                                          "after scaler.update().")
            state.update(_init_scale=self.get_scale(), _init_growth_tracker=self._get_growth_tracker(), _scale=None, _growth_tracker=None)
        return state

    def __setstate__(self, state):
        self.__dict__.update(state)
