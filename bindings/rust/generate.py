"""Writes src/generated.rs: generate.py ../../include/torc/torc.json > src/generated.rs

A function of C becomes a method or a function of a module, as torc.json says; if it has options, it becomes two, the
second of which takes them. TYPES says what a type of C is in Rust. A function that has others is left out, as are those
that lib.rs stands for."""
import json
import re
import sys

description = json.load(open(sys.argv[1], encoding="utf-8"))
structs, functions, callbacks, handles, enums = (
    {x["name"]: x for x in description[part] if x["header"] not in ("op.h", "cuda_kernel.h")}
    for part in ("structs", "functions", "callbacks", "handles", "enums"))

# Errors and scopes are Rust's own business; and what needs more of a list than its entries.
BY_HAND = re.compile("torc_(error(?!_name|_meaning|_python).*|scope_.*|.*_options_init|device_format|tensors_lend|"
                     "safetensors_metadata|saved_tensors_hooks_pop)$")
# What a new struct says itself; and who cuts a file that is mapped ends the program.
NO_OPTIONS = ("struct_size", "mmap")
# Whose tables torc does not lock: one thread has all that is in one, so there are no clones, what is put into one is
# given away, and what comes out of one is a part of it.
UNLOCKED = ("Module", "Optimizer", "Scheduler")
# Who gives a tensor other memory or sizes in place while another thread reads it has that one read what is not there.
SAFETY = "///\n/// # Safety\n/// Meanwhile no other thread uses it, by a clone either, or what shares its memory.\n"
RENAMED = {"self": "self_", "where": "r#where", "type": "type_", "clone": "deep_clone", "to_string": "to_text"}
PLAIN = {"bool": "bool", "int": "i32", "int64_t": "i64", "uint64_t": "u64", "size_t": "usize", "int32_t": "i32",
         "int16_t": "i16", "double": "f64", "torc_flag": "i64", "void": "()", "torc_number": "Number",
         "torc_ints": "sys::Ints", "torc_device": "Device"}
STRUCTS = {}  # and of other structs, by their names as well

# What Rust takes for a parameter {v} of C's type {c} and class {T}, and what C gets; what Rust owns of a result, and
# how it is had; what a closure is given, and how. A question mark stands for None, brackets for a list. A parameter
# that is there for another has a row for that, its role, and is {of} it. What is {kept} lives until C has returned; of
# options, as long as they do.
TAKEN, OWNED, LENT = 0, 2, 4
TYPES = {
    "object": ("{v}: &{T}", "raw({v})", "{T}", "own(sys::{by}({v}))?", "&{T}", "&lent(&[{v}])[0]"),
    "object?": ("{v}: Option<&{T}>", "raw({v})", "Option<{T}>", "own(sys::{by}({v}))?"),
    "given object": ("{v}: {T}", "raw(&{v})"),
    "given object?": ("{v}: Option<{T}>", "raw({v}.as_ref())"),
    "[object]": ("{v}: &[impl Borrow<{T}>]",
                 "all_of({kept}(&Vec::from_iter({v}.iter().map(|v| raw::<{T}>(v.borrow())))))",
                 "", "", "&[{T}]", "lent(slice_of({v}.data, {v}.count))"),
    "[object?]": ("{v}: &[Option<&{T}>]", "all_of({kept}(&Vec::from_iter({v}.iter().map(|h| raw::<{T}>(*h)))))",
                  "", "", "&[Option<{T}>]", "lent(slice_of({v}.data, {v}.count))"),
    "given [object]": ("{v}: Vec<{T}>", "all_of(&{v})"),
    "parts [object]": ("{v}: Vec<Part<'a, {T}>>", "all_of(&{v})"),
    "[number]": ("{v}: &[Number]", "all_of({v})"),
    "[struct:torc_named_tensor]": ("{v}: &[(impl AsRef<str>, impl Borrow<Tensor>)]", "all_of(&crate::named({v}).0)"),
    "bytes": ("{v}: &[u8]", "{v}.as_ptr() as Raw"),
    "text": ("{v}: &str", "chars({kept}(&crate::text({v})))", "String", "check(owned(|| {v}))?.unwrap_or_default()"),
    "text?": ("{v}: Option<&str>", "chars({kept}(&crate::text({v})))", "Option<String>", "check(owned(|| {v}))?"),
    "ints": ("{v}: impl AsRef<[i64]>", "ints({kept}({v}.as_ref()))"),
    "number": ("{v}: impl Into<Number>", "{v}.into()", "{c}", "check({v})?"),
    "flag": ("{v}: bool", "{v} as i64"),
    "plain": ("{v}: {c}", "{v}", "{c}", "check({v})?", "{c}", "{v}"),
    "status": ("", "", "()", "done({v})?"),
    "closure": ("{v}: F", "sys::{type}::<F> as Raw"),
    "sharing": ("", "sys::{type}::<F> as Raw"),
    "self": ("&self", "raw(self)"),
    "operand": ("{v}: impl Operand", "raw(tensor)"),
    "count": ("", "{of}.len() as _"),
    "context": ("", "context({of})"),
    "options": ("options: {of}", "&options.c"),
    "no options": ("", "null_mut()"),
}


