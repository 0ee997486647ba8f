"""The stubs know every name that there is, and type checkers find nothing wrong in them."""

import importlib
import inspect
import os
import pkgutil
import re
import subprocess
import sys
import types

import pytest

FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "torc")
EXAMPLES = os.path.join(os.path.dirname(os.path.dirname(FOLDER)), "examples")


def checked(folder, *files, path=(), folder_of_torc=os.path.dirname(FOLDER)):
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
                         env={**os.environ, "MYPYPATH": os.pathsep.join([str(folder_of_torc), *map(str, path)])}, capture_output=True, text=True)
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


def counts(torc, module, name, value):
    """Is it a name of this module, and not one that it only imports for its own use?"""
    if isinstance(value, types.ModuleType):
        return torc._in_torc(value.__name__) == f"{module.__name__}.{name}" or (module is torc and name == "torch")
    if hasattr(module, "__all__"):
        return name in module.__all__
    home = getattr(value, "__module__", None)
    if home is None or torc._in_torc(home) == module.__name__:
        return True
    return hasattr(module, "__path__") and home.split(".")[0] in ("torc", "torch")  # packages hand on what their modules have


def all_names(torc):
    """A line of Python for each public name of each public module, and for each attribute of their classes."""
    lines, seen = ["import torc"], set()
    for path in ("torc", *(m.name for m in pkgutil.walk_packages(torc.__path__, "torc."))):
        if any(part.startswith("_") for part in path.split(".")):
            continue
        reached = torc  # by attributes alone, as `import torc` leaves it to programs; where a function has the module's name it is not
        for part in path.split(".")[1:]:
            reached = getattr(reached, part, None)
        try:
            module = importlib.import_module(path)
        except ImportError:  # torch.utils.tensorboard
            continue
        for name in sorted({*dir(module), *dir(type(module))} - set(dir(types.ModuleType))):
            if name.startswith("_"):
                continue
            try:
                value = getattr(module, name)
            except RuntimeError:
                continue
            if not counts(torc, module, name, value):
                continue
            place = f"{path}.{name}"
            if reached is module:
                lines.append(place)
            else:
                place = f"name_{len(lines)}"
                lines.append(f"from {path} import {name} as {place}")
            if isinstance(value, type) and value.__module__.split(".")[0] in ("torc", "torch") and value not in seen:
                seen.add(value)
                lines += [f"{place}.{each}" for each in dir(value) if not each.startswith("_")]
    return lines


def test_every_name_is_known(tmp_path):
    """What `dir` shows of every module and class, a type checker sees. Modules whose names come when they are asked for have a __getattr__, by which it would take any
    name: it reads copies that have none."""
    gathered = subprocess.run([sys.executable, "-W", "ignore", "-c", "import sys, torc\nsys.path.insert(0, sys.argv[1])\nimport test_stubs\n"
                               "print(*test_stubs.all_names(torc), sep='\\n')", os.path.dirname(os.path.abspath(__file__))], capture_output=True, text=True, check=True)
    lines = gathered.stdout.splitlines()
    assert len(lines) > 10000 and {"torc.Tensor.unique", "torc.FloatTensor", "torc.cuda.Stream", "torc.backends.cudnn.benchmark"} <= set(lines)
    for folder, _, files in os.walk(FOLDER):
        copy = tmp_path / "copies" / "torc" / os.path.relpath(folder, FOLDER)
        copy.mkdir(parents=True)
        for name in files:
            if name.endswith((".py", ".pyi")):
                with open(os.path.join(folder, name), encoding="utf-8") as f:
                    (copy / name).write_text(re.sub(r"^(def )?__getattr__\b", r"\1_getattr", f.read(), flags=re.M))
    (tmp_path / "program.py").write_text("\n".join([*lines, "torc.there_is_no_such_name"]))
    said = checked(tmp_path, "program.py", folder_of_torc=tmp_path / "copies")
    missing = [lines[int(k) - 1] if int(k) <= len(lines) else "" for k in re.findall(r"^program\.py:(\d+): error:", said, re.M)]
    assert missing == [""], missing


RESULTS = """
import torc as torch
x = torch.zeros(2, 3)
both: tuple[torch.Tensor, torch.Tensor] = torch.max(x, 1)
"""


def test_named_results(torch, tmp_path):
    """They can be unpacked, and asked for each result by its name, as objects and as types."""

    lines = [RESULTS]
    arguments = {"kthvalue": "1, 0", "frexp": "", "aminmax": "", "sort": "", "topk": "2", "mode": ""}
    for name in sorted(dir(torch)):
        made = torch._C._return_type(name)
        if made is None:
            continue
        given = arguments.get(name, "1")
        fields = [n for n, v in vars(made).items() if inspect.ismemberdescriptor(v)]
        assert len(fields) == made.n_fields
        for call in (f"torch.{name}(x{', ' + given if given else ''})", f"x.{name}({given})"):
            assert isinstance(eval(call, {"torch": torch, "x": torch.zeros(2, 3)}), made)
            lines += [f"a, b = {call}", "a.add_(b)", f"r_{len(lines)}: torch.return_types.{name} = {call}"]
            lines += [f"t_{len(lines)}_{n}: torch.Tensor = {call}.{n}" for n in fields]
    (tmp_path / "program.py").write_text("\n".join([*lines, "torch.max(x, 1).value", "torch.max(x).values"]))
    said = checked(tmp_path, "program.py")
    assert len(lines) > 100
    assert said.count("error:") == 2 and '"max" has no attribute "value"' in said and '"Tensor" has no attribute "values"' in said, said


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
