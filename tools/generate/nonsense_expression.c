/* nonsense_expression.c - expressions of rows that are none, or that call what is not there or otherwise than it is: single ones, and the
 * expressions of every real row with an argument too few or too many, or a sign left out or written twice. */
#include <ctype.h>
#include <string.h>

#include "nonsense.h"

static void formulas(void) {
    CASE(exp, "ends before", r.formula = "x, x");
    CASE(exp, "is called or indexed", r.formula = "(x)(x)");
    CASE(exp, "no function 'x'", r.formula = "x(x)");
    CASE(exp, "no function 'T'", r.formula = "x + T(x)");
    CASE(exp, "'T' is called nothing", r.formula = "x * T");
    CASE(exp, "'t_exp' is called nothing", r.formula = "x * t_exp");
    CASE(exp, "no function 't_banana'", r.formula = "t_banana(x)");
    CASE(exp, "takes 1 arguments", r.formula = "t_exp(x, x)");
    CASE(exp, "takes 1 arguments", r.formula = "t_exp()+x");
    CASE(exp, "takes 2 arguments", r.also = 0, r.formula = "t_max(x)");
    CASE(exp, "takes 2 arguments", r.also = 0, r.formula = "t_max(x, x, x)");
    CASE(exp, "is called or indexed", r.formula = "x[0]");
    CASE(exp, ".formula", r.formula = "x.real");
    CASE(exp, "has no member", r.formula = "x.x");
    CASE(exp, "is no decimal number", r.formula = "x * 010");
    CASE(exp, "is no decimal number", r.formula = "x * 1. + x");
    CASE(exp, "is no decimal number", r.formula = "x * 1.5.2");
    CASE(exp, "'%' is for integers", r.formula = "x % 2");
    CASE(exp, "'<<' is for integers", r.formula = "x << 2");
    CASE(exp, "'&' is for integers", r.formula = "x & 2");
    CASE(exp, "'~' is for integers", r.formula = "~x");
    CASE(exp, "changes what it stands before", r.formula = "--x");
    CASE(exp, ".formula", r.formula = "*x");
    CASE(exp, ".formula", r.formula = "x ? x");
    CASE(exp, ".formula", r.formula = "x ? x :");
    CASE(exp, "compares what a comparison gives", r.also = 0, r.formula = "(T)(0 < x < 1)");
    CASE(exp, "gives a truth value", r.also = 0, r.formula = "x < 0");
    CASE(exp, "gives a truth value", r.formula = "t_isnan(x)");
    CASE(lt, "a formula gives a truth value", r.formula = "x - y");
    CASE(logical_and, "a formula gives a truth value", r.formula = "x * y");
    CASE(exp, "is given numbers only", r.formula = "x + t_exp(1)");
    CASE(frexp, ".formula2: 't_frexp_exponent(x, x)'", r.formula2 = "t_frexp_exponent(x, x)");
}

