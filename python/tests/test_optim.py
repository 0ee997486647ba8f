"""torch.optim: the same trainings with torc and with PyTorch, options drawn; groups, state dicts both ways, hooks, refusals."""

import copy
import importlib
import pickle
import random
import warnings

import beside
import pytest

STEPS = 20
OPTIONS = {
    "SGD": {"lr": [0.1, 0.01], "momentum": [0, 0.9], "dampening": [0, 0.1], "weight_decay": [0, 0.1], "maximize": [False, True], "foreach": [None, True, False]},
    "Adam": {"lr": [0.1, 0.01], "betas": [(0.9, 0.999), (0.5, 0.9)], "eps": [1e-8, 1e-4], "weight_decay": [0, 0.1], "amsgrad": [False, True],
             "maximize": [False, True], "fused": [None, True], "decoupled_weight_decay": [False, True]},
    "AdamW": {"lr": [0.1, 0.01], "weight_decay": [0.01, 0], "amsgrad": [False, True], "maximize": [False, True], "foreach": [None, True]},
    "Adadelta": {"lr": [1.0, 0.5], "rho": [0.9, 0.5], "eps": [1e-6, 1e-3], "weight_decay": [0, 0.1], "maximize": [False, True]},
    "Adagrad": {"lr": [0.1, 0.01], "lr_decay": [0, 0.1], "weight_decay": [0, 0.1], "initial_accumulator_value": [0, 0.2], "maximize": [False, True]},
    "Adamax": {"lr": [0.1, 0.01], "betas": [(0.9, 0.999), (0.5, 0.9)], "weight_decay": [0, 0.1], "maximize": [False, True]},
    "ASGD": {"lr": [0.1, 0.01], "lambd": [1e-4, 0.1], "alpha": [0.75, 0.5], "t0": [1e6, 5], "weight_decay": [0, 0.1], "maximize": [False, True]},
    "NAdam": {"lr": [0.1, 0.01], "weight_decay": [0, 0.1], "momentum_decay": [4e-3, 0.1], "decoupled_weight_decay": [False, True], "maximize": [False, True]},
    "RAdam": {"lr": [0.1, 0.01], "betas": [(0.9, 0.999), (0.5, 0.9)], "weight_decay": [0, 0.1], "decoupled_weight_decay": [False, True], "maximize": [False, True]},
    "RMSprop": {"lr": [0.1, 0.01], "alpha": [0.99, 0.5], "eps": [1e-8, 1e-3], "weight_decay": [0, 0.1], "momentum": [0, 0.9], "centered": [False, True],
                "maximize": [False, True]},
    "Rprop": {"lr": [0.1, 0.01], "etas": [(0.5, 1.2), (0.3, 1.5)], "step_sizes": [(1e-6, 50), (0.005, 0.02)], "maximize": [False, True]},
    "Adafactor": {"lr": [0.1, 0.01], "beta2_decay": [-0.8, -0.5], "eps": [(None, 1e-3), (1e-6, 0.1)], "d": [1.0, 2.0], "weight_decay": [0.0, 0.1],
                  "maximize": [False, True]},
    "Muon": {"lr": [0.1, 0.01], "weight_decay": [0.1, 0.0], "momentum": [0.95, 0.5], "nesterov": [True, False], "ns_steps": [5, 3],
             "adjust_lr_fn": [None, "original", "match_rms_adamw"]}}
# Gradients are the same bits in both, as draws; steps differ by how a compiler contracts a multiplication and an addition. Muon computes in bfloat16.
CLOSE = {"float32": 2e-5, "float64": 1e-12}


def drawn(name, k):
    choice = random.Random(f"{name} {k}")
    kwargs = {option: choice.choice(values) for option, values in OPTIONS[name].items()}
    if name == "SGD" and kwargs["momentum"] and not kwargs["dampening"]:
        kwargs["nesterov"] = choice.choice([False, True])
    return kwargs


def parameters(T, name, dtype):
    g = T.Generator()
    g.manual_seed(11)
    shapes = [(3, 4), (5, 2)] if name == "Muon" else [(3, 4), (6,), (), (2, 3, 2)]
    return [T.nn.Parameter(T.randn(s, generator=g, dtype=dtype)) for s in shapes], g


