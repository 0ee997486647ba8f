"""Hooks of modules for backward: when they run, with what, and what they may not do; the same with torc and with PyTorch."""

import warnings

import beside
import pytest

NO_INPUT = ("Full backward hook is firing when gradients are computed with respect to module outputs since no inputs require gradients. See "
            "https://docs.pytorch.org/docs/main/generated/torch.nn.Module.html#torch.nn.Module.register_full_backward_hook for more details.")


def shown(value, T):
    """Values and sizes, without strides, which are the library's matter in gradients."""
    if isinstance(value, T.Tensor):
        return tuple(value.shape), value.tolist()
    return [shown(v, T) for v in value] if isinstance(value, (tuple, list)) else value


class Scene:
    """What hooks of one program see."""

    def __init__(self, T):
        T.manual_seed(0)
        self.T, self.seen = T, []

    def hook(self, name, returns=None):
        def run(module, *grads):
            self.seen.append((name, type(module).__name__, [shown(g, self.T) for g in grads]))
            return returns
        return run

    def tried(self, function):
        try:
            return shown(function(), self.T)
        except Exception as error:
            self.seen.append((type(error).__name__, str(error)))


def no_input_requires_grad(s):
    nn = s.T.nn
    net = nn.Sequential(nn.Linear(3, 4), nn.ReLU(), nn.Linear(4, 1))
    for name, m in net.named_modules():
        m.register_full_backward_hook(s.hook(name))
        m.register_full_backward_pre_hook(s.hook("pre " + name))
    net(s.T.ones(2, 3)).sum().backward()
    alone = nn.Linear(3, 1)
    alone.register_full_backward_pre_hook(s.hook("only before"))
    alone(s.T.ones(2, 3)).sum().backward()
    embedded = nn.Sequential(nn.Embedding(4, 3), nn.Linear(3, 1))
    embedded[0].register_full_backward_hook(s.hook("embedding"))
    embedded(s.T.tensor([1, 2])).sum().backward()
    refused = nn.Linear(3, 1)
    refused.register_full_backward_hook(s.hook("none", (None,)))
    refused(s.T.ones(1, 3)).sum().backward()
    refused.register_full_backward_hook(s.hook("refused", (s.T.ones(1, 3),)))
    s.tried(lambda: refused(s.T.ones(1, 3)).sum().backward())


def hooks_of_all_modules(s):
    import importlib
    M = importlib.import_module(f"{s.T.__name__}.nn.modules.module")
    handle = M.register_module_full_backward_hook(s.hook("all"))
    try:
        s.T.nn.Linear(1, 1)(s.T.ones(1, 1)).sum().backward()
        s.tried(lambda: M.register_module_backward_hook(s.hook("other")))
    finally:
        handle.remove()


class Taking:
    """Modules whose inputs or results are not one tensor."""

    def __init__(self, T):
        def module(forward):
            return type("M", (T.nn.Module,), {"forward": forward})()
        self.scaled = module(lambda self, a, n, key=None: a * n + (0 if key is None else key))
        self.pair = module(lambda self, a: (a * 2, 3, a * 3))
        self.mapping = module(lambda self, a: {"o": a * 2})
        self.several = module(lambda self, a, b: (a * 2, b * 3))


def inputs_and_results_of_other_kinds(s):
    m, x = Taking(s.T), s.T.ones(2, requires_grad=True)
    for module in vars(m).values():
        module.register_full_backward_hook(s.hook("full"))
    m.scaled(x, 3, key=s.T.ones(2)).sum().backward()
    m.scaled(s.T.ones(2), 3, key=x).sum().backward()
    m.pair(x)[0].sum().backward()
    a, b = m.several(x, s.T.ones(2, requires_grad=True))
    (a + b).sum().backward()
    a, b = m.several(x, s.T.ones(2))
    s.seen.append((a.requires_grad, b.requires_grad))
    s.tried(lambda: m.mapping(x)["o"].sum().backward())
    with s.T.no_grad():
        m.scaled(x, 3)


