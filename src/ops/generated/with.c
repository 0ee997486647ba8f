/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
/* Forms that can take options later. */
#include "torc/bindings/core.h"
#include "torc/bindings/ops.h"
#include "torc/bindings/ops_private.h"
#include "torc/bindings/op.h"

#include "core/tensor_list.h"
#include "core/values.h"

double torc_item_with(torc_tensor t, const torc_no_options *options) {
    return no_options("item", options) ? (torc_item)(t) : __builtin_nan("");
}

int64_t torc_item_int64_with(torc_tensor t, const torc_no_options *options) {
    return no_options("item_int64", options) ? (torc_item_int64)(t) : 0;
}

torc_number torc_item_number_with(torc_tensor t, const torc_no_options *options) {
    return no_options("item_number", options) ? (torc_item_number)(t) : (torc_number){.kind = TORC_NUMBER_NONE};
}

bool torc_is_nonzero_with(torc_tensor t, const torc_no_options *options) {
    return no_options("is_nonzero", options) ? (torc_is_nonzero)(t) : false;
}

bool torc_copy_to_host_with(torc_tensor t, void *dst, size_t bytes, const torc_no_options *options) {
    return no_options("copy_to_host", options) ? (torc_copy_to_host)(t, dst, bytes) : false;
}

bool torc_equal_with(torc_tensor a, torc_tensor b, const torc_no_options *options) {
    return no_options("equal", options) ? (torc_equal)(a, b) : false;
}

bool torc_storage_copy_inplace_with(torc_storage s, torc_storage src, const torc_no_options *options) {
    return no_options("UntypedStorage.copy_", options) ? (torc_storage_copy_)(s, src) : false;
}

bool torc_storage_fill_inplace_with(torc_storage s, int value, const torc_no_options *options) {
    return no_options("UntypedStorage.fill_", options) ? (torc_storage_fill_)(s, value) : false;
}

bool torc_storage_copy_to_host_with(torc_storage s, size_t offset, void *dst, size_t bytes, const torc_no_options *options) {
    return no_options("UntypedStorage.copy_to_host", options) ? (torc_storage_copy_to_host)(s, offset, dst, bytes) : false;
}

bool torc_storage_copy_from_host_with(torc_storage s, size_t offset, const void *src, size_t bytes, const torc_no_options *options) {
    return no_options("UntypedStorage.copy_from_host", options) ? (torc_storage_copy_from_host)(s, offset, src, bytes) : false;
}

torc_tensor torc_wrapped_number_with(torc_number n, const torc_no_options *options) {
    return no_options("wrapped_number", options) ? (torc_wrapped_number)(n) : NULL;
}

torc_tensor torc_mul_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("mul", options) ? (torc_mul)(self, other) : NULL;
}

torc_tensor torc_mul_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("mul_", options) ? (torc_mul_)(self, other) : NULL;
}

torc_tensor torc_mul_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("mul_out", options) ? (torc_mul_out)(out, self, other) : NULL;
}

torc_tensor torc_mul_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("mul_scalar", options) ? (torc_mul_scalar)(self, other) : NULL;
}

torc_tensor torc_mul_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("mul_scalar_", options) ? (torc_mul_scalar_)(self, other) : NULL;
}

torc_tensor torc_true_divide_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("true_divide", options) ? (torc_true_divide)(self, other) : NULL;
}

torc_tensor torc_true_divide_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("true_divide_", options) ? (torc_true_divide_)(self, other) : NULL;
}

torc_tensor torc_true_divide_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("true_divide_out", options) ? (torc_true_divide_out)(out, self, other) : NULL;
}

torc_tensor torc_true_divide_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("true_divide_scalar", options) ? (torc_true_divide_scalar)(self, other) : NULL;
}

torc_tensor torc_true_divide_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("true_divide_scalar_", options) ? (torc_true_divide_scalar_)(self, other) : NULL;
}

torc_tensor torc_floor_divide_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("floor_divide", options) ? (torc_floor_divide)(self, other) : NULL;
}

torc_tensor torc_floor_divide_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("floor_divide_", options) ? (torc_floor_divide_)(self, other) : NULL;
}

torc_tensor torc_floor_divide_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("floor_divide_out", options) ? (torc_floor_divide_out)(out, self, other) : NULL;
}

torc_tensor torc_floor_divide_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("floor_divide_scalar", options) ? (torc_floor_divide_scalar)(self, other) : NULL;
}

torc_tensor torc_floor_divide_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("floor_divide_scalar_", options) ? (torc_floor_divide_scalar_)(self, other) : NULL;
}

torc_tensor torc_remainder_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("remainder", options) ? (torc_remainder)(self, other) : NULL;
}

torc_tensor torc_remainder_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("remainder_", options) ? (torc_remainder_)(self, other) : NULL;
}

torc_tensor torc_remainder_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("remainder_out", options) ? (torc_remainder_out)(out, self, other) : NULL;
}

torc_tensor torc_remainder_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("remainder_scalar", options) ? (torc_remainder_scalar)(self, other) : NULL;
}

torc_tensor torc_remainder_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("remainder_scalar_", options) ? (torc_remainder_scalar_)(self, other) : NULL;
}

torc_tensor torc_fmod_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("fmod", options) ? (torc_fmod)(self, other) : NULL;
}

torc_tensor torc_fmod_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("fmod_", options) ? (torc_fmod_)(self, other) : NULL;
}

torc_tensor torc_fmod_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("fmod_out", options) ? (torc_fmod_out)(out, self, other) : NULL;
}

torc_tensor torc_fmod_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("fmod_scalar", options) ? (torc_fmod_scalar)(self, other) : NULL;
}

torc_tensor torc_fmod_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("fmod_scalar_", options) ? (torc_fmod_scalar_)(self, other) : NULL;
}

torc_tensor torc_pow_with(torc_tensor self, torc_tensor exponent, const torc_no_options *options) {
    return no_options("pow", options) ? (torc_pow)(self, exponent) : NULL;
}

torc_tensor torc_pow_inplace_with(torc_tensor self, torc_tensor exponent, const torc_no_options *options) {
    return no_options("pow_", options) ? (torc_pow_)(self, exponent) : NULL;
}

torc_tensor torc_pow_out_with(torc_tensor out, torc_tensor self, torc_tensor exponent, const torc_no_options *options) {
    return no_options("pow_out", options) ? (torc_pow_out)(out, self, exponent) : NULL;
}

torc_tensor torc_pow_scalar_with(torc_tensor self, torc_number exponent, const torc_no_options *options) {
    return no_options("pow_scalar", options) ? (torc_pow_scalar)(self, exponent) : NULL;
}

torc_tensor torc_pow_scalar_inplace_with(torc_tensor self, torc_number exponent, const torc_no_options *options) {
    return no_options("pow_scalar_", options) ? (torc_pow_scalar_)(self, exponent) : NULL;
}

torc_tensor torc_float_power_with(torc_tensor self, torc_tensor exponent, const torc_no_options *options) {
    return no_options("float_power", options) ? (torc_float_power)(self, exponent) : NULL;
}

torc_tensor torc_float_power_inplace_with(torc_tensor self, torc_tensor exponent, const torc_no_options *options) {
    return no_options("float_power_", options) ? (torc_float_power_)(self, exponent) : NULL;
}

torc_tensor torc_float_power_out_with(torc_tensor out, torc_tensor self, torc_tensor exponent, const torc_no_options *options) {
    return no_options("float_power_out", options) ? (torc_float_power_out)(out, self, exponent) : NULL;
}

torc_tensor torc_float_power_scalar_with(torc_tensor self, torc_number exponent, const torc_no_options *options) {
    return no_options("float_power_scalar", options) ? (torc_float_power_scalar)(self, exponent) : NULL;
}

torc_tensor torc_float_power_scalar_inplace_with(torc_tensor self, torc_number exponent, const torc_no_options *options) {
    return no_options("float_power_scalar_", options) ? (torc_float_power_scalar_)(self, exponent) : NULL;
}

torc_tensor torc_ldexp_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("ldexp", options) ? (torc_ldexp)(self, other) : NULL;
}

torc_tensor torc_ldexp_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("ldexp_", options) ? (torc_ldexp_)(self, other) : NULL;
}

torc_tensor torc_ldexp_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("ldexp_out", options) ? (torc_ldexp_out)(out, self, other) : NULL;
}

torc_tensor torc_gcd_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("gcd", options) ? (torc_gcd)(self, other) : NULL;
}

torc_tensor torc_gcd_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("gcd_", options) ? (torc_gcd_)(self, other) : NULL;
}

torc_tensor torc_gcd_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("gcd_out", options) ? (torc_gcd_out)(out, self, other) : NULL;
}

torc_tensor torc_lcm_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("lcm", options) ? (torc_lcm)(self, other) : NULL;
}

torc_tensor torc_lcm_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("lcm_", options) ? (torc_lcm_)(self, other) : NULL;
}

torc_tensor torc_lcm_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("lcm_out", options) ? (torc_lcm_out)(out, self, other) : NULL;
}

torc_tensor torc_neg_with(torc_tensor self, const torc_no_options *options) {
    return no_options("neg", options) ? (torc_neg)(self) : NULL;
}

torc_tensor torc_neg_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("neg_", options) ? (torc_neg_)(self) : NULL;
}

torc_tensor torc_neg_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("neg_out", options) ? (torc_neg_out)(out, self) : NULL;
}

torc_tensor torc_abs_with(torc_tensor self, const torc_no_options *options) {
    return no_options("abs", options) ? (torc_abs)(self) : NULL;
}

torc_tensor torc_abs_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("abs_", options) ? (torc_abs_)(self) : NULL;
}

torc_tensor torc_abs_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("abs_out", options) ? (torc_abs_out)(out, self) : NULL;
}

torc_tensor torc_conj_physical_with(torc_tensor self, const torc_no_options *options) {
    return no_options("conj_physical", options) ? (torc_conj_physical)(self) : NULL;
}

torc_tensor torc_conj_physical_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("conj_physical_", options) ? (torc_conj_physical_)(self) : NULL;
}

torc_tensor torc_conj_physical_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("conj_physical_out", options) ? (torc_conj_physical_out)(out, self) : NULL;
}

torc_tensor torc_sign_with(torc_tensor self, const torc_no_options *options) {
    return no_options("sign", options) ? (torc_sign)(self) : NULL;
}

torc_tensor torc_sign_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("sign_", options) ? (torc_sign_)(self) : NULL;
}

torc_tensor torc_sign_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("sign_out", options) ? (torc_sign_out)(out, self) : NULL;
}

torc_tensor torc_sgn_with(torc_tensor self, const torc_no_options *options) {
    return no_options("sgn", options) ? (torc_sgn)(self) : NULL;
}

torc_tensor torc_sgn_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("sgn_", options) ? (torc_sgn_)(self) : NULL;
}

torc_tensor torc_sgn_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("sgn_out", options) ? (torc_sgn_out)(out, self) : NULL;
}

torc_tensor torc_angle_with(torc_tensor self, const torc_no_options *options) {
    return no_options("angle", options) ? (torc_angle)(self) : NULL;
}

torc_tensor torc_angle_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("angle_out", options) ? (torc_angle_out)(out, self) : NULL;
}

torc_tensor torc_square_with(torc_tensor self, const torc_no_options *options) {
    return no_options("square", options) ? (torc_square)(self) : NULL;
}

torc_tensor torc_square_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("square_", options) ? (torc_square_)(self) : NULL;
}

torc_tensor torc_square_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("square_out", options) ? (torc_square_out)(out, self) : NULL;
}

torc_tensor torc_sqrt_with(torc_tensor self, const torc_no_options *options) {
    return no_options("sqrt", options) ? (torc_sqrt)(self) : NULL;
}

torc_tensor torc_sqrt_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("sqrt_", options) ? (torc_sqrt_)(self) : NULL;
}

torc_tensor torc_sqrt_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("sqrt_out", options) ? (torc_sqrt_out)(out, self) : NULL;
}

torc_tensor torc_rsqrt_with(torc_tensor self, const torc_no_options *options) {
    return no_options("rsqrt", options) ? (torc_rsqrt)(self) : NULL;
}

torc_tensor torc_rsqrt_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("rsqrt_", options) ? (torc_rsqrt_)(self) : NULL;
}

torc_tensor torc_rsqrt_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("rsqrt_out", options) ? (torc_rsqrt_out)(out, self) : NULL;
}

torc_tensor torc_reciprocal_with(torc_tensor self, const torc_no_options *options) {
    return no_options("reciprocal", options) ? (torc_reciprocal)(self) : NULL;
}

torc_tensor torc_reciprocal_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("reciprocal_", options) ? (torc_reciprocal_)(self) : NULL;
}

torc_tensor torc_reciprocal_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("reciprocal_out", options) ? (torc_reciprocal_out)(out, self) : NULL;
}

torc_tensor torc_lerp_with(torc_tensor self, torc_tensor end, torc_tensor weight, const torc_no_options *options) {
    return no_options("lerp", options) ? (torc_lerp)(self, end, weight) : NULL;
}

torc_tensor torc_lerp_inplace_with(torc_tensor self, torc_tensor end, torc_tensor weight, const torc_no_options *options) {
    return no_options("lerp_", options) ? (torc_lerp_)(self, end, weight) : NULL;
}

torc_tensor torc_lerp_out_with(torc_tensor out, torc_tensor self, torc_tensor end, torc_tensor weight, const torc_no_options *options) {
    return no_options("lerp_out", options) ? (torc_lerp_out)(out, self, end, weight) : NULL;
}

torc_tensor torc_lerp_scalar_with(torc_tensor self, torc_tensor end, torc_number weight, const torc_no_options *options) {
    return no_options("lerp_scalar", options) ? (torc_lerp_scalar)(self, end, weight) : NULL;
}

torc_tensor torc_lerp_scalar_inplace_with(torc_tensor self, torc_tensor end, torc_number weight, const torc_no_options *options) {
    return no_options("lerp_scalar_", options) ? (torc_lerp_scalar_)(self, end, weight) : NULL;
}

torc_tensor torc_lerp_scalar_out_with(torc_tensor out, torc_tensor self, torc_tensor end, torc_number weight, const torc_no_options *options) {
    return no_options("lerp_scalar_out", options) ? (torc_lerp_scalar_out)(out, self, end, weight) : NULL;
}

torc_tensor torc_ceil_with(torc_tensor self, const torc_no_options *options) {
    return no_options("ceil", options) ? (torc_ceil)(self) : NULL;
}

torc_tensor torc_ceil_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("ceil_", options) ? (torc_ceil_)(self) : NULL;
}

torc_tensor torc_ceil_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("ceil_out", options) ? (torc_ceil_out)(out, self) : NULL;
}

torc_tensor torc_floor_with(torc_tensor self, const torc_no_options *options) {
    return no_options("floor", options) ? (torc_floor)(self) : NULL;
}

torc_tensor torc_floor_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("floor_", options) ? (torc_floor_)(self) : NULL;
}

torc_tensor torc_floor_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("floor_out", options) ? (torc_floor_out)(out, self) : NULL;
}

torc_tensor torc_trunc_with(torc_tensor self, const torc_no_options *options) {
    return no_options("trunc", options) ? (torc_trunc)(self) : NULL;
}

torc_tensor torc_trunc_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("trunc_", options) ? (torc_trunc_)(self) : NULL;
}

torc_tensor torc_trunc_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("trunc_out", options) ? (torc_trunc_out)(out, self) : NULL;
}

torc_frexp_result torc_frexp_with(torc_tensor self, const torc_no_options *options) {
    return no_options("frexp", options) ? (torc_frexp)(self) : (torc_frexp_result){0};
}

