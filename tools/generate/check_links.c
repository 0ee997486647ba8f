/* check_links.c - what rows say of other rows: rows that they name, functions that their gradients call, names and signatures that they
 * share with others, in Python and in C. */
#include <ctype.h>
#include <string.h>

#include "source.h"

/* ------------------------------------------------------------------------------------------ rows that are named */
static op other; /* the row that is looked at */

static const char *absent(const op *o, const char *field, const char *name) {
    return refuse("%s: .%s: there is no row '%s'", o->r->name, field, name);
}

static const char *faster_rows(const op *o) {
    const row *r = o->r;
    for (int k = 0; k < MAX_FASTER && r->faster[k].row; k++) {
        const char *name = r->faster[k].row;
        if (!op_named(&other, name)) return absent(o, "faster", name);
        const int class = other.r->dtypes;
        if (!pointwise(&other) || other.np != 1 || other.nresults != 1 ||
            (class != ARITH && class != NOBOOL && class != FLOAT && class != FLOATING))
            return refuse("%s: .faster: '%s' is not a POINTWISE row of one tensor and nothing else, of .dtypes ARITH, "
                          "NOBOOL, FLOAT or FLOATING",
                          r->name, name);
        if (r->also & COMPLEX && !(other.r->also & COMPLEX))
            return refuse("%s: .faster: '%s' takes no complex numbers, which this row takes", r->name, name);
        for (int j = 0; j < k; j++)
            if (r->faster[j].number == r->faster[k].number)
                return refuse("%s: .faster has the number %g twice: a number has one row", r->name,
                              r->faster[k].number);
    }
    return NULL;
}

/* Does an expression call the function of that name? */
static bool calls(const char *text, const char *function) {
    const size_t n = strlen(function);
    for (const char *s = text; (s = strstr(s, function)) != NULL; s++)
        if ((s == text || (!isalnum((unsigned char)s[-1]) && s[-1] != '_')) && s[n] == '(') return true;
    return false;
}

static bool called_by(const row *r, const char *function) {
    for (int k = 0; k < MAX_GRADIENTS && r->gradient[k]; k++)
        if (calls(r->gradient[k], function)) return true;
    return false;
}

/* Of what it is the gradient: a row that has one, which it takes the inputs of, and which calls it where that can be seen. */
static const char *gradient_row(const op *o) {
    const row *r = o->r;
    if (!r->gradient_of) return NULL;
    if (!op_named(&other, r->gradient_of)) return absent(o, "gradient_of", r->gradient_of);
    const row *of = other.r;
    if (!strcmp(of->name, r->name) || of->gradient_of || of->differentiable ||
        !(of->gradient[0] || of->backward || composite(&other)))
        return refuse("%s: .gradient_of: '%s' is not a row with .gradient, .backward or parts that have them, and no "
                      "gradient itself",
                      r->name, of->name);
    if (!o->nt || o->nresults > (has_lists(&other) ? MAX_RESULTS : other.nt))
        return refuse("%s: .gradient_of: it has %d inputs and gives %d gradients, and '%s' has %d inputs", r->name,
                      o->nt, o->nresults, of->name, other.nt);
    char function[80];
    snprintf(function, sizeof function, "op_%s", r->name);
    if (of->gradient[0] && !called_by(of, function))
        return refuse("%s: .gradient_of: the .gradient of '%s' does not call %s: name the row that does", r->name,
                      of->name, function);
    for (int k = 0; row_number(k) && !of->gradient[0]; k++) /* what .backward calls stands in C */
        if (!row_number(k)->gradient_of && called_by(row_number(k), function))
            return refuse("%s: .gradient_of: the .gradient of '%s' calls %s: name that row", r->name,
                          row_number(k)->name, function);
    return NULL;
}

/* Two lists of PyTorch's are named otherwise than what is done with their entries (native/ForeachOpsKernels.cpp): div, which has no
 * rounding mode there and so is true division, and norm, which is linalg's of vectors. */
