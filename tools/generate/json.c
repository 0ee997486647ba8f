/* json.c - include/torc/torc.json: the public headers for programs that write bindings. docs/bindings.md says what stands in it. */
#include "api.h"
#include "rows.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------------------------ text */
static void text(FILE *f, const char *s) {
    putc('"', f);
    for (; *s; s++) {
        if (*s == '\n')
            fputs("\\n", f);
        else if (*s == '"' || *s == '\\')
            fprintf(f, "\\%c", *s);
        else if ((unsigned char)*s < 32)
            fprintf(f, "\\u%04x", (unsigned)*s);
        else
            putc(*s, f);
    }
    putc('"', f);
}
static void pair(FILE *f, const char *key, const char *value) {
    fprintf(f, ",\"%s\":", key);
    text(f, value);
}
static void flag(FILE *f, const char *key, bool value) {
    if (value) fprintf(f, ",\"%s\":true", key);
}
/* The headers whose functions belong to no module of their own. */
static const char GENERAL[] = " core.h ops.h ops_private.h autograd.h ";
/* The beginning of an entry: what all of them have. */
static void entry(FILE *f, int k, const char *name, const char *header, const char *doc) {
    fputs(k ? ",\n  {\"name\":" : "\n  {\"name\":", f);
    text(f, name);
    pair(f, "header", header);
    char module[32];
    snprintf(module, sizeof module, "%.*s", one_of(header, GENERAL) ? 0 : (int)strcspn(header, "."), header);
    pair(f, "module", module);
    if (*doc) pair(f, "doc", doc);
}

/* ------------------------------------------------------------------------------------------ types */
/* Where a parameter stands, since a pointer alone does not say what it is for. */
typedef enum where { PARAMETER, OF_CALLBACK, FIELD, RESULT } where;

static void logical_value(char *to, size_t size, const char *type, int n) {
    static const struct {
        const char *type, *logical;
    } plain[] = {{"torc_tensor", "tensor"},
                 {"torc_tensors", "tensors"},
                 {"torc_number", "number"},
                 {"torc_numbers", "numbers"},
                 {"torc_ints", "ints"},
                 {"torc_flag", "flag"},
                 {"torc_dtype", "dtype"},
                 {"torc_device", "device"},
                 {"torc_context", "context"},
                 {"torc_memory_format", "memory_format"},
                 {"torc_generator", "generator"},
                 {"bool", "bool"},
                 {"double", "float"},
                 {"float", "float"},
                 {"size_t", "size"},
                 {"char", "text"},
                 {"void", "void"},
                 {"struct", "struct"},
                 {"union", "union"}};
    static const char ints[] = " int int8_t uint8_t int16_t uint16_t int32_t uint32_t int64_t uint64_t ";
    char name[96];
    snprintf(name, sizeof name, "%.*s", n, type);
    for (size_t k = 0; k < sizeof plain / sizeof *plain; k++)
        if (!strcmp(plain[k].type, name)) {
            snprintf(to, size, "%s", plain[k].logical);
            return;
        }
    const char *kind = api_handle_named(name, n)          ? "handle"
                       : api_enum_named(name, n)          ? "enum"
                       : api_struct_named(name, n)        ? "struct"
                       : api_callback_named(name, n) >= 0 ? "callback"
                                                          : NULL;
    if (one_of(name, ints))
        snprintf(to, size, "int");
    else if (kind)
        snprintf(to, size, "%s:%s", kind, name);
    else
        die("torc.json: nothing is known of the type '%s'", name);
}