torc_frexp_result torc_frexp_out_with(torc_frexp_result out, torc_tensor self, const torc_no_options *options) {
    return no_options("frexp_out", options) ? (torc_frexp_out)(out, self) : (torc_frexp_result){0};
}

torc_tensor torc_frac_with(torc_tensor self, const torc_no_options *options) {
    return no_options("frac", options) ? (torc_frac)(self) : NULL;
}

torc_tensor torc_frac_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("frac_", options) ? (torc_frac_)(self) : NULL;
}

torc_tensor torc_frac_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("frac_out", options) ? (torc_frac_out)(out, self) : NULL;
}

torc_tensor torc_exp_with(torc_tensor self, const torc_no_options *options) {
    return no_options("exp", options) ? (torc_exp)(self) : NULL;
}

torc_tensor torc_exp_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("exp_", options) ? (torc_exp_)(self) : NULL;
}

torc_tensor torc_exp_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("exp_out", options) ? (torc_exp_out)(out, self) : NULL;
}

torc_tensor torc_exp2_with(torc_tensor self, const torc_no_options *options) {
    return no_options("exp2", options) ? (torc_exp2)(self) : NULL;
}

torc_tensor torc_exp2_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("exp2_", options) ? (torc_exp2_)(self) : NULL;
}

torc_tensor torc_exp2_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("exp2_out", options) ? (torc_exp2_out)(out, self) : NULL;
}

torc_tensor torc_expm1_with(torc_tensor self, const torc_no_options *options) {
    return no_options("expm1", options) ? (torc_expm1)(self) : NULL;
}

torc_tensor torc_expm1_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("expm1_", options) ? (torc_expm1_)(self) : NULL;
}

torc_tensor torc_expm1_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("expm1_out", options) ? (torc_expm1_out)(out, self) : NULL;
}

torc_tensor torc_log_with(torc_tensor self, const torc_no_options *options) {
    return no_options("log", options) ? (torc_log)(self) : NULL;
}

torc_tensor torc_log_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("log_", options) ? (torc_log_)(self) : NULL;
}

torc_tensor torc_log_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("log_out", options) ? (torc_log_out)(out, self) : NULL;
}

torc_tensor torc_log2_with(torc_tensor self, const torc_no_options *options) {
    return no_options("log2", options) ? (torc_log2)(self) : NULL;
}

torc_tensor torc_log2_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("log2_", options) ? (torc_log2_)(self) : NULL;
}

torc_tensor torc_log2_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("log2_out", options) ? (torc_log2_out)(out, self) : NULL;
}

torc_tensor torc_log10_with(torc_tensor self, const torc_no_options *options) {
    return no_options("log10", options) ? (torc_log10)(self) : NULL;
}

torc_tensor torc_log10_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("log10_", options) ? (torc_log10_)(self) : NULL;
}

torc_tensor torc_log10_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("log10_out", options) ? (torc_log10_out)(out, self) : NULL;
}

torc_tensor torc_log1p_with(torc_tensor self, const torc_no_options *options) {
    return no_options("log1p", options) ? (torc_log1p)(self) : NULL;
}

torc_tensor torc_log1p_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("log1p_", options) ? (torc_log1p_)(self) : NULL;
}

torc_tensor torc_log1p_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("log1p_out", options) ? (torc_log1p_out)(out, self) : NULL;
}

torc_tensor torc_logaddexp_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("logaddexp", options) ? (torc_logaddexp)(self, other) : NULL;
}

torc_tensor torc_logaddexp_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("logaddexp_out", options) ? (torc_logaddexp_out)(out, self, other) : NULL;
}

torc_tensor torc_logaddexp2_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("logaddexp2", options) ? (torc_logaddexp2)(self, other) : NULL;
}

torc_tensor torc_logaddexp2_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("logaddexp2_out", options) ? (torc_logaddexp2_out)(out, self, other) : NULL;
}

torc_tensor torc_xlogy_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("xlogy", options) ? (torc_xlogy)(self, other) : NULL;
}

torc_tensor torc_xlogy_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("xlogy_", options) ? (torc_xlogy_)(self, other) : NULL;
}

torc_tensor torc_xlogy_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("xlogy_out", options) ? (torc_xlogy_out)(out, self, other) : NULL;
}

torc_tensor torc_xlogy_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("xlogy_scalar", options) ? (torc_xlogy_scalar)(self, other) : NULL;
}

torc_tensor torc_xlogy_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("xlogy_scalar_", options) ? (torc_xlogy_scalar_)(self, other) : NULL;
}

torc_tensor torc_special_xlog1py_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("special_xlog1py", options) ? (torc_special_xlog1py)(self, other) : NULL;
}

torc_tensor torc_special_xlog1py_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("special_xlog1py_out", options) ? (torc_special_xlog1py_out)(out, self, other) : NULL;
}

torc_tensor torc_special_xlog1py_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("special_xlog1py_scalar", options) ? (torc_special_xlog1py_scalar)(self, other) : NULL;
}

torc_tensor torc_special_entr_with(torc_tensor self, const torc_no_options *options) {
    return no_options("special_entr", options) ? (torc_special_entr)(self) : NULL;
}

torc_tensor torc_special_entr_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("special_entr_out", options) ? (torc_special_entr_out)(out, self) : NULL;
}

torc_tensor torc_lgamma_with(torc_tensor self, const torc_no_options *options) {
    return no_options("lgamma", options) ? (torc_lgamma)(self) : NULL;
}

torc_tensor torc_lgamma_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("lgamma_", options) ? (torc_lgamma_)(self) : NULL;
}

torc_tensor torc_lgamma_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("lgamma_out", options) ? (torc_lgamma_out)(out, self) : NULL;
}

torc_tensor torc_digamma_with(torc_tensor self, const torc_no_options *options) {
    return no_options("digamma", options) ? (torc_digamma)(self) : NULL;
}

torc_tensor torc_digamma_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("digamma_", options) ? (torc_digamma_)(self) : NULL;
}

torc_tensor torc_digamma_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("digamma_out", options) ? (torc_digamma_out)(out, self) : NULL;
}

torc_tensor torc_igamma_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("igamma", options) ? (torc_igamma)(self, other) : NULL;
}

torc_tensor torc_igamma_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("igamma_", options) ? (torc_igamma_)(self, other) : NULL;
}

torc_tensor torc_igamma_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("igamma_out", options) ? (torc_igamma_out)(out, self, other) : NULL;
}

torc_tensor torc_igammac_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("igammac", options) ? (torc_igammac)(self, other) : NULL;
}

torc_tensor torc_igammac_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("igammac_", options) ? (torc_igammac_)(self, other) : NULL;
}

torc_tensor torc_igammac_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("igammac_out", options) ? (torc_igammac_out)(out, self, other) : NULL;
}

torc_tensor torc_special_zeta_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("special_zeta", options) ? (torc_special_zeta)(self, other) : NULL;
}

torc_tensor torc_special_zeta_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("special_zeta_out", options) ? (torc_special_zeta_out)(out, self, other) : NULL;
}

torc_tensor torc_special_zeta_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("special_zeta_scalar", options) ? (torc_special_zeta_scalar)(self, other) : NULL;
}

torc_tensor torc_special_erfcx_with(torc_tensor self, const torc_no_options *options) {
    return no_options("special_erfcx", options) ? (torc_special_erfcx)(self) : NULL;
}

torc_tensor torc_special_erfcx_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("special_erfcx_out", options) ? (torc_special_erfcx_out)(out, self) : NULL;
}

torc_tensor torc_special_ndtr_with(torc_tensor self, const torc_no_options *options) {
    return no_options("special_ndtr", options) ? (torc_special_ndtr)(self) : NULL;
}

torc_tensor torc_special_ndtr_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("special_ndtr_out", options) ? (torc_special_ndtr_out)(out, self) : NULL;
}

torc_tensor torc_special_log_ndtr_with(torc_tensor self, const torc_no_options *options) {
    return no_options("special_log_ndtr", options) ? (torc_special_log_ndtr)(self) : NULL;
}

torc_tensor torc_special_log_ndtr_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("special_log_ndtr_out", options) ? (torc_special_log_ndtr_out)(out, self) : NULL;
}

torc_tensor torc_special_ndtri_with(torc_tensor self, const torc_no_options *options) {
    return no_options("special_ndtri", options) ? (torc_special_ndtri)(self) : NULL;
}

torc_tensor torc_special_ndtri_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("special_ndtri_out", options) ? (torc_special_ndtri_out)(out, self) : NULL;
}

torc_tensor torc_i0_with(torc_tensor self, const torc_no_options *options) {
    return no_options("i0", options) ? (torc_i0)(self) : NULL;
}

torc_tensor torc_i0_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("i0_", options) ? (torc_i0_)(self) : NULL;
}

torc_tensor torc_i0_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("i0_out", options) ? (torc_i0_out)(out, self) : NULL;
}

torc_tensor torc_special_i0e_with(torc_tensor self, const torc_no_options *options) {
    return no_options("special_i0e", options) ? (torc_special_i0e)(self) : NULL;
}

torc_tensor torc_special_i0e_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("special_i0e_out", options) ? (torc_special_i0e_out)(out, self) : NULL;
}

torc_tensor torc_special_i1_with(torc_tensor self, const torc_no_options *options) {
    return no_options("special_i1", options) ? (torc_special_i1)(self) : NULL;
}

torc_tensor torc_special_i1_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("special_i1_out", options) ? (torc_special_i1_out)(out, self) : NULL;
}

torc_tensor torc_special_i1e_with(torc_tensor self, const torc_no_options *options) {
    return no_options("special_i1e", options) ? (torc_special_i1e)(self) : NULL;
}

torc_tensor torc_special_i1e_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("special_i1e_out", options) ? (torc_special_i1e_out)(out, self) : NULL;
}

torc_tensor torc_polygamma_with(torc_tensor self, int64_t n, const torc_no_options *options) {
    return no_options("polygamma", options) ? (torc_polygamma)(self, n) : NULL;
}

torc_tensor torc_polygamma_inplace_with(torc_tensor self, int64_t n, const torc_no_options *options) {
    return no_options("polygamma_", options) ? (torc_polygamma_)(self, n) : NULL;
}

torc_tensor torc_polygamma_out_with(torc_tensor out, torc_tensor self, int64_t n, const torc_no_options *options) {
    return no_options("polygamma_out", options) ? (torc_polygamma_out)(out, self, n) : NULL;
}

torc_tensor torc_sin_with(torc_tensor self, const torc_no_options *options) {
    return no_options("sin", options) ? (torc_sin)(self) : NULL;
}

torc_tensor torc_sin_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("sin_", options) ? (torc_sin_)(self) : NULL;
}

torc_tensor torc_sin_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("sin_out", options) ? (torc_sin_out)(out, self) : NULL;
}

torc_tensor torc_cos_with(torc_tensor self, const torc_no_options *options) {
    return no_options("cos", options) ? (torc_cos)(self) : NULL;
}

torc_tensor torc_cos_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("cos_", options) ? (torc_cos_)(self) : NULL;
}

torc_tensor torc_cos_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("cos_out", options) ? (torc_cos_out)(out, self) : NULL;
}

torc_tensor torc_tan_with(torc_tensor self, const torc_no_options *options) {
    return no_options("tan", options) ? (torc_tan)(self) : NULL;
}

torc_tensor torc_tan_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("tan_", options) ? (torc_tan_)(self) : NULL;
}

torc_tensor torc_tan_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("tan_out", options) ? (torc_tan_out)(out, self) : NULL;
}

torc_tensor torc_asin_with(torc_tensor self, const torc_no_options *options) {
    return no_options("asin", options) ? (torc_asin)(self) : NULL;
}

torc_tensor torc_asin_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("asin_", options) ? (torc_asin_)(self) : NULL;
}

torc_tensor torc_asin_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("asin_out", options) ? (torc_asin_out)(out, self) : NULL;
}

torc_tensor torc_acos_with(torc_tensor self, const torc_no_options *options) {
    return no_options("acos", options) ? (torc_acos)(self) : NULL;
}

torc_tensor torc_acos_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("acos_", options) ? (torc_acos_)(self) : NULL;
}

torc_tensor torc_acos_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("acos_out", options) ? (torc_acos_out)(out, self) : NULL;
}

torc_tensor torc_atan_with(torc_tensor self, const torc_no_options *options) {
    return no_options("atan", options) ? (torc_atan)(self) : NULL;
}

torc_tensor torc_atan_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("atan_", options) ? (torc_atan_)(self) : NULL;
}

torc_tensor torc_atan_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("atan_out", options) ? (torc_atan_out)(out, self) : NULL;
}

torc_tensor torc_sinh_with(torc_tensor self, const torc_no_options *options) {
    return no_options("sinh", options) ? (torc_sinh)(self) : NULL;
}

torc_tensor torc_sinh_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("sinh_", options) ? (torc_sinh_)(self) : NULL;
}

torc_tensor torc_sinh_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("sinh_out", options) ? (torc_sinh_out)(out, self) : NULL;
}

torc_tensor torc_cosh_with(torc_tensor self, const torc_no_options *options) {
    return no_options("cosh", options) ? (torc_cosh)(self) : NULL;
}

torc_tensor torc_cosh_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("cosh_", options) ? (torc_cosh_)(self) : NULL;
}

torc_tensor torc_cosh_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("cosh_out", options) ? (torc_cosh_out)(out, self) : NULL;
}

torc_tensor torc_sinc_with(torc_tensor self, const torc_no_options *options) {
    return no_options("sinc", options) ? (torc_sinc)(self) : NULL;
}

torc_tensor torc_sinc_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("sinc_", options) ? (torc_sinc_)(self) : NULL;
}

torc_tensor torc_sinc_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("sinc_out", options) ? (torc_sinc_out)(out, self) : NULL;
}

torc_tensor torc_deg2rad_with(torc_tensor self, const torc_no_options *options) {
    return no_options("deg2rad", options) ? (torc_deg2rad)(self) : NULL;
}

torc_tensor torc_deg2rad_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("deg2rad_", options) ? (torc_deg2rad_)(self) : NULL;
}

torc_tensor torc_deg2rad_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("deg2rad_out", options) ? (torc_deg2rad_out)(out, self) : NULL;
}

torc_tensor torc_rad2deg_with(torc_tensor self, const torc_no_options *options) {
    return no_options("rad2deg", options) ? (torc_rad2deg)(self) : NULL;
}

torc_tensor torc_rad2deg_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("rad2deg_", options) ? (torc_rad2deg_)(self) : NULL;
}

torc_tensor torc_rad2deg_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("rad2deg_out", options) ? (torc_rad2deg_out)(out, self) : NULL;
}

torc_tensor torc_tanh_with(torc_tensor self, const torc_no_options *options) {
    return no_options("tanh", options) ? (torc_tanh)(self) : NULL;
}

torc_tensor torc_tanh_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("tanh_", options) ? (torc_tanh_)(self) : NULL;
}

torc_tensor torc_tanh_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("tanh_out", options) ? (torc_tanh_out)(out, self) : NULL;
}

torc_tensor torc_asinh_with(torc_tensor self, const torc_no_options *options) {
    return no_options("asinh", options) ? (torc_asinh)(self) : NULL;
}

torc_tensor torc_asinh_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("asinh_", options) ? (torc_asinh_)(self) : NULL;
}

torc_tensor torc_asinh_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("asinh_out", options) ? (torc_asinh_out)(out, self) : NULL;
}

torc_tensor torc_acosh_with(torc_tensor self, const torc_no_options *options) {
    return no_options("acosh", options) ? (torc_acosh)(self) : NULL;
}

