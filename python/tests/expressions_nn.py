"""The expressions of expressions.py that are about torch.nn, torch.nn.functional, functions of several operators, and torch.backends."""

FUNCTIONAL = """
F.relu(x)
F.relu(x, inplace=True) is x
F.relu(x, True) is x
F.relu_(x) is x
F.relu('a')
F.leaky_relu(x, 0.1)
F.elu(x)
F.gelu(x)
F.gelu(x, approximate='tanh')
F.silu(x)
F.softmax(x, dim=1)
F.softmax(x)
F.softmax(x, -1, dtype=torch.float64)
F.log_softmax(x, dim=0)
F.linear(x, torch.ones(4, 3))
F.linear(x, torch.ones(4, 3), torch.ones(4))
F.linear(x, torch.ones(4, 2))
torch.gru_cell(torch.ones(3, 2), torch.ones(3, 4), torch.ones(12, 2), torch.ones(12, 4))
torch.gru_cell(torch.ones(3, 2), torch.ones(3, 4), torch.ones(16, 2), torch.ones(12, 4))
torch.gru_cell(torch.ones(3, 2), torch.ones(3, 4), torch.ones(12, 2), torch.ones(16, 4))
torch.rnn_tanh_cell(torch.ones(3, 2), torch.ones(3, 4), torch.ones(16, 2), torch.ones(16, 4))
torch.lstm_cell(torch.ones(3, 2), (torch.ones(3, 4), torch.ones(3, 5)), torch.ones(16, 2), torch.ones(16, 4))
torch.lstm_cell(torch.ones(3, 2), (torch.ones(3, 1), torch.ones(3, 1)), torch.ones(16, 2), torch.ones(16, 1))
F.dropout(x, 0.5, training=False)
F.dropout(x)
F.dropout(x, p=0.3)
F.embedding(i, torch.arange(9.0).view(3, 3))
F.embedding(i, torch.arange(9.0).view(3, 3), padding_idx=-1)
F.mse_loss(x, x + 1)
F.mse_loss(x, x + 1, reduction='none')
F.mse_loss(x, x + 1, reduction='sum')
F.mse_loss(x, x + 1, size_average=False)
F.mse_loss(x, x + 1, reduce=False)
F.l1_loss(x, x + 1)
F.mse_loss(x, x + 1, weight=x.abs())
F.mse_loss(x, x + 1, reduction='sum', weight=x.abs())
F.mse_loss(x, x + 1, None, None, 'none', x.abs())
F.mse_loss(x, x + 1, weight=torch.ones(3))
F.mse_loss(x, x[:1], weight=x.abs())
F.mse_loss(x, x + 1, weight=d.abs())
F.mse_loss(x, x + 1, weight=None)
F.l1_loss(x, x * 2, weight=x.abs())
F.l1_loss(x, x * 2, reduction='sum', weight=x.abs())
F.l1_loss(x, x * 2, reduction='none', weight=x.abs())
F.l1_loss(x, x * 2, weight=torch.ones(2, 2))
F.huber_loss(x, x * 2, weight=x.abs())
F.huber_loss(x, x * 2, 'sum', 0.5, x.abs())
F.huber_loss(x, x * 2, reduction='none', weight=x.abs())
F.huber_loss(x, x * 2, weight=torch.ones(2, 2))
torch.autograd.grad(F.mse_loss(g, g * 2, weight=g * 3), g)
torch.autograd.grad(F.l1_loss(g, g * 2, weight=g * 3), g)
torch.autograd.grad(F.huber_loss(g, g * 2, weight=g * 3), g)
F.mse_loss(g, g * 2).grad_fn.name(), F.huber_loss(g, g * 2).grad_fn.name(), F.mse_loss(g, g * 2, weight=g).grad_fn.name()
F.adaptive_avg_pool2d(torch.zeros(1, 0, 2, 2), 3)
F.adaptive_avg_pool1d(torch.zeros(1, 0, 4), 3)
F.adaptive_avg_pool1d(torch.zeros(1, 2, 0), 3)
F.adaptive_avg_pool2d(torch.zeros(1, 2, 0, 2), 3)
F.adaptive_max_pool2d(torch.zeros(1, 0, 2, 2), 3)
F.adaptive_avg_pool3d(torch.zeros(0, 2, 2, 2), 3)
F.adaptive_max_pool3d(torch.zeros(0, 2, 2, 2), 3)
F.adaptive_avg_pool3d(torch.zeros(1, 0, 2, 2, 2), 3)
F.max_pool1d(torch.zeros(1, 0, 4), 2)
F.max_pool1d(torch.zeros(1, 2, 0), 2)
F.avg_pool2d(torch.zeros(1, 0, 4, 4), 2)
F.cross_entropy(x, torch.tensor([0, 2]))
F.cross_entropy(x, torch.tensor([0, 2]), weight=y.abs())
F.cross_entropy(x, torch.tensor([0, 2]), label_smoothing=0.1)
F.nll_loss(F.log_softmax(x, 1), torch.tensor([0, 2]))
F.binary_cross_entropy_with_logits(x, torch.sigmoid(x))
F.layer_norm(x, (3,))
F.layer_norm(x, [3], y, y)
F.layer_norm(x, (2,))
F.conv2d(torch.ones(1, 1, 4, 4), torch.ones(1, 1, 3, 3))
F.conv2d(torch.ones(1, 1, 4, 4), torch.ones(2, 1, 3, 3), torch.ones(2), padding=1)
F.conv2d(torch.ones(1, 1, 4, 4), torch.ones(2, 1, 3, 3), None, 1, 'same')
F.conv1d(torch.ones(1, 1, 4), torch.ones(1, 1, 3), stride=2)
F.max_pool2d(torch.arange(16.0).view(1, 1, 4, 4), 2)
F.max_pool2d(torch.arange(16.0).view(1, 1, 4, 4), 2, stride=1, padding=1)
F.max_pool2d(torch.arange(16.0).view(1, 1, 4, 4), 2, return_indices=True)
F.avg_pool2d(torch.arange(16.0).view(1, 1, 4, 4), (2, 2))
F.adaptive_avg_pool2d(torch.arange(16.0).view(1, 1, 4, 4), 1)
F.adaptive_avg_pool2d(torch.arange(16.0).view(1, 1, 4, 4), (None, 2))
F.batch_norm(x, torch.zeros(3), torch.ones(3))
F.batch_norm(x, torch.zeros(3), torch.ones(3), training=True)
F.group_norm(torch.arange(8.0).view(1, 4, 2), 2)
F.one_hot(j)
F.one_hot(j, 5)
F.cosine_similarity(x, x)
F.scaled_dot_product_attention(torch.ones(1, 2, 3, 4), torch.ones(1, 2, 3, 4), torch.ones(1, 2, 3, 4))
torch.sigmoid(x)
torch.tanh(x)
torch.special.expit(x)
torch.special.log1p(x)
torch.linalg.vector_norm(x, 3)
import inspect; [[(p.name, p.default, p.kind.name) if p.default is not p.empty else p.name for p in inspect.signature(getattr(F, k)).parameters.values()] for k in ("relu", "cross_entropy", "dropout", "layer_norm", "softmax", "mse_loss", "hardtanh", "fold", "interpolate")]
torch.vander(y)
torch.vander(y, 2)
torch.vander(y, N=5, increasing=True)
torch.vander(j)
torch.vander(c, 4)
torch.vander(y, 0)
torch.vander(x)
torch.vander(y, -1)
torch.vander(torch.tensor([2, 3, 4], dtype=torch.int8))
torch.linalg.vander(y)
torch.linalg.vander(x, N=4)
torch.linalg.vander(i, N=3)
torch.linalg.vander(c)
torch.linalg.vander(y, N=1)
torch.cumulative_trapezoid(b, b)
torch.cumulative_trapezoid(y)
torch.cumulative_trapezoid(x)
torch.cumulative_trapezoid(x, dim=0)
torch.cumulative_trapezoid(x, dx=0.5)
torch.cumulative_trapezoid(z, torch.tensor([0.0, 1.0, 4.0]), dim=1)
torch.cumulative_trapezoid(x, x * 2 + 1, dim=1)
torch.cumulative_trapezoid(torch.tensor([1, 2, 5]))
torch.cumulative_trapezoid(torch.ones(1))
torch.cumulative_trapezoid(b)
torch.cumulative_trapezoid(c)
torch.linalg.multi_dot([x, x.T, x, y])
torch.linalg.multi_dot((y, x.T, x))
torch.linalg.multi_dot([y, y])
torch.linalg.multi_dot([x, x.T])
torch.linalg.multi_dot([torch.ones(10, 2), torch.ones(2, 30), torch.ones(30, 1), torch.ones(1, 4)])
torch.linalg.multi_dot([x, x])
torch.linalg.multi_dot([x])
torch.linalg.multi_dot([z, x])
torch.linalg.multi_dot([x, y, x])
torch.linalg.multi_dot([x, x.T, x], out=torch.zeros(0))
torch.linalg.multi_dot([x, x.T, x], out=torch.zeros(2, dtype=torch.int32))
torch.linalg.multi_dot([x, x.T], out=torch.zeros(2, dtype=torch.float16))
torch.linalg.multi_dot([x, x.T], out=torch.zeros(2, dtype=torch.complex64))
torch.linalg.multi_dot([x, x.T], out=torch.zeros(2, dtype=torch.bool))
torch.linalg.multi_dot([x, x.T], out=torch.zeros(2, dtype=torch.uint8))
torch.linalg.multi_dot([x, x.T], out=torch.zeros(2, dtype=torch.int8))
torch.linalg.multi_dot([x, x.T], out=torch.zeros(2, dtype=torch.int16))
torch.linalg.multi_dot([x, x.T], out=torch.zeros(2, dtype=torch.int64))
torch.linalg.multi_dot([x, x.T], out=torch.zeros(2, dtype=torch.uint16))
torch.linalg.multi_dot([x, x.T], out=torch.zeros(2, dtype=torch.uint32))
torch.linalg.multi_dot([x, x.T], out=torch.zeros(2, dtype=torch.uint64))
torch.linalg.multi_dot([x, x.T], out=torch.zeros(2, dtype=torch.bfloat16))
torch.linalg.multi_dot([x, x.T], out=torch.zeros(2, dtype=torch.complex32))
torch.linalg.multi_dot([x, x.T], out=torch.zeros(2, dtype=torch.complex128))
torch.chain_matmul(x, x.T, x, out=torch.zeros(2, dtype=torch.float64))
torch.chain_matmul(x, out=torch.zeros(0))
torch.chain_matmul(x, x.T, x)
torch.chain_matmul(x)
g2 = x.clone().requires_grad_(); torch.linalg.multi_dot([g2, x.T, g2]).sum().backward(); g2.grad
torch.gradient(y)
torch.gradient(x)
torch.gradient(z, dim=(0, -1))
torch.gradient(z, dim=2, spacing=0.5)
torch.gradient(z, spacing=[2.0, 1.0, 0.5])
torch.gradient(z ** 2, dim=(1, 2), edge_order=2)
torch.gradient(y, spacing=(torch.tensor([0.0, 1.0, 4.0]),))
torch.gradient(z.sin(), spacing=(torch.tensor([0.0, 1.0, 4.0]), torch.tensor([-1.0, 0.0, 0.5, 3.0])), dim=(1, 2), edge_order=2)
torch.gradient(z.sin(), spacing=(torch.tensor([0.0, 1.0, 4.0]), torch.tensor([-1.0, 0.0, 0.5, 3.0])), dim=(1, 2))
torch.gradient(torch.arange(5) ** 2)
torch.gradient(c)
torch.gradient(y, edge_order=3)
torch.gradient(torch.ones(1))
torch.fill(x, 3)
torch.fill(j, torch.tensor(3))
torch.fill(g, 2.0).grad_fn is None
torch.vander(x, 2)
torch.vander(b[0])
torch.vander(h[0], 4)
torch.vander(torch.zeros(0))
torch.vander(torch.tensor(1.0))
torch.vander(g).requires_grad
torch.vander(y, out=y)
torch.linalg.vander(s, N=3)
torch.linalg.vander(s)
torch.linalg.vander(h)
torch.linalg.vander(b)
torch.linalg.vander(y, N=-1)
torch.cumulative_trapezoid(s)
torch.cumulative_trapezoid(x, torch.ones(4))
torch.cumulative_trapezoid(x, x, dx=2)
torch.cumulative_trapezoid(x, dx=True)
torch.cumulative_trapezoid(x, dx=1j)
torch.cumulative_trapezoid(x, dim=5)
torch.cumulative_trapezoid(z, x)
torch.trapezoid(x, x, dx=2)
torch.trapezoid(x, dx=1j)
torch.linalg.multi_dot([])
torch.linalg.multi_dot([s, x])
torch.linalg.multi_dot([x, s])
torch.linalg.multi_dot([y, x])
torch.linalg.multi_dot([x, d.T])
torch.linalg.multi_dot([i, j])
torch.chain_matmul()
torch.chain_matmul(y, y)
torch.chain_matmul(x, x)
torch.chain_matmul(x, d.T)
torch.block_diag()
torch.meshgrid()
torch.broadcast_tensors()
torch.gradient(s)
torch.gradient(s, dim=0)
torch.gradient(x, dim=())
torch.gradient(x, dim=(0, -2))
torch.gradient(x, dim=3)
torch.gradient(x, spacing=[2], dim=(0, 1))
torch.gradient(x, spacing=[2], dim=1)
torch.gradient(x, spacing=[2])
torch.gradient(x, spacing=[2, 1], dim=1)
torch.gradient(x, spacing=None)
torch.gradient(x, spacing=1j)
torch.gradient(x, spacing=[torch.tensor(2.0)], dim=0)
torch.gradient(x, spacing=[torch.tensor([2.0])], dim=0)
torch.gradient(x, spacing=[y.int()], dim=1)
torch.gradient(h, spacing=[y], dim=1)
torch.gradient(x, edge_order=0)
torch.gradient(x, edge_order=2)
torch.gradient(u)
torch.gradient(b)
torch.gradient(g)[0]
g2 = g.detach().requires_grad_(); torch.gradient(g2, spacing=[torch.tensor([0.0, 1.0, 4.0])], edge_order=2)[0].square().sum().backward(); g2.grad
torch.fill(x.t(), 2).stride()
torch.fill(u, 300)
torch.fill(u, -1)
torch.fill(x, y)
torch.fill(x, torch.tensor(1 + 2j))
torch.fill(x)
torch.fill(x, 1, out=x)
g2 = torch.tensor(2.0, requires_grad=True); torch.fill(x, g2).sum().backward(); g2.grad
torch.diff(b[0], prepend=j)
torch.diff(b[0], append=y)
torch.diff(b[0], n=2)
F.l1_loss(s.double(), y)
F.l1_loss(y, s.double(), reduction="none")
F.mse_loss(s.double(), y)
F.smooth_l1_loss(h[0], s, reduction="none")
F.huber_loss(s.double(), y)
F.huber_loss(h[0], s, reduction="none")
F.huber_loss(j, y)
g2 = s.double().requires_grad_(); F.l1_loss(g2, y).backward(); g2.grad
torch.median(c[:0])
torch.nanmedian(c[:0])
torch.median(c)
torch.median(c, 0)
torch.nanmedian(c, 0)
torch.nanmedian(torch.zeros(2, 0), 1)
v = [x, y]; torch._foreach_exp_(v) is v
v = (x, y); torch._foreach_add_(v, 1)
torch._foreach_add_([x], [y], alpha=2)
torch._foreach_zero_([x, y])
torch._foreach_copy_([x], [y])
torch._foreach_mul_([x], other=[y])
"""

