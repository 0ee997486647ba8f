"""Is torc.json true? Calls every function of the library by what stands there, and by nothing else.

    json_calls.py LIBTORC.SO [NAME…]
    json_calls.py --headers cuda.h,… LIBTORC.SO
    json_calls.py --self-test LIBTORC.SO

For every function that takes something which must not be NULL: with NULL for one such argument after the other, and what is right
for the rest, an error is set and the result is the one that is said to come after errors. With NULL where it is allowed, there
is no error, or one that is not of that argument. The same holds for entries of lists and fields of structs. Handles of another
kind, and a struct_size that cannot be or is in the midst of a field, are errors. While an error sticks, operators and whatever lends its result give that result
too, and no function but torc_error_clear changes the error. What is lent is in the innermost scope. No message has a name of C in
it. An operator has the name and signature that torc/op.h gives it. torc_NAME_options_init writes the defaults that stand in the
file, and nothing else. A function has its place, its end and the roles of its parameters, and options, a form that can take some
later, or a reason why it has none.

Calls are made in children, so that one which crashes is a failure of that function alone.
"""

import ctypes
import gc
import json
import math
import os
import re
import signal
import struct
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
API = json.loads((ROOT / "include/torc/torc.json").read_text())
STRUCTS = {s["name"]: s for s in API["structs"]}
ENUMS = {e["name"]: e["values"] for e in API["enums"]}
HANDLES = {h["name"] for h in API["handles"]}
COUNTED = {h["name"] for h in API["handles"] if h["counted"]}  # the others there are only in callbacks
CALLBACKS = {c["name"]: c for c in API["callbacks"]}
FUNCTIONS = {f["name"]: f for f in API["functions"]}
CONSTANTS = {c["name"]: c.get("value", c.get("bits")) for c in API["constants"]}
WORD_OF_C = re.compile(r"\btorc_\w+|__func__|\bTORC_(?!ERRORS\b|EXECUTOR\b|WARNINGS\b|DEBUG_HANDLES\b|CUDA_PATH\b|OPENBLAS_PATH\b)\w+")
VALUES = {v["name"]: v["value"] for e in ENUMS.values() for v in e}

# NULL for these is NULL without an error; of anything else they give what they say.
NULL_GIVES_NULL = ("torc_retain", "torc_scope_take", "torc_assign")

PLAIN = {
    "bool": ctypes.c_bool, "int": ctypes.c_int, "int32_t": ctypes.c_int32, "uint32_t": ctypes.c_uint32, "int64_t": ctypes.c_int64,
    "uint64_t": ctypes.c_uint64, "size_t": ctypes.c_size_t, "double": ctypes.c_double, "torc_flag": ctypes.c_int64, "void": None,
}