torc_tensor torc_acosh_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("acosh_", options) ? (torc_acosh_)(self) : NULL;
}

torc_tensor torc_acosh_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("acosh_out", options) ? (torc_acosh_out)(out, self) : NULL;
}

torc_tensor torc_atanh_with(torc_tensor self, const torc_no_options *options) {
    return no_options("atanh", options) ? (torc_atanh)(self) : NULL;
}

torc_tensor torc_atanh_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("atanh_", options) ? (torc_atanh_)(self) : NULL;
}

torc_tensor torc_atanh_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("atanh_out", options) ? (torc_atanh_out)(out, self) : NULL;
}

torc_tensor torc_erf_with(torc_tensor self, const torc_no_options *options) {
    return no_options("erf", options) ? (torc_erf)(self) : NULL;
}

torc_tensor torc_erf_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("erf_", options) ? (torc_erf_)(self) : NULL;
}

torc_tensor torc_erf_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("erf_out", options) ? (torc_erf_out)(out, self) : NULL;
}

torc_tensor torc_erfc_with(torc_tensor self, const torc_no_options *options) {
    return no_options("erfc", options) ? (torc_erfc)(self) : NULL;
}

torc_tensor torc_erfc_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("erfc_", options) ? (torc_erfc_)(self) : NULL;
}

torc_tensor torc_erfc_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("erfc_out", options) ? (torc_erfc_out)(out, self) : NULL;
}

torc_tensor torc_erfinv_with(torc_tensor self, const torc_no_options *options) {
    return no_options("erfinv", options) ? (torc_erfinv)(self) : NULL;
}

torc_tensor torc_erfinv_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("erfinv_", options) ? (torc_erfinv_)(self) : NULL;
}

torc_tensor torc_erfinv_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("erfinv_out", options) ? (torc_erfinv_out)(out, self) : NULL;
}

torc_tensor torc_atan2_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("atan2", options) ? (torc_atan2)(self, other) : NULL;
}

torc_tensor torc_atan2_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("atan2_", options) ? (torc_atan2_)(self, other) : NULL;
}

torc_tensor torc_atan2_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("atan2_out", options) ? (torc_atan2_out)(out, self, other) : NULL;
}

torc_tensor torc_hypot_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("hypot", options) ? (torc_hypot)(self, other) : NULL;
}

torc_tensor torc_hypot_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("hypot_", options) ? (torc_hypot_)(self, other) : NULL;
}

torc_tensor torc_hypot_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("hypot_out", options) ? (torc_hypot_out)(out, self, other) : NULL;
}

torc_tensor torc_maximum_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("maximum", options) ? (torc_maximum)(self, other) : NULL;
}

torc_tensor torc_maximum_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("maximum_out", options) ? (torc_maximum_out)(out, self, other) : NULL;
}

torc_tensor torc_minimum_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("minimum", options) ? (torc_minimum)(self, other) : NULL;
}

torc_tensor torc_minimum_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("minimum_out", options) ? (torc_minimum_out)(out, self, other) : NULL;
}

torc_tensor torc_fmax_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("fmax", options) ? (torc_fmax)(self, other) : NULL;
}

torc_tensor torc_fmax_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("fmax_out", options) ? (torc_fmax_out)(out, self, other) : NULL;
}

torc_tensor torc_fmin_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("fmin", options) ? (torc_fmin)(self, other) : NULL;
}

torc_tensor torc_fmin_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("fmin_out", options) ? (torc_fmin_out)(out, self, other) : NULL;
}

torc_tensor torc_copysign_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("copysign", options) ? (torc_copysign)(self, other) : NULL;
}

torc_tensor torc_copysign_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("copysign_", options) ? (torc_copysign_)(self, other) : NULL;
}

torc_tensor torc_copysign_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("copysign_out", options) ? (torc_copysign_out)(out, self, other) : NULL;
}

torc_tensor torc_copysign_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("copysign_scalar", options) ? (torc_copysign_scalar)(self, other) : NULL;
}

torc_tensor torc_copysign_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("copysign_scalar_", options) ? (torc_copysign_scalar_)(self, other) : NULL;
}

torc_tensor torc_nextafter_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("nextafter", options) ? (torc_nextafter)(self, other) : NULL;
}

torc_tensor torc_nextafter_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("nextafter_", options) ? (torc_nextafter_)(self, other) : NULL;
}

torc_tensor torc_nextafter_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("nextafter_out", options) ? (torc_nextafter_out)(out, self, other) : NULL;
}

torc_tensor torc_heaviside_with(torc_tensor self, torc_tensor values, const torc_no_options *options) {
    return no_options("heaviside", options) ? (torc_heaviside)(self, values) : NULL;
}

torc_tensor torc_heaviside_inplace_with(torc_tensor self, torc_tensor values, const torc_no_options *options) {
    return no_options("heaviside_", options) ? (torc_heaviside_)(self, values) : NULL;
}

torc_tensor torc_heaviside_out_with(torc_tensor out, torc_tensor self, torc_tensor values, const torc_no_options *options) {
    return no_options("heaviside_out", options) ? (torc_heaviside_out)(out, self, values) : NULL;
}

torc_tensor torc_clamp_min_with(torc_tensor self, torc_tensor min, const torc_no_options *options) {
    return no_options("clamp_min", options) ? (torc_clamp_min)(self, min) : NULL;
}

torc_tensor torc_clamp_min_inplace_with(torc_tensor self, torc_tensor min, const torc_no_options *options) {
    return no_options("clamp_min_", options) ? (torc_clamp_min_)(self, min) : NULL;
}

torc_tensor torc_clamp_min_out_with(torc_tensor out, torc_tensor self, torc_tensor min, const torc_no_options *options) {
    return no_options("clamp_min_out", options) ? (torc_clamp_min_out)(out, self, min) : NULL;
}

torc_tensor torc_clamp_min_scalar_with(torc_tensor self, torc_number min, const torc_no_options *options) {
    return no_options("clamp_min_scalar", options) ? (torc_clamp_min_scalar)(self, min) : NULL;
}

torc_tensor torc_clamp_min_scalar_inplace_with(torc_tensor self, torc_number min, const torc_no_options *options) {
    return no_options("clamp_min_scalar_", options) ? (torc_clamp_min_scalar_)(self, min) : NULL;
}

torc_tensor torc_clamp_max_with(torc_tensor self, torc_tensor max, const torc_no_options *options) {
    return no_options("clamp_max", options) ? (torc_clamp_max)(self, max) : NULL;
}

torc_tensor torc_clamp_max_inplace_with(torc_tensor self, torc_tensor max, const torc_no_options *options) {
    return no_options("clamp_max_", options) ? (torc_clamp_max_)(self, max) : NULL;
}

torc_tensor torc_clamp_max_out_with(torc_tensor out, torc_tensor self, torc_tensor max, const torc_no_options *options) {
    return no_options("clamp_max_out", options) ? (torc_clamp_max_out)(out, self, max) : NULL;
}

torc_tensor torc_clamp_max_scalar_with(torc_tensor self, torc_number max, const torc_no_options *options) {
    return no_options("clamp_max_scalar", options) ? (torc_clamp_max_scalar)(self, max) : NULL;
}

torc_tensor torc_clamp_max_scalar_inplace_with(torc_tensor self, torc_number max, const torc_no_options *options) {
    return no_options("clamp_max_scalar_", options) ? (torc_clamp_max_scalar_)(self, max) : NULL;
}

torc_tensor torc_where_with(torc_tensor condition, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("where", options) ? (torc_where)(condition, self, other) : NULL;
}

torc_tensor torc_where_out_with(torc_tensor out, torc_tensor condition, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("where_out", options) ? (torc_where_out)(out, condition, self, other) : NULL;
}

torc_tensor torc_masked_fill_with(torc_tensor self, torc_tensor mask, torc_tensor value, const torc_no_options *options) {
    return no_options("masked_fill", options) ? (torc_masked_fill)(self, mask, value) : NULL;
}

torc_tensor torc_masked_fill_inplace_with(torc_tensor self, torc_tensor mask, torc_tensor value, const torc_no_options *options) {
    return no_options("masked_fill_", options) ? (torc_masked_fill_)(self, mask, value) : NULL;
}

torc_tensor torc_masked_fill_scalar_with(torc_tensor self, torc_tensor mask, torc_number value, const torc_no_options *options) {
    return no_options("masked_fill_scalar", options) ? (torc_masked_fill_scalar)(self, mask, value) : NULL;
}

torc_tensor torc_masked_fill_scalar_inplace_with(torc_tensor self, torc_tensor mask, torc_number value, const torc_no_options *options) {
    return no_options("masked_fill_scalar_", options) ? (torc_masked_fill_scalar_)(self, mask, value) : NULL;
}

torc_tensor torc_eq_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("eq", options) ? (torc_eq)(self, other) : NULL;
}

torc_tensor torc_eq_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("eq_", options) ? (torc_eq_)(self, other) : NULL;
}

torc_tensor torc_eq_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("eq_out", options) ? (torc_eq_out)(out, self, other) : NULL;
}

torc_tensor torc_eq_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("eq_scalar", options) ? (torc_eq_scalar)(self, other) : NULL;
}

torc_tensor torc_eq_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("eq_scalar_", options) ? (torc_eq_scalar_)(self, other) : NULL;
}

torc_tensor torc_ne_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("ne", options) ? (torc_ne)(self, other) : NULL;
}

torc_tensor torc_ne_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("ne_", options) ? (torc_ne_)(self, other) : NULL;
}

torc_tensor torc_ne_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("ne_out", options) ? (torc_ne_out)(out, self, other) : NULL;
}

torc_tensor torc_ne_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("ne_scalar", options) ? (torc_ne_scalar)(self, other) : NULL;
}

torc_tensor torc_ne_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("ne_scalar_", options) ? (torc_ne_scalar_)(self, other) : NULL;
}

torc_tensor torc_lt_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("lt", options) ? (torc_lt)(self, other) : NULL;
}

torc_tensor torc_lt_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("lt_", options) ? (torc_lt_)(self, other) : NULL;
}

torc_tensor torc_lt_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("lt_out", options) ? (torc_lt_out)(out, self, other) : NULL;
}

torc_tensor torc_lt_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("lt_scalar", options) ? (torc_lt_scalar)(self, other) : NULL;
}

torc_tensor torc_lt_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("lt_scalar_", options) ? (torc_lt_scalar_)(self, other) : NULL;
}

torc_tensor torc_le_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("le", options) ? (torc_le)(self, other) : NULL;
}

torc_tensor torc_le_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("le_", options) ? (torc_le_)(self, other) : NULL;
}

torc_tensor torc_le_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("le_out", options) ? (torc_le_out)(out, self, other) : NULL;
}

torc_tensor torc_le_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("le_scalar", options) ? (torc_le_scalar)(self, other) : NULL;
}

torc_tensor torc_le_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("le_scalar_", options) ? (torc_le_scalar_)(self, other) : NULL;
}

torc_tensor torc_gt_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("gt", options) ? (torc_gt)(self, other) : NULL;
}

torc_tensor torc_gt_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("gt_", options) ? (torc_gt_)(self, other) : NULL;
}

torc_tensor torc_gt_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("gt_out", options) ? (torc_gt_out)(out, self, other) : NULL;
}

torc_tensor torc_gt_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("gt_scalar", options) ? (torc_gt_scalar)(self, other) : NULL;
}

torc_tensor torc_gt_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("gt_scalar_", options) ? (torc_gt_scalar_)(self, other) : NULL;
}

torc_tensor torc_ge_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("ge", options) ? (torc_ge)(self, other) : NULL;
}

torc_tensor torc_ge_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("ge_", options) ? (torc_ge_)(self, other) : NULL;
}

torc_tensor torc_ge_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("ge_out", options) ? (torc_ge_out)(out, self, other) : NULL;
}

torc_tensor torc_ge_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("ge_scalar", options) ? (torc_ge_scalar)(self, other) : NULL;
}

torc_tensor torc_ge_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("ge_scalar_", options) ? (torc_ge_scalar_)(self, other) : NULL;
}

torc_tensor torc_logical_and_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("logical_and", options) ? (torc_logical_and)(self, other) : NULL;
}

torc_tensor torc_logical_and_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("logical_and_", options) ? (torc_logical_and_)(self, other) : NULL;
}

torc_tensor torc_logical_and_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("logical_and_out", options) ? (torc_logical_and_out)(out, self, other) : NULL;
}

torc_tensor torc_logical_or_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("logical_or", options) ? (torc_logical_or)(self, other) : NULL;
}

torc_tensor torc_logical_or_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("logical_or_", options) ? (torc_logical_or_)(self, other) : NULL;
}

torc_tensor torc_logical_or_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("logical_or_out", options) ? (torc_logical_or_out)(out, self, other) : NULL;
}

torc_tensor torc_logical_xor_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("logical_xor", options) ? (torc_logical_xor)(self, other) : NULL;
}

torc_tensor torc_logical_xor_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("logical_xor_", options) ? (torc_logical_xor_)(self, other) : NULL;
}

torc_tensor torc_logical_xor_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("logical_xor_out", options) ? (torc_logical_xor_out)(out, self, other) : NULL;
}

torc_tensor torc_logical_not_with(torc_tensor self, const torc_no_options *options) {
    return no_options("logical_not", options) ? (torc_logical_not)(self) : NULL;
}

torc_tensor torc_logical_not_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("logical_not_", options) ? (torc_logical_not_)(self) : NULL;
}

torc_tensor torc_logical_not_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("logical_not_out", options) ? (torc_logical_not_out)(out, self) : NULL;
}

torc_tensor torc_isnan_with(torc_tensor self, const torc_no_options *options) {
    return no_options("isnan", options) ? (torc_isnan)(self) : NULL;
}

torc_tensor torc_isinf_with(torc_tensor self, const torc_no_options *options) {
    return no_options("isinf", options) ? (torc_isinf)(self) : NULL;
}

torc_tensor torc_isfinite_with(torc_tensor self, const torc_no_options *options) {
    return no_options("isfinite", options) ? (torc_isfinite)(self) : NULL;
}

torc_tensor torc_isposinf_with(torc_tensor self, const torc_no_options *options) {
    return no_options("isposinf", options) ? (torc_isposinf)(self) : NULL;
}

torc_tensor torc_isposinf_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("isposinf_out", options) ? (torc_isposinf_out)(out, self) : NULL;
}

torc_tensor torc_isneginf_with(torc_tensor self, const torc_no_options *options) {
    return no_options("isneginf", options) ? (torc_isneginf)(self) : NULL;
}

torc_tensor torc_isneginf_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("isneginf_out", options) ? (torc_isneginf_out)(out, self) : NULL;
}

torc_tensor torc_isreal_with(torc_tensor self, const torc_no_options *options) {
    return no_options("isreal", options) ? (torc_isreal)(self) : NULL;
}

torc_tensor torc_signbit_with(torc_tensor self, const torc_no_options *options) {
    return no_options("signbit", options) ? (torc_signbit)(self) : NULL;
}

torc_tensor torc_signbit_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("signbit_out", options) ? (torc_signbit_out)(out, self) : NULL;
}

torc_tensor torc_bitwise_and_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("bitwise_and", options) ? (torc_bitwise_and)(self, other) : NULL;
}

torc_tensor torc_bitwise_and_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("bitwise_and_", options) ? (torc_bitwise_and_)(self, other) : NULL;
}

torc_tensor torc_bitwise_and_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("bitwise_and_out", options) ? (torc_bitwise_and_out)(out, self, other) : NULL;
}

