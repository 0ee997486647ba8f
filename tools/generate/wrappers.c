/* wrappers.c - the public functions: each puts its arguments in order and makes one call. Options are decoded by one function
 * of the operator, which all its forms use; defaults are those of the row (op_row.defaults). */
#include "rows.h"

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

/* What a parameter becomes. Either an assignment is written at once, or what may be refused goes to `check`, as an expression. */
static void decode_param(FILE *f, const op *o, const param *p, char check[300]) {
    const bool option = is_option(o, p);
    const char *op_name = o->base, *name = p->name, *pre = option ? "o->" : "", *list = option ? "&o->" : "";
    *check = 0;
    if (!option && !strcmp(parameter_type(o, p), "attr_number")) {
        if (p->type == P_SCALAR)
            snprintf(check, 300, "(%s.kind || number_missing(\"%s\", \"%s\"))", name, op_name, name);
        fprintf(f, "    a->%s = %s;\n", name, name);
        return;
    }
    switch (p->type) {
    case INT_OPT: fprintf(f, "    a->%s = int_or_none(%s%s);\n", name, pre, name); break;
    case FLOAT_OPT: fprintf(f, "    a->%s = float_or_none(%s%s);\n", name, pre, name); break;
    case P_BOOL:
        if (option)
            snprintf(check, 300, "flag_taken(\"%s\", \"%s\", o->%s, &a->%s)", op_name, name, name, name);
        else
            fprintf(f, "    a->%s = %s;\n", name, name);
        break;
    case P_SCALAR:
    case SCALAR_OPT:
        snprintf(check, 300, "%s(\"%s\", \"%s\", &a->%s, %s%s, %s)", p->complex ? "pack_any_number" : "pack_number",
                 op_name, name, name, pre, name, p->type == P_SCALAR ? "false" : "true");
        break;
    case INTS:
    case INTS_OPT:
        snprintf(check, 300, "pack_ints(\"%s\", \"%s\", &a->%s, %s%s, %d, %s, %s)", op_name, name, name, list, name,
                 exact_length(o, p) ? p->fixed : 0, p->type == INTS_OPT || p->has_default ? "false" : "true",
                 p->any_length ? "true" : "false");
        break;
    case SCALARS:
        snprintf(check, 300, "pack_numbers(\"%s\", \"%s\", &a->%s, %s, %s)", op_name, name, name, name,
                 p->complex ? "true" : "false");
        break;
    case STR:
    case STR_OPT:
        if (p->has_default)
            fprintf(f, "    if (%s%s) a->%s.s = %s%s;\n", pre, name, name, pre, name);
        else
            fprintf(f, "    a->%s.s = %s%s;\n", name, pre, name);
        if (p->type == STR && !p->has_default)
            snprintf(check, 300, "text_given(\"%s\", \"%s\", a->%s)", op_name, name, name);
        break;
    case FORMAT: snprintf(check, 300, "format_known(\"%s\", %s%s)", op_name, pre, name); /* fallthrough */
    case DTYPE: fprintf(f, "    a->%s = (int32_t)%s%s;\n", name, pre, name); break;
    case BOOL_OPT: die("%s: a bool? among the arguments of a public function", op_name);
    default: fprintf(f, "    a->%s = %s%s;\n", name, pre, name);
    }
}

