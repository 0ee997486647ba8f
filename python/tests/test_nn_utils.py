"""torch.nn.utils and torch.func.functional_call beside PyTorch's."""

import copy

import beside
import pytest


def net(T):
    T.manual_seed(5)
    return T.nn.Sequential(T.nn.Linear(3, 4), T.nn.ReLU(), T.nn.Linear(4, 2))


def state(m, T):
    return {k: beside.tree(v, T) for k, v in m.state_dict().items()}


def clipping(T):
    U = T.nn.utils
    for words in ({}, {"norm_type": 1.0}, {"norm_type": float("inf")}, {"max_norm": 1e6}):
        m = net(T)
        (m(T.ones(2, 3)).sum() * 3).backward()
        yield beside.tree(U.clip_grad_norm_(m.parameters(), **{"max_norm": 0.5, **words}), T), [beside.tree(p.grad, T) for p in m.parameters()]
    m = net(T)
    m(T.ones(2, 3)).sum().backward()
    yield beside.tree(U.get_total_norm([p.grad for p in m.parameters()]), T), beside.tree(U.get_total_norm([]), T)
    U.clip_grads_with_norm_(m[0].weight, 0.1, T.tensor(2.0))
    U.clip_grad_value_(m.parameters(), 0.3)
    yield [beside.tree(p.grad, T) for p in m.parameters()]
    m[0].weight.grad.fill_(float("nan"))
    yield lambda: U.clip_grad_norm_(m.parameters(), 1.0, error_if_nonfinite=True)


def vectors(T):
    m = net(T)
    v = T.nn.utils.parameters_to_vector(m.parameters())
    yield beside.tree(v, T)
    T.nn.utils.vector_to_parameters(v * 2, m.parameters())
    yield state(m, T)
    yield lambda: T.nn.utils.vector_to_parameters([1], m.parameters())


def fusion(T):
    T.manual_seed(6)
    for conv, bn, x, words in ((T.nn.Conv2d(2, 4, 2, bias=False), T.nn.BatchNorm2d(4), T.randn(2, 2, 4, 4), {}),
                               (T.nn.ConvTranspose2d(2, 4, 2), T.nn.BatchNorm2d(4, affine=False), T.randn(2, 2, 4, 4), {"transpose": True})):
        yield lambda: T.nn.utils.fuse_conv_bn_eval(conv, bn)
        bn(conv(x))
        fused = T.nn.utils.fuse_conv_bn_eval(conv.eval(), bn.eval(), **words)
        yield beside.tree(fused(x), T), bool(T.allclose(fused(x), bn(conv(x)), atol=1e-5))
    linear, bn = T.nn.Linear(3, 4), T.nn.BatchNorm1d(4)
    bn(linear(T.randn(5, 3)))
    fused = T.nn.utils.fuse_linear_bn_eval(linear.eval(), bn.eval())
    yield state(fused, T)


class Doubled:
    """A parametrization, made of T's Module."""

    def __new__(cls, T, inverse=True):
        class Doubling(T.nn.Module):
            def forward(self, x):
                return x * 2

        if inverse:
            Doubling.right_inverse = lambda self, x: x / 2
        return Doubling()


def parametrized(T):
    P = T.nn.utils.parametrize
    m = net(T)[0]
    P.register_parametrization(m, "weight", Doubled(T))
    yield repr(m), state(m, T), P.is_parametrized(m), P.is_parametrized(m, "bias"), P.type_before_parametrizations(m).__name__
    m(T.ones(1, 3)).sum().backward()
    yield beside.tree(m.parametrizations.weight.original.grad, T), type(m).__name__
    m.weight = T.ones(4, 3)
    yield state(m, T), beside.tree(m.weight, T)
    P.register_parametrization(m, "weight", Doubled(T))
    with P.cached():
        yield m.weight is m.weight, m.weight.sum().item()
    yield m.weight is m.weight
    twin = copy.deepcopy(m)
    twin.parametrizations.weight.original.data.zero_()
    yield m.weight.sum().item(), twin.weight.sum().item(), type(twin).__name__
    yield [n for n, _ in m.named_parameters()]
    other = T.nn.Linear(3, 4)
    P.transfer_parametrizations_and_params(m, other)
    yield state(other, T)
    P.remove_parametrizations(m, "weight")
    yield state(m, T), type(m).__name__
    yield lambda: P.remove_parametrizations(m, "weight")
    yield lambda: P.register_parametrization(m, "x", Doubled(T))
    m = net(T)[0]
    P.register_parametrization(m, "weight", Doubled(T, inverse=False))
    yield state(m, T)
    yield lambda: setattr(m, "weight", T.ones(4, 3))
    P.remove_parametrizations(m, "weight", leave_parametrized=False)
    yield state(m, T)
    flat = type("Flat", (T.nn.Module,), {"forward": lambda self, x: x.view(-1)})()
    yield lambda: P.register_parametrization(net(T)[0], "weight", flat)


