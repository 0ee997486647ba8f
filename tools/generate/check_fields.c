/* check_fields.c - where a field of a row means something, and what its text looks like: two tables. A row that sets a field, or a
 * flag of one, for which it is not a row, would say something that nobody reads, or that the schema contradicts. graft.c
 * gives every such field and flag to every row that may not have it. */
#include <ctype.h>
#include <string.h>

#include "rows.h"

/* ------------------------------------------------------------------------------------------ what rows there are */
static int kind_in(const op *o, int kinds) { return kinds >> o->r->kind & 1; }
#define BIT(k) (1 << (k))
#define KERNELS (BIT(STRIDED) | BIT(DENSE))

static bool has_type(const op *o, type t) {
    for (int k = 0; k < o->np; k++)
        if (o->p[k].type == t) return true;
    return false;
}
static const param *last_tensor(const op *o) {
    const param *p = NULL;
    for (int k = 0; k < o->np; k++)
        if (is_tensor(&o->p[k])) p = &o->p[k];
    return p;
}
static bool complex_too(const op *o) { return o->r->also & (COMPLEX | COMPLEX32); }
static bool ruled(const op *o) { return o->r->gradient[0] || o->r->backward; }
static bool passes_on(const op *o) { return o->r->traits & PASSES_ON; }
static bool one_tensor(const op *o) { return o->nresults == 1 && !o->returns_list; }
#define CLASSES_WITH_BOOL (BIT(ARITH) | BIT(INTBOOL) | BIT(COMPARE) | BIT(LOGICAL) | BIT(WHERE) | BIT(KEEP_ALL))
#define CLASSES_OF_INTEGERS (BIT(ARITH) | BIT(NOBOOL) | BIT(INTBOOL) | BIT(INT) | BIT(COMPARE) | BIT(LOGICAL))
#define CLASSES_WITHOUT_FLOATS (BIT(INTBOOL) | BIT(INT))
#define CLASSES_OF_TRUTH (BIT(COMPARE) | BIT(LOGICAL))
static bool class_in(const op *o, int classes) { return classes >> o->r->dtypes & 1; }
static bool floats(const op *o) { return pointwise(o) && !class_in(o, CLASSES_WITHOUT_FLOATS); }

bool pointwise(const op *o) { return o->r->kind == POINTWISE; }
static bool kernels(const op *o) { return kind_in(o, KERNELS); }
static bool inferred(const op *o) { return kind_in(o, KERNELS | BIT(VIEW)); }
static bool typed(const op *o) { return kind_in(o, KERNELS | BIT(POINTWISE)); }
static bool acts(const op *o) { return kind_in(o, KERNELS | BIT(COMPOSITE)); }
static bool no_gradient(const op *o) { return !o->r->gradient_of; }
static bool found_by_name(const op *o) { return !(o->in & (INTERNAL | C_ONLY)); }

