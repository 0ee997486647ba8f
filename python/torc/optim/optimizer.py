"""The base of all optimizers: groups of parameters, state, dicts of both, hooks."""

import functools
import itertools
import types
import warnings
from collections import OrderedDict, defaultdict
from collections.abc import Iterable
from copy import deepcopy
from typing import Any, Union

import torc
from torc import Tensor, _C


class _RequiredParameter:
    """Stands for an option that has no default."""

    def __repr__(self):
        return "<required parameter>"


required = _RequiredParameter()
ParamsT = params_t = Union[Iterable[Tensor], Iterable[dict[str, Any]], Iterable[tuple[str, Tensor]]]

_global_pre_hooks = OrderedDict()
_global_post_hooks = OrderedDict()
_HOOKS = ("step_pre", "step_post", "state_dict_pre", "state_dict_post", "load_state_dict_pre", "load_state_dict_post")


def _register(hooks, hook, prepend=False):
    from torc.utils.hooks import RemovableHandle
    handle = RemovableHandle(hooks)
    hooks[handle.id] = hook
    if prepend:
        hooks.move_to_end(handle.id, last=False)
    return handle


def register_optimizer_step_pre_hook(hook):
    """A hook that runs before each step of every optimizer."""
    return _register(_global_pre_hooks, hook)


def register_optimizer_step_post_hook(hook):
    """A hook that runs behind each step of every optimizer."""
    return _register(_global_post_hooks, hook)


def _to_scalar(x):
    """A tensor of one element without its dimensions; a number as it is."""
    return x.squeeze() if isinstance(x, Tensor) and x.dim() != 0 else x


def _numbers(steps):
    """The values of tensors of one element, as numbers."""
    return [s.item() for s in steps]


def _check(name, value, ok):
    """Refuses an option of a constructor: "Invalid learning rate: -1"."""
    if not ok:
        raise ValueError(f"Invalid {name}: {value}")


def _check_lr(lr):
    if isinstance(lr, Tensor) and lr.numel() != 1:
        raise ValueError("Tensor lr must be 1-element")
    _check("learning rate", lr, 0.0 <= lr)


def _check_decay(weight_decay):
    _check("weight_decay value", weight_decay, 0.0 <= weight_decay)


def _check_betas(betas):
    for k in range(2):
        _check(f"beta parameter at index {k}", betas[k], 0.0 <= betas[k] < 1.0)


def _check_flags(name, *, foreach=None, fused=None, differentiable=False, capturable=False):
    """How a step is computed is the library's choice: foreach and fused are accepted as they are."""
    if fused and differentiable:
        raise RuntimeError("`fused` does not support `differentiable`")
    if fused and foreach:
        raise RuntimeError("`fused` and `foreach` cannot be `True` together.")
    if differentiable:
        raise NotImplementedError(f"{name}: differentiable=True is not there: steps are not recorded for backward")
    if capturable:
        raise NotImplementedError(f"{name}: capturable=True is not there: its step counts are read by the host")


def _use_grad_for_differentiable(function):
    """A step in which calls are recorded where the optimizer's option differentiable says so, and else are not."""

    @functools.wraps(function)
    def step(*args, **kwargs):
        before = _C._set_grad_enabled(args[0].defaults["differentiable"])
        try:
            return function(*args, **kwargs)
        finally:
            _C._set_grad_enabled(before)

    return step


def _get_value(x):
    return x.item() if isinstance(x, Tensor) else x


def _stack_if_compiling(x):
    """As it is, since nothing is compiled."""
    return x


def _view_as_real(params, *state_and_grads):
    """Complex ones of the lists become pairs of reals, in place."""
    for k, p in enumerate(params):
        if p.is_complex():
            for one in (params, *state_and_grads):
                one[k] = torc.view_as_real(one[k])


def _default_to_fused_or_foreach(params, differentiable, use_fused=False):
    """Which of fused and foreach an optimizer takes that was told of neither: in PyTorch, and so in optimizers that are written for it."""
    if differentiable:
        return False, False
    from torc.utils import _foreach_utils as places

    def fits(devices, p):
        return p is None or type(p) in places._foreach_supported_types and p.device.type in devices

    fused = use_fused and all(p is None or fits(places._get_fused_kernels_supported_devices(), p) and p.is_floating_point() for p in params)
    return fused, not fused and all(fits(places._get_foreach_kernels_supported_devices(), p) for p in params)


def _get_scalar_dtype(is_fused=None):
    """Of counts of steps."""
    return torc.float64 if torc.get_default_dtype() is torc.float64 and not is_fused else torc.float32


