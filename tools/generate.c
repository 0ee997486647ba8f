/* generate.c - everything that follows from the operator rows, written as text.
 *
 * Reads src/ops/all.def at compile time (as strings) and writes, below the directory given as its argument:
 *   include/torc/ops.h             public prototypes, option structs and documentation
 *   src/ops/generated/ids.h        enum op_id
 *   src/ops/generated/attrs.h      one attributes struct per operator
 *   src/ops/generated/internal.h   prototypes of internal operators (all parameters positional)
 *   src/ops/generated/table.c      op_rows[]
 *   src/ops/generated/wrappers.c   the public functions: pack the arguments into a call, enter the spine, or a composite
 *   src/ops/generated/bodies.h     what composites are called behind their public functions
 *   docs/operators.md              reference of all operators
 *   tests/unit/generated/public_ops.h  a call of every public operator, for tests that call them all
 *   tests/unit/generated/option_macros.h  every macro of the public headers that takes options, expanded
 * The output is committed; `./run test` fails when it is stale.
 *
 * A signature is PyTorch's: name(type name=default, *, …) -> result. Parameters without a default are positional in C;
 * the others are fields of torc_<name>_options. A default that is not zero makes the field a torc_number (so that "not
 * given" can be told from 0), an int list or a string whose NULL means the default. An int[] of any length, not of one
 * entry for each dimension at most, is written int[*]. */
#include <ctype.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    F = 1,
    I = 2,
    O = 4,
    S = 8,
    INTERNAL = 16,
    SYNC = 32,
    RANDOM = 64,
    NONDIFF = 128,
    MIXED_DEVICE = 256,
    ROUNDS = 512,
    UNIFORM = 1024,
    ANY_LENGTH = 2048 /* set here: of rows with an int[*] */
};

typedef struct row {
    const char *name, *signature, *kind, *class_, *cast, *infer, *save, *backward, *doc;
    int flags;
} row;

