"""Writes src/generated.rs from include/torc/torc.json: generate.py TORC_JSON > src/generated.rs.

A function becomes a method of what its first argument is a handle of, else a function of the module
that its header stands for; with options it becomes two, the second of which takes them. What a type
of C is in Rust is said once, in taken() and given(); functions with types that are not there, and
those that lib.rs stands for, are left out."""
import json
import re
import sys

description = json.load(open(sys.argv[1], encoding="utf-8"))
structs, functions, callbacks = ({x["name"]: x for x in description[part]}
                                 for part in ("structs", "functions", "callbacks"))
enums = {e["name"] for e in description["enums"]}
handles = {h["name"]: h for h in description["handles"] if h["header"] != "cuda_kernel.h"}

# What lib.rs does or Rust does itself: errors, references, scopes, brackets, lists under names.
BY_HAND = re.compile(r"torc_(error\w*|retain|release|refcount|assign|scope_\w+|tensors_lend|\w+_begin|"
                     r"\w+_end|set_host_allocator|tensor_from_with|tensor_to_string|sizes|strides|"
                     r"copy_to_host|function_(apply|data|set_outputs)|module_(new|context)|"
                     r"named_tensors_\w+|set_debug_handles|device_format|set_(error|warning)_handler|op_\w+)$")
# These fail only of what is no tensor at all.
ROOT = {"core", "ops", "autograd"}
SURE = re.compile(r"torc_(dim|numel|storage_offset|tensor_(dtype|device|version)|requires_grad|is_leaf|"
                  r"is_grad_enabled|module_is_training|cuda_is_available|cuda_device_count)$")
KEYWORDS = set("as box fn in loop match mod move ref type use where impl".split())
PLAIN = {"bool": "bool", "int": "i32", "int64_t": "i64", "uint64_t": "u64", "size_t": "usize",
         "int32_t": "i32", "int16_t": "i16", "uint8_t": "u8", "uint32_t": "u32", "double": "f64",
         "torc_flag": "i64", "void": "()", "torc_number": "Number", "torc_ints": "RawInts"}


def camel(name):
    words = re.sub("^torc_(nn_)?", "", name).split("_")
    return "DType" if words == ["dtype"] else "".join(w[:1].upper() + w[1:] for w in words)


def ident(name):
    return "self_" if name == "self" else "r#" + name if name in KEYWORDS else name


def prefix(where):
    """What names in a class or module begin with: torc_cuda_stream_ in CudaStream, torc_nn_ in nn."""
    return re.compile("^torc_" + re.sub("(?!^)([A-Z])", r"_\1", where).lower() + "_(?=[a-z])")


def doc(item, indent=""):
    lines = [line.strip() for line in item.get("doc", "").split("\n")]
    return "".join(f"{indent}/// {line}\n" for line in lines if line)


def c_type(text):
    """A type of C in the declarations; None if there is none of that size."""
    text = re.sub(r"\bstruct ", "", text).replace(" *", "*")
    plain = re.sub(r"\bconst\b", "", text).strip()
    if plain in PLAIN or plain in enums:
        return PLAIN.get(plain) or camel(plain)
    if plain in handles or plain in callbacks or "(" in plain:
        return "Raw"
    if plain.endswith("*"):
        inner = plain[:-1].replace("char", "c_char")
        to = inner if inner == "c_char" else c_type(inner) or "()"
        return "Raw" if to == "()" else f"*{'const' if 'const' in text else 'mut'} {to}"
    return plain if plain in structs and declarable(structs[plain]) else None


def declarable(struct):
    return not struct.get("union") and all("length" not in f and c_type(f["type"]) for f in struct["fields"])


def handle(logical):
    name = {"tensor": "torc_tensor", "generator": "torc_generator"}.get(logical, logical[7:])
    return camel(name) if name in handles and ":" not in logical[7:] else None


