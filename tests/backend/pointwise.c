/* pointwise.c - every pointwise row: its formula, on one element after the other.
 *
 * The formulas come from the rows and compile here once for each type that they are computed in. What else a row means is
 * in its class: comparisons give a truth value, KEEP rows copy integers. */
#include "backend/backend.h"
#include "ops/scalar.h"

typedef void formula(const value *in, const value *p, value *out);

#define FUNCTION(name, t, type, result, R, ...)                                               \
    static void name##_##t(const value *in, const value *p, value *out) {                     \
        typedef type T;                                                                       \
        const T x = in[0].t, y = in[1].t, z = in[2].t, p0 = p[0].t, p1 = p[1].t, p2 = p[2].t; \
        (void)x, (void)y, (void)z, (void)p0, (void)p1, (void)p2;                              \
        out->result = (R)(__VA_ARGS__);                                                       \
    }
#define FLOATS_OF(name, ...) \
    FUNCTION(name, f, float, f, float, __VA_ARGS__) FUNCTION(name, d, double, d, double, __VA_ARGS__)
#define INTS_OF(name, ...) FUNCTION(name, i, int64_t, i, int64_t, __VA_ARGS__)
#define ALL_OF(name, ...) FLOATS_OF(name, __VA_ARGS__) INTS_OF(name, __VA_ARGS__)
#define TRUTH_OF(name, ...)                                \
    FUNCTION(name, f, float, truth, uint8_t, __VA_ARGS__)  \
    FUNCTION(name, d, double, truth, uint8_t, __VA_ARGS__) \
    FUNCTION(name, i, int64_t, truth, uint8_t, __VA_ARGS__)
#define OF_ARITH ALL_OF
#define OF_NOBOOL ALL_OF
#define OF_WHERE ALL_OF
#define OF_FLOAT FLOATS_OF
#define OF_FLOATING FLOATS_OF
#define OF_KEEP FLOATS_OF
#define OF_KEEP_ALL FLOATS_OF
#define OF_INT INTS_OF
#define OF_INTBOOL INTS_OF
#define OF_COMPARE TRUTH_OF
#define OF_LOGICAL TRUTH_OF
#define FORMULA(name, inputs, class_, ...) OF_##class_(name, __VA_ARGS__)
#define FORMULA2(name, inputs, class_, dtype2, formula2, ...) \
    OF_##class_(name, __VA_ARGS__) OF_##class_(name##_second, formula2)
#include "ops/generated/formulas.def"
#undef FORMULA
#undef FORMULA2

#define FLOATS_IN(name) \
    { name##_f, name##_d, NULL }
#define INTS_IN(name) \
    { NULL, NULL, name##_i }
#define ALL_IN(name) \
    { name##_f, name##_d, name##_i }
#define IN_ARITH ALL_IN
#define IN_NOBOOL ALL_IN
#define IN_WHERE ALL_IN
#define IN_FLOAT FLOATS_IN
#define IN_FLOATING FLOATS_IN
#define IN_KEEP FLOATS_IN
#define IN_KEEP_ALL FLOATS_IN
#define IN_INT INTS_IN
#define IN_INTBOOL INTS_IN
#define IN_COMPARE ALL_IN
#define IN_LOGICAL ALL_IN
#define FORMULA(name, inputs, class_, ...) [OP_##name] = IN_##class_(name),
#define FORMULA2 FORMULA
static formula *const formulas[OP_COUNT][COMPUTE_COUNT] = {
#include "ops/generated/formulas.def"
};
#undef FORMULA
#undef FORMULA2
#define FORMULA(name, ...)
#define FORMULA2(name, inputs, class_, ...) [OP_##name] = IN_##class_(name##_second),
static formula *const second_formulas[OP_COUNT][COMPUTE_COUNT] = {
#include "ops/generated/formulas.def"
};

static void read_numbers(const torc_call *c, compute type, value *p) {
    formula_number given[FORMULA_NUMBERS];
    const int n = formula_numbers(c, given);
    for (int k = 0; k < n; k++)
        if (type == COMPUTE_I64)
            p[k].i = given[k].i;
        else if (type == COMPUTE_F64)
            p[k].d = given[k].d;
        else
            p[k].f = (float)given[k].d;
}

/* An operand's value as the common dtype holds it: beside uint8, -1 is 255. Numbers beside 16 bits keep their precision. */
static value operand(const torc_call *c, int k, int64_t *index, compute type) {
    torc_tensor t = c->in[k];
    value v = get(element(t, c->out[0]->ndim, index), t->dtype, type);
    if (t->dtype == c->common || t->dtype == TORC_BOOL || (t->ndim == 0 && dtype_floating(c->common))) return v;
    char narrow[8];
    put(narrow, c->common, v, type);
    return get(narrow, c->common, type);
}

/* Integers have no quotient by zero, and on an error outputs are as they were: so it is looked for first. */
static bool divides_by_zero(const torc_call *c, compute type) {
    if (type != COMPUTE_I64 || !(c->row->flags & OPF_NO_ZERO)) return false;
    torc_tensor out = c->out[0];
    int64_t index[TORC_MAX_DIMS] = {0};
    do
        if (operand(c, 1, index, type).i == 0) return true;
    while (next(out->ndim, out->sizes, index));
    return false;
}

/* The executor calls this only for outputs that have elements. */
bool backend_pointwise(const torc_call *c) {
    torc_tensor out = c->out[0];
    const compute type = compute_of(c->common);
    formula *f = formulas[c->op][type], *second = second_formulas[c->op][type];
    const bool keeps = !f && (c->row->class_ == CLASS_KEEP || c->row->class_ == CLASS_KEEP_ALL),
               truth = c->row->class_ == CLASS_COMPARE || c->row->class_ == CLASS_LOGICAL;
    if (!f && !keeps)
        return FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", c->row->name, dtype_scalar_name(c->common));
    if (divides_by_zero(c, type)) return FAIL(RUNTIME, "ZeroDivisionError");
    value p[FORMULA_NUMBERS] = {{.i = 0}};
    if (c->attrs) read_numbers(c, type, p);
    int64_t index[TORC_MAX_DIMS] = {0};
    do {
        value in[3] = {{.i = 0}, {.i = 0}, {.i = 0}}, v;
        for (int k = 0; k < c->nin; k++) in[k] = operand(c, k, index, type);
        v = in[0];
        if (f) f(in, p, &v);
        if (truth) v.i = v.truth;
        put(element(out, out->ndim, index), out->dtype, v, truth ? COMPUTE_I64 : type);
        if (!second) continue;
        second(in, p, &v);
        put(element(c->out[1], out->ndim, index), c->out[1]->dtype, v, type);
    } while (next(out->ndim, out->sizes, index));
    return true;
}
