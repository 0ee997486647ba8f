"""Does all that a program may write compile, without a warning? With gcc and clang, whichever are found.

    compiles.py FOLDER    writes all_macros.c and blocks.c into FOLDER and compiles them, the examples and the headers

all_macros.c calls every macro of include/torc/macros that stands for a function: with variables of the types that the function
takes, with literals where they may stand, and with each option by its name.
"""

import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
INCLUDE = ROOT / "include"
WARNINGS = "-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wcast-qual -Werror".split()
C, CXX = ("c11", "c17", "c2x"), ("c++17", "c++20")
LITERALS = {
    "torc_number": ("2", "0.5f", "imaginary"), "torc_ints": ("1", "torc_ints_of(numbers, 2)"), "torc_flag": ("true", "false"), "int64_t": ("0", "small"),
    "double": ("0", "1e-3"), "torc_dtype": ("TORC_FLOAT32",), "torc_device": ("TORC_CPU", "TORC_CUDA(0)"), "const char *": ('"text"',),
    "torc_memory_format": ("TORC_CHANNELS_LAST",), "torc_tensor": ("NULL",), "bool": ("true",), "torc_context": ("TORC_CONTEXT(NULL)",),
}  # fmt: skip
# What is written by hand, and stands for no function alone.
BY_HAND = """
typedef struct context { torc_module body; int level; } context;
static torc_tensor forward(torc_module self, torc_tensor x, void *data) {
    return torc_module_forward(((context *)data)->body, self ? x : NULL);
}
torc_tensor by_hand(torc_tensor x, torc_module m, float rows[2][3]);
torc_tensor by_hand(torc_tensor x, torc_module m, float rows[2][3]) {
    static const torc_module_class class = TORC_MODULE_CLASS("Context", context, forward, .modules = "body"),
                                   plain = TORC_MODULE_CLASS("Plain", context, forward);
    const float row[3] = {1, 2, 3};
    torc_tensor kept = NULL;
    context given = {m, 1};
    torc_module_new(torc_module_context(m, &plain) ? &plain : &class, TORC_CONTEXT(&given));
    torc_nn_sequential(m, torc_nn_sequential(), torc_nn_linear(2, 3));
    torc_tensor_from(row, 3, .requires_grad = true);
    torc_tensor_from(*rows, 3, .dtype = TORC_FLOAT64);
    TORC_AUTOCAST(TORC_DEVICE_CPU, TORC_BFLOAT16) { torc_mul_(x, 2); }
    TORC_SCOPE { TORC_NO_GRAD { TORC_SCOPE { torc_assign(&kept, torc_add(torc_mul(x, 0.5), 1, .alpha = 2)); } } }
    torc_set_warning_handler(NULL, TORC_NO_CONTEXT);
    torc_set_error_handler(NULL, TORC_CONTEXT(NULL));
    TORC_SCOPE {
        if (torc_item(x) < 1) return kept;
        TORC_CUDA_STREAM(NULL) TORC_CUDA_DEVICE(0) { TORC_CUDA_GRAPH(NULL) { torc_sum(x); } }
    }
    return torc_full(1, 2.5, .device = TORC_CUDA(0));
}
#ifndef TORC_NO_SHORT_NAMES
torc_ints short_names(torc_tensor x, torc_module m);
torc_ints short_names(torc_tensor x, torc_module m) {
    torc_tensor_from(FLOATS(1, 2.5f), 2), torc_tensor_from(DOUBLES(1, 2.5), 2), torc_tensor_from(INT64S(1, 2), SHAPE(2, 1));
    torc_cat(TENSORS(x, x), 1), torc_cat(TENSORS()), torc_nn_module_list(MODULES(m)), torc_nn_module_list(MODULES());
    torc_sum(torc_zeros(SHAPE0), DIMS(0, -1)), torc_full(INTS(1), NUM(2.0)), torc__foreach_add_scalar_list(TENSORS(x), NUMBERS(1, 0.5));
    return SHAPE(1, 2, 3, 4, 5, 6, 7, 8);
}
#endif
"""

# Blocks that are left by return need no return behind them, whether the compiler optimizes or not; only who generates code is told.
BLOCKS = """
#include <torc/torc.h>
int one(int n), two(int n), three(int n), four(int n), five(int n), six(int n), seven(int n);
int one(int n) { TORC_SCOPE { return n; } }
int two(int n) { TORC_SCOPE { n++; } TORC_SCOPE { if (n > 3) return 7; n++; } TORC_SCOPE { return n; } }
int three(int n) { TORC_SCOPE { TORC_SCOPE { n++; } TORC_SCOPE { return n; } } }
int four(int n) { TORC_SCOPE { if (n) return 1; else return 2; } }
int five(int n) { for (int i = 0; i < 3; i++) TORC_SCOPE { if (i == 2) break; if (i == 1) continue; n++; } TORC_SCOPE { return n; } }
int six(int n) { TORC_NO_GRAD { TORC_ENABLE_GRAD { TORC_INFERENCE_MODE { return n; } } } }
int seven(int n) { TORC_AUTOCAST(TORC_DEVICE_CPU, .enabled = n > 0) { TORC_AUTOCAST(TORC_DEVICE_CPU) { return n; } } }
"""


