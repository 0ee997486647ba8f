/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
/* torc/ops.h - every operator. Names, argument names, defaults, broadcasting, promotion and errors are PyTorch's.
 *
 * For each operator: its signature as PyTorch writes it, one line on what it does, then the C forms it has:
 *   torc_name(…)         new result       torc_name_(self, …)   writes self, returns it
 *   torc_name_out(out,…) writes out       torc_name_scalar(…)   the second operand is a number: NUM(2)
 * Where an operator has optional arguments, torc_name(…) is a macro that takes them as designated initializers
 * (torc_sum(x, .dim = DIMS(0), .keepdim = true)) over the plain function torc_name_with(…, &options);
 * options may be NULL. Fields left zero take the default named beside them.
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
typedef struct TORC_BY_NAME torc_add_options {
    size_t struct_size; /**< sizeof(torc_add_options) */
    torc_number alpha; /**< default 1 */
} torc_add_options;
TORC_API torc_tensor torc_add_with(torc_tensor self, torc_tensor other, const torc_add_options *options);
#define torc_add(...) TORC_OPTIONS2_(torc_add_with, torc_add_options, __VA_ARGS__, .struct_size = sizeof(torc_add_options))
TORC_API torc_tensor torc_add_inplace_with(torc_tensor self, torc_tensor other, const torc_add_options *options);
#define torc_add_(...) TORC_OPTIONS2_(torc_add_inplace_with, torc_add_options, __VA_ARGS__, .struct_size = sizeof(torc_add_options))
TORC_API torc_tensor torc_add_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_add_options *options);
#define torc_add_out(...) TORC_OPTIONS3_(torc_add_out_with, torc_add_options, __VA_ARGS__, .struct_size = sizeof(torc_add_options))
TORC_API torc_tensor torc_add_scalar_with(torc_tensor self, torc_number other, const torc_add_options *options);
#define torc_add_scalar(...) TORC_OPTIONS2_(torc_add_scalar_with, torc_add_options, __VA_ARGS__, .struct_size = sizeof(torc_add_options))
TORC_API torc_tensor torc_add_scalar_inplace_with(torc_tensor self, torc_number other, const torc_add_options *options);
#define torc_add_scalar_(...) TORC_OPTIONS2_(torc_add_scalar_inplace_with, torc_add_options, __VA_ARGS__, .struct_size = sizeof(torc_add_options))

/** sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
 *  self - alpha * other, elementwise. */
typedef struct TORC_BY_NAME torc_sub_options {
    size_t struct_size; /**< sizeof(torc_sub_options) */
    torc_number alpha; /**< default 1 */
} torc_sub_options;
TORC_API torc_tensor torc_sub_with(torc_tensor self, torc_tensor other, const torc_sub_options *options);
#define torc_sub(...) TORC_OPTIONS2_(torc_sub_with, torc_sub_options, __VA_ARGS__, .struct_size = sizeof(torc_sub_options))
TORC_API torc_tensor torc_sub_inplace_with(torc_tensor self, torc_tensor other, const torc_sub_options *options);
#define torc_sub_(...) TORC_OPTIONS2_(torc_sub_inplace_with, torc_sub_options, __VA_ARGS__, .struct_size = sizeof(torc_sub_options))
TORC_API torc_tensor torc_sub_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_sub_options *options);
#define torc_sub_out(...) TORC_OPTIONS3_(torc_sub_out_with, torc_sub_options, __VA_ARGS__, .struct_size = sizeof(torc_sub_options))
TORC_API torc_tensor torc_sub_scalar_with(torc_tensor self, torc_number other, const torc_sub_options *options);
#define torc_sub_scalar(...) TORC_OPTIONS2_(torc_sub_scalar_with, torc_sub_options, __VA_ARGS__, .struct_size = sizeof(torc_sub_options))
TORC_API torc_tensor torc_sub_scalar_inplace_with(torc_tensor self, torc_number other, const torc_sub_options *options);
#define torc_sub_scalar_(...) TORC_OPTIONS2_(torc_sub_scalar_inplace_with, torc_sub_options, __VA_ARGS__, .struct_size = sizeof(torc_sub_options))

/** rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
 *  other - alpha * self, elementwise. */
typedef struct TORC_BY_NAME torc_rsub_options {
    size_t struct_size; /**< sizeof(torc_rsub_options) */
    torc_number alpha; /**< default 1 */
} torc_rsub_options;
TORC_API torc_tensor torc_rsub_with(torc_tensor self, torc_tensor other, const torc_rsub_options *options);
#define torc_rsub(...) TORC_OPTIONS2_(torc_rsub_with, torc_rsub_options, __VA_ARGS__, .struct_size = sizeof(torc_rsub_options))
TORC_API torc_tensor torc_rsub_scalar_with(torc_tensor self, torc_number other, const torc_rsub_options *options);
#define torc_rsub_scalar(...) TORC_OPTIONS2_(torc_rsub_scalar_with, torc_rsub_options, __VA_ARGS__, .struct_size = sizeof(torc_rsub_options))

/** mul.Tensor(Tensor self, Tensor other) -> Tensor
 *  self * other, elementwise. */