def hooks_that_return(s):
    nn, T = s.T.nn, s.T
    layer, x = nn.Linear(1, 1), T.ones(1, 1, requires_grad=True)
    handles = [layer.register_full_backward_hook(lambda m, gi, go: (gi[0] * 0,)), layer.register_full_backward_pre_hook(lambda m, go: (go[0] * 5,)),
               layer.register_full_backward_hook(s.hook("then"))]
    layer(x).sum().backward()
    s.seen.append(shown((x.grad, layer.bias.grad), T))
    layer.register_full_backward_pre_hook(lambda m, go: (go[0], go[0]))
    s.tried(lambda: layer(x).sum().backward())
    [h.remove() for h in handles]
    other = nn.Linear(1, 1)
    other.register_full_backward_hook(lambda m, gi, go: (gi[0], gi[0]))
    s.tried(lambda: other(x).sum().backward())


def results_changed_in_place(s):
    T = s.T
    layer, x = T.nn.Linear(1, 1), T.ones(1, 1, requires_grad=True)
    layer.register_full_backward_hook(s.hook("full"))
    s.tried(lambda: layer(x).relu_().sum().backward())
    changing = type("C", (T.nn.Module,), {"forward": lambda self, a: a.mul_(2)})()
    changing.register_full_backward_hook(s.hook("full"))
    s.tried(lambda: changing(x * 1).sum().backward())
    net = T.nn.Sequential(layer, T.nn.ReLU(inplace=True))
    s.tried(lambda: net(x).sum().backward())


def the_older_hooks(s):
    nn, T = s.T.nn, s.T
    x = T.ones(2, 3, requires_grad=True)
    layer = nn.Linear(3, 1)
    handle = layer.register_backward_hook(lambda m, gi, go: s.hook("older")(m, go))  # which node a layer ends with is the library's matter
    s.tried(lambda: layer.register_full_backward_hook(s.hook("full")))
    layer(x).sum().backward()
    handle.remove()
    relu = nn.ReLU()
    relu.register_backward_hook(s.hook("relu"))
    relu(x * 2).sum().backward()
    for module, args in ((Taking(T).pair, (x,)), (Taking(T).scaled, (x, 2)), (Taking(T).several, (x, x)), (Taking(T).mapping, (x,))):
        module.register_backward_hook(s.hook("kinds"))
        s.tried(lambda: T.utils._pytree.tree_leaves(module(*args))[0].sum().backward())
    full = nn.Linear(3, 1)
    full.register_full_backward_hook(s.hook("full"))
    s.tried(lambda: full.register_backward_hook(s.hook("older")))


SCENES = [no_input_requires_grad, hooks_of_all_modules, inputs_and_results_of_other_kinds, hooks_that_return, results_changed_in_place, the_older_hooks]


def played(scene, T):
    import importlib
    importlib.import_module(f"{T.__name__}.utils._pytree")
    s = Scene(T)
    importlib.import_module(f"{T.__name__}.nn.modules.module")._global_is_full_backward_hook = None
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        scene(s)
    return s.seen, [(w.category.__name__, str(w.message).replace("torc.", "torch.")) for w in told]


@pytest.mark.parametrize("scene", SCENES)
def test_as_in_pytorch(scene, torch, pytorch):
    ours, theirs = played(scene, torch), played(scene, pytorch)
    assert beside.same(ours, theirs), f"\ntorc    {ours}\nPyTorch {theirs}"


def test_without_inputs_that_require_grad(torch):
    seen, told = played(no_input_requires_grad, torch)
    assert [name for name, *_ in seen] == ["pre ", "", "pre 2", "2", "pre 1", "1", "pre 0", "0", "only before", "embedding", "none", "none", "refused", "RuntimeError"]
    assert seen[1][2][0] == [None] and told == [("UserWarning", NO_INPUT)] * 6
    assert played(hooks_of_all_modules, torch)[0][0][0] == "all"
    seen, told = played(results_changed_in_place, torch)
    assert [kind for kind, *_ in seen] == ["RuntimeError"] * 3 and all("is a view and is being modified inplace" in text for _, text in seen)


def test_the_warning_is_of_the_line_that_goes_backward(torch):
    layer = torch.nn.Linear(3, 1)
    layer.register_full_backward_hook(lambda *grads: None)
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        layer(torch.ones(2, 3)).sum().backward()
    assert told[0].filename == __file__
