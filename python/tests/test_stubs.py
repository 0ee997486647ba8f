"""The stubs know every name that there is, and type checkers find nothing wrong in them."""

import os
import re
import subprocess
import sys

import pytest

FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "torc")
PROGRAM = """
import torc as torch
from torc import nn
import torc.nn.functional as F
x = torch.zeros(2, 3, requires_grad=True)
y = torch.add(x, 2, alpha=2).view(3, 2).sum(dim=0, keepdim=True)
z: torch.Tensor = F.softmax(y @ x, dim=1)[0] * 2 + 1
class M(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.w = nn.Parameter(torch.randn(3, 4))
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.relu(x @ self.w)
with torch.no_grad():
    out = M()(x)
values, indices = torch.max(x, 1)
torch.add("a", 1)
"""


def declared(name):
    with open(os.path.join(FOLDER, name), encoding="utf-8") as f:
        return set(re.findall(r"^ *(?:def|class) (\w+)|^ *(\w+):", f.read(), re.M))


def names(*files):
    return {a or b for f in files for a, b in declared(f)}


def test_every_operator_has_a_stub(torch):
    import torc.nn.functional as F
    assert {n for n in dir(torch) if callable(getattr(torch, n)) and type(getattr(torch, n)).__name__ == "builtin_function_or_method"} <= names("_operators.pyi", "_C.pyi")
    assert {n for n in vars(F) if n[0] != "_" and type(getattr(F, n)).__name__ == "builtin_function_or_method"} <= names("nn/functional.pyi")
    own = {n for n, v in vars(torch.Tensor).items() if not n.startswith("_") and type(v).__name__ in ("method_descriptor", "getset_descriptor")}
    left_out = {n for n in own if n.startswith("is_")} | {"set_", "resize_", "resize_as_", "cfloat", "cdouble", "chalf"}
    assert own - left_out <= names("_methods.pyi", "_C.pyi")


def test_type_checker(torch, tmp_path):
    pytest.importorskip("mypy")
    (tmp_path / "program.py").write_text(PROGRAM)
    run = subprocess.run([sys.executable, "-m", "mypy", "--no-site-packages", "--cache-dir", str(tmp_path / "cache"), "program.py"], cwd=tmp_path,
                         env={**os.environ, "MYPYPATH": os.path.dirname(FOLDER)}, capture_output=True, text=True)
    assert run.stdout.count("error:") == 1 and "program.py:17: error: Argument 1 to \"add\"" in run.stdout, run.stdout + run.stderr
