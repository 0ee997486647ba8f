"""torch.multiprocessing: Python's multiprocessing. Tensors go to other processes by value: there is no shared memory for them yet."""

import multiprocessing as _multiprocessing
from multiprocessing import *  # noqa: F401,F403


def get_all_sharing_strategies():
    return set()


def __getattr__(name):
    return getattr(_multiprocessing, name)
