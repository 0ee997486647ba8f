"""Names that libraries look up as they are imported: they are there, and what cannot be done says so when it is asked for."""

import copy
import gc
import importlib
import warnings

import beside
import pytest

REFUSED = """
fx.symbolic_trace(None)
fx.GraphModule(None, None)
export.export(None, ())
onnx.export(None, ())
library.Library("mine", "DEF")
ops.load_library("mine.so")
nn.parallel.DistributedDataParallel(nn.ReLU())
nn.utils.prune.l1_unstructured(nn.ReLU(), "weight", 0.5)
ao.quantization.QuantStub()
ao.quantization.convert(None)
distributed.tensor.DTensor()
distributed.init_process_group("gloo")
jit.script_method(None)
utils.flop_counter.FlopCounterMode()
autograd.profiler.emit_nvtx()
PyTorchFileReader("file")
profiler.tensorboard_trace_handler("folder")
overrides.TorchFunctionMode().__enter__()
""".strip().splitlines()


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_not_there_says_so(text, torch):
    for name in ("nn.utils.prune", "distributed.tensor", "utils.flop_counter", "autograd.profiler"):
        importlib.import_module("torc." + name)
    with pytest.raises(OSError if "load_library" in text else NotImplementedError):
        eval(text, {name: getattr(torch, name) for name in text.replace("(", ".").split(".")[:1] + ["nn"]})


def test_determinism(torch, pytorch):
    def states(T):
        found = []
        for change in (lambda: T.use_deterministic_algorithms(True), lambda: T.use_deterministic_algorithms(True, warn_only=True),
                       lambda: T.use_deterministic_algorithms(False), lambda: T.set_deterministic_debug_mode("error"), lambda: T.set_deterministic_debug_mode(1),
                       lambda: T.set_deterministic_debug_mode("default"), lambda: T.use_deterministic_algorithms(1),
                       lambda: T.set_deterministic_debug_mode("x"), lambda: T.set_deterministic_debug_mode(5), lambda: T.set_deterministic_debug_mode(1.5)):
            try:
                change()
            except Exception as error:
                found.append((type(error).__name__, str(error)))
            found.append((T.are_deterministic_algorithms_enabled(), T.is_deterministic_algorithms_warn_only_enabled(), T.get_deterministic_debug_mode()))
        return found

    assert states(torch) == states(pytorch)


def test_broadcast_shapes(torch, pytorch):
    def answers(T):
        for shapes in ([], [(2, 3)], [(2, 1), (3,)], [3, (2, 1)], [(0,), (1,)], [(5, 1, 4), (3, 1), 4], [(2, 3), (4,)], [(0,), (2,)], [(2, -1)]):
            try:
                yield tuple(T.broadcast_shapes(*shapes))
            except Exception as error:
                yield type(error).__name__, str(error)

    assert list(answers(torch)) == list(answers(pytorch))


def test_operators_of_ones_own(torch):
    from torc.library import custom_op

    @custom_op("mine::scaled", mutates_args=())
    def scaled(x: torch.Tensor, by: float = 2.0) -> torch.Tensor:
        return x * by

    x = torch.ones(3, requires_grad=True)
    assert scaled(x.detach()).tolist() == [2, 2, 2] and torch.ops.mine.scaled(x.detach(), by=3.0).tolist() == [3, 3, 3]
    with pytest.raises(NotImplementedError, match="register_autograd"):
        scaled(x)
    scaled.register_autograd(lambda ctx, grad: (grad * ctx.by, None), setup_context=lambda ctx, inputs, output: setattr(ctx, "by", inputs[1]))
    scaled(x, 5.0).sum().backward()
    assert x.grad.tolist() == [5, 5, 5]
    scaled.register_kernel("cpu")(lambda x, by: x * by + 1)
    assert scaled(x.detach()).tolist() == [3, 3, 3]
    with pytest.raises(AttributeError):
        torch.ops.mine.other
    with pytest.raises(ValueError):
        custom_op("nameless", mutates_args=())


def test_classes_may_be_left_out_of_calls(torch):
    class Mine(torch.Tensor):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            return "taken over"

    x = torch.ones(2).as_subclass(Mine)
    assert torch.neg(x) == "taken over"
    with torch._C.DisableTorchFunctionSubclass():
        assert isinstance(torch.neg(x), torch.Tensor)
    assert torch.neg(x) == "taken over"


