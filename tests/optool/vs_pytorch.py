"""vs_pytorch.py OPS [--device cpu|cuda] [--op GLOB,…] [--dtype NAME] [--all] [--verbose] [--bits]

The operator tool's calls, repeated in PyTorch. What a row is there, the row itself says (.schema, .overloads, .equals:
tools/generate/rows.h).

OPS is the operator tool; `OPS dump` (dump.c) writes every sample call, what torc made of it, and gradients. Here each is
called in PyTorch on the same device with the same bytes in the same layout, and compared: whether it is refused, and with
which exception; dtype, sizes, strides (memory format), which results are views of which input; every element; gradients;
the names of nodes of operators that have their own; the forms in place and out=; random numbers under the same seed.

Elements must be equal bit for bit, or within the tolerance of `ops test`: relative to each element, and a little to the
largest, 64 epsilon in float32, 4096 in float64, 4 in 16 bits, times 4 for compositions. NaN, infinities and the sign of
zero must be in the same places. How an out= tensor of another dtype is refused must be said in the words of PyTorch's CPU,
apart from names of kernels (on CUDA some of its functions say it otherwise); other texts of refusals that differ are counted
and, with --verbose, listed; they are no failure. --bits lists, for each row and dtype, how many results are equal bit for
bit; calls that take a number that 16 bits do not hold are counted apart, since they show where it is rounded. What torc does differently on purpose, and
PyTorch's bugs, are in differences.py, each with its reason; all else that differs is a failure. So is an entry there that
nothing needed when all was compared: on the CPU always, unless a part was asked for, on CUDA with --all.

PyTorch is no dependency. It is looked for in $TORC_PYTORCH (a Python), then in the Python that runs this file. Exit
status: 0 all well, 1 a failure, 77 PyTorch or the device is not there.
"""

import collections
import fnmatch
import json
import math
import os
import pickle
import random
import re
import subprocess
import sys
import tempfile
import time
import warnings

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import differences  # noqa: E402
from rows import Overload, Row, python_with_pytorch, value  # noqa: E402

python_with_pytorch()
import torch  # noqa: E402
import torch.nn.functional as F  # noqa: E402

torch.backends.opt_einsum.enabled = False  # whether it is installed decides in which order einsum multiplies
warnings.simplefilter("ignore")  # PyTorch's, about samples that are odd on purpose

aten = torch.ops.aten

def known(d):
    for k, (_, where) in enumerate(differences.CALLS):
        if all(holds(name, wanted, d) for name, wanted in where.items() if name not in ("machine", "rare")):
            return k
    return None


def holds(name, wanted, d):
    if name in ("op", "form", "dtype", "what"):
        return any(fnmatch.fnmatchcase(d[name], glob) for glob in ([wanted] if name == "form" else wanted.split()))
    if name == "takes":
        return set(wanted.split()) <= d["takes"]
    if name in ("message", "text"):
        return re.search(wanted, d[name]) is not None
    if name == "changed":
        return wanted == (d["change"] is not None)
    return d[name].split(":")[0] == wanted if name == "device" else bool(d[name]) == wanted


# ---------------------------------------------------------------------------------------------- calls
DTYPES = {str(d).split(".")[1]: d for d in (torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64, torch.float16,
                                            torch.bfloat16, torch.float32, torch.float64, torch.uint16, torch.uint32, torch.uint64,
                                            torch.complex32, torch.complex64, torch.complex128, torch.float8_e5m2, torch.float8_e4m3fn)}
FORMATS = {"channels_last": torch.channels_last, "channels_last_3d": torch.channels_last_3d, "contiguous_format": torch.contiguous_format, "preserve_format": torch.preserve_format}


MODULES = {"torch": torch, "method": torch.Tensor, "nn": F, "linalg": torch.linalg, "fft": torch.fft, "special": torch.special}
SCOPE = {"torch": torch, "aten": aten, "F": F}


