"""torch.cuda on the double of the CUDA driver that the tests of C have (tests/fakes): streams, events, memory, graphs and random states of a GPU
that is none. Its kernels do nothing, so no values of operators are looked at."""

import os
import subprocess
import sys

import pytest

PROGRAM = """
import gc, json, os, sys, tempfile
import torc as torch
from torc import cuda

def refused(function, kind, text):
    try:
        function()
    except kind as error:
        assert text in str(error), error
    else:
        raise AssertionError(text)

known = cuda.is_available(), cuda.device_count(), cuda.current_device()
assert known == (True, 2, 0), known
known = cuda.get_device_properties(0)
assert known.name == cuda.get_device_name() and (known.major, known.minor) == cuda.get_device_capability() and known.name in repr(known)
with cuda.device(1):
    assert cuda.current_device() == 1 and torch.empty(3, device="cuda").get_device() == 1
assert cuda.current_device() == 0
with cuda.device_of(torch.empty(1, device="cuda:1")):
    assert cuda.current_device() == 1
cuda.set_device("cuda:1")
cuda.set_device(0)
assert cuda.can_device_access_peer(0, 1)
refused(lambda: cuda.can_device_access_peer(0, 9), AssertionError, "Invalid peer device id")
refused(lambda: cuda.set_device(7), RuntimeError, "invalid device ordinal")

# streams
s, t, main = cuda.Stream(), cuda.Stream(priority=-1), cuda.current_stream()
assert main == cuda.default_stream() and s != t and s != main and t.priority == -1 and s.device == torch.device("cuda", 0)
assert len({s, t, main, cuda.default_stream()}) == 3 and s.stream_id != t.stream_id and main.cuda_stream == 0
with cuda.stream(s):
    assert cuda.current_stream() == s
    with cuda.stream(None):
        assert cuda.current_stream() == s
    with t:
        assert cuda.current_stream() == t
    with cuda.stream(cuda.Stream(1)):
        assert cuda.current_device() == 1
    assert cuda.current_stream() == s and cuda.current_device() == 0
assert cuda.current_stream() == main
start, end = cuda.Event(enable_timing=True), s.record_event(cuda.Event(enable_timing=True))
start.record(t)
s.wait_event(start), t.wait_stream(s)
cuda.synchronize()
assert start.query() and end.query() and isinstance(start.elapsed_time(end), float) and end.device == s.device and "0x" in repr(end)
assert cuda.ExternalStream(s.cuda_stream) == s and s.query() and s.record_event().wait() is None
refused(lambda: cuda.Event().elapsed_time(end), ValueError, "enable_timing=True")
refused(lambda: s.wait_stream(end), TypeError, "expected a torch.cuda.Stream")

# memory
before = cuda.memory_allocated()
x = torch.zeros(1 << 20, device="cuda")
assert cuda.memory_allocated() == before + (4 << 20) <= cuda.memory_reserved() and cuda.max_memory_allocated() >= cuda.memory_allocated()
assert cuda.memory_stats()["allocated_bytes.all.current"] == cuda.memory_allocated() == cuda.memory_stats_as_nested_dict()["allocated_bytes"]["all"]["current"]
x.record_stream(s)
assert "Allocated memory" in cuda.memory_summary(abbreviated=True) and cuda.memory_snapshot()[0]["blocks"]
cuda.memory._record_memory_history(max_entries=10)
torch.zeros(100, device="cuda")
assert any(cuda.memory._snapshot()["device_traces"])
with tempfile.TemporaryDirectory() as folder:
    cuda.memory._dump_snapshot(folder + "/a.pickle")
    import pickle
    with open(folder + "/a.pickle", "rb") as f:
        assert pickle.load(f)["segments"]
cuda.memory._record_memory_history(None)
del x
cuda.synchronize()
cuda.empty_cache()
cuda.reset_peak_memory_stats()
assert cuda.memory_allocated() == before == cuda.max_memory_allocated()
p = cuda.caching_allocator_alloc(1000, stream=s.cuda_stream)
assert cuda.memory_allocated() > before
cuda.caching_allocator_delete(p)
refused(lambda: cuda.caching_allocator_delete(5), ValueError, "")
cuda.set_per_process_memory_fraction(0.5)
assert cuda.get_per_process_memory_fraction() == 0.5
refused(lambda: cuda.set_per_process_memory_fraction(2.0), ValueError, "Allowed range: 0~1")
refused(lambda: torch.zeros(1 << 50, device="cuda")[0].item(), cuda.OutOfMemoryError, "CUDA out of memory")
pool = cuda.MemPool()
with cuda.use_mem_pool(pool):
    y = torch.zeros(100, device="cuda")
pinned = torch.ones(3).pin_memory()
assert pinned.is_pinned() and pinned.pin_memory() is pinned and not torch.ones(3).is_pinned() and cuda.host_memory_stats()

# graphs
g, z = cuda.CUDAGraph(), torch.empty(4, device="cuda")
with cuda.graph(g):
    assert cuda.is_current_stream_capturing()
    w = z * 2
assert not cuda.is_current_stream_capturing() and cuda.current_stream() == main
g.replay()
h = cuda.CUDAGraph(keep_graph=True)
with cuda.graph(h, pool=g.pool(), capture_error_mode="thread_local"):
    w = w + 1
assert h.raw_cuda_graph()
h.instantiate()
assert h.raw_cuda_graph_exec()
h.reset()
refused(g.raw_cuda_graph, RuntimeError, "")
refused(lambda: cuda.CUDAGraph().replay(), RuntimeError, "")
refused(lambda: cuda.CUDAGraph().capture_begin(capture_error_mode="what"), RuntimeError, "Unknown capture error mode")
def waits():
    with cuda.graph(cuda.CUDAGraph()):
        z.cpu()
refused(waits, RuntimeError, "")
assert cuda.current_stream() == main and not cuda.is_current_stream_capturing()

class Scale(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.ones(4))
    def forward(self, x):
        return x * self.weight
model = Scale().cuda()
used = model(torch.empty(3, 4, device="cuda"))  # whose graph lives on: of the weight it remembers the stream it was first used on
made = cuda.make_graphed_callables((model, lambda a, b: {"sum": a + b, "both": (a, [a * b])}),
                                   ((torch.empty(3, 4, device="cuda"),), (torch.empty(2, device="cuda"), torch.empty(2, device="cuda"))))
out = model(torch.empty(3, 4, device="cuda"))
out.sum().backward()
assert made[0] is model and out.shape == (3, 4) and model.weight.grad.shape == (4,)
out = made[1](torch.empty(2, device="cuda"), torch.empty(2, device="cuda"))
assert out["both"][1][0].shape == (2,) and list(out) == ["sum", "both"]
refused(lambda: cuda.make_graphed_callables(model, (3,)), AssertionError, "must contain only Tensors")
def fails(a):
    raise KeyError("mine")
refused(lambda: cuda.make_graphed_callables(fails, (torch.empty(2, device="cuda"),)), KeyError, "mine")

# random states, waits
cuda.manual_seed(7)
assert cuda.initial_seed() == 7 and cuda.default_generators[0].initial_seed() == 7
state = cuda.get_rng_state()
cuda.manual_seed(8)
assert not torch.equal(state, cuda.get_rng_state())
cuda.set_rng_state(state)
cuda.set_rng_state_all(cuda.get_rng_state_all())
assert torch.equal(state, cuda.get_rng_state())
one, other = torch.Generator(device="cuda").manual_seed(5), torch.Generator(device="cuda")
assert other.graphsafe_set_state(one.graphsafe_get_state()) is other and other.initial_seed() == 5
other.manual_seed(6)
assert one.initial_seed() == 6 and torch.equal(one.get_state(), other.get_state())
other.graphsafe_set_state(torch.Generator(device="cuda").manual_seed(7))
assert (one.initial_seed(), other.initial_seed()) == (6, 7)
cuda.manual_seed_all(-1)
assert cuda.initial_seed() == (1 << 64) - 1
cuda.set_sync_debug_mode("error")
refused(cuda.synchronize, RuntimeError, "called a synchronizing CUDA operation")
cuda.set_sync_debug_mode(0)
assert cuda.get_sync_debug_mode() == 0
refused(lambda: cuda.set_sync_debug_mode("what"), RuntimeError, "expected one of `default`, `warn`, `error`")

# whose memory it is
class MLP(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.up = torch.nn.Linear(4, 8, device="cuda")
    def forward(self, x):
        self.kept = self.up(x)
        if self.training:
            torch.empty(1 << 45, device="cuda")
        return self.kept
class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.blocks = torch.nn.ModuleList([MLP() for _ in range(4)])
    def forward(self, x):
        return self.blocks[3](x)
model = Model()
cuda.memory._record_memory_history(max_entries=100)
try:
    model(torch.empty(2, 4, device="cuda"))
except cuda.OutOfMemoryError as error:
    assert "blocks.3" in str(error) and error.__notes__ == ["In module Model.blocks.3 (MLP)"], (error, error.__notes__)
model.eval()(torch.empty(2, 4, device="cuda")).sum().backward()
snapshot = json.dumps(cuda.memory._snapshot(), default=str)
assert "blocks.3.up" in snapshot and '"blocks.3"' in snapshot, snapshot[:2000]
cuda.memory._record_memory_history(None)

# mixed precision
with torch.autocast("cuda"):
    assert (torch.empty(2, 2, device="cuda") + 1).dtype is torch.float32 and torch.is_autocast_enabled()
scaler = torch.amp.GradScaler(init_scale=4.0)
assert scaler.is_enabled() and scaler.scale(torch.empty(2, device="cuda")).is_cuda
print("passed")
"""


def test_on_the_double_of_the_driver(torch, tmp_path):
    package = os.path.dirname(os.path.dirname(os.path.abspath(torch.__file__)))
    build = os.path.dirname(package)
    fakes = os.path.join(build, "tests", "fakes")
    if torch.version.cuda is None or not os.path.exists(os.path.join(fakes, "libcuda.so.1")):
        pytest.skip("needs a build with CUDA and the doubles of tests/fakes")
    env = {k: v for k, v in os.environ.items() if k != "CUDA_VISIBLE_DEVICES"}
    libraries = f"{fakes}:{fakes}/old"  # an NVML that torc refuses, so that it counts no device of the machine's own
    run = subprocess.run([sys.executable, "-c", PROGRAM], env={**env, "TORC_CUDA_PATH": libraries, "PYTHONPATH": package}, cwd=tmp_path, capture_output=True, text=True)
    assert run.stdout == "passed\n", run.stdout + run.stderr
