"""torch.testing: what is close, what is said where it is not, and drawn tensors, beside PyTorch's."""

import collections
import importlib
import itertools
import re
import warnings

import beside
import pytest

COMPARISONS = """
a(T.ones(2), T.ones(2))
a(T.ones(2), T.zeros(2))
a(T.ones(2, 3), T.zeros(2, 3))
a(T.tensor(1.0), T.tensor(2.0))
a(T.tensor(1), T.tensor(2))
a(1.0, 2.0)
a(1, 2)
a(True, False)
a(True, True)
a(1 + 2j, 1.0)
a(1 + 2j, 1 + 3j)
a(0, 5)
a(5, 0)
a(1.0, 1.0 + 1e-9)
a(1.0, 1.0 + 1e-6)
a(float('nan'), float('nan'))
a(float('nan'), float('nan'), equal_nan=True)
a(float('inf'), float('inf'))
a(float('inf'), 1.0)
a(1.0, float('inf'))
a(T.ones(2), T.ones(3))
a(T.ones(2), T.ones(2).double())
a(T.ones(2), T.ones(2).double(), check_dtype=False)
a(T.ones(2), T.zeros(2).double(), check_dtype=False)
a(T.ones(2), T.ones(2, dtype=T.int32), check_dtype=False)
a(1, 1.0)
a(1, 1.0, check_dtype=False)
a(T.tensor([1, 2]), T.tensor([1, 3]))
a(T.tensor([True]), T.tensor([False]))
a(T.tensor([0, 255], dtype=T.uint8), T.tensor([0, 0], dtype=T.uint8))
a(T.tensor([-128], dtype=T.int8), T.tensor([127], dtype=T.int8))
a(T.tensor([1, -1]).to(T.uint64), T.tensor([1, -1]).to(T.uint64))
a(T.tensor([1, -1]).to(T.uint64), T.tensor([1, -2]).to(T.uint64))
a(T.tensor([1, -1]).to(T.uint64), T.tensor([2, -3]).to(T.uint64), rtol=0, atol=2)
a(T.tensor([0]).to(T.uint64), T.tensor([-1]).to(T.uint64), rtol=0, atol=1)
a(T.tensor(-1).to(T.uint64), T.tensor(6).to(T.uint64))
a(T.tensor([7]).to(T.uint64), T.tensor([7]), check_dtype=False)
a(T.tensor([7]).to(T.uint16), T.tensor([7]).to(T.uint32), check_dtype=False)
a(T.tensor([7]).to(T.uint16), T.tensor([7.5]), check_dtype=False)
a(T.tensor([200]).to(T.uint16), T.tensor([100]).to(T.uint16))
a(T.tensor([0]).to(T.uint8), T.tensor([1]).to(T.uint8), rtol=0, atol=1)
a([1, T.ones(2)], [1, T.zeros(2)])
a([[T.ones(2)]], [[T.zeros(2)]])
a([T.ones(1), T.ones(2)], [T.ones(1) * 2, T.ones(3)])
a({'a': 1, 'b': T.ones(1)}, {'a': 1, 'b': T.zeros(1)})
a({'x': [1, 2]}, {'x': [1, 3]})
a({'b': 1, 'a': 2}, {'a': 3, 'b': 4})
a([1], [1, 2])
a([[1]], [[1, 2]])
a({'a': 1}, {'b': 1})
a({'a': 1}, {'a': 1, 'b': 1, 'c': 2})
a(C.OrderedDict(a=1), {'a': 1})
a((1, 2), [1, 2])
a([], [])
a(T.ones(2), T.ones(2), rtol=1.0)
a(T.ones(2), T.ones(2), atol=1.0)
a(1.0, 2.0, atol=1.0)
a(T.ones(2), T.zeros(2), rtol=0, atol=0)
a(T.zeros(2), T.ones(2), rtol=1e-3, atol=0)
a(T.zeros(2), T.ones(2), rtol=0.0, atol=0.5)
a(T.zeros(2), T.ones(2), rtol=0.0, atol=1.0)
a(T.ones(2), 1.0)
a(1, T.tensor(1))
a([1, 2], 5)
a('a', 'b')
a('a', 'a')
a([1, 2, 'a'], [1, 3, 'b'])
a(object(), object())
a(None, None)
a(T.ones(2), None)
a(None, 1)
a(T.ones(2), T.zeros(2), msg='hello')
a([T.ones(2)], [T.zeros(2)], msg=lambda m: 'X ' + m + ' Y')
a([1], [1, 2], msg='hello')
a('a', 'a', msg='hello')
a(T.tensor([float('nan')]), T.tensor([float('nan')]))
a(T.tensor([float('nan')]), T.tensor([float('nan')]), equal_nan=True)
a(T.tensor([1.0, float('nan'), 3.0]), T.tensor([2.0, 1.0, 3.0]))
a(T.tensor([1.0, float('inf')]), T.tensor([1.0, 2.0]))
a(T.tensor([float('inf')]), T.tensor([float('inf')]))
a(T.ones(2, 2).t(), T.ones(2, 2))
a(T.ones(2, 3).t(), T.ones(3, 2), check_stride=True)
a(np.ones(2), np.zeros(2))
a(np.ones(2), np.ones(2))
a(np.ones(2), T.zeros(2))
a([np.ones(2)], [np.zeros(2)])
a(np.float32(1), np.float32(2))
a(1.0, np.float32(1.0))
a(np.bool_(True), False)
a(T.ones(2), T.nn.Parameter(T.ones(2)))
a(T.nn.Parameter(T.ones(2)), T.zeros(2))
a(T.ones(2, requires_grad=True), T.zeros(2))
a(T.ones(3), T.tensor([1.0, 2, 1.00001]))
a(T.ones(2, 2, dtype=T.float16), T.zeros(2, 2, dtype=T.float16))
a(T.ones(2, dtype=T.bfloat16), T.ones(2, dtype=T.bfloat16) * 1.01)
a(T.ones(2, dtype=T.complex64), T.zeros(2, dtype=T.complex64))
a(T.ones(2, dtype=T.complex128), T.ones(2, dtype=T.complex128) * 1j)
a(T.empty(0), T.empty(0))
a(T.empty(0), T.empty(1))
a(T.tensor([1.0, 2.0]), T.tensor([0.0, 2.0]))
a(T.arange(24.0).view(2, 3, 4), T.arange(24.0).view(2, 3, 4).flip(0))
b(T.ones(2), T.ones(2).double())
b(T.ones(2), [1.0, 2.0])
b(T.ones(2), [1.0, 1.00001], 1e-3, 0)
"""


