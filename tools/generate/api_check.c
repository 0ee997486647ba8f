/* api_check.c - what follows from the public headers as they were read: defaults, kinds of structs, what rows know of the functions
 * of ops.h. It ends the program where a header leaves open what a program of another language has to know. */
#include "api.h"
#include "rows.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------------------------ fields of options */
/* The row whose C function is `name`. */
static const op *row_named(const char *name) {
    for (int i = 0; i < op_count; i++)
        if (!strncmp(name, "torc_", 5) && !strcmp(ops[i].r->name, name + 5)) return &ops[i];
    return NULL;
}

/* Fills in def and means from a default as comments and rows write it; false if the type has none such. */
static bool read_default(api_param *f, const char *said) {
    char text[64];
    snprintf(text, sizeof text, "%s", said);
    *f->def = *f->means = 0;
    size_t n = strlen(text);
    const bool number = n && (isdigit((unsigned char)text[0]) || (text[0] == '-' && isdigit((unsigned char)text[1])));
    const bool none = !strcmp(text, "None") || !strcmp(text, "[]");
    bool means = n && !none;
    if (!strcmp(f->type, "torc_ints")) {
        snprintf(f->def, sizeof f->def, number ? "{%s}" : "{TORC_NONE}", text);
        means &= !number;
    } else if (!strcmp(f->type, "torc_number")) {
        if (!number && !none) return false;
        snprintf(f->def, sizeof f->def, number ? "{%s}" : "{TORC_NONE_FLOAT}", text);
        means = false;
    } else if (one_of(f->type, " int64_t torc_flag double ")) {
        if (none)
            snprintf(f->def, sizeof f->def, strcmp(f->type, "double") ? "TORC_NONE" : "TORC_NONE_FLOAT");
        else if (!strcmp(text, "inf"))
            snprintf(f->def, sizeof f->def, "__builtin_inf()");
        else if (!strcmp(text, "True") || !strcmp(text, "true"))
            snprintf(f->def, sizeof f->def, "1");
        else if (number && strtod(text, NULL) != 0)
            snprintf(f->def, sizeof f->def, "%s", text);
        else if (!number && strcmp(text, "False") && strcmp(text, "false"))
            return false;
        means = false;
    } else if (!strcmp(f->type, "torc_memory_format")) {
        if (!strcmp(text, "contiguous_format")) snprintf(f->def, sizeof f->def, "TORC_CONTIGUOUS_FORMAT");
        means = false;
    }
    if (!means) return true;
    if (text[0] == text[n - 1] && strchr("'\"", text[0])) text[n - 1] = 0, memmove(text, text + 1, n - 1);
    snprintf(f->means, sizeof f->means, "%s", text);
    return true;
}

/* "default of torc_leaky_relu": what the row of that operator says of the parameter of the field's name. Who reads on finds the value in
 * the comment. */
static void default_of_row(const api_struct *s, api_param *f, char text[64]) {
    const op *o = row_named(text + strlen("of "));
    const param *p = o ? find_param(o, f->name) : NULL;
    if (!p || !p->has_default)
        die("include/torc/%s: %s.%s: default %s: there is no such operator with a default of '%s'", s->header, s->name,
            f->name, text, f->name);
    const bool quoted = p->def[0] == '\'', truth = p->type == P_BOOL;
    const int n = (int)strlen(p->def);
    char value[64];
    snprintf(value, sizeof value, quoted ? "\"%.*s\"" : "%.*s", quoted ? n - 2 : n, p->def + quoted);
    if (truth) value[0] = (char)tolower(value[0]);
    const char *at = strstr(f->doc, "default ") + strlen("default ");
    const size_t room = strlen(f->doc) + sizeof value;
    char *doc = malloc(room);
    if (!doc) die("no memory");
    snprintf(doc, room, "%.*s%s%s", (int)(at - f->doc), f->doc, value, at + strlen(text));
    f->doc = doc;
    f->like = o;
    snprintf(text, 64, "%s", value);
}

