/* rules_pointwise.c - gradients of pointwise operators.
 *
 * Most rules are the GRADn column of the operator's row; this file turns those columns into functions and holds the
 * rules that take more than an expression. All of them compose operators, so they can be differentiated again: the
 * fused *_backward rows have rules of their own, which end in the second derivatives below.
 *
 * Where a derivative is not unique the choice is PyTorch's: |x| and relu have slope 0 at 0, clamp passes the gradient
 * at its bounds, hardtanh does not, equal operands of maximum share it; softsign and mish have none at infinity (NaN). Selections use where, never a product with a
 * mask: 0 * inf would put NaN where 0 belongs. */
#include <math.h>

#include "autograd/node.h"
#include "core/device.h"
#include "ops/generated/attrs.h"
#include "ops/generated/internal.h"

/* ------------------------------------------------------------------------------------ vocabulary */
static torc_tensor times(torc_tensor t, double n) { return torc_mul_scalar(t, NUM(n)); }
static torc_tensor plus(torc_tensor t, double n) { return torc_add_scalar(t, NUM(n)); }
/* A number stays one: as a tensor it would have the default dtype, which is too narrow next to float64. */
static torc_tensor one_minus(torc_tensor t) {
    bool number = t && (t->flags & TENSOR_WRAPPED) && t->dtype == TORC_FLOAT64;
    return number ? torc_wrapped_number(torc_number_float(1 - *(const double *)tensor_data(t)))
                  : torc_rsub_scalar(t, NUM(1.0));
}
static torc_tensor scaled(torc_tensor t, torc_number n) {
    return torc_number_to_double(n) == 1 ? t : torc_mul_scalar(t, n);
}
/* t where mask holds (keep) or does not (discard), 0 elsewhere. */
static torc_tensor keep(torc_tensor mask, torc_tensor t) { return torc_where(mask, t, torc_wrapped_number(NUM(0.0))); }
static torc_tensor discard(torc_tensor mask, torc_tensor t) {
    return torc_where(mask, torc_wrapped_number(NUM(0.0)), t);
}
/* Gradient of a / b with respect to b. */
static torc_tensor divisor_gradient(torc_tensor g, torc_tensor a, torc_tensor b) {
    return torc_mul(torc_neg(g), torc_true_divide(torc_true_divide(a, b), b));
}

/* ------------------------------------------------------------------------------------ second derivatives of activations */
static torc_tensor silu_curvature(torc_tensor x) { /* s (1 - s) (2 + x (1 - 2 s)) */
    torc_tensor s = torc_sigmoid(x);
    return torc_mul(torc_mul(s, one_minus(s)), plus(torc_mul(x, one_minus(times(s, 2))), 2));
}
static torc_tensor gelu_erf_curvature(torc_tensor x) { /* φ(x) (2 - x²) */
    torc_tensor square = torc_square(x);
    return torc_mul(times(torc_exp(times(square, -0.5)), 0.5 * M_SQRT1_2 * M_2_SQRTPI),
                    torc_rsub_scalar(square, NUM(2.0)));
}
static torc_tensor
gelu_tanh_curvature(torc_tensor x) { /* of x s(v), v = 2 k (x + c x³): s' (2 v' + x v'' + x v'² (1 - 2 s)) */
    const double k2 = 2 * M_SQRT1_2 * M_2_SQRTPI, c = 0.044715;
    torc_tensor square = torc_square(x);
    torc_tensor v = torc_mul(x, times(plus(times(square, c), 1), k2));
    torc_tensor v1 = times(plus(times(square, 3 * c), 1), k2), v2 = times(x, 6 * c * k2);
    torc_tensor s = torc_sigmoid(v), slope = torc_mul(s, torc_sigmoid(torc_neg(v)));
    torc_tensor bent = torc_mul(x, torc_add(v2, torc_mul(torc_square(v1), one_minus(times(s, 2)))));
    return torc_mul(slope, torc_add(times(v1, 2), bent));
}
static torc_tensor mish_curvature(torc_tensor x) { /* of x t, t = tanh(u), u = softplus(x): 2 t' + x t'' */
    torc_tensor s = torc_sigmoid(x), t = torc_tanh(torc_softplus(x)), q = one_minus(torc_square(t));
    torc_tensor t1 = torc_mul(q, s);
    torc_tensor t2 = torc_mul(t1, torc_sub(one_minus(s), times(torc_mul(t, s), 2)));
    return torc_add(times(t1, 2), torc_mul(x, t2));
}
static torc_tensor softplus_curvature(torc_tensor g, torc_tensor x, torc_number beta, torc_number threshold) {
    torc_tensor v = scaled(x, beta), s = torc_sigmoid(v);
    return discard(torc_gt_scalar(v, threshold), scaled(torc_mul(g, torc_mul(s, one_minus(s))), beta));
}

