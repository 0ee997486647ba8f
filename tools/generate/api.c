/* api.c - what the public headers declare (api_parse.c reads them): tables, and what can be asked of them. */
#include "api.h"
#include "rows.h"

#include <stdlib.h>
#include <string.h>

const char *const api_headers[] = {"core.h", "ops.h", "ops_private.h", "op.h",   "autograd.h",    "nn.h", "optim.h",
                                   "amp.h",  "io.h",  "backends.h",    "cuda.h", "cuda_kernel.h", NULL};
api_function *api_functions, *api_callbacks;
api_struct *api_structs;
api_enum *api_enums;
api_handle *api_handles;
api_constant *api_constants;
int api_function_count, api_callback_count, api_struct_count, api_enum_count, api_handle_count, api_constant_count;

bool of_rows(const char *header) { return one_of(header, " ops.h ops_private.h "); }
bool ends_with(const char *text, const char *end) {
    const size_t n = strlen(text), m = strlen(end);
    return n >= m && !strcmp(text + n - m, end);
}
bool one_of(const char *what, const char *list) {
    char word[112];
    snprintf(word, sizeof word, " %s ", what);
    return strstr(list, word) != NULL;
}
void *api_grown(void *list, int count, unsigned long size) {
    if (count & (count - 1)) return list; /* room for the next power of two */
    void *more = realloc(list, (size_t)(count ? 2 * count : 1) * size);
    if (!more) die("no memory");
    return more;
}

/* Its text stays: docs and names of lists lie in it. */
static char *read_header(const char *name) {
    char path[4096];
    snprintf(path, sizeof path, "%s/include/torc/%s", root, name);
    FILE *f = fopen(path, "r");
    if (!f) { /* where the output goes elsewhere: the tree's own */
        snprintf(path, sizeof path, "include/torc/%s", name);
        f = fopen(path, "r");
    }
    if (!f) die("cannot read %s", path);
    size_t n = 0, room = 1 << 20;
    char *text = malloc(room + 1);
    if (text) n = fread(text, 1, room, f);
    if (!text || n == room) die("%s: too long", path);
    text[n] = 0;
    fclose(f);
    return text;
}

#define NAMED(list, count)                                                                          \
    for (int k = 0; k < count; k++)                                                                 \
        if (!strncmp(list[k].name, name, (size_t)length) && !list[k].name[length]) return &list[k]; \
    return NULL
const api_struct *api_struct_named(const char *name, int length) { NAMED(api_structs, api_struct_count); }
const api_enum *api_enum_named(const char *name, int length) { NAMED(api_enums, api_enum_count); }
const api_handle *api_handle_named(const char *name, int length) { NAMED(api_handles, api_handle_count); }
const api_constant *api_constant_named(const char *name, int length) { NAMED(api_constants, api_constant_count); }
static const api_function *callback_named(const char *name, int length) { NAMED(api_callbacks, api_callback_count); }
static const api_function *function_named(const char *name, int length) { NAMED(api_functions, api_function_count); }
int api_callback_named(const char *name, int length) {
    const api_function *f = callback_named(name, length);
    return f ? (int)(f - api_callbacks) : -1;
}
const api_function *api_function_named(const char *name) { return function_named(name, (int)strlen(name)); }

const api_struct *api_options_of(const api_function *f) {
    for (int k = 0; f->options && k < api_struct_count; k++) {
        char type[128];
        snprintf(type, sizeof type, "const %s *", api_structs[k].name);
        if (!strcmp(type, f->p[f->np - 1].type)) return &api_structs[k];
    }
    die("%s: no such options", f->name);
}

void api_macro_name(const api_function *f, char to[96]) {
    snprintf(to, 96, "%s", f->name);
    char *end = to + strlen(to);
    if (!f->options) return;
    if (ends_with(to, "_inplace_with"))
        strcpy(end - 13, "_");
    else if (ends_with(to, "_with"))
        end[-5] = 0;
}

void api_bindings_header(const char *header, char to[64]) { snprintf(to, 64, "bindings/%s", header); }
/* A form that can take options later stands behind its function. */
const api_function *api_plain(const api_function *later) { return later - 1; }
const api_function *api_later(const api_function *plain) {
    return plain - api_functions + 1 < api_function_count && plain[1].later ? plain + 1 : NULL;
}
void api_plain_name(const api_function *f, char to[128]) { snprintf(to, 128, "%s", api_plain(f)->name); }

/* Does g take a number where f takes a tensor, and are they alike otherwise? Where, or -1. */
static int differ(const api_function *f, const api_function *g) {
    int at = -1;
    if (g->np != f->np || g->options != f->options) return -1;
    for (int p = 0; p < f->np - f->options; p++) { /* the structs are of the same fields */
        if (!strcmp(f->p[p].type, g->p[p].type)) continue;
        if (at >= 0 || strcmp(f->p[p].type, "torc_tensor") || strcmp(g->p[p].type, "torc_number")) return -1;
        at = p;
    }
    return at;
}
static void find_twins(void) {
    for (int k = 0; k < api_function_count; k++) api_functions[k].twin = -1;
    for (int k = 0; k < api_function_count; k++) {
        char name[96], other[96];
        api_macro_name(&api_functions[k], name);
        const bool in_place = ends_with(name, "_");
        if (!ends_with(name, in_place ? "_scalar_" : "_scalar")) continue;
        strcpy(name + strlen(name) - (in_place ? 8 : 7), in_place ? "_" : "");
        for (int i = 0; i < api_function_count; i++) {
            api_macro_name(&api_functions[i], other);
            if (strcmp(name, other) || differ(&api_functions[i], &api_functions[k]) < 0) continue;
            api_functions[i].twin = k;
            api_functions[i].twin_at = differ(&api_functions[i], &api_functions[k]);
            api_functions[k].is_twin = true;
        }
    }
}