static bool entry_named(const char *list, const char *entry) {
    static const char *const otherwise[][2] = {{"div", "true_divide"}, {"norm", "linalg_vector_norm"}};
    for (int k = 0; k < 2; k++)
        if (!strcmp(list, otherwise[k][0])) return !strcmp(entry, otherwise[k][1]);
    return !strcmp(list, entry);
}
static const char *entry_row(const op *o) {
    const row *r = o->r;
    if (!r->foreach_of) return NULL;
    if (!op_named(&other, r->foreach_of)) return absent(o, "foreach_of", r->foreach_of);
    if (other.r->foreach_of || other.r->gradient_of || other.nresults != 1 || other.returns_list || has_lists(&other) ||
        !other.nt)
        return refuse(
            "%s: .foreach_of: '%s' is not an operator on tensors, and no lists of them, that gives one tensor", r->name,
            other.r->name);
    if (!entry_named(o->base + strlen("_foreach_"), other.base))
        return refuse("%s: .foreach_of: '%s' is not named in %s: a list's operator has the name of its entries'",
                      r->name, other.r->name, o->base);
    if (o->forms & FUNCTION && !(other.forms & FUNCTION))
        return refuse("%s: .foreach_of: '%s' has not the form FUNCTION", r->name, other.r->name);
    if (other.effects & ~PURE & ~o->effects)
        return refuse("%s: .effects leaves out what the row of .foreach_of does to each entry, '%s': say it here too",
                      r->name, other.r->name);
    if (o->effects & ~PURE & ~other.effects)
        return refuse("%s: .effects says more than the row of .foreach_of does to each entry, '%s'", r->name,
                      other.r->name);
    for (int k = 0; k < other.np; k++) {
        bool given = other.p[k].has_default || k < o->np;
        for (int j = 0; j < o->np; j++) given |= !strcmp(o->p[j].name, other.p[k].name);
        if (!given)
            return refuse("%s: .foreach_of: nothing goes to '%s' of '%s', which it needs", r->name, other.p[k].name,
                          other.r->name);
    }
    return NULL;
}

/* `other` takes the list at once: either by the number of the formula of each entry, or with this row's own parameters. */
static const char *list_row(const op *o) {
    const row *r = o->r;
    if (!r->together) return NULL;
    static op each;
    if (!op_named(&each, r->foreach_of)) return absent(o, "foreach_of", r->foreach_of);
    if (!op_named(&other, r->together)) return absent(o, "together", r->together);
    if ((other.r->kind != STRIDED && other.r->kind != DENSE) || !internal(&other) || !other.returns_list ||
        other.p[0].type != TENSORS)
        return refuse("%s: .together: '%s' is not an INTERNAL row with kernels that takes Tensor[] and gives it",
                      r->name, other.r->name);
    if (find_param(&other, "formula")) {
        if (!pointwise(&each) && !named_inplace(&each))
            return refuse("%s: .together: '%s' computes formulas, and '%s' has none", r->name, other.r->name,
                          each.r->name);
        int numbers = 0;
        for (int k = 0; k < each.np; k++) {
            const type t = each.p[k].type;
            numbers += t == P_SCALAR || t == P_INT;
            if ((t != TENSOR && t != P_SCALAR && t != P_INT && t != P_BOOL) || numbers > 1)
                return refuse(
                    "%s: .together: '%s' takes tensors and one number, an int or a Scalar, and '%s' has '%s', "
                    "which is %s",
                    r->name, other.r->name, each.r->name, each.p[k].name,
                    numbers > 1 ? "another number" : type_names[t]);
        }
        if (o->p[0].type != TENSORS)
            return refuse("%s: .together: '%s' takes a list first, and '%s' is none", r->name, other.r->name,
                          o->p[0].name);
        return NULL;
    }
    bool same = o->np == other.np;
    for (int k = 0; k < o->np && same; k++)
        same = o->p[k].type == other.p[k].type && !strcmp(o->p[k].name, other.p[k].name);
    if (!same)
        return refuse("%s: .together: '%s' has not this row's parameters, and no number of a formula", r->name,
                      other.r->name);
    return NULL;
}

/* ------------------------------------------------------------------------------------------ functions that are called */
static const char *called_rows(const op *o) {
    static const char *const stems[] = {"torc_", "op_"};
    for (int k = 0; k < MAX_GRADIENTS && o->r->gradient[k]; k++)
        for (const char *s = o->r->gradient[k]; *s; s++)
            for (int inner = 0; inner < 2; inner++) {
                char name[80];
                const size_t stem = strlen(stems[inner]);
                if (strncmp(s, stems[inner], stem) ||
                    (s > o->r->gradient[k] && (isalnum((unsigned char)s[-1]) || s[-1] == '_')))
                    continue;
                size_t n = stem;
                while (isalnum((unsigned char)s[n]) || s[n] == '_') n++;
                if (s[n] != '(') continue;
                snprintf(name, sizeof name, "%.*s", (int)(n - stem), s + stem);
                const row *r = row_find(name);
                const bool is_inner = r && (r->gradient_of || r->in == INTERNAL);
                if (!r || is_inner != inner || !(r->gradient_of || r->forms & FUNCTION))
                    return refuse(
                        "%s: .gradient calls %s%s, which no row gives: torc_… is a public row, op_… one that is "
                        "INTERNAL or a gradient, with the form FUNCTION",
                        o->r->name, stems[inner], name);
            }
    return NULL;
}

