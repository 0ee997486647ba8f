/* table.c - the rows as the library reads them, the formulas for its backends, and the rules that stand in rows. */
#include "rows.h"

#include <stdlib.h>
#include <string.h>

static const char *const kinds[] = {"?", "POINTWISE", "STRIDED", "DENSE", "VIEW", "COMPOSITE"};
static const char *const classes[] = {"NONE", "ARITH",   "NOBOOL",  "FLOAT", "FLOATING", "INTBOOL",
                                      "INT",  "COMPARE", "LOGICAL", "WHERE", "KEEP",     "KEEP_ALL"};
static const char *const dtypes2[] = {"NONE", "INT32"};
static const char *const casts[] = {"?", "NONE", "LOWER", "F32", "PROMOTE", "REFUSED", "ALONE"};
static const char *const policies[] = {"CONVERTS",     "CONVERTS",      "SAME",     "ANYTHING",
                                       "BOOL_OR_BYTE", "FLOATING_ONLY", "LONG_ONLY"};
static const char *const sharings[] = {"?", "FREELY", "ELEMENTWISE", "SAME_OR_NONE", "NEVER", "COPIED"};

static void text(FILE *f, const char *s) {
    putc('"', f);
    for (; *s; s++) {
        if (*s == '"' || *s == '\\') putc('\\', f);
        putc(*s, f);
    }
    putc('"', f);
}

static void node_name(FILE *f, const op *o) {
    char usual[NODE_NAME];
    fprintf(f, "\"%s\"", o->r->node ? o->r->node : usual_node(o->r, usual));
}

static void flags(FILE *f, const op *o) {
    const row *r = o->r;
    const struct {
        bool set;
        const char *name;
    } all[] = {
        {o->forms & FUNCTION, "FUNCTION"},
        {o->forms & INPLACE, "INPLACE"},
        {o->forms & OUT, "OUT"},
        {o->forms & SCALAR, "SCALAR"},
        {internal(o), "INTERNAL"},
        {o->effects & WAITS, "SYNC"},
        {o->effects & RANDOM, "RANDOM"},
        {o->effects & UNORDERED, "UNORDERED"},
        {o->effects & CHECKS || r->numbers & NO_ZERO, "CHECKS"},
        {r->differentiable == NEVER || r->differentiable == IN_PLACE_ONLY, "NONDIFF"},
        {r->traits & MIXED_DEVICES, "MIXED_DEVICE"},
        {r->traits & UNIFORM, "UNIFORM"},
        {r->traits & LEAVES_INFERENCE, "LEAVES_INFERENCE"},
        {r->traits & PASSES_ON, "PASSES_ON"},
        {r->traits & WRITABLE_PIECES, "WRITABLE_PIECES"},
        {r->traits & REAL_RESULT, "REAL_RESULT"},
        {r->traits & FLIPS_CONJ, "FLIPS_CONJ"},
        {r->traits & FLIPS_NEG, "FLIPS_NEG"},
        {r->traits & COPIES, "COPIES"},
        {r->traits & REAL_GRADIENT, "REAL_GRADIENT"},
        {r->traits & OPTIONAL, "OPTIONAL"},
        {r->numbers & ROUNDED, "ROUNDS"},
        {r->numbers & TRUTH_OF_BOOL, "TRUTH_OF_BOOL"},
        {r->numbers & BYTE_OF_BYTE, "BYTE_OF_BYTE"},
        {r->numbers & WIDE_FACTOR, "WIDE_FACTOR"},
        {r->numbers & WIDE_WEIGHT, "WIDE_WEIGHT"},
        {r->numbers & NO_ZERO, "NO_ZERO"},
        {r->layout == CONTIGUOUS, "CONTIGUOUS"},
        {o->returns_view, "RETURNS_VIEW"},
        {has_lists(o), "LISTS"},
        {r->traits & UNNAMED, "UNNAMED"},
    };
    const char *bar = "";
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i].set) fprintf(f, "%sOPF_%s", bar, all[i].name), bar = " | ";
    if (!*bar) putc('0', f);
}

