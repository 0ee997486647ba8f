/* expression.c - reads the expressions in C that rows have: formulas, gradients, and which node it is.
 *
 * They go into generated sources as they stand, so a compiler would refuse most of what is wrong with them: but in a file that
 * nobody wrote, in words about macros that the row does not mention, and some of it not at all: `f(x, x)` of a macro, `x, y`,
 * which is y, a number with a 0 before it. So each is read here, by the grammar of C as far as rows need it, and each part has
 * one of a few types (enum value): what is called is there, and gets as many arguments as it takes, of the types that it takes. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "source.h"

enum { FORMULA, GRADIENT, NODE_OF };
typedef struct reader {
    const op *o;
    const char *field, *text, *at;
    int language;
} reader;

#define DIE(in, format, ...) die("%s: .%s: '%.200s': " format, (in)->o->r->name, (in)->field, (in)->text, __VA_ARGS__)

static void spaces(reader *in) { skip_spaces(&in->at); }
static bool took(reader *in, const char *sign) { return took_sign(&in->at, sign); }
static void expect(reader *in, const char *sign) {
    if (!took(in, sign)) DIE(in, "'%s' is expected, not '%.20s'", sign, *in->at ? in->at : "the end");
}
static bool at_name(reader *in) {
    spaces(in);
    return isalpha((unsigned char)*in->at) || *in->at == '_';
}
static void read_name(reader *in, char name[64]) {
    size_t n = 0;
    while (isalnum((unsigned char)in->at[n]) || in->at[n] == '_') n++;
    if (n >= 64) DIE(in, "the name '%.30s…' is too long", in->at);
    snprintf(name, 64, "%.*s", (int)n, in->at);
    in->at += n;
}
static bool arithmetic(enum value v) { return v == V_NUMBER || v == V_TRUTH || v == V_ELEMENT; }
static enum value read_expression(reader *in);

/* ------------------------------------------------------------------------------------------ numbers and texts */
/* 10, 0.5, 1e-7; no octal ones, no suffixes. */
static enum value read_number(reader *in) {
    const char *const start = in->at;
    size_t n = strspn(in->at, "0123456789");
    const bool octal = n > 1 && *in->at == '0';
    in->at += n;
    if (*in->at == '.') in->at += 1 + strspn(in->at + 1, "0123456789");
    if (*in->at == 'e') {
        in->at += 1 + (in->at[1] == '-');
        n = strspn(in->at, "0123456789");
        in->at += n;
    }
    if (octal || !n || isalnum((unsigned char)*in->at) || *in->at == '_' || *in->at == '.' || in->at[-1] == '.')
        DIE(in, "'%.*s' is no decimal number", (int)(in->at - start + 1), start);
    return V_NUMBER;
}
static enum value read_text(reader *in) {
    const char *end = strchr(in->at + 1, '"');
    if (in->language != NODE_OF || !end) DIE(in, "a text is the name of a node, in .node_of%s", "");
    in->at = end + 1;
    return V_TEXT;
}

/* ------------------------------------------------------------------------------------------ calls */
static const char *const value_names[] = {[V_OTHER] = "something else",  [V_NUMBER] = "a number",
                                          [V_TRUTH] = "a truth value",   [V_ELEMENT] = "an element",
                                          [V_TENSOR] = "a tensor",       [V_ATTRIBUTE] = "an attribute number",
                                          [V_TEXT] = "a text",           [V_NULL] = "NULL",
                                          [V_CALL] = "the call",         [V_SPEC] = "a spec",
                                          [V_ATTRS] = "the attributes",  [V_LIST] = "a list",
                                          [V_MASK] = "a tensor of bool", [V_DEVICE] = "a device",
                                          [V_DTYPE] = "a dtype"};
