"""Functions that no row says, and which are made of operators in Python: the same as PyTorch's, and the same refusals."""

import warnings

import beside
import pytest

CALLS = """
torch.unravel_index(torch.tensor([0, 5, 23, 7]), (2, 3, 4))
torch.unravel_index(torch.tensor(5), 7)
torch.unravel_index(torch.tensor([[3, 2]]), (4, 1))
torch.unravel_index(torch.tensor([1.5]), (4, 1))
torch.unravel_index(torch.tensor([1]), (4, -1))
torch.result_type(x, 1)
torch.result_type(j, 1.5)
torch.result_type(j, torch.tensor(2, dtype=torch.int8))
torch.result_type(torch.tensor(1.0, dtype=torch.float64), h)
torch.result_type(u, torch.ones(2, dtype=torch.int8))
torch.result_type(b, True)
torch.result_type(x, 1j)
torch.result_type(1, 2.0)
torch.result_type(b, b)
torch.result_type(1j, x)
torch.result_type(True, False)
torch.result_type(tensor=x, other=1)
torch.result_type(scalar=1, tensor=x)
torch.result_type(scalar1=1, scalar2=2.0)
torch.result_type(torch.zeros(3), torch.zeros(2, 2))
torch.result_type(x, 2 ** 70)
torch.is_neg(x)
torch.is_neg(c.conj().imag)
x.apply_(lambda v: v * 2 + 1)
x.t().apply_(abs)
j.apply_(lambda v: v + 5)
g.apply_(abs)
x.map_(y, lambda p, q: p + q)
x.map_(x.t().clone().t(), lambda p, q: p * q)
x.map2_(y, y * 2, lambda p, q, r: p + q * r)
"""


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("text", CALLS.strip().splitlines())
def test_call(text, torch, pytorch):
    code = beside.compiled(text)
    ours, theirs = beside.outcome(code, torch), beside.outcome(code, pytorch)
    assert beside.same(ours, theirs), (ours, theirs)


@pytest.mark.parametrize("text,warning", [
    ("x.index_reduce(0, torch.tensor([0]), torch.ones(1, 3), 'mean')", "index_reduce() is in beta and the API may change at any time."),
    ("torch.where(u, y, 1.0)", "where received a uint8 condition tensor. This behavior is deprecated and will be removed in a future version of "
     "PyTorch. Use a boolean condition instead.")])
def test_warnings_given_once(text, warning, torch, pytorch):
    for T in (torch, pytorch):
        for always in (True, False, False):
            T.set_warn_always(always)
            try:
                with warnings.catch_warnings(record=True) as told:
                    warnings.simplefilter("always")
                    eval(text, beside.names(T))
            finally:
                T.set_warn_always(False)
            if always:
                assert [str(w.message).partition(" (Triggered")[0] for w in told] == [warning]
        assert not told
