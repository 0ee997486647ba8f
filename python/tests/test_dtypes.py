"""Dtypes beyond the usual ones, and default dtypes, beside PyTorch: promotion, fills, powers, and what numbers become."""

import itertools

import pytest

DTYPES = ("bool uint8 int8 int16 int32 int64 uint16 uint32 uint64 float16 bfloat16 float32 float64 complex32 complex64 complex128 "
          "float8_e4m3fn float8_e5m2").split()
UNUSUAL = "uint16 uint32 uint64 float8_e4m3fn float8_e5m2".split()
NUMBERS = """
T.tensor(1j)
T.tensor([1, 1j])
T.tensor([1j, 1.0])
T.tensor(1j, dtype=T.complex64)
T.as_tensor([1j])
T.asarray([1j])
T.asarray(1j)
T.tensor(numpy.complex64(1j))
T.tensor([numpy.complex128(1j)])
T.full((1,), 1j)
T.full((1,), 1.0)
T.full((1,), 1)
T.full((1,), True)
T.result_type(1, 1j)
T.result_type(1.0, 1)
T.result_type(T.zeros(2), 1j)
T.result_type(T.zeros(2, dtype=T.int64), 1j)
T.zeros(2, dtype=T.int32) + 1j
T.where(T.tensor([True]), 1j, 0)
"""


def outcome(T, call):
    """The dtype, shape and numbers of what a call gives, a dtype by its name, or the error."""
    try:
        made = call(T)
    except Exception as error:
        return type(error).__name__, str(error).splitlines()[0]
    if isinstance(made, T.dtype):
        return str(made)
    made = made if isinstance(made, (tuple, list)) else [made]
    return [(str(one.dtype), tuple(one.shape), repr(one.tolist())) for one in made]


@pytest.fixture
def both(torch, pytorch):
    def check(call, *about):
        ours, theirs = outcome(torch, call), outcome(pytorch, call)
        assert ours == theirs, (*about, ours, theirs)

    return check


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("first", DTYPES)
def test_result_type(first, both):
    for sizes in ((2,), ()):
        for second, others in itertools.product(DTYPES, ((3,), ())):
            both(lambda T: T.result_type(T.zeros(sizes).to(getattr(T, first)), T.zeros(others).to(getattr(T, second))), sizes, second, others)
        for number in (True, 1, 1.5, 1j):
            both(lambda T: T.result_type(T.zeros(sizes).to(getattr(T, first)), number), sizes, number)
            both(lambda T: T.result_type(number, T.zeros(sizes).to(getattr(T, first))), sizes, number)


def test_result_type_of_subclasses_and_what_is_no_tensor(torch, pytorch):
    told = []
    for T in (torch, pytorch):
        class Own(T.Tensor):
            @classmethod
            def __torch_function__(cls, function, types, args=(), kwargs=None):
                return function is T.result_type, len(args), kwargs or {}

        told.append([T.result_type(T.ones(1).as_subclass(Own), 1), T.result_type(1, T.ones(1).as_subclass(Own))])
        for pair in ((T.ones(1), "1"), (T.ones(1), None), ([1], 1)):
            got = ", ".join("Tensor" if isinstance(one, T.Tensor) else type(one).__name__ for one in pair)
            with pytest.raises(TypeError, match=rf"result_type\(\) received an invalid combination of arguments - got \({got}\)"):
                T.result_type(*pair)
    assert told[0] == told[1] == [(True, 2, {})] * 2


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("dtype", DTYPES)
def test_masked_fill_takes_values_of_any_dtype(dtype, both):
    for other, value, in_place in itertools.product(DTYPES, (0, 1, 2.5, 0.5), (False, True)):
        def call(T):
            x, number = T.tensor([[3, 0], [1, 2]]).to(getattr(T, dtype)), T.tensor(value).to(getattr(T, other))
            mask = T.tensor([[True, False], [False, True]])
            return x.masked_fill_(mask, number) if in_place else x.masked_fill(mask, number)

        both(call, other, value, in_place)


