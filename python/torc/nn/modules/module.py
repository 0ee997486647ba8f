"""torch.nn.Module. What runs at each call stands in the extension (python/src/nn.c)."""

import collections
import functools
import sys
import typing
import warnings
import weakref

import torc
from torc import Tensor, _C
from torc.nn.parameter import Parameter
from torc.utils.hooks import BackwardHook, RemovableHandle


class _IncompatibleKeys(collections.namedtuple("IncompatibleKeys", ["missing_keys", "unexpected_keys"])):
    def __repr__(self):
        return "<All keys matched successfully>" if not self.missing_keys and not self.unexpected_keys else super().__repr__()

    __str__ = __repr__


class _WrappedHook:
    """A hook that may want its module, which it does not keep alive."""

    def __init__(self, hook, module=None):
        self.hook, self.with_module = hook, module is not None
        if self.with_module:
            self.module = weakref.ref(module)
        functools.update_wrapper(self, hook)

    def __call__(self, *args, **kwargs):
        if not self.with_module:
            return self.hook(*args, **kwargs)
        module = self.module()
        if module is None:
            raise RuntimeError("You are trying to call the hook of a dead Module!")
        return self.hook(module, *args, **kwargs)

    def __getstate__(self):
        state = {"hook": self.hook, "with_module": self.with_module}
        return {**state, "module": self.module()} if self.with_module else state

    def __setstate__(self, state):
        if state["with_module"] and state["module"] is None:
            raise RuntimeError("You are trying to revive the hook of a dead Module!")
        self.__init__(state["hook"], state.get("module"))


# Hooks of all modules. The extension looks at those of calls when a module is called.
_global_buffer_registration_hooks: collections.OrderedDict = collections.OrderedDict()
_global_module_registration_hooks: collections.OrderedDict = collections.OrderedDict()
_global_parameter_registration_hooks: collections.OrderedDict = collections.OrderedDict()
_global_backward_pre_hooks: collections.OrderedDict = collections.OrderedDict()
_global_backward_hooks: collections.OrderedDict = collections.OrderedDict()
_global_is_full_backward_hook = None
_global_forward_pre_hooks: collections.OrderedDict = collections.OrderedDict()
_global_forward_hooks: collections.OrderedDict = collections.OrderedDict()
_global_forward_hooks_always_called: collections.OrderedDict = collections.OrderedDict()
_global_forward_hooks_with_kwargs: collections.OrderedDict = collections.OrderedDict()
_overwrites_parameters = False  # torch.__future__ sets it
_C._set_module_hooks(_global_backward_hooks, _global_backward_pre_hooks, _global_forward_hooks, _global_forward_pre_hooks)


def _add_hook(hooks, hook, prepend=False, extra=()):
    handle = RemovableHandle(hooks, extra_dict=extra)
    hooks[handle.id] = hook
    for d in extra:
        d[handle.id] = True
    if prepend:
        hooks.move_to_end(handle.id, last=False)
    return handle


def register_module_buffer_registration_hook(hook):
    """hook(module, name, buffer) runs when a module takes in a buffer, and may return another for it."""
    return _add_hook(_global_buffer_registration_hooks, hook)


def register_module_module_registration_hook(hook):
    """hook(module, name, submodule) runs when a module takes in a module, and may return another for it."""
    return _add_hook(_global_module_registration_hooks, hook)


def register_module_parameter_registration_hook(hook):
    """hook(module, name, parameter) runs when a module takes in a parameter, and may return another for it."""
    return _add_hook(_global_parameter_registration_hooks, hook)


def register_module_forward_pre_hook(hook):
    """hook(module, args) runs before each call of every module."""
    return _add_hook(_global_forward_pre_hooks, hook)


def register_module_forward_hook(hook, *, with_kwargs=False, always_call=False):
    """hook(module, args, result) runs behind each call of every module."""
    extra = [_global_forward_hooks_with_kwargs] * with_kwargs + [_global_forward_hooks_always_called] * always_call
    return _add_hook(_global_forward_hooks, hook, extra=extra)


def register_module_full_backward_pre_hook(hook):
    """hook(module, grad_output) runs when backward comes to the outputs of any module."""
    return _add_hook(_global_backward_pre_hooks, hook)