const char *op_links(const op *o) {
    const char *why = faster_rows(o);
    if (!why) why = gradient_row(o);
    if (!why) why = entry_row(o);
    if (!why) why = list_row(o);
    if (!why) why = called_rows(o);
    for (int k = 0; k < MAX_GRADIENTS && o->r->gradient[k] && !why; k++) gradient_read(o, o->r->gradient[k]);
    if (!why && o->r->node_of) node_of_read(o, o->r->node_of);
    return why;
}

/* ------------------------------------------------------------------------------------------ names of Python */
/* What Python calls the row at a place, as its own name (`alias` is NULL) or as an alias of it; NULL if that is not there. */
static const char *called_at(const op *o, int place, const char *alias) {
    const char *name = alias ? alias_at(o, place, alias) : o->in & 1 << place ? o->base : NULL;
    return name ? name_at(place, name) : NULL;
}
static bool same_name(const op *a, const char *alias_of_a, const op *b, const char *alias_of_b) {
    for (int place = 0; place < PLACES; place++) {
        const char *x = called_at(a, place, alias_of_a), *y = called_at(b, place, alias_of_b);
        if (x && y && !strcmp(x, y)) return true;
    }
    return false;
}

static const char *aliases(const op *o) {
    for (int k = 0; k < MAX_ALIASES && o->r->aliases[k]; k++) {
        const char *alias = o->r->aliases[k];
        bool found = false;
        for (int place = 0; place < PLACES; place++) {
            const char *name = called_at(o, place, alias);
            found |= name && identifier(name) && !word_of_python(name);
        }
        if (!found) return refuse("%s: .aliases: '%s' is no name at a place of Python's", o->r->name, alias);
        const size_t n = strlen(alias);
        if (alias[n - 1] == '_' && !named_inplace(o))
            return refuse("%s: .aliases: '%s' ends as names of forms in place do, which get their _ by themselves",
                          o->r->name, alias);
        if (!islower((unsigned char)(strchr(alias, '.') ? strchr(alias, '.') + 1 : alias)[0]))
            return refuse("%s: .aliases: '%s': other names of operators begin with a small letter", o->r->name, alias);
        if (strstr(alias, "__"))
            return refuse("%s: .aliases: '%s' is a name that Python keeps for itself", o->r->name, alias);
        if (same_name(o, alias, o, NULL)) return refuse("%s: .aliases: '%s' is the row's own name", o->r->name, alias);
        for (int j = 0; j < k; j++)
            if (same_name(o, alias, o, o->r->aliases[j]))
                return refuse("%s: .aliases has '%s' twice", o->r->name, alias);
    }
    return NULL;
}

