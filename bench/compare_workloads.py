"""The workloads of bench/workloads.c in PyTorch and in torc, one after the other in one run, from the same weights.

    python bench/compare_workloads.py build/release/bench/workloads [NAME…] [--device cuda|cpu] [--tiny] [--no-compile] [--max-autotune]
                                      [--curve N] [--steps N] [--groups N] [--warm N] [--seed N] [--kernels] [--json FILE] [--keep FOLDER]
                                      [--SIZE N…] [--dtype NAME]

Sizes are those that `workloads --list` says for the options that it knows and this program does not. Weights and inputs are drawn here, and
go to the C program in a safetensors file. Both sides do the same in the same order: --curve steps whose losses are kept (of those that
do not train, the first numbers of the output; a generator is given its tokens there), then groups of steps for the time. docs/benchmarks.md
says what the columns mean.

Whether curves agree is measured by a third one, which PyTorch computes more precisely (in float64 for float32, in float32 for halves): no
step of torc's is farther from it than four times what PyTorch's own were so far, and a little. Networks with batch norms are chaotic at
first, and double a difference in each step, whoever made it.

Exit status: 0; 1 where a curve does not agree or a side failed; 77 where there is no PyTorch (or, for the weights, no
safetensors). TORC_PYTORCH names a Python that has both. A ratio above 1 means that torc is faster."""

import argparse
import collections
import csv
import gc
import io
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

if os.environ.get("TORC_PYTORCH") and not os.environ.get("TORC_PYTORCH_FOUND"):
    os.environ["TORC_PYTORCH_FOUND"] = "1"
    os.execvp(os.environ["TORC_PYTORCH"], [os.environ["TORC_PYTORCH"], *sys.argv])
try:
    import torch
    import torch.nn.functional as F
    from safetensors.torch import save_file
    from torch import nn
except ImportError as why:
    print(f"skipped: {why} (TORC_PYTORCH names another Python)")
    sys.exit(77)

SHOWN, CURVE, GROUPS, WARM = 4, 8, 3, 5


# ------------------------------------------------------------------------------------------ the models
class Block(nn.Module):
    def __init__(self, width, heads, decoder):
        super().__init__()
        self.heads, self.decoder = heads, decoder
        self.ln1, self.qkv, self.o = nn.LayerNorm(width), nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.ln2, self.up, self.dn = nn.LayerNorm(width), nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def split(self, x):
        return x.unflatten(-1, (self.heads, -1)).transpose(1, 2)

    def attention(self, x):
        q, k, v = self.qkv(x).chunk(3, dim=-1)
        y = F.scaled_dot_product_attention(self.split(q), self.split(k), self.split(v), is_causal=self.decoder)
        return self.o(y.transpose(1, 2).flatten(2))

    def perceptron(self, x):
        return self.dn(F.gelu(self.up(x), approximate="tanh" if self.decoder else "none"))

    def forward(self, x):
        if self.decoder:
            x = x + self.attention(self.ln1(x))
            return x + self.perceptron(self.ln2(x))
        x = self.ln1(x + self.attention(x))
        return self.ln2(x + self.perceptron(x))


class Transformer(nn.Module):
    def __init__(self, n, decoder):
        super().__init__()
        self.decoder = decoder
        self.tok, self.pos = nn.Embedding(n["vocab"], n["width"]), nn.Embedding(n["seq"], n["width"])
        self.blocks = nn.Sequential(*[Block(n["width"], n["heads"], decoder) for _ in range(n["layers"])])
        self.lnf = nn.LayerNorm(n["width"])
        if decoder:
            self.head = nn.Linear(n["width"], n["vocab"], bias=False)
            self.head.weight = self.tok.weight
        for p in self.parameters():
            if p.dim() == 2:
                nn.init.normal_(p, std=0.02)

    def forward(self, tokens, target=None):
        x = self.tok(tokens) + self.pos(torch.arange(tokens.shape[1], device=tokens.device))
        if not self.decoder:
            return self.blocks(self.lnf(x))
        x = self.head(self.lnf(self.blocks(x)))
        return x if target is None else F.cross_entropy(x.flatten(0, 1), target.flatten())


