"""torch.UntypedStorage and torch.TypedStorage: the bytes that tensors lie over, and the same seen as elements of one dtype.

Tensors are made over storages, and files hold storages, so that views in a file share memory when they are read. The bytes themselves are the
extension's (_C.StorageBase); here stand conversions, indexing, and how PyTorch's scripts spell them."""

import mmap
import os
import re
import sys
import warnings

import torc
from torc import _C

_DTYPES = {name + "Storage": dtype for name, dtype in _C._by_scalar_name.items() if not name.startswith(("Float8", "UInt", "ComplexHalf"))}
_NAMES = {dtype: name for name, dtype in _DTYPES.items()}  # other dtypes have no TypedStorage of their own: they came later
_CHUNK = 1 << 20


def _method_name(scalar_name):
    """The method that converts to that dtype: "complex_double" of ComplexDouble, "bfloat16" of BFloat16."""
    return re.sub("(?<=[a-z])(?=[A-Z])", "_", scalar_name).lower()


_CONVERSIONS = {_method_name(name): dtype for name, dtype in _C._by_scalar_name.items() if not name.startswith(("UInt", "ComplexHalf"))}


def _text(values, name, dtype, device, count):
    lines = "\n ".join(str(v) for v in values)
    return f" {lines}\n[torch.storage.{name}({dtype}device={device}) of size {count}]"


def _device(given, default="cuda"):
    return torc.device(default if given is None else given)


