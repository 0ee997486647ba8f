/* wrappers.c - the public functions: each puts its arguments in order and makes one call. Options are decoded by one function
 * of the operator, which all its forms use; defaults are those of the row (op_row.defaults). */
#include "rows.h"

#include <ctype.h>
#include <string.h>

static bool is_option(const op *o, const param *p) { return p->has_default && !internal(o); }
static bool is_list(const param *p) { return p->type == TENSORS || p->type == TENSORS_OPT; }
/* ------------------------------------------------------------------------------------------ decoding */
static bool decodes(const op *o) { return has_attrs(o) || o->options; }
static bool option_tensors(const op *o) {
    for (int k = 0; k < o->np; k++)
        if (is_tensor(&o->p[k]) && is_option(o, &o->p[k])) return true;
    return false;
}

static void decode_param(FILE *f, const op *o, const param *p) {
    const char *op_name = o->r->name, *name = p->name, *pre = is_option(o, p) ? "o->" : "",
               *list = is_option(o, p) ? "&o->" : "";
    if (!is_option(o, p) && !strcmp(parameter_type(o, p), "attr_number")) {
        if (p->type == P_SCALAR)
            fprintf(f, "    if (!%s.kind) return number_missing(\"%s\", \"%s\");\n", name, op_name, name);
        fprintf(f, "    a->%s = %s;\n", name, name);
        return;
    }
    switch (p->type) {
    case P_INT:
    case P_FLOAT: fprintf(f, "    a->%s = %s%s;\n", name, pre, name); break;
    case INT_OPT: fprintf(f, "    a->%s = int_or_none(%s%s);\n", name, pre, name); break;
    case FLOAT_OPT: fprintf(f, "    a->%s = float_or_none(%s%s);\n", name, pre, name); break;
    case P_BOOL:
        if (is_option(o, p))
            fprintf(f, "    if (!flag_taken(\"%s\", \"%s\", o->%s, &a->%s)) return false;\n", op_name, name, name,
                    name);
        else
            fprintf(f, "    a->%s = %s;\n", name, name);
        break;
    case BOOL_OPT:
        fprintf(f, "    if (!pack_bool_or_none(\"%s\", \"%s\", &a->%s, %s%s)) return false;\n", op_name, name, name,
                pre, name);
        break;
    case P_SCALAR:
    case SCALAR_OPT:
        fprintf(f, "    if (!pack_number(\"%s\", \"%s\", &a->%s, %s%s, %s)) return false;\n", op_name, name, name, pre,
                name, p->type == P_SCALAR ? "false" : "true");
        break;
    case INTS:
    case INTS_OPT:
        fprintf(f, "    if (!pack_ints(\"%s\", \"%s\", &a->%s, %s%s, %d, %s)) return false;\n", op_name, name, name,
                list, name, exact_length(o, p) ? p->fixed : 0,
                p->type == INTS_OPT || p->has_default ? "false" : "true");
        break;
    case INTS_LIST:
        fprintf(f, "    if (!pack_list(\"%s\", \"%s\", &a->%s, %s%s)) return false;\n", op_name, name, name, list,
                name);
        break;
    case SCALARS:
        fprintf(f, "    if (!pack_numbers(\"%s\", \"%s\", &a->%s, %s)) return false;\n", op_name, name, name, name);
        break;
    case STR:
    case STR_OPT:
        fprintf(f, "    if (!pack_str(\"%s\", \"%s\", &a->%s, %s%s)) return false;\n", op_name, name, name, pre, name);
        break;
    case FORMAT:
        fprintf(f, "    if (!format_known(\"%s\", %s%s)) return false;\n", op_name, pre, name);
        fprintf(f, "    a->%s = (int32_t)%s%s;\n", name, pre, name);
        break;
    case DTYPE: fprintf(f, "    a->%s = (int32_t)%s%s;\n", name, pre, name); break;
    default: fprintf(f, "    a->%s = %s%s;\n", name, pre, name);
    }
}

/* The offsets at which fields begin, by which other versions of the struct are understood. */
static void write_starts(FILE *f, const op *o) {
    const char *bar = "";
    for (int k = 0; k < o->np; k++) {
        if (!is_option(o, &o->p[k])) continue;
        fprintf(f, "%sSTART(torc_%s_options, %s)", bar, option_stem(o), o->p[k].name);
        bar = " | ";
    }
}

