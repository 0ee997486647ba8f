"""The expressions of expressions.py that are about indexing, what makes tensors, and gradients."""

INDEXING = """
x[0]
x[-1]
x[2]
x[-3]
x[0, 1]
x[0][1]
x[0, 1, 2]
x[:]
x[...]
x[()]
x[None]
x[None, :, None]
x[..., 0]
x[0, ...]
x[..., None]
x[:, 1]
x[:, 1:]
x[:, -2:]
x[:, :-1]
x[::2]
x[:, ::2]
x[1:1]
x[5:]
x[::-1]
x[::0]
x[1:0]
x[:, n:]
x[n - 1]
x[:n]
z[0, :, 1]
z[..., 1, :]
z[:, ..., 1]
z[0, ..., 0]
z[..., None, 0]
z[:, None, 1:, ::3]
x[b]
x[~b]
x[b[0][:2]]
x[torch.tensor([True, False])]
x[j[:2]]
x[i]
x[0, j]
x[:, j]
x[j[:2], j[:2]]
x[j[:2, None], j]
x[[0, 1]]
x[[0, 1], [1, 2]]
x[[True, False]]
x[[0]]
x[[]]
x[:, [0, 2]]
x[0, [0, 2]]
z[:, [0, 1], [1, 2]]
z[[0, 1], :, [1, 2]]
z[0, :, [1, 2]]
z[None, [0, 1], :, [1, 2]]
z[..., [1, 2]]
z[b]
z[b, 0]
z[0, b[0]]
z[[0], b]
x[True]
x[False]
x[True, 0]
x[None, True]
s[None]
s[...]
s[()]
s[0]
s[True]
s[t]
x[t]
x[u[:1] - 1]
x['a']
x[1.5]
x[s]
x[0, 'a']
x[y]
x[5, 5]
x[[5]]
x[torch.tensor([-1])]
x[torch.tensor([-3])]
x[b, b]
x[b.t()]
x[range(2)]
x[(0, 1)]
x[[slice(0, 1)]]
x[{}]
x[0:2, 0:2][1]
x[torch.tensor([], dtype=torch.int64)]
e[:, 0]
e[0]
x[0] = 9; x
x[:, 1] = y[:2]; x
x[...] = 1; x
x[()] = 1; x
x[None] = 1; x
x[b] = 7; x
x[b] = y[:1]; x
x[b] = torch.arange(4.0); x
x[b] = torch.arange(3.0); x
x[i[0]] = 1; x
x[[0, 1], [1, 2]] = -1; x
x[[0, 1], [1, 2]] = y[:2]; x
x[:, [0, 2]] = 5; x
x[0, j] = y; x
x[True] = 3; x
x[False] = 3; x
x[0, 0] = True; x
x[0, 0] = 1 + 2j; x
x[0] = 'a'; x
x[0] = None; x
x[0] = [1, 2, 3]; x
x[0] = x[1]; x
x[0:2] = torch.ones(1, 1, 3); x
x[0] = torch.ones(4); x
x[5] = 1; x
x[0] = i[0]; x
x[0] = d[0]; x
i[0] = 2.7; i
i[0] = y; i
i[b] = 2.7; i
u[0] = 300; u
z[:, 1, 1:3] = 0; z
z[0, ..., 0] = -5; z
s[...] = 4; s
s[()] = 4; s
s[0] = 4; s
x[torch.tensor(1)] = 8; x
c[0] = 5; c
c[1] = 5j; c
b[0] = 1; b
h[b] = 1.5; h
del x[0]; x
import numpy; a = torch.zeros(3, 4); a[numpy.int64(1)].add_(1); a
import numpy; a = torch.zeros(3, 4); a[numpy.int64(0), numpy.int32(1)] += 5; a
import numpy; z[:, numpy.uint8(1)]._is_view()
import numpy; (g * 2)[numpy.int64(1)].grad_fn.name()
import numpy; z[numpy.int64(0), 0:2, [0, 1], 1:2].shape
import numpy; y[numpy.bool_(True)]
import numpy; y[numpy.float32(1)]
import numpy; y[numpy.array(1)], y[numpy.array([1])]
a = torch.zeros(3); a[torch.tensor([True, False, True])] = torch.tensor([1.5], dtype=torch.float64); a
a = torch.zeros(3); a[[True, False, True]] = torch.tensor(2); a
a = torch.zeros(3); a[torch.tensor([True, False, True])] = torch.tensor([[[2]]]); a
a = torch.zeros(3, 2); a[:, torch.tensor([True, False])] = torch.tensor([2]); a
a = torch.zeros(3, 2); a[True] = torch.tensor([2]); a
a = torch.zeros(3, 2); a[False] = torch.tensor([2]); a
a = torch.zeros(3, 2); a[True] = torch.ones(2, 3, 2); a
a = torch.zeros(3, dtype=torch.int32); a[torch.tensor([True, False, True])] = torch.tensor(1.5); a
a = torch.zeros(3, dtype=torch.int32); a[torch.tensor([True, False, True])] = torch.tensor(2**40); a
a = torch.zeros(3); a[torch.tensor([True, False, True])] = torch.tensor(1 + 2j); a
a = torch.zeros(3); a[torch.tensor([True, False, True])] = torch.tensor(1 + 0j); a
a = torch.zeros(3); a[torch.tensor([0])] = torch.tensor([2]); a
torch.zeros(3).index_put_((torch.tensor([True, False, True]),), torch.tensor(2))
torch.zeros(3).index_put((torch.tensor([True, False, True]),), torch.tensor([2]), accumulate=True)
torch.zeros(3).index_put((torch.tensor([True, False, True]),), torch.tensor([[[2]]]))
torch.zeros(3, dtype=torch.uint8).index_put((torch.tensor([True, False, True]),), torch.tensor([-1]))
torch.zeros(3, 3).index_put((b[0], b[0]), torch.tensor([2]))
w = torch.tensor([2.0], dtype=torch.double, requires_grad=True); (torch.zeros(3).index_put((torch.tensor([True, False, True]),), w) * y).sum().backward(); w.grad
i.int().index_fill(0, torch.tensor([0]), 2**31)
i.int().index_fill(0, torch.tensor([], dtype=torch.long), 2**31)
i.int().scatter(0, i, 2**31)
i.int().scatter(0, i, 1e10)
j.int().scatter(0, j, 2j)
u.index_fill(0, torch.tensor([0]), -1)
u.index_fill(0, torch.tensor([0]), 300)
h.scatter(1, i, 1e6)
import numpy as np; x[[np.array([0]), np.array([1])]]
import numpy as np; x[[np.array([0, 1])]]
import numpy as np; x[[np.array([0]), 1]]
import numpy as np; x[np.array([[0, 1], [1, 0]])]
import numpy as np; x[np.array([0.5, 1.0])]
import numpy as np; x[np.array(1)]
import numpy as np; x[np.array(True)]
import numpy as np; x[[np.array([True, False]), [0, 2]]]
import numpy as np; x[[np.array([True, False])]]
import numpy as np; x[np.float32(1)]
import numpy as np; x[[np.array([0]), np.array([1])]] = 9; x
import numpy as np; x[[range(2), np.array([1, 2])]] = torch.tensor([7., 8.]); x
x[[range(2)]]
x[range(2)]
x[[range(2), range(2)]]
x[[0.5]]
x[[1.0, 2]]
x[None, [0.5]]
x[[1j]]
x[['a']]
x['ab']
x[{}]
x[[{}]]
x[[2**70]]
x[[[2**70]]]
x[[torch.tensor(1), 1]]
x[[None, 1]]
x[[..., 1]]
x[[slice(0, 1), [0]]]
x[:-2**70]
x[2**70:]
x[-2**70:2**70]
j[:-2**63]
x[0, 0] = 2**70; x
j[0] = 2**63; j
j[...] = -2**70; j
x[torch.tensor([0])] = 2**64 - 1; x
reversed(z)
reversed(s)
"""