/* What the comment behind a field says of its default: "default 1e-5: …", or "default of torc_layer_norm". */
static void field_default(const api_struct *s, api_param *f) {
    char text[64] = "";
    const char *said = strstr(f->doc, "default ");
    if (said) {
        said += strlen("default ");
        size_t n = 0;
        while (said[n] && !strchr(";:,(\n", said[n]) && strncmp(said + n, ". ", 2)) n++;
        snprintf(text, sizeof text, "%.*s", (int)n, said);
    }
    f->unlike = strstr(f->doc, "unlike") != NULL;
    f->typed = said != NULL;
    size_t n = strlen(text);
    while (n && strchr(" .", text[n - 1])) text[--n] = 0;
    if (!strncmp(text, "of ", 3)) default_of_row(s, f, text);
    if (!read_default(f, text))
        die("include/torc/%s: %s.%s: the comment behind it does not say its default ('%s')", s->header, s->name,
            f->name, text);
}

/* Is the default of a field that of the row's parameter? Neither, if one of them is None or a text in words of the field's own. */
typedef enum { EQUAL, UNEQUAL, NEITHER } likeness;
static bool numeric(const char *def, double *value) {
    char *end;
    def += *def == '{';
    *value = strtod(def, &end);
    return end != def || !*def;
}
static likeness compare(const api_param *f, const param *p) {
    api_param of_row = *f;
    double a, b;
    if (!read_default(&of_row, p->def)) return UNEQUAL;
    if (!strcmp(f->def, of_row.def) && !strcmp(f->means, of_row.means)) return EQUAL;
    if (!numeric(f->def, &a) || !numeric(of_row.def, &b)) return NEITHER;
    return a == b && !strcmp(f->means, of_row.means) ? EQUAL : UNEQUAL;
}
/* A layer's option is its operator's, so its default is taken from that row and not said again, unless the comment says that the layer
 * is unlike it. The operators of a layer have its name, or are those that its fields take defaults from. */
static bool layer_of(const api_struct *s, const op *o) {
    static const char *const endings[] = {"", "1d", "2d"};
    for (int e = 0; e < 3; e++) {
        char name[128];
        snprintf(name, sizeof name, "torc_nn_%s_options", o->r->name);
        if (*endings[e] && ends_with(o->r->name, endings[e]))
            snprintf(name, sizeof name, "torc_nn_%.*s_options", (int)strlen(o->r->name) - 2, o->r->name);
        if (!strcmp(name, s->name)) return true;
    }
    for (int f = 0; f < s->nf; f++)
        if (s->f[f].like == o) return true;
    return false;
}
static void check_layers(void) {
    for (int k = 0; k < api_struct_count; k++) {
        const api_struct *s = &api_structs[k];
        if (of_rows(s->header)) continue; /* that is the rows' own */
        for (int i = 0; i < op_count; i++)
            for (int f = 0; layer_of(s, &ops[i]) && f < s->nf; f++) {
                const api_param *field = &s->f[f];
                const param *p = find_param(&ops[i], field->name);
                if (!p || is_tensor(p) || !p->has_default || !field->typed || field->unlike) continue;
                const likeness alike = compare(field, p);
                if (alike == EQUAL && !field->like)
                    die("include/torc/%s: %s.%s says the default of torc_%s again: write 'default of torc_%s'",
                        s->header, s->name, field->name, ops[i].r->name, ops[i].r->name);
                if (alike == UNEQUAL || (alike == NEITHER && field->like))
                    die("include/torc/%s: %s.%s and torc_%s, of the same layer, have different defaults: write 'unlike "
                        "torc_%s' if that is meant",
                        s->header, s->name, field->name, ops[i].r->name, ops[i].r->name);
            }
    }
}

/* ------------------------------------------------------------------------------------------ what rows know */
/* PyTorch's parameters of one letter have a small one in C. */
static const param *row_param(const op *o, const char *name) {
    for (int k = 0; k < o->np; k++)
        if (!strcmp(o->p[k].name, name) || (!name[1] && !o->p[k].name[1] && tolower(o->p[k].name[0]) == name[0]))
            return &o->p[k];
    return NULL;
}
static void from_row(api_param *to, const param *p) {
    if (p->type == TENSORS_OPT)
        to->words |= API_ENTRIES;
    else if (strchr(type_names[p->type], '?'))
        to->words |= API_NULLABLE;
}

