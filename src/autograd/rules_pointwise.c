/* rules_pointwise.c - gradients of pointwise operators that take more than an expression in the row.
 *
 * All of them compose operators, so they can be differentiated again.
 *
 * Where a derivative is not unique the choice is PyTorch's: |x| and relu have slope 0 at 0, clamp passes the gradient
 * at its bounds, hardtanh does not, equal operands of maximum share it; softsign and mish have none at infinity (NaN). Selections use where, never a product with a
 * mask: 0 * inf would put NaN where 0 belongs. */
#include <math.h>

#include "autograd/expressions.h"
#include "core/device.h"
#include "ops/generated/attrs.h"
#include "ops/generated/internal.h"
#include "ops/seams.h"

/* ------------------------------------------------------------------------------------ rules */
/* The value of a number that came as a tensor: it is the program's, so it may be looked at. */
static double _Complex number_in(torc_tensor t) {
    const void *p = tensor_bytes(t);
    if (!p) return 0; /* its storage was cut: the error sticks */
    return t->dtype == TORC_COMPLEX128 ? *(const double _Complex *)p
           : t->dtype == TORC_FLOAT64  ? *(const double *)p
           : t->dtype == TORC_INT64    ? (double)*(const int64_t *)p
                                       : *(const uint8_t *)p;
}
static attr_number as_number(double _Complex z) {
    return __builtin_cimag(z) == 0 ? number_float(__builtin_creal(z)) : number_complex_of(z);
}
/* The logarithm of a base that is a number: of a negative one it is complex where the power is. */
static attr_number log_of_number(double _Complex base, torc_tensor power) {
    return dtype_complex(power->dtype) ? as_number(__builtin_clog(base)) : number_float(log(__builtin_creal(base)));
}
/* Where x = 0 and x^y is 0 or 1, whatever y is in the neighbourhood. */
static torc_tensor flat_in_exponent(torc_tensor x, torc_tensor y) {
    torc_tensor at_zero = torc_eq(x, NUMBER(0));
    if (!y || !dtype_complex(y->dtype)) return torc_logical_and(at_zero, torc_ge(y, NUMBER(0)));
    torc_tensor plain = torc_logical_and(torc_eq(torc_imag(y), NUMBER(0)), torc_ge(torc_real(y), NUMBER(0)));
    return torc_logical_and(at_zero, plain);
}
void backward_pow(autograd_node *n) {
    torc_tensor x = IN(0), y = IN(1);
    if (!x || !y) return; /* refused: gone, or written since */
    if (NEED(0)) {
        if (y->flags & TENSOR_WRAPPED) {
            const double _Complex e = number_in(y);
            if (e == 2)
                SET(0, torc_mul(GRAD, conj_of(slope_of_square(x))));
            else if (e == 0)
                SET(0, torc_zeros_like(GRAD));
            else
                SET(0, torc_mul(GRAD, conj_of(torc_mul(torc_pow(x, as_number(e - 1)), as_number(e)))));
        } else
            SET(0, discard(torc_eq(y, NUMBER(0)),
                           torc_mul(GRAD, conj_of(torc_mul(y, torc_pow(x, torc_sub(y, NUMBER(1))))))));
    }
    if (NEED(1)) { /* x^y log x; 0 where x = 0 and y >= 0, and nothing there is differentiable */
        torc_tensor power = OUT(0);
        if (!power) return;
        const bool number = x->flags & TENSOR_WRAPPED; /* an integer's logarithm would be of the default dtype */
        torc_tensor base = dtype_complex(power->dtype) ? torc_to(x, .dtype = power->dtype) : x; /* as of numbers */
        torc_tensor log_x = number ? torc_wrapped_number(log_of_number(number_in(x), power)) : torc_log(base);
        torc_tensor slope = torc_mul(GRAD, conj_of(torc_mul(power, log_x)));
        SET(1, number && number_in(x) != 0 ? slope : discard(flat_in_exponent(x, y), slope));
    }
}

void backward_xlogy(autograd_node *n) {
    torc_tensor x = IN(0), y = IN(1);
    if (NEED(0)) SET(0, op_xlogy_backward(GRAD, x, y));
    if (NEED(1)) SET(1, torc_mul(GRAD, torc_true_divide(x, y)));
}

void backward_special_xlog1py(autograd_node *n) {
    torc_tensor x = IN(0), y = IN(1);
    if (NEED(0)) SET(0, op_xlog1py_backward(GRAD, x, y));
    if (NEED(1)) SET(1, torc_true_divide(torc_mul(GRAD, x), plus(y, 1)));
}

/* By the bound of the integral, what is integrated; by the shape there is no rule. */
static void igamma_gradients(autograd_node *n, const char *name, bool upper) {
    if (NEED(0)) {
        FAIL(NOT_IMPLEMENTED, "the derivative for '%s: input' is not implemented.", name);
        return;
    }
    if (!NEED(1)) return;
    torc_tensor a = IN(0), x = IN(1);
    torc_tensor power = torc_sub(torc_mul(torc_sub(a, NUMBER(1)), torc_log(x)), torc_add(x, torc_lgamma(a)));
    torc_tensor g = torc_mul(GRAD, torc_exp(power));
    SET(1, upper ? torc_neg(g) : g);
}
void backward_igamma(autograd_node *n) { igamma_gradients(n, "igamma", false); }
void backward_igammac(autograd_node *n) { igamma_gradients(n, "igammac", true); }
void backward_atan2(autograd_node *n) {
    torc_tensor y = IN(0), x = IN(1);
    torc_tensor square = torc_add(torc_square(y), torc_square(x));
    torc_tensor r = discard(torc_eq(square, NUMBER(0)), torc_mul(GRAD, torc_reciprocal(square)));
    if (NEED(0)) SET(0, torc_mul(r, x));
    if (NEED(1)) SET(1, torc_mul(r, torc_neg(y)));
}

/* The winner takes the gradient, equal operands half of it each; where an operand is NaN nobody lost. Who won is no function of
 * theirs to differentiate: they are read without history. */
static void extremum_gradients(autograd_node *n, int other) {
    torc_tensor in[2] = {IN(0), IN(1)};
    for (int k = 0; k < 2 && autograd_grad_enabled; k++) in[k] = torc_detach(in[k]);
    for (int k = 0; k < 2; k++)
        if (NEED(k)) SET(k, op_extremum_backward(GRAD, in[k ^ other], in[k ^ other ^ 1]));
}
void backward_maximum(autograd_node *n) { extremum_gradients(n, 0); }
void backward_minimum(autograd_node *n) { extremum_gradients(n, 1); }

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
        g = torc_copy_(
            torc_empty((torc_ints_of(g->sizes, g->ndim)), .dtype = (torc_dtype)g->dtype, .device = s->device), g);
    SET(1, g);
}
