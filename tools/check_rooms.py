#!/usr/bin/env python3
"""check_rooms.py [--self-test] [ROOT]

Do dependencies point down? Reads src/ and include/torc/, prints what does not and exits 1.

docs/architecture.md ("Rooms") has the rule in words:

- A file includes headers of its own room and of rooms below it, internal ones and public ones alike. Rooms of one storey do
  not include each other's internal headers. torc/torc.h is for programs: inside, one says which part is meant.
- What several files use is declared in a header of the room that defines it. A prototype written by hand in a .c file would
  be a way around the first rule.
- A header of one room declares what another room defines only if it is a seam: a place where calls go up on purpose. What a seam
  declares is defined somewhere.
- A kernel of CUDA begins with kernel_begin(), and reads no memory as constant, by __ldg or __restrict__: it may be launched before
  the kernel whose results it reads has ended (src/cuda/code/module.h).
- What threads wait for is a base_lock, which the child of a fork never finds held (src/base/lock.h), not a lock of pthread's.
- A kernel takes from the call what inference made of an attribute: it does not wrap a dimension, compare a text, or ask what
  kind a number has or whether a list or number was given (docs/architecture.md, "Plans").
- Nor does a backward rule compare a text: one function says what it means, to inference, composites and rules.
- A file that a comment names is there.
- A row whose kernel is asked for before it is called is OPTIONAL: so `ops kernels` tells who writes a backend of it.
- What a planned kernel runs reads no attribute: it does what its plan says. A plan holds no tensor.
- A name by which rows, rules and programs call a function stands whole where the function is: no macro pastes it together, so
  a search for the name finds the body. Rows (src/ops/*.def) paste nothing at all.
- The rooms inside src/cuda keep to the same. What stands in src/cuda itself is above them. torc/cuda.h is the header of all of
  them, so of the functions it declares a room calls those only that it or a room below defines.

What macros make is seen too: file names, prototypes and definitions. All branches of #if count.

--self-test breaks each rule in a copy and fails unless exactly these violations are found.
"""
import collections
import os
import re
import sys

# From the ground up; rooms of one line are beside each other. Beside the CPU's are those of the backends that BACKENDS lists.
STOREYS = [["base"], ["core"], ["host"], ["ops"], ["exec", "autograd"], ["cpu"], ["io"], ["nn"], ["optim"], ["amp"]]

BACKENDS, BACKEND = "src/core/devices.def", re.compile(r'^BACKEND\(\w+, *"(\w+)"', re.M)

# The rooms inside a room, from the ground up.
FLOORS = {"cuda": ["generated", "libraries", "device", "streams", "memory", "graphs", "code", "kernels"]}

# A file that stands above its room: it passes calls on to functions of all the rooms beside it.
ABOVE = {"src/cuda/generated/with.c": "cuda"}

# Whose API a public header is. What base implements is declared with core's types.
PUBLIC = {
    "core.h": "base",
    "backends.h": "core",
    "ops.h": "ops",
    "ops_private.h": "ops",
    "op.h": "ops",
    "autograd.h": "autograd",
    "amp.h": "amp",
    "cuda.h": "cuda",
    "cuda_kernel.h": "cuda",
    "io.h": "io",
    "nn.h": "nn",
    "optim.h": "optim",
}

# Headers that declare what rooms above implement.
SEAMS = {
    "src/base/seams.h": "errors say on whose behalf the thread works",
    "src/core/seams.h": "devices register themselves, and tensors carry autograd's data",
    "src/ops/seams.h": "the spine asks autograd, autocast and the executor, which asks for kernels",
}

# (file, what it includes): why it may.
EXCEPTIONS = {}

LEVEL = {room: level for level, rooms in enumerate(STOREYS) for room in rooms}


def room_of(path):
    """'core' for 'src/core/tensor.h', 'cuda/streams' for 'src/cuda/streams/wait.c'; the owner of a public header, or None."""
    if path in ABOVE:
        return ABOVE[path]
    parts = path.split("/")
    if parts[0] in ("src", "include"):
        parts = parts[1:]
    if parts[0] == "torc":
        return PUBLIC.get(parts[-1])
    return "/".join(parts[:2]) if parts[0] in FLOORS and len(parts) > 2 else parts[0]


def height(room):
    """Where it stands, inside a storey too. What stands beside the rooms of a room is above them."""
    top, _, inner = room.partition("/")
    floors = FLOORS.get(top, [])
    return LEVEL[top], floors.index(inner) if inner else len(floors)


def top_of(room):
    return room.partition("/")[0]


def is_above(theirs, mine):
    if top_of(theirs) == top_of(mine):
        return height(theirs) > height(mine)
    return LEVEL[top_of(theirs)] > LEVEL[top_of(mine)]


def is_beside(theirs, mine):
    return top_of(theirs) != top_of(mine) and LEVEL[top_of(theirs)] == LEVEL[top_of(mine)]


def is_room(room):
    top, _, inner = room.partition("/")
    return top in LEVEL and (not inner or inner in FLOORS[top])


def read_tree(root):
    files = {}
    for top in ("src", "include/torc"):
        for folder, _, names in os.walk(os.path.join(root, top)):
            for name in names:
                if name.endswith((".c", ".h", ".cu", ".cuh", ".cpp", ".def", ".inc")):
                    path = os.path.relpath(os.path.join(folder, name), root)
                    with open(os.path.join(root, path), encoding="utf-8") as f:
                        files[path] = f.read()
    return dict(sorted(files.items()))