static void add_option(api_function *f, const char *type) {
    if (f->np == API_PARAMS) die("%s: too many parameters", f->name);
    api_param *p = memset(&f->p[f->np++], 0, sizeof *p);
    strcpy(p->type, type); /* fits: struct names are shorter */
    strcpy(p->name, "options");
    p->doc = "";
    p->callback = -1;
}
/* torc_mm -> torc_mm_with, torc_mul_ -> torc_mul_inplace_with. An underscore that is a part of the operator's name has _with behind it. */
static api_function later_form(const api_function *plain) {
    api_function f = *plain;
    const char *suffix = "_with";
    size_t n = strlen(f.name);
    if (plain->row)
        n = strlen("torc_") + strlen(plain->row->r->name), suffix = with_suffix(plain->row, (form)plain->form);
    else if (f.name[n - 1] == '_')
        n--, suffix = "_inplace_with";
    if (n + strlen(suffix) >= sizeof f.name) die("%s: the name is too long", f.name);
    strcpy(f.name + n, suffix);
    f.later = true;
    add_option(&f, "const torc_no_options *");
    return f;
}
static api_function init_form(const api_struct *s) {
    api_function f = {.header = s->header, .doc = "", .line = s->line, .init = true};
    if (strlen(s->name) + 5 >= sizeof f.name) die("%s: the name is too long", s->name);
    strcat(strcpy(f.name, s->name), "_init");
    strcpy(f.result.type, "void");
    f.result.doc = "";
    f.result.callback = -1;
    add_option(&f, s->name);
    strcat(f.p[0].type, " *");
    f.p[0].words = API_NULLABLE;
    return f;
}
/* What no header declares but those that the generator writes for bindings: behind each function that is not closed, its form that can take
 * options later; in the end what fills in defaults. */
static void add_forms(void) {
    api_function *all = NULL;
    int count = 0;
    for (int k = 0; k < api_function_count; k++) {
        const api_function *a = &api_functions[k];
        all = api_grown(all, count, sizeof *all);
        all[count++] = *a;
        if (a->options || a->closed) continue;
        all = api_grown(all, count, sizeof *all);
        all[count++] = later_form(a);
    }
    for (int k = 0; k < api_struct_count; k++) {
        if (!api_structs[k].init) continue;
        all = api_grown(all, count, sizeof *all);
        all[count++] = init_form(&api_structs[k]);
    }
    free(api_functions);
    api_functions = all;
    api_function_count = count;
}

void api_read(void) {
    for (int k = 0; api_headers[k]; k++) api_parse(api_headers[k], read_header(api_headers[k]));
    api_complete();
    add_forms();
    find_twins();
}

bool api_small_int(const char *type) { return one_of(type, " bool int size_t uint64_t "); }

void api_zeros(FILE *f, const char *type) {
    fprintf(f, "((%s){%s})", type, strcmp(type, "torc_device") ? "0" : ".type = TORC_DEVICE_NONE");
}

void api_no_padding(FILE *f, const api_struct *s) {
    fputs("_Static_assert(", f);
    for (int k = 0; k < s->nf; k++) fprintf(f, "%ssizeof(((%s *)0)->%s)", k ? " + " : "", s->name, s->f[k].name);
    fprintf(f, " == sizeof(%s), \"no padding\");\n", s->name);
}

bool api_is_enum(const char *type) { return api_enum_named(type, (int)strlen(type)) != NULL; }

bool api_chooses(const api_function *f) { return f->row && f->form == F_FUNCTION && f->row->r->dtypes == WHERE; }

/* A literal with commas is no argument of a macro. So of functions without options that take structs of results, and of those
 * written by hand also if they take lists or arrays, a macro names and converts only what comes before these. */
int api_macro_named(const api_function *f) {
    int named = 0;
    if (f->options || f->later) return f->np;
    for (int p = 0; p < f->np; p++) {
        const char *type = f->p[p].type;
        if (ends_with(type, "_result") ||
            (!of_rows(f->header) && ((strchr(type, '*') && strcmp(type, "const char *")) ||
                                     one_of(type, " torc_tensors torc_modules torc_schedulers torc_named_tensors "))))
            return named;
        if (one_of(type, " int64_t torc_ints torc_number ") || api_small_int(type) || api_is_enum(type) ||
            api_chooses(f) || (f->twin >= 0 && p == f->twin_at))
            named = p + 1;
    }
    return named ? f->np : 0;
}
/* Has it ints that its macro does not name? Then the compiler is asked to refuse floats in what the macro passes on. */
bool api_macro_watches(const api_function *f) {
    if (f->options || f->later || f->init) return false;
    for (int p = api_macro_named(f); p < f->np; p++)
        if (!strcmp(f->p[p].type, "int64_t") || api_small_int(f->p[p].type)) return true;
    return false;
}
/* One over a form that can take options later would be a second: it is over the function without. */
bool api_has_macro(const api_function *f) {
    return !f->later && !f->init && (f->options || api_macro_named(f) || api_macro_watches(f));
}
