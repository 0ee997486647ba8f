"""Run bench/cuda_index and the same work in PyTorch, in turns in one run, and print the ratios.

    python bench/compare_cuda_index.py build/cuda/bench/cuda_index [turns [name]]

Each side keeps its best. Times are milliseconds; a ratio above 1 means that torc is faster."""
import json, statistics, subprocess, sys, time

program = sys.argv[1]
turns = int(sys.argv[2]) if len(sys.argv) > 2 else 2
only = sys.argv[3] if len(sys.argv) > 3 else ""
import torch

torch.utils.deterministic.fill_uninitialized_memory = False
results = {}


def measure(name, fn):
    if only not in name:
        return
    torch.use_deterministic_algorithms(name.startswith("det"))
    each, calls = [], 3
    try:
        for r in range(-2, 7):  # as call_seconds of bench/measure.h
            torch.cuda.synchronize()
            start = time.perf_counter()
            for _ in range(calls):
                fn()
            torch.cuda.synchronize()
            one = (time.perf_counter() - start) / calls
            if r >= 0:
                each.append(one)
            elif r == -1:
                calls = 10 if one >= 1e-4 else 100
        results[name] = min(results.get(name, 1e30), statistics.median(each) * 1e3)
    except RuntimeError as e:
        print(name, "is refused by PyTorch:", str(e)[:100])
    torch.use_deterministic_algorithms(False)


