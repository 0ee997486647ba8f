/* schema.c - reads the schema of a row, by a grammar that leaves nothing out.
 *
 * A schema is the one thing that everything else is made of: prototypes, structs of options, Python's signatures, the table
 * that the library reads calls by. A reader that takes what it knows and passes over the rest makes a working operator of a
 * schema with a mistake in it, only another one than was meant: `int[2x]` would be a list of two, `k=010` ten here and eight
 * in C, and what stands behind the results would be lost. So this reader goes through a schema from the first letter to the
 * last, one function for each line of the grammar, and whatever is not in the grammar is refused where it stands:
 *
 *     schema    = name ["." overload] "(" [entry {", " entry}] ")" " -> " results
 *     entry     = "*" | "legacy " name ["=" default] | type " " name ["=" default]
 *     type      = "Tensor" [written] ["?" | "[]" | "?[]"] | "int[" [number] ["*"] "]" ["?"] | word ["?" | "[]"]
 *     written   = "(" letter "!)"                         a for the first that has it, b for the second, and so on
 *     results   = "()" | "bool" | "Tensor" ["(a)" | "(a!)"] ["[]"] | "(" named {", " named} ")" | "gradients(" names ")"
 *     named     = "Tensor " name
 *
 * What a grammar cannot say is checked beside it, where the thing is read: that a name can be one in C, C++ and Python, that it
 * is there once, that a default is a value of its type (names.c). What the schema has to do with the other fields of the
 * row, check.c and its like look at. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "rows.h"

const char *const type_names[TYPES] = {"Tensor",  "Tensor?",       "Tensor[]",  "Tensor?[]", "int",    "int?",
                                       "float",   "float?",        "bool",      "bool?",     "Scalar", "Scalar?",
                                       "int[]",   "int[]?",        "Scalar[]",  "str",       "str?",   "ScalarType?",
                                       "Device?", "MemoryFormat?", "Generator?"};
enum { MOST_DIMS = 16 }; /* TORC_MAX_DIMS (torc/core.h): no list of one number for each dimension is longer */

/* What is read, and how far: `at` moves on. */
typedef struct reader {
    op *o;
    const char *at;
    int written; /* how many parameters are marked as written */
} reader;

static bool took(reader *in, const char *text) {
    const size_t n = strlen(text);
    if (strncmp(in->at, text, n)) return false;
    in->at += n;
    return true;
}
/* How a refusal shows where it is: the next letters of the schema. */
static const char *here(const reader *in) {
    static char text[40];
    snprintf(text, sizeof text, "%.30s", *in->at ? in->at : "the end");
    return text;
}
static void expect(reader *in, const char *text, const char *behind) {
    if (!took(in, text))
        die("%s: .schema: behind %s '%s' is expected, not '%s'", in->o->r->name, behind, text, here(in));
}
/* Letters, digits and underscores. `what` says in the refusal what the name is of. */
static void read_name(reader *in, const char *what, char *to, size_t room) {
    size_t n = 0;
    while (isalnum((unsigned char)in->at[n]) || in->at[n] == '_') n++;
    if (!n || isdigit((unsigned char)*in->at))
        die("%s: .schema: '%s' is no name of %s", in->o->r->name, here(in), what);
    if (n >= room) die("%s: .schema: the name '%.80s' of %s is too long", in->o->r->name, in->at, what);
    snprintf(to, room, "%.*s", (int)n, in->at);
    in->at += n;
}

