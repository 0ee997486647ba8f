/* api_parse.c - reads a public header. It knows the few forms of declarations that they are written in, and ends the program at
 * anything else, with header and line, so that nothing is left out unseen. What is for C programs alone (between #ifndef
 * __cplusplus and #endif), inline functions and macros that take arguments are not part of the ABI. */
#include "api.h"
#include "rows.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name;
    int word;
} words[] = {{"TORC_NULLABLE", API_NULLABLE},
             {"TORC_NULLABLE_ENTRIES", API_ENTRIES},
             {"TORC_RETURNED", API_RETURNED},
             {"TORC_ANY_HANDLE", API_HANDLE},
             {"TORC_OWNED", API_OWNED},
             {"TORC_LENT", API_LENT},
             {"TORC_BORROWED", API_BORROWED},
             {"TORC_STATIC", API_STATIC},
             {"TORC_ANSWER", API_ANSWER},
             {"TORC_OR_NAN", API_NAN},
             {"TORC_OR_0", API_ZERO},
             {"TORC_OR_MINUS_1", API_MINUS_1},
             {"TORC_OR_EMPTY", API_EMPTY},
             {"TORC_COMPUTED", API_COMPUTED},
             {"TORC_KNOWN", API_KNOWN},
             {"TORC_NEVER_FAILS", API_CANNOT_FAIL},
             {NULL, 0}};

/* ------------------------------------------------------------------------------------------ tokens */
/* The token that is looked at, and the comments around it: `lead` stands before it, `behind` (the kind that points back) before it
 * too, but belongs to what was read last. */
static struct {
    const char *header, *at;
    int line;
    struct {
        const char *s;
        int n, line;
    } token;
    const char *lead, *behind;
    int lead_line;
} in;
/* #define TORC_DTYPE_MAP(X) X(BOOL, 1, …) …, and #define M(name, …) TORC_##name = value, by which an enumeration is made of one. */
typedef struct map {
    char name[64];
    const char *text;
    int length;
} map;
static map maps[8], prefixes[8];
static int map_count, prefix_count;

static void stop(const char *why) __attribute__((noreturn));
static void stop(const char *why) {
    die("include/torc/%s:%d: %s, at '%.*s'", in.header, in.token.line ? in.token.line : in.line, why, in.token.n,
        in.token.s ? in.token.s : "");
}

/* What a comment says, without its stars. */
static const char *comment_text(const char *s, const char *end) {
    char *text = malloc((size_t)(end - s) + 1);
    if (!text) die("no memory");
    size_t n = 0;
    for (bool first = true; s < end; first = false) {
        while (s < end && (*s == ' ' || *s == '\t')) s++;
        if (!first && s < end && *s == '*') s++;
        for (int k = 0; k < 2 && s < end && *s == ' '; k++) s++;
        while (s < end && *s != '\n') text[n++] = *s++;
        while (n && text[n - 1] == ' ') n--;
        if (s < end) text[n++] = '\n', s++;
    }
    while (n && isspace((unsigned char)text[n - 1])) n--;
    text[n] = 0;
    return text;
}

static void skip_line(void) { /* with those that continue it */
    for (; *in.at; in.at++)
        if (*in.at == '\n') {
            if (in.at[-1] != '\\') return;
            in.line++;
        }
}

/* To the #else or #endif of the condition that was just read. */
static void skip_branch(void) {
    for (int depth = 0; *in.at;) {
        skip_line();
        if (!*in.at) break;
        in.at++, in.line++;
        const char *s = in.at + strspn(in.at, " ");
        if (*s != '#') continue;
        s += 1 + strspn(s + 1, " ");
        if (!depth && (!strncmp(s, "else", 4) || !strncmp(s, "endif", 5))) {
            skip_line();
            return;
        }
        depth += !strncmp(s, "if", 2);
        depth -= !strncmp(s, "endif", 5);
    }
    stop("a condition does not end");
}

static bool starts(const char *s, const char *with) { return !strncmp(s, with, strlen(with)); }