def camel(name):
    words = name.replace("torc_dtype", "torc_d_type").replace("torc_nn_", "torc_").split("_")[1:]
    return "".join(word[:1].upper() + word[1:] for word in words)


def name_of(item):
    return RENAMED.get(item.get("name"), item.get("name"))


def doc(item):
    return "".join(f"/// {line.strip()}\n" for line in item.get("doc", "").splitlines() if line.strip())


def c_type(item):
    """A type of C as it is declared; None if it cannot be."""
    const, name, pointer = re.fullmatch(r"(const )?(.*?)( \*)?", item["type"]).groups()
    if pointer and name in STRUCTS:
        return f"*{'const' if const else 'mut'} {STRUCTS[name]}"
    return "Raw" if "*" in item["type"] or {name} & {*handles, *callbacks} else PLAIN.get(name, STRUCTS.get(name))


def row_of(item):
    """The row that an item has in the table."""
    if "entry" in item:
        return f"{'*' * ('count' in item)}[{row_of(item['entry']) or item['entry']['logical']}]"
    row = ("object" if item["type"] in handles else item["logical"]) + "?" * item.get("nullable", False)
    return item.get("role", row if row in TYPES else "plain" * (item["type"] in PLAIN))


def class_of(item):
    return camel(item.get("entry", item)["type"])


def fill(item, row, column, **names):
    """What stands in a row for an item; nothing if there is no such row."""
    names = {"v": name_of(item), "T": class_of(item), "c": c_type(item), "kept": "", "of": "", **item, **names}
    return [part.format(**names) for part in TYPES.get(row, ())[column:column + 2]]


def owned(item, value, by):
    """What a result, an entry of a list or a field of a struct is in Rust, and how it is had."""
    if "entry" in item:
        type_, own = owned(item["entry"], "(*e)", "torc_retain")
        return f"Vec<{type_}>", f"each(|| {value}, |e: &{c_type(item['entry'])}| Ok({own}))?"
    if row_of(item) or item["type"] not in structs:
        return fill(item, row_of(item), OWNED, v=value, by=by)
    parts = [owned(f, f"e.{f['name']}", by) for f in structs[item["type"]]["fields"]]
    types, values = (", ".join(part) for part in zip(*parts))
    return f"({types})", f"{{ let e = {value}; ({values}) }}"


def closure(callback):
    """The type of a closure, and the function that calls it; nothing if it is not of those types."""
    parameters, result_ = callback["parameters"][:-1], callback["result"]
    given, answer = [fill(p, row_of(p), LENT) for p in parameters], owned(result_, "", "")
    if not all([*given, answer]):
        return None
    give = {"[": "give_all", "o": "give"}.get(row_of(result_)[:1], "")
    names = "".join(f"{name_of(p)}: {c_type(p)}, " for p in parameters)
    type_ = f"FnMut({', '.join(part[0] for part in given)}) -> Result<{answer[0]}> + Send + 'static"
    return type_, (f'pub unsafe extern "C" fn {callback["name"].replace(".", "_")}<F: {type_}>({names}data: Raw)'
                   f" -> {c_type(result_)} {{ called(data, |f: &mut F| {{"
                   f" let r = f({', '.join(part[1] for part in given)})?; Ok({give}(r)) }}) }}\n")


def taken(f, p, plain):
    """What Rust takes for a parameter of a function, and what C gets."""
    row = row_of(p) or "closure" * (p["type"] in closures)
    if row == "options":
        of = "::".join(filter(None, [f["module"], camel(f["options"])]))
        return fill(p, "no options" if plain else row, TAKEN, of=of)
    if structs.get(p["type"], {}).get("kind") == "result":  # what several results are written to
        fields = [f"{name_of(of)}: raw({p['name']}[{k}])" for k, of in enumerate(structs[p["type"]]["fields"])]
        return f"{p['name']}: [&Tensor; {len(fields)}]", f"{c_type(p)} {{ {', '.join(fields)} }}"
    mine = row == "object" and (p is f["parameters"][0] or f.get("class") == "torc_grad_scaler")
    if class_of(p) in UNLOCKED and row != "self" and not mine:
        row = {"Scheduler": "parts "}.get(class_of(p), "given ") + row
    return fill(p, row, TAKEN)