/* Of composites and views all: what they are made of says it, or bytes are bytes. */
static void dtypes_taken(FILE *f, const op *o) {
    static const struct {
        int bit;
        const char *name;
    } all[] = {
        {UNSIGNED, "UNSIGNED"}, {E5M2, "E5M2"}, {E4M3FN, "E4M3FN"}, {COMPLEX, "COMPLEX"}, {COMPLEX32, "COMPLEX32"}};
    const bool any = composite(o) || o->r->kind == VIEW;
    if (any || o->r->also == UNUSUAL) {
        fputs("DTYPES_ALL", f);
        return;
    }
    const char *bar = "";
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (o->r->also & all[i].bit) fprintf(f, "%sDTYPES_%s", bar, all[i].name), bar = " | ";
    if (!*bar) putc('0', f);
}

static void shares(FILE *f, const int *given, const int *instead, const char *missing) {
    if (!given[0] && instead) given = instead;
    const char *last = missing;
    for (int i = 0; i < MAX_SHARES; i++) {
        if (given[i]) last = sharings[given[i]];
        fprintf(f, "%sSHARE_%s", i ? ", " : "{", last);
    }
    putc('}', f);
}

/* The value of an attribute that is not given. */
static void default_value(FILE *f, const param *p) {
    const char *d = p->has_default ? p->def : "None";
    const char *number = !strcmp(d, "inf")     ? "(double)INFINITY"
                         : !strcmp(d, "True")  ? "1"
                         : !strcmp(d, "False") ? "0"
                                               : d;
    switch (p->type) {
    case P_INT:
    case P_FLOAT:
    case P_BOOL: fprintf(f, "%s", strcmp(d, "None") ? number : "0"); return;
    case INT_OPT:
    case FLOAT_OPT:
    case BOOL_OPT:
    case P_SCALAR:
    case SCALAR_OPT:
        if (!strcmp(d, "None"))
            fputs("{.kind = NUMBER_NONE}", f);
        else if (!strcmp(d, "True") || !strcmp(d, "False"))
            fprintf(f, "{.kind = NUMBER_BOOL, .as.i = %s}", number);
        else if (strpbrk(d, ".e") || !strcmp(d, "inf"))
            fprintf(f, "{.kind = NUMBER_FLOAT, .as.d = %s}", number);
        else
            fprintf(f, "{.kind = NUMBER_INT, .as.i = %s}", number);
        return;
    case INTS:
    case INTS_OPT:
        if (!strcmp(d, "[]") || !strcmp(d, "None")) { /* int[2] stride=[]: none given; int[] dim=[]: an empty list */
            fprintf(f, "{.count = %d}", p->has_default || p->type == INTS_OPT ? -1 : 0);
            return;
        }
        fprintf(f, "{.count = %d, .v = (const int64_t[]){", p->fixed ? p->fixed : 1);
        for (int i = 0; i < (p->fixed ? p->fixed : 1); i++) { /* one number stands for all, a list has each */
            const char *next = d[0] == '[' || d[0] == ',' ? d + 1 : d;
            fprintf(f, "%s%ld", i ? ", " : "", strtol(next, NULL, 10));
            if (strchr(next, ',')) d = strchr(next, ',');
        }
        fputs("}}", f);
        return;
    case STR:
    case STR_OPT:
        if (!strcmp(d, "None"))
            fputs("{NULL}", f);
        else
            fprintf(f, "{\"%.*s\"}", (int)strlen(d) - 2, d + 1);
        return;
    case SCALARS: fputs("{NULL, 0}", f); return;
    case DTYPE: fputs("TORC_DTYPE_NONE", f); return;
    case FORMAT:
        fprintf(f, "%s", !strcmp(d, "contiguous_format") ? "TORC_CONTIGUOUS_FORMAT" : "TORC_PRESERVE_FORMAT");
        return;
    case DEVICE: fputs("{.type = TORC_DEVICE_NONE}", f); return;
    default: fputs("NULL", f);
    }
}

static const char *const type_ids[TYPES] = {
    "P_TENSOR",    "P_TENSOR_OPT", "P_TENSORS",  "P_TENSORS_OPT", "P_INT",        "P_INT_OPT", "P_FLOAT",
    "P_FLOAT_OPT", "P_BOOL",       "P_BOOL_OPT", "P_SCALAR",      "P_SCALAR_OPT", "P_INTS",    "P_INTS_OPT",
    "P_SCALARS",   "P_STR",        "P_STR_OPT",  "P_DTYPE",       "P_DEVICE",     "P_FORMAT",  "P_GENERATOR"};

