"""Writes src/generated.rs: generate.py ../../include/torc/torc.json > src/generated.rs

A function of C becomes a method of what its first argument is a handle of, or a function of the
module that its header stands for; if it has options, it becomes two, the second of which takes
them. TAKEN and GIVEN say what a type of C is in Rust. A function of others is left out, as are
those that lib.rs stands for."""
import json
import os.path
import re
import sys

description = json.load(open(sys.argv[1], encoding="utf-8"))
structs, functions, callbacks, handles, enums = (
    {x["name"]: x for x in description[part] if x["header"] not in ("op.h", "cuda_kernel.h")}
    for part in ("structs", "functions", "callbacks", "handles", "enums"))

# Errors and scopes are Rust's own business; and what needs more of a list than its entries.
BY_HAND = re.compile("torc_(error(?!_name|_meaning|_python).*|scope_.*|.*_options_init|"
                     "device_format|tensors_lend|safetensors_metadata|function_set_outputs|"
                     "saved_tensors_hooks_pop)$")
# What lib.rs does in C's stead.
INSTEAD = ("torc_safetensors_load_with",)
# Whose tables torc does not lock: one thread has all that is in one, so there are no clones.
UNLOCKED = ("Module", "Optimizer", "Scheduler")
# What fails only of what is no tensor.
SURE = re.compile("torc_(dim|numel|tensor_(dtype|device|version)|storage_offset|requires_grad|"
                  "is_(leaf|grad_enabled)|cuda_(is_available|device_count))$")
RENAMED = {"self": "self_", "where": "r#where", "type": "type_", "clone": "deep_clone",
           "to_string": "to_text"}
C = {"bool": "bool", "int": "i32", "int64_t": "i64", "uint64_t": "u64", "size_t": "usize",
     "int32_t": "i32", "int16_t": "i16", "double": "f64", "torc_flag": "i64", "void": "()",
     "torc_number": "Number", "torc_ints": "RawInts", "torc_device": "Device"}

