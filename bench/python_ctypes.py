#!/usr/bin/env python3
"""What a call of examples/python_ctypes.py costs whose result is owned and dropped: one JSON line, in ns. Tensors have four
elements; the figure is the best of many repetitions.

    TORC_LIBRARY=build/release/libtorc.so python3 bench/python_ctypes.py"""
import os
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../examples"))
from python_ctypes import torch  # noqa: E402

CALLS = 2000
torch["set_num_threads"](1)
best, ones = float("inf"), torch["ones"](4)
for _ in range(400):
    start = time.perf_counter()
    for _ in range(CALLS):
        ones.add(ones)
    best = min(best, time.perf_counter() - start)
print(f'{{"name": "ns/ctypes_add", "v": {best / CALLS * 1e9:.1f}}}')
