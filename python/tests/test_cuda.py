"""torch.cuda, torch.backends, torch.version and torch.cpu: without a GPU beside PyTorch, with one by what they do."""

import json
import types

import pytest

from test_amp import raised, told

SAME = [
    "T.cuda.is_available()", "T.cuda.device_count()", "T.cuda.is_initialized()", "T.cuda.set_device(-1)", "T.cuda.get_arch_list()",
    "T.cuda.get_gencode_flags()", "T.cuda.is_bf16_supported()", "T.cuda.is_tf32_supported()", "T.cuda.memory_allocated()",
    "T.cuda.max_memory_allocated()", "T.cuda.memory_reserved()", "T.cuda.max_memory_reserved()", "T.cuda.memory_stats()",
    "T.cuda.memory_stats_as_nested_dict()", "T.cuda.host_memory_stats()", "T.cuda.memory_snapshot()", "T.cuda.empty_cache()",
    "T.cuda.get_allocator_backend()", "T.cuda.set_stream(None)", "T.cuda.manual_seed(3)", "T.cuda.manual_seed_all(3)", "T.cuda.seed()",
    "T.cuda.seed_all()", "T.cuda.get_rng_state_all()", "T.cuda.set_rng_state_all([])", "T.cuda.nvtx.mark('a')", "repr(T.cuda.Event())",
    "T.cuda.Event().query()", "T.cuda.default_generators", "T.cuda.max_memory_cached()", "T.cuda.device(0).idx",
    "T.cuda.device_of(T.ones(1)).idx", "T.cuda.has_half", "T.ones(2).get_device()", "T.ones(2).is_cuda", "T.ones(2).is_pinned()",
    "T.cuda._utils._get_device_index(3)", "T.cuda._utils._get_device_index('cuda:1')", "T.cuda._utils._get_device_index('cpu')",
    "T.cuda._utils._get_device_index('cpu', allow_cpu=True)", "T.cuda._utils._get_device_index(T.device('cuda', 2))",
    "T.version.hip", "T.version.debug", "T.cpu.is_available()", "T.cpu.device_count()", "T.cpu.current_device()", "T.cpu.synchronize()",
    "T.cpu.set_device('cpu')", "T.cpu.is_initialized()", "T.cpu.Event().query()", "T.cpu.stream(None).stream",
    "T.backends.cuda.matmul.foo", "T.backends.cudnn.enabled", "T.backends.cudnn.benchmark", "T.backends.cudnn.benchmark_limit",
    "T.backends.cudnn.deterministic", "T.backends.cudnn.allow_tf32", "T.backends.cuda.matmul.allow_tf32",
    "T.backends.cuda.matmul.allow_fp16_reduced_precision_reduction", "T.backends.cuda.matmul.allow_bf16_reduced_precision_reduction",
    "T.backends.cuda.matmul.allow_fp16_accumulation", "T.backends.cuda.matmul.fp32_precision", "T.backends.cudnn.conv.fp32_precision",
    "T.backends.cudnn.rnn.fp32_precision", "T.backends.cudnn.fp32_precision", "T.backends.fp32_precision", "T.backends.mkldnn.fp32_precision",
    "T.backends.mkldnn.matmul.fp32_precision", "T.backends.openmp.is_available()", "T.backends.mps.is_available()", "T.backends.mps.is_built()",
    "T.get_float32_matmul_precision()",
]
REFUSED = ["init()", "current_device()", "synchronize()", "get_device_name()", "get_device_properties(0)", "set_device(0)", "Stream()", "current_stream()",
           "default_stream()", "CUDAGraph()", "MemPool()", "mem_get_info()", "get_rng_state()", "initial_seed()", "set_sync_debug_mode('warn')",
           "get_per_process_memory_fraction()", "caching_allocator_alloc(5)", "ipc_collect()", "can_device_access_peer(0, 1)", "Event().record()",
           "memory._record_memory_history()"]


@pytest.fixture
def without(torch):
    if torch.cuda.is_available():
        pytest.skip("there is a GPU")


@pytest.fixture
def cuda(torch):
    if not torch.cuda.is_available():
        pytest.skip("there is no GPU")
    return torch.cuda


@pytest.mark.parametrize("code", SAME)
def test_as_pytorch_without_a_gpu(torch, pytorch, without, code):
    assert raised(lambda: eval(code, {"T": torch})) == raised(lambda: eval(code, {"T": pytorch}))


