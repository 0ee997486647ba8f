/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
#include <math.h>

#include "autograd/expressions.h"
#include "ops/generated/attrs.h"
#include "ops/generated/functions.h"
#include "ops/generated/internal.h"

void backward_add(autograd_node *n) {
    ATTRS(add);
    if (NEED(0)) SET(0, GRAD);
    if (NEED(1)) SET(1, scaled(GRAD, conj_of_number(a->alpha)));
}

void backward_sub(autograd_node *n) {
    ATTRS(sub);
    if (NEED(0)) SET(0, GRAD);
    if (NEED(1)) SET(1, torc_neg(scaled(GRAD, conj_of_number(a->alpha))));
}

void backward_rsub(autograd_node *n) {
    ATTRS(rsub);
    if (NEED(0)) SET(0, torc_neg(scaled(GRAD, conj_of_number(a->alpha))));
    if (NEED(1)) SET(1, GRAD);
}

const char *node_of_rsub(const torc_call *c) {
    return number(1) ? "RsubBackward1" : NULL;
}

void backward_mul(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, conj_of(IN(1))));
    if (NEED(1)) SET(1, torc_mul(GRAD, conj_of(IN(0))));
}

void backward_true_divide(autograd_node *n) {
    if (NEED(0)) SET(0, torc_true_divide(GRAD, conj_of(IN(1))));
    if (NEED(1)) SET(1, divisor_gradient(GRAD, IN(0), IN(1)));
}

void backward_div_trunc(autograd_node *n) {
    if (NEED(0)) SET(0, zero_gradient(GRAD, IN_SPEC(0)));
    if (NEED(1)) SET(1, zero_gradient(GRAD, IN_SPEC(1)));
}

void backward_floor_divide(autograd_node *n) {
    if (NEED(0)) SET(0, zero_gradient(GRAD, IN_SPEC(0)));
    if (NEED(1)) SET(1, zero_gradient(GRAD, IN_SPEC(1)));
}

void backward_remainder(autograd_node *n) {
    if (NEED(0)) SET(0, GRAD);
    if (NEED(1)) SET(1, torc_neg(torc_mul(GRAD, torc_floor_divide(IN(0), IN(1)))));
}

const char *node_of_remainder(const torc_call *c) {
    return number(1) ? "RemainderBackward0" : NULL;
}

void backward_fmod(autograd_node *n) {
    if (NEED(0)) SET(0, GRAD);
    if (NEED(1)) SET(1, torc_neg(torc_mul(GRAD, op_div_trunc(IN(0), IN(1)))));
}

const char *node_of_fmod(const torc_call *c) {
    return number(1) ? "FmodBackward0" : NULL;
}

const char *node_of_pow(const torc_call *c) {
    return number(1) ? "PowBackward0" : number(0) ? "PowBackward2" : NULL;
}

void backward_neg(autograd_node *n) {
    if (NEED(0)) SET(0, torc_neg(GRAD));
}

void backward_abs(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, torc_sgn(IN(0))));
}

void backward_conj_values(autograd_node *n) {
    if (NEED(0)) SET(0, torc_conj_physical(GRAD));
}

void backward_sign(autograd_node *n) {
    if (NEED(0)) SET(0, torc_zeros_like(GRAD));
}

void backward_sgn(autograd_node *n) {
    if (NEED(0)) SET(0, sgn_gradient(GRAD, IN(0), OUT(0)));
}

void backward_angle(autograd_node *n) {
    if (NEED(0)) SET(0, angle_gradient(GRAD, IN(0)));
}

void backward_square(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, conj_of(slope_of_square(IN(0)))));
}

void backward_sqrt(autograd_node *n) {
    if (NEED(0)) SET(0, torc_true_divide(GRAD, conj_of(times(OUT(0), 2))));
}

void backward_rsqrt(autograd_node *n) {
    if (NEED(0)) SET(0, op_rsqrt_backward(GRAD, OUT(0)));
}

void backward_reciprocal(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(torc_neg(GRAD), conj_of(torc_square(OUT(0)))));
}

void backward_addcmul(autograd_node *n) {
    ATTRS(addcmul);
    if (NEED(0)) SET(0, GRAD);
    if (NEED(1)) SET(1, scaled(torc_mul(GRAD, conj_of(IN(2))), conj_of_number(a->value)));
    if (NEED(2)) SET(2, scaled(torc_mul(GRAD, conj_of(IN(1))), conj_of_number(a->value)));
}