def taken(p, field=False):
    """How Rust takes a parameter or a field: its type, what is done before the call, what C gets."""
    logical, name, none = p["logical"], ident(p["name"]), p.get("nullable")
    value, a, made = ("o." + name, "'a ", "o_" + p["name"]) if field else (name, "", name)
    option, or_none = ("Option<{}>", ".unwrap_or({})") if none else ("{}", "")
    entry = (p.get("count") or "array" not in logical) and handle(logical.split("array:")[-1].replace("struct:torc_modules", "handle:torc_module"))
    if handle(logical):
        return option.format(f"&{a}{handle(logical)}"), "", f"raw{'_of' * bool(none)}({value})"
    if logical == "tensors" or entry:
        entry = entry or "Tensor"
        kind = f"&'a {entry}" if field else f"impl Borrow<{entry}>"
        make = f"raws::<{entry}>({value})"
        if p.get("nullable_entries"):
            kind, make = f"Option<&{a}{entry}>", f"{value}.iter().map(|h| raw_of(*h)).collect::<Vec<Raw>>()"
        c = f"{p['type']} {{ data: at(&{made}), count: {made}.len() as i64 }}"
        return (f"&{a}[{kind}]", f"let {made} = {make};",
                f"at(&{made})" if "array:" in logical else "sys::" + c)
    if logical == "numbers" or logical in ("array:float", "array:int") and isinstance(p.get("count"), str):
        kind = {"array:float": "f64", "array:int": "i64", "numbers": "Number"}[logical]
        c = f"sys::torc_numbers {{ data: at({value}), count: {value}.len() as i64 }}"
        return f"&{a}[{kind}]", "", c if logical == "numbers" else f"at({value})"
    if p["type"] == "const void *" and p.get("count"):
        return "&[u8]", "", f"at({value}) as Raw"
    if logical == "struct:torc_named_tensors":
        c = f"sys::torc_named_tensors {{ data: at(&{made}.1), count: {made}.1.len() as i64, handle: null_mut() }}"
        return "&[(impl AsRef<str>, impl Borrow<Tensor>)]", f"let {made} = crate::named({value})?;", c
    if logical == "text":
        if none:
            return (f"Option<&{a}str>", f"let {made} = {value}.map(crate::text).transpose()?;",
                    f"{made}.as_ref().map_or(null(), |t| t.as_ptr())")
        return f"&{a}str", f"let {made} = crate::text({value})?;", f"{made}.as_ptr()"
    if logical in ("ints", "number"):
        type_, none, c = ("Ints<'a>", "Ints::NONE", ".0") if logical == "ints" else ("Number", "Number::NONE", "")
        if field:
            return option.format(type_), "", value + or_none.format(none) + c
        return f"impl Into<{type_}>", f"let {name}: {type_} = {value}.into();", value + c
    if logical == "flag":
        return option.format("bool"), "", f"{value}.map_or(sys::TORC_NONE, i64::from)" if none else value + " as i64"
    if logical in ("dtype", "memory_format", "device", "bool", "int", "size", "float") or logical[:5] == "enum:":
        nothing = {"int": "sys::TORC_NONE", "float": "f64::from_bits(sys::TORC_NUMBER_NONE as u64)"}
        type_ = camel(p["type"]) if logical == "device" else c_type(p["type"])
        return option.format(type_), "", value + or_none.format(nothing.get(logical, type_ + "::NONE"))
    return None


def default(field):
    value, logical = field.get("default"), field["logical"]
    if logical in ("tensors", "numbers") or logical[:6] == "array:":
        return "&[]"
    if field.get("nullable"):
        return "None" if value is None else f"Some({default({**field, 'nullable': False})})"
    if isinstance(value, str):
        return enumerators[value]
    if logical in ("ints", "number", "flag"):
        value = json.dumps(value or (False if logical == "flag" else 0))
        return f"Number::plain({value} as f64)" if logical == "number" else value if logical == "flag" else f"({value}).into()"
    return "Default::default()" if value is None else f"{value}f64" if logical == "float" else str(value)


