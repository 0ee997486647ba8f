"""torch.utils.checkpoint and saved-tensor hooks: gradients, draws, counts of runs and errors beside PyTorch's; nothing is kept."""

import gc
import importlib
import warnings
import weakref

import beside
import pytest


def module(T):
    return importlib.import_module(T.__name__ + ".utils.checkpoint")


def trained(T, reentrant, **kwargs):
    """Losses and gradients of a network with dropout whose middle is a checkpoint, and how often that ran."""
    import torc.nn  # noqa: F401
    C, runs = module(T), []
    T.manual_seed(4)
    w, v = T.nn.Parameter(T.randn(5, 5)), T.nn.Parameter(T.randn(5, 5))
    x = T.randn(3, 5, requires_grad=True)

    def part(x, scale, flag):
        runs.append(flag)
        return T.nn.functional.dropout((x @ w).tanh() * scale, 0.3), (x * 2).sigmoid()

    seen = []
    for _ in range(2):
        h = x @ v
        a, b = part(h, 2.0, True) if reentrant is None else C.checkpoint(part, h, 2.0, True, use_reentrant=reentrant, **kwargs)
        loss = (a * b).sum() + T.nn.functional.dropout(a, 0.5).square().sum()
        loss.backward()
        seen.append((loss.item(), [t.grad.tolist() for t in (w, v, x)], T.rand(1).item()))
    return seen, len(runs)


@pytest.mark.parametrize("reentrant", [True, False])
def test_gradients(reentrant, torch, pytorch):
    ours, theirs, plain = trained(torch, reentrant), trained(pytorch, reentrant), trained(torch, None)
    assert beside.same(ours, theirs, 1e-5) and beside.same(ours[0], plain[0], 1e-6)
    assert ours[1] == 4 and plain[1] == 2


def test_other_draws(torch, pytorch):
    outcomes = [[trained(T, r, preserve_rng_state=False) for r in (True, False)] for T in (torch, pytorch)]
    assert beside.same(*outcomes, 1e-5)


def facts(T):
    C = module(T)
    x = T.linspace(0.1, 1, 4, requires_grad=True)
    yield T.autograd.grad(C.checkpoint(lambda x, *, k: {"a": (x * k).sin(), "b": 5}, x, use_reentrant=False, k=3)["a"].sum(), x)[0].tolist()
    (g,) = T.autograd.grad(C.checkpoint(lambda x: x.sin().exp(), x, use_reentrant=False).sum(), x, create_graph=True)
    yield T.autograd.grad(g.sum(), x)[0].tolist()
    y = C.checkpoint(T.sin, x, use_reentrant=False).sum()
    y.backward(retain_graph=True)
    y.backward()
    yield x.grad.tolist()
    inner = lambda x: C.checkpoint(lambda x: x.exp().sin(), x, use_reentrant=False).cos()  # noqa: E731
    yield T.autograd.grad(C.checkpoint(inner, x, use_reentrant=False).sum(), x)[0].tolist()
    yield [C.checkpoint_sequential([T.sin, T.exp, T.cos, T.tanh, T.sigmoid], n, x, use_reentrant=r).tolist() for n in (1, 2, 3) for r in (True, False)]
    entered = []

    class Noted:
        def __init__(self, name):
            self.name = name

        def __enter__(self):
            entered.append(self.name)

        def __exit__(self, *error):
            pass

    C.checkpoint(lambda x: x.sin().exp(), x, use_reentrant=False, context_fn=lambda: (Noted("first"), Noted("again"))).sum().backward()
    yield entered
    with T.no_grad():
        yield C.checkpoint(T.sin, x, use_reentrant=False).requires_grad
    yield C.checkpoint(T.sin, x, use_reentrant=True).requires_grad, C.checkpoint(lambda x: (x.sin(), 5), x, use_reentrant=False)[1]


def test_facts(torch, pytorch):
    for k, (ours, theirs) in enumerate(zip(facts(torch), facts(pytorch), strict=True)):
        assert beside.same(ours, theirs, 1e-6), k


