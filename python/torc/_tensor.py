"""What torch.Tensor has of Python: copies, pickles, and methods that call others."""

import torc
from torc import _C, _guards  # noqa: F401
from torc._C import Tensor


def _rebuild_from_type_v2(func, new_type, args, state):
    """A tensor of a subclass, or with attributes: the tensor, and then those."""
    from torc._utils import _set_state
    made = func(*args)
    if type(made) is not new_type:
        made = made.as_subclass(new_type)
    if type(made).__setstate__ is not Tensor.__setstate__:
        made.__setstate__(state)
        return made
    return _set_state(made, state)


def _reduce_ex(self, protocol):
    from torc._utils import _reduced
    func, args = _reduced(self)
    state = self.__getstate__()
    if type(self) is Tensor and not state:
        return func, args
    return _rebuild_from_type_v2, (func, type(self), args, state)


def _setstate(self, state):
    """As PyTorch pickled tensors at first: (storage, offset, size, stride), or these with what else there was."""
    from torc._utils import _rebuild_tensor
    if len(state) == 5:
        self.data, _, grad = state[0], state[1], state[3]
        self.requires_grad_(grad)
    else:
        self.set_(_rebuild_tensor(*state))


def _deepcopy(self, memo):
    """Storages are copied whole and once, so tensors that share one do so afterwards."""
    if id(self) in memo:
        return memo[id(self)]
    if not self.is_leaf:
        raise RuntimeError("Only Tensors created explicitly by the user (graph leaves) support the deepcopy protocol at the moment.  If you were "
                           "attempting to deepcopy a module, this may be because of a torch.nn.utils.weight_norm usage, see "
                           "https://github.com/pytorch/pytorch/pull/103001")
    import copy
    storage = self.untyped_storage().__deepcopy__(memo)
    new = _C._tensor_over(storage, self.dtype, self.storage_offset(), tuple(self.shape), self.stride())
    if self.is_conj():
        new = new.conj()
    if self.is_neg():
        new = new._neg_view()
    if type(self) is not Tensor:
        new = Tensor._make_subclass(type(self), new)
    new.requires_grad_(self.requires_grad)
    memo[id(self)] = new
    new.__dict__.update(copy.deepcopy(self.__dict__, memo))
    if self.grad is not None:
        new.grad = copy.deepcopy(self.grad, memo)
    return new


def _storage(self):
    """Its storage, typed: deprecated, see untyped_storage()."""
    from torc.storage import TypedStorage, _warn
    _warn()
    return TypedStorage(wrap_storage=self.untyped_storage(), dtype=self.dtype, _internal=True)


def _typed_storage(self):
    from torc.storage import TypedStorage
    return TypedStorage(wrap_storage=self.untyped_storage(), dtype=self.dtype, _internal=True)


def _storage_type(self):
    from torc import storage
    return storage._CLASSES[self._typed_storage().pickle_storage_type()]


def _dim_order(self):
    return tuple(sorted(range(self.ndim), key=lambda k: (-self.stride(k), k)))


def _unique(self, sorted=True, return_inverse=False, return_counts=False, dim=None):  # noqa: A002  PyTorch's names
    return torc.unique(self, sorted, return_inverse, return_counts, dim)


def _unique_consecutive(self, return_inverse=False, return_counts=False, dim=None):
    return torc.unique_consecutive(self, return_inverse, return_counts, dim)


def _share_memory(self):
    """Nothing for memory of a device, which processes share by its handle."""
    if not self.is_cuda:
        self.untyped_storage().share_memory_()
    return self


def _is_shared(self):
    return self.is_cuda


def _new(self, *args, **kwargs):
    """A tensor of this one's dtype and device, in the way of torch.FloatTensor: of sizes, of data, or of another tensor."""
    if _C._has_torch_function(self):
        return _C._dispatch(Tensor.new, (self,), (self, *args), kwargs)
    from torc._legacy import made
    return made(self.dtype, self.device, *args, **kwargs)


