"""torch.load(weights_only=True): which names a file may use.

The extension reads the pickle (python/src/unpickle.c) and asks here for each name; nothing is imported for it but parts of torc."""

import codecs
import pickle
from _compat_pickle import IMPORT_MAPPING, NAME_MAPPING
from collections import Counter, OrderedDict

import torc
from torc import _C, _tensor, _utils

_BLOCKED = {"sys", "os", "posix", "nt"}
_REBUILD = ("_rebuild_parameter", "_rebuild_parameter_with_state", "_rebuild_qtensor", "_rebuild_tensor", "_rebuild_tensor_v2", "_rebuild_tensor_v3",
            "_rebuild_sparse_tensor", "_rebuild_meta_tensor_no_storage", "_rebuild_nested_tensor", "_rebuild_wrapper_subclass",
            "_rebuild_device_tensor_from_numpy", "_rebuild_device_tensor_from_cpu_tensor")
_added = []  # what programs allow besides: objects, or pairs of one and its full name


def _encode(text, encoding="utf-8"):
    """How Python writes bytes for protocol 2. Other codecs would be imported."""
    if encoding not in ("latin1", "utf-8", "ascii"):
        raise pickle.UnpicklingError(f"the encoding {encoding!r} is not one of bytes in pickles")
    return codecs.encode(text, encoding)


def _bytearray(*args):
    """Of bytes; never of a number, which could be any."""
    if args and isinstance(args[0], int):
        raise pickle.UnpicklingError("a bytearray of a number of bytes is not taken from files")
    return bytearray(*args)


def _default():
    if not _default.table:
        from torc import serialization, storage
        table = {"collections.OrderedDict": OrderedDict, "collections.Counter": Counter, "torch.serialization._get_layout": serialization._get_layout,
                 "torch.Size": torc.Size, "torch.Tensor": torc.Tensor, "torch.device": torc.device, "_codecs.encode": _encode,
                 "builtins.bytearray": _bytearray, "builtins.set": set, "builtins.complex": complex,
                 "torch._tensor._rebuild_from_type_v2": _tensor._rebuild_from_type_v2}
        table.update((f"torch._utils.{name}", getattr(_utils, name)) for name in _REBUILD)
        table.update((repr(value), value) for value in vars(_C).values() if isinstance(value, torc.dtype))
        table.update((f"torch.{name}", serialization.StorageType(name)) for name in (*storage._DTYPES, *serialization._QUANTIZED))
        table.update((f"torch.storage.{name}", serialization.StorageType(name)) for name in ("UntypedStorage", "TypedStorage"))
        _default.table = table
    return _default.table


_default.table = {}


def full_name(obj):
    """As files name it: what is torc's is PyTorch's there."""
    return f"{_utils._public(obj.__module__, obj.__qualname__)}.{obj.__qualname__}"


def _of_programs():
    table = {}
    for one in _added:
        if isinstance(one, tuple):
            if len(one) != 2:
                raise ValueError(f"Expected tuple of length 2 (global, str of callable full path), but got tuple of length: {len(one)}")
            if type(one[1]) is not str:
                raise TypeError(f"Expected second item in tuple to be str of callable full path, but got: {type(one[1])}")
            module, _, name = one[1].rpartition(".")
            table[f"{_utils._public(module, name)}.{name}"] = one[0]
        else:
            table[full_name(one)] = one
    return table


def _now(module, name):
    """What Python 2 called otherwise."""
    if (module, name) in NAME_MAPPING:
        return NAME_MAPPING[module, name]
    return IMPORT_MAPPING.get(module, module), name


def _known(module, name):
    full = f"{module}.{name}"
    if full == "torch.nn.parameter.Parameter":
        from torc.nn import Parameter
        return Parameter
    found = _default().get(full)
    return _of_programs().get(f"{_utils._public(module, name)}.{name}") if found is None else found


def find(module, name):
    module, name = _now(module, name)
    full = f"{module}.{name}"
    if module in _BLOCKED:
        raise pickle.UnpicklingError(f"Trying to load unsupported GLOBAL {full} whose module {module} is blocked.")
    found = _known(module, name)
    if found is None:
        short = full.removeprefix("builtins.")
        raise pickle.UnpicklingError(f"Unsupported global: GLOBAL {short} was not an allowed global by default. Please use "
                                     f"`torch.serialization.add_safe_globals([{short}])` or the `torch.serialization.safe_globals([{short}])` context "
                                     "manager to allowlist this global if you trust this class/function.")
    return found


def load(data, at, persistent_load, encoding):
    """The object of the pickle that begins at `at`, and where that ends."""
    return _C._unpickle(data, at, find, persistent_load, OrderedDict, Counter, pickle.UnpicklingError, encoding)


def unknown_names(data):
    """The names in a pickle that load() would refuse."""
    import pickletools
    names = {_now(*argument.split(" ", 1)) for operation, argument, _ in pickletools.genops(data) if operation.name == "GLOBAL"}
    return sorted(f"{module}.{name}" for module, name in names if module in _BLOCKED or _known(module, name) is None)
