"""compile.py INCLUDE: torc.hpp, and torc.h in C++, as compilers see them.

With g++ and clang++, where they are found, as C++17 and C++20:
- it compiles without a warning, also behind macros that others name as one may name things here;
- as C++14 it says which C++ it is;
- a guard that is gone at once is warned of;
- no macro comes with it but those that begin with TORC_ (and those of the standard library's headers that it includes), and of these
  none that stands for a function or a block; with torc.hpp none of the words that say something of functions;
- torc.hpp and the headers of C go together, in either order;
- of each pair below the first does not compile, and the second, which differs in one thing, does.
"""

import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

INCLUDE = Path(sys.argv[1])
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Wcast-qual", "-Werror"]
BEFORE = """using torc::Tensor;
struct Given { Tensor x; std::vector<Tensor> l; double d; int i; int64_t n; torc::Module m; };
"""
MACROS = "".join(f"#define {name}(x) macro of others\n" for name in ("check", "require", "verify", "expect"))
GUARDS = ["NoGrad{}", "EnableGrad{}", "InferenceMode{}", 'Autocast("cpu")', "cuda::StreamGuard(torc::cuda::Stream{})", "cuda::DeviceGuard(0)"]
# Lists, which a macro of the program's goes through. Whatever else takes arguments stands for a function or a block, and is C's.
LISTS = {"TORC_ERROR_MAP", "TORC_WARNING_MAP", "TORC_DTYPE_MAP"}
# Annotations: what core.h defines as nothing.
WORDS = {"TORC_API"} | set(re.findall(r"^#define (TORC_[A-Z0-9_]+) +/\*", (INCLUDE / "torc/core.h").read_text(), re.M))
C_HEADERS = sorted(path.name for path in (INCLUDE / "torc").glob("*.h"))
# (does not compile, does), as C++20
PAIRS = [
    # floats, texts and tensors where ints belong
    ("torc::softmax(x, 0.5)", "torc::softmax(x, 1)"),
    ("torc::softmax(x, d)", "torc::softmax(x, i)"),
    ("x.size(d)", "x.size(n)"),
    ("x[d]", "x[i]"),
    ("torc::sum(x, {.dim = 0.5})", "torc::sum(x, {.dim = 1})"),
    ("torc::sum(x, {.dim = {0.5}})", "torc::sum(x, {.dim = {0, 1}})"),
    ("torc::sum(x, 0.5)", "torc::sum(x, 0)"),
    ("torc::sum(x, x)", "torc::sum(x, n)"),
    ('x.sum({.keepdim = "yes"}.keepdim)', "x.sum({.keepdim = true})"),
    ("torc::argmax(x, {.dim = d})", "torc::argmax(x, {.dim = n})"),
    ("torc::sum(x, {.dim = {d}})", "torc::sum(x, {.dim = {i}})"),
    ("torc::sum(x, {.dim = {i, d}})", "torc::sum(x, {.dim = {i, n}})"),
    ("torc::zeros({{d}})", "torc::zeros({{i}})"),
    ("x.view({d})", "x.view({-1})"),
    ("torc::sum(x, {.keepdim = d})", "torc::sum(x, {.keepdim = i > 0})"),
    ("torc::sum(x, {.keepdim = {d}})", "torc::sum(x, {.keepdim = i > 0})"),
    ("torc::sum(x, 0, d)", "torc::sum(x, 0, i > 0)"),
    ("torc::sum(x, {0, 1.5})", "torc::sum(x, {0, 1}), torc::sum(x, {0, true}), x.sum({i, n}), x.mean({0, 1}, true), x.sum({})"),
    ("x.sum({0, 1}, d)", "x.sum({0, 1}, i > 0), x.var({0, 1}), x.squeeze({0, 1}), x.sum({{0, 1}, true}), x.sum({0})"),
    ("x.slice({0}, 1)", "x.slice(0, 1, 2), x.slice({.start = 1}), x.slice()"),
    ('torc::nn::linear(2, 3, {.bias = "no"})', "torc::nn::linear(2, 3, {.bias = false})"),
    ("torc::set_grad_enabled(d)", "torc::set_grad_enabled(i == 0)"),
    ("torc::set_printoptions({.sci_mode = d})", "torc::set_printoptions({.sci_mode = true})"),
    ("torc::zeros(0.5)", "torc::zeros(3)"),
    ("torc::zeros({1.5})", "torc::zeros({2, i, n})"),
    ("torc::nn::linear(2.5, 3)", "torc::nn::linear(2, 3)"),
    ("torc::nn::conv2d(1, 2, 3, {.groups = 0.5})", "torc::nn::conv2d(1, 2, 3, {.groups = 1})"),
    # options that there are none of, or that are given by name only
    ("torc::sum(x, {.dims = 0})", "torc::sum(x, {.dim = 0})"),
    ("torc::add(x, x, 2)", "torc::add(x, x, {.alpha = 2})"),
    ("torc::add(x, x, {2})", "torc::add(x, x, {.alpha = 2.5})"),
    ("torc::sum(x, 0, true, torc::float64)", "torc::sum(x, {.dim = 0, .keepdim = true, .dtype = torc::float64})"),
    ("torc::zeros({2}, {torc::float32})", "torc::zeros({2}, {.dtype = torc::float32})"),
    # what PyTorch has at another place
    ("torc::randint(10, {64}, 5)", "torc::randint(5, 10, {64}), torc::randint(0, 10, {64}, {.dtype = torc::float32})"),
    ("torc::randint(5, 10.5, {64})", "torc::randint(10, i, {.low = 5}), torc::randint(10, {i})"),
    ("torc::arange(1, 7, x)", "torc::arange(1, 7, 2), torc::arange(1, 7, 2, {.dtype = torc::float32})"),
    ("torc::arange(1, x)", "torc::arange(7, {.start = 1}), torc::arange(1, i, {.step = 2}), torc::arange(d, {})"),
    # numbers where tensors belong, and the other way round
    ("torc::matmul(x, 2)", "torc::matmul(x, x)"),
    ("torc::full({2}, x)", "torc::full({2}, 2)"),
    ("torc::cat({x, 1})", "torc::cat({x, x})"),
    ("Tensor y = 0", "Tensor y"),
    ("if (x == x) return", "if (x.equal(x)) return"),
    ('x.item<const char *>()', "x.item<int>()"),
    ("torc::tensor({1.0L})", "torc::tensor({1})"),
    # what owns cannot be copied or made by accident
    ("torc::NoGrad a, b = a", "torc::NoGrad a, b"),
    ("Tensor y = x.get()", "Tensor y(x.get())"),
    ("torc::nn::sequential(torc::nn::relu(), torc::nn::relu())", "torc::nn::sequential({torc::nn::relu(), torc::nn::relu()})"),
    ("torc::make_module<int>()", "torc::nn::identity()"),
    ("l.push_back(m)", "l.push_back(x)"),
    ("torc::FunctionContext a(nullptr), b(a)", "torc::FunctionContext a(nullptr), &b = a; (void)b"),
    ("torc::FunctionContext a(nullptr), b(nullptr); a = std::move(b)", "torc::FunctionContext a(nullptr)"),
    # what would write to a copy that nobody sees
    ("x[x > 0] = x", "x[0] = x"),
    ("x[x > 0] += 1", "x[0] += 1"),
    ("Tensor y; y = 1", "Tensor y; y[0] = 1"),
]