static bool fits(enum value given, enum value taken) {
    if (taken == V_NUMBER) return given == V_NUMBER || given == V_TRUTH;
    if (taken == V_TENSOR) return given == V_TENSOR || given == V_MASK;
    return given == taken;
}
/* What a function of a row takes for a parameter: a public one numbers of any kind, one of torc's own as the library keeps them. */
static bool fits_parameter(const op *called, int k, enum value given) {
    const param *p = &called->p[k];
    const bool inner = internal(called);
    int tensors = 0;
    for (int j = 0; j <= k; j++) tensors += is_tensor(&called->p[j]);
    switch (p->type) {
    case TENSOR:
    case TENSOR_OPT:
        return given == V_TENSOR || given == V_MASK || (p->type == TENSOR_OPT && given == V_NULL) ||
               (called->forms & SCALAR && tensors == 2 && !inner && (given == V_NUMBER || given == V_ATTRIBUTE));
    case P_INT:
    case P_FLOAT:
    case P_BOOL: return given == V_NUMBER || given == V_TRUTH;
    case INT_OPT:
    case FLOAT_OPT:
    case BOOL_OPT:
    case P_SCALAR:
    case SCALAR_OPT: return given == V_ATTRIBUTE || (!inner && given == V_NUMBER);
    case TENSORS:
    case TENSORS_OPT: return false;
    case INTS:
    case INTS_OPT:
    case SCALARS: return given == V_LIST || (!inner && (given == V_OTHER || given == V_NUMBER));
    case DTYPE: return given == V_DTYPE;
    case DEVICE: return given == V_DEVICE;
    default: return given == V_OTHER;
    }
}
/* torc_mul(…) and op_tanh_backward(…): the function of a row, with its options by name. That there is one, check_links.c says. */
static enum value call_row(reader *in, const char *name) {
    const bool inner = !strncmp(name, "op_", 3);
    const op *called = op_known(name + (inner ? 3 : 5));
    if (!called) DIE(in, "there is no operator '%s'", name);
    int given = 0, needed = 0;
    bool by_name = false;
    for (int k = 0; k < called->np; k++) needed += inner || !called->p[k].has_default;
    while (!took(in, ")")) {
        if (given || by_name) expect(in, ",");
        if (took(in, ".")) {
            char option[64];
            read_name(in, option);
            const param *p = find_param(called, option);
            if (inner || !p || !p->has_default) DIE(in, "%s has no option '%s'", name, option);
            if (given < needed) DIE(in, "%s takes %d arguments before its options", name, needed);
            expect(in, "=");
            by_name = true;
            const enum value v = read_expression(in);
            if (!fits_parameter(called, (int)(p - called->p), v))
                DIE(in, "the option '%s' of %s is %s, and not %s", option, name, type_names[p->type], value_names[v]);
            continue;
        }
        if (by_name) DIE(in, "behind options by name, %s takes no others", name);
        const enum value v = read_expression(in);
        int which = -1; /* those without a default come first, in their order */
        for (int k = 0, n = 0; k < called->np && which < 0; k++)
            if ((inner || !called->p[k].has_default) && n++ == given) which = k;
        for (int k = 0, n = needed; k < called->np && which < 0; k++)
            if (called->p[k].has_default && n++ == given) which = k;
        if (which < 0) DIE(in, "%s takes %d arguments, and not more", name, called->np);
        if (!fits_parameter(called, which, v))
            DIE(in, "%s takes %s as '%s', and not %s", name, type_names[called->p[which].type], called->p[which].name,
                value_names[v]);
        given++;
    }
    if (given < needed) DIE(in, "%s takes %d arguments, and not %d", name, needed, given);
    if (called->returns_nothing) DIE(in, "%s gives nothing", name);
    if (called->effects & RANDOM) DIE(in, "%s draws numbers, and a gradient is the same each time", name);
    if (called->r->dtypes == COMPARE || called->r->dtypes == LOGICAL) return V_MASK;
    return called->nresults == 1 && !called->returns_list ? V_TENSOR : V_OTHER;
}
/* IN(k) and its like: k is a number, which check.c looks at in IN and OUT. */
static enum value call_slot(reader *in, const char *name, int many) {
    spaces(in);
    const char *const start = in->at;
    const size_t n = strspn(start, "0123456789");
    in->at += n;
    if (!n || n > 2 || !took(in, ")")) DIE(in, "in the brackets of %s stands one number", name);
    if (atoi(start) >= many) DIE(in, "%s(%d): there are %d", name, atoi(start), many);
    return V_TENSOR;
}
static enum value call(reader *in, const char *name) {
    const op *o = in->o;
    enum { MANY = 100 };
    if (in->language != FORMULA && !strncmp(name, in->language == GRADIENT ? "torc_" : "!", 5))
        return call_row(in, name);
    if (in->language == GRADIENT) {
        if (!strncmp(name, "op_", 3)) return call_row(in, name);
        if (!strcmp(name, "IN") || !strcmp(name, "OUT")) return call_slot(in, name, MANY);
        if (!strcmp(name, "GRAD_OUT")) return call_slot(in, name, o->nresults);
        if (!strcmp(name, "IN_SPEC")) return call_slot(in, name, has_lists(o) ? MANY : o->nt), V_SPEC;
    }
    if (in->language == NODE_OF && !strcmp(name, "number")) return call_slot(in, name, o->nt), V_TRUTH;
    enum value takes[MAX_TAKEN] = {V_OTHER}, gives = V_ELEMENT;
    struct dtypes_of of = {false, false, false, false};
    int count = 0, given = 0, elements = 0;
    if (in->language == FORMULA) {
        count = strncmp(name, "t_", 2) ? 0 : formula_function(name, &of);
        if (!count) DIE(in, "there is no function '%s' in ops/scalar.h that a formula may call", name);
        if (of.truth) gives = V_TRUTH;
        const int class = o->r->dtypes;
        const bool integers_only = class == INT || class == INTBOOL,
                   floats_only = class == FLOAT || class == FLOATING || class == KEEP || class == KEEP_ALL;
        if (!floats_only && !of.integers) DIE(in, "'%s' is for floats, and the row computes in integers too", name);
        if (!integers_only && !of.floats) DIE(in, "'%s' is for integers, and the row computes in floats too", name);
        if (o->r->also & (COMPLEX | COMPLEX32) && !of.complex)
            DIE(in, "'%s' is not in ops/scalar_complex.h, and the row takes complex numbers too", name);
    } else if (in->language == GRADIENT && !strcmp(name, "NUMBER")) {
        count = 1;
        takes[0] = V_NUMBER, gives = V_ATTRIBUTE;
    } else
        count = expression_function(name, takes, &gives);
    if (!count) DIE(in, "there is no function '%s' in autograd/expressions.h", name);
    if (!took(in, ")")) do {
            const enum value v = read_expression(in);
            if (given == count) DIE(in, "%s takes %d arguments, and not more", name, count);
            if (in->language == FORMULA ? !arithmetic(v) : !fits(v, takes[given]))
                DIE(in, "argument %d of %s is %s, and not %s", given + 1, name, value_names[takes[given]],
                    value_names[v]);
            elements += v == V_ELEMENT;
            given++;
        } while (!took(in, ")") && (expect(in, ","), true));
    if (given != count) DIE(in, "%s takes %d arguments, and not %d", name, count, given);
    if (in->language == FORMULA && !elements)
        DIE(in, "%s is given numbers only, of which the compute type cannot be seen", name);
    return gives;
}