def trained(T, name, kwargs, dtype):
    """Parameters and state after some steps; one parameter has a gradient only now and then, so its count differs."""
    dtype = getattr(T, dtype)
    ps, g = parameters(T, name, dtype)
    o = getattr(T.optim, name)([{"params": ps[:1]}, {"params": ps[1:], "lr": 0.02}], **kwargs)
    for k in range(STEPS):
        for n, p in enumerate(ps):
            grad = T.randn(p.shape, generator=g, dtype=dtype)
            p.grad = None if n == 1 and k % 3 == 0 else grad
        o.step()
    return o, [p.detach().tolist() for p in ps]


def plain(v, T):
    """State in terms that can be compared."""
    if isinstance(v, T.Tensor):
        return (str(v.dtype), tuple(v.shape), v.tolist())
    if isinstance(v, dict):
        return {k: plain(one, T) for k, one in v.items()}
    return [plain(one, T) for one in v] if isinstance(v, (list, tuple)) else v


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("name", OPTIONS)
def test_steps(name, dtype, torch, pytorch):
    for k in range(8):
        kwargs = drawn(name, k)
        (ours, mine), (theirs, reference) = (trained(T, name, kwargs, dtype) for T in (torch, pytorch))
        tolerance = CLOSE["float32"] if name == "Muon" else CLOSE[dtype]
        assert beside.same(mine, reference, tolerance), kwargs
        assert beside.same(plain(ours.state_dict(), torch), plain(theirs.state_dict(), pytorch), tolerance), kwargs
        assert repr(ours) == repr(theirs)


def test_exactly(torch, pytorch):
    """Where one operation of both is the same as the other's, so are the bits."""
    for name, kwargs in (("Rprop", {}), ("Rprop", {"etas": (0.25, 1.5), "maximize": True})):
        assert trained(torch, name, kwargs, "float64")[1] == trained(pytorch, name, kwargs, "float64")[1], name


@pytest.mark.parametrize("name", [n for n in OPTIONS if n not in ("Muon", "Adafactor")])
def test_complex_parameters(name, torch, pytorch):
    ends = [trained(T, name, {"weight_decay": 0.1} if name != "Rprop" else {}, "complex64")[1] for T in (torch, pytorch)]
    assert beside.same(*ends, 2e-5)


LBFGS = [{}, {"lr": 0.3, "history_size": 2}, {"line_search_fn": "strong_wolfe"}, {"line_search_fn": "strong_wolfe", "max_iter": 5, "lr": 10.0}, {"max_eval": 4},
         {"tolerance_change": 0.1}, {"tolerance_grad": 1e6}]


@pytest.mark.parametrize("kwargs", LBFGS, ids=str)
def test_lbfgs(kwargs, torch, pytorch):
    """Rosenbrock's function with the search, a bowl without."""
    ends = []
    for T in (torch, pytorch):
        x, y = T.nn.Parameter(T.tensor([-1.2, 1.0], dtype=T.float64)), T.nn.Parameter(T.tensor(3.0, dtype=T.float64))
        o, calls = T.optim.LBFGS([x, y], **kwargs), []

        def closure():
            o.zero_grad()
            hill = 100 * (x[1] - x[0] ** 2) ** 2 + (1 - x[0]) ** 2 if "line_search_fn" in kwargs else (x - 1).square().sum() + 0.3 * x[0] * x[1]
            loss = hill + (y - 2).square() * 0.7
            loss.backward()
            calls.append(loss.item())
            return loss

        losses = [o.step(closure).item() for _ in range(4)]
        ends.append((losses, calls, x.tolist(), y.item(), o.state[x]["n_iter"], o.state[x]["func_evals"], sorted(o.state[x])))
    assert beside.same(*ends, 1e-6)


@pytest.mark.parametrize("name", ["SGD", "Adam", "AdamW", "RMSprop", "NAdam", "ASGD", "Adagrad", "Adafactor"])
def test_state_dicts_go_from_one_to_the_other(name, torch, pytorch):
    kwargs = {"SGD": {"momentum": 0.9}, "Adam": {"amsgrad": True}}.get(name, {})

    def converted(v, a, b):
        if isinstance(v, a.Tensor):
            return b.tensor(v.tolist(), dtype=getattr(b, str(v.dtype)[6:]))
        if isinstance(v, dict):
            return {k: converted(one, a, b) for k, one in v.items()}
        return [converted(one, a, b) for one in v] if isinstance(v, list) else v

    ends = []
    for first, second in ((torch, pytorch), (pytorch, torch), (pytorch, pytorch)):
        o, values = trained(first, name, kwargs, "float32")
        state = converted(o.state_dict(), first, second)
        ps = [second.nn.Parameter(second.tensor(v)) for v in values]
        o = getattr(second.optim, name)([{"params": ps[:1]}, {"params": ps[1:]}], **kwargs)
        o.load_state_dict(state)
        for k in range(5):
            for p in ps:
                p.grad = second.full_like(p, 0.1 * k - 0.2)
            o.step()
        ends.append([p.tolist() for p in ps])
    assert beside.same(ends[0], ends[2], 2e-5) and beside.same(ends[1], ends[2], 2e-5)


