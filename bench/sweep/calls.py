"""calls.py - one call in PyTorch and in torc, over the same memory.

Operands are made by PyTorch and handed to torc through DLPack, with sizes, strides and offsets as they are. How a row is called in PyTorch the
operator tool knows (tests/optool/vs_pytorch.py); in torc it has the names and signatures of its row."""

import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "tests", "optool"))
import torch  # noqa: E402
import torc  # noqa: E402
from shapes import Named, Tensor  # noqa: E402
from vs_pytorch import Called  # noqa: E402


class Aten:
    """What expressions of rows call aten's is torc's own operator of that name, or of the one that Python has."""

    class index:
        @staticmethod
        def Tensor(self, indices):
            return self[tuple(indices)]

    @staticmethod
    def cdist(x1, x2, p, compute_mode):
        return torc.cdist(x1, x2, p)

    @staticmethod
    def tensordot(self, other, dims_self, dims_other):
        return torc.tensordot(self, other, (dims_self, dims_other))

    @staticmethod
    def unique_dim(self, dim, sorted, return_inverse, return_counts):
        return torc.unique(self, sorted, return_inverse, return_counts, dim)

    def __getattr__(self, name):
        return getattr(torc, name)


class CalledTorc(Called):
    modules = {"torch": torc, "method": torc.Tensor, "nn": torc.nn.functional, "linalg": torc.linalg, "fft": torc.fft, "special": torc.special}
    scope = {"torch": torc, "F": torc.nn.functional, "aten": Aten()}

    def functions(self, form):
        return super().functions(form) if set(self.places) <= set(self.modules) else []


# What a module calls itself in values: dtypes and memory formats.
LIBRARIES = {"torc": torc, "PyTorch": torch}
FEW = 1 << 20


def function_of(row, a):
    """The call without arguments, bound once: how names are looked up is no part of it."""
    form = "function"  # of rows that exist in place only, too
    by_name = isinstance(row, CalledTorc) and any(Called.bind(overload, a) for _, overload in row.functions(form))
    if form in row.code and not by_name:  # in torc the operators of C alone, and those of Python's grammar
        code, names = row.code[form], {**row.defaults, **a, "out": None}
        return lambda: eval(code, row.scope, names)
    for fn, overload in row.functions(form):
        taken = Called.bind(overload, a)
        if taken:
            args, kwargs = taken
            return lambda: fn(*args, **kwargs)
    raise LookupError(f"no signature takes {sorted(a)}")


# ------------------------------------------------------------------------------------------ operands
def values(letter, number, n, dtype, device, generator):
    """n elements, as tool.h says for the letter."""
    if dtype.is_complex and letter not in "myiqjlgbc":
        part = torch.float32 if dtype == torch.complex64 else torch.float64
        return torch.complex(*(values(letter, number, n, part, device, generator) for _ in range(2)))
    floating = dtype.is_floating_point
    draw = lambda low, high: (torch.rand(n, device=device, generator=generator) * (high - low) + low).to(dtype)  # noqa: E731
    whole = lambda low, high: torch.randint(low, high, (n,), device=device, generator=generator).to(dtype)  # noqa: E731
    if letter == "m":
        return torch.randint(0, 2, (n,), device=device, generator=generator).bool()
    if letter == "y":
        return torch.ones(n, dtype=torch.bool, device=device)
    if letter == "i":
        return torch.randint(0, max(int(number), 1), (n,), device=device, generator=generator)
    if letter == "q":
        return torch.randperm(int(number), device=device, generator=generator)[torch.arange(n, device=device) % int(number)]
    if letter in "jlg":
        return torch.full((n,), number, device=device).to({"j": torch.int64, "l": torch.float32, "g": torch.int32}[letter])
    if letter == "b":
        return torch.randint(0, 256, (n,), device=device, generator=generator).to(torch.uint8)
    if letter == "c":
        return torch.ones(n, device=device)
    if letter == "k":
        return torch.full((n,), number, device=device).to(dtype)
    if dtype == torch.bool:
        return whole(0, 2)
    if not floating:
        return whole(*{"p": (1, 10), "s": (1, 10), "u": (0, 2), "x": (-3, 4), "w": (1, 4)}.get(letter, (-9, 10)))
    if letter == "s":
        return draw(0.3, 2) * whole(0, 2).mul_(2).sub_(1)
    if letter == "x":
        return whole(-3, 4)
    low, high = {"p": (0.3, 2.5), "u": (0.05, 0.95), "v": (-0.9, 0.9), "w": (1.1, 3), "e": (-0.5, 0.5), "r": (0.5, 2)}.get(letter, (-2, 2))
    return draw(low, high)