def register_module_full_backward_hook(hook):
    """hook(module, grad_input, grad_output) runs when backward has come through any module."""
    _all_global_hooks(True)
    return _add_hook(_global_backward_hooks, hook)


def register_module_backward_hook(hook):
    """The older form: see Module.register_backward_hook."""
    _all_global_hooks(False)
    return _add_hook(_global_backward_hooks, hook)


def _all_global_hooks(full):
    global _global_is_full_backward_hook
    if _global_is_full_backward_hook is (not full):
        raise RuntimeError("Cannot use both regular backward hooks and full backward hooks as a global Module hook. Please use only one of them.")
    _global_is_full_backward_hook = full


def _registered(hooks, module, name, value):
    """What hooks of registration make of a value."""
    for hook in hooks.values():
        other = hook(module, name, value)
        if other is not None:
            value = other
    return value


def _addindent(text, spaces):
    first, *rest = text.split("\n")
    return first + "".join("\n" + (" " * spaces + line if line.strip() else "") for line in rest)


def _refused(error):
    raise error


def _parse_to(*args, **kwargs):
    """The arguments of to(), in whatever form: device, dtype, non_blocking and memory_format."""
    given = _C._arguments_of_to(*args, **kwargs)
    if "copy" in given:
        raise RuntimeError(".to() does not accept copy argument")
    like = given.get("tensor", None)
    device, dtype = (given.get("device"), given.get("dtype")) if like is None else (like.device, like.dtype)
    return device, dtype, given.get("non_blocking", False), given.get("memory_format")


_C._nn._parse_to = _parse_to

_HOOKS = ("_backward_pre_hooks", "_backward_hooks", "_forward_hooks", "_forward_hooks_with_kwargs", "_forward_hooks_always_called", "_forward_pre_hooks",
          "_forward_pre_hooks_with_kwargs", "_state_dict_hooks", "_state_dict_pre_hooks", "_load_state_dict_pre_hooks", "_load_state_dict_post_hooks")