/* ------------------------------------------------------------------------------------------ names */
static enum value attribute(reader *in, const char *name) {
    const param *p = find_param(in->o, name);
    if (!p || is_tensor(p)) DIE(in, "the schema has no attribute '%s'", name);
    const char *const type = attr_type(p);
    return p->type == P_INT || p->type == P_FLOAT || p->type == P_BOOL ? V_NUMBER
           : !strcmp(type, "attr_number")                              ? V_ATTRIBUTE
           : p->type == INTS || p->type == INTS_OPT                    ? V_LIST
           : p->type == DTYPE                                          ? V_DTYPE
           : p->type == DEVICE                                         ? V_DEVICE
                                                                       : V_OTHER;
}
static enum value member(reader *in, enum value of, bool pointed) {
    char name[64];
    if (!at_name(in)) DIE(in, "'%.20s' is no name of a member", in->at);
    read_name(in, name);
    if (pointed && of == V_ATTRS) return attribute(in, name);
    if (pointed && of == V_SPEC && !strcmp(name, "device")) return V_DEVICE;
    if (pointed && of == V_SPEC && !strcmp(name, "dtype")) return V_DTYPE;
    if (pointed && of == V_SPEC && !strcmp(name, "ndim")) return V_NUMBER;
    if (pointed && of == V_CALL && (!strcmp(name, "variant") || !strcmp(name, "nin"))) return V_NUMBER;
    if (!pointed && of == V_LIST && !strcmp(name, "count")) return V_NUMBER;
    if (!pointed && of == V_ATTRIBUTE && !strcmp(name, "kind")) return V_NUMBER;
    DIE(in, "%s has no member '%s'", value_names[of], name);
}
static enum value name_alone(reader *in, const char *name) {
    static const char numbers[] =
        "M_E M_LOG2E M_LOG10E M_LN2 M_LN10 M_PI M_PI_2 M_PI_4 M_1_PI M_2_PI M_2_SQRTPI M_SQRT2 "
        "M_SQRT1_2 INT64_MAX INT64_MIN INFINITY NAN true false";
    if (in->language == FORMULA) {
        if (strlen(name) == 1 && strchr("xyz", *name)) return V_ELEMENT;
        if (strlen(name) == 2 && *name == 'p' && strchr("0123", name[1])) return V_ELEMENT;
        DIE(in,
            "'%s' is called nothing: x, y, z and p0 to p3 are values, functions are called, and T is a type in brackets",
            name);
    }
    if (!strcmp(name, "a")) return V_ATTRS;
    if (in->language == GRADIENT && !strcmp(name, "GRAD")) return V_TENSOR;
    if (in->language == GRADIENT && word_in(numbers, name)) return V_NUMBER;
    if (!strcmp(name, "NULL")) return V_NULL;
    if (in->language == NODE_OF && !strcmp(name, "c")) return V_CALL;
    if (in->language == NODE_OF && variant_of_calls(name)) return V_NUMBER;
    DIE(in, "there is nothing of the name '%s'", name);
}

