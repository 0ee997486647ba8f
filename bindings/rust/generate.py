"""Writes src/generated.rs: generate.py ../../include/torc/torc.json > src/generated.rs

A function of C becomes a method or a function of a module, as torc.json says; if it has options, it becomes two, the second of
which takes them. TAKEN, LENT and `owned` say what a type of C is in Rust. A function of others is left out, as are those that
lib.rs stands for."""
import json
import os.path
import re
import sys

description = json.load(open(sys.argv[1], encoding="utf-8"))
structs, functions, callbacks, handles, enums = (
    {x["name"]: x for x in description[part] if x["header"] not in ("op.h", "cuda_kernel.h")}
    for part in ("structs", "functions", "callbacks", "handles", "enums"))

# Errors and scopes are Rust's own business; and what needs more of a list than its entries.
BY_HAND = re.compile("torc_(error(?!_name|_meaning|_python).*|scope_.*|.*_options_init|device_format|tensors_lend|"
                     "safetensors_metadata|function_set_outputs|saved_tensors_hooks_pop)$")
# What lib.rs does in C's stead.
INSTEAD = ("torc_safetensors_load_with",)
# Whose tables torc does not lock: one thread has all that is in one, so there are no clones, what is put into one is given
# away, and what comes out of one is a part of it.
UNLOCKED = ("Module", "Optimizer", "Scheduler")
# What fails only of what is no tensor.
SURE = re.compile("torc_(dim|numel|tensor_(dtype|device|version)|storage_offset|requires_grad|"
                  "is_(leaf|grad_enabled)|cuda_(is_available|device_count))$")
RENAMED = {"self": "self_", "where": "r#where", "type": "type_", "clone": "deep_clone", "to_string": "to_text"}
C = {"bool": "bool", "int": "i32", "int64_t": "i64", "uint64_t": "u64", "size_t": "usize", "int32_t": "i32",
     "int16_t": "i16", "double": "f64", "torc_flag": "i64", "void": "()", "torc_number": "Number", "torc_ints": "RawInts",
     "torc_device": "Device"}

# What Rust takes for a parameter {v} of C's type {c} and class {T}, and what C gets. A question mark stands for None; {of} is
# what {v} is the length or context of. What is {kept} lives until C has returned; what is of options as long as they do.
TAKEN = {
    "self": ("&self", "raw(self)"),
    "handle": ("{v}: &{T}", "raw({v})"),
    "handle?": ("{v}: Option<&{T}>", "raw({v})"),
    "given handle": ("{v}: {T}", "raw(&{v})"),
    "given handle?": ("{v}: Option<{T}>", "raw({v}.as_ref())"),
    "operand": ("{v}: impl Operand", "raw(tensor)"),
    "[handle]": ("{v}: &[impl Borrow<{T}>]", "all_of({kept}(raws::<{T}>({v})))"),
    "[handle?]": ("{v}: &[Option<&{T}>]", "all_of({kept}({v}.iter().copied().map(raw).collect::<Vec<_>>()))"),
    "given [handle]": ("{v}: Vec<{T}>", "all_of(&raws::<{T}>(&{v}))"),
    "given *handle": ("{v}: Vec<Part<'a, {T}>>", "at(&raws::<Part<{T}>>(&{v}))"),
    "[torc_number]": ("{v}: &[Number]", "all_of({v})"),
    "[torc_named_tensor]": ("{v}: &[(impl AsRef<str>, impl Borrow<Tensor>)]", "all_of(&crate::named({v}).0)"),
    "*const void": ("{v}: &[u8]", "at({v})"),
    "*char?": ("", "{v}.as_mut_ptr() as Raw"),
    "length": ("", "{of}.len() as _"),
    "const char *": ("{v}: &str", "chars({kept}(crate::text({v})))"),
    "const char *?": ("{v}: Option<&str>", "chars({kept}(crate::text({v})))"),
    "torc_ints": ("{v}: impl AsRef<[i64]>", "ints({v}.as_ref())"),
    "kept torc_ints": ("{v}: impl AsRef<[i64]>", "ints(self.keep({v}.as_ref().to_vec()))"),
    "torc_number": ("{v}: impl Into<Number>", "{v}.into()"),
    "torc_flag": ("{v}: bool", "{v} as i64"),
    "plain": ("{v}: {c}", "{v}"),
    "closure": ("{v}: F", "sys::{t}::<F> as Raw"),
    "torc_context": ("", "context({of})"),
}
# What Rust gets of a result of C's, or of an entry of a list.
OWNED = {
    "handle": ("{T}", "own({v})?"),
    "handle?": ("Option<{T}>", "own({v})?"),
    "const char *": ("String", "owned({v}).ok_or_else(|| Error::last())?"),
    "const char *?": ("Option<String>", "check(owned({v}))?"),
    "torc_number": ("{c}", "check({v})?"),
    "plain": ("{c}", "check({v})?"),
}
# What a closure is given.
LENT = {
    "handle": ("&{T}", "&lent(&[{v}])?[0]"),
    "[handle]": ("&[{T}]", "lent(slice_of({v}.data, {v}.count))?"),
    "[handle?]": ("&[Option<{T}>]", "lent(slice_of({v}.data, {v}.count))?"),
    "plain": ("{c}", "{v}"),
}