class Called(Row):
    """A row, and how PyTorch is called for it: by the expression that the row has for that, or by its names and signatures."""

    library, modules, scope = torch, MODULES, SCOPE

    def __init__(self, line):
        super().__init__(line)
        self.takes = {name for name, *_ in self.params}
        self.mutated = [name for name, _, mutated in self.params if mutated]
        self.inplace_only = "function" not in self.forms
        self.needs = [a.name for a in self.arguments if a.name.startswith("need_")]  # which gradients: the others are not there
        self.left_out = self.equals["function"] or ""
        self.left_out = self.left_out.partition("none: ")[2]
        code = {form: compile(text, f"<{self.name}, {form}>", "eval") for form, text in self.equals.items() if text and not self.left_out}
        self.code = code
        none = {"tensors": [], "generator": None}
        self.defaults = {a.name: value(a.default) if a.default else none.get(dict((n, t) for n, t, _ in self.params).get(a.name))
                         for a in self.arguments}
        if not code.get("function") and not self.left_out and not self.functions("function"):
            sys.exit(f"{self.name}: PyTorch has no function of that name. An operator that PyTorch lacks is one for C: .in = C_ONLY, .equals = NOT_IN_PYTORCH(...)")

    def functions(self, form):
        """Where the form is in PyTorch, and with which signature."""
        suffix = "_" if form == "in place" else ""
        found = []
        for place in sorted(self.places, key=list(MODULES).index):
            fn = getattr(self.modules[place], self.python_name(place) + suffix, None)
            if callable(fn) and not (form == "out" and place in ("method", "nn")):
                found += [(fn, o) for o in self.at(place)]
        whole = Overload("", self.base, self.arguments, {})
        if form == "out":
            found = [(fn, whole) for fn in [getattr(torch._C._nn, self.base, None)] if fn] + found
        if form != "function" and hasattr(aten, self.base + suffix):  # what Python has no name for
            found.append((getattr(aten, self.base + suffix), whole))
        return found

    def call(self, form, a, out):
        form = "out" if form.startswith("out") else form
        if out is not None:
            out = out[0] if len(out) == 1 else tuple(out)
        if form in self.code:
            return eval(self.code[form], self.scope, {**self.defaults, **a, "out": out})
        for fn, overload in self.functions(form):
            taken = self.bind(overload, a)
            if taken:
                args, kwargs = taken
                if form == "out":
                    kwargs["out"] = out
                return fn(*args, **kwargs)
        raise LookupError(f"{self.name}: no signature takes {sorted(a)}")

    def results(self, r, a, form="function"):
        """What a call gave back, then what it wrote of its arguments, in the order of a dump; and how many were given back."""
        results = [] if r is None or self.returns == "()" else list(r) if isinstance(r, (tuple, list)) else [r]
        if self.needs:
            results = [x for x, name in zip(results, self.needs) if a[name]]
        returned = len(results)
        if form != "in place":  # what a call writes is compared too, but not twice what it returns
            returned_first = self.inplace_only and self.returns != "()"
            for name in [n for n in self.mutated if not (returned_first and n == self.params[0][0])]:
                v = a.get(name)
                results += v if isinstance(v, list) else [v] if v is not None else []
        return results, returned

    @staticmethod
    def bind(overload, a):
        """Arguments as that signature takes them, or None if it does not take these."""
        names = {x.name for x in overload.arguments}
        if overload.said or not set(a) <= names or any(x.default is None and x.name not in a for x in overload.arguments):
            return None
        args, kwargs, leading = [], {}, True
        for x in overload.arguments:
            leading = leading and not x.keyword and x.name in a
            if leading:
                args += a[x.name] if x.spread else [a[x.name]]
            elif x.name in a:
                kwargs[x.name] = a[x.name]
        return args, kwargs


