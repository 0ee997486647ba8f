"""Memory shared with NumPy, PyTorch and CuPy through DLPack, both ways: values, strides, dtypes, writes seen on the other side, lifetimes.

    dlpack.py LIBTORC.SO [--device cuda]

Skipped (status 77) where Python ($TORC_PYTORCH, or the one that runs this file) has none of the three. Each library is given torc's memory as any other library's, by an object that has
__dlpack__ and __dlpack_device__.
"""

import argparse
import ctypes
import importlib
import os
import random
import sys

CODES = {"bool": 1, "uint8": 2, "int8": 3, "int16": 4, "int32": 5, "int64": 6, "float16": 7, "bfloat16": 8, "float32": 9, "float64": 10,
         "complex32": 11, "complex64": 12, "complex128": 13, "float8_e5m2": 14, "float8_e4m3fn": 15, "uint16": 16, "uint32": 17, "uint64": 18}
NUMPY = [name for name in CODES if name not in ("bfloat16", "complex32", "float8_e5m2", "float8_e4m3fn")]
api, py = None, ctypes.pythonapi
py.PyCapsule_New.restype = ctypes.py_object
py.PyCapsule_New.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
py.PyCapsule_GetPointer.restype = ctypes.c_void_p
py.PyCapsule_GetPointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
py.PyCapsule_GetName.restype = ctypes.c_char_p
py.PyCapsule_GetName.argtypes = [ctypes.py_object]
py.PyCapsule_SetName.argtypes = [ctypes.py_object, ctypes.c_char_p]
NAMES = {True: (b"dltensor_versioned", b"used_dltensor_versioned"), False: (b"dltensor", b"used_dltensor")}


class Options(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("stream", ctypes.c_int64), ("copy", ctypes.c_int64), ("by_name", ctypes.c_void_p)]


def load(path):
    global api
    api = ctypes.CDLL(path)
    for name, result, arguments in [
        ("torc_to_dlpack_with", ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_void_p]),
        ("torc_to_dlpack_unversioned_with", ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_void_p]),
        ("torc_from_dlpack", ctypes.c_void_p, [ctypes.c_void_p]),
        ("torc_from_dlpack_unversioned", ctypes.c_void_p, [ctypes.c_void_p]),
        ("torc_dlpack_device", ctypes.c_bool, [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p]),
        ("torc_error_message", ctypes.c_char_p, []),
        ("torc_scope_take", ctypes.c_void_p, [ctypes.c_void_p]),
        ("torc_release", None, [ctypes.c_void_p]),
        ("torc_zero_", ctypes.c_void_p, [ctypes.c_void_p]),
        ("torc_tensor_dtype", ctypes.c_int, [ctypes.c_void_p]),
        ("torc_dim", ctypes.c_int64, [ctypes.c_void_p]),
        ("torc_size", ctypes.c_int64, [ctypes.c_void_p, ctypes.c_int64]),
        ("torc_stride", ctypes.c_int64, [ctypes.c_void_p, ctypes.c_int64]),
        ("torc_data_ptr", ctypes.c_void_p, [ctypes.c_void_p]),
    ]:
        getattr(api, name).restype, getattr(api, name).argtypes = result, arguments
    if api.torc_error():
        raise RuntimeError(api.torc_error_message())


def checked(value):
    if api.torc_error():
        message = api.torc_error_message().decode()
        api.torc_error_clear()
        raise BufferError(message)
    return value


class Tensor:
    """A handle of torc's, owned."""

    def __init__(self, handle):
        self.handle = api.torc_scope_take(handle)

    def __del__(self):
        api.torc_release(self.handle)

    def __dlpack_device__(self):
        kind, number = ctypes.c_int32(), ctypes.c_int32()
        checked(api.torc_dlpack_device(self.handle, ctypes.byref(kind), ctypes.byref(number)))
        return kind.value, number.value

    def __dlpack__(self, *, stream=None, max_version=None, dl_device=None, copy=None):
        versioned = max_version is not None and max_version[0] >= 1
        options = Options(ctypes.sizeof(Options), -(2**63) if stream is None else stream, bool(copy), None)
        export = api.torc_to_dlpack_with if versioned else api.torc_to_dlpack_unversioned_with
        return py.PyCapsule_New(checked(export(self.handle, ctypes.byref(options))), NAMES[versioned][0], None)

    def geometry(self):
        dims = range(api.torc_dim(self.handle))
        return api.torc_tensor_dtype(self.handle), [api.torc_size(self.handle, d) for d in dims], [api.torc_stride(self.handle, d) for d in dims]