def laid_out(flat, sizes, how):
    """The elements with these sizes, lying in memory as the word of shapes.layout_of says."""
    t = flat.view(sizes)
    if how == "one element in":
        return torch.empty(t.numel() + 1, dtype=t.dtype, device=t.device)[1:].view(sizes).copy_(t)
    if how == "every second":
        return torch.empty(*sizes, 2, dtype=t.dtype, device=t.device)[..., 0].copy_(t)
    if how == "transposed":
        return t.transpose(-1, -2).contiguous().transpose(-1, -2)
    if how == "of wider rows":
        return torch.empty(*sizes[:-1], sizes[-1] + 3, dtype=t.dtype, device=t.device)[..., 1 : 1 + sizes[-1]].copy_(t)
    if how == "reversed":
        order = list(range(len(sizes)))[::-1]
        return t.permute(order).contiguous().permute(order)
    if how == "channels_last":
        return t.contiguous(memory_format=torch.channels_last if len(sizes) == 4 else torch.channels_last_3d)
    return t


def operand(t, how, dtype, device, generator):
    if t.letter in "er" and dtype.itemsize == 2:
        dtype = torch.float32
    return laid_out(values(t.letter, t.number, math.prod(t.sizes), dtype, device, generator), t.sizes, how)


def of_library(value, library):
    """A value of the call as that library wants it."""
    if isinstance(value, list):
        return [of_library(v, library) for v in value]
    if isinstance(value, torch.Tensor):
        return value if library is torch else torc.from_dlpack(value)
    return getattr(library, value) if isinstance(value, Named) else value


def flat_tensors(value, library):
    if isinstance(value, library.Tensor):
        return [value]
    if isinstance(value, (list, tuple)):
        return [t for v in value for t in flat_tensors(v, library)]
    return []


def touched(t):
    """Bytes of memory that hold elements of t; what is expanded counts once."""
    return math.prod(n for n, s in zip(t.shape, t.stride()) if s) * t.element_size()


# ------------------------------------------------------------------------------------------ a case
class Side:
    """The call in one library: forward, and backward from what it gave."""

    def __init__(self, name, row, a):
        self.name, self.library = name, LIBRARIES[name]
        self.a = {key: of_library(v, self.library) for key, v in a.items()}
        self.call = function_of(row, self.a)

    def prepare_backward(self, names, row):
        """Leaves, and the call that goes back to them; None if nothing of the result has a gradient."""
        library = self.library
        a, leaves = {}, []

        def leaf(v):
            if isinstance(v, library.Tensor) and v.is_floating_point():
                leaves.append(v.detach().requires_grad_())
                return leaves[-1]
            return v

        for key, v in self.a.items():
            a[key] = [leaf(x) for x in v] if isinstance(v, list) and key in names else leaf(v) if key in names else v
        if not leaves:
            return None
        results = [t for t in flat_tensors(function_of(row, a)(), library) if t.requires_grad]
        if not results:
            return None
        given = [library.ones_like(t) for t in results]
        return leaves, results, given, lambda: library.autograd.grad(results, leaves, given, retain_graph=True, allow_unused=True)


def result_differs(ours, theirs):
    """A word where the two sides computed something else: sizes and dtypes of all results, and roughly the values of small ones."""
    ours, theirs = flat_tensors(ours, torc), flat_tensors(theirs, torch)
    if len(ours) != len(theirs):
        return f"{len(ours)} results, in PyTorch {len(theirs)}"
    for x, y in zip(ours, theirs):
        if tuple(x.shape) != tuple(y.shape) or str(x.dtype).split(".")[1] != str(y.dtype).split(".")[1]:
            return f"{tuple(x.shape)} {x.dtype}, in PyTorch {tuple(y.shape)} {y.dtype}"
        if 0 < y.numel() <= FEW and y.is_floating_point():
            x = torch.from_dlpack(x.detach().contiguous()).double()
            y = y.detach().double()
            good = (x == y) | (x.isnan() & y.isnan()) | ((x - y).abs() <= 0.05 * y.abs() + 0.05 * y[y.isfinite()].abs().max() if y.isfinite().any() else False)
            if not bool(good.all()):
                return "other values"
    return None


def text_of(call):
    def one(v):
        if isinstance(v, Tensor):
            number = f"{v.number:g}" if v.letter in "kijqlg" else ""
            return f"{v.letter}{number}[{','.join(map(str, v.sizes))}]"
        return "{" + ";".join(one(x) for x in v) + "}" if isinstance(v, list) and any(isinstance(x, Tensor) for x in v) else str(v).replace(" ", "")

    return " ".join(f"{name}={one(v)}" for name, v in call.items())