class Reader:
    """The tensors of a dump, on the device."""

    def __init__(self, path, device):
        size = os.path.getsize(path)
        self.host = torch.from_file(path, shared=False, size=size, dtype=torch.uint8) if size else torch.empty(0, dtype=torch.uint8)
        self.there = self.host if device == "cpu" else self.host.to(device)

    def tensor(self, t):
        dtype, sizes, strides, offset, at, nbytes, cpu = t
        base = (self.host if cpu else self.there)[at : at + nbytes].clone().view(DTYPES[dtype])
        return torch.as_strided(base, sizes, strides, offset)

    def value(self, v):
        if isinstance(v, list):  # of numbers, some of which may be complex
            return [self.value(x) for x in v]
        if not isinstance(v, dict):
            return v
        if "t" in v:
            return self.tensor(v["t"])
        if "l" in v:
            return [self.value(x) for x in v["l"]]
        if "c" in v:
            return complex(*v["c"])
        if "dtype" in v:
            return DTYPES[v["dtype"]]
        return FORMATS[v["format"]] if "format" in v else v["device"]

    def result(self, r):
        dtype, sizes, _, _, at, *_ = r
        n = math.prod(sizes) * DTYPES[dtype].itemsize
        return self.host[at : at + n]


# ---------------------------------------------------------------------------------------------- comparing
EPSILON = {torch.float16: 2.0**-10, torch.bfloat16: 2.0**-7, torch.float32: 2.0**-23, torch.float64: 2.0**-52,
           torch.float8_e5m2: 2.0**-2, torch.float8_e4m3fn: 2.0**-3}
LARGEST = {d: torch.finfo(d).max for d in EPSILON}
PARTS = {torch.complex32: torch.float16, torch.complex64: torch.float32, torch.complex128: torch.float64}


def compare(got, want, dtype, tested, slack, zeros):
    """Two 1-D tensors of `dtype` on the CPU whose bits differ: (what, text), or None where the tolerance takes it. `tested`:
    dtypes that were computed with. The sign of a zero of gradients is not compared: it says which formula made it."""
    if dtype in PARTS:  # part by part
        got, want, dtype = got.view(PARTS[dtype]), want.view(PARTS[dtype]), PARTS[dtype]
        tested = [PARTS.get(t, t) for t in tested]
    if dtype not in EPSILON:
        k = int((got.view(torch.uint8).view(-1, dtype.itemsize) != want.view(torch.uint8).view(-1, dtype.itemsize)).any(1).nonzero()[0])
        return "values", f"element {k} is {want[k].item()}, in PyTorch {got[k].item()}"
    x, y = want.double(), got.double()
    eps = max(EPSILON[dtype], *(EPSILON.get(t, 0) for t in tested))
    rtol = eps * (4096 if eps < 1e-10 else 64 if eps < 1e-5 else 4) * slack
    finite = y[y.isfinite()].abs()
    largest = float(finite.max()) if finite.numel() else 0.0
    atol = rtol * min(max(largest, 0.1), 100)
    limit = LARGEST[dtype] * (1 - rtol)
    same = (x == y) | (x.isnan() & y.isnan()) | ((x - y).abs() <= atol + rtol * y.abs())
    same |= (x.isinf() | y.isinf()) & (x.sign() == y.sign()) & (x.abs() >= limit) & (y.abs() >= limit)
    same &= ~(x.isinf() ^ y.isinf()) | ((x.abs() >= limit) & (y.abs() >= limit))
    if not bool(same.all()):
        k = int((~same).nonzero()[0])
        return "values", f"element {k} is {x[k].item():.9g}, in PyTorch {y[k].item():.9g}"
    if zeros:
        other = (x == 0) & (y == 0) & (x.signbit() != y.signbit())
        if bool(other.any()):
            return "zero", f"element {int(other.nonzero()[0])} is a zero of the other sign"
    return None


def normal(message):
    """A refusal without what names a kernel or an address, for comparing texts."""
    message = message.strip()
    message = re.sub(r'^"[^"]*" not implemented', '"…" not implemented', message)
    message = message.split("\nException raised from")[0].split("\nFound at")[0]
    return re.sub(r"\s+", " ", message)


class Lost(Exception):
    pass


