/* api.c - reads the public headers, which are plain enough for that: every declaration of a function begins with TORC_API, every
 * struct of options is a typedef whose name ends in _options, and a field that is not zero unless something is said has
 * "default …" in the comment behind it. */
#include "api.h"
#include "rows.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

const char *const api_headers[] = {"core.h", "ops.h", "op.h",       "autograd.h", "nn.h",          "optim.h",
                                   "amp.h",  "io.h",  "backends.h", "cuda.h",     "cuda_kernel.h", NULL};
api_function *api_functions;
api_struct *api_structs;
int api_function_count, api_struct_count;
static const char *reading;

bool ends_with(const char *text, const char *end) {
    const size_t n = strlen(text), m = strlen(end);
    return n >= m && !strcmp(text + n - m, end);
}

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

static void *grown(void *list, int count, size_t size) {
    if (count & (count - 1)) return list; /* room for the next power of two */
    void *more = realloc(list, (size_t)(count ? 2 * count : 1) * size);
    if (!more) die("no memory");
    return more;
}

/* "const int64_t *data" into a type and a name; of a pointer to a function the name stands inside. Comments are left out. */
static void declaration(const char *from, const char *end, api_param *to) {
    char text[512];
    size_t n = 0;
    for (const char *s = from; s < end && n + 1 < sizeof text; s++) {
        if (s[0] == '/' && s[1] == '*') {
            s = strstr(s, "*/") + 1;
            continue;
        }
        if (isspace((unsigned char)*s)) {
            if (n && text[n - 1] != ' ') text[n++] = ' ';
        } else
            text[n++] = *s;
    }
    while (n && text[n - 1] == ' ') n--;
    text[n] = 0;
    const char *inside = strstr(text, "(*");
    const char *name = inside ? inside + 2 : text + n, *stop = name;
    if (inside)
        stop = name + strcspn(name, ")");
    else {
        if (n && text[n - 1] == ']') stop = name = strchr(text, '[');
        while (name > text && (isalnum((unsigned char)name[-1]) || name[-1] == '_')) name--;
    }
    memset(to, 0, sizeof *to);
    snprintf(to->name, sizeof to->name, "%.*s", (int)(stop - name), name);
    n = (size_t)(name - text);
    while (n && text[n - 1] == ' ') n--;
    snprintf(to->type, sizeof to->type, "%.*s", inside ? 7 : (int)n, inside ? "void (*" : text);
}

static bool one_of(const char *what, const char *list) {
    char word[96];
    snprintf(word, sizeof word, " %s ", what);
    return strstr(list, word) != NULL;
}

/* What the comment behind a field says of its default. */
static void field_default(const char *owner, api_param *f, const char *comment, const char *end) {
    char text[48] = "";
    for (const char *s = comment; s && s + 8 < end; s++)
        if (!strncmp(s, "default ", 8)) {
            s += 8;
            size_t n = 0;
            while (s + n < end && !strchr(";:,(\n", s[n]) && strncmp(s + n, " */", 3)) n++;
            snprintf(text, sizeof text, "%.*s", (int)n, s);
            break;
        }
    for (const char *c = comment; c && c + 6 < end; c++) f->unlike |= !strncmp(c, "unlike", 6);
    size_t n = strlen(text);
    while (n && strchr(" .", text[n - 1])) text[--n] = 0;
    const bool number = n && (isdigit((unsigned char)text[0]) || (text[0] == '-' && isdigit((unsigned char)text[1])));
    const bool none = !strcmp(text, "None") || !strcmp(text, "[]");
    if (!strcmp(f->type, "torc_ints")) {
        snprintf(f->def, sizeof f->def, number ? "{%s}" : "{TORC_NONE}", text);
    } else if (!strcmp(f->type, "torc_number")) {
        if (number)
            snprintf(f->def, sizeof f->def, "{%s}", text);
        else if (none)
            snprintf(f->def, sizeof f->def, "{TORC_NONE_FLOAT}");
        else
            die("%s.%s: its default '%s' is no number", owner, f->name, text);
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
            die("%s.%s: the comment behind it does not say its default ('%s')", owner, f->name, text);
    } else if (!strcmp(f->type, "torc_memory_format") && !strcmp(text, "contiguous_format"))
        snprintf(f->def, sizeof f->def, "TORC_CONTIGUOUS_FORMAT");
}

