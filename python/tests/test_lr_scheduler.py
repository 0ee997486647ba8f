"""torch.optim.lr_scheduler and swa_utils: the rates of the same programs with torc and with PyTorch, exactly; dicts go from one to the other."""

import copy
import pickle
import warnings

import beside
import pytest

SCHEDULERS = """
LambdaLR(o, lambda e: 0.9**e)
LambdaLR(o, [lambda e: 0.9**e, lambda e: 1.0 / (e + 1)])
MultiplicativeLR(o, lambda e: 0.95)
StepLR(o, 3)
StepLR(o, 2, 0.5)
MultiStepLR(o, [2, 5, 5, 9], 0.3)
ConstantLR(o)
ConstantLR(o, 0.5, 3)
LinearLR(o)
LinearLR(o, 0.1, 0.7, 8)
ExponentialLR(o, 0.9)
PolynomialLR(o)
PolynomialLR(o, 10, 2.0)
CosineAnnealingLR(o, 5)
CosineAnnealingLR(o, 4, 0.01)
CosineAnnealingWarmRestarts(o, 3)
CosineAnnealingWarmRestarts(o, 2, 2, 0.01)
CyclicLR(o, 0.01, 0.1, 3)
CyclicLR(o, [0.01, 0.02], [0.1, 0.3], 3, 2, 'triangular2')
CyclicLR(o, 0.01, 0.1, 4, mode='exp_range', gamma=0.9, cycle_momentum=False)
CyclicLR(o, 0.01, 0.1, 3, scale_fn=lambda x: 0.5, scale_mode='iterations')
OneCycleLR(o, 0.1, 20)
OneCycleLR(o, [0.1, 0.2], epochs=4, steps_per_epoch=5, three_phase=True, anneal_strategy='linear', pct_start=0.4)
OneCycleLR(o, 0.1, 15, cycle_momentum=False)
ChainedScheduler([L.ConstantLR(o), L.ExponentialLR(o, 0.9)])
SequentialLR(o, [L.ConstantLR(o), L.ExponentialLR(o, 0.9)], [2])
SequentialLR(o, [L.LinearLR(o, 0.1), L.StepLR(o, 2), L.CosineAnnealingLR(o, 4)], [5, 8])
ReduceLROnPlateau(o, patience=1)
ReduceLROnPlateau(o, 'max', 0.5, 0, 0.1, 'abs', 2, [0.01, 0.03])
SWALR(o, 0.05)
SWALR(o, [0.05, 0.5], 4, 'linear')
SWALR(o, 0.05, 0)
"""
MEASURES = [3.0, 2.0, 2.1, 2.2, 1.9999, 5.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.5, 0.6, 0.6, 0.7]


def optimizer(T, kind="SGD", lr=0.1):
    ps = [T.nn.Parameter(T.ones(2)) for _ in range(2)]
    return getattr(T.optim, kind)([{"params": ps[:1]}, {"params": ps[1:], "lr": 0.3}], lr=lr, **({"momentum": 0.9} if kind == "SGD" else {}))


def made(T, text, o):
    from importlib import import_module
    L, S = import_module(T.__name__ + ".optim.lr_scheduler"), import_module(T.__name__ + ".optim.swa_utils")
    return eval(("S." if text.startswith("SWALR") else "L.") + text, {"o": o, "L": L, "S": S})


def advance(s, o, k, epoch=None):
    o.step()
    if type(s).__name__ == "ReduceLROnPlateau":
        s.step(MEASURES[k])
    else:
        s.step(*[] if epoch is None else [epoch])


def facts(o, s):
    groups = [{k: v for k, v in g.items() if k != "params"} for g in o.param_groups]
    return copy.deepcopy([groups, {k: v for k, v in s.state_dict().items()}, s.get_last_lr() if hasattr(s, "_last_lr") else None])