class Comparison:
    def __init__(self, options, reader):
        self.o, self.reader = options, reader
        self.cuda = options["device"] != "cpu"
        self.rows = {}
        self.count = collections.Counter()
        self.failures = {}  # (op, what, message without numbers and dtypes) → [count, example, dtypes]
        self.known = collections.Counter()
        self.texts = {}  # (op, torc's text, PyTorch's) → count
        self.bits = {}  # (op, dtype, takes a number) → [equal, within the tolerance]
        self.pending, self.pending_bytes = [], 0
        self.skipped, self.lost = set(), None

    def differ(self, row, case, form, what, message):
        d = {"op": row.name, "device": self.o["device"], "dtype": case["dtype"], "form": form, "what": what, "edges": case["edges"],
             "change": case.get("change"), "text": f"{case['at']} {case['text']}", "message": message, "takes": row.takes}
        k = known(d)
        if k is not None:
            self.known[k] += 1
            return
        key = row.name, what, "" if what in ("values", "gradient", "zero", "strides", "words") else re.sub(r"'\w+'|-?\d[\d.e+-]*", "#", message)
        where = f"{case['at']} ({case['text']})" + (f", {case['change']}" if "change" in case else "")
        entry = self.failures.setdefault(key, [0, f"{form}, {where}: {message}", collections.Counter()])
        entry[0] += 1
        entry[2][case["dtype"]] += 1

    def case(self, case):
        row = self.rows[case["op"]]
        if row.left_out:
            self.skipped.add((row.name, row.left_out))
            return
        self.count["cases"] += 1
        value = self.reader.value
        a = {k: value(v) for k, v in case["a"].items()}
        for form, expected in case["r"]:
            self.form(row, case, form, expected, a)
        if "g" in case and not isinstance(case["r"][0][1], dict):
            self.gradients(row, case, case["g"])

    def form(self, row, case, form, expected, a):
        self.count["calls"] += 1
        fresh = list(row.mutated)
        if form == "in place":
            fresh.append(row.params[0][0])
        out = None
        refused = isinstance(expected, dict)
        try:
            if fresh:
                a = dict(a)
                for name in fresh:
                    if name in a:
                        a[name] = self.reader.value(case["a"][name])
            if form.startswith("out"):
                a, out = self.out(row, form, case, a)
            if case["random"]:
                torch.manual_seed(11)
            r = row.call(form, a, out)
        except Exception as e:
            kind, message = type(e).__name__, str(e)
            if self.cuda and re.search("CUDA error: (?!invalid (argument|configuration))", message):  # the context is lost, and all after it
                raise Lost(f"{row.name}, {form}, {case['at']} ({case['text']}) {case.get('change', '')}: {normal(message)[:200]}") from e
            if not refused:
                self.differ(row, case, form, "accepted", f"PyTorch refuses: {kind}: {normal(message)[:300]}")
                return
            theirs, ours = normal(message), normal(expected["e"][1])
            if expected["e"][0].split(".")[-1] != kind:
                self.differ(row, case, form, "exception", f"{expected['e'][0]} ({ours[:200]}), in PyTorch {kind} ({theirs[:300]})")
            elif theirs != ours and form in ("out wide", "out int") and "change" not in case and not self.cuda:  # the dtype of out: rows say the CPU's words
                self.differ(row, case, form, "words", f"{ours}; in PyTorch {theirs}")
            elif theirs != ours:
                self.count["refused in other words"] += 1
                key = row.name, ours, theirs
                self.texts[key] = self.texts.get(key, 0) + 1
            else:
                self.count["refused alike"] += 1
            return
        if refused:
            self.differ(row, case, form, "refused", f"{expected['e'][0]}: {expected['e'][1][:300]}; PyTorch takes it")
            return
        results, returned = row.results(r, a, form)
        if len(results) != len(expected):
            self.differ(row, case, form, "number", f"{len(expected)} results, in PyTorch {len(results)}")
            return
        for k, (got, want) in enumerate(zip(results, expected)):
            if got is ...:  # the row has it, PyTorch has not
                continue
            if got is None or want is None:
                if (got is None) != (want is None):
                    self.differ(row, case, form, "number", f"result {k} is {'None' if want is None else 'there'}")
                continue
            if form == "function" and k < returned and not row.inplace_only and not self.view(row, case, k, got, want, a):
                continue
            self.result(row, case, form, got, want, True)

    def out(self, row, form, case, a):
        """The arguments, and the tensors that are to be written: dump.c says which."""
        like = next(r for f, r in case["r"] if f == "function")
        like = like[:len(like) - sum(case["a"].get(name) is not None for name in row.mutated)]  # what is written comes behind what is returned
        given = []
        for dtype, sizes, *_ in like:
            dtype = torch.float64 if form == "out wide" else torch.int32 if form == "out int" else DTYPES[dtype]
            if form == "out empty":
                given.append(torch.empty(0, dtype=dtype, device=self.o["device"]))
            elif form == "out strided":
                strides, total = [], 2
                for n in sizes:
                    strides.append(total)
                    total *= max(n, 1)
                base = torch.full((total + 3,), 1, dtype=dtype, device=self.o["device"])
                given.append(base.as_strided(sizes, strides, 3))
            else:
                given.append(torch.full(sizes, 1, dtype=dtype, device=self.o["device"]))
        kind = form.split()
        if kind[1:2] in (["same"], ["part"]):
            k, p, i = map(int, kind[2:])
            name, held = row.params[p][0], a[row.params[p][0]]
            old = held[i] if isinstance(held, list) else held
            memory = torch.ones(max(old.numel(), given[k].numel() + 1), dtype=old.dtype, device=self.o["device"])
            new = memory[:old.numel()].view(old.shape).copy_(old)
            given[k] = new if kind[1] == "same" else memory[1:given[k].numel() + 1].view(given[k].shape)
            a = {**a, name: [new if j == i else t for j, t in enumerate(held)] if isinstance(held, list) else new}
        return a, given

    def view(self, row, case, k, got, want, a):
        if not got.numel() or row.kind == "pointwise":
            return True
        flat = [t for name, type_, _ in row.params if type_.startswith("tensor")
                for t in ((a.get(name) if isinstance(a.get(name), list) else [a[name]]) if name in a else [])]
        storage, of = got.untyped_storage().data_ptr(), -1
        for i, t in enumerate(flat):
            if of < 0 and isinstance(t, torch.Tensor) and t.numel() and t.untyped_storage().data_ptr() == storage:
                of = i
        # a number is an input there and none here
        if (of < 0) != (want[5] < 0):
            self.differ(row, case, "function", "view", f"result {k} is {'no' if want[5] < 0 else 'a'} view of an input")
            return False
        if of < 0 and not self.cuda and got.is_floating_point() and got._is_view() != (want[5] == -2):  # in-place writes may be refused
            self.differ(row, case, "function", "view", f"result {k} is {'a' if want[5] == -2 else 'no'} view of a temporary")
        if of >= 0 and (got.is_conj(), got.is_neg()) != (want[6] == 1, want[6] == 2):
            self.differ(row, case, "function", "view", f"result {k} is to be read conjugated: {got.is_conj()}, negated: {got.is_neg()} in PyTorch")
        if of >= 0 and got.storage_offset() != want[3]:
            self.differ(row, case, "function", "view", f"result {k} begins at {want[3]}, in PyTorch at {got.storage_offset()}")
            return False
        return True

    def result(self, row, case, form, got, want, layout):
        dtype, sizes, strides = want[0], want[1], want[2]
        if got.dtype != DTYPES[dtype]:
            self.differ(row, case, form, "dtype", f"{dtype}, in PyTorch {str(got.dtype)[6:]}")
        elif list(got.shape) != sizes:
            self.differ(row, case, form, "sizes", f"{sizes}, in PyTorch {list(got.shape)}")
        else:
            if layout and got.numel():
                theirs = got.stride()
                if any(n > 1 and s != t for n, s, t in zip(sizes, strides, theirs)):
                    self.differ(row, case, form, "strides", f"strides {strides} of {sizes}, in PyTorch {list(theirs)}")
            if got.numel() and not case["undefined"]:
                got = got.detach().resolve_conj().resolve_neg().contiguous()
                got = got.as_strided((got.numel(),), (1,)).view(torch.uint8)
                # a result is as good as the dtype it was computed in, whatever the dtype of out=
                first = case["r"][0][1]
                computed = first[0][0] if form.startswith("out") and not isinstance(first, dict) else dtype
                self.pending.append((row, case, form, got, want, DTYPES[computed]))
                self.pending_bytes += got.numel()
                if not self.cuda or self.pending_bytes > 1 << 26 or len(self.pending) > 4000:
                    self.flush()
            else:
                self.count["equal"] += 1

    def flush(self):
        pending, self.pending, self.pending_bytes = self.pending, [], 0
        if not pending:
            return
        if self.cuda:
            at, sizes = [p[3] for p in pending], [p[3].numel() for p in pending]
            pieces = torch.cat([t.cpu() if not t.is_cuda else t for t in at]) if all(t.is_cuda for t in at) else torch.cat([t.cpu() for t in at])
            pieces = pieces.cpu().split(sizes)
        else:
            pieces = [p[3] for p in pending]
        for (row, case, form, _, want, computed), got in zip(pending, pieces):
            wanted = self.reader.result(want)
            bits = self.bits.setdefault((row.name, case["dtype"], "=n" in case["text"] or "0.2999" in case["text"]), [0, 0])
            if torch.equal(got, wanted):
                self.count["equal"] += 1
                bits[0] += 1
                continue
            dtype = DTYPES[want[0]]
            got, wanted = got.clone().view(dtype) if self.cuda else got.view(dtype), wanted.view(dtype)
            slack = 4 if row.kind == "composite" or form == "gradient" else 1
            if self.cuda and dtype in (torch.float32, torch.complex64) and ({"weight", "dilation"} <= row.takes or "num_layers" in row.takes):
                slack = 64  # TF32: the default of both in convolutions, PyTorch's in cuDNN's recurrent networks
            d = compare(got, wanted, dtype, (computed, DTYPES[case["dtype"]]), slack, form != "gradient")
            part = PARTS.get(dtype)
            got, wanted = (got.view(part), wanted.view(part)) if part else (got, wanted)
            if d is None and bool(((got == wanted) | (got.isnan() & wanted.isnan())).all()):  # NaN's payload says nothing
                self.count["equal"] += 1
                bits[0] += 1
            elif d is None:
                self.count["within the tolerance"] += 1
                bits[1] += 1
            else:
                bits[1] += 1
                what, message = d
                self.differ(row, case, form, "gradient" if form == "gradient" else what, message)

    def gradients(self, row, case, g):
        a = {k: self.reader.value(v) for k, v in case["a"].items()}
        leaves, names = [], [name for name, *_ in row.params]
        for p, i in g["to"]:
            held = a[names[p]]
            t = (held[i] if isinstance(held, list) else held).requires_grad_()
            leaves.append(t)
        refused = isinstance(g["r"], dict)
        self.count["gradients"] += 1
        try:
            if case["random"]:
                torch.manual_seed(11)
            r = row.call("function", a, None)
            results = list(r) if isinstance(r, (tuple, list)) else [r]
            outputs = [results[k] for k in g["of"]]
            given = [self.reader.value(t) for t in g["out"]]
            for k, (output, node) in enumerate(zip(outputs, g["nodes"])):
                theirs = output.grad_fn.name().split("::")[-1] if output.grad_fn is not None else ""
                if row.node and not row.inplace_only and theirs != node:  # in place it is a view of memory that PyTorch is given
                    self.differ(row, case, "gradient", "node", f"result {g['of'][k]} is of {node}, in PyTorch of {theirs}")
            got = torch.autograd.grad(outputs, leaves, given, allow_unused=True)
        except Exception as e:
            if not refused:
                self.differ(row, case, "gradient", "accepted", f"PyTorch refuses: {type(e).__name__}: {normal(str(e))[:300]}")
            return
        if refused:
            self.differ(row, case, "gradient", "refused", f"{g['r']['e'][1][:300]}; PyTorch has a gradient")
            return
        for k, (theirs, ours) in enumerate(zip(got, g["r"])):
            if theirs is None and ours is None:
                continue
            if theirs is None or ours is None:  # None stands for zeros
                zero = theirs if ours is None else self.reader.result(ours)
                if zero.to(torch.complex128).any():  # 8-bit floats and complex32 have no any of their own on CUDA
                    self.differ(row, case, "gradient", "gradient", f"of input {k}: {'none' if ours is None else 'one'} here only")
                continue
            self.result(row, case, "gradient", theirs, ours, False)


