"""Names that libraries look up as they are imported: they are there, and what cannot be done says so when it is asked for."""

import importlib

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
