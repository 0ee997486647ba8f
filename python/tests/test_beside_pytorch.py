"""Every expression of expressions.py, evaluated with torc and with PyTorch in one process: results, dtypes, strides, exceptions and their texts."""

import beside
import expressions
import pytest

GROUPS = ["BINDER", "GRAMMAR", "INDEXING", "CREATION", "AUTOGRAD", "FUNCTIONAL"]
ALL = [(group, line) for group in GROUPS for line in getattr(expressions, group).strip().splitlines()]
# What differs on purpose, or for want of something, and why.
DIFFERENT = expressions.DIFFERENT if hasattr(expressions, "DIFFERENT") else {}


@pytest.mark.parametrize("group,text", ALL, ids=[f"{group}: {text}" for group, text in ALL])
def test_expression(group, text, torch, pytorch):
    code = beside.compiled(text)
    ours, theirs = beside.outcome(code, torch), beside.outcome(code, pytorch)
    if text in DIFFERENT:
        assert not beside.same(ours, theirs), "it is the same by now: take it out of DIFFERENT"
        return
    assert beside.same(ours, theirs), f"\ntorc    {ours}\nPyTorch {theirs}"
