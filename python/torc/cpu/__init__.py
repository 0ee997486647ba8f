"""torch.cpu: the CPU under the names that devices have. Calls on it are done when they return, so its streams and events are always passed."""

import contextlib
import importlib as _importlib

import torc
from torc import _typing

if _typing.TYPE_CHECKING:
    from torc.cpu import amp  # noqa: F401

_absent = torc._absent_from(__name__)


def __getattr__(name):
    if name == "amp":
        return _importlib.import_module("torc.cpu.amp")
    return _absent(name)


class Stream:
    """The one order in which the CPU works."""

    def __init__(self, priority=-1):
        pass

    def wait_stream(self, stream):
        pass

    def record_event(self):
        pass

    def wait_event(self, event):
        pass


class Event:
    """Passed always."""

    def query(self):
        return True

    def record(self, stream=None):
        pass

    def synchronize(self):
        pass

    def wait(self, stream=None):
        pass


class StreamContext(contextlib.AbstractContextManager):
    """Changes nothing."""

    def __init__(self, stream):
        self.stream = stream

    def __exit__(self, type, value, traceback):
        pass


def is_available():
    return True


def is_initialized():
    return True


def device_count():
    return 1


def current_device():
    return "cpu"


def set_device(device):
    pass


def synchronize(device=None):
    pass


_default = Stream()


def current_stream(device=None):
    return _default


def stream(stream):
    return StreamContext(stream)