def run(*command, text=""):
    return subprocess.run(command, input=text, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def split(declarations):
    """[("const float *", "data"), …]; an array is the pointer that it becomes"""
    declarations = [re.sub(r" (\w+)\[\d+\]$", r" *\1", text.strip()) for text in declarations]
    return [match.groups() for text in declarations if (match := re.match(r"(.*[ *])(\w+)$", text))]


def all_macros():
    text = run("cc", "-E", "-P", f"-I{INCLUDE}", "-x", "c", "-", text='#include <torc/torc.h>\n#include <torc/ops_private.h>\n').stdout
    text = " ".join(text.split())
    functions, structs = {}, {}
    for result, name, arguments in re.findall(r"(\w+|\*) ?(torc_\w+)\(([^()]*)\);", text):
        if result not in ("return", "void") or " " in arguments:
            functions.setdefault(name, split(arguments.split(",")))
    for body, name in re.findall(r"typedef struct \w+ \{([^{}]*)\} (torc_\w+_options);", text):
        structs[name] = split(body.split(";")[:-1])
    macros = {}
    for header in sorted((INCLUDE / "torc/macros").glob("*.h")):
        macros.update(re.findall(r"^#define (torc_\w+\([^)]*\)) (.*)$", header.read_text(), re.M))
    lines, called = [], 0
    for head, body in macros.items():
        name, parameters = re.match(r"(\w+)\(([^)]*)\)", head).groups()
        if name.endswith("_given_"):
            continue
        if f"{name}_given_(" in body:
            parameters, body = next((h[h.index("(") + 1 : -1], b) for h, b in macros.items() if h.startswith(f"{name}_given_("))
        options = re.search(r"TORC_CALL_(?:AND_|ENUMS_)?(?:BY_NAME_)?\((torc_\w+)", body)
        function = (re.search(r"TORC_EITHER_\((torc_\w+)", body) or re.findall(r"\b(?=(torc_\w+)\()", body)[-1:])[0 if "TORC_EITHER_" not in body else 1]
        wanted = [p.strip() for p in parameters.split(",") if p.strip() not in ("...", "")]
        arguments = [(kind.strip(), name) for kind, name in functions[function] if not (options and name == "options")]
        rest = not options and "..." in parameters  # a macro that names the first ones only
        if len(wanted) != len(arguments) and not (rest and wanted == [n for _, n in arguments][: len(wanted)]):
            sys.exit(f"compiles.py: {head} has other parameters than {function}: {wanted}, {arguments}")
        calls = [[n for _, n in arguments]]
        for at, (kind, argument) in enumerate(arguments):
            literals = LITERALS.get(kind, ()) if at < len(wanted) else ()
            if at < len(wanted) and f"TORC_WITH_OPERAND_({wanted[0]}, {wanted[at]}," in body:
                literals = ("2", "0.5f", "small", "imaginary")
            calls += [[literal if k == at else n for k, (_, n) in enumerate(arguments)] for literal in literals]
        fields = [(kind.strip(), n) for kind, n in structs[options[1]] if n not in ("struct_size", "by_name", "reserved0")] if options else []
        for kind, field in fields:
            calls += [[n for _, n in arguments] + [f".{field} = {value}"] for value in (f"{field}_", *LITERALS.get(kind, ()))]
        typed = "".join(f", {kind} {n}" for kind, n in arguments) + "".join(f", {kind} {n}_" for kind, n in fields)
        prototype = f"void all_{name}(int small, const int64_t *numbers, double _Complex imaginary{typed})"
        body = "".join(f"    (void){name}({', '.join(call)});\n" for call in calls)
        lines.append(f"{prototype};\n{prototype} {{\n    (void)small, (void)numbers, (void)imaginary;\n{body}}}\n")
        called += 1
    if called < 400:
        sys.exit(f"compiles.py: only {called} macros were found")
    return "#include <torc/torc.h>\n#include <torc/ops_private.h>\n" + "".join(lines) + BY_HAND


def main(folder):
    source = Path(folder) / "all_macros.c"
    source.write_text(all_macros())
    blocks = Path(folder) / "blocks.c"
    blocks.write_text(BLOCKS)
    jobs = []
    for c, cxx in (("gcc", "g++"), ("clang", "clang++")):
        if shutil.which(c):
            jobs += [(c, std, f"{level} -c -o /dev/null", blocks) for std in C for level in ("-O0", "-O0 -g", "-O1", "-O2")]
        for short in ("", "-DTORC_NO_SHORT_NAMES"):
            if shutil.which(c):
                jobs += [(c, std, short, source) for std in C]
                if not short:
                    jobs += [(c, std, "-D_GNU_SOURCE", example) for std in C for example in sorted((ROOT / "examples").glob("*.c"))]
            if shutil.which(cxx):
                jobs += [(cxx, std, short, ROOT / "tests/abi/all_headers.cpp") for std in CXX]
                jobs += [(cxx, "c++20", short, example) for example in sorted((ROOT / "examples").glob("*.cpp"))]  # they name options
    if not jobs:
        sys.exit("compiles.py: neither gcc nor clang was found")

    def one(job):
        compiler, std, define, path = job
        check_only = [] if path == blocks else ["-fsyntax-only"]
        return run(compiler, f"-std={std}", *WARNINGS, *define.split(), f"-I{INCLUDE}", *check_only, str(path))

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(one, jobs))
    wrong = [(job, result) for job, result in zip(jobs, results) if result.returncode]
    for (compiler, std, define, path), result in wrong:
        print(f"{compiler} -std={std} {define} {path}:\n{result.stdout[:3000]}")
    print(f"{len(jobs)} compilations, {len(wrong)} with warnings or errors")
    return len(wrong) > 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