def norms(T):
    for make in (lambda m: T.nn.utils.parametrizations.weight_norm(m), lambda m: T.nn.utils.parametrizations.weight_norm(m, dim=None),
                 lambda m: T.nn.utils.weight_norm(m, dim=1), lambda m: T.nn.utils.spectral_norm(m, n_power_iterations=2),
                 lambda m: T.nn.utils.parametrizations.spectral_norm(m)):
        m = net(T)[0]
        T.manual_seed(9)
        m = make(m)
        yield {k: v for k, v in state(m, T).items()}, [n for n, _ in m.named_parameters()]
        for _ in range(2):
            y = m(T.ones(2, 3))
        (y * y).sum().backward()
        yield beside.tree(y, T), {n: beside.tree(p.grad, T) for n, p in m.named_parameters()}, state(m, T)
        m.eval()
        yield beside.tree(m(T.ones(2, 3)), T)
    m = T.nn.utils.remove_weight_norm(T.nn.utils.weight_norm(net(T)[0]))
    yield state(m, T), len(m._forward_pre_hooks)
    m = T.nn.utils.remove_spectral_norm(T.nn.utils.spectral_norm(net(T)[0]))
    yield [n for n, _ in m.named_parameters()], len(m._forward_pre_hooks)
    yield lambda: T.nn.utils.remove_weight_norm(m)
    yield lambda: T.nn.utils.remove_spectral_norm(m)
    older, newer = T.nn.utils.weight_norm(net(T)[0]), T.nn.utils.parametrizations.weight_norm(T.nn.Linear(3, 4))
    yield str(newer.load_state_dict(older.state_dict())), bool(T.allclose(newer.weight, older.weight))


def packing(T):
    R = T.nn.utils.rnn
    sequences = [T.arange(n * 2.0).view(n, 2) + n for n in (2, 4, 1)]
    p = R.pack_sequence(sequences, enforce_sorted=False)
    yield [beside.tree(v, T) for v in p], [beside.tree(v, T) for v in R.unpack_sequence(p)]
    yield [beside.tree(v, T) for v in R.pad_packed_sequence(p, batch_first=True, padding_value=-1.0, total_length=5)]
    yield beside.tree(R.pad_sequence(sequences), T), beside.tree(R.pad_sequence(sequences, True, 9.0, "left"), T)
    yield [beside.tree(v, T) for v in R.unpad_sequence(R.pad_sequence(sequences), T.tensor([2, 4, 1]))]
    yield lambda: R.pack_sequence(sequences)
    yield lambda: R.pad_packed_sequence(p, total_length=2)
    yield lambda: R.pack_padded_sequence(T.ones(2, 3, 2), [2, 1])
    yield lambda: R.pack_padded_sequence(T.ones(2, 2, 2), [2, 0])
    for name, words in (("LSTM", {"bidirectional": True, "num_layers": 2}), ("GRU", {"bidirectional": True}), ("RNN", {}), ("LSTM", {"proj_size": 2})):
        T.manual_seed(11)
        rnn, x = getattr(T.nn, name)(2, 3, **words), T.randn(9, 2)
        lengths = [4, 2, 3]
        x.requires_grad_()
        packed = R.pack_sequence(list(x.split(lengths)), enforce_sorted=False)
        result, hidden = rnn(packed)
        hidden = hidden if isinstance(hidden, tuple) else (hidden,)
        yield [beside.tree(v, T) for v in R.unpack_sequence(result)], [beside.tree(h, T) for h in hidden]
        sum((h * h).sum() for h in hidden).backward()
        yield beside.tree(x.grad, T), {n: beside.tree(p.grad, T) for n, p in rnn.named_parameters()}
        again, _ = rnn(packed, tuple(T.ones_like(h) for h in hidden) if name == "LSTM" else T.ones_like(hidden[0]))
        yield beside.tree(again.data, T)
    yield beside.tree(p.to(T.float64).data, T), p.is_cuda