def blank(match):
    """Nothing, on as many lines."""
    return " " + "\n" * match.group().count("\n")


# ---------------------------------------------------------------------------------------------------- the preprocessor
# Enough of it to see what macros make at file scope, and which files are included. Conditions are not evaluated: where they
# give a macro several definitions, the file is read once with each.

Macro = collections.namedtuple("Macro", "params body")  # params: None of a macro without brackets
TOKENS = re.compile(r"[A-Za-z_]\w*|[(){}\[\]]|\n|[^A-Za-z_(){}\[\]\n]+")
COMMENT_OR_TEXT = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'', re.S)
DEFINE = re.compile(r"define\s+([A-Za-z_]\w*)(\([^)]*\))?\s*(.*)", re.S)
GUARD = re.compile(r"\s*#\s*(?:ifndef\s+(\w+)\s*#\s*define\s+\1\b|pragma\s+once)")


def logical_lines(text):
    """(number, text) of the lines, without comments; continued ones are one."""
    text = COMMENT_OR_TEXT.sub(lambda m: blank(m) if m.group()[0] == "/" else m.group(), text)
    number, kept, begin = 0, "", 1
    for line in text.split("\n"):
        number += 1
        if not kept:
            begin = number
        if line.endswith("\\"):
            kept += line[:-1]
            continue
        yield begin, number, kept + line
        kept = ""


def without_texts(line):
    return re.sub(r"'(?:\\.|[^'\\])+'", "0", re.sub(r'"(?:\\.|[^"\\])*"', '""', line))


def arguments(tokens, at):
    """The arguments of the bracket at tokens[at], and where it ends; None if it does not."""
    found, depth = [[]], 0
    for k in range(at, len(tokens)):
        t = tokens[k]
        depth += (t in "([{") - (t in ")]}") if len(t) == 1 else 0
        if depth == 0:
            return ["".join(x).strip() for x in found], k
        if depth == 1 and "," in t:
            pieces = t.split(",")
            found[-1].append(pieces[0])
            found += [[piece] for piece in pieces[1:]]
        elif k > at:
            found[-1].append(t)
    return None, at


class Unit:
    """One file, read with the k-th definition of each macro."""

    def __init__(self, tree, path, which):
        self.tree, self.path, self.which = tree, path, which
        self.macros, self.most, self.depth, self.once = {}, 1, 0, {path}
        self.includes = []  # line, what stands behind #include, the files that may be meant
        self.text = ""  # what stands in it, on its lines, expanded at file scope; and inside functions where that says extern
        for begin, end, kind, what in tree.parsed(path):
            if kind == "include":
                self.includes.append((begin, what, tree.targets(path, what, self.macros)))
            if kind == "text":
                self.text += self.expand(what, False)
            else:
                self.text += self.directive(kind, what, path) + "\n" * (end - begin + 1)

    def directive(self, kind, what, path):
        if kind == "define":
            name, macro = what
            self.macros[name] = [m for m in self.macros.get(name, []) if m != macro] + [macro]
        elif kind == "undef":
            self.macros.pop(what, None)
        elif kind == "include":
            return " ".join(self.included(name) for name in self.tree.targets(path, what, self.macros) if name in self.tree.files)
        return ""

    def included(self, name):
        """A header with a guard gives its macros; another file gives its text, as if it stood here."""
        if name in self.once:
            return ""
        if self.tree.guarded(name):
            for kind, what in self.tree.events(name):
                self.directive(kind, what, name)
            return ""
        self.once.add(name)  # not twice inside itself
        said = []
        for _, _, kind, what in self.tree.parsed(name):
            said.append(self.expand(what, False) if kind == "text" else self.directive(kind, what, name))
        self.once.discard(name)
        return " ".join(said).replace("\n", " ")

    def macro(self, name):
        found = self.macros.get(name)
        if not found:
            return None
        self.most = max(self.most, len(found))
        return found[min(self.which, len(found) - 1)]

    def expand(self, text, everywhere, hidden=frozenset()):
        """With macros replaced that stand at file scope, or everywhere."""
        if not everywhere and self.depth and not self.may_matter(text):
            self.depth = max(0, self.depth + sum(text.count(c) for c in "({[") - sum(text.count(c) for c in ")}]"))
            return text
        tokens, out, k = TOKENS.findall(text), [], 0
        while k < len(tokens):
            t = tokens[k]
            known = t in self.macros and t not in hidden
            if known and (everywhere or self.depth == 0 or any("extern" in m.body for m in self.macros[t])):
                m, lines, end = self.macro(t), 0, k
                if m.params is None:
                    values = []
                else:
                    at = k + 1
                    while at < len(tokens) and not tokens[at].strip():
                        at += 1
                    values, end = arguments(tokens, at) if at < len(tokens) and tokens[at] == "(" else (None, k)
                if values is not None:
                    lines = tokens[k : end + 1].count("\n")
                    made = self.expand(self.replaced(m, values, hidden), True, hidden | {t})
                    if not everywhere:
                        self.depth += sum(made.count(c) for c in "({[") - sum(made.count(c) for c in ")}]")
                    out += [" ", made.replace("\n", " "), " ", "\n" * lines]
                    k = end + 1
                    continue
            if not everywhere and len(t) == 1:
                self.depth = max(0, self.depth + (t in "({[") - (t in ")}]"))
            out.append(t)
            k += 1
        return "".join(out)

    def may_matter(self, text):
        """Inside a function: might a line leave it, or have a macro in it that says extern?"""
        return "}" in text or any(self.macros.get(word) and any("extern" in m.body for m in self.macros[word]) for word in re.findall(r"[A-Za-z_]\w*", text))

    def replaced(self, macro, values, hidden):
        """The body of a macro around what it is given, in which macros that are being expanded stand for themselves."""
        if macro.params is None:
            return re.sub(r"\s*##\s*", "", macro.body)
        names = list(macro.params)
        if names and names[-1].endswith("..."):
            names[-1] = names[-1][:-3] or "__VA_ARGS__"
            values = values[: len(names) - 1] + [", ".join(values[len(names) - 1 :])]
        given = dict(zip(names, values + [""] * len(names)))

        def one(match):
            word = match.group(2)
            if word not in given:
                return match.group()
            if match.group(1) == "#":
                return '""'
            pasted = match.group(1) or match.group(3)
            return (match.group(1) or "") + (given[word] if pasted else self.expand(given[word], True, hidden)) + (match.group(3) or "")

        return re.sub(r"\s*##\s*", "", re.sub(r"(##\s*|(?<!#)#\s*(?!#))?\b([A-Za-z_]\w*)\b(\s*##)?", one, macro.body))


