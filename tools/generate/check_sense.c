/* check_sense.c - what rows would say that no call could mean, though each field for itself is one that the row may have: parameters that are
 * of another type than their names promise everywhere, results of nothing, views of no tensor, functions of C that a header has already,
 * formulas of dtypes for which the functions in them are not there, gradients that have none. */
#include <ctype.h>
#include <math.h>
#include <string.h>

#include "api.h"
#include "source.h"

/* ------------------------------------------------------------------------------------------ parameters */
/* PyTorch has these names for one thing, and so do the bindings: who reads a call by names can rely on it. */
static const char *names_of_types(const op *o) {
    static const struct {
        const char *name;
        type type, or_type;
        bool only; /* nothing else has the type */
    } all[] = {{"device", DEVICE, DEVICE, true},        {"dtype", DTYPE, DTYPE, true},
               {"memory_format", FORMAT, FORMAT, true}, {"generator", GENERATOR, GENERATOR, true},
               {"keepdim", P_BOOL, P_BOOL, false},      {"requires_grad", P_BOOL, P_BOOL, false},
               {"pin_memory", P_BOOL, P_BOOL, false},   {"non_blocking", P_BOOL, P_BOOL, false}};
    for (int k = 0; k < o->np; k++) {
        const param *p = &o->p[k];
        for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
            const bool named = !strcmp(p->name, all[i].name), typed = p->type == all[i].type;
            if (named && !typed)
                return refuse("%s: .schema: '%s' is %s everywhere, and not %s", o->r->name, p->name,
                              type_names[all[i].type], type_names[p->type]);
            if (typed && !named && all[i].only)
                return refuse("%s: .schema: a %s is called '%s' everywhere, and not '%s'", o->r->name,
                              type_names[p->type], all[i].name, p->name);
        }
        if (!strcmp(p->name, "self") && !is_tensor(p) && p->type != P_SCALAR)
            return refuse("%s: .schema: 'self' is a tensor, a list of them or a Scalar, and not %s", o->r->name,
                          type_names[p->type]);
        if (!strcmp(p->name, "dim") && p->type != P_INT && p->type != INT_OPT && p->type != INTS && p->type != INTS_OPT)
            return refuse("%s: .schema: 'dim' is an int, or a list of them, and not %s", o->r->name,
                          type_names[p->type]);
        if (p->type == BOOL_OPT && !internal(o))
            return refuse("%s: .schema: '%s' is bool?, of which functions of C have no third value", o->r->name,
                          p->name);
    }
    for (int k = 0; k < o->ngone; k++) {
        const legacy *g = &o->gone[k];
        if (!strcmp(g->name, "out") || !strcmp(g->name, "input") || !strcmp(g->name, "self"))
            return refuse("%s: .schema: the legacy argument '%s' has a name with a meaning of its own", o->r->name,
                          g->name);
        if (!strcmp(g->name, "inplace") && (!(o->forms & INPLACE) || !g->has_default || strcmp(g->def, "False")))
            return refuse(
                "%s: .schema: the legacy argument 'inplace' is False, or asks for the form INPLACE, which the row has",
                o->r->name);
    }
    return NULL;
}

/* What a call gives, and of what. */
static const char *results(const op *o) {
    const row *r = o->r;
    const size_t n = strlen(o->schema);
    bool written = false, base = false;
    for (int k = 0; k < o->np; k++) {
        written |= o->p[k].mutated;
        base |= is_tensor(&o->p[k]) && !o->p[k].has_default;
    }
    if (!strcmp(o->schema + n - 2, "()") && !written)
        return refuse("%s: .schema: it gives nothing, (), and no parameter is written, (a!)", r->name);
    if (r->kind == VIEW && (o->nt != 1 || !o->np || o->p[0].type != TENSOR || o->p[0].has_default))
        return refuse("%s: .schema: a VIEW row is a view of its first parameter, which is its only tensor", r->name);
    if (o->returns_view && !base)
        return refuse("%s: .schema: the result is a view, (a), and there is no required tensor that it could be of",
                      r->name);
    if (r->foreach_of && o->forms & FUNCTION && !o->returns_list)
        return refuse(
            "%s: .schema: the form FUNCTION of a row with .foreach_of gives a result for each entry, Tensor[]",
            r->name);
    if (r->foreach_of && o->forms == INPLACE && !o->returns_nothing)
        return refuse("%s: .schema: a row with .foreach_of that is in place only gives nothing, ()", r->name);
    if (r->foreach_of && o->in != TORCH)
        return refuse("%s: .in of a row with .foreach_of is TORCH: operators over lists are there and nowhere else",
                      r->name);
    if (r->foreach_of && o->forms & ~(FUNCTION | INPLACE))
        return refuse("%s: .forms of a row with .foreach_of are FUNCTION and INPLACE: its body makes no other calls",
                      r->name);
    if (r->foreach_of && (o->autocast & 15) + (o->autocast >> 4) != NONE + NONE)
        return refuse("%s: .autocast of a row with .foreach_of is NONE: the calls of its entries are cast", r->name);
    if (r->foreach_of && r->differentiable)
        return refuse("%s: .differentiable is not for rows with .foreach_of: the calls of its entries say so", r->name);
    return NULL;
}

