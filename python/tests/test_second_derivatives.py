"""Which second derivatives there are: zeros, or None. Their values are compared by `ops grad` and vs_pytorch.py."""

import os
import subprocess
import sys

import beside
import pytest


def test_of_every_operator(pytorch):
    pytest.importorskip("expecttest")
    script = os.path.join(os.path.dirname(__file__), "second_derivatives.py")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True)
    assert not done.returncode, done.stderr
    *wrong, compared = done.stdout.splitlines()
    assert not wrong, done.stdout
    assert int(compared) > 1000


CASES = {
    "relu": lambda T, x: T.relu(x), "relu6": lambda T, x: T.nn.functional.relu6(x), "leaky_relu": lambda T, x: T.nn.functional.leaky_relu(x),
    "hardtanh": lambda T, x: T.nn.functional.hardtanh(x), "softshrink": lambda T, x: T.nn.functional.softshrink(x),
    "hardshrink": lambda T, x: T.nn.functional.hardshrink(x), "threshold": lambda T, x: T.nn.functional.threshold(x, 0.1, 20.0),
    "prelu": lambda T, x: T.nn.functional.prelu(x, T.tensor([0.25])), "rrelu": lambda T, x: T.nn.functional.rrelu(x),
    "relu_": lambda T, x: (x * 1).relu_(),
    "max_pool1d": lambda T, x: T.nn.functional.max_pool1d(x, 2), "max_pool2d": lambda T, x: T.nn.functional.max_pool2d(x, 2),
    "avg_pool1d": lambda T, x: T.nn.functional.avg_pool1d(x, 2), "avg_pool3d": lambda T, x: T.nn.functional.avg_pool3d(x[None], 1),
    "adaptive_avg_pool2d": lambda T, x: T.nn.functional.adaptive_avg_pool2d(x, 2), "mean of an image": lambda T, x: T.nn.functional.adaptive_avg_pool2d(x, 1),
    "reflect": lambda T, x: T.nn.functional.pad(x, (1, 1), mode="reflect"), "replicate": lambda T, x: T.nn.functional.pad(x, (1, 1), mode="replicate"),
    "circular": lambda T, x: T.nn.functional.pad(x, (1, 1), mode="circular"), "constant": lambda T, x: T.nn.functional.pad(x, (1, 1)),
    "nll_loss": lambda T, x: T.nn.functional.nll_loss(x[0], T.tensor([0, 2, 3])), "maximum": lambda T, x: T.maximum(x, T.zeros(1)),
    "prod of one": lambda T, x: x[:1, :1, :1].prod(), "interpolate": lambda T, x: T.nn.functional.interpolate(x, 2, mode="area"),
    "where": lambda T, x: T.where(x > 0, x, 0.0), "clamp": lambda T, x: x.clamp(-1, 1), "abs": lambda T, x: x.abs(), "max": lambda T, x: x.max(1).values,
}


@pytest.mark.parametrize("name", CASES)
def test_of_what_is_linear_in_pieces(name, torch, pytorch):
    """Zeros or None, as in PyTorch, and the same values of what is not."""
    seen = []
    for T in (torch, pytorch):
        T.manual_seed(1)
        x = (T.arange(24.0).reshape(2, 3, 4) * 0.37 - 3).requires_grad_()
        y = CASES[name](T, x)
        g, = T.autograd.grad(y.sum(), x, create_graph=True)
        seen.append([g.requires_grad, g.grad_fn is not None])
        if g.requires_grad:
            second, = T.autograd.grad(g.sum(), x, allow_unused=True, retain_graph=True)
            seen[-1].append(None if second is None else (second + 0).tolist())
        w = T.ones(y.shape, requires_grad=True)
        g, = T.autograd.grad(y, x, w, create_graph=True)
        back = T.autograd.grad((g * g.detach()).sum(), [x, w], allow_unused=True)
        seen[-1].append([None if t is None else (t + 0).tolist() for t in back])
    assert beside.same(*seen)


def test_gradient_penalty(torch, pytorch):
    """Of a critic that is linear in pieces every parameter has a gradient, that of the first bias is zeros."""
    seen = []
    for T in (torch, pytorch):
        critic = T.nn.Sequential(T.nn.Linear(2, 3), T.nn.LeakyReLU(0.2), T.nn.Linear(3, 1))
        with T.no_grad():
            for k, p in enumerate(critic.parameters()):
                p.copy_(T.arange(float(p.numel())).reshape(p.shape).sin() + k)
        x = T.arange(8.0).reshape(4, 2).cos().requires_grad_()
        g, = T.autograd.grad(critic(x).sum(), x, create_graph=True)
        ((g.norm(2, dim=1) - 1) ** 2).mean().backward()
        seen.append([None if p.grad is None else p.grad for p in critic.parameters()])
    for ours, theirs in zip(*seen):
        assert (ours is None) == (theirs is None)
        assert ours is None or abs(ours.numpy() - theirs.numpy()).max() < 1e-5
    assert not seen[0][1].any()


def test_nothing_more_is_kept(torch):
    """A first derivative of a pooling keeps what it kept: indices, no input; and without create_graph its result has no history."""
    x = torch.ones(1, 1, 4, 4, requires_grad=True)
    y = torch.nn.functional.max_pool2d(x * 1, 2)
    kept = []
    with torch.autograd.graph.saved_tensors_hooks(lambda t: kept.append(t.dtype) or t, lambda t: t):
        torch.nn.functional.max_pool2d(x * 1, 2)
    assert set(kept) == {torch.int64}
    g, = torch.autograd.grad(y.sum(), x)
    assert not g.requires_grad and g.grad_fn is None


@pytest.mark.parametrize("power", [2, 3, 4, 1.5, 0])
def test_of_powers(power, torch, pytorch):
    """A gradient of x ** n keeps a graph for as many derivatives as PyTorch's, the last of which is zeros."""
    def derivatives(T, f):
        x = T.linspace(0.5, 1.5, 5, dtype=T.float64).requires_grad_()
        y, told = f(T, x).sum(), []
        while y.requires_grad and len(told) < 6:
            g, = T.autograd.grad(y, x, create_graph=True)
            told.append((g.requires_grad, g.tolist()))
            y = g.sum()
        return told
    for f in (lambda T, x: x ** power, lambda T, x: T.square(x) * power, lambda T, x: (3 * x ** power + x).square()):
        ours, theirs = derivatives(torch, f), derivatives(pytorch, f)
        assert [kept for kept, _ in ours] == [kept for kept, _ in theirs]
        for (_, mine), (_, wanted) in zip(ours, theirs):
            assert mine == pytest.approx(wanted, rel=1e-9)