/* ------------------------------------------------------------------------------------ rules of rows: RULE(…) */
backward_fn backward_pow, backward_xlogy, backward_atan2, backward_maximum, backward_minimum, backward_fmax,
    backward_fmin, backward_clamp_min, backward_clamp_max, backward_clamp_between, backward_copy_, backward_overwritten;

void backward_pow(autograd_node *n) {
    torc_tensor x = IN(0), y = IN(1);
    if (!x || !y) return; /* refused: gone, or written since */
    if (NEED(0)) {
        if (y->flags & TENSOR_WRAPPED) { /* a number: its value may be looked at */
            double e = y->dtype == TORC_FLOAT64 ? *(const double *)tensor_data(y)
                       : y->dtype == TORC_INT64 ? (double)*(const int64_t *)tensor_data(y)
                                                : *(const uint8_t *)tensor_data(y);
            if (e == 2)
                SET(0, torc_mul(GRAD, times(x, 2)));
            else if (e == 0)
                SET(0, torc_zeros_like(GRAD));
            else
                SET(0, torc_mul(GRAD, times(torc_pow_scalar(x, NUM(e - 1)), e)));
        } else
            SET(0, discard(torc_eq_scalar(y, NUM(0)),
                           torc_mul(GRAD, torc_mul(y, torc_pow(x, torc_sub_scalar(y, NUM(1)))))));
    }
    if (NEED(1)) { /* x^y log x; 0 where x = 0 and y >= 0, and nothing there is differentiable */
        torc_tensor flat = torc_logical_and(torc_eq_scalar(x, NUM(0)), torc_ge_scalar(y, NUM(0)));
        SET(1, discard(flat, torc_mul(GRAD, torc_mul(OUT(0), torc_log(x)))));
    }
}

void backward_xlogy(autograd_node *n) {
    torc_tensor x = IN(0), y = IN(1);
    if (NEED(0))
        SET(0, discard(torc_logical_and(torc_eq_scalar(x, NUM(0)), torc_le_scalar(y, NUM(0))), torc_xlogy(GRAD, y)));
    if (NEED(1)) SET(1, torc_mul(GRAD, torc_true_divide(x, y)));
}

void backward_atan2(autograd_node *n) {
    torc_tensor y = IN(0), x = IN(1);
    torc_tensor square = torc_add(torc_square(y), torc_square(x));
    torc_tensor r = discard(torc_eq_scalar(square, NUM(0)), torc_mul(GRAD, torc_reciprocal(square)));
    if (NEED(0)) SET(0, torc_mul(r, x));
    if (NEED(1)) SET(1, torc_mul(r, torc_neg(y)));
}

/* The winner takes the gradient, equal operands half of it each; where an operand is NaN nobody lost. */
static void extremum(autograd_node *n, torc_tensor first_lost, torc_tensor second_lost) {
    torc_tensor g = torc_where(torc_eq(IN(0), IN(1)), times(GRAD, 0.5), GRAD);
    if (NEED(0)) SET(0, discard(first_lost, g));
    if (NEED(1)) SET(1, discard(second_lost, g));
}
void backward_maximum(autograd_node *n) { extremum(n, torc_lt(IN(0), IN(1)), torc_gt(IN(0), IN(1))); }
void backward_minimum(autograd_node *n) { extremum(n, torc_gt(IN(0), IN(1)), torc_lt(IN(0), IN(1))); }