void backward_addcdiv(autograd_node *n) {
    ATTRS(addcdiv);
    if (NEED(0)) SET(0, GRAD);
    if (NEED(1)) SET(1, scaled(torc_true_divide(GRAD, conj_of(IN(2))), conj_of_number(a->value)));
    if (NEED(2)) SET(2, scaled(divisor_gradient(GRAD, IN(1), IN(2)), conj_of_number(a->value)));
}

void backward_lerp(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, conj_of(one_minus(IN(2)))));
    if (NEED(1)) SET(1, torc_mul(GRAD, conj_of(IN(2))));
    if (NEED(2)) SET(2, torc_mul(GRAD, conj_of(torc_sub(IN(1), IN(0)))));
}

const char *node_of_lerp(const torc_call *c) {
    return number(2) ? "LerpBackward0" : NULL;
}

void backward_ceil(autograd_node *n) {
    if (NEED(0)) SET(0, torc_zeros_like(GRAD));
}

void backward_floor(autograd_node *n) {
    if (NEED(0)) SET(0, torc_zeros_like(GRAD));
}

void backward_trunc(autograd_node *n) {
    if (NEED(0)) SET(0, torc_zeros_like(GRAD));
}

void backward_round(autograd_node *n) {
    if (NEED(0)) SET(0, torc_zeros_like(GRAD));
}

const char *node_of_round(const torc_call *c) {
    const round_attrs *a = c->attrs;
    return a->decimals ? "RoundBackward1" : NULL;
}

void backward_frexp(autograd_node *n) {
    if (NEED(0)) SET(0, torc_true_divide(GRAD, torc_exp2(OUT(1))));
}

void backward_frac(autograd_node *n) {
    if (NEED(0)) SET(0, GRAD);
}

void backward_exp(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, conj_of(OUT(0))));
}

void backward_exp2(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, conj_of(times(OUT(0), M_LN2))));
}

void backward_expm1(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, conj_of(plus(OUT(0), 1))));
}

void backward_log(autograd_node *n) {
    if (NEED(0)) SET(0, torc_true_divide(GRAD, conj_of(IN(0))));
}

void backward_log2(autograd_node *n) {
    if (NEED(0)) SET(0, torc_true_divide(GRAD, conj_of(times(IN(0), M_LN2))));
}

void backward_log10(autograd_node *n) {
    if (NEED(0)) SET(0, torc_true_divide(GRAD, conj_of(times(IN(0), M_LN10))));
}

void backward_log1p(autograd_node *n) {
    if (NEED(0)) SET(0, torc_true_divide(GRAD, conj_of(plus(IN(0), 1))));
}

void backward_logaddexp(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, conj_of(torc_sigmoid(torc_sub(IN(0), IN(1))))));
    if (NEED(1)) SET(1, torc_mul(GRAD, conj_of(torc_sigmoid(torc_sub(IN(1), IN(0))))));
}

void backward_logaddexp2(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, torc_sigmoid(times(torc_sub(IN(0), IN(1)), M_LN2))));
    if (NEED(1)) SET(1, torc_mul(GRAD, torc_sigmoid(times(torc_sub(IN(1), IN(0)), M_LN2))));
}

const char *node_of_xlogy(const torc_call *c) {
    return number(0) ? "XlogyBackward1" : number(1) ? "XlogyBackward2" : NULL;
}

const char *node_of_special_xlog1py(const torc_call *c) {
    return number(0) ? "SpecialXlog1PyBackward1" : number(1) ? "SpecialXlog1PyBackward2" : NULL;
}

void backward_special_entr(autograd_node *n) {
    if (NEED(0)) SET(0, torc_neg(torc_mul(GRAD, plus(torc_log(IN(0)), 1))));
}

void backward_lgamma(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, torc_digamma(IN(0))));
}

void backward_digamma(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, torc_polygamma(IN(0), 1)));
}

void backward_special_erfcx(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, plus(times(torc_mul(IN(0), OUT(0)), 2), -M_2_SQRTPI)));
}

