/* Written by tools/generate from torc/ops_private.h: what bindings need beside it, as torc/bindings.h says. */
#ifndef TORC_BINDINGS_OPS_PRIVATE_H
#define TORC_BINDINGS_OPS_PRIVATE_H
#include "torc/ops_private.h"

#ifdef __cplusplus
extern "C" {
#endif
/* clang-format off */

TORC_API torc_tensor torc__conj_with(torc_tensor self, const torc_no_options *options);
TORC_API torc_tensor torc__neg_view_with(torc_tensor self, const torc_no_options *options);
TORC_API torc__fused_rms_norm_result torc__fused_rms_norm_with(torc_tensor input, torc_ints normalized_shape, torc_tensor weight, double eps, const torc_no_options *options);
TORC_API bool torc__amp_foreach_non_finite_check_and_unscale__with(torc_tensors self, torc_tensor found_inf, torc_tensor inv_scale, const torc_no_options *options);
TORC_API torc_tensor torc__amp_update_scale_inplace_with(torc_tensor self, torc_tensor growth_tracker, torc_tensor found_inf, double scale_growth_factor, double scale_backoff_factor, int64_t growth_interval, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_abs_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_abs_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_acos_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_acos_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_asin_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_asin_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_atan_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_atan_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_ceil_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_ceil_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_cos_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_cos_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_cosh_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_cosh_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_erf_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_erf_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_erfc_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_erfc_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_exp_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_exp_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_expm1_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_expm1_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_floor_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_floor_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_frac_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_frac_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_lgamma_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_lgamma_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_log_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_log_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_log10_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_log10_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_log1p_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_log1p_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_log2_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_log2_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_neg_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_neg_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_reciprocal_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_reciprocal_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_round_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_round_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_rsqrt_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_rsqrt_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_sigmoid_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_sigmoid_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_sign_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_sign_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_sin_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_sin_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_sinh_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_sinh_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_sqrt_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_sqrt_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_tan_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_tan_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_tanh_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_tanh_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_trunc_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_trunc_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API bool torc__foreach_zero_inplace_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_max_with(torc_tensors self, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_add_scalar_with(torc_tensors self, torc_number scalar, const torc_no_options *options);
TORC_API bool torc__foreach_add_scalar_inplace_with(torc_tensors self, torc_number scalar, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_add_scalar_list_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options);
TORC_API bool torc__foreach_add_scalar_list_inplace_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_sub_scalar_with(torc_tensors self, torc_number scalar, const torc_no_options *options);
TORC_API bool torc__foreach_sub_scalar_inplace_with(torc_tensors self, torc_number scalar, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_sub_scalar_list_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options);
TORC_API bool torc__foreach_sub_scalar_list_inplace_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_mul_with(torc_tensors self, torc_tensors other, const torc_no_options *options);
TORC_API bool torc__foreach_mul_inplace_with(torc_tensors self, torc_tensors other, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_mul_scalar_with(torc_tensors self, torc_number scalar, const torc_no_options *options);
TORC_API bool torc__foreach_mul_scalar_inplace_with(torc_tensors self, torc_number scalar, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_mul_scalar_list_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options);
TORC_API bool torc__foreach_mul_scalar_list_inplace_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_mul_tensor_with(torc_tensors self, torc_tensor other, const torc_no_options *options);
TORC_API bool torc__foreach_mul_tensor_inplace_with(torc_tensors self, torc_tensor other, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_div_with(torc_tensors self, torc_tensors other, const torc_no_options *options);
TORC_API bool torc__foreach_div_inplace_with(torc_tensors self, torc_tensors other, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_div_scalar_with(torc_tensors self, torc_number scalar, const torc_no_options *options);
TORC_API bool torc__foreach_div_scalar_inplace_with(torc_tensors self, torc_number scalar, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_div_scalar_list_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options);
TORC_API bool torc__foreach_div_scalar_list_inplace_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_div_tensor_with(torc_tensors self, torc_tensor other, const torc_no_options *options);
TORC_API bool torc__foreach_div_tensor_inplace_with(torc_tensors self, torc_tensor other, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_clamp_min_with(torc_tensors self, torc_tensors other, const torc_no_options *options);
TORC_API bool torc__foreach_clamp_min_inplace_with(torc_tensors self, torc_tensors other, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_clamp_min_scalar_with(torc_tensors self, torc_number scalar, const torc_no_options *options);
TORC_API bool torc__foreach_clamp_min_scalar_inplace_with(torc_tensors self, torc_number scalar, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_clamp_min_scalar_list_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options);
TORC_API bool torc__foreach_clamp_min_scalar_list_inplace_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_clamp_max_with(torc_tensors self, torc_tensors other, const torc_no_options *options);
TORC_API bool torc__foreach_clamp_max_inplace_with(torc_tensors self, torc_tensors other, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_clamp_max_scalar_with(torc_tensors self, torc_number scalar, const torc_no_options *options);
TORC_API bool torc__foreach_clamp_max_scalar_inplace_with(torc_tensors self, torc_number scalar, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_clamp_max_scalar_list_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options);
TORC_API bool torc__foreach_clamp_max_scalar_list_inplace_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_maximum_with(torc_tensors self, torc_tensors other, const torc_no_options *options);
TORC_API bool torc__foreach_maximum_inplace_with(torc_tensors self, torc_tensors other, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_maximum_scalar_with(torc_tensors self, torc_number scalar, const torc_no_options *options);
TORC_API bool torc__foreach_maximum_scalar_inplace_with(torc_tensors self, torc_number scalar, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_maximum_scalar_list_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options);
TORC_API bool torc__foreach_maximum_scalar_list_inplace_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_minimum_with(torc_tensors self, torc_tensors other, const torc_no_options *options);
TORC_API bool torc__foreach_minimum_inplace_with(torc_tensors self, torc_tensors other, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_minimum_scalar_with(torc_tensors self, torc_number scalar, const torc_no_options *options);
TORC_API bool torc__foreach_minimum_scalar_inplace_with(torc_tensors self, torc_number scalar, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_minimum_scalar_list_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options);
TORC_API bool torc__foreach_minimum_scalar_list_inplace_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_pow_with(torc_tensors self, torc_tensors exponent, const torc_no_options *options);
TORC_API bool torc__foreach_pow_inplace_with(torc_tensors self, torc_tensors exponent, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_pow_scalar_with(torc_tensors self, torc_number exponent, const torc_no_options *options);
TORC_API bool torc__foreach_pow_scalar_inplace_with(torc_tensors self, torc_number exponent, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_pow_scalar_list_with(torc_tensors self, torc_numbers exponent, const torc_no_options *options);
TORC_API bool torc__foreach_pow_scalar_list_inplace_with(torc_tensors self, torc_numbers exponent, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_pow_scalar_and_tensor_with(torc_number self, torc_tensors exponent, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_addcmul_scalar_list_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars, const torc_no_options *options);
TORC_API bool torc__foreach_addcmul_scalar_list_inplace_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_addcmul_tensor_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars, const torc_no_options *options);
TORC_API bool torc__foreach_addcmul_tensor_inplace_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_addcdiv_scalar_list_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars, const torc_no_options *options);
TORC_API bool torc__foreach_addcdiv_scalar_list_inplace_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_addcdiv_tensor_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars, const torc_no_options *options);
TORC_API bool torc__foreach_addcdiv_tensor_inplace_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_lerp_with(torc_tensors self, torc_tensors tensors1, torc_tensors weights, const torc_no_options *options);
TORC_API bool torc__foreach_lerp_inplace_with(torc_tensors self, torc_tensors tensors1, torc_tensors weights, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_lerp_scalar_with(torc_tensors self, torc_tensors tensors1, torc_number weight, const torc_no_options *options);
TORC_API bool torc__foreach_lerp_scalar_inplace_with(torc_tensors self, torc_tensors tensors1, torc_number weight, const torc_no_options *options);
TORC_API torc_tensors torc__foreach_lerp_scalar_list_with(torc_tensors self, torc_tensors tensors1, torc_numbers weight, const torc_no_options *options);
TORC_API bool torc__foreach_lerp_scalar_list_inplace_with(torc_tensors self, torc_tensors tensors1, torc_numbers weight, const torc_no_options *options);
TORC_API void torc__unique2_options_init(torc__unique2_options *options);
TORC_API void torc__addmm_activation_options_init(torc__addmm_activation_options *options);
TORC_API void torc__fused_sgd_inplace_options_init(torc__fused_sgd_inplace_options *options);
TORC_API void torc__fused_sgd__tensor_lr_options_init(torc__fused_sgd__tensor_lr_options *options);
TORC_API void torc__fused_adam_inplace_options_init(torc__fused_adam_inplace_options *options);
TORC_API void torc__fused_adam__tensor_lr_options_init(torc__fused_adam__tensor_lr_options *options);
TORC_API void torc__fused_adamw_inplace_options_init(torc__fused_adamw_inplace_options *options);
TORC_API void torc__fused_adamw__tensor_lr_options_init(torc__fused_adamw__tensor_lr_options *options);
TORC_API void torc__foreach_copy_inplace_options_init(torc__foreach_copy_inplace_options *options);
TORC_API void torc__foreach_norm_options_init(torc__foreach_norm_options *options);
TORC_API void torc__foreach_add_options_init(torc__foreach_add_options *options);
TORC_API void torc__foreach_add_tensor_options_init(torc__foreach_add_tensor_options *options);
TORC_API void torc__foreach_sub_options_init(torc__foreach_sub_options *options);
TORC_API void torc__foreach_addcmul_options_init(torc__foreach_addcmul_options *options);
TORC_API void torc__foreach_addcdiv_options_init(torc__foreach_addcdiv_options *options);

/* clang-format on */
#ifdef __cplusplus
}
#endif
#endif
