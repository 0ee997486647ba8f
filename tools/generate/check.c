/* check.c - refuses rows that contradict themselves: values that no constant has, fields that exclude each other,
 * expressions of inputs that are not there or that leave some out, defaults in .overloads of another type. rows.c has
 * said by then that nothing needed is missing, check_fields.c that each field means something; check_links.c says what
 * rows have to do with others. */
#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "source.h"

enum { FEW_RESULTS = 4, LISTS = 8 }; /* CALL_FEW_OUT, CALL_MAX_LISTS (ops/call.h) */
/* Of POINTWISE rows: x, y, z; FORMULA_NUMBERS (ops/kernel.h); PW_COMPLEX_NUMBERS (cuda/kernels/pointwise_complex_args.h) */
enum { FORMULA_INPUTS = 3, NUMBERS = 4, NUMBERS_BESIDE_COMPLEX = 3 };

static char refused[600];
const char *refuse(const char *format, ...) {
    va_list args;
    va_start(args, format);
    vsnprintf(refused, sizeof refused, format, args);
    va_end(args);
    return refused;
}

/* ------------------------------------------------------------------------------------------ values of fields */
static const char *known_values(const row *r) {
    const struct {
        const char *field;
        int value, last;
        bool ored;
    } all[] = {
        {"in", r->in, INTERNAL, true},
        {"forms", r->forms, SCALAR, true},
        {"inplace_in", r->inplace_in, INTERNAL, true},
        {"effects", r->effects, CHECKS, true},
        {"traits", r->traits, FACTOR_FIRST, true},
        {"numbers", r->numbers, NO_ZERO, true},
        {"also", r->also, COMPLEX32, true},
        {"dtypes", r->dtypes, KEEP_ALL, false},
        {"dtype2", r->dtype2, INT32, false},
        {"reduces", r->reduces, DIMS_OR_NONE, false},
        {"layout", r->layout, CONTIGUOUS, false},
        {"out", r->out, LONG_ONLY, false},
        {"out_with_number", r->out_with_number, LONG_ONLY, false},
        {"out_error", r->out_error, TYPE_ERROR, false},
        {"differentiable", r->differentiable, NOT_IMPLEMENTED, false},
        {"shares", r->shares[0], COPIED, false},
        {"shares", r->shares[1], COPIED, false},
        {"shares", r->shares[2], COPIED, false},
        {"shares", r->shares[3], COPIED, false},
        {"shares_later", r->shares_later[0], COPIED, false},
        {"shares_later", r->shares_later[1], COPIED, false},
        {"shares_later", r->shares_later[2], COPIED, false},
        {"shares_later", r->shares_later[3], COPIED, false},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i].value < 0 || all[i].value > (all[i].ored ? 2 * all[i].last - 1 : all[i].last))
            return refuse("%s: .%s has the value %d, which no constant has: name one of rows.h", r->name, all[i].field,
                          all[i].value);
    const int cuda = r->autocast & 15, cpu = r->autocast >> 4;
    if (r->autocast && (cuda < NONE || cuda > ALONE || cpu < 0 || cpu > ALONE))
        return refuse("%s: .autocast has the value %d: it is NONE, ALL(…), CUDA(…) or CUDA_CPU(…, …)", r->name,
                      r->autocast);
    return NULL;
}

