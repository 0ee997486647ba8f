/* composite_pointwise.c - operators whose options choose between rows.
 *
 * div, clamp, gelu and the like are one operator to a program and several formulas underneath. Each form of them
 * (functional, in place, out=) forwards to the same form of the row that does the work, so promotion, broadcasting,
 * autograd and errors are the row's. */
#include <float.h>
#include <math.h>

#include "ops/call.h"
#define COMPOSITE_BODIES /* see call.h */
#include "ops/generated/bodies.h"
#include "ops/generated/internal.h"
#include "ops/pack.h"

#define OPTIONS(op)              \
    torc_##op##_options o = {0}; \
    if (FAILED() || !options_copy(#op, &o, options, sizeof o) || !known_##op##_options(&o)) return NULL

/* ------------------------------------------------------------------------------------ div */
typedef enum rounding { ROUND_NONE, ROUND_TRUNC, ROUND_FLOOR, ROUND_BAD } rounding;
static rounding rounding_of(const char *mode) {
    if (!mode) return ROUND_NONE;
    if (!strcmp(mode, "trunc")) return ROUND_TRUNC;
    if (!strcmp(mode, "floor")) return ROUND_FLOOR;
    FAIL(RUNTIME, "div expected rounding_mode to be one of None, 'trunc', or 'floor' but found '%s'", mode);
    return ROUND_BAD;
}
#define CHOOSE(none, trunc, floor)          \
    OPTIONS(div);                           \
    switch (rounding_of(o.rounding_mode)) { \
    case ROUND_NONE: return none;           \
    case ROUND_TRUNC: return trunc;         \
    case ROUND_FLOOR: return floor;         \
    default: return NULL;                   \
    }
torc_tensor torc_div_with(torc_tensor self, torc_tensor other, const torc_div_options *options) {
    CHOOSE(torc_true_divide(self, other), op_div_trunc(self, other), torc_floor_divide(self, other));
}
torc_tensor torc_div_inplace_with(torc_tensor self, torc_tensor other, const torc_div_options *options) {
    CHOOSE(torc_true_divide_(self, other), op_div_trunc_(self, other), torc_floor_divide_(self, other));
}
torc_tensor torc_div_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_div_options *options) {
    CHOOSE(torc_true_divide_out(out, self, other), op_div_trunc_out(out, self, other),
           torc_floor_divide_out(out, self, other));
}
torc_tensor torc_div_scalar_with(torc_tensor self, torc_number other, const torc_div_options *options) {
    CHOOSE(torc_true_divide_scalar(self, other), op_div_trunc_scalar(self, other),
           torc_floor_divide_scalar(self, other));
}
torc_tensor torc_div_scalar_inplace_with(torc_tensor self, torc_number other, const torc_div_options *options) {
    CHOOSE(torc_true_divide_scalar_(self, other), op_div_trunc_scalar_(self, other),
           torc_floor_divide_scalar_(self, other));
}

/* ------------------------------------------------------------------------------------ wrapped numbers
 * Numbers enter promotion as wrapped 0-dim tensors; these live until the call is done. */
typedef torc_tensor ternary(torc_tensor, torc_tensor, torc_tensor);
static torc_tensor third_wrapped(ternary *f, torc_tensor a, torc_tensor b, torc_number n) {
    if (FAILED()) return NULL;
    torc_tensor w = wrapped_owned(n);
    torc_tensor r = w ? f(a, b, w) : NULL;
    torc_release(w);
    return r;
}
torc_tensor torc_lerp_scalar(torc_tensor self, torc_tensor end, torc_number weight) {
    return third_wrapped(torc_lerp, self, end, weight);
}
torc_tensor torc_lerp_scalar_(torc_tensor self, torc_tensor end, torc_number weight) {
    return third_wrapped(torc_lerp_, self, end, weight);
}
torc_tensor torc_lerp_scalar_out(torc_tensor out, torc_tensor self, torc_tensor end, torc_number weight) {
    if (FAILED()) return NULL;
    torc_tensor w = wrapped_owned(weight);
    torc_tensor r = w ? torc_lerp_out(out, self, end, w) : NULL;
    torc_release(w);
    return r;
}
/* What is not 0 is true; a kernel would cut the fraction off first. */
static torc_number stored_number(torc_tensor self, torc_number n) {
    bool truth = tensor_valid(self) && self->dtype == TORC_BOOL && n.kind == TORC_NUMBER_FLOAT;
    return truth ? torc_number_bool(n.as.d != 0) : n;
}
torc_tensor torc_masked_fill_scalar(torc_tensor self, torc_tensor mask, torc_number value) {
    return third_wrapped(torc_masked_fill, self, mask, stored_number(self, value));
}
torc_tensor torc_masked_fill_scalar_(torc_tensor self, torc_tensor mask, torc_number value) {
    return third_wrapped(torc_masked_fill_, self, mask, stored_number(self, value));
}

/* ------------------------------------------------------------------------------------ clamp */
static torc_tensor clamp(call_variant variant, torc_tensor out, torc_tensor self, torc_tensor min, torc_tensor max) {
    if (min && max)
        return variant == CALL_FUNCTION  ? op_clamp_between(self, min, max)
               : variant == CALL_INPLACE ? op_clamp_between_(self, min, max)
                                         : op_clamp_between_out(out, self, min, max);
    if (min)
        return variant == CALL_FUNCTION  ? torc_clamp_min(self, min)
               : variant == CALL_INPLACE ? torc_clamp_min_(self, min)
                                         : torc_clamp_min_out(out, self, min);
    if (max)
        return variant == CALL_FUNCTION  ? torc_clamp_max(self, max)
               : variant == CALL_INPLACE ? torc_clamp_max_(self, max)
                                         : torc_clamp_max_out(out, self, max);
    return FAIL_NULL(RUNTIME, "torch.clamp: At least one of 'min' or 'max' must not be None");
}
static torc_tensor clamp_numbers(call_variant variant, torc_tensor out, torc_tensor self,
                                 const torc_clamp_options *options) {
    OPTIONS(clamp);
    /* A number that is NaN is no bound if it is the only one (both: the result is NaN, as the formula gives). */
    if (!o.max.kind && o.min.kind == TORC_NUMBER_FLOAT && isnan(o.min.as.d)) o.min.as.d = -INFINITY;
    if (!o.min.kind && o.max.kind == TORC_NUMBER_FLOAT && isnan(o.max.as.d)) o.max.as.d = INFINITY;
    torc_tensor min = o.min.kind ? wrapped_owned(o.min) : NULL, max = o.max.kind ? wrapped_owned(o.max) : NULL;
    torc_tensor r = FAILED() ? NULL : clamp(variant, out, self, min, max);
    torc_release(min);
    torc_release(max);
    return r;
}
static torc_tensor clamp_tensors(call_variant variant, torc_tensor out, torc_tensor self,
                                 const torc_clamp_tensor_options *options) {
    OPTIONS(clamp_tensor);
    return clamp(variant, out, self, o.min, o.max);
}
torc_tensor torc_clamp_with(torc_tensor self, const torc_clamp_options *options) {
    return clamp_numbers(CALL_FUNCTION, NULL, self, options);
}
torc_tensor torc_clamp_inplace_with(torc_tensor self, const torc_clamp_options *options) {
    return clamp_numbers(CALL_INPLACE, NULL, self, options);
}
torc_tensor torc_clamp_out_with(torc_tensor out, torc_tensor self, const torc_clamp_options *options) {
    return clamp_numbers(CALL_OUT, out, self, options);
}
torc_tensor torc_clamp_tensor_with(torc_tensor self, const torc_clamp_tensor_options *options) {
    return clamp_tensors(CALL_FUNCTION, NULL, self, options);
}
torc_tensor torc_clamp_tensor_inplace_with(torc_tensor self, const torc_clamp_tensor_options *options) {
    return clamp_tensors(CALL_INPLACE, NULL, self, options);
}
torc_tensor torc_clamp_tensor_out_with(torc_tensor out, torc_tensor self, const torc_clamp_tensor_options *options) {
    return clamp_tensors(CALL_OUT, out, self, options);
}

/* ------------------------------------------------------------------------------------ nan_to_num */
static double largest_of(torc_tensor t) {
    switch (tensor_valid(t) ? t->dtype : 0) {
    case TORC_FLOAT16: return 65504;
    case TORC_BFLOAT16: return 0x1.fep127;
    case TORC_FLOAT32: return FLT_MAX;
    default: return DBL_MAX;
    }
}
#define REPLACEMENTS                                                                    \
    OPTIONS(nan_to_num);                                                                \
    double nan = torc_number_to_double(o.nan);                                          \
    double posinf = o.posinf.kind ? torc_number_to_double(o.posinf) : largest_of(self); \
    double neginf = o.neginf.kind ? torc_number_to_double(o.neginf) : -largest_of(self)
torc_tensor torc_nan_to_num_with(torc_tensor self, const torc_nan_to_num_options *options) {
    REPLACEMENTS;
    return op_nan_to_num_values(self, nan, posinf, neginf);
}
torc_tensor torc_nan_to_num_inplace_with(torc_tensor self, const torc_nan_to_num_options *options) {
    REPLACEMENTS;
    return op_nan_to_num_values_(self, nan, posinf, neginf);
}
torc_tensor torc_nan_to_num_out_with(torc_tensor out, torc_tensor self, const torc_nan_to_num_options *options) {
    REPLACEMENTS;
    return op_nan_to_num_values_out(out, self, nan, posinf, neginf);
}

/* ------------------------------------------------------------------------------------ bitwise_not */
static bool is_bool(torc_tensor t) { return tensor_valid(t) && t->dtype == TORC_BOOL; }
torc_tensor torc_bitwise_not(torc_tensor self) {
    return is_bool(self) ? torc_logical_not(self) : op_bitwise_not_int(self);
}
torc_tensor torc_bitwise_not_(torc_tensor self) {
    return is_bool(self) ? torc_logical_not_(self) : op_bitwise_not_int_(self);
}
torc_tensor torc_bitwise_not_out(torc_tensor out, torc_tensor self) {
    if (is_bool(self) && tensor_valid(out) && out->dtype != TORC_BOOL)
        return FAIL_NULL(RUNTIME, "Found dtype %s but expected Bool", dtype_scalar_name(out->dtype));
    return is_bool(self) ? torc_logical_not_out(out, self) : op_bitwise_not_int_out(out, self);
}

/* ------------------------------------------------------------------------------------ gelu */
static bool gelu_by_tanh(const char *approximate, bool *tanh) {
    *tanh = approximate && !strcmp(approximate, "tanh");
    if (*tanh || !approximate || !strcmp(approximate, "none")) return true;
    return FAIL(RUNTIME, "approximate argument must be either none or tanh.");
}
torc_tensor torc_gelu_with(torc_tensor self, const torc_gelu_options *options) {
    OPTIONS(gelu);
    bool tanh;
    if (!gelu_by_tanh(o.approximate, &tanh)) return NULL;
    return tanh ? op_gelu_tanh(self) : op_gelu_erf(self);
}
torc_tensor torc_gelu_out_with(torc_tensor out, torc_tensor self, const torc_gelu_options *options) {
    OPTIONS(gelu);
    bool tanh;
    if (!gelu_by_tanh(o.approximate, &tanh)) return NULL;
    return tanh ? op_gelu_tanh_out(out, self) : op_gelu_erf_out(out, self);
}

/* ------------------------------------------------------------------------------------ softsign
 * Of integers PyTorch takes absolute value and sum in their own dtype, where they wrap. */
torc_tensor torc_softsign(torc_tensor self) {
    if (!tensor_valid(self) || dtype_floating(self->dtype)) return op_softsign_float(self);
    torc_scope_begin();
    return torc_scope_end_with(torc_true_divide(self, torc_add_scalar(torc_abs(self), NUM(1))));
}