static void write_texts(FILE *f, const char *what, const op *o, const char *const *texts, int room) {
    if (!texts[0]) return;
    fprintf(f, "static const char *const %s_%s[] = {", what, o->r->name);
    for (int k = 0; k < room && texts[k]; k++) text(f, texts[k]), fputs(", ", f);
    fputs("NULL};\n", f);
}

static void write_legacy(FILE *f, const op *o) {
    if (!o->ngone) return;
    fprintf(f, "static const op_legacy legacy_%s[] = {", o->r->name);
    for (int k = 0; k < o->ngone; k++) {
        const legacy *g = &o->gone[k];
        fprintf(f, "{\"%s\", ", g->name);
        if (g->has_default)
            text(f, g->def);
        else
            fputs("NULL", f);
        fprintf(f, ", %d, %s}, ", g->before, g->keyword ? "true" : "false");
    }
    fputs("{.name = NULL}};\n", f);
}

static void write_params(FILE *f, const op *o) {
    if (has_attrs(o)) {
        fprintf(f, "static const %s_attrs defaults_%s = {", o->r->name, o->r->name);
        const char *comma = "";
        for (int k = 0; k < o->np; k++) {
            if (is_tensor(&o->p[k])) continue;
            fprintf(f, "%s.%s = ", comma, o->p[k].name);
            default_value(f, &o->p[k]);
            comma = ", ";
        }
        fputs("};\n", f);
    }
    if (!o->np) return;
    fprintf(f, "static const op_param params_%s[] = {\n", o->r->name);
    for (int k = 0, t = 0; k < o->np; k++) {
        const param *p = &o->p[k];
        fprintf(f, "    {.name = \"%s\", ", p->name);
        if (p->has_default) fprintf(f, ".default_text = \"%s\", ", p->def);
        fprintf(f, ".type = %s, ", type_ids[p->type]);
        if (p->fixed) fprintf(f, ".length = %d, ", p->fixed);
        if (exact_length(o, p)) fputs(".exact_length = true, ", f);
        if (p->any_length) fputs(".any_length = true, ", f);
        if (p->entry) fprintf(f, ".entry = %d, ", p->entry);
        if (p->mutated) fputs(".mutated = true, ", f);
        if (p->keyword) fputs(".keyword_only = true, ", f);
        if (p->is_value) fputs(".is_value = true, ", f);
        if (p->complex) fputs(".complex = true, ", f);
        if (is_tensor(p))
            fprintf(f, ".offset = %d},\n", t++);
        else
            fprintf(f, ".offset = offsetof(%s_attrs, %s)},\n", o->r->name, p->name);
    }
    fputs("};\n", f);
}

static void declare(FILE *f, const char *type, const char *function, const char *declared[], int *count) {
    if (!function) return;
    for (int i = 0; i < *count; i++)
        if (!strcmp(declared[i], function)) return;
    declared[(*count)++] = function;
    fprintf(f, "%s %s;\n", type, function);
}

static void places(FILE *f, const op *o) {
    static const struct {
        int place;
        const char *name;
    } all[] = {{TORCH, "TORCH"}, {METHOD, "TENSOR"},   {NN, "NN"},   {LINALG, "LINALG"},
               {FFT, "FFT"},     {SPECIAL, "SPECIAL"}, {C_ONLY, "C"}};
    const char *bar = "";
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (o->in & all[i].place) fprintf(f, "%sTORC_OP_IN_%s", bar, all[i].name), bar = " | ";
    if (!*bar) putc('0', f);
}

static void offset(FILE *f, const char *field, const op *o, const param *p) {
    if (p)
        fprintf(f, ".%s = offsetof(%s_attrs, %s), ", field, o->r->name, p->name);
    else
        fprintf(f, ".%s = -1, ", field);
}
static void write_reduction(FILE *f, const op *o) {
    if (!o->r->reduces) return;
    const param *dim = find_param(o, "dim");
    fprintf(f, "static const op_reduction reduction_%s = {", o->r->name);
    offset(f, "dim_at", o, dim);
    if (dim) fprintf(f, ".dim_type = %s, ", type_ids[dim->type]);
    if (o->r->reduces == DIMS_OR_NONE) fputs(".empty_is_none = true, ", f);
    offset(f, "keepdim_at", o, find_param(o, "keepdim"));
    offset(f, "dtype_at", o, find_param(o, "dtype"));
    offset(f, "number_at", o, reduction_number(o));
    fputs("};\n", f);
}