def run(*command, text):
    return subprocess.run(command, input=text, text=True, capture_output=True)


def functions(statements):
    """A function for each, which compilers take to lie in a file of its own: pair0, pair1, …"""
    given = "".join(f"    auto &{name} = given.{name}; (void){name};\n" for name in "xldinm")
    return BEFORE + "".join(f"void f{k}(Given &given) {{\n{given}\n# 1 \"pair{k}\"\n{s};\n}}\n" for k, s in statements)


def accepted(compile, bads):
    """The numbers of those that compile. A compiler names all wrong ones of one text at once; what it did not name is asked for alone."""
    unlimited = ["-fmax-errors=0"] if "g++" in compile else ["-ferror-limit=0", "-fmacro-backtrace-limit=0"]
    said = run(*compile, "-w", *unlimited, text=functions(enumerate(bads))).stderr
    named = {int(k) for k in re.findall(r"\bpair(\d+):\d", said)}
    with ThreadPoolExecutor(2) as pool:
        left = [k for k in range(len(bads)) if k not in named]
        return [k for k, out in zip(left, pool.map(lambda k: run(*compile, text=functions([(k, bads[k])])), left)) if out.returncode == 0]


def macros(compiler, standard, text):
    out = run(compiler, f"-std=c++{standard}", "-I", str(INCLUDE), "-dM", "-E", "-x", "c++", "-", text=text)
    assert out.returncode == 0, out.stderr
    return {line.split(None, 2)[1].partition("(")[::2] for line in out.stdout.splitlines()}