static void write_decode(FILE *f, const op *o) {
    const char *stem = o->options ? option_stem(o) : "";
    if (o->options)
        fprintf(f,
                "\nstatic const torc_%s_options options_%s = {TORC_DEFAULTS_torc_%s_options .struct_size = "
                "sizeof(torc_%s_options)};\nvoid torc_%s_options_init(torc_%s_options *options) {\n"
                "    if (options) *options = options_%s;\n}\n",
                stem, o->r->name, stem, stem, stem, stem, o->r->name);
    fprintf(f, "\nstatic bool decode_%s(%s_attrs *a", o->r->name, o->r->name);
    for (int k = 0; k < o->np; k++) {
        const param *p = &o->p[k];
        if (is_tensor(p) || is_option(o, p)) continue;
        const char *t = parameter_type(o, p);
        const bool list = !strcmp(t, "torc_ints"); /* one may hold its numbers itself, so it stays where it is */
        fprintf(f, ", %s%s%s%s", list ? "const " : "", t, list ? " *" : t[strlen(t) - 1] == '*' ? "" : " ", p->name);
    }
    if (option_tensors(o)) fputs(", torc_tensor *tensors", f);
    if (o->options) fprintf(f, ", const torc_%s_options *options", stem);
    fputs(") {\n", f);
    if (has_attrs(o))
        fprintf(f, "    memcpy(a, &defaults_%s, sizeof *a);\n", o->r->name);
    else
        fputs("    (void)a;\n", f);
    for (int pass = 0; pass < 2; pass++) { /* what is required, then the options, if there are any */
        if (pass && o->options) {
            fprintf(f,
                    "    if (!options) return true;\n    torc_%s_options copy;\n"
                    "    const torc_%s_options *o = options_read(\"%s\", options, &copy, &options_%s, sizeof copy, ",
                    stem, stem, o->r->name, o->r->name);
            write_starts(f, o);
            fputs(");\n    if (!o", f);
            for (int n = 0; n < reserved_fields(o); n++)
                fprintf(f, " || !reserved_is_0(\"%s\", o->reserved%d)", o->r->name, n);
            fprintf(f, " || !by_name_only(\"%s\", o->by_name)) return false;\n", o->r->name);
        }
        for (int k = 0, t = 0; k < o->np; k++) {
            const param *p = &o->p[k];
            if (is_option(o, p) != (pass == 1)) continue;
            if (!is_tensor(p))
                decode_param(f, o, p);
            else if (pass)
                fprintf(f, "    tensors[%d] = o->%s;\n", t++, p->name);
        }
    }
    fputs("    return true;\n}\n", f);
}

/* ------------------------------------------------------------------------------------------ forms */
static const char *variant_of(form k) {
    return k == F_OUT ? "CALL_OUT" : k == F_INPLACE || k == F_SCALAR_INPLACE ? "CALL_INPLACE" : "CALL_FUNCTION";
}

static void decode_call(FILE *f, const op *o, int required) {
    if (!decodes(o)) {
        fputs("true", f);
        return;
    }
    fprintf(f, "decode_%s(&a", o->r->name);
    for (int k = 0; k < o->np; k++)
        if (!is_tensor(&o->p[k]) && !is_option(o, &o->p[k]))
            fprintf(f, ", %s%s", strcmp(c_type(&o->p[k], false), "torc_ints") ? "" : "&", o->p[k].name);
    if (option_tensors(o)) fprintf(f, has_lists(o) ? ", more" : ", in + %d", required);
    if (o->options) fputs(", options", f);
    fputs(")", f);
}

static void write_nothing(FILE *f, const op *o, form k) {
    if (gives_nothing(o, k))
        fputs("false", f);
    else if (gives_list(o, k))
        fputs("NO_TENSORS", f);
    else if (o->nresults > 1 && k != F_INPLACE)
        fprintf(f, "(%s_%s_result){0}", stem(o), o->r->name);
    else
        fputs("NULL", f);
}