# What Rust takes for a parameter {v} of C's type {c} and class {T}, what comes before the call,
# and what C gets. A question mark stands for None; {of} is what {v} is the length or context of.
RAWS = "let {v} = raws::<{T}>({v});"
GIVEN_RAWS = "let given = {v}; let {v} = raws::<{T}>(&given);"
LIST = "{c} {{ data: at(&{v}), count: {v}.len() as i64 }}"
TAKEN = {
    "self": ("", "", "raw(self)"),
    "handle": ("&{T}", "", "raw({v})"),
    "handle?": ("Option<&{T}>", "", "raw({v})"),
    "given": ("{T}", "", "raw(&{v})"),
    "given?": ("Option<{T}>", "", "raw({v}.as_ref())"),
    "[given]": ("Vec<{T}>", GIVEN_RAWS, LIST),
    "*given": ("Vec<{T}>", GIVEN_RAWS, "at(&{v})"),
    "operand": ("impl Operand", "", "raw(tensor)"),
    "[handle]": ("&[impl Borrow<{T}>]", RAWS, LIST),
    "[handle?]": ("&[Option<&{T}>]", "let {v}: Vec<_> = {v}.iter().copied().map(raw).collect();",
                  LIST),
    "[number]": ("&[Number]", "", LIST),
    "[torc_named_tensor]": (
        "&[(impl AsRef<str>, impl Borrow<Tensor>)]", "let {v} = crate::named({v});",
        "{c} {{ data: at(&{v}.0), count: {v}.0.len() as i64, handle: null_mut() }}"),
    "*handle": ("&[impl Borrow<{T}>]", RAWS, "at(&{v})"),
    "*void": ("&[u8]", "", "at({v})"),
    "length": ("", "", "{of}.len() as _"),
    "text": ("&str", "let {v} = crate::text({v});", "{v}.as_ptr() as Raw"),
    "text?": ("Option<&str>", "let {v} = {v}.map(crate::text);",
              "{v}.as_ref().map_or(null_mut(), |text| text.as_ptr() as Raw)"),
    "ints": ("impl AsRef<[i64]>", "", "ints({v}.as_ref())"),
    "kept ints": ("impl AsRef<[i64]>", "let {v} = {v}.as_ref().to_vec();", "ints(&{v})"),
    "number": ("impl Into<Number>", "", "{v}.into()"),
    "flag": ("bool", "", "{v} as i64"),
    "plain": ("{c}", "", "{v}"),
    "closure": ("F", "", "sys::{of}::<F> as Raw"),
    "context": ("", "", "context({of})"),
    "buffer": ("", "", "to"),
    "room": ("", "", "size"),
}
# What Rust gets of a {call}. A list and a struct of results are made of {own}.
GIVEN = {
    "handle": ("Result<{T}>", "own({call})"),
    "handle?": ("Result<Option<{T}>>", "own({call})"),
    "text": ("Result<String>", "owned({call}).ok_or_else(|| Error::last())"),
    "text?": ("Result<Option<String>>", "check(owned({call}))"),
    "buffer": ("Result<String>", "written(|to, size| {call})"),
    "status": ("Result<()>", "done({call})"),
    "void": ("()", "{call}"),
    "list": ("Result<Vec<{T}>>",
             "each(|| {{ let l = {call}; (l.data, l.count) }}, |&e: &{c}| Ok({own}))"),
    "result": ("Result<{T}>", "{{ let e = {call}; Ok({own}) }}"),
    "plain": ("Result<{c}>", "check({call})"),
    "number": ("Result<{c}>", "check({call})"),
    "sure plain": ("{c}", "{call}"),
    "mode": ("Result<R>",
             "let mut on = check({call})?; check({{ let _end = End(|| {{ {end}; }}); run() }})"),
    "sure mode": ("R", "let on = {call}; let _end = End(|| {end}); run()"),
}
# What a closure is given, and what it gives back.
LENT = {"handle": ("&{T}", "&lent(&[{v}])?[0]"), "plain": ("{c}", "{v}"),
        "[handle]": ("&[{T}]", "lent(slice_of({v}.data, {v}.count))?"),
        "[handle?]": ("&[Option<{T}>]", "lent(slice_of({v}.data, {v}.count))?")}
ANSWER = {"handle": ("Tensor", "give(r)", "null_mut()"), "bool": ("bool", "r", "false"),
          "handle?": ("Option<Tensor>", "give(r)", "null_mut()"), "void": ("()", "r", "()"),
          "[handle]": ("Vec<Tensor>", "give_all(r)", "give_all(Vec::new())"),
          "double": ("f64", "r", "f64::NAN")}


def camel(name):
    words = name.replace("torc_dtype", "torc_d_type").replace("torc_nn_", "torc_").split("_")[1:]
    return "".join(word[:1].upper() + word[1:] for word in words)


def name_of(item):
    return RENAMED.get(item["name"], item["name"])


def doc(item):
    lines = filter(None, map(str.strip, item.get("doc", "").splitlines()))
    return "".join(f"/// {line}\n" for line in lines)


def module_of(item):
    module = item["header"][:-2]
    return "" if module in ("core", "ops", "autograd") else module


def start(where):
    """What C's names of a class or module begin with: torc_cuda_stream_, torc_nn_."""
    words = re.sub("(?!^)([A-Z])", r"_\1", where.replace("Context", "")).lower()
    return re.compile(f"^torc_{words}_(?=[a-z])")


def c_type(text):
    """A type of C as it is declared; None if it cannot be."""
    return "Raw" if "*" in text else C.get(text.replace("struct ", ""))


