"""Signatures that PyTorch takes still and warns of: those of the older optimizers, x.add_(alpha, other)."""

import itertools
import os
import warnings

import pytest

SHAPES = {"self": (2, 2), "other": (2, 2), "tensor1": (2, 2), "tensor2": (2, 2), "mat1": (2, 2), "mat2": (2, 2), "batch1": (2, 2, 2),
          "batch2": (2, 2, 2), "mat": (2, 2), "vec": (2,), "vec1": (2,), "vec2": (2,)}
OTHER_SHAPES = {("addmv", "self"): (2,), ("baddbmm", "self"): (2, 2, 2)}


def signatures():
    """(name, its parameters, may it be written to out) of PyTorch's list, without the operators of sparse tensors."""
    module = pytest.importorskip("torchgen")
    path = os.path.join(os.path.dirname(module.__file__), "packaged", "autograd", "deprecated.yaml")
    if not os.path.exists(path):
        pytest.skip("this PyTorch has no list of them")
    for line in open(path):
        if line.startswith("- name: "):
            name, _, rest = line.removeprefix("- name: ").partition("(")
            parameters = [p.split() for p in rest.rpartition(") ->")[0].split(", ")]
            if name != "sspaddmm":
                yield name, [p for p in parameters if p != ["*"] and p[-1] != "out"], "out" in rest


def called(T, name, parameters, out, method, words):
    T.set_warn_always(True)
    try:
        values = {}
        for k, (kind, parameter) in enumerate(parameters):
            shape = OTHER_SHAPES.get((name.rstrip("_"), parameter), SHAPES.get(parameter))
            values[parameter] = k + 2 if kind == "Scalar" else T.arange(8.0)[:2 ** len(shape)].reshape(shape) + k
        self = values["self"]
        f = getattr(self, name) if method else getattr(T, name)
        if method:
            del values["self"]
        kwargs = {"out": T.zeros(self.shape)} if out else {}
        if words:
            kwargs |= {"input" if k == "self" else k: v for k, v in values.items()}
            values = {}
        with warnings.catch_warnings(record=True) as told:
            warnings.simplefilter("always")
            result = f(*values.values(), **kwargs)
        if out:
            assert result is kwargs["out"]
        if name.endswith("_"):
            assert result is self
        lines = 4  # that is deprecated, and the first one to take instead; there is one of addmm that torc has not
        return result.tolist(), [(w.category, str(w.message).partition(" (Triggered")[0].split("\n")[:lines]) for w in told]
    finally:
        T.set_warn_always(False)


def test_of_the_list(torch, pytorch):
    count = 0
    for (name, parameters, out), method, words in itertools.product(signatures(), (True, False), (False, True)):
        if (method and out) or (not method and not hasattr(pytorch, name)):
            continue
        ours, theirs = (called(T, name, parameters, out, method, words) for T in (torch, pytorch))
        if words:  # by name some are those that are not deprecated
            assert ours == theirs
            continue
        assert ours == theirs and len(ours[1]) == 1, (name, parameters)
        count += 1
    assert count > 50


def test_once(torch):
    """As in PyTorch once, whatever the functions; an exception where warnings are errors."""
    x = torch.zeros(2)
    x.add_(2, torch.ones(2))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert x.sub_(1, torch.ones(2)).tolist() == [1.0, 1.0]
        torch.set_warn_always(True)
        try:
            with pytest.raises(UserWarning, match="This overload of add is deprecated"):
                x.add(2, torch.ones(2))
        finally:
            torch.set_warn_always(False)


@pytest.mark.parametrize("text", ["x.add(2, 3, x)", "x.add('a', x)", "x.subtract(2, x)", "torch.subtract(x, 2, x)", "x.mul(2, x)", "x.addcmul(x)",
                                  "x.add(2j, x)", "x.add(True, x)", "x.add(torch.tensor(2.0), x)", "torch.add(x, 2, 3)", "torch.add(1, 2, x)", "x.add(2, other=x)"])
@pytest.mark.filterwarnings("ignore")
def test_what_is_none(torch, pytorch, text):
    seen = []
    for T in (torch, pytorch):
        try:
            seen.append(eval(text, {"torch": T, "x": T.ones(2)}).tolist())
        except (TypeError, RuntimeError) as error:
            seen.append((type(error), str(error) if "one of:" not in str(error) else ""))
    assert seen[0] == seen[1]


def test_gradients(torch):
    x, g = torch.ones(2, requires_grad=True), torch.ones(2, requires_grad=True)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        torch.add(x, 3, g).sum().backward()
    assert x.grad.tolist() == [1.0, 1.0] and g.grad.tolist() == [3.0, 3.0]


@pytest.mark.parametrize("call", ["F.mse_loss(x, y, reduction=word)", "F.cross_entropy(x, y, reduction=word)", "F.binary_cross_entropy(x, y, reduction=word)",
                                  "F.huber_loss(x, y, reduction=word)", "F.multi_margin_loss(x, i, reduction=word)", "F.gaussian_nll_loss(x, y, x, reduction=word)",
                                  "F.triplet_margin_loss(x, y, y, reduction=word)", "torch.nn.L1Loss(reduction=word)(x, y)", "torch.nn.BCELoss(reduction=word)(x, y)",
                                  "F.kl_div(x, y, reduction=word)", "F.nll_loss(x, i, reduction=word)", "F.poisson_nll_loss(x, y, reduction=word)"])
def test_the_older_word_for_mean(call, torch, pytorch):
    def told(T):
        F = T.nn.functional
        given = {"torch": T, "F": F, "x": T.tensor([[0.25, 0.5], [0.75, 0.5]]), "y": T.tensor([[0.5, 0.5], [0.25, 1.0]]), "i": T.tensor([1, 0]), "word": "elementwise_mean"}
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            try:
                value = eval(call, given).item()
            except ValueError as error:
                value = str(error)
        return value, {(w.category, str(w.message)) for w in caught}

    mine, theirs = told(torch), told(pytorch)
    assert mine[1] == theirs[1] and (mine[0] == theirs[0] or abs(mine[0] - theirs[0]) < 1e-6)


def test_the_older_name_of_clip_grad_norm_(torch, pytorch):
    def told(T):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            T.nn.utils.clip_grad_norm([T.nn.Parameter(T.ones(1))], 1.0)
        return [(w.category, str(w.message)) for w in caught]

    assert told(torch) == told(pytorch)
