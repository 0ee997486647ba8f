/* rows.c - reads the rows and refuses those that leave something open; schema.c takes their schemas apart. */
#include "rows.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#define FOUND_DTYPE "Found dtype {out} but expected {result}"
/* Each names the row itself: passed on to another macro, a name that is one too (bool) would be replaced. */
static const row rows[] = {
#define POINTWISE(name_, ...) {.name = #name_, .file = __FILE__, .kind = POINTWISE, __VA_ARGS__},
#define STRIDED(name_, ...) {.name = #name_, .file = __FILE__, .kind = STRIDED, __VA_ARGS__},
#define DENSE(name_, ...) {.name = #name_, .file = __FILE__, .kind = DENSE, __VA_ARGS__},
#define VIEW(name_, ...) {.name = #name_, .file = __FILE__, .kind = VIEW, __VA_ARGS__},
#define COMPOSITE(name_, ...) {.name = #name_, .file = __FILE__, .kind = COMPOSITE, __VA_ARGS__},
#include "ops/all.def"
#undef POINTWISE
#undef STRIDED
#undef DENSE
#undef VIEW
#undef COMPOSITE
};
enum { ROWS = sizeof rows / sizeof rows[0] };
/* The same as text, for check_words.c. */
static const char *const texts[ROWS] = {
#define POINTWISE(name_, ...) #__VA_ARGS__,
#define STRIDED(name_, ...) #__VA_ARGS__,
#define DENSE(name_, ...) #__VA_ARGS__,
#define VIEW(name_, ...) #__VA_ARGS__,
#define COMPOSITE(name_, ...) #__VA_ARGS__,
#include "ops/all.def"
#undef POINTWISE
#undef STRIDED
#undef DENSE
#undef VIEW
#undef COMPOSITE
};
static op parsed[ROWS];
op *ops = parsed;
int op_count = ROWS;

jmp_buf *trap;
char trapped[600];
void die(const char *format, ...) {
    va_list args;
    va_start(args, format);
    vsnprintf(trapped, sizeof trapped, format, args);
    va_end(args);
    if (trap) longjmp(*trap, 1);
    fprintf(stderr, "generate: %s\n", trapped);
    exit(1);
}

/* ------------------------------------------------------------------------------------------ what a row must say */
static bool always(const row *r) { return r != NULL; }
static bool unless_gradient(const row *r) { return !r->gradient_of; }
static bool elementwise(const row *r) { return r->kind == POINTWISE; }
static bool inferred(const row *r) { return r->kind == STRIDED || r->kind == DENSE || r->kind == VIEW; }
static bool reducing(const row *r) { return inferred(r) && strstr(r->file, "ops/reduce.def"); }
static bool listwise(const row *r) { return r->kind == COMPOSITE && strstr(r->file, "ops/foreach.def"); }
static bool cast(const row *r) { return r->kind != VIEW; }
static bool acts(const row *r) { return r->kind != VIEW && r->kind != POINTWISE; }
/* Those of a gradient are said nowhere. */
static int forms(const row *r) { return r->gradient_of ? FUNCTION : r->forms; }
static bool given_out(const row *r) { return forms(r) & OUT && !(r->traits & PASSES_ON); }
static bool ruled(const row *r) { return r->backward != NULL; }
static bool nameless(const row *r) { return r->gradient_of || r->in & (INTERNAL | C_ONLY); }
/* Has it forms besides the function, that PyTorch has too? */
static bool compared(const row *r) { return nameless(r) && r->equals && strncmp(r->equals, "none: ", 6); }
static bool also_inplace(const row *r) { return compared(r) && forms(r) & INPLACE && forms(r) & FUNCTION; }
static bool also_out(const row *r) { return compared(r) && forms(r) & OUT; }
static bool needs_derivative(const row *r) { return r->kind != COMPOSITE; }

