/* macros.c - the C macros over the public functions, in include/torc/macros: they fill in defaults, let a number stand where a
 * tensor or a list may stand, and refuse floats for ints and enumerators. What they expand to is explained in core.h. */
#include "api.h"
#include "rows.h"

#include <string.h>

/* Of torc.where PyTorch takes numbers for both tensors to choose from, which have no other form in C. */
static bool wrapped(const api_function *a, const api_param *p) { return api_chooses(a) && p != &a->p[0]; }

static void pass_argument(FILE *f, const api_function *a, const api_param *p) {
    const char *as = wrapped(a, p)                     ? "TORC_WRAPPED_("
                     : !strcmp(p->type, "int64_t")     ? "TORC_INT_("
                     : api_small_int(p->type)          ? "TORC_WHOLE_("
                     : !strcmp(p->type, "torc_ints")   ? "TORC_INTS_("
                     : !strcmp(p->type, "torc_number") ? "TORC_NUMBER_("
                     : api_is_enum(p->type)            ? "TORC_ENUM_("
                                                       : "";
    fprintf(f, "%s%s%s", as, p->name, *as ? ")" : "");
}

/* Does the library keep one of the arguments, memory or what a function of the program's gets? A literal there must live as long as in a
 * call of the plain function, and not only as the block that fills the options in: so it is handed over to that block. -1: none. */
static int kept(const api_function *a) {
    for (int p = 0; a->options && p < a->np - 1; p++)
        if (!strcmp(a->p[p].type, "torc_context") || !strcmp(a->p[p].type, "void *")) return p;
    return -1;
}
static bool is_context(const api_param *p) { return !strcmp(p->type, "torc_context"); }

static void call(FILE *f, const api_function *a, const api_function *twin, int which) {
    if (twin)
        fprintf(f, "TORC_WITH_OPERAND_(%s, %s, TORC_EITHER_(%s, %s)(", a->p[0].name, a->p[which].name, a->name,
                twin->name);
    else
        fprintf(f, "%s(", a->name);
    const int np = a->np - a->options, named = api_macro_named(a);
    for (int p = 0; p < np && p <= named; p++) {
        if (p) fputs(", ", f);
        if (p == named)
            fputs("__VA_ARGS__", f);
        else if (twin && p == which)
            fputs("TORC_OPERAND_", f);
        else if (twin && !p)
            fputs("torc_self_", f);
        else if (p == kept(a))
            fputs(is_context(&a->p[p]) ? "torc_given_" : "TORC_GIVEN_DATA_", f);
        else
            pass_argument(f, a, &a->p[p]);
    }
    if (a->options) fprintf(f, "%s&torc_options_", np ? ", " : "");
    fputs(twin ? "))" : ")", f);
}

/* Has it options of which some are given by name only because Python would read a plain value otherwise? */
static bool by_name_only(const char *options) {
    char name[96];
    for (int k = 0; k < op_count; k++) {
        if (!ops[k].options || first_ambiguous(&ops[k]) == ops[k].np) continue;
        snprintf(name, sizeof name, "torc_%s_options", option_stem(&ops[k]));
        if (!strcmp(name, options)) return true;
    }
    return false;
}

static bool has_enums(const api_struct *s) {
    for (int k = 0; k < s->nf; k++)
        if (api_is_enum(s->f[k].type)) return true;
    return false;
}

static void names(FILE *f, const api_function *a) {
    const int np = a->np - a->options, named = api_macro_named(a);
    for (int p = 0; p < np && p <= named; p++) fprintf(f, "%s%s", p ? ", " : "", p == named ? "..." : a->p[p].name);
}