# ---------------------------------------------------------------------------------------------- running
def work(options, part, parts):
    torch.set_num_threads(1)
    device = options["device"]
    begin = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="torc-dump-") as folder:
        command = [options["ops"], "dump", folder, "--device", device, "--part", options["part"] or f"{part}/{parts}"]
        command += ["--op", options["op"]] if options["op"] else []
        command += ["--dtype", options["dtype"]] if options["dtype"] else []
        command += ["--all"] if options["all"] else []
        environment = {"OMP_NUM_THREADS": "2", "OMP_WAIT_POLICY": "passive", "TORC_WARNINGS": "0", **os.environ}
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)
        if done.returncode:
            return {"status": done.returncode, "text": done.stdout[-2000:]}
        dumped = time.monotonic()
        c = Comparison(options, Reader(os.path.join(folder, "data"), device))
        with open(os.path.join(folder, "index"), encoding="utf-8") as file:
            lines = file.readlines()
        for line in lines:
            if line.startswith('{"row"'):
                row = json.loads(line)
                c.rows[row["row"]] = Called(row)
        cases = [line for line in lines if not line.startswith('{"row"')]
        if options["seconds"]:  # as many as there is time for, of all rows
            random.Random(0).shuffle(cases)
        for k, line in enumerate(cases):
            late = options["seconds"] and k % 64 == 0 and time.monotonic() - begin > float(options["seconds"])
            if c.lost or late:
                c.count["left out for time"] = len(cases) - k
                break
            try:
                c.case(json.loads(line))
            except Lost as e:
                c.lost = str(e)
        if not c.lost:
            c.flush()
    return {"status": 0, "text": done.stdout, "count": c.count, "failures": c.failures, "known": c.known, "texts": c.texts,
            "skipped": c.skipped, "bits": c.bits, "lost": c.lost, "dump": dumped - begin, "seconds": time.monotonic() - begin}


