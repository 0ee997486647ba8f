"""Defaults that stand twice: those of layers are the defaults of the functions that the layers call, and those of functions written in Python are the
defaults of the rows of the same name. Both are found in the sources, so that a new layer, and a new argument of one, is looked at too."""

import ast
import inspect
import re
import textwrap

NONE_GIVEN = inspect.Parameter.empty

# Arguments of constructors that no function has: they say what the layer is made of.
OF_THE_LAYER = {"device", "dtype", "bias", "affine", "elementwise_affine", "track_running_stats", "padding_mode", "add_bias_kv", "_weight", "_freeze", "init",
                "num_parameters", "return_indices", "size_average", "reduce", "process_group", "batch_first"}
# Layers made of other layers, or of lists: they call no function that has their arguments.
MADE_OF_LAYERS = ("RNNBase", "RNN", "RNNCell", "GRU", "GRUCell", "LSTM", "LSTMCell", "MultiheadAttention", "Transformer.*", "DataParallel", "(Module|Parameter)(List|Dict)")
# What PyTorch has so: (layer, argument) → why.
AS_IN_PYTORCH = {("Hardtanh", "min_value"): "older word for min_val", ("Hardtanh", "max_value"): "older word for max_val",
                 ("Flatten", "start_dim"): "the layer keeps the batch, torch.flatten does not"}


def literal(node):
    try:
        return ast.literal_eval(node)
    except ValueError:
        return ast.unparse(node)


def defaults_of(function):
    """Name → default, in order, or NONE_GIVEN. Operators say theirs in their text, which is written from the rows."""
    if inspect.isfunction(function):
        return {p.name: p.default for p in inspect.signature(function).parameters.values()}
    found = {}
    own = function.__text_signature__  # of functions with one signature; others say theirs in the first lines of the text
    for line in [function.__name__ + own] if own else function.__doc__.split("\n\n")[0].splitlines():
        arguments = ast.parse(f"def {line}: pass").body[0].args
        plain = [*arguments.posonlyargs, *arguments.args]
        values = [NONE_GIVEN] * (len(plain) - len(arguments.defaults)) + [literal(d) for d in arguments.defaults]
        values += [NONE_GIVEN if d is None else literal(d) for d in arguments.kw_defaults]
        for argument, value in zip([*plain, *arguments.kwonlyargs], values):
            found.setdefault(argument.arg, value)
    return found


def layers(torch):
    classes = {c for c in vars(torch.nn).values() if inspect.isclass(c) and issubclass(c, torch.nn.Module)}
    return sorted(classes, key=lambda c: c.__name__)


def functions_of(torch, layer):
    """What a layer calls: the functions of torch.nn.functional and torch in its methods, and those that are called as it is (Conv1d, LazyConv1d: conv1d)."""
    F, found = torch.nn.functional, []
    snake = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", layer.__name__.removeprefix("Lazy")).lower()
    names = [(F if hasattr(F, snake) else torch, snake), (layer, "function")]
    for base in layer.__mro__:
        if base in (torch.nn.Module, object):
            continue
        for method in filter(inspect.isfunction, vars(base).values()):
            for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(method)))):
                if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in ("F", "torc"):
                    names.append((F if node.value.id == "F" else torch, node.attr))
    for module, name in names:
        function = getattr(module, name, None)
        if callable(function) and not inspect.isclass(function) and function not in found and (inspect.isfunction(function) or function.__text_signature__ or
                                                                                                    "(" in (function.__doc__ or "")):
            found.append(function)
    return found


def same(a, b):
    return a == b or (a is None and b == [])


def compared(torch, layer):
    """(argument, default, function, its default) of all that both have; and the arguments that no function has."""
    pairs, left = [], []
    constructor = [p for p in inspect.signature(layer.__init__).parameters.values() if p.default is not NONE_GIVEN and p.name not in OF_THE_LAYER]
    functions = [(f, defaults_of(f)) for f in functions_of(torch, layer)]
    for p in constructor:
        if (layer.__name__, p.name) in AS_IN_PYTORCH:
            continue
        known = [(p.name, p.default, f.__name__, d[p.name]) for f, d in functions if d.get(p.name, NONE_GIVEN) is not NONE_GIVEN]
        pairs += known
        if not known and not any(re.fullmatch(pattern, layer.__name__) for pattern in MADE_OF_LAYERS):
            left.append(p.name)
    return pairs, left


def test_layers_have_the_defaults_of_their_functions(torch):
    wrong, unknown, count = [], [], 0
    for layer in layers(torch):
        pairs, left = compared(torch, layer)
        count += len(pairs)
        wrong += [f"{layer.__name__}({name}={mine!r}), {function}({name}={theirs!r})" for name, mine, function, theirs in pairs if not same(mine, theirs)]
        unknown += [f"{layer.__name__}({name})" for name in left]
    assert not wrong
    assert not unknown, "no function that the layer calls has such an argument"
    assert count > 200


def test_functions_in_python_have_the_defaults_of_their_rows(torch):
    rows, wrong, count = {}, [], 0
    torch._C._functions("nn", rows, "rows")
    for name, row in rows.items():
        function = getattr(torch.nn.functional, name)
        if not inspect.isfunction(function):
            continue
        mine = defaults_of(function)
        for argument, default in defaults_of(row).items():
            if NONE_GIVEN in (default, mine.get(argument, NONE_GIVEN)):
                continue
            count += 1
            if not same(mine[argument], default):
                wrong.append(f"{name}({argument}={mine[argument]!r}), of the row {default!r}")
    assert not wrong
    assert count > 15


def test_another_default_is_noticed(torch, monkeypatch):
    monkeypatch.setattr(torch.nn.ELU.__init__, "__defaults__", (2.0, False))
    pairs, left = compared(torch, torch.nn.ELU)
    assert [name for name, mine, _, theirs in pairs if not same(mine, theirs)] == ["alpha"] and not left
    monkeypatch.setattr(torch.nn, "functional", torch.linalg)  # where none of them is
    assert compared(torch, torch.nn.ELU) == ([], ["alpha", "inplace"])