def camel(name):
    words = name.replace("torc_dtype", "torc_d_type").replace("torc_nn_", "torc_").split("_")[1:]
    return "".join(word[:1].upper() + word[1:] for word in words)


def name_of(item):
    return RENAMED.get(item["name"], item["name"])


def doc(item):
    return "".join(f"/// {line.strip()}\n" for line in item.get("doc", "").splitlines() if line.strip())


def module_of(item):
    module = item["header"][:-2]
    return "" if module in ("core", "ops", "autograd") else module


def c_type(item):
    """A type of C as it is declared; None if it cannot be."""
    return "Raw" if "*" in item["type"] else C.get(item["type"].replace("struct ", ""))


def declared(f):
    return all(map(c_type, [f["result"], *f["parameters"]]))


def entry_of(item):
    """Of a list: what its entries are."""
    entry = structs.get(item["type"], {}).get("entry")
    return entry and {**entry, "nullable": item.get("nullable_entries")}


def row_of(item):
    """The row that an item has in the tables, and the class of its handles."""
    if entry_of(item):
        row, class_ = row_of(entry_of(item))
        return f"[{row or entry_of(item)['type']}]", class_
    many, none = "*" * ("count" in item), "?" * bool(item.get("nullable"))
    type_ = item["type"].removesuffix(" *") if many else item["type"]
    if type_.removeprefix("const ") in handles:
        return many + "handle" + none, camel(type_.removeprefix("const "))
    plain = re.match("(?!Raw|sys::)", c_type(item) or "Raw")
    return many + type_ + none if many + type_ + none in TAKEN else "plain" * bool(plain), ""


def fill(table, row, class_, item, kept="&"):
    """A row of a table for an item; nothing if there is none."""
    names = {"v": name_of(item), "T": class_, "c": c_type(item), "t": item["type"], "kept": kept,
             "of": item.get("counts", item.get("context_of"))}
    return [part.format(**names) for part in table.get(row, ())]


def owned(item, value, lend="{}"):
    """What a result, an entry of a list or a field of a struct is in Rust, and how it is had."""
    row, class_ = row_of(item)
    if entry_of(item):
        type_, own = owned(entry_of(item), "e", "lend({})")
        own = f"{{ let l = {value}; each(l.data, l.count, |e: {c_type(entry_of(item))}| Ok({own}))? }}"
        return f"Vec<{type_}>", own
    if row or item["type"] not in structs:
        return fill(OWNED, row, class_, {**item, "name": lend.format(value) if class_ else value})
    parts = [owned(f, f"e.{f['name']}", lend) for f in structs[item["type"]]["fields"]]
    types, values = (", ".join(part) for part in zip(*parts))
    return f"({types})", f"{{ let e = {value}; ({values}) }}"


def closure(callback):
    """The type of a closure, and the function that calls it; nothing if it is not of those types."""
    parameters = callback["parameters"][:-1]
    given, answer = [fill(LENT, *row_of(p), p) for p in parameters], owned(callback["result"], "")
    if not all([*given, answer]):
        return None
    give = {"[": "give_all", "h": "give"}.get(row_of(callback["result"])[0][:1], "")
    names = "".join(f"{name_of(p)}: {c_type(p)}, " for p in parameters)
    type_ = f"FnMut({', '.join(part[0] for part in given)}) -> Result<{answer[0]}> + Send + 'static"
    return type_, (f'pub unsafe extern "C" fn {callback["name"].replace(".", "_")}<F: {type_}>'
                   f"({names}data: Raw) -> {c_type(callback['result'])} {{ called(data, |f: &mut F| {{"
                   f" let r = f({', '.join(part[1] for part in given)})?; Ok({give}(r)) }}) }}\n")


def taken(f, k):
    """What Rust takes for a parameter of a function, and what C gets."""
    p = f["parameters"][k]
    row, class_ = row_of(p)
    if k == 0 and "class" in f:
        row = "self"
    elif "counts" in p:
        row = "length"
    elif p["type"] in closures:
        row = "closure"
    elif k == f.get("scalar_at"):
        row = "operand"
    elif class_ in UNLOCKED and (k > 0 or row != "handle"):
        row = "given " + row
    return fill(TAKEN, row, class_, p)