TORC_API torc_tensor torc_mul(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_mul_(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_mul_out(torc_tensor out, torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_mul_scalar(torc_tensor self, torc_number other);
TORC_API torc_tensor torc_mul_scalar_(torc_tensor self, torc_number other);

/** div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode=None) -> Tensor
 *  self / other; rounding_mode 'trunc' rounds the quotient toward zero, 'floor' down. */
typedef struct TORC_BY_NAME torc_div_options {
    size_t struct_size; /**< sizeof(torc_div_options) */
    const char *rounding_mode; /**< default None */
} torc_div_options;
TORC_API torc_tensor torc_div_with(torc_tensor self, torc_tensor other, const torc_div_options *options);
#define torc_div(...) TORC_OPTIONS2_(torc_div_with, torc_div_options, __VA_ARGS__, .struct_size = sizeof(torc_div_options))
TORC_API torc_tensor torc_div_inplace_with(torc_tensor self, torc_tensor other, const torc_div_options *options);
#define torc_div_(...) TORC_OPTIONS2_(torc_div_inplace_with, torc_div_options, __VA_ARGS__, .struct_size = sizeof(torc_div_options))
TORC_API torc_tensor torc_div_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_div_options *options);
#define torc_div_out(...) TORC_OPTIONS3_(torc_div_out_with, torc_div_options, __VA_ARGS__, .struct_size = sizeof(torc_div_options))
TORC_API torc_tensor torc_div_scalar_with(torc_tensor self, torc_number other, const torc_div_options *options);
#define torc_div_scalar(...) TORC_OPTIONS2_(torc_div_scalar_with, torc_div_options, __VA_ARGS__, .struct_size = sizeof(torc_div_options))
TORC_API torc_tensor torc_div_scalar_inplace_with(torc_tensor self, torc_number other, const torc_div_options *options);
#define torc_div_scalar_(...) TORC_OPTIONS2_(torc_div_scalar_inplace_with, torc_div_options, __VA_ARGS__, .struct_size = sizeof(torc_div_options))

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

/** sign(Tensor self) -> Tensor
 *  -1, 0 or 1; 0 for NaN. */
TORC_API torc_tensor torc_sign(torc_tensor self);
TORC_API torc_tensor torc_sign_(torc_tensor self);
TORC_API torc_tensor torc_sign_out(torc_tensor out, torc_tensor self);

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
typedef struct TORC_BY_NAME torc_addcmul_options {
    size_t struct_size; /**< sizeof(torc_addcmul_options) */
    torc_number value; /**< default 1 */
} torc_addcmul_options;
TORC_API torc_tensor torc_addcmul_with(torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcmul_options *options);
#define torc_addcmul(...) TORC_OPTIONS3_(torc_addcmul_with, torc_addcmul_options, __VA_ARGS__, .struct_size = sizeof(torc_addcmul_options))
TORC_API torc_tensor torc_addcmul_inplace_with(torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcmul_options *options);
#define torc_addcmul_(...) TORC_OPTIONS3_(torc_addcmul_inplace_with, torc_addcmul_options, __VA_ARGS__, .struct_size = sizeof(torc_addcmul_options))
TORC_API torc_tensor torc_addcmul_out_with(torc_tensor out, torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcmul_options *options);
#define torc_addcmul_out(...) TORC_OPTIONS4_(torc_addcmul_out_with, torc_addcmul_options, __VA_ARGS__, .struct_size = sizeof(torc_addcmul_options))

/** addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
 *  self + value * tensor1 / tensor2. */
typedef struct TORC_BY_NAME torc_addcdiv_options {
    size_t struct_size; /**< sizeof(torc_addcdiv_options) */
    torc_number value; /**< default 1 */
} torc_addcdiv_options;
TORC_API torc_tensor torc_addcdiv_with(torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcdiv_options *options);
#define torc_addcdiv(...) TORC_OPTIONS3_(torc_addcdiv_with, torc_addcdiv_options, __VA_ARGS__, .struct_size = sizeof(torc_addcdiv_options))
TORC_API torc_tensor torc_addcdiv_inplace_with(torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcdiv_options *options);
#define torc_addcdiv_(...) TORC_OPTIONS3_(torc_addcdiv_inplace_with, torc_addcdiv_options, __VA_ARGS__, .struct_size = sizeof(torc_addcdiv_options))
TORC_API torc_tensor torc_addcdiv_out_with(torc_tensor out, torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcdiv_options *options);
#define torc_addcdiv_out(...) TORC_OPTIONS4_(torc_addcdiv_out_with, torc_addcdiv_options, __VA_ARGS__, .struct_size = sizeof(torc_addcdiv_options))

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
typedef struct TORC_BY_NAME torc_round_options {
    size_t struct_size; /**< sizeof(torc_round_options) */
    int64_t decimals; /**< default 0 */
} torc_round_options;
TORC_API torc_tensor torc_round_with(torc_tensor self, const torc_round_options *options);
#define torc_round(...) TORC_OPTIONS1_(torc_round_with, torc_round_options, __VA_ARGS__, .struct_size = sizeof(torc_round_options))
TORC_API torc_tensor torc_round_inplace_with(torc_tensor self, const torc_round_options *options);
#define torc_round_(...) TORC_OPTIONS1_(torc_round_inplace_with, torc_round_options, __VA_ARGS__, .struct_size = sizeof(torc_round_options))
TORC_API torc_tensor torc_round_out_with(torc_tensor out, torc_tensor self, const torc_round_options *options);
#define torc_round_out(...) TORC_OPTIONS2_(torc_round_out_with, torc_round_options, __VA_ARGS__, .struct_size = sizeof(torc_round_options))

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

/** clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
 *  Limit to [min, max]; either may be left out. */
typedef struct TORC_BY_NAME torc_clamp_options {
    size_t struct_size; /**< sizeof(torc_clamp_options) */
    torc_number min; /**< default None */
    torc_number max; /**< default None */
} torc_clamp_options;
TORC_API torc_tensor torc_clamp_with(torc_tensor self, const torc_clamp_options *options);
#define torc_clamp(...) TORC_OPTIONS1_(torc_clamp_with, torc_clamp_options, __VA_ARGS__, .struct_size = sizeof(torc_clamp_options))
TORC_API torc_tensor torc_clamp_inplace_with(torc_tensor self, const torc_clamp_options *options);
#define torc_clamp_(...) TORC_OPTIONS1_(torc_clamp_inplace_with, torc_clamp_options, __VA_ARGS__, .struct_size = sizeof(torc_clamp_options))
TORC_API torc_tensor torc_clamp_out_with(torc_tensor out, torc_tensor self, const torc_clamp_options *options);
#define torc_clamp_out(...) TORC_OPTIONS2_(torc_clamp_out_with, torc_clamp_options, __VA_ARGS__, .struct_size = sizeof(torc_clamp_options))

/** clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
 *  clamp with tensors as bounds. */
typedef struct TORC_BY_NAME torc_clamp_tensor_options {
    size_t struct_size; /**< sizeof(torc_clamp_tensor_options) */
    torc_tensor min; /**< default None */
    torc_tensor max; /**< default None */
} torc_clamp_tensor_options;
TORC_API torc_tensor torc_clamp_tensor_with(torc_tensor self, const torc_clamp_tensor_options *options);
#define torc_clamp_tensor(...) TORC_OPTIONS1_(torc_clamp_tensor_with, torc_clamp_tensor_options, __VA_ARGS__, .struct_size = sizeof(torc_clamp_tensor_options))
TORC_API torc_tensor torc_clamp_tensor_inplace_with(torc_tensor self, const torc_clamp_tensor_options *options);
#define torc_clamp_tensor_(...) TORC_OPTIONS1_(torc_clamp_tensor_inplace_with, torc_clamp_tensor_options, __VA_ARGS__, .struct_size = sizeof(torc_clamp_tensor_options))
TORC_API torc_tensor torc_clamp_tensor_out_with(torc_tensor out, torc_tensor self, const torc_clamp_tensor_options *options);
#define torc_clamp_tensor_out(...) TORC_OPTIONS2_(torc_clamp_tensor_out_with, torc_clamp_tensor_options, __VA_ARGS__, .struct_size = sizeof(torc_clamp_tensor_options))

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
typedef struct TORC_BY_NAME torc_nan_to_num_options {
    size_t struct_size; /**< sizeof(torc_nan_to_num_options) */
    torc_number nan; /**< default None */
    torc_number posinf; /**< default None */
    torc_number neginf; /**< default None */
} torc_nan_to_num_options;
TORC_API torc_tensor torc_nan_to_num_with(torc_tensor self, const torc_nan_to_num_options *options);
#define torc_nan_to_num(...) TORC_OPTIONS1_(torc_nan_to_num_with, torc_nan_to_num_options, __VA_ARGS__, .struct_size = sizeof(torc_nan_to_num_options))
TORC_API torc_tensor torc_nan_to_num_inplace_with(torc_tensor self, const torc_nan_to_num_options *options);
#define torc_nan_to_num_(...) TORC_OPTIONS1_(torc_nan_to_num_inplace_with, torc_nan_to_num_options, __VA_ARGS__, .struct_size = sizeof(torc_nan_to_num_options))
TORC_API torc_tensor torc_nan_to_num_out_with(torc_tensor out, torc_tensor self, const torc_nan_to_num_options *options);
#define torc_nan_to_num_out(...) TORC_OPTIONS2_(torc_nan_to_num_out_with, torc_nan_to_num_options, __VA_ARGS__, .struct_size = sizeof(torc_nan_to_num_options))

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
typedef struct TORC_BY_NAME torc_logit_options {
    size_t struct_size; /**< sizeof(torc_logit_options) */
    torc_number eps; /**< default None */
} torc_logit_options;
TORC_API torc_tensor torc_logit_with(torc_tensor self, const torc_logit_options *options);
#define torc_logit(...) TORC_OPTIONS1_(torc_logit_with, torc_logit_options, __VA_ARGS__, .struct_size = sizeof(torc_logit_options))
TORC_API torc_tensor torc_logit_inplace_with(torc_tensor self, const torc_logit_options *options);
#define torc_logit_(...) TORC_OPTIONS1_(torc_logit_inplace_with, torc_logit_options, __VA_ARGS__, .struct_size = sizeof(torc_logit_options))
TORC_API torc_tensor torc_logit_out_with(torc_tensor out, torc_tensor self, const torc_logit_options *options);
#define torc_logit_out(...) TORC_OPTIONS2_(torc_logit_out_with, torc_logit_options, __VA_ARGS__, .struct_size = sizeof(torc_logit_options))

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
typedef struct TORC_BY_NAME torc_leaky_relu_options {
    size_t struct_size; /**< sizeof(torc_leaky_relu_options) */
    torc_number negative_slope; /**< default 0.01 */
} torc_leaky_relu_options;
TORC_API torc_tensor torc_leaky_relu_with(torc_tensor self, const torc_leaky_relu_options *options);
#define torc_leaky_relu(...) TORC_OPTIONS1_(torc_leaky_relu_with, torc_leaky_relu_options, __VA_ARGS__, .struct_size = sizeof(torc_leaky_relu_options))
TORC_API torc_tensor torc_leaky_relu_inplace_with(torc_tensor self, const torc_leaky_relu_options *options);
#define torc_leaky_relu_(...) TORC_OPTIONS1_(torc_leaky_relu_inplace_with, torc_leaky_relu_options, __VA_ARGS__, .struct_size = sizeof(torc_leaky_relu_options))
TORC_API torc_tensor torc_leaky_relu_out_with(torc_tensor out, torc_tensor self, const torc_leaky_relu_options *options);
#define torc_leaky_relu_out(...) TORC_OPTIONS2_(torc_leaky_relu_out_with, torc_leaky_relu_options, __VA_ARGS__, .struct_size = sizeof(torc_leaky_relu_options))

/** elu(Tensor self, Scalar alpha=1.0) -> Tensor
 *  self where positive, alpha * (exp(self) - 1) elsewhere. */
typedef struct TORC_BY_NAME torc_elu_options {
    size_t struct_size; /**< sizeof(torc_elu_options) */
    torc_number alpha; /**< default 1.0 */
} torc_elu_options;
TORC_API torc_tensor torc_elu_with(torc_tensor self, const torc_elu_options *options);
#define torc_elu(...) TORC_OPTIONS1_(torc_elu_with, torc_elu_options, __VA_ARGS__, .struct_size = sizeof(torc_elu_options))
TORC_API torc_tensor torc_elu_inplace_with(torc_tensor self, const torc_elu_options *options);
#define torc_elu_(...) TORC_OPTIONS1_(torc_elu_inplace_with, torc_elu_options, __VA_ARGS__, .struct_size = sizeof(torc_elu_options))
TORC_API torc_tensor torc_elu_out_with(torc_tensor out, torc_tensor self, const torc_elu_options *options);
#define torc_elu_out(...) TORC_OPTIONS2_(torc_elu_out_with, torc_elu_options, __VA_ARGS__, .struct_size = sizeof(torc_elu_options))

/** selu(Tensor self) -> Tensor
 *  elu scaled so that activations keep mean 0 and variance 1. */
TORC_API torc_tensor torc_selu(torc_tensor self);
TORC_API torc_tensor torc_selu_(torc_tensor self);

/** celu(Tensor self, Scalar alpha=1.0) -> Tensor
 *  self where positive, alpha * (exp(self / alpha) - 1) elsewhere. */
typedef struct TORC_BY_NAME torc_celu_options {
    size_t struct_size; /**< sizeof(torc_celu_options) */
    torc_number alpha; /**< default 1.0 */
} torc_celu_options;
TORC_API torc_tensor torc_celu_with(torc_tensor self, const torc_celu_options *options);
#define torc_celu(...) TORC_OPTIONS1_(torc_celu_with, torc_celu_options, __VA_ARGS__, .struct_size = sizeof(torc_celu_options))
TORC_API torc_tensor torc_celu_inplace_with(torc_tensor self, const torc_celu_options *options);
#define torc_celu_(...) TORC_OPTIONS1_(torc_celu_inplace_with, torc_celu_options, __VA_ARGS__, .struct_size = sizeof(torc_celu_options))

/** gelu(Tensor self, *, str approximate='none') -> Tensor
 *  self times the normal distribution function; approximate 'tanh' is the older formula. */
typedef struct TORC_BY_NAME torc_gelu_options {
    size_t struct_size; /**< sizeof(torc_gelu_options) */
    const char *approximate; /**< default 'none' */
} torc_gelu_options;
TORC_API torc_tensor torc_gelu_with(torc_tensor self, const torc_gelu_options *options);
#define torc_gelu(...) TORC_OPTIONS1_(torc_gelu_with, torc_gelu_options, __VA_ARGS__, .struct_size = sizeof(torc_gelu_options))
TORC_API torc_tensor torc_gelu_out_with(torc_tensor out, torc_tensor self, const torc_gelu_options *options);
#define torc_gelu_out(...) TORC_OPTIONS2_(torc_gelu_out_with, torc_gelu_options, __VA_ARGS__, .struct_size = sizeof(torc_gelu_options))

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
typedef struct TORC_BY_NAME torc_softplus_options {
    size_t struct_size; /**< sizeof(torc_softplus_options) */
    torc_number beta; /**< default 1 */
    torc_number threshold; /**< default 20 */
} torc_softplus_options;
TORC_API torc_tensor torc_softplus_with(torc_tensor self, const torc_softplus_options *options);
#define torc_softplus(...) TORC_OPTIONS1_(torc_softplus_with, torc_softplus_options, __VA_ARGS__, .struct_size = sizeof(torc_softplus_options))
TORC_API torc_tensor torc_softplus_out_with(torc_tensor out, torc_tensor self, const torc_softplus_options *options);
#define torc_softplus_out(...) TORC_OPTIONS2_(torc_softplus_out_with, torc_softplus_options, __VA_ARGS__, .struct_size = sizeof(torc_softplus_options))

/** softsign(Tensor self) -> Tensor
 *  self / (1 + |self|). */
TORC_API torc_tensor torc_softsign(torc_tensor self);

/** hardtanh(Tensor self, Scalar min_val=-1.0, Scalar max_val=1.0) -> Tensor
 *  Limit to [min_val, max_val]. */
typedef struct TORC_BY_NAME torc_hardtanh_options {
    size_t struct_size; /**< sizeof(torc_hardtanh_options) */
    torc_number min_val; /**< default -1.0 */
    torc_number max_val; /**< default 1.0 */
} torc_hardtanh_options;
TORC_API torc_tensor torc_hardtanh_with(torc_tensor self, const torc_hardtanh_options *options);
#define torc_hardtanh(...) TORC_OPTIONS1_(torc_hardtanh_with, torc_hardtanh_options, __VA_ARGS__, .struct_size = sizeof(torc_hardtanh_options))
TORC_API torc_tensor torc_hardtanh_inplace_with(torc_tensor self, const torc_hardtanh_options *options);
#define torc_hardtanh_(...) TORC_OPTIONS1_(torc_hardtanh_inplace_with, torc_hardtanh_options, __VA_ARGS__, .struct_size = sizeof(torc_hardtanh_options))
TORC_API torc_tensor torc_hardtanh_out_with(torc_tensor out, torc_tensor self, const torc_hardtanh_options *options);
#define torc_hardtanh_out(...) TORC_OPTIONS2_(torc_hardtanh_out_with, torc_hardtanh_options, __VA_ARGS__, .struct_size = sizeof(torc_hardtanh_options))

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
typedef struct TORC_BY_NAME torc_hardshrink_options {
    size_t struct_size; /**< sizeof(torc_hardshrink_options) */
    torc_number lambd; /**< default 0.5 */
} torc_hardshrink_options;
TORC_API torc_tensor torc_hardshrink_with(torc_tensor self, const torc_hardshrink_options *options);
#define torc_hardshrink(...) TORC_OPTIONS1_(torc_hardshrink_with, torc_hardshrink_options, __VA_ARGS__, .struct_size = sizeof(torc_hardshrink_options))
TORC_API torc_tensor torc_hardshrink_out_with(torc_tensor out, torc_tensor self, const torc_hardshrink_options *options);
#define torc_hardshrink_out(...) TORC_OPTIONS2_(torc_hardshrink_out_with, torc_hardshrink_options, __VA_ARGS__, .struct_size = sizeof(torc_hardshrink_options))

/** softshrink(Tensor self, Scalar lambd=0.5) -> Tensor
 *  self moved toward 0 by lambd, 0 within [-lambd, lambd]. */
typedef struct TORC_BY_NAME torc_softshrink_options {
    size_t struct_size; /**< sizeof(torc_softshrink_options) */
    torc_number lambd; /**< default 0.5 */
} torc_softshrink_options;
TORC_API torc_tensor torc_softshrink_with(torc_tensor self, const torc_softshrink_options *options);
#define torc_softshrink(...) TORC_OPTIONS1_(torc_softshrink_with, torc_softshrink_options, __VA_ARGS__, .struct_size = sizeof(torc_softshrink_options))
TORC_API torc_tensor torc_softshrink_out_with(torc_tensor out, torc_tensor self, const torc_softshrink_options *options);
#define torc_softshrink_out(...) TORC_OPTIONS2_(torc_softshrink_out_with, torc_softshrink_options, __VA_ARGS__, .struct_size = sizeof(torc_softshrink_options))

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
typedef struct TORC_BY_NAME torc_copy_inplace_options {
    size_t struct_size; /**< sizeof(torc_copy_inplace_options) */
    bool non_blocking; /**< default False */
} torc_copy_inplace_options;
TORC_API torc_tensor torc_copy_inplace_with(torc_tensor self, torc_tensor other, const torc_copy_inplace_options *options);
#define torc_copy_(...) TORC_OPTIONS2_(torc_copy_inplace_with, torc_copy_inplace_options, __VA_ARGS__, .struct_size = sizeof(torc_copy_inplace_options))

/** fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
 *  Set all elements of self to a number. */
TORC_API torc_tensor torc_fill_(torc_tensor self, torc_number value);

/** zero_(Tensor(a!) self) -> Tensor(a!)
 *  Set all elements of self to 0. */
TORC_API torc_tensor torc_zero_(torc_tensor self);

/** empty.memory_format(int[] size, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor
 *  A tensor of the given size with undefined elements. Its memory is taken when it is first used. */
typedef struct TORC_BY_NAME torc_empty_options {
    size_t struct_size; /**< sizeof(torc_empty_options) */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    bool pin_memory; /**< default False */
    bool requires_grad; /**< default False */
    torc_memory_format memory_format; /**< default None */
} torc_empty_options;
TORC_API torc_tensor torc_empty_with(torc_ints size, const torc_empty_options *options);
#define torc_empty(...) TORC_OPTIONS1_(torc_empty_with, torc_empty_options, __VA_ARGS__, .struct_size = sizeof(torc_empty_options))
TORC_API torc_tensor torc_empty_out_with(torc_tensor out, torc_ints size, const torc_empty_options *options);
#define torc_empty_out(...) TORC_OPTIONS2_(torc_empty_out_with, torc_empty_options, __VA_ARGS__, .struct_size = sizeof(torc_empty_options))

/** empty_strided(int[] size, int[] stride, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  A tensor of the given size and strides with undefined elements. */
typedef struct TORC_BY_NAME torc_empty_strided_options {
    size_t struct_size; /**< sizeof(torc_empty_strided_options) */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    bool pin_memory; /**< default False */
    bool requires_grad; /**< default False */
} torc_empty_strided_options;
TORC_API torc_tensor torc_empty_strided_with(torc_ints size, torc_ints stride, const torc_empty_strided_options *options);
#define torc_empty_strided(...) TORC_OPTIONS2_(torc_empty_strided_with, torc_empty_strided_options, __VA_ARGS__, .struct_size = sizeof(torc_empty_strided_options))

/** zeros(int[] size, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  A tensor of zeros. */
typedef struct TORC_BY_NAME torc_zeros_options {
    size_t struct_size; /**< sizeof(torc_zeros_options) */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    bool pin_memory; /**< default False */
    bool requires_grad; /**< default False */
} torc_zeros_options;
TORC_API torc_tensor torc_zeros_with(torc_ints size, const torc_zeros_options *options);
#define torc_zeros(...) TORC_OPTIONS1_(torc_zeros_with, torc_zeros_options, __VA_ARGS__, .struct_size = sizeof(torc_zeros_options))
TORC_API torc_tensor torc_zeros_out_with(torc_tensor out, torc_ints size, const torc_zeros_options *options);
#define torc_zeros_out(...) TORC_OPTIONS2_(torc_zeros_out_with, torc_zeros_options, __VA_ARGS__, .struct_size = sizeof(torc_zeros_options))

/** ones(int[] size, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  A tensor of ones. */
typedef struct TORC_BY_NAME torc_ones_options {
    size_t struct_size; /**< sizeof(torc_ones_options) */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    bool pin_memory; /**< default False */
    bool requires_grad; /**< default False */
} torc_ones_options;
TORC_API torc_tensor torc_ones_with(torc_ints size, const torc_ones_options *options);
#define torc_ones(...) TORC_OPTIONS1_(torc_ones_with, torc_ones_options, __VA_ARGS__, .struct_size = sizeof(torc_ones_options))
TORC_API torc_tensor torc_ones_out_with(torc_tensor out, torc_ints size, const torc_ones_options *options);
#define torc_ones_out(...) TORC_OPTIONS2_(torc_ones_out_with, torc_ones_options, __VA_ARGS__, .struct_size = sizeof(torc_ones_options))

/** full(int[] size, Scalar fill_value, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  A tensor whose elements all are fill_value; its dtype follows the number unless given. */
typedef struct TORC_BY_NAME torc_full_options {
    size_t struct_size; /**< sizeof(torc_full_options) */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    bool pin_memory; /**< default False */
    bool requires_grad; /**< default False */
} torc_full_options;
TORC_API torc_tensor torc_full_with(torc_ints size, torc_number fill_value, const torc_full_options *options);
#define torc_full(...) TORC_OPTIONS2_(torc_full_with, torc_full_options, __VA_ARGS__, .struct_size = sizeof(torc_full_options))
TORC_API torc_tensor torc_full_out_with(torc_tensor out, torc_ints size, torc_number fill_value, const torc_full_options *options);
#define torc_full_out(...) TORC_OPTIONS3_(torc_full_out_with, torc_full_options, __VA_ARGS__, .struct_size = sizeof(torc_full_options))

/** empty_like(Tensor self, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor
 *  An uninitialized tensor with the size, dtype, device and memory order of self. */
typedef struct TORC_BY_NAME torc_empty_like_options {
    size_t struct_size; /**< sizeof(torc_empty_like_options) */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    bool pin_memory; /**< default False */
    bool requires_grad; /**< default False */
    torc_memory_format memory_format; /**< default None */
} torc_empty_like_options;
TORC_API torc_tensor torc_empty_like_with(torc_tensor self, const torc_empty_like_options *options);
#define torc_empty_like(...) TORC_OPTIONS1_(torc_empty_like_with, torc_empty_like_options, __VA_ARGS__, .struct_size = sizeof(torc_empty_like_options))

/** zeros_like(Tensor self, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor
 *  Zeros, like self. */
typedef struct TORC_BY_NAME torc_zeros_like_options {
    size_t struct_size; /**< sizeof(torc_zeros_like_options) */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    bool pin_memory; /**< default False */
    bool requires_grad; /**< default False */
    torc_memory_format memory_format; /**< default None */
} torc_zeros_like_options;
TORC_API torc_tensor torc_zeros_like_with(torc_tensor self, const torc_zeros_like_options *options);
#define torc_zeros_like(...) TORC_OPTIONS1_(torc_zeros_like_with, torc_zeros_like_options, __VA_ARGS__, .struct_size = sizeof(torc_zeros_like_options))

/** ones_like(Tensor self, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor
 *  Ones, like self. */
typedef struct TORC_BY_NAME torc_ones_like_options {
    size_t struct_size; /**< sizeof(torc_ones_like_options) */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    bool pin_memory; /**< default False */
    bool requires_grad; /**< default False */
    torc_memory_format memory_format; /**< default None */
} torc_ones_like_options;
TORC_API torc_tensor torc_ones_like_with(torc_tensor self, const torc_ones_like_options *options);
#define torc_ones_like(...) TORC_OPTIONS1_(torc_ones_like_with, torc_ones_like_options, __VA_ARGS__, .struct_size = sizeof(torc_ones_like_options))

/** full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor
 *  fill_value everywhere, like self. */
typedef struct TORC_BY_NAME torc_full_like_options {
    size_t struct_size; /**< sizeof(torc_full_like_options) */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    bool pin_memory; /**< default False */
    bool requires_grad; /**< default False */
    torc_memory_format memory_format; /**< default None */
} torc_full_like_options;
TORC_API torc_tensor torc_full_like_with(torc_tensor self, torc_number fill_value, const torc_full_like_options *options);
#define torc_full_like(...) TORC_OPTIONS2_(torc_full_like_with, torc_full_like_options, __VA_ARGS__, .struct_size = sizeof(torc_full_like_options))

/** rand_like.generator(Tensor self, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor
 *  Uniform on [0, 1), like self. */
typedef struct TORC_BY_NAME torc_rand_like_options {
    size_t struct_size; /**< sizeof(torc_rand_like_options) */
    torc_generator generator; /**< default None */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    bool pin_memory; /**< default False */
    bool requires_grad; /**< default False */
    torc_memory_format memory_format; /**< default None */
} torc_rand_like_options;
TORC_API torc_tensor torc_rand_like_with(torc_tensor self, const torc_rand_like_options *options);
#define torc_rand_like(...) TORC_OPTIONS1_(torc_rand_like_with, torc_rand_like_options, __VA_ARGS__, .struct_size = sizeof(torc_rand_like_options))

/** randn_like.generator(Tensor self, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor
 *  Standard normal, like self. */
typedef struct TORC_BY_NAME torc_randn_like_options {
    size_t struct_size; /**< sizeof(torc_randn_like_options) */
    torc_generator generator; /**< default None */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    bool pin_memory; /**< default False */
    bool requires_grad; /**< default False */
    torc_memory_format memory_format; /**< default None */
} torc_randn_like_options;
TORC_API torc_tensor torc_randn_like_with(torc_tensor self, const torc_randn_like_options *options);
#define torc_randn_like(...) TORC_OPTIONS1_(torc_randn_like_with, torc_randn_like_options, __VA_ARGS__, .struct_size = sizeof(torc_randn_like_options))

/** randint_like.low_generator_dtype(Tensor self, int low=0, int high, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor
 *  Integers uniform on [low, high), like self. */
typedef struct TORC_BY_NAME torc_randint_like_options {
    size_t struct_size; /**< sizeof(torc_randint_like_options) */
    int64_t low; /**< default 0 */
    torc_generator generator; /**< default None */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    bool pin_memory; /**< default False */
    bool requires_grad; /**< default False */
    torc_memory_format memory_format; /**< default None */
} torc_randint_like_options;
TORC_API torc_tensor torc_randint_like_with(torc_tensor self, int64_t high, const torc_randint_like_options *options);
#define torc_randint_like(...) TORC_OPTIONS2_(torc_randint_like_with, torc_randint_like_options, __VA_ARGS__, .struct_size = sizeof(torc_randint_like_options))

/** new_empty(Tensor self, int[] size, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  An uninitialized tensor with the dtype and device of self. */
typedef struct TORC_BY_NAME torc_new_empty_options {
    size_t struct_size; /**< sizeof(torc_new_empty_options) */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    bool pin_memory; /**< default False */
    bool requires_grad; /**< default False */
} torc_new_empty_options;
TORC_API torc_tensor torc_new_empty_with(torc_tensor self, torc_ints size, const torc_new_empty_options *options);
#define torc_new_empty(...) TORC_OPTIONS2_(torc_new_empty_with, torc_new_empty_options, __VA_ARGS__, .struct_size = sizeof(torc_new_empty_options))

/** new_zeros(Tensor self, int[] size, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  Zeros with the dtype and device of self. */
typedef struct TORC_BY_NAME torc_new_zeros_options {
    size_t struct_size; /**< sizeof(torc_new_zeros_options) */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    bool pin_memory; /**< default False */
    bool requires_grad; /**< default False */
} torc_new_zeros_options;
TORC_API torc_tensor torc_new_zeros_with(torc_tensor self, torc_ints size, const torc_new_zeros_options *options);
#define torc_new_zeros(...) TORC_OPTIONS2_(torc_new_zeros_with, torc_new_zeros_options, __VA_ARGS__, .struct_size = sizeof(torc_new_zeros_options))

/** new_ones(Tensor self, int[] size, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  Ones with the dtype and device of self. */
typedef struct TORC_BY_NAME torc_new_ones_options {
    size_t struct_size; /**< sizeof(torc_new_ones_options) */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    bool pin_memory; /**< default False */
    bool requires_grad; /**< default False */
} torc_new_ones_options;
TORC_API torc_tensor torc_new_ones_with(torc_tensor self, torc_ints size, const torc_new_ones_options *options);
#define torc_new_ones(...) TORC_OPTIONS2_(torc_new_ones_with, torc_new_ones_options, __VA_ARGS__, .struct_size = sizeof(torc_new_ones_options))

/** new_full(Tensor self, int[] size, Scalar fill_value, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  fill_value everywhere, with the dtype and device of self. */
typedef struct TORC_BY_NAME torc_new_full_options {
    size_t struct_size; /**< sizeof(torc_new_full_options) */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    bool pin_memory; /**< default False */
    bool requires_grad; /**< default False */
} torc_new_full_options;
TORC_API torc_tensor torc_new_full_with(torc_tensor self, torc_ints size, torc_number fill_value, const torc_new_full_options *options);
#define torc_new_full(...) TORC_OPTIONS3_(torc_new_full_with, torc_new_full_options, __VA_ARGS__, .struct_size = sizeof(torc_new_full_options))

/** arange.start_step(Scalar start=0, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  start, start + step, … below end; int64 if all numbers are integers, else the default dtype. */
typedef struct TORC_BY_NAME torc_arange_options {
    size_t struct_size; /**< sizeof(torc_arange_options) */
    torc_number start; /**< default 0 */
    torc_number step; /**< default 1 */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    bool pin_memory; /**< default False */
    bool requires_grad; /**< default False */
} torc_arange_options;
TORC_API torc_tensor torc_arange_with(torc_number end, const torc_arange_options *options);
#define torc_arange(...) TORC_OPTIONS1_(torc_arange_with, torc_arange_options, __VA_ARGS__, .struct_size = sizeof(torc_arange_options))
TORC_API torc_tensor torc_arange_out_with(torc_tensor out, torc_number end, const torc_arange_options *options);
#define torc_arange_out(...) TORC_OPTIONS2_(torc_arange_out_with, torc_arange_options, __VA_ARGS__, .struct_size = sizeof(torc_arange_options))

/** linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  steps numbers evenly spaced from start to end, both included. */
typedef struct TORC_BY_NAME torc_linspace_options {
    size_t struct_size; /**< sizeof(torc_linspace_options) */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    bool pin_memory; /**< default False */
    bool requires_grad; /**< default False */
} torc_linspace_options;
TORC_API torc_tensor torc_linspace_with(torc_number start, torc_number end, int64_t steps, const torc_linspace_options *options);
#define torc_linspace(...) TORC_OPTIONS3_(torc_linspace_with, torc_linspace_options, __VA_ARGS__, .struct_size = sizeof(torc_linspace_options))
TORC_API torc_tensor torc_linspace_out_with(torc_tensor out, torc_number start, torc_number end, int64_t steps, const torc_linspace_options *options);
#define torc_linspace_out(...) TORC_OPTIONS4_(torc_linspace_out_with, torc_linspace_options, __VA_ARGS__, .struct_size = sizeof(torc_linspace_options))

/** eye.m(int n, int? m=None, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  An n by m matrix (m defaults to n) with ones on the diagonal. */
typedef struct TORC_BY_NAME torc_eye_options {
    size_t struct_size; /**< sizeof(torc_eye_options) */
    torc_number m; /**< default None */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    bool pin_memory; /**< default False */
    bool requires_grad; /**< default False */
} torc_eye_options;
TORC_API torc_tensor torc_eye_with(int64_t n, const torc_eye_options *options);
#define torc_eye(...) TORC_OPTIONS1_(torc_eye_with, torc_eye_options, __VA_ARGS__, .struct_size = sizeof(torc_eye_options))
TORC_API torc_tensor torc_eye_out_with(torc_tensor out, int64_t n, const torc_eye_options *options);
#define torc_eye_out(...) TORC_OPTIONS2_(torc_eye_out_with, torc_eye_options, __VA_ARGS__, .struct_size = sizeof(torc_eye_options))

/** rand.generator(int[] size, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  Uniform on [0, 1). */
typedef struct TORC_BY_NAME torc_rand_options {
    size_t struct_size; /**< sizeof(torc_rand_options) */
    torc_generator generator; /**< default None */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    bool pin_memory; /**< default False */
    bool requires_grad; /**< default False */
} torc_rand_options;
TORC_API torc_tensor torc_rand_with(torc_ints size, const torc_rand_options *options);
#define torc_rand(...) TORC_OPTIONS1_(torc_rand_with, torc_rand_options, __VA_ARGS__, .struct_size = sizeof(torc_rand_options))
TORC_API torc_tensor torc_rand_out_with(torc_tensor out, torc_ints size, const torc_rand_options *options);
#define torc_rand_out(...) TORC_OPTIONS2_(torc_rand_out_with, torc_rand_options, __VA_ARGS__, .struct_size = sizeof(torc_rand_options))

/** randn.generator(int[] size, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  Standard normal. */
typedef struct TORC_BY_NAME torc_randn_options {
    size_t struct_size; /**< sizeof(torc_randn_options) */
    torc_generator generator; /**< default None */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    bool pin_memory; /**< default False */
    bool requires_grad; /**< default False */
} torc_randn_options;
TORC_API torc_tensor torc_randn_with(torc_ints size, const torc_randn_options *options);
#define torc_randn(...) TORC_OPTIONS1_(torc_randn_with, torc_randn_options, __VA_ARGS__, .struct_size = sizeof(torc_randn_options))
TORC_API torc_tensor torc_randn_out_with(torc_tensor out, torc_ints size, const torc_randn_options *options);
#define torc_randn_out(...) TORC_OPTIONS2_(torc_randn_out_with, torc_randn_options, __VA_ARGS__, .struct_size = sizeof(torc_randn_options))

/** randint.low_generator(int low=0, int high, int[] size, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  Integers uniform on [low, high); int64 by default. */
typedef struct TORC_BY_NAME torc_randint_options {
    size_t struct_size; /**< sizeof(torc_randint_options) */
    int64_t low; /**< default 0 */
    torc_generator generator; /**< default None */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    bool pin_memory; /**< default False */
    bool requires_grad; /**< default False */
} torc_randint_options;
TORC_API torc_tensor torc_randint_with(int64_t high, torc_ints size, const torc_randint_options *options);
#define torc_randint(...) TORC_OPTIONS2_(torc_randint_with, torc_randint_options, __VA_ARGS__, .struct_size = sizeof(torc_randint_options))
TORC_API torc_tensor torc_randint_out_with(torc_tensor out, int64_t high, torc_ints size, const torc_randint_options *options);
#define torc_randint_out(...) TORC_OPTIONS3_(torc_randint_out_with, torc_randint_options, __VA_ARGS__, .struct_size = sizeof(torc_randint_options))

/** randperm.generator(int n, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  A random permutation of 0 … n-1; int64 by default. */
typedef struct TORC_BY_NAME torc_randperm_options {
    size_t struct_size; /**< sizeof(torc_randperm_options) */
    torc_generator generator; /**< default None */
    torc_dtype dtype; /**< default None */
    torc_device device; /**< default None */
    bool pin_memory; /**< default False */
    bool requires_grad; /**< default False */
} torc_randperm_options;
TORC_API torc_tensor torc_randperm_with(int64_t n, const torc_randperm_options *options);
#define torc_randperm(...) TORC_OPTIONS1_(torc_randperm_with, torc_randperm_options, __VA_ARGS__, .struct_size = sizeof(torc_randperm_options))
TORC_API torc_tensor torc_randperm_out_with(torc_tensor out, int64_t n, const torc_randperm_options *options);
#define torc_randperm_out(...) TORC_OPTIONS2_(torc_randperm_out_with, torc_randperm_options, __VA_ARGS__, .struct_size = sizeof(torc_randperm_options))

/** uniform_(Tensor(a!) self, float from=0.0, float to=1, *, Generator? generator=None) -> Tensor(a!)
 *  Fill with numbers uniform on [from, to). */
typedef struct TORC_BY_NAME torc_uniform_inplace_options {
    size_t struct_size; /**< sizeof(torc_uniform_inplace_options) */
    double from; /**< default 0.0 */
    torc_number to; /**< default 1 */
    torc_generator generator; /**< default None */
} torc_uniform_inplace_options;
TORC_API torc_tensor torc_uniform_inplace_with(torc_tensor self, const torc_uniform_inplace_options *options);
#define torc_uniform_(...) TORC_OPTIONS1_(torc_uniform_inplace_with, torc_uniform_inplace_options, __VA_ARGS__, .struct_size = sizeof(torc_uniform_inplace_options))

/** normal_(Tensor(a!) self, float mean=0.0, float std=1, *, Generator? generator=None) -> Tensor(a!)
 *  Fill with normal numbers of the given mean and standard deviation. */
typedef struct TORC_BY_NAME torc_normal_inplace_options {
    size_t struct_size; /**< sizeof(torc_normal_inplace_options) */
    double mean; /**< default 0.0 */
    torc_number std; /**< default 1 */
    torc_generator generator; /**< default None */
} torc_normal_inplace_options;
TORC_API torc_tensor torc_normal_inplace_with(torc_tensor self, const torc_normal_inplace_options *options);
#define torc_normal_(...) TORC_OPTIONS1_(torc_normal_inplace_with, torc_normal_inplace_options, __VA_ARGS__, .struct_size = sizeof(torc_normal_inplace_options))

/** exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)
 *  Fill with exponentially distributed numbers of rate lambd. */
typedef struct TORC_BY_NAME torc_exponential_inplace_options {
    size_t struct_size; /**< sizeof(torc_exponential_inplace_options) */
    torc_number lambd; /**< default 1 */
    torc_generator generator; /**< default None */
} torc_exponential_inplace_options;
TORC_API torc_tensor torc_exponential_inplace_with(torc_tensor self, const torc_exponential_inplace_options *options);
#define torc_exponential_(...) TORC_OPTIONS1_(torc_exponential_inplace_with, torc_exponential_inplace_options, __VA_ARGS__, .struct_size = sizeof(torc_exponential_inplace_options))

/** random_.from(Tensor(a!) self, int? from=None, int? to=None, *, Generator? generator=None) -> Tensor(a!)
 *  Fill with integers uniform on [from, to); without bounds, on what the dtype holds exactly. */
typedef struct TORC_BY_NAME torc_random_inplace_options {
    size_t struct_size; /**< sizeof(torc_random_inplace_options) */
    torc_number from; /**< default None */
    torc_number to; /**< default None */
    torc_generator generator; /**< default None */
} torc_random_inplace_options;
TORC_API torc_tensor torc_random_inplace_with(torc_tensor self, const torc_random_inplace_options *options);
#define torc_random_(...) TORC_OPTIONS1_(torc_random_inplace_with, torc_random_inplace_options, __VA_ARGS__, .struct_size = sizeof(torc_random_inplace_options))

/** bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
 *  Fill with 1 with probability p, else 0. */
typedef struct TORC_BY_NAME torc_bernoulli_inplace_options {
    size_t struct_size; /**< sizeof(torc_bernoulli_inplace_options) */
    torc_number p; /**< default 0.5 */
    torc_generator generator; /**< default None */
} torc_bernoulli_inplace_options;
TORC_API torc_tensor torc_bernoulli_inplace_with(torc_tensor self, const torc_bernoulli_inplace_options *options);
#define torc_bernoulli_(...) TORC_OPTIONS1_(torc_bernoulli_inplace_with, torc_bernoulli_inplace_options, __VA_ARGS__, .struct_size = sizeof(torc_bernoulli_inplace_options))

/** bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
 *  1 with the probability that the element of self is, else 0. */
typedef struct TORC_BY_NAME torc_bernoulli_options {
    size_t struct_size; /**< sizeof(torc_bernoulli_options) */
    torc_generator generator; /**< default None */
} torc_bernoulli_options;
TORC_API torc_tensor torc_bernoulli_with(torc_tensor self, const torc_bernoulli_options *options);
#define torc_bernoulli(...) TORC_OPTIONS1_(torc_bernoulli_with, torc_bernoulli_options, __VA_ARGS__, .struct_size = sizeof(torc_bernoulli_options))
TORC_API torc_tensor torc_bernoulli_out_with(torc_tensor out, torc_tensor self, const torc_bernoulli_options *options);
#define torc_bernoulli_out(...) TORC_OPTIONS2_(torc_bernoulli_out_with, torc_bernoulli_options, __VA_ARGS__, .struct_size = sizeof(torc_bernoulli_options))

/** tril(Tensor self, int diagonal=0) -> Tensor
 *  The lower triangle of each matrix, zeros elsewhere; diagonal counts up from the main one. */
typedef struct TORC_BY_NAME torc_tril_options {
    size_t struct_size; /**< sizeof(torc_tril_options) */
    int64_t diagonal; /**< default 0 */
} torc_tril_options;
TORC_API torc_tensor torc_tril_with(torc_tensor self, const torc_tril_options *options);
#define torc_tril(...) TORC_OPTIONS1_(torc_tril_with, torc_tril_options, __VA_ARGS__, .struct_size = sizeof(torc_tril_options))
TORC_API torc_tensor torc_tril_inplace_with(torc_tensor self, const torc_tril_options *options);
#define torc_tril_(...) TORC_OPTIONS1_(torc_tril_inplace_with, torc_tril_options, __VA_ARGS__, .struct_size = sizeof(torc_tril_options))
TORC_API torc_tensor torc_tril_out_with(torc_tensor out, torc_tensor self, const torc_tril_options *options);
#define torc_tril_out(...) TORC_OPTIONS2_(torc_tril_out_with, torc_tril_options, __VA_ARGS__, .struct_size = sizeof(torc_tril_options))

/** triu(Tensor self, int diagonal=0) -> Tensor
 *  The upper triangle of each matrix, zeros elsewhere. */
typedef struct TORC_BY_NAME torc_triu_options {
    size_t struct_size; /**< sizeof(torc_triu_options) */
    int64_t diagonal; /**< default 0 */
} torc_triu_options;
TORC_API torc_tensor torc_triu_with(torc_tensor self, const torc_triu_options *options);
#define torc_triu(...) TORC_OPTIONS1_(torc_triu_with, torc_triu_options, __VA_ARGS__, .struct_size = sizeof(torc_triu_options))
TORC_API torc_tensor torc_triu_inplace_with(torc_tensor self, const torc_triu_options *options);
#define torc_triu_(...) TORC_OPTIONS1_(torc_triu_inplace_with, torc_triu_options, __VA_ARGS__, .struct_size = sizeof(torc_triu_options))
TORC_API torc_tensor torc_triu_out_with(torc_tensor out, torc_tensor self, const torc_triu_options *options);
#define torc_triu_out(...) TORC_OPTIONS2_(torc_triu_out_with, torc_triu_options, __VA_ARGS__, .struct_size = sizeof(torc_triu_options))

/** sum.dim_IntList(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  Sum over dim (all dimensions if None or empty). Integers and bool sum to int64. */
typedef struct TORC_BY_NAME torc_sum_options {
    size_t struct_size; /**< sizeof(torc_sum_options) */
    torc_ints dim; /**< default None */
    bool keepdim; /**< default False */
    torc_dtype dtype; /**< default None */
} torc_sum_options;
TORC_API torc_tensor torc_sum_with(torc_tensor self, const torc_sum_options *options);
#define torc_sum(...) TORC_OPTIONS1_(torc_sum_with, torc_sum_options, __VA_ARGS__, .struct_size = sizeof(torc_sum_options))
TORC_API torc_tensor torc_sum_out_with(torc_tensor out, torc_tensor self, const torc_sum_options *options);
#define torc_sum_out(...) TORC_OPTIONS2_(torc_sum_out_with, torc_sum_options, __VA_ARGS__, .struct_size = sizeof(torc_sum_options))

/** nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  Sum over dim with NaN counted as zero. */
typedef struct TORC_BY_NAME torc_nansum_options {
    size_t struct_size; /**< sizeof(torc_nansum_options) */
    torc_ints dim; /**< default None */
    bool keepdim; /**< default False */
    torc_dtype dtype; /**< default None */
} torc_nansum_options;
TORC_API torc_tensor torc_nansum_with(torc_tensor self, const torc_nansum_options *options);
#define torc_nansum(...) TORC_OPTIONS1_(torc_nansum_with, torc_nansum_options, __VA_ARGS__, .struct_size = sizeof(torc_nansum_options))
TORC_API torc_tensor torc_nansum_out_with(torc_tensor out, torc_tensor self, const torc_nansum_options *options);
#define torc_nansum_out(...) TORC_OPTIONS2_(torc_nansum_out_with, torc_nansum_options, __VA_ARGS__, .struct_size = sizeof(torc_nansum_options))

/** mean.dim(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  Mean over dim (all dimensions if None or empty); NaN over no elements. */
typedef struct TORC_BY_NAME torc_mean_options {
    size_t struct_size; /**< sizeof(torc_mean_options) */
    torc_ints dim; /**< default None */
    bool keepdim; /**< default False */
    torc_dtype dtype; /**< default None */
} torc_mean_options;
TORC_API torc_tensor torc_mean_with(torc_tensor self, const torc_mean_options *options);
#define torc_mean(...) TORC_OPTIONS1_(torc_mean_with, torc_mean_options, __VA_ARGS__, .struct_size = sizeof(torc_mean_options))
TORC_API torc_tensor torc_mean_out_with(torc_tensor out, torc_tensor self, const torc_mean_options *options);
#define torc_mean_out(...) TORC_OPTIONS2_(torc_mean_out_with, torc_mean_options, __VA_ARGS__, .struct_size = sizeof(torc_mean_options))

/** prod.dim_int(Tensor self, int? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  Product of all elements or over dim. Integers and bool multiply to int64. */
typedef struct TORC_BY_NAME torc_prod_options {
    size_t struct_size; /**< sizeof(torc_prod_options) */
    torc_number dim; /**< default None */
    bool keepdim; /**< default False */
    torc_dtype dtype; /**< default None */
} torc_prod_options;
TORC_API torc_tensor torc_prod_with(torc_tensor self, const torc_prod_options *options);
#define torc_prod(...) TORC_OPTIONS1_(torc_prod_with, torc_prod_options, __VA_ARGS__, .struct_size = sizeof(torc_prod_options))
TORC_API torc_tensor torc_prod_out_with(torc_tensor out, torc_tensor self, const torc_prod_options *options);
#define torc_prod_out(...) TORC_OPTIONS2_(torc_prod_out_with, torc_prod_options, __VA_ARGS__, .struct_size = sizeof(torc_prod_options))

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
typedef struct TORC_BY_NAME torc_max_dim_options {
    size_t struct_size; /**< sizeof(torc_max_dim_options) */
    bool keepdim; /**< default False */
} torc_max_dim_options;
typedef struct torc_max_dim_result { torc_tensor values, indices; } torc_max_dim_result;
TORC_API torc_max_dim_result torc_max_dim_with(torc_tensor self, int64_t dim, const torc_max_dim_options *options);
#define torc_max_dim(...) TORC_OPTIONS2_(torc_max_dim_with, torc_max_dim_options, __VA_ARGS__, .struct_size = sizeof(torc_max_dim_options))
TORC_API torc_max_dim_result torc_max_dim_out_with(torc_max_dim_result out, torc_tensor self, int64_t dim, const torc_max_dim_options *options);
#define torc_max_dim_out(...) TORC_OPTIONS3_(torc_max_dim_out_with, torc_max_dim_options, __VA_ARGS__, .struct_size = sizeof(torc_max_dim_options))

/** min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
 *  Smallest element along dim and where it is: the first of equals, the first NaN if there is one (torch.min with dim). */
typedef struct TORC_BY_NAME torc_min_dim_options {
    size_t struct_size; /**< sizeof(torc_min_dim_options) */
    bool keepdim; /**< default False */
} torc_min_dim_options;
typedef struct torc_min_dim_result { torc_tensor values, indices; } torc_min_dim_result;
TORC_API torc_min_dim_result torc_min_dim_with(torc_tensor self, int64_t dim, const torc_min_dim_options *options);
#define torc_min_dim(...) TORC_OPTIONS2_(torc_min_dim_with, torc_min_dim_options, __VA_ARGS__, .struct_size = sizeof(torc_min_dim_options))
TORC_API torc_min_dim_result torc_min_dim_out_with(torc_min_dim_result out, torc_tensor self, int64_t dim, const torc_min_dim_options *options);
#define torc_min_dim_out(...) TORC_OPTIONS3_(torc_min_dim_out_with, torc_min_dim_options, __VA_ARGS__, .struct_size = sizeof(torc_min_dim_options))

/** amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
 *  Largest element over dim; the gradient is shared evenly among equals. */
typedef struct TORC_BY_NAME torc_amax_options {
    size_t struct_size; /**< sizeof(torc_amax_options) */
    torc_ints dim; /**< default [] */
    bool keepdim; /**< default False */
} torc_amax_options;
TORC_API torc_tensor torc_amax_with(torc_tensor self, const torc_amax_options *options);
#define torc_amax(...) TORC_OPTIONS1_(torc_amax_with, torc_amax_options, __VA_ARGS__, .struct_size = sizeof(torc_amax_options))
TORC_API torc_tensor torc_amax_out_with(torc_tensor out, torc_tensor self, const torc_amax_options *options);
#define torc_amax_out(...) TORC_OPTIONS2_(torc_amax_out_with, torc_amax_options, __VA_ARGS__, .struct_size = sizeof(torc_amax_options))

/** amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
 *  Smallest element over dim; the gradient is shared evenly among equals. */
typedef struct TORC_BY_NAME torc_amin_options {
    size_t struct_size; /**< sizeof(torc_amin_options) */
    torc_ints dim; /**< default [] */
    bool keepdim; /**< default False */
} torc_amin_options;
TORC_API torc_tensor torc_amin_with(torc_tensor self, const torc_amin_options *options);
#define torc_amin(...) TORC_OPTIONS1_(torc_amin_with, torc_amin_options, __VA_ARGS__, .struct_size = sizeof(torc_amin_options))
TORC_API torc_tensor torc_amin_out_with(torc_tensor out, torc_tensor self, const torc_amin_options *options);
#define torc_amin_out(...) TORC_OPTIONS2_(torc_amin_out_with, torc_amin_options, __VA_ARGS__, .struct_size = sizeof(torc_amin_options))

/** aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
 *  Smallest and largest element in one pass, of all or along dim; NaN if there is one. */
typedef struct TORC_BY_NAME torc_aminmax_options {
    size_t struct_size; /**< sizeof(torc_aminmax_options) */
    torc_number dim; /**< default None */
    bool keepdim; /**< default False */
} torc_aminmax_options;
typedef struct torc_aminmax_result { torc_tensor min, max; } torc_aminmax_result;
TORC_API torc_aminmax_result torc_aminmax_with(torc_tensor self, const torc_aminmax_options *options);
#define torc_aminmax(...) TORC_OPTIONS1_(torc_aminmax_with, torc_aminmax_options, __VA_ARGS__, .struct_size = sizeof(torc_aminmax_options))
TORC_API torc_aminmax_result torc_aminmax_out_with(torc_aminmax_result out, torc_tensor self, const torc_aminmax_options *options);
#define torc_aminmax_out(...) TORC_OPTIONS2_(torc_aminmax_out_with, torc_aminmax_options, __VA_ARGS__, .struct_size = sizeof(torc_aminmax_options))

/** argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
 *  Index of the largest element along dim, or in the flattened tensor; the first of equals, NaN wins. */
typedef struct TORC_BY_NAME torc_argmax_options {
    size_t struct_size; /**< sizeof(torc_argmax_options) */
    torc_number dim; /**< default None */
    bool keepdim; /**< default False */
} torc_argmax_options;
TORC_API torc_tensor torc_argmax_with(torc_tensor self, const torc_argmax_options *options);
#define torc_argmax(...) TORC_OPTIONS1_(torc_argmax_with, torc_argmax_options, __VA_ARGS__, .struct_size = sizeof(torc_argmax_options))
TORC_API torc_tensor torc_argmax_out_with(torc_tensor out, torc_tensor self, const torc_argmax_options *options);
#define torc_argmax_out(...) TORC_OPTIONS2_(torc_argmax_out_with, torc_argmax_options, __VA_ARGS__, .struct_size = sizeof(torc_argmax_options))

/** argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
 *  Index of the smallest element along dim, or in the flattened tensor; the first of equals, NaN wins. */
typedef struct TORC_BY_NAME torc_argmin_options {
    size_t struct_size; /**< sizeof(torc_argmin_options) */
    torc_number dim; /**< default None */
    bool keepdim; /**< default False */
} torc_argmin_options;
TORC_API torc_tensor torc_argmin_with(torc_tensor self, const torc_argmin_options *options);
#define torc_argmin(...) TORC_OPTIONS1_(torc_argmin_with, torc_argmin_options, __VA_ARGS__, .struct_size = sizeof(torc_argmin_options))
TORC_API torc_tensor torc_argmin_out_with(torc_tensor out, torc_tensor self, const torc_argmin_options *options);
#define torc_argmin_out(...) TORC_OPTIONS2_(torc_argmin_out_with, torc_argmin_options, __VA_ARGS__, .struct_size = sizeof(torc_argmin_options))

/** any.dims(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor
 *  Is any element over dim different from 0? bool, but uint8 for uint8. */
typedef struct TORC_BY_NAME torc_any_options {
    size_t struct_size; /**< sizeof(torc_any_options) */
    torc_ints dim; /**< default None */
    bool keepdim; /**< default False */
} torc_any_options;
TORC_API torc_tensor torc_any_with(torc_tensor self, const torc_any_options *options);
#define torc_any(...) TORC_OPTIONS1_(torc_any_with, torc_any_options, __VA_ARGS__, .struct_size = sizeof(torc_any_options))
TORC_API torc_tensor torc_any_out_with(torc_tensor out, torc_tensor self, const torc_any_options *options);
#define torc_any_out(...) TORC_OPTIONS2_(torc_any_out_with, torc_any_options, __VA_ARGS__, .struct_size = sizeof(torc_any_options))

/** all.dims(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor
 *  Are all elements over dim different from 0? bool, but uint8 for uint8. */
typedef struct TORC_BY_NAME torc_all_options {
    size_t struct_size; /**< sizeof(torc_all_options) */
    torc_ints dim; /**< default None */
    bool keepdim; /**< default False */
} torc_all_options;
TORC_API torc_tensor torc_all_with(torc_tensor self, const torc_all_options *options);
#define torc_all(...) TORC_OPTIONS1_(torc_all_with, torc_all_options, __VA_ARGS__, .struct_size = sizeof(torc_all_options))
TORC_API torc_tensor torc_all_out_with(torc_tensor out, torc_tensor self, const torc_all_options *options);
#define torc_all_out(...) TORC_OPTIONS2_(torc_all_out_with, torc_all_options, __VA_ARGS__, .struct_size = sizeof(torc_all_options))

/** var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
 *  Variance over dim, divided by n - correction (1 if None). */
typedef struct TORC_BY_NAME torc_var_options {
    size_t struct_size; /**< sizeof(torc_var_options) */
    torc_ints dim; /**< default None */
    torc_number correction; /**< default None */
    bool keepdim; /**< default False */
} torc_var_options;
TORC_API torc_tensor torc_var_with(torc_tensor self, const torc_var_options *options);
#define torc_var(...) TORC_OPTIONS1_(torc_var_with, torc_var_options, __VA_ARGS__, .struct_size = sizeof(torc_var_options))
TORC_API torc_tensor torc_var_out_with(torc_tensor out, torc_tensor self, const torc_var_options *options);
#define torc_var_out(...) TORC_OPTIONS2_(torc_var_out_with, torc_var_options, __VA_ARGS__, .struct_size = sizeof(torc_var_options))

/** std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
 *  Standard deviation over dim: the root of var. */
typedef struct TORC_BY_NAME torc_std_options {
    size_t struct_size; /**< sizeof(torc_std_options) */
    torc_ints dim; /**< default None */
    torc_number correction; /**< default None */
    bool keepdim; /**< default False */
} torc_std_options;
TORC_API torc_tensor torc_std_with(torc_tensor self, const torc_std_options *options);
#define torc_std(...) TORC_OPTIONS1_(torc_std_with, torc_std_options, __VA_ARGS__, .struct_size = sizeof(torc_std_options))
TORC_API torc_tensor torc_std_out_with(torc_tensor out, torc_tensor self, const torc_std_options *options);
#define torc_std_out(...) TORC_OPTIONS2_(torc_std_out_with, torc_std_options, __VA_ARGS__, .struct_size = sizeof(torc_std_options))

/** var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor var, Tensor mean)
 *  Variance and mean over dim in one pass. */
typedef struct TORC_BY_NAME torc_var_mean_options {
    size_t struct_size; /**< sizeof(torc_var_mean_options) */
    torc_ints dim; /**< default None */
    torc_number correction; /**< default None */
    bool keepdim; /**< default False */
} torc_var_mean_options;
typedef struct torc_var_mean_result { torc_tensor var, mean; } torc_var_mean_result;
TORC_API torc_var_mean_result torc_var_mean_with(torc_tensor self, const torc_var_mean_options *options);
#define torc_var_mean(...) TORC_OPTIONS1_(torc_var_mean_with, torc_var_mean_options, __VA_ARGS__, .struct_size = sizeof(torc_var_mean_options))

/** std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor std, Tensor mean)
 *  Standard deviation and mean over dim in one pass. */
typedef struct TORC_BY_NAME torc_std_mean_options {
    size_t struct_size; /**< sizeof(torc_std_mean_options) */
    torc_ints dim; /**< default None */
    torc_number correction; /**< default None */
    bool keepdim; /**< default False */
} torc_std_mean_options;
typedef struct torc_std_mean_result { torc_tensor std, mean; } torc_std_mean_result;
TORC_API torc_std_mean_result torc_std_mean_with(torc_tensor self, const torc_std_mean_options *options);
#define torc_std_mean(...) TORC_OPTIONS1_(torc_std_mean_with, torc_std_mean_options, __VA_ARGS__, .struct_size = sizeof(torc_std_mean_options))

/** linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  (sum |x|^ord)^(1/ord) over dim; 0 counts non-zeros, inf and -inf are the largest and smallest |x| (torch.linalg.vector_norm). */
typedef struct TORC_BY_NAME torc_vector_norm_options {
    size_t struct_size; /**< sizeof(torc_vector_norm_options) */
    torc_number ord; /**< default 2 */
    torc_ints dim; /**< default None */
    bool keepdim; /**< default False */
    torc_dtype dtype; /**< default None */
} torc_vector_norm_options;
TORC_API torc_tensor torc_vector_norm_with(torc_tensor self, const torc_vector_norm_options *options);
#define torc_vector_norm(...) TORC_OPTIONS1_(torc_vector_norm_with, torc_vector_norm_options, __VA_ARGS__, .struct_size = sizeof(torc_vector_norm_options))
TORC_API torc_tensor torc_vector_norm_out_with(torc_tensor out, torc_tensor self, const torc_vector_norm_options *options);
#define torc_vector_norm_out(...) TORC_OPTIONS2_(torc_vector_norm_out_with, torc_vector_norm_options, __VA_ARGS__, .struct_size = sizeof(torc_vector_norm_options))

/** logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
 *  log(sum(exp(self))) over dim, without overflow. */
typedef struct TORC_BY_NAME torc_logsumexp_options {
    size_t struct_size; /**< sizeof(torc_logsumexp_options) */
    bool keepdim; /**< default False */
} torc_logsumexp_options;
TORC_API torc_tensor torc_logsumexp_with(torc_tensor self, torc_ints dim, const torc_logsumexp_options *options);
#define torc_logsumexp(...) TORC_OPTIONS2_(torc_logsumexp_with, torc_logsumexp_options, __VA_ARGS__, .struct_size = sizeof(torc_logsumexp_options))
TORC_API torc_tensor torc_logsumexp_out_with(torc_tensor out, torc_tensor self, torc_ints dim, const torc_logsumexp_options *options);
#define torc_logsumexp_out(...) TORC_OPTIONS3_(torc_logsumexp_out_with, torc_logsumexp_options, __VA_ARGS__, .struct_size = sizeof(torc_logsumexp_options))

/** count_nonzero.dim_IntList(Tensor self, int[1]? dim=None) -> Tensor
 *  How many elements over dim differ from 0 (NaN does); int64. */
typedef struct TORC_BY_NAME torc_count_nonzero_options {
    size_t struct_size; /**< sizeof(torc_count_nonzero_options) */
    torc_ints dim; /**< default None */
} torc_count_nonzero_options;
TORC_API torc_tensor torc_count_nonzero_with(torc_tensor self, const torc_count_nonzero_options *options);
#define torc_count_nonzero(...) TORC_OPTIONS1_(torc_count_nonzero_with, torc_count_nonzero_options, __VA_ARGS__, .struct_size = sizeof(torc_count_nonzero_options))

/** cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
 *  Running sum along dim. Integers and bool sum to int64. */
typedef struct TORC_BY_NAME torc_cumsum_options {
    size_t struct_size; /**< sizeof(torc_cumsum_options) */
    torc_dtype dtype; /**< default None */
} torc_cumsum_options;
TORC_API torc_tensor torc_cumsum_with(torc_tensor self, int64_t dim, const torc_cumsum_options *options);
#define torc_cumsum(...) TORC_OPTIONS2_(torc_cumsum_with, torc_cumsum_options, __VA_ARGS__, .struct_size = sizeof(torc_cumsum_options))
TORC_API torc_tensor torc_cumsum_inplace_with(torc_tensor self, int64_t dim, const torc_cumsum_options *options);
#define torc_cumsum_(...) TORC_OPTIONS2_(torc_cumsum_inplace_with, torc_cumsum_options, __VA_ARGS__, .struct_size = sizeof(torc_cumsum_options))
TORC_API torc_tensor torc_cumsum_out_with(torc_tensor out, torc_tensor self, int64_t dim, const torc_cumsum_options *options);
#define torc_cumsum_out(...) TORC_OPTIONS3_(torc_cumsum_out_with, torc_cumsum_options, __VA_ARGS__, .struct_size = sizeof(torc_cumsum_options))

/** cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
 *  Running product along dim. Integers and bool multiply to int64. */
typedef struct TORC_BY_NAME torc_cumprod_options {
    size_t struct_size; /**< sizeof(torc_cumprod_options) */
    torc_dtype dtype; /**< default None */
} torc_cumprod_options;
TORC_API torc_tensor torc_cumprod_with(torc_tensor self, int64_t dim, const torc_cumprod_options *options);
#define torc_cumprod(...) TORC_OPTIONS2_(torc_cumprod_with, torc_cumprod_options, __VA_ARGS__, .struct_size = sizeof(torc_cumprod_options))
TORC_API torc_tensor torc_cumprod_inplace_with(torc_tensor self, int64_t dim, const torc_cumprod_options *options);
#define torc_cumprod_(...) TORC_OPTIONS2_(torc_cumprod_inplace_with, torc_cumprod_options, __VA_ARGS__, .struct_size = sizeof(torc_cumprod_options))
TORC_API torc_tensor torc_cumprod_out_with(torc_tensor out, torc_tensor self, int64_t dim, const torc_cumprod_options *options);
#define torc_cumprod_out(...) TORC_OPTIONS3_(torc_cumprod_out_with, torc_cumprod_options, __VA_ARGS__, .struct_size = sizeof(torc_cumprod_options))

/** cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)
 *  Largest element so far along dim and where it is: the last of equals, the last NaN from the first one on. */
typedef struct torc_cummax_result { torc_tensor values, indices; } torc_cummax_result;
TORC_API torc_cummax_result torc_cummax(torc_tensor self, int64_t dim);
TORC_API torc_cummax_result torc_cummax_out(torc_cummax_result out, torc_tensor self, int64_t dim);

/** norm.ScalarOpt_dim_dtype(Tensor self, Scalar p=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  vector_norm of order p: of all elements, or over dim. */
typedef struct TORC_BY_NAME torc_norm_options {
    size_t struct_size; /**< sizeof(torc_norm_options) */
    torc_number p; /**< default 2 */
    torc_ints dim; /**< default None */
    bool keepdim; /**< default False */
    torc_dtype dtype; /**< default None */
} torc_norm_options;
TORC_API torc_tensor torc_norm_with(torc_tensor self, const torc_norm_options *options);
#define torc_norm(...) TORC_OPTIONS1_(torc_norm_with, torc_norm_options, __VA_ARGS__, .struct_size = sizeof(torc_norm_options))
TORC_API torc_tensor torc_norm_out_with(torc_tensor out, torc_tensor self, const torc_norm_options *options);
#define torc_norm_out(...) TORC_OPTIONS2_(torc_norm_out_with, torc_norm_options, __VA_ARGS__, .struct_size = sizeof(torc_norm_options))

/** cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor
 *  The cosine of the angle between x1 and x2 along dim; norms below eps count as eps. */
typedef struct TORC_BY_NAME torc_cosine_similarity_options {
    size_t struct_size; /**< sizeof(torc_cosine_similarity_options) */
    torc_number dim; /**< default 1 */
    torc_number eps; /**< default 1e-08 */
} torc_cosine_similarity_options;
TORC_API torc_tensor torc_cosine_similarity_with(torc_tensor x1, torc_tensor x2, const torc_cosine_similarity_options *options);
#define torc_cosine_similarity(...) TORC_OPTIONS2_(torc_cosine_similarity_with, torc_cosine_similarity_options, __VA_ARGS__, .struct_size = sizeof(torc_cosine_similarity_options))

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

/** unsqueeze(Tensor self, int dim) -> Tensor(a)
 *  A dimension of size 1 inserted at dim. */
TORC_API torc_tensor torc_unsqueeze(torc_tensor self, int64_t dim);

/** squeeze.dims(Tensor self, int[1]? dim=None) -> Tensor(a)
 *  Dimensions of size 1 removed: all of them, or those in dim. */
typedef struct TORC_BY_NAME torc_squeeze_options {
    size_t struct_size; /**< sizeof(torc_squeeze_options) */
    torc_ints dim; /**< default None */
} torc_squeeze_options;
TORC_API torc_tensor torc_squeeze_with(torc_tensor self, const torc_squeeze_options *options);
#define torc_squeeze(...) TORC_OPTIONS1_(torc_squeeze_with, torc_squeeze_options, __VA_ARGS__, .struct_size = sizeof(torc_squeeze_options))

/** select.int(Tensor self, int dim, int index) -> Tensor(a)
 *  Slice number index of dimension dim, without that dimension. */
TORC_API torc_tensor torc_select(torc_tensor self, int64_t dim, int64_t index);

/** slice.Tensor(Tensor self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor(a)
 *  self[start:end:step] along dim, with Python's clamping; step is positive. */
typedef struct TORC_BY_NAME torc_slice_options {
    size_t struct_size; /**< sizeof(torc_slice_options) */
    int64_t dim; /**< default 0 */
    torc_number start; /**< default None */
    torc_number end; /**< default None */
    torc_number step; /**< default 1 */
} torc_slice_options;
TORC_API torc_tensor torc_slice_with(torc_tensor self, const torc_slice_options *options);
#define torc_slice(...) TORC_OPTIONS1_(torc_slice_with, torc_slice_options, __VA_ARGS__, .struct_size = sizeof(torc_slice_options))

/** diagonal(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
 *  The diagonal of dim1 and dim2, as the last dimension. */
typedef struct TORC_BY_NAME torc_diagonal_options {
    size_t struct_size; /**< sizeof(torc_diagonal_options) */
    int64_t offset; /**< default 0 */
    int64_t dim1; /**< default 0 */
    torc_number dim2; /**< default 1 */
} torc_diagonal_options;
TORC_API torc_tensor torc_diagonal_with(torc_tensor self, const torc_diagonal_options *options);
#define torc_diagonal(...) TORC_OPTIONS1_(torc_diagonal_with, torc_diagonal_options, __VA_ARGS__, .struct_size = sizeof(torc_diagonal_options))

/** unfold(Tensor self, int dimension, int size, int step) -> Tensor(a)
 *  All windows of `size` elements along dimension, `step` apart; the window is a new last dimension. */
TORC_API torc_tensor torc_unfold(torc_tensor self, int64_t dimension, int64_t size, int64_t step);

/** view.dtype(Tensor self, ScalarType dtype) -> Tensor(a)
 *  The same bytes as elements of another dtype; the last dimension grows or shrinks by the ratio of their sizes. */
TORC_API torc_tensor torc_view_dtype(torc_tensor self, torc_dtype dtype);

/** clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
 *  A copy. The default keeps the order of dimensions in memory. */
typedef struct TORC_BY_NAME torc_clone_options {
    size_t struct_size; /**< sizeof(torc_clone_options) */
    torc_memory_format memory_format; /**< default None */
} torc_clone_options;
TORC_API torc_tensor torc_clone_with(torc_tensor self, const torc_clone_options *options);
#define torc_clone(...) TORC_OPTIONS1_(torc_clone_with, torc_clone_options, __VA_ARGS__, .struct_size = sizeof(torc_clone_options))

/** cat(Tensor[] tensors, int dim=0) -> Tensor
 *  Tensors joined along dim, promoted to a common dtype. 1-D empty tensors are skipped. */
typedef struct TORC_BY_NAME torc_cat_options {
    size_t struct_size; /**< sizeof(torc_cat_options) */
    int64_t dim; /**< default 0 */
} torc_cat_options;
TORC_API torc_tensor torc_cat_with(torc_tensors tensors, const torc_cat_options *options);
#define torc_cat(...) TORC_OPTIONS1_(torc_cat_with, torc_cat_options, __VA_ARGS__, .struct_size = sizeof(torc_cat_options))
TORC_API torc_tensor torc_cat_out_with(torc_tensor out, torc_tensors tensors, const torc_cat_options *options);
#define torc_cat_out(...) TORC_OPTIONS2_(torc_cat_out_with, torc_cat_options, __VA_ARGS__, .struct_size = sizeof(torc_cat_options))

/** flip(Tensor self, int[] dims) -> Tensor
 *  The order of elements reversed along dims. */
TORC_API torc_tensor torc_flip(torc_tensor self, torc_ints dims);

/** roll(Tensor self, int[1] shifts, int[1] dims=[]) -> Tensor
 *  Elements shifted along dims; those that leave at the end come back at the start. No dims: the flattened tensor. */
typedef struct TORC_BY_NAME torc_roll_options {
    size_t struct_size; /**< sizeof(torc_roll_options) */
    torc_ints dims; /**< default [] */
} torc_roll_options;
TORC_API torc_tensor torc_roll_with(torc_tensor self, torc_ints shifts, const torc_roll_options *options);
#define torc_roll(...) TORC_OPTIONS2_(torc_roll_with, torc_roll_options, __VA_ARGS__, .struct_size = sizeof(torc_roll_options))

/** repeat(Tensor self, int[] repeats) -> Tensor
 *  self copied repeats[d] times along each dimension; leading dimensions may be added. */
TORC_API torc_tensor torc_repeat(torc_tensor self, torc_ints repeats);

/** reshape(Tensor self, int[] shape) -> Tensor(a)
 *  Other sizes for the same elements: a view where possible, else a copy. One size may be -1. */
TORC_API torc_tensor torc_reshape(torc_tensor self, torc_ints shape);

/** view_as(Tensor self, Tensor other) -> Tensor(a)
 *  view with the sizes of other. */
TORC_API torc_tensor torc_view_as(torc_tensor self, torc_tensor other);

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
typedef struct TORC_BY_NAME torc_flatten_options {
    size_t struct_size; /**< sizeof(torc_flatten_options) */
    int64_t start_dim; /**< default 0 */
    torc_number end_dim; /**< default -1 */
} torc_flatten_options;
TORC_API torc_tensor torc_flatten_with(torc_tensor self, const torc_flatten_options *options);
#define torc_flatten(...) TORC_OPTIONS1_(torc_flatten_with, torc_flatten_options, __VA_ARGS__, .struct_size = sizeof(torc_flatten_options))

/** unflatten.int(Tensor self, int dim, int[] sizes) -> Tensor(a)
 *  Dimension dim split into sizes; one may be -1. */
TORC_API torc_tensor torc_unflatten(torc_tensor self, int64_t dim, torc_ints sizes);

/** ravel(Tensor self) -> Tensor(a)
 *  Contiguous, with one dimension. */
TORC_API torc_tensor torc_ravel(torc_tensor self);

/** t(Tensor self) -> Tensor(a)
 *  A matrix transposed; vectors and 0-dim tensors as they are. */
TORC_API torc_tensor torc_t(torc_tensor self);

/** movedim.intlist(Tensor self, int[1] source, int[1] destination) -> Tensor(a)
 *  Dimensions source moved to the places destination; the others keep their order. */
TORC_API torc_tensor torc_movedim(torc_tensor self, torc_ints source, torc_ints destination);

/** narrow(Tensor self, int dim, int start, int length) -> Tensor(a)
 *  length slices of dimension dim from start on. */
TORC_API torc_tensor torc_narrow(torc_tensor self, int64_t dim, int64_t start, int64_t length);

/** as_strided(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor(a)
 *  Any view of the storage, in elements, checked against the bytes it has. */
typedef struct TORC_BY_NAME torc_as_strided_options {
    size_t struct_size; /**< sizeof(torc_as_strided_options) */
    torc_number storage_offset; /**< default None */
} torc_as_strided_options;
TORC_API torc_tensor torc_as_strided_with(torc_tensor self, torc_ints size, torc_ints stride, const torc_as_strided_options *options);
#define torc_as_strided(...) TORC_OPTIONS3_(torc_as_strided_with, torc_as_strided_options, __VA_ARGS__, .struct_size = sizeof(torc_as_strided_options))

/** stack(Tensor[] tensors, int dim=0) -> Tensor
 *  Tensors of one shape joined along a new dimension dim. */
typedef struct TORC_BY_NAME torc_stack_options {
    size_t struct_size; /**< sizeof(torc_stack_options) */
    int64_t dim; /**< default 0 */
} torc_stack_options;
TORC_API torc_tensor torc_stack_with(torc_tensors tensors, const torc_stack_options *options);
#define torc_stack(...) TORC_OPTIONS1_(torc_stack_with, torc_stack_options, __VA_ARGS__, .struct_size = sizeof(torc_stack_options))
TORC_API torc_tensor torc_stack_out_with(torc_tensor out, torc_tensors tensors, const torc_stack_options *options);
#define torc_stack_out(...) TORC_OPTIONS2_(torc_stack_out_with, torc_stack_options, __VA_ARGS__, .struct_size = sizeof(torc_stack_options))

/** split.Tensor(Tensor self, int split_size, int dim=0) -> Tensor(a)[]
 *  Views of split_size slices each; the last may be smaller. */
typedef struct TORC_BY_NAME torc_split_options {
    size_t struct_size; /**< sizeof(torc_split_options) */
    int64_t dim; /**< default 0 */
} torc_split_options;
TORC_API torc_tensors torc_split_with(torc_tensor self, int64_t split_size, const torc_split_options *options);
#define torc_split(...) TORC_OPTIONS2_(torc_split_with, torc_split_options, __VA_ARGS__, .struct_size = sizeof(torc_split_options))

/** split_with_sizes(Tensor self, int[*] split_sizes, int dim=0) -> Tensor(a)[]
 *  Views of split_sizes[i] slices each. */
typedef struct TORC_BY_NAME torc_split_with_sizes_options {
    size_t struct_size; /**< sizeof(torc_split_with_sizes_options) */
    int64_t dim; /**< default 0 */
} torc_split_with_sizes_options;
TORC_API torc_tensors torc_split_with_sizes_with(torc_tensor self, torc_ints split_sizes, const torc_split_with_sizes_options *options);
#define torc_split_with_sizes(...) TORC_OPTIONS2_(torc_split_with_sizes_with, torc_split_with_sizes_options, __VA_ARGS__, .struct_size = sizeof(torc_split_with_sizes_options))

/** chunk(Tensor self, int chunks, int dim=0) -> Tensor(a)[]
 *  At most `chunks` views of equal size; the last may be smaller. */
typedef struct TORC_BY_NAME torc_chunk_options {
    size_t struct_size; /**< sizeof(torc_chunk_options) */
    int64_t dim; /**< default 0 */
} torc_chunk_options;
TORC_API torc_tensors torc_chunk_with(torc_tensor self, int64_t chunks, const torc_chunk_options *options);
#define torc_chunk(...) TORC_OPTIONS2_(torc_chunk_with, torc_chunk_options, __VA_ARGS__, .struct_size = sizeof(torc_chunk_options))

/** tensor_split.sections(Tensor self, int sections, int dim=0) -> Tensor(a)[]
 *  Exactly `sections` views whose sizes differ by at most one. */
typedef struct TORC_BY_NAME torc_tensor_split_options {
    size_t struct_size; /**< sizeof(torc_tensor_split_options) */
    int64_t dim; /**< default 0 */
} torc_tensor_split_options;
TORC_API torc_tensors torc_tensor_split_with(torc_tensor self, int64_t sections, const torc_tensor_split_options *options);
#define torc_tensor_split(...) TORC_OPTIONS2_(torc_tensor_split_with, torc_tensor_split_options, __VA_ARGS__, .struct_size = sizeof(torc_tensor_split_options))

/** tensor_split.indices(Tensor self, int[*] indices, int dim=0) -> Tensor(a)[]
 *  Views cut at indices: self[:i0], self[i0:i1], … (torch.tensor_split with a list). */
typedef struct TORC_BY_NAME torc_tensor_split_indices_options {
    size_t struct_size; /**< sizeof(torc_tensor_split_indices_options) */
    int64_t dim; /**< default 0 */
} torc_tensor_split_indices_options;
TORC_API torc_tensors torc_tensor_split_indices_with(torc_tensor self, torc_ints indices, const torc_tensor_split_indices_options *options);
#define torc_tensor_split_indices(...) TORC_OPTIONS2_(torc_tensor_split_indices_with, torc_tensor_split_indices_options, __VA_ARGS__, .struct_size = sizeof(torc_tensor_split_indices_options))

/** unbind.int(Tensor self, int dim=0) -> Tensor(a)[]
 *  Each slice of dimension dim, without it. */
typedef struct TORC_BY_NAME torc_unbind_options {
    size_t struct_size; /**< sizeof(torc_unbind_options) */
    int64_t dim; /**< default 0 */
} torc_unbind_options;
TORC_API torc_tensors torc_unbind_with(torc_tensor self, const torc_unbind_options *options);
#define torc_unbind(...) TORC_OPTIONS1_(torc_unbind_with, torc_unbind_options, __VA_ARGS__, .struct_size = sizeof(torc_unbind_options))

/** tile(Tensor self, int[] dims) -> Tensor
 *  repeat, where missing leading counts are 1. */
TORC_API torc_tensor torc_tile(torc_tensor self, torc_ints dims);

/** contiguous(Tensor self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
 *  self if it has that layout, else a copy that has. */
typedef struct TORC_BY_NAME torc_contiguous_options {
    size_t struct_size; /**< sizeof(torc_contiguous_options) */
    torc_memory_format memory_format; /**< default contiguous_format */
} torc_contiguous_options;
TORC_API torc_tensor torc_contiguous_with(torc_tensor self, const torc_contiguous_options *options);
#define torc_contiguous(...) TORC_OPTIONS1_(torc_contiguous_with, torc_contiguous_options, __VA_ARGS__, .struct_size = sizeof(torc_contiguous_options))

/** to.device(Tensor self, Device? device=None, ScalarType? dtype=None, bool non_blocking=False, bool copy=False, *, MemoryFormat? memory_format=None) -> Tensor(a)
 *  self on that device, of that dtype and layout; the same handle where nothing changes. */
typedef struct TORC_BY_NAME torc_to_options {
    size_t struct_size; /**< sizeof(torc_to_options) */
    torc_device device; /**< default None */
    torc_dtype dtype; /**< default None */
    bool non_blocking; /**< default False */
    bool copy; /**< default False */
    torc_memory_format memory_format; /**< default None */
} torc_to_options;
TORC_API torc_tensor torc_to_with(torc_tensor self, const torc_to_options *options);
#define torc_to(...) TORC_OPTIONS1_(torc_to_with, torc_to_options, __VA_ARGS__, .struct_size = sizeof(torc_to_options))

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
typedef struct TORC_BY_NAME torc_isclose_options {
    size_t struct_size; /**< sizeof(torc_isclose_options) */
    torc_number rtol; /**< default 1e-05 */
    torc_number atol; /**< default 1e-08 */
    bool equal_nan; /**< default False */
} torc_isclose_options;
TORC_API torc_tensor torc_isclose_with(torc_tensor self, torc_tensor other, const torc_isclose_options *options);
#define torc_isclose(...) TORC_OPTIONS2_(torc_isclose_with, torc_isclose_options, __VA_ARGS__, .struct_size = sizeof(torc_isclose_options))

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
typedef struct TORC_BY_NAME torc_scatter_reduce_options {
    size_t struct_size; /**< sizeof(torc_scatter_reduce_options) */
    torc_number include_self; /**< default True */
} torc_scatter_reduce_options;
TORC_API torc_tensor torc_scatter_reduce_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const char *reduce, const torc_scatter_reduce_options *options);
#define torc_scatter_reduce(...) TORC_OPTIONS5_(torc_scatter_reduce_with, torc_scatter_reduce_options, __VA_ARGS__, .struct_size = sizeof(torc_scatter_reduce_options))
TORC_API torc_tensor torc_scatter_reduce_inplace_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const char *reduce, const torc_scatter_reduce_options *options);
#define torc_scatter_reduce_(...) TORC_OPTIONS5_(torc_scatter_reduce_inplace_with, torc_scatter_reduce_options, __VA_ARGS__, .struct_size = sizeof(torc_scatter_reduce_options))
TORC_API torc_tensor torc_scatter_reduce_out_with(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const char *reduce, const torc_scatter_reduce_options *options);
#define torc_scatter_reduce_out(...) TORC_OPTIONS6_(torc_scatter_reduce_out_with, torc_scatter_reduce_options, __VA_ARGS__, .struct_size = sizeof(torc_scatter_reduce_options))

