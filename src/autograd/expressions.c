/* expressions.c - the words that rules of gradients are written with, in rows and in rules_….c.
 *
 * All of them compose operators, so that what they give can be differentiated again. Selections use where, never a product
 * with a mask: 0 * inf would put NaN where 0 belongs. */
#include "autograd/expressions.h"
#include "ops/generated/attrs.h"
#include "torc/ops_private.h"

#include <math.h>

/* Laid out in memory as the result's gradient, unless the input was broadcast. */
torc_tensor zero_gradient(torc_tensor g, const grad_spec *s) {
    if (!g) return NULL;
    const bool alike = g->ndim == s->ndim && !memcmp(g->sizes, s->sizes, (size_t)s->ndim * sizeof s->sizes[0]);
    return alike ? torc_zeros_like(g) : spec_zeros(s);
}
torc_tensor conj_of_complex(torc_tensor t) {
    if (LIKELY(!(t->flags & TENSOR_WRAPPED))) return torc__conj(t);
    const double *parts = tensor_bytes(t); /* a number stays one */
    return parts ? torc_wrapped_number(number_complex(parts[0], -parts[1])) : NULL;
}
torc_tensor times(torc_tensor t, double n) { return torc_mul(t, NUMBER(n)); }
torc_tensor slope_of_square(torc_tensor x) {
    return times(x && torc_is_grad_enabled() && tensor_tracked(x) ? torc_pow(x, NUMBER(1)) : x, 2);
}
torc_tensor plus(torc_tensor t, double n) { return torc_add(t, NUMBER(n)); }
/* A number stays one: as a tensor it would have the default dtype, which is too narrow next to float64. */
torc_tensor one_minus(torc_tensor t) {
    bool number = t && (t->flags & TENSOR_WRAPPED) && t->dtype == TORC_FLOAT64;
    return number ? torc_wrapped_number(number_float(1 - *(const double *)tensor_bytes(t))) : torc_rsub(t, NUMBER(1.0));
}
torc_tensor scaled(torc_tensor t, attr_number n) {
    return number_to_double(n) == 1 && n.imag == 0 ? t : torc_mul(t, n);
}
/* Of complex numbers the root of x² - 1 would have the wrong sign where x has a negative real part. */
torc_tensor acosh_slope(torc_tensor x) {
    if (!x || !dtype_complex(x->dtype)) return torc_rsqrt(plus(torc_square(x), -1));
    return torc_mul(torc_rsqrt(plus(x, 1)), torc_rsqrt(plus(x, -1)));
}
torc_tensor sinc_slope(torc_tensor x) {
    torc_tensor angle = times(x, M_PI), below = torc_mul(x, angle);
    torc_tensor slope = torc_true_divide(torc_sub(torc_mul(angle, torc_cos(angle)), torc_sin(angle)), below);
    return discard(torc_eq(below, NUMBER(0)), slope);
}
torc_tensor i1_slope(torc_tensor i0, torc_tensor i1, torc_tensor x) {
    torc_tensor near_zero = torc_le(torc_abs(x), NUMBER(x && x->dtype == TORC_FLOAT64 ? 0x1p-52 : 0x1p-23));
    torc_tensor slope = torc_sub(i0, torc_true_divide(i1, torc_where(near_zero, torc_wrapped_number(NUMBER(1.0)), x)));
    return torc_where(near_zero, torc_wrapped_number(NUMBER(0.5)), slope);
}
/* t where mask holds (keep) or does not (discard), 0 elsewhere. */
torc_tensor keep(torc_tensor mask, torc_tensor t) { return torc_where(mask, t, torc_wrapped_number(NUMBER(0.0))); }
torc_tensor discard(torc_tensor mask, torc_tensor t) { return torc_where(mask, torc_wrapped_number(NUMBER(0.0)), t); }
torc_tensor below(torc_tensor d, attr_number bound, torc_tensor t) {
    return bound.kind ? discard(torc_ge(torc_abs(d), NUMBER(number_to_double(bound))), t) : t;
}
/* Gradient of a / b with respect to b. */
torc_tensor divisor_gradient(torc_tensor g, torc_tensor a, torc_tensor b) {
    /* the smallest of the three is negated; of complex numbers that could turn a zero's sign */
    if (g && dtype_complex(g->dtype))
        return torc_mul(torc_neg(g), conj_of(torc_true_divide(torc_true_divide(a, b), b)));
    return torc_mul(g, torc_true_divide(torc_true_divide(a, b), torc_neg(b)));
}
/* Moving z along its direction leaves s = z / |z| as it is, so only the part of g across it counts. */
torc_tensor sgn_gradient(torc_tensor g, torc_tensor z, torc_tensor s) {
    if (!z || !dtype_complex(z->dtype)) return torc_zeros_like(g);
    torc_tensor along = torc_mul(torc_real(torc_mul(g, conj_of(s))), s), size = torc_abs(z);
    return discard(torc_eq(size, NUMBER(0)), torc_true_divide(torc_sub(g, along), size));
}
/* i z / |z|²: the angle grows across the direction of z. */
torc_tensor angle_gradient(torc_tensor g, torc_tensor z) {
    if (!z || !dtype_complex(z->dtype)) return torc_zeros_like(g);
    torc_tensor across = torc_true_divide(torc_mul(z, number_complex_of(1.0i)), torc_square(torc_abs(z)));
    return discard(torc_eq(z, NUMBER(0)), torc_mul(g, across));
}