static void write_macro(FILE *f, const api_function *a) {
    const api_function *twin = a->twin >= 0 ? &api_functions[a->twin] : NULL;
    const int which = a->twin_at;
    char name[96];
    api_macro_name(a, name);
    if (!a->options) {
        fprintf(f, "#define %s(", name);
        names(f, a);
        const bool watched = api_macro_watches(a);
        fputs(watched ? ") TORC_UNCUT_(" : ") ", f);
        call(f, a, twin, which);
        fputs(watched ? ")\n" : "\n", f);
        return;
    }
    const char *options = api_options_of(a)->name;
    const bool enums = has_enums(api_options_of(a));
    const char *macro = by_name_only(options) ? enums ? "TORC_CALL_ENUMS_BY_NAME_" : "TORC_CALL_BY_NAME_"
                        : enums               ? "TORC_CALL_ENUMS_"
                                              : "TORC_CALL_";
    if (kept(a) >= 0) {
        const api_param *p = &a->p[kept(a)];
        fprintf(f, "#define %s(...) %s_given_(__VA_ARGS__, )\n#define %s_given_(", name, name, name);
        names(f, a);
        fprintf(f, ", ...) (%s = (%s), TORC_CALL_AND_(%s, TORC_TAKE_HELD_",
                is_context(p) ? "torc_held_" : "TORC_HELD_DATA_", p->name, options);
        if (enums) fprintf(f, " TORC_AS_INTS_(%s, __VA_ARGS__)", options);
        fputs(", (), (__VA_ARGS__), ", f);
        call(f, a, twin, which);
        fputs("))\n", f);
        return;
    }
    if (a->np == 1) {
        fprintf(f, "#define %s(...) %s(%s, (__VA_ARGS__), ", name, macro, options);
    } else {
        fprintf(f, "#define %s(...) %s_given_(__VA_ARGS__, )\n#define %s_given_(", name, name, name);
        names(f, a);
        fprintf(f, ", ...) %s(%s, (__VA_ARGS__), ", macro, options);
    }
    call(f, a, twin, which);
    fputs(")\n", f);
}

static bool by_hand(const api_function *a) { return !strcmp(a->name, "torc_tensor_from_with"); }

/* C converts a float to an enumeration without a word, whatever warnings are on, but not to an integer: so what a call gives is
 * also put into a struct whose fields are integers instead. */
static void write_enum_fields(FILE *f, const api_struct *s) {
    if (!has_enums(s)) return;
    fprintf(f, "struct %s_as_ints_ {", s->name);
    for (int k = 0; k < s->nf; k++)
        fprintf(f, " %s %s;", api_is_enum(s->f[k].type) ? "int64_t" : s->f[k].type, s->f[k].name);
    fputs(" };\n", f);
}

static void write_header(const char *header) {
    char path[128], guard[64];
    snprintf(path, sizeof path, "include/torc/macros/%s", header);
    snprintf(guard, sizeof guard, "%s", header);
    for (char *s = guard; *s; s++) *s = *s == '.' ? '_' : *s >= 'a' && *s <= 'z' ? (char)(*s - 'a' + 'A') : *s;
    FILE *f = create(path);
    fprintf(
        f,
        "/* Written by tools/generate from torc/%s, which ends by including it: see \"how the macros fill options\" in\n"
        " * torc/core.h. */\n#ifndef TORC_MACROS_%s\n#define TORC_MACROS_%s\n/* clang-format off */\n\n",
        header, guard, guard);
    for (int k = 0; k < api_struct_count; k++) {
        const api_struct *s = &api_structs[k];
        if (strcmp(s->header, header) || !s->init) continue;
        fprintf(f, "#define TORC_DEFAULTS_%s", s->name);
        for (int p = 0; p < s->nf; p++)
            if (s->f[p].def[0]) fprintf(f, " .%s = %s,", s->f[p].name, s->f[p].def);
        fputs("\n", f);
        write_enum_fields(f, s);
    }
    fputs("\n", f);
    for (int k = 0; k < api_function_count; k++) {
        const api_function *a = &api_functions[k];
        if (!strcmp(a->header, header) && api_has_macro(a) && !a->is_twin && !by_hand(a)) write_macro(f, a);
    }
    fputs("\n/* clang-format on */\n#endif\n", f);
    finish(f);
}

void write_macros(void) {
    for (int k = 0; api_headers[k]; k++) write_header(api_headers[k]);
}