/* ------------------------------------------------------------------------------------------ types */
/* `(a!)`: this parameter is written. What only looks at memory, (a), is said of results. */
static void read_written(reader *in, param *p) {
    if (!took(in, "(")) return;
    const char letter = *in->at, wanted = (char)('a' + in->written);
    if (!islower((unsigned char)letter) || strncmp(in->at + 1, "!)", 2))
        die("%s: .schema: '(%s': a parameter that is written is marked (%c!), and a view is said by its result, (a)",
            in->o->r->name, here(in), wanted);
    if (letter != wanted)
        die("%s: .schema: '(%c!)' is number %d of the parameters that are written, and so (%c!)", in->o->r->name,
            letter, in->written + 1, wanted);
    in->at += 3;
    in->written++;
    p->mutated = true;
}
/* What stands in the brackets of int[…]. */
static void read_length(reader *in, param *p) {
    const char *const start = in->at;
    if (isdigit((unsigned char)*in->at)) {
        size_t n = 0;
        while (isdigit((unsigned char)in->at[n])) n++;
        p->fixed = n > 2 ? MOST_DIMS + 1 : atoi(in->at);
        if (*in->at == '0' || p->fixed > MOST_DIMS)
            die("%s: .schema: the length '%.*s' of a list is a number from 1 to %d", in->o->r->name, (int)n, in->at,
                MOST_DIMS);
        in->at += n;
    }
    p->any_length = took(in, "*");
    if (*in->at != ']')
        die("%s: .schema: '[%.20s': in the brackets of a list stand its length, *, both, or nothing", in->o->r->name,
            start);
    if (p->any_length && p->fixed > 1)
        die("%s: .schema: 'int[%d*]' is of that length and of any", in->o->r->name, p->fixed);
}
static void read_type(reader *in, param *p) {
    char text[40], word[24];
    const char *const start = in->at;
    read_name(in, "a type", word, sizeof word);
    if (*in->at == '(' && strcmp(word, "Tensor"))
        die("%s: .schema: '%.30s': only tensors are written, and %s is none", in->o->r->name, start, word);
    read_written(in, p);
    const bool optional = took(in, "?"), list = took(in, "[");
    if (list) {
        if (!strcmp(word, "int"))
            read_length(in, p);
        else if (*in->at != ']')
            die("%s: .schema: '%.30s': only lists of int have a length", in->o->r->name, start);
        expect(in, "]", "the length of a list");
    }
    const bool list_optional = list && took(in, "?");
    snprintf(text, sizeof text, "%s%s%s%s", word, optional ? "?" : "", list ? "[]" : "", list_optional ? "?" : "");
    static const char *const unmarked[] = {"ScalarType", "MemoryFormat",
                                           "Device"}; /* None is their missing value anyway */
    for (int i = 0; i < 3; i++)
        if (!strcmp(text, unmarked[i])) strcat(text, "?");
    p->type = TYPES;
    for (int i = 0; i < TYPES; i++)
        if (!strcmp(text, type_names[i])) p->type = (type)i;
    if (p->type == TYPES) die("%s: .schema: unknown type '%s'", in->o->r->name, text);
}

