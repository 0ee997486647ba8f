/* tests.c - what tests need of all operators: a call of each, and every macro that takes options, expanded. */
#include "api.h"
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
    case BOOL_OPT: return "bool?";
    case SCALAR_OPT: return "Scalar";
    case INTS_OPT: return "int[]";
    case STR_OPT: return "str?";
    case DTYPE: return "ScalarType";
    case DEVICE: return "Device";
    case FORMAT: return "MemoryFormat";
    default: return type_names[p->type];
    }
}
static const char *failure_field(const param *p, bool scalar, bool option) {
    if (scalar) return "n";
    switch (p->type) {
    case TENSOR:
    case TENSOR_OPT: return "tensor";
    case TENSORS:
    case TENSORS_OPT: return "tensors";
    case P_INT:
    case INT_OPT: return "i";
    case P_FLOAT:
    case FLOAT_OPT: return "d";
    case P_BOOL:
    case BOOL_OPT: return option || p->type == BOOL_OPT ? "flag" : "b";
    case INTS:
    case INTS_OPT: return "ints";
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
    fputs(BANNER "#include \"../failures.h\"\n#include \"torc/ops_private.h\"\n", f);
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
                    fprintf(f, "    OPTIONS(torc_%s_options);\n", option_stem(o));
                    for (int q = 0; q < o->np; q++)
                        if (o->p[q].has_default)
                            fprintf(f, "    GIVEN(%d, %s, %s);\n", outs + q, o->p[q].name,
                                    failure_field(&o->p[q], false, true));
                }
                if (many)
                    fprintf(f, "    torc_%s_result result = ", o->r->name);
                else
                    fprintf(f, "    %s(r, ",
                            gives_nothing(o, k) ? "give_bool"
                            : gives_list(o, k)  ? "give_list"
                                                : "give_tensor");
                fputs(o->options ? "torc_" : "(torc_", f); /* the function, not the macro over it */
                failure_name(f, o, k);
                fputs(o->options ? "(" : ")(", f);
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

/* Every macro over a public function, expanded once, so that one which does not fit its function is found when this compiles. */
static void write_expansions(void) {
    FILE *f = create("tests/unit/generated/option_macros.h");
    fputs(
        BANNER
        "#include \"torc/cuda.h\"\n#include \"torc/cuda_kernel.h\"\n#include \"torc/ops_private.h\"\n#include \"torc/torc.h\"\n",
        f);
    for (int h = 0; api_headers[h]; h++) {
        fprintf(f, "\nstatic inline void expand_%.*s(void) {\n", (int)(strlen(api_headers[h]) - 2), api_headers[h]);
        for (int k = 0; k < api_function_count; k++) {
            const api_function *a = &api_functions[k];
            if (strcmp(a->header, api_headers[h]) || !api_has_macro(a) || a->is_twin) continue;
            for (int twice = 0; twice <= (a->twin >= 0); twice++) { /* with a tensor, and with a number */
                char name[96];
                api_macro_name(a, name);
                fprintf(f, "    (void)%s(", name);
                for (int p = 0; p < a->np - a->options; p++) {
                    const bool number = twice && p == a->twin_at, scalar = !strcmp(a->p[p].type, "torc_number");
                    if (number || scalar)
                        fprintf(f, "%s0.5", p ? ", " : "");
                    else if (!strcmp(a->p[p].type, "torc_ints"))
                        fprintf(f, "%sSHAPE(1, 2)", p ? ", " : "");
                    else
                        fputs(p ? ", " : "", f), api_zeros(f, a->p[p].type);
                }
                fputs(");\n", f);
            }
        }
        fputs("}\n", f);
    }
    finish(f);
}

/* All structs of options; and no struct that says its size, whoever fills it in, has padding. */
static void write_structs(void) {
    FILE *f = create("tests/unit/generated/options_structs.h");
    fputs(
        BANNER
        "#include \"torc/cuda.h\"\n#include \"torc/cuda_kernel.h\"\n#include \"torc/ops_private.h\"\n#include \"torc/torc.h\"\n\n"
        "#define OPTIONS_STRUCTS(X) \\\n",
        f);
    for (int k = 0; k < api_struct_count; k++)
        if (api_structs[k].init) fprintf(f, "    X(%s) \\\n", api_structs[k].name);
    fputs("/* end */\n\n", f);
    for (int k = 0; k < api_struct_count; k++)
        if (api_structs[k].nf && !strcmp(api_structs[k].f[0].name, "struct_size")) api_no_padding(f, &api_structs[k]);
    finish(f);
}

/* A call with that argument, or that field, and otherwise what fits: torc_is_contiguous(((torc_tensor){0}), .memory_format = 1.5) */
static void write_call(FILE *f, const api_function *a, int argument, const char *field, const char *value) {
    char name[96];
    api_macro_name(a, name);
    fprintf(f, "%s(", name);
    const int np = a->np - a->options;
    for (int p = 0; p < np; p++) {
        const char *type = a->p[p].type;
        if (p == argument)
            fprintf(f, "%s%s", p ? ", " : "", value);
        else
            fputs(p ? ", " : "", f), api_zeros(f, type);
    }
    if (field) fprintf(f, "%s.%s = %s", np ? ", " : "", field, value);
    fputs(")", f);
}
/* What fits a parameter or field that is no place for a float: an enumerator, an int, a list of ints. NULL: it may be one. */
static const char *without_fraction(const api_param *p) {
    if (api_is_enum(p->type)) return api_enum_named(p->type, (int)strlen(p->type))->v[1].name;
    if (!strcmp(p->type, "torc_ints")) return "SHAPE(1)";
    return !strcmp(p->type, "int64_t") || (api_small_int(p->type) && strcmp(p->type, "bool")) ? "1" : NULL;
}
/* Of every such parameter and field: what must not compile, and what must. */
static void write_no_floats(void) {
    static const char *const floats[] = {"1.5", "2.0f", "(double){1}"};
    int n = 0;
    FILE *f = create("tests/unit/generated/no_floats.h");
    fputs(BANNER, f);
    for (int k = 0; k < api_function_count; k++) {
        const api_function *a = &api_functions[k];
        if (!api_has_macro(a) || a->is_twin) continue;
        const api_struct *s = a->options ? api_options_of(a) : NULL;
        const int np = a->np - a->options;
        for (int p = 0; p < np + (s ? s->nf : 0); p++) {
            const api_param *q = p < np ? &a->p[p] : &s->f[p - np];
            const char *fits = without_fraction(q), *field = p < np ? NULL : q->name;
            if (!fits || (field && (!strncmp(field, "reserved", 8) || !strcmp(field, "struct_size")))) continue;
            const char *value = floats[n++ % 3];
            /* a constant that is whole stands for an int where no macro looks at it */
            if ((field || p >= api_macro_named(a)) && !strncmp(value, "2.0", 3)) value = "2.5f";
            fputs("PAIR(\"", f);
            write_call(f, a, p < np ? p : -1, field, value);
            fputs("\", \"", f);
            write_call(f, a, p < np ? p : -1, field, fits);
            fputs("\"),\n", f);
        }
    }
    finish(f);
}

void write_tests(void) {
    write_no_floats();
    write_calls();
    write_expansions();
    write_structs();
}
