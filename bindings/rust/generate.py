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
    {x["name"]: x for x in description[part] if x["header"] != "cuda_kernel.h"}
    for part in ("structs", "functions", "callbacks", "handles", "enums"))

# Errors, references, scopes and modes are Rust's own business.
BY_HAND = re.compile(
    "torc_(error.*|retain|release|refcount|assign|scope_.*|(no_grad|enable_grad|inference_mode|autocast"
    "(_disable)?|.*_guard)_(begin|begin_with|end)|.*_options_init|sizes|strides|copy_to_host|op_.*|"
    "(tensor|module)_to_string|tensors_lend|tensor_from_with|named_tensors_.*|safetensors_metadata|"
    "module_(new|context)|function_(apply|data|set_outputs)|set_(host_allocator|debug_handles|"
    ".*_handler)|device_format)$")
# What fails only of what is no tensor.
SURE = re.compile("torc_(dim|numel|tensor_(dtype|device|version)|storage_offset|requires_grad|"
                  "is_(leaf|grad_enabled)|cuda_(is_available|device_count))$")
ROOT = ("core", "ops", "autograd")
RENAMED = {"self": "self_", "text": "text_", "named": "named_", "where": "r#where", "type": "r#type",
           "clone": "deep_clone"}
C = {"bool": "bool", "int": "i32", "int64_t": "i64", "uint64_t": "u64", "size_t": "usize",
     "int32_t": "i32", "int16_t": "i16", "double": "f64", "torc_flag": "i64", "void": "()",
     "torc_number": "Number", "torc_ints": "RawInts", "torc_device": "Device"}

# What Rust takes for a parameter {v} of C's type {c} and class {T}, what comes before the call, and
# what C gets. A question mark stands for None.
LIST = "sys::{c} {{ data: at(&{v}), count: {v}.len() as i64 }}"
TAKEN = {
    "handle": ("&{T}", "", "raw({v})"),
    "handle?": ("Option<&{T}>", "", "raw_of({v})"),
    "list": ("&[impl Borrow<{T}>]", "let {v} = raws::<{T}>({v});", LIST),
    "list?": ("&[Option<&{T}>]", "let {v}: Vec<_> = {v}.iter().map(|h| raw_of(*h)).collect();", LIST),
    "array": ("&[impl Borrow<{T}>]", "let {v} = raws::<{T}>({v});", "at(&{v})"),
    "numbers": ("&[Number]", "", LIST),
    "bytes": ("&[u8]", "", "at({v}) as Raw"),
    "named": ("&[(impl AsRef<str>, impl Borrow<Tensor>)]", "let {v} = crate::named({v});",
              "sys::{c} {{ data: at(&{v}.1), count: {v}.1.len() as i64, handle: null_mut() }}"),
    "text": ("&str", "let {v} = crate::text({v});", "{v}.as_ptr()"),
    "text?": ("Option<&str>", "let {v} = {v}.map(crate::text);",
              "{v}.as_ref().map_or(null(), |t| t.as_ptr())"),
    "ints": ("impl Into<Ints<'a>>", "let {v}: Ints = {v}.into();", "{v}.0"),
    "number": ("impl Into<Number>", "let {v} = {v}.into();", "{v}"),
    "flag": ("bool", "", "{v} as i64"),
    "plain": ("{c}", "", "{v}"),
}
# What Rust gets of a {call}. A list and a struct of results are made of {own}.
GIVEN = {
    "handle": ("Result<{T}>", "own({call})"),
    "handle?": ("Result<Option<{T}>>", "own_or_none({call})"),
    "text": ("Result<String>", "owned({call}).ok_or_else(Error::last)"),
    "text?": ("Result<Option<String>>", "check(owned({call}))"),
    "written": ("Result<String>", "written(|buffer, size| {call})"),
    "status": ("Result<()>", "done({call})"),
    "void": ("()", "{call}"),
    "list": ("Result<Vec<{T}>>",
             "scoped(|| {{ let l = {call}; each(l.data, l.count, |&e| Ok({own})) }})"),
    "result": ("Result<{T}>", "{{ let e = {call}; Ok({own}) }}"),
    "plain": ("Result<{c}>", "check({call})"),
    "number": ("Result<{c}>", "check({call})"),
    "sure": ("{c}", "{call}"),
}
# What a closure is given, and what it gives back.
LENT = {"handle": ("&{T}", "&lent(&{v}, 1)?[0]"), "list": ("&[{T}]", "lent({v}.data, {v}.count)?"),
        "list?": ("&[Option<{T}>]", "slice_of({v}.data.cast(), {v}.count)"), "plain": ("{c}", "{v}")}
