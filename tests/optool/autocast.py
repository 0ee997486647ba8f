"""autocast.py OPS [--op GLOB,…] [--verbose]

What autocast does to the operator tool's calls, here and in PyTorch.

`OPS dump --autocast cpu` and `cuda` write the samples with float tensors of several dtypes, and the dtypes of their results: as they are and
within a region of autocast. On the CPU PyTorch makes the same calls. What it does on CUDA it does here to fake tensors, which have a
device and a dtype and no elements, so no GPU is needed; and torc runs its kernels of the CPU with what the rows say for CUDA. A call
counts where autocast changes what comes of it, in either library: then the same must come of it in both, dtypes of all
results or a refusal. (What differs without autocast is vs_pytorch.py's.) So it makes no difference which of an operator's parts is cast.

Besides, each row's class must show: where a row has one, or PyTorch's dispatcher has something for the operator there, in at
least one of the samples autocast must change what comes of it.

What differs on purpose is in differences.py (AUTOCAST), with its reason; all else is a failure, and so is an entry there that nothing
needs. Exit status: 0 all well, 1 a difference, 77 PyTorch is not there.
"""

import collections
import fnmatch
import json
import logging
import os
import re
import subprocess
import sys
import tempfile

os.environ["CUDA_VISIBLE_DEVICES"] = ""  # fake tensors are the same with and without a GPU
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import differences  # noqa: E402
from vs_pytorch import Called, Reader  # noqa: E402

import torch  # noqa: E402
from torch._subclasses import fake_tensor  # noqa: E402

LOW = {"cpu": torch.bfloat16, "cuda": torch.float16}
# What a call of fake tensors cannot tell: it depends on elements.
UNKNOWN = (fake_tensor.DataDependentOutputException, fake_tensor.DynamicOutputShapeException, fake_tensor.UnsupportedFakeTensorException,
           fake_tensor.UnsupportedOperatorException)
REFUSED = "refused"
logging.getLogger("torch._subclasses.fake_tensor").setLevel(logging.CRITICAL)  # it tells of every refusal


class Unknown(Exception):
    pass


def registered(row, device):
    """Has PyTorch's dispatcher an entry of its own for the operator under autocast there?"""
    name = "aten::" + row.base + ("." + row.overload if row.overload else "")
    try:
        return torch._C._dispatch_has_kernel_for_dispatch_key(name, {"cpu": "AutocastCPU", "cuda": "AutocastCUDA"}[device])
    except RuntimeError:  # there is no such operator
        return False


def hidden(row):
    """Is it composed here, and in PyTorch a kernel? Of what that may be made of in turn, and cast, fake tensors tell nothing."""
    name = "aten::" + row.base + ("." + row.overload if row.overload else "")
    try:
        return row.kind == "composite" and not torch._C._dispatch_has_kernel_for_dispatch_key(name, "CompositeImplicitAutograd")
    except RuntimeError:
        return False