static void of_form(const op *o, form k, const char *suffix) {
    char name[128];
    snprintf(name, sizeof name, "torc_%s%s", o->r->name, suffix);
    api_function *f = (api_function *)api_function_named(name);
    if (!f) die("%s: no function %s in torc/ops.h", o->r->name, name);
    f->row = o;
    f->form = k;
    f->doc = o->doc;
    for (int i = 0; i < f->np; i++) {
        const param *p = row_param(o, f->p[i].name);
        if (p && !(k == F_OUT && !i)) from_row(&f->p[i], p);
    }
    if (k != F_FUNCTION && k != F_SCALAR && !gives_nothing(o, k)) f->p[0].words |= API_RETURNED;
}

static void find_rows(void) {
    for (int i = 0; i < op_count; i++) {
        const op *o = &ops[i];
        if (internal(o)) continue;
        for (form k = 0; k < FORMS; k++) {
            if (!has_form(o, k)) continue;
            of_form(o, k, o->options ? with_suffix(o, k) : form_suffix(o, k));
        }
        if (!o->options) continue;
        char name[128];
        snprintf(name, sizeof name, "torc_%s_options", option_stem(o));
        const api_struct *s = api_struct_named(name, (int)strlen(name));
        for (int f = 0; s && f < s->nf; f++) {
            const param *p = row_param(o, s->f[f].name);
            if (p) from_row(&s->f[f], p);
        }
        if (!s) die("%s: no struct %s in torc/ops.h", o->r->name, name);
    }
    for (int k = 0; k < api_function_count; k++)
        if (of_rows(api_functions[k].header) && !api_functions[k].row && !api_functions[k].init)
            die("%s: no row has it", api_functions[k].name);
}

/* ------------------------------------------------------------------------------------------ structs */
static api_kind kind_of(const api_struct *s) {
    bool calls = false;
    for (int k = 0; k < s->nf; k++)
        calls |= s->f[k].callback >= 0 || api_callback_named(s->f[k].type, (int)strlen(s->f[k].type)) >= 0;
    if (ends_with(s->name, "_options")) return API_OPTIONS;
    if (ends_with(s->name, "_result")) return API_RESULT;
    if (s->nf >= 2 && !s->is_union && !strcmp(s->f[0].name, "data") && !strcmp(s->f[1].name, "count")) return API_LIST;
    if (!strcmp(s->f[0].name, "struct_size")) return calls ? API_CLASS : API_INFO;
    return API_VALUE;
}

static void complete_struct(api_struct *s) {
    s->kind = kind_of(s);
    s->init = s->kind == API_OPTIONS && strcmp(s->name, "torc_no_options");
    int by_name = 0;
    for (int k = 0; k < s->nf; k++) {
        api_param *f = &s->f[k];
        f->keyword = by_name != 0;
        f->reserved = !strncmp(f->name, "reserved", 8) || !strcmp(f->name, "by_name");
        by_name += !strcmp(f->name, "by_name");
        if (s->init && !f->reserved && strcmp(f->name, "struct_size")) field_default(s, f);
    }
    if (s->init && by_name != 1)
        die("include/torc/%s: %s: one field is by_name, which says where values without names end", s->header, s->name);
}

/* ------------------------------------------------------------------------------------------ words */
/* What can be NULL or None, and what holds handles. */
static bool pointer_like(const api_param *p) {
    const int n = (int)strlen(p->type);
    return strchr(p->type, '*') || p->callback >= 0 || api_handle_named(p->type, n) ||
           api_callback_named(p->type, n) >= 0;
}
static bool list_like(const char *of) {
    const int n = (int)strlen(of);
    const api_struct *s = api_struct_named(of, n);
    return (s && s->kind == API_LIST) || !strcmp(of, "torc_tensor *") || !strcmp(of, "const torc_tensor *");
}

static bool is_handle(const api_param *p) { return api_handle_named(p->type, (int)strlen(p->type)); }