ANSWER = {"handle": ("Tensor", "give(r)", "null_mut()"),
          "handle?": ("Option<Tensor>", "r.map_or(null_mut(), |r| give(r))", "null_mut()"),
          "list": ("Vec<Tensor>", "give_all(r)", "give_all(Vec::new())"),
          "bool": ("bool", "r", "false"), "double": ("f64", "r", "f64::NAN"), "void": ("()", "r", "()")}


def camel(name):
    words = name.replace("torc_dtype", "torc_d_type").replace("torc_nn_", "torc_").split("_")[1:]
    return "".join(word[:1].upper() + word[1:] for word in words)


def doc(item):
    return "".join(f"/// {line.strip()}\n" for line in item.get("doc", "").splitlines() if line.strip())


def header(item):
    return item["header"][:-2] * (item["header"][:-2] not in ROOT)


def c_type(text):
    """A type of C as it is declared; None if it cannot be."""
    plain = re.sub(r"\b(const|struct) ", "", text).replace(" ", "")
    if plain in C or plain in enums:
        return C.get(plain) or camel(plain)
    if plain in structs and declarable(structs[plain]):
        return plain
    to = "c_char" if plain == "char*" else c_type(plain[:-1]) if plain[-1] == "*" else None
    if to and to != "()":
        return f"*{'const' if text.startswith('const ') else 'mut'} {to}"
    return "Raw" if plain[-1] in "*)" or plain in handles or plain in callbacks else None


def declarable(struct):
    return not (struct.get("union") or [f for f in struct["fields"] if "length" in f or not c_type(f["type"])])


def type_of(item):
    """The row that an item has in the tables, and the class of its handles."""
    logical, c, none = item["logical"], item["type"], "?" * bool(item.get("nullable"))
    class_ = {"tensor": "torc_tensor", "generator": "torc_generator"}.get(logical, logical[7:])
    struct = structs.get(class_, {})
    if class_ in handles:
        return "handle" + none, camel(class_)
    if logical in ("tensors", "struct:torc_modules"):
        return "list" + "?" * bool(item.get("nullable_entries")), camel(c)[:-1]
    if logical[:13] == "array:handle:" and item.get("count"):
        return "array", camel(logical[13:])
    if struct.get("kind") in ("list", "result"):
        row = {"list": "pairs", "result": "result"}[struct["kind"]]
        return "named" if class_ == "torc_named_tensors" else row, class_
    if logical in ("text", "ints", "number", "numbers", "flag", "void", "status"):
        return logical + none * (logical == "text"), ""
    if c == "const void *" and item.get("count"):
        return "bytes", ""
    return "plain" if c in C or c in enums else "", ""


def owned(item, value, lend):
    """What an entry of a list, a field of a struct or all of it is in Rust, and how it is had."""
    row, class_ = type_of(item)
    if row == "text":
        return "String", f"owned({value}).unwrap_or_default()"
    if row[:6] == "handle":
        how, type_ = ("own_or_none", f"Option<{class_}>") if item.get("nullable") else ("own", class_)
        return type_, f"{how}({lend.format(value)})?"
    fields = structs[item["logical"][7:]]["fields"]
    parts = [owned(f, f"{value}.{f['name']}", lend) for f in fields]
    return tuple(f"({', '.join(part)})" for part in zip(*parts))


def given(f, call):
    result = f["result"]
    row, class_ = type_of(result)
    own, c = "", c_type(result["type"])
    if row == "handle" and result.get("ownership") == "borrowed":
        call = f"lend({call})"
    if "buffer, size" in call:
        row = "written"
    elif row == "result":
        class_, own = owned(result, "e", "{}")
    elif row in ("list", "list?", "named", "pairs"):
        entry = structs[result["type"]]["fields"][0]
        entry = {"logical": entry["logical"][6:], "type": "", "nullable": row == "list?"}
        row, (class_, own) = "list", owned(entry, "e", "lend({})")
    elif row == "plain" and (SURE.match(f["name"]) or result["failure"] == "none"):
        row = "sure"
    return [part.format(c=c, T=class_, call=call, own=own) for part in GIVEN.get(row, ())]


def closure(callback):
    """The type of a closure, and the function that calls it; None if it is not of those types."""
    types, values, declared = [], [], []
    for p in callback["parameters"][:-1]:
        row, class_ = type_of(p)
        names = {"v": p["name"] + "_", "T": class_, "c": c_type(p["type"])}
        types, values = ([*old, LENT.get(row, ("",) * 2)[k].format(**names)]
                         for k, old in enumerate((types, values)))
        declared.append(f"{names['v']}: {names['c']}, ")
    answer = ANSWER.get(callback["result"]["type"], ANSWER.get(type_of(callback["result"])[0]))
    if not answer or not all(types) or "." in callback["name"]:
        return None
    type_ = f"FnMut({', '.join(types)}) -> Result<{answer[0]}> + Send + 'static"
    return type_, (f'pub unsafe extern "C" fn {callback["name"]}<F: {type_}>({"".join(declared)}data: Raw)'
                   f" -> {c_type(callback['result']['type'])} {{ called(data, {answer[2]}, |f: &mut F| {{"
                   f" let r = f({', '.join(values)})?; Ok({answer[1]}) }}) }}\n")