static const row rows[] = {
#define POINTWISE(name, inputs, sig, class_, flags, cast, formula, save, backward, doc) \
    {#name, sig, "POINTWISE", #class_, #cast, "infer_pointwise", #save, #backward, doc, flags},
#define OP(name, sig, kind, flags, cast, infer, save, backward, doc) \
    {#name, sig, #kind, "NONE", #cast, #infer, #save, #backward, doc, flags},
#include "ops/all.def"
#undef POINTWISE
#undef OP
};
enum { ROWS = sizeof rows / sizeof rows[0], MAX_PARAMS = 32 };

static void die(const char *format, ...) {
    va_list args;
    va_start(args, format);
    fputs("generate: ", stderr);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    va_end(args);
    exit(1);
}

/* ------------------------------------------------------------------------------------------ signatures */
typedef enum type {
    TENSOR,
    TENSOR_OPT,
    TENSORS,
    TENSORS_OPT,
    INT,
    INT_OPT,
    FLOAT,
    FLOAT_OPT,
    BOOL,
    BOOL_OPT,
    SCALAR,
    SCALAR_OPT,
    INTS,
    INTS_OPT,
    INTS_LIST,
    STR,
    STR_OPT,
    DTYPE,
    DEVICE,
    FORMAT,
    GENERATOR,
    TYPES
} type;
static const char *const type_ids[TYPES] = {
    "P_TENSOR",    "P_TENSOR_OPT", "P_TENSORS",  "P_TENSORS_OPT", "P_INT",        "P_INT_OPT", "P_FLOAT",
    "P_FLOAT_OPT", "P_BOOL",       "P_BOOL_OPT", "P_SCALAR",      "P_SCALAR_OPT", "P_INTS",    "P_INTS_OPT",
    "P_INTS_LIST", "P_STR",        "P_STR_OPT",  "P_DTYPE",       "P_DEVICE",     "P_FORMAT",  "P_GENERATOR"};
static const char *const type_names[] = {"Tensor",  "Tensor?",       "Tensor[]",  "Tensor?[]", "int",    "int?",
                                         "float",   "float?",        "bool",      "bool?",     "Scalar", "Scalar?",
                                         "int[]",   "int[]?",        "int[*]",    "str",       "str?",   "ScalarType?",
                                         "Device?", "MemoryFormat?", "Generator?"};
typedef struct param {
    char name[48], def[48];
    type type;
    int fixed; /* N of int[N] */
    bool mutated, keyword, has_default;
} param;
typedef struct op {
    const row *r;
    param p[MAX_PARAMS];
    int np, nt, nresults;
    char results[8][40];
    bool returns_list, returns_nothing /* or bool */, returns_number, options;
} op;

static type parse_type(char *text, param *p, const row *r) {
    char *mut = strstr(text, "(a!)");
    if (!mut) mut = strstr(text, "(b!)");
    if (!mut) mut = strstr(text, "(c!)");
    if (!mut) mut = strstr(text, "(d!)");
    if (!mut) mut = strstr(text, "(e!)");
    if (!mut) mut = strstr(text, "(f!)");
    if (mut) {
        p->mutated = true;
        memmove(mut, mut + 4, strlen(mut + 4) + 1);
    }
    char *bracket = strchr(text, '[');
    if (bracket && isdigit((unsigned char)bracket[1])) {
        p->fixed = atoi(bracket + 1);
        char *close = strchr(bracket, ']');
        memmove(bracket + 1, close, strlen(close) + 1);
    }
    if (!strcmp(text, "ScalarType")) strcpy(text, "ScalarType?");
    if (!strcmp(text, "MemoryFormat")) strcpy(text, "MemoryFormat?");
    if (!strcmp(text, "Device")) strcpy(text, "Device?");
    for (int i = 0; i < TYPES; i++)
        if (!strcmp(text, type_names[i])) return (type)i;
    die("%s: unknown type '%s'", r->name, text);
    return TENSOR;
}

static void parse(op *o, const row *r) {
    memset(o, 0, sizeof *o);
    o->r = r;
    const char *s = r->signature, *open = strchr(s, '('), *arrow = strstr(s, ") -> ");
    if (!open || !arrow || strncmp(s, r->name, (size_t)(open - s)) || strlen(r->name) != (size_t)(open - s))
        die("%s: signature '%s'", r->name, s);
    bool keyword = false;
    const char *c = open + 1;
    while (c < arrow) {
        while (*c == ' ') c++;
        const char *e = c;
        int depth = 0;
        while (e < arrow && (depth || *e != ',')) {
            depth += (*e == '(' || *e == '[') - (*e == ')' || *e == ']');
            e++;
        }
        char text[160];
        snprintf(text, sizeof text, "%.*s", (int)(e - c), c);
        c = e < arrow ? e + 1 : e;
        if (!strcmp(text, "*")) {
            keyword = true;
            continue;
        }
        if (o->np == MAX_PARAMS) die("%s: too many parameters", r->name);
        param *p = &o->p[o->np++];
        char *space = strchr(text, ' ');
        if (!space) die("%s: parameter '%s'", r->name, text);
        *space = 0;
        char *eq = strchr(space + 1, '=');
        if (eq) {
            *eq = 0;
            p->has_default = true;
            snprintf(p->def, sizeof p->def, "%s", eq + 1);
        }
        snprintf(p->name, sizeof p->name, "%s", space + 1);
        p->type = parse_type(text, p, r);
        p->keyword = keyword;
        if (p->type <= TENSORS_OPT) o->nt++;
        if (p->has_default && !(r->flags & INTERNAL)) o->options = true;
    }
    const char *ret = arrow + 5;
    if (!strcmp(ret, "()") || !strcmp(ret, "bool"))
        o->returns_nothing = true;
    else if (!strcmp(ret, "Scalar"))
        o->returns_number = true;
    else if (!strcmp(ret, "Tensor[]") || !strcmp(ret, "Tensor(a)[]"))
        o->returns_list = true, o->nresults = 1;
    else if (!strcmp(ret, "Tensor") || !strncmp(ret, "Tensor(", 7))
        o->nresults = 1;
    else if (*ret == '(') {
        for (const char *q = ret; (q = strstr(q, "Tensor "));) {
            q += 7;
            if (o->nresults == 8) die("%s: more than 8 results", r->name);
            snprintf(o->results[o->nresults++], 40, "%.*s", (int)strcspn(q, ",)"), q);
        }
    } else
        die("%s: result '%s'", r->name, ret);
    if (!strcmp(r->kind, "COMPOSITE")) return;
    if (o->returns_number) die("%s: only composites return numbers", r->name);
    if (o->returns_list && (r->flags & (I | O | S))) die("%s: a list is a new result only", r->name);
}

static bool composite(const op *o) { return !strcmp(o->r->kind, "COMPOSITE"); }
static bool internal(const op *o) { return o->r->flags & INTERNAL; }
static const char *stem(const op *o) { return internal(o) ? "op" : "torc"; }
/* `normal_` and friends are in place by name. */
static bool named_inplace(const op *o) {
    size_t n = strlen(o->r->name);
    return n && o->r->name[n - 1] == '_';
}
/* torc_<this>_options, without double underscores. */
static const char *option_stem(const op *o) {
    static char ring[4][80];
    static int next;
    char *s = ring[next++ & 3];
    snprintf(s, 80, "%s%s", o->r->name, named_inplace(o) ? "inplace" : "");
    return s;
}
static bool zero_default(const param *p) {
    return !strcmp(p->def, "None") || !strcmp(p->def, "False") || !strcmp(p->def, "0") || !strcmp(p->def, "0.0") ||
           !strcmp(p->def, "[]") || !strcmp(p->def, "preserve_format");
}

/* C type of a parameter: positional, or a field of an options struct. */
static const char *c_type(const param *p, bool option) {
    bool num = option && !zero_default(p);
    switch (p->type) {
    case TENSOR:
    case TENSOR_OPT: return "torc_tensor";
    case TENSORS:
    case TENSORS_OPT: return "torc_tensors";
    case INT: return num ? "torc_number" : "int64_t";
    case FLOAT: return num ? "torc_number" : "double";
    case BOOL: return num ? "torc_number" : "bool";
    case INT_OPT:
    case FLOAT_OPT:
    case BOOL_OPT:
    case SCALAR:
    case SCALAR_OPT: return "torc_number";
    case INTS:
    case INTS_OPT:
    case INTS_LIST: return "torc_ints";
    case STR:
    case STR_OPT: return "const char *";
    case DTYPE: return "torc_dtype";
    case DEVICE: return "torc_device";
    case FORMAT: return "torc_memory_format";
    case GENERATOR: return "torc_generator";
    default: return "?";
    }
}
static const char *attr_type(const param *p) {
    switch (p->type) {
    case INT: return "int64_t";
    case FLOAT: return "double";
    case BOOL: return "bool";
    case INT_OPT:
    case FLOAT_OPT:
    case BOOL_OPT:
    case SCALAR:
    case SCALAR_OPT: return "torc_number";
    case INTS:
    case INTS_OPT: return "attr_ints";
    case INTS_LIST: return "attr_list";
    case STR:
    case STR_OPT: return "attr_str";
    case DTYPE:
    case FORMAT: return "int32_t";
    case DEVICE: return "torc_device";
    case GENERATOR: return "torc_generator";
    default: return NULL;
    }
}
static const char *space_after(const char *t) { return t[strlen(t) - 1] == '*' ? "" : " "; }

/* ------------------------------------------------------------------------------------------ prototypes */
typedef enum form { FUNCTION, INPLACE, OUT, SCALAR_FORM, SCALAR_INPLACE, FORMS } form;
static bool has_form(const op *o, form f) {
    int fl = o->r->flags;
    switch (f) {
    case FUNCTION: return fl & F;
    case INPLACE: return fl & I;
    case OUT: return fl & O;
    case SCALAR_FORM: return (fl & S) && (fl & F);
    case SCALAR_INPLACE: return (fl & S) && (fl & I);
    default: return false;
    }
}
static const char *form_suffix(const op *o, form f) {
    switch (f) {
    case INPLACE: return named_inplace(o) ? "" : "_";
    case OUT: return "_out";
    case SCALAR_FORM: return "_scalar";
    case SCALAR_INPLACE: return "_scalar_";
    default: return "";
    }
}
/* The plain function under an option macro; no double underscore, which C++ reserves. */
static const char *with_suffix(const op *o, form f) {
    switch (f) {
    case INPLACE: return named_inplace(o) ? "inplace_with" : "_inplace_with";
    case OUT: return "_out_with";
    case SCALAR_FORM: return "_scalar_with";
    case SCALAR_INPLACE: return "_scalar_inplace_with";
    default: return "_with";
    }
}
static void result_type(FILE *out, const op *o, form f) {
    if (o->returns_nothing)
        fputs("bool ", out);
    else if (o->returns_number)
        fputs("torc_number ", out);
    else if (o->returns_list)
        fputs("torc_tensors ", out);
    else if (o->nresults > 1 && f != INPLACE)
        fprintf(out, "%s_%s_result ", stem(o), o->r->name);
    else
        fputs("torc_tensor ", out);
}
static int positional_count(const op *o, form f) {
    int n = f == OUT;
    for (int i = 0; i < o->np; i++) n += !o->p[i].has_default;
    return n;
}
static void symbol(FILE *out, const op *o, form f, const char *prefix) {
    fprintf(out, "%s_%s%s", prefix, o->r->name, o->options ? with_suffix(o, f) : form_suffix(o, f));
}
static void prototype_as(FILE *out, const op *o, form f, const char *prefix) {
    result_type(out, o, f);
    symbol(out, o, f, prefix);
    fputs("(", out);
    bool first = true;
    if (f == OUT) {
        if (o->nresults > 1)
            fprintf(out, "%s_%s_result out", stem(o), o->r->name);
        else
            fputs("torc_tensor out", out);
        first = false;
    }
    int tensors = 0;
    for (int i = 0; i < o->np; i++) {
        const param *p = &o->p[i];
        if (p->has_default && !internal(o)) continue;
        const char *t = c_type(p, false);
        if (p->type <= TENSORS_OPT && ++tensors == 2 && (f == SCALAR_FORM || f == SCALAR_INPLACE)) t = "torc_number";
        fprintf(out, "%s%s%s%s", first ? "" : ", ", t, space_after(t), p->name);
        first = false;
    }
    if (o->options)
        fprintf(out, "%sconst torc_%s_options *options", first ? "" : ", ", option_stem(o));
    else if (first)
        fputs("void", out);
    fputs(")", out);
}

static void prototype(FILE *out, const op *o, form f) { prototype_as(out, o, f, stem(o)); }

static void option_struct(FILE *out, const op *o) {
    if (!o->options) return;
    fprintf(out,
            "typedef struct TORC_BY_NAME torc_%s_options {\n    size_t struct_size; /**< sizeof(torc_%s_options) */\n",
            option_stem(o), option_stem(o));
    for (int i = 0; i < o->np; i++) {
        const param *p = &o->p[i];
        if (!p->has_default) continue;
        const char *t = c_type(p, true);
        fprintf(out, "    %s%s%s; /**< default %s */\n", t, space_after(t), p->name, p->def);
    }
    fprintf(out, "} torc_%s_options;\n", option_stem(o));
}
static void result_struct(FILE *out, const op *o) {
    if (o->nresults < 2) return;
    fprintf(out, "typedef struct %s_%s_result { torc_tensor ", stem(o), o->r->name);
    for (int i = 0; i < o->nresults; i++) fprintf(out, "%s%s", i ? ", " : "", o->results[i]);
    fprintf(out, "; } %s_%s_result;\n", stem(o), o->r->name);
}

/* ------------------------------------------------------------------------------------------ files */
static const char *root;
static FILE *create(const char *path, char *tmp, size_t n) {
    snprintf(tmp, n, "%s/%s.new", root, path);
    FILE *f = fopen(tmp, "w");
    if (!f) die("cannot write %s", tmp);
    return f;
}
/* Replace the file only if the text changed, so that an unchanged row rebuilds nothing. */
static void finish(FILE *f, const char *tmp) {
    char path[4096];
    snprintf(path, sizeof path, "%.*s", (int)(strlen(tmp) - 4), tmp);
    if (fclose(f)) die("cannot write %s", tmp);
    FILE *a = fopen(tmp, "rb"), *b = fopen(path, "rb");
    bool same = a && b;
    while (same) {
        int x = getc(a), y = getc(b);
        if (x != y) same = false;
        if (x == EOF) break;
    }
    if (a) fclose(a);
    if (b) fclose(b);
    if (same)
        remove(tmp);
    else if (rename(tmp, path))
        die("cannot rename %s", tmp);
}
#define BANNER "/* Written by tools/generate.c from the rows in src/ops: change the rows, then `./run generate`. */\n"

static void write_ops_h(const op *ops) {
    char tmp[4096];
    FILE *f = create("include/torc/ops.h", tmp, sizeof tmp);
    fputs(
        BANNER
        "/* torc/ops.h - every operator. Names, argument names, defaults, broadcasting, promotion and errors are PyTorch's.\n"
        " *\n"
        " * For each operator: its signature as PyTorch writes it, one line on what it does, then the C forms it has:\n"
        " *   torc_name(…)         new result       torc_name_(self, …)   writes self, returns it\n"
        " *   torc_name_out(out,…) writes out       torc_name_scalar(…)   the second operand is a number: NUM(2)\n"
        " * Where an operator has optional arguments, torc_name(…) is a macro that takes them as designated initializers\n"
        " * (torc_sum(x, .dim = DIMS(0), .keepdim = true)) over the plain function torc_name_with(…, &options);\n"
        " * options may be NULL. Fields left zero take the default named beside them.\n"
        " *\n"
        " * Every function returns a handle lent by the innermost scope, or NULL (false, empty list, all-NULL struct) and\n"
        " * sets this thread's error; while an error sticks every one returns NULL at once. NULL inputs are errors. */\n"
        "#ifndef TORC_OPS_H\n#define TORC_OPS_H\n\n#include \"torc/core.h\"\n\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n",
        f);
    for (int i = 0; i < ROWS; i++) {
        const op *o = &ops[i];
        if (internal(o)) continue;
        fprintf(f, "\n/** %s\n *  %s */\n", o->r->signature, o->r->doc);
        option_struct(f, o);
        result_struct(f, o);
        for (int k = 0; k < FORMS; k++) {
            if (!has_form(o, (form)k)) continue;
            fputs("TORC_API ", f);
            prototype(f, o, (form)k);
            fputs(";\n", f);
            if (o->options) {
                int n = positional_count(o, (form)k);
                fprintf(
                    f,
                    "#define torc_%s%s(...) TORC_OPTIONS%d_(torc_%s%s, torc_%s_options, __VA_ARGS__, .struct_size = sizeof(torc_%s_options))\n",
                    o->r->name, form_suffix(o, (form)k), n, o->r->name, with_suffix(o, (form)k), option_stem(o),
                    option_stem(o));
            }
        }
    }
    fputs("\n#ifdef __cplusplus\n}\n#endif\n#endif\n", f);
    finish(f, tmp);
}

static void write_ids(const op *ops) {
    char tmp[4096];
    FILE *f = create("src/ops/generated/ids.h", tmp, sizeof tmp);
    fputs(BANNER "#ifndef TORC_OPS_IDS_H\n#define TORC_OPS_IDS_H\nenum op_id {\n", f);
    for (int i = 0; i < ROWS; i++) fprintf(f, "    OP_%s,\n", ops[i].r->name);
    fputs("    OP_COUNT\n};\n#endif\n", f);
    finish(f, tmp);
}

static void write_attrs(const op *ops) {
    char tmp[4096];
    FILE *f = create("src/ops/generated/attrs.h", tmp, sizeof tmp);
    fputs(BANNER "#ifndef TORC_OPS_ATTRS_H\n#define TORC_OPS_ATTRS_H\n#include \"ops/call.h\"\n", f);
    for (int i = 0; i < ROWS; i++) {
        const op *o = &ops[i];
        if (composite(o)) continue;
        fprintf(f, "typedef struct %s_attrs {\n", o->r->name);
        int n = 0;
        for (int k = 0; k < o->np; k++)
            if (attr_type(&o->p[k])) fprintf(f, "    %s %s;\n", attr_type(&o->p[k]), o->p[k].name), n++;
        if (!n) fputs("    char none;\n", f);
        fprintf(f, "} %s_attrs;\n", o->r->name);
    }
    fputs("#endif\n", f);
    finish(f, tmp);
}

/* Composites read their options themselves, after known_<name>_options has refused plain literals and what is no tensor. */
static bool known_numbers(const op *o) { return composite(o) && o->options; }
static void write_internal(const op *ops) {
    char tmp[4096];
    FILE *f = create("src/ops/generated/internal.h", tmp, sizeof tmp);
    fputs(BANNER "#ifndef TORC_OPS_INTERNAL_H\n#define TORC_OPS_INTERNAL_H\n#include \"torc/ops.h\"\n", f);
    for (int i = 0; i < ROWS; i++) {
        const op *o = &ops[i];
        if (known_numbers(o))
            fprintf(f, "bool known_%s_options(const torc_%s_options *o);\n", option_stem(o), option_stem(o));
        if (!internal(o)) continue;
        fprintf(f, "\n/* %s\n * %s */\n", o->r->signature, o->r->doc);
        result_struct(f, o);
        for (int k = 0; k < FORMS; k++)
            if (has_form(o, (form)k)) {
                prototype(f, o, (form)k);
                fputs(";\n", f);
            }
    }
    fputs("#endif\n", f);
    finish(f, tmp);
}

/* Of GRADn(e, …), n > 1: which input each expression reads. */
static void write_save_when(FILE *f, const row *r) {
    unsigned written = 0;
    int depth = 0, gradient = 0;
    if (strncmp(r->backward, "GRAD", 4) || r->backward[4] < '2') return;
    for (const char *s = r->backward + 6; *s && gradient < 4; s++) {
        depth += (*s == '(') - (*s == ')');
        if (*s == ',' && depth == 0) gradient++;
        if (strncmp(s, "IN(", 3) || s[3] < '0' || s[3] > '4' || s[4] != ')') continue;
        const unsigned bit = 1u << (4 * (s[3] - '0') + gradient);
        if (!(written & bit)) fprintf(f, " | SAVE_WHEN(%c, %d)", s[3], gradient);
        written |= bit;
    }
}

static void write_table(const op *ops) {
    char tmp[4096];
    FILE *f = create("src/ops/generated/table.c", tmp, sizeof tmp);
    fputs(BANNER "#include \"ops/generated/attrs.h\"\n#define AT(op, field) (uint16_t)offsetof(op##_attrs, field)\n\n",
          f);
    for (int i = 0; i < ROWS; i++) {
        const row *r = ops[i].r;
        bool seen = false;
        for (int j = 0; j < i; j++) seen |= !strcmp(rows[j].infer, r->infer);
        if (strcmp(r->infer, "NULL") && !seen) fprintf(f, "infer_fn %s;\n", r->infer);
        if (!strncmp(r->backward, "GRAD", 4)) fprintf(f, "backward_fn backward_%s;\n", r->name);
        if (!strncmp(r->backward, "RULE(", 5)) {
            seen = false;
            for (int j = 0; j < i; j++) seen |= !strcmp(rows[j].backward, r->backward);
            if (!seen) fprintf(f, "backward_fn %.*s;\n", (int)strcspn(r->backward + 5, ")"), r->backward + 5);
        }
    }
    for (int i = 0; i < ROWS; i++) {
        const op *o = &ops[i];
        if (!o->np) continue;
        fprintf(f, "static const op_param params_%s[] = {\n", o->r->name);
        int t = 0;
        for (int k = 0; k < o->np; k++) {
            const param *p = &o->p[k];
            fprintf(f, "    {\"%s\", ", p->name);
            if (p->has_default)
                fprintf(f, "\"%s\"", p->def);
            else
                fputs("NULL", f);
            fprintf(f, ", %s, %s, %s, ", type_ids[p->type], p->mutated ? "true" : "false",
                    p->keyword ? "true" : "false");
            if (p->type <= TENSORS_OPT)
                fprintf(f, "%d},\n", t++);
            else if (composite(o))
                fputs("0},\n", f);
            else
                fprintf(f, "AT(%s, %s)},\n", o->r->name, p->name);
        }
        fputs("};\n", f);
    }
    fputs("\nconst op_row op_rows[OP_COUNT] = {\n", f);
    for (int i = 0; i < ROWS; i++) {
        const op *o = &ops[i];
        const row *r = o->r;
        unsigned mutates = 0;
        for (int k = 0, t = 0; k < o->np; k++)
            if (o->p[k].type <= TENSORS_OPT) {
                if (o->p[k].mutated) mutates |= 1u << t;
                t++;
            }
        char backward[160] = "NULL";
        if (!strncmp(r->backward, "GRAD", 4)) snprintf(backward, sizeof backward, "backward_%s", r->name);
        if (!strncmp(r->backward, "RULE(", 5))
            snprintf(backward, sizeof backward, "%.*s", (int)strcspn(r->backward + 5, ")"), r->backward + 5);
        fprintf(f, "    [OP_%s] = {\"%s\", \"%s\",\n        \"%s\",\n        KIND_%s, CLASS_%s, CAST_%s, %d, %d, %d, ",
                r->name, r->name, r->signature, r->doc, r->kind, r->class_, r->cast, o->np, o->nt,
                o->returns_list ? -1 : o->nresults);
        bool attrs = false, any_length = false;
        for (int k = 0; k < o->np; k++) attrs |= attr_type(&o->p[k]) != NULL, any_length |= o->p[k].type == INTS_LIST;
        if (composite(o) || !attrs)
            fputs("0", f);
        else
            fprintf(f, "sizeof(%s_attrs)", r->name);
        fprintf(f, ", %du, %s", r->flags | (any_length ? ANY_LENGTH : 0), r->save);
        write_save_when(f, r);
        fprintf(f, ", %uu, %s, %s, ", mutates, r->infer, backward);
        if (o->np)
            fprintf(f, "params_%s},\n", r->name);
        else
            fputs("NULL},\n", f);
    }
    fputs("};\n", f);
    finish(f, tmp);
}

static void number_text(FILE *f, const param *p) {
    if (!strcmp(p->def, "True"))
        fputs("{.kind = TORC_NUMBER_BOOL, .as.i = 1}", f);
    else if (strpbrk(p->def, ".e") || !strcmp(p->def, "inf"))
        fprintf(f, "{.kind = TORC_NUMBER_FLOAT, .as.d = %s}", !strcmp(p->def, "inf") ? "(double)INFINITY" : p->def);
    else
        fprintf(f, "{.kind = TORC_NUMBER_INT, .as.i = %s}", p->def);
}

/* Does it arrive as a torc_number that may be none? */
static bool is_number(const op *o, const param *p) {
    bool option = p->has_default && !internal(o), num = option && !zero_default(p);
    return p->type == SCALAR_OPT || p->type == INT_OPT || p->type == FLOAT_OPT || p->type == BOOL_OPT ||
           (option && p->type == SCALAR) || (num && (p->type == INT || p->type == FLOAT || p->type == BOOL));
}
static bool pack_can_fail(const op *o, const param *p) {
    return is_number(o, p) || p->type == FORMAT || p->type == SCALAR || p->type == INTS || p->type == INTS_OPT ||
           p->type == INTS_LIST || p->type == STR || p->type == STR_OPT;
}

/* Assign attribute `a.name` from its C argument. */
static void pack(FILE *f, const op *o, const param *p) {
    char src[128];
    bool option = p->has_default && !internal(o);
    snprintf(src, sizeof src, option ? "o.%s" : "%s", p->name);
    bool num = option && !zero_default(p);
    bool number = is_number(o, p);
    if (number) fprintf(f, "    if (!number_known(\"%s\", \"%s\", %s)) goto fail;\n", o->r->name, p->name, src);
    if (p->type == FORMAT) fprintf(f, "    if (!format_known(\"%s\", %s)) goto fail;\n", o->r->name, src);
    switch (p->type) {
    case INT:
    case FLOAT:
    case BOOL:
        if (num) {
            const char *conv = p->type == INT     ? "torc_number_to_int"
                               : p->type == FLOAT ? "torc_number_to_double"
                                                  : "0 != torc_number_to_double";
            const char *def = !strcmp(p->def, "True") ? "true" : !strcmp(p->def, "inf") ? "(double)INFINITY" : p->def;
            fprintf(f, "    a.%s = %s.kind ? %s(%s) : %s;\n", p->name, src, conv, src, def);
        } else
            fprintf(f, "    a.%s = %s;\n", p->name, src);
        break;
    case SCALAR:
        if (option) {
            fprintf(f, "    a.%s = %s.kind ? %s : (torc_number)", p->name, src, src);
            number_text(f, p);
            fputs(";\n", f);
        } else
            fprintf(f, "    if (!wrap_number(\"%s\", \"%s\", &a.%s, %s)) goto fail;\n", o->r->name, p->name, p->name,
                    src);
        break;
    case INTS:
    case INTS_OPT: {
        int fixed = p->fixed;
        bool list_default = option && !zero_default(p);
        long def = list_default ? strtol(p->def[0] == '[' ? p->def + 1 : p->def, NULL, 10) : 0;
        fprintf(f, "    if (!pack_ints(\"%s\", \"%s\", &a.%s, %s, %d, %s, %ld)) goto fail;\n", o->r->name, p->name,
                p->name, src, fixed,
                list_default || (option && p->type == INTS && fixed && !strcmp(p->def, "0")) ? "PACK_DEFAULT"
                : p->type == INTS_OPT || option                                              ? "PACK_NONE"
                                                                                             : "PACK_REQUIRED",
                def);
        break;
    }
    case INTS_LIST:
        fprintf(f, "    if (!pack_list(\"%s\", \"%s\", &a.%s, %s)) goto fail;\n", o->r->name, p->name, p->name, src);
        break;
    case STR:
    case STR_OPT:
        fprintf(f, "    if (!pack_str(\"%s\", \"%s\", &a.%s, %s, ", o->r->name, p->name, p->name, src);
        if (option && strcmp(p->def, "None")) {
            const char *d = p->def;
            int n = (int)strlen(d);
            fprintf(f, "\"%.*s\"", n >= 2 ? n - 2 : 0, d + 1);
        } else
            fputs("NULL", f);
        fputs(")) goto fail;\n", f);
        break;
    case DTYPE:
    case FORMAT: fprintf(f, "    a.%s = (int32_t)%s;\n", p->name, src); break;
    default: fprintf(f, "    a.%s = %s;\n", p->name, src);
    }
}

/* "return …;" of what is in out_. */
static void give_back(FILE *f, const op *o, form form_) {
    if (o->returns_nothing)
        fputs("return false;\n", f);
    else if (o->returns_list)
        fputs("return out_;\n", f);
    else if (o->nresults > 1 && form_ != INPLACE) {
        fprintf(f, "return (%s_%s_result){", stem(o), o->r->name);
        for (int k = 0; k < o->nresults; k++) fprintf(f, "%sout_[%d]", k ? ", " : "", k);
        fputs("};\n", f);
    } else
        fputs("return out_[0];\n", f);
}

/* Tell the error which call it was. Optional tensors are found under `options`, or in the caller's struct if that is NULL. */
static void name_failed(FILE *f, const op *o, form form_, const char *options, const char *indent) {
    const char *variant = form_ == OUT                                  ? "CALL_OUT"
                          : form_ == INPLACE || form_ == SCALAR_INPLACE ? "CALL_INPLACE"
                                                                        : "CALL_FUNCTION";
    bool scalar = form_ == SCALAR_FORM || form_ == SCALAR_INPLACE;
    bool lists = false;
    for (int k = 0; k < o->np; k++) lists |= o->p[k].type == TENSORS || o->p[k].type == TENSORS_OPT;
    if (lists)
        fprintf(f, "%scall_name name_;\n%scall_name_begin(&name_, OP_%s, %s);\n", indent, indent, o->r->name, variant);
    else
        fprintf(f, "%sCALL_FAILED(OP_%s, %s", indent, o->r->name, variant);
    int tensors = 0;
    for (int k = 0; k < o->np; k++) {
        const param *p = &o->p[k];
        if (p->type > TENSORS_OPT || (++tensors == 2 && scalar)) continue;
        bool list = p->type > TENSOR_OPT, option = p->has_default && !internal(o);
        if (lists)
            fprintf(f, "%scall_name_%s(&name_, ", indent, list ? "list" : "tensor");
        else
            fputs(", ", f);
        if (option && !options)
            fprintf(f, "OPTION_OF(options, torc_%s_options, %s, %s)", option_stem(o), p->name,
                    list ? "(torc_tensors){0}" : "NULL");
        else
            fprintf(f, "%s%s", option ? options : "", p->name);
        if (lists) fputs(");\n", f);
    }
    if (lists)
        fprintf(f, "%scall_name_end(&name_);\n", indent);
    else
        fputs(");\n", f);
}

static void write_wrapper(FILE *f, const op *o, form form_) {
    const char *name = o->r->name;
    bool scalar = form_ == SCALAR_FORM || form_ == SCALAR_INPLACE, lists = false, attrs = false;
    for (int k = 0; k < o->np; k++) {
        lists |= o->p[k].type == TENSORS || o->p[k].type == TENSORS_OPT;
        attrs |= attr_type(&o->p[k]) != NULL;
    }
    fputs("\n", f);
    prototype(f, o, form_);
    fputs(" {\n", f);
    bool multi = o->nresults > 1 && form_ != INPLACE;
    int nout = o->nresults ? o->nresults : 1;
    if (o->returns_list)
        fputs("    torc_tensors out_ = {NULL, 0};\n", f);
    else
        fprintf(f, "    torc_tensor out_[%d] = {NULL};\n", nout);
    bool can_fail = o->options || scalar; /* before the call */
    for (int k = 0; k < o->np; k++) can_fail |= attr_type(&o->p[k]) && pack_can_fail(o, &o->p[k]);
    fputs("    if (FAILED()) ", f);
    give_back(f, o, form_);
    if (o->options)
        fprintf(f, "    torc_%s_options o = {0};\n    if (!options_copy(\"%s\", &o, options, sizeof o)) goto fail;\n",
                option_stem(o), name);
    if (attrs) {
        fprintf(f, "    %s_attrs a;\n    memset(&a, 0, sizeof a);\n", name);
        for (int k = 0; k < o->np; k++)
            if (attr_type(&o->p[k])) pack(f, o, &o->p[k]);
    }
    if (scalar) {
        int t = 0;
        const char *second = "";
        for (int k = 0; k < o->np; k++)
            if (o->p[k].type <= TENSORS_OPT && ++t == 2) second = o->p[k].name;
        fprintf(f, "    torc_tensor wrapped_ = wrapped_owned(%s);\n    if (!wrapped_) goto fail;\n", second);
    }
    const char *variant = form_ == OUT                                  ? "CALL_OUT"
                          : form_ == INPLACE || form_ == SCALAR_INPLACE ? "CALL_INPLACE"
                                                                        : "CALL_FUNCTION";
    const char *given = form_ == OUT ? (multi ? "given_" : "&out") : "NULL";
    if (form_ == OUT && multi) {
        fputs("    torc_tensor given_[] = {", f);
        for (int k = 0; k < o->nresults; k++) fprintf(f, "%sout.%s", k ? ", " : "", o->results[k]);
        fputs("};\n", f);
    }
    if (lists) {
        fputs("    call_inputs inputs_;\n    call_inputs_begin(&inputs_);\n", f);
        for (int k = 0; k < o->np; k++) {
            const param *p = &o->p[k];
            if (p->type > TENSORS_OPT) continue;
            const char *pre = p->has_default && !internal(o) ? "o." : "";
            if (p->type <= TENSOR_OPT)
                fprintf(f, "    call_inputs_add(&inputs_, %s%s);\n", pre, p->name);
            else
                fprintf(f, "    call_inputs_add_list(&inputs_, %s%s);\n", pre, p->name);
        }
        if (o->returns_list)
            fprintf(f, "    bool done_ = call_inputs_run_list(&inputs_, OP_%s, %s, &out_);\n", name,
                    attrs ? "&a" : "NULL");
        else
            fprintf(f, "    bool done_ = call_inputs_run(&inputs_, OP_%s, %s, %s, out_, %s);\n", name, variant,
                    attrs ? "&a" : "NULL", given);
    } else {
        fprintf(f, "    const torc_tensor in_[%d] = {", o->nt ? o->nt : 1);
        int t = 0;
        if (!o->nt) fputs("NULL", f);
        for (int k = 0; k < o->np; k++)
            if (o->p[k].type <= TENSORS_OPT) {
                t++;
                if (scalar && t == 2)
                    fputs(", wrapped_", f);
                else
                    fprintf(f, "%s%s%s", t > 1 ? ", " : "", o->p[k].has_default && !internal(o) ? "o." : "",
                            o->p[k].name);
            }
        fputs("};\n", f);
        if (o->returns_list)
            fprintf(f, "    bool done_ = op_call_list(OP_%s, in_, %d, NULL, %s, &out_);\n", name, o->nt,
                    attrs ? "&a" : "NULL");
        else
            fprintf(f, "    bool done_ = op_call(OP_%s, %s, in_, %d, NULL, %s, out_, %s);\n", name, variant, o->nt,
                    attrs ? "&a" : "NULL", given);
    }
    if (scalar) fputs("    torc_release(wrapped_);\n", f);
    if (o->returns_nothing)
        fputs("    return done_;\n", f);
    else {
        fputs("    (void)done_;\n    ", f);
        give_back(f, o, form_);
    }
    if (can_fail) {
        fputs("fail: {\n", f);
        name_failed(f, o, form_, "o.", "        ");
        fputs("        ", f);
        give_back(f, o, form_);
        fputs("    }\n", f);
    }
    fputs("}\n", f);
}

/* The public function of a composite: its body, and if that fails the name of this call, whatever call inside it failed. */
static void write_composite(FILE *f, const op *o, form form_) {
    fputs("\n", f);
    prototype(f, o, form_);
    fputs(" {\n    const bool stuck_ = FAILED();\n    ", f);
    result_type(f, o, form_);
    fputs("result_ = ", f);
    symbol(f, o, form_, "composite");
    fputs("(", f);
    bool first = form_ != OUT;
    if (!first) fputs("out", f);
    for (int k = 0; k < o->np; k++) {
        if (o->p[k].has_default) continue;
        fprintf(f, "%s%s", first ? "" : ", ", o->p[k].name);
        first = false;
    }
    if (o->options) fputs(first ? "options" : ", options", f);
    fputs(");\n    if (FAILED() && !stuck_) {\n", f);
    name_failed(f, o, form_, NULL, "        ");
    fputs("    }\n    return result_;\n}\n", f);
}

static void write_bodies(const op *ops) {
    char tmp[4096];
    FILE *f = create("src/ops/generated/bodies.h", tmp, sizeof tmp);
    fputs(BANNER "#ifndef TORC_OPS_BODIES_H\n#define TORC_OPS_BODIES_H\n#include \"torc/ops.h\"\n", f);
    for (int pass = 0; pass < 2; pass++) {
        if (pass) fputs("\n#ifdef COMPOSITE_BODIES\n", f);
        for (int i = 0; i < ROWS; i++)
            for (int k = 0; k < FORMS; k++) {
                if (!composite(&ops[i]) || internal(&ops[i]) || !has_form(&ops[i], (form)k)) continue;
                if (pass) {
                    fputs("#define ", f);
                    symbol(f, &ops[i], (form)k, "torc");
                    fputs(" ", f);
                    symbol(f, &ops[i], (form)k, "composite");
                    fputs("\n", f);
                } else {
                    prototype_as(f, &ops[i], (form)k, "composite");
                    fputs(";\n", f);
                }
            }
    }
    fputs("#endif\n#endif\n", f);
    finish(f, tmp);
}

static void write_known(FILE *f, const op *o) {
    fprintf(f, "\nbool known_%s_options(const torc_%s_options *o) {\n    return ", option_stem(o), option_stem(o));
    bool any = false;
    for (int k = 0; k < o->np; k++) {
        const param *p = &o->p[k];
        const char *type = p->has_default ? c_type(p, true) : "";
        const char *kind = !strcmp(type, "torc_number")   ? "number"
                           : !strcmp(type, "torc_ints")   ? "ints"
                           : !strcmp(type, "torc_tensor") ? "tensor"
                                                          : NULL;
        if (!kind) continue;
        fprintf(f, "%s%s_known(\"%s\", \"%s\", o->%s)", any ? " &&\n           " : "", kind, o->r->name, p->name,
                p->name);
        any = true;
    }
    fputs(any ? ";\n}\n" : "o != NULL;\n}\n", f);
}

static void write_wrappers(const op *ops) {
    char tmp[4096];
    FILE *f = create("src/ops/generated/wrappers.c", tmp, sizeof tmp);
    fputs(
        BANNER
        "#include <math.h>\n\n#include \"ops/generated/attrs.h\"\n#include \"ops/generated/bodies.h\"\n#include \"ops/generated/internal.h\"\n#include \"ops/pack.h\"\n",
        f);
    for (int i = 0; i < ROWS; i++)
        for (int k = 0; k < FORMS; k++)
            if (has_form(&ops[i], (form)k) && !composite(&ops[i]))
                write_wrapper(f, &ops[i], (form)k);
            else if (has_form(&ops[i], (form)k) && !internal(&ops[i]))
                write_composite(f, &ops[i], (form)k);
    for (int i = 0; i < ROWS; i++)
        if (known_numbers(&ops[i])) write_known(f, &ops[i]);
    finish(f, tmp);
}

static void write_docs(const op *ops) {
    char tmp[4096];
    FILE *f = create("docs/operators.md", tmp, sizeof tmp);
    fputs(
        "<!-- Written by tools/generate.c from the rows in src/ops -->\n# Operators\n\n| operator | forms | what it does |\n| --- | --- | --- |\n",
        f);
    for (int i = 0; i < ROWS; i++) {
        const op *o = &ops[i];
        if (internal(o)) continue;
        fprintf(f, "| `%s` | %s%s%s%s | %s |\n", o->r->signature, o->r->flags & F ? "new " : "",
                o->r->flags & I ? "in-place " : "", o->r->flags & O ? "out " : "", o->r->flags & S ? "scalar " : "",
                o->r->doc);
    }
    finish(f, tmp);
}

/* A call of every public operator in every form from a vector of arguments, for tests that want to call them all. */
static const char *failure_type(const param *p, bool scalar) {
    if (scalar) return "Scalar";
    switch (p->type) {
    case TENSOR_OPT: return "Tensor?";
    case INT_OPT: return "int";
    case FLOAT_OPT: return "float";
    case BOOL_OPT: return "bool";
    case SCALAR_OPT: return "Scalar";
    case INTS_OPT:
    case INTS_LIST: return "int[]";
    case STR_OPT: return "str?";
    case DTYPE: return "ScalarType";
    case DEVICE: return "Device";
    case FORMAT: return "MemoryFormat";
    default: return type_names[p->type];
    }
}
static const char *failure_field(const param *p, bool scalar, bool option) {
    if (scalar || (option && !strcmp(c_type(p, true), "torc_number"))) return "n";
    switch (p->type) {
    case TENSOR:
    case TENSOR_OPT: return "tensor";
    case TENSORS:
    case TENSORS_OPT: return "tensors";
    case INT: return "i";
    case FLOAT: return "d";
    case BOOL: return "b";
    case INTS:
    case INTS_OPT:
    case INTS_LIST: return "ints";
    case STR:
    case STR_OPT: return "s";
    case DTYPE: return "dtype";
    case DEVICE: return "device";
    case FORMAT: return "format";
    case GENERATOR: return "generator";
    default: return "n";
    }
}
static int form_outputs(const op *o, form f) { return f != OUT ? 0 : o->nresults; }
static void failure_name(FILE *f, const op *o, form k) {
    fprintf(f, "%s%s", o->r->name, o->options ? with_suffix(o, k) : form_suffix(o, k));
}
static void write_calls(const op *ops) {
    char tmp[4096];
    FILE *f = create("tests/unit/generated/public_ops.h", tmp, sizeof tmp);
    fputs(BANNER "#include \"../failures.h\"\n", f);
    for (int pass = 0; pass < 2; pass++) {
        if (pass) fputs("\n/* X(symbol without torc_, operator, form, parameters) */\n#define PUBLIC_OPS(X) \\\n", f);
        for (int i = 0; i < ROWS; i++) {
            const op *o = &ops[i];
            if (internal(o)) continue;
            for (int k = 0; k < FORMS; k++) {
                if (!has_form(o, (form)k)) continue;
                int outs = form_outputs(o, (form)k), tensors = 0;
                bool scalar_form = k == SCALAR_FORM || k == SCALAR_INPLACE, many = o->nresults > 1 && k != INPLACE;
                if (pass) {
                    static const char *const forms[FORMS] = {"FUNCTION", "INPLACE", "OUT", "SCALAR", "SCALAR_INPLACE"};
                    fputs("    X(", f);
                    failure_name(f, o, (form)k);
                    fprintf(f, ", %s, FORM_%s, \"", o->r->name, forms[k]);
                    for (int r = 0; r < outs; r++) fprintf(f, "%sTensor out%d", r ? ", " : "", r);
                    for (int q = 0; q < o->np; q++) {
                        const param *p = &o->p[q];
                        bool scalar = p->type <= TENSORS_OPT && ++tensors == 2 && scalar_form;
                        fprintf(f, "%s%s %s%s", q || outs ? ", " : "", failure_type(p, scalar), p->name,
                                p->has_default ? "=" : "");
                    }
                    fputs("\") \\\n", f);
                    continue;
                }
                fputs("CALL(", f);
                failure_name(f, o, (form)k);
                fputs(") {\n    (void)a;\n", f);
                if (o->options) {
                    fprintf(f, "    torc_%s_options o = {.struct_size = sizeof o", option_stem(o));
                    for (int q = 0; q < o->np; q++)
                        if (o->p[q].has_default)
                            fprintf(f, ", .%s = a[%d].%s", o->p[q].name, outs + q,
                                    failure_field(&o->p[q], false, true));
                    fputs("};\n", f);
                }
                if (many)
                    fprintf(f, "    torc_%s_result result = ", o->r->name);
                else
                    fprintf(f, "    %s(r, ",
                            o->returns_nothing  ? "give_bool"
                            : o->returns_number ? "give_number"
                            : o->returns_list   ? "give_list"
                                                : "give_tensor");
                fputs("torc_", f);
                failure_name(f, o, (form)k);
                fputs("(", f);
                bool first = true;
                if (outs) {
                    if (outs > 1) {
                        fprintf(f, "(torc_%s_result){", o->r->name);
                        for (int r = 0; r < outs; r++) fprintf(f, "%sa[%d].tensor", r ? ", " : "", r);
                        fputs("}", f);
                    } else
                        fputs("a[0].tensor", f);
                    first = false;
                }
                for (int q = 0; q < o->np; q++) {
                    const param *p = &o->p[q];
                    bool scalar = p->type <= TENSORS_OPT && ++tensors == 2 && scalar_form;
                    if (p->has_default) continue;
                    fprintf(f, "%sa[%d].%s", first ? "" : ", ", outs + q, failure_field(p, scalar, false));
                    first = false;
                }
                if (o->options) fprintf(f, "%soptions_as_wanted(&o)", first ? "" : ", ");
                fputs(many ? ");\n" : "));\n", f);
                if (many) {
                    fputs("    give_many(r, (const torc_tensor[]){", f);
                    for (int r = 0; r < o->nresults; r++) fprintf(f, "%sresult.%s", r ? ", " : "", o->results[r]);
                    fprintf(f, "}, %d);\n", o->nresults);
                }
                fputs("}\n", f);
            }
        }
    }
    fputs("/* end */\n", f);
    finish(f, tmp);
}

/* Every macro of the public headers over a function that takes options, expanded once: an argument macro that is missing, or
 * one that does not fit its function, is found when this compiles. The types of the arguments are read from the prototypes. */
static char *read_header(const char *name) {
    char path[4096];
    snprintf(path, sizeof path, "%s/include/torc/%s", root, name);
    FILE *f = fopen(path, "r");
    if (!f)
        snprintf(path, sizeof path, "include/torc/%s", name),
            f = fopen(path, "r"); /* the others when writing elsewhere */
    if (!f) die("cannot read %s", path);
    size_t n = 0, room = 1 << 20;
    char *text = malloc(room + 1);
    if (text) n = fread(text, 1, room, f);
    if (!text || n == room) die("%s: too long", path);
    text[n] = 0;
    fclose(f);
    return text;
}
static void expand_macro(FILE *f, const char *text, const char *macro, const char *function, int positional) {
    char open[128];
    snprintf(open, sizeof open, " %s(", function);
    const char *at = strstr(text, open);
    if (!at) snprintf(open, sizeof open, "*%s(", function), at = strstr(text, open);
    if (!at) die("%s: no prototype", function);
    at += strlen(open);
    fprintf(f, "    (void)%s(", macro);
    for (int k = 0; k < positional; k++) {
        const char *end = at + strcspn(at, ",)"), *name = end;
        if (*end != ',') die("%s: fewer than %d arguments before its options", function, positional);
        while (name > at && (isalnum((unsigned char)name[-1]) || name[-1] == '_')) name--;
        fprintf(f, "%s((%.*s){0})", k ? ", " : "", (int)(name - at - (name[-1] == ' ')), at);
        at = end + 1 + strspn(end + 1, " \n");
    }
    fputs(");\n", f);
}
static void write_macros(void) {
    static const char *const headers[] = {"core.h",  "ops.h", "autograd.h", "nn.h",
                                          "optim.h", "io.h",  "cuda.h",     "cuda_kernel.h"};
    char tmp[4096];
    FILE *f = create("tests/unit/generated/option_macros.h", tmp, sizeof tmp);
    fputs(BANNER "#include \"torc/cuda.h\"\n#include \"torc/cuda_kernel.h\"\n#include \"torc/torc.h\"\n", f);
    for (size_t h = 0; h < sizeof headers / sizeof *headers; h++) {
        char *text = read_header(headers[h]), guard[64];
        snprintf(guard, sizeof guard, "expand_%s", headers[h]);
        *strchr(guard, '.') = 0;
        fprintf(f, "\nstatic inline void %s(void) {\n", guard);
        for (const char *at = text; (at = strstr(at, "\n#define torc_")) != NULL;) {
            at += strlen("\n#define ");
            char macro[96], function[96];
            int positional;
            const char *body = strchr(at, ')');
            if (sscanf(at, "%95[a-z0-9_](...)", macro) != 1 || !body) continue;
            body += 1 + strspn(body + 1, " \\\n");
            if (sscanf(body, "TORC_OPTIONS%d_(%95[a-z0-9_]", &positional, function) != 2 &&
                sscanf(body, "TORC_MODULE%d_(%95[a-z0-9_]", &positional, function) != 2)
                continue; /* the few of other forms are expanded by hand */
            expand_macro(f, text, macro, function, positional);
        }
        fputs("}\n", f);
        free(text);
    }
    finish(f, tmp);
}

int main(int argc, char **argv) {
    root = argc > 1 ? argv[1] : ".";
    static op ops[ROWS];
    for (int i = 0; i < ROWS; i++) {
        parse(&ops[i], &rows[i]);
        for (int j = 0; j < i; j++)
            if (!strcmp(rows[i].name, rows[j].name)) die("%s: two rows", rows[i].name);
    }
    write_ids(ops);
    write_attrs(ops);
    write_internal(ops);
    write_ops_h(ops);
    write_table(ops);
    write_wrappers(ops);
    write_docs(ops);
    write_bodies(ops);
    write_calls(ops);
    write_macros();
    printf("%d operators\n", (int)ROWS);
    return 0;
}
