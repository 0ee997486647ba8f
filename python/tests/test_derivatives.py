"""torch.func, torch.autograd.functional and gradcheck beside PyTorch's."""

import beside
import pytest


def batched(T, outputs_and_inputs, gradients, **options):
    """grad of several gradients at once."""
    outputs, inputs = outputs_and_inputs(T.arange(3.0, requires_grad=True), T.ones(3, requires_grad=True))
    return T.autograd.grad(outputs, inputs, gradients, is_grads_batched=True, **options)


CASES = {
    "grad": lambda T: T.func.grad(lambda x: (x.sin() * x).sum())(T.arange(3.)),
    "grad of grad": lambda T: T.func.grad(T.func.grad(lambda x: x.sin()))(T.tensor(0.3)),
    "third": lambda T: T.func.grad(T.func.grad(T.func.grad(lambda x: x.sin() * x * x)))(T.tensor(0.3)),
    "dicts": lambda T: T.func.grad(lambda p, x: (p["w"] * x).sum() + p["b"].pow(2).sum())({"w": T.arange(3.), "b": T.ones(2)}, T.arange(3.)),
    "argnums": lambda T: T.func.grad(lambda x, y: (x * y).sum(), argnums=(0, 1))(T.arange(3.), T.ones(3)),
    "negative argnum": lambda T: T.func.grad(lambda x, y: (x * y).sum(), argnums=-1)(T.arange(3.), T.ones(3)),
    "aux": lambda T: T.func.grad_and_value(lambda x: ((x * x).sum(), x + 1), has_aux=True)(T.arange(3.)),
    "grad with aux": lambda T: T.func.grad(lambda x: ((x * x).sum(), {"y": x + 1}), has_aux=True)(T.arange(3.)),
    "vjp": lambda T: T.func.vjp(lambda x: x.exp(), T.arange(3.))[1](T.ones(3)),
    "vjp of two": lambda T: T.func.vjp(lambda x, y: (x * y, x + y), T.arange(3.), T.ones(3))[1]((T.ones(3), T.arange(3.))),
    "vjp of another form": lambda T: T.func.vjp(lambda x: (x, x), T.arange(3.))[1](T.ones(3)),
    "jvp": lambda T: T.func.jvp(lambda x: x.exp() * 2, (T.arange(3.),), (T.ones(3),)),
    "jvp of two": lambda T: T.func.jvp(lambda x, y: (x * y, x), (T.arange(3.), T.ones(3)), (T.ones(3), T.arange(3.))),
    "jacrev": lambda T: T.func.jacrev(lambda x: x.sin() * x.sum())(T.arange(3.)),
    "jacrev of a dict": lambda T: T.func.jacrev(lambda x: {"a": x * 2, "b": x.sum()})(T.arange(3.)),
    "jacfwd": lambda T: T.func.jacfwd(lambda x: x.sin() * x.sum())(T.arange(3.)),
    "hessian": lambda T: T.func.hessian(lambda x: (x.sin() * x.sum()).sum())(T.arange(3.)),
    "no scalar": lambda T: T.func.grad(lambda x: x * 2)(T.arange(3.)),
    "no tensor": lambda T: T.func.grad(lambda x: 2)(T.tensor(1.)),
    "constant": lambda T: T.func.grad(lambda x: x.detach().sum())(T.arange(3.)),
    "closed over": lambda T: (lambda w: T.autograd.grad(T.func.grad(lambda x: (w * x * x).sum())(T.arange(3.)).sum(), w))(T.ones(3, requires_grad=True)),
    "within autograd": lambda T: (lambda x: T.autograd.grad(T.func.grad(lambda x: (x**3).sum())(x).sum(), x))(T.arange(3.).requires_grad_()),
    "vjp within grad": lambda T: T.func.grad(lambda x: T.func.vjp(lambda y: y * x, x)[1](T.ones(3))[0].sum())(T.arange(3.)),
    "jvp within grad": lambda T: T.func.grad(lambda x: T.func.jvp(lambda y: y * y * x, (x,), (T.ones(3),))[1].sum())(T.arange(3.)),
    "jacobian": lambda T: T.autograd.functional.jacobian(lambda x, y: (x * y, x.sum()), (T.arange(3.), T.ones(3))),
    "jacobian to differentiate": lambda T: T.autograd.functional.jacobian(lambda x: x**3, T.arange(3.).requires_grad_(), create_graph=True).sum(),
    "hessian of two": lambda T: T.autograd.functional.hessian(lambda x, y: (x * x * y).sum(), (T.arange(3.), T.ones(3))),
    "functional hessian": lambda T: T.autograd.functional.hessian(lambda x: (x**3).sum(), T.arange(3.)),
    "functional vjp": lambda T: T.autograd.functional.vjp(lambda x: x.exp(), T.arange(3.), T.ones(3)),
    "functional jvp": lambda T: T.autograd.functional.jvp(lambda x: x.exp(), T.arange(3.), T.ones(3)),
    "vhp": lambda T: T.autograd.functional.vhp(lambda x: (x**3).sum(), T.arange(3.), T.ones(3)),
    "hvp": lambda T: T.autograd.functional.hvp(lambda x: (x**3).sum(), T.arange(3.), T.ones(3)),
    "no tensors": lambda T: T.autograd.functional.jacobian(lambda x: x * 2, 3),
    "no vector": lambda T: T.autograd.functional.vjp(lambda x: x.exp(), T.arange(3.)),
    "other vector": lambda T: T.autograd.functional.vjp(lambda x: x.exp(), T.arange(3.), T.ones(2)),
    "other vectors": lambda T: T.autograd.functional.vjp(lambda x: (x.exp(), x), T.arange(3.), T.ones(3)),
    "strict": lambda T: T.autograd.functional.jacobian(lambda x: x.detach(), T.ones(2), strict=True),
    "many elements": lambda T: T.autograd.functional.hvp(lambda x: x * 2, T.ones(2), T.ones(2)),
    "batched": lambda T: batched(T, lambda x, w: (x * x, x), T.eye(3)),
    "batched, two outputs": lambda T: batched(T, lambda x, w: ([x * x, (x * x * w).sum()], [x, w]), [T.eye(3), T.arange(3.)]),
    "batched, to differentiate": lambda T: batched(T, lambda x, w: (x**3, x), T.eye(3), create_graph=True)[0].sum(),
    "batched, graph let go of": lambda T: batched(T, lambda x, w: (x.exp(), x), T.eye(3)),
    "batched, unused": lambda T: batched(T, lambda x, w: (x * x, [x, w]), T.eye(3)),
    "batched, unused allowed": lambda T: batched(T, lambda x, w: (x * x, [x, w]), T.eye(3), allow_unused=True),
    "batched, unused are zeros": lambda T: batched(T, lambda x, w: (x * x, [x, w]), T.eye(3), materialize_grads=True, create_graph=True),
    "batched, implicit": lambda T: batched(T, lambda x, w: ([x * x, x.sum()], x), [T.eye(3), None]),
    "batched, none": lambda T: batched(T, lambda x, w: ([x * x, T.ones(2)], x), [T.eye(3), None]),
    "batched, sizes": lambda T: batched(T, lambda x, w: ([x * x, x.sum()], x), [T.eye(3), T.ones(2)]),
    "batched, empty": lambda T: batched(T, lambda x, w: (x * x, x), T.ones(0, 3)),
    "batched, no dimension": lambda T: batched(T, lambda x, w: (x.sum(), x), T.tensor(1.)),
    "batched, number": lambda T: batched(T, lambda x, w: (x.sum(), x), [1.0]),
    "batched, complex": lambda T: batched(T, lambda x, w: (x * x, x), T.eye(3) + 0j),
    "complex gradient of reals": lambda T: (lambda x: T.autograd.grad(x * x, x, T.ones(3) + 0j))(T.ones(3, requires_grad=True)),
    "implicit gradient of complex": lambda T: (lambda x: T.autograd.grad(x.sum() + 0j, x))(T.ones(3, requires_grad=True)),
    "way 0": lambda T: T.autograd.functional.hessian(lambda x: x.sum(), T.ones(2), outer_jacobian_strategy='forward-mode'),
    "way 1": lambda T: T.autograd.functional.hessian(lambda x: x.sum(), T.ones(2), outer_jacobian_strategy='x'),
    "way 2": lambda T: T.autograd.functional.hessian(lambda x: x.pow(3).sum(), T.ones(2), outer_jacobian_strategy='forward-mode', vectorize=True),
    "way 3": lambda T: T.autograd.functional.hessian(lambda x: 3, T.ones(2)),
    "way 4": lambda T: T.autograd.functional.hessian(lambda x: (x, x), T.ones(2)),
    "way 5": lambda T: T.autograd.functional.hessian(lambda x: x, T.ones(2)),
    "way 6": lambda T: T.autograd.functional.hessian(lambda x: (x.sum(), 3), T.ones(2)),
    "way 7": lambda T: T.autograd.functional.hessian(lambda x: x.sum(), T.ones(2), strict=True, vectorize=True),
    "way 8": lambda T: T.autograd.functional.hessian(lambda x: x.sum(), 3),
    "way 9": lambda T: T.autograd.functional.hessian(lambda x: x.sum(), T.ones(2), strict=True),
    "way 10": lambda T: T.autograd.functional.jacobian(lambda x: x, T.ones(2), strategy='forward-mode'),
    "way 11": lambda T: T.autograd.functional.jacobian(lambda x: x, T.ones(2), strategy='x'),
    "way 12": lambda T: T.autograd.functional.jacobian(lambda x: x, T.ones(2), strategy='forward-mode', vectorize=True),
    "way 13": lambda T: T.autograd.functional.jacobian(lambda x: x, T.ones(2), strict=True, vectorize=True),
    "way 14": lambda T: T.autograd.functional.jacobian(lambda x: x, T.ones(2), strict=True, vectorize=True, strategy='forward-mode'),
    "way 15": lambda T: T.autograd.functional.jacobian(lambda x: x, T.ones(2), create_graph=True, vectorize=True, strategy='forward-mode'),
    "gradcheck": lambda T: T.autograd.gradcheck(lambda x: x.sin(), (T.arange(3., dtype=T.float64).requires_grad_(),)),
    "gradgradcheck": lambda T: T.autograd.gradgradcheck(lambda x: x.sin() * x, (T.arange(3., dtype=T.float64).requires_grad_(),)),
    "gradcheck of numbers too": lambda T: T.autograd.gradcheck(lambda x, n: x.sin() * n, (T.arange(3., dtype=T.float64).requires_grad_(), 2)),
    "nothing to check": lambda T: T.autograd.gradcheck(lambda x: x.sin(), (T.arange(3., dtype=T.float64),)),
    "function raises": lambda T: T.autograd.gradcheck(lambda x: 1 / 0, (T.arange(3., dtype=T.float64).requires_grad_(),)),
}


