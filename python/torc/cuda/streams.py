"""Streams and events."""

import ctypes

import torc
from torc import _C
from torc.cuda import _lazy_init
from torc.cuda._utils import _get_device_index


class Stream:
    """A queue of work of a device; one of the device's pool, which is used again."""

    def __new__(cls, device=None, priority=0, **kwargs):
        self = object.__new__(cls)
        if "_handle" in kwargs:
            self._handle = kwargs["_handle"]
            return self
        _lazy_init()
        index = _get_device_index(device, optional=True)
        if "stream_ptr" in kwargs:
            self._handle = _C._cuda_external_stream(kwargs["stream_ptr"], index)
        else:
            self._handle = _C._cuda_stream_new(index, priority)
        return self

    device_index = property(lambda self: _C._cuda_stream_device(self._handle))
    device = property(lambda self: torc.device("cuda", self.device_index))
    device_type = 1
    stream_id = property(lambda self: _C._cuda_stream_id(self._handle))
    cuda_stream = property(lambda self: _C._cuda_stream_handle(self._handle) or 0)
    priority = property(lambda self: _C._cuda_stream_priority(self._handle))
    _as_parameter_ = property(lambda self: ctypes.c_void_p(self.cuda_stream))

    @staticmethod
    def priority_range():
        """The least and the greatest priority."""
        return _C._cuda_stream_priority_range()

    def query(self):
        """Is all that was queued done?"""
        return _C._cuda_stream_query(self._handle)

    def synchronize(self):
        _C._cuda_stream_synchronize(self._handle)

    def wait_event(self, event):
        event.wait(self)

    def wait_stream(self, stream):
        _C._cuda_stream_wait_stream(self._handle, stream._handle)

    def record_event(self, event=None):
        if event is None:
            event = Event()
        event.record(self)
        return event

    def __enter__(self):
        self.__dict__.setdefault("_entered", []).append(context := StreamContext(self))
        context.__enter__()
        return self

    def __exit__(self, *exception):
        self._entered.pop().__exit__(*exception)
        return False

    def __eq__(self, other):
        return isinstance(other, Stream) and _C._cuda_stream_equal(self._handle, other._handle)

    def __hash__(self):
        return hash((self.stream_id, self.device_index))

    def __repr__(self):
        return f"<torch.cuda.Stream device={self.device} cuda_stream={self.cuda_stream:#x}>"


class ExternalStream(Stream):
    """A stream that was made elsewhere, by its address."""

    def __new__(cls, stream_ptr, device=None, **kwargs):
        return super().__new__(cls, device, stream_ptr=stream_ptr)


class Event:
    """A mark in the work of a stream."""

    def __init__(self, enable_timing=False, blocking=False, interprocess=False, external=False):
        if external:
            raise NotImplementedError("torch.cuda.Event: external events are not there yet")
        self._options = enable_timing, blocking, interprocess
        self._made = None

    @classmethod
    def from_ipc_handle(cls, device, handle):
        """An event of another process."""
        event = cls()
        event._made = _C._cuda_event_from_ipc_handle(_get_device_index(device, optional=True), handle)
        return event

    @property
    def _handle(self):
        if self._made is None:
            _lazy_init()
            self._made = _C._cuda_event_new(*self._options)
        return self._made

    def record(self, stream=None):
        _C._cuda_event_record(self._handle, stream)

    def wait(self, stream=None):
        """All that is queued on the stream from now on begins after it."""
        _C._cuda_event_wait(self._handle, stream)

    def query(self):
        return True if self._made is None else _C._cuda_event_query(self._made)

    def synchronize(self):
        if self._made is not None:
            _C._cuda_event_synchronize(self._made)

    def elapsed_time(self, end_event):
        """Milliseconds from this event to the other."""
        return _C._cuda_event_elapsed_time(self._handle, end_event._handle)

    def ipc_handle(self):
        return _C._cuda_event_ipc_handle(self._handle)

    @property
    def device(self):
        index = -1 if self._made is None else _C._cuda_event_device(self._made)
        return None if index < 0 else torc.device("cuda", index)

    cuda_event = property(lambda self: (_C._cuda_event_handle(self._made) or 0) if self._made is not None else 0)
    _as_parameter_ = property(lambda self: ctypes.c_void_p(self.cuda_event))

    def __repr__(self):
        return f"<torch.cuda.Event {self.cuda_event:#x}>" if self.cuda_event else "<torch.cuda.Event uninitialized>"


class StreamContext:
    """A stream that is the current one of its device in a `with`, and that device the current one; None changes nothing."""

    def __init__(self, stream):
        self.stream = stream

    def __enter__(self):
        if self.stream is None:
            return
        self._before = current_stream()
        other = self._before.device_index != self.stream.device_index
        self._there = current_stream(self.stream.device) if other else None
        set_stream(self.stream)

    def __exit__(self, type, value, traceback):
        if self.stream is None:
            return
        if self._there is not None:
            set_stream(self._there)
        set_stream(self._before)


def stream(stream):
    """`with torch.cuda.stream(s):` what is inside is queued on s."""
    return StreamContext(stream)


def set_stream(stream):
    if stream is not None:
        _C._cuda_set_stream(stream)


def current_stream(device=None):
    _lazy_init()
    return Stream(_handle=_C._cuda_current_stream(_get_device_index(device, optional=True)))


def default_stream(device=None):
    _lazy_init()
    return Stream(_handle=_C._cuda_default_stream(_get_device_index(device, optional=True)))


def get_stream_from_external(data_ptr, device=None):
    return ExternalStream(data_ptr, device)
