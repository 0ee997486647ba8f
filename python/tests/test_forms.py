"""The forms in place of views, and out= of what is composed, beside PyTorch: values, geometry, versions, gradients, refusals."""

import random
import warnings

import pytest
from beside import tree

VIEWS = ["x.t_()", "x.transpose_(0, 1)", "x.swapaxes_(0, -1)", "x.swapdims_(1, 0)", "x.unsqueeze_(1)", "x.unsqueeze_(-1)", "x.squeeze_()",
         "x.squeeze_(0)", "x.squeeze_((0, 1))", "x.as_strided_((2,), (2,))", "x.as_strided_((2, 2), (2, 1), 1)"]
BEFORE = ["x = leaf * 2", "y = leaf * 2; x = y[:, :2]", "y = leaf * 2; x = y.view(3, 2)", "y = leaf * 2; x = y[:1]; x.unsqueeze_(0); x.squeeze_(0)",
          "x = leaf", "x = leaf[0:2]", "x = (leaf * 2).view(1, 2, 3).unbind(0)[0]", "x = leaf.detach()", "x = leaf.detach()[1:]", "x = (leaf * 2).expand(2, 3)"]
AFTER = ["", "x.mul_(3)", "y.mul_(3)", "y.t_()", "x = x.square()"]


def ran(T, before, view, after):
    """All that can be seen of such a program."""
    leaf = T.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], requires_grad=True)
    scope = {"leaf": leaf}
    try:
        exec(before, scope)
        scope.setdefault("y", scope["x"])
        version, place = scope["x"]._version, scope["x"].data_ptr()
        assert eval(view, scope) is scope["x"]
        seen = [scope["x"]._version - version, scope["x"].data_ptr() - place, scope["x"].storage_offset(), scope["x"]._is_view()]
        exec(after, scope)
        x, y = scope["x"], scope["y"]
        seen += [tree(x, T), tree(y, T), x.grad_fn is None, y.grad_fn is None]
        if x.requires_grad:
            weights = T.arange(1.0, x.numel() + 1).view(x.shape)
            ((x * weights).sum() + y.sum()).backward()
            seen.append(tree(leaf.grad, T))
        return seen
    except (RuntimeError, IndexError, TypeError) as error:
        return type(error).__name__, str(error).split(", which is output")[0]


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("before", BEFORE)
def test_views_in_place(torch, pytorch, before, view):
    for after in AFTER:
        assert ran(torch, before, view, after) == ran(pytorch, before, view, after), after


def test_unrecorded(torch):
    x = torch.ones(2, 3, requires_grad=True)
    with torch.no_grad():
        assert x.t_() is x
    assert x.is_leaf and x.requires_grad and x.shape == (3, 2)
    (x * 2).sum().backward()
    assert x.grad.shape == (3, 2)
    with torch.inference_mode():
        inference = torch.ones(2, 3).t_()
    with pytest.raises(RuntimeError, match="Inplace update to inference tensor outside InferenceMode is not allowed"):
        inference.t_()


OUT = ["torch.median(x, 1, out={})", "torch.nanmedian(x, 0, True, out={})", "torch.kthvalue(x, 2, 1, out={})", "torch.mode(x, -1, out={})", "torch.cummin(x, 1, out={})",
       "torch.multinomial(x.abs(), 2, out={})", "F.avg_pool3d(x.view(1, 1, 2, 3, 1), (2, 2, 1), out={})", "torch.slice_scatter(x, x[:1], 0, 1, out={})",
       "F.linear(x, x, x[:, 0], out={})", "torch.native_batch_norm(x, None, None, None, None, True, 0.1, 1e-5, out={})"]
KINDS = ["torch.empty(0, dtype=torch.{})", "torch.zeros(1, dtype=torch.{}).expand(2)"]


