"""Expressions that give the same in torc and in PyTorch, results and refusals alike: test_beside_pytorch.py evaluates them. See beside.names for
the tensors they use."""

from expressions_nn import BACKENDS, FORMATS, FUNCTIONAL, MODULES, WORDS  # noqa: F401  groups of files of their own
from expressions_tensors import AUTOGRAD, CREATION, HOOKS, INDEXING  # noqa: F401

BINDER = """
torch._foreach_mul([x, y], [2.0, 3])
torch._foreach_mul([x], ['a'])
torch._foreach_mul([x], [2, x])
torch._foreach_add([x, y], [y, x[0]])
torch._foreach_clamp_max([x], [0.5])
torch._foreach_addcdiv([x], [x], [d.float()], [2.0])
torch.einsum("ij,j->i", x, y)
torch.einsum("ij,j->i", [x, y])
torch.einsum("ij->ji", x)
torch.einsum("ij,j,k", x, y)
torch.tensordot(x, x.T)
torch.tensordot(x, y, 1)
torch.tensordot(x, x, dims=([0, 1], [0, 1]))
torch.tensordot(x, x, [[1], [1]])
torch.meshgrid(y, j.float(), indexing="xy")
torch.meshgrid([y, y], indexing="ij")
torch.atleast_2d(y)
torch.atleast_2d(y, s)
torch.atleast_1d([y, s])
torch.hstack([y, y])
torch.row_stack((y, x))
torch.block_diag(x, y, s)
torch.cartesian_prod(y, y)
torch.repeat_interleave(j)
torch.repeat_interleave(y, 2)
torch.repeat_interleave(y, j)
y.repeat_interleave(j, dim=0)
torch.hsplit(x, 3)
x.hsplit([1])
torch.linalg.norm(x, "fro")
torch.linalg.norm(x, 1)
torch.linalg.matrix_norm(x)
torch.linalg.matrix_norm(x, ord=float("inf"))
torch.cdist(x, x, p=1)
torch.cdist(x, x, compute_mode="use_mm_for_euclid_dist")
torch.isin(i, j)
torch.isin(i, torch.tensor([2]), invert=True)
torch.rot90(x)
torch.unique(i)
torch.unique(i, return_inverse=True, return_counts=True)
torch.unique(i, dim=1, return_counts=True)
i.unique(return_inverse=True)
torch.unique_consecutive(i)
i.unique_consecutive(return_counts=True, dim=0)
torch.median(x)
torch.median(x, 1)
torch.kthvalue(x, 2)
torch.quantile(x, 0.25)
torch.quantile(x, torch.tensor([0.25, 0.5]), dim=1, keepdim=True)
torch.quantile(x, 2.0)
torch.bincount(j, minlength=5)
torch.bucketize(y, torch.tensor([0.0, 1.0]))
torch.searchsorted(torch.tensor([0.0, 1.0]), y, side="right")
torch.multinomial(torch.zeros(0), 3, True)
torch.multinomial(torch.zeros(2, 0), 3, True)
torch.multinomial(torch.zeros(0, 3), 3, True)
torch.multinomial(torch.zeros(0, 0), 3, True)
torch.view_as_complex(torch.ones(1, 3)[:, :2])
torch.view_as_complex(torch.ones(2, 3)[:, :2])
v = torch.ones(3); v.add_(v.view(torch.int32))
torch.manual_seed(3); torch.multinomial(torch.tensor([1.0, 2.0, 3.0]), 2)
torch.manual_seed(3); torch.multinomial(torch.tensor([1.0, 2.0, 3.0]), 5, replacement=True)
torch.manual_seed(3); torch.normal(torch.arange(5.0), torch.ones(5))
torch.manual_seed(3); torch.normal(mean=torch.arange(20.0), std=2.0)
torch.manual_seed(3); torch.normal(2.0, torch.ones(20))
torch.manual_seed(3); torch.normal(2, 3, size=(1, 4))
torch.normal(torch.zeros(2), -torch.ones(2))
torch.manual_seed(3); torch.poisson(torch.arange(0.0, 40.0))
torch.manual_seed(3); torch.empty(5).log_normal_(0.5, 0.25)
torch.manual_seed(3); torch.empty(5).cauchy_()
torch.manual_seed(3); torch.empty(5, dtype=torch.int32).geometric_(p=0.3)
torch.zeros(2, 3).t().put_(torch.tensor([1, -1, 1]), torch.tensor([3.0, 4.0, 5.0]), accumulate=True)
torch.nextafter(torch.tensor([0.0, -0.0, 1.0, 1e-45, -1e-45]), torch.tensor([1.0, -1.0, 2.0, 0.0, 0.0]))
torch.tril_indices(3, 3)
torch.triu_indices(2, 3, 1)
torch.hamming_window(6, False, 0.5)
torch.trapz(y)
torch.trapezoid(y, y)
torch.add(x, y)
torch.add(x, y, alpha=2)
torch.add(x, 2)
torch.add(input=x, other=y)
x.add(y, alpha=0.5)
x.add(other=1)
torch.add(2, x)
torch.sub(x, 1, alpha=3)
torch.mul(x, True)
torch.div(x, 2, rounding_mode='floor')
torch.div(x, 2, rounding_mode='bad')
torch.true_divide(i, 2)
torch.pow(2, x)
torch.pow(x, 2)
torch.where(b, x, 0.0)
torch.where(b, 1, x)
torch.where(b)
torch.clamp(x, 0, 1)
torch.clamp(x, min=0)
torch.clamp(x, max=y)
x.clamp(-1)
torch.clamp(x)
torch.sum(x)
torch.sum(x, 0)
torch.sum(x, dim=(0, 1))
torch.sum(x, [0], True)
torch.sum(x, 1, keepdim=True, dtype=torch.float64)
torch.sum(x, axis=1)
torch.sum(i)
torch.mean(x, dim=-1)
torch.mean(i)
torch.max(x)
torch.max(x, 1)
torch.max(x, dim=0, keepdim=True)
torch.max(x, y)
torch.max(x, 5)
torch.min(x, dim=1).indices
torch.var(x)
torch.var(x, 1)
torch.var(x, unbiased=False)
torch.var(x, dim=1, correction=0)
torch.std(x, 0, False)
torch.norm(x)
torch.norm(x, 1, dim=1)
torch.argmax(x)
torch.argmax(x, dim=1)
torch.all(b)
torch.all(b, 1)
torch.any(b, dim=0, keepdim=True)
x.view(3, 2)
x.view((3, 2))
x.view([6])
x.view(-1)
x.view(torch.Size([6]))
x.view(torch.int32)
x.view(7)
x.view()
x.reshape(3, -1)
x.reshape((6,))
torch.reshape(x, (3, 2))
torch.reshape(x, 3, 2)
z.permute(2, 0, 1)
z.permute((2, 0, 1))
torch.permute(z, (1, 0, 2))
z.transpose(0, 2)
z.transpose(dim0=0, dim1=1)
x.expand(4, 2, 3)
x.expand(-1, -1)
x.repeat(2, 1)
torch.flip(x, (0,))
torch.flip(x, [0, 1])
x.flip(0)
x.flip(0, 1)
torch.flip(x, 0)
x.squeeze()
x.unsqueeze(0).squeeze(0)
x.unsqueeze(0).squeeze((0,))
x.unsqueeze(1.0)
x.unsqueeze(dim=-1)
x.flatten()
z.flatten(1)
z.flatten(start_dim=0, end_dim=1)
torch.cat([x, x])
torch.cat((x, x), 1)
torch.cat((x, x), dim=-1)
torch.cat(1)
torch.cat([1, 2])
torch.cat([x, 1])
torch.cat([])
torch.stack([y, y])
torch.stack([y, y], dim=1)
torch.stack(x, 1, 2)
torch.chunk(x, 2, 1)
torch.split(x, 1)
torch.split(x, [1, 2], dim=1)
x.split(2, dim=1)
x.split([1, 2], 1)
x.unbind()
x.unbind(1)
torch.unbind(x, dim=0)
torch.sort(x)
torch.sort(x, 0, True)
torch.sort(x, stable=True, dim=1)
torch.topk(y, 2)
y.topk(k=2, largest=False)
torch.gather(x, 1, i)
x.index_select(1, j)
x.masked_fill(b, 0)
x.masked_fill(b, s)
x.masked_select(b)
torch.nonzero(b)
torch.nonzero(b, as_tuple=True)
b.nonzero()
torch.zeros(2, 3)
torch.zeros((2, 3))
torch.zeros([2])
torch.zeros(())
torch.zeros(2, dtype=torch.int64)
torch.zeros(2, dtype=int)
torch.zeros(2, dtype=float)
torch.zeros(2, dtype=bool)
torch.zeros(2, device='cpu')
torch.zeros(2, device=torch.device('cpu'))
torch.zeros(2, requires_grad=True)
torch.zeros(2, layout=torch.strided)
torch.zeros(2, dtype=3)
torch.zeros(2, dtype='float32')
torch.zeros('a')
torch.zeros((1, 'a'))
torch.zeros(2.5)
torch.zeros(2, device='foo')
torch.ones(2, 2)
torch.full((2,), 7)
torch.full((2,), 7.5)
torch.full((2,), True)
torch.full((2,), 1, dtype=torch.float16)
torch.full((2,), 'a')
torch.arange(5)
torch.arange(1, 5)
torch.arange(1, 5, 2)
torch.arange(0, 1, 0.25)
torch.arange(5.0)
torch.arange(end=3)
torch.arange(start=1, end=3)
torch.arange('a')
torch.linspace(0, 1, 5)
torch.linspace(0, 1, steps=3)
torch.eye(3)
torch.eye(2, 3)
torch.empty(2, 0)
torch.zeros_like(x)
torch.ones_like(x, dtype=torch.int64)
torch.full_like(x, 3)
x.new_zeros(2, 3)
x.new_zeros((2,))
x.new_full((2,), 3)
x.new_tensor([1, 2])
torch.rand(2)
torch.randn(2, 2)
torch.randn('a')
torch.randint(5, (3,))
torch.randint(1, 5, (3,))
torch.randint(low=1, high=5, size=(3,))
torch.randperm(5)
torch.randn(2, generator=torch.Generator().manual_seed(3))
torch.rand_like(x)
torch.bernoulli(torch.full((4,), 0.5))
torch.bernoulli(x, 0.3)
x.bernoulli(0.3)
torch.bernoulli(x, p=0.3)
x.bernoulli(p=1)
torch.bernoulli(i, 0.3)
b.bernoulli(0.5)
torch.bernoulli(z.transpose(0, 2), 0.5)
torch.bernoulli(i4, 0.5)
torch.bernoulli(y.expand(3, 3), 0.5)
torch.bernoulli(x, 0.3, generator=torch.Generator().manual_seed(5))
torch.bernoulli(g, 0.5).requires_grad
torch.bernoulli(x, 0.3, out=torch.zeros(2, 3))
torch.bernoulli(x, x)
torch.bernoulli(x, 'a')
torch.bernoulli(x, None)
x.bernoulli('a')
x.bernoulli(foo=1)
torch.bernoulli(x, 2.0)
x.bernoulli(-1)
torch.matmul(x, z)
torch.matmul(x, 1)
torch.mm(x, x)
torch.mm(x, x.t())
torch.bmm(z, z.transpose(1, 2))
torch.softmax(x, 1)
torch.softmax(x, dim=1, dtype=torch.float64)
torch.softmax(x, 1.5)
x.softmax(-1)
torch.log_softmax(x, 0)
torch.exp(x)
torch.exp(1)
torch.exp()
torch.exp(x, x)
torch.exp(x, 2, 3)
torch.exp(x, foo=1)
torch.exp(x, input=1)
x.exp(1)
torch.exp(i)
torch.exp(x, out=torch.empty(0))
o = torch.empty(2, 3); r = torch.add(x, y, out=o); r is o
o = torch.empty(0); torch.max(x, 1, out=(o, torch.empty(0, dtype=torch.int64))).values is o
torch.abs(x)
torch.abs_(x)
torch.round(x, decimals=1)
x.round(decimals=1)
torch.to
x.to(torch.float64)
x.to('cpu')
x.to('cpu', torch.float16)
x.to(dtype=torch.int64)
x.to(i)
x.to(device='cpu', dtype=torch.float64)
x.to(x) is x
x.to(3.5)
x.to('a')
x.type(torch.int32)
x.type('torch.DoubleTensor')
x.type()
x.float() is x
x.long()
x.bool()
x.half().dtype
x.contiguous() is x
x.t().contiguous().stride()
x.clone(memory_format=torch.preserve_format)
x.clone(memory_format=1)
torch.tril(x)
torch.triu(x, 1)
torch.triu(x, diagonal=-1)
torch.cumsum(x, 0)
torch.cumsum(x, dim=1, dtype=torch.float64)
torch.cumprod(x, dim='a')
torch.movedim(z, 0, 2)
torch.movedim(z, (0, 1), (1, 0))
torch.roll(x, 1)
torch.roll(x, (1, 1), (0, 1))
x.roll(1, 0)
torch.broadcast_to(y, (2, 3))
torch.tile(y, (2,))
y.tile(2)
torch.swapaxes(z, 0, 1)
torch.lerp(x, x, 0.5)
torch.addmm(torch.zeros(2, 2), x, x.t(), beta=2, alpha=0.5)
torch.addcmul(x, x, x, value=2)
torch.isclose(x, x + 1e-9)
torch.isfinite(x)
torch.bitwise_and(i, 1)
torch.logical_not(b)
torch.logaddexp(x, x)
torch.maximum(x, y)
torch.maximum(x, 1)
torch.fmod(x, 2)
torch.remainder(5, i + 1)
torch.xlogy(x, 2)
x.add()
x.add('a')
x.add_(1, 2, 3)
x.sum('a')
x.sum(foo=1)
torch.add('a', 1)
torch.add(x)
torch.add(x, y, z=1)
torch.sum(x, 'a')
torch.sum()
x.mean(dim='a')
x.dim()
x.size()
x.size(0)
x.size(-1)
x.size(5)
x.size('a')
x.stride()
x.stride(0)
x.numel()
torch.numel(x)
x.is_contiguous()
x.element_size()
x.storage_offset()
x.ndim
x.shape
x.shape[0]
x.shape[:1]
x.shape + (1,)
x.T
x.mT
y.mT
x.H
c.real
c.imag
x.imag
x.nbytes
x.itemsize
x.dtype
x.device
x.layout
x.is_cuda
x.item()
s.item()
n.item()
t.item()
c[0].item()
x.tolist()
i.tolist()
b.tolist()
c.tolist()
s.tolist()
e.tolist()
"""

