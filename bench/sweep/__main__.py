"""Every operator at many shapes beside PyTorch.

    python bench/sweep OPS [--python FOLDER] [--device cuda|cpu] [--seed N] [--ops GLOB,…] [--budget SECONDS] [--turns N]
                           [--threads N] [--workers N] [--json FILE.jsonl] [--from FILE.jsonl…] [--verbose]
                           [--learn FILE] [--learned FILE] [--itself]

OPS is the operator tool (build/release/tests/ops, the target `ops`): its rows and sample calls say which operators there are, so that a new one
is in the sweep when it has a row and a sample. FOLDER has torc's Python package (default: beside OPS, ../python).

Operators take turns until the budget is spent. Each turn draws a sample of the operator, sizes (from one element to gigabytes), layouts, a
dtype, and times the call and its gradient in both libraries over the same memory. On CUDA that is device time: calls captured in a graph,
replayed, timed by events, the two libraries in turns. On the CPU it is wall-clock time of calls from Python with so many threads (default 2).
What is drawn follows from the seed and the turn alone. docs/benchmarks.md says what is printed and counted.

What belongs together in the samples is found out on the CPU, which takes a minute or two of the budget; --learn FILE does that alone, on any
machine, and --learned FILE saves the time where it is dear.

With --workers N so many processes prepare calls side by side (memory, kernels' first use, captures of small calls); what is timed runs alone.
The work is done in a process of its own, so that one call that ends the CUDA context or does not come back costs that call only; it is
reported. --from reads what --json left, and prints the report again, of several runs together.

Left out, each for its reason: rows that are views (they run no kernel); internal rows (parts and gradients of others, which run
them); samples with empty tensors; calls that both sides refuse. What is not captured on one side (it waits for the host) is
listed, and not counted. One that a library could not capture costs a new process, because PyTorch does not recover from that.

Exit status: 0; 1 where a call ended the process, was not made, or gave another result than PyTorch's; 77 where there is no PyTorch
(TORC_PYTORCH names a Python that has it), or on CUDA no GPU. Times decide nothing."""

import argparse
import collections
import fnmatch
import json
import math
import os
import random
import subprocess
import sys
import tempfile
import threading
import time

if os.environ.get("TORC_PYTORCH") and not os.environ.get("TORC_PYTORCH_FOUND"):
    os.environ["TORC_PYTORCH_FOUND"] = "1"
    os.execvp(os.environ["TORC_PYTORCH"], [os.environ["TORC_PYTORCH"], *sys.argv])

HERE = os.path.dirname(os.path.abspath(__file__))
LEAST_US, SLOW, SLOWER = 3.0, 0.95, 0.9
LARGE_BYTES, GOAL_TB = 64e6, 3.5
SILENT_S = 45  # a call that takes longer is given up


def chosen_rows(o):
    lines = subprocess.run([o.ops, "rows"], check=True, capture_output=True, text=True).stdout.splitlines()
    rows, out = [], collections.Counter()
    for line in map(json.loads, lines):
        if "internal" in line["places"]:
            out["internal"] += 1
        elif line["kind"] == "view":
            out["views"] += 1
        elif not line["samples"]:
            out["without a sample"] += 1
        elif not o.operators or any(fnmatch.fnmatchcase(line["name"], glob) for glob in o.operators.split(",")):
            rows.append(line)
    return rows, out


# ------------------------------------------------------------------------------------------ the worker
def work(o):
    """Writes a line before each turn and one for each measurement."""
    import gc
    import warnings

    sys.path.insert(0, o.python)
    os.environ.setdefault("TORC_WARNINGS", "0")
    warnings.simplefilter("ignore")
    import measure

    rows, _ = chosen_rows(o)
    random.Random(o.seed).shuffle(rows)
    measure.begin(o)
    if o.learn:
        with open(o.learn, "w", encoding="utf-8") as file:
            json.dump(measure.Turns(rows, o).learn_all(), file)
        return 0
    gc.disable()  # a collection in a capture could end something that the capture must not see end
    with open(o.worker, "a", encoding="utf-8") as file:

        def say(**line):
            file.write(json.dumps(line) + "\n")
            file.flush()

        turns = measure.Turns(rows, o, say)
        turn, taken = o.turn, 0
        while time.time() < o.until and turn < o.turns:
            say(turn=turn, op=rows[turn % len(rows)]["name"])
            turns.take(turn, say)
            turn += o.workers
            taken += 1
            if taken % 100 == 0:
                gc.collect()
    return 0