@pytest.mark.parametrize("call", OUT)
def test_out(torch, pytorch, call):
    def outcome(T, given):
        scope = {"torch": T, "F": T.nn.functional, "x": T.tensor([[3.0, -1.0, 2.0], [5.0, 6.0, 4.0]])}
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            T.manual_seed(3)
            out = eval(given, scope)
            try:
                result = eval(call.format("out"), {**scope, "out": out})
            except RuntimeError:
                return "refused"
        assert all(a is b for a, b in zip(result, out)) if isinstance(out, tuple) else result is out
        return tree(out, T)

    count = 3 if "batch_norm" in call else 1 if "multinomial" in call or "F." in call or "scatter" in call else 2
    dtypes = {3: ["float32"] * 3, 2: ["float32", "int64"], 1: ["int64" if "multinomial" in call else "float32"]}[count]
    seen = set()
    for wrong in [None, *range(count)]:
        for kind in KINDS:
            for dtype in ("float64", "int32", "bfloat16"):
                given = [(kind if k == wrong else KINDS[0]).format(dtype if k == wrong else dtypes[k]) for k in range(count)]
                text = given[0] if count == 1 else f"({', '.join(given)})"
                mine, theirs = outcome(torch, text), outcome(pytorch, text)
                assert mine == theirs or (mine != "refused" and same(mine, theirs)), text
                seen.add(mine == "refused")
    assert seen == {False, True}


def same(a, b):
    if isinstance(a, float) and isinstance(b, float):
        return abs(a - b) <= 1e-5 * max(1.0, abs(b))
    return len(a) == len(b) and all(same(x, y) for x, y in zip(a, b)) if isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)) else a == b


def test_requires_grad_is_refused(torch):
    x = torch.ones(2, 3, requires_grad=True)
    with pytest.raises(RuntimeError, match="functions with out=... arguments don't support automatic differentiation"):
        torch.mode(x, 1, out=(torch.empty(2), torch.empty(2, dtype=torch.int64)))


@pytest.mark.parametrize("dtype", ["float32", "complex64", "float16", "complex128", "float64"])
@pytest.mark.parametrize("operands", ["torch.ones(3), 2", "torch.ones(3), torch.ones(3)", "2, torch.ones(3)"])
def test_float_power_writes_double_alone(torch, pytorch, operands, dtype):
    def outcome(T):
        try:
            return eval(f"torch.float_power({operands}, out=torch.empty(0, dtype=torch.{dtype}))", {"torch": T}).tolist()
        except RuntimeError as error:
            return str(error)

    assert outcome(torch) == outcome(pytorch)


def lying(T, how, batch, heads, length, size):
    """(batch, heads, length, size), which lies so; or as rows of a projection that holds queries, keys and values; or transposed back."""
    if how == "heads first":
        return T.ones(batch, heads, length, size)
    if how == "transposed":
        return T.ones(batch, length, heads, size).transpose(1, 2)
    return T.ones(batch, length, 3, heads, size)[:, :, 1].transpose(1, 2)


def test_attention_lies_as_the_query(torch, pytorch):
    """With and without gradient and mask: who transposes heads back views the result."""
    draw = random.Random(5)
    for _ in range(200):
        batch, heads, length, keys = draw.choice([1, 2]), draw.choice([1, 3]), draw.choice([1, 4, 5]), draw.choice([4, 5])
        hows = [draw.choice(["heads first", "transposed", "projected"]) for _ in range(3)]
        gradient, kind = draw.random() < 0.5, draw.choice([None, "bool", "float32"])
        causal = kind is None and draw.random() < 0.3
        strides = []
        for T in (torch, pytorch):
            q, k, v = (lying(T, how, batch, heads, n, 8) for how, n in zip(hows, (length, keys, keys), strict=True))
            mask = None if kind is None else T.ones(length, keys, dtype=getattr(T, kind))
            out = T.nn.functional.scaled_dot_product_attention(q.requires_grad_(gradient), k, v, attn_mask=mask, is_causal=causal)
            out.transpose(1, 2).view(batch, length, -1) if hows[0] != "heads first" else None
            strides.append([s for s, n in zip(out.stride(), out.shape, strict=True) if n > 1])
        assert strides[0] == strides[1], (hows, gradient, kind, causal, batch, heads, length, keys)