torc_tensor torc_bitwise_and_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("bitwise_and_scalar", options) ? (torc_bitwise_and_scalar)(self, other) : NULL;
}

torc_tensor torc_bitwise_and_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("bitwise_and_scalar_", options) ? (torc_bitwise_and_scalar_)(self, other) : NULL;
}

torc_tensor torc_bitwise_or_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("bitwise_or", options) ? (torc_bitwise_or)(self, other) : NULL;
}

torc_tensor torc_bitwise_or_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("bitwise_or_", options) ? (torc_bitwise_or_)(self, other) : NULL;
}

torc_tensor torc_bitwise_or_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("bitwise_or_out", options) ? (torc_bitwise_or_out)(out, self, other) : NULL;
}

torc_tensor torc_bitwise_or_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("bitwise_or_scalar", options) ? (torc_bitwise_or_scalar)(self, other) : NULL;
}

torc_tensor torc_bitwise_or_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("bitwise_or_scalar_", options) ? (torc_bitwise_or_scalar_)(self, other) : NULL;
}

torc_tensor torc_bitwise_xor_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("bitwise_xor", options) ? (torc_bitwise_xor)(self, other) : NULL;
}

torc_tensor torc_bitwise_xor_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("bitwise_xor_", options) ? (torc_bitwise_xor_)(self, other) : NULL;
}

torc_tensor torc_bitwise_xor_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("bitwise_xor_out", options) ? (torc_bitwise_xor_out)(out, self, other) : NULL;
}

torc_tensor torc_bitwise_xor_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("bitwise_xor_scalar", options) ? (torc_bitwise_xor_scalar)(self, other) : NULL;
}

torc_tensor torc_bitwise_xor_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("bitwise_xor_scalar_", options) ? (torc_bitwise_xor_scalar_)(self, other) : NULL;
}

torc_tensor torc_bitwise_not_with(torc_tensor self, const torc_no_options *options) {
    return no_options("bitwise_not", options) ? (torc_bitwise_not)(self) : NULL;
}

torc_tensor torc_bitwise_not_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("bitwise_not_", options) ? (torc_bitwise_not_)(self) : NULL;
}

torc_tensor torc_bitwise_not_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("bitwise_not_out", options) ? (torc_bitwise_not_out)(out, self) : NULL;
}

torc_tensor torc_bitwise_left_shift_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("bitwise_left_shift", options) ? (torc_bitwise_left_shift)(self, other) : NULL;
}

torc_tensor torc_bitwise_left_shift_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("bitwise_left_shift_", options) ? (torc_bitwise_left_shift_)(self, other) : NULL;
}

torc_tensor torc_bitwise_left_shift_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("bitwise_left_shift_out", options) ? (torc_bitwise_left_shift_out)(out, self, other) : NULL;
}

torc_tensor torc_bitwise_left_shift_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("bitwise_left_shift_scalar", options) ? (torc_bitwise_left_shift_scalar)(self, other) : NULL;
}

torc_tensor torc_bitwise_left_shift_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("bitwise_left_shift_scalar_", options) ? (torc_bitwise_left_shift_scalar_)(self, other) : NULL;
}

torc_tensor torc_bitwise_right_shift_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("bitwise_right_shift", options) ? (torc_bitwise_right_shift)(self, other) : NULL;
}

torc_tensor torc_bitwise_right_shift_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("bitwise_right_shift_", options) ? (torc_bitwise_right_shift_)(self, other) : NULL;
}

torc_tensor torc_bitwise_right_shift_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("bitwise_right_shift_out", options) ? (torc_bitwise_right_shift_out)(out, self, other) : NULL;
}

torc_tensor torc_bitwise_right_shift_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("bitwise_right_shift_scalar", options) ? (torc_bitwise_right_shift_scalar)(self, other) : NULL;
}

torc_tensor torc_bitwise_right_shift_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    return no_options("bitwise_right_shift_scalar_", options) ? (torc_bitwise_right_shift_scalar_)(self, other) : NULL;
}

torc_tensor torc_sigmoid_with(torc_tensor self, const torc_no_options *options) {
    return no_options("sigmoid", options) ? (torc_sigmoid)(self) : NULL;
}

torc_tensor torc_sigmoid_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("sigmoid_", options) ? (torc_sigmoid_)(self) : NULL;
}

torc_tensor torc_sigmoid_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("sigmoid_out", options) ? (torc_sigmoid_out)(out, self) : NULL;
}

torc_tensor torc_relu_with(torc_tensor self, const torc_no_options *options) {
    return no_options("relu", options) ? (torc_relu)(self) : NULL;
}

torc_tensor torc_relu_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("relu_", options) ? (torc_relu_)(self) : NULL;
}

torc_tensor torc_relu6_with(torc_tensor self, const torc_no_options *options) {
    return no_options("relu6", options) ? (torc_relu6)(self) : NULL;
}

torc_tensor torc_relu6_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("relu6_", options) ? (torc_relu6_)(self) : NULL;
}

torc_tensor torc_selu_with(torc_tensor self, const torc_no_options *options) {
    return no_options("selu", options) ? (torc_selu)(self) : NULL;
}

torc_tensor torc_selu_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("selu_", options) ? (torc_selu_)(self) : NULL;
}

torc_tensor torc_silu_with(torc_tensor self, const torc_no_options *options) {
    return no_options("silu", options) ? (torc_silu)(self) : NULL;
}

torc_tensor torc_silu_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("silu_", options) ? (torc_silu_)(self) : NULL;
}

torc_tensor torc_silu_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("silu_out", options) ? (torc_silu_out)(out, self) : NULL;
}

torc_tensor torc_mish_with(torc_tensor self, const torc_no_options *options) {
    return no_options("mish", options) ? (torc_mish)(self) : NULL;
}

torc_tensor torc_mish_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("mish_", options) ? (torc_mish_)(self) : NULL;
}

torc_tensor torc_mish_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("mish_out", options) ? (torc_mish_out)(out, self) : NULL;
}

torc_tensor torc_softsign_with(torc_tensor self, const torc_no_options *options) {
    return no_options("softsign", options) ? (torc_softsign)(self) : NULL;
}

torc_tensor torc_hardsigmoid_with(torc_tensor self, const torc_no_options *options) {
    return no_options("hardsigmoid", options) ? (torc_hardsigmoid)(self) : NULL;
}

torc_tensor torc_hardsigmoid_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("hardsigmoid_", options) ? (torc_hardsigmoid_)(self) : NULL;
}

torc_tensor torc_hardsigmoid_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("hardsigmoid_out", options) ? (torc_hardsigmoid_out)(out, self) : NULL;
}

torc_tensor torc_hardswish_with(torc_tensor self, const torc_no_options *options) {
    return no_options("hardswish", options) ? (torc_hardswish)(self) : NULL;
}

torc_tensor torc_hardswish_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("hardswish_", options) ? (torc_hardswish_)(self) : NULL;
}

torc_tensor torc_hardswish_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("hardswish_out", options) ? (torc_hardswish_out)(out, self) : NULL;
}

torc_tensor torc_tanhshrink_with(torc_tensor self, const torc_no_options *options) {
    return no_options("tanhshrink", options) ? (torc_tanhshrink)(self) : NULL;
}

torc_tensor torc_threshold_with(torc_tensor self, torc_number threshold, torc_number value, const torc_no_options *options) {
    return no_options("threshold", options) ? (torc_threshold)(self, threshold, value) : NULL;
}

torc_tensor torc_threshold_inplace_with(torc_tensor self, torc_number threshold, torc_number value, const torc_no_options *options) {
    return no_options("threshold_", options) ? (torc_threshold_)(self, threshold, value) : NULL;
}

torc_tensor torc_threshold_out_with(torc_tensor out, torc_tensor self, torc_number threshold, torc_number value, const torc_no_options *options) {
    return no_options("threshold_out", options) ? (torc_threshold_out)(out, self, threshold, value) : NULL;
}

torc_tensor torc_logsigmoid_with(torc_tensor self, const torc_no_options *options) {
    return no_options("logsigmoid", options) ? (torc_logsigmoid)(self) : NULL;
}

torc_tensor torc_logsigmoid_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("logsigmoid_out", options) ? (torc_logsigmoid_out)(out, self) : NULL;
}

torc_tensor torc_fill__tensor_inplace_with(torc_tensor self, torc_tensor value, const torc_no_options *options) {
    return no_options("fill__tensor_", options) ? (torc_fill__tensor_)(self, value) : NULL;
}

torc_tensor torc_fill_inplace_with(torc_tensor self, torc_number value, const torc_no_options *options) {
    return no_options("fill_", options) ? (torc_fill_)(self, value) : NULL;
}

torc_tensor torc_zero_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("zero_", options) ? (torc_zero_)(self) : NULL;
}

torc_tensor torc_fill_tensor_with(torc_tensor self, torc_tensor value, const torc_no_options *options) {
    return no_options("fill_tensor", options) ? (torc_fill_tensor)(self, value) : NULL;
}

torc_tensor torc_fill_with(torc_tensor self, torc_number value, const torc_no_options *options) {
    return no_options("fill", options) ? (torc_fill)(self, value) : NULL;
}

torc_tensor torc_max_with(torc_tensor self, const torc_no_options *options) {
    return no_options("max", options) ? (torc_max)(self) : NULL;
}

torc_tensor torc_max_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("max_out", options) ? (torc_max_out)(out, self) : NULL;
}

torc_tensor torc_min_with(torc_tensor self, const torc_no_options *options) {
    return no_options("min", options) ? (torc_min)(self) : NULL;
}

torc_tensor torc_min_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("min_out", options) ? (torc_min_out)(out, self) : NULL;
}

torc_cummax_result torc_cummax_with(torc_tensor self, int64_t dim, const torc_no_options *options) {
    return no_options("cummax", options) ? (torc_cummax)(self, dim) : (torc_cummax_result){0};
}

torc_cummax_result torc_cummax_out_with(torc_cummax_result out, torc_tensor self, int64_t dim, const torc_no_options *options) {
    return no_options("cummax_out", options) ? (torc_cummax_out)(out, self, dim) : (torc_cummax_result){0};
}

torc_cummin_result torc_cummin_with(torc_tensor self, int64_t dim, const torc_no_options *options) {
    return no_options("cummin", options) ? (torc_cummin)(self, dim) : (torc_cummin_result){0};
}

torc_cummin_result torc_cummin_out_with(torc_cummin_result out, torc_tensor self, int64_t dim, const torc_no_options *options) {
    return no_options("cummin_out", options) ? (torc_cummin_out)(out, self, dim) : (torc_cummin_result){0};
}

torc_tensor torc_logcumsumexp_with(torc_tensor self, int64_t dim, const torc_no_options *options) {
    return no_options("logcumsumexp", options) ? (torc_logcumsumexp)(self, dim) : NULL;
}

torc_tensor torc_logcumsumexp_out_with(torc_tensor out, torc_tensor self, int64_t dim, const torc_no_options *options) {
    return no_options("logcumsumexp_out", options) ? (torc_logcumsumexp_out)(out, self, dim) : NULL;
}

torc_tensor torc_mvlgamma_with(torc_tensor self, int64_t p, const torc_no_options *options) {
    return no_options("mvlgamma", options) ? (torc_mvlgamma)(self, p) : NULL;
}

torc_tensor torc_mvlgamma_inplace_with(torc_tensor self, int64_t p, const torc_no_options *options) {
    return no_options("mvlgamma_", options) ? (torc_mvlgamma_)(self, p) : NULL;
}

torc_tensor torc_mvlgamma_out_with(torc_tensor out, torc_tensor self, int64_t p, const torc_no_options *options) {
    return no_options("mvlgamma_out", options) ? (torc_mvlgamma_out)(out, self, p) : NULL;
}

torc_tensor torc_renorm_with(torc_tensor self, torc_number p, int64_t dim, torc_number maxnorm, const torc_no_options *options) {
    return no_options("renorm", options) ? (torc_renorm)(self, p, dim, maxnorm) : NULL;
}

torc_tensor torc_renorm_inplace_with(torc_tensor self, torc_number p, int64_t dim, torc_number maxnorm, const torc_no_options *options) {
    return no_options("renorm_", options) ? (torc_renorm_)(self, p, dim, maxnorm) : NULL;
}

torc_tensor torc_renorm_out_with(torc_tensor out, torc_tensor self, torc_number p, int64_t dim, torc_number maxnorm, const torc_no_options *options) {
    return no_options("renorm_out", options) ? (torc_renorm_out)(out, self, p, dim, maxnorm) : NULL;
}

torc_tensor torc_trace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("trace", options) ? (torc_trace)(self) : NULL;
}

torc_tensor torc_corrcoef_with(torc_tensor self, const torc_no_options *options) {
    return no_options("corrcoef", options) ? (torc_corrcoef)(self) : NULL;
}

torc_tensor torc_median_with(torc_tensor self, const torc_no_options *options) {
    return no_options("median", options) ? (torc_median)(self) : NULL;
}

torc_tensor torc_nanmedian_with(torc_tensor self, const torc_no_options *options) {
    return no_options("nanmedian", options) ? (torc_nanmedian)(self) : NULL;
}

torc_tensor torc_detach_with(torc_tensor self, const torc_no_options *options) {
    return no_options("detach", options) ? (torc_detach)(self) : NULL;
}

torc_tensor torc_view_with(torc_tensor self, torc_ints size, const torc_no_options *options) {
    return no_options("view", options) ? (torc_view)(self, size) : NULL;
}

torc_tensor torc_expand_with(torc_tensor self, torc_ints size, const torc_no_options *options) {
    return no_options("expand", options) ? (torc_expand)(self, size) : NULL;
}

torc_tensor torc_permute_with(torc_tensor self, torc_ints dims, const torc_no_options *options) {
    return no_options("permute", options) ? (torc_permute)(self, dims) : NULL;
}

torc_tensor torc_transpose_with(torc_tensor self, int64_t dim0, int64_t dim1, const torc_no_options *options) {
    return no_options("transpose", options) ? (torc_transpose)(self, dim0, dim1) : NULL;
}

torc_tensor torc_transpose_inplace_with(torc_tensor self, int64_t dim0, int64_t dim1, const torc_no_options *options) {
    return no_options("transpose_", options) ? (torc_transpose_)(self, dim0, dim1) : NULL;
}

torc_tensor torc_unsqueeze_with(torc_tensor self, int64_t dim, const torc_no_options *options) {
    return no_options("unsqueeze", options) ? (torc_unsqueeze)(self, dim) : NULL;
}

torc_tensor torc_unsqueeze_inplace_with(torc_tensor self, int64_t dim, const torc_no_options *options) {
    return no_options("unsqueeze_", options) ? (torc_unsqueeze_)(self, dim) : NULL;
}

torc_tensor torc_select_with(torc_tensor self, int64_t dim, int64_t index, const torc_no_options *options) {
    return no_options("select", options) ? (torc_select)(self, dim, index) : NULL;
}

torc_tensor torc_unfold_with(torc_tensor self, int64_t dimension, int64_t size, int64_t step, const torc_no_options *options) {
    return no_options("unfold", options) ? (torc_unfold)(self, dimension, size, step) : NULL;
}

torc_tensor torc_view_dtype_with(torc_tensor self, torc_dtype dtype, const torc_no_options *options) {
    return no_options("view_dtype", options) ? (torc_view_dtype)(self, dtype) : NULL;
}

torc_tensor torc_view_as_real_with(torc_tensor self, const torc_no_options *options) {
    return no_options("view_as_real", options) ? (torc_view_as_real)(self) : NULL;
}