static void extremum_ignoring_nan(autograd_node *n, torc_tensor wins) {
    torc_tensor first = torc_logical_or(wins, torc_isnan(IN(1)));
    if (NEED(0)) SET(0, keep(first, GRAD));
    if (NEED(1)) SET(1, discard(first, GRAD));
}
void backward_fmax(autograd_node *n) { extremum_ignoring_nan(n, torc_ge(IN(0), IN(1))); }
void backward_fmin(autograd_node *n) { extremum_ignoring_nan(n, torc_le(IN(0), IN(1))); }

void backward_clamp_min(autograd_node *n) {
    if (NEED(0)) SET(0, keep(torc_ge(IN(0), IN(1)), GRAD));
    if (NEED(1)) SET(1, keep(torc_lt(IN(0), IN(1)), GRAD));
}
void backward_clamp_max(autograd_node *n) {
    if (NEED(0)) SET(0, keep(torc_le(IN(0), IN(1)), GRAD));
    if (NEED(1)) SET(1, keep(torc_gt(IN(0), IN(1)), GRAD));
}
void backward_clamp_between(autograd_node *n) { /* if max < min, max wins everywhere */
    torc_tensor x = IN(0), min = IN(1), max = IN(2);
    if (NEED(0)) SET(0, keep(torc_logical_and(torc_ge(x, min), torc_le(x, max)), GRAD));
    if (NEED(1)) SET(1, keep(torc_logical_and(torc_lt(min, max), torc_lt(x, min)), GRAD));
    if (NEED(2)) SET(2, keep(torc_logical_or(torc_gt(x, max), torc_lt(max, min)), GRAD));
}

void backward_overwritten(autograd_node *n) { /* zeros, not nothing: a leaf before it gets a gradient, as in PyTorch */
    if (NEED(0)) SET(0, torc_zeros_like(GRAD));
}

void backward_copy_(autograd_node *n) {
    backward_overwritten(n);
    if (FAILED() || !NEED(1)) return;
    const grad_spec *s = IN_SPEC(1);
    torc_tensor g = GRAD;
    if (!device_equal(g->device, s->device))
        g = torc_copy_(torc_empty(((torc_ints){g->sizes, g->ndim}), .dtype = (torc_dtype)g->dtype, .device = s->device),
                       g);
    SET(1, g);
}

/* ------------------------------------------------------------------------------------ rules in rows: GRADn(…)
 * A column becomes DEFINE_<column>, which expands to the name of a macro below and its arguments. */
#define DEFINE_GRAD1(e0) DEFINE1, e0
#define DEFINE_GRAD2(e0, e1) DEFINE2, e0, e1
#define DEFINE_GRAD3(e0, e1, e2) DEFINE3, e0, e1, e2
#define DEFINE_RULE(f) DEFINE0, f
#define DEFINE_NO_RULE DEFINE0, none
#define EMIT(name, ...) EMIT_(name, __VA_ARGS__)
#define EMIT_(name, how, ...) how(name, __VA_ARGS__)
#define BEGIN(name)                          \
    backward_fn backward_##name;             \
    void backward_##name(autograd_node *n) { \
        ATTRS(name);                         \
        (void)a;
#define INPUT(k, e) \
    if (NEED(k)) SET(k, e);
#define DEFINE0(name, f)
#define DEFINE1(name, e0)    \
    BEGIN(name) INPUT(0, e0) \
    }
#define DEFINE2(name, e0, e1)             \
    BEGIN(name) INPUT(0, e0) INPUT(1, e1) \
    }
#define DEFINE3(name, e0, e1, e2)                      \
    BEGIN(name) INPUT(0, e0) INPUT(1, e1) INPUT(2, e2) \
    }
#define OP(name, sig, kind, flags, cast, infer, save, backward, doc)
#define POINTWISE(name, inputs, sig, class_, flags, cast, formula, save, backward, doc) EMIT(name, DEFINE_##backward)
#include "ops/pointwise.def"