@pytest.mark.parametrize("text", SCHEDULERS.strip().splitlines())
@pytest.mark.parametrize("kind", ["SGD", "Adam"])
def test_rates(text, kind, torch, pytorch):
    seen = []
    for T in (torch, pytorch):
        o = optimizer(T, kind)
        s = made(T, text, o)
        run = [facts(o, s)]
        for k in range(14):
            advance(s, o, k)
            run.append(facts(o, s))
        seen.append(run)
    assert seen[0] == seen[1]


@pytest.mark.parametrize("text", [t for t in SCHEDULERS.strip().splitlines() if t.startswith(("StepLR", "MultiStep", "Constant", "Linear", "Expo", "Poly", "Cos"))])
def test_rates_of_given_epochs(text, torch, pytorch):
    """The closed forms, and fractions of epochs with warm restarts."""
    seen = []
    for T in (torch, pytorch):
        o = optimizer(T)
        s = made(T, text, o)
        run = []
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            for epoch in (3, 1, 7, 7, 2.5) if "Warm" in text else (3, 1, 7, 7, 12):
                advance(s, o, 0, epoch)
                run.append(facts(o, s))
        seen.append((run, [str(w.message) for w in caught if "epoch parameter" in str(w.message)]))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("text", SCHEDULERS.strip().splitlines())
def test_dicts_go_from_one_to_the_other(text, torch, pytorch):
    """What PyTorch's has written after some steps, torc's goes on from, and back."""
    ends = []
    for first, second in ((torch, pytorch), (pytorch, torch), (pytorch, pytorch)):
        o = optimizer(first)
        s = made(first, text, o)
        for k in range(4):
            advance(s, o, k)
        state, groups = copy.deepcopy(s.state_dict()), copy.deepcopy(o.state_dict())
        o = optimizer(second)
        s = made(second, text, o)
        o.load_state_dict({"state": {}, "param_groups": groups["param_groups"]})
        s.load_state_dict(state)
        for k in range(4, 9):
            advance(s, o, k)
        ends.append(facts(o, s))
    assert ends[0] == ends[2] and ends[1] == ends[2]


def refusals(T, L, S):
    o, other = optimizer(T), optimizer(T, "RMSprop")
    step = L.StepLR(o, 2)
    return [lambda: L.StepLR(5, 2), lambda: L.LambdaLR(o, [lambda e: 1]), lambda: L.MultiplicativeLR(o, [5, 5]), lambda: L.ConstantLR(o, 2), lambda: L.LinearLR(o, 0),
            lambda: L.LinearLR(o, 0.5, 2), lambda: L.StepLR(optimizer(T), 2, last_epoch=3), lambda: L.SequentialLR(o, [], []), lambda: L.ChainedScheduler([]),
            lambda: L.SequentialLR(o, [step], [1]), lambda: L.ChainedScheduler([step, L.ReduceLROnPlateau(o)]), lambda: L.ChainedScheduler([5]),
            lambda: L.ReduceLROnPlateau(o, "x"), lambda: L.ReduceLROnPlateau(o, factor=1.0), lambda: L.ReduceLROnPlateau(o, threshold_mode="x"),
            lambda: L.ReduceLROnPlateau(o, min_lr=[1]), lambda: L.CyclicLR(o, [1], 2), lambda: L.CyclicLR(o, 1, 2, mode="x"),
            lambda: L.CyclicLR(T.optim.Adagrad([T.nn.Parameter(T.ones(1))]), 1, 2), lambda: L.CosineAnnealingWarmRestarts(o, 0), lambda: L.CosineAnnealingWarmRestarts(o, 1, 0),
            lambda: L.CosineAnnealingWarmRestarts(o, 2, eta_min="x"), lambda: L.CosineAnnealingWarmRestarts(o, 2).step(-1), lambda: L.OneCycleLR(o, 1), lambda: L.OneCycleLR(o, 1, -1),
            lambda: L.OneCycleLR(o, 1, epochs=0, steps_per_epoch=2), lambda: L.OneCycleLR(o, 1, 5, pct_start=3), lambda: L.OneCycleLR(o, 1, 5, anneal_strategy="x"),
            lambda: S.SWALR(o, 1, anneal_strategy="x"), lambda: S.SWALR(o, 1, -1), lambda: S.get_ema_avg_fn(2), lambda: S.get_ema_multi_avg_fn(-1),
            lambda: L.LRScheduler(other), lambda: [L.OneCycleLR(o, 1, 3).step() for _ in range(9)] and [0]]


