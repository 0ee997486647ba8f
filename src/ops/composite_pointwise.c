/* composite_pointwise.c - operators whose options choose between rows.
 *
 * div, clamp, gelu and the like are one operator to a program and several formulas underneath. Each passes the call on, in the
 * form it has (new, in place, out=), to the row that does the work, so promotion, broadcasting, autograd and errors are the
 * row's. */
#include <float.h>
#include <math.h>

#include "core/device.h"
#include "core/promote.h"
#include "core/tensor.h"
#include "ops/generated/compose.h"
#include "ops/gelu.h"
#include "ops/pack.h"

static torc_tensor pass_unary(const composite *call, int op, torc_tensor self) {
    return pass_on(call, op, (torc_tensor[]){self}, 1, NULL);
}
/* A number enters promotion as a wrapped 0-dim tensor, which lives until the call is done. */
static torc_tensor wrapped(attr_number n) { return n.kind ? scope_lend(wrapped_owned(n)) : NULL; }

torc_tensor compose_div(const composite *call, torc_tensor self, torc_tensor other, const div_attrs *a) {
    const char *mode = a->rounding_mode.s;
    const int op = !mode                    ? OP_true_divide
                   : !strcmp(mode, "trunc") ? OP_div_trunc
                   : !strcmp(mode, "floor") ? OP_floor_divide
                                            : -1;
    if (op < 0)
        return FAIL_NULL(RUNTIME, "div expected rounding_mode to be one of None, 'trunc', or 'floor' but found '%s'",
                         mode);
    return pass_on(call, op, (torc_tensor[]){self, other}, 2, NULL);
}

torc_tensor compose_lerp_scalar(const composite *call, torc_tensor self, torc_tensor end, const lerp_scalar_attrs *a) {
    torc_tensor weight = wrapped(a->weight);
    return weight ? pass_on(call, OP_lerp, (torc_tensor[]){self, end, weight}, 3, NULL) : NULL;
}

torc_tensor compose_masked_fill_scalar(const composite *call, torc_tensor self, torc_tensor mask,
                                       const masked_fill_scalar_attrs *a) {
    /* In a bool tensor what is not 0 is true, also an imaginary part. */
    const bool truth = self->dtype == TORC_BOOL && a->value.kind >= NUMBER_FLOAT;
    torc_tensor value = wrapped(truth ? number_bool(a->value.as.d != 0 || a->value.imag != 0) : a->value);
    return value ? pass_on(call, OP_masked_fill, (torc_tensor[]){self, mask, value}, 3, NULL) : NULL;
}

torc_tensor compose_conj_physical(const composite *call, torc_tensor self) {
    if (call->variant == CALL_FUNCTION && !dtype_complex(self->dtype)) return scope_lend(object_retain(self));
    return pass_unary(call, OP_conj_values, self);
}

/* ------------------------------------------------------------------------------------ powers */
torc_tensor compose_float_power(const composite *call, torc_tensor self, torc_tensor exponent) {
    const bool complex = dtype_complex(self->dtype) || dtype_complex(exponent->dtype);
    const torc_dtype dtype = complex ? TORC_COMPLEX128 : TORC_FLOAT64;
    if (call->variant == CALL_INPLACE && self->dtype != (int)dtype)
        return FAIL_NULL(RUNTIME,
                         "the base given to float_power_ has dtype %s but the operation's result requires dtype %s",
                         dtype_scalar_name(self->dtype), dtype_scalar_name(dtype));
    if (call->variant == CALL_OUT && call->given[0]->dtype != (int)dtype)
        return FAIL_NULL(RUNTIME,
                         "the output given to float_power has dtype %s but the operation's result requires dtype %s",
                         dtype_scalar_name(call->given[0]->dtype), dtype_scalar_name(dtype));
    torc_tensor in[2] = {torc_to(self, .dtype = dtype), torc_to(exponent, .dtype = dtype)};
    return in[0] && in[1] ? pass_on(call, OP_pow, in, 2, NULL) : NULL;
}
/* Whole exponents leave a floating dtype as it is. The power of two is one of float64, which has those of all narrower dtypes and what leads from the
 * smallest to the largest number; in float64 itself it comes in two halves. */
static torc_tensor ldexp_whole(const composite *call, torc_tensor self, torc_tensor other) {
    const bool wide = self->dtype == TORC_FLOAT64;
    torc_tensor e = torc_clamp(torc_to(other, .dtype = TORC_FLOAT64), .min = wide ? -2044.0 : -1074.0,
                               .max = wide ? 2044.0 : 1023.0);
    if (wide) {
        torc_tensor half = torc_trunc(torc_mul(e, NUMBER(0.5)));
        torc_tensor first = torc_pow(wrapped(number_float(2)), half);
        e = torc_sub(e, half);
        if (call->variant != CALL_INPLACE && first)
            self = torc_mul(self, first);
        else if (first)
            self = torc_mul_(self, first);
    }
    torc_tensor factor = torc_pow(wrapped(number_float(2)), e);
    torc_tensor made = factor ? pass_on(call, OP_mul, (torc_tensor[]){self, factor}, 2, NULL) : NULL;
    return made && call->variant == CALL_FUNCTION ? torc_to(made, .dtype = (torc_dtype)self->dtype) : made;
}
torc_tensor compose_ldexp(const composite *call, torc_tensor self, torc_tensor other) {
    if (dtype_floating(self->dtype) && dtype_integral(other->dtype)) return ldexp_whole(call, self, other);
    torc_tensor factor = torc_pow(wrapped(number_float(2)), other);
    return factor ? pass_on(call, OP_mul, (torc_tensor[]){self, factor}, 2, NULL) : NULL;
}