/* The number that a macro stands for. */
static bool constant_value(const char *s, const char *end, api_constant *c) {
    while (end > s && isspace((unsigned char)end[-1])) end--;
    if (s < end && *s == '(' && end[-1] == ')') s++, end--;
    char *stop_at;
    if (starts(s, "__builtin_nan(\"")) {
        c->is_double = true;
        c->value = (int64_t)(0x7ff8000000000000 | strtoull(s + 15, &stop_at, 0));
        return stop_at + 2 == end;
    }
    if (starts(s, "INT64_MIN")) {
        c->value = INT64_MIN;
        s += 9;
        if (s < end) {
            if (!starts(s, " + ")) return false;
            c->value += strtoll(s + 3, &stop_at, 0);
            s = stop_at;
        }
        return s == end;
    }
    const bool wide = starts(s, "INT64_C(");
    c->value = strtoll(s + (wide ? 8 : 0), &stop_at, 0);
    return stop_at > s && stop_at + wide == end;
}

static void read_define(const char *s) {
    const size_t n = strcspn(s, " (\n\\");
    const char *end = in.at, *value = s + n;
    char name[64];
    snprintf(name, sizeof name, "%.*s", (int)n, s);
    if (*value == '(') { /* of those with arguments only the lists, and what makes enumerators of them */
        const char *body = strchr(value, ')') + 1, *paste = strstr(body, "##");
        map *to = NULL;
        if (ends_with(name, "_MAP")) {
            if (map_count == 8) stop("too many lists");
            to = &maps[map_count++];
        } else if (ends_with(name, "_ENUM_")) {
            if (!paste || paste > end || prefix_count == 8) stop("a macro of enumerators");
            to = &prefixes[prefix_count++];
            body += strspn(body, " ");
            end = paste;
        }
        if (to) *to = (map){.text = body, .length = (int)(end - body)}, snprintf(to->name, sizeof to->name, "%s", name);
        return;
    }
    value += strspn(value, " ");
    const char *comment = strstr(value, "/*");
    if (!comment || comment > end) comment = end;
    if (value >= comment || ends_with(name, "_") || !strcmp(name, "TORC_API")) return;
    api_constants = api_grown(api_constants, api_constant_count, sizeof *api_constants);
    api_constant *c = memset(&api_constants[api_constant_count++], 0, sizeof *c);
    c->header = in.header;
    snprintf(c->name, sizeof c->name, "%s", name);
    if (!constant_value(value, comment, c)) stop("a macro that is no number and takes no arguments");
    c->doc = comment < end ? comment_text(comment + 3 + (comment[3] == '<'), strstr(comment, "*/"))
             : in.lead && in.line - in.lead_line <= 1 ? in.lead
                                                      : "";
}

static void directive(void) {
    const char *s = in.at + 1;
    s += strspn(s, " ");
    if (starts(s, "define ")) {
        const int line = in.line;
        skip_line();
        const int next = in.line;
        in.line = line; /* where the comment before it is looked for */
        read_define(s + 7);
        in.line = next;
        in.lead = NULL;
        return;
    }
    skip_line();
    in.lead = NULL;
    static const char *const left_out[] = {"ifdef __cplusplus", "ifndef __cplusplus", "if !defined(__cplusplus)",
                                           "if defined(_WIN32)"};
    for (size_t k = 0; k < sizeof left_out / sizeof *left_out; k++)
        if (starts(s, left_out[k])) {
            skip_branch();
            return;
        }
    static const char *const known[] = {"ifdef __COUNTER__", "ifdef __GNUC__", "ifndef TORC_", "else", "endif",
                                        "include ",          "undef "};
    for (size_t k = 0; k < sizeof known / sizeof *known; k++)
        if (starts(s, known[k])) return;
    in.token.line = 0;
    stop("a directive that the generator does not know");
}