static void logical(char *to, size_t size, const api_param *p, where at, bool counted) {
    const char *type = p->type;
    if (p->callback >= 0) {
        snprintf(to, size, "callback:%s", api_callbacks[p->callback].name);
        return;
    }
    const bool constant = !strncmp(type, "const ", 6);
    if (constant) type += 6;
    const int n = (int)strlen(type);
    if (type[n - 1] != '*') {
        logical_value(to, size, type, n);
    } else if (!strcmp(type, "void *")) {
        const bool data = at == OF_CALLBACK && p->words & API_DATA;
        const bool bytes = constant && counted;
        snprintf(to, size, "%s", p->words & API_HANDLE ? "handle" : data ? "data" : bytes ? "bytes" : "pointer");
    } else if (!strcmp(type, "char *")) {
        snprintf(to, size, constant ? "text" : "out:text");
    } else if (constant && !strcmp(type, "char *const *")) {
        snprintf(to, size, "array:text");
    } else if (!strcmp(type, "struct torc_by_name *")) {
        snprintf(to, size, "by_name");
    } else {
        char of[96];
        if (strchr(type, '*') != type + n - 1) die("torc.json: nothing is known of the type '%s'", p->type);
        logical_value(of, sizeof of, type, n - 2);
        const bool one = constant && !counted && at != FIELD && !strncmp(of, "struct:", 7);
        snprintf(to, size, "%s%s", one ? "" : constant ? "array:" : "out:", of);
    }
}

/* Which parameter, or field, says how much there is at a pointer: the first behind it that is none itself. */
static const api_param *count_of(const api_param *p, int n, int k, where at) {
    const char *type = p[k].type;
    if (!strchr(type, '*') || !strcmp(type, "const char *") || p[k].length || p[k].callback >= 0) return NULL;
    if (at == FIELD) {
        if (k && !strcmp(p[k].name, "data") && !strcmp(p[k - 1].name, "count")) return &p[k - 1]; /* torc_ints */
        const char *name = k + 1 < n ? p[k + 1].name : "", *dot = strrchr(p[k].name, '.');
        char own[112];
        snprintf(own, sizeof own, "%s_count", p[k].name);
        const bool beside = dot && !strncmp(name, p[k].name, (size_t)(dot + 1 - p[k].name));
        if (beside) name += dot + 1 - p[k].name;
        const bool whole = !strcmp(name, "count") || !strcmp(name, "size");
        return (whole && (beside || !dot)) || !strcmp(name, own) ? &p[k + 1] : NULL;
    }
    for (k++; k < n && strchr(p[k].type, '*');) k++;
    const bool known = k < n && one_of(p[k].type, " int64_t size_t ") &&
                       one_of(p[k].name, " count capacity room size bytes ninputs noutputs ");
    return known ? &p[k] : NULL;
}

/* What the entries of a list or array are, if it is one. */
static void write_entry(FILE *f, const api_param *p, bool counted) {
    const api_struct *s = api_struct_named(p->type, (int)strlen(p->type));
    const char *data = s && s->kind == API_LIST ? s->f[0].type : counted ? p->type : "";
    const char *end = strrchr(data, ' ');
    char of[96], type[96];
    if (strncmp(data, "const ", 6) || strchr(data, '*') != end + 1 || !strcmp(data, "const void *")) return;
    snprintf(type, sizeof type, "%.*s", (int)(end - data - 6), data + 6);
    logical_value(of, sizeof of, type, (int)strlen(type));
    fprintf(f, ",\"entry\":{\"type\":\"%s\",\"logical\":\"%s\"", type, of);
    flag(f, "nullable", p->words & API_ENTRIES);
    putc('}', f);
}

static void write_type(FILE *f, const api_param *all, int n, int k, where at) {
    const api_param *p = &all[k], *count = count_of(all, n, k, at);
    char of[128];
    logical(of, sizeof of, p, at, count != NULL);
    fputs("\"type\":", f);
    text(f, p->type);
    pair(f, "logical", of);
    write_entry(f, p, count != NULL);
    if (p->length && at == FIELD)
        fprintf(f, ",\"length\":%d", p->length);
    else if (p->length)
        fprintf(f, ",\"count\":%d", p->length);
    else if (count && strcmp(of, "data"))
        pair(f, "count", count->name);
    else if (at == FIELD && !strncmp(of, "array:", 6))
        fputs(",\"count\":null", f);
}

