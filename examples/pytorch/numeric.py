"""numeric.py - ../numeric.c in PyTorch."""
import sys
from math import cos, exp, log, pi, sqrt

import torch
import torch.nn.functional as F

from options import options

wrong = 0


def check(what, got, known, tolerance):
    global wrong
    right = abs(got - known) <= tolerance
    print(f"{what:34} {got:18.15f}  known {known:18.15f}  {'ok' if right else 'WRONG'}")
    wrong += not right


def least_squares():
    """The coefficients of y = 1 - 2 x + 3 x^2, found again from points of it."""
    x = torch.linspace(-1, 1, 50)
    a = torch.stack([torch.ones_like(x), x, x.square()], dim=1)
    y = a.mv(torch.tensor([1.0, -2.0, 3.0]))

    # by the gradient of the mean of squares
    w = torch.zeros(3, requires_grad=True)
    sgd = torch.optim.SGD([w], lr=0.5, momentum=0.9)
    for _ in range(500):
        sgd.zero_grad()
        F.mse_loss(a.mv(w), y).backward()
        sgd.step()
    check("least squares, gradient descent", w[2].item(), 3, 1e-9)

    # by the normal equations a.T a s = a.T y, with conjugate gradients
    m, s, r = a.T @ a, torch.zeros(3), a.T @ y
    p = r
    for _ in range(3):
        mp, rr = m @ p, r @ r
        step = rr / (p @ mp)
        s = s + step * p
        r = r - step * mp
        p = r + (r @ r) / rr * p
    check("least squares, conjugate gradients", s[1].item(), -2, 1e-12)


def power_iteration():
    """The largest eigenvalue of the second difference on n places, by power iteration."""
    n = 10
    a = 2 * torch.eye(n)
    a.diagonal(1).fill_(-1)
    a.diagonal(-1).fill_(-1)
    v = torch.rand(n)
    for _ in range(300):
        w = a @ v
        v = w / w.norm()
    check("power iteration", (v @ (a @ v)).item(), 2 - 2 * cos(n * pi / (n + 1)), 1e-12)


def heat():
    """A rod that is held at 0 at both ends cools: u_t = u_xx, in steps of an explicit scheme made of slices."""
    n = 100
    h = 1 / n
    dt = 0.4 * h * h
    u = torch.sin(torch.linspace(0, 1, n + 1) * pi)
    inner, left, right = u[1:-1], u[:-2], u[2:]
    steps = 0
    while steps * dt < 0.1:
        inner += dt / (h * h) * (left + right - 2 * inner)
        steps += 1
    check("heat equation", u.amax().item(), exp(-pi * pi * steps * dt), 1e-4)


def monte_carlo(n):
    """Dots in a square that fall into the circle; its share is pi / 4."""
    radius = torch.rand(n, 2).norm(dim=1)
    got = 4 * (radius < 1).double().mean().item()
    check("Monte Carlo", got, pi, 5 * sqrt(pi * (4 - pi) / n))


def logistic_map(n):
    """How fast neighbours part under x -> 4 x (1 - x): by a factor of 2 a round."""
    rounds = 100
    x, total = torch.sin(torch.rand(n) * pi / 2).square(), torch.zeros(n)  # as it spreads in the end
    for _ in range(rounds):
        total += torch.log(torch.abs(4 - 8 * x))
        x *= 4 * (1 - x)
    check("logistic map, Lyapunov exponent", total.mean().item() / rounds, log(2), 1e-3)


def swing(y):
    """How angle and speed of a pendulum change."""
    return torch.stack([y[1], -torch.sin(y[0])])


def pendulum():
    """It is let go at an angle of 2, and back after a period, by the method of Runge and Kutta."""
    a, g = 1, cos(1)
    for _ in range(6):  # the period is 2 pi by this mean of means
        a, g = (a + g) / 2, sqrt(a * g)
    steps = 1000
    dt = 2 * pi / a / steps
    y = torch.tensor([2.0, 0.0])
    for _ in range(steps):
        k1 = swing(y)
        k2 = swing(y + dt / 2 * k1)
        k3 = swing(y + dt / 2 * k2)
        k4 = swing(y + dt * k3)
        y += dt / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    check("pendulum, Runge-Kutta", y[0].item(), 2, 1e-9)


def kepler():
    """Where planets are: Kepler's equation E - 0.8 sin E = M by Halley's method, which wants two derivatives of it."""
    known = torch.linspace(0, 2 * pi, 1000)
    m = known - 0.8 * torch.sin(known)
    e = m.clone().requires_grad_()
    for _ in range(10):
        f = e - 0.8 * torch.sin(e) - m
        (slope,) = torch.autograd.grad(f.sum(), e, create_graph=True)
        (bend,) = torch.autograd.grad(slope.sum(), e)
        with torch.no_grad():
            e -= 2 * f * slope / (2 * slope.square() - f * bend)
    check("Kepler's equation, largest error", (e - known).abs().amax().item(), 0, 1e-12)


def main():
    args = options()
    torch.set_default_dtype(torch.float64)
    torch.set_default_device(args.device)
    torch.manual_seed(1)
    least_squares()
    power_iteration()
    heat()
    monte_carlo(100000 if args.quick else 10000000)
    logistic_map(10000 if args.quick else 1000000)
    pendulum()
    kepler()
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
