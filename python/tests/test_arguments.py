"""What arguments may be: complex numbers where a float or a Scalar is asked for, bools, NumPy's arrays as sizes; and errors that getters find. What PyTorch
says is written out, so that the tests run without it; test_complex_scalars compares where it is."""

import copy

import pytest


def _view_made_without_grad(torch):
    y, x = torch.ones(3).requires_grad_(), torch.ones(3)
    with torch.no_grad():
        v = x.view(3)
    x.mul_(y)
    return v


def _piece_of_a_written_base(torch):
    x = torch.ones(4).requires_grad_() * 1
    piece, _ = x.split(2)
    x.mul_(2.0)
    return piece


@pytest.mark.parametrize("make, text", [(_view_made_without_grad, "A view was created in no_grad mode"), (_piece_of_a_written_base, "is a view and its base or another view")])
def test_getters_raise_what_they_find(torch, make, text):
    v = make(torch)
    for look in (lambda: v.is_leaf, lambda: v.output_nr, lambda: v.grad_fn, lambda: copy.deepcopy(v), lambda: v.register_hook(lambda g: g),
                 lambda: torch.autograd.graph.get_gradient_edge(v)):
        with pytest.raises(RuntimeError, match=text):
            look()
        assert (torch.ones(1) + 1).item() == 2.0  # nothing is left for others


def test_a_float_is_no_complex_number(torch):
    x = torch.ones(2, 2)
    F = torch.nn.functional
    q = torch.ones(1, 2, 2)
    for z in (1j, 1 + 0j):
        for call in (lambda: F.layer_norm(x, (2,), eps=z), lambda: F.scaled_dot_product_attention(q, q, q, scale=z), lambda: F.pad(x, (1, 0), value=z),
                     lambda: x.cauchy_(z), lambda: torch.kaiser_window(3, True, z), lambda: torch.cdist(x, x, z), lambda: torch.allclose(x, x, rtol=z)):
            with pytest.raises(TypeError, match="complex"):
                call()
    with pytest.raises(RuntimeError, match="value cannot be converted to type double without overflow"):
        F.layer_norm(x, (2,), eps=torch.tensor(1j))
    assert F.pad(x, (1, 0), value=torch.tensor(3)).tolist() == [[3.0, 1.0, 1.0]] * 2
    assert F.pad(x, (1, 0), value=True).tolist() == [[1.0, 1.0, 1.0]] * 2


def test_numpy_scalars_as_floats(torch):
    np = pytest.importorskip("numpy")
    x = torch.ones(1, 2)
    pad = torch.nn.functional.pad
    for number in (np.float32(3), np.float64(3), np.int8(3)):
        assert pad(x, (1, 0), value=number).tolist() == [[3.0, 1.0, 1.0]]
    for number in (np.complex64(3), np.complex128(3), np.array(3.0)):
        with pytest.raises(TypeError):
            pad(x, (1, 0), value=number)


def test_bools(torch):
    w = torch.ones(2, requires_grad=True)
    for wrong in ("x", 1, None, 1.0, []):
        with pytest.raises(TypeError, match=r"requires_grad_\(\): argument 'requires_grad' \(position 1\) must be bool, not"):
            torch.ones(2).requires_grad_(wrong)
    with pytest.raises(TypeError, match="argument 'requires_grad' must be bool, not str"):
        torch.ones(2).requires_grad_(requires_grad="x")
    for wrong in ("x", 1.0, []):
        for call in (lambda: w.sum().backward(retain_graph=wrong), lambda: w.sum().backward(create_graph=wrong),
                     lambda: torch.autograd.backward(w.sum(), retain_graph=wrong), lambda: torch.autograd.grad(w.sum(), w, retain_graph=wrong),
                     lambda: torch.autograd.grad(w.sum(), w, allow_unused=wrong), lambda: torch.autograd.grad(w.sum(), w, materialize_grads=wrong)):
            with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
                call()
    assert w.grad is None
    w.sum().backward(retain_graph=1)
    w.sum().backward(retain_graph=None, create_graph=0)
    assert w.grad.tolist() == [2.0, 2.0]
    with pytest.raises(TypeError, match=r"numpy\(\): argument 'force' must be bool, not int"):
        torch.ones(2).numpy(force=1)
    with pytest.raises(TypeError, match=r"argument 'equal_nan' .*must be bool, not str"):
        torch.ones(2).allclose(torch.ones(2), equal_nan="x")


def test_truths_from_data(torch):
    assert torch.tensor([1 + 1j, 0j, 1j], dtype=torch.bool).tolist() == [True, False, True]
    assert torch.tensor([float("inf"), float("nan"), 0.0, 0.5], dtype=torch.bool).tolist() == [True, True, False, True]
    assert torch.ones(1, dtype=torch.bool).new_tensor([1j]).tolist() == [True]
    with pytest.raises(TypeError):
        torch.tensor([1j], dtype=torch.int64)
    with pytest.raises(TypeError):
        torch.tensor([1j], dtype=torch.float32)


def test_arrays_of_numpy_as_sizes(torch):
    np = pytest.importorskip("numpy")
    x = torch.ones(4)
    for two in (np.array(2), np.array(2, dtype=np.uint8)):
        shapes = [torch.ones(two).shape, torch.zeros(two, 3).shape, torch.zeros((3, two)).shape, torch.zeros([two]).shape, x.view(two, -1).shape,
                  x.reshape(two, 2).shape, x.repeat(two).shape, torch.ones(1, 2).expand(two, 2).shape, torch.rand(two, 2).shape, torch.randperm(two).shape,
                  torch.eye(two).shape, torch.Size([two]), torch.nn.functional.pad(x, (two, 0)).shape, torch.empty(0).resize_(two).shape]
        assert [tuple(s) for s in shapes] == [(2,), (2, 3), (3, 2), (2,), (2, 2), (2, 2), (8,), (2, 2), (2, 2), (2,), (2, 2), (2,), (6,), (2,)]
    for wrong in (np.array(2.0), np.array([2]), np.array(True), np.array(2j)):
        with pytest.raises(TypeError):
            torch.ones(wrong)


