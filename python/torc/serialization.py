"""torch.save and torch.load, in PyTorch's format: a zip archive of a pickle (data.pkl), in which storages are only named, and of a record for the
bytes of each storage. What PyTorch writes is read here and the other way round; its older format too, in which all that follows in a row."""

import copyreg
import importlib
import os
import pickle
import sys
import warnings
from enum import Enum
from types import FunctionType

import torc
from torc import _archive
from torc._utils import _own, _public
from torc.storage import _DTYPES, TypedStorage, UntypedStorage

__all__ = ["save", "load", "register_package", "location_tag", "default_restore_location", "normalize_storage_type", "storage_to_tensor_type",
           "validate_cuda_device", "check_module_version_greater_or_equal", "StorageType", "LoadEndianness", "SourceChangeWarning",
           "get_default_load_endianness", "set_default_load_endianness", "get_default_mmap_options", "set_default_mmap_options", "get_crc32_options",
           "set_crc32_options", "add_safe_globals", "clear_safe_globals", "get_safe_globals", "safe_globals", "get_unsafe_globals_in_checkpoint",
           "skip_data"]

DEFAULT_PROTOCOL = 2
UNSAFE_MESSAGE = ("In PyTorch 2.6, we changed the default value of the `weights_only` argument in `torch.load` from `False` to `True`. Re-running "
                  "`torch.load` with `weights_only` set to `False` will likely succeed, but it can result in arbitrary code execution. Do it only if you "
                  "got the file from a trusted source.")
_QUANTIZED = ("QInt8Storage", "QUInt8Storage", "QInt32Storage", "QUInt4x2Storage", "QUInt2x4Storage")


class SourceChangeWarning(Warning):
    pass


class LoadEndianness(Enum):
    NATIVE = 1
    LITTLE = 2
    BIG = 3


class StorageType:
    """What the name of a typed storage in a file stands for: its dtype."""

    def __init__(self, name):
        self._name = name
        if name not in _DTYPES and name not in _QUANTIZED and name not in ("UntypedStorage", "TypedStorage"):
            raise KeyError(name)

    @property
    def dtype(self):
        if self._name in _QUANTIZED:
            raise NotImplementedError("quantized tensors are not there")
        return _DTYPES.get(self._name, torc.uint8)

    def __str__(self):
        return f"StorageType(dtype={self.dtype})"


class _Settings:
    endianness = None
    crc32 = True
    mmap_flags = None  # MAP_PRIVATE
    skip = False


def get_default_load_endianness():
    return _Settings.endianness


def set_default_load_endianness(endianness):
    if endianness is not None and not isinstance(endianness, LoadEndianness):
        raise TypeError("Invalid argument type in function set_default_load_endianness")
    _Settings.endianness = endianness


def get_crc32_options():
    return _Settings.crc32


def set_crc32_options(compute_crc32):
    """Is there to be asked for: files always have their checksums."""
    _Settings.crc32 = compute_crc32


def get_default_mmap_options():
    import mmap
    return mmap.MAP_PRIVATE if _Settings.mmap_flags is None else _Settings.mmap_flags


class set_default_mmap_options:
    """How torch.load(mmap=True) maps files: mmap.MAP_PRIVATE or MAP_SHARED. Also as a context."""

    def __init__(self, flags):
        import mmap
        if flags not in (mmap.MAP_PRIVATE, mmap.MAP_SHARED):
            raise ValueError("Invalid argument in function set_default_mmap_options, expected mmap.MAP_PRIVATE or mmap.MAP_SHARED, but got "
                             f"{flags}")
        self._before, _Settings.mmap_flags = _Settings.mmap_flags, flags

    def __enter__(self):
        pass

    def __exit__(self, *error):
        _Settings.mmap_flags = self._before


class skip_data:
    """Inside, torch.save leaves room for storages and torch.load makes them, without any of their bytes."""

    def __init__(self, materialize_fake_tensors=False):
        pass

    def __enter__(self):
        self._before, _Settings.skip = _Settings.skip, True

    def __exit__(self, *error):
        _Settings.skip = self._before


# ------------------------------------------------------------------------------------------ names that files may use
def add_safe_globals(safe_globals):
    from torc import _weights_only
    _weights_only._added.extend(one for one in safe_globals if one not in _weights_only._added)


def get_safe_globals():
    from torc import _weights_only
    return list(_weights_only._added)


