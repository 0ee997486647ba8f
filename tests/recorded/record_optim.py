"""Write tests/recorded/optim.h: what PyTorch's optimizers and schedulers do, for tests/unit/test_optim.c.

Run with a Python that has PyTorch 2.11:  python tests/recorded/record_optim.py > tests/recorded/optim.h

Parameters and gradients follow the formulas below, whose values are exact in every floating dtype; the test repeats
them. Optimizers run in their single-tensor form, which is PyTorch's reference.
"""

import itertools
import warnings

import torch
from torch.optim import lr_scheduler as sched

warnings.filterwarnings("ignore")
torch.set_num_threads(1)
SHAPES = [(3,), (2, 2)]


def start(k, dtype):
    n = torch.Size(SHAPES[k]).numel()
    return torch.tensor([((i * 5 + k * 3) % 7 - 3) / 4 for i in range(n)], dtype=dtype).reshape(SHAPES[k])


def gradient(k, t, dtype):
    n = torch.Size(SHAPES[k]).numel()
    return torch.tensor([((t * 7 + i * 3 + k * 5) % 11 - 5) / 8 for i in range(n)], dtype=dtype).reshape(SHAPES[k])


def run(cls, dtype, **options):
    params = [start(k, dtype).requires_grad_() for k in range(2)]
    opt = cls(params, foreach=False, fused=False, **options)
    seen = []
    for t in range(10):
        for k, p in enumerate(params):
            p.grad = gradient(k, t, dtype)
        opt.step()
        if t in (0, 9):
            seen += [v for p in params for v in p.detach().flatten().tolist()]
    return seen


def number(v):
    return repr(float(v))


def optimizers():
    print("static const trajectory_row trajectory_rows[] = {")
    def emit(kind, cls, dtype, name, **o):
        values = ", ".join(number(v) for v in run(cls, dtype, lr=0.05, **o))
        print(f"    {{{kind}, {name}, {o.get('momentum', 0)}, {o.get('dampening', 0)}, {o['weight_decay']}, {int(o.get('nesterov', 0))}, "
              f"{int(o['maximize'])}, {int(o.get('amsgrad', 0))},\n     {{{values}}}}},")
    for dtype, name in ((torch.float32, "TORC_FLOAT32"), (torch.float64, "TORC_FLOAT64")):
        for momentum, dampening, nesterov in ((0, 0, False), (0.9, 0, False), (0.9, 0, True), (0.9, 0.125, False)):
            for wd, maximize in itertools.product((0, 0.0625), (False, True)):
                emit("SGD", torch.optim.SGD, dtype, name, momentum=momentum, dampening=dampening, weight_decay=wd, nesterov=nesterov, maximize=maximize)
        for kind, cls in (("ADAM", torch.optim.Adam), ("ADAMW", torch.optim.AdamW)):
            for wd, maximize, amsgrad in itertools.product((0, 0.0625), (False, True), (False, True)):
                emit(kind, cls, dtype, name, weight_decay=wd, maximize=maximize, amsgrad=amsgrad)
    print("};\n")


def groups(adam=False):
    a, b = (torch.zeros(1, requires_grad=True) for _ in range(2))
    parts = [{"params": [a], "lr": 0.1}, {"params": [b], "lr": 0.02}]
    return torch.optim.AdamW(parts) if adam else torch.optim.SGD(parts, momentum=0.9)


def schedule(name, make, adam=False, steps=30):
    opt = groups(adam)
    s = make(opt)
    lrs, momenta = [], []
    for t in range(steps + 1):
        lrs += [g["lr"] for g in opt.param_groups]
        momenta.append(opt.param_groups[0]["betas"][0] if adam else opt.param_groups[0]["momentum"])
        if t < steps:
            opt.step()
            s.step()
    print(f"    {{\"{name}\", {int(adam)},\n     {{{', '.join(number(v) for v in lrs)}}},\n     {{{', '.join(number(v) for v in momenta)}}}}},")


def schedulers():
    print("static const schedule_row schedule_rows[] = {")
    schedule("lambda", lambda o: sched.LambdaLR(o, lambda e: 0.95 ** e))
    schedule("step", lambda o: sched.StepLR(o, 4, gamma=0.5))
    schedule("multi_step", lambda o: sched.MultiStepLR(o, [20, 3, 11, 11], gamma=0.3))
    schedule("exponential", lambda o: sched.ExponentialLR(o, 0.9))
    schedule("constant", lambda o: sched.ConstantLR(o, factor=0.25, total_iters=7))
    schedule("linear", lambda o: sched.LinearLR(o))
    schedule("linear_down", lambda o: sched.LinearLR(o, start_factor=1.0, end_factor=0.1, total_iters=20))
    schedule("cosine", lambda o: sched.CosineAnnealingLR(o, 12, eta_min=0.001))
    schedule("cosine_long", lambda o: sched.CosineAnnealingLR(o, 50))
    schedule("one_cycle", lambda o: sched.OneCycleLR(o, 0.5, total_steps=31))
    schedule("one_cycle_linear", lambda o: sched.OneCycleLR(o, [0.5, 0.3], total_steps=31, anneal_strategy="linear", pct_start=0.25, div_factor=10, final_div_factor=100))
    schedule("one_cycle_three", lambda o: sched.OneCycleLR(o, 0.5, epochs=4, steps_per_epoch=8, three_phase=True), adam=True)
    schedule("one_cycle_still", lambda o: sched.OneCycleLR(o, 0.5, total_steps=40, cycle_momentum=False), adam=True)
    schedule("sequential", lambda o: sched.SequentialLR(o, [sched.LinearLR(o, start_factor=0.1, total_iters=5), sched.CosineAnnealingLR(o, 25, eta_min=1e-4)], [5]))
    schedule("sequential_three", lambda o: sched.SequentialLR(
        o, [sched.ConstantLR(o, factor=0.5, total_iters=4), sched.ExponentialLR(o, 0.8), sched.StepLR(o, 3, gamma=0.1)], [4, 15]))
    print("};\n")


def clipping():
    print("static const clip_row clip_rows[] = {")
    for norm_type, text in ((2.0, "2"), (1.0, "1"), (3.0, "3"), (float("inf"), "INFINITY")):
        for max_norm in (0.75, 100.0):
            params = [start(k, torch.float32).requires_grad_() for k in range(2)]
            for k, p in enumerate(params):
                p.grad = gradient(k, 1, torch.float32)
            total = torch.nn.utils.clip_grad_norm_(params, max_norm, norm_type)
            values = ", ".join(number(v) for p in params for v in p.grad.flatten().tolist())
            print(f"    {{{text}, {max_norm}, {number(total)}, {{{values}}}}},")
    print("};")


print("/* Written by tests/recorded/record_optim.py from PyTorch " + torch.__version__.split("+")[0] + ". */")
optimizers()
schedulers()
clipping()
