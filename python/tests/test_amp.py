"""torch.amp: regions, functions under them, and GradScaler, beside PyTorch."""

import contextlib
import pickle
import random
import warnings

import pytest


def raised(function):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return function()
        except Exception as error:
            return type(error).__name__, str(error)


REFUSALS = [
    "T.autocast()", "T.autocast(3)", "T.is_autocast_enabled(3)", "T.get_autocast_dtype(None)",
    "T.amp.custom_fwd(lambda: 1)", "T.amp.custom_fwd(device_type=3)", "T.amp.custom_bwd(lambda: 1, device_type=3)",
    "T.amp.GradScaler('cpu', growth_factor=1.0)", "T.amp.GradScaler('cpu', backoff_factor=1.0)", "T.amp.GradScaler('cpu').scale(1)",
    "T.amp.GradScaler('cpu').load_state_dict({})", "T.amp.GradScaler('cpu').update()", "T.amp.GradScaler('cpu').step(None)",
    "T.amp.GradScaler('cpu').step(None, closure=1)", "T.amp.GradScaler('cpu').unscale_(None)", "T.set_autocast_dtype('cpu', 3)",
]
ANSWERS = [
    "T.is_autocast_enabled()", "T.is_autocast_enabled('cpu')", "str(T.get_autocast_dtype('cpu'))", "str(T.get_autocast_dtype('cuda'))",
    "T.is_autocast_cache_enabled()", "T.amp.is_autocast_available('cpu')", "T.amp.is_autocast_available('cuda')", "T.is_autocast_cpu_enabled()",
    "str(T.get_autocast_gpu_dtype())", "str(T.get_autocast_cpu_dtype())", "T.amp.GradScaler('cpu').state_dict()",
    "T.amp.GradScaler('cpu', 4.0).get_scale()", "T.amp.GradScaler('cpu', enabled=False).state_dict()", "T.amp.GradScaler('cpu', enabled=False).get_scale()",
    "T.amp.GradScaler('cpu', enabled=False).scale(3)", "T.autocast('cpu', dtype=T.float64)._enabled", "T.autocast('cpu', T.float16)._enabled",
    "T.autocast is T.amp.autocast", "T.cpu.amp.autocast().fast_dtype is T.bfloat16", "T.cpu.amp.autocast(False)._enabled",
    "T.cuda.amp.autocast(enabled=False).device", "T.autocast_increment_nesting() - T.autocast_decrement_nesting()",
]


@pytest.mark.parametrize("code", REFUSALS + ANSWERS)
def test_answers_and_refusals(torch, pytorch, code):
    assert raised(lambda: eval(code, {"T": torch})) == raised(lambda: eval(code, {"T": pytorch}))


def told(function):
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        function()
    return [(w.category.__name__, str(w.message).partition(" (Triggered")[0]) for w in told]


@pytest.mark.parametrize("code", [
    "T.cuda.amp.custom_fwd(lambda: 1)", "T.cuda.amp.custom_bwd(lambda: 1)", "T.cpu.amp.autocast()", "T.cpu.amp.GradScaler()", "T.autocast('cpu', dtype=T.float32)",
    "T.is_autocast_cpu_enabled()", "T.get_autocast_gpu_dtype()", "T.set_autocast_cpu_enabled(False)", "T.set_autocast_cpu_dtype(T.bfloat16)"])
def test_warnings(torch, pytorch, code):
    assert told(lambda: eval(code, {"T": torch})) == told(lambda: eval(code, {"T": pytorch}))


def test_regions_nest_and_end(torch, pytorch):
    """Random programs of regions: the dtype of a product, and what is asked, are the same at each point."""
    def program(T, seed):
        draw, seen = random.Random(seed), []
        x = T.ones(2, 2)

        def look():
            seen.append((str((x @ x).dtype), T.is_autocast_enabled("cpu"), str(T.get_autocast_dtype("cpu")), T.is_autocast_cache_enabled()))

        def region(depth):
            mode = T.autocast("cpu", draw.choice([None, T.bfloat16, T.float16]), draw.random() < 0.7, draw.choice([None, True, False]))
            inner = draw.randrange(3) if depth < 4 else 0
            fails = draw.random() < 0.3

            def body():
                look()
                for _ in range(inner):
                    region(depth + 1)
                if fails:
                    raise KeyError
            with contextlib.suppress(KeyError):
                if draw.random() < 0.5:
                    mode(body)()
                else:
                    with mode:
                        body()
            look()
        for _ in range(4):
            region(0)
        return seen
    for seed in range(20):
        assert program(torch, seed) == program(pytorch, seed)