/** index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
 *  self with slice index[i] of dimension dim increased by alpha * slice i of source. */
typedef struct TORC_BY_NAME torc_index_add_options {
    size_t struct_size; /**< sizeof(torc_index_add_options) */
    torc_number alpha; /**< default 1 */
} torc_index_add_options;
TORC_API torc_tensor torc_index_add_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const torc_index_add_options *options);
#define torc_index_add(...) TORC_OPTIONS4_(torc_index_add_with, torc_index_add_options, __VA_ARGS__, .struct_size = sizeof(torc_index_add_options))
TORC_API torc_tensor torc_index_add_inplace_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const torc_index_add_options *options);
#define torc_index_add_(...) TORC_OPTIONS4_(torc_index_add_inplace_with, torc_index_add_options, __VA_ARGS__, .struct_size = sizeof(torc_index_add_options))
TORC_API torc_tensor torc_index_add_out_with(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const torc_index_add_options *options);
#define torc_index_add_out(...) TORC_OPTIONS5_(torc_index_add_out_with, torc_index_add_options, __VA_ARGS__, .struct_size = sizeof(torc_index_add_options))

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
typedef struct TORC_BY_NAME torc_sort_options {
    size_t struct_size; /**< sizeof(torc_sort_options) */
    torc_number dim; /**< default -1 */
    bool descending; /**< default False */
    bool stable; /**< default False */
} torc_sort_options;
typedef struct torc_sort_result { torc_tensor values, indices; } torc_sort_result;
TORC_API torc_sort_result torc_sort_with(torc_tensor self, const torc_sort_options *options);
#define torc_sort(...) TORC_OPTIONS1_(torc_sort_with, torc_sort_options, __VA_ARGS__, .struct_size = sizeof(torc_sort_options))
TORC_API torc_sort_result torc_sort_out_with(torc_sort_result out, torc_tensor self, const torc_sort_options *options);
#define torc_sort_out(...) TORC_OPTIONS2_(torc_sort_out_with, torc_sort_options, __VA_ARGS__, .struct_size = sizeof(torc_sort_options))

/** topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)
 *  The k greatest (or smallest) values along dim, and where they came from. */
typedef struct TORC_BY_NAME torc_topk_options {
    size_t struct_size; /**< sizeof(torc_topk_options) */
    torc_number dim; /**< default -1 */
    torc_number largest; /**< default True */
    torc_number sorted; /**< default True */
} torc_topk_options;
typedef struct torc_topk_result { torc_tensor values, indices; } torc_topk_result;
TORC_API torc_topk_result torc_topk_with(torc_tensor self, int64_t k, const torc_topk_options *options);
#define torc_topk(...) TORC_OPTIONS2_(torc_topk_with, torc_topk_options, __VA_ARGS__, .struct_size = sizeof(torc_topk_options))
TORC_API torc_topk_result torc_topk_out_with(torc_topk_result out, torc_tensor self, int64_t k, const torc_topk_options *options);
#define torc_topk_out(...) TORC_OPTIONS3_(torc_topk_out_with, torc_topk_options, __VA_ARGS__, .struct_size = sizeof(torc_topk_options))

/** argsort.stable(Tensor self, int dim=-1, bool descending=False, bool stable=False) -> Tensor
 *  The indices of sort. */
typedef struct TORC_BY_NAME torc_argsort_options {
    size_t struct_size; /**< sizeof(torc_argsort_options) */
    torc_number dim; /**< default -1 */
    bool descending; /**< default False */
    bool stable; /**< default False */
} torc_argsort_options;
TORC_API torc_tensor torc_argsort_with(torc_tensor self, const torc_argsort_options *options);
#define torc_argsort(...) TORC_OPTIONS1_(torc_argsort_with, torc_argsort_options, __VA_ARGS__, .struct_size = sizeof(torc_argsort_options))
TORC_API torc_tensor torc_argsort_out_with(torc_tensor out, torc_tensor self, const torc_argsort_options *options);
#define torc_argsort_out(...) TORC_OPTIONS2_(torc_argsort_out_with, torc_argsort_options, __VA_ARGS__, .struct_size = sizeof(torc_argsort_options))