/* ------------------------------------------------------------------------------------------ structs */
static double number_of(const char *s) { /* "1.0 / 3" too */
    char *end;
    double value = strtod(s, &end);
    end += strspn(end, " ");
    if (*end == '/') value /= strtod(end + 1, &end);
    if (*end) die("torc.json: '%s' is no number", s);
    return value;
}
static void write_number(FILE *f, const char *s) {
    const size_t digits = strspn(s, "-0123456789"),
                 point = s[digits] == '.' ? 1 + strspn(s + digits + 1, "0123456789") : 0;
    const char *rest = s + digits + point;
    if (digits && point != 1 && (!*rest || (*rest == 'e' && !rest[1 + strspn(rest + 1, "-+0123456789")])))
        fputs(s, f);
    else
        fprintf(f, "%.17g", number_of(s));
}

/* What torc_NAME_options_init writes: null is None, of pointers NULL, of lists no list, of dtypes and devices NONE. */
static bool none_by_default(const api_param *p) {
    if (*p->def) return strstr(p->def, "TORC_NONE") != NULL;
    const bool named = api_enum_named(p->type, (int)strlen(p->type)) && strcmp(p->type, "torc_dtype");
    return !named && !one_of(p->type, " double int32_t int64_t torc_flag torc_ints torc_number ");
}
static void write_default(FILE *f, const api_param *p) {
    char def[sizeof p->def];
    snprintf(def, sizeof def, "%s", *p->def == '{' ? p->def + 1 : p->def);
    if (*def && def[strlen(def) - 1] == '}') def[strlen(def) - 1] = 0;
    fputs(",\"default\":", f);
    const api_enum *e = api_enum_named(p->type, (int)strlen(p->type));
    if (none_by_default(p))
        fputs("null", f);
    else if (!strcmp(def, "__builtin_inf()"))
        fputs("\"inf\"", f);
    else if (!strcmp(p->type, "torc_flag"))
        fputs(*def ? "true" : "false", f);
    else if (e) {
        int which = 0;
        while (which < e->nv && (*def ? strcmp(e->v[which].name, def) != 0 : e->v[which].value != 0)) which++;
        if (which == e->nv) die("torc.json: '%s' is no %s", def, p->type);
        text(f, e->v[which].name);
    } else
        write_number(f, *def ? def : "0");
    if (*p->means) pair(f, "means", p->means);
}
/* May the field be None? Of options whatever is None to begin with may. */
static bool field_nullable(const api_struct *s, const api_param *p) {
    return p->words & API_NULLABLE || (s->init && strcmp(p->name, "struct_size") && none_by_default(p));
}

static void write_structs(FILE *f) {
    static const char *const kinds[] = {"options", "result", "list", "class", "info", "value"};
    for (int k = 0; k < api_struct_count; k++) {
        const api_struct *s = &api_structs[k];
        entry(f, k, s->name, s->header, s->doc);
        fprintf(f, ",\"kind\":\"%s\"", kinds[s->kind]);
        flag(f, "union", s->is_union);
        fprintf(f, ",\"size\":%d,\"align\":%d", s->size, s->align);
        if (s->init) fprintf(f, ",\"init\":\"%s_init\"", s->name);
        fputs(",\n   \"fields\":[", f);
        for (int p = 0; p < s->nf; p++) {
            const api_param *a = &s->f[p];
            fputs(p ? ",\n    {\"name\":" : "\n    {\"name\":", f);
            text(f, a->name);
            putc(',', f);
            write_type(f, s->f, s->nf, p, FIELD);
            fprintf(f, ",\"offset\":%d,\"size\":%d", a->offset, a->size);
            if (a->reserved)
                flag(f, "reserved", true);
            else {
                if (s->init && strcmp(a->name, "struct_size")) write_default(f, a);
                flag(f, "nullable", field_nullable(s, a));
                flag(f, "nullable_entries", a->words & API_ENTRIES);
                flag(f, "keyword_only", a->keyword);
            }
            if (*a->doc) pair(f, "doc", a->doc);
            putc('}', f);
        }
        fputs("]}", f);
    }
}

