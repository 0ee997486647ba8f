"""torch.autograd.Function: operators with a backward of the program's."""

import functools
import inspect

import torc
from torc import _C


class FunctionCtx:
    """What forward keeps for backward. The extension reads what is noted here when forward is back."""

    def save_for_backward(self, *tensors):
        self.to_save = tensors

    def save_for_forward(self, *tensors):
        for t in tensors:
            assert t is None or isinstance(t, torc.Tensor), (
                "save_for_forward expects all arguments to be tensors; you should save non-tensors as attributes on ctx.")
        self.saved_for_forward = tensors

    def mark_dirty(self, *args):
        self.dirty_tensors = args

    def mark_non_differentiable(self, *args):
        self.non_differentiable = args

    def set_materialize_grads(self, value):
        if not isinstance(value, bool):
            raise TypeError("set_materialize_grads received an invalid combination of arguments - got (), but expected (bool)")
        self.materialize_grads = value

    @property
    def saved_tensors(self):
        return _C._function_saved(self)

    @property
    def saved_variables(self):
        return self.saved_tensors


class BackwardCFunction(FunctionCtx, _C._Node):
    """The ctx of a Function, which is the node of its outputs once forward is back."""

    to_save = dirty_tensors = non_differentiable = saved_for_forward = None  # until the program says so


def _no_forward(ctx, *args):
    raise NotImplementedError("You must implement the forward function for custom autograd.Function.")


class Function(FunctionCtx):
    """Subclasses have static methods forward(ctx, *args) and backward(ctx, *grad_outputs); or forward(*args) and setup_context."""

    def __init__(self, *args, **kwargs):
        raise RuntimeError(f"{type(self)} should not be instantiated. Methods on autograd functions are all static, so you should invoke "
                           "them on the class itself. Instantiating an autograd function will raise an error in a future version of PyTorch.")

    forward = staticmethod(_no_forward)

    @staticmethod
    def setup_context(ctx, inputs, output):
        raise NotImplementedError("setup_context is not implemented.")

    @staticmethod
    def backward(ctx, *grad_outputs):
        raise NotImplementedError("You must implement either the backward or vjp method for your custom autograd.Function to use it with backward mode AD.")

    vjp = backward
    generate_vmap_rule = False

    @classmethod
    def apply(cls, *args, **kwargs):
        setup = cls.setup_context is not Function.setup_context
        if setup:
            bound = inspect.signature(cls.forward).bind(*args, **kwargs)
            bound.apply_defaults()
            args = bound.args
        if kwargs:
            raise TypeError("apply() takes no keyword arguments")
        backward = cls.backward if cls.backward is not Function.backward else cls.vjp
        return _C._function_apply(cls, _context_class(cls), args, backward, cls.setup_context if setup else None)


def _context_class(cls):
    """The class of ctx, made once: it finds what the Function has besides, as helpers that backward calls."""
    made = cls.__dict__.get("_backward_cls")
    if made is not None:
        return made
    members = {k: v for c in reversed(cls.__mro__) if c not in (object, Function, FunctionCtx) for k, v in vars(c).items()
               if k not in ("_backward_cls", "__init__", "__dict__", "__weakref__", "forward", "backward", "apply", "setup_context")}
    cls._backward_cls = made = type(cls.__name__ + "Backward", (BackwardCFunction,), {**members, "_forward_cls": cls, "__module__": __name__})
    return made


class InplaceFunction(Function):
    """A Function that notes whether it works in place. New programs take Function."""

    def __init__(self, inplace=False):
        self.inplace = inplace


def once_differentiable(fn):
    """The backward is not made of operators that record: differentiating its result is an error."""

    @functools.wraps(fn)
    def wrapper(ctx, *args):
        with torc.no_grad():
            outputs = fn(ctx, *args)
        if not torc.is_grad_enabled() or not any(isinstance(a, torc.Tensor) and a.requires_grad for a in args):
            return outputs
        single = not isinstance(outputs, tuple)
        outputs = (outputs,) if single else outputs
        refused = _Once.apply(*[t.detach().requires_grad_() if isinstance(t, torc.Tensor) and t.is_floating_point() else t for t in outputs])
        refused = refused if isinstance(refused, tuple) else (refused,)
        return refused[0] if single else refused

    return wrapper


class _Once(Function):
    @staticmethod
    def forward(ctx, *tensors):
        outputs = tuple(t.view_as(t) if isinstance(t, torc.Tensor) else t for t in tensors)
        return outputs if len(outputs) > 1 else outputs[0]

    @staticmethod
    def backward(ctx, *grads):
        raise RuntimeError("trying to differentiate twice a function that was marked with @once_differentiable")