# ------------------------------------------------------------------------------------------ the parent
def keep(o, line):
    """Each line at once, so that they are there whatever ends the run."""
    if o.json:
        with open(o.json, "a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def run(o, lines):
    """Workers side by side, each with its part of the turns, until the budget is spent; their lines. Returns why there are none."""
    until, eager, said = time.time() + o.budget, set(), [None] * o.workers
    with tempfile.TemporaryDirectory(prefix="torc-sweep-") as folder:

        def part(k):
            said[k] = run_part(o, folder, k, until, eager, lines)

        threads = [threading.Thread(target=part, args=(k,)) for k in range(o.workers)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    return next(filter(None, said), None)


def run_part(o, folder, part, until, eager, lines):
    """The turns part, part + workers, …, by workers one after the other: a call that ends its process costs that call only."""
    path, lock = os.path.join(folder, f"lines{part}"), os.path.join(folder, "lock")
    turn, failed_starts = part, 0
    while time.time() < until and turn < o.turns and failed_starts < 3:
        open(path, "w").close()
        words = [sys.executable, HERE, o.ops, "--worker", path, "--turn", str(turn), "--until", str(until), "--python", o.python, "--device", o.device,
                 "--turns", str(o.turns), "--seed", str(o.seed), "--threads", str(o.threads), "--workers", str(o.workers), *(["--lock", lock] if o.workers > 1 else []),
                 *(["--ops", o.operators] if o.operators else []), *(["--learned", o.learned] if o.learned else []), *(["--itself"] if o.itself else []), *(["--eager", ",".join(eager)] if eager else [])]
        environment = {**os.environ, "OMP_NUM_THREADS": str(o.threads)}
        worker = subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        said = []
        reader = threading.Thread(target=lambda: said.extend(worker.stdout), daemon=True)
        reader.start()
        seen, last, begun, waiting, in_line = 0, time.time(), None, "", False
        with open(path, encoding="utf-8") as file:
            while True:
                ended = worker.poll() is not None
                text = waiting + file.read()
                whole, _, waiting = text.rpartition("\n")
                for line in filter(None, whole.split("\n")):
                    line = json.loads(line)
                    begun = line if "turn" in line else begun
                    in_line = line.get("waits", False)  # for the GPU
                    if "turn" not in line and "waits" not in line:
                        lines.append(line)
                        keep(o, line)
                    if "uncaptured" in line:
                        eager.add(line["op"])
                    seen, last = seen + 1, time.time()
                if ended:
                    break
                if not in_line and time.time() - last > SILENT_S * (2 if not seen else 1):
                    worker.kill()
                    worker.wait()
                time.sleep(0.1)
        reader.join(5)
        if worker.returncode == 77:
            return "".join(said).strip()
        failed_starts = failed_starts + 1 if begun is None else 0
        if worker.returncode and begun is None:
            print("".join(said)[-2000:])
        if worker.returncode and begun is not None:
            lines.append({"op": begun["op"], "at": begun["turn"], "died": "".join(said).strip()[-300:] or f"exit status {worker.returncode}"})
            keep(o, lines[-1])
        turn = begun["turn"] + o.workers if begun else turn
    return "the worker did not start" if failed_starts >= 3 else None


# ------------------------------------------------------------------------------------------ the report
def mean(ratios):
    return math.exp(sum(map(math.log, ratios)) / len(ratios)) if ratios else float("nan")


def ratio(line):
    return line["pytorch"] / line["torc"]


def describe(line):
    return f"{line['pass']:8} {line['dtype']:8} {line['text']}{'; ' + line['layouts'] if line['layouts'] else ''}"


def report(lines, o, out):
    timed = [line for line in lines if "torc" in line]
    counted = [line for line in timed if line["how"] != "eager" and max(line["torc"], line["pytorch"]) >= LEAST_US]
    by = collections.defaultdict(list)
    for line in counted:
        by[line["op"]].append(line)
    print(f"{'operator':34}{'calls':>6}{'mean':>7}{'least':>7}{'<0.95':>7}{'<0.9':>6}")
    for op, entries in sorted(by.items(), key=lambda e: mean([ratio(x) for x in e[1]])):
        ratios = [ratio(x) for x in entries]
        print(f"{op:34}{len(ratios):6}{mean(ratios):7.2f}{min(ratios):7.2f}{sum(r < SLOW for r in ratios):7}{sum(r < SLOWER for r in ratios):6}")
    slow = sorted((line for line in counted if ratio(line) < SLOW), key=ratio)
    print(f"\n{len(slow)} calls below {SLOW}: PyTorch's time over torc's, us of PyTorch and torc, the call")
    for line in slow:
        print(f"  {ratio(line):5.2f} {line['pytorch']:10.1f} {line['torc']:10.1f}  {line['op']}, {describe(line)}")
    if o.device != "cpu":
        large = sorted((line for line in timed if line["bytes"] > LARGE_BYTES and line["memory"] and line["bytes"] / line["torc"] * 1e-6 < GOAL_TB),
                       key=lambda line: line["bytes"] / line["torc"])
        print(f"\n{len(large)} calls over {LARGE_BYTES / 1e6:.0f} MB below {GOAL_TB} TB/s (no products, no draws): torc's TB/s, PyTorch's, MB, the call")
        for line in large:
            print(f"  {line['bytes'] / line['torc'] * 1e-6:5.2f} {line['bytes'] / line['pytorch'] * 1e-6:5.2f} {line['bytes'] / 1e6:7.0f}  {line['op']}, {describe(line)}")
    one_side = collections.Counter((line["op"], line["refused"], line["why"][:160]) for line in lines if line.get("refused") not in (None, "both"))
    if one_side:
        print(f"\nrefused by one side, or not made: {sum(one_side.values())} calls")
        for (op, side, why), n in sorted(one_side.items()):
            print(f"  {n:4} {op}, by {side}: {why}")
    other = collections.Counter((line["op"], line["differs"]) for line in lines if line.get("differs"))
    if other:
        print(f"\nanother result than PyTorch's: {sum(other.values())} calls")
        for (op, what), n in sorted(other.items()):
            print(f"  {n:4} {op}: {what}")
    uncaptured = {line["op"]: line["uncaptured"] for line in lines if "uncaptured" in line}
    for op, why in sorted(uncaptured.items()):
        print(f"\nnot captured: {op}, {why}")
    died = [line for line in lines if "died" in line]
    for line in died:
        print(f"\nended the process or did not come back: {line['op']}, turn {line['at']}: {line['died']}")
    eager = collections.defaultdict(list)
    for line in timed:
        if line["how"] == "eager":
            eager[line["op"]].append(ratio(line))
    if eager:
        print("\nnot captured, so timed as they come and not counted (mean): " + ", ".join(f"{op} {mean(r):.2f}" for op, r in sorted(eager.items())))
    counts = collections.Counter(line["refused"] if "refused" in line else line["skipped"] for line in lines if "refused" in line or "skipped" in line)
    if o.verbose:
        for line in lines:
            if "refused" in line or "skipped" in line:
                print(f"  {line}")
    operators = {line["op"] for line in timed}
    never = sorted({line["op"] for line in lines} - operators)
    if never:
        print("\nnever timed: " + " ".join(never))
    ratios = [ratio(line) for line in counted]
    below = sum(mean([ratio(x) for x in entries]) < 1 for entries in by.values())
    print(f"\nseed {o.seed}, {o.device}: {len(operators)} operators, {len(timed)} calls, {len(counted)} of at least {LEAST_US:.0f} us: geometric mean {mean(ratios):.3f}; "
          f"{len(slow)} below {SLOW} ({100 * len(slow) / max(len(ratios), 1):.1f} %), {sum(r < SLOWER for r in ratios)} below {SLOWER}; "
          f"{below} of {len(by)} operators below 1.0; not timed: {dict(counts)}; left out: {dict(out)}")


def main():
    parser = argparse.ArgumentParser(prog="sweep", description=__doc__.splitlines()[0], allow_abbrev=False)
    parser.add_argument("ops")
    parser.add_argument("--python")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ops", dest="operators")
    parser.add_argument("--budget", type=float, default=300)
    parser.add_argument("--turns", type=int, default=1 << 60)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--workers", type=int, default=1, help="processes that prepare calls side by side; one at a time measures")
    parser.add_argument("--json")
    parser.add_argument("--from", dest="earlier", nargs="+")
    parser.add_argument("--itself", action="store_true", help="PyTorch in torc's place: what is below 0.95 then is the method's")
    parser.add_argument("--learn", help="write what is found out about all samples to this file, and time nothing")
    parser.add_argument("--learned", help="such a file")
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    parser.add_argument("--lock", help=argparse.SUPPRESS)
    parser.add_argument("--eager", help=argparse.SUPPRESS)
    parser.add_argument("--turn", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--until", type=float, default=0, help=argparse.SUPPRESS)
    o = parser.parse_args()
    o.ops = os.path.abspath(o.ops)
    o.python = os.path.abspath(o.python or os.path.join(os.path.dirname(o.ops), "..", "python"))
    if o.learn:
        o.device = "cpu"
    if o.worker or o.learn:
        return work(o)
    if o.itself:
        print("PyTorch in torc's place")
    lines, why = [], None
    if o.earlier:
        for path in o.earlier:
            with open(path, encoding="utf-8") as file:
                lines += [json.loads(line) for line in file]
    else:
        if o.json:
            open(o.json, "w").close()
        why = run(o, lines)
    if not any("torc" in line for line in lines):
        print(why or "nothing was timed")
        return 77 if why and why.startswith("skipped") else 1
    report(lines, o, chosen_rows(o)[1])
    return 1 if any("died" in line or line.get("differs") or line.get("refused") == "the sweep" for line in lines) else 0


if __name__ == "__main__":
    sys.exit(main())
