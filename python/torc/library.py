"""torch.library: operators that a program writes in Python, under a name in torch.ops. A call runs the function; where a gradient was
registered, autograd calls that."""

import inspect

import torc


class _Namespace:
    """torch.ops.<namespace>: the operators that programs defined there."""

    def __init__(self, name):
        self._name = name

    def __getattr__(self, name):
        raise AttributeError(f"'_OpNamespace' '{self._name}' object has no attribute '{name}'")


class _Ops:
    """torch.ops. It has what torch.library.custom_op defined, and in aten the operators there are."""

    def load_library(self, path):
        """OSError, as where a library is not there: packages then go without their compiled operators."""
        raise OSError(f"{path}: libraries of operators are built for PyTorch's own library, and cannot be loaded")

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if name == "aten":
            from torc._aten import Namespace
            space = Namespace()
        else:
            space = _Namespace(name)
        setattr(self, name, space)
        return space


ops = _Ops()
_DEFINED: dict[str, "CustomOpDef"] = {}


class CustomOpDef:
    """An operator that a program defined."""

    def __init__(self, name, mutates_args, fn):
        self._name, self._qualname = name.split("::")[-1], name
        self._mutates, self._default, self._kernels, self._autograd, self._setup = tuple(mutates_args), fn, {}, None, None
        self._signature = inspect.signature(fn)
        self.__doc__, self.__name__ = fn.__doc__, self._name

    def register_kernel(self, device_types, func=None, /):
        """The function for tensors of these devices."""
        def decorator(fn):
            for kind in (device_types,) if isinstance(device_types, str) or device_types is None else device_types:
                self._kernels[kind] = fn
            return fn
        return decorator if func is None else decorator(func)

    def register_fake(self, fn, /):
        """Shapes without values are asked for by compilers alone, and there is none."""
        return fn

    def register_autograd(self, backward, /, *, setup_context=None):
        self._autograd, self._setup = backward, setup_context

    def _run(self, args):
        first = next((a for a in args if isinstance(a, torc.Tensor)), None)
        fn = self._kernels.get(None if first is None else first.device.type, self._default)
        with torc.no_grad():
            return fn(*args)

    def __call__(self, *args, **kwargs):
        bound = self._signature.bind(*args, **kwargs)
        bound.apply_defaults()
        values = tuple(bound.arguments.values())
        tracked = torc.is_grad_enabled() and any(isinstance(a, torc.Tensor) and a.requires_grad for a in values)
        if not tracked:
            return self._run(values)
        if self._autograd is None:
            raise NotImplementedError(f"{self._qualname}: an argument requires a gradient, and register_autograd() was not called")
        if self._mutates:
            raise NotImplementedError(f"{self._qualname}: a gradient of an operator that writes its arguments is not there")
        return _function_of(self).apply(*values)

    def __repr__(self):
        return f"<CustomOpDef({self._qualname})>"


def _function_of(op):
    class Call(torc.autograd.Function):
        @staticmethod
        def forward(*values):
            return op._run(values)

        @staticmethod
        def setup_context(ctx, inputs, output):
            if op._setup is not None:
                op._setup(ctx, inputs, output)

        @staticmethod
        def backward(ctx, *grads):
            return op._autograd(ctx, *grads)

    return Call


def custom_op(name, fn=None, /, *, mutates_args, device_types=None, schema=None, tags=None):
    """Defines an operator: namespace::name, carried out by a function of Python."""
    if "::" not in name:
        raise ValueError(f"Expected name to be of the form 'namespace::name', got {name}")

    def decorator(fn):
        op = CustomOpDef(name, () if mutates_args == "unknown" else mutates_args, fn)
        space, own = name.split("::")
        setattr(getattr(ops, space), own, op)
        _DEFINED[name] = op
        return op

    return decorator if fn is None else decorator(fn)


def _of(op):
    if isinstance(op, CustomOpDef):
        return op
    if op not in _DEFINED:
        raise NotImplementedError(f"{op}: only operators of torch.library.custom_op can be added to")
    return _DEFINED[op]


def register_fake(op, func=None, /, *, lib=None, _stacklevel=1, allow_override=False):
    """Shapes without values are asked for by compilers alone, and there is none: any operator may be named."""
    return (lambda fn: fn) if func is None else func


def register_kernel(op, device_types, func=None, /, *, lib=None):
    return _of(op).register_kernel(device_types, func)


def register_autograd(op, backward, /, *, setup_context=None, lib=None):
    _of(op).register_autograd(backward, setup_context=setup_context)


class Library:
    def __init__(self, *args, **kwargs):
        raise NotImplementedError("torch.library.Library: operators are defined by torch.library.custom_op here")


__getattr__ = torc._absent_from(__name__)