static void advance(void) {
    if (in.behind) stop("a comment that says what is before it stands behind nothing that it could be of");
    in.lead = NULL;
    for (;;) {
        if (*in.at == '\n') in.line++;
        if (isspace((unsigned char)*in.at)) {
            in.at++;
        } else if (*in.at == '#') {
            directive();
        } else if (starts(in.at, "/*")) {
            const char *end = strstr(in.at, "*/");
            if (!end) stop("a comment does not end");
            const bool behind = starts(in.at, "/**<"), doc = starts(in.at, "/**");
            const char *text = doc ? comment_text(in.at + 3 + behind, end) : NULL;
            for (; in.at < end + 2; in.at++) in.line += *in.at == '\n';
            if (behind)
                in.behind = text;
            else
                in.lead = text, in.lead_line = in.line;
        } else
            break;
    }
    in.token.s = in.at;
    in.token.line = in.line;
    if (isalnum((unsigned char)*in.at) || *in.at == '_') {
        while (isalnum((unsigned char)*in.at) || *in.at == '_') in.at++;
    } else if (*in.at == '"') {
        in.at += 2 + strcspn(in.at + 1, "\"");
    } else if (*in.at)
        in.at++;
    in.token.n = (int)(in.at - in.token.s);
    if (in.lead && in.token.line - in.lead_line > 1) in.lead = NULL; /* it stands for itself */
}

static bool is(const char *text) {
    return (int)strlen(text) == in.token.n && !strncmp(in.token.s, text, (size_t)in.token.n);
}
static bool is_word(void) { return isalpha((unsigned char)*in.token.s) || *in.token.s == '_'; }
static bool took(const char *text) {
    if (!is(text)) return false;
    advance();
    return true;
}
static void expect(const char *text) {
    char why[64];
    snprintf(why, sizeof why, "'%s' is expected", text);
    if (!took(text)) stop(why);
}
static void take_name(char *to, size_t size) {
    if (!is_word() || (size_t)in.token.n >= size) stop("a name is expected");
    snprintf(to, size, "%.*s", in.token.n, in.token.s);
    advance();
}
static const char *behind(void) {
    const char *text = in.behind;
    in.behind = NULL;
    return text;
}

/* ------------------------------------------------------------------------------------------ declarations */
/* The length of an array: a number, or a macro that stands for one. */
static int read_length(void) {
    expect("[");
    const api_constant *c = api_constant_named(in.token.s, in.token.n);
    const int64_t n = c ? c->value : strtoll(in.token.s, NULL, 0);
    if (n < 1 || n > 4096) stop("the length of an array is expected");
    advance();
    expect("]");
    return (int)n;
}

/* A type and, if something stands behind it, a name: its last word. */
static void read_type(api_param *to) {
    char last[96] = "";
    size_t n = 0;
    memset(to, 0, sizeof *to);
    to->callback = -1;
    to->doc = "";
    for (;; advance()) {
        bool known = false;
        for (int k = 0; words[k].name && !known; k++)
            if (is(words[k].name)) to->words |= words[k].word, known = true;
        if (known) continue;
        if (!is_word() && !is("*")) break;
        if (*last) { /* not the last one after all */
            if (n + strlen(last) + 2 > sizeof to->type) stop("the type is too long");
            n += (size_t)snprintf(to->type + n, sizeof to->type - n, "%s%s", n && to->type[n - 1] != '*' ? " " : "",
                                  last);
        }
        if (in.token.n >= (int)sizeof last) stop("the name is too long");
        snprintf(last, sizeof last, "%.*s", in.token.n, in.token.s);
    }
    if (!*last) stop("a type is expected");
    if (!n || !strcmp(last, "*")) {
        if (n + strlen(last) + 2 > sizeof to->type) stop("the type is too long");
        snprintf(to->type + n, sizeof to->type - n, "%s%s", n && to->type[n - 1] != '*' ? " " : "", last);
    } else {
        snprintf(to->name, sizeof to->name, "%s", last);
    }
}

static int size_of(const char *type, int *align);
/* A type that was declared before, or a pointer to one. */
static void known_type(const char *type) {
    char base[96];
    int align;
    if (!strncmp(type, "const ", 6)) type += 6;
    snprintf(base, sizeof base, "%.*s", (int)strcspn(type, " *"), type);
    if (strcmp(base, "void") && strcmp(base, "struct")) (void)size_of(base, &align);
}

static void read_parameters(api_function *f) {
    expect("(");
    for (;;) {
        if (f->np == API_PARAMS) stop("too many parameters");
        api_param *p = &f->p[f->np];
        read_type(p);
        if (!strcmp(p->type, "void") && !f->np) break;
        if (!*p->name) stop("a parameter without a name");
        known_type(p->type);
        f->np++;
        if (is("[")) {
            p->length = read_length();
            strcat(p->type, " *");
        }
        if (!took(",")) break;
    }
    expect(")");
}