/* ------------------------------------------------------------------------------------------ fields */
static bool utf8(const char *s) {
    const unsigned char *c = (const unsigned char *)s;
    while (*c) {
        int more = *c < 0x80                 ? 0
                   : *c >= 0xc2 && *c < 0xe0 ? 1
                   : *c >= 0xe0 && *c < 0xf0 ? 2
                   : *c >= 0xf0 && *c < 0xf5 ? 3
                                             : -1;
        if (more < 0) return false;
        for (c++; more; more--, c++)
            if ((*c & 0xc0) != 0x80) return false;
    }
    return true;
}
static const char *texts(const op *o) {
    const char *doc = o->r->doc, *says = o->r->out_says, *later = o->r->out_says_later;
    if (says && !utf8(says)) return refuse("%s: .out_says is not UTF-8", o->r->name);
    if (later && !utf8(later)) return refuse("%s: .out_says_later is not UTF-8", o->r->name);
    if (!doc) return NULL;
    int ticks = 0;
    for (const char *s = doc; *s; s++) ticks += *s == '`';
    const size_t n = strlen(doc);
    if (!utf8(doc)) return refuse("%s: .doc is not UTF-8", o->r->name);
    if (strstr(doc, "  ") || (n > 1 && doc[n - 2] == ' ')) return refuse("%s: .doc has a space too many", o->r->name);
    if (ticks % 2) return refuse("%s: .doc: a ` is not closed", o->r->name);
    return NULL;
}

static const char *fields(const op *o) {
    const row *r = o->r;
    const bool truth = r->dtypes == COMPARE || r->dtypes == LOGICAL,
               integers = r->dtypes == INT || r->dtypes == INTBOOL;
    if (r->differentiable == NOT_IMPLEMENTED && (truth || integers))
        return refuse("%s: .differentiable NOT_IMPLEMENTED: what is no floating number has no derivative: say NEVER",
                      r->name);
    const int cuda = o->autocast & 15, cpu = o->autocast >> 4;
    if (truth && ((cuda != NONE && cuda != PROMOTE) || (cpu != NONE && cpu != PROMOTE)))
        return refuse(
            "%s: .autocast of .dtypes COMPARE and LOGICAL is NONE or PROMOTE: the result is bool whatever is cast",
            r->name);
    for (int k = 0; k < MAX_SHARES; k++)
        if (r->kind == POINTWISE && (r->shares[k] == COPIED || r->shares_later[k] == COPIED))
            return refuse("%s: .shares COPIED of a POINTWISE row, whose results begin as copies of nothing", r->name);
    for (int k = 0; k < MAX_FASTER && r->faster[k].row; k++) {
        if (!isfinite(r->faster[k].number))
            return refuse("%s: .faster: %g is no number that can be given", r->name, r->faster[k].number);
        if (o->np != 2)
            return refuse("%s: .faster is for rows of two tensors and nothing else, as the other row has one", r->name);
    }
    if (r->numbers & NO_ZERO && !strpbrk(r->formula, "/%") && !strstr(r->formula, "t_div_") &&
        !strstr(r->formula, "t_fmod(") && !strstr(r->formula, "t_remainder("))
        return refuse("%s: .numbers NO_ZERO is for formulas that divide", r->name);
    for (int k = 0; k < CONDITIONS && !has_lists(o) && o->nt && o->nt <= CONDITIONED; k++) {
        const unsigned long long all = (1ull << o->nt) - 1;
        if ((r->saves & ~NOTHING) / WHEN(k, 0) % (1 << CONDITIONED) == all)
            return refuse("%s: .saves: WHEN(%d, …) of every input is INPUT(%d) alone", r->name, k, k);
    }
    char usual[200];
    snprintf(usual, sizeof usual, "Gradient%s of %s.", o->nresults > 1 ? "s" : "",
             r->gradient_of ? r->gradient_of : "");
    if (r->gradient_of && r->doc && !strcmp(r->doc, usual))
        return refuse("%s: .doc says what it is anyway: leave it out", r->name);
    if (r->saves & INPUT(SAVED_INPUTS - 1) && !has_lists(o) && (!o->nt || !(r->saves & INPUT(o->nt - 1))))
        return refuse("%s: .saves: INPUTS_FROM(k) begins behind the last input: .schema has %d", r->name, o->nt);
    return NULL;
}

