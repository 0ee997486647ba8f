"""torch.utils.weak: dicts whose keys are objects by their identity, and do not keep them alive."""

import collections.abc
import weakref

from torc import Tensor

WeakRef = weakref.ref


class WeakIdRef(weakref.ref):
    """A weak reference that equals those of the same object, whatever its == says."""

    __slots__ = ("_id",)

    def __init__(self, key, callback=None):
        self._id = id(key)
        super().__init__(key, callback)

    def __hash__(self):
        return self._id

    def __eq__(self, other):
        a, b = self(), other()
        return a is b if a is not None and b is not None else self is other


class WeakIdKeyDictionary(collections.abc.MutableMapping):
    """A dict by the identity of its keys. What was stored for a key goes with it."""

    def __init__(self, dict=None, ref_type=WeakIdRef):  # noqa: A002  PyTorch's name
        self.data, self.ref_type = {}, ref_type
        own = weakref.ref(self)

        def remove(reference):
            mapping = own()
            if mapping is not None:
                mapping.data.pop(reference, None)

        self._remove = remove
        if dict is not None:
            self.update(dict)

    def __getitem__(self, key):
        return self.data[self.ref_type(key)]

    def __setitem__(self, key, value):
        self.data[self.ref_type(key, self._remove)] = value

    def __delitem__(self, key):
        del self.data[self.ref_type(key)]

    def __contains__(self, key):
        try:
            return self.ref_type(key) in self.data
        except TypeError:  # nothing that can be referred to so
            return False

    def __iter__(self):
        for reference in list(self.data):  # keys may die in the meantime
            key = reference()
            if key is not None:
                yield key

    def __len__(self):
        return sum(reference() is not None for reference in list(self.data))

    def __repr__(self):
        return f"<{type(self).__name__} at {id(self):#x}>"

    def __eq__(self, other):
        if not isinstance(other, collections.abc.Mapping):
            return NotImplemented
        return {id(k): v for k, v in self.items()} == {id(k): v for k, v in other.items()}

    def copy(self):
        return type(self)(self, self.ref_type)

    __copy__ = copy

    def __deepcopy__(self, memo):
        from copy import deepcopy
        return type(self)({}, self.ref_type)._with((k, deepcopy(v, memo)) for k, v in self.items())

    def _with(self, items):
        for key, value in items:
            self[key] = value
        return self

    def keyrefs(self):
        return list(self.data)

    def __or__(self, other):
        return self.copy()._with(other.items()) if isinstance(other, collections.abc.Mapping) else NotImplemented

    def __ior__(self, other):
        return self._with(other.items() if isinstance(other, collections.abc.Mapping) else other)


WeakTensorKeyDictionary = WeakIdKeyDictionary


class TensorWeakRef:
    """A weak reference of a tensor."""

    def __init__(self, tensor):
        if not isinstance(tensor, Tensor):
            raise AssertionError(f"expected torch.Tensor, got {type(tensor)}.")
        self.ref = weakref.ref(tensor)

    def __call__(self):
        return self.ref()
