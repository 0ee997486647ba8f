"""The programs of examples/python, and those of examples/pytorch under the alias."""

import filecmp
import os
import subprocess
import sys

import pytest

import torc

TREE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BUILD = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(torc.__file__))))  # where build/…/python/torc lies
ENVIRONMENT = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "OMP_WAIT_POLICY": "passive"}


def run(*command):
    done = subprocess.run([str(c) for c in command], cwd=TREE, env=ENVIRONMENT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_digits():
    out = run(sys.executable, "examples/python/digits.py", "--epochs", "3", "--device", "cpu")
    assert out.count("epoch") == 3


def test_char_gpt(tmp_path):
    out = run(sys.executable, "examples/python/char_gpt.py", "--steps", "100", "--device", "cpu", "--save", tmp_path / "gpt.pt")
    assert "We the People" in out
    saved = torc.load(str(tmp_path / "gpt.pt"))
    assert saved["model"]["head.weight"].untyped_storage().data_ptr() == saved["model"]["letter.weight"].untyped_storage().data_ptr()


def test_a_run_goes_from_c_to_python_and_back(tmp_path):
    digits = os.path.join(BUILD, "examples", "digits")
    if not os.path.exists(digits):
        pytest.skip("the C example is not built")
    pytest.importorskip("safetensors")
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    run(digits, "--device", "cpu", "--epochs", "3", "--out", whole)
    run(digits, "--device", "cpu", "--epochs", "3", "--stop", "1", "--out", parts)
    run(sys.executable, "-m", "torc", "examples/python/digits_resume.py", parts / "checkpoint.safetensors", "--stop", "2")
    run(digits, "--device", "cpu", "--resume", parts / "checkpoint.safetensors", "--out", parts)
    for file in ("weights.safetensors", "checkpoint.safetensors"):
        assert filecmp.cmp(whole / file, parts / file, shallow=False), f"{file} has other bits"


@pytest.mark.parametrize("name", ["vae", "char_lstm", "dqn", "numeric", "reverse_transformer"])
def test_programs_of_pytorch(name):
    """The twins of the C examples check themselves what they have learned."""
    run(sys.executable, "-m", "torc", f"examples/pytorch/{name}.py", "--quick")