void backward_special_ndtr(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, times(torc_exp(times(torc_square(IN(0)), -0.5)), 0.39894228040143267794)));
}

void backward_special_log_ndtr(autograd_node *n) {
    if (NEED(0)) SET(0, times(torc_true_divide(GRAD, torc_special_erfcx(times(IN(0), -M_SQRT1_2))), 0.79788456080286535588));
}

void backward_special_ndtri(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, times(torc_exp(times(torc_square(OUT(0)), 0.5)), 2.50662827463100050242)));
}

void backward_i0(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, torc_special_i1(IN(0))));
}

void backward_special_i0e(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, torc_sub(torc_special_i1e(IN(0)), torc_mul(torc_sgn(IN(0)), OUT(0)))));
}

void backward_special_i1(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, i1_slope(torc_i0(IN(0)), OUT(0), IN(0))));
}

void backward_special_i1e(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, torc_sub(i1_slope(torc_special_i0e(IN(0)), OUT(0), IN(0)), torc_mul(torc_sgn(IN(0)), OUT(0)))));
}

void backward_polygamma(autograd_node *n) {
    ATTRS(polygamma);
    if (NEED(0)) SET(0, torc_mul(GRAD, torc_polygamma(IN(0), a->n < INT64_MAX ? a->n + 1 : a->n)));
}

void backward_sin(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, conj_of(torc_cos(IN(0)))));
}

void backward_cos(autograd_node *n) {
    if (NEED(0)) SET(0, torc_neg(torc_mul(GRAD, conj_of(torc_sin(IN(0))))));
}

void backward_tan(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, conj_of(plus(torc_square(OUT(0)), 1))));
}

void backward_asin(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, conj_of(torc_rsqrt(one_minus(torc_square(IN(0)))))));
}

void backward_acos(autograd_node *n) {
    if (NEED(0)) SET(0, torc_neg(torc_mul(GRAD, conj_of(torc_rsqrt(one_minus(torc_square(IN(0))))))));
}

void backward_atan(autograd_node *n) {
    if (NEED(0)) SET(0, torc_true_divide(GRAD, conj_of(plus(torc_square(IN(0)), 1))));
}

void backward_sinh(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, conj_of(torc_cosh(IN(0)))));
}

void backward_cosh(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, conj_of(torc_sinh(IN(0)))));
}

void backward_sinc(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, conj_of(sinc_slope(IN(0)))));
}

void backward_deg2rad(autograd_node *n) {
    if (NEED(0)) SET(0, times(GRAD, 0.017453292519943295769));
}

void backward_rad2deg(autograd_node *n) {
    if (NEED(0)) SET(0, times(GRAD, 57.295779513082320877));
}

void backward_tanh(autograd_node *n) {
    if (NEED(0)) SET(0, op_tanh_backward(GRAD, OUT(0)));
}

void backward_asinh(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, conj_of(torc_rsqrt(plus(torc_square(IN(0)), 1)))));
}

void backward_acosh(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, conj_of(acosh_slope(IN(0)))));
}

void backward_atanh(autograd_node *n) {
    if (NEED(0)) SET(0, torc_true_divide(GRAD, conj_of(one_minus(torc_square(IN(0))))));
}

void backward_erf(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, times(torc_exp(torc_neg(torc_square(IN(0)))), M_2_SQRTPI)));
}

void backward_erfc(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, times(torc_exp(torc_neg(torc_square(IN(0)))), -M_2_SQRTPI)));
}

void backward_erfinv(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, times(torc_exp(torc_square(OUT(0))), 1 / M_2_SQRTPI)));
}

void backward_hypot(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, torc_true_divide(IN(0), OUT(0))));
    if (NEED(1)) SET(1, torc_mul(GRAD, torc_true_divide(IN(1), OUT(0))));
}

void backward_copysign(autograd_node *n) {
    if (NEED(0)) SET(0, op_copysign_backward(GRAD, IN(0), OUT(0)));
    if (NEED(1)) SET(1, zero_gradient(GRAD, IN_SPEC(1)));
}

const char *node_of_copysign(const torc_call *c) {
    return number(1) ? "CopysignBackward1" : NULL;
}

const char *node_of_clamp_min(const torc_call *c) {
    return number(1) ? "ClampMinBackward0" : NULL;
}

