"""Functions of torch that are a few calls of operators, and are asked for now and then."""

import math
from itertools import pairwise

import torc
from torc import Tensor, _C
from torc._C import _has_torch_function as _asks
from torc._guards import ask as _ask


def unravel_index(indices, shape):
    """Coordinates, one tensor for each dimension, of places counted through a shape in order."""
    if _asks(indices):
        return _ask(unravel_index, (indices,), locals())
    if not isinstance(indices, Tensor) or indices.is_complex() or indices.is_floating_point() or indices.dtype is torc.bool:
        raise TypeError(f"expected 'indices' to be integer dtype, but got {indices.dtype}" if isinstance(indices, Tensor) else
                        f"expected 'indices' to be a tensor, but got {type(indices)}")
    shape = (shape,) if isinstance(shape, int) else tuple(shape)
    if not all(isinstance(n, int) for n in shape):
        raise TypeError(f"expected 'shape' to be int or sequence of ints, but got {type(shape)}")
    if any(n < 0 for n in shape):
        raise ValueError(f"'shape' cannot have negative values, but got {shape}")
    steps = torc.tensor([math.prod(shape[k + 1:]) for k in range(len(shape))], dtype=torc.int64, device=indices.device)
    return (indices.unsqueeze(-1) // steps % torc.tensor(shape, dtype=torc.int64, device=indices.device)).unbind(-1)


def vander(x, N=None, increasing=False):
    """Powers of the elements of a vector, in the columns of a matrix."""
    if _asks(x):
        return _ask(vander, (x,), locals())
    if x.dim() != 1:
        raise RuntimeError("x must be a one-dimensional tensor.")
    if N is not None and N < 0:
        raise RuntimeError("N must be non-negative.")
    columns = x.size(0) if N is None else N
    if columns == 0:
        return x.new_empty((x.size(0), 0))
    powers = _powers(x, columns)
    return powers if increasing else powers.flip(1)


def _powers(x, columns):
    x = x if x.is_floating_point() or x.is_complex() else x.long()
    powers = x.unsqueeze(-1).expand(*x.shape, columns - 1).cumprod(-1)
    return torc.cat([powers.new_ones((*x.shape, 1)), powers], -1)


def linalg_vander(x, *, N=None):
    """Powers of the elements of vectors, from 0 on."""
    if _asks(x):
        return _ask(linalg_vander, (x,), locals())
    if x.dtype is torc.bool:
        raise RuntimeError("linalg.vander: Expected a floating point, complex or integral tensor, but got Bool")
    columns = x.size(-1) if N is None else N
    if columns <= 1:
        raise RuntimeError("N must be greater than 1.")
    return _powers(x, columns)


def _along(x, y, dim):
    """Places x of the values y along a dimension, as a tensor that broadcasts with y."""
    if x.dim() == 1:
        if x.size(0) != y.size(dim):
            raise RuntimeError("cumulative_trapezoid: There must be one `x` value for each sample point")
        return x.view([-1 if k == dim else 1 for k in range(y.dim())])
    return x if x.dim() >= y.dim() else x.view([1] * (y.dim() - x.dim()) + list(x.shape))


def cumulative_trapezoid(y, x=None, *, dx=None, dim=-1):
    """The integral up to each place, by the trapezoidal rule."""
    if _asks(y, x):
        return _ask(cumulative_trapezoid, (y, x), locals())
    if x is not None and dx is not None:
        raise TypeError("cumulative_trapezoid(): got an unexpected keyword argument 'dx'")
    dim = dim % y.dim() if y.dim() else dim
    if y.dtype is torc.bool or x is not None and x.dtype is torc.bool:
        raise RuntimeError(f"cumulative_trapezoid: received a bool input for {'`y`' if x is None else '`x` or `y`'}, but bool is not supported")
    n = y.size(dim)
    left, right = y.narrow(dim, 0, max(n - 1, 0)), y.narrow(dim, min(1, n), max(n - 1, 0))
    if x is None:
        return (1 if dx is None else dx) / 2 * (left + right).cumsum(dim)
    width = _along(x, y, dim).diff(dim=dim)
    return ((left + right) * width).cumsum(dim) / 2


def _orders(shapes):
    """Where to split a product of matrices so that it takes the fewest multiplications: by first and last matrix."""
    n = len(shapes)
    sizes = [rows for rows, _ in shapes] + [shapes[-1][1]]
    cost, split = {(k, k): 0 for k in range(n)}, {}
    for length in range(1, n):
        for first in range(n - length):
            last = first + length
            cost[first, last], split[first, last] = min((cost[first, k] + cost[k + 1, last] + sizes[first] * sizes[k + 1] * sizes[last + 1], k)
                                                        for k in range(first, last))
    return split


def _product(matrices):
    split = _orders([m.shape for m in matrices])

    def part(first, last):
        return matrices[first] if first == last else part(first, split[first, last]) @ part(split[first, last] + 1, last)

    return part(0, len(matrices) - 1)


_CPP_NAMES = {"uint8": "unsigned char", "int8": "signed char", "int16": "short int", "int32": "int", "int64": "long int",
              "uint16": "short unsigned int", "uint32": "unsigned int", "uint64": "long unsigned int", "float16": "c10::Half",
              "bfloat16": "c10::BFloat16", "float32": "float", "float64": "double", "complex32": "c10::complex<c10::Half>",
              "complex64": "c10::complex<float>", "complex128": "c10::complex<double>", "float8_e5m2": "c10::Float8_e5m2",
              "float8_e4m3fn": "c10::Float8_e4m3fn"}


def _cpp_name(dtype):
    """What PyTorch's messages from C++ call a dtype."""
    name = str(dtype).rpartition(".")[2]
    return _CPP_NAMES.get(name, name)


def multi_dot(tensors, *, out=None):
    """The product of matrices, in the order that takes the fewest multiplications; the first and last may be vectors."""
    if _asks(tensors) or isinstance(tensors, (tuple, list)) and _asks(*tensors):
        return _C._dispatch(multi_dot, (tensors,) if _asks(tensors) else tuple(tensors), (tensors,), {} if out is None else {"out": out})
    tensors = list(tensors)
    if len(tensors) < 2:
        raise RuntimeError(f"multi_dot(): expected at least 2 tensors but got {len(tensors)}")
    for k, t in enumerate(tensors):
        ends = k in (0, len(tensors) - 1)
        if t.dim() != 2 and not (ends and t.dim() == 1):
            which = "the first tensor" if k == 0 else "the last tensor" if ends else f"tensor {k}"
            raise RuntimeError(f"multi_dot(): {which} must be {'1D or ' if ends else ''}2D but got {t.dim()}D")
    row, column = tensors[0].dim() == 1, tensors[-1].dim() == 1
    matrices = [tensors[0].unsqueeze(0) if row else tensors[0], *tensors[1:-1], tensors[-1].unsqueeze(1) if column else tensors[-1]]
    for k, (a, b) in enumerate(pairwise(matrices)):
        if a.size(1) != b.size(0):
            raise RuntimeError(f"multi_dot(): tensors {k} and {k + 1} with shapes {list(a.shape)} and {list(b.shape)} cannot be multiplied")
    if out is not None and out.dtype != tensors[0].dtype:
        raise RuntimeError(f"multi_dot(): expected out tensor to have dtype {_cpp_name(tensors[0].dtype)} but got {_cpp_name(out.dtype)}")
    found = _product(matrices)
    found = found.squeeze(0) if row else found
    found = found.squeeze(-1) if column else found
    return found if out is None else out.resize_(found.shape).copy_(found)


def chain_matmul(*matrices, out=None):
    """multi_dot under its older name."""
    if len(matrices) != 1:
        return multi_dot(matrices, out=out)
    return matrices[0] if out is None else out.resize_(matrices[0].shape).copy_(matrices[0])


def _spacings(spacing, dims):
    """One number or tensor of places for each dimension."""
    if isinstance(spacing, (int, float, complex)):
        return [spacing] * len(dims)
    spacing = list(spacing) if not isinstance(spacing, Tensor) else [spacing]
    if len(spacing) != len(dims):
        raise RuntimeError(f"torch.gradient expected spacing to be unspecified, a scalar, or a list of length equal to 'self.dim() = {len(dims)}', since dim "
                           f"argument was not given, but got a list of length {len(spacing)}")
    return spacing


def _slopes(f, at, dim, edge_order):
    """Derivatives along a dimension at places that need not be equally far apart: of the parabola through each place and its neighbours, at the ends of the
    line or parabola there."""
    def take(first, count):
        return f.narrow(dim, first, count)

    n = f.size(dim)
    view = [-1 if k == dim else 1 for k in range(f.dim())]
    even = not isinstance(at, Tensor)
    step = None if even else at.diff().view(view)
    if even:
        inner = (take(2, n - 2) - take(0, n - 2)) / (2 * at)
    else:
        a, b = step.narrow(dim, 0, n - 2), step.narrow(dim, 1, n - 2)
        inner = take(0, n - 2) * (-b / (a * (a + b))) + take(1, n - 2) * ((b - a) / (a * b)) + take(2, n - 2) * (a / (b * (a + b)))
    if edge_order == 1:
        h, k = (at, at) if even else (step.narrow(dim, 0, 1), step.narrow(dim, n - 2, 1))
        first, last = (take(1, 1) - take(0, 1)) / h, (take(n - 1, 1) - take(n - 2, 1)) / k
    elif even:
        first = (-1.5 * take(0, 1) + 2 * take(1, 1) - 0.5 * take(2, 1)) / at
        last = (0.5 * take(n - 3, 1) - 2 * take(n - 2, 1) + 1.5 * take(n - 1, 1)) / at
    else:
        a, b = step.narrow(dim, 0, 1), step.narrow(dim, 1, 1)
        first = take(0, 1) * (-(2 * a + b) / (a * (a + b))) + take(1, 1) * ((a + b) / (a * b)) + take(2, 1) * (-a / (b * (a + b)))
        a, b = step.narrow(dim, n - 3, 1), step.narrow(dim, n - 2, 1)
        last = take(n - 3, 1) * (b / (a * (a + b))) + take(n - 2, 1) * (-(a + b) / (a * b)) + take(n - 1, 1) * ((2 * b + a) / (b * (a + b)))
    return torc.cat([first, inner, last], dim)


def gradient(input, *, spacing=1, dim=None, edge_order=1):  # noqa: A002  PyTorch's names
    """The slopes of sampled values along dimensions, one tensor for each."""
    if _asks(input):
        return _ask(gradient, (input,), locals())
    if edge_order not in (1, 2):
        raise RuntimeError("torch.gradient only supports edge_order=1 and edge_order=2.")
    dims = list(range(input.dim())) if dim is None else [dim] if isinstance(dim, int) else list(dim)
    dims = [d % input.dim() for d in dims]
    for d in dims:
        if input.size(d) < edge_order + 1:
            raise RuntimeError("torch.gradient expected each dimension size to be at least edge_order+1")
    values = input if input.is_floating_point() or input.is_complex() else input.to(torc.get_default_dtype())
    return tuple(_slopes(values, at, d, edge_order) for d, at in zip(dims, _spacings(spacing, dims)))


def result_type(tensor1, tensor2):
    """The dtype that an operation on both has."""
    def like(value):
        return value.new_empty((0,) * value.dim()) if isinstance(value, Tensor) else value

    if isinstance(tensor1, Tensor) or isinstance(tensor2, Tensor):
        return torc.where(torc.ones((), dtype=torc.bool), like(tensor1), like(tensor2)).dtype
    return torc.add(torc.tensor(tensor1), torc.tensor(tensor2)).dtype


def fill(input, value):  # noqa: A002  PyTorch's names
    """A tensor like it, filled with a value."""
    return torc.clone(input).fill_(value)


def _elementwise(name, tensor, others, function):
    if tensor.requires_grad and torc.is_grad_enabled():
        raise RuntimeError(f"Can't call {name}() on Variable that requires grad. Use var.detach().{name}() instead.")
    if tensor.device.type != "cpu":
        raise TypeError(f"{name} is only implemented on CPU tensors")
    for other in others:
        if other.dtype != tensor.dtype:
            raise TypeError(f"{name}: expected a tensor of dtype {tensor.dtype}, got {other.dtype}")
    columns = [t.expand(tensor.shape).reshape(-1).tolist() for t in (tensor, *others)]
    made = torc.tensor([function(*values) for values in zip(*columns)], dtype=tensor.dtype).view(tensor.shape)
    with torc.no_grad():
        return tensor.copy_(made)


def apply_(self, callable):  # noqa: A002  PyTorch's names
    """Each element becomes what a function of Python gives for it. Slow; on the CPU alone."""
    return _elementwise("apply_", self, (), callable)


def map_(self, tensor, callable):  # noqa: A002  PyTorch's names
    """Each element becomes what a function of Python gives for it and that of another tensor."""
    return _elementwise("map_", self, (tensor,), callable)


def map2_(self, x, y, callable):  # noqa: A002  PyTorch's names
    """Each element becomes what a function of Python gives for it and those of two other tensors."""
    return _elementwise("map2_", self, (x, y), callable)
