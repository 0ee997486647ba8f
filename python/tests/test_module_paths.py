"""Errors and memory are named after the module whose call runs: by its way from the outermost module, as C's modules are (tests/unit/test_errors.c)."""

import threading

import pytest


@pytest.fixture
def parts(torch):
    from torc import nn

    class MLP(nn.Module):
        def __init__(self):
            super().__init__()
            self.up = nn.Linear(4, 8)

        def forward(self, x):
            return self.up(x)

    class Block(nn.Module):
        def __init__(self):
            super().__init__()
            self.mlp = MLP()

        def forward(self, x):
            return self.mlp(x)

    class Model(nn.Module):
        def __init__(self):
            super().__init__()
            self.blocks = nn.ModuleList([Block() for _ in range(4)])

        def forward(self, x, which=3):
            return self.blocks[which](x)

    return nn, MLP, Block, Model


def note(function):
    with pytest.raises(RuntimeError) as caught:
        function()
    assert str(caught.value) == "mat1 and mat2 shapes cannot be multiplied (2x5 and 4x8)"
    return getattr(caught.value, "__notes__", [])


def test_errors_name_the_layer(torch, parts):
    nn, MLP, Block, Model = parts
    wrong, right, model = torch.ones(2, 5), torch.ones(2, 4), Model()
    for _ in range(2):
        assert note(lambda: model(wrong)) == ["In module Model.blocks.3.mlp.up (Linear)"]
        assert note(lambda: model(wrong, which=0)) == ["In module Model.blocks.0.mlp.up (Linear)"]
        assert note(lambda: model.blocks[0](wrong)) == ["In module Block.mlp.up (Linear)"]  # outermost here
        assert note(lambda: model.blocks[0].mlp.up(wrong)) == ["In module Linear"]
        assert note(lambda: wrong @ torch.ones(4, 8)) == []  # and nothing is left of any call
        model(right)
    assert note(lambda: nn.Sequential(nn.Identity(), MLP())(wrong)) == ["In module Sequential.1.up (Linear)"]
    with pytest.raises(RuntimeError) as caught:
        nn.Sequential(Model(), nn.Linear(3, 3))(right)
    assert caught.value.__notes__ == ["In module Sequential.1 (Linear)"]


def test_of_what_modules_change(torch, parts):
    nn, MLP, Block, Model = parts
    wrong, model = torch.ones(2, 5), Model()
    assert note(lambda: model(wrong)) == ["In module Model.blocks.3.mlp.up (Linear)"]
    block = model.blocks[3]
    block.down, block.forward = block.mlp, lambda x: block.down(x)  # two names: the first, as named_modules says
    assert note(lambda: model(wrong)) == ["In module Model.blocks.3.mlp.up (Linear)"]
    del block.mlp
    assert note(lambda: model(wrong)) == ["In module Model.blocks.3.down.up (Linear)"]
    model.blocks.insert(0, Block())
    assert note(lambda: model(wrong, which=4)) == ["In module Model.blocks.4.down.up (Linear)"]
    model._modules["layers"] = model._modules.pop("blocks")
    model.forward = lambda x: model.layers[4](x)
    assert note(lambda: model(wrong)) == ["In module Model.layers.4.down.up (Linear)"]
    block.down.__class__ = type("Other", (MLP,), {"forward": lambda self, x: self.up.weight @ x})
    with pytest.raises(RuntimeError) as caught:
        model(wrong)
    assert caught.value.__notes__ == ["In module Model.layers.4.down (Other)"]
    shared = MLP()  # one module at two places
    net = nn.Sequential(nn.Sequential(shared), nn.Sequential(nn.Identity(), shared))
    assert note(lambda: net[0](wrong)) == ["In module Sequential.0.up (Linear)"]
    assert note(lambda: net[1](wrong)) == ["In module Sequential.1.up (Linear)"]
    assert note(lambda: net(wrong)) == ["In module Sequential.0.0.up (Linear)"]

    class Hidden(nn.Module):  # a module that its own does not know, until it does
        def __init__(self):
            super().__init__()
            self.all = [MLP()]

        def forward(self, x):
            return self.all[0](x)

    hidden = Hidden()
    for _ in range(2):
        assert note(lambda: hidden(wrong)) == ["In module Hidden.MLP.up (Linear)"]
    hidden.known = hidden.all[0]
    assert note(lambda: hidden(wrong)) == ["In module Hidden.known.up (Linear)"]
    for k in range(20):  # types that are gone: the next may have the address of one
        one = type(f"One{k}", (nn.Module,), {"forward": lambda self, x: self.up(x)})()
        one.up = nn.Linear(4, 8)
        assert note(lambda: one(wrong)) == [f"In module One{k}.up (Linear)"]
        del one