def main(argv):
    options = {"device": "cpu", "op": None, "dtype": None, "all": False, "verbose": False, "bits": False, "ops": None, "jobs": None, "seconds": None, "part": None}
    k = 0
    while k < len(argv):
        if argv[k] in ("--device", "--op", "--dtype", "--jobs", "--seconds", "--part") and k + 1 < len(argv):
            options[argv[k][2:]] = argv[k + 1]
            k += 1
        elif argv[k] in ("--all", "--verbose", "--bits"):
            options[argv[k][2:]] = True
        elif options["ops"] is None and not argv[k].startswith("-"):
            options["ops"] = os.path.abspath(argv[k])
        else:
            print(__doc__.splitlines()[0])
            return 2
        k += 1
    if not options["ops"]:
        print(__doc__.splitlines()[0])
        return 2
    cores = len(os.sched_getaffinity(0))
    # A GPU waits for Python most of the time: on an H200 six processes with 16 cores compare four times as much as one.
    parts = int(options["jobs"] or max(1, min(cores, 8) if options["device"] == "cpu" else min(cores // 2, 6)))
    children = []
    for part in range(parts):  # one process each, before anything of CUDA is touched
        read, write = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(read)
            try:
                if options["device"] != "cpu" and not torch.cuda.is_available():
                    answer = {"status": 77, "text": "skipped: PyTorch sees no GPU"}
                else:
                    answer = work(options, part, parts)
            except BaseException:
                import traceback
                answer = {"status": 1, "text": traceback.format_exc()}
            with os.fdopen(write, "wb") as pipe:
                pickle.dump(answer, pipe)
            os._exit(0)
        os.close(write)
        children.append((pid, read))
    answers = []
    for pid, read in children:
        with os.fdopen(read, "rb") as pipe:
            data = pipe.read()
        os.waitpid(pid, 0)
        answers.append(pickle.loads(data) if data else {"status": 1, "text": "a process of the comparison died"})
    bad = [a for a in answers if a["status"]]
    if bad:
        print(bad[0]["text"].strip())
        return 77 if all(a["status"] == 77 for a in bad) else 1
    return report(options, answers)


def unneeded(options, known_count, left_out):
    """Entries that nothing needed although all was compared that they may be about; those without a device are about the CPU."""
    part = any(options[name] for name in ("op", "dtype", "part", "seconds")) or left_out
    if part or (options["device"] != "cpu" and not options["all"]) or not torch.__version__.startswith(differences.PYTORCH + "."):
        return []
    device = options["device"].split(":")[0]
    return [(reason, where) for k, (reason, where) in enumerate(differences.CALLS)
            if where.get("device", "cpu") == device and not where.get("machine") and (options["all"] or not where.get("rare")) and not known_count[k]]


def report(options, answers):
    count, known_count, texts, failures, skipped = collections.Counter(), collections.Counter(), collections.Counter(), {}, set()
    for a in answers:
        count += a["count"]
        known_count += a["known"]
        texts.update(a["texts"])
        skipped |= a["skipped"]
        for key, (n, example, dtypes) in a["failures"].items():
            entry = failures.setdefault(key, [0, example, collections.Counter()])
            entry[0] += n
            entry[2] += dtypes
        for line in sorted(set(a["text"].splitlines())):
            print(line)
        if a["lost"]:
            failures["CUDA", "lost", a["lost"]] = [1, a["lost"], collections.Counter()]
    for (op, what, _), (n, example, dtypes) in sorted(failures.items()):
        print(f"FAILED {op}: {what}, {n} times ({' '.join(sorted(dtypes))}): {example}")
    if options["verbose"]:
        for (op, ours, theirs), n in sorted(texts.items()):
            print(f"words of {op}, {n} times:\n    torc    {ours}\n    PyTorch {theirs}")
        for name, why in sorted(skipped):
            print(f"left out: {name}: {why}")
    if options["bits"]:
        bits = collections.defaultdict(lambda: [0, 0])
        for a in answers:
            for key, (equal, other) in a["bits"].items():
                bits[key][0] += equal
                bits[key][1] += other
        for (op, dtype, number), (equal, other) in sorted(bits.items()):
            print(f"bits: {op} {dtype}{' with a number' if number else ''}: {equal} equal, {other} not")
    for k, n in sorted(known_count.items()):
        print(f"known, {n} times: {differences.CALLS[k][0]}")
    for reason, where in unneeded(options, known_count, count["left out for time"]):
        failures["differences.py", "not needed", f"{reason} {where}"] = [1, reason, collections.Counter()]
        print(f"FAILED differences.py: no case needs the entry \"{reason}\": {where}")
    seconds = max(a["seconds"] for a in answers)
    print(f"PyTorch {torch.__version__} on {options['device']}: {count['cases']} cases, {count['calls']} calls, {count['gradients']} gradients: "
          f"{count['equal']} results equal bit for bit, {count['within the tolerance']} within the tolerance; {count['refused alike']} refused "
          f"alike, {count['refused in other words']} in other words ({len(texts)} texts); {sum(known_count.values())} known differences; "
          f"{sum(n for n, _, _ in failures.values())} failures ({len(failures)} kinds)"
          f"{'; ' + str(count['left out for time']) + ' cases left out for time' if count['left out for time'] else ''}; {seconds:.0f} s "
          f"(writing {max(a['dump'] for a in answers):.0f} s)")
    return 1 if failures or not count["cases"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
