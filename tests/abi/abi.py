"""What torc promises to programs that are already compiled: what is declared, and whether that is what was built.

    abi.py write DIRECTORY               from torc.json: symbols.txt, layouts.txt, closed.txt, all_symbols.c and all_headers.cpp
    abi.py built LIBTORC.SO DIRECTORY    from the library and what a compiler makes of the headers: symbols.txt, layouts.txt

symbols.txt  every function with its version node: of those that the committed list knows the one they have there, else this
             release's; the built ones come from the dynamic symbol table
layouts.txt  size and field offsets of every public struct, and the value of every enumerator; the built ones come from DWARF
closed.txt   functions that cannot take options in a later version, and why
The two must agree, and with the committed files. Only binutils and a C compiler are needed. A change of a committed line breaks
programs; a new line does not.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
INCLUDE = ROOT / "include"
CC = os.environ.get("CC", "cc")
API = json.loads((INCLUDE / "torc/torc.json").read_text())
# torc.h first, if it is there: it is the umbrella. experimental.h promises nothing.
HEADERS = sorted((h.name for h in (INCLUDE / "torc").glob("*.h") if h.name != "experimental.h"), key=lambda n: (n != "torc.h", n))
INCLUDES = "".join(f"#include <torc/{h}>\n" for h in HEADERS)


def output(*command, text=""):
    return subprocess.run(command, input=text, text=True, check=True, stdout=subprocess.PIPE, env={**os.environ, "LC_ALL": "C"}).stdout


def exported(library):
    """{name: version node} of what the library exports."""
    found = {}
    for line in output("readelf", "--dyn-syms", "--wide", library).splitlines():
        word = line.split()
        # Num: Value Size Type Bind Vis Ndx Name
        if len(word) < 8 or word[3] not in ("FUNC", "OBJECT", "TLS") or word[6] in ("UND", "ABS"):
            continue
        name, _, version = word[7].partition("@")
        found[name] = version.lstrip("@")
    return found


def symbol_list(symbols):
    return "".join(f"{n} {symbols[n]}\n" for n in sorted(symbols))


def declared():
    """The same of what torc.json has."""
    committed = dict(line.split() for line in (ROOT / "tests/abi/symbols.txt").read_text().splitlines())
    return {f["name"]: committed.get(f["name"], f"TORC_{API['version']}") for f in API["functions"]}


def declared_layouts():
    blocks = []
    for s in sorted(API["structs"], key=lambda s: s["name"]):
        blocks.append(f"{'union' if s.get('union') else 'struct'} {s['name']} {s['size']}\n")
        blocks += [f"    {f['offset']:4} {f['size']:4} {f['name']}\n" for f in s["fields"]]
    for e in sorted(API["enums"], key=lambda e: e["name"]):
        blocks.append(f"enum {e['name']}\n")
        blocks += [f"    {v['value']:4} {v['name']}\n" for v in e["values"]]
    return "".join(blocks)


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


def built_layouts():
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
            if name and size(kind):  # what has no size is there for compilers only
                yield f"    {place:4} {size(kind):4} {name}"
            if entries[kind][1] in ("structure_type", "union_type") and "name" not in entries[kind][2]:
                yield from fields(kind, name + "." if name else prefix, place)

    structs, enums = {}, {}
    for offset, (depth, tag, attributes) in entries.items():
        # A typedef names an anonymous struct or enum; otherwise its tag does.
        kind = target(attributes) if tag == "typedef" and depth == 1 else offset if depth == 1 else None
        name = attributes.get("name", "")
        if kind is None or not name.startswith("torc_") or name.endswith("_"):  # those that end so are of macros alone
            continue
        _, what, definition = entries[kind]
        if what in ("structure_type", "union_type") and "byte_size" in definition:
            structs[name] = [f"{what.split('_')[0].replace('structure', 'struct')} {name} {definition['byte_size']}", *fields(kind, "", 0)]
        elif what == "enumeration_type" and tag != "typedef" or what == "enumeration_type" and "name" not in definition:
            enums[name] = [f"enum {name}"] + [f"    {number(entries[c][2], 'const_value'):4} {entries[c][2]['name']}" for c in children.get(kind, [])]
    blocks = [structs[n] for n in sorted(structs)] + [enums[n] for n in sorted(enums)]
    return "".join("\n".join(block) + "\n" for block in blocks)


def all_symbols():
    """C that compiles only if everything is declared as torc.json says, links only if every function is there."""
    functions = sorted(API["functions"], key=lambda f: f["name"])
    callbacks = {c["name"]: c for c in API["callbacks"]}

    def pointer(f, name=""):
        return f"{f['result']['type']} (*{name})({', '.join(p['type'] for p in f['parameters']) or 'void'})"

    def same(what, type_):
        return f"SAME({what}, {type_})\n"

    checks = []
    for c in API["constants"]:
        if "value" in c:
            number = c["value"]  # the least int64_t has no literal
            checks.append(f"_Static_assert({c['name']} == {f'INT64_C({number})' if number >= 0 else f'(INT64_C({number + 1}) - 1)'}, \"\");\n")
    checks += [same(f"({c['name']})0", pointer(c)) for c in callbacks.values() if "." not in c["name"]]
    for s in API["structs"]:
        for f in s["fields"]:
            field, length = f"(({s['name']} *)0)->{f['name']}", f"[{f['length']}]" if "length" in f else ""
            own = callbacks.get(f"{s['name']}.{f['name']}")
            if s.get("union") and f["type"] == "double" and f.get("length") == 2:  # what C has as a complex number
                checks.append(same(f"&{field}", "double _Complex (*)"))
            elif f["type"] not in ("struct", "union"):  # these have no names
                checks.append(same(field, pointer(own)) if own else same(f"&{field}", f"{f['type']} (*){length}"))
    return (
        "/* Written by tests/abi/abi.py (./run abi-update) from torc.json: all functions, constants, callbacks and fields with their types. */\n"
        f"{INCLUDES}\n#define SAME(what, type) _Static_assert(_Generic(what, type: 1, default: 0), \"\");\n\nstatic const struct {{\n"
        + "".join(f"    {pointer(f, f['name'])};\n" for f in functions) + "} all = {\n" + "".join(f"    {f['name']},\n" for f in functions) + "};\n"
        + "".join(checks) + "\nint main(void) {\n"
        "    const void *const *function = (const void *const *)(const void *)&all;\n    int missing = 0;\n"
        "    for (unsigned long i = 0; i < sizeof all / sizeof *function; i++) missing += !function[i];\n"
        "    return missing;\n}\n"
    )


# tools/generate/api_check.c says which functions are of which kind.
CLOSED = {
    "sized": "takes or fills a struct that begins with its size, and grows with it",
    "error": "keeps this thread's error, also while one sticks, and so refuses nothing",
    "end": "ends what another function began, which takes the options of both",
    "reference": "counts references of handles of any kind, or keeps scopes: that does not hang on options",
    "cannot_fail": "cannot fail, so it could not refuse an option that it does not know",
    "answer": "tells what is known already, at any time, also while an error sticks",
    "address": "tells the address of what something else owns, or a text that never changes: there is nothing to choose",
}


def closed_list():
    text = ("Written by tests/abi/abi.py (./run abi-update) from torc.json. All other functions have options, or a form torc_NAME_with that can\n"
            "take some in a later version. These get an option, if ever, by a function of another name:\n")
    for kind, why in CLOSED.items():
        names = sorted(f["name"] for f in API["functions"] if f.get("closed") == kind)
        text += f"\n{kind}: it {why} ({len(names)})\n" + "".join(f"    {name}\n" for name in names)
    return text


def write(folder):
    (folder / "closed.txt").write_text(closed_list())
    (folder / "symbols.txt").write_text(symbol_list(declared()))
    (folder / "layouts.txt").write_text(declared_layouts())
    (folder / "all_symbols.c").write_text(all_symbols())
    (folder / "all_headers.cpp").write_text(
        f"/* Written by tests/abi/abi.py (./run abi-update): every public header, as C++. */\n{INCLUDES}\n"
        "int main() {}\n"
    )


def write_built(library, folder):
    (folder / "symbols.txt").write_text(symbol_list(exported(library)))
    (folder / "layouts.txt").write_text(built_layouts())


if __name__ == "__main__":
    if len(sys.argv) == 3 and sys.argv[1] == "write":
        write(Path(sys.argv[2]))
    elif len(sys.argv) == 4 and sys.argv[1] == "built":
        write_built(sys.argv[2], Path(sys.argv[3]))
    else:
        sys.exit(__doc__)
