"""The Rust crate stays small: lines of its generator and of what is written by hand that are neither blank nor comment, as
the formatter leaves them, none above 100 columns. Its tests, benchmark and example do not count, nor what is generated.

    rust_lines.py
"""

import sys

from example_twins import ROOT, lines_of_c, lines_of_python

MOST = 682
COUNT = {"generate.py": lines_of_python, "src/lib.rs": lines_of_c, "build.rs": lines_of_c}


def main():
    texts = {name: (ROOT / "bindings/rust" / name).read_text() for name in COUNT}
    lines = {name: COUNT[name](text) for name, text in texts.items()}
    wide = [name for name, text in texts.items() if any(len(line) > 100 for line in text.splitlines())]
    others = {path.name for path in (ROOT / "bindings/rust/src").iterdir()} - {"lib.rs", "generated.rs"}
    print(f"{lines}: {sum(lines.values())} lines, at most {MOST}; above 100 columns: {wide}; not counted: {others}")
    return sum(lines.values()) > MOST or bool(wide) or bool(others)


if __name__ == "__main__":
    sys.exit(main())