def _resize(self, *sizes):
    """In a new shape; deprecated."""
    return _resized(self, "resize", sizes)


def _resize_as(self, tensor):
    """In the shape of another; deprecated."""
    return _resized(self, "resize_as", tuple(tensor.shape))


def _resized(self, name, sizes):
    import functools
    import operator
    import warnings
    warnings.warn(f"non-inplace {name} is deprecated", stacklevel=3)
    count = functools.reduce(operator.mul, sizes, 1)
    if self.numel() != count:
        before, after = ("x".join(map(str, shape)) for shape in (self.shape, sizes))
        raise RuntimeError(f"requested resize to {after} ({count} elements in total), but the given tensor has a size of {before} ({self.numel()} elements). "
                           "autograd's resize can only change the shape of a given tensor, while preserving the number of elements. ")
    return self.contiguous().view(sizes)


for _name, _method in {"__reduce_ex__": _reduce_ex, "__setstate__": _setstate, "__deepcopy__": _deepcopy, "storage": _storage, "_typed_storage": _typed_storage,
                       "storage_type": _storage_type, "dim_order": _dim_order, "unique": _unique, "unique_consecutive": _unique_consecutive,
                       "share_memory_": _share_memory, "is_shared": _is_shared, "new": _new, "resize": _resize,
                       "resize_as": _resize_as}.items():
    _method.__name__, _method.__qualname__ = _name, f"Tensor.{_name}"
    setattr(Tensor, _name, _method)


def _pin_memory(self, device=None):
    """A copy in page-locked memory, which copies to a device need not wait for; itself if it is there already."""
    return _C._cuda_pin_memory(self)


def _is_pinned(self, device=None):
    """Does it lie in page-locked memory?"""
    return _C._cuda_is_pinned(self)


def _record_stream(self, stream):
    """Tell the allocator that a stream uses the memory in a way that torc does not see."""
    _C._cuda_record_stream(self, stream)


for _name, _method in {"pin_memory": _pin_memory, "is_pinned": _is_pinned, "record_stream": _record_stream}.items():
    _method.__name__, _method.__qualname__ = _name, f"Tensor.{_name}"
    setattr(Tensor, _name, _method)


def _composed(name):
    """A method that a function of torc._composed carries out."""
    def method(self, *args, **kwargs):
        from torc import _composed as functions
        return getattr(functions, name)(self, *args, **kwargs)

    method.__name__, method.__qualname__ = name, f"Tensor.{name}"
    return method


for _name in ("apply_", "map_", "map2_"):
    setattr(Tensor, _name, _composed(_name))


_plain_repr = Tensor.__repr__


def __repr__(self, *, tensor_contents=None):
    if tensor_contents is None:
        return _plain_repr(self)
    from torc._tensor_str import _str
    return _str(self, tensor_contents=tensor_contents)


__repr__.__qualname__ = "Tensor.__repr__"
Tensor.__repr__ = __repr__


def _init_subclass(cls, **kwargs):
    """Classes whose objects take calls over hear of attributes, too."""
    super(Tensor, cls).__init_subclass__(**kwargs)
    handler = getattr(cls.__torch_function__, "__func__", cls.__torch_function__)
    if handler is not _C._disabled_torch_function_impl:
        from torc._subclasses import asks
        asks(cls, any("__torch_function__" in vars(base) for base in cls.__mro__[:cls.__mro__.index(Tensor)]))


_init_subclass.__name__, _init_subclass.__qualname__ = "__init_subclass__", "Tensor.__init_subclass__"
Tensor.__init_subclass__ = classmethod(_init_subclass)
Tensor.__idiv__, Tensor.__rdiv__ = Tensor.__itruediv__, Tensor.__rtruediv__  # PyTorch keeps these names, and pickles by them
_C._TensorMeta = type(Tensor)  # libraries ask what class the class Tensor is of
_C._log_api_usage_once = lambda event: None  # PyTorch counts uses inside of Meta; nothing is counted here