/* ------------------------------------------------------------------------------------------ functions */
static void write_result(FILE *f, const api_function *a) {
    const api_param *r = &a->result;
    char of[128];
    const char *type = r->type, *returned = NULL;
    bool any = false;
    for (int k = 0; k < a->np; k++)
        if (a->p[k].words & API_RETURNED) returned = a->p[k].name, any = a->p[k].words & API_HANDLE;
    logical(of, sizeof of, r, RESULT, false);
    if (any) strcpy(of, "handle");
    if (!strcmp(type, "bool") && !(r->words & API_ANSWER)) strcpy(of, "status");
    const int n = (int)strlen(type);
    const api_struct *s = api_struct_named(type, n);
    const bool handle = api_handle_named(type, n) || any, pointer = strchr(type, '*') != NULL,
               list = s && (s->kind == API_LIST || s->kind == API_RESULT);
    fputs(",\n   \"result\":{\"type\":", f);
    text(f, type);
    pair(f, "logical", of);
    write_entry(f, r, false);
    if (r->words & (API_OWNED | API_BORROWED | API_STATIC))
        pair(f, "ownership", r->words & API_OWNED ? "owned" : r->words & API_STATIC ? "static" : "borrowed");
    else if (returned)
        fprintf(f, ",\"ownership\":\"argument:%s\"", returned);
    else if (handle || list || r->words & API_LENT)
        pair(f, "ownership", "lent");
    flag(f, "nullable", r->words & API_NULLABLE);
    flag(f, "nullable_entries", r->words & API_ENTRIES);
    flag(f, "known", r->words & API_KNOWN);
    flag(f, "computed", r->words & API_COMPUTED);
    const char *failure = r->words & API_CANNOT_FAIL || !strcmp(type, "void") ? "\"none\""
                          : r->words & API_NAN                                ? "\"nan\""
                          : r->words & API_MINUS_1                            ? "-1"
                          : r->words & API_EMPTY                              ? "\"empty\""
                          : !strcmp(type, "bool")                             ? "false"
                          : handle || pointer || !strcmp(type, "torc_number") ? "null"
                          : s                                                 ? "\"empty\""
                                                                              : "0";
    fprintf(f, ",\"failure\":%s}", failure);
}

/* What is left of a name behind what it begins with, or the name. */
static const char *behind(const char *name, const char *start) {
    const size_t n = strlen(start);
    return !strncmp(name, start, n) && name[n] ? name + n : name;
}
/* The class of which a function is a method, and how the names of that class begin; NULL if it is none. Methods are those whose first
 * parameter is a handle that must be there, but for `out`, of which only the room matters. Where a header has functions of its own, as
 * nn.h has torc_nn_append, their names begin with the class's: torc_module_forward. */
static const char *class_of(const api_function *a, char start[96]) {
    const api_handle *h = a->np ? api_handle_named(a->p[0].type, (int)strlen(a->p[0].type)) : NULL;
    if (!h || a->p[0].words & API_NULLABLE || !strcmp(a->p[0].name, "out")) return NULL;
    const char *context = strstr(h->name, "_context"); /* torc_function_context: torc_function_saved */
    snprintf(start, 96, "%.*s_", (int)(context ? context - h->name : (long)strlen(h->name)), h->name);
    return one_of(a->header, GENERAL) || behind(a->name, start) != a->name ? h->name : NULL;
}
/* How a function is called in its class, or in the module of its header. */
static void write_short_name(FILE *f, const api_function *a, const char *name) {
    char start[96];
    const char *class_ = class_of(a, start);
    if (class_) pair(f, "class", class_);
    if (!class_) snprintf(start, sizeof start, "torc_%.*s_", (int)strcspn(a->header, "."), a->header);
    if (of_rows(a->header) || (!class_ && one_of(a->header, GENERAL))) strcpy(start, "torc_");
    pair(f, "short", behind(behind(name, start), "torc_"));
}
static bool is_callback(const api_param *p) { return api_callback_named(p->type, (int)strlen(p->type)) >= 0; }
/* What a parameter is there for, if its type does not say it: `of` is the parameter that it belongs to. Several callbacks in a row
 * have one context, which is the first one's; the others share it. */