def result(f, call):
    """What Rust gets of a call, and how."""
    r = f["result"]
    sure = row_of(r) == "plain" and ("known" in r or r["failure"] == "none")
    if "end" in f:
        on = {"value": "on", "address": "&mut on", None: ""}[f["end"]["takes"]]
        begin = f"let mut on = {call if sure else f'check({call})?'};"
        run = f"{begin} let _end = End(|| {{ sys::{f['end']['name']}({on}); }}); run()"
        return ("R", run) if sure else ("Result<R>", f"check({{ {run} }})")
    parts = owned(r, call, "torc_retain" if r.get("ownership") == "borrowed" else "torc_scope_take")
    return (c_type(r), call) if sure else parts and (f"Result<{parts[0]}>", f"Ok({parts[1]})")


def function(f, plain):
    """The text of a function; None if it has types that the tables have not."""
    parts = [taken(f, p, plain) for p in f["parameters"]]
    types = [part[0] for part in parts if part and part[0]]
    call = f"sys::{f['name']}({', '.join(part[1] for part in parts if part)})"
    if "scalar" in f:
        number = call.replace(f["name"], f["scalar"], 1).replace("raw(tensor)", "n")
        operand = name_of(f["parameters"][f["scalar_at"]])
        call = f"match {operand}.tensor() {{ Ok(tensor) => {call}, Err(n) => {number} }}"
    type_, own = result(f, call) or ("", "")
    if not (type_ and all(parts)):
        return None
    bounds = [f"F: {closures[p['type']][0]}" for p in f["parameters"] if p["type"] in closures and "role" not in p]
    types += ["run: impl FnOnce() -> R"] * ("end" in f)
    bounds += ["R"] * ("end" in f)
    if re.search("Module|Scheduler", type_) and re.search(r"&(self|Module|Optimizer)\b", "".join(types[:1])):
        type_ = re.sub("Module|Scheduler", r"Part<'a, \g<0>>", type_)
        types[0] = types[0].replace("&", "&'a ")
        bounds.insert(0, "'a")
    view = re.search(r"inplace.*Tensor\(a\)'", str(f.get("operator")))
    risk = bool(view or re.match("(resize|resize_as|set|set_storage)_$|set_data$|tensor_over$", f["short"]))
    name = re.sub("__with$", "_inplace_with", RENAMED.get(f["short"], f["short"]) + "_with" * (not plain))
    return (f"{doc(f)}{SAFETY * risk}pub {'unsafe ' * risk}fn {name}<{', '.join(bounds)}>({', '.join(types)})"
            f" -> {type_} {{ unsafe {{ {own} }} }}\n")


def options(s):
    """The type of a struct of options, with the functions that set them; nothing if there are none."""
    setters = ""
    for field in s["fields"] if "init" in s else ():
        parts = fill(field, row_of({**field, "nullable": False}), TAKEN, kept="self.keep")
        if parts and parts[0] and not field.get("reserved") and field["name"] not in NO_OPTIONS:
            parameter = parts[0].replace("&", "&'a ")
            setters += (f"{doc(field)}pub fn {name_of(field)}(mut self, {parameter}) -> Self {{"
                        f" unsafe {{ self.c.{name_of(field)} = {parts[1]} }} self }}\n")
    name = camel(s["name"])
    return setters and (f"pub type {name}<'a> = Options<'a, sys::{s['name']}>;\n"
                        f"impl Default for {name}<'_> {{ fn default() -> Self {{"
                        f" Options::new(sys::{s['init']}) }} }}\n"
                        f"impl<'a> {name}<'a> {{\n{setters}}}\n")


def classes():
    """Enumerations and handles."""
    for e in enums.values():
        class_, values = camel(e["name"]), {"NONE": 0, **{v["short"]: v["value"] for v in e["values"]}}
        constants = (f"pub const {n}: Self = Self({value});\n" for n, value in values.items())
        yield f"{doc(e)}#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]\n"
        yield f"#[repr(transparent)]\npub struct {class_}(pub i32);\n"
        yield f"impl {class_} {{\n{''.join(constants)}}}\n"
        named = "".join(f'{n} => "{v}", ' for n, v in {n: v for v, n in values.items()}.items())
        yield (f"impl fmt::Debug for {class_} {{ fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {{"
               f" f.write_str(match self.0 {{ {named}n => return n.fmt(f) }}) }} }}\n")
    for h in handles.values():
        class_, inner = camel(h["name"]), "Owned" if h["counted"] else "NonNull<c_void>"
        clone = "Clone, " * (h["counted"] and class_ not in UNLOCKED)
        yield f"{doc(h)}#[repr(transparent)]\n#[derive({clone}Debug)]\npub struct {class_}({inner});\n"
        yield f"unsafe impl Handle for {class_} {{}}\n"


