"""The files of torch.save before there were archives (_use_new_zipfile_serialization=False), which plain pickles of storages have inside: five pickles
in a row, the fourth of which is the object's, and then the bytes of the storages, each behind the number of its elements."""

import pickle
import struct
import sys

from torc import serialization
from torc.storage import TypedStorage, UntypedStorage

MAGIC_NUMBER = 0x1950a86a20f9469cfc6c
PROTOCOL_VERSION = 1001


def save(obj, f, pickle_module, protocol):
    info = {"protocol_version": PROTOCOL_VERSION, "little_endian": sys.byteorder == "little", "type_sizes": {"short": 2, "int": 4, "long": 4}}
    for value in (MAGIC_NUMBER, PROTOCOL_VERSION, info):
        pickle_module.dump(value, f, protocol=protocol)
    storages = serialization._Storages(lambda storage, number: str(storage._cdata), None)
    sizes = {}

    def persistent_id(one):
        named = storages.persistent_id(one)
        if named:
            sizes[named[2]] = one.element_size()
        return named

    serialization._pickler(pickle_module, f, protocol, persistent_id).dump(obj)
    keys = sorted(storages.by_key)
    pickle_module.dump(keys, f, protocol=protocol)
    for key in keys:
        storage = storages.by_key[key]
        f.write(struct.pack("<q", len(storage) // sizes[key]))
        storage._write_all(f.write)


def load(f, restore, restricted, pickle_module, arguments):
    start = f.tell()
    data = f.read()
    if not data:
        raise EOFError("Ran out of input")
    known, left = {}, len(data)

    def no_storages(saved):
        raise pickle.UnpicklingError("unsupported persistent id encountered")

    def persistent_load(saved):
        nonlocal left
        if isinstance(saved, tuple) and saved and saved[0] in ("module", b"module"):  # the class of a module, and its source
            return saved[1]
        view = saved[5] if isinstance(saved, tuple) and len(saved) == 6 else None
        dtype, key, location, nbytes = serialization._saved_storage(saved, 6)
        if key not in known:
            left -= nbytes
            if left < 0:
                raise RuntimeError("unexpected EOF: the file is shorter than its storages. The file might be corrupted.")
            known[key] = TypedStorage(wrap_storage=restore(UntypedStorage(nbytes), location), dtype=dtype, _internal=True)
        storage = known[key]
        if view is not None:
            view_key, offset, count = view
            if view_key not in known:
                size = storage.element_size()
                known[view_key] = TypedStorage(wrap_storage=storage.untyped()[offset * size:(offset + count) * size], dtype=storage.dtype, _internal=True)
            storage = known[view_key]
        return storage

    at = 0
    for wanted, text in ((MAGIC_NUMBER, "Invalid magic number; corrupt file?"), (PROTOCOL_VERSION, "Invalid protocol version"), (None, "")):
        value, at = serialization._unpickled(data, at, no_storages, restricted, pickle_module, arguments)
        if wanted is not None and value != wanted:
            raise RuntimeError(text)
    swapped = isinstance(value, dict) and value.get("little_endian", True) != (sys.byteorder == "little")
    result, at = serialization._unpickled(data, at, persistent_load, restricted, pickle_module, arguments)
    keys, at = serialization._unpickled(data, at, no_storages, restricted, pickle_module, arguments)
    if not isinstance(keys, list):
        raise RuntimeError("the keys of storages are no list")
    for key in keys:
        if key not in known:
            raise RuntimeError(f"storage key {key!r} not found in deserialized_objects")
        storage = known[key]
        nbytes = storage.nbytes()
        if len(data) - at < 8 + nbytes:
            raise RuntimeError("unexpected EOF: the file is shorter than its storages. The file might be corrupted.")
        count = struct.unpack_from("<q", data, at)[0]
        if count != len(storage):
            raise RuntimeError(f"storage has wrong byte size: expected {nbytes} got {count * storage.element_size()}")
        storage.untyped()._write(0, memoryview(data)[at + 8:at + 8 + nbytes])
        if swapped:
            storage.untyped().byteswap(storage.dtype)
        at += 8 + nbytes
    f.seek(start + at)
    return result