def clear_safe_globals():
    from torc import _weights_only
    _weights_only._added.clear()


class safe_globals:
    """Inside, torch.load(weights_only=True) takes these classes and functions too."""

    def __init__(self, safe_globals):
        self._globals = safe_globals

    def __enter__(self):
        add_safe_globals(self._globals)

    def __exit__(self, *error):
        from torc import _weights_only
        _weights_only._added[:] = [one for one in _weights_only._added if one not in self._globals]


def get_unsafe_globals_in_checkpoint(f):
    from torc import _weights_only
    with _opened(f, "rb") as opened:
        if not _archive.looks_like_one(opened):
            raise ValueError("Expected input to be a checkpoint returned by torch.save")
        reader = _archive.Reader(opened)
        if reader.has("constants.pkl"):
            raise ValueError("Expected input to be a checkpoint returned by torch.save but got a torchscript checkpoint")
        return _weights_only.unknown_names(reader.read("data.pkl"))


# ------------------------------------------------------------------------------------------ where storages are
_packages = []


def register_package(priority, tagger, deserializer):
    """Functions that say where a storage is, and bring one there; those of the lowest priority are asked first."""
    _packages.append((priority, tagger, deserializer))
    _packages.sort(key=lambda package: package[0])


def location_tag(storage):
    for _, tagger, _ in _packages:
        location = tagger(storage)
        if location:
            return location
    raise RuntimeError("don't know how to determine data location of " + torc.typename(storage))


def default_restore_location(storage, location):
    for _, _, deserializer in _packages:
        result = deserializer(storage, location)
        if result is not None:
            return result
    raise RuntimeError(f"don't know how to restore data location of {torc.typename(storage)} (tagged with {location})")


def validate_cuda_device(location):
    index = torc.device(location).index or 0
    count = torc.cuda.device_count()
    if not count:
        raise RuntimeError("Attempting to deserialize object on a CUDA device but torch.cuda.is_available() is False. If you are running on a CPU-only "
                           "machine, please use torch.load with map_location=torch.device('cpu') to map your storages to the CPU.")
    if index >= count:
        raise RuntimeError(f"Attempting to deserialize object on CUDA device {index} but torch.cuda.device_count() is {count}. Please use torch.load with "
                           "map_location to map your storages to an existing device.")
    return index


def _cuda_restore(storage, location):
    if location == "cuda" or location.startswith("cuda:"):
        return storage.cuda(validate_cuda_device(location))


def _other_restore(storage, location):
    """On a device of whatever type else the library has; other names are nobody's, those of PyTorch's other devices too."""
    try:
        device = torc.device(location)
    except RuntimeError:
        return None
    try:
        return storage.to(device=device)
    except NotImplementedError:
        return None


register_package(10, lambda storage: "cpu" if storage.device.type == "cpu" else None, lambda storage, location: storage if location == "cpu" else None)
register_package(20, lambda storage: f"cuda:{storage.device.index}" if storage.device.type == "cuda" else None, _cuda_restore)
register_package(30, lambda storage: str(storage.device), _other_restore)


def _restorer(map_location):
    """The function of (storage, location) that a map_location stands for."""
    if map_location is None:
        return default_restore_location
    if isinstance(map_location, dict):
        return lambda storage, location: default_restore_location(storage, map_location.get(location, location))
    if isinstance(map_location, bytes):
        map_location = map_location.decode("ascii")
    if isinstance(map_location, (str, torc.device)):
        return lambda storage, location: default_restore_location(storage, str(map_location))

    def restore(storage, location):
        result = map_location(storage, location)
        return default_restore_location(storage, location) if result is None else result
    return restore


def normalize_storage_type(storage_type):
    return getattr(torc, storage_type.__name__)


def storage_to_tensor_type(storage):
    return getattr(torc, type(storage).__name__.replace("Storage", "Tensor"))


def check_module_version_greater_or_equal(module, req_version_tuple, error_if_malformed=True):
    """Is the version of a module at least that?"""
    try:
        have = tuple(kind(part) for kind, part in zip((type(part) for part in req_version_tuple), module.__version__.split(".")))
        return have >= tuple(req_version_tuple)
    except Exception as error:
        text = f"'{module.__name__}' module version string is malformed '{module.__version__}' and cannot be compared with tuple {req_version_tuple}"
        if error_if_malformed:
            raise RuntimeError(text) from error
        warnings.warn(text + ", but continuing assuming that requirement is met", stacklevel=2)
        return True