class Tree:
    def __init__(self, files):
        self.files, self.cache = files, {}

    def kept(self, what, path, make):
        if (what, path) not in self.cache:
            self.cache[what, path] = None  # of a circle
            self.cache[what, path] = make(path)
        return self.cache[what, path]

    def guarded(self, path):
        return path.endswith((".h", ".cuh")) and self.kept("guarded", path, lambda p: bool(GUARD.match("\n".join(x for _, _, x in logical_lines(self.files[p])))))

    def parsed(self, path):
        """(first line, last line, "text", "define", "undef" or "include", what): lines of text together, others one by one."""
        return self.kept("parsed", path, self.parse)

    def parse(self, path):
        found = []
        for begin, end, line in logical_lines(self.files[path]):
            match = re.match(r"\s*(?:#|%:)\s*(\w*)\s*(.*)", line, re.S)
            if not match:
                line = without_texts(line) + "\n" * (end - begin + 1)
                if found and found[-1][2] == "text" and len(found[-1][3]) < 2000:
                    found[-1] = found[-1][0], end, "text", found[-1][3] + line
                else:
                    found.append((begin, end, "text", line))
                continue
            kind, rest = match.groups()
            define = DEFINE.match(kind + " " + rest) if kind == "define" else None
            if define:
                name, params, body = define.groups()
                params = None if params is None else tuple(x.strip() for x in params[1:-1].split(","))
                found.append((begin, end, "define", (name, Macro(params, without_texts(body) if not body.startswith(('"', "<")) else body))))
            elif kind == "undef":
                found.append((begin, end, "undef", rest.strip()))
            elif kind in ("include", "include_next", "import"):
                found.append((begin, end, "include", rest.strip()))
            else:
                found.append((begin, end, "other", ""))
        return found

    def events(self, path):
        """The definitions that a header brings, with those of the headers it includes."""
        return self.kept("events", path, self.gather) or []

    def gather(self, path):
        found = {}
        for _, _, kind, what in self.parsed(path):
            if kind in ("define", "undef"):
                found[kind, what] = None
            elif kind == "include":
                for name in self.targets(path, what, {}):
                    if name in self.files and name != path:
                        found.update(dict.fromkeys(self.events(name)))
        return list(found)

    def targets(self, path, what, macros):
        """The files that may be meant by what stands behind #include; a name as it stands if it is not in the tree."""
        match = re.match(r'"([^"]*)"|<([^>]*)>', what)
        if not match:
            name = re.match(r"\w*", what).group()
            return [target for m in macros.get(name, []) if m.body != what for target in self.targets(path, m.body, macros)]
        name = match.group(1) or match.group(2) or ""
        beside = os.path.normpath(os.path.join(os.path.dirname(path), name))
        for place in ([beside] if match.group(1) else []) + [os.path.normpath(os.path.join(top, name)) for top in ("src", "include")]:
            if place in self.files:
                return [place]
        return [name]


# ---------------------------------------------------------------------------------------------------- includes


def check_includes(found, unit):
    path, mine = unit.path, room_of(unit.path)
    for line, what, targets in unit.includes:
        if not targets:
            found.append((path, line, f"includes {what}, and no #define that is seen here says which file that is"))
        for target in targets:
            theirs = room_of(target) if "/" in target else None  # without a folder: a system's header
            if target == "include/torc/torc.h":
                found.append((path, line, "includes torc/torc.h, which is for programs: name the parts that are used"))
            elif target.startswith("include/torc/") and theirs is None:
                found.append((path, line, f"includes {target}, a public header that tools/check_rooms.py gives to no room"))
            elif theirs is None or not is_room(theirs):
                continue
            elif target.startswith("include/") and top_of(theirs) == top_of(mine):
                continue  # of all rooms of this one: check_calls
            elif is_above(theirs, mine):
                found.append((path, line, f"{mine} includes {target}, of a room above it"))
            elif is_beside(theirs, mine) and not target.startswith("include/"):
                found.append((path, line, f"{mine} includes {target}, of the room beside it"))