torc_tensor torc_view_as_complex_with(torc_tensor self, const torc_no_options *options) {
    return no_options("view_as_complex", options) ? (torc_view_as_complex)(self) : NULL;
}

torc_tensor torc_flip_with(torc_tensor self, torc_ints dims, const torc_no_options *options) {
    return no_options("flip", options) ? (torc_flip)(self, dims) : NULL;
}

torc_tensor torc_repeat_with(torc_tensor self, torc_ints repeats, const torc_no_options *options) {
    return no_options("repeat", options) ? (torc_repeat)(self, repeats) : NULL;
}

torc_tensor torc_reshape_with(torc_tensor self, torc_ints shape, const torc_no_options *options) {
    return no_options("reshape", options) ? (torc_reshape)(self, shape) : NULL;
}

torc_tensor torc_view_as_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("view_as", options) ? (torc_view_as)(self, other) : NULL;
}

torc_tensor torc_real_with(torc_tensor self, const torc_no_options *options) {
    return no_options("real", options) ? (torc_real)(self) : NULL;
}

torc_tensor torc_imag_with(torc_tensor self, const torc_no_options *options) {
    return no_options("imag", options) ? (torc_imag)(self) : NULL;
}

torc_tensor torc_conj_with(torc_tensor self, const torc_no_options *options) {
    return no_options("conj", options) ? (torc_conj)(self) : NULL;
}

torc_tensor torc_resolve_conj_with(torc_tensor self, const torc_no_options *options) {
    return no_options("resolve_conj", options) ? (torc_resolve_conj)(self) : NULL;
}

torc_tensor torc_resolve_neg_with(torc_tensor self, const torc_no_options *options) {
    return no_options("resolve_neg", options) ? (torc_resolve_neg)(self) : NULL;
}

torc_tensor torc_complex_with(torc_tensor real, torc_tensor imag, const torc_no_options *options) {
    return no_options("complex", options) ? (torc_complex)(real, imag) : NULL;
}

torc_tensor torc_complex_out_with(torc_tensor out, torc_tensor real, torc_tensor imag, const torc_no_options *options) {
    return no_options("complex_out", options) ? (torc_complex_out)(out, real, imag) : NULL;
}

torc_tensor torc_polar_with(torc_tensor abs, torc_tensor angle, const torc_no_options *options) {
    return no_options("polar", options) ? (torc_polar)(abs, angle) : NULL;
}

torc_tensor torc_polar_out_with(torc_tensor out, torc_tensor abs, torc_tensor angle, const torc_no_options *options) {
    return no_options("polar_out", options) ? (torc_polar_out)(out, abs, angle) : NULL;
}

torc_tensor torc_reshape_as_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("reshape_as", options) ? (torc_reshape_as)(self, other) : NULL;
}

torc_tensor torc_expand_as_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("expand_as", options) ? (torc_expand_as)(self, other) : NULL;
}

torc_tensor torc_broadcast_to_with(torc_tensor self, torc_ints size, const torc_no_options *options) {
    return no_options("broadcast_to", options) ? (torc_broadcast_to)(self, size) : NULL;
}

torc_tensors torc_broadcast_tensors_with(torc_tensors tensors, const torc_no_options *options) {
    return no_options("broadcast_tensors", options) ? (torc_broadcast_tensors)(tensors) : NO_TENSORS;
}

torc_tensor torc_unflatten_with(torc_tensor self, int64_t dim, torc_ints sizes, const torc_no_options *options) {
    return no_options("unflatten", options) ? (torc_unflatten)(self, dim, sizes) : NULL;
}

torc_tensor torc_ravel_with(torc_tensor self, const torc_no_options *options) {
    return no_options("ravel", options) ? (torc_ravel)(self) : NULL;
}

torc_tensor torc_t_with(torc_tensor self, const torc_no_options *options) {
    return no_options("t", options) ? (torc_t)(self) : NULL;
}

torc_tensor torc_t_inplace_with(torc_tensor self, const torc_no_options *options) {
    return no_options("t_", options) ? (torc_t_)(self) : NULL;
}

torc_tensor torc_mT_with(torc_tensor self, const torc_no_options *options) {
    return no_options("mT", options) ? (torc_mT)(self) : NULL;
}

torc_tensor torc_adjoint_with(torc_tensor self, const torc_no_options *options) {
    return no_options("adjoint", options) ? (torc_adjoint)(self) : NULL;
}

torc_tensor torc_mH_with(torc_tensor self, const torc_no_options *options) {
    return no_options("mH", options) ? (torc_mH)(self) : NULL;
}

torc_tensor torc_H_with(torc_tensor self, const torc_no_options *options) {
    return no_options("H", options) ? (torc_H)(self) : NULL;
}

torc_tensor torc_movedim_with(torc_tensor self, torc_ints source, torc_ints destination, const torc_no_options *options) {
    return no_options("movedim", options) ? (torc_movedim)(self, source, destination) : NULL;
}

torc_tensor torc_narrow_with(torc_tensor self, int64_t dim, int64_t start, int64_t length, const torc_no_options *options) {
    return no_options("narrow", options) ? (torc_narrow)(self, dim, start, length) : NULL;
}

torc_tensor torc_atleast_1d_with(torc_tensor self, const torc_no_options *options) {
    return no_options("atleast_1d", options) ? (torc_atleast_1d)(self) : NULL;
}

torc_tensor torc_atleast_2d_with(torc_tensor self, const torc_no_options *options) {
    return no_options("atleast_2d", options) ? (torc_atleast_2d)(self) : NULL;
}

torc_tensor torc_atleast_3d_with(torc_tensor self, const torc_no_options *options) {
    return no_options("atleast_3d", options) ? (torc_atleast_3d)(self) : NULL;
}

torc_tensors torc_atleast_1d_sequence_with(torc_tensors tensors, const torc_no_options *options) {
    return no_options("atleast_1d_sequence", options) ? (torc_atleast_1d_sequence)(tensors) : NO_TENSORS;
}

torc_tensors torc_atleast_2d_sequence_with(torc_tensors tensors, const torc_no_options *options) {
    return no_options("atleast_2d_sequence", options) ? (torc_atleast_2d_sequence)(tensors) : NO_TENSORS;
}

torc_tensors torc_atleast_3d_sequence_with(torc_tensors tensors, const torc_no_options *options) {
    return no_options("atleast_3d_sequence", options) ? (torc_atleast_3d_sequence)(tensors) : NO_TENSORS;
}

torc_tensor torc_hstack_with(torc_tensors tensors, const torc_no_options *options) {
    return no_options("hstack", options) ? (torc_hstack)(tensors) : NULL;
}

torc_tensor torc_hstack_out_with(torc_tensor out, torc_tensors tensors, const torc_no_options *options) {
    return no_options("hstack_out", options) ? (torc_hstack_out)(out, tensors) : NULL;
}

torc_tensor torc_vstack_with(torc_tensors tensors, const torc_no_options *options) {
    return no_options("vstack", options) ? (torc_vstack)(tensors) : NULL;
}

torc_tensor torc_vstack_out_with(torc_tensor out, torc_tensors tensors, const torc_no_options *options) {
    return no_options("vstack_out", options) ? (torc_vstack_out)(out, tensors) : NULL;
}

torc_tensor torc_dstack_with(torc_tensors tensors, const torc_no_options *options) {
    return no_options("dstack", options) ? (torc_dstack)(tensors) : NULL;
}

torc_tensor torc_dstack_out_with(torc_tensor out, torc_tensors tensors, const torc_no_options *options) {
    return no_options("dstack_out", options) ? (torc_dstack_out)(out, tensors) : NULL;
}

torc_tensor torc_column_stack_with(torc_tensors tensors, const torc_no_options *options) {
    return no_options("column_stack", options) ? (torc_column_stack)(tensors) : NULL;
}

torc_tensor torc_column_stack_out_with(torc_tensor out, torc_tensors tensors, const torc_no_options *options) {
    return no_options("column_stack_out", options) ? (torc_column_stack_out)(out, tensors) : NULL;
}

torc_tensor torc_block_diag_with(torc_tensors tensors, const torc_no_options *options) {
    return no_options("block_diag", options) ? (torc_block_diag)(tensors) : NULL;
}

torc_tensor torc_cartesian_prod_with(torc_tensors tensors, const torc_no_options *options) {
    return no_options("cartesian_prod", options) ? (torc_cartesian_prod)(tensors) : NULL;
}

torc_tensor torc_flipud_with(torc_tensor self, const torc_no_options *options) {
    return no_options("flipud", options) ? (torc_flipud)(self) : NULL;
}

torc_tensor torc_fliplr_with(torc_tensor self, const torc_no_options *options) {
    return no_options("fliplr", options) ? (torc_fliplr)(self) : NULL;
}

torc_tensor torc_positive_with(torc_tensor self, const torc_no_options *options) {
    return no_options("positive", options) ? (torc_positive)(self) : NULL;
}

torc_tensors torc_hsplit_with(torc_tensor self, int64_t sections, const torc_no_options *options) {
    return no_options("hsplit", options) ? (torc_hsplit)(self, sections) : NO_TENSORS;
}

torc_tensors torc_hsplit_indices_with(torc_tensor self, torc_ints indices, const torc_no_options *options) {
    return no_options("hsplit_indices", options) ? (torc_hsplit_indices)(self, indices) : NO_TENSORS;
}

torc_tensors torc_vsplit_with(torc_tensor self, int64_t sections, const torc_no_options *options) {
    return no_options("vsplit", options) ? (torc_vsplit)(self, sections) : NO_TENSORS;
}

torc_tensors torc_vsplit_indices_with(torc_tensor self, torc_ints indices, const torc_no_options *options) {
    return no_options("vsplit_indices", options) ? (torc_vsplit_indices)(self, indices) : NO_TENSORS;
}

torc_tensors torc_dsplit_with(torc_tensor self, int64_t sections, const torc_no_options *options) {
    return no_options("dsplit", options) ? (torc_dsplit)(self, sections) : NO_TENSORS;
}

torc_tensors torc_dsplit_indices_with(torc_tensor self, torc_ints indices, const torc_no_options *options) {
    return no_options("dsplit_indices", options) ? (torc_dsplit_indices)(self, indices) : NO_TENSORS;
}

torc_tensor torc_tile_with(torc_tensor self, torc_ints dims, const torc_no_options *options) {
    return no_options("tile", options) ? (torc_tile)(self, dims) : NULL;
}

torc_tensor torc_float_with(torc_tensor self, const torc_no_options *options) {
    return no_options("float", options) ? (torc_float)(self) : NULL;
}

torc_tensor torc_double_with(torc_tensor self, const torc_no_options *options) {
    return no_options("double", options) ? (torc_double)(self) : NULL;
}

torc_tensor torc_half_with(torc_tensor self, const torc_no_options *options) {
    return no_options("half", options) ? (torc_half)(self) : NULL;
}

torc_tensor torc_bfloat16_with(torc_tensor self, const torc_no_options *options) {
    return no_options("bfloat16", options) ? (torc_bfloat16)(self) : NULL;
}

torc_tensor torc_long_with(torc_tensor self, const torc_no_options *options) {
    return no_options("long", options) ? (torc_long)(self) : NULL;
}

torc_tensor torc_int_with(torc_tensor self, const torc_no_options *options) {
    return no_options("int", options) ? (torc_int)(self) : NULL;
}

torc_tensor torc_short_with(torc_tensor self, const torc_no_options *options) {
    return no_options("short", options) ? (torc_short)(self) : NULL;
}

torc_tensor torc_char_with(torc_tensor self, const torc_no_options *options) {
    return no_options("char", options) ? (torc_char)(self) : NULL;
}

torc_tensor torc_byte_with(torc_tensor self, const torc_no_options *options) {
    return no_options("byte", options) ? (torc_byte)(self) : NULL;
}

torc_tensor torc_bool_with(torc_tensor self, const torc_no_options *options) {
    return no_options("bool", options) ? (torc_bool)(self) : NULL;
}

torc_tensor torc_type_as_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("type_as", options) ? (torc_type_as)(self, other) : NULL;
}

torc_tensor torc_alias_copy_with(torc_tensor self, const torc_no_options *options) {
    return no_options("alias_copy", options) ? (torc_alias_copy)(self) : NULL;
}

torc_tensor torc_alias_copy_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("alias_copy_out", options) ? (torc_alias_copy_out)(out, self) : NULL;
}

torc_tensor torc_detach_copy_with(torc_tensor self, const torc_no_options *options) {
    return no_options("detach_copy", options) ? (torc_detach_copy)(self) : NULL;
}

torc_tensor torc_detach_copy_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("detach_copy_out", options) ? (torc_detach_copy_out)(out, self) : NULL;
}

torc_tensor torc_t_copy_with(torc_tensor self, const torc_no_options *options) {
    return no_options("t_copy", options) ? (torc_t_copy)(self) : NULL;
}

torc_tensor torc_t_copy_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("t_copy_out", options) ? (torc_t_copy_out)(out, self) : NULL;
}

torc_tensor torc_view_copy_with(torc_tensor self, torc_ints size, const torc_no_options *options) {
    return no_options("view_copy", options) ? (torc_view_copy)(self, size) : NULL;
}

torc_tensor torc_view_copy_out_with(torc_tensor out, torc_tensor self, torc_ints size, const torc_no_options *options) {
    return no_options("view_copy_out", options) ? (torc_view_copy_out)(out, self, size) : NULL;
}

torc_tensor torc_expand_copy_with(torc_tensor self, torc_ints size, const torc_no_options *options) {
    return no_options("expand_copy", options) ? (torc_expand_copy)(self, size) : NULL;
}

torc_tensor torc_expand_copy_out_with(torc_tensor out, torc_tensor self, torc_ints size, const torc_no_options *options) {
    return no_options("expand_copy_out", options) ? (torc_expand_copy_out)(out, self, size) : NULL;
}

torc_tensor torc_permute_copy_with(torc_tensor self, torc_ints dims, const torc_no_options *options) {
    return no_options("permute_copy", options) ? (torc_permute_copy)(self, dims) : NULL;
}

torc_tensor torc_permute_copy_out_with(torc_tensor out, torc_tensor self, torc_ints dims, const torc_no_options *options) {
    return no_options("permute_copy_out", options) ? (torc_permute_copy_out)(out, self, dims) : NULL;
}

torc_tensor torc_transpose_copy_with(torc_tensor self, int64_t dim0, int64_t dim1, const torc_no_options *options) {
    return no_options("transpose_copy", options) ? (torc_transpose_copy)(self, dim0, dim1) : NULL;
}

torc_tensor torc_transpose_copy_out_with(torc_tensor out, torc_tensor self, int64_t dim0, int64_t dim1, const torc_no_options *options) {
    return no_options("transpose_copy_out", options) ? (torc_transpose_copy_out)(out, self, dim0, dim1) : NULL;
}

torc_tensor torc_unsqueeze_copy_with(torc_tensor self, int64_t dim, const torc_no_options *options) {
    return no_options("unsqueeze_copy", options) ? (torc_unsqueeze_copy)(self, dim) : NULL;
}

torc_tensor torc_unsqueeze_copy_out_with(torc_tensor out, torc_tensor self, int64_t dim, const torc_no_options *options) {
    return no_options("unsqueeze_copy_out", options) ? (torc_unsqueeze_copy_out)(out, self, dim) : NULL;
}

torc_tensor torc_select_copy_with(torc_tensor self, int64_t dim, int64_t index, const torc_no_options *options) {
    return no_options("select_copy", options) ? (torc_select_copy)(self, dim, index) : NULL;
}

