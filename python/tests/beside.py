"""One expression, evaluated with torc and with PyTorch: what comes out, in terms that can be compared.

Values become trees of tuples; an exception becomes its type and text. Elements must be equal bit for bit, unless the expression computes in
floating point, where they may differ by a few units in the last place."""

import math
import warnings


def crops(v):
    """Parts of a tensor in each dimension, with steps, spread, and of one element in a dimension."""
    return [v, v[:, :, 1:], v[..., 1:], v[..., -2, :].unsqueeze(-2), v[:, 1:], v[1:], v[:, :, ::2], v[..., ::2], v[:, ::2], v[:1].expand(2, *v.shape[1:]), v[:, :1], v[..., :1], v.contiguous()[..., 1:]]


def names(T):
    """What expressions may use. Each call makes new tensors, so that one expression cannot disturb the next."""
    F = T.nn.functional
    x = T.tensor([[1.5, -2.0, 0.25], [3.0, 0.0, -1.0]])
    return {"torch": T, "F": F, "x": x, "y": T.tensor([0.5, 2.0, -3.0]), "i": T.tensor([[0, 2, 1], [1, 0, 2]]), "j": T.arange(3),
            "b": T.tensor([[True, False, True], [False, True, True]]), "s": T.tensor(2.5), "n": T.tensor(2), "t": T.tensor(True),
            "z": T.arange(24.0).reshape(2, 3, 4), "d": x.double(), "h": x.half(), "c": T.tensor([1 + 2j, -0.5j, 3.0]), "e": T.empty(0, 3),
            "g": T.tensor([1.0, 2.0, 3.0], requires_grad=True), "u": T.tensor([1, 2, 255], dtype=T.uint8), "i4": T.arange(120.0).reshape(2, 3, 4, 5).sin().to(memory_format=T.channels_last),
            "i5": T.arange(240.0).reshape(2, 3, 2, 4, 5).sin().to(memory_format=T.channels_last_3d), "crops": crops, "inf": math.inf, "nan": math.nan}


def tree(v, T):
    if isinstance(v, T.Tensor):
        return ("Tensor", str(v.dtype), tuple(v.shape), tuple(v.stride()) if v.numel() else (), bool(v.requires_grad), v.device.type, v.detach().cpu().tolist())
    if isinstance(v, T.Size):
        return ("Size", *map(int, v))
    if isinstance(v, (tuple, list)):
        fields = tuple(k for k in ("values", "indices", "mantissa", "exponent") if hasattr(v, k) and not callable(getattr(v, k)))
        return (type(v).__name__, fields, *[tree(one, T) for one in v])
    if isinstance(v, (T.dtype, T.device, T.layout, T.memory_format)):
        return repr(v)
    if isinstance(v, dict):
        return {k: tree(one, T) for k, one in v.items()}
    if isinstance(v, (bool, int, float, complex, str, bytes, type(None))):
        return v
    if type(v).__module__ == "numpy":
        return ("numpy", str(v.dtype), v.tolist())
    return type(v).__name__


def outcome(code, T):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        T.manual_seed(1)
        scope = names(T)
        try:
            exec(code, scope)  # the last statement sets _
            return tree(scope["_"], T)
        except Exception as error:
            return ("raised", type(error).__name__, str(error))


def compiled(text):
    body, _, last = text.rpartition(";")
    return compile(f"{body}\n_ = ({last.strip()})" if body else f"_ = ({last.strip()})", text, "exec")


def same(a, b, tolerance=1e-6):
    if isinstance(a, float) and isinstance(b, float):
        if a == b or (a != a and b != b):
            return math.copysign(1, a) == math.copysign(1, b) or a != 0
        return abs(a - b) <= tolerance * max(1.0, abs(a), abs(b))
    if isinstance(a, complex) and isinstance(b, complex):
        return same(a.real, b.real, tolerance) and same(a.imag, b.imag, tolerance)
    if isinstance(a, (tuple, list)) and type(a) is type(b):
        return len(a) == len(b) and all(same(p, q, tolerance) for p, q in zip(a, b))
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(same(a[k], b[k], tolerance) for k in a)
    return type(a) is type(b) and a == b
