"""schemas.py OPS [--verbose]

What the rows say of PyTorch, compared with PyTorch itself.

`OPS rows` writes the schema, places, names and forms of every operator. Compared are, with the declarations that PyTorch
comes with (torch/_C/*.pyi), the signatures of its Python functions, and the registry of its operators:

    overload     max.dim is an operator of PyTorch's
    results      where several come back they have the names there that they have here, or none
    places       the row says where PyTorch has the function: nowhere else, and nowhere left out
    signatures   at each place every signature of the row is one of PyTorch's: names, order, keyword-only, defaults, types
    covered      every signature of PyTorch's under that name is one of a row's; what is not is in differences.py
    aliases      other names of the same function
    forms        in place and out= where Python has them, out= with the signatures that take it, and no form that PyTorch has not
    equals       says something of rows that have no name in Python

Every difference that differences.py does not list, with its reason, is a failure, and so is an entry there that nothing needs. Exit status: 0 all well, 1 a
difference, 77 PyTorch is not there.
"""

import ast
import collections
import inspect
import json
import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import differences  # noqa: E402
from rows import Row, python_with_pytorch, value  # noqa: E402

python_with_pytorch()
import torch  # noqa: E402
import torch.nn.functional as F  # noqa: E402

NEEDED = set()  # entries of differences.py

MODULES = {"torch": torch, "method": torch.Tensor, "nn": F, "linalg": torch.linalg, "fft": torch.fft, "special": torch.special}

# ---------------------------------------------------------------------------------------------- PyTorch's signatures
class Theirs:
    """One signature: positional and keyword-only arguments, name → (default or NONE_GIVEN, kinds of values)."""

    def __init__(self, positional, keyword, out=False):
        self.positional, self.keyword, self.out = positional, keyword, out

    def __str__(self):
        def one(a):
            return a[0] + ("" if a[1] is MUST else f"={a[1]!r}")
        return "(" + ", ".join([one(a) for a in self.positional] + ["*"] * bool(self.keyword) + [one(a) for a in self.keyword]) + ")"


MUST = "must be given"
KINDS = [("Tensor", "tensor"), ("Number", "number"), ("_complex", "number"), ("_float", "number float"), ("_int", "int"), ("SymInt", "int"),
         ("_bool", "bool"), ("_size", "list"), ("Sequence", "list"), ("str", "str"), ("EllipsisType", "dimname"), ("tuple", "list"), ("list", "list"),
         ("_dtype", "dtype"), ("dtype", "dtype"), ("Device", "device"), ("memory_format", "format"), ("Generator", "generator")]


def kinds(annotation):
    words = re.findall(r"\w+", annotation)
    found = {kind for name, all_ in KINDS for kind in all_.split() if name in words or (name == "Device" and "DeviceLikeType" in words)}
    if "list" in found and "_int" not in words and "|" not in re.sub(r"\[.*?\]", "", annotation):
        found -= {"int"}
    return found


OURS = {"Tensor": "tensor", "Tensor|Scalar": "tensor number float int", "Tensor?": "tensor", "Tensor[]": "list tensor", "Tensor?[]": "list tensor", "int": "int", "int?": "int",
        "float": "number float", "float?": "number float", "bool": "bool", "bool?": "bool", "Scalar": "number float int", "Scalar?": "number float int",
        "int[]": "list", "int[]?": "list", "Scalar[]": "list", "str": "str", "str?": "str", "ScalarType?": "dtype", "ScalarType": "dtype",
        "Device?": "device", "MemoryFormat?": "format", "MemoryFormat": "format", "Generator?": "generator", "float|str?": "number float str", "int|list|Tensor": "int list tensor"}


def our_kinds(type_):
    number = re.search(r"\[\d\]", type_)
    found = set(OURS[re.sub(r"\[[\d*]+\]", "[]", type_)].split())
    return found | {"int"} if number else found