def test_prefixes_of_state_dicts(torch, pytorch):
    def names(T):
        from importlib import import_module
        consume = import_module(T.__name__ + ".nn.modules.utils").consume_prefix_in_state_dict_if_present
        for model in (T.nn.DataParallel(T.nn.Sequential(T.nn.Linear(1, 1))), T.nn.Linear(1, 1)):
            state = model.state_dict()
            consume(state, "module.")
            yield list(state), list(state._metadata)
        plain = {"module.a": 1, "b": 2, "module.c": 3}
        consume(plain, "module.")
        yield list(plain.items())

    assert list(names(torch)) == list(names(pytorch))


def test_what_optimizers_take_by_default(torch, pytorch):
    def taken(T):
        from importlib import import_module
        choose = import_module(T.__name__ + ".optim.optimizer")._default_to_fused_or_foreach
        p, i = T.nn.Parameter(T.ones(1)), T.ones(1, dtype=T.int64)
        return [choose(params, differentiable, fused) for params in ([], [p], [p, None], [i], [p, T.ones(1)]) for differentiable in (False, True) for fused in (False, True)]

    assert taken(torch) == taken(pytorch)


def test_process_groups_that_are_not_there(torch, pytorch):
    def told(T):
        from importlib import import_module
        dist = import_module(T.__name__ + ".distributed")
        yield dist.is_initialized()
        for name in ("get_rank", "get_world_size"):
            with pytest.raises(ValueError) as error:
                getattr(dist, name)()
            yield str(error.value)

    assert list(told(torch)) == list(told(pytorch))
    assert not torch.distributed.is_available()


def test_arguments_of_to(torch):
    parse = torch._C._nn._parse_to
    assert parse("cpu", torch.float64)[:2] == (torch.device("cpu"), torch.float64) and parse(dtype=torch.half)[:2] == (None, torch.half)
    assert parse(torch.ones(1, dtype=torch.float64))[:2] == (torch.device("cpu"), torch.float64)


def test_operators_under_their_names_in_aten(torch, pytorch):
    calls = ["a.add(x, x)", "a.add.Tensor(x, x)", "a.mm.default(x, x)", "a.sum.dim_IntList(x, [1])", "a.relu(x)", "a.add_.Tensor(x.clone(), 1)", "a.view.default(x, [4])",
             "a.gelu(x)", "a.linalg_vector_norm.default(x)", "a.special_erf(x)", "a.linear(x, x)", "a.silu.default(x)", "a.max_pool2d(x[None], 2)", "a.ones.default([2])",
             "a.t(x)", "a.pow.Tensor_Scalar(x, 2)", "a.add(x, x, alpha=2)", "a.topk(x, 1)[0]"]
    for call in calls:
        ours, theirs = (eval(call, {"a": T.ops.aten, "x": T.tensor([[1.0, 2.0], [3.0, 4.0]]), "torch": T}) for T in (torch, pytorch))
        assert ours.shape == theirs.shape and ours.flatten().tolist() == pytest.approx(theirs.flatten().tolist()), call
    for T in (torch, pytorch):
        a = T.ops.aten
        assert (repr(a.add), str(a.add.Tensor), repr(a.silu.default), a.add.Tensor.name(), a.mm.default.name()) == (
            "<OpOverloadPacket(op='aten.add')>", "aten.add.Tensor", "<OpOverload(op='aten.silu', overload='default')>", "aten::add.Tensor", "aten::mm")
        assert a.add is a.add and a.add.Tensor is a.add.Tensor and not hasattr(a, "nothing")


def told(call):
    with warnings.catch_warnings(record=True) as list_of:
        warnings.simplefilter("always")
        try:
            made = call()
        except Exception as error:
            made = type(error).__name__, str(error)
    return made, [(w.category.__name__, str(w.message)) for w in list_of]