/** msort(Tensor self) -> Tensor
 *  The values of sort along dimension 0. */
TORC_API torc_tensor torc_msort(torc_tensor self);
TORC_API torc_tensor torc_msort_out(torc_tensor out, torc_tensor self);

/** index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
 *  self[i0, i1, …]: int64, int32 or mask tensors, one per dimension (a mask: one per dimension it has), NULL to keep a dimension. */
TORC_API torc_tensor torc_index(torc_tensor self, torc_tensors indices);

/** index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
 *  self with self[i0, i1, …] = values, or += values; equal indices then all count. */
typedef struct TORC_BY_NAME torc_index_put_options {
    size_t struct_size; /**< sizeof(torc_index_put_options) */
    bool accumulate; /**< default False */
} torc_index_put_options;
TORC_API torc_tensor torc_index_put_with(torc_tensor self, torc_tensors indices, torc_tensor values, const torc_index_put_options *options);
#define torc_index_put(...) TORC_OPTIONS3_(torc_index_put_with, torc_index_put_options, __VA_ARGS__, .struct_size = sizeof(torc_index_put_options))
TORC_API torc_tensor torc_index_put_inplace_with(torc_tensor self, torc_tensors indices, torc_tensor values, const torc_index_put_options *options);
#define torc_index_put_(...) TORC_OPTIONS3_(torc_index_put_inplace_with, torc_index_put_options, __VA_ARGS__, .struct_size = sizeof(torc_index_put_options))

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

/** take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor
 *  gather, with self and indices broadcast against each other outside dim; without dim: of the flattened tensors. */
typedef struct TORC_BY_NAME torc_take_along_dim_options {
    size_t struct_size; /**< sizeof(torc_take_along_dim_options) */
    torc_number dim; /**< default None */
} torc_take_along_dim_options;
TORC_API torc_tensor torc_take_along_dim_with(torc_tensor self, torc_tensor indices, const torc_take_along_dim_options *options);
#define torc_take_along_dim(...) TORC_OPTIONS2_(torc_take_along_dim_with, torc_take_along_dim_options, __VA_ARGS__, .struct_size = sizeof(torc_take_along_dim_options))
TORC_API torc_tensor torc_take_along_dim_out_with(torc_tensor out, torc_tensor self, torc_tensor indices, const torc_take_along_dim_options *options);
#define torc_take_along_dim_out(...) TORC_OPTIONS3_(torc_take_along_dim_out_with, torc_take_along_dim_options, __VA_ARGS__, .struct_size = sizeof(torc_take_along_dim_options))

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

/** addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
 *  beta * self + alpha * (mat1 @ mat2); self broadcasts; with beta 0 it is not read. */
typedef struct TORC_BY_NAME torc_addmm_options {
    size_t struct_size; /**< sizeof(torc_addmm_options) */
    torc_number beta; /**< default 1 */
    torc_number alpha; /**< default 1 */
} torc_addmm_options;
TORC_API torc_tensor torc_addmm_with(torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc_addmm_options *options);
#define torc_addmm(...) TORC_OPTIONS3_(torc_addmm_with, torc_addmm_options, __VA_ARGS__, .struct_size = sizeof(torc_addmm_options))
TORC_API torc_tensor torc_addmm_inplace_with(torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc_addmm_options *options);
#define torc_addmm_(...) TORC_OPTIONS3_(torc_addmm_inplace_with, torc_addmm_options, __VA_ARGS__, .struct_size = sizeof(torc_addmm_options))
TORC_API torc_tensor torc_addmm_out_with(torc_tensor out, torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc_addmm_options *options);
#define torc_addmm_out(...) TORC_OPTIONS4_(torc_addmm_out_with, torc_addmm_options, __VA_ARGS__, .struct_size = sizeof(torc_addmm_options))

/** baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
 *  beta * self + alpha * (batch1 @ batch2) for batches of matrices; self broadcasts. */
typedef struct TORC_BY_NAME torc_baddbmm_options {
    size_t struct_size; /**< sizeof(torc_baddbmm_options) */
    torc_number beta; /**< default 1 */
    torc_number alpha; /**< default 1 */
} torc_baddbmm_options;
TORC_API torc_tensor torc_baddbmm_with(torc_tensor self, torc_tensor batch1, torc_tensor batch2, const torc_baddbmm_options *options);
#define torc_baddbmm(...) TORC_OPTIONS3_(torc_baddbmm_with, torc_baddbmm_options, __VA_ARGS__, .struct_size = sizeof(torc_baddbmm_options))
TORC_API torc_tensor torc_baddbmm_inplace_with(torc_tensor self, torc_tensor batch1, torc_tensor batch2, const torc_baddbmm_options *options);
#define torc_baddbmm_(...) TORC_OPTIONS3_(torc_baddbmm_inplace_with, torc_baddbmm_options, __VA_ARGS__, .struct_size = sizeof(torc_baddbmm_options))
TORC_API torc_tensor torc_baddbmm_out_with(torc_tensor out, torc_tensor self, torc_tensor batch1, torc_tensor batch2, const torc_baddbmm_options *options);
#define torc_baddbmm_out(...) TORC_OPTIONS4_(torc_baddbmm_out_with, torc_baddbmm_options, __VA_ARGS__, .struct_size = sizeof(torc_baddbmm_options))

/** addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor
 *  beta * self + alpha * (mat @ vec); self broadcasts. */
