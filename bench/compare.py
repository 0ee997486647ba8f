"""Run a torc benchmark and the same work in PyTorch, in turns in one run, and print the ratios.

    python bench/compare.py build/release/bench/cpu_ops [threads [turns]]

Each side keeps its best; on a machine that does other work too, let them take more than two turns.
PyTorch is needed here only. A ratio above 1 means that torc is faster."""
import json, subprocess, sys, time

program, threads = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 2
turns = int(sys.argv[3]) if len(sys.argv) > 3 else 2
import torch

F = torch.nn.functional
torch.set_num_threads(threads)
results = {}


def best(fn, n, repeats):
    fastest = 1e30
    for r in range(-1, repeats):
        start = time.perf_counter()
        for _ in range(n):
            fn()
        each = (time.perf_counter() - start) / n
        if r >= 0:
            fastest = min(fastest, each)
    return fastest


def gigabytes(name, fn, size):
    results["GBps/" + name] = max(results.get("GBps/" + name, 0), size / best(fn, 3, 7) * 1e-9)


def gigaflops(name, fn, flops):
    results["GFLOPs/" + name] = max(results.get("GFLOPs/" + name, 0), flops / best(fn, 3, 7) * 1e-9)


def nanoseconds(name, fn):
    results["ns/" + name] = min(results.get("ns/" + name, 1e30), best(fn, 2000, 10) * 1e9)


def pytorch():
    a, b = torch.ones(4), torch.ones(4)
    nanoseconds("add_4", lambda: a + b)
    c, d, g = torch.ones(64), torch.ones(64), torch.ones(64, requires_grad=True)
    nanoseconds("add_64", lambda: c + d)
    nanoseconds("add_64_grad", lambda: g + d)
    nanoseconds("mul_number_64", lambda: c * 2.0)
    n = 16 << 20
    x, y = torch.randn(n), torch.randn(n)
    m, w, z = x.view(-1, 4096), torch.ones(4096), torch.zeros(4096)
    gigabytes("add", lambda: x + y, 12 * n)
    gigabytes("gelu", lambda: F.gelu(x), 8 * n)
    gigabytes("exp", lambda: x.exp(), 8 * n)
    gigabytes("sum_all", lambda: x.sum(), 4 * n)
    gigabytes("sum_rows", lambda: m.sum(1), 4 * n)
    gigabytes("sum_columns", lambda: m.sum(0), 4 * n)
    gigabytes("amax_rows", lambda: m.amax(1), 4 * n)
    gigabytes("softmax4096", lambda: F.softmax(m, -1), 8 * n)
    gigabytes("layer_norm4096", lambda: F.layer_norm(m, (4096,), w, z), 8 * n)
    p, q = torch.randn(1024, 1024), torch.randn(1024, 1024)
    gigaflops("sgemm1024", lambda: p @ q, 2 * 1024**3)
    v = torch.randn(1024)
    gigaflops("mv1024", lambda: torch.mv(p, v), 2 * 1024**2)
    r, s = torch.randn(256, 256), torch.randn(256, 256)
    gigaflops("sgemm256", lambda: r @ s, 2 * 256**3)
    d1, d2 = torch.randn(512, 512).double(), torch.randn(512, 512).double()
    gigaflops("dgemm512", lambda: d1 @ d2, 2 * 512**3)
    b1, b2 = torch.randn(64, 64, 64), torch.randn(64, 64, 64)
    gigaflops("bmm64", lambda: torch.bmm(b1, b2), 2 * 64**4)
    l, k, h = torch.randn(64, 784), torch.randn(256, 784), torch.randn(256)
    gigaflops("linear64_784_256", lambda: F.linear(l, k, h), 2 * 64 * 784 * 256)
    i, k = torch.randn(16, 64, 56, 56), torch.randn(64, 64, 3, 3)
    gigaflops("conv64_56", lambda: F.conv2d(i, k, padding=1), 2 * 16 * 64 * 56 * 56 * 64 * 9)
    i, k = torch.randn(16, 512, 7, 7), torch.randn(512, 512, 3, 3)
    gigaflops("conv512_7", lambda: F.conv2d(i, k, padding=1), 2 * 16 * 512 * 7 * 7 * 512 * 9)


ours = {}
for turn in range(turns):  # in turns, so that a change of the machine's mood meets both
    for line in subprocess.run([program, str(threads)], capture_output=True, text=True, check=True).stdout.splitlines():
        row = json.loads(line)
        better = min if row["name"].startswith("ns/") else max
        ours[row["name"]] = better(row["v"], ours.get(row["name"], row["v"]))
    pytorch()
print(f"{'':24}{'torc':>10}{'PyTorch':>10}{'ratio':>8}   ({threads} threads, PyTorch {torch.__version__})")
for name, value in ours.items():
    other = results.get(name)
    ratio = (other / value if name.startswith("ns/") else value / other) if other else float("nan")
    print(f"{name:24}{value:10.1f}{other or float('nan'):10.1f}{ratio:8.2f}")