def by_value(name):
    """A struct as bytes: none has a double in the place of one, so all of them are passed as integers are."""
    size = STRUCTS[name]["size"]
    word = ctypes.c_uint64 if size % 8 == 0 else ctypes.c_uint32
    return type(name, (ctypes.Structure,), {"_fields_": [("words", word * (size // ctypes.sizeof(word)))]})


TYPES = {name: by_value(name) for name in STRUCTS}


def ctype(parameter):
    name = parameter["type"].removeprefix("const ") if "*" not in parameter["type"] else parameter["type"]
    if "*" in name or name in HANDLES or name in CALLBACKS:
        return ctypes.c_void_p
    if name in ENUMS:
        return ctypes.c_int
    return PLAIN[name] if name in PLAIN else TYPES[name]


class Library:
    def __init__(self, path):
        self.dll = ctypes.CDLL(path)
        self.kept = []  # what C was given the address of
        self.told, self.words = set(), []  # messages that no program of another language should show
        for name, f in FUNCTIONS.items():
            function = getattr(self.dll, name)
            function.restype = ctype(f["result"])
            function.argtypes = [ctype(p) for p in f["parameters"]]

    def __getattr__(self, name):
        return getattr(self.dll, name)

    def error(self):
        code, message = self.torc_error(), ctypes.string_at(self.torc_error_message()).decode()
        call = ctypes.string_at(self.torc_error_call()).decode()
        if WORD_OF_C.search(message + call) and message not in self.told:
            self.told.add(message)
            self.words.append(f"a word of C in its message: {message} ({call})")
        return code, message

    def bytes(self, data):
        """The address of a copy."""
        self.kept.append(ctypes.create_string_buffer(bytes(data), max(len(data), 1)))
        return ctypes.addressof(self.kept[-1])

    def struct(self, name, **fields):
        """A struct of zeros but for these fields."""
        data = bytearray(STRUCTS[name]["size"])
        places = {f["name"]: f for f in STRUCTS[name]["fields"]}
        for field, value in fields.items():
            size = places[field]["size"]
            data[places[field]["offset"] : places[field]["offset"] + size] = value if isinstance(value, bytes) else (value or 0).to_bytes(
                size, "little", signed=isinstance(value, int) and value < 0)
        return data

    def value(self, name, **fields):
        return TYPES[name].from_buffer_copy(self.struct(name, **fields))

    # ---------------------------------------------------------------------------------- arguments as they should be
    def ints(self, *numbers):
        few = struct.pack("<8q", *numbers, *[0] * (8 - len(numbers)))
        return self.value("torc_ints", tag=CONSTANTS["TORC_INTS_HERE"], count=len(numbers), few=few)

    def tensor(self):
        return self.torc_ones_with(self.ints(2, 2), None)

    def linear(self):
        return self.torc_nn_linear_with(2, 2, None)

    def tensors(self):
        return self.value("torc_tensors", data=self.bytes(struct.pack("<Q", self.tensor())), count=1)

    def optimizer(self):
        parameters = self.torc_requires_grad_inplace_with(self.tensor(), None)
        return self.torc_sgd_with(self.value("torc_tensors", data=self.bytes(struct.pack("<Q", parameters)), count=1), None)

    def node(self):
        x = self.torc_requires_grad_inplace_with(self.tensor(), None)
        return self.torc_grad_fn(self.torc_mul(x, x))

    def handle(self, name):
        makers = {
            "torc_module": self.linear, "torc_optimizer": self.optimizer, "torc_node": self.node,
            "torc_scheduler": lambda: self.torc_exponential_lr(self.optimizer(), 0.5),
            "torc_grad_scaler": lambda: self.torc_grad_scaler_new_with(None),
            "torc_storage": lambda: self.torc_tensor_storage(self.tensor()),
            "torc_cuda_stream": lambda: self.torc_cuda_stream_new_with(0, None),  # CUDA's are NULL where there is no device
            "torc_cuda_event": lambda: self.torc_cuda_event_new_with(None),
            "torc_cuda_graph": lambda: self.torc_cuda_graph_new_with(self.bytes(self.struct(
                "torc_cuda_graph_options", struct_size=STRUCTS["torc_cuda_graph_options"]["size"], keep_graph=1))),
            "torc_cuda_mempool": lambda: self.torc_cuda_mempool_new(0),
            "torc_cuda_kernel": lambda: self.torc_cuda_compile_kernel_with(self.bytes(b"fake: name\0"), self.bytes(b"name\0"), None),
        }
        return makers[name]() if name in makers else None  # others exist during calls only

    def callback(self, name):
        """A function that gives nothing: 0, NULL, false."""
        c = CALLBACKS[name]
        result = ctype(c["result"])
        result = result if result is None or not issubclass(result, ctypes.Structure) else ctypes.c_void_p
        self.kept.append(ctypes.CFUNCTYPE(result, *[ctype(p) for p in c["parameters"]])(lambda *_: None if result is None else 0))
        return ctypes.cast(self.kept[-1], ctypes.c_void_p).value

    def filled(self, name):
        """A struct with its size and the functions that it must have."""
        data = bytearray(STRUCTS[name]["size"])
        for f in STRUCTS[name]["fields"]:
            value = 0
            if f["name"] == "struct_size":
                value = STRUCTS[name]["size"]
            elif f["logical"] == "text" and f["size"] == 8:
                value = self.bytes(b"name\0")
            elif f["logical"].startswith("callback:") and not f.get("nullable"):
                value = self.callback(f["logical"].removeprefix("callback:"))
            elif f["logical"] == "tensor":
                value = self.tensor()
            data[f["offset"] : f["offset"] + 8] = value.to_bytes(8, "little") if value else data[f["offset"] : f["offset"] + 8]
        return data

    def argument(self, p):
        """What fits a parameter, by its logical type."""
        logical, name = p["logical"], p["name"]
        what, _, of = logical.partition(":")
        if logical in ("tensor", "handle"):
            return self.tensor()
        if logical == "tensors":
            return self.tensors()
        if logical == "number":
            return self.torc_number_int(1)
        if logical == "numbers":
            return self.value("torc_numbers", data=self.bytes(bytes(self.torc_number_int(1))), count=1)
        if logical == "ints":
            return self.ints(1)
        if logical == "text":
            return self.bytes(b"name\0")
        if logical == "dtype":
            return VALUES["TORC_FLOAT32"]
        if logical == "device":
            return self.value("torc_device", type=VALUES["TORC_DEVICE_CPU"])
        if logical == "memory_format":
            return VALUES["TORC_CONTIGUOUS_FORMAT"]
        if logical == "generator":
            return self.torc_generator_new(self.value("torc_device", type=VALUES["TORC_DEVICE_CPU"]))
        if logical == "context":
            return self.value("torc_context")
        if logical in ("int", "size", "flag", "bool"):
            counts = {"count": 1, "room": CONSTANTS["TORC_OP_MAX_RESULTS"], "capacity": 1, "size": 64, "bytes": 16}
            return counts.get(name, 0 if "dim" in name else 1)
        if logical == "float":
            return 0.5
        if what == "enum":
            return next(v["value"] for v in ENUMS[of] if v["value"])
        if what == "handle":
            return self.handle(of)
        if what == "callback":
            return self.callback(of)
        if what == "struct" and "*" not in p["type"]:
            return TYPES[of].from_buffer_copy(self.filled(of))
        if what == "struct":
            return None if p.get("nullable") else self.bytes(self.filled(of))
        if what == "array":
            if of.startswith("struct:"):
                return self.bytes(self.filled(of.removeprefix("struct:")) + bytes(4096))
            one = self.argument({"logical": of, "name": "", "type": ""}) if of != "int" else 0
            return self.bytes(struct.pack("<Q", one or 0) + bytes(4096))
        if what in ("out", "pointer", "bytes"):
            return self.bytes(self.filled(of.removeprefix("struct:")) + bytes(4096) if of.startswith("struct:") else bytes(8192))
        raise KeyError(logical)

    def arguments(self, f):
        return [self.argument(p) for p in f["parameters"]]

    # ---------------------------------------------------------------------------------- results
    def failed(self, result, got):
        """Is this the value after an error? What it is, otherwise."""
        failure = result["failure"]
        if failure == "none" or result["type"] == "void":
            return None
        if failure == "nan":
            return None if math.isnan(got) else got
        if failure == "empty":
            if result["type"] in STRUCTS and STRUCTS[result["type"]]["kind"] == "list":
                data = bytes(got)
                entries, count = struct.unpack_from("<Qq", data)
                if count or not entries:
                    return f"count {count}, data {entries:#x}"
                if STRUCTS[result["type"]]["fields"][0]["logical"].startswith("array:struct:"):
                    return None  # names are "", not NULL
                first = ctypes.cast(entries, ctypes.POINTER(ctypes.c_uint64))
                return "entries that are not NULL" if any(first[k] for k in range(CONSTANTS["TORC_NO_ENTRIES"])) else None
            if result["type"] in STRUCTS:
                return bytes(got).hex() if any(bytes(got)) else None
            if result["logical"] == "text":
                return None if got and ctypes.string_at(got) == b"" else got
            numbers = ctypes.cast(got, ctypes.POINTER(ctypes.c_int64)) if got else None
            return None if numbers and not any(numbers[k] for k in range(CONSTANTS["TORC_MAX_DIMS"])) else got
        if result["logical"] == "number":
            kind = struct.unpack_from("<q", bytes(got))[0]
            return None if kind == CONSTANTS["TORC_NUMBER_NONE"] else hex(kind)
        return None if got == failure else got


def pointer_like(p):
    return ctype(p) is ctypes.c_void_p and p["logical"] != "data"


def called(lib, f, arguments):
    """(error, message, problems): what any call must keep to."""
    lib.torc_error_clear()  # those of arguments that could not be made
    result = f["result"]
    got = getattr(lib, f["name"])(*arguments)
    code, message = lib.error()
    if f["name"] == "torc_error_raise":
        return code, message, []
    problems = []
    if code:
        wrong = lib.failed(result, got)
        if wrong is not None:
            problems.append(f"after an error the result is {wrong}, not {result['failure']} ({message})")
        if result["failure"] == "none" and result["type"] != "void":
            problems.append(f"it is said to have no errors ({message})")
    elif result["logical"] == "status" and not got:
        problems.append("false, but there is no error")
    elif ctype(result) is ctypes.c_void_p and not got and not result.get("nullable") and not (
            result.get("ownership", "").startswith("argument:") or f["name"] in NULL_GIVES_NULL):
        problems.append("NULL, but there is no error")
    return code, message, problems


def check_nulls(lib, f):
    """NULL for each argument in turn."""
    for k, p in enumerate(f["parameters"]):
        if not pointer_like(p):
            continue
        lib.torc_error_clear()
        arguments = lib.arguments(f)
        arguments[k] = None
        if p.get("nullable") and isinstance(p.get("count"), str):  # nothing at NULL
            arguments[[q["name"] for q in f["parameters"]].index(p["count"])] = 0
        code, message, problems = called(lib, f, arguments)
        yield from (f"with NULL for {p['name']}: {problem}" for problem in problems)
        if p.get("nullable"):
            if code and re.search(rf"['\"]{p['name']}['\"].*\b(NULL|None)\b|\b{p['name']} is NULL", message):
                yield f"NULL is allowed for {p['name']}, but: {message}"
        elif not code:
            yield f"NULL is not allowed for {p['name']}, but there is no error"


def check_entries(lib, f):
    """A list with an entry of NULL."""
    for k, p in enumerate(f["parameters"]):
        handles = p["logical"] in ("tensors", "array:tensor", "struct:torc_modules", "struct:torc_schedulers") or p["logical"].startswith("array:handle:")
        if not handles:
            continue
        lib.torc_error_clear()
        arguments = lib.arguments(f)
        nothing = lib.bytes(bytes(8))
        by_value = p["logical"] in ("tensors", "struct:torc_modules", "struct:torc_schedulers")
        arguments[k] = lib.value(p["type"], data=nothing, count=1) if by_value else nothing
        code, message, problems = called(lib, f, arguments)
        yield from (f"with NULL in {p['name']}: {problem}" for problem in problems)
        if p.get("nullable_entries"):
            if code and re.search(rf"['\"]{p['name']}['\"].*\b(NULL|None)\b|\b{p['name']} is NULL", message):
                yield f"NULL is allowed in {p['name']}, but: {message}"
        elif not code:
            yield f"NULL is not allowed in {p['name']}, but there is no error"


def check_kinds(lib, f):
    """Handles of another kind than a parameter wants."""
    for k, p in enumerate(f["parameters"]):
        if p["type"] not in HANDLES and p["logical"] != "handle":
            continue
        lib.torc_error_clear()
        arguments = lib.arguments(f)
        lib.torc_error_clear()  # of handles that could not be made
        another = {"tensor": lambda: lib.torc_tensor_storage(lib.tensor()), "handle": lambda: 7}  # of which nothing is a handle
        arguments[k] = another.get(p["logical"], lib.tensor)()
        code, _, problems = called(lib, f, arguments)
        yield from (f"with another kind of handle for {p['name']}: {problem}" for problem in problems)
        if not code:
            yield f"another kind of handle for {p['name']} is no error"


def sized(parameter):
    """The struct that a parameter points to, if it begins with its size."""
    s = STRUCTS.get(re.sub(r"const | \*", "", parameter["type"]))
    return s if s and "*" in parameter["type"] and s["fields"][0]["name"] == "struct_size" else None


def check_sizes(lib, f):
    """A struct that is too small to say its size, one that is larger than any, and one that ends in the midst of a field."""
    if f["name"] == "torc_handle_bound":  # knows the struct by its address, and does not read it
        return
    for k, p in enumerate(f["parameters"]):
        s = sized(p)
        if not s or s.get("init") == f["name"]:
            continue
        starts = {field["offset"] for field in s["fields"] if "." not in field["name"]}
        for size in (0, 4, 12, 4104, *(at for at in range(8, s["size"], 8) if at not in starts)):
            lib.torc_error_clear()
            arguments = lib.arguments(f)
            arguments[k] = lib.bytes(struct.pack("<Q", size) + bytes(max(size, s["size"])))
            code, message, problems = called(lib, f, arguments)
            yield from (f"with a struct_size of {size} for {p['name']}: {problem}" for problem in problems)
            if not code:
                yield f"a struct_size of {size} for {p['name']} is no error"


def check_class(lib, f):
    """A struct of functions with NULL in one field."""
    for k, p in enumerate(f["parameters"]):
        s = STRUCTS.get(p["logical"].removeprefix("struct:"))
        if not s or s["kind"] != "class":
            continue
        for field in s["fields"]:
            if not field["logical"].startswith("callback:") and field["logical"] != "text":
                continue
            lib.torc_error_clear()
            arguments = lib.arguments(f)
            data = lib.filled(s["name"])
            data[field["offset"] : field["offset"] + 8] = bytes(8)
            arguments[k] = lib.bytes(data)
            code, message, problems = called(lib, f, arguments)
            yield from (f"with NULL in {field['name']}: {problem}" for problem in problems)
            if field.get("nullable") and code and re.search(rf"\b{field['name']}\b", message):
                yield f"NULL is allowed in {field['name']}, but: {message}"
            if not field.get("nullable") and not code:
                yield f"NULL is not allowed in {field['name']}, but there is no error"


def check_operator(lib, f):
    """The operator is the one that torc_op_find finds, and has the same signature."""
    if "operator" not in f:
        return
    o, text = f["operator"], lambda s: lib.bytes(s.encode() + b"\0")
    lib.torc_error_clear()
    op = lib.torc_op_find(text(o["name"]), None)
    if op < 0 or op != lib.torc_op_find(text(o["python"]), text(o["overload"])):
        yield f"its operator is {op} by its name in C, {lib.torc_op_find(text(o['python']), text(o['overload']))} by PyTorch's"
        return
    info = lib.bytes(lib.struct("torc_op_info", struct_size=STRUCTS["torc_op_info"]["size"]))
    lib.torc_op_schema(op, info)
    at = next(field["offset"] for field in STRUCTS["torc_op_info"]["fields"] if field["name"] == "signature")
    signature = ctypes.string_at(ctypes.c_uint64.from_address(info + at).value).decode()
    if signature != o["signature"]:
        yield f"its signature is {signature}, not {o['signature']}"


def sets(f):
    """By its name, or by a text that may be NULL, which only asks."""
    return "_set_" in f["name"] or any(p["type"] == "const char *" and p.get("nullable") for p in f["parameters"])


# Why a function has no form that can take options later, and what shows that it is of this kind. tests/abi/closed.txt says more.
CLOSED = {
    "sized": lambda f: any(s and s["kind"] != "options" for s in map(sized, f["parameters"])),
    "error": lambda f: f["name"].startswith("torc_error"),
    "end": lambda f: f["name"].endswith(("_end", "_pop")),
    "reference": lambda f: any(p["logical"] == "handle" for p in f["parameters"]) or f["name"].startswith("torc_scope_"),
    "cannot_fail": lambda f: f["result"]["failure"] == "none",
    "answer": lambda f: not sets(f) and (f["result"].get("known") or (f["result"]["logical"], f["result"].get("computed")) == ("bool", None)),
    "address": lambda f: not sets(f) and f["result"].get("ownership") in ("borrowed", "static"),
}


def check_growth(lib, f):
    """It has options, or a form that can take some later, or is of a kind that has none."""
    init = f["name"] in {s.get("init") for s in STRUCTS.values()}
    ways = [way for way in ("options", "with", "closed") if way in f] + ["init"] * init
    if len(ways) != 1:
        yield f"how can it take options later? {ways}"
    if "options" in f and (f["parameters"][-1]["type"], f["parameters"][-1].get("role")) != (f"const {f['options']} *", "options"):
        yield f"its last parameter is no {f['options']}"
    if "with" in f:
        form = FUNCTIONS.get(f["with"], {})
        types = lambda g: [(p["name"], p["type"]) for p in g.get("parameters", ())]
        if [form.get("plain"), form.get("options"), types(form)[:-1]] != [f["name"], "torc_no_options", types(f)]:
            yield f"{f['with']} is not its form with options"
    if "closed" in f and not CLOSED.get(f["closed"], lambda _: False)(f):
        yield f"it is not closed because of '{f['closed']}'"


def check_places(lib, f):
    """Where a binding puts a function, and what its parameters are there for."""
    parameters, of = f["parameters"], {p["name"]: p for p in f["parameters"]}
    if not any(f["short"] in f["name"].replace(*cut) for cut in (("", ""), ("_inplace_with", "_"), ("_begin", ""))):
        yield f"it is not called {f['short']}"
    if "class" in f and (parameters[0]["type"], parameters[0].get("role")) != (f["class"], "self"):
        yield f"it is no method of {f['class']}"
    if "plain" in f and FUNCTIONS[f["plain"]].get("with") != f["name"]:
        yield f"{f['plain']} does not lead to it"
    alike = [g["name"] for g in FUNCTIONS.values() if g["short"] == f["short"] and g is not f and not {"scalar_of", "plain"} & {*g, *f}
             and [g.get(key) for key in ("class", "module")] == [f.get(key) for key in ("class", "module")]]
    if alike:
        yield f"{alike} stand in the same place"
    right = {
        "self": lambda p: p is parameters[0] and p["type"] == f["class"],
        "options": lambda p: p is parameters[-1] and p["type"] == f"const {f['options']} *",
        "operand": lambda p: p is parameters[f["scalar_at"]],
        "count": lambda p: of[p["of"]]["count"] == p["name"],
        "sharing": lambda p: p["type"] == of[p["of"]]["type"] and p["type"] in CALLBACKS,
        "context": lambda p: of[p["of"]]["logical"].startswith(("callback:", "struct:", "pointer")),
        None: lambda p: p["logical"] != "context" and p["type"] != f"const {f.get('options')} *",
    }
    yield from (f"{p['name']} is no {p.get('role')}" for p in parameters if not right[p.get("role")](p))
    for item in (*parameters, f["result"]):
        data = STRUCTS.get(item["type"], {"fields": [item]})["fields"][0]["type"]
        if "entry" in item and f"const {item['entry']['type']} *" != data:
            yield f"an entry of {item['type']} is no {item['entry']['type']}"
        if "entry" not in item and STRUCTS.get(item["type"], {}).get("kind") == "list":
            yield f"{item['type']} has no entries"
    if "end" in f:
        pointer = {"value": "", "address": " *"}
        takes = [f["result"]["type"] + pointer[f["end"]["takes"]]] if f["end"]["takes"] else []
        if [p["type"] for p in FUNCTIONS[f["end"]["name"]]["parameters"]] != takes:
            yield f"{f['end']['name']} does not end it"
    if f["result"].get("known") and parameters[0]["type"] in COUNTED and called(lib, f, lib.arguments(f))[0]:
        yield "an error where the answer is known"


def check_right_and_odd(lib, f):
    """Arguments as they should be; then numbers that no function expects."""
    lib.torc_error_clear()
    yield from (f"with plain arguments: {problem}" for problem in called(lib, f, lib.arguments(f))[2])
    odd = {
        "int": -77, "float": math.nan, "dtype": 77, "memory_format": 77, "device": lib.value("torc_device", type=77),
        "number": lib.value("torc_number", kind=CONSTANTS["TORC_NUMBER_NONE"]),
        "ints": lib.value("torc_ints", tag=CONSTANTS["TORC_INTS_HERE"], count=-77),
    }
    lib.torc_error_clear()
    arguments = lib.arguments(f)
    counts = {p["count"] for p in f["parameters"] if isinstance(p.get("count"), str)}
    for k, p in enumerate(f["parameters"]):
        if p["name"] not in counts:
            arguments[k] = 77 if p["logical"].startswith("enum:") else odd.get(p["logical"], arguments[k])
    yield from (f"with odd numbers: {problem}" for problem in called(lib, f, arguments)[2])


def check_sticking(lib, f):
    if f["name"] == "torc_error_clear":
        return
    lib.torc_error_clear()
    arguments = lib.arguments(f)
    lib.torc_error_clear()
    lib.torc_error_raise(VALUES["TORC_ERROR_IO"], lib.bytes(b"it sticks\0"))
    got = getattr(lib, f["name"])(*arguments)
    if lib.error() != (VALUES["TORC_ERROR_IO"], "it sticks"):
        yield f"while an error sticks it becomes {lib.error()}"
    if f["result"]["logical"] == "text" and got is None:
        yield "while an error sticks the text is NULL"
    ownership = f["result"].get("ownership", "")
    given = (ownership == "lent" or ownership.startswith("argument:")) and f["result"]["logical"] != "text"  # texts of what is known are told, too
    if "operator" in f or given and not f["name"].startswith("torc_scope_"):
        wrong = lib.failed(f["result"], got)
        if wrong is not None:
            yield f"while an error sticks the result is {wrong}, not {f['result']['failure']}"


def complex_tensor(lib):
    one = lib.bytes(bytes(lib.torc_number_complex(1.0, 2.0)))
    return lib.torc_full_with(lib.ints(1), TYPES["torc_number"].from_address(one), None)


def requiring(lib):
    return lib.torc_requires_grad_inplace_with(lib.tensor(), None)


def retaining(lib):
    product = lib.torc_exp(requiring(lib))
    lib.torc_retain_grad(product)
    return product


def inference(lib):
    lib.torc_inference_mode_begin()
    return lib.tensor()


def read_only(lib):
    options = lib.struct("torc_blob_options", struct_size=STRUCTS["torc_blob_options"]["size"], dtype=VALUES["TORC_FLOAT32"], read_only=1)
    return lib.torc_tensor_storage(lib.torc_from_blob_with(lib.bytes(bytes(64)), lib.ints(4), lib.bytes(bytes(options))))


def autocast(lib):
    lib.torc_set_autocast_enabled(VALUES["TORC_DEVICE_CPU"], True)
    return VALUES["TORC_DEVICE_CPU"]


# What the answer is true of, where it is false of plain arguments.
TRUE_OF = {
    "torc_dtype_is_complex": lambda lib: [VALUES["TORC_COMPLEX64"]],
    "torc_is_same_view": lambda lib: [lib.tensor()] * 2,
    "torc_shares_storage": lambda lib: [lib.tensor()] * 2,
    "torc_is_conj": lambda lib: [lib.torc_conj(complex_tensor(lib))],
    "torc_is_neg": lambda lib: [lib.torc_imag(lib.torc_conj(complex_tensor(lib)))],
    "torc_requires_grad": lambda lib: [requiring(lib)],
    "torc_retains_grad": lambda lib: [retaining(lib)],
    "torc_storage_is_read_only": lambda lib: [read_only(lib)],
    "torc_is_view": lambda lib: [lib.torc_view(lib.tensor(), lib.ints(-1))],
    "torc_is_inference": lambda lib: [inference(lib)],
    "torc_is_autocast_enabled": lambda lib: [autocast(lib)],
    "torc_is_nonzero": lambda lib: [lib.torc_wrapped_number(lib.torc_number_int(1))],
    "torc_module_apply": None, "torc_module_apply_with": None,  # says whether the visitor of the program's did
}
# These are true in calls of the program's functions only, or where there is a device.
NEVER_TRUE = re.compile(r"torc_function_|torc_(storage_)?is_pinned|torc_cuda_")


def check_answers(lib, f):
    """While an error sticks, questions about what there is are answered as at any time, and those that take work with false."""
    result = f["result"]
    if result["logical"] != "bool" and not result.get("known"):
        return
    lib.torc_error_clear()
    true_of = TRUE_OF.get(f["name"]) or TRUE_OF.get(f.get("plain"))
    arguments = [*true_of(lib), None][: len(f["parameters"])] if true_of else lib.arguments(f)
    lib.torc_error_clear()
    call = getattr(lib, f["name"])
    value = lambda got: bytes(got) if isinstance(got, ctypes.Structure) else got
    call(*arguments)  # those that set something give what was set before
    before, code = value(call(*arguments)), lib.error()[0]
    if result["logical"] == "bool" and result["failure"] is False and not before:
        if not NEVER_TRUE.match(f["name"]) and TRUE_OF.get(f["name"], 1):
            yield f"its answer is always false (TRUE_OF has no arguments of which it is true): {lib.error()}"
    lib.torc_error_clear()
    lib.torc_error_raise(VALUES["TORC_ERROR_IO"], lib.bytes(b"it sticks\0"))
    sticking = value(call(*arguments))
    lib.torc_error_clear()
    if result.get("computed"):
        if sticking:
            yield "it is said to be computed, but while an error sticks it answers"
    elif not code and sticking != before:
        yield f"while an error sticks the answer is {sticking}, not {before}"


def check_ownership(lib, f):
    """What a call lends is in the innermost scope, and nothing else is."""
    result = f["result"]
    ownership = result.get("ownership")
    if not ownership or f["name"].startswith("torc_scope_") or result["type"] == "const int64_t *" or ownership == "argument:buffer":
        return
    lib.torc_error_clear()
    arguments = lib.arguments(f)
    lib.torc_error_clear()
    mark = lib.torc_scope_begin()
    got = getattr(lib, f["name"])(*arguments)
    count = lib.torc_scope_count()
    kind = STRUCTS[result["type"]]["kind"] if result["type"] in STRUCTS else ""
    something = any(bytes(got)[8:16] if kind == "list" else bytes(got)) if kind else got  # a list: its count
    if not lib.torc_error() and something and (count > 0) != (ownership == "lent" or ownership.startswith("argument:")):
        yield f"the result is said to be {ownership}, and the innermost scope lends {count} handles"
    lib.torc_scope_end(mark)


def expected(f):
    """The bytes that a field has by its default."""
    default, size = f.get("default"), f["size"]
    if f["logical"] == "ints":
        return struct.pack("<q", CONSTANTS["TORC_NONE"] if default is None else default) + bytes(72)
    if f["logical"] in ("float", "number"):
        one = struct.pack("<Q", CONSTANTS["TORC_NONE_FLOAT"]) if default is None else struct.pack("<d", float(default))
        return one + bytes(size - 8)
    if f["type"] in ("int64_t", "torc_flag"):
        return struct.pack("<q", CONSTANTS["TORC_NONE"] if default is None else default)
    if isinstance(default, str):
        default = VALUES[default]
    return (default or 0).to_bytes(size, "little")


def check_init(lib, f):
    s = next((s for s in STRUCTS.values() if s.get("init") == f["name"]), None)
    if not s:
        return
    buffer = ctypes.create_string_buffer(b"\xaa" * (s["size"] + 8), s["size"] + 8)
    getattr(lib, f["name"])(ctypes.addressof(buffer))
    end = 0
    for field in s["fields"]:
        at, size = field["offset"], field["size"]
        wants = bytes(size) if field.get("reserved") else expected(field)
        if field["name"] == "struct_size":
            wants = struct.pack("<Q", s["size"])
        if buffer.raw[at : at + size] != wants:
            yield f"{field['name']} is {buffer.raw[at:at + size].hex()}, not {wants.hex()}"
        if at != end:
            yield f"{field['name']} begins at {at}, the field before it ends at {end}"
        end = at + size
    if end != s["size"] or buffer.raw[end:] != b"\xaa" * 8:
        yield "it has written behind its end, or the last field is not the end"


CHECKS = (
    check_nulls, check_entries, check_kinds, check_sizes, check_class, check_operator, check_right_and_odd, check_sticking,
    check_answers, check_ownership, check_init, check_places, check_growth,
)


def child(lib, names, pipe):
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 1)
    os.dup2(null, 2)
    for name in names:
        problems, lib.words = [], []
        for check in CHECKS:
            lib.torc_error_clear()
            try:
                problems += check(lib, FUNCTIONS[name])
            except Exception as e:
                problems.append(f"{check.__name__} cannot call it: {type(e).__name__}: {e}")
        pipe.write(json.dumps(problems + lib.words) + "\n")
        pipe.flush()
    os._exit(0)


def run_together(lib, names):
    """What is wrong with functions that leave nothing behind: told by a child, one after the other; (function, problems) up to the end
    or to the one that the child crashed in."""
    receive, send = os.pipe()
    pid = os.fork()
    if not pid:
        child(lib, names, os.fdopen(send, "w"))
    os.close(send)
    with os.fdopen(receive) as pipe:
        told = [json.loads(line) for line in pipe if line.endswith("\n")]
    _, status = os.waitpid(pid, 0)
    if len(told) < len(names):
        told.append([f"ended in {signal.Signals(status).name if os.WIFSIGNALED(status) else status}"])
    return list(zip(names, told))


def run(lib, name):
    """What is wrong with a function, which has a child of its own and may leave whatever state it likes."""
    return run_together(lib, [name])[0][1]


def run_all(lib, names):
    """(function, problems) of all: operators, which leave nothing behind, many to a child, others alone."""
    gc.freeze()  # a child that collects garbage copies the memory of its parent
    names = list(names)
    while names:
        n = 1
        while n < min(len(names), 64) and all("operator" in FUNCTIONS[name] for name in names[: n + 1]):
            n += 1
        done = run_together(lib, names[:n])
        yield from done
        del names[: len(done)]


# What torc.json might say wrongly, of which function: each must be found.
LIES = {
    "the value after an error": ("torc_item", lambda f: f["result"].update(failure=0)),
    "an empty list that is NULL": ("torc_chunk_with", lambda f: f["result"].update(failure=None)),
    "a text that is NULL after an error": ("torc_node_name", lambda f: f["result"].update(failure=None)),
    "no errors": ("torc_dim", lambda f: f["result"].update(failure="none")),
    "an argument may be NULL": ("torc_add_with", lambda f: f["parameters"][1].update(nullable=True)),
    "an argument must not be NULL": ("torc_set_grad", lambda f: f["parameters"][1].pop("nullable")),
    "entries may be NULL": ("torc_cat_with", lambda f: f["parameters"][0].update(nullable_entries=True)),
    "entries must not be NULL": ("torc_index", lambda f: f["parameters"][1].pop("nullable_entries")),
    "the result is not NULL": ("torc_grad", lambda f: f["result"].pop("nullable")),
    "the result is the caller's": ("torc_add_with", lambda f: f["result"].update(ownership="owned")),
    "the scope lends the result": ("torc_tensor_storage", lambda f: f["result"].update(ownership="lent")),
    "false is an error": ("torc_requires_grad", lambda f: f["result"].update(logical="status")),
    "another default": ("torc_sum_options_init", lambda _: STRUCTS["torc_sum_options"]["fields"][2].update(default=True)),
    "no default": ("torc_nn_conv_options_init", lambda _: STRUCTS["torc_nn_conv_options"]["fields"][1].update(default=None)),
    "another class": ("torc_module_forward", lambda f: f.update({"class": "torc_tensor"})),
    "another name": ("torc_nn_linear_with", lambda f: f.update(short="conv2d")),
    "an operand": ("torc_add_with", lambda f: f["parameters"][0].update(role="operand")),
    "no operand": ("torc_mul", lambda f: f["parameters"][1].update(role="count", of="self")),
    "no context": ("torc_register_hook", lambda f: f["parameters"][2].pop("role")),
    "other entries": ("torc_chunk_with", lambda f: f["result"]["entry"].update(type="torc_module")),
    "no entries": ("torc_cat_with", lambda f: f["parameters"][0].pop("entry")),
    "another end": ("torc_no_grad_begin", lambda f: f["end"].update(name="torc_inference_mode_end")),
    "an answer at any time": ("torc_equal", lambda f: f["result"].pop("computed")),
    "no answer while an error sticks": ("torc_is_conj", lambda f: f["result"].update(computed=True)),
    "the scope lends the text": ("torc_module_class_name", lambda f: f["result"].update(ownership="lent")),
    "nobody lends the text": ("torc_tensor_to_string", lambda f: f["result"].update(ownership="static")),
    "a known answer": ("torc_item", lambda f: f["result"].update(known=True)),
    "another kind that is closed": ("torc_dim", lambda f: f.update(closed="end")),
    "no form for options": ("torc_mm", lambda f: f.pop("with")),
    "the form of another function": ("torc_mm", lambda f: f.update({"with": "torc_bmm_with"})),
    "options of its own": ("torc_mm_with", lambda f: f.update(options="torc_sum_options")),
    "another offset": ("torc_sum_options_init", lambda _: STRUCTS["torc_sum_options"]["fields"][2].update(offset=92)),
}


def self_test(lib):
    for lie, (name, tell) in LIES.items():
        kept = json.dumps([FUNCTIONS[name], STRUCTS])
        tell(FUNCTIONS[name])
        if not run(lib, name):
            yield f"{name}: it is not found if torc.json says wrongly: {lie}"
        FUNCTIONS[name], structs = json.loads(kept)
        STRUCTS.update(structs)


def main(path, *only):
    lib = Library(str(Path(path).resolve()))
    problems = []
    with tempfile.TemporaryDirectory() as folder:  # some calls write files
        os.chdir(folder)
        for name, wrong in run_all(lib, only or FUNCTIONS):
            problems += [f"{name}: {problem}" for problem in wrong]
        os.chdir("/")
    return problems or [f"{len(only or FUNCTIONS)} functions are as torc.json says"], len(problems)


if __name__ == "__main__":
    if len(sys.argv) == 3 and sys.argv[1] == "--self-test":
        missed = list(self_test(Library(str(Path(sys.argv[2]).resolve()))))
        print("\n".join(missed) or f"{len(LIES)} lies are found")
        sys.exit(len(missed) > 0)
    arguments, names = sys.argv[1:], []
    if len(arguments) == 3 and arguments[0] == "--headers":
        names = [f["name"] for f in API["functions"] if Path(f["header"]).name in arguments[1].split(",")]
        arguments = arguments[2:] if names else []
    if not arguments or arguments[0].startswith("-"):
        sys.exit(__doc__)
    text, wrong = main(*arguments, *names)
    print("\n".join(text))
    sys.exit(wrong > 0)