static const char *whole_texts(const row *r) {
    const struct {
        const char *field, *text;
    } all[] = {{"schema", r->schema},
               {"doc", r->doc},
               {"gradient_of", r->gradient_of},
               {"values", r->values},
               {"structure", r->structure},
               {"complex", r->complex},
               {"foreach_of", r->foreach_of},
               {"together", r->together},
               {"formula", r->formula},
               {"formula2", r->formula2},
               {"check", r->check},
               {"infer", r->infer},
               {"nondeterministic", r->nondeterministic},
               {"out_says", r->out_says},
               {"out_says_later", r->out_says_later},
               {"backward", r->backward},
               {"node", r->node},
               {"node_of", r->node_of},
               {"equals", r->equals},
               {"equals_inplace", r->equals_inplace},
               {"equals_out", r->equals_out}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i].text && all[i].text[strspn(all[i].text, " ")] == 0)
            return refuse("%s: .%s is empty: say it, or leave the field out", r->name, all[i].field);
    const struct {
        const char *field;
        const char *const *texts;
        int room;
    } lists[] = {{"gradient", r->gradient, MAX_GRADIENTS},
                 {"overloads", r->overloads, MAX_OVERLOADS},
                 {"aliases", r->aliases, MAX_ALIASES},
                 {"older", r->older, MAX_OLDER}};
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        for (int k = 0; k < lists[i].room; k++) {
            const char *one = lists[i].texts[k];
            if (one && !*one) return refuse("%s: .%s has an empty entry", r->name, lists[i].field);
            if (one && k && !lists[i].texts[k - 1])
                return refuse("%s: .%s has a gap before entry %d", r->name, lists[i].field, k);
        }
    for (int k = 1; k < MAX_SHARES; k++) {
        if (r->shares[k] && !r->shares[k - 1]) return refuse("%s: .shares has a gap before entry %d", r->name, k);
        if (r->shares_later[k] && !r->shares_later[k - 1])
            return refuse("%s: .shares_later has a gap before entry %d", r->name, k);
    }
    const int usual = r->kind == POINTWISE ? ELEMENTWISE : FREELY;
    bool other = !r->shares[0];
    for (int k = 0; k < MAX_SHARES && r->shares[k]; k++) other |= r->shares[k] != usual;
    if (!other) return refuse("%s: .shares says what holds anyway: leave it out", r->name);
    for (int k = 0; k < MAX_FASTER; k++)
        if (r->faster[k].number != r->faster[k].number) return refuse("%s: .faster has a number that is none", r->name);
    for (int k = 0; k < MAX_FASTER; k++)
        if ((!r->faster[k].row && r->faster[k].number != 0) || (k && r->faster[k].row && !r->faster[k - 1].row))
            return refuse("%s: .faster needs a number and a row in each entry", r->name);
    return NULL;
}

/* ------------------------------------------------------------------------------------------ fields that exclude each other */
/* Does the dtype class leave anything of what the row says of dtypes and derivatives? */
static const char *class_nonsense(const row *r) {
    const bool ruled = r->gradient[0] || r->backward;
    if (r->dtypes == INT || r->dtypes == INTBOOL) {
        if (r->also & ~UNSIGNED)
            return refuse("%s: .also of .dtypes INT and INTBOOL is UNSIGNED or left out: they refuse all other dtypes",
                          r->name);
        if (ruled)
            return refuse("%s: .gradient of .dtypes INT and INTBOOL: integers have no derivative: say "
                          ".differentiable = NEVER",
                          r->name);
    }
    if (r->dtypes == FLOATING && r->also & UNSIGNED)
        return refuse("%s: .also UNSIGNED with .dtypes FLOATING, which refuses integers", r->name);
    if (r->also & COMPLEX32 && !(r->also & COMPLEX))
        return refuse("%s: .also COMPLEX32 is for rows that take COMPLEX too: name both", r->name);
    if (r->dtypes == WHERE && r->gradient[0] && strcmp(r->gradient[0], NO_GRADIENT))
        return refuse("%s: .gradient of .dtypes WHERE begins with NO_GRADIENT: the first tensor is bool", r->name);
    if (r->traits & FLIPS_CONJ && r->traits & FLIPS_NEG)
        return refuse("%s: .traits FLIPS_CONJ and FLIPS_NEG are of two views, one made of the other", r->name);
    if ((r->dtypes == COMPARE || r->dtypes == LOGICAL) && ruled && r->differentiable != IN_PLACE_ONLY)
        return refuse("%s: .gradient of .dtypes COMPARE and LOGICAL, whose result is bool, needs .differentiable = "
                      "IN_PLACE_ONLY",
                      r->name);
    return NULL;
}