@pytest.mark.parametrize("code", REFUSED)
def test_refused_without_a_gpu(torch, without, code):
    """In the words of PyTorch's builds: those without CUDA, or without a driver."""
    kind, text = raised(lambda: eval(code, vars(torch.cuda) | {name: getattr(torch.cuda, name) for name in dir(torch.cuda)}))
    if torch.version.cuda is None:
        assert (kind, text) == ("AssertionError", "Torch not compiled with CUDA enabled")
    else:
        assert kind == "RuntimeError" and text.startswith("Found no NVIDIA driver on your system")


def test_tensors_without_a_gpu(torch, without):
    for function in (torch.ones(2).cuda, lambda: torch.ones(2).to("cuda"), lambda: torch.ones(2, device="cuda"), torch.ones(2).pin_memory):
        kind, text = raised(function)
        assert (kind, text) == ("AssertionError", "Torch not compiled with CUDA enabled") if torch.version.cuda is None else "NVIDIA" in text


def public(module):
    return {n for n in dir(module) if n[0] != "_" and not isinstance(getattr(module, n), types.ModuleType)
            and getattr(getattr(module, n), "__module__", "").startswith(module.__name__)}


LATER = {"cuda": {"DeferredCudaCallError", "CudaError", "cudaStatus", "check_error", "cudart", "current_blas_handle", "GreenContext"}, "cpu": {"get_capabilities"}}


@pytest.mark.parametrize("name", ["cuda", "cpu", "amp", "cuda.nvtx", "cuda.random", "cuda.graphs", "cuda.streams"])
def test_every_name_is_there(torch, pytorch, name):
    ours, theirs = torch, pytorch
    for part in name.split("."):
        ours, theirs = getattr(ours, part), getattr(theirs, part)
    missing = {n for n in public(theirs) if not hasattr(ours, n) and not n.endswith(("Storage", "Tensor"))}
    assert missing - LATER.get(name, set()) == set()
    assert {n for n in LATER.get(name, ()) if hasattr(ours, n)} == set()


def test_communication_is_refused_by_name(torch):
    assert raised(lambda: torch.cuda.comm.broadcast) == ("NotImplementedError", "torch.cuda.comm.broadcast: torc has no communication between several GPUs yet")
    assert raised(lambda: torch.cuda.nccl.version)[0] == "NotImplementedError"
    assert raised(lambda: torch.cuda.nccl.foo)[0] == "AttributeError"
    assert torch.cuda.nccl.is_available([]) is False


SWITCHES = [("backends.cuda.matmul", "allow_tf32", True), ("backends.cuda.matmul", "allow_fp16_reduced_precision_reduction", False),
            ("backends.cuda.matmul", "allow_bf16_reduced_precision_reduction", False), ("backends.cuda.matmul", "allow_fp16_accumulation", True),
            ("backends.cudnn", "enabled", False), ("backends.cudnn", "benchmark", True), ("backends.cudnn", "benchmark_limit", 3),
            ("backends.cudnn", "deterministic", True), ("backends.cudnn", "allow_tf32", False), ("backends.mkldnn.conv", "fp32_precision", "tf32")]


@pytest.mark.parametrize("path,name,value", SWITCHES)
def test_switches(torch, path, name, value):
    place = torch
    for part in path.split("."):
        place = getattr(place, part)
    before = getattr(place, name)
    assert before != value
    try:
        setattr(place, name, value)
        assert getattr(place, name) == value
    finally:
        setattr(place, name, before)
    assert getattr(place, name) == before


def test_flags_of_cudnn(torch):
    cudnn = torch.backends.cudnn
    with cudnn.flags(enabled=False, benchmark=True, deterministic=True, allow_tf32=False):
        assert (cudnn.enabled, cudnn.benchmark, cudnn.deterministic, cudnn.allow_tf32) == (False, True, True, False)
    assert (cudnn.enabled, cudnn.benchmark, cudnn.deterministic, cudnn.allow_tf32) == (True, False, False, True)
    assert raised(lambda: setattr(cudnn, "enabled", 3))[0] == "RuntimeError"
    assert raised(lambda: setattr(torch.backends.cuda.matmul, "foo", 3)) == ("AttributeError", "Unknown attribute foo")
    assert raised(lambda: setattr(torch.backends.cuda.matmul, "fp32_precision", "foo"))[0] == "RuntimeError"
    assert told(lambda: torch.set_float32_matmul_precision("what"))