torc_tensor torc_select_copy_out_with(torc_tensor out, torc_tensor self, int64_t dim, int64_t index, const torc_no_options *options) {
    return no_options("select_copy_out", options) ? (torc_select_copy_out)(out, self, dim, index) : NULL;
}

torc_tensor torc_narrow_copy_with(torc_tensor self, int64_t dim, int64_t start, int64_t length, const torc_no_options *options) {
    return no_options("narrow_copy", options) ? (torc_narrow_copy)(self, dim, start, length) : NULL;
}

torc_tensor torc_narrow_copy_out_with(torc_tensor out, torc_tensor self, int64_t dim, int64_t start, int64_t length, const torc_no_options *options) {
    return no_options("narrow_copy_out", options) ? (torc_narrow_copy_out)(out, self, dim, start, length) : NULL;
}

torc_tensor torc_unfold_copy_with(torc_tensor self, int64_t dimension, int64_t size, int64_t step, const torc_no_options *options) {
    return no_options("unfold_copy", options) ? (torc_unfold_copy)(self, dimension, size, step) : NULL;
}

torc_tensor torc_unfold_copy_out_with(torc_tensor out, torc_tensor self, int64_t dimension, int64_t size, int64_t step, const torc_no_options *options) {
    return no_options("unfold_copy_out", options) ? (torc_unfold_copy_out)(out, self, dimension, size, step) : NULL;
}

torc_tensor torc_view_as_real_copy_with(torc_tensor self, const torc_no_options *options) {
    return no_options("view_as_real_copy", options) ? (torc_view_as_real_copy)(self) : NULL;
}

torc_tensor torc_view_as_real_copy_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("view_as_real_copy_out", options) ? (torc_view_as_real_copy_out)(out, self) : NULL;
}

torc_tensor torc_view_as_complex_copy_with(torc_tensor self, const torc_no_options *options) {
    return no_options("view_as_complex_copy", options) ? (torc_view_as_complex_copy)(self) : NULL;
}

torc_tensor torc_view_as_complex_copy_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("view_as_complex_copy_out", options) ? (torc_view_as_complex_copy_out)(out, self) : NULL;
}

torc_tensor torc_select_scatter_with(torc_tensor self, torc_tensor src, int64_t dim, int64_t index, const torc_no_options *options) {
    return no_options("select_scatter", options) ? (torc_select_scatter)(self, src, dim, index) : NULL;
}

torc_tensor torc_sum_to_size_with(torc_tensor self, torc_ints size, const torc_no_options *options) {
    return no_options("sum_to_size", options) ? (torc_sum_to_size)(self, size) : NULL;
}

torc_tensor torc_index_select_with(torc_tensor self, int64_t dim, torc_tensor index, const torc_no_options *options) {
    return no_options("index_select", options) ? (torc_index_select)(self, dim, index) : NULL;
}

torc_tensor torc_index_select_out_with(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, const torc_no_options *options) {
    return no_options("index_select_out", options) ? (torc_index_select_out)(out, self, dim, index) : NULL;
}

torc_tensor torc_gather_with(torc_tensor self, int64_t dim, torc_tensor index, const torc_no_options *options) {
    return no_options("gather", options) ? (torc_gather)(self, dim, index) : NULL;
}

torc_tensor torc_gather_out_with(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, const torc_no_options *options) {
    return no_options("gather_out", options) ? (torc_gather_out)(out, self, dim, index) : NULL;
}

torc_tensor torc_scatter_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const torc_no_options *options) {
    return no_options("scatter", options) ? (torc_scatter)(self, dim, index, src) : NULL;
}

torc_tensor torc_scatter_inplace_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const torc_no_options *options) {
    return no_options("scatter_", options) ? (torc_scatter_)(self, dim, index, src) : NULL;
}

torc_tensor torc_scatter_out_with(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const torc_no_options *options) {
    return no_options("scatter_out", options) ? (torc_scatter_out)(out, self, dim, index, src) : NULL;
}

torc_tensor torc_scatter_value_with(torc_tensor self, int64_t dim, torc_tensor index, torc_number value, const torc_no_options *options) {
    return no_options("scatter_value", options) ? (torc_scatter_value)(self, dim, index, value) : NULL;
}

torc_tensor torc_scatter_value_inplace_with(torc_tensor self, int64_t dim, torc_tensor index, torc_number value, const torc_no_options *options) {
    return no_options("scatter_value_", options) ? (torc_scatter_value_)(self, dim, index, value) : NULL;
}

torc_tensor torc_scatter_value_out_with(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_number value, const torc_no_options *options) {
    return no_options("scatter_value_out", options) ? (torc_scatter_value_out)(out, self, dim, index, value) : NULL;
}

torc_tensor torc_scatter_add_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const torc_no_options *options) {
    return no_options("scatter_add", options) ? (torc_scatter_add)(self, dim, index, src) : NULL;
}

torc_tensor torc_scatter_add_inplace_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const torc_no_options *options) {
    return no_options("scatter_add_", options) ? (torc_scatter_add_)(self, dim, index, src) : NULL;
}

torc_tensor torc_scatter_add_out_with(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const torc_no_options *options) {
    return no_options("scatter_add_out", options) ? (torc_scatter_add_out)(out, self, dim, index, src) : NULL;
}

torc_tensor torc_index_copy_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const torc_no_options *options) {
    return no_options("index_copy", options) ? (torc_index_copy)(self, dim, index, source) : NULL;
}

torc_tensor torc_index_copy_inplace_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const torc_no_options *options) {
    return no_options("index_copy_", options) ? (torc_index_copy_)(self, dim, index, source) : NULL;
}

torc_tensor torc_index_copy_out_with(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const torc_no_options *options) {
    return no_options("index_copy_out", options) ? (torc_index_copy_out)(out, self, dim, index, source) : NULL;
}

torc_tensor torc_index_fill_with(torc_tensor self, int64_t dim, torc_tensor index, torc_number value, const torc_no_options *options) {
    return no_options("index_fill", options) ? (torc_index_fill)(self, dim, index, value) : NULL;
}

torc_tensor torc_index_fill_inplace_with(torc_tensor self, int64_t dim, torc_tensor index, torc_number value, const torc_no_options *options) {
    return no_options("index_fill_", options) ? (torc_index_fill_)(self, dim, index, value) : NULL;
}

torc_tensor torc_msort_with(torc_tensor self, const torc_no_options *options) {
    return no_options("msort", options) ? (torc_msort)(self) : NULL;
}

torc_tensor torc_msort_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("msort_out", options) ? (torc_msort_out)(out, self) : NULL;
}

torc_tensor torc_index_with(torc_tensor self, torc_tensors indices, const torc_no_options *options) {
    return no_options("index", options) ? (torc_index)(self, indices) : NULL;
}

torc_tensor torc_masked_select_with(torc_tensor self, torc_tensor mask, const torc_no_options *options) {
    return no_options("masked_select", options) ? (torc_masked_select)(self, mask) : NULL;
}

torc_tensor torc_masked_select_out_with(torc_tensor out, torc_tensor self, torc_tensor mask, const torc_no_options *options) {
    return no_options("masked_select_out", options) ? (torc_masked_select_out)(out, self, mask) : NULL;
}

torc_tensor torc_masked_scatter_with(torc_tensor self, torc_tensor mask, torc_tensor source, const torc_no_options *options) {
    return no_options("masked_scatter", options) ? (torc_masked_scatter)(self, mask, source) : NULL;
}

torc_tensor torc_masked_scatter_inplace_with(torc_tensor self, torc_tensor mask, torc_tensor source, const torc_no_options *options) {
    return no_options("masked_scatter_", options) ? (torc_masked_scatter_)(self, mask, source) : NULL;
}

torc_tensor torc_nonzero_with(torc_tensor self, const torc_no_options *options) {
    return no_options("nonzero", options) ? (torc_nonzero)(self) : NULL;
}

torc_tensor torc_nonzero_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    return no_options("nonzero_out", options) ? (torc_nonzero_out)(out, self) : NULL;
}

torc_tensor torc_argwhere_with(torc_tensor self, const torc_no_options *options) {
    return no_options("argwhere", options) ? (torc_argwhere)(self) : NULL;
}

torc_tensor torc_take_with(torc_tensor self, torc_tensor index, const torc_no_options *options) {
    return no_options("take", options) ? (torc_take)(self, index) : NULL;
}

torc_tensor torc_take_out_with(torc_tensor out, torc_tensor self, torc_tensor index, const torc_no_options *options) {
    return no_options("take_out", options) ? (torc_take_out)(out, self, index) : NULL;
}

torc_tensor torc_mm_with(torc_tensor self, torc_tensor mat2, const torc_no_options *options) {
    return no_options("mm", options) ? (torc_mm)(self, mat2) : NULL;
}

torc_tensor torc_mm_out_with(torc_tensor out, torc_tensor self, torc_tensor mat2, const torc_no_options *options) {
    return no_options("mm_out", options) ? (torc_mm_out)(out, self, mat2) : NULL;
}

torc_tensor torc_bmm_with(torc_tensor self, torc_tensor mat2, const torc_no_options *options) {
    return no_options("bmm", options) ? (torc_bmm)(self, mat2) : NULL;
}

torc_tensor torc_bmm_out_with(torc_tensor out, torc_tensor self, torc_tensor mat2, const torc_no_options *options) {
    return no_options("bmm_out", options) ? (torc_bmm_out)(out, self, mat2) : NULL;
}

torc_tensor torc_mv_with(torc_tensor self, torc_tensor vec, const torc_no_options *options) {
    return no_options("mv", options) ? (torc_mv)(self, vec) : NULL;
}

torc_tensor torc_mv_out_with(torc_tensor out, torc_tensor self, torc_tensor vec, const torc_no_options *options) {
    return no_options("mv_out", options) ? (torc_mv_out)(out, self, vec) : NULL;
}

torc_tensor torc_dot_with(torc_tensor self, torc_tensor tensor, const torc_no_options *options) {
    return no_options("dot", options) ? (torc_dot)(self, tensor) : NULL;
}

torc_tensor torc_dot_out_with(torc_tensor out, torc_tensor self, torc_tensor tensor, const torc_no_options *options) {
    return no_options("dot_out", options) ? (torc_dot_out)(out, self, tensor) : NULL;
}

torc_tensor torc_vdot_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("vdot", options) ? (torc_vdot)(self, other) : NULL;
}

torc_tensor torc_vdot_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("vdot_out", options) ? (torc_vdot_out)(out, self, other) : NULL;
}

torc_tensor torc_matmul_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("matmul", options) ? (torc_matmul)(self, other) : NULL;
}

torc_tensor torc_matmul_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("matmul_out", options) ? (torc_matmul_out)(out, self, other) : NULL;
}

torc_tensor torc_outer_with(torc_tensor self, torc_tensor vec2, const torc_no_options *options) {
    return no_options("outer", options) ? (torc_outer)(self, vec2) : NULL;
}

torc_tensor torc_outer_out_with(torc_tensor out, torc_tensor self, torc_tensor vec2, const torc_no_options *options) {
    return no_options("outer_out", options) ? (torc_outer_out)(out, self, vec2) : NULL;
}

torc_tensor torc_einsum_with(const char *equation, torc_tensors tensors, const torc_no_options *options) {
    return no_options("einsum", options) ? (torc_einsum)(equation, tensors) : NULL;
}

torc_tensor torc_tensordot_with(torc_tensor self, torc_tensor other, torc_ints dims_self, torc_ints dims_other, const torc_no_options *options) {
    return no_options("tensordot", options) ? (torc_tensordot)(self, other, dims_self, dims_other) : NULL;
}

torc_tensor torc_tensordot_out_with(torc_tensor out, torc_tensor self, torc_tensor other, torc_ints dims_self, torc_ints dims_other, const torc_no_options *options) {
    return no_options("tensordot_out", options) ? (torc_tensordot_out)(out, self, other, dims_self, dims_other) : NULL;
}

torc_tensor torc_linalg_multi_dot_with(torc_tensors tensors, const torc_no_options *options) {
    return no_options("linalg_multi_dot", options) ? (torc_linalg_multi_dot)(tensors) : NULL;
}

torc_tensor torc_linalg_multi_dot_out_with(torc_tensor out, torc_tensors tensors, const torc_no_options *options) {
    return no_options("linalg_multi_dot_out", options) ? (torc_linalg_multi_dot_out)(out, tensors) : NULL;
}

torc_tensor torc_chain_matmul_with(torc_tensors matrices, const torc_no_options *options) {
    return no_options("chain_matmul", options) ? (torc_chain_matmul)(matrices) : NULL;
}

torc_tensor torc_chain_matmul_out_with(torc_tensor out, torc_tensors matrices, const torc_no_options *options) {
    return no_options("chain_matmul_out", options) ? (torc_chain_matmul_out)(out, matrices) : NULL;
}

torc_tensor torc_inner_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("inner", options) ? (torc_inner)(self, other) : NULL;
}

torc_tensor torc_inner_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("inner_out", options) ? (torc_inner_out)(out, self, other) : NULL;
}

torc_tensor torc_kron_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("kron", options) ? (torc_kron)(self, other) : NULL;
}

torc_tensor torc_kron_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    return no_options("kron_out", options) ? (torc_kron_out)(out, self, other) : NULL;
}

torc_native_layer_norm_result torc_native_layer_norm_with(torc_tensor input, torc_ints normalized_shape, torc_tensor weight, torc_tensor bias, double eps, const torc_no_options *options) {
    return no_options("native_layer_norm", options) ? (torc_native_layer_norm)(input, normalized_shape, weight, bias, eps) : (torc_native_layer_norm_result){0};
}

torc_native_batch_norm_result torc_native_batch_norm_with(torc_tensor input, torc_tensor weight, torc_tensor bias, torc_tensor running_mean, torc_tensor running_var, bool training, double momentum, double eps, const torc_no_options *options) {
    return no_options("native_batch_norm", options) ? (torc_native_batch_norm)(input, weight, bias, running_mean, running_var, training, momentum, eps) : (torc_native_batch_norm_result){0};
}

torc_native_batch_norm_result torc_native_batch_norm_out_with(torc_native_batch_norm_result out, torc_tensor input, torc_tensor weight, torc_tensor bias, torc_tensor running_mean, torc_tensor running_var, bool training, double momentum, double eps, const torc_no_options *options) {
    return no_options("native_batch_norm_out", options) ? (torc_native_batch_norm_out)(out, input, weight, bias, running_mean, running_var, training, momentum, eps) : (torc_native_batch_norm_result){0};
}

torc_native_group_norm_result torc_native_group_norm_with(torc_tensor input, torc_tensor weight, torc_tensor bias, int64_t n, int64_t c, int64_t HxW, int64_t group, double eps, const torc_no_options *options) {
    return no_options("native_group_norm", options) ? (torc_native_group_norm)(input, weight, bias, n, c, HxW, group, eps) : (torc_native_group_norm_result){0};
}

torc_tensor torc_convolution_with(torc_tensor input, torc_tensor weight, torc_tensor bias, torc_ints stride, torc_ints padding, torc_ints dilation, bool transposed, torc_ints output_padding, int64_t groups, const torc_no_options *options) {
    return no_options("convolution", options) ? (torc_convolution)(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups) : NULL;
}

torc_tensor torc_adaptive_avg_pool2d_with(torc_tensor self, torc_ints output_size, const torc_no_options *options) {
    return no_options("adaptive_avg_pool2d", options) ? (torc_adaptive_avg_pool2d)(self, output_size) : NULL;
}