@pytest.mark.parametrize("dtype", ["bool", *UNUSUAL])
def test_powers_that_need_no_powers(dtype, both):
    values = [2.5, -0.0, float("nan"), 7.0] if "float8" in dtype else [3, 0, 7, -1]
    forms = {
        "method": lambda T, x, n: x.pow(n),
        "operator": lambda T, x, n: x ** n,
        "in place": lambda T, x, n: x.pow_(n),
        "same out": lambda T, x, n: T.pow(x, n, out=T.empty(0, dtype=x.dtype)),
        "out of floats": lambda T, x, n: T.pow(x, n, out=T.empty(0, dtype=T.float32)),
        "out of ints": lambda T, x, n: T.pow(x, n, out=T.empty(0, dtype=T.int64)),
        "list": lambda T, x, n: T._foreach_pow([x, x[1:]], n),
        "numbers": lambda T, x, n: T._foreach_pow([x, x[1:]], [n, 1]),
        "reversed": lambda T, x, n: T.pow(n, x),
    }
    for (name, form), n in itertools.product(forms.items(), (True, False, 0, 1, 2, -1, 0.0, -0.0, 1.0, 0.5)):
        both(lambda T: form(T, T.tensor(values).to(getattr(T, dtype)), n), name, n)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("default", ["float16", "bfloat16", "float32", "float64"])
@pytest.mark.parametrize("text", NUMBERS.strip().splitlines())
def test_numbers_under_default_dtypes(text, default, torch, pytorch, both):
    numpy = pytest.importorskip("numpy")
    for T in (torch, pytorch):
        T.set_default_dtype(getattr(T, default))
    try:
        both(lambda T: eval(text, {"T": T, "numpy": numpy}))
    finally:
        for T in (torch, pytorch):
            T.set_default_dtype(T.float32)


@pytest.mark.filterwarnings("ignore")
def test_which_dtypes_are_shown(torch, pytorch):
    shown = []
    for T in (torch, pytorch):
        try:
            for default in ("float16", "bfloat16", "float32", "float64"):
                T.set_default_dtype(getattr(T, default))
                shown.append([(default, dtype, repr(T.tensor([1], dtype=getattr(T, dtype)))) for dtype in DTYPES if "float8" not in dtype])
        finally:
            T.set_default_dtype(T.float32)
    assert shown[:4] == shown[4:]


@pytest.mark.parametrize("values", [[1.0, 2.0], [1.0, 0.0], [1.0], [-3.0], [0.0], [], [[1.0, -2.0, 3.0]], [[1.0], [-2.0]], -2.0])
def test_norms_of_order_nan(values, both):
    nan = float("nan")
    both(lambda T: T.linalg.vector_norm(T.tensor(values), nan))
    both(lambda T: T._foreach_norm([T.tensor(values), T.ones(2, 2)], nan))
    for dim in (0, -1, ()):
        both(lambda T: T.linalg.vector_norm(T.tensor(values), nan, dim=dim, keepdim=True))


def test_norms_of_one_element_are_its_magnitude(both):
    for order in (3, 0.7, -2.5, 1, 2, 0, float("inf"), float("-inf")):
        both(lambda T: T.linalg.vector_norm((T.arange(-21, 35, dtype=T.float64) / 7).unsqueeze(1), order, dim=1), order)


def test_foreach_lgamma(both):
    both(lambda T: [x.round(decimals=4) for x in T._foreach_lgamma([T.tensor([0.5, 2.5]), T.tensor(3)])])


@pytest.mark.parametrize("dtype", ["uint16", "uint32", "uint64", "float8_e4m3fn", "float8_e5m2", "complex32"])
def test_a_dtype_to_compute_in_comes_first(dtype, both):
    for name in ("mean", "sum", "prod", "nansum")[: 3 if dtype == "complex32" else 4]:
        both(lambda T: getattr(T.tensor([[1, 2], [3, 4]]).to(getattr(T, dtype)), name)(dtype=T.float32))
        both(lambda T: getattr(T.tensor([[1, 2], [3, 4]]).to(getattr(T, dtype)), name)(1, dtype=T.float64) if name == "prod" else
             getattr(T.tensor([[1, 2], [3, 4]]).to(getattr(T, dtype)), name)((0, 1), dtype=T.float64))
    for name in ("softmax", "log_softmax", "cumsum", "cumprod"):
        both(lambda T: getattr(T.tensor([[1, 2], [3, 4]]).to(getattr(T, dtype)), name)(1, dtype=T.float32))