def given(f, call):
    """How Rust gets a result: its type, the expression that makes it of `call`."""
    r, name = f["result"], f["name"]
    logical, none, borrowed = r["logical"], r.get("nullable"), r.get("ownership") == "borrowed"
    if handle(logical):
        call = f"lend({call})" if borrowed else call
        return ("Result<Option<{}>>" if none else "Result<{}>").format(handle(logical)), f"own{'_or_none' * bool(none)}({call})"
    if logical == "text":
        return ("Result<Option<String>>", f"check(owned({call}))") if none else \
            ("Result<String>", f"owned({call}).ok_or_else(Error::last)")
    if logical == "void":
        return "()", call
    if logical == "status":
        return "Result<()>", f"done({call})"
    if logical == "tensors" or structs.get(logical[7:], {}).get("kind") == "list":
        entry = structs.get(logical[7:], structs["torc_tensors"])["fields"][0]
        kinds, parts = entry_of(entry["logical"][6:], "e", r.get("nullable_entries"))
        return f"Result<Vec<{kinds}>>", f"scoped(|| {{ let l = {call}; each(l.data, l.count, |&e| Ok({parts})) }})"
    if structs.get(logical[7:], {}).get("kind") == "result":
        kinds, parts = entry_of(logical, "r", False, "{}")
        return f"Result<{kinds}>", f"{{ let r = {call}; Ok({parts}) }}"
    kind = "Device" if logical == "device" else c_type(r["type"])
    if kind not in PLAIN.values() and kind != "Device" and r["type"] not in enums:
        return None
    return (kind, call) if SURE.match(name) or r["failure"] == "none" else (f"Result<{kind}>", f"check({call})")


def entry_of(logical, value, none, lend="lend({})"):
    """An entry of a list, or all of a struct: its type, and the expression that owns it."""
    if handle(logical):
        kind = handle(logical)
        return (f"Option<{kind}>", f"own_or_none({lend.format(value)})?") if none else (kind, f"own({lend.format(value)})?")
    if logical == "text":
        return "String", f"owned({value}).unwrap_or_default()"
    parts = [entry_of(f["logical"], f"{value}.{ident(f['name'])}", none, lend) for f in structs[logical[7:]]["fields"]]
    return tuple(f"({', '.join(part)})" for part in zip(*parts))


def closure(callback):
    """The Rust type of a closure, and the function that C calls; None if it takes what is not here."""
    *parameters, data = callback["parameters"]
    result, none = callback["result"]["logical"], callback["result"].get("nullable")
    kinds = {"tensor": ("Tensor", "give(r)", "null_mut()"), "void": ("()", "r", "()"),
             "tensors": ("Vec<Tensor>", "give_all(r)", "sys::torc_tensors { data: null(), count: 0 }"),
             "bool": ("bool", "r", "false"), "status": ("bool", "r", "false"), "float": ("f64", "r", "f64::NAN")}
    types, values = [], []
    for p in parameters:
        name = p["name"] + "_"
        kind, value = (f"&{handle(p['logical'])}", f"&lent(&{name}, 1)?[0]") if handle(p["logical"]) else \
            {"tensors": ("&[Tensor]", f"lent({name}.data, {name}.count)?"), "int": ("i64", name)}.get(p["logical"], (0, 0))
        types, values = types + [kind], values + [value]
    if result not in kinds or 0 in types or data["logical"] != "data":
        return None
    kind, value, failed = kinds[result]
    if none:
        kind, value = f"Option<{kind}>", "r.map_or(null_mut(), |t| give(t))"
    kind = f"FnMut({', '.join(types)}) -> Result<{kind}> + Send + 'static"
    declared = ", ".join(f"{p['name']}_: {c_type(p['type'])}" for p in callback["parameters"])
    return kind, (f"pub unsafe extern \"C\" fn {callback['name']}<F: {kind}>({declared}) -> {c_type(callback['result']['type'])} {{\n"
                  f"    called({data['name']}_, {failed}, |f: &mut F| {{ let r = f({', '.join(values)})?; Ok({value}) }})\n}}\n")