class Decoder(nn.Module):
    """One token at a time, with a cache of keys and values whose size does not change."""

    def __init__(self, model, n, dtype):
        super().__init__()
        self.model, self.places = model, n["seq"]
        shape = n["batch"], n["heads"], n["seq"], n["width"] // n["heads"]
        for i in range(n["layers"]):
            self.register_buffer(f"keys{i}", torch.zeros(shape, dtype=dtype))
            self.register_buffer(f"values{i}", torch.zeros(shape, dtype=dtype))

    def forward(self, token, place):
        mask = (torch.arange(self.places, device=token.device) <= place).view(1, 1, 1, self.places)
        x = self.model.tok(token) + self.model.pos(place)
        for i, b in enumerate(self.model.blocks):
            q, k, v = b.qkv(b.ln1(x)).chunk(3, dim=-1)
            keys, values = getattr(self, f"keys{i}"), getattr(self, f"values{i}")
            keys.index_copy_(2, place, b.split(k))
            values.index_copy_(2, place, b.split(v))
            y = F.scaled_dot_product_attention(b.split(q), keys, values, attn_mask=mask)
            x = x + b.o(y.transpose(1, 2).flatten(2))
            x = x + b.perceptron(b.ln2(x))
        logits = self.model.head(self.model.lnf(x))
        return logits, logits.argmax(-1)


class Bottleneck(nn.Module):
    def __init__(self, i, p, stride, down):
        super().__init__()
        self.c1, self.b1 = nn.Conv2d(i, p, 1, bias=False), nn.BatchNorm2d(p)
        self.c2, self.b2 = nn.Conv2d(p, p, 3, stride, 1, bias=False), nn.BatchNorm2d(p)
        self.c3, self.b3 = nn.Conv2d(p, 4 * p, 1, bias=False), nn.BatchNorm2d(4 * p)
        self.relu = nn.ReLU(inplace=True)
        self.down = nn.Sequential(nn.Conv2d(i, 4 * p, 1, stride, bias=False), nn.BatchNorm2d(4 * p)) if down else None

    def forward(self, x):
        around = x if self.down is None else self.down(x)
        x = self.relu(self.b1(self.c1(x)))
        x = self.relu(self.b2(self.c2(x)))
        return self.relu(self.b3(self.c3(x)) + around)


class ResNet50(nn.Module):
    def __init__(self, n):
        super().__init__()
        i = p = n["width"]
        self.stem = nn.Sequential(nn.Conv2d(3, i, 7, 2, 3, bias=False), nn.BatchNorm2d(i), nn.ReLU(inplace=True), nn.MaxPool2d(3, 2, 1))
        layers = []
        for stage, depth in enumerate((3, 4, 6, 3)):
            for k in range(depth):
                layers.append(Bottleneck(i, p, 2 if stage and not k else 1, not k))
                i = 4 * p
            p *= 2
        self.layers, self.pool, self.fc = nn.Sequential(*layers), nn.AdaptiveAvgPool2d(1), nn.Linear(i, n["classes"])

    def forward(self, x):
        return self.fc(self.pool(self.layers(self.stem(x))).flatten(1))


# ------------------------------------------------------------------------------------------ the jobs
class Job:
    """What bench/workloads/workload.h calls a job. `compiled` is what is compiled of it, or None."""

    training = True

    def __init__(self, n, device, dtype):
        self.n, self.device, self.dtype = n, device, dtype
        self.model = self.make().to(device, torch.float64 if dtype == torch.float64 else torch.float32)
        self.units = n["batch"]

    def autocast(self):
        return torch.autocast(self.device.type, dtype=self.dtype if self.dtype.itemsize == 2 else torch.bfloat16, enabled=self.dtype in (torch.float16, torch.bfloat16))

    def prepare(self, inputs, compiled):
        self.inputs, self.run = inputs, torch.compile(self.model, mode=compiled or None) if compiled is not None else self.model

    def restart(self):
        pass

    def feed(self, k):
        pass


