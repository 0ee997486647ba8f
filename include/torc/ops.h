/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
/* torc/ops.h - every operator. Names, argument names, defaults, broadcasting, promotion and errors are PyTorch's.
 *
 * For each operator: its signature as PyTorch writes it, one line on what it does, then the C forms it has:
 *   torc_name(…)         new result       torc_name_(self, …)   writes self, returns it
 *   torc_name_out(out,…) writes out       torc_name_scalar(…)   torc_name(self, 2), the second operand being a number
 * Where an operator has optional arguments, its functions end in _with and take them as a struct; NULL is all
 * defaults. C programs leave _with out, for the macros of the same name (torc/macros): torc_sum_with is called as
 *   torc_sum(x)   torc_sum(x, .dim = 0, .keepdim = true)   torc_sum(x, DIMS(0, 1), true)
 *
 * The others have a function torc_name_with too (torc/bindings/ops.h), so that what links today links when they get some.
 *
 * Every function returns a handle lent by the innermost scope, or NULL (false, empty list, all-NULL struct) and
 * sets this thread's error; while an error sticks every one returns NULL at once. NULL inputs are errors. */
#ifndef TORC_OPS_H
#define TORC_OPS_H

#include "torc/core.h"

#ifdef __cplusplus
extern "C" {
#endif

/** add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
 *  self + alpha * other, elementwise. */
typedef struct torc_add_options {
    size_t struct_size; /**< sizeof(torc_add_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_number alpha; /**< default 1 */
} torc_add_options;
TORC_API torc_tensor torc_add_with(torc_tensor self, torc_tensor other, const torc_add_options *options);
TORC_API torc_tensor torc_add_inplace_with(torc_tensor self, torc_tensor other, const torc_add_options *options);
TORC_API torc_tensor torc_add_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_add_options *options);
TORC_API torc_tensor torc_add_scalar_with(torc_tensor self, torc_number other, const torc_add_options *options);
TORC_API torc_tensor torc_add_scalar_inplace_with(torc_tensor self, torc_number other, const torc_add_options *options);

/** sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
 *  self - alpha * other, elementwise. */
typedef struct torc_sub_options {
    size_t struct_size; /**< sizeof(torc_sub_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_number alpha; /**< default 1 */
} torc_sub_options;
TORC_API torc_tensor torc_sub_with(torc_tensor self, torc_tensor other, const torc_sub_options *options);
TORC_API torc_tensor torc_sub_inplace_with(torc_tensor self, torc_tensor other, const torc_sub_options *options);
TORC_API torc_tensor torc_sub_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_sub_options *options);
TORC_API torc_tensor torc_sub_scalar_with(torc_tensor self, torc_number other, const torc_sub_options *options);
TORC_API torc_tensor torc_sub_scalar_inplace_with(torc_tensor self, torc_number other, const torc_sub_options *options);

/** rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
 *  other - alpha * self, elementwise. */
typedef struct torc_rsub_options {
    size_t struct_size; /**< sizeof(torc_rsub_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_number alpha; /**< default 1 */
} torc_rsub_options;
TORC_API torc_tensor torc_rsub_with(torc_tensor self, torc_tensor other, const torc_rsub_options *options);
TORC_API torc_tensor torc_rsub_scalar_with(torc_tensor self, torc_number other, const torc_rsub_options *options);

/** mul.Tensor(Tensor self, Tensor other) -> Tensor
 *  self * other, elementwise. */