def type_of(item):
    """The row that an item has in the tables, and the class of its handles."""
    kind, _, of = item["logical"].rpartition(":")
    class_, none = "torc_" + of.replace("torc_", ""), "?" * bool(item.get("nullable"))
    if class_ in handles and kind[:3] != "out":
        row = "*handle" * ("count" in item) if kind[:5] == "array" else "handle" + none
        return row, camel(class_)
    if structs.get(item["type"], {}).get("kind") == "list":
        row, class_ = type_of(entry_of(item))
        return f"[{row}]", class_
    if item["type"] == "const void *":
        return "*void" * ("count" in item), ""
    if kind == "struct":
        return "result" if structs[of]["kind"] == "result" else of, ""
    if not kind and of != "handle" and (of in TAKEN or of in GIVEN):
        return of + none * (of == "text"), ""
    return "plain" * (c_type(item["type"]) not in (None, "Raw")), ""


def entry_of(item):
    """An entry of a list."""
    data = structs[item["type"]]["fields"][0]
    type_ = data["type"].replace("const ", "").rstrip(" *")
    nullable = item.get("nullable_entries")
    return {"logical": data["logical"][6:], "type": type_, "nullable": nullable}


def owned(item, value, lend):
    """What an entry of a list, a field of a struct or all of it is in Rust, and how it is had."""
    row, class_ = type_of(item)
    if row == "text":
        return "String", f"owned({value}).unwrap_or_default()"
    if row[:6] == "handle":
        type_ = f"Option<{class_}>" if row == "handle?" else class_
        return type_, f"own({lend.format(value)})?"
    fields = structs[item["type"]]["fields"]
    parts = [owned(f, f"{value}.{f['name']}", lend) for f in fields]
    return tuple(f"({', '.join(part)})" for part in zip(*parts))


def given(f, call, end):
    """What Rust gets of a call, and how; nothing if it is of a type that GIVEN has not."""
    result, own = f["result"], ""
    (row, class_), c = type_of(result), c_type(result["type"])
    sure = result["failure"] == "none" or SURE.match(f["name"])
    if result.get("ownership") == "borrowed" and row[:6] == "handle":
        call = f"lend({call})"
    if any(p["logical"] == "out:text" for p in f["parameters"]):
        row = "buffer"
    elif row == "result":
        class_, own = owned(result, "e", "{}")
    elif row[:1] == "[":
        entry = entry_of(result)
        row, c, (class_, own) = "list", c_type(entry["type"]), owned(entry, "e", "lend({})")
    if end or row == "plain" and sure:
        row = "sure " * bool(sure) + ("mode" if end else row)
    return [part.format(c=c, T=class_, call=call, own=own, end=end) for part in GIVEN.get(row, ())]


def closure(callback):
    """The type of a closure, and the function that calls it; None if it is not of those types."""
    types, values, declared = [], [], ""
    for p in callback["parameters"][:-1]:
        row, class_ = type_of(p)
        names = {"v": p["name"] + "_", "T": class_, "c": c_type(p["type"])}
        type_, value = (part.format(**names) for part in LENT.get(row, ("", "")))
        types, values = [*types, type_], [*values, value]
        declared += "{v}: {c}, ".format(**names)
    result = callback["result"]
    answer = ANSWER.get(result["type"], ANSWER.get(type_of(result)[0]))
    if not answer or not all(types):
        return None
    type_ = f"FnMut({', '.join(types)}) -> Result<{answer[0]}> + Send + 'static"
    return type_, (f'pub unsafe extern "C" fn {callback["name"].replace(".", "_")}<F: {type_}>'
                   f"({declared}data: Raw) -> {c_type(result['type'])} {{"
                   f" called(data, {answer[2]}, |f: &mut F| {{"
                   f" let r = f({', '.join(values)})?; Ok({answer[1]}) }}) }}\n")


def take(p, row=None, of=""):
    """How Rust takes a parameter or option: its type, what comes first, what C gets."""
    own_row, class_ = type_of(p)
    names = {"v": name_of(p), "T": class_, "c": c_type(p["type"]), "of": of}
    return [part.format(**names) for part in TAKEN.get(row or own_row, ())]


