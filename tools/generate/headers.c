/* headers.c - the public header of all operators, and the internal ones: numbers, attributes, prototypes. */
#include "rows.h"

#include <string.h>

/* The pointer that stays NULL: where it stands, plain values in a call come to an end, since a number there does not compile. */
static void by_name_field(FILE *out) {
    if (out)
        fputs("    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */\n", out);
}

/* May a plain whole number be given for it? */
static bool takes_int(const param *p) {
    const char *type = c_type(p, true);
    return !strcmp(type, "int64_t") || !strcmp(type, "torc_ints") || !strcmp(type, "torc_number");
}
/* The first parameter with a default whose place among plain values has another one, for which a number may be given too, in
 * one of PyTorch's signatures; np if there is none: arange(end) and arange(start, end), random_(to) and random_(from, to). C cannot count values, so from
 * there on they are given by name, or a call that Python reads otherwise would compile. */
int first_ambiguous(const op *o) {
    int order[MAX_PARAMS], n = 0, required = 0;
    for (int defaults = 0; defaults < 2; defaults++) {
        for (int i = 0; i < o->np; i++)
            if (o->p[i].has_default == defaults && !o->p[i].keyword) order[n++] = i;
        if (!defaults) required = n;
    }
    int first = n;
    for (int c = 0; c < o->ncalls; c++) {
        const overload *call = &o->calls[c];
        for (int k = 0; !call->place && k < call->na && k < first && !call->a[k].keyword; k++)
            if (k >= required && call->a[k].from == OF_SCHEMA && call->a[k].which != order[k] &&
                takes_int(&o->p[call->a[k].which]) && takes_int(&o->p[order[k]]))
                first = k;
    }
    return first < n ? order[first] : o->np;
}

/* Fields of four bytes share eight with the next one, or with a reserved one, so that no byte is padding. Plain values in a
 * call go to the fields in their order, so nothing may stand behind a reserved field that Python takes by position. Gives how
 * many are reserved; out may be NULL. */
static int option_fields(FILE *out, const op *o) {
    bool half = false, guarded = false;
    int reserved = 0;
    const int ambiguous = first_ambiguous(o);
    for (int i = 0; i < o->np; i++) {
        const param *p = &o->p[i];
        if (!p->has_default) continue;
        if (p->type == DEVICE && i + 1 < o->np && p[1].type == DTYPE)
            p++; /* torc_to(x, TORC_FLOAT64): a number would do for a device */
        else if (p->type == DTYPE && i && p[-1].type == DEVICE && p[-1].has_default)
            p--;
        const bool small = p->type == DTYPE || p->type == DEVICE || p->type == FORMAT;
        if (!small && half) {
            if (out) fprintf(out, "    int32_t reserved%d; /**< 0 */\n", reserved);
            half = false, reserved++;
        }
        /* Two plain values without names would be the parts of one device. */
        if ((p->keyword || i == ambiguous || p->type == DEVICE) && !guarded) {
            if (half && out) fprintf(out, "    int32_t reserved%d; /**< 0 */\n", reserved);
            reserved += half, half = false, guarded = true;
            by_name_field(out);
        }
        if (reserved && !guarded) die("%s: '%s' stands behind a reserved field", o->r->name, p->name);
        if (small) half = !half;
        const char *t = c_type(p, true);
        if (out)
            fprintf(out, "    %s%s%s; /**< default %s */\n", t, t[strlen(t) - 1] == '*' ? "" : " ", p->name, p->def);
    }
    if (half && out) fprintf(out, "    int32_t reserved%d; /**< 0 */\n", reserved);
    if (!guarded) by_name_field(out); /* fields of later versions stand behind it */
    return reserved + half;
}
int reserved_fields(const op *o) { return option_fields(NULL, o); }
static void option_struct(FILE *out, const op *o) {
    if (!o->options) return;
    const char *name = option_stem(o);
    fprintf(out, "typedef struct torc_%s_options {\n    size_t struct_size; /**< sizeof(torc_%s_options) */\n", name,
            name);
    option_fields(out, o);
    fprintf(out, "} torc_%s_options;\n", name);
}

static void result_struct(FILE *out, const op *o) {
    if (o->nresults < 2) return;
    fprintf(out, "typedef struct %s_%s_result { torc_tensor ", stem(o), o->r->name);
    for (int i = 0; i < o->nresults; i++) fprintf(out, "%s%s", i ? ", " : "", o->results[i]);
    fprintf(out, "; } %s_%s_result;\n", stem(o), o->r->name);
}

