"""rows.py - the operators' rows as `ops rows` writes them, and what a signature in them says.

tools/generate/rows.h says how schemas and overloads are written. Here they are taken apart for vs_pytorch.py, which calls
the same operators in PyTorch, and schemas.py, which compares the signatures with PyTorch's.
"""

import ast
import collections
import os
import re
import sys


def python_with_pytorch():
    """Goes on in the Python that TORC_PYTORCH names; exits with 77, which skips the test, where there is no PyTorch."""
    if os.environ.get("TORC_PYTORCH") and not os.environ.get("TORC_PYTORCH_FOUND"):
        os.environ["TORC_PYTORCH_FOUND"] = "1"
        os.execvp(os.environ["TORC_PYTORCH"], [os.environ["TORC_PYTORCH"], *sys.argv])
    try:
        import torch  # noqa: F401
    except ImportError:
        print("skipped: no PyTorch in this Python (TORC_PYTORCH names another)")
        sys.exit(77)


# default: the text behind `=`, or None if it must be given. legacy: Python has it, C has not. own: known to `with` only.
Argument = collections.namedtuple("Argument", "name type default keyword legacy own spread")
# place: "" for those of the row that have no overload of their own. said: parameter → Python expression of the arguments.
# without: forms of the row that PyTorch does not have with this signature.
Overload = collections.namedtuple("Overload", "place name arguments said without", defaults=((),))

WORDS = {"None": None, "True": True, "False": False, "inf": float("inf"), "preserve_format": None, "contiguous_format": "contiguous_format"}


def value(default):
    """The Python value of a default."""
    return WORDS[default] if default in WORDS else ast.literal_eval(default)


def pieces(text):
    """What stands between commas, brackets respected."""
    found, depth, begin = [], 0, 0
    for k, c in enumerate(text + ","):
        depth += (c in "([") - (c in ")]")
        if c == "," and depth == 0:
            found.append(text[begin:k].strip())
            begin = k + 1
    return [piece for piece in found if piece]


def inside(text):
    """The text between the first bracket and the one that closes it, and what is behind."""
    begin, depth = text.index("("), 0
    for k in range(begin, len(text)):
        depth += (text[k] == "(") - (text[k] == ")")
        if depth == 0:
            return text[begin + 1 : k], text[k + 1 :]
    raise ValueError(text)


class Row:
    def __init__(self, line):
        self.number, self.name, self.kind, self.schema = line["row"], line["name"], line["kind"], line["schema"]
        self.places, self.forms, self.aliases = line["places"], set(line["forms"]), line["aliases"]
        self.equals = {"function": line.get("equals"), "in place": line.get("equals in place"), "out": line.get("equals out")}
        self.result_names = line["results"]  # names of several, unless PyTorch has none
        self.node = line["node"]  # has it a node of its own?
        self.params = line["params"]  # name, type, is it written
        self.autocast = line["autocast"]  # on CPU and CUDA: none, lower, float32, promote, refused
        head, self.overload = (re.match(r"[\w.]+", self.schema).group() + ".").split(".")[:2]
        self.base = head
        text, arrow = inside(self.schema)
        self.returns = arrow.replace("->", "").strip()
        self.arguments = self.read(text)
        tensors = [a.name for a in self.arguments if re.match(r"Tensor\b", a.type)]
        if "scalar" in self.forms:  # the second tensor may be a number
            self.arguments = [a._replace(type="Tensor|Scalar") if a.name == tensors[1] else a for a in self.arguments]
        self.overloads = [self.read_overload(entry) for entry in line["overloads"]] or [Overload("", self.base, self.arguments, {})]

    def python_name(self, place):
        """linalg_vector_norm is torch.linalg.vector_norm."""
        prefix = place + "_"
        return self.base[len(prefix) :] if self.base.startswith(prefix) else self.base

    def read(self, text):
        found, keyword = [], False
        known = {a.name: a for a in getattr(self, "arguments", [])}
        for piece in pieces(text):
            if piece == "*":
                keyword = True
                continue
            if piece == "...":
                found += [a for a in known.values() if a.keyword]
                continue
            spread, piece = piece[0] == "*", piece.lstrip("*")
            words, has_default, default = piece.partition("=")
            type_, _, name = re.sub(r"\([a-z]!?\)", "", words).rpartition(" ")
            must, name = name.endswith("!"), name.rstrip("!")
            same = known.get(name)
            if type_ or same is None:  # `out` stands for itself
                found.append(Argument(name, type_, default if has_default else None, keyword, type_ == "legacy", bool(known), spread))
                continue
            default = None if must else default if has_default else same.default
            found.append(same._replace(default=default, keyword=keyword, spread=spread))
        return found

    def read_overload(self, entry):
        head = entry[: entry.index("(")]
        text, behind = inside(entry)
        place, _, name = head.partition(".")
        said = dict(piece.split("=", 1) for piece in pieces(behind.partition(" with ")[2]))
        without = [form for form, word in (("out", "out"), ("in place", "inplace")) if f" without {word}" in behind.partition(" with ")[0]]
        return Overload(place, name or self.base, self.read(text), said, tuple(without))

    def at(self, place):
        """The signatures there under the row's own name."""
        own = [o for o in self.overloads if o.place == place and o.name == self.base]
        found = own or [o for o in self.overloads if not o.place]
        return [o for o in found if place != "method" or not (o.arguments[0].own and o.arguments[0].type == "Scalar")]