def result(f, call):
    """What Rust gets of a call, and how."""
    r, row = f["result"], row_of(f["result"])[0]
    sure = row == "plain" and (r["failure"] == "none" or SURE.match(f["name"]))
    if "end" in f:
        on = {"value": "*on", "address": "on as *mut _ as Raw", None: ""}[f["end"]["takes"]]
        rest = f", |on| {{ sys::{f['end']['name']}({on}); }}, run)"
        return ("R", f"within({call}{rest}") if sure else ("Result<R>", f"check(within(check({call})?{rest})")
    if sure:
        return c_type(r), call
    for p in f["parameters"]:
        if p["logical"] == "out:text":
            return "Result<String>", f"written(|{p['name']}| {call})"
    if r["logical"] == "status":
        return "Result<()>", f"done({call})"
    parts = owned(r, call, "lend({})" if r.get("ownership") == "borrowed" else "{}")
    return parts and (f"Result<{parts[0]}>", f"scoped(|| Ok({parts[1]}))" if row[:1] == "[" else f"Ok({parts[1]})")


def function(f, plain):
    """The text of a function; None if it has types that the tables have not."""
    parameters = f["parameters"][:len(f["parameters"]) - ("options" in f)]
    rows = [taken(f, k) for k in range(len(parameters))]
    if not all(rows) or not declared(f):
        return None
    types, arguments = [row[0] for row in rows if row[0]], [row[1] for row in rows]
    if "options" in f:
        arguments.append("null_mut()" if plain else "options.raw()")
    if not plain:
        types.append("options: " + "::".join(filter(None, [module_of(f), camel(f["options"])])))
    library = "crate" if f["name"] in INSTEAD else "sys"
    call = f"{library}::{f['name']}({', '.join(arguments)})"
    if "scalar" in f:
        number = call.replace(f["name"], f["scalar"], 1).replace("raw(tensor)", "n")
        operand = name_of(parameters[f["scalar_at"]])
        call = f"match {operand}.tensor() {{ Ok(tensor) => {call}, Err(n) => {number} }}"
    if not result(f, call):
        return None
    type_, own = result(f, call)
    bounds = [f"F: {closures[p['type']][0]}" for p in parameters if p["type"] in closures]
    if "end" in f:
        types.append("run: impl FnOnce() -> R")
        bounds.append("R")
    if re.search("Module|Scheduler", type_) and re.search(r"&(self|Module|Optimizer)\b", "".join(types[:1])):
        type_ = re.sub("Module|Scheduler", r"Part<'a, \g<0>>", type_)
        types[0] = types[0].replace("&", "&'a ")
        bounds.insert(0, "'a")
    name = name_of({"name": f["short"].replace("_begin", "") if "end" in f else f["short"]})
    name = name if plain else re.sub("_$", "_inplace", name) + "_with"
    return (f"{doc(f)}pub fn {name}<{', '.join(bounds)}>({', '.join(types)}) -> {type_}"
            f" {{ unsafe {{ {own} }} }}\n")


def options(s):
    """The type of a struct of options, and the functions that set them; nothing if there are none."""
    setters = ""
    for field in s["fields"]:
        row, class_ = row_of({**field, "nullable": False})
        kept = fill(TAKEN, "kept " * (row == "torc_ints") + row, class_, field, "self.keep")
        if kept and kept[0] and not field.get("reserved") and field["name"] != "struct_size":
            parameter = kept[0].replace("&", "&'a ")
            setters += (f"{doc(field)}pub fn {name_of(field)}(mut self, {parameter}) -> Self {{"
                        f" unsafe {{ self.c.{name_of(field)} = {kept[1]} }} self }}\n")
    name = camel(s["name"])
    return setters and (f"pub type {name}<'a> = Options<'a, sys::{s['name']}>;\n"
                        f"impl Default for {name}<'_> {{ fn default() -> Self {{"
                        f" Options::new(sys::{s['init']}) }} }}\n"
                        f"impl<'a> {name}<'a> {{\n{setters}}}\n")


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
        yield (f"impl fmt::Debug for {class_} {{ fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {{"
               f" f.write_str(match self.0 {{ {named}n => return n.fmt(f) }}) }} }}\n")
    for h in handles.values():
        class_ = camel(h["name"])
        if h["counted"]:
            derived = "Debug" if class_ in UNLOCKED else "Clone, Debug"
            yield f"{doc(h)}#[repr(transparent)]\n#[derive({derived})]\npub struct {class_}(Owned);\n"
            yield f"unsafe impl Handle for {class_} {{}}\n"