static void write_row(FILE *f, const op *o) {
    const row *r = o->r;
    const char *name = r->name;
    unsigned long long mutates = 0, points = 0;
    for (int k = 0; k < o->np; k++) points |= (unsigned long long)attr_points(&o->p[k]) << k;
    for (int k = 0, t = 0; k < o->np; k++)
        if (is_tensor(&o->p[k])) mutates |= (unsigned long long)o->p[k].mutated << t++;
    fprintf(f,
            "    [OP_%s] = {\n        .name = \"%s\", .base = \"%s\", .overload = \"%s\",\n        .signature = ", name,
            name, o->base, o->overload);
    text(f, o->schema);
    if (o->ngone) {
        char without[1600];
        fputs(",\n        .c_signature = ", f);
        text(f, c_schema(o, without));
    }
    fputs(",\n        .doc = ", f);
    text(f, o->doc);
    fprintf(
        f,
        ",\n        .kind = KIND_%s, .class_ = CLASS_%s, .autocast = CAST_%s, .autocast_cpu = CAST_%s,\n        .flags = ",
        kinds[r->kind], classes[r->dtypes], casts[o->autocast & 15], casts[o->autocast >> 4]);
    flags(f, o);
    if (r->traits & (OWN_LAYOUT | WIDE_OUT | CASTS_INSIDE | ANY_SIZES | SELF_DTYPE | CONVERTS_FIRST | FACTOR_FIRST))
        fprintf(f, ", .rare = %s%s%s%s%s%s%s", r->traits & OWN_LAYOUT ? "OPR_OWN_LAYOUT" : "0",
                r->traits & WIDE_OUT ? " | OPR_WIDE_OUT" : "", r->traits & CASTS_INSIDE ? " | OPR_CASTS_INSIDE" : "",
                r->traits & ANY_SIZES ? " | OPR_ANY_SIZES" : "", r->traits & SELF_DTYPE ? " | OPR_SELF_DTYPE" : "",
                r->traits & CONVERTS_FIRST ? " | OPR_CONVERTS_FIRST" : "",
                r->traits & FACTOR_FIRST ? " | OPR_FACTOR_FIRST" : "");
    fputs(", .also = ", f);
    dtypes_taken(f, o);
    fputs(", .places = ", f);
    places(f, o);
    fprintf(f, ",\n        .nparams = %d, .ntensors = %d, .nout = %d, .mutates = %llu, .points = %llu, .save = 0x%llx",
            o->np, o->nt, o->returns_list ? -1 : o->nresults, mutates, points, o->saves);
    if (o->np) fprintf(f, ", .params = params_%s", name);
    if (o->nresults > 1) {
        fputs(", .results = (const char *const[]){", f);
        for (int k = 0; k < o->nresults; k++) fprintf(f, "%s\"%s\"", k ? ", " : "", o->results[k]);
        putc('}', f);
    }
    if (has_attrs(o)) fprintf(f, ", .attr_size = sizeof(%s_attrs), .defaults = &defaults_%s", name, name);
    if (r->overloads[0]) fprintf(f, ", .overloads = overloads_%s", name);
    if (r->aliases[0]) fprintf(f, ", .aliases = aliases_%s", name);
    if (o->ngone) fprintf(f, ", .legacy = legacy_%s", name);
    const char *const equal[] = {r->equals, r->equals_inplace, r->equals_out};
    static const char *const equals[] = {"equals", "equals_inplace", "equals_out"};
    for (int k = 0; k < 3; k++)
        if (equal[k]) fprintf(f, ",\n        .%s = ", equals[k]), text(f, equal[k]);
    fputs(",\n        ", f);
    if (r->reduces) fprintf(f, ".reduction = &reduction_%s, ", name);
    if (r->infer || r->kind == POINTWISE) fprintf(f, ".infer = %s, ", r->infer ? r->infer : "infer_pointwise");
    if (has_body(o)) fprintf(f, ".compose = composed_%s, ", name);
    if (r->foreach_of) fprintf(f, ".compose = composed_foreach, .entry = OP_%s, ", r->foreach_of);
    if (r->together) fprintf(f, ".together = &op_rows[OP_%s], ", r->together);
    if (r->dtype2) fprintf(f, ".dtype2 = TORC_%s, ", dtypes2[r->dtype2]);
    if (r->check) fprintf(f, ".check = %s, ", r->check);
    if (r->nondeterministic) fprintf(f, ".nondeterministic = \"%s\", ", r->nondeterministic);
    if (r->gradient[0]) fprintf(f, ".backward = backward_%s, ", name);
    if (r->backward) fprintf(f, ".backward = %s, ", r->backward);
    if (r->faster[0].row) fprintf(f, ".faster = faster_%s, ", name);
    if (o->forms & (OUT | INPLACE)) {
        fprintf(f, ".out_policy = OUT_%s, .out_with_number = OUT_%s, ", policies[r->out],
                policies[r->out_with_number ? r->out_with_number : r->out]);
        if (r->out_error == TYPE_ERROR) fputs(".out_error = TORC_ERROR_TYPE, ", f);
        if (r->out_says) {
            fputs(".out_says = {", f), text(f, r->out_says), fputs(", ", f);
            text(f, r->out_says_later ? r->out_says_later : r->out_says), fputs("}, ", f);
        }
        const char *missing = r->kind == POINTWISE ? "ELEMENTWISE" : "FREELY";
        fputs("\n        .shares = {", f);
        shares(f, r->shares, NULL, missing);
        fputs(", ", f);
        shares(f, r->shares_later, r->shares, missing);
        fputs("}, ", f);
    }
    fputs("\n        .node = ", f);
    node_name(f, o);
    if (r->node_of) fprintf(f, ", .node_of = node_of_%s", name);
    fputs("},\n", f);
}