def outcome(case, T):
    try:
        return beside.tree(case(T), T)
    except Exception as error:
        return ("raised", type(error).__name__, str(error))


@pytest.mark.parametrize("name", CASES)
def test_beside_pytorch(name, torch, pytorch):
    import torch.autograd.functional  # noqa: F401
    import torch.func  # noqa: F401
    ours, theirs = outcome(CASES[name], torch), outcome(CASES[name], pytorch)
    assert beside.same(ours, theirs), f"\ntorc    {ours}\nPyTorch {theirs}"


def test_a_wrong_gradient_is_found(torch):
    class Wrong(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 2

        @staticmethod
        def backward(ctx, g):
            return g * 3

    x = torch.ones(2, dtype=torch.float64, requires_grad=True)
    with pytest.raises(RuntimeError, match="Jacobian mismatch for output 0 with respect to input 0"):
        torch.autograd.gradcheck(Wrong.apply, (x,))
    assert torch.autograd.gradcheck(Wrong.apply, (x,), raise_exception=False) is False
    assert not torch.autograd.gradcheck(lambda x: x.sin(), (x,), eps=1e-6, atol=1e-12, rtol=0, raise_exception=False)


def test_nothing_is_left_of_a_derivative(torch):
    """The outermost result hangs on no graph, and depth counts come back after exceptions."""
    import torc.func as func
    g, value = func.grad_and_value(lambda x: x.sin())(torch.tensor(0.5))
    assert not g.requires_grad and not value.requires_grad
    with pytest.raises(ZeroDivisionError):
        func.grad(lambda x: 1 / 0)(torch.tensor(0.5))
    assert func._depth == 0 and torch.is_grad_enabled()
    with torch.no_grad():
        assert torch.equal(func.grad(lambda x: x * x)(torch.tensor(3.0)), torch.tensor(6.0))
        assert not torch.is_grad_enabled()


def test_trees(torch, pytorch):
    import collections
    import torc.utils._pytree as ours
    import torch.utils._pytree as theirs
    Point = collections.namedtuple("Point", "x y")
    tree = [1, (2, {"b": 3, "a": [4, None]}), Point(5, collections.OrderedDict(z=6)), collections.deque([7], maxlen=3)]
    for module in (ours, theirs):
        leaves, form = module.tree_flatten(tree)
        assert leaves == [1, 2, 3, 4, None, 5, 6, 7] and form.num_leaves == 8
        assert module.tree_unflatten(leaves, form) == tree
        assert module.tree_map(lambda a, b: (a, b), {"a": [1]}, {"a": [2]}) == {"a": [(1, 2)]}
        assert module.tree_map_only(int, lambda v: -v, [1, "x"]) == [-1, "x"]
        with pytest.raises(ValueError):
            module.tree_unflatten([1], form)
        with pytest.raises(ValueError):
            module.tree_map(lambda a, b: a, [1, 2], [1])


def test_names_that_are_asked(torch):
    assert not torch.compiler.is_compiling() and not torch.jit.is_scripting() and not torch.distributed.is_available()
    f = lambda x: x + 1  # noqa: E731
    assert torch.compile(f) is f and torch.compile(mode="max-autotune")(f) is f
    with pytest.raises(NotImplementedError, match="no TorchScript"):
        torch.jit.script(f)
    assert not hasattr(torch, "vmap") and not hasattr(torch.func, "vmap")


@pytest.mark.parametrize("mode", ["bilinear", "nearest"])
@pytest.mark.parametrize("padding", ["zeros", "border", "reflection"])
def test_grid_at_the_ends(torch, pytorch, mode, padding):
    """Places on the outermost pixels and beyond have no gradient where they are held there."""
    for sizes, aligned in ((s, a) for s in ((4, 5), (1, 3), (3, 4, 1)) for a in (False, True)):
        n = len(sizes)
        grads = []
        for T in (torch, pytorch):
            T.manual_seed(n)
            x = T.randn(2, 3, *sizes, dtype=T.float64).requires_grad_()
            grid = (T.randint(-8, 9, (2, *([4] * n), n)).double() / 4).requires_grad_()
            y = T.nn.functional.grid_sample(x, grid, mode, padding, aligned)
            (y * T.randn(y.shape, dtype=T.float64)).sum().backward()
            grads.append((x.grad.numpy(), grid.grad.numpy()))
        for ours, theirs in zip(*grads):
            assert abs(ours - theirs).max() < 1e-9


def test_overrides(torch):
    from torc import overrides

    class Logged:
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            return ("taken", func.__name__, types)

    class Sub(Logged):
        pass

    a, b, t = Logged(), Sub(), torch.ones(1)
    assert not overrides.has_torch_function((t, 3)) and overrides.has_torch_function((t, a))
    assert overrides.handle_torch_function(torch.add, (t, a, b), t, a) == ("taken", "add", (Sub, Logged))
    assert overrides.is_tensor_like(a) and overrides.is_tensor_like(t) and not overrides.is_tensor_like(3)


def test_hub(torch, tmp_path):
    (tmp_path / "hubconf.py").write_text('def model(n):\n    "A model."\n    return [n] * n\n')
    assert torch.hub.load(str(tmp_path), "model", 2, source="local") == [2, 2]
    assert torch.hub.list(str(tmp_path)) == ["model"] and torch.hub.help(str(tmp_path), "model") == "A model."
    with pytest.raises(RuntimeError, match="Cannot find callable other in hubconf"):
        torch.hub.load(str(tmp_path), "other", source="local")
    source, kept = tmp_path / "weights.bin", tmp_path / "kept.bin"
    source.write_bytes(b"abc")
    torch.hub.download_url_to_file(source.as_uri(), str(kept))
    assert kept.read_bytes() == b"abc"
    with pytest.raises(RuntimeError, match="invalid hash value"):
        torch.hub.download_url_to_file(source.as_uri(), str(tmp_path / "other.bin"), hash_prefix="00")
    assert not (tmp_path / "other.bin").exists()


def test_second_derivatives_of_drawn_gradients(torch, pytorch):
    """gradgradcheck draws what PyTorch's draws, so that what comes after agrees; outputs without a gradient are left out."""
    found = []
    for T in (torch, pytorch):
        T.manual_seed(3)
        x = T.linspace(0.5, 2, 4, dtype=T.float64).requires_grad_()
        passed = T.autograd.gradgradcheck(lambda a: (a ** 3, a.detach() * 2, a.sin().sum()), (x,))
        found.append((passed, T.rand(3).tolist()))
        passed = T.autograd.gradgradcheck(lambda a: a.view(2, 2) * a.view(2, 2).t(), (x,), gen_non_contig_grad_outputs=True)
        found[-1] += passed, T.rand(3).tolist()
    assert found[0] == found[1]


def test_anomaly_mode_warns_where_it_begins(torch, pytorch):
    for T in (torch, pytorch):
        with pytest.warns(UserWarning, match="^Anomaly Detection has been enabled. This mode will increase the runtime and should only be enabled for debugging.$"):
            with T.autograd.detect_anomaly():
                pass