typedef struct TORC_BY_NAME torc_addmv_options {
    size_t struct_size; /**< sizeof(torc_addmv_options) */
    torc_number beta; /**< default 1 */
    torc_number alpha; /**< default 1 */
} torc_addmv_options;
TORC_API torc_tensor torc_addmv_with(torc_tensor self, torc_tensor mat, torc_tensor vec, const torc_addmv_options *options);
#define torc_addmv(...) TORC_OPTIONS3_(torc_addmv_with, torc_addmv_options, __VA_ARGS__, .struct_size = sizeof(torc_addmv_options))
TORC_API torc_tensor torc_addmv_inplace_with(torc_tensor self, torc_tensor mat, torc_tensor vec, const torc_addmv_options *options);
#define torc_addmv_(...) TORC_OPTIONS3_(torc_addmv_inplace_with, torc_addmv_options, __VA_ARGS__, .struct_size = sizeof(torc_addmv_options))
TORC_API torc_tensor torc_addmv_out_with(torc_tensor out, torc_tensor self, torc_tensor mat, torc_tensor vec, const torc_addmv_options *options);
#define torc_addmv_out(...) TORC_OPTIONS4_(torc_addmv_out_with, torc_addmv_options, __VA_ARGS__, .struct_size = sizeof(torc_addmv_options))

/** linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor
 *  input @ weight.T + bias over the last dimension; weight is (out_features, in_features) or (in_features). */
typedef struct TORC_BY_NAME torc_linear_options {
    size_t struct_size; /**< sizeof(torc_linear_options) */
    torc_tensor bias; /**< default None */
} torc_linear_options;
TORC_API torc_tensor torc_linear_with(torc_tensor input, torc_tensor weight, const torc_linear_options *options);
#define torc_linear(...) TORC_OPTIONS2_(torc_linear_with, torc_linear_options, __VA_ARGS__, .struct_size = sizeof(torc_linear_options))

/** matmul(Tensor self, Tensor other) -> Tensor
 *  Matrix product with broadcast batch dimensions; 1-D operands are vectors. */
TORC_API torc_tensor torc_matmul(torc_tensor self, torc_tensor other);
TORC_API torc_tensor torc_matmul_out(torc_tensor out, torc_tensor self, torc_tensor other);

/** outer(Tensor self, Tensor vec2) -> Tensor
 *  Outer product of two 1-D tensors. */
TORC_API torc_tensor torc_outer(torc_tensor self, torc_tensor vec2);
TORC_API torc_tensor torc_outer_out(torc_tensor out, torc_tensor self, torc_tensor vec2);

/** _addmm_activation(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, bool use_gelu=False) -> Tensor
 *  relu of addmm, or gelu with use_gelu: by the tanh approximation on CUDA, by the error function on the CPU, as in PyTorch. */
typedef struct TORC_BY_NAME torc__addmm_activation_options {
    size_t struct_size; /**< sizeof(torc__addmm_activation_options) */
    torc_number beta; /**< default 1 */
    torc_number alpha; /**< default 1 */
    bool use_gelu; /**< default False */
} torc__addmm_activation_options;
TORC_API torc_tensor torc__addmm_activation_with(torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc__addmm_activation_options *options);
#define torc__addmm_activation(...) TORC_OPTIONS3_(torc__addmm_activation_with, torc__addmm_activation_options, __VA_ARGS__, .struct_size = sizeof(torc__addmm_activation_options))
TORC_API torc_tensor torc__addmm_activation_out_with(torc_tensor out, torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc__addmm_activation_options *options);
#define torc__addmm_activation_out(...) TORC_OPTIONS4_(torc__addmm_activation_out_with, torc__addmm_activation_options, __VA_ARGS__, .struct_size = sizeof(torc__addmm_activation_options))

/** softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
 *  exp(self) / sum(exp(self)) along dim. */
typedef struct TORC_BY_NAME torc_softmax_options {
    size_t struct_size; /**< sizeof(torc_softmax_options) */
    torc_dtype dtype; /**< default None */
} torc_softmax_options;
TORC_API torc_tensor torc_softmax_with(torc_tensor self, int64_t dim, const torc_softmax_options *options);
#define torc_softmax(...) TORC_OPTIONS2_(torc_softmax_with, torc_softmax_options, __VA_ARGS__, .struct_size = sizeof(torc_softmax_options))
TORC_API torc_tensor torc_softmax_out_with(torc_tensor out, torc_tensor self, int64_t dim, const torc_softmax_options *options);
#define torc_softmax_out(...) TORC_OPTIONS3_(torc_softmax_out_with, torc_softmax_options, __VA_ARGS__, .struct_size = sizeof(torc_softmax_options))

/** log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
 *  Logarithm of softmax along dim, without overflow. */
typedef struct TORC_BY_NAME torc_log_softmax_options {
    size_t struct_size; /**< sizeof(torc_log_softmax_options) */
    torc_dtype dtype; /**< default None */
} torc_log_softmax_options;
TORC_API torc_tensor torc_log_softmax_with(torc_tensor self, int64_t dim, const torc_log_softmax_options *options);
#define torc_log_softmax(...) TORC_OPTIONS2_(torc_log_softmax_with, torc_log_softmax_options, __VA_ARGS__, .struct_size = sizeof(torc_log_softmax_options))
TORC_API torc_tensor torc_log_softmax_out_with(torc_tensor out, torc_tensor self, int64_t dim, const torc_log_softmax_options *options);
#define torc_log_softmax_out(...) TORC_OPTIONS3_(torc_log_softmax_out_with, torc_log_softmax_options, __VA_ARGS__, .struct_size = sizeof(torc_log_softmax_options))

/** native_layer_norm(Tensor input, int[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor output, Tensor mean, Tensor rstd)
 *  Layer normalization with the statistics it used. */
typedef struct torc_native_layer_norm_result { torc_tensor output, mean, rstd; } torc_native_layer_norm_result;
TORC_API torc_native_layer_norm_result torc_native_layer_norm(torc_tensor input, torc_ints normalized_shape, torc_tensor weight, torc_tensor bias, double eps);

/** layer_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05) -> Tensor
 *  Normalize over the last dimensions, which are normalized_shape; then scale and shift elementwise. */
typedef struct TORC_BY_NAME torc_layer_norm_options {
    size_t struct_size; /**< sizeof(torc_layer_norm_options) */
    torc_tensor weight; /**< default None */
    torc_tensor bias; /**< default None */
    torc_number eps; /**< default 1e-05 */
} torc_layer_norm_options;
TORC_API torc_tensor torc_layer_norm_with(torc_tensor input, torc_ints normalized_shape, const torc_layer_norm_options *options);
#define torc_layer_norm(...) TORC_OPTIONS2_(torc_layer_norm_with, torc_layer_norm_options, __VA_ARGS__, .struct_size = sizeof(torc_layer_norm_options))

/** native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!)? running_mean, Tensor(b!)? running_var, bool training, float momentum, float eps) -> (Tensor output, Tensor save_mean, Tensor save_invstd)
 *  Batch normalization with the statistics it used; updates the running ones. */
typedef struct torc_native_batch_norm_result { torc_tensor output, save_mean, save_invstd; } torc_native_batch_norm_result;
TORC_API torc_native_batch_norm_result torc_native_batch_norm(torc_tensor input, torc_tensor weight, torc_tensor bias, torc_tensor running_mean, torc_tensor running_var, bool training, double momentum, double eps);

/** batch_norm(Tensor input, Tensor(a!)? running_mean, Tensor(b!)? running_var, Tensor? weight=None, Tensor? bias=None, bool training=False, float momentum=0.1, float eps=1e-05) -> Tensor
 *  Normalize each channel (dimension 1), by the batch's statistics in training, by the running ones otherwise. */
typedef struct TORC_BY_NAME torc_batch_norm_options {
    size_t struct_size; /**< sizeof(torc_batch_norm_options) */
    torc_tensor weight; /**< default None */
    torc_tensor bias; /**< default None */
    bool training; /**< default False */
    torc_number momentum; /**< default 0.1 */
    torc_number eps; /**< default 1e-05 */
} torc_batch_norm_options;
TORC_API torc_tensor torc_batch_norm_with(torc_tensor input, torc_tensor running_mean, torc_tensor running_var, const torc_batch_norm_options *options);
#define torc_batch_norm(...) TORC_OPTIONS3_(torc_batch_norm_with, torc_batch_norm_options, __VA_ARGS__, .struct_size = sizeof(torc_batch_norm_options))

/** instance_norm(Tensor input, Tensor(a!)? running_mean=None, Tensor(b!)? running_var=None, Tensor? weight=None, Tensor? bias=None, bool use_input_stats=True, float momentum=0.1, float eps=1e-05) -> Tensor
 *  Normalize each channel of each sample by its own statistics. */
typedef struct TORC_BY_NAME torc_instance_norm_options {
    size_t struct_size; /**< sizeof(torc_instance_norm_options) */
    torc_tensor running_mean; /**< default None */
    torc_tensor running_var; /**< default None */
    torc_tensor weight; /**< default None */
    torc_tensor bias; /**< default None */
    torc_number use_input_stats; /**< default True */
    torc_number momentum; /**< default 0.1 */
    torc_number eps; /**< default 1e-05 */
} torc_instance_norm_options;
TORC_API torc_tensor torc_instance_norm_with(torc_tensor input, const torc_instance_norm_options *options);
#define torc_instance_norm(...) TORC_OPTIONS1_(torc_instance_norm_with, torc_instance_norm_options, __VA_ARGS__, .struct_size = sizeof(torc_instance_norm_options))

/** native_group_norm(Tensor input, Tensor? weight, Tensor? bias, int N, int C, int HxW, int group, float eps) -> (Tensor output, Tensor mean, Tensor rstd)
 *  Group normalization of N samples of C channels of HxW elements, with the statistics it used. */
typedef struct torc_native_group_norm_result { torc_tensor output, mean, rstd; } torc_native_group_norm_result;
TORC_API torc_native_group_norm_result torc_native_group_norm(torc_tensor input, torc_tensor weight, torc_tensor bias, int64_t N, int64_t C, int64_t HxW, int64_t group, double eps);

/** group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05) -> Tensor
 *  Normalize num_groups groups of channels of each sample; then scale and shift each channel. */
typedef struct TORC_BY_NAME torc_group_norm_options {
    size_t struct_size; /**< sizeof(torc_group_norm_options) */
    torc_tensor weight; /**< default None */
    torc_tensor bias; /**< default None */
    torc_number eps; /**< default 1e-05 */
} torc_group_norm_options;
TORC_API torc_tensor torc_group_norm_with(torc_tensor input, int64_t num_groups, const torc_group_norm_options *options);
#define torc_group_norm(...) TORC_OPTIONS2_(torc_group_norm_with, torc_group_norm_options, __VA_ARGS__, .struct_size = sizeof(torc_group_norm_options))

/** _fused_rms_norm(Tensor input, int[] normalized_shape, Tensor? weight, float? eps) -> (Tensor output, Tensor rstd)
 *  rms_norm with the factors it used. */
typedef struct torc__fused_rms_norm_result { torc_tensor output, rstd; } torc__fused_rms_norm_result;
TORC_API torc__fused_rms_norm_result torc__fused_rms_norm(torc_tensor input, torc_ints normalized_shape, torc_tensor weight, torc_number eps);

/** rms_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor
 *  Divide by the root of the mean square over the last dimensions; eps defaults to the epsilon of the dtype that is computed in. */
typedef struct TORC_BY_NAME torc_rms_norm_options {
    size_t struct_size; /**< sizeof(torc_rms_norm_options) */
    torc_tensor weight; /**< default None */
    torc_number eps; /**< default None */
} torc_rms_norm_options;
TORC_API torc_tensor torc_rms_norm_with(torc_tensor input, torc_ints normalized_shape, const torc_rms_norm_options *options);
#define torc_rms_norm(...) TORC_OPTIONS2_(torc_rms_norm_with, torc_rms_norm_options, __VA_ARGS__, .struct_size = sizeof(torc_rms_norm_options))

/** native_dropout(Tensor input, float p, bool train, Generator? generator=None) -> (Tensor output, Tensor mask)
 *  Zero elements with probability p and scale the others by 1/(1-p); the mask is true where they stay. */
typedef struct TORC_BY_NAME torc_native_dropout_options {
    size_t struct_size; /**< sizeof(torc_native_dropout_options) */
    torc_generator generator; /**< default None */
} torc_native_dropout_options;
typedef struct torc_native_dropout_result { torc_tensor output, mask; } torc_native_dropout_result;
TORC_API torc_native_dropout_result torc_native_dropout_with(torc_tensor input, double p, bool train, const torc_native_dropout_options *options);
#define torc_native_dropout(...) TORC_OPTIONS3_(torc_native_dropout_with, torc_native_dropout_options, __VA_ARGS__, .struct_size = sizeof(torc_native_dropout_options))

/** dropout(Tensor input, float p=0.5, bool training=True, Generator? generator=None) -> Tensor
 *  In training, zero elements with probability p and scale the others by 1/(1-p). */
typedef struct TORC_BY_NAME torc_dropout_options {
    size_t struct_size; /**< sizeof(torc_dropout_options) */
    torc_number p; /**< default 0.5 */
    torc_number training; /**< default True */
    torc_generator generator; /**< default None */
} torc_dropout_options;
TORC_API torc_tensor torc_dropout_with(torc_tensor input, const torc_dropout_options *options);
#define torc_dropout(...) TORC_OPTIONS1_(torc_dropout_with, torc_dropout_options, __VA_ARGS__, .struct_size = sizeof(torc_dropout_options))
TORC_API torc_tensor torc_dropout_inplace_with(torc_tensor input, const torc_dropout_options *options);
#define torc_dropout_(...) TORC_OPTIONS1_(torc_dropout_inplace_with, torc_dropout_options, __VA_ARGS__, .struct_size = sizeof(torc_dropout_options))

/** feature_dropout(Tensor input, float p=0.5, bool training=True, Generator? generator=None) -> Tensor
 *  dropout of whole channels (dimensions 0 and 1 are sample and channel). */
typedef struct TORC_BY_NAME torc_feature_dropout_options {
    size_t struct_size; /**< sizeof(torc_feature_dropout_options) */
    torc_number p; /**< default 0.5 */
    torc_number training; /**< default True */
    torc_generator generator; /**< default None */
} torc_feature_dropout_options;
TORC_API torc_tensor torc_feature_dropout_with(torc_tensor input, const torc_feature_dropout_options *options);
#define torc_feature_dropout(...) TORC_OPTIONS1_(torc_feature_dropout_with, torc_feature_dropout_options, __VA_ARGS__, .struct_size = sizeof(torc_feature_dropout_options))
TORC_API torc_tensor torc_feature_dropout_inplace_with(torc_tensor input, const torc_feature_dropout_options *options);
#define torc_feature_dropout_(...) TORC_OPTIONS1_(torc_feature_dropout_inplace_with, torc_feature_dropout_options, __VA_ARGS__, .struct_size = sizeof(torc_feature_dropout_options))

/** embedding(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor
 *  Rows of weight at indices. The row padding_idx gets no gradient. */
typedef struct TORC_BY_NAME torc_embedding_options {
    size_t struct_size; /**< sizeof(torc_embedding_options) */
    torc_number padding_idx; /**< default -1 */
    bool scale_grad_by_freq; /**< default False */
    bool sparse; /**< default False */
} torc_embedding_options;
TORC_API torc_tensor torc_embedding_with(torc_tensor weight, torc_tensor indices, const torc_embedding_options *options);
#define torc_embedding(...) TORC_OPTIONS2_(torc_embedding_with, torc_embedding_options, __VA_ARGS__, .struct_size = sizeof(torc_embedding_options))

/** convolution(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups) -> Tensor
 *  Convolution of every kind in one or two dimensions. */
TORC_API torc_tensor torc_convolution(torc_tensor input, torc_tensor weight, torc_tensor bias, torc_ints stride, torc_ints padding, torc_ints dilation, bool transposed, torc_ints output_padding, int64_t groups);

/** conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] dilation=1, int groups=1) -> Tensor
 *  Cross-correlation over (N, C, L) or (C, L). */
typedef struct TORC_BY_NAME torc_conv1d_options {
    size_t struct_size; /**< sizeof(torc_conv1d_options) */
    torc_tensor bias; /**< default None */
    torc_ints stride; /**< default 1 */
    torc_ints padding; /**< default 0 */
    torc_ints dilation; /**< default 1 */
    torc_number groups; /**< default 1 */
} torc_conv1d_options;
TORC_API torc_tensor torc_conv1d_with(torc_tensor input, torc_tensor weight, const torc_conv1d_options *options);
#define torc_conv1d(...) TORC_OPTIONS2_(torc_conv1d_with, torc_conv1d_options, __VA_ARGS__, .struct_size = sizeof(torc_conv1d_options))

/** conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] dilation=1, int groups=1) -> Tensor
 *  Cross-correlation over (N, C, H, W) or (C, H, W). */
typedef struct TORC_BY_NAME torc_conv2d_options {
    size_t struct_size; /**< sizeof(torc_conv2d_options) */
    torc_tensor bias; /**< default None */
    torc_ints stride; /**< default 1 */
    torc_ints padding; /**< default 0 */
    torc_ints dilation; /**< default 1 */
    torc_number groups; /**< default 1 */
} torc_conv2d_options;
TORC_API torc_tensor torc_conv2d_with(torc_tensor input, torc_tensor weight, const torc_conv2d_options *options);
#define torc_conv2d(...) TORC_OPTIONS2_(torc_conv2d_with, torc_conv2d_options, __VA_ARGS__, .struct_size = sizeof(torc_conv2d_options))

/** conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, str padding='valid', int[1] dilation=1, int groups=1) -> Tensor
 *  conv1d with padding 'valid' (none) or 'same' (the output is as long as the input). */
typedef struct TORC_BY_NAME torc_conv1d_padding_options {
    size_t struct_size; /**< sizeof(torc_conv1d_padding_options) */
    torc_tensor bias; /**< default None */
    torc_ints stride; /**< default 1 */
    const char *padding; /**< default 'valid' */
    torc_ints dilation; /**< default 1 */
    torc_number groups; /**< default 1 */
} torc_conv1d_padding_options;
TORC_API torc_tensor torc_conv1d_padding_with(torc_tensor input, torc_tensor weight, const torc_conv1d_padding_options *options);
#define torc_conv1d_padding(...) TORC_OPTIONS2_(torc_conv1d_padding_with, torc_conv1d_padding_options, __VA_ARGS__, .struct_size = sizeof(torc_conv1d_padding_options))

/** conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, str padding='valid', int[2] dilation=1, int groups=1) -> Tensor
 *  conv2d with padding 'valid' (none) or 'same' (the output is as large as the input). */
typedef struct TORC_BY_NAME torc_conv2d_padding_options {
    size_t struct_size; /**< sizeof(torc_conv2d_padding_options) */
    torc_tensor bias; /**< default None */
    torc_ints stride; /**< default 1 */
    const char *padding; /**< default 'valid' */
    torc_ints dilation; /**< default 1 */
    torc_number groups; /**< default 1 */
} torc_conv2d_padding_options;
TORC_API torc_tensor torc_conv2d_padding_with(torc_tensor input, torc_tensor weight, const torc_conv2d_padding_options *options);
#define torc_conv2d_padding(...) TORC_OPTIONS2_(torc_conv2d_padding_with, torc_conv2d_padding_options, __VA_ARGS__, .struct_size = sizeof(torc_conv2d_padding_options))

/** conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] output_padding=0, int groups=1, int[1] dilation=1) -> Tensor
 *  Transposed convolution over (N, C, L) or (C, L). */
typedef struct TORC_BY_NAME torc_conv_transpose1d_options {
    size_t struct_size; /**< sizeof(torc_conv_transpose1d_options) */
    torc_tensor bias; /**< default None */
    torc_ints stride; /**< default 1 */
    torc_ints padding; /**< default 0 */
    torc_ints output_padding; /**< default 0 */
    torc_number groups; /**< default 1 */
    torc_ints dilation; /**< default 1 */
} torc_conv_transpose1d_options;
TORC_API torc_tensor torc_conv_transpose1d_with(torc_tensor input, torc_tensor weight, const torc_conv_transpose1d_options *options);
#define torc_conv_transpose1d(...) TORC_OPTIONS2_(torc_conv_transpose1d_with, torc_conv_transpose1d_options, __VA_ARGS__, .struct_size = sizeof(torc_conv_transpose1d_options))

/** conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1) -> Tensor
 *  Transposed convolution over (N, C, H, W) or (C, H, W). */
typedef struct TORC_BY_NAME torc_conv_transpose2d_options {
    size_t struct_size; /**< sizeof(torc_conv_transpose2d_options) */
    torc_tensor bias; /**< default None */
    torc_ints stride; /**< default 1 */
    torc_ints padding; /**< default 0 */
    torc_ints output_padding; /**< default 0 */
    torc_number groups; /**< default 1 */
    torc_ints dilation; /**< default 1 */
} torc_conv_transpose2d_options;
TORC_API torc_tensor torc_conv_transpose2d_with(torc_tensor input, torc_tensor weight, const torc_conv_transpose2d_options *options);
#define torc_conv_transpose2d(...) TORC_OPTIONS2_(torc_conv_transpose2d_with, torc_conv_transpose2d_options, __VA_ARGS__, .struct_size = sizeof(torc_conv_transpose2d_options))

/** max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor output, Tensor indices)
 *  Maximum of each window, and where in the image (h * W + w) it was. */
typedef struct TORC_BY_NAME torc_max_pool2d_with_indices_options {
    size_t struct_size; /**< sizeof(torc_max_pool2d_with_indices_options) */
    torc_ints stride; /**< default [] */
    torc_ints padding; /**< default 0 */
    torc_ints dilation; /**< default 1 */
    bool ceil_mode; /**< default False */
} torc_max_pool2d_with_indices_options;
typedef struct torc_max_pool2d_with_indices_result { torc_tensor output, indices; } torc_max_pool2d_with_indices_result;
TORC_API torc_max_pool2d_with_indices_result torc_max_pool2d_with_indices_with(torc_tensor self, torc_ints kernel_size, const torc_max_pool2d_with_indices_options *options);
#define torc_max_pool2d_with_indices(...) TORC_OPTIONS2_(torc_max_pool2d_with_indices_with, torc_max_pool2d_with_indices_options, __VA_ARGS__, .struct_size = sizeof(torc_max_pool2d_with_indices_options))

/** max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor
 *  Maximum of each window; stride defaults to kernel_size. */
typedef struct TORC_BY_NAME torc_max_pool2d_options {
    size_t struct_size; /**< sizeof(torc_max_pool2d_options) */
    torc_ints stride; /**< default [] */
    torc_ints padding; /**< default 0 */
    torc_ints dilation; /**< default 1 */
    bool ceil_mode; /**< default False */
} torc_max_pool2d_options;
TORC_API torc_tensor torc_max_pool2d_with(torc_tensor self, torc_ints kernel_size, const torc_max_pool2d_options *options);
#define torc_max_pool2d(...) TORC_OPTIONS2_(torc_max_pool2d_with, torc_max_pool2d_options, __VA_ARGS__, .struct_size = sizeof(torc_max_pool2d_options))

/** max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> Tensor
 *  Maximum of each window; stride defaults to kernel_size. */
typedef struct TORC_BY_NAME torc_max_pool1d_options {
    size_t struct_size; /**< sizeof(torc_max_pool1d_options) */
    torc_ints stride; /**< default [] */
    torc_ints padding; /**< default 0 */
    torc_ints dilation; /**< default 1 */
    bool ceil_mode; /**< default False */
} torc_max_pool1d_options;
TORC_API torc_tensor torc_max_pool1d_with(torc_tensor self, torc_ints kernel_size, const torc_max_pool1d_options *options);
#define torc_max_pool1d(...) TORC_OPTIONS2_(torc_max_pool1d_with, torc_max_pool1d_options, __VA_ARGS__, .struct_size = sizeof(torc_max_pool1d_options))

/** avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
 *  Mean of each window; stride defaults to kernel_size. */
typedef struct TORC_BY_NAME torc_avg_pool2d_options {
    size_t struct_size; /**< sizeof(torc_avg_pool2d_options) */
    torc_ints stride; /**< default [] */
    torc_ints padding; /**< default 0 */
    bool ceil_mode; /**< default False */
    torc_number count_include_pad; /**< default True */
    torc_number divisor_override; /**< default None */
} torc_avg_pool2d_options;
TORC_API torc_tensor torc_avg_pool2d_with(torc_tensor self, torc_ints kernel_size, const torc_avg_pool2d_options *options);
#define torc_avg_pool2d(...) TORC_OPTIONS2_(torc_avg_pool2d_with, torc_avg_pool2d_options, __VA_ARGS__, .struct_size = sizeof(torc_avg_pool2d_options))
TORC_API torc_tensor torc_avg_pool2d_out_with(torc_tensor out, torc_tensor self, torc_ints kernel_size, const torc_avg_pool2d_options *options);
#define torc_avg_pool2d_out(...) TORC_OPTIONS3_(torc_avg_pool2d_out_with, torc_avg_pool2d_options, __VA_ARGS__, .struct_size = sizeof(torc_avg_pool2d_options))

/** avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor
 *  Mean of each window; stride defaults to kernel_size. */
typedef struct TORC_BY_NAME torc_avg_pool1d_options {
    size_t struct_size; /**< sizeof(torc_avg_pool1d_options) */
    torc_ints stride; /**< default [] */
    torc_ints padding; /**< default 0 */
    bool ceil_mode; /**< default False */
    torc_number count_include_pad; /**< default True */
} torc_avg_pool1d_options;
TORC_API torc_tensor torc_avg_pool1d_with(torc_tensor self, torc_ints kernel_size, const torc_avg_pool1d_options *options);
#define torc_avg_pool1d(...) TORC_OPTIONS2_(torc_avg_pool1d_with, torc_avg_pool1d_options, __VA_ARGS__, .struct_size = sizeof(torc_avg_pool1d_options))

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

/** nll_loss(Tensor self, Tensor target, Tensor? weight=None, int ignore_index=-100, str reduction='mean') -> Tensor
 *  Negative log likelihood of the target classes, given log probabilities. */
typedef struct TORC_BY_NAME torc_nll_loss_options {
    size_t struct_size; /**< sizeof(torc_nll_loss_options) */
    torc_tensor weight; /**< default None */
    torc_number ignore_index; /**< default -100 */
    const char *reduction; /**< default 'mean' */
} torc_nll_loss_options;
TORC_API torc_tensor torc_nll_loss_with(torc_tensor self, torc_tensor target, const torc_nll_loss_options *options);
#define torc_nll_loss(...) TORC_OPTIONS2_(torc_nll_loss_with, torc_nll_loss_options, __VA_ARGS__, .struct_size = sizeof(torc_nll_loss_options))

/** cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int ignore_index=-100, str reduction='mean', float label_smoothing=0.0) -> Tensor
 *  Cross entropy between logits and class indices or class probabilities. */
typedef struct TORC_BY_NAME torc_cross_entropy_options {
    size_t struct_size; /**< sizeof(torc_cross_entropy_options) */
    torc_tensor weight; /**< default None */
    torc_number ignore_index; /**< default -100 */
    const char *reduction; /**< default 'mean' */
    double label_smoothing; /**< default 0.0 */
} torc_cross_entropy_options;
TORC_API torc_tensor torc_cross_entropy_with(torc_tensor self, torc_tensor target, const torc_cross_entropy_options *options);
#define torc_cross_entropy(...) TORC_OPTIONS2_(torc_cross_entropy_with, torc_cross_entropy_options, __VA_ARGS__, .struct_size = sizeof(torc_cross_entropy_options))

/** binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, str reduction='mean') -> Tensor
 *  Cross entropy between probabilities and targets in [0, 1]. */
typedef struct TORC_BY_NAME torc_binary_cross_entropy_options {
    size_t struct_size; /**< sizeof(torc_binary_cross_entropy_options) */
    torc_tensor weight; /**< default None */
    const char *reduction; /**< default 'mean' */
} torc_binary_cross_entropy_options;
TORC_API torc_tensor torc_binary_cross_entropy_with(torc_tensor self, torc_tensor target, const torc_binary_cross_entropy_options *options);
#define torc_binary_cross_entropy(...) TORC_OPTIONS2_(torc_binary_cross_entropy_with, torc_binary_cross_entropy_options, __VA_ARGS__, .struct_size = sizeof(torc_binary_cross_entropy_options))

/** binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, str reduction='mean', Tensor? pos_weight=None) -> Tensor
 *  binary_cross_entropy of sigmoid(self), without overflow. */
typedef struct TORC_BY_NAME torc_binary_cross_entropy_with_logits_options {
    size_t struct_size; /**< sizeof(torc_binary_cross_entropy_with_logits_options) */
    torc_tensor weight; /**< default None */
    const char *reduction; /**< default 'mean' */
    torc_tensor pos_weight; /**< default None */
} torc_binary_cross_entropy_with_logits_options;
TORC_API torc_tensor torc_binary_cross_entropy_with_logits_with(torc_tensor self, torc_tensor target, const torc_binary_cross_entropy_with_logits_options *options);
#define torc_binary_cross_entropy_with_logits(...) TORC_OPTIONS2_(torc_binary_cross_entropy_with_logits_with, torc_binary_cross_entropy_with_logits_options, __VA_ARGS__, .struct_size = sizeof(torc_binary_cross_entropy_with_logits_options))

/** mse_loss(Tensor self, Tensor target, str reduction='mean') -> Tensor
 *  Squared difference. */
typedef struct TORC_BY_NAME torc_mse_loss_options {
    size_t struct_size; /**< sizeof(torc_mse_loss_options) */
    const char *reduction; /**< default 'mean' */
} torc_mse_loss_options;
TORC_API torc_tensor torc_mse_loss_with(torc_tensor self, torc_tensor target, const torc_mse_loss_options *options);
#define torc_mse_loss(...) TORC_OPTIONS2_(torc_mse_loss_with, torc_mse_loss_options, __VA_ARGS__, .struct_size = sizeof(torc_mse_loss_options))

/** l1_loss(Tensor self, Tensor target, str reduction='mean') -> Tensor
 *  Absolute difference. */
typedef struct TORC_BY_NAME torc_l1_loss_options {
    size_t struct_size; /**< sizeof(torc_l1_loss_options) */
    const char *reduction; /**< default 'mean' */
} torc_l1_loss_options;
TORC_API torc_tensor torc_l1_loss_with(torc_tensor self, torc_tensor target, const torc_l1_loss_options *options);
#define torc_l1_loss(...) TORC_OPTIONS2_(torc_l1_loss_with, torc_l1_loss_options, __VA_ARGS__, .struct_size = sizeof(torc_l1_loss_options))

/** smooth_l1_loss(Tensor self, Tensor target, str reduction='mean', float beta=1.0) -> Tensor
 *  Squared difference over 2 beta where it is below beta, absolute difference minus beta/2 elsewhere. */
typedef struct TORC_BY_NAME torc_smooth_l1_loss_options {
    size_t struct_size; /**< sizeof(torc_smooth_l1_loss_options) */
    const char *reduction; /**< default 'mean' */
    torc_number beta; /**< default 1.0 */
} torc_smooth_l1_loss_options;
TORC_API torc_tensor torc_smooth_l1_loss_with(torc_tensor self, torc_tensor target, const torc_smooth_l1_loss_options *options);
#define torc_smooth_l1_loss(...) TORC_OPTIONS2_(torc_smooth_l1_loss_with, torc_smooth_l1_loss_options, __VA_ARGS__, .struct_size = sizeof(torc_smooth_l1_loss_options))

/** huber_loss(Tensor self, Tensor target, str reduction='mean', float delta=1.0) -> Tensor
 *  Half the squared difference where it is below delta, delta * (difference - delta/2) elsewhere. */
typedef struct TORC_BY_NAME torc_huber_loss_options {
    size_t struct_size; /**< sizeof(torc_huber_loss_options) */
    const char *reduction; /**< default 'mean' */
    torc_number delta; /**< default 1.0 */
} torc_huber_loss_options;
TORC_API torc_tensor torc_huber_loss_with(torc_tensor self, torc_tensor target, const torc_huber_loss_options *options);
#define torc_huber_loss(...) TORC_OPTIONS2_(torc_huber_loss_with, torc_huber_loss_options, __VA_ARGS__, .struct_size = sizeof(torc_huber_loss_options))

/** kl_div(Tensor self, Tensor target, str reduction='mean', bool log_target=False) -> Tensor
 *  Kullback-Leibler divergence; self holds log probabilities. reduction may be 'batchmean'. */
typedef struct TORC_BY_NAME torc_kl_div_options {
    size_t struct_size; /**< sizeof(torc_kl_div_options) */
    const char *reduction; /**< default 'mean' */
    bool log_target; /**< default False */
} torc_kl_div_options;
TORC_API torc_tensor torc_kl_div_with(torc_tensor self, torc_tensor target, const torc_kl_div_options *options);
#define torc_kl_div(...) TORC_OPTIONS2_(torc_kl_div_with, torc_kl_div_options, __VA_ARGS__, .struct_size = sizeof(torc_kl_div_options))

/** one_hot(Tensor self, int num_classes=-1) -> Tensor
 *  1 at each index along a new last dimension, 0 elsewhere. */
typedef struct TORC_BY_NAME torc_one_hot_options {
    size_t struct_size; /**< sizeof(torc_one_hot_options) */
    torc_number num_classes; /**< default -1 */
} torc_one_hot_options;
TORC_API torc_tensor torc_one_hot_with(torc_tensor self, const torc_one_hot_options *options);
#define torc_one_hot(...) TORC_OPTIONS1_(torc_one_hot_with, torc_one_hot_options, __VA_ARGS__, .struct_size = sizeof(torc_one_hot_options))

/** scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor
 *  softmax(query @ key.T * scale + mask) @ value. */
typedef struct TORC_BY_NAME torc_scaled_dot_product_attention_options {
    size_t struct_size; /**< sizeof(torc_scaled_dot_product_attention_options) */
    torc_tensor attn_mask; /**< default None */
    double dropout_p; /**< default 0.0 */
    bool is_causal; /**< default False */
    torc_number scale; /**< default None */
    bool enable_gqa; /**< default False */
} torc_scaled_dot_product_attention_options;
TORC_API torc_tensor torc_scaled_dot_product_attention_with(torc_tensor query, torc_tensor key, torc_tensor value, const torc_scaled_dot_product_attention_options *options);
#define torc_scaled_dot_product_attention(...) TORC_OPTIONS3_(torc_scaled_dot_product_attention_with, torc_scaled_dot_product_attention_options, __VA_ARGS__, .struct_size = sizeof(torc_scaled_dot_product_attention_options))

/** _foreach_abs(Tensor[] self) -> Tensor[]
 *  abs of each tensor. */
TORC_API torc_tensors torc__foreach_abs(torc_tensors self);
TORC_API bool torc__foreach_abs_(torc_tensors self);

/** _foreach_acos(Tensor[] self) -> Tensor[]
 *  acos of each tensor. */
TORC_API torc_tensors torc__foreach_acos(torc_tensors self);
TORC_API bool torc__foreach_acos_(torc_tensors self);

/** _foreach_asin(Tensor[] self) -> Tensor[]
 *  asin of each tensor. */
TORC_API torc_tensors torc__foreach_asin(torc_tensors self);
TORC_API bool torc__foreach_asin_(torc_tensors self);

/** _foreach_atan(Tensor[] self) -> Tensor[]
 *  atan of each tensor. */
TORC_API torc_tensors torc__foreach_atan(torc_tensors self);
TORC_API bool torc__foreach_atan_(torc_tensors self);

/** _foreach_ceil(Tensor[] self) -> Tensor[]
 *  ceil of each tensor. */
TORC_API torc_tensors torc__foreach_ceil(torc_tensors self);
TORC_API bool torc__foreach_ceil_(torc_tensors self);

/** _foreach_cos(Tensor[] self) -> Tensor[]
 *  cos of each tensor. */
TORC_API torc_tensors torc__foreach_cos(torc_tensors self);
TORC_API bool torc__foreach_cos_(torc_tensors self);

/** _foreach_cosh(Tensor[] self) -> Tensor[]
 *  cosh of each tensor. */
TORC_API torc_tensors torc__foreach_cosh(torc_tensors self);
TORC_API bool torc__foreach_cosh_(torc_tensors self);

/** _foreach_erf(Tensor[] self) -> Tensor[]
 *  erf of each tensor. */
TORC_API torc_tensors torc__foreach_erf(torc_tensors self);
TORC_API bool torc__foreach_erf_(torc_tensors self);

/** _foreach_erfc(Tensor[] self) -> Tensor[]
 *  erfc of each tensor. */
TORC_API torc_tensors torc__foreach_erfc(torc_tensors self);
TORC_API bool torc__foreach_erfc_(torc_tensors self);

/** _foreach_exp(Tensor[] self) -> Tensor[]
 *  exp of each tensor. */
TORC_API torc_tensors torc__foreach_exp(torc_tensors self);
TORC_API bool torc__foreach_exp_(torc_tensors self);

/** _foreach_expm1(Tensor[] self) -> Tensor[]
 *  expm1 of each tensor. */
TORC_API torc_tensors torc__foreach_expm1(torc_tensors self);
TORC_API bool torc__foreach_expm1_(torc_tensors self);

/** _foreach_floor(Tensor[] self) -> Tensor[]
 *  floor of each tensor. */
TORC_API torc_tensors torc__foreach_floor(torc_tensors self);
TORC_API bool torc__foreach_floor_(torc_tensors self);

/** _foreach_frac(Tensor[] self) -> Tensor[]
 *  frac of each tensor. */
TORC_API torc_tensors torc__foreach_frac(torc_tensors self);
TORC_API bool torc__foreach_frac_(torc_tensors self);

/** _foreach_log(Tensor[] self) -> Tensor[]
 *  log of each tensor. */
TORC_API torc_tensors torc__foreach_log(torc_tensors self);
TORC_API bool torc__foreach_log_(torc_tensors self);

/** _foreach_log10(Tensor[] self) -> Tensor[]
 *  log10 of each tensor. */
TORC_API torc_tensors torc__foreach_log10(torc_tensors self);
TORC_API bool torc__foreach_log10_(torc_tensors self);

/** _foreach_log1p(Tensor[] self) -> Tensor[]
 *  log1p of each tensor. */
TORC_API torc_tensors torc__foreach_log1p(torc_tensors self);
TORC_API bool torc__foreach_log1p_(torc_tensors self);

/** _foreach_log2(Tensor[] self) -> Tensor[]
 *  log2 of each tensor. */
TORC_API torc_tensors torc__foreach_log2(torc_tensors self);
TORC_API bool torc__foreach_log2_(torc_tensors self);

/** _foreach_neg(Tensor[] self) -> Tensor[]
 *  neg of each tensor. */
TORC_API torc_tensors torc__foreach_neg(torc_tensors self);
TORC_API bool torc__foreach_neg_(torc_tensors self);

/** _foreach_reciprocal(Tensor[] self) -> Tensor[]
 *  reciprocal of each tensor. */
TORC_API torc_tensors torc__foreach_reciprocal(torc_tensors self);
TORC_API bool torc__foreach_reciprocal_(torc_tensors self);

/** _foreach_round(Tensor[] self) -> Tensor[]
 *  round of each tensor. */
TORC_API torc_tensors torc__foreach_round(torc_tensors self);
TORC_API bool torc__foreach_round_(torc_tensors self);

/** _foreach_rsqrt(Tensor[] self) -> Tensor[]
 *  rsqrt of each tensor. */
TORC_API torc_tensors torc__foreach_rsqrt(torc_tensors self);
TORC_API bool torc__foreach_rsqrt_(torc_tensors self);

/** _foreach_sigmoid(Tensor[] self) -> Tensor[]
 *  sigmoid of each tensor. */