const char *node_of_clamp_max(const torc_call *c) {
    return number(1) ? "ClampMaxBackward0" : NULL;
}

const char *node_of_clamp_between(const torc_call *c) {
    return number(1) ? "ClampBackward1" : NULL;
}

void backward_where(autograd_node *n) {
    if (NEED(1)) SET(1, keep(IN(0), GRAD));
    if (NEED(2)) SET(2, discard(IN(0), GRAD));
}

void backward_masked_fill(autograd_node *n) {
    if (NEED(0)) SET(0, discard(IN(1), GRAD));
    if (NEED(2)) SET(2, keep(IN(1), GRAD));
}

const char *node_of_masked_fill(const torc_call *c) {
    return number(2) ? "MaskedFillBackward0" : NULL;
}

void backward_nan_to_num_values(autograd_node *n) {
    if (NEED(0)) SET(0, keep(torc_isfinite(IN(0)), GRAD));
}

void backward_eq(autograd_node *n) {
    if (NEED(0)) SET(0, zero_gradient(GRAD, IN_SPEC(0)));
    if (NEED(1)) SET(1, zero_gradient(GRAD, IN_SPEC(1)));
}

const char *node_of_eq(const torc_call *c) {
    return number(1) ? "EqBackward0" : NULL;
}

void backward_ne(autograd_node *n) {
    if (NEED(0)) SET(0, zero_gradient(GRAD, IN_SPEC(0)));
    if (NEED(1)) SET(1, zero_gradient(GRAD, IN_SPEC(1)));
}

const char *node_of_ne(const torc_call *c) {
    return number(1) ? "NeBackward0" : NULL;
}

void backward_lt(autograd_node *n) {
    if (NEED(0)) SET(0, zero_gradient(GRAD, IN_SPEC(0)));
    if (NEED(1)) SET(1, zero_gradient(GRAD, IN_SPEC(1)));
}

const char *node_of_lt(const torc_call *c) {
    return number(1) ? "LtBackward0" : NULL;
}

void backward_le(autograd_node *n) {
    if (NEED(0)) SET(0, zero_gradient(GRAD, IN_SPEC(0)));
    if (NEED(1)) SET(1, zero_gradient(GRAD, IN_SPEC(1)));
}

const char *node_of_le(const torc_call *c) {
    return number(1) ? "LeBackward0" : NULL;
}

void backward_gt(autograd_node *n) {
    if (NEED(0)) SET(0, zero_gradient(GRAD, IN_SPEC(0)));
    if (NEED(1)) SET(1, zero_gradient(GRAD, IN_SPEC(1)));
}

const char *node_of_gt(const torc_call *c) {
    return number(1) ? "GtBackward0" : NULL;
}

void backward_ge(autograd_node *n) {
    if (NEED(0)) SET(0, zero_gradient(GRAD, IN_SPEC(0)));
    if (NEED(1)) SET(1, zero_gradient(GRAD, IN_SPEC(1)));
}

const char *node_of_ge(const torc_call *c) {
    return number(1) ? "GeBackward0" : NULL;
}

void backward_sigmoid(autograd_node *n) {
    if (NEED(0)) SET(0, op_sigmoid_backward(GRAD, OUT(0)));
}

void backward_logit(autograd_node *n) {
    ATTRS(logit);
    if (NEED(0)) SET(0, op_logit_backward(GRAD, IN(0), a->eps));
}

void backward_relu(autograd_node *n) {
    if (NEED(0)) SET(0, op_threshold_backward(GRAD, OUT(0), NUMBER(0)));
}

void backward_relu6(autograd_node *n) {
    if (NEED(0)) SET(0, op_hardtanh_backward(GRAD, IN(0), NUMBER(0), NUMBER(6)));
}

void backward_leaky_relu(autograd_node *n) {
    ATTRS(leaky_relu);
    if (NEED(0)) SET(0, op_leaky_relu_backward(GRAD, IN(0), a->negative_slope));
}

void backward_elu(autograd_node *n) {
    ATTRS(elu);
    if (NEED(0)) SET(0, op_elu_backward(GRAD, IN(0), a->alpha, NUMBER(1)));
}

void backward_selu(autograd_node *n) {
    if (NEED(0)) SET(0, op_elu_backward(GRAD, IN(0), NUMBER(1.6732632423543772848), NUMBER(1.0507009873554804934)));
}

