"""torch.autograd.graph: register_multi_grad_hook, what pack hooks see, and Functions that write what they are given, beside PyTorch."""

import pytest

import torc

torch = pytest.importorskip("torch")


def passes(lib, mode):
    seen = []
    a, b, alone = (lib.full((2,), float(v), requires_grad=True) for v in (2, 3, 5))
    c, d = a * b, a * b * 2

    def note(grads):
        seen.append(grads.tolist() if mode == "any" else [g if g is None else g.tolist() for g in grads])

    handle = lib.autograd.graph.register_multi_grad_hook((a, b, c, d, alone), note, mode=mode)
    c.sum().backward(retain_graph=True)
    c.sum().backward(inputs=(a,), retain_graph=True)
    if mode == "any" or lib is torc:  # PyTorch refuses leaves here
        lib.autograd.grad((c + d).sum(), (b, d), retain_graph=True)
    if mode == "all" and lib is torc:
        assert seen.pop() == [None, [6.0, 6.0], [1.0, 1.0], [1.0, 1.0], None]
    alone.sum().backward()
    (c * d).sum().backward(retain_graph=True)
    handle.remove()
    c.sum().backward(retain_graph=True)
    with lib.autograd.graph.register_multi_grad_hook([c], note, mode=mode):
        c.sum().backward(retain_graph=True)
    c.sum().backward()
    return seen


@pytest.mark.parametrize("mode", ["all", "any"])
def test_multi_grad_hook(mode):
    assert passes(torc, mode) == passes(torch, mode)


def test_one_pass_within_another():
    def run(lib):
        seen = []
        a, b = (lib.ones(1, requires_grad=True) for _ in range(2))
        y = a * b

        def again(grad):
            with lib.enable_grad():
                (a * b).sum().backward()

        handle = y.register_hook(again)
        lib.autograd.graph.register_multi_grad_hook([a, b], lambda grads: seen.append([g.tolist() for g in grads]))
        y.sum().backward()
        handle.remove()
        return seen, a.grad.tolist()

    assert run(torc) == run(torch)


def test_unknown_mode():
    for lib in (torc, torch):
        with pytest.raises(ValueError, match="Expects mode to be one of .'all', 'any'. but got some"):
            lib.autograd.graph.register_multi_grad_hook([], None, mode="some")
    assert torc._C._current_graph_task_id() == torch._C._current_graph_task_id() == -1


def test_an_unseen_write_that_is_marked_counts():
    def run(lib):
        class Triple(lib.autograd.Function):
            @staticmethod
            def forward(ctx, x):
                x.detach().numpy()[:] *= 3
                ctx.mark_dirty(x)
                return x

            @staticmethod
            def backward(ctx, g):
                return g * 3

        x = lib.ones(2, requires_grad=True)
        y = (x * 1.0).exp()
        z = Triple.apply(y)
        with pytest.raises(RuntimeError, match="has been modified by an inplace operation"):
            z.sum().backward()
        return y._version

    assert run(torc) == run(torch) == 1


def test_a_complex_gradient_of_a_real_input_is_refused():
    for lib in (torc, torch):

        class Turn(lib.autograd.Function):
            @staticmethod
            def forward(ctx, x):
                return x * x

            @staticmethod
            def backward(ctx, g):
                return g * 1j

        x = lib.full((2,), 3.0, requires_grad=True)
        with pytest.raises(RuntimeError, match="Expected isFloatingType"):
            Turn.apply(x).sum().backward()
        assert x.grad is None


def test_pack_meets_the_program_s_own_tensors():
    def run(lib):
        w = lib.nn.Parameter(lib.ones(3))
        x = lib.ones(3, requires_grad=True) * 2
        seen = []

        def pack(t):
            seen.append((t is w, t is x, isinstance(t, lib.nn.Parameter)))
            return t

        with lib.autograd.graph.saved_tensors_hooks(pack, lambda t: t):
            y = (x * w).cos() * w
        y.sum().backward()
        return sorted(seen), w.grad.tolist()

    assert run(torc) == run(torch)


def test_hooks_of_several_tensors_need_gradients(torch, pytorch):
    def told(T):
        hook = T.autograd.graph.register_multi_grad_hook
        for tensors in ([T.ones(2)], [T.ones(2, requires_grad=True), T.ones(2)], [T.ones(2, requires_grad=True)], []):
            for mode in ("all", "any"):
                try:
                    handle = hook(tensors, print, mode=mode)
                    yield type(handle).__name__, isinstance(handle, T.utils.hooks.RemovableHandle), len(handle.__getstate__())
                except Exception as error:
                    yield type(error).__name__, str(error)

    assert list(told(torch)) == list(told(pytorch))


def test_a_leaf_that_a_function_marks_dirty(torch, pytorch):
    def told(T):
        class Doubled(T.autograd.Function):
            @staticmethod
            def forward(ctx, x):
                ctx.mark_dirty(x)
                return x.mul_(2)

            @staticmethod
            def backward(ctx, gradient):
                return gradient * 2

        leaf = T.ones(2, requires_grad=True)
        for x in (leaf, T.ones(2, requires_grad=True).view(2), leaf * 1, T.ones(2)):
            try:
                yield Doubled.apply(x).requires_grad
            except Exception as error:
                yield type(error).__name__, str(error)
        with T.no_grad():
            yield Doubled.apply(T.ones(2, requires_grad=True)).tolist()

    assert list(told(torch)) == list(told(pytorch))