/* ------------------------------------------------------------------------------------------ parameters */
/* Up to the comma or bracket that ends the entry, outside of brackets and of a text. */
static void read_default(reader *in, const char *name, char *to, size_t room) {
    const char *const start = in->at;
    int depth = 0;
    for (; *in->at && (depth || (*in->at != ',' && *in->at != ')')); in->at++) {
        if (*in->at == '\'') {
            const char *end = strchr(in->at + 1, '\'');
            if (!end) die("%s: .schema: the default of '%s', %.40s, does not end", in->o->r->name, name, start);
            in->at = end;
        }
        depth += (*in->at == '[') - (*in->at == ']');
    }
    const size_t n = (size_t)(in->at - start);
    if (!n) die("%s: .schema: '%s=' has no default behind it", in->o->r->name, name);
    if (n >= room) die("%s: .schema: the default of '%s' is too long", in->o->r->name, name);
    snprintf(to, room, "%.*s", (int)n, start);
}
static void once(const op *o, const char *name) {
    int times = 0, gone = 0;
    for (int k = 0; k < o->np; k++) {
        const bool same = !strcmp(o->p[k].name, name);
        times += same;
        if (!same && !strcasecmp(o->p[k].name, name)) /* prototypes write N as n */
            die("%s: .schema: '%s' and '%s' differ in capitals only", o->r->name, o->p[k].name, name);
    }
    for (int k = 0; k < o->ngone; k++) gone += !strcmp(o->gone[k].name, name);
    if (times > 1) die("%s: .schema: two parameters '%s'", o->r->name, name);
    if (gone > 1) die("%s: .schema: two legacy arguments '%s'", o->r->name, name);
    if (times && gone) die("%s: .schema: '%s' is a parameter and legacy", o->r->name, name);
}
static void read_legacy(reader *in, bool keyword) {
    op *o = in->o;
    if (o->ngone == MAX_LEGACY) die("%s: .schema: more than %d legacy arguments", o->r->name, MAX_LEGACY);
    legacy *g = &o->gone[o->ngone++];
    *g = (legacy){.before = o->np, .keyword = keyword};
    read_name(in, "a legacy argument", g->name, sizeof g->name);
    const char *why = python_name(g->name);
    if (why) die("%s: .schema: the legacy argument '%s' is %s", o->r->name, g->name, why);
    once(o, g->name);
    if (!took(in, "=")) return;
    g->has_default = true;
    read_default(in, g->name, g->def, sizeof g->def);
    if (!default_of_any(g->def))
        die("%s: .schema: the default of the legacy argument '%s', %s, is no number, True, False, None or text",
            o->r->name, g->name, g->def);
}
static void read_param(reader *in, bool keyword) {
    op *o = in->o;
    if (o->np == MAX_PARAMS) die("%s: .schema: more than %d parameters", o->r->name, MAX_PARAMS);
    param *p = &o->p[o->np++];
    read_type(in, p);
    expect(in, " ", "a type");
    read_name(in, "a parameter", p->name, sizeof p->name);
    p->keyword = keyword;
    const char *why = parameter_name(p->name);
    if (why) die("%s: .schema: the parameter '%s' is %s: give it another name", o->r->name, p->name, why);
    once(o, p->name);
    o->nt += is_tensor(p);
    if (!took(in, "=")) return;
    p->has_default = true;
    if (!internal(o)) o->options = true;
    read_default(in, p->name, p->def, sizeof p->def);
    const char *wanted = default_wanted(p);
    if (wanted)
        die("%s: .schema: the default of '%s', %s, does not fit %s: it is %s", o->r->name, p->name, p->def,
            type_names[p->type], wanted);
}
static void read_entries(reader *in) {
    bool keyword = false;
    for (bool first = true; !took(in, ")"); first = false) {
        if (!first) expect(in, ", ", "a parameter");
        const char *const start = in->at;
        if (took(in, "*")) {
            if (keyword) die("%s: .schema: '*' stands there twice", in->o->r->name);
            if (*in->at != ',') die("%s: .schema: nothing stands behind '*'", in->o->r->name);
            keyword = true;
        } else if (took(in, "legacy "))
            read_legacy(in, keyword);
        else
            read_param(in, keyword);
        if (in->at == start) die("%s: .schema: '%s' is no parameter", in->o->r->name, here(in));
    }
    const op *o = in->o;
    if (find_param(o, "self") && find_param(o, "input"))
        die("%s: .schema: 'input' is what functions of Python call 'self', and both are parameters", o->r->name);
}