class Comparison:
    def __init__(self, device, reader):
        self.device, self.reader = device, reader
        self.rows, self.known, self.failures, self.seen, self.unknown = {}, collections.Counter(), {}, collections.Counter(), set()
        self.missing = set()  # rows without a kernel on the CPU
        self.compared = 0
        self.mode = fake_tensor.FakeTensorMode() if device == "cuda" else None

    def value(self, v):
        v = self.reader.value(v)
        if not self.mode:
            return v
        return [self.fake(x) for x in v] if isinstance(v, list) else self.fake(v)

    def fake(self, t):
        if not isinstance(t, torch.Tensor):
            return t
        with self.mode:
            return torch.empty_strided(t.shape, t.stride(), dtype=t.dtype, device="cuda")

    def theirs(self, row, case, within):
        """What comes of a call in PyTorch: dtypes, or REFUSED."""
        a = {k: self.value(v) for k, v in case["a"].items()}
        torch.manual_seed(11)
        before = torch.is_autocast_enabled(self.device), torch.get_autocast_dtype(self.device)
        torch.set_autocast_enabled(self.device, within)
        torch.set_autocast_dtype(self.device, LOW[self.device])
        torch.autocast_increment_nesting()
        try:
            if self.mode:
                with self.mode:
                    r = row.call("function", a, None)
            else:
                r = row.call("function", a, None)
            return " ".join("none" if t is None else str(t.dtype)[6:] for t in row.results(r, a)[0] if t is not ...)
        except UNKNOWN as e:
            raise Unknown from e
        except Exception as e:
            if self.mode and re.search("Fake ?Tensor|NVIDIA driver|No CUDA GPUs|not supported with fake|data-dependent|GuardOnDataDependent", f"{type(e).__name__}{e}"):
                raise Unknown from e
            return REFUSED
        finally:
            if torch.autocast_decrement_nesting() == 0:
                torch.clear_autocast_cache()
            torch.set_autocast_enabled(self.device, before[0])
            torch.set_autocast_dtype(self.device, before[1])

    def case(self, case):
        row = self.rows[case["op"]]
        if row.left_out:
            return
        ours = [REFUSED if isinstance(r, dict) else " ".join(r) for r in (case["plain"], case["autocast"])]
        try:
            if any(isinstance(r, dict) and "it has no kernel there" in r["e"][1] for r in (case["plain"], case["autocast"])):
                self.missing.add(row.name)
                raise Unknown
            theirs = [self.theirs(row, case, within) for within in (False, True)]
            if self.mode and ours == [REFUSED, REFUSED] and theirs[0] != REFUSED:  # dtypes that PyTorch's kernels refuse, not its rules for fake tensors
                raise Unknown
            if self.mode and row.autocast["cuda"] == "none" and theirs[0] == theirs[1] and hidden(row):
                raise Unknown
        except Unknown:
            self.unknown.add(row.name)
            return
        self.compared += 1
        self.seen[row.name] += ours[0] != ours[1]
        if (ours[0] == ours[1] and theirs[0] == theirs[1]) or ours[1] == theirs[1]:
            return
        found = {"op": row.name, "device": self.device, "inputs": case["inputs"], "ours": ours[1], "theirs": theirs[1]}
        for k, (_, where) in enumerate(differences.AUTOCAST):
            if all(any(fnmatch.fnmatchcase(found[name], glob) for glob in (wanted.split() if name == "op" else wanted.split(", ")))
                   for name, wanted in where.items()):
                self.known[k] += 1
                return
        entry = self.failures.setdefault((row.name, ours[1], theirs[1]), [0, ""])
        entry[0] += 1
        said = case["autocast"].get("e", [""])[-1] if isinstance(case["autocast"], dict) else ""
        entry[1] = f"{case['text']} of {case['inputs']}: {ours[1]} (without autocast {ours[0]}), in PyTorch {theirs[1]} ({theirs[0]}) {said[:150]}"

    def shown(self):
        """Rows that have a class, or an entry in PyTorch's dispatcher, which no sample shows."""
        for row in self.rows.values():
            if row.left_out or self.seen[row.name]:
                continue
            casts = row.autocast[self.device] not in ("none", "alone")
            if casts and row.name not in self.unknown:
                yield f"{row.name}: no sample shows that it is cast ({row.autocast[self.device]})"
            elif row.name in self.unknown and row.name not in self.missing and casts != registered(row, self.device):
                yield f"{row.name}: in PyTorch's dispatcher it is {'not ' if casts else ''}cast ({row.autocast[self.device]} here), and no sample shows it"


def compare(options, device):
    with tempfile.TemporaryDirectory(prefix="torc-autocast-") as folder:
        command = [options["ops"], "dump", folder, "--autocast", device] + (["--op", options["op"]] if options["op"] else [])
        subprocess.run(command, check=True, env={"TORC_WARNINGS": "0", **os.environ})
        c = Comparison(device, Reader(os.path.join(folder, "data"), "cpu"))
        with open(os.path.join(folder, "index"), encoding="utf-8") as file:
            for line in map(json.loads, file):
                if "row" in line:
                    c.rows[line["row"]] = Called(line)
                else:
                    c.case(line)
    return c


def main(argv):
    options = {"ops": None, "op": None, "verbose": False}
    k = 0
    while k < len(argv):
        if argv[k] == "--op" and k + 1 < len(argv):
            options["op"], k = argv[k + 1], k + 1
        elif argv[k] == "--verbose":
            options["verbose"] = True
        elif options["ops"] is None and not argv[k].startswith("-"):
            options["ops"] = os.path.abspath(argv[k])
        else:
            options["ops"] = None
            break
        k += 1
    if not options["ops"]:
        print(__doc__.splitlines()[0])
        return 2
    torch.set_num_threads(1)
    failed, known = 0, collections.Counter()
    for device in LOW:
        c = compare(options, device)
        known.update(c.known)
        for (op, *_), (n, example) in sorted(c.failures.items()):
            print(f"FAILED {device} {op}, {n} times: {example}")
        shown = list(c.shown())
        for text in shown:
            print(f"FAILED {device} {text}")
        failed += len(c.failures) + len(shown)
        if options["verbose"] and c.unknown:
            print(f"{device}: depends on elements, so fake tensors do not tell: {' '.join(sorted(c.unknown))}")
        classes = collections.Counter(row.autocast[device] for row in c.rows.values())
        print(f"PyTorch {torch.__version__}, autocast as on {device}: {len(c.rows)} rows with float tensors "
              f"({', '.join(f'{n} {name}' for name, n in sorted(classes.items()))}), {c.compared} calls compared, "
              f"{sum(c.seen.values())} of them changed by autocast, of {sum(n > 0 for n in c.seen.values())} rows; {sum(c.known.values())} known differences")
        failed += not c.compared
    if not options["op"] and torch.__version__.startswith(differences.PYTORCH + "."):
        for k, (reason, where) in enumerate(differences.AUTOCAST):
            if not known[k]:
                print(f"FAILED differences.py: nothing needs \"{reason}\": {where}")
                failed += 1
    for k, n in sorted(known.items()):
        print(f"known, {n} times: {differences.AUTOCAST[k][0]}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