/* --------------------------------------------------------------------------------------------------- traits */
static bool fixed_lengths(const op *o) {
    for (int k = 0; k < o->np; k++)
        if (o->p[k].fixed > 1) return true;
    return false;
}
static bool across_devices(const op *o) { return kernels(o) && (o->r->traits & COPIES || has_type(o, DEVICE)); }
static bool fills(const op *o) {
    return acts(o) && o->forms & (INPLACE | OUT) && !passes_on(o) && o->nt == (o->forms == INPLACE ? 1 : 0) &&
           !(o->effects & RANDOM);
}
static bool copies(const op *o) {
    const param *from = last_tensor(o);
    if (o->r->kind != STRIDED || !one_tensor(o) || o->r->reduces || !from || from->type != TENSOR) return false;
    for (int k = 0; k < o->np; k++)
        if (!is_tensor(&o->p[k]) && o->p[k].type != DTYPE && o->p[k].type != DEVICE && o->p[k].type != FORMAT &&
            o->p[k].type != P_BOOL)
            return false;
    return o->nt == (o->forms & INPLACE ? 2 : 1);
}
static bool copies_anew(const op *o) { return o->r->traits & COPIES && o->forms == FUNCTION; }
static bool fills_any_sizes(const op *o) {
    return composite(o) && o->forms & OUT && !passes_on(o) && !o->nt && one_tensor(o);
}
static bool may_pass_on(const op *o) { return composite(o) && o->forms & (INPLACE | OUT); }
static bool several(const op *o) { return o->nresults > 1 && !internal(o); }
static bool views(const op *o) { return o->r->kind == VIEW; }
static bool pieces(const op *o) { return o->r->kind == VIEW && o->returns_list; }
static bool magnitudes(const op *o) {
    return pointwise(o) && o->nt == 1 && complex_too(o) && !class_in(o, CLASSES_OF_TRUTH);
}
static bool sees_otherwise(const op *o) {
    return o->r->kind == VIEW && o->np == 1 && one_tensor(o) && o->forms == FUNCTION && o->r->gradient[0];
}
static bool real_rule(const op *o) {
    for (int k = 0; k < MAX_GRADIENTS && o->r->gradient[k]; k++)
        if (strstr(o->r->gradient[k], "conj_of")) return false;
    return ruled(o) && complex_too(o);
}
static bool inner_kernels(const op *o) { return kernels(o) && internal(o); }
static bool lays_out(const op *o) { return o->r->kind == STRIDED && o->forms & (INPLACE | OUT); }
static bool converted_for_out(const op *o) {
    return o->nt == 1 && !has_lists(o) && o->forms & OUT && o->r->out != SAME;
}
static bool computes_as_asked(const op *o) {
    bool asked = false;
    for (int k = 0; k < o->np; k++) asked |= o->p[k].type == DTYPE;
    return asked && kernels(o) && o->nt == 1 && !has_lists(o);
}
static bool has_factor(const op *o) {
    return kernels(o) && o->nt > 1 && !has_lists(o) && complex_too(o) && o->r->complex;
}
static bool lifts(const op *o) {
    return (typed(o) || composite(o)) && !pointwise(o) && ((o->autocast & 15) == F32 || o->autocast >> 4 == F32);
}
static bool scalars_too(const op *o) { return o->forms & SCALAR || (o->r->traits & COPIES && o->forms & INPLACE); }
static bool functions_of_nn(const op *o) { return o->in & NN && o->forms & FUNCTION; }
static bool inplace_elsewhere(const op *o) {
    const int places = o->r->inplace_in;
    return o->forms & INPLACE && (places & o->r->in) == places && places != o->r->in;
}
static bool had_numbers_first(const op *o) {
    bool factor = false;
    for (int k = 0; k < o->np; k++) factor |= o->p[k].type == P_SCALAR && o->p[k].keyword && o->p[k].has_default;
    return factor && o->in & TORCH && o->in & METHOD;
}

/* --------------------------------------------------------------------------------------------------- numbers */
static bool has_scalar(const op *o) { return has_type(o, P_SCALAR) || has_type(o, SCALAR_OPT); }
static bool rounds(const op *o) { return floats(o) && (o->nt > 1 || o->np > o->nt); }
static bool truths(const op *o) { return pointwise(o) && has_scalar(o) && class_in(o, CLASSES_WITH_BOOL); }
static bool bytes(const op *o) { return pointwise(o) && has_scalar(o) && class_in(o, CLASSES_OF_INTEGERS); }
static bool factors(const op *o) { return floats(o) && o->nt == 2 && !class_in(o, CLASSES_OF_TRUTH); }
static bool weights(const op *o) { return floats(o) && o->nt == 3 && !class_in(o, CLASSES_OF_TRUTH); }
static bool divides(const op *o) {
    return pointwise(o) && o->nt == 2 && class_in(o, CLASSES_OF_INTEGERS & ~CLASSES_OF_TRUTH);
}
static bool powers(const op *o) {
    return pointwise(o) && o->nt == 2 && !o->r->formula2 &&
           class_in(o, BIT(ARITH) | BIT(NOBOOL) | BIT(FLOAT) | BIT(FLOATING));
}
static bool two_results(const op *o) {
    return pointwise(o) && !(o->forms & INPLACE) && !class_in(o, BIT(KEEP) | BIT(KEEP_ALL));
}
static bool chooses(const op *o) { return pointwise(o) && o->nt > 1; }
static bool promotes_by_class(const op *o) { return pointwise(o) && o->nt > 1 && !class_in(o, BIT(WHERE)); }
static bool makes_new(const op *o) { return pointwise(o) && o->forms & FUNCTION; }