class GPT2Train(Job):
    def make(self):
        return Transformer(self.n, True)

    def draw(self):
        shape = self.n["batch"], self.n["seq"]
        return {name: torch.randint(0, self.n["vocab"], shape, device=self.device) for name in ("tokens", "target")}

    def prepare(self, inputs, compiled):
        super().prepare(inputs, compiled)
        self.units = self.n["batch"] * self.n["seq"]
        self.optimizer = torch.optim.AdamW(self.model.parameters(), lr=1e-4, fused=True)

    def step(self):
        self.optimizer.zero_grad(set_to_none=True)
        with self.autocast():
            loss = self.run(self.inputs["tokens"], self.inputs["target"])
        loss.backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        self.optimizer.step()
        return loss.detach()


class GPT2Generate(Job):
    training = False

    def make(self):
        return Transformer(self.n, True)

    def draw(self):
        return {"tokens": torch.randint(0, self.n["vocab"], (self.n["batch"], self.n["seq"]), device=self.device)}

    def prepare(self, inputs, compiled):
        self.inputs = inputs
        decoder = Decoder(self.model.to(self.dtype), self.n, self.dtype).to(self.device).eval()
        if compiled is None:
            self.run = decoder
        else:
            self.run = torch.compile(decoder, mode="reduce-overhead" if self.device.type == "cuda" else None)
        self.restart()

    def restart(self):
        self.token = torch.zeros(self.n["batch"], 1, dtype=torch.long, device=self.device)
        self.place = torch.zeros(1, dtype=torch.long, device=self.device)

    def feed(self, k):
        self.token = self.inputs["tokens"][:, k : k + 1].clone()

    @torch.inference_mode()
    def step(self):
        logits, token = self.run(self.token, self.place)
        self.token = token.clone()
        self.place = self.place + 1
        return logits


class BertInfer(Job):
    training = False

    def make(self):
        return Transformer(self.n, False)

    def draw(self):
        return {"tokens": torch.randint(0, self.n["vocab"], (self.n["batch"], self.n["seq"]), device=self.device)}

    def prepare(self, inputs, compiled):
        self.model = self.model.to(self.dtype).eval()
        super().prepare(inputs, compiled)

    @torch.inference_mode()
    def step(self):
        return self.run(self.inputs["tokens"])


class ResNet50Train(Job):
    def make(self):
        return ResNet50(self.n)

    def draw(self):
        n = self.n
        return {"image": torch.randn(n["batch"], 3, n["image"], n["image"], device=self.device),
                "target": torch.randint(0, n["classes"], (n["batch"],), device=self.device)}

    def prepare(self, inputs, compiled):
        self.model = self.model.to(memory_format=torch.channels_last)
        super().prepare({**inputs, "image": inputs["image"].to(memory_format=torch.channels_last)}, compiled)
        self.optimizer = torch.optim.SGD(self.model.parameters(), lr=0.01, momentum=0.9)
        self.scaler = torch.amp.GradScaler(self.device.type)

    def step(self):
        self.optimizer.zero_grad(set_to_none=True)
        with self.autocast():
            loss = F.cross_entropy(self.run(self.inputs["image"]), self.inputs["target"])
        self.scaler.scale(loss).backward()
        self.scaler.step(self.optimizer)
        self.scaler.update()
        return loss.detach()


class MLPTrain(Job):
    def make(self):
        return nn.Sequential(nn.Linear(self.n["inputs"], self.n["width"]), nn.ReLU(), nn.Linear(self.n["width"], self.n["classes"]))

    def draw(self):
        n = self.n
        return {"x": torch.randn(n["batch"], n["inputs"], device=self.device), "target": torch.randint(0, n["classes"], (n["batch"],), device=self.device)}

    def prepare(self, inputs, compiled):
        super().prepare(inputs, compiled)
        self.units = 1
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=1e-3)

    def step(self):
        self.optimizer.zero_grad()
        loss = F.cross_entropy(self.run(self.inputs["x"]), self.inputs["target"])
        loss.backward()
        self.optimizer.step()
        return loss.detach()


JOBS = {"gpt2_train": GPT2Train, "gpt2_generate": GPT2Generate, "bert_infer": BertInfer, "resnet50_train": ResNet50Train, "mlp_train": MLPTrain}