def functional(T):
    m = T.nn.Sequential(T.nn.Linear(2, 2), T.nn.BatchNorm1d(2))
    m[0].weight.data.fill_(1.0)
    call = T.func.functional_call if hasattr(T, "func") else None
    w, b = T.full((2, 2), 3.0, requires_grad=True), T.zeros(2)
    x = T.tensor([[1.0, 2.0], [0.5, 4.0]])
    given = {"0.weight": w, "0.bias": b, "1.running_mean": T.zeros(2), "1.num_batches_tracked": T.tensor(4)}
    y = call(m, given, (x,))
    y.pow(3).sum().backward()
    yield beside.tree(y, T), beside.tree(w.grad, T), {k: beside.tree(v, T) for k, v in given.items()}
    yield m[0].weight.sum().item(), m[1].num_batches_tracked.item(), m[1].running_mean.sum().item()
    yield beside.tree(call(m, [{"0.weight": w}, {"0.bias": b}], x), T)
    tied = T.nn.Module()
    tied.a = T.nn.Linear(2, 2, bias=False)
    tied.b = tied.a
    tied.forward = lambda x: tied.a(tied.b(x))
    yield beside.tree(call(tied, {"a.weight": T.eye(2) * 2}, x), T)
    yield lambda: call(tied, {"a.weight": T.eye(2), "b.weight": T.zeros(2, 2)}, x)
    yield lambda: call(m, {"0.x": w}, x)
    yield lambda: call(m, [{"0.weight": w}, {"0.weight": w}], x)
    yield lambda: call(m, 5, x)
    yield lambda: call(m, {"0.weight": w}, x, strict=True)


def skipped(T):
    m = T.nn.utils.skip_init(T.nn.Linear, 3, 4)
    yield tuple(m.weight.shape), m.weight.requires_grad, str(m.weight.dtype)
    yield T.nn.Linear(2, 2).weight.std().item() > 0
    yield lambda: T.nn.utils.skip_init(int)
    yield lambda: T.nn.utils.skip_init(T.nn.ReLU)
    m = T.nn.utils.convert_conv2d_weight_memory_format(T.nn.Sequential(T.nn.Conv2d(3, 4, 2)), T.channels_last)
    yield m[0].weight.is_contiguous(memory_format=T.channels_last)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("facts", [clipping, vectors, fusion, parametrized, norms, packing, functional, skipped], ids=lambda f: f.__name__)
def test_beside(facts, torch, pytorch):
    import torc.nn  # noqa: F401
    for k, (ours, theirs) in enumerate(zip(facts(torch), facts(pytorch), strict=True)):
        if callable(ours):
            outcomes = []
            for f in (ours, theirs):
                try:
                    outcomes.append(("returned", f() is None))
                except Exception as error:
                    outcomes.append((type(error).__name__, str(error).replace("torc.", "torch.")))
            assert outcomes[0] == outcomes[1], k
        else:
            assert beside.same(without_strides(ours), without_strides(theirs), tolerance=3e-5), (k, ours, theirs)


def without_strides(tree):
    if isinstance(tree, tuple) and tree and tree[0] == "Tensor":
        return tree[:3] + tree[4:]
    if isinstance(tree, (tuple, list)):
        return type(tree)(without_strides(t) for t in tree)
    return {k: without_strides(t) for k, t in tree.items()} if isinstance(tree, dict) else tree


def test_orthogonal_is_refused(torch):
    import torc.nn
    with pytest.raises(NotImplementedError, match="QR"):
        torc.nn.utils.parametrizations.orthogonal(torc.nn.Linear(2, 2))
