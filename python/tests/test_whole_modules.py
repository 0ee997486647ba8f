"""Whole modules in files of torch.save: what one of torc and PyTorch wrote, the other reads, and it computes the same. Every layer of
test_layers.py goes both ways, as made and as it is after a call and a change of its mode."""

import io

import beside
import pytest
from test_layers import LAYERS, Draw, values_only

CONTAINERS = {
    "Sequential": "N.Sequential(N.Linear(4, 5), N.ReLU(), N.LSTM(5, 2))",
    "ModuleList": "N.ModuleList([N.Linear(4, 5), N.GRU(5, 2)])",
    "ModuleDict": "N.ModuleDict({'a': N.Linear(4, 5), 'b': N.Conv1d(1, 2, 3)})",
    "ParameterList": "N.ParameterList([T.ones(2), N.Parameter(T.zeros(2, 3)), 'text'])",
    "ParameterList of one": "N.ParameterList([T.ones(2)])",
    "ParameterDict": "N.ParameterDict({'b': T.ones(2), 'a': N.Parameter(T.zeros(2, 3))})",
    "TransformerEncoder": "N.TransformerEncoder(N.TransformerEncoderLayer(8, 2, 16, 0.0), 2)",
    "TransformerDecoder": "N.TransformerDecoder(N.TransformerDecoderLayer(8, 2, 16, 0.0), 2)",
    "weight_norm": "N.utils.weight_norm(N.Linear(4, 5))",
    "spectral_norm": "N.utils.spectral_norm(N.Linear(4, 5))",
    "gelu": "N.TransformerEncoderLayer(8, 2, 16, 0.0, activation='gelu')",
    "function": "N.TransformerDecoderLayer(8, 2, 16, 0.0, activation=T.nn.functional.silu)",
    "function of torch": "N.TransformerEncoderLayer(8, 2, 16, 0.0, activation=T.relu)",
    "hooked": "hooked(N.Linear(4, 5))",
    "empty": "N.Sequential(N.ParameterList(), N.ParameterDict(), N.ModuleList(), N.ModuleDict())",
    "frozen": "N.Linear(4, 5).requires_grad_(False)",
}


LISTS = {"_flat_weights", "_flat_weight_refs"}  # PyTorch keeps them in objects, torc makes them when they are asked for


def hooked(module):
    """With a hook that both can find by name."""
    module.register_full_backward_hook(print)
    return module


def handed_over(module, writer, reader):
    file = io.BytesIO()
    writer.save(module, file)
    file.seek(0)
    return reader.load(file, weights_only=False)


def state(module, T):
    return {k: "no shape yet" if type(v).__name__.startswith("Uninitialized") else values_only(beside.tree(v, T)) for k, v in module.state_dict().items()}


def attributes(module):
    """What lies in modules, by name; the objects of hooks are each library's own."""
    return {name: set(vars(m)) - LISTS for name, m in module.named_modules()}


def called(module, seed, inputs, words, T):
    T.manual_seed(seed)
    given = [make(T) for make in inputs]
    return values_only(beside.tree(module(*given, **words), T))


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("to", ["to PyTorch", "from PyTorch"])
@pytest.mark.parametrize("name", LAYERS)
def test_layer(name, to, torch, pytorch):
    import torc.nn  # noqa: F401
    writer, reader = (torch, pytorch) if to == "to PyTorch" else (pytorch, torch)
    for seed in (5, 6, 7):
        args, words, inputs, *call = LAYERS[name](Draw(seed))
        call = call[0] if call else {}
        writer.manual_seed(seed)
        module = getattr(writer.nn, name)(*args, **words)
        for made in (True, False):
            if not made:
                if name == "RReLU":
                    break
                called(module, seed, inputs, call, writer)
                module.eval()
            other = handed_over(module, writer, reader)
            assert type(other) is getattr(reader.nn, type(module).__name__) and repr(other) == repr(module) and other.training == module.training
            assert state(other, reader) == state(module, writer)
            assert attributes(other) == attributes(module)
            if name == "RReLU":
                continue
            results = [called(m, seed + 1, inputs, call, T) for m, T in ((module, writer), (other, reader))]
            assert beside.same(*results, tolerance=2e-4), (args, words)
            again = handed_over(other, reader, writer)  # and back, unharmed by the call
            assert type(again) is type(module) and state(again, writer) == state(other, reader)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("to", ["to PyTorch", "from PyTorch"])
@pytest.mark.parametrize("name", CONTAINERS)
def test_container(name, to, torch, pytorch):
    import torc.nn  # noqa: F401
    writer, reader = (torch, pytorch) if to == "to PyTorch" else (pytorch, torch)
    module = eval(CONTAINERS[name], {"N": writer.nn, "T": writer, "hooked": hooked})
    other = handed_over(module, writer, reader)
    assert repr(other) == repr(module) and state(other, reader) == state(module, writer)
    assert [n for n, _ in other.named_parameters()] == [n for n, _ in module.named_parameters()]
    assert [p.requires_grad for p in other.parameters()] == [p.requires_grad for p in module.parameters()]
    if name in ("weight_norm", "spectral_norm"):
        module.eval(), other.eval()
        assert beside.same(*[values_only(beside.tree(m(T.ones(2, 4)), T)) for m, T in ((module, writer), (other, reader))], tolerance=1e-5)
        assert state(handed_over(other, reader, writer), writer) == state(module, writer)
    if name == "hooked":
        assert other._is_full_backward_hook is True and list(other._backward_hooks.values()) == [print]
    if name == "Sequential":
        assert beside.same(*[values_only(beside.tree(m(T.ones(3, 2, 4)), T)) for m, T in ((module, writer), (other, reader))], tolerance=1e-5)
    if name.startswith(("ParameterList", "ParameterDict", "ModuleList", "ModuleDict")):
        assert len(other) == len(module) and [type(v).__name__ for v in (other.values() if "Dict" in name else other)] == \
            [type(v).__name__ for v in (module.values() if "Dict" in name else module)]