def function_of(T, cast_inputs, seen):
    class Square(T.autograd.Function):
        @staticmethod
        @T.amp.custom_fwd(device_type="cpu", cast_inputs=cast_inputs)
        def forward(ctx, a, more):
            seen.append((str(a.dtype), [str(m.dtype) for m in more["list"]], T.is_autocast_enabled("cpu"), ctx._fwd_used_autocast))
            ctx.save_for_backward(a)
            return a @ a

        @staticmethod
        @T.amp.custom_bwd(device_type="cpu")
        def backward(ctx, grad):
            seen.append((T.is_autocast_enabled("cpu"), str(T.get_autocast_dtype("cpu"))))
            a, = ctx.saved_tensors
            return grad @ a + a @ grad, None
    return Square


def test_custom_functions(torch, pytorch):
    def run(T):
        seen = []
        for cast in (None, T.float32):
            for dtype in (None, T.bfloat16, T.float16):
                a = T.eye(2, dtype=T.bfloat16).requires_grad_()
                with T.autocast("cpu", dtype or T.bfloat16, enabled=dtype is not None):
                    r = function_of(T, cast, seen).apply(a, {"list": [T.ones(1).bfloat16(), T.ones(1).double(), T.ones(1, dtype=T.int32)]})
                r.sum().backward()
                seen.append((str(r.dtype), str(a.grad.dtype), a.grad.tolist()))
        return seen
    assert run(torch) == run(pytorch)


class Plain:
    """An optimizer that is nobody's: SGD in three lines."""

    def __init__(self, params):
        self.param_groups = [{"params": list(params)}]
        self.steps = 0

    def step(self, *more):
        self.steps += 1
        for p in self.param_groups[0]["params"]:
            if p.grad is not None:
                p.data.sub_(p.grad * 0.5)
        return self.steps


class OnDevice(Plain):
    """One that takes the scale and what was found itself."""
    _step_supports_amp_scaling = True

    def step(self):
        for p in self.param_groups[0]["params"]:
            p.grad.div_(1.0 if self.grad_scale is None else self.grad_scale)
            p.data.sub_((p.grad * 0.5).nan_to_num(0, 0, 0) * (1 - self.found_inf))


@pytest.mark.parametrize("kind", [Plain, OnDevice])
def test_random_programs_of_a_scaler(torch, pytorch, kind):
    def program(T, seed):
        draw, seen = random.Random(seed), []
        params = [T.nn.Parameter(T.ones(3, dtype=draw.choice([T.float32, T.float64, T.bfloat16]))) for _ in range(3)]
        optimizers = [kind(params[:2]), kind(params[2:])]
        scaler = T.amp.GradScaler("cpu", init_scale=8.0, growth_interval=2)
        for _ in range(40):
            what = draw.choice(["backward", "backward", "step", "step", "unscale_", "update", "state", "set", "new"])
            optimizer = draw.choice(optimizers)
            bad = draw.random() < 0.2
            if what == "backward":
                for p in params:
                    p.grad = None
                loss = sum((p * p).sum().float() for p in params) * (float("inf") if bad else 1.0)
                seen.append(raised(lambda: scaler.scale(loss).backward()))
            elif what == "update":
                seen.append(raised(scaler.update))
            elif what == "new":
                seen.append(raised(lambda: scaler.update(4.0)))
            elif what == "set":
                scaler.set_growth_interval(draw.randrange(1, 4))
                scaler.set_growth_factor(draw.choice([2.0, 4.0]))
                scaler.set_backoff_factor(draw.choice([0.5, 0.25]))
            elif what == "state":
                other = T.amp.GradScaler("cpu")
                other.load_state_dict(scaler.state_dict())
                seen.append((other.state_dict(), raised(lambda: pickle.loads(pickle.dumps(scaler)).state_dict())))
            elif kind is Plain or params[0].grad is not None:
                seen.append(raised(lambda: getattr(scaler, what)(optimizer)))
            seen.append((scaler.get_scale(), scaler._get_growth_tracker(), [p.tolist() for p in params],
                         [p.grad is not None and str(p.grad.tolist()) for p in params]))
        return seen
    for seed in range(25):
        ours, theirs = program(torch, seed), program(pytorch, seed)
        for k, (a, b) in enumerate(zip(ours, theirs)):
            assert a == b, (seed, k)


def test_states_are_exchanged(torch, pytorch):
    for T, other in (torch, pytorch), (pytorch, torch):
        scaler = T.amp.GradScaler("cpu", init_scale=32.0, growth_interval=3)
        scaler.scale(T.ones(1))
        again = other.amp.GradScaler("cpu")
        again.load_state_dict(scaler.state_dict())
        assert again.state_dict() == scaler.state_dict()


def test_lists_and_half(torch, pytorch):
    def run(T):
        scaler = T.amp.GradScaler("cpu", init_scale=4.0)
        values = scaler.scale([T.ones(1), (T.ones(2).double(), [T.ones(1).half()])])
        half = T.nn.Parameter(T.ones(2).half())
        half.grad = T.ones(2).half()
        return str(values), type(values[1]).__name__, raised(lambda: scaler.unscale_(Plain([half]))), list(map(float, scaler.scale({T.ones(()): 1})))
    assert run(torch) == run(pytorch)
