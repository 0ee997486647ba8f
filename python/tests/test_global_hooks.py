"""Hooks of all modules, and texts of tensors of subclasses: the same with torc and with PyTorch."""

import copy
import pickle

import beside
import pytest


def calls(T):
    """What runs, in which order, and with what."""
    import importlib
    M = importlib.import_module(f"{T.__name__}.nn.modules.module")
    seen = []

    def say(what):
        def hook(module, *rest):
            seen.append((what, type(module).__name__, [beside.tree(r, T) for r in rest]))
        return hook

    T.manual_seed(0)
    net = T.nn.Sequential(T.nn.Linear(2, 3), T.nn.ReLU())
    own = [net[0].register_forward_pre_hook(say("own pre")), net[0].register_forward_hook(say("own post")),
           net[0].register_full_backward_pre_hook(say("own backward pre")), net[0].register_full_backward_hook(say("own backward"))]
    everywhere = [M.register_module_forward_pre_hook(say("pre")), M.register_module_forward_hook(say("post"), always_call=True),
                  M.register_module_forward_hook(lambda m, args, kwargs, out: seen.append(("kwargs", kwargs)), with_kwargs=True),
                  M.register_module_full_backward_pre_hook(say("backward pre")), M.register_module_full_backward_hook(say("backward"))]
    try:
        x = T.linspace(-1, 1, 4).view(2, 2).requires_grad_()
        net(x).sum().backward()
        try:
            net[0](T.ones(5))
        except RuntimeError:
            seen.append("raised")
        changed = M.register_module_forward_hook(lambda m, args, out: out * 2)
        value = T.nn.Identity()(x).tolist()
        changed.remove()
    finally:
        for handle in own + everywhere:
            handle.remove()
    count = len(seen)
    net(x)
    return seen, value, len(seen) - count


def registrations(T):
    import importlib
    M = importlib.import_module(f"{T.__name__}.nn.modules.module")
    seen = []
    handles = [M.register_module_buffer_registration_hook(lambda m, name, v: seen.append(("buffer", name, v is None)) or (None if v is None else v + 1)),
               M.register_module_parameter_registration_hook(lambda m, name, v: seen.append(("parameter", name, v is None))),
               M.register_module_module_registration_hook(lambda m, name, v: seen.append(("module", name, v is None)) or (T.nn.Tanh() if name == "act" else None))]
    try:
        m = T.nn.Module()
        m.register_buffer("b", T.zeros(1))
        m.register_buffer("none", None)
        m.b = T.ones(1)
        m.c = T.nn.Buffer(T.ones(1))
        m.p = T.nn.Parameter(T.ones(1))
        m.p = T.nn.Parameter(T.ones(2))
        m.register_parameter("q", None)
        m.act = T.nn.ReLU()
        m.act = T.nn.Identity()
        m.add_module("child", T.nn.Sequential(T.nn.Linear(1, 1)))
    finally:
        for handle in handles:
            handle.remove()
    m.late = T.nn.Parameter(T.ones(1))
    return seen, m.b.tolist(), m.c.tolist(), repr(m), [n for n, _ in m.named_parameters()]


@pytest.mark.parametrize("facts", [calls, registrations])
def test_hooks_of_all_modules(facts, torch, pytorch):
    import torc.nn  # noqa: F401
    assert beside.same(facts(torch), facts(pytorch))


def test_hooks_in_copies_and_pickles(torch):
    """A handle takes its hook away from the copy that it is in."""
    for duplicate in (copy.deepcopy, lambda m: pickle.loads(pickle.dumps(m))):
        lazy = duplicate(torch.nn.LazyLinear(3))
        assert len(lazy._forward_pre_hooks) == len(lazy._load_state_dict_pre_hooks) == 1
        assert lazy(torch.ones(2, 4)).shape == (2, 3) and type(lazy) is torch.nn.Linear
        assert len(lazy._forward_pre_hooks) == len(lazy._load_state_dict_pre_hooks) == 0
    hooks = torch.nn.Linear(1, 1)
    handle = hooks.register_load_state_dict_pre_hook(print)
    other, again = copy.deepcopy((hooks, handle))
    again.remove()
    assert len(other._load_state_dict_pre_hooks) == 0 and len(hooks._load_state_dict_pre_hooks) == 1


def test_hook_of_a_dead_module(torch, pytorch):
    for T in (torch, pytorch):
        module = T.nn.Linear(1, 1)
        module.register_load_state_dict_pre_hook(print)
        hook, = module._load_state_dict_pre_hooks.values()
        del module
        with pytest.raises(RuntimeError, match="call the hook of a dead Module"):
            hook({}, "")
        with pytest.raises(RuntimeError, match="revive the hook of a dead Module"):
            pickle.loads(pickle.dumps(hook))


TEXTS = """
Named(x)
Named(x[0, 0])
Named(z)
Named(T.arange(100.0))
Named(T.arange(1000.0).view(10, 10, 10))
Named(T.zeros(40, 50) + 0.123456)
Named(T.empty(0, 2))
Named(T.ones(2)).double()
Named(T.ones(2)).long().bool()
Named(T.ones(2)).half().cpu()
Named(T.ones(30, dtype=T.float64)).requires_grad_()
Named(T.ones(3)).requires_grad_()
N(T.arange(100))
N(T.arange(27.0).view(3, 3, 3))
P(T.ones(2))
P(T.arange(30.0), requires_grad=False)
T.nn.Parameter(T.ones(2))
"""


@pytest.mark.parametrize("text", TEXTS.strip().splitlines())
def test_text_of_subclasses(text, torch, pytorch):
    texts = []
    for T in (torch, pytorch):
        kinds = {name: type(name, (T.Tensor,), {}) for name in ("N", "Named", "AVeryLongNameOfAClassOfTensors")}
        scope = {"T": T, "x": T.linspace(-2, 2, 6).view(2, 3), "z": T.arange(24.0).view(2, 3, 4), "P": type("P", (T.nn.Parameter,), {})}
        for name in (["N", "Named", "AVeryLongNameOfAClassOfTensors"] if text.startswith("N") else ["N"]):
            scope["Named"] = lambda t, name=name: t.as_subclass(kinds[name])
            scope["N"] = scope["Named"] if text.startswith("Named") else lambda t: t.as_subclass(kinds["N"])
            value = eval(text, scope)
            texts.append((T, repr(value), str(value)))
    half = len(texts) // 2
    assert [t[1:] for t in texts[:half]] == [t[1:] for t in texts[half:]]
    assert repr(torch.tensor([1e-9, 1.0])) == repr(pytorch.tensor([1e-9, 1.0]))  # options are as they were


def test_conversions_ask_the_class(torch, pytorch):
    """Methods that no operator stands for come to __torch_function__, too."""
    for T in (torch, pytorch):
        class Told(T.Tensor):
            @classmethod
            def __torch_function__(cls, function, types, args=(), kwargs=None):
                seen.append((function.__name__, len(args), sorted(kwargs or {})))
                return super().__torch_function__(function, types, args, kwargs or {})

        seen = []
        x = T.ones(2).as_subclass(Told)
        seen.clear()
        assert all(type(v) is Told for v in (x.double(), x.long(memory_format=T.contiguous_format), x.cpu(), x.bool()))
        assert seen == [("double", 1, []), ("long", 1, ["memory_format"]), ("cpu", 1, []), ("bool", 1, [])]