def test_facts(torch, pytorch):
    def facts(T):
        a, b, c = (T.nn.Parameter(T.full((2,), float(k))) for k in range(3))
        o = T.optim.SGD([("a", a), ("b", b)], lr=0.1, momentum=0.9)
        yield repr(o), {k: v for k, v in o.state_dict().items()}, o.defaults
        o.add_param_group({"params": ("c", c) if False else [("c", c)], "lr": 5})
        yield repr(o), [g["param_names"] for g in o.param_groups]
        for p in (a, b):
            p.grad = T.ones(2)
        yield o.step(lambda: T.tensor(3.0)).item(), a.tolist(), c.tolist(), sorted(o.state_dict()["state"])
        o.zero_grad(set_to_none=False)
        yield a.grad.tolist(), c.grad
        o.zero_grad()
        yield a.grad, b.grad
        seen = []
        handles = [o.register_step_pre_hook(lambda opt, args, kwargs: seen.append(("pre", len(args), sorted(kwargs)))),
                   o.register_step_post_hook(lambda opt, args, kwargs: seen.append("post")), o.register_state_dict_pre_hook(lambda opt: seen.append("state pre")),
                   o.register_state_dict_post_hook(lambda opt, d: {**d, "more": 1}), o.register_load_state_dict_pre_hook(lambda opt, d: seen.append(sorted(d))),
                   o.register_load_state_dict_post_hook(lambda opt: seen.append("loaded")), o.register_state_dict_pre_hook(lambda opt: seen.append("first"), prepend=True)]
        o.step()
        o.step(closure=lambda: 1)
        state = o.state_dict()
        o.load_state_dict(state)
        yield seen, sorted(state)
        for h in handles:
            h.remove()
        yield sorted(o.state_dict()), len(o._optimizer_step_pre_hooks)
        other = pickle.loads(pickle.dumps(o))
        yield repr(other), sorted(other.__dict__), [p.tolist() for g in other.param_groups for p in g["params"]]
        other.param_groups[0]["params"][0].grad = T.ones(2)
        other.step()
        copied = copy.deepcopy(o)
        yield copied.param_groups[0]["params"][0] is not a, copied.param_groups[0]["params"][0].tolist()

        class Mine(T.optim.Optimizer):
            def __init__(self, params, lr):
                super().__init__(params, {"lr": lr})

            def step(self, closure=None):
                for group in self.param_groups:
                    for p in group["params"]:
                        p.data.sub_(p.grad * group["lr"])

        mine = Mine([a], 0.5)
        mine.register_step_post_hook(lambda *given: seen.append("mine"))
        a.grad = T.ones(2)
        mine.step()
        yield a.tolist(), seen[-1], repr(mine), mine.step.__name__

    for k, (ours, theirs) in enumerate(zip(facts(torch), facts(pytorch), strict=True)):
        assert beside.same(ours, theirs) or ours == theirs, k