def options_type(struct):
    """The struct of options in Rust, and how the one of C is made of it."""
    counts = {f.get("count"): f for f in struct["fields"] if f.get("count")}
    name, declared, first, made, defaults = camel(struct["name"]), "", "", "", ""
    for f in struct["fields"]:
        if f["name"] == "struct_size":
            made += f"struct_size: mem::size_of::<sys::{struct['name']}>(), "
        elif f["name"] in counts:
            made += f"{f['name']}: o.{counts[f['name']]['name']}.len() as i64, "
        elif f.get("reserved") or not taken(f, True):
            nothing = {"i32": "0", "i64": "0"}.get(c_type(f["type"]), "unsafe { mem::zeroed() }")
            made += f"{ident(f['name'])}: {nothing}, "
        else:
            kind, before, c = taken(f, True)
            declared += doc(f, "    ") + f"    pub {ident(f['name'])}: {kind},\n"
            first, made = first + before, made + f"{ident(f['name'])}: {c}, "
            defaults += f"{ident(f['name'])}: {default(f)}, "
    life = "<'a>" if "'a" in declared else ""
    text = (f"#[derive(Clone, Copy)]\npub struct {name}{life} {{\n{declared}}}\nimpl Default for {name}{life.replace('a', '_')} {{\n"
            f"    fn default() -> Self {{ {name} {{ {defaults}}} }}\n}}\n")
    return text, f"{first} let o = sys::{struct['name']} {{ {made}}};"


def function(f, plain):
    """(class or None, text), or None for what is left out. plain: without its options."""
    parameters, options, header = f["parameters"], f.get("options"), f["header"][:-2]
    if options:
        parameters = parameters[:-1]
    counts = {p.get("count"): p for p in parameters if p.get("count")}
    generics, scalar, types, first, arguments, outs, class_ = [], None, [], "", [], [], None
    for k, p in enumerate(parameters):
        name, logical = ident(p["name"]), p["logical"]
        if logical == "out:text" and p["count"] == parameters[-1]["name"]:
            arguments.append("text_to")
        elif p["name"] in counts:
            of = counts[p["name"]]
            arguments.append("text_size" if of["logical"] == "out:text" else f"{ident(of['name'])}.len() as _")
        elif logical[:9] == "callback:" and logical[9:] in closures:
            generics, types = [f"F: {closures[logical[9:]][0]}"], types + [name + ": F"]
            arguments.append(f"sys::{logical[9:]}::<F> as Raw")
        elif logical == "context" and generics:
            arguments.append(f"context({ident(parameters[k - 1]['name'])})")
        elif p["type"] in ("int *", "size_t *") and "count" not in p:
            outs.append(name)
            first += f"let mut {name} = 0;"
            arguments.append(f"&mut {name}")
        elif structs.get(logical[7:], {}).get("kind") == "result":
            fields = structs[logical[7:]]["fields"]
            types.append(f"{name}: ({', '.join('&Tensor' for _ in fields)})")
            arguments.append(f"sys::{p['type']} {{ " + ", ".join(
                f"{x['name']}: raw({name}.{n})" for n, x in enumerate(fields)) + " }")
        elif k == f.get("scalar_at") and logical == "tensor":
            types.append(f"{name}: impl Into<Operand<'a>>")
            scalar, first = name, first + f"let {name} = {name}.into();"
            arguments.append("h")
        elif taken(p) is None:
            return None
        else:
            kind, before, c = taken(p)
            if k == 0 and kind[1:] in classes and name != "out" and (header in ROOT or prefix(kind[1:]).match(f["name"])):
                class_, kind, c = kind[1:], None, "raw(self)"
            types.append(f"{name}: {kind}" if kind else "&self")
            first, arguments = first + before, arguments + [c]
    if options and not plain:
        kind = camel(options) + ("<'_>" if f"{camel(options)}<'a>" in option_texts[options][0] else "")
        kind = kind if header in ROOT else f"{header}::{kind}"
        types.append(f"o: {kind}")
        first += option_texts[options][1]
    ends = ["null()" if plain else "&o"] if options else []
    call = f"sys::{f['name']}({', '.join(arguments + ends)})"
    if scalar:
        other = ", ".join("n" if a == "h" else a for a in arguments + ends)
        call = f"match {scalar}.parts() {{ Ok(h) => {call}, Err(n) => sys::{f['scalar']}({other}) }}"
    if "'a" in "".join(types):
        generics.insert(0, "'a")
    result = given(f, call)
    if "text_to" in arguments:
        result = "Result<String>", f"written(|text_to, text_size| {call})"
    elif outs and f["result"]["logical"] == "status":
        kinds = ", ".join(c_type(p["type"]).replace("*mut ", "") for p in parameters if ident(p["name"]) in outs)
        result = f"Result<({kinds})>", f"done({call}).map(|()| ({', '.join(outs)}))"
    if not result or f["name"] not in declared:
        return None
    kind, body = result
    if "?;" in first and kind[:6] != "Result":
        kind, body = f"Result<{kind}>", f"Ok({body})"
    name = f["macro"] if plain and "macro" in f else f["name"]
    name = re.sub("^torc_", "", (name if class_ == "Tensor" and header != "core" else prefix(class_ or header).sub("", name)))
    where = class_ or header * (header not in ROOT)
    return where, (doc(f) + f"pub fn {ident(name)}{('<' + ', '.join(generics) + '>') * bool(generics)}({', '.join(types)}) -> {kind} {{ {first} unsafe {{ {body} }} }}\n")