def take(p):
    """How Rust takes a parameter or option: its type, what comes first, what C gets."""
    row, class_ = type_of(p)
    name = RENAMED.get(p["name"], p["name"])
    return [part.format(v=name, T=class_, c=c_type(p["type"])) for part in TAKEN.get(row, ())]


def setter(field):
    """The function that sets an option."""
    taken = take({**field, "nullable": False})
    if not taken or field.get("reserved") or field["name"] == "struct_size":
        return ""
    (type_, first, c), name = taken, RENAMED.get(field["name"], field["name"])
    type_ = type_.replace("&", "&'a ")  # what is borrowed, and what was made of it is kept
    keep = f"self.kept.push(Box::new({name}));" * (type_of(field)[0].strip("?") in ("list", "array", "named", "text"))
    return (f"{doc(field)}pub fn {name}(mut self, {name}: {type_}) -> Self"
            f" {{ {first} self.c.{name} = {c}; {keep} self }}\n")


def function(f, plain):
    """Where a function belongs, and its text; None if it has types that the tables have not."""
    parameters = f["parameters"][:-1] if "options" in f else f["parameters"]
    counted = {p.get("count"): RENAMED.get(p["name"], p["name"]) for p in parameters}
    types, first, arguments, bounds, class_, operand = [], "", [], [], "", None
    for k, p in enumerate(parameters):
        name, (row, of) = RENAMED.get(p["name"], p["name"]), type_of(p)
        if p["logical"] == "out:text" or counted.get(p["name"]) == "buffer":
            arguments.append(p["name"])
        elif p["name"] in counted:
            arguments.append(f"{counted[p['name']]}.len() as _")
        elif p["type"] in closures:
            types, bounds = [*types, f"{name}: F"], [f"F: {closures[p['type']][0]}"]
            arguments.append(f"sys::{p['type']}::<F> as Raw, context({name})")
        elif k == 0 and row == "handle" and name != "out" and (not header(f) or start(of).match(f["name"])):
            types, arguments, class_ = ["&self"], ["raw(self)"], of
        elif k == f.get("scalar_at") and row == "handle":
            types, arguments, operand = [*types, f"{name}: impl Into<Operand<'a>>"], [*arguments, "h"], name
            first += f"let {name} = {name}.into();"
        elif take(p):
            type_, before, c = take(p)
            types, first, arguments = [*types, f"{name}: {type_}"], first + before, [*arguments, c]
        elif p["logical"] != "context" or not bounds:
            return None
    arguments += (["null()"] if plain else ["&options.c"]) * ("options" in f)
    call = f"sys::{f['name']}({', '.join(arguments)})"
    if operand:
        scalar = ", ".join("n" if a == "h" else a for a in arguments)
        call = f"match {operand}.parts() {{ Ok(h) => {call}, Err(n) => sys::{f['scalar']}({scalar}) }}"
    if not plain:
        types.append(f"options: {'::'.join(filter(None, [header(f), camel(f['options'])]))}")
    if not given(f, call) or not all(c_type(x["type"]) for x in [f["result"], *f["parameters"]]):
        return None
    type_, body = given(f, call)
    name = f.get("macro", f["name"]) if plain else f["name"]
    if f["header"] != "ops.h":
        name = start(class_ or header(f)).sub("torc_", name)
    bounds += ["'a"] * ("'a" in "".join(types))
    name = RENAMED.get(name[5:], name[5:]) + f"<{', '.join(sorted(bounds))}>" * bool(bounds)
    return class_ or header(f), (f"{doc(f)}pub fn {name}({', '.join(types)}) -> {type_}"
                                 f" {{ {first} unsafe {{ {body} }} }}\n")


def start(where):
    """What the names of C begin with that are of a class or module: torc_cuda_stream_, torc_nn_."""
    return re.compile("^torc_" + re.sub("(?!^)([A-Z])", r"_\1", where.replace("Context", "")).lower() + "_(?=[a-z])")