# What differs, and why. A test fails when it does not any more.
WORDS = """
F.softmax(x,foo=1)
F.softmax(x,axis=1)
F.softmax(x,x=1)
F.softmax(a=x,dim=1)
F.softmax(x1=x,dim=1)
F.log_softmax(x,axis=1)
F.gumbel_softmax(x,axis=1)
F.softmin(x,axis=1)
F.relu(x=x)
F.relu(a=x)
F.relu(x,axis=1)
F.gelu(x=x)
F.gelu(a=x)
F.gelu(x, foo=1)
F.silu(a=x)
F.glu(x,axis=2)
F.glu(x,foo=2)
F.normalize(x,axis=1)
F.layer_norm(x=x,normalized_shape=[4])
F.mse_loss(x=x,target=x)
F.mse_loss(x,x,foo=1)
F.cosine_similarity(x,x,axis=1)
F.linear(x=x,weight=torch.ones(3,4))
F.conv1d(x=x,weight=torch.ones(3,2,1))
F.avg_pool1d(a=x,kernel_size=2)
F.avg_pool2d(a=z,kernel_size=2)
F.celu_(a=x)
F.celu_(x, inplace=True)
F.relu_(a=x)
F.selu_(x1=x)
F.relu_(x, inplace=True)
F.leaky_relu_(a=x)
F.elu_(a=x)
F.hardtanh_(a=x)
F.threshold_(a=x,threshold=1,value=2)
F.gelu(x, out=torch.ones(1))
F.hardshrink(a=x)
F.softplus(a=x)
F.softplus(x, out=torch.ones(1))
F.softshrink(a=x)
F.logsigmoid(a=x)
F.linear(x, torch.ones(3,4), out=torch.ones(1)) is not None
F.one_hot(input=torch.ones(2).long())
F.one_hot(tensor=torch.ones(2).long())
F.one_hot(x=torch.ones(2).long())
F.pixel_shuffle(a=torch.ones(1,4,1,1),upscale_factor=2)
F.prelu(a=x,weight=torch.ones(1))
F.pairwise_distance(x,x,keepdims=True)
F.scaled_dot_product_attention(x,x,x,a=1)
F.hardtanh(a=x)
F.sigmoid(a=x)
F.tanh(x=x)
F.dropout(a=x)
F.embedding(a=x.long(),weight=torch.ones(2,2))
F.unfold(a=torch.ones(1,1,2,2),kernel_size=1)
F.pad(a=x,pad=(1,1))
F.batch_norm(a=x,running_mean=None,running_var=None,training=True)
F.rrelu(a=x)
F.one_hot(torch.ones(2).long(), foo=1)
F.relu(x, inplace=False, foo=2)
F.relu(x, False, inplace=2)
F.relu()
F.relu(x, 1, 2)
F.relu6(x, bar=2)
F.dropout(x, 0.5, True, False, 5)
F.huber_loss(x, x, axis=1)
F.cross_entropy(x=x, target=x)
F.binary_cross_entropy(a=x, target=x)
F.nll_loss(x, a=2, target=3)
F.interpolate(a=x)
F.adaptive_avg_pool1d(a=x, output_size=1)
F.group_norm(a=x, num_groups=1)
F.multi_margin_loss(x1=x, target=x)
F.kl_div(a=x,target=x)
F.l1_loss(x1=x,target=x)
F.tanhshrink(a=x)
F.softsign(a=x)
F.mish(a=x)
F.hardswish(a=x)
F.hardsigmoid(a=x)
F.lp_pool1d(a=x, norm_type=1, kernel_size=1)
F.local_response_norm(a=x,size=2)
F.grid_sample(a=x, grid=x)
F.fold(a=x, output_size=2, kernel_size=1)
F.rms_norm(a=x, normalized_shape=[4])
F.rms_norm(x, normalized_shape=[4], foo=1)
F.instance_norm(a=x)
F.celu(a=x)
F.elu(a=x)
F.selu(a=x)
F.leaky_relu(a=x)
F.hardshrink(x, foo=1)
F.bilinear(x, x, torch.ones(1,4,4), foo=1)
F.cosine_embedding_loss(x1=x, x2=x, target=x)
F.smooth_l1_loss(a=x, target=x)
F.soft_margin_loss(a=x,target=x)
F.margin_ranking_loss(x1=x,x2=x,target=x)
F.hinge_embedding_loss(a=x,target=x)
F.poisson_nll_loss(a=x,target=x)
F.gaussian_nll_loss(a=x,target=x,var=x)
F.triplet_margin_loss(a=x,positive=x,negative=x)
F.multilabel_margin_loss(a=x,target=x)
F.alpha_dropout(a=x)
F.feature_alpha_dropout(a=x)
F.dropout1d(a=x)
F.channel_shuffle(a=torch.ones(1,4,2,2), groups=2)
F.upsample(a=x)
"""