static void gradients(void) {
    CASE(exp, "torc_mul takes 2 arguments, and not 1", r.gradient[0] = "torc_mul(GRAD)");
    CASE(exp, "torc_mul takes 2 arguments, and not more", r.gradient[0] = "torc_mul(GRAD, conj_of(OUT(0)), 2)");
    CASE(exp, "torc_neg takes 1 arguments, and not 0", r.gradient[0] = "torc_mul(GRAD, conj_of(torc_neg()))");
    CASE(exp, "torc_exp takes Tensor as 'self', and not a number",
         r.gradient[0] = "torc_mul(GRAD, conj_of(torc_exp(2)))");
    CASE(exp, "argument 1 of conj_of is a tensor", r.gradient[0] = "torc_mul(GRAD, conj_of(2))");
    CASE(exp, "argument 2 of times is a number", r.gradient[0] = "times(GRAD, OUT(0))");
    CASE(exp, "times takes 2 arguments", r.gradient[0] = "times(GRAD)");
    CASE(exp, "no function 'banana'", r.gradient[0] = "banana(GRAD)");
    CASE(exp, "nothing of the name 'banana'", r.gradient[0] = "times(GRAD, banana)");
    CASE(exp, "nothing of the name 'torc_exp'", r.gradient[0] = "keep(GRAD, torc_exp)");
    CASE(exp, "'*' is between", r.gradient[0] = "GRAD * 2");
    CASE(exp, "'-' stands before a tensor", r.gradient[0] = "-GRAD");
    CASE(exp, "is called or indexed", r.gradient[0] = "GRAD[0]");
    CASE(exp, "there are 1", r.gradient[0] = "keep(GRAD, GRAD_OUT(1))");
    CASE(exp, "stands one number", r.gradient[0] = "keep(GRAD, GRAD_OUT(x))");
    CASE(exp, "has no option 'banana'", r.gradient[0] = "torc_to(GRAD, .banana = 1)");
    CASE(exp, "takes no others", r.gradient[0] = "torc_to(GRAD, .device = IN_SPEC(0)->device, GRAD)");
    CASE(exp, "the option 'device' of torc_to", r.gradient[0] = "torc_to(GRAD, .device = 1)");
    CASE(exp, "':' is between", r.gradient[0] = "NAN ? GRAD : 2");
    CASE(exp, "stands before '?' is a tensor", r.gradient[0] = "GRAD ? 1 : 2");
    CASE(add, "takes Tensor as 'self'", r.gradient[0] = "torc_mul(a->alpha, GRAD)");
    CASE(elu, "takes Scalar as 'alpha'", r.gradient[0] = "op_elu_backward(GRAD, IN(0), 1)");
    CASE(elu, "op_elu_backward takes 4 arguments, and not 2", r.gradient[0] = "op_elu_backward(GRAD, IN(0))");
    CASE(elu, "op_elu_backward takes 4 arguments, and not more",
         r.gradient[0] = "op_elu_backward(GRAD, IN(0), a->alpha, a->alpha, a->alpha)");
    CASE(remainder, ".node_of", r.node_of = "number(1) ? \"RemainderBackward0\" : banana");
    CASE(remainder, ".node_of", r.node_of = "number(1)");
    CASE(remainder, ".node_of", r.node_of = "number(1) ? 1 : NULL");
    CASE(remainder, ".node_of", r.node_of = "number(1) ? \"RemainderBackward0\"");
    CASE(remainder, ".node_of", r.node_of = "banana_name(c)");
    CASE(remainder, ".node_of", r.node_of = "c->banana ? \"RemainderBackward0\" : NULL");
    CASE(remainder, ".node_of", r.node_of = "c->variant == CALL_BANANA ? \"RemainderBackward0\" : NULL");
    CASE(remainder, ".node_of", r.node_of = "linear_name(a)");
    CASE(remainder, ".node_of", r.node_of = "linear_name(c, c)");
}

static void pythons(void) {}

/* Names that are taken, and lists of other operators. */
static void names(void) {
    CASE(exp, "begin with a small letter", r.aliases[0] = "Tensor");
    CASE(exp, "'bfloat16' is a name of Python's already", r.aliases[0] = "bfloat16");
    CASE(exp, "'grad' is a name of Python's already", r.aliases[0] = "method.grad");
    CASE(exp, "ends as names of forms in place do", r.aliases[0] = "exp_");
    CASE(exp, "keeps for itself", r.aliases[0] = "exp__of");
    CASE(exp, "'autocast' is a name of Python's already", r.aliases[0] = "autocast");
    CASE(exp, "begin with a small letter", r.aliases[0] = "Exp");
    CASE(exp, "is the name of the row 'linalg_vander'", r.aliases[0] = "linalg.vander");
    CASE(transpose, ".overloads: 'Size' is a name", r.overloads[2] = "torch.Size(self, dim0, dim1)");
    CASE(exp, ".schema: 'Size' is in Python's modules", r.name = "Size", r.schema = "Size(Tensor self) -> Tensor");
    CASE(_foreach_exp, "'expm1' is not named in _foreach_exp", r.foreach_of = "expm1");
    CASE(_foreach_sin, "'asin' is not named in _foreach_sin", r.foreach_of = "asin");
    CASE(_foreach_div, "'div' is not named in _foreach_div", r.foreach_of = "div");
    CASE(_foreach_norm, "'norm' is not named in _foreach_norm", r.foreach_of = "norm");
}

void expressions_nonsense(void) {
    names();
    formulas();
    gradients();
    pythons();
}