torc_tensor torc_adaptive_avg_pool1d_with(torc_tensor self, torc_ints output_size, const torc_no_options *options) {
    return no_options("adaptive_avg_pool1d", options) ? (torc_adaptive_avg_pool1d)(self, output_size) : NULL;
}

torc_adaptive_max_pool2d_result torc_adaptive_max_pool2d_with(torc_tensor self, torc_ints output_size, const torc_no_options *options) {
    return no_options("adaptive_max_pool2d", options) ? (torc_adaptive_max_pool2d)(self, output_size) : (torc_adaptive_max_pool2d_result){0};
}

torc_tensor torc_adaptive_avg_pool3d_with(torc_tensor self, torc_ints output_size, const torc_no_options *options) {
    return no_options("adaptive_avg_pool3d", options) ? (torc_adaptive_avg_pool3d)(self, output_size) : NULL;
}

torc_adaptive_max_pool3d_result torc_adaptive_max_pool3d_with(torc_tensor self, torc_ints output_size, const torc_no_options *options) {
    return no_options("adaptive_max_pool3d", options) ? (torc_adaptive_max_pool3d)(self, output_size) : (torc_adaptive_max_pool3d_result){0};
}

torc_tensor torc_grid_sampler_with(torc_tensor input, torc_tensor grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners, const torc_no_options *options) {
    return no_options("grid_sampler", options) ? (torc_grid_sampler)(input, grid, interpolation_mode, padding_mode, align_corners) : NULL;
}

torc_tensor torc_affine_grid_generator_with(torc_tensor theta, torc_ints size, bool align_corners, const torc_no_options *options) {
    return no_options("affine_grid_generator", options) ? (torc_affine_grid_generator)(theta, size, align_corners) : NULL;
}

torc_tensor torc_prelu_with(torc_tensor self, torc_tensor weight, const torc_no_options *options) {
    return no_options("prelu", options) ? (torc_prelu)(self, weight) : NULL;
}

torc_tensor torc_pixel_shuffle_with(torc_tensor self, int64_t upscale_factor, const torc_no_options *options) {
    return no_options("pixel_shuffle", options) ? (torc_pixel_shuffle)(self, upscale_factor) : NULL;
}

torc_tensor torc_pixel_unshuffle_with(torc_tensor self, int64_t downscale_factor, const torc_no_options *options) {
    return no_options("pixel_unshuffle", options) ? (torc_pixel_unshuffle)(self, downscale_factor) : NULL;
}

torc_tensor torc_channel_shuffle_with(torc_tensor self, int64_t groups, const torc_no_options *options) {
    return no_options("channel_shuffle", options) ? (torc_channel_shuffle)(self, groups) : NULL;
}

torc_tensor torc_max_unpool2d_with(torc_tensor self, torc_tensor indices, torc_ints output_size, const torc_no_options *options) {
    return no_options("max_unpool2d", options) ? (torc_max_unpool2d)(self, indices, output_size) : NULL;
}

torc_tensor torc_embedding_renorm_inplace_with(torc_tensor self, torc_tensor indices, double max_norm, double norm_type, const torc_no_options *options) {
    return no_options("embedding_renorm_", options) ? (torc_embedding_renorm_)(self, indices, max_norm, norm_type) : NULL;
}

torc_rnn_tanh_result torc_rnn_tanh_with(torc_tensor input, torc_tensor hx, torc_tensors params, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional, bool batch_first, const torc_no_options *options) {
    return no_options("rnn_tanh", options) ? (torc_rnn_tanh)(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first) : (torc_rnn_tanh_result){0};
}

torc_rnn_tanh_data_result torc_rnn_tanh_data_with(torc_tensor data, torc_tensor batch_sizes, torc_tensor hx, torc_tensors params, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional, const torc_no_options *options) {
    return no_options("rnn_tanh_data", options) ? (torc_rnn_tanh_data)(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional) : (torc_rnn_tanh_data_result){0};
}

torc_rnn_relu_result torc_rnn_relu_with(torc_tensor input, torc_tensor hx, torc_tensors params, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional, bool batch_first, const torc_no_options *options) {
    return no_options("rnn_relu", options) ? (torc_rnn_relu)(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first) : (torc_rnn_relu_result){0};
}

torc_rnn_relu_data_result torc_rnn_relu_data_with(torc_tensor data, torc_tensor batch_sizes, torc_tensor hx, torc_tensors params, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional, const torc_no_options *options) {
    return no_options("rnn_relu_data", options) ? (torc_rnn_relu_data)(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional) : (torc_rnn_relu_data_result){0};
}

torc_gru_result torc_gru_with(torc_tensor input, torc_tensor hx, torc_tensors params, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional, bool batch_first, const torc_no_options *options) {
    return no_options("gru", options) ? (torc_gru)(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first) : (torc_gru_result){0};
}

torc_gru_data_result torc_gru_data_with(torc_tensor data, torc_tensor batch_sizes, torc_tensor hx, torc_tensors params, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional, const torc_no_options *options) {
    return no_options("gru_data", options) ? (torc_gru_data)(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional) : (torc_gru_data_result){0};
}

torc_lstm_result torc_lstm_with(torc_tensor input, torc_tensors hx, torc_tensors params, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional, bool batch_first, const torc_no_options *options) {
    return no_options("lstm", options) ? (torc_lstm)(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first) : (torc_lstm_result){0};
}

torc_lstm_data_result torc_lstm_data_with(torc_tensor data, torc_tensor batch_sizes, torc_tensors hx, torc_tensors params, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional, const torc_no_options *options) {
    return no_options("lstm_data", options) ? (torc_lstm_data)(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional) : (torc_lstm_data_result){0};
}

torc_tensor torc__conj_with(torc_tensor self, const torc_no_options *options) {
    return no_options("_conj", options) ? (torc__conj)(self) : NULL;
}

torc_tensor torc__neg_view_with(torc_tensor self, const torc_no_options *options) {
    return no_options("_neg_view", options) ? (torc__neg_view)(self) : NULL;
}

torc__fused_rms_norm_result torc__fused_rms_norm_with(torc_tensor input, torc_ints normalized_shape, torc_tensor weight, double eps, const torc_no_options *options) {
    return no_options("_fused_rms_norm", options) ? (torc__fused_rms_norm)(input, normalized_shape, weight, eps) : (torc__fused_rms_norm_result){0};
}

bool torc__amp_foreach_non_finite_check_and_unscale__with(torc_tensors self, torc_tensor found_inf, torc_tensor inv_scale, const torc_no_options *options) {
    return no_options("_amp_foreach_non_finite_check_and_unscale_", options) ? (torc__amp_foreach_non_finite_check_and_unscale_)(self, found_inf, inv_scale) : false;
}

torc_tensor torc__amp_update_scale_inplace_with(torc_tensor self, torc_tensor growth_tracker, torc_tensor found_inf, double scale_growth_factor, double scale_backoff_factor, int64_t growth_interval, const torc_no_options *options) {
    return no_options("_amp_update_scale_", options) ? (torc__amp_update_scale_)(self, growth_tracker, found_inf, scale_growth_factor, scale_backoff_factor, growth_interval) : NULL;
}

torc_tensors torc__foreach_abs_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_abs", options) ? (torc__foreach_abs)(self) : NO_TENSORS;
}

bool torc__foreach_abs_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_abs_", options) ? (torc__foreach_abs_)(self) : false;
}

torc_tensors torc__foreach_acos_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_acos", options) ? (torc__foreach_acos)(self) : NO_TENSORS;
}

bool torc__foreach_acos_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_acos_", options) ? (torc__foreach_acos_)(self) : false;
}

torc_tensors torc__foreach_asin_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_asin", options) ? (torc__foreach_asin)(self) : NO_TENSORS;
}

bool torc__foreach_asin_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_asin_", options) ? (torc__foreach_asin_)(self) : false;
}

torc_tensors torc__foreach_atan_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_atan", options) ? (torc__foreach_atan)(self) : NO_TENSORS;
}

bool torc__foreach_atan_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_atan_", options) ? (torc__foreach_atan_)(self) : false;
}

torc_tensors torc__foreach_ceil_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_ceil", options) ? (torc__foreach_ceil)(self) : NO_TENSORS;
}

bool torc__foreach_ceil_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_ceil_", options) ? (torc__foreach_ceil_)(self) : false;
}

torc_tensors torc__foreach_cos_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_cos", options) ? (torc__foreach_cos)(self) : NO_TENSORS;
}

bool torc__foreach_cos_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_cos_", options) ? (torc__foreach_cos_)(self) : false;
}

torc_tensors torc__foreach_cosh_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_cosh", options) ? (torc__foreach_cosh)(self) : NO_TENSORS;
}

bool torc__foreach_cosh_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_cosh_", options) ? (torc__foreach_cosh_)(self) : false;
}

torc_tensors torc__foreach_erf_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_erf", options) ? (torc__foreach_erf)(self) : NO_TENSORS;
}

bool torc__foreach_erf_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_erf_", options) ? (torc__foreach_erf_)(self) : false;
}

torc_tensors torc__foreach_erfc_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_erfc", options) ? (torc__foreach_erfc)(self) : NO_TENSORS;
}

bool torc__foreach_erfc_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_erfc_", options) ? (torc__foreach_erfc_)(self) : false;
}

torc_tensors torc__foreach_exp_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_exp", options) ? (torc__foreach_exp)(self) : NO_TENSORS;
}

bool torc__foreach_exp_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_exp_", options) ? (torc__foreach_exp_)(self) : false;
}

torc_tensors torc__foreach_expm1_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_expm1", options) ? (torc__foreach_expm1)(self) : NO_TENSORS;
}

bool torc__foreach_expm1_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_expm1_", options) ? (torc__foreach_expm1_)(self) : false;
}

torc_tensors torc__foreach_floor_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_floor", options) ? (torc__foreach_floor)(self) : NO_TENSORS;
}

bool torc__foreach_floor_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_floor_", options) ? (torc__foreach_floor_)(self) : false;
}

torc_tensors torc__foreach_frac_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_frac", options) ? (torc__foreach_frac)(self) : NO_TENSORS;
}

bool torc__foreach_frac_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_frac_", options) ? (torc__foreach_frac_)(self) : false;
}

torc_tensors torc__foreach_lgamma_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_lgamma", options) ? (torc__foreach_lgamma)(self) : NO_TENSORS;
}

bool torc__foreach_lgamma_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_lgamma_", options) ? (torc__foreach_lgamma_)(self) : false;
}

torc_tensors torc__foreach_log_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_log", options) ? (torc__foreach_log)(self) : NO_TENSORS;
}

bool torc__foreach_log_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_log_", options) ? (torc__foreach_log_)(self) : false;
}

torc_tensors torc__foreach_log10_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_log10", options) ? (torc__foreach_log10)(self) : NO_TENSORS;
}

bool torc__foreach_log10_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_log10_", options) ? (torc__foreach_log10_)(self) : false;
}

torc_tensors torc__foreach_log1p_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_log1p", options) ? (torc__foreach_log1p)(self) : NO_TENSORS;
}

bool torc__foreach_log1p_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_log1p_", options) ? (torc__foreach_log1p_)(self) : false;
}

torc_tensors torc__foreach_log2_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_log2", options) ? (torc__foreach_log2)(self) : NO_TENSORS;
}

bool torc__foreach_log2_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_log2_", options) ? (torc__foreach_log2_)(self) : false;
}

torc_tensors torc__foreach_neg_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_neg", options) ? (torc__foreach_neg)(self) : NO_TENSORS;
}

bool torc__foreach_neg_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_neg_", options) ? (torc__foreach_neg_)(self) : false;
}

torc_tensors torc__foreach_reciprocal_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_reciprocal", options) ? (torc__foreach_reciprocal)(self) : NO_TENSORS;
}

bool torc__foreach_reciprocal_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_reciprocal_", options) ? (torc__foreach_reciprocal_)(self) : false;
}

torc_tensors torc__foreach_round_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_round", options) ? (torc__foreach_round)(self) : NO_TENSORS;
}

bool torc__foreach_round_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_round_", options) ? (torc__foreach_round_)(self) : false;
}

torc_tensors torc__foreach_rsqrt_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_rsqrt", options) ? (torc__foreach_rsqrt)(self) : NO_TENSORS;
}

bool torc__foreach_rsqrt_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_rsqrt_", options) ? (torc__foreach_rsqrt_)(self) : false;
}

torc_tensors torc__foreach_sigmoid_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_sigmoid", options) ? (torc__foreach_sigmoid)(self) : NO_TENSORS;
}

bool torc__foreach_sigmoid_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_sigmoid_", options) ? (torc__foreach_sigmoid_)(self) : false;
}

torc_tensors torc__foreach_sign_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_sign", options) ? (torc__foreach_sign)(self) : NO_TENSORS;
}

bool torc__foreach_sign_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_sign_", options) ? (torc__foreach_sign_)(self) : false;
}

torc_tensors torc__foreach_sin_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_sin", options) ? (torc__foreach_sin)(self) : NO_TENSORS;
}

bool torc__foreach_sin_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_sin_", options) ? (torc__foreach_sin_)(self) : false;
}

torc_tensors torc__foreach_sinh_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_sinh", options) ? (torc__foreach_sinh)(self) : NO_TENSORS;
}

bool torc__foreach_sinh_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_sinh_", options) ? (torc__foreach_sinh_)(self) : false;
}

torc_tensors torc__foreach_sqrt_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_sqrt", options) ? (torc__foreach_sqrt)(self) : NO_TENSORS;
}

bool torc__foreach_sqrt_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_sqrt_", options) ? (torc__foreach_sqrt_)(self) : false;
}

torc_tensors torc__foreach_tan_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_tan", options) ? (torc__foreach_tan)(self) : NO_TENSORS;
}

bool torc__foreach_tan_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_tan_", options) ? (torc__foreach_tan_)(self) : false;
}

torc_tensors torc__foreach_tanh_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_tanh", options) ? (torc__foreach_tanh)(self) : NO_TENSORS;
}

bool torc__foreach_tanh_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_tanh_", options) ? (torc__foreach_tanh_)(self) : false;
}

torc_tensors torc__foreach_trunc_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_trunc", options) ? (torc__foreach_trunc)(self) : NO_TENSORS;
}

bool torc__foreach_trunc_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_trunc_", options) ? (torc__foreach_trunc_)(self) : false;
}

bool torc__foreach_zero_inplace_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_zero_", options) ? (torc__foreach_zero_)(self) : false;
}

torc_tensors torc__foreach_max_with(torc_tensors self, const torc_no_options *options) {
    return no_options("_foreach_max", options) ? (torc__foreach_max)(self) : NO_TENSORS;
}

torc_tensors torc__foreach_add_scalar_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    return no_options("_foreach_add_scalar", options) ? (torc__foreach_add_scalar)(self, scalar) : NO_TENSORS;
}

bool torc__foreach_add_scalar_inplace_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    return no_options("_foreach_add_scalar_", options) ? (torc__foreach_add_scalar_)(self, scalar) : false;
}

torc_tensors torc__foreach_add_scalar_list_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    return no_options("_foreach_add_scalar_list", options) ? (torc__foreach_add_scalar_list)(self, scalars) : NO_TENSORS;
}

bool torc__foreach_add_scalar_list_inplace_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    return no_options("_foreach_add_scalar_list_", options) ? (torc__foreach_add_scalar_list_)(self, scalars) : false;
}

torc_tensors torc__foreach_sub_scalar_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    return no_options("_foreach_sub_scalar", options) ? (torc__foreach_sub_scalar)(self, scalar) : NO_TENSORS;
}