class UntypedStorage(_C.StorageBase):
    """Bytes on a device."""

    def __new__(cls, *args, device=None):
        if len(args) > 1:
            raise TypeError(f"UntypedStorage() takes at most 1 positional argument ({len(args)} given)")
        if not args or isinstance(args[0], int):
            return super().__new__(cls, *args, device=device)
        values = list(args[0])
        for v in values:
            if not isinstance(v, int):
                raise RuntimeError(f"torch.UntypedStorage(): tried to construct a storage from a sequence ({type(args[0]).__name__}), but one of the items "
                                   f"was of type {type(v).__name__} instead of int")
        values = bytes(v & 255 for v in values)
        made = super().__new__(cls, len(values), device=device)
        made._write(0, values)
        return made

    is_sparse = is_sparse_csr = is_hpu = False

    @property
    def is_cuda(self):
        return self.device.type == "cuda"

    def get_device(self):
        return self.device.index

    def element_size(self):
        return 1

    def untyped(self):
        return self

    def is_shared(self):
        return self.is_cuda

    def __getitem__(self, index):
        if isinstance(index, slice):
            start, stop, step = index.indices(len(self))
            if step != 1:
                raise RuntimeError(f"Trying to slice with a step of {step}, but only a step of 1 is supported")
            return self._part(start, max(stop - start, 0))
        return self._read(_place(index, len(self)), 1)[0]

    def __setitem__(self, index, value):
        if not isinstance(value, int):
            given = ("numpy." if type(value).__module__ == "numpy" else "") + type(value).__name__
            raise RuntimeError(f"can only set storage content with a int types, but got {given} instead")
        if isinstance(index, slice):
            self[index].fill_(value & 255)
        else:
            self._write(_place(index, len(self)), bytes([value & 255]))

    def __iter__(self):
        return iter(self.tolist())

    def tolist(self):
        return list(self._read(0, len(self)))

    def __repr__(self):
        return _text(self, "UntypedStorage", "", self.device, len(self))

    def __eq__(self, other):
        return isinstance(other, UntypedStorage) and self._cdata == other._cdata

    def __hash__(self):
        return hash(self._cdata)

    def new(self):
        return type(self)(device=self.device)

    def clone(self):
        return type(self)(len(self), device=self.device).copy_(self)

    def __copy__(self):
        return self.clone()

    def __deepcopy__(self, memo):
        memo = memo.setdefault("torch", {})
        if self._cdata not in memo:
            memo[self._cdata] = self.clone()
        return memo[self._cdata]

    def to(self, *, device, non_blocking=False):
        device = _device(device)
        if device.type == self.device.type and device.index in (None, self.device.index):
            return self
        return type(self)(len(self), device=device).copy_(self, non_blocking)

    def cpu(self):
        return self.to(device="cpu")

    def cuda(self, device=None, non_blocking=False):
        return self.to(device=_device(device), non_blocking=non_blocking)

    def type(self, dtype=None, non_blocking=False):
        if dtype is None:
            return "torch.cuda.UntypedStorage" if self.is_cuda else "torch.storage.UntypedStorage"
        return TypedStorage(wrap_storage=self, dtype=torc.uint8, _internal=True).type(dtype, non_blocking)

    def byteswap(self, dtype):
        """Reverses the bytes of each element, in place."""
        size = dtype.itemsize // (2 if dtype.is_complex else 1)
        values = self._read(0, len(self) // size * size)
        swapped = bytearray(values)
        for k in range(size):
            swapped[k::size] = values[size - 1 - k::size]
        self._write(0, swapped)

    @staticmethod
    def from_buffer(buffer, byte_order=None, count=-1, offset=0, *, dtype=None):
        """A storage with a copy of what the buffer holds, as elements of a dtype in a byte order."""
        if dtype is None:
            raise RuntimeError("argument 'dtype' cannot be None")
        size = dtype.itemsize
        if byte_order is None and size > 1:
            raise RuntimeError("function missing required argument 'byte_order' (pos 2)")
        if byte_order not in (None, "native", "little", "big"):
            raise ValueError(f"invalid byte_order '{byte_order}' (expected 'big', 'little', or 'native')")
        whole = memoryview(buffer).cast("B")
        if not 0 <= offset <= len(whole):
            raise ValueError(f"offset must be non-negative and no greater than buffer length ({len(whole)}), but got {offset}")
        if count < 0 and (len(whole) - offset) % size:
            raise ValueError(f"buffer size ({len(whole)}) must be a multiple of element size ({size})")
        if count > (len(whole) - offset) // size:
            raise ValueError(f"buffer has only {(len(whole) - offset) // size} elements after offset {offset}, but specified a size of {count}")
        made = UntypedStorage(len(whole) - offset if count < 0 else count * size)
        made._write(0, whole[offset:offset + len(made)])
        if byte_order == "big":
            made.byteswap(dtype)
        return made

    @classmethod
    def from_file(cls, filename, shared=False, nbytes=0):
        """The pages of a file. Written ones are copies, or with `shared` the file's, which then is made as long as that."""
        with open(filename, "r+b" if shared and os.path.exists(filename) else "w+b" if shared else "rb") as f:
            length = os.fstat(f.fileno()).st_size
            if shared and length < nbytes:
                os.truncate(f.fileno(), nbytes)
            elif length < nbytes:
                raise RuntimeError(f"unable to mmap {nbytes} bytes from file <{filename}>: it has {length}")
            if not (nbytes or length):
                return cls()
            pages = mmap.mmap(f.fileno(), nbytes or length, access=mmap.ACCESS_WRITE if shared else mmap.ACCESS_COPY)
        made = torc.frombuffer(pages, dtype=torc.uint8).untyped_storage()
        made._file = os.fspath(filename)
        return made

    @property
    def filename(self):
        return getattr(self, "_file", None)

    def pin_memory(self, device="cuda"):
        return self if self.is_pinned() else torc.asarray(self, dtype=torc.uint8).pin_memory().untyped_storage()

    def share_memory_(self):
        raise NotImplementedError("storages in memory that processes share are not there")

    def _write_all(self, write):
        """Hands all bytes to write(), a few at a time."""
        for at in range(0, len(self), _CHUNK):
            write(self._read(at, min(_CHUNK, len(self) - at)))

    def _read_all(self, read):
        """Fills it with what read(n) gives, which may be fewer bytes at a time."""
        at = 0
        while at < len(self):
            some = read(min(_CHUNK, len(self) - at))
            if not some:
                raise RuntimeError(f"unexpected EOF, expected {len(self) - at} more bytes. The file might be corrupted.")
            self._write(at, some)
            at += len(some)

    def __reduce__(self):
        import io
        f = io.BytesIO()
        torc.save(self, f, _use_new_zipfile_serialization=False)
        return _load_from_bytes, (f.getvalue(),)


_C._set_storage_type(UntypedStorage)


def _conversion(name, dtype):
    def convert(self):
        return TypedStorage(wrap_storage=self.untyped(), dtype=getattr(self, "dtype", torc.uint8), _internal=True)._to(dtype)
    convert.__name__ = name
    convert.__doc__ = f"Its elements as {dtype}."
    return convert


for _name, _dtype in _CONVERSIONS.items():
    setattr(UntypedStorage, _name, _conversion(_name, _dtype))


def _place(index, count):
    if not hasattr(index, "__index__"):
        raise TypeError(f"can't index a storage with {type(index).__name__}")
    at = index.__index__()
    if not -count <= at < count:
        raise IndexError(f"index {at} out of range for storage of size {count}")
    return at % count


def _warn():
    if not _warn.done or torc.is_warn_always_enabled():
        _warn.done = True
        warnings.warn("TypedStorage is deprecated. It will be removed in the future and UntypedStorage will be the only storage class. This should "
                      "only matter to you if you are using storages directly.  To access UntypedStorage directly, use tensor.untyped_storage() instead "
                      "of tensor.storage()", stacklevel=3)


_warn.done = False


class TypedStorage:
    """An UntypedStorage seen as elements of one dtype. Deprecated in PyTorch; files name it."""

    is_sparse = is_hpu = False
    _fixed = None  # the dtype of FloatStorage and its like

    def __new__(cls, *args, wrap_storage=None, dtype=None, device=None, _internal=False):
        if cls._fixed is not None and dtype is not None and not _internal:
            raise RuntimeError(f"{cls.__name__}.__new__() got an unexpected keyword argument 'dtype'")
        self = object.__new__(TypedStorage)
        self.dtype = dtype or cls._fixed or torc.get_default_dtype()
        if wrap_storage is not None:
            if args:
                raise RuntimeError("No positional arguments should be given when using 'wrap_storage'")
            if not isinstance(wrap_storage, UntypedStorage):
                raise TypeError(f"Argument 'wrap_storage' must be UntypedStorage, but got {type(wrap_storage)}")
            self._untyped_storage = wrap_storage
            return self
        if not _internal:
            _warn()
        if len(args) > 1:
            raise RuntimeError(f"Too many positional arguments: at most one is expected, got {len(args)}")
        if not args or isinstance(args[0], int):
            self._untyped_storage = UntypedStorage((args[0] if args else 0) * self.dtype.itemsize, device=device)
        else:
            values = torc.tensor(list(args[0]), dtype=self.dtype, device=device or "cpu")
            self._untyped_storage = values.untyped_storage()
        return self

    @property
    def device(self):
        return self._untyped_storage.device

    @property
    def is_cuda(self):
        return self._untyped_storage.is_cuda

    @property
    def filename(self):
        return self._untyped_storage.filename

    @property
    def _cdata(self):
        return self._untyped_storage._cdata

    def untyped(self):
        return self._untyped_storage

    def _tensor(self):
        return _C._tensor_over(self._untyped_storage, self.dtype, 0, (len(self),), (1,))

    def _same(self, storage):
        return TypedStorage(wrap_storage=storage, dtype=self.dtype, _internal=True)

    def _to(self, dtype):
        if dtype == self.dtype:
            return self
        return TypedStorage(wrap_storage=self._tensor().to(dtype).untyped_storage(), dtype=dtype, _internal=True)

    def __len__(self):
        return self._untyped_storage.nbytes() // self.dtype.itemsize

    size = _size = __len__

    def nbytes(self):
        return self._untyped_storage.nbytes()

    _nbytes = nbytes

    def element_size(self):
        return self.dtype.itemsize

    _element_size = element_size

    def data_ptr(self):
        return self._untyped_storage.data_ptr()

    _data_ptr = data_ptr

    def get_device(self):
        return self._untyped_storage.get_device()

    def is_shared(self):
        return self._untyped_storage.is_shared()

    def is_pinned(self, device="cuda"):
        return self._untyped_storage.is_pinned()

    def resizable(self):
        return self._untyped_storage.resizable()

    def resize_(self, size):
        self._untyped_storage.resize_(size * self.dtype.itemsize)

    def fill_(self, value):
        self._tensor().fill_(value)
        return self

    def copy_(self, source, non_blocking=None):
        self._untyped_storage.copy_(source.untyped())
        return self

    def __getitem__(self, index):
        if isinstance(index, slice):
            raise RuntimeError("slices are only supported in UntypedStorage.__getitem__")
        return self._tensor()[_place(index, len(self))].item()

    def __setitem__(self, index, value):
        self._tensor()[index if isinstance(index, slice) else _place(index, len(self))] = value

    def __iter__(self):
        return iter(self.tolist())

    def tolist(self):
        return self._tensor().tolist()

    def __repr__(self):
        return _text(self, "TypedStorage", f"dtype={self.dtype}, ", self.device, len(self))

    def __eq__(self, other):
        return isinstance(other, TypedStorage) and self._cdata == other._cdata

    def __hash__(self):
        return hash(self._cdata)

    def clone(self):
        return self._same(self._untyped_storage.clone())

    __copy__ = clone

    def __deepcopy__(self, memo):
        return self._same(self._untyped_storage.__deepcopy__(memo))

    def to(self, *, device, non_blocking=False):
        return self._same(self._untyped_storage.to(device=device, non_blocking=non_blocking))

    def cpu(self):
        return self._same(self._untyped_storage.cpu())

    def cuda(self, device=None, non_blocking=False):
        return self._same(self._untyped_storage.cuda(device, non_blocking))

    def pin_memory(self, device="cuda"):
        return self._same(self._untyped_storage.pin_memory())

    def share_memory_(self):
        self._untyped_storage.share_memory_()

    def type(self, dtype=None, non_blocking=False):
        if dtype is None:
            return f"torch.{'' if self.device.type == 'cpu' else f'{self.device.type}.'}{self.pickle_storage_type()}"
        if isinstance(dtype, str):
            dtype = _DTYPES[dtype.rpartition(".")[2]]
        return self._to(getattr(dtype, "_fixed", dtype))

    def pickle_storage_type(self):
        name = _NAMES.get(self.dtype)
        if name is None:
            raise KeyError(f"dtype {self.dtype} is not recognized")
        return name

    _pickle_storage_type = pickle_storage_type

    @classmethod
    def from_buffer(cls, *args, dtype=None, **kwargs):
        dtype = dtype or cls._fixed or torc.get_default_dtype()
        return TypedStorage(wrap_storage=UntypedStorage.from_buffer(*args, dtype=dtype, **kwargs), dtype=dtype, _internal=True)

    @classmethod
    def from_file(cls, filename, shared=False, size=0):
        dtype = cls._fixed or torc.get_default_dtype()
        return TypedStorage(wrap_storage=UntypedStorage.from_file(filename, shared, size * dtype.itemsize), dtype=dtype, _internal=True)

    def __reduce__(self):
        import io
        f = io.BytesIO()
        torc.save(self, f, _use_new_zipfile_serialization=False)
        return _load_from_bytes, (f.getvalue(),)


for _name, _dtype in _CONVERSIONS.items():
    setattr(TypedStorage, _name, _conversion(_name, _dtype))


class _LegacyMeta(type):
    @property
    def dtype(cls):
        """Of the class itself, torch.FloatStorage.dtype; objects say theirs."""
        return cls.__dict__.get("_fixed")

    def __instancecheck__(cls, instance):
        return cls is _LegacyStorage and isinstance(instance, TypedStorage) or isinstance(instance, TypedStorage) and instance.dtype == cls._fixed


class _LegacyStorage(TypedStorage, metaclass=_LegacyMeta):
    """torch.FloatStorage and the others: TypedStorage of a dtype."""


_CLASSES = {name: _LegacyMeta(name, (_LegacyStorage,), {"_fixed": dtype, "__module__": torc.__name__}) for name, dtype in _DTYPES.items()}
globals().update(_CLASSES)


def _load_from_bytes(b):
    """A storage in a plain pickle: PyTorch's older format inside."""
    import io
    return torc.load(io.BytesIO(b), weights_only=False)