def default_of(node):
    if node is None:
        return MUST
    try:
        return ast.literal_eval(node)
    except ValueError:
        return ast.unparse(node).split(".")[-1]


def declarations(file, inside=None):
    """name → signatures, of a .pyi file or a class in it."""
    with open(os.path.join(os.path.dirname(torch.__file__), "_C", file), encoding="utf-8") as f:
        text = f.read()
    body = ast.parse(text).body
    if inside:
        body = next(n for n in body if isinstance(n, ast.ClassDef) and n.name == inside).body
    found = collections.defaultdict(list)
    for n in body:
        if not isinstance(n, ast.FunctionDef) or n.args.vararg and n.args.vararg.arg in ("size", "dim", "dims", "args", "sizes", "shape", "repeats"):
            continue  # every list of numbers that comes first may be spread
        a = n.args
        def one(arg, default):
            annotation = ast.unparse(arg.annotation) if arg.annotation else "Tensor"
            return arg.arg.rstrip("_") or arg.arg, default_of(default), kinds(annotation), annotation
        plain = a.posonlyargs + a.args
        defaults = [None] * (len(plain) - len(a.defaults)) + a.defaults
        positional = [one(x, d) for x, d in zip(plain, defaults)]
        keyword = [one(x, d) for x, d in zip(a.kwonlyargs, a.kw_defaults)]
        if any("Tensor" in str(x[3]) and x[0] == "self" and not inside and k for k, x in enumerate(positional)):
            continue  # deprecated: a number before the tensor it multiplies
        if not inside and positional and positional[0][0] == "self" and positional[0][2] == {"tensor"}:
            continue  # deprecated: the number before the last tensor
        never = {x[0] for x in positional + keyword} & set(differences.NEVER)
        NEEDED.update(never)
        if never or any("dimname" in x[2] for x in positional + keyword):
            continue
        out = any(x[0] == "out" for x in keyword)
        keyword = [x for x in keyword if x[0] != "out"]
        found[n.name].append(Theirs([x[:3] for x in positional], [x[:3] for x in keyword], out))
    return found


FUNCTIONS, METHODS = declarations("_VariableFunctions.pyi"), declarations("__init__.pyi", "TensorBase")


def of_python(fn):
    positional, keyword, out = [], [], False
    for p in inspect.signature(fn).parameters.values():
        entry = p.name, MUST if p.default is p.empty else p.default, None
        if p.name == "out":
            out = True
        else:
            (keyword if p.kind == p.KEYWORD_ONLY else positional).append(entry)
    return [Theirs(positional, keyword, out)]


def of_registry(name):
    found = []
    for s in torch._C._jit_get_schemas_for_operator("aten::" + name):
        if any(a.is_out for a in s.arguments) or any(str(a.type) in ("str", "List[str]") and a.name in ("dim", "dims") for a in s.arguments):
            continue
        entries = [(a.name, a.default_value if a.has_default_value() else MUST, None, a.kwarg_only) for a in s.arguments]
        entries = [(n, list(d) if isinstance(d, (list, tuple)) else d, k, w) for n, d, k, w in entries]
        found.append(Theirs([x[:3] for x in entries if not x[3]], [x[:3] for x in entries if x[3]], out_in_registry(name)))
    return found


def out_in_registry(name):
    try:
        return any(any(a.is_out for a in s.arguments) for s in torch._C._jit_get_schemas_for_operator("aten::" + name))
    except RuntimeError:
        return False


def theirs(place, name):
    """PyTorch's signatures of a function there; an empty list: it has none."""
    fn = getattr(MODULES[place], name, None)
    if fn is None or not callable(fn) or isinstance(fn, type):
        return []
    with_indices = getattr(F, name + "_with_indices", None)
    if place == "nn" and with_indices and inspect.isfunction(with_indices):
        return of_python(with_indices)  # which of two functions depends on the argument return_indices
    if inspect.isfunction(fn):
        return of_python(fn)
    if place == "torch":
        return FUNCTIONS.get(name, [])
    if place == "method":
        return METHODS.get(name, [])
    if place == "nn":
        own = fn.__name__
        return FUNCTIONS.get(own) or of_registry(own)
    return of_registry(f"{place}_{name}")


