"""The examples beside their twins in PyTorch (examples/pytorch).

    example_twins.py lines           each is as short as its twin within a factor of 1.4, and examples/README.md has the figures
    example_twins.py run FOLDER      each of FOLDER prints the same numbers as its twin, with --quick; 77 without a PyTorch

Lines are those that are neither blank nor comment, as the formatter leaves them.
"""

import ast
import io
import os
import re
import subprocess
import sys
import tokenize
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NAMES = sorted(twin.stem for twin in (ROOT / "examples/pytorch").glob("*.py") if (ROOT / f"examples/{twin.stem}.c").exists()
               and "int main(" in (ROOT / f"examples/{twin.stem}.c").read_text())
FACTOR = 1.4


def lines_of_c(text):
    words = r'"(?:\\.|[^"\\\n])*"' + r"|'(?:\\.|[^'\\\n])*'|//[^\n]*|/\*.*?\*/"
    text = re.sub(words, lambda m: "" if m[0].startswith(("//", "/*")) else m[0], text, flags=re.S)
    return sum(bool(line.strip()) for line in text.splitlines())


def lines_of_python(text):
    no_code = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER)
    lines = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in no_code:
            lines.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.Module, ast.FunctionDef, ast.ClassDef)) and ast.get_docstring(node) is not None:
            lines -= set(range(node.body[0].lineno, node.body[0].end_lineno + 1))
    return len(lines)


def compare_lines():
    readme, wrong = (ROOT / "examples/README.md").read_text(), []
    for name in NAMES:
        source = (ROOT / f"examples/{name}.c").read_text()
        c, python = lines_of_c(source), lines_of_python((ROOT / f"examples/pytorch/{name}.py").read_text())
        print(f"{name}: {c} lines, the twin {python}: {c / python:.2f}")
        if c > FACTOR * python:
            wrong.append(f"{name}.c is more than {FACTOR} times as long as its twin")
        if re.search(r"\bNUM\(|_scalar\(", source):
            wrong.append(f"{name}.c has a number that it had to wrap")
        if not re.search(rf"^\| \[{name}\.c\]\(.*\| {c} / {python} \|", readme, re.M):
            wrong.append(f"examples/README.md does not say of {name}: | {c} / {python} |")
    print("\n".join(wrong))
    return len(NAMES) < 5 or len(wrong) > 0


def a_pytorch():
    for python in filter(None, (os.environ.get("TORC_PYTORCH"), "python3")):
        try:
            if subprocess.run([python, "-c", "import torch"], stdout=subprocess.PIPE, stderr=subprocess.PIPE).returncode == 0:
                return python
        except OSError:
            pass
    return None


def numbers_of(*command):
    """The lines of numbers that a program prints, as words and numbers."""
    done = subprocess.run(command, cwd=ROOT, text=True, stdout=subprocess.PIPE)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}: exit status {done.returncode}\n{done.stdout}")
    lines = [line for line in done.stdout.splitlines() if re.search(r"known|nats|loss|steps|\d %", line)]
    return [re.split(r"(-?\d+\.?\d*)", line) for line in lines]


def compare_runs(folder):
    python = a_pytorch()
    if not python:
        print("no Python with PyTorch: TORC_PYTORCH may name one")
        return 77
    wrong = 0
    for name in NAMES:
        ours = numbers_of(Path(folder) / name, "--quick")
        theirs = numbers_of(python, ROOT / f"examples/pytorch/{name}.py", "--quick")
        same = len(ours) == len(theirs) > 0
        for a, b in zip(ours, theirs):
            same &= a[::2] == b[::2] and all(abs(float(x) - float(y)) <= 0.01 * abs(float(y)) + 1e-9 for x, y in zip(a[1::2], b[1::2]))
        for a, b in zip(ours, theirs) if not same else ():
            print(f"{name}:      {''.join(a)}\n{name} twin: {''.join(b)}")
        print(f"{name}: {len(ours)} lines, {'the same numbers' if same else 'OTHER NUMBERS'}")
        wrong += not same
    return wrong > 0


if __name__ == "__main__":
    sys.exit(compare_lines() if sys.argv[1:] == ["lines"] else compare_runs(*sys.argv[2:]))
