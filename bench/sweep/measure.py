"""measure.py - draws a call and times it in both libraries."""

import contextlib
import fcntl
import json
import math
import os
import random
import re
import sys
import time

try:
    import torch
except ImportError as why:
    print(f"skipped: {why} (TORC_PYTORCH names another Python)")
    sys.exit(77)
import torc
from calls import LIBRARIES, Called, CalledTorc, Named, Side, Tensor, flat_tensors, operand, result_differs, text_of, touched
from shapes import Template, any_shape, changed, layout_of, operand_shapes, tensors_of

GROUPS = 5
# On CUDA a graph has so many calls that it takes this long, and is replayed this long for a figure; on the CPU calls are repeated so long.
GRAPH_US, GROUP_US, CPU_GROUP_US = 150.0, 1500.0, 1000.0
MOST_IN_GRAPH, MOST_CALLS, MOST_ROUNDS, MOST_ROUNDS_S = 50, 1000, 60, 0.6
# One call of more than so long is not repeated often, or not at all.
SLOW_US, GIVE_UP_US = 3e4, {"cuda": 1e6, "cpu": 4e5}
# Bytes of the largest tensor of a call and of all results together, and the product of all sizes (of a matrix product: its multiplications).
LIMITS = {"cuda": (2 << 30, 16 << 30, 2e12), "cpu": (1 << 24, 1 << 27, 3e8)}
# What takes as long as the square of its elements: the bytes of the largest tensor.
QUADRATIC, QUADRATIC_MOST = {"multilabel_margin_loss"}, 1 << 17
DTYPES = ["float32"] * 8 + ["bfloat16"] * 7 + ["float16"] * 3 + ["int64"] * 2 + ["float64", "int32", "uint8", "bool"]


def begin(o):
    if o.device != "cpu" and not (torch.cuda.is_available() and torc.cuda.is_available()):
        print(f"skipped: PyTorch sees a GPU: {torch.cuda.is_available()}, torc: {torc.cuda.is_available()}")
        sys.exit(77)
    if o.itself:
        LIBRARIES["torc"] = torch
    torch.set_num_threads(o.threads)
    torc.set_num_threads(o.threads)


class Refused(Exception):
    def __init__(self, side, why):
        super().__init__(f"{side}: {why}")
        self.side, self.why = side, why


class NotCaptured(Exception):
    """A call that a graph cannot have. PyTorch's allocator does not recover from it, so the worker ends."""


def words_of(error):
    return f"{type(error).__name__}: {' '.join(str(error).split())[:200]}"


def out_of_memory(error):
    return isinstance(error, MemoryError) or re.search("out of memory|not enough memory|can't allocate|cannot allocate", str(error)) is not None


# After these errors nothing works any more in the process.
LOST = re.compile("CUDA error|CUDA_ERROR_(?!OUT_OF_MEMORY)|device-side assert|illegal (memory|address)|misaligned address|launch failure|cudaError")


def kind_of(device):
    return "cpu" if device == "cpu" else "cuda"


class Device:
    """The GPU among workers: all may prepare calls at a time, one measures while nothing else runs. Locks a file."""

    def __init__(self, path, say):
        self.file, self.say = open(path, "a") if path else None, say

    def take(self, how):
        if self.file:
            self.say(waits=True)
            fcntl.flock(self.file, how)
            self.say(waits=False)

    @contextlib.contextmanager
    def shared(self):
        self.take(fcntl.LOCK_SH)
        try:
            yield
        finally:
            if self.file:
                fcntl.flock(self.file, fcntl.LOCK_UN)

    @contextlib.contextmanager
    def alone(self):
        """Within shared()."""
        self.take(fcntl.LOCK_EX)
        try:
            yield
        finally:
            self.take(fcntl.LOCK_SH)


# ------------------------------------------------------------------------------------------ times
def wait(device):
    if device != "cpu":
        torch.cuda.synchronize()
        torc.cuda.synchronize()


class Captured:
    """Calls of one library in a CUDA graph, on a stream of their own."""

    streams = {}

    def __init__(self, library):
        self.library = library
        if library.__name__ not in self.streams:
            self.streams[library.__name__] = library.cuda.Stream()
        self.stream, self.graph = self.streams[library.__name__], None

    def capture(self, call, times):
        self.graph = self.library.cuda.CUDAGraph()
        self.times = times
        with self.library.cuda.stream(self.stream):
            self.graph.capture_begin()
            try:
                for _ in range(times):
                    call()
            finally:
                self.graph.capture_end()

    def us(self, replays):
        """Of one call."""
        begin, end = (self.library.cuda.Event(enable_timing=True) for _ in range(2))
        with self.library.cuda.stream(self.stream):
            if replays > 1:  # the device is at work when the clock starts, so the launch does not show
                self.graph.replay()
            begin.record()
            for _ in range(replays):
                self.graph.replay()
            end.record()
        end.synchronize()
        return begin.elapsed_time(end) * 1e3 / replays / self.times