static const char *argument_type(const op *o, const argument *a) {
    return a->number ? "Scalar" : a->from == OF_SCHEMA ? type_names[o->p[a->which].type] : a->type;
}
/* Are two signatures the same to who calls? Then the second is never reached. */
static bool same_signature(const op *a, const overload *x, const op *b, const overload *y) {
    if (x->na != y->na) return false;
    for (int k = 0; k < x->na; k++) {
        const argument *p = &x->a[k], *q = &y->a[k];
        const char *type = argument_type(a, p), *as = argument_type(b, q);
        if (strcmp(p->name, q->name) || strcmp(type, as) || p->keyword != q->keyword || p->spread != q->spread ||
            p->has_default != q->has_default)
            return false;
    }
    return true;
}
/* What Python calls signature k at a place; NULL if that is not there. */
static const char *signature_at(const op *o, int place, int k) {
    const overload *call = &o->calls[k];
    if (internal(o) || o->in & C_ONLY) return NULL;
    if (strcmp(call->name, o->base) && call->place != 1 << place) return NULL;
    if (!strcmp(call->name, o->base) && !(o->in & 1 << place && is_call_at(o, call, place))) return NULL;
    return name_at(place, call->name);
}
static const char *signatures(const op *o, const op *beside) {
    for (int k = 0; k < o->ncalls; k++)
        for (int j = 0; j < (o == beside ? k : beside->ncalls); j++) {
            if (!same_signature(o, &o->calls[k], beside, &beside->calls[j])) continue;
            for (int place = 0; place < PLACES; place++) {
                const char *x = signature_at(o, place, k), *y = signature_at(beside, place, j);
                if (!x || !y || strcmp(x, y)) continue;
                return o == beside ? refuse("%s: .overloads has a signature of '%s' twice", o->r->name, x)
                                   : refuse("%s: .overloads: the row '%s' has '%s' with the same signature: one of the "
                                            "two is never called",
                                            o->r->name, beside->r->name, x);
            }
        }
    return NULL;
}
/* An entry for no place in particular that no place is left for. */
static const char *unreached(const op *o) {
    for (int k = 0; k < o->ncalls && o->r->overloads[0]; k++) {
        bool reached = false;
        for (int place = 0; place < PLACES; place++) {
            reached |= signature_at(o, place, k) != NULL;
            for (int j = 0; j < MAX_ALIASES && o->r->aliases[j]; j++)
                reached |= is_call_at(o, &o->calls[k], place) && alias_at(o, place, o->r->aliases[j]);
        }
        if (!reached)
            return refuse("%s: .overloads: '%s' is for no place: each place of .in has entries of its own", o->r->name,
                          o->r->overloads[k]);
    }
    return NULL;
}
/* The same at a place as at all others. */
static const char *repeated(const op *o) {
    for (int place = 0; place < PLACES && o->r->overloads[0]; place++) {
        int own = 0, common = 0, alike = 0;
        for (int k = 0; k < o->ncalls; k++) {
            const overload *x = &o->calls[k];
            const bool named = !strcmp(x->name, o->base);
            own += named && x->place == 1 << place;
            common += named && !x->place;
            for (int j = 0; j < o->ncalls && named && x->place == 1 << place; j++) {
                const overload *y = &o->calls[j];
                bool same = !y->place && !strcmp(y->name, o->base) && same_signature(o, x, o, y) && !x->with &&
                            !y->with && x->no_out == y->no_out && x->no_inplace == y->no_inplace;
                for (int i = 0; i < x->na && same; i++) same = !strcmp(x->a[i].def, y->a[i].def);
                alike += same;
            }
        }
        if (own && own == common && alike == own)
            return refuse(
                "%s: .overloads: the entries at one place say what those for no place in particular do: leave "
                "them out",
                o->r->name);
    }
    return NULL;
}
static bool known_type(const char *s, size_t n) {
    if (n && s[n - 1] == '?') n--;
    for (int t = 0; t < TYPES; t++)
        if (strlen(type_names[t]) == n && !strncmp(type_names[t], s, n)) return true;
    return n == 4 && !strncmp(s, "list", 4);
}
static const char *arguments(const op *o) {
    for (int c = 0; c < o->ncalls && o->r->overloads[0]; c++) {
        const overload *call = &o->calls[c];
        const char *name = o->r->name;
        if (word_of_python(call->name))
            return refuse("%s: .overloads: '%s' is a word of Python's grammar", name, call->name);
        for (int k = 0; k < call->na; k++) {
            const argument *a = &call->a[k];
            for (int j = 0; j < k; j++)
                if (!strcmp(call->a[j].name, a->name))
                    return refuse("%s: .overloads has the argument '%s' twice in one signature", name, a->name);
            if (a->spread && !(a->from == OF_SCHEMA && (o->p[a->which].type == TENSORS || o->p[a->which].type == INTS)))
                return refuse("%s: .overloads: '*%s' takes all arguments, and is for lists", name, a->name);
            if (a->from == GIVEN_OUT && !(o->forms & OUT))
                return refuse("%s: .overloads: 'out' is for rows with the form OUT", name);
            for (const char *s = a->type; a->from == OWN && *s; s += strcspn(s, "|"), s += *s == '|')
                if (!known_type(s, strcspn(s, "|")))
                    return refuse("%s: .overloads: '%s' has the type %s, of which %.*s is none of schemas", name,
                                  a->name, a->type, (int)strcspn(s, "|"), s);
        }
    }
    return NULL;
}
/* May an expression behind `with` read it? The arguments of the signature; what is written is none of them. */
static bool argument_known(const void *of, const char *name) {
    const overload *call = of;
    for (int k = 0; k < call->na; k++)
        if (!strcmp(call->a[k].name, name)) return call->a[k].from != GIVEN_OUT;
    return false;
}
/* What stands behind `with`: parameters that are no arguments, by what the signature's own arguments are. */
static const char *with(const op *o, const overload *call) {
    const char *at = call->with, *const end = at ? at + strlen(at) : NULL;
    const char *const name = o->r->name;
    bool set[MAX_PARAMS] = {false};
    while (at && at < end) {
        char text[PARAM_TEXT];
        const char *const start = at;
        at = next_param(at, end, text);
        if ((size_t)(at - start) >= sizeof text)
            return refuse("%s: .overloads: what stands behind `with` is too long: '%.80s'", name, start);
        char *const equals = strchr(text, '=');
        if (!equals || (at == end && end[-1] == ','))
            return refuse("%s: .overloads: behind `with` stands '%s', and not parameter=expression", name, text);
        *equals = 0;
        if (!strcmp(text, "as_tuple")) continue;
        if (!balanced(call->with) || strchr("+-*/%=<>,.([{", call->with[strlen(call->with) - 1]))
            return refuse("%s: .overloads: '%s' behind `with` does not end", name, call->with);
        const param *p = find_param(o, text);
        if (!p)
            return refuse("%s: .overloads: behind `with` stands '%s', which is no parameter of .schema", name, text);
        if (set[p - o->p]) return refuse("%s: .overloads: '%s' stands behind `with` twice", name, text);
        set[p - o->p] = true;
        for (int k = 0; k < call->na; k++)
            if (call->a[k].from == OF_SCHEMA && !strcmp(call->a[k].name, text))
                return refuse("%s: .overloads: '%s' is an argument, and stands behind `with` too", name, text);
        for (int k = 0; k < call->na; k++) { /* no more than another name for it */
            const argument *a = &call->a[k];
            const size_t n = strcspn(type_names[p->type], "?");
            if (a->from == OWN && !strcmp(a->name, equals + 1) &&
                (strncmp(a->type, type_names[p->type], strcspn(a->type, "?")) || n != strcspn(a->type, "?")))
                return refuse("%s: .overloads: '%s %s' is given for '%s', which is %s", name, a->type, a->name, text,
                              type_names[p->type]);
        }
        const char *why = python_expression(equals + 1, argument_known, call);
        if (why) {
            char says[200];
            snprintf(says, sizeof says, "%s", why);
            return refuse("%s: .overloads: behind `with`, '%s=%s': %s", name, text, equals + 1, says);
        }
    }
    for (int k = 0; k < call->na; k++)
        if (call->a[k].from == OWN && !(call->with && word_in(call->with, call->a[k].name)))
            return refuse("%s: .overloads: the argument '%s' is not of .schema, and nothing behind `with` reads it",
                          name, call->a[k].name);
    return NULL;
}
static const char *withs(const op *o) {
    const char *why = NULL;
    for (int c = 0; c < o->ncalls && o->r->overloads[0] && !why; c++) why = with(o, &o->calls[c]);
    return why;
}