def passes(T):
    """Each backward pass recomputes for itself, and stops when it has what it needs."""
    C, x = module(T), T.tensor([0.5], requires_grad=True)

    def grads(*inputs, **kwargs):
        for t in inputs:
            t.grad = None
        y.backward(retain_graph=True, **kwargs)
        return [t.grad.tolist() for t in inputs]

    w = T.tensor([1.0])
    y = C.checkpoint(lambda u: (u * w).exp(), x, use_reentrant=False)
    for k in (1, 2, 3):
        w.fill_(k)
        yield grads(x)
    runs, ended = [], []

    def part(u, v):
        runs.append(1)
        u = (u * v).sin()
        ended.append(u)
        return u + 1

    b = T.tensor([3.0], requires_grad=True)
    for stop in (True, False):
        y = C.checkpoint(part, x, b, use_reentrant=False, early_stop=stop)
        yield grads(x, b), len(runs), len(ended), grads(x), len(runs), len(ended)
        for override in (False, True, None):
            with C.set_checkpoint_early_stop(override):
                y = C.checkpoint(part, x, b, use_reentrant=False, early_stop=stop)
            yield grads(x, b), len(runs), len(ended)
    y = C.checkpoint(lambda u, v: (runs.append(1), u * v)[1], x, b, use_reentrant=False)
    yield y.grad_fn._saved_other.tolist(), y.grad_fn._saved_self.tolist(), len(runs)
    for retain in (True, False):
        def differentiates(u):
            runs.append(1)
            y = u.sin()
            z = y.cos()
            (g,) = T.autograd.grad(z, u, retain_graph=retain)
            return u.cos() * g + (z if retain else 0)

        for stop in (True, False):
            y = C.checkpoint(differentiates, x, use_reentrant=False, early_stop=stop)
            yield y.item(), grads(x), len(runs)
    order = []
    inner = lambda u: (order.append("inner"), u.sin().cos())[1]  # noqa: E731
    y = C.checkpoint(lambda u: (order.append("outer"), C.checkpoint(inner, u.exp(), use_reentrant=False).tanh())[1], x, use_reentrant=False)
    yield grads(x), grads(x), order


def test_passes(torch, pytorch):
    for k, (ours, theirs) in enumerate(zip(passes(torch), passes(pytorch), strict=True)):
        assert beside.same(ours, theirs, 1e-6), (k, ours, theirs)


def autocast(T):
    """The part runs again under autocast as it ran first, whatever holds during backward."""
    C, x = module(T), T.linspace(-1, 1, 16).view(4, 4).requires_grad_()
    for reentrant in (True, False):
        for forward in (True, False):
            seen = []

            def part(u):
                u = u @ u
                seen.append(u.element_size())
                return u.sin()

            with T.autocast("cpu", dtype=T.bfloat16, enabled=forward):
                y = C.checkpoint(part, x, use_reentrant=reentrant)
            with T.autocast("cpu", dtype=T.float16, enabled=not forward):
                y.sum().backward()
                yield seen, T.is_autocast_enabled("cpu"), x.grad.tolist()


def test_autocast(torch, pytorch):
    assert beside.same(list(autocast(torch)), list(autocast(pytorch)), 2e-2)


def stale(T):
    C = module(T)
    for how in ("pass", "look", "none"):
        a, b = T.tensor([2.0], requires_grad=True), T.tensor([3.0], requires_grad=True)
        y = C.checkpoint(lambda u, v: u * v, a, b, use_reentrant=False)
        if how == "pass":
            y.backward(retain_graph=True)
        elif how == "look":
            assert y.grad_fn._saved_other.item() == 3
        with T.no_grad():
            b.fill_(100.0)
        yield y.backward
    layer, x = T.nn.Linear(2, 2), T.ones(2, requires_grad=True)
    part = lambda: C.checkpoint(layer, x, use_reentrant=True).sum()  # noqa: E731
    yield lambda: T.autograd.grad(part(), x)
    yield lambda: part().backward(inputs=[x])
    yield lambda: T.autograd.grad(C.checkpoint(lambda u: C.checkpoint(layer, u, use_reentrant=True), x, use_reentrant=False).sum(), x)

    def raises(u):
        y = u.sin().exp()
        try:
            return y.cos()
        except Exception:
            raise KeyError("mine") from None

    yield C.checkpoint(raises, x, use_reentrant=False).sum().backward


def test_stale(torch, pytorch):
    import torc.nn  # noqa: F401
    for k, (ours, theirs) in enumerate(zip(stale(torch), stale(pytorch), strict=True)):
        outcomes = []
        for f in (ours, theirs):
            with pytest.raises(Exception) as caught:
                f()
            outcomes.append((caught.type.__name__, str(caught.value).split(" Hint")[0]))
        assert outcomes[0] == outcomes[1], k


def changing(T, shorter):
    runs = []

    def f(x):
        runs.append(1)
        if len(runs) == 1:
            return x.sin().cos()
        return x.sin() if shorter else x[:1].sin().cos()

    return f


def refusals(T):
    C = module(T)
    x = T.ones(2, requires_grad=True)

    def fails(x):
        raise ValueError("in the part")

    return [lambda: C.checkpoint(T.sin, x), lambda: C.checkpoint(T.sin, T.ones(2), use_reentrant=True), lambda: C.checkpoint(T.sin, x, use_reentrant=True, foo=1),
            lambda: C.checkpoint(T.sin, x, use_reentrant=True, debug=True), lambda: C.checkpoint(changing(T, True), x, use_reentrant=False).sum().backward(),
            lambda: C.checkpoint(changing(T, False), x, use_reentrant=False).sum().backward(), lambda: C.checkpoint(fails, x, use_reentrant=False),
            lambda: C.checkpoint(fails, x, use_reentrant=True), lambda: C.checkpoint_sequential([T.sin], 1, x), lambda: C.checkpoint_sequential([T.sin], 1, x, foo=1, use_reentrant=True),
            lambda: C.checkpoint(lambda x: x.detach(), x, use_reentrant=True).sum().backward()]