FORMATS = """
[F.pad(v, (1, 1)) for v in (i4, i5)]
[F.pad(v, (1, 1, 2, 0)) for v in (i4, i5)]
[F.pad(v, (1, -1), value=2.0) for v in (i4, i5)]
[F.pad(v, (-1, -1)) for v in (i4, i5)]
[F.pad(v, (1, 1) * (v.dim() - 2), mode='reflect') for v in (i4, i5)]
[F.pad(v, (1, 1) * (v.dim() - 2), mode='replicate') for v in (i4, i5)]
[F.pad(v, (1, 1) * (v.dim() - 2), mode='circular') for v in (i4, i5)]
[F.pad(v, (0, 0) * (v.dim() - 2), mode='circular') for v in (i4, i5)]
F.pad(i4[:, :, 1:], (1, 1)), F.pad(i4[:, :, 1:], (1, 1, 1, 1), mode='replicate'), F.pad(i4[:, :, 1:], (1, 1, 1, 1), mode='reflect')
F.pad(i4.transpose(1, 2), (1, 1)), F.pad(i4.transpose(1, 2), (1, 1, 1, 1), mode='replicate')
[F.pad(v.narrow(d, 1, v.shape[d] - 1), p * (v.dim() - 2), mode=m).stride() for v in (i4, i5) for d in range(1, v.dim()) if v.shape[d] > 2 for p in ((1, 1), (0, 0), (1, -1)) for m in ('reflect', 'replicate', 'circular')]
[F.pad(v, p, mode=m) for v in (x.t(), i4[0], i4[:, :1].expand(2, 3, 4, 5)[..., 1:]) for p in ((0, 0), (-1, 0)) for m in ('reflect', 'replicate', 'circular')]
torch.nn.ConstantPad2d(1, 2.0)(i4), torch.nn.ZeroPad2d(1)(i4), torch.nn.ReplicationPad3d(1)(i5)
[v.roll(1, 1) for v in (i4, i5)]
[v.roll(1) for v in (i4, i5)]
[v.roll((1, 2), (2, 3)) for v in (i4, i5)]
i4[:, :, 1:].roll(1, 1), i4.contiguous().roll(1, 1), x.t().roll(1, 0)
[F.batch_norm(v, None, None, training=True) for v in (i4, i5)]
[F.batch_norm(v, torch.zeros(3), torch.ones(3), torch.ones(3), torch.ones(3)) for v in (i4, i5)]
[F.group_norm(v, 1, torch.ones(3), torch.ones(3)) for v in (i4, i5)]
[F.group_norm(v.double(), 3) for v in (i4, i5)]
[torch.autograd.grad((F.batch_norm(w, None, None, torch.ones(3), training=True) * v).sum(), w) for v in (i4, i5) for w in [v.clone().requires_grad_()]]
[torch.autograd.grad((F.group_norm(w, 1) * v).sum(), w) for v in (i4, i5) for w in [v.clone().requires_grad_()]]
[F.batch_norm(v.bfloat16(), None, None, training=True).stride() for v in (i4, i5)]
[v.to(memory_format=torch.channels_last).stride() for n in ((2, 1, 4, 5), (2, 3, 1, 1), (0, 3, 4, 5), (2, 3, 4, 5), (1, 1, 1, 1)) for v in [torch.zeros(n)]]
[v.to(memory_format=torch.channels_last_3d).stride() for n in ((2, 1, 4, 5, 6), (2, 3, 1, 1, 1), (0, 3, 4, 5, 6)) for v in [torch.zeros(n)]]
[v.to(memory_format=torch.channels_last) is v for n in ((2, 1, 4, 5), (2, 3, 4, 5)) for v in [torch.zeros(n)]]
[v.to(memory_format=torch.channels_last) is v for n in ((2, 1, 4, 5), (2, 3, 4, 5)) for v in [torch.empty(n, memory_format=torch.channels_last)]]
[v.contiguous(memory_format=torch.channels_last).stride() for n in ((2, 1, 4, 5), (2, 3, 1, 1), (0, 3, 4, 5)) for v in [torch.zeros(n)]]
[v.to(memory_format=torch.contiguous_format).stride() for n in ((2, 1, 4, 5), (2, 3, 1, 1)) for v in [torch.empty(n, memory_format=torch.channels_last)]]
[v.clone().stride() for n in ((2, 1, 4, 5), (2, 3, 1, 1)) for v in [torch.empty(n, memory_format=torch.channels_last)]]
[v.double().stride() for n in ((2, 1, 4, 5), (2, 3, 1, 1)) for v in [torch.empty(n, memory_format=torch.channels_last)]]
torch.empty(2, 1, 4, 5, memory_format=torch.channels_last).flip(1).stride()
torch.zeros(0, 3, 4, 5).is_contiguous(memory_format=torch.channels_last)
torch.nn.Conv2d(1, 4, 3).to(memory_format=torch.channels_last).weight.stride()
torch.nn.Conv2d(3, 4, 1).to(memory_format=torch.channels_last).weight.stride()
torch.nn.Conv3d(1, 4, 3).to(memory_format=torch.channels_last_3d).weight.stride()
[torch.cat([v, v], d) for v in crops(i4) for d in (0, 1, 2, -1)]
[torch.cat([v, v], d) for v in crops(i5) for d in (0, 1, 2, -1)]
[torch.cat(p, 1) for v in (i4[:, :, 1:], i5[:, :, 1:]) for p in ([v, v.contiguous()], [v.contiguous(), v], [torch.zeros(0), v, v], [v, torch.zeros(0)], [v, v[:, :0]], [v, v.double()])]
u = i4.unsqueeze(-1); torch.cat([u, u], -1), torch.cat([u, u], 1), torch.cat([i4.unsqueeze(2)] * 2, 2), torch.cat([i4.unsqueeze(1)] * 2, 0)
[torch.stack([v, v], d) for v in crops(i4) for d in (0, 1, 2, -1)]
[torch.hstack([v, v]) for v in (*crops(i4), *crops(i5))]
[F.batch_norm(v, None, None, training=True) for v in (*crops(i4), *crops(i5)) if v[:, 0].numel() > 1]
[F.batch_norm(v, torch.zeros(v.shape[1]), torch.ones(v.shape[1])) for v in (*crops(i4), *crops(i5))]
[F.batch_norm(v[:, :, :-1].bfloat16(), None, None, training=True).stride() for v in (i4, i5)]
[F.group_norm(v.clone()[:, :, 1:], g) for v in (i4, i5) for g in (1, 3)]
[F.group_norm(v.bfloat16()[:, :, 1:], 1, torch.ones(3).bfloat16()).stride() for v in (i4, i5)]
[F.group_norm(v, 1) for v in (*crops(i4), *crops(i5))]
[torch.autograd.grad((F.batch_norm(w, None, None, torch.ones(3), training=True) * v).sum(), w) for u in (i4, i5) for v in [u[:, :, 1:]] for w in [v.detach().requires_grad_()]]
[torch.autograd.grad((F.group_norm(w, 1) * v).sum(), w) for u in (i4, i5) for v in [u[:, :, 1:]] for w in [v.detach().requires_grad_()]]
[F.conv2d(v, torch.ones(2, v.shape[1], 1, 1)) for v in crops(i4)]
[F.conv_transpose2d(v, torch.ones(v.shape[1], 2, 2, 2)) for v in crops(i4)]
F.conv2d(i4.contiguous(), torch.ones(2, 3, 4, 2).to(memory_format=torch.channels_last)[:, :, 1:]), F.conv2d(i4.contiguous(), torch.ones(2, 3, 3, 2)[:, :, 1:])
[torch.autograd.grad(f(v, w).sum(), v) for u in (i4, i4[:, :, 1:], i4.contiguous()) for v in [u.detach().requires_grad_()] for k in (torch.ones(3, 3, 3, 2),) for w in (k, k.to(memory_format=torch.channels_last), k.to(memory_format=torch.channels_last)[..., 1:]) for f in (F.conv2d, F.conv_transpose2d)]
[F.conv3d(v, torch.ones(2, 3, 1, 2, 2)) for v in (i5[:, :, 1:], i5[..., 1:], i5.contiguous()[..., 1:])]
[F.max_pool2d(v, 2, 1, 1) for v in crops(i4)]
[F.max_pool2d(v, 2, 1, 1, return_indices=True)[1] for v in crops(i4)]
[F.avg_pool2d(v, 2, 1, 1) for v in crops(i4)]
[f(v, n) for v in crops(i4) for f in (F.adaptive_avg_pool2d, F.adaptive_max_pool2d) for n in (1, 2)]
[F.max_pool3d(v, 2, 1, 1) for v in crops(i5)]
[F.adaptive_avg_pool3d(v, n) for v in crops(i5) for n in (1, 2)]
[F.interpolate(v, size=n, mode=m) for v in crops(i4) for n in ((1, 1), (3, 4), tuple(v.shape[2:])) for m in ('nearest', 'bilinear', 'bicubic')]
[F.interpolate(v, scale_factor=2, mode=m) for v in crops(i5) for m in ('nearest', 'trilinear')]
[F.pixel_shuffle(v, 2) for c in (4, 8) for w in [torch.arange(c * 24.).reshape(1, c, 4, 6).to(memory_format=torch.channels_last)] for v in (w, w[:, :, 1:], w[..., ::2])]
[F.pixel_unshuffle(v, 2) for v in (i4[:, :, :2, :4], i4[:, :, 1:3, 1:], i4[:, :, :2, 1:3])]
[F.rms_norm(v, v.shape[-1:]) for v in (i4, i4[:, :, 1:], i4[..., 1:], i5, i5[:, :, 1:], i4.contiguous()[..., 1:], i4[:, :1])]
[F.channel_shuffle(v, 2) for w in [torch.arange(192.).reshape(2, 4, 4, 6).to(memory_format=torch.channels_last)] for v in (w, w[:, :, 1:], w[..., ::2], w.contiguous()[..., 1:])]
[F.pad(v, (1, 1), mode='replicate') for v in (i4[0], i4[0, :, 1:])]
[torch.complex(v, v) for v in (*crops(i4), *crops(i5))]
torch.complex(i4, i4.contiguous()), torch.complex(i4, i4[:1]), torch.complex(i4[0], i4), torch.complex(x.t(), x.t()), torch.complex(i4.double(), i4[:, :1].double())
[torch.polar(v, v) for v in (i4, i4[:, :, 1:], i4[..., ::2], i5, i5[:, :, 1:], i4.contiguous())]
[torch.view_as_real(torch.complex(v.half(), v.half())).stride() for v in (i4, i5)]
"""