static void write_decode(FILE *f, const op *o) {
    const char *stem = o->options ? option_stem(o) : "";
    fprintf(f, "static bool decode_%s(%s_attrs *a", o->r->name, o->r->name);
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
        fprintf(f, "    memcpy(a, op_rows[OP_%s].defaults, sizeof *a);\n", o->r->name);
    else
        fputs("    (void)a;\n", f);
    char checks[MAX_PARAMS][300];
    int n = 0;
    for (int pass = 0; pass <= o->options; pass++) { /* what is required, then the options, if there are any */
        if (pass) {
            for (int k = 0; k < n; k++) fprintf(f, "    if (!%s) return false;\n", checks[k]);
            n = 0;
            fprintf(f, "    OPTIONS(\"%s\", torc_%s_options);\n", o->r->name, stem);
            for (int k = 0; k < reserved_fields(o); k++)
                snprintf(checks[n++], sizeof *checks, "reserved_is_0(\"%s\", o->reserved%d)", o->r->name, k);
        }
        for (int k = 0, t = 0; k < o->np; k++) {
            const param *p = &o->p[k];
            if (is_option(o, p) != (pass == 1)) continue;
            if (n == MAX_PARAMS) die("%s: too many parameters", o->r->name);
            if (!is_tensor(p)) {
                decode_param(f, o, p, checks[n]);
                n += *checks[n] != 0;
            } else if (pass)
                fprintf(f, "    tensors[%d] = o->%s;\n", t++, p->name);
        }
    }
    fputs("    return ", f);
    for (int k = 0; k < n; k++) fprintf(f, "%s%s", k ? " &&\n           " : "", checks[k]);
    fprintf(f, "%s;\n}\n", n ? "" : "true");
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

/* The tensors, of which those among the options are filled in when these are decoded. */
static void write_inputs(FILE *f, const op *o) {
    const char *comma = "";
    for (int i = 0; i < o->np; i++) {
        if (!is_tensor(&o->p[i])) continue;
        fprintf(f, "%s%s", comma, is_option(o, &o->p[i]) ? "NULL" : o->p[i].name);
        comma = ", ";
    }
}
static void write_parts(FILE *f, const op *o) {
    const char *comma = "";
    for (int i = 0, n = 0; i < o->np; i++) {
        const param *p = &o->p[i];
        if (!is_tensor(p)) continue;
        if (is_option(o, p))
            fprintf(f, "%sONE(more[%d])", comma, n++);
        else
            fprintf(f, "%s%s(%s)", comma, is_list(p) ? "LIST" : "ONE", p->name);
        comma = ", ";
    }
}

/* torc_add_scalar: the second of two tensors is a number. */
static void write_number(FILE *f, const op *o, form k) {
    const char *first = NULL, *second = NULL;
    for (int i = 0; i < o->np; i++)
        if (is_tensor(&o->p[i])) *(first ? &second : &first) = o->p[i].name;
    if (o->nt != 2 || option_tensors(o)) die("%s: a form with a number is of two tensors", o->r->name);
    fputs("    return FAILED() ? NULL : call_number(", f);
    decode_call(f, o, 0);
    fprintf(f, internal(o) ? ", OP_%s, %s, %s, %s" : ", OP_%s, %s, %s, number_taken(%s)", o->r->name, variant_of(k),
            first, second);
    fprintf(f, ", %s);\n}\n", has_attrs(o) ? "&a" : "NULL");
}

static void write_wrapper(FILE *f, const op *o, form k) {
    const bool lists = has_lists(o), multi = o->nresults > 1 && k != F_INPLACE, filled = option_tensors(o);
    int required = 0, optional = 0;
    for (int i = 0; i < o->np; i++)
        if (is_tensor(&o->p[i])) {
            if (is_option(o, &o->p[i]))
                optional++;
            else
                required++;
            if (is_option(o, &o->p[i]) && is_list(&o->p[i])) die("%s: an optional list of tensors", o->r->name);
            if (!is_option(o, &o->p[i]) && optional) die("%s: a tensor is required behind an optional one", o->r->name);
        }
    definition(f, o, k);
    fputs(" {\n", f);
    if (decodes(o)) fprintf(f, "    %s_attrs a;\n", o->r->name);
    if (k == F_SCALAR || k == F_SCALAR_INPLACE) {
        write_number(f, o, k);
        return;
    }
    const char *what = gives_nothing(o, k) ? "nothing" : gives_list(o, k) ? "list" : multi ? "tensors" : "tensor";
    const bool single = !lists && !multi && !filled; /* one expression */
    if (single && !decodes(o) && !strcmp(what, "tensor")) {
        fprintf(f, "    return call_plain(OP_%s, %s, INPUTS(", o->r->name, variant_of(k));
        write_inputs(f, o);
        fprintf(f, "), %s);\n}\n", k == F_OUT ? "&out" : "NULL");
        return;
    }
    if (!single) {
        fputs("    if (FAILED()) return ", f);
        write_nothing(f, o, k);
        fputs(";\n", f);
    }
    if (lists) {
        fputs("    call_inputs inputs;\n", f);
        if (optional) fprintf(f, "    torc_tensor more[%d] = {NULL};\n", optional);
        if (decodes(o)) {
            fputs("    const bool decoded = ", f);
            decode_call(f, o, required);
            fputs(";\n", f);
        }
    } else if (filled) {
        fprintf(f, "    torc_tensor in[%d] = {", o->nt);
        write_inputs(f, o);
        fputs("};\n", f);
    }
    if (multi) fprintf(f, "    torc_tensor results[%d];\n", o->nresults);
    if (single && gives_nothing(o, k))
        fputs("    return !FAILED() && ", f);
    else if (single) {
        fputs("    return FAILED() ? ", f);
        write_nothing(f, o, k);
        fputs(" : ", f);
    } else
        fputs(multi ? "    " : "    return ", f);
    fprintf(f, "%s_%s(", lists ? "call_collected" : "call", what);
    if (lists)
        fputs(decodes(o) ? "decoded" : "true", f);
    else
        decode_call(f, o, required);
    fprintf(f, ", OP_%s, %s, ", o->r->name, variant_of(k));
    if (lists) {
        fputs("call_inputs_of(&inputs, PARTS(", f);
        write_parts(f, o);
        fputs("))", f);
    } else if (filled)
        fprintf(f, "in, %d", o->nt);
    else if (o->nt) {
        fputs("INPUTS(", f);
        write_inputs(f, o);
        fputs(")", f);
    } else
        fputs("NULL, 0", f);
    fputs(has_attrs(o) ? ", &a" : ", NULL", f);
    if (multi) fputs(", results", f);
    if (!gives_nothing(o, k) && !gives_list(o, k)) {
        if (k == F_OUT && multi) {
            fputs(", (const torc_tensor[]){", f);
            for (int i = 0; i < o->nresults; i++) fprintf(f, "%sout.%s", i ? ", " : "", o->results[i]);
            fputs("}", f);
        } else
            fputs(k == F_OUT ? ", &out" : ", NULL", f);
    }
    fputs(");\n", f);
    if (multi) {
        fprintf(f, "    return (%s_%s_result){", stem(o), o->r->name);
        for (int i = 0; i < o->nresults; i++) fprintf(f, "%sresults[%d]", i ? ", " : "", i);
        fputs("};\n", f);
    }
    fputs("}\n", f);
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
        "/* The bodies of composites behind the one signature that the spine calls. */\n#include \"ops/generated/compose.h\"\n#include \"ops/generated/functions.h\"\n",
        f);
    for (int i = 0; i < op_count; i++) {
        const op *o = &ops[i];
        if (!has_body(o)) continue;
        fprintf(f, "\nbool composed_%s(composite *c) {\n", o->r->name);
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
    fputs(BANNER
          "/* Of each operator the decoder of its arguments, if it has any that are no tensors, and its forms. */\n"
          "#include \"ops/generated/attrs.h\"\n#include \"ops/generated/internal.h\"\n"
          "#include \"ops/generated/options.h\"\n#include \"core/tensor_list.h\"\n#include \"ops/wrap.h\"\n",
          f);
    for (int i = 0; i < op_count; i++) {
        fputs("\n", f);
        if (decodes(&ops[i])) write_decode(f, &ops[i]);
        for (form k = 0; k < FORMS; k++)
            if (has_form(&ops[i], k)) write_wrapper(f, &ops[i], k);
    }
    finish(f);
    write_compose();
}