/* In .node_of stands what holds for some calls, beside .node, or the usual name, for all others. */
static const char *nodes(const op *o) {
    const row *r = o->r;
    char usual[NODE_NAME], quoted[NODE_NAME + 2];
    const bool ruled = r->gradient[0] || r->backward;
    if (r->node && !strcmp(r->node, "NotImplemented") && ruled && r->differentiable != IN_PLACE_ONLY)
        return refuse("%s: .node NotImplemented is for rows without .gradient and .backward", r->name);
    if (r->node && isdigit((unsigned char)r->node[strlen(r->node) - 1])) {
        const char *digits = r->node + strlen(r->node);
        while (isdigit((unsigned char)digits[-1])) digits--;
        if (*digits == '0' && digits[1]) return refuse("%s: .node: '%s' has a 0 before its number", r->name, r->node);
    }
    if (!r->node_of) return NULL;
    if (word_in(r->node_of, "CALL_OUT"))
        return refuse("%s: .node_of asks for CALL_OUT, and of calls with out= nothing is recorded", r->name);
    if (word_in(r->node_of, "CALL_INPLACE") && !(o->forms & INPLACE))
        return refuse("%s: .node_of asks for CALL_INPLACE, a form that the row has not", r->name);
    snprintf(quoted, sizeof quoted, "\"%s\"", r->node ? r->node : usual_node(r, usual));
    if (strstr(r->node_of, quoted)) return refuse("%s: .node_of gives %s, which it is anyway: NULL", r->name, quoted);
    for (const char *q = r->node_of; (q = strchr(q, '"')) != NULL;) {
        const size_t n = strcspn(q + 1, "\"") + 2;
        if (n >= sizeof quoted) return refuse("%s: .node_of: %.40s… is too long", r->name, q);
        snprintf(quoted, sizeof quoted, "%.*s", (int)n, q);
        q += n;
        if (strstr(q, quoted)) return refuse("%s: .node_of gives %s twice", r->name, quoted);
    }
    return NULL;
}

/* Which form of the row's an expression of .equals is: in place functions of PyTorch end in _. */
static bool calls_in_place(const char *text) {
    for (const char *s = text; (s = strstr(s, "_(")) != NULL; s++)
        if (s > text && isalnum((unsigned char)s[-1])) return true;
    return false;
}
static const char *equals(const op *o) {
    const row *r = o->r;
    bool plain = o->forms & FUNCTION;
    for (int k = 0; k < o->np; k++) plain &= !o->p[k].mutated;
    if (r->equals && strncmp(r->equals, "none: ", 6) && plain && calls_in_place(r->equals))
        return refuse("%s: .equals: '%.200s' writes in place, and is compared with the form FUNCTION", r->name,
                      r->equals);
    if (r->equals_inplace && !calls_in_place(r->equals_inplace))
        return refuse("%s: .equals_inplace: '%.200s' writes nothing in place: a function that does ends in _", r->name,
                      r->equals_inplace);
    if (r->equals_out && !strstr(r->equals_out, "out=out"))
        return refuse("%s: .equals_out: '%.200s' does not give out=out to what writes it", r->name, r->equals_out);
    return NULL;
}

/* ------------------------------------------------------------------------------------------ names in C */
/* Functions, and structs of options and results, of headers that are written by hand. */
static const char *headers(const op *o) {
    if (internal(o)) return NULL;
    for (int k = 0; api_headers[k]; k++) {
        char path[128], name[160];
        if (!strncmp(api_headers[k], "ops", 3)) continue; /* those are written from rows */
        snprintf(path, sizeof path, "include/torc/%s", api_headers[k]);
        const char *const text = source_text(path);
        for (int f = 0; f < FORMS + 2; f++) {
            if (f < FORMS && !has_form(o, (form)f)) continue;
            if (f < FORMS)
                snprintf(name, sizeof name, "torc_%s%s", o->r->name, form_suffix(o, (form)f));
            else
                snprintf(name, sizeof name, "torc_%s_%s", option_stem(o), f == FORMS ? "options" : "result");
            if (declared(text, name))
                return refuse("%s: its name makes %s, which is in torc/%s already: give it another", o->r->name, name,
                              api_headers[k]);
        }
    }
    return NULL;
}