/* What out= tensors may be, and the words of the refusal. */
static const char *out_nonsense(const row *r) {
    if (r->out && r->out_with_number == r->out)
        return refuse("%s: .out_with_number is what .out says: leave it out", r->name);
    const int policies[] = {r->out, r->out_with_number};
    bool speaks = !r->out_says;
    for (int k = 0; k < 2; k++) {
        if (policies[k] >= BOOL_OR_BYTE && !r->out_says)
            return refuse("%s: .out BOOL_OR_BYTE, FLOATING_ONLY and LONG_ONLY need .out_says", r->name);
        speaks |= policies[k] == SAME || policies[k] >= BOOL_OR_BYTE || (policies[k] == CONVERTS && !policies[!k]);
    }
    if (!speaks) return refuse("%s: .out_says is never said: .out refuses nothing in words of the row's", r->name);
    if (r->out_says_later && (!r->out_says || !strcmp(r->out_says_later, r->out_says)))
        return refuse("%s: .out_says_later is for words that are not those of .out_says", r->name);
    if (r->out_error == RUNTIME_ERROR)
        return refuse("%s: .out_error RUNTIME_ERROR is what it is anyway: leave it out", r->name);
    if (r->out_error && !r->out_says) return refuse("%s: .out_error needs .out_says", r->name);
    for (int k = 0; k < 2 && r->kind == POINTWISE; k++) {
        const bool truth = r->dtypes == COMPARE || r->dtypes == LOGICAL;
        if (policies[k] == BOOL_OR_BYTE && !truth)
            return refuse(
                "%s: .out BOOL_OR_BYTE of a POINTWISE row is for .dtypes COMPARE and LOGICAL, which give bool",
                r->name);
        if (policies[k] == LONG_ONLY && r->dtypes != INT)
            return refuse("%s: .out LONG_ONLY of a POINTWISE row is for .dtypes INT, which gives integers", r->name);
        if (policies[k] == FLOATING_ONLY && (truth || r->dtypes == INT || r->dtypes == INTBOOL))
            return refuse("%s: .out FLOATING_ONLY of a POINTWISE row is for .dtypes that give floats", r->name);
    }
    return NULL;
}

const char *row_nonsense(const row *r) {
    const bool composite_row = r->kind == COMPOSITE, ruled = r->gradient[0] || r->backward;
    if (r->kind == VIEW && r->forms & ~(FUNCTION | INPLACE))
        return refuse("%s: .forms of a VIEW row are FUNCTION and INPLACE: it writes nothing", r->name);
    if (r->foreach_of && r->forms & INPLACE && !(r->traits & PASSES_ON))
        return refuse("%s: .foreach_of with the form INPLACE needs .traits PASSES_ON: its entries' calls are in place",
                      r->name);
    if (composite_row && ruled && r->forms & INPLACE && !(r->traits & PASSES_ON))
        return refuse("%s: a COMPOSITE row with .gradient or .backward needs .traits PASSES_ON for INPLACE: what is "
                      "written in place has the derivative of the row that writes it",
                      r->name);
    if (r->differentiable && composite_row && r->differentiable != NEVER)
        return refuse("%s: .differentiable of a COMPOSITE row is NEVER or left out: its parts have rules", r->name);
    if (r->forms & SCALAR && !(r->forms & (FUNCTION | INPLACE)))
        return refuse("%s: .forms SCALAR needs FUNCTION or INPLACE beside it", r->name);
    if ((r->in & INTERNAL && r->in != INTERNAL) || (r->in & C_ONLY && r->in != C_ONLY))
        return refuse("%s: .in INTERNAL and C_ONLY exclude other places", r->name);
    const char *why = out_nonsense(r);
    return why ? why : class_nonsense(r);
}

const char *row_values(const row *r) {
    const char *why = known_values(r);
    return why ? why : whole_texts(r);
}

/* ------------------------------------------------------------------------------------------ parameters */
/* What a loop over elements cannot take or give. */
static const char *pointwise_parameters(const op *o) {
    const row *r = o->r;
    if (r->kind != POINTWISE) return NULL;
    for (int k = 0; k < o->np; k++) {
        const param *p = &o->p[k];
        if (p->mutated)
            return refuse("%s: .schema: a POINTWISE row does not write '%s': that is the form INPLACE", r->name,
                          p->name);
        if (p->type != TENSOR && (p->type < P_INT || p->type > SCALAR_OPT))
            return refuse("%s: .schema: a POINTWISE row takes required tensors and numbers, and '%s' is %s", r->name,
                          p->name, type_names[p->type]);
    }
    if (o->nt < 1 || o->nt > FORMULA_INPUTS)
        return refuse("%s: .schema: a POINTWISE row has 1 to %d tensors, x, y and z, not %d", r->name, FORMULA_INPUTS,
                      o->nt);
    const int room = r->also & (COMPLEX | COMPLEX32) ? NUMBERS_BESIDE_COMPLEX : NUMBERS;
    if (o->np - o->nt > room)
        return refuse("%s: .schema: a POINTWISE row has at most %d numbers, %d if it takes complex ones, not %d",
                      r->name, NUMBERS, NUMBERS_BESIDE_COMPLEX, o->np - o->nt);
    if (o->returns_list || o->returns_view || strstr(o->schema, "-> Tensor("))
        return refuse("%s: .schema: a POINTWISE row returns new tensors: Tensor, without (a) and []", r->name);
    return NULL;
}

