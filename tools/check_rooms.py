#!/usr/bin/env python3
"""Do dependencies point down? Reads src/ and include/torc/, prints what does not and exits 1.

docs/architecture.md ("Rooms") has the rule in words:

- A file includes headers of its own room and of rooms below it, internal ones and public ones alike. Rooms of one storey do
  not include each other's internal headers. torc/torc.h is for programs: inside, one says which part is meant.
- What several files use is declared in a header of the room that defines it. A prototype written by hand in a .c file would
  be a way around the first rule.
- A header of one room declares what another room defines only if it is a seam: a place where calls go up on purpose.

Run it in the root of the tree, or name the root as the argument.
"""
import os
import re
import sys

# From the ground up; rooms of one line are beside each other.
STOREYS = [["base"], ["core"], ["ops"], ["exec", "autograd", "amp"], ["cpu", "cuda"], ["io"], ["nn"], ["optim"]]

# Whose API a public header is. What base implements is declared with core's types.
PUBLIC = {
    "core.h": "base",
    "backends.h": "core",
    "ops.h": "ops",
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
violations = []


def report(path, line, text):
    violations.append((path, line, text))


def room_of(path):
    """'core' for 'src/core/tensor.h' and for 'core/tensor.h'; the owner of a public header."""
    parts = path.split("/")
    if parts[0] in ("src", "include"):
        parts = parts[1:]
    if parts[0] == "torc":
        return PUBLIC.get(parts[1])
    return parts[0]


def sources(root):
    for top in ("src", "include/torc"):
        for folder, _, names in os.walk(os.path.join(root, top)):
            for name in sorted(names):
                if name.endswith((".c", ".h", ".cu", ".cuh", ".cpp", ".def", ".inc")):
                    path = os.path.relpath(os.path.join(folder, name), root)
                    with open(os.path.join(root, path), encoding="utf-8") as f:
                        yield path, f.read()


def blank(match):
    """Nothing, on as many lines."""
    return " " + "\n" * match.group().count("\n")


def check_includes(path, text):
    mine = room_of(path)
    for match in re.finditer(r'^[ \t]*#[ \t]*include[ \t]*["<]([^">]+)[">]', text, re.M):
        what = match.group(1)
        line = text.count("\n", 0, match.start()) + 1
        if (path, what) in EXCEPTIONS:
            used_exceptions.add((path, what))
            continue
        if what == "torc/torc.h":
            report(path, line, "includes torc/torc.h, which is for programs: name the parts that are used")
            continue
        if what.startswith("torc/") and room_of(what) is None:
            report(path, line, f"includes {what}, a public header that tools/check_rooms.py gives to no room")
            continue
        theirs = room_of(what) if "/" in what else None  # without a folder: a system's header, or one beside the file
        if theirs not in LEVEL or theirs == mine:
            continue
        if LEVEL[theirs] > LEVEL[mine]:
            report(path, line, f"{mine} includes {what}, of a room above it")
        elif LEVEL[theirs] == LEVEL[mine] and not what.startswith("torc/"):
            report(path, line, f"{mine} includes {what}, of the room beside it")


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
FUNCTION = re.compile(r"[\w*]\s*[\s*]([A-Za-z_]\w*)\s*\([^;]*\)\s*$", re.S)
VARIABLE = re.compile(r"[\w*]\s*[\s*]([A-Za-z_]\w*)\s*(?:\[[^\]]*\]\s*)*$", re.S)
POINTER = re.compile(r"\(\s*\*\s*(?:_Atomic\s+)?([A-Za-z_]\w*)\s*(?:\[[^\]]*\]\s*)*\)\s*\([^;]*\)\s*$", re.S)


def external_names(text):
    """Yield (name, offset, is_definition) of functions and variables with external linkage."""
    for offset, statement, body in top_level(text):
        lead = len(statement) - len(statement.lstrip())
        words = ATTRIBUTE.sub(" ", statement).strip()
        words = re.sub(r"\{.*\}", " ", words, flags=re.S) if not body else words
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
        match = VARIABLE.search(words)
        if match and not body:
            yield match.group(1), offset + lead, initialized or not extern


def plain(text):
    text = re.sub(r"/\*.*?\*/", blank, text, flags=re.S)
    text = re.sub(r"//[^\n]*", "", text)
    text = re.sub(r"\\\n", " \\\n", text)
    text = re.sub(r'"(?:\\.|[^"\\\n])*"', '""', text)
    text = re.sub(r"'(?:\\.|[^'\\\n])+'", "0", text)
    return re.sub(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", blank, text, flags=re.M)


def check_declarations(files):
    defined, declared = {}, []
    for path, text in files:
        if not path.startswith("src/") or not path.endswith((".c", ".h")):
            continue
        text = plain(text)
        for name, offset, definition in external_names(text):
            if definition and path.endswith(".c"):
                defined.setdefault(name, set()).add(path)
            elif not definition:
                declared.append((path, text.count("\n", 0, offset) + 1, name))
        for match in re.finditer(r"^[ \t]+extern\s[^;{]*", text, re.M):  # inside a function
            declared += [(path, text.count("\n", 0, match.start()) + 1, name) for name, _, _ in external_names(match.group() + ";")]
    for path, line, name in declared:
        places = defined.get(name, set())
        rooms = {room_of(place) for place in places}
        mine = room_of(path)
        if not places or path in places:
            continue
        where = ", ".join(sorted(places))
        if path.endswith(".c"):
            report(path, line, f"a prototype by hand of {name}, which {where} defines: declare it in a header")
        elif mine in rooms:
            continue
        elif path not in SEAMS:
            report(path, line, f"declares {name}, which {where} defines, and is no seam")
        else:
            used_seams.add(path)
            if min(LEVEL[room] for room in rooms if room in LEVEL) < LEVEL[mine]:
                report(path, line, f"declares {name}, which {where} defines: a room below needs no seam")


used_exceptions, used_seams = set(), set()


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else "."
    files = list(sources(root))
    if not files:
        sys.exit(f"{root}: there is no src/ here")
    for path, text in files:
        if not path.startswith("src/"):
            continue
        if room_of(path) not in LEVEL:
            report(path, 1, f"{room_of(path)} is a room that tools/check_rooms.py does not know")
            continue
        check_includes(path, re.sub(r"/\*.*?\*/", blank, text, flags=re.S))
    check_declarations(files)
    for path, what in sorted(set(EXCEPTIONS) - used_exceptions):
        report(path, 1, f"an exception of tools/check_rooms.py is needed no longer: {what}")
    for path in sorted(set(SEAMS) - used_seams):
        report(path, 1, "a seam of tools/check_rooms.py that declares nothing of rooms above")
    for path, line, text in sorted(violations):
        print(f"{path}:{line}: {text}")
    sys.exit(1 if violations else 0)


if __name__ == "__main__":
    main()