bool torc__foreach_sub_scalar_inplace_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    return no_options("_foreach_sub_scalar_", options) ? (torc__foreach_sub_scalar_)(self, scalar) : false;
}

torc_tensors torc__foreach_sub_scalar_list_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    return no_options("_foreach_sub_scalar_list", options) ? (torc__foreach_sub_scalar_list)(self, scalars) : NO_TENSORS;
}

bool torc__foreach_sub_scalar_list_inplace_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    return no_options("_foreach_sub_scalar_list_", options) ? (torc__foreach_sub_scalar_list_)(self, scalars) : false;
}

torc_tensors torc__foreach_mul_with(torc_tensors self, torc_tensors other, const torc_no_options *options) {
    return no_options("_foreach_mul", options) ? (torc__foreach_mul)(self, other) : NO_TENSORS;
}

bool torc__foreach_mul_inplace_with(torc_tensors self, torc_tensors other, const torc_no_options *options) {
    return no_options("_foreach_mul_", options) ? (torc__foreach_mul_)(self, other) : false;
}

torc_tensors torc__foreach_mul_scalar_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    return no_options("_foreach_mul_scalar", options) ? (torc__foreach_mul_scalar)(self, scalar) : NO_TENSORS;
}

bool torc__foreach_mul_scalar_inplace_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    return no_options("_foreach_mul_scalar_", options) ? (torc__foreach_mul_scalar_)(self, scalar) : false;
}

torc_tensors torc__foreach_mul_scalar_list_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    return no_options("_foreach_mul_scalar_list", options) ? (torc__foreach_mul_scalar_list)(self, scalars) : NO_TENSORS;
}

bool torc__foreach_mul_scalar_list_inplace_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    return no_options("_foreach_mul_scalar_list_", options) ? (torc__foreach_mul_scalar_list_)(self, scalars) : false;
}

torc_tensors torc__foreach_mul_tensor_with(torc_tensors self, torc_tensor other, const torc_no_options *options) {
    return no_options("_foreach_mul_tensor", options) ? (torc__foreach_mul_tensor)(self, other) : NO_TENSORS;
}

bool torc__foreach_mul_tensor_inplace_with(torc_tensors self, torc_tensor other, const torc_no_options *options) {
    return no_options("_foreach_mul_tensor_", options) ? (torc__foreach_mul_tensor_)(self, other) : false;
}

torc_tensors torc__foreach_div_with(torc_tensors self, torc_tensors other, const torc_no_options *options) {
    return no_options("_foreach_div", options) ? (torc__foreach_div)(self, other) : NO_TENSORS;
}

bool torc__foreach_div_inplace_with(torc_tensors self, torc_tensors other, const torc_no_options *options) {
    return no_options("_foreach_div_", options) ? (torc__foreach_div_)(self, other) : false;
}

torc_tensors torc__foreach_div_scalar_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    return no_options("_foreach_div_scalar", options) ? (torc__foreach_div_scalar)(self, scalar) : NO_TENSORS;
}

bool torc__foreach_div_scalar_inplace_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    return no_options("_foreach_div_scalar_", options) ? (torc__foreach_div_scalar_)(self, scalar) : false;
}

torc_tensors torc__foreach_div_scalar_list_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    return no_options("_foreach_div_scalar_list", options) ? (torc__foreach_div_scalar_list)(self, scalars) : NO_TENSORS;
}

bool torc__foreach_div_scalar_list_inplace_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    return no_options("_foreach_div_scalar_list_", options) ? (torc__foreach_div_scalar_list_)(self, scalars) : false;
}

torc_tensors torc__foreach_div_tensor_with(torc_tensors self, torc_tensor other, const torc_no_options *options) {
    return no_options("_foreach_div_tensor", options) ? (torc__foreach_div_tensor)(self, other) : NO_TENSORS;
}

bool torc__foreach_div_tensor_inplace_with(torc_tensors self, torc_tensor other, const torc_no_options *options) {
    return no_options("_foreach_div_tensor_", options) ? (torc__foreach_div_tensor_)(self, other) : false;
}

torc_tensors torc__foreach_clamp_min_with(torc_tensors self, torc_tensors other, const torc_no_options *options) {
    return no_options("_foreach_clamp_min", options) ? (torc__foreach_clamp_min)(self, other) : NO_TENSORS;
}

bool torc__foreach_clamp_min_inplace_with(torc_tensors self, torc_tensors other, const torc_no_options *options) {
    return no_options("_foreach_clamp_min_", options) ? (torc__foreach_clamp_min_)(self, other) : false;
}

torc_tensors torc__foreach_clamp_min_scalar_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    return no_options("_foreach_clamp_min_scalar", options) ? (torc__foreach_clamp_min_scalar)(self, scalar) : NO_TENSORS;
}

bool torc__foreach_clamp_min_scalar_inplace_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    return no_options("_foreach_clamp_min_scalar_", options) ? (torc__foreach_clamp_min_scalar_)(self, scalar) : false;
}

torc_tensors torc__foreach_clamp_min_scalar_list_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    return no_options("_foreach_clamp_min_scalar_list", options) ? (torc__foreach_clamp_min_scalar_list)(self, scalars) : NO_TENSORS;
}

bool torc__foreach_clamp_min_scalar_list_inplace_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    return no_options("_foreach_clamp_min_scalar_list_", options) ? (torc__foreach_clamp_min_scalar_list_)(self, scalars) : false;
}

torc_tensors torc__foreach_clamp_max_with(torc_tensors self, torc_tensors other, const torc_no_options *options) {
    return no_options("_foreach_clamp_max", options) ? (torc__foreach_clamp_max)(self, other) : NO_TENSORS;
}

bool torc__foreach_clamp_max_inplace_with(torc_tensors self, torc_tensors other, const torc_no_options *options) {
    return no_options("_foreach_clamp_max_", options) ? (torc__foreach_clamp_max_)(self, other) : false;
}

torc_tensors torc__foreach_clamp_max_scalar_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    return no_options("_foreach_clamp_max_scalar", options) ? (torc__foreach_clamp_max_scalar)(self, scalar) : NO_TENSORS;
}

bool torc__foreach_clamp_max_scalar_inplace_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    return no_options("_foreach_clamp_max_scalar_", options) ? (torc__foreach_clamp_max_scalar_)(self, scalar) : false;
}

torc_tensors torc__foreach_clamp_max_scalar_list_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    return no_options("_foreach_clamp_max_scalar_list", options) ? (torc__foreach_clamp_max_scalar_list)(self, scalars) : NO_TENSORS;
}

bool torc__foreach_clamp_max_scalar_list_inplace_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    return no_options("_foreach_clamp_max_scalar_list_", options) ? (torc__foreach_clamp_max_scalar_list_)(self, scalars) : false;
}

torc_tensors torc__foreach_maximum_with(torc_tensors self, torc_tensors other, const torc_no_options *options) {
    return no_options("_foreach_maximum", options) ? (torc__foreach_maximum)(self, other) : NO_TENSORS;
}

bool torc__foreach_maximum_inplace_with(torc_tensors self, torc_tensors other, const torc_no_options *options) {
    return no_options("_foreach_maximum_", options) ? (torc__foreach_maximum_)(self, other) : false;
}

torc_tensors torc__foreach_maximum_scalar_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    return no_options("_foreach_maximum_scalar", options) ? (torc__foreach_maximum_scalar)(self, scalar) : NO_TENSORS;
}

bool torc__foreach_maximum_scalar_inplace_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    return no_options("_foreach_maximum_scalar_", options) ? (torc__foreach_maximum_scalar_)(self, scalar) : false;
}

torc_tensors torc__foreach_maximum_scalar_list_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    return no_options("_foreach_maximum_scalar_list", options) ? (torc__foreach_maximum_scalar_list)(self, scalars) : NO_TENSORS;
}

bool torc__foreach_maximum_scalar_list_inplace_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    return no_options("_foreach_maximum_scalar_list_", options) ? (torc__foreach_maximum_scalar_list_)(self, scalars) : false;
}

torc_tensors torc__foreach_minimum_with(torc_tensors self, torc_tensors other, const torc_no_options *options) {
    return no_options("_foreach_minimum", options) ? (torc__foreach_minimum)(self, other) : NO_TENSORS;
}

bool torc__foreach_minimum_inplace_with(torc_tensors self, torc_tensors other, const torc_no_options *options) {
    return no_options("_foreach_minimum_", options) ? (torc__foreach_minimum_)(self, other) : false;
}

torc_tensors torc__foreach_minimum_scalar_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    return no_options("_foreach_minimum_scalar", options) ? (torc__foreach_minimum_scalar)(self, scalar) : NO_TENSORS;
}

bool torc__foreach_minimum_scalar_inplace_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    return no_options("_foreach_minimum_scalar_", options) ? (torc__foreach_minimum_scalar_)(self, scalar) : false;
}

torc_tensors torc__foreach_minimum_scalar_list_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    return no_options("_foreach_minimum_scalar_list", options) ? (torc__foreach_minimum_scalar_list)(self, scalars) : NO_TENSORS;
}

bool torc__foreach_minimum_scalar_list_inplace_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    return no_options("_foreach_minimum_scalar_list_", options) ? (torc__foreach_minimum_scalar_list_)(self, scalars) : false;
}

torc_tensors torc__foreach_pow_with(torc_tensors self, torc_tensors exponent, const torc_no_options *options) {
    return no_options("_foreach_pow", options) ? (torc__foreach_pow)(self, exponent) : NO_TENSORS;
}

bool torc__foreach_pow_inplace_with(torc_tensors self, torc_tensors exponent, const torc_no_options *options) {
    return no_options("_foreach_pow_", options) ? (torc__foreach_pow_)(self, exponent) : false;
}

torc_tensors torc__foreach_pow_scalar_with(torc_tensors self, torc_number exponent, const torc_no_options *options) {
    return no_options("_foreach_pow_scalar", options) ? (torc__foreach_pow_scalar)(self, exponent) : NO_TENSORS;
}

bool torc__foreach_pow_scalar_inplace_with(torc_tensors self, torc_number exponent, const torc_no_options *options) {
    return no_options("_foreach_pow_scalar_", options) ? (torc__foreach_pow_scalar_)(self, exponent) : false;
}

torc_tensors torc__foreach_pow_scalar_list_with(torc_tensors self, torc_numbers exponent, const torc_no_options *options) {
    return no_options("_foreach_pow_scalar_list", options) ? (torc__foreach_pow_scalar_list)(self, exponent) : NO_TENSORS;
}

bool torc__foreach_pow_scalar_list_inplace_with(torc_tensors self, torc_numbers exponent, const torc_no_options *options) {
    return no_options("_foreach_pow_scalar_list_", options) ? (torc__foreach_pow_scalar_list_)(self, exponent) : false;
}

torc_tensors torc__foreach_pow_scalar_and_tensor_with(torc_number self, torc_tensors exponent, const torc_no_options *options) {
    return no_options("_foreach_pow_scalar_and_tensor", options) ? (torc__foreach_pow_scalar_and_tensor)(self, exponent) : NO_TENSORS;
}

torc_tensors torc__foreach_addcmul_scalar_list_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars, const torc_no_options *options) {
    return no_options("_foreach_addcmul_scalar_list", options) ? (torc__foreach_addcmul_scalar_list)(self, tensor1, tensor2, scalars) : NO_TENSORS;
}

bool torc__foreach_addcmul_scalar_list_inplace_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars, const torc_no_options *options) {
    return no_options("_foreach_addcmul_scalar_list_", options) ? (torc__foreach_addcmul_scalar_list_)(self, tensor1, tensor2, scalars) : false;
}

torc_tensors torc__foreach_addcmul_tensor_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars, const torc_no_options *options) {
    return no_options("_foreach_addcmul_tensor", options) ? (torc__foreach_addcmul_tensor)(self, tensor1, tensor2, scalars) : NO_TENSORS;
}

bool torc__foreach_addcmul_tensor_inplace_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars, const torc_no_options *options) {
    return no_options("_foreach_addcmul_tensor_", options) ? (torc__foreach_addcmul_tensor_)(self, tensor1, tensor2, scalars) : false;
}

torc_tensors torc__foreach_addcdiv_scalar_list_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars, const torc_no_options *options) {
    return no_options("_foreach_addcdiv_scalar_list", options) ? (torc__foreach_addcdiv_scalar_list)(self, tensor1, tensor2, scalars) : NO_TENSORS;
}

bool torc__foreach_addcdiv_scalar_list_inplace_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars, const torc_no_options *options) {
    return no_options("_foreach_addcdiv_scalar_list_", options) ? (torc__foreach_addcdiv_scalar_list_)(self, tensor1, tensor2, scalars) : false;
}

torc_tensors torc__foreach_addcdiv_tensor_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars, const torc_no_options *options) {
    return no_options("_foreach_addcdiv_tensor", options) ? (torc__foreach_addcdiv_tensor)(self, tensor1, tensor2, scalars) : NO_TENSORS;
}

bool torc__foreach_addcdiv_tensor_inplace_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars, const torc_no_options *options) {
    return no_options("_foreach_addcdiv_tensor_", options) ? (torc__foreach_addcdiv_tensor_)(self, tensor1, tensor2, scalars) : false;
}

torc_tensors torc__foreach_lerp_with(torc_tensors self, torc_tensors tensors1, torc_tensors weights, const torc_no_options *options) {
    return no_options("_foreach_lerp", options) ? (torc__foreach_lerp)(self, tensors1, weights) : NO_TENSORS;
}

bool torc__foreach_lerp_inplace_with(torc_tensors self, torc_tensors tensors1, torc_tensors weights, const torc_no_options *options) {
    return no_options("_foreach_lerp_", options) ? (torc__foreach_lerp_)(self, tensors1, weights) : false;
}

torc_tensors torc__foreach_lerp_scalar_with(torc_tensors self, torc_tensors tensors1, torc_number weight, const torc_no_options *options) {
    return no_options("_foreach_lerp_scalar", options) ? (torc__foreach_lerp_scalar)(self, tensors1, weight) : NO_TENSORS;
}

bool torc__foreach_lerp_scalar_inplace_with(torc_tensors self, torc_tensors tensors1, torc_number weight, const torc_no_options *options) {
    return no_options("_foreach_lerp_scalar_", options) ? (torc__foreach_lerp_scalar_)(self, tensors1, weight) : false;
}

torc_tensors torc__foreach_lerp_scalar_list_with(torc_tensors self, torc_tensors tensors1, torc_numbers weight, const torc_no_options *options) {
    return no_options("_foreach_lerp_scalar_list", options) ? (torc__foreach_lerp_scalar_list)(self, tensors1, weight) : NO_TENSORS;
}

bool torc__foreach_lerp_scalar_list_inplace_with(torc_tensors self, torc_tensors tensors1, torc_numbers weight, const torc_no_options *options) {
    return no_options("_foreach_lerp_scalar_list_", options) ? (torc__foreach_lerp_scalar_list_)(self, tensors1, weight) : false;
}

int64_t torc_op_find_with(const char *name, const char *overload, const torc_no_options *options) {
    return no_options("op_find", options) ? (torc_op_find)(name, overload) : -1;
}

int64_t torc_op_first_with(const char *python_name, const torc_no_options *options) {
    return no_options("op_first", options) ? (torc_op_first)(python_name) : -1;
}

int64_t torc_op_call_with(int64_t op, torc_op_form form, const torc_value *arguments, int64_t count, torc_tensors out, torc_value *results, int64_t room, const torc_no_options *options) {
    return no_options("op_call", options) ? (torc_op_call)(op, form, arguments, count, out, results, room) : -1;
}