def refusals(T):
    a, b = (T.nn.Parameter(T.zeros(2)) for _ in range(2))
    O = T.optim
    o = O.SGD([a])
    return [lambda: O.SGD([]), lambda: O.SGD(a), lambda: O.SGD([1]), lambda: O.SGD([{"params": {a}}]), lambda: O.SGD([{"params": [a]}, {"params": [a]}]), lambda: O.SGD([a * 2]),
            lambda: O.SGD([{"params": [a]}, 5]), lambda: O.SGD([("a", a), b]), lambda: O.SGD([{"params": [("a", a)]}, {"params": [b]}]),
            lambda: O.SGD([{"params": [a]}, {"params": [("b", b)]}]), lambda: O.SGD([a], lr=-1), lambda: O.SGD([a], momentum=-1), lambda: O.SGD([a], weight_decay=-1),
            lambda: O.SGD([a], nesterov=True), lambda: O.SGD([a], fused=True, foreach=True), lambda: O.SGD([a], fused=True, differentiable=True),
            lambda: O.SGD([a], lr=T.ones(2)), lambda: O.Adam([a], lr=-1), lambda: O.Adam([a], eps=-1), lambda: O.Adam([a], betas=(1.0, 0.9)), lambda: O.Adam([a], betas=(0.9, 1)),
            lambda: O.Adam([a], betas=(0, 0.9)), lambda: O.Adam([a], lr=T.tensor(0.1), foreach=True), lambda: O.Adam([a], fused=True, foreach=True),
            lambda: O.Adam([a], weight_decay=-1), lambda: O.RMSprop([a], alpha=-1), lambda: O.RMSprop([a], momentum=-1), lambda: O.Adadelta([a], rho=2),
            lambda: O.Adagrad([a], lr_decay=-1), lambda: O.Adagrad([a], initial_accumulator_value=-1), lambda: O.Adamax([a], betas=(0.9, 2)), lambda: O.NAdam([a], momentum_decay=-1),
            lambda: O.Rprop([a], etas=(2, 1)), lambda: O.LBFGS([{"params": [a]}, {"params": [b]}]), lambda: O.Adafactor([a], d=0.5), lambda: O.Adafactor([a], eps=(-1, 0)),
            lambda: O.Muon([a]), lambda: O.Muon([a], adjust_lr_fn="x"), lambda: O.Muon([a], momentum=-1), lambda: O.Optimizer([a], {}).step(),
            lambda: o.load_state_dict({"param_groups": [], "state": {}}), lambda: o.load_state_dict({"param_groups": [{"params": [0, 1]}], "state": {}}), lambda: O.Nothing]


def test_refusals(torch, pytorch):
    for k, (ours, theirs) in enumerate(zip(refusals(torch), refusals(pytorch), strict=True)):
        outcomes = []
        for f in (ours, theirs):
            try:
                outcomes.append(type(f()).__name__)
            except Exception as error:
                outcomes.append((type(error).__name__, str(error)))
        assert outcomes[0] == outcomes[1], k


def test_what_is_not_there(torch):
    p = torch.nn.Parameter(torch.zeros(1))
    for call in (lambda: torch.optim.SGD([p], differentiable=True), lambda: torch.optim.RAdam([p], capturable=True)):
        with pytest.raises(NotImplementedError, match="is not there"):
            call()


def test_scaled_gradients(torch, pytorch):
    """What a GradScaler sets on an optimizer whose step takes it: a scale, and whether the step is to be left out."""
    ends = []
    for T in (torch, pytorch):
        run = []
        for name, kwargs in (("Adam", {"amsgrad": True}), ("AdamW", {}), ("SGD", {"momentum": 0.9})):
            ps, g = parameters(T, name, T.float32)
            o = getattr(T.optim, name)(ps, lr=0.1, fused=True, **kwargs)
            assert o._step_supports_amp_scaling
            for k in range(6):
                for p in ps:
                    p.grad = 4 * T.randn(p.shape, generator=g)
                o.grad_scale, o.found_inf = T.tensor(4.0), T.tensor(float(k in (2, 3)))
                o.step()
                del o.grad_scale, o.found_inf
            run.append([[p.tolist() for p in ps], [p.grad.tolist() for p in ps], [v["step"].item() for v in o.state.values() if "step" in v]])
        ends.append(run)
    assert beside.same(*ends, 2e-5)


def test_a_step_is_one_call(torch):
    """Of all parameters of a device and a dtype, however many."""
    calls = []

    class Noted(torch.Tensor):
        @classmethod
        def __torch_function__(cls, function, types, args=(), kwargs=None):
            calls.append((function.__name__, len(args[0]) if args and isinstance(args[0], list) else 0))
            return super().__torch_function__(function, types, args, kwargs or {})

    ps = [torch.zeros(3).as_subclass(Noted).requires_grad_() for _ in range(50)] + [torch.zeros(3, dtype=torch.float64).as_subclass(Noted).requires_grad_()]
    o = torch.optim.AdamW(ps)
    for p in ps:
        p.grad = torch.ones(3, dtype=p.dtype)
    o.step()
    calls.clear()
    o.step()
    assert [c for c in calls if c[0] == "_fused_adamw_"] == [("_fused_adamw_", 50), ("_fused_adamw_", 1)]


def test_duplicates_warn(torch, pytorch):
    seen = []
    for T in (torch, pytorch):
        p = T.nn.Parameter(T.zeros(1))
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            T.optim.SGD([p, p])
        seen.append([str(w.message) for w in caught])
    assert seen[0] == seen[1] and len(seen[0]) == 1