MODULES = """
torch.nn.Linear(2, 2).to('cpu', 3)
torch.nn.Linear(2, 2).to('cpu', 'x')
torch.nn.Linear(2, 2).to(None, 3)
torch.nn.Linear(2, 2).to(x, 3)
torch.nn.Linear(2, 2).to('cpu', torch.float, True, 3)
torch.nn.Linear(2, 2).to('cpu', torch.float, True, False)
torch.nn.Linear(2, 2).to(x, True, True)
torch.nn.Linear(2, 2).to(copy=False)
torch.nn.Linear(2, 2).to(dtype=3)
torch.nn.Linear(2, 2).to(device=3.5)
torch.nn.Linear(2, 2).to(memory_format=3)
torch.nn.Linear(2, 2).to(foo=3)
torch.nn.Linear(2, 2).to([1])
torch.nn.Linear(2, 2).to(torch.float, 'cpu')
torch.nn.Linear(2, 2).to('foo')
torch.nn.Linear(2, 2).to('')
torch.nn.Linear(2, 2).to(tensor=d).weight.dtype
torch.nn.Linear(2, 2).to(d, True).weight.dtype
torch.nn.Linear(2, 2).to(float).weight.dtype
torch.nn.Linear(2, 2).to(device='cpu', dtype=torch.half, non_blocking=True).weight.dtype
torch.nn.Linear(2, 2).to(None, torch.half).weight.dtype
torch._C._nn._parse_to('cpu:0', torch.half, memory_format=torch.channels_last)
torch._C._nn._parse_to(d, True)
x.to(tensor=d)
x.to(other=d)
x.to('')
torch.device('')
torch.device('foo:1')
torch.nn.ParameterList(3)
torch.nn.Parameter([1.])
torch.nn.Parameter(1.)
torch.nn.Parameter('a')
torch.nn.Parameter(torch.ones(2).long())
torch.nn.Parameter(torch.ones(2).bool())
torch.nn.Parameter(torch.ones(2).long(), False)
torch.nn.Parameter(None)
torch.nn.Buffer([1.])
torch.nn.Buffer(3)
torch.nn.Parameter(torch.ones(2), foo=1)
pd = torch.nn.ParameterDict({'a': torch.ones(1), 'b': torch.zeros(2)}); pd.get('a'), pd.get('q'), pd.get('q', 5)
pd = torch.nn.ParameterDict({'a': torch.ones(1), 'b': torch.zeros(2)}); pd.pop('a'), list(pd), len(pd)
pd = torch.nn.ParameterDict({'a': torch.ones(1)}); pd.pop('q')
pd = torch.nn.ParameterDict({'a': torch.ones(1), 'b': torch.zeros(2)}); pd.popitem(), list(pd), [n for n, _ in pd.named_parameters()]
pd = torch.nn.ParameterDict(); pd.popitem()
pd = torch.nn.ParameterDict({'a': torch.ones(1)}); pd.setdefault('z', torch.ones(1)), pd.setdefault('a', torch.zeros(3)), pd.setdefault('n'), list(pd.items())
pd = torch.nn.ParameterDict({'b': torch.ones(1), 'a': torch.zeros(2)}); repr(pd.copy()), pd.copy() is pd, list(reversed(pd))
pd = torch.nn.ParameterDict({'a': torch.ones(1)}); pd.clear(); len(pd), pd._parameters, list(pd)
repr(torch.nn.ParameterDict().fromkeys(['u', 'v'], torch.ones(1)))
pd = torch.nn.ParameterDict({'b': torch.ones(1)}); repr(pd | {'k': torch.ones(1), 'c': 5}), list(pd)
pd = torch.nn.ParameterDict({'b': torch.ones(1)}); repr({'k': torch.ones(1), 'b': torch.zeros(3)} | pd)
pd = torch.nn.ParameterDict({'b': torch.ones(1)}); same = pd; pd |= {'b': torch.zeros(3), 'x': 1}; repr(pd), same is pd
pd = torch.nn.ParameterDict([('b', torch.ones(1)), ['a', 2]]); list(pd.items())
torch.nn.ParameterDict(5)
torch.nn.ParameterDict([5])
torch.nn.ParameterDict([(1, 2, 3)])
torch.nn.ParameterDict({3: 4})
torch.nn.ParameterDict()[3]
torch.nn.ParameterDict()(1)
torch.nn.ParameterList()(1)
torch.nn.ParameterList(torch.ones(2))
torch.nn.ParameterList(5)
pl = torch.nn.ParameterList([torch.ones(1), 2]); pl += [torch.ones(2)]; repr(pl), pl[-1], repr(pl[1:])
torch.nn.ParameterList([1])[3]
torch.nn.ModuleDict(5)
torch.nn.ModuleDict([5])
torch.nn.ModuleDict([(1, 2, 3)])
repr(torch.nn.ModuleDict([('a', torch.nn.ReLU()), ['b', torch.nn.Tanh()]]))
s = torch.nn.Sequential(torch.nn.ReLU(), torch.nn.Tanh()); s *= 2; repr(s), len(s), s[2] is s[0]
s = torch.nn.Sequential(torch.nn.ReLU()); repr(s * 2), repr(3 * s)
torch.nn.Sequential(torch.nn.ReLU()).insert(5, torch.nn.ReLU())
repr(torch.nn.Sequential(torch.nn.ReLU(), torch.nn.Tanh()).insert(-1, torch.nn.ELU()))
repr(torch.nn.Sequential(torch.nn.ReLU()) + torch.nn.Sequential(torch.nn.Tanh()))
m = torch.nn.ModuleList([torch.nn.ReLU()]); m.insert(0, torch.nn.Tanh()); repr(m), m.pop(0), m._get_abs_string_index(-1)
torch.nn.ModuleList([torch.nn.ReLU()])[2]
isinstance(torch.nn.Buffer(torch.ones(1)), torch.nn.Buffer), isinstance(torch.ones(1), torch.nn.Buffer), type(torch.nn.Buffer(torch.ones(1))).__name__
torch.nn.MultiheadAttention(4, 2).merge_masks(None, None, torch.ones(1, 1, 4))
torch.nn.MultiheadAttention(4, 2).merge_masks(None, torch.ones(1, 3), torch.ones(1, 3, 4))
torch.nn.MultiheadAttention(4, 2).merge_masks(torch.ones(3, 3), None, torch.ones(2, 3, 4))
torch.nn.MultiheadAttention(4, 2).merge_masks(torch.ones(4, 3, 3), torch.ones(2, 3), torch.ones(2, 3, 4))
torch.nn.Linear(1, 1).nope
torch.nn.Module.__getattr__(torch.nn.Linear(1, 1), 'in_features')
l = torch.nn.Linear(1, 1); l._call_impl(torch.ones(1, 1)).shape, l._wrapped_call_impl(torch.ones(1, 1)).shape
[n for n, _ in torch.nn.Sequential(torch.nn.Linear(1, 1))._named_members(lambda m: m._parameters.items(), 'p')]
torch.nn.Module.T_destination.__name__
list(torch.nn.Module().__dict__)
torch.nn.TransformerEncoder(torch.nn.TransformerEncoderLayer(4, 2, 8, batch_first=True), 1).use_nested_tensor, torch.nn.TransformerEncoder(torch.nn.TransformerEncoderLayer(4, 2, 8), 1).use_nested_tensor
"""

