"""torch.utils.hooks: what takes a hook away, and what a module's hooks of backward hang on."""

import warnings
import weakref
from collections import OrderedDict

import torc
from torc import _C


class _Handles(type):
    """Hooks of tensors and nodes have handles of the extension's, which are instances, too."""

    def __instancecheck__(cls, instance):
        return super().__instancecheck__(instance) or cls is RemovableHandle and isinstance(instance, _C._HookHandle)


class RemovableHandle(metaclass=_Handles):
    """Takes a hook away from the dict that has it, and from those that say more of it. Dicts are not kept alive by it; in files they stand with it."""

    next_id = 0

    def __init__(self, hooks_dict, *, extra_dict=()):
        extra = (extra_dict,) if isinstance(extra_dict, dict) else tuple(extra_dict or ())
        self.hooks_dict_ref, self.id = weakref.ref(hooks_dict), RemovableHandle.next_id
        self.extra_dict_ref = tuple(weakref.ref(d) for d in extra)
        RemovableHandle.next_id += 1

    def remove(self):
        for reference in (self.hooks_dict_ref, *self.extra_dict_ref):
            hooks = reference()
            if hooks is not None:
                hooks.pop(self.id, None)

    def __getstate__(self):
        return self.hooks_dict_ref(), self.id, tuple(reference() for reference in self.extra_dict_ref)

    def __setstate__(self, state):
        hooks, self.id, *extra = state
        self.hooks_dict_ref = weakref.ref(OrderedDict() if hooks is None else hooks)
        self.extra_dict_ref = tuple(weakref.ref(OrderedDict() if d is None else d) for d in (extra[0] if extra else None) or ())
        RemovableHandle.next_id = max(RemovableHandle.next_id, self.id + 1)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.remove()


def unserializable_hook(f):
    """Marks a hook: no warning that it is not in a file."""
    f.__torch_unserializable__ = True
    return f


class BackwardHook:
    """Hooks of one call of a module: inputs and results go through a node each, and the hooks run when backward has come to both. What is no tensor
    has None for its gradient; where no input requires one, hooks run with the results' gradients alone."""

    def __init__(self, module, user_hooks, user_pre_hooks):
        self.module, self.user_hooks, self.user_pre_hooks = module, user_hooks, user_pre_hooks
        self.grad_outputs = None
        self.n_outputs = self.n_inputs = -1
        self.output_tensors_index = self.input_tensors_index = None

    def _through_node(self, values, hook):
        """The values with their tensors through a node that has the hook, and where those are; as they were and None if none requires a gradient."""
        from torc.nn.modules._functions import BackwardHookFunction
        places = [k for k, v in enumerate(values) if isinstance(v, torc.Tensor)]
        if not torc.is_grad_enabled() or not any(values[k].requires_grad for k in places):
            return values, None
        made, through = list(values), BackwardHookFunction.apply(*[values[k] for k in places])
        for k, tensor in zip(places, through):
            made[k] = tensor
        next(t.grad_fn for t in through if t.grad_fn is not None).register_hook(hook)
        return tuple(made) if type(values) is tuple else type(values)(*made), places  # a named tuple stays one

    def setup_input_hook(self, args):
        self.n_inputs = len(args)
        args, self.input_tensors_index = self._through_node(args, self._input_hook)
        return args

    def setup_output_hook(self, result):
        values = result if isinstance(result, tuple) else (result,)
        self.n_outputs = len(values)
        values, self.output_tensors_index = self._through_node(values, self._output_hook)
        return values if isinstance(result, tuple) else values[0]

    @staticmethod
    def _spread(places, grads, size):
        spread = [None] * size
        for k, grad in zip(places, grads):
            spread[k] = grad
        return tuple(spread)

    @staticmethod
    def _passed(hooks, grads, what, module, *outputs):
        """What hooks make of gradients, one after the other; one that gives None changes nothing."""
        for hook in hooks:
            other = hook(module, grads, *outputs)
            if other is None:
                continue
            if len(other) != len(grads):
                raise RuntimeError(f"{what}, got {len(other)}, but expected {len(grads)}")
            grads = other
        return grads

    def _input_hook(self, grad_input, _):
        if self.grad_outputs is None:  # backward came here past the results, as a second one may
            return None
        grads = self._spread(self.input_tensors_index, grad_input, self.n_inputs)
        grads = self._passed(self.user_hooks, grads, "Backward hook returned an invalid number of grad_input", self.module, self.grad_outputs)
        self.grad_outputs = None
        return tuple(grads[k] for k in self.input_tensors_index)

    def _output_hook(self, _, grad_output):
        grads = self._spread(self.output_tensors_index, grad_output, self.n_outputs)
        grads = self._passed(self.user_pre_hooks, grads, "Backward pre hook returned an invalid number of grad_output", self.module)
        self.grad_outputs = grads
        if self.input_tensors_index is None:
            warnings.warn("Full backward hook is firing when gradients are computed with respect to module outputs since no inputs require gradients. See "
                          "https://docs.pytorch.org/docs/main/generated/torch.nn.Module.html#torch.nn.Module.register_full_backward_hook for more details.",
                          stacklevel=2)
            for hook in self.user_hooks:
                other = hook(self.module, (None,) * self.n_inputs, grads)
                if other is not None and not (isinstance(other, tuple) and all(g is None for g in other)):
                    raise RuntimeError("Backward hook for Modules where no input requires gradient should always return None or None for all gradients.")
            self.grad_outputs = None
        return tuple(grads[k] for k in self.output_tensors_index)


__getattr__ = torc._absent_from(__name__)
