"""Free-threaded Python is refused by name, where torc is built and where it is imported. There is none here: an ordinary one says that it is one."""

import os
import shutil
import subprocess
import sys

import pytest

TREE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PRETENDING = "import sys, sysconfig\nsysconfig.get_config_vars()['Py_GIL_DISABLED'] = 1\nsys.abiflags = 't'\n"


def said(folder, *command):
    (folder / "sitecustomize.py").write_text(PRETENDING)
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder,
                          env={**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), os.path.abspath(os.environ.get("PYTHONPATH", ""))])})
    assert done.returncode != 0
    return " ".join((done.stdout + done.stderr).split())


def test_import(tmp_path):
    assert f"ImportError: torc does not run in free-threaded Python ({sys.version_info[0]}.{sys.version_info[1]}t)" in said(tmp_path, sys.executable, "-c", "import torc")


def test_setup(tmp_path):
    assert "torc cannot be built for free-threaded Python" in said(tmp_path, sys.executable, os.path.join(TREE, "setup.py"), "--version")


def test_cmake(tmp_path):
    if not shutil.which("cmake"):
        pytest.skip("no cmake")
    (tmp_path / "CMakeLists.txt").write_text("cmake_minimum_required(VERSION 3.18)\nproject(refused LANGUAGES NONE)\n"
                                             f"include({os.path.join(TREE, 'cmake', 'TorcPython.cmake')})\n")
    text = said(tmp_path, "cmake", "-S", ".", "-B", "build", f"-DPython3_EXECUTABLE={sys.executable}")
    assert "TORC_PYTHON does not build for free-threaded Python" in text, text