CREATION = """
torch.ones(2).__repr__(tensor_contents='abc')
torch.ones(2,requires_grad=True).__repr__(tensor_contents='abc')
torch.ones(2).double().__repr__(tensor_contents='abc')
torch.ones(2).__repr__(foo='abc')
torch.nn.Parameter(torch.ones(2)).__repr__(tensor_contents='abc')
torch.ones(0).__repr__(tensor_contents='abc')
g.relu().__repr__(tensor_contents='abc')
c.__repr__(tensor_contents='abc'), i.__repr__(tensor_contents='a' * 70), h.relu().__repr__(tensor_contents='a\\n' + 'b' * 66), torch.zeros(2, 0).half().__repr__(tensor_contents='')
torch.tensor(1)
torch.tensor(1.5)
torch.tensor(True)
torch.tensor(1j)
torch.tensor([])
torch.tensor([[]])
torch.tensor([1, 2])
torch.tensor([1, 2.5])
torch.tensor([True, 2])
torch.tensor([True, False])
torch.tensor([1, 2j])
torch.tensor([[1, 2], [3, 4]])
torch.tensor(((1, 2), [3, 4]))
torch.tensor(range(3))
torch.tensor([[1], [1, 2]])
torch.tensor([[1, 2], 3])
torch.tensor([1, [2]])
torch.tensor('a')
torch.tensor(['a'])
torch.tensor(None)
torch.tensor([None])
torch.tensor({})
torch.tensor([1], dtype=torch.float64)
torch.tensor([1.7], dtype=torch.int64)
torch.tensor([1.7, 0], dtype=torch.bool)
torch.tensor([300], dtype=torch.uint8)
torch.tensor([-1], dtype=torch.uint8)
torch.tensor([2 ** 63])
torch.tensor([2 ** 63], dtype=torch.uint64)
torch.tensor([1e400])
torch.tensor([1], dtype=torch.complex64)
torch.tensor([1j], dtype=torch.float32)
torch.tensor([1.0], dtype=torch.float16)
torch.tensor([0.1], dtype=torch.bfloat16)
torch.tensor([1.0], requires_grad=True)
torch.tensor([1], requires_grad=True)
torch.tensor([1.0], device='cpu')
torch.tensor(data=[1])
torch.tensor()
torch.tensor([1], 2)
torch.tensor([1], foo=2)
torch.tensor(x)
torch.tensor([s, s])
torch.tensor([n, 1.5])
torch.tensor([y, y])
torch.tensor([[s], [s]])
torch.tensor(x, dtype=torch.float64)
torch.as_tensor(x) is x
torch.as_tensor([1, 2])
torch.as_tensor(x, dtype=torch.float64)
torch.asarray([1, 2])
torch.asarray(x) is x
torch.asarray([1.0], dtype=torch.float64, requires_grad=True)
torch.Tensor(2, 3).shape
torch.Tensor([1, 2])
torch.Tensor()
torch.Tensor(x).dtype
torch.frombuffer(b'abcdefgh', dtype=torch.uint8)
torch.frombuffer(bytearray(8), dtype=torch.float32, offset=4)
torch.frombuffer(bytearray(7), dtype=torch.float32)
torch.frombuffer(bytearray(8), dtype=torch.float32, count=3)
torch.frombuffer(bytearray(8), dtype=torch.float32, offset=8)
torch.from_numpy([1])
torch.Size([1, 2])
torch.Size((1, 'a'))
torch.Size([2, 3]).numel()
torch.Size([2, 3]) == (2, 3)
torch.Size([2]) * 2
repr(torch.Size([2, 3]))
torch.device('cuda')
torch.device('cuda:1')
torch.device('cuda', 1)
torch.device('cuda:1').index
torch.device('cpu').index
torch.device('cpu') == torch.device('cpu')
torch.device('cuda:0') == torch.device('cuda')
torch.device('foo')
torch.device('cuda:-1')
torch.device(type='cuda', index=1)
torch.device(1.5)
str(torch.device('cuda:1'))
torch.float32
torch.float
repr(torch.half)
torch.float16.itemsize
torch.float16.is_floating_point
torch.complex64.is_complex
torch.int8.is_signed
torch.complex64.to_real()
torch.float64.to_complex()
torch.strided
torch.channels_last
torch.finfo(torch.float32).eps
torch.finfo(torch.float16).max
torch.finfo(torch.bfloat16).tiny
torch.finfo(torch.float64).min
torch.iinfo(torch.int8).max
torch.iinfo(torch.int64).min
torch.iinfo(torch.uint8).bits
repr(torch.finfo(torch.float32))
repr(torch.iinfo(torch.int32))
torch.finfo(torch.int32)
torch.iinfo(torch.float32)
torch.promote_types(torch.int8, torch.float16)
torch.can_cast(torch.float32, torch.int8)
torch.is_tensor(x)
torch.is_floating_point(x)
torch.get_default_dtype()
torch.set_default_dtype(torch.int32)
torch.manual_seed(5).initial_seed()
torch.initial_seed()
torch.Generator().device
torch.Generator().initial_seed()
torch.equal(x, x)
torch.equal(x, y)
torch.allclose(x, x + 1e-9)
x.equal(1)
x.data_ptr() == x.view(-1).data_ptr()
x.is_set_to(x)
x.is_same_size(y)
torch.iinfo(torch.bool)
torch.iinfo()
torch.iinfo(int).max, torch.iinfo(type=torch.int8).min, torch.finfo(float).bits
torch.iinfo("int32")
torch.finfo("a")
torch.manual_seed(2**64)
torch.manual_seed(-2**63 - 1)
torch.manual_seed("a")
torch.Generator().manual_seed(2**64)
torch.Generator().manual_seed(1.5)
import array; torch.as_tensor(array.array("d", [1.5])), torch.tensor(array.array("i", [1])), torch.as_tensor(memoryview(array.array("d", [1.5])))
import array; torch.asarray(array.array("d", [1.5]), dtype=torch.double), torch.asarray(b"abc", dtype=torch.uint8)
torch.asarray(b"abc")
torch.Tensor(2.5)
torch.Tensor(None)
torch.Tensor(1 + 2j)
torch.FloatTensor(2.5)
torch.Tensor(torch.Size([2])).shape
torch.Tensor((2, 3))
torch.set_default_tensor_type(torch.DoubleTensor); a = torch.ones(1).dtype; torch.set_default_tensor_type(torch.FloatTensor); (a, torch.ones(1).dtype)
torch.set_default_tensor_type(torch.IntTensor)
torch.range(1, 4), torch.range(0, 1, 0.1), torch.range(4, 1, -1.5), torch.range(1, 1), torch.range(start=1, end=3, step=1), torch.range(True, 4)
torch.range(0.5, 4.5, 1.5, dtype=torch.int32), torch.range(1, 4, dtype=torch.half), torch.range(n, 4, dtype=torch.double, requires_grad=True)
torch.range(1, 4, -1)
torch.range(1, 2, 0)
torch.range(3)
torch.range(1.0, inf)
torch.range(1, 4, dtype=torch.bool)
torch.range(1, 4, dtype=torch.complex64)
x.new(2, 3).shape, x.new([1, 2]), x.new(), x.new(5).dtype, x.new(torch.Size([2])).shape, i.new([1.5, 2]), b.new([1, 0]), x.new((2, 3)), c.new(2).dtype
x.new(x), x.new(other=x), x.new(data=[1, 2]), x.new(size=(2, 3)).shape, g.new(g), torch.nn.Parameter(x).new([1]), torch.nn.Parameter(x).new(2).requires_grad
x.new(x.untyped_storage()), torch.FloatTensor(x.untyped_storage()), torch.FloatTensor(size=(2,)).shape
x.new(i)
x.new(d)
x.new(n)
torch.HalfTensor(i)
x.new(1.5)
x.new(None)
x.new("a")
x.new(-1)
x.new(2, device="cuda")
x.resize(3, 2), x.resize(6), x.resize_as(z[0, :2, :3]), x.t().resize(6)
x.resize(4)
x.resize((6,))
isinstance(x, torch.cuda.FloatTensor), torch.cuda.FloatTensor.dtype, torch.cuda.FloatTensor.is_cuda, torch.cuda.HalfTensor is torch.cuda.HalfTensor, repr(torch.cuda.LongTensor)
torch._C._get_tracing_state()
torch.functional.einsum("ij,kj->ik", x, x), torch.functional.norm(x), torch.functional.split(x, 1), torch.functional.unique is torch.unique
torch.set_default_tensor_type(5)
torch.return_types.max.__name__, type(torch.max(x, 1)) is torch.return_types.max, torch.return_types.topk((y, j)).indices
torch.return_types.nothing
torch.__version__ >= "2.9", torch.__version__ >= (2, 1), torch.__version__ < (2, 9, 0), torch.__version__ < "2.12", torch.__version__ == "2.11", torch.__version__ > "2.4.0"
[torch.torch_version.TorchVersion(a) < b for a, b in [("1.0", "1.0.0"), ("1.0rc1", "1.0"), ("1.0.dev5", "1.0a1"), ("1.0.post1", "1.0"), ("2.11.0a0+git", "2.11"), ("1!1.0", "2"), ("1.0+abc.1", "1.0+abc.2"), ("x.y", "1.0"), ("1.0", "x")]]
torch.torch_version.TorchVersion("1.0") > 2
import numpy as np; m = np.zeros(9, dtype=np.uint8)[1:].view(np.float32); m[:] = [2, 3]; torch.tensor(m), torch.asarray(m, copy=True), torch.as_tensor(m), torch.as_tensor(m, dtype=torch.float64)
import numpy as np; m = np.zeros(65, dtype=np.uint8)[1:].view(np.complex64).reshape(2, 4).T; m[:] = np.arange(8).reshape(4, 2); torch.tensor(m), torch.tensor(m[1, 1:2].reshape(())), torch.tensor(m[::2, :0])
import numpy as np; torch.from_numpy(np.frombuffer(bytes(range(9)), dtype=np.int16, offset=1))
torch.frombuffer(bytes(range(9)), dtype=torch.int32, offset=1)
torch.tensor(-1, dtype=torch.uint64)
torch.tensor([3, -2**64], dtype=torch.uint64)
torch.tensor(2**64, dtype=torch.uint64)
torch.tensor([2**64 - 1, 3, True], dtype=torch.uint64)
torch.tensor(1.5, dtype=torch.uint64)
torch.tensor(2**64, dtype=torch.bool)
torch.tensor(2**64, dtype=torch.uint8)
import numpy as np; torch.from_numpy(np.arange(4, dtype='>f4'))
import numpy as np; torch.tensor(np.arange(4, dtype='>i8'))
import numpy as np; torch.tensor(np.array(['a']))
import numpy as np; torch.tensor(np.array([b'a']))
import numpy as np; torch.as_tensor(np.array([None]))
import numpy as np; torch.tensor(np.array(['2020'], dtype='M8[Y]'))
import numpy as np; torch.from_numpy(np.array([1], dtype='m8[s]'))
import numpy as np; torch.from_numpy(np.array([1], dtype=np.longdouble))
import numpy as np; torch.from_numpy(np.zeros(2, dtype=[('a', 'f4'), ('b', 'i4')]))
import numpy as np; torch.tensor(np.datetime64('2020'))
import numpy as np; torch.tensor([1, np.datetime64('2020')])
import numpy as np; torch.tensor(np.str_('a'))
torch.zeros(2, requires_grad=None), torch.rand(0, pin_memory=None), torch.full((2,), 1.0, pin_memory=None, requires_grad=None)
torch.empty_like(e, requires_grad=None, pin_memory=None), x.new_zeros(2, requires_grad=None), torch.arange(3, pin_memory=None)
torch.tensor(1.0, requires_grad=None)
torch.tensor(1.0, requires_grad=1)
torch.tensor(1.0, pin_memory=None)
x.new_tensor(1.0, requires_grad=None)
torch.asarray([1.0], requires_grad=None)
torch.asarray([1.0], copy=1)
torch.frombuffer(bytearray(4), dtype=torch.uint8, requires_grad=None)
torch.tensor([[], [1]]), torch.tensor([[], 3])
torch.tensor([[], 'a'])
"""