/* ------------------------------------------------------------------------------------------ from every row */
enum { TEXT = 2000 };
/* The end of the argument that begins here: the comma or bracket behind it. */
static const char *argument_end(const char *s) {
    for (int depth = 0; *s && (depth || (*s != ',' && *s != ')')); s++) depth += (*s == '(') - (*s == ')');
    return s;
}
/* Every call with its last argument left out, and with one more: `change` puts the text into the row. */
static void calls(const row *real, const char *text, void (*change)(row *r, int which, const char *text), int which,
                  const char *field) {
    char other[TEXT];
    for (const char *s = text; (s = strchr(s, '(')) != NULL; s++) {
        const int begins = (int)(s - text) + 1;
        if (s == text || !(isalnum((unsigned char)s[-1]) || s[-1] == '_')) continue;
        const char *last = s + 1, *end = argument_end(last);
        while (*end == ',') last = end + 1, end = argument_end(last);
        if (last == s + 1)
            snprintf(other, sizeof other, "%.*s%s", begins, text, end);
        else
            snprintf(other, sizeof other, "%.*s%s", (int)(last - text) - 1, text, end);
        row r = *real;
        change(&r, which, other);
        if (strncmp(last, " .", 2)) expect_refused(&r, other, field); /* an option may be left out */
        snprintf(other, sizeof other, "%.*s, banana%s", (int)(end - text), text, end);
        expect_refused(&r, other, field);
        snprintf(other, sizeof other, "%.*s, %.*s%s", (int)(end - text), text, (int)(end - s) - 1, s + 1, end);
        expect_refused(&r, other, field);
        snprintf(other, sizeof other, "%.*s(%s", begins, text, s + 1);
        expect_refused(&r, other, field);
    }
    /* cut off, or with a sign twice */
    for (const char *s = text; *s; s++) {
        if (isalnum((unsigned char)*s) || strchr("_ ", *s)) continue;
        row r = *real;
        change(&r, which, other);
        snprintf(other, sizeof other, "%.*s%c%s", (int)(s - text), text, *s, s);
        const bool sum = strchr("-&|=!><", *s) != NULL; /* x - -y, and x && y of x & y */
        if (!sum && *s != '(') expect_refused(&r, other, field);
        snprintf(other, sizeof other, "%.*s", (int)(s - text) + 1, text);
        if (*s != ')' && s[1]) expect_refused(&r, other, field);
    }
}
static void into_formula(row *r, int which, const char *text) { *(which ? &r->formula2 : &r->formula) = text; }
static void into_gradient(row *r, int which, const char *text) { r->gradient[which] = text; }
static void into_node_of(row *r, int which, const char *text) { r->node_of = which ? NULL : text; }

void expressions_graft(void) {
    for (int i = 0; i < op_count; i++) {
        const row *r = ops[i].r;
        if (r->formula) calls(r, r->formula, into_formula, 0, ".formula");
        if (r->formula2) calls(r, r->formula2, into_formula, 1, ".formula");
        if (r->node_of) calls(r, r->node_of, into_node_of, 0, ".node_of");
        for (int k = 0; k < MAX_GRADIENTS && r->gradient[k]; k++)
            if (strcmp(r->gradient[k], NO_GRADIENT)) calls(r, r->gradient[k], into_gradient, k, ".gradient");
    }
}

/* ------------------------------------------------------------------------------------------ signatures */
static void signature(const row *real, int which, const char *text) {
    row r = *real;
    r.overloads[which] = text;
    expect_refused(&r, text, ".overloads");
}
/* Every signature that rows list, cut off up to its closing bracket, with a sign twice, and with arguments that are none. */
void overloads_graft(void) {
    static const char *const arguments[] = {"banana", "self self", "int",       "int k k",         "*",
                                            "2",      "Banana k",  "int k=010", "legacy lambda=1", "legacy x=y",
                                            "dim==1", "int ",      " int k"};
    char text[TEXT];
    for (int i = 0; i < op_count; i++)
        for (int k = 0; k < MAX_OVERLOADS && ops[i].r->overloads[k]; k++) {
            const row *real = ops[i].r;
            const char *const whole = real->overloads[k], *const open = strchr(whole, '(');
            const char *close = open + 1;
            for (int depth = 1; depth; close++) depth += (*close == '(') - (*close == ')');
            close--;
            for (const char *s = whole; s < close; s++) {
                snprintf(text, sizeof text, "%.*s", (int)(s - whole), whole);
                if (s > whole) signature(real, k, text);
                if (isalnum((unsigned char)*s) || strchr("_!*-.|?=[]'", *s)) continue;
                snprintf(text, sizeof text, "%.*s%c%s", (int)(s - whole), whole, *s, s);
                signature(real, k, text);
                if (*s == ' ' || *s == ',') {
                    snprintf(text, sizeof text, "%.*s%s", (int)(s - whole), whole, s + 1);
                    signature(real, k, text);
                }
            }
            for (size_t j = 0; j < sizeof arguments / sizeof *arguments; j++) {
                snprintf(text, sizeof text, "%.*s, %s%s", (int)(close - whole), whole, arguments[j], close);
                signature(real, k, text);
            }
            snprintf(text, sizeof text, "%s banana", whole);
            signature(real, k, text);
            snprintf(text, sizeof text, "banana%s", open);
            signature(real, k, text);
        }
}