failures = []
compilers = [c for c in ("g++", "clang++") if shutil.which(c)]
if not compilers:
    sys.exit(77)
standard_headers = "".join(
    f"#include <{name}>\n" for name in re.findall(r"^#include <([\w.]+)>", (INCLUDE / "torc/torc.hpp").read_text(), re.M)
)
c_headers = "#include <stdbool.h>\n#include <stddef.h>\n#include <stdint.h>\n"
for compiler in compilers:
    for standard in (17, 20):
        flags = [f"-std=c++{standard}", "-I", str(INCLUDE), "-fsyntax-only", "-x", "c++"]
        for header in ("torc.h", "torc.hpp"):
            out = run(compiler, *flags, *WARNINGS, "-", text=f"{MACROS}#include <torc/{header}>\n#include <torc/{header}>\n")
            if out.returncode:
                failures.append(f"{compiler} C++{standard}: {header}\n{out.stderr}")
            extra = macros(compiler, standard, f"#include <torc/{header}>\n" + c_headers + standard_headers)
            extra -= macros(compiler, standard, c_headers + standard_headers)
            words = WORDS if header == "torc.hpp" else set()
            extra = {m for m, parameters in extra if not m.startswith("TORC_") or (parameters and m not in LISTS) or m in words}
            if extra:
                failures.append(f"{compiler} C++{standard}: {header} defines {sorted(extra)}")
        for order in (["torc.hpp", *C_HEADERS], [*C_HEADERS, "torc.hpp"], ["core.h", "torc.hpp", "torc.h"]):
            text = "".join(f"#include <torc/{header}>\n" for header in order)
            out = run(compiler, *flags, *WARNINGS, "-", text=text + "torc_tensor f(torc::Tensor &x) { return torc_neg(x.get()); }\n")
            if out.returncode:
                failures.append(f"{compiler} C++{standard}: {order}\n{out.stderr}")
    out = run(compiler, "-std=c++14", "-I", str(INCLUDE), "-fsyntax-only", "-x", "c++", "-", text="#include <torc/torc.hpp>\n")
    if out.stderr.count("error:") != 1 or "-std=c++17" not in out.stderr:
        failures.append(f"{compiler} C++14: not told once which C++ it takes\n{out.stderr}")
    flags = ["-std=c++20", "-I", str(INCLUDE), "-include", "torc/torc.hpp", "-fsyntax-only", "-x", "c++", "-"]
    out = run(compiler, *flags, text=functions((k, good) for k, (_, good) in enumerate(PAIRS)))
    if out.returncode:
        failures.append(f"{compiler}: what must compile does not\n{out.stderr}")
    failures += [f"{compiler}: '{PAIRS[k][0]}' compiles" for k in accepted([compiler, *flags], [bad for bad, _ in PAIRS])]
    guards = "".join(f"void f{k}() {{ torc::{guard}; }}\n" for k, guard in enumerate(GUARDS))
    out = run(compiler, *flags, text=guards)
    if out.stderr.count("warning:") != len(GUARDS):
        failures.append(f"{compiler}: {len(GUARDS)} guards are gone at once\n{out.stderr}")
print(*failures, sep="\n")
print(f"{', '.join(compilers)}: {len(failures)} failures")
sys.exit(bool(failures))