def traits():
    """What traits of Rust make of types: numbers, elements, operators, texts."""
    for t, f, n in (("bool", "bool", "n"), ("i32", "int", "n.into()"), ("i64", "int", "n"),
                    ("f32", "float", "n.into()"), ("f64", "float", "n"), ("(f64, f64)", "complex", "n.0, n.1")):
        yield f"impl From<{t}> for Number {{ fn from(n: {t}) -> Self {{ unsafe {{ sys::torc_number_{f}({n}) }} }} }}\n"
    for type_ in ("u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "f32", "f64"):
        dtype = type_.replace("u", "UINT").replace("i", "INT").replace("f", "FLOAT")
        yield f"unsafe impl Element for {type_} {{ const DTYPE: DType = DType::{dtype}; }}\n"
    for tensor in ("Tensor", "&Tensor"):
        yield f"impl Operand for {tensor} {{ fn tensor(&self) -> Result<&Tensor, Number> {{ Ok(self) }} }}\n"
        panicking = 'unwrap_or_else(|error| panic!("{error}"))'
        for trait in ("Add", "Sub", "Mul", "Div", "Rem"):
            method = {"Rem": "remainder"}.get(trait, trait.lower())
            numbers = [(n, tensor, "", f"wrapped_number(self).{panicking}") for n in ("i64", "f64")]
            for left, right, bound, value in (tensor, "R", "<R: Operand>", "self"), *numbers:
                yield (f"impl{bound} ops::{trait}<{right}> for {left} {{ type Output = Tensor;"
                       f" fn {trait.lower()}(self, other: {right}) -> Tensor {{"
                       f" Tensor::{method}(&{value}, other).{panicking} }} }}\n")
    for class_ in ("Tensor", "Module", "Part<'_, Module>"):
        yield (f"impl fmt::Display for {class_} {{ fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {{"
               " f.write_str(&self.to_text().map_err(|_| fmt::Error)?) } }\n")


def sys_module():
    """What C has."""
    yield "#[doc(hidden)]\npub mod sys {\nuse super::*;\n"
    yield from (f"pub const {c['name']}: i64 = {c.get('value', 0)};\n" for c in description["constants"])
    for s in structs.values():
        if s["name"] in STRUCTS:
            name = STRUCTS[s["name"]].replace("sys::", "")
            fields = "".join(f"pub {name_of(f)}: {c_type(f)}, " for f in s["fields"])
            fields = f"pub(crate) words: [i64; {s['size'] // 8}]" if s.get("union") else fields
            yield f"#[repr(C)]\n#[derive(Clone, Copy, Debug, PartialEq)]\npub struct {name} {{ {fields} }}\n"
            yield f"const _: () = assert!(mem::size_of::<{name}>() == {s['size']});\n"
    yield '#[link(name = "torc")]\nextern "C" {\n'
    for f in functions.values():
        types = [c_type(item) for item in (*f["parameters"], f["result"])]
        if all(types):
            yield f"pub fn {f['name']}({''.join(f'_: {type_}, ' for type_ in types[:-1])}) -> {types[-1]};\n"
    yield "}\n" + "".join(text for _, text in closures.values()) + "}\n"


def write():
    modules, left_out, used, types = {}, [], set(), {name: options(structs[name]) for name in STRUCTS}
    ends = {f["end"]["name"] for f in functions.values() if "end" in f}
    for f in functions.values():
        if BY_HAND.match(f["name"]) or "plain" in f or "scalar_of" in f or f["name"] in ends:
            continue
        texts = [function(f, plain) for plain in (True, False)[:1 + bool(types.get(f.get("options")))]]
        if texts[0]:
            used.add(f.get("options"))
            modules.setdefault(camel(f["class"]) if "class" in f else f["module"], []).extend(texts)
        else:
            left_out.append(f["name"])
    yield f"// Written by generate.py from torc.json: ./run generate.\n// Left out: {' '.join(left_out)}\n"
    yield "#![allow(clippy::all, rustdoc::all, unused, non_camel_case_types, non_snake_case)]\nuse super::*;\n"
    yield from classes()
    for name in filter(used.__contains__, types):
        modules.setdefault(structs[name]["module"], []).append(types[name])
    for where, texts in modules.items():
        opening = f"impl {where} {{\n" if where[:1].isupper() else f"pub mod {where} {{\nuse super::*;\n"
        yield f"{opening}{''.join(texts)}}}\n" if where else "".join(texts)
    yield from traits()
    yield from sys_module()


PLAIN.update({name: camel(name) for name in enums})
for s in structs.values():
    if s.get("union") or all(c_type(f) and "length" not in f for f in s["fields"]):
        STRUCTS[s["name"]] = PLAIN.get(s["name"], f"sys::{s['name']}")
closures = {name: closure(c) for name, c in callbacks.items() if closure(c)}
sys.stdout.writelines(write())