def private_names(T):
    """What libraries import besides the public names, beside PyTorch."""
    def of(name):
        return importlib.import_module(f"{T.__name__}.{name}")

    nn, x = T.nn, T.arange(6.0).view(2, 3)
    transformer, module, rnn, utils, jit = of("nn.modules.transformer"), of("nn.modules.module"), of("nn.modules.rnn"), of("_utils"), of("_jit_internal")
    layer = nn.Linear(1, 1)
    clones = transformer._get_clones(layer, 3)
    yield type(clones).__name__, len(clones), clones[0].weight is layer.weight, T.equal(clones[2].weight, layer.weight)
    yield [module._addindent(text, n) for text, n in (("a", 2), ("a\nb\n\n c", 4), ("", 3), ("a\n   \nb", 1))]
    yield told(lambda: rnn.apply_permutation(x.view(1, 2, 3), T.tensor([1, 0])).tolist()), told(lambda: rnn.apply_permutation(x, T.tensor([1, 0]), 0).tolist())
    many = [x, T.ones(2), T.tensor(3.0), T.zeros(0)]
    flat = utils._flatten_dense_tensors(many)
    yield flat.tolist(), [(tuple(t.shape), t.tolist()) for t in utils._unflatten_dense_tensors(flat, many)], type(utils._unflatten_dense_tensors(flat, many)).__name__
    mixed = [x, T.ones(2).double(), T.ones(3), T.ones(40), T.zeros(1).double(), T.ones(1).long()]
    for limit in (1, 30, 1000):
        taken = list(utils._take_tensors(mixed, limit))
        yield [[(str(t.dtype), t.numel()) for t in one] for one in taken], [t.numel() for t in utils._reorder_tensors_as([t for one in taken for t in one], mixed)]
    chosen = jit.boolean_dispatch("flag", 1, False, lambda *a, **k: ("yes", a, k), lambda *a, **k: ("no", a, k), "mine", "chosen")
    yield chosen(1), chosen(1, True), chosen(1, flag=True), chosen(1, flag=False), chosen.__name__, chosen.__module__, chosen.__doc__, jit.boolean_dispatched[chosen]["arg_name"]
    yield jit.BroadcastingList2[int], jit.BroadcastingList6[float], jit.is_scripting(), jit.unused(abs) is abs if T.__name__ == "torc" else True

    @jit._overload
    def one(a: int) -> int:
        ...

    def one(a):  # noqa: F811
        return a

    yield one(3)
    dispatch = of("utils._python_dispatch")
    yield dispatch._get_current_dispatch_mode(), dispatch._get_current_dispatch_mode_stack(), dispatch.is_traceable_wrapper_subclass(x), dispatch.is_in_torch_dispatch_mode()
    with dispatch._disable_current_modes() as modes:
        yield list(modes)

    class Wrapper(T.Tensor):
        def __tensor_flatten__(self):
            return [], None

        @staticmethod
        def __tensor_unflatten__(inner, meta, size, stride):
            return None

    yield dispatch.is_traceable_wrapper_subclass(x.as_subclass(Wrapper)), dispatch.is_traceable_wrapper_subclass_type(Wrapper), dispatch.is_traceable_wrapper_subclass(3)
    foreach = of("utils._foreach_utils")
    groups = foreach._group_tensors_by_device_and_dtype([mixed, [None] * 6, []], with_indices=True)
    yield sorted((str(device), str(dtype), [t.numel() for t in lists[0]], list(lists[1]), list(lists[2]), at) for (device, dtype), (lists, at) in groups.items())
    yield [sorted((str(d), str(t), len(lists[0]), at) for (d, t), (lists, at) in foreach._group_tensors_by_device_and_dtype([mixed]).items())]
    yield foreach._has_foreach_support(many, x.device), foreach._has_foreach_support([x.as_subclass(Wrapper)], x.device), foreach._get_foreach_kernels_supported_devices()
    init = nn.init
    for name, args in (("_no_grad_uniform_", (0.0, 1.0)), ("_no_grad_normal_", (0.0, 2.0)), ("_no_grad_trunc_normal_", (0.0, 1.0, -2.0, 2.0)), ("_no_grad_fill_", (3.0,)),
                       ("_no_grad_zero_", ()), ("uniform", ()), ("normal", ()), ("constant", (2.0,)), ("eye", ()), ("xavier_uniform", ()), ("xavier_normal", ()),
                       ("kaiming_uniform", ()), ("kaiming_normal", ()), ("orthogonal", ()), ("sparse", (0.5,)), ("dirac", ())):
        if name in ("orthogonal", "dirac", "sparse"):
            yield getattr(init, name).__name__
            continue
        T.manual_seed(3)
        yield name, told(lambda: [round(v, 4) for v in getattr(init, name)(T.empty(2, 3, requires_grad=True), *args).flatten().tolist()]), getattr(init, name).__name__
    grad = of("nn.grad")
    for dims in (1, 2, 3):
        given, weight, words = T.linspace(-1, 1, 2 * 4 * 5**dims).view(2, 4, *[5] * dims), T.linspace(0, 1, 6 * 2 * 2**dims).view(6, 2, *[2] * dims), dict(stride=2, padding=1, groups=2)
        out = getattr(nn.functional, f"conv{dims}d")(given, weight, None, **words).cos()
        with T.no_grad():
            yield [[round(v, 3) for v in getattr(grad, f"conv{dims}d_{kind}")(*args, out, **words).flatten().tolist()[::7]]
                   for kind, args in (("input", (given.shape, weight)), ("weight", (given, weight.shape)))]
    w = T.ones(1, 1, 2, requires_grad=True)
    back = grad.conv1d_input((1, 1, 4), w, T.arange(3.0).view(1, 1, 3))
    yield back.requires_grad, T.autograd.grad(back.square().sum(), w)[0].tolist()
    common = of("nn.common_types")
    yield [str(getattr(common, n)).replace("typing.", "").replace("torc", "torch") for n in ("_size_2_t", "_size_any_t", "_ratio_3_t")][0].count("int")
    worker = of("utils.data._utils.worker")
    info = worker.WorkerInfo(id=1, seed=2)
    yield repr(info), info.id, told(lambda: setattr(info, "id", 3)), worker.get_worker_info() is None and of("utils.data").get_worker_info is worker.get_worker_info
    text = of("_tensor_str")
    with text.printoptions(precision=2, sci_mode=False):
        yield repr(T.tensor([1.23456])), text.PRINT_OPTS.precision, text.PRINT_OPTS.linewidth
    yield repr(T.tensor([1.23456])), text._str(x, tensor_contents="abc"), text._str(T.ones(1)), text.PRINT_OPTS.precision
    ops = of("_ops")
    yield isinstance(T.ops.aten.add, ops.OpOverloadPacket), isinstance(T.ops.aten.add.Tensor, ops.OpOverload), ops.ops is T.ops, isinstance(T.ops.aten.add, ops.HigherOrderOperator)
    kl = of("distributions.kl")
    yield (T.distributions.Normal, T.distributions.Normal) in kl._KL_REGISTRY
    yield T.torch is T, T._C._nn.gelu(x).tolist(), T._C._nn.linear(x, x).tolist(), hasattr(T._C._nn, "nothing"), T.compiled_with_cxx11_abi()
    yield T._shape_as_tensor(x).tolist(), str(T._shape_as_tensor(T.tensor(1))), [str(getattr(T, n).dtype) for n in ("FloatStorage", "LongStorage", "BoolStorage")]
    yield told(lambda: layer.xpu()), told(lambda: layer.ipu()), type(nn.Flatten().xpu()).__name__
    future, weight = T.__future__, layer.weight
    yield future.get_overwrite_module_params_on_conversion(), layer.double().weight is weight, future.get_swap_module_params_on_conversion()
    layer.weight.grad = T.ones(1, 1).double()
    future.set_overwrite_module_params_on_conversion(True)
    try:
        changed = layer.float()
        yield changed.weight is weight, str(weight.dtype), str(changed.weight.dtype), changed.weight.grad.tolist(), future.get_overwrite_module_params_on_conversion()
    finally:
        future.set_overwrite_module_params_on_conversion(False)