def test_global_hooks(torch):
    from torc.optim.optimizer import register_optimizer_step_post_hook, register_optimizer_step_pre_hook
    seen = []
    handles = [register_optimizer_step_pre_hook(lambda *given: seen.append("before")), register_optimizer_step_post_hook(lambda *given: seen.append("after"))]
    torch.optim.SGD([torch.nn.Parameter(torch.zeros(1))]).step()
    for h in handles:
        h.remove()
    torch.optim.SGD([torch.nn.Parameter(torch.zeros(1))]).step()
    assert seen == ["before", "after"]


def test_training(torch, pytorch):
    """A small network: it learns, and as PyTorch's does."""
    losses = []
    for T in (torch, pytorch):
        T.manual_seed(3)
        net = T.nn.Sequential(T.nn.Linear(8, 16), T.nn.ReLU(), T.nn.Linear(16, 4))
        o = T.optim.AdamW(net.parameters(), lr=0.02)
        x, y, seen = T.randn(32, 8), T.randint(4, (32,)), []
        for _ in range(40):
            loss = T.nn.functional.cross_entropy(net(x), y)
            o.zero_grad()
            loss.backward()
            o.step()
            seen.append(loss.item())
        losses.append(seen)
    assert losses[0][-1] < 0.5 * losses[0][0] and beside.same(*losses, tolerance=1e-3)


def steps_of_lists(T, kind):
    """A step of each function over lists, of reals or of complex numbers among them: what the lists are then."""
    def drawn_lists(seed):
        T.manual_seed(seed)
        return [T.randn(3, dtype=T.complex64), T.randn(2)] if kind == "complex" else [T.randn(2, 3), T.randn(4), T.randn(2, 2, dtype=T.float64)]

    def positive(seed):
        return [t.abs() + 0.1 if not t.is_complex() else t * 0 + (1 + 1j) for t in drawn_lists(seed)]

    def steps(value=2.0):
        return [T.tensor(value) for _ in drawn_lists(0)]

    rates, betas = dict(lr=0.1, weight_decay=0.01), dict(beta1=0.9, beta2=0.99, eps=1e-8)
    adam, sgd = dict(amsgrad=False, maximize=False, **rates, **betas), dict(dampening=0, maximize=False, **rates)
    two = drawn_lists(1), drawn_lists(2)
    calls = [
        ("adam", (drawn_lists(3), positive(4), [], steps()), adam), ("adam", (drawn_lists(3), positive(4), positive(5), steps()), {**adam, "amsgrad": True, "maximize": True}),
        ("adam", (drawn_lists(3), positive(4), [], steps()), {"decoupled_weight_decay": True, **adam}), ("adamw", (drawn_lists(3), positive(4), [], steps()), adam),
        ("adam", (drawn_lists(3), positive(4), [], [1, 1, 1]), adam), ("adam", (drawn_lists(3), positive(4), [], steps()), {"capturable": True, **adam}),
        ("sgd", ([None] * 3,), dict(momentum=0, nesterov=False, **sgd)), ("sgd", ([None] + drawn_lists(3)[1:],), dict(momentum=0.9, nesterov=True, **sgd)),
        ("adagrad", (positive(3), steps()), dict(lr_decay=0.1, eps=1e-8, maximize=False, **rates)),
        ("adadelta", (positive(3), positive(4), steps()), dict(rho=0.9, eps=1e-6, maximize=False, **rates)),
        ("rmsprop", (positive(3), [], [], steps()), dict(alpha=0.9, eps=1e-6, momentum=0, centered=False, **rates)),
        ("rmsprop", ([9 * t for t in positive(3)], [0 * t for t in two[0]], drawn_lists(5), steps()), dict(alpha=0.9, eps=1e-6, momentum=0.9, centered=True, **rates)),
        ("rprop", (drawn_lists(3), positive(4), steps()), dict(step_size_min=1e-6, step_size_max=50, etaminus=0.5, etaplus=1.2)),
        ("asgd", (drawn_lists(3), steps(1.0), steps(0.1), steps()), dict(lambd=0.1, t0=1.0, alpha=0.75, **rates)),
        ("nadam", (drawn_lists(3), positive(4), steps(0.9), steps()), dict(momentum_decay=0.1, **rates, **betas)),
        ("nadam", (drawn_lists(3), positive(4), [0.9] * 3, steps()), dict(momentum_decay=0.1, **rates, **betas)),
        ("radam", (drawn_lists(3), positive(4), steps(9.0)), dict(**rates, **betas)), ("adamax", (drawn_lists(3), positive(4), steps()), dict(**rates, **betas)),
    ]
    module = importlib.import_module(T.__name__ + ".optim._functional")
    for name, lists, options in calls:
        lists = [t.clone() for t in two[0]], two[1], *lists
        try:
            with T.no_grad():
                getattr(module, name)(*lists, **options)
            yield name, [[t.tolist() if isinstance(t, T.Tensor) else t for t in one] for one in lists]
        except Exception as error:
            yield name, type(error).__name__, str(error)