static void read_function(const char *doc) {
    api_functions = api_grown(api_functions, api_function_count, sizeof *api_functions);
    api_function *f = memset(&api_functions[api_function_count++], 0, sizeof *f);
    f->header = in.header;
    f->line = in.token.line;
    f->doc = doc;
    read_type(&f->result);
    if (!is("(") || !*f->result.name) stop("a function is expected");
    known_type(f->result.type);
    snprintf(f->name, sizeof f->name, "%s", f->result.name);
    *f->result.name = 0;
    read_parameters(f);
    const char *last = f->np ? f->p[f->np - 1].type : "";
    f->options = ends_with(last, "_options *") && ends_with(f->name, "_with");
    if (ends_with(f->name, "_options_init") || !strcmp(last, "const torc_no_options *"))
        stop("the generator declares it, in torc/bindings");
    if (ends_with(f->name, "_with") && !f->options) stop("a name that ends in _with is of a function with options");
}

/* (*name)(parameters), behind the type of a result: a new entry of api_callbacks, of this name or of `owner.name`. */
static int read_callback(const api_param *result, const char *owner, const char *doc, char name[96]) {
    api_callbacks = api_grown(api_callbacks, api_callback_count, sizeof *api_callbacks);
    api_function *f = memset(&api_callbacks[api_callback_count], 0, sizeof *f);
    f->header = in.header;
    f->line = in.token.line;
    f->doc = doc;
    f->result = *result;
    expect("(");
    expect("*");
    take_name(name, 96);
    if (strlen(owner) + strlen(name) + 2 > sizeof f->name) stop("the name is too long");
    strcat(strcat(strcpy(f->name, owner), *owner ? "." : ""), name);
    expect(")");
    read_parameters(f);
    return api_callback_count++;
}

static void new_field(api_struct *s, const api_param *from) {
    if (s->nf == API_FIELDS) stop("too many fields");
    s->f[s->nf++] = *from;
}

static int place(int *at, int size, int align, bool is_union) {
    if (is_union) {
        *at = *at > size ? *at : size;
        return 0;
    }
    const int begin = (*at + align - 1) / align * align;
    *at = begin + size;
    return begin;
}

/* Size and alignment of a type, on machines whose long and pointers have eight bytes. */
static int size_of(const char *type, int *align) {
    static const struct {
        const char *name;
        int size;
    } plain[] = {{"char", 1},     {"bool", 1},     {"int8_t", 1},  {"uint8_t", 1},  {"int16_t", 2},
                 {"uint16_t", 2}, {"int", 4},      {"int32_t", 4}, {"uint32_t", 4}, {"float", 4},
                 {"int64_t", 8},  {"uint64_t", 8}, {"size_t", 8},  {"double", 8},   {"torc_flag", 8}};
    if (starts(type, "const ") && !strchr(type, '*')) type += 6;
    const int n = (int)strlen(type);
    if (strchr(type, '*') || api_handle_named(type, n) || api_callback_named(type, n) >= 0) return *align = 8;
    for (size_t k = 0; k < sizeof plain / sizeof *plain; k++)
        if (!strcmp(type, plain[k].name)) return *align = plain[k].size;
    if (api_enum_named(type, n)) return *align = 4;
    const api_struct *s = api_struct_named(type, n);
    if (!s) stop("a type of which the size is not known");
    *align = s->align;
    return s->size;
}

/* A struct or union in a struct, up to its name, if it has one: then its fields are called name.field, and it is one too. */
static int read_fields(api_struct *s, bool is_union, int *align);
static void read_inner(api_struct *s, const char *doc, int *at, int *align, bool in_union) {
    const bool is_union = is("union");
    advance();
    const int first = s->nf;
    int inner_align, size = read_fields(s, is_union, &inner_align);
    size = (size + inner_align - 1) / inner_align * inner_align;
    const int offset = place(at, size, inner_align, in_union);
    if (*align < inner_align) *align = inner_align;
    for (int k = first; k < s->nf; k++) s->f[k].offset += offset;
    api_param outer = {.callback = -1, .offset = offset, .size = size, .doc = doc};
    snprintf(outer.type, sizeof outer.type, is_union ? "union" : "struct");
    const bool named = !is(";");
    if (named) {
        take_name(outer.name, sizeof outer.name);
        new_field(s, &outer);
        memmove(s->f + first + 1, s->f + first, sizeof *s->f * (size_t)(s->nf - 1 - first));
        s->f[first] = outer;
        for (int k = first + 1; k < s->nf; k++) {
            char name[96];
            snprintf(name, sizeof name, "%s", s->f[k].name);
            if (strlen(outer.name) + 1 + strlen(name) >= sizeof name) stop("the name is too long");
            strcat(strcat(strcpy(s->f[k].name, outer.name), "."), name);
        }
    }
    expect(";");
    const char *said = behind();
    if (said && named) s->f[first].doc = said;
}