def test_refusals(torch, pytorch):
    import torc.optim.lr_scheduler
    import torc.optim.swa_utils
    import torch.optim.swa_utils as S
    for k, (ours, theirs) in enumerate(zip(refusals(torch, torc.optim.lr_scheduler, torc.optim.swa_utils), refusals(pytorch, pytorch.optim.lr_scheduler, S), strict=True)):
        outcomes = []
        for f in (ours, theirs):
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                try:
                    outcomes.append(f() is None)
                except Exception as error:
                    outcomes.append((type(error).__name__, str(error)))
        assert outcomes[0] == outcomes[1], k


def test_warnings(torch, pytorch):
    import torc.optim.lr_scheduler  # noqa: F401
    seen = []
    for T in (torch, pytorch):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            o = optimizer(T)
            s = T.optim.lr_scheduler.StepLR(o, 2)
            s.step()
            s.get_lr()
            o = optimizer(T)
            s = T.optim.lr_scheduler.StepLR(o, 2)
            o.step = lambda: None
            s.step()
        seen.append([(w.category.__name__, str(w.message)) for w in caught])
    assert seen[0] == seen[1] and len(seen[0]) == 3


def test_rates_that_are_tensors(torch, pytorch):
    import torc.optim.lr_scheduler  # noqa: F401
    seen = []
    for T in (torch, pytorch):
        rate = T.tensor(0.5)
        o = T.optim.Adam([T.nn.Parameter(T.ones(2))], lr=rate)
        s = T.optim.lr_scheduler.ExponentialLR(o, 0.5)
        for _ in range(3):
            o.step()
            s.step()
        seen.append((rate.item(), o.param_groups[0]["lr"] is rate, [v.item() for v in s.get_last_lr()], [v.item() for v in s.base_lrs]))
    assert seen[0] == seen[1] and seen[0][0] == 0.0625


def test_pickle(torch):
    import torc.optim.lr_scheduler as L
    s = pickle.loads(pickle.dumps(L.CyclicLR(optimizer(torch), 0.01, 0.1, 3).state_dict()))
    assert s["max_lrs"] == [0.1, 0.1] and L.CyclicLR.__module__ == L.__name__


AVERAGES = ["AveragedModel(m)", "AveragedModel(m, use_buffers=True)", "AveragedModel(m, avg_fn=S.get_ema_avg_fn(0.9))", "AveragedModel(m, multi_avg_fn=S.get_ema_multi_avg_fn(0.9))",
            "AveragedModel(m, multi_avg_fn=S.get_ema_multi_avg_fn(0.9), use_buffers=True)", "AveragedModel(m, avg_fn=S.get_swa_avg_fn())",
            "AveragedModel(m, multi_avg_fn=S.get_swa_multi_avg_fn())"]


@pytest.mark.parametrize("text", AVERAGES)
def test_averages(text, torch, pytorch):
    from importlib import import_module
    seen = []
    for T in (torch, pytorch):
        S = import_module(T.__name__ + ".optim.swa_utils")
        T.manual_seed(3)
        m = T.nn.Sequential(T.nn.Linear(3, 4), T.nn.BatchNorm1d(4))
        a = eval("S." + text, {"S": S, "m": m})
        o = T.optim.SGD(m.parameters(), lr=0.1)
        for _ in range(4):
            o.zero_grad()
            m(T.randn(5, 3)).square().sum().backward()
            o.step()
            a.update_parameters(m)
        S.update_bn([T.randn(5, 3), (T.randn(5, 3), 1)], a)
        seen.append([{k: beside.tree(v, T) for k, v in a.state_dict().items()}, beside.tree(a(T.ones(2, 3)), T), a.training])
    assert beside.same(*seen, tolerance=1e-5)