/* What a kind and what `(a!)` and `(a)` promise: which tensors are written, and whose memory a result is. */
static const char *memory(const op *o) {
    const row *r = o->r;
    const bool written = o->np && o->p[0].mutated, itself = strstr(o->schema, "-> Tensor(a!)");
    if (written && o->p[0].type == TENSOR && (o->forms != INPLACE || !itself))
        return refuse("%s: .forms of a row that writes its first tensor, (a!), is INPLACE, and its result that tensor: "
                      "-> Tensor(a!)",
                      r->name);
    if (itself && !(written && o->p[0].type == TENSOR))
        return refuse("%s: .schema: the result is a tensor that is written, Tensor(a!), and the first parameter is not",
                      r->name);
    if (named_inplace(o) && !written)
        return refuse("%s: .schema: a name that ends in _ says that the first parameter is written: mark it (a!)",
                      r->name);
    if (r->kind == VIEW && o->returns_view != !(r->traits & UNTRACKED))
        return refuse("%s: .schema: a VIEW row returns a view, -> Tensor(a), or has the trait UNTRACKED, and not both",
                      r->name);
    if ((r->kind == STRIDED || r->kind == DENSE) && o->returns_view)
        return refuse("%s: .schema: a %s row returns new tensors: Tensor, without (a)", r->name,
                      r->kind == STRIDED ? "STRIDED" : "DENSE");
    if (o->forms & INPLACE && !r->foreach_of && (o->nresults != 1 || o->returns_list))
        return refuse("%s: .forms INPLACE is for rows of one result, which becomes self", r->name);
    return NULL;
}

/* What a name, a place or an effect promises of the parameters. */
static const char *promises(const op *o) {
    const row *r = o->r;
    const param *self = find_param(o, "self");
    bool generator = false;
    for (int k = 0; k < o->np; k++) generator |= o->p[k].type == GENERATOR;
    if (generator && !(o->effects & RANDOM))
        return refuse("%s: .effects of a row with a Generator in .schema has RANDOM", r->name);
    if (!generator && o->effects & RANDOM && !composite(o))
        return refuse("%s: .effects RANDOM needs a Generator in .schema, unless a part of a COMPOSITE row draws",
                      r->name);
    if (o->in & METHOD && !(self && self->type == TENSOR))
        return refuse("%s: .in METHOD needs a tensor `self` in .schema, which has the method", r->name);
    static const struct {
        const char *prefix, *name;
        int place;
    } rooms[] = {{"linalg_", "LINALG", LINALG}, {"fft_", "FFT", FFT}, {"special_", "SPECIAL", SPECIAL}};
    for (int k = 0; k < 3; k++) {
        const bool there = !strncmp(o->base, rooms[k].prefix, strlen(rooms[k].prefix));
        if (there && !(o->in & (rooms[k].place | INTERNAL | C_ONLY)))
            return refuse("%s: .in of a name that begins with %s has %s", r->name, rooms[k].prefix, rooms[k].name);
        if (!there && o->in == rooms[k].place)
            return refuse("%s: .in is %s alone: then .schema has a name that begins with %s", r->name, rooms[k].name,
                          rooms[k].prefix);
    }
    return NULL;
}

/* What is positional has no default before one without, in every signature that Python has. A schema that does is not one
 * itself: .overloads then has all of them. */
static const char *order(const op *o) {
    const row *r = o->r;
    for (int c = 0; c < o->ncalls; c++) {
        const char *optional = NULL;
        for (int k = 0; k < o->calls[c].na; k++) {
            const argument *a = &o->calls[c].a[k];
            if (a->keyword || a->spread || a->from == GIVEN_OUT) continue;
            if (a->has_default)
                optional = a->name;
            else if (optional && a->from != OF_LEGACY)
                return refuse("%s: '%s' is required behind '%s', which has a default: put it before, behind *, or give "
                              "every signature in .overloads",
                              r->name, a->name, optional);
        }
    }
    return NULL;
}

