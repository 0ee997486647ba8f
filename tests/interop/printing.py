"""Tensors as text, with all print options, beside PyTorch's repr, character by character.

    printing.py LIBTORC.SO [--cases N] [--seed N]

Skipped (status 77) where Python ($TORC_PYTORCH, or the one that runs this file) has no PyTorch. Tensors are PyTorch's, whose memory torc sees through DLPack.
"""

import argparse
import ctypes
import importlib.util
import os
import random
import sys

import dlpack

NONE, INF = -(2**63), 2**63 - 1
DTYPES = list(dlpack.CODES)
SHAPES = [(), (1,), (2,), (7,), (40,), (0,), (0, 3), (2, 0, 4), (3, 3), (1, 9), (9, 1), (2, 3, 4), (4, 1, 5), (30, 40), (1001,), (1000,), (11, 12, 13), (2, 2, 2, 2), (3, 1, 2, 1, 8)]
UNARY = ["neg", "abs", "relu", "floor", "sign", "clone"]  # exact, and nodes of the same name


class Options(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("precision", ctypes.c_int64), ("threshold", ctypes.c_int64), ("edgeitems", ctypes.c_int64),
                ("linewidth", ctypes.c_int64), ("profile", ctypes.c_char_p), ("sci_mode", ctypes.c_int64), ("by_name", ctypes.c_void_p)]


class Chosen(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("precision", ctypes.c_int64), ("threshold", ctypes.c_int64), ("edgeitems", ctypes.c_int64),
                ("linewidth", ctypes.c_int64), ("sci_mode", ctypes.c_int64)]


def values(draw, n, floating):
    """n numbers of one kind, so that all formats are met."""
    if not floating:
        kind = draw.choice(["small", "wide"])
        return [draw.randint(-9, 9) if kind == "small" else draw.randint(-128, 127) * 10 ** draw.randint(0, 15) for _ in range(n)]
    kind = draw.choice(["whole", "large whole", "normal", "wide", "tiny", "zero", "narrow"])
    make = {
        "whole": lambda: float(draw.randint(-99, 99)), "large whole": lambda: float(draw.randint(-10, 10) * 10**draw.randint(0, 12)),
        "normal": lambda: draw.gauss(0, 1), "wide": lambda: draw.choice([-1, 1]) * 10 ** draw.uniform(-9, 9),
        "tiny": lambda: draw.gauss(0, 1e-5), "zero": lambda: draw.choice([0.0, -0.0]), "narrow": lambda: draw.uniform(100, 900),
    }[kind]
    odd = draw.choice([[], [], [float("nan")], [float("inf"), -float("inf")], [float("nan"), float("inf"), 0.0]])
    return [draw.choice(odd) if odd and draw.random() < 0.2 else make() for _ in range(n)]


def tensor(torch, draw):
    dtype, shape = draw.choice(DTYPES), draw.choice(SHAPES)
    n = 1
    for size in shape:
        n *= size
    if dtype == "bool":
        t = torch.tensor([draw.random() < 0.5 for _ in range(n)], dtype=torch.bool)
    elif "complex" in dtype:
        t = torch.complex(*(torch.tensor(values(draw, n, True), dtype=torch.float64) for _ in range(2))).to(getattr(torch, dtype))
    elif "float" in dtype:
        t = torch.tensor(values(draw, n, True), dtype=torch.float64).to(getattr(torch, dtype))
    else:
        t = torch.tensor(values(draw, n, False), dtype=torch.int64).to(getattr(torch, dtype))
    t = t.reshape(shape)
    if len(shape) > 1 and draw.random() < 0.3:
        t = t.transpose(0, -1)
    return t


def options(draw):
    """What Python is given."""
    how = {}
    if draw.random() < 0.3:
        how["profile"] = draw.choice(["default", "short", "full"])
    choices = {"precision": [0, 1, 2, 3, 4, 6, 10, 20], "threshold": [0, 5, 10, 100, 1000, float("inf")], "edgeitems": [0, 1, 2, 3, 5, 700],
               "linewidth": [0, 1, 20, 40, 79, 80, 81, 120, 1000], "sci_mode": [True, False]}
    for name, some in choices.items():
        if draw.random() < 0.35:
            how[name] = draw.choice(some)
    return how


