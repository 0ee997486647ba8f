"""Builds the wheel: CMake makes libtorc and the extension, which go into the package as they are.

TORC_CUDA=ON in the environment builds with CUDA (needs nvcc); the default is where nvcc is found. One wheel serves CPython 3.11 and later."""

import glob
import os
import shutil
import subprocess
import sys
import sysconfig

if sysconfig.get_config_var("Py_GIL_DISABLED"):
    sys.exit("torc cannot be built for free-threaded Python: its extension needs the interpreter's lock, and the limited API (abi3), which that has not. "
             "Use the ordinary build of CPython 3.11 or later.")

from setuptools import Extension, find_packages, setup  # noqa: E402
from setuptools.command.build_ext import build_ext  # noqa: E402

try:
    from setuptools.command.bdist_wheel import bdist_wheel
except ImportError:  # before setuptools 70
    from wheel.bdist_wheel import bdist_wheel

ROOT = os.path.dirname(os.path.abspath(__file__))


class Build(build_ext):
    def build_extension(self, extension):
        build = os.path.abspath(os.path.join(self.build_temp, "cmake"))
        cuda = os.environ.get("TORC_CUDA") or ("ON" if shutil.which("nvcc") else "OFF")
        generator = ["-G", "Ninja"] if shutil.which("ninja") else []
        subprocess.check_call(["cmake", "-S", ROOT, "-B", build, *generator, "-DCMAKE_BUILD_TYPE=Release", "-DTORC_PYTHON=ON", "-DTORC_TESTS=OFF",
                               "-DTORC_EXAMPLES=OFF", "-DTORC_BENCH=OFF", f"-DTORC_CUDA={cuda}", f"-DPython3_EXECUTABLE={sys.executable}"])
        subprocess.check_call(["cmake", "--build", build, "--target", "torc_python", "--parallel", os.environ.get("TORC_JOBS", str(os.cpu_count()))])
        target = self.get_ext_fullpath(extension.name)
        libraries = os.path.join(os.path.dirname(target), "lib")
        os.makedirs(libraries, exist_ok=True)
        shutil.copy(os.path.join(build, "python", "torc", "_C.abi3.so"), target)
        # The one file that the extension asks for by its soname.
        (library,) = [f for f in glob.glob(os.path.join(build, "libtorc.so.*")) if os.path.islink(f)]
        shutil.copy(library, os.path.join(libraries, os.path.basename(library)))


class Wheel(bdist_wheel):
    def finalize_options(self):
        super().finalize_options()
        self.root_is_pure = False

    def get_tag(self):
        return "cp311", "abi3", super().get_tag()[2]


setup(packages=find_packages("python", include=["torc", "torc.*"]), package_dir={"": "python"}, package_data={"torc": ["**/*.pyi", "py.typed"]},
      ext_modules=[Extension("torc._C", sources=[], py_limited_api=True)], cmdclass={"build_ext": Build, "bdist_wheel": Wheel}, zip_safe=False)