/* Defaults that a signature has in place of the schema's, and those of its own arguments. None stands for an empty list too. */
static bool fits_type(const op *o, const argument *a) {
    if (a->from == OF_SCHEMA) {
        param p = o->p[a->which];
        if (p.type == INTS && !strcmp(p.def, "[]") && default_none(a->def)) return true;
        snprintf(p.def, sizeof p.def, "%s", a->def);
        return !strcmp(o->p[a->which].def, a->def) || !default_wanted(&p);
    }
    for (const char *s = a->type; *s; s += strcspn(s, "|"), s += *s == '|')
        for (int type = 0; type < TYPES; type++) {
            const size_t n = strlen(type_names[type]);
            param p = {.type = (enum type)type};
            if (n != strcspn(s, "|") || strncmp(s, type_names[type], n)) continue;
            snprintf(p.def, sizeof p.def, "%s", a->def);
            if (!default_wanted(&p)) return true;
        }
    return false;
}
static const char *overload_defaults(const op *o) {
    for (int c = 0; o->r->overloads[0] && c < o->ncalls; c++)
        for (int k = 0; k < o->calls[c].na; k++) {
            const argument *a = &o->calls[c].a[k];
            if (!a->has_default || (a->from != OF_SCHEMA && a->from != OWN) || fits_type(o, a)) continue;
            return refuse("%s: .overloads: the default of '%s', %s, does not fit %s", o->r->name, a->name, a->def,
                          a->from == OWN ? a->type : type_names[o->p[a->which].type]);
        }
    return NULL;
}

/* ------------------------------------------------------------------------------------------ forms */
static const char *forms_of(const op *o) {
    const row *r = o->r;
    const param *tensor[2] = {NULL};
    int lists = 0;
    for (int k = 0, n = 0; k < o->np; k++) {
        if (is_tensor(&o->p[k]) && n < 2) tensor[n++] = &o->p[k];
        lists += o->p[k].type == TENSORS || o->p[k].type == TENSORS_OPT;
    }
    if (lists > LISTS) return refuse("%s: .schema: more than %d lists of tensors", r->name, LISTS);
    if (o->forms & INPLACE && (!tensor[0] || tensor[0]->has_default ||
                               (tensor[0]->type != TENSOR && !(tensor[0]->type == TENSORS && r->foreach_of))))
        return refuse("%s: .forms INPLACE needs a required tensor first in .schema, which is written", r->name);
    if (r->kind == VIEW && o->forms & INPLACE) {
        bool retyped = r->traits & (FLIPS_CONJ | FLIPS_NEG);
        for (int k = 0; k < o->np; k++) retyped |= o->p[k].type == DTYPE;
        if (retyped)
            return refuse("%s: .forms INPLACE of a VIEW row gives a tensor another geometry, and nothing else",
                          r->name);
    }
    if (o->forms & SCALAR && (!tensor[1] || tensor[1]->type != TENSOR || tensor[1]->has_default || lists))
        return refuse("%s: .forms SCALAR needs a second tensor in .schema, for which the number stands", r->name);
    if (o->forms & SCALAR && o->nresults > 1) return refuse("%s: .forms SCALAR is for rows of one result", r->name);
    if (o->forms & OUT && !o->nresults) return refuse("%s: .forms OUT needs a result in .schema", r->name);
    if (o->nresults > FEW_RESULTS && ((composite(o) && o->forms & OUT) || r->foreach_of))
        return refuse("%s: .forms OUT of a COMPOSITE row is for at most %d results", r->name, FEW_RESULTS);
    if (composite(o) && (r->backward || r->gradient[0]) && (o->returns_list || o->returns_nothing))
        return refuse("%s: .backward of a COMPOSITE row needs results of a known number: its parts have the rules",
                      r->name);
    if (composite(o) && (r->backward || r->gradient[0]) && o->returns_view)
        return refuse(
            "%s: .backward of a COMPOSITE row is for new results: a view has the history of the row that made it",
            r->name);
    for (int k = 0; k < MAX_SHARES && !lists; k++)
        if (k >= o->nt && (r->shares[k] || r->shares_later[k]))
            return refuse("%s: .shares has more entries than .schema has tensors", r->name);
    return NULL;
}