static void write_wrapper(FILE *f, const op *o, form k) {
    const bool scalar = k == F_SCALAR || k == F_SCALAR_INPLACE, lists = has_lists(o),
               multi = o->nresults > 1 && k != F_INPLACE;
    const char *attrs = has_attrs(o) ? "&a" : "NULL";
    int required = 0, optional = 0, tensors = 0;
    for (int i = 0; i < o->np; i++)
        if (is_tensor(&o->p[i])) {
            if (is_option(o, &o->p[i]))
                optional++;
            else
                required++;
            if (is_option(o, &o->p[i]) && is_list(&o->p[i])) die("%s: an optional list of tensors", o->r->name);
            if (!is_option(o, &o->p[i]) && optional) die("%s: a tensor is required behind an optional one", o->r->name);
        }
    fputs("\n", f);
    definition(f, o, k);
    fputs(" {\n    if (FAILED()) return ", f);
    write_nothing(f, o, k);
    fputs(";\n", f);
    if (decodes(o)) fprintf(f, "    %s_attrs a;\n", o->r->name);
    if (lists) {
        fputs("    call_inputs inputs;\n    call_inputs_begin(&inputs);\n", f);
        if (optional)
            fprintf(f, "    torc_tensor more[%d] = {NULL};\n    const bool decoded = ", optional);
        else
            fputs("    const bool decoded = ", f);
        decode_call(f, o, required);
        fputs(";\n", f);
        for (int i = 0, n = 0; i < o->np; i++) {
            if (!is_tensor(&o->p[i])) continue;
            if (is_option(o, &o->p[i]))
                fprintf(f, "    call_inputs_add(&inputs, more[%d]);\n", n++);
            else
                fprintf(f, "    call_inputs_add%s(&inputs, %s);\n", is_list(&o->p[i]) ? "_list" : "", o->p[i].name);
        }
    } else {
        fprintf(f, "    torc_tensor in[%d] = {", o->nt ? o->nt : 1);
        if (!o->nt) fputs("NULL", f);
        for (int i = 0; i < o->np; i++) {
            if (!is_tensor(&o->p[i])) continue;
            tensors++;
            const bool absent = is_option(o, &o->p[i]) || (scalar && tensors == 2);
            fprintf(f, "%s%s", tensors > 1 ? ", " : "", absent ? "NULL" : o->p[i].name);
        }
        fputs("};\n", f);
    }
    const char *second = "";
    for (int i = 0, t = 0; scalar && i < o->np; i++)
        if (is_tensor(&o->p[i]) && ++t == 2) second = o->p[i].name;

    const char *given = k == F_OUT ? (multi ? "given" : "&out") : "NULL";
    if (k == F_OUT && multi) {
        fputs("    const torc_tensor given[] = {", f);
        for (int i = 0; i < o->nresults; i++) fprintf(f, "%sout.%s", i ? ", " : "", o->results[i]);
        fputs("};\n", f);
    }
    if (multi) fprintf(f, "    torc_tensor results[%d];\n", o->nresults);
    if (scalar) {
        fputs("    const bool decoded = ", f);
        decode_call(f, o, required);
        fprintf(f, " && (in[1] = %s(%s)) != NULL;\n    torc_tensor result = ",
                internal(o) ? "wrapped_owned" : "wrapped_public", second);
    } else if (multi)
        fputs("    ", f);
    else
        fputs("    return ", f);
    const char *what = gives_nothing(o, k) ? "nothing" : gives_list(o, k) ? "list" : multi ? "tensors" : "tensor";
    fprintf(f, "%s_%s(", lists ? "call_collected" : "call", what);
    if (lists || scalar)
        fputs("decoded", f);
    else
        decode_call(f, o, required);
    fprintf(f, ", OP_%s, %s, ", o->r->name, variant_of(k));
    if (lists)
        fputs("&inputs", f);
    else if (scalar)
        fprintf(f, "in, in[1] ? %d : 1", o->nt);
    else
        fprintf(f, "in, %d", o->nt);
    fprintf(f, ", %s", attrs);
    if (multi) fputs(", results", f);
    if (!gives_nothing(o, k) && !gives_list(o, k)) fprintf(f, ", %s", given);
    fputs(");\n", f);
    if (scalar) fputs("    torc_release(in[1]);\n    return result;\n", f);
    if (multi) {
        fprintf(f, "    return (%s_%s_result){", stem(o), o->r->name);
        for (int i = 0; i < o->nresults; i++) fprintf(f, "%sresults[%d]", i ? ", " : "", i);
        fputs("};\n", f);
    }
    fputs("}\n", f);
}

/* torc_mm_with of an operator that has no options: torc_mm, if indeed none are given. */
static void write_with(FILE *f, const op *o, form k) {
    const char *comma = "";
    fputs("\n", f);
    prototype_with(f, o, k);
    fprintf(f, " {\n    if (!no_options(\"%s\", options)) return ", o->r->name);
    write_nothing(f, o, k);
    fputs(";\n    return (", f);
    symbol(f, o, k);
    fputs(")(", f);
    if (k == F_OUT) fputs("out", f), comma = ", ";
    for (int i = 0; i < o->np; i++) { /* as in the prototype */
        char name[sizeof o->p[i].name];
        snprintf(name, sizeof name, "%s", o->p[i].name);
        if (!name[1]) name[0] = (char)tolower((unsigned char)name[0]);
        fprintf(f, "%s%s", comma, name), comma = ", ";
    }
    fputs(");\n}\n", f);
}