@pytest.mark.parametrize("text", COMPARISONS.strip().splitlines())
def test_close(text, torch, pytorch):
    np = pytest.importorskip("numpy")
    import torc.nn  # noqa: F401
    outcomes = []
    for T in (torch, pytorch):
        testing = importlib.import_module(T.__name__ + ".testing")
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            try:
                result = eval(text, {"T": T, "np": np, "C": collections, "a": testing.assert_close, "b": testing.assert_allclose})
            except Exception as error:
                result = (type(error).__name__, str(error).replace("torc.", "torch."))
        outcomes.append((result, [str(w.message) for w in caught]))
    assert outcomes[0] == outcomes[1]


def test_unrelated_types(torch):
    with pytest.raises(TypeError, match="No comparison pair was able to handle inputs"):
        torch.testing.assert_close(torch.ones(1), torch.nn.Parameter(torch.ones(1)), allow_subclasses=False)


DTYPES = ["bool", "uint8", "int8", "int16", "int32", "int64", "float16", "bfloat16", "float32", "float64", "complex64", "complex128"]
OPTIONS = [{}, {"low": 1, "high": 3}, {"low": -1.5, "high": 0.5}, {"noncontiguous": True}, {"exclude_zero": True}, {"requires_grad": True}, {"low": 3, "high": 3},
           {"low": 5, "high": 1}, {"low": float("nan")}, {"low": 1e300}, {"low": -float("inf"), "high": float("inf")}, {"low": 0, "high": 1, "exclude_zero": True},
           {"memory_format": "channels_last"}, {"memory_format": "channels_last", "noncontiguous": True}]


@pytest.mark.parametrize("dtype", DTYPES)
def test_make_tensor(dtype, torch, pytorch):
    for options, shape in itertools.product(OPTIONS, [(2, 3), ((2, 2, 3, 3),), (4,), ((),), (0, 2), (1,)]):
        if "memory_format" in options and shape != ((2, 2, 3, 3),):
            continue
        if dtype == "int64" and options.get("low") == -float("inf"):
            continue  # integers drawn from all of int64 are other ones
        outcomes = []
        for T in (torch, pytorch):
            kwargs = {k: getattr(T, v) if k == "memory_format" else v for k, v in options.items()}
            T.manual_seed(3)
            with warnings.catch_warnings(record=True) as caught:
                warnings.simplefilter("always")
                try:
                    result = beside.tree(importlib.import_module(T.__name__ + ".testing").make_tensor(*shape, dtype=getattr(T, dtype), device="cpu", **kwargs), T)
                except Exception as error:
                    result = (type(error).__name__, re.sub("torc\\b", "torch", str(error)))
            outcomes.append((result, [str(w.message) for w in caught]))
        assert beside.same(*outcomes, 1e-6), (options, shape, outcomes)