static void write_operators(FILE *f, bool private) {
    for (int i = 0; i < op_count; i++) {
        const op *o = &ops[i];
        if (internal(o) || (*o->r->name == '_') != private) continue;
        char schema[1600];
        fprintf(f, "\n/** %s\n *  %s */\n", c_schema(o, schema), o->doc);
        option_struct(f, o);
        result_struct(f, o);
        for (form k = 0; k < FORMS; k++) {
            if (!has_form(o, k)) continue;
            fputs("TORC_API ", f);
            prototype(f, o, k);
            fputs(";\n", f);
        }
    }
}
static void write_public(void) {
    FILE *f = create("include/torc/ops.h");
    fputs(
        BANNER
        "/* torc/ops.h - every operator. Names, argument names, defaults, broadcasting, promotion and errors are PyTorch's.\n"
        " *\n"
        " * For each operator: its signature as PyTorch writes it, one line on what it does, then the C forms it has:\n"
        " *   torc_name(…)         new result       torc_name_(self, …)   writes self, returns it\n"
        " *   torc_name_out(out,…) writes out       torc_name_scalar(…)   torc_name(self, 2), the second operand being a number\n"
        " * Where an operator has optional arguments, its functions end in _with and take them as a struct; NULL is all\n"
        " * defaults. C programs leave _with out, for the macros of the same name (torc/macros): torc_sum_with is called as\n"
        " *   torc_sum(x)   torc_sum(x, .dim = 0, .keepdim = true)   torc_sum(x, DIMS(0, 1), true)\n"
        " *\n"
        " * The others have a function torc_name_with too (torc/bindings/ops.h), so that what links today links when they get some.\n"
        " *\n"
        " * Every function returns a handle lent by the innermost scope, or NULL (false, empty list, all-NULL struct) and\n"
        " * sets this thread's error; while an error sticks every one returns NULL at once. NULL inputs are errors. */\n"
        "#ifndef TORC_OPS_H\n#define TORC_OPS_H\n\n#include \"torc/core.h\"\n\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n",
        f);
    write_operators(f, false);
    fputs("\n#ifdef __cplusplus\n}\n#else\n#include \"torc/macros/ops.h\"\n#endif\n#endif\n", f);
    finish(f);
    f = create("include/torc/ops_private.h");
    fputs(
        BANNER
        "/* torc/ops_private.h - the operators whose names begin with an underscore, which in PyTorch are what other functions are made\n"
        " * of: for whole lists at once (_foreach_add), steps of optimizers (_fused_adam_), and more. As in torc/ops.h otherwise, but\n"
        " * torc/torc.h is without them, since few programs want them and all would wait for them to compile. */\n"
        "#ifndef TORC_OPS_PRIVATE_H\n#define TORC_OPS_PRIVATE_H\n\n#include \"torc/ops.h\"\n\n"
        "#ifdef __cplusplus\nextern \"C\" {\n#endif\n",
        f);
    write_operators(f, true);
    fputs("\n#ifdef __cplusplus\n}\n#else\n#include \"torc/macros/ops_private.h\"\n#endif\n#endif\n", f);
    finish(f);
}

static void write_ids(void) {
    FILE *f = create("src/ops/generated/ids.h");
    fputs(BANNER "#ifndef TORC_OPS_IDS_H\n#define TORC_OPS_IDS_H\nenum op_id {\n", f);
    for (int i = 0; i < op_count; i++) fprintf(f, "    OP_%s,\n", ops[i].r->name);
    int public = 0;
    for (int i = 0; i < op_count; i++) public += !internal(&ops[i]);
    fprintf(f, "    OP_COUNT,\n    OP_PUBLIC_COUNT = %d\n};\n#endif\n", public);
    finish(f);
}

static void write_attrs(void) {
    FILE *f = create("src/ops/generated/attrs.h");
    fputs(BANNER "#ifndef TORC_OPS_ATTRS_H\n#define TORC_OPS_ATTRS_H\n#include \"ops/call.h\"\n", f);
    for (int i = 0; i < op_count; i++) {
        const op *o = &ops[i];
        fprintf(f, "typedef struct %s_attrs {\n", o->r->name);
        for (int k = 0; k < o->np; k++)
            if (!is_tensor(&o->p[k])) fprintf(f, "    %s %s;\n", attr_type(&o->p[k]), o->p[k].name);
        if (!has_attrs(o)) fputs("    char none;\n", f);
        fprintf(f, "} %s_attrs;\n", o->r->name);
    }
    fputs("/* Room for the attributes of whichever operator. */\ntypedef union attrs_room {\n", f);
    for (int i = 0; i < op_count; i++)
        if (has_attrs(&ops[i])) fprintf(f, "    %s_attrs %s_;\n", ops[i].r->name, ops[i].r->name);
    fputs("} attrs_room;\n#endif\n", f);
    finish(f);
}

static void write_internal(void) {
    FILE *f = create("src/ops/generated/internal.h");
    fputs(
        BANNER
        "#ifndef TORC_OPS_INTERNAL_H\n#define TORC_OPS_INTERNAL_H\n#include \"core/values.h\"\n#include \"torc/ops_private.h\"\n",
        f);
    for (int i = 0; i < op_count; i++) {
        const op *o = &ops[i];
        if (!internal(o)) continue;
        fprintf(f, "\n/* %s\n * %s */\n", o->schema, o->doc);
        result_struct(f, o);
        for (form k = 0; k < FORMS; k++) {
            if (!has_form(o, k)) continue;
            prototype(f, o, k);
            fputs(";\n", f);
        }
    }
    fputs("#endif\n", f);
    finish(f);
}

void write_headers(void) {
    write_public();
    write_ids();
    write_attrs();
    write_internal();
}