def _get_capturable_supported_devices(supports_xla=True):
    """Where PyTorch captures steps. Of these there is only cuda here."""
    return ["cuda", "xpu", "hpu", "privateuseone"] + (["xla"] if supports_xla else [])


def _check_capturable(params):
    devices = _get_capturable_supported_devices()
    if params[0].device.type not in devices:
        raise AssertionError(f"If capturable=True, params and state_steps must be on supported devices: {devices}.")


def _step_of_lists(kind, group, *lists, more={}, grad_scale=None, found_inf=None):
    """A step of a class of optimizers over lists that stand beside each other: parameters, gradients, and what `_update` of the class gets of their state;
    `more` it gets as it is."""
    for name in ("state_steps", "mu_products"):
        if not all(isinstance(t, Tensor) for t in group.get(name, ())):
            raise RuntimeError(f"API has changed, `{name}` argument must contain a list of singleton tensors")
    _check_flags(kind.__name__, differentiable=group.get("differentiable", False))
    alike = {}
    for row in zip(*lists):
        alike.setdefault((row[0].device, row[0].dtype), []).append(row)
    scales = types.SimpleNamespace(grad_scale=grad_scale, found_inf=found_inf)
    for rows in alike.values():
        kind._update(scales, group, *_real(group, [list(column) for column in zip(*rows)]), **more)


def _in_step(function):
    """What a class calls step, with hooks around it. Hooks see the optimizer among the arguments, too."""

    @functools.wraps(function)
    def step(*args, **kwargs):
        self = args[0]
        for hook in itertools.chain(_global_pre_hooks.values(), self._optimizer_step_pre_hooks.values()):
            result = hook(self, args, kwargs)
            if result is None:
                continue
            if not isinstance(result, tuple) or len(result) != 2:
                raise RuntimeError(f"{function} must return None or a tuple of (new_args, new_kwargs), but got {result}.")
            args, kwargs = result
        result = function(*args, **kwargs)
        for hook in itertools.chain(self._optimizer_step_post_hooks.values(), _global_post_hooks.values()):
            hook(self, args, kwargs)
        return result

    step.hooked = True
    return step