BACKENDS = """
torch.backends.mkldnn.enabled, torch.backends.mkldnn.deterministic
torch.backends.mkldnn.enabled = 1; 0
f = torch.backends.mkldnn.flags(False, True, False); f.__enter__(); a = torch.backends.mkldnn.enabled, torch.backends.mkldnn.deterministic; f.__exit__(None, None, None); a, torch.backends.mkldnn.enabled
old = torch.backends.mkldnn.set_flags(_enabled=False); a = torch.backends.mkldnn.set_flags(_enabled=True); old[:2], a[:2]
torch.backends.mkldnn.is_acl_available()
torch.backends.cudnn.is_acceptable(torch.ones(1)), sorted(map(str, torch.backends.cudnn.CUDNN_TENSOR_DTYPES))
torch.backends.cudnn.set_flags(), torch.backends.set_flags()
f = torch.backends.cudnn.flags(benchmark=True, fp32_precision='ieee'); f.__enter__(); a = torch.backends.cudnn.enabled, torch.backends.cudnn.benchmark, torch.backends.cudnn.allow_tf32; f.__exit__(None, None, None); a, torch.backends.cudnn.enabled
f = torch.backends.flags('ieee'); f.__enter__(); a = torch.backends.fp32_precision; f.__exit__(None, None, None); a, torch.backends.fp32_precision
torch.backends.cuda.flash_sdp_enabled(), torch.backends.cuda.mem_efficient_sdp_enabled(), torch.backends.cuda.math_sdp_enabled(), torch.backends.cuda.cudnn_sdp_enabled(), torch.backends.cuda.fp16_bf16_reduction_math_sdp_allowed()
torch.backends.cuda.enable_flash_sdp(False); a = torch.backends.cuda.flash_sdp_enabled(); torch.backends.cuda.enable_flash_sdp(True); a, torch.backends.cuda.flash_sdp_enabled()
torch.backends.cuda.enable_mem_efficient_sdp(False); a = torch.backends.cuda.mem_efficient_sdp_enabled(); torch.backends.cuda.enable_mem_efficient_sdp(True); a, torch.backends.cuda.enable_cudnn_sdp(True)
torch.backends.cuda.enable_flash_sdp(1)
torch.backends.cuda.enable_mem_efficient_sdp('a')
torch.backends.cuda.enable_math_sdp(None)
f = torch.nn.attention.sdpa_kernel(torch.nn.attention.SDPBackend.MATH); f.__enter__(); a = torch.backends.cuda.flash_sdp_enabled(), torch.backends.cuda.math_sdp_enabled(); f.__exit__(None, None, None); a, torch.backends.cuda.flash_sdp_enabled()
torch.nn.attention.sdpa_kernel('MATH').__enter__()
torch.backends.cpu.get_cpu_capability()
torch.backends.mha.set_fastpath_enabled(False); a = torch.backends.mha.get_fastpath_enabled(); torch.backends.mha.set_fastpath_enabled(True); a, torch.backends.mha.get_fastpath_enabled()
torch.backends.nnpack.set_flags(True), torch.backends.flags_frozen()
torch.backends.quantized.supported_engines = []; 0
torch.backends.quantized.engine = 'nothing'; 0
"""