static void check_param(const api_function *f, const api_param *p) {
    const int words = p->words & ~(API_DATA | (f->row ? API_NULLABLE : 0)); /* rows say it of numbers and dtypes too */
    const char *why = words & ~(API_NULLABLE | API_ENTRIES | API_RETURNED | API_HANDLE) ? "a word for results"
                      : words & API_NULLABLE && !pointer_like(p)                        ? "it cannot be NULL"
                      : words & API_ENTRIES && !list_like(p->type)                      ? "it has no entries"
                      : words & API_HANDLE && !ends_with(p->type, "void *")             ? "its type says that"
                      : words & API_RETURNED && !strstr(p->type, f->result.type) &&
                              !(strstr(f->result.type, p->type) && strchr(p->type, '*'))
                          ? "the result is another"
                          : NULL;
    if (why) die("include/torc/%s:%d: %s, parameter %s: %s", f->header, f->line, f->name, p->name, why);
}

/* Of a result, what a program has to do with it, and how it tells an error. */
static void check_result(const api_function *f) {
    const int words = f->result.words, owners = words & (API_OWNED | API_LENT | API_BORROWED | API_STATIC),
              failures = words & (API_NAN | API_ZERO | API_MINUS_1 | API_EMPTY | API_CANNOT_FAIL);
    const char *of = f->result.type;
    const int n = (int)strlen(of);
    const bool handle = api_handle_named(of, n), pointer = strchr(of, '*') != NULL, list = list_like(of),
               real = !strcmp(of, "double"),
               whole = one_of(of, " int int64_t uint64_t size_t ") || api_enum_named(of, n);
    int returned = 0;
    for (int k = 0; k < f->np; k++) returned += (f->p[k].words & API_RETURNED) != 0;
    const char *why =
        words & (API_RETURNED | API_HANDLE)      ? "a word for parameters"
        : returned > 1                           ? "it returns one argument only"
        : owners & (owners - 1)                  ? "one word for who owns the result"
        : failures & (failures - 1)              ? "one word for the value after an error"
        : owners && !pointer && !handle && !list ? "nobody owns such a result"
        : words & API_LENT && !pointer           ? "its type says that"
        : pointer && !owners && !returned ? "who owns the result: TORC_OWNED, TORC_LENT, TORC_BORROWED or TORC_STATIC?"
        : (real || whole) && !failures    ? "what is the result after an error: TORC_OR_…, or TORC_NEVER_FAILS?"
        : !strcmp(of, "const char *") && !failures
            ? "a text is empty after an error: TORC_OR_EMPTY, or TORC_NEVER_FAILS?"
        : words & API_NAN && !real                   ? "it cannot be NaN"
        : words & (API_ZERO | API_MINUS_1) && !whole ? "it is no integer"
        : words & API_EMPTY && !pointer              ? "it cannot be empty"
        : words & API_ANSWER && strcmp(of, "bool")   ? "it is no bool"
        : words & API_COMPUTED && (!(words & API_ANSWER) || words & (API_KNOWN | API_CANNOT_FAIL))
            ? "it is no answer that an error stands in the way of"
        : words & API_KNOWN && (words & API_CANNOT_FAIL || f->np != 1 || !is_handle(&f->p[0]))
            ? "it has not one handle, which may be none"
        : words & API_NULLABLE && !pointer && !handle ? "it cannot be NULL"
        : words & API_ENTRIES && !list                ? "it has no entries"
                                                      : NULL;
    if (why) die("include/torc/%s:%d: %s: %s", f->header, f->line, f->name, why);
}

static void check_function(const api_function *f) {
    check_result(f);
    for (int k = 0; k < f->np; k++) check_param(f, &f->p[k]);
}

static void check_field(const api_struct *s, const api_param *p) {
    const char *why = p->words & ~(API_NULLABLE | API_ENTRIES | API_HANDLE) && p->callback < 0 ? "a word for functions"
                      : p->words & API_NULLABLE && !pointer_like(p) && !of_rows(s->header)     ? "it cannot be NULL"
                      : p->words & API_ENTRIES && !list_like(p->type)                          ? "it has no entries"
                      : s->init && !strcmp(p->type, "const char *") && !*p->means && !strstr(p->doc, "default None")
                          ? "the comment behind it does not say its default"
                          : NULL;
    if (why) die("include/torc/%s: %s.%s: %s", s->header, s->name, p->name, why);
}