/* ------------------------------------------------------------------------------------------ the grammar */
static enum value read_primary(reader *in) {
    char name[64];
    enum value v;
    if (took(in, "(")) {
        v = read_expression(in);
        expect(in, ")");
    } else if (at_name(in)) {
        read_name(in, name);
        v = took(in, "(") ? call(in, name) : name_alone(in, name);
    } else if (isdigit((unsigned char)*in->at))
        v = read_number(in);
    else if (*in->at == '"')
        v = read_text(in);
    else
        DIE(in, "a value is expected, not '%.20s'", *in->at ? in->at : "the end");
    for (;;) {
        spaces(in);
        if (took(in, "->"))
            v = member(in, v, true);
        else if (took(in, "."))
            v = member(in, v, false);
        else if (*in->at == '(' || *in->at == '[')
            DIE(in, "%s is called or indexed", value_names[v]);
        else
            return v;
    }
}
static enum value read_unary(reader *in) {
    spaces(in);
    if (in->language == FORMULA && !strncmp(in->at, "(T)", 3)) {
        in->at += 3;
        if (!arithmetic(read_unary(in))) DIE(in, "behind (T) stands a number%s", "");
        return V_ELEMENT;
    }
    const char sign = *in->at;
    if (!sign || !strchr("-!~", sign)) return read_primary(in);
    in->at++;
    if (*in->at == sign) DIE(in, "'%c%c' changes what it stands before", sign, sign);
    const enum value v = read_unary(in);
    if (!arithmetic(v)) DIE(in, "'%c' stands before %s", sign, value_names[v]);
    const bool integers = in->o->r->dtypes == INT || in->o->r->dtypes == INTBOOL;
    if (sign == '~' && !(v == V_ELEMENT && integers)) DIE(in, "'~' is for integers, of .dtypes INT and INTBOOL%s", "");
    return sign == '!' ? V_TRUTH : v == V_TRUTH ? V_NUMBER : v;
}
/* From the loosest to the tightest. */
static const char *const signs[][5] = {
    {"||"},       {"&&"},     {"|"},          {"^"}, {"&"}, {"==", "!="}, {"<=", ">=", "<", ">"},
    {"<<", ">>"}, {"+", "-"}, {"*", "/", "%"}};