static const char *skip_comment(const char *s) { return strstr(s, "*/") + 2; }
static const char *skip_space(const char *s) {
    while (isspace((unsigned char)*s)) s++;
    return s;
}

static void read_struct(const char *name, size_t length, const char *body, const char *end) {
    api_structs = grown(api_structs, api_struct_count, sizeof *api_structs);
    api_struct *s = memset(&api_structs[api_struct_count++], 0, sizeof *s);
    s->header = reading;
    snprintf(s->name, sizeof s->name, "%.*s", (int)length, name);
    int by_name = 0;
    for (const char *at = skip_space(body); at < end; at = skip_space(at)) {
        if (!strncmp(at, "/*", 2)) {
            at = skip_comment(at);
            continue;
        }
        const char *stop = strchr(at, ';');
        if (!stop || stop > end || s->nf == API_FIELDS) die("%s: too many fields, or none at the end", s->name);
        api_param *f = &s->f[s->nf++];
        declaration(at, stop, f);
        at = stop + 1 + strspn(stop + 1, " \n");
        const char *comment = NULL;
        if (!strncmp(at, "/**<", 4)) {
            comment = at;
            at = skip_comment(at);
        }
        by_name += !strcmp(f->name, "by_name");
        if (strncmp(f->name, "reserved", 8) && strcmp(f->name, "struct_size"))
            field_default(s->name, f, comment, comment ? at : NULL);
    }
    if (by_name != 1) die("%s: one field is by_name, which says where values without names end", s->name);
}

static void read_function(const char *at, const char *end) {
    const char *open = memchr(at, '(', (size_t)(end - at));
    if (!open) return; /* a variable */
    api_functions = grown(api_functions, api_function_count, sizeof *api_functions);
    api_function *f = memset(&api_functions[api_function_count++], 0, sizeof *f);
    f->header = reading;
    api_param head;
    declaration(at, open, &head);
    snprintf(f->result, sizeof f->result, "%.*s", (int)sizeof f->result - 1, head.type);
    snprintf(f->name, sizeof f->name, "%s", head.name);
    const char *close = end;
    while (*close != ')') close--;
    int depth = 0;
    for (const char *s = open + 1, *begin = s; s <= close; s++) {
        if (*s == '(') depth++;
        if (*s == ')' && s < close) depth--;
        if ((*s != ',' || depth) && s < close) continue;
        if (f->np == API_PARAMS) die("%s: too many parameters", f->name);
        declaration(begin, s, &f->p[f->np]);
        if (strcmp(f->p[f->np].name, "void") && f->p[f->np].name[0]) f->np++;
        begin = s + 1;
    }
    f->later = f->np && !strcmp(f->p[f->np - 1].type, "const torc_no_options *");
    f->options = !f->later && f->np && ends_with(f->p[f->np - 1].type, "_options *") && ends_with(f->name, "_with");
}

static const char *matching(const char *open) {
    int depth = 0;
    for (const char *s = open; *s; s++) {
        if (!strncmp(s, "/*", 2)) s = skip_comment(s) - 1;
        if (*s == '{') depth++;
        if (*s == '}' && !--depth) return s;
    }
    die("%s: a brace is not closed", reading);
}