class Optimizer:
    """The base of all optimizers. Subclasses have a method step, and hand over their options' defaults."""

    def __init__(self, params, defaults):
        self.defaults = defaults
        self._make_hooks()
        if isinstance(params, Tensor):
            raise TypeError("params argument given to the optimizer should be an iterable of Tensors or dicts, but got " + torc.typename(params))
        self.state = defaultdict(dict)
        self.param_groups = []
        groups = list(params)
        if not groups:
            raise ValueError("optimizer got an empty parameter list")
        for group in groups if isinstance(groups[0], dict) else [{"params": groups}]:
            self.add_param_group(group)
        # Every step can be captured or says that it cannot, so there is nothing to warn of.
        self._warned_capturable_if_run_uncaptured = True

    def _make_hooks(self):
        for kind in _HOOKS:
            if f"_optimizer_{kind}_hooks" not in self.__dict__:
                self.__dict__[f"_optimizer_{kind}_hooks"] = OrderedDict()
        self._zero_grad_profile_name = f"Optimizer.zero_grad#{type(self).__name__}.zero_grad"
        self._patch_step_function()

    def _patch_step_function(self):
        kind = type(self)
        if not getattr(kind.step, "hooked", None):
            kind.step = _in_step(kind.step)

    def __getstate__(self):
        return {"defaults": self.defaults, "state": self.state, "param_groups": self.param_groups}

    def __setstate__(self, state):
        self.__dict__.update(state)
        self._make_hooks()
        self.defaults.setdefault("differentiable", False)

    def __repr__(self):
        groups = ["\n".join([f"Parameter Group {k}", *(f"    {name}: {group[name]}" for name in sorted(group) if name != "params")])
                  for k, group in enumerate(self.param_groups)]
        return f"{type(self).__name__} (\n" + "\n\n".join(groups) + "\n)"

    # ---------------------------------------------------------------------------------------------- hooks
    def register_step_pre_hook(self, hook):
        """hook(optimizer, args, kwargs) runs before step, and may return other args and kwargs for it."""
        return _register(self._optimizer_step_pre_hooks, hook)

    def register_step_post_hook(self, hook):
        """hook(optimizer, args, kwargs) runs behind step."""
        return _register(self._optimizer_step_post_hooks, hook)

    def register_state_dict_pre_hook(self, hook, prepend=False):
        """hook(optimizer) runs before state_dict."""
        return _register(self._optimizer_state_dict_pre_hooks, hook, prepend)

    def register_state_dict_post_hook(self, hook, prepend=False):
        """hook(optimizer, state_dict) runs behind state_dict, and may return another dict."""
        return _register(self._optimizer_state_dict_post_hooks, hook, prepend)

    def register_load_state_dict_pre_hook(self, hook, prepend=False):
        """hook(optimizer, state_dict) runs before load_state_dict, and may return another dict."""
        return _register(self._optimizer_load_state_dict_pre_hooks, hook, prepend)

    def register_load_state_dict_post_hook(self, hook, prepend=False):
        """hook(optimizer) runs behind load_state_dict."""
        return _register(self._optimizer_load_state_dict_post_hooks, hook, prepend)

    # ---------------------------------------------------------------------------------------------- dicts
    def state_dict(self):
        """State by the number of the parameter, and groups with such numbers for parameters."""
        for hook in self._optimizer_state_dict_pre_hooks.values():
            hook(self)
        number, groups = {}, []
        for group in self.param_groups:
            packed = {name: value for name, value in group.items() if name != "params"}
            for p in group["params"]:
                number.setdefault(id(p), len(number))
            packed["params"] = [number[id(p)] for p in group["params"]]
            groups.append(packed)
        state = {number[id(k)] if isinstance(k, Tensor) else k: v for k, v in self.state.items()}
        made = {"state": state, "param_groups": groups}
        for hook in self._optimizer_state_dict_post_hooks.values():
            other = hook(self, made)
            if other is not None:
                made = other
        return made

    @staticmethod
    def _process_value_according_to_param_policy(param, value, param_id, param_groups, key=None):
        """A tensor of loaded state in the dtype and on the device of its parameter; a count of steps stays where it is, unless
        the step is one that reads it on the device."""
        if key == "step":
            for group in param_groups:
                if param_id in group["params"] and (group.get("capturable") or group.get("fused")):
                    return value.to(dtype=torc.float32, device=param.device)
            return value
        if param.is_floating_point():
            return value.to(dtype=param.dtype, device=param.device)
        return value.to(device=param.device)

    def load_state_dict(self, state_dict):
        """Takes over what state_dict of an optimizer with as many parameters gave."""
        state_dict = state_dict.copy()
        for hook in self._optimizer_load_state_dict_pre_hooks.values():
            other = hook(self, state_dict)
            if other is not None:
                state_dict = other
        groups, saved = self.param_groups, deepcopy(state_dict["param_groups"])
        if len(groups) != len(saved):
            raise ValueError("loaded state dict has a different number of parameter groups")
        if any(len(g["params"]) != len(s["params"]) for g, s in zip(groups, saved)):
            raise ValueError("loaded state dict contains a parameter group that doesn't match the size of optimizer's group")
        parameter = {}
        for group, other in zip(groups, saved):
            parameter.update(zip(other["params"], group["params"]))

        def taken(param, value, number, key=None):
            if isinstance(value, Tensor):
                return Optimizer._process_value_according_to_param_policy(param, value, number, state_dict["param_groups"], key)
            if isinstance(value, dict):
                return {k: taken(param, v, number, k) for k, v in value.items()}
            if isinstance(value, Iterable) and not isinstance(value, (str, bytes)):
                return type(value)(taken(param, v, number) for v in value)
            return value

        state = defaultdict(dict)
        for key, value in state_dict["state"].items():
            if key in parameter:
                state[parameter[key]] = taken(parameter[key], value, key)
            else:
                state[key] = value
        for group, other in zip(groups, saved):
            other["params"] = group["params"]
            if "param_names" in group and "param_names" not in other:
                other["param_names"] = group["param_names"]
        self.__setstate__({"state": state, "param_groups": saved})
        for hook in self._optimizer_load_state_dict_post_hooks.values():
            hook(self)

    # ---------------------------------------------------------------------------------------------- steps
    def zero_grad(self, set_to_none=True):
        """Lets go of all gradients, or sets them to 0."""
        if set_to_none:
            for group in self.param_groups:
                _C._optim_zero_grad(group["params"])
            return
        grads = {}
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is not None:
                    if p.grad.grad_fn is not None:
                        p.grad.detach_()
                    else:
                        p.grad.requires_grad_(False)
                    grads.setdefault((p.grad.device, p.grad.dtype), []).append(p.grad)
        for alike in grads.values():
            torc._foreach_zero_(alike)

    def step(self, closure=None):
        """One step; closure, if given, computes the loss again and its gradients."""
        raise NotImplementedError

    def _each(self, group, names):
        """The lists of one step of a group: for each device and dtype (parameters, gradients, what `names` name of their state…)."""
        lists, fresh = _C._optim_gather(group["params"], self.state, names)
        if fresh:
            for p in fresh:
                self._begin(group, p, self.state[p])
            lists, fresh = _C._optim_gather(group["params"], self.state, names)
            if fresh:
                raise KeyError(next(name for name in names if self.state[fresh[0]].get(name) is None))
        return lists

    def add_param_group(self, param_group):
        """Parameters, each with its name or all without, and options of their own."""
        if not isinstance(param_group, dict):
            raise TypeError(f"param_group must be a dict, but got {type(param_group)}")
        params = param_group["params"]
        if isinstance(params, Tensor):
            params = [params]
        elif isinstance(params, set):
            raise TypeError("optimizer parameters need to be organized in ordered collections, but the ordering of tensors in sets will change "
                            "between runs. Please use a list instead.")
        params = list(params)
        names = [p[0] for p in params if isinstance(p, tuple)]
        if names:
            if len(names) != len(params):
                raise ValueError("all optimizer params should be with/without names. Some param names are missing")
            params = [p[1] for p in params]
            param_group["param_names"] = names
        param_group["params"] = params
        for p in params:
            if not isinstance(p, Tensor):
                raise TypeError("optimizer can only optimize Tensors, but one of the params is " + torc.typename(p))
            if not self.defaults.get("differentiable") and not (p.is_leaf or p.retains_grad):
                raise ValueError("can't optimize a non-leaf Tensor")
        for name, default in self.defaults.items():
            if default is required and name not in param_group:
                raise ValueError(f"parameter group didn't specify a value of required optimization parameter {name}")
            param_group.setdefault(name, default)
        if len(params) != len(set(params)):
            warnings.warn("optimizer contains a parameter group with duplicate parameters; in future, this will cause an error; "
                          "see github.com/pytorch/pytorch/issues/40967 for more information", stacklevel=3)
        there = {p for group in self.param_groups for p in group["params"]}
        if not there.isdisjoint(params):
            raise ValueError("some parameters appear in more than one parameter group")
        if self.param_groups and ("param_names" in param_group) != ("param_names" in self.param_groups[0]):
            raise ValueError("all optimizer param groups should be with/without names. cannot add param group "
                             f"{'with' if 'param_names' in param_group else 'without'} names to the optimizer")
        self.param_groups.append(param_group)