def test_generators_share_states(torch):
    g, h = torch.Generator(), torch.Generator()
    with pytest.raises(NotImplementedError, match="graphsafe_get_state"):  # as in PyTorch, of the CPU's
        g.graphsafe_get_state()
    with pytest.raises(NotImplementedError, match="graphsafe_set_state"):
        h.graphsafe_set_state(g)
    with pytest.raises(TypeError, match="expected a Generator, but got int"):
        g.graphsafe_set_state(1)


def test_views_as_numbers_copied(torch):
    c = torch.tensor([1 + 2j, 3 - 1j])
    r = torch.view_as_real_copy(c)
    assert r.tolist() == [[1.0, 2.0], [3.0, -1.0]] and r.data_ptr() != c.data_ptr()
    assert torch.view_as_real_copy(c.conj()).tolist() == [[1.0, -2.0], [3.0, 1.0]]
    assert torch.view_as_complex_copy(r).tolist() == c.tolist()
    out = torch.zeros(2, dtype=torch.complex64)
    assert torch.view_as_complex_copy(r, out=out) is out and out.tolist() == c.tolist()
    with pytest.raises(RuntimeError, match="view_as_real is only supported for complex tensors"):
        torch.view_as_real_copy(r)
    with pytest.raises(RuntimeError, match="Tensor must have a last dimension of size 2"):
        torch.view_as_complex_copy(torch.ones(3))


COMPLEX = ["torch._foreach_{0}([c, c.real], {z})", "torch._foreach_{0}([c, c.real], [{z}, 2])"]
CALLS = [text.format(op, z=z) for op in ("add", "sub", "mul", "div", "pow") for z in ("1j", "2+0j", "0.5-2j") for text in COMPLEX] + [
    text.replace("Z", z) for z in ("1j", "2+0j", "0.5-2j") for text in """
torch._foreach_add([c], [c], alpha=Z)
torch._foreach_sub([c], [c], alpha=Z)
torch._foreach_add([r], [c], alpha=Z)
torch._foreach_add([c], torch.tensor(2.0), alpha=Z)
torch._foreach_lerp([c], [c.conj()], Z)
torch._foreach_lerp([c], [c.conj()], [Z])
torch._foreach_addcmul([c], [c], [c], Z)
torch._foreach_addcmul([c], [c], [c], value=Z)
torch._foreach_addcmul([c], [c], [c], [Z])
torch._foreach_addcdiv([c], [c], [c], Z)
torch._foreach_addcdiv([c], [c], [c], [Z])
torch._foreach_pow(Z, [c, r])
torch.ones(3, 3, dtype=torch.complex64).fill_diagonal_(Z)
torch.constant_pad_nd(c, (1, 2), Z)
torch.constant_pad_nd(c, (-1, 0), Z)
torch.constant_pad_nd(r, (-1, 0), Z)
torch.logspace(0, Z, 3)
torch.logspace(Z, 2, 3, base=2.0)
torch.logspace(Z, Z, 1, dtype=torch.complex128)
torch.logspace(Z, 1, 0)
torch.logspace(0.5, 1.5, 3, dtype=torch.complex64)
torch.linspace(Z, 1, 3)
""".strip().split("\n")]
REFUSED = """
torch._foreach_mul_([r], 0.5-2j)
torch._foreach_add_([i], [1j])
torch._foreach_add([r], [r], alpha=1j)
torch._foreach_addcmul([r], [r], [r], 1j)
torch.ones(3, 3).fill_diagonal_(1j)
torch.constant_pad_nd(r, (1, 0), 1j)
torch.constant_pad_nd(i, (1, 0), 1j)
torch.logspace(0, 1j, 3, dtype=torch.float32)
""".strip().split("\n")


def _names(T):
    return {"torch": T, "c": T.tensor([1 + 2j, 2 - 3j, 0.5]), "r": T.tensor([1.0, 2.0, 0.5]), "i": T.tensor([1, 2])}


def test_complex_scalars(torch, pytorch):
    for text in CALLS:
        ours, theirs = eval(text, _names(torch)), eval(text, _names(pytorch))
        for a, b in zip(ours, theirs, strict=True) if isinstance(ours, (tuple, list)) else [(ours, theirs)]:
            assert str(a.dtype).split(".")[1] == str(b.dtype).split(".")[1] and a.shape == b.shape, text
            assert a.flatten().tolist() == pytest.approx(b.flatten().tolist(), rel=1e-5, abs=1e-5), text
    for text in REFUSED:
        said = []
        for T in (torch, pytorch):
            with pytest.raises(RuntimeError) as refusal:
                eval(text, _names(T))
            said.append(str(refusal.value))
        assert said[0] == said[1], text


def test_complex_scalars_that_are_refused_name_the_function(torch):
    with pytest.raises(RuntimeError, match=r"^_foreach_maximum\(\): argument 'scalar' must be a real number"):
        torch._foreach_maximum([torch.ones(2)], 1j)
    with pytest.raises(RuntimeError, match=r"^_foreach_clamp_min\(\): argument 'scalars' must be a real number"):
        torch._foreach_clamp_min([torch.ones(2)], [1j])


def test_complex_scalars_have_gradients(torch):
    c = torch.tensor([1 + 2j, -3j], requires_grad=True)
    (out,) = torch._foreach_mul([c], 0.5 - 2j)
    out.backward(torch.ones_like(out))
    assert c.grad.tolist() == [0.5 + 2j] * 2