classes = {camel(h) for h in handles}
closures = {name: closure(c) for name, c in callbacks.items() if "." not in name and closure(c)}
declared = {f["name"] for f in functions.values() if c_type(f["result"]["type"]) and
            all(c_type(p["type"]) for p in f["parameters"])}

enumerators = {}
out = ["// Written by bindings/rust/generate.py from include/torc/torc.json: ./run generate.\n"
       "#![allow(clippy::all, dead_code, non_camel_case_types, non_snake_case, unused_braces)]\nuse super::*;\n"]
for e in description["enums"]:
    name, start = camel(e["name"]), "TORC_"
    while all(v["name"].startswith(start + e["values"][0]["name"][len(start):].split("_")[0] + "_") for v in e["values"]):
        start += e["values"][0]["name"][len(start):].split("_")[0] + "_"
    values = {"NONE": {"name": "", "value": 0}} | {v["name"][len(start):].replace("DTYPE_NONE", "NONE"): v for v in e["values"]}
    enumerators |= {v["name"]: f"{name}::{n}" for n, v in values.items()}
    out.append(doc(e) + "#[repr(transparent)]\n#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]\n"
               f"pub struct {name}(pub i32);\nimpl {name} {{\n" + "".join(
                   doc(v, "    ") + f"    pub const {n}: {name} = {name}({v['value']});\n" for n, v in values.items()) + "}\n")
out.append("handles! {\n" + "".join(doc(h) + camel(n) + "\n" for n, h in handles.items() if camel(n) != "FunctionContext") + "}\n")

option_texts = {s["name"]: options_type(s) for s in structs.values()
                if s.get("init") and declarable(s) and any(taken(f, True) for f in s["fields"][1:])}
modules = {}
for f in functions.values():
    if f["header"] == "cuda_kernel.h" or BY_HAND.match(f["name"]) or f.get("plain") or f["name"].endswith("_init") \
            or "scalar_of" in f and functions[f["scalar_of"]]["parameters"][functions[f["scalar_of"]]["scalar_at"]]["logical"] == "tensor":
        continue
    for plain in (True, False) if f.get("options") in option_texts else (True,):
        where, text = function(f, plain) or (None, f["name"])
        modules.setdefault(where, []).append(text)