def test_refusals(torch, pytorch):
    for k, (ours, theirs) in enumerate(zip(refusals(torch), refusals(pytorch), strict=True)):
        outcomes = []
        for f in (ours, theirs):
            with warnings.catch_warnings(record=True) as caught:
                warnings.simplefilter("always")
                try:
                    result = type(f()).__name__
                except Exception as error:
                    # PyTorch has all tensors that differ, and a tip about its debug mode, torc the first of them
                    result = (type(error).__name__, str(error).split("\nTip")[0].split("tensor at position 1")[0].rstrip("\n. "))
            outcomes.append((result, [str(w.message) for w in caught]))
        assert outcomes[0] == outcomes[1], k


def test_changed_inputs_and_debug(torch):
    C = module(torch)
    x = torch.ones(2, requires_grad=True)
    h = x * 2
    y = C.checkpoint(torch.sin, h, use_reentrant=False).sum()
    h.data.zero_()
    with pytest.raises(NotImplementedError, match="debug=True is not there"):
        C.checkpoint(torch.sin, x, use_reentrant=False, debug=True)
    with pytest.raises(ValueError, match="determinism_check should be one of"):
        C.checkpoint(torch.sin, x, use_reentrant=False, determinism_check="x")
    y.backward()
    with torch.no_grad():
        h = torch.ones(2)
    h = (x * 2)
    y = C.checkpoint(torch.sin, h, use_reentrant=False).sum()
    h.mul_(2)
    with pytest.raises(RuntimeError, match="modified"):
        y.backward()


@pytest.mark.parametrize("reentrant", [True, False])
def test_nothing_is_kept(reentrant, torch):
    class Big:
        pass

    big = Big()
    gone = weakref.ref(big)
    x = torch.ones(3, requires_grad=True)
    y = module(torch).checkpoint(lambda x, b: x.sin().exp(), x, big, use_reentrant=reentrant).sum()
    del big
    gc.collect()
    assert gone() is not None  # the graph needs the arguments
    y.backward()
    del y
    gc.collect()
    assert gone() is None


def test_hooks_give_back_a_leaf(torch, pytorch):
    """What a hook makes of a saved leaf is one: nothing made it, and its gradient is that of the one that was saved."""
    for T in (torch, pytorch):
        x = T.ones(2, requires_grad=True)
        with T.autograd.graph.saved_tensors_hooks(lambda t: t.clone().detach(), lambda t: t):
            y = x * x * x.exp()
        s = y.grad_fn.next_functions[0][0]._saved_self
        assert s is not x and s.is_leaf and s.grad_fn is None and s.requires_grad
        with pytest.raises(RuntimeError, match="a leaf Variable that requires grad"):
            s.add_(1)
        (s * 3).sum().backward()
        assert x.grad.tolist() == [3, 3]
        x.grad = None
        (g,) = T.autograd.grad(y.sum(), x, create_graph=True)
        (gg,) = T.autograd.grad(g.sum(), x)
        assert T.allclose(gg, (2 + 4 * x + x * x).detach() * x.detach().exp())
        s = (x * x).grad_fn._saved_self
        assert s.requires_grad_(False) is s


def test_saved_tensors_hooks(torch, pytorch):
    outcomes = []
    for T in (torch, pytorch):
        seen, x = [], T.linspace(0.1, 1, 3, requires_grad=True)
        with T.autograd.graph.saved_tensors_hooks(lambda t: seen.append(("pack", t.tolist())) or (t, len(seen)), lambda p: seen.append(("unpack", p[1])) or p[0]):
            y = (x * x).exp()
        y.sum().backward()
        with T.autograd.graph.save_on_cpu():
            y = x.sin() * 2
        y.sum().backward()
        outcomes.append((sorted(seen, key=str), x.grad.tolist()))
    assert beside.same(*outcomes, 1e-6)
    for pack, unpack, kind in ((lambda t: 1 / 0, lambda p: p, ZeroDivisionError), (lambda t: t, lambda p: 5, TypeError), (lambda t: t, lambda p: 1 / 0, ZeroDivisionError)):
        with pytest.raises(kind):
            x = torch.ones(2, requires_grad=True)
            with torch.autograd.graph.saved_tensors_hooks(pack, unpack):
                y = x.sin()
            y.sum().backward()