def check_calls(found, tree, defined):
    """Of the functions of a public header that several rooms share, those of rooms above."""
    for path, text in tree.files.items():
        mine = room_of(path)
        if top_of(mine or "") not in FLOORS or not path.startswith("src/"):
            continue
        for begin, _, kind, line in tree.parsed(path):
            if kind != "text":
                continue
            for match in re.finditer(r"\btorc_cuda_\w+", line):
                places = defined.get(match.group(), set()) - {"src/cuda/absent.c"}  # which stands for all of them
                if places and all(is_above(room_of(place), mine) for place in places):
                    at = begin + line.count("\n", 0, match.start())
                    found.append((path, at, f"uses {match.group()}, which {', '.join(sorted(places))} defines, in a room above {mine}"))


# ---------------------------------------------------------------------------------------------------- declarations
# Enough of C to tell what stands at file scope: statements and function definitions, with strings and bodies taken out.


def top_level(text):
    """Yield (offset, text, ends_in_body) of what stands at file scope."""
    start = depth = at = 0
    while at < len(text):
        c = text[at]
        if c in "({[":
            depth += 1
            if c == "{" and depth == 1 and re.search(r"\)\s*$", text[start:at]):
                yield start, text[start:at], True
                while at < len(text) and depth:
                    at += 1
                    if at < len(text):
                        depth += {"{": 1, "}": -1}.get(text[at], 0)
                start = at + 1
        elif c in ")}]":
            depth -= 1
            if c == "}" and depth < 0:  # of extern "C" {
                depth, start = 0, at + 1
        elif c == ";" and depth == 0:
            yield start, text[start:at], False
            start = at + 1
        at += 1


ATTRIBUTE = re.compile(r"__attribute__\s*\(\(.*?\)\)\s*\)?|PRINTF_LIKE\s*\([^)]*\)|\b_Alignas\s*\([^)]*\)", re.S)
FUNCTION = re.compile(r"[\w*]\s*[\s*]([A-Za-z_]\w*)\s*\((?!\s*\*)[^;]*\)\s*$", re.S)
VARIABLE = re.compile(r"[\w*]\s*[\s*]([A-Za-z_]\w*)\s*(?:\[[^\]]*\]\s*)*$", re.S)
ANOTHER = re.compile(r"[\s*]*([A-Za-z_]\w*)\s*(?:\[[^\]]*\]\s*)*")
POINTER = re.compile(r"\(\s*\*\s*(?:_Atomic\s+)?([A-Za-z_]\w*)\s*(?:\[[^\]]*\]\s*)*\)\s*\([^;]*\)\s*$", re.S)


def external_names(text):
    """Yield (name, offset, is_definition) of functions and variables with external linkage."""
    for offset, statement, body in top_level(text):
        lead = len(statement) - len(statement.lstrip())
        words = ATTRIBUTE.sub(" ", statement).strip()
        words = re.sub(r"\{.*\}", " ", words, flags=re.S) if not body else words
        words = re.sub(r"\(\s*(torc_\w+)\s*\)\s*\(", r" \1(", words)  # a function that a macro is over
        if re.match(r"(static|typedef|_Static_assert|inline)\b", words) or re.search(r"\bstatic\b", words.split("(")[0]):
            continue
        initialized = "=" in words
        words = words.split("=")[0].strip()
        extern = re.match(r"extern\b", words) is not None
        if not words or re.fullmatch(r"(const\s+)?(struct|union|enum)\s+\w+\s*", words):
            continue
        match = FUNCTION.search(words)
        if match:
            yield match.group(1), offset + lead, body
            continue
        match = POINTER.search(words)
        if match and not body:
            yield match.group(1), offset + lead, initialized or not extern
            continue
        first, *more = words.split(",")
        match = VARIABLE.search(first)
        for variable in [match] + [ANOTHER.fullmatch(one) for one in more] if match and not body else []:
            if variable:
                yield variable.group(1), offset + lead, initialized or not extern


def check_declarations(found, units, seams):
    """Gives name → files that define it."""
    defined, declared = {}, []
    for unit in units:
        path, text = unit.path, unit.text
        for name, offset, definition in external_names(text):
            if definition and path.endswith(".c"):
                defined.setdefault(name, set()).add(path)
            elif not definition:
                declared.append((path, text.count("\n", 0, offset) + 1, name))
        for match in re.finditer(r"^[ \t]+extern\s[^;{]*", text, re.M):  # inside a function
            declared += [(path, text.count("\n", 0, match.start()) + 1, name) for name, _, _ in external_names(match.group() + ";")]
    used = set()
    for path, line, name in sorted(set(declared)):
        places = defined.get(name, set())
        rooms = {room_of(place) for place in places}
        mine = room_of(path)
        if not places and path in seams:
            found.append((path, line, f"declares {name}, which nothing defines"))
        if not places or path in places:
            continue
        where = ", ".join(sorted(places))
        if path.endswith(".c"):
            found.append((path, line, f"a prototype by hand of {name}, which {where} defines: declare it in a header"))
        elif mine in rooms:
            continue
        elif path not in seams:
            found.append((path, line, f"declares {name}, which {where} defines, and is no seam"))
        else:
            used.add(path)
            if any(not is_above(room, mine) and not is_beside(room, mine) for room in rooms if is_room(room)):
                found.append((path, line, f"declares {name}, which {where} defines: a room below needs no seam"))
    for path in sorted(set(seams) - used):
        found.append((path, 1, "a seam of tools/check_rooms.py that declares nothing of rooms above"))
    return defined