# ------------------------------------------------------------------------------------------ files
def _is_path(f):
    return isinstance(f, (str, os.PathLike))


class _opened:
    """A path is opened and closed; a file stays open."""

    def __init__(self, f, mode):
        if not _is_path(f) and "r" in mode:
            try:
                f.seek(f.tell())
            except (AttributeError, OSError) as error:
                raise type(error)(f"{error}. You can only torch.load from a file that is seekable. Please pre-load the data into a buffer like io.BytesIO "
                                  "and try to load from it instead.") from None
        self._f = open(f, mode) if _is_path(f) else f
        self._own, self._writes = _is_path(f), "w" in mode

    def __enter__(self):
        return self._f

    def __exit__(self, *error):
        if self._own:
            self._f.close()
        elif self._writes and hasattr(self._f, "flush"):
            self._f.flush()


def _get_layout(name):
    if name != "torch.strided":
        raise NotImplementedError(f"{name} tensors are not there")
    return torc.strided


copyreg.pickle(torc.layout, lambda layout: (_get_layout, (str(layout),)))


class _Pickler(pickle._Pickler):
    """Pickles what is torc's under PyTorch's names. The pickler of Python's that is written in C would look those names up, and find none."""

    dispatch = dict(pickle._Pickler.dispatch)

    def save_global(self, obj, name=None):
        name = name or getattr(obj, "__qualname__", None) or obj.__name__
        module = pickle.whichmodule(obj, name)
        if module.split(".")[0] != "torc":
            return super().save_global(obj, name)
        parent, _, last = name.rpartition(".")
        try:
            owner = sys.modules.get(module) or importlib.import_module(module)
            for part in parent.split(".") if parent else ():
                owner = getattr(owner, part)
            found = getattr(owner, last)
        except (ImportError, AttributeError):
            found = None
        if found is not obj and found != obj:
            raise pickle.PicklingError(f"Can't pickle {obj!r}: it's not the same object as {module}.{name}")
        public = _public(module, name)
        if self.proto >= 4:
            self.save(public)
            self.save(name)
            self.write(pickle.STACK_GLOBAL)
        elif parent:
            return self.save_reduce(getattr, (owner, last), obj=obj)
        else:
            self.write(pickle.GLOBAL + f"{public}\n{name}\n".encode("ascii" if self.proto < 3 else "utf-8"))
        self.memoize(obj)

    dispatch[FunctionType] = save_global


def _pickler(pickle_module, f, protocol, persistent_id):
    class Pickler(_Pickler if pickle_module is pickle else pickle_module.Pickler):
        def persistent_id(self, obj):
            return persistent_id(obj)

    return Pickler(f, protocol=protocol)


class _Storages:
    """The storages that a pickle names, by their keys."""

    def __init__(self, key_of, *more):
        self.by_key, self._keys, self._dtypes, self._key_of, self._more = {}, {}, {}, key_of, more

    def persistent_id(self, obj):
        if isinstance(obj, TypedStorage):
            storage, dtype, kind, count = obj._untyped_storage, obj.dtype, getattr(torc, obj.pickle_storage_type()), len(obj)
        elif isinstance(obj, UntypedStorage):
            storage, dtype, kind, count = obj, torc.uint8, UntypedStorage, len(obj)
        else:
            return None
        address = storage._cdata
        if self._dtypes.setdefault(address, dtype) != dtype and len(storage):
            raise RuntimeError("Cannot save multiple tensors or storages that view the same data as different types")
        key = self._keys.setdefault(address, None) or self._key_of(storage, len(self._keys) - 1)
        self._keys[address] = key
        self.by_key[key] = storage
        return ("storage", kind, key, location_tag(storage), count, *self._more)