/* Which parameter of a callback is the `data` of its context: `context`, or `data` where there is none of that name. */
static void complete_callback(api_function *f) {
    int named[2] = {0, 0};
    for (int k = 0; k < f->np; k++) {
        const bool pointer = !strcmp(f->p[k].type, "void *");
        named[0] += pointer && !strcmp(f->p[k].name, "context");
        named[1] += pointer && !strcmp(f->p[k].name, "data");
    }
    const char *name = named[0] ? "context" : "data";
    if (named[!named[0]] != 1)
        die("include/torc/%s:%d: %s: one parameter is 'void *context', or 'void *data'", f->header, f->line, f->name);
    for (int k = 0; k < f->np; k++)
        if (!strcmp(f->p[k].type, "void *") && !strcmp(f->p[k].name, name)) f->p[k].words |= API_DATA;
}

/* ------------------------------------------------------------------------------------------ forms for options of later versions */
/* Every function has options, or a form that can take some later (add_forms), or is closed: it is of one of these kinds, which get an
 * option by a function of another name, for the reason that stands here. The first that holds counts. */
static bool takes_sized(const api_function *f) {
    for (int k = 0; k < f->np; k++) {
        const char *type = f->p[k].type + (strncmp(f->p[k].type, "const ", 6) ? 0 : 6);
        const api_struct *s = api_struct_named(type, (int)strcspn(type, " *"));
        if (strchr(type, '*') && s && s->nf && s->kind != API_OPTIONS && !strcmp(s->f[0].name, "struct_size"))
            return true;
    }
    return false;
}
static bool cannot_fail(const api_function *f) {
    return f->result.words & API_CANNOT_FAIL || !strcmp(f->result.type, "void");
}
/* What sets something, by its name, or by taking a text that may be NULL, which only asks. */
static bool sets(const api_function *f) {
    for (int k = 0; k < f->np; k++)
        if (!strcmp(f->p[k].type, "const char *") && f->p[k].words & API_NULLABLE) return true;
    return strstr(f->name, "_set_") != NULL;
}
static bool answers(const api_function *f) {
    return !sets(f) &&
           (f->result.words & API_KNOWN || (f->result.words & API_ANSWER && !(f->result.words & API_COMPUTED)));
}
static bool is_of_errors(const api_function *f) { return !strncmp(f->name, "torc_error", 10); }
static bool counts_references(const api_function *f) {
    for (int k = 0; k < f->np; k++)
        if (f->p[k].words & API_HANDLE) return true;
    return !strncmp(f->name, "torc_scope_", 11);
}
static bool ends_what_began(const api_function *f) { return ends_with(f->name, "_end") || ends_with(f->name, "_pop"); }
static bool gives_address(const api_function *f) { return !sets(f) && f->result.words & (API_BORROWED | API_STATIC); }
static const struct {
    const char *name;
    bool (*holds)(const api_function *);
} closed_kinds[] = {
    {"sized", takes_sized},           /* takes or fills a struct that begins with its size, and grows with that */
    {"error", is_of_errors},          /* keeps this thread's error, also while one sticks, and so refuses nothing */
    {"end", ends_what_began},         /* of what another function began, which takes the options of both */
    {"reference", counts_references}, /* handles of all kinds and scopes: who owns what does not hang on options */
    {"cannot_fail", cannot_fail},     /* so it could not refuse an option that it does not know */
    {"answer", answers},              /* tells at any time, also while an error sticks, what is known already */
    {"address",
     gives_address}, /* of what something else owns, or a text that never changes: there is nothing to choose */
};
static const char *closed(const api_function *f) {
    for (size_t k = 0; !f->options && !f->init && k < sizeof closed_kinds / sizeof *closed_kinds; k++)
        if (closed_kinds[k].holds(f)) return closed_kinds[k].name;
    return NULL;
}

void api_complete(void) {
    for (int k = 0; k < api_struct_count; k++) complete_struct(&api_structs[k]);
    find_rows();
    check_layers();
    for (int k = 0; k < api_function_count; k++) api_functions[k].closed = closed(&api_functions[k]);
    for (int k = 0; k < api_function_count; k++) check_function(&api_functions[k]);
    for (int k = 0; k < api_callback_count; k++) check_function(&api_callbacks[k]);
    for (int k = 0; k < api_callback_count; k++) complete_callback(&api_callbacks[k]);
    for (int k = 0; k < api_struct_count; k++)
        for (int p = 0; p < api_structs[k].nf; p++) check_field(&api_structs[k], &api_structs[k].f[p]);
}