void backward_celu(autograd_node *n) {
    ATTRS(celu);
    if (NEED(0)) SET(0, op_celu_backward(GRAD, IN(0), a->alpha));
}

void backward_gelu_erf(autograd_node *n) {
    if (NEED(0)) SET(0, op_gelu_erf_backward(GRAD, IN(0)));
}

void backward_gelu_tanh(autograd_node *n) {
    if (NEED(0)) SET(0, op_gelu_tanh_backward(GRAD, IN(0)));
}

void backward_silu(autograd_node *n) {
    if (NEED(0)) SET(0, op_silu_backward(GRAD, IN(0)));
}

void backward_mish(autograd_node *n) {
    if (NEED(0)) SET(0, op_mish_backward(GRAD, IN(0)));
}

void backward_softplus(autograd_node *n) {
    ATTRS(softplus);
    if (NEED(0)) SET(0, op_softplus_backward(GRAD, IN(0), a->beta, a->threshold));
}

void backward_softsign_float(autograd_node *n) {
    if (NEED(0)) SET(0, torc_add(torc_true_divide(GRAD, torc_square(plus(torc_abs(IN(0)), 1))), torc_sub(IN(0), IN(0))));
}

void backward_hardtanh(autograd_node *n) {
    ATTRS(hardtanh);
    if (NEED(0)) SET(0, op_hardtanh_backward(GRAD, IN(0), a->min_val, a->max_val));
}

void backward_hardsigmoid(autograd_node *n) {
    if (NEED(0)) SET(0, op_hardsigmoid_backward(GRAD, IN(0)));
}

void backward_hardswish(autograd_node *n) {
    if (NEED(0)) SET(0, op_hardswish_backward(GRAD, IN(0)));
}

void backward_hardshrink(autograd_node *n) {
    ATTRS(hardshrink);
    if (NEED(0)) SET(0, op_shrink_backward(GRAD, IN(0), a->lambd));
}

void backward_softshrink(autograd_node *n) {
    ATTRS(softshrink);
    if (NEED(0)) SET(0, op_shrink_backward(GRAD, IN(0), a->lambd));
}

void backward_tanhshrink(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, conj_of(torc_square(torc_tanh(IN(0))))));
}

void backward_threshold(autograd_node *n) {
    ATTRS(threshold);
    if (NEED(0)) SET(0, op_threshold_backward(GRAD, IN(0), a->threshold));
}

void backward_logsigmoid(autograd_node *n) {
    if (NEED(0)) SET(0, op_logsigmoid_backward(GRAD, IN(0)));
}

void backward_cube(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, conj_of(times(torc_square(IN(0)), 3))));
}

void backward_sigmoid_backward(autograd_node *n) {
    if (NEED(0)) SET(0, op_sigmoid_backward(GRAD, conj_of(IN(1))));
    if (NEED(1)) SET(1, torc_mul(torc_mul(conj_of(GRAD), IN(0)), conj_of(one_minus(times(IN(1), 2)))));
}

void backward_tanh_backward(autograd_node *n) {
    if (NEED(0)) SET(0, op_tanh_backward(GRAD, conj_of(IN(1))));
    if (NEED(1)) SET(1, torc_mul(torc_mul(conj_of(GRAD), IN(0)), times(conj_of(IN(1)), -2)));
}

void backward_logit_backward(autograd_node *n) {
    ATTRS(logit_backward);
    if (NEED(0)) SET(0, op_logit_backward(GRAD, IN(1), a->eps));
    if (NEED(1)) SET(1, torc_mul(op_logit_backward(op_logit_backward(torc_mul(GRAD, IN(0)), IN(1), a->eps), IN(1), a->eps), plus(times(IN(1), 2), -1)));
}

void backward_threshold_backward(autograd_node *n) {
    ATTRS(threshold_backward);
    if (NEED(0)) SET(0, op_threshold_backward(GRAD, IN(1), a->threshold));
    if (NEED(1)) SET(1, torc_zeros_like(GRAD));
}

void backward_hardtanh_backward(autograd_node *n) {
    ATTRS(hardtanh_backward);
    if (NEED(0)) SET(0, op_hardtanh_backward(GRAD, IN(1), a->min_val, a->max_val));
    if (NEED(1)) SET(1, torc_zeros_like(GRAD));
}