class _PerParameter(Optimizer):
    """An optimizer whose step goes over groups one by one, and over lists of a device and a dtype in each: `_update` gets a group and
    these lists, and `_names` says what of the state they are. `_begin` makes the state of a parameter at its first step."""

    _names = ()
    _defaults = {"maximize": False, "foreach": None, "differentiable": False, "capturable": False}  # what older dicts have not

    def __setstate__(self, state):
        super().__setstate__(state)
        for group in self.param_groups:
            for name, value in self._defaults.items():
                group.setdefault(name, value)
            for p in group["params"]:
                entry = self.state.get(p) or {}
                if "step" in entry and not isinstance(entry["step"], Tensor):
                    entry["step"] = _new_step(float(entry["step"]))

    def _state_names(self, group):
        return self._names

    def step(self, closure=None):
        """One step; closure, if given, computes the loss again and its gradients."""
        loss = None
        if closure is not None:
            with torc.enable_grad():
                loss = closure()
        before = _C._set_grad_enabled(False)
        try:
            for group in self.param_groups:
                for lists in self._each(group, self._state_names(group)):
                    self._update(group, *_real(group, lists))
        finally:
            _C._set_grad_enabled(before)
        return loss


def _real(group, lists):
    """What `_update` gets of lists of one device and dtype: complex ones as pairs of reals."""
    if group.get("capturable") and not group.get("fused"):
        _check_capturable(lists[0])
    if lists[0][0].is_complex():
        return [[torc.view_as_real(t) if t.is_complex() else t for t in one] if isinstance(one, (list, tuple)) else one for one in lists]
    return lists


def _new_step(value=0.0, device=None):
    """A count of steps, as dicts have it: one number, in float32 unless the default dtype is float64."""
    return torc.tensor(value, dtype=_get_scalar_dtype(), device=device)


def _zeros(p):
    return torc.zeros_like(p, memory_format=torc.preserve_format)


def _directions(group, params, grads, decay=True):
    """The gradients as a step goes down them: negated where it is to maximize, with the weight decay in them."""
    if group["maximize"]:
        grads = torc._foreach_neg(grads)
    if decay and group["weight_decay"] != 0:
        grads = torc._foreach_add(grads, params, alpha=group["weight_decay"])
    return grads