/* What .equals may read: the parameters, the modules of PyTorch that are known there, and `out` where it is written. */
typedef struct scope {
    const op *o;
    bool out;
} scope;
static bool parameter_known(const void *of, const char *name) {
    const scope *in = of;
    return find_param(in->o, name) || word_in("torch aten F", name) || (in->out && !strcmp(name, "out"));
}
static const char *equals(const op *o) {
    const struct {
        const char *field, *text;
        bool out;
    } all[] = {{"equals", o->r->equals, false},
               {"equals_inplace", o->r->equals_inplace, false},
               {"equals_out", o->r->equals_out, true}};
    for (int k = 0; k < 3; k++) {
        const char *const text = all[k].text;
        const scope in = {o, all[k].out};
        if (!text || !strncmp(text, "none: ", 6)) continue;
        const char *why = python_expression(text, parameter_known, &in);
        if (why) {
            char says[200];
            snprintf(says, sizeof says, "%s", why);
            return refuse("%s: .%s: '%.200s': %s", o->r->name, all[k].field, text, says);
        }
        if (!word_in(text, "torch") && !word_in(text, "aten") && !word_in(text, "F") && o->nt && !strchr(text, '.') &&
            !strpbrk(text, "+-*/"))
            return refuse("%s: .%s: '%.200s' calls nothing of PyTorch's", o->r->name, all[k].field, text);
    }
    return NULL;
}

