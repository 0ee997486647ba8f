"""The Rust crate stays small: lines of its generator and of what is written by hand that are neither blank nor comment, as
the formatter leaves them, none above 100 columns, or 120 in Python. Its tests, benchmark and example do not count, nor what
is generated.

    rust_lines.py
"""

import sys

from example_twins import ROOT, lines_of_c, lines_of_python

MOST = 499
COUNT = {"generate.py": lines_of_python, "src/lib.rs": lines_of_c, "build.rs": lines_of_c}


def main():
    texts = {name: (ROOT / "bindings/rust" / name).read_text() for name in COUNT}
    lines = {name: COUNT[name](text) for name, text in texts.items()}
    columns = {name: 120 if name.endswith(".py") else 100 for name in COUNT}
    wide = [name for name, text in texts.items() if any(len(line) > columns[name] for line in text.splitlines())]
    others = {path.name for path in (ROOT / "bindings/rust/src").iterdir()} - {"lib.rs", "generated.rs"}
    print(f"{lines}: {sum(lines.values())} lines, at most {MOST}; too wide: {wide}; not counted: {others}")
    return sum(lines.values()) > MOST or bool(wide) or bool(others)


if __name__ == "__main__":
    sys.exit(main())