def setter(field):
    """The function that sets an option, which keeps what it makes of a list or text."""
    field, name = {**field, "nullable": False}, name_of(field)
    taken = take(field, "kept ints" if field["logical"] == "ints" else None)
    if not any(taken[:1]) or field.get("reserved") or field["name"] == "struct_size":
        return ""
    type_, first, c = taken[0].replace("&", "&'a "), *taken[1:]
    keep = f"self.kept.push(Box::new({name}));" * bool(first)
    return (f"{doc(field)}pub fn {name}(mut self, {name}: {type_}) -> Self"
            f" {{ {first} self.c.{name} = {c}; {keep} self }}\n")


def ending(f):
    """The call that ends what a function begins, which may have given what the end takes."""
    end = functions.get(re.sub("(_disable)?_begin(_with)?$", "_end", f["name"]), f)
    begun = f["result"]["type"]
    takes = {(): "", (begun,): "on", (begun + " *",): "&mut on as *mut _ as Raw"}
    on = takes.get(tuple(p["type"] for p in end["parameters"]))
    return "" if end is f or on is None else f"sys::{end['name']}({on})"


def row_in(f, k, counted):
    """The row of a function's parameter, and what it is the length or context of."""
    p, row = f["parameters"][k], type_of(f["parameters"][k])[0]
    if p["logical"] == "out:text":
        return "buffer", ""
    if p["name"] in counted:
        of = counted[p["name"]]
        return "room" if of["logical"] == "out:text" else "length", name_of(of)
    if p["type"] in closures:
        return "closure", p["type"]
    if row == "context":
        return row, name_of(f["parameters"][k - 1])
    if p["name"] in ("child", "modules", "schedulers"):
        return row.replace("handle", "given"), ""
    return "operand" if row == "handle" and k == f.get("scalar_at") else row, ""


def function(f, plain):
    """Where a function belongs, and its text; None if it has types that the tables have not."""
    parameters = f["parameters"][:-1] if "options" in f else f["parameters"]
    counted = {p["count"]: p for p in parameters if p.get("count")}
    rows = [row_in(f, k, counted) for k in range(len(parameters))]
    where = module_of(f)
    if rows and rows[0][0] == "handle" and parameters[0]["name"] != "out":
        class_ = type_of(parameters[0])[1]
        if not where or start(class_).match(f["name"]):
            where, rows[0] = class_, ("self", "")
    taken = [take(p, *row) for p, row in zip(parameters, rows)]
    if not all(taken) or not all(c_type(x["type"]) for x in [f["result"], *f["parameters"]]):
        return None
    types = [f"{name_of(p)}: {row[0]}" for p, row in zip(parameters, taken) if row[0]]
    arguments = [row[2] for row in taken]
    if "options" in f:
        arguments.append("null_mut()" if plain else "options.raw()")
    library = "crate" if f["name"] in INSTEAD else "sys"
    call, end = f"{library}::{f['name']}({', '.join(arguments)})", ending(f)
    if ("operand", "") in rows:
        at = f["scalar_at"]
        scalar = ", ".join([*arguments[:at], "n", *arguments[at + 1:]])
        call = (f"match {name_of(parameters[at])}.tensor() {{ Ok(tensor) => {call},"
                f" Err(n) => sys::{f['scalar']}({scalar}) }}")
    if not plain:
        types.append("options: " + "::".join(filter(None, [module_of(f), camel(f["options"])])))
    if end:
        types.append("run: impl FnOnce() -> R")
    result = given(f, call, end)
    if not result:
        return None
    if any(type_of(p) == ("handle", "Module") for p in parameters[:1]):
        result[0] = re.sub(r"\bModule\b", "Part<'_>", result[0])
    bounds = [f"F: {closures[p['type']][0]}" for p in parameters if p["type"] in closures]
    bounds += ["R"] * bool(end)
    if "Scheduler" in result[0]:  # it borrows the optimizer
        bounds[:0] = ["'a"]
        types = [re.sub("&(?=Optimizer)", "&'a ", type_) for type_ in types]
        types = [type_.replace("Scheduler", "Scheduler<'a>") for type_ in types]
        result[0] = result[0].replace("Scheduler", "Scheduler<'a>")
    name = f.get("macro", f["name"]) if plain else f["name"]
    name = (name if f["header"] == "ops.h" else start(where).sub("torc_", name))[5:]
    name = name_of({"name": re.sub("_begin", "", name) if end else name})
    types = ["&self"] * (("self", "") in rows) + types
    first = "".join(row[1] for row in taken)
    return where, (f"{doc(f)}pub fn {name}<{', '.join(bounds)}>({', '.join(types)}) -> {result[0]}"
                   f" {{ {first} unsafe {{ {result[1]} }} }}\n")


