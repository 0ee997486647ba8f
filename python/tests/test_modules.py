"""nn.Module and its containers: the same programs with torc and with PyTorch."""

import copy
import pickle

import beside
import pytest


def model(T):
    class Affine(T.nn.Module):
        def __init__(self, i, o):
            super().__init__()
            self.weight = T.nn.Parameter(T.arange(float(i * o)).view(o, i) / 10)
            self.bias = T.nn.Parameter(T.zeros(o))
            self.register_buffer("calls", T.tensor(0))
            self.register_buffer("scratch", T.zeros(1), persistent=False)
            self.register_parameter("absent", None)

        def forward(self, x, scale=1.0):
            self.calls += 1
            return T.nn.functional.linear(x, self.weight, self.bias) * scale

        def extra_repr(self):
            return f"shape={tuple(self.weight.shape)}"

    return T.nn.Sequential(Affine(3, 4), T.nn.ModuleDict({"a": Affine(1, 2), "b": T.nn.ModuleList([Affine(1, 1), Affine(1, 1), T.nn.Sequential()])}))


def facts(T):
    m = model(T)
    yield repr(m)
    yield [(n, tuple(p.shape)) for n, p in m.named_parameters()]
    yield [n for n, _ in m.named_buffers()]
    yield [(n, type(x).__name__) for n, x in m.named_modules()]
    yield [n for n, _ in m.named_children()]
    yield {k: v.tolist() for k, v in m.state_dict().items()}
    yield repr(m.load_state_dict(m.state_dict()))
    yield m.get_submodule("1.a").weight.tolist()
    yield [hasattr(m, n) for n in ("0", "weight", "training")], m.training, m.eval().training, m[1].a.training if hasattr(m[1], "a") else None
    x = T.ones(2, 3, requires_grad=True)
    seen = []
    first = m[0]
    handles = [first.register_forward_pre_hook(lambda mod, args: seen.append(("pre", len(args)))),
               first.register_forward_hook(lambda mod, args, out: seen.append(("post", tuple(out.shape)))),
               first.register_forward_hook(lambda mod, args, kwargs, out: out * kwargs.get("scale", 3), with_kwargs=True),
               first.register_full_backward_pre_hook(lambda mod, grads: seen.append(("backward pre", tuple(grads[0].shape)))),
               first.register_full_backward_hook(lambda mod, gi, go: seen.append(("backward", gi[0].tolist(), go[0].tolist())))]
    first(x).sum().backward()
    yield first(x, scale=2.0).tolist(), seen, x.grad.tolist(), first.weight.grad.tolist()
    for h in handles:
        h.remove()
    yield first(x).tolist(), len(seen), first.calls.item()
    first.zero_grad()
    yield first.weight.grad, first.double().weight.dtype == T.float64, first.calls.dtype == T.int64
    other = copy.deepcopy(m)
    other[0].weight.data.zero_()
    yield m[0].weight.sum().item() != 0, type(other[0].weight) is T.nn.Parameter
    yield [type(t).__name__ for t in m[0].requires_grad_(False).parameters()], m[0].weight.requires_grad
    m[0].weight = None
    yield [n for n, _ in m[0].named_parameters()], "weight" in m[0]._parameters
    del m[0].bias
    yield [n for n, _ in m[0].named_parameters()], sorted(n for n in dir(m) if n[0].islower())[:3]
    s = T.nn.Sequential(*[T.nn.Sequential() for _ in range(4)])
    yield len(s[1:3]), repr(s[0]), len(s.append(T.nn.Sequential())), repr(T.nn.ModuleList([T.nn.Sequential()] * 3))
    p = T.nn.ParameterList([T.zeros(2), T.nn.Parameter(T.ones(1))])
    yield len(p), [type(v).__name__ for v in p], [n for n, _ in p.named_parameters()], len(p[:1])
    d = T.nn.ParameterDict({"x": T.zeros(2)})
    yield list(d.keys()), "x" in d, [n for n, _ in d.named_parameters()]
    yield repr(T.nn.Parameter(T.zeros(2)))


def refusals(T):
    m = model(T)
    return [lambda: m.missing, lambda: m[0].register_parameter("weight", None) or m[0].register_parameter("training", None),
            lambda: setattr(m[0], "weight", T.zeros(1)), lambda: setattr(m[0], "calls", 5), lambda: setattr(m, "0", 5),
            lambda: m[0].register_buffer("a.b", T.zeros(1)), lambda: m[0].register_buffer("", T.zeros(1)), lambda: m[0].register_buffer("weight", T.zeros(1)),
            lambda: m.add_module("x", 5), lambda: m.load_state_dict({}), lambda: m[0].load_state_dict({"weight": T.zeros(1), "bias": T.zeros(4), "calls": T.tensor(0), "z": 1}),
            lambda: m.load_state_dict(5), lambda: m.train(5), lambda: m.get_submodule("7"), lambda: m.get_parameter("0.calls"), lambda: m[9],
            lambda: T.nn.Module()(1), lambda: m.to(T.int64), lambda: T.nn.Module.__setattr__(object.__new__(type("M", (T.nn.Module,), {})), "p", T.nn.Parameter(T.zeros(1))),
            lambda: T.nn.Module(5)]


def test_facts(torch, pytorch):
    import torc.nn  # noqa: F401
    for k, (ours, theirs) in enumerate(zip(facts(torch), facts(pytorch), strict=True)):
        assert beside.same(ours, theirs), k


def test_refusals(torch, pytorch):
    import torc.nn  # noqa: F401
    for k, (ours, theirs) in enumerate(zip(refusals(torch), refusals(pytorch), strict=True)):
        outcomes = []
        for f in (ours, theirs):
            try:
                outcomes.append(("returned", f() is None))
            except Exception as error:
                outcomes.append((type(error).__name__, str(error)))
        assert outcomes[0] == outcomes[1], k


def test_modules_die(torch):
    import gc
    import weakref
    m = model(torch)
    m[0].register_forward_hook(lambda mod, args, out: m)
    m[0](torch.ones(1, 3))
    gone = weakref.ref(m)
    del m
    gc.collect()
    assert gone() is None




def test_pickle(torch):
    import torc.nn
    m = torc.nn.ModuleList([torc.nn.ParameterList([torch.ones(2)])])
    other = pickle.loads(pickle.dumps(m))
    assert other[0][0].tolist() == [1.0, 1.0] and type(other[0][0]) is torc.nn.Parameter
    with pytest.raises(AttributeError):
        other.absent
