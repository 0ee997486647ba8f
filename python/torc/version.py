"""Which PyTorch torc stands for, and which CUDA it was built with."""

import torc
from torc import _C

__version__ = str(torc.__version__)
debug = False
cuda = "{}.{}".format(_C._cuda_version() // 1000, _C._cuda_version() % 1000 // 10) if _C._cuda_version() else None
git_version = "Unknown"
hip = rocm = xpu = None
