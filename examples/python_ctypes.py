#!/usr/bin/env python3
"""torc in Python by ctypes alone, made of include/torc/torc.json when it is imported: no operator is named here
but by Python's own and by the training of the digits, which this does as a program, as digits.c does.

    python3 examples/python_ctypes.py build/release/libtorc.so [EPOCHS]

A function is one of the dict `torch`, and a method of what its first argument is a handle of. Options stand behind the
others or are named, numbers stand where tensors may. What a function lends is taken out of its scope at once. Left out is what takes or gives
structs of names, addresses or functions: state dicts, files, hooks, Function, modules of one's own. docs/python.md is torc for Python in full."""
import builtins
import ctypes
import json
import os
import struct
import sys
from ctypes import POINTER, Structure, byref, c_char_p, c_double, c_int, c_int16, c_int64, c_size_t, c_uint64, c_void_p
from operator import index

HERE = os.path.dirname(os.path.abspath(__file__))
LIBRARY = sys.argv[1] if __name__ == "__main__" and len(sys.argv) > 1 else os.environ.get("TORC_LIBRARY", "libtorc.so")
with open(os.environ.get("TORC_JSON", HERE + "/../include/torc/torc.json"), encoding="utf-8") as file:
    description = json.load(file)
structs, functions, handles, enums = ({x["name"]: x for x in description[part]}
                                      for part in ("structs", "functions", "handles", "enums"))
required = {name: f["parameters"][:-1] if "options" in f else f["parameters"] for name, f in functions.items()}
C = {c["name"][len("TORC_"):]: c.get("value") for c in description["constants"]}
values = {v["name"][len("TORC_"):].lower(): v["value"] for e in enums.values() for v in e["values"]}  # "float32": 9
library, quick = ctypes.CDLL(LIBRARY), ctypes.PyDLL(LIBRARY)  # quick: other threads of Python wait meanwhile
retain, release, take = (quick[name] for name in ("torc_retain", "torc_release", "torc_scope_take"))
retain.argtypes, retain.restype, release.restype, take.restype = [c_void_p], c_void_p, None, None


class Handle(c_void_p):
    def __del__(self, release=release):
        release(self)

    @classmethod
    def of(cls, handle):
        if handle is None or isinstance(handle, cls): return handle
        raise TypeError(f"a {cls.__name__} is wanted, not {handle!r}")


def whole(value, of=c_int64):
    index(value).to_bytes(ctypes.sizeof(of), "little", signed=of(-1).value < 0)  # TypeError, OverflowError: C would cut
    return value


class Number(Structure):
    _fields_ = [("kind", c_int64), ("bits", c_int64), ("imag", c_int64)]
    KINDS = {type(None): C["NUMBER_NONE"], bool: C["NUMBER_BOOL"], int: C["NUMBER_INT"], float: C["NUMBER_FLOAT"],
             complex: C["NUMBER_COMPLEX"]}

    @classmethod
    def of(cls, value):
        if type(value) not in cls.KINDS: raise TypeError(f"a number is wanted, not {value!r}")
        def bits(x): return struct.unpack("q", struct.pack("d", x))[0]
        if isinstance(value, complex): return cls(cls.KINDS[complex], bits(value.real), bits(value.imag))
        return cls(cls.KINDS[type(value)], bits(value) if isinstance(value, float) else whole(value or 0), 0)


class Ints(Structure):
    _fields_ = [("tag", c_int64), ("count", c_int64), ("data", c_void_p), ("few", c_int64 * 7)]

    @classmethod
    def of(cls, value):
        if value is None or isinstance(value, int): return cls(C["NONE"] if value is None else whole(value))
        ints, array = cls(C["INTS_AT"], len(value)), (c_int64 * len(value))(*map(whole, value))
        ints.data, ints.kept = ctypes.addressof(array), array
        return ints


class List(Structure):
    _fields_ = [("data", POINTER(c_void_p)), ("count", c_int64)]

    @classmethod
    def of(cls, handles):
        made = cls((c_void_p * len(handles))(*(getattr(Handle.of(h), "value", None) for h in handles)), len(handles))
        made.kept = handles
        return made


def type_from(base, make, **fields):
    return type(base)("Made", (base,), {"of": classmethod(make), **fields})


Text = type_from(c_char_p, lambda cls, text: None if text is None else cls(text.encode()))
Enum = type_from(c_int, lambda cls, name: cls(values[name] if name else 0))
Device = type_from(Structure, lambda cls, name: library.torc_device_parse(name.encode()) if name else cls(),
                   _fields_=[("type", c_int16), ("index", c_int16)])