@pytest.mark.parametrize("kind", ["real", "complex"])
def test_steps_of_lists(kind, torch, pytorch):
    for ours, theirs in zip(steps_of_lists(torch, kind), steps_of_lists(pytorch, kind), strict=True):
        assert beside.same(ours, theirs, 1e-4), f"\ntorc    {ours}\nPyTorch {theirs}"


def test_functions_are_beside_their_classes(torch, pytorch):
    import inspect
    for name in ("adadelta", "adagrad", "adam", "adamax", "adamw", "asgd", "nadam", "radam", "rmsprop", "rprop", "sgd"):
        ours, theirs = (inspect.signature(getattr(importlib.import_module(f"{T.__name__}.optim.{name}"), name)).parameters.values() for T in (torch, pytorch))
        assert [(p.name, p.kind, p.default) for p in ours] == [(p.name, p.kind, p.default) for p in theirs], name


def test_line_search(torch, pytorch):
    def found(T):
        lbfgs = importlib.import_module(T.__name__ + ".optim.lbfgs")

        def loss(x, t, d):
            at = (x + t * d).requires_grad_()
            value = (at**4).sum() - at.sum()
            return float(value), T.autograd.grad(value, at)[0]

        x, d = T.tensor([2.0, -1.0]), T.tensor([-1.0, 0.5])
        f, g = loss(x, 0.0, d)
        for words in ({}, {"c1": 0.3, "c2": 0.1}, {"max_ls": 2}):
            value, grad, length, calls = lbfgs._strong_wolfe(loss, x, 0.01, d, f, g, g.dot(d), **words)
            yield value, grad.tolist(), float(length), calls
        yield float(lbfgs._cubic_interpolate(0.0, 1.0, T.tensor(-1.0), 1.0, 2.0, T.tensor(3.0))), lbfgs._cubic_interpolate(0.0, 1.0, T.tensor(-1.0), 1.0, 2.0, T.tensor(3.0), (0.5, 0.6))

    assert beside.same(list(found(torch)), list(found(pytorch)), 1e-4)


def test_what_optimizers_of_others_use(torch, pytorch):
    def found(T):
        base = importlib.import_module(T.__name__ + ".optim.optimizer")

        class Plain(base.Optimizer):
            def __init__(self, params, differentiable):
                super().__init__(params, {"lr": 0.1, "differentiable": differentiable})

            @base._use_grad_for_differentiable
            def step(self, closure=None):
                """A step."""
                return T.is_grad_enabled()

        p = T.nn.Parameter(T.ones(2))
        with T.no_grad():
            yield Plain([p], True).step(), T.is_grad_enabled()
        yield Plain([p], False).step(), T.is_grad_enabled(), Plain.step.__name__, Plain.step.__doc__
        lists = [T.ones(2, dtype=T.cfloat), T.ones(1)], [T.zeros(2, dtype=T.cfloat), T.zeros(1)]
        base._view_as_real(*lists)
        yield [[tuple(t.shape) for t in one] for one in lists], base._get_value(T.tensor(2.0)), base._get_value(3)
        yield base._stack_if_compiling([1]), str(base._get_scalar_dtype()).split(".")[1], base._get_capturable_supported_devices(), base._get_capturable_supported_devices(False)

    assert list(found(torch)) == list(found(pytorch))


@pytest.mark.parametrize("name", ["Adam", "AdamW", "Adadelta", "RMSprop", "Rprop"])
def test_steps_on_the_cpu_cannot_be_captured(name, torch, pytorch):
    def told(T, **words):
        p = T.nn.Parameter(T.ones(2))
        optimizer = getattr(T.optim, name)([p], capturable=True, **words)
        p.grad = T.ones(2)
        try:
            optimizer.step()
        except Exception as error:
            return type(error).__name__, str(error).replace(", 'xla'", ""), p.tolist()  # PyTorch lists it or not
        return p.tolist()

    for words in ({}, {"foreach": True}, *([{"fused": True}] if name.startswith("Adam") else [])):
        assert beside.same(told(torch, **words), told(pytorch, **words)), words