used = "".join(text for texts in modules.values() for text in texts)
for name, (text, _) in option_texts.items():
    if camel(name) not in used:
        continue
    header = structs[name]["header"][:-2]
    modules.setdefault(header if header not in ROOT else "", []).append(text)
print("left out:", *modules.pop(None), file=sys.stderr)
for where, texts in modules.items():
    inner = "".join(texts)
    out.append(inner if not where else f"impl {where} {{\n{inner}}}\n" if where in classes else
               f"pub mod {where} {{\nuse super::*;\n{inner}}}\n")

for type_, kind, bits in (("bool", "BOOL", "n as i64"), ("i32", "INT", "n as i64"), ("i64", "INT", "n"),
                          ("f32", "FLOAT", "f64::from(n).to_bits() as i64"), ("f64", "FLOAT", "n.to_bits() as i64")):
    out.append(f"impl From<{type_}> for Number {{ fn from(n: {type_}) -> Self {{ Number {{ kind: sys::TORC_NUMBER_{kind}, bits: {bits} }} }} }}\n"
               f"impl From<{type_}> for Operand<'_> {{ fn from(n: {type_}) -> Self {{ Operand::Number(n.into()) }} }}\n")
for trait, method in (("Add", "add"), ("Sub", "sub"), ("Mul", "mul"), ("Div", "div"), ("Rem", "remainder")):
    def operator(generics, left, right, to):
        name = trait.lower()
        out.append(f"impl{generics} ops::{trait}<{right}> for {left} {{ type Output = Tensor; "
                   f"fn {name}(self, other: {right}) -> Tensor {{ {to}.unwrap_or_else(panicked) }} }}\n")
    for left in ("Tensor", "&Tensor"):
        operator("<'a, R: Into<Operand<'a>>>", left, "R", f"Tensor::{method}(&self, other)")
        for number in ("i32", "i64", "f32", "f64"):
            operator("", number, left, f"wrapped_number(self).and_then(|n| Tensor::{method}(&n, other))")
for type_, dtype in zip("u8 i8 i16 i32 i64 f32 f64".split(), "UINT8 INT8 INT16 INT32 INT64 FLOAT32 FLOAT64".split()):
    out.append(f"unsafe impl Element for {type_} {{ const DTYPE: DType = DType::{dtype}; }}\n")

out += ["pub(crate) mod sys {\nuse super::*;\n"] + [text for _, text in closures.values()]
for c in description["constants"]:
    if "value" in c:
        out.append(f"pub const {c['name']}: i64 = {c['value']};\n")
for s in filter(declarable, structs.values()):
    fields = "".join(f"pub {ident(x['name'])}: {c_type(x['type'])}, " for x in s["fields"])
    out.append(f"#[repr(C)]\n#[derive(Clone, Copy)]\npub struct {s['name']} {{ {fields}}}\n"
               f"const _: () = assert!(mem::size_of::<{s['name']}>() == {s['size']});\n")
out.append('extern "C" {\n')
for name in declared:
    f = functions[name]
    parameters = ", ".join(f"{ident(p['name'])}: {c_type(p['type'])}" for p in f["parameters"])
    out.append(f"pub fn {name}({parameters}) -> {c_type(f['result']['type'])};\n")
out.append("}\n}\n")
out.append("/// What is left out is what C's macros leave out.\n#[cfg(test)]\n#[test]\nfn defaults() -> Result<()> {\n")
for name, (_, made) in option_texts.items():
    if camel(name) not in used:
        continue
    kind = camel(name) if structs[name]["header"][:-2] in ROOT else f"{structs[name]['header'][:-2]}::{camel(name)}"
    out.append(f"{{ let o = {kind}::default(); {made} let mut c = o; unsafe {{ sys::{name}_init(&mut c); "
               f"assert_eq!(bytes(&o), bytes(&c), \"{name}\"); }} }}\n")
out.append("Ok(())\n}\n")
sys.stdout.write("".join(out))