/* ------------------------------------------------------------------------------------------ signatures */
/* torch.linalg and torch.special have some operators of torch's under their plain names, matmul and exp2; torch.fft has none. */
static const char *rooms(const op *o) {
    if (!(o->in & FFT) || !strncmp(o->base, "fft_", 4)) return NULL;
    return refuse("%s: .in FFT of a name that does not begin with fft_: torch.fft has no others", o->r->name);
}
/* Is every signature, at whatever place, what it would be without .overloads? */
static bool as_schema(const op *o) {
    for (int c = 0; c < o->ncalls; c++) {
        const overload *call = &o->calls[c];
        int k = 0, g = 0;
        if (strcmp(call->name, o->base) || call->with || call->no_out || call->no_inplace ||
            call->na != o->np + o->ngone)
            return false;
        for (int i = 0; i < call->na; i++) {
            const argument *a = &call->a[i];
            const bool gone = g < o->ngone && o->gone[g].before == k;
            if (a->from != (gone ? OF_LEGACY : OF_SCHEMA) || a->which != (gone ? g : k) || a->number || a->spread ||
                a->keyword != (gone ? o->gone[g].keyword : o->p[k].keyword) ||
                a->has_default != (gone ? o->gone[g].has_default : o->p[k].has_default) ||
                strcmp(a->def, gone ? o->gone[g].def : o->p[k].def))
                return false;
            g += gone, k += !gone;
        }
    }
    return o->r->overloads[0] != NULL;
}
static bool as_tuple_there(const op *o) {
    for (int g = 0; g < o->ngone; g++)
        if (!strcmp(o->gone[g].name, "as_tuple")) return true;
    return false;
}
static const char *signatures(const op *o) {
    bool own = false; /* an operator may be there under other names only */
    for (int c = 0; c < o->ncalls; c++) own |= !strcmp(o->calls[c].name, o->base);
    for (int place = 0; place < PLACES && o->r->overloads[0] && own; place++) {
        bool called = !(o->in & 1 << place);
        for (int c = 0; c < o->ncalls; c++) called |= is_call_at(o, &o->calls[c], place);
        if (!called)
            return refuse("%s: .overloads has no signature of the row's own name at a place that .in says", o->r->name);
    }
    if (as_schema(o)) return refuse("%s: .overloads says what .schema does: leave it out", o->r->name);
    for (int c = 0; c < o->ncalls && o->r->overloads[0]; c++) {
        const overload *call = &o->calls[c];
        const char *after_out = NULL;
        if (call->as_tuple && !as_tuple_there(o))
            return refuse("%s: .overloads: as_tuple=True is for rows with that legacy argument in .schema", o->r->name);
        int tensors = 0, numbers = 0;
        bool spread = false;
        for (int k = 0; k < call->na; k++) {
            const argument *a = &call->a[k];
            numbers += a->number;
            const char *const taken[] = {"out", "input", "self"};
            for (int i = 0; i < 3 && a->from == OF_LEGACY; i++)
                if (!strcmp(a->name, taken[i]))
                    return refuse("%s: .overloads: the legacy argument '%s' has a name with a meaning of its own",
                                  o->r->name, a->name);
            if (a->from == GIVEN_OUT && a->has_default)
                return refuse("%s: .overloads: 'out' has no default but None, which is not said", o->r->name);
            if (after_out && !a->has_default && !a->keyword)
                return refuse("%s: .overloads: '%s' is required behind 'out', which may be left out", o->r->name,
                              a->name);
            if (a->from == GIVEN_OUT) after_out = a->name;
            if (a->keyword && a->from == OF_SCHEMA && !strcmp(a->name, "self"))
                return refuse("%s: .overloads: 'self' is given by position, and not behind *", o->r->name);
            tensors += !a->number && ((a->from == OF_SCHEMA && is_tensor(&o->p[a->which])) ||
                                      (a->from == OWN && strstr(a->type, "Tensor")));
            if (a->number && !k && call->place == METHOD)
                return refuse("%s: .overloads: a method is called on a tensor, and '%s' is a number there", o->r->name,
                              a->name);
            if (spread && !a->keyword)
                return refuse("%s: .overloads: '%s' stands behind what takes all arguments by position", o->r->name,
                              a->name);
            spread |= a->spread;
            if (k && call->place == METHOD && a->from == OF_SCHEMA && !a->which && !a->keyword &&
                !strcmp(a->name, "self"))
                return refuse(
                    "%s: .overloads: a method is called on its first argument, 'self', which stands behind '%s'",
                    o->r->name, call->a[0].name);
        }
        if (numbers && !tensors)
            return refuse("%s: .overloads: a signature has numbers for all of its tensors", o->r->name);
    }
    return NULL;
}

const char *op_sense(const op *o) {
    const char *why = names_of_types(o);
    if (!why) why = results(o);
    if (!why) why = texts(o);
    if (!why) why = fields(o);
    if (!why) why = nodes(o);
    if (!why) why = equals(o);
    if (!why) why = headers(o);
    if (!why) why = rooms(o);
    if (!why) why = signatures(o);
    return why;
}