/* The fields between braces. Gives the size, without what is left at its end. */
static int read_fields(api_struct *s, bool is_union, int *align) {
    int at = 0;
    *align = 1;
    expect("{");
    while (!is("}")) {
        const char *doc = in.lead ? in.lead : "";
        const int first = s->nf;
        took("__extension__");
        if (is("struct") || is("union")) {
            read_inner(s, doc, &at, align, is_union);
            continue;
        }
        api_param f;
        read_type(&f);
        if (is("(")) { /* RESULT (*name)(…) */
            if (*f.name) stop("a pointer to a function is expected");
            api_param field = {.callback = -1, .doc = ""};
            snprintf(field.type, sizeof field.type, "void (*)(void)");
            field.words = f.words & API_NULLABLE; /* the field may be NULL; other words are of the result */
            f.words &= ~API_NULLABLE;
            field.callback = read_callback(&f, s->name, doc, field.name);
            new_field(s, &field);
        } else {
            const api_param once = f;
            for (;;) {
                if (!*f.name) stop("a field without a name");
                if (is("[")) f.length = read_length();
                if (!strcmp(f.type, "double _Complex")) /* its two parts, as any language can write them */
                    snprintf(f.type, sizeof f.type, "double"), f.length = 2;
                new_field(s, &f);
                if (!took(",")) break;
                f = once;
                if (took("*") != (strchr(f.type, '*') != NULL)) stop("a pointer beside what is none");
                take_name(f.name, sizeof f.name);
            }
        }
        expect(";");
        const char *said = behind();
        for (int k = first; k < s->nf; k++) {
            api_param *new = &s->f[k];
            int one_align = 8;
            const int one = new->callback >= 0 ? 8 : size_of(new->type, &one_align);
            new->size = one *(new->length ? new->length : 1);
            new->offset = place(&at, new->size, one_align, is_union);
            if (*align < one_align) *align = one_align;
            new->doc = said ? said : doc;
            if (new->callback >= 0) api_callbacks[new->callback].doc = new->doc;
        }
    }
    advance();
    return at;
}

static void read_struct(const char *doc, bool is_union) {
    static api_param room[API_FIELDS];
    api_struct s = {.header = in.header, .doc = doc, .line = in.token.line, .is_union = is_union, .f = room};
    char name[96];
    take_name(s.name, sizeof s.name);
    if (!is("{")) { /* typedef struct torc_tensor_s *torc_tensor */
        expect("*");
        api_handles = api_grown(api_handles, api_handle_count, sizeof *api_handles);
        api_handle *h = &api_handles[api_handle_count++];
        *h = (api_handle){.header = in.header, .doc = doc};
        take_name(h->name, sizeof h->name);
        snprintf(name, sizeof name, "%s_s", h->name);
        if (is_union || strcmp(name, s.name)) stop("a handle is 'typedef struct NAME_s *NAME'");
        return;
    }
    s.size = read_fields(&s, is_union, &s.align);
    s.size = (s.size + s.align - 1) / s.align * s.align;
    take_name(name, sizeof name);
    if (strcmp(name, s.name)) stop("a struct has the name of its typedef");
    s.f = malloc(sizeof *s.f * (size_t)s.nf);
    if (!s.f) die("no memory");
    memcpy(s.f, room, sizeof *s.f * (size_t)s.nf);
    api_structs = api_grown(api_structs, api_struct_count, sizeof *api_structs);
    api_structs[api_struct_count++] = s;
}