/* ------------------------------------------------------------------------------------ clamp */
static torc_tensor clamped(const composite *call, torc_tensor self, torc_tensor min, torc_tensor max) {
    if (min && max) return pass_on(call, OP_clamp_between, (torc_tensor[]){self, min, max}, 3, NULL);
    if (min) return pass_on(call, OP_clamp_min, (torc_tensor[]){self, min}, 2, NULL);
    if (max) return pass_on(call, OP_clamp_max, (torc_tensor[]){self, max}, 2, NULL);
    return FAIL_NULL(RUNTIME, "torch.clamp: At least one of 'min' or 'max' must not be None");
}
torc_tensor compose_clamp(const composite *call, torc_tensor self, const clamp_attrs *a) {
    attr_number min = a->min, max = a->max;
    /* A number that is NaN is no bound if it is the only one (both: the result is NaN, as the formula gives). */
    if (!max.kind && min.kind == NUMBER_FLOAT && isnan(min.as.d)) min.as.d = -INFINITY;
    if (!min.kind && max.kind == NUMBER_FLOAT && isnan(max.as.d)) max.as.d = INFINITY;
    torc_tensor low = wrapped(min), high = wrapped(max);
    return FAILED() ? NULL : clamped(call, self, low, high);
}
torc_tensor compose_clamp_tensor(const composite *call, torc_tensor self, torc_tensor min, torc_tensor max) {
    return clamped(call, self, min, max);
}

/* ------------------------------------------------------------------------------------ nan_to_num */
static double largest_of(int dtype) {
    switch (dtype_complex(dtype) ? (int)dtype_part(dtype) : dtype) {
    case TORC_FLOAT16: return 65504;
    case TORC_BFLOAT16: return 0x1.fep127;
    case TORC_FLOAT32: return FLT_MAX;
    default: return DBL_MAX;
    }
}
torc_tensor compose_nan_to_num(const composite *call, torc_tensor self, const nan_to_num_attrs *a) {
    const double largest = largest_of(self->dtype);
    nan_to_num_values_attrs values;
    memset(&values, 0, sizeof values);
    values.nan = a->nan.kind ? number_to_double(a->nan) : 0;
    values.posinf = a->posinf.kind ? number_to_double(a->posinf) : largest;
    values.neginf = a->neginf.kind ? number_to_double(a->neginf) : -largest;
    return pass_on(call, OP_nan_to_num_values, (torc_tensor[]){self}, 1, &values);
}

/* ------------------------------------------------------------------------------------ isreal */
torc_tensor compose_isreal(torc_tensor self) {
    if (!dtype_complex(self->dtype)) return torc_ones_like(self, .dtype = TORC_BOOL);
    return torc_eq(torc_imag(self), NUMBER(0));
}

/* ------------------------------------------------------------------------------------ bitwise_not */
torc_tensor compose_bitwise_not(const composite *call, torc_tensor self) {
    const bool truth = self->dtype == TORC_BOOL;
    if (truth && call->variant == CALL_OUT && tensor_valid(call->given[0]) && call->given[0]->dtype != TORC_BOOL)
        return FAIL_NULL(RUNTIME, "Found dtype %s but expected Bool", dtype_scalar_name(call->given[0]->dtype));
    return pass_unary(call, truth ? OP_logical_not : OP_bitwise_not_int, self);
}

/* ------------------------------------------------------------------------------------ gelu */
bool gelu_approximated(const char *approximate, bool *tanh) {
    *tanh = !strcmp(approximate, "tanh");
    return *tanh || !strcmp(approximate, "none") || FAIL(RUNTIME, "approximate argument must be either none or tanh.");
}
torc_tensor compose_gelu(const composite *call, torc_tensor self, const gelu_attrs *a) {
    bool tanh;
    return gelu_approximated(a->approximate.s, &tanh) ? pass_unary(call, tanh ? OP_gelu_tanh : OP_gelu_erf, self)
                                                      : NULL;
}

/* ------------------------------------------------------------------------------------ softsign
 * Of integers PyTorch takes absolute value and sum in their own dtype, where they wrap. */
torc_tensor compose_softsign(torc_tensor self) {
    if (dtype_floating(self->dtype)) return op_softsign_float(self);
    return torc_true_divide(self, torc_add(torc_abs(self), NUMBER(1)));
}

torc_tensor compose_nextafter(const composite *call, torc_tensor self, torc_tensor other) {
    const torc_dtype dtype = promote_tensors((const torc_tensor[]){self, other}, 2);
    if (!dtype) return NULL;
    if (!dtype_floating((int)dtype))
        return FAIL_NULL(NOT_IMPLEMENTED, "\"nextafter\" not implemented for '%s'", dtype_scalar_name((int)dtype));
    /* Halves are computed in float, whose numbers have more bits. */
    const nextafter_each_attrs attrs = {.skipped = dtype == TORC_FLOAT16 ? 13 : dtype == TORC_BFLOAT16 ? 16 : 0};
    return pass_on(call, OP_nextafter_each, (torc_tensor[]){self, other}, 2, &attrs);
}