def save(obj, f, pickle_module=pickle, pickle_protocol=DEFAULT_PROTOCOL, _use_new_zipfile_serialization=True, _disable_byteorder_record=False):
    """Writes an object to a file: tensors, and all else that pickle can."""
    if not _is_path(f) and not hasattr(f, "write"):
        raise AttributeError("expected 'f' to be string, path, or a file-like object with a 'write' attribute")
    if _is_path(f):
        folder = os.path.dirname(os.fspath(f))
        if folder and not os.path.isdir(folder):
            raise RuntimeError(f"Parent directory {folder} does not exist.")
    if _Settings.skip and not _use_new_zipfile_serialization:
        raise RuntimeError("Cannot use skip_data=True with _use_new_zipfile_serialization=False")
    if not _use_new_zipfile_serialization:
        with _opened(f, "wb") as opened:
            from torc import _older_format
            return _older_format.save(obj, opened, pickle_module, pickle_protocol)
    import io
    storages = _Storages(lambda storage, number: str(number))
    data = io.BytesIO()
    _pickler(pickle_module, data, pickle_protocol, storages.persistent_id).dump(obj)
    name = os.path.basename(os.fspath(f)).rpartition(".") if _is_path(f) else ("archive", "", "")
    with _opened(f, "wb") as opened:
        writer = _archive.Writer(opened, name[0] or name[2] or "archive")
        try:
            writer.write("data.pkl", data.tell(), lambda write: write(data.getbuffer()))
            writer.write_bytes(".format_version", b"1")
            writer.write_bytes(".storage_alignment", str(_archive.ALIGNMENT).encode())
            if not _disable_byteorder_record:
                writer.write_bytes("byteorder", sys.byteorder.encode())
            for key, storage in storages.by_key.items():
                writer.write(f"data/{key}", len(storage), _zeros(len(storage)) if _Settings.skip else storage._write_all)
            writer.write_bytes("version", b"3\n")
        except BaseException:
            writer.abandon()
            raise
        writer.close()


def _zeros(count):
    def write(out):
        for at in range(0, count, 1 << 20):
            out(bytes(min(1 << 20, count - at)))
    return write


# ------------------------------------------------------------------------------------------ reading
def _explained(message):
    """A refusal of weights_only, with what can be done about it."""
    docs = ("\n\nCheck the documentation of torch.load to learn more about types accepted by default with weights_only "
            "https://pytorch.org/docs/stable/generated/torch.load.html.")
    if "was not an allowed global by default." in message:
        return ("Weights only load failed. This file can still be loaded, to do so you have two options, \033[1mdo those steps only if you trust the "
                f"source of the checkpoint\033[0m. \n\t(1) {UNSAFE_MESSAGE}\n\t(2) Alternatively, to load with `weights_only=True` please check the "
                f"recommended steps in the following error message.\n\tWeightsUnpickler error: {message}{docs}")
    text = f"Weights only load failed. {UNSAFE_MESSAGE}\n"
    if " is blocked" not in message:
        text += ("Please file an issue with the following so that we can make `weights_only=True` compatible with your use case: WeightsUnpickler "
                 "error: ")
    return f"{text}\n\n{message}{docs}"


def _forced(name):
    return os.getenv(name, "0") in ("1", "y", "yes", "true")


def _restricted(weights_only, pickle_module):
    """Is the restricted unpickler to be used?"""
    default = weights_only is None
    if default:
        weights_only = pickle_module is None
    always, never = _forced("TORCH_FORCE_WEIGHTS_ONLY_LOAD"), _forced("TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD")
    if always and never:
        raise RuntimeError("Only one of `TORCH_FORCE_WEIGHTS_ONLY_LOAD` or `TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD` should be set, but both were set.")
    if always:
        weights_only = True
    elif never and default:
        warnings.warn("Environment variable TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD detected, since the`weights_only` argument was not explicitly passed to "
                      "`torch.load`, forcing weights_only=False.", UserWarning, stacklevel=3)
        weights_only = False
    if weights_only and pickle_module is not None:
        raise RuntimeError("Can not safely load weights when explicit pickle_module is specified")
    return weights_only


def _unpickled(data, at, persistent_load, restricted, pickle_module, arguments):
    """The object of a pickle, and where that ends."""
    if restricted:
        from torc import _weights_only
        try:
            return _weights_only.load(data, at, persistent_load, arguments.get("encoding", "utf-8"))
        except pickle.UnpicklingError as error:
            raise pickle.UnpicklingError(_explained(str(error))) from None
    import io

    class Unpickler(pickle_module.Unpickler):
        def find_class(self, module, name):
            if module == "torch" and (name in _DTYPES or name in _QUANTIZED):
                return StorageType(name)
            return super().find_class(_own(module, name), name)

        def persistent_load(self, saved):
            return persistent_load(saved)

    f = io.BytesIO(data)
    f.seek(at)
    return Unpickler(f, **arguments).load(), f.tell()