static void new_value(api_enum *e, const char *prefix, const char *name, int n, int64_t value, const char *doc) {
    if (e->nv == API_VALUES) stop("too many enumerators");
    api_value *v = &e->v[e->nv++];
    snprintf(v->name, sizeof v->name, "%s%.*s", prefix, n, name);
    v->value = value;
    v->doc = doc;
}

/* X(NAME, value, …, "what it means", …) …: the first text is the doc. */
static void read_map(api_enum *e, const map *list, const map *maker) {
    char prefix[64];
    snprintf(prefix, sizeof prefix, "%.*s", maker->length, maker->text);
    const char *end = list->text + list->length;
    for (const char *s = list->text; (s = memchr(s, '(', (size_t)(end - s))) != NULL;) {
        const int n = (int)strcspn(++s, ",");
        char *after;
        const int64_t value = strtoll(s + n + 1, &after, 0);
        const char *quote = memchr(after, '"', strcspn(after, "\n")), *doc = "";
        if (*after != ',' || !quote) stop("an entry of a list is expected: X(NAME, value, …, \"text\", …)");
        doc = comment_text(quote + 1, strchr(quote + 1, '"'));
        new_value(e, prefix, s, n, value, doc);
        s = after + strcspn(after, "\n");
        if (s > end) break;
    }
}

static void read_enum(const char *doc) {
    api_enums = api_grown(api_enums, api_enum_count, sizeof *api_enums);
    api_enum *e = memset(&api_enums[api_enum_count++], 0, sizeof *e);
    char name[64];
    e->header = in.header;
    e->doc = doc;
    take_name(e->name, sizeof e->name);
    expect("{");
    while (!is("}")) {
        const char *lead = in.lead, *said;
        take_name(name, sizeof name);
        if (took("(")) {
            const map *list = NULL, *maker = NULL;
            for (int k = 0; k < map_count; k++)
                if (!strcmp(maps[k].name, name)) list = &maps[k];
            for (int k = 0; k < prefix_count; k++)
                if (is(prefixes[k].name)) maker = &prefixes[k];
            if (!list || !maker) stop("an unknown list of enumerators");
            advance();
            expect(")");
            read_map(e, list, maker);
            continue;
        }
        int64_t value = e->nv ? e->v[e->nv - 1].value + 1 : 0;
        if (took("=")) {
            const bool minus = took("-");
            char *end;
            value = strtoll(in.token.s, &end, 0);
            if (end != in.token.s + in.token.n) stop("the value of an enumerator is expected");
            if (minus) value = -value;
            advance();
        }
        said = behind();
        if (!is("}")) expect(",");
        if (!said) said = behind();
        new_value(e, "", name, (int)strlen(name), value, said ? said : lead ? lead : "");
    }
    advance();
    take_name(name, sizeof name);
    if (strcmp(name, e->name)) stop("an enumeration has the name of its typedef");
}

static void skip_inline(void) {
    while (!is("{") && in.token.n) advance();
    int depth = 0;
    do {
        depth += is("{") - is("}");
        advance();
    } while (depth && in.token.n);
}

void api_parse(const char *header, const char *text) {
    memset(&in, 0, sizeof in);
    in.header = header;
    in.at = text;
    in.line = 1;
    advance();
    while (in.token.n) {
        const char *doc = in.lead ? in.lead : "";
        if (took("TORC_API")) {
            const int first = api_function_count;
            read_function(doc);
            expect(";");
            const char *said = behind();
            if (said) api_functions[first].doc = said;
            continue;
        }
        if (took("typedef")) {
            if (is("struct") || is("union")) {
                const bool is_union = is("union");
                advance();
                read_struct(doc, is_union);
            } else if (took("enum")) {
                read_enum(doc);
            } else {
                api_param type;
                char name[96];
                read_type(&type);
                if (is("(")) {
                    if (*type.name) stop("a pointer to a function is expected");
                    read_callback(&type, "", doc, name);
                } else if (strcmp(type.type, "int64_t") || strcmp(type.name, "torc_flag"))
                    stop("a typedef that the generator does not know");
            }
            expect(";");
        } else if (took("struct")) {
            expect("torc_by_name"); /* of no meaning but to be a pointer of its own */
            expect(";");
        } else if (is("static"))
            skip_inline();
        else
            stop("a declaration that the generator does not know");
    }
    if (in.behind) stop("a comment behind nothing");
}
