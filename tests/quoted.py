"""Rows and functions of the library that the documentation quotes stand so in its sources: quoted.py

A row that a page shows as an example is then one that the generator takes. Looked at are indented blocks that begin as a
row, a composite's body, a scalar function or its name does; comments and line breaks may differ."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
QUOTE = re.compile(r"(POINTWISE|STRIDED|DENSE|VIEW|COMPOSITE)\(|torc_tensor compose_|T_FN |#define t_")


def words(text):
    """Without comments, and without what only lays out: blanks, and backslashes at the ends of lines."""
    return re.sub(r"\\\n|\s", "", re.sub(r"/\*.*?\*/", "", text, flags=re.S))


def quotes(page):
    """The blocks of a page, each with the number of its first line."""
    block, begin = [], 0
    for number, line in enumerate(page.splitlines() + ["end"], 1):
        if line.startswith("    ") or (block and not line.strip()):
            begin = begin if block else number
            block.append(line)
        elif block:
            # What stands behind an empty line, and begins as a quote does, is one of its own.
            for part in re.split(r"\n\n(?=    \S)", "\n".join(block) + "\n"):
                if QUOTE.match(part.strip()):
                    yield begin, part.strip() + "\n"
                begin += part.count("\n") + 1
            block = []


def main():
    sources = [words(f.read_text()) for f in sorted((ROOT / "src").rglob("*")) if f.suffix in (".def", ".c", ".h")]
    found = wrong = 0
    for page in sorted((ROOT / "docs").glob("*.md")):
        for number, quote in quotes(page.read_text()):
            found += 1
            if not any(words(quote) in text for text in sources):
                wrong += 1
                print(f"docs/{page.name}:{number}: not in src: {quote.splitlines()[0]}")
    print(f"{found} quotes, {wrong} of them out of date")
    return wrong > 0 or not found


sys.exit(main())