/* ------------------------------------------------------------------------------------------ expressions */
static bool begins(const char *text, const char *s) {
    return s == text || (!isalnum((unsigned char)s[-1]) && s[-1] != '_');
}

/* IN(k), OUT(k) and a->name in an expression. */
static const char *expression(const op *o, const char *field, const char *text) {
    const bool lists = has_lists(o);
    for (const char *s = text; *s; s++) {
        if (!begins(text, s)) continue;
        const bool in = !strncmp(s, "IN(", 3), out = !strncmp(s, "OUT(", 4);
        if (in || out) {
            char *end;
            const char *at = s + (in ? 3 : 4);
            const long k = strtol(at, &end, 10), many = in ? o->nt : o->nresults;
            if (!isdigit((unsigned char)*at) || *end != ')' || k >= (in ? 8 : 4) || (k >= many && !(in && lists)))
                return refuse("%s: .%s: %.*s: .schema has %ld %s, and k is a number", o->r->name, field,
                              (int)(strcspn(s, ")") + 1), s, many, in ? "inputs" : "results");
        }
        if (!strncmp(s, "a->", 3)) {
            const size_t n = strspn(s + 3, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789");
            bool known = false;
            for (int k = 0; k < o->np; k++)
                known |= !is_tensor(&o->p[k]) && strlen(o->p[k].name) == n && !strncmp(o->p[k].name, s + 3, n);
            if (!known) return refuse("%s: .%s: %.*s: .schema has no such attribute", o->r->name, field, (int)n + 3, s);
        }
    }
    return NULL;
}

/* Inputs and numbers are bits of `read`: x, y, z, then p0 to p3. */
static const char *formula(const op *o, const char *field, const char *text, int *read) {
    static const char inputs[] = "xyz";
    const int before = *read;
    if (!text) return NULL;
    *read = 0;
    for (const char *s = text; *s; s++) {
        if (!begins(text, s) || !(isalpha((unsigned char)*s) || *s == '_')) continue;
        size_t n = 0;
        while (isalnum((unsigned char)s[n]) || s[n] == '_') n++;
        const char *at = n == 1 ? strchr(inputs, *s) : NULL;
        const bool numbered = n == 2 && *s == 'p' && isdigit((unsigned char)s[1]);
        if (at && at - inputs >= o->nt)
            return refuse("%s: .%s: '%c' is input %d, and .schema has %d", o->r->name, field, *s,
                          (int)(at - inputs) + 1, o->nt);
        if (numbered && (s[1] > '3' || s[1] - '0' >= o->np - o->nt))
            return refuse("%s: .%s: '%.2s' is attribute %d, and .schema has %d", o->r->name, field, s, s[1] - '0' + 1,
                          o->np - o->nt);
        if (!at && !numbered && (n < 3 || strncmp(s, "t_", 2)) && (n != 1 || *s != 'T'))
            return refuse("%s: .%s: '%.*s' is none of x, y, z, p0 to p3, T and the t_ functions of ops/scalar.h",
                          o->r->name, field, (int)n, s);
        *read |= at ? 1 << (at - inputs) : numbered ? 1 << (FORMULA_INPUTS + s[1] - '0') : 0;
    }
    if (!(*read & ((1 << FORMULA_INPUTS) - 1))) return refuse("%s: .%s reads no input: x, y or z", o->r->name, field);
    *read |= before;
    return NULL;
}
/* What no formula reads need not be in the schema. */
static const char *formulas(const op *o) {
    const row *r = o->r;
    int read = 0;
    const char *why = formula(o, "formula", r->formula, &read);
    if (!why) why = formula(o, "formula2", r->formula2, &read);
    if (why || !r->formula) return why;
    for (int k = 0, tensors = 0, numbers = 0; k < o->np; k++) {
        char name[3] = {0};
        const bool tensor = is_tensor(&o->p[k]);
        const int bit = tensor ? tensors++ : FORMULA_INPUTS + numbers++;
        snprintf(name, sizeof name, tensor ? "%c" : "p%c", tensor ? "xyz"[bit] : '0' + bit - FORMULA_INPUTS);
        if (!(read >> bit & 1))
            return refuse("%s: .formula does not read '%s', which is '%s' of .schema: use it, or take it out there",
                          r->name, name, o->p[k].name);
    }
    formula_read(o, "formula", r->formula);
    if (r->formula2) formula_read(o, "formula2", r->formula2);
    return NULL;
}

static const char *derivative(const op *o) {
    const row *r = o->r;
    const char *why = NULL;
    int gradients = 0, given = 0;
    for (; gradients < MAX_GRADIENTS && r->gradient[gradients]; gradients++) {
        const bool none_there = !strcmp(r->gradient[gradients], NO_GRADIENT);
        if (!c_expression(r->gradient[gradients]))
            return refuse("%s: .gradient: '%.200s' is not one expression of C", r->name, r->gradient[gradients]);
        given += !none_there;
        const char *text = r->gradient[gradients];
        if (!none_there && r->also & (COMPLEX | COMPLEX32) && !(r->traits & (REAL_GRADIENT | REAL_RESULT)) &&
            (strstr(text, "IN(") || strstr(text, "OUT(")) && !strstr(text, "conj_of") &&
            (strstr(text, "torc_mul(") || strstr(text, "torc_true_divide(")))
            return refuse(
                "%s: .gradient: '%.200s' multiplies or divides by what it reads: of complex numbers by conj_of(…) "
                "of it, unless .traits has REAL_GRADIENT",
                r->name, text);
        if (!none_there && !word_in(text, "GRAD"))
            return refuse(
                "%s: .gradient: '%.200s' does not read GRAD, the gradient of the result: NO_GRADIENT says that "
                "there is none",
                r->name, text);
        if ((why = expression(o, "gradient", r->gradient[gradients])) != NULL) return why;
    }
    if (gradients > o->nt && !has_lists(o))
        return refuse("%s: .gradient has %d expressions for %d inputs: one for each", r->name, gradients, o->nt);
    if (gradients && gradients < o->nt && !has_lists(o))
        return refuse("%s: .gradient has %d of %d expressions: one for each input, and NO_GRADIENT says none", r->name,
                      gradients, o->nt);
    if (gradients && !given) return refuse("%s: .gradient is NO_GRADIENT only: say .differentiable = NEVER", r->name);
    if (r->node_of && (why = expression(o, "node_of", r->node_of)) != NULL) return why;
    if ((why = formulas(o)) != NULL) return why;
    if (r->saves & NOTHING && r->saves != NOTHING) return refuse("%s: .saves: NOTHING excludes the others", r->name);
    const unsigned long long saves = r->saves & ~NOTHING;
    if (saves / WHEN(CONDITIONS, 0))
        return refuse("%s: .saves: WHEN(k, j) is for k below %d and j below %d", r->name, CONDITIONS, CONDITIONED);
    const bool all_from = saves & INPUT(SAVED_INPUTS - 1); /* INPUTS_FROM(k) */
    for (int k = 0; k < SAVED_INPUTS; k++)
        if (saves & INPUT(k) && k >= o->nt && !all_from)
            return refuse("%s: .saves: INPUT(%d): .schema has %d inputs", r->name, k, o->nt);
    for (int k = 0; k < SAVED_OUTPUTS; k++)
        if (saves & OUTPUT(k) && k >= o->nresults)
            return refuse("%s: .saves: OUTPUT(%d): .schema has %d results", r->name, k, o->nresults);
    for (int k = 0; k < CONDITIONS; k++)
        for (int j = o->nt; j < CONDITIONED && !has_lists(o); j++)
            if (saves & WHEN(k, j))
                return refuse("%s: .saves: WHEN(%d, %d): .schema has %d inputs", r->name, k, j, o->nt);
    for (int k = 0; k < CONDITIONS; k++)
        if (saves / WHEN(k, 0) % (1 << CONDITIONED) && !(saves & INPUT(k)))
            return refuse("%s: .saves: WHEN(%d, j) needs INPUT(%d)", r->name, k, k);
    return NULL;
}

const char *op_nonsense(const op *o) {
    const char *why = pointwise_parameters(o);
    if (!why) why = memory(o);
    if (!why) why = promises(o);
    if (!why) why = order(o);
    if (!why) why = overload_defaults(o);
    if (!why) why = forms_of(o);
    if (!why) why = derivative(o);
    if (!why) why = op_names(o);
    if (!why) why = op_sense(o);
    return why;
}
