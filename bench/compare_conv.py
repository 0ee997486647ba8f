"""Run bench/cpu_conv beside PyTorch, case by case in turns, and print milliseconds and ratios.

    python bench/compare_conv.py build/release/bench/cpu_conv [threads [turns [text]]]

Each side keeps its best. With one thread both are measured in CPU time, which is less noisy on a machine that does other
work too. A ratio above 1 means that torc is faster. PyTorch is needed here only."""
import re, subprocess, sys, time

program, threads = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 2
turns = int(sys.argv[3]) if len(sys.argv) > 3 else 3
text = sys.argv[4] if len(sys.argv) > 4 else ""
import torch

torch.set_num_threads(threads)
clock = time.thread_time if threads == 1 else time.perf_counter


class Work:
    """One case: what its name says, made once for every turn."""

    def __init__(self, name):
        self.kind = name.split()[0]
        n, c, h, w, o, k, self.s, self.p, self.g = map(int, re.findall(r"\d+", name))
        self.x, self.w = torch.randn(n, c, h, w), torch.randn(o, c // self.g, k, k)
        (self.x if self.kind == "input" else self.w).requires_grad_(self.kind != "forward")
        self.y = self.conv()
        self.grad = torch.randn(self.y.shape)
        self.flops = 2 * self.y.numel() * c // self.g * k * k

    def conv(self):
        return torch.nn.functional.conv2d(self.x, self.w, None, self.s, self.p, 1, self.g)

    def once(self):
        start = clock()
        if self.kind == "forward":
            self.conv()
        else:
            torch.autograd.grad(self.y, self.x if self.kind == "input" else self.w, self.grad, retain_graph=True)
        return clock() - start

    def best(self):
        times = []
        while len(times) < 4 or (sum(times) < 0.04 and len(times) < 200):
            times.append(self.once())
        return min(times[1:]) * 1e3


torc = subprocess.Popen([program, str(threads), "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
names = subprocess.run([program, str(threads), "list"], capture_output=True, text=True, check=True).stdout.splitlines()
print(f"{'milliseconds':48}{'torc':>10}{'PyTorch':>10}{'ratio':>8}{'GFLOP/s':>9}   ({threads} threads, PyTorch {torch.__version__})")
for name in names:
    if not re.search(text, name):
        continue
    work, ours, theirs = Work(name), 1e30, 1e30
    for turn in range(turns):
        torc.stdin.write(name + "\n")
        torc.stdin.flush()
        ours = min(ours, float(torc.stdout.readline()))
        theirs = min(theirs, work.best())
    print(f"{name:48}{ours:10.3f}{theirs:10.3f}{theirs / ours:8.2f}{work.flops / ours * 1e-6:9.1f}", flush=True)
torc.stdin.close()
