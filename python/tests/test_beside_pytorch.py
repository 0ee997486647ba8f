"""Every expression of expressions.py, evaluated with torc and with PyTorch in one process: results, dtypes, strides, exceptions and their texts."""

import beside
import expressions
import pytest

import torc.nn  # noqa: F401  torch.nn is there at once in PyTorch

GROUPS = ["BINDER", "GRAMMAR", "INDEXING", "CREATION", "AUTOGRAD", "HOOKS", "FUNCTIONAL", "FORMATS", "WORDS", "MODULES", "BACKENDS"]
ALL = [(group, line) for group in GROUPS for line in getattr(expressions, group).strip().splitlines()]


@pytest.mark.parametrize("group,text", ALL, ids=[f"{group}: {text}" for group, text in ALL])
def test_expression(group, text, torch, pytorch):
    code = beside.compiled(text)
    ours, theirs = beside.outcome(code, torch), beside.outcome(code, pytorch)
    if text in expressions.DIFFERENT:
        assert not beside.same(ours, theirs), "it is the same by now: take it out of DIFFERENT"
        return
    assert beside.same(ours, theirs), f"\ntorc    {ours}\nPyTorch {theirs}"