/* ------------------------------------------------------------------------------------ second derivatives of activations */
torc_tensor silu_curvature(torc_tensor x) { /* s (1 - s) (2 + x (1 - 2 s)) */
    torc_tensor s = torc_sigmoid(x);
    return torc_mul(torc_mul(s, one_minus(s)), plus(torc_mul(x, one_minus(times(s, 2))), 2));
}
torc_tensor gelu_erf_curvature(torc_tensor x) { /* φ(x) (2 - x²) */
    torc_tensor square = torc_square(x);
    return torc_mul(times(torc_exp(times(square, -0.5)), 0.5 * M_SQRT1_2 * M_2_SQRTPI), torc_rsub(square, NUMBER(2.0)));
}
torc_tensor
gelu_tanh_curvature(torc_tensor x) { /* of x s(v), v = 2 k (x + c x³): s' (2 v' + x v'' + x v'² (1 - 2 s)) */
    const double k2 = 2 * M_SQRT1_2 * M_2_SQRTPI, c = 0.044715;
    torc_tensor square = torc_square(x);
    torc_tensor v = torc_mul(x, times(plus(times(square, c), 1), k2));
    torc_tensor v1 = times(plus(times(square, 3 * c), 1), k2), v2 = times(x, 6 * c * k2);
    torc_tensor s = torc_sigmoid(v), slope = torc_mul(s, torc_sigmoid(torc_neg(v)));
    torc_tensor bent = torc_mul(x, torc_add(v2, torc_mul(torc_square(v1), one_minus(times(s, 2)))));
    return torc_mul(slope, torc_add(times(v1, 2), bent));
}
torc_tensor mish_curvature(torc_tensor x) { /* of x t, t = tanh(u), u = softplus(x): 2 t' + x t'' */
    torc_tensor s = torc_sigmoid(x), t = torc_tanh(torc_softplus(x)), q = one_minus(torc_square(t));
    torc_tensor t1 = torc_mul(q, s);
    torc_tensor t2 = torc_mul(t1, torc_sub(one_minus(s), times(torc_mul(t, s), 2)));
    return torc_add(times(t1, 2), torc_mul(x, t2));
}
torc_tensor softplus_curvature(torc_tensor g, torc_tensor x, attr_number beta, attr_number threshold) {
    torc_tensor v = scaled(x, beta), s = torc_sigmoid(v);
    return discard(torc_gt(v, threshold), scaled(torc_mul(g, torc_mul(s, one_minus(s))), beta));
}

/* PyTorch's node of a linear layer: a product of matrices, with a bias or without; other shapes are views of one there. */
const char *linear_name(const torc_call *c) {
    return c->in[0]->ndim != 2 ? "LinearBackward0" : c->in[c->nin - 1] ? "AddmmBackward0" : "MmBackward0";
}

/* PyTorch numbers the forms: new ones without dim, with one and with several, then those in place. The first has the row's own name. */
const char *squeeze_name(const torc_call *c) {
    static const char *const names[2][3] = {{NULL, "SqueezeBackward1", "SqueezeBackward2"},
                                            {"SqueezeBackward3", "SqueezeBackward4", "SqueezeBackward5"}};
    const int64_t dims = ((const squeeze_attrs *)c->attrs)->dim.count;
    return names[c->variant == CALL_INPLACE][dims < 0 ? 0 : dims == 1 ? 1 : 2];
}

torc_tensor norm_curvature(torc_tensor g, torc_tensor x, torc_tensor n, attr_number p) {
    const double order = number_to_double(p);
    torc_tensor powers = times(torc_pow(torc_abs(torc_div(x, n)), NUMBER(order - 2)), order - 1);
    return discard(torc_eq(n, NUMBER(0)), torc_div(torc_mul(g, powers), n));
}