def check_locks(found, path, text):
    for k, line in enumerate(text.split("\n"), 1):
        lock = re.search(r"\bpthread_(mutex|cond|rwlock|spin|barrier|once)\w*|\bsem_(init|wait|post)\b", without_texts(line))
        if lock:
            found.append((path, k, f"{lock.group()}: a child of a fork may find it held; base/lock.h has locks that it does not"))


GLOBAL = re.compile(r"\b__global__\b(?:[^{};]*\{[\s\\]*(?:(\w+_ahead)(?:<\w+>)?\(\w+\);[\s\\]*)?(kernel_begin\(\);)?)?")
CONSTANT = re.compile(r"\b__ldg\b|\b__restrict(?:__)?\b|\bld\.global\.nc\b")


def check_begins(found, path, text):
    """Does a kernel of CUDA wait, before all else, for the kernel in front of it?"""
    text = COMMENT.sub(blank, text)
    for m in GLOBAL.finditer(text):
        if not m[2]:
            found.append((path, text.count("\n", 0, m.start()) + 1, "a kernel whose first statement is not kernel_begin();"))
        body = m[1] and re.search(rf"\b{m[1]}\([^;{{]*\) *\{{\n(.*?)\n\}}", text, re.S)
        if m[1] and (not body or re.search(r"\]|->|(?<!const )\*\w+ *[=;,)]", body[1])):
            found.append((path, text.count("\n", 0, m.start()) + 1, f"{m[1]}, which stands before kernel_begin(), may read or write memory"))
    for m in CONSTANT.finditer(text) if path.startswith("src/cuda/kernels/") else ():
        found.append((path, text.count("\n", 0, m.start()) + 1, f"{m[0]}: the kernel before may still write what is read"))


# Where kernels are, and what inference has done for them. An attributes struct is known by its cast, or by the variable it goes to; so is a
# list or a number that is passed on.
ATTRIBUTES = re.compile(r"\b\w+_attrs \*(\w+)\b")
LISTS = re.compile(r"\battr_ints \*(\w+)\b")
NUMBERS = re.compile(r"\battr_number (?:\*(?:const )?)?(\w+)\b")
GIVEN = r"(?: (?:[<>]=?|[!=]=) [01]\b| \?| &&| \|\||\))"  # what stands behind a count that is asked, not counted to
WRAPS = re.compile(r"\bdim_wrap\(")


def check_kernels(found, path, text):
    """Reads a kernel an attribute that inference has read for it?"""
    if LEVEL[top_of(room_of(path))] != LEVEL["cpu"] or not path.endswith(".c"):
        return

    def one_of(pattern, *more):
        return "(?:" + "|".join([*more] + [rf"\b{name}" for name in sorted(set(pattern.findall(text)))] or ["(?!)"]) + ")"

    structs = one_of(ATTRIBUTES, r"\(\(const \w+_attrs \*\)[\w>-]+\)")
    again = re.compile(rf"{structs}->(?:dims?\b|\w+\.s\b)")
    given = re.compile(rf"{structs}->\w+\.kind\b|{one_of(NUMBERS)}(?:\.|->)kind\b|(?:{structs}->\w+\.|{one_of(LISTS)}->)count{GIVEN}|!{structs}->\w+\.count\b")
    for number, line in enumerate(text.split("\n"), 1):
        if WRAPS.search(line):
            found.append((path, number, "a kernel that wraps a dimension: inference hands it on in c->read"))
        elif m := again.search(line):
            found.append((path, number, f"a kernel that reads {m[0]}: inference hands on what it means in c->read"))
        elif m := given.search(line):
            found.append((path, number, f"a kernel that asks for {m[0]}: inference hands on what is not given, or of which kind it is"))


RULE = re.compile(r"src/autograd/rules_\w+\.c")
COMPARES = re.compile(r"\bstr(?:n|case)?cmp\(")


def check_rules(found, path, text):
    """Compares a backward rule a text? What it means is read in one place, which inference and composites read it with."""
    for number, line in enumerate(text.split("\n") if RULE.fullmatch(path) else (), 1):
        if COMPARES.search(line):
            found.append((path, number, "a rule that compares a text: ask the function that reads it for the call"))


# Files that comments name, "cuda/kernels/sort.c": from src/ or include/ on, or from a folder that who names them is in.
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.S)
NAMED_FILE = re.compile(r'(?<![\w/.<"%-])((?:src/|include/)?(?:\w+/)+[a-z]\w*\.(?:c|h|cu|cuh|def))\b')
ELSEWHERE = ("tests/", "tools/", "bench/", "examples/", "python/", "docs/", "nv/", "sys/", "linux/")


def check_named_files(found, files, path, text):
    """Does a comment name a file that has moved?"""
    folders = ["", "src/", "include/"] + [path[: k + 1] for k, c in enumerate(path) if c == "/"]
    for comment in COMMENT.finditer(text):
        for name in NAMED_FILE.finditer(comment.group()):
            of = name.group(1)
            if of.startswith(ELSEWHERE) or any(folder + of in files for folder in folders):
                continue
            line = text.count("\n", 0, comment.start() + name.start()) + 1
            found.append((path, line, f"names {of}, and there is no such file"))


# Who can do without a row asks for its kernel first. The row says that it may be missing, or nobody who writes a backend learns of it.
ASKED = re.compile(r"\bkernel_(?:supports|find)\([^;{]*?\bOP_(\w+)")
ROW = re.compile(r"^[A-Z]+\((\w+),.*?(?=^[A-Z]+\(|\Z)", re.M | re.S)