static void write_role(FILE *f, const api_function *a, int k) {
    char start[96];
    const bool context = k && !strcmp(a->p[k].type, "torc_context"),
               sharing = k && is_callback(&a->p[k]) && is_callback(&a->p[k - 1]);
    int first = k - 1;
    while ((context || sharing) && first > 0 && is_callback(&a->p[first - 1])) first--;
    const char *role = k == 0 && class_of(a, start)                 ? "self"
                       : k == a->np - 1 && (a->options || a->later) ? "options"
                       : a->twin >= 0 && k == a->twin_at            ? "operand"
                       : context                                    ? "context"
                       : sharing                                    ? "sharing"
                                                                    : NULL;
    const char *of = context || sharing ? a->p[first].name : NULL;
    for (int c = 0; !role && c < k; c++)
        if (count_of(a->p, a->np, c, PARAMETER) == &a->p[k]) role = "count", of = a->p[c].name;
    if (role) pair(f, "role", role);
    if (of) pair(f, "of", of);
}

static void write_signature(FILE *f, const api_function *a, where at) {
    write_result(f, a);
    fputs(",\n   \"parameters\":[", f);
    for (int k = 0; k < a->np; k++) {
        fputs(k ? ",{\"name\":" : "{\"name\":", f);
        text(f, a->p[k].name);
        putc(',', f);
        write_type(f, a->p, a->np, k, at);
        if (at == PARAMETER) write_role(f, a, k);
        flag(f, "nullable", a->p[k].words & API_NULLABLE || (k == a->np - 1 && (a->options || a->later)));
        flag(f, "nullable_entries", a->p[k].words & API_ENTRIES);
        putc('}', f);
    }
    putc(']', f);
}

/* Of torc_NAME_begin, which the caller's `macro` is cut of, the function that ends it, if all that this takes is what the first gave, or its address: torc_NAME_end, or what
 * ends all that give such a struct. */
static void write_end(FILE *f, const api_function *a, char *macro) {
    const char *begin = strstr(a->name, "_begin");
    if (!begin || !one_of(begin, " _begin _begin_with ")) return;
    char name[128], address[112];
    snprintf(name, sizeof name, "%.*s_end", (int)(begin - a->name), a->name);
    snprintf(address, sizeof address, "%s *", a->result.type);
    for (int k = 0; k < api_function_count; k++) {
        const api_function *end = &api_functions[k];
        const char *type = end->np ? end->p[0].type : "";
        const bool by_address = !strcmp(type, address), by_value = !strcmp(type, a->result.type);
        if (end->np > 1 || (strcmp(end->name, name) && !(by_address && ends_with(end->name, "_end")))) continue;
        if (end->np && !by_address && !by_value) continue;
        const char *takes = by_address ? "\"address\"" : by_value ? "\"value\"" : "null";
        fprintf(f, ",\n   \"end\":{\"name\":\"%s\",\"takes\":%s}", end->name, takes);
        char *const rest = strstr(macro, "_begin");
        if (rest) memmove(rest, rest + 6, strlen(rest + 6) + 1);
    }
}

static void write_relations(FILE *f, const api_function *a) {
    const api_function *plain = a->later ? api_plain(a) : a, *with = api_later(a);
    if (a->options) fprintf(f, ",\n   \"options\":\"%s\"", api_options_of(a)->name);
    if (a->later) fprintf(f, ",\n   \"options\":\"torc_no_options\",\"plain\":\"%s\"", plain->name);
    if (with) fprintf(f, ",\n   \"with\":\"%s\"", with->name);
    if (a->closed) fprintf(f, ",\n   \"closed\":\"%s\"", a->closed);
    if (a->later || a->init) fputs(",\n   \"bindings\":true", f);
    if (plain->twin >= 0) {
        const api_function *twin = &api_functions[plain->twin];
        if (a->later) twin = api_later(twin);
        fprintf(f, ",\n   \"scalar\":\"%s\",\"scalar_at\":%d", twin->name, plain->twin_at);
    }
    const api_function *base = a;
    for (int k = 0; plain->is_twin && k < api_function_count; k++)
        if (api_functions[k].twin == plain - api_functions) base = &api_functions[k];
    if (plain->is_twin) fprintf(f, ",\n   \"scalar_of\":\"%s\"", (a->later ? api_later(base) : base)->name);
    char name[96];
    snprintf(name, sizeof name, "%s", a->name);
    if (!a->later && api_has_macro(base)) {
        api_macro_name(base, name);
        fprintf(f, ",\n   \"macro\":\"%s\"", name);
    }
    write_end(f, a, name);
    write_short_name(f, a, name);
    if (!a->row) return;
    char schema[1600];
    const form k = (form)a->form;
    fputs(",\n   \"operator\":{\"name\":", f);
    text(f, a->row->r->name);
    pair(f, "python", a->row->base);
    pair(f, "overload", a->row->overload);
    pair(f, "form", k == F_OUT ? "out" : k == F_INPLACE || k == F_SCALAR_INPLACE ? "inplace" : "function");
    pair(f, "signature", c_schema(a->row, schema));
    putc('}', f);
}

