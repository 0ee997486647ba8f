/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
#include "../failures.h"
#include "torc/ops_private.h"
CALL(add_with) {
    (void)a;
    OPTIONS(torc_add_options);
    GIVEN(2, alpha, n);
    give_tensor(r, torc_add_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(add_inplace_with) {
    (void)a;
    OPTIONS(torc_add_options);
    GIVEN(2, alpha, n);
    give_tensor(r, torc_add_inplace_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(add_out_with) {
    (void)a;
    OPTIONS(torc_add_options);
    GIVEN(3, alpha, n);
    give_tensor(r, torc_add_out_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(add_scalar_with) {
    (void)a;
    OPTIONS(torc_add_options);
    GIVEN(2, alpha, n);
    give_tensor(r, torc_add_scalar_with(a[0].tensor, a[1].n, options_as_wanted(&o)));
}
CALL(add_scalar_inplace_with) {
    (void)a;
    OPTIONS(torc_add_options);
    GIVEN(2, alpha, n);
    give_tensor(r, torc_add_scalar_inplace_with(a[0].tensor, a[1].n, options_as_wanted(&o)));
}
CALL(sub_with) {
    (void)a;
    OPTIONS(torc_sub_options);
    GIVEN(2, alpha, n);
    give_tensor(r, torc_sub_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(sub_inplace_with) {
    (void)a;
    OPTIONS(torc_sub_options);
    GIVEN(2, alpha, n);
    give_tensor(r, torc_sub_inplace_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(sub_out_with) {
    (void)a;
    OPTIONS(torc_sub_options);
    GIVEN(3, alpha, n);
    give_tensor(r, torc_sub_out_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(sub_scalar_with) {
    (void)a;
    OPTIONS(torc_sub_options);
    GIVEN(2, alpha, n);
    give_tensor(r, torc_sub_scalar_with(a[0].tensor, a[1].n, options_as_wanted(&o)));
}
CALL(sub_scalar_inplace_with) {
    (void)a;
    OPTIONS(torc_sub_options);
    GIVEN(2, alpha, n);
    give_tensor(r, torc_sub_scalar_inplace_with(a[0].tensor, a[1].n, options_as_wanted(&o)));
}
CALL(rsub_with) {
    (void)a;
    OPTIONS(torc_rsub_options);
    GIVEN(2, alpha, n);
    give_tensor(r, torc_rsub_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(rsub_scalar_with) {
    (void)a;
    OPTIONS(torc_rsub_options);
    GIVEN(2, alpha, n);
    give_tensor(r, torc_rsub_scalar_with(a[0].tensor, a[1].n, options_as_wanted(&o)));
}
CALL(mul) {
    (void)a;
    give_tensor(r, (torc_mul)(a[0].tensor, a[1].tensor));
}
CALL(mul_) {
    (void)a;
    give_tensor(r, (torc_mul_)(a[0].tensor, a[1].tensor));
}
CALL(mul_out) {
    (void)a;
    give_tensor(r, (torc_mul_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(mul_scalar) {
    (void)a;
    give_tensor(r, (torc_mul_scalar)(a[0].tensor, a[1].n));
}
CALL(mul_scalar_) {
    (void)a;
    give_tensor(r, (torc_mul_scalar_)(a[0].tensor, a[1].n));
}
CALL(div_with) {
    (void)a;
    OPTIONS(torc_div_options);
    GIVEN(2, rounding_mode, s);
    give_tensor(r, torc_div_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(div_inplace_with) {
    (void)a;
    OPTIONS(torc_div_options);
    GIVEN(2, rounding_mode, s);
    give_tensor(r, torc_div_inplace_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(div_out_with) {
    (void)a;
    OPTIONS(torc_div_options);
    GIVEN(3, rounding_mode, s);
    give_tensor(r, torc_div_out_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(div_scalar_with) {
    (void)a;
    OPTIONS(torc_div_options);
    GIVEN(2, rounding_mode, s);
    give_tensor(r, torc_div_scalar_with(a[0].tensor, a[1].n, options_as_wanted(&o)));
}
CALL(div_scalar_inplace_with) {
    (void)a;
    OPTIONS(torc_div_options);
    GIVEN(2, rounding_mode, s);
    give_tensor(r, torc_div_scalar_inplace_with(a[0].tensor, a[1].n, options_as_wanted(&o)));
}
CALL(true_divide) {
    (void)a;
    give_tensor(r, (torc_true_divide)(a[0].tensor, a[1].tensor));
}
CALL(true_divide_) {
    (void)a;
    give_tensor(r, (torc_true_divide_)(a[0].tensor, a[1].tensor));
}
CALL(true_divide_out) {
    (void)a;
    give_tensor(r, (torc_true_divide_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(true_divide_scalar) {
    (void)a;
    give_tensor(r, (torc_true_divide_scalar)(a[0].tensor, a[1].n));
}
CALL(true_divide_scalar_) {
    (void)a;
    give_tensor(r, (torc_true_divide_scalar_)(a[0].tensor, a[1].n));
}
CALL(floor_divide) {
    (void)a;
    give_tensor(r, (torc_floor_divide)(a[0].tensor, a[1].tensor));
}
CALL(floor_divide_) {
    (void)a;
    give_tensor(r, (torc_floor_divide_)(a[0].tensor, a[1].tensor));
}
CALL(floor_divide_out) {
    (void)a;
    give_tensor(r, (torc_floor_divide_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(floor_divide_scalar) {
    (void)a;
    give_tensor(r, (torc_floor_divide_scalar)(a[0].tensor, a[1].n));
}
CALL(floor_divide_scalar_) {
    (void)a;
    give_tensor(r, (torc_floor_divide_scalar_)(a[0].tensor, a[1].n));
}
CALL(remainder) {
    (void)a;
    give_tensor(r, (torc_remainder)(a[0].tensor, a[1].tensor));
}
CALL(remainder_) {
    (void)a;
    give_tensor(r, (torc_remainder_)(a[0].tensor, a[1].tensor));
}
CALL(remainder_out) {
    (void)a;
    give_tensor(r, (torc_remainder_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(remainder_scalar) {
    (void)a;
    give_tensor(r, (torc_remainder_scalar)(a[0].tensor, a[1].n));
}
CALL(remainder_scalar_) {
    (void)a;
    give_tensor(r, (torc_remainder_scalar_)(a[0].tensor, a[1].n));
}
CALL(fmod) {
    (void)a;
    give_tensor(r, (torc_fmod)(a[0].tensor, a[1].tensor));
}
CALL(fmod_) {
    (void)a;
    give_tensor(r, (torc_fmod_)(a[0].tensor, a[1].tensor));
}
CALL(fmod_out) {
    (void)a;
    give_tensor(r, (torc_fmod_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(fmod_scalar) {
    (void)a;
    give_tensor(r, (torc_fmod_scalar)(a[0].tensor, a[1].n));
}
CALL(fmod_scalar_) {
    (void)a;
    give_tensor(r, (torc_fmod_scalar_)(a[0].tensor, a[1].n));
}
CALL(pow) {
    (void)a;
    give_tensor(r, (torc_pow)(a[0].tensor, a[1].tensor));
}
CALL(pow_) {
    (void)a;
    give_tensor(r, (torc_pow_)(a[0].tensor, a[1].tensor));
}
CALL(pow_out) {
    (void)a;
    give_tensor(r, (torc_pow_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(pow_scalar) {
    (void)a;
    give_tensor(r, (torc_pow_scalar)(a[0].tensor, a[1].n));
}
CALL(pow_scalar_) {
    (void)a;
    give_tensor(r, (torc_pow_scalar_)(a[0].tensor, a[1].n));
}
CALL(float_power) {
    (void)a;
    give_tensor(r, (torc_float_power)(a[0].tensor, a[1].tensor));
}
CALL(float_power_) {
    (void)a;
    give_tensor(r, (torc_float_power_)(a[0].tensor, a[1].tensor));
}
CALL(float_power_out) {
    (void)a;
    give_tensor(r, (torc_float_power_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(float_power_scalar) {
    (void)a;
    give_tensor(r, (torc_float_power_scalar)(a[0].tensor, a[1].n));
}
CALL(float_power_scalar_) {
    (void)a;
    give_tensor(r, (torc_float_power_scalar_)(a[0].tensor, a[1].n));
}
CALL(ldexp) {
    (void)a;
    give_tensor(r, (torc_ldexp)(a[0].tensor, a[1].tensor));
}
CALL(ldexp_) {
    (void)a;
    give_tensor(r, (torc_ldexp_)(a[0].tensor, a[1].tensor));
}
CALL(ldexp_out) {
    (void)a;
    give_tensor(r, (torc_ldexp_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(gcd) {
    (void)a;
    give_tensor(r, (torc_gcd)(a[0].tensor, a[1].tensor));
}
CALL(gcd_) {
    (void)a;
    give_tensor(r, (torc_gcd_)(a[0].tensor, a[1].tensor));
}
CALL(gcd_out) {
    (void)a;
    give_tensor(r, (torc_gcd_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(lcm) {
    (void)a;
    give_tensor(r, (torc_lcm)(a[0].tensor, a[1].tensor));
}
CALL(lcm_) {
    (void)a;
    give_tensor(r, (torc_lcm_)(a[0].tensor, a[1].tensor));
}
CALL(lcm_out) {
    (void)a;
    give_tensor(r, (torc_lcm_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(neg) {
    (void)a;
    give_tensor(r, (torc_neg)(a[0].tensor));
}
CALL(neg_) {
    (void)a;
    give_tensor(r, (torc_neg_)(a[0].tensor));
}
CALL(neg_out) {
    (void)a;
    give_tensor(r, (torc_neg_out)(a[0].tensor, a[1].tensor));
}
CALL(abs) {
    (void)a;
    give_tensor(r, (torc_abs)(a[0].tensor));
}
CALL(abs_) {
    (void)a;
    give_tensor(r, (torc_abs_)(a[0].tensor));
}
CALL(abs_out) {
    (void)a;
    give_tensor(r, (torc_abs_out)(a[0].tensor, a[1].tensor));
}
CALL(conj_physical) {
    (void)a;
    give_tensor(r, (torc_conj_physical)(a[0].tensor));
}
CALL(conj_physical_) {
    (void)a;
    give_tensor(r, (torc_conj_physical_)(a[0].tensor));
}
CALL(conj_physical_out) {
    (void)a;
    give_tensor(r, (torc_conj_physical_out)(a[0].tensor, a[1].tensor));
}
CALL(sign) {
    (void)a;
    give_tensor(r, (torc_sign)(a[0].tensor));
}
CALL(sign_) {
    (void)a;
    give_tensor(r, (torc_sign_)(a[0].tensor));
}
CALL(sign_out) {
    (void)a;
    give_tensor(r, (torc_sign_out)(a[0].tensor, a[1].tensor));
}
CALL(sgn) {
    (void)a;
    give_tensor(r, (torc_sgn)(a[0].tensor));
}
CALL(sgn_) {
    (void)a;
    give_tensor(r, (torc_sgn_)(a[0].tensor));
}
CALL(sgn_out) {
    (void)a;
    give_tensor(r, (torc_sgn_out)(a[0].tensor, a[1].tensor));
}
CALL(angle) {
    (void)a;
    give_tensor(r, (torc_angle)(a[0].tensor));
}
CALL(angle_out) {
    (void)a;
    give_tensor(r, (torc_angle_out)(a[0].tensor, a[1].tensor));
}
CALL(square) {
    (void)a;
    give_tensor(r, (torc_square)(a[0].tensor));
}
CALL(square_) {
    (void)a;
    give_tensor(r, (torc_square_)(a[0].tensor));
}
CALL(square_out) {
    (void)a;
    give_tensor(r, (torc_square_out)(a[0].tensor, a[1].tensor));
}
CALL(sqrt) {
    (void)a;
    give_tensor(r, (torc_sqrt)(a[0].tensor));
}
CALL(sqrt_) {
    (void)a;
    give_tensor(r, (torc_sqrt_)(a[0].tensor));
}
CALL(sqrt_out) {
    (void)a;
    give_tensor(r, (torc_sqrt_out)(a[0].tensor, a[1].tensor));
}
CALL(rsqrt) {
    (void)a;
    give_tensor(r, (torc_rsqrt)(a[0].tensor));
}
CALL(rsqrt_) {
    (void)a;
    give_tensor(r, (torc_rsqrt_)(a[0].tensor));
}
CALL(rsqrt_out) {
    (void)a;
    give_tensor(r, (torc_rsqrt_out)(a[0].tensor, a[1].tensor));
}
CALL(reciprocal) {
    (void)a;
    give_tensor(r, (torc_reciprocal)(a[0].tensor));
}
CALL(reciprocal_) {
    (void)a;
    give_tensor(r, (torc_reciprocal_)(a[0].tensor));
}
CALL(reciprocal_out) {
    (void)a;
    give_tensor(r, (torc_reciprocal_out)(a[0].tensor, a[1].tensor));
}
CALL(addcmul_with) {
    (void)a;
    OPTIONS(torc_addcmul_options);
    GIVEN(3, value, n);
    give_tensor(r, torc_addcmul_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(addcmul_inplace_with) {
    (void)a;
    OPTIONS(torc_addcmul_options);
    GIVEN(3, value, n);
    give_tensor(r, torc_addcmul_inplace_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(addcmul_out_with) {
    (void)a;
    OPTIONS(torc_addcmul_options);
    GIVEN(4, value, n);
    give_tensor(r, torc_addcmul_out_with(a[0].tensor, a[1].tensor, a[2].tensor, a[3].tensor, options_as_wanted(&o)));
}
CALL(addcdiv_with) {
    (void)a;
    OPTIONS(torc_addcdiv_options);
    GIVEN(3, value, n);
    give_tensor(r, torc_addcdiv_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(addcdiv_inplace_with) {
    (void)a;
    OPTIONS(torc_addcdiv_options);
    GIVEN(3, value, n);
    give_tensor(r, torc_addcdiv_inplace_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(addcdiv_out_with) {
    (void)a;
    OPTIONS(torc_addcdiv_options);
    GIVEN(4, value, n);
    give_tensor(r, torc_addcdiv_out_with(a[0].tensor, a[1].tensor, a[2].tensor, a[3].tensor, options_as_wanted(&o)));
}
CALL(lerp) {
    (void)a;
    give_tensor(r, (torc_lerp)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(lerp_) {
    (void)a;
    give_tensor(r, (torc_lerp_)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(lerp_out) {
    (void)a;
    give_tensor(r, (torc_lerp_out)(a[0].tensor, a[1].tensor, a[2].tensor, a[3].tensor));
}
CALL(lerp_scalar) {
    (void)a;
    give_tensor(r, (torc_lerp_scalar)(a[0].tensor, a[1].tensor, a[2].n));
}
CALL(lerp_scalar_) {
    (void)a;
    give_tensor(r, (torc_lerp_scalar_)(a[0].tensor, a[1].tensor, a[2].n));
}
CALL(lerp_scalar_out) {
    (void)a;
    give_tensor(r, (torc_lerp_scalar_out)(a[0].tensor, a[1].tensor, a[2].tensor, a[3].n));
}
CALL(ceil) {
    (void)a;
    give_tensor(r, (torc_ceil)(a[0].tensor));
}
CALL(ceil_) {
    (void)a;
    give_tensor(r, (torc_ceil_)(a[0].tensor));
}
CALL(ceil_out) {
    (void)a;
    give_tensor(r, (torc_ceil_out)(a[0].tensor, a[1].tensor));
}
CALL(floor) {
    (void)a;
    give_tensor(r, (torc_floor)(a[0].tensor));
}
CALL(floor_) {
    (void)a;
    give_tensor(r, (torc_floor_)(a[0].tensor));
}
CALL(floor_out) {
    (void)a;
    give_tensor(r, (torc_floor_out)(a[0].tensor, a[1].tensor));
}
CALL(trunc) {
    (void)a;
    give_tensor(r, (torc_trunc)(a[0].tensor));
}
CALL(trunc_) {
    (void)a;
    give_tensor(r, (torc_trunc_)(a[0].tensor));
}
CALL(trunc_out) {
    (void)a;
    give_tensor(r, (torc_trunc_out)(a[0].tensor, a[1].tensor));
}
CALL(round_with) {
    (void)a;
    OPTIONS(torc_round_options);
    GIVEN(1, decimals, i);
    give_tensor(r, torc_round_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(round_inplace_with) {
    (void)a;
    OPTIONS(torc_round_options);
    GIVEN(1, decimals, i);
    give_tensor(r, torc_round_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(round_out_with) {
    (void)a;
    OPTIONS(torc_round_options);
    GIVEN(2, decimals, i);
    give_tensor(r, torc_round_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(frexp) {
    (void)a;
    torc_frexp_result result = (torc_frexp)(a[0].tensor);
    give_many(r, (const torc_tensor[]){result.mantissa, result.exponent}, 2);
}
CALL(frexp_out) {
    (void)a;
    torc_frexp_result result = (torc_frexp_out)((torc_frexp_result){a[0].tensor, a[1].tensor}, a[2].tensor);
    give_many(r, (const torc_tensor[]){result.mantissa, result.exponent}, 2);
}
CALL(frac) {
    (void)a;
    give_tensor(r, (torc_frac)(a[0].tensor));
}
CALL(frac_) {
    (void)a;
    give_tensor(r, (torc_frac_)(a[0].tensor));
}
CALL(frac_out) {
    (void)a;
    give_tensor(r, (torc_frac_out)(a[0].tensor, a[1].tensor));
}
CALL(exp) {
    (void)a;
    give_tensor(r, (torc_exp)(a[0].tensor));
}
CALL(exp_) {
    (void)a;
    give_tensor(r, (torc_exp_)(a[0].tensor));
}
CALL(exp_out) {
    (void)a;
    give_tensor(r, (torc_exp_out)(a[0].tensor, a[1].tensor));
}
CALL(exp2) {
    (void)a;
    give_tensor(r, (torc_exp2)(a[0].tensor));
}
CALL(exp2_) {
    (void)a;
    give_tensor(r, (torc_exp2_)(a[0].tensor));
}
CALL(exp2_out) {
    (void)a;
    give_tensor(r, (torc_exp2_out)(a[0].tensor, a[1].tensor));
}
CALL(expm1) {
    (void)a;
    give_tensor(r, (torc_expm1)(a[0].tensor));
}
CALL(expm1_) {
    (void)a;
    give_tensor(r, (torc_expm1_)(a[0].tensor));
}
CALL(expm1_out) {
    (void)a;
    give_tensor(r, (torc_expm1_out)(a[0].tensor, a[1].tensor));
}
CALL(log) {
    (void)a;
    give_tensor(r, (torc_log)(a[0].tensor));
}
CALL(log_) {
    (void)a;
    give_tensor(r, (torc_log_)(a[0].tensor));
}
CALL(log_out) {
    (void)a;
    give_tensor(r, (torc_log_out)(a[0].tensor, a[1].tensor));
}
CALL(log2) {
    (void)a;
    give_tensor(r, (torc_log2)(a[0].tensor));
}
CALL(log2_) {
    (void)a;
    give_tensor(r, (torc_log2_)(a[0].tensor));
}
CALL(log2_out) {
    (void)a;
    give_tensor(r, (torc_log2_out)(a[0].tensor, a[1].tensor));
}
CALL(log10) {
    (void)a;
    give_tensor(r, (torc_log10)(a[0].tensor));
}
CALL(log10_) {
    (void)a;
    give_tensor(r, (torc_log10_)(a[0].tensor));
}
CALL(log10_out) {
    (void)a;
    give_tensor(r, (torc_log10_out)(a[0].tensor, a[1].tensor));
}
CALL(log1p) {
    (void)a;
    give_tensor(r, (torc_log1p)(a[0].tensor));
}
CALL(log1p_) {
    (void)a;
    give_tensor(r, (torc_log1p_)(a[0].tensor));
}
CALL(log1p_out) {
    (void)a;
    give_tensor(r, (torc_log1p_out)(a[0].tensor, a[1].tensor));
}
CALL(logaddexp) {
    (void)a;
    give_tensor(r, (torc_logaddexp)(a[0].tensor, a[1].tensor));
}
CALL(logaddexp_out) {
    (void)a;
    give_tensor(r, (torc_logaddexp_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(logaddexp2) {
    (void)a;
    give_tensor(r, (torc_logaddexp2)(a[0].tensor, a[1].tensor));
}
CALL(logaddexp2_out) {
    (void)a;
    give_tensor(r, (torc_logaddexp2_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(xlogy) {
    (void)a;
    give_tensor(r, (torc_xlogy)(a[0].tensor, a[1].tensor));
}
CALL(xlogy_) {
    (void)a;
    give_tensor(r, (torc_xlogy_)(a[0].tensor, a[1].tensor));
}
CALL(xlogy_out) {
    (void)a;
    give_tensor(r, (torc_xlogy_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(xlogy_scalar) {
    (void)a;
    give_tensor(r, (torc_xlogy_scalar)(a[0].tensor, a[1].n));
}
CALL(xlogy_scalar_) {
    (void)a;
    give_tensor(r, (torc_xlogy_scalar_)(a[0].tensor, a[1].n));
}
CALL(special_xlog1py) {
    (void)a;
    give_tensor(r, (torc_special_xlog1py)(a[0].tensor, a[1].tensor));
}
CALL(special_xlog1py_out) {
    (void)a;
    give_tensor(r, (torc_special_xlog1py_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(special_xlog1py_scalar) {
    (void)a;
    give_tensor(r, (torc_special_xlog1py_scalar)(a[0].tensor, a[1].n));
}
CALL(special_entr) {
    (void)a;
    give_tensor(r, (torc_special_entr)(a[0].tensor));
}
CALL(special_entr_out) {
    (void)a;
    give_tensor(r, (torc_special_entr_out)(a[0].tensor, a[1].tensor));
}
CALL(lgamma) {
    (void)a;
    give_tensor(r, (torc_lgamma)(a[0].tensor));
}
CALL(lgamma_) {
    (void)a;
    give_tensor(r, (torc_lgamma_)(a[0].tensor));
}
CALL(lgamma_out) {
    (void)a;
    give_tensor(r, (torc_lgamma_out)(a[0].tensor, a[1].tensor));
}
CALL(digamma) {
    (void)a;
    give_tensor(r, (torc_digamma)(a[0].tensor));
}
CALL(digamma_) {
    (void)a;
    give_tensor(r, (torc_digamma_)(a[0].tensor));
}
CALL(digamma_out) {
    (void)a;
    give_tensor(r, (torc_digamma_out)(a[0].tensor, a[1].tensor));
}
CALL(igamma) {
    (void)a;
    give_tensor(r, (torc_igamma)(a[0].tensor, a[1].tensor));
}
CALL(igamma_) {
    (void)a;
    give_tensor(r, (torc_igamma_)(a[0].tensor, a[1].tensor));
}
CALL(igamma_out) {
    (void)a;
    give_tensor(r, (torc_igamma_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(igammac) {
    (void)a;
    give_tensor(r, (torc_igammac)(a[0].tensor, a[1].tensor));
}
CALL(igammac_) {
    (void)a;
    give_tensor(r, (torc_igammac_)(a[0].tensor, a[1].tensor));
}
CALL(igammac_out) {
    (void)a;
    give_tensor(r, (torc_igammac_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(special_zeta) {
    (void)a;
    give_tensor(r, (torc_special_zeta)(a[0].tensor, a[1].tensor));
}
CALL(special_zeta_out) {
    (void)a;
    give_tensor(r, (torc_special_zeta_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(special_zeta_scalar) {
    (void)a;
    give_tensor(r, (torc_special_zeta_scalar)(a[0].tensor, a[1].n));
}
CALL(special_erfcx) {
    (void)a;
    give_tensor(r, (torc_special_erfcx)(a[0].tensor));
}
CALL(special_erfcx_out) {
    (void)a;
    give_tensor(r, (torc_special_erfcx_out)(a[0].tensor, a[1].tensor));
}
CALL(special_ndtr) {
    (void)a;
    give_tensor(r, (torc_special_ndtr)(a[0].tensor));
}
CALL(special_ndtr_out) {
    (void)a;
    give_tensor(r, (torc_special_ndtr_out)(a[0].tensor, a[1].tensor));
}
CALL(special_log_ndtr) {
    (void)a;
    give_tensor(r, (torc_special_log_ndtr)(a[0].tensor));
}
CALL(special_log_ndtr_out) {
    (void)a;
    give_tensor(r, (torc_special_log_ndtr_out)(a[0].tensor, a[1].tensor));
}
CALL(special_ndtri) {
    (void)a;
    give_tensor(r, (torc_special_ndtri)(a[0].tensor));
}
CALL(special_ndtri_out) {
    (void)a;
    give_tensor(r, (torc_special_ndtri_out)(a[0].tensor, a[1].tensor));
}
CALL(i0) {
    (void)a;
    give_tensor(r, (torc_i0)(a[0].tensor));
}
CALL(i0_) {
    (void)a;
    give_tensor(r, (torc_i0_)(a[0].tensor));
}
CALL(i0_out) {
    (void)a;
    give_tensor(r, (torc_i0_out)(a[0].tensor, a[1].tensor));
}
CALL(special_i0e) {
    (void)a;
    give_tensor(r, (torc_special_i0e)(a[0].tensor));
}
CALL(special_i0e_out) {
    (void)a;
    give_tensor(r, (torc_special_i0e_out)(a[0].tensor, a[1].tensor));
}
CALL(special_i1) {
    (void)a;
    give_tensor(r, (torc_special_i1)(a[0].tensor));
}
CALL(special_i1_out) {
    (void)a;
    give_tensor(r, (torc_special_i1_out)(a[0].tensor, a[1].tensor));
}
CALL(special_i1e) {
    (void)a;
    give_tensor(r, (torc_special_i1e)(a[0].tensor));
}
CALL(special_i1e_out) {
    (void)a;
    give_tensor(r, (torc_special_i1e_out)(a[0].tensor, a[1].tensor));
}
CALL(polygamma) {
    (void)a;
    give_tensor(r, (torc_polygamma)(a[0].tensor, a[1].i));
}
CALL(polygamma_) {
    (void)a;
    give_tensor(r, (torc_polygamma_)(a[0].tensor, a[1].i));
}
CALL(polygamma_out) {
    (void)a;
    give_tensor(r, (torc_polygamma_out)(a[0].tensor, a[1].tensor, a[2].i));
}
CALL(sin) {
    (void)a;
    give_tensor(r, (torc_sin)(a[0].tensor));
}
CALL(sin_) {
    (void)a;
    give_tensor(r, (torc_sin_)(a[0].tensor));
}
CALL(sin_out) {
    (void)a;
    give_tensor(r, (torc_sin_out)(a[0].tensor, a[1].tensor));
}
CALL(cos) {
    (void)a;
    give_tensor(r, (torc_cos)(a[0].tensor));
}
CALL(cos_) {
    (void)a;
    give_tensor(r, (torc_cos_)(a[0].tensor));
}
CALL(cos_out) {
    (void)a;
    give_tensor(r, (torc_cos_out)(a[0].tensor, a[1].tensor));
}
CALL(tan) {
    (void)a;
    give_tensor(r, (torc_tan)(a[0].tensor));
}
CALL(tan_) {
    (void)a;
    give_tensor(r, (torc_tan_)(a[0].tensor));
}
CALL(tan_out) {
    (void)a;
    give_tensor(r, (torc_tan_out)(a[0].tensor, a[1].tensor));
}
CALL(asin) {
    (void)a;
    give_tensor(r, (torc_asin)(a[0].tensor));
}
CALL(asin_) {
    (void)a;
    give_tensor(r, (torc_asin_)(a[0].tensor));
}
CALL(asin_out) {
    (void)a;
    give_tensor(r, (torc_asin_out)(a[0].tensor, a[1].tensor));
}
CALL(acos) {
    (void)a;
    give_tensor(r, (torc_acos)(a[0].tensor));
}
CALL(acos_) {
    (void)a;
    give_tensor(r, (torc_acos_)(a[0].tensor));
}
CALL(acos_out) {
    (void)a;
    give_tensor(r, (torc_acos_out)(a[0].tensor, a[1].tensor));
}
CALL(atan) {
    (void)a;
    give_tensor(r, (torc_atan)(a[0].tensor));
}
CALL(atan_) {
    (void)a;
    give_tensor(r, (torc_atan_)(a[0].tensor));
}
CALL(atan_out) {
    (void)a;
    give_tensor(r, (torc_atan_out)(a[0].tensor, a[1].tensor));
}
CALL(sinh) {
    (void)a;
    give_tensor(r, (torc_sinh)(a[0].tensor));
}
CALL(sinh_) {
    (void)a;
    give_tensor(r, (torc_sinh_)(a[0].tensor));
}
CALL(sinh_out) {
    (void)a;
    give_tensor(r, (torc_sinh_out)(a[0].tensor, a[1].tensor));
}
CALL(cosh) {
    (void)a;
    give_tensor(r, (torc_cosh)(a[0].tensor));
}
CALL(cosh_) {
    (void)a;
    give_tensor(r, (torc_cosh_)(a[0].tensor));
}
CALL(cosh_out) {
    (void)a;
    give_tensor(r, (torc_cosh_out)(a[0].tensor, a[1].tensor));
}
CALL(sinc) {
    (void)a;
    give_tensor(r, (torc_sinc)(a[0].tensor));
}
CALL(sinc_) {
    (void)a;
    give_tensor(r, (torc_sinc_)(a[0].tensor));
}
CALL(sinc_out) {
    (void)a;
    give_tensor(r, (torc_sinc_out)(a[0].tensor, a[1].tensor));
}
CALL(deg2rad) {
    (void)a;
    give_tensor(r, (torc_deg2rad)(a[0].tensor));
}
CALL(deg2rad_) {
    (void)a;
    give_tensor(r, (torc_deg2rad_)(a[0].tensor));
}
CALL(deg2rad_out) {
    (void)a;
    give_tensor(r, (torc_deg2rad_out)(a[0].tensor, a[1].tensor));
}
CALL(rad2deg) {
    (void)a;
    give_tensor(r, (torc_rad2deg)(a[0].tensor));
}
CALL(rad2deg_) {
    (void)a;
    give_tensor(r, (torc_rad2deg_)(a[0].tensor));
}
CALL(rad2deg_out) {
    (void)a;
    give_tensor(r, (torc_rad2deg_out)(a[0].tensor, a[1].tensor));
}
CALL(tanh) {
    (void)a;
    give_tensor(r, (torc_tanh)(a[0].tensor));
}
CALL(tanh_) {
    (void)a;
    give_tensor(r, (torc_tanh_)(a[0].tensor));
}
CALL(tanh_out) {
    (void)a;
    give_tensor(r, (torc_tanh_out)(a[0].tensor, a[1].tensor));
}
CALL(asinh) {
    (void)a;
    give_tensor(r, (torc_asinh)(a[0].tensor));
}
CALL(asinh_) {
    (void)a;
    give_tensor(r, (torc_asinh_)(a[0].tensor));
}
CALL(asinh_out) {
    (void)a;
    give_tensor(r, (torc_asinh_out)(a[0].tensor, a[1].tensor));
}
CALL(acosh) {
    (void)a;
    give_tensor(r, (torc_acosh)(a[0].tensor));
}
CALL(acosh_) {
    (void)a;
    give_tensor(r, (torc_acosh_)(a[0].tensor));
}
CALL(acosh_out) {
    (void)a;
    give_tensor(r, (torc_acosh_out)(a[0].tensor, a[1].tensor));
}
CALL(atanh) {
    (void)a;
    give_tensor(r, (torc_atanh)(a[0].tensor));
}
CALL(atanh_) {
    (void)a;
    give_tensor(r, (torc_atanh_)(a[0].tensor));
}
CALL(atanh_out) {
    (void)a;
    give_tensor(r, (torc_atanh_out)(a[0].tensor, a[1].tensor));
}
CALL(erf) {
    (void)a;
    give_tensor(r, (torc_erf)(a[0].tensor));
}
CALL(erf_) {
    (void)a;
    give_tensor(r, (torc_erf_)(a[0].tensor));
}
CALL(erf_out) {
    (void)a;
    give_tensor(r, (torc_erf_out)(a[0].tensor, a[1].tensor));
}
CALL(erfc) {
    (void)a;
    give_tensor(r, (torc_erfc)(a[0].tensor));
}
CALL(erfc_) {
    (void)a;
    give_tensor(r, (torc_erfc_)(a[0].tensor));
}
CALL(erfc_out) {
    (void)a;
    give_tensor(r, (torc_erfc_out)(a[0].tensor, a[1].tensor));
}
CALL(erfinv) {
    (void)a;
    give_tensor(r, (torc_erfinv)(a[0].tensor));
}
CALL(erfinv_) {
    (void)a;
    give_tensor(r, (torc_erfinv_)(a[0].tensor));
}
CALL(erfinv_out) {
    (void)a;
    give_tensor(r, (torc_erfinv_out)(a[0].tensor, a[1].tensor));
}
CALL(atan2) {
    (void)a;
    give_tensor(r, (torc_atan2)(a[0].tensor, a[1].tensor));
}
CALL(atan2_) {
    (void)a;
    give_tensor(r, (torc_atan2_)(a[0].tensor, a[1].tensor));
}
CALL(atan2_out) {
    (void)a;
    give_tensor(r, (torc_atan2_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(hypot) {
    (void)a;
    give_tensor(r, (torc_hypot)(a[0].tensor, a[1].tensor));
}
CALL(hypot_) {
    (void)a;
    give_tensor(r, (torc_hypot_)(a[0].tensor, a[1].tensor));
}
CALL(hypot_out) {
    (void)a;
    give_tensor(r, (torc_hypot_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(maximum) {
    (void)a;
    give_tensor(r, (torc_maximum)(a[0].tensor, a[1].tensor));
}
CALL(maximum_out) {
    (void)a;
    give_tensor(r, (torc_maximum_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(minimum) {
    (void)a;
    give_tensor(r, (torc_minimum)(a[0].tensor, a[1].tensor));
}
CALL(minimum_out) {
    (void)a;
    give_tensor(r, (torc_minimum_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(fmax) {
    (void)a;
    give_tensor(r, (torc_fmax)(a[0].tensor, a[1].tensor));
}
CALL(fmax_out) {
    (void)a;
    give_tensor(r, (torc_fmax_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(fmin) {
    (void)a;
    give_tensor(r, (torc_fmin)(a[0].tensor, a[1].tensor));
}
CALL(fmin_out) {
    (void)a;
    give_tensor(r, (torc_fmin_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(copysign) {
    (void)a;
    give_tensor(r, (torc_copysign)(a[0].tensor, a[1].tensor));
}
CALL(copysign_) {
    (void)a;
    give_tensor(r, (torc_copysign_)(a[0].tensor, a[1].tensor));
}
CALL(copysign_out) {
    (void)a;
    give_tensor(r, (torc_copysign_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(copysign_scalar) {
    (void)a;
    give_tensor(r, (torc_copysign_scalar)(a[0].tensor, a[1].n));
}
CALL(copysign_scalar_) {
    (void)a;
    give_tensor(r, (torc_copysign_scalar_)(a[0].tensor, a[1].n));
}
CALL(nextafter) {
    (void)a;
    give_tensor(r, (torc_nextafter)(a[0].tensor, a[1].tensor));
}
CALL(nextafter_) {
    (void)a;
    give_tensor(r, (torc_nextafter_)(a[0].tensor, a[1].tensor));
}
CALL(nextafter_out) {
    (void)a;
    give_tensor(r, (torc_nextafter_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(heaviside) {
    (void)a;
    give_tensor(r, (torc_heaviside)(a[0].tensor, a[1].tensor));
}
CALL(heaviside_) {
    (void)a;
    give_tensor(r, (torc_heaviside_)(a[0].tensor, a[1].tensor));
}
CALL(heaviside_out) {
    (void)a;
    give_tensor(r, (torc_heaviside_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(clamp_with) {
    (void)a;
    OPTIONS(torc_clamp_options);
    GIVEN(1, min, n);
    GIVEN(2, max, n);
    give_tensor(r, torc_clamp_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(clamp_inplace_with) {
    (void)a;
    OPTIONS(torc_clamp_options);
    GIVEN(1, min, n);
    GIVEN(2, max, n);
    give_tensor(r, torc_clamp_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(clamp_out_with) {
    (void)a;
    OPTIONS(torc_clamp_options);
    GIVEN(2, min, n);
    GIVEN(3, max, n);
    give_tensor(r, torc_clamp_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(clamp_tensor_with) {
    (void)a;
    OPTIONS(torc_clamp_tensor_options);
    GIVEN(1, min, tensor);
    GIVEN(2, max, tensor);
    give_tensor(r, torc_clamp_tensor_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(clamp_tensor_inplace_with) {
    (void)a;
    OPTIONS(torc_clamp_tensor_options);
    GIVEN(1, min, tensor);
    GIVEN(2, max, tensor);
    give_tensor(r, torc_clamp_tensor_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(clamp_tensor_out_with) {
    (void)a;
    OPTIONS(torc_clamp_tensor_options);
    GIVEN(2, min, tensor);
    GIVEN(3, max, tensor);
    give_tensor(r, torc_clamp_tensor_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(clamp_min) {
    (void)a;
    give_tensor(r, (torc_clamp_min)(a[0].tensor, a[1].tensor));
}
CALL(clamp_min_) {
    (void)a;
    give_tensor(r, (torc_clamp_min_)(a[0].tensor, a[1].tensor));
}
CALL(clamp_min_out) {
    (void)a;
    give_tensor(r, (torc_clamp_min_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(clamp_min_scalar) {
    (void)a;
    give_tensor(r, (torc_clamp_min_scalar)(a[0].tensor, a[1].n));
}
CALL(clamp_min_scalar_) {
    (void)a;
    give_tensor(r, (torc_clamp_min_scalar_)(a[0].tensor, a[1].n));
}
CALL(clamp_max) {
    (void)a;
    give_tensor(r, (torc_clamp_max)(a[0].tensor, a[1].tensor));
}
CALL(clamp_max_) {
    (void)a;
    give_tensor(r, (torc_clamp_max_)(a[0].tensor, a[1].tensor));
}
CALL(clamp_max_out) {
    (void)a;
    give_tensor(r, (torc_clamp_max_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(clamp_max_scalar) {
    (void)a;
    give_tensor(r, (torc_clamp_max_scalar)(a[0].tensor, a[1].n));
}
CALL(clamp_max_scalar_) {
    (void)a;
    give_tensor(r, (torc_clamp_max_scalar_)(a[0].tensor, a[1].n));
}
CALL(where) {
    (void)a;
    give_tensor(r, (torc_where)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(where_out) {
    (void)a;
    give_tensor(r, (torc_where_out)(a[0].tensor, a[1].tensor, a[2].tensor, a[3].tensor));
}
CALL(masked_fill) {
    (void)a;
    give_tensor(r, (torc_masked_fill)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(masked_fill_) {
    (void)a;
    give_tensor(r, (torc_masked_fill_)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(masked_fill_scalar) {
    (void)a;
    give_tensor(r, (torc_masked_fill_scalar)(a[0].tensor, a[1].tensor, a[2].n));
}
CALL(masked_fill_scalar_) {
    (void)a;
    give_tensor(r, (torc_masked_fill_scalar_)(a[0].tensor, a[1].tensor, a[2].n));
}
CALL(nan_to_num_with) {
    (void)a;
    OPTIONS(torc_nan_to_num_options);
    GIVEN(1, nan, d);
    GIVEN(2, posinf, d);
    GIVEN(3, neginf, d);
    give_tensor(r, torc_nan_to_num_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(nan_to_num_inplace_with) {
    (void)a;
    OPTIONS(torc_nan_to_num_options);
    GIVEN(1, nan, d);
    GIVEN(2, posinf, d);
    GIVEN(3, neginf, d);
    give_tensor(r, torc_nan_to_num_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(nan_to_num_out_with) {
    (void)a;
    OPTIONS(torc_nan_to_num_options);
    GIVEN(2, nan, d);
    GIVEN(3, posinf, d);
    GIVEN(4, neginf, d);
    give_tensor(r, torc_nan_to_num_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(eq) {
    (void)a;
    give_tensor(r, (torc_eq)(a[0].tensor, a[1].tensor));
}
CALL(eq_) {
    (void)a;
    give_tensor(r, (torc_eq_)(a[0].tensor, a[1].tensor));
}
CALL(eq_out) {
    (void)a;
    give_tensor(r, (torc_eq_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(eq_scalar) {
    (void)a;
    give_tensor(r, (torc_eq_scalar)(a[0].tensor, a[1].n));
}
CALL(eq_scalar_) {
    (void)a;
    give_tensor(r, (torc_eq_scalar_)(a[0].tensor, a[1].n));
}
CALL(ne) {
    (void)a;
    give_tensor(r, (torc_ne)(a[0].tensor, a[1].tensor));
}
CALL(ne_) {
    (void)a;
    give_tensor(r, (torc_ne_)(a[0].tensor, a[1].tensor));
}
CALL(ne_out) {
    (void)a;
    give_tensor(r, (torc_ne_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(ne_scalar) {
    (void)a;
    give_tensor(r, (torc_ne_scalar)(a[0].tensor, a[1].n));
}
CALL(ne_scalar_) {
    (void)a;
    give_tensor(r, (torc_ne_scalar_)(a[0].tensor, a[1].n));
}
CALL(lt) {
    (void)a;
    give_tensor(r, (torc_lt)(a[0].tensor, a[1].tensor));
}
CALL(lt_) {
    (void)a;
    give_tensor(r, (torc_lt_)(a[0].tensor, a[1].tensor));
}
CALL(lt_out) {
    (void)a;
    give_tensor(r, (torc_lt_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(lt_scalar) {
    (void)a;
    give_tensor(r, (torc_lt_scalar)(a[0].tensor, a[1].n));
}
CALL(lt_scalar_) {
    (void)a;
    give_tensor(r, (torc_lt_scalar_)(a[0].tensor, a[1].n));
}
CALL(le) {
    (void)a;
    give_tensor(r, (torc_le)(a[0].tensor, a[1].tensor));
}
CALL(le_) {
    (void)a;
    give_tensor(r, (torc_le_)(a[0].tensor, a[1].tensor));
}
CALL(le_out) {
    (void)a;
    give_tensor(r, (torc_le_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(le_scalar) {
    (void)a;
    give_tensor(r, (torc_le_scalar)(a[0].tensor, a[1].n));
}
CALL(le_scalar_) {
    (void)a;
    give_tensor(r, (torc_le_scalar_)(a[0].tensor, a[1].n));
}
CALL(gt) {
    (void)a;
    give_tensor(r, (torc_gt)(a[0].tensor, a[1].tensor));
}
CALL(gt_) {
    (void)a;
    give_tensor(r, (torc_gt_)(a[0].tensor, a[1].tensor));
}
CALL(gt_out) {
    (void)a;
    give_tensor(r, (torc_gt_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(gt_scalar) {
    (void)a;
    give_tensor(r, (torc_gt_scalar)(a[0].tensor, a[1].n));
}
CALL(gt_scalar_) {
    (void)a;
    give_tensor(r, (torc_gt_scalar_)(a[0].tensor, a[1].n));
}
CALL(ge) {
    (void)a;
    give_tensor(r, (torc_ge)(a[0].tensor, a[1].tensor));
}
CALL(ge_) {
    (void)a;
    give_tensor(r, (torc_ge_)(a[0].tensor, a[1].tensor));
}
CALL(ge_out) {
    (void)a;
    give_tensor(r, (torc_ge_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(ge_scalar) {
    (void)a;
    give_tensor(r, (torc_ge_scalar)(a[0].tensor, a[1].n));
}
CALL(ge_scalar_) {
    (void)a;
    give_tensor(r, (torc_ge_scalar_)(a[0].tensor, a[1].n));
}
CALL(logical_and) {
    (void)a;
    give_tensor(r, (torc_logical_and)(a[0].tensor, a[1].tensor));
}
CALL(logical_and_) {
    (void)a;
    give_tensor(r, (torc_logical_and_)(a[0].tensor, a[1].tensor));
}
CALL(logical_and_out) {
    (void)a;
    give_tensor(r, (torc_logical_and_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(logical_or) {
    (void)a;
    give_tensor(r, (torc_logical_or)(a[0].tensor, a[1].tensor));
}
CALL(logical_or_) {
    (void)a;
    give_tensor(r, (torc_logical_or_)(a[0].tensor, a[1].tensor));
}
CALL(logical_or_out) {
    (void)a;
    give_tensor(r, (torc_logical_or_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(logical_xor) {
    (void)a;
    give_tensor(r, (torc_logical_xor)(a[0].tensor, a[1].tensor));
}
CALL(logical_xor_) {
    (void)a;
    give_tensor(r, (torc_logical_xor_)(a[0].tensor, a[1].tensor));
}
CALL(logical_xor_out) {
    (void)a;
    give_tensor(r, (torc_logical_xor_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(logical_not) {
    (void)a;
    give_tensor(r, (torc_logical_not)(a[0].tensor));
}
CALL(logical_not_) {
    (void)a;
    give_tensor(r, (torc_logical_not_)(a[0].tensor));
}
CALL(logical_not_out) {
    (void)a;
    give_tensor(r, (torc_logical_not_out)(a[0].tensor, a[1].tensor));
}
CALL(isnan) {
    (void)a;
    give_tensor(r, (torc_isnan)(a[0].tensor));
}
CALL(isinf) {
    (void)a;
    give_tensor(r, (torc_isinf)(a[0].tensor));
}
CALL(isfinite) {
    (void)a;
    give_tensor(r, (torc_isfinite)(a[0].tensor));
}
CALL(isposinf) {
    (void)a;
    give_tensor(r, (torc_isposinf)(a[0].tensor));
}
CALL(isposinf_out) {
    (void)a;
    give_tensor(r, (torc_isposinf_out)(a[0].tensor, a[1].tensor));
}
CALL(isneginf) {
    (void)a;
    give_tensor(r, (torc_isneginf)(a[0].tensor));
}
CALL(isneginf_out) {
    (void)a;
    give_tensor(r, (torc_isneginf_out)(a[0].tensor, a[1].tensor));
}
CALL(isreal) {
    (void)a;
    give_tensor(r, (torc_isreal)(a[0].tensor));
}
CALL(signbit) {
    (void)a;
    give_tensor(r, (torc_signbit)(a[0].tensor));
}
CALL(signbit_out) {
    (void)a;
    give_tensor(r, (torc_signbit_out)(a[0].tensor, a[1].tensor));
}
CALL(bitwise_and) {
    (void)a;
    give_tensor(r, (torc_bitwise_and)(a[0].tensor, a[1].tensor));
}
CALL(bitwise_and_) {
    (void)a;
    give_tensor(r, (torc_bitwise_and_)(a[0].tensor, a[1].tensor));
}
CALL(bitwise_and_out) {
    (void)a;
    give_tensor(r, (torc_bitwise_and_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(bitwise_and_scalar) {
    (void)a;
    give_tensor(r, (torc_bitwise_and_scalar)(a[0].tensor, a[1].n));
}
CALL(bitwise_and_scalar_) {
    (void)a;
    give_tensor(r, (torc_bitwise_and_scalar_)(a[0].tensor, a[1].n));
}
CALL(bitwise_or) {
    (void)a;
    give_tensor(r, (torc_bitwise_or)(a[0].tensor, a[1].tensor));
}
CALL(bitwise_or_) {
    (void)a;
    give_tensor(r, (torc_bitwise_or_)(a[0].tensor, a[1].tensor));
}
CALL(bitwise_or_out) {
    (void)a;
    give_tensor(r, (torc_bitwise_or_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(bitwise_or_scalar) {
    (void)a;
    give_tensor(r, (torc_bitwise_or_scalar)(a[0].tensor, a[1].n));
}
CALL(bitwise_or_scalar_) {
    (void)a;
    give_tensor(r, (torc_bitwise_or_scalar_)(a[0].tensor, a[1].n));
}
CALL(bitwise_xor) {
    (void)a;
    give_tensor(r, (torc_bitwise_xor)(a[0].tensor, a[1].tensor));
}
CALL(bitwise_xor_) {
    (void)a;
    give_tensor(r, (torc_bitwise_xor_)(a[0].tensor, a[1].tensor));
}
CALL(bitwise_xor_out) {
    (void)a;
    give_tensor(r, (torc_bitwise_xor_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(bitwise_xor_scalar) {
    (void)a;
    give_tensor(r, (torc_bitwise_xor_scalar)(a[0].tensor, a[1].n));
}
CALL(bitwise_xor_scalar_) {
    (void)a;
    give_tensor(r, (torc_bitwise_xor_scalar_)(a[0].tensor, a[1].n));
}
CALL(bitwise_not) {
    (void)a;
    give_tensor(r, (torc_bitwise_not)(a[0].tensor));
}
CALL(bitwise_not_) {
    (void)a;
    give_tensor(r, (torc_bitwise_not_)(a[0].tensor));
}
CALL(bitwise_not_out) {
    (void)a;
    give_tensor(r, (torc_bitwise_not_out)(a[0].tensor, a[1].tensor));
}
CALL(bitwise_left_shift) {
    (void)a;
    give_tensor(r, (torc_bitwise_left_shift)(a[0].tensor, a[1].tensor));
}
CALL(bitwise_left_shift_) {
    (void)a;
    give_tensor(r, (torc_bitwise_left_shift_)(a[0].tensor, a[1].tensor));
}
CALL(bitwise_left_shift_out) {
    (void)a;
    give_tensor(r, (torc_bitwise_left_shift_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(bitwise_left_shift_scalar) {
    (void)a;
    give_tensor(r, (torc_bitwise_left_shift_scalar)(a[0].tensor, a[1].n));
}
CALL(bitwise_left_shift_scalar_) {
    (void)a;
    give_tensor(r, (torc_bitwise_left_shift_scalar_)(a[0].tensor, a[1].n));
}
CALL(bitwise_right_shift) {
    (void)a;
    give_tensor(r, (torc_bitwise_right_shift)(a[0].tensor, a[1].tensor));
}
CALL(bitwise_right_shift_) {
    (void)a;
    give_tensor(r, (torc_bitwise_right_shift_)(a[0].tensor, a[1].tensor));
}
CALL(bitwise_right_shift_out) {
    (void)a;
    give_tensor(r, (torc_bitwise_right_shift_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(bitwise_right_shift_scalar) {
    (void)a;
    give_tensor(r, (torc_bitwise_right_shift_scalar)(a[0].tensor, a[1].n));
}
CALL(bitwise_right_shift_scalar_) {
    (void)a;
    give_tensor(r, (torc_bitwise_right_shift_scalar_)(a[0].tensor, a[1].n));
}
CALL(sigmoid) {
    (void)a;
    give_tensor(r, (torc_sigmoid)(a[0].tensor));
}
CALL(sigmoid_) {
    (void)a;
    give_tensor(r, (torc_sigmoid_)(a[0].tensor));
}
CALL(sigmoid_out) {
    (void)a;
    give_tensor(r, (torc_sigmoid_out)(a[0].tensor, a[1].tensor));
}
CALL(logit_with) {
    (void)a;
    OPTIONS(torc_logit_options);
    GIVEN(1, eps, d);
    give_tensor(r, torc_logit_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(logit_inplace_with) {
    (void)a;
    OPTIONS(torc_logit_options);
    GIVEN(1, eps, d);
    give_tensor(r, torc_logit_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(logit_out_with) {
    (void)a;
    OPTIONS(torc_logit_options);
    GIVEN(2, eps, d);
    give_tensor(r, torc_logit_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(relu) {
    (void)a;
    give_tensor(r, (torc_relu)(a[0].tensor));
}
CALL(relu_) {
    (void)a;
    give_tensor(r, (torc_relu_)(a[0].tensor));
}
CALL(relu6) {
    (void)a;
    give_tensor(r, (torc_relu6)(a[0].tensor));
}
CALL(relu6_) {
    (void)a;
    give_tensor(r, (torc_relu6_)(a[0].tensor));
}
CALL(leaky_relu_with) {
    (void)a;
    OPTIONS(torc_leaky_relu_options);
    GIVEN(1, negative_slope, n);
    give_tensor(r, torc_leaky_relu_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(leaky_relu_inplace_with) {
    (void)a;
    OPTIONS(torc_leaky_relu_options);
    GIVEN(1, negative_slope, n);
    give_tensor(r, torc_leaky_relu_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(leaky_relu_out_with) {
    (void)a;
    OPTIONS(torc_leaky_relu_options);
    GIVEN(2, negative_slope, n);
    give_tensor(r, torc_leaky_relu_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(elu_with) {
    (void)a;
    OPTIONS(torc_elu_options);
    GIVEN(1, alpha, n);
    give_tensor(r, torc_elu_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(elu_inplace_with) {
    (void)a;
    OPTIONS(torc_elu_options);
    GIVEN(1, alpha, n);
    give_tensor(r, torc_elu_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(elu_out_with) {
    (void)a;
    OPTIONS(torc_elu_options);
    GIVEN(2, alpha, n);
    give_tensor(r, torc_elu_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(selu) {
    (void)a;
    give_tensor(r, (torc_selu)(a[0].tensor));
}
CALL(selu_) {
    (void)a;
    give_tensor(r, (torc_selu_)(a[0].tensor));
}
CALL(celu_with) {
    (void)a;
    OPTIONS(torc_celu_options);
    GIVEN(1, alpha, n);
    give_tensor(r, torc_celu_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(celu_inplace_with) {
    (void)a;
    OPTIONS(torc_celu_options);
    GIVEN(1, alpha, n);
    give_tensor(r, torc_celu_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(gelu_with) {
    (void)a;
    OPTIONS(torc_gelu_options);
    GIVEN(1, approximate, s);
    give_tensor(r, torc_gelu_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(gelu_out_with) {
    (void)a;
    OPTIONS(torc_gelu_options);
    GIVEN(2, approximate, s);
    give_tensor(r, torc_gelu_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(silu) {
    (void)a;
    give_tensor(r, (torc_silu)(a[0].tensor));
}
CALL(silu_) {
    (void)a;
    give_tensor(r, (torc_silu_)(a[0].tensor));
}
CALL(silu_out) {
    (void)a;
    give_tensor(r, (torc_silu_out)(a[0].tensor, a[1].tensor));
}
CALL(mish) {
    (void)a;
    give_tensor(r, (torc_mish)(a[0].tensor));
}
CALL(mish_) {
    (void)a;
    give_tensor(r, (torc_mish_)(a[0].tensor));
}
CALL(mish_out) {
    (void)a;
    give_tensor(r, (torc_mish_out)(a[0].tensor, a[1].tensor));
}
CALL(softplus_with) {
    (void)a;
    OPTIONS(torc_softplus_options);
    GIVEN(1, beta, n);
    GIVEN(2, threshold, n);
    give_tensor(r, torc_softplus_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(softplus_out_with) {
    (void)a;
    OPTIONS(torc_softplus_options);
    GIVEN(2, beta, n);
    GIVEN(3, threshold, n);
    give_tensor(r, torc_softplus_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(softsign) {
    (void)a;
    give_tensor(r, (torc_softsign)(a[0].tensor));
}
CALL(hardtanh_with) {
    (void)a;
    OPTIONS(torc_hardtanh_options);
    GIVEN(1, min_val, n);
    GIVEN(2, max_val, n);
    give_tensor(r, torc_hardtanh_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(hardtanh_inplace_with) {
    (void)a;
    OPTIONS(torc_hardtanh_options);
    GIVEN(1, min_val, n);
    GIVEN(2, max_val, n);
    give_tensor(r, torc_hardtanh_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(hardtanh_out_with) {
    (void)a;
    OPTIONS(torc_hardtanh_options);
    GIVEN(2, min_val, n);
    GIVEN(3, max_val, n);
    give_tensor(r, torc_hardtanh_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(hardsigmoid) {
    (void)a;
    give_tensor(r, (torc_hardsigmoid)(a[0].tensor));
}
CALL(hardsigmoid_) {
    (void)a;
    give_tensor(r, (torc_hardsigmoid_)(a[0].tensor));
}
CALL(hardsigmoid_out) {
    (void)a;
    give_tensor(r, (torc_hardsigmoid_out)(a[0].tensor, a[1].tensor));
}
CALL(hardswish) {
    (void)a;
    give_tensor(r, (torc_hardswish)(a[0].tensor));
}
CALL(hardswish_) {
    (void)a;
    give_tensor(r, (torc_hardswish_)(a[0].tensor));
}
CALL(hardswish_out) {
    (void)a;
    give_tensor(r, (torc_hardswish_out)(a[0].tensor, a[1].tensor));
}
CALL(hardshrink_with) {
    (void)a;
    OPTIONS(torc_hardshrink_options);
    GIVEN(1, lambd, n);
    give_tensor(r, torc_hardshrink_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(hardshrink_out_with) {
    (void)a;
    OPTIONS(torc_hardshrink_options);
    GIVEN(2, lambd, n);
    give_tensor(r, torc_hardshrink_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(softshrink_with) {
    (void)a;
    OPTIONS(torc_softshrink_options);
    GIVEN(1, lambd, n);
    give_tensor(r, torc_softshrink_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(softshrink_out_with) {
    (void)a;
    OPTIONS(torc_softshrink_options);
    GIVEN(2, lambd, n);
    give_tensor(r, torc_softshrink_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(tanhshrink) {
    (void)a;
    give_tensor(r, (torc_tanhshrink)(a[0].tensor));
}
CALL(threshold) {
    (void)a;
    give_tensor(r, (torc_threshold)(a[0].tensor, a[1].n, a[2].n));
}
CALL(threshold_) {
    (void)a;
    give_tensor(r, (torc_threshold_)(a[0].tensor, a[1].n, a[2].n));
}
CALL(threshold_out) {
    (void)a;
    give_tensor(r, (torc_threshold_out)(a[0].tensor, a[1].tensor, a[2].n, a[3].n));
}
CALL(logsigmoid) {
    (void)a;
    give_tensor(r, (torc_logsigmoid)(a[0].tensor));
}
CALL(logsigmoid_out) {
    (void)a;
    give_tensor(r, (torc_logsigmoid_out)(a[0].tensor, a[1].tensor));
}
CALL(copy_inplace_with) {
    (void)a;
    OPTIONS(torc_copy_inplace_options);
    GIVEN(2, non_blocking, flag);
    give_tensor(r, torc_copy_inplace_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(fill__tensor_) {
    (void)a;
    give_tensor(r, (torc_fill__tensor_)(a[0].tensor, a[1].tensor));
}
CALL(fill_) {
    (void)a;
    give_tensor(r, (torc_fill_)(a[0].tensor, a[1].n));
}
CALL(zero_) {
    (void)a;
    give_tensor(r, (torc_zero_)(a[0].tensor));
}
CALL(empty_with) {
    (void)a;
    OPTIONS(torc_empty_options);
    GIVEN(1, dtype, dtype);
    GIVEN(2, device, device);
    GIVEN(3, pin_memory, flag);
    GIVEN(4, requires_grad, flag);
    GIVEN(5, memory_format, format);
    give_tensor(r, torc_empty_with(a[0].ints, options_as_wanted(&o)));
}
CALL(empty_out_with) {
    (void)a;
    OPTIONS(torc_empty_options);
    GIVEN(2, dtype, dtype);
    GIVEN(3, device, device);
    GIVEN(4, pin_memory, flag);
    GIVEN(5, requires_grad, flag);
    GIVEN(6, memory_format, format);
    give_tensor(r, torc_empty_out_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(empty_strided_with) {
    (void)a;
    OPTIONS(torc_empty_strided_options);
    GIVEN(2, dtype, dtype);
    GIVEN(3, device, device);
    GIVEN(4, pin_memory, flag);
    GIVEN(5, requires_grad, flag);
    give_tensor(r, torc_empty_strided_with(a[0].ints, a[1].ints, options_as_wanted(&o)));
}
CALL(zeros_with) {
    (void)a;
    OPTIONS(torc_zeros_options);
    GIVEN(1, dtype, dtype);
    GIVEN(2, device, device);
    GIVEN(3, pin_memory, flag);
    GIVEN(4, requires_grad, flag);
    give_tensor(r, torc_zeros_with(a[0].ints, options_as_wanted(&o)));
}
CALL(zeros_out_with) {
    (void)a;
    OPTIONS(torc_zeros_options);
    GIVEN(2, dtype, dtype);
    GIVEN(3, device, device);
    GIVEN(4, pin_memory, flag);
    GIVEN(5, requires_grad, flag);
    give_tensor(r, torc_zeros_out_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(ones_with) {
    (void)a;
    OPTIONS(torc_ones_options);
    GIVEN(1, dtype, dtype);
    GIVEN(2, device, device);
    GIVEN(3, pin_memory, flag);
    GIVEN(4, requires_grad, flag);
    give_tensor(r, torc_ones_with(a[0].ints, options_as_wanted(&o)));
}
CALL(ones_out_with) {
    (void)a;
    OPTIONS(torc_ones_options);
    GIVEN(2, dtype, dtype);
    GIVEN(3, device, device);
    GIVEN(4, pin_memory, flag);
    GIVEN(5, requires_grad, flag);
    give_tensor(r, torc_ones_out_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(full_with) {
    (void)a;
    OPTIONS(torc_full_options);
    GIVEN(2, dtype, dtype);
    GIVEN(3, device, device);
    GIVEN(4, pin_memory, flag);
    GIVEN(5, requires_grad, flag);
    give_tensor(r, torc_full_with(a[0].ints, a[1].n, options_as_wanted(&o)));
}
CALL(full_out_with) {
    (void)a;
    OPTIONS(torc_full_options);
    GIVEN(3, dtype, dtype);
    GIVEN(4, device, device);
    GIVEN(5, pin_memory, flag);
    GIVEN(6, requires_grad, flag);
    give_tensor(r, torc_full_out_with(a[0].tensor, a[1].ints, a[2].n, options_as_wanted(&o)));
}
CALL(empty_like_with) {
    (void)a;
    OPTIONS(torc_empty_like_options);
    GIVEN(1, dtype, dtype);
    GIVEN(2, device, device);
    GIVEN(3, pin_memory, flag);
    GIVEN(4, requires_grad, flag);
    GIVEN(5, memory_format, format);
    give_tensor(r, torc_empty_like_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(zeros_like_with) {
    (void)a;
    OPTIONS(torc_zeros_like_options);
    GIVEN(1, dtype, dtype);
    GIVEN(2, device, device);
    GIVEN(3, pin_memory, flag);
    GIVEN(4, requires_grad, flag);
    GIVEN(5, memory_format, format);
    give_tensor(r, torc_zeros_like_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(ones_like_with) {
    (void)a;
    OPTIONS(torc_ones_like_options);
    GIVEN(1, dtype, dtype);
    GIVEN(2, device, device);
    GIVEN(3, pin_memory, flag);
    GIVEN(4, requires_grad, flag);
    GIVEN(5, memory_format, format);
    give_tensor(r, torc_ones_like_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(full_like_with) {
    (void)a;
    OPTIONS(torc_full_like_options);
    GIVEN(2, dtype, dtype);
    GIVEN(3, device, device);
    GIVEN(4, pin_memory, flag);
    GIVEN(5, requires_grad, flag);
    GIVEN(6, memory_format, format);
    give_tensor(r, torc_full_like_with(a[0].tensor, a[1].n, options_as_wanted(&o)));
}
CALL(fill_tensor) {
    (void)a;
    give_tensor(r, (torc_fill_tensor)(a[0].tensor, a[1].tensor));
}
CALL(fill) {
    (void)a;
    give_tensor(r, (torc_fill)(a[0].tensor, a[1].n));
}
CALL(rand_like_with) {
    (void)a;
    OPTIONS(torc_rand_like_options);
    GIVEN(1, generator, generator);
    GIVEN(2, dtype, dtype);
    GIVEN(3, device, device);
    GIVEN(4, pin_memory, flag);
    GIVEN(5, requires_grad, flag);
    GIVEN(6, memory_format, format);
    give_tensor(r, torc_rand_like_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(randn_like_with) {
    (void)a;
    OPTIONS(torc_randn_like_options);
    GIVEN(1, generator, generator);
    GIVEN(2, dtype, dtype);
    GIVEN(3, device, device);
    GIVEN(4, pin_memory, flag);
    GIVEN(5, requires_grad, flag);
    GIVEN(6, memory_format, format);
    give_tensor(r, torc_randn_like_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(randint_like_with) {
    (void)a;
    OPTIONS(torc_randint_like_options);
    GIVEN(1, low, i);
    GIVEN(3, generator, generator);
    GIVEN(4, dtype, dtype);
    GIVEN(5, device, device);
    GIVEN(6, pin_memory, flag);
    GIVEN(7, requires_grad, flag);
    GIVEN(8, memory_format, format);
    give_tensor(r, torc_randint_like_with(a[0].tensor, a[2].i, options_as_wanted(&o)));
}
CALL(new_empty_with) {
    (void)a;
    OPTIONS(torc_new_empty_options);
    GIVEN(2, dtype, dtype);
    GIVEN(3, device, device);
    GIVEN(4, pin_memory, flag);
    GIVEN(5, requires_grad, flag);
    give_tensor(r, torc_new_empty_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(new_zeros_with) {
    (void)a;
    OPTIONS(torc_new_zeros_options);
    GIVEN(2, dtype, dtype);
    GIVEN(3, device, device);
    GIVEN(4, pin_memory, flag);
    GIVEN(5, requires_grad, flag);
    give_tensor(r, torc_new_zeros_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(new_ones_with) {
    (void)a;
    OPTIONS(torc_new_ones_options);
    GIVEN(2, dtype, dtype);
    GIVEN(3, device, device);
    GIVEN(4, pin_memory, flag);
    GIVEN(5, requires_grad, flag);
    give_tensor(r, torc_new_ones_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(new_full_with) {
    (void)a;
    OPTIONS(torc_new_full_options);
    GIVEN(3, dtype, dtype);
    GIVEN(4, device, device);
    GIVEN(5, pin_memory, flag);
    GIVEN(6, requires_grad, flag);
    give_tensor(r, torc_new_full_with(a[0].tensor, a[1].ints, a[2].n, options_as_wanted(&o)));
}
CALL(arange_with) {
    (void)a;
    OPTIONS(torc_arange_options);
    GIVEN(0, start, n);
    GIVEN(2, step, n);
    GIVEN(3, dtype, dtype);
    GIVEN(4, device, device);
    GIVEN(5, pin_memory, flag);
    GIVEN(6, requires_grad, flag);
    give_tensor(r, torc_arange_with(a[1].n, options_as_wanted(&o)));
}
CALL(arange_out_with) {
    (void)a;
    OPTIONS(torc_arange_options);
    GIVEN(1, start, n);
    GIVEN(3, step, n);
    GIVEN(4, dtype, dtype);
    GIVEN(5, device, device);
    GIVEN(6, pin_memory, flag);
    GIVEN(7, requires_grad, flag);
    give_tensor(r, torc_arange_out_with(a[0].tensor, a[2].n, options_as_wanted(&o)));
}
CALL(linspace_with) {
    (void)a;
    OPTIONS(torc_linspace_options);
    GIVEN(3, dtype, dtype);
    GIVEN(4, device, device);
    GIVEN(5, pin_memory, flag);
    GIVEN(6, requires_grad, flag);
    give_tensor(r, torc_linspace_with(a[0].n, a[1].n, a[2].i, options_as_wanted(&o)));
}
CALL(linspace_out_with) {
    (void)a;
    OPTIONS(torc_linspace_options);
    GIVEN(4, dtype, dtype);
    GIVEN(5, device, device);
    GIVEN(6, pin_memory, flag);
    GIVEN(7, requires_grad, flag);
    give_tensor(r, torc_linspace_out_with(a[0].tensor, a[1].n, a[2].n, a[3].i, options_as_wanted(&o)));
}
CALL(eye_with) {
    (void)a;
    OPTIONS(torc_eye_options);
    GIVEN(1, m, i);
    GIVEN(2, dtype, dtype);
    GIVEN(3, device, device);
    GIVEN(4, pin_memory, flag);
    GIVEN(5, requires_grad, flag);
    give_tensor(r, torc_eye_with(a[0].i, options_as_wanted(&o)));
}
CALL(eye_out_with) {
    (void)a;
    OPTIONS(torc_eye_options);
    GIVEN(2, m, i);
    GIVEN(3, dtype, dtype);
    GIVEN(4, device, device);
    GIVEN(5, pin_memory, flag);
    GIVEN(6, requires_grad, flag);
    give_tensor(r, torc_eye_out_with(a[0].tensor, a[1].i, options_as_wanted(&o)));
}
CALL(tril_indices_with) {
    (void)a;
    OPTIONS(torc_tril_indices_options);
    GIVEN(2, offset, i);
    GIVEN(3, dtype, dtype);
    GIVEN(4, device, device);
    GIVEN(5, pin_memory, flag);
    GIVEN(6, requires_grad, flag);
    give_tensor(r, torc_tril_indices_with(a[0].i, a[1].i, options_as_wanted(&o)));
}
CALL(triu_indices_with) {
    (void)a;
    OPTIONS(torc_triu_indices_options);
    GIVEN(2, offset, i);
    GIVEN(3, dtype, dtype);
    GIVEN(4, device, device);
    GIVEN(5, pin_memory, flag);
    GIVEN(6, requires_grad, flag);
    give_tensor(r, torc_triu_indices_with(a[0].i, a[1].i, options_as_wanted(&o)));
}
CALL(scalar_tensor_with) {
    (void)a;
    OPTIONS(torc_scalar_tensor_options);
    GIVEN(1, dtype, dtype);
    GIVEN(2, device, device);
    GIVEN(3, pin_memory, flag);
    GIVEN(4, requires_grad, flag);
    give_tensor(r, torc_scalar_tensor_with(a[0].n, options_as_wanted(&o)));
}
CALL(logspace_with) {
    (void)a;
    OPTIONS(torc_logspace_options);
    GIVEN(3, base, d);
    GIVEN(4, dtype, dtype);
    GIVEN(5, device, device);
    GIVEN(6, pin_memory, flag);
    GIVEN(7, requires_grad, flag);
    give_tensor(r, torc_logspace_with(a[0].n, a[1].n, a[2].i, options_as_wanted(&o)));
}
CALL(logspace_out_with) {
    (void)a;
    OPTIONS(torc_logspace_options);
    GIVEN(4, base, d);
    GIVEN(5, dtype, dtype);
    GIVEN(6, device, device);
    GIVEN(7, pin_memory, flag);
    GIVEN(8, requires_grad, flag);
    give_tensor(r, torc_logspace_out_with(a[0].tensor, a[1].n, a[2].n, a[3].i, options_as_wanted(&o)));
}
CALL(hann_window_with) {
    (void)a;
    OPTIONS(torc_hann_window_options);
    GIVEN(1, periodic, flag);
    GIVEN(2, dtype, dtype);
    GIVEN(3, device, device);
    GIVEN(4, pin_memory, flag);
    GIVEN(5, requires_grad, flag);
    give_tensor(r, torc_hann_window_with(a[0].i, options_as_wanted(&o)));
}
CALL(hamming_window_with) {
    (void)a;
    OPTIONS(torc_hamming_window_options);
    GIVEN(1, periodic, flag);
    GIVEN(2, alpha, d);
    GIVEN(3, beta, d);
    GIVEN(4, dtype, dtype);
    GIVEN(5, device, device);
    GIVEN(6, pin_memory, flag);
    GIVEN(7, requires_grad, flag);
    give_tensor(r, torc_hamming_window_with(a[0].i, options_as_wanted(&o)));
}
CALL(blackman_window_with) {
    (void)a;
    OPTIONS(torc_blackman_window_options);
    GIVEN(1, periodic, flag);
    GIVEN(2, dtype, dtype);
    GIVEN(3, device, device);
    GIVEN(4, pin_memory, flag);
    GIVEN(5, requires_grad, flag);
    give_tensor(r, torc_blackman_window_with(a[0].i, options_as_wanted(&o)));
}
CALL(kaiser_window_with) {
    (void)a;
    OPTIONS(torc_kaiser_window_options);
    GIVEN(1, periodic, flag);
    GIVEN(2, beta, d);
    GIVEN(3, dtype, dtype);
    GIVEN(4, device, device);
    GIVEN(5, pin_memory, flag);
    GIVEN(6, requires_grad, flag);
    give_tensor(r, torc_kaiser_window_with(a[0].i, options_as_wanted(&o)));
}
CALL(bartlett_window_with) {
    (void)a;
    OPTIONS(torc_bartlett_window_options);
    GIVEN(1, periodic, flag);
    GIVEN(2, dtype, dtype);
    GIVEN(3, device, device);
    GIVEN(4, pin_memory, flag);
    GIVEN(5, requires_grad, flag);
    give_tensor(r, torc_bartlett_window_with(a[0].i, options_as_wanted(&o)));
}
CALL(rand_with) {
    (void)a;
    OPTIONS(torc_rand_options);
    GIVEN(1, generator, generator);
    GIVEN(2, dtype, dtype);
    GIVEN(3, device, device);
    GIVEN(4, pin_memory, flag);
    GIVEN(5, requires_grad, flag);
    give_tensor(r, torc_rand_with(a[0].ints, options_as_wanted(&o)));
}
CALL(rand_out_with) {
    (void)a;
    OPTIONS(torc_rand_options);
    GIVEN(2, generator, generator);
    GIVEN(3, dtype, dtype);
    GIVEN(4, device, device);
    GIVEN(5, pin_memory, flag);
    GIVEN(6, requires_grad, flag);
    give_tensor(r, torc_rand_out_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(randn_with) {
    (void)a;
    OPTIONS(torc_randn_options);
    GIVEN(1, generator, generator);
    GIVEN(2, dtype, dtype);
    GIVEN(3, device, device);
    GIVEN(4, pin_memory, flag);
    GIVEN(5, requires_grad, flag);
    give_tensor(r, torc_randn_with(a[0].ints, options_as_wanted(&o)));
}
CALL(randn_out_with) {
    (void)a;
    OPTIONS(torc_randn_options);
    GIVEN(2, generator, generator);
    GIVEN(3, dtype, dtype);
    GIVEN(4, device, device);
    GIVEN(5, pin_memory, flag);
    GIVEN(6, requires_grad, flag);
    give_tensor(r, torc_randn_out_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(normal_with) {
    (void)a;
    OPTIONS(torc_normal_options);
    GIVEN(2, generator, generator);
    give_tensor(r, torc_normal_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(normal_out_with) {
    (void)a;
    OPTIONS(torc_normal_options);
    GIVEN(3, generator, generator);
    give_tensor(r, torc_normal_out_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(normal_mean_with) {
    (void)a;
    OPTIONS(torc_normal_mean_options);
    GIVEN(1, std, d);
    GIVEN(2, generator, generator);
    give_tensor(r, torc_normal_mean_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(normal_mean_out_with) {
    (void)a;
    OPTIONS(torc_normal_mean_options);
    GIVEN(2, std, d);
    GIVEN(3, generator, generator);
    give_tensor(r, torc_normal_mean_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(normal_std_with) {
    (void)a;
    OPTIONS(torc_normal_std_options);
    GIVEN(2, generator, generator);
    give_tensor(r, torc_normal_std_with(a[0].d, a[1].tensor, options_as_wanted(&o)));
}
CALL(normal_std_out_with) {
    (void)a;
    OPTIONS(torc_normal_std_options);
    GIVEN(3, generator, generator);
    give_tensor(r, torc_normal_std_out_with(a[0].tensor, a[1].d, a[2].tensor, options_as_wanted(&o)));
}
CALL(normal_size_with) {
    (void)a;
    OPTIONS(torc_normal_size_options);
    GIVEN(3, generator, generator);
    GIVEN(4, dtype, dtype);
    GIVEN(5, device, device);
    GIVEN(6, pin_memory, flag);
    GIVEN(7, requires_grad, flag);
    give_tensor(r, torc_normal_size_with(a[0].d, a[1].d, a[2].ints, options_as_wanted(&o)));
}
CALL(normal_size_out_with) {
    (void)a;
    OPTIONS(torc_normal_size_options);
    GIVEN(4, generator, generator);
    GIVEN(5, dtype, dtype);
    GIVEN(6, device, device);
    GIVEN(7, pin_memory, flag);
    GIVEN(8, requires_grad, flag);
    give_tensor(r, torc_normal_size_out_with(a[0].tensor, a[1].d, a[2].d, a[3].ints, options_as_wanted(&o)));
}
CALL(randint_with) {
    (void)a;
    OPTIONS(torc_randint_options);
    GIVEN(0, low, i);
    GIVEN(3, generator, generator);
    GIVEN(4, dtype, dtype);
    GIVEN(5, device, device);
    GIVEN(6, pin_memory, flag);
    GIVEN(7, requires_grad, flag);
    give_tensor(r, torc_randint_with(a[1].i, a[2].ints, options_as_wanted(&o)));
}
CALL(randint_out_with) {
    (void)a;
    OPTIONS(torc_randint_options);
    GIVEN(1, low, i);
    GIVEN(4, generator, generator);
    GIVEN(5, dtype, dtype);
    GIVEN(6, device, device);
    GIVEN(7, pin_memory, flag);
    GIVEN(8, requires_grad, flag);
    give_tensor(r, torc_randint_out_with(a[0].tensor, a[2].i, a[3].ints, options_as_wanted(&o)));
}
CALL(randperm_with) {
    (void)a;
    OPTIONS(torc_randperm_options);
    GIVEN(1, generator, generator);
    GIVEN(2, dtype, dtype);
    GIVEN(3, device, device);
    GIVEN(4, pin_memory, flag);
    GIVEN(5, requires_grad, flag);
    give_tensor(r, torc_randperm_with(a[0].i, options_as_wanted(&o)));
}
CALL(randperm_out_with) {
    (void)a;
    OPTIONS(torc_randperm_options);
    GIVEN(2, generator, generator);
    GIVEN(3, dtype, dtype);
    GIVEN(4, device, device);
    GIVEN(5, pin_memory, flag);
    GIVEN(6, requires_grad, flag);
    give_tensor(r, torc_randperm_out_with(a[0].tensor, a[1].i, options_as_wanted(&o)));
}
CALL(uniform_inplace_with) {
    (void)a;
    OPTIONS(torc_uniform_inplace_options);
    GIVEN(1, from, d);
    GIVEN(2, to, d);
    GIVEN(3, generator, generator);
    give_tensor(r, torc_uniform_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(normal_inplace_with) {
    (void)a;
    OPTIONS(torc_normal_inplace_options);
    GIVEN(1, mean, d);
    GIVEN(2, std, d);
    GIVEN(3, generator, generator);
    give_tensor(r, torc_normal_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(exponential_inplace_with) {
    (void)a;
    OPTIONS(torc_exponential_inplace_options);
    GIVEN(1, lambd, d);
    GIVEN(2, generator, generator);
    give_tensor(r, torc_exponential_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(log_normal_inplace_with) {
    (void)a;
    OPTIONS(torc_log_normal_inplace_options);
    GIVEN(1, mean, d);
    GIVEN(2, std, d);
    GIVEN(3, generator, generator);
    give_tensor(r, torc_log_normal_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(cauchy_inplace_with) {
    (void)a;
    OPTIONS(torc_cauchy_inplace_options);
    GIVEN(1, median, d);
    GIVEN(2, sigma, d);
    GIVEN(3, generator, generator);
    give_tensor(r, torc_cauchy_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(geometric_inplace_with) {
    (void)a;
    OPTIONS(torc_geometric_inplace_options);
    GIVEN(2, generator, generator);
    give_tensor(r, torc_geometric_inplace_with(a[0].tensor, a[1].d, options_as_wanted(&o)));
}
CALL(random_inplace_with) {
    (void)a;
    OPTIONS(torc_random_inplace_options);
    GIVEN(1, from, i);
    GIVEN(2, to, i);
    GIVEN(3, generator, generator);
    give_tensor(r, torc_random_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(bernoulli_inplace_with) {
    (void)a;
    OPTIONS(torc_bernoulli_inplace_options);
    GIVEN(1, p, d);
    GIVEN(2, generator, generator);
    give_tensor(r, torc_bernoulli_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(bernoulli__tensor_inplace_with) {
    (void)a;
    OPTIONS(torc_bernoulli__tensor_options);
    GIVEN(2, generator, generator);
    give_tensor(r, torc_bernoulli__tensor_inplace_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(bernoulli_with) {
    (void)a;
    OPTIONS(torc_bernoulli_options);
    GIVEN(1, generator, generator);
    give_tensor(r, torc_bernoulli_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(bernoulli_out_with) {
    (void)a;
    OPTIONS(torc_bernoulli_options);
    GIVEN(2, generator, generator);
    give_tensor(r, torc_bernoulli_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(bernoulli_p_with) {
    (void)a;
    OPTIONS(torc_bernoulli_p_options);
    GIVEN(2, generator, generator);
    give_tensor(r, torc_bernoulli_p_with(a[0].tensor, a[1].d, options_as_wanted(&o)));
}
CALL(poisson_with) {
    (void)a;
    OPTIONS(torc_poisson_options);
    GIVEN(1, generator, generator);
    give_tensor(r, torc_poisson_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(tril_with) {
    (void)a;
    OPTIONS(torc_tril_options);
    GIVEN(1, diagonal, i);
    give_tensor(r, torc_tril_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(tril_inplace_with) {
    (void)a;
    OPTIONS(torc_tril_options);
    GIVEN(1, diagonal, i);
    give_tensor(r, torc_tril_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(tril_out_with) {
    (void)a;
    OPTIONS(torc_tril_options);
    GIVEN(2, diagonal, i);
    give_tensor(r, torc_tril_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(triu_with) {
    (void)a;
    OPTIONS(torc_triu_options);
    GIVEN(1, diagonal, i);
    give_tensor(r, torc_triu_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(triu_inplace_with) {
    (void)a;
    OPTIONS(torc_triu_options);
    GIVEN(1, diagonal, i);
    give_tensor(r, torc_triu_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(triu_out_with) {
    (void)a;
    OPTIONS(torc_triu_options);
    GIVEN(2, diagonal, i);
    give_tensor(r, torc_triu_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(sum_with) {
    (void)a;
    OPTIONS(torc_sum_options);
    GIVEN(1, dim, ints);
    GIVEN(2, keepdim, flag);
    GIVEN(3, dtype, dtype);
    give_tensor(r, torc_sum_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(sum_out_with) {
    (void)a;
    OPTIONS(torc_sum_options);
    GIVEN(2, dim, ints);
    GIVEN(3, keepdim, flag);
    GIVEN(4, dtype, dtype);
    give_tensor(r, torc_sum_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(nansum_with) {
    (void)a;
    OPTIONS(torc_nansum_options);
    GIVEN(1, dim, ints);
    GIVEN(2, keepdim, flag);
    GIVEN(3, dtype, dtype);
    give_tensor(r, torc_nansum_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(nansum_out_with) {
    (void)a;
    OPTIONS(torc_nansum_options);
    GIVEN(2, dim, ints);
    GIVEN(3, keepdim, flag);
    GIVEN(4, dtype, dtype);
    give_tensor(r, torc_nansum_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(mean_with) {
    (void)a;
    OPTIONS(torc_mean_options);
    GIVEN(1, dim, ints);
    GIVEN(2, keepdim, flag);
    GIVEN(3, dtype, dtype);
    give_tensor(r, torc_mean_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(mean_out_with) {
    (void)a;
    OPTIONS(torc_mean_options);
    GIVEN(2, dim, ints);
    GIVEN(3, keepdim, flag);
    GIVEN(4, dtype, dtype);
    give_tensor(r, torc_mean_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(prod_with) {
    (void)a;
    OPTIONS(torc_prod_options);
    GIVEN(1, dim, i);
    GIVEN(2, keepdim, flag);
    GIVEN(3, dtype, dtype);
    give_tensor(r, torc_prod_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(prod_out_with) {
    (void)a;
    OPTIONS(torc_prod_options);
    GIVEN(2, dim, i);
    GIVEN(3, keepdim, flag);
    GIVEN(4, dtype, dtype);
    give_tensor(r, torc_prod_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(max) {
    (void)a;
    give_tensor(r, (torc_max)(a[0].tensor));
}
CALL(max_out) {
    (void)a;
    give_tensor(r, (torc_max_out)(a[0].tensor, a[1].tensor));
}
CALL(min) {
    (void)a;
    give_tensor(r, (torc_min)(a[0].tensor));
}
CALL(min_out) {
    (void)a;
    give_tensor(r, (torc_min_out)(a[0].tensor, a[1].tensor));
}
CALL(max_dim_with) {
    (void)a;
    OPTIONS(torc_max_dim_options);
    GIVEN(2, keepdim, flag);
    torc_max_dim_result result = torc_max_dim_with(a[0].tensor, a[1].i, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.values, result.indices}, 2);
}
CALL(max_dim_out_with) {
    (void)a;
    OPTIONS(torc_max_dim_options);
    GIVEN(4, keepdim, flag);
    torc_max_dim_result result = torc_max_dim_out_with((torc_max_dim_result){a[0].tensor, a[1].tensor}, a[2].tensor, a[3].i, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.values, result.indices}, 2);
}
CALL(min_dim_with) {
    (void)a;
    OPTIONS(torc_min_dim_options);
    GIVEN(2, keepdim, flag);
    torc_min_dim_result result = torc_min_dim_with(a[0].tensor, a[1].i, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.values, result.indices}, 2);
}
CALL(min_dim_out_with) {
    (void)a;
    OPTIONS(torc_min_dim_options);
    GIVEN(4, keepdim, flag);
    torc_min_dim_result result = torc_min_dim_out_with((torc_min_dim_result){a[0].tensor, a[1].tensor}, a[2].tensor, a[3].i, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.values, result.indices}, 2);
}
CALL(amax_with) {
    (void)a;
    OPTIONS(torc_amax_options);
    GIVEN(1, dim, ints);
    GIVEN(2, keepdim, flag);
    give_tensor(r, torc_amax_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(amax_out_with) {
    (void)a;
    OPTIONS(torc_amax_options);
    GIVEN(2, dim, ints);
    GIVEN(3, keepdim, flag);
    give_tensor(r, torc_amax_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(amin_with) {
    (void)a;
    OPTIONS(torc_amin_options);
    GIVEN(1, dim, ints);
    GIVEN(2, keepdim, flag);
    give_tensor(r, torc_amin_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(amin_out_with) {
    (void)a;
    OPTIONS(torc_amin_options);
    GIVEN(2, dim, ints);
    GIVEN(3, keepdim, flag);
    give_tensor(r, torc_amin_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(aminmax_with) {
    (void)a;
    OPTIONS(torc_aminmax_options);
    GIVEN(1, dim, i);
    GIVEN(2, keepdim, flag);
    torc_aminmax_result result = torc_aminmax_with(a[0].tensor, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.min, result.max}, 2);
}
CALL(aminmax_out_with) {
    (void)a;
    OPTIONS(torc_aminmax_options);
    GIVEN(3, dim, i);
    GIVEN(4, keepdim, flag);
    torc_aminmax_result result = torc_aminmax_out_with((torc_aminmax_result){a[0].tensor, a[1].tensor}, a[2].tensor, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.min, result.max}, 2);
}
CALL(argmax_with) {
    (void)a;
    OPTIONS(torc_argmax_options);
    GIVEN(1, dim, i);
    GIVEN(2, keepdim, flag);
    give_tensor(r, torc_argmax_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(argmax_out_with) {
    (void)a;
    OPTIONS(torc_argmax_options);
    GIVEN(2, dim, i);
    GIVEN(3, keepdim, flag);
    give_tensor(r, torc_argmax_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(argmin_with) {
    (void)a;
    OPTIONS(torc_argmin_options);
    GIVEN(1, dim, i);
    GIVEN(2, keepdim, flag);
    give_tensor(r, torc_argmin_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(argmin_out_with) {
    (void)a;
    OPTIONS(torc_argmin_options);
    GIVEN(2, dim, i);
    GIVEN(3, keepdim, flag);
    give_tensor(r, torc_argmin_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(any_with) {
    (void)a;
    OPTIONS(torc_any_options);
    GIVEN(1, dim, ints);
    GIVEN(2, keepdim, flag);
    give_tensor(r, torc_any_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(any_out_with) {
    (void)a;
    OPTIONS(torc_any_options);
    GIVEN(2, dim, ints);
    GIVEN(3, keepdim, flag);
    give_tensor(r, torc_any_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(all_with) {
    (void)a;
    OPTIONS(torc_all_options);
    GIVEN(1, dim, ints);
    GIVEN(2, keepdim, flag);
    give_tensor(r, torc_all_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(all_out_with) {
    (void)a;
    OPTIONS(torc_all_options);
    GIVEN(2, dim, ints);
    GIVEN(3, keepdim, flag);
    give_tensor(r, torc_all_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(var_with) {
    (void)a;
    OPTIONS(torc_var_options);
    GIVEN(1, dim, ints);
    GIVEN(2, correction, n);
    GIVEN(3, keepdim, flag);
    give_tensor(r, torc_var_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(var_out_with) {
    (void)a;
    OPTIONS(torc_var_options);
    GIVEN(2, dim, ints);
    GIVEN(3, correction, n);
    GIVEN(4, keepdim, flag);
    give_tensor(r, torc_var_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(std_with) {
    (void)a;
    OPTIONS(torc_std_options);
    GIVEN(1, dim, ints);
    GIVEN(2, correction, n);
    GIVEN(3, keepdim, flag);
    give_tensor(r, torc_std_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(std_out_with) {
    (void)a;
    OPTIONS(torc_std_options);
    GIVEN(2, dim, ints);
    GIVEN(3, correction, n);
    GIVEN(4, keepdim, flag);
    give_tensor(r, torc_std_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(var_mean_with) {
    (void)a;
    OPTIONS(torc_var_mean_options);
    GIVEN(1, dim, ints);
    GIVEN(2, correction, n);
    GIVEN(3, keepdim, flag);
    torc_var_mean_result result = torc_var_mean_with(a[0].tensor, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.var, result.mean}, 2);
}
CALL(std_mean_with) {
    (void)a;
    OPTIONS(torc_std_mean_options);
    GIVEN(1, dim, ints);
    GIVEN(2, correction, n);
    GIVEN(3, keepdim, flag);
    torc_std_mean_result result = torc_std_mean_with(a[0].tensor, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.std, result.mean}, 2);
}
CALL(vector_norm_with) {
    (void)a;
    OPTIONS(torc_vector_norm_options);
    GIVEN(1, ord, n);
    GIVEN(2, dim, ints);
    GIVEN(3, keepdim, flag);
    GIVEN(4, dtype, dtype);
    give_tensor(r, torc_vector_norm_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(vector_norm_out_with) {
    (void)a;
    OPTIONS(torc_vector_norm_options);
    GIVEN(2, ord, n);
    GIVEN(3, dim, ints);
    GIVEN(4, keepdim, flag);
    GIVEN(5, dtype, dtype);
    give_tensor(r, torc_vector_norm_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(logsumexp_with) {
    (void)a;
    OPTIONS(torc_logsumexp_options);
    GIVEN(2, keepdim, flag);
    give_tensor(r, torc_logsumexp_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(logsumexp_out_with) {
    (void)a;
    OPTIONS(torc_logsumexp_options);
    GIVEN(3, keepdim, flag);
    give_tensor(r, torc_logsumexp_out_with(a[0].tensor, a[1].tensor, a[2].ints, options_as_wanted(&o)));
}
CALL(count_nonzero_with) {
    (void)a;
    OPTIONS(torc_count_nonzero_options);
    GIVEN(1, dim, ints);
    give_tensor(r, torc_count_nonzero_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(cumsum_with) {
    (void)a;
    OPTIONS(torc_cumsum_options);
    GIVEN(2, dtype, dtype);
    give_tensor(r, torc_cumsum_with(a[0].tensor, a[1].i, options_as_wanted(&o)));
}
CALL(cumsum_inplace_with) {
    (void)a;
    OPTIONS(torc_cumsum_options);
    GIVEN(2, dtype, dtype);
    give_tensor(r, torc_cumsum_inplace_with(a[0].tensor, a[1].i, options_as_wanted(&o)));
}
CALL(cumsum_out_with) {
    (void)a;
    OPTIONS(torc_cumsum_options);
    GIVEN(3, dtype, dtype);
    give_tensor(r, torc_cumsum_out_with(a[0].tensor, a[1].tensor, a[2].i, options_as_wanted(&o)));
}
CALL(cumprod_with) {
    (void)a;
    OPTIONS(torc_cumprod_options);
    GIVEN(2, dtype, dtype);
    give_tensor(r, torc_cumprod_with(a[0].tensor, a[1].i, options_as_wanted(&o)));
}
CALL(cumprod_inplace_with) {
    (void)a;
    OPTIONS(torc_cumprod_options);
    GIVEN(2, dtype, dtype);
    give_tensor(r, torc_cumprod_inplace_with(a[0].tensor, a[1].i, options_as_wanted(&o)));
}
CALL(cumprod_out_with) {
    (void)a;
    OPTIONS(torc_cumprod_options);
    GIVEN(3, dtype, dtype);
    give_tensor(r, torc_cumprod_out_with(a[0].tensor, a[1].tensor, a[2].i, options_as_wanted(&o)));
}
CALL(cummax) {
    (void)a;
    torc_cummax_result result = (torc_cummax)(a[0].tensor, a[1].i);
    give_many(r, (const torc_tensor[]){result.values, result.indices}, 2);
}
CALL(cummax_out) {
    (void)a;
    torc_cummax_result result = (torc_cummax_out)((torc_cummax_result){a[0].tensor, a[1].tensor}, a[2].tensor, a[3].i);
    give_many(r, (const torc_tensor[]){result.values, result.indices}, 2);
}
CALL(cummin) {
    (void)a;
    torc_cummin_result result = (torc_cummin)(a[0].tensor, a[1].i);
    give_many(r, (const torc_tensor[]){result.values, result.indices}, 2);
}
CALL(cummin_out) {
    (void)a;
    torc_cummin_result result = (torc_cummin_out)((torc_cummin_result){a[0].tensor, a[1].tensor}, a[2].tensor, a[3].i);
    give_many(r, (const torc_tensor[]){result.values, result.indices}, 2);
}
CALL(logcumsumexp) {
    (void)a;
    give_tensor(r, (torc_logcumsumexp)(a[0].tensor, a[1].i));
}
CALL(logcumsumexp_out) {
    (void)a;
    give_tensor(r, (torc_logcumsumexp_out)(a[0].tensor, a[1].tensor, a[2].i));
}
CALL(histc_with) {
    (void)a;
    OPTIONS(torc_histc_options);
    GIVEN(1, bins, i);
    GIVEN(2, min, n);
    GIVEN(3, max, n);
    give_tensor(r, torc_histc_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(histc_out_with) {
    (void)a;
    OPTIONS(torc_histc_options);
    GIVEN(2, bins, i);
    GIVEN(3, min, n);
    GIVEN(4, max, n);
    give_tensor(r, torc_histc_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(mvlgamma) {
    (void)a;
    give_tensor(r, (torc_mvlgamma)(a[0].tensor, a[1].i));
}
CALL(mvlgamma_) {
    (void)a;
    give_tensor(r, (torc_mvlgamma_)(a[0].tensor, a[1].i));
}
CALL(mvlgamma_out) {
    (void)a;
    give_tensor(r, (torc_mvlgamma_out)(a[0].tensor, a[1].tensor, a[2].i));
}
CALL(renorm) {
    (void)a;
    give_tensor(r, (torc_renorm)(a[0].tensor, a[1].n, a[2].i, a[3].n));
}
CALL(renorm_) {
    (void)a;
    give_tensor(r, (torc_renorm_)(a[0].tensor, a[1].n, a[2].i, a[3].n));
}
CALL(renorm_out) {
    (void)a;
    give_tensor(r, (torc_renorm_out)(a[0].tensor, a[1].tensor, a[2].n, a[3].i, a[4].n));
}
CALL(norm_with) {
    (void)a;
    OPTIONS(torc_norm_options);
    GIVEN(1, p, n);
    GIVEN(2, dim, ints);
    GIVEN(3, keepdim, flag);
    GIVEN(4, dtype, dtype);
    give_tensor(r, torc_norm_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(norm_out_with) {
    (void)a;
    OPTIONS(torc_norm_options);
    GIVEN(2, p, n);
    GIVEN(3, dim, ints);
    GIVEN(4, keepdim, flag);
    GIVEN(5, dtype, dtype);
    give_tensor(r, torc_norm_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(cosine_similarity_with) {
    (void)a;
    OPTIONS(torc_cosine_similarity_options);
    GIVEN(2, dim, i);
    GIVEN(3, eps, d);
    give_tensor(r, torc_cosine_similarity_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(linalg_norm_with) {
    (void)a;
    OPTIONS(torc_linalg_norm_options);
    GIVEN(1, ord, n);
    GIVEN(2, dim, ints);
    GIVEN(3, keepdim, flag);
    GIVEN(4, dtype, dtype);
    give_tensor(r, torc_linalg_norm_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(linalg_norm_out_with) {
    (void)a;
    OPTIONS(torc_linalg_norm_options);
    GIVEN(2, ord, n);
    GIVEN(3, dim, ints);
    GIVEN(4, keepdim, flag);
    GIVEN(5, dtype, dtype);
    give_tensor(r, torc_linalg_norm_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(linalg_norm_str_with) {
    (void)a;
    OPTIONS(torc_linalg_norm_str_options);
    GIVEN(2, dim, ints);
    GIVEN(3, keepdim, flag);
    GIVEN(4, dtype, dtype);
    give_tensor(r, torc_linalg_norm_str_with(a[0].tensor, a[1].s, options_as_wanted(&o)));
}
CALL(linalg_norm_str_out_with) {
    (void)a;
    OPTIONS(torc_linalg_norm_str_options);
    GIVEN(3, dim, ints);
    GIVEN(4, keepdim, flag);
    GIVEN(5, dtype, dtype);
    give_tensor(r, torc_linalg_norm_str_out_with(a[0].tensor, a[1].tensor, a[2].s, options_as_wanted(&o)));
}
CALL(linalg_matrix_norm_with) {
    (void)a;
    OPTIONS(torc_linalg_matrix_norm_options);
    GIVEN(2, dim, ints);
    GIVEN(3, keepdim, flag);
    GIVEN(4, dtype, dtype);
    give_tensor(r, torc_linalg_matrix_norm_with(a[0].tensor, a[1].n, options_as_wanted(&o)));
}
CALL(linalg_matrix_norm_out_with) {
    (void)a;
    OPTIONS(torc_linalg_matrix_norm_options);
    GIVEN(3, dim, ints);
    GIVEN(4, keepdim, flag);
    GIVEN(5, dtype, dtype);
    give_tensor(r, torc_linalg_matrix_norm_out_with(a[0].tensor, a[1].tensor, a[2].n, options_as_wanted(&o)));
}
CALL(linalg_matrix_norm_str_with) {
    (void)a;
    OPTIONS(torc_linalg_matrix_norm_str_options);
    GIVEN(1, ord, s);
    GIVEN(2, dim, ints);
    GIVEN(3, keepdim, flag);
    GIVEN(4, dtype, dtype);
    give_tensor(r, torc_linalg_matrix_norm_str_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(linalg_matrix_norm_str_out_with) {
    (void)a;
    OPTIONS(torc_linalg_matrix_norm_str_options);
    GIVEN(2, ord, s);
    GIVEN(3, dim, ints);
    GIVEN(4, keepdim, flag);
    GIVEN(5, dtype, dtype);
    give_tensor(r, torc_linalg_matrix_norm_str_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(dist_with) {
    (void)a;
    OPTIONS(torc_dist_options);
    GIVEN(2, p, n);
    give_tensor(r, torc_dist_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(cdist_with) {
    (void)a;
    OPTIONS(torc_cdist_options);
    GIVEN(2, p, d);
    GIVEN(3, compute_mode, i);
    give_tensor(r, torc_cdist_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(trace) {
    (void)a;
    give_tensor(r, (torc_trace)(a[0].tensor));
}
CALL(nanmean_with) {
    (void)a;
    OPTIONS(torc_nanmean_options);
    GIVEN(1, dim, ints);
    GIVEN(2, keepdim, flag);
    GIVEN(3, dtype, dtype);
    give_tensor(r, torc_nanmean_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(nanmean_out_with) {
    (void)a;
    OPTIONS(torc_nanmean_options);
    GIVEN(2, dim, ints);
    GIVEN(3, keepdim, flag);
    GIVEN(4, dtype, dtype);
    give_tensor(r, torc_nanmean_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(diff_with) {
    (void)a;
    OPTIONS(torc_diff_options);
    GIVEN(1, n, i);
    GIVEN(2, dim, i);
    GIVEN(3, prepend, tensor);
    GIVEN(4, append, tensor);
    give_tensor(r, torc_diff_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(diff_out_with) {
    (void)a;
    OPTIONS(torc_diff_options);
    GIVEN(2, n, i);
    GIVEN(3, dim, i);
    GIVEN(4, prepend, tensor);
    GIVEN(5, append, tensor);
    give_tensor(r, torc_diff_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(trapezoid_x_with) {
    (void)a;
    OPTIONS(torc_trapezoid_x_options);
    GIVEN(2, dim, i);
    give_tensor(r, torc_trapezoid_x_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(trapezoid_with) {
    (void)a;
    OPTIONS(torc_trapezoid_options);
    GIVEN(1, dx, n);
    GIVEN(2, dim, i);
    give_tensor(r, torc_trapezoid_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(cumulative_trapezoid_x_with) {
    (void)a;
    OPTIONS(torc_cumulative_trapezoid_x_options);
    GIVEN(2, dim, i);
    give_tensor(r, torc_cumulative_trapezoid_x_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(cumulative_trapezoid_with) {
    (void)a;
    OPTIONS(torc_cumulative_trapezoid_options);
    GIVEN(1, dx, n);
    GIVEN(2, dim, i);
    give_tensor(r, torc_cumulative_trapezoid_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(gradient_with) {
    (void)a;
    OPTIONS(torc_gradient_options);
    GIVEN(1, spacing, n);
    GIVEN(2, dim, ints);
    GIVEN(3, edge_order, i);
    give_list(r, torc_gradient_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(gradient_scalar_list_with) {
    (void)a;
    OPTIONS(torc_gradient_scalar_list_options);
    GIVEN(2, dim, ints);
    GIVEN(3, edge_order, i);
    give_list(r, torc_gradient_scalar_list_with(a[0].tensor, a[1].numbers, options_as_wanted(&o)));
}
CALL(gradient_tensors_with) {
    (void)a;
    OPTIONS(torc_gradient_tensors_options);
    GIVEN(2, dim, ints);
    GIVEN(3, edge_order, i);
    give_list(r, torc_gradient_tensors_with(a[0].tensor, a[1].tensors, options_as_wanted(&o)));
}
CALL(cov_with) {
    (void)a;
    OPTIONS(torc_cov_options);
    GIVEN(1, correction, i);
    GIVEN(2, fweights, tensor);
    GIVEN(3, aweights, tensor);
    give_tensor(r, torc_cov_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(corrcoef) {
    (void)a;
    give_tensor(r, (torc_corrcoef)(a[0].tensor));
}
CALL(median) {
    (void)a;
    give_tensor(r, (torc_median)(a[0].tensor));
}
CALL(median_dim_with) {
    (void)a;
    OPTIONS(torc_median_dim_options);
    GIVEN(2, keepdim, flag);
    torc_median_dim_result result = torc_median_dim_with(a[0].tensor, a[1].i, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.values, result.indices}, 2);
}
CALL(median_dim_out_with) {
    (void)a;
    OPTIONS(torc_median_dim_options);
    GIVEN(4, keepdim, flag);
    torc_median_dim_result result = torc_median_dim_out_with((torc_median_dim_result){a[0].tensor, a[1].tensor}, a[2].tensor, a[3].i, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.values, result.indices}, 2);
}
CALL(nanmedian) {
    (void)a;
    give_tensor(r, (torc_nanmedian)(a[0].tensor));
}
CALL(nanmedian_dim_with) {
    (void)a;
    OPTIONS(torc_nanmedian_dim_options);
    GIVEN(2, keepdim, flag);
    torc_nanmedian_dim_result result = torc_nanmedian_dim_with(a[0].tensor, a[1].i, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.values, result.indices}, 2);
}
CALL(nanmedian_dim_out_with) {
    (void)a;
    OPTIONS(torc_nanmedian_dim_options);
    GIVEN(4, keepdim, flag);
    torc_nanmedian_dim_result result = torc_nanmedian_dim_out_with((torc_nanmedian_dim_result){a[0].tensor, a[1].tensor}, a[2].tensor, a[3].i, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.values, result.indices}, 2);
}
CALL(quantile_with) {
    (void)a;
    OPTIONS(torc_quantile_options);
    GIVEN(2, dim, i);
    GIVEN(3, keepdim, flag);
    GIVEN(4, interpolation, s);
    give_tensor(r, torc_quantile_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(quantile_out_with) {
    (void)a;
    OPTIONS(torc_quantile_options);
    GIVEN(3, dim, i);
    GIVEN(4, keepdim, flag);
    GIVEN(5, interpolation, s);
    give_tensor(r, torc_quantile_out_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(quantile_scalar_with) {
    (void)a;
    OPTIONS(torc_quantile_scalar_options);
    GIVEN(2, dim, i);
    GIVEN(3, keepdim, flag);
    GIVEN(4, interpolation, s);
    give_tensor(r, torc_quantile_scalar_with(a[0].tensor, a[1].d, options_as_wanted(&o)));
}
CALL(quantile_scalar_out_with) {
    (void)a;
    OPTIONS(torc_quantile_scalar_options);
    GIVEN(3, dim, i);
    GIVEN(4, keepdim, flag);
    GIVEN(5, interpolation, s);
    give_tensor(r, torc_quantile_scalar_out_with(a[0].tensor, a[1].tensor, a[2].d, options_as_wanted(&o)));
}
CALL(nanquantile_with) {
    (void)a;
    OPTIONS(torc_nanquantile_options);
    GIVEN(2, dim, i);
    GIVEN(3, keepdim, flag);
    GIVEN(4, interpolation, s);
    give_tensor(r, torc_nanquantile_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(nanquantile_out_with) {
    (void)a;
    OPTIONS(torc_nanquantile_options);
    GIVEN(3, dim, i);
    GIVEN(4, keepdim, flag);
    GIVEN(5, interpolation, s);
    give_tensor(r, torc_nanquantile_out_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(nanquantile_scalar_with) {
    (void)a;
    OPTIONS(torc_nanquantile_scalar_options);
    GIVEN(2, dim, i);
    GIVEN(3, keepdim, flag);
    GIVEN(4, interpolation, s);
    give_tensor(r, torc_nanquantile_scalar_with(a[0].tensor, a[1].d, options_as_wanted(&o)));
}
CALL(nanquantile_scalar_out_with) {
    (void)a;
    OPTIONS(torc_nanquantile_scalar_options);
    GIVEN(3, dim, i);
    GIVEN(4, keepdim, flag);
    GIVEN(5, interpolation, s);
    give_tensor(r, torc_nanquantile_scalar_out_with(a[0].tensor, a[1].tensor, a[2].d, options_as_wanted(&o)));
}
CALL(detach) {
    (void)a;
    give_tensor(r, (torc_detach)(a[0].tensor));
}
CALL(view) {
    (void)a;
    give_tensor(r, (torc_view)(a[0].tensor, a[1].ints));
}
CALL(expand) {
    (void)a;
    give_tensor(r, (torc_expand)(a[0].tensor, a[1].ints));
}
CALL(permute) {
    (void)a;
    give_tensor(r, (torc_permute)(a[0].tensor, a[1].ints));
}
CALL(transpose) {
    (void)a;
    give_tensor(r, (torc_transpose)(a[0].tensor, a[1].i, a[2].i));
}
CALL(transpose_) {
    (void)a;
    give_tensor(r, (torc_transpose_)(a[0].tensor, a[1].i, a[2].i));
}
CALL(unsqueeze) {
    (void)a;
    give_tensor(r, (torc_unsqueeze)(a[0].tensor, a[1].i));
}
CALL(unsqueeze_) {
    (void)a;
    give_tensor(r, (torc_unsqueeze_)(a[0].tensor, a[1].i));
}
CALL(squeeze_with) {
    (void)a;
    OPTIONS(torc_squeeze_options);
    GIVEN(1, dim, ints);
    give_tensor(r, torc_squeeze_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(squeeze_inplace_with) {
    (void)a;
    OPTIONS(torc_squeeze_options);
    GIVEN(1, dim, ints);
    give_tensor(r, torc_squeeze_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(select) {
    (void)a;
    give_tensor(r, (torc_select)(a[0].tensor, a[1].i, a[2].i));
}
CALL(slice_with) {
    (void)a;
    OPTIONS(torc_slice_options);
    GIVEN(1, dim, i);
    GIVEN(2, start, i);
    GIVEN(3, end, i);
    GIVEN(4, step, i);
    give_tensor(r, torc_slice_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(diagonal_with) {
    (void)a;
    OPTIONS(torc_diagonal_options);
    GIVEN(1, offset, i);
    GIVEN(2, dim1, i);
    GIVEN(3, dim2, i);
    give_tensor(r, torc_diagonal_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(unfold) {
    (void)a;
    give_tensor(r, (torc_unfold)(a[0].tensor, a[1].i, a[2].i, a[3].i));
}
CALL(view_dtype) {
    (void)a;
    give_tensor(r, (torc_view_dtype)(a[0].tensor, a[1].dtype));
}
CALL(view_as_real) {
    (void)a;
    give_tensor(r, (torc_view_as_real)(a[0].tensor));
}
CALL(view_as_complex) {
    (void)a;
    give_tensor(r, (torc_view_as_complex)(a[0].tensor));
}
CALL(_conj) {
    (void)a;
    give_tensor(r, (torc__conj)(a[0].tensor));
}
CALL(_neg_view) {
    (void)a;
    give_tensor(r, (torc__neg_view)(a[0].tensor));
}
CALL(clone_with) {
    (void)a;
    OPTIONS(torc_clone_options);
    GIVEN(1, memory_format, format);
    give_tensor(r, torc_clone_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(cat_with) {
    (void)a;
    OPTIONS(torc_cat_options);
    GIVEN(1, dim, i);
    give_tensor(r, torc_cat_with(a[0].tensors, options_as_wanted(&o)));
}
CALL(cat_out_with) {
    (void)a;
    OPTIONS(torc_cat_options);
    GIVEN(2, dim, i);
    give_tensor(r, torc_cat_out_with(a[0].tensor, a[1].tensors, options_as_wanted(&o)));
}
CALL(flip) {
    (void)a;
    give_tensor(r, (torc_flip)(a[0].tensor, a[1].ints));
}
CALL(roll_with) {
    (void)a;
    OPTIONS(torc_roll_options);
    GIVEN(2, dims, ints);
    give_tensor(r, torc_roll_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(repeat) {
    (void)a;
    give_tensor(r, (torc_repeat)(a[0].tensor, a[1].ints));
}
CALL(reshape) {
    (void)a;
    give_tensor(r, (torc_reshape)(a[0].tensor, a[1].ints));
}
CALL(view_as) {
    (void)a;
    give_tensor(r, (torc_view_as)(a[0].tensor, a[1].tensor));
}
CALL(real) {
    (void)a;
    give_tensor(r, (torc_real)(a[0].tensor));
}
CALL(imag) {
    (void)a;
    give_tensor(r, (torc_imag)(a[0].tensor));
}
CALL(conj) {
    (void)a;
    give_tensor(r, (torc_conj)(a[0].tensor));
}
CALL(resolve_conj) {
    (void)a;
    give_tensor(r, (torc_resolve_conj)(a[0].tensor));
}
CALL(resolve_neg) {
    (void)a;
    give_tensor(r, (torc_resolve_neg)(a[0].tensor));
}
CALL(complex) {
    (void)a;
    give_tensor(r, (torc_complex)(a[0].tensor, a[1].tensor));
}
CALL(complex_out) {
    (void)a;
    give_tensor(r, (torc_complex_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(polar) {
    (void)a;
    give_tensor(r, (torc_polar)(a[0].tensor, a[1].tensor));
}
CALL(polar_out) {
    (void)a;
    give_tensor(r, (torc_polar_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(reshape_as) {
    (void)a;
    give_tensor(r, (torc_reshape_as)(a[0].tensor, a[1].tensor));
}
CALL(expand_as) {
    (void)a;
    give_tensor(r, (torc_expand_as)(a[0].tensor, a[1].tensor));
}
CALL(broadcast_to) {
    (void)a;
    give_tensor(r, (torc_broadcast_to)(a[0].tensor, a[1].ints));
}
CALL(broadcast_tensors) {
    (void)a;
    give_list(r, (torc_broadcast_tensors)(a[0].tensors));
}
CALL(flatten_with) {
    (void)a;
    OPTIONS(torc_flatten_options);
    GIVEN(1, start_dim, i);
    GIVEN(2, end_dim, i);
    give_tensor(r, torc_flatten_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(unflatten) {
    (void)a;
    give_tensor(r, (torc_unflatten)(a[0].tensor, a[1].i, a[2].ints));
}
CALL(ravel) {
    (void)a;
    give_tensor(r, (torc_ravel)(a[0].tensor));
}
CALL(t) {
    (void)a;
    give_tensor(r, (torc_t)(a[0].tensor));
}
CALL(t_) {
    (void)a;
    give_tensor(r, (torc_t_)(a[0].tensor));
}
CALL(mT) {
    (void)a;
    give_tensor(r, (torc_mT)(a[0].tensor));
}
CALL(adjoint) {
    (void)a;
    give_tensor(r, (torc_adjoint)(a[0].tensor));
}
CALL(mH) {
    (void)a;
    give_tensor(r, (torc_mH)(a[0].tensor));
}
CALL(H) {
    (void)a;
    give_tensor(r, (torc_H)(a[0].tensor));
}
CALL(movedim) {
    (void)a;
    give_tensor(r, (torc_movedim)(a[0].tensor, a[1].ints, a[2].ints));
}
CALL(narrow) {
    (void)a;
    give_tensor(r, (torc_narrow)(a[0].tensor, a[1].i, a[2].i, a[3].i));
}
CALL(as_strided_with) {
    (void)a;
    OPTIONS(torc_as_strided_options);
    GIVEN(3, storage_offset, i);
    give_tensor(r, torc_as_strided_with(a[0].tensor, a[1].ints, a[2].ints, options_as_wanted(&o)));
}
CALL(as_strided_inplace_with) {
    (void)a;
    OPTIONS(torc_as_strided_options);
    GIVEN(3, storage_offset, i);
    give_tensor(r, torc_as_strided_inplace_with(a[0].tensor, a[1].ints, a[2].ints, options_as_wanted(&o)));
}
CALL(stack_with) {
    (void)a;
    OPTIONS(torc_stack_options);
    GIVEN(1, dim, i);
    give_tensor(r, torc_stack_with(a[0].tensors, options_as_wanted(&o)));
}
CALL(stack_out_with) {
    (void)a;
    OPTIONS(torc_stack_options);
    GIVEN(2, dim, i);
    give_tensor(r, torc_stack_out_with(a[0].tensor, a[1].tensors, options_as_wanted(&o)));
}
CALL(atleast_1d) {
    (void)a;
    give_tensor(r, (torc_atleast_1d)(a[0].tensor));
}
CALL(atleast_2d) {
    (void)a;
    give_tensor(r, (torc_atleast_2d)(a[0].tensor));
}
CALL(atleast_3d) {
    (void)a;
    give_tensor(r, (torc_atleast_3d)(a[0].tensor));
}
CALL(atleast_1d_sequence) {
    (void)a;
    give_list(r, (torc_atleast_1d_sequence)(a[0].tensors));
}
CALL(atleast_2d_sequence) {
    (void)a;
    give_list(r, (torc_atleast_2d_sequence)(a[0].tensors));
}
CALL(atleast_3d_sequence) {
    (void)a;
    give_list(r, (torc_atleast_3d_sequence)(a[0].tensors));
}
CALL(hstack) {
    (void)a;
    give_tensor(r, (torc_hstack)(a[0].tensors));
}
CALL(hstack_out) {
    (void)a;
    give_tensor(r, (torc_hstack_out)(a[0].tensor, a[1].tensors));
}
CALL(vstack) {
    (void)a;
    give_tensor(r, (torc_vstack)(a[0].tensors));
}
CALL(vstack_out) {
    (void)a;
    give_tensor(r, (torc_vstack_out)(a[0].tensor, a[1].tensors));
}
CALL(dstack) {
    (void)a;
    give_tensor(r, (torc_dstack)(a[0].tensors));
}
CALL(dstack_out) {
    (void)a;
    give_tensor(r, (torc_dstack_out)(a[0].tensor, a[1].tensors));
}
CALL(column_stack) {
    (void)a;
    give_tensor(r, (torc_column_stack)(a[0].tensors));
}
CALL(column_stack_out) {
    (void)a;
    give_tensor(r, (torc_column_stack_out)(a[0].tensor, a[1].tensors));
}
CALL(block_diag) {
    (void)a;
    give_tensor(r, (torc_block_diag)(a[0].tensors));
}
CALL(meshgrid_with) {
    (void)a;
    OPTIONS(torc_meshgrid_options);
    GIVEN(1, indexing, s);
    give_list(r, torc_meshgrid_with(a[0].tensors, options_as_wanted(&o)));
}
CALL(cartesian_prod) {
    (void)a;
    give_tensor(r, (torc_cartesian_prod)(a[0].tensors));
}
CALL(vander_with) {
    (void)a;
    OPTIONS(torc_vander_options);
    GIVEN(1, N, i);
    GIVEN(2, increasing, flag);
    give_tensor(r, torc_vander_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(linalg_vander_with) {
    (void)a;
    OPTIONS(torc_linalg_vander_options);
    GIVEN(1, N, i);
    give_tensor(r, torc_linalg_vander_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(combinations_with) {
    (void)a;
    OPTIONS(torc_combinations_options);
    GIVEN(1, r, i);
    GIVEN(2, with_replacement, flag);
    give_tensor(r, torc_combinations_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(flipud) {
    (void)a;
    give_tensor(r, (torc_flipud)(a[0].tensor));
}
CALL(fliplr) {
    (void)a;
    give_tensor(r, (torc_fliplr)(a[0].tensor));
}
CALL(rot90_with) {
    (void)a;
    OPTIONS(torc_rot90_options);
    GIVEN(1, k, i);
    GIVEN(2, dims, ints);
    give_tensor(r, torc_rot90_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(diag_embed_with) {
    (void)a;
    OPTIONS(torc_diag_embed_options);
    GIVEN(1, offset, i);
    GIVEN(2, dim1, i);
    GIVEN(3, dim2, i);
    give_tensor(r, torc_diag_embed_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(diag_with) {
    (void)a;
    OPTIONS(torc_diag_options);
    GIVEN(1, diagonal, i);
    give_tensor(r, torc_diag_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(diag_out_with) {
    (void)a;
    OPTIONS(torc_diag_options);
    GIVEN(2, diagonal, i);
    give_tensor(r, torc_diag_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(diagflat_with) {
    (void)a;
    OPTIONS(torc_diagflat_options);
    GIVEN(1, offset, i);
    give_tensor(r, torc_diagflat_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(positive) {
    (void)a;
    give_tensor(r, (torc_positive)(a[0].tensor));
}
CALL(split_with) {
    (void)a;
    OPTIONS(torc_split_options);
    GIVEN(2, dim, i);
    give_list(r, torc_split_with(a[0].tensor, a[1].i, options_as_wanted(&o)));
}
CALL(split_with_sizes_with) {
    (void)a;
    OPTIONS(torc_split_with_sizes_options);
    GIVEN(2, dim, i);
    give_list(r, torc_split_with_sizes_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(unsafe_split_with) {
    (void)a;
    OPTIONS(torc_unsafe_split_options);
    GIVEN(2, dim, i);
    give_list(r, torc_unsafe_split_with(a[0].tensor, a[1].i, options_as_wanted(&o)));
}
CALL(unsafe_split_with_sizes_with) {
    (void)a;
    OPTIONS(torc_unsafe_split_with_sizes_options);
    GIVEN(2, dim, i);
    give_list(r, torc_unsafe_split_with_sizes_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(unsafe_chunk_with) {
    (void)a;
    OPTIONS(torc_unsafe_chunk_options);
    GIVEN(2, dim, i);
    give_list(r, torc_unsafe_chunk_with(a[0].tensor, a[1].i, options_as_wanted(&o)));
}
CALL(chunk_with) {
    (void)a;
    OPTIONS(torc_chunk_options);
    GIVEN(2, dim, i);
    give_list(r, torc_chunk_with(a[0].tensor, a[1].i, options_as_wanted(&o)));
}
CALL(tensor_split_with) {
    (void)a;
    OPTIONS(torc_tensor_split_options);
    GIVEN(2, dim, i);
    give_list(r, torc_tensor_split_with(a[0].tensor, a[1].i, options_as_wanted(&o)));
}
CALL(tensor_split_indices_with) {
    (void)a;
    OPTIONS(torc_tensor_split_indices_options);
    GIVEN(2, dim, i);
    give_list(r, torc_tensor_split_indices_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(hsplit) {
    (void)a;
    give_list(r, (torc_hsplit)(a[0].tensor, a[1].i));
}
CALL(hsplit_indices) {
    (void)a;
    give_list(r, (torc_hsplit_indices)(a[0].tensor, a[1].ints));
}
CALL(vsplit) {
    (void)a;
    give_list(r, (torc_vsplit)(a[0].tensor, a[1].i));
}
CALL(vsplit_indices) {
    (void)a;
    give_list(r, (torc_vsplit_indices)(a[0].tensor, a[1].ints));
}
CALL(dsplit) {
    (void)a;
    give_list(r, (torc_dsplit)(a[0].tensor, a[1].i));
}
CALL(dsplit_indices) {
    (void)a;
    give_list(r, (torc_dsplit_indices)(a[0].tensor, a[1].ints));
}
CALL(tensor_split_tensor_with) {
    (void)a;
    OPTIONS(torc_tensor_split_tensor_options);
    GIVEN(2, dim, i);
    give_list(r, torc_tensor_split_tensor_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(unbind_with) {
    (void)a;
    OPTIONS(torc_unbind_options);
    GIVEN(1, dim, i);
    give_list(r, torc_unbind_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(tile) {
    (void)a;
    give_tensor(r, (torc_tile)(a[0].tensor, a[1].ints));
}
CALL(contiguous_with) {
    (void)a;
    OPTIONS(torc_contiguous_options);
    GIVEN(1, memory_format, format);
    give_tensor(r, torc_contiguous_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(to_with) {
    (void)a;
    OPTIONS(torc_to_options);
    GIVEN(1, device, device);
    GIVEN(2, dtype, dtype);
    GIVEN(3, non_blocking, flag);
    GIVEN(4, copy, flag);
    GIVEN(5, memory_format, format);
    give_tensor(r, torc_to_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(float) {
    (void)a;
    give_tensor(r, (torc_float)(a[0].tensor));
}
CALL(double) {
    (void)a;
    give_tensor(r, (torc_double)(a[0].tensor));
}
CALL(half) {
    (void)a;
    give_tensor(r, (torc_half)(a[0].tensor));
}
CALL(bfloat16) {
    (void)a;
    give_tensor(r, (torc_bfloat16)(a[0].tensor));
}
CALL(long) {
    (void)a;
    give_tensor(r, (torc_long)(a[0].tensor));
}
CALL(int) {
    (void)a;
    give_tensor(r, (torc_int)(a[0].tensor));
}
CALL(short) {
    (void)a;
    give_tensor(r, (torc_short)(a[0].tensor));
}
CALL(char) {
    (void)a;
    give_tensor(r, (torc_char)(a[0].tensor));
}
CALL(byte) {
    (void)a;
    give_tensor(r, (torc_byte)(a[0].tensor));
}
CALL(bool) {
    (void)a;
    give_tensor(r, (torc_bool)(a[0].tensor));
}
CALL(type_as) {
    (void)a;
    give_tensor(r, (torc_type_as)(a[0].tensor, a[1].tensor));
}
CALL(isclose_with) {
    (void)a;
    OPTIONS(torc_isclose_options);
    GIVEN(2, rtol, d);
    GIVEN(3, atol, d);
    GIVEN(4, equal_nan, flag);
    give_tensor(r, torc_isclose_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(alias_copy) {
    (void)a;
    give_tensor(r, (torc_alias_copy)(a[0].tensor));
}
CALL(alias_copy_out) {
    (void)a;
    give_tensor(r, (torc_alias_copy_out)(a[0].tensor, a[1].tensor));
}
CALL(detach_copy) {
    (void)a;
    give_tensor(r, (torc_detach_copy)(a[0].tensor));
}
CALL(detach_copy_out) {
    (void)a;
    give_tensor(r, (torc_detach_copy_out)(a[0].tensor, a[1].tensor));
}
CALL(t_copy) {
    (void)a;
    give_tensor(r, (torc_t_copy)(a[0].tensor));
}
CALL(t_copy_out) {
    (void)a;
    give_tensor(r, (torc_t_copy_out)(a[0].tensor, a[1].tensor));
}
CALL(view_copy) {
    (void)a;
    give_tensor(r, (torc_view_copy)(a[0].tensor, a[1].ints));
}
CALL(view_copy_out) {
    (void)a;
    give_tensor(r, (torc_view_copy_out)(a[0].tensor, a[1].tensor, a[2].ints));
}
CALL(expand_copy) {
    (void)a;
    give_tensor(r, (torc_expand_copy)(a[0].tensor, a[1].ints));
}
CALL(expand_copy_out) {
    (void)a;
    give_tensor(r, (torc_expand_copy_out)(a[0].tensor, a[1].tensor, a[2].ints));
}
CALL(permute_copy) {
    (void)a;
    give_tensor(r, (torc_permute_copy)(a[0].tensor, a[1].ints));
}
CALL(permute_copy_out) {
    (void)a;
    give_tensor(r, (torc_permute_copy_out)(a[0].tensor, a[1].tensor, a[2].ints));
}
CALL(transpose_copy) {
    (void)a;
    give_tensor(r, (torc_transpose_copy)(a[0].tensor, a[1].i, a[2].i));
}
CALL(transpose_copy_out) {
    (void)a;
    give_tensor(r, (torc_transpose_copy_out)(a[0].tensor, a[1].tensor, a[2].i, a[3].i));
}
CALL(unsqueeze_copy) {
    (void)a;
    give_tensor(r, (torc_unsqueeze_copy)(a[0].tensor, a[1].i));
}
CALL(unsqueeze_copy_out) {
    (void)a;
    give_tensor(r, (torc_unsqueeze_copy_out)(a[0].tensor, a[1].tensor, a[2].i));
}
CALL(select_copy) {
    (void)a;
    give_tensor(r, (torc_select_copy)(a[0].tensor, a[1].i, a[2].i));
}
CALL(select_copy_out) {
    (void)a;
    give_tensor(r, (torc_select_copy_out)(a[0].tensor, a[1].tensor, a[2].i, a[3].i));
}
CALL(slice_copy_with) {
    (void)a;
    OPTIONS(torc_slice_copy_options);
    GIVEN(1, dim, i);
    GIVEN(2, start, i);
    GIVEN(3, end, i);
    GIVEN(4, step, i);
    give_tensor(r, torc_slice_copy_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(slice_copy_out_with) {
    (void)a;
    OPTIONS(torc_slice_copy_options);
    GIVEN(2, dim, i);
    GIVEN(3, start, i);
    GIVEN(4, end, i);
    GIVEN(5, step, i);
    give_tensor(r, torc_slice_copy_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(narrow_copy) {
    (void)a;
    give_tensor(r, (torc_narrow_copy)(a[0].tensor, a[1].i, a[2].i, a[3].i));
}
CALL(narrow_copy_out) {
    (void)a;
    give_tensor(r, (torc_narrow_copy_out)(a[0].tensor, a[1].tensor, a[2].i, a[3].i, a[4].i));
}
CALL(diagonal_copy_with) {
    (void)a;
    OPTIONS(torc_diagonal_copy_options);
    GIVEN(1, offset, i);
    GIVEN(2, dim1, i);
    GIVEN(3, dim2, i);
    give_tensor(r, torc_diagonal_copy_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(diagonal_copy_out_with) {
    (void)a;
    OPTIONS(torc_diagonal_copy_options);
    GIVEN(2, offset, i);
    GIVEN(3, dim1, i);
    GIVEN(4, dim2, i);
    give_tensor(r, torc_diagonal_copy_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(unfold_copy) {
    (void)a;
    give_tensor(r, (torc_unfold_copy)(a[0].tensor, a[1].i, a[2].i, a[3].i));
}
CALL(unfold_copy_out) {
    (void)a;
    give_tensor(r, (torc_unfold_copy_out)(a[0].tensor, a[1].tensor, a[2].i, a[3].i, a[4].i));
}
CALL(as_strided_copy_with) {
    (void)a;
    OPTIONS(torc_as_strided_copy_options);
    GIVEN(3, storage_offset, i);
    give_tensor(r, torc_as_strided_copy_with(a[0].tensor, a[1].ints, a[2].ints, options_as_wanted(&o)));
}
CALL(as_strided_copy_out_with) {
    (void)a;
    OPTIONS(torc_as_strided_copy_options);
    GIVEN(4, storage_offset, i);
    give_tensor(r, torc_as_strided_copy_out_with(a[0].tensor, a[1].tensor, a[2].ints, a[3].ints, options_as_wanted(&o)));
}
CALL(squeeze_copy_with) {
    (void)a;
    OPTIONS(torc_squeeze_copy_options);
    GIVEN(1, dim, ints);
    give_tensor(r, torc_squeeze_copy_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(squeeze_copy_out_with) {
    (void)a;
    OPTIONS(torc_squeeze_copy_options);
    GIVEN(2, dim, ints);
    give_tensor(r, torc_squeeze_copy_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(view_as_real_copy) {
    (void)a;
    give_tensor(r, (torc_view_as_real_copy)(a[0].tensor));
}
CALL(view_as_real_copy_out) {
    (void)a;
    give_tensor(r, (torc_view_as_real_copy_out)(a[0].tensor, a[1].tensor));
}
CALL(view_as_complex_copy) {
    (void)a;
    give_tensor(r, (torc_view_as_complex_copy)(a[0].tensor));
}
CALL(view_as_complex_copy_out) {
    (void)a;
    give_tensor(r, (torc_view_as_complex_copy_out)(a[0].tensor, a[1].tensor));
}
CALL(select_scatter) {
    (void)a;
    give_tensor(r, (torc_select_scatter)(a[0].tensor, a[1].tensor, a[2].i, a[3].i));
}
CALL(slice_scatter_with) {
    (void)a;
    OPTIONS(torc_slice_scatter_options);
    GIVEN(2, dim, i);
    GIVEN(3, start, i);
    GIVEN(4, end, i);
    GIVEN(5, step, i);
    give_tensor(r, torc_slice_scatter_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(slice_scatter_out_with) {
    (void)a;
    OPTIONS(torc_slice_scatter_options);
    GIVEN(3, dim, i);
    GIVEN(4, start, i);
    GIVEN(5, end, i);
    GIVEN(6, step, i);
    give_tensor(r, torc_slice_scatter_out_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(diagonal_scatter_with) {
    (void)a;
    OPTIONS(torc_diagonal_scatter_options);
    GIVEN(2, offset, i);
    GIVEN(3, dim1, i);
    GIVEN(4, dim2, i);
    give_tensor(r, torc_diagonal_scatter_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(as_strided_scatter_with) {
    (void)a;
    OPTIONS(torc_as_strided_scatter_options);
    GIVEN(4, storage_offset, i);
    give_tensor(r, torc_as_strided_scatter_with(a[0].tensor, a[1].tensor, a[2].ints, a[3].ints, options_as_wanted(&o)));
}
CALL(fill_diagonal_inplace_with) {
    (void)a;
    OPTIONS(torc_fill_diagonal_inplace_options);
    GIVEN(2, wrap, flag);
    give_tensor(r, torc_fill_diagonal_inplace_with(a[0].tensor, a[1].n, options_as_wanted(&o)));
}
CALL(sum_to_size) {
    (void)a;
    give_tensor(r, (torc_sum_to_size)(a[0].tensor, a[1].ints));
}
CALL(index_select) {
    (void)a;
    give_tensor(r, (torc_index_select)(a[0].tensor, a[1].i, a[2].tensor));
}
CALL(index_select_out) {
    (void)a;
    give_tensor(r, (torc_index_select_out)(a[0].tensor, a[1].tensor, a[2].i, a[3].tensor));
}
CALL(gather) {
    (void)a;
    give_tensor(r, (torc_gather)(a[0].tensor, a[1].i, a[2].tensor));
}
CALL(gather_out) {
    (void)a;
    give_tensor(r, (torc_gather_out)(a[0].tensor, a[1].tensor, a[2].i, a[3].tensor));
}
CALL(scatter) {
    (void)a;
    give_tensor(r, (torc_scatter)(a[0].tensor, a[1].i, a[2].tensor, a[3].tensor));
}
CALL(scatter_) {
    (void)a;
    give_tensor(r, (torc_scatter_)(a[0].tensor, a[1].i, a[2].tensor, a[3].tensor));
}
CALL(scatter_out) {
    (void)a;
    give_tensor(r, (torc_scatter_out)(a[0].tensor, a[1].tensor, a[2].i, a[3].tensor, a[4].tensor));
}
CALL(scatter_value) {
    (void)a;
    give_tensor(r, (torc_scatter_value)(a[0].tensor, a[1].i, a[2].tensor, a[3].n));
}
CALL(scatter_value_) {
    (void)a;
    give_tensor(r, (torc_scatter_value_)(a[0].tensor, a[1].i, a[2].tensor, a[3].n));
}
CALL(scatter_value_out) {
    (void)a;
    give_tensor(r, (torc_scatter_value_out)(a[0].tensor, a[1].tensor, a[2].i, a[3].tensor, a[4].n));
}
CALL(scatter_add) {
    (void)a;
    give_tensor(r, (torc_scatter_add)(a[0].tensor, a[1].i, a[2].tensor, a[3].tensor));
}
CALL(scatter_add_) {
    (void)a;
    give_tensor(r, (torc_scatter_add_)(a[0].tensor, a[1].i, a[2].tensor, a[3].tensor));
}
CALL(scatter_add_out) {
    (void)a;
    give_tensor(r, (torc_scatter_add_out)(a[0].tensor, a[1].tensor, a[2].i, a[3].tensor, a[4].tensor));
}
CALL(scatter_reduce_with) {
    (void)a;
    OPTIONS(torc_scatter_reduce_options);
    GIVEN(5, include_self, flag);
    give_tensor(r, torc_scatter_reduce_with(a[0].tensor, a[1].i, a[2].tensor, a[3].tensor, a[4].s, options_as_wanted(&o)));
}
CALL(scatter_reduce_inplace_with) {
    (void)a;
    OPTIONS(torc_scatter_reduce_options);
    GIVEN(5, include_self, flag);
    give_tensor(r, torc_scatter_reduce_inplace_with(a[0].tensor, a[1].i, a[2].tensor, a[3].tensor, a[4].s, options_as_wanted(&o)));
}
CALL(scatter_reduce_out_with) {
    (void)a;
    OPTIONS(torc_scatter_reduce_options);
    GIVEN(6, include_self, flag);
    give_tensor(r, torc_scatter_reduce_out_with(a[0].tensor, a[1].tensor, a[2].i, a[3].tensor, a[4].tensor, a[5].s, options_as_wanted(&o)));
}
CALL(index_add_with) {
    (void)a;
    OPTIONS(torc_index_add_options);
    GIVEN(4, alpha, n);
    give_tensor(r, torc_index_add_with(a[0].tensor, a[1].i, a[2].tensor, a[3].tensor, options_as_wanted(&o)));
}
CALL(index_add_inplace_with) {
    (void)a;
    OPTIONS(torc_index_add_options);
    GIVEN(4, alpha, n);
    give_tensor(r, torc_index_add_inplace_with(a[0].tensor, a[1].i, a[2].tensor, a[3].tensor, options_as_wanted(&o)));
}
CALL(index_add_out_with) {
    (void)a;
    OPTIONS(torc_index_add_options);
    GIVEN(5, alpha, n);
    give_tensor(r, torc_index_add_out_with(a[0].tensor, a[1].tensor, a[2].i, a[3].tensor, a[4].tensor, options_as_wanted(&o)));
}
CALL(index_copy) {
    (void)a;
    give_tensor(r, (torc_index_copy)(a[0].tensor, a[1].i, a[2].tensor, a[3].tensor));
}
CALL(index_copy_) {
    (void)a;
    give_tensor(r, (torc_index_copy_)(a[0].tensor, a[1].i, a[2].tensor, a[3].tensor));
}
CALL(index_copy_out) {
    (void)a;
    give_tensor(r, (torc_index_copy_out)(a[0].tensor, a[1].tensor, a[2].i, a[3].tensor, a[4].tensor));
}
CALL(index_fill) {
    (void)a;
    give_tensor(r, (torc_index_fill)(a[0].tensor, a[1].i, a[2].tensor, a[3].n));
}
CALL(index_fill_) {
    (void)a;
    give_tensor(r, (torc_index_fill_)(a[0].tensor, a[1].i, a[2].tensor, a[3].n));
}
CALL(sort_with) {
    (void)a;
    OPTIONS(torc_sort_options);
    GIVEN(1, dim, i);
    GIVEN(2, descending, flag);
    GIVEN(3, stable, flag);
    torc_sort_result result = torc_sort_with(a[0].tensor, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.values, result.indices}, 2);
}
CALL(sort_out_with) {
    (void)a;
    OPTIONS(torc_sort_options);
    GIVEN(3, dim, i);
    GIVEN(4, descending, flag);
    GIVEN(5, stable, flag);
    torc_sort_result result = torc_sort_out_with((torc_sort_result){a[0].tensor, a[1].tensor}, a[2].tensor, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.values, result.indices}, 2);
}
CALL(topk_with) {
    (void)a;
    OPTIONS(torc_topk_options);
    GIVEN(2, dim, i);
    GIVEN(3, largest, flag);
    GIVEN(4, sorted, flag);
    torc_topk_result result = torc_topk_with(a[0].tensor, a[1].i, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.values, result.indices}, 2);
}
CALL(topk_out_with) {
    (void)a;
    OPTIONS(torc_topk_options);
    GIVEN(4, dim, i);
    GIVEN(5, largest, flag);
    GIVEN(6, sorted, flag);
    torc_topk_result result = torc_topk_out_with((torc_topk_result){a[0].tensor, a[1].tensor}, a[2].tensor, a[3].i, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.values, result.indices}, 2);
}
CALL(index_reduce_with) {
    (void)a;
    OPTIONS(torc_index_reduce_options);
    GIVEN(5, include_self, flag);
    give_tensor(r, torc_index_reduce_with(a[0].tensor, a[1].i, a[2].tensor, a[3].tensor, a[4].s, options_as_wanted(&o)));
}
CALL(index_reduce_inplace_with) {
    (void)a;
    OPTIONS(torc_index_reduce_options);
    GIVEN(5, include_self, flag);
    give_tensor(r, torc_index_reduce_inplace_with(a[0].tensor, a[1].i, a[2].tensor, a[3].tensor, a[4].s, options_as_wanted(&o)));
}
CALL(index_reduce_out_with) {
    (void)a;
    OPTIONS(torc_index_reduce_options);
    GIVEN(6, include_self, flag);
    give_tensor(r, torc_index_reduce_out_with(a[0].tensor, a[1].tensor, a[2].i, a[3].tensor, a[4].tensor, a[5].s, options_as_wanted(&o)));
}
CALL(argsort_with) {
    (void)a;
    OPTIONS(torc_argsort_options);
    GIVEN(1, dim, i);
    GIVEN(2, descending, flag);
    GIVEN(3, stable, flag);
    give_tensor(r, torc_argsort_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(argsort_out_with) {
    (void)a;
    OPTIONS(torc_argsort_options);
    GIVEN(2, dim, i);
    GIVEN(3, descending, flag);
    GIVEN(4, stable, flag);
    give_tensor(r, torc_argsort_out_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(msort) {
    (void)a;
    give_tensor(r, (torc_msort)(a[0].tensor));
}
CALL(msort_out) {
    (void)a;
    give_tensor(r, (torc_msort_out)(a[0].tensor, a[1].tensor));
}
CALL(index) {
    (void)a;
    give_tensor(r, (torc_index)(a[0].tensor, a[1].tensors));
}
CALL(index_put_with) {
    (void)a;
    OPTIONS(torc_index_put_options);
    GIVEN(3, accumulate, flag);
    give_tensor(r, torc_index_put_with(a[0].tensor, a[1].tensors, a[2].tensor, options_as_wanted(&o)));
}
CALL(index_put_inplace_with) {
    (void)a;
    OPTIONS(torc_index_put_options);
    GIVEN(3, accumulate, flag);
    give_tensor(r, torc_index_put_inplace_with(a[0].tensor, a[1].tensors, a[2].tensor, options_as_wanted(&o)));
}
CALL(masked_select) {
    (void)a;
    give_tensor(r, (torc_masked_select)(a[0].tensor, a[1].tensor));
}
CALL(masked_select_out) {
    (void)a;
    give_tensor(r, (torc_masked_select_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(masked_scatter) {
    (void)a;
    give_tensor(r, (torc_masked_scatter)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(masked_scatter_) {
    (void)a;
    give_tensor(r, (torc_masked_scatter_)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(nonzero) {
    (void)a;
    give_tensor(r, (torc_nonzero)(a[0].tensor));
}
CALL(nonzero_out) {
    (void)a;
    give_tensor(r, (torc_nonzero_out)(a[0].tensor, a[1].tensor));
}
CALL(argwhere) {
    (void)a;
    give_tensor(r, (torc_argwhere)(a[0].tensor));
}
CALL(take) {
    (void)a;
    give_tensor(r, (torc_take)(a[0].tensor, a[1].tensor));
}
CALL(take_out) {
    (void)a;
    give_tensor(r, (torc_take_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(put_with) {
    (void)a;
    OPTIONS(torc_put_options);
    GIVEN(3, accumulate, flag);
    give_tensor(r, torc_put_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(put_inplace_with) {
    (void)a;
    OPTIONS(torc_put_options);
    GIVEN(3, accumulate, flag);
    give_tensor(r, torc_put_inplace_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(take_along_dim_with) {
    (void)a;
    OPTIONS(torc_take_along_dim_options);
    GIVEN(2, dim, i);
    give_tensor(r, torc_take_along_dim_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(take_along_dim_out_with) {
    (void)a;
    OPTIONS(torc_take_along_dim_options);
    GIVEN(3, dim, i);
    give_tensor(r, torc_take_along_dim_out_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(repeat_interleave_with) {
    (void)a;
    OPTIONS(torc_repeat_interleave_options);
    GIVEN(2, dim, i);
    GIVEN(3, output_size, i);
    give_tensor(r, torc_repeat_interleave_with(a[0].tensor, a[1].i, options_as_wanted(&o)));
}
CALL(repeat_interleave_tensor_with) {
    (void)a;
    OPTIONS(torc_repeat_interleave_tensor_options);
    GIVEN(2, dim, i);
    GIVEN(3, output_size, i);
    give_tensor(r, torc_repeat_interleave_tensor_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(repeat_interleave_counts_with) {
    (void)a;
    OPTIONS(torc_repeat_interleave_counts_options);
    GIVEN(1, output_size, i);
    give_tensor(r, torc_repeat_interleave_counts_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(isin_with) {
    (void)a;
    OPTIONS(torc_isin_options);
    GIVEN(2, assume_unique, flag);
    GIVEN(3, invert, flag);
    give_tensor(r, torc_isin_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(isin_out_with) {
    (void)a;
    OPTIONS(torc_isin_options);
    GIVEN(3, assume_unique, flag);
    GIVEN(4, invert, flag);
    give_tensor(r, torc_isin_out_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(searchsorted_with) {
    (void)a;
    OPTIONS(torc_searchsorted_options);
    GIVEN(2, out_int32, flag);
    GIVEN(3, right, flag);
    GIVEN(4, side, s);
    GIVEN(5, sorter, tensor);
    give_tensor(r, torc_searchsorted_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(searchsorted_out_with) {
    (void)a;
    OPTIONS(torc_searchsorted_options);
    GIVEN(3, out_int32, flag);
    GIVEN(4, right, flag);
    GIVEN(5, side, s);
    GIVEN(6, sorter, tensor);
    give_tensor(r, torc_searchsorted_out_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(bucketize_with) {
    (void)a;
    OPTIONS(torc_bucketize_options);
    GIVEN(2, out_int32, flag);
    GIVEN(3, right, flag);
    give_tensor(r, torc_bucketize_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(bucketize_out_with) {
    (void)a;
    OPTIONS(torc_bucketize_options);
    GIVEN(3, out_int32, flag);
    GIVEN(4, right, flag);
    give_tensor(r, torc_bucketize_out_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(multinomial_with) {
    (void)a;
    OPTIONS(torc_multinomial_options);
    GIVEN(2, replacement, flag);
    GIVEN(3, generator, generator);
    give_tensor(r, torc_multinomial_with(a[0].tensor, a[1].i, options_as_wanted(&o)));
}
CALL(multinomial_out_with) {
    (void)a;
    OPTIONS(torc_multinomial_options);
    GIVEN(3, replacement, flag);
    GIVEN(4, generator, generator);
    give_tensor(r, torc_multinomial_out_with(a[0].tensor, a[1].tensor, a[2].i, options_as_wanted(&o)));
}
CALL(_unique2_with) {
    (void)a;
    OPTIONS(torc__unique2_options);
    GIVEN(1, sorted, flag);
    GIVEN(2, return_inverse, flag);
    GIVEN(3, return_counts, flag);
    torc__unique2_result result = torc__unique2_with(a[0].tensor, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.output, result.inverse_indices, result.counts}, 3);
}
CALL(unique_dim_with) {
    (void)a;
    OPTIONS(torc_unique_dim_options);
    GIVEN(2, sorted, flag);
    GIVEN(3, return_inverse, flag);
    GIVEN(4, return_counts, flag);
    torc_unique_dim_result result = torc_unique_dim_with(a[0].tensor, a[1].i, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.output, result.inverse_indices, result.counts}, 3);
}
CALL(unique_consecutive_with) {
    (void)a;
    OPTIONS(torc_unique_consecutive_options);
    GIVEN(1, return_inverse, flag);
    GIVEN(2, return_counts, flag);
    GIVEN(3, dim, i);
    torc_unique_consecutive_result result = torc_unique_consecutive_with(a[0].tensor, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.output, result.inverse_indices, result.counts}, 3);
}
CALL(kthvalue_with) {
    (void)a;
    OPTIONS(torc_kthvalue_options);
    GIVEN(2, dim, i);
    GIVEN(3, keepdim, flag);
    torc_kthvalue_result result = torc_kthvalue_with(a[0].tensor, a[1].i, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.values, result.indices}, 2);
}
CALL(kthvalue_out_with) {
    (void)a;
    OPTIONS(torc_kthvalue_options);
    GIVEN(4, dim, i);
    GIVEN(5, keepdim, flag);
    torc_kthvalue_result result = torc_kthvalue_out_with((torc_kthvalue_result){a[0].tensor, a[1].tensor}, a[2].tensor, a[3].i, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.values, result.indices}, 2);
}
CALL(mode_with) {
    (void)a;
    OPTIONS(torc_mode_options);
    GIVEN(1, dim, i);
    GIVEN(2, keepdim, flag);
    torc_mode_result result = torc_mode_with(a[0].tensor, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.values, result.indices}, 2);
}
CALL(mode_out_with) {
    (void)a;
    OPTIONS(torc_mode_options);
    GIVEN(3, dim, i);
    GIVEN(4, keepdim, flag);
    torc_mode_result result = torc_mode_out_with((torc_mode_result){a[0].tensor, a[1].tensor}, a[2].tensor, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.values, result.indices}, 2);
}
CALL(bincount_with) {
    (void)a;
    OPTIONS(torc_bincount_options);
    GIVEN(1, weights, tensor);
    GIVEN(2, minlength, i);
    give_tensor(r, torc_bincount_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(mm) {
    (void)a;
    give_tensor(r, (torc_mm)(a[0].tensor, a[1].tensor));
}
CALL(mm_out) {
    (void)a;
    give_tensor(r, (torc_mm_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(bmm) {
    (void)a;
    give_tensor(r, (torc_bmm)(a[0].tensor, a[1].tensor));
}
CALL(bmm_out) {
    (void)a;
    give_tensor(r, (torc_bmm_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(mv) {
    (void)a;
    give_tensor(r, (torc_mv)(a[0].tensor, a[1].tensor));
}
CALL(mv_out) {
    (void)a;
    give_tensor(r, (torc_mv_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(dot) {
    (void)a;
    give_tensor(r, (torc_dot)(a[0].tensor, a[1].tensor));
}
CALL(dot_out) {
    (void)a;
    give_tensor(r, (torc_dot_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(vdot) {
    (void)a;
    give_tensor(r, (torc_vdot)(a[0].tensor, a[1].tensor));
}
CALL(vdot_out) {
    (void)a;
    give_tensor(r, (torc_vdot_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(addmm_with) {
    (void)a;
    OPTIONS(torc_addmm_options);
    GIVEN(3, beta, n);
    GIVEN(4, alpha, n);
    give_tensor(r, torc_addmm_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(addmm_inplace_with) {
    (void)a;
    OPTIONS(torc_addmm_options);
    GIVEN(3, beta, n);
    GIVEN(4, alpha, n);
    give_tensor(r, torc_addmm_inplace_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(addmm_out_with) {
    (void)a;
    OPTIONS(torc_addmm_options);
    GIVEN(4, beta, n);
    GIVEN(5, alpha, n);
    give_tensor(r, torc_addmm_out_with(a[0].tensor, a[1].tensor, a[2].tensor, a[3].tensor, options_as_wanted(&o)));
}
CALL(baddbmm_with) {
    (void)a;
    OPTIONS(torc_baddbmm_options);
    GIVEN(3, beta, n);
    GIVEN(4, alpha, n);
    give_tensor(r, torc_baddbmm_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(baddbmm_inplace_with) {
    (void)a;
    OPTIONS(torc_baddbmm_options);
    GIVEN(3, beta, n);
    GIVEN(4, alpha, n);
    give_tensor(r, torc_baddbmm_inplace_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(baddbmm_out_with) {
    (void)a;
    OPTIONS(torc_baddbmm_options);
    GIVEN(4, beta, n);
    GIVEN(5, alpha, n);
    give_tensor(r, torc_baddbmm_out_with(a[0].tensor, a[1].tensor, a[2].tensor, a[3].tensor, options_as_wanted(&o)));
}
CALL(addmv_with) {
    (void)a;
    OPTIONS(torc_addmv_options);
    GIVEN(3, beta, n);
    GIVEN(4, alpha, n);
    give_tensor(r, torc_addmv_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(addmv_inplace_with) {
    (void)a;
    OPTIONS(torc_addmv_options);
    GIVEN(3, beta, n);
    GIVEN(4, alpha, n);
    give_tensor(r, torc_addmv_inplace_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(addmv_out_with) {
    (void)a;
    OPTIONS(torc_addmv_options);
    GIVEN(4, beta, n);
    GIVEN(5, alpha, n);
    give_tensor(r, torc_addmv_out_with(a[0].tensor, a[1].tensor, a[2].tensor, a[3].tensor, options_as_wanted(&o)));
}
CALL(linear_with) {
    (void)a;
    OPTIONS(torc_linear_options);
    GIVEN(2, bias, tensor);
    give_tensor(r, torc_linear_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(linear_out_with) {
    (void)a;
    OPTIONS(torc_linear_options);
    GIVEN(3, bias, tensor);
    give_tensor(r, torc_linear_out_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(matmul) {
    (void)a;
    give_tensor(r, (torc_matmul)(a[0].tensor, a[1].tensor));
}
CALL(matmul_out) {
    (void)a;
    give_tensor(r, (torc_matmul_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(outer) {
    (void)a;
    give_tensor(r, (torc_outer)(a[0].tensor, a[1].tensor));
}
CALL(outer_out) {
    (void)a;
    give_tensor(r, (torc_outer_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(einsum) {
    (void)a;
    give_tensor(r, (torc_einsum)(a[0].s, a[1].tensors));
}
CALL(tensordot) {
    (void)a;
    give_tensor(r, (torc_tensordot)(a[0].tensor, a[1].tensor, a[2].ints, a[3].ints));
}
CALL(tensordot_out) {
    (void)a;
    give_tensor(r, (torc_tensordot_out)(a[0].tensor, a[1].tensor, a[2].tensor, a[3].ints, a[4].ints));
}
CALL(linalg_multi_dot) {
    (void)a;
    give_tensor(r, (torc_linalg_multi_dot)(a[0].tensors));
}
CALL(linalg_multi_dot_out) {
    (void)a;
    give_tensor(r, (torc_linalg_multi_dot_out)(a[0].tensor, a[1].tensors));
}
CALL(chain_matmul) {
    (void)a;
    give_tensor(r, (torc_chain_matmul)(a[0].tensors));
}
CALL(chain_matmul_out) {
    (void)a;
    give_tensor(r, (torc_chain_matmul_out)(a[0].tensor, a[1].tensors));
}
CALL(inner) {
    (void)a;
    give_tensor(r, (torc_inner)(a[0].tensor, a[1].tensor));
}
CALL(inner_out) {
    (void)a;
    give_tensor(r, (torc_inner_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(linalg_vecdot_with) {
    (void)a;
    OPTIONS(torc_linalg_vecdot_options);
    GIVEN(2, dim, i);
    give_tensor(r, torc_linalg_vecdot_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(linalg_vecdot_out_with) {
    (void)a;
    OPTIONS(torc_linalg_vecdot_options);
    GIVEN(3, dim, i);
    give_tensor(r, torc_linalg_vecdot_out_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(kron) {
    (void)a;
    give_tensor(r, (torc_kron)(a[0].tensor, a[1].tensor));
}
CALL(kron_out) {
    (void)a;
    give_tensor(r, (torc_kron_out)(a[0].tensor, a[1].tensor, a[2].tensor));
}
CALL(addr_with) {
    (void)a;
    OPTIONS(torc_addr_options);
    GIVEN(3, beta, n);
    GIVEN(4, alpha, n);
    give_tensor(r, torc_addr_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(addr_inplace_with) {
    (void)a;
    OPTIONS(torc_addr_options);
    GIVEN(3, beta, n);
    GIVEN(4, alpha, n);
    give_tensor(r, torc_addr_inplace_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(addr_out_with) {
    (void)a;
    OPTIONS(torc_addr_options);
    GIVEN(4, beta, n);
    GIVEN(5, alpha, n);
    give_tensor(r, torc_addr_out_with(a[0].tensor, a[1].tensor, a[2].tensor, a[3].tensor, options_as_wanted(&o)));
}
CALL(addbmm_with) {
    (void)a;
    OPTIONS(torc_addbmm_options);
    GIVEN(3, beta, n);
    GIVEN(4, alpha, n);
    give_tensor(r, torc_addbmm_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(addbmm_inplace_with) {
    (void)a;
    OPTIONS(torc_addbmm_options);
    GIVEN(3, beta, n);
    GIVEN(4, alpha, n);
    give_tensor(r, torc_addbmm_inplace_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(addbmm_out_with) {
    (void)a;
    OPTIONS(torc_addbmm_options);
    GIVEN(4, beta, n);
    GIVEN(5, alpha, n);
    give_tensor(r, torc_addbmm_out_with(a[0].tensor, a[1].tensor, a[2].tensor, a[3].tensor, options_as_wanted(&o)));
}
CALL(linalg_cross_with) {
    (void)a;
    OPTIONS(torc_linalg_cross_options);
    GIVEN(2, dim, i);
    give_tensor(r, torc_linalg_cross_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(linalg_cross_out_with) {
    (void)a;
    OPTIONS(torc_linalg_cross_options);
    GIVEN(3, dim, i);
    give_tensor(r, torc_linalg_cross_out_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(cross_with) {
    (void)a;
    OPTIONS(torc_cross_options);
    GIVEN(2, dim, i);
    give_tensor(r, torc_cross_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(cross_out_with) {
    (void)a;
    OPTIONS(torc_cross_options);
    GIVEN(3, dim, i);
    give_tensor(r, torc_cross_out_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(_addmm_activation_with) {
    (void)a;
    OPTIONS(torc__addmm_activation_options);
    GIVEN(3, beta, n);
    GIVEN(4, alpha, n);
    GIVEN(5, use_gelu, flag);
    give_tensor(r, torc__addmm_activation_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(_addmm_activation_out_with) {
    (void)a;
    OPTIONS(torc__addmm_activation_options);
    GIVEN(4, beta, n);
    GIVEN(5, alpha, n);
    GIVEN(6, use_gelu, flag);
    give_tensor(r, torc__addmm_activation_out_with(a[0].tensor, a[1].tensor, a[2].tensor, a[3].tensor, options_as_wanted(&o)));
}
CALL(linear_gelu_with) {
    (void)a;
    OPTIONS(torc_linear_gelu_options);
    GIVEN(2, bias, tensor);
    GIVEN(3, approximate, s);
    give_tensor(r, torc_linear_gelu_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(linear_gelu_linear_with) {
    (void)a;
    OPTIONS(torc_linear_gelu_linear_options);
    GIVEN(5, approximate, s);
    give_tensor(r, torc_linear_gelu_linear_with(a[0].tensor, a[1].tensor, a[2].tensor, a[3].tensor, a[4].tensor, options_as_wanted(&o)));
}
CALL(softmax_with) {
    (void)a;
    OPTIONS(torc_softmax_options);
    GIVEN(2, dtype, dtype);
    give_tensor(r, torc_softmax_with(a[0].tensor, a[1].i, options_as_wanted(&o)));
}
CALL(softmax_out_with) {
    (void)a;
    OPTIONS(torc_softmax_options);
    GIVEN(3, dtype, dtype);
    give_tensor(r, torc_softmax_out_with(a[0].tensor, a[1].tensor, a[2].i, options_as_wanted(&o)));
}
CALL(log_softmax_with) {
    (void)a;
    OPTIONS(torc_log_softmax_options);
    GIVEN(2, dtype, dtype);
    give_tensor(r, torc_log_softmax_with(a[0].tensor, a[1].i, options_as_wanted(&o)));
}
CALL(log_softmax_out_with) {
    (void)a;
    OPTIONS(torc_log_softmax_options);
    GIVEN(3, dtype, dtype);
    give_tensor(r, torc_log_softmax_out_with(a[0].tensor, a[1].tensor, a[2].i, options_as_wanted(&o)));
}
CALL(native_layer_norm) {
    (void)a;
    torc_native_layer_norm_result result = (torc_native_layer_norm)(a[0].tensor, a[1].ints, a[2].tensor, a[3].tensor, a[4].d);
    give_many(r, (const torc_tensor[]){result.output, result.mean, result.rstd}, 3);
}
CALL(layer_norm_with) {
    (void)a;
    OPTIONS(torc_layer_norm_options);
    GIVEN(2, weight, tensor);
    GIVEN(3, bias, tensor);
    GIVEN(4, eps, d);
    give_tensor(r, torc_layer_norm_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(native_batch_norm) {
    (void)a;
    torc_native_batch_norm_result result = (torc_native_batch_norm)(a[0].tensor, a[1].tensor, a[2].tensor, a[3].tensor, a[4].tensor, a[5].b, a[6].d, a[7].d);
    give_many(r, (const torc_tensor[]){result.output, result.save_mean, result.save_invstd}, 3);
}
CALL(native_batch_norm_out) {
    (void)a;
    torc_native_batch_norm_result result = (torc_native_batch_norm_out)((torc_native_batch_norm_result){a[0].tensor, a[1].tensor, a[2].tensor}, a[3].tensor, a[4].tensor, a[5].tensor, a[6].tensor, a[7].tensor, a[8].b, a[9].d, a[10].d);
    give_many(r, (const torc_tensor[]){result.output, result.save_mean, result.save_invstd}, 3);
}
CALL(batch_norm_with) {
    (void)a;
    OPTIONS(torc_batch_norm_options);
    GIVEN(3, weight, tensor);
    GIVEN(4, bias, tensor);
    GIVEN(5, training, flag);
    GIVEN(6, momentum, d);
    GIVEN(7, eps, d);
    give_tensor(r, torc_batch_norm_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(instance_norm_with) {
    (void)a;
    OPTIONS(torc_instance_norm_options);
    GIVEN(1, running_mean, tensor);
    GIVEN(2, running_var, tensor);
    GIVEN(3, weight, tensor);
    GIVEN(4, bias, tensor);
    GIVEN(5, use_input_stats, flag);
    GIVEN(6, momentum, d);
    GIVEN(7, eps, d);
    give_tensor(r, torc_instance_norm_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(native_group_norm) {
    (void)a;
    torc_native_group_norm_result result = (torc_native_group_norm)(a[0].tensor, a[1].tensor, a[2].tensor, a[3].i, a[4].i, a[5].i, a[6].i, a[7].d);
    give_many(r, (const torc_tensor[]){result.output, result.mean, result.rstd}, 3);
}
CALL(group_norm_with) {
    (void)a;
    OPTIONS(torc_group_norm_options);
    GIVEN(2, weight, tensor);
    GIVEN(3, bias, tensor);
    GIVEN(4, eps, d);
    give_tensor(r, torc_group_norm_with(a[0].tensor, a[1].i, options_as_wanted(&o)));
}
CALL(_fused_rms_norm) {
    (void)a;
    torc__fused_rms_norm_result result = (torc__fused_rms_norm)(a[0].tensor, a[1].ints, a[2].tensor, a[3].d);
    give_many(r, (const torc_tensor[]){result.output, result.rstd}, 2);
}
CALL(rms_norm_with) {
    (void)a;
    OPTIONS(torc_rms_norm_options);
    GIVEN(2, weight, tensor);
    GIVEN(3, eps, d);
    give_tensor(r, torc_rms_norm_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(native_dropout_with) {
    (void)a;
    OPTIONS(torc_native_dropout_options);
    GIVEN(3, generator, generator);
    torc_native_dropout_result result = torc_native_dropout_with(a[0].tensor, a[1].d, a[2].b, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.output, result.mask}, 2);
}
CALL(dropout_with) {
    (void)a;
    OPTIONS(torc_dropout_options);
    GIVEN(1, p, d);
    GIVEN(2, training, flag);
    GIVEN(3, generator, generator);
    give_tensor(r, torc_dropout_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(dropout_inplace_with) {
    (void)a;
    OPTIONS(torc_dropout_options);
    GIVEN(1, p, d);
    GIVEN(2, training, flag);
    GIVEN(3, generator, generator);
    give_tensor(r, torc_dropout_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(feature_dropout_with) {
    (void)a;
    OPTIONS(torc_feature_dropout_options);
    GIVEN(1, p, d);
    GIVEN(2, training, flag);
    GIVEN(3, generator, generator);
    give_tensor(r, torc_feature_dropout_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(feature_dropout_inplace_with) {
    (void)a;
    OPTIONS(torc_feature_dropout_options);
    GIVEN(1, p, d);
    GIVEN(2, training, flag);
    GIVEN(3, generator, generator);
    give_tensor(r, torc_feature_dropout_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(embedding_with) {
    (void)a;
    OPTIONS(torc_embedding_options);
    GIVEN(2, padding_idx, i);
    GIVEN(3, scale_grad_by_freq, flag);
    GIVEN(4, sparse, flag);
    give_tensor(r, torc_embedding_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(convolution) {
    (void)a;
    give_tensor(r, (torc_convolution)(a[0].tensor, a[1].tensor, a[2].tensor, a[3].ints, a[4].ints, a[5].ints, a[6].b, a[7].ints, a[8].i));
}
CALL(conv1d_with) {
    (void)a;
    OPTIONS(torc_conv1d_options);
    GIVEN(2, bias, tensor);
    GIVEN(3, stride, ints);
    GIVEN(4, padding, ints);
    GIVEN(5, dilation, ints);
    GIVEN(6, groups, i);
    give_tensor(r, torc_conv1d_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(conv2d_with) {
    (void)a;
    OPTIONS(torc_conv2d_options);
    GIVEN(2, bias, tensor);
    GIVEN(3, stride, ints);
    GIVEN(4, padding, ints);
    GIVEN(5, dilation, ints);
    GIVEN(6, groups, i);
    give_tensor(r, torc_conv2d_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(conv1d_padding_with) {
    (void)a;
    OPTIONS(torc_conv1d_padding_options);
    GIVEN(2, bias, tensor);
    GIVEN(3, stride, ints);
    GIVEN(4, padding, s);
    GIVEN(5, dilation, ints);
    GIVEN(6, groups, i);
    give_tensor(r, torc_conv1d_padding_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(conv2d_padding_with) {
    (void)a;
    OPTIONS(torc_conv2d_padding_options);
    GIVEN(2, bias, tensor);
    GIVEN(3, stride, ints);
    GIVEN(4, padding, s);
    GIVEN(5, dilation, ints);
    GIVEN(6, groups, i);
    give_tensor(r, torc_conv2d_padding_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(conv_transpose1d_with) {
    (void)a;
    OPTIONS(torc_conv_transpose1d_options);
    GIVEN(2, bias, tensor);
    GIVEN(3, stride, ints);
    GIVEN(4, padding, ints);
    GIVEN(5, output_padding, ints);
    GIVEN(6, groups, i);
    GIVEN(7, dilation, ints);
    give_tensor(r, torc_conv_transpose1d_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(conv_transpose2d_with) {
    (void)a;
    OPTIONS(torc_conv_transpose2d_options);
    GIVEN(2, bias, tensor);
    GIVEN(3, stride, ints);
    GIVEN(4, padding, ints);
    GIVEN(5, output_padding, ints);
    GIVEN(6, groups, i);
    GIVEN(7, dilation, ints);
    give_tensor(r, torc_conv_transpose2d_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(max_pool2d_with_indices_with) {
    (void)a;
    OPTIONS(torc_max_pool2d_with_indices_options);
    GIVEN(2, stride, ints);
    GIVEN(3, padding, ints);
    GIVEN(4, dilation, ints);
    GIVEN(5, ceil_mode, flag);
    torc_max_pool2d_with_indices_result result = torc_max_pool2d_with_indices_with(a[0].tensor, a[1].ints, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.output, result.indices}, 2);
}
CALL(max_pool2d_with) {
    (void)a;
    OPTIONS(torc_max_pool2d_options);
    GIVEN(2, stride, ints);
    GIVEN(3, padding, ints);
    GIVEN(4, dilation, ints);
    GIVEN(5, ceil_mode, flag);
    give_tensor(r, torc_max_pool2d_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(max_pool1d_with) {
    (void)a;
    OPTIONS(torc_max_pool1d_options);
    GIVEN(2, stride, ints);
    GIVEN(3, padding, ints);
    GIVEN(4, dilation, ints);
    GIVEN(5, ceil_mode, flag);
    give_tensor(r, torc_max_pool1d_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(avg_pool2d_with) {
    (void)a;
    OPTIONS(torc_avg_pool2d_options);
    GIVEN(2, stride, ints);
    GIVEN(3, padding, ints);
    GIVEN(4, ceil_mode, flag);
    GIVEN(5, count_include_pad, flag);
    GIVEN(6, divisor_override, i);
    give_tensor(r, torc_avg_pool2d_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(avg_pool2d_out_with) {
    (void)a;
    OPTIONS(torc_avg_pool2d_options);
    GIVEN(3, stride, ints);
    GIVEN(4, padding, ints);
    GIVEN(5, ceil_mode, flag);
    GIVEN(6, count_include_pad, flag);
    GIVEN(7, divisor_override, i);
    give_tensor(r, torc_avg_pool2d_out_with(a[0].tensor, a[1].tensor, a[2].ints, options_as_wanted(&o)));
}
CALL(avg_pool1d_with) {
    (void)a;
    OPTIONS(torc_avg_pool1d_options);
    GIVEN(2, stride, ints);
    GIVEN(3, padding, ints);
    GIVEN(4, ceil_mode, flag);
    GIVEN(5, count_include_pad, flag);
    give_tensor(r, torc_avg_pool1d_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(adaptive_avg_pool2d) {
    (void)a;
    give_tensor(r, (torc_adaptive_avg_pool2d)(a[0].tensor, a[1].ints));
}
CALL(adaptive_avg_pool1d) {
    (void)a;
    give_tensor(r, (torc_adaptive_avg_pool1d)(a[0].tensor, a[1].ints));
}
CALL(adaptive_max_pool2d) {
    (void)a;
    torc_adaptive_max_pool2d_result result = (torc_adaptive_max_pool2d)(a[0].tensor, a[1].ints);
    give_many(r, (const torc_tensor[]){result.output, result.indices}, 2);
}
CALL(max_pool3d_with_indices_with) {
    (void)a;
    OPTIONS(torc_max_pool3d_with_indices_options);
    GIVEN(2, stride, ints);
    GIVEN(3, padding, ints);
    GIVEN(4, dilation, ints);
    GIVEN(5, ceil_mode, flag);
    torc_max_pool3d_with_indices_result result = torc_max_pool3d_with_indices_with(a[0].tensor, a[1].ints, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.output, result.indices}, 2);
}
CALL(max_pool3d_with) {
    (void)a;
    OPTIONS(torc_max_pool3d_options);
    GIVEN(2, stride, ints);
    GIVEN(3, padding, ints);
    GIVEN(4, dilation, ints);
    GIVEN(5, ceil_mode, flag);
    give_tensor(r, torc_max_pool3d_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(avg_pool3d_with) {
    (void)a;
    OPTIONS(torc_avg_pool3d_options);
    GIVEN(2, stride, ints);
    GIVEN(3, padding, ints);
    GIVEN(4, ceil_mode, flag);
    GIVEN(5, count_include_pad, flag);
    GIVEN(6, divisor_override, i);
    give_tensor(r, torc_avg_pool3d_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(avg_pool3d_out_with) {
    (void)a;
    OPTIONS(torc_avg_pool3d_options);
    GIVEN(3, stride, ints);
    GIVEN(4, padding, ints);
    GIVEN(5, ceil_mode, flag);
    GIVEN(6, count_include_pad, flag);
    GIVEN(7, divisor_override, i);
    give_tensor(r, torc_avg_pool3d_out_with(a[0].tensor, a[1].tensor, a[2].ints, options_as_wanted(&o)));
}
CALL(adaptive_avg_pool3d) {
    (void)a;
    give_tensor(r, (torc_adaptive_avg_pool3d)(a[0].tensor, a[1].ints));
}
CALL(adaptive_max_pool3d) {
    (void)a;
    torc_adaptive_max_pool3d_result result = (torc_adaptive_max_pool3d)(a[0].tensor, a[1].ints);
    give_many(r, (const torc_tensor[]){result.output, result.indices}, 2);
}
CALL(interpolate_with) {
    (void)a;
    OPTIONS(torc_interpolate_options);
    GIVEN(2, mode, s);
    GIVEN(3, align_corners, flag);
    GIVEN(4, scales_d, d);
    GIVEN(5, scales_h, d);
    GIVEN(6, scales_w, d);
    GIVEN(7, antialias, flag);
    give_tensor(r, torc_interpolate_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(grid_sampler) {
    (void)a;
    give_tensor(r, (torc_grid_sampler)(a[0].tensor, a[1].tensor, a[2].i, a[3].i, a[4].b));
}
CALL(affine_grid_generator) {
    (void)a;
    give_tensor(r, (torc_affine_grid_generator)(a[0].tensor, a[1].ints, a[2].b));
}
CALL(nll_loss_with) {
    (void)a;
    OPTIONS(torc_nll_loss_options);
    GIVEN(2, weight, tensor);
    GIVEN(3, ignore_index, i);
    GIVEN(4, reduction, s);
    give_tensor(r, torc_nll_loss_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(cross_entropy_with) {
    (void)a;
    OPTIONS(torc_cross_entropy_options);
    GIVEN(2, weight, tensor);
    GIVEN(3, ignore_index, i);
    GIVEN(4, reduction, s);
    GIVEN(5, label_smoothing, d);
    give_tensor(r, torc_cross_entropy_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(binary_cross_entropy_with) {
    (void)a;
    OPTIONS(torc_binary_cross_entropy_options);
    GIVEN(2, weight, tensor);
    GIVEN(3, reduction, s);
    give_tensor(r, torc_binary_cross_entropy_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(binary_cross_entropy_with_logits_with) {
    (void)a;
    OPTIONS(torc_binary_cross_entropy_with_logits_options);
    GIVEN(2, weight, tensor);
    GIVEN(3, reduction, s);
    GIVEN(4, pos_weight, tensor);
    give_tensor(r, torc_binary_cross_entropy_with_logits_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(mse_loss_with) {
    (void)a;
    OPTIONS(torc_mse_loss_options);
    GIVEN(2, reduction, s);
    GIVEN(3, weight, tensor);
    give_tensor(r, torc_mse_loss_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(l1_loss_with) {
    (void)a;
    OPTIONS(torc_l1_loss_options);
    GIVEN(2, reduction, s);
    GIVEN(3, weight, tensor);
    give_tensor(r, torc_l1_loss_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(smooth_l1_loss_with) {
    (void)a;
    OPTIONS(torc_smooth_l1_loss_options);
    GIVEN(2, reduction, s);
    GIVEN(3, beta, d);
    give_tensor(r, torc_smooth_l1_loss_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(huber_loss_with) {
    (void)a;
    OPTIONS(torc_huber_loss_options);
    GIVEN(2, reduction, s);
    GIVEN(3, delta, d);
    GIVEN(4, weight, tensor);
    give_tensor(r, torc_huber_loss_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(kl_div_with) {
    (void)a;
    OPTIONS(torc_kl_div_options);
    GIVEN(2, reduction, s);
    GIVEN(3, log_target, flag);
    give_tensor(r, torc_kl_div_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(one_hot_with) {
    (void)a;
    OPTIONS(torc_one_hot_options);
    GIVEN(1, num_classes, i);
    give_tensor(r, torc_one_hot_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(scaled_dot_product_attention_with) {
    (void)a;
    OPTIONS(torc_scaled_dot_product_attention_options);
    GIVEN(3, attn_mask, tensor);
    GIVEN(4, dropout_p, d);
    GIVEN(5, is_causal, flag);
    GIVEN(6, scale, d);
    GIVEN(7, enable_gqa, flag);
    give_tensor(r, torc_scaled_dot_product_attention_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(constant_pad_nd_with) {
    (void)a;
    OPTIONS(torc_constant_pad_nd_options);
    GIVEN(2, value, n);
    give_tensor(r, torc_constant_pad_nd_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(pad_with) {
    (void)a;
    OPTIONS(torc_pad_options);
    GIVEN(2, mode, s);
    GIVEN(3, value, d);
    give_tensor(r, torc_pad_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(glu_with) {
    (void)a;
    OPTIONS(torc_glu_options);
    GIVEN(1, dim, i);
    give_tensor(r, torc_glu_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(prelu) {
    (void)a;
    give_tensor(r, (torc_prelu)(a[0].tensor, a[1].tensor));
}
CALL(alpha_dropout_with) {
    (void)a;
    OPTIONS(torc_alpha_dropout_options);
    GIVEN(1, p, d);
    GIVEN(2, training, flag);
    GIVEN(3, generator, generator);
    give_tensor(r, torc_alpha_dropout_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(alpha_dropout_inplace_with) {
    (void)a;
    OPTIONS(torc_alpha_dropout_options);
    GIVEN(1, p, d);
    GIVEN(2, training, flag);
    GIVEN(3, generator, generator);
    give_tensor(r, torc_alpha_dropout_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(feature_alpha_dropout_with) {
    (void)a;
    OPTIONS(torc_feature_alpha_dropout_options);
    GIVEN(1, p, d);
    GIVEN(2, training, flag);
    GIVEN(3, generator, generator);
    give_tensor(r, torc_feature_alpha_dropout_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(feature_alpha_dropout_inplace_with) {
    (void)a;
    OPTIONS(torc_feature_alpha_dropout_options);
    GIVEN(1, p, d);
    GIVEN(2, training, flag);
    GIVEN(3, generator, generator);
    give_tensor(r, torc_feature_alpha_dropout_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(pixel_shuffle) {
    (void)a;
    give_tensor(r, (torc_pixel_shuffle)(a[0].tensor, a[1].i));
}
CALL(pixel_unshuffle) {
    (void)a;
    give_tensor(r, (torc_pixel_unshuffle)(a[0].tensor, a[1].i));
}
CALL(channel_shuffle) {
    (void)a;
    give_tensor(r, (torc_channel_shuffle)(a[0].tensor, a[1].i));
}
CALL(im2col_with) {
    (void)a;
    OPTIONS(torc_im2col_options);
    GIVEN(2, dilation, ints);
    GIVEN(3, padding, ints);
    GIVEN(4, stride, ints);
    give_tensor(r, torc_im2col_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(col2im_with) {
    (void)a;
    OPTIONS(torc_col2im_options);
    GIVEN(3, dilation, ints);
    GIVEN(4, padding, ints);
    GIVEN(5, stride, ints);
    give_tensor(r, torc_col2im_with(a[0].tensor, a[1].ints, a[2].ints, options_as_wanted(&o)));
}
CALL(max_unpool2d) {
    (void)a;
    give_tensor(r, (torc_max_unpool2d)(a[0].tensor, a[1].tensor, a[2].ints));
}
CALL(embedding_renorm_) {
    (void)a;
    give_tensor(r, (torc_embedding_renorm_)(a[0].tensor, a[1].tensor, a[2].d, a[3].d));
}
CALL(embedding_bag_with) {
    (void)a;
    OPTIONS(torc_embedding_bag_options);
    GIVEN(2, offsets, tensor);
    GIVEN(3, scale_grad_by_freq, flag);
    GIVEN(4, mode, s);
    GIVEN(5, per_sample_weights, tensor);
    GIVEN(6, include_last_offset, flag);
    GIVEN(7, padding_idx, i);
    give_tensor(r, torc_embedding_bag_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(conv3d_with) {
    (void)a;
    OPTIONS(torc_conv3d_options);
    GIVEN(2, bias, tensor);
    GIVEN(3, stride, ints);
    GIVEN(4, padding, ints);
    GIVEN(5, dilation, ints);
    GIVEN(6, groups, i);
    give_tensor(r, torc_conv3d_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(conv3d_padding_with) {
    (void)a;
    OPTIONS(torc_conv3d_padding_options);
    GIVEN(2, bias, tensor);
    GIVEN(3, stride, ints);
    GIVEN(4, padding, s);
    GIVEN(5, dilation, ints);
    GIVEN(6, groups, i);
    give_tensor(r, torc_conv3d_padding_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(conv_transpose3d_with) {
    (void)a;
    OPTIONS(torc_conv_transpose3d_options);
    GIVEN(2, bias, tensor);
    GIVEN(3, stride, ints);
    GIVEN(4, padding, ints);
    GIVEN(5, output_padding, ints);
    GIVEN(6, groups, i);
    GIVEN(7, dilation, ints);
    give_tensor(r, torc_conv_transpose3d_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(pairwise_distance_with) {
    (void)a;
    OPTIONS(torc_pairwise_distance_options);
    GIVEN(2, p, d);
    GIVEN(3, eps, d);
    GIVEN(4, keepdim, flag);
    give_tensor(r, torc_pairwise_distance_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(bilinear_with) {
    (void)a;
    OPTIONS(torc_bilinear_options);
    GIVEN(3, bias, tensor);
    give_tensor(r, torc_bilinear_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(margin_ranking_loss_with) {
    (void)a;
    OPTIONS(torc_margin_ranking_loss_options);
    GIVEN(3, margin, d);
    GIVEN(4, reduction, s);
    give_tensor(r, torc_margin_ranking_loss_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(hinge_embedding_loss_with) {
    (void)a;
    OPTIONS(torc_hinge_embedding_loss_options);
    GIVEN(2, margin, d);
    GIVEN(3, reduction, s);
    give_tensor(r, torc_hinge_embedding_loss_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(cosine_embedding_loss_with) {
    (void)a;
    OPTIONS(torc_cosine_embedding_loss_options);
    GIVEN(3, margin, d);
    GIVEN(4, reduction, s);
    give_tensor(r, torc_cosine_embedding_loss_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(triplet_margin_loss_with) {
    (void)a;
    OPTIONS(torc_triplet_margin_loss_options);
    GIVEN(3, margin, d);
    GIVEN(4, p, d);
    GIVEN(5, eps, d);
    GIVEN(6, swap, flag);
    GIVEN(7, reduction, s);
    give_tensor(r, torc_triplet_margin_loss_with(a[0].tensor, a[1].tensor, a[2].tensor, options_as_wanted(&o)));
}
CALL(soft_margin_loss_with) {
    (void)a;
    OPTIONS(torc_soft_margin_loss_options);
    GIVEN(2, reduction, s);
    give_tensor(r, torc_soft_margin_loss_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(multi_margin_loss_with) {
    (void)a;
    OPTIONS(torc_multi_margin_loss_options);
    GIVEN(2, p, i);
    GIVEN(3, margin, d);
    GIVEN(4, weight, tensor);
    GIVEN(5, reduction, s);
    give_tensor(r, torc_multi_margin_loss_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(multilabel_margin_loss_with) {
    (void)a;
    OPTIONS(torc_multilabel_margin_loss_options);
    GIVEN(2, reduction, s);
    give_tensor(r, torc_multilabel_margin_loss_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(poisson_nll_loss_with) {
    (void)a;
    OPTIONS(torc_poisson_nll_loss_options);
    GIVEN(2, log_input, flag);
    GIVEN(3, full, flag);
    GIVEN(4, eps, d);
    GIVEN(5, reduction, s);
    give_tensor(r, torc_poisson_nll_loss_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(rnn_tanh) {
    (void)a;
    torc_rnn_tanh_result result = (torc_rnn_tanh)(a[0].tensor, a[1].tensor, a[2].tensors, a[3].b, a[4].i, a[5].d, a[6].b, a[7].b, a[8].b);
    give_many(r, (const torc_tensor[]){result.output, result.hidden}, 2);
}
CALL(rnn_tanh_data) {
    (void)a;
    torc_rnn_tanh_data_result result = (torc_rnn_tanh_data)(a[0].tensor, a[1].tensor, a[2].tensor, a[3].tensors, a[4].b, a[5].i, a[6].d, a[7].b, a[8].b);
    give_many(r, (const torc_tensor[]){result.output, result.hidden}, 2);
}
CALL(rnn_relu) {
    (void)a;
    torc_rnn_relu_result result = (torc_rnn_relu)(a[0].tensor, a[1].tensor, a[2].tensors, a[3].b, a[4].i, a[5].d, a[6].b, a[7].b, a[8].b);
    give_many(r, (const torc_tensor[]){result.output, result.hidden}, 2);
}
CALL(rnn_relu_data) {
    (void)a;
    torc_rnn_relu_data_result result = (torc_rnn_relu_data)(a[0].tensor, a[1].tensor, a[2].tensor, a[3].tensors, a[4].b, a[5].i, a[6].d, a[7].b, a[8].b);
    give_many(r, (const torc_tensor[]){result.output, result.hidden}, 2);
}
CALL(gru) {
    (void)a;
    torc_gru_result result = (torc_gru)(a[0].tensor, a[1].tensor, a[2].tensors, a[3].b, a[4].i, a[5].d, a[6].b, a[7].b, a[8].b);
    give_many(r, (const torc_tensor[]){result.output, result.hidden}, 2);
}
CALL(gru_data) {
    (void)a;
    torc_gru_data_result result = (torc_gru_data)(a[0].tensor, a[1].tensor, a[2].tensor, a[3].tensors, a[4].b, a[5].i, a[6].d, a[7].b, a[8].b);
    give_many(r, (const torc_tensor[]){result.output, result.hidden}, 2);
}
CALL(lstm) {
    (void)a;
    torc_lstm_result result = (torc_lstm)(a[0].tensor, a[1].tensors, a[2].tensors, a[3].b, a[4].i, a[5].d, a[6].b, a[7].b, a[8].b);
    give_many(r, (const torc_tensor[]){result.output, result.hidden, result.cell}, 3);
}
CALL(lstm_data) {
    (void)a;
    torc_lstm_data_result result = (torc_lstm_data)(a[0].tensor, a[1].tensor, a[2].tensors, a[3].tensors, a[4].b, a[5].i, a[6].d, a[7].b, a[8].b);
    give_many(r, (const torc_tensor[]){result.output, result.hidden, result.cell}, 3);
}
CALL(rnn_tanh_cell_with) {
    (void)a;
    OPTIONS(torc_rnn_tanh_cell_options);
    GIVEN(4, b_ih, tensor);
    GIVEN(5, b_hh, tensor);
    give_tensor(r, torc_rnn_tanh_cell_with(a[0].tensor, a[1].tensor, a[2].tensor, a[3].tensor, options_as_wanted(&o)));
}
CALL(rnn_relu_cell_with) {
    (void)a;
    OPTIONS(torc_rnn_relu_cell_options);
    GIVEN(4, b_ih, tensor);
    GIVEN(5, b_hh, tensor);
    give_tensor(r, torc_rnn_relu_cell_with(a[0].tensor, a[1].tensor, a[2].tensor, a[3].tensor, options_as_wanted(&o)));
}
CALL(gru_cell_with) {
    (void)a;
    OPTIONS(torc_gru_cell_options);
    GIVEN(4, b_ih, tensor);
    GIVEN(5, b_hh, tensor);
    give_tensor(r, torc_gru_cell_with(a[0].tensor, a[1].tensor, a[2].tensor, a[3].tensor, options_as_wanted(&o)));
}
CALL(lstm_cell_with) {
    (void)a;
    OPTIONS(torc_lstm_cell_options);
    GIVEN(4, b_ih, tensor);
    GIVEN(5, b_hh, tensor);
    torc_lstm_cell_result result = torc_lstm_cell_with(a[0].tensor, a[1].tensors, a[2].tensor, a[3].tensor, options_as_wanted(&o));
    give_many(r, (const torc_tensor[]){result.hidden, result.cell}, 2);
}
CALL(_fused_sgd__with) {
    (void)a;
    OPTIONS(torc__fused_sgd_inplace_options);
    GIVEN(10, grad_scale, tensor);
    GIVEN(11, found_inf, tensor);
    give_bool(r, torc__fused_sgd__with(a[0].tensors, a[1].tensors, a[2].tensors, a[3].d, a[4].d, a[5].d, a[6].d, a[7].b, a[8].b, a[9].b, options_as_wanted(&o)));
}
CALL(_fused_sgd__tensor_lr_with) {
    (void)a;
    OPTIONS(torc__fused_sgd__tensor_lr_options);
    GIVEN(10, grad_scale, tensor);
    GIVEN(11, found_inf, tensor);
    give_bool(r, torc__fused_sgd__tensor_lr_with(a[0].tensors, a[1].tensors, a[2].tensors, a[3].d, a[4].d, a[5].tensor, a[6].d, a[7].b, a[8].b, a[9].b, options_as_wanted(&o)));
}
CALL(_fused_adam__with) {
    (void)a;
    OPTIONS(torc__fused_adam_inplace_options);
    GIVEN(13, grad_scale, tensor);
    GIVEN(14, found_inf, tensor);
    give_bool(r, torc__fused_adam__with(a[0].tensors, a[1].tensors, a[2].tensors, a[3].tensors, a[4].tensors, a[5].tensors, a[6].d, a[7].d, a[8].d, a[9].d, a[10].d, a[11].b, a[12].b, options_as_wanted(&o)));
}
CALL(_fused_adam__tensor_lr_with) {
    (void)a;
    OPTIONS(torc__fused_adam__tensor_lr_options);
    GIVEN(13, grad_scale, tensor);
    GIVEN(14, found_inf, tensor);
    give_bool(r, torc__fused_adam__tensor_lr_with(a[0].tensors, a[1].tensors, a[2].tensors, a[3].tensors, a[4].tensors, a[5].tensors, a[6].tensor, a[7].d, a[8].d, a[9].d, a[10].d, a[11].b, a[12].b, options_as_wanted(&o)));
}
CALL(_fused_adamw__with) {
    (void)a;
    OPTIONS(torc__fused_adamw_inplace_options);
    GIVEN(13, grad_scale, tensor);
    GIVEN(14, found_inf, tensor);
    give_bool(r, torc__fused_adamw__with(a[0].tensors, a[1].tensors, a[2].tensors, a[3].tensors, a[4].tensors, a[5].tensors, a[6].d, a[7].d, a[8].d, a[9].d, a[10].d, a[11].b, a[12].b, options_as_wanted(&o)));
}
CALL(_fused_adamw__tensor_lr_with) {
    (void)a;
    OPTIONS(torc__fused_adamw__tensor_lr_options);
    GIVEN(13, grad_scale, tensor);
    GIVEN(14, found_inf, tensor);
    give_bool(r, torc__fused_adamw__tensor_lr_with(a[0].tensors, a[1].tensors, a[2].tensors, a[3].tensors, a[4].tensors, a[5].tensors, a[6].tensor, a[7].d, a[8].d, a[9].d, a[10].d, a[11].b, a[12].b, options_as_wanted(&o)));
}
CALL(_amp_foreach_non_finite_check_and_unscale_) {
    (void)a;
    give_bool(r, (torc__amp_foreach_non_finite_check_and_unscale_)(a[0].tensors, a[1].tensor, a[2].tensor));
}
CALL(_amp_update_scale_) {
    (void)a;
    give_tensor(r, (torc__amp_update_scale_)(a[0].tensor, a[1].tensor, a[2].tensor, a[3].d, a[4].d, a[5].i));
}
CALL(_foreach_abs) {
    (void)a;
    give_list(r, (torc__foreach_abs)(a[0].tensors));
}
CALL(_foreach_abs_) {
    (void)a;
    give_bool(r, (torc__foreach_abs_)(a[0].tensors));
}
CALL(_foreach_acos) {
    (void)a;
    give_list(r, (torc__foreach_acos)(a[0].tensors));
}
CALL(_foreach_acos_) {
    (void)a;
    give_bool(r, (torc__foreach_acos_)(a[0].tensors));
}
CALL(_foreach_asin) {
    (void)a;
    give_list(r, (torc__foreach_asin)(a[0].tensors));
}
CALL(_foreach_asin_) {
    (void)a;
    give_bool(r, (torc__foreach_asin_)(a[0].tensors));
}
CALL(_foreach_atan) {
    (void)a;
    give_list(r, (torc__foreach_atan)(a[0].tensors));
}
CALL(_foreach_atan_) {
    (void)a;
    give_bool(r, (torc__foreach_atan_)(a[0].tensors));
}
CALL(_foreach_ceil) {
    (void)a;
    give_list(r, (torc__foreach_ceil)(a[0].tensors));
}
CALL(_foreach_ceil_) {
    (void)a;
    give_bool(r, (torc__foreach_ceil_)(a[0].tensors));
}
CALL(_foreach_cos) {
    (void)a;
    give_list(r, (torc__foreach_cos)(a[0].tensors));
}
CALL(_foreach_cos_) {
    (void)a;
    give_bool(r, (torc__foreach_cos_)(a[0].tensors));
}
CALL(_foreach_cosh) {
    (void)a;
    give_list(r, (torc__foreach_cosh)(a[0].tensors));
}
CALL(_foreach_cosh_) {
    (void)a;
    give_bool(r, (torc__foreach_cosh_)(a[0].tensors));
}
CALL(_foreach_erf) {
    (void)a;
    give_list(r, (torc__foreach_erf)(a[0].tensors));
}
CALL(_foreach_erf_) {
    (void)a;
    give_bool(r, (torc__foreach_erf_)(a[0].tensors));
}
CALL(_foreach_erfc) {
    (void)a;
    give_list(r, (torc__foreach_erfc)(a[0].tensors));
}
CALL(_foreach_erfc_) {
    (void)a;
    give_bool(r, (torc__foreach_erfc_)(a[0].tensors));
}
CALL(_foreach_exp) {
    (void)a;
    give_list(r, (torc__foreach_exp)(a[0].tensors));
}
CALL(_foreach_exp_) {
    (void)a;
    give_bool(r, (torc__foreach_exp_)(a[0].tensors));
}
CALL(_foreach_expm1) {
    (void)a;
    give_list(r, (torc__foreach_expm1)(a[0].tensors));
}
CALL(_foreach_expm1_) {
    (void)a;
    give_bool(r, (torc__foreach_expm1_)(a[0].tensors));
}
CALL(_foreach_floor) {
    (void)a;
    give_list(r, (torc__foreach_floor)(a[0].tensors));
}
CALL(_foreach_floor_) {
    (void)a;
    give_bool(r, (torc__foreach_floor_)(a[0].tensors));
}
CALL(_foreach_frac) {
    (void)a;
    give_list(r, (torc__foreach_frac)(a[0].tensors));
}
CALL(_foreach_frac_) {
    (void)a;
    give_bool(r, (torc__foreach_frac_)(a[0].tensors));
}
CALL(_foreach_lgamma) {
    (void)a;
    give_list(r, (torc__foreach_lgamma)(a[0].tensors));
}
CALL(_foreach_lgamma_) {
    (void)a;
    give_bool(r, (torc__foreach_lgamma_)(a[0].tensors));
}
CALL(_foreach_log) {
    (void)a;
    give_list(r, (torc__foreach_log)(a[0].tensors));
}
CALL(_foreach_log_) {
    (void)a;
    give_bool(r, (torc__foreach_log_)(a[0].tensors));
}
CALL(_foreach_log10) {
    (void)a;
    give_list(r, (torc__foreach_log10)(a[0].tensors));
}
CALL(_foreach_log10_) {
    (void)a;
    give_bool(r, (torc__foreach_log10_)(a[0].tensors));
}
CALL(_foreach_log1p) {
    (void)a;
    give_list(r, (torc__foreach_log1p)(a[0].tensors));
}
CALL(_foreach_log1p_) {
    (void)a;
    give_bool(r, (torc__foreach_log1p_)(a[0].tensors));
}
CALL(_foreach_log2) {
    (void)a;
    give_list(r, (torc__foreach_log2)(a[0].tensors));
}
CALL(_foreach_log2_) {
    (void)a;
    give_bool(r, (torc__foreach_log2_)(a[0].tensors));
}
CALL(_foreach_neg) {
    (void)a;
    give_list(r, (torc__foreach_neg)(a[0].tensors));
}
CALL(_foreach_neg_) {
    (void)a;
    give_bool(r, (torc__foreach_neg_)(a[0].tensors));
}
CALL(_foreach_reciprocal) {
    (void)a;
    give_list(r, (torc__foreach_reciprocal)(a[0].tensors));
}
CALL(_foreach_reciprocal_) {
    (void)a;
    give_bool(r, (torc__foreach_reciprocal_)(a[0].tensors));
}
CALL(_foreach_round) {
    (void)a;
    give_list(r, (torc__foreach_round)(a[0].tensors));
}
CALL(_foreach_round_) {
    (void)a;
    give_bool(r, (torc__foreach_round_)(a[0].tensors));
}
CALL(_foreach_rsqrt) {
    (void)a;
    give_list(r, (torc__foreach_rsqrt)(a[0].tensors));
}
CALL(_foreach_rsqrt_) {
    (void)a;
    give_bool(r, (torc__foreach_rsqrt_)(a[0].tensors));
}
CALL(_foreach_sigmoid) {
    (void)a;
    give_list(r, (torc__foreach_sigmoid)(a[0].tensors));
}
CALL(_foreach_sigmoid_) {
    (void)a;
    give_bool(r, (torc__foreach_sigmoid_)(a[0].tensors));
}
CALL(_foreach_sign) {
    (void)a;
    give_list(r, (torc__foreach_sign)(a[0].tensors));
}
CALL(_foreach_sign_) {
    (void)a;
    give_bool(r, (torc__foreach_sign_)(a[0].tensors));
}
CALL(_foreach_sin) {
    (void)a;
    give_list(r, (torc__foreach_sin)(a[0].tensors));
}
CALL(_foreach_sin_) {
    (void)a;
    give_bool(r, (torc__foreach_sin_)(a[0].tensors));
}
CALL(_foreach_sinh) {
    (void)a;
    give_list(r, (torc__foreach_sinh)(a[0].tensors));
}
CALL(_foreach_sinh_) {
    (void)a;
    give_bool(r, (torc__foreach_sinh_)(a[0].tensors));
}
CALL(_foreach_sqrt) {
    (void)a;
    give_list(r, (torc__foreach_sqrt)(a[0].tensors));
}
CALL(_foreach_sqrt_) {
    (void)a;
    give_bool(r, (torc__foreach_sqrt_)(a[0].tensors));
}
CALL(_foreach_tan) {
    (void)a;
    give_list(r, (torc__foreach_tan)(a[0].tensors));
}
CALL(_foreach_tan_) {
    (void)a;
    give_bool(r, (torc__foreach_tan_)(a[0].tensors));
}
CALL(_foreach_tanh) {
    (void)a;
    give_list(r, (torc__foreach_tanh)(a[0].tensors));
}
CALL(_foreach_tanh_) {
    (void)a;
    give_bool(r, (torc__foreach_tanh_)(a[0].tensors));
}
CALL(_foreach_trunc) {
    (void)a;
    give_list(r, (torc__foreach_trunc)(a[0].tensors));
}
CALL(_foreach_trunc_) {
    (void)a;
    give_bool(r, (torc__foreach_trunc_)(a[0].tensors));
}
CALL(_foreach_zero_) {
    (void)a;
    give_bool(r, (torc__foreach_zero_)(a[0].tensors));
}
CALL(_foreach_copy_inplace_with) {
    (void)a;
    OPTIONS(torc__foreach_copy_inplace_options);
    GIVEN(2, non_blocking, flag);
    give_bool(r, torc__foreach_copy_inplace_with(a[0].tensors, a[1].tensors, options_as_wanted(&o)));
}
CALL(_foreach_norm_with) {
    (void)a;
    OPTIONS(torc__foreach_norm_options);
    GIVEN(1, ord, n);
    GIVEN(2, dtype, dtype);
    give_list(r, torc__foreach_norm_with(a[0].tensors, options_as_wanted(&o)));
}
CALL(_foreach_max) {
    (void)a;
    give_list(r, (torc__foreach_max)(a[0].tensors));
}
CALL(_foreach_add_with) {
    (void)a;
    OPTIONS(torc__foreach_add_options);
    GIVEN(2, alpha, n);
    give_list(r, torc__foreach_add_with(a[0].tensors, a[1].tensors, options_as_wanted(&o)));
}
CALL(_foreach_add_inplace_with) {
    (void)a;
    OPTIONS(torc__foreach_add_options);
    GIVEN(2, alpha, n);
    give_bool(r, torc__foreach_add_inplace_with(a[0].tensors, a[1].tensors, options_as_wanted(&o)));
}
CALL(_foreach_add_scalar) {
    (void)a;
    give_list(r, (torc__foreach_add_scalar)(a[0].tensors, a[1].n));
}
CALL(_foreach_add_scalar_) {
    (void)a;
    give_bool(r, (torc__foreach_add_scalar_)(a[0].tensors, a[1].n));
}
CALL(_foreach_add_scalar_list) {
    (void)a;
    give_list(r, (torc__foreach_add_scalar_list)(a[0].tensors, a[1].numbers));
}
CALL(_foreach_add_scalar_list_) {
    (void)a;
    give_bool(r, (torc__foreach_add_scalar_list_)(a[0].tensors, a[1].numbers));
}
CALL(_foreach_add_tensor_with) {
    (void)a;
    OPTIONS(torc__foreach_add_tensor_options);
    GIVEN(2, alpha, n);
    give_list(r, torc__foreach_add_tensor_with(a[0].tensors, a[1].tensor, options_as_wanted(&o)));
}
CALL(_foreach_add_tensor_inplace_with) {
    (void)a;
    OPTIONS(torc__foreach_add_tensor_options);
    GIVEN(2, alpha, n);
    give_bool(r, torc__foreach_add_tensor_inplace_with(a[0].tensors, a[1].tensor, options_as_wanted(&o)));
}
CALL(_foreach_sub_with) {
    (void)a;
    OPTIONS(torc__foreach_sub_options);
    GIVEN(2, alpha, n);
    give_list(r, torc__foreach_sub_with(a[0].tensors, a[1].tensors, options_as_wanted(&o)));
}
CALL(_foreach_sub_inplace_with) {
    (void)a;
    OPTIONS(torc__foreach_sub_options);
    GIVEN(2, alpha, n);
    give_bool(r, torc__foreach_sub_inplace_with(a[0].tensors, a[1].tensors, options_as_wanted(&o)));
}
CALL(_foreach_sub_scalar) {
    (void)a;
    give_list(r, (torc__foreach_sub_scalar)(a[0].tensors, a[1].n));
}
CALL(_foreach_sub_scalar_) {
    (void)a;
    give_bool(r, (torc__foreach_sub_scalar_)(a[0].tensors, a[1].n));
}
CALL(_foreach_sub_scalar_list) {
    (void)a;
    give_list(r, (torc__foreach_sub_scalar_list)(a[0].tensors, a[1].numbers));
}
CALL(_foreach_sub_scalar_list_) {
    (void)a;
    give_bool(r, (torc__foreach_sub_scalar_list_)(a[0].tensors, a[1].numbers));
}
CALL(_foreach_mul) {
    (void)a;
    give_list(r, (torc__foreach_mul)(a[0].tensors, a[1].tensors));
}
CALL(_foreach_mul_) {
    (void)a;
    give_bool(r, (torc__foreach_mul_)(a[0].tensors, a[1].tensors));
}
CALL(_foreach_mul_scalar) {
    (void)a;
    give_list(r, (torc__foreach_mul_scalar)(a[0].tensors, a[1].n));
}
CALL(_foreach_mul_scalar_) {
    (void)a;
    give_bool(r, (torc__foreach_mul_scalar_)(a[0].tensors, a[1].n));
}
CALL(_foreach_mul_scalar_list) {
    (void)a;
    give_list(r, (torc__foreach_mul_scalar_list)(a[0].tensors, a[1].numbers));
}
CALL(_foreach_mul_scalar_list_) {
    (void)a;
    give_bool(r, (torc__foreach_mul_scalar_list_)(a[0].tensors, a[1].numbers));
}
CALL(_foreach_mul_tensor) {
    (void)a;
    give_list(r, (torc__foreach_mul_tensor)(a[0].tensors, a[1].tensor));
}
CALL(_foreach_mul_tensor_) {
    (void)a;
    give_bool(r, (torc__foreach_mul_tensor_)(a[0].tensors, a[1].tensor));
}
CALL(_foreach_div) {
    (void)a;
    give_list(r, (torc__foreach_div)(a[0].tensors, a[1].tensors));
}
CALL(_foreach_div_) {
    (void)a;
    give_bool(r, (torc__foreach_div_)(a[0].tensors, a[1].tensors));
}
CALL(_foreach_div_scalar) {
    (void)a;
    give_list(r, (torc__foreach_div_scalar)(a[0].tensors, a[1].n));
}
CALL(_foreach_div_scalar_) {
    (void)a;
    give_bool(r, (torc__foreach_div_scalar_)(a[0].tensors, a[1].n));
}
CALL(_foreach_div_scalar_list) {
    (void)a;
    give_list(r, (torc__foreach_div_scalar_list)(a[0].tensors, a[1].numbers));
}
CALL(_foreach_div_scalar_list_) {
    (void)a;
    give_bool(r, (torc__foreach_div_scalar_list_)(a[0].tensors, a[1].numbers));
}
CALL(_foreach_div_tensor) {
    (void)a;
    give_list(r, (torc__foreach_div_tensor)(a[0].tensors, a[1].tensor));
}
CALL(_foreach_div_tensor_) {
    (void)a;
    give_bool(r, (torc__foreach_div_tensor_)(a[0].tensors, a[1].tensor));
}
CALL(_foreach_clamp_min) {
    (void)a;
    give_list(r, (torc__foreach_clamp_min)(a[0].tensors, a[1].tensors));
}
CALL(_foreach_clamp_min_) {
    (void)a;
    give_bool(r, (torc__foreach_clamp_min_)(a[0].tensors, a[1].tensors));
}
CALL(_foreach_clamp_min_scalar) {
    (void)a;
    give_list(r, (torc__foreach_clamp_min_scalar)(a[0].tensors, a[1].n));
}
CALL(_foreach_clamp_min_scalar_) {
    (void)a;
    give_bool(r, (torc__foreach_clamp_min_scalar_)(a[0].tensors, a[1].n));
}
CALL(_foreach_clamp_min_scalar_list) {
    (void)a;
    give_list(r, (torc__foreach_clamp_min_scalar_list)(a[0].tensors, a[1].numbers));
}
CALL(_foreach_clamp_min_scalar_list_) {
    (void)a;
    give_bool(r, (torc__foreach_clamp_min_scalar_list_)(a[0].tensors, a[1].numbers));
}
CALL(_foreach_clamp_max) {
    (void)a;
    give_list(r, (torc__foreach_clamp_max)(a[0].tensors, a[1].tensors));
}
CALL(_foreach_clamp_max_) {
    (void)a;
    give_bool(r, (torc__foreach_clamp_max_)(a[0].tensors, a[1].tensors));
}
CALL(_foreach_clamp_max_scalar) {
    (void)a;
    give_list(r, (torc__foreach_clamp_max_scalar)(a[0].tensors, a[1].n));
}
CALL(_foreach_clamp_max_scalar_) {
    (void)a;
    give_bool(r, (torc__foreach_clamp_max_scalar_)(a[0].tensors, a[1].n));
}
CALL(_foreach_clamp_max_scalar_list) {
    (void)a;
    give_list(r, (torc__foreach_clamp_max_scalar_list)(a[0].tensors, a[1].numbers));
}
CALL(_foreach_clamp_max_scalar_list_) {
    (void)a;
    give_bool(r, (torc__foreach_clamp_max_scalar_list_)(a[0].tensors, a[1].numbers));
}
CALL(_foreach_maximum) {
    (void)a;
    give_list(r, (torc__foreach_maximum)(a[0].tensors, a[1].tensors));
}
CALL(_foreach_maximum_) {
    (void)a;
    give_bool(r, (torc__foreach_maximum_)(a[0].tensors, a[1].tensors));
}
CALL(_foreach_maximum_scalar) {
    (void)a;
    give_list(r, (torc__foreach_maximum_scalar)(a[0].tensors, a[1].n));
}
CALL(_foreach_maximum_scalar_) {
    (void)a;
    give_bool(r, (torc__foreach_maximum_scalar_)(a[0].tensors, a[1].n));
}
CALL(_foreach_maximum_scalar_list) {
    (void)a;
    give_list(r, (torc__foreach_maximum_scalar_list)(a[0].tensors, a[1].numbers));
}
CALL(_foreach_maximum_scalar_list_) {
    (void)a;
    give_bool(r, (torc__foreach_maximum_scalar_list_)(a[0].tensors, a[1].numbers));
}
CALL(_foreach_minimum) {
    (void)a;
    give_list(r, (torc__foreach_minimum)(a[0].tensors, a[1].tensors));
}
CALL(_foreach_minimum_) {
    (void)a;
    give_bool(r, (torc__foreach_minimum_)(a[0].tensors, a[1].tensors));
}
CALL(_foreach_minimum_scalar) {
    (void)a;
    give_list(r, (torc__foreach_minimum_scalar)(a[0].tensors, a[1].n));
}
CALL(_foreach_minimum_scalar_) {
    (void)a;
    give_bool(r, (torc__foreach_minimum_scalar_)(a[0].tensors, a[1].n));
}
CALL(_foreach_minimum_scalar_list) {
    (void)a;
    give_list(r, (torc__foreach_minimum_scalar_list)(a[0].tensors, a[1].numbers));
}
CALL(_foreach_minimum_scalar_list_) {
    (void)a;
    give_bool(r, (torc__foreach_minimum_scalar_list_)(a[0].tensors, a[1].numbers));
}
CALL(_foreach_pow) {
    (void)a;
    give_list(r, (torc__foreach_pow)(a[0].tensors, a[1].tensors));
}
CALL(_foreach_pow_) {
    (void)a;
    give_bool(r, (torc__foreach_pow_)(a[0].tensors, a[1].tensors));
}
CALL(_foreach_pow_scalar) {
    (void)a;
    give_list(r, (torc__foreach_pow_scalar)(a[0].tensors, a[1].n));
}
CALL(_foreach_pow_scalar_) {
    (void)a;
    give_bool(r, (torc__foreach_pow_scalar_)(a[0].tensors, a[1].n));
}
CALL(_foreach_pow_scalar_list) {
    (void)a;
    give_list(r, (torc__foreach_pow_scalar_list)(a[0].tensors, a[1].numbers));
}
CALL(_foreach_pow_scalar_list_) {
    (void)a;
    give_bool(r, (torc__foreach_pow_scalar_list_)(a[0].tensors, a[1].numbers));
}
CALL(_foreach_pow_scalar_and_tensor) {
    (void)a;
    give_list(r, (torc__foreach_pow_scalar_and_tensor)(a[0].n, a[1].tensors));
}
CALL(_foreach_addcmul_with) {
    (void)a;
    OPTIONS(torc__foreach_addcmul_options);
    GIVEN(3, value, n);
    give_list(r, torc__foreach_addcmul_with(a[0].tensors, a[1].tensors, a[2].tensors, options_as_wanted(&o)));
}
CALL(_foreach_addcmul_inplace_with) {
    (void)a;
    OPTIONS(torc__foreach_addcmul_options);
    GIVEN(3, value, n);
    give_bool(r, torc__foreach_addcmul_inplace_with(a[0].tensors, a[1].tensors, a[2].tensors, options_as_wanted(&o)));
}
CALL(_foreach_addcmul_scalar_list) {
    (void)a;
    give_list(r, (torc__foreach_addcmul_scalar_list)(a[0].tensors, a[1].tensors, a[2].tensors, a[3].numbers));
}
CALL(_foreach_addcmul_scalar_list_) {
    (void)a;
    give_bool(r, (torc__foreach_addcmul_scalar_list_)(a[0].tensors, a[1].tensors, a[2].tensors, a[3].numbers));
}
CALL(_foreach_addcmul_tensor) {
    (void)a;
    give_list(r, (torc__foreach_addcmul_tensor)(a[0].tensors, a[1].tensors, a[2].tensors, a[3].tensor));
}
CALL(_foreach_addcmul_tensor_) {
    (void)a;
    give_bool(r, (torc__foreach_addcmul_tensor_)(a[0].tensors, a[1].tensors, a[2].tensors, a[3].tensor));
}
CALL(_foreach_addcdiv_with) {
    (void)a;
    OPTIONS(torc__foreach_addcdiv_options);
    GIVEN(3, value, n);
    give_list(r, torc__foreach_addcdiv_with(a[0].tensors, a[1].tensors, a[2].tensors, options_as_wanted(&o)));
}
CALL(_foreach_addcdiv_inplace_with) {
    (void)a;
    OPTIONS(torc__foreach_addcdiv_options);
    GIVEN(3, value, n);
    give_bool(r, torc__foreach_addcdiv_inplace_with(a[0].tensors, a[1].tensors, a[2].tensors, options_as_wanted(&o)));
}
CALL(_foreach_addcdiv_scalar_list) {
    (void)a;
    give_list(r, (torc__foreach_addcdiv_scalar_list)(a[0].tensors, a[1].tensors, a[2].tensors, a[3].numbers));
}
CALL(_foreach_addcdiv_scalar_list_) {
    (void)a;
    give_bool(r, (torc__foreach_addcdiv_scalar_list_)(a[0].tensors, a[1].tensors, a[2].tensors, a[3].numbers));
}
CALL(_foreach_addcdiv_tensor) {
    (void)a;
    give_list(r, (torc__foreach_addcdiv_tensor)(a[0].tensors, a[1].tensors, a[2].tensors, a[3].tensor));
}
CALL(_foreach_addcdiv_tensor_) {
    (void)a;
    give_bool(r, (torc__foreach_addcdiv_tensor_)(a[0].tensors, a[1].tensors, a[2].tensors, a[3].tensor));
}
CALL(_foreach_lerp) {
    (void)a;
    give_list(r, (torc__foreach_lerp)(a[0].tensors, a[1].tensors, a[2].tensors));
}
CALL(_foreach_lerp_) {
    (void)a;
    give_bool(r, (torc__foreach_lerp_)(a[0].tensors, a[1].tensors, a[2].tensors));
}
CALL(_foreach_lerp_scalar) {
    (void)a;
    give_list(r, (torc__foreach_lerp_scalar)(a[0].tensors, a[1].tensors, a[2].n));
}
CALL(_foreach_lerp_scalar_) {
    (void)a;
    give_bool(r, (torc__foreach_lerp_scalar_)(a[0].tensors, a[1].tensors, a[2].n));
}
CALL(_foreach_lerp_scalar_list) {
    (void)a;
    give_list(r, (torc__foreach_lerp_scalar_list)(a[0].tensors, a[1].tensors, a[2].numbers));
}
CALL(_foreach_lerp_scalar_list_) {
    (void)a;
    give_bool(r, (torc__foreach_lerp_scalar_list_)(a[0].tensors, a[1].tensors, a[2].numbers));
}

/* X(symbol without torc_, operator, form, parameters) */
#define PUBLIC_OPS(X) \
    X(add_with, add, FORM_FUNCTION, "Tensor self, Tensor other, Scalar alpha=") \
    X(add_inplace_with, add, FORM_INPLACE, "Tensor self, Tensor other, Scalar alpha=") \
    X(add_out_with, add, FORM_OUT, "Tensor out0, Tensor self, Tensor other, Scalar alpha=") \
    X(add_scalar_with, add, FORM_SCALAR, "Tensor self, Scalar other, Scalar alpha=") \
    X(add_scalar_inplace_with, add, FORM_SCALAR_INPLACE, "Tensor self, Scalar other, Scalar alpha=") \
    X(sub_with, sub, FORM_FUNCTION, "Tensor self, Tensor other, Scalar alpha=") \
    X(sub_inplace_with, sub, FORM_INPLACE, "Tensor self, Tensor other, Scalar alpha=") \
    X(sub_out_with, sub, FORM_OUT, "Tensor out0, Tensor self, Tensor other, Scalar alpha=") \
    X(sub_scalar_with, sub, FORM_SCALAR, "Tensor self, Scalar other, Scalar alpha=") \
    X(sub_scalar_inplace_with, sub, FORM_SCALAR_INPLACE, "Tensor self, Scalar other, Scalar alpha=") \
    X(rsub_with, rsub, FORM_FUNCTION, "Tensor self, Tensor other, Scalar alpha=") \
    X(rsub_scalar_with, rsub, FORM_SCALAR, "Tensor self, Scalar other, Scalar alpha=") \
    X(mul, mul, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(mul_, mul, FORM_INPLACE, "Tensor self, Tensor other") \
    X(mul_out, mul, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(mul_scalar, mul, FORM_SCALAR, "Tensor self, Scalar other") \
    X(mul_scalar_, mul, FORM_SCALAR_INPLACE, "Tensor self, Scalar other") \
    X(div_with, div, FORM_FUNCTION, "Tensor self, Tensor other, str? rounding_mode=") \
    X(div_inplace_with, div, FORM_INPLACE, "Tensor self, Tensor other, str? rounding_mode=") \
    X(div_out_with, div, FORM_OUT, "Tensor out0, Tensor self, Tensor other, str? rounding_mode=") \
    X(div_scalar_with, div, FORM_SCALAR, "Tensor self, Scalar other, str? rounding_mode=") \
    X(div_scalar_inplace_with, div, FORM_SCALAR_INPLACE, "Tensor self, Scalar other, str? rounding_mode=") \
    X(true_divide, true_divide, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(true_divide_, true_divide, FORM_INPLACE, "Tensor self, Tensor other") \
    X(true_divide_out, true_divide, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(true_divide_scalar, true_divide, FORM_SCALAR, "Tensor self, Scalar other") \
    X(true_divide_scalar_, true_divide, FORM_SCALAR_INPLACE, "Tensor self, Scalar other") \
    X(floor_divide, floor_divide, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(floor_divide_, floor_divide, FORM_INPLACE, "Tensor self, Tensor other") \
    X(floor_divide_out, floor_divide, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(floor_divide_scalar, floor_divide, FORM_SCALAR, "Tensor self, Scalar other") \
    X(floor_divide_scalar_, floor_divide, FORM_SCALAR_INPLACE, "Tensor self, Scalar other") \
    X(remainder, remainder, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(remainder_, remainder, FORM_INPLACE, "Tensor self, Tensor other") \
    X(remainder_out, remainder, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(remainder_scalar, remainder, FORM_SCALAR, "Tensor self, Scalar other") \
    X(remainder_scalar_, remainder, FORM_SCALAR_INPLACE, "Tensor self, Scalar other") \
    X(fmod, fmod, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(fmod_, fmod, FORM_INPLACE, "Tensor self, Tensor other") \
    X(fmod_out, fmod, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(fmod_scalar, fmod, FORM_SCALAR, "Tensor self, Scalar other") \
    X(fmod_scalar_, fmod, FORM_SCALAR_INPLACE, "Tensor self, Scalar other") \
    X(pow, pow, FORM_FUNCTION, "Tensor self, Tensor exponent") \
    X(pow_, pow, FORM_INPLACE, "Tensor self, Tensor exponent") \
    X(pow_out, pow, FORM_OUT, "Tensor out0, Tensor self, Tensor exponent") \
    X(pow_scalar, pow, FORM_SCALAR, "Tensor self, Scalar exponent") \
    X(pow_scalar_, pow, FORM_SCALAR_INPLACE, "Tensor self, Scalar exponent") \
    X(float_power, float_power, FORM_FUNCTION, "Tensor self, Tensor exponent") \
    X(float_power_, float_power, FORM_INPLACE, "Tensor self, Tensor exponent") \
    X(float_power_out, float_power, FORM_OUT, "Tensor out0, Tensor self, Tensor exponent") \
    X(float_power_scalar, float_power, FORM_SCALAR, "Tensor self, Scalar exponent") \
    X(float_power_scalar_, float_power, FORM_SCALAR_INPLACE, "Tensor self, Scalar exponent") \
    X(ldexp, ldexp, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(ldexp_, ldexp, FORM_INPLACE, "Tensor self, Tensor other") \
    X(ldexp_out, ldexp, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(gcd, gcd, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(gcd_, gcd, FORM_INPLACE, "Tensor self, Tensor other") \
    X(gcd_out, gcd, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(lcm, lcm, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(lcm_, lcm, FORM_INPLACE, "Tensor self, Tensor other") \
    X(lcm_out, lcm, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(neg, neg, FORM_FUNCTION, "Tensor self") \
    X(neg_, neg, FORM_INPLACE, "Tensor self") \
    X(neg_out, neg, FORM_OUT, "Tensor out0, Tensor self") \
    X(abs, abs, FORM_FUNCTION, "Tensor self") \
    X(abs_, abs, FORM_INPLACE, "Tensor self") \
    X(abs_out, abs, FORM_OUT, "Tensor out0, Tensor self") \
    X(conj_physical, conj_physical, FORM_FUNCTION, "Tensor self") \
    X(conj_physical_, conj_physical, FORM_INPLACE, "Tensor self") \
    X(conj_physical_out, conj_physical, FORM_OUT, "Tensor out0, Tensor self") \
    X(sign, sign, FORM_FUNCTION, "Tensor self") \
    X(sign_, sign, FORM_INPLACE, "Tensor self") \
    X(sign_out, sign, FORM_OUT, "Tensor out0, Tensor self") \
    X(sgn, sgn, FORM_FUNCTION, "Tensor self") \
    X(sgn_, sgn, FORM_INPLACE, "Tensor self") \
    X(sgn_out, sgn, FORM_OUT, "Tensor out0, Tensor self") \
    X(angle, angle, FORM_FUNCTION, "Tensor self") \
    X(angle_out, angle, FORM_OUT, "Tensor out0, Tensor self") \
    X(square, square, FORM_FUNCTION, "Tensor self") \
    X(square_, square, FORM_INPLACE, "Tensor self") \
    X(square_out, square, FORM_OUT, "Tensor out0, Tensor self") \
    X(sqrt, sqrt, FORM_FUNCTION, "Tensor self") \
    X(sqrt_, sqrt, FORM_INPLACE, "Tensor self") \
    X(sqrt_out, sqrt, FORM_OUT, "Tensor out0, Tensor self") \
    X(rsqrt, rsqrt, FORM_FUNCTION, "Tensor self") \
    X(rsqrt_, rsqrt, FORM_INPLACE, "Tensor self") \
    X(rsqrt_out, rsqrt, FORM_OUT, "Tensor out0, Tensor self") \
    X(reciprocal, reciprocal, FORM_FUNCTION, "Tensor self") \
    X(reciprocal_, reciprocal, FORM_INPLACE, "Tensor self") \
    X(reciprocal_out, reciprocal, FORM_OUT, "Tensor out0, Tensor self") \
    X(addcmul_with, addcmul, FORM_FUNCTION, "Tensor self, Tensor tensor1, Tensor tensor2, Scalar value=") \
    X(addcmul_inplace_with, addcmul, FORM_INPLACE, "Tensor self, Tensor tensor1, Tensor tensor2, Scalar value=") \
    X(addcmul_out_with, addcmul, FORM_OUT, "Tensor out0, Tensor self, Tensor tensor1, Tensor tensor2, Scalar value=") \
    X(addcdiv_with, addcdiv, FORM_FUNCTION, "Tensor self, Tensor tensor1, Tensor tensor2, Scalar value=") \
    X(addcdiv_inplace_with, addcdiv, FORM_INPLACE, "Tensor self, Tensor tensor1, Tensor tensor2, Scalar value=") \
    X(addcdiv_out_with, addcdiv, FORM_OUT, "Tensor out0, Tensor self, Tensor tensor1, Tensor tensor2, Scalar value=") \
    X(lerp, lerp, FORM_FUNCTION, "Tensor self, Tensor end, Tensor weight") \
    X(lerp_, lerp, FORM_INPLACE, "Tensor self, Tensor end, Tensor weight") \
    X(lerp_out, lerp, FORM_OUT, "Tensor out0, Tensor self, Tensor end, Tensor weight") \
    X(lerp_scalar, lerp_scalar, FORM_FUNCTION, "Tensor self, Tensor end, Scalar weight") \
    X(lerp_scalar_, lerp_scalar, FORM_INPLACE, "Tensor self, Tensor end, Scalar weight") \
    X(lerp_scalar_out, lerp_scalar, FORM_OUT, "Tensor out0, Tensor self, Tensor end, Scalar weight") \
    X(ceil, ceil, FORM_FUNCTION, "Tensor self") \
    X(ceil_, ceil, FORM_INPLACE, "Tensor self") \
    X(ceil_out, ceil, FORM_OUT, "Tensor out0, Tensor self") \
    X(floor, floor, FORM_FUNCTION, "Tensor self") \
    X(floor_, floor, FORM_INPLACE, "Tensor self") \
    X(floor_out, floor, FORM_OUT, "Tensor out0, Tensor self") \
    X(trunc, trunc, FORM_FUNCTION, "Tensor self") \
    X(trunc_, trunc, FORM_INPLACE, "Tensor self") \
    X(trunc_out, trunc, FORM_OUT, "Tensor out0, Tensor self") \
    X(round_with, round, FORM_FUNCTION, "Tensor self, int decimals=") \
    X(round_inplace_with, round, FORM_INPLACE, "Tensor self, int decimals=") \
    X(round_out_with, round, FORM_OUT, "Tensor out0, Tensor self, int decimals=") \
    X(frexp, frexp, FORM_FUNCTION, "Tensor self") \
    X(frexp_out, frexp, FORM_OUT, "Tensor out0, Tensor out1, Tensor self") \
    X(frac, frac, FORM_FUNCTION, "Tensor self") \
    X(frac_, frac, FORM_INPLACE, "Tensor self") \
    X(frac_out, frac, FORM_OUT, "Tensor out0, Tensor self") \
    X(exp, exp, FORM_FUNCTION, "Tensor self") \
    X(exp_, exp, FORM_INPLACE, "Tensor self") \
    X(exp_out, exp, FORM_OUT, "Tensor out0, Tensor self") \
    X(exp2, exp2, FORM_FUNCTION, "Tensor self") \
    X(exp2_, exp2, FORM_INPLACE, "Tensor self") \
    X(exp2_out, exp2, FORM_OUT, "Tensor out0, Tensor self") \
    X(expm1, expm1, FORM_FUNCTION, "Tensor self") \
    X(expm1_, expm1, FORM_INPLACE, "Tensor self") \
    X(expm1_out, expm1, FORM_OUT, "Tensor out0, Tensor self") \
    X(log, log, FORM_FUNCTION, "Tensor self") \
    X(log_, log, FORM_INPLACE, "Tensor self") \
    X(log_out, log, FORM_OUT, "Tensor out0, Tensor self") \
    X(log2, log2, FORM_FUNCTION, "Tensor self") \
    X(log2_, log2, FORM_INPLACE, "Tensor self") \
    X(log2_out, log2, FORM_OUT, "Tensor out0, Tensor self") \
    X(log10, log10, FORM_FUNCTION, "Tensor self") \
    X(log10_, log10, FORM_INPLACE, "Tensor self") \
    X(log10_out, log10, FORM_OUT, "Tensor out0, Tensor self") \
    X(log1p, log1p, FORM_FUNCTION, "Tensor self") \
    X(log1p_, log1p, FORM_INPLACE, "Tensor self") \
    X(log1p_out, log1p, FORM_OUT, "Tensor out0, Tensor self") \
    X(logaddexp, logaddexp, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(logaddexp_out, logaddexp, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(logaddexp2, logaddexp2, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(logaddexp2_out, logaddexp2, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(xlogy, xlogy, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(xlogy_, xlogy, FORM_INPLACE, "Tensor self, Tensor other") \
    X(xlogy_out, xlogy, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(xlogy_scalar, xlogy, FORM_SCALAR, "Tensor self, Scalar other") \
    X(xlogy_scalar_, xlogy, FORM_SCALAR_INPLACE, "Tensor self, Scalar other") \
    X(special_xlog1py, special_xlog1py, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(special_xlog1py_out, special_xlog1py, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(special_xlog1py_scalar, special_xlog1py, FORM_SCALAR, "Tensor self, Scalar other") \
    X(special_entr, special_entr, FORM_FUNCTION, "Tensor self") \
    X(special_entr_out, special_entr, FORM_OUT, "Tensor out0, Tensor self") \
    X(lgamma, lgamma, FORM_FUNCTION, "Tensor self") \
    X(lgamma_, lgamma, FORM_INPLACE, "Tensor self") \
    X(lgamma_out, lgamma, FORM_OUT, "Tensor out0, Tensor self") \
    X(digamma, digamma, FORM_FUNCTION, "Tensor self") \
    X(digamma_, digamma, FORM_INPLACE, "Tensor self") \
    X(digamma_out, digamma, FORM_OUT, "Tensor out0, Tensor self") \
    X(igamma, igamma, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(igamma_, igamma, FORM_INPLACE, "Tensor self, Tensor other") \
    X(igamma_out, igamma, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(igammac, igammac, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(igammac_, igammac, FORM_INPLACE, "Tensor self, Tensor other") \
    X(igammac_out, igammac, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(special_zeta, special_zeta, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(special_zeta_out, special_zeta, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(special_zeta_scalar, special_zeta, FORM_SCALAR, "Tensor self, Scalar other") \
    X(special_erfcx, special_erfcx, FORM_FUNCTION, "Tensor self") \
    X(special_erfcx_out, special_erfcx, FORM_OUT, "Tensor out0, Tensor self") \
    X(special_ndtr, special_ndtr, FORM_FUNCTION, "Tensor self") \
    X(special_ndtr_out, special_ndtr, FORM_OUT, "Tensor out0, Tensor self") \
    X(special_log_ndtr, special_log_ndtr, FORM_FUNCTION, "Tensor self") \
    X(special_log_ndtr_out, special_log_ndtr, FORM_OUT, "Tensor out0, Tensor self") \
    X(special_ndtri, special_ndtri, FORM_FUNCTION, "Tensor self") \
    X(special_ndtri_out, special_ndtri, FORM_OUT, "Tensor out0, Tensor self") \
    X(i0, i0, FORM_FUNCTION, "Tensor self") \
    X(i0_, i0, FORM_INPLACE, "Tensor self") \
    X(i0_out, i0, FORM_OUT, "Tensor out0, Tensor self") \
    X(special_i0e, special_i0e, FORM_FUNCTION, "Tensor self") \
    X(special_i0e_out, special_i0e, FORM_OUT, "Tensor out0, Tensor self") \
    X(special_i1, special_i1, FORM_FUNCTION, "Tensor self") \
    X(special_i1_out, special_i1, FORM_OUT, "Tensor out0, Tensor self") \
    X(special_i1e, special_i1e, FORM_FUNCTION, "Tensor self") \
    X(special_i1e_out, special_i1e, FORM_OUT, "Tensor out0, Tensor self") \
    X(polygamma, polygamma, FORM_FUNCTION, "Tensor self, int n") \
    X(polygamma_, polygamma, FORM_INPLACE, "Tensor self, int n") \
    X(polygamma_out, polygamma, FORM_OUT, "Tensor out0, Tensor self, int n") \
    X(sin, sin, FORM_FUNCTION, "Tensor self") \
    X(sin_, sin, FORM_INPLACE, "Tensor self") \
    X(sin_out, sin, FORM_OUT, "Tensor out0, Tensor self") \
    X(cos, cos, FORM_FUNCTION, "Tensor self") \
    X(cos_, cos, FORM_INPLACE, "Tensor self") \
    X(cos_out, cos, FORM_OUT, "Tensor out0, Tensor self") \
    X(tan, tan, FORM_FUNCTION, "Tensor self") \
    X(tan_, tan, FORM_INPLACE, "Tensor self") \
    X(tan_out, tan, FORM_OUT, "Tensor out0, Tensor self") \
    X(asin, asin, FORM_FUNCTION, "Tensor self") \
    X(asin_, asin, FORM_INPLACE, "Tensor self") \
    X(asin_out, asin, FORM_OUT, "Tensor out0, Tensor self") \
    X(acos, acos, FORM_FUNCTION, "Tensor self") \
    X(acos_, acos, FORM_INPLACE, "Tensor self") \
    X(acos_out, acos, FORM_OUT, "Tensor out0, Tensor self") \
    X(atan, atan, FORM_FUNCTION, "Tensor self") \
    X(atan_, atan, FORM_INPLACE, "Tensor self") \
    X(atan_out, atan, FORM_OUT, "Tensor out0, Tensor self") \
    X(sinh, sinh, FORM_FUNCTION, "Tensor self") \
    X(sinh_, sinh, FORM_INPLACE, "Tensor self") \
    X(sinh_out, sinh, FORM_OUT, "Tensor out0, Tensor self") \
    X(cosh, cosh, FORM_FUNCTION, "Tensor self") \
    X(cosh_, cosh, FORM_INPLACE, "Tensor self") \
    X(cosh_out, cosh, FORM_OUT, "Tensor out0, Tensor self") \
    X(sinc, sinc, FORM_FUNCTION, "Tensor self") \
    X(sinc_, sinc, FORM_INPLACE, "Tensor self") \
    X(sinc_out, sinc, FORM_OUT, "Tensor out0, Tensor self") \
    X(deg2rad, deg2rad, FORM_FUNCTION, "Tensor self") \
    X(deg2rad_, deg2rad, FORM_INPLACE, "Tensor self") \
    X(deg2rad_out, deg2rad, FORM_OUT, "Tensor out0, Tensor self") \
    X(rad2deg, rad2deg, FORM_FUNCTION, "Tensor self") \
    X(rad2deg_, rad2deg, FORM_INPLACE, "Tensor self") \
    X(rad2deg_out, rad2deg, FORM_OUT, "Tensor out0, Tensor self") \
    X(tanh, tanh, FORM_FUNCTION, "Tensor self") \
    X(tanh_, tanh, FORM_INPLACE, "Tensor self") \
    X(tanh_out, tanh, FORM_OUT, "Tensor out0, Tensor self") \
    X(asinh, asinh, FORM_FUNCTION, "Tensor self") \
    X(asinh_, asinh, FORM_INPLACE, "Tensor self") \
    X(asinh_out, asinh, FORM_OUT, "Tensor out0, Tensor self") \
    X(acosh, acosh, FORM_FUNCTION, "Tensor self") \
    X(acosh_, acosh, FORM_INPLACE, "Tensor self") \
    X(acosh_out, acosh, FORM_OUT, "Tensor out0, Tensor self") \
    X(atanh, atanh, FORM_FUNCTION, "Tensor self") \
    X(atanh_, atanh, FORM_INPLACE, "Tensor self") \
    X(atanh_out, atanh, FORM_OUT, "Tensor out0, Tensor self") \
    X(erf, erf, FORM_FUNCTION, "Tensor self") \
    X(erf_, erf, FORM_INPLACE, "Tensor self") \
    X(erf_out, erf, FORM_OUT, "Tensor out0, Tensor self") \
    X(erfc, erfc, FORM_FUNCTION, "Tensor self") \
    X(erfc_, erfc, FORM_INPLACE, "Tensor self") \
    X(erfc_out, erfc, FORM_OUT, "Tensor out0, Tensor self") \
    X(erfinv, erfinv, FORM_FUNCTION, "Tensor self") \
    X(erfinv_, erfinv, FORM_INPLACE, "Tensor self") \
    X(erfinv_out, erfinv, FORM_OUT, "Tensor out0, Tensor self") \
    X(atan2, atan2, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(atan2_, atan2, FORM_INPLACE, "Tensor self, Tensor other") \
    X(atan2_out, atan2, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(hypot, hypot, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(hypot_, hypot, FORM_INPLACE, "Tensor self, Tensor other") \
    X(hypot_out, hypot, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(maximum, maximum, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(maximum_out, maximum, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(minimum, minimum, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(minimum_out, minimum, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(fmax, fmax, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(fmax_out, fmax, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(fmin, fmin, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(fmin_out, fmin, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(copysign, copysign, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(copysign_, copysign, FORM_INPLACE, "Tensor self, Tensor other") \
    X(copysign_out, copysign, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(copysign_scalar, copysign, FORM_SCALAR, "Tensor self, Scalar other") \
    X(copysign_scalar_, copysign, FORM_SCALAR_INPLACE, "Tensor self, Scalar other") \
    X(nextafter, nextafter, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(nextafter_, nextafter, FORM_INPLACE, "Tensor self, Tensor other") \
    X(nextafter_out, nextafter, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(heaviside, heaviside, FORM_FUNCTION, "Tensor self, Tensor values") \
    X(heaviside_, heaviside, FORM_INPLACE, "Tensor self, Tensor values") \
    X(heaviside_out, heaviside, FORM_OUT, "Tensor out0, Tensor self, Tensor values") \
    X(clamp_with, clamp, FORM_FUNCTION, "Tensor self, Scalar min=, Scalar max=") \
    X(clamp_inplace_with, clamp, FORM_INPLACE, "Tensor self, Scalar min=, Scalar max=") \
    X(clamp_out_with, clamp, FORM_OUT, "Tensor out0, Tensor self, Scalar min=, Scalar max=") \
    X(clamp_tensor_with, clamp_tensor, FORM_FUNCTION, "Tensor self, Tensor? min=, Tensor? max=") \
    X(clamp_tensor_inplace_with, clamp_tensor, FORM_INPLACE, "Tensor self, Tensor? min=, Tensor? max=") \
    X(clamp_tensor_out_with, clamp_tensor, FORM_OUT, "Tensor out0, Tensor self, Tensor? min=, Tensor? max=") \
    X(clamp_min, clamp_min, FORM_FUNCTION, "Tensor self, Tensor min") \
    X(clamp_min_, clamp_min, FORM_INPLACE, "Tensor self, Tensor min") \
    X(clamp_min_out, clamp_min, FORM_OUT, "Tensor out0, Tensor self, Tensor min") \
    X(clamp_min_scalar, clamp_min, FORM_SCALAR, "Tensor self, Scalar min") \
    X(clamp_min_scalar_, clamp_min, FORM_SCALAR_INPLACE, "Tensor self, Scalar min") \
    X(clamp_max, clamp_max, FORM_FUNCTION, "Tensor self, Tensor max") \
    X(clamp_max_, clamp_max, FORM_INPLACE, "Tensor self, Tensor max") \
    X(clamp_max_out, clamp_max, FORM_OUT, "Tensor out0, Tensor self, Tensor max") \
    X(clamp_max_scalar, clamp_max, FORM_SCALAR, "Tensor self, Scalar max") \
    X(clamp_max_scalar_, clamp_max, FORM_SCALAR_INPLACE, "Tensor self, Scalar max") \
    X(where, where, FORM_FUNCTION, "Tensor condition, Tensor self, Tensor other") \
    X(where_out, where, FORM_OUT, "Tensor out0, Tensor condition, Tensor self, Tensor other") \
    X(masked_fill, masked_fill, FORM_FUNCTION, "Tensor self, Tensor mask, Tensor value") \
    X(masked_fill_, masked_fill, FORM_INPLACE, "Tensor self, Tensor mask, Tensor value") \
    X(masked_fill_scalar, masked_fill_scalar, FORM_FUNCTION, "Tensor self, Tensor mask, Scalar value") \
    X(masked_fill_scalar_, masked_fill_scalar, FORM_INPLACE, "Tensor self, Tensor mask, Scalar value") \
    X(nan_to_num_with, nan_to_num, FORM_FUNCTION, "Tensor self, float nan=, float posinf=, float neginf=") \
    X(nan_to_num_inplace_with, nan_to_num, FORM_INPLACE, "Tensor self, float nan=, float posinf=, float neginf=") \
    X(nan_to_num_out_with, nan_to_num, FORM_OUT, "Tensor out0, Tensor self, float nan=, float posinf=, float neginf=") \
    X(eq, eq, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(eq_, eq, FORM_INPLACE, "Tensor self, Tensor other") \
    X(eq_out, eq, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(eq_scalar, eq, FORM_SCALAR, "Tensor self, Scalar other") \
    X(eq_scalar_, eq, FORM_SCALAR_INPLACE, "Tensor self, Scalar other") \
    X(ne, ne, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(ne_, ne, FORM_INPLACE, "Tensor self, Tensor other") \
    X(ne_out, ne, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(ne_scalar, ne, FORM_SCALAR, "Tensor self, Scalar other") \
    X(ne_scalar_, ne, FORM_SCALAR_INPLACE, "Tensor self, Scalar other") \
    X(lt, lt, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(lt_, lt, FORM_INPLACE, "Tensor self, Tensor other") \
    X(lt_out, lt, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(lt_scalar, lt, FORM_SCALAR, "Tensor self, Scalar other") \
    X(lt_scalar_, lt, FORM_SCALAR_INPLACE, "Tensor self, Scalar other") \
    X(le, le, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(le_, le, FORM_INPLACE, "Tensor self, Tensor other") \
    X(le_out, le, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(le_scalar, le, FORM_SCALAR, "Tensor self, Scalar other") \
    X(le_scalar_, le, FORM_SCALAR_INPLACE, "Tensor self, Scalar other") \
    X(gt, gt, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(gt_, gt, FORM_INPLACE, "Tensor self, Tensor other") \
    X(gt_out, gt, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(gt_scalar, gt, FORM_SCALAR, "Tensor self, Scalar other") \
    X(gt_scalar_, gt, FORM_SCALAR_INPLACE, "Tensor self, Scalar other") \
    X(ge, ge, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(ge_, ge, FORM_INPLACE, "Tensor self, Tensor other") \
    X(ge_out, ge, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(ge_scalar, ge, FORM_SCALAR, "Tensor self, Scalar other") \
    X(ge_scalar_, ge, FORM_SCALAR_INPLACE, "Tensor self, Scalar other") \
    X(logical_and, logical_and, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(logical_and_, logical_and, FORM_INPLACE, "Tensor self, Tensor other") \
    X(logical_and_out, logical_and, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(logical_or, logical_or, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(logical_or_, logical_or, FORM_INPLACE, "Tensor self, Tensor other") \
    X(logical_or_out, logical_or, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(logical_xor, logical_xor, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(logical_xor_, logical_xor, FORM_INPLACE, "Tensor self, Tensor other") \
    X(logical_xor_out, logical_xor, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(logical_not, logical_not, FORM_FUNCTION, "Tensor self") \
    X(logical_not_, logical_not, FORM_INPLACE, "Tensor self") \
    X(logical_not_out, logical_not, FORM_OUT, "Tensor out0, Tensor self") \
    X(isnan, isnan, FORM_FUNCTION, "Tensor self") \
    X(isinf, isinf, FORM_FUNCTION, "Tensor self") \
    X(isfinite, isfinite, FORM_FUNCTION, "Tensor self") \
    X(isposinf, isposinf, FORM_FUNCTION, "Tensor self") \
    X(isposinf_out, isposinf, FORM_OUT, "Tensor out0, Tensor self") \
    X(isneginf, isneginf, FORM_FUNCTION, "Tensor self") \
    X(isneginf_out, isneginf, FORM_OUT, "Tensor out0, Tensor self") \
    X(isreal, isreal, FORM_FUNCTION, "Tensor self") \
    X(signbit, signbit, FORM_FUNCTION, "Tensor self") \
    X(signbit_out, signbit, FORM_OUT, "Tensor out0, Tensor self") \
    X(bitwise_and, bitwise_and, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(bitwise_and_, bitwise_and, FORM_INPLACE, "Tensor self, Tensor other") \
    X(bitwise_and_out, bitwise_and, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(bitwise_and_scalar, bitwise_and, FORM_SCALAR, "Tensor self, Scalar other") \
    X(bitwise_and_scalar_, bitwise_and, FORM_SCALAR_INPLACE, "Tensor self, Scalar other") \
    X(bitwise_or, bitwise_or, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(bitwise_or_, bitwise_or, FORM_INPLACE, "Tensor self, Tensor other") \
    X(bitwise_or_out, bitwise_or, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(bitwise_or_scalar, bitwise_or, FORM_SCALAR, "Tensor self, Scalar other") \
    X(bitwise_or_scalar_, bitwise_or, FORM_SCALAR_INPLACE, "Tensor self, Scalar other") \
    X(bitwise_xor, bitwise_xor, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(bitwise_xor_, bitwise_xor, FORM_INPLACE, "Tensor self, Tensor other") \
    X(bitwise_xor_out, bitwise_xor, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(bitwise_xor_scalar, bitwise_xor, FORM_SCALAR, "Tensor self, Scalar other") \
    X(bitwise_xor_scalar_, bitwise_xor, FORM_SCALAR_INPLACE, "Tensor self, Scalar other") \
    X(bitwise_not, bitwise_not, FORM_FUNCTION, "Tensor self") \
    X(bitwise_not_, bitwise_not, FORM_INPLACE, "Tensor self") \
    X(bitwise_not_out, bitwise_not, FORM_OUT, "Tensor out0, Tensor self") \
    X(bitwise_left_shift, bitwise_left_shift, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(bitwise_left_shift_, bitwise_left_shift, FORM_INPLACE, "Tensor self, Tensor other") \
    X(bitwise_left_shift_out, bitwise_left_shift, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(bitwise_left_shift_scalar, bitwise_left_shift, FORM_SCALAR, "Tensor self, Scalar other") \
    X(bitwise_left_shift_scalar_, bitwise_left_shift, FORM_SCALAR_INPLACE, "Tensor self, Scalar other") \
    X(bitwise_right_shift, bitwise_right_shift, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(bitwise_right_shift_, bitwise_right_shift, FORM_INPLACE, "Tensor self, Tensor other") \
    X(bitwise_right_shift_out, bitwise_right_shift, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(bitwise_right_shift_scalar, bitwise_right_shift, FORM_SCALAR, "Tensor self, Scalar other") \
    X(bitwise_right_shift_scalar_, bitwise_right_shift, FORM_SCALAR_INPLACE, "Tensor self, Scalar other") \
    X(sigmoid, sigmoid, FORM_FUNCTION, "Tensor self") \
    X(sigmoid_, sigmoid, FORM_INPLACE, "Tensor self") \
    X(sigmoid_out, sigmoid, FORM_OUT, "Tensor out0, Tensor self") \
    X(logit_with, logit, FORM_FUNCTION, "Tensor self, float eps=") \
    X(logit_inplace_with, logit, FORM_INPLACE, "Tensor self, float eps=") \
    X(logit_out_with, logit, FORM_OUT, "Tensor out0, Tensor self, float eps=") \
    X(relu, relu, FORM_FUNCTION, "Tensor self") \
    X(relu_, relu, FORM_INPLACE, "Tensor self") \
    X(relu6, relu6, FORM_FUNCTION, "Tensor self") \
    X(relu6_, relu6, FORM_INPLACE, "Tensor self") \
    X(leaky_relu_with, leaky_relu, FORM_FUNCTION, "Tensor self, Scalar negative_slope=") \
    X(leaky_relu_inplace_with, leaky_relu, FORM_INPLACE, "Tensor self, Scalar negative_slope=") \
    X(leaky_relu_out_with, leaky_relu, FORM_OUT, "Tensor out0, Tensor self, Scalar negative_slope=") \
    X(elu_with, elu, FORM_FUNCTION, "Tensor self, Scalar alpha=") \
    X(elu_inplace_with, elu, FORM_INPLACE, "Tensor self, Scalar alpha=") \
    X(elu_out_with, elu, FORM_OUT, "Tensor out0, Tensor self, Scalar alpha=") \
    X(selu, selu, FORM_FUNCTION, "Tensor self") \
    X(selu_, selu, FORM_INPLACE, "Tensor self") \
    X(celu_with, celu, FORM_FUNCTION, "Tensor self, Scalar alpha=") \
    X(celu_inplace_with, celu, FORM_INPLACE, "Tensor self, Scalar alpha=") \
    X(gelu_with, gelu, FORM_FUNCTION, "Tensor self, str approximate=") \
    X(gelu_out_with, gelu, FORM_OUT, "Tensor out0, Tensor self, str approximate=") \
    X(silu, silu, FORM_FUNCTION, "Tensor self") \
    X(silu_, silu, FORM_INPLACE, "Tensor self") \
    X(silu_out, silu, FORM_OUT, "Tensor out0, Tensor self") \
    X(mish, mish, FORM_FUNCTION, "Tensor self") \
    X(mish_, mish, FORM_INPLACE, "Tensor self") \
    X(mish_out, mish, FORM_OUT, "Tensor out0, Tensor self") \
    X(softplus_with, softplus, FORM_FUNCTION, "Tensor self, Scalar beta=, Scalar threshold=") \
    X(softplus_out_with, softplus, FORM_OUT, "Tensor out0, Tensor self, Scalar beta=, Scalar threshold=") \
    X(softsign, softsign, FORM_FUNCTION, "Tensor self") \
    X(hardtanh_with, hardtanh, FORM_FUNCTION, "Tensor self, Scalar min_val=, Scalar max_val=") \
    X(hardtanh_inplace_with, hardtanh, FORM_INPLACE, "Tensor self, Scalar min_val=, Scalar max_val=") \
    X(hardtanh_out_with, hardtanh, FORM_OUT, "Tensor out0, Tensor self, Scalar min_val=, Scalar max_val=") \
    X(hardsigmoid, hardsigmoid, FORM_FUNCTION, "Tensor self") \
    X(hardsigmoid_, hardsigmoid, FORM_INPLACE, "Tensor self") \
    X(hardsigmoid_out, hardsigmoid, FORM_OUT, "Tensor out0, Tensor self") \
    X(hardswish, hardswish, FORM_FUNCTION, "Tensor self") \
    X(hardswish_, hardswish, FORM_INPLACE, "Tensor self") \
    X(hardswish_out, hardswish, FORM_OUT, "Tensor out0, Tensor self") \
    X(hardshrink_with, hardshrink, FORM_FUNCTION, "Tensor self, Scalar lambd=") \
    X(hardshrink_out_with, hardshrink, FORM_OUT, "Tensor out0, Tensor self, Scalar lambd=") \
    X(softshrink_with, softshrink, FORM_FUNCTION, "Tensor self, Scalar lambd=") \
    X(softshrink_out_with, softshrink, FORM_OUT, "Tensor out0, Tensor self, Scalar lambd=") \
    X(tanhshrink, tanhshrink, FORM_FUNCTION, "Tensor self") \
    X(threshold, threshold, FORM_FUNCTION, "Tensor self, Scalar threshold, Scalar value") \
    X(threshold_, threshold, FORM_INPLACE, "Tensor self, Scalar threshold, Scalar value") \
    X(threshold_out, threshold, FORM_OUT, "Tensor out0, Tensor self, Scalar threshold, Scalar value") \
    X(logsigmoid, logsigmoid, FORM_FUNCTION, "Tensor self") \
    X(logsigmoid_out, logsigmoid, FORM_OUT, "Tensor out0, Tensor self") \
    X(copy_inplace_with, copy_, FORM_INPLACE, "Tensor self, Tensor other, bool non_blocking=") \
    X(fill__tensor_, fill__tensor, FORM_INPLACE, "Tensor self, Tensor value") \
    X(fill_, fill_, FORM_INPLACE, "Tensor self, Scalar value") \
    X(zero_, zero_, FORM_INPLACE, "Tensor self") \
    X(empty_with, empty, FORM_FUNCTION, "int[] size, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=, MemoryFormat memory_format=") \
    X(empty_out_with, empty, FORM_OUT, "Tensor out0, int[] size, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=, MemoryFormat memory_format=") \
    X(empty_strided_with, empty_strided, FORM_FUNCTION, "int[] size, int[] stride, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(zeros_with, zeros, FORM_FUNCTION, "int[] size, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(zeros_out_with, zeros, FORM_OUT, "Tensor out0, int[] size, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(ones_with, ones, FORM_FUNCTION, "int[] size, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(ones_out_with, ones, FORM_OUT, "Tensor out0, int[] size, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(full_with, full, FORM_FUNCTION, "int[] size, Scalar fill_value, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(full_out_with, full, FORM_OUT, "Tensor out0, int[] size, Scalar fill_value, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(empty_like_with, empty_like, FORM_FUNCTION, "Tensor self, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=, MemoryFormat memory_format=") \
    X(zeros_like_with, zeros_like, FORM_FUNCTION, "Tensor self, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=, MemoryFormat memory_format=") \
    X(ones_like_with, ones_like, FORM_FUNCTION, "Tensor self, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=, MemoryFormat memory_format=") \
    X(full_like_with, full_like, FORM_FUNCTION, "Tensor self, Scalar fill_value, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=, MemoryFormat memory_format=") \
    X(fill_tensor, fill_tensor, FORM_FUNCTION, "Tensor self, Tensor value") \
    X(fill, fill, FORM_FUNCTION, "Tensor self, Scalar value") \
    X(rand_like_with, rand_like, FORM_FUNCTION, "Tensor self, Generator? generator=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=, MemoryFormat memory_format=") \
    X(randn_like_with, randn_like, FORM_FUNCTION, "Tensor self, Generator? generator=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=, MemoryFormat memory_format=") \
    X(randint_like_with, randint_like, FORM_FUNCTION, "Tensor self, int low=, int high, Generator? generator=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=, MemoryFormat memory_format=") \
    X(new_empty_with, new_empty, FORM_FUNCTION, "Tensor self, int[] size, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(new_zeros_with, new_zeros, FORM_FUNCTION, "Tensor self, int[] size, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(new_ones_with, new_ones, FORM_FUNCTION, "Tensor self, int[] size, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(new_full_with, new_full, FORM_FUNCTION, "Tensor self, int[] size, Scalar fill_value, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(arange_with, arange, FORM_FUNCTION, "Scalar start=, Scalar end, Scalar step=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(arange_out_with, arange, FORM_OUT, "Tensor out0, Scalar start=, Scalar end, Scalar step=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(linspace_with, linspace, FORM_FUNCTION, "Scalar start, Scalar end, int steps, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(linspace_out_with, linspace, FORM_OUT, "Tensor out0, Scalar start, Scalar end, int steps, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(eye_with, eye, FORM_FUNCTION, "int n, int m=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(eye_out_with, eye, FORM_OUT, "Tensor out0, int n, int m=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(tril_indices_with, tril_indices, FORM_FUNCTION, "int row, int col, int offset=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(triu_indices_with, triu_indices, FORM_FUNCTION, "int row, int col, int offset=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(scalar_tensor_with, scalar_tensor, FORM_FUNCTION, "Scalar s, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(logspace_with, logspace, FORM_FUNCTION, "Scalar start, Scalar end, int steps, float base=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(logspace_out_with, logspace, FORM_OUT, "Tensor out0, Scalar start, Scalar end, int steps, float base=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(hann_window_with, hann_window, FORM_FUNCTION, "int window_length, bool periodic=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(hamming_window_with, hamming_window, FORM_FUNCTION, "int window_length, bool periodic=, float alpha=, float beta=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(blackman_window_with, blackman_window, FORM_FUNCTION, "int window_length, bool periodic=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(kaiser_window_with, kaiser_window, FORM_FUNCTION, "int window_length, bool periodic=, float beta=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(bartlett_window_with, bartlett_window, FORM_FUNCTION, "int window_length, bool periodic=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(rand_with, rand, FORM_FUNCTION, "int[] size, Generator? generator=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(rand_out_with, rand, FORM_OUT, "Tensor out0, int[] size, Generator? generator=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(randn_with, randn, FORM_FUNCTION, "int[] size, Generator? generator=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(randn_out_with, randn, FORM_OUT, "Tensor out0, int[] size, Generator? generator=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(normal_with, normal, FORM_FUNCTION, "Tensor mean, Tensor std, Generator? generator=") \
    X(normal_out_with, normal, FORM_OUT, "Tensor out0, Tensor mean, Tensor std, Generator? generator=") \
    X(normal_mean_with, normal_mean, FORM_FUNCTION, "Tensor mean, float std=, Generator? generator=") \
    X(normal_mean_out_with, normal_mean, FORM_OUT, "Tensor out0, Tensor mean, float std=, Generator? generator=") \
    X(normal_std_with, normal_std, FORM_FUNCTION, "float mean, Tensor std, Generator? generator=") \
    X(normal_std_out_with, normal_std, FORM_OUT, "Tensor out0, float mean, Tensor std, Generator? generator=") \
    X(normal_size_with, normal_size, FORM_FUNCTION, "float mean, float std, int[] size, Generator? generator=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(normal_size_out_with, normal_size, FORM_OUT, "Tensor out0, float mean, float std, int[] size, Generator? generator=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(randint_with, randint, FORM_FUNCTION, "int low=, int high, int[] size, Generator? generator=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(randint_out_with, randint, FORM_OUT, "Tensor out0, int low=, int high, int[] size, Generator? generator=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(randperm_with, randperm, FORM_FUNCTION, "int n, Generator? generator=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(randperm_out_with, randperm, FORM_OUT, "Tensor out0, int n, Generator? generator=, ScalarType dtype=, Device device=, bool pin_memory=, bool requires_grad=") \
    X(uniform_inplace_with, uniform_, FORM_INPLACE, "Tensor self, float from=, float to=, Generator? generator=") \
    X(normal_inplace_with, normal_, FORM_INPLACE, "Tensor self, float mean=, float std=, Generator? generator=") \
    X(exponential_inplace_with, exponential_, FORM_INPLACE, "Tensor self, float lambd=, Generator? generator=") \
    X(log_normal_inplace_with, log_normal_, FORM_INPLACE, "Tensor self, float mean=, float std=, Generator? generator=") \
    X(cauchy_inplace_with, cauchy_, FORM_INPLACE, "Tensor self, float median=, float sigma=, Generator? generator=") \
    X(geometric_inplace_with, geometric_, FORM_INPLACE, "Tensor self, float p, Generator? generator=") \
    X(random_inplace_with, random_, FORM_INPLACE, "Tensor self, int from=, int to=, Generator? generator=") \
    X(bernoulli_inplace_with, bernoulli_, FORM_INPLACE, "Tensor self, float p=, Generator? generator=") \
    X(bernoulli__tensor_inplace_with, bernoulli__tensor, FORM_INPLACE, "Tensor self, Tensor p, Generator? generator=") \
    X(bernoulli_with, bernoulli, FORM_FUNCTION, "Tensor self, Generator? generator=") \
    X(bernoulli_out_with, bernoulli, FORM_OUT, "Tensor out0, Tensor self, Generator? generator=") \
    X(bernoulli_p_with, bernoulli_p, FORM_FUNCTION, "Tensor self, float p, Generator? generator=") \
    X(poisson_with, poisson, FORM_FUNCTION, "Tensor self, Generator? generator=") \
    X(tril_with, tril, FORM_FUNCTION, "Tensor self, int diagonal=") \
    X(tril_inplace_with, tril, FORM_INPLACE, "Tensor self, int diagonal=") \
    X(tril_out_with, tril, FORM_OUT, "Tensor out0, Tensor self, int diagonal=") \
    X(triu_with, triu, FORM_FUNCTION, "Tensor self, int diagonal=") \
    X(triu_inplace_with, triu, FORM_INPLACE, "Tensor self, int diagonal=") \
    X(triu_out_with, triu, FORM_OUT, "Tensor out0, Tensor self, int diagonal=") \
    X(sum_with, sum, FORM_FUNCTION, "Tensor self, int[] dim=, bool keepdim=, ScalarType dtype=") \
    X(sum_out_with, sum, FORM_OUT, "Tensor out0, Tensor self, int[] dim=, bool keepdim=, ScalarType dtype=") \
    X(nansum_with, nansum, FORM_FUNCTION, "Tensor self, int[] dim=, bool keepdim=, ScalarType dtype=") \
    X(nansum_out_with, nansum, FORM_OUT, "Tensor out0, Tensor self, int[] dim=, bool keepdim=, ScalarType dtype=") \
    X(mean_with, mean, FORM_FUNCTION, "Tensor self, int[] dim=, bool keepdim=, ScalarType dtype=") \
    X(mean_out_with, mean, FORM_OUT, "Tensor out0, Tensor self, int[] dim=, bool keepdim=, ScalarType dtype=") \
    X(prod_with, prod, FORM_FUNCTION, "Tensor self, int dim=, bool keepdim=, ScalarType dtype=") \
    X(prod_out_with, prod, FORM_OUT, "Tensor out0, Tensor self, int dim=, bool keepdim=, ScalarType dtype=") \
    X(max, max, FORM_FUNCTION, "Tensor self") \
    X(max_out, max, FORM_OUT, "Tensor out0, Tensor self") \
    X(min, min, FORM_FUNCTION, "Tensor self") \
    X(min_out, min, FORM_OUT, "Tensor out0, Tensor self") \
    X(max_dim_with, max_dim, FORM_FUNCTION, "Tensor self, int dim, bool keepdim=") \
    X(max_dim_out_with, max_dim, FORM_OUT, "Tensor out0, Tensor out1, Tensor self, int dim, bool keepdim=") \
    X(min_dim_with, min_dim, FORM_FUNCTION, "Tensor self, int dim, bool keepdim=") \
    X(min_dim_out_with, min_dim, FORM_OUT, "Tensor out0, Tensor out1, Tensor self, int dim, bool keepdim=") \
    X(amax_with, amax, FORM_FUNCTION, "Tensor self, int[] dim=, bool keepdim=") \
    X(amax_out_with, amax, FORM_OUT, "Tensor out0, Tensor self, int[] dim=, bool keepdim=") \
    X(amin_with, amin, FORM_FUNCTION, "Tensor self, int[] dim=, bool keepdim=") \
    X(amin_out_with, amin, FORM_OUT, "Tensor out0, Tensor self, int[] dim=, bool keepdim=") \
    X(aminmax_with, aminmax, FORM_FUNCTION, "Tensor self, int dim=, bool keepdim=") \
    X(aminmax_out_with, aminmax, FORM_OUT, "Tensor out0, Tensor out1, Tensor self, int dim=, bool keepdim=") \
    X(argmax_with, argmax, FORM_FUNCTION, "Tensor self, int dim=, bool keepdim=") \
    X(argmax_out_with, argmax, FORM_OUT, "Tensor out0, Tensor self, int dim=, bool keepdim=") \
    X(argmin_with, argmin, FORM_FUNCTION, "Tensor self, int dim=, bool keepdim=") \
    X(argmin_out_with, argmin, FORM_OUT, "Tensor out0, Tensor self, int dim=, bool keepdim=") \
    X(any_with, any, FORM_FUNCTION, "Tensor self, int[] dim=, bool keepdim=") \
    X(any_out_with, any, FORM_OUT, "Tensor out0, Tensor self, int[] dim=, bool keepdim=") \
    X(all_with, all, FORM_FUNCTION, "Tensor self, int[] dim=, bool keepdim=") \
    X(all_out_with, all, FORM_OUT, "Tensor out0, Tensor self, int[] dim=, bool keepdim=") \
    X(var_with, var, FORM_FUNCTION, "Tensor self, int[] dim=, Scalar correction=, bool keepdim=") \
    X(var_out_with, var, FORM_OUT, "Tensor out0, Tensor self, int[] dim=, Scalar correction=, bool keepdim=") \
    X(std_with, std, FORM_FUNCTION, "Tensor self, int[] dim=, Scalar correction=, bool keepdim=") \
    X(std_out_with, std, FORM_OUT, "Tensor out0, Tensor self, int[] dim=, Scalar correction=, bool keepdim=") \
    X(var_mean_with, var_mean, FORM_FUNCTION, "Tensor self, int[] dim=, Scalar correction=, bool keepdim=") \
    X(std_mean_with, std_mean, FORM_FUNCTION, "Tensor self, int[] dim=, Scalar correction=, bool keepdim=") \
    X(vector_norm_with, vector_norm, FORM_FUNCTION, "Tensor self, Scalar ord=, int[] dim=, bool keepdim=, ScalarType dtype=") \
    X(vector_norm_out_with, vector_norm, FORM_OUT, "Tensor out0, Tensor self, Scalar ord=, int[] dim=, bool keepdim=, ScalarType dtype=") \
    X(logsumexp_with, logsumexp, FORM_FUNCTION, "Tensor self, int[] dim, bool keepdim=") \
    X(logsumexp_out_with, logsumexp, FORM_OUT, "Tensor out0, Tensor self, int[] dim, bool keepdim=") \
    X(count_nonzero_with, count_nonzero, FORM_FUNCTION, "Tensor self, int[] dim=") \
    X(cumsum_with, cumsum, FORM_FUNCTION, "Tensor self, int dim, ScalarType dtype=") \
    X(cumsum_inplace_with, cumsum, FORM_INPLACE, "Tensor self, int dim, ScalarType dtype=") \
    X(cumsum_out_with, cumsum, FORM_OUT, "Tensor out0, Tensor self, int dim, ScalarType dtype=") \
    X(cumprod_with, cumprod, FORM_FUNCTION, "Tensor self, int dim, ScalarType dtype=") \
    X(cumprod_inplace_with, cumprod, FORM_INPLACE, "Tensor self, int dim, ScalarType dtype=") \
    X(cumprod_out_with, cumprod, FORM_OUT, "Tensor out0, Tensor self, int dim, ScalarType dtype=") \
    X(cummax, cummax, FORM_FUNCTION, "Tensor self, int dim") \
    X(cummax_out, cummax, FORM_OUT, "Tensor out0, Tensor out1, Tensor self, int dim") \
    X(cummin, cummin, FORM_FUNCTION, "Tensor self, int dim") \
    X(cummin_out, cummin, FORM_OUT, "Tensor out0, Tensor out1, Tensor self, int dim") \
    X(logcumsumexp, logcumsumexp, FORM_FUNCTION, "Tensor self, int dim") \
    X(logcumsumexp_out, logcumsumexp, FORM_OUT, "Tensor out0, Tensor self, int dim") \
    X(histc_with, histc, FORM_FUNCTION, "Tensor self, int bins=, Scalar min=, Scalar max=") \
    X(histc_out_with, histc, FORM_OUT, "Tensor out0, Tensor self, int bins=, Scalar min=, Scalar max=") \
    X(mvlgamma, mvlgamma, FORM_FUNCTION, "Tensor self, int p") \
    X(mvlgamma_, mvlgamma, FORM_INPLACE, "Tensor self, int p") \
    X(mvlgamma_out, mvlgamma, FORM_OUT, "Tensor out0, Tensor self, int p") \
    X(renorm, renorm, FORM_FUNCTION, "Tensor self, Scalar p, int dim, Scalar maxnorm") \
    X(renorm_, renorm, FORM_INPLACE, "Tensor self, Scalar p, int dim, Scalar maxnorm") \
    X(renorm_out, renorm, FORM_OUT, "Tensor out0, Tensor self, Scalar p, int dim, Scalar maxnorm") \
    X(norm_with, norm, FORM_FUNCTION, "Tensor self, Scalar p=, int[] dim=, bool keepdim=, ScalarType dtype=") \
    X(norm_out_with, norm, FORM_OUT, "Tensor out0, Tensor self, Scalar p=, int[] dim=, bool keepdim=, ScalarType dtype=") \
    X(cosine_similarity_with, cosine_similarity, FORM_FUNCTION, "Tensor x1, Tensor x2, int dim=, float eps=") \
    X(linalg_norm_with, linalg_norm, FORM_FUNCTION, "Tensor self, Scalar ord=, int[] dim=, bool keepdim=, ScalarType dtype=") \
    X(linalg_norm_out_with, linalg_norm, FORM_OUT, "Tensor out0, Tensor self, Scalar ord=, int[] dim=, bool keepdim=, ScalarType dtype=") \
    X(linalg_norm_str_with, linalg_norm_str, FORM_FUNCTION, "Tensor self, str ord, int[] dim=, bool keepdim=, ScalarType dtype=") \
    X(linalg_norm_str_out_with, linalg_norm_str, FORM_OUT, "Tensor out0, Tensor self, str ord, int[] dim=, bool keepdim=, ScalarType dtype=") \
    X(linalg_matrix_norm_with, linalg_matrix_norm, FORM_FUNCTION, "Tensor self, Scalar ord, int[] dim=, bool keepdim=, ScalarType dtype=") \
    X(linalg_matrix_norm_out_with, linalg_matrix_norm, FORM_OUT, "Tensor out0, Tensor self, Scalar ord, int[] dim=, bool keepdim=, ScalarType dtype=") \
    X(linalg_matrix_norm_str_with, linalg_matrix_norm_str, FORM_FUNCTION, "Tensor self, str ord=, int[] dim=, bool keepdim=, ScalarType dtype=") \
    X(linalg_matrix_norm_str_out_with, linalg_matrix_norm_str, FORM_OUT, "Tensor out0, Tensor self, str ord=, int[] dim=, bool keepdim=, ScalarType dtype=") \
    X(dist_with, dist, FORM_FUNCTION, "Tensor self, Tensor other, Scalar p=") \
    X(cdist_with, cdist, FORM_FUNCTION, "Tensor x1, Tensor x2, float p=, int compute_mode=") \
    X(trace, trace, FORM_FUNCTION, "Tensor self") \
    X(nanmean_with, nanmean, FORM_FUNCTION, "Tensor self, int[] dim=, bool keepdim=, ScalarType dtype=") \
    X(nanmean_out_with, nanmean, FORM_OUT, "Tensor out0, Tensor self, int[] dim=, bool keepdim=, ScalarType dtype=") \
    X(diff_with, diff, FORM_FUNCTION, "Tensor self, int n=, int dim=, Tensor? prepend=, Tensor? append=") \
    X(diff_out_with, diff, FORM_OUT, "Tensor out0, Tensor self, int n=, int dim=, Tensor? prepend=, Tensor? append=") \
    X(trapezoid_x_with, trapezoid_x, FORM_FUNCTION, "Tensor y, Tensor x, int dim=") \
    X(trapezoid_with, trapezoid, FORM_FUNCTION, "Tensor y, Scalar dx=, int dim=") \
    X(cumulative_trapezoid_x_with, cumulative_trapezoid_x, FORM_FUNCTION, "Tensor y, Tensor x, int dim=") \
    X(cumulative_trapezoid_with, cumulative_trapezoid, FORM_FUNCTION, "Tensor y, Scalar dx=, int dim=") \
    X(gradient_with, gradient, FORM_FUNCTION, "Tensor self, Scalar spacing=, int[] dim=, int edge_order=") \
    X(gradient_scalar_list_with, gradient_scalar_list, FORM_FUNCTION, "Tensor self, Scalar[] spacing, int[] dim=, int edge_order=") \
    X(gradient_tensors_with, gradient_tensors, FORM_FUNCTION, "Tensor self, Tensor[] spacing, int[] dim=, int edge_order=") \
    X(cov_with, cov, FORM_FUNCTION, "Tensor self, int correction=, Tensor? fweights=, Tensor? aweights=") \
    X(corrcoef, corrcoef, FORM_FUNCTION, "Tensor self") \
    X(median, median, FORM_FUNCTION, "Tensor self") \
    X(median_dim_with, median_dim, FORM_FUNCTION, "Tensor self, int dim, bool keepdim=") \
    X(median_dim_out_with, median_dim, FORM_OUT, "Tensor out0, Tensor out1, Tensor self, int dim, bool keepdim=") \
    X(nanmedian, nanmedian, FORM_FUNCTION, "Tensor self") \
    X(nanmedian_dim_with, nanmedian_dim, FORM_FUNCTION, "Tensor self, int dim, bool keepdim=") \
    X(nanmedian_dim_out_with, nanmedian_dim, FORM_OUT, "Tensor out0, Tensor out1, Tensor self, int dim, bool keepdim=") \
    X(quantile_with, quantile, FORM_FUNCTION, "Tensor self, Tensor q, int dim=, bool keepdim=, str interpolation=") \
    X(quantile_out_with, quantile, FORM_OUT, "Tensor out0, Tensor self, Tensor q, int dim=, bool keepdim=, str interpolation=") \
    X(quantile_scalar_with, quantile_scalar, FORM_FUNCTION, "Tensor self, float q, int dim=, bool keepdim=, str interpolation=") \
    X(quantile_scalar_out_with, quantile_scalar, FORM_OUT, "Tensor out0, Tensor self, float q, int dim=, bool keepdim=, str interpolation=") \
    X(nanquantile_with, nanquantile, FORM_FUNCTION, "Tensor self, Tensor q, int dim=, bool keepdim=, str interpolation=") \
    X(nanquantile_out_with, nanquantile, FORM_OUT, "Tensor out0, Tensor self, Tensor q, int dim=, bool keepdim=, str interpolation=") \
    X(nanquantile_scalar_with, nanquantile_scalar, FORM_FUNCTION, "Tensor self, float q, int dim=, bool keepdim=, str interpolation=") \
    X(nanquantile_scalar_out_with, nanquantile_scalar, FORM_OUT, "Tensor out0, Tensor self, float q, int dim=, bool keepdim=, str interpolation=") \
    X(detach, detach, FORM_FUNCTION, "Tensor self") \
    X(view, view, FORM_FUNCTION, "Tensor self, int[] size") \
    X(expand, expand, FORM_FUNCTION, "Tensor self, int[] size") \
    X(permute, permute, FORM_FUNCTION, "Tensor self, int[] dims") \
    X(transpose, transpose, FORM_FUNCTION, "Tensor self, int dim0, int dim1") \
    X(transpose_, transpose, FORM_INPLACE, "Tensor self, int dim0, int dim1") \
    X(unsqueeze, unsqueeze, FORM_FUNCTION, "Tensor self, int dim") \
    X(unsqueeze_, unsqueeze, FORM_INPLACE, "Tensor self, int dim") \
    X(squeeze_with, squeeze, FORM_FUNCTION, "Tensor self, int[] dim=") \
    X(squeeze_inplace_with, squeeze, FORM_INPLACE, "Tensor self, int[] dim=") \
    X(select, select, FORM_FUNCTION, "Tensor self, int dim, int index") \
    X(slice_with, slice, FORM_FUNCTION, "Tensor self, int dim=, int start=, int end=, int step=") \
    X(diagonal_with, diagonal, FORM_FUNCTION, "Tensor self, int offset=, int dim1=, int dim2=") \
    X(unfold, unfold, FORM_FUNCTION, "Tensor self, int dimension, int size, int step") \
    X(view_dtype, view_dtype, FORM_FUNCTION, "Tensor self, ScalarType dtype") \
    X(view_as_real, view_as_real, FORM_FUNCTION, "Tensor self") \
    X(view_as_complex, view_as_complex, FORM_FUNCTION, "Tensor self") \
    X(_conj, _conj, FORM_FUNCTION, "Tensor self") \
    X(_neg_view, _neg_view, FORM_FUNCTION, "Tensor self") \
    X(clone_with, clone, FORM_FUNCTION, "Tensor self, MemoryFormat memory_format=") \
    X(cat_with, cat, FORM_FUNCTION, "Tensor[] tensors, int dim=") \
    X(cat_out_with, cat, FORM_OUT, "Tensor out0, Tensor[] tensors, int dim=") \
    X(flip, flip, FORM_FUNCTION, "Tensor self, int[] dims") \
    X(roll_with, roll, FORM_FUNCTION, "Tensor self, int[] shifts, int[] dims=") \
    X(repeat, repeat, FORM_FUNCTION, "Tensor self, int[] repeats") \
    X(reshape, reshape, FORM_FUNCTION, "Tensor self, int[] shape") \
    X(view_as, view_as, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(real, real, FORM_FUNCTION, "Tensor self") \
    X(imag, imag, FORM_FUNCTION, "Tensor self") \
    X(conj, conj, FORM_FUNCTION, "Tensor self") \
    X(resolve_conj, resolve_conj, FORM_FUNCTION, "Tensor self") \
    X(resolve_neg, resolve_neg, FORM_FUNCTION, "Tensor self") \
    X(complex, complex, FORM_FUNCTION, "Tensor real, Tensor imag") \
    X(complex_out, complex, FORM_OUT, "Tensor out0, Tensor real, Tensor imag") \
    X(polar, polar, FORM_FUNCTION, "Tensor abs, Tensor angle") \
    X(polar_out, polar, FORM_OUT, "Tensor out0, Tensor abs, Tensor angle") \
    X(reshape_as, reshape_as, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(expand_as, expand_as, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(broadcast_to, broadcast_to, FORM_FUNCTION, "Tensor self, int[] size") \
    X(broadcast_tensors, broadcast_tensors, FORM_FUNCTION, "Tensor[] tensors") \
    X(flatten_with, flatten, FORM_FUNCTION, "Tensor self, int start_dim=, int end_dim=") \
    X(unflatten, unflatten, FORM_FUNCTION, "Tensor self, int dim, int[] sizes") \
    X(ravel, ravel, FORM_FUNCTION, "Tensor self") \
    X(t, t, FORM_FUNCTION, "Tensor self") \
    X(t_, t, FORM_INPLACE, "Tensor self") \
    X(mT, mT, FORM_FUNCTION, "Tensor self") \
    X(adjoint, adjoint, FORM_FUNCTION, "Tensor self") \
    X(mH, mH, FORM_FUNCTION, "Tensor self") \
    X(H, H, FORM_FUNCTION, "Tensor self") \
    X(movedim, movedim, FORM_FUNCTION, "Tensor self, int[] source, int[] destination") \
    X(narrow, narrow, FORM_FUNCTION, "Tensor self, int dim, int start, int length") \
    X(as_strided_with, as_strided, FORM_FUNCTION, "Tensor self, int[] size, int[] stride, int storage_offset=") \
    X(as_strided_inplace_with, as_strided, FORM_INPLACE, "Tensor self, int[] size, int[] stride, int storage_offset=") \
    X(stack_with, stack, FORM_FUNCTION, "Tensor[] tensors, int dim=") \
    X(stack_out_with, stack, FORM_OUT, "Tensor out0, Tensor[] tensors, int dim=") \
    X(atleast_1d, atleast_1d, FORM_FUNCTION, "Tensor self") \
    X(atleast_2d, atleast_2d, FORM_FUNCTION, "Tensor self") \
    X(atleast_3d, atleast_3d, FORM_FUNCTION, "Tensor self") \
    X(atleast_1d_sequence, atleast_1d_sequence, FORM_FUNCTION, "Tensor[] tensors") \
    X(atleast_2d_sequence, atleast_2d_sequence, FORM_FUNCTION, "Tensor[] tensors") \
    X(atleast_3d_sequence, atleast_3d_sequence, FORM_FUNCTION, "Tensor[] tensors") \
    X(hstack, hstack, FORM_FUNCTION, "Tensor[] tensors") \
    X(hstack_out, hstack, FORM_OUT, "Tensor out0, Tensor[] tensors") \
    X(vstack, vstack, FORM_FUNCTION, "Tensor[] tensors") \
    X(vstack_out, vstack, FORM_OUT, "Tensor out0, Tensor[] tensors") \
    X(dstack, dstack, FORM_FUNCTION, "Tensor[] tensors") \
    X(dstack_out, dstack, FORM_OUT, "Tensor out0, Tensor[] tensors") \
    X(column_stack, column_stack, FORM_FUNCTION, "Tensor[] tensors") \
    X(column_stack_out, column_stack, FORM_OUT, "Tensor out0, Tensor[] tensors") \
    X(block_diag, block_diag, FORM_FUNCTION, "Tensor[] tensors") \
    X(meshgrid_with, meshgrid, FORM_FUNCTION, "Tensor[] tensors, str? indexing=") \
    X(cartesian_prod, cartesian_prod, FORM_FUNCTION, "Tensor[] tensors") \
    X(vander_with, vander, FORM_FUNCTION, "Tensor x, int N=, bool increasing=") \
    X(linalg_vander_with, linalg_vander, FORM_FUNCTION, "Tensor x, int N=") \
    X(combinations_with, combinations, FORM_FUNCTION, "Tensor self, int r=, bool with_replacement=") \
    X(flipud, flipud, FORM_FUNCTION, "Tensor self") \
    X(fliplr, fliplr, FORM_FUNCTION, "Tensor self") \
    X(rot90_with, rot90, FORM_FUNCTION, "Tensor self, int k=, int[] dims=") \
    X(diag_embed_with, diag_embed, FORM_FUNCTION, "Tensor self, int offset=, int dim1=, int dim2=") \
    X(diag_with, diag, FORM_FUNCTION, "Tensor self, int diagonal=") \
    X(diag_out_with, diag, FORM_OUT, "Tensor out0, Tensor self, int diagonal=") \
    X(diagflat_with, diagflat, FORM_FUNCTION, "Tensor self, int offset=") \
    X(positive, positive, FORM_FUNCTION, "Tensor self") \
    X(split_with, split, FORM_FUNCTION, "Tensor self, int split_size, int dim=") \
    X(split_with_sizes_with, split_with_sizes, FORM_FUNCTION, "Tensor self, int[] split_sizes, int dim=") \
    X(unsafe_split_with, unsafe_split, FORM_FUNCTION, "Tensor self, int split_size, int dim=") \
    X(unsafe_split_with_sizes_with, unsafe_split_with_sizes, FORM_FUNCTION, "Tensor self, int[] split_sizes, int dim=") \
    X(unsafe_chunk_with, unsafe_chunk, FORM_FUNCTION, "Tensor self, int chunks, int dim=") \
    X(chunk_with, chunk, FORM_FUNCTION, "Tensor self, int chunks, int dim=") \
    X(tensor_split_with, tensor_split, FORM_FUNCTION, "Tensor self, int sections, int dim=") \
    X(tensor_split_indices_with, tensor_split_indices, FORM_FUNCTION, "Tensor self, int[] indices, int dim=") \
    X(hsplit, hsplit, FORM_FUNCTION, "Tensor self, int sections") \
    X(hsplit_indices, hsplit_indices, FORM_FUNCTION, "Tensor self, int[] indices") \
    X(vsplit, vsplit, FORM_FUNCTION, "Tensor self, int sections") \
    X(vsplit_indices, vsplit_indices, FORM_FUNCTION, "Tensor self, int[] indices") \
    X(dsplit, dsplit, FORM_FUNCTION, "Tensor self, int sections") \
    X(dsplit_indices, dsplit_indices, FORM_FUNCTION, "Tensor self, int[] indices") \
    X(tensor_split_tensor_with, tensor_split_tensor, FORM_FUNCTION, "Tensor self, Tensor tensor_indices_or_sections, int dim=") \
    X(unbind_with, unbind, FORM_FUNCTION, "Tensor self, int dim=") \
    X(tile, tile, FORM_FUNCTION, "Tensor self, int[] dims") \
    X(contiguous_with, contiguous, FORM_FUNCTION, "Tensor self, MemoryFormat memory_format=") \
    X(to_with, to, FORM_FUNCTION, "Tensor self, Device device=, ScalarType dtype=, bool non_blocking=, bool copy=, MemoryFormat memory_format=") \
    X(float, float, FORM_FUNCTION, "Tensor self") \
    X(double, double, FORM_FUNCTION, "Tensor self") \
    X(half, half, FORM_FUNCTION, "Tensor self") \
    X(bfloat16, bfloat16, FORM_FUNCTION, "Tensor self") \
    X(long, long, FORM_FUNCTION, "Tensor self") \
    X(int, int, FORM_FUNCTION, "Tensor self") \
    X(short, short, FORM_FUNCTION, "Tensor self") \
    X(char, char, FORM_FUNCTION, "Tensor self") \
    X(byte, byte, FORM_FUNCTION, "Tensor self") \
    X(bool, bool, FORM_FUNCTION, "Tensor self") \
    X(type_as, type_as, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(isclose_with, isclose, FORM_FUNCTION, "Tensor self, Tensor other, float rtol=, float atol=, bool equal_nan=") \
    X(alias_copy, alias_copy, FORM_FUNCTION, "Tensor self") \
    X(alias_copy_out, alias_copy, FORM_OUT, "Tensor out0, Tensor self") \
    X(detach_copy, detach_copy, FORM_FUNCTION, "Tensor self") \
    X(detach_copy_out, detach_copy, FORM_OUT, "Tensor out0, Tensor self") \
    X(t_copy, t_copy, FORM_FUNCTION, "Tensor self") \
    X(t_copy_out, t_copy, FORM_OUT, "Tensor out0, Tensor self") \
    X(view_copy, view_copy, FORM_FUNCTION, "Tensor self, int[] size") \
    X(view_copy_out, view_copy, FORM_OUT, "Tensor out0, Tensor self, int[] size") \
    X(expand_copy, expand_copy, FORM_FUNCTION, "Tensor self, int[] size") \
    X(expand_copy_out, expand_copy, FORM_OUT, "Tensor out0, Tensor self, int[] size") \
    X(permute_copy, permute_copy, FORM_FUNCTION, "Tensor self, int[] dims") \
    X(permute_copy_out, permute_copy, FORM_OUT, "Tensor out0, Tensor self, int[] dims") \
    X(transpose_copy, transpose_copy, FORM_FUNCTION, "Tensor self, int dim0, int dim1") \
    X(transpose_copy_out, transpose_copy, FORM_OUT, "Tensor out0, Tensor self, int dim0, int dim1") \
    X(unsqueeze_copy, unsqueeze_copy, FORM_FUNCTION, "Tensor self, int dim") \
    X(unsqueeze_copy_out, unsqueeze_copy, FORM_OUT, "Tensor out0, Tensor self, int dim") \
    X(select_copy, select_copy, FORM_FUNCTION, "Tensor self, int dim, int index") \
    X(select_copy_out, select_copy, FORM_OUT, "Tensor out0, Tensor self, int dim, int index") \
    X(slice_copy_with, slice_copy, FORM_FUNCTION, "Tensor self, int dim=, int start=, int end=, int step=") \
    X(slice_copy_out_with, slice_copy, FORM_OUT, "Tensor out0, Tensor self, int dim=, int start=, int end=, int step=") \
    X(narrow_copy, narrow_copy, FORM_FUNCTION, "Tensor self, int dim, int start, int length") \
    X(narrow_copy_out, narrow_copy, FORM_OUT, "Tensor out0, Tensor self, int dim, int start, int length") \
    X(diagonal_copy_with, diagonal_copy, FORM_FUNCTION, "Tensor self, int offset=, int dim1=, int dim2=") \
    X(diagonal_copy_out_with, diagonal_copy, FORM_OUT, "Tensor out0, Tensor self, int offset=, int dim1=, int dim2=") \
    X(unfold_copy, unfold_copy, FORM_FUNCTION, "Tensor self, int dimension, int size, int step") \
    X(unfold_copy_out, unfold_copy, FORM_OUT, "Tensor out0, Tensor self, int dimension, int size, int step") \
    X(as_strided_copy_with, as_strided_copy, FORM_FUNCTION, "Tensor self, int[] size, int[] stride, int storage_offset=") \
    X(as_strided_copy_out_with, as_strided_copy, FORM_OUT, "Tensor out0, Tensor self, int[] size, int[] stride, int storage_offset=") \
    X(squeeze_copy_with, squeeze_copy, FORM_FUNCTION, "Tensor self, int[] dim=") \
    X(squeeze_copy_out_with, squeeze_copy, FORM_OUT, "Tensor out0, Tensor self, int[] dim=") \
    X(view_as_real_copy, view_as_real_copy, FORM_FUNCTION, "Tensor self") \
    X(view_as_real_copy_out, view_as_real_copy, FORM_OUT, "Tensor out0, Tensor self") \
    X(view_as_complex_copy, view_as_complex_copy, FORM_FUNCTION, "Tensor self") \
    X(view_as_complex_copy_out, view_as_complex_copy, FORM_OUT, "Tensor out0, Tensor self") \
    X(select_scatter, select_scatter, FORM_FUNCTION, "Tensor self, Tensor src, int dim, int index") \
    X(slice_scatter_with, slice_scatter, FORM_FUNCTION, "Tensor self, Tensor src, int dim=, int start=, int end=, int step=") \
    X(slice_scatter_out_with, slice_scatter, FORM_OUT, "Tensor out0, Tensor self, Tensor src, int dim=, int start=, int end=, int step=") \
    X(diagonal_scatter_with, diagonal_scatter, FORM_FUNCTION, "Tensor self, Tensor src, int offset=, int dim1=, int dim2=") \
    X(as_strided_scatter_with, as_strided_scatter, FORM_FUNCTION, "Tensor self, Tensor src, int[] size, int[] stride, int storage_offset=") \
    X(fill_diagonal_inplace_with, fill_diagonal_, FORM_INPLACE, "Tensor self, Scalar fill_value, bool wrap=") \
    X(sum_to_size, sum_to_size, FORM_FUNCTION, "Tensor self, int[] size") \
    X(index_select, index_select, FORM_FUNCTION, "Tensor self, int dim, Tensor index") \
    X(index_select_out, index_select, FORM_OUT, "Tensor out0, Tensor self, int dim, Tensor index") \
    X(gather, gather, FORM_FUNCTION, "Tensor self, int dim, Tensor index") \
    X(gather_out, gather, FORM_OUT, "Tensor out0, Tensor self, int dim, Tensor index") \
    X(scatter, scatter, FORM_FUNCTION, "Tensor self, int dim, Tensor index, Tensor src") \
    X(scatter_, scatter, FORM_INPLACE, "Tensor self, int dim, Tensor index, Tensor src") \
    X(scatter_out, scatter, FORM_OUT, "Tensor out0, Tensor self, int dim, Tensor index, Tensor src") \
    X(scatter_value, scatter_value, FORM_FUNCTION, "Tensor self, int dim, Tensor index, Scalar value") \
    X(scatter_value_, scatter_value, FORM_INPLACE, "Tensor self, int dim, Tensor index, Scalar value") \
    X(scatter_value_out, scatter_value, FORM_OUT, "Tensor out0, Tensor self, int dim, Tensor index, Scalar value") \
    X(scatter_add, scatter_add, FORM_FUNCTION, "Tensor self, int dim, Tensor index, Tensor src") \
    X(scatter_add_, scatter_add, FORM_INPLACE, "Tensor self, int dim, Tensor index, Tensor src") \
    X(scatter_add_out, scatter_add, FORM_OUT, "Tensor out0, Tensor self, int dim, Tensor index, Tensor src") \
    X(scatter_reduce_with, scatter_reduce, FORM_FUNCTION, "Tensor self, int dim, Tensor index, Tensor src, str reduce, bool include_self=") \
    X(scatter_reduce_inplace_with, scatter_reduce, FORM_INPLACE, "Tensor self, int dim, Tensor index, Tensor src, str reduce, bool include_self=") \
    X(scatter_reduce_out_with, scatter_reduce, FORM_OUT, "Tensor out0, Tensor self, int dim, Tensor index, Tensor src, str reduce, bool include_self=") \
    X(index_add_with, index_add, FORM_FUNCTION, "Tensor self, int dim, Tensor index, Tensor source, Scalar alpha=") \
    X(index_add_inplace_with, index_add, FORM_INPLACE, "Tensor self, int dim, Tensor index, Tensor source, Scalar alpha=") \
    X(index_add_out_with, index_add, FORM_OUT, "Tensor out0, Tensor self, int dim, Tensor index, Tensor source, Scalar alpha=") \
    X(index_copy, index_copy, FORM_FUNCTION, "Tensor self, int dim, Tensor index, Tensor source") \
    X(index_copy_, index_copy, FORM_INPLACE, "Tensor self, int dim, Tensor index, Tensor source") \
    X(index_copy_out, index_copy, FORM_OUT, "Tensor out0, Tensor self, int dim, Tensor index, Tensor source") \
    X(index_fill, index_fill, FORM_FUNCTION, "Tensor self, int dim, Tensor index, Scalar value") \
    X(index_fill_, index_fill, FORM_INPLACE, "Tensor self, int dim, Tensor index, Scalar value") \
    X(sort_with, sort, FORM_FUNCTION, "Tensor self, int dim=, bool descending=, bool stable=") \
    X(sort_out_with, sort, FORM_OUT, "Tensor out0, Tensor out1, Tensor self, int dim=, bool descending=, bool stable=") \
    X(topk_with, topk, FORM_FUNCTION, "Tensor self, int k, int dim=, bool largest=, bool sorted=") \
    X(topk_out_with, topk, FORM_OUT, "Tensor out0, Tensor out1, Tensor self, int k, int dim=, bool largest=, bool sorted=") \
    X(index_reduce_with, index_reduce, FORM_FUNCTION, "Tensor self, int dim, Tensor index, Tensor source, str reduce, bool include_self=") \
    X(index_reduce_inplace_with, index_reduce, FORM_INPLACE, "Tensor self, int dim, Tensor index, Tensor source, str reduce, bool include_self=") \
    X(index_reduce_out_with, index_reduce, FORM_OUT, "Tensor out0, Tensor self, int dim, Tensor index, Tensor source, str reduce, bool include_self=") \
    X(argsort_with, argsort, FORM_FUNCTION, "Tensor self, int dim=, bool descending=, bool stable=") \
    X(argsort_out_with, argsort, FORM_OUT, "Tensor out0, Tensor self, int dim=, bool descending=, bool stable=") \
    X(msort, msort, FORM_FUNCTION, "Tensor self") \
    X(msort_out, msort, FORM_OUT, "Tensor out0, Tensor self") \
    X(index, index, FORM_FUNCTION, "Tensor self, Tensor?[] indices") \
    X(index_put_with, index_put, FORM_FUNCTION, "Tensor self, Tensor?[] indices, Tensor values, bool accumulate=") \
    X(index_put_inplace_with, index_put, FORM_INPLACE, "Tensor self, Tensor?[] indices, Tensor values, bool accumulate=") \
    X(masked_select, masked_select, FORM_FUNCTION, "Tensor self, Tensor mask") \
    X(masked_select_out, masked_select, FORM_OUT, "Tensor out0, Tensor self, Tensor mask") \
    X(masked_scatter, masked_scatter, FORM_FUNCTION, "Tensor self, Tensor mask, Tensor source") \
    X(masked_scatter_, masked_scatter, FORM_INPLACE, "Tensor self, Tensor mask, Tensor source") \
    X(nonzero, nonzero, FORM_FUNCTION, "Tensor self") \
    X(nonzero_out, nonzero, FORM_OUT, "Tensor out0, Tensor self") \
    X(argwhere, argwhere, FORM_FUNCTION, "Tensor self") \
    X(take, take, FORM_FUNCTION, "Tensor self, Tensor index") \
    X(take_out, take, FORM_OUT, "Tensor out0, Tensor self, Tensor index") \
    X(put_with, put, FORM_FUNCTION, "Tensor self, Tensor index, Tensor source, bool accumulate=") \
    X(put_inplace_with, put, FORM_INPLACE, "Tensor self, Tensor index, Tensor source, bool accumulate=") \
    X(take_along_dim_with, take_along_dim, FORM_FUNCTION, "Tensor self, Tensor indices, int dim=") \
    X(take_along_dim_out_with, take_along_dim, FORM_OUT, "Tensor out0, Tensor self, Tensor indices, int dim=") \
    X(repeat_interleave_with, repeat_interleave, FORM_FUNCTION, "Tensor self, int repeats, int dim=, int output_size=") \
    X(repeat_interleave_tensor_with, repeat_interleave_tensor, FORM_FUNCTION, "Tensor self, Tensor repeats, int dim=, int output_size=") \
    X(repeat_interleave_counts_with, repeat_interleave_counts, FORM_FUNCTION, "Tensor repeats, int output_size=") \
    X(isin_with, isin, FORM_FUNCTION, "Tensor elements, Tensor test_elements, bool assume_unique=, bool invert=") \
    X(isin_out_with, isin, FORM_OUT, "Tensor out0, Tensor elements, Tensor test_elements, bool assume_unique=, bool invert=") \
    X(searchsorted_with, searchsorted, FORM_FUNCTION, "Tensor sorted_sequence, Tensor self, bool out_int32=, bool right=, str? side=, Tensor? sorter=") \
    X(searchsorted_out_with, searchsorted, FORM_OUT, "Tensor out0, Tensor sorted_sequence, Tensor self, bool out_int32=, bool right=, str? side=, Tensor? sorter=") \
    X(bucketize_with, bucketize, FORM_FUNCTION, "Tensor self, Tensor boundaries, bool out_int32=, bool right=") \
    X(bucketize_out_with, bucketize, FORM_OUT, "Tensor out0, Tensor self, Tensor boundaries, bool out_int32=, bool right=") \
    X(multinomial_with, multinomial, FORM_FUNCTION, "Tensor self, int num_samples, bool replacement=, Generator? generator=") \
    X(multinomial_out_with, multinomial, FORM_OUT, "Tensor out0, Tensor self, int num_samples, bool replacement=, Generator? generator=") \
    X(_unique2_with, _unique2, FORM_FUNCTION, "Tensor self, bool sorted=, bool return_inverse=, bool return_counts=") \
    X(unique_dim_with, unique_dim, FORM_FUNCTION, "Tensor self, int dim, bool sorted=, bool return_inverse=, bool return_counts=") \
    X(unique_consecutive_with, unique_consecutive, FORM_FUNCTION, "Tensor self, bool return_inverse=, bool return_counts=, int dim=") \
    X(kthvalue_with, kthvalue, FORM_FUNCTION, "Tensor self, int k, int dim=, bool keepdim=") \
    X(kthvalue_out_with, kthvalue, FORM_OUT, "Tensor out0, Tensor out1, Tensor self, int k, int dim=, bool keepdim=") \
    X(mode_with, mode, FORM_FUNCTION, "Tensor self, int dim=, bool keepdim=") \
    X(mode_out_with, mode, FORM_OUT, "Tensor out0, Tensor out1, Tensor self, int dim=, bool keepdim=") \
    X(bincount_with, bincount, FORM_FUNCTION, "Tensor self, Tensor? weights=, int minlength=") \
    X(mm, mm, FORM_FUNCTION, "Tensor self, Tensor mat2") \
    X(mm_out, mm, FORM_OUT, "Tensor out0, Tensor self, Tensor mat2") \
    X(bmm, bmm, FORM_FUNCTION, "Tensor self, Tensor mat2") \
    X(bmm_out, bmm, FORM_OUT, "Tensor out0, Tensor self, Tensor mat2") \
    X(mv, mv, FORM_FUNCTION, "Tensor self, Tensor vec") \
    X(mv_out, mv, FORM_OUT, "Tensor out0, Tensor self, Tensor vec") \
    X(dot, dot, FORM_FUNCTION, "Tensor self, Tensor tensor") \
    X(dot_out, dot, FORM_OUT, "Tensor out0, Tensor self, Tensor tensor") \
    X(vdot, vdot, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(vdot_out, vdot, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(addmm_with, addmm, FORM_FUNCTION, "Tensor self, Tensor mat1, Tensor mat2, Scalar beta=, Scalar alpha=") \
    X(addmm_inplace_with, addmm, FORM_INPLACE, "Tensor self, Tensor mat1, Tensor mat2, Scalar beta=, Scalar alpha=") \
    X(addmm_out_with, addmm, FORM_OUT, "Tensor out0, Tensor self, Tensor mat1, Tensor mat2, Scalar beta=, Scalar alpha=") \
    X(baddbmm_with, baddbmm, FORM_FUNCTION, "Tensor self, Tensor batch1, Tensor batch2, Scalar beta=, Scalar alpha=") \
    X(baddbmm_inplace_with, baddbmm, FORM_INPLACE, "Tensor self, Tensor batch1, Tensor batch2, Scalar beta=, Scalar alpha=") \
    X(baddbmm_out_with, baddbmm, FORM_OUT, "Tensor out0, Tensor self, Tensor batch1, Tensor batch2, Scalar beta=, Scalar alpha=") \
    X(addmv_with, addmv, FORM_FUNCTION, "Tensor self, Tensor mat, Tensor vec, Scalar beta=, Scalar alpha=") \
    X(addmv_inplace_with, addmv, FORM_INPLACE, "Tensor self, Tensor mat, Tensor vec, Scalar beta=, Scalar alpha=") \
    X(addmv_out_with, addmv, FORM_OUT, "Tensor out0, Tensor self, Tensor mat, Tensor vec, Scalar beta=, Scalar alpha=") \
    X(linear_with, linear, FORM_FUNCTION, "Tensor input, Tensor weight, Tensor? bias=") \
    X(linear_out_with, linear, FORM_OUT, "Tensor out0, Tensor input, Tensor weight, Tensor? bias=") \
    X(matmul, matmul, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(matmul_out, matmul, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(outer, outer, FORM_FUNCTION, "Tensor self, Tensor vec2") \
    X(outer_out, outer, FORM_OUT, "Tensor out0, Tensor self, Tensor vec2") \
    X(einsum, einsum, FORM_FUNCTION, "str equation, Tensor[] tensors") \
    X(tensordot, tensordot, FORM_FUNCTION, "Tensor self, Tensor other, int[] dims_self, int[] dims_other") \
    X(tensordot_out, tensordot, FORM_OUT, "Tensor out0, Tensor self, Tensor other, int[] dims_self, int[] dims_other") \
    X(linalg_multi_dot, linalg_multi_dot, FORM_FUNCTION, "Tensor[] tensors") \
    X(linalg_multi_dot_out, linalg_multi_dot, FORM_OUT, "Tensor out0, Tensor[] tensors") \
    X(chain_matmul, chain_matmul, FORM_FUNCTION, "Tensor[] matrices") \
    X(chain_matmul_out, chain_matmul, FORM_OUT, "Tensor out0, Tensor[] matrices") \
    X(inner, inner, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(inner_out, inner, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(linalg_vecdot_with, linalg_vecdot, FORM_FUNCTION, "Tensor x, Tensor y, int dim=") \
    X(linalg_vecdot_out_with, linalg_vecdot, FORM_OUT, "Tensor out0, Tensor x, Tensor y, int dim=") \
    X(kron, kron, FORM_FUNCTION, "Tensor self, Tensor other") \
    X(kron_out, kron, FORM_OUT, "Tensor out0, Tensor self, Tensor other") \
    X(addr_with, addr, FORM_FUNCTION, "Tensor self, Tensor vec1, Tensor vec2, Scalar beta=, Scalar alpha=") \
    X(addr_inplace_with, addr, FORM_INPLACE, "Tensor self, Tensor vec1, Tensor vec2, Scalar beta=, Scalar alpha=") \
    X(addr_out_with, addr, FORM_OUT, "Tensor out0, Tensor self, Tensor vec1, Tensor vec2, Scalar beta=, Scalar alpha=") \
    X(addbmm_with, addbmm, FORM_FUNCTION, "Tensor self, Tensor batch1, Tensor batch2, Scalar beta=, Scalar alpha=") \
    X(addbmm_inplace_with, addbmm, FORM_INPLACE, "Tensor self, Tensor batch1, Tensor batch2, Scalar beta=, Scalar alpha=") \
    X(addbmm_out_with, addbmm, FORM_OUT, "Tensor out0, Tensor self, Tensor batch1, Tensor batch2, Scalar beta=, Scalar alpha=") \
    X(linalg_cross_with, linalg_cross, FORM_FUNCTION, "Tensor self, Tensor other, int dim=") \
    X(linalg_cross_out_with, linalg_cross, FORM_OUT, "Tensor out0, Tensor self, Tensor other, int dim=") \
    X(cross_with, cross, FORM_FUNCTION, "Tensor self, Tensor other, int dim=") \
    X(cross_out_with, cross, FORM_OUT, "Tensor out0, Tensor self, Tensor other, int dim=") \
    X(_addmm_activation_with, _addmm_activation, FORM_FUNCTION, "Tensor self, Tensor mat1, Tensor mat2, Scalar beta=, Scalar alpha=, bool use_gelu=") \
    X(_addmm_activation_out_with, _addmm_activation, FORM_OUT, "Tensor out0, Tensor self, Tensor mat1, Tensor mat2, Scalar beta=, Scalar alpha=, bool use_gelu=") \
    X(linear_gelu_with, linear_gelu, FORM_FUNCTION, "Tensor input, Tensor weight, Tensor? bias=, str approximate=") \
    X(linear_gelu_linear_with, linear_gelu_linear, FORM_FUNCTION, "Tensor input, Tensor weight1, Tensor? bias1, Tensor weight2, Tensor? bias2, str approximate=") \
    X(softmax_with, softmax, FORM_FUNCTION, "Tensor self, int dim, ScalarType dtype=") \
    X(softmax_out_with, softmax, FORM_OUT, "Tensor out0, Tensor self, int dim, ScalarType dtype=") \
    X(log_softmax_with, log_softmax, FORM_FUNCTION, "Tensor self, int dim, ScalarType dtype=") \
    X(log_softmax_out_with, log_softmax, FORM_OUT, "Tensor out0, Tensor self, int dim, ScalarType dtype=") \
    X(native_layer_norm, native_layer_norm, FORM_FUNCTION, "Tensor input, int[] normalized_shape, Tensor? weight, Tensor? bias, float eps") \
    X(layer_norm_with, layer_norm, FORM_FUNCTION, "Tensor input, int[] normalized_shape, Tensor? weight=, Tensor? bias=, float eps=") \
    X(native_batch_norm, native_batch_norm, FORM_FUNCTION, "Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps") \
    X(native_batch_norm_out, native_batch_norm, FORM_OUT, "Tensor out0, Tensor out1, Tensor out2, Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps") \
    X(batch_norm_with, batch_norm, FORM_FUNCTION, "Tensor input, Tensor? running_mean, Tensor? running_var, Tensor? weight=, Tensor? bias=, bool training=, float momentum=, float eps=") \
    X(instance_norm_with, instance_norm, FORM_FUNCTION, "Tensor input, Tensor? running_mean=, Tensor? running_var=, Tensor? weight=, Tensor? bias=, bool use_input_stats=, float momentum=, float eps=") \
    X(native_group_norm, native_group_norm, FORM_FUNCTION, "Tensor input, Tensor? weight, Tensor? bias, int N, int C, int HxW, int group, float eps") \
    X(group_norm_with, group_norm, FORM_FUNCTION, "Tensor input, int num_groups, Tensor? weight=, Tensor? bias=, float eps=") \
    X(_fused_rms_norm, _fused_rms_norm, FORM_FUNCTION, "Tensor input, int[] normalized_shape, Tensor? weight, float eps") \
    X(rms_norm_with, rms_norm, FORM_FUNCTION, "Tensor input, int[] normalized_shape, Tensor? weight=, float eps=") \
    X(native_dropout_with, native_dropout, FORM_FUNCTION, "Tensor input, float p, bool train, Generator? generator=") \
    X(dropout_with, dropout, FORM_FUNCTION, "Tensor input, float p=, bool training=, Generator? generator=") \
    X(dropout_inplace_with, dropout, FORM_INPLACE, "Tensor input, float p=, bool training=, Generator? generator=") \
    X(feature_dropout_with, feature_dropout, FORM_FUNCTION, "Tensor input, float p=, bool training=, Generator? generator=") \
    X(feature_dropout_inplace_with, feature_dropout, FORM_INPLACE, "Tensor input, float p=, bool training=, Generator? generator=") \
    X(embedding_with, embedding, FORM_FUNCTION, "Tensor weight, Tensor indices, int padding_idx=, bool scale_grad_by_freq=, bool sparse=") \
    X(convolution, convolution, FORM_FUNCTION, "Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups") \
    X(conv1d_with, conv1d, FORM_FUNCTION, "Tensor input, Tensor weight, Tensor? bias=, int[] stride=, int[] padding=, int[] dilation=, int groups=") \
    X(conv2d_with, conv2d, FORM_FUNCTION, "Tensor input, Tensor weight, Tensor? bias=, int[] stride=, int[] padding=, int[] dilation=, int groups=") \
    X(conv1d_padding_with, conv1d_padding, FORM_FUNCTION, "Tensor input, Tensor weight, Tensor? bias=, int[] stride=, str padding=, int[] dilation=, int groups=") \
    X(conv2d_padding_with, conv2d_padding, FORM_FUNCTION, "Tensor input, Tensor weight, Tensor? bias=, int[] stride=, str padding=, int[] dilation=, int groups=") \
    X(conv_transpose1d_with, conv_transpose1d, FORM_FUNCTION, "Tensor input, Tensor weight, Tensor? bias=, int[] stride=, int[] padding=, int[] output_padding=, int groups=, int[] dilation=") \
    X(conv_transpose2d_with, conv_transpose2d, FORM_FUNCTION, "Tensor input, Tensor weight, Tensor? bias=, int[] stride=, int[] padding=, int[] output_padding=, int groups=, int[] dilation=") \
    X(max_pool2d_with_indices_with, max_pool2d_with_indices, FORM_FUNCTION, "Tensor self, int[] kernel_size, int[] stride=, int[] padding=, int[] dilation=, bool ceil_mode=") \
    X(max_pool2d_with, max_pool2d, FORM_FUNCTION, "Tensor self, int[] kernel_size, int[] stride=, int[] padding=, int[] dilation=, bool ceil_mode=") \
    X(max_pool1d_with, max_pool1d, FORM_FUNCTION, "Tensor self, int[] kernel_size, int[] stride=, int[] padding=, int[] dilation=, bool ceil_mode=") \
    X(avg_pool2d_with, avg_pool2d, FORM_FUNCTION, "Tensor self, int[] kernel_size, int[] stride=, int[] padding=, bool ceil_mode=, bool count_include_pad=, int divisor_override=") \
    X(avg_pool2d_out_with, avg_pool2d, FORM_OUT, "Tensor out0, Tensor self, int[] kernel_size, int[] stride=, int[] padding=, bool ceil_mode=, bool count_include_pad=, int divisor_override=") \
    X(avg_pool1d_with, avg_pool1d, FORM_FUNCTION, "Tensor self, int[] kernel_size, int[] stride=, int[] padding=, bool ceil_mode=, bool count_include_pad=") \
    X(adaptive_avg_pool2d, adaptive_avg_pool2d, FORM_FUNCTION, "Tensor self, int[] output_size") \
    X(adaptive_avg_pool1d, adaptive_avg_pool1d, FORM_FUNCTION, "Tensor self, int[] output_size") \
    X(adaptive_max_pool2d, adaptive_max_pool2d, FORM_FUNCTION, "Tensor self, int[] output_size") \
    X(max_pool3d_with_indices_with, max_pool3d_with_indices, FORM_FUNCTION, "Tensor self, int[] kernel_size, int[] stride=, int[] padding=, int[] dilation=, bool ceil_mode=") \
    X(max_pool3d_with, max_pool3d, FORM_FUNCTION, "Tensor self, int[] kernel_size, int[] stride=, int[] padding=, int[] dilation=, bool ceil_mode=") \
    X(avg_pool3d_with, avg_pool3d, FORM_FUNCTION, "Tensor self, int[] kernel_size, int[] stride=, int[] padding=, bool ceil_mode=, bool count_include_pad=, int divisor_override=") \
    X(avg_pool3d_out_with, avg_pool3d, FORM_OUT, "Tensor out0, Tensor self, int[] kernel_size, int[] stride=, int[] padding=, bool ceil_mode=, bool count_include_pad=, int divisor_override=") \
    X(adaptive_avg_pool3d, adaptive_avg_pool3d, FORM_FUNCTION, "Tensor self, int[] output_size") \
    X(adaptive_max_pool3d, adaptive_max_pool3d, FORM_FUNCTION, "Tensor self, int[] output_size") \
    X(interpolate_with, interpolate, FORM_FUNCTION, "Tensor self, int[] output_size, str mode=, bool align_corners=, float scales_d=, float scales_h=, float scales_w=, bool antialias=") \
    X(grid_sampler, grid_sampler, FORM_FUNCTION, "Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners") \
    X(affine_grid_generator, affine_grid_generator, FORM_FUNCTION, "Tensor theta, int[] size, bool align_corners") \
    X(nll_loss_with, nll_loss, FORM_FUNCTION, "Tensor self, Tensor target, Tensor? weight=, int ignore_index=, str reduction=") \
    X(cross_entropy_with, cross_entropy, FORM_FUNCTION, "Tensor self, Tensor target, Tensor? weight=, int ignore_index=, str reduction=, float label_smoothing=") \
    X(binary_cross_entropy_with, binary_cross_entropy, FORM_FUNCTION, "Tensor self, Tensor target, Tensor? weight=, str reduction=") \
    X(binary_cross_entropy_with_logits_with, binary_cross_entropy_with_logits, FORM_FUNCTION, "Tensor self, Tensor target, Tensor? weight=, str reduction=, Tensor? pos_weight=") \
    X(mse_loss_with, mse_loss, FORM_FUNCTION, "Tensor self, Tensor target, str reduction=, Tensor? weight=") \
    X(l1_loss_with, l1_loss, FORM_FUNCTION, "Tensor self, Tensor target, str reduction=, Tensor? weight=") \
    X(smooth_l1_loss_with, smooth_l1_loss, FORM_FUNCTION, "Tensor self, Tensor target, str reduction=, float beta=") \
    X(huber_loss_with, huber_loss, FORM_FUNCTION, "Tensor self, Tensor target, str reduction=, float delta=, Tensor? weight=") \
    X(kl_div_with, kl_div, FORM_FUNCTION, "Tensor self, Tensor target, str reduction=, bool log_target=") \
    X(one_hot_with, one_hot, FORM_FUNCTION, "Tensor self, int num_classes=") \
    X(scaled_dot_product_attention_with, scaled_dot_product_attention, FORM_FUNCTION, "Tensor query, Tensor key, Tensor value, Tensor? attn_mask=, float dropout_p=, bool is_causal=, float scale=, bool enable_gqa=") \
    X(constant_pad_nd_with, constant_pad_nd, FORM_FUNCTION, "Tensor self, int[] pad, Scalar value=") \
    X(pad_with, pad, FORM_FUNCTION, "Tensor self, int[] pad, str mode=, float value=") \
    X(glu_with, glu, FORM_FUNCTION, "Tensor self, int dim=") \
    X(prelu, prelu, FORM_FUNCTION, "Tensor self, Tensor weight") \
    X(alpha_dropout_with, alpha_dropout, FORM_FUNCTION, "Tensor input, float p=, bool training=, Generator? generator=") \
    X(alpha_dropout_inplace_with, alpha_dropout, FORM_INPLACE, "Tensor input, float p=, bool training=, Generator? generator=") \
    X(feature_alpha_dropout_with, feature_alpha_dropout, FORM_FUNCTION, "Tensor input, float p=, bool training=, Generator? generator=") \
    X(feature_alpha_dropout_inplace_with, feature_alpha_dropout, FORM_INPLACE, "Tensor input, float p=, bool training=, Generator? generator=") \
    X(pixel_shuffle, pixel_shuffle, FORM_FUNCTION, "Tensor self, int upscale_factor") \
    X(pixel_unshuffle, pixel_unshuffle, FORM_FUNCTION, "Tensor self, int downscale_factor") \
    X(channel_shuffle, channel_shuffle, FORM_FUNCTION, "Tensor self, int groups") \
    X(im2col_with, im2col, FORM_FUNCTION, "Tensor self, int[] kernel_size, int[] dilation=, int[] padding=, int[] stride=") \
    X(col2im_with, col2im, FORM_FUNCTION, "Tensor self, int[] output_size, int[] kernel_size, int[] dilation=, int[] padding=, int[] stride=") \
    X(max_unpool2d, max_unpool2d, FORM_FUNCTION, "Tensor self, Tensor indices, int[] output_size") \
    X(embedding_renorm_, embedding_renorm_, FORM_INPLACE, "Tensor self, Tensor indices, float max_norm, float norm_type") \
    X(embedding_bag_with, embedding_bag, FORM_FUNCTION, "Tensor input, Tensor weight, Tensor? offsets=, bool scale_grad_by_freq=, str mode=, Tensor? per_sample_weights=, bool include_last_offset=, int padding_idx=") \
    X(conv3d_with, conv3d, FORM_FUNCTION, "Tensor input, Tensor weight, Tensor? bias=, int[] stride=, int[] padding=, int[] dilation=, int groups=") \
    X(conv3d_padding_with, conv3d_padding, FORM_FUNCTION, "Tensor input, Tensor weight, Tensor? bias=, int[] stride=, str padding=, int[] dilation=, int groups=") \
    X(conv_transpose3d_with, conv_transpose3d, FORM_FUNCTION, "Tensor input, Tensor weight, Tensor? bias=, int[] stride=, int[] padding=, int[] output_padding=, int groups=, int[] dilation=") \
    X(pairwise_distance_with, pairwise_distance, FORM_FUNCTION, "Tensor x1, Tensor x2, float p=, float eps=, bool keepdim=") \
    X(bilinear_with, bilinear, FORM_FUNCTION, "Tensor input1, Tensor input2, Tensor weight, Tensor? bias=") \
    X(margin_ranking_loss_with, margin_ranking_loss, FORM_FUNCTION, "Tensor input1, Tensor input2, Tensor target, float margin=, str reduction=") \
    X(hinge_embedding_loss_with, hinge_embedding_loss, FORM_FUNCTION, "Tensor self, Tensor target, float margin=, str reduction=") \
    X(cosine_embedding_loss_with, cosine_embedding_loss, FORM_FUNCTION, "Tensor input1, Tensor input2, Tensor target, float margin=, str reduction=") \
    X(triplet_margin_loss_with, triplet_margin_loss, FORM_FUNCTION, "Tensor anchor, Tensor positive, Tensor negative, float margin=, float p=, float eps=, bool swap=, str reduction=") \
    X(soft_margin_loss_with, soft_margin_loss, FORM_FUNCTION, "Tensor self, Tensor target, str reduction=") \
    X(multi_margin_loss_with, multi_margin_loss, FORM_FUNCTION, "Tensor self, Tensor target, int p=, float margin=, Tensor? weight=, str reduction=") \
    X(multilabel_margin_loss_with, multilabel_margin_loss, FORM_FUNCTION, "Tensor self, Tensor target, str reduction=") \
    X(poisson_nll_loss_with, poisson_nll_loss, FORM_FUNCTION, "Tensor self, Tensor target, bool log_input=, bool full=, float eps=, str reduction=") \
    X(rnn_tanh, rnn_tanh, FORM_FUNCTION, "Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first") \
    X(rnn_tanh_data, rnn_tanh_data, FORM_FUNCTION, "Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional") \
    X(rnn_relu, rnn_relu, FORM_FUNCTION, "Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first") \
    X(rnn_relu_data, rnn_relu_data, FORM_FUNCTION, "Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional") \
    X(gru, gru, FORM_FUNCTION, "Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first") \
    X(gru_data, gru_data, FORM_FUNCTION, "Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional") \
    X(lstm, lstm, FORM_FUNCTION, "Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first") \
    X(lstm_data, lstm_data, FORM_FUNCTION, "Tensor data, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional") \
    X(rnn_tanh_cell_with, rnn_tanh_cell, FORM_FUNCTION, "Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=, Tensor? b_hh=") \
    X(rnn_relu_cell_with, rnn_relu_cell, FORM_FUNCTION, "Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=, Tensor? b_hh=") \
    X(gru_cell_with, gru_cell, FORM_FUNCTION, "Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=, Tensor? b_hh=") \
    X(lstm_cell_with, lstm_cell, FORM_FUNCTION, "Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=, Tensor? b_hh=") \
    X(_fused_sgd__with, _fused_sgd_, FORM_FUNCTION, "Tensor[] self, Tensor[] grads, Tensor[] momentum_buffer_list, float weight_decay, float momentum, float lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=, Tensor? found_inf=") \
    X(_fused_sgd__tensor_lr_with, _fused_sgd__tensor_lr, FORM_FUNCTION, "Tensor[] self, Tensor[] grads, Tensor[] momentum_buffer_list, float weight_decay, float momentum, Tensor lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=, Tensor? found_inf=") \
    X(_fused_adam__with, _fused_adam_, FORM_FUNCTION, "Tensor[] self, Tensor[] grads, Tensor[] exp_avgs, Tensor[] exp_avg_sqs, Tensor[] max_exp_avg_sqs, Tensor[] state_steps, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=, Tensor? found_inf=") \
    X(_fused_adam__tensor_lr_with, _fused_adam__tensor_lr, FORM_FUNCTION, "Tensor[] self, Tensor[] grads, Tensor[] exp_avgs, Tensor[] exp_avg_sqs, Tensor[] max_exp_avg_sqs, Tensor[] state_steps, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=, Tensor? found_inf=") \
    X(_fused_adamw__with, _fused_adamw_, FORM_FUNCTION, "Tensor[] self, Tensor[] grads, Tensor[] exp_avgs, Tensor[] exp_avg_sqs, Tensor[] max_exp_avg_sqs, Tensor[] state_steps, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=, Tensor? found_inf=") \
    X(_fused_adamw__tensor_lr_with, _fused_adamw__tensor_lr, FORM_FUNCTION, "Tensor[] self, Tensor[] grads, Tensor[] exp_avgs, Tensor[] exp_avg_sqs, Tensor[] max_exp_avg_sqs, Tensor[] state_steps, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=, Tensor? found_inf=") \
    X(_amp_foreach_non_finite_check_and_unscale_, _amp_foreach_non_finite_check_and_unscale_, FORM_FUNCTION, "Tensor[] self, Tensor found_inf, Tensor inv_scale") \
    X(_amp_update_scale_, _amp_update_scale_, FORM_INPLACE, "Tensor self, Tensor growth_tracker, Tensor found_inf, float scale_growth_factor, float scale_backoff_factor, int growth_interval") \
    X(_foreach_abs, _foreach_abs, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_abs_, _foreach_abs, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_acos, _foreach_acos, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_acos_, _foreach_acos, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_asin, _foreach_asin, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_asin_, _foreach_asin, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_atan, _foreach_atan, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_atan_, _foreach_atan, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_ceil, _foreach_ceil, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_ceil_, _foreach_ceil, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_cos, _foreach_cos, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_cos_, _foreach_cos, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_cosh, _foreach_cosh, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_cosh_, _foreach_cosh, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_erf, _foreach_erf, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_erf_, _foreach_erf, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_erfc, _foreach_erfc, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_erfc_, _foreach_erfc, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_exp, _foreach_exp, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_exp_, _foreach_exp, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_expm1, _foreach_expm1, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_expm1_, _foreach_expm1, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_floor, _foreach_floor, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_floor_, _foreach_floor, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_frac, _foreach_frac, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_frac_, _foreach_frac, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_lgamma, _foreach_lgamma, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_lgamma_, _foreach_lgamma, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_log, _foreach_log, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_log_, _foreach_log, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_log10, _foreach_log10, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_log10_, _foreach_log10, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_log1p, _foreach_log1p, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_log1p_, _foreach_log1p, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_log2, _foreach_log2, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_log2_, _foreach_log2, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_neg, _foreach_neg, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_neg_, _foreach_neg, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_reciprocal, _foreach_reciprocal, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_reciprocal_, _foreach_reciprocal, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_round, _foreach_round, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_round_, _foreach_round, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_rsqrt, _foreach_rsqrt, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_rsqrt_, _foreach_rsqrt, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_sigmoid, _foreach_sigmoid, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_sigmoid_, _foreach_sigmoid, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_sign, _foreach_sign, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_sign_, _foreach_sign, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_sin, _foreach_sin, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_sin_, _foreach_sin, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_sinh, _foreach_sinh, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_sinh_, _foreach_sinh, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_sqrt, _foreach_sqrt, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_sqrt_, _foreach_sqrt, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_tan, _foreach_tan, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_tan_, _foreach_tan, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_tanh, _foreach_tanh, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_tanh_, _foreach_tanh, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_trunc, _foreach_trunc, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_trunc_, _foreach_trunc, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_zero_, _foreach_zero_, FORM_INPLACE, "Tensor[] self") \
    X(_foreach_copy_inplace_with, _foreach_copy_, FORM_INPLACE, "Tensor[] self, Tensor[] src, bool non_blocking=") \
    X(_foreach_norm_with, _foreach_norm, FORM_FUNCTION, "Tensor[] self, Scalar ord=, ScalarType dtype=") \
    X(_foreach_max, _foreach_max, FORM_FUNCTION, "Tensor[] self") \
    X(_foreach_add_with, _foreach_add, FORM_FUNCTION, "Tensor[] self, Tensor[] other, Scalar alpha=") \
    X(_foreach_add_inplace_with, _foreach_add, FORM_INPLACE, "Tensor[] self, Tensor[] other, Scalar alpha=") \
    X(_foreach_add_scalar, _foreach_add_scalar, FORM_FUNCTION, "Tensor[] self, Scalar scalar") \
    X(_foreach_add_scalar_, _foreach_add_scalar, FORM_INPLACE, "Tensor[] self, Scalar scalar") \
    X(_foreach_add_scalar_list, _foreach_add_scalar_list, FORM_FUNCTION, "Tensor[] self, Scalar[] scalars") \
    X(_foreach_add_scalar_list_, _foreach_add_scalar_list, FORM_INPLACE, "Tensor[] self, Scalar[] scalars") \
    X(_foreach_add_tensor_with, _foreach_add_tensor, FORM_FUNCTION, "Tensor[] self, Tensor other, Scalar alpha=") \
    X(_foreach_add_tensor_inplace_with, _foreach_add_tensor, FORM_INPLACE, "Tensor[] self, Tensor other, Scalar alpha=") \
    X(_foreach_sub_with, _foreach_sub, FORM_FUNCTION, "Tensor[] self, Tensor[] other, Scalar alpha=") \
    X(_foreach_sub_inplace_with, _foreach_sub, FORM_INPLACE, "Tensor[] self, Tensor[] other, Scalar alpha=") \
    X(_foreach_sub_scalar, _foreach_sub_scalar, FORM_FUNCTION, "Tensor[] self, Scalar scalar") \
    X(_foreach_sub_scalar_, _foreach_sub_scalar, FORM_INPLACE, "Tensor[] self, Scalar scalar") \
    X(_foreach_sub_scalar_list, _foreach_sub_scalar_list, FORM_FUNCTION, "Tensor[] self, Scalar[] scalars") \
    X(_foreach_sub_scalar_list_, _foreach_sub_scalar_list, FORM_INPLACE, "Tensor[] self, Scalar[] scalars") \
    X(_foreach_mul, _foreach_mul, FORM_FUNCTION, "Tensor[] self, Tensor[] other") \
    X(_foreach_mul_, _foreach_mul, FORM_INPLACE, "Tensor[] self, Tensor[] other") \
    X(_foreach_mul_scalar, _foreach_mul_scalar, FORM_FUNCTION, "Tensor[] self, Scalar scalar") \
    X(_foreach_mul_scalar_, _foreach_mul_scalar, FORM_INPLACE, "Tensor[] self, Scalar scalar") \
    X(_foreach_mul_scalar_list, _foreach_mul_scalar_list, FORM_FUNCTION, "Tensor[] self, Scalar[] scalars") \
    X(_foreach_mul_scalar_list_, _foreach_mul_scalar_list, FORM_INPLACE, "Tensor[] self, Scalar[] scalars") \
    X(_foreach_mul_tensor, _foreach_mul_tensor, FORM_FUNCTION, "Tensor[] self, Tensor other") \
    X(_foreach_mul_tensor_, _foreach_mul_tensor, FORM_INPLACE, "Tensor[] self, Tensor other") \
    X(_foreach_div, _foreach_div, FORM_FUNCTION, "Tensor[] self, Tensor[] other") \
    X(_foreach_div_, _foreach_div, FORM_INPLACE, "Tensor[] self, Tensor[] other") \
    X(_foreach_div_scalar, _foreach_div_scalar, FORM_FUNCTION, "Tensor[] self, Scalar scalar") \
    X(_foreach_div_scalar_, _foreach_div_scalar, FORM_INPLACE, "Tensor[] self, Scalar scalar") \
    X(_foreach_div_scalar_list, _foreach_div_scalar_list, FORM_FUNCTION, "Tensor[] self, Scalar[] scalars") \
    X(_foreach_div_scalar_list_, _foreach_div_scalar_list, FORM_INPLACE, "Tensor[] self, Scalar[] scalars") \
    X(_foreach_div_tensor, _foreach_div_tensor, FORM_FUNCTION, "Tensor[] self, Tensor other") \
    X(_foreach_div_tensor_, _foreach_div_tensor, FORM_INPLACE, "Tensor[] self, Tensor other") \
    X(_foreach_clamp_min, _foreach_clamp_min, FORM_FUNCTION, "Tensor[] self, Tensor[] other") \
    X(_foreach_clamp_min_, _foreach_clamp_min, FORM_INPLACE, "Tensor[] self, Tensor[] other") \
    X(_foreach_clamp_min_scalar, _foreach_clamp_min_scalar, FORM_FUNCTION, "Tensor[] self, Scalar scalar") \
    X(_foreach_clamp_min_scalar_, _foreach_clamp_min_scalar, FORM_INPLACE, "Tensor[] self, Scalar scalar") \
    X(_foreach_clamp_min_scalar_list, _foreach_clamp_min_scalar_list, FORM_FUNCTION, "Tensor[] self, Scalar[] scalars") \
    X(_foreach_clamp_min_scalar_list_, _foreach_clamp_min_scalar_list, FORM_INPLACE, "Tensor[] self, Scalar[] scalars") \
    X(_foreach_clamp_max, _foreach_clamp_max, FORM_FUNCTION, "Tensor[] self, Tensor[] other") \
    X(_foreach_clamp_max_, _foreach_clamp_max, FORM_INPLACE, "Tensor[] self, Tensor[] other") \
    X(_foreach_clamp_max_scalar, _foreach_clamp_max_scalar, FORM_FUNCTION, "Tensor[] self, Scalar scalar") \
    X(_foreach_clamp_max_scalar_, _foreach_clamp_max_scalar, FORM_INPLACE, "Tensor[] self, Scalar scalar") \
    X(_foreach_clamp_max_scalar_list, _foreach_clamp_max_scalar_list, FORM_FUNCTION, "Tensor[] self, Scalar[] scalars") \
    X(_foreach_clamp_max_scalar_list_, _foreach_clamp_max_scalar_list, FORM_INPLACE, "Tensor[] self, Scalar[] scalars") \
    X(_foreach_maximum, _foreach_maximum, FORM_FUNCTION, "Tensor[] self, Tensor[] other") \
    X(_foreach_maximum_, _foreach_maximum, FORM_INPLACE, "Tensor[] self, Tensor[] other") \
    X(_foreach_maximum_scalar, _foreach_maximum_scalar, FORM_FUNCTION, "Tensor[] self, Scalar scalar") \
    X(_foreach_maximum_scalar_, _foreach_maximum_scalar, FORM_INPLACE, "Tensor[] self, Scalar scalar") \
    X(_foreach_maximum_scalar_list, _foreach_maximum_scalar_list, FORM_FUNCTION, "Tensor[] self, Scalar[] scalars") \
    X(_foreach_maximum_scalar_list_, _foreach_maximum_scalar_list, FORM_INPLACE, "Tensor[] self, Scalar[] scalars") \
    X(_foreach_minimum, _foreach_minimum, FORM_FUNCTION, "Tensor[] self, Tensor[] other") \
    X(_foreach_minimum_, _foreach_minimum, FORM_INPLACE, "Tensor[] self, Tensor[] other") \
    X(_foreach_minimum_scalar, _foreach_minimum_scalar, FORM_FUNCTION, "Tensor[] self, Scalar scalar") \
    X(_foreach_minimum_scalar_, _foreach_minimum_scalar, FORM_INPLACE, "Tensor[] self, Scalar scalar") \
    X(_foreach_minimum_scalar_list, _foreach_minimum_scalar_list, FORM_FUNCTION, "Tensor[] self, Scalar[] scalars") \
    X(_foreach_minimum_scalar_list_, _foreach_minimum_scalar_list, FORM_INPLACE, "Tensor[] self, Scalar[] scalars") \
    X(_foreach_pow, _foreach_pow, FORM_FUNCTION, "Tensor[] self, Tensor[] exponent") \
    X(_foreach_pow_, _foreach_pow, FORM_INPLACE, "Tensor[] self, Tensor[] exponent") \
    X(_foreach_pow_scalar, _foreach_pow_scalar, FORM_FUNCTION, "Tensor[] self, Scalar exponent") \
    X(_foreach_pow_scalar_, _foreach_pow_scalar, FORM_INPLACE, "Tensor[] self, Scalar exponent") \
    X(_foreach_pow_scalar_list, _foreach_pow_scalar_list, FORM_FUNCTION, "Tensor[] self, Scalar[] exponent") \
    X(_foreach_pow_scalar_list_, _foreach_pow_scalar_list, FORM_INPLACE, "Tensor[] self, Scalar[] exponent") \
    X(_foreach_pow_scalar_and_tensor, _foreach_pow_scalar_and_tensor, FORM_FUNCTION, "Scalar self, Tensor[] exponent") \
    X(_foreach_addcmul_with, _foreach_addcmul, FORM_FUNCTION, "Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=") \
    X(_foreach_addcmul_inplace_with, _foreach_addcmul, FORM_INPLACE, "Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=") \
    X(_foreach_addcmul_scalar_list, _foreach_addcmul_scalar_list, FORM_FUNCTION, "Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars") \
    X(_foreach_addcmul_scalar_list_, _foreach_addcmul_scalar_list, FORM_INPLACE, "Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars") \
    X(_foreach_addcmul_tensor, _foreach_addcmul_tensor, FORM_FUNCTION, "Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars") \
    X(_foreach_addcmul_tensor_, _foreach_addcmul_tensor, FORM_INPLACE, "Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars") \
    X(_foreach_addcdiv_with, _foreach_addcdiv, FORM_FUNCTION, "Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=") \
    X(_foreach_addcdiv_inplace_with, _foreach_addcdiv, FORM_INPLACE, "Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=") \
    X(_foreach_addcdiv_scalar_list, _foreach_addcdiv_scalar_list, FORM_FUNCTION, "Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars") \
    X(_foreach_addcdiv_scalar_list_, _foreach_addcdiv_scalar_list, FORM_INPLACE, "Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars") \
    X(_foreach_addcdiv_tensor, _foreach_addcdiv_tensor, FORM_FUNCTION, "Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars") \
    X(_foreach_addcdiv_tensor_, _foreach_addcdiv_tensor, FORM_INPLACE, "Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars") \
    X(_foreach_lerp, _foreach_lerp, FORM_FUNCTION, "Tensor[] self, Tensor[] tensors1, Tensor[] weights") \
    X(_foreach_lerp_, _foreach_lerp, FORM_INPLACE, "Tensor[] self, Tensor[] tensors1, Tensor[] weights") \
    X(_foreach_lerp_scalar, _foreach_lerp_scalar, FORM_FUNCTION, "Tensor[] self, Tensor[] tensors1, Scalar weight") \
    X(_foreach_lerp_scalar_, _foreach_lerp_scalar, FORM_INPLACE, "Tensor[] self, Tensor[] tensors1, Scalar weight") \
    X(_foreach_lerp_scalar_list, _foreach_lerp_scalar_list, FORM_FUNCTION, "Tensor[] self, Tensor[] tensors1, Scalar[] weight") \
    X(_foreach_lerp_scalar_list_, _foreach_lerp_scalar_list, FORM_INPLACE, "Tensor[] self, Tensor[] tensors1, Scalar[] weight") \
/* end */