static void read_text(const char *text) {
    for (const char *at = skip_space(text); *at; at = skip_space(at)) {
        if (!strncmp(at, "/*", 2)) {
            at = skip_comment(at);
        } else if (*at == '#') { /* a directive, with the lines that continue it */
            for (at += strcspn(at, "\n"); *at && at[-1] == '\\'; at += strcspn(at, "\n")) at++;
        } else if (!strncmp(at, "extern \"C\" {", 12)) {
            at += 12;
        } else if (*at == '}') {
            at++;
        } else if (!strncmp(at, "TORC_API ", 9)) {
            const char *end = strchr(at, ';');
            read_function(at + 9, end);
            at = end + 1;
        } else {
            const size_t plain = strcspn(at, ";{");
            if (at[plain] == ';' || !at[plain]) {
                at += plain + (at[plain] != 0);
                continue;
            }
            const char *open = at + plain, *close = matching(open), *name = close + 1;
            if (strncmp(at, "typedef", 7)) { /* the body of an inline function */
                at = close + 1;
                continue;
            }
            name = skip_space(name);
            const size_t length = strcspn(name, ";");
            if (length >= 8 && !strncmp(name + length - 8, "_options", 8) && strncmp(name, "torc_no_options", length))
                read_struct(name, length, open + 1, close);
            at = name + length + 1;
        }
    }
}

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

/* A layer's option is its operator's, so it has the default of that row, unless the comment says that it is unlike it. */
static double as_number(const char *def) {
    if (*def == '{') def++;
    if (!*def || !strcmp(def, "False")) return 0;
    if (!strcmp(def, "True")) return 1;
    char *end;
    const double value = strtod(def, &end);
    return end != def ? value : __builtin_nan("");
}
static void check_layers(void) {
    static const char *const endings[] = {"", "1d", "2d"};
    for (int k = 0; k < api_struct_count; k++) {
        const api_struct *s = &api_structs[k];
        if (strncmp(s->name, "torc_nn_", 8)) continue;
        for (int i = 0; i < op_count; i++) {
            bool same = false;
            for (int e = 0; e < 3; e++) {
                char name[128];
                snprintf(name, sizeof name, "torc_nn_%s_options", ops[i].r->name);
                if (*endings[e] && ends_with(ops[i].r->name, endings[e]))
                    snprintf(name, sizeof name, "torc_nn_%.*s_options", (int)strlen(ops[i].r->name) - 2,
                             ops[i].r->name);
                same |= !strcmp(name, s->name);
            }
            same |= !strcmp(s->name, "torc_nn_class_loss_options") && !strcmp(ops[i].r->name, "cross_entropy");
            for (int f = 0; same && f < s->nf; f++) {
                const param *p = find_param(&ops[i], s->f[f].name);
                if (!p || !p->has_default || s->f[f].unlike) continue;
                const double layer = as_number(s->f[f].def), op = as_number(p->def);
                if (layer == layer && op == op && layer != op)
                    die("%s.%s has the default %s, the operator %s has %s: write 'unlike %s' if that is meant", s->name,
                        s->f[f].name, s->f[f].def, ops[i].r->name, p->def, ops[i].r->name);
            }
        }
    }
}

void api_read(void) {
    for (int k = 0; api_headers[k]; k++) {
        char *text = read_header(reading = api_headers[k]);
        read_text(text);
        free(text);
    }
    find_twins();
    check_layers();
}

/* Functions without options that take structs of results stay functions, and those written by hand also if they take lists or
 * arrays, since a literal with commas is no argument of a macro. */
bool api_has_macro(const api_function *f) {
    bool converts = f->options || f->twin >= 0, literals = f->later; /* the macro is over the function without */
    for (int p = 0; p < f->np; p++) {
        const char *type = f->p[p].type;
        converts |= one_of(type, " int64_t torc_ints torc_number ");
        literals |= ends_with(type, "_result");
        if (strcmp(f->header, "ops.h"))
            literals |= (strchr(type, '*') && strcmp(type, "const char *")) ||
                        one_of(type, " torc_tensors torc_modules torc_named_tensors ");
    }
    return converts && (f->options || !literals);
}