GRAMMAR = """
x + y
x + 1
1 + x
x - 1
1 - x
x * 2.5
2 * i
x / 2
2 / y
i / 2
i // 2
7 // (i + 1)
x // 1
x % 2
5 % (i + 1)
x ** 2
2 ** i
i ** 2
x @ z
-x
+x
abs(x)
~b
~i
b & b
b | True
b ^ b
i & 1
1 | i
i << 1
1 << i
i >> 1
x == 1
x == x
x != y
x < 1
1 < x
x >= y
x == 'a'
x != None
x == None
x < 'a'
x + 'a'
'a' + x
x @ 1
x + None
x + [1]
divmod(x, 2)
x += 1; x
x -= y; x
x *= 2; x
x /= 2; x
i //= 2; i
x **= 2; x
i &= 1; i
b |= True; b
x @= z; x
i += 1.5; i
bool(s)
bool(x)
bool(e)
int(s)
int(x)
float(n)
float(c[0])
complex(s)
int(c[0])
range(n).stop
[1, 2, 3][n]
[1, 2][s]
len(x)
len(s)
list(y)
list(s)
[r.tolist() for r in x]
1.5 in x
7 in x
s in x
'a' in x
hash(x) == hash(x)
hash(x) == hash(x.clone())
f'{s:.3f}'
f'{n}'
f'{x}'
f'{x:.2f}'
str(x)
repr((x.sort(), x.max(-1))), str(torch.frexp(x))
repr(x)
repr(i)
repr(b)
repr(c)
repr(g)
repr(g * 2)
repr(s)
repr(e)
repr(d)
repr(h)
round(s.item(), 1)
max(y)
sum(y)
reversed(y)
x is x
u + 1
u + 300
u * 2
u - 3
i + 1.5
b + b
b + 1
b * 2.0
i + s
h + s
h + 1.0
h + d
n + s
t + 1
c + 1
c.conj()
c.conj().is_conj()
c.conj().imag.is_neg()
c.conj().imag
c.conj().real
c.conj().mH if c.dim() > 1 else c.conj()
c.conj().tolist()
c.conj().to(torch.complex128).conj().tolist()
c.conj().imag.tolist()
c.conj().numpy()
c.conj().imag.numpy()
c.conj().numpy(force=True)
c.conj().imag.numpy(force=True)
c.conj().resolve_conj().numpy()
c.conj().resolve_conj().is_conj()
c.conj().imag.resolve_neg().is_neg()
c.conj().imag + 1
c.conj() * c
c.conj().clone().is_conj()
x.conj().is_conj()
x.imag
c.conj().view(torch.float32)
torch.view_as_real(c.conj())
c * 1j
x * 1j
torch.ldexp(h, i)
torch.ldexp(h.bfloat16(), i.to(torch.int16))
torch.ldexp(torch.tensor([2**-14, 3.0], dtype=torch.half), torch.tensor([20, 15]))
torch.ldexp(torch.tensor([2**-14], dtype=torch.bfloat16), torch.tensor([140]))
torch.ldexp(torch.tensor([2.0**-14]), torch.tensor([140]))
torch.ldexp(torch.tensor([2.0**-14, 0.0], dtype=torch.double), torch.tensor([1030, 2**40]))
torch.ldexp(d, torch.tensor(-1030))
h.ldexp_(i)
torch.ldexp(h, y)
torch.ldexp(s.half(), torch.tensor(2))
g.ldexp(torch.tensor([1, 3, 2])).sum().backward(); g.grad
torch.zeros(2).fill_(2**64)
torch.zeros(2) + 2**64
torch.zeros(2) * -2**64
2**64 + y
y == 2**64
torch.full((1,), 2**64)
torch.arange(2**64)
torch.zeros(3).select(0, 2**64)
y[2**64]
y.sum(2**64)
torch.randint(2**64, (2,))
~y
~c
~b, ~i
torch.allclose(y, 5)
torch.allclose(5, y)
torch.allclose(y, y, "a")
torch.allclose(input=y, other=y, equal_nan=True), torch.allclose(y, y + 1, 2.0), torch.allclose(y, other=y + 1, atol=3)
torch.equal(y, 5)
torch.equal(5, y)
torch.equal(input=y, other=y)
torch.is_floating_point(5)
torch.is_floating_point(y), torch.is_complex(input=c), torch.is_nonzero(s), torch.is_signed(u), torch.numel(x), torch.get_device(x), torch.is_same_size(y, x)
torch.is_same_size(y, 5)
torch.is_neg(c.conj().imag), torch.is_conj(c.conj()), torch.is_inference(x)
torch.real(c), torch.imag(c)
torch.numel(5)
torch.detach_(g * 2)
torch.resize_as_(torch.zeros(2), x).shape
int(torch.tensor(1 + 0j)), int(torch.tensor([2.5 + 0j]))
int(torch.tensor(1 + 1j))
torch.zeros(2).copy_(3), torch.zeros(2, dtype=torch.int64).copy_(3.7), torch.zeros(2).copy_(True), torch.zeros(2).copy_(1j)
torch.zeros(2).copy_([1, 2])
hash(x) == id(x), hash(s) == hash(id(s))
x.type(torch.FloatTensor) is x, x.type(torch.LongTensor), x.type(torch.DoubleTensor).dtype, j.type(torch.Tensor)
torch.nn.Linear(1, 1).type(torch.DoubleTensor).weight.dtype
x.type(int)
x.type(torch.nn.Parameter)
x.type('x')
import numpy as np; x.__array__(np.float64), x.__array__(dtype='int8'), x.__array__(np.float32).ctypes.data == x.data_ptr()
c.conj().__dlpack__()
"""

NAMED = "PyTorch also has signatures for named tensors, which torc has not"
ROW_BY_ROW = "PyTorch lays the coordinates out column by column"
DEVICES = "the message lists the kinds of devices that there are"
DIFFERENT = {
    "torch.where(b)": ROW_BY_ROW,
    "torch.nonzero(b)": ROW_BY_ROW,
    "torch.nonzero(b, as_tuple=True)": ROW_BY_ROW,
    "b.nonzero()": ROW_BY_ROW,
    "x.view()": "the signatures are listed in another order",
    "torch.zeros(2, dtype=3)": NAMED,
    "torch.zeros(2, dtype='float32')": NAMED,
    "torch.softmax(x, 1.5)": NAMED,
    "torch.cumprod(x, dim='a')": NAMED,
    "x.sum('a')": NAMED,
    "x.sum(foo=1)": NAMED,
    "torch.sum(x, 'a')": NAMED,
    "torch.sum()": NAMED,
    "x.mean(dim='a')": NAMED,
    "x.size('a')": NAMED,
    "torch.device('cuda:-1')": DEVICES,
    "torch.device(1.5)": "the message tells of the one way that fits",
    "x.to(3.5)": "PyTorch takes the number for a dtype, float64",
}