def _saved_storage(saved, length):
    """dtype, key, location and bytes of the storage that a persistent id names."""
    if not isinstance(saved, tuple) or len(saved) != length or saved[0] not in ("storage", b"storage"):
        raise RuntimeError(f"Unknown typename for persistent_load, expected 'storage' but got {saved!r}")
    kind, key, location, count = saved[1:5]
    if not (isinstance(kind, StorageType) or kind is UntypedStorage):
        raise pickle.UnpicklingError(f"a storage has a type of storages, not {kind!r}")
    key, location = (text.decode("ascii") if isinstance(text, bytes) else text for text in (key, location))
    if not isinstance(key, str) or not isinstance(location, str) or type(count) is not int or count < 0:
        raise pickle.UnpicklingError(f"no storage can be {saved!r}")
    dtype = torc.uint8 if kind is UntypedStorage else kind.dtype
    return dtype, key, location, count * dtype.itemsize


def _swapped(byteorder):
    """Are the bytes of elements in the other order than here?"""
    if byteorder is None:
        order = get_default_load_endianness()
        byteorder = {LoadEndianness.NATIVE: sys.byteorder, LoadEndianness.BIG: "big"}.get(order, "little").encode()
    if byteorder not in (b"little", b"big"):
        raise ValueError(f"Unknown endianness type: {byteorder.decode('utf-8', 'replace')}")
    return byteorder.decode() != sys.byteorder


def load(f, map_location=None, pickle_module=None, *, weights_only=None, mmap=None, **pickle_load_args):
    """Reads an object that torch.save wrote."""
    restricted = _restricted(weights_only, pickle_module)
    if pickle_load_args and restricted:
        warnings.warn("pickle_load_args only works if `weights_only=False`.", stacklevel=2)
    how = (_restorer(map_location), restricted, pickle_module or pickle, {"encoding": "utf-8", **pickle_load_args})
    with _opened(f, "rb") as opened:
        if _archive.looks_like_one(opened):
            reader = _archive.Reader(opened)
            if reader.has("constants.pkl"):
                raise RuntimeError("Cannot use ``weights_only=True`` with TorchScript archives passed to ``torch.load``. " + UNSAFE_MESSAGE if restricted
                                   else "TorchScript archives are not read")
            pages = None
            if mmap:
                if not _is_path(f):
                    raise ValueError("f must be a file path in order to use the mmap argument")
                from mmap import MAP_SHARED
                pages = UntypedStorage.from_file(f, get_default_mmap_options() == MAP_SHARED, os.path.getsize(f))
            return _load(reader, pages, *how)
        if mmap:
            name = f"{f}, " if isinstance(f, str) else ""
            raise RuntimeError(f"mmap can only be used with files saved with `torch.save({name}_use_new_zipfile_serialization=True), please torch.save "
                               "your checkpoint with this option in order to use mmap.")
        from torc import _older_format
        return _older_format.load(opened, *how)


def _load(reader, pages, restore, restricted, pickle_module, arguments):
    swapped = _swapped(reader.read("byteorder") if reader.has("byteorder") else None)
    known = {}

    def from_file(name, nbytes, dtype):
        if reader.size(name) < nbytes:
            raise RuntimeError(f"PytorchStreamReader failed reading file {name}: it has {reader.size(name)} bytes, and {nbytes} are wanted")
        if _Settings.skip:
            return UntypedStorage(nbytes)
        place = reader.place(name) if pages is not None and nbytes else None
        if place is not None and place % 16 == 0 and not swapped:
            return pages._part(place, nbytes)
        with reader.open(name) as record:
            made = UntypedStorage(nbytes)
            made._read_all(record.read)
            while record.read(1 << 20):  # to the end, where the checksum is compared
                pass
        if swapped:
            made.byteswap(dtype)
        return made

    def persistent_load(saved):
        dtype, key, location, nbytes = _saved_storage(saved, 5)
        if key not in known:
            storage = restore(from_file(f"data/{key}", nbytes, dtype), location)
            known[key] = TypedStorage(wrap_storage=storage, dtype=dtype, _internal=True)
        return known[key]

    return _unpickled(reader.read("data.pkl"), 0, persistent_load, restricted, pickle_module, arguments)[0]


__getattr__ = torc._absent_from(__name__)