# ---------------------------------------------------------------------------------------------- with a GPU
def test_streams_and_events(torch, cuda):
    s, main = cuda.Stream(), cuda.current_stream()
    assert s != main and main == cuda.default_stream() and main.cuda_stream == 0 and hash(s) == hash(s)
    start, end = cuda.Event(enable_timing=True), cuda.Event(enable_timing=True)
    with cuda.stream(s):
        assert cuda.current_stream() == s
        start.record()
        x = torch.ones(1000, 1000, device="cuda") @ torch.ones(1000, 1000, device="cuda")
        end.record()
    assert cuda.current_stream() == main
    with s:
        assert cuda.current_stream() == s
    end.synchronize()
    assert end.query() and start.elapsed_time(end) > 0 and x[0, 0].item() == 1000
    main.wait_stream(s)
    x.record_stream(main)
    s.synchronize()
    assert s.query() and cuda.ExternalStream(s.cuda_stream).cuda_stream == s.cuda_stream


def test_memory(torch, cuda):
    before = cuda.memory_allocated()
    x = torch.zeros(1 << 20, device="cuda")
    assert cuda.memory_allocated() >= before + (4 << 20) and cuda.memory_stats()["allocated_bytes.all.current"] == cuda.memory_allocated()
    assert cuda.memory_stats_as_nested_dict()["allocated_bytes"]["all"]["current"] == cuda.memory_allocated()
    assert isinstance(cuda.memory_snapshot(), list) and json.dumps(cuda.memory._snapshot()) and "CUDA" in cuda.memory_summary()
    pool = cuda.MemPool()
    with cuda.use_mem_pool(pool):
        y = torch.ones(100, device="cuda")
    p = cuda.caching_allocator_alloc(1000)
    cuda.caching_allocator_delete(p)
    free, total = cuda.mem_get_info()
    assert 0 < free < total == cuda.get_device_properties(0).total_memory or free < total
    assert y.sum().item() == 100 and torch.ones(3).pin_memory().is_pinned() and x.is_cuda and x.get_device() == 0
    assert cuda.get_device_name() in repr(cuda.get_device_properties()) and len(cuda.get_device_capability()) == 2


def test_graphs(torch, cuda):
    x, g = torch.ones(4, device="cuda"), cuda.CUDAGraph()
    with cuda.graph(g):
        assert cuda.is_current_stream_capturing()
        y = x * 2 + 1
    x.fill_(5)
    g.replay()
    assert y.tolist() == [11.0] * 4
    model = torch.nn.Linear(4, 4).cuda()
    want = model(torch.ones(2, 4, device="cuda"))
    graphed = cuda.make_graphed_callables(model, (torch.ones(2, 4, device="cuda", requires_grad=True),))
    got = graphed(torch.ones(2, 4, device="cuda", requires_grad=True))
    assert torch.allclose(got, want)
    got.sum().backward()
    assert model.weight.grad is not None


def test_lists_and_a_tensor_in_a_graph(torch, cuda):
    """A 0-dim tensor beside a list is read by the kernels, so a graph that was captured sees what it is at each replay."""
    lists, number, g = [torch.ones(3, device="cuda"), torch.ones(5, device="cuda")], torch.ones((), device="cuda"), cuda.CUDAGraph()
    with cuda.graph(g):
        torch._foreach_mul_(lists, number)
        torch._foreach_div_(lists, number)
        torch._foreach_add_(lists, number)
        product = torch._foreach_mul(lists, number)
    for t in lists:
        t.fill_(1)
    number.fill_(2)
    g.replay()
    assert [t.tolist() for t in lists] == [[3.0] * 3, [3.0] * 5] and product[1].tolist() == [6.0] * 5
    torch._foreach_mul_(lists, torch.tensor(0.5))
    torch._foreach_mul_(lists, 2)
    assert [t.tolist() for t in lists] == [[3.0] * 3, [3.0] * 5]


def test_random_state(torch, cuda):
    cuda.manual_seed(7)
    state, a = cuda.get_rng_state(), torch.rand(5, device="cuda")
    cuda.set_rng_state(state)
    assert cuda.initial_seed() == 7 and torch.equal(a, torch.rand(5, device="cuda"))
    cuda.set_rng_state_all(cuda.get_rng_state_all())


def test_scaled_steps(torch, cuda):
    w = torch.nn.Parameter(torch.ones(3, device="cuda"))
    scaler = torch.amp.GradScaler(init_scale=4.0)
    with torch.autocast("cuda"):
        loss = (w @ w).float()
    assert loss.dtype is torch.float32
    scaler.scale(loss).backward()
    from test_amp import Plain
    scaler.step(Plain([w]))
    scaler.update()
    assert w.tolist() == [0.0] * 3 and scaler.get_scale() == 4.0