/* ------------------------------------------------------------------------------------------ results */
static void read_named(reader *in) {
    op *o = in->o;
    do {
        if (o->nresults == MAX_RESULTS) die("%s: .schema: more than %d results", o->r->name, MAX_RESULTS);
        char *name = o->results[o->nresults++];
        if (!took(in, "Tensor "))
            die("%s: .schema: '%s' is no result: each of several is a Tensor with a name", o->r->name, here(in));
        read_name(in, "a result", name, sizeof o->results[0]);
        const char *why = result_name(name);
        if (why) die("%s: .schema: the result '%s' is %s: give it another name", o->r->name, name, why);
        for (int k = 0; k + 1 < o->nresults; k++)
            if (!strcmp(o->results[k], name)) die("%s: .schema: two results '%s'", o->r->name, name);
    } while (took(in, ", "));
    expect(in, ")", "the results");
    if (o->nresults < 2)
        die("%s: .schema: a result alone has no name: Tensor, and not (Tensor %s)", o->r->name, o->results[0]);
}
static void read_results(reader *in) {
    op *o = in->o;
    if (took(in, "()") || took(in, "bool")) {
        o->returns_nothing = true;
    } else if (took(in, "(")) {
        read_named(in);
    } else if (took(in, "Tensor")) {
        o->nresults = 1;
        const bool written = took(in, "(a!)");
        o->returns_view = !written && took(in, "(a)");
        o->returns_list = took(in, "[]");
        if (written && o->returns_list) die("%s: .schema: a list that is written is no result: ()", o->r->name);
    } else
        die("%s: .schema: '%s' is no result: Tensor, with (a), (a!) or [] behind, (Tensor a, Tensor b), bool or ()",
            o->r->name, here(in));
    if (*in->at) die("%s: .schema: behind the results stands '%s'", o->r->name, here(in));
    if (o->returns_list && o->forms != FUNCTION && !o->r->foreach_of)
        die("%s: .forms of a row that returns a list is FUNCTION, unless it has .foreach_of", o->r->name);
}

/* `-> gradients(input, weight)` stands for a flag need_… and a result grad_… of each, which are put there before anything is read. */
static void expand_gradients(op *o) {
    static const char mark[] = ") -> gradients(";
    const char *const text = o->r->schema, *at = strstr(text, mark);
    size_t needs = 0, grads = 0;
    char need[400], grad[400], name[40];
    if (strlen(text) + sizeof need + sizeof grad > sizeof o->schema) die("%s: .schema is too long", o->r->name);
    snprintf(o->schema, sizeof o->schema, "%s", text);
    if (!at) return;
    reader in = {.o = o, .at = at + strlen(mark)};
    do {
        read_name(&in, "what a gradient is of", name, sizeof name);
        if (needs + 60 > sizeof need) die("%s: .schema has too many gradients(…)", o->r->name);
        needs += (size_t)snprintf(need + needs, sizeof need - needs, ", bool need_%s", name);
        grads += (size_t)snprintf(grad + grads, sizeof grad - grads, "%sTensor grad_%s", grads ? ", " : "", name);
    } while (took(&in, ", "));
    expect(&in, ")", "gradients(…");
    snprintf(o->schema, sizeof o->schema, "%.*s%s) -> (%s)%s", (int)(at - text), text, need, grad, in.at);
}

void schema_read(op *o) {
    expand_gradients(o);
    reader in = {.o = o, .at = o->schema};
    read_name(&in, "an operator", o->base, sizeof o->base);
    const char *why = operator_name(o->base);
    if (why) die("%s: .schema: the operator '%s' is %s", o->r->name, o->base, why);
    if (took(&in, ".")) read_name(&in, "an overload", o->overload, sizeof o->overload);
    if (*o->overload && strlen(o->overload) == strspn(o->overload, "_"))
        die("%s: .schema: '%s' is no name of an overload", o->r->name, o->overload);
    expect(&in, "(", *o->overload ? "the overload's name" : "the operator's name");
    read_entries(&in);
    expect(&in, " -> ", "the parameters");
    read_results(&in);
}

/* ------------------------------------------------------------------------------------------ of other lists of parameters */
const char *next_param(const char *c, const char *end, char text[PARAM_TEXT]) {
    while (*c == ' ') c++;
    const char *e = c;
    for (int depth = 0; e < end && (depth || *e != ','); e++)
        depth += (*e == '(' || *e == '[') - (*e == ')' || *e == ']');
    snprintf(text, PARAM_TEXT, "%.*s", (int)(e - c), c);
    return e < end ? e + 1 : e;
}