def pytorch():
    n = 1 << 26
    randn = lambda *s: torch.randn(*s, device="cuda")
    numbers = lambda most, *s: torch.randint(most, s, device="cuda")
    square, source, cells = randn(65536, 1024), randn(65536, 1024), numbers(1024, 65536, 1024)
    table, pick, rows = randn(100000, 512), numbers(100000, 200000), randn(200000, 512)
    narrow, many, narrow_rows = randn(65536, 64), numbers(65536, 1 << 20), randn(1 << 20, 64)
    flat, spots, hot, ones = randn(n), numbers(n, n // 4), numbers(1000, n // 4), randn(n // 4)
    columns, wide_table, wide_pick = numbers(1024, 512), randn(100000, 256), numbers(100000, 200000)
    tokens, weight, grads = numbers(50304, 32768), randn(50304, 768), randn(32768, 768)
    grid, i, j = randn(4096, 4096), numbers(4096, 1 << 20), numbers(4096, 1 << 20)
    slots, slot_values = randn(65536), randn(1 << 20)
    square16, source16, table16, rows16, weight16, grads16, half = (t.bfloat16() for t in (square, source, table, rows, weight, grads, flat))
    mask, rare, dense = flat > 0.5, flat > 2.5, flat > -2.0
    window = torch.ones(1, 1, 1, device="cuda").expand(32768, 95, 16)

    def embedding(w, g):
        w = w.detach().requires_grad_()
        torch.nn.functional.embedding(tokens, w).backward(g)

    def unfold():
        x = grads.detach().requires_grad_()
        x.unfold(1, 16, 8).backward(window)

    measure("gather 65536x1024 dim -1 f32", lambda: square.gather(1, cells))
    measure("gather 65536x1024 dim 0 f32", lambda: square.gather(0, cells))
    measure("gather 65536x1024 dim -1 bf16", lambda: square16.gather(1, cells))
    measure("gather 16M of 64M f32", lambda: flat.gather(0, spots))
    measure("scatter 65536x1024 dim -1 f32", lambda: square.scatter_(1, cells, source))
    measure("scatter 65536x1024 dim 0 f32", lambda: square.scatter_(0, cells, source))
    measure("scatter_add 65536x1024 dim -1 f32", lambda: square.scatter_add_(1, cells, source))
    measure("scatter_add 65536x1024 dim 0 f32", lambda: square.scatter_add_(0, cells, source))
    measure("scatter_add 65536x1024 dim -1 bf16", lambda: square16.scatter_add_(1, cells, source16))
    measure("scatter_add 65536x1024 dim 0 bf16", lambda: square16.scatter_add_(0, cells, source16))
    measure("scatter_add 16M into 64M f32", lambda: flat.scatter_add_(0, spots, ones))
    measure("scatter_add 16M into 1000 f32", lambda: flat.scatter_add_(0, hot, ones))
    measure("index_select 200k of 100kx512 f32", lambda: table.index_select(0, pick))
    measure("index_select 200k of 100kx512 bf16", lambda: table16.index_select(0, pick))
    measure("index_select 512 of 65536x1024 dim -1 f32", lambda: square.index_select(1, columns))
    measure("index_select 16M of 64M f32", lambda: flat.index_select(0, spots))
    measure("index 200k of 100kx512 f32", lambda: table[pick])
    measure("index 1M pairs of 4096x4096 f32", lambda: grid[i, j])
    measure("index_add 200k into 100kx512 f32", lambda: table.index_add_(0, pick, rows))
    measure("index_add 200k into 100kx512 bf16", lambda: table16.index_add_(0, pick, rows16))
    measure("index_add 1M into 65536x64 f32", lambda: narrow.index_add_(0, many, narrow_rows))
    measure("index_copy 200k into 100kx512 f32", lambda: table.index_copy_(0, pick, rows))
    measure("index_fill 200k of 100kx512 f32", lambda: table.index_fill_(0, pick, 0.5))
    measure("index_put 200k into 100kx512 f32", lambda: table.index_put_((pick,), rows))
    measure("index_put accumulate 200k into 100kx512 f32", lambda: table.index_put_((pick,), rows, accumulate=True))
    measure("index_put accumulate 200k into 100kx512 bf16", lambda: table16.index_put_((pick,), rows16, accumulate=True))
    measure("index_put accumulate 200k into 100kx256 f32, not in place", lambda: wide_table.index_put((wide_pick,), rows[:, :256], accumulate=True))
    measure("index_put accumulate 1M into 65536x64 f32", lambda: narrow.index_put_((many,), narrow_rows, accumulate=True))
    measure("index_put accumulate 1M into 65536 f32", lambda: slots.index_put_((many,), slot_values, accumulate=True))
    measure("index_put accumulate 1M pairs into 4096x4096 f32", lambda: grid.index_put_((i, j), slot_values, accumulate=True))
    measure("nonzero 64M bool, 31 %", lambda: mask.nonzero())
    measure("nonzero 64M bool, 0.6 %", lambda: rare.nonzero())
    measure("nonzero 65536x1024 f32, all", lambda: square.nonzero())
    measure("masked_select 64M f32, 31 %", lambda: flat.masked_select(mask))
    measure("masked_select 64M f32, 0.6 %", lambda: flat.masked_select(rare))
    measure("masked_select 64M f32, 98 %", lambda: flat.masked_select(dense))
    measure("masked_select 64M bf16, 31 %", lambda: half.masked_select(mask))
    measure("masked_scatter 64M f32, 31 %", lambda: flat.masked_scatter_(mask, source))
    measure("embedding + backward 32k into 50304x768 f32", lambda: embedding(weight, grads))
    measure("embedding + backward 32k into 50304x768 bf16", lambda: embedding(weight16, grads16))
    measure("unfold(16, 8) backward 32768x768 f32", unfold)
    measure("det scatter_add 65536x1024 dim -1 f32", lambda: square.scatter_add_(1, cells, source))
    measure("det scatter_add 65536x1024 dim 0 f32", lambda: square.scatter_add_(0, cells, source))
    measure("det scatter_add 16M into 1000 f32", lambda: flat.scatter_add_(0, hot, ones))
    measure("det scatter 65536x1024 dim -1 f32", lambda: square.scatter_(1, cells, source))
    measure("det index_add 200k into 100kx512 f32", lambda: table.index_add_(0, pick, rows))
    measure("det index_add 200k into 100kx512 bf16", lambda: table16.index_add_(0, pick, rows16))
    measure("det index_copy 200k into 100kx512 f32", lambda: table.index_copy_(0, pick, rows))
    measure("det unfold(16, 8) backward 32768x768 f32", unfold)


ours = {}
for turn in range(turns):  # in turns, so that a change of the machine's mood meets both
    for line in subprocess.run([program] + ([only] if only else []), capture_output=True, text=True, check=True).stdout.splitlines():
        row = json.loads(line)
        ours[row["name"]] = min(row.get("v", 1e30), ours.get(row["name"], 1e30))
        if "err" in row:
            print(line)
    pytorch()
    torch.cuda.empty_cache()
print(f"{'':60}{'torc':>10}{'PyTorch':>10}{'ratio':>8}   (ms, PyTorch {torch.__version__})")
for name, value in ours.items():
    other = results.get(name)
    print(f"{name:60}{value:10.4f}{other or float('nan'):10.4f}{other / value if other else float('nan'):8.2f}")