def classes():
    """Enumerations and handles."""
    for e in enums.values():
        class_, values = camel(e["name"]), {v["name"]: v["value"] for v in e["values"]}
        prefix = os.path.commonprefix([*values]).rpartition("_")[0] + "_"
        values = {"NONE": 0, **{re.sub(f"^{prefix}|DTYPE_", "", v): values[v] for v in values}}
        constants = (f"pub const {n}: Self = Self({value});\n" for n, value in values.items())
        yield f"{doc(e)}#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]\n"
        yield f"#[repr(transparent)]\npub struct {class_}(pub i32);\n"
        yield f"impl {class_} {{\n{''.join(constants)}}}\n"
        named = "".join(f'{n} => "{v}", ' for n, v in {n: v for v, n in values.items()}.items())
        yield (f"impl fmt::Debug for {class_} {{"
               f" fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {{"
               f" f.write_str(match self.0 {{ {named}n => return n.fmt(f) }}) }} }}\n")
    for h in handles.values():
        if h["counted"]:
            class_, life = camel(h["name"]), ("", "")
            if class_ == "Scheduler":
                class_, life = "Scheduler<'a>", ("<'a>", ", PhantomData<&'a Optimizer>")
            derived = "Debug" if camel(h["name"]) in UNLOCKED else "Clone, Debug"
            yield f"{doc(h)}#[repr(transparent)]\n#[derive({derived})]\n"
            yield f"pub struct {class_}(Owned{life[1]});\n"
            yield f"unsafe impl{life[0]} Handle for {class_} {{}}\n"