def set_both(torch, api, how):
    torch.set_printoptions(**how)
    o = Options(ctypes.sizeof(Options), NONE, NONE, NONE, NONE, None, NONE, None)
    for name, value in how.items():
        setattr(o, name, value.encode() if name == "profile" else INF if value == float("inf") else int(value))
    return api.torc_set_printoptions_with(ctypes.byref(o))


def chosen(api):
    c = Chosen(ctypes.sizeof(Chosen))
    api.torc_get_printoptions(ctypes.byref(c))
    return {"precision": c.precision, "threshold": float("inf") if c.threshold == INF else c.threshold, "edgeitems": c.edgeitems,
            "linewidth": c.linewidth, "sci_mode": None if c.sci_mode == NONE else bool(c.sci_mode)}


def text_of(api, handle):
    text = api.torc_tensor_to_string(handle)
    return text.decode() if text is not None else "error: " + api.torc_error_message().decode()


def with_grad(torch, api, draw, theirs, ours):
    """The same tensor as a leaf, or as what an operator made of one."""
    theirs = theirs.clone().requires_grad_()
    ours = api.torc_requires_grad_inplace_with(api.torc_clone_with(ours, None), None)
    name = draw.choice([None] + (["clone"] if theirs.itemsize == 1 else UNARY))  # of 8-bit floats it is not implemented
    if name is None:
        return theirs, ours
    return getattr(theirs, name)(), api.torc_clone_with(ours, None) if name == "clone" else getattr(api, f"torc_{name}")(ours)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("library")
    parser.add_argument("--cases", type=int, default=800)
    parser.add_argument("--seed", type=int, default=0)
    a = parser.parse_args()
    if os.environ.get("TORC_PYTORCH") and not os.environ.get("TORC_PYTORCH_FOUND"):
        os.environ["TORC_PYTORCH_FOUND"] = "1"
        os.execvp(os.environ["TORC_PYTORCH"], [os.environ["TORC_PYTORCH"], *sys.argv])
    if not importlib.util.find_spec("torch"):
        print("skipped: this Python has no PyTorch (TORC_PYTORCH names another one)")
        return 77
    import torch

    dlpack.load(a.library)
    api = dlpack.api
    for name in ["torc_neg", "torc_abs", "torc_relu", "torc_floor", "torc_sign"]:
        getattr(api, name).restype, getattr(api, name).argtypes = ctypes.c_void_p, [ctypes.c_void_p]
    for name in ["torc_clone_with", "torc_requires_grad_inplace_with"]:
        getattr(api, name).restype, getattr(api, name).argtypes = ctypes.c_void_p, [ctypes.c_void_p] * 2
    api.torc_tensor_to_string.restype, api.torc_tensor_to_string.argtypes = ctypes.c_char_p, [ctypes.c_void_p]
    for name in ["torc_set_printoptions_with", "torc_get_printoptions", "torc_set_default_dtype"]:
        getattr(api, name).restype = ctypes.c_bool
    api.torc_scope_begin.restype, api.torc_scope_end.argtypes = ctypes.c_int64, [ctypes.c_int64]

    draw, failures = random.Random(a.seed), 0
    for case in range(a.cases):
        scope = api.torc_scope_begin()
        how, default = options(draw), draw.choice(["float32"] * 4 + ["float64"])
        torch.set_default_dtype(getattr(torch, default))
        api.torc_set_default_dtype(dlpack.CODES[default])
        ok = set_both(torch, api, how)
        wanted_options = torch._tensor_str.get_printoptions()
        theirs = tensor(torch, draw)
        taken = dlpack.taken(theirs)
        ours = taken.handle
        if theirs.is_floating_point() and draw.random() < 0.4:
            theirs, ours = with_grad(torch, api, draw, theirs, ours)
        got, want = text_of(api, ours), repr(theirs)
        if not ok or got != want or chosen(api) != wanted_options:
            failures += 1
            if failures < 6:
                print(f"case {case}, {how}, {theirs.dtype}, {tuple(theirs.shape)}, {chosen(api)} for {wanted_options}: got\n{got}\nwanted\n{want}")
        api.torc_error_clear()
        api.torc_scope_end(scope)
    print(f"{a.cases} texts, {failures} differ")
    return failures != 0


if __name__ == "__main__":
    sys.exit(main())