@pytest.mark.filterwarnings("ignore")
def test_private_names(torch, pytorch):
    ours, theirs = list(private_names(torch)), list(private_names(pytorch))
    assert len(ours) == len(theirs)
    for a, b in zip(ours, theirs):
        assert beside.same(a, b, 1e-3), f"\ntorc    {a}\nPyTorch {b}"


def test_dicts_of_weak_keys(torch, pytorch):
    def found(T):
        weak = importlib.import_module(T.__name__ + ".utils.weak")
        a, b = T.ones(2), T.ones(2)
        d = weak.WeakTensorKeyDictionary({a: 1})
        d[b] = 2
        yield len(d), d[a], d[b], a in d, T.ones(2) in d, 3 in d if T.__name__ == "torc" else False, [k is a for k in d], sorted(d.values()), d.get(T.ones(2), 5)
        r = weak.WeakIdRef(a)
        yield r() is a, r == weak.WeakIdRef(a), r == weak.WeakIdRef(b), hash(r) == id(a), weak.TensorWeakRef(a)() is a, len(d.keyrefs()), d == d.copy(), d.copy() is d
        tensor = weak.TensorWeakRef(b)
        del b
        gc.collect()
        yield len(d), list(d.values()), tensor() is None
        yield d.pop(a), len(d), (d | {a: 4})[a], d.setdefault(a, 7), told(lambda: d[T.ones(1)])[0][0], told(lambda: weak.TensorWeakRef(3))[0][0]
        d |= {a: 8}
        yield d[a], copy.deepcopy(d)[a]
        del d[a]
        yield len(d), bool(d)

    assert list(found(torch)) == list(found(pytorch))


def test_tensorboard_is_not_there(torch):
    assert not hasattr(torch.utils, "tensorboard")
    with pytest.raises(ImportError):
        importlib.import_module("torc.utils.tensorboard")