TORC_API torc_tensors torc__foreach_sigmoid(torc_tensors self);
TORC_API bool torc__foreach_sigmoid_(torc_tensors self);

/** _foreach_sign(Tensor[] self) -> Tensor[]
 *  sign of each tensor. */
TORC_API torc_tensors torc__foreach_sign(torc_tensors self);
TORC_API bool torc__foreach_sign_(torc_tensors self);

/** _foreach_sin(Tensor[] self) -> Tensor[]
 *  sin of each tensor. */
TORC_API torc_tensors torc__foreach_sin(torc_tensors self);
TORC_API bool torc__foreach_sin_(torc_tensors self);

/** _foreach_sinh(Tensor[] self) -> Tensor[]
 *  sinh of each tensor. */
TORC_API torc_tensors torc__foreach_sinh(torc_tensors self);
TORC_API bool torc__foreach_sinh_(torc_tensors self);

/** _foreach_sqrt(Tensor[] self) -> Tensor[]
 *  sqrt of each tensor. */
TORC_API torc_tensors torc__foreach_sqrt(torc_tensors self);
TORC_API bool torc__foreach_sqrt_(torc_tensors self);

/** _foreach_tan(Tensor[] self) -> Tensor[]
 *  tan of each tensor. */
TORC_API torc_tensors torc__foreach_tan(torc_tensors self);
TORC_API bool torc__foreach_tan_(torc_tensors self);

/** _foreach_tanh(Tensor[] self) -> Tensor[]
 *  tanh of each tensor. */
TORC_API torc_tensors torc__foreach_tanh(torc_tensors self);
TORC_API bool torc__foreach_tanh_(torc_tensors self);

/** _foreach_trunc(Tensor[] self) -> Tensor[]
 *  trunc of each tensor. */
TORC_API torc_tensors torc__foreach_trunc(torc_tensors self);
TORC_API bool torc__foreach_trunc_(torc_tensors self);

/** _foreach_zero_(Tensor(a!)[] self) -> ()
 *  Set all elements of each tensor to 0. */
TORC_API bool torc__foreach_zero_(torc_tensors self);

/** _foreach_copy_(Tensor(a!)[] self, Tensor[] src, bool non_blocking=False) -> ()
 *  Copy entry k of src, of any dtype and device, into entry k of self. */
typedef struct TORC_BY_NAME torc__foreach_copy_inplace_options {
    size_t struct_size; /**< sizeof(torc__foreach_copy_inplace_options) */
    bool non_blocking; /**< default False */
} torc__foreach_copy_inplace_options;
TORC_API bool torc__foreach_copy_inplace_with(torc_tensors self, torc_tensors src, const torc__foreach_copy_inplace_options *options);
#define torc__foreach_copy_(...) TORC_OPTIONS2_(torc__foreach_copy_inplace_with, torc__foreach_copy_inplace_options, __VA_ARGS__, .struct_size = sizeof(torc__foreach_copy_inplace_options))

/** _foreach_norm.Scalar(Tensor[] self, Scalar ord=2, ScalarType? dtype=None) -> Tensor[]
 *  The vector norm of order ord of each tensor. */
typedef struct TORC_BY_NAME torc__foreach_norm_options {
    size_t struct_size; /**< sizeof(torc__foreach_norm_options) */
    torc_number ord; /**< default 2 */
    torc_dtype dtype; /**< default None */
} torc__foreach_norm_options;
TORC_API torc_tensors torc__foreach_norm_with(torc_tensors self, const torc__foreach_norm_options *options);
#define torc__foreach_norm(...) TORC_OPTIONS1_(torc__foreach_norm_with, torc__foreach_norm_options, __VA_ARGS__, .struct_size = sizeof(torc__foreach_norm_options))

/** _foreach_max(Tensor[] self) -> Tensor[]
 *  The largest element of each tensor. */
TORC_API torc_tensors torc__foreach_max(torc_tensors self);

/** _foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]
 *  add of entry k of self and entry k of other, which is multiplied by alpha. */
typedef struct TORC_BY_NAME torc__foreach_add_options {
    size_t struct_size; /**< sizeof(torc__foreach_add_options) */
    torc_number alpha; /**< default 1 */
} torc__foreach_add_options;
TORC_API torc_tensors torc__foreach_add_with(torc_tensors self, torc_tensors other, const torc__foreach_add_options *options);
#define torc__foreach_add(...) TORC_OPTIONS2_(torc__foreach_add_with, torc__foreach_add_options, __VA_ARGS__, .struct_size = sizeof(torc__foreach_add_options))
TORC_API bool torc__foreach_add_inplace_with(torc_tensors self, torc_tensors other, const torc__foreach_add_options *options);
#define torc__foreach_add_(...) TORC_OPTIONS2_(torc__foreach_add_inplace_with, torc__foreach_add_options, __VA_ARGS__, .struct_size = sizeof(torc__foreach_add_options))

/** _foreach_add.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
 *  add of each tensor and a number. */
TORC_API torc_tensors torc__foreach_add_scalar(torc_tensors self, torc_number scalar);
TORC_API bool torc__foreach_add_scalar_(torc_tensors self, torc_number scalar);

/** _foreach_add.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
 *  add of tensor k and number k. */
TORC_API torc_tensors torc__foreach_add_scalar_list(torc_tensors self, torc_numbers scalars);
TORC_API bool torc__foreach_add_scalar_list_(torc_tensors self, torc_numbers scalars);

/** _foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]
 *  add of each tensor and a 0-dim tensor, which is multiplied by alpha. */
typedef struct TORC_BY_NAME torc__foreach_add_tensor_options {
    size_t struct_size; /**< sizeof(torc__foreach_add_tensor_options) */
    torc_number alpha; /**< default 1 */
} torc__foreach_add_tensor_options;
TORC_API torc_tensors torc__foreach_add_tensor_with(torc_tensors self, torc_tensor other, const torc__foreach_add_tensor_options *options);
#define torc__foreach_add_tensor(...) TORC_OPTIONS2_(torc__foreach_add_tensor_with, torc__foreach_add_tensor_options, __VA_ARGS__, .struct_size = sizeof(torc__foreach_add_tensor_options))
TORC_API bool torc__foreach_add_tensor_inplace_with(torc_tensors self, torc_tensor other, const torc__foreach_add_tensor_options *options);
#define torc__foreach_add_tensor_(...) TORC_OPTIONS2_(torc__foreach_add_tensor_inplace_with, torc__foreach_add_tensor_options, __VA_ARGS__, .struct_size = sizeof(torc__foreach_add_tensor_options))

/** _foreach_sub.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]
 *  sub of entry k of self and entry k of other, which is multiplied by alpha. */
typedef struct TORC_BY_NAME torc__foreach_sub_options {
    size_t struct_size; /**< sizeof(torc__foreach_sub_options) */
    torc_number alpha; /**< default 1 */
} torc__foreach_sub_options;
TORC_API torc_tensors torc__foreach_sub_with(torc_tensors self, torc_tensors other, const torc__foreach_sub_options *options);
#define torc__foreach_sub(...) TORC_OPTIONS2_(torc__foreach_sub_with, torc__foreach_sub_options, __VA_ARGS__, .struct_size = sizeof(torc__foreach_sub_options))
TORC_API bool torc__foreach_sub_inplace_with(torc_tensors self, torc_tensors other, const torc__foreach_sub_options *options);
#define torc__foreach_sub_(...) TORC_OPTIONS2_(torc__foreach_sub_inplace_with, torc__foreach_sub_options, __VA_ARGS__, .struct_size = sizeof(torc__foreach_sub_options))

/** _foreach_sub.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
 *  sub of each tensor and a number. */
TORC_API torc_tensors torc__foreach_sub_scalar(torc_tensors self, torc_number scalar);
TORC_API bool torc__foreach_sub_scalar_(torc_tensors self, torc_number scalar);

/** _foreach_sub.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
 *  sub of tensor k and number k. */
TORC_API torc_tensors torc__foreach_sub_scalar_list(torc_tensors self, torc_numbers scalars);
TORC_API bool torc__foreach_sub_scalar_list_(torc_tensors self, torc_numbers scalars);

/** _foreach_mul.List(Tensor[] self, Tensor[] other) -> Tensor[]
 *  mul of entry k of each list. */
TORC_API torc_tensors torc__foreach_mul(torc_tensors self, torc_tensors other);
TORC_API bool torc__foreach_mul_(torc_tensors self, torc_tensors other);

/** _foreach_mul.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
 *  mul of each tensor and a number. */
TORC_API torc_tensors torc__foreach_mul_scalar(torc_tensors self, torc_number scalar);
TORC_API bool torc__foreach_mul_scalar_(torc_tensors self, torc_number scalar);

/** _foreach_mul.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
 *  mul of tensor k and number k. */
TORC_API torc_tensors torc__foreach_mul_scalar_list(torc_tensors self, torc_numbers scalars);
TORC_API bool torc__foreach_mul_scalar_list_(torc_tensors self, torc_numbers scalars);

/** _foreach_mul.Tensor(Tensor[] self, Tensor other) -> Tensor[]
 *  mul of each tensor and a 0-dim tensor. */
TORC_API torc_tensors torc__foreach_mul_tensor(torc_tensors self, torc_tensor other);
TORC_API bool torc__foreach_mul_tensor_(torc_tensors self, torc_tensor other);

/** _foreach_div.List(Tensor[] self, Tensor[] other) -> Tensor[]
 *  div of entry k of each list. */
TORC_API torc_tensors torc__foreach_div(torc_tensors self, torc_tensors other);
TORC_API bool torc__foreach_div_(torc_tensors self, torc_tensors other);

/** _foreach_div.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
 *  div of each tensor and a number. */
TORC_API torc_tensors torc__foreach_div_scalar(torc_tensors self, torc_number scalar);
TORC_API bool torc__foreach_div_scalar_(torc_tensors self, torc_number scalar);

/** _foreach_div.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
 *  div of tensor k and number k. */
TORC_API torc_tensors torc__foreach_div_scalar_list(torc_tensors self, torc_numbers scalars);
TORC_API bool torc__foreach_div_scalar_list_(torc_tensors self, torc_numbers scalars);

/** _foreach_div.Tensor(Tensor[] self, Tensor other) -> Tensor[]
 *  div of each tensor and a 0-dim tensor. */
TORC_API torc_tensors torc__foreach_div_tensor(torc_tensors self, torc_tensor other);
TORC_API bool torc__foreach_div_tensor_(torc_tensors self, torc_tensor other);

/** _foreach_clamp_min.List(Tensor[] self, Tensor[] other) -> Tensor[]
 *  clamp_min of entry k of each list. */
TORC_API torc_tensors torc__foreach_clamp_min(torc_tensors self, torc_tensors other);
TORC_API bool torc__foreach_clamp_min_(torc_tensors self, torc_tensors other);

/** _foreach_clamp_min.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
 *  clamp_min of each tensor and a number. */
TORC_API torc_tensors torc__foreach_clamp_min_scalar(torc_tensors self, torc_number scalar);
TORC_API bool torc__foreach_clamp_min_scalar_(torc_tensors self, torc_number scalar);

/** _foreach_clamp_min.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
 *  clamp_min of tensor k and number k. */
TORC_API torc_tensors torc__foreach_clamp_min_scalar_list(torc_tensors self, torc_numbers scalars);
TORC_API bool torc__foreach_clamp_min_scalar_list_(torc_tensors self, torc_numbers scalars);

/** _foreach_clamp_max.List(Tensor[] self, Tensor[] other) -> Tensor[]
 *  clamp_max of entry k of each list. */
TORC_API torc_tensors torc__foreach_clamp_max(torc_tensors self, torc_tensors other);
TORC_API bool torc__foreach_clamp_max_(torc_tensors self, torc_tensors other);

/** _foreach_clamp_max.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
 *  clamp_max of each tensor and a number. */
TORC_API torc_tensors torc__foreach_clamp_max_scalar(torc_tensors self, torc_number scalar);
TORC_API bool torc__foreach_clamp_max_scalar_(torc_tensors self, torc_number scalar);

/** _foreach_clamp_max.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
 *  clamp_max of tensor k and number k. */
TORC_API torc_tensors torc__foreach_clamp_max_scalar_list(torc_tensors self, torc_numbers scalars);
TORC_API bool torc__foreach_clamp_max_scalar_list_(torc_tensors self, torc_numbers scalars);

/** _foreach_maximum.List(Tensor[] self, Tensor[] other) -> Tensor[]
 *  maximum of entry k of each list. */
TORC_API torc_tensors torc__foreach_maximum(torc_tensors self, torc_tensors other);
TORC_API bool torc__foreach_maximum_(torc_tensors self, torc_tensors other);

/** _foreach_maximum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
 *  maximum of each tensor and a number. */
TORC_API torc_tensors torc__foreach_maximum_scalar(torc_tensors self, torc_number scalar);
TORC_API bool torc__foreach_maximum_scalar_(torc_tensors self, torc_number scalar);

/** _foreach_maximum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
 *  maximum of tensor k and number k. */
TORC_API torc_tensors torc__foreach_maximum_scalar_list(torc_tensors self, torc_numbers scalars);
TORC_API bool torc__foreach_maximum_scalar_list_(torc_tensors self, torc_numbers scalars);

/** _foreach_minimum.List(Tensor[] self, Tensor[] other) -> Tensor[]
 *  minimum of entry k of each list. */
TORC_API torc_tensors torc__foreach_minimum(torc_tensors self, torc_tensors other);
TORC_API bool torc__foreach_minimum_(torc_tensors self, torc_tensors other);

/** _foreach_minimum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
 *  minimum of each tensor and a number. */
TORC_API torc_tensors torc__foreach_minimum_scalar(torc_tensors self, torc_number scalar);
TORC_API bool torc__foreach_minimum_scalar_(torc_tensors self, torc_number scalar);

/** _foreach_minimum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
 *  minimum of tensor k and number k. */
TORC_API torc_tensors torc__foreach_minimum_scalar_list(torc_tensors self, torc_numbers scalars);
TORC_API bool torc__foreach_minimum_scalar_list_(torc_tensors self, torc_numbers scalars);

/** _foreach_pow.List(Tensor[] self, Tensor[] exponent) -> Tensor[]
 *  pow of entry k of each list. */
TORC_API torc_tensors torc__foreach_pow(torc_tensors self, torc_tensors exponent);
TORC_API bool torc__foreach_pow_(torc_tensors self, torc_tensors exponent);

/** _foreach_pow.Scalar(Tensor[] self, Scalar exponent) -> Tensor[]
 *  pow of each tensor and a number. */
TORC_API torc_tensors torc__foreach_pow_scalar(torc_tensors self, torc_number exponent);
TORC_API bool torc__foreach_pow_scalar_(torc_tensors self, torc_number exponent);

/** _foreach_pow.ScalarList(Tensor[] self, Scalar[] exponent) -> Tensor[]
 *  pow of tensor k and number k. */
TORC_API torc_tensors torc__foreach_pow_scalar_list(torc_tensors self, torc_numbers exponent);
TORC_API bool torc__foreach_pow_scalar_list_(torc_tensors self, torc_numbers exponent);

/** _foreach_pow.ScalarAndTensor(Scalar self, Tensor[] exponent) -> Tensor[]
 *  A number to the power of each tensor. */
TORC_API torc_tensors torc__foreach_pow_scalar_and_tensor(torc_number self, torc_tensors exponent);

/** _foreach_addcmul.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> Tensor[]
 *  self + value * tensor1 * tensor2, of entry k of each list. */
typedef struct TORC_BY_NAME torc__foreach_addcmul_options {
    size_t struct_size; /**< sizeof(torc__foreach_addcmul_options) */
    torc_number value; /**< default 1 */
} torc__foreach_addcmul_options;
TORC_API torc_tensors torc__foreach_addcmul_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, const torc__foreach_addcmul_options *options);
#define torc__foreach_addcmul(...) TORC_OPTIONS3_(torc__foreach_addcmul_with, torc__foreach_addcmul_options, __VA_ARGS__, .struct_size = sizeof(torc__foreach_addcmul_options))
TORC_API bool torc__foreach_addcmul_inplace_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, const torc__foreach_addcmul_options *options);
#define torc__foreach_addcmul_(...) TORC_OPTIONS3_(torc__foreach_addcmul_inplace_with, torc__foreach_addcmul_options, __VA_ARGS__, .struct_size = sizeof(torc__foreach_addcmul_options))

/** _foreach_addcmul.ScalarList(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> Tensor[]
 *  addcmul with a value for each entry. */
TORC_API torc_tensors torc__foreach_addcmul_scalar_list(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars);
TORC_API bool torc__foreach_addcmul_scalar_list_(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars);

/** _foreach_addcmul.Tensor(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> Tensor[]
 *  addcmul with a value for each entry, from a 1-dim tensor of the CPU. */
TORC_API torc_tensors torc__foreach_addcmul_tensor(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars);
TORC_API bool torc__foreach_addcmul_tensor_(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars);

/** _foreach_addcdiv.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> Tensor[]
 *  self + value * tensor1 / tensor2, of entry k of each list. */
typedef struct TORC_BY_NAME torc__foreach_addcdiv_options {
    size_t struct_size; /**< sizeof(torc__foreach_addcdiv_options) */
    torc_number value; /**< default 1 */
} torc__foreach_addcdiv_options;
TORC_API torc_tensors torc__foreach_addcdiv_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, const torc__foreach_addcdiv_options *options);
#define torc__foreach_addcdiv(...) TORC_OPTIONS3_(torc__foreach_addcdiv_with, torc__foreach_addcdiv_options, __VA_ARGS__, .struct_size = sizeof(torc__foreach_addcdiv_options))
TORC_API bool torc__foreach_addcdiv_inplace_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, const torc__foreach_addcdiv_options *options);
#define torc__foreach_addcdiv_(...) TORC_OPTIONS3_(torc__foreach_addcdiv_inplace_with, torc__foreach_addcdiv_options, __VA_ARGS__, .struct_size = sizeof(torc__foreach_addcdiv_options))

/** _foreach_addcdiv.ScalarList(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> Tensor[]
 *  addcdiv with a value for each entry. */
TORC_API torc_tensors torc__foreach_addcdiv_scalar_list(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars);
TORC_API bool torc__foreach_addcdiv_scalar_list_(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars);

/** _foreach_addcdiv.Tensor(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> Tensor[]
 *  addcdiv with a value for each entry, from a 1-dim tensor of the CPU. */
TORC_API torc_tensors torc__foreach_addcdiv_tensor(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars);
TORC_API bool torc__foreach_addcdiv_tensor_(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars);

/** _foreach_lerp.List(Tensor[] self, Tensor[] tensors1, Tensor[] weights) -> Tensor[]
 *  self + weights * (tensors1 - self), of entry k of each list. */
TORC_API torc_tensors torc__foreach_lerp(torc_tensors self, torc_tensors tensors1, torc_tensors weights);
TORC_API bool torc__foreach_lerp_(torc_tensors self, torc_tensors tensors1, torc_tensors weights);

/** _foreach_lerp.Scalar(Tensor[] self, Tensor[] tensors1, Scalar weight) -> Tensor[]
 *  lerp with one number as weight. */
TORC_API torc_tensors torc__foreach_lerp_scalar(torc_tensors self, torc_tensors tensors1, torc_number weight);
TORC_API bool torc__foreach_lerp_scalar_(torc_tensors self, torc_tensors tensors1, torc_number weight);

/** _foreach_lerp.ScalarList(Tensor[] self, Tensor[] tensors1, Scalar[] weight) -> Tensor[]
 *  lerp with a number for each entry. */
TORC_API torc_tensors torc__foreach_lerp_scalar_list(torc_tensors self, torc_tensors tensors1, torc_numbers weight);
TORC_API bool torc__foreach_lerp_scalar_list_(torc_tensors self, torc_tensors tensors1, torc_numbers weight);

#ifdef __cplusplus
}
#endif
#endif