/* ------------------------------------------------------------------------------------------ bodies of composites */
static void write_body_prototype(FILE *f, const op *o) {
    const char *comma = "";
    result_type(f, o, F_FUNCTION);
    fprintf(f, "compose_%s(", o->r->name);
    if (o->r->traits & PASSES_ON) fputs("const composite *call", f), comma = ", ";
    for (int k = 0; k < o->np; k++) {
        if (!is_tensor(&o->p[k])) continue;
        fprintf(f, "%s%s %s", comma, c_type(&o->p[k], false), o->p[k].name);
        comma = ", ";
    }
    if (has_attrs(o)) fprintf(f, "%sconst %s_attrs *a", comma, o->r->name);
    fputs(")", f);
}

static void write_unpacked(FILE *f, const op *o) {
    char at[64] = "";
    int fixed = 0, lists = 0;
    const char *comma = "";
    fprintf(f, "compose_%s(", o->r->name);
    if (o->r->traits & PASSES_ON) fputs("c", f), comma = ", ";
    for (int k = 0; k < o->np; k++) {
        const param *p = &o->p[k];
        if (!is_tensor(p)) continue;
        if (is_list(p)) {
            fprintf(f, "%s(torc_tensors){c->in + %d%s, c->list[%d]}", comma, fixed, at, lists);
            snprintf(at + strlen(at), sizeof at - strlen(at), " + c->list[%d]", lists++);
        } else
            fprintf(f, "%sc->in[%d%s]", comma, fixed++, at);
        comma = ", ";
    }
    if (has_attrs(o)) fprintf(f, "%sc->attrs", comma);
    fputs(")", f);
}

static void write_compose(void) {
    FILE *f = create("src/ops/generated/compose.h");
    fputs(
        BANNER
        "#ifndef TORC_OPS_GENERATED_COMPOSE_H\n#define TORC_OPS_GENERATED_COMPOSE_H\n#include \"ops/composite.h\"\n#include \"ops/generated/attrs.h\"\n#include \"ops/generated/internal.h\"\n\n",
        f);
    for (int i = 0; i < op_count; i++) {
        if (!has_body(&ops[i])) continue;
        write_body_prototype(f, &ops[i]);
        fputs(";\n", f);
    }
    fputs("#endif\n", f);
    finish(f);

    f = create("src/ops/generated/compose.c");
    fputs(
        BANNER
        "/* The bodies of composites behind the one signature that the spine calls. */\n#include \"ops/generated/compose.h\"\n",
        f);
    for (int i = 0; i < op_count; i++) {
        const op *o = &ops[i];
        if (!has_body(o)) continue;
        fprintf(f, "\ncompose_fn composed_%s;\nbool composed_%s(composite *c) {\n", o->r->name, o->r->name);
        if (o->nresults > 1) {
            fprintf(f, "    %s_%s_result r = ", stem(o), o->r->name);
            write_unpacked(f, o);
            fputs(";\n    return composed_tensors(c, (const torc_tensor[]){", f);
            for (int k = 0; k < o->nresults; k++) fprintf(f, "%sr.%s", k ? ", " : "", o->results[k]);
            fprintf(f, "}, %d);\n}\n", o->nresults);
            continue;
        }
        fprintf(f, "    return composed_%s(c, ", o->returns_nothing ? "nothing" : o->returns_list ? "list" : "tensor");
        write_unpacked(f, o);
        fputs(");\n}\n", f);
    }
    finish(f);
}

void write_wrappers(void) {
    FILE *f = create("src/ops/generated/wrappers.c");
    fputs(
        BANNER
        "#include <math.h>\n\n#include \"ops/generated/attrs.h\"\n#include \"ops/generated/internal.h\"\n#include \"core/shape.h\"\n#include \"core/tensor_list.h\"\n#include \"ops/pack.h\"\n\n",
        f);
    for (int i = 0; i < op_count; i++)
        if (has_attrs(&ops[i]))
            fprintf(f, "#define defaults_%s (*(const %s_attrs *)op_rows[OP_%s].defaults)\n", ops[i].r->name,
                    ops[i].r->name, ops[i].r->name);
    for (int i = 0; i < op_count; i++) {
        if (decodes(&ops[i])) write_decode(f, &ops[i]);
        for (form k = 0; k < FORMS; k++)
            if (has_form(&ops[i], k)) {
                write_wrapper(f, &ops[i], k);
                if (later_options(&ops[i])) write_with(f, &ops[i], k);
            }
    }
    finish(f);
    write_compose();
}