def in_place_exists(place, name):
    return bool(theirs(place, name + "_"))


# ---------------------------------------------------------------------------------------------- comparing
def plain(name):
    return "self" if name == "input" else name.rstrip("_")


def equal_default(ours, other):
    if other is MUST or ours is None:
        return other is MUST and ours is None
    mine = value(ours)
    if mine is None and other in ((), [], False, None):
        return other is None or other is False and ours == "None"
    if mine in ([], ()) or other in ([], ()):
        return list(mine or []) == list(other or []) if not isinstance(other, (int, float)) else False
    if isinstance(other, (list, tuple)):
        other = list(other)
        return mine == other or (len(set(other)) == 1 and mine == other[0])
    if other is None and mine is False:  # `bool? pin_memory=None`
        return True
    return mine == other


def compatible(argument, kinds_):
    if kinds_ is None or argument.legacy or not argument.type:
        return True
    return bool(our_kinds(argument.type) & kinds_)


def mismatch(overload, t, method):
    """Why a signature of the row is not that one of PyTorch's, or None."""
    ours = [a for a in overload.arguments if a.name != "out"]
    positional, keyword = [a for a in ours if not a.keyword], [a for a in ours if a.keyword]
    if [plain(a.name) for a in positional] != [plain(x[0]) for x in t.positional]:
        return f"({', '.join(a.name for a in positional)})"
    for a, x in zip(positional, t.positional):
        if not equal_default(a.default, x[1]) and not a.spread:
            return f"{a.name}={a.default}, in PyTorch {x[1]!r}"
        if not compatible(a, x[2]):
            return f"{a.type} {a.name}, in PyTorch {x[2]}"
    names = {a.name: a for a in keyword}
    for x in t.keyword:
        a = names.get(x[0])
        if a is None:
            return f"no keyword {x[0]}"
        if x[1] is not MUST and not equal_default(a.default, x[1]):
            return f"{a.name}={a.default}, in PyTorch {x[1]!r}"
        if x[1] is MUST and a.default not in (None, "None"):  # None stands for the signature without it
            return f"{a.name}={a.default}, which must be given in PyTorch"
        if a.default is None and x[1] is not MUST:
            return f"{a.name} must be given, in PyTorch {x[1]!r}"
        if not compatible(a, x[2]):
            return f"{a.type} {a.name}, in PyTorch {x[2]}"
    return None


def lenient(overload, t):
    """Does a signature of the row take all calls that this one of PyTorch's takes?"""
    ours = [a for a in overload.arguments if a.name != "out"]
    positional, keyword = [a for a in ours if not a.keyword], {a.name: a for a in ours if a.keyword}
    if [plain(a.name) for a in positional] != [plain(x[0]) for x in t.positional]:
        return False
    for a, x in zip(positional, t.positional):
        if not compatible(a, x[2]) or (x[1] is not MUST and not a.spread and not equal_default(a.default, x[1])):
            return False
    given = {x[0] for x in t.keyword}
    return all(n in keyword for n in given) and all(a.default is not None or n in given or a.legacy for n, a in keyword.items())