void backward_leaky_relu_backward(autograd_node *n) {
    ATTRS(leaky_relu_backward);
    if (NEED(0)) SET(0, op_leaky_relu_backward(GRAD, IN(1), a->negative_slope));
    if (NEED(1)) SET(1, torc_zeros_like(GRAD));
}

void backward_elu_backward(autograd_node *n) {
    ATTRS(elu_backward);
    if (NEED(0)) SET(0, op_elu_backward(GRAD, IN(1), a->alpha, a->scale));
    if (NEED(1)) SET(1, keep(torc_le(IN(1), NUMBER(0)), torc_mul(GRAD, op_elu_backward(IN(0), IN(1), a->alpha, a->scale))));
}

void backward_celu_backward(autograd_node *n) {
    ATTRS(celu_backward);
    if (NEED(0)) SET(0, op_celu_backward(GRAD, IN(1), a->alpha));
    if (NEED(1)) SET(1, keep(torc_le(IN(1), NUMBER(0)), torc_true_divide(torc_mul(GRAD, op_celu_backward(IN(0), IN(1), a->alpha)), a->alpha)));
}

void backward_gelu_erf_backward(autograd_node *n) {
    if (NEED(0)) SET(0, op_gelu_erf_backward(GRAD, IN(1)));
    if (NEED(1)) SET(1, torc_mul(torc_mul(GRAD, IN(0)), gelu_erf_curvature(IN(1))));
}

void backward_gelu_tanh_backward(autograd_node *n) {
    if (NEED(0)) SET(0, op_gelu_tanh_backward(GRAD, IN(1)));
    if (NEED(1)) SET(1, torc_mul(torc_mul(GRAD, IN(0)), gelu_tanh_curvature(IN(1))));
}

void backward_silu_backward(autograd_node *n) {
    if (NEED(0)) SET(0, op_silu_backward(GRAD, IN(1)));
    if (NEED(1)) SET(1, torc_mul(torc_mul(GRAD, IN(0)), silu_curvature(IN(1))));
}

void backward_mish_backward(autograd_node *n) {
    if (NEED(0)) SET(0, op_mish_backward(GRAD, IN(1)));
    if (NEED(1)) SET(1, torc_mul(torc_mul(GRAD, IN(0)), mish_curvature(IN(1))));
}

void backward_softplus_backward(autograd_node *n) {
    ATTRS(softplus_backward);
    if (NEED(0)) SET(0, op_softplus_backward(GRAD, IN(1), a->beta, a->threshold));
    if (NEED(1)) SET(1, softplus_curvature(torc_mul(GRAD, IN(0)), IN(1), a->beta, a->threshold));
}

void backward_hardsigmoid_backward(autograd_node *n) {
    if (NEED(0)) SET(0, op_hardsigmoid_backward(GRAD, IN(1)));
    if (NEED(1)) SET(1, torc_zeros_like(GRAD));
}

void backward_hardswish_backward(autograd_node *n) {
    if (NEED(0)) SET(0, op_hardswish_backward(GRAD, IN(1)));
    if (NEED(1)) SET(1, keep(torc_lt(torc_abs(IN(1)), NUMBER(3)), times(torc_mul(GRAD, IN(0)), 1.0 / 3)));
}

void backward_shrink_backward(autograd_node *n) {
    ATTRS(shrink_backward);
    if (NEED(0)) SET(0, op_shrink_backward(GRAD, IN(1), a->lambd));
    if (NEED(1)) SET(1, torc_zeros_like(GRAD));
}

void backward_var_backward(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, torc_sub(IN(1), IN(2))));
    if (NEED(1)) SET(1, torc_mul(GRAD, IN(0)));
    if (NEED(2)) SET(2, torc_neg(torc_mul(GRAD, IN(0))));
}

void backward_norm2_backward(autograd_node *n) {
    if (NEED(0)) SET(0, op_norm2_backward(GRAD, IN(1), IN(2)));
    if (NEED(1)) SET(1, op_norm2_backward(GRAD, IN(0), IN(2)));
    if (NEED(2)) SET(2, torc_neg(op_norm2_backward(op_norm2_backward(GRAD, IN(0), IN(2)), IN(1), IN(2))));
}