/* --------------------------------------------------------------------------------------------------- the others */
static bool takes_complex(const op *o) { return composite(o) || complex_too(o); }
static bool over_lists(const op *o) { return composite(o) && has_lists(o) && !strncmp(o->base, "_foreach_", 9); }
static bool entrywise(const op *o) { return o->r->foreach_of; }
static bool reducing(const op *o) { return kernels(o) && strstr(o->r->file, "ops/reduce.def") && o->nt; }
static bool unordered(const op *o) { return kernels(o) && o->effects & UNORDERED; }
static bool given_out(const op *o) { return o->forms & OUT && !passes_on(o); }
static bool given_number(const op *o) {
    return given_out(o) && o->nt > 1 && (o->forms & SCALAR || (o->r->node_of && strstr(o->r->node_of, "number(")));
}
static bool writes(const op *o) {
    return composite(o) ? o->forms & OUT && !passes_on(o) : (o->forms & (INPLACE | OUT)) != 0;
}
static bool writes_later(const op *o) { return o->forms & OUT && o->nresults > 1; }
static bool differentiates(const op *o) { return o->nt && o->nresults; }
static bool has_rule(const op *o) { return ruled(o); }
static bool overwrites(const op *o) {
    return o->forms & INPLACE && ruled(o) && pointwise(o) && class_in(o, CLASSES_OF_TRUTH);
}
static bool has_node(const op *o) {
    return ruled(o) || (!composite(o) && no_gradient(o) && o->r->differentiable == NOT_IMPLEMENTED);
}
static bool in_python(const op *o) { return o->r->equals == NULL || strncmp(o->r->equals, "none: ", 6); }
static bool compared_inplace(const op *o) { return o->forms & INPLACE && o->forms & FUNCTION && in_python(o); }
static bool compared_out(const op *o) { return o->forms & OUT && in_python(o); }
static bool unnamed(const op *o) { return !found_by_name(o); }
static bool says_why(const op *o) { return in_python(o) || unnamed(o); }
static bool promotes(const op *o) { return o->nt > 1 || has_lists(o); }