classes = {name: type("".join(word.title() for word in name.split("_")[1:]), (Handle,), {}) for name in handles}
Tensor = classes["torc_tensor"]
INTS = dict(int=c_int, int32_t=c_int, int64_t=c_int64, torc_flag=c_int64, size_t=c_size_t, uint64_t=c_uint64)
TYPES = {**{name: type_from(base, lambda cls, value: cls(whole(value, cls))) for name, base in INTS.items()},
         "void": None, "bool": ctypes.c_bool, "double": type_from(c_double, lambda cls, value: cls(value)),
         "const char *": Text, "torc_number": Number, "torc_ints": Ints, "torc_device": Device, "torc_tensors": List,
         "torc_modules": List, **dict.fromkeys(enums, Enum), **classes}
for s in structs.values():
    types = [TYPES.get(f["type"], c_void_p) for f in s["fields"]]
    if s["kind"] in ("options", "result") and sum(map(ctypes.sizeof, types)) == s["size"]:
        types = [c_void_p if issubclass(t, Handle) else t for t in types]
        fields = [(f["name"], t) for f, t in zip(s["fields"], types)]
        TYPES[s["name"]] = type(s["name"], (Structure,), {"_fields_": fields})
NONES = dict(int64_t=C["NONE"], torc_flag=C["NONE"], double=struct.unpack("d", struct.pack("q", C["NUMBER_NONE"]))[0])
library.torc_device_parse.restype, library.torc_data_ptr.restype = Device, c_void_p
library.torc_scope_begin.restype, library.torc_scope_end.argtypes, UNSET, torch = c_int64, [c_int64], object(), {}
ERRORS = {n: type(n, (RuntimeError,), {}) for n in ("OutOfMemoryError", "AcceleratorError", "LinAlgError")}  # torch's own


def failure():
    """The error of this thread, which is forgotten, as an exception; None if there is none."""
    code, text = library.torc_error(), ctypes.CFUNCTYPE(c_char_p)
    parts = [text((f"torc_error_{part}", library))().decode() for part in ("message", "call", "module")]
    library.torc_error_clear()
    name = ctypes.CFUNCTYPE(c_char_p, c_int)(("torc_error_python", library))(code).decode().rpartition(".")[2]
    return (ERRORS.get(name) or getattr(builtins, name))(", in ".join(filter(None, parts))) if code else None


def raw(f):
    """The function of C, which checks and converts its arguments."""
    c, types = library[f["name"]], [TYPES[p["type"]] for p in required[f["name"]]]
    c.argtypes = [c_void_p if t is Tensor else t for t in types]  # tensors are checked by who calls, which is faster
    if "options" in f: c.argtypes += [POINTER(TYPES[f["options"]])]
    c.restype = TYPES[f["result"]["type"]]
    return c


def options(f):
    fields = structs[f["options"]]["fields"][1:] if "options" in f else []
    return {x["name"].replace("from", "from_"): x for x in fields if x["type"] in TYPES and "reserved" not in x}


def options_of(f, given):
    made, kept = TYPES[f["options"]](), []
    library[structs[f["options"]]["init"]](byref(made))
    for field, value in zip(options(f).values(), given):
        if value is not UNSET:
            of = getattr(TYPES[field["type"]], "of", TYPES[field["type"]])
            kept.append(of(NONES.get(field["type"]) if value is None else value))
            setattr(made, field["name"], kept[-1].value if isinstance(kept[-1], Handle) else kept[-1])
    return made, kept


def result_of(f, value):
    if isinstance(value, Handle): return value if retain(value) else None
    if isinstance(value, List):
        return [at and classes[f["result"]["entry"]["type"]](retain(at)) for at in value.data[:value.count]]
    if f["result"]["logical"].startswith("struct:"):
        return tuple(Tensor(retain(getattr(value, name))) for name, _ in value._fields_)
    return value.value and value.value.decode() if isinstance(value, Text) else getattr(value, "value", value)


def make(f):
    """The function of Python for one of C. What only lends a handle, as most do, is short."""
    def slowly(call, arguments, given):
        (made, kept), scope = options_of(f, given) if "options" in f else (None, None), library.torc_scope_begin()
        try:
            value, error = call(*arguments, *([byref(made)] if made else [])), failure()
            if error: raise error
            return result_of(f, value)
        finally:
            library.torc_scope_end(scope)

    twin, chosen = functions.get(f.get("scalar")), list(options(f))
    names = "".join(f"a{k}, " for k in range(len(required[f["name"]])))
    space = {**globals(), "c": raw(f), "slowly": slowly}
    call, code = "c", f"def call({names}{''.join(name + '=UNSET, ' for name in chosen)}):\n"
    for k, p in enumerate(required[f["name"]]):
        if twin and k == f["scalar_at"]:
            call, space["number"] = f"(c if a{k}.__class__ is Tensor else number)", raw(twin)
            code += f"    if a{k}.__class__ is not Tensor: a{k} = Number.of(a{k})\n"
        elif p["logical"] == "tensor":
            code += f"    if a{k}.__class__ is not Tensor: Tensor.of(a{k})\n"
        elif hasattr(TYPES[p["type"]], "of"):  # what C reads in it lives until it has returned
            code, space[f"of{k}"] = code + f"    a{k} = of{k}(a{k})\n", TYPES[p["type"]].of
    if chosen:
        given = " or ".join(name + " is not UNSET" for name in chosen)
        code += f"    if {given}: return slowly({call}, ({names}), ({', '.join(chosen)},))\n"
    r = f["result"]
    if r["type"] in handles and r.get("ownership") != "borrowed" and not r.get("nullable"):
        code += f"    r = {call}({names}{'None' * ('options' in f)})\n    if not r.value: raise failure()\n"
        code += "    take(r)\n    return r\n"
    else:
        code += f"    return slowly({call}, ({names}), ())\n"
    exec(code, space)
    return space["call"]


