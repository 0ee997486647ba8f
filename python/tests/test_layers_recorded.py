"""Layers as they are made: those of Python, those of C (include/torc/nn.h) and PyTorch's, which tests/recorded/layers.json has. Texts, state dicts, initial values,
how much was drawn, attributes and constructors' defaults are the same; no PyTorch is needed."""

import ctypes
import importlib.util
import json
import math
import os
import sys

import pytest

TREE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
RECORDED = os.path.join(TREE, "tests", "recorded")
with open(os.path.join(RECORDED, "layers.json"), encoding="utf-8") as f:
    THEIRS = json.load(f)
# What differs from PyTorch, and why.
DEFAULTS_DIFFER = {}
ATTRIBUTES_DIFFER = {}


def program(path):
    spec = importlib.util.spec_from_file_location(os.path.basename(path)[:-3] + "_here", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


RECORDER = program(os.path.join(RECORDED, "record_layers.py"))


def near(a, b):
    return len(a) == len(b) and all(math.isclose(x, y, rel_tol=2e-6, abs_tol=1e-9) for x, y in zip(a, b))


def through_json(value):
    return json.loads(json.dumps(value))


def test_all_layers_are_recorded(torch):
    assert list(THEIRS["layers"]) == RECORDER.layers(), "record_layers.py writes layers.json again"
    known = set(THEIRS["defaults"]) | {"Module", "Parameter", "Buffer", "DataParallel", "NLLLoss2d", "SyncBatchNorm", "RNNBase", "RNNCellBase", "UninitializedBuffer", "UninitializedParameter"}
    there = {n for n in dir(torch.nn) if isinstance(getattr(torch.nn, n), type) and issubclass(getattr(torch.nn, n), torch.nn.Module)}
    assert len(there) > 140 and there <= known, there - known


@pytest.mark.parametrize("text", THEIRS["layers"])
def test_python_is_as_pytorch(text, torch):
    ours, theirs = through_json(RECORDER.described(text, torch)), THEIRS["layers"][text]
    assert ours["text"] == theirs["text"] and ours["parameters"] == theirs["parameters"]
    assert list(ours["state"]) == list(theirs["state"])
    for name, (dtype, shape, elements) in theirs["state"].items():
        assert ours["state"][name][:2] == [dtype, shape] and near(ours["state"][name][2], elements), name
    assert ours["next"] == theirs["next"], "another part of the stream was drawn"
    missing = {k: v for k, v in theirs["attributes"].items() if ours["attributes"].get(k, "is not there") != v}
    assert missing == ATTRIBUTES_DIFFER.get(text.split("(")[0], {}), {k: ours["attributes"].get(k, "is not there") for k in missing}


@pytest.mark.parametrize("name", THEIRS["defaults"])
def test_constructors_are_as_pytorch(name, torch):
    assert through_json(RECORDER.defaults(name, torch)) == DEFAULTS_DIFFER.get(name, THEIRS["defaults"][name])


# The same layers in C: the function behind torc_nn_, its arguments and options.
IN_C = {
    "Identity(3)": ("identity",), "Flatten()": ("flatten",), "Flatten(0, 1)": ("flatten", {"start_dim": 0, "end_dim": 1}), "Unflatten(1, (3, 1))": ("unflatten", 1, [3, 1]),
    "Linear(3, 4)": ("linear", 3, 4), "Linear(3, 4, bias=False)": ("linear", 3, 4, {"bias": False}), "Linear(60, 70)": ("linear", 60, 70),
    "Conv1d(2, 4, 3)": ("conv1d", 2, 4, 3), "Conv1d(2, 4, 3, 2, 1, 2, 2, False)": ("conv1d", 2, 4, 3, {"stride": 2, "padding": 1, "dilation": 2, "groups": 2, "bias": False}),
    "Conv2d(2, 4, 3)": ("conv2d", 2, 4, 3),
    "Conv2d(2, 4, (3, 1), stride=2, padding='valid', groups=2, bias=False)": ("conv2d", 2, 4, [3, 1], {"stride": 2, "padding_text": "valid", "groups": 2, "bias": False}),
    "Conv2d(2, 4, 3, padding=(1, 0), dilation=2)": ("conv2d", 2, 4, 3, {"padding": [1, 0], "dilation": 2}),
    "MaxPool2d(2)": ("max_pool2d", 2), "AvgPool2d(2)": ("avg_pool2d", 2),
    "AvgPool2d(3, 2, 1, True, False, 2)": ("avg_pool2d", 3, {"stride": 2, "padding": 1, "ceil_mode": True, "count_include_pad": False, "divisor_override": 2}),
    "AdaptiveAvgPool2d(1)": ("adaptive_avg_pool2d", 1), "AdaptiveAvgPool2d((2, 3))": ("adaptive_avg_pool2d", [2, 3]),
    "BatchNorm1d(3)": ("batch_norm1d", 3), "BatchNorm1d(3, momentum=None, affine=False)": ("batch_norm1d", 3, {"cumulative": True, "affine": False}),
    "BatchNorm2d(3)": ("batch_norm2d", 3), "BatchNorm2d(2, track_running_stats=False)": ("batch_norm2d", 2, {"track_running_stats": False}),
    "BatchNorm2d(2, 1e-3, 0.01)": ("batch_norm2d", 2, {"eps": 1e-3, "momentum": 0.01}),
    "LayerNorm(3)": ("layer_norm", 3), "LayerNorm([2, 3], bias=False)": ("layer_norm", [2, 3], {"bias": False}),
    "LayerNorm(3, 1e-3, False)": ("layer_norm", 3, {"eps": 1e-3, "elementwise_affine": False}), "RMSNorm(3)": ("rms_norm", 3), "RMSNorm(3, 1e-6)": ("rms_norm", 3, {"eps": 1e-6}),
    "RMSNorm([2, 3], elementwise_affine=False)": ("rms_norm", [2, 3], {"elementwise_affine": False}), "GroupNorm(2, 4)": ("group_norm", 2, 4),
    "GroupNorm(2, 4, 1e-3, False)": ("group_norm", 2, 4, {"eps": 1e-3, "affine": False}),
    "Dropout()": ("dropout",), "Dropout(0.3, True)": ("dropout", {"p": 0.3, "inplace": True}), "Dropout2d()": ("dropout2d",), "Dropout2d(0.25)": ("dropout2d", {"p": 0.25}),
    "ReLU()": ("relu",), "ReLU(inplace=True)": ("relu", {"inplace": True}), "ReLU6()": ("relu6",), "SiLU()": ("silu",), "SiLU(True)": ("silu", {"inplace": True}),
    "Mish()": ("mish",), "Hardswish()": ("hardswish",), "LeakyReLU()": ("leaky_relu",), "LeakyReLU(0.2, True)": ("leaky_relu", {"negative_slope": 0.2, "inplace": True}),
    "ELU()": ("elu",), "ELU(0.5, True)": ("elu", {"alpha": 0.5, "inplace": True}), "Hardtanh()": ("hardtanh",), "Hardtanh(-2.0, 2.0)": ("hardtanh", {"min_val": -2.0, "max_val": 2.0}),
    "Softplus()": ("softplus",), "Softplus(2.0, 10.0)": ("softplus", {"beta": 2.0, "threshold": 10.0}), "GELU()": ("gelu",), "GELU('tanh')": ("gelu", {"approximate": "tanh"}),
    "Sigmoid()": ("sigmoid",), "Tanh()": ("tanh",), "Softmax(dim=1)": ("softmax", 1), "LogSoftmax(dim=0)": ("log_softmax", 0),
    "Embedding(5, 3)": ("embedding", 5, 3), "Embedding(5, 3, padding_idx=-1)": ("embedding", 5, 3, {"padding_idx": -1}),
    "Embedding(5, 3, scale_grad_by_freq=True)": ("embedding", 5, 3, {"scale_grad_by_freq": True}),
    "CrossEntropyLoss()": ("cross_entropy_loss",), "CrossEntropyLoss(ignore_index=1, reduction='sum')": ("cross_entropy_loss", {"ignore_index": 1, "reduction": "sum"}),
    "CrossEntropyLoss(torch.ones(3), label_smoothing=0.1)": ("cross_entropy_loss", {"weight": "ones 3", "label_smoothing": 0.1}),
    "NLLLoss()": ("nll_loss",), "NLLLoss(reduction='none')": ("nll_loss", {"reduction": "none"}), "MSELoss()": ("mse_loss",), "MSELoss(reduction='sum')": ("mse_loss", {"reduction": "sum"}),
    "L1Loss()": ("l1_loss",), "L1Loss(reduction='none')": ("l1_loss", {"reduction": "none"}), "BCEWithLogitsLoss()": ("bce_with_logits_loss",),
    "BCEWithLogitsLoss(pos_weight=torch.ones(2))": ("bce_with_logits_loss", {"pos_weight": "ones 2"}),
    "Sequential(nn.Linear(2, 3), nn.ReLU(), nn.Sequential(nn.Linear(3, 1)))": ("sequential_list", [("linear", 2, 3), ("relu",), ("sequential_list", [("linear", 3, 1)])]),
    "ModuleList([nn.Linear(2, 2), nn.ReLU(), nn.ReLU()])": ("module_list", [("linear", 2, 2), ("relu",), ("relu",)]),
}


@pytest.fixture(scope="module")
def C(torch):
    """The library that Python's torc runs in, through examples/python_ctypes.py."""
    with open("/proc/self/maps", encoding="utf-8") as maps:
        library = next(line.split()[-1] for line in maps if "libtorc.so" in line)
    before, arguments = os.environ.get("TORC_LIBRARY"), sys.argv
    os.environ["TORC_LIBRARY"] = library
    try:
        return program(os.path.join(TREE, "examples", "python_ctypes.py"))
    finally:
        os.environ.pop("TORC_LIBRARY")
        if before is not None:
            os.environ["TORC_LIBRARY"] = before


class Named(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("tensor", ctypes.c_void_p)]


class NamedTensors(ctypes.Structure):
    _fields_ = [("data", ctypes.POINTER(Named)), ("count", ctypes.c_int64), ("handle", ctypes.c_void_p)]


def made_in_c(C, how):
    name, *arguments = how
    options = arguments.pop() if arguments and isinstance(arguments[-1], dict) else {}
    options = {k: C.torch["ones"]([int(v.split()[1])]) if isinstance(v, str) and v.startswith("ones ") else v for k, v in options.items()}
    if name.endswith("_list"):
        arguments = [[made_in_c(C, part) for part in arguments[0]]]
    return C.torch["nn_" + name](*arguments, **options)


def elements(C, handle):
    tensor = C.Tensor(C.retain(handle))
    flat = tensor.to(dtype="float64").flatten()
    values = [flat.select(0, k).item() for k in range(flat.numel())] if flat.numel() else []
    return values if len(values) <= 12 else values[:6] + values[-6:]


@pytest.mark.parametrize("text", IN_C)
def test_c_is_as_python(text, torch, C):
    C.torch["manual_seed"](0)
    module = made_in_c(C, IN_C[text])
    following = C.torch["rand"]([2])
    ours = THEIRS["layers"][text]  # which Python's are compared with, too
    assert module.to_string() == ours["text"]
    assert [following.select(0, k).item() for k in range(2)] == ours["next"], "another part of the stream was drawn"
    names = C.library.torc_module_state_dict
    names.restype, names.argtypes = NamedTensors, [ctypes.c_void_p]
    scope = C.library.torc_scope_begin()
    state = names(module)
    found = {state.data[k].name.decode(): elements(C, state.data[k].tensor) for k in range(state.count)}
    C.library.torc_scope_end(scope)
    assert list(found) == list(ours["state"])
    for name, values in found.items():
        assert near(values, ours["state"][name][2]), name
    assert len(module.parameters()) == len(ours["parameters"])


def test_all_layers_of_c_are_here(C):
    made = {f["name"][len("torc_nn_"):].removesuffix("_with") for f in C.functions.values() if f["name"].startswith("torc_nn_") and f["result"]["type"] == "torc_module"}
    assert made - {how[0] for how in IN_C.values()} == {"lambda", "append"}
