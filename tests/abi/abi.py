"""What torc promises to programs that are already compiled, read from what was built, not from what was meant.

    abi.py write LIBTORC.SO DIRECTORY    writes symbols.txt, layouts.txt, all_symbols.c and all_headers.cpp
    abi.py declared                      the functions and objects that the public headers declare

symbols.txt  every exported symbol with its version node, from the dynamic symbol table
layouts.txt  size and field offsets of every public struct, and the value of every enumerator, from DWARF: so any C that
             a compiler accepts is understood, and nothing depends on how the header is written
Only binutils and a C compiler are needed. A change of a committed line breaks programs; a new line does not.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
INCLUDE = ROOT / "include"
CC = os.environ.get("CC", "cc")
# torc.h first, if it is there: it is the umbrella. experimental.h promises nothing.
HEADERS = sorted((h.name for h in (INCLUDE / "torc").glob("*.h") if h.name != "experimental.h"), key=lambda n: (n != "torc.h", n))
INCLUDES = "".join(f"#include <torc/{h}>\n" for h in HEADERS)


def output(*command, text=""):
    return subprocess.run(command, input=text, text=True, check=True, stdout=subprocess.PIPE, env={**os.environ, "LC_ALL": "C"}).stdout


def exported(library):
    """{name: (kind, version)}: kind is "function" or "object"."""
    found = {}
    for line in output("readelf", "--dyn-syms", "--wide", library).splitlines():
        word = line.split()
        # Num: Value Size Type Bind Vis Ndx Name
        if len(word) < 8 or word[3] not in ("FUNC", "OBJECT", "TLS") or word[6] in ("UND", "ABS"):
            continue
        name, _, version = word[7].partition("@")
        found[name] = ("function" if word[3] == "FUNC" else "object", version.lstrip("@"))
    return found


def declared():
    """Names the public headers declare with default visibility."""
    text = output(CC, "-E", "-P", "-DTORC_BUILDING", "-I", str(INCLUDE), "-x", "c", "-std=c17", "-", text=INCLUDES)
    names = set()
    for declaration in " ".join(text.split()).split('__attribute__((visibility("default")))')[1:]:
        found = re.search(r"\b(torc_\w+)\s*(\(|\[|;)", declaration.split(";")[0] + ";")
        if found:
            names.add(found[1])
    return sorted(names)


def dwarf():
    """The debugging entries of a file that includes every public header: {offset: (depth, tag, attributes)}, in order."""
    entries, current = {}, None
    with tempfile.TemporaryDirectory() as folder:
        object_file = f"{folder}/headers.o"
        output(CC, "-c", "-g", "-gdwarf-4", "-fno-eliminate-unused-debug-types", "-I", str(INCLUDE), "-x", "c", "-std=gnu17",
               "-o", object_file, "-", text=INCLUDES)
        dump = output("readelf", "--debug-dump=info", "--wide", object_file)
    for line in dump.splitlines():
        if match := re.match(r" *<(\w+)><(\w+)>: Abbrev Number: \d+ \(DW_TAG_(\w+)\)", line):
            current = {}
            entries[int(match[2], 16)] = (int(match[1], 16), match[3], current)
        elif current is not None and (match := re.match(r" *<\w+> +DW_AT_(\w+) *: (.*)", line)):
            # "(strp) (offset: 0x1f): name", "(indirect string, offset: 0x1f): name", "(ref4) <0x2d>, int", "(data1) 8"
            value = re.sub(r"^(\([^)]*\):? +)+", "", match[2]).strip()
            current[match[1]] = value
    return entries


def layouts():
    entries = dwarf()
    children, stack = {}, []
    for offset, (depth, _, _) in entries.items():
        del stack[depth:]
        if stack:
            children.setdefault(stack[-1], []).append(offset)
        stack.append(offset)

    def number(attributes, key, default=None):
        text = attributes.get(key)
        return default if text is None else int(text.split()[0], 0)

    def target(attributes):
        return int(re.match(r"<(\w+)>", attributes["type"])[1], 16) if "type" in attributes else None

    def size(offset):
        if offset is None:
            return 0
        _, tag, attributes = entries[offset]
        if tag == "array_type":
            total = size(target(attributes))
            for child in children.get(offset, []):
                bound = entries[child][2]
                total *= number(bound, "upper_bound", -1) + 1 if "count" not in bound else number(bound, "count")
            return total
        if tag == "pointer_type":
            return number(attributes, "byte_size", 8)
        return number(attributes, "byte_size") if "byte_size" in attributes else size(target(attributes))

    def fields(offset, prefix, base):
        for child in children.get(offset, []):
            _, tag, attributes = entries[child]
            if tag != "member":
                continue
            place = base + number(attributes, "data_member_location", 0)
            name = prefix + attributes.get("name", "")
            kind = target(attributes)
            yield f"    {place:4} {size(kind):4} {name or '(anonymous)'}"
            if entries[kind][1] in ("structure_type", "union_type") and "name" not in entries[kind][2]:
                yield from fields(kind, name + "." if name else prefix, place)

    structs, enums = {}, {}
    for offset, (depth, tag, attributes) in entries.items():
        # A typedef names an anonymous struct or enum; otherwise its tag does.
        kind = target(attributes) if tag == "typedef" and depth == 1 else offset if depth == 1 else None
        name = attributes.get("name", "")
        if kind is None or not name.startswith("torc_"):
            continue
        _, what, definition = entries[kind]
        if what in ("structure_type", "union_type") and "byte_size" in definition:
            structs[name] = [f"{what.split('_')[0].replace('structure', 'struct')} {name} {definition['byte_size']}", *fields(kind, "", 0)]
        elif what == "enumeration_type" and tag != "typedef" or what == "enumeration_type" and "name" not in definition:
            enums[name] = [f"enum {name}"] + [f"    {number(entries[c][2], 'const_value'):4} {entries[c][2]['name']}" for c in children.get(kind, [])]
    blocks = [structs[n] for n in sorted(structs)] + [enums[n] for n in sorted(enums)]
    return "".join("\n".join(block) + "\n" for block in blocks)


def all_symbols(symbols):
    """C that refers to everything: it compiles only if every export is declared, links only if it is there."""
    def table(kind, type_, text):
        rows = "".join(f"    {text.format(n)},\n" for n in sorted(symbols) if symbols[n][0] == kind)
        return f"{type_} const all_{kind}s[] = {{\n{rows}    0,\n}};\n"

    return (
        "/* Written by tests/abi/abi.py (./run abi-update): refers to every exported symbol. */\n"
        f"{INCLUDES}\ntypedef void function(void);\n"
        + table("function", "function *", "(function *){}")
        + table("object", "const void *", "&{}")
        + "\nint main(void) {\n"
        "    int missing = 0;\n"
        "    for (unsigned long i = 0; i + 1 < sizeof all_functions / sizeof *all_functions; i++) missing += !all_functions[i];\n"
        "    for (unsigned long i = 0; i + 1 < sizeof all_objects / sizeof *all_objects; i++) missing += !all_objects[i];\n"
        "    return missing;\n}\n"
    )


def write(library, folder):
    folder = Path(folder)
    symbols = exported(library)
    (folder / "symbols.txt").write_text("".join(f"{n} {symbols[n][1]}\n" for n in sorted(symbols)))
    (folder / "layouts.txt").write_text(layouts())
    (folder / "all_symbols.c").write_text(all_symbols(symbols))
    (folder / "all_headers.cpp").write_text(
        f"/* Written by tests/abi/abi.py (./run abi-update): every public header, as C++, and the macros that are for C++ too. */\n{INCLUDES}\n"
        "int main() {\n    TORC_CUDA_STREAM(NULL) {}\n    TORC_CUDA_DEVICE(-1) {}\n    TORC_CUDA_GRAPH(NULL) {}\n    return 0;\n}\n"
    )


if __name__ == "__main__":
    if sys.argv[1:] == ["declared"]:
        print("\n".join(declared()))
    elif len(sys.argv) == 4 and sys.argv[1] == "write":
        write(*sys.argv[2:])
    else:
        sys.exit(__doc__)
