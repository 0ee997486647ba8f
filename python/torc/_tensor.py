"""What torch.Tensor has of Python: copies, pickles, and methods that call others."""


from torc import _C
from torc._C import Tensor


def _rebuild(kind, values, dtype, shape, device, requires_grad, state):
    tensor = _C.frombuffer(bytearray(values), dtype=_C.uint8) if values else _C.tensor([], dtype=_C.uint8)
    tensor = tensor.view(dtype).view(shape).to(device)
    if kind is not Tensor:
        tensor = Tensor._make_subclass(kind, tensor)
    tensor.requires_grad_(requires_grad)
    if state:
        tensor.__dict__.update(state)
    return tensor


def _reduce_ex(self, protocol):
    if not self.is_leaf:
        raise RuntimeError("Only Tensors created explicitly by the user (graph leaves) support the deepcopy protocol at the moment.  If you were "
                           "attempting to deepcopy a module, this may be because of a torch.nn.utils.weight_norm usage, see "
                           "https://github.com/pytorch/pytorch/pull/103001")
    plain = self.detach().cpu().resolve_conj().resolve_neg().contiguous().reshape(-1)
    values = bytes(memoryview(plain.view(_C.uint8))) if plain.numel() else b""
    return _rebuild, (type(self), values, self.dtype, tuple(self.shape), self.device, self.requires_grad, dict(self.__dict__))


def _deepcopy(self, memo):
    if id(self) in memo:
        return memo[id(self)]
    if not self.is_leaf:
        raise RuntimeError("Only Tensors created explicitly by the user (graph leaves) support the deepcopy protocol at the moment.  If you were "
                           "attempting to deepcopy a module, this may be because of a torch.nn.utils.weight_norm usage, see "
                           "https://github.com/pytorch/pytorch/pull/103001")
    import copy
    new = self.detach().clone(memory_format=_C.preserve_format)
    if type(self) is not Tensor:
        new = Tensor._make_subclass(type(self), new)
    new.requires_grad_(self.requires_grad)
    memo[id(self)] = new
    new.__dict__.update(copy.deepcopy(self.__dict__, memo))
    if self.grad is not None:
        new.grad = copy.deepcopy(self.grad, memo)
    return new




def _dim_order(self):
    return tuple(sorted(range(self.ndim), key=lambda k: (-self.stride(k), k)))


Tensor.__reduce_ex__ = _reduce_ex
Tensor.__deepcopy__ = _deepcopy
Tensor.dim_order = _dim_order
Tensor.is_shared = lambda self: False
