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


SUBMODULES = ["m.set_submodule('1.a', T.nn.Tanh())", "m.set_submodule('0', T.nn.Tanh())", "m.set_submodule('1.new', T.nn.Tanh())", "m.set_submodule('1.new', T.nn.Tanh(), strict=True)",
              "m.set_submodule('', T.nn.Tanh())", "m.set_submodule('0.weight', T.nn.Tanh())", "m.set_submodule('7.x', T.nn.Tanh())", "m.set_submodule('0', 5)"]


@pytest.mark.parametrize("text", SUBMODULES)
def test_set_submodule(text, torch, pytorch):
    import torc.nn  # noqa: F401
    outcomes = []
    for T in (torch, pytorch):
        m = model(T)
        try:
            eval(text, {"T": T, "m": m})
            outcomes.append(repr(m))
        except Exception as error:
            outcomes.append((type(error).__name__, str(error)))
    assert outcomes[0] == outcomes[1]


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


LAYERS = """
Identity(3)(x)
Linear(3, 4)(x)
Linear(3, 4, bias=False)(x)
Flatten()(image)
Flatten(0)(x)
Unflatten(1, (3, 1))(x)
Embedding(5, 3)(i)
Embedding(5, 3, padding_idx=-1)(i)
Conv1d(2, 4, 3, padding=1)(image[0])
Conv2d(2, 4, 3)(image)
Conv2d(2, 4, (3, 1), stride=2, padding='valid', groups=2, bias=False)(image)
Conv2d(2, 4, 3, padding=(1, 0), dilation=2)(image)
MaxPool2d(2)(image)
MaxPool2d(2, 1, return_indices=True)(image)
AvgPool2d(2)(image)
AdaptiveAvgPool2d(1)(image)
BatchNorm1d(3)(x)
BatchNorm1d(3).eval()(x)
BatchNorm1d(3, momentum=None, affine=False)(x)
BatchNorm2d(2, track_running_stats=False)(image)
LayerNorm(3)(x)
LayerNorm([3], bias=False)(x)
GroupNorm(2, 2)(image)
Dropout(0.3)(x)
Dropout(0.3).eval()(x)
ReLU()(x)
ReLU(inplace=True)(x)
ReLU6()(x)
SiLU()(x)
Mish()(x)
SELU()(x)
Hardswish()(x)
Hardsigmoid()(x)
Tanh()(x)
Sigmoid()(x)
GELU()(x)
GELU('tanh')(x)
LeakyReLU()(x)
LeakyReLU(0.2, True)(x)
ELU()(x)
Softplus()(x)
Softmax(dim=1)(x)
LogSoftmax(dim=0)(x)
MSELoss()(x, x * 2)
MSELoss(reduction='none')(x, x * 2)
L1Loss(size_average=False)(x, x * 2)
SmoothL1Loss()(x, x * 2)
BCEWithLogitsLoss()(x, T.sigmoid(x))
BCELoss()(T.sigmoid(x), T.sigmoid(x))
NLLLoss()(x, j)
CrossEntropyLoss()(x, j)
CrossEntropyLoss(T.ones(3), label_smoothing=0.1)(x, j)
Linear(3, 4)(T.ones(2, 2))
Conv2d(3, 4, 2, groups=2)
BatchNorm2d(3)(x)
Dropout(2)
GroupNorm(2, 3)
Embedding(5, 3)(T.tensor([7]))
Embedding(5, 3, padding_idx=9)
"""


@pytest.mark.parametrize("text", LAYERS.strip().splitlines())
def test_layers(text, torch, pytorch):
    """Initial draws, text, state, results, gradients."""
    import torc.nn  # noqa: F401
    outcomes = []
    for T in (torch, pytorch):
        T.manual_seed(7)
        scope = {"T": T, "x": T.linspace(-2, 2, 6).view(2, 3), "j": T.tensor([0, 2]), "i": T.tensor([[0, 4], [1, 1]]),
                 "image": T.linspace(-1, 1, 50).view(1, 2, 5, 5)}
        try:
            made, _, call = text.partition(")(") if ")(" in text else (text, "", "")
            layer = eval("T.nn." + (made + ")" if call else made).removesuffix(".eval()").replace("T.nn.T.", "T."), scope)
            if ".eval(" in text:
                layer.eval()
            facts = [repr(layer), {k: beside.tree(v, T) for k, v in layer.state_dict().items()}]
            if call:
                result = eval("layer(" + call.removeprefix(")("), {**scope, "layer": layer})
                facts.append(beside.tree(result, T))
                first = result[0] if isinstance(result, tuple) else result
                if first.requires_grad:
                    (first * first).sum().backward()
                    facts.append({n: beside.tree(p.grad, T) for n, p in layer.named_parameters()})
                facts.append({k: beside.tree(v, T) for k, v in layer.state_dict().items()})
            outcomes.append(facts)
        except Exception as error:
            outcomes.append((type(error).__name__, str(error)))
    assert beside.same(*outcomes, tolerance=3e-5), f"\n{outcomes[0]}\n{outcomes[1]}"


INITS = """
uniform_(w, -2, 3)
normal_(w, 1, 2)
constant_(w, 5)
ones_(w)
zeros_(w)
eye_(w)
trunc_normal_(w, std=0.02)
xavier_uniform_(w, 2.0)
xavier_normal_(w)
kaiming_uniform_(w, mode='fan_out', nonlinearity='relu')
kaiming_normal_(w, a=0.1)
xavier_normal_(w[0])
kaiming_normal_(w, mode='x')
calculate_gain('tanh')
calculate_gain('leaky_relu', 0.3)
calculate_gain('x')
"""


@pytest.mark.parametrize("text", INITS.strip().splitlines())
def test_inits(text, torch, pytorch):
    import torc.nn  # noqa: F401
    outcomes = []
    for T in (torch, pytorch):
        T.manual_seed(7)
        try:
            outcomes.append(beside.tree(eval("T.nn.init." + text, {"T": T, "w": T.empty(4, 5)}), T))
        except Exception as error:
            outcomes.append((type(error).__name__, str(error)))
    assert beside.same(*outcomes), outcomes


def test_training(torch, pytorch):
    """A small network trained by hand: the same losses."""
    import torc.nn  # noqa: F401
    losses = []
    for T in (torch, pytorch):
        T.manual_seed(3)
        net = T.nn.Sequential(T.nn.Linear(8, 16), T.nn.ReLU(), T.nn.Dropout(0.1), T.nn.LayerNorm(16), T.nn.Linear(16, 4))
        x, y, seen = T.randn(32, 8), T.randint(4, (32,)), []
        for _ in range(30):
            loss = T.nn.functional.cross_entropy(net(x), y)
            net.zero_grad()
            loss.backward()
            with T.no_grad():
                for p in net.parameters():
                    p -= 0.1 * p.grad
            seen.append(loss.item())
        losses.append(seen)
    assert losses[0][-1] < 0.8 * losses[0][0] and beside.same(*losses, tolerance=1e-4)
