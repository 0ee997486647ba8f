"""The stubs know every name that there is, and type checkers find nothing wrong in them."""

import os
import re
import subprocess
import sys

import pytest

FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "torc")
EXAMPLES = os.path.join(os.path.dirname(os.path.dirname(FOLDER)), "examples")


def checked(folder, *files, path=()):
    """What mypy says of files that lie in a folder, with torc's stubs in reach. It is the mypy of the Python that runs this, or the program that TORC_MYPY names,
    or that of the system; tests are skipped where there is none."""
    for command in ([os.environ["TORC_MYPY"]] if os.environ.get("TORC_MYPY") else [sys.executable, "-m", "mypy"], ["mypy"]):
        try:
            subprocess.run([*command, "--version"], capture_output=True, check=True)
            break
        except (OSError, subprocess.CalledProcessError):
            continue
    else:
        pytest.skip("no mypy: install it for the Python that runs the tests, or name its program in TORC_MYPY")
    run = subprocess.run([*command, "--no-site-packages", "--cache-dir", os.path.join(folder, "cache"), "--config-file", "", *files], cwd=folder,
                         env={**os.environ, "MYPYPATH": os.pathsep.join([os.path.dirname(FOLDER), *map(str, path)])}, capture_output=True, text=True)
    return run.stdout + run.stderr


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
    (tmp_path / "program.py").write_text(PROGRAM)
    said = checked(tmp_path, "program.py")
    assert said.count("error:") == 1 and "program.py:17: error: Argument 1 to \"add\"" in said, said


def test_examples(torch, tmp_path):
    """Those of Python's and those that also run in PyTorch, in which `torch` is torc under python -m torc; safetensors, which has no stubs, may not be there."""
    os.symlink(FOLDER, tmp_path / "torch")
    (tmp_path / "safetensors").mkdir()
    (tmp_path / "safetensors" / "__init__.pyi").write_text("")
    (tmp_path / "safetensors" / "torch.pyi").write_text("from torch import Tensor\ndef load_file(path: str) -> dict[str, Tensor]: ...\n"
                                                        "def save_file(tensors: dict[str, Tensor], path: str, metadata: dict[str, str] | None = ...) -> None: ...\n")
    for name in sorted(os.listdir(os.path.join(EXAMPLES, "python"))):
        if name.endswith(".py"):
            said = checked(tmp_path, os.path.join(EXAMPLES, "python", name), path=(tmp_path, os.path.join(EXAMPLES, "pytorch")))
            assert "Success" in said, said


TRAINING = """
import torc as torch
from torc.optim.lr_scheduler import CosineAnnealingLR
from torc.utils.data import DataLoader, Dataset, TensorDataset
net = torch.nn.Linear(3, 4)
opt = torch.optim.AdamW(net.parameters(), lr=1e-3, betas=(0.9, 0.99))
schedule = CosineAnnealingLR(opt, T_max=10)
class Data(Dataset[int]):
    def __getitem__(self, index: int) -> int:
        return index
for x in DataLoader(TensorDataset(torch.ones(3, 3)), batch_size=2, shuffle=True):
    opt.zero_grad(set_to_none=True)
    opt.step()
    schedule.step()
rates: list[float] = schedule.get_last_lr()
torch.testing.assert_close(torch.ones(1), torch.ones(1), rtol=0.0, atol=0.0)
torch.optim.SGD(net.parameters(), lr="fast")
"""


def test_every_dtype_and_format(torch, tmp_path):
    """Whatever torch has of dtypes, layouts and formats, and as arguments, beside Python's own int, bool and float."""
    kinds = [(kind, name) for name in dir(torch) for kind in ("dtype", "layout", "memory_format") if isinstance(getattr(torch, name), getattr(torch, kind))]
    assert {"bool", "int", "float", "short", "bfloat16", "complex64"} <= {name for _, name in kinds}
    lines = [f"v_{name}: torch.{kind} = torch.{name}" for kind, name in kinds]
    lines += [f"torch.zeros(2, dtype=torch.{name}).to(torch.{name})" for kind, name in kinds if kind == "dtype"]
    (tmp_path / "program.py").write_text("\n".join(["import torc as torch", *lines, "n: int = torch.ones(2).int().bool().numel()", "b: bool = torch.ones(2).is_contiguous()"]))
    said = checked(tmp_path, "program.py")
    assert "Success" in said, said


def test_type_checker_of_trainings(torch, tmp_path):
    (tmp_path / "program.py").write_text(TRAINING)
    said = checked(tmp_path, "program.py")
    assert said.count("error:") == 1 and "program.py:17: error: Argument \"lr\" to \"SGD\"" in said, said


def test_stubs_of_python_modules(torch):
    """Those modules have stubs because their names come late: all public names are there, with the arguments that there are."""
    import ast
    import importlib
    import inspect
    for path in ("optim", "optim/lr_scheduler", "optim/swa_utils", "utils/data", "testing", "distributions"):
        module = importlib.import_module("torc." + path.replace("/", "."))
        stub = os.path.join(FOLDER, path, "__init__.pyi")
        with open(stub if os.path.exists(stub) else os.path.join(FOLDER, path + ".pyi"), encoding="utf-8") as f:
            body = {n.name: n for n in ast.parse(f.read()).body if isinstance(n, (ast.ClassDef, ast.FunctionDef))}
        public = [n for n in getattr(module, "__all__", ["assert_close", "assert_allclose", "make_tensor"]) if inspect.isclass(getattr(module, n)) or inspect.isfunction(getattr(module, n))]
        assert set(public) <= set(body)
        for name in public:
            node, real = body[name], getattr(module, name)
            if isinstance(node, ast.ClassDef):
                node, real = next((n for n in node.body if isinstance(n, ast.FunctionDef) and n.name == "__init__"), None), real.__init__
            if node is not None:
                told = [a.arg for a in (*node.args.args, *node.args.kwonlyargs)]
                assert told == [k for k, p in inspect.signature(real).parameters.items() if p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD)], name