enum { LEVELS = sizeof signs / sizeof *signs, BITS = 2, COMPARED = 5, ORDERED, SHIFTED = 7 };
static const char *sign_here(reader *in, int level) {
    spaces(in);
    for (int k = 0; k < 5 && signs[level][k]; k++) {
        const char *s = signs[level][k];
        const size_t n = strlen(s);
        if (strncmp(in->at, s, n)) continue;
        const char next = in->at[n];
        if (n == 1 && (next == '=' || next == *s)) continue; /* of another sign */
        if (n == 2 && next == '=') continue;
        return s;
    }
    return NULL;
}
static enum value read_level(reader *in, int level) {
    if (level == LEVELS) return read_unary(in);
    enum value v = read_level(in, level + 1);
    const bool integers = in->o->r->dtypes == INT || in->o->r->dtypes == INTBOOL;
    for (const char *s; (s = sign_here(in, level)) != NULL;) {
        in->at += strlen(s);
        const enum value w = read_level(in, level + 1);
        if (!arithmetic(v) || !arithmetic(w)) DIE(in, "'%s' is between %s and %s", s, value_names[v], value_names[w]);
        if (level == ORDERED && in->language == FORMULA && in->o->r->also & (COMPLEX | COMPLEX32))
            DIE(in, "'%s' orders numbers, and the row takes complex ones too", s);
        const bool element = v == V_ELEMENT || w == V_ELEMENT, truths = v == V_TRUTH && w == V_TRUTH;
        const bool bits = (level >= BITS && level < COMPARED) || level == SHIFTED || *s == '%';
        if (bits && !truths && !integers)
            DIE(in, "'%s' is for integers, of .dtypes INT and INTBOOL, and between what comparisons give", s);
        const bool truth =
            level < BITS || (level >= COMPARED && level < SHIFTED) || (bits && truths && level != SHIFTED);
        if (truth && level >= COMPARED && v == V_TRUTH && level < SHIFTED && w != V_TRUTH)
            DIE(in, "'%s' compares what a comparison gives", s);
        v = truth ? V_TRUTH : element ? V_ELEMENT : V_NUMBER;
    }
    return v;
}
static enum value read_expression(reader *in) {
    const char *const start = in->at;
    const enum value v = read_level(in, 0);
    const char *const end = in->at;
    if (!took(in, "?")) return v;
    bool names = false;
    for (const char *s = start; s < end; s++) names |= isalpha((unsigned char)*s) != 0;
    if (!names) DIE(in, "'%.*s' is always the same choice", (int)(end - start), start);
    if (!arithmetic(v)) DIE(in, "what stands before '?' is %s", value_names[v]);
    const enum value yes = read_expression(in);
    expect(in, ":");
    const enum value no = read_expression(in);
    if (arithmetic(yes) && arithmetic(no))
        return yes == V_ELEMENT || no == V_ELEMENT ? V_ELEMENT : yes == V_TRUTH && no == V_TRUTH ? V_TRUTH : V_NUMBER;
    if (yes == no || no == V_NULL) return yes;
    if (yes == V_NULL) return no;
    DIE(in, "':' is between %s and %s", value_names[yes], value_names[no]);
}
static enum value read_whole(reader *in) {
    const enum value v = read_expression(in);
    spaces(in);
    if (*in->at) DIE(in, "the expression ends before '%.20s'", in->at);
    return v;
}

void formula_read(const op *o, const char *field, const char *text) {
    reader in = {.o = o, .field = field, .text = text, .at = text, .language = FORMULA};
    const enum value v = read_whole(&in);
    const bool truth = o->r->dtypes == COMPARE || o->r->dtypes == LOGICAL;
    if (truth && v != V_TRUTH)
        DIE(&in, "of .dtypes COMPARE and LOGICAL a formula gives a truth value: a comparison, &&, ||, ! or t_is…%s",
            "");
    if (!truth && v == V_TRUTH)
        DIE(&in, "it gives a truth value, and .dtypes is neither COMPARE nor LOGICAL: (T)(…) makes a number of it%s",
            "");
}
void gradient_read(const op *o, const char *text) {
    reader in = {.o = o, .field = "gradient", .text = text, .at = text, .language = GRADIENT};
    const enum value v = read_whole(&in);
    if (v != V_TENSOR && v != V_NULL) DIE(&in, "a gradient is a tensor, and this is %s", value_names[v]);
}
void node_of_read(const op *o, const char *text) {
    reader in = {.o = o, .field = "node_of", .text = text, .at = text, .language = NODE_OF};
    const enum value v = read_whole(&in);
    if (v != V_TEXT) DIE(&in, "the name of a node is a text, and this is %s", value_names[v]);
}