class Check:
    def __init__(self, rows, verbose):
        self.rows, self.verbose, self.failures, self.known = rows, verbose, [], collections.Counter()
        self.compared = 0

    def fail(self, row, what, detail):
        for entry, reason in differences.SIGNATURES.items():
            name, where, pattern = entry
            if re.fullmatch(name, row) and where == what and re.search(pattern, detail):
                self.known[reason] += 1
                NEEDED.add(entry)
                return
        self.failures.append(f"FAILED {row}: {what}: {detail}")

    def all(self):
        public = [r for r in self.rows if not {"internal", "c only"} & set(r.places)]
        for r in self.rows:
            if r not in public and not r.equals["function"]:
                self.fail(r.name, "equals", "missing")
        for r in public:
            self.overload(r)
            self.results(r)
            self.signatures(r)
        named = collections.defaultdict(list)  # (place, name) → overloads of all rows
        for r in public:
            for place, name, overloads in self.names(r):
                named[place, name] += [(r, o) for o in overloads]
        bases = {name for _, name in named}
        for name in sorted(bases):
            for place in MODULES:
                self.place(name, place, named)
        self.aliases(named)
        for r in public:
            self.forms(r, public)
        if torch.__version__.startswith(differences.PYTORCH + "."):
            for entry in [*differences.SIGNATURES, *differences.NOT_HERE, *differences.NEVER]:
                if entry not in NEEDED:
                    self.failures.append(f"FAILED differences.py: nothing needs {entry}")

    def names(self, r):
        """Every name in Python that leads to the row: place, name, signatures."""
        for place in r.places:
            yield place, r.python_name(place), r.at(place)
        for o in r.overloads:
            if o.name != r.base:
                yield o.place, o.name, [o]
        for alias in r.aliases:
            only, _, name = alias.rpartition(".")
            for place in [only] if only else r.places:
                yield place, name, r.at(place) or r.at(r.places[0])

    def overload(self, r):
        try:
            schemas = torch._C._jit_get_schemas_for_operator("aten::" + r.base)
        except RuntimeError:
            schemas = []
        if not schemas:
            if r.overload:
                self.fail(r.name, "overload", f"PyTorch has no operator {r.base}")
            return
        s = next((s for s in schemas if s.overload_name == r.overload), None)
        if s is None:
            self.fail(r.name, "overload", f"{r.base} has no overload '{r.overload}'")
            return
        if set(r.places) & {"nn"} and not set(r.places) & {"method"}:
            return
        names = {a.name for a in s.arguments}
        for a in r.arguments:
            if a.name not in names and not a.legacy and a.name not in ("requires_grad", "generator"):
                self.fail(r.name, "overload", f"{r.base}.{r.overload} has no parameter {a.name}")

    def results(self, r):
        for s in torch._C._jit_get_schemas_for_operator("aten::" + r.base) if hasattr(torch.ops.aten, r.base) else []:
            if s.overload_name == r.overload and len(s.returns) > 1:
                names = [x.name for x in s.returns if x.name]
                if names != r.result_names:
                    self.fail(r.name, "results", f"{r.result_names}, in PyTorch {names}")

    def signatures(self, r):
        for place, name, overloads in self.names(r):
            found = theirs(place, name)
            if not found:
                self.fail(r.name, "places", f"PyTorch has no {name} at {place}")
                continue
            for o in overloads:
                self.compared += 1
                matches = [t for t in found if mismatch(o, t, place == "method") is None]
                keywords = {x[0] for t in matches for x in t.keyword}
                extra = [a.name for a in o.arguments if a.keyword and a.name not in keywords and a.name != "out"]
                if not matches:
                    ours = ", ".join(("legacy " if a.legacy else "") + a.name + ("" if a.default is None else "=" + a.default) for a in o.arguments)
                    why = mismatch(o, found[0], place == "method")
                    self.fail(r.name, "signatures", f"{place}.{name}({ours}); in PyTorch {' '.join(map(str, found))}: {why}")
                elif extra:
                    self.fail(r.name, "signatures", f"{place}.{name}: PyTorch has no {', '.join(extra)}")
                elif place != "method" and "as_tuple" not in o.said:
                    ours = "out" in r.forms and "out" not in o.without
                    if ours != any(t.out for t in matches):
                        self.fail(r.name, "forms", f"{place}.{name}({', '.join(a.name for a in o.arguments)}): PyTorch takes {'no ' if ours else ''}out=")

    def place(self, name, place, named):
        mine = named.get((place, name))
        found = theirs(place, name)
        if found and not mine:
            self.fail(name, "places", f"PyTorch has it at {place}, too")
        for t in found if mine else []:
            if any(lenient(o, t) for _, o in mine):
                continue
            text = f"{place}.{name}{t}"
            entry = next((pattern for pattern in differences.NOT_HERE if re.fullmatch(pattern, text)), None)
            if entry:
                reason = differences.NOT_HERE[entry]
                self.known[reason] += 1
                NEEDED.add(entry)
                if self.verbose:
                    print(f"not here: {text}: {reason}")
            else:
                self.fail(mine[0][0].name, "covered", text)

    def aliases(self, named):
        documented = re.compile(r"\s*(?:\w+\(.*?\)[^\n]*\n\s*)?Alias (?:for|of) :(?:func|meth):`(?:~?torch\.)?([\w.]+)", re.S)
        for place, module in MODULES.items():
            for name in dir(module):
                if name.startswith("_") or name.endswith("_"):
                    continue
                text = getattr(getattr(module, name), "__doc__", None)
                m = documented.match(text) if isinstance(text, str) else None
                if not m:
                    continue
                target = m.group(1).split(".")
                home = {"Tensor": "method", "torch": "torch"}.get(target[0], target[0]) if len(target) > 1 else "torch"
                if (home, target[-1]) in named and (place, name) not in named:
                    self.fail(named[home, target[-1]][0][0].name, "aliases", f"{place}.{name} is {m.group(1)}")

    def forms(self, r, public):
        rows = {x.name for x in public}
        inplace_only = r.base.endswith("_")
        visible_out = visible_inplace = False
        for place in r.places:
            name = r.python_name(place)
            if not inplace_only:
                visible_inplace = visible_inplace or (in_place_exists(place, name) and r.base + "_" not in rows)
            for t in theirs(place, name):
                if t.out and any(lenient(o, t) for o in r.at(place)):
                    visible_out = True
        has_out = visible_out or out_in_registry(r.base) or (r.equals["out"] is not None)
        if visible_out and "out" not in r.forms:
            self.fail(r.name, "forms", "PyTorch takes out=")
        if "out" in r.forms and not has_out:
            self.fail(r.name, "forms", "PyTorch takes no out=")
        visible_inplace = visible_inplace or any(a.name == "inplace" for o in r.overloads for a in o.arguments)
        if visible_inplace and "in place" not in r.forms:
            self.fail(r.name, "forms", "PyTorch has it in place")
        if "in place" in r.forms and not inplace_only and not visible_inplace and not hasattr(torch.ops.aten, r.base + "_"):
            self.fail(r.name, "forms", "PyTorch has it not in place")
        if "scalar" in r.forms:
            schemas = torch._C._jit_get_schemas_for_operator("aten::" + r.base)
            if not any(len(s.arguments) > 1 and str(s.arguments[1].type) == "number" and str(s.arguments[0].type) == "Tensor" for s in schemas):
                self.fail(r.name, "forms", "PyTorch takes no number as second operand")


def main(argv):
    verbose = "--verbose" in argv
    argv = [a for a in argv if a != "--verbose"]
    if len(argv) != 1:
        print(__doc__.splitlines()[0])
        return 2
    if argv[0].endswith(".jsonl"):
        lines = open(argv[0]).read().splitlines()
    else:
        lines = subprocess.run([argv[0], "rows"], check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()
    rows = [Row(json.loads(line)) for line in lines]
    check = Check(rows, verbose)
    check.all()
    for line in sorted(check.failures):
        print(line)
    for reason, n in sorted(check.known.items()):
        print(f"known, {n} times: {reason}")
    print(f"PyTorch {torch.__version__}: {len(rows)} rows, {check.compared} signatures compared, {len(check.failures)} failures")
    return 1 if check.failures or not rows else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