/* ------------------------------------------------------------------------------------------ where a field means something */
#define AT(f) offsetof(row, f), sizeof(((row *)0)->f)
#define FIELD(f, fits, rows) \
    { #f, AT(f), 0, 0, fits, rows }
#define FLAG(f, flag, fits, rows) \
    { #f " " #flag, AT(f), flag, 0, fits, rows }
#define VALUE(f, value, fits, rows) \
    { #f " " #value, AT(f), 0, value, fits, rows }
const meaning meanings[] = {
    FIELD(in, no_gradient, "rows without .gradient_of, which are internal functions"),
    FIELD(forms, no_gradient, "rows without .gradient_of, which are internal functions"),
    FIELD(inplace_in, inplace_elsewhere, "rows with the form INPLACE, of some but not all of the places in .in"),
    FIELD(gradient_of, typed, "POINTWISE, STRIDED and DENSE rows: rules call what is composed by its parts"),
    FIELD(effects, acts, "STRIDED, DENSE and COMPOSITE rows: the others have none"),
    FIELD(complex, takes_complex, "COMPOSITE rows and those that take complex numbers (.also COMPLEX)"),
    FIELD(also, typed,
          "POINTWISE, STRIDED and DENSE rows: views take all dtypes, and what a COMPOSITE takes its parts say"),

    FIELD(reduces, reducing, "STRIDED and DENSE rows of reduce.def with a tensor in .schema"),

    FLAG(traits, OWN_LENGTHS, fixed_lengths, "rows with a parameter int[N] in .schema, N above 1"),
    FLAG(traits, MIXED_DEVICES, across_devices,
         "STRIDED and DENSE rows of several tensors, or with a Device: a body's calls say it of themselves"),
    FLAG(traits, UNIFORM, fills,
         "STRIDED, DENSE and COMPOSITE rows that write a tensor of the caller's, read no other and draw nothing"),
    FLAG(traits, LEAVES_INFERENCE, copies_anew, "rows with the trait COPIES whose one form is FUNCTION"),
    FLAG(traits, PASSES_ON, may_pass_on, "COMPOSITE rows with the form INPLACE or OUT: nothing else is passed on"),
    FLAG(traits, UNNAMED, several, "rows of several results that a program can call"),
    FLAG(traits, WRITABLE_PIECES, pieces, "VIEW rows that return Tensor[]"),
    FLAG(traits, REAL_RESULT, magnitudes,
         "POINTWISE rows of one tensor that take complex numbers and do not give bool"),
    FLAG(traits, FLIPS_CONJ, sees_otherwise,
         "VIEW rows of one tensor and nothing else, with the form FUNCTION and a .gradient that reads so too"),
    FLAG(traits, FLIPS_NEG, sees_otherwise,
         "VIEW rows of one tensor and nothing else, with the form FUNCTION and a .gradient that reads so too"),
    FLAG(traits, COPIES, copies,
         "STRIDED rows of one result and of one tensor, beside that which they write, without other numbers"),
    FLAG(traits, REAL_GRADIENT, real_rule,
         "rows that take complex numbers, with .backward or a .gradient without conj_of"),
    FLAG(traits, OPTIONAL, inner_kernels, "STRIDED and DENSE rows that are INTERNAL or gradients: who calls one asks"),
    FLAG(traits, OWN_LAYOUT, lays_out, "STRIDED rows with the form INPLACE or OUT"),
    FLAG(traits, WIDE_OUT, converted_for_out, "rows of one tensor with the form OUT, and not of .out SAME"),
    FLAG(traits, CASTS_INSIDE, lifts, "STRIDED, DENSE and COMPOSITE rows with .autocast F32 on CUDA or the CPU"),
    FLAG(traits, ANY_SIZES, fills_any_sizes, "COMPOSITE rows with the form OUT, one result and no tensor in .schema"),
    FLAG(traits, UNTRACKED, views, "VIEW rows"),
    FLAG(traits, NUMBERS_FOR_TENSORS, scalars_too, "rows with the form SCALAR, and those that copy in place"),
    FLAG(traits, NUMPY_NAMES, functions_of_nn, "rows of NN with the form FUNCTION"),
    FLAG(traits, CONVERTS_FIRST, computes_as_asked,
         "STRIDED and DENSE rows of one tensor and a ScalarType? in .schema"),
    FLAG(traits, FACTOR_FIRST, has_factor, "STRIDED and DENSE rows of several tensors with .complex"),
    FLAG(traits, SELF_DTYPE, promotes_by_class, "POINTWISE rows of several tensors, and not of .dtypes WHERE"),

    FIELD(foreach_of, over_lists, "COMPOSITE rows of lists of tensors whose name begins with _foreach_"),
    FIELD(together, entrywise, "rows with .foreach_of"),

    FIELD(dtypes, pointwise, "POINTWISE rows"),
    VALUE(dtypes, WHERE, chooses, "rows of two or three tensors: the first is bool, the others promote"),
    FIELD(formula, pointwise, "POINTWISE rows"),
    FIELD(formula2, two_results, "POINTWISE rows without the form INPLACE and not of .dtypes KEEP and KEEP_ALL"),
    FIELD(dtype2, two_results, "POINTWISE rows without the form INPLACE and not of .dtypes KEEP and KEEP_ALL"),
    FIELD(check, pointwise, "POINTWISE rows: others refuse in .infer or in their bodies"),
    FIELD(layout, makes_new, "POINTWISE rows with the form FUNCTION"),
    FLAG(numbers, ROUNDED, rounds, "POINTWISE rows that take floats, of two tensors or with a number in .schema"),
    FLAG(numbers, TRUTH_OF_BOOL, truths, "POINTWISE rows with a Scalar in .schema that compute in bool"),
    FLAG(numbers, BYTE_OF_BYTE, bytes, "POINTWISE rows with a Scalar in .schema that compute in integers"),
    FLAG(numbers, WIDE_FACTOR, factors, "POINTWISE rows of two tensors that compute in floats and do not give bool"),
    FLAG(numbers, WIDE_WEIGHT, weights, "POINTWISE rows of three tensors that compute in floats and do not give bool"),
    FLAG(numbers, NO_ZERO, divides, "POINTWISE rows of two tensors that compute in integers"),
    FIELD(faster, powers, "POINTWISE rows of two tensors and one result, of .dtypes ARITH, NOBOOL, FLOAT and FLOATING"),

    FIELD(infer, inferred, "STRIDED, DENSE and VIEW rows"),
    FIELD(nondeterministic, unordered, "STRIDED and DENSE rows with .effects UNORDERED"),

    FIELD(out, given_out, "rows with the form OUT that do not pass it on"),
    FIELD(out_with_number, given_number,
          "rows of which an operand may be a number (.forms SCALAR, or number(k) in .node_of) with the form OUT"),
    FIELD(out_says, given_out, "rows with the form OUT that do not pass it on"),
    FIELD(out_says_later, writes_later, "rows of several results with the form OUT"),
    FIELD(out_error, given_out, "rows with the form OUT that do not pass it on"),
    FIELD(shares, writes, "rows that write tensors of the caller's themselves"),
    FIELD(shares_later, writes_later, "rows of several results with the form OUT"),

    FIELD(gradient, differentiates, "rows with tensors and results in .schema"),
    FIELD(backward, differentiates, "rows with tensors and results in .schema"),
    FIELD(saves, has_rule, "rows with .backward"),
    VALUE(differentiable, IN_PLACE_ONLY, overwrites,
          "POINTWISE rows of .dtypes COMPARE and LOGICAL with the form INPLACE and .gradient or .backward"),
    FIELD(node, has_node, "rows with .gradient or .backward: without there is no node to name"),
    FIELD(node_of, has_node, "rows with .gradient or .backward: without there is no node to name"),

    FIELD(overloads, found_by_name, "rows that Python finds by name"),
    FIELD(aliases, found_by_name, "rows that Python finds by name"),
    FIELD(older, had_numbers_first,
          "rows of torch and Tensor with a factor, a Scalar behind * with a default, which once stood first"),
    FIELD(equals, says_why, "rows that Python does not find by name, where it is NOT_IN_PYTORCH"),
    FIELD(equals_inplace, compared_inplace, "rows with the forms FUNCTION and INPLACE that PyTorch has too"),
    FIELD(equals_out, compared_out, "rows with the form OUT that PyTorch has too"),
};
const int meaning_count = sizeof meanings / sizeof *meanings;

bool meaning_said(const meaning *m, const row *r) {
    const char *at = (const char *)r + m->at;
    int value = 0;
    if (m->flag || m->value) memcpy(&value, at, sizeof value);
    if (m->flag) return value & m->flag;
    if (m->value) return value == m->value;
    for (size_t i = 0; i < m->size; i++)
        if (at[i]) return true;
    return false;
}

static const char *autocast_of(const op *o) {
    const int cuda = o->r->autocast & 15, cpu = o->r->autocast >> 4;
    const bool casts = cuda > NONE || cpu > NONE;
    if ((cuda == PROMOTE || cpu == PROMOTE) && !promotes(o))
        return refuse("%s: .autocast PROMOTE is for rows of several tensors, of which the widest dtype is taken",
                      o->r->name);
    if (casts && pointwise(o) && class_in(o, CLASSES_WITHOUT_FLOATS))
        return refuse("%s: .autocast of .dtypes INT and INTBOOL is NONE: floats are cast", o->r->name);
    const bool alone = cuda == ALONE || cpu == ALONE; /* in all forms */
    if (casts && (!o->nt || (!(o->forms & FUNCTION) && !alone)))
        return refuse("%s: .autocast of a row without tensors, or without the form FUNCTION, is NONE", o->r->name);
    if (!composite(o) && (cuda == REFUSED || cpu == REFUSED))
        return refuse("%s: .autocast REFUSED is for COMPOSITE rows, whose body refuses the call: nothing else does",
                      o->r->name);
    if (o->r->autocast && o->r->kind == VIEW && !casts)
        return refuse("%s: .autocast of a VIEW row is for those that cast: the others cast nothing", o->r->name);
    if (!composite(o) && alone)
        return refuse("%s: .autocast ALONE is for COMPOSITE rows: others have no parts", o->r->name);
    return NULL;
}

/* ------------------------------------------------------------------------------------------ what a text looks like */
bool identifier(const char *s) {
    if (!isalpha((unsigned char)*s) && *s != '_') return false;
    while (isalnum((unsigned char)*s) || *s == '_') s++;
    return !*s;
}
/* Is `name` one of the words of a text? */
bool word_in(const char *text, const char *name) {
    const size_t n = strlen(name);
    for (const char *s = text; (s = strstr(s, name)) != NULL; s++)
        if ((s == text || (!isalnum((unsigned char)s[-1]) && s[-1] != '_')) && !isalnum((unsigned char)s[n]) &&
            s[n] != '_')
            return true;
    return false;
}
/* Is `part` in a text of words that underscores part? */
static bool word_part(const char *text, const char *part) {
    const size_t n = strlen(part);
    for (const char *s = text; (s = strstr(s, part)) != NULL; s++)
        if ((s == text || s[-1] == '_') && (!s[n] || s[n] == '_')) return true;
    return false;
}
bool balanced(const char *s) {
    char open[64];
    int depth = 0;
    for (; *s; s++) {
        if (*s == '\'' || *s == '"') {
            const char *end = strchr(s + 1, *s);
            if (!end) return false;
            s = end;
        } else if (strchr("([{", *s)) {
            if (depth == (int)sizeof open) return false;
            open[depth++] = *s == '(' ? ')' : *s == '[' ? ']' : '}';
        } else if (strchr(")]}", *s) && (!depth || open[--depth] != *s))
            return false;
    }
    return !depth;
}

/* As far as it can be seen without its names: one expression, and no statement or list of words. */
bool c_expression(const char *s) {
    const size_t n = strlen(s);
    if (!n || !balanced(s) || strpbrk(s, ";{}\"\n") || strchr("*/%|^=<>?,.", *s) ||
        strchr("+-*/%&|^=<>?:,.!~", s[n - 1]))
        return false;
    for (const char *space = s; (space = strchr(space, ' ')) != NULL; space++) {
        const bool before = space > s && (isalnum((unsigned char)space[-1]) || space[-1] == '_'),
                   behind = isalnum((unsigned char)space[1]) || space[1] == '_';
        if (before && behind) return false;
    }
    return true;
}

static bool sentence(const op *o, const char *s) {
    const size_t n = strlen(s);
    return n < sizeof o->doc && n > strspn(s, " .?") && *s != ' ' && strchr(".?", s[n - 1]) &&
           !strpbrk(s, "\n\r\t\\") && !strstr(s, "*/") && !strstr(s, "/*");
}
static bool function_of(const char *prefix, const char *s) {
    const size_t n = strlen(prefix);
    return identifier(s) && !strncmp(s, prefix, n) && s[n];
}
static bool infer_function(const op *o, const char *s) { return o && function_of("infer_", s); }
static bool check_function(const op *o, const char *s) { return o && function_of("check_", s); }
static bool backward_function(const op *o, const char *s) { return o && function_of("backward_", s); }
static bool formula_text(const op *o, const char *s) {
    for (const char *e = s; (e = strchr(e, '=')) != NULL; e++) {
        if (e[1] == '=')
            e++;
        else if (e == s || !strchr("<>!", e[-1]))
            return false; /* it assigns */
    }
    return o && c_expression(s);
}
static bool name(const op *o, const char *s) { return o && identifier(s); }
static bool node_name(const char *s) {
    if (!strcmp(s, "NotImplemented")) return true; /* of what PyTorch has no line about */
    const size_t n = strlen(s);
    const char *mark = strstr(s, "Backward");
    return isupper((unsigned char)*s) && identifier(s) && !strchr(s, '_') && mark && mark > s &&
           (isdigit((unsigned char)s[n - 1]) || !strcmp(mark, "Backwards"));
}
static bool node(const op *o, const char *s) {
    char usual[NODE_NAME];
    return node_name(s) && strcmp(s, usual_node(o->r, usual));
}
/* An expression of the call, in which what stands in quotes are names of nodes. */
static bool node_expression(const op *o, const char *s) {
    if (!balanced(s) || !(word_in(s, "c") || word_in(s, "a") || word_in(s, "number"))) return false;
    for (const char *q = s; (q = strchr(q, '"')) != NULL; q++) {
        char one[80];
        const size_t n = strcspn(q + 1, "\"");
        snprintf(one, sizeof one, "%.*s", (int)n, q + 1);
        if (!node_name(one)) return false;
        q += n + 1;
    }
    for (const char *q = s; (q = strstr(q, "number(")) != NULL; q++)
        if (!isdigit((unsigned char)q[7]) || q[8] != ')' || q[7] - '0' >= o->nt || o->nt < 2) return false;
    return true;
}
static bool python(const op *o, const char *s) {
    if (!strncmp(s, "none: ", 6)) return s[6 + strspn(s + 6, " ")] != 0;
    if (!balanced(s) || strchr(s, '\n')) return false;
    for (int k = 0; k < o->np; k++)
        if (is_tensor(&o->p[k]) && !o->p[k].has_default && !word_in(s, o->p[k].name)) return false;
    return true;
}
static bool python_out(const op *o, const char *s) { return python(o, s) && word_in(s, "out"); }
static bool refusal(const op *o, const char *s) {
    for (; *s; s++) {
        if (*s == '}' || *s == '\n') return false;
        if (*s != '{') continue;
        static const char *const words[] = {"{result}", "{out}", "{c result}", "{c out}", "{name}"};
        const size_t n = strcspn(s, "}");
        bool known = false;
        for (size_t k = 0; k < sizeof words / sizeof *words; k++) known |= !strncmp(s, words[k], n + 1);
        if (!known) return false;
        s += n;
    }
    return o != NULL;
}

#define TEXT(f, good, is) \
    { #f, offsetof(row, f), good, is }
static const struct {
    const char *field;
    size_t at;
    bool (*good)(const op *o, const char *text);
    const char *is;
} texts[] = {
    TEXT(name, name, "a name of C"),
    TEXT(doc, sentence, "one line of at most 398 characters that ends with a full stop or a question mark"),
    TEXT(infer, infer_function, "a function, FN(infer_…)"),
    TEXT(check, check_function, "a function, FN(check_…)"),
    TEXT(backward, backward_function, "a function, FN(backward_…)"),
    TEXT(formula, formula_text, "one expression of C"),
    TEXT(formula2, formula_text, "one expression of C"),
    TEXT(nondeterministic, name, "a name of PyTorch's, such as cudnn_convolution"),
    TEXT(node, node, "a name of PyTorch's nodes, such as MulBackward0, that is not made from the row's own"),
    TEXT(node_of, node_expression,
         "an expression of c, a or number(k), k a tensor of the schema, with names such as \"MulBackward0\" in it"),
    TEXT(equals, python, "an expression of Python that reads every tensor of the schema, or NOT_IN_PYTORCH(\"why\")"),
    TEXT(equals_inplace, python, "an expression of Python that reads every tensor of the schema"),
    TEXT(equals_out, python_out, "an expression of Python that reads every tensor of the schema, and out"),
    TEXT(out_says, refusal, "one line in whose braces stand result, out, c result, c out or name"),
    TEXT(out_says_later, refusal, "one line in whose braces stand result, out, c result, c out or name"),
};

/* The name of the row is PyTorch's, with which of its overloads it is, or a part of PyTorch's. */
static const char *own_name(const op *o) {
    const char *name = o->r->name, *base = o->base;
    const size_t n = strlen(base);
    if (!strcmp(name, base) || word_part(base, name)) return NULL;
    if (!strncmp(name, base, n) && name[n] == '_' && *o->overload) return NULL;
    return refuse(
        "%s: .schema names '%s': that is the row's name, or has it among its words; an overload, '%s.…', gives "
        "the row a name of more words",
        o->r->name, base, base);
}

const char *op_fields(const op *o) {
    const char *why = own_name(o);
    if (why) return why;
    for (int k = 0; k < meaning_count; k++)
        if (meaning_said(&meanings[k], o->r) && !meanings[k].fits(o))
            return refuse("%s: .%s is for %s: leave it out", o->r->name, meanings[k].what, meanings[k].rows);
    for (size_t k = 0; k < sizeof texts / sizeof *texts; k++) {
        const char *text;
        memcpy(&text, (const char *)o->r + texts[k].at, sizeof text);
        if (text && !texts[k].good(o, text))
            return refuse("%s: .%s is '%.200s', and should be %s", o->r->name, texts[k].field, text, texts[k].is);
    }
    return autocast_of(o);
}