def test_many_modules(torch, parts):
    """More than there are places for what was found."""
    nn, MLP, Block, Model = parts
    wrong, net = torch.ones(2, 5), nn.ModuleList(MLP() for _ in range(6000))
    outer = nn.Module()
    outer.layers = net
    outer_type = type("Outer", (nn.Module,), {"forward": lambda self, k, x: self.layers[k](x)})
    outer.__class__ = outer_type
    for k in (0, 1, 5999, 77, 4096, 0):
        assert note(lambda: outer(k, wrong)) == [f"In module Outer.layers.{k}.up (Linear)"]
    for layer in list(net)[:20]:
        with pytest.raises(RuntimeError):
            layer(wrong)
    deep = nn.Linear(4, 8)
    for _ in range(100):
        deep = nn.Sequential(deep)
    assert note(lambda: deep(wrong)) == ["In module Sequential" + 100 * ".0" + " (Linear)"]


def test_calls_of_all_kinds(torch, parts):
    nn, MLP, Block, Model = parts
    wrong, model = torch.ones(2, 5), Model()
    expected = ["In module Model.blocks.3.mlp.up (Linear)"]
    assert note(lambda: torch.func.functional_call(model, {k: v.detach() for k, v in model.named_parameters()}, (wrong,))) == expected
    seen = []
    handle = model.blocks[3].mlp.register_forward_pre_hook(lambda m, args: seen.append(note(lambda: torch.ones(2, 5) @ torch.ones(4, 8))))
    assert note(lambda: model(wrong)) == expected and seen == [["In module Model.blocks.3.mlp (MLP)"]]
    handle.remove()
    assert note(lambda: model._call_impl(wrong)) == expected
    found = {}

    def run(name):
        net = nn.Sequential(nn.Sequential(), nn.Linear(4, 8)) if name else model
        found[name] = [note(lambda: net(wrong)) for _ in range(50)]

    threads = [threading.Thread(target=run, args=(k,)) for k in range(4)]
    [t.start() for t in threads], [t.join() for t in threads]
    assert found == {0: [expected] * 50, **{k: [["In module Sequential.1 (Linear)"]] * 50 for k in (1, 2, 3)}}

    class Later(nn.Module):  # a generator runs in whoever asks for its values
        def __init__(self):
            super().__init__()
            self.up = nn.Linear(4, 8)

        def forward(self, x):
            yield self.up(x)

    assert note(lambda: next(Later()(wrong))) == ["In module Linear"]


def test_backward_names_what_the_forward_was(torch, parts):
    nn, MLP, Block, Model = parts
    from torc.utils.checkpoint import checkpoint
    model, found = Model(), []

    def hook(grad):
        found.append(note(lambda: torch.ones(2, 5) @ torch.ones(4, 8)))

    y = model(torch.ones(2, 4))
    y.register_hook(hook)
    z = y * 2
    z.register_hook(hook)
    z.sum().backward()
    assert found == [[], ["In module Model.blocks.3.mlp.up (Linear)"]]

    class Saving(nn.Module):
        def __init__(self, reentrant):
            super().__init__()
            self.block, self.reentrant = Block(), reentrant

        def forward(self, x):
            return checkpoint(self.block, x, use_reentrant=self.reentrant, early_stop=False)  # so that the last hook runs again, too

    for reentrant in (True, False):
        net = Saving(reentrant)
        runs = []
        net.block.mlp.up.register_forward_hook(lambda m, args, out: runs.append(note(lambda: torch.ones(2, 5) @ torch.ones(4, 8))))
        net(torch.ones(2, 4, requires_grad=True)).sum().backward()
        assert runs == [["In module Saving.block.mlp.up (Linear)"]] * 2


def test_out_of_memory_names_the_layer(torch, parts):
    nn, MLP, Block, Model = parts
    model = Model()
    model.blocks[3].mlp.up.forward = lambda x: torch.empty(1 << 50)
    with pytest.raises(RuntimeError, match=r"you tried to allocate \d+ bytes for Model\.blocks\.3\.mlp\.up\."):
        model(torch.ones(2, 4))