/* Names that Python has without any row: types, dtypes, functions and methods written by hand. Such a function may stand before the operator
 * of its name, and takes more than that does; another name of an operator is not there for that, and no operator is a type. */
static const char *taken_names(const op *o) {
    for (int place = 0; place < PLACES; place++) {
        const char *name = called_at(o, place, NULL), *file = name ? python_has(place, name) : NULL;
        if (file && !place && strstr(file, ".pyi"))
            return refuse("%s: .schema: '%s' is in Python's modules without the row, in %s: give it another name",
                          o->r->name, name, file);
        for (int k = 0; k < MAX_ALIASES && o->r->aliases[k]; k++) {
            name = called_at(o, place, o->r->aliases[k]), file = name ? python_has(place, name) : NULL;
            if (file) return refuse("%s: .aliases: '%s' is a name of Python's already, in %s", o->r->name, name, file);
        }
        for (int k = 0; k < o->ncalls && o->r->overloads[0]; k++) {
            const overload *call = &o->calls[k];
            name = strcmp(call->name, o->base) && call->place == 1 << place ? name_at(place, call->name) : NULL;
            file = name ? python_has(place, name) : NULL;
            if (file)
                return refuse("%s: .overloads: '%s' is a name of Python's already, in %s", o->r->name, name, file);
        }
    }
    return NULL;
}

const char *op_names(const op *o) {
    const char *why = aliases(o);
    if (!why) why = signatures(o, o);
    if (!why) why = unreached(o);
    if (!why) why = repeated(o);
    if (!why) why = arguments(o);
    if (!why) why = withs(o);
    if (!why) why = equals(o);
    if (!why) why = taken_names(o);
    return why;
}

/* ------------------------------------------------------------------------------------------ functions of C */
static bool prefix(const char *a, const char *b) {
    const size_t n = strlen(a), m = strlen(b);
    return !strncmp(a, b, n < m ? n : m);
}
/* Function `number` of a row: that of each form, plain and with options. */
static bool function_of(const op *o, int number, char text[160]) {
    const form f = (form)(number / 2);
    if (!has_form(o, f) || (number % 2 && !o->options)) return false;
    snprintf(text, 160, "%s_%s%s", stem(o), o->r->name, number % 2 ? with_suffix(o, f) : form_suffix(o, f));
    return true;
}
static const char *functions(const op *o, const op *beside) {
    char x[160], y[160];
    if (!prefix(o->r->name, beside->r->name)) return NULL;
    for (int k = 0; k < 2 * FORMS; k++)
        for (int j = 0; j < 2 * FORMS; j++)
            if (function_of(o, k, x) && function_of(beside, j, y) && !strcmp(x, y))
                return refuse(
                    "%s: its name and .forms make %s, which is a function of the row '%s' too: give it another "
                    "name",
                    o->r->name, x, beside->r->name);
    return NULL;
}

const char *op_beside(const op *o, const op *beside) {
    if (!strcmp(o->base, beside->base) && !strcmp(o->overload, beside->overload))
        return refuse("%s: .schema: %s has the name and overload %s%s%s too: give it another overload", o->r->name,
                      beside->r->name, o->base, *o->overload ? "." : "", o->overload);
    for (int k = 0; k < MAX_ALIASES && o->r->aliases[k]; k++) {
        const char *alias = o->r->aliases[k];
        if (same_name(o, alias, beside, NULL))
            return refuse("%s: .aliases: '%s' is the name of the row '%s'", o->r->name, alias, beside->r->name);
        for (int j = 0; j < beside->ncalls && beside->r->overloads[0] && strcmp(o->base, beside->base); j++)
            for (int place = 0; place < PLACES; place++) {
                const char *x = called_at(o, place, alias), *y = beside->calls[j].name;
                if (x && beside->calls[j].place == 1 << place && strcmp(y, beside->base) &&
                    !strcmp(x, name_at(place, y)))
                    return refuse("%s: .aliases: '%s' leads to the row '%s' already, by its .overloads", o->r->name,
                                  alias, beside->r->name);
            }
        for (int j = 0; j < MAX_ALIASES && beside->r->aliases[j] && strcmp(o->base, beside->base); j++)
            if (same_name(o, alias, beside, beside->r->aliases[j]))
                return refuse(
                    "%s: .aliases: '%s' is an alias of the row '%s' too, and the two are no overloads of one name",
                    o->r->name, alias, beside->r->name);
    }
    const char *why = functions(o, beside);
    return why ? why : signatures(o, beside);
}