# Rows of which a kernel may leave some calls to compositions, as its `supports` says; the others it must take.
PARTLY_OPTIONAL = {"convolution": "volumes"}


def check_asked(found, files):
    """Is a row that may have no kernel OPTIONAL?"""
    rows = {m[1]: m[0] for path, text in files.items() if path.startswith("src/ops/") and path.endswith(".def") for m in ROW.finditer(text)}
    for path, text in files.items():
        for m in ASKED.finditer(text) if path.endswith(".c") else ():
            if m[1] in rows and m[1] not in PARTLY_OPTIONAL and not re.search(r"\.traits = [^,)]*\bOPTIONAL\b", rows[m[1]]):
                found.append((path, text.count("\n", 0, m.end()) + 1, f"asks whether there is a kernel of {m[1]}, whose row is not OPTIONAL"))


# Of a file of kernels and of the bodies it includes, as the formatter leaves them: functions, structs, and what kernels are made of. A body's
# functions are X(name) there, and called f32_name.
KERNEL_BODY = re.compile(r'^#include "(\w[\w/]*_body\.h)"', re.M)
KERNEL_FUNCTION = re.compile(r"^(?:[A-Za-z_][\w ]*[ *])(?:X\((\w+)\)|(\w+))\([^;{}]*\) \{(?:(.*)\}$|((?:\n(?!\}).*)*)\n\}$)", re.M)
KERNEL_STRUCT = re.compile(r"^typedef struct (?:X\()?(\w+)\)? \{((?:\n(?!\}).*)*)\n\}", re.M)
PLANNED = re.compile(r"\bPLANNED\(\s*\w+,\s*(\w+),\s*(\w+),\s*(\w+)")
READS = re.compile(r"->attrs\b|\bformula_numbers\(")
HOLDS = re.compile(r"\btorc_tensor\b|\bstruct torc_tensor_s\b")


def reached(start, bodies):
    """The names, of those in bodies, that what start names mentions, and what these mention."""
    seen, left = [], [start]
    while left:
        name = left.pop()
        if name in bodies and name not in seen:
            seen.append(name)
            left += [re.sub(r"^f(32|64)_", "", word) for word in re.findall(r"\b[A-Za-z_]\w*\b", without_texts(bodies[name]))]
    return seen


def check_plans(found, files, path):
    """Does a planned kernel read an attribute as it runs, or keep a tensor in its plan?"""
    if LEVEL[top_of(room_of(path))] != LEVEL["cpu"] or not path.endswith(".c"):
        return
    text = files[path]
    whole = "\n".join([text] + [files.get("src/" + name, "") for name in KERNEL_BODY.findall(text)])
    whole = COMMENT_OR_TEXT.sub(lambda m: blank(m) if m.group()[0] == "/" else m.group(), whole)
    whole = re.sub(r"[ \t]+$", "", whole, flags=re.M)
    functions, structs = {}, {name: inside for name, inside in KERNEL_STRUCT.findall(whole)}
    for in_body, name, short, long in KERNEL_FUNCTION.findall(whole):
        functions[in_body or name] = functions.get(in_body or name, "") + short + long
    for match in PLANNED.finditer(text):
        run, _, plan = match.groups()
        line = text.count("\n", 0, match.start()) + 1
        for name in reached(run, functions):
            if READS.search(functions[name]):
                found.append((path, line, f"{run} is planned, and {name} reads attributes as it runs"))
        for name in reached(plan, structs):
            if HOLDS.search(structs[name]):
                found.append((path, line, f"{plan} is a plan, and {name} holds a tensor, which run takes from the call"))


# What rows and programs call by its name, in files that somebody writes.
CALLED = re.compile(r"(torc|compose|infer|backward|check)_\w+")


def check_names(found, files, defined):
    """Is a name made of parts?"""
    for path, text in files.items():
        if path.startswith("src/ops/") and path.endswith(".def"):
            for number, line in enumerate(text.split("\n"), 1):
                if "##" in line:
                    found.append((path, number, "a row that pastes a name together, which no search finds then"))
    for name, places in defined.items():
        for path in places if CALLED.fullmatch(name) else ():
            if "/generated/" not in path and not re.search(rf"\b{name}\b", files[path]):
                found.append((path, 1, f"defines {name}, which a macro pastes together: a search for it finds nothing"))


def check(files, seams):
    """(path, line, text) of what does not keep to the rules."""
    tree, found, units = Tree(files), [], []
    LEVEL.update((room, LEVEL["cpu"]) for room in BACKEND.findall(files[BACKENDS]))
    for path in files:
        if not path.startswith("src/"):
            continue
        if not is_room(room_of(path)):
            found.append((path, 1, f"{room_of(path)} is a room that tools/check_rooms.py does not know"))
            continue
        unit = Unit(tree, path, 0)
        check_includes(found, unit)
        check_locks(found, path, files[path])
        check_begins(found, path, files[path])
        check_kernels(found, path, files[path])
        check_rules(found, path, files[path])
        check_named_files(found, files, path, files[path])
        check_plans(found, files, path)
        if path.endswith((".c", ".h")):
            units += [unit] + [Unit(tree, path, k) for k in range(1, unit.most)]
    defined = check_declarations(found, units, seams)
    check_calls(found, tree, defined)
    check_names(found, files, defined)
    check_asked(found, files)
    return sorted(set(found))