/* The functions that rows name, whoever defines them. */
static void write_functions(void) {
    FILE *f = create("src/ops/generated/functions.h");
    fputs(BANNER "#ifndef TORC_OPS_FUNCTIONS_H\n#define TORC_OPS_FUNCTIONS_H\n\n#include \"ops/row.h\"\n\n", f);
    fputs("compose_fn composed_foreach;\n", f);
    static const char *declared[3][1024];
    int count[3] = {0};
    for (int i = 0; i < op_count; i++) {
        const op *o = &ops[i];
        const row *r = o->r;
        declare(f, "infer_fn", r->infer, declared[0], &count[0]);
        declare(f, "check_fn", r->check, declared[1], &count[1]);
        declare(f, "backward_fn", r->backward, declared[2], &count[2]);
        if (r->gradient[0]) fprintf(f, "backward_fn backward_%s;\n", r->name);
        if (has_body(o)) fprintf(f, "compose_fn composed_%s;\n", r->name);
        if (r->node_of) fprintf(f, "node_of_fn node_of_%s;\n", r->name);
    }
    fputs("\n#endif\n", f);
    finish(f);
}

static void write_rows(void) {
    FILE *f = create("src/ops/generated/table.c");
    fputs(BANNER
          "#include <math.h>\n\n#include \"ops/generated/attrs.h\"\n#include \"ops/infer.h\"\n#include \"torc/op.h\"\n",
          f);
    for (int i = 0; i < op_count; i++) {
        write_params(f, &ops[i]);
        write_reduction(f, &ops[i]);
        write_legacy(f, &ops[i]);
        write_texts(f, "overloads", &ops[i], ops[i].r->overloads, MAX_OVERLOADS);
        write_texts(f, "aliases", &ops[i], ops[i].r->aliases, MAX_ALIASES);
        if (!ops[i].r->faster[0].row) continue;
        fprintf(f, "static const op_faster faster_%s[] = {", ops[i].r->name);
        for (int k = 0; k < MAX_FASTER && ops[i].r->faster[k].row; k++)
            fprintf(f, "{%g, OP_%s}, ", ops[i].r->faster[k].number, ops[i].r->faster[k].row);
        fputs("{0, -1}};\n", f);
    }
    fputs("\nconst op_row op_rows[OP_COUNT] = {\n", f);
    for (int i = 0; i < op_count; i++) write_row(f, &ops[i]);
    fputs("};\n\nconst int16_t op_public[OP_PUBLIC_COUNT] = {\n", f);
    for (int i = 0; i < op_count; i++)
        if (!internal(&ops[i])) fprintf(f, "    OP_%s,\n", ops[i].r->name);
    fputs("};\n\nconst int16_t op_next_overload[OP_PUBLIC_COUNT] = {\n", f);
    for (int i = 0, number = 0; i < op_count; i++) {
        if (internal(&ops[i])) continue;
        int next = -1, at = ++number;
        for (int k = i + 1; k < op_count && next < 0; k++) {
            if (internal(&ops[k])) continue;
            if (!strcmp(ops[k].base, ops[i].base)) next = at;
            at++;
        }
        fprintf(f, "    %d,\n", next);
    }
    fputs("};\n", f);
    finish(f);
}