/* What the names of an enumeration's values have in common, up to a low line: TORC_DEVICE_. Of a dtype only TORC_, or TORC_DTYPE_. */
static size_t common(const api_enum *e) {
    size_t n = strlen(e->v[0].name);
    for (int v = 1; v < e->nv; v++)
        for (size_t c = 0; c < n; c++)
            if (e->v[v].name[c] != e->v[0].name[c]) n = c;
    while (n && e->v[0].name[n - 1] != '_') n--;
    return n;
}

static void write_functions(FILE *f) {
    for (int k = 0; k < api_function_count; k++) {
        entry(f, k, api_functions[k].name, api_functions[k].header, api_functions[k].doc);
        write_signature(f, &api_functions[k], PARAMETER);
        write_relations(f, &api_functions[k]);
        putc('}', f);
    }
}

/* ------------------------------------------------------------------------------------------ the rest */
static long long constant(const char *name) {
    const api_constant *c = api_constant_named(name, (int)strlen(name));
    if (!c) die("torc.json: no constant %s", name);
    return (long long)c->value;
}

void write_json(void) {
    FILE *f = create("include/torc/torc.json");
    fprintf(f, "{\"format\":1,\"version\":\"%lld.%lld.%lld\",\n \"headers\":[", constant("TORC_VERSION_MAJOR"),
            constant("TORC_VERSION_MINOR"), constant("TORC_VERSION_PATCH"));
    for (int k = 0; api_headers[k]; k++) fprintf(f, "%s\"%s\"", k ? "," : "", api_headers[k]);
    fputs("],\n \"constants\":[", f);
    for (int k = 0; k < api_constant_count; k++) {
        const api_constant *c = &api_constants[k];
        entry(f, k, c->name, c->header, c->doc);
        fprintf(f, ",\"type\":\"%s\",\"%s\":%lld}", c->is_double ? "double" : "int64_t",
                c->is_double ? "bits" : "value", (long long)c->value);
    }
    fputs("],\n \"handles\":[", f);
    for (int k = 0; k < api_handle_count; k++) {
        entry(f, k, api_handles[k].name, api_handles[k].header, api_handles[k].doc);
        fprintf(f, ",\"counted\":%s}", strstr(api_handles[k].doc, "no counted handle") ? "false" : "true");
    }
    fputs("],\n \"enums\":[", f);
    for (int k = 0; k < api_enum_count; k++) {
        const api_enum *e = &api_enums[k];
        entry(f, k, e->name, e->header, e->doc);
        fputs(",\n   \"values\":[", f);
        for (int v = 0; v < e->nv; v++) {
            fputs(v ? ",\n    {\"name\":" : "\n    {\"name\":", f);
            text(f, e->v[v].name);
            pair(f, "short", behind(e->v[v].name + common(e), "DTYPE_"));
            fprintf(f, ",\"value\":%lld", (long long)e->v[v].value);
            if (*e->v[v].doc) pair(f, "doc", e->v[v].doc);
            putc('}', f);
        }
        fputs("]}", f);
    }
    fputs("],\n \"callbacks\":[", f);
    for (int k = 0; k < api_callback_count; k++) {
        entry(f, k, api_callbacks[k].name, api_callbacks[k].header, api_callbacks[k].doc);
        write_signature(f, &api_callbacks[k], OF_CALLBACK);
        putc('}', f);
    }
    fputs("],\n \"structs\":[", f);
    write_structs(f);
    fputs("],\n \"functions\":[", f);
    write_functions(f);
    fputs("]}\n", f);
    finish(f);
}