def in_graphs(calls):
    """Microseconds of each library's call. calls: name → call, run twice already."""
    captured, least = {}, {}
    try:
        for name, call in calls.items():
            c = captured[name] = Captured(LIBRARIES[name])
            try:
                c.capture(call, 1)
            except Exception as why:
                if out_of_memory(why):
                    raise
                raise NotCaptured(f"{name}: {words_of(why)}") from None
            c.us(1)
            one = c.us(1)
            if one < 10 * GRAPH_US:
                one = c.us(5)
            if one < GRAPH_US:
                times = min(MOST_IN_GRAPH, math.ceil(GRAPH_US / max(one, 0.5)))
                c.graph.reset()
                c.capture(call, times)
                c.us(1)
            c.replays = max(1, math.ceil(GROUP_US / max(one * c.times, 0.5 * c.times)))
            least[name] = []
        for k in range(GROUPS if one < SLOW_US else 2):
            for name, c in list(captured.items())[:: -1 if k % 2 else 1]:
                least[name].append(c.us(c.replays))
        return {name: sorted(us)[len(us) // 2] for name, us in least.items()}
    finally:
        for c in captured.values():
            if c.graph is not None:
                c.graph.reset()


def as_they_come(calls, device):
    """Wall-clock microseconds, the best group: on a machine that does other work too, of as many as it takes until nothing gets better."""
    times, best = {}, {}
    for name, call in calls.items():
        one, start = math.inf, time.perf_counter()
        while one == math.inf or (time.perf_counter() - start) * 1e6 < CPU_GROUP_US:
            begin = time.perf_counter()
            call()
            wait(device)
            one = min(one, (time.perf_counter() - begin) * 1e6)
        times[name], best[name] = max(1, min(MOST_CALLS, math.ceil(CPU_GROUP_US / max(one, 0.1)))), math.inf
    rounds, last, start = 0, 0, time.perf_counter()
    while rounds < MOST_ROUNDS and (rounds < 2 or time.perf_counter() - start < MOST_ROUNDS_S and rounds - last < GROUPS):
        rounds += 1
        for name, call in list(calls.items())[:: 1 if rounds % 2 else -1]:
            for _ in range(min(times[name] - 1, 3)):  # the other library's threads go to sleep
                call()
            wait(device)
            begin = time.perf_counter()
            for _ in range(times[name]):
                call()
            wait(device)
            us = (time.perf_counter() - begin) * 1e6 / times[name]
            if us < 0.99 * best[name]:
                last = rounds
            best[name] = min(best[name], us)
    return best


def timed(calls, device, eager):
    """(how, name → microseconds), after a first run of each that shows whether there is time for more. eager: do not capture."""
    for call in calls.values():
        for _ in range(2):
            begin = time.perf_counter()
            call()
            wait(device)
        if (time.perf_counter() - begin) * 1e6 > GIVE_UP_US[kind_of(device)]:
            raise TimeoutError("a single call takes too long")
    if device == "cpu":
        return "calls", as_they_come(calls, device)
    return ("eager", as_they_come(calls, device)) if eager else ("graph", in_graphs(calls))


# ------------------------------------------------------------------------------------------ turns
class Turns:
    def __init__(self, rows, o, say=None):
        self.rows, self.o = rows, o
        self.device = o.device
        self.gpu = Device(o.lock, say)
        self.eager = {line["name"] for line in rows if line["waits"]} | set((o.eager or "").split(","))
        self.templates = {}  # row and sample → Template, or the word why there is none
        self.learned = {}  # the same as learn_all has written it
        if o.learned:
            with open(o.learned, encoding="utf-8") as file:
                self.learned = json.load(file)

    def bound(self, line):
        """The row in both libraries."""
        torcs = CalledTorc.__new__(CalledTorc)
        try:
            theirs = Called(line)
        except LookupError as why:
            raise Refused("PyTorch", str(why)) from None
        torcs.__dict__.update(theirs.__dict__)
        if theirs.left_out:
            raise Refused("PyTorch", f"has no such operator: {theirs.left_out}")
        return (theirs, theirs) if self.o.itself else (torcs, theirs)

    def template(self, line, torcs, theirs, text):
        key = f"{line['name']} {text}"
        if key not in self.templates:

            def taken(call, must=False):
                for dtype in (torch.float32, torch.int64, torch.complex64):
                    try:
                        made = self.made(torcs, call, dtype, {}, "cpu", torch.Generator().manual_seed(5))
                        for name, row in (("torc", torcs), ("PyTorch", theirs)):
                            Side(name, row, made).call()
                        return True
                    except Exception as why:
                        first = why if dtype == torch.float32 else first
                if must:
                    raise first
                return False

            try:
                self.templates[key] = Template(torcs, text, taken, self.learned.get(key))
            except Exception as why:
                self.templates[key] = words_of(why)
        return self.templates[key]

    def learn_all(self):
        """What is known of all samples, as JSON takes it. It holds as long as the samples do; what it says nothing of is found out again."""
        for line in self.rows:
            try:
                bound = self.bound(line)
            except Refused:
                continue
            for text in line["samples"]:
                self.template(line, *bound, text)
        return {key: t if isinstance(t, str) else [[v.places, v.size, v.step, v.least] for v in t.variables] for key, t in self.templates.items()}

    def made(self, row, call, dtype, layouts, device, generator):
        """The operands, by parameter."""

        def one(name, k, v):
            return operand(v, layouts.get((name, k), ""), dtype, device, generator) if isinstance(v, Tensor) else v

        a = {name: [one(name, k, x) for k, x in enumerate(v)] if isinstance(v, list) else one(name, 0, v) for name, v in call.items()}
        types = {name: type_ for name, type_, _ in row.params}
        for name, type_ in types.items():
            if type_ == "device" and name not in a:
                a[name] = device
        if "dtype" in types and "dtype" not in a and not any(isinstance(v, Tensor) for _, v in tensors_of(call)):
            a["dtype"] = Named(str(dtype).split(".")[1])
        return a

    def draw(self, r, template, elements, work):
        """(call with sizes, layouts by (parameter, index))."""
        if template.any_shape:
            shapes = operand_shapes(r, any_shape(r, elements), len(template.any_shape))
            call = changed(template.call, {})
            of = dict(tensors_of(call))
            for key, sizes in zip(template.any_shape, shapes):
                of[key].sizes = sizes
        else:
            call = template.sized(r, elements, work)
        same = layout_of(r, []) or r.random() < 0.5
        layouts = {}
        for key, t in tensors_of(call):
            how = layout_of(r, t.sizes)
            if same and layouts and len(t.sizes) in (4, 5) and "channels_last" in layouts.values():
                how = "channels_last"
            if how:
                layouts[key] = how
        return call, layouts

    def fits(self, theirs, call, dtype):
        """Would the results fit? PyTorch's meta device knows it of most."""
        try:
            a = self.made(theirs, call, dtype, {}, "meta", None)
            results = flat_tensors(Side("PyTorch", theirs, a).call(), torch)
        except Exception:
            return True
        return sum(t.numel() * t.element_size() for t in results) <= LIMITS[kind_of(self.device)][1]

    def take(self, turn, write):
        def say(**line):
            lost = "why" in line and self.device != "cpu" and LOST.search(line["why"])
            if lost:
                line["died"] = line.pop("why")
                del line["refused"]
            write(**line)
            if lost:
                os._exit(0)

        line = self.rows[turn % len(self.rows)]
        r = random.Random(f"{self.o.seed}/{turn}")
        where = {"op": line["name"], "at": turn}
        try:
            with self.gpu.shared():
                self.measured(line, r, where, say)
                wait(self.device)
        except Refused as why:
            say(**where, refused=why.side, why=why.why)
        except TimeoutError as why:
            say(**where, skipped=str(why))
        except NotCaptured as why:
            say(**where, uncaptured=str(why))
            sys.stdout.flush()
            os._exit(0)
        except Exception as why:
            if not out_of_memory(why):
                say(**where, refused="the sweep", why=words_of(why))
            else:
                say(**where, skipped="out of memory")
        if self.device != "cpu" and (turn % 20 == 0 or torch.cuda.memory_reserved() + torc.cuda.memory_reserved() > (40 << 30) // self.o.workers):
            torch.cuda.empty_cache()
            torc.cuda.empty_cache()

    def measured(self, line, r, where, say):
        torcs, theirs = self.bound(line)
        samples = line["samples"]
        template = None
        for text in r.sample(samples, len(samples)):
            t = self.template(line, torcs, theirs, text)
            if not isinstance(t, str):
                template = t
                if t.any_shape or t.variables or r.random() < 0.05:  # the others are of one size
                    break
        if template is None:
            raise Refused("the sweep", f"no sample is taken on the CPU: {self.templates[line['name'] + ' ' + samples[0]]}")
        most, _, work = LIMITS[kind_of(self.device)]
        dtype = getattr(torch, r.choice(DTYPES))
        if line["name"] in QUADRATIC:
            most = QUADRATIC_MOST
        elements = max(1.0, math.exp(r.uniform(0, math.log(most / dtype.itemsize))) if r.random() < 0.4 else math.exp(r.uniform(math.log(5e3), math.log(most / dtype.itemsize))))
        call, layouts = self.draw(r, template, elements, work if line["products"] else 1e18 if self.device != "cpu" else 1e11)
        if self.device == "cpu" and re.match("_fused_(adamw?|sgd)_", line["name"]):
            layouts = {}  # PyTorch's steps read all memory there as if it were dense, and so are faster, and wrong
        seed = r.randrange(1 << 30)
        if not self.fits(theirs, call, dtype):
            where["text"] = text_of(call)
            raise TimeoutError("the result is too large")
        # Integers where floats are refused, and the other way round, so that the turn is not lost.
        others = [torch.float32, torch.int64, torch.complex64]
        for dtype in [dtype, *(other for other in others if other != dtype)]:
            where.update(text=text_of(call), dtype=str(dtype).split(".")[1])
            where["layouts"] = ", ".join(f"{name}{k or ''} {how}" for (name, k), how in layouts.items())
            a = self.made(theirs, call, dtype, layouts, self.device, torch.Generator(self.device).manual_seed(seed))
            sides, refusals, results = {}, {}, {}
            for name, row in (("torc", torcs), ("PyTorch", theirs)):
                try:
                    sides[name] = Side(name, row, a)
                    results[name] = sides[name].call()
                    wait(self.device)
                except Exception as why:
                    if out_of_memory(why):
                        raise
                    refusals[name] = words_of(why)
            if not refusals:
                break
            (side, why), *_ = refusals.items()
            say(**where, refused=side if len(refusals) == 1 else "both", why=why)
        else:
            return
        where["memory"] = not (line["products"] or line["sorts"] or line["random"])
        inputs = sum(map(touched, flat_tensors(list(a.values()), torch)))
        differs = None if self.o.itself or line["random"] or "empty" in line["name"] or theirs.mutated else result_differs(results["torc"], results["PyTorch"])
        written = sum(map(touched, [t for t in flat_tensors(results["PyTorch"], torch)]))
        del results
        self.time({name: side.call for name, side in sides.items()}, "forward", where, inputs + written, say, differs)
        if line["derivative"] and dtype.is_floating_point and not theirs.inplace_only:
            self.backward(line, sides, torcs, theirs, where, inputs, say)

    def time(self, calls, what, where, count, say, differs=None):
        wait(self.device)
        with self.gpu.alone():
            how, us = timed(calls, self.device, where["op"] in self.eager)
        more = {"differs": differs} if differs else {}
        say(**where, **more, **{"pass": what}, how=how, torc=us["torc"], pytorch=us["PyTorch"], bytes=count)

    def backward(self, line, sides, torcs, theirs, where, inputs, say):
        names = [name for name, value in sides["PyTorch"].a.items() if flat_tensors(value, torch) and not name.startswith("running_")]
        try:
            sides["PyTorch"].prepare_backward(names, theirs)
        except RuntimeError:  # not of all, such as the weights of a loss
            names = names[:1]
        calls, kept = {}, []
        for name, row in (("torc", torcs), ("PyTorch", theirs)):
            library = LIBRARIES[name]
            try:
                if self.device == "cpu":
                    made = sides[name].prepare_backward(names, row)
                else:  # a backward pass runs on the streams of its forward pass, and the capture must see that of its own
                    with library.cuda.stream(Captured(library).stream):
                        made = sides[name].prepare_backward(names, row)
                    wait(self.device)
                if made:
                    kept.append(made)
                    calls[name] = self.on_stream(library, made[-1])
                    calls[name]()
                    wait(self.device)
            except Exception as why:
                if out_of_memory(why):
                    raise
                raise Refused(name, f"backward: {words_of(why)}") from None
        if len(calls) == 2:
            results, given = kept[-1][1], kept[-1][2]
            bytes_ = inputs + sum(map(touched, given)) + sum(map(touched, kept[-1][0]))
            del results
            self.time(calls, "backward", where, bytes_, say)

    def on_stream(self, library, call):
        if self.device == "cpu":
            return call
        stream = Captured(library).stream

        def run():
            with library.cuda.stream(stream):
                return call()

        return run
