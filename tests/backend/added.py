#!/usr/bin/env python3
"""added.py COMPILER [ROOT]

Follows docs/add-a-backend.md in a copy of the tree: makes src/xyz of the tests' backend with the page's own commands, adds the
page's enum value and its registration, and nothing else. Then tools/check_rooms.py must find nothing, and the folder must compile
without a warning, as must what reads the list of devices. That the library made so runs is not tried: it would be compiled anew.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile


def code_blocks(page):
    """The indented blocks, each as its lines."""
    return [[line[4:] for line in m[0].strip("\n").split("\n")] for m in re.finditer(r"(?:^    .*\n)+", page, re.M)]


def the_only(blocks, begins):
    found = [b for b in blocks if b[0].startswith(begins)]
    if len(found) != 1:
        sys.exit(f"docs/add-a-backend.md: {len(found)} blocks begin with {begins!r}, not one")
    return found[0]


def insert(path, lines, before=None):
    """At the end, or before the line that begins with a word."""
    with open(path, encoding="utf-8") as f:
        text = f.read().rstrip("\n").split("\n")
    at = len(text) if before is None else next(k for k, line in enumerate(text) if line.strip().startswith(before))
    with open(path, "w", encoding="utf-8") as f:
        f.write("\n".join(text[:at] + lines + text[at:]) + "\n")


def run(tree, *command):
    done = subprocess.run(command, cwd=tree, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.stdout or done.returncode:
        print(f"{' '.join(command)}: {done.returncode}\n{done.stdout}")
    return not done.stdout and not done.returncode


def main():
    compiler, root = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "."
    with open(os.path.join(root, "docs/add-a-backend.md"), encoding="utf-8") as f:
        blocks = code_blocks(f.read())
    with tempfile.TemporaryDirectory() as tree:
        for part in ("src", "include", "tests/backend"):
            shutil.copytree(os.path.join(root, part), os.path.join(tree, part))
        ok = all([run(tree, "sh", "-c", command) for command in the_only(blocks, "mkdir src/xyz")])
        insert(os.path.join(tree, "include/torc/core.h"), the_only(blocks, "TORC_DEVICE_XYZ"), "TORC_DEVICE_TYPE_COUNT")
        insert(os.path.join(tree, "src/core/devices.def"), the_only(blocks, "BACKEND(XYZ,"))
        sources = [f"src/xyz/{name}" for name in sorted(os.listdir(os.path.join(tree, "src/xyz"))) if name.endswith(".c")]
        others = [name for name in sorted(os.listdir(os.path.join(tree, "src/xyz"))) if not name.endswith((".c", ".h"))]
        if len(sources) < 3 or others:
            sys.exit(f"the page's commands make {sources + others}")
        ok &= run(tree, sys.executable, os.path.abspath(os.path.join(root, "tools/check_rooms.py")), ".")
        for source in sources + ["src/core/device.c"]:
            ok &= run(tree, compiler, "-std=gnu17", "-fopenmp", "-fsyntax-only", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-D_GNU_SOURCE", "-DTORC_BUILDING",
                      "-DTORC_BY_NAME=", "-Iinclude", "-Isrc", source)
    sys.exit(0 if ok else 1)


if __name__ == "__main__":
    main()