void backward_vector_norm_backward(autograd_node *n) {
    ATTRS(vector_norm_backward);
    if (NEED(0)) SET(0, op_vector_norm_backward(GRAD, IN(1), IN(2), a->ord));
    if (NEED(1)) SET(1, norm_curvature(torc_mul(GRAD, IN(0)), IN(1), IN(2), a->ord));
    if (NEED(2)) SET(2, torc_neg(op_norm2_backward(norm_curvature(torc_mul(GRAD, IN(0)), IN(1), IN(2), a->ord), IN(1), IN(2))));
}

void backward_logsigmoid_backward(autograd_node *n) {
    if (NEED(0)) SET(0, op_logsigmoid_backward(GRAD, IN(1)));
    if (NEED(1)) SET(1, torc_neg(op_sigmoid_backward(torc_mul(GRAD, IN(0)), torc_sigmoid(IN(1)))));
}

void backward_rsqrt_backward(autograd_node *n) {
    if (NEED(0)) SET(0, op_rsqrt_backward(GRAD, conj_of(IN(1))));
    if (NEED(1)) SET(1, torc_mul(torc_mul(conj_of(GRAD), IN(0)), times(torc_square(conj_of(IN(1))), -1.5)));
}

void backward_copysign_backward(autograd_node *n) {
    if (NEED(0)) SET(0, op_copysign_backward(GRAD, IN(1), IN(2)));
    if (NEED(1)) SET(1, torc_neg(op_copysign_backward(op_copysign_backward(torc_mul(GRAD, IN(0)), IN(1), IN(2)), IN(1), torc_ones_like(IN(1)))));
    if (NEED(2)) SET(2, op_copysign_backward(torc_mul(GRAD, IN(0)), IN(1), torc_ones_like(IN(1))));
}

void backward_extremum_backward(autograd_node *n) {
    if (NEED(0)) SET(0, op_extremum_backward(GRAD, IN(1), IN(2)));
}

void backward_xlogy_backward(autograd_node *n) {
    if (NEED(0)) SET(0, op_xlogy_backward(GRAD, IN(1), IN(2)));
    if (NEED(2)) SET(2, discard(torc_logical_and(torc_eq(IN(1), NUMBER(0)), torc_le(IN(2), NUMBER(0))), torc_mul(GRAD, torc_true_divide(IN(0), IN(2)))));
}

void backward_xlog1py_backward(autograd_node *n) {
    if (NEED(0)) SET(0, op_xlog1py_backward(GRAD, IN(1), IN(2)));
    if (NEED(2)) SET(2, discard(torc_logical_and(torc_eq(IN(1), NUMBER(0)), torc_le(IN(2), NUMBER(-1))), torc_true_divide(torc_mul(GRAD, IN(0)), plus(IN(2), 1))));
}

void backward_glu_each(autograd_node *n) {
    if (NEED(0)) SET(0, op_glu_each(GRAD, IN(1)));
    if (NEED(1)) SET(1, op_glu_gate_backward(GRAD, IN(0), IN(1)));
}

void backward_glu_gate_backward(autograd_node *n) {
    if (NEED(0)) SET(0, op_glu_gate_backward(GRAD, IN(1), IN(2)));
    if (NEED(1)) SET(1, op_glu_gate_backward(GRAD, IN(0), IN(2)));
    if (NEED(2)) SET(2, torc_mul(op_glu_gate_backward(torc_mul(GRAD, IN(0)), IN(1), IN(2)), one_minus(times(torc_sigmoid(IN(2)), 2))));
}

void backward_prelu_each(autograd_node *n) {
    if (NEED(0)) SET(0, op_prelu_backward(GRAD, IN(0), IN(1)));
    if (NEED(1)) SET(1, op_prelu_weight_backward(GRAD, IN(0)));
}

void backward_prelu_backward(autograd_node *n) {
    if (NEED(0)) SET(0, op_prelu_backward(GRAD, IN(1), IN(2)));
    if (NEED(1)) SET(1, torc_zeros_like(GRAD));
    if (NEED(2)) SET(2, discard(torc_gt(IN(1), NUMBER(0)), torc_mul(GRAD, IN(0))));
}