# ---------------------------------------------------------------------------------------------------- self-test
# What is added to which file, and what must then be said of that file; None: it is for the others.
PLANTED = [
    ("src/base/error.c", '#include "core/tensor.h"', "base includes src/core/tensor.h, of a room above it"),
    ("src/base/scope.c", "#  include <core/tensor.h>", "base includes src/core/tensor.h, of a room above it"),
    ("src/base/thread.c", '#inc\\\nlude "core/dtype.h"', "base includes src/core/dtype.h, of a room above it"),
    ("src/core/dtype.c", '#include "../ops/call.h"', "core includes src/ops/call.h, of a room above it"),
    ("src/core/shape.c", '#include "../../include/torc/ops.h"', "core includes include/torc/ops.h, of a room above it"),
    ("src/core/iter.c", '#define CALL "ops/call.h"\n#include CALL', "core includes src/ops/call.h, of a room above it"),
    ("src/core/owner.c", "#define PART(f) <ops/f.h>\n#define CALL UNKNOWN\n#include CALL", "includes CALL, and no #define"),
    ("src/core/overlap.h", "#define PLANTED_NODE <autograd/node.h>", None),
    ("src/core/overlap.c", "#include PLANTED_NODE", "core includes src/autograd/node.h, of a room above it"),
    ("src/cpu/pool.c", '#include "cuda/streams/wait.h"', "cpu includes src/cuda/streams/wait.h, of the room beside it"),
    ("src/core/devices.def", 'BACKEND(THIRD, "third", "THIRD", 0, 0, third_register)', None),
    ("src/third/backend.c", '#include "core/seams.h"\nvoid third_register(const char *caller) { (void)caller; }\n#include "cpu/gemm.h"',
     "third includes src/cpu/gemm.h, of the room beside it"),
    ("src/exec/eager.c", '#include "autograd/node.h"', "exec includes src/autograd/node.h, of the room beside it"),
    ("src/io/json.c", '#include "torc/torc.h"', "includes torc/torc.h, which is for programs"),
    ("src/cuda/streams/event.c", '#include "cuda/memory/memory.h"', "cuda/streams includes src/cuda/memory/memory.h, of a room above it"),
    ("src/cuda/device/fault.c", '#include "../streams/wait.h"', "cuda/device includes src/cuda/streams/wait.h, of a room above it"),
    ("src/cuda/libraries/nvtx.c", "void planted(void) { torc_cuda_synchronize(-1); }", "uses torc_cuda_synchronize, which"),
    ("src/cuda/kernels/sort.cu", '#include "nn/module.h"', "cuda/kernels includes src/nn/module.h, of a room above it"),
    ("src/cuda/kernels/pool.cu", 'extern "C" __global__ void pool_planted(int *p) {\n    /* */\n    *p = 0;\n    kernel_begin();\n}', "a kernel whose first"),
    ("src/cuda/kernels/scan.cu", "#define PLANT(name) \\\n    __global__ void name(const int *a) { \\\n        kernel_begin(); \\\n    }", None),
    ("src/cuda/kernels/loss.cu", "#define PLANTED __global__ void", "a kernel whose first"),
    ("src/cuda/kernels/dot.cu", "__device__ void planted_ahead(int *p) {\n    *p = 0;\n}\n__global__ void planted(int *p) {\n    planted_ahead(p);\n    kernel_begin();\n}", "planted_ahead, which stands before"),
    ("src/cuda/kernels/dot.cu", "__device__ int planted(const int *p) { return __ldg(p); }", "__ldg: the kernel before may"),
    ("src/cuda/planted/new.c", "int planted_in_no_room;", "cuda/planted is a room that tools/check_rooms.py does not know"),
    ("src/planted/new.c", "int planted_in_no_room_either;", "planted is a room that tools/check_rooms.py does not know"),
    ("src/ops/out.c", "bool autograd_planted(void);", "a prototype by hand of autograd_planted, which src/autograd/hooks.c defines"),
    ("src/ops/written.c", "#define PLANT(name) bool autograd_##name(void)\nPLANT(planted);", "a prototype by hand of autograd_planted"),
    ("src/ops/host.c", "#define PLANTS(X) X(planted)\n#define PLANT(name) extern bool autograd_##name(void);\nPLANTS(PLANT)",
     "a prototype by hand of autograd_planted"),
    ("src/ops/pack.c", '#define PLANT(name) bool autograd_##name(void);\n#include "ops/planted.def"', "a prototype by hand of autograd_planted"),
    ("src/ops/planted.def", "PLANT(planted)", None),
    ("src/ops/boxed.c", "#define PLANT extern bool autograd_planted(void);\nvoid planted_here(void) {\n    PLANT\n}",
     "a prototype by hand of autograd_planted"),
    ("src/ops/infer.h", "bool autograd_planted(void);", "declares autograd_planted, which src/autograd/hooks.c defines, and is no seam"),
    ("src/ops/shape.h", "#define PLANT(name) bool autograd_##name(void)\nPLANT(planted);", "declares autograd_planted, which"),
    ("src/autograd/hooks.c", "#define MAKE(name) bool autograd_##name(void) { return true; }\nMAKE(planted)", None),
    ("src/cuda/memory/pinned.h", "bool planted_graph(void);", "declares planted_graph, which src/cuda/graphs/graph.c defines, and is no seam"),
    ("src/cuda/graphs/graph.c", "bool planted_graph(void) { return true; }", None),
    ("src/core/seams.h", "int base_planted(void);", "declares base_planted, which src/base/memory.c defines: a room below needs no seam"),
    ("src/base/memory.c", "int base_planted(void) { return 0; }", None),
    ("src/cpu/sort.c", "static int planted(const torc_call *c) { return ((const sort_attrs *)c->attrs)->dim; }",
     "a kernel that reads ((const sort_attrs *)c->attrs)->dim"),
    ("src/cpu/index.c", "static int planted(const torc_call *c) {\n    const p_attrs *at = c->attrs;\n    return *at->reduce.s;\n}",
     "a kernel that reads at->reduce.s"),
    ("src/cpu/conv.c", "static int planted(const torc_call *c) { return ((const p_attrs *)c->attrs)->eps.kind ? 1 : 0; }",
     "a kernel that asks for ((const p_attrs *)c->attrs)->eps.kind"),
    ("src/cpu/reduce.c", "static int planted(const p_attrs *at) {\n    return at->stride.count > 0;\n}", "a kernel that asks for at->stride.count > 0"),
    ("src/cpu/softmax.c", "static int planted(const p_attrs *at) { return !at->stride.count; }", "a kernel that asks for !at->stride.count"),
    ("src/cuda/kernels/cat.c", "static int planted(const attr_ints *steps) { return steps->count ? 1 : 0; }", "a kernel that asks for steps->count ?"),
    ("src/cuda/kernels/copy.c", "static int planted(attr_number n) { return n.kind == NUMBER_INT; }", "a kernel that asks for n.kind"),
    ("src/cpu/copy.c",
     "static int planted_deep(const torc_call *c) {\n    return c->attrs != NULL;\n}\nstatic bool planted_run(const torc_call *c) { return planted_deep(c); }\n"
     "typedef struct planted_plan {\n    torc_tensor t;\n} planted_plan;\nconst kernel planted[] = {PLANNED(OP_planted, planted_run, planted_plan, planted_plan), {0}};",
     "planted_run is planned, and planted_deep reads attributes as it runs"),
    ("src/cpu/copy.c", "", "planted_plan is a plan, and planted_plan holds a tensor"),
    ("src/cuda/kernels/scan.c", "static bool planted(int64_t *d) { return dim_wrap(d, 2); }", "a kernel that wraps a dimension"),
    ("src/ops/seams.h", "void planted_nowhere(int k);", "declares planted_nowhere, which nothing defines"),
    ("src/core/seams.h", "extern void (*planted_pointer)(int k);", "declares planted_pointer, which nothing defines"),
    ("src/core/seams.h", "extern int planted_second;", None),
    ("src/exec/exec.c", "int planted_first, planted_second[2];", None),
    ("src/ops/nn.def", "#define PLANT(name) COMPOSITE(planted_##name)", "a row that pastes a name together"),
    ("src/autograd/rules_nn.c", "#define PLANT(name) void backward_##name(autograd_node *n) { (void)n; }\nPLANT(planted)",
     "defines backward_planted, which a macro pastes together"),
    ("src/ops/composite_loss.c", "static bool planted(torc_tensor t) {\n    return kernel_supports(OP_mm, &t, 1, NULL);\n}",
     "asks whether there is a kernel of mm, whose row is not OPTIONAL"),
    ("src/autograd/rules_loss.c", "static bool planted(const char *reduction) { return !strcmp(reduction, \"mean\"); }", "a rule that compares a text"),
    ("src/cpu/gemm.c", "/* as in cpu/planted.h, core/dtype.h, and tests/unit/test_core.c */", "names cpu/planted.h, and there is no such file"),
    ("src/cpu/conv.c", "static pthread_mutex_t planted_lock;", "pthread_mutex_t: a child of a fork may find it held"),
]


