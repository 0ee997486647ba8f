"""`python -m torc`: programs that say `import torch`."""

import os
import subprocess
import sys

PROGRAM = """
import pickle, sys
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.autograd import Function
from torch import Tensor
import torch.linalg
import torc
assert torch is torc and nn is torc.nn and sys.modules["torch.nn"] is sys.modules["torc.nn"] and torch.linalg is torc.linalg
assert nn.Module.__module__ == "torc.nn.modules.module" and torch.nn.__spec__.name == "torc.nn"
assert repr(Tensor) == "<class 'torch.Tensor'>" and isinstance(torch.ones(1), Tensor)
assert pickle.loads(pickle.dumps(torch.float32)) is torch.float32 and b"torch" in pickle.dumps(torch.float32)
assert pickle.loads(pickle.dumps(torch.add)) is torch.add
assert pickle.loads(pickle.dumps(torch.device("cpu"))) == torch.device("cpu")
try:
    import torch.nothing
except ModuleNotFoundError as error:
    assert str(error) == "No module named 'torch.nothing'", error
print(sys.argv, F.relu(torch.tensor([-1.0, 2.0])))
"""


def run(*arguments):
    done = subprocess.run([sys.executable, "-m", "torc", *arguments], capture_output=True, text=True, env=os.environ)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_script(tmp_path):
    (tmp_path / "beside_it.py").write_text("VALUE = 5")
    script = tmp_path / "program.py"
    script.write_text(PROGRAM + "\nimport beside_it\nprint(beside_it.VALUE, __name__)")
    assert run(str(script), "a", "b") == f"[{str(script)!r}, 'a', 'b'] tensor([0., 2.])\n5 __main__"


def test_code_and_module():
    assert run("-c", "import torch, sys; print(torch.ones(1).item(), sys.argv)", "x") == "1.0 ['-c', 'x']"
    assert "tensor" in run("-m", "timeit", "-n", "1", "-r", "1", "import torch; print(torch.ones(1))")


def test_too_late(tmp_path):
    code = "import types, sys; sys.modules['torch'] = types.ModuleType('torch')\nimport torc._alias\ntry:\n torc._alias.install()\nexcept ImportError as e: print(e)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=os.environ)
    assert done.stdout.strip() == "torch is imported already, and it is not torc", done.stderr