def taken(theirs, **how):
    """Their array as a tensor of torc's."""
    try:
        capsule = theirs.__dlpack__(max_version=(1, 1), **how)
    except TypeError:  # older than version 1
        capsule = theirs.__dlpack__(**how)
    versioned = py.PyCapsule_GetName(capsule) == NAMES[True][0]
    pointer = py.PyCapsule_GetPointer(capsule, NAMES[versioned][0])
    py.PyCapsule_SetName(capsule, NAMES[versioned][1])  # it is torc's from here on
    return Tensor(checked((api.torc_from_dlpack if versioned else api.torc_from_dlpack_unversioned)(pointer)))


class Numpy:
    def __init__(self):
        self.m, self.dtypes = importlib.import_module("numpy"), NUMPY

    def array(self, values, shape, dtype):
        return self.m.array(values).reshape(shape).astype(dtype)

    def strides(self, a):
        return [s // a.itemsize for s in a.strides]

    def equal(self, a, b):
        return a.dtype == b.dtype and self.m.array_equal(a, b)

    def transposed(self, a):
        return a.T

    def address(self, a):
        return a.ctypes.data

    def received(self, t):
        return self.m.from_dlpack(t)


class Cupy(Numpy):
    def __init__(self):
        self.m, self.dtypes = importlib.import_module("cupy"), NUMPY

    def equal(self, a, b):
        return a.dtype == b.dtype and bool((a == b).all())

    def address(self, a):
        return a.data.ptr


class Torch:
    def __init__(self, device="cpu"):
        self.m, self.device = importlib.import_module("torch"), device
        self.dtypes = list(CODES)

    def array(self, values, shape, dtype):
        return self.m.tensor(values, device=self.device).reshape(shape).to(getattr(self.m, dtype))

    def strides(self, a):
        return list(a.stride())

    def equal(self, a, b):
        wide = self.m.complex128 if a.is_complex() else self.m.float64  # of few dtypes it tells whether two are equal
        return a.dtype == b.dtype and self.m.equal(a.to(wide), b.to(wide))

    def transposed(self, a):
        return a.permute(tuple(reversed(range(a.dim()))))

    def address(self, a):
        return a.data_ptr()

    def received(self, t):
        return self.m.from_dlpack(t)


def compare(lib, rng):
    """One array there and back. Gives how many things were compared."""
    dtype = rng.choice(lib.dtypes)
    shape = [rng.randint(1, 5) for _ in range(rng.randint(0, 4))]
    count = 1
    for n in shape:
        count *= n
    a = lib.array([rng.randint(0, 100) for _ in range(count)], shape, dtype)
    if rng.random() < 0.5:
        a = lib.transposed(a)
    if len(a.shape) and rng.random() < 0.5:
        a = a[a.shape[0] // 2 :]
    t = taken(a)
    code, sizes, strides = t.geometry()
    assert code == CODES[dtype], (code, dtype)
    assert sizes == list(a.shape), (sizes, a.shape)
    assert all(x == y for x, y, n in zip(strides, lib.strides(a), sizes) if n > 1), (strides, lib.strides(a))
    assert api.torc_data_ptr(t.handle) == lib.address(a)
    back = lib.received(t)
    assert lib.equal(a, back), (a, back)
    assert lib.address(back) == lib.address(a)
    del t
    assert lib.equal(a, back)  # torc's handle is gone, the memory is not
    writable = getattr(getattr(a, "flags", None), "writeable", True)
    if writable:
        t = taken(back)
        checked(api.torc_zero_(t.handle))
        assert lib.equal(a, lib.m.zeros_like(a)), a  # seen by whoever has the memory
    return 7


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("library")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--seed", type=int, default=0)
    o = parser.parse_args()
    if os.environ.get("TORC_PYTORCH") and not os.environ.get("TORC_PYTORCH_FOUND"):
        os.environ["TORC_PYTORCH_FOUND"] = "1"
        os.execvp(os.environ["TORC_PYTORCH"], [os.environ["TORC_PYTORCH"], *sys.argv])
    load(o.library)
    done = 0
    for name, make in {"numpy": Numpy, "torch": lambda: Torch(o.device), "cupy": Cupy}.items():
        if (name == "numpy") == (o.device != "cpu") and name != "torch":
            continue
        try:
            lib = make()
        except ImportError:
            print(f"{name}: not here")
            continue
        if name == "cupy" and o.device == "cpu":
            continue
        rng = random.Random(o.seed)
        compared = sum(compare(lib, rng) for _ in range(500))
        if name == "numpy":
            a = lib.array([1, 2, 3], [3], "float32")
            a.flags.writeable = False
            t = taken(a)
            try:
                checked(api.torc_zero_(t.handle))
                raise AssertionError("read-only memory was written")
            except BufferError as e:
                assert "read-only" in str(e)
            assert not lib.received(t).flags.writeable
            compared += 2
        print(f"{name} {lib.m.__version__}: {compared} comparisons, all alike")
        done += 1
    if not done:
        print("skipped: no library to share memory with (TORC_PYTORCH names another Python)")
    return 0 if done else 77


if __name__ == "__main__":
    sys.exit(main())
