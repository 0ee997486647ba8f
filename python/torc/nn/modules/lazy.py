"""Layers that take sizes from their first input."""

from typing import Any

from torc.nn.modules.module import Module
from torc.nn.parameter import UninitializedBuffer, UninitializedParameter


def _unset(value):
    return isinstance(value, (UninitializedParameter, UninitializedBuffer))


class LazyModuleMixin(Module):
    """A layer some of whose parameters have no sizes yet: its first call gives them some, draws values, and makes the layer one of the class
    cls_to_become."""

    cls_to_become: Any = None

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self._initialize_hook = self.register_forward_pre_hook(self._infer_parameters, with_kwargs=True)
        self._load_hook = self._register_load_state_dict_pre_hook(self._lazy_load_hook)

    def has_uninitialized_params(self):
        return any(_unset(v) for v in (*self._parameters.values(), *self._buffers.values()))

    def initialize_parameters(self, *args, **kwargs):
        raise NotImplementedError(f"initialize_parameters is not implemented for {type(self).__name__}")

    def _save_to_state_dict(self, destination, prefix, keep_vars):
        super()._save_to_state_dict(destination, prefix, True)
        if not keep_vars:
            for name in (*self._parameters, *self._buffers):
                value = destination.get(prefix + name)
                if value is not None and not _unset(value):
                    destination[prefix + name] = value.detach()

    def _lazy_load_hook(self, state_dict, prefix, *rest):
        """Sizes come from a checkpoint too."""
        for values in (self._parameters, self._buffers):
            for name, value in values.items():
                given = state_dict.get(prefix + name)
                if value is not None and given is not None and _unset(value) and not _unset(given):
                    value.materialize(given.shape)

    def _infer_parameters(self, module, args, kwargs=None):
        module.initialize_parameters(*args, **(kwargs or {}))
        if module.has_uninitialized_params():
            raise RuntimeError(f"module {self._get_name()} has not been fully initialized")
        module._initialize_hook.remove()
        module._load_hook.remove()
        del module._initialize_hook, module._load_hook
        if module.cls_to_become is not None:
            module.__class__ = module.cls_to_become