for f in functions.values():
    types = [p["type"] for p in required[f["name"]]]
    if {f["result"]["type"], f.get("options", "void"), *types} <= set(TYPES) and not {"plain", "scalar_of"} & set(f):
        name = f.get("macro", f["name"])[len("torc_"):]
        torch[name] = make(f)
        if types and types[0] in classes: setattr(classes[types[0]], f["short"] if "class" in f else name, torch[name])
for name in ("add", "sub", "mul", "matmul", "neg", "truediv div", "mod remainder", "radd add", "rmul mul", "rsub rsub",
             "bool is_nonzero", "eq", "ne", "lt", "le", "gt", "ge"):
    setattr(Tensor, f"__{name.split()[0]}__", torch[name.split()[-1]])


def from_bytes(data, *shape):
    made = torch["empty"]([len(data)], dtype="uint8")
    ctypes.memmove(library.torc_data_ptr(made), data, len(data))
    return made.reshape(shape)


def load(path):
    """Images and labels, of the digits to train on and of those to test with, in the order of digits_data.c."""
    with open(path, "rb") as file:
        magic, count, height, width, _, most, _ = struct.unpack("<8s6I", file.read(32))
        labels, images = file.read(count), file.read()
    assert magic == b"DIGITS1\n" and len(images) == count * height * width, "no digits"
    order, state, mask = list(range(count)), 0x6469676974733031, 2**64 - 1
    for i in range(count - 1, 0, -1):
        state = state + 0x9E3779B97F4A7C15 & mask
        z = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & mask
        z = (z ^ z >> 27) * 0x94D049BB133111EB & mask
        j = (z ^ z >> 31) % (i + 1)
        order[i], order[j] = order[j], order[i]
    order = from_bytes(struct.pack(f"{count}q", *order), -1).view_dtype("int64")
    images = from_bytes(images, count, 1, height, width).index_select(0, order).to(dtype="float32") / float(most)
    labels, train = from_bytes(labels, count).index_select(0, order).to(dtype="int64"), count - count // 5
    return [[part.narrow(0, at, n) for part in (images, labels)] for at, n in ((0, train), (train, count - train))]


def train_digits(epochs):
    nn = {name[3:]: function for name, function in torch.items() if name.startswith("nn_")}
    (images, labels), test = load(HERE + "/data/digits.bin")
    torch["manual_seed"](1)
    model = nn["sequential_list"]([
        nn["conv2d"](1, 32, 3, padding=1), nn["batch_norm2d"](32), nn["relu"](), nn["conv2d"](32, 64, 3, padding=1),
        nn["batch_norm2d"](64), nn["relu"](), nn["max_pool2d"](2), nn["flatten"](), nn["dropout"](0.3),
        nn["linear"](1024, 128), nn["relu"](), nn["dropout"](), nn["linear"](128, 10)])
    criterion, count = nn["cross_entropy_loss"](), images.size(0)
    optimizer = torch["adam"](model.parameters(), lr=3e-3)
    schedule = optimizer.cosine_annealing_lr(epochs * -(-count // 64))
    for epoch in range(epochs):
        total, _ = 0.0, model.train()
        for batch in torch["randperm"](count).split(64):
            loss = criterion.loss_forward(model.forward(images.index_select(0, batch)), labels.index_select(0, batch))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += loss.item() * batch.numel()
        _, right = model.eval(), model.forward(test[0]).argmax(dim=1).eq(test[1]).to(dtype="float32").mean().item()
        print(f"epoch {epoch + 1:2}: loss {total / count:.4f}, {100 * right:.2f} % right", flush=True)
    assert epochs < 20 or right >= 0.99, "read less often than by digits.c"


if __name__ == "__main__":
    train_digits(int(sys.argv[2]) if sys.argv[2:] else 20)