# ------------------------------------------------------------------------------------------ measuring PyTorch
def wait():
    if torch.cuda.is_available() and torch.cuda.is_initialized():
        torch.cuda.synchronize()


def median(of):
    return sorted(of)[len(of) // 2]


def kernels_of(job):
    """(name, microseconds) of what the device does in a step, in order."""
    from torch.profiler import ProfilerActivity, profile

    with profile(activities=[ProfilerActivity.CUDA, ProfilerActivity.CPU]) as seen:
        job.step()
        wait()
    return [(e.name, e.time_range.elapsed_us()) for e in seen.events() if e.device_type == torch.autograd.DeviceType.CUDA and e.time_range.elapsed_us() > 0]


def made(case, o, dtype, state, inputs, compiled):
    gc.collect()
    device = torch.device(o.device)
    job = JOBS[case["workload"]](case, device, dtype)
    job.model.load_state_dict(state)
    floats = torch.float64 if dtype == torch.float64 else torch.float32
    job.prepare({name: t.to(device, floats if t.is_floating_point() else t.dtype) for name, t in inputs.items()}, compiled)
    torch.backends.cudnn.benchmark = bool(case["timed_algorithms"])
    return job


def more_precise(case, o, state, inputs):
    """The curve, from arithmetic that the other sides' rounding can be measured by."""
    before = torch.backends.cudnn.allow_tf32
    torch.backends.cudnn.allow_tf32 = False
    try:
        job = made(case, o, torch.float64 if case["dtype"] == "float32" else torch.float32, state, inputs, None)
        return {"losses": curve_of(job, o)[0]}
    finally:
        torch.backends.cudnn.allow_tf32 = before


def curve_of(job, o):
    curve, first = [], 0
    job.restart()
    for k in range(o.curve):
        job.feed(k)
        begin = time.perf_counter()
        curve += job.step().flatten()[:SHOWN].double().tolist()
        first = first or time.perf_counter() - begin
    return curve, first


def pytorch(case, o, state, inputs, compiled):
    """The job in PyTorch, as the C program does it; of a part of the figures there is none on the CPU."""
    job, cuda = made(case, o, getattr(torch, case["dtype"]), state, inputs, compiled), o.device != "cpu"
    if cuda:
        torch.cuda.empty_cache()
        torch.cuda.reset_peak_memory_stats()
    curve, first = curve_of(job, o)
    job.restart()
    for _ in range(o.warm):
        job.step()
    whole, host = [], []
    for _ in range(o.groups):
        job.restart()
        wait()
        begin = time.perf_counter()
        for _ in range(case["steps"]):
            job.step()
        wait()
        whole.append((time.perf_counter() - begin) / case["steps"])
        begin = time.perf_counter()
        job.step()
        host.append(time.perf_counter() - begin)
        wait()
    result = {"rate": job.units / median(whole), "step_us": median(whole) * 1e6, "host_us": median(host) * 1e6, "first_s": first, "losses": curve,
              "peak_bytes": torch.cuda.max_memory_allocated() if cuda else None,
              "reserved_bytes": torch.cuda.max_memory_reserved() if cuda else None}
    if cuda:
        try:
            result["kernels"] = kernels_of(job)
            result["nodes"] = len(result["kernels"])
        except Exception as why:  # a profiler that the machine does not let work is no reason to lose the times
            result["profiler"] = repr(why)[:200]
    return result


def try_to(measure, *args):
    try:
        return measure(*args)
    except Exception as why:
        return {"error": f"{type(why).__name__}: {str(why)[:300]}"}
    finally:
        gc.collect()
        if "torch._dynamo" in sys.modules:
            torch._dynamo.reset()
        if torch.cuda.is_available():
            torch.cuda.empty_cache()


# ------------------------------------------------------------------------------------------ torc
def sizes_of(case):
    return [word for name in ("batch", "seq", "vocab", "width", "heads", "layers", "image", "classes", "inputs") if name in case
            for word in (f"--{name}", str(case[name]))]


def command(o, case, weights):
    return [o.program, case["workload"], "--device", o.device, "--dtype", case["dtype"], "--weights", weights, "--curve", str(o.curve), "--warm", str(o.warm),
            "--seed", str(o.seed), *sizes_of(case)]


def torc(o, case, weights):
    words = [*command(o, case, weights), "--mode", "both", "--steps", str(case["steps"]), "--groups", str(o.groups)]
    done = subprocess.run(words, capture_output=True, text=True)
    found = {}
    for line in done.stdout.splitlines():
        row = json.loads(line)
        found[row["mode"]] = row
    if not found:
        found["eager"] = {"error": f"exit status {done.returncode}: {done.stderr[-300:]}"}
    return found


def torc_kernels(o, case, weights):
    """(name, microseconds) of the kernels of one eager step, through Nsight Compute; None where it cannot be had."""
    ncu = shutil.which("ncu")
    if not ncu:
        return None
    words = [ncu, "--clock-control", "none", "--cache-control", "none", "--csv", "--metrics", "gpu__time_duration.sum", "--nvtx", "--nvtx-include", "workload step"]
    words += [*command(o, case, weights), "--mode", "eager", "--steps", "1", "--groups", "1"]
    done = subprocess.run(words, capture_output=True, text=True)
    lines = [line for line in done.stdout.splitlines() if line.startswith('"')]
    factor = {"ns": 1e-3, "nsecond": 1e-3, "us": 1, "usecond": 1, "ms": 1e3, "msecond": 1e3}
    return [(row["Kernel Name"], float(row["Metric Value"].replace(",", "")) * factor.get(row["Metric Unit"], 1e-3))
            for row in csv.DictReader(io.StringIO("\n".join(lines))) if row.get("Metric Value")]


# ------------------------------------------------------------------------------------------ the table
# What is nothing beside PyTorch's own rounding, of the largest number.
TOLERANCE = {"float32": 1e-5, "bfloat16": 4e-3, "float16": 5e-4}


def differences(curve, precise):
    """Of each number, by the largest of the precise curve; infinite where there is nothing to compare or a number is none."""
    largest = max((abs(y) for y in precise), default=0) or 1.0
    if len(curve) != len(precise) or not precise:
        return [float("inf")]
    return [abs(x - y) / largest if x is not None and x == x else float("inf") for x, y in zip(curve, precise)]


def agrees(ours, theirs, tolerance):
    """Two lists of differences: whether ours stay near what theirs were up to there."""
    most = 0.0
    for a, b in zip(ours, theirs, strict=True):
        most = max(most, b)
        if not a <= 4 * most + tolerance:
            return False
    return True


def print_kernels(title, kernels):
    total = collections.defaultdict(lambda: [0, 0.0])
    for name, us in kernels:
        total[name][0] += 1
        total[name][1] += us
    print(f"  {title}: {len(kernels)} kernels, {sum(us for _, us in kernels):.0f} us")
    for name, (n, us) in sorted(total.items(), key=lambda entry: -entry[1][1])[:25]:
        print(f"    {us:9.1f} us {n:5} x {name[:110]}")


def title(case):
    sizes = f"batch {case['batch']}" + (f", {case['seq']} places" if "seq" in case else "")
    return f"{case['workload']}, {sizes}, {case['dtype']}"


def report(case, sides):
    precise = sides.pop("precise")
    well = "error" not in precise
    if not well:
        print(f"the precise curve: {precise['error']}")
    theirs = differences(sides["PyTorch eager"].get("losses", []), precise.get("losses", []))
    print(f"{title(case)}: {case['unit']}")
    print(f"  {'':18}{'rate':>12}{'/ eager':>9}{'/ compiled':>11}{'us a step':>12}{'host us':>10}{'first s':>9}{'peak GB':>9}{'reserved':>9}{'nodes':>7}  curve")
    for name, side in sides.items():
        if "error" in side:
            print(f"  {name:18}{side['error']}")
            well = False
            continue
        ratios = [side["rate"] / sides[other]["rate"] if "rate" in sides.get(other, {}) else None for other in ("PyTorch eager", "PyTorch compiled")]
        apart = differences(side["losses"], precise.get("losses", []))
        good = len(apart) == len(theirs) and agrees(apart, theirs, TOLERANCE[case["dtype"]])
        well = well and (good or name.startswith("PyTorch"))
        number = lambda value, form: format(value, form) if value is not None else "-".rjust(int(form.split(".")[0].split(",")[0]))  # noqa: E731
        gigabytes = [side.get(k) / 1e9 if side.get(k) is not None else None for k in ("peak_bytes", "reserved_bytes")]
        print(f"  {name:18}{side['rate']:12,.0f}{number(ratios[0], '9.2f')}{number(ratios[1], '11.2f')}{side['step_us']:12,.1f}{side['host_us']:10,.1f}"
              f"{side['first_s']:9.2f}{number(gigabytes[0], '9.2f')}{number(gigabytes[1], '9.2f')}{number(side.get('nodes'), '7')}  "
              f"{apart[0]:.0e} to {max(apart):.0e}{', agrees' if good else ', DOES NOT AGREE'}")
    return well


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0], allow_abbrev=False)
    parser.add_argument("program")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--no-compile", action="store_true")
    parser.add_argument("--max-autotune", action="store_true", help="of BERT, which takes PyTorch more than a minute")
    parser.add_argument("--kernels", action="store_true", help="the longest kernels of a step on both sides; torc's through ncu")
    parser.add_argument("--json")
    parser.add_argument("--keep", help="a folder for the files of weights")
    for name, default in (("--curve", CURVE), ("--groups", GROUPS), ("--warm", WARM), ("--seed", 1), ("--steps", 0)):
        parser.add_argument(name, type=int, default=default)
    o, rest = parser.parse_known_args()
    listed = subprocess.run([o.program, "--list", "--device", o.device, "--curve", str(o.curve), *(["--steps", str(o.steps)] if o.steps else []), *rest], capture_output=True, text=True)
    if listed.returncode or not listed.stdout:
        sys.exit(listed.stderr or "the program lists nothing")
    cases, well, everything = [json.loads(line) for line in listed.stdout.splitlines()], True, []
    with tempfile.TemporaryDirectory(prefix="torc-workloads-") as folder:
        for k, case in enumerate(cases):
            torch.manual_seed(o.seed)
            job = JOBS[case["workload"]](case, torch.device(o.device), torch.float32)
            state = {name: t.detach().cpu().clone() for name, t in job.model.state_dict().items()}
            inputs = {name: t.cpu() for name, t in job.draw().items()}
            del job
            weights = os.path.join(o.keep or folder, f"{k}_{case['workload']}.safetensors")
            save_file({f"model.{name}": t for name, t in state.items()} | {f"input.{name}": t for name, t in inputs.items()}, weights)
            sides = {"precise": try_to(more_precise, case, o, state, inputs)}
            sides["PyTorch eager"] = try_to(pytorch, case, o, state, inputs, None)
            if not o.no_compile:
                mode = "max-autotune" if o.max_autotune and case["workload"] == "bert_infer" else ""
                sides["PyTorch compiled"] = try_to(pytorch, case, o, state, inputs, mode)
            sides |= {f"torc {mode}": side for mode, side in torc(o, case, weights).items()}
            well = report(case, sides) and well
            if o.kernels and o.device != "cpu":
                theirs, ours = sides["PyTorch eager"].get("kernels"), torc_kernels(o, case, weights)
                if theirs:
                    print_kernels("PyTorch eager", theirs)
                print_kernels("torc eager", ours) if ours else print("  torc's kernels: ncu gave none")
            sys.stdout.flush()
            everything.append({"case": case, "sides": {name: {key: v for key, v in side.items() if key != "kernels"} for name, side in sides.items()}})
            if not o.keep:
                os.remove(weights)
            if o.json:  # what is measured is there, whatever ends the run
                with open(o.json, "w", encoding="utf-8") as file:
                    json.dump(everything, file, indent=1)
    print(f"PyTorch {torch.__version__}, {o.device}: {len(cases)} workloads, curves {'agree' if well else 'or a side FAILED'}")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