def write():
    modules = {}
    for f in functions.values():
        of = functions.get(f.get("scalar_of"))
        twin = of and type_of(of["parameters"][of["scalar_at"]])[0] == "handle"
        if BY_HAND.match(f["name"]) or "plain" in f or twin:
            continue
        for plain in (True, False)[:1 + (f.get("options") in options)]:
            where, text = function(f, plain) or ("left out", f["name"])
            modules.setdefault(where, []).append(text)
    yield "// Written by bindings/rust/generate.py from include/torc/torc.json: ./run generate.\n"
    yield f"// Left out: {' '.join(modules.pop('left out'))}\n"
    yield "#![allow(clippy::all, rustdoc::all, non_camel_case_types, non_snake_case, unused_braces)]\nuse super::*;\n"
    for e in enums.values():
        names = [v["name"] for v in e["values"]]
        prefix = os.path.commonprefix(names).rpartition("_")[0]
        values = {"NONE": 0, **{v["name"][len(prefix) + 1:].replace("DTYPE_", ""): v["value"] for v in e["values"]}}
        yield f"{doc(e)}#[repr(transparent)]\n#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]\n"
        yield f"pub struct {camel(e['name'])}(pub i32);\nimpl {camel(e['name'])} {{\n"
        yield "".join(f"pub const {n}: Self = Self({v});\n" for n, v in values.items()) + "}\n"
    yield "handles! {\n" + "".join(f"{doc(h)}{camel(n)}\n" for n, h in handles.items() if "context" not in n) + "}\n"
    used = "".join(text for texts in modules.values() for text in texts)
    for name, setters in options.items():
        if camel(name) in used:
            modules.setdefault(header(structs[name]), []).append(
                f"pub type {camel(name)}<'a> = Options<'a, sys::{name}>;\n"
                f"impl<'a> {camel(name)}<'a> {{\n{setters}}}\nunsafe impl Initial for sys::{name} {{\n"
                f"const INIT: unsafe extern \"C\" fn(*mut Self) = sys::{name}_init;\n}}\n")
    for where, texts in modules.items():
        opening = f"impl {where} {{" if where[:1].isupper() else f"pub mod {where} {{\nuse super::*;"
        yield "".join([f"{opening}\n", *texts, "}\n"] if where else texts)
    for type_, kind, bits in (("bool", "BOOL", "n as i64"), ("i32", "INT", "n as i64"), ("i64", "INT", "n"),
                              ("f32", "FLOAT", "f64::from(n).to_bits() as i64"), ("f64", "FLOAT", "n.to_bits() as i64")):
        number = f"Number {{ kind: sys::TORC_NUMBER_{kind}, bits: {bits} }}"
        yield f"impl From<{type_}> for Number {{ fn from(n: {type_}) -> Self {{ {number} }} }}\n"
        yield f"impl From<{type_}> for Operand<'_> {{ fn from(n: {type_}) -> Self {{ Operand::Number(n.into()) }} }}\n"
    for trait, method in {"Add": "add", "Sub": "sub", "Mul": "mul", "Div": "div", "Rem": "remainder"}.items():
        sides = [("<'a, R: Into<Operand<'a>>>", left, "R", "self") for left in ("Tensor", "&Tensor")]
        sides += [("", n, right, "panicking(wrapped_number(self))") for n in ("i64", "f64") for right in ("Tensor", "&Tensor")]
        for generics, left, right, value in sides:
            yield (f"impl{generics} ops::{trait}<{right}> for {left} {{ type Output = Tensor; fn {trait.lower()}(self, "
                   f"other: {right}) -> Tensor {{ panicking(Tensor::{method}(&{value}, other)) }} }}\n")
    for type_ in ("u8", "i8", "i16", "i32", "i64", "f32", "f64"):
        dtype = type_.replace("u", "UINT").replace("i", "INT").replace("f", "FLOAT")
        yield f"unsafe impl Element for {type_} {{ const DTYPE: DType = DType::{dtype}; }}\n"
    yield "#[allow(dead_code)]\n#[doc(hidden)]\npub mod sys {\nuse super::*;\n"
    for constant in description["constants"]:
        yield f"pub const {constant['name']}: i64 = {constant.get('value', 0)};\n"
    for s in filter(declarable, structs.values()):
        fields = "".join(f"pub {RENAMED.get(f['name'], f['name'])}: {c_type(f['type'])}, " for f in s["fields"])
        yield f"#[repr(C)]\n#[derive(Clone, Copy)]\npub struct {s['name']} {{ {fields}}}\n"
        yield f"const _: () = assert!(mem::size_of::<{s['name']}>() == {s['size']});\n"
    yield 'extern "C" {\n'
    for f in functions.values():
        if all(c_type(x["type"]) for x in [f["result"], *f["parameters"]]):
            parameters = ", ".join(f"_: {c_type(p['type'])}" for p in f["parameters"])
            yield f"pub fn {f['name']}({parameters}) -> {c_type(f['result']['type'])};\n"
    yield "}\n" + "".join(text for _, text in closures.values()) + "}\n"


closures = {name: closure(c) for name, c in callbacks.items() if closure(c)}
options = {name: "".join(map(setter, s["fields"])) for name, s in structs.items() if s.get("init") and declarable(s)}
options = {name: setters for name, setters in options.items() if setters}
sys.stdout.writelines(write())
