"""torch.__config__: how the library was built."""

import torc
from torc import _C


def show():
    """What it is made of, for people."""
    cuda = f"CUDA {torc.version.cuda}" if torc.version.cuda else "no CUDA"
    return f"PyTorch built with:\n  - torc {_C._torc_version}, which stands for PyTorch {torc.__version__.split('+')[0]}\n  - C17\n  - {cuda}\n"


def parallel_info():
    """How many threads compute."""
    return f"torc parallel info:\n\ttorch.get_num_threads() : {torc.get_num_threads()}\n"