def self_test(files):
    """0 if in a copy with these violations just they are found."""
    before, files, said = check(files, SEAMS), dict(files), []
    for path, text, _ in PLANTED:
        files[path] = files.get(path, "") + "\n" + text + "\n"
    found = [v for v in check(files, SEAMS) if v not in before]
    for path, text, expected in PLANTED:
        if expected and not any(v[0] == path and expected in v[2] for v in found):
            said.append(f"{path}: {text!r} was not found: {expected}")
    for path, line, text in found:
        if not any(p == path and expected and expected in text for p, _, expected in PLANTED):
            said.append(f"{path}:{line}: was found, and is none: {text}")
    unused = dict(SEAMS, **{"src/base/base.h": "planted"})
    if not any(v[0] == "src/base/base.h" and "declares nothing" in v[2] for v in check(files, unused)):
        said.append("a seam that is none was not found")
    print("\n".join(said) or f"{sum(1 for p in PLANTED if p[2]) + 1} planted violations, all found, and no others")
    return 1 if said else 0


def main():
    options = [a for a in sys.argv[1:] if a.startswith("--")]
    roots = [a for a in sys.argv[1:] if not a.startswith("--")]
    root = roots[0] if roots else "."
    files = read_tree(root)
    if not any(path.startswith("src/") for path in files):
        sys.exit(f"{root}: there is no src/ here")
    if options == ["--self-test"]:
        sys.exit(self_test(files))
    if options:
        sys.exit(__doc__.splitlines()[0])
    found = check(files, SEAMS)
    for path, line, text in found:
        print(f"{path}:{line}: {text}")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