/* The fields that some rows must have. `derivative` stands for three, of which a row has at least one. */
#define FIELD(f, needed) \
    { #f, offsetof(row, f), sizeof(((row *)0)->f), needed }
static const struct {
    const char *name;
    size_t at, size;
    bool (*needed)(const row *r);
} fields[] = {
    FIELD(schema, always),         FIELD(in, unless_gradient),
    FIELD(forms, unless_gradient), FIELD(doc, unless_gradient),
    FIELD(dtypes, elementwise),    FIELD(formula, elementwise),
    FIELD(infer, inferred),        FIELD(reduces, reducing),
    FIELD(autocast, cast),         FIELD(effects, acts),
    FIELD(out, given_out),         FIELD(saves, ruled),
    FIELD(equals, nameless),       FIELD(equals_inplace, also_inplace),
    FIELD(equals_out, also_out),   FIELD(foreach_of, listwise),
};
enum { FIELDS = sizeof fields / sizeof fields[0] };

static bool unset(const row *r, int field) {
    const unsigned char *at = (const unsigned char *)r + fields[field].at;
    for (size_t i = 0; i < fields[field].size; i++)
        if (at[i]) return false;
    return true;
}
static bool listed(const char *words, const char *word) {
    const size_t n = strlen(word);
    for (const char *at = words; at && (at = strstr(at, word)) != NULL; at += n)
        if ((at == words || at[-1] == ' ') && (!at[n] || at[n] == ' ')) return true;
    return false;
}

const row *row_number(int i) { return i < ROWS ? &rows[i] : NULL; }
const row *row_find(const char *name) {
    for (int i = 0; i < ROWS; i++)
        if (!strcmp(rows[i].name, name)) return &rows[i];
    return NULL;
}

const char *row_refusal(const row *r) {
    static const char *const kinds[] = {"?", "POINTWISE", "STRIDED", "DENSE", "VIEW", "COMPOSITE"};
    const char *why = row_values(r);
    if (why) return why;
    for (int i = 0; i < FIELDS; i++)
        if (fields[i].needed(r) && unset(r, i))
            return refuse("%s: a %s row needs .%s", r->name, kinds[r->kind], fields[i].name);
    if ((why = row_nonsense(r)) != NULL) return why;
    const int rules = (r->gradient[0] != NULL) + (r->backward != NULL);
    if (rules > 1) return refuse("%s: .gradient and .backward exclude each other", r->name);
    if (needs_derivative(r) && !rules && !r->differentiable)
        return refuse("%s: a %s row needs .gradient, .backward or .differentiable", r->name, kinds[r->kind]);
    if (rules && r->differentiable && r->differentiable != IN_PLACE_ONLY)
        return refuse("%s: .differentiable contradicts its rule", r->name);
    if (r->saves && !r->backward) return refuse("%s: .saves is read from the expressions of .gradient", r->name);
    if (!r->formula2 != !r->dtype2) return refuse("%s: .formula2 and .dtype2 need each other", r->name);
    if (r->effects & PURE && r->effects != PURE) return refuse("%s: PURE excludes other effects", r->name);
    return NULL;
}

/* ------------------------------------------------------------------------------------------ what a schema says beside the row */
/* Which parameters may change from step to step. */
static void parse_values(op *o) {
    const row *r = o->r;
    int named = 0;
    for (int k = 0; k < o->np; k++) {
        param *p = &o->p[k];
        const bool number = p->type == P_SCALAR || p->type == SCALARS || p->type == SCALAR_OPT || p->type == P_FLOAT ||
                            p->type == FLOAT_OPT;
        const bool value = listed(r->values, p->name), structure = listed(r->structure, p->name);
        named += value + structure;
        if (value && structure) die("%s: '%s' is in .values and in .structure", r->name, p->name);
        if (structure && !number)
            die("%s: .structure names '%s', of which it says nothing: it is for Scalar and float", r->name, p->name);
        if (value && !number && p->type != P_INT && p->type != INT_OPT)
            die("%s: .values names '%s', which is no number", r->name, p->name);
        if (value && r->reduces && p != reduction_number(o))
            die("%s: .values names '%s', which chooses what a reduction computes", r->name, p->name);
        if (value && number && r->kind == POINTWISE)
            die("%s: .values names '%s', which is a value of a POINTWISE row anyway: leave it out", r->name, p->name);
        if (number && !value && !structure && r->kind != POINTWISE)
            die("%s: does '%s' belong to .values or to .structure?", r->name, p->name);
        p->is_value = value || (number && !structure);
        p->complex = listed(r->complex, p->name);
        if (p->complex && p->type != P_SCALAR && p->type != SCALAR_OPT && p->type != SCALARS)
            die("%s: .complex names '%s', which is no Scalar", r->name, p->name);
    }
    int complex = 0;
    for (int k = 0; k < o->np; k++) complex += o->p[k].complex;
    for (const char *s = r->complex; s && *s; s += strcspn(s, " "), s += *s == ' ') complex--;
    if (complex) die("%s: .complex names no parameter of it, or one twice", r->name);
    for (int which = 0; which < 2; which++)
        for (const char *s = which ? r->structure : r->values; s && *s; s += strcspn(s, " "), s += *s == ' ') named--;
    if (named) die("%s: .values or .structure names no parameter of it, or one twice", r->name);
}

const param *find_param(const op *o, const char *name) {
    for (int k = 0; k < o->np; k++)
        if (!strcmp(o->p[k].name, name)) return &o->p[k];
    return NULL;
}
const param *reduction_number(const op *o) {
    const param *correction = find_param(o, "correction");
    return correction ? correction : find_param(o, "ord");
}

/* Does the schema say all that .reduces needs, in parameters that the library can read, and nothing that it would not read? */
static void check_reduction(const op *o) {
    const row *r = o->r;
    if (!r->reduces) return;
    const param *dim = find_param(o, "dim");
    const bool list = dim && (dim->type == INTS || dim->type == INTS_OPT);
    if (r->reduces == ALL_DIMS ? dim != NULL : !dim)
        die("%s: .reduces and the schema do not agree on a parameter 'dim'", r->name);
    if (r->reduces == DIMS_OR_NONE && !list) die("%s: DIMS_OR_NONE is said of a list 'dim'", r->name);
    for (int k = 0; k < o->np; k++) {
        const param *p = &o->p[k];
        const bool read = p->type == TENSOR             ? true /* no lists: a call has their lengths or its reduction */
                          : !strcmp(p->name, "dim")     ? list || p->type == P_INT || p->type == INT_OPT
                          : !strcmp(p->name, "keepdim") ? p->type == P_BOOL
                          : !strcmp(p->name, "dtype")   ? p->type == DTYPE
                          : !strcmp(p->name, "correction") ? p->type == SCALAR_OPT
                          : p == reduction_number(o)       ? p->type == P_SCALAR
                                                           : false;
        if (!read) die("%s: a reduction does not read '%s %s'", r->name, type_names[p->type], p->name);
    }
}

/* What the expressions of .gradient read through IN(k) and OUT(k), and for which input's gradient. */
static unsigned long long saves_of(const row *r) {
    unsigned long long saves = r->saves & ~NOTHING;
    int gradients = 0;
    while (gradients < MAX_GRADIENTS && r->gradient[gradients]) gradients++;
    for (int j = 0; j < gradients; j++)
        for (const char *s = r->gradient[j]; *s; s++) {
            if (s > r->gradient[j] && (isalnum((unsigned char)s[-1]) || s[-1] == '_')) continue;
            if (!strncmp(s, "IN(", 3)) {
                const int k = atoi(s + 3);
                saves |= INPUT(k);
                if (gradients > 1 && k < CONDITIONS) saves |= WHEN(k, j);
            }
            if (!strncmp(s, "OUT(", 4)) saves |= OUTPUT(atoi(s + 4));
        }
    return saves;
}

static void parse(op *o, const row *r) {
    o->r = r;
    o->in = r->gradient_of ? INTERNAL : r->in;
    o->forms = r->gradient_of ? FUNCTION : r->forms;
    o->autocast = r->autocast ? r->autocast : ALL(NONE);
    if (o->autocast < 16) o->autocast = ALL(o->autocast);
    o->effects = r->effects ? r->effects : PURE;
    schema_read(o);
    const char *why = op_fields(o);
    if (why) die("%s", why);
    if (r->kind == POINTWISE && o->nresults != (r->formula2 ? 2 : 1))
        die("%s: a POINTWISE row has a formula for each result", r->name);
    parse_values(o);
    check_reduction(o);
    overloads_read(o);
    if (r->doc)
        snprintf(o->doc, sizeof o->doc, "%s", r->doc);
    else
        snprintf(o->doc, sizeof o->doc, "Gradient%s of %s.", o->nresults > 1 ? "s" : "", r->gradient_of);
    if ((why = op_nonsense(o)) != NULL) die("%s", why);
    o->saves = saves_of(r);
}

/* Which parameter of the row that is called of each entry, `each`, a parameter of `o` goes to. */
static void parse_entries(op *o, const op *each) {
    for (int k = 0; k < o->np; k++) {
        param *p = &o->p[k];
        int to = 0;
        while (to < each->np && strcmp(each->p[to].name, p->name)) to++;
        if (to == each->np) to = k;
        const type there = to < each->np ? each->p[to].type : TYPES;
        const bool number = p->type == P_SCALAR || p->type == SCALARS,
                   fits = there <= TENSOR_OPT
                              ? p->type == TENSORS || p->type == TENSOR || number
                              : p->type == there || (there == P_SCALAR && (number || p->type == TENSOR));
        if (!fits) die("%s: .foreach_of: '%s' goes to no parameter of %s", o->r->name, p->name, each->r->name);
        p->entry = to;
    }
}

/* Whether all is right with the row of that name is said when it is read itself. */
bool op_named(op *o, const char *name) {
    const row *r = row_find(name);
    memset(o, 0, sizeof *o);
    if (r) parse(o, r);
    return r;
}

/* The same, as the files have it, and kept: rows do not change. */
const op *op_known(const char *name) {
    static op *known[ROWS];
    const row *r = row_find(name);
    if (!r) return NULL;
    op **o = &known[r - rows];
    if (!*o) {
        if (!(*o = calloc(1, sizeof **o))) die("no memory");
        parse(*o, r);
    }
    return *o;
}

void row_read(op *o, const row *r) {
    const char *why = row_refusal(r);
    if (why) die("%s", why);
    parse(o, r);
    if ((why = op_links(o)) != NULL) die("%s", why);
    if (!r->foreach_of) return;
    static op of;
    op_named(&of, r->foreach_of);
    parse_entries(o, &of);
    o->entry_written = of.np && of.p[0].mutated;
}

void rows_read(void) {
    for (int i = 0; i < ROWS; i++) {
        const char *foreign = row_words(rows[i].name, texts[i]);
        if (foreign) die("%s", foreign);
        row_read(&ops[i], &rows[i]);
        for (int j = 0; j < i; j++) {
            if (!strcmp(rows[i].name, rows[j].name)) die("%s: two rows", rows[i].name);
            const char *why = op_beside(&ops[i], &ops[j]);
            if (!why) why = op_beside(&ops[j], &ops[i]);
            if (why) die("%s", why);
        }
    }
}

/* ------------------------------------------------------------------------------------------ what follows from a row */
bool composite(const op *o) { return o->r->kind == COMPOSITE; }
bool has_body(const op *o) { return composite(o) && !o->r->foreach_of; }
bool gives_list(const op *o, form f) { return o->returns_list && f == F_FUNCTION; }
bool gives_nothing(const op *o, form f) { return o->returns_nothing || (o->returns_list && f != F_FUNCTION); }
bool internal(const op *o) { return o->in == INTERNAL; }
const char *stem(const op *o) { return internal(o) ? "op" : "torc"; }
bool named_inplace(const op *o) {
    const size_t n = strlen(o->r->name);
    return n && o->r->name[n - 1] == '_';
}
bool has_form(const op *o, form f) {
    switch (f) {
    case F_FUNCTION: return o->forms & FUNCTION;
    case F_INPLACE: return o->forms & INPLACE;
    case F_OUT: return o->forms & OUT;
    case F_SCALAR: return (o->forms & SCALAR) && (o->forms & FUNCTION);
    case F_SCALAR_INPLACE: return (o->forms & SCALAR) && (o->forms & INPLACE);
    default: return false;
    }
}
const char *alias_at(const op *o, int place, const char *alias) {
    static const char *const words[PLACES] = {"torch", "method", "nn", "linalg", "fft", "special"};
    const char *dot = strchr(alias, '.');
    if (!dot) return o->in & 1 << place ? alias : NULL;
    const size_t length = strlen(words[place]);
    return (size_t)(dot - alias) == length && !strncmp(alias, words[place], length) ? dot + 1 : NULL;
}
const char *name_at(int place, const char *name) {
    static const char *const prefixes[PLACES] = {"", "", "", "linalg_", "fft_", "special_"};
    const size_t prefix = strlen(prefixes[place]);
    return strncmp(name, prefixes[place], prefix) ? name : name + prefix;
}
bool exact_length(const op *o, const param *p) { return p->fixed > 1 && !(o->r->traits & OWN_LENGTHS); }
bool attr_points(const param *p) {
    return p->type == INTS || p->type == INTS_OPT || p->type == SCALARS || p->type == STR || p->type == STR_OPT;
}
bool is_tensor(const param *p) { return p->type <= TENSORS_OPT; }
bool has_lists(const op *o) {
    for (int k = 0; k < o->np; k++)
        if (o->p[k].type == TENSORS || o->p[k].type == TENSORS_OPT) return true;
    return false;
}
bool has_attrs(const op *o) { return o->np > o->nt; }

const char *c_type(const param *p, bool option) {
    switch (p->type) {
    case TENSOR:
    case TENSOR_OPT: return "torc_tensor";
    case TENSORS:
    case TENSORS_OPT: return "torc_tensors";
    case P_INT:
    case INT_OPT: return "int64_t";
    case P_FLOAT:
    case FLOAT_OPT: return "double";
    case P_BOOL: return option ? "torc_flag" : "bool";
    case BOOL_OPT: return "torc_flag";
    case INTS:
    case INTS_OPT: return "torc_ints";
    case SCALARS: return "torc_numbers";
    case STR:
    case STR_OPT: return "const char *";
    case DTYPE: return "torc_dtype";
    case DEVICE: return "torc_device";
    case FORMAT: return "torc_memory_format";
    case GENERATOR: return "torc_generator";
    default: return "torc_number";
    }
}
/* Of a parameter of the function: internal ones take numbers as the library keeps them. */
const char *parameter_type(const op *o, const param *p) {
    const char *attr = internal(o) ? attr_type(p) : NULL;
    return attr && !strcmp(attr, "attr_number") ? attr : c_type(p, false);
}
const char *attr_type(const param *p) {
    switch (p->type) {
    case P_INT: return "int64_t";
    case P_FLOAT: return "double";
    case P_BOOL: return "bool";
    case INTS:
    case INTS_OPT: return "attr_ints";
    case SCALARS: return "torc_numbers";
    case STR:
    case STR_OPT: return "attr_str";
    case DTYPE:
    case FORMAT: return "int32_t";
    case DEVICE: return "torc_device";
    case GENERATOR: return "torc_generator";
    default: return is_tensor(p) ? NULL : "attr_number";
    }
}

/* A ring of texts, so that several may stand in one printf. No double underscores, which C++ reserves. */
const char *option_stem(const op *o) {
    static char ring[4][80];
    static int next;
    char *s = ring[next++ & 3];
    snprintf(s, 80, "%s%s", o->r->name, named_inplace(o) ? "inplace" : "");
    return s;
}
const char *form_suffix(const op *o, form f) {
    switch (f) {
    case F_INPLACE: return named_inplace(o) ? "" : "_";
    case F_OUT: return "_out";
    case F_SCALAR: return "_scalar";
    case F_SCALAR_INPLACE: return "_scalar_";
    default: return "";
    }
}
const char *with_suffix(const op *o, form f) {
    switch (f) {
    case F_INPLACE: return named_inplace(o) ? "inplace_with" : "_inplace_with";
    case F_OUT: return "_out_with";
    case F_SCALAR: return "_scalar_with";
    case F_SCALAR_INPLACE: return "_scalar_inplace_with";
    default: return "_with";
    }
}

const char *c_schema(const op *o, char to[1600]) {
    size_t n = 0;
    for (const char *s = o->schema; *s;) {
        const bool first = n && to[n - 1] == '(';
        if (!strncmp(s, first ? "legacy " : ", legacy ", first ? 7 : 9)) {
            s += 1 + strcspn(s + 1, ",)");
            if (first && *s == ',') s += 2;
            continue;
        }
        to[n++] = *s++;
    }
    to[n] = 0;
    char *bare = strstr(to, ", *)"); /* nothing is left behind the mark */
    if (bare) memmove(bare, bare + 3, strlen(bare + 3) + 1);
    return to;
}

const char *usual_node(const row *r, char to[NODE_NAME]) {
    int n = 0;
    bool upper = true;
    for (const char *s = r->name; *s && n < NODE_NAME - 12; s++) {
        if (*s != '_') to[n++] = (char)(upper ? toupper((unsigned char)*s) : *s);
        upper = *s == '_' || isdigit((unsigned char)*s); /* log1p: Log1PBackward0 */
    }
    strcpy(to + n, "Backward0");
    return to;
}

/* ------------------------------------------------------------------------------------------ prototypes */
void symbol(FILE *out, const op *o, form f) {
    fprintf(out, "%s_%s%s", stem(o), o->r->name, o->options ? with_suffix(o, f) : form_suffix(o, f));
}
void result_type(FILE *out, const op *o, form f) {
    if (gives_nothing(o, f))
        fputs("bool ", out);
    else if (gives_list(o, f))
        fputs("torc_tensors ", out);
    else if (o->nresults > 1 && f != F_INPLACE)
        fprintf(out, "%s_%s_result ", stem(o), o->r->name);
    else
        fputs("torc_tensor ", out);
}
static void write_prototype(FILE *out, const op *o, form f, const char *before, const char *after) {
    const char *comma = "";
    result_type(out, o, f);
    fputs(before, out);
    symbol(out, o, f);
    fprintf(out, "%s(", after);
    if (f == F_OUT) {
        if (o->nresults > 1)
            fprintf(out, "%s_%s_result out", stem(o), o->r->name);
        else
            fputs("torc_tensor out", out);
        comma = ", ";
    }
    for (int i = 0, tensors = 0; i < o->np; i++) {
        const param *p = &o->p[i];
        if (p->has_default && !internal(o)) continue;
        const char *t = parameter_type(o, p);
        if (is_tensor(p) && ++tensors == 2 && (f == F_SCALAR || f == F_SCALAR_INPLACE))
            t = internal(o) ? "attr_number" : "torc_number";
        char name[sizeof p->name]; /* programs may have macros N and C */
        snprintf(name, sizeof name, "%s", p->name);
        if (!*before && !internal(o) && !name[1]) name[0] = (char)tolower((unsigned char)name[0]);
        fprintf(out, "%s%s%s%s", comma, t, t[strlen(t) - 1] == '*' ? "" : " ", name);
        comma = ", ";
    }
    if (o->options)
        fprintf(out, "%sconst torc_%s_options *options", comma, option_stem(o));
    else if (!*comma)
        fputs("void", out);
    fputs(")", out);
}
void prototype(FILE *out, const op *o, form f) { write_prototype(out, o, f, "", ""); }
/* With the name in parentheses, so that it is not taken for the macro of that name. */
void definition(FILE *out, const op *o, form f) { write_prototype(out, o, f, "(", ")"); }
