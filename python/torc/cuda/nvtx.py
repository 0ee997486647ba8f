"""Ranges that profilers show."""

import contextlib

from torc import _C

__all__ = ["range_push", "range_pop", "range_start", "range_end", "mark", "range"]


def range_push(msg):
    """The depth it begins; -1 without a profiler."""
    return _C._cuda_nvtx_range_push(msg)


def range_pop():
    return _C._cuda_nvtx_range_pop()


def range_start(msg):
    return _C._cuda_nvtx_range_start(msg)


def range_end(range_id):
    _C._cuda_nvtx_range_end(range_id)


def mark(msg):
    _C._cuda_nvtx_mark(msg)


@contextlib.contextmanager
def range(msg, *args, **kwargs):
    """A range around a `with`, or a function that it decorates."""
    range_push(msg.format(*args, **kwargs))
    try:
        yield
    finally:
        range_pop()