def traits():
    """What traits of Rust make of types: numbers, elements, operators, texts."""
    for type_, kind, bits in (("bool", "BOOL", "n as i64"), ("i32", "INT", "n as i64"),
                              ("i64", "INT", "n"), ("f64", "FLOAT", "n.to_bits() as i64"),
                              ("f32", "FLOAT", "f64::from(n).to_bits() as i64")):
        yield (f"impl From<{type_}> for Number {{ fn from(n: {type_}) -> Self {{"
               f" Number {{ kind: sys::TORC_NUMBER_{kind}, bits: {bits}, imag: 0 }} }} }}\n")
    for type_ in ("u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "f32", "f64"):
        dtype = type_.replace("u", "UINT").replace("i", "INT").replace("f", "FLOAT")
        yield f"unsafe impl Element for {type_} {{ const DTYPE: DType = DType::{dtype}; }}\n"
    for tensor in ("Tensor", "&Tensor"):
        yield (f"impl Operand for {tensor} {{"
               " fn tensor(&self) -> Result<&Tensor, Number> { Ok(self) } }\n")
        sides = [("<R: Operand>", tensor, "R", "self"),
                 ("", "i64", tensor, "panicking(wrapped_number(self))"),
                 ("", "f64", tensor, "panicking(wrapped_number(self))")]
        for trait in ("Add", "Sub", "Mul", "Div", "Rem"):
            method = {"Rem": "remainder"}.get(trait, trait.lower())
            for bound, left, right, value in sides:
                yield (f"impl{bound} ops::{trait}<{right}> for {left} {{ type Output = Tensor;"
                       f" fn {trait.lower()}(self, other: {right}) -> Tensor {{"
                       f" panicking(Tensor::{method}(&{value}, other)) }} }}\n")
    for class_ in ("Tensor", "Module", "Part<'_>"):
        yield (f"impl fmt::Display for {class_} {{"
               " fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {"
               " f.write_str(&self.to_text().map_err(|_| fmt::Error)?) } }\n")


def sys_module():
    """What C has."""
    yield "#[doc(hidden)]\npub mod sys {\nuse super::*;\n"
    for constant in description["constants"]:
        yield f"pub const {constant['name']}: i64 = {constant.get('value', 0)};\n"
    for s in structs.values():
        if s["name"] in C and not s.get("union"):
            fields = "".join(f"pub {name_of(f)}: {c_type(f['type'])}, " for f in s["fields"])
            yield "#[repr(C)]\n#[derive(Clone, Copy, Debug, PartialEq)]\n"
            name = c_type(s["name"]).replace("sys::", "")
            yield f"pub struct {name} {{ {fields}}}\n"
            yield f"const _: () = assert!(mem::size_of::<{name}>() == {s['size']});\n"
    yield 'extern "C" {\n'
    for f in functions.values():
        if all(c_type(x["type"]) for x in [f["result"], *f["parameters"]]):
            parameters = ", ".join(f"_: {c_type(p['type'])}" for p in f["parameters"])
            yield f"pub fn {f['name']}({parameters}) -> {c_type(f['result']['type'])};\n"
    yield "}\n" + "".join(text for _, text in closures.values()) + "}\n"


def write():
    modules, ends = {}, {ending(f)[5:].partition("(")[0] for f in functions.values()}
    for f in functions.values():
        of = functions.get(f.get("scalar_of"))
        twin = of and type_of(of["parameters"][of["scalar_at"]])[0] == "handle"
        if BY_HAND.match(f["name"]) or "plain" in f or twin or f["name"] in ends:
            continue
        for plain in (True, False)[:1 + (f.get("options") in options)]:
            where, text = function(f, plain) or ("left out", f["name"])
            modules.setdefault(where, []).append(text)
    yield "// Written by bindings/rust/generate.py from include/torc/torc.json: ./run generate.\n"
    yield f"// Left out: {' '.join(modules.pop('left out'))}\n"
    yield "#![allow(clippy::all, rustdoc::all, unused, non_camel_case_types, non_snake_case)]\n"
    yield "use super::*;\n"
    yield from classes()
    used = "".join(text for texts in modules.values() for text in texts)
    for name, setters in options.items():
        if camel(name) in used:
            modules.setdefault(module_of(structs[name]), []).append(
                f"pub type {camel(name)}<'a> = Options<'a, sys::{name}>;\n"
                f"impl Default for {camel(name)}<'_> {{ fn default() -> Self {{"
                f" Options::new(sys::{name}_init) }} }}\n"
                f"impl<'a> {camel(name)}<'a> {{\n{setters}}}\n")
    for where, texts in modules.items():
        life = "<'_>" * (where == "Scheduler")
        opening = f"impl {where}{life}" if where[:1].isupper() else f"pub mod {where}"
        uses = "use super::*;\n" * where.islower()
        yield f"{opening} {{\n{uses}{''.join(texts)}}}\n" if where else "".join(texts)
    yield from traits()
    yield from sys_module()


C.update({name: camel(name) for name in enums}, **dict.fromkeys([*handles, *callbacks], "Raw"))
for s in structs.values():
    if not s.get("union") and all(c_type(f["type"]) and "length" not in f for f in s["fields"]):
        C.setdefault(s["name"], f"sys::{s['name']}")
closures = {name: closure(c) for name, c in callbacks.items() if closure(c)}
options = {n: "".join(map(setter, s["fields"])) for n, s in structs.items() if "init" in s}
options = {name: setters for name, setters in options.items() if setters and name in C}
sys.stdout.writelines(write())
