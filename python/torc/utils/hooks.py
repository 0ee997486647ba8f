"""torch.utils.hooks: what takes a hook away."""

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


__getattr__ = torc._absent_from(__name__)
