"""What is called often holds nothing: references of objects, memory of the process, tensors of the library."""

import gc
import sys

import beside
import expressions
import pytest

ALL = [line for group in ("BINDER", "GRAMMAR", "INDEXING", "CREATION", "AUTOGRAD", "FUNCTIONAL", "WORDS", "MODULES", "BACKENDS") for line in getattr(expressions, group).strip().splitlines()]
# What keeps something on purpose: a lambda or type that is made once, and the process's default.
ONCE = 3


def growth(code, torch, times):
    """By how many blocks of memory Python has grown when it was evaluated so often."""
    for _ in range(ONCE):
        beside.outcome(code, torch)
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(times):
        beside.outcome(code, torch)
    gc.collect()
    return sys.getallocatedblocks() - before


def alive(torch):
    gc.collect()
    return sum(issubclass(type(o), torch.Tensor) for o in gc.get_objects())


@pytest.mark.parametrize("group", ["BINDER", "GRAMMAR", "INDEXING", "CREATION", "AUTOGRAD", "FUNCTIONAL", "WORDS", "MODULES", "BACKENDS"])
def test_expressions_leave_no_tensor(group, torch):
    import torc.nn  # noqa: F401
    codes = [beside.compiled(line) for line in getattr(expressions, group).strip().splitlines()]
    for code in codes:
        beside.outcome(code, torch)
    before = alive(torch)
    for code in codes:
        beside.outcome(code, torch)
    assert alive(torch) == before


@pytest.mark.skipif(not hasattr(sys, "gettotalrefcount") and not hasattr(sys, "getallocatedblocks"), reason="needs CPython")
def test_expressions_leave_no_memory(torch):
    import torc.nn  # noqa: F401
    leaking = []
    gc.collect()
    gc.freeze()  # so that the collector has little to look through, however much else is imported
    try:
        for line in ALL:
            code = beside.compiled(line)
            if all(growth(code, torch, times) >= times for times in (20, 100, 100, 100, 100)):  # one object or more each time, also when all is warm
                leaking.append(line)
    finally:
        gc.unfreeze()
    assert not leaking


def test_references_of_arguments(torch):
    x, key, words = torch.ones(3), (0, None), [torch.ones(1), torch.ones(1)]
    number = 12345.678
    watched = [x, key, words, words[0], number, torch.float32]
    before = [sys.getrefcount(o) for o in watched]
    for _ in range(50):
        x + number, x.view(3), x[key[0]], torch.cat(words), x.to(torch.float32), x.sum(0), torch.add(x, x, alpha=2)
        with pytest.raises(TypeError):
            torch.add(x, "a")
        with pytest.raises(IndexError):
            x[7]
    assert [sys.getrefcount(o) for o in watched] == before


def test_steps_and_checkpoints_leave_no_memory(torch):
    """What the extension does for optimizers, hooks of saved tensors and checkpoints, their refusals included."""
    import torc.utils.checkpoint as C
    p = torch.nn.Parameter(torch.ones(3))
    o, hooked, fails = torch.optim.AdamW([p], lr=0.01), torch.autograd.graph.saved_tensors_hooks(lambda t: (t,), lambda t: t[0]), torch.optim.SGD([p])
    fails.param_groups[0]["params"] = [p, 5]

    def once():
        with hooked:
            y = C.checkpoint(lambda x: x.sin().exp(), p * 2, use_reentrant=False).sum()
        y.backward()
        o.step()
        o.zero_grad()
        for call in (fails.step, fails.zero_grad, lambda: C.checkpoint(lambda x: 1 / 0, p, use_reentrant=False)):
            with pytest.raises((TypeError, ZeroDivisionError)):
                call()

    for _ in range(5):
        once()
    [torch.empty(0) for _ in range(200)]  # of these some objects are kept for those to come
    tensors, grown = alive(torch), []
    while len(grown) < 6 and min(grown, default=100) >= 50:  # what Python keeps for later grows less from round to round, a leak in each
        gc.collect()
        before = sys.getallocatedblocks()
        for _ in range(100):
            once()
        gc.collect()
        grown.append(sys.getallocatedblocks() - before)
    assert min(grown) < 50 and alive(torch) == tensors, grown
