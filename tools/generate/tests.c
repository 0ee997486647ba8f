/* tests.c - what tests need of all operators: a call of each, and every macro that takes options, expanded. */
#include "rows.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

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
    case P_INT: return "i";
    case P_FLOAT: return "d";
    case P_BOOL: return "b";
    case INTS:
    case INTS_OPT:
    case INTS_LIST: return "ints";
    case SCALARS: return "numbers";
    case STR:
    case STR_OPT: return "s";
    case DTYPE: return "dtype";
    case DEVICE: return "device";
    case FORMAT: return "format";
    case GENERATOR: return "generator";
    default: return "n";
    }
}
static int form_outputs(const op *o, form f) { return f != F_OUT ? 0 : o->nresults; }
static void failure_name(FILE *f, const op *o, form k) {
    fprintf(f, "%s%s", o->r->name, o->options ? with_suffix(o, k) : form_suffix(o, k));
}
static void write_calls(void) {
    FILE *f = create("tests/unit/generated/public_ops.h");
    fputs(BANNER "#include \"../failures.h\"\n", f);
    for (int pass = 0; pass < 2; pass++) {
        if (pass) fputs("\n/* X(symbol without torc_, operator, form, parameters) */\n#define PUBLIC_OPS(X) \\\n", f);
        for (int i = 0; i < op_count; i++) {
            const op *o = &ops[i];
            if (internal(o)) continue;
            for (form k = 0; k < FORMS; k++) {
                if (!has_form(o, k)) continue;
                int outs = form_outputs(o, k), tensors = 0;
                bool scalar_form = k == F_SCALAR || k == F_SCALAR_INPLACE, many = o->nresults > 1 && k != F_INPLACE;
                if (pass) {
                    static const char *const forms[FORMS] = {"FUNCTION", "INPLACE", "OUT", "SCALAR", "SCALAR_INPLACE"};
                    fputs("    X(", f);
                    failure_name(f, o, k);
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
                failure_name(f, o, k);
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
                            gives_nothing(o, k) ? "give_bool"
                            : gives_list(o, k)  ? "give_list"
                                                : "give_tensor");
                fputs("torc_", f);
                failure_name(f, o, k);
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
    finish(f);
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
    FILE *f = create("tests/unit/generated/option_macros.h");
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
    finish(f);
}

void write_tests(void) {
    write_calls();
    write_macros();
}