# Functions that the graph has, and that see the tensors which have the graph: cycles, which these expressions leave (test_leaks.py leaves them out).
HOOKS = """
y = g * 2; y.register_hook(lambda v: v.double()); y.sum().backward()
y = g * 2; y.register_hook(lambda v: v[:1]); y.sum().backward()
y = g * 2; y.register_hook(lambda v: 3); y.sum().backward()
y = g * 2; y.grad_fn.register_prehook(lambda v: (v[0].double(),)); y.sum().backward()
y = g * 2; y.grad_fn.register_prehook(lambda v: 'a'); y.sum().backward()
y = g * 2; y.grad_fn.register_prehook(lambda v: (v[0], v[0])); y.sum().backward()
y = g * 2; y.grad_fn.register_hook(lambda v, w: (v[0].double(), None)); y.sum().backward()
y = g * 2; y.grad_fn.register_hook(lambda v, w: (3, None)); y.sum().backward()
y = g * 2; y.grad_fn.register_hook(lambda v, w: (v[0], v[0])); y.sum().backward()
y = g.exp(); y.grad_fn._raw_saved_result.register_hooks(lambda v: v * 2, lambda v: v * 10); y.grad_fn._saved_result
y = g * g; y.grad_fn._raw_saved_self.register_hooks(lambda v: (v, 3), lambda p: p[0] * 5); y.sum().backward(); g.grad
y = g.exp(); y.grad_fn._raw_saved_result.register_hooks(lambda v: 1 / 0, abs)
y = g.exp(); y.grad_fn._raw_saved_result.register_hooks(lambda v: v.mul_(2), abs)
y = g.exp(); y.grad_fn._raw_saved_result.register_hooks(abs, lambda v: 3); y.sum().backward()
y = g.exp(); y.grad_fn.register_hook(lambda v, w: 1 / 0); y.grad_fn(torch.ones(3))
"""

