"""safetensors: the package from PyPI runs unmodified on torc, and its files and those of C programs are the same."""

import importlib.util
import os
import shutil
import subprocess
import sys

import pytest

HERE = os.path.dirname(os.path.abspath(__file__))
INCLUDE = os.path.join(os.path.dirname(os.path.dirname(HERE)), "include")
needs_package = pytest.mark.skipif(importlib.util.find_spec("safetensors") is None, reason="the package safetensors is not there")

TENSORS = """
def tensors():
    torch.manual_seed(1)
    return {"a": torch.randn(3, 4), "b": torch.arange(5), "h": torch.randn(3).bfloat16(), "e": torch.zeros(0, 2), "f": torch.randn(4).to(torch.float8_e4m3fn),
            "g": torch.randn(4).to(torch.float8_e5m2), "bo": torch.tensor([True, False]), "s": torch.tensor(1.5), "u": torch.tensor([1, 65535], dtype=torch.uint16),
            "d": torch.randn(2).double(), "i": torch.tensor([-1], dtype=torch.int8)}

def same(x, y):
    return x.dtype == y.dtype and x.shape == y.shape and torch.equal(x.view(torch.uint8) if x.dim() else x, y.view(torch.uint8) if y.dim() else y)
"""
SCRIPT = TENSORS + """
import sys
from safetensors import safe_open
from safetensors.torch import load, load_file, load_model, save, save_file, save_model
assert hasattr(torch._C, "_torc_version")
path, t = sys.argv[1], tensors()
save_file(t, path, metadata={"made": "here"})
for got in (load_file(path), load(save(t))):
    assert got.keys() == t.keys() and all(same(got[k], t[k]) for k in t)
with safe_open(path, framework="pt", device="cpu") as f:
    assert sorted(f.keys()) == sorted(t) and f.metadata() == {"made": "here"}
    part = f.get_slice("a")
    assert part.get_shape() == [3, 4] and torch.equal(part[1:, :2], t["a"][1:, :2]) and all(same(f.get_tensor(k), t[k]) for k in t)
model = torch.nn.Sequential(torch.nn.Linear(3, 3), torch.nn.Linear(3, 3))
model[1].weight = model[0].weight
save_model(model, path + ".model")
other = torch.nn.Sequential(torch.nn.Linear(3, 3), torch.nn.Linear(3, 3))
other[1].weight = other[0].weight
assert load_model(other, path + ".model") == (set(), [])
assert all(torch.equal(p, q) for p, q in zip(model.parameters(), other.parameters()))
try:
    save_file({"a": t["a"], "b": t["a"]}, path + ".shared")
except RuntimeError as error:
    assert "Some tensors share memory" in str(error)
else:
    raise SystemExit("shared memory was saved")
"""
PROGRAM = r"""
#include <torc/torc.h>
/* exchange IN OUT: doubles what is in a file and writes it to another. */
int main(int argc, char **argv) {
    if (argc != 3) return 2;
    TORC_SCOPE {
        torc_named_tensors all = torc_safetensors_load(argv[1]);
        torc_tensor a = torc_named_tensors_find(all, "a"), b = torc_named_tensors_find(all, "b");
        const char *const names[] = {"a", "b", "own"};
        const torc_tensor tensors[] = {torc_mul(a, 2), torc_mul(b, 2), torc_to(torc_arange(4), .dtype = TORC_BFLOAT16)};
        torc_safetensors_save(argv[2], torc_named_tensors_make(names, tensors, 3));
    }
    if (torc_error()) fprintf(stderr, "%s\n", torc_error_message());
    return torc_error() != TORC_ERROR_OK;
}
"""


def run(script, *arguments):
    done = subprocess.run([sys.executable, "-m", "torc", str(script), *map(str, arguments)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@needs_package
def test_the_package(tmp_path):
    (tmp_path / "script.py").write_text("import torch\n" + SCRIPT)
    run(tmp_path / "script.py", tmp_path / "x.safetensors")


@needs_package
def test_files_of_pytorch(torch, pytorch, tmp_path):
    from safetensors.torch import load_file, save_file  # with PyTorch, in this process
    scope = {"torch": pytorch}
    exec(TENSORS, scope)
    save_file(scope["tensors"](), tmp_path / "in")
    (tmp_path / "script.py").write_text("import torch\n" + TENSORS + """
import sys
from safetensors.torch import load_file, save_file
got, own = load_file(sys.argv[1]), tensors()
assert all(same(got[k], own[k]) for k in own)
save_file(got, sys.argv[2])
""")
    run(tmp_path / "script.py", tmp_path / "in", tmp_path / "out")
    assert (tmp_path / "in").read_bytes() == (tmp_path / "out").read_bytes()
    got, own = load_file(tmp_path / "out"), scope["tensors"]()
    assert all(scope["same"](got[k], own[k]) for k in own)


def library():
    with open("/proc/self/maps") as maps:
        return next((line.split()[-1] for line in maps if "libtorc.so" in line), None)


@needs_package
@pytest.mark.skipif(shutil.which("cc") is None or not os.path.isdir(INCLUDE), reason="no compiler, or no headers")
def test_files_of_c_programs(torch, tmp_path):
    """The script's file is read by a C program, whose file is read by the script."""
    (tmp_path / "exchange.c").write_text("#include <stdio.h>\n" + PROGRAM)
    path = library()
    subprocess.run(["cc", "-std=gnu17", "-I", INCLUDE, str(tmp_path / "exchange.c"), path, "-Wl,-rpath," + os.path.dirname(path), "-o", str(tmp_path / "exchange")], check=True)
    (tmp_path / "script.py").write_text("import torch\n" + TENSORS + """
import subprocess, sys
from safetensors.torch import load_file, save_file
own = tensors()
save_file(own, sys.argv[2])
subprocess.run(sys.argv[1:4], check=True)
got = load_file(sys.argv[3])
assert sorted(got) == ["a", "b", "own"]
assert torch.equal(got["a"], own["a"] * 2) and torch.equal(got["b"], own["b"] * 2)
assert got["own"].dtype == torch.bfloat16 and got["own"].tolist() == [0, 1, 2, 3]
""")
    run(tmp_path / "script.py", tmp_path / "exchange", tmp_path / "in", tmp_path / "out")