/* FORMULA(name, inputs, dtype class, formula) of every pointwise row with one result, and
 * FORMULA2(name, inputs, dtype class, second dtype, (second formula), formula) of those with two. */
static void write_formulas(void) {
    FILE *f = create("src/ops/generated/formulas.def");
    fputs(BANNER, f);
    for (int i = 0; i < op_count; i++) {
        const row *r = ops[i].r;
        if (r->formula2)
            fprintf(f, "FORMULA2(%s, %d, %s, %s, (%s), %s)\n", r->name, ops[i].nt, classes[r->dtypes],
                    dtypes2[r->dtype2], r->formula2, r->formula);
        else if (r->kind == POINTWISE)
            fprintf(f, "FORMULA(%s, %d, %s, %s)\n", r->name, ops[i].nt, classes[r->dtypes], r->formula);
    }
    finish(f);
    f = create(
        "src/ops/generated/formulas_complex.def"); /* the same of those that compute with complex numbers; of class REAL: those whose result is not */
    fputs(BANNER, f);
    for (int i = 0; i < op_count; i++) {
        const row *r = ops[i].r;
        if (r->kind == POINTWISE && r->also & (COMPLEX | COMPLEX32))
            fprintf(f, "FORMULA(%s, %d, %s, %s)\n", r->name, ops[i].nt,
                    r->traits & REAL_RESULT ? "REAL" : classes[r->dtypes], r->formula);
    }
    finish(f);
}

/* TOGETHER(kernel's row, entry's row, reads): which operators a row that takes whole lists at once does, each once. `reads` is 0 where
 * an entry only exists in place, as zero_ and copy_ do, and what it writes is nothing that it reads. */
static void write_together(void) {
    FILE *f = create("src/ops/generated/together.def");
    fputs(BANNER, f);
    for (int i = 0; i < op_count; i++) {
        const row *r = ops[i].r;
        bool first = r->together != NULL;
        for (int j = 0; j < i && first; j++)
            first = !ops[j].r->together || strcmp(ops[j].r->together, r->together) ||
                    strcmp(ops[j].r->foreach_of, r->foreach_of);
        if (first) fprintf(f, "TOGETHER(%s, %s, %d)\n", r->together, r->foreach_of, !ops[i].entry_written);
    }
    finish(f);
}

/* The rules that are expressions in rows, and the names of nodes that depend on the call. */
static void write_gradients(void) {
    FILE *f = create("src/autograd/generated/gradients.c");
    fputs(BANNER "#include <math.h>\n\n#include \"autograd/expressions.h\"\n#include \"ops/generated/attrs.h\"\n"
                 "#include \"ops/generated/functions.h\"\n#include \"ops/generated/internal.h\"\n",
          f);
    for (int i = 0; i < op_count; i++) {
        const row *r = ops[i].r;
        if (r->gradient[0]) {
            fprintf(f, "\nvoid backward_%s(autograd_node *n) {\n", r->name);
            bool attrs = false;
            for (int k = 0; k < MAX_GRADIENTS && r->gradient[k]; k++) attrs |= strstr(r->gradient[k], "a->") != NULL;
            if (attrs) fprintf(f, "    ATTRS(%s);\n", r->name);
            for (int k = 0; k < MAX_GRADIENTS && r->gradient[k]; k++)
                if (strcmp(r->gradient[k], NO_GRADIENT))
                    fprintf(f, "    if (NEED(%d)) SET(%d, %s);\n", k, k, r->gradient[k]);
            fputs("}\n", f);
        }
        if (r->node_of) {
            fprintf(f, "\nconst char *node_of_%s(const torc_call *c) {\n", r->name);
            if (strstr(r->node_of, "a->")) fprintf(f, "    const %s_attrs *a = c->attrs;\n", r->name);
            fprintf(f, "    return %s;\n}\n", r->node_of);
        }
    }
    finish(f);
}

void write_table(void) {
    write_functions();
    write_rows();
    write_formulas();
    write_together();
    write_gradients();
}