AUTOGRAD = """
torch.complex(g, g * 2)._is_view(), torch.complex(g, g).grad_fn.name(), torch.complex(y, y)._is_view(), torch.polar(g, g)._is_view(), torch.polar(g, g).grad_fn.name()
torch.complex(g, g * 2).detach_()
len(torch.complex(g, g).grad_fn.next_functions)
torch.autograd.grad(torch.complex(g, torch.ones(2, 1)).abs().sum(), g)
torch.autograd.grad((torch.polar(g, g * 2) * c).abs().sum(), g)
torch.autograd.grad((torch.complex(g, g * 2) * c).abs().sum(), g, create_graph=True)
(g * g).sum().backward(); g.grad
g.sum().backward(); g.sum().backward(); g.grad
(g * 2).backward()
(g * 2).backward(torch.ones(3)); g.grad
(g * 2).backward(torch.ones(2))
(g * 2).backward('a')
y.backward()
x.sum().backward()
l = (g * g).sum(); l.backward(); l.backward()
l = (g * g).sum(); l.backward(retain_graph=True); l.backward(); g.grad
torch.autograd.grad((g * g).sum(), g)
torch.autograd.grad((g * g).sum(), [g], create_graph=True)[0]
torch.autograd.grad(torch.autograd.grad((g ** 3).sum(), g, create_graph=True)[0].sum(), g)
torch.autograd.grad(g.sum(), y)
torch.autograd.grad(g.sum(), [g, torch.ones(1, requires_grad=True)])
torch.autograd.grad(g.sum(), [g, torch.ones(1, requires_grad=True)], allow_unused=True)
torch.autograd.grad(g * 2, g)
torch.autograd.grad(g * 2, g, torch.ones(3))
torch.autograd.grad(g * 2, g, grad_outputs=[torch.ones(2)])
torch.autograd.backward([g.sum(), (g * g).sum()]); g.grad
g.requires_grad
g.is_leaf
(g * 2).is_leaf
(g * 2).requires_grad
g.grad
g.grad_fn
(g * 2).grad_fn.name()
(g * 2).grad_fn.next_functions[0][0].name()
(g * 2).grad_fn.next_functions[0][0].variable is g
(g @ g).grad_fn.name()
g.detach()
g.detach().requires_grad
g.data
g.data.requires_grad
g.requires_grad = False; g.requires_grad
i.requires_grad = True; i
i.requires_grad_()
(g * 2).requires_grad_(False)
h = g * 2; h.retain_grad(); h.sum().backward(); h.grad
g.register_hook(lambda v: v * 3); g.sum().backward(); g.grad
y.register_hook(lambda v: v)
g.register_hook(lambda v: 'a'); g.sum().backward(); g.grad
g.add_(1)
g[0] = 1; g
k = g * 1; k[0] = 5; k.sum().backward(); g.grad
k = g.exp(); k.add_(1); k.sum().backward(); g.grad
g.numpy()
g.item()
g.sum().item()
(g.sum() > 1).item()
bool(g.sum() > 1)
torch.is_grad_enabled()
m = torch.no_grad(); m.__enter__(); r = (g * 2).requires_grad; m.__exit__(None, None, None); r
torch.no_grad()(lambda: (g * 2).requires_grad)()
torch.no_grad(lambda: (g * 2).requires_grad)()
torch.inference_mode()(lambda: (g * 2).is_inference())()
torch.inference_mode(lambda: torch.is_inference_mode_enabled())()
torch.enable_grad()(lambda: torch.is_grad_enabled())()
torch.set_grad_enabled(True); torch.is_grad_enabled()
k = torch.set_grad_enabled(False); r = torch.is_grad_enabled(); torch.set_grad_enabled(True); r
g.grad = torch.ones(3); g.grad
g.grad = torch.ones(2); g
g.grad = 5; g
g.grad = torch.ones(3); g.grad = None; g.grad
g._version
x.add_(1); x._version
g.view(3)._base is g
g.retains_grad
g.output_nr
g.split(1)[2].output_nr
[p.grad_fn.name() for p in g.unsafe_split(1)], [p._is_view() for p in g.unsafe_split(1)]
[p.grad_fn.name() for p in g.unsafe_split_with_sizes([1, 2])], g.unsafe_chunk(3)[2].output_nr
a = (g * 1).unsafe_chunk(3); a[0].mul_(2); (a[0] * a[1]).sum().backward(); g.grad
a = y.clone(); a.unsafe_split(1)[0].fill_(7); a
torch.unsafe_chunk(torch.zeros(0, 2), 3)
torch.unsafe_chunk(y, 0)
torch.unsafe_split(y, -1)
torch.unsafe_split_with_sizes(y, [1, 5])
g.data = torch.zeros(2); g
g.detach_(); g.requires_grad
(g * 2).detach_().requires_grad
g.backward(torch.ones(3)); g.grad
g.sum().backward(inputs=[g]); g.grad
g.sum().backward(inputs=[])
g.sum().backward(retain_graph=True, create_graph=True); g.grad.requires_grad
torch.autograd.Variable(y, requires_grad=True).requires_grad, isinstance(y, torch.autograd.Variable), torch.autograd.Variable(y)
torch.autograd.Variable(5)
a = g * 1; k = a * a; torch.autograd.graph.increment_version(a); k.sum().backward()
torch.autograd.graph.increment_version([y, x.T, s]); (y._version, x._version, s._version)
torch.autograd.function.InplaceFunction(True).inplace
edge = torch.autograd.graph.get_gradient_edge; torch.autograd.grad((g * 2).sum(), edge(g))
edge = torch.autograd.graph.get_gradient_edge; y = g * 2; torch.autograd.grad((y * y).sum(), [edge(y), g])
edge = torch.autograd.graph.get_gradient_edge; y = g * 2; torch.autograd.grad(edge(y), g, torch.ones(3))
edge = torch.autograd.graph.get_gradient_edge; y = g * 2; torch.autograd.grad([edge(y), y.sum()], [g], [torch.ones(3), None])
edge = torch.autograd.graph.get_gradient_edge; y = g * 2; torch.autograd.grad(edge(y), g)
edge = torch.autograd.graph.get_gradient_edge; y = g * 2; torch.autograd.grad(edge(y), g, [torch.ones(2)])
edge = torch.autograd.graph.get_gradient_edge; torch.autograd.grad(edge((g * g).sum()), g, create_graph=True)
edge = torch.autograd.graph.get_gradient_edge; torch.autograd.backward(edge((g * g).sum())); g.grad
edge = torch.autograd.graph.get_gradient_edge; torch.autograd.backward([edge(g * g)], [torch.ones(3)]); g.grad
edge = torch.autograd.graph.get_gradient_edge; h = torch.ones(3, requires_grad=True); torch.autograd.backward((g * h).sum(), inputs=[edge(g)]); g.grad, h.grad
edge = torch.autograd.graph.get_gradient_edge; h = torch.ones(3, requires_grad=True); (g * h).sum().backward(inputs=edge(h)); g.grad, h.grad
edge = torch.autograd.graph.get_gradient_edge; y = g * 2; y.sum().backward(inputs=[edge(y)]); g.grad
edge = torch.autograd.graph.get_gradient_edge; h = torch.ones(3, requires_grad=True); torch.autograd.grad(g.sum(), [g, edge(h)])
edge = torch.autograd.graph.get_gradient_edge; h = torch.ones(3, requires_grad=True); torch.autograd.grad(g.sum(), [g, edge(h)], allow_unused=True)
edge = torch.autograd.graph.get_gradient_edge; h = torch.ones(3, requires_grad=True); torch.autograd.grad(g.sum(), [edge(h)], materialize_grads=True)
edge = torch.autograd.graph.get_gradient_edge; h = torch.ones(3, requires_grad=True); torch.autograd.grad(g.sum(), [edge(g), h], materialize_grads=True)
edge = torch.autograd.graph.get_gradient_edge; torch.autograd.grad(g.sum(), [edge(g), y])
edge = torch.autograd.graph.get_gradient_edge; edge(y)
edge = torch.autograd.graph.get_gradient_edge; edge(g)._fields, edge(g * 2).output_nr
torch.autograd.grad(g.sum(), [3])
torch.autograd.grad(g.sum(), ((g * 2).grad_fn, 0))
torch.autograd.grad([3], [g])
torch.autograd.backward([3])
torch.autograd.backward(g.sum(), inputs=[3])
g.register_hook(lambda v: v.double()); (g * 2).sum().backward()
import functools; g.register_hook(functools.partial(torch.Tensor.double)); (g * 2).sum().backward()
(g * 2).sum().backward(); g._grad, g._grad_fn, type((g * 2)._grad_fn).__name__
g._grad = torch.ones(3); g.grad
y = g * 2; y._grad_fn = None; y.requires_grad, y.is_leaf
setattr(g * 2, '_grad_fn', y)
g._backward_hooks, g._post_accumulate_grad_hooks
h = [g.register_hook(abs), g.register_post_accumulate_grad_hook(print)]; list(g._backward_hooks.values()), list(g._post_accumulate_grad_hooks.values())
g.register_hook(lambda v: v * 5); g._backward_hooks = None; g.sum().backward(); g.grad, g._backward_hooks
g._backward_hooks = {1: lambda v: v * 5}; g.sum().backward(); g.grad
type(g._cdata)
setattr(g, "_grad_fn", None), g._grad_fn
y = torch.inference_mode()(torch.ones)(2); y._version
y = g.exp(); y.grad_fn._raw_saved_result.register_hooks(abs, abs); y.grad_fn._raw_saved_result.register_hooks(abs, abs)
y = g.exp(); n = y.grad_fn; y.sum().backward(); n._raw_saved_result.register_hooks(abs, abs)
F.layer_norm(g, (3,)).grad_fn._raw_saved_weight.register_hooks(abs, abs)
torch.cat([g, g]).grad_fn._raw_saved_dim
g.exp().grad_fn._raw_saved_foo
torch.autograd.SavedTensor()
type(g.exp().grad_fn._raw_saved_result) is torch.autograd.SavedTensor
g.exp().grad_fn(torch.ones(3))
(g * g).grad_fn(torch.ones(3))
(g * 3).grad_fn(torch.ones(3))
(g * 3).grad_fn(None)
(g * 3).grad_fn()
(g * 3).grad_fn(3)
(g * 3).grad_fn(x=3)
(torch.ones(2, 3) * g).grad_fn(torch.ones(2, 3))
g.sum().grad_fn(s)
torch.unbind(g)[0].grad_fn(s, None, None)
g.exp().grad_fn(torch.ones(2))
y = g.exp(); y.sum().backward(); y.grad_fn(torch.ones(3))
y = g.exp(); torch.no_grad()(y.grad_fn)(torch.ones(3))
n = (g * 3).grad_fn.next_functions[0][0]; n(torch.ones(3)), g.grad
"""