def traits():
    """What traits of Rust make of types: numbers, elements, operators, texts."""
    for type_, kind, bits in (("bool", "BOOL", "n as i64"), ("i32", "INT", "n as i64"), ("i64", "INT", "n"),
                              ("f32", "FLOAT", "f64::from(n).to_bits() as i64"), ("f64", "FLOAT", "n.to_bits() as i64")):
        yield (f"impl From<{type_}> for Number {{ fn from(n: {type_}) -> Self {{"
               f" Number {{ kind: sys::TORC_NUMBER_{kind}, bits: {bits} }} }} }}\n")
    for type_ in ("u8", "i8", "i16", "i32", "i64", "f32", "f64"):
        dtype = type_.replace("u", "UINT").replace("i", "INT").replace("f", "FLOAT")
        yield f"unsafe impl Element for {type_} {{ const DTYPE: DType = DType::{dtype}; }}\n"
    for tensor in ("Tensor", "&Tensor"):
        yield f"impl Operand for {tensor} {{ fn tensor(&self) -> Result<&Tensor, Number> {{ Ok(self) }} }}\n"
        for trait in ("Add", "Sub", "Mul", "Div", "Rem"):
            method = {"Rem": "remainder"}.get(trait, trait.lower())
            for bound, left, right, value in (("<R: Operand>", tensor, "R", "self"),
                                              ("", "i64", tensor, "panicking(wrapped_number(self))"),
                                              ("", "f64", tensor, "panicking(wrapped_number(self))")):
                yield (f"impl{bound} ops::{trait}<{right}> for {left} {{ type Output = Tensor;"
                       f" fn {trait.lower()}(self, other: {right}) -> Tensor {{"
                       f" panicking(Tensor::{method}(&{value}, other)) }} }}\n")
    for class_ in ("Tensor", "Module", "Part<'_, Module>"):
        yield (f"impl fmt::Display for {class_} {{ fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {{"
               " f.write_str(&self.to_text().map_err(|_| fmt::Error)?) } }\n")


def sys_module():
    """What C has."""
    yield "#[doc(hidden)]\npub mod sys {\nuse super::*;\n"
    for constant in description["constants"]:
        yield f"pub const {constant['name']}: i64 = {constant.get('value', 0)};\n"
    for s in structs.values():
        if C.get(s["name"]) in ("Device", f"sys::{s['name']}"):
            name, fields = C[s["name"]].replace("sys::", ""), (f"pub {name_of(f)}: {c_type(f)}, " for f in s["fields"])
            yield f"#[repr(C)]\n#[derive(Clone, Copy, Debug, PartialEq)]\npub struct {name} {{ {''.join(fields)}}}\n"
            yield f"const _: () = assert!(mem::size_of::<{name}>() == {s['size']});\n"
    yield 'extern "C" {\n'
    for f in filter(declared, functions.values()):
        parameters = ", ".join(f"_: {c_type(p)}" for p in f["parameters"])
        yield f"pub fn {f['name']}({parameters}) -> {c_type(f['result'])};\n"
    yield "}\n" + "".join(text for _, text in closures.values()) + "}\n"


def write():
    modules, left_out, types = {}, [], {name: options(s) for name, s in structs.items() if "init" in s and name in C}
    ends = {f["end"]["name"] for f in functions.values() if "end" in f}
    for f in functions.values():
        if BY_HAND.match(f["name"]) or "plain" in f or "scalar_of" in f or f["name"] in ends:
            continue
        texts = [function(f, plain) for plain in (True, False)[:1 + bool(types.get(f.get("options")))]]
        if texts[0]:
            modules.setdefault(camel(f["class"]) if "class" in f else module_of(f), []).extend(texts)
        else:
            left_out.append(f["name"])
    yield "// Written by bindings/rust/generate.py from include/torc/torc.json: ./run generate.\n"
    yield f"// Left out: {' '.join(left_out)}\n"
    yield "#![allow(clippy::all, rustdoc::all, unused, non_camel_case_types, non_snake_case)]\nuse super::*;\n"
    yield from classes()
    for name, text in types.items():
        modules.setdefault(module_of(structs[name]), []).append(text)
    for where, texts in modules.items():
        opening = f"impl {where} {{\n" if where[:1].isupper() else f"pub mod {where} {{\nuse super::*;\n"
        yield f"{opening}{''.join(texts)}}}\n" if where else "".join(texts)
    yield from traits()
    yield from sys_module()


C.update({name: camel(name) for name in enums}, **dict.fromkeys([*handles, *callbacks], "Raw"))
for s in structs.values():
    if not s.get("union") and all(c_type(f) and "length" not in f for f in s["fields"]):
        C.setdefault(s["name"], f"sys::{s['name']}")
closures = {name: closure(c) for name, c in callbacks.items() if closure(c)}
sys.stdout.writelines(write())