class Module(_C._ModuleBase):
    """The base of all modules."""

    dump_patches = False
    _version = 1
    training: bool
    call_super_init = False
    T_destination = typing.TypeVar("T_destination", bound=dict[str, typing.Any])
    _compiled_call_impl = None

    def __init_subclass__(cls, **kwargs):
        super().__init_subclass__(**kwargs)
        _C._settle_module_class(cls)

    def __init__(self, *args, **kwargs):
        if not self.call_super_init and kwargs:
            raise TypeError(f"{type(self).__name__}.__init__() got an unexpected keyword argument '{next(iter(kwargs))}'")
        if not self.call_super_init and args:
            raise TypeError(f"{type(self).__name__}.__init__() takes 1 positional argument but {len(args) + 1} were given")
        own = self.__dict__
        own["training"], own["_parameters"], own["_buffers"], own["_non_persistent_buffers_set"] = True, {}, {}, set()  # in PyTorch's order
        for name in _HOOKS:
            own[name] = collections.OrderedDict()
            if name == "_backward_hooks":
                own["_is_full_backward_hook"] = None
        own["_modules"] = {}
        if self.call_super_init:
            super().__init__(*args, **kwargs)

    def forward(self, *input):
        raise NotImplementedError(f'Module [{type(self).__name__}] is missing the required "forward" function')

    # ------------------------------------------------------------------------------------ parts
    def _check_name(self, name, kind, known):
        if "_parameters" not in self.__dict__:
            raise AttributeError(f"cannot assign {kind} before Module.__init__() call")
        if not isinstance(name, str):
            raise TypeError(f"{kind} name should be a string. Got {torc.typename(name)}" if kind != "module" else f"module name should be a string. Got {torc.typename(name)}")
        if hasattr(self, name) and name not in known:
            raise KeyError(f"attribute '{name}' already exists")
        if "." in name:
            raise KeyError(f'{kind} name can\'t contain "."' + (f", got: {name}" if kind == "module" else ""))
        if name == "":
            raise KeyError(f'{kind} name can\'t be empty string ""')

    def register_buffer(self, name, tensor, persistent=True):
        self._check_name(name, "buffer", self.__dict__.get("_buffers", ()))
        if tensor is not None and not isinstance(tensor, Tensor):
            raise TypeError(f"cannot assign '{torc.typename(tensor)}' object to buffer '{name}' (torch Tensor or None required)")
        self._buffers[name] = _registered(_global_buffer_registration_hooks, self, name, tensor)
        (self._non_persistent_buffers_set.discard if persistent else self._non_persistent_buffers_set.add)(name)

    def register_parameter(self, name, param):
        self._check_name(name, "parameter", self.__dict__.get("_parameters", ()))
        if param is not None and not isinstance(param, Parameter):
            raise TypeError(f"cannot assign '{torc.typename(param)}' object to parameter '{name}' (torch.nn.Parameter or None required)")
        if param is not None and param.grad_fn is not None:
            raise ValueError(f"Cannot assign non-leaf Tensor to parameter '{name}'. Model parameters must be created explicitly. To express '{name}' "
                             "as a function of another Tensor, compute the value in the forward() method.")
        self._parameters[name] = param if param is None else _registered(_global_parameter_registration_hooks, self, name, param)

    def add_module(self, name, module):
        if not isinstance(module, Module) and module is not None:
            raise TypeError(f"{torc.typename(module)} is not a Module subclass")
        self._check_name(name, "module", self.__dict__.get("_modules", ()))
        self._modules[name] = _registered(_global_module_registration_hooks, self, name, module)

    register_module = add_module

    def __setattr__(self, name, value):
        own = self.__dict__
        parameters = own.get("_parameters")
        if isinstance(value, Parameter):
            if parameters is None:
                raise AttributeError("cannot assign parameters before Module.__init__() call")
            self._forget(name, but="_parameters")
            self.register_parameter(name, value)
        elif parameters is not None and name in parameters:
            if value is not None:
                raise TypeError(f"cannot assign '{torc.typename(value)}' as parameter '{name}' (torch.nn.Parameter or None expected)")
            parameters[name] = None
        elif isinstance(value, Module):
            if own.get("_modules") is None:
                raise AttributeError("cannot assign module before Module.__init__() call")
            self._forget(name, but="_modules")
            own["_modules"][name] = _registered(_global_module_registration_hooks, self, name, value)
        elif name in own.get("_modules", ()):
            if value is not None:
                raise TypeError(f"cannot assign '{torc.typename(value)}' as child module '{name}' (torch.nn.Module or None expected)")
            own["_modules"][name] = None
        elif name in own.get("_buffers", ()) or (isinstance(value, Tensor) and getattr(value, "_is_buffer", False)):
            if value is not None and not isinstance(value, Tensor):
                raise TypeError(f"cannot assign '{torc.typename(value)}' as buffer '{name}' (torch.nn.Buffer, torch.Tensor or None expected)")
            if name not in own["_buffers"]:
                self._forget(name)
                self.register_buffer(name, value, value.persistent)
            else:
                own["_buffers"][name] = _registered(_global_buffer_registration_hooks, self, name, value)
        else:
            object.__setattr__(self, name, value)

    def _forget(self, name, but=None):
        """A name that is given to something else leaves the places where it was."""
        for kind in ("_parameters", "_buffers", "_modules"):
            if kind != but:
                self.__dict__[kind].pop(name, None)
        self.__dict__.pop(name, None)
        self._non_persistent_buffers_set.discard(name)

    def __delattr__(self, name):
        for kind in ("_parameters", "_buffers", "_modules"):
            if name in self.__dict__.get(kind, ()):
                del self.__dict__[kind][name]
                self._non_persistent_buffers_set.discard(name)
                return
        super().__delattr__(name)

    def __dir__(self):
        names = set(dir(type(self))) | set(self.__dict__) | set(self._parameters) | set(self._modules) | set(self._buffers)
        return sorted(k for k in names if not k[:1].isdigit())

    def get_submodule(self, target):
        module = self
        for name in target.split(".") if target else ():
            if not hasattr(module, name):
                raise AttributeError(f"{type(module).__name__} has no attribute `{name}`")
            module = getattr(module, name)
            if not isinstance(module, Module):
                raise AttributeError(f"`{name}` is not an nn.Module")
        return module

    def set_submodule(self, target, module, strict=False):
        """Puts a module in the place of another. A last name that is not there yet is added, unless strict."""
        if target == "":
            raise ValueError("Cannot set the submodule without a target name!")
        path, _, name = target.rpartition(".")
        if not isinstance(module, Module):
            raise ValueError(f"`module` is not an nn.Module, found {type(module)}")
        parent = self.get_submodule(path)
        if strict and not hasattr(parent, name):
            raise AttributeError(f"{parent._get_name()} has no attribute `{name}`")
        if hasattr(parent, name) and not isinstance(getattr(parent, name), Module):
            raise AttributeError(f"`{name}` is not an nn.Module")
        setattr(parent, name, module)

    def get_parameter(self, target):
        path, _, name = target.rpartition(".")
        module = self.get_submodule(path)
        if not hasattr(module, name):
            raise AttributeError(f"{type(module).__name__} has no attribute `{name}`")
        found = getattr(module, name)
        if not isinstance(found, Parameter):
            raise AttributeError(f"`{name}` is not an nn.Parameter")
        return found

    def get_buffer(self, target):
        path, _, name = target.rpartition(".")
        module = self.get_submodule(path)
        if not hasattr(module, name):
            raise AttributeError(f"{type(module).__name__} has no attribute `{name}`")
        if name not in module._buffers:
            raise AttributeError(f"`{name}` is not a buffer")
        return getattr(module, name)

    # ------------------------------------------------------------------------------------ walks
    def _named_members(self, get_members_fn, prefix="", recurse=True, remove_duplicate=True):
        seen = set()
        modules = self.named_modules(prefix=prefix, remove_duplicate=remove_duplicate) if recurse else [(prefix, self)]
        for path, module in modules:
            for name, value in get_members_fn(module):
                if value is None or value in seen:
                    continue
                if remove_duplicate:
                    seen.add(value)
                yield path + ("." if path else "") + name, value

    def named_parameters(self, prefix="", recurse=True, remove_duplicate=True):
        return self._named_members(lambda m: m._parameters.items(), prefix, recurse, remove_duplicate)

    def parameters(self, recurse=True):
        return (p for _, p in self._named_members(lambda m: m._parameters.items(), "", recurse))

    def named_buffers(self, prefix="", recurse=True, remove_duplicate=True):
        return self._named_members(lambda m: m._buffers.items(), prefix, recurse, remove_duplicate)

    def buffers(self, recurse=True):
        return (b for _, b in self._named_members(lambda m: m._buffers.items(), "", recurse))

    def named_children(self):
        seen = set()
        for name, module in self._modules.items():
            if module is not None and module not in seen:
                seen.add(module)
                yield name, module

    def children(self):
        return (m for _, m in self.named_children())

    def named_modules(self, memo=None, prefix="", remove_duplicate=True):
        memo = set() if memo is None else memo
        if self in memo:
            return
        if remove_duplicate:
            memo.add(self)
        yield prefix, self
        for name, module in self._modules.items():
            if module is not None:
                yield from module.named_modules(memo, prefix + ("." if prefix else "") + name, remove_duplicate)

    def modules(self):
        return (m for _, m in self.named_modules())

    def apply(self, fn):
        for module in self.children():
            module.apply(fn)
        fn(self)
        return self

    # ------------------------------------------------------------------------------------ modes
    def train(self, mode=True):
        if not isinstance(mode, bool):
            raise ValueError("training mode is expected to be boolean")
        self.training = mode
        for module in self.children():
            module.train(mode)
        return self

    def eval(self):
        return self.train(False)

    def requires_grad_(self, requires_grad=True):
        for p in self.parameters():
            p.requires_grad_(requires_grad)
        return self

    def zero_grad(self, set_to_none=True):
        for p in self.parameters():
            if p.grad is None:
                continue
            if set_to_none:
                p.grad = None
            else:
                p.grad.detach_() if p.grad.grad_fn is not None else p.grad.requires_grad_(False)
                p.grad.zero_()

    # ------------------------------------------------------------------------------------ conversions
    def _apply(self, fn, recurse=True):
        if recurse:
            for module in self.children():
                module._apply(fn)
        for name, p in self._parameters.items():
            if p is None:
                continue
            with torc.no_grad():
                applied, grad = fn(p), p.grad
                if _overwrites_parameters:
                    self._parameters[name] = p = Parameter(applied, p.requires_grad)
                else:
                    p.data = applied
                if grad is not None:
                    p.grad = None
                    p.grad = fn(grad).requires_grad_(grad.requires_grad)
        for name, b in self._buffers.items():
            if b is not None:
                self._buffers[name] = fn(b)
        return self

    def to(self, *args, **kwargs):
        device, dtype, non_blocking, memory_format = _parse_to(*args, **kwargs)
        if dtype is not None and not (dtype.is_floating_point or dtype.is_complex):
            raise TypeError(f"nn.Module.to only accepts floating point or complex dtypes, but got desired dtype={dtype}")
        if dtype is not None and dtype.is_complex:
            warnings.warn("Complex modules are a new feature under active development whose design may change, and some modules might not work as expected "
                          "when using complex tensors as parameters or buffers. Please file an issue at "
                          "https://github.com/pytorch/pytorch/issues/new?template=bug-report.yml if a complex module does not work as expected.", stacklevel=2)

        def convert(t):
            keep = not (t.is_floating_point() or t.is_complex())
            format = memory_format if memory_format is not None and t.dim() in (4, 5) else torc.preserve_format
            return t.to(device, None if keep else dtype, non_blocking, memory_format=format)

        return self._apply(convert)

    def type(self, dst_type):
        return self._apply(lambda t: t.type(dst_type))

    def _to_floating(self, dtype):
        return self._apply(lambda t: t.to(dtype) if t.is_floating_point() else t)

    def float(self):
        return self._to_floating(torc.float32)

    def double(self):
        return self._to_floating(torc.float64)

    def half(self):
        return self._to_floating(torc.float16)

    def bfloat16(self):
        return self._to_floating(torc.bfloat16)

    def share_memory(self):
        return self._apply(lambda t: t.share_memory_())

    def compile(self, *args, **kwargs):
        """As torch.compile, in place: calls stay as they are."""
        self._compiled_call_impl = torc.compile(self._call_impl, *args, **kwargs)

    def cpu(self):
        return self._apply(lambda t: t.cpu())

    def cuda(self, device=None):
        return self._apply(lambda t: t.cuda(device))

    def xpu(self, device=None):
        return self._apply(lambda t: _refused(AssertionError("Torch not compiled with XPU enabled")))

    def ipu(self, device=None):
        return self._apply(lambda t: _refused(RuntimeError("PyTorch is not linked with support for ipu devices")))

    def to_empty(self, *, device, recurse=True):
        return self._apply(lambda t: torc.empty_like(t, device=device), recurse=recurse)

    # ------------------------------------------------------------------------------------ hooks
    def register_forward_pre_hook(self, hook, *, prepend=False, with_kwargs=False):
        return _add_hook(self._forward_pre_hooks, hook, prepend, [self._forward_pre_hooks_with_kwargs] if with_kwargs else [])

    def register_forward_hook(self, hook, *, prepend=False, with_kwargs=False, always_call=False):
        extra = [self._forward_hooks_with_kwargs] * with_kwargs + [self._forward_hooks_always_called] * always_call
        return _add_hook(self._forward_hooks, hook, prepend, extra)

    def register_backward_hook(self, hook):
        """The older form: the hook runs behind the node that made the module's result, and has what that node had."""
        if self._is_full_backward_hook is True:
            raise RuntimeError("Cannot use both regular backward hooks and full backward hooks on a single Module. Please use only one of them.")
        self._is_full_backward_hook = False
        return _add_hook(self._backward_hooks, hook)

    def register_full_backward_hook(self, hook, prepend=False):
        if self._is_full_backward_hook is False:
            raise RuntimeError("Cannot use both regular backward hooks and full backward hooks on a single Module. Please use only one of them.")
        self._is_full_backward_hook = True
        return _add_hook(self._backward_hooks, hook, prepend)

    def register_full_backward_pre_hook(self, hook, prepend=False):
        return _add_hook(self._backward_pre_hooks, hook, prepend)

    def _call_with_hooks(self, args, kwargs):
        """The slow way of a call; the extension takes it when there is a hook."""
        called = set()
        try:
            for number, hook in [*_global_forward_pre_hooks.items(), *self._forward_pre_hooks.items()]:
                if number in self._forward_pre_hooks_with_kwargs:
                    result = hook(self, args, kwargs)
                    if result is not None:
                        if not (isinstance(result, tuple) and len(result) == 2):
                            raise RuntimeError(f"forward pre-hook must return None or a tuple of (new_args, new_kwargs), but got {result}.")
                        args, kwargs = result
                else:
                    result = hook(self, args)
                    if result is not None:
                        args = result if isinstance(result, tuple) else (result,)
            full, others = self._get_backward_hooks()
            before = self._get_backward_pre_hooks()
            watch = BackwardHook(self, full, before) if full or before else None
            if watch is not None:
                args = watch.setup_input_hook(args)
            result = self.forward(*args, **kwargs)
            for number, hook in [*_global_forward_hooks.items(), *self._forward_hooks.items()]:
                called.add(number)
                words = number in self._forward_hooks_with_kwargs or number in _global_forward_hooks_with_kwargs
                other = hook(self, args, kwargs, result) if words else hook(self, args, result)
                result = result if other is None else other
            if watch is not None:
                if not isinstance(result, (Tensor, tuple)):
                    warnings.warn("For backward hooks to be called, module output should be a Tensor or a tuple of Tensors but received "
                                  f"{type(result)}", stacklevel=2)
                result = watch.setup_output_hook(result)
            if others:
                self._hook_node(others, args, result)
            return result
        except Exception:
            for whose, hooks, always, with_kwargs in (
                    ("global module", _global_forward_hooks, _global_forward_hooks_always_called, _global_forward_hooks_with_kwargs),
                    ("module", self._forward_hooks, self._forward_hooks_always_called, self._forward_hooks_with_kwargs)):
                for number, hook in [*hooks.items()]:
                    if number in always and number not in called:
                        try:
                            hook(self, args, kwargs, None) if number in with_kwargs else hook(self, args, None)
                        except Exception as error:  # the first error is the one to tell
                            warnings.warn(f"{whose} forward hook with ``always_call=True`` raised an exception that was silenced as another error "
                                          f"was raised in forward: {error}", stacklevel=2)
            raise

    def _get_backward_hooks(self):
        """The full ones, and the others."""
        hooks = {True: [], False: []}
        for kind, more in ((_global_is_full_backward_hook, _global_backward_hooks), (self._is_full_backward_hook, self._backward_hooks)):
            if kind is not None:
                hooks[kind] += more.values()
        return hooks[True], hooks[False]

    def _get_backward_pre_hooks(self):
        return [*_global_backward_pre_hooks.values(), *self._backward_pre_hooks.values()]

    def _hook_node(self, hooks, args, result):
        tensor = result
        while not isinstance(tensor, Tensor):
            tensor = next(v for v in tensor.values() if isinstance(v, Tensor)) if isinstance(tensor, dict) else tensor[0]
        if tensor.grad_fn is not None:
            for hook in hooks:
                tensor.grad_fn.register_hook(_WrappedHook(hook, self))
            self._maybe_warn_non_full_backward_hook(args, result, tensor.grad_fn)

    def _maybe_warn_non_full_backward_hook(self, inputs, result, grad_fn):
        """What the older hooks do not see."""
        def tensors(values):
            return isinstance(values, Tensor) or isinstance(values, tuple) and all(isinstance(v, Tensor) for v in values)

        last = " Please use register_full_backward_hook to get the documented behavior."
        text = "Using a non-full backward hook when "
        kinds = "a single Tensor or a tuple of Tensors is deprecated and will be removed in future versions. This hook will be missing some of the grad_"
        if not tensors(result):
            text = f"Using non-full backward hooks on a Module that does not return {kinds}output." + last
        elif not tensors(inputs):
            text = f"Using non-full backward hooks on a Module that does not take as input {kinds}input." + last
        else:
            made = {r.grad_fn for r in ((result,) if isinstance(result, Tensor) else result) if r.grad_fn is not None}
            given = {i.grad_fn for i in ((inputs,) if isinstance(inputs, Tensor) else inputs) if i.grad_fn is not None}
            if not made or len(made) == 1 and grad_fn not in made:
                text += "outputs are nested in python data structure is deprecated and will be removed in future versions. This hook will be missing some grad_output."
            elif len(made) > 1:
                text += "outputs are generated by different autograd Nodes is deprecated and will be removed in future versions. This hook will be missing " \
                        "some grad_output." + last
            elif given != {before for before, _ in grad_fn.next_functions}:
                text += "the forward contains multiple autograd Nodes is deprecated and will be removed in future versions. This hook will be missing " \
                        "some grad_input." + last
            else:
                return
        warnings.warn(text, FutureWarning, stacklevel=2)

    # ------------------------------------------------------------------------------------ state
    def __getstate__(self):
        state = self.__dict__.copy()
        state.pop("_compiled_call_impl", None)
        return state

    def __setstate__(self, state):
        """Files of older versions have fewer kinds of hooks."""
        self.__dict__.update(state)
        for name in _HOOKS:
            self.__dict__.setdefault(name, collections.OrderedDict())
        self.__dict__.setdefault("_non_persistent_buffers_set", set())
        self.__dict__.setdefault("_is_full_backward_hook", None)

    def get_extra_state(self):
        raise RuntimeError("Reached a code path in Module.get_extra_state() that should never be called.")

    def set_extra_state(self, state):
        raise RuntimeError("Reached a code path in Module.set_extra_state() that should never be called.")

    def register_state_dict_post_hook(self, hook):
        hook._from_public_api = True
        return _add_hook(self._state_dict_hooks, hook, False)

    def _register_state_dict_hook(self, hook):
        """A hook that may give another dict. What hooks of modules inside give is not taken."""
        if getattr(hook, "_from_public_api", False):
            raise RuntimeError("Cannot register the same function as the state dict post hook that was previously registered via register_state_dict_post_hook")
        return _add_hook(self._state_dict_hooks, hook, False)

    def register_state_dict_pre_hook(self, hook):
        return _add_hook(self._state_dict_pre_hooks, hook, False)

    def register_load_state_dict_pre_hook(self, hook):
        return self._register_load_state_dict_pre_hook(hook, with_module=True)

    def _register_load_state_dict_pre_hook(self, hook, with_module=False):
        return _add_hook(self._load_state_dict_pre_hooks, _WrappedHook(hook, self if with_module else None))

    def register_load_state_dict_post_hook(self, hook):
        return _add_hook(self._load_state_dict_post_hooks, hook, False)

    def _save_to_state_dict(self, destination, prefix, keep_vars):
        for name, p in self._parameters.items():
            if p is not None:
                destination[prefix + name] = p if keep_vars else p.detach()
        for name, b in self._buffers.items():
            if b is not None and name not in self._non_persistent_buffers_set:
                destination[prefix + name] = b if keep_vars else b.detach()
        if type(self).get_extra_state is not Module.get_extra_state:
            destination[prefix + "_extra_state"] = self.get_extra_state()

    def state_dict(self, *args, destination=None, prefix="", keep_vars=False):
        if args:
            warnings.warn("Positional args are being deprecated, use kwargs instead. Refer to https://pytorch.org/docs/main/generated/"
                          "torch.nn.Module.html#torch.nn.Module.state_dict for details.", FutureWarning, stacklevel=2)
            given = args[:3]  # those by position count where there are none by name
            if destination is None:
                destination = given[0]
            if len(given) > 1 and prefix == "":
                prefix = given[1]
            if len(given) > 2 and keep_vars is False:
                keep_vars = given[2]
        if destination is None:
            destination = collections.OrderedDict()
            destination._metadata = collections.OrderedDict()
        local = dict(version=self._version)
        if hasattr(destination, "_metadata"):
            destination._metadata[prefix[:-1]] = local
        for hook in self._state_dict_pre_hooks.values():
            hook(self, prefix, keep_vars)
        self._save_to_state_dict(destination, prefix, keep_vars)
        for name, module in self._modules.items():
            if module is not None:
                module.state_dict(destination=destination, prefix=prefix + name + ".", keep_vars=keep_vars)
        for hook in self._state_dict_hooks.values():
            other = hook(self, destination, prefix, local)
            if other is not None:
                if getattr(hook, "_from_public_api", False):
                    raise RuntimeError("state_dict post-hook must return None")
                destination = other
        return destination

    def _load_from_state_dict(self, state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs):
        for hook in self._load_state_dict_pre_hooks.values():
            hook(state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs)
        own = {**self._parameters, **{k: b for k, b in self._buffers.items() if k not in self._non_persistent_buffers_set}}
        own = {k: v for k, v in own.items() if v is not None}
        assign = local_metadata.get("assign_to_params_buffers", False)
        for name, p in own.items():
            key = prefix + name
            if key not in state_dict:
                if strict:
                    missing_keys.append(key)
                continue
            given = state_dict[key]
            if not isinstance(given, Tensor):
                error_msgs.append(f'While copying the parameter named "{key}", expected torch.Tensor or Tensor-like object from checkpoint but received {type(given)}')
                continue
            if len(p.shape) == 0 and len(given.shape) == 1 and given.shape[0] == 1:
                given = given[0]
            if given.shape != p.shape:
                error_msgs.append(f"size mismatch for {key}: copying a param with shape {given.shape} from checkpoint, the shape in current model is {p.shape}.")
                continue
            try:
                with torc.no_grad():
                    if assign:
                        setattr(self, name, Parameter(given, requires_grad=p.requires_grad) if isinstance(p, Parameter) and not isinstance(given, Parameter) else given)
                    else:
                        p.copy_(given)
            except Exception as error:
                error_msgs.append(f'While copying the parameter named "{key}", whose dimensions in the model are {p.size()} and whose dimensions in the '
                                  f"checkpoint are {given.size()}, an exception occurred : {error.args}.")
        extra = prefix + "_extra_state"
        if type(self).set_extra_state is not Module.set_extra_state:
            if extra in state_dict:
                self.set_extra_state(state_dict[extra])
            elif strict:
                missing_keys.append(extra)
        elif strict and extra in state_dict:
            unexpected_keys.append(extra)
        if strict:
            for key in state_dict:
                if key.startswith(prefix) and key != extra:
                    rest = key[len(prefix):].split(".", 1)
                    if len(rest) > 1 and rest[0] not in self._modules or len(rest) == 1 and rest[0] not in own:
                        unexpected_keys.append(key)

    def load_state_dict(self, state_dict, strict=True, assign=False):
        if not isinstance(state_dict, collections.abc.Mapping):
            raise TypeError(f"Expected state_dict to be dict-like, got {type(state_dict)}.")
        missing, unexpected, errors = [], [], []
        metadata = getattr(state_dict, "_metadata", None)
        state_dict = collections.OrderedDict(state_dict)
        if metadata is not None:
            state_dict._metadata = metadata

        def load(module, prefix):
            local = {} if metadata is None else dict(metadata.get(prefix[:-1], {}))
            if assign:
                local["assign_to_params_buffers"] = True
            module._load_from_state_dict(state_dict, prefix, local, True, missing, unexpected, errors)
            for name, child in module._modules.items():
                if child is not None:
                    load(child, prefix + name + ".")
            incompatible = _IncompatibleKeys(missing, unexpected)
            for hook in module._load_state_dict_post_hooks.values():
                if hook(module, incompatible) is not None:
                    raise AssertionError("Hooks registered with ``register_load_state_dict_post_hook`` are notexpected to return new values, if "
                                         "incompatible_keys need to be modified,it should be done inplace.")

        load(self, "")
        if strict:
            if unexpected:
                errors.insert(0, "Unexpected key(s) in state_dict: {}. ".format(", ".join(f'"{k}"' for k in unexpected)))
            if missing:
                errors.insert(0, "Missing key(s) in state_dict: {}. ".format(", ".join(f'"{k}"' for k in missing)))
        if errors:
            raise RuntimeError("Error(s) in loading state_dict for {}:\n\t{}".format(type(self).__name__, "\n\t".join(errors)))
        return _IncompatibleKeys(missing, unexpected)

    # ------------------------------------------------------------------------------------ text
    def _get_name(self):
        return type(self).__name__

    def extra_repr(self):
        return ""

    def __repr__(self):
        extra = self.extra_repr()
        extra_lines = extra.split("\n") if extra else []
        child_lines = [f"({name}): " + _addindent(repr(module), 2) for name, module in self._modules.items()]
        lines = extra_lines + child_lines
        text = self._get_name() + "("
        if lines:
            text += extra_lines[0] if len(extra_lines) == 1 and not child_lines else "\n  " + "\n  ".join(lines) + "\n"
        return text + ")"


_C._settle_module_class(Module)