TORC_API torc_tensor torc_mul(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_mul_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_mul_out(torc_tensor out, torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_mul_scalar(torc_tensor self, torc_number other);
TORC_API torc_tensor torc_mul_scalar_(torc_tensor self, torc_number other);

/** div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode=None) -> Tensor
 *  self / other; rounding_mode 'trunc' rounds the quotient toward zero, 'floor' down. */
typedef struct torc_div_options {
    size_t struct_size; /**< sizeof(torc_div_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    const char *rounding_mode; /**< default None */
} torc_div_options;
TORC_API torc_tensor torc_div_with(torc_tensor self, torc_tensor other, const torc_div_options *options);
TORC_API torc_tensor torc_div_inplace_with(torc_tensor self, torc_tensor other, const torc_div_options *options);
TORC_API torc_tensor torc_div_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_div_options *options);
TORC_API torc_tensor torc_div_scalar_with(torc_tensor self, torc_number other, const torc_div_options *options);
TORC_API torc_tensor torc_div_scalar_inplace_with(torc_tensor self, torc_number other, const torc_div_options *options);

/** true_divide.Tensor(Tensor self, Tensor other) -> Tensor
 *  self / other; integers are divided as floating-point numbers. */
TORC_API torc_tensor torc_true_divide(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_true_divide_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_true_divide_out(torc_tensor out, torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_true_divide_scalar(torc_tensor self, torc_number other);
TORC_API torc_tensor torc_true_divide_scalar_(torc_tensor self, torc_number other);

/** floor_divide(Tensor self, Tensor other) -> Tensor
 *  The quotient rounded down. */
TORC_API torc_tensor torc_floor_divide(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_floor_divide_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_floor_divide_out(torc_tensor out, torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_floor_divide_scalar(torc_tensor self, torc_number other);
TORC_API torc_tensor torc_floor_divide_scalar_(torc_tensor self, torc_number other);

/** remainder.Tensor(Tensor self, Tensor other) -> Tensor
 *  Python's modulus: the result has the sign of other. */
TORC_API torc_tensor torc_remainder(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_remainder_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_remainder_out(torc_tensor out, torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_remainder_scalar(torc_tensor self, torc_number other);
TORC_API torc_tensor torc_remainder_scalar_(torc_tensor self, torc_number other);

/** fmod.Tensor(Tensor self, Tensor other) -> Tensor
 *  C's fmod: the result has the sign of self. */
TORC_API torc_tensor torc_fmod(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_fmod_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_fmod_out(torc_tensor out, torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_fmod_scalar(torc_tensor self, torc_number other);
TORC_API torc_tensor torc_fmod_scalar_(torc_tensor self, torc_number other);

/** pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
 *  self to the power of exponent. */
TORC_API torc_tensor torc_pow(torc_tensor self, torc_tensor exponent);
TORC_API torc_tensor torc_pow_(torc_tensor self, torc_tensor exponent);
TORC_API torc_tensor torc_pow_out(torc_tensor out, torc_tensor self, torc_tensor exponent);
TORC_API torc_tensor torc_pow_scalar(torc_tensor self, torc_number exponent);
TORC_API torc_tensor torc_pow_scalar_(torc_tensor self, torc_number exponent);

/** float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
 *  pow, computed in float64, or complex128. */
TORC_API torc_tensor torc_float_power(torc_tensor self, torc_tensor exponent);
TORC_API torc_tensor torc_float_power_(torc_tensor self, torc_tensor exponent);
TORC_API torc_tensor torc_float_power_out(torc_tensor out, torc_tensor self, torc_tensor exponent);
TORC_API torc_tensor torc_float_power_scalar(torc_tensor self, torc_number exponent);
TORC_API torc_tensor torc_float_power_scalar_(torc_tensor self, torc_number exponent);

/** ldexp.Tensor(Tensor self, Tensor other) -> Tensor
 *  self * 2 ** other. */
TORC_API torc_tensor torc_ldexp(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_ldexp_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_ldexp_out(torc_tensor out, torc_tensor self, torc_tensor other);

/** gcd(Tensor self, Tensor other) -> Tensor
 *  The greatest common divisor. */
TORC_API torc_tensor torc_gcd(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_gcd_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_gcd_out(torc_tensor out, torc_tensor self, torc_tensor other);

/** lcm(Tensor self, Tensor other) -> Tensor
 *  The least common multiple. */
TORC_API torc_tensor torc_lcm(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_lcm_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_lcm_out(torc_tensor out, torc_tensor self, torc_tensor other);

/** neg(Tensor self) -> Tensor
 *  -self. */
TORC_API torc_tensor torc_neg(torc_tensor self);
TORC_API torc_tensor torc_neg_(torc_tensor self);
TORC_API torc_tensor torc_neg_out(torc_tensor out, torc_tensor self);

/** abs(Tensor self) -> Tensor
 *  The absolute value. */
TORC_API torc_tensor torc_abs(torc_tensor self);
TORC_API torc_tensor torc_abs_(torc_tensor self);
TORC_API torc_tensor torc_abs_out(torc_tensor out, torc_tensor self);

/** conj_physical(Tensor self) -> Tensor
 *  The conjugate, computed now; self if that is real. */
TORC_API torc_tensor torc_conj_physical(torc_tensor self);
TORC_API torc_tensor torc_conj_physical_(torc_tensor self);
TORC_API torc_tensor torc_conj_physical_out(torc_tensor out, torc_tensor self);

/** sign(Tensor self) -> Tensor
 *  -1, 0 or 1; 0 for NaN. */
TORC_API torc_tensor torc_sign(torc_tensor self);
TORC_API torc_tensor torc_sign_(torc_tensor self);
TORC_API torc_tensor torc_sign_out(torc_tensor out, torc_tensor self);

/** sgn(Tensor self) -> Tensor
 *  sign; of a complex number the one of magnitude 1 in its direction, 0 of 0. */
TORC_API torc_tensor torc_sgn(torc_tensor self);
TORC_API torc_tensor torc_sgn_(torc_tensor self);
TORC_API torc_tensor torc_sgn_out(torc_tensor out, torc_tensor self);

/** angle(Tensor self) -> Tensor
 *  The angle of a complex number in radians; of a real one 0, or pi if it is negative. */
TORC_API torc_tensor torc_angle(torc_tensor self);
TORC_API torc_tensor torc_angle_out(torc_tensor out, torc_tensor self);

/** square(Tensor self) -> Tensor
 *  self * self. */
TORC_API torc_tensor torc_square(torc_tensor self);
TORC_API torc_tensor torc_square_(torc_tensor self);
TORC_API torc_tensor torc_square_out(torc_tensor out, torc_tensor self);

/** sqrt(Tensor self) -> Tensor
 *  The square root. */
TORC_API torc_tensor torc_sqrt(torc_tensor self);
TORC_API torc_tensor torc_sqrt_(torc_tensor self);
TORC_API torc_tensor torc_sqrt_out(torc_tensor out, torc_tensor self);

/** rsqrt(Tensor self) -> Tensor
 *  1 / sqrt(self). */
TORC_API torc_tensor torc_rsqrt(torc_tensor self);
TORC_API torc_tensor torc_rsqrt_(torc_tensor self);
TORC_API torc_tensor torc_rsqrt_out(torc_tensor out, torc_tensor self);

/** reciprocal(Tensor self) -> Tensor
 *  1 / self. */
TORC_API torc_tensor torc_reciprocal(torc_tensor self);
TORC_API torc_tensor torc_reciprocal_(torc_tensor self);
TORC_API torc_tensor torc_reciprocal_out(torc_tensor out, torc_tensor self);

/** addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
 *  self + value * tensor1 * tensor2. */
typedef struct torc_addcmul_options {
    size_t struct_size; /**< sizeof(torc_addcmul_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_number value; /**< default 1 */
} torc_addcmul_options;
TORC_API torc_tensor torc_addcmul_with(torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcmul_options *options);
TORC_API torc_tensor torc_addcmul_inplace_with(torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcmul_options *options);
TORC_API torc_tensor torc_addcmul_out_with(torc_tensor out, torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcmul_options *options);

/** addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
 *  self + value * tensor1 / tensor2. */
typedef struct torc_addcdiv_options {
    size_t struct_size; /**< sizeof(torc_addcdiv_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_number value; /**< default 1 */
} torc_addcdiv_options;
TORC_API torc_tensor torc_addcdiv_with(torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcdiv_options *options);
TORC_API torc_tensor torc_addcdiv_inplace_with(torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcdiv_options *options);
TORC_API torc_tensor torc_addcdiv_out_with(torc_tensor out, torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcdiv_options *options);

/** lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
 *  self + weight * (end - self). */
TORC_API torc_tensor torc_lerp(torc_tensor self, torc_tensor end, torc_tensor weight);
TORC_API torc_tensor torc_lerp_(torc_tensor self, torc_tensor end, torc_tensor weight);
TORC_API torc_tensor torc_lerp_out(torc_tensor out, torc_tensor self, torc_tensor end, torc_tensor weight);

/** lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
 *  lerp with a number as weight. */
TORC_API torc_tensor torc_lerp_scalar(torc_tensor self, torc_tensor end, torc_number weight);
TORC_API torc_tensor torc_lerp_scalar_(torc_tensor self, torc_tensor end, torc_number weight);
TORC_API torc_tensor torc_lerp_scalar_out(torc_tensor out, torc_tensor self, torc_tensor end, torc_number weight);

/** ceil(Tensor self) -> Tensor
 *  Round up. */
TORC_API torc_tensor torc_ceil(torc_tensor self);
TORC_API torc_tensor torc_ceil_(torc_tensor self);
TORC_API torc_tensor torc_ceil_out(torc_tensor out, torc_tensor self);

/** floor(Tensor self) -> Tensor
 *  Round down. */
TORC_API torc_tensor torc_floor(torc_tensor self);
TORC_API torc_tensor torc_floor_(torc_tensor self);
TORC_API torc_tensor torc_floor_out(torc_tensor out, torc_tensor self);

/** trunc(Tensor self) -> Tensor
 *  Round toward zero. */
TORC_API torc_tensor torc_trunc(torc_tensor self);
TORC_API torc_tensor torc_trunc_(torc_tensor self);
TORC_API torc_tensor torc_trunc_out(torc_tensor out, torc_tensor self);

/** round.decimals(Tensor self, *, int decimals=0) -> Tensor
 *  Round to the nearest, ties to even, to a number of decimal places. */
typedef struct torc_round_options {
    size_t struct_size; /**< sizeof(torc_round_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    int64_t decimals; /**< default 0 */
} torc_round_options;
TORC_API torc_tensor torc_round_with(torc_tensor self, const torc_round_options *options);
TORC_API torc_tensor torc_round_inplace_with(torc_tensor self, const torc_round_options *options);
TORC_API torc_tensor torc_round_out_with(torc_tensor out, torc_tensor self, const torc_round_options *options);

/** frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)
 *  mantissa * 2 ** exponent with the mantissa in [0.5, 1); 0, infinities and NaN have exponent 0. */
typedef struct torc_frexp_result { torc_tensor mantissa, exponent; } torc_frexp_result;
TORC_API torc_frexp_result torc_frexp(torc_tensor self);
TORC_API torc_frexp_result torc_frexp_out(torc_frexp_result out, torc_tensor self);

/** frac(Tensor self) -> Tensor
 *  The fractional part, with the sign of self. */
TORC_API torc_tensor torc_frac(torc_tensor self);
TORC_API torc_tensor torc_frac_(torc_tensor self);
TORC_API torc_tensor torc_frac_out(torc_tensor out, torc_tensor self);

/** exp(Tensor self) -> Tensor
 *  e to the power of self. */
TORC_API torc_tensor torc_exp(torc_tensor self);
TORC_API torc_tensor torc_exp_(torc_tensor self);
TORC_API torc_tensor torc_exp_out(torc_tensor out, torc_tensor self);

/** exp2(Tensor self) -> Tensor
 *  2 to the power of self. */
TORC_API torc_tensor torc_exp2(torc_tensor self);
TORC_API torc_tensor torc_exp2_(torc_tensor self);
TORC_API torc_tensor torc_exp2_out(torc_tensor out, torc_tensor self);

/** expm1(Tensor self) -> Tensor
 *  exp(self) - 1, exact near 0. */
TORC_API torc_tensor torc_expm1(torc_tensor self);
TORC_API torc_tensor torc_expm1_(torc_tensor self);
TORC_API torc_tensor torc_expm1_out(torc_tensor out, torc_tensor self);

/** log(Tensor self) -> Tensor
 *  The natural logarithm. */
TORC_API torc_tensor torc_log(torc_tensor self);
TORC_API torc_tensor torc_log_(torc_tensor self);
TORC_API torc_tensor torc_log_out(torc_tensor out, torc_tensor self);

/** log2(Tensor self) -> Tensor
 *  The logarithm to base 2. */
TORC_API torc_tensor torc_log2(torc_tensor self);
TORC_API torc_tensor torc_log2_(torc_tensor self);
TORC_API torc_tensor torc_log2_out(torc_tensor out, torc_tensor self);

/** log10(Tensor self) -> Tensor
 *  The logarithm to base 10. */
TORC_API torc_tensor torc_log10(torc_tensor self);
TORC_API torc_tensor torc_log10_(torc_tensor self);
TORC_API torc_tensor torc_log10_out(torc_tensor out, torc_tensor self);

/** log1p(Tensor self) -> Tensor
 *  log(1 + self), exact near 0. */
TORC_API torc_tensor torc_log1p(torc_tensor self);
TORC_API torc_tensor torc_log1p_(torc_tensor self);
TORC_API torc_tensor torc_log1p_out(torc_tensor out, torc_tensor self);

/** logaddexp(Tensor self, Tensor other) -> Tensor
 *  log(exp(self) + exp(other)) without overflow. */
TORC_API torc_tensor torc_logaddexp(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_logaddexp_out(torc_tensor out, torc_tensor self, torc_tensor other);

/** logaddexp2(Tensor self, Tensor other) -> Tensor
 *  log2(2 ** self + 2 ** other) without overflow. */
TORC_API torc_tensor torc_logaddexp2(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_logaddexp2_out(torc_tensor out, torc_tensor self, torc_tensor other);

/** xlogy.Tensor(Tensor self, Tensor other) -> Tensor
 *  self * log(other), 0 where self is 0. */
TORC_API torc_tensor torc_xlogy(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_xlogy_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_xlogy_out(torc_tensor out, torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_xlogy_scalar(torc_tensor self, torc_number other);
TORC_API torc_tensor torc_xlogy_scalar_(torc_tensor self, torc_number other);

/** special_xlog1py(Tensor self, Tensor other) -> Tensor
 *  self * log1p(other), 0 where self is 0. */
TORC_API torc_tensor torc_special_xlog1py(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_special_xlog1py_out(torc_tensor out, torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_special_xlog1py_scalar(torc_tensor self, torc_number other);

/** special_entr(Tensor self) -> Tensor
 *  -self * log(self), 0 at 0, and -inf where self is negative. */
TORC_API torc_tensor torc_special_entr(torc_tensor self);
TORC_API torc_tensor torc_special_entr_out(torc_tensor out, torc_tensor self);

/** lgamma(Tensor self) -> Tensor
 *  The logarithm of the gamma function's magnitude. */
TORC_API torc_tensor torc_lgamma(torc_tensor self);
TORC_API torc_tensor torc_lgamma_(torc_tensor self);
TORC_API torc_tensor torc_lgamma_out(torc_tensor out, torc_tensor self);

/** digamma(Tensor self) -> Tensor
 *  The derivative of lgamma. */
TORC_API torc_tensor torc_digamma(torc_tensor self);
TORC_API torc_tensor torc_digamma_(torc_tensor self);
TORC_API torc_tensor torc_digamma_out(torc_tensor out, torc_tensor self);

/** igamma(Tensor self, Tensor other) -> Tensor
 *  The regularized lower incomplete gamma function: self is the shape, other the bound of the integral. */
TORC_API torc_tensor torc_igamma(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_igamma_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_igamma_out(torc_tensor out, torc_tensor self, torc_tensor other);

/** igammac(Tensor self, Tensor other) -> Tensor
 *  1 - igamma(self, other), without its loss of digits where that is near 1. */
TORC_API torc_tensor torc_igammac(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_igammac_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_igammac_out(torc_tensor out, torc_tensor self, torc_tensor other);

/** special_zeta(Tensor self, Tensor other) -> Tensor
 *  Hurwitz's zeta function: the sum of (other + k) ** -self over all k from 0 on. */
TORC_API torc_tensor torc_special_zeta(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_special_zeta_out(torc_tensor out, torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_special_zeta_scalar(torc_tensor self, torc_number other);

/** special_erfcx(Tensor self) -> Tensor
 *  exp(self ** 2) * erfc(self) without overflow. */
TORC_API torc_tensor torc_special_erfcx(torc_tensor self);
TORC_API torc_tensor torc_special_erfcx_out(torc_tensor out, torc_tensor self);

/** special_ndtr(Tensor self) -> Tensor
 *  The area of the normal distribution left of self. */
TORC_API torc_tensor torc_special_ndtr(torc_tensor self);
TORC_API torc_tensor torc_special_ndtr_out(torc_tensor out, torc_tensor self);

/** special_log_ndtr(Tensor self) -> Tensor
 *  The logarithm of ndtr, exact also far to the left. */
TORC_API torc_tensor torc_special_log_ndtr(torc_tensor self);
TORC_API torc_tensor torc_special_log_ndtr_out(torc_tensor out, torc_tensor self);

/** special_ndtri(Tensor self) -> Tensor
 *  The inverse of ndtr. */
TORC_API torc_tensor torc_special_ndtri(torc_tensor self);
TORC_API torc_tensor torc_special_ndtri_out(torc_tensor out, torc_tensor self);

/** i0(Tensor self) -> Tensor
 *  The modified Bessel function of the first kind of order 0. */
TORC_API torc_tensor torc_i0(torc_tensor self);
TORC_API torc_tensor torc_i0_(torc_tensor self);
TORC_API torc_tensor torc_i0_out(torc_tensor out, torc_tensor self);

/** special_i0e(Tensor self) -> Tensor
 *  exp(-|self|) * i0(self). */
TORC_API torc_tensor torc_special_i0e(torc_tensor self);
TORC_API torc_tensor torc_special_i0e_out(torc_tensor out, torc_tensor self);

/** special_i1(Tensor self) -> Tensor
 *  The modified Bessel function of the first kind of order 1. */
TORC_API torc_tensor torc_special_i1(torc_tensor self);
TORC_API torc_tensor torc_special_i1_out(torc_tensor out, torc_tensor self);

/** special_i1e(Tensor self) -> Tensor
 *  exp(-|self|) * i1(self). */
TORC_API torc_tensor torc_special_i1e(torc_tensor self);
TORC_API torc_tensor torc_special_i1e_out(torc_tensor out, torc_tensor self);

/** polygamma(Tensor self, int n) -> Tensor
 *  Derivative number n of digamma. */
TORC_API torc_tensor torc_polygamma(torc_tensor self, int64_t n);
TORC_API torc_tensor torc_polygamma_(torc_tensor self, int64_t n);
TORC_API torc_tensor torc_polygamma_out(torc_tensor out, torc_tensor self, int64_t n);

/** sin(Tensor self) -> Tensor
 *  The sine. */
TORC_API torc_tensor torc_sin(torc_tensor self);
TORC_API torc_tensor torc_sin_(torc_tensor self);
TORC_API torc_tensor torc_sin_out(torc_tensor out, torc_tensor self);

/** cos(Tensor self) -> Tensor
 *  The cosine. */
TORC_API torc_tensor torc_cos(torc_tensor self);
TORC_API torc_tensor torc_cos_(torc_tensor self);
TORC_API torc_tensor torc_cos_out(torc_tensor out, torc_tensor self);

/** tan(Tensor self) -> Tensor
 *  The tangent. */
TORC_API torc_tensor torc_tan(torc_tensor self);
TORC_API torc_tensor torc_tan_(torc_tensor self);
TORC_API torc_tensor torc_tan_out(torc_tensor out, torc_tensor self);

/** asin(Tensor self) -> Tensor
 *  The arcsine. */
TORC_API torc_tensor torc_asin(torc_tensor self);
TORC_API torc_tensor torc_asin_(torc_tensor self);
TORC_API torc_tensor torc_asin_out(torc_tensor out, torc_tensor self);

/** acos(Tensor self) -> Tensor
 *  The arccosine. */
TORC_API torc_tensor torc_acos(torc_tensor self);
TORC_API torc_tensor torc_acos_(torc_tensor self);
TORC_API torc_tensor torc_acos_out(torc_tensor out, torc_tensor self);

/** atan(Tensor self) -> Tensor
 *  The arctangent. */
TORC_API torc_tensor torc_atan(torc_tensor self);
TORC_API torc_tensor torc_atan_(torc_tensor self);
TORC_API torc_tensor torc_atan_out(torc_tensor out, torc_tensor self);

/** sinh(Tensor self) -> Tensor
 *  The hyperbolic sine. */
TORC_API torc_tensor torc_sinh(torc_tensor self);
TORC_API torc_tensor torc_sinh_(torc_tensor self);
TORC_API torc_tensor torc_sinh_out(torc_tensor out, torc_tensor self);

/** cosh(Tensor self) -> Tensor
 *  The hyperbolic cosine. */
TORC_API torc_tensor torc_cosh(torc_tensor self);
TORC_API torc_tensor torc_cosh_(torc_tensor self);
TORC_API torc_tensor torc_cosh_out(torc_tensor out, torc_tensor self);

/** sinc(Tensor self) -> Tensor
 *  sin(pi * self) / (pi * self), 1 at 0. */
TORC_API torc_tensor torc_sinc(torc_tensor self);
TORC_API torc_tensor torc_sinc_(torc_tensor self);
TORC_API torc_tensor torc_sinc_out(torc_tensor out, torc_tensor self);

/** deg2rad(Tensor self) -> Tensor
 *  Degrees as radians. */
TORC_API torc_tensor torc_deg2rad(torc_tensor self);
TORC_API torc_tensor torc_deg2rad_(torc_tensor self);
TORC_API torc_tensor torc_deg2rad_out(torc_tensor out, torc_tensor self);

/** rad2deg(Tensor self) -> Tensor
 *  Radians as degrees. */
TORC_API torc_tensor torc_rad2deg(torc_tensor self);
TORC_API torc_tensor torc_rad2deg_(torc_tensor self);
TORC_API torc_tensor torc_rad2deg_out(torc_tensor out, torc_tensor self);

/** tanh(Tensor self) -> Tensor
 *  The hyperbolic tangent. */
TORC_API torc_tensor torc_tanh(torc_tensor self);
TORC_API torc_tensor torc_tanh_(torc_tensor self);
TORC_API torc_tensor torc_tanh_out(torc_tensor out, torc_tensor self);

/** asinh(Tensor self) -> Tensor
 *  The inverse hyperbolic sine. */
TORC_API torc_tensor torc_asinh(torc_tensor self);
TORC_API torc_tensor torc_asinh_(torc_tensor self);
TORC_API torc_tensor torc_asinh_out(torc_tensor out, torc_tensor self);

/** acosh(Tensor self) -> Tensor
 *  The inverse hyperbolic cosine. */
TORC_API torc_tensor torc_acosh(torc_tensor self);
TORC_API torc_tensor torc_acosh_(torc_tensor self);
TORC_API torc_tensor torc_acosh_out(torc_tensor out, torc_tensor self);

/** atanh(Tensor self) -> Tensor
 *  The inverse hyperbolic tangent. */
TORC_API torc_tensor torc_atanh(torc_tensor self);
TORC_API torc_tensor torc_atanh_(torc_tensor self);
TORC_API torc_tensor torc_atanh_out(torc_tensor out, torc_tensor self);

/** erf(Tensor self) -> Tensor
 *  The error function. */
TORC_API torc_tensor torc_erf(torc_tensor self);
TORC_API torc_tensor torc_erf_(torc_tensor self);
TORC_API torc_tensor torc_erf_out(torc_tensor out, torc_tensor self);

/** erfc(Tensor self) -> Tensor
 *  1 - erf(self), exact for large self. */
TORC_API torc_tensor torc_erfc(torc_tensor self);
TORC_API torc_tensor torc_erfc_(torc_tensor self);
TORC_API torc_tensor torc_erfc_out(torc_tensor out, torc_tensor self);

/** erfinv(Tensor self) -> Tensor
 *  The inverse of the error function. */
TORC_API torc_tensor torc_erfinv(torc_tensor self);
TORC_API torc_tensor torc_erfinv_(torc_tensor self);
TORC_API torc_tensor torc_erfinv_out(torc_tensor out, torc_tensor self);

/** atan2(Tensor self, Tensor other) -> Tensor
 *  The angle of the point (other, self). */
TORC_API torc_tensor torc_atan2(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_atan2_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_atan2_out(torc_tensor out, torc_tensor self, torc_tensor other);

/** hypot(Tensor self, Tensor other) -> Tensor
 *  sqrt(self^2 + other^2) without overflow. */
TORC_API torc_tensor torc_hypot(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_hypot_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_hypot_out(torc_tensor out, torc_tensor self, torc_tensor other);

/** maximum(Tensor self, Tensor other) -> Tensor
 *  The larger one; NaN if either is. */
TORC_API torc_tensor torc_maximum(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_maximum_out(torc_tensor out, torc_tensor self, torc_tensor other);

/** minimum(Tensor self, Tensor other) -> Tensor
 *  The smaller one; NaN if either is. */
TORC_API torc_tensor torc_minimum(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_minimum_out(torc_tensor out, torc_tensor self, torc_tensor other);

/** fmax(Tensor self, Tensor other) -> Tensor
 *  The larger one; NaN only if both are. */
TORC_API torc_tensor torc_fmax(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_fmax_out(torc_tensor out, torc_tensor self, torc_tensor other);

/** fmin(Tensor self, Tensor other) -> Tensor
 *  The smaller one; NaN only if both are. */
TORC_API torc_tensor torc_fmin(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_fmin_out(torc_tensor out, torc_tensor self, torc_tensor other);

/** copysign.Tensor(Tensor self, Tensor other) -> Tensor
 *  The magnitude of self with the sign of other. */
TORC_API torc_tensor torc_copysign(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_copysign_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_copysign_out(torc_tensor out, torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_copysign_scalar(torc_tensor self, torc_number other);
TORC_API torc_tensor torc_copysign_scalar_(torc_tensor self, torc_number other);

/** nextafter(Tensor self, Tensor other) -> Tensor
 *  The number of the dtype that comes next to self, towards other. */
TORC_API torc_tensor torc_nextafter(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_nextafter_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_nextafter_out(torc_tensor out, torc_tensor self, torc_tensor other);

/** heaviside(Tensor self, Tensor values) -> Tensor
 *  0 where self is negative, 1 where it is positive, values where it is 0. */
TORC_API torc_tensor torc_heaviside(torc_tensor self, torc_tensor values);
TORC_API torc_tensor torc_heaviside_(torc_tensor self, torc_tensor values);
TORC_API torc_tensor torc_heaviside_out(torc_tensor out, torc_tensor self, torc_tensor values);

/** clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
 *  Limit to [min, max]; either may be left out. */
typedef struct torc_clamp_options {
    size_t struct_size; /**< sizeof(torc_clamp_options) */
    torc_number min; /**< default None */
    torc_number max; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_clamp_options;
TORC_API torc_tensor torc_clamp_with(torc_tensor self, const torc_clamp_options *options);
TORC_API torc_tensor torc_clamp_inplace_with(torc_tensor self, const torc_clamp_options *options);
TORC_API torc_tensor torc_clamp_out_with(torc_tensor out, torc_tensor self, const torc_clamp_options *options);

/** clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
 *  clamp with tensors as bounds. */
typedef struct torc_clamp_tensor_options {
    size_t struct_size; /**< sizeof(torc_clamp_tensor_options) */
    torc_tensor min; /**< default None */
    torc_tensor max; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_clamp_tensor_options;
TORC_API torc_tensor torc_clamp_tensor_with(torc_tensor self, const torc_clamp_tensor_options *options);
TORC_API torc_tensor torc_clamp_tensor_inplace_with(torc_tensor self, const torc_clamp_tensor_options *options);
TORC_API torc_tensor torc_clamp_tensor_out_with(torc_tensor out, torc_tensor self, const torc_clamp_tensor_options *options);

/** clamp_min.Tensor(Tensor self, Tensor min) -> Tensor
 *  Raise what is below min. */
TORC_API torc_tensor torc_clamp_min(torc_tensor self, torc_tensor min);
TORC_API torc_tensor torc_clamp_min_(torc_tensor self, torc_tensor min);
TORC_API torc_tensor torc_clamp_min_out(torc_tensor out, torc_tensor self, torc_tensor min);
TORC_API torc_tensor torc_clamp_min_scalar(torc_tensor self, torc_number min);
TORC_API torc_tensor torc_clamp_min_scalar_(torc_tensor self, torc_number min);

/** clamp_max.Tensor(Tensor self, Tensor max) -> Tensor
 *  Lower what is above max. */
TORC_API torc_tensor torc_clamp_max(torc_tensor self, torc_tensor max);
TORC_API torc_tensor torc_clamp_max_(torc_tensor self, torc_tensor max);
TORC_API torc_tensor torc_clamp_max_out(torc_tensor out, torc_tensor self, torc_tensor max);
TORC_API torc_tensor torc_clamp_max_scalar(torc_tensor self, torc_number max);
TORC_API torc_tensor torc_clamp_max_scalar_(torc_tensor self, torc_number max);

/** where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
 *  self where condition holds, other elsewhere. */
TORC_API torc_tensor torc_where(torc_tensor condition, torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_where_out(torc_tensor out, torc_tensor condition, torc_tensor self, torc_tensor other);

/** masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
 *  value (a 0-dim tensor) where mask holds, self elsewhere. */
TORC_API torc_tensor torc_masked_fill(torc_tensor self, torc_tensor mask, torc_tensor value);
TORC_API torc_tensor torc_masked_fill_(torc_tensor self, torc_tensor mask, torc_tensor value);

/** masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
 *  masked_fill with a number. */
TORC_API torc_tensor torc_masked_fill_scalar(torc_tensor self, torc_tensor mask, torc_number value);
TORC_API torc_tensor torc_masked_fill_scalar_(torc_tensor self, torc_tensor mask, torc_number value);

/** nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor
 *  Replace NaN by nan (0) and infinities by posinf and neginf (the largest and lowest finite number). */
typedef struct torc_nan_to_num_options {
    size_t struct_size; /**< sizeof(torc_nan_to_num_options) */
    double nan; /**< default None */
    double posinf; /**< default None */
    double neginf; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_nan_to_num_options;
TORC_API torc_tensor torc_nan_to_num_with(torc_tensor self, const torc_nan_to_num_options *options);
TORC_API torc_tensor torc_nan_to_num_inplace_with(torc_tensor self, const torc_nan_to_num_options *options);
TORC_API torc_tensor torc_nan_to_num_out_with(torc_tensor out, torc_tensor self, const torc_nan_to_num_options *options);

/** eq.Tensor(Tensor self, Tensor other) -> Tensor
 *  Is self equal to other? */
TORC_API torc_tensor torc_eq(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_eq_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_eq_out(torc_tensor out, torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_eq_scalar(torc_tensor self, torc_number other);
TORC_API torc_tensor torc_eq_scalar_(torc_tensor self, torc_number other);

/** ne.Tensor(Tensor self, Tensor other) -> Tensor
 *  Is self not equal to other? */
TORC_API torc_tensor torc_ne(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_ne_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_ne_out(torc_tensor out, torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_ne_scalar(torc_tensor self, torc_number other);
TORC_API torc_tensor torc_ne_scalar_(torc_tensor self, torc_number other);

/** lt.Tensor(Tensor self, Tensor other) -> Tensor
 *  Is self less than other? */
TORC_API torc_tensor torc_lt(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_lt_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_lt_out(torc_tensor out, torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_lt_scalar(torc_tensor self, torc_number other);
TORC_API torc_tensor torc_lt_scalar_(torc_tensor self, torc_number other);

/** le.Tensor(Tensor self, Tensor other) -> Tensor
 *  Is self less or equal to other? */
TORC_API torc_tensor torc_le(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_le_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_le_out(torc_tensor out, torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_le_scalar(torc_tensor self, torc_number other);
TORC_API torc_tensor torc_le_scalar_(torc_tensor self, torc_number other);

/** gt.Tensor(Tensor self, Tensor other) -> Tensor
 *  Is self greater than other? */
TORC_API torc_tensor torc_gt(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_gt_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_gt_out(torc_tensor out, torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_gt_scalar(torc_tensor self, torc_number other);
TORC_API torc_tensor torc_gt_scalar_(torc_tensor self, torc_number other);

/** ge.Tensor(Tensor self, Tensor other) -> Tensor
 *  Is self greater or equal to other? */
TORC_API torc_tensor torc_ge(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_ge_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_ge_out(torc_tensor out, torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_ge_scalar(torc_tensor self, torc_number other);
TORC_API torc_tensor torc_ge_scalar_(torc_tensor self, torc_number other);

/** logical_and(Tensor self, Tensor other) -> Tensor
 *  Logical and: what is not 0 counts as true. */
TORC_API torc_tensor torc_logical_and(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_logical_and_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_logical_and_out(torc_tensor out, torc_tensor self, torc_tensor other);

/** logical_or(Tensor self, Tensor other) -> Tensor
 *  Logical or: what is not 0 counts as true. */
TORC_API torc_tensor torc_logical_or(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_logical_or_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_logical_or_out(torc_tensor out, torc_tensor self, torc_tensor other);

/** logical_xor(Tensor self, Tensor other) -> Tensor
 *  Logical exclusive or: what is not 0 counts as true. */
TORC_API torc_tensor torc_logical_xor(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_logical_xor_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_logical_xor_out(torc_tensor out, torc_tensor self, torc_tensor other);

/** logical_not(Tensor self) -> Tensor
 *  Is self 0? */
TORC_API torc_tensor torc_logical_not(torc_tensor self);
TORC_API torc_tensor torc_logical_not_(torc_tensor self);
TORC_API torc_tensor torc_logical_not_out(torc_tensor out, torc_tensor self);

/** isnan(Tensor self) -> Tensor
 *  Is self NaN? */
TORC_API torc_tensor torc_isnan(torc_tensor self);

/** isinf(Tensor self) -> Tensor
 *  Is self infinite? */
TORC_API torc_tensor torc_isinf(torc_tensor self);

/** isfinite(Tensor self) -> Tensor
 *  Is self neither NaN nor infinite? */
TORC_API torc_tensor torc_isfinite(torc_tensor self);

/** isposinf(Tensor self) -> Tensor
 *  Is self infinite and positive? */
TORC_API torc_tensor torc_isposinf(torc_tensor self);
TORC_API torc_tensor torc_isposinf_out(torc_tensor out, torc_tensor self);

/** isneginf(Tensor self) -> Tensor
 *  Is self infinite and negative? */
TORC_API torc_tensor torc_isneginf(torc_tensor self);
TORC_API torc_tensor torc_isneginf_out(torc_tensor out, torc_tensor self);

/** isreal(Tensor self) -> Tensor
 *  Is the imaginary part 0? True of all real numbers. */
TORC_API torc_tensor torc_isreal(torc_tensor self);

/** signbit(Tensor self) -> Tensor
 *  Is the sign bit set? True for -0.0. */
TORC_API torc_tensor torc_signbit(torc_tensor self);
TORC_API torc_tensor torc_signbit_out(torc_tensor out, torc_tensor self);

/** bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
 *  Bitwise and. */
TORC_API torc_tensor torc_bitwise_and(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_bitwise_and_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_bitwise_and_out(torc_tensor out, torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_bitwise_and_scalar(torc_tensor self, torc_number other);
TORC_API torc_tensor torc_bitwise_and_scalar_(torc_tensor self, torc_number other);

/** bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
 *  Bitwise or. */
TORC_API torc_tensor torc_bitwise_or(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_bitwise_or_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_bitwise_or_out(torc_tensor out, torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_bitwise_or_scalar(torc_tensor self, torc_number other);
TORC_API torc_tensor torc_bitwise_or_scalar_(torc_tensor self, torc_number other);

/** bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
 *  Bitwise exclusive or. */
TORC_API torc_tensor torc_bitwise_xor(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_bitwise_xor_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_bitwise_xor_out(torc_tensor out, torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_bitwise_xor_scalar(torc_tensor self, torc_number other);
TORC_API torc_tensor torc_bitwise_xor_scalar_(torc_tensor self, torc_number other);

/** bitwise_not(Tensor self) -> Tensor
 *  Bitwise not; logical not of bool. */
TORC_API torc_tensor torc_bitwise_not(torc_tensor self);
TORC_API torc_tensor torc_bitwise_not_(torc_tensor self);
TORC_API torc_tensor torc_bitwise_not_out(torc_tensor out, torc_tensor self);

/** bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor
 *  self shifted left by other bits. */
TORC_API torc_tensor torc_bitwise_left_shift(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_bitwise_left_shift_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_bitwise_left_shift_out(torc_tensor out, torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_bitwise_left_shift_scalar(torc_tensor self, torc_number other);
TORC_API torc_tensor torc_bitwise_left_shift_scalar_(torc_tensor self, torc_number other);

/** bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor
 *  self shifted right by other bits, keeping the sign. */
TORC_API torc_tensor torc_bitwise_right_shift(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_bitwise_right_shift_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_bitwise_right_shift_out(torc_tensor out, torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_bitwise_right_shift_scalar(torc_tensor self, torc_number other);
TORC_API torc_tensor torc_bitwise_right_shift_scalar_(torc_tensor self, torc_number other);

/** sigmoid(Tensor self) -> Tensor
 *  1 / (1 + exp(-self)). */
TORC_API torc_tensor torc_sigmoid(torc_tensor self);
TORC_API torc_tensor torc_sigmoid_(torc_tensor self);
TORC_API torc_tensor torc_sigmoid_out(torc_tensor out, torc_tensor self);

/** logit(Tensor self, float? eps=None) -> Tensor
 *  log(self / (1 - self)); eps limits self to [eps, 1 - eps]. */
typedef struct torc_logit_options {
    size_t struct_size; /**< sizeof(torc_logit_options) */
    double eps; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_logit_options;
TORC_API torc_tensor torc_logit_with(torc_tensor self, const torc_logit_options *options);
TORC_API torc_tensor torc_logit_inplace_with(torc_tensor self, const torc_logit_options *options);
TORC_API torc_tensor torc_logit_out_with(torc_tensor out, torc_tensor self, const torc_logit_options *options);

/** relu(Tensor self) -> Tensor
 *  max(self, 0). */
TORC_API torc_tensor torc_relu(torc_tensor self);
TORC_API torc_tensor torc_relu_(torc_tensor self);

/** relu6(Tensor self) -> Tensor
 *  min(max(self, 0), 6). */
TORC_API torc_tensor torc_relu6(torc_tensor self);
TORC_API torc_tensor torc_relu6_(torc_tensor self);

/** leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
 *  self where positive, negative_slope * self elsewhere. */
typedef struct torc_leaky_relu_options {
    size_t struct_size; /**< sizeof(torc_leaky_relu_options) */
    torc_number negative_slope; /**< default 0.01 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_leaky_relu_options;
TORC_API torc_tensor torc_leaky_relu_with(torc_tensor self, const torc_leaky_relu_options *options);
TORC_API torc_tensor torc_leaky_relu_inplace_with(torc_tensor self, const torc_leaky_relu_options *options);
TORC_API torc_tensor torc_leaky_relu_out_with(torc_tensor out, torc_tensor self, const torc_leaky_relu_options *options);

/** elu(Tensor self, Scalar alpha=1.0) -> Tensor
 *  self where positive, alpha * (exp(self) - 1) elsewhere. */
typedef struct torc_elu_options {
    size_t struct_size; /**< sizeof(torc_elu_options) */
    torc_number alpha; /**< default 1.0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_elu_options;
TORC_API torc_tensor torc_elu_with(torc_tensor self, const torc_elu_options *options);
TORC_API torc_tensor torc_elu_inplace_with(torc_tensor self, const torc_elu_options *options);
TORC_API torc_tensor torc_elu_out_with(torc_tensor out, torc_tensor self, const torc_elu_options *options);

/** selu(Tensor self) -> Tensor
 *  elu scaled so that activations keep mean 0 and variance 1. */
TORC_API torc_tensor torc_selu(torc_tensor self);
TORC_API torc_tensor torc_selu_(torc_tensor self);

/** celu(Tensor self, Scalar alpha=1.0) -> Tensor
 *  self where positive, alpha * (exp(self / alpha) - 1) elsewhere. */
typedef struct torc_celu_options {
    size_t struct_size; /**< sizeof(torc_celu_options) */
    torc_number alpha; /**< default 1.0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_celu_options;
TORC_API torc_tensor torc_celu_with(torc_tensor self, const torc_celu_options *options);
TORC_API torc_tensor torc_celu_inplace_with(torc_tensor self, const torc_celu_options *options);

/** gelu(Tensor self, *, str approximate='none') -> Tensor
 *  self times the normal distribution function; approximate 'tanh' is the older formula. */
typedef struct torc_gelu_options {
    size_t struct_size; /**< sizeof(torc_gelu_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    const char *approximate; /**< default 'none' */
} torc_gelu_options;
TORC_API torc_tensor torc_gelu_with(torc_tensor self, const torc_gelu_options *options);
TORC_API torc_tensor torc_gelu_out_with(torc_tensor out, torc_tensor self, const torc_gelu_options *options);

/** silu(Tensor self) -> Tensor
 *  self * sigmoid(self). */
TORC_API torc_tensor torc_silu(torc_tensor self);
TORC_API torc_tensor torc_silu_(torc_tensor self);
TORC_API torc_tensor torc_silu_out(torc_tensor out, torc_tensor self);

/** mish(Tensor self) -> Tensor
 *  self * tanh(softplus(self)). */
TORC_API torc_tensor torc_mish(torc_tensor self);
TORC_API torc_tensor torc_mish_(torc_tensor self);
TORC_API torc_tensor torc_mish_out(torc_tensor out, torc_tensor self);

/** softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
 *  log(1 + exp(beta * self)) / beta; self itself above the threshold. */
typedef struct torc_softplus_options {
    size_t struct_size; /**< sizeof(torc_softplus_options) */
    torc_number beta; /**< default 1 */
    torc_number threshold; /**< default 20 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_softplus_options;
TORC_API torc_tensor torc_softplus_with(torc_tensor self, const torc_softplus_options *options);
TORC_API torc_tensor torc_softplus_out_with(torc_tensor out, torc_tensor self, const torc_softplus_options *options);

/** softsign(Tensor self) -> Tensor
 *  self / (1 + |self|). */
TORC_API torc_tensor torc_softsign(torc_tensor self);

/** hardtanh(Tensor self, Scalar min_val=-1.0, Scalar max_val=1.0) -> Tensor
 *  Limit to [min_val, max_val]. */
typedef struct torc_hardtanh_options {
    size_t struct_size; /**< sizeof(torc_hardtanh_options) */
    torc_number min_val; /**< default -1.0 */
    torc_number max_val; /**< default 1.0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_hardtanh_options;
TORC_API torc_tensor torc_hardtanh_with(torc_tensor self, const torc_hardtanh_options *options);
TORC_API torc_tensor torc_hardtanh_inplace_with(torc_tensor self, const torc_hardtanh_options *options);
TORC_API torc_tensor torc_hardtanh_out_with(torc_tensor out, torc_tensor self, const torc_hardtanh_options *options);

/** hardsigmoid(Tensor self) -> Tensor
 *  relu6(self + 3) / 6. */
TORC_API torc_tensor torc_hardsigmoid(torc_tensor self);
TORC_API torc_tensor torc_hardsigmoid_(torc_tensor self);
TORC_API torc_tensor torc_hardsigmoid_out(torc_tensor out, torc_tensor self);

/** hardswish(Tensor self) -> Tensor
 *  self * relu6(self + 3) / 6. */
TORC_API torc_tensor torc_hardswish(torc_tensor self);
TORC_API torc_tensor torc_hardswish_(torc_tensor self);
TORC_API torc_tensor torc_hardswish_out(torc_tensor out, torc_tensor self);

/** hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor
 *  0 within [-lambd, lambd], self elsewhere. */
typedef struct torc_hardshrink_options {
    size_t struct_size; /**< sizeof(torc_hardshrink_options) */
    torc_number lambd; /**< default 0.5 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_hardshrink_options;
TORC_API torc_tensor torc_hardshrink_with(torc_tensor self, const torc_hardshrink_options *options);
TORC_API torc_tensor torc_hardshrink_out_with(torc_tensor out, torc_tensor self, const torc_hardshrink_options *options);

/** softshrink(Tensor self, Scalar lambd=0.5) -> Tensor
 *  self moved toward 0 by lambd, 0 within [-lambd, lambd]. */
typedef struct torc_softshrink_options {
    size_t struct_size; /**< sizeof(torc_softshrink_options) */
    torc_number lambd; /**< default 0.5 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_softshrink_options;
TORC_API torc_tensor torc_softshrink_with(torc_tensor self, const torc_softshrink_options *options);
TORC_API torc_tensor torc_softshrink_out_with(torc_tensor out, torc_tensor self, const torc_softshrink_options *options);

/** tanhshrink(Tensor self) -> Tensor
 *  self - tanh(self). */
TORC_API torc_tensor torc_tanhshrink(torc_tensor self);

/** threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor
 *  self where above the threshold, value elsewhere. */
TORC_API torc_tensor torc_threshold(torc_tensor self, torc_number threshold, torc_number value);
TORC_API torc_tensor torc_threshold_(torc_tensor self, torc_number threshold, torc_number value);
TORC_API torc_tensor torc_threshold_out(torc_tensor out, torc_tensor self, torc_number threshold, torc_number value);

/** logsigmoid(Tensor self) -> Tensor
 *  log(sigmoid(self)). */
TORC_API torc_tensor torc_logsigmoid(torc_tensor self);
TORC_API torc_tensor torc_logsigmoid_out(torc_tensor out, torc_tensor self);

/** copy_(Tensor(a!) self, Tensor other, bool non_blocking=False) -> Tensor(a!)
 *  Copy src, of any dtype and device, into self. */
typedef struct torc_copy_inplace_options {
    size_t struct_size; /**< sizeof(torc_copy_inplace_options) */
    torc_flag non_blocking; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_copy_inplace_options;
TORC_API torc_tensor torc_copy_inplace_with(torc_tensor self, torc_tensor other, const torc_copy_inplace_options *options);

/** fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
 *  Set all elements of self to the number that a 0-dim tensor holds. */
TORC_API torc_tensor torc_fill__tensor_(torc_tensor self, torc_tensor value);

/** fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
 *  Set all elements of self to a number. */
TORC_API torc_tensor torc_fill_(torc_tensor self, torc_number value);

/** zero_(Tensor(a!) self) -> Tensor(a!)
 *  Set all elements of self to 0. */
TORC_API torc_tensor torc_zero_(torc_tensor self);

/** empty.memory_format(int[] size, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor
 *  A tensor of the given size with undefined elements. Its memory is taken when it is first used. */
typedef struct torc_empty_options {
    size_t struct_size; /**< sizeof(torc_empty_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
    torc_memory_format memory_format; /**< default None */
    int32_t reserved0; /**< 0 */
} torc_empty_options;
TORC_API torc_tensor torc_empty_with(torc_ints size, const torc_empty_options *options);
TORC_API torc_tensor torc_empty_out_with(torc_tensor out, torc_ints size, const torc_empty_options *options);

/** empty_strided(int[] size, int[] stride, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  A tensor of the given size and strides with undefined elements. */
typedef struct torc_empty_strided_options {
    size_t struct_size; /**< sizeof(torc_empty_strided_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
} torc_empty_strided_options;
TORC_API torc_tensor torc_empty_strided_with(torc_ints size, torc_ints stride, const torc_empty_strided_options *options);

/** zeros(int[] size, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  A tensor of zeros. */
typedef struct torc_zeros_options {
    size_t struct_size; /**< sizeof(torc_zeros_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
} torc_zeros_options;
TORC_API torc_tensor torc_zeros_with(torc_ints size, const torc_zeros_options *options);
TORC_API torc_tensor torc_zeros_out_with(torc_tensor out, torc_ints size, const torc_zeros_options *options);

/** ones(int[] size, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  A tensor of ones. */
typedef struct torc_ones_options {
    size_t struct_size; /**< sizeof(torc_ones_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
} torc_ones_options;
TORC_API torc_tensor torc_ones_with(torc_ints size, const torc_ones_options *options);
TORC_API torc_tensor torc_ones_out_with(torc_tensor out, torc_ints size, const torc_ones_options *options);

/** full(int[] size, Scalar fill_value, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  A tensor whose elements all are fill_value; its dtype follows the number unless given. */
typedef struct torc_full_options {
    size_t struct_size; /**< sizeof(torc_full_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
} torc_full_options;
TORC_API torc_tensor torc_full_with(torc_ints size, torc_number fill_value, const torc_full_options *options);
TORC_API torc_tensor torc_full_out_with(torc_tensor out, torc_ints size, torc_number fill_value, const torc_full_options *options);

/** empty_like(Tensor self, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor
 *  An uninitialized tensor with the size, dtype, device and memory order of self. */
typedef struct torc_empty_like_options {
    size_t struct_size; /**< sizeof(torc_empty_like_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
    torc_memory_format memory_format; /**< default None */
    int32_t reserved0; /**< 0 */
} torc_empty_like_options;
TORC_API torc_tensor torc_empty_like_with(torc_tensor self, const torc_empty_like_options *options);

/** zeros_like(Tensor self, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor
 *  Zeros, like self. */
typedef struct torc_zeros_like_options {
    size_t struct_size; /**< sizeof(torc_zeros_like_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
    torc_memory_format memory_format; /**< default None */
    int32_t reserved0; /**< 0 */
} torc_zeros_like_options;
TORC_API torc_tensor torc_zeros_like_with(torc_tensor self, const torc_zeros_like_options *options);

/** ones_like(Tensor self, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor
 *  Ones, like self. */
typedef struct torc_ones_like_options {
    size_t struct_size; /**< sizeof(torc_ones_like_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
    torc_memory_format memory_format; /**< default None */
    int32_t reserved0; /**< 0 */
} torc_ones_like_options;
TORC_API torc_tensor torc_ones_like_with(torc_tensor self, const torc_ones_like_options *options);

/** full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor
 *  fill_value everywhere, like self. */
typedef struct torc_full_like_options {
    size_t struct_size; /**< sizeof(torc_full_like_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
    torc_memory_format memory_format; /**< default None */
    int32_t reserved0; /**< 0 */
} torc_full_like_options;
TORC_API torc_tensor torc_full_like_with(torc_tensor self, torc_number fill_value, const torc_full_like_options *options);

/** fill.Tensor(Tensor self, Tensor value) -> Tensor
 *  fill with the number that a 0-dim tensor holds. */
TORC_API torc_tensor torc_fill_tensor(torc_tensor self, torc_tensor value);

/** fill.Scalar(Tensor self, Scalar value) -> Tensor
 *  value everywhere, like self. */
TORC_API torc_tensor torc_fill(torc_tensor self, torc_number value);

/** rand_like.generator(Tensor self, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor
 *  Uniform on [0, 1), like self. */
typedef struct torc_rand_like_options {
    size_t struct_size; /**< sizeof(torc_rand_like_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_generator generator; /**< default None */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
    torc_memory_format memory_format; /**< default None */
    int32_t reserved0; /**< 0 */
} torc_rand_like_options;
TORC_API torc_tensor torc_rand_like_with(torc_tensor self, const torc_rand_like_options *options);

/** randn_like.generator(Tensor self, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor
 *  Standard normal, like self. */
typedef struct torc_randn_like_options {
    size_t struct_size; /**< sizeof(torc_randn_like_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_generator generator; /**< default None */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
    torc_memory_format memory_format; /**< default None */
    int32_t reserved0; /**< 0 */
} torc_randn_like_options;
TORC_API torc_tensor torc_randn_like_with(torc_tensor self, const torc_randn_like_options *options);

/** randint_like.low_generator_dtype(Tensor self, int low=0, int high, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor
 *  Integers uniform on [low, high), like self. */
typedef struct torc_randint_like_options {
    size_t struct_size; /**< sizeof(torc_randint_like_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    int64_t low; /**< default 0 */
    torc_generator generator; /**< default None */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
    torc_memory_format memory_format; /**< default None */
    int32_t reserved0; /**< 0 */
} torc_randint_like_options;
TORC_API torc_tensor torc_randint_like_with(torc_tensor self, int64_t high, const torc_randint_like_options *options);

/** new_empty(Tensor self, int[] size, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  An uninitialized tensor with the dtype and device of self. */
typedef struct torc_new_empty_options {
    size_t struct_size; /**< sizeof(torc_new_empty_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
} torc_new_empty_options;
TORC_API torc_tensor torc_new_empty_with(torc_tensor self, torc_ints size, const torc_new_empty_options *options);

/** new_zeros(Tensor self, int[] size, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  Zeros with the dtype and device of self. */
typedef struct torc_new_zeros_options {
    size_t struct_size; /**< sizeof(torc_new_zeros_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
} torc_new_zeros_options;
TORC_API torc_tensor torc_new_zeros_with(torc_tensor self, torc_ints size, const torc_new_zeros_options *options);

/** new_ones(Tensor self, int[] size, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  Ones with the dtype and device of self. */
typedef struct torc_new_ones_options {
    size_t struct_size; /**< sizeof(torc_new_ones_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
} torc_new_ones_options;
TORC_API torc_tensor torc_new_ones_with(torc_tensor self, torc_ints size, const torc_new_ones_options *options);

/** new_full(Tensor self, int[] size, Scalar fill_value, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  fill_value everywhere, with the dtype and device of self. */
typedef struct torc_new_full_options {
    size_t struct_size; /**< sizeof(torc_new_full_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
} torc_new_full_options;
TORC_API torc_tensor torc_new_full_with(torc_tensor self, torc_ints size, torc_number fill_value, const torc_new_full_options *options);

/** arange.start_step(Scalar start=0, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  start, start + step, … below end; int64 if all numbers are integers, else the default dtype. */
typedef struct torc_arange_options {
    size_t struct_size; /**< sizeof(torc_arange_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_number start; /**< default 0 */
    torc_number step; /**< default 1 */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
} torc_arange_options;
TORC_API torc_tensor torc_arange_with(torc_number end, const torc_arange_options *options);
TORC_API torc_tensor torc_arange_out_with(torc_tensor out, torc_number end, const torc_arange_options *options);

/** linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  steps numbers evenly spaced from start to end, both included. */
typedef struct torc_linspace_options {
    size_t struct_size; /**< sizeof(torc_linspace_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
} torc_linspace_options;
TORC_API torc_tensor torc_linspace_with(torc_number start, torc_number end, int64_t steps, const torc_linspace_options *options);
TORC_API torc_tensor torc_linspace_out_with(torc_tensor out, torc_number start, torc_number end, int64_t steps, const torc_linspace_options *options);

/** eye.m(int n, int? m=None, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  An n by m matrix (m defaults to n) with ones on the diagonal. */
typedef struct torc_eye_options {
    size_t struct_size; /**< sizeof(torc_eye_options) */
    int64_t m; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
} torc_eye_options;
TORC_API torc_tensor torc_eye_with(int64_t n, const torc_eye_options *options);
TORC_API torc_tensor torc_eye_out_with(torc_tensor out, int64_t n, const torc_eye_options *options);

/** tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  The places of the lower triangle of a row by col matrix: rows first, then columns. */
typedef struct torc_tril_indices_options {
    size_t struct_size; /**< sizeof(torc_tril_indices_options) */
    int64_t offset; /**< default 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
} torc_tril_indices_options;
TORC_API torc_tensor torc_tril_indices_with(int64_t row, int64_t col, const torc_tril_indices_options *options);

/** triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  The places of the upper triangle of a row by col matrix: rows first, then columns. */
typedef struct torc_triu_indices_options {
    size_t struct_size; /**< sizeof(torc_triu_indices_options) */
    int64_t offset; /**< default 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
} torc_triu_indices_options;
TORC_API torc_tensor torc_triu_indices_with(int64_t row, int64_t col, const torc_triu_indices_options *options);

/** scalar_tensor(Scalar s, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  A number as a 0-dim tensor, of the default dtype unless said otherwise. */
typedef struct torc_scalar_tensor_options {
    size_t struct_size; /**< sizeof(torc_scalar_tensor_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
} torc_scalar_tensor_options;
TORC_API torc_tensor torc_scalar_tensor_with(torc_number s, const torc_scalar_tensor_options *options);

/** logspace(Scalar start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  base to the power of steps numbers evenly spaced from start to end. */
typedef struct torc_logspace_options {
    size_t struct_size; /**< sizeof(torc_logspace_options) */
    double base; /**< default 10.0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
} torc_logspace_options;
TORC_API torc_tensor torc_logspace_with(torc_number start, torc_number end, int64_t steps, const torc_logspace_options *options);
TORC_API torc_tensor torc_logspace_out_with(torc_tensor out, torc_number start, torc_number end, int64_t steps, const torc_logspace_options *options);

/** hann_window.periodic(int window_length, bool periodic=True, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  (1 - cos(2 pi k / n)) / 2; a window that is not periodic has n - 1 there. */
typedef struct torc_hann_window_options {
    size_t struct_size; /**< sizeof(torc_hann_window_options) */
    torc_flag periodic; /**< default True */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
} torc_hann_window_options;
TORC_API torc_tensor torc_hann_window_with(int64_t window_length, const torc_hann_window_options *options);

/** hamming_window.periodic_alpha_beta(int window_length, bool periodic=True, float alpha=0.54, float beta=0.46, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  alpha - beta cos(2 pi k / n). */
typedef struct torc_hamming_window_options {
    size_t struct_size; /**< sizeof(torc_hamming_window_options) */
    torc_flag periodic; /**< default True */
    double alpha; /**< default 0.54 */
    double beta; /**< default 0.46 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
} torc_hamming_window_options;
TORC_API torc_tensor torc_hamming_window_with(int64_t window_length, const torc_hamming_window_options *options);

/** blackman_window.periodic(int window_length, bool periodic=True, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  0.42 - cos(2 pi k / n) / 2 + 0.08 cos(4 pi k / n). */
typedef struct torc_blackman_window_options {
    size_t struct_size; /**< sizeof(torc_blackman_window_options) */
    torc_flag periodic; /**< default True */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
} torc_blackman_window_options;
TORC_API torc_tensor torc_blackman_window_with(int64_t window_length, const torc_blackman_window_options *options);

/** kaiser_window.beta(int window_length, bool periodic=True, float beta=12.0, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  i0(beta sqrt(1 - r ** 2)) / i0(beta), where r goes from -1 to 1. */
typedef struct torc_kaiser_window_options {
    size_t struct_size; /**< sizeof(torc_kaiser_window_options) */
    torc_flag periodic; /**< default True */
    double beta; /**< default 12.0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
} torc_kaiser_window_options;
TORC_API torc_tensor torc_kaiser_window_with(int64_t window_length, const torc_kaiser_window_options *options);

/** bartlett_window.periodic(int window_length, bool periodic=True, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  A triangle: from 0 up to 1 in the middle. */
typedef struct torc_bartlett_window_options {
    size_t struct_size; /**< sizeof(torc_bartlett_window_options) */
    torc_flag periodic; /**< default True */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
} torc_bartlett_window_options;
TORC_API torc_tensor torc_bartlett_window_with(int64_t window_length, const torc_bartlett_window_options *options);

/** rand.generator(int[] size, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  Uniform on [0, 1). */
typedef struct torc_rand_options {
    size_t struct_size; /**< sizeof(torc_rand_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_generator generator; /**< default None */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
} torc_rand_options;
TORC_API torc_tensor torc_rand_with(torc_ints size, const torc_rand_options *options);
TORC_API torc_tensor torc_rand_out_with(torc_tensor out, torc_ints size, const torc_rand_options *options);

/** randn.generator(int[] size, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  Standard normal. */
typedef struct torc_randn_options {
    size_t struct_size; /**< sizeof(torc_randn_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_generator generator; /**< default None */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
} torc_randn_options;
TORC_API torc_tensor torc_randn_with(torc_ints size, const torc_randn_options *options);
TORC_API torc_tensor torc_randn_out_with(torc_tensor out, torc_ints size, const torc_randn_options *options);

/** normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor
 *  Normal numbers, each with a mean and a standard deviation of its own; the host looks at the latter. */
typedef struct torc_normal_options {
    size_t struct_size; /**< sizeof(torc_normal_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_generator generator; /**< default None */
} torc_normal_options;
TORC_API torc_tensor torc_normal_with(torc_tensor mean, torc_tensor std, const torc_normal_options *options);
TORC_API torc_tensor torc_normal_out_with(torc_tensor out, torc_tensor mean, torc_tensor std, const torc_normal_options *options);

/** normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor
 *  Normal numbers, each with a mean of its own (torch.normal with a number as std). */
typedef struct torc_normal_mean_options {
    size_t struct_size; /**< sizeof(torc_normal_mean_options) */
    double std; /**< default 1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_generator generator; /**< default None */
} torc_normal_mean_options;
TORC_API torc_tensor torc_normal_mean_with(torc_tensor mean, const torc_normal_mean_options *options);
TORC_API torc_tensor torc_normal_mean_out_with(torc_tensor out, torc_tensor mean, const torc_normal_mean_options *options);

/** normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
 *  Normal numbers, each with a standard deviation of its own (torch.normal with a number as mean). */
typedef struct torc_normal_std_options {
    size_t struct_size; /**< sizeof(torc_normal_std_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_generator generator; /**< default None */
} torc_normal_std_options;
TORC_API torc_tensor torc_normal_std_with(double mean, torc_tensor std, const torc_normal_std_options *options);
TORC_API torc_tensor torc_normal_std_out_with(torc_tensor out, double mean, torc_tensor std, const torc_normal_std_options *options);

/** normal.float_float(float mean, float std, int[] size, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  Normal numbers of one mean and standard deviation (torch.normal with two numbers and a size). */
typedef struct torc_normal_size_options {
    size_t struct_size; /**< sizeof(torc_normal_size_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_generator generator; /**< default None */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
} torc_normal_size_options;
TORC_API torc_tensor torc_normal_size_with(double mean, double std, torc_ints size, const torc_normal_size_options *options);
TORC_API torc_tensor torc_normal_size_out_with(torc_tensor out, double mean, double std, torc_ints size, const torc_normal_size_options *options);

/** randint.low_generator(int low=0, int high, int[] size, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  Integers uniform on [low, high); int64 by default. */
typedef struct torc_randint_options {
    size_t struct_size; /**< sizeof(torc_randint_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    int64_t low; /**< default 0 */
    torc_generator generator; /**< default None */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
} torc_randint_options;
TORC_API torc_tensor torc_randint_with(int64_t high, torc_ints size, const torc_randint_options *options);
TORC_API torc_tensor torc_randint_out_with(torc_tensor out, int64_t high, torc_ints size, const torc_randint_options *options);

/** randperm.generator(int n, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  A random permutation of 0 … n-1; int64 by default. */
typedef struct torc_randperm_options {
    size_t struct_size; /**< sizeof(torc_randperm_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_generator generator; /**< default None */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    torc_flag pin_memory; /**< default False */
    torc_flag requires_grad; /**< default False */
} torc_randperm_options;
TORC_API torc_tensor torc_randperm_with(int64_t n, const torc_randperm_options *options);
TORC_API torc_tensor torc_randperm_out_with(torc_tensor out, int64_t n, const torc_randperm_options *options);

/** uniform_(Tensor(a!) self, float from=0.0, float to=1, *, Generator? generator=None) -> Tensor(a!)
 *  Fill with numbers uniform on [from, to). */
typedef struct torc_uniform_inplace_options {
    size_t struct_size; /**< sizeof(torc_uniform_inplace_options) */
    double from; /**< default 0.0 */
    double to; /**< default 1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_generator generator; /**< default None */
} torc_uniform_inplace_options;
TORC_API torc_tensor torc_uniform_inplace_with(torc_tensor self, const torc_uniform_inplace_options *options);

/** normal_(Tensor(a!) self, float mean=0.0, float std=1, *, Generator? generator=None) -> Tensor(a!)
 *  Fill with normal numbers of the given mean and standard deviation. */
typedef struct torc_normal_inplace_options {
    size_t struct_size; /**< sizeof(torc_normal_inplace_options) */
    double mean; /**< default 0.0 */
    double std; /**< default 1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_generator generator; /**< default None */
} torc_normal_inplace_options;
TORC_API torc_tensor torc_normal_inplace_with(torc_tensor self, const torc_normal_inplace_options *options);

/** exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)
 *  Fill with exponentially distributed numbers of rate lambd. */
typedef struct torc_exponential_inplace_options {
    size_t struct_size; /**< sizeof(torc_exponential_inplace_options) */
    double lambd; /**< default 1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_generator generator; /**< default None */
} torc_exponential_inplace_options;
TORC_API torc_tensor torc_exponential_inplace_with(torc_tensor self, const torc_exponential_inplace_options *options);

/** log_normal_(Tensor(a!) self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor(a!)
 *  Fill with numbers whose logarithms are normal, of the given mean and standard deviation. */
typedef struct torc_log_normal_inplace_options {
    size_t struct_size; /**< sizeof(torc_log_normal_inplace_options) */
    double mean; /**< default 1 */
    double std; /**< default 2 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_generator generator; /**< default None */
} torc_log_normal_inplace_options;
TORC_API torc_tensor torc_log_normal_inplace_with(torc_tensor self, const torc_log_normal_inplace_options *options);

/** cauchy_(Tensor(a!) self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor(a!)
 *  Fill with numbers of Cauchy's distribution. */
typedef struct torc_cauchy_inplace_options {
    size_t struct_size; /**< sizeof(torc_cauchy_inplace_options) */
    double median; /**< default 0 */
    double sigma; /**< default 1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_generator generator; /**< default None */
} torc_cauchy_inplace_options;
TORC_API torc_tensor torc_cauchy_inplace_with(torc_tensor self, const torc_cauchy_inplace_options *options);

/** geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)
 *  Fill with the number of trials up to the first success, each of which has probability p. */
typedef struct torc_geometric_inplace_options {
    size_t struct_size; /**< sizeof(torc_geometric_inplace_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_generator generator; /**< default None */
} torc_geometric_inplace_options;
TORC_API torc_tensor torc_geometric_inplace_with(torc_tensor self, double p, const torc_geometric_inplace_options *options);

/** random_.from(Tensor(a!) self, int? from=None, int? to=None, *, Generator? generator=None) -> Tensor(a!)
 *  Fill with integers uniform on [from, to); without bounds, on what the dtype holds exactly. */
typedef struct torc_random_inplace_options {
    size_t struct_size; /**< sizeof(torc_random_inplace_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    int64_t from; /**< default None */
    int64_t to; /**< default None */
    torc_generator generator; /**< default None */
} torc_random_inplace_options;
TORC_API torc_tensor torc_random_inplace_with(torc_tensor self, const torc_random_inplace_options *options);

/** bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
 *  Fill with 1 with probability p, else 0. */
typedef struct torc_bernoulli_inplace_options {
    size_t struct_size; /**< sizeof(torc_bernoulli_inplace_options) */
    double p; /**< default 0.5 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_generator generator; /**< default None */
} torc_bernoulli_inplace_options;
TORC_API torc_tensor torc_bernoulli_inplace_with(torc_tensor self, const torc_bernoulli_inplace_options *options);

/** bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
 *  Fill with 1 with the probability that the element of p is, else 0; p broadcasts to self. */
typedef struct torc_bernoulli__tensor_options {
    size_t struct_size; /**< sizeof(torc_bernoulli__tensor_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_generator generator; /**< default None */
} torc_bernoulli__tensor_options;
TORC_API torc_tensor torc_bernoulli__tensor_inplace_with(torc_tensor self, torc_tensor p, const torc_bernoulli__tensor_options *options);

/** bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
 *  1 with the probability that the element of self is, else 0. */
typedef struct torc_bernoulli_options {
    size_t struct_size; /**< sizeof(torc_bernoulli_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_generator generator; /**< default None */
} torc_bernoulli_options;
TORC_API torc_tensor torc_bernoulli_with(torc_tensor self, const torc_bernoulli_options *options);
TORC_API torc_tensor torc_bernoulli_out_with(torc_tensor out, torc_tensor self, const torc_bernoulli_options *options);

/** bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
 *  A tensor of the sizes of self, 1 with probability p, else 0. */
typedef struct torc_bernoulli_p_options {
    size_t struct_size; /**< sizeof(torc_bernoulli_p_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_generator generator; /**< default None */
} torc_bernoulli_p_options;
TORC_API torc_tensor torc_bernoulli_p_with(torc_tensor self, double p, const torc_bernoulli_p_options *options);

/** poisson(Tensor self, Generator? generator=None) -> Tensor
 *  Draws of Poisson's distribution whose rate the element of self is. */
typedef struct torc_poisson_options {
    size_t struct_size; /**< sizeof(torc_poisson_options) */
    torc_generator generator; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_poisson_options;
TORC_API torc_tensor torc_poisson_with(torc_tensor self, const torc_poisson_options *options);

/** tril(Tensor self, int diagonal=0) -> Tensor
 *  The lower triangle of each matrix, zeros elsewhere; diagonal counts up from the main one. */
typedef struct torc_tril_options {
    size_t struct_size; /**< sizeof(torc_tril_options) */
    int64_t diagonal; /**< default 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_tril_options;
TORC_API torc_tensor torc_tril_with(torc_tensor self, const torc_tril_options *options);
TORC_API torc_tensor torc_tril_inplace_with(torc_tensor self, const torc_tril_options *options);
TORC_API torc_tensor torc_tril_out_with(torc_tensor out, torc_tensor self, const torc_tril_options *options);

/** triu(Tensor self, int diagonal=0) -> Tensor
 *  The upper triangle of each matrix, zeros elsewhere. */
typedef struct torc_triu_options {
    size_t struct_size; /**< sizeof(torc_triu_options) */
    int64_t diagonal; /**< default 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_triu_options;
TORC_API torc_tensor torc_triu_with(torc_tensor self, const torc_triu_options *options);
TORC_API torc_tensor torc_triu_inplace_with(torc_tensor self, const torc_triu_options *options);
TORC_API torc_tensor torc_triu_out_with(torc_tensor out, torc_tensor self, const torc_triu_options *options);

/** sum.dim_IntList(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  Sum over dim (all dimensions if None or empty). Integers and bool sum to int64. */
typedef struct torc_sum_options {
    size_t struct_size; /**< sizeof(torc_sum_options) */
    torc_ints dim; /**< default None */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    int32_t reserved0; /**< 0 */
} torc_sum_options;
TORC_API torc_tensor torc_sum_with(torc_tensor self, const torc_sum_options *options);
TORC_API torc_tensor torc_sum_out_with(torc_tensor out, torc_tensor self, const torc_sum_options *options);

/** nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  Sum over dim with NaN counted as zero. */
typedef struct torc_nansum_options {
    size_t struct_size; /**< sizeof(torc_nansum_options) */
    torc_ints dim; /**< default None */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    int32_t reserved0; /**< 0 */
} torc_nansum_options;
TORC_API torc_tensor torc_nansum_with(torc_tensor self, const torc_nansum_options *options);
TORC_API torc_tensor torc_nansum_out_with(torc_tensor out, torc_tensor self, const torc_nansum_options *options);

/** mean.dim(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  Mean over dim (all dimensions if None or empty); NaN over no elements. */
typedef struct torc_mean_options {
    size_t struct_size; /**< sizeof(torc_mean_options) */
    torc_ints dim; /**< default None */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    int32_t reserved0; /**< 0 */
} torc_mean_options;
TORC_API torc_tensor torc_mean_with(torc_tensor self, const torc_mean_options *options);
TORC_API torc_tensor torc_mean_out_with(torc_tensor out, torc_tensor self, const torc_mean_options *options);

/** prod.dim_int(Tensor self, int? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  Product of all elements or over dim. Integers and bool multiply to int64. */
typedef struct torc_prod_options {
    size_t struct_size; /**< sizeof(torc_prod_options) */
    int64_t dim; /**< default None */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    int32_t reserved0; /**< 0 */
} torc_prod_options;
TORC_API torc_tensor torc_prod_with(torc_tensor self, const torc_prod_options *options);
TORC_API torc_tensor torc_prod_out_with(torc_tensor out, torc_tensor self, const torc_prod_options *options);

/** max(Tensor self) -> Tensor
 *  Largest element; NaN if there is one. */
TORC_API torc_tensor torc_max(torc_tensor self);
TORC_API torc_tensor torc_max_out(torc_tensor out, torc_tensor self);

/** min(Tensor self) -> Tensor
 *  Smallest element; NaN if there is one. */
TORC_API torc_tensor torc_min(torc_tensor self);
TORC_API torc_tensor torc_min_out(torc_tensor out, torc_tensor self);

/** max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
 *  Largest element along dim and where it is: the first of equals, the first NaN if there is one (torch.max with dim). */
typedef struct torc_max_dim_options {
    size_t struct_size; /**< sizeof(torc_max_dim_options) */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_max_dim_options;
typedef struct torc_max_dim_result { torc_tensor values, indices; } torc_max_dim_result;
TORC_API torc_max_dim_result torc_max_dim_with(torc_tensor self, int64_t dim, const torc_max_dim_options *options);
TORC_API torc_max_dim_result torc_max_dim_out_with(torc_max_dim_result out, torc_tensor self, int64_t dim, const torc_max_dim_options *options);

/** min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
 *  Smallest element along dim and where it is: the first of equals, the first NaN if there is one (torch.min with dim). */
typedef struct torc_min_dim_options {
    size_t struct_size; /**< sizeof(torc_min_dim_options) */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_min_dim_options;
typedef struct torc_min_dim_result { torc_tensor values, indices; } torc_min_dim_result;
TORC_API torc_min_dim_result torc_min_dim_with(torc_tensor self, int64_t dim, const torc_min_dim_options *options);
TORC_API torc_min_dim_result torc_min_dim_out_with(torc_min_dim_result out, torc_tensor self, int64_t dim, const torc_min_dim_options *options);

/** amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
 *  Largest element over dim; the gradient is shared evenly among equals. */
typedef struct torc_amax_options {
    size_t struct_size; /**< sizeof(torc_amax_options) */
    torc_ints dim; /**< default [] */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_amax_options;
TORC_API torc_tensor torc_amax_with(torc_tensor self, const torc_amax_options *options);
TORC_API torc_tensor torc_amax_out_with(torc_tensor out, torc_tensor self, const torc_amax_options *options);

/** amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
 *  Smallest element over dim; the gradient is shared evenly among equals. */
typedef struct torc_amin_options {
    size_t struct_size; /**< sizeof(torc_amin_options) */
    torc_ints dim; /**< default [] */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_amin_options;
TORC_API torc_tensor torc_amin_with(torc_tensor self, const torc_amin_options *options);
TORC_API torc_tensor torc_amin_out_with(torc_tensor out, torc_tensor self, const torc_amin_options *options);

/** aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
 *  Smallest and largest element in one pass, of all or along dim; NaN if there is one. */
typedef struct torc_aminmax_options {
    size_t struct_size; /**< sizeof(torc_aminmax_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    int64_t dim; /**< default None */
    torc_flag keepdim; /**< default False */
} torc_aminmax_options;
typedef struct torc_aminmax_result { torc_tensor min, max; } torc_aminmax_result;
TORC_API torc_aminmax_result torc_aminmax_with(torc_tensor self, const torc_aminmax_options *options);
TORC_API torc_aminmax_result torc_aminmax_out_with(torc_aminmax_result out, torc_tensor self, const torc_aminmax_options *options);

/** argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
 *  Index of the largest element along dim, or in the flattened tensor; the first of equals, NaN wins. */
typedef struct torc_argmax_options {
    size_t struct_size; /**< sizeof(torc_argmax_options) */
    int64_t dim; /**< default None */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_argmax_options;
TORC_API torc_tensor torc_argmax_with(torc_tensor self, const torc_argmax_options *options);
TORC_API torc_tensor torc_argmax_out_with(torc_tensor out, torc_tensor self, const torc_argmax_options *options);

/** argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
 *  Index of the smallest element along dim, or in the flattened tensor; the first of equals, NaN wins. */
typedef struct torc_argmin_options {
    size_t struct_size; /**< sizeof(torc_argmin_options) */
    int64_t dim; /**< default None */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_argmin_options;
TORC_API torc_tensor torc_argmin_with(torc_tensor self, const torc_argmin_options *options);
TORC_API torc_tensor torc_argmin_out_with(torc_tensor out, torc_tensor self, const torc_argmin_options *options);

/** any.dims(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor
 *  Is any element over dim different from 0? bool, but uint8 for uint8. */
typedef struct torc_any_options {
    size_t struct_size; /**< sizeof(torc_any_options) */
    torc_ints dim; /**< default None */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_any_options;
TORC_API torc_tensor torc_any_with(torc_tensor self, const torc_any_options *options);
TORC_API torc_tensor torc_any_out_with(torc_tensor out, torc_tensor self, const torc_any_options *options);

/** all.dims(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor
 *  Are all elements over dim different from 0? bool, but uint8 for uint8. */
typedef struct torc_all_options {
    size_t struct_size; /**< sizeof(torc_all_options) */
    torc_ints dim; /**< default None */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_all_options;
TORC_API torc_tensor torc_all_with(torc_tensor self, const torc_all_options *options);
TORC_API torc_tensor torc_all_out_with(torc_tensor out, torc_tensor self, const torc_all_options *options);

/** var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
 *  Variance over dim, divided by n - correction (1 if None). */
typedef struct torc_var_options {
    size_t struct_size; /**< sizeof(torc_var_options) */
    torc_ints dim; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_number correction; /**< default None */
    torc_flag keepdim; /**< default False */
} torc_var_options;
TORC_API torc_tensor torc_var_with(torc_tensor self, const torc_var_options *options);
TORC_API torc_tensor torc_var_out_with(torc_tensor out, torc_tensor self, const torc_var_options *options);

/** std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
 *  Standard deviation over dim: the root of var. */
typedef struct torc_std_options {
    size_t struct_size; /**< sizeof(torc_std_options) */
    torc_ints dim; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_number correction; /**< default None */
    torc_flag keepdim; /**< default False */
} torc_std_options;
TORC_API torc_tensor torc_std_with(torc_tensor self, const torc_std_options *options);
TORC_API torc_tensor torc_std_out_with(torc_tensor out, torc_tensor self, const torc_std_options *options);

/** var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor var, Tensor mean)
 *  Variance and mean over dim in one pass. */
typedef struct torc_var_mean_options {
    size_t struct_size; /**< sizeof(torc_var_mean_options) */
    torc_ints dim; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_number correction; /**< default None */
    torc_flag keepdim; /**< default False */
} torc_var_mean_options;
typedef struct torc_var_mean_result { torc_tensor var, mean; } torc_var_mean_result;
TORC_API torc_var_mean_result torc_var_mean_with(torc_tensor self, const torc_var_mean_options *options);

/** std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor std, Tensor mean)
 *  Standard deviation and mean over dim in one pass. */
typedef struct torc_std_mean_options {
    size_t struct_size; /**< sizeof(torc_std_mean_options) */
    torc_ints dim; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_number correction; /**< default None */
    torc_flag keepdim; /**< default False */
} torc_std_mean_options;
typedef struct torc_std_mean_result { torc_tensor std, mean; } torc_std_mean_result;
TORC_API torc_std_mean_result torc_std_mean_with(torc_tensor self, const torc_std_mean_options *options);

/** linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  (sum |x|^ord)^(1/ord) over dim; 0 counts non-zeros, inf and -inf are the largest and smallest |x| (torch.linalg.vector_norm). */
typedef struct torc_vector_norm_options {
    size_t struct_size; /**< sizeof(torc_vector_norm_options) */
    torc_number ord; /**< default 2 */
    torc_ints dim; /**< default None */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    int32_t reserved0; /**< 0 */
} torc_vector_norm_options;
TORC_API torc_tensor torc_vector_norm_with(torc_tensor self, const torc_vector_norm_options *options);
TORC_API torc_tensor torc_vector_norm_out_with(torc_tensor out, torc_tensor self, const torc_vector_norm_options *options);

/** logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
 *  log(sum(exp(self))) over dim, without overflow. */
typedef struct torc_logsumexp_options {
    size_t struct_size; /**< sizeof(torc_logsumexp_options) */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_logsumexp_options;
TORC_API torc_tensor torc_logsumexp_with(torc_tensor self, torc_ints dim, const torc_logsumexp_options *options);
TORC_API torc_tensor torc_logsumexp_out_with(torc_tensor out, torc_tensor self, torc_ints dim, const torc_logsumexp_options *options);

/** count_nonzero.dim_IntList(Tensor self, int[1]? dim=None) -> Tensor
 *  How many elements over dim differ from 0 (NaN does); int64. */
typedef struct torc_count_nonzero_options {
    size_t struct_size; /**< sizeof(torc_count_nonzero_options) */
    torc_ints dim; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_count_nonzero_options;
TORC_API torc_tensor torc_count_nonzero_with(torc_tensor self, const torc_count_nonzero_options *options);

/** cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
 *  Running sum along dim. Integers and bool sum to int64. */
typedef struct torc_cumsum_options {
    size_t struct_size; /**< sizeof(torc_cumsum_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    int32_t reserved0; /**< 0 */
} torc_cumsum_options;
TORC_API torc_tensor torc_cumsum_with(torc_tensor self, int64_t dim, const torc_cumsum_options *options);
TORC_API torc_tensor torc_cumsum_inplace_with(torc_tensor self, int64_t dim, const torc_cumsum_options *options);
TORC_API torc_tensor torc_cumsum_out_with(torc_tensor out, torc_tensor self, int64_t dim, const torc_cumsum_options *options);

/** cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
 *  Running product along dim. Integers and bool multiply to int64. */
typedef struct torc_cumprod_options {
    size_t struct_size; /**< sizeof(torc_cumprod_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    int32_t reserved0; /**< 0 */
} torc_cumprod_options;
TORC_API torc_tensor torc_cumprod_with(torc_tensor self, int64_t dim, const torc_cumprod_options *options);
TORC_API torc_tensor torc_cumprod_inplace_with(torc_tensor self, int64_t dim, const torc_cumprod_options *options);
TORC_API torc_tensor torc_cumprod_out_with(torc_tensor out, torc_tensor self, int64_t dim, const torc_cumprod_options *options);

/** cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)
 *  Largest element so far along dim and where it is: the last of equals, the last NaN from the first one on. */
typedef struct torc_cummax_result { torc_tensor values, indices; } torc_cummax_result;
TORC_API torc_cummax_result torc_cummax(torc_tensor self, int64_t dim);
TORC_API torc_cummax_result torc_cummax_out(torc_cummax_result out, torc_tensor self, int64_t dim);

/** cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)
 *  Smallest element so far along dim and where it is: the last of equals, the last NaN from the first one on. */
typedef struct torc_cummin_result { torc_tensor values, indices; } torc_cummin_result;
TORC_API torc_cummin_result torc_cummin(torc_tensor self, int64_t dim);
TORC_API torc_cummin_result torc_cummin_out(torc_cummin_result out, torc_tensor self, int64_t dim);

/** logcumsumexp(Tensor self, int dim) -> Tensor
 *  The logarithm of the running sum of exp(self), without overflow. */
TORC_API torc_tensor torc_logcumsumexp(torc_tensor self, int64_t dim);
TORC_API torc_tensor torc_logcumsumexp_out(torc_tensor out, torc_tensor self, int64_t dim);

/** histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor
 *  How many elements are in each of `bins` equal parts of [min, max]; both 0: of the range of self. */
typedef struct torc_histc_options {
    size_t struct_size; /**< sizeof(torc_histc_options) */
    int64_t bins; /**< default 100 */
    torc_number min; /**< default 0 */
    torc_number max; /**< default 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_histc_options;
TORC_API torc_tensor torc_histc_with(torc_tensor self, const torc_histc_options *options);
TORC_API torc_tensor torc_histc_out_with(torc_tensor out, torc_tensor self, const torc_histc_options *options);

/** mvlgamma(Tensor self, int p) -> Tensor
 *  The logarithm of the multivariate gamma function of p dimensions. */
TORC_API torc_tensor torc_mvlgamma(torc_tensor self, int64_t p);
TORC_API torc_tensor torc_mvlgamma_(torc_tensor self, int64_t p);
TORC_API torc_tensor torc_mvlgamma_out(torc_tensor out, torc_tensor self, int64_t p);

/** renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor
 *  The slices of dimension dim, scaled down to the p-norm maxnorm where they are longer. */
TORC_API torc_tensor torc_renorm(torc_tensor self, torc_number p, int64_t dim, torc_number maxnorm);
TORC_API torc_tensor torc_renorm_(torc_tensor self, torc_number p, int64_t dim, torc_number maxnorm);
TORC_API torc_tensor torc_renorm_out(torc_tensor out, torc_tensor self, torc_number p, int64_t dim, torc_number maxnorm);

/** norm.ScalarOpt_dim_dtype(Tensor self, Scalar p=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  vector_norm of order p: of all elements, or over dim. */
typedef struct torc_norm_options {
    size_t struct_size; /**< sizeof(torc_norm_options) */
    torc_number p; /**< default 2 */
    torc_ints dim; /**< default None */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    int32_t reserved0; /**< 0 */
} torc_norm_options;
TORC_API torc_tensor torc_norm_with(torc_tensor self, const torc_norm_options *options);
TORC_API torc_tensor torc_norm_out_with(torc_tensor out, torc_tensor self, const torc_norm_options *options);

/** cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor
 *  The cosine of the angle between x1 and x2 along dim; norms below eps count as eps. */
typedef struct torc_cosine_similarity_options {
    size_t struct_size; /**< sizeof(torc_cosine_similarity_options) */
    int64_t dim; /**< default 1 */
    double eps; /**< default 1e-08 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_cosine_similarity_options;
TORC_API torc_tensor torc_cosine_similarity_with(torc_tensor x1, torc_tensor x2, const torc_cosine_similarity_options *options);

/** linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  The norm of vectors or, with ord over two dimensions, of matrices; without ord the root of the sum of squares. */
typedef struct torc_linalg_norm_options {
    size_t struct_size; /**< sizeof(torc_linalg_norm_options) */
    torc_number ord; /**< default None */
    torc_ints dim; /**< default None */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    int32_t reserved0; /**< 0 */
} torc_linalg_norm_options;
TORC_API torc_tensor torc_linalg_norm_with(torc_tensor self, const torc_linalg_norm_options *options);
TORC_API torc_tensor torc_linalg_norm_out_with(torc_tensor out, torc_tensor self, const torc_linalg_norm_options *options);

/** linalg_norm.ord_str(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  The norm 'fro' of matrices (torch.linalg.norm with a name; 'nuc' is not there). */
typedef struct torc_linalg_norm_str_options {
    size_t struct_size; /**< sizeof(torc_linalg_norm_str_options) */
    torc_ints dim; /**< default None */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    int32_t reserved0; /**< 0 */
} torc_linalg_norm_str_options;
TORC_API torc_tensor torc_linalg_norm_str_with(torc_tensor self, const char *ord, const torc_linalg_norm_str_options *options);
TORC_API torc_tensor torc_linalg_norm_str_out_with(torc_tensor out, torc_tensor self, const char *ord, const torc_linalg_norm_str_options *options);

/** linalg_matrix_norm(Tensor self, Scalar ord, int[2] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  The norm 1, -1, inf or -inf of matrices: the largest or smallest sum of magnitudes of a column, of a row. */
typedef struct torc_linalg_matrix_norm_options {
    size_t struct_size; /**< sizeof(torc_linalg_matrix_norm_options) */
    torc_ints dim; /**< default [-2,-1] */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    int32_t reserved0; /**< 0 */
} torc_linalg_matrix_norm_options;
TORC_API torc_tensor torc_linalg_matrix_norm_with(torc_tensor self, torc_number ord, const torc_linalg_matrix_norm_options *options);
TORC_API torc_tensor torc_linalg_matrix_norm_out_with(torc_tensor out, torc_tensor self, torc_number ord, const torc_linalg_matrix_norm_options *options);

/** linalg_matrix_norm.str_ord(Tensor self, str ord='fro', int[2] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  The norm 'fro' of matrices, the root of the sum of squares (torch.linalg.matrix_norm with a name; 'nuc' is not there). */
typedef struct torc_linalg_matrix_norm_str_options {
    size_t struct_size; /**< sizeof(torc_linalg_matrix_norm_str_options) */
    const char *ord; /**< default 'fro' */
    torc_ints dim; /**< default [-2,-1] */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    int32_t reserved0; /**< 0 */
} torc_linalg_matrix_norm_str_options;
TORC_API torc_tensor torc_linalg_matrix_norm_str_with(torc_tensor self, const torc_linalg_matrix_norm_str_options *options);
TORC_API torc_tensor torc_linalg_matrix_norm_str_out_with(torc_tensor out, torc_tensor self, const torc_linalg_matrix_norm_str_options *options);

/** dist(Tensor self, Tensor other, Scalar p=2) -> Tensor
 *  The norm of order p of self - other. */
typedef struct torc_dist_options {
    size_t struct_size; /**< sizeof(torc_dist_options) */
    torc_number p; /**< default 2 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_dist_options;
TORC_API torc_tensor torc_dist_with(torc_tensor self, torc_tensor other, const torc_dist_options *options);

/** cdist(Tensor x1, Tensor x2, float p=2.0, int? compute_mode=None) -> Tensor
 *  The distance of order p of each row of x1 to each row of x2. */
typedef struct torc_cdist_options {
    size_t struct_size; /**< sizeof(torc_cdist_options) */
    double p; /**< default 2.0 */
    int64_t compute_mode; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_cdist_options;
TORC_API torc_tensor torc_cdist_with(torc_tensor x1, torc_tensor x2, const torc_cdist_options *options);

/** trace(Tensor self) -> Tensor
 *  The sum of a matrix's diagonal. */
TORC_API torc_tensor torc_trace(torc_tensor self);

/** nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  Mean over dim of what is not NaN. */
typedef struct torc_nanmean_options {
    size_t struct_size; /**< sizeof(torc_nanmean_options) */
    torc_ints dim; /**< default None */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype; /**< default None */
    int32_t reserved0; /**< 0 */
} torc_nanmean_options;
TORC_API torc_tensor torc_nanmean_with(torc_tensor self, const torc_nanmean_options *options);
TORC_API torc_tensor torc_nanmean_out_with(torc_tensor out, torc_tensor self, const torc_nanmean_options *options);

/** diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor
 *  Differences of neighbours along dim, n times. */
typedef struct torc_diff_options {
    size_t struct_size; /**< sizeof(torc_diff_options) */
    int64_t n; /**< default 1 */
    int64_t dim; /**< default -1 */
    torc_tensor prepend; /**< default None */
    torc_tensor append; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_diff_options;
TORC_API torc_tensor torc_diff_with(torc_tensor self, const torc_diff_options *options);
TORC_API torc_tensor torc_diff_out_with(torc_tensor out, torc_tensor self, const torc_diff_options *options);

/** trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor
 *  The area under samples y at x, along dim (torch.trapezoid with x). */
typedef struct torc_trapezoid_x_options {
    size_t struct_size; /**< sizeof(torc_trapezoid_x_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    int64_t dim; /**< default -1 */
} torc_trapezoid_x_options;
TORC_API torc_tensor torc_trapezoid_x_with(torc_tensor y, torc_tensor x, const torc_trapezoid_x_options *options);

/** trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor
 *  The area under samples y that are dx apart, along dim. */
typedef struct torc_trapezoid_options {
    size_t struct_size; /**< sizeof(torc_trapezoid_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_number dx; /**< default 1 */
    int64_t dim; /**< default -1 */
} torc_trapezoid_options;
TORC_API torc_tensor torc_trapezoid_with(torc_tensor y, const torc_trapezoid_options *options);

/** cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor
 *  The area under samples y at x, from the first one to each of the others along dim (torch.cumulative_trapezoid with x). */
typedef struct torc_cumulative_trapezoid_x_options {
    size_t struct_size; /**< sizeof(torc_cumulative_trapezoid_x_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    int64_t dim; /**< default -1 */
} torc_cumulative_trapezoid_x_options;
TORC_API torc_tensor torc_cumulative_trapezoid_x_with(torc_tensor y, torc_tensor x, const torc_cumulative_trapezoid_x_options *options);

/** cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor
 *  The area under samples y that are dx apart, from the first one to each of the others along dim. */
typedef struct torc_cumulative_trapezoid_options {
    size_t struct_size; /**< sizeof(torc_cumulative_trapezoid_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_number dx; /**< default 1 */
    int64_t dim; /**< default -1 */
} torc_cumulative_trapezoid_options;
TORC_API torc_tensor torc_cumulative_trapezoid_with(torc_tensor y, const torc_cumulative_trapezoid_options *options);

/** gradient.scalarint(Tensor self, *, Scalar? spacing=None, int[1]? dim=None, int edge_order=1) -> Tensor[]
 *  The slopes of samples that are spacing (1) apart, a tensor for each dimension in dim (all); at both ends of order edge_order. */
typedef struct torc_gradient_options {
    size_t struct_size; /**< sizeof(torc_gradient_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_number spacing; /**< default None */
    torc_ints dim; /**< default None */
    int64_t edge_order; /**< default 1 */
} torc_gradient_options;
TORC_API torc_tensors torc_gradient_with(torc_tensor self, const torc_gradient_options *options);

/** gradient.scalarrayint(Tensor self, *, Scalar[] spacing, int[1]? dim=None, int edge_order=1) -> Tensor[]
 *  gradient with a spacing for each dimension (torch.gradient with a list of numbers). */
typedef struct torc_gradient_scalar_list_options {
    size_t struct_size; /**< sizeof(torc_gradient_scalar_list_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_ints dim; /**< default None */
    int64_t edge_order; /**< default 1 */
} torc_gradient_scalar_list_options;
TORC_API torc_tensors torc_gradient_scalar_list_with(torc_tensor self, torc_numbers spacing, const torc_gradient_scalar_list_options *options);

/** gradient.tensorarrayint(Tensor self, *, Tensor[] spacing, int[1]? dim=None, int edge_order=1) -> Tensor[]
 *  gradient of samples at the places that spacing has, a vector for each dimension (torch.gradient with a list of tensors). */
typedef struct torc_gradient_tensors_options {
    size_t struct_size; /**< sizeof(torc_gradient_tensors_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_ints dim; /**< default None */
    int64_t edge_order; /**< default 1 */
} torc_gradient_tensors_options;
TORC_API torc_tensors torc_gradient_tensors_with(torc_tensor self, torc_tensors spacing, const torc_gradient_tensors_options *options);

/** cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor
 *  The covariances of the rows, divided by the number of columns - correction; columns may have weights, which the host reads. */
typedef struct torc_cov_options {
    size_t struct_size; /**< sizeof(torc_cov_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    int64_t correction; /**< default 1 */
    torc_tensor fweights; /**< default None */
    torc_tensor aweights; /**< default None */
} torc_cov_options;
TORC_API torc_tensor torc_cov_with(torc_tensor self, const torc_cov_options *options);

/** corrcoef(Tensor self) -> Tensor
 *  The correlations of the rows. */
TORC_API torc_tensor torc_corrcoef(torc_tensor self);

/** median(Tensor self) -> Tensor
 *  The lower of the two middle elements, of all; NaN if there is one. */
TORC_API torc_tensor torc_median(torc_tensor self);

/** median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
 *  median along dim, and where it is (torch.median with dim). */
typedef struct torc_median_dim_options {
    size_t struct_size; /**< sizeof(torc_median_dim_options) */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_median_dim_options;
typedef struct torc_median_dim_result { torc_tensor values, indices; } torc_median_dim_result;
TORC_API torc_median_dim_result torc_median_dim_with(torc_tensor self, int64_t dim, const torc_median_dim_options *options);
TORC_API torc_median_dim_result torc_median_dim_out_with(torc_median_dim_result out, torc_tensor self, int64_t dim, const torc_median_dim_options *options);

/** nanmedian(Tensor self) -> Tensor
 *  median of what is not NaN. */
TORC_API torc_tensor torc_nanmedian(torc_tensor self);

/** nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
 *  nanmedian along dim, and where it is (torch.nanmedian with dim). */
typedef struct torc_nanmedian_dim_options {
    size_t struct_size; /**< sizeof(torc_nanmedian_dim_options) */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_nanmedian_dim_options;
typedef struct torc_nanmedian_dim_result { torc_tensor values, indices; } torc_nanmedian_dim_result;
TORC_API torc_nanmedian_dim_result torc_nanmedian_dim_with(torc_tensor self, int64_t dim, const torc_nanmedian_dim_options *options);
TORC_API torc_nanmedian_dim_result torc_nanmedian_dim_out_with(torc_nanmedian_dim_result out, torc_tensor self, int64_t dim, const torc_nanmedian_dim_options *options);

/** quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor
 *  The value below which the parts q of the elements along dim are; between two elements as interpolation says. */
typedef struct torc_quantile_options {
    size_t struct_size; /**< sizeof(torc_quantile_options) */
    int64_t dim; /**< default None */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    const char *interpolation; /**< default 'linear' */
} torc_quantile_options;
TORC_API torc_tensor torc_quantile_with(torc_tensor self, torc_tensor q, const torc_quantile_options *options);
TORC_API torc_tensor torc_quantile_out_with(torc_tensor out, torc_tensor self, torc_tensor q, const torc_quantile_options *options);

/** quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor
 *  quantile of one part q (torch.quantile with a number). */
typedef struct torc_quantile_scalar_options {
    size_t struct_size; /**< sizeof(torc_quantile_scalar_options) */
    int64_t dim; /**< default None */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    const char *interpolation; /**< default 'linear' */
} torc_quantile_scalar_options;
TORC_API torc_tensor torc_quantile_scalar_with(torc_tensor self, double q, const torc_quantile_scalar_options *options);
TORC_API torc_tensor torc_quantile_scalar_out_with(torc_tensor out, torc_tensor self, double q, const torc_quantile_scalar_options *options);

/** nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor
 *  quantile of what is not NaN. */
typedef struct torc_nanquantile_options {
    size_t struct_size; /**< sizeof(torc_nanquantile_options) */
    int64_t dim; /**< default None */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    const char *interpolation; /**< default 'linear' */
} torc_nanquantile_options;
TORC_API torc_tensor torc_nanquantile_with(torc_tensor self, torc_tensor q, const torc_nanquantile_options *options);
TORC_API torc_tensor torc_nanquantile_out_with(torc_tensor out, torc_tensor self, torc_tensor q, const torc_nanquantile_options *options);

/** nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor
 *  nanquantile of one part q (torch.nanquantile with a number). */
typedef struct torc_nanquantile_scalar_options {
    size_t struct_size; /**< sizeof(torc_nanquantile_scalar_options) */
    int64_t dim; /**< default None */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    const char *interpolation; /**< default 'linear' */
} torc_nanquantile_scalar_options;
TORC_API torc_tensor torc_nanquantile_scalar_with(torc_tensor self, double q, const torc_nanquantile_scalar_options *options);
TORC_API torc_tensor torc_nanquantile_scalar_out_with(torc_tensor out, torc_tensor self, double q, const torc_nanquantile_scalar_options *options);

/** detach(Tensor self) -> Tensor(a)
 *  The same elements, cut off from the graph: never requires grad. */
TORC_API torc_tensor torc_detach(torc_tensor self);

/** view(Tensor self, int[] size) -> Tensor(a)
 *  The same elements under other sizes; one size may be -1. An error where that needs a copy. */
TORC_API torc_tensor torc_view(torc_tensor self, torc_ints size);

/** expand(Tensor self, int[] size) -> Tensor(a)
 *  Dimensions of size 1 seen as larger ones without a copy; -1 keeps a size; new leading dimensions may be added. */
TORC_API torc_tensor torc_expand(torc_tensor self, torc_ints size);

/** permute(Tensor self, int[] dims) -> Tensor(a)
 *  Dimensions in the order given. */
TORC_API torc_tensor torc_permute(torc_tensor self, torc_ints dims);

/** transpose.int(Tensor self, int dim0, int dim1) -> Tensor(a)
 *  Two dimensions swapped. */
TORC_API torc_tensor torc_transpose(torc_tensor self, int64_t dim0, int64_t dim1);
TORC_API torc_tensor torc_transpose_(torc_tensor self, int64_t dim0, int64_t dim1);

/** unsqueeze(Tensor self, int dim) -> Tensor(a)
 *  A dimension of size 1 inserted at dim. */
TORC_API torc_tensor torc_unsqueeze(torc_tensor self, int64_t dim);
TORC_API torc_tensor torc_unsqueeze_(torc_tensor self, int64_t dim);

/** squeeze.dims(Tensor self, int[1]? dim=None) -> Tensor(a)
 *  Dimensions of size 1 removed: all of them, or those in dim. */
typedef struct torc_squeeze_options {
    size_t struct_size; /**< sizeof(torc_squeeze_options) */
    torc_ints dim; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_squeeze_options;
TORC_API torc_tensor torc_squeeze_with(torc_tensor self, const torc_squeeze_options *options);
TORC_API torc_tensor torc_squeeze_inplace_with(torc_tensor self, const torc_squeeze_options *options);

/** select.int(Tensor self, int dim, int index) -> Tensor(a)
 *  Slice number index of dimension dim, without that dimension. */
TORC_API torc_tensor torc_select(torc_tensor self, int64_t dim, int64_t index);

/** slice.Tensor(Tensor self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor(a)
 *  self[start:end:step] along dim, with Python's clamping; step is positive. */
typedef struct torc_slice_options {
    size_t struct_size; /**< sizeof(torc_slice_options) */
    int64_t dim; /**< default 0 */
    int64_t start; /**< default None */
    int64_t end; /**< default None */
    int64_t step; /**< default 1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_slice_options;
TORC_API torc_tensor torc_slice_with(torc_tensor self, const torc_slice_options *options);

/** diagonal(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
 *  The diagonal of dim1 and dim2, as the last dimension. */
typedef struct torc_diagonal_options {
    size_t struct_size; /**< sizeof(torc_diagonal_options) */
    int64_t offset; /**< default 0 */
    int64_t dim1; /**< default 0 */
    int64_t dim2; /**< default 1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_diagonal_options;
TORC_API torc_tensor torc_diagonal_with(torc_tensor self, const torc_diagonal_options *options);

/** unfold(Tensor self, int dimension, int size, int step) -> Tensor(a)
 *  All windows of `size` elements along dimension, `step` apart; the window is a new last dimension. */
TORC_API torc_tensor torc_unfold(torc_tensor self, int64_t dimension, int64_t size, int64_t step);

/** view.dtype(Tensor self, ScalarType dtype) -> Tensor(a)
 *  The same bytes as elements of another dtype; the last dimension grows or shrinks by the ratio of their sizes. */
TORC_API torc_tensor torc_view_dtype(torc_tensor self, torc_dtype dtype);

/** view_as_real(Tensor self) -> Tensor(a)
 *  A complex tensor as a real one with one dimension more, the last: its real and imaginary parts. */
TORC_API torc_tensor torc_view_as_real(torc_tensor self);

/** view_as_complex(Tensor self) -> Tensor(a)
 *  A real tensor whose last dimension is real and imaginary parts, as a complex one without that dimension. */
TORC_API torc_tensor torc_view_as_complex(torc_tensor self);

/** clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
 *  A copy. The default keeps the order of dimensions in memory. */
typedef struct torc_clone_options {
    size_t struct_size; /**< sizeof(torc_clone_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_memory_format memory_format; /**< default None */
    int32_t reserved0; /**< 0 */
} torc_clone_options;
TORC_API torc_tensor torc_clone_with(torc_tensor self, const torc_clone_options *options);

/** cat(Tensor[] tensors, int dim=0) -> Tensor
 *  Tensors joined along dim, promoted to a common dtype. 1-D empty tensors are skipped. */
typedef struct torc_cat_options {
    size_t struct_size; /**< sizeof(torc_cat_options) */
    int64_t dim; /**< default 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_cat_options;
TORC_API torc_tensor torc_cat_with(torc_tensors tensors, const torc_cat_options *options);
TORC_API torc_tensor torc_cat_out_with(torc_tensor out, torc_tensors tensors, const torc_cat_options *options);

/** flip(Tensor self, int[] dims) -> Tensor
 *  The order of elements reversed along dims. */
TORC_API torc_tensor torc_flip(torc_tensor self, torc_ints dims);

/** roll(Tensor self, int[1*] shifts, int[1*] dims=[]) -> Tensor
 *  Elements shifted along dims; those that leave at the end come back at the start. No dims: the flattened tensor. */
typedef struct torc_roll_options {
    size_t struct_size; /**< sizeof(torc_roll_options) */
    torc_ints dims; /**< default [] */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_roll_options;
TORC_API torc_tensor torc_roll_with(torc_tensor self, torc_ints shifts, const torc_roll_options *options);

/** repeat(Tensor self, int[] repeats) -> Tensor
 *  self copied repeats[d] times along each dimension; leading dimensions may be added. */
TORC_API torc_tensor torc_repeat(torc_tensor self, torc_ints repeats);

/** reshape(Tensor self, int[] shape) -> Tensor(a)
 *  Other sizes for the same elements: a view where possible, else a copy. One size may be -1. */
TORC_API torc_tensor torc_reshape(torc_tensor self, torc_ints shape);

/** view_as(Tensor self, Tensor other) -> Tensor(a)
 *  view with the sizes of other. */
TORC_API torc_tensor torc_view_as(torc_tensor self, torc_tensor other);

/** real(Tensor self) -> Tensor(a)
 *  The real parts, a view; self if that is real. */
TORC_API torc_tensor torc_real(torc_tensor self);

/** imag(Tensor self) -> Tensor(a)
 *  The imaginary parts of a complex tensor, a view. */
TORC_API torc_tensor torc_imag(torc_tensor self);

/** conj(Tensor self) -> Tensor(a)
 *  The conjugate, a view that is computed where it is read; self if that is real. */
TORC_API torc_tensor torc_conj(torc_tensor self);

/** resolve_conj(Tensor self) -> Tensor(a)
 *  A copy whose memory is conjugated if self is a conjugated view, else self. */
TORC_API torc_tensor torc_resolve_conj(torc_tensor self);

/** resolve_neg(Tensor self) -> Tensor(a)
 *  A copy whose memory is negated if self is a negated view, else self. */
TORC_API torc_tensor torc_resolve_neg(torc_tensor self);

/** complex(Tensor real, Tensor imag) -> Tensor
 *  Complex numbers of these parts, which have one dtype and are broadcast to one shape. */
TORC_API torc_tensor torc_complex(torc_tensor real, torc_tensor imag);
TORC_API torc_tensor torc_complex_out(torc_tensor out, torc_tensor real, torc_tensor imag);

/** polar(Tensor abs, Tensor angle) -> Tensor
 *  Complex numbers of these magnitudes and angles, which have one dtype and are broadcast to one shape. */
TORC_API torc_tensor torc_polar(torc_tensor abs, torc_tensor angle);
TORC_API torc_tensor torc_polar_out(torc_tensor out, torc_tensor abs, torc_tensor angle);

/** reshape_as(Tensor self, Tensor other) -> Tensor(a)
 *  reshape to the sizes of other. */
TORC_API torc_tensor torc_reshape_as(torc_tensor self, torc_tensor other);

/** expand_as(Tensor self, Tensor other) -> Tensor(a)
 *  expand to the sizes of other. */
TORC_API torc_tensor torc_expand_as(torc_tensor self, torc_tensor other);

/** broadcast_to(Tensor self, int[] size) -> Tensor(a)
 *  expand to size. */
TORC_API torc_tensor torc_broadcast_to(torc_tensor self, torc_ints size);

/** broadcast_tensors(Tensor[] tensors) -> Tensor[]
 *  All tensors expanded to their common shape. */
TORC_API torc_tensors torc_broadcast_tensors(torc_tensors tensors);

/** flatten.using_ints(Tensor self, int start_dim=0, int end_dim=-1) -> Tensor(a)
 *  Dimensions start_dim to end_dim made one. */
typedef struct torc_flatten_options {
    size_t struct_size; /**< sizeof(torc_flatten_options) */
    int64_t start_dim; /**< default 0 */
    int64_t end_dim; /**< default -1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_flatten_options;
TORC_API torc_tensor torc_flatten_with(torc_tensor self, const torc_flatten_options *options);

/** unflatten.int(Tensor self, int dim, int[] sizes) -> Tensor(a)
 *  Dimension dim split into sizes; one may be -1. */
TORC_API torc_tensor torc_unflatten(torc_tensor self, int64_t dim, torc_ints sizes);

/** ravel(Tensor self) -> Tensor(a)
 *  Contiguous, with one dimension. */
TORC_API torc_tensor torc_ravel(torc_tensor self);

/** t(Tensor self) -> Tensor(a)
 *  A matrix transposed; vectors and 0-dim tensors as they are. */
TORC_API torc_tensor torc_t(torc_tensor self);
TORC_API torc_tensor torc_t_(torc_tensor self);

/** mT(Tensor self) -> Tensor(a)
 *  The last two dimensions swapped (Tensor.mT). */
TORC_API torc_tensor torc_mT(torc_tensor self);

/** adjoint(Tensor self) -> Tensor(a)
 *  The last two dimensions swapped, and conjugated. */
TORC_API torc_tensor torc_adjoint(torc_tensor self);

/** mH(Tensor self) -> Tensor(a)
 *  adjoint (Tensor.mH). */
TORC_API torc_tensor torc_mH(torc_tensor self);

/** H(Tensor self) -> Tensor(a)
 *  A matrix transposed and conjugated (Tensor.H). */
TORC_API torc_tensor torc_H(torc_tensor self);

/** movedim.intlist(Tensor self, int[1] source, int[1] destination) -> Tensor(a)
 *  Dimensions source moved to the places destination; the others keep their order. */
TORC_API torc_tensor torc_movedim(torc_tensor self, torc_ints source, torc_ints destination);

/** narrow(Tensor self, int dim, int start, int length) -> Tensor(a)
 *  length slices of dimension dim from start on. */
TORC_API torc_tensor torc_narrow(torc_tensor self, int64_t dim, int64_t start, int64_t length);

/** as_strided(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor(a)
 *  Any view of the storage, in elements, checked against the bytes it has. */
typedef struct torc_as_strided_options {
    size_t struct_size; /**< sizeof(torc_as_strided_options) */
    int64_t storage_offset; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_as_strided_options;
TORC_API torc_tensor torc_as_strided_with(torc_tensor self, torc_ints size, torc_ints stride, const torc_as_strided_options *options);
TORC_API torc_tensor torc_as_strided_inplace_with(torc_tensor self, torc_ints size, torc_ints stride, const torc_as_strided_options *options);

/** stack(Tensor[] tensors, int dim=0) -> Tensor
 *  Tensors of one shape joined along a new dimension dim. */
typedef struct torc_stack_options {
    size_t struct_size; /**< sizeof(torc_stack_options) */
    int64_t dim; /**< default 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_stack_options;
TORC_API torc_tensor torc_stack_with(torc_tensors tensors, const torc_stack_options *options);
TORC_API torc_tensor torc_stack_out_with(torc_tensor out, torc_tensors tensors, const torc_stack_options *options);

/** atleast_1d(Tensor self) -> Tensor(a)
 *  self, a 0-dim tensor with one dimension. */
TORC_API torc_tensor torc_atleast_1d(torc_tensor self);

/** atleast_2d(Tensor self) -> Tensor(a)
 *  self with at least two dimensions: a vector is a row. */
TORC_API torc_tensor torc_atleast_2d(torc_tensor self);

/** atleast_3d(Tensor self) -> Tensor(a)
 *  self with at least three dimensions: a matrix gets a last one, a vector is (1, n, 1). */
TORC_API torc_tensor torc_atleast_3d(torc_tensor self);

/** atleast_1d.Sequence(Tensor[] tensors) -> Tensor(a)[]
 *  atleast_1d of each. */
TORC_API torc_tensors torc_atleast_1d_sequence(torc_tensors tensors);

/** atleast_2d.Sequence(Tensor[] tensors) -> Tensor(a)[]
 *  atleast_2d of each. */
TORC_API torc_tensors torc_atleast_2d_sequence(torc_tensors tensors);

/** atleast_3d.Sequence(Tensor[] tensors) -> Tensor(a)[]
 *  atleast_3d of each. */
TORC_API torc_tensors torc_atleast_3d_sequence(torc_tensors tensors);

/** hstack(Tensor[] tensors) -> Tensor
 *  Tensors joined along dimension 1, vectors along their only one. */
TORC_API torc_tensor torc_hstack(torc_tensors tensors);
TORC_API torc_tensor torc_hstack_out(torc_tensor out, torc_tensors tensors);

/** vstack(Tensor[] tensors) -> Tensor
 *  Tensors joined along dimension 0; a vector is a row. */
TORC_API torc_tensor torc_vstack(torc_tensors tensors);
TORC_API torc_tensor torc_vstack_out(torc_tensor out, torc_tensors tensors);

/** dstack(Tensor[] tensors) -> Tensor
 *  Tensors joined along dimension 2; matrices get one (atleast_3d). */
TORC_API torc_tensor torc_dstack(torc_tensors tensors);
TORC_API torc_tensor torc_dstack_out(torc_tensor out, torc_tensors tensors);

/** column_stack(Tensor[] tensors) -> Tensor
 *  Tensors joined along dimension 1; a vector is a column. */
TORC_API torc_tensor torc_column_stack(torc_tensors tensors);
TORC_API torc_tensor torc_column_stack_out(torc_tensor out, torc_tensors tensors);

/** block_diag(Tensor[] tensors) -> Tensor
 *  Matrices one below and beside the other, zeros elsewhere; vectors are rows. */
TORC_API torc_tensor torc_block_diag(torc_tensors tensors);

/** meshgrid.indexing(Tensor[] tensors, *, str? indexing=None) -> Tensor(a)[]
 *  Vectors expanded to the grid that they span; with indexing 'xy' the first runs along the columns. */
typedef struct torc_meshgrid_options {
    size_t struct_size; /**< sizeof(torc_meshgrid_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    const char *indexing; /**< default None */
} torc_meshgrid_options;
TORC_API torc_tensors torc_meshgrid_with(torc_tensors tensors, const torc_meshgrid_options *options);

/** cartesian_prod(Tensor[] tensors) -> Tensor(a)
 *  All tuples of one element of each vector, one row each; of a single vector that vector. */
TORC_API torc_tensor torc_cartesian_prod(torc_tensors tensors);

/** vander(Tensor x, int? N=None, bool increasing=False) -> Tensor
 *  A column for each power of a vector's elements, N (as many as elements) from the highest to 0; with increasing from 0 on. */
typedef struct torc_vander_options {
    size_t struct_size; /**< sizeof(torc_vander_options) */
    int64_t N; /**< default None */
    torc_flag increasing; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_vander_options;
TORC_API torc_tensor torc_vander_with(torc_tensor x, const torc_vander_options *options);

/** linalg_vander(Tensor x, *, int? N=None) -> Tensor
 *  The powers from 0 to N - 1 of each element, in a new last dimension; N is the length of the last one unless given. */
typedef struct torc_linalg_vander_options {
    size_t struct_size; /**< sizeof(torc_linalg_vander_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    int64_t N; /**< default None */
} torc_linalg_vander_options;
TORC_API torc_tensor torc_linalg_vander_with(torc_tensor x, const torc_linalg_vander_options *options);

/** combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor
 *  All choices of r elements of a vector, in order, one row each. */
typedef struct torc_combinations_options {
    size_t struct_size; /**< sizeof(torc_combinations_options) */
    int64_t r; /**< default 2 */
    torc_flag with_replacement; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_combinations_options;
TORC_API torc_tensor torc_combinations_with(torc_tensor self, const torc_combinations_options *options);

/** flipud(Tensor self) -> Tensor
 *  flip of dimension 0. */
TORC_API torc_tensor torc_flipud(torc_tensor self);

/** fliplr(Tensor self) -> Tensor
 *  flip of dimension 1. */
TORC_API torc_tensor torc_fliplr(torc_tensor self);

/** rot90(Tensor self, int k=1, int[2] dims=[0,1]) -> Tensor
 *  Turned k times by 90 degrees in the plane of two dimensions, from the first to the second. */
typedef struct torc_rot90_options {
    size_t struct_size; /**< sizeof(torc_rot90_options) */
    int64_t k; /**< default 1 */
    torc_ints dims; /**< default [0,1] */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_rot90_options;
TORC_API torc_tensor torc_rot90_with(torc_tensor self, const torc_rot90_options *options);

/** diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor
 *  The last dimension as the diagonal of dim1 and dim2, zeros elsewhere. */
typedef struct torc_diag_embed_options {
    size_t struct_size; /**< sizeof(torc_diag_embed_options) */
    int64_t offset; /**< default 0 */
    int64_t dim1; /**< default -2 */
    int64_t dim2; /**< default -1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_diag_embed_options;
TORC_API torc_tensor torc_diag_embed_with(torc_tensor self, const torc_diag_embed_options *options);

/** diag(Tensor self, int diagonal=0) -> Tensor
 *  The diagonal of a matrix, a copy; of a vector the matrix with that diagonal. */
typedef struct torc_diag_options {
    size_t struct_size; /**< sizeof(torc_diag_options) */
    int64_t diagonal; /**< default 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_diag_options;
TORC_API torc_tensor torc_diag_with(torc_tensor self, const torc_diag_options *options);
TORC_API torc_tensor torc_diag_out_with(torc_tensor out, torc_tensor self, const torc_diag_options *options);

/** diagflat(Tensor self, int offset=0) -> Tensor
 *  The matrix that has all elements of self on a diagonal. */
typedef struct torc_diagflat_options {
    size_t struct_size; /**< sizeof(torc_diagflat_options) */
    int64_t offset; /**< default 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_diagflat_options;
TORC_API torc_tensor torc_diagflat_with(torc_tensor self, const torc_diagflat_options *options);

/** positive(Tensor self) -> Tensor(a)
 *  self; bool is refused. */
TORC_API torc_tensor torc_positive(torc_tensor self);

/** split.Tensor(Tensor self, int split_size, int dim=0) -> Tensor(a)[]
 *  Views of split_size slices each; the last may be smaller. */
typedef struct torc_split_options {
    size_t struct_size; /**< sizeof(torc_split_options) */
    int64_t dim; /**< default 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_split_options;
TORC_API torc_tensors torc_split_with(torc_tensor self, int64_t split_size, const torc_split_options *options);

/** split_with_sizes(Tensor self, int[*] split_sizes, int dim=0) -> Tensor(a)[]
 *  Views of split_sizes[i] slices each. */
typedef struct torc_split_with_sizes_options {
    size_t struct_size; /**< sizeof(torc_split_with_sizes_options) */
    int64_t dim; /**< default 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_split_with_sizes_options;
TORC_API torc_tensors torc_split_with_sizes_with(torc_tensor self, torc_ints split_sizes, const torc_split_with_sizes_options *options);

/** unsafe_split.Tensor(Tensor self, int split_size, int dim=0) -> Tensor[]
 *  split, for pieces that are written in place when nobody needs self any more: autograd does not see that they share its memory. */
typedef struct torc_unsafe_split_options {
    size_t struct_size; /**< sizeof(torc_unsafe_split_options) */
    int64_t dim; /**< default 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_unsafe_split_options;
TORC_API torc_tensors torc_unsafe_split_with(torc_tensor self, int64_t split_size, const torc_unsafe_split_options *options);

/** unsafe_split_with_sizes(Tensor self, int[*] split_sizes, int dim=0) -> Tensor[]
 *  split_with_sizes, in the way of unsafe_split. */
typedef struct torc_unsafe_split_with_sizes_options {
    size_t struct_size; /**< sizeof(torc_unsafe_split_with_sizes_options) */
    int64_t dim; /**< default 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_unsafe_split_with_sizes_options;
TORC_API torc_tensors torc_unsafe_split_with_sizes_with(torc_tensor self, torc_ints split_sizes, const torc_unsafe_split_with_sizes_options *options);

/** unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]
 *  chunk, in the way of unsafe_split. */
typedef struct torc_unsafe_chunk_options {
    size_t struct_size; /**< sizeof(torc_unsafe_chunk_options) */
    int64_t dim; /**< default 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_unsafe_chunk_options;
TORC_API torc_tensors torc_unsafe_chunk_with(torc_tensor self, int64_t chunks, const torc_unsafe_chunk_options *options);

/** chunk(Tensor self, int chunks, int dim=0) -> Tensor(a)[]
 *  At most `chunks` views of equal size; the last may be smaller. */
typedef struct torc_chunk_options {
    size_t struct_size; /**< sizeof(torc_chunk_options) */
    int64_t dim; /**< default 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_chunk_options;
TORC_API torc_tensors torc_chunk_with(torc_tensor self, int64_t chunks, const torc_chunk_options *options);

/** tensor_split.sections(Tensor self, int sections, int dim=0) -> Tensor(a)[]
 *  Exactly `sections` views whose sizes differ by at most one. */
typedef struct torc_tensor_split_options {
    size_t struct_size; /**< sizeof(torc_tensor_split_options) */
    int64_t dim; /**< default 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_tensor_split_options;
TORC_API torc_tensors torc_tensor_split_with(torc_tensor self, int64_t sections, const torc_tensor_split_options *options);

/** tensor_split.indices(Tensor self, int[*] indices, int dim=0) -> Tensor(a)[]
 *  Views cut at indices: self[:i0], self[i0:i1], … (torch.tensor_split with a list). */
typedef struct torc_tensor_split_indices_options {
    size_t struct_size; /**< sizeof(torc_tensor_split_indices_options) */
    int64_t dim; /**< default 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_tensor_split_indices_options;
TORC_API torc_tensors torc_tensor_split_indices_with(torc_tensor self, torc_ints indices, const torc_tensor_split_indices_options *options);

/** hsplit.int(Tensor self, int sections) -> Tensor(a)[]
 *  So many equal views along dimension 1, of a vector along its only one. */
TORC_API torc_tensors torc_hsplit(torc_tensor self, int64_t sections);

/** hsplit.array(Tensor self, int[*] indices) -> Tensor(a)[]
 *  Views cut at indices along dimension 1, of a vector along its only one (torch.hsplit with a list). */
TORC_API torc_tensors torc_hsplit_indices(torc_tensor self, torc_ints indices);

/** vsplit.int(Tensor self, int sections) -> Tensor(a)[]
 *  So many equal views along dimension 0. */
TORC_API torc_tensors torc_vsplit(torc_tensor self, int64_t sections);

/** vsplit.array(Tensor self, int[*] indices) -> Tensor(a)[]
 *  Views cut at indices along dimension 0 (torch.vsplit with a list). */
TORC_API torc_tensors torc_vsplit_indices(torc_tensor self, torc_ints indices);

/** dsplit.int(Tensor self, int sections) -> Tensor(a)[]
 *  So many equal views along dimension 2. */
TORC_API torc_tensors torc_dsplit(torc_tensor self, int64_t sections);

/** dsplit.array(Tensor self, int[*] indices) -> Tensor(a)[]
 *  Views cut at indices along dimension 2 (torch.dsplit with a list). */
TORC_API torc_tensors torc_dsplit_indices(torc_tensor self, torc_ints indices);

/** tensor_split.tensor_indices_or_sections(Tensor self, Tensor tensor_indices_or_sections, int dim=0) -> Tensor(a)[]
 *  tensor_split by the number, or at the indices, that a tensor on the CPU has. */
typedef struct torc_tensor_split_tensor_options {
    size_t struct_size; /**< sizeof(torc_tensor_split_tensor_options) */
    int64_t dim; /**< default 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_tensor_split_tensor_options;
TORC_API torc_tensors torc_tensor_split_tensor_with(torc_tensor self, torc_tensor tensor_indices_or_sections, const torc_tensor_split_tensor_options *options);

/** unbind.int(Tensor self, int dim=0) -> Tensor(a)[]
 *  Each slice of dimension dim, without it. */
typedef struct torc_unbind_options {
    size_t struct_size; /**< sizeof(torc_unbind_options) */
    int64_t dim; /**< default 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_unbind_options;
TORC_API torc_tensors torc_unbind_with(torc_tensor self, const torc_unbind_options *options);

/** tile(Tensor self, int[] dims) -> Tensor
 *  repeat, where missing leading counts are 1. */
TORC_API torc_tensor torc_tile(torc_tensor self, torc_ints dims);

/** contiguous(Tensor self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
 *  self if it has that layout, else a copy that has. */
typedef struct torc_contiguous_options {
    size_t struct_size; /**< sizeof(torc_contiguous_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_memory_format memory_format; /**< default contiguous_format */
    int32_t reserved0; /**< 0 */
} torc_contiguous_options;
TORC_API torc_tensor torc_contiguous_with(torc_tensor self, const torc_contiguous_options *options);

/** to.device(Tensor self, Device? device=None, ScalarType? dtype=None, bool non_blocking=False, bool copy=False, *, MemoryFormat? memory_format=None) -> Tensor(a)
 *  self on that device, of that dtype and layout; the same handle where nothing changes. */
typedef struct torc_to_options {
    size_t struct_size; /**< sizeof(torc_to_options) */
    torc_dtype dtype; /**< default None */
    int32_t reserved0; /**< 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_device device; /**< default None */
    int32_t reserved1; /**< 0 */
    torc_flag non_blocking; /**< default False */
    torc_flag copy; /**< default False */
    torc_memory_format memory_format; /**< default None */
    int32_t reserved2; /**< 0 */
} torc_to_options;
TORC_API torc_tensor torc_to_with(torc_tensor self, const torc_to_options *options);

/** float(Tensor self) -> Tensor(a)
 *  to(dtype=float32). */
TORC_API torc_tensor torc_float(torc_tensor self);

/** double(Tensor self) -> Tensor(a)
 *  to(dtype=float64). */
TORC_API torc_tensor torc_double(torc_tensor self);

/** half(Tensor self) -> Tensor(a)
 *  to(dtype=float16). */
TORC_API torc_tensor torc_half(torc_tensor self);

/** bfloat16(Tensor self) -> Tensor(a)
 *  to(dtype=bfloat16). */
TORC_API torc_tensor torc_bfloat16(torc_tensor self);

/** long(Tensor self) -> Tensor(a)
 *  to(dtype=int64). */
TORC_API torc_tensor torc_long(torc_tensor self);

/** int(Tensor self) -> Tensor(a)
 *  to(dtype=int32). */
TORC_API torc_tensor torc_int(torc_tensor self);

/** short(Tensor self) -> Tensor(a)
 *  to(dtype=int16). */
TORC_API torc_tensor torc_short(torc_tensor self);

/** char(Tensor self) -> Tensor(a)
 *  to(dtype=int8). */
TORC_API torc_tensor torc_char(torc_tensor self);

/** byte(Tensor self) -> Tensor(a)
 *  to(dtype=uint8). */
TORC_API torc_tensor torc_byte(torc_tensor self);

/** bool(Tensor self) -> Tensor(a)
 *  to(dtype=bool). */
TORC_API torc_tensor torc_bool(torc_tensor self);

/** type_as(Tensor self, Tensor other) -> Tensor(a)
 *  to the dtype and device of other. */
TORC_API torc_tensor torc_type_as(torc_tensor self, torc_tensor other);

/** isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor
 *  |self - other| <= atol + rtol * |other|, elementwise. */
typedef struct torc_isclose_options {
    size_t struct_size; /**< sizeof(torc_isclose_options) */
    double rtol; /**< default 1e-05 */
    double atol; /**< default 1e-08 */
    torc_flag equal_nan; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_isclose_options;
TORC_API torc_tensor torc_isclose_with(torc_tensor self, torc_tensor other, const torc_isclose_options *options);

/** alias_copy(Tensor self) -> Tensor
 *  alias, as a new contiguous tensor. */
TORC_API torc_tensor torc_alias_copy(torc_tensor self);
TORC_API torc_tensor torc_alias_copy_out(torc_tensor out, torc_tensor self);

/** detach_copy(Tensor self) -> Tensor
 *  detach, as a new contiguous tensor. */
TORC_API torc_tensor torc_detach_copy(torc_tensor self);
TORC_API torc_tensor torc_detach_copy_out(torc_tensor out, torc_tensor self);

/** t_copy(Tensor self) -> Tensor
 *  t, as a new contiguous tensor. */
TORC_API torc_tensor torc_t_copy(torc_tensor self);
TORC_API torc_tensor torc_t_copy_out(torc_tensor out, torc_tensor self);

/** view_copy(Tensor self, int[] size) -> Tensor
 *  view, as a new contiguous tensor. */
TORC_API torc_tensor torc_view_copy(torc_tensor self, torc_ints size);
TORC_API torc_tensor torc_view_copy_out(torc_tensor out, torc_tensor self, torc_ints size);

/** expand_copy(Tensor self, int[] size) -> Tensor
 *  expand, as a new contiguous tensor. */
TORC_API torc_tensor torc_expand_copy(torc_tensor self, torc_ints size);
TORC_API torc_tensor torc_expand_copy_out(torc_tensor out, torc_tensor self, torc_ints size);

/** permute_copy(Tensor self, int[] dims) -> Tensor
 *  permute, as a new contiguous tensor. */
TORC_API torc_tensor torc_permute_copy(torc_tensor self, torc_ints dims);
TORC_API torc_tensor torc_permute_copy_out(torc_tensor out, torc_tensor self, torc_ints dims);

/** transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor
 *  transpose, as a new contiguous tensor. */
TORC_API torc_tensor torc_transpose_copy(torc_tensor self, int64_t dim0, int64_t dim1);
TORC_API torc_tensor torc_transpose_copy_out(torc_tensor out, torc_tensor self, int64_t dim0, int64_t dim1);

/** unsqueeze_copy(Tensor self, int dim) -> Tensor
 *  unsqueeze, as a new contiguous tensor. */
TORC_API torc_tensor torc_unsqueeze_copy(torc_tensor self, int64_t dim);
TORC_API torc_tensor torc_unsqueeze_copy_out(torc_tensor out, torc_tensor self, int64_t dim);

/** select_copy.int(Tensor self, int dim, int index) -> Tensor
 *  select, as a new contiguous tensor. */
TORC_API torc_tensor torc_select_copy(torc_tensor self, int64_t dim, int64_t index);
TORC_API torc_tensor torc_select_copy_out(torc_tensor out, torc_tensor self, int64_t dim, int64_t index);

/** slice_copy.Tensor(Tensor self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor
 *  slice, as a new contiguous tensor. */
typedef struct torc_slice_copy_options {
    size_t struct_size; /**< sizeof(torc_slice_copy_options) */
    int64_t dim; /**< default 0 */
    int64_t start; /**< default None */
    int64_t end; /**< default None */
    int64_t step; /**< default 1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_slice_copy_options;
TORC_API torc_tensor torc_slice_copy_with(torc_tensor self, const torc_slice_copy_options *options);
TORC_API torc_tensor torc_slice_copy_out_with(torc_tensor out, torc_tensor self, const torc_slice_copy_options *options);

/** narrow_copy(Tensor self, int dim, int start, int length) -> Tensor
 *  narrow, as a new contiguous tensor. */
TORC_API torc_tensor torc_narrow_copy(torc_tensor self, int64_t dim, int64_t start, int64_t length);
TORC_API torc_tensor torc_narrow_copy_out(torc_tensor out, torc_tensor self, int64_t dim, int64_t start, int64_t length);

/** diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor
 *  diagonal, as a new contiguous tensor. */
typedef struct torc_diagonal_copy_options {
    size_t struct_size; /**< sizeof(torc_diagonal_copy_options) */
    int64_t offset; /**< default 0 */
    int64_t dim1; /**< default 0 */
    int64_t dim2; /**< default 1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_diagonal_copy_options;
TORC_API torc_tensor torc_diagonal_copy_with(torc_tensor self, const torc_diagonal_copy_options *options);
TORC_API torc_tensor torc_diagonal_copy_out_with(torc_tensor out, torc_tensor self, const torc_diagonal_copy_options *options);

/** unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor
 *  unfold, as a new contiguous tensor. */
TORC_API torc_tensor torc_unfold_copy(torc_tensor self, int64_t dimension, int64_t size, int64_t step);
TORC_API torc_tensor torc_unfold_copy_out(torc_tensor out, torc_tensor self, int64_t dimension, int64_t size, int64_t step);

/** as_strided_copy(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor
 *  as_strided, as a new contiguous tensor. */
typedef struct torc_as_strided_copy_options {
    size_t struct_size; /**< sizeof(torc_as_strided_copy_options) */
    int64_t storage_offset; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_as_strided_copy_options;
TORC_API torc_tensor torc_as_strided_copy_with(torc_tensor self, torc_ints size, torc_ints stride, const torc_as_strided_copy_options *options);
TORC_API torc_tensor torc_as_strided_copy_out_with(torc_tensor out, torc_tensor self, torc_ints size, torc_ints stride, const torc_as_strided_copy_options *options);

/** squeeze_copy.dims(Tensor self, int[1]? dim=None) -> Tensor
 *  squeeze, as a new contiguous tensor. */
typedef struct torc_squeeze_copy_options {
    size_t struct_size; /**< sizeof(torc_squeeze_copy_options) */
    torc_ints dim; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_squeeze_copy_options;
TORC_API torc_tensor torc_squeeze_copy_with(torc_tensor self, const torc_squeeze_copy_options *options);
TORC_API torc_tensor torc_squeeze_copy_out_with(torc_tensor out, torc_tensor self, const torc_squeeze_copy_options *options);

/** view_as_real_copy(Tensor self) -> Tensor
 *  view_as_real, as a new contiguous tensor. */
TORC_API torc_tensor torc_view_as_real_copy(torc_tensor self);
TORC_API torc_tensor torc_view_as_real_copy_out(torc_tensor out, torc_tensor self);

/** view_as_complex_copy(Tensor self) -> Tensor
 *  view_as_complex, as a new contiguous tensor. */
TORC_API torc_tensor torc_view_as_complex_copy(torc_tensor self);
TORC_API torc_tensor torc_view_as_complex_copy_out(torc_tensor out, torc_tensor self);

/** select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor
 *  self with src as slice number index of dimension dim. */
TORC_API torc_tensor torc_select_scatter(torc_tensor self, torc_tensor src, int64_t dim, int64_t index);

/** slice_scatter(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor
 *  self with src in place of the slices start to end of dimension dim. */
typedef struct torc_slice_scatter_options {
    size_t struct_size; /**< sizeof(torc_slice_scatter_options) */
    int64_t dim; /**< default 0 */
    int64_t start; /**< default None */
    int64_t end; /**< default None */
    int64_t step; /**< default 1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_slice_scatter_options;
TORC_API torc_tensor torc_slice_scatter_with(torc_tensor self, torc_tensor src, const torc_slice_scatter_options *options);
TORC_API torc_tensor torc_slice_scatter_out_with(torc_tensor out, torc_tensor self, torc_tensor src, const torc_slice_scatter_options *options);

/** diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
 *  self with src as a diagonal. */
typedef struct torc_diagonal_scatter_options {
    size_t struct_size; /**< sizeof(torc_diagonal_scatter_options) */
    int64_t offset; /**< default 0 */
    int64_t dim1; /**< default 0 */
    int64_t dim2; /**< default 1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_diagonal_scatter_options;
TORC_API torc_tensor torc_diagonal_scatter_with(torc_tensor self, torc_tensor src, const torc_diagonal_scatter_options *options);

/** as_strided_scatter(Tensor self, Tensor src, int[] size, int[] stride, int? storage_offset=None) -> Tensor
 *  self with src in place of what as_strided shows of it. */
typedef struct torc_as_strided_scatter_options {
    size_t struct_size; /**< sizeof(torc_as_strided_scatter_options) */
    int64_t storage_offset; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_as_strided_scatter_options;
TORC_API torc_tensor torc_as_strided_scatter_with(torc_tensor self, torc_tensor src, torc_ints size, torc_ints stride, const torc_as_strided_scatter_options *options);

/** fill_diagonal_(Tensor(a!) self, Scalar fill_value, bool wrap=False) -> Tensor(a!)
 *  Set the main diagonal of all dimensions; with wrap a tall matrix has several. */
typedef struct torc_fill_diagonal_inplace_options {
    size_t struct_size; /**< sizeof(torc_fill_diagonal_inplace_options) */
    torc_flag wrap; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_fill_diagonal_inplace_options;
TORC_API torc_tensor torc_fill_diagonal_inplace_with(torc_tensor self, torc_number fill_value, const torc_fill_diagonal_inplace_options *options);

/** sum_to_size(Tensor self, int[] size) -> Tensor(a)
 *  The sum over what an expansion from size would repeat. */
TORC_API torc_tensor torc_sum_to_size(torc_tensor self, torc_ints size);

/** index_select(Tensor self, int dim, Tensor index) -> Tensor
 *  The slices index[0], index[1], … of dimension dim. */
TORC_API torc_tensor torc_index_select(torc_tensor self, int64_t dim, torc_tensor index);
TORC_API torc_tensor torc_index_select_out(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index);

/** gather(Tensor self, int dim, Tensor index) -> Tensor
 *  out[i][j][k] = self[index[i][j][k]][j][k] for dim 0, and so on. */
TORC_API torc_tensor torc_gather(torc_tensor self, int64_t dim, torc_tensor index);
TORC_API torc_tensor torc_gather_out(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index);

/** scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
 *  self with self[index[i][j][k]][j][k] = src[i][j][k] for dim 0, and so on. */
TORC_API torc_tensor torc_scatter(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src);
TORC_API torc_tensor torc_scatter_(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src);
TORC_API torc_tensor torc_scatter_out(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src);

/** scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
 *  scatter of one number (torch.scatter with a value). */
TORC_API torc_tensor torc_scatter_value(torc_tensor self, int64_t dim, torc_tensor index, torc_number value);
TORC_API torc_tensor torc_scatter_value_(torc_tensor self, int64_t dim, torc_tensor index, torc_number value);
TORC_API torc_tensor torc_scatter_value_out(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_number value);

/** scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
 *  self with self[index[i][j][k]][j][k] += src[i][j][k] for dim 0, and so on. */
TORC_API torc_tensor torc_scatter_add(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src);
TORC_API torc_tensor torc_scatter_add_(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src);
TORC_API torc_tensor torc_scatter_add_out(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src);

/** scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor
 *  scatter that combines by 'sum', 'prod', 'mean', 'amax' or 'amin', with or without the value that self has there. */
typedef struct torc_scatter_reduce_options {
    size_t struct_size; /**< sizeof(torc_scatter_reduce_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_flag include_self; /**< default True */
} torc_scatter_reduce_options;
TORC_API torc_tensor torc_scatter_reduce_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const char *reduce, const torc_scatter_reduce_options *options);
TORC_API torc_tensor torc_scatter_reduce_inplace_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const char *reduce, const torc_scatter_reduce_options *options);
TORC_API torc_tensor torc_scatter_reduce_out_with(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const char *reduce, const torc_scatter_reduce_options *options);

/** index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
 *  self with slice index[i] of dimension dim increased by alpha * slice i of source. */
typedef struct torc_index_add_options {
    size_t struct_size; /**< sizeof(torc_index_add_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_number alpha; /**< default 1 */
} torc_index_add_options;
TORC_API torc_tensor torc_index_add_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const torc_index_add_options *options);
TORC_API torc_tensor torc_index_add_inplace_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const torc_index_add_options *options);
TORC_API torc_tensor torc_index_add_out_with(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const torc_index_add_options *options);

/** index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor
 *  self with slice index[i] of dimension dim replaced by slice i of source. */
TORC_API torc_tensor torc_index_copy(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source);
TORC_API torc_tensor torc_index_copy_(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source);
TORC_API torc_tensor torc_index_copy_out(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source);

/** index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
 *  self with the slices index of dimension dim set to value. */
TORC_API torc_tensor torc_index_fill(torc_tensor self, int64_t dim, torc_tensor index, torc_number value);
TORC_API torc_tensor torc_index_fill_(torc_tensor self, int64_t dim, torc_tensor index, torc_number value);

/** sort.stable(Tensor self, int dim=-1, bool descending=False, bool stable=False) -> (Tensor values, Tensor indices)
 *  Values in order along dim, and where they came from. Always stable; NaN is the greatest. */
typedef struct torc_sort_options {
    size_t struct_size; /**< sizeof(torc_sort_options) */
    int64_t dim; /**< default -1 */
    torc_flag descending; /**< default False */
    torc_flag stable; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_sort_options;
typedef struct torc_sort_result { torc_tensor values, indices; } torc_sort_result;
TORC_API torc_sort_result torc_sort_with(torc_tensor self, const torc_sort_options *options);
TORC_API torc_sort_result torc_sort_out_with(torc_sort_result out, torc_tensor self, const torc_sort_options *options);

/** topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)
 *  The k greatest (or smallest) values along dim, and where they came from. */
typedef struct torc_topk_options {
    size_t struct_size; /**< sizeof(torc_topk_options) */
    int64_t dim; /**< default -1 */
    torc_flag largest; /**< default True */
    torc_flag sorted; /**< default True */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_topk_options;
typedef struct torc_topk_result { torc_tensor values, indices; } torc_topk_result;
TORC_API torc_topk_result torc_topk_with(torc_tensor self, int64_t k, const torc_topk_options *options);
TORC_API torc_topk_result torc_topk_out_with(torc_topk_result out, torc_tensor self, int64_t k, const torc_topk_options *options);

/** index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor
 *  self with slice index[i] of dimension dim combined with slice i of source by 'prod', 'mean', 'amax' or 'amin'. */
typedef struct torc_index_reduce_options {
    size_t struct_size; /**< sizeof(torc_index_reduce_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_flag include_self; /**< default True */
} torc_index_reduce_options;
TORC_API torc_tensor torc_index_reduce_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const char *reduce, const torc_index_reduce_options *options);
TORC_API torc_tensor torc_index_reduce_inplace_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const char *reduce, const torc_index_reduce_options *options);
TORC_API torc_tensor torc_index_reduce_out_with(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const char *reduce, const torc_index_reduce_options *options);

/** argsort.stable(Tensor self, int dim=-1, bool descending=False, bool stable=False) -> Tensor
 *  The indices of sort. */
typedef struct torc_argsort_options {
    size_t struct_size; /**< sizeof(torc_argsort_options) */
    int64_t dim; /**< default -1 */
    torc_flag descending; /**< default False */
    torc_flag stable; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_argsort_options;
TORC_API torc_tensor torc_argsort_with(torc_tensor self, const torc_argsort_options *options);
TORC_API torc_tensor torc_argsort_out_with(torc_tensor out, torc_tensor self, const torc_argsort_options *options);

/** msort(Tensor self) -> Tensor
 *  The values of sort along dimension 0. */
TORC_API torc_tensor torc_msort(torc_tensor self);
TORC_API torc_tensor torc_msort_out(torc_tensor out, torc_tensor self);

/** index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
 *  self[i0, i1, …]: int64, int32 or mask tensors, one per dimension (a mask: one per dimension it has), NULL to keep a dimension. */
TORC_API torc_tensor torc_index(torc_tensor self, torc_tensors indices);

/** index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
 *  self with self[i0, i1, …] = values, or += values; equal indices then all count. */
typedef struct torc_index_put_options {
    size_t struct_size; /**< sizeof(torc_index_put_options) */
    torc_flag accumulate; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_index_put_options;
TORC_API torc_tensor torc_index_put_with(torc_tensor self, torc_tensors indices, torc_tensor values, const torc_index_put_options *options);
TORC_API torc_tensor torc_index_put_inplace_with(torc_tensor self, torc_tensors indices, torc_tensor values, const torc_index_put_options *options);

/** masked_select(Tensor self, Tensor mask) -> Tensor
 *  The elements where mask holds, in order, as a 1-D tensor. */
TORC_API torc_tensor torc_masked_select(torc_tensor self, torc_tensor mask);
TORC_API torc_tensor torc_masked_select_out(torc_tensor out, torc_tensor self, torc_tensor mask);

/** masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor
 *  self with the elements where mask holds replaced by those of source, in order. */
TORC_API torc_tensor torc_masked_scatter(torc_tensor self, torc_tensor mask, torc_tensor source);
TORC_API torc_tensor torc_masked_scatter_(torc_tensor self, torc_tensor mask, torc_tensor source);

/** nonzero(Tensor self) -> Tensor
 *  Coordinates of the elements that are not 0: int64, one row each. */
TORC_API torc_tensor torc_nonzero(torc_tensor self);
TORC_API torc_tensor torc_nonzero_out(torc_tensor out, torc_tensor self);

/** argwhere(Tensor self) -> Tensor
 *  nonzero. */
TORC_API torc_tensor torc_argwhere(torc_tensor self);

/** take(Tensor self, Tensor index) -> Tensor
 *  Elements of the flattened self, in the shape of index. */
TORC_API torc_tensor torc_take(torc_tensor self, torc_tensor index);
TORC_API torc_tensor torc_take_out(torc_tensor out, torc_tensor self, torc_tensor index);

/** put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor
 *  self with the elements at places of the flattened self replaced by those of source, or with these added. */
typedef struct torc_put_options {
    size_t struct_size; /**< sizeof(torc_put_options) */
    torc_flag accumulate; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_put_options;
TORC_API torc_tensor torc_put_with(torc_tensor self, torc_tensor index, torc_tensor source, const torc_put_options *options);
TORC_API torc_tensor torc_put_inplace_with(torc_tensor self, torc_tensor index, torc_tensor source, const torc_put_options *options);

/** take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor
 *  gather, with self and indices broadcast against each other outside dim; without dim: of the flattened tensors. */
typedef struct torc_take_along_dim_options {
    size_t struct_size; /**< sizeof(torc_take_along_dim_options) */
    int64_t dim; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_take_along_dim_options;
TORC_API torc_tensor torc_take_along_dim_with(torc_tensor self, torc_tensor indices, const torc_take_along_dim_options *options);
TORC_API torc_tensor torc_take_along_dim_out_with(torc_tensor out, torc_tensor self, torc_tensor indices, const torc_take_along_dim_options *options);

/** repeat_interleave.self_int(Tensor self, int repeats, int? dim=None, *, int? output_size=None) -> Tensor
 *  Each slice of dimension dim so many times; without dim, each element of the flattened tensor. */
typedef struct torc_repeat_interleave_options {
    size_t struct_size; /**< sizeof(torc_repeat_interleave_options) */
    int64_t dim; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    int64_t output_size; /**< default None */
} torc_repeat_interleave_options;
TORC_API torc_tensor torc_repeat_interleave_with(torc_tensor self, int64_t repeats, const torc_repeat_interleave_options *options);

/** repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, int? output_size=None) -> Tensor
 *  Each slice as often as repeats says; the host waits for their sum unless output_size gives it (torch.repeat_interleave with a tensor). */
typedef struct torc_repeat_interleave_tensor_options {
    size_t struct_size; /**< sizeof(torc_repeat_interleave_tensor_options) */
    int64_t dim; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    int64_t output_size; /**< default None */
} torc_repeat_interleave_tensor_options;
TORC_API torc_tensor torc_repeat_interleave_tensor_with(torc_tensor self, torc_tensor repeats, const torc_repeat_interleave_tensor_options *options);

/** repeat_interleave.Tensor(Tensor repeats, *, int? output_size=None) -> Tensor
 *  0 repeats[0] times, then 1 repeats[1] times, and so on (torch.repeat_interleave of one tensor). */
typedef struct torc_repeat_interleave_counts_options {
    size_t struct_size; /**< sizeof(torc_repeat_interleave_counts_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    int64_t output_size; /**< default None */
} torc_repeat_interleave_counts_options;
TORC_API torc_tensor torc_repeat_interleave_counts_with(torc_tensor repeats, const torc_repeat_interleave_counts_options *options);

/** isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor
 *  Is each element one of test_elements? */
typedef struct torc_isin_options {
    size_t struct_size; /**< sizeof(torc_isin_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_flag assume_unique; /**< default False */
    torc_flag invert; /**< default False */
} torc_isin_options;
TORC_API torc_tensor torc_isin_with(torc_tensor elements, torc_tensor test_elements, const torc_isin_options *options);
TORC_API torc_tensor torc_isin_out_with(torc_tensor out, torc_tensor elements, torc_tensor test_elements, const torc_isin_options *options);

/** searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor
 *  Where values would stand in the sorted last dimension of sorted_sequence: before its equals, or behind them with right. */
typedef struct torc_searchsorted_options {
    size_t struct_size; /**< sizeof(torc_searchsorted_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_flag out_int32; /**< default False */
    torc_flag right; /**< default False */
    const char *side; /**< default None */
    torc_tensor sorter; /**< default None */
} torc_searchsorted_options;
TORC_API torc_tensor torc_searchsorted_with(torc_tensor sorted_sequence, torc_tensor self, const torc_searchsorted_options *options);
TORC_API torc_tensor torc_searchsorted_out_with(torc_tensor out, torc_tensor sorted_sequence, torc_tensor self, const torc_searchsorted_options *options);

/** bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor
 *  searchsorted among boundaries, a sorted vector. */
typedef struct torc_bucketize_options {
    size_t struct_size; /**< sizeof(torc_bucketize_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_flag out_int32; /**< default False */
    torc_flag right; /**< default False */
} torc_bucketize_options;
TORC_API torc_tensor torc_bucketize_with(torc_tensor self, torc_tensor boundaries, const torc_bucketize_options *options);
TORC_API torc_tensor torc_bucketize_out_with(torc_tensor out, torc_tensor self, torc_tensor boundaries, const torc_bucketize_options *options);

/** multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor
 *  Places drawn with the probabilities in each row, which need not sum to 1. */
typedef struct torc_multinomial_options {
    size_t struct_size; /**< sizeof(torc_multinomial_options) */
    torc_flag replacement; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_generator generator; /**< default None */
} torc_multinomial_options;
TORC_API torc_tensor torc_multinomial_with(torc_tensor self, int64_t num_samples, const torc_multinomial_options *options);
TORC_API torc_tensor torc_multinomial_out_with(torc_tensor out, torc_tensor self, int64_t num_samples, const torc_multinomial_options *options);

/** unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor output, Tensor inverse_indices, Tensor counts)
 *  _unique2 of the slices of dimension dim (torch.unique with dim); where they are and how often is always told. */
typedef struct torc_unique_dim_options {
    size_t struct_size; /**< sizeof(torc_unique_dim_options) */
    torc_flag sorted; /**< default True */
    torc_flag return_inverse; /**< default False */
    torc_flag return_counts; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_unique_dim_options;
typedef struct torc_unique_dim_result { torc_tensor output, inverse_indices, counts; } torc_unique_dim_result;
TORC_API torc_unique_dim_result torc_unique_dim_with(torc_tensor self, int64_t dim, const torc_unique_dim_options *options);

/** unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor output, Tensor inverse_indices, Tensor counts)
 *  The first of each run of equal elements, or slices; which run each is in, and how long they are. */
typedef struct torc_unique_consecutive_options {
    size_t struct_size; /**< sizeof(torc_unique_consecutive_options) */
    torc_flag return_inverse; /**< default False */
    torc_flag return_counts; /**< default False */
    int64_t dim; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_unique_consecutive_options;
typedef struct torc_unique_consecutive_result { torc_tensor output, inverse_indices, counts; } torc_unique_consecutive_result;
TORC_API torc_unique_consecutive_result torc_unique_consecutive_with(torc_tensor self, const torc_unique_consecutive_options *options);

/** kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
 *  The k-th smallest element along dim, counted from 1, and where it is. */
typedef struct torc_kthvalue_options {
    size_t struct_size; /**< sizeof(torc_kthvalue_options) */
    int64_t dim; /**< default -1 */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_kthvalue_options;
typedef struct torc_kthvalue_result { torc_tensor values, indices; } torc_kthvalue_result;
TORC_API torc_kthvalue_result torc_kthvalue_with(torc_tensor self, int64_t k, const torc_kthvalue_options *options);
TORC_API torc_kthvalue_result torc_kthvalue_out_with(torc_kthvalue_result out, torc_tensor self, int64_t k, const torc_kthvalue_options *options);

/** mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
 *  The most frequent element along dim, the smallest of several, and where it is last. */
typedef struct torc_mode_options {
    size_t struct_size; /**< sizeof(torc_mode_options) */
    int64_t dim; /**< default -1 */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_mode_options;
typedef struct torc_mode_result { torc_tensor values, indices; } torc_mode_result;
TORC_API torc_mode_result torc_mode_with(torc_tensor self, const torc_mode_options *options);
TORC_API torc_mode_result torc_mode_out_with(torc_mode_result out, torc_tensor self, const torc_mode_options *options);

/** bincount(Tensor self, Tensor? weights=None, int minlength=0) -> Tensor
 *  How often each whole number is in a vector, or the sum of its weights. */
typedef struct torc_bincount_options {
    size_t struct_size; /**< sizeof(torc_bincount_options) */
    torc_tensor weights; /**< default None */
    int64_t minlength; /**< default 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_bincount_options;
TORC_API torc_tensor torc_bincount_with(torc_tensor self, const torc_bincount_options *options);

/** mm(Tensor self, Tensor mat2) -> Tensor
 *  Matrix product of two 2-D tensors, without broadcasting. */
TORC_API torc_tensor torc_mm(torc_tensor self, torc_tensor mat2);
TORC_API torc_tensor torc_mm_out(torc_tensor out, torc_tensor self, torc_tensor mat2);

/** bmm(Tensor self, Tensor mat2) -> Tensor
 *  Matrix products of two batches (3-D tensors) of matrices, without broadcasting. */
TORC_API torc_tensor torc_bmm(torc_tensor self, torc_tensor mat2);
TORC_API torc_tensor torc_bmm_out(torc_tensor out, torc_tensor self, torc_tensor mat2);

/** mv(Tensor self, Tensor vec) -> Tensor
 *  Product of a matrix and a vector. */
TORC_API torc_tensor torc_mv(torc_tensor self, torc_tensor vec);
TORC_API torc_tensor torc_mv_out(torc_tensor out, torc_tensor self, torc_tensor vec);

/** dot(Tensor self, Tensor tensor) -> Tensor
 *  Inner product of two 1-D tensors of one length; a 0-dim tensor. */
TORC_API torc_tensor torc_dot(torc_tensor self, torc_tensor tensor);
TORC_API torc_tensor torc_dot_out(torc_tensor out, torc_tensor self, torc_tensor tensor);

/** vdot(Tensor self, Tensor other) -> Tensor
 *  dot of the conjugate of self, if that is complex, and other. */
TORC_API torc_tensor torc_vdot(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_vdot_out(torc_tensor out, torc_tensor self, torc_tensor other);

/** addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
 *  beta * self + alpha * (mat1 @ mat2); self broadcasts; with beta 0 it is not read. */
typedef struct torc_addmm_options {
    size_t struct_size; /**< sizeof(torc_addmm_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_number beta; /**< default 1 */
    torc_number alpha; /**< default 1 */
} torc_addmm_options;
TORC_API torc_tensor torc_addmm_with(torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc_addmm_options *options);
TORC_API torc_tensor torc_addmm_inplace_with(torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc_addmm_options *options);
TORC_API torc_tensor torc_addmm_out_with(torc_tensor out, torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc_addmm_options *options);

/** baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
 *  beta * self + alpha * (batch1 @ batch2) for batches of matrices; self broadcasts. */
typedef struct torc_baddbmm_options {
    size_t struct_size; /**< sizeof(torc_baddbmm_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_number beta; /**< default 1 */
    torc_number alpha; /**< default 1 */
} torc_baddbmm_options;
TORC_API torc_tensor torc_baddbmm_with(torc_tensor self, torc_tensor batch1, torc_tensor batch2, const torc_baddbmm_options *options);
TORC_API torc_tensor torc_baddbmm_inplace_with(torc_tensor self, torc_tensor batch1, torc_tensor batch2, const torc_baddbmm_options *options);
TORC_API torc_tensor torc_baddbmm_out_with(torc_tensor out, torc_tensor self, torc_tensor batch1, torc_tensor batch2, const torc_baddbmm_options *options);

/** addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor
 *  beta * self + alpha * (mat @ vec); self broadcasts. */
typedef struct torc_addmv_options {
    size_t struct_size; /**< sizeof(torc_addmv_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_number beta; /**< default 1 */
    torc_number alpha; /**< default 1 */
} torc_addmv_options;
TORC_API torc_tensor torc_addmv_with(torc_tensor self, torc_tensor mat, torc_tensor vec, const torc_addmv_options *options);
TORC_API torc_tensor torc_addmv_inplace_with(torc_tensor self, torc_tensor mat, torc_tensor vec, const torc_addmv_options *options);
TORC_API torc_tensor torc_addmv_out_with(torc_tensor out, torc_tensor self, torc_tensor mat, torc_tensor vec, const torc_addmv_options *options);

/** linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor
 *  input @ weight.T + bias over the last dimension; weight is (out_features, in_features) or (in_features). */
typedef struct torc_linear_options {
    size_t struct_size; /**< sizeof(torc_linear_options) */
    torc_tensor bias; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_linear_options;
TORC_API torc_tensor torc_linear_with(torc_tensor input, torc_tensor weight, const torc_linear_options *options);
TORC_API torc_tensor torc_linear_out_with(torc_tensor out, torc_tensor input, torc_tensor weight, const torc_linear_options *options);

/** matmul(Tensor self, Tensor other) -> Tensor
 *  Matrix product with broadcast batch dimensions; 1-D operands are vectors. */
TORC_API torc_tensor torc_matmul(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_matmul_out(torc_tensor out, torc_tensor self, torc_tensor other);

/** outer(Tensor self, Tensor vec2) -> Tensor
 *  Outer product of two 1-D tensors. */
TORC_API torc_tensor torc_outer(torc_tensor self, torc_tensor vec2);
TORC_API torc_tensor torc_outer_out(torc_tensor out, torc_tensor self, torc_tensor vec2);

/** einsum(str equation, Tensor[] tensors) -> Tensor(a)
 *  Sums of products by Einstein's convention, 'bij,bjk->bik': letters name dimensions, an ellipsis those that broadcast. */
TORC_API torc_tensor torc_einsum(const char *equation, torc_tensors tensors);

/** tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor
 *  Products summed over pairs of dimensions, those of dims_self with those of dims_other. */
TORC_API torc_tensor torc_tensordot(torc_tensor self, torc_tensor other, torc_ints dims_self, torc_ints dims_other);
TORC_API torc_tensor torc_tensordot_out(torc_tensor out, torc_tensor self, torc_tensor other, torc_ints dims_self, torc_ints dims_other);

/** linalg_multi_dot(Tensor[] tensors) -> Tensor
 *  The product of matrices in the order that takes the fewest multiplications; the first and the last may be vectors. */
TORC_API torc_tensor torc_linalg_multi_dot(torc_tensors tensors);
TORC_API torc_tensor torc_linalg_multi_dot_out(torc_tensor out, torc_tensors tensors);

/** chain_matmul(Tensor[] matrices) -> Tensor
 *  linalg_multi_dot of matrices under its older name; of a single one a copy. */
TORC_API torc_tensor torc_chain_matmul(torc_tensors matrices);
TORC_API torc_tensor torc_chain_matmul_out(torc_tensor out, torc_tensors matrices);

/** inner(Tensor self, Tensor other) -> Tensor
 *  Products summed over the last dimension of both. */
TORC_API torc_tensor torc_inner(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_inner_out(torc_tensor out, torc_tensor self, torc_tensor other);

/** linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor
 *  The dot products of x, conjugated, with y along dim. */
typedef struct torc_linalg_vecdot_options {
    size_t struct_size; /**< sizeof(torc_linalg_vecdot_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    int64_t dim; /**< default -1 */
} torc_linalg_vecdot_options;
TORC_API torc_tensor torc_linalg_vecdot_with(torc_tensor x, torc_tensor y, const torc_linalg_vecdot_options *options);
TORC_API torc_tensor torc_linalg_vecdot_out_with(torc_tensor out, torc_tensor x, torc_tensor y, const torc_linalg_vecdot_options *options);

/** kron(Tensor self, Tensor other) -> Tensor
 *  The Kronecker product: each element of self times all of other, in blocks. */
TORC_API torc_tensor torc_kron(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_kron_out(torc_tensor out, torc_tensor self, torc_tensor other);

/** addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
 *  beta * self + alpha * outer(vec1, vec2); with beta 0 self is not read. */
typedef struct torc_addr_options {
    size_t struct_size; /**< sizeof(torc_addr_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_number beta; /**< default 1 */
    torc_number alpha; /**< default 1 */
} torc_addr_options;
TORC_API torc_tensor torc_addr_with(torc_tensor self, torc_tensor vec1, torc_tensor vec2, const torc_addr_options *options);
TORC_API torc_tensor torc_addr_inplace_with(torc_tensor self, torc_tensor vec1, torc_tensor vec2, const torc_addr_options *options);
TORC_API torc_tensor torc_addr_out_with(torc_tensor out, torc_tensor self, torc_tensor vec1, torc_tensor vec2, const torc_addr_options *options);

/** addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
 *  beta * self + alpha * the sum of the products of two batches of matrices. */
typedef struct torc_addbmm_options {
    size_t struct_size; /**< sizeof(torc_addbmm_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_number beta; /**< default 1 */
    torc_number alpha; /**< default 1 */
} torc_addbmm_options;
TORC_API torc_tensor torc_addbmm_with(torc_tensor self, torc_tensor batch1, torc_tensor batch2, const torc_addbmm_options *options);
TORC_API torc_tensor torc_addbmm_inplace_with(torc_tensor self, torc_tensor batch1, torc_tensor batch2, const torc_addbmm_options *options);
TORC_API torc_tensor torc_addbmm_out_with(torc_tensor out, torc_tensor self, torc_tensor batch1, torc_tensor batch2, const torc_addbmm_options *options);

/** linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor
 *  The cross products of vectors of three along dim. */
typedef struct torc_linalg_cross_options {
    size_t struct_size; /**< sizeof(torc_linalg_cross_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    int64_t dim; /**< default -1 */
} torc_linalg_cross_options;
TORC_API torc_tensor torc_linalg_cross_with(torc_tensor self, torc_tensor other, const torc_linalg_cross_options *options);
TORC_API torc_tensor torc_linalg_cross_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_linalg_cross_options *options);

/** cross(Tensor self, Tensor other, int? dim=None) -> Tensor
 *  linalg_cross; without dim along the first dimension of size 3. */
typedef struct torc_cross_options {
    size_t struct_size; /**< sizeof(torc_cross_options) */
    int64_t dim; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_cross_options;
TORC_API torc_tensor torc_cross_with(torc_tensor self, torc_tensor other, const torc_cross_options *options);
TORC_API torc_tensor torc_cross_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_cross_options *options);

/** linear_gelu(Tensor input, Tensor weight, Tensor? bias=None, *, str approximate='none') -> Tensor
 *  gelu(linear(input, weight, bias)), in one launch, not rounded between, where the device has it: CUDA with 'tanh'. */
typedef struct torc_linear_gelu_options {
    size_t struct_size; /**< sizeof(torc_linear_gelu_options) */
    torc_tensor bias; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    const char *approximate; /**< default 'none' */
} torc_linear_gelu_options;
TORC_API torc_tensor torc_linear_gelu_with(torc_tensor input, torc_tensor weight, const torc_linear_gelu_options *options);

/** linear_gelu_linear(Tensor input, Tensor weight1, Tensor? bias1, Tensor weight2, Tensor? bias2, *, str approximate='none') -> Tensor
 *  linear(linear_gelu(input, weight1, bias1), weight2, bias2), a transformer's hidden layer: likewise, as one node. */
typedef struct torc_linear_gelu_linear_options {
    size_t struct_size; /**< sizeof(torc_linear_gelu_linear_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    const char *approximate; /**< default 'none' */
} torc_linear_gelu_linear_options;
TORC_API torc_tensor torc_linear_gelu_linear_with(torc_tensor input, torc_tensor weight1, torc_tensor bias1, torc_tensor weight2, torc_tensor bias2, const torc_linear_gelu_linear_options *options);

/** softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
 *  exp(self) / sum(exp(self)) along dim. */
typedef struct torc_softmax_options {
    size_t struct_size; /**< sizeof(torc_softmax_options) */
    torc_dtype dtype; /**< default None */
    int32_t reserved0; /**< 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_softmax_options;
TORC_API torc_tensor torc_softmax_with(torc_tensor self, int64_t dim, const torc_softmax_options *options);
TORC_API torc_tensor torc_softmax_out_with(torc_tensor out, torc_tensor self, int64_t dim, const torc_softmax_options *options);

/** log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
 *  Logarithm of softmax along dim, without overflow. */
typedef struct torc_log_softmax_options {
    size_t struct_size; /**< sizeof(torc_log_softmax_options) */
    torc_dtype dtype; /**< default None */
    int32_t reserved0; /**< 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_log_softmax_options;
TORC_API torc_tensor torc_log_softmax_with(torc_tensor self, int64_t dim, const torc_log_softmax_options *options);
TORC_API torc_tensor torc_log_softmax_out_with(torc_tensor out, torc_tensor self, int64_t dim, const torc_log_softmax_options *options);

/** native_layer_norm(Tensor input, int[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor output, Tensor mean, Tensor rstd)
 *  Layer normalization with the statistics it used. */
typedef struct torc_native_layer_norm_result { torc_tensor output, mean, rstd; } torc_native_layer_norm_result;
TORC_API torc_native_layer_norm_result torc_native_layer_norm(torc_tensor input, torc_ints normalized_shape, torc_tensor weight, torc_tensor bias, double eps);

/** layer_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05) -> Tensor
 *  Normalize over the last dimensions, which are normalized_shape; then scale and shift elementwise. */
typedef struct torc_layer_norm_options {
    size_t struct_size; /**< sizeof(torc_layer_norm_options) */
    torc_tensor weight; /**< default None */
    torc_tensor bias; /**< default None */
    double eps; /**< default 1e-05 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_layer_norm_options;
TORC_API torc_tensor torc_layer_norm_with(torc_tensor input, torc_ints normalized_shape, const torc_layer_norm_options *options);

/** native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!)? running_mean, Tensor(b!)? running_var, bool training, float momentum, float eps) -> (Tensor output, Tensor save_mean, Tensor save_invstd)
 *  Batch normalization with the statistics it used; updates the running ones. */
typedef struct torc_native_batch_norm_result { torc_tensor output, save_mean, save_invstd; } torc_native_batch_norm_result;
TORC_API torc_native_batch_norm_result torc_native_batch_norm(torc_tensor input, torc_tensor weight, torc_tensor bias, torc_tensor running_mean, torc_tensor running_var, bool training, double momentum, double eps);
TORC_API torc_native_batch_norm_result torc_native_batch_norm_out(torc_native_batch_norm_result out, torc_tensor input, torc_tensor weight, torc_tensor bias, torc_tensor running_mean, torc_tensor running_var, bool training, double momentum, double eps);

/** batch_norm(Tensor input, Tensor(a!)? running_mean, Tensor(b!)? running_var, Tensor? weight=None, Tensor? bias=None, bool training=False, float momentum=0.1, float eps=1e-05) -> Tensor
 *  Normalize each channel (dimension 1), by the batch's statistics in training, by the running ones otherwise. */
typedef struct torc_batch_norm_options {
    size_t struct_size; /**< sizeof(torc_batch_norm_options) */
    torc_tensor weight; /**< default None */
    torc_tensor bias; /**< default None */
    torc_flag training; /**< default False */
    double momentum; /**< default 0.1 */
    double eps; /**< default 1e-05 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_batch_norm_options;
TORC_API torc_tensor torc_batch_norm_with(torc_tensor input, torc_tensor running_mean, torc_tensor running_var, const torc_batch_norm_options *options);

/** instance_norm(Tensor input, Tensor(a!)? running_mean=None, Tensor(b!)? running_var=None, Tensor? weight=None, Tensor? bias=None, bool use_input_stats=True, float momentum=0.1, float eps=1e-05) -> Tensor
 *  Normalize each channel of each sample by its own statistics. */
typedef struct torc_instance_norm_options {
    size_t struct_size; /**< sizeof(torc_instance_norm_options) */
    torc_tensor running_mean; /**< default None */
    torc_tensor running_var; /**< default None */
    torc_tensor weight; /**< default None */
    torc_tensor bias; /**< default None */
    torc_flag use_input_stats; /**< default True */
    double momentum; /**< default 0.1 */
    double eps; /**< default 1e-05 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_instance_norm_options;
TORC_API torc_tensor torc_instance_norm_with(torc_tensor input, const torc_instance_norm_options *options);

/** native_group_norm(Tensor input, Tensor? weight, Tensor? bias, int N, int C, int HxW, int group, float eps) -> (Tensor output, Tensor mean, Tensor rstd)
 *  Group normalization of N samples of C channels of HxW elements, with the statistics it used. */
typedef struct torc_native_group_norm_result { torc_tensor output, mean, rstd; } torc_native_group_norm_result;
TORC_API torc_native_group_norm_result torc_native_group_norm(torc_tensor input, torc_tensor weight, torc_tensor bias, int64_t n, int64_t c, int64_t HxW, int64_t group, double eps);

/** group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05) -> Tensor
 *  Normalize num_groups groups of channels of each sample; then scale and shift each channel. */
typedef struct torc_group_norm_options {
    size_t struct_size; /**< sizeof(torc_group_norm_options) */
    torc_tensor weight; /**< default None */
    torc_tensor bias; /**< default None */
    double eps; /**< default 1e-05 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_group_norm_options;
TORC_API torc_tensor torc_group_norm_with(torc_tensor input, int64_t num_groups, const torc_group_norm_options *options);

/** rms_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor
 *  Divide by the root of the mean square over the last dimensions; eps defaults to the epsilon of the dtype that is computed in. */
typedef struct torc_rms_norm_options {
    size_t struct_size; /**< sizeof(torc_rms_norm_options) */
    torc_tensor weight; /**< default None */
    double eps; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_rms_norm_options;
TORC_API torc_tensor torc_rms_norm_with(torc_tensor input, torc_ints normalized_shape, const torc_rms_norm_options *options);

/** native_dropout(Tensor input, float p, bool train, Generator? generator=None) -> (Tensor output, Tensor mask)
 *  Zero elements with probability p and scale the others by 1/(1-p); the mask is true where they stay. */
typedef struct torc_native_dropout_options {
    size_t struct_size; /**< sizeof(torc_native_dropout_options) */
    torc_generator generator; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_native_dropout_options;
typedef struct torc_native_dropout_result { torc_tensor output, mask; } torc_native_dropout_result;
TORC_API torc_native_dropout_result torc_native_dropout_with(torc_tensor input, double p, bool train, const torc_native_dropout_options *options);

/** dropout(Tensor input, float p=0.5, bool training=True, Generator? generator=None) -> Tensor
 *  In training, zero elements with probability p and scale the others by 1/(1-p). */
typedef struct torc_dropout_options {
    size_t struct_size; /**< sizeof(torc_dropout_options) */
    double p; /**< default 0.5 */
    torc_flag training; /**< default True */
    torc_generator generator; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_dropout_options;
TORC_API torc_tensor torc_dropout_with(torc_tensor input, const torc_dropout_options *options);
TORC_API torc_tensor torc_dropout_inplace_with(torc_tensor input, const torc_dropout_options *options);

/** feature_dropout(Tensor input, float p=0.5, bool training=True, Generator? generator=None) -> Tensor
 *  dropout of whole channels (dimensions 0 and 1 are sample and channel). */
typedef struct torc_feature_dropout_options {
    size_t struct_size; /**< sizeof(torc_feature_dropout_options) */
    double p; /**< default 0.5 */
    torc_flag training; /**< default True */
    torc_generator generator; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_feature_dropout_options;
TORC_API torc_tensor torc_feature_dropout_with(torc_tensor input, const torc_feature_dropout_options *options);
TORC_API torc_tensor torc_feature_dropout_inplace_with(torc_tensor input, const torc_feature_dropout_options *options);

/** embedding(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor
 *  Rows of weight at indices. The row padding_idx gets no gradient. */
typedef struct torc_embedding_options {
    size_t struct_size; /**< sizeof(torc_embedding_options) */
    int64_t padding_idx; /**< default -1 */
    torc_flag scale_grad_by_freq; /**< default False */
    torc_flag sparse; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_embedding_options;
TORC_API torc_tensor torc_embedding_with(torc_tensor weight, torc_tensor indices, const torc_embedding_options *options);

/** convolution(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups) -> Tensor
 *  Convolution of every kind in one, two or three dimensions (three, on the CPU: by conv3d and conv_transpose3d). */
TORC_API torc_tensor torc_convolution(torc_tensor input, torc_tensor weight, torc_tensor bias, torc_ints stride, torc_ints padding, torc_ints dilation, bool transposed, torc_ints output_padding, int64_t groups);

/** conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] dilation=1, int groups=1) -> Tensor
 *  Cross-correlation over (N, C, L) or (C, L). */
typedef struct torc_conv1d_options {
    size_t struct_size; /**< sizeof(torc_conv1d_options) */
    torc_tensor bias; /**< default None */
    torc_ints stride; /**< default 1 */
    torc_ints padding; /**< default 0 */
    torc_ints dilation; /**< default 1 */
    int64_t groups; /**< default 1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_conv1d_options;
TORC_API torc_tensor torc_conv1d_with(torc_tensor input, torc_tensor weight, const torc_conv1d_options *options);

/** conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] dilation=1, int groups=1) -> Tensor
 *  Cross-correlation over (N, C, H, W) or (C, H, W). */
typedef struct torc_conv2d_options {
    size_t struct_size; /**< sizeof(torc_conv2d_options) */
    torc_tensor bias; /**< default None */
    torc_ints stride; /**< default 1 */
    torc_ints padding; /**< default 0 */
    torc_ints dilation; /**< default 1 */
    int64_t groups; /**< default 1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_conv2d_options;
TORC_API torc_tensor torc_conv2d_with(torc_tensor input, torc_tensor weight, const torc_conv2d_options *options);

/** conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, str padding='valid', int[1] dilation=1, int groups=1) -> Tensor
 *  conv1d with padding 'valid' (none) or 'same' (the output is as long as the input). */
typedef struct torc_conv1d_padding_options {
    size_t struct_size; /**< sizeof(torc_conv1d_padding_options) */
    torc_tensor bias; /**< default None */
    torc_ints stride; /**< default 1 */
    const char *padding; /**< default 'valid' */
    torc_ints dilation; /**< default 1 */
    int64_t groups; /**< default 1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_conv1d_padding_options;
TORC_API torc_tensor torc_conv1d_padding_with(torc_tensor input, torc_tensor weight, const torc_conv1d_padding_options *options);

/** conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, str padding='valid', int[2] dilation=1, int groups=1) -> Tensor
 *  conv2d with padding 'valid' (none) or 'same' (the output is as large as the input). */
typedef struct torc_conv2d_padding_options {
    size_t struct_size; /**< sizeof(torc_conv2d_padding_options) */
    torc_tensor bias; /**< default None */
    torc_ints stride; /**< default 1 */
    const char *padding; /**< default 'valid' */
    torc_ints dilation; /**< default 1 */
    int64_t groups; /**< default 1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_conv2d_padding_options;
TORC_API torc_tensor torc_conv2d_padding_with(torc_tensor input, torc_tensor weight, const torc_conv2d_padding_options *options);

/** conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] output_padding=0, int groups=1, int[1] dilation=1) -> Tensor
 *  Transposed convolution over (N, C, L) or (C, L). */
typedef struct torc_conv_transpose1d_options {
    size_t struct_size; /**< sizeof(torc_conv_transpose1d_options) */
    torc_tensor bias; /**< default None */
    torc_ints stride; /**< default 1 */
    torc_ints padding; /**< default 0 */
    torc_ints output_padding; /**< default 0 */
    int64_t groups; /**< default 1 */
    torc_ints dilation; /**< default 1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_conv_transpose1d_options;
TORC_API torc_tensor torc_conv_transpose1d_with(torc_tensor input, torc_tensor weight, const torc_conv_transpose1d_options *options);

/** conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1) -> Tensor
 *  Transposed convolution over (N, C, H, W) or (C, H, W). */
typedef struct torc_conv_transpose2d_options {
    size_t struct_size; /**< sizeof(torc_conv_transpose2d_options) */
    torc_tensor bias; /**< default None */
    torc_ints stride; /**< default 1 */
    torc_ints padding; /**< default 0 */
    torc_ints output_padding; /**< default 0 */
    int64_t groups; /**< default 1 */
    torc_ints dilation; /**< default 1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_conv_transpose2d_options;
TORC_API torc_tensor torc_conv_transpose2d_with(torc_tensor input, torc_tensor weight, const torc_conv_transpose2d_options *options);

/** max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor output, Tensor indices)
 *  Maximum of each window, and where in the image (h * W + w) it was. */
typedef struct torc_max_pool2d_with_indices_options {
    size_t struct_size; /**< sizeof(torc_max_pool2d_with_indices_options) */
    torc_ints stride; /**< default [] */
    torc_ints padding; /**< default 0 */
    torc_ints dilation; /**< default 1 */
    torc_flag ceil_mode; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_max_pool2d_with_indices_options;
typedef struct torc_max_pool2d_with_indices_result { torc_tensor output, indices; } torc_max_pool2d_with_indices_result;
TORC_API torc_max_pool2d_with_indices_result torc_max_pool2d_with_indices_with(torc_tensor self, torc_ints kernel_size, const torc_max_pool2d_with_indices_options *options);

/** max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor
 *  Maximum of each window; stride defaults to kernel_size. */
typedef struct torc_max_pool2d_options {
    size_t struct_size; /**< sizeof(torc_max_pool2d_options) */
    torc_ints stride; /**< default [] */
    torc_ints padding; /**< default 0 */
    torc_ints dilation; /**< default 1 */
    torc_flag ceil_mode; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_max_pool2d_options;
TORC_API torc_tensor torc_max_pool2d_with(torc_tensor self, torc_ints kernel_size, const torc_max_pool2d_options *options);

/** max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> Tensor
 *  Maximum of each window; stride defaults to kernel_size. */
typedef struct torc_max_pool1d_options {
    size_t struct_size; /**< sizeof(torc_max_pool1d_options) */
    torc_ints stride; /**< default [] */
    torc_ints padding; /**< default 0 */
    torc_ints dilation; /**< default 1 */
    torc_flag ceil_mode; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_max_pool1d_options;
TORC_API torc_tensor torc_max_pool1d_with(torc_tensor self, torc_ints kernel_size, const torc_max_pool1d_options *options);

/** avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
 *  Mean of each window; stride defaults to kernel_size. */
typedef struct torc_avg_pool2d_options {
    size_t struct_size; /**< sizeof(torc_avg_pool2d_options) */
    torc_ints stride; /**< default [] */
    torc_ints padding; /**< default 0 */
    torc_flag ceil_mode; /**< default False */
    torc_flag count_include_pad; /**< default True */
    int64_t divisor_override; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_avg_pool2d_options;
TORC_API torc_tensor torc_avg_pool2d_with(torc_tensor self, torc_ints kernel_size, const torc_avg_pool2d_options *options);
TORC_API torc_tensor torc_avg_pool2d_out_with(torc_tensor out, torc_tensor self, torc_ints kernel_size, const torc_avg_pool2d_options *options);

/** avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor
 *  Mean of each window; stride defaults to kernel_size. */
typedef struct torc_avg_pool1d_options {
    size_t struct_size; /**< sizeof(torc_avg_pool1d_options) */
    torc_ints stride; /**< default [] */
    torc_ints padding; /**< default 0 */
    torc_flag ceil_mode; /**< default False */
    torc_flag count_include_pad; /**< default True */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_avg_pool1d_options;
TORC_API torc_tensor torc_avg_pool1d_with(torc_tensor self, torc_ints kernel_size, const torc_avg_pool1d_options *options);

/** adaptive_avg_pool2d(Tensor self, int[2] output_size) -> Tensor
 *  Mean over windows that divide the image into output_size parts. One number stands for a square. */
TORC_API torc_tensor torc_adaptive_avg_pool2d(torc_tensor self, torc_ints output_size);

/** adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor
 *  Mean over windows that divide the signal into output_size parts. */
TORC_API torc_tensor torc_adaptive_avg_pool1d(torc_tensor self, torc_ints output_size);

/** adaptive_max_pool2d_with_indices(Tensor self, int[2] output_size) -> (Tensor output, Tensor indices)
 *  Maximum over windows that divide the image into output_size parts, and where it was. */
typedef struct torc_adaptive_max_pool2d_result { torc_tensor output, indices; } torc_adaptive_max_pool2d_result;
TORC_API torc_adaptive_max_pool2d_result torc_adaptive_max_pool2d(torc_tensor self, torc_ints output_size);

/** max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor output, Tensor indices)
 *  Maximum of each window of a volume, and where in it (d * H * W + h * W + w) it was. */
typedef struct torc_max_pool3d_with_indices_options {
    size_t struct_size; /**< sizeof(torc_max_pool3d_with_indices_options) */
    torc_ints stride; /**< default [] */
    torc_ints padding; /**< default 0 */
    torc_ints dilation; /**< default 1 */
    torc_flag ceil_mode; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_max_pool3d_with_indices_options;
typedef struct torc_max_pool3d_with_indices_result { torc_tensor output, indices; } torc_max_pool3d_with_indices_result;
TORC_API torc_max_pool3d_with_indices_result torc_max_pool3d_with_indices_with(torc_tensor self, torc_ints kernel_size, const torc_max_pool3d_with_indices_options *options);

/** max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor
 *  Maximum of each window of a volume; stride defaults to kernel_size. */
typedef struct torc_max_pool3d_options {
    size_t struct_size; /**< sizeof(torc_max_pool3d_options) */
    torc_ints stride; /**< default [] */
    torc_ints padding; /**< default 0 */
    torc_ints dilation; /**< default 1 */
    torc_flag ceil_mode; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_max_pool3d_options;
TORC_API torc_tensor torc_max_pool3d_with(torc_tensor self, torc_ints kernel_size, const torc_max_pool3d_options *options);

/** avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
 *  Mean of each window of a volume; stride defaults to kernel_size. */
typedef struct torc_avg_pool3d_options {
    size_t struct_size; /**< sizeof(torc_avg_pool3d_options) */
    torc_ints stride; /**< default [] */
    torc_ints padding; /**< default 0 */
    torc_flag ceil_mode; /**< default False */
    torc_flag count_include_pad; /**< default True */
    int64_t divisor_override; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_avg_pool3d_options;
TORC_API torc_tensor torc_avg_pool3d_with(torc_tensor self, torc_ints kernel_size, const torc_avg_pool3d_options *options);
TORC_API torc_tensor torc_avg_pool3d_out_with(torc_tensor out, torc_tensor self, torc_ints kernel_size, const torc_avg_pool3d_options *options);

/** adaptive_avg_pool3d(Tensor self, int[3] output_size) -> Tensor
 *  Mean over windows that divide the volume into output_size parts. One number stands for a cube. */
TORC_API torc_tensor torc_adaptive_avg_pool3d(torc_tensor self, torc_ints output_size);

/** adaptive_max_pool3d_with_indices(Tensor self, int[3] output_size) -> (Tensor output, Tensor indices)
 *  Maximum over windows that divide the volume into output_size parts, and where it was. */
typedef struct torc_adaptive_max_pool3d_result { torc_tensor output, indices; } torc_adaptive_max_pool3d_result;
TORC_API torc_adaptive_max_pool3d_result torc_adaptive_max_pool3d(torc_tensor self, torc_ints output_size);

/** _interpolate_to(Tensor self, int[] output_size, str mode='nearest', bool align_corners=False, float? scales_d=None, float? scales_h=None, float? scales_w=None, bool antialias=False) -> Tensor
 *  Signals, images or volumes of another size: 'nearest', 'nearest-exact', 'linear', 'bilinear', 'trilinear', 'bicubic' or 'area' (torch.nn.functional.interpolate). */
typedef struct torc_interpolate_options {
    size_t struct_size; /**< sizeof(torc_interpolate_options) */
    const char *mode; /**< default 'nearest' */
    torc_flag align_corners; /**< default False */
    double scales_d; /**< default None */
    double scales_h; /**< default None */
    double scales_w; /**< default None */
    torc_flag antialias; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_interpolate_options;
TORC_API torc_tensor torc_interpolate_with(torc_tensor self, torc_ints output_size, const torc_interpolate_options *options);

/** grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor
 *  The input at the places that grid names, from -1 to 1 in each dimension: linearly (0), the nearest (1) or bicubic (2), with zeros (0), the border (1) or reflections (2) outside. */
TORC_API torc_tensor torc_grid_sampler(torc_tensor input, torc_tensor grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners);

/** affine_grid_generator(Tensor theta, int[] size, bool align_corners) -> Tensor
 *  The grids that the affine maps theta make of the places of images or volumes of this size. */
TORC_API torc_tensor torc_affine_grid_generator(torc_tensor theta, torc_ints size, bool align_corners);

/** nll_loss(Tensor self, Tensor target, Tensor? weight=None, int ignore_index=-100, str reduction='mean') -> Tensor
 *  Negative log likelihood of the target classes, given log probabilities. */
typedef struct torc_nll_loss_options {
    size_t struct_size; /**< sizeof(torc_nll_loss_options) */
    torc_tensor weight; /**< default None */
    int64_t ignore_index; /**< default -100 */
    const char *reduction; /**< default 'mean' */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_nll_loss_options;
TORC_API torc_tensor torc_nll_loss_with(torc_tensor self, torc_tensor target, const torc_nll_loss_options *options);

/** cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int ignore_index=-100, str reduction='mean', float label_smoothing=0.0) -> Tensor
 *  Cross entropy between logits and class indices or class probabilities. */
typedef struct torc_cross_entropy_options {
    size_t struct_size; /**< sizeof(torc_cross_entropy_options) */
    torc_tensor weight; /**< default None */
    int64_t ignore_index; /**< default -100 */
    const char *reduction; /**< default 'mean' */
    double label_smoothing; /**< default 0.0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_cross_entropy_options;
TORC_API torc_tensor torc_cross_entropy_with(torc_tensor self, torc_tensor target, const torc_cross_entropy_options *options);

/** binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, str reduction='mean') -> Tensor
 *  Cross entropy between probabilities and targets in [0, 1]. */
typedef struct torc_binary_cross_entropy_options {
    size_t struct_size; /**< sizeof(torc_binary_cross_entropy_options) */
    torc_tensor weight; /**< default None */
    const char *reduction; /**< default 'mean' */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_binary_cross_entropy_options;
TORC_API torc_tensor torc_binary_cross_entropy_with(torc_tensor self, torc_tensor target, const torc_binary_cross_entropy_options *options);

/** binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, str reduction='mean', Tensor? pos_weight=None) -> Tensor
 *  binary_cross_entropy of sigmoid(self), without overflow. */
typedef struct torc_binary_cross_entropy_with_logits_options {
    size_t struct_size; /**< sizeof(torc_binary_cross_entropy_with_logits_options) */
    torc_tensor weight; /**< default None */
    const char *reduction; /**< default 'mean' */
    torc_tensor pos_weight; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_binary_cross_entropy_with_logits_options;
TORC_API torc_tensor torc_binary_cross_entropy_with_logits_with(torc_tensor self, torc_tensor target, const torc_binary_cross_entropy_with_logits_options *options);

/** mse_loss(Tensor self, Tensor target, str reduction='mean', Tensor? weight=None) -> Tensor
 *  Squared difference, times weight; the mean is then that of the weights. */
typedef struct torc_mse_loss_options {
    size_t struct_size; /**< sizeof(torc_mse_loss_options) */
    const char *reduction; /**< default 'mean' */
    torc_tensor weight; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_mse_loss_options;
TORC_API torc_tensor torc_mse_loss_with(torc_tensor self, torc_tensor target, const torc_mse_loss_options *options);

/** l1_loss(Tensor self, Tensor target, str reduction='mean', Tensor? weight=None) -> Tensor
 *  Absolute difference, times weight; the mean is then that of the weights. */
typedef struct torc_l1_loss_options {
    size_t struct_size; /**< sizeof(torc_l1_loss_options) */
    const char *reduction; /**< default 'mean' */
    torc_tensor weight; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_l1_loss_options;
TORC_API torc_tensor torc_l1_loss_with(torc_tensor self, torc_tensor target, const torc_l1_loss_options *options);

/** smooth_l1_loss(Tensor self, Tensor target, str reduction='mean', float beta=1.0) -> Tensor
 *  Squared difference over 2 beta where it is below beta, absolute difference minus beta/2 elsewhere. */
typedef struct torc_smooth_l1_loss_options {
    size_t struct_size; /**< sizeof(torc_smooth_l1_loss_options) */
    const char *reduction; /**< default 'mean' */
    double beta; /**< default 1.0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_smooth_l1_loss_options;
TORC_API torc_tensor torc_smooth_l1_loss_with(torc_tensor self, torc_tensor target, const torc_smooth_l1_loss_options *options);

/** huber_loss(Tensor self, Tensor target, str reduction='mean', float delta=1.0, Tensor? weight=None) -> Tensor
 *  Half the squared difference where it is below delta, delta * (difference - delta/2) elsewhere; times weight. */
typedef struct torc_huber_loss_options {
    size_t struct_size; /**< sizeof(torc_huber_loss_options) */
    const char *reduction; /**< default 'mean' */
    double delta; /**< default 1.0 */
    torc_tensor weight; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_huber_loss_options;
TORC_API torc_tensor torc_huber_loss_with(torc_tensor self, torc_tensor target, const torc_huber_loss_options *options);

/** kl_div(Tensor self, Tensor target, str reduction='mean', bool log_target=False) -> Tensor
 *  Kullback-Leibler divergence; self holds log probabilities. reduction may be 'batchmean'. */
typedef struct torc_kl_div_options {
    size_t struct_size; /**< sizeof(torc_kl_div_options) */
    const char *reduction; /**< default 'mean' */
    torc_flag log_target; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_kl_div_options;
TORC_API torc_tensor torc_kl_div_with(torc_tensor self, torc_tensor target, const torc_kl_div_options *options);

/** one_hot(Tensor self, int num_classes=-1) -> Tensor
 *  1 at each index along a new last dimension, 0 elsewhere. */
typedef struct torc_one_hot_options {
    size_t struct_size; /**< sizeof(torc_one_hot_options) */
    int64_t num_classes; /**< default -1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_one_hot_options;
TORC_API torc_tensor torc_one_hot_with(torc_tensor self, const torc_one_hot_options *options);

/** scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor
 *  softmax(query @ key.T * scale + mask) @ value. */
typedef struct torc_scaled_dot_product_attention_options {
    size_t struct_size; /**< sizeof(torc_scaled_dot_product_attention_options) */
    torc_tensor attn_mask; /**< default None */
    double dropout_p; /**< default 0.0 */
    torc_flag is_causal; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    double scale; /**< default None */
    torc_flag enable_gqa; /**< default False */
} torc_scaled_dot_product_attention_options;
TORC_API torc_tensor torc_scaled_dot_product_attention_with(torc_tensor query, torc_tensor key, torc_tensor value, const torc_scaled_dot_product_attention_options *options);

/** constant_pad_nd(Tensor self, int[*] pad, Scalar value=0) -> Tensor
 *  self with pad[0] elements of value before its last dimension and pad[1] behind, pad[2] and pad[3] of the one before, and so on; negative numbers cut. */
typedef struct torc_constant_pad_nd_options {
    size_t struct_size; /**< sizeof(torc_constant_pad_nd_options) */
    torc_number value; /**< default 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_constant_pad_nd_options;
TORC_API torc_tensor torc_constant_pad_nd_with(torc_tensor self, torc_ints pad, const torc_constant_pad_nd_options *options);

/** pad(Tensor self, int[*] pad, str mode='constant', float? value=None) -> Tensor
 *  constant_pad_nd, or with mode 'reflect', 'replicate' or 'circular' padding that repeats what is there. */
typedef struct torc_pad_options {
    size_t struct_size; /**< sizeof(torc_pad_options) */
    const char *mode; /**< default 'constant' */
    double value; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_pad_options;
TORC_API torc_tensor torc_pad_with(torc_tensor self, torc_ints pad, const torc_pad_options *options);

/** glu(Tensor self, int dim=-1) -> Tensor
 *  The first half of dim times the sigmoid of the second. */
typedef struct torc_glu_options {
    size_t struct_size; /**< sizeof(torc_glu_options) */
    int64_t dim; /**< default -1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_glu_options;
TORC_API torc_tensor torc_glu_with(torc_tensor self, const torc_glu_options *options);

/** prelu(Tensor self, Tensor weight) -> Tensor
 *  self where it is positive, elsewhere weight * self; one weight, or one for each channel (dimension 1). */
TORC_API torc_tensor torc_prelu(torc_tensor self, torc_tensor weight);

/** alpha_dropout(Tensor input, float p=0.5, bool training=False, Generator? generator=None) -> Tensor
 *  dropout that keeps mean and variance of what SELU gives: what is dropped becomes SELU's negative limit. */
typedef struct torc_alpha_dropout_options {
    size_t struct_size; /**< sizeof(torc_alpha_dropout_options) */
    double p; /**< default 0.5 */
    torc_flag training; /**< default False */
    torc_generator generator; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_alpha_dropout_options;
TORC_API torc_tensor torc_alpha_dropout_with(torc_tensor input, const torc_alpha_dropout_options *options);
TORC_API torc_tensor torc_alpha_dropout_inplace_with(torc_tensor input, const torc_alpha_dropout_options *options);

/** feature_alpha_dropout(Tensor input, float p=0.5, bool training=False, Generator? generator=None) -> Tensor
 *  alpha_dropout of whole channels (dimensions 0 and 1 are sample and channel). */
typedef struct torc_feature_alpha_dropout_options {
    size_t struct_size; /**< sizeof(torc_feature_alpha_dropout_options) */
    double p; /**< default 0.5 */
    torc_flag training; /**< default False */
    torc_generator generator; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_feature_alpha_dropout_options;
TORC_API torc_tensor torc_feature_alpha_dropout_with(torc_tensor input, const torc_feature_alpha_dropout_options *options);
TORC_API torc_tensor torc_feature_alpha_dropout_inplace_with(torc_tensor input, const torc_feature_alpha_dropout_options *options);

/** pixel_shuffle(Tensor self, int upscale_factor) -> Tensor
 *  (…, C * r * r, H, W) as (…, C, H * r, W * r). */
TORC_API torc_tensor torc_pixel_shuffle(torc_tensor self, int64_t upscale_factor);

/** pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor
 *  (…, C, H * r, W * r) as (…, C * r * r, H, W). */
TORC_API torc_tensor torc_pixel_unshuffle(torc_tensor self, int64_t downscale_factor);

/** channel_shuffle(Tensor self, int groups) -> Tensor
 *  Channels (dimension 1) in another order: the first of each group, then the second of each, and so on. */
TORC_API torc_tensor torc_channel_shuffle(torc_tensor self, int64_t groups);

/** im2col(Tensor self, int[2] kernel_size, int[2] dilation=1, int[2] padding=0, int[2] stride=1) -> Tensor
 *  The windows of images as columns: (N, C * kh * kw, L). */
typedef struct torc_im2col_options {
    size_t struct_size; /**< sizeof(torc_im2col_options) */
    torc_ints dilation; /**< default 1 */
    torc_ints padding; /**< default 0 */
    torc_ints stride; /**< default 1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_im2col_options;
TORC_API torc_tensor torc_im2col_with(torc_tensor self, torc_ints kernel_size, const torc_im2col_options *options);

/** col2im(Tensor self, int[2] output_size, int[2] kernel_size, int[2] dilation=1, int[2] padding=0, int[2] stride=1) -> Tensor
 *  Images that are the sums of the windows which im2col cuts out of them. */
typedef struct torc_col2im_options {
    size_t struct_size; /**< sizeof(torc_col2im_options) */
    torc_ints dilation; /**< default 1 */
    torc_ints padding; /**< default 0 */
    torc_ints stride; /**< default 1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_col2im_options;
TORC_API torc_tensor torc_col2im_with(torc_tensor self, torc_ints output_size, torc_ints kernel_size, const torc_col2im_options *options);

/** _max_unpool2d_to(Tensor self, Tensor indices, int[2] output_size) -> Tensor
 *  Images of output_size with the elements of self where max_pool2d found them, and 0 elsewhere. */
TORC_API torc_tensor torc_max_unpool2d(torc_tensor self, torc_tensor indices, torc_ints output_size);

/** embedding_renorm_(Tensor(a!) self, Tensor indices, float max_norm, float norm_type) -> Tensor(a!)
 *  The rows of self that indices name, scaled down to the norm max_norm where they are longer. */
TORC_API torc_tensor torc_embedding_renorm_(torc_tensor self, torc_tensor indices, double max_norm, double norm_type);

/** _embedding_bag_of(Tensor input, Tensor weight, Tensor? offsets=None, bool scale_grad_by_freq=False, str mode='mean', Tensor? per_sample_weights=None, bool include_last_offset=False, int? padding_idx=None) -> Tensor
 *  Sums, means or maxima of the rows of weight that each bag names: rows of input, or what lies between offsets. */
typedef struct torc_embedding_bag_options {
    size_t struct_size; /**< sizeof(torc_embedding_bag_options) */
    torc_tensor offsets; /**< default None */
    torc_flag scale_grad_by_freq; /**< default False */
    const char *mode; /**< default 'mean' */
    torc_tensor per_sample_weights; /**< default None */
    torc_flag include_last_offset; /**< default False */
    int64_t padding_idx; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_embedding_bag_options;
TORC_API torc_tensor torc_embedding_bag_with(torc_tensor input, torc_tensor weight, const torc_embedding_bag_options *options);

/** conv3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] dilation=1, int groups=1) -> Tensor
 *  Cross-correlation over (N, C, D, H, W) or (C, D, H, W). */
typedef struct torc_conv3d_options {
    size_t struct_size; /**< sizeof(torc_conv3d_options) */
    torc_tensor bias; /**< default None */
    torc_ints stride; /**< default 1 */
    torc_ints padding; /**< default 0 */
    torc_ints dilation; /**< default 1 */
    int64_t groups; /**< default 1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_conv3d_options;
TORC_API torc_tensor torc_conv3d_with(torc_tensor input, torc_tensor weight, const torc_conv3d_options *options);

/** conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, str padding='valid', int[3] dilation=1, int groups=1) -> Tensor
 *  conv3d with padding 'valid' (none) or 'same' (the output is as large as the input). */
typedef struct torc_conv3d_padding_options {
    size_t struct_size; /**< sizeof(torc_conv3d_padding_options) */
    torc_tensor bias; /**< default None */
    torc_ints stride; /**< default 1 */
    const char *padding; /**< default 'valid' */
    torc_ints dilation; /**< default 1 */
    int64_t groups; /**< default 1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_conv3d_padding_options;
TORC_API torc_tensor torc_conv3d_padding_with(torc_tensor input, torc_tensor weight, const torc_conv3d_padding_options *options);

/** conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] output_padding=0, int groups=1, int[3] dilation=1) -> Tensor
 *  Transposed convolution over (N, C, D, H, W) or (C, D, H, W). */
typedef struct torc_conv_transpose3d_options {
    size_t struct_size; /**< sizeof(torc_conv_transpose3d_options) */
    torc_tensor bias; /**< default None */
    torc_ints stride; /**< default 1 */
    torc_ints padding; /**< default 0 */
    torc_ints output_padding; /**< default 0 */
    int64_t groups; /**< default 1 */
    torc_ints dilation; /**< default 1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_conv_transpose3d_options;
TORC_API torc_tensor torc_conv_transpose3d_with(torc_tensor input, torc_tensor weight, const torc_conv_transpose3d_options *options);

/** pairwise_distance(Tensor x1, Tensor x2, float p=2, float eps=1e-06, bool keepdim=False) -> Tensor
 *  The p-norm of x1 - x2 + eps along the last dimension. */
typedef struct torc_pairwise_distance_options {
    size_t struct_size; /**< sizeof(torc_pairwise_distance_options) */
    double p; /**< default 2 */
    double eps; /**< default 1e-06 */
    torc_flag keepdim; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_pairwise_distance_options;
TORC_API torc_tensor torc_pairwise_distance_with(torc_tensor x1, torc_tensor x2, const torc_pairwise_distance_options *options);

/** bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor
 *  input1 @ weight[k] @ input2 for each k, plus bias. */
typedef struct torc_bilinear_options {
    size_t struct_size; /**< sizeof(torc_bilinear_options) */
    torc_tensor bias; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_bilinear_options;
TORC_API torc_tensor torc_bilinear_with(torc_tensor input1, torc_tensor input2, torc_tensor weight, const torc_bilinear_options *options);

/** margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0, str reduction='mean') -> Tensor
 *  max(0, margin - target * (input1 - input2)). */
typedef struct torc_margin_ranking_loss_options {
    size_t struct_size; /**< sizeof(torc_margin_ranking_loss_options) */
    double margin; /**< default 0 */
    const char *reduction; /**< default 'mean' */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_margin_ranking_loss_options;
TORC_API torc_tensor torc_margin_ranking_loss_with(torc_tensor input1, torc_tensor input2, torc_tensor target, const torc_margin_ranking_loss_options *options);

/** hinge_embedding_loss(Tensor self, Tensor target, float margin=1.0, str reduction='mean') -> Tensor
 *  self where target is 1, max(0, margin - self) where it is -1. */
typedef struct torc_hinge_embedding_loss_options {
    size_t struct_size; /**< sizeof(torc_hinge_embedding_loss_options) */
    double margin; /**< default 1.0 */
    const char *reduction; /**< default 'mean' */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_hinge_embedding_loss_options;
TORC_API torc_tensor torc_hinge_embedding_loss_with(torc_tensor self, torc_tensor target, const torc_hinge_embedding_loss_options *options);

/** cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0, str reduction='mean') -> Tensor
 *  1 - cosine where target is 1, max(0, cosine - margin) where it is -1. */
typedef struct torc_cosine_embedding_loss_options {
    size_t struct_size; /**< sizeof(torc_cosine_embedding_loss_options) */
    double margin; /**< default 0 */
    const char *reduction; /**< default 'mean' */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_cosine_embedding_loss_options;
TORC_API torc_tensor torc_cosine_embedding_loss_with(torc_tensor input1, torc_tensor input2, torc_tensor target, const torc_cosine_embedding_loss_options *options);

/** triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-06, bool swap=False, str reduction='mean') -> Tensor
 *  max(0, margin + distance of anchor and positive - distance of anchor and negative). */
typedef struct torc_triplet_margin_loss_options {
    size_t struct_size; /**< sizeof(torc_triplet_margin_loss_options) */
    double margin; /**< default 1.0 */
    double p; /**< default 2 */
    double eps; /**< default 1e-06 */
    torc_flag swap; /**< default False */
    const char *reduction; /**< default 'mean' */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_triplet_margin_loss_options;
TORC_API torc_tensor torc_triplet_margin_loss_with(torc_tensor anchor, torc_tensor positive, torc_tensor negative, const torc_triplet_margin_loss_options *options);

/** soft_margin_loss(Tensor self, Tensor target, str reduction='mean') -> Tensor
 *  log(1 + exp(-target * self)). */
typedef struct torc_soft_margin_loss_options {
    size_t struct_size; /**< sizeof(torc_soft_margin_loss_options) */
    const char *reduction; /**< default 'mean' */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_soft_margin_loss_options;
TORC_API torc_tensor torc_soft_margin_loss_with(torc_tensor self, torc_tensor target, const torc_soft_margin_loss_options *options);

/** multi_margin_loss(Tensor self, Tensor target, int p=1, float margin=1.0, Tensor? weight=None, str reduction='mean') -> Tensor
 *  max(0, margin - self[target] + self[k]) ** p over the other classes k, divided by how many classes there are. */
typedef struct torc_multi_margin_loss_options {
    size_t struct_size; /**< sizeof(torc_multi_margin_loss_options) */
    int64_t p; /**< default 1 */
    double margin; /**< default 1.0 */
    torc_tensor weight; /**< default None */
    const char *reduction; /**< default 'mean' */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_multi_margin_loss_options;
TORC_API torc_tensor torc_multi_margin_loss_with(torc_tensor self, torc_tensor target, const torc_multi_margin_loss_options *options);

/** multilabel_margin_loss(Tensor self, Tensor target, str reduction='mean') -> Tensor
 *  max(0, 1 - self[t] + self[k]) over targets t, which end with -1, and classes k that are none, divided by the number of classes. */
typedef struct torc_multilabel_margin_loss_options {
    size_t struct_size; /**< sizeof(torc_multilabel_margin_loss_options) */
    const char *reduction; /**< default 'mean' */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_multilabel_margin_loss_options;
TORC_API torc_tensor torc_multilabel_margin_loss_with(torc_tensor self, torc_tensor target, const torc_multilabel_margin_loss_options *options);

/** poisson_nll_loss(Tensor self, Tensor target, bool log_input=True, bool full=False, float eps=1e-08, str reduction='mean') -> Tensor
 *  Negative log likelihood of counts under Poisson distributions of means exp(self), or self. */
typedef struct torc_poisson_nll_loss_options {
    size_t struct_size; /**< sizeof(torc_poisson_nll_loss_options) */
    torc_flag log_input; /**< default True */
    torc_flag full; /**< default False */
    double eps; /**< default 1e-08 */
    const char *reduction; /**< default 'mean' */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_poisson_nll_loss_options;
TORC_API torc_tensor torc_poisson_nll_loss_with(torc_tensor self, torc_tensor target, const torc_poisson_nll_loss_options *options);

/** rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor output, Tensor hidden)
 *  Layers of h = tanh(w_ih x + b_ih + w_hh h + b_hh) over a sequence: all h of the last, and the last h of all. */
typedef struct torc_rnn_tanh_result { torc_tensor output, hidden; } torc_rnn_tanh_result;
TORC_API torc_rnn_tanh_result torc_rnn_tanh(torc_tensor input, torc_tensor hx, torc_tensors params, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional, bool batch_first);

/** rnn_tanh.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor output, Tensor hidden)
 *  Layers of h = tanh(w_ih x + b_ih + w_hh h + b_hh) over a sequence: all h of the last, and the last h of all. Of packed sequences: batch_sizes, on the CPU, has how many go on at each step. */
typedef struct torc_rnn_tanh_data_result { torc_tensor output, hidden; } torc_rnn_tanh_data_result;
TORC_API torc_rnn_tanh_data_result torc_rnn_tanh_data(torc_tensor data, torc_tensor batch_sizes, torc_tensor hx, torc_tensors params, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional);

/** rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor output, Tensor hidden)
 *  Layers of h = relu(w_ih x + b_ih + w_hh h + b_hh) over a sequence: all h of the last, and the last h of all. */
typedef struct torc_rnn_relu_result { torc_tensor output, hidden; } torc_rnn_relu_result;
TORC_API torc_rnn_relu_result torc_rnn_relu(torc_tensor input, torc_tensor hx, torc_tensors params, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional, bool batch_first);

/** rnn_relu.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor output, Tensor hidden)
 *  Layers of h = relu(w_ih x + b_ih + w_hh h + b_hh) over a sequence: all h of the last, and the last h of all. Of packed sequences: batch_sizes, on the CPU, has how many go on at each step. */
typedef struct torc_rnn_relu_data_result { torc_tensor output, hidden; } torc_rnn_relu_data_result;
TORC_API torc_rnn_relu_data_result torc_rnn_relu_data(torc_tensor data, torc_tensor batch_sizes, torc_tensor hx, torc_tensors params, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional);

/** gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor output, Tensor hidden)
 *  Layers of gated recurrent units over a sequence: all h of the last, and the last h of all. */
typedef struct torc_gru_result { torc_tensor output, hidden; } torc_gru_result;
TORC_API torc_gru_result torc_gru(torc_tensor input, torc_tensor hx, torc_tensors params, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional, bool batch_first);

/** gru.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor output, Tensor hidden)
 *  Layers of gated recurrent units over a sequence: all h of the last, and the last h of all. Of packed sequences: batch_sizes, on the CPU, has how many go on at each step. */
typedef struct torc_gru_data_result { torc_tensor output, hidden; } torc_gru_data_result;
TORC_API torc_gru_data_result torc_gru_data(torc_tensor data, torc_tensor batch_sizes, torc_tensor hx, torc_tensors params, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional);

/** lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor output, Tensor hidden, Tensor cell)
 *  Layers of long short-term memories over a sequence: all h of the last, and the last h and c of all. */
typedef struct torc_lstm_result { torc_tensor output, hidden, cell; } torc_lstm_result;
TORC_API torc_lstm_result torc_lstm(torc_tensor input, torc_tensors hx, torc_tensors params, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional, bool batch_first);

/** lstm.data(Tensor data, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor output, Tensor hidden, Tensor cell)
 *  lstm of packed sequences: batch_sizes, on the CPU, has how many go on at each step. */
typedef struct torc_lstm_data_result { torc_tensor output, hidden, cell; } torc_lstm_data_result;
TORC_API torc_lstm_data_result torc_lstm_data(torc_tensor data, torc_tensor batch_sizes, torc_tensors hx, torc_tensors params, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional);

/** rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor
 *  One step of rnn_tanh. */
typedef struct torc_rnn_tanh_cell_options {
    size_t struct_size; /**< sizeof(torc_rnn_tanh_cell_options) */
    torc_tensor b_ih; /**< default None */
    torc_tensor b_hh; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_rnn_tanh_cell_options;
TORC_API torc_tensor torc_rnn_tanh_cell_with(torc_tensor input, torc_tensor hx, torc_tensor w_ih, torc_tensor w_hh, const torc_rnn_tanh_cell_options *options);

/** rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor
 *  One step of rnn_relu. */
typedef struct torc_rnn_relu_cell_options {
    size_t struct_size; /**< sizeof(torc_rnn_relu_cell_options) */
    torc_tensor b_ih; /**< default None */
    torc_tensor b_hh; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_rnn_relu_cell_options;
TORC_API torc_tensor torc_rnn_relu_cell_with(torc_tensor input, torc_tensor hx, torc_tensor w_ih, torc_tensor w_hh, const torc_rnn_relu_cell_options *options);

/** gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor
 *  One step of gru. */
typedef struct torc_gru_cell_options {
    size_t struct_size; /**< sizeof(torc_gru_cell_options) */
    torc_tensor b_ih; /**< default None */
    torc_tensor b_hh; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_gru_cell_options;
TORC_API torc_tensor torc_gru_cell_with(torc_tensor input, torc_tensor hx, torc_tensor w_ih, torc_tensor w_hh, const torc_gru_cell_options *options);

/** lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor hidden, Tensor cell)
 *  One step of lstm. */
typedef struct torc_lstm_cell_options {
    size_t struct_size; /**< sizeof(torc_lstm_cell_options) */
    torc_tensor b_ih; /**< default None */
    torc_tensor b_hh; /**< default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_lstm_cell_options;
typedef struct torc_lstm_cell_result { torc_tensor hidden, cell; } torc_lstm_cell_result;
TORC_API torc_lstm_cell_result torc_lstm_cell_with(torc_tensor input, torc_tensors hx, torc_tensor w_ih, torc_tensor w_hh, const torc_lstm_cell_options *options);

#ifdef __cplusplus
}
#else
#include "torc/macros/ops.h"
#endif
#endif