void backward_prelu_weight_backward(autograd_node *n) {
    if (NEED(0)) SET(0, op_prelu_weight_backward(GRAD, IN(1)));
    if (NEED(1)) SET(1, discard(torc_gt(IN(1), NUMBER(0)), torc_mul(GRAD, IN(0))));
}

void backward_renorm_factor(autograd_node *n) {
    ATTRS(renorm_factor);
    if (NEED(0)) SET(0, keep(torc_gt(IN(0), NUMBER(a->maxnorm)), torc_mul(GRAD, times(torc_square(torc_reciprocal(plus(IN(0), 1e-7))), -a->maxnorm))));
}

void backward_offset_difference(autograd_node *n) {
    if (NEED(0)) SET(0, GRAD);
    if (NEED(1)) SET(1, torc_neg(GRAD));
}

void backward_second_difference(autograd_node *n) {
    if (NEED(0)) SET(0, GRAD);
    if (NEED(1)) SET(1, times(GRAD, -2));
    if (NEED(2)) SET(2, GRAD);
}

void backward_difference_loss(autograd_node *n) {
    ATTRS(difference_loss);
    if (NEED(0)) SET(0, op_difference_loss_backward(GRAD, IN(0), IN(1), a->bound, a->slope, 2 * a->curve));
    if (NEED(1)) SET(1, torc_neg(op_difference_loss_backward(GRAD, IN(0), IN(1), a->bound, a->slope, 2 * a->curve)));
}

void backward_difference_loss_backward(autograd_node *n) {
    ATTRS(difference_loss_backward);
    if (NEED(0)) SET(0, op_difference_loss_backward(GRAD, IN(1), IN(2), a->bound, a->slope, a->curve));
    if (NEED(1)) SET(1, below(torc_sub(IN(1), IN(2)), a->bound, times(torc_mul(GRAD, IN(0)), a->curve)));
    if (NEED(2)) SET(2, below(torc_sub(IN(1), IN(2)), a->bound, times(torc_mul(GRAD, IN(0)), -a->curve)));
}

void backward_fill_tensor(autograd_node *n) {
    if (NEED(0)) SET(0, torc_zeros_like(GRAD));
    if (NEED(1)) SET(1, torc_sum(GRAD));
}

const char *node_of_sum(const torc_call *c) {
    const sum_attrs *a = c->attrs;
    return a->dim.count >= 0 ? "SumBackward1" : NULL;
}

const char *node_of_mean(const torc_call *c) {
    const mean_attrs *a = c->attrs;
    return a->dim.count >= 0 ? "MeanBackward1" : NULL;
}

const char *node_of_prod(const torc_call *c) {
    const prod_attrs *a = c->attrs;
    return a->dim.kind ? "ProdBackward1" : NULL;
}

void backward_cummax(autograd_node *n) {
    ATTRS(cummax);
    if (NEED(0)) SET(0, torc_scatter_add(torc_zeros_like(GRAD), a->dim, OUT(1), GRAD));
}

void backward_fused_cummin(autograd_node *n) {
    ATTRS(fused_cummin);
    if (NEED(0)) SET(0, torc_scatter_add(torc_zeros_like(GRAD), a->dim, OUT(1), GRAD));
}

const char *node_of_transpose(const torc_call *c) {
    return c->variant == CALL_INPLACE ? "TransposeBackward1" : NULL;
}

const char *node_of_unsqueeze(const torc_call *c) {
    return c->variant == CALL_INPLACE ? "UnsqueezeBackward1" : NULL;
}

const char *node_of_squeeze(const torc_call *c) {
    return squeeze_name(c);
}

const char *node_of_as_strided_view(const torc_call *c) {
    return c->variant == CALL_INPLACE ? "AsStridedBackward1" : NULL;
}

void backward__conj(autograd_node *n) {
    if (NEED(0)) SET(0, conj_of(GRAD));
}

void backward__neg_view(autograd_node *n) {
    if (NEED(0)) SET(0, torc_neg(GRAD));
}

void backward__to_copy(autograd_node *n) {
    if (NEED(0)) SET(0, torc_to(GRAD, .device = IN_SPEC(0)->device));
}

const char *node_of_linear(const torc_call *c) {
    return linear_name(c);
}

const char *node_of_fused_linear_gelu_linear(const torc_call *c) {
    return linear_name(c);
}
