/* Written by tests/abi/abi.py (./run abi-update) from torc.json: all functions, constants, callbacks and fields with their types. */
#include <torc/torc.h>
#include <torc/amp.h>
#include <torc/autograd.h>
#include <torc/backends.h>
#include <torc/bindings.h>
#include <torc/core.h>
#include <torc/cuda.h>
#include <torc/cuda_kernel.h>
#include <torc/io.h>
#include <torc/nn.h>
#include <torc/op.h>
#include <torc/ops.h>
#include <torc/ops_private.h>
#include <torc/optim.h>

#define SAME(what, type) _Static_assert(_Generic(what, type: 1, default: 0), "");

static const struct {
    torc_tensor (*torc_H)(torc_tensor);
    torc_tensor (*torc_H_with)(torc_tensor, const torc_no_options *);
    void (*torc__addmm_activation_options_init)(torc__addmm_activation_options *);
    torc_tensor (*torc__addmm_activation_out_with)(torc_tensor, torc_tensor, torc_tensor, torc_tensor, const torc__addmm_activation_options *);
    torc_tensor (*torc__addmm_activation_with)(torc_tensor, torc_tensor, torc_tensor, const torc__addmm_activation_options *);
    bool (*torc__amp_foreach_non_finite_check_and_unscale_)(torc_tensors, torc_tensor, torc_tensor);
    bool (*torc__amp_foreach_non_finite_check_and_unscale__with)(torc_tensors, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc__amp_update_scale_)(torc_tensor, torc_tensor, torc_tensor, double, double, int64_t);
    torc_tensor (*torc__amp_update_scale_inplace_with)(torc_tensor, torc_tensor, torc_tensor, double, double, int64_t, const torc_no_options *);
    torc_tensor (*torc__conj)(torc_tensor);
    torc_tensor (*torc__conj_with)(torc_tensor, const torc_no_options *);
    torc_tensors (*torc__foreach_abs)(torc_tensors);
    bool (*torc__foreach_abs_)(torc_tensors);
    bool (*torc__foreach_abs_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_abs_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_acos)(torc_tensors);
    bool (*torc__foreach_acos_)(torc_tensors);
    bool (*torc__foreach_acos_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_acos_with)(torc_tensors, const torc_no_options *);
    bool (*torc__foreach_add_inplace_with)(torc_tensors, torc_tensors, const torc__foreach_add_options *);
    void (*torc__foreach_add_options_init)(torc__foreach_add_options *);
    torc_tensors (*torc__foreach_add_scalar)(torc_tensors, torc_number);
    bool (*torc__foreach_add_scalar_)(torc_tensors, torc_number);
    bool (*torc__foreach_add_scalar_inplace_with)(torc_tensors, torc_number, const torc_no_options *);
    torc_tensors (*torc__foreach_add_scalar_list)(torc_tensors, torc_numbers);
    bool (*torc__foreach_add_scalar_list_)(torc_tensors, torc_numbers);
    bool (*torc__foreach_add_scalar_list_inplace_with)(torc_tensors, torc_numbers, const torc_no_options *);
    torc_tensors (*torc__foreach_add_scalar_list_with)(torc_tensors, torc_numbers, const torc_no_options *);
    torc_tensors (*torc__foreach_add_scalar_with)(torc_tensors, torc_number, const torc_no_options *);
    bool (*torc__foreach_add_tensor_inplace_with)(torc_tensors, torc_tensor, const torc__foreach_add_tensor_options *);
    void (*torc__foreach_add_tensor_options_init)(torc__foreach_add_tensor_options *);
    torc_tensors (*torc__foreach_add_tensor_with)(torc_tensors, torc_tensor, const torc__foreach_add_tensor_options *);
    torc_tensors (*torc__foreach_add_with)(torc_tensors, torc_tensors, const torc__foreach_add_options *);
    bool (*torc__foreach_addcdiv_inplace_with)(torc_tensors, torc_tensors, torc_tensors, const torc__foreach_addcdiv_options *);
    void (*torc__foreach_addcdiv_options_init)(torc__foreach_addcdiv_options *);
    torc_tensors (*torc__foreach_addcdiv_scalar_list)(torc_tensors, torc_tensors, torc_tensors, torc_numbers);
    bool (*torc__foreach_addcdiv_scalar_list_)(torc_tensors, torc_tensors, torc_tensors, torc_numbers);
    bool (*torc__foreach_addcdiv_scalar_list_inplace_with)(torc_tensors, torc_tensors, torc_tensors, torc_numbers, const torc_no_options *);
    torc_tensors (*torc__foreach_addcdiv_scalar_list_with)(torc_tensors, torc_tensors, torc_tensors, torc_numbers, const torc_no_options *);
    torc_tensors (*torc__foreach_addcdiv_tensor)(torc_tensors, torc_tensors, torc_tensors, torc_tensor);
    bool (*torc__foreach_addcdiv_tensor_)(torc_tensors, torc_tensors, torc_tensors, torc_tensor);
    bool (*torc__foreach_addcdiv_tensor_inplace_with)(torc_tensors, torc_tensors, torc_tensors, torc_tensor, const torc_no_options *);
    torc_tensors (*torc__foreach_addcdiv_tensor_with)(torc_tensors, torc_tensors, torc_tensors, torc_tensor, const torc_no_options *);
    torc_tensors (*torc__foreach_addcdiv_with)(torc_tensors, torc_tensors, torc_tensors, const torc__foreach_addcdiv_options *);
    bool (*torc__foreach_addcmul_inplace_with)(torc_tensors, torc_tensors, torc_tensors, const torc__foreach_addcmul_options *);
    void (*torc__foreach_addcmul_options_init)(torc__foreach_addcmul_options *);
    torc_tensors (*torc__foreach_addcmul_scalar_list)(torc_tensors, torc_tensors, torc_tensors, torc_numbers);
    bool (*torc__foreach_addcmul_scalar_list_)(torc_tensors, torc_tensors, torc_tensors, torc_numbers);
    bool (*torc__foreach_addcmul_scalar_list_inplace_with)(torc_tensors, torc_tensors, torc_tensors, torc_numbers, const torc_no_options *);
    torc_tensors (*torc__foreach_addcmul_scalar_list_with)(torc_tensors, torc_tensors, torc_tensors, torc_numbers, const torc_no_options *);
    torc_tensors (*torc__foreach_addcmul_tensor)(torc_tensors, torc_tensors, torc_tensors, torc_tensor);
    bool (*torc__foreach_addcmul_tensor_)(torc_tensors, torc_tensors, torc_tensors, torc_tensor);
    bool (*torc__foreach_addcmul_tensor_inplace_with)(torc_tensors, torc_tensors, torc_tensors, torc_tensor, const torc_no_options *);
    torc_tensors (*torc__foreach_addcmul_tensor_with)(torc_tensors, torc_tensors, torc_tensors, torc_tensor, const torc_no_options *);
    torc_tensors (*torc__foreach_addcmul_with)(torc_tensors, torc_tensors, torc_tensors, const torc__foreach_addcmul_options *);
    torc_tensors (*torc__foreach_asin)(torc_tensors);
    bool (*torc__foreach_asin_)(torc_tensors);
    bool (*torc__foreach_asin_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_asin_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_atan)(torc_tensors);
    bool (*torc__foreach_atan_)(torc_tensors);
    bool (*torc__foreach_atan_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_atan_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_ceil)(torc_tensors);
    bool (*torc__foreach_ceil_)(torc_tensors);
    bool (*torc__foreach_ceil_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_ceil_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_clamp_max)(torc_tensors, torc_tensors);
    bool (*torc__foreach_clamp_max_)(torc_tensors, torc_tensors);
    bool (*torc__foreach_clamp_max_inplace_with)(torc_tensors, torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_clamp_max_scalar)(torc_tensors, torc_number);
    bool (*torc__foreach_clamp_max_scalar_)(torc_tensors, torc_number);
    bool (*torc__foreach_clamp_max_scalar_inplace_with)(torc_tensors, torc_number, const torc_no_options *);
    torc_tensors (*torc__foreach_clamp_max_scalar_list)(torc_tensors, torc_numbers);
    bool (*torc__foreach_clamp_max_scalar_list_)(torc_tensors, torc_numbers);
    bool (*torc__foreach_clamp_max_scalar_list_inplace_with)(torc_tensors, torc_numbers, const torc_no_options *);
    torc_tensors (*torc__foreach_clamp_max_scalar_list_with)(torc_tensors, torc_numbers, const torc_no_options *);
    torc_tensors (*torc__foreach_clamp_max_scalar_with)(torc_tensors, torc_number, const torc_no_options *);
    torc_tensors (*torc__foreach_clamp_max_with)(torc_tensors, torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_clamp_min)(torc_tensors, torc_tensors);
    bool (*torc__foreach_clamp_min_)(torc_tensors, torc_tensors);
    bool (*torc__foreach_clamp_min_inplace_with)(torc_tensors, torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_clamp_min_scalar)(torc_tensors, torc_number);
    bool (*torc__foreach_clamp_min_scalar_)(torc_tensors, torc_number);
    bool (*torc__foreach_clamp_min_scalar_inplace_with)(torc_tensors, torc_number, const torc_no_options *);
    torc_tensors (*torc__foreach_clamp_min_scalar_list)(torc_tensors, torc_numbers);
    bool (*torc__foreach_clamp_min_scalar_list_)(torc_tensors, torc_numbers);
    bool (*torc__foreach_clamp_min_scalar_list_inplace_with)(torc_tensors, torc_numbers, const torc_no_options *);
    torc_tensors (*torc__foreach_clamp_min_scalar_list_with)(torc_tensors, torc_numbers, const torc_no_options *);
    torc_tensors (*torc__foreach_clamp_min_scalar_with)(torc_tensors, torc_number, const torc_no_options *);
    torc_tensors (*torc__foreach_clamp_min_with)(torc_tensors, torc_tensors, const torc_no_options *);
    void (*torc__foreach_copy_inplace_options_init)(torc__foreach_copy_inplace_options *);
    bool (*torc__foreach_copy_inplace_with)(torc_tensors, torc_tensors, const torc__foreach_copy_inplace_options *);
    torc_tensors (*torc__foreach_cos)(torc_tensors);
    bool (*torc__foreach_cos_)(torc_tensors);
    bool (*torc__foreach_cos_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_cos_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_cosh)(torc_tensors);
    bool (*torc__foreach_cosh_)(torc_tensors);
    bool (*torc__foreach_cosh_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_cosh_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_div)(torc_tensors, torc_tensors);
    bool (*torc__foreach_div_)(torc_tensors, torc_tensors);
    bool (*torc__foreach_div_inplace_with)(torc_tensors, torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_div_scalar)(torc_tensors, torc_number);
    bool (*torc__foreach_div_scalar_)(torc_tensors, torc_number);
    bool (*torc__foreach_div_scalar_inplace_with)(torc_tensors, torc_number, const torc_no_options *);
    torc_tensors (*torc__foreach_div_scalar_list)(torc_tensors, torc_numbers);
    bool (*torc__foreach_div_scalar_list_)(torc_tensors, torc_numbers);
    bool (*torc__foreach_div_scalar_list_inplace_with)(torc_tensors, torc_numbers, const torc_no_options *);
    torc_tensors (*torc__foreach_div_scalar_list_with)(torc_tensors, torc_numbers, const torc_no_options *);
    torc_tensors (*torc__foreach_div_scalar_with)(torc_tensors, torc_number, const torc_no_options *);
    torc_tensors (*torc__foreach_div_tensor)(torc_tensors, torc_tensor);
    bool (*torc__foreach_div_tensor_)(torc_tensors, torc_tensor);
    bool (*torc__foreach_div_tensor_inplace_with)(torc_tensors, torc_tensor, const torc_no_options *);
    torc_tensors (*torc__foreach_div_tensor_with)(torc_tensors, torc_tensor, const torc_no_options *);
    torc_tensors (*torc__foreach_div_with)(torc_tensors, torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_erf)(torc_tensors);
    bool (*torc__foreach_erf_)(torc_tensors);
    bool (*torc__foreach_erf_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_erf_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_erfc)(torc_tensors);
    bool (*torc__foreach_erfc_)(torc_tensors);
    bool (*torc__foreach_erfc_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_erfc_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_exp)(torc_tensors);
    bool (*torc__foreach_exp_)(torc_tensors);
    bool (*torc__foreach_exp_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_exp_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_expm1)(torc_tensors);
    bool (*torc__foreach_expm1_)(torc_tensors);
    bool (*torc__foreach_expm1_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_expm1_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_floor)(torc_tensors);
    bool (*torc__foreach_floor_)(torc_tensors);
    bool (*torc__foreach_floor_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_floor_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_frac)(torc_tensors);
    bool (*torc__foreach_frac_)(torc_tensors);
    bool (*torc__foreach_frac_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_frac_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_lerp)(torc_tensors, torc_tensors, torc_tensors);
    bool (*torc__foreach_lerp_)(torc_tensors, torc_tensors, torc_tensors);
    bool (*torc__foreach_lerp_inplace_with)(torc_tensors, torc_tensors, torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_lerp_scalar)(torc_tensors, torc_tensors, torc_number);
    bool (*torc__foreach_lerp_scalar_)(torc_tensors, torc_tensors, torc_number);
    bool (*torc__foreach_lerp_scalar_inplace_with)(torc_tensors, torc_tensors, torc_number, const torc_no_options *);
    torc_tensors (*torc__foreach_lerp_scalar_list)(torc_tensors, torc_tensors, torc_numbers);
    bool (*torc__foreach_lerp_scalar_list_)(torc_tensors, torc_tensors, torc_numbers);
    bool (*torc__foreach_lerp_scalar_list_inplace_with)(torc_tensors, torc_tensors, torc_numbers, const torc_no_options *);
    torc_tensors (*torc__foreach_lerp_scalar_list_with)(torc_tensors, torc_tensors, torc_numbers, const torc_no_options *);
    torc_tensors (*torc__foreach_lerp_scalar_with)(torc_tensors, torc_tensors, torc_number, const torc_no_options *);
    torc_tensors (*torc__foreach_lerp_with)(torc_tensors, torc_tensors, torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_lgamma)(torc_tensors);
    bool (*torc__foreach_lgamma_)(torc_tensors);
    bool (*torc__foreach_lgamma_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_lgamma_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_log)(torc_tensors);
    torc_tensors (*torc__foreach_log10)(torc_tensors);
    bool (*torc__foreach_log10_)(torc_tensors);
    bool (*torc__foreach_log10_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_log10_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_log1p)(torc_tensors);
    bool (*torc__foreach_log1p_)(torc_tensors);
    bool (*torc__foreach_log1p_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_log1p_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_log2)(torc_tensors);
    bool (*torc__foreach_log2_)(torc_tensors);
    bool (*torc__foreach_log2_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_log2_with)(torc_tensors, const torc_no_options *);
    bool (*torc__foreach_log_)(torc_tensors);
    bool (*torc__foreach_log_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_log_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_max)(torc_tensors);
    torc_tensors (*torc__foreach_max_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_maximum)(torc_tensors, torc_tensors);
    bool (*torc__foreach_maximum_)(torc_tensors, torc_tensors);
    bool (*torc__foreach_maximum_inplace_with)(torc_tensors, torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_maximum_scalar)(torc_tensors, torc_number);
    bool (*torc__foreach_maximum_scalar_)(torc_tensors, torc_number);
    bool (*torc__foreach_maximum_scalar_inplace_with)(torc_tensors, torc_number, const torc_no_options *);
    torc_tensors (*torc__foreach_maximum_scalar_list)(torc_tensors, torc_numbers);
    bool (*torc__foreach_maximum_scalar_list_)(torc_tensors, torc_numbers);
    bool (*torc__foreach_maximum_scalar_list_inplace_with)(torc_tensors, torc_numbers, const torc_no_options *);
    torc_tensors (*torc__foreach_maximum_scalar_list_with)(torc_tensors, torc_numbers, const torc_no_options *);
    torc_tensors (*torc__foreach_maximum_scalar_with)(torc_tensors, torc_number, const torc_no_options *);
    torc_tensors (*torc__foreach_maximum_with)(torc_tensors, torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_minimum)(torc_tensors, torc_tensors);
    bool (*torc__foreach_minimum_)(torc_tensors, torc_tensors);
    bool (*torc__foreach_minimum_inplace_with)(torc_tensors, torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_minimum_scalar)(torc_tensors, torc_number);
    bool (*torc__foreach_minimum_scalar_)(torc_tensors, torc_number);
    bool (*torc__foreach_minimum_scalar_inplace_with)(torc_tensors, torc_number, const torc_no_options *);
    torc_tensors (*torc__foreach_minimum_scalar_list)(torc_tensors, torc_numbers);
    bool (*torc__foreach_minimum_scalar_list_)(torc_tensors, torc_numbers);
    bool (*torc__foreach_minimum_scalar_list_inplace_with)(torc_tensors, torc_numbers, const torc_no_options *);
    torc_tensors (*torc__foreach_minimum_scalar_list_with)(torc_tensors, torc_numbers, const torc_no_options *);
    torc_tensors (*torc__foreach_minimum_scalar_with)(torc_tensors, torc_number, const torc_no_options *);
    torc_tensors (*torc__foreach_minimum_with)(torc_tensors, torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_mul)(torc_tensors, torc_tensors);
    bool (*torc__foreach_mul_)(torc_tensors, torc_tensors);
    bool (*torc__foreach_mul_inplace_with)(torc_tensors, torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_mul_scalar)(torc_tensors, torc_number);
    bool (*torc__foreach_mul_scalar_)(torc_tensors, torc_number);
    bool (*torc__foreach_mul_scalar_inplace_with)(torc_tensors, torc_number, const torc_no_options *);
    torc_tensors (*torc__foreach_mul_scalar_list)(torc_tensors, torc_numbers);
    bool (*torc__foreach_mul_scalar_list_)(torc_tensors, torc_numbers);
    bool (*torc__foreach_mul_scalar_list_inplace_with)(torc_tensors, torc_numbers, const torc_no_options *);
    torc_tensors (*torc__foreach_mul_scalar_list_with)(torc_tensors, torc_numbers, const torc_no_options *);
    torc_tensors (*torc__foreach_mul_scalar_with)(torc_tensors, torc_number, const torc_no_options *);
    torc_tensors (*torc__foreach_mul_tensor)(torc_tensors, torc_tensor);
    bool (*torc__foreach_mul_tensor_)(torc_tensors, torc_tensor);
    bool (*torc__foreach_mul_tensor_inplace_with)(torc_tensors, torc_tensor, const torc_no_options *);
    torc_tensors (*torc__foreach_mul_tensor_with)(torc_tensors, torc_tensor, const torc_no_options *);
    torc_tensors (*torc__foreach_mul_with)(torc_tensors, torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_neg)(torc_tensors);
    bool (*torc__foreach_neg_)(torc_tensors);
    bool (*torc__foreach_neg_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_neg_with)(torc_tensors, const torc_no_options *);
    void (*torc__foreach_norm_options_init)(torc__foreach_norm_options *);
    torc_tensors (*torc__foreach_norm_with)(torc_tensors, const torc__foreach_norm_options *);
    torc_tensors (*torc__foreach_pow)(torc_tensors, torc_tensors);
    bool (*torc__foreach_pow_)(torc_tensors, torc_tensors);
    bool (*torc__foreach_pow_inplace_with)(torc_tensors, torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_pow_scalar)(torc_tensors, torc_number);
    bool (*torc__foreach_pow_scalar_)(torc_tensors, torc_number);
    torc_tensors (*torc__foreach_pow_scalar_and_tensor)(torc_number, torc_tensors);
    torc_tensors (*torc__foreach_pow_scalar_and_tensor_with)(torc_number, torc_tensors, const torc_no_options *);
    bool (*torc__foreach_pow_scalar_inplace_with)(torc_tensors, torc_number, const torc_no_options *);
    torc_tensors (*torc__foreach_pow_scalar_list)(torc_tensors, torc_numbers);
    bool (*torc__foreach_pow_scalar_list_)(torc_tensors, torc_numbers);
    bool (*torc__foreach_pow_scalar_list_inplace_with)(torc_tensors, torc_numbers, const torc_no_options *);
    torc_tensors (*torc__foreach_pow_scalar_list_with)(torc_tensors, torc_numbers, const torc_no_options *);
    torc_tensors (*torc__foreach_pow_scalar_with)(torc_tensors, torc_number, const torc_no_options *);
    torc_tensors (*torc__foreach_pow_with)(torc_tensors, torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_reciprocal)(torc_tensors);
    bool (*torc__foreach_reciprocal_)(torc_tensors);
    bool (*torc__foreach_reciprocal_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_reciprocal_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_round)(torc_tensors);
    bool (*torc__foreach_round_)(torc_tensors);
    bool (*torc__foreach_round_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_round_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_rsqrt)(torc_tensors);
    bool (*torc__foreach_rsqrt_)(torc_tensors);
    bool (*torc__foreach_rsqrt_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_rsqrt_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_sigmoid)(torc_tensors);
    bool (*torc__foreach_sigmoid_)(torc_tensors);
    bool (*torc__foreach_sigmoid_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_sigmoid_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_sign)(torc_tensors);
    bool (*torc__foreach_sign_)(torc_tensors);
    bool (*torc__foreach_sign_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_sign_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_sin)(torc_tensors);
    bool (*torc__foreach_sin_)(torc_tensors);
    bool (*torc__foreach_sin_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_sin_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_sinh)(torc_tensors);
    bool (*torc__foreach_sinh_)(torc_tensors);
    bool (*torc__foreach_sinh_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_sinh_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_sqrt)(torc_tensors);
    bool (*torc__foreach_sqrt_)(torc_tensors);
    bool (*torc__foreach_sqrt_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_sqrt_with)(torc_tensors, const torc_no_options *);
    bool (*torc__foreach_sub_inplace_with)(torc_tensors, torc_tensors, const torc__foreach_sub_options *);
    void (*torc__foreach_sub_options_init)(torc__foreach_sub_options *);
    torc_tensors (*torc__foreach_sub_scalar)(torc_tensors, torc_number);
    bool (*torc__foreach_sub_scalar_)(torc_tensors, torc_number);
    bool (*torc__foreach_sub_scalar_inplace_with)(torc_tensors, torc_number, const torc_no_options *);
    torc_tensors (*torc__foreach_sub_scalar_list)(torc_tensors, torc_numbers);
    bool (*torc__foreach_sub_scalar_list_)(torc_tensors, torc_numbers);
    bool (*torc__foreach_sub_scalar_list_inplace_with)(torc_tensors, torc_numbers, const torc_no_options *);
    torc_tensors (*torc__foreach_sub_scalar_list_with)(torc_tensors, torc_numbers, const torc_no_options *);
    torc_tensors (*torc__foreach_sub_scalar_with)(torc_tensors, torc_number, const torc_no_options *);
    torc_tensors (*torc__foreach_sub_with)(torc_tensors, torc_tensors, const torc__foreach_sub_options *);
    torc_tensors (*torc__foreach_tan)(torc_tensors);
    bool (*torc__foreach_tan_)(torc_tensors);
    bool (*torc__foreach_tan_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_tan_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_tanh)(torc_tensors);
    bool (*torc__foreach_tanh_)(torc_tensors);
    bool (*torc__foreach_tanh_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_tanh_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_trunc)(torc_tensors);
    bool (*torc__foreach_trunc_)(torc_tensors);
    bool (*torc__foreach_trunc_inplace_with)(torc_tensors, const torc_no_options *);
    torc_tensors (*torc__foreach_trunc_with)(torc_tensors, const torc_no_options *);
    bool (*torc__foreach_zero_)(torc_tensors);
    bool (*torc__foreach_zero_inplace_with)(torc_tensors, const torc_no_options *);
    void (*torc__fused_adam__tensor_lr_options_init)(torc__fused_adam__tensor_lr_options *);
    bool (*torc__fused_adam__tensor_lr_with)(torc_tensors, torc_tensors, torc_tensors, torc_tensors, torc_tensors, torc_tensors, torc_tensor, double, double, double, double, bool, bool, const torc__fused_adam__tensor_lr_options *);
    bool (*torc__fused_adam__with)(torc_tensors, torc_tensors, torc_tensors, torc_tensors, torc_tensors, torc_tensors, double, double, double, double, double, bool, bool, const torc__fused_adam_inplace_options *);
    void (*torc__fused_adam_inplace_options_init)(torc__fused_adam_inplace_options *);
    void (*torc__fused_adamw__tensor_lr_options_init)(torc__fused_adamw__tensor_lr_options *);
    bool (*torc__fused_adamw__tensor_lr_with)(torc_tensors, torc_tensors, torc_tensors, torc_tensors, torc_tensors, torc_tensors, torc_tensor, double, double, double, double, bool, bool, const torc__fused_adamw__tensor_lr_options *);
    bool (*torc__fused_adamw__with)(torc_tensors, torc_tensors, torc_tensors, torc_tensors, torc_tensors, torc_tensors, double, double, double, double, double, bool, bool, const torc__fused_adamw_inplace_options *);
    void (*torc__fused_adamw_inplace_options_init)(torc__fused_adamw_inplace_options *);
    torc__fused_rms_norm_result (*torc__fused_rms_norm)(torc_tensor, torc_ints, torc_tensor, double);
    torc__fused_rms_norm_result (*torc__fused_rms_norm_with)(torc_tensor, torc_ints, torc_tensor, double, const torc_no_options *);
    void (*torc__fused_sgd__tensor_lr_options_init)(torc__fused_sgd__tensor_lr_options *);
    bool (*torc__fused_sgd__tensor_lr_with)(torc_tensors, torc_tensors, torc_tensors, double, double, torc_tensor, double, bool, bool, bool, const torc__fused_sgd__tensor_lr_options *);
    bool (*torc__fused_sgd__with)(torc_tensors, torc_tensors, torc_tensors, double, double, double, double, bool, bool, bool, const torc__fused_sgd_inplace_options *);
    void (*torc__fused_sgd_inplace_options_init)(torc__fused_sgd_inplace_options *);
    torc_tensor (*torc__neg_view)(torc_tensor);
    torc_tensor (*torc__neg_view_with)(torc_tensor, const torc_no_options *);
    void (*torc__unique2_options_init)(torc__unique2_options *);
    torc__unique2_result (*torc__unique2_with)(torc_tensor, const torc__unique2_options *);
    torc_tensor (*torc_abs)(torc_tensor);
    torc_tensor (*torc_abs_)(torc_tensor);
    torc_tensor (*torc_abs_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_abs_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_abs_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_abs_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_acos)(torc_tensor);
    torc_tensor (*torc_acos_)(torc_tensor);
    torc_tensor (*torc_acos_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_acos_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_acos_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_acos_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_acosh)(torc_tensor);
    torc_tensor (*torc_acosh_)(torc_tensor);
    torc_tensor (*torc_acosh_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_acosh_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_acosh_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_acosh_with)(torc_tensor, const torc_no_options *);
    void (*torc_adam_options_init)(torc_adam_options *);
    torc_optimizer (*torc_adam_with)(torc_tensors, const torc_adam_options *);
    torc_optimizer (*torc_adamw_with)(torc_tensors, const torc_adam_options *);
    torc_tensor (*torc_adaptive_avg_pool1d)(torc_tensor, torc_ints);
    torc_tensor (*torc_adaptive_avg_pool1d_with)(torc_tensor, torc_ints, const torc_no_options *);
    torc_tensor (*torc_adaptive_avg_pool2d)(torc_tensor, torc_ints);
    torc_tensor (*torc_adaptive_avg_pool2d_with)(torc_tensor, torc_ints, const torc_no_options *);
    torc_tensor (*torc_adaptive_avg_pool3d)(torc_tensor, torc_ints);
    torc_tensor (*torc_adaptive_avg_pool3d_with)(torc_tensor, torc_ints, const torc_no_options *);
    torc_adaptive_max_pool2d_result (*torc_adaptive_max_pool2d)(torc_tensor, torc_ints);
    torc_adaptive_max_pool2d_result (*torc_adaptive_max_pool2d_with)(torc_tensor, torc_ints, const torc_no_options *);
    torc_adaptive_max_pool3d_result (*torc_adaptive_max_pool3d)(torc_tensor, torc_ints);
    torc_adaptive_max_pool3d_result (*torc_adaptive_max_pool3d_with)(torc_tensor, torc_ints, const torc_no_options *);
    torc_tensor (*torc_add_inplace_with)(torc_tensor, torc_tensor, const torc_add_options *);
    void (*torc_add_options_init)(torc_add_options *);
    torc_tensor (*torc_add_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_add_options *);
    torc_tensor (*torc_add_scalar_inplace_with)(torc_tensor, torc_number, const torc_add_options *);
    torc_tensor (*torc_add_scalar_with)(torc_tensor, torc_number, const torc_add_options *);
    torc_tensor (*torc_add_with)(torc_tensor, torc_tensor, const torc_add_options *);
    torc_tensor (*torc_addbmm_inplace_with)(torc_tensor, torc_tensor, torc_tensor, const torc_addbmm_options *);
    void (*torc_addbmm_options_init)(torc_addbmm_options *);
    torc_tensor (*torc_addbmm_out_with)(torc_tensor, torc_tensor, torc_tensor, torc_tensor, const torc_addbmm_options *);
    torc_tensor (*torc_addbmm_with)(torc_tensor, torc_tensor, torc_tensor, const torc_addbmm_options *);
    torc_tensor (*torc_addcdiv_inplace_with)(torc_tensor, torc_tensor, torc_tensor, const torc_addcdiv_options *);
    void (*torc_addcdiv_options_init)(torc_addcdiv_options *);
    torc_tensor (*torc_addcdiv_out_with)(torc_tensor, torc_tensor, torc_tensor, torc_tensor, const torc_addcdiv_options *);
    torc_tensor (*torc_addcdiv_with)(torc_tensor, torc_tensor, torc_tensor, const torc_addcdiv_options *);
    torc_tensor (*torc_addcmul_inplace_with)(torc_tensor, torc_tensor, torc_tensor, const torc_addcmul_options *);
    void (*torc_addcmul_options_init)(torc_addcmul_options *);
    torc_tensor (*torc_addcmul_out_with)(torc_tensor, torc_tensor, torc_tensor, torc_tensor, const torc_addcmul_options *);
    torc_tensor (*torc_addcmul_with)(torc_tensor, torc_tensor, torc_tensor, const torc_addcmul_options *);
    torc_tensor (*torc_addmm_inplace_with)(torc_tensor, torc_tensor, torc_tensor, const torc_addmm_options *);
    void (*torc_addmm_options_init)(torc_addmm_options *);
    torc_tensor (*torc_addmm_out_with)(torc_tensor, torc_tensor, torc_tensor, torc_tensor, const torc_addmm_options *);
    torc_tensor (*torc_addmm_with)(torc_tensor, torc_tensor, torc_tensor, const torc_addmm_options *);
    torc_tensor (*torc_addmv_inplace_with)(torc_tensor, torc_tensor, torc_tensor, const torc_addmv_options *);
    void (*torc_addmv_options_init)(torc_addmv_options *);
    torc_tensor (*torc_addmv_out_with)(torc_tensor, torc_tensor, torc_tensor, torc_tensor, const torc_addmv_options *);
    torc_tensor (*torc_addmv_with)(torc_tensor, torc_tensor, torc_tensor, const torc_addmv_options *);
    torc_tensor (*torc_addr_inplace_with)(torc_tensor, torc_tensor, torc_tensor, const torc_addr_options *);
    void (*torc_addr_options_init)(torc_addr_options *);
    torc_tensor (*torc_addr_out_with)(torc_tensor, torc_tensor, torc_tensor, torc_tensor, const torc_addr_options *);
    torc_tensor (*torc_addr_with)(torc_tensor, torc_tensor, torc_tensor, const torc_addr_options *);
    torc_tensor (*torc_adjoint)(torc_tensor);
    torc_tensor (*torc_adjoint_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_affine_grid_generator)(torc_tensor, torc_ints, bool);
    torc_tensor (*torc_affine_grid_generator_with)(torc_tensor, torc_ints, bool, const torc_no_options *);
    torc_tensor (*torc_alias_copy)(torc_tensor);
    torc_tensor (*torc_alias_copy_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_alias_copy_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_alias_copy_with)(torc_tensor, const torc_no_options *);
    void (*torc_all_options_init)(torc_all_options *);
    torc_tensor (*torc_all_out_with)(torc_tensor, torc_tensor, const torc_all_options *);
    torc_tensor (*torc_all_with)(torc_tensor, const torc_all_options *);
    void (*torc_allclose_options_init)(torc_allclose_options *);
    bool (*torc_allclose_with)(torc_tensor, torc_tensor, const torc_allclose_options *);
    torc_tensor (*torc_alpha_dropout_inplace_with)(torc_tensor, const torc_alpha_dropout_options *);
    void (*torc_alpha_dropout_options_init)(torc_alpha_dropout_options *);
    torc_tensor (*torc_alpha_dropout_with)(torc_tensor, const torc_alpha_dropout_options *);
    void (*torc_amax_options_init)(torc_amax_options *);
    torc_tensor (*torc_amax_out_with)(torc_tensor, torc_tensor, const torc_amax_options *);
    torc_tensor (*torc_amax_with)(torc_tensor, const torc_amax_options *);
    void (*torc_amin_options_init)(torc_amin_options *);
    torc_tensor (*torc_amin_out_with)(torc_tensor, torc_tensor, const torc_amin_options *);
    torc_tensor (*torc_amin_with)(torc_tensor, const torc_amin_options *);
    void (*torc_aminmax_options_init)(torc_aminmax_options *);
    torc_aminmax_result (*torc_aminmax_out_with)(torc_aminmax_result, torc_tensor, const torc_aminmax_options *);
    torc_aminmax_result (*torc_aminmax_with)(torc_tensor, const torc_aminmax_options *);
    torc_tensor (*torc_angle)(torc_tensor);
    torc_tensor (*torc_angle_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_angle_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_angle_with)(torc_tensor, const torc_no_options *);
    void (*torc_any_options_init)(torc_any_options *);
    torc_tensor (*torc_any_out_with)(torc_tensor, torc_tensor, const torc_any_options *);
    torc_tensor (*torc_any_with)(torc_tensor, const torc_any_options *);
    void (*torc_arange_options_init)(torc_arange_options *);
    torc_tensor (*torc_arange_out_with)(torc_tensor, torc_number, const torc_arange_options *);
    torc_tensor (*torc_arange_with)(torc_number, const torc_arange_options *);
    bool (*torc_are_deterministic_algorithms_enabled)(void);
    void (*torc_argmax_options_init)(torc_argmax_options *);
    torc_tensor (*torc_argmax_out_with)(torc_tensor, torc_tensor, const torc_argmax_options *);
    torc_tensor (*torc_argmax_with)(torc_tensor, const torc_argmax_options *);
    void (*torc_argmin_options_init)(torc_argmin_options *);
    torc_tensor (*torc_argmin_out_with)(torc_tensor, torc_tensor, const torc_argmin_options *);
    torc_tensor (*torc_argmin_with)(torc_tensor, const torc_argmin_options *);
    void (*torc_argsort_options_init)(torc_argsort_options *);
    torc_tensor (*torc_argsort_out_with)(torc_tensor, torc_tensor, const torc_argsort_options *);
    torc_tensor (*torc_argsort_with)(torc_tensor, const torc_argsort_options *);
    torc_tensor (*torc_argwhere)(torc_tensor);
    torc_tensor (*torc_argwhere_with)(torc_tensor, const torc_no_options *);
    void (*torc_as_strided_copy_options_init)(torc_as_strided_copy_options *);
    torc_tensor (*torc_as_strided_copy_out_with)(torc_tensor, torc_tensor, torc_ints, torc_ints, const torc_as_strided_copy_options *);
    torc_tensor (*torc_as_strided_copy_with)(torc_tensor, torc_ints, torc_ints, const torc_as_strided_copy_options *);
    torc_tensor (*torc_as_strided_inplace_with)(torc_tensor, torc_ints, torc_ints, const torc_as_strided_options *);
    void (*torc_as_strided_options_init)(torc_as_strided_options *);
    void (*torc_as_strided_scatter_options_init)(torc_as_strided_scatter_options *);
    torc_tensor (*torc_as_strided_scatter_with)(torc_tensor, torc_tensor, torc_ints, torc_ints, const torc_as_strided_scatter_options *);
    torc_tensor (*torc_as_strided_with)(torc_tensor, torc_ints, torc_ints, const torc_as_strided_options *);
    torc_tensor (*torc_asin)(torc_tensor);
    torc_tensor (*torc_asin_)(torc_tensor);
    torc_tensor (*torc_asin_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_asin_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_asin_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_asin_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_asinh)(torc_tensor);
    torc_tensor (*torc_asinh_)(torc_tensor);
    torc_tensor (*torc_asinh_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_asinh_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_asinh_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_asinh_with)(torc_tensor, const torc_no_options *);
    void * (*torc_assign)(void *, void *);
    torc_tensor (*torc_atan)(torc_tensor);
    torc_tensor (*torc_atan2)(torc_tensor, torc_tensor);
    torc_tensor (*torc_atan2_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_atan2_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_atan2_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_atan2_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_atan2_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_atan_)(torc_tensor);
    torc_tensor (*torc_atan_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_atan_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_atan_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_atan_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_atanh)(torc_tensor);
    torc_tensor (*torc_atanh_)(torc_tensor);
    torc_tensor (*torc_atanh_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_atanh_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_atanh_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_atanh_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_atleast_1d)(torc_tensor);
    torc_tensors (*torc_atleast_1d_sequence)(torc_tensors);
    torc_tensors (*torc_atleast_1d_sequence_with)(torc_tensors, const torc_no_options *);
    torc_tensor (*torc_atleast_1d_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_atleast_2d)(torc_tensor);
    torc_tensors (*torc_atleast_2d_sequence)(torc_tensors);
    torc_tensors (*torc_atleast_2d_sequence_with)(torc_tensors, const torc_no_options *);
    torc_tensor (*torc_atleast_2d_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_atleast_3d)(torc_tensor);
    torc_tensors (*torc_atleast_3d_sequence)(torc_tensors);
    torc_tensors (*torc_atleast_3d_sequence_with)(torc_tensors, const torc_no_options *);
    torc_tensor (*torc_atleast_3d_with)(torc_tensor, const torc_no_options *);
    bool (*torc_autocast_begin_with)(torc_device_type, const torc_autocast_options *);
    void (*torc_autocast_end)(void);
    void (*torc_autocast_options_init)(torc_autocast_options *);
    void (*torc_autograd_grad_edges_options_init)(torc_autograd_grad_edges_options *);
    torc_tensors (*torc_autograd_grad_edges_with)(torc_edges, torc_edges, const torc_autograd_grad_edges_options *);
    void (*torc_autograd_grad_options_init)(torc_autograd_grad_options *);
    torc_tensors (*torc_autograd_grad_with)(torc_tensors, torc_tensors, const torc_autograd_grad_options *);
    void (*torc_avg_pool1d_options_init)(torc_avg_pool1d_options *);
    torc_tensor (*torc_avg_pool1d_with)(torc_tensor, torc_ints, const torc_avg_pool1d_options *);
    void (*torc_avg_pool2d_options_init)(torc_avg_pool2d_options *);
    torc_tensor (*torc_avg_pool2d_out_with)(torc_tensor, torc_tensor, torc_ints, const torc_avg_pool2d_options *);
    torc_tensor (*torc_avg_pool2d_with)(torc_tensor, torc_ints, const torc_avg_pool2d_options *);
    void (*torc_avg_pool3d_options_init)(torc_avg_pool3d_options *);
    torc_tensor (*torc_avg_pool3d_out_with)(torc_tensor, torc_tensor, torc_ints, const torc_avg_pool3d_options *);
    torc_tensor (*torc_avg_pool3d_with)(torc_tensor, torc_ints, const torc_avg_pool3d_options *);
    const char * (*torc_backends_cpu_get_cpu_capability)(void);
    bool (*torc_backends_cuda_matmul_allow_bf16_reduced_precision_reduction)(void);
    bool (*torc_backends_cuda_matmul_allow_bf16_reduced_precision_reduction_split_k)(void);
    bool (*torc_backends_cuda_matmul_allow_fp16_accumulation)(void);
    bool (*torc_backends_cuda_matmul_allow_fp16_reduced_precision_reduction)(void);
    bool (*torc_backends_cuda_matmul_allow_fp16_reduced_precision_reduction_split_k)(void);
    bool (*torc_backends_cuda_matmul_allow_tf32)(void);
    bool (*torc_backends_cuda_matmul_set_allow_bf16_reduced_precision_reduction)(bool, bool);
    bool (*torc_backends_cuda_matmul_set_allow_bf16_reduced_precision_reduction_with)(bool, bool, const torc_no_options *);
    bool (*torc_backends_cuda_matmul_set_allow_fp16_accumulation)(bool);
    bool (*torc_backends_cuda_matmul_set_allow_fp16_accumulation_with)(bool, const torc_no_options *);
    bool (*torc_backends_cuda_matmul_set_allow_fp16_reduced_precision_reduction)(bool, bool);
    bool (*torc_backends_cuda_matmul_set_allow_fp16_reduced_precision_reduction_with)(bool, bool, const torc_no_options *);
    bool (*torc_backends_cuda_matmul_set_allow_tf32)(bool);
    bool (*torc_backends_cuda_matmul_set_allow_tf32_with)(bool, const torc_no_options *);
    const char * (*torc_backends_cuda_preferred_blas_library)(const char *);
    const char * (*torc_backends_cuda_preferred_blas_library_with)(const char *, const torc_no_options *);
    bool (*torc_backends_cudnn_allow_tf32)(void);
    bool (*torc_backends_cudnn_benchmark)(void);
    int (*torc_backends_cudnn_benchmark_limit)(void);
    bool (*torc_backends_cudnn_deterministic)(void);
    bool (*torc_backends_cudnn_enabled)(void);
    bool (*torc_backends_cudnn_set_allow_tf32)(bool);
    bool (*torc_backends_cudnn_set_allow_tf32_with)(bool, const torc_no_options *);
    bool (*torc_backends_cudnn_set_benchmark)(bool);
    bool (*torc_backends_cudnn_set_benchmark_limit)(int);
    bool (*torc_backends_cudnn_set_benchmark_limit_with)(int, const torc_no_options *);
    bool (*torc_backends_cudnn_set_benchmark_with)(bool, const torc_no_options *);
    bool (*torc_backends_cudnn_set_deterministic)(bool);
    bool (*torc_backends_cudnn_set_deterministic_with)(bool, const torc_no_options *);
    bool (*torc_backends_cudnn_set_enabled)(bool);
    bool (*torc_backends_cudnn_set_enabled_with)(bool, const torc_no_options *);
    int (*torc_backends_cudnn_version)(void);
    const char * (*torc_backends_fp32_precision)(const char *, const char *);
    bool (*torc_backends_set_fp32_precision)(const char *, const char *, const char *);
    bool (*torc_backends_set_fp32_precision_with)(const char *, const char *, const char *, const torc_no_options *);
    void (*torc_backward_edges_options_init)(torc_backward_edges_options *);
    bool (*torc_backward_edges_with)(torc_edges, const torc_backward_edges_options *);
    uint64_t (*torc_backward_id)(void);
    void (*torc_backward_many_options_init)(torc_backward_many_options *);
    bool (*torc_backward_many_with)(torc_tensors, const torc_backward_many_options *);
    void (*torc_backward_options_init)(torc_backward_options *);
    bool (*torc_backward_visits)(torc_node);
    bool (*torc_backward_visits_with)(torc_node, const torc_no_options *);
    bool (*torc_backward_with)(torc_tensor, const torc_backward_options *);
    torc_tensor (*torc_baddbmm_inplace_with)(torc_tensor, torc_tensor, torc_tensor, const torc_baddbmm_options *);
    void (*torc_baddbmm_options_init)(torc_baddbmm_options *);
    torc_tensor (*torc_baddbmm_out_with)(torc_tensor, torc_tensor, torc_tensor, torc_tensor, const torc_baddbmm_options *);
    torc_tensor (*torc_baddbmm_with)(torc_tensor, torc_tensor, torc_tensor, const torc_baddbmm_options *);
    void (*torc_bartlett_window_options_init)(torc_bartlett_window_options *);
    torc_tensor (*torc_bartlett_window_with)(int64_t, const torc_bartlett_window_options *);
    void (*torc_batch_norm_options_init)(torc_batch_norm_options *);
    torc_tensor (*torc_batch_norm_with)(torc_tensor, torc_tensor, torc_tensor, const torc_batch_norm_options *);
    torc_tensor (*torc_bernoulli__tensor_inplace_with)(torc_tensor, torc_tensor, const torc_bernoulli__tensor_options *);
    void (*torc_bernoulli__tensor_options_init)(torc_bernoulli__tensor_options *);
    void (*torc_bernoulli_inplace_options_init)(torc_bernoulli_inplace_options *);
    torc_tensor (*torc_bernoulli_inplace_with)(torc_tensor, const torc_bernoulli_inplace_options *);
    void (*torc_bernoulli_options_init)(torc_bernoulli_options *);
    torc_tensor (*torc_bernoulli_out_with)(torc_tensor, torc_tensor, const torc_bernoulli_options *);
    void (*torc_bernoulli_p_options_init)(torc_bernoulli_p_options *);
    torc_tensor (*torc_bernoulli_p_with)(torc_tensor, double, const torc_bernoulli_p_options *);
    torc_tensor (*torc_bernoulli_with)(torc_tensor, const torc_bernoulli_options *);
    torc_tensor (*torc_bfloat16)(torc_tensor);
    torc_tensor (*torc_bfloat16_with)(torc_tensor, const torc_no_options *);
    void (*torc_bilinear_options_init)(torc_bilinear_options *);
    torc_tensor (*torc_bilinear_with)(torc_tensor, torc_tensor, torc_tensor, const torc_bilinear_options *);
    void (*torc_binary_cross_entropy_options_init)(torc_binary_cross_entropy_options *);
    torc_tensor (*torc_binary_cross_entropy_with)(torc_tensor, torc_tensor, const torc_binary_cross_entropy_options *);
    void (*torc_binary_cross_entropy_with_logits_options_init)(torc_binary_cross_entropy_with_logits_options *);
    torc_tensor (*torc_binary_cross_entropy_with_logits_with)(torc_tensor, torc_tensor, const torc_binary_cross_entropy_with_logits_options *);
    void (*torc_bincount_options_init)(torc_bincount_options *);
    torc_tensor (*torc_bincount_with)(torc_tensor, const torc_bincount_options *);
    torc_tensor (*torc_bitwise_and)(torc_tensor, torc_tensor);
    torc_tensor (*torc_bitwise_and_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_bitwise_and_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_bitwise_and_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_bitwise_and_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_bitwise_and_scalar)(torc_tensor, torc_number);
    torc_tensor (*torc_bitwise_and_scalar_)(torc_tensor, torc_number);
    torc_tensor (*torc_bitwise_and_scalar_inplace_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_bitwise_and_scalar_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_bitwise_and_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_bitwise_left_shift)(torc_tensor, torc_tensor);
    torc_tensor (*torc_bitwise_left_shift_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_bitwise_left_shift_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_bitwise_left_shift_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_bitwise_left_shift_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_bitwise_left_shift_scalar)(torc_tensor, torc_number);
    torc_tensor (*torc_bitwise_left_shift_scalar_)(torc_tensor, torc_number);
    torc_tensor (*torc_bitwise_left_shift_scalar_inplace_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_bitwise_left_shift_scalar_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_bitwise_left_shift_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_bitwise_not)(torc_tensor);
    torc_tensor (*torc_bitwise_not_)(torc_tensor);
    torc_tensor (*torc_bitwise_not_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_bitwise_not_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_bitwise_not_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_bitwise_not_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_bitwise_or)(torc_tensor, torc_tensor);
    torc_tensor (*torc_bitwise_or_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_bitwise_or_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_bitwise_or_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_bitwise_or_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_bitwise_or_scalar)(torc_tensor, torc_number);
    torc_tensor (*torc_bitwise_or_scalar_)(torc_tensor, torc_number);
    torc_tensor (*torc_bitwise_or_scalar_inplace_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_bitwise_or_scalar_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_bitwise_or_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_bitwise_right_shift)(torc_tensor, torc_tensor);
    torc_tensor (*torc_bitwise_right_shift_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_bitwise_right_shift_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_bitwise_right_shift_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_bitwise_right_shift_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_bitwise_right_shift_scalar)(torc_tensor, torc_number);
    torc_tensor (*torc_bitwise_right_shift_scalar_)(torc_tensor, torc_number);
    torc_tensor (*torc_bitwise_right_shift_scalar_inplace_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_bitwise_right_shift_scalar_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_bitwise_right_shift_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_bitwise_xor)(torc_tensor, torc_tensor);
    torc_tensor (*torc_bitwise_xor_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_bitwise_xor_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_bitwise_xor_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_bitwise_xor_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_bitwise_xor_scalar)(torc_tensor, torc_number);
    torc_tensor (*torc_bitwise_xor_scalar_)(torc_tensor, torc_number);
    torc_tensor (*torc_bitwise_xor_scalar_inplace_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_bitwise_xor_scalar_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_bitwise_xor_with)(torc_tensor, torc_tensor, const torc_no_options *);
    void (*torc_blackman_window_options_init)(torc_blackman_window_options *);
    torc_tensor (*torc_blackman_window_with)(int64_t, const torc_blackman_window_options *);
    void (*torc_blob_options_init)(torc_blob_options *);
    torc_tensor (*torc_block_diag)(torc_tensors);
    torc_tensor (*torc_block_diag_with)(torc_tensors, const torc_no_options *);
    torc_tensor (*torc_bmm)(torc_tensor, torc_tensor);
    torc_tensor (*torc_bmm_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_bmm_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_bmm_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_bool)(torc_tensor);
    torc_tensor (*torc_bool_with)(torc_tensor, const torc_no_options *);
    torc_tensors (*torc_broadcast_tensors)(torc_tensors);
    torc_tensors (*torc_broadcast_tensors_with)(torc_tensors, const torc_no_options *);
    torc_tensor (*torc_broadcast_to)(torc_tensor, torc_ints);
    torc_tensor (*torc_broadcast_to_with)(torc_tensor, torc_ints, const torc_no_options *);
    void (*torc_bucketize_options_init)(torc_bucketize_options *);
    torc_tensor (*torc_bucketize_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_bucketize_options *);
    torc_tensor (*torc_bucketize_with)(torc_tensor, torc_tensor, const torc_bucketize_options *);
    torc_tensor (*torc_byte)(torc_tensor);
    torc_tensor (*torc_byte_with)(torc_tensor, const torc_no_options *);
    bool (*torc_can_cast)(torc_dtype, torc_dtype);
    torc_tensor (*torc_cartesian_prod)(torc_tensors);
    torc_tensor (*torc_cartesian_prod_with)(torc_tensors, const torc_no_options *);
    void (*torc_cat_options_init)(torc_cat_options *);
    torc_tensor (*torc_cat_out_with)(torc_tensor, torc_tensors, const torc_cat_options *);
    torc_tensor (*torc_cat_with)(torc_tensors, const torc_cat_options *);
    void (*torc_cauchy_inplace_options_init)(torc_cauchy_inplace_options *);
    torc_tensor (*torc_cauchy_inplace_with)(torc_tensor, const torc_cauchy_inplace_options *);
    void (*torc_cdist_options_init)(torc_cdist_options *);
    torc_tensor (*torc_cdist_with)(torc_tensor, torc_tensor, const torc_cdist_options *);
    torc_tensor (*torc_ceil)(torc_tensor);
    torc_tensor (*torc_ceil_)(torc_tensor);
    torc_tensor (*torc_ceil_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_ceil_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_ceil_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_ceil_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_celu_inplace_with)(torc_tensor, const torc_celu_options *);
    void (*torc_celu_options_init)(torc_celu_options *);
    torc_tensor (*torc_celu_with)(torc_tensor, const torc_celu_options *);
    torc_tensor (*torc_chain_matmul)(torc_tensors);
    torc_tensor (*torc_chain_matmul_out)(torc_tensor, torc_tensors);
    torc_tensor (*torc_chain_matmul_out_with)(torc_tensor, torc_tensors, const torc_no_options *);
    torc_tensor (*torc_chain_matmul_with)(torc_tensors, const torc_no_options *);
    torc_tensor (*torc_channel_shuffle)(torc_tensor, int64_t);
    torc_tensor (*torc_channel_shuffle_with)(torc_tensor, int64_t, const torc_no_options *);
    torc_tensor (*torc_char)(torc_tensor);
    torc_tensor (*torc_char_with)(torc_tensor, const torc_no_options *);
    void (*torc_checkpoint_options_init)(torc_checkpoint_options *);
    torc_tensors (*torc_checkpoint_with)(torc_checkpoint_function, torc_context, torc_tensors, const torc_checkpoint_options *);
    void (*torc_chunk_options_init)(torc_chunk_options *);
    torc_tensors (*torc_chunk_with)(torc_tensor, int64_t, const torc_chunk_options *);
    torc_tensor (*torc_clamp_inplace_with)(torc_tensor, const torc_clamp_options *);
    torc_tensor (*torc_clamp_max)(torc_tensor, torc_tensor);
    torc_tensor (*torc_clamp_max_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_clamp_max_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_clamp_max_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_clamp_max_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_clamp_max_scalar)(torc_tensor, torc_number);
    torc_tensor (*torc_clamp_max_scalar_)(torc_tensor, torc_number);
    torc_tensor (*torc_clamp_max_scalar_inplace_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_clamp_max_scalar_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_clamp_max_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_clamp_min)(torc_tensor, torc_tensor);
    torc_tensor (*torc_clamp_min_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_clamp_min_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_clamp_min_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_clamp_min_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_clamp_min_scalar)(torc_tensor, torc_number);
    torc_tensor (*torc_clamp_min_scalar_)(torc_tensor, torc_number);
    torc_tensor (*torc_clamp_min_scalar_inplace_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_clamp_min_scalar_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_clamp_min_with)(torc_tensor, torc_tensor, const torc_no_options *);
    void (*torc_clamp_options_init)(torc_clamp_options *);
    torc_tensor (*torc_clamp_out_with)(torc_tensor, torc_tensor, const torc_clamp_options *);
    torc_tensor (*torc_clamp_tensor_inplace_with)(torc_tensor, const torc_clamp_tensor_options *);
    void (*torc_clamp_tensor_options_init)(torc_clamp_tensor_options *);
    torc_tensor (*torc_clamp_tensor_out_with)(torc_tensor, torc_tensor, const torc_clamp_tensor_options *);
    torc_tensor (*torc_clamp_tensor_with)(torc_tensor, const torc_clamp_tensor_options *);
    torc_tensor (*torc_clamp_with)(torc_tensor, const torc_clamp_options *);
    torc_tensor (*torc_clip_grad_norm_inplace_with)(torc_tensors, double, const torc_clip_grad_norm_options *);
    void (*torc_clip_grad_norm_options_init)(torc_clip_grad_norm_options *);
    bool (*torc_clip_grad_value_)(torc_tensors, double);
    bool (*torc_clip_grad_value_inplace_with)(torc_tensors, double, const torc_no_options *);
    void (*torc_clone_options_init)(torc_clone_options *);
    torc_tensor (*torc_clone_with)(torc_tensor, const torc_clone_options *);
    void (*torc_col2im_options_init)(torc_col2im_options *);
    torc_tensor (*torc_col2im_with)(torc_tensor, torc_ints, torc_ints, const torc_col2im_options *);
    torc_tensor (*torc_column_stack)(torc_tensors);
    torc_tensor (*torc_column_stack_out)(torc_tensor, torc_tensors);
    torc_tensor (*torc_column_stack_out_with)(torc_tensor, torc_tensors, const torc_no_options *);
    torc_tensor (*torc_column_stack_with)(torc_tensors, const torc_no_options *);
    void (*torc_combinations_options_init)(torc_combinations_options *);
    torc_tensor (*torc_combinations_with)(torc_tensor, const torc_combinations_options *);
    torc_tensor (*torc_complex)(torc_tensor, torc_tensor);
    torc_tensor (*torc_complex_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_complex_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_complex_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_conj)(torc_tensor);
    torc_tensor (*torc_conj_physical)(torc_tensor);
    torc_tensor (*torc_conj_physical_)(torc_tensor);
    torc_tensor (*torc_conj_physical_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_conj_physical_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_conj_physical_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_conj_physical_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_conj_with)(torc_tensor, const torc_no_options *);
    void (*torc_constant_lr_options_init)(torc_constant_lr_options *);
    torc_scheduler (*torc_constant_lr_with)(torc_optimizer, const torc_constant_lr_options *);
    void (*torc_constant_pad_nd_options_init)(torc_constant_pad_nd_options *);
    torc_tensor (*torc_constant_pad_nd_with)(torc_tensor, torc_ints, const torc_constant_pad_nd_options *);
    void (*torc_contiguous_options_init)(torc_contiguous_options *);
    torc_tensor (*torc_contiguous_with)(torc_tensor, const torc_contiguous_options *);
    void (*torc_conv1d_options_init)(torc_conv1d_options *);
    void (*torc_conv1d_padding_options_init)(torc_conv1d_padding_options *);
    torc_tensor (*torc_conv1d_padding_with)(torc_tensor, torc_tensor, const torc_conv1d_padding_options *);
    torc_tensor (*torc_conv1d_with)(torc_tensor, torc_tensor, const torc_conv1d_options *);
    void (*torc_conv2d_options_init)(torc_conv2d_options *);
    void (*torc_conv2d_padding_options_init)(torc_conv2d_padding_options *);
    torc_tensor (*torc_conv2d_padding_with)(torc_tensor, torc_tensor, const torc_conv2d_padding_options *);
    torc_tensor (*torc_conv2d_with)(torc_tensor, torc_tensor, const torc_conv2d_options *);
    void (*torc_conv3d_options_init)(torc_conv3d_options *);
    void (*torc_conv3d_padding_options_init)(torc_conv3d_padding_options *);
    torc_tensor (*torc_conv3d_padding_with)(torc_tensor, torc_tensor, const torc_conv3d_padding_options *);
    torc_tensor (*torc_conv3d_with)(torc_tensor, torc_tensor, const torc_conv3d_options *);
    void (*torc_conv_transpose1d_options_init)(torc_conv_transpose1d_options *);
    torc_tensor (*torc_conv_transpose1d_with)(torc_tensor, torc_tensor, const torc_conv_transpose1d_options *);
    void (*torc_conv_transpose2d_options_init)(torc_conv_transpose2d_options *);
    torc_tensor (*torc_conv_transpose2d_with)(torc_tensor, torc_tensor, const torc_conv_transpose2d_options *);
    void (*torc_conv_transpose3d_options_init)(torc_conv_transpose3d_options *);
    torc_tensor (*torc_conv_transpose3d_with)(torc_tensor, torc_tensor, const torc_conv_transpose3d_options *);
    torc_tensor (*torc_convolution)(torc_tensor, torc_tensor, torc_tensor, torc_ints, torc_ints, torc_ints, bool, torc_ints, int64_t);
    torc_tensor (*torc_convolution_with)(torc_tensor, torc_tensor, torc_tensor, torc_ints, torc_ints, torc_ints, bool, torc_ints, int64_t, const torc_no_options *);
    void (*torc_copy_inplace_options_init)(torc_copy_inplace_options *);
    torc_tensor (*torc_copy_inplace_with)(torc_tensor, torc_tensor, const torc_copy_inplace_options *);
    bool (*torc_copy_to_host)(torc_tensor, void *, size_t);
    bool (*torc_copy_to_host_with)(torc_tensor, void *, size_t, const torc_no_options *);
    torc_tensor (*torc_copysign)(torc_tensor, torc_tensor);
    torc_tensor (*torc_copysign_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_copysign_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_copysign_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_copysign_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_copysign_scalar)(torc_tensor, torc_number);
    torc_tensor (*torc_copysign_scalar_)(torc_tensor, torc_number);
    torc_tensor (*torc_copysign_scalar_inplace_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_copysign_scalar_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_copysign_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_corrcoef)(torc_tensor);
    torc_tensor (*torc_corrcoef_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_cos)(torc_tensor);
    torc_tensor (*torc_cos_)(torc_tensor);
    torc_tensor (*torc_cos_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_cos_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_cos_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_cos_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_cosh)(torc_tensor);
    torc_tensor (*torc_cosh_)(torc_tensor);
    torc_tensor (*torc_cosh_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_cosh_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_cosh_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_cosh_with)(torc_tensor, const torc_no_options *);
    void (*torc_cosine_annealing_lr_options_init)(torc_cosine_annealing_lr_options *);
    torc_scheduler (*torc_cosine_annealing_lr_with)(torc_optimizer, int64_t, const torc_cosine_annealing_lr_options *);
    void (*torc_cosine_embedding_loss_options_init)(torc_cosine_embedding_loss_options *);
    torc_tensor (*torc_cosine_embedding_loss_with)(torc_tensor, torc_tensor, torc_tensor, const torc_cosine_embedding_loss_options *);
    void (*torc_cosine_similarity_options_init)(torc_cosine_similarity_options *);
    torc_tensor (*torc_cosine_similarity_with)(torc_tensor, torc_tensor, const torc_cosine_similarity_options *);
    void (*torc_count_nonzero_options_init)(torc_count_nonzero_options *);
    torc_tensor (*torc_count_nonzero_with)(torc_tensor, const torc_count_nonzero_options *);
    void (*torc_cov_options_init)(torc_cov_options *);
    torc_tensor (*torc_cov_with)(torc_tensor, const torc_cov_options *);
    const char * (*torc_cpu_blas_info)(void);
    void (*torc_cross_entropy_options_init)(torc_cross_entropy_options *);
    torc_tensor (*torc_cross_entropy_with)(torc_tensor, torc_tensor, const torc_cross_entropy_options *);
    void (*torc_cross_options_init)(torc_cross_options *);
    torc_tensor (*torc_cross_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_cross_options *);
    torc_tensor (*torc_cross_with)(torc_tensor, torc_tensor, const torc_cross_options *);
    void * (*torc_cuda_caching_allocator_alloc)(size_t, int, torc_cuda_stream);
    void * (*torc_cuda_caching_allocator_alloc_with)(size_t, int, torc_cuda_stream, const torc_no_options *);
    bool (*torc_cuda_caching_allocator_delete)(void *);
    bool (*torc_cuda_caching_allocator_delete_with)(void *, const torc_no_options *);
    bool (*torc_cuda_caching_allocator_enable)(bool);
    bool (*torc_cuda_caching_allocator_enable_with)(bool, const torc_no_options *);
    bool (*torc_cuda_can_device_access_peer)(int, int);
    bool (*torc_cuda_can_device_access_peer_with)(int, int, const torc_no_options *);
    void (*torc_cuda_capture_options_init)(torc_cuda_capture_options *);
    bool (*torc_cuda_change_current_allocator)(const torc_cuda_pluggable_allocator *);
    int (*torc_cuda_clock_rate)(int);
    int (*torc_cuda_clock_rate_with)(int, const torc_no_options *);
    torc_cuda_kernel (*torc_cuda_compile_kernel_with)(const char *, const char *, const torc_cuda_compile_options *);
    void (*torc_cuda_compile_options_init)(torc_cuda_compile_options *);
    int (*torc_cuda_current_device)(void);
    int (*torc_cuda_current_device_with)(const torc_no_options *);
    torc_cuda_stream (*torc_cuda_current_stream)(int);
    torc_cuda_stream (*torc_cuda_current_stream_with)(int, const torc_no_options *);
    torc_cuda_stream (*torc_cuda_default_stream)(int);
    torc_cuda_stream (*torc_cuda_default_stream_with)(int, const torc_no_options *);
    int (*torc_cuda_device_count)(void);
    torc_cuda_stream_guard (*torc_cuda_device_guard_begin)(int);
    torc_cuda_stream_guard (*torc_cuda_device_guard_begin_with)(int, const torc_no_options *);
    int64_t (*torc_cuda_device_memory_used)(int);
    int64_t (*torc_cuda_device_memory_used_with)(int, const torc_no_options *);
    int (*torc_cuda_driver_version)(void);
    bool (*torc_cuda_empty_cache)(void);
    bool (*torc_cuda_empty_cache_with)(const torc_no_options *);
    int (*torc_cuda_event_device)(torc_cuda_event);
    int (*torc_cuda_event_device_with)(torc_cuda_event, const torc_no_options *);
    double (*torc_cuda_event_elapsed_time)(torc_cuda_event, torc_cuda_event);
    double (*torc_cuda_event_elapsed_time_with)(torc_cuda_event, torc_cuda_event, const torc_no_options *);
    torc_cuda_event (*torc_cuda_event_from_ipc_handle)(int, const uint8_t *);
    torc_cuda_event (*torc_cuda_event_from_ipc_handle_with)(int, const uint8_t *, const torc_no_options *);
    void * (*torc_cuda_event_handle)(torc_cuda_event);
    bool (*torc_cuda_event_ipc_handle)(torc_cuda_event, uint8_t *);
    bool (*torc_cuda_event_ipc_handle_with)(torc_cuda_event, uint8_t *, const torc_no_options *);
    torc_cuda_event (*torc_cuda_event_new_with)(const torc_cuda_event_options *);
    void (*torc_cuda_event_options_init)(torc_cuda_event_options *);
    bool (*torc_cuda_event_query)(torc_cuda_event);
    bool (*torc_cuda_event_query_with)(torc_cuda_event, const torc_no_options *);
    bool (*torc_cuda_event_record)(torc_cuda_event, torc_cuda_stream);
    bool (*torc_cuda_event_record_with)(torc_cuda_event, torc_cuda_stream, const torc_no_options *);
    bool (*torc_cuda_event_synchronize)(torc_cuda_event);
    bool (*torc_cuda_event_synchronize_with)(torc_cuda_event, const torc_no_options *);
    bool (*torc_cuda_event_wait)(torc_cuda_event, torc_cuda_stream);
    bool (*torc_cuda_event_wait_with)(torc_cuda_event, torc_cuda_stream, const torc_no_options *);
    int (*torc_cuda_exchange_device)(int);
    int (*torc_cuda_exchange_device_with)(int, const torc_no_options *);
    torc_cuda_stream (*torc_cuda_external_stream)(void *, int);
    torc_cuda_stream (*torc_cuda_external_stream_with)(void *, int, const torc_no_options *);
    const char * (*torc_cuda_get_allocator_backend)(void);
    const char * (*torc_cuda_get_arch_list)(void);
    bool (*torc_cuda_get_device_capability)(int, int *, int *);
    bool (*torc_cuda_get_device_capability_with)(int, int *, int *, const torc_no_options *);
    const char * (*torc_cuda_get_device_name)(int);
    bool (*torc_cuda_get_device_properties)(int, torc_cuda_device_properties *);
    const char * (*torc_cuda_get_gencode_flags)(void);
    double (*torc_cuda_get_per_process_memory_fraction)(int);
    double (*torc_cuda_get_per_process_memory_fraction_with)(int, const torc_no_options *);
    torc_tensor (*torc_cuda_get_rng_state)(int);
    torc_tensors (*torc_cuda_get_rng_state_all)(void);
    torc_tensors (*torc_cuda_get_rng_state_all_with)(const torc_no_options *);
    torc_tensor (*torc_cuda_get_rng_state_with)(int, const torc_no_options *);
    bool (*torc_cuda_get_stream_ordering)(void);
    torc_cuda_sync_debug (*torc_cuda_get_sync_debug_mode)(void);
    bool (*torc_cuda_graph_capture_begin_with)(torc_cuda_graph, const torc_cuda_capture_options *);
    bool (*torc_cuda_graph_capture_end)(torc_cuda_graph);
    bool (*torc_cuda_graph_debug_dump)(torc_cuda_graph, const char *);
    bool (*torc_cuda_graph_debug_dump_with)(torc_cuda_graph, const char *, const torc_no_options *);
    torc_cuda_graph_guard (*torc_cuda_graph_guard_begin_with)(torc_cuda_graph, const torc_cuda_capture_options *);
    void (*torc_cuda_graph_guard_end)(torc_cuda_graph_guard *);
    bool (*torc_cuda_graph_instantiate)(torc_cuda_graph);
    bool (*torc_cuda_graph_instantiate_with)(torc_cuda_graph, const torc_no_options *);
    torc_cuda_graph (*torc_cuda_graph_new_with)(const torc_cuda_graph_options *);
    int64_t (*torc_cuda_graph_node_count)(torc_cuda_graph);
    int64_t (*torc_cuda_graph_node_count_with)(torc_cuda_graph, const torc_no_options *);
    void (*torc_cuda_graph_options_init)(torc_cuda_graph_options *);
    torc_cuda_mempool (*torc_cuda_graph_pool)(torc_cuda_graph);
    torc_cuda_mempool (*torc_cuda_graph_pool_with)(torc_cuda_graph, const torc_no_options *);
    void * (*torc_cuda_graph_raw_cuda_graph)(torc_cuda_graph);
    void * (*torc_cuda_graph_raw_cuda_graph_exec)(torc_cuda_graph);
    bool (*torc_cuda_graph_register_generator)(torc_cuda_graph, torc_generator);
    bool (*torc_cuda_graph_register_generator_with)(torc_cuda_graph, torc_generator, const torc_no_options *);
    bool (*torc_cuda_graph_replay)(torc_cuda_graph);
    bool (*torc_cuda_graph_replay_with)(torc_cuda_graph, const torc_no_options *);
    bool (*torc_cuda_graph_reset)(torc_cuda_graph);
    bool (*torc_cuda_graph_reset_with)(torc_cuda_graph, const torc_no_options *);
    torc_tensors (*torc_cuda_graphed_call)(torc_cuda_graphed, torc_tensors);
    torc_tensors (*torc_cuda_graphed_call_with)(torc_cuda_graphed, torc_tensors, const torc_no_options *);
    bool (*torc_cuda_host_empty_cache)(void);
    bool (*torc_cuda_host_empty_cache_with)(const torc_no_options *);
    int64_t (*torc_cuda_host_memory_stats)(torc_cuda_memory_stat *, int64_t);
    int64_t (*torc_cuda_host_memory_stats_with)(torc_cuda_memory_stat *, int64_t, const torc_no_options *);
    bool (*torc_cuda_host_register)(void *, size_t);
    bool (*torc_cuda_host_register_with)(void *, size_t, const torc_no_options *);
    bool (*torc_cuda_host_unregister)(void *);
    bool (*torc_cuda_host_unregister_with)(void *, const torc_no_options *);
    bool (*torc_cuda_init)(void);
    bool (*torc_cuda_init_with)(const torc_no_options *);
    uint64_t (*torc_cuda_initial_seed)(void);
    uint64_t (*torc_cuda_initial_seed_with)(const torc_no_options *);
    bool (*torc_cuda_ipc_collect)(void);
    bool (*torc_cuda_ipc_collect_with)(const torc_no_options *);
    bool (*torc_cuda_is_available)(void);
    bool (*torc_cuda_is_bf16_supported)(bool);
    bool (*torc_cuda_is_current_stream_capturing)(void);
    bool (*torc_cuda_is_initialized)(void);
    bool (*torc_cuda_is_tf32_supported)(void);
    torc_cuda_kernel (*torc_cuda_kernel_from_file)(const char *, const char *);
    torc_cuda_kernel (*torc_cuda_kernel_from_file_with)(const char *, const char *, const torc_no_options *);
    torc_cuda_kernel (*torc_cuda_kernel_from_function)(void *, int);
    torc_cuda_kernel (*torc_cuda_kernel_from_function_with)(void *, int, const torc_no_options *);
    torc_cuda_kernel (*torc_cuda_kernel_from_image)(const void *, size_t, const char *);
    torc_cuda_kernel (*torc_cuda_kernel_from_image_with)(const void *, size_t, const char *, const torc_no_options *);
    bool (*torc_cuda_kernel_get_properties)(torc_cuda_kernel, int, torc_cuda_kernel_properties *);
    bool (*torc_cuda_kernel_launch_with)(torc_cuda_kernel, torc_cuda_arguments, torc_ints, torc_ints, const torc_cuda_launch_options *);
    int (*torc_cuda_kernel_max_active_blocks)(torc_cuda_kernel, int, int64_t, int64_t);
    int (*torc_cuda_kernel_max_active_blocks_with)(torc_cuda_kernel, int, int64_t, int64_t, const torc_no_options *);
    const char * (*torc_cuda_kernel_name)(torc_cuda_kernel);
    int64_t (*torc_cuda_kernel_parameter_count)(torc_cuda_kernel);
    int64_t (*torc_cuda_kernel_parameter_count_with)(torc_cuda_kernel, const torc_no_options *);
    void (*torc_cuda_launch_options_init)(torc_cuda_launch_options *);
    const char * (*torc_cuda_list_gpu_processes)(int);
    const char * (*torc_cuda_list_gpu_processes_with)(int, const torc_no_options *);
    void (*torc_cuda_make_graphed_options_init)(torc_cuda_make_graphed_options *);
    torc_cuda_graphed (*torc_cuda_make_graphed_with)(torc_cuda_graphed_function, torc_context, torc_tensors, const torc_cuda_make_graphed_options *);
    bool (*torc_cuda_manual_seed)(uint64_t);
    bool (*torc_cuda_manual_seed_all)(uint64_t);
    bool (*torc_cuda_manual_seed_all_with)(uint64_t, const torc_no_options *);
    bool (*torc_cuda_manual_seed_with)(uint64_t, const torc_no_options *);
    int64_t (*torc_cuda_max_memory_allocated)(int);
    int64_t (*torc_cuda_max_memory_allocated_with)(int, const torc_no_options *);
    int64_t (*torc_cuda_max_memory_reserved)(int);
    int64_t (*torc_cuda_max_memory_reserved_with)(int, const torc_no_options *);
    bool (*torc_cuda_mem_get_info)(int, size_t *, size_t *);
    bool (*torc_cuda_mem_get_info_with)(int, size_t *, size_t *, const torc_no_options *);
    int64_t (*torc_cuda_memory_allocated)(int);
    int64_t (*torc_cuda_memory_allocated_with)(int, const torc_no_options *);
    bool (*torc_cuda_memory_dump_snapshot)(const char *);
    bool (*torc_cuda_memory_dump_snapshot_with)(const char *, const torc_no_options *);
    bool (*torc_cuda_memory_record_history)(int64_t);
    bool (*torc_cuda_memory_record_history_with)(int64_t, const torc_no_options *);
    int64_t (*torc_cuda_memory_reserved)(int);
    int64_t (*torc_cuda_memory_reserved_with)(int, const torc_no_options *);
    const char * (*torc_cuda_memory_snapshot)(void);
    const char * (*torc_cuda_memory_snapshot_with)(const torc_no_options *);
    int64_t (*torc_cuda_memory_stat_value)(int, const char *);
    int64_t (*torc_cuda_memory_stat_value_with)(int, const char *, const torc_no_options *);
    int64_t (*torc_cuda_memory_stats)(int, torc_cuda_memory_stat *, int64_t);
    int64_t (*torc_cuda_memory_stats_with)(int, torc_cuda_memory_stat *, int64_t, const torc_no_options *);
    const char * (*torc_cuda_memory_summary)(int, bool);
    const char * (*torc_cuda_memory_summary_with)(int, bool, const torc_no_options *);
    int (*torc_cuda_memory_usage)(int);
    int (*torc_cuda_memory_usage_with)(int, const torc_no_options *);
    torc_cuda_mempool (*torc_cuda_mempool_new)(int);
    torc_cuda_mempool (*torc_cuda_mempool_new_with)(int, const torc_no_options *);
    bool (*torc_cuda_nvtx_mark)(const char *);
    bool (*torc_cuda_nvtx_mark_with)(const char *, const torc_no_options *);
    bool (*torc_cuda_nvtx_range_end)(uint64_t);
    int (*torc_cuda_nvtx_range_pop)(void);
    int (*torc_cuda_nvtx_range_push)(const char *);
    int (*torc_cuda_nvtx_range_push_with)(const char *, const torc_no_options *);
    uint64_t (*torc_cuda_nvtx_range_start)(const char *);
    uint64_t (*torc_cuda_nvtx_range_start_with)(const char *, const torc_no_options *);
    int (*torc_cuda_power_draw)(int);
    int (*torc_cuda_power_draw_with)(int, const torc_no_options *);
    bool (*torc_cuda_reset_accumulated_host_memory_stats)(void);
    bool (*torc_cuda_reset_accumulated_host_memory_stats_with)(const torc_no_options *);
    bool (*torc_cuda_reset_accumulated_memory_stats)(int);
    bool (*torc_cuda_reset_accumulated_memory_stats_with)(int, const torc_no_options *);
    bool (*torc_cuda_reset_peak_host_memory_stats)(void);
    bool (*torc_cuda_reset_peak_host_memory_stats_with)(const torc_no_options *);
    bool (*torc_cuda_reset_peak_memory_stats)(int);
    bool (*torc_cuda_reset_peak_memory_stats_with)(int, const torc_no_options *);
    bool (*torc_cuda_seed)(void);
    bool (*torc_cuda_seed_all)(void);
    bool (*torc_cuda_seed_all_with)(const torc_no_options *);
    bool (*torc_cuda_seed_with)(const torc_no_options *);
    bool (*torc_cuda_set_device)(int);
    bool (*torc_cuda_set_device_with)(int, const torc_no_options *);
    bool (*torc_cuda_set_per_process_memory_fraction)(double, int);
    bool (*torc_cuda_set_per_process_memory_fraction_with)(double, int, const torc_no_options *);
    bool (*torc_cuda_set_rng_state)(torc_tensor, int);
    bool (*torc_cuda_set_rng_state_all)(torc_tensors);
    bool (*torc_cuda_set_rng_state_all_with)(torc_tensors, const torc_no_options *);
    bool (*torc_cuda_set_rng_state_with)(torc_tensor, int, const torc_no_options *);
    bool (*torc_cuda_set_stream)(torc_cuda_stream);
    bool (*torc_cuda_set_stream_ordering)(bool);
    bool (*torc_cuda_set_stream_ordering_with)(bool, const torc_no_options *);
    bool (*torc_cuda_set_stream_with)(torc_cuda_stream, const torc_no_options *);
    bool (*torc_cuda_set_sync_debug_mode)(torc_cuda_sync_debug);
    bool (*torc_cuda_set_sync_debug_mode_with)(torc_cuda_sync_debug, const torc_no_options *);
    int (*torc_cuda_stream_device)(torc_cuda_stream);
    int (*torc_cuda_stream_device_with)(torc_cuda_stream, const torc_no_options *);
    bool (*torc_cuda_stream_equal)(torc_cuda_stream, torc_cuda_stream);
    torc_cuda_stream_guard (*torc_cuda_stream_guard_begin)(torc_cuda_stream);
    torc_cuda_stream_guard (*torc_cuda_stream_guard_begin_with)(torc_cuda_stream, const torc_no_options *);
    void (*torc_cuda_stream_guard_end)(torc_cuda_stream_guard *);
    void * (*torc_cuda_stream_handle)(torc_cuda_stream);
    int64_t (*torc_cuda_stream_id)(torc_cuda_stream);
    int64_t (*torc_cuda_stream_id_with)(torc_cuda_stream, const torc_no_options *);
    torc_cuda_stream (*torc_cuda_stream_new_with)(int, const torc_cuda_stream_options *);
    void (*torc_cuda_stream_options_init)(torc_cuda_stream_options *);
    int (*torc_cuda_stream_priority)(torc_cuda_stream);
    bool (*torc_cuda_stream_priority_range)(int, int *, int *);
    bool (*torc_cuda_stream_priority_range_with)(int, int *, int *, const torc_no_options *);
    int (*torc_cuda_stream_priority_with)(torc_cuda_stream, const torc_no_options *);
    bool (*torc_cuda_stream_query)(torc_cuda_stream);
    bool (*torc_cuda_stream_query_with)(torc_cuda_stream, const torc_no_options *);
    torc_cuda_event (*torc_cuda_stream_record_event)(torc_cuda_stream, torc_cuda_event);
    torc_cuda_event (*torc_cuda_stream_record_event_with)(torc_cuda_stream, torc_cuda_event, const torc_no_options *);
    bool (*torc_cuda_stream_synchronize)(torc_cuda_stream);
    bool (*torc_cuda_stream_synchronize_with)(torc_cuda_stream, const torc_no_options *);
    bool (*torc_cuda_stream_wait_event)(torc_cuda_stream, torc_cuda_event);
    bool (*torc_cuda_stream_wait_event_with)(torc_cuda_stream, torc_cuda_event, const torc_no_options *);
    bool (*torc_cuda_stream_wait_stream)(torc_cuda_stream, torc_cuda_stream);
    bool (*torc_cuda_stream_wait_stream_with)(torc_cuda_stream, torc_cuda_stream, const torc_no_options *);
    bool (*torc_cuda_synchronize)(int);
    bool (*torc_cuda_synchronize_with)(int, const torc_no_options *);
    int (*torc_cuda_temperature)(int);
    int (*torc_cuda_temperature_with)(int, const torc_no_options *);
    bool (*torc_cuda_use_mem_pool_begin)(torc_cuda_mempool);
    bool (*torc_cuda_use_mem_pool_begin_with)(torc_cuda_mempool, const torc_no_options *);
    bool (*torc_cuda_use_mem_pool_end)(torc_cuda_mempool);
    int (*torc_cuda_utilization)(int);
    int (*torc_cuda_utilization_with)(int, const torc_no_options *);
    int (*torc_cuda_version)(void);
    torc_cummax_result (*torc_cummax)(torc_tensor, int64_t);
    torc_cummax_result (*torc_cummax_out)(torc_cummax_result, torc_tensor, int64_t);
    torc_cummax_result (*torc_cummax_out_with)(torc_cummax_result, torc_tensor, int64_t, const torc_no_options *);
    torc_cummax_result (*torc_cummax_with)(torc_tensor, int64_t, const torc_no_options *);
    torc_cummin_result (*torc_cummin)(torc_tensor, int64_t);
    torc_cummin_result (*torc_cummin_out)(torc_cummin_result, torc_tensor, int64_t);
    torc_cummin_result (*torc_cummin_out_with)(torc_cummin_result, torc_tensor, int64_t, const torc_no_options *);
    torc_cummin_result (*torc_cummin_with)(torc_tensor, int64_t, const torc_no_options *);
    torc_tensor (*torc_cumprod_inplace_with)(torc_tensor, int64_t, const torc_cumprod_options *);
    void (*torc_cumprod_options_init)(torc_cumprod_options *);
    torc_tensor (*torc_cumprod_out_with)(torc_tensor, torc_tensor, int64_t, const torc_cumprod_options *);
    torc_tensor (*torc_cumprod_with)(torc_tensor, int64_t, const torc_cumprod_options *);
    torc_tensor (*torc_cumsum_inplace_with)(torc_tensor, int64_t, const torc_cumsum_options *);
    void (*torc_cumsum_options_init)(torc_cumsum_options *);
    torc_tensor (*torc_cumsum_out_with)(torc_tensor, torc_tensor, int64_t, const torc_cumsum_options *);
    torc_tensor (*torc_cumsum_with)(torc_tensor, int64_t, const torc_cumsum_options *);
    void (*torc_cumulative_trapezoid_options_init)(torc_cumulative_trapezoid_options *);
    torc_tensor (*torc_cumulative_trapezoid_with)(torc_tensor, const torc_cumulative_trapezoid_options *);
    void (*torc_cumulative_trapezoid_x_options_init)(torc_cumulative_trapezoid_x_options *);
    torc_tensor (*torc_cumulative_trapezoid_x_with)(torc_tensor, torc_tensor, const torc_cumulative_trapezoid_x_options *);
    torc_tensor (*torc_data)(torc_tensor);
    void * (*torc_data_ptr)(torc_tensor);
    torc_tensor (*torc_data_with)(torc_tensor, const torc_no_options *);
    torc_generator (*torc_default_generator)(torc_device);
    torc_tensor (*torc_deg2rad)(torc_tensor);
    torc_tensor (*torc_deg2rad_)(torc_tensor);
    torc_tensor (*torc_deg2rad_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_deg2rad_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_deg2rad_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_deg2rad_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_detach)(torc_tensor);
    torc_tensor (*torc_detach_)(torc_tensor);
    torc_tensor (*torc_detach_copy)(torc_tensor);
    torc_tensor (*torc_detach_copy_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_detach_copy_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_detach_copy_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_detach_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_detach_with)(torc_tensor, const torc_no_options *);
    const char * (*torc_device_format)(torc_device, char *, size_t);
    const char * (*torc_device_format_with)(torc_device, char *, size_t, const torc_no_options *);
    torc_device (*torc_device_parse)(const char *);
    torc_device (*torc_device_parse_with)(const char *, const torc_no_options *);
    void (*torc_diag_embed_options_init)(torc_diag_embed_options *);
    torc_tensor (*torc_diag_embed_with)(torc_tensor, const torc_diag_embed_options *);
    void (*torc_diag_options_init)(torc_diag_options *);
    torc_tensor (*torc_diag_out_with)(torc_tensor, torc_tensor, const torc_diag_options *);
    torc_tensor (*torc_diag_with)(torc_tensor, const torc_diag_options *);
    void (*torc_diagflat_options_init)(torc_diagflat_options *);
    torc_tensor (*torc_diagflat_with)(torc_tensor, const torc_diagflat_options *);
    void (*torc_diagonal_copy_options_init)(torc_diagonal_copy_options *);
    torc_tensor (*torc_diagonal_copy_out_with)(torc_tensor, torc_tensor, const torc_diagonal_copy_options *);
    torc_tensor (*torc_diagonal_copy_with)(torc_tensor, const torc_diagonal_copy_options *);
    void (*torc_diagonal_options_init)(torc_diagonal_options *);
    void (*torc_diagonal_scatter_options_init)(torc_diagonal_scatter_options *);
    torc_tensor (*torc_diagonal_scatter_with)(torc_tensor, torc_tensor, const torc_diagonal_scatter_options *);
    torc_tensor (*torc_diagonal_with)(torc_tensor, const torc_diagonal_options *);
    void (*torc_diff_options_init)(torc_diff_options *);
    torc_tensor (*torc_diff_out_with)(torc_tensor, torc_tensor, const torc_diff_options *);
    torc_tensor (*torc_diff_with)(torc_tensor, const torc_diff_options *);
    torc_tensor (*torc_digamma)(torc_tensor);
    torc_tensor (*torc_digamma_)(torc_tensor);
    torc_tensor (*torc_digamma_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_digamma_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_digamma_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_digamma_with)(torc_tensor, const torc_no_options *);
    int64_t (*torc_dim)(torc_tensor);
    void (*torc_dist_options_init)(torc_dist_options *);
    torc_tensor (*torc_dist_with)(torc_tensor, torc_tensor, const torc_dist_options *);
    torc_tensor (*torc_div_inplace_with)(torc_tensor, torc_tensor, const torc_div_options *);
    void (*torc_div_options_init)(torc_div_options *);
    torc_tensor (*torc_div_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_div_options *);
    torc_tensor (*torc_div_scalar_inplace_with)(torc_tensor, torc_number, const torc_div_options *);
    torc_tensor (*torc_div_scalar_with)(torc_tensor, torc_number, const torc_div_options *);
    torc_tensor (*torc_div_with)(torc_tensor, torc_tensor, const torc_div_options *);
    bool (*torc_dlpack_device)(torc_tensor, int32_t *, int32_t *);
    bool (*torc_dlpack_device_with)(torc_tensor, int32_t *, int32_t *, const torc_no_options *);
    torc_tensor (*torc_dot)(torc_tensor, torc_tensor);
    torc_tensor (*torc_dot_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_dot_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_dot_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_double)(torc_tensor);
    torc_tensor (*torc_double_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_dropout_inplace_with)(torc_tensor, const torc_dropout_options *);
    void (*torc_dropout_options_init)(torc_dropout_options *);
    torc_tensor (*torc_dropout_with)(torc_tensor, const torc_dropout_options *);
    torc_tensors (*torc_dsplit)(torc_tensor, int64_t);
    torc_tensors (*torc_dsplit_indices)(torc_tensor, torc_ints);
    torc_tensors (*torc_dsplit_indices_with)(torc_tensor, torc_ints, const torc_no_options *);
    torc_tensors (*torc_dsplit_with)(torc_tensor, int64_t, const torc_no_options *);
    torc_tensor (*torc_dstack)(torc_tensors);
    torc_tensor (*torc_dstack_out)(torc_tensor, torc_tensors);
    torc_tensor (*torc_dstack_out_with)(torc_tensor, torc_tensors, const torc_no_options *);
    torc_tensor (*torc_dstack_with)(torc_tensors, const torc_no_options *);
    torc_dtype (*torc_dtype_from_name)(const char *);
    bool (*torc_dtype_is_complex)(torc_dtype);
    bool (*torc_dtype_is_floating_point)(torc_dtype);
    bool (*torc_dtype_is_signed)(torc_dtype);
    const char * (*torc_dtype_name)(torc_dtype);
    const char * (*torc_dtype_scalar_name)(torc_dtype);
    size_t (*torc_dtype_size)(torc_dtype);
    size_t (*torc_dtype_size_with)(torc_dtype, const torc_no_options *);
    torc_tensor (*torc_einsum)(const char *, torc_tensors);
    torc_tensor (*torc_einsum_with)(const char *, torc_tensors, const torc_no_options *);
    torc_tensor (*torc_elu_inplace_with)(torc_tensor, const torc_elu_options *);
    void (*torc_elu_options_init)(torc_elu_options *);
    torc_tensor (*torc_elu_out_with)(torc_tensor, torc_tensor, const torc_elu_options *);
    torc_tensor (*torc_elu_with)(torc_tensor, const torc_elu_options *);
    void (*torc_embedding_bag_options_init)(torc_embedding_bag_options *);
    torc_tensor (*torc_embedding_bag_with)(torc_tensor, torc_tensor, const torc_embedding_bag_options *);
    void (*torc_embedding_options_init)(torc_embedding_options *);
    torc_tensor (*torc_embedding_renorm_)(torc_tensor, torc_tensor, double, double);
    torc_tensor (*torc_embedding_renorm_inplace_with)(torc_tensor, torc_tensor, double, double, const torc_no_options *);
    torc_tensor (*torc_embedding_with)(torc_tensor, torc_tensor, const torc_embedding_options *);
    void (*torc_empty_like_options_init)(torc_empty_like_options *);
    torc_tensor (*torc_empty_like_with)(torc_tensor, const torc_empty_like_options *);
    void (*torc_empty_options_init)(torc_empty_options *);
    torc_tensor (*torc_empty_out_with)(torc_tensor, torc_ints, const torc_empty_options *);
    void (*torc_empty_strided_options_init)(torc_empty_strided_options *);
    torc_tensor (*torc_empty_strided_with)(torc_ints, torc_ints, const torc_empty_strided_options *);
    torc_tensor (*torc_empty_with)(torc_ints, const torc_empty_options *);
    bool (*torc_enable_grad_begin)(void);
    void (*torc_enable_grad_end)(bool);
    torc_tensor (*torc_eq)(torc_tensor, torc_tensor);
    torc_tensor (*torc_eq_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_eq_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_eq_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_eq_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_eq_scalar)(torc_tensor, torc_number);
    torc_tensor (*torc_eq_scalar_)(torc_tensor, torc_number);
    torc_tensor (*torc_eq_scalar_inplace_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_eq_scalar_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_eq_with)(torc_tensor, torc_tensor, const torc_no_options *);
    bool (*torc_equal)(torc_tensor, torc_tensor);
    bool (*torc_equal_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_erf)(torc_tensor);
    torc_tensor (*torc_erf_)(torc_tensor);
    torc_tensor (*torc_erf_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_erf_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_erf_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_erf_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_erfc)(torc_tensor);
    torc_tensor (*torc_erfc_)(torc_tensor);
    torc_tensor (*torc_erfc_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_erfc_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_erfc_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_erfc_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_erfinv)(torc_tensor);
    torc_tensor (*torc_erfinv_)(torc_tensor);
    torc_tensor (*torc_erfinv_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_erfinv_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_erfinv_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_erfinv_with)(torc_tensor, const torc_no_options *);
    torc_error_code (*torc_error)(void);
    void (*torc_error_breakpoint)(torc_error_code, const char *);
    const char * (*torc_error_call)(void);
    const char * (*torc_error_caller)(void);
    void (*torc_error_clear)(void);
    void * (*torc_error_foreign)(const void *);
    const char * (*torc_error_meaning)(torc_error_code);
    const char * (*torc_error_message)(void);
    const char * (*torc_error_module)(void);
    const char * (*torc_error_name)(torc_error_code);
    const char * (*torc_error_python)(torc_error_code);
    void (*torc_error_raise)(torc_error_code, const char *);
    void (*torc_error_raise_foreign)(torc_error_code, const char *, const void *, torc_context);
    const char * (*torc_error_where)(void);
    torc_tensor (*torc_exp)(torc_tensor);
    torc_tensor (*torc_exp2)(torc_tensor);
    torc_tensor (*torc_exp2_)(torc_tensor);
    torc_tensor (*torc_exp2_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_exp2_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_exp2_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_exp2_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_exp_)(torc_tensor);
    torc_tensor (*torc_exp_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_exp_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_exp_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_exp_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_expand)(torc_tensor, torc_ints);
    torc_tensor (*torc_expand_as)(torc_tensor, torc_tensor);
    torc_tensor (*torc_expand_as_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_expand_copy)(torc_tensor, torc_ints);
    torc_tensor (*torc_expand_copy_out)(torc_tensor, torc_tensor, torc_ints);
    torc_tensor (*torc_expand_copy_out_with)(torc_tensor, torc_tensor, torc_ints, const torc_no_options *);
    torc_tensor (*torc_expand_copy_with)(torc_tensor, torc_ints, const torc_no_options *);
    torc_tensor (*torc_expand_with)(torc_tensor, torc_ints, const torc_no_options *);
    torc_tensor (*torc_expm1)(torc_tensor);
    torc_tensor (*torc_expm1_)(torc_tensor);
    torc_tensor (*torc_expm1_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_expm1_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_expm1_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_expm1_with)(torc_tensor, const torc_no_options *);
    void (*torc_exponential_inplace_options_init)(torc_exponential_inplace_options *);
    torc_tensor (*torc_exponential_inplace_with)(torc_tensor, const torc_exponential_inplace_options *);
    torc_scheduler (*torc_exponential_lr)(torc_optimizer, double);
    torc_scheduler (*torc_exponential_lr_with)(torc_optimizer, double, const torc_no_options *);
    void (*torc_eye_options_init)(torc_eye_options *);
    torc_tensor (*torc_eye_out_with)(torc_tensor, int64_t, const torc_eye_options *);
    torc_tensor (*torc_eye_with)(int64_t, const torc_eye_options *);
    torc_tensor (*torc_feature_alpha_dropout_inplace_with)(torc_tensor, const torc_feature_alpha_dropout_options *);
    void (*torc_feature_alpha_dropout_options_init)(torc_feature_alpha_dropout_options *);
    torc_tensor (*torc_feature_alpha_dropout_with)(torc_tensor, const torc_feature_alpha_dropout_options *);
    torc_tensor (*torc_feature_dropout_inplace_with)(torc_tensor, const torc_feature_dropout_options *);
    void (*torc_feature_dropout_options_init)(torc_feature_dropout_options *);
    torc_tensor (*torc_feature_dropout_with)(torc_tensor, const torc_feature_dropout_options *);
    torc_tensor (*torc_fill)(torc_tensor, torc_number);
    torc_tensor (*torc_fill_)(torc_tensor, torc_number);
    torc_tensor (*torc_fill__tensor_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_fill__tensor_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    void (*torc_fill_diagonal_inplace_options_init)(torc_fill_diagonal_inplace_options *);
    torc_tensor (*torc_fill_diagonal_inplace_with)(torc_tensor, torc_number, const torc_fill_diagonal_inplace_options *);
    torc_tensor (*torc_fill_inplace_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_fill_tensor)(torc_tensor, torc_tensor);
    torc_tensor (*torc_fill_tensor_with)(torc_tensor, torc_tensor, const torc_no_options *);
    bool (*torc_fill_uninitialized_memory)(void);
    torc_tensor (*torc_fill_with)(torc_tensor, torc_number, const torc_no_options *);
    void (*torc_flatten_options_init)(torc_flatten_options *);
    torc_tensor (*torc_flatten_with)(torc_tensor, const torc_flatten_options *);
    torc_tensor (*torc_flip)(torc_tensor, torc_ints);
    torc_tensor (*torc_flip_with)(torc_tensor, torc_ints, const torc_no_options *);
    torc_tensor (*torc_fliplr)(torc_tensor);
    torc_tensor (*torc_fliplr_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_flipud)(torc_tensor);
    torc_tensor (*torc_flipud_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_float)(torc_tensor);
    torc_tensor (*torc_float_power)(torc_tensor, torc_tensor);
    torc_tensor (*torc_float_power_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_float_power_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_float_power_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_float_power_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_float_power_scalar)(torc_tensor, torc_number);
    torc_tensor (*torc_float_power_scalar_)(torc_tensor, torc_number);
    torc_tensor (*torc_float_power_scalar_inplace_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_float_power_scalar_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_float_power_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_float_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_floor)(torc_tensor);
    torc_tensor (*torc_floor_)(torc_tensor);
    torc_tensor (*torc_floor_divide)(torc_tensor, torc_tensor);
    torc_tensor (*torc_floor_divide_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_floor_divide_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_floor_divide_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_floor_divide_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_floor_divide_scalar)(torc_tensor, torc_number);
    torc_tensor (*torc_floor_divide_scalar_)(torc_tensor, torc_number);
    torc_tensor (*torc_floor_divide_scalar_inplace_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_floor_divide_scalar_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_floor_divide_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_floor_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_floor_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_floor_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_floor_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_fmax)(torc_tensor, torc_tensor);
    torc_tensor (*torc_fmax_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_fmax_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_fmax_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_fmin)(torc_tensor, torc_tensor);
    torc_tensor (*torc_fmin_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_fmin_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_fmin_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_fmod)(torc_tensor, torc_tensor);
    torc_tensor (*torc_fmod_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_fmod_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_fmod_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_fmod_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_fmod_scalar)(torc_tensor, torc_number);
    torc_tensor (*torc_fmod_scalar_)(torc_tensor, torc_number);
    torc_tensor (*torc_fmod_scalar_inplace_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_fmod_scalar_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_fmod_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_frac)(torc_tensor);
    torc_tensor (*torc_frac_)(torc_tensor);
    torc_tensor (*torc_frac_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_frac_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_frac_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_frac_with)(torc_tensor, const torc_no_options *);
    torc_frexp_result (*torc_frexp)(torc_tensor);
    torc_frexp_result (*torc_frexp_out)(torc_frexp_result, torc_tensor);
    torc_frexp_result (*torc_frexp_out_with)(torc_frexp_result, torc_tensor, const torc_no_options *);
    torc_frexp_result (*torc_frexp_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_from_blob_with)(void *, torc_ints, const torc_blob_options *);
    torc_tensor (*torc_from_dlpack)(void *);
    torc_tensor (*torc_from_dlpack_unversioned)(void *);
    torc_tensor (*torc_from_dlpack_unversioned_with)(void *, const torc_no_options *);
    torc_tensor (*torc_from_dlpack_with)(void *, const torc_no_options *);
    void (*torc_full_like_options_init)(torc_full_like_options *);
    torc_tensor (*torc_full_like_with)(torc_tensor, torc_number, const torc_full_like_options *);
    void (*torc_full_options_init)(torc_full_options *);
    torc_tensor (*torc_full_out_with)(torc_tensor, torc_ints, torc_number, const torc_full_options *);
    torc_tensor (*torc_full_with)(torc_ints, torc_number, const torc_full_options *);
    void (*torc_function_apply_options_init)(torc_function_apply_options *);
    torc_tensors (*torc_function_apply_with)(const char *, torc_function_pass, torc_function_pass, torc_context, torc_tensors, const torc_function_apply_options *);
    bool (*torc_function_in_backward)(torc_function_context);
    bool (*torc_function_mark_dirty)(torc_function_context, torc_tensor);
    bool (*torc_function_mark_dirty_with)(torc_function_context, torc_tensor, const torc_no_options *);
    bool (*torc_function_mark_non_differentiable)(torc_function_context, torc_tensor);
    bool (*torc_function_mark_non_differentiable_with)(torc_function_context, torc_tensor, const torc_no_options *);
    bool (*torc_function_needs_input_grad)(torc_function_context, int64_t);
    bool (*torc_function_save_for_backward)(torc_function_context, torc_tensors);
    bool (*torc_function_save_for_backward_with)(torc_function_context, torc_tensors, const torc_no_options *);
    torc_tensor (*torc_function_saved)(torc_function_context, int64_t);
    int64_t (*torc_function_saved_count)(torc_function_context);
    torc_tensor (*torc_function_saved_with)(torc_function_context, int64_t, const torc_no_options *);
    bool (*torc_function_set_materialize_grads)(torc_function_context, bool);
    bool (*torc_function_set_materialize_grads_with)(torc_function_context, bool, const torc_no_options *);
    torc_tensor (*torc_gather)(torc_tensor, int64_t, torc_tensor);
    torc_tensor (*torc_gather_out)(torc_tensor, torc_tensor, int64_t, torc_tensor);
    torc_tensor (*torc_gather_out_with)(torc_tensor, torc_tensor, int64_t, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_gather_with)(torc_tensor, int64_t, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_gcd)(torc_tensor, torc_tensor);
    torc_tensor (*torc_gcd_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_gcd_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_gcd_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_gcd_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_gcd_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_ge)(torc_tensor, torc_tensor);
    torc_tensor (*torc_ge_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_ge_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_ge_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_ge_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_ge_scalar)(torc_tensor, torc_number);
    torc_tensor (*torc_ge_scalar_)(torc_tensor, torc_number);
    torc_tensor (*torc_ge_scalar_inplace_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_ge_scalar_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_ge_with)(torc_tensor, torc_tensor, const torc_no_options *);
    void (*torc_gelu_options_init)(torc_gelu_options *);
    torc_tensor (*torc_gelu_out_with)(torc_tensor, torc_tensor, const torc_gelu_options *);
    torc_tensor (*torc_gelu_with)(torc_tensor, const torc_gelu_options *);
    torc_generator (*torc_generator_clone_state)(torc_generator);
    torc_generator (*torc_generator_clone_state_with)(torc_generator, const torc_no_options *);
    torc_device (*torc_generator_device)(torc_generator);
    torc_device (*torc_generator_device_with)(torc_generator, const torc_no_options *);
    uint64_t (*torc_generator_get_offset)(torc_generator);
    uint64_t (*torc_generator_get_offset_with)(torc_generator, const torc_no_options *);
    torc_tensor (*torc_generator_get_state)(torc_generator);
    torc_tensor (*torc_generator_get_state_with)(torc_generator, const torc_no_options *);
    torc_generator (*torc_generator_graphsafe_get_state)(torc_generator);
    torc_generator (*torc_generator_graphsafe_get_state_with)(torc_generator, const torc_no_options *);
    bool (*torc_generator_graphsafe_set_state)(torc_generator, torc_generator);
    bool (*torc_generator_graphsafe_set_state_with)(torc_generator, torc_generator, const torc_no_options *);
    uint64_t (*torc_generator_initial_seed)(torc_generator);
    uint64_t (*torc_generator_initial_seed_with)(torc_generator, const torc_no_options *);
    bool (*torc_generator_manual_seed)(torc_generator, uint64_t);
    bool (*torc_generator_manual_seed_with)(torc_generator, uint64_t, const torc_no_options *);
    torc_generator (*torc_generator_new)(torc_device);
    torc_generator (*torc_generator_new_with)(torc_device, const torc_no_options *);
    uint64_t (*torc_generator_seed)(torc_generator);
    uint64_t (*torc_generator_seed_with)(torc_generator, const torc_no_options *);
    bool (*torc_generator_set_offset)(torc_generator, uint64_t);
    bool (*torc_generator_set_offset_with)(torc_generator, uint64_t, const torc_no_options *);
    bool (*torc_generator_set_state)(torc_generator, torc_tensor);
    bool (*torc_generator_set_state_with)(torc_generator, torc_tensor, const torc_no_options *);
    void (*torc_geometric_inplace_options_init)(torc_geometric_inplace_options *);
    torc_tensor (*torc_geometric_inplace_with)(torc_tensor, double, const torc_geometric_inplace_options *);
    torc_dtype (*torc_get_autocast_dtype)(torc_device_type);
    torc_dtype (*torc_get_autocast_dtype_with)(torc_device_type, const torc_no_options *);
    torc_device (*torc_get_default_device)(void);
    torc_dtype (*torc_get_default_dtype)(void);
    int (*torc_get_deterministic_debug_mode)(void);
    const char * (*torc_get_float32_matmul_precision)(void);
    int (*torc_get_num_threads)(void);
    bool (*torc_get_printoptions)(torc_printoptions *);
    void (*torc_glu_options_init)(torc_glu_options *);
    torc_tensor (*torc_glu_with)(torc_tensor, const torc_glu_options *);
    torc_tensor (*torc_grad)(torc_tensor);
    torc_node (*torc_grad_fn)(torc_tensor);
    torc_node (*torc_grad_fn_kept_by_object)(torc_tensor);
    const char * (*torc_grad_fn_name)(torc_tensor);
    torc_node (*torc_grad_fn_with)(torc_tensor, const torc_no_options *);
    double (*torc_grad_scaler_get_backoff_factor)(torc_grad_scaler);
    double (*torc_grad_scaler_get_backoff_factor_with)(torc_grad_scaler, const torc_no_options *);
    double (*torc_grad_scaler_get_growth_factor)(torc_grad_scaler);
    double (*torc_grad_scaler_get_growth_factor_with)(torc_grad_scaler, const torc_no_options *);
    int64_t (*torc_grad_scaler_get_growth_interval)(torc_grad_scaler);
    int64_t (*torc_grad_scaler_get_growth_interval_with)(torc_grad_scaler, const torc_no_options *);
    double (*torc_grad_scaler_get_scale)(torc_grad_scaler);
    double (*torc_grad_scaler_get_scale_with)(torc_grad_scaler, const torc_no_options *);
    bool (*torc_grad_scaler_is_enabled)(torc_grad_scaler);
    bool (*torc_grad_scaler_load_state_dict)(torc_grad_scaler, torc_named_tensors);
    bool (*torc_grad_scaler_load_state_dict_with)(torc_grad_scaler, torc_named_tensors, const torc_no_options *);
    torc_grad_scaler (*torc_grad_scaler_new_with)(const torc_grad_scaler_options *);
    void (*torc_grad_scaler_options_init)(torc_grad_scaler_options *);
    torc_tensor (*torc_grad_scaler_scale)(torc_grad_scaler, torc_tensor);
    torc_tensor (*torc_grad_scaler_scale_with)(torc_grad_scaler, torc_tensor, const torc_no_options *);
    bool (*torc_grad_scaler_set_backoff_factor)(torc_grad_scaler, double);
    bool (*torc_grad_scaler_set_backoff_factor_with)(torc_grad_scaler, double, const torc_no_options *);
    bool (*torc_grad_scaler_set_growth_factor)(torc_grad_scaler, double);
    bool (*torc_grad_scaler_set_growth_factor_with)(torc_grad_scaler, double, const torc_no_options *);
    bool (*torc_grad_scaler_set_growth_interval)(torc_grad_scaler, int64_t);
    bool (*torc_grad_scaler_set_growth_interval_with)(torc_grad_scaler, int64_t, const torc_no_options *);
    torc_named_tensors (*torc_grad_scaler_state_dict)(torc_grad_scaler);
    torc_named_tensors (*torc_grad_scaler_state_dict_with)(torc_grad_scaler, const torc_no_options *);
    bool (*torc_grad_scaler_step)(torc_grad_scaler, torc_optimizer);
    bool (*torc_grad_scaler_step_with)(torc_grad_scaler, torc_optimizer, const torc_no_options *);
    bool (*torc_grad_scaler_unscale_)(torc_grad_scaler, torc_optimizer);
    bool (*torc_grad_scaler_unscale_inplace_with)(torc_grad_scaler, torc_optimizer, const torc_no_options *);
    void (*torc_grad_scaler_update_options_init)(torc_grad_scaler_update_options *);
    bool (*torc_grad_scaler_update_with)(torc_grad_scaler, const torc_grad_scaler_update_options *);
    torc_tensor (*torc_grad_with)(torc_tensor, const torc_no_options *);
    void (*torc_gradcheck_options_init)(torc_gradcheck_options *);
    bool (*torc_gradcheck_with)(torc_gradcheck_function, torc_context, torc_tensors, const torc_gradcheck_options *);
    bool (*torc_gradgradcheck_with)(torc_gradcheck_function, torc_context, torc_tensors, const torc_gradcheck_options *);
    torc_node (*torc_gradient_node)(torc_tensor);
    torc_node (*torc_gradient_node_with)(torc_tensor, const torc_no_options *);
    void (*torc_gradient_options_init)(torc_gradient_options *);
    void (*torc_gradient_scalar_list_options_init)(torc_gradient_scalar_list_options *);
    torc_tensors (*torc_gradient_scalar_list_with)(torc_tensor, torc_numbers, const torc_gradient_scalar_list_options *);
    void (*torc_gradient_tensors_options_init)(torc_gradient_tensors_options *);
    torc_tensors (*torc_gradient_tensors_with)(torc_tensor, torc_tensors, const torc_gradient_tensors_options *);
    torc_tensors (*torc_gradient_with)(torc_tensor, const torc_gradient_options *);
    torc_tensor (*torc_grid_sampler)(torc_tensor, torc_tensor, int64_t, int64_t, bool);
    torc_tensor (*torc_grid_sampler_with)(torc_tensor, torc_tensor, int64_t, int64_t, bool, const torc_no_options *);
    void (*torc_group_norm_options_init)(torc_group_norm_options *);
    torc_tensor (*torc_group_norm_with)(torc_tensor, int64_t, const torc_group_norm_options *);
    torc_gru_result (*torc_gru)(torc_tensor, torc_tensor, torc_tensors, bool, int64_t, double, bool, bool, bool);
    void (*torc_gru_cell_options_init)(torc_gru_cell_options *);
    torc_tensor (*torc_gru_cell_with)(torc_tensor, torc_tensor, torc_tensor, torc_tensor, const torc_gru_cell_options *);
    torc_gru_data_result (*torc_gru_data)(torc_tensor, torc_tensor, torc_tensor, torc_tensors, bool, int64_t, double, bool, bool);
    torc_gru_data_result (*torc_gru_data_with)(torc_tensor, torc_tensor, torc_tensor, torc_tensors, bool, int64_t, double, bool, bool, const torc_no_options *);
    torc_gru_result (*torc_gru_with)(torc_tensor, torc_tensor, torc_tensors, bool, int64_t, double, bool, bool, bool, const torc_no_options *);
    torc_tensor (*torc_gt)(torc_tensor, torc_tensor);
    torc_tensor (*torc_gt_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_gt_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_gt_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_gt_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_gt_scalar)(torc_tensor, torc_number);
    torc_tensor (*torc_gt_scalar_)(torc_tensor, torc_number);
    torc_tensor (*torc_gt_scalar_inplace_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_gt_scalar_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_gt_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_half)(torc_tensor);
    torc_tensor (*torc_half_with)(torc_tensor, const torc_no_options *);
    void (*torc_hamming_window_options_init)(torc_hamming_window_options *);
    torc_tensor (*torc_hamming_window_with)(int64_t, const torc_hamming_window_options *);
    void * (*torc_handle_bind)(void *, const torc_binding *, void *);
    void * (*torc_handle_bound)(const void *, const torc_binding *);
    bool (*torc_handle_unbind)(void *, const torc_binding *, void *);
    void (*torc_hann_window_options_init)(torc_hann_window_options *);
    torc_tensor (*torc_hann_window_with)(int64_t, const torc_hann_window_options *);
    void (*torc_hardshrink_options_init)(torc_hardshrink_options *);
    torc_tensor (*torc_hardshrink_out_with)(torc_tensor, torc_tensor, const torc_hardshrink_options *);
    torc_tensor (*torc_hardshrink_with)(torc_tensor, const torc_hardshrink_options *);
    torc_tensor (*torc_hardsigmoid)(torc_tensor);
    torc_tensor (*torc_hardsigmoid_)(torc_tensor);
    torc_tensor (*torc_hardsigmoid_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_hardsigmoid_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_hardsigmoid_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_hardsigmoid_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_hardswish)(torc_tensor);
    torc_tensor (*torc_hardswish_)(torc_tensor);
    torc_tensor (*torc_hardswish_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_hardswish_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_hardswish_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_hardswish_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_hardtanh_inplace_with)(torc_tensor, const torc_hardtanh_options *);
    void (*torc_hardtanh_options_init)(torc_hardtanh_options *);
    torc_tensor (*torc_hardtanh_out_with)(torc_tensor, torc_tensor, const torc_hardtanh_options *);
    torc_tensor (*torc_hardtanh_with)(torc_tensor, const torc_hardtanh_options *);
    torc_tensor (*torc_heaviside)(torc_tensor, torc_tensor);
    torc_tensor (*torc_heaviside_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_heaviside_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_heaviside_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_heaviside_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_heaviside_with)(torc_tensor, torc_tensor, const torc_no_options *);
    void (*torc_hinge_embedding_loss_options_init)(torc_hinge_embedding_loss_options *);
    torc_tensor (*torc_hinge_embedding_loss_with)(torc_tensor, torc_tensor, const torc_hinge_embedding_loss_options *);
    void (*torc_histc_options_init)(torc_histc_options *);
    torc_tensor (*torc_histc_out_with)(torc_tensor, torc_tensor, const torc_histc_options *);
    torc_tensor (*torc_histc_with)(torc_tensor, const torc_histc_options *);
    torc_tensors (*torc_hsplit)(torc_tensor, int64_t);
    torc_tensors (*torc_hsplit_indices)(torc_tensor, torc_ints);
    torc_tensors (*torc_hsplit_indices_with)(torc_tensor, torc_ints, const torc_no_options *);
    torc_tensors (*torc_hsplit_with)(torc_tensor, int64_t, const torc_no_options *);
    torc_tensor (*torc_hstack)(torc_tensors);
    torc_tensor (*torc_hstack_out)(torc_tensor, torc_tensors);
    torc_tensor (*torc_hstack_out_with)(torc_tensor, torc_tensors, const torc_no_options *);
    torc_tensor (*torc_hstack_with)(torc_tensors, const torc_no_options *);
    void (*torc_huber_loss_options_init)(torc_huber_loss_options *);
    torc_tensor (*torc_huber_loss_with)(torc_tensor, torc_tensor, const torc_huber_loss_options *);
    torc_tensor (*torc_hypot)(torc_tensor, torc_tensor);
    torc_tensor (*torc_hypot_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_hypot_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_hypot_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_hypot_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_hypot_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_i0)(torc_tensor);
    torc_tensor (*torc_i0_)(torc_tensor);
    torc_tensor (*torc_i0_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_i0_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_i0_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_i0_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_igamma)(torc_tensor, torc_tensor);
    torc_tensor (*torc_igamma_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_igamma_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_igamma_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_igamma_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_igamma_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_igammac)(torc_tensor, torc_tensor);
    torc_tensor (*torc_igammac_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_igammac_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_igammac_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_igammac_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_igammac_with)(torc_tensor, torc_tensor, const torc_no_options *);
    void (*torc_im2col_options_init)(torc_im2col_options *);
    torc_tensor (*torc_im2col_with)(torc_tensor, torc_ints, const torc_im2col_options *);
    torc_tensor (*torc_imag)(torc_tensor);
    torc_tensor (*torc_imag_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_index)(torc_tensor, torc_tensors);
    torc_tensor (*torc_index_add_inplace_with)(torc_tensor, int64_t, torc_tensor, torc_tensor, const torc_index_add_options *);
    void (*torc_index_add_options_init)(torc_index_add_options *);
    torc_tensor (*torc_index_add_out_with)(torc_tensor, torc_tensor, int64_t, torc_tensor, torc_tensor, const torc_index_add_options *);
    torc_tensor (*torc_index_add_with)(torc_tensor, int64_t, torc_tensor, torc_tensor, const torc_index_add_options *);
    torc_tensor (*torc_index_copy)(torc_tensor, int64_t, torc_tensor, torc_tensor);
    torc_tensor (*torc_index_copy_)(torc_tensor, int64_t, torc_tensor, torc_tensor);
    torc_tensor (*torc_index_copy_inplace_with)(torc_tensor, int64_t, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_index_copy_out)(torc_tensor, torc_tensor, int64_t, torc_tensor, torc_tensor);
    torc_tensor (*torc_index_copy_out_with)(torc_tensor, torc_tensor, int64_t, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_index_copy_with)(torc_tensor, int64_t, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_index_fill)(torc_tensor, int64_t, torc_tensor, torc_number);
    torc_tensor (*torc_index_fill_)(torc_tensor, int64_t, torc_tensor, torc_number);
    torc_tensor (*torc_index_fill_inplace_with)(torc_tensor, int64_t, torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_index_fill_with)(torc_tensor, int64_t, torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_index_put_inplace_with)(torc_tensor, torc_tensors, torc_tensor, const torc_index_put_options *);
    void (*torc_index_put_options_init)(torc_index_put_options *);
    torc_tensor (*torc_index_put_with)(torc_tensor, torc_tensors, torc_tensor, const torc_index_put_options *);
    torc_tensor (*torc_index_reduce_inplace_with)(torc_tensor, int64_t, torc_tensor, torc_tensor, const char *, const torc_index_reduce_options *);
    void (*torc_index_reduce_options_init)(torc_index_reduce_options *);
    torc_tensor (*torc_index_reduce_out_with)(torc_tensor, torc_tensor, int64_t, torc_tensor, torc_tensor, const char *, const torc_index_reduce_options *);
    torc_tensor (*torc_index_reduce_with)(torc_tensor, int64_t, torc_tensor, torc_tensor, const char *, const torc_index_reduce_options *);
    torc_tensor (*torc_index_select)(torc_tensor, int64_t, torc_tensor);
    torc_tensor (*torc_index_select_out)(torc_tensor, torc_tensor, int64_t, torc_tensor);
    torc_tensor (*torc_index_select_out_with)(torc_tensor, torc_tensor, int64_t, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_index_select_with)(torc_tensor, int64_t, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_index_with)(torc_tensor, torc_tensors, const torc_no_options *);
    int (*torc_inference_mode_begin)(void);
    void (*torc_inference_mode_end)(int);
    void (*torc_init_calculate_gain_options_init)(torc_init_calculate_gain_options *);
    double (*torc_init_calculate_gain_with)(const char *, const torc_init_calculate_gain_options *);
    torc_tensor (*torc_init_constant_)(torc_tensor, double);
    torc_tensor (*torc_init_constant_inplace_with)(torc_tensor, double, const torc_no_options *);
    torc_tensor (*torc_init_dirac_inplace_with)(torc_tensor, const torc_init_dirac_options *);
    void (*torc_init_dirac_options_init)(torc_init_dirac_options *);
    torc_tensor (*torc_init_eye_)(torc_tensor);
    torc_tensor (*torc_init_eye_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_init_kaiming_normal_inplace_with)(torc_tensor, const torc_init_kaiming_options *);
    void (*torc_init_kaiming_options_init)(torc_init_kaiming_options *);
    torc_tensor (*torc_init_kaiming_uniform_inplace_with)(torc_tensor, const torc_init_kaiming_options *);
    torc_tensor (*torc_init_normal_inplace_with)(torc_tensor, const torc_init_normal_options *);
    void (*torc_init_normal_options_init)(torc_init_normal_options *);
    torc_tensor (*torc_init_ones_)(torc_tensor);
    torc_tensor (*torc_init_ones_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_init_trunc_normal_inplace_with)(torc_tensor, const torc_init_trunc_normal_options *);
    void (*torc_init_trunc_normal_options_init)(torc_init_trunc_normal_options *);
    torc_tensor (*torc_init_uniform_inplace_with)(torc_tensor, const torc_init_uniform_options *);
    void (*torc_init_uniform_options_init)(torc_init_uniform_options *);
    torc_tensor (*torc_init_xavier_normal_inplace_with)(torc_tensor, const torc_init_xavier_options *);
    void (*torc_init_xavier_options_init)(torc_init_xavier_options *);
    torc_tensor (*torc_init_xavier_uniform_inplace_with)(torc_tensor, const torc_init_xavier_options *);
    torc_tensor (*torc_init_zeros_)(torc_tensor);
    torc_tensor (*torc_init_zeros_inplace_with)(torc_tensor, const torc_no_options *);
    uint64_t (*torc_initial_seed)(void);
    uint64_t (*torc_initial_seed_with)(const torc_no_options *);
    torc_tensor (*torc_inner)(torc_tensor, torc_tensor);
    torc_tensor (*torc_inner_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_inner_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_inner_with)(torc_tensor, torc_tensor, const torc_no_options *);
    void (*torc_instance_norm_options_init)(torc_instance_norm_options *);
    torc_tensor (*torc_instance_norm_with)(torc_tensor, const torc_instance_norm_options *);
    torc_tensor (*torc_int)(torc_tensor);
    torc_tensor (*torc_int_with)(torc_tensor, const torc_no_options *);
    void (*torc_interpolate_options_init)(torc_interpolate_options *);
    torc_tensor (*torc_interpolate_with)(torc_tensor, torc_ints, const torc_interpolate_options *);
    bool (*torc_is_anomaly_enabled)(void);
    bool (*torc_is_autocast_enabled)(torc_device_type);
    bool (*torc_is_checkpoint_valid)(void);
    bool (*torc_is_conj)(torc_tensor);
    void (*torc_is_contiguous_options_init)(torc_is_contiguous_options *);
    bool (*torc_is_contiguous_with)(torc_tensor, const torc_is_contiguous_options *);
    bool (*torc_is_deterministic_algorithms_warn_only_enabled)(void);
    bool (*torc_is_grad_enabled)(void);
    bool (*torc_is_inference)(torc_tensor);
    bool (*torc_is_inference_mode_enabled)(void);
    bool (*torc_is_leaf)(torc_tensor);
    bool (*torc_is_leaf_with)(torc_tensor, const torc_no_options *);
    bool (*torc_is_neg)(torc_tensor);
    bool (*torc_is_nonzero)(torc_tensor);
    bool (*torc_is_nonzero_with)(torc_tensor, const torc_no_options *);
    bool (*torc_is_pinned)(torc_tensor);
    bool (*torc_is_same_view)(torc_tensor, torc_tensor);
    bool (*torc_is_view)(torc_tensor);
    bool (*torc_is_warn_always_enabled)(void);
    void (*torc_isclose_options_init)(torc_isclose_options *);
    torc_tensor (*torc_isclose_with)(torc_tensor, torc_tensor, const torc_isclose_options *);
    torc_tensor (*torc_isfinite)(torc_tensor);
    torc_tensor (*torc_isfinite_with)(torc_tensor, const torc_no_options *);
    void (*torc_isin_options_init)(torc_isin_options *);
    torc_tensor (*torc_isin_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_isin_options *);
    torc_tensor (*torc_isin_with)(torc_tensor, torc_tensor, const torc_isin_options *);
    torc_tensor (*torc_isinf)(torc_tensor);
    torc_tensor (*torc_isinf_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_isnan)(torc_tensor);
    torc_tensor (*torc_isnan_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_isneginf)(torc_tensor);
    torc_tensor (*torc_isneginf_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_isneginf_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_isneginf_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_isposinf)(torc_tensor);
    torc_tensor (*torc_isposinf_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_isposinf_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_isposinf_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_isreal)(torc_tensor);
    torc_tensor (*torc_isreal_with)(torc_tensor, const torc_no_options *);
    double (*torc_item)(torc_tensor);
    int64_t (*torc_item_int64)(torc_tensor);
    int64_t (*torc_item_int64_with)(torc_tensor, const torc_no_options *);
    torc_number (*torc_item_number)(torc_tensor);
    torc_number (*torc_item_number_with)(torc_tensor, const torc_no_options *);
    double (*torc_item_with)(torc_tensor, const torc_no_options *);
    void (*torc_kaiser_window_options_init)(torc_kaiser_window_options *);
    torc_tensor (*torc_kaiser_window_with)(int64_t, const torc_kaiser_window_options *);
    void (*torc_kl_div_options_init)(torc_kl_div_options *);
    torc_tensor (*torc_kl_div_with)(torc_tensor, torc_tensor, const torc_kl_div_options *);
    torc_tensor (*torc_kron)(torc_tensor, torc_tensor);
    torc_tensor (*torc_kron_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_kron_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_kron_with)(torc_tensor, torc_tensor, const torc_no_options *);
    void (*torc_kthvalue_options_init)(torc_kthvalue_options *);
    torc_kthvalue_result (*torc_kthvalue_out_with)(torc_kthvalue_result, torc_tensor, int64_t, const torc_kthvalue_options *);
    torc_kthvalue_result (*torc_kthvalue_with)(torc_tensor, int64_t, const torc_kthvalue_options *);
    void (*torc_l1_loss_options_init)(torc_l1_loss_options *);
    torc_tensor (*torc_l1_loss_with)(torc_tensor, torc_tensor, const torc_l1_loss_options *);
    torc_scheduler (*torc_lambda_lr)(torc_optimizer, torc_lr_lambda, torc_context);
    torc_scheduler (*torc_lambda_lr_with)(torc_optimizer, torc_lr_lambda, torc_context, const torc_no_options *);
    void (*torc_layer_norm_options_init)(torc_layer_norm_options *);
    torc_tensor (*torc_layer_norm_with)(torc_tensor, torc_ints, const torc_layer_norm_options *);
    torc_tensor (*torc_lcm)(torc_tensor, torc_tensor);
    torc_tensor (*torc_lcm_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_lcm_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_lcm_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_lcm_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_lcm_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_ldexp)(torc_tensor, torc_tensor);
    torc_tensor (*torc_ldexp_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_ldexp_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_ldexp_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_ldexp_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_ldexp_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_le)(torc_tensor, torc_tensor);
    torc_tensor (*torc_le_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_le_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_le_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_le_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_le_scalar)(torc_tensor, torc_number);
    torc_tensor (*torc_le_scalar_)(torc_tensor, torc_number);
    torc_tensor (*torc_le_scalar_inplace_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_le_scalar_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_le_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_leaky_relu_inplace_with)(torc_tensor, const torc_leaky_relu_options *);
    void (*torc_leaky_relu_options_init)(torc_leaky_relu_options *);
    torc_tensor (*torc_leaky_relu_out_with)(torc_tensor, torc_tensor, const torc_leaky_relu_options *);
    torc_tensor (*torc_leaky_relu_with)(torc_tensor, const torc_leaky_relu_options *);
    torc_tensor (*torc_lerp)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_lerp_)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_lerp_inplace_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_lerp_out)(torc_tensor, torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_lerp_out_with)(torc_tensor, torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_lerp_scalar)(torc_tensor, torc_tensor, torc_number);
    torc_tensor (*torc_lerp_scalar_)(torc_tensor, torc_tensor, torc_number);
    torc_tensor (*torc_lerp_scalar_inplace_with)(torc_tensor, torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_lerp_scalar_out)(torc_tensor, torc_tensor, torc_tensor, torc_number);
    torc_tensor (*torc_lerp_scalar_out_with)(torc_tensor, torc_tensor, torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_lerp_scalar_with)(torc_tensor, torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_lerp_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_lgamma)(torc_tensor);
    torc_tensor (*torc_lgamma_)(torc_tensor);
    torc_tensor (*torc_lgamma_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_lgamma_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_lgamma_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_lgamma_with)(torc_tensor, const torc_no_options *);
    void (*torc_linalg_cross_options_init)(torc_linalg_cross_options *);
    torc_tensor (*torc_linalg_cross_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_linalg_cross_options *);
    torc_tensor (*torc_linalg_cross_with)(torc_tensor, torc_tensor, const torc_linalg_cross_options *);
    void (*torc_linalg_matrix_norm_options_init)(torc_linalg_matrix_norm_options *);
    torc_tensor (*torc_linalg_matrix_norm_out_with)(torc_tensor, torc_tensor, torc_number, const torc_linalg_matrix_norm_options *);
    void (*torc_linalg_matrix_norm_str_options_init)(torc_linalg_matrix_norm_str_options *);
    torc_tensor (*torc_linalg_matrix_norm_str_out_with)(torc_tensor, torc_tensor, const torc_linalg_matrix_norm_str_options *);
    torc_tensor (*torc_linalg_matrix_norm_str_with)(torc_tensor, const torc_linalg_matrix_norm_str_options *);
    torc_tensor (*torc_linalg_matrix_norm_with)(torc_tensor, torc_number, const torc_linalg_matrix_norm_options *);
    torc_tensor (*torc_linalg_multi_dot)(torc_tensors);
    torc_tensor (*torc_linalg_multi_dot_out)(torc_tensor, torc_tensors);
    torc_tensor (*torc_linalg_multi_dot_out_with)(torc_tensor, torc_tensors, const torc_no_options *);
    torc_tensor (*torc_linalg_multi_dot_with)(torc_tensors, const torc_no_options *);
    void (*torc_linalg_norm_options_init)(torc_linalg_norm_options *);
    torc_tensor (*torc_linalg_norm_out_with)(torc_tensor, torc_tensor, const torc_linalg_norm_options *);
    void (*torc_linalg_norm_str_options_init)(torc_linalg_norm_str_options *);
    torc_tensor (*torc_linalg_norm_str_out_with)(torc_tensor, torc_tensor, const char *, const torc_linalg_norm_str_options *);
    torc_tensor (*torc_linalg_norm_str_with)(torc_tensor, const char *, const torc_linalg_norm_str_options *);
    torc_tensor (*torc_linalg_norm_with)(torc_tensor, const torc_linalg_norm_options *);
    void (*torc_linalg_vander_options_init)(torc_linalg_vander_options *);
    torc_tensor (*torc_linalg_vander_with)(torc_tensor, const torc_linalg_vander_options *);
    void (*torc_linalg_vecdot_options_init)(torc_linalg_vecdot_options *);
    torc_tensor (*torc_linalg_vecdot_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_linalg_vecdot_options *);
    torc_tensor (*torc_linalg_vecdot_with)(torc_tensor, torc_tensor, const torc_linalg_vecdot_options *);
    void (*torc_linear_gelu_linear_options_init)(torc_linear_gelu_linear_options *);
    torc_tensor (*torc_linear_gelu_linear_with)(torc_tensor, torc_tensor, torc_tensor, torc_tensor, torc_tensor, const torc_linear_gelu_linear_options *);
    void (*torc_linear_gelu_options_init)(torc_linear_gelu_options *);
    torc_tensor (*torc_linear_gelu_with)(torc_tensor, torc_tensor, const torc_linear_gelu_options *);
    void (*torc_linear_lr_options_init)(torc_linear_lr_options *);
    torc_scheduler (*torc_linear_lr_with)(torc_optimizer, const torc_linear_lr_options *);
    void (*torc_linear_options_init)(torc_linear_options *);
    torc_tensor (*torc_linear_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_linear_options *);
    torc_tensor (*torc_linear_with)(torc_tensor, torc_tensor, const torc_linear_options *);
    void (*torc_linspace_options_init)(torc_linspace_options *);
    torc_tensor (*torc_linspace_out_with)(torc_tensor, torc_number, torc_number, int64_t, const torc_linspace_options *);
    torc_tensor (*torc_linspace_with)(torc_number, torc_number, int64_t, const torc_linspace_options *);
    torc_tensor (*torc_log)(torc_tensor);
    torc_tensor (*torc_log10)(torc_tensor);
    torc_tensor (*torc_log10_)(torc_tensor);
    torc_tensor (*torc_log10_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_log10_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_log10_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_log10_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_log1p)(torc_tensor);
    torc_tensor (*torc_log1p_)(torc_tensor);
    torc_tensor (*torc_log1p_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_log1p_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_log1p_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_log1p_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_log2)(torc_tensor);
    torc_tensor (*torc_log2_)(torc_tensor);
    torc_tensor (*torc_log2_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_log2_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_log2_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_log2_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_log_)(torc_tensor);
    torc_tensor (*torc_log_inplace_with)(torc_tensor, const torc_no_options *);
    void (*torc_log_normal_inplace_options_init)(torc_log_normal_inplace_options *);
    torc_tensor (*torc_log_normal_inplace_with)(torc_tensor, const torc_log_normal_inplace_options *);
    torc_tensor (*torc_log_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_log_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    void (*torc_log_softmax_options_init)(torc_log_softmax_options *);
    torc_tensor (*torc_log_softmax_out_with)(torc_tensor, torc_tensor, int64_t, const torc_log_softmax_options *);
    torc_tensor (*torc_log_softmax_with)(torc_tensor, int64_t, const torc_log_softmax_options *);
    torc_tensor (*torc_log_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_logaddexp)(torc_tensor, torc_tensor);
    torc_tensor (*torc_logaddexp2)(torc_tensor, torc_tensor);
    torc_tensor (*torc_logaddexp2_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_logaddexp2_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_logaddexp2_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_logaddexp_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_logaddexp_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_logaddexp_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_logcumsumexp)(torc_tensor, int64_t);
    torc_tensor (*torc_logcumsumexp_out)(torc_tensor, torc_tensor, int64_t);
    torc_tensor (*torc_logcumsumexp_out_with)(torc_tensor, torc_tensor, int64_t, const torc_no_options *);
    torc_tensor (*torc_logcumsumexp_with)(torc_tensor, int64_t, const torc_no_options *);
    torc_tensor (*torc_logical_and)(torc_tensor, torc_tensor);
    torc_tensor (*torc_logical_and_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_logical_and_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_logical_and_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_logical_and_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_logical_and_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_logical_not)(torc_tensor);
    torc_tensor (*torc_logical_not_)(torc_tensor);
    torc_tensor (*torc_logical_not_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_logical_not_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_logical_not_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_logical_not_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_logical_or)(torc_tensor, torc_tensor);
    torc_tensor (*torc_logical_or_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_logical_or_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_logical_or_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_logical_or_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_logical_or_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_logical_xor)(torc_tensor, torc_tensor);
    torc_tensor (*torc_logical_xor_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_logical_xor_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_logical_xor_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_logical_xor_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_logical_xor_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_logit_inplace_with)(torc_tensor, const torc_logit_options *);
    void (*torc_logit_options_init)(torc_logit_options *);
    torc_tensor (*torc_logit_out_with)(torc_tensor, torc_tensor, const torc_logit_options *);
    torc_tensor (*torc_logit_with)(torc_tensor, const torc_logit_options *);
    torc_tensor (*torc_logsigmoid)(torc_tensor);
    torc_tensor (*torc_logsigmoid_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_logsigmoid_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_logsigmoid_with)(torc_tensor, const torc_no_options *);
    void (*torc_logspace_options_init)(torc_logspace_options *);
    torc_tensor (*torc_logspace_out_with)(torc_tensor, torc_number, torc_number, int64_t, const torc_logspace_options *);
    torc_tensor (*torc_logspace_with)(torc_number, torc_number, int64_t, const torc_logspace_options *);
    void (*torc_logsumexp_options_init)(torc_logsumexp_options *);
    torc_tensor (*torc_logsumexp_out_with)(torc_tensor, torc_tensor, torc_ints, const torc_logsumexp_options *);
    torc_tensor (*torc_logsumexp_with)(torc_tensor, torc_ints, const torc_logsumexp_options *);
    torc_tensor (*torc_long)(torc_tensor);
    torc_tensor (*torc_long_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_loss_forward)(torc_module, torc_tensor, torc_tensor);
    torc_tensor (*torc_loss_forward_with)(torc_module, torc_tensor, torc_tensor, const torc_no_options *);
    torc_lstm_result (*torc_lstm)(torc_tensor, torc_tensors, torc_tensors, bool, int64_t, double, bool, bool, bool);
    void (*torc_lstm_cell_options_init)(torc_lstm_cell_options *);
    torc_lstm_cell_result (*torc_lstm_cell_with)(torc_tensor, torc_tensors, torc_tensor, torc_tensor, const torc_lstm_cell_options *);
    torc_lstm_data_result (*torc_lstm_data)(torc_tensor, torc_tensor, torc_tensors, torc_tensors, bool, int64_t, double, bool, bool);
    torc_lstm_data_result (*torc_lstm_data_with)(torc_tensor, torc_tensor, torc_tensors, torc_tensors, bool, int64_t, double, bool, bool, const torc_no_options *);
    torc_lstm_result (*torc_lstm_with)(torc_tensor, torc_tensors, torc_tensors, bool, int64_t, double, bool, bool, bool, const torc_no_options *);
    torc_tensor (*torc_lt)(torc_tensor, torc_tensor);
    torc_tensor (*torc_lt_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_lt_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_lt_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_lt_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_lt_scalar)(torc_tensor, torc_number);
    torc_tensor (*torc_lt_scalar_)(torc_tensor, torc_number);
    torc_tensor (*torc_lt_scalar_inplace_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_lt_scalar_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_lt_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_mH)(torc_tensor);
    torc_tensor (*torc_mH_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_mT)(torc_tensor);
    torc_tensor (*torc_mT_with)(torc_tensor, const torc_no_options *);
    bool (*torc_manual_seed)(uint64_t);
    bool (*torc_manual_seed_with)(uint64_t, const torc_no_options *);
    void (*torc_margin_ranking_loss_options_init)(torc_margin_ranking_loss_options *);
    torc_tensor (*torc_margin_ranking_loss_with)(torc_tensor, torc_tensor, torc_tensor, const torc_margin_ranking_loss_options *);
    torc_tensor (*torc_masked_fill)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_masked_fill_)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_masked_fill_inplace_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_masked_fill_scalar)(torc_tensor, torc_tensor, torc_number);
    torc_tensor (*torc_masked_fill_scalar_)(torc_tensor, torc_tensor, torc_number);
    torc_tensor (*torc_masked_fill_scalar_inplace_with)(torc_tensor, torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_masked_fill_scalar_with)(torc_tensor, torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_masked_fill_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_masked_scatter)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_masked_scatter_)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_masked_scatter_inplace_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_masked_scatter_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_masked_select)(torc_tensor, torc_tensor);
    torc_tensor (*torc_masked_select_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_masked_select_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_masked_select_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_matmul)(torc_tensor, torc_tensor);
    torc_tensor (*torc_matmul_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_matmul_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_matmul_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_max)(torc_tensor);
    void (*torc_max_dim_options_init)(torc_max_dim_options *);
    torc_max_dim_result (*torc_max_dim_out_with)(torc_max_dim_result, torc_tensor, int64_t, const torc_max_dim_options *);
    torc_max_dim_result (*torc_max_dim_with)(torc_tensor, int64_t, const torc_max_dim_options *);
    torc_tensor (*torc_max_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_max_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    void (*torc_max_pool1d_options_init)(torc_max_pool1d_options *);
    torc_tensor (*torc_max_pool1d_with)(torc_tensor, torc_ints, const torc_max_pool1d_options *);
    void (*torc_max_pool2d_options_init)(torc_max_pool2d_options *);
    torc_tensor (*torc_max_pool2d_with)(torc_tensor, torc_ints, const torc_max_pool2d_options *);
    void (*torc_max_pool2d_with_indices_options_init)(torc_max_pool2d_with_indices_options *);
    torc_max_pool2d_with_indices_result (*torc_max_pool2d_with_indices_with)(torc_tensor, torc_ints, const torc_max_pool2d_with_indices_options *);
    void (*torc_max_pool3d_options_init)(torc_max_pool3d_options *);
    torc_tensor (*torc_max_pool3d_with)(torc_tensor, torc_ints, const torc_max_pool3d_options *);
    void (*torc_max_pool3d_with_indices_options_init)(torc_max_pool3d_with_indices_options *);
    torc_max_pool3d_with_indices_result (*torc_max_pool3d_with_indices_with)(torc_tensor, torc_ints, const torc_max_pool3d_with_indices_options *);
    torc_tensor (*torc_max_unpool2d)(torc_tensor, torc_tensor, torc_ints);
    torc_tensor (*torc_max_unpool2d_with)(torc_tensor, torc_tensor, torc_ints, const torc_no_options *);
    torc_tensor (*torc_max_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_maximum)(torc_tensor, torc_tensor);
    torc_tensor (*torc_maximum_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_maximum_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_maximum_with)(torc_tensor, torc_tensor, const torc_no_options *);
    void (*torc_mean_options_init)(torc_mean_options *);
    torc_tensor (*torc_mean_out_with)(torc_tensor, torc_tensor, const torc_mean_options *);
    torc_tensor (*torc_mean_with)(torc_tensor, const torc_mean_options *);
    torc_tensor (*torc_median)(torc_tensor);
    void (*torc_median_dim_options_init)(torc_median_dim_options *);
    torc_median_dim_result (*torc_median_dim_out_with)(torc_median_dim_result, torc_tensor, int64_t, const torc_median_dim_options *);
    torc_median_dim_result (*torc_median_dim_with)(torc_tensor, int64_t, const torc_median_dim_options *);
    torc_tensor (*torc_median_with)(torc_tensor, const torc_no_options *);
    void (*torc_meshgrid_options_init)(torc_meshgrid_options *);
    torc_tensors (*torc_meshgrid_with)(torc_tensors, const torc_meshgrid_options *);
    torc_tensor (*torc_min)(torc_tensor);
    void (*torc_min_dim_options_init)(torc_min_dim_options *);
    torc_min_dim_result (*torc_min_dim_out_with)(torc_min_dim_result, torc_tensor, int64_t, const torc_min_dim_options *);
    torc_min_dim_result (*torc_min_dim_with)(torc_tensor, int64_t, const torc_min_dim_options *);
    torc_tensor (*torc_min_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_min_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_min_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_minimum)(torc_tensor, torc_tensor);
    torc_tensor (*torc_minimum_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_minimum_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_minimum_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_mish)(torc_tensor);
    torc_tensor (*torc_mish_)(torc_tensor);
    torc_tensor (*torc_mish_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_mish_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_mish_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_mish_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_mm)(torc_tensor, torc_tensor);
    torc_tensor (*torc_mm_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_mm_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_mm_with)(torc_tensor, torc_tensor, const torc_no_options *);
    void (*torc_mode_options_init)(torc_mode_options *);
    torc_mode_result (*torc_mode_out_with)(torc_mode_result, torc_tensor, const torc_mode_options *);
    torc_mode_result (*torc_mode_with)(torc_tensor, const torc_mode_options *);
    bool (*torc_module_apply)(torc_module, torc_module_visitor, torc_context);
    bool (*torc_module_apply_with)(torc_module, torc_module_visitor, torc_context, const torc_no_options *);
    const char * (*torc_module_class_name)(torc_module);
    void * (*torc_module_context)(torc_module, const torc_module_class *);
    bool (*torc_module_eval)(torc_module);
    bool (*torc_module_eval_with)(torc_module, const torc_no_options *);
    torc_tensor (*torc_module_forward)(torc_module, torc_tensor);
    torc_tensor (*torc_module_forward_many)(torc_module, torc_tensors);
    torc_tensor (*torc_module_forward_many_with)(torc_module, torc_tensors, const torc_no_options *);
    torc_tensor (*torc_module_forward_with)(torc_module, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_module_get_buffer)(torc_module, const char *);
    torc_tensor (*torc_module_get_buffer_with)(torc_module, const char *, const torc_no_options *);
    torc_tensor (*torc_module_get_parameter)(torc_module, const char *);
    torc_tensor (*torc_module_get_parameter_with)(torc_module, const char *, const torc_no_options *);
    torc_module (*torc_module_get_submodule)(torc_module, const char *);
    torc_module (*torc_module_get_submodule_with)(torc_module, const char *, const torc_no_options *);
    bool (*torc_module_is_training)(torc_module);
    void (*torc_module_load_state_dict_options_init)(torc_module_load_state_dict_options *);
    bool (*torc_module_load_state_dict_with)(torc_module, torc_named_tensors, const torc_module_load_state_dict_options *);
    torc_named_tensors (*torc_module_named_buffers)(torc_module);
    torc_named_tensors (*torc_module_named_buffers_with)(torc_module, const torc_no_options *);
    torc_named_modules (*torc_module_named_children)(torc_module);
    torc_named_modules (*torc_module_named_children_with)(torc_module, const torc_no_options *);
    torc_named_modules (*torc_module_named_modules)(torc_module);
    torc_named_modules (*torc_module_named_modules_with)(torc_module, const torc_no_options *);
    torc_named_tensors (*torc_module_named_parameters)(torc_module);
    torc_named_tensors (*torc_module_named_parameters_with)(torc_module, const torc_no_options *);
    torc_module (*torc_module_new)(const torc_module_class *, torc_context);
    torc_tensors (*torc_module_parameters)(torc_module);
    torc_tensors (*torc_module_parameters_with)(torc_module, const torc_no_options *);
    void (*torc_module_register_buffer_options_init)(torc_module_register_buffer_options *);
    bool (*torc_module_register_buffer_with)(torc_module, const char *, torc_tensor, const torc_module_register_buffer_options *);
    uint64_t (*torc_module_register_forward_hook)(torc_module, torc_module_hook, torc_context);
    uint64_t (*torc_module_register_forward_hook_with)(torc_module, torc_module_hook, torc_context, const torc_no_options *);
    uint64_t (*torc_module_register_forward_pre_hook)(torc_module, torc_module_pre_hook, torc_context);
    uint64_t (*torc_module_register_forward_pre_hook_with)(torc_module, torc_module_pre_hook, torc_context, const torc_no_options *);
    bool (*torc_module_register_module)(torc_module, const char *, torc_module);
    bool (*torc_module_register_module_with)(torc_module, const char *, torc_module, const torc_no_options *);
    bool (*torc_module_register_parameter)(torc_module, const char *, torc_tensor);
    bool (*torc_module_register_parameter_with)(torc_module, const char *, torc_tensor, const torc_no_options *);
    bool (*torc_module_remove_hook)(torc_module, uint64_t);
    bool (*torc_module_remove_hook_with)(torc_module, uint64_t, const torc_no_options *);
    bool (*torc_module_requires_grad_inplace_with)(torc_module, const torc_module_requires_grad_options *);
    void (*torc_module_requires_grad_options_init)(torc_module_requires_grad_options *);
    torc_named_tensors (*torc_module_state_dict)(torc_module);
    torc_named_tensors (*torc_module_state_dict_with)(torc_module, const torc_no_options *);
    void (*torc_module_to_options_init)(torc_module_to_options *);
    const char * (*torc_module_to_string)(torc_module);
    const char * (*torc_module_to_string_with)(torc_module, const torc_no_options *);
    torc_module (*torc_module_to_with)(torc_module, const torc_module_to_options *);
    void (*torc_module_train_options_init)(torc_module_train_options *);
    bool (*torc_module_train_with)(torc_module, const torc_module_train_options *);
    void (*torc_module_zero_grad_options_init)(torc_module_zero_grad_options *);
    bool (*torc_module_zero_grad_with)(torc_module, const torc_module_zero_grad_options *);
    torc_tensor (*torc_movedim)(torc_tensor, torc_ints, torc_ints);
    torc_tensor (*torc_movedim_with)(torc_tensor, torc_ints, torc_ints, const torc_no_options *);
    void (*torc_mse_loss_options_init)(torc_mse_loss_options *);
    torc_tensor (*torc_mse_loss_with)(torc_tensor, torc_tensor, const torc_mse_loss_options *);
    torc_tensor (*torc_msort)(torc_tensor);
    torc_tensor (*torc_msort_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_msort_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_msort_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_mul)(torc_tensor, torc_tensor);
    torc_tensor (*torc_mul_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_mul_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_mul_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_mul_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_mul_scalar)(torc_tensor, torc_number);
    torc_tensor (*torc_mul_scalar_)(torc_tensor, torc_number);
    torc_tensor (*torc_mul_scalar_inplace_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_mul_scalar_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_mul_with)(torc_tensor, torc_tensor, const torc_no_options *);
    void (*torc_multi_margin_loss_options_init)(torc_multi_margin_loss_options *);
    torc_tensor (*torc_multi_margin_loss_with)(torc_tensor, torc_tensor, const torc_multi_margin_loss_options *);
    torc_scheduler (*torc_multi_step_lr_with)(torc_optimizer, torc_ints, const torc_step_lr_options *);
    void (*torc_multilabel_margin_loss_options_init)(torc_multilabel_margin_loss_options *);
    torc_tensor (*torc_multilabel_margin_loss_with)(torc_tensor, torc_tensor, const torc_multilabel_margin_loss_options *);
    void (*torc_multinomial_options_init)(torc_multinomial_options *);
    torc_tensor (*torc_multinomial_out_with)(torc_tensor, torc_tensor, int64_t, const torc_multinomial_options *);
    torc_tensor (*torc_multinomial_with)(torc_tensor, int64_t, const torc_multinomial_options *);
    torc_tensor (*torc_mv)(torc_tensor, torc_tensor);
    torc_tensor (*torc_mv_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_mv_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_mv_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_mvlgamma)(torc_tensor, int64_t);
    torc_tensor (*torc_mvlgamma_)(torc_tensor, int64_t);
    torc_tensor (*torc_mvlgamma_inplace_with)(torc_tensor, int64_t, const torc_no_options *);
    torc_tensor (*torc_mvlgamma_out)(torc_tensor, torc_tensor, int64_t);
    torc_tensor (*torc_mvlgamma_out_with)(torc_tensor, torc_tensor, int64_t, const torc_no_options *);
    torc_tensor (*torc_mvlgamma_with)(torc_tensor, int64_t, const torc_no_options *);
    torc_named_tensors (*torc_named_tensors_concat)(const torc_named_tensors *, int64_t);
    torc_named_tensors (*torc_named_tensors_concat_with)(const torc_named_tensors *, int64_t, const torc_no_options *);
    torc_tensor (*torc_named_tensors_find)(torc_named_tensors, const char *);
    torc_named_tensors (*torc_named_tensors_make)(const char *const *, const torc_tensor *, int64_t);
    torc_named_tensors (*torc_named_tensors_make_with)(const char *const *, const torc_tensor *, int64_t, const torc_no_options *);
    torc_named_tensors (*torc_named_tensors_prefix)(torc_named_tensors, const char *);
    torc_named_tensors (*torc_named_tensors_prefix_with)(torc_named_tensors, const char *, const torc_no_options *);
    torc_named_tensors (*torc_named_tensors_select)(torc_named_tensors, const char *);
    torc_named_tensors (*torc_named_tensors_select_with)(torc_named_tensors, const char *, const torc_no_options *);
    torc_tensor (*torc_nan_to_num_inplace_with)(torc_tensor, const torc_nan_to_num_options *);
    void (*torc_nan_to_num_options_init)(torc_nan_to_num_options *);
    torc_tensor (*torc_nan_to_num_out_with)(torc_tensor, torc_tensor, const torc_nan_to_num_options *);
    torc_tensor (*torc_nan_to_num_with)(torc_tensor, const torc_nan_to_num_options *);
    void (*torc_nanmean_options_init)(torc_nanmean_options *);
    torc_tensor (*torc_nanmean_out_with)(torc_tensor, torc_tensor, const torc_nanmean_options *);
    torc_tensor (*torc_nanmean_with)(torc_tensor, const torc_nanmean_options *);
    torc_tensor (*torc_nanmedian)(torc_tensor);
    void (*torc_nanmedian_dim_options_init)(torc_nanmedian_dim_options *);
    torc_nanmedian_dim_result (*torc_nanmedian_dim_out_with)(torc_nanmedian_dim_result, torc_tensor, int64_t, const torc_nanmedian_dim_options *);
    torc_nanmedian_dim_result (*torc_nanmedian_dim_with)(torc_tensor, int64_t, const torc_nanmedian_dim_options *);
    torc_tensor (*torc_nanmedian_with)(torc_tensor, const torc_no_options *);
    void (*torc_nanquantile_options_init)(torc_nanquantile_options *);
    torc_tensor (*torc_nanquantile_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_nanquantile_options *);
    void (*torc_nanquantile_scalar_options_init)(torc_nanquantile_scalar_options *);
    torc_tensor (*torc_nanquantile_scalar_out_with)(torc_tensor, torc_tensor, double, const torc_nanquantile_scalar_options *);
    torc_tensor (*torc_nanquantile_scalar_with)(torc_tensor, double, const torc_nanquantile_scalar_options *);
    torc_tensor (*torc_nanquantile_with)(torc_tensor, torc_tensor, const torc_nanquantile_options *);
    void (*torc_nansum_options_init)(torc_nansum_options *);
    torc_tensor (*torc_nansum_out_with)(torc_tensor, torc_tensor, const torc_nansum_options *);
    torc_tensor (*torc_nansum_with)(torc_tensor, const torc_nansum_options *);
    torc_tensor (*torc_narrow)(torc_tensor, int64_t, int64_t, int64_t);
    torc_tensor (*torc_narrow_copy)(torc_tensor, int64_t, int64_t, int64_t);
    torc_tensor (*torc_narrow_copy_out)(torc_tensor, torc_tensor, int64_t, int64_t, int64_t);
    torc_tensor (*torc_narrow_copy_out_with)(torc_tensor, torc_tensor, int64_t, int64_t, int64_t, const torc_no_options *);
    torc_tensor (*torc_narrow_copy_with)(torc_tensor, int64_t, int64_t, int64_t, const torc_no_options *);
    torc_tensor (*torc_narrow_with)(torc_tensor, int64_t, int64_t, int64_t, const torc_no_options *);
    torc_native_batch_norm_result (*torc_native_batch_norm)(torc_tensor, torc_tensor, torc_tensor, torc_tensor, torc_tensor, bool, double, double);
    torc_native_batch_norm_result (*torc_native_batch_norm_out)(torc_native_batch_norm_result, torc_tensor, torc_tensor, torc_tensor, torc_tensor, torc_tensor, bool, double, double);
    torc_native_batch_norm_result (*torc_native_batch_norm_out_with)(torc_native_batch_norm_result, torc_tensor, torc_tensor, torc_tensor, torc_tensor, torc_tensor, bool, double, double, const torc_no_options *);
    torc_native_batch_norm_result (*torc_native_batch_norm_with)(torc_tensor, torc_tensor, torc_tensor, torc_tensor, torc_tensor, bool, double, double, const torc_no_options *);
    void (*torc_native_dropout_options_init)(torc_native_dropout_options *);
    torc_native_dropout_result (*torc_native_dropout_with)(torc_tensor, double, bool, const torc_native_dropout_options *);
    torc_native_group_norm_result (*torc_native_group_norm)(torc_tensor, torc_tensor, torc_tensor, int64_t, int64_t, int64_t, int64_t, double);
    torc_native_group_norm_result (*torc_native_group_norm_with)(torc_tensor, torc_tensor, torc_tensor, int64_t, int64_t, int64_t, int64_t, double, const torc_no_options *);
    torc_native_layer_norm_result (*torc_native_layer_norm)(torc_tensor, torc_ints, torc_tensor, torc_tensor, double);
    torc_native_layer_norm_result (*torc_native_layer_norm_with)(torc_tensor, torc_ints, torc_tensor, torc_tensor, double, const torc_no_options *);
    torc_tensor (*torc_ne)(torc_tensor, torc_tensor);
    torc_tensor (*torc_ne_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_ne_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_ne_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_ne_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_ne_scalar)(torc_tensor, torc_number);
    torc_tensor (*torc_ne_scalar_)(torc_tensor, torc_number);
    torc_tensor (*torc_ne_scalar_inplace_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_ne_scalar_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_ne_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_neg)(torc_tensor);
    torc_tensor (*torc_neg_)(torc_tensor);
    torc_tensor (*torc_neg_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_neg_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_neg_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_neg_with)(torc_tensor, const torc_no_options *);
    void (*torc_new_empty_options_init)(torc_new_empty_options *);
    torc_tensor (*torc_new_empty_with)(torc_tensor, torc_ints, const torc_new_empty_options *);
    void (*torc_new_full_options_init)(torc_new_full_options *);
    torc_tensor (*torc_new_full_with)(torc_tensor, torc_ints, torc_number, const torc_new_full_options *);
    void (*torc_new_ones_options_init)(torc_new_ones_options *);
    torc_tensor (*torc_new_ones_with)(torc_tensor, torc_ints, const torc_new_ones_options *);
    void (*torc_new_zeros_options_init)(torc_new_zeros_options *);
    torc_tensor (*torc_new_zeros_with)(torc_tensor, torc_ints, const torc_new_zeros_options *);
    torc_tensor (*torc_nextafter)(torc_tensor, torc_tensor);
    torc_tensor (*torc_nextafter_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_nextafter_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_nextafter_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_nextafter_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_nextafter_with)(torc_tensor, torc_tensor, const torc_no_options *);
    void (*torc_nll_loss_options_init)(torc_nll_loss_options *);
    torc_tensor (*torc_nll_loss_with)(torc_tensor, torc_tensor, const torc_nll_loss_options *);
    torc_module (*torc_nn_adaptive_avg_pool2d)(torc_ints);
    torc_module (*torc_nn_adaptive_avg_pool2d_with)(torc_ints, const torc_no_options *);
    torc_module (*torc_nn_append)(torc_module, torc_module);
    torc_module (*torc_nn_append_with)(torc_module, torc_module, const torc_no_options *);
    torc_module (*torc_nn_avg_pool2d_with)(torc_ints, const torc_nn_avg_pool_options *);
    void (*torc_nn_avg_pool_options_init)(torc_nn_avg_pool_options *);
    torc_module (*torc_nn_batch_norm1d_with)(int64_t, const torc_nn_batch_norm_options *);
    torc_module (*torc_nn_batch_norm2d_with)(int64_t, const torc_nn_batch_norm_options *);
    void (*torc_nn_batch_norm_options_init)(torc_nn_batch_norm_options *);
    void (*torc_nn_bce_with_logits_loss_options_init)(torc_nn_bce_with_logits_loss_options *);
    torc_module (*torc_nn_bce_with_logits_loss_with)(const torc_nn_bce_with_logits_loss_options *);
    void (*torc_nn_class_loss_options_init)(torc_nn_class_loss_options *);
    torc_module (*torc_nn_conv1d_with)(int64_t, int64_t, torc_ints, const torc_nn_conv_options *);
    torc_module (*torc_nn_conv2d_with)(int64_t, int64_t, torc_ints, const torc_nn_conv_options *);
    void (*torc_nn_conv_options_init)(torc_nn_conv_options *);
    torc_module (*torc_nn_cross_entropy_loss_with)(const torc_nn_class_loss_options *);
    torc_module (*torc_nn_dropout2d_with)(const torc_nn_dropout_options *);
    void (*torc_nn_dropout_options_init)(torc_nn_dropout_options *);
    torc_module (*torc_nn_dropout_with)(const torc_nn_dropout_options *);
    void (*torc_nn_elu_options_init)(torc_nn_elu_options *);
    torc_module (*torc_nn_elu_with)(const torc_nn_elu_options *);
    void (*torc_nn_embedding_options_init)(torc_nn_embedding_options *);
    torc_module (*torc_nn_embedding_with)(int64_t, int64_t, const torc_nn_embedding_options *);
    void (*torc_nn_flatten_options_init)(torc_nn_flatten_options *);
    torc_module (*torc_nn_flatten_with)(const torc_nn_flatten_options *);
    void (*torc_nn_gelu_options_init)(torc_nn_gelu_options *);
    torc_module (*torc_nn_gelu_with)(const torc_nn_gelu_options *);
    void (*torc_nn_group_norm_options_init)(torc_nn_group_norm_options *);
    torc_module (*torc_nn_group_norm_with)(int64_t, int64_t, const torc_nn_group_norm_options *);
    torc_module (*torc_nn_hardswish_with)(const torc_nn_inplace_options *);
    void (*torc_nn_hardtanh_options_init)(torc_nn_hardtanh_options *);
    torc_module (*torc_nn_hardtanh_with)(const torc_nn_hardtanh_options *);
    torc_module (*torc_nn_identity)(void);
    torc_module (*torc_nn_identity_with)(const torc_no_options *);
    void (*torc_nn_inplace_options_init)(torc_nn_inplace_options *);
    torc_module (*torc_nn_l1_loss_with)(const torc_nn_loss_options *);
    torc_module (*torc_nn_lambda)(const char *, torc_module_function, torc_context);
    torc_module (*torc_nn_lambda_with)(const char *, torc_module_function, torc_context, const torc_no_options *);
    void (*torc_nn_layer_norm_options_init)(torc_nn_layer_norm_options *);
    torc_module (*torc_nn_layer_norm_with)(torc_ints, const torc_nn_layer_norm_options *);
    void (*torc_nn_leaky_relu_options_init)(torc_nn_leaky_relu_options *);
    torc_module (*torc_nn_leaky_relu_with)(const torc_nn_leaky_relu_options *);
    void (*torc_nn_linear_options_init)(torc_nn_linear_options *);
    torc_module (*torc_nn_linear_with)(int64_t, int64_t, const torc_nn_linear_options *);
    torc_module (*torc_nn_log_softmax)(int64_t);
    torc_module (*torc_nn_log_softmax_with)(int64_t, const torc_no_options *);
    void (*torc_nn_loss_options_init)(torc_nn_loss_options *);
    torc_module (*torc_nn_max_pool2d_with)(torc_ints, const torc_nn_max_pool_options *);
    void (*torc_nn_max_pool_options_init)(torc_nn_max_pool_options *);
    torc_module (*torc_nn_mish_with)(const torc_nn_inplace_options *);
    torc_module (*torc_nn_module_list)(torc_modules);
    torc_module (*torc_nn_module_list_with)(torc_modules, const torc_no_options *);
    torc_module (*torc_nn_mse_loss_with)(const torc_nn_loss_options *);
    torc_module (*torc_nn_nll_loss_with)(const torc_nn_class_loss_options *);
    torc_module (*torc_nn_relu6_with)(const torc_nn_inplace_options *);
    torc_module (*torc_nn_relu_with)(const torc_nn_inplace_options *);
    torc_module (*torc_nn_rms_norm_with)(torc_ints, const torc_nn_layer_norm_options *);
    torc_module (*torc_nn_sequential_list)(torc_modules);
    torc_module (*torc_nn_sequential_list_with)(torc_modules, const torc_no_options *);
    torc_module (*torc_nn_sigmoid)(void);
    torc_module (*torc_nn_sigmoid_with)(const torc_no_options *);
    torc_module (*torc_nn_silu_with)(const torc_nn_inplace_options *);
    torc_module (*torc_nn_softmax)(int64_t);
    torc_module (*torc_nn_softmax_with)(int64_t, const torc_no_options *);
    void (*torc_nn_softplus_options_init)(torc_nn_softplus_options *);
    torc_module (*torc_nn_softplus_with)(const torc_nn_softplus_options *);
    torc_module (*torc_nn_tanh)(void);
    torc_module (*torc_nn_tanh_with)(const torc_no_options *);
    torc_module (*torc_nn_unflatten)(int64_t, torc_ints);
    torc_module (*torc_nn_unflatten_with)(int64_t, torc_ints, const torc_no_options *);
    bool (*torc_no_grad_begin)(void);
    void (*torc_no_grad_end)(bool);
    torc_tensors (*torc_node_apply)(torc_node, torc_tensors);
    torc_tensors (*torc_node_apply_with)(torc_node, torc_tensors, const torc_no_options *);
    const char * (*torc_node_name)(torc_node);
    torc_node (*torc_node_next)(torc_node, int64_t);
    int64_t (*torc_node_next_count)(torc_node);
    int64_t (*torc_node_next_count_with)(torc_node, const torc_no_options *);
    int64_t (*torc_node_next_output_nr)(torc_node, int64_t);
    int64_t (*torc_node_next_output_nr_with)(torc_node, int64_t, const torc_no_options *);
    torc_node (*torc_node_next_with)(torc_node, int64_t, const torc_no_options *);
    int64_t (*torc_node_output_count)(torc_node);
    int64_t (*torc_node_output_count_with)(torc_node, const torc_no_options *);
    uint64_t (*torc_node_register_hook)(torc_node, torc_node_hook, torc_context);
    uint64_t (*torc_node_register_hook_with)(torc_node, torc_node_hook, torc_context, const torc_no_options *);
    uint64_t (*torc_node_register_prehook)(torc_node, torc_node_prehook, torc_context);
    uint64_t (*torc_node_register_prehook_with)(torc_node, torc_node_prehook, torc_context, const torc_no_options *);
    bool (*torc_node_saved)(torc_node, int64_t, torc_value *);
    int64_t (*torc_node_saved_count)(torc_node);
    int64_t (*torc_node_saved_count_with)(torc_node, const torc_no_options *);
    const char * (*torc_node_saved_name)(torc_node, int64_t);
    bool (*torc_node_saved_register_hooks)(torc_node, int64_t, int64_t, const torc_saved_tensors_hooks *);
    int64_t (*torc_node_saved_tensor_count)(torc_node, int64_t);
    int64_t (*torc_node_saved_tensor_count_with)(torc_node, int64_t, const torc_no_options *);
    bool (*torc_node_saved_with)(torc_node, int64_t, torc_value *, const torc_no_options *);
    uint64_t (*torc_node_sequence_nr)(torc_node);
    uint64_t (*torc_node_sequence_nr_with)(torc_node, const torc_no_options *);
    torc_tensor (*torc_node_variable)(torc_node);
    torc_tensor (*torc_node_variable_with)(torc_node, const torc_no_options *);
    torc_tensor (*torc_nonzero)(torc_tensor);
    torc_tensor (*torc_nonzero_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_nonzero_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_nonzero_with)(torc_tensor, const torc_no_options *);
    void (*torc_norm_options_init)(torc_norm_options *);
    torc_tensor (*torc_norm_out_with)(torc_tensor, torc_tensor, const torc_norm_options *);
    torc_tensor (*torc_norm_with)(torc_tensor, const torc_norm_options *);
    void (*torc_normal_inplace_options_init)(torc_normal_inplace_options *);
    torc_tensor (*torc_normal_inplace_with)(torc_tensor, const torc_normal_inplace_options *);
    void (*torc_normal_mean_options_init)(torc_normal_mean_options *);
    torc_tensor (*torc_normal_mean_out_with)(torc_tensor, torc_tensor, const torc_normal_mean_options *);
    torc_tensor (*torc_normal_mean_with)(torc_tensor, const torc_normal_mean_options *);
    void (*torc_normal_options_init)(torc_normal_options *);
    torc_tensor (*torc_normal_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_normal_options *);
    void (*torc_normal_size_options_init)(torc_normal_size_options *);
    torc_tensor (*torc_normal_size_out_with)(torc_tensor, double, double, torc_ints, const torc_normal_size_options *);
    torc_tensor (*torc_normal_size_with)(double, double, torc_ints, const torc_normal_size_options *);
    void (*torc_normal_std_options_init)(torc_normal_std_options *);
    torc_tensor (*torc_normal_std_out_with)(torc_tensor, double, torc_tensor, const torc_normal_std_options *);
    torc_tensor (*torc_normal_std_with)(double, torc_tensor, const torc_normal_std_options *);
    torc_tensor (*torc_normal_with)(torc_tensor, torc_tensor, const torc_normal_options *);
    torc_number (*torc_number_bool)(bool);
    torc_number (*torc_number_complex)(double, double);
    torc_number (*torc_number_float)(double);
    torc_number (*torc_number_int)(int64_t);
    double (*torc_number_to_double)(torc_number);
    double (*torc_number_to_double_with)(torc_number, const torc_no_options *);
    int64_t (*torc_number_to_int)(torc_number);
    int64_t (*torc_number_to_int_with)(torc_number, const torc_no_options *);
    int64_t (*torc_numel)(torc_tensor);
    void (*torc_one_cycle_lr_options_init)(torc_one_cycle_lr_options *);
    torc_scheduler (*torc_one_cycle_lr_with)(torc_optimizer, double, const torc_one_cycle_lr_options *);
    void (*torc_one_hot_options_init)(torc_one_hot_options *);
    torc_tensor (*torc_one_hot_with)(torc_tensor, const torc_one_hot_options *);
    void (*torc_ones_like_options_init)(torc_ones_like_options *);
    torc_tensor (*torc_ones_like_with)(torc_tensor, const torc_ones_like_options *);
    void (*torc_ones_options_init)(torc_ones_options *);
    torc_tensor (*torc_ones_out_with)(torc_tensor, torc_ints, const torc_ones_options *);
    torc_tensor (*torc_ones_with)(torc_ints, const torc_ones_options *);
    const char * (*torc_op_alias)(int64_t, int64_t);
    int64_t (*torc_op_call)(int64_t, torc_op_form, const torc_value *, int64_t, torc_tensors, torc_value *, int64_t);
    int64_t (*torc_op_call_with)(int64_t, torc_op_form, const torc_value *, int64_t, torc_tensors, torc_value *, int64_t, const torc_no_options *);
    int64_t (*torc_op_count)(void);
    int64_t (*torc_op_find)(const char *, const char *);
    int64_t (*torc_op_find_with)(const char *, const char *, const torc_no_options *);
    int64_t (*torc_op_first)(const char *);
    int64_t (*torc_op_first_with)(const char *, const torc_no_options *);
    bool (*torc_op_schema)(int64_t, torc_op_info *);
    bool (*torc_op_schema_parameter)(int64_t, int64_t, torc_op_parameter *);
    const char * (*torc_op_signature)(int64_t, int64_t);
    bool (*torc_optimizer_add_param_group_with)(torc_optimizer, torc_tensors, const torc_param_group_options *);
    double (*torc_optimizer_get)(torc_optimizer, int64_t, const char *);
    double (*torc_optimizer_get_lr)(torc_optimizer, int64_t);
    double (*torc_optimizer_get_lr_with)(torc_optimizer, int64_t, const torc_no_options *);
    double (*torc_optimizer_get_with)(torc_optimizer, int64_t, const char *, const torc_no_options *);
    torc_tensors (*torc_optimizer_group_params)(torc_optimizer, int64_t);
    bool (*torc_optimizer_load_state_dict)(torc_optimizer, torc_named_tensors);
    bool (*torc_optimizer_load_state_dict_with)(torc_optimizer, torc_named_tensors, const torc_no_options *);
    const char * (*torc_optimizer_name)(torc_optimizer);
    int64_t (*torc_optimizer_num_groups)(torc_optimizer);
    int64_t (*torc_optimizer_num_groups_with)(torc_optimizer, const torc_no_options *);
    bool (*torc_optimizer_set)(torc_optimizer, int64_t, const char *, double);
    bool (*torc_optimizer_set_lr)(torc_optimizer, int64_t, double);
    bool (*torc_optimizer_set_lr_with)(torc_optimizer, int64_t, double, const torc_no_options *);
    bool (*torc_optimizer_set_with)(torc_optimizer, int64_t, const char *, double, const torc_no_options *);
    torc_named_tensors (*torc_optimizer_state_dict)(torc_optimizer);
    torc_named_tensors (*torc_optimizer_state_dict_with)(torc_optimizer, const torc_no_options *);
    void (*torc_optimizer_step_options_init)(torc_optimizer_step_options *);
    bool (*torc_optimizer_step_with)(torc_optimizer, const torc_optimizer_step_options *);
    void (*torc_optimizer_zero_grad_options_init)(torc_optimizer_zero_grad_options *);
    bool (*torc_optimizer_zero_grad_with)(torc_optimizer, const torc_optimizer_zero_grad_options *);
    torc_tensor (*torc_outer)(torc_tensor, torc_tensor);
    torc_tensor (*torc_outer_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_outer_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_outer_with)(torc_tensor, torc_tensor, const torc_no_options *);
    int64_t (*torc_output_nr)(torc_tensor);
    int64_t (*torc_output_nr_with)(torc_tensor, const torc_no_options *);
    int64_t (*torc_owner_enter)(int64_t);
    int64_t (*torc_owner_number)(const char *, const char *, const char *);
    int64_t (*torc_owner_number_with)(const char *, const char *, const char *, const torc_no_options *);
    const char * (*torc_owner_path)(int64_t);
    const char * (*torc_owner_place)(int64_t);
    bool (*torc_owner_pop)(void);
    bool (*torc_owner_push)(const char *);
    bool (*torc_owner_push_with)(const char *, const torc_no_options *);
    void (*torc_pad_options_init)(torc_pad_options *);
    torc_tensor (*torc_pad_with)(torc_tensor, torc_ints, const torc_pad_options *);
    void (*torc_pairwise_distance_options_init)(torc_pairwise_distance_options *);
    torc_tensor (*torc_pairwise_distance_with)(torc_tensor, torc_tensor, const torc_pairwise_distance_options *);
    void (*torc_param_group_options_init)(torc_param_group_options *);
    torc_tensor (*torc_parameter)(torc_tensor);
    torc_tensor (*torc_parameter_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_permute)(torc_tensor, torc_ints);
    torc_tensor (*torc_permute_copy)(torc_tensor, torc_ints);
    torc_tensor (*torc_permute_copy_out)(torc_tensor, torc_tensor, torc_ints);
    torc_tensor (*torc_permute_copy_out_with)(torc_tensor, torc_tensor, torc_ints, const torc_no_options *);
    torc_tensor (*torc_permute_copy_with)(torc_tensor, torc_ints, const torc_no_options *);
    torc_tensor (*torc_permute_with)(torc_tensor, torc_ints, const torc_no_options *);
    torc_tensor (*torc_pin_memory)(torc_tensor);
    torc_tensor (*torc_pin_memory_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_pixel_shuffle)(torc_tensor, int64_t);
    torc_tensor (*torc_pixel_shuffle_with)(torc_tensor, int64_t, const torc_no_options *);
    torc_tensor (*torc_pixel_unshuffle)(torc_tensor, int64_t);
    torc_tensor (*torc_pixel_unshuffle_with)(torc_tensor, int64_t, const torc_no_options *);
    void (*torc_poisson_nll_loss_options_init)(torc_poisson_nll_loss_options *);
    torc_tensor (*torc_poisson_nll_loss_with)(torc_tensor, torc_tensor, const torc_poisson_nll_loss_options *);
    void (*torc_poisson_options_init)(torc_poisson_options *);
    torc_tensor (*torc_poisson_with)(torc_tensor, const torc_poisson_options *);
    torc_tensor (*torc_polar)(torc_tensor, torc_tensor);
    torc_tensor (*torc_polar_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_polar_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_polar_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_polygamma)(torc_tensor, int64_t);
    torc_tensor (*torc_polygamma_)(torc_tensor, int64_t);
    torc_tensor (*torc_polygamma_inplace_with)(torc_tensor, int64_t, const torc_no_options *);
    torc_tensor (*torc_polygamma_out)(torc_tensor, torc_tensor, int64_t);
    torc_tensor (*torc_polygamma_out_with)(torc_tensor, torc_tensor, int64_t, const torc_no_options *);
    torc_tensor (*torc_polygamma_with)(torc_tensor, int64_t, const torc_no_options *);
    torc_tensor (*torc_positive)(torc_tensor);
    torc_tensor (*torc_positive_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_pow)(torc_tensor, torc_tensor);
    torc_tensor (*torc_pow_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_pow_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_pow_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_pow_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_pow_scalar)(torc_tensor, torc_number);
    torc_tensor (*torc_pow_scalar_)(torc_tensor, torc_number);
    torc_tensor (*torc_pow_scalar_inplace_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_pow_scalar_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_pow_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_prelu)(torc_tensor, torc_tensor);
    torc_tensor (*torc_prelu_with)(torc_tensor, torc_tensor, const torc_no_options *);
    bool (*torc_print)(torc_tensor);
    bool (*torc_print_with)(torc_tensor, const torc_no_options *);
    void (*torc_prod_options_init)(torc_prod_options *);
    torc_tensor (*torc_prod_out_with)(torc_tensor, torc_tensor, const torc_prod_options *);
    torc_tensor (*torc_prod_with)(torc_tensor, const torc_prod_options *);
    torc_dtype (*torc_promote_types)(torc_dtype, torc_dtype);
    torc_dtype (*torc_promote_types_with)(torc_dtype, torc_dtype, const torc_no_options *);
    torc_tensor (*torc_put_inplace_with)(torc_tensor, torc_tensor, torc_tensor, const torc_put_options *);
    void (*torc_put_options_init)(torc_put_options *);
    torc_tensor (*torc_put_with)(torc_tensor, torc_tensor, torc_tensor, const torc_put_options *);
    void (*torc_quantile_options_init)(torc_quantile_options *);
    torc_tensor (*torc_quantile_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_quantile_options *);
    void (*torc_quantile_scalar_options_init)(torc_quantile_scalar_options *);
    torc_tensor (*torc_quantile_scalar_out_with)(torc_tensor, torc_tensor, double, const torc_quantile_scalar_options *);
    torc_tensor (*torc_quantile_scalar_with)(torc_tensor, double, const torc_quantile_scalar_options *);
    torc_tensor (*torc_quantile_with)(torc_tensor, torc_tensor, const torc_quantile_options *);
    torc_tensor (*torc_rad2deg)(torc_tensor);
    torc_tensor (*torc_rad2deg_)(torc_tensor);
    torc_tensor (*torc_rad2deg_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_rad2deg_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_rad2deg_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_rad2deg_with)(torc_tensor, const torc_no_options *);
    void (*torc_rand_like_options_init)(torc_rand_like_options *);
    torc_tensor (*torc_rand_like_with)(torc_tensor, const torc_rand_like_options *);
    void (*torc_rand_options_init)(torc_rand_options *);
    torc_tensor (*torc_rand_out_with)(torc_tensor, torc_ints, const torc_rand_options *);
    torc_tensor (*torc_rand_with)(torc_ints, const torc_rand_options *);
    void (*torc_randint_like_options_init)(torc_randint_like_options *);
    torc_tensor (*torc_randint_like_with)(torc_tensor, int64_t, const torc_randint_like_options *);
    void (*torc_randint_options_init)(torc_randint_options *);
    torc_tensor (*torc_randint_out_with)(torc_tensor, int64_t, torc_ints, const torc_randint_options *);
    torc_tensor (*torc_randint_with)(int64_t, torc_ints, const torc_randint_options *);
    void (*torc_randn_like_options_init)(torc_randn_like_options *);
    torc_tensor (*torc_randn_like_with)(torc_tensor, const torc_randn_like_options *);
    void (*torc_randn_options_init)(torc_randn_options *);
    torc_tensor (*torc_randn_out_with)(torc_tensor, torc_ints, const torc_randn_options *);
    torc_tensor (*torc_randn_with)(torc_ints, const torc_randn_options *);
    void (*torc_random_inplace_options_init)(torc_random_inplace_options *);
    torc_tensor (*torc_random_inplace_with)(torc_tensor, const torc_random_inplace_options *);
    void (*torc_randperm_options_init)(torc_randperm_options *);
    torc_tensor (*torc_randperm_out_with)(torc_tensor, int64_t, const torc_randperm_options *);
    torc_tensor (*torc_randperm_with)(int64_t, const torc_randperm_options *);
    torc_tensor (*torc_ravel)(torc_tensor);
    torc_tensor (*torc_ravel_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_real)(torc_tensor);
    torc_tensor (*torc_real_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_reciprocal)(torc_tensor);
    torc_tensor (*torc_reciprocal_)(torc_tensor);
    torc_tensor (*torc_reciprocal_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_reciprocal_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_reciprocal_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_reciprocal_with)(torc_tensor, const torc_no_options *);
    bool (*torc_record_stream)(torc_tensor, torc_cuda_stream);
    bool (*torc_record_stream_with)(torc_tensor, torc_cuda_stream, const torc_no_options *);
    int64_t (*torc_refcount)(const void *);
    uint64_t (*torc_register_hook)(torc_tensor, torc_tensor_hook, torc_context);
    uint64_t (*torc_register_hook_with)(torc_tensor, torc_tensor_hook, torc_context, const torc_no_options *);
    uint64_t (*torc_register_post_accumulate_grad_hook)(torc_tensor, torc_accumulate_grad_hook, torc_context);
    uint64_t (*torc_register_post_accumulate_grad_hook_with)(torc_tensor, torc_accumulate_grad_hook, torc_context, const torc_no_options *);
    void (*torc_release)(void *);
    torc_tensor (*torc_relu)(torc_tensor);
    torc_tensor (*torc_relu6)(torc_tensor);
    torc_tensor (*torc_relu6_)(torc_tensor);
    torc_tensor (*torc_relu6_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_relu6_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_relu_)(torc_tensor);
    torc_tensor (*torc_relu_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_relu_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_remainder)(torc_tensor, torc_tensor);
    torc_tensor (*torc_remainder_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_remainder_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_remainder_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_remainder_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_remainder_scalar)(torc_tensor, torc_number);
    torc_tensor (*torc_remainder_scalar_)(torc_tensor, torc_number);
    torc_tensor (*torc_remainder_scalar_inplace_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_remainder_scalar_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_remainder_with)(torc_tensor, torc_tensor, const torc_no_options *);
    bool (*torc_remove_hook)(uint64_t);
    bool (*torc_remove_hook_with)(uint64_t, const torc_no_options *);
    torc_tensor (*torc_renorm)(torc_tensor, torc_number, int64_t, torc_number);
    torc_tensor (*torc_renorm_)(torc_tensor, torc_number, int64_t, torc_number);
    torc_tensor (*torc_renorm_inplace_with)(torc_tensor, torc_number, int64_t, torc_number, const torc_no_options *);
    torc_tensor (*torc_renorm_out)(torc_tensor, torc_tensor, torc_number, int64_t, torc_number);
    torc_tensor (*torc_renorm_out_with)(torc_tensor, torc_tensor, torc_number, int64_t, torc_number, const torc_no_options *);
    torc_tensor (*torc_renorm_with)(torc_tensor, torc_number, int64_t, torc_number, const torc_no_options *);
    torc_tensor (*torc_repeat)(torc_tensor, torc_ints);
    void (*torc_repeat_interleave_counts_options_init)(torc_repeat_interleave_counts_options *);
    torc_tensor (*torc_repeat_interleave_counts_with)(torc_tensor, const torc_repeat_interleave_counts_options *);
    void (*torc_repeat_interleave_options_init)(torc_repeat_interleave_options *);
    void (*torc_repeat_interleave_tensor_options_init)(torc_repeat_interleave_tensor_options *);
    torc_tensor (*torc_repeat_interleave_tensor_with)(torc_tensor, torc_tensor, const torc_repeat_interleave_tensor_options *);
    torc_tensor (*torc_repeat_interleave_with)(torc_tensor, int64_t, const torc_repeat_interleave_options *);
    torc_tensor (*torc_repeat_with)(torc_tensor, torc_ints, const torc_no_options *);
    bool (*torc_requires_grad)(torc_tensor);
    torc_tensor (*torc_requires_grad_inplace_with)(torc_tensor, const torc_requires_grad_options *);
    void (*torc_requires_grad_options_init)(torc_requires_grad_options *);
    torc_tensor (*torc_reshape)(torc_tensor, torc_ints);
    torc_tensor (*torc_reshape_as)(torc_tensor, torc_tensor);
    torc_tensor (*torc_reshape_as_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_reshape_with)(torc_tensor, torc_ints, const torc_no_options *);
    torc_tensor (*torc_resize_as_inplace_with)(torc_tensor, torc_tensor, const torc_resize_as_options *);
    void (*torc_resize_as_options_init)(torc_resize_as_options *);
    torc_tensor (*torc_resize_inplace_with)(torc_tensor, torc_ints, const torc_resize_options *);
    void (*torc_resize_options_init)(torc_resize_options *);
    torc_tensor (*torc_resolve_conj)(torc_tensor);
    torc_tensor (*torc_resolve_conj_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_resolve_neg)(torc_tensor);
    torc_tensor (*torc_resolve_neg_with)(torc_tensor, const torc_no_options *);
    torc_dtype (*torc_result_type)(torc_tensors, torc_numbers);
    torc_dtype (*torc_result_type_with)(torc_tensors, torc_numbers, const torc_no_options *);
    void * (*torc_retain)(void *);
    bool (*torc_retain_grad)(torc_tensor);
    bool (*torc_retain_grad_with)(torc_tensor, const torc_no_options *);
    bool (*torc_retains_grad)(torc_tensor);
    void (*torc_rms_norm_options_init)(torc_rms_norm_options *);
    torc_tensor (*torc_rms_norm_with)(torc_tensor, torc_ints, const torc_rms_norm_options *);
    torc_rnn_relu_result (*torc_rnn_relu)(torc_tensor, torc_tensor, torc_tensors, bool, int64_t, double, bool, bool, bool);
    void (*torc_rnn_relu_cell_options_init)(torc_rnn_relu_cell_options *);
    torc_tensor (*torc_rnn_relu_cell_with)(torc_tensor, torc_tensor, torc_tensor, torc_tensor, const torc_rnn_relu_cell_options *);
    torc_rnn_relu_data_result (*torc_rnn_relu_data)(torc_tensor, torc_tensor, torc_tensor, torc_tensors, bool, int64_t, double, bool, bool);
    torc_rnn_relu_data_result (*torc_rnn_relu_data_with)(torc_tensor, torc_tensor, torc_tensor, torc_tensors, bool, int64_t, double, bool, bool, const torc_no_options *);
    torc_rnn_relu_result (*torc_rnn_relu_with)(torc_tensor, torc_tensor, torc_tensors, bool, int64_t, double, bool, bool, bool, const torc_no_options *);
    torc_rnn_tanh_result (*torc_rnn_tanh)(torc_tensor, torc_tensor, torc_tensors, bool, int64_t, double, bool, bool, bool);
    void (*torc_rnn_tanh_cell_options_init)(torc_rnn_tanh_cell_options *);
    torc_tensor (*torc_rnn_tanh_cell_with)(torc_tensor, torc_tensor, torc_tensor, torc_tensor, const torc_rnn_tanh_cell_options *);
    torc_rnn_tanh_data_result (*torc_rnn_tanh_data)(torc_tensor, torc_tensor, torc_tensor, torc_tensors, bool, int64_t, double, bool, bool);
    torc_rnn_tanh_data_result (*torc_rnn_tanh_data_with)(torc_tensor, torc_tensor, torc_tensor, torc_tensors, bool, int64_t, double, bool, bool, const torc_no_options *);
    torc_rnn_tanh_result (*torc_rnn_tanh_with)(torc_tensor, torc_tensor, torc_tensors, bool, int64_t, double, bool, bool, bool, const torc_no_options *);
    void (*torc_roll_options_init)(torc_roll_options *);
    torc_tensor (*torc_roll_with)(torc_tensor, torc_ints, const torc_roll_options *);
    void (*torc_rot90_options_init)(torc_rot90_options *);
    torc_tensor (*torc_rot90_with)(torc_tensor, const torc_rot90_options *);
    torc_tensor (*torc_round_inplace_with)(torc_tensor, const torc_round_options *);
    void (*torc_round_options_init)(torc_round_options *);
    torc_tensor (*torc_round_out_with)(torc_tensor, torc_tensor, const torc_round_options *);
    torc_tensor (*torc_round_with)(torc_tensor, const torc_round_options *);
    torc_tensor (*torc_rsqrt)(torc_tensor);
    torc_tensor (*torc_rsqrt_)(torc_tensor);
    torc_tensor (*torc_rsqrt_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_rsqrt_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_rsqrt_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_rsqrt_with)(torc_tensor, const torc_no_options *);
    void (*torc_rsub_options_init)(torc_rsub_options *);
    torc_tensor (*torc_rsub_scalar_with)(torc_tensor, torc_number, const torc_rsub_options *);
    torc_tensor (*torc_rsub_with)(torc_tensor, torc_tensor, const torc_rsub_options *);
    torc_named_tensors (*torc_safetensors_load_memory_with)(const void *, size_t, const torc_safetensors_load_options *);
    void (*torc_safetensors_load_options_init)(torc_safetensors_load_options *);
    torc_named_tensors (*torc_safetensors_load_with)(const char *, const torc_safetensors_load_options *);
    torc_metadata (*torc_safetensors_metadata)(torc_named_tensors);
    void (*torc_safetensors_save_options_init)(torc_safetensors_save_options *);
    bool (*torc_safetensors_save_with)(const char *, torc_named_tensors, const torc_safetensors_save_options *);
    void (*torc_saved_tensors_hooks_pop)(void);
    bool (*torc_saved_tensors_hooks_push)(const torc_saved_tensors_hooks *);
    void (*torc_scalar_tensor_options_init)(torc_scalar_tensor_options *);
    torc_tensor (*torc_scalar_tensor_with)(torc_number, const torc_scalar_tensor_options *);
    void (*torc_scaled_dot_product_attention_options_init)(torc_scaled_dot_product_attention_options *);
    torc_tensor (*torc_scaled_dot_product_attention_with)(torc_tensor, torc_tensor, torc_tensor, const torc_scaled_dot_product_attention_options *);
    torc_tensor (*torc_scatter)(torc_tensor, int64_t, torc_tensor, torc_tensor);
    torc_tensor (*torc_scatter_)(torc_tensor, int64_t, torc_tensor, torc_tensor);
    torc_tensor (*torc_scatter_add)(torc_tensor, int64_t, torc_tensor, torc_tensor);
    torc_tensor (*torc_scatter_add_)(torc_tensor, int64_t, torc_tensor, torc_tensor);
    torc_tensor (*torc_scatter_add_inplace_with)(torc_tensor, int64_t, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_scatter_add_out)(torc_tensor, torc_tensor, int64_t, torc_tensor, torc_tensor);
    torc_tensor (*torc_scatter_add_out_with)(torc_tensor, torc_tensor, int64_t, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_scatter_add_with)(torc_tensor, int64_t, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_scatter_inplace_with)(torc_tensor, int64_t, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_scatter_out)(torc_tensor, torc_tensor, int64_t, torc_tensor, torc_tensor);
    torc_tensor (*torc_scatter_out_with)(torc_tensor, torc_tensor, int64_t, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_scatter_reduce_inplace_with)(torc_tensor, int64_t, torc_tensor, torc_tensor, const char *, const torc_scatter_reduce_options *);
    void (*torc_scatter_reduce_options_init)(torc_scatter_reduce_options *);
    torc_tensor (*torc_scatter_reduce_out_with)(torc_tensor, torc_tensor, int64_t, torc_tensor, torc_tensor, const char *, const torc_scatter_reduce_options *);
    torc_tensor (*torc_scatter_reduce_with)(torc_tensor, int64_t, torc_tensor, torc_tensor, const char *, const torc_scatter_reduce_options *);
    torc_tensor (*torc_scatter_value)(torc_tensor, int64_t, torc_tensor, torc_number);
    torc_tensor (*torc_scatter_value_)(torc_tensor, int64_t, torc_tensor, torc_number);
    torc_tensor (*torc_scatter_value_inplace_with)(torc_tensor, int64_t, torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_scatter_value_out)(torc_tensor, torc_tensor, int64_t, torc_tensor, torc_number);
    torc_tensor (*torc_scatter_value_out_with)(torc_tensor, torc_tensor, int64_t, torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_scatter_value_with)(torc_tensor, int64_t, torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_scatter_with)(torc_tensor, int64_t, torc_tensor, torc_tensor, const torc_no_options *);
    double (*torc_scheduler_get_last_lr)(torc_scheduler, int64_t);
    double (*torc_scheduler_get_last_lr_with)(torc_scheduler, int64_t, const torc_no_options *);
    int64_t (*torc_scheduler_last_epoch)(torc_scheduler);
    int64_t (*torc_scheduler_last_epoch_with)(torc_scheduler, const torc_no_options *);
    bool (*torc_scheduler_load_state_dict)(torc_scheduler, torc_named_tensors);
    bool (*torc_scheduler_load_state_dict_with)(torc_scheduler, torc_named_tensors, const torc_no_options *);
    torc_named_tensors (*torc_scheduler_state_dict)(torc_scheduler);
    torc_named_tensors (*torc_scheduler_state_dict_with)(torc_scheduler, const torc_no_options *);
    bool (*torc_scheduler_step)(torc_scheduler);
    bool (*torc_scheduler_step_with)(torc_scheduler, const torc_no_options *);
    void * (*torc_scope_adopt)(void *);
    int64_t (*torc_scope_begin)(void);
    int64_t (*torc_scope_count)(void);
    int (*torc_scope_depth)(void);
    bool (*torc_scope_end)(int64_t);
    torc_tensor (*torc_scope_end_keep)(int64_t, torc_tensor);
    void * (*torc_scope_escape)(void *);
    void * (*torc_scope_take)(void *);
    void (*torc_searchsorted_options_init)(torc_searchsorted_options *);
    torc_tensor (*torc_searchsorted_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_searchsorted_options *);
    torc_tensor (*torc_searchsorted_with)(torc_tensor, torc_tensor, const torc_searchsorted_options *);
    uint64_t (*torc_seed)(void);
    uint64_t (*torc_seed_with)(const torc_no_options *);
    torc_tensor (*torc_select)(torc_tensor, int64_t, int64_t);
    torc_tensor (*torc_select_copy)(torc_tensor, int64_t, int64_t);
    torc_tensor (*torc_select_copy_out)(torc_tensor, torc_tensor, int64_t, int64_t);
    torc_tensor (*torc_select_copy_out_with)(torc_tensor, torc_tensor, int64_t, int64_t, const torc_no_options *);
    torc_tensor (*torc_select_copy_with)(torc_tensor, int64_t, int64_t, const torc_no_options *);
    torc_tensor (*torc_select_scatter)(torc_tensor, torc_tensor, int64_t, int64_t);
    torc_tensor (*torc_select_scatter_with)(torc_tensor, torc_tensor, int64_t, int64_t, const torc_no_options *);
    torc_tensor (*torc_select_with)(torc_tensor, int64_t, int64_t, const torc_no_options *);
    torc_tensor (*torc_selu)(torc_tensor);
    torc_tensor (*torc_selu_)(torc_tensor);
    torc_tensor (*torc_selu_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_selu_with)(torc_tensor, const torc_no_options *);
    torc_scheduler (*torc_sequential_lr)(torc_optimizer, torc_schedulers, torc_ints);
    torc_scheduler (*torc_sequential_lr_with)(torc_optimizer, torc_schedulers, torc_ints, const torc_no_options *);
    const char * (*torc_set_anomaly_tag)(const char *);
    const char * (*torc_set_anomaly_tag_with)(const char *, const torc_no_options *);
    bool (*torc_set_autocast_dtype)(torc_device_type, torc_dtype);
    bool (*torc_set_autocast_dtype_with)(torc_device_type, torc_dtype, const torc_no_options *);
    bool (*torc_set_autocast_enabled)(torc_device_type, bool);
    bool (*torc_set_autocast_enabled_with)(torc_device_type, bool, const torc_no_options *);
    bool (*torc_set_data)(torc_tensor, torc_tensor);
    bool (*torc_set_data_with)(torc_tensor, torc_tensor, const torc_no_options *);
    bool (*torc_set_debug_handles)(bool);
    bool (*torc_set_debug_handles_with)(bool, const torc_no_options *);
    bool (*torc_set_default_device)(torc_device);
    bool (*torc_set_default_device_with)(torc_device, const torc_no_options *);
    bool (*torc_set_default_dtype)(torc_dtype);
    bool (*torc_set_default_dtype_with)(torc_dtype, const torc_no_options *);
    bool (*torc_set_detect_anomaly)(bool);
    bool (*torc_set_detect_anomaly_check)(bool, bool);
    bool (*torc_set_deterministic_debug_mode)(int);
    bool (*torc_set_deterministic_debug_mode_with)(int, const torc_no_options *);
    void (*torc_set_error_handler)(torc_error_handler, torc_context);
    bool (*torc_set_fill_uninitialized_memory)(bool);
    bool (*torc_set_fill_uninitialized_memory_with)(bool, const torc_no_options *);
    bool (*torc_set_float32_matmul_precision)(const char *);
    bool (*torc_set_float32_matmul_precision_with)(const char *, const torc_no_options *);
    bool (*torc_set_grad)(torc_tensor, torc_tensor);
    bool (*torc_set_grad_enabled)(bool);
    bool (*torc_set_grad_with)(torc_tensor, torc_tensor, const torc_no_options *);
    bool (*torc_set_host_allocator)(const torc_allocator *);
    torc_tensor (*torc_set_inplace_with)(torc_tensor, torc_tensor, const torc_set_options *);
    bool (*torc_set_num_threads)(int);
    bool (*torc_set_num_threads_with)(int, const torc_no_options *);
    void (*torc_set_options_init)(torc_set_options *);
    void (*torc_set_printoptions_options_init)(torc_set_printoptions_options *);
    bool (*torc_set_printoptions_with)(const torc_set_printoptions_options *);
    torc_tensor (*torc_set_storage_inplace_with)(torc_tensor, torc_storage, const torc_set_options *);
    bool (*torc_set_warn_always)(bool);
    void (*torc_set_warning_handler)(torc_warning_handler, torc_context);
    void (*torc_sgd_options_init)(torc_sgd_options *);
    torc_optimizer (*torc_sgd_with)(torc_tensors, const torc_sgd_options *);
    torc_tensor (*torc_sgn)(torc_tensor);
    torc_tensor (*torc_sgn_)(torc_tensor);
    torc_tensor (*torc_sgn_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_sgn_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_sgn_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_sgn_with)(torc_tensor, const torc_no_options *);
    bool (*torc_shares_storage)(torc_tensor, torc_tensor);
    torc_tensor (*torc_short)(torc_tensor);
    torc_tensor (*torc_short_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_sigmoid)(torc_tensor);
    torc_tensor (*torc_sigmoid_)(torc_tensor);
    torc_tensor (*torc_sigmoid_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_sigmoid_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_sigmoid_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_sigmoid_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_sign)(torc_tensor);
    torc_tensor (*torc_sign_)(torc_tensor);
    torc_tensor (*torc_sign_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_sign_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_sign_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_sign_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_signbit)(torc_tensor);
    torc_tensor (*torc_signbit_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_signbit_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_signbit_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_silu)(torc_tensor);
    torc_tensor (*torc_silu_)(torc_tensor);
    torc_tensor (*torc_silu_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_silu_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_silu_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_silu_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_sin)(torc_tensor);
    torc_tensor (*torc_sin_)(torc_tensor);
    torc_tensor (*torc_sin_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_sin_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_sin_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_sin_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_sinc)(torc_tensor);
    torc_tensor (*torc_sinc_)(torc_tensor);
    torc_tensor (*torc_sinc_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_sinc_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_sinc_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_sinc_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_sinh)(torc_tensor);
    torc_tensor (*torc_sinh_)(torc_tensor);
    torc_tensor (*torc_sinh_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_sinh_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_sinh_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_sinh_with)(torc_tensor, const torc_no_options *);
    int64_t (*torc_size)(torc_tensor, int64_t);
    int64_t (*torc_size_with)(torc_tensor, int64_t, const torc_no_options *);
    const int64_t * (*torc_sizes)(torc_tensor);
    void (*torc_slice_copy_options_init)(torc_slice_copy_options *);
    torc_tensor (*torc_slice_copy_out_with)(torc_tensor, torc_tensor, const torc_slice_copy_options *);
    torc_tensor (*torc_slice_copy_with)(torc_tensor, const torc_slice_copy_options *);
    void (*torc_slice_options_init)(torc_slice_options *);
    void (*torc_slice_scatter_options_init)(torc_slice_scatter_options *);
    torc_tensor (*torc_slice_scatter_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_slice_scatter_options *);
    torc_tensor (*torc_slice_scatter_with)(torc_tensor, torc_tensor, const torc_slice_scatter_options *);
    torc_tensor (*torc_slice_with)(torc_tensor, const torc_slice_options *);
    void (*torc_smooth_l1_loss_options_init)(torc_smooth_l1_loss_options *);
    torc_tensor (*torc_smooth_l1_loss_with)(torc_tensor, torc_tensor, const torc_smooth_l1_loss_options *);
    void (*torc_soft_margin_loss_options_init)(torc_soft_margin_loss_options *);
    torc_tensor (*torc_soft_margin_loss_with)(torc_tensor, torc_tensor, const torc_soft_margin_loss_options *);
    void (*torc_softmax_options_init)(torc_softmax_options *);
    torc_tensor (*torc_softmax_out_with)(torc_tensor, torc_tensor, int64_t, const torc_softmax_options *);
    torc_tensor (*torc_softmax_with)(torc_tensor, int64_t, const torc_softmax_options *);
    void (*torc_softplus_options_init)(torc_softplus_options *);
    torc_tensor (*torc_softplus_out_with)(torc_tensor, torc_tensor, const torc_softplus_options *);
    torc_tensor (*torc_softplus_with)(torc_tensor, const torc_softplus_options *);
    void (*torc_softshrink_options_init)(torc_softshrink_options *);
    torc_tensor (*torc_softshrink_out_with)(torc_tensor, torc_tensor, const torc_softshrink_options *);
    torc_tensor (*torc_softshrink_with)(torc_tensor, const torc_softshrink_options *);
    torc_tensor (*torc_softsign)(torc_tensor);
    torc_tensor (*torc_softsign_with)(torc_tensor, const torc_no_options *);
    void (*torc_sort_options_init)(torc_sort_options *);
    torc_sort_result (*torc_sort_out_with)(torc_sort_result, torc_tensor, const torc_sort_options *);
    torc_sort_result (*torc_sort_with)(torc_tensor, const torc_sort_options *);
    torc_tensor (*torc_special_entr)(torc_tensor);
    torc_tensor (*torc_special_entr_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_special_entr_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_special_entr_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_special_erfcx)(torc_tensor);
    torc_tensor (*torc_special_erfcx_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_special_erfcx_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_special_erfcx_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_special_i0e)(torc_tensor);
    torc_tensor (*torc_special_i0e_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_special_i0e_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_special_i0e_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_special_i1)(torc_tensor);
    torc_tensor (*torc_special_i1_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_special_i1_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_special_i1_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_special_i1e)(torc_tensor);
    torc_tensor (*torc_special_i1e_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_special_i1e_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_special_i1e_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_special_log_ndtr)(torc_tensor);
    torc_tensor (*torc_special_log_ndtr_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_special_log_ndtr_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_special_log_ndtr_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_special_ndtr)(torc_tensor);
    torc_tensor (*torc_special_ndtr_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_special_ndtr_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_special_ndtr_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_special_ndtri)(torc_tensor);
    torc_tensor (*torc_special_ndtri_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_special_ndtri_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_special_ndtri_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_special_xlog1py)(torc_tensor, torc_tensor);
    torc_tensor (*torc_special_xlog1py_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_special_xlog1py_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_special_xlog1py_scalar)(torc_tensor, torc_number);
    torc_tensor (*torc_special_xlog1py_scalar_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_special_xlog1py_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_special_zeta)(torc_tensor, torc_tensor);
    torc_tensor (*torc_special_zeta_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_special_zeta_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_special_zeta_scalar)(torc_tensor, torc_number);
    torc_tensor (*torc_special_zeta_scalar_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_special_zeta_with)(torc_tensor, torc_tensor, const torc_no_options *);
    void (*torc_split_options_init)(torc_split_options *);
    torc_tensors (*torc_split_with)(torc_tensor, int64_t, const torc_split_options *);
    void (*torc_split_with_sizes_options_init)(torc_split_with_sizes_options *);
    torc_tensors (*torc_split_with_sizes_with)(torc_tensor, torc_ints, const torc_split_with_sizes_options *);
    torc_tensor (*torc_sqrt)(torc_tensor);
    torc_tensor (*torc_sqrt_)(torc_tensor);
    torc_tensor (*torc_sqrt_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_sqrt_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_sqrt_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_sqrt_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_square)(torc_tensor);
    torc_tensor (*torc_square_)(torc_tensor);
    torc_tensor (*torc_square_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_square_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_square_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_square_with)(torc_tensor, const torc_no_options *);
    void (*torc_squeeze_copy_options_init)(torc_squeeze_copy_options *);
    torc_tensor (*torc_squeeze_copy_out_with)(torc_tensor, torc_tensor, const torc_squeeze_copy_options *);
    torc_tensor (*torc_squeeze_copy_with)(torc_tensor, const torc_squeeze_copy_options *);
    torc_tensor (*torc_squeeze_inplace_with)(torc_tensor, const torc_squeeze_options *);
    void (*torc_squeeze_options_init)(torc_squeeze_options *);
    torc_tensor (*torc_squeeze_with)(torc_tensor, const torc_squeeze_options *);
    void (*torc_stack_options_init)(torc_stack_options *);
    torc_tensor (*torc_stack_out_with)(torc_tensor, torc_tensors, const torc_stack_options *);
    torc_tensor (*torc_stack_with)(torc_tensors, const torc_stack_options *);
    void (*torc_std_mean_options_init)(torc_std_mean_options *);
    torc_std_mean_result (*torc_std_mean_with)(torc_tensor, const torc_std_mean_options *);
    void (*torc_std_options_init)(torc_std_options *);
    torc_tensor (*torc_std_out_with)(torc_tensor, torc_tensor, const torc_std_options *);
    torc_tensor (*torc_std_with)(torc_tensor, const torc_std_options *);
    void (*torc_step_lr_options_init)(torc_step_lr_options *);
    torc_scheduler (*torc_step_lr_with)(torc_optimizer, int64_t, const torc_step_lr_options *);
    bool (*torc_storage_copy_)(torc_storage, torc_storage);
    bool (*torc_storage_copy_from_host)(torc_storage, size_t, const void *, size_t);
    bool (*torc_storage_copy_from_host_with)(torc_storage, size_t, const void *, size_t, const torc_no_options *);
    bool (*torc_storage_copy_inplace_with)(torc_storage, torc_storage, const torc_no_options *);
    bool (*torc_storage_copy_to_host)(torc_storage, size_t, void *, size_t);
    bool (*torc_storage_copy_to_host_with)(torc_storage, size_t, void *, size_t, const torc_no_options *);
    void * (*torc_storage_data_ptr)(torc_storage);
    torc_device (*torc_storage_device)(torc_storage);
    bool (*torc_storage_fill_)(torc_storage, int);
    bool (*torc_storage_fill_inplace_with)(torc_storage, int, const torc_no_options *);
    bool (*torc_storage_is_pinned)(torc_storage);
    bool (*torc_storage_is_read_only)(torc_storage);
    bool (*torc_storage_is_resizable)(torc_storage);
    size_t (*torc_storage_nbytes)(torc_storage);
    torc_storage (*torc_storage_new_with)(size_t, const torc_storage_options *);
    int64_t (*torc_storage_offset)(torc_tensor);
    void (*torc_storage_options_init)(torc_storage_options *);
    bool (*torc_storage_resize_)(torc_storage, size_t);
    bool (*torc_storage_resize_inplace_with)(torc_storage, size_t, const torc_no_options *);
    bool (*torc_storage_set_resizable)(torc_storage, bool);
    bool (*torc_storage_set_resizable_with)(torc_storage, bool, const torc_no_options *);
    int64_t (*torc_stride)(torc_tensor, int64_t);
    int64_t (*torc_stride_with)(torc_tensor, int64_t, const torc_no_options *);
    const int64_t * (*torc_strides)(torc_tensor);
    torc_tensor (*torc_sub_inplace_with)(torc_tensor, torc_tensor, const torc_sub_options *);
    void (*torc_sub_options_init)(torc_sub_options *);
    torc_tensor (*torc_sub_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_sub_options *);
    torc_tensor (*torc_sub_scalar_inplace_with)(torc_tensor, torc_number, const torc_sub_options *);
    torc_tensor (*torc_sub_scalar_with)(torc_tensor, torc_number, const torc_sub_options *);
    torc_tensor (*torc_sub_with)(torc_tensor, torc_tensor, const torc_sub_options *);
    void (*torc_sum_options_init)(torc_sum_options *);
    torc_tensor (*torc_sum_out_with)(torc_tensor, torc_tensor, const torc_sum_options *);
    torc_tensor (*torc_sum_to_size)(torc_tensor, torc_ints);
    torc_tensor (*torc_sum_to_size_with)(torc_tensor, torc_ints, const torc_no_options *);
    torc_tensor (*torc_sum_with)(torc_tensor, const torc_sum_options *);
    torc_tensor (*torc_t)(torc_tensor);
    torc_tensor (*torc_t_)(torc_tensor);
    torc_tensor (*torc_t_copy)(torc_tensor);
    torc_tensor (*torc_t_copy_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_t_copy_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_t_copy_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_t_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_t_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_take)(torc_tensor, torc_tensor);
    void (*torc_take_along_dim_options_init)(torc_take_along_dim_options *);
    torc_tensor (*torc_take_along_dim_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_take_along_dim_options *);
    torc_tensor (*torc_take_along_dim_with)(torc_tensor, torc_tensor, const torc_take_along_dim_options *);
    torc_tensor (*torc_take_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_take_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_take_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_tan)(torc_tensor);
    torc_tensor (*torc_tan_)(torc_tensor);
    torc_tensor (*torc_tan_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_tan_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_tan_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_tan_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_tanh)(torc_tensor);
    torc_tensor (*torc_tanh_)(torc_tensor);
    torc_tensor (*torc_tanh_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_tanh_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_tanh_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_tanh_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_tanhshrink)(torc_tensor);
    torc_tensor (*torc_tanhshrink_with)(torc_tensor, const torc_no_options *);
    torc_device (*torc_tensor_device)(torc_tensor);
    torc_dtype (*torc_tensor_dtype)(torc_tensor);
    void (*torc_tensor_from_options_init)(torc_tensor_from_options *);
    torc_tensor (*torc_tensor_from_with)(const void *, torc_ints, const torc_tensor_from_options *);
    torc_layout (*torc_tensor_layout)(torc_tensor);
    void (*torc_tensor_over_options_init)(torc_tensor_over_options *);
    torc_tensor (*torc_tensor_over_with)(torc_storage, torc_ints, const torc_tensor_over_options *);
    void (*torc_tensor_split_indices_options_init)(torc_tensor_split_indices_options *);
    torc_tensors (*torc_tensor_split_indices_with)(torc_tensor, torc_ints, const torc_tensor_split_indices_options *);
    void (*torc_tensor_split_options_init)(torc_tensor_split_options *);
    void (*torc_tensor_split_tensor_options_init)(torc_tensor_split_tensor_options *);
    torc_tensors (*torc_tensor_split_tensor_with)(torc_tensor, torc_tensor, const torc_tensor_split_tensor_options *);
    torc_tensors (*torc_tensor_split_with)(torc_tensor, int64_t, const torc_tensor_split_options *);
    torc_storage (*torc_tensor_storage)(torc_tensor);
    const char * (*torc_tensor_to_string)(torc_tensor);
    const char * (*torc_tensor_to_string_with)(torc_tensor, const torc_no_options *);
    int64_t (*torc_tensor_version)(torc_tensor);
    torc_tensor (*torc_tensordot)(torc_tensor, torc_tensor, torc_ints, torc_ints);
    torc_tensor (*torc_tensordot_out)(torc_tensor, torc_tensor, torc_tensor, torc_ints, torc_ints);
    torc_tensor (*torc_tensordot_out_with)(torc_tensor, torc_tensor, torc_tensor, torc_ints, torc_ints, const torc_no_options *);
    torc_tensor (*torc_tensordot_with)(torc_tensor, torc_tensor, torc_ints, torc_ints, const torc_no_options *);
    torc_tensors (*torc_tensors_lend)(torc_tensors);
    torc_tensors (*torc_tensors_lend_with)(torc_tensors, const torc_no_options *);
    torc_tensor (*torc_threshold)(torc_tensor, torc_number, torc_number);
    torc_tensor (*torc_threshold_)(torc_tensor, torc_number, torc_number);
    torc_tensor (*torc_threshold_inplace_with)(torc_tensor, torc_number, torc_number, const torc_no_options *);
    torc_tensor (*torc_threshold_out)(torc_tensor, torc_tensor, torc_number, torc_number);
    torc_tensor (*torc_threshold_out_with)(torc_tensor, torc_tensor, torc_number, torc_number, const torc_no_options *);
    torc_tensor (*torc_threshold_with)(torc_tensor, torc_number, torc_number, const torc_no_options *);
    torc_tensor (*torc_tile)(torc_tensor, torc_ints);
    torc_tensor (*torc_tile_with)(torc_tensor, torc_ints, const torc_no_options *);
    void (*torc_to_dlpack_options_init)(torc_to_dlpack_options *);
    void * (*torc_to_dlpack_unversioned_with)(torc_tensor, const torc_to_dlpack_options *);
    void * (*torc_to_dlpack_with)(torc_tensor, const torc_to_dlpack_options *);
    void (*torc_to_options_init)(torc_to_options *);
    torc_tensor (*torc_to_with)(torc_tensor, const torc_to_options *);
    void (*torc_topk_options_init)(torc_topk_options *);
    torc_topk_result (*torc_topk_out_with)(torc_topk_result, torc_tensor, int64_t, const torc_topk_options *);
    torc_topk_result (*torc_topk_with)(torc_tensor, int64_t, const torc_topk_options *);
    torc_tensor (*torc_trace)(torc_tensor);
    torc_tensor (*torc_trace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_transpose)(torc_tensor, int64_t, int64_t);
    torc_tensor (*torc_transpose_)(torc_tensor, int64_t, int64_t);
    torc_tensor (*torc_transpose_copy)(torc_tensor, int64_t, int64_t);
    torc_tensor (*torc_transpose_copy_out)(torc_tensor, torc_tensor, int64_t, int64_t);
    torc_tensor (*torc_transpose_copy_out_with)(torc_tensor, torc_tensor, int64_t, int64_t, const torc_no_options *);
    torc_tensor (*torc_transpose_copy_with)(torc_tensor, int64_t, int64_t, const torc_no_options *);
    torc_tensor (*torc_transpose_inplace_with)(torc_tensor, int64_t, int64_t, const torc_no_options *);
    torc_tensor (*torc_transpose_with)(torc_tensor, int64_t, int64_t, const torc_no_options *);
    void (*torc_trapezoid_options_init)(torc_trapezoid_options *);
    torc_tensor (*torc_trapezoid_with)(torc_tensor, const torc_trapezoid_options *);
    void (*torc_trapezoid_x_options_init)(torc_trapezoid_x_options *);
    torc_tensor (*torc_trapezoid_x_with)(torc_tensor, torc_tensor, const torc_trapezoid_x_options *);
    void (*torc_tril_indices_options_init)(torc_tril_indices_options *);
    torc_tensor (*torc_tril_indices_with)(int64_t, int64_t, const torc_tril_indices_options *);
    torc_tensor (*torc_tril_inplace_with)(torc_tensor, const torc_tril_options *);
    void (*torc_tril_options_init)(torc_tril_options *);
    torc_tensor (*torc_tril_out_with)(torc_tensor, torc_tensor, const torc_tril_options *);
    torc_tensor (*torc_tril_with)(torc_tensor, const torc_tril_options *);
    void (*torc_triplet_margin_loss_options_init)(torc_triplet_margin_loss_options *);
    torc_tensor (*torc_triplet_margin_loss_with)(torc_tensor, torc_tensor, torc_tensor, const torc_triplet_margin_loss_options *);
    void (*torc_triu_indices_options_init)(torc_triu_indices_options *);
    torc_tensor (*torc_triu_indices_with)(int64_t, int64_t, const torc_triu_indices_options *);
    torc_tensor (*torc_triu_inplace_with)(torc_tensor, const torc_triu_options *);
    void (*torc_triu_options_init)(torc_triu_options *);
    torc_tensor (*torc_triu_out_with)(torc_tensor, torc_tensor, const torc_triu_options *);
    torc_tensor (*torc_triu_with)(torc_tensor, const torc_triu_options *);
    torc_tensor (*torc_true_divide)(torc_tensor, torc_tensor);
    torc_tensor (*torc_true_divide_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_true_divide_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_true_divide_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_true_divide_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_true_divide_scalar)(torc_tensor, torc_number);
    torc_tensor (*torc_true_divide_scalar_)(torc_tensor, torc_number);
    torc_tensor (*torc_true_divide_scalar_inplace_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_true_divide_scalar_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_true_divide_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_trunc)(torc_tensor);
    torc_tensor (*torc_trunc_)(torc_tensor);
    torc_tensor (*torc_trunc_inplace_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_trunc_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_trunc_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_trunc_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_type_as)(torc_tensor, torc_tensor);
    torc_tensor (*torc_type_as_with)(torc_tensor, torc_tensor, const torc_no_options *);
    void (*torc_unbind_options_init)(torc_unbind_options *);
    torc_tensors (*torc_unbind_with)(torc_tensor, const torc_unbind_options *);
    torc_tensor (*torc_unflatten)(torc_tensor, int64_t, torc_ints);
    torc_tensor (*torc_unflatten_with)(torc_tensor, int64_t, torc_ints, const torc_no_options *);
    torc_tensor (*torc_unfold)(torc_tensor, int64_t, int64_t, int64_t);
    torc_tensor (*torc_unfold_copy)(torc_tensor, int64_t, int64_t, int64_t);
    torc_tensor (*torc_unfold_copy_out)(torc_tensor, torc_tensor, int64_t, int64_t, int64_t);
    torc_tensor (*torc_unfold_copy_out_with)(torc_tensor, torc_tensor, int64_t, int64_t, int64_t, const torc_no_options *);
    torc_tensor (*torc_unfold_copy_with)(torc_tensor, int64_t, int64_t, int64_t, const torc_no_options *);
    torc_tensor (*torc_unfold_with)(torc_tensor, int64_t, int64_t, int64_t, const torc_no_options *);
    void (*torc_uniform_inplace_options_init)(torc_uniform_inplace_options *);
    torc_tensor (*torc_uniform_inplace_with)(torc_tensor, const torc_uniform_inplace_options *);
    void (*torc_unique_consecutive_options_init)(torc_unique_consecutive_options *);
    torc_unique_consecutive_result (*torc_unique_consecutive_with)(torc_tensor, const torc_unique_consecutive_options *);
    void (*torc_unique_dim_options_init)(torc_unique_dim_options *);
    torc_unique_dim_result (*torc_unique_dim_with)(torc_tensor, int64_t, const torc_unique_dim_options *);
    void (*torc_unsafe_chunk_options_init)(torc_unsafe_chunk_options *);
    torc_tensors (*torc_unsafe_chunk_with)(torc_tensor, int64_t, const torc_unsafe_chunk_options *);
    void (*torc_unsafe_split_options_init)(torc_unsafe_split_options *);
    torc_tensors (*torc_unsafe_split_with)(torc_tensor, int64_t, const torc_unsafe_split_options *);
    void (*torc_unsafe_split_with_sizes_options_init)(torc_unsafe_split_with_sizes_options *);
    torc_tensors (*torc_unsafe_split_with_sizes_with)(torc_tensor, torc_ints, const torc_unsafe_split_with_sizes_options *);
    torc_tensor (*torc_unsqueeze)(torc_tensor, int64_t);
    torc_tensor (*torc_unsqueeze_)(torc_tensor, int64_t);
    torc_tensor (*torc_unsqueeze_copy)(torc_tensor, int64_t);
    torc_tensor (*torc_unsqueeze_copy_out)(torc_tensor, torc_tensor, int64_t);
    torc_tensor (*torc_unsqueeze_copy_out_with)(torc_tensor, torc_tensor, int64_t, const torc_no_options *);
    torc_tensor (*torc_unsqueeze_copy_with)(torc_tensor, int64_t, const torc_no_options *);
    torc_tensor (*torc_unsqueeze_inplace_with)(torc_tensor, int64_t, const torc_no_options *);
    torc_tensor (*torc_unsqueeze_with)(torc_tensor, int64_t, const torc_no_options *);
    void (*torc_use_deterministic_algorithms_options_init)(torc_use_deterministic_algorithms_options *);
    bool (*torc_use_deterministic_algorithms_with)(bool, const torc_use_deterministic_algorithms_options *);
    void (*torc_vander_options_init)(torc_vander_options *);
    torc_tensor (*torc_vander_with)(torc_tensor, const torc_vander_options *);
    void (*torc_var_mean_options_init)(torc_var_mean_options *);
    torc_var_mean_result (*torc_var_mean_with)(torc_tensor, const torc_var_mean_options *);
    void (*torc_var_options_init)(torc_var_options *);
    torc_tensor (*torc_var_out_with)(torc_tensor, torc_tensor, const torc_var_options *);
    torc_tensor (*torc_var_with)(torc_tensor, const torc_var_options *);
    torc_tensor (*torc_vdot)(torc_tensor, torc_tensor);
    torc_tensor (*torc_vdot_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_vdot_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_vdot_with)(torc_tensor, torc_tensor, const torc_no_options *);
    void (*torc_vector_norm_options_init)(torc_vector_norm_options *);
    torc_tensor (*torc_vector_norm_out_with)(torc_tensor, torc_tensor, const torc_vector_norm_options *);
    torc_tensor (*torc_vector_norm_with)(torc_tensor, const torc_vector_norm_options *);
    const char * (*torc_version)(void);
    torc_tensor (*torc_view)(torc_tensor, torc_ints);
    torc_tensor (*torc_view_as)(torc_tensor, torc_tensor);
    torc_tensor (*torc_view_as_complex)(torc_tensor);
    torc_tensor (*torc_view_as_complex_copy)(torc_tensor);
    torc_tensor (*torc_view_as_complex_copy_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_view_as_complex_copy_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_view_as_complex_copy_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_view_as_complex_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_view_as_real)(torc_tensor);
    torc_tensor (*torc_view_as_real_copy)(torc_tensor);
    torc_tensor (*torc_view_as_real_copy_out)(torc_tensor, torc_tensor);
    torc_tensor (*torc_view_as_real_copy_out_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_view_as_real_copy_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_view_as_real_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_view_as_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_view_base)(torc_tensor);
    torc_tensor (*torc_view_base_with)(torc_tensor, const torc_no_options *);
    torc_tensor (*torc_view_copy)(torc_tensor, torc_ints);
    torc_tensor (*torc_view_copy_out)(torc_tensor, torc_tensor, torc_ints);
    torc_tensor (*torc_view_copy_out_with)(torc_tensor, torc_tensor, torc_ints, const torc_no_options *);
    torc_tensor (*torc_view_copy_with)(torc_tensor, torc_ints, const torc_no_options *);
    torc_tensor (*torc_view_dtype)(torc_tensor, torc_dtype);
    torc_tensor (*torc_view_dtype_with)(torc_tensor, torc_dtype, const torc_no_options *);
    torc_tensor (*torc_view_with)(torc_tensor, torc_ints, const torc_no_options *);
    torc_tensors (*torc_vsplit)(torc_tensor, int64_t);
    torc_tensors (*torc_vsplit_indices)(torc_tensor, torc_ints);
    torc_tensors (*torc_vsplit_indices_with)(torc_tensor, torc_ints, const torc_no_options *);
    torc_tensors (*torc_vsplit_with)(torc_tensor, int64_t, const torc_no_options *);
    torc_tensor (*torc_vstack)(torc_tensors);
    torc_tensor (*torc_vstack_out)(torc_tensor, torc_tensors);
    torc_tensor (*torc_vstack_out_with)(torc_tensor, torc_tensors, const torc_no_options *);
    torc_tensor (*torc_vstack_with)(torc_tensors, const torc_no_options *);
    const char * (*torc_warning_python)(torc_warning_category);
    torc_tensor (*torc_where)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_where_out)(torc_tensor, torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_where_out_with)(torc_tensor, torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_where_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_wrapped_number)(torc_number);
    torc_tensor (*torc_wrapped_number_with)(torc_number, const torc_no_options *);
    torc_tensor (*torc_xlogy)(torc_tensor, torc_tensor);
    torc_tensor (*torc_xlogy_)(torc_tensor, torc_tensor);
    torc_tensor (*torc_xlogy_inplace_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_xlogy_out)(torc_tensor, torc_tensor, torc_tensor);
    torc_tensor (*torc_xlogy_out_with)(torc_tensor, torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_xlogy_scalar)(torc_tensor, torc_number);
    torc_tensor (*torc_xlogy_scalar_)(torc_tensor, torc_number);
    torc_tensor (*torc_xlogy_scalar_inplace_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_xlogy_scalar_with)(torc_tensor, torc_number, const torc_no_options *);
    torc_tensor (*torc_xlogy_with)(torc_tensor, torc_tensor, const torc_no_options *);
    torc_tensor (*torc_zero_)(torc_tensor);
    torc_tensor (*torc_zero_inplace_with)(torc_tensor, const torc_no_options *);
    void (*torc_zeros_like_options_init)(torc_zeros_like_options *);
    torc_tensor (*torc_zeros_like_with)(torc_tensor, const torc_zeros_like_options *);
    void (*torc_zeros_options_init)(torc_zeros_options *);
    torc_tensor (*torc_zeros_out_with)(torc_tensor, torc_ints, const torc_zeros_options *);
    torc_tensor (*torc_zeros_with)(torc_ints, const torc_zeros_options *);
} all = {
    torc_H,
    torc_H_with,
    torc__addmm_activation_options_init,
    torc__addmm_activation_out_with,
    torc__addmm_activation_with,
    torc__amp_foreach_non_finite_check_and_unscale_,
    torc__amp_foreach_non_finite_check_and_unscale__with,
    torc__amp_update_scale_,
    torc__amp_update_scale_inplace_with,
    torc__conj,
    torc__conj_with,
    torc__foreach_abs,
    torc__foreach_abs_,
    torc__foreach_abs_inplace_with,
    torc__foreach_abs_with,
    torc__foreach_acos,
    torc__foreach_acos_,
    torc__foreach_acos_inplace_with,
    torc__foreach_acos_with,
    torc__foreach_add_inplace_with,
    torc__foreach_add_options_init,
    torc__foreach_add_scalar,
    torc__foreach_add_scalar_,
    torc__foreach_add_scalar_inplace_with,
    torc__foreach_add_scalar_list,
    torc__foreach_add_scalar_list_,
    torc__foreach_add_scalar_list_inplace_with,
    torc__foreach_add_scalar_list_with,
    torc__foreach_add_scalar_with,
    torc__foreach_add_tensor_inplace_with,
    torc__foreach_add_tensor_options_init,
    torc__foreach_add_tensor_with,
    torc__foreach_add_with,
    torc__foreach_addcdiv_inplace_with,
    torc__foreach_addcdiv_options_init,
    torc__foreach_addcdiv_scalar_list,
    torc__foreach_addcdiv_scalar_list_,
    torc__foreach_addcdiv_scalar_list_inplace_with,
    torc__foreach_addcdiv_scalar_list_with,
    torc__foreach_addcdiv_tensor,
    torc__foreach_addcdiv_tensor_,
    torc__foreach_addcdiv_tensor_inplace_with,
    torc__foreach_addcdiv_tensor_with,
    torc__foreach_addcdiv_with,
    torc__foreach_addcmul_inplace_with,
    torc__foreach_addcmul_options_init,
    torc__foreach_addcmul_scalar_list,
    torc__foreach_addcmul_scalar_list_,
    torc__foreach_addcmul_scalar_list_inplace_with,
    torc__foreach_addcmul_scalar_list_with,
    torc__foreach_addcmul_tensor,
    torc__foreach_addcmul_tensor_,
    torc__foreach_addcmul_tensor_inplace_with,
    torc__foreach_addcmul_tensor_with,
    torc__foreach_addcmul_with,
    torc__foreach_asin,
    torc__foreach_asin_,
    torc__foreach_asin_inplace_with,
    torc__foreach_asin_with,
    torc__foreach_atan,
    torc__foreach_atan_,
    torc__foreach_atan_inplace_with,
    torc__foreach_atan_with,
    torc__foreach_ceil,
    torc__foreach_ceil_,
    torc__foreach_ceil_inplace_with,
    torc__foreach_ceil_with,
    torc__foreach_clamp_max,
    torc__foreach_clamp_max_,
    torc__foreach_clamp_max_inplace_with,
    torc__foreach_clamp_max_scalar,
    torc__foreach_clamp_max_scalar_,
    torc__foreach_clamp_max_scalar_inplace_with,
    torc__foreach_clamp_max_scalar_list,
    torc__foreach_clamp_max_scalar_list_,
    torc__foreach_clamp_max_scalar_list_inplace_with,
    torc__foreach_clamp_max_scalar_list_with,
    torc__foreach_clamp_max_scalar_with,
    torc__foreach_clamp_max_with,
    torc__foreach_clamp_min,
    torc__foreach_clamp_min_,
    torc__foreach_clamp_min_inplace_with,
    torc__foreach_clamp_min_scalar,
    torc__foreach_clamp_min_scalar_,
    torc__foreach_clamp_min_scalar_inplace_with,
    torc__foreach_clamp_min_scalar_list,
    torc__foreach_clamp_min_scalar_list_,
    torc__foreach_clamp_min_scalar_list_inplace_with,
    torc__foreach_clamp_min_scalar_list_with,
    torc__foreach_clamp_min_scalar_with,
    torc__foreach_clamp_min_with,
    torc__foreach_copy_inplace_options_init,
    torc__foreach_copy_inplace_with,
    torc__foreach_cos,
    torc__foreach_cos_,
    torc__foreach_cos_inplace_with,
    torc__foreach_cos_with,
    torc__foreach_cosh,
    torc__foreach_cosh_,
    torc__foreach_cosh_inplace_with,
    torc__foreach_cosh_with,
    torc__foreach_div,
    torc__foreach_div_,
    torc__foreach_div_inplace_with,
    torc__foreach_div_scalar,
    torc__foreach_div_scalar_,
    torc__foreach_div_scalar_inplace_with,
    torc__foreach_div_scalar_list,
    torc__foreach_div_scalar_list_,
    torc__foreach_div_scalar_list_inplace_with,
    torc__foreach_div_scalar_list_with,
    torc__foreach_div_scalar_with,
    torc__foreach_div_tensor,
    torc__foreach_div_tensor_,
    torc__foreach_div_tensor_inplace_with,
    torc__foreach_div_tensor_with,
    torc__foreach_div_with,
    torc__foreach_erf,
    torc__foreach_erf_,
    torc__foreach_erf_inplace_with,
    torc__foreach_erf_with,
    torc__foreach_erfc,
    torc__foreach_erfc_,
    torc__foreach_erfc_inplace_with,
    torc__foreach_erfc_with,
    torc__foreach_exp,
    torc__foreach_exp_,
    torc__foreach_exp_inplace_with,
    torc__foreach_exp_with,
    torc__foreach_expm1,
    torc__foreach_expm1_,
    torc__foreach_expm1_inplace_with,
    torc__foreach_expm1_with,
    torc__foreach_floor,
    torc__foreach_floor_,
    torc__foreach_floor_inplace_with,
    torc__foreach_floor_with,
    torc__foreach_frac,
    torc__foreach_frac_,
    torc__foreach_frac_inplace_with,
    torc__foreach_frac_with,
    torc__foreach_lerp,
    torc__foreach_lerp_,
    torc__foreach_lerp_inplace_with,
    torc__foreach_lerp_scalar,
    torc__foreach_lerp_scalar_,
    torc__foreach_lerp_scalar_inplace_with,
    torc__foreach_lerp_scalar_list,
    torc__foreach_lerp_scalar_list_,
    torc__foreach_lerp_scalar_list_inplace_with,
    torc__foreach_lerp_scalar_list_with,
    torc__foreach_lerp_scalar_with,
    torc__foreach_lerp_with,
    torc__foreach_lgamma,
    torc__foreach_lgamma_,
    torc__foreach_lgamma_inplace_with,
    torc__foreach_lgamma_with,
    torc__foreach_log,
    torc__foreach_log10,
    torc__foreach_log10_,
    torc__foreach_log10_inplace_with,
    torc__foreach_log10_with,
    torc__foreach_log1p,
    torc__foreach_log1p_,
    torc__foreach_log1p_inplace_with,
    torc__foreach_log1p_with,
    torc__foreach_log2,
    torc__foreach_log2_,
    torc__foreach_log2_inplace_with,
    torc__foreach_log2_with,
    torc__foreach_log_,
    torc__foreach_log_inplace_with,
    torc__foreach_log_with,
    torc__foreach_max,
    torc__foreach_max_with,
    torc__foreach_maximum,
    torc__foreach_maximum_,
    torc__foreach_maximum_inplace_with,
    torc__foreach_maximum_scalar,
    torc__foreach_maximum_scalar_,
    torc__foreach_maximum_scalar_inplace_with,
    torc__foreach_maximum_scalar_list,
    torc__foreach_maximum_scalar_list_,
    torc__foreach_maximum_scalar_list_inplace_with,
    torc__foreach_maximum_scalar_list_with,
    torc__foreach_maximum_scalar_with,
    torc__foreach_maximum_with,
    torc__foreach_minimum,
    torc__foreach_minimum_,
    torc__foreach_minimum_inplace_with,
    torc__foreach_minimum_scalar,
    torc__foreach_minimum_scalar_,
    torc__foreach_minimum_scalar_inplace_with,
    torc__foreach_minimum_scalar_list,
    torc__foreach_minimum_scalar_list_,
    torc__foreach_minimum_scalar_list_inplace_with,
    torc__foreach_minimum_scalar_list_with,
    torc__foreach_minimum_scalar_with,
    torc__foreach_minimum_with,
    torc__foreach_mul,
    torc__foreach_mul_,
    torc__foreach_mul_inplace_with,
    torc__foreach_mul_scalar,
    torc__foreach_mul_scalar_,
    torc__foreach_mul_scalar_inplace_with,
    torc__foreach_mul_scalar_list,
    torc__foreach_mul_scalar_list_,
    torc__foreach_mul_scalar_list_inplace_with,
    torc__foreach_mul_scalar_list_with,
    torc__foreach_mul_scalar_with,
    torc__foreach_mul_tensor,
    torc__foreach_mul_tensor_,
    torc__foreach_mul_tensor_inplace_with,
    torc__foreach_mul_tensor_with,
    torc__foreach_mul_with,
    torc__foreach_neg,
    torc__foreach_neg_,
    torc__foreach_neg_inplace_with,
    torc__foreach_neg_with,
    torc__foreach_norm_options_init,
    torc__foreach_norm_with,
    torc__foreach_pow,
    torc__foreach_pow_,
    torc__foreach_pow_inplace_with,
    torc__foreach_pow_scalar,
    torc__foreach_pow_scalar_,
    torc__foreach_pow_scalar_and_tensor,
    torc__foreach_pow_scalar_and_tensor_with,
    torc__foreach_pow_scalar_inplace_with,
    torc__foreach_pow_scalar_list,
    torc__foreach_pow_scalar_list_,
    torc__foreach_pow_scalar_list_inplace_with,
    torc__foreach_pow_scalar_list_with,
    torc__foreach_pow_scalar_with,
    torc__foreach_pow_with,
    torc__foreach_reciprocal,
    torc__foreach_reciprocal_,
    torc__foreach_reciprocal_inplace_with,
    torc__foreach_reciprocal_with,
    torc__foreach_round,
    torc__foreach_round_,
    torc__foreach_round_inplace_with,
    torc__foreach_round_with,
    torc__foreach_rsqrt,
    torc__foreach_rsqrt_,
    torc__foreach_rsqrt_inplace_with,
    torc__foreach_rsqrt_with,
    torc__foreach_sigmoid,
    torc__foreach_sigmoid_,
    torc__foreach_sigmoid_inplace_with,
    torc__foreach_sigmoid_with,
    torc__foreach_sign,
    torc__foreach_sign_,
    torc__foreach_sign_inplace_with,
    torc__foreach_sign_with,
    torc__foreach_sin,
    torc__foreach_sin_,
    torc__foreach_sin_inplace_with,
    torc__foreach_sin_with,
    torc__foreach_sinh,
    torc__foreach_sinh_,
    torc__foreach_sinh_inplace_with,
    torc__foreach_sinh_with,
    torc__foreach_sqrt,
    torc__foreach_sqrt_,
    torc__foreach_sqrt_inplace_with,
    torc__foreach_sqrt_with,
    torc__foreach_sub_inplace_with,
    torc__foreach_sub_options_init,
    torc__foreach_sub_scalar,
    torc__foreach_sub_scalar_,
    torc__foreach_sub_scalar_inplace_with,
    torc__foreach_sub_scalar_list,
    torc__foreach_sub_scalar_list_,
    torc__foreach_sub_scalar_list_inplace_with,
    torc__foreach_sub_scalar_list_with,
    torc__foreach_sub_scalar_with,
    torc__foreach_sub_with,
    torc__foreach_tan,
    torc__foreach_tan_,
    torc__foreach_tan_inplace_with,
    torc__foreach_tan_with,
    torc__foreach_tanh,
    torc__foreach_tanh_,
    torc__foreach_tanh_inplace_with,
    torc__foreach_tanh_with,
    torc__foreach_trunc,
    torc__foreach_trunc_,
    torc__foreach_trunc_inplace_with,
    torc__foreach_trunc_with,
    torc__foreach_zero_,
    torc__foreach_zero_inplace_with,
    torc__fused_adam__tensor_lr_options_init,
    torc__fused_adam__tensor_lr_with,
    torc__fused_adam__with,
    torc__fused_adam_inplace_options_init,
    torc__fused_adamw__tensor_lr_options_init,
    torc__fused_adamw__tensor_lr_with,
    torc__fused_adamw__with,
    torc__fused_adamw_inplace_options_init,
    torc__fused_rms_norm,
    torc__fused_rms_norm_with,
    torc__fused_sgd__tensor_lr_options_init,
    torc__fused_sgd__tensor_lr_with,
    torc__fused_sgd__with,
    torc__fused_sgd_inplace_options_init,
    torc__neg_view,
    torc__neg_view_with,
    torc__unique2_options_init,
    torc__unique2_with,
    torc_abs,
    torc_abs_,
    torc_abs_inplace_with,
    torc_abs_out,
    torc_abs_out_with,
    torc_abs_with,
    torc_acos,
    torc_acos_,
    torc_acos_inplace_with,
    torc_acos_out,
    torc_acos_out_with,
    torc_acos_with,
    torc_acosh,
    torc_acosh_,
    torc_acosh_inplace_with,
    torc_acosh_out,
    torc_acosh_out_with,
    torc_acosh_with,
    torc_adam_options_init,
    torc_adam_with,
    torc_adamw_with,
    torc_adaptive_avg_pool1d,
    torc_adaptive_avg_pool1d_with,
    torc_adaptive_avg_pool2d,
    torc_adaptive_avg_pool2d_with,
    torc_adaptive_avg_pool3d,
    torc_adaptive_avg_pool3d_with,
    torc_adaptive_max_pool2d,
    torc_adaptive_max_pool2d_with,
    torc_adaptive_max_pool3d,
    torc_adaptive_max_pool3d_with,
    torc_add_inplace_with,
    torc_add_options_init,
    torc_add_out_with,
    torc_add_scalar_inplace_with,
    torc_add_scalar_with,
    torc_add_with,
    torc_addbmm_inplace_with,
    torc_addbmm_options_init,
    torc_addbmm_out_with,
    torc_addbmm_with,
    torc_addcdiv_inplace_with,
    torc_addcdiv_options_init,
    torc_addcdiv_out_with,
    torc_addcdiv_with,
    torc_addcmul_inplace_with,
    torc_addcmul_options_init,
    torc_addcmul_out_with,
    torc_addcmul_with,
    torc_addmm_inplace_with,
    torc_addmm_options_init,
    torc_addmm_out_with,
    torc_addmm_with,
    torc_addmv_inplace_with,
    torc_addmv_options_init,
    torc_addmv_out_with,
    torc_addmv_with,
    torc_addr_inplace_with,
    torc_addr_options_init,
    torc_addr_out_with,
    torc_addr_with,
    torc_adjoint,
    torc_adjoint_with,
    torc_affine_grid_generator,
    torc_affine_grid_generator_with,
    torc_alias_copy,
    torc_alias_copy_out,
    torc_alias_copy_out_with,
    torc_alias_copy_with,
    torc_all_options_init,
    torc_all_out_with,
    torc_all_with,
    torc_allclose_options_init,
    torc_allclose_with,
    torc_alpha_dropout_inplace_with,
    torc_alpha_dropout_options_init,
    torc_alpha_dropout_with,
    torc_amax_options_init,
    torc_amax_out_with,
    torc_amax_with,
    torc_amin_options_init,
    torc_amin_out_with,
    torc_amin_with,
    torc_aminmax_options_init,
    torc_aminmax_out_with,
    torc_aminmax_with,
    torc_angle,
    torc_angle_out,
    torc_angle_out_with,
    torc_angle_with,
    torc_any_options_init,
    torc_any_out_with,
    torc_any_with,
    torc_arange_options_init,
    torc_arange_out_with,
    torc_arange_with,
    torc_are_deterministic_algorithms_enabled,
    torc_argmax_options_init,
    torc_argmax_out_with,
    torc_argmax_with,
    torc_argmin_options_init,
    torc_argmin_out_with,
    torc_argmin_with,
    torc_argsort_options_init,
    torc_argsort_out_with,
    torc_argsort_with,
    torc_argwhere,
    torc_argwhere_with,
    torc_as_strided_copy_options_init,
    torc_as_strided_copy_out_with,
    torc_as_strided_copy_with,
    torc_as_strided_inplace_with,
    torc_as_strided_options_init,
    torc_as_strided_scatter_options_init,
    torc_as_strided_scatter_with,
    torc_as_strided_with,
    torc_asin,
    torc_asin_,
    torc_asin_inplace_with,
    torc_asin_out,
    torc_asin_out_with,
    torc_asin_with,
    torc_asinh,
    torc_asinh_,
    torc_asinh_inplace_with,
    torc_asinh_out,
    torc_asinh_out_with,
    torc_asinh_with,
    torc_assign,
    torc_atan,
    torc_atan2,
    torc_atan2_,
    torc_atan2_inplace_with,
    torc_atan2_out,
    torc_atan2_out_with,
    torc_atan2_with,
    torc_atan_,
    torc_atan_inplace_with,
    torc_atan_out,
    torc_atan_out_with,
    torc_atan_with,
    torc_atanh,
    torc_atanh_,
    torc_atanh_inplace_with,
    torc_atanh_out,
    torc_atanh_out_with,
    torc_atanh_with,
    torc_atleast_1d,
    torc_atleast_1d_sequence,
    torc_atleast_1d_sequence_with,
    torc_atleast_1d_with,
    torc_atleast_2d,
    torc_atleast_2d_sequence,
    torc_atleast_2d_sequence_with,
    torc_atleast_2d_with,
    torc_atleast_3d,
    torc_atleast_3d_sequence,
    torc_atleast_3d_sequence_with,
    torc_atleast_3d_with,
    torc_autocast_begin_with,
    torc_autocast_end,
    torc_autocast_options_init,
    torc_autograd_grad_edges_options_init,
    torc_autograd_grad_edges_with,
    torc_autograd_grad_options_init,
    torc_autograd_grad_with,
    torc_avg_pool1d_options_init,
    torc_avg_pool1d_with,
    torc_avg_pool2d_options_init,
    torc_avg_pool2d_out_with,
    torc_avg_pool2d_with,
    torc_avg_pool3d_options_init,
    torc_avg_pool3d_out_with,
    torc_avg_pool3d_with,
    torc_backends_cpu_get_cpu_capability,
    torc_backends_cuda_matmul_allow_bf16_reduced_precision_reduction,
    torc_backends_cuda_matmul_allow_bf16_reduced_precision_reduction_split_k,
    torc_backends_cuda_matmul_allow_fp16_accumulation,
    torc_backends_cuda_matmul_allow_fp16_reduced_precision_reduction,
    torc_backends_cuda_matmul_allow_fp16_reduced_precision_reduction_split_k,
    torc_backends_cuda_matmul_allow_tf32,
    torc_backends_cuda_matmul_set_allow_bf16_reduced_precision_reduction,
    torc_backends_cuda_matmul_set_allow_bf16_reduced_precision_reduction_with,
    torc_backends_cuda_matmul_set_allow_fp16_accumulation,
    torc_backends_cuda_matmul_set_allow_fp16_accumulation_with,
    torc_backends_cuda_matmul_set_allow_fp16_reduced_precision_reduction,
    torc_backends_cuda_matmul_set_allow_fp16_reduced_precision_reduction_with,
    torc_backends_cuda_matmul_set_allow_tf32,
    torc_backends_cuda_matmul_set_allow_tf32_with,
    torc_backends_cuda_preferred_blas_library,
    torc_backends_cuda_preferred_blas_library_with,
    torc_backends_cudnn_allow_tf32,
    torc_backends_cudnn_benchmark,
    torc_backends_cudnn_benchmark_limit,
    torc_backends_cudnn_deterministic,
    torc_backends_cudnn_enabled,
    torc_backends_cudnn_set_allow_tf32,
    torc_backends_cudnn_set_allow_tf32_with,
    torc_backends_cudnn_set_benchmark,
    torc_backends_cudnn_set_benchmark_limit,
    torc_backends_cudnn_set_benchmark_limit_with,
    torc_backends_cudnn_set_benchmark_with,
    torc_backends_cudnn_set_deterministic,
    torc_backends_cudnn_set_deterministic_with,
    torc_backends_cudnn_set_enabled,
    torc_backends_cudnn_set_enabled_with,
    torc_backends_cudnn_version,
    torc_backends_fp32_precision,
    torc_backends_set_fp32_precision,
    torc_backends_set_fp32_precision_with,
    torc_backward_edges_options_init,
    torc_backward_edges_with,
    torc_backward_id,
    torc_backward_many_options_init,
    torc_backward_many_with,
    torc_backward_options_init,
    torc_backward_visits,
    torc_backward_visits_with,
    torc_backward_with,
    torc_baddbmm_inplace_with,
    torc_baddbmm_options_init,
    torc_baddbmm_out_with,
    torc_baddbmm_with,
    torc_bartlett_window_options_init,
    torc_bartlett_window_with,
    torc_batch_norm_options_init,
    torc_batch_norm_with,
    torc_bernoulli__tensor_inplace_with,
    torc_bernoulli__tensor_options_init,
    torc_bernoulli_inplace_options_init,
    torc_bernoulli_inplace_with,
    torc_bernoulli_options_init,
    torc_bernoulli_out_with,
    torc_bernoulli_p_options_init,
    torc_bernoulli_p_with,
    torc_bernoulli_with,
    torc_bfloat16,
    torc_bfloat16_with,
    torc_bilinear_options_init,
    torc_bilinear_with,
    torc_binary_cross_entropy_options_init,
    torc_binary_cross_entropy_with,
    torc_binary_cross_entropy_with_logits_options_init,
    torc_binary_cross_entropy_with_logits_with,
    torc_bincount_options_init,
    torc_bincount_with,
    torc_bitwise_and,
    torc_bitwise_and_,
    torc_bitwise_and_inplace_with,
    torc_bitwise_and_out,
    torc_bitwise_and_out_with,
    torc_bitwise_and_scalar,
    torc_bitwise_and_scalar_,
    torc_bitwise_and_scalar_inplace_with,
    torc_bitwise_and_scalar_with,
    torc_bitwise_and_with,
    torc_bitwise_left_shift,
    torc_bitwise_left_shift_,
    torc_bitwise_left_shift_inplace_with,
    torc_bitwise_left_shift_out,
    torc_bitwise_left_shift_out_with,
    torc_bitwise_left_shift_scalar,
    torc_bitwise_left_shift_scalar_,
    torc_bitwise_left_shift_scalar_inplace_with,
    torc_bitwise_left_shift_scalar_with,
    torc_bitwise_left_shift_with,
    torc_bitwise_not,
    torc_bitwise_not_,
    torc_bitwise_not_inplace_with,
    torc_bitwise_not_out,
    torc_bitwise_not_out_with,
    torc_bitwise_not_with,
    torc_bitwise_or,
    torc_bitwise_or_,
    torc_bitwise_or_inplace_with,
    torc_bitwise_or_out,
    torc_bitwise_or_out_with,
    torc_bitwise_or_scalar,
    torc_bitwise_or_scalar_,
    torc_bitwise_or_scalar_inplace_with,
    torc_bitwise_or_scalar_with,
    torc_bitwise_or_with,
    torc_bitwise_right_shift,
    torc_bitwise_right_shift_,
    torc_bitwise_right_shift_inplace_with,
    torc_bitwise_right_shift_out,
    torc_bitwise_right_shift_out_with,
    torc_bitwise_right_shift_scalar,
    torc_bitwise_right_shift_scalar_,
    torc_bitwise_right_shift_scalar_inplace_with,
    torc_bitwise_right_shift_scalar_with,
    torc_bitwise_right_shift_with,
    torc_bitwise_xor,
    torc_bitwise_xor_,
    torc_bitwise_xor_inplace_with,
    torc_bitwise_xor_out,
    torc_bitwise_xor_out_with,
    torc_bitwise_xor_scalar,
    torc_bitwise_xor_scalar_,
    torc_bitwise_xor_scalar_inplace_with,
    torc_bitwise_xor_scalar_with,
    torc_bitwise_xor_with,
    torc_blackman_window_options_init,
    torc_blackman_window_with,
    torc_blob_options_init,
    torc_block_diag,
    torc_block_diag_with,
    torc_bmm,
    torc_bmm_out,
    torc_bmm_out_with,
    torc_bmm_with,
    torc_bool,
    torc_bool_with,
    torc_broadcast_tensors,
    torc_broadcast_tensors_with,
    torc_broadcast_to,
    torc_broadcast_to_with,
    torc_bucketize_options_init,
    torc_bucketize_out_with,
    torc_bucketize_with,
    torc_byte,
    torc_byte_with,
    torc_can_cast,
    torc_cartesian_prod,
    torc_cartesian_prod_with,
    torc_cat_options_init,
    torc_cat_out_with,
    torc_cat_with,
    torc_cauchy_inplace_options_init,
    torc_cauchy_inplace_with,
    torc_cdist_options_init,
    torc_cdist_with,
    torc_ceil,
    torc_ceil_,
    torc_ceil_inplace_with,
    torc_ceil_out,
    torc_ceil_out_with,
    torc_ceil_with,
    torc_celu_inplace_with,
    torc_celu_options_init,
    torc_celu_with,
    torc_chain_matmul,
    torc_chain_matmul_out,
    torc_chain_matmul_out_with,
    torc_chain_matmul_with,
    torc_channel_shuffle,
    torc_channel_shuffle_with,
    torc_char,
    torc_char_with,
    torc_checkpoint_options_init,
    torc_checkpoint_with,
    torc_chunk_options_init,
    torc_chunk_with,
    torc_clamp_inplace_with,
    torc_clamp_max,
    torc_clamp_max_,
    torc_clamp_max_inplace_with,
    torc_clamp_max_out,
    torc_clamp_max_out_with,
    torc_clamp_max_scalar,
    torc_clamp_max_scalar_,
    torc_clamp_max_scalar_inplace_with,
    torc_clamp_max_scalar_with,
    torc_clamp_max_with,
    torc_clamp_min,
    torc_clamp_min_,
    torc_clamp_min_inplace_with,
    torc_clamp_min_out,
    torc_clamp_min_out_with,
    torc_clamp_min_scalar,
    torc_clamp_min_scalar_,
    torc_clamp_min_scalar_inplace_with,
    torc_clamp_min_scalar_with,
    torc_clamp_min_with,
    torc_clamp_options_init,
    torc_clamp_out_with,
    torc_clamp_tensor_inplace_with,
    torc_clamp_tensor_options_init,
    torc_clamp_tensor_out_with,
    torc_clamp_tensor_with,
    torc_clamp_with,
    torc_clip_grad_norm_inplace_with,
    torc_clip_grad_norm_options_init,
    torc_clip_grad_value_,
    torc_clip_grad_value_inplace_with,
    torc_clone_options_init,
    torc_clone_with,
    torc_col2im_options_init,
    torc_col2im_with,
    torc_column_stack,
    torc_column_stack_out,
    torc_column_stack_out_with,
    torc_column_stack_with,
    torc_combinations_options_init,
    torc_combinations_with,
    torc_complex,
    torc_complex_out,
    torc_complex_out_with,
    torc_complex_with,
    torc_conj,
    torc_conj_physical,
    torc_conj_physical_,
    torc_conj_physical_inplace_with,
    torc_conj_physical_out,
    torc_conj_physical_out_with,
    torc_conj_physical_with,
    torc_conj_with,
    torc_constant_lr_options_init,
    torc_constant_lr_with,
    torc_constant_pad_nd_options_init,
    torc_constant_pad_nd_with,
    torc_contiguous_options_init,
    torc_contiguous_with,
    torc_conv1d_options_init,
    torc_conv1d_padding_options_init,
    torc_conv1d_padding_with,
    torc_conv1d_with,
    torc_conv2d_options_init,
    torc_conv2d_padding_options_init,
    torc_conv2d_padding_with,
    torc_conv2d_with,
    torc_conv3d_options_init,
    torc_conv3d_padding_options_init,
    torc_conv3d_padding_with,
    torc_conv3d_with,
    torc_conv_transpose1d_options_init,
    torc_conv_transpose1d_with,
    torc_conv_transpose2d_options_init,
    torc_conv_transpose2d_with,
    torc_conv_transpose3d_options_init,
    torc_conv_transpose3d_with,
    torc_convolution,
    torc_convolution_with,
    torc_copy_inplace_options_init,
    torc_copy_inplace_with,
    torc_copy_to_host,
    torc_copy_to_host_with,
    torc_copysign,
    torc_copysign_,
    torc_copysign_inplace_with,
    torc_copysign_out,
    torc_copysign_out_with,
    torc_copysign_scalar,
    torc_copysign_scalar_,
    torc_copysign_scalar_inplace_with,
    torc_copysign_scalar_with,
    torc_copysign_with,
    torc_corrcoef,
    torc_corrcoef_with,
    torc_cos,
    torc_cos_,
    torc_cos_inplace_with,
    torc_cos_out,
    torc_cos_out_with,
    torc_cos_with,
    torc_cosh,
    torc_cosh_,
    torc_cosh_inplace_with,
    torc_cosh_out,
    torc_cosh_out_with,
    torc_cosh_with,
    torc_cosine_annealing_lr_options_init,
    torc_cosine_annealing_lr_with,
    torc_cosine_embedding_loss_options_init,
    torc_cosine_embedding_loss_with,
    torc_cosine_similarity_options_init,
    torc_cosine_similarity_with,
    torc_count_nonzero_options_init,
    torc_count_nonzero_with,
    torc_cov_options_init,
    torc_cov_with,
    torc_cpu_blas_info,
    torc_cross_entropy_options_init,
    torc_cross_entropy_with,
    torc_cross_options_init,
    torc_cross_out_with,
    torc_cross_with,
    torc_cuda_caching_allocator_alloc,
    torc_cuda_caching_allocator_alloc_with,
    torc_cuda_caching_allocator_delete,
    torc_cuda_caching_allocator_delete_with,
    torc_cuda_caching_allocator_enable,
    torc_cuda_caching_allocator_enable_with,
    torc_cuda_can_device_access_peer,
    torc_cuda_can_device_access_peer_with,
    torc_cuda_capture_options_init,
    torc_cuda_change_current_allocator,
    torc_cuda_clock_rate,
    torc_cuda_clock_rate_with,
    torc_cuda_compile_kernel_with,
    torc_cuda_compile_options_init,
    torc_cuda_current_device,
    torc_cuda_current_device_with,
    torc_cuda_current_stream,
    torc_cuda_current_stream_with,
    torc_cuda_default_stream,
    torc_cuda_default_stream_with,
    torc_cuda_device_count,
    torc_cuda_device_guard_begin,
    torc_cuda_device_guard_begin_with,
    torc_cuda_device_memory_used,
    torc_cuda_device_memory_used_with,
    torc_cuda_driver_version,
    torc_cuda_empty_cache,
    torc_cuda_empty_cache_with,
    torc_cuda_event_device,
    torc_cuda_event_device_with,
    torc_cuda_event_elapsed_time,
    torc_cuda_event_elapsed_time_with,
    torc_cuda_event_from_ipc_handle,
    torc_cuda_event_from_ipc_handle_with,
    torc_cuda_event_handle,
    torc_cuda_event_ipc_handle,
    torc_cuda_event_ipc_handle_with,
    torc_cuda_event_new_with,
    torc_cuda_event_options_init,
    torc_cuda_event_query,
    torc_cuda_event_query_with,
    torc_cuda_event_record,
    torc_cuda_event_record_with,
    torc_cuda_event_synchronize,
    torc_cuda_event_synchronize_with,
    torc_cuda_event_wait,
    torc_cuda_event_wait_with,
    torc_cuda_exchange_device,
    torc_cuda_exchange_device_with,
    torc_cuda_external_stream,
    torc_cuda_external_stream_with,
    torc_cuda_get_allocator_backend,
    torc_cuda_get_arch_list,
    torc_cuda_get_device_capability,
    torc_cuda_get_device_capability_with,
    torc_cuda_get_device_name,
    torc_cuda_get_device_properties,
    torc_cuda_get_gencode_flags,
    torc_cuda_get_per_process_memory_fraction,
    torc_cuda_get_per_process_memory_fraction_with,
    torc_cuda_get_rng_state,
    torc_cuda_get_rng_state_all,
    torc_cuda_get_rng_state_all_with,
    torc_cuda_get_rng_state_with,
    torc_cuda_get_stream_ordering,
    torc_cuda_get_sync_debug_mode,
    torc_cuda_graph_capture_begin_with,
    torc_cuda_graph_capture_end,
    torc_cuda_graph_debug_dump,
    torc_cuda_graph_debug_dump_with,
    torc_cuda_graph_guard_begin_with,
    torc_cuda_graph_guard_end,
    torc_cuda_graph_instantiate,
    torc_cuda_graph_instantiate_with,
    torc_cuda_graph_new_with,
    torc_cuda_graph_node_count,
    torc_cuda_graph_node_count_with,
    torc_cuda_graph_options_init,
    torc_cuda_graph_pool,
    torc_cuda_graph_pool_with,
    torc_cuda_graph_raw_cuda_graph,
    torc_cuda_graph_raw_cuda_graph_exec,
    torc_cuda_graph_register_generator,
    torc_cuda_graph_register_generator_with,
    torc_cuda_graph_replay,
    torc_cuda_graph_replay_with,
    torc_cuda_graph_reset,
    torc_cuda_graph_reset_with,
    torc_cuda_graphed_call,
    torc_cuda_graphed_call_with,
    torc_cuda_host_empty_cache,
    torc_cuda_host_empty_cache_with,
    torc_cuda_host_memory_stats,
    torc_cuda_host_memory_stats_with,
    torc_cuda_host_register,
    torc_cuda_host_register_with,
    torc_cuda_host_unregister,
    torc_cuda_host_unregister_with,
    torc_cuda_init,
    torc_cuda_init_with,
    torc_cuda_initial_seed,
    torc_cuda_initial_seed_with,
    torc_cuda_ipc_collect,
    torc_cuda_ipc_collect_with,
    torc_cuda_is_available,
    torc_cuda_is_bf16_supported,
    torc_cuda_is_current_stream_capturing,
    torc_cuda_is_initialized,
    torc_cuda_is_tf32_supported,
    torc_cuda_kernel_from_file,
    torc_cuda_kernel_from_file_with,
    torc_cuda_kernel_from_function,
    torc_cuda_kernel_from_function_with,
    torc_cuda_kernel_from_image,
    torc_cuda_kernel_from_image_with,
    torc_cuda_kernel_get_properties,
    torc_cuda_kernel_launch_with,
    torc_cuda_kernel_max_active_blocks,
    torc_cuda_kernel_max_active_blocks_with,
    torc_cuda_kernel_name,
    torc_cuda_kernel_parameter_count,
    torc_cuda_kernel_parameter_count_with,
    torc_cuda_launch_options_init,
    torc_cuda_list_gpu_processes,
    torc_cuda_list_gpu_processes_with,
    torc_cuda_make_graphed_options_init,
    torc_cuda_make_graphed_with,
    torc_cuda_manual_seed,
    torc_cuda_manual_seed_all,
    torc_cuda_manual_seed_all_with,
    torc_cuda_manual_seed_with,
    torc_cuda_max_memory_allocated,
    torc_cuda_max_memory_allocated_with,
    torc_cuda_max_memory_reserved,
    torc_cuda_max_memory_reserved_with,
    torc_cuda_mem_get_info,
    torc_cuda_mem_get_info_with,
    torc_cuda_memory_allocated,
    torc_cuda_memory_allocated_with,
    torc_cuda_memory_dump_snapshot,
    torc_cuda_memory_dump_snapshot_with,
    torc_cuda_memory_record_history,
    torc_cuda_memory_record_history_with,
    torc_cuda_memory_reserved,
    torc_cuda_memory_reserved_with,
    torc_cuda_memory_snapshot,
    torc_cuda_memory_snapshot_with,
    torc_cuda_memory_stat_value,
    torc_cuda_memory_stat_value_with,
    torc_cuda_memory_stats,
    torc_cuda_memory_stats_with,
    torc_cuda_memory_summary,
    torc_cuda_memory_summary_with,
    torc_cuda_memory_usage,
    torc_cuda_memory_usage_with,
    torc_cuda_mempool_new,
    torc_cuda_mempool_new_with,
    torc_cuda_nvtx_mark,
    torc_cuda_nvtx_mark_with,
    torc_cuda_nvtx_range_end,
    torc_cuda_nvtx_range_pop,
    torc_cuda_nvtx_range_push,
    torc_cuda_nvtx_range_push_with,
    torc_cuda_nvtx_range_start,
    torc_cuda_nvtx_range_start_with,
    torc_cuda_power_draw,
    torc_cuda_power_draw_with,
    torc_cuda_reset_accumulated_host_memory_stats,
    torc_cuda_reset_accumulated_host_memory_stats_with,
    torc_cuda_reset_accumulated_memory_stats,
    torc_cuda_reset_accumulated_memory_stats_with,
    torc_cuda_reset_peak_host_memory_stats,
    torc_cuda_reset_peak_host_memory_stats_with,
    torc_cuda_reset_peak_memory_stats,
    torc_cuda_reset_peak_memory_stats_with,
    torc_cuda_seed,
    torc_cuda_seed_all,
    torc_cuda_seed_all_with,
    torc_cuda_seed_with,
    torc_cuda_set_device,
    torc_cuda_set_device_with,
    torc_cuda_set_per_process_memory_fraction,
    torc_cuda_set_per_process_memory_fraction_with,
    torc_cuda_set_rng_state,
    torc_cuda_set_rng_state_all,
    torc_cuda_set_rng_state_all_with,
    torc_cuda_set_rng_state_with,
    torc_cuda_set_stream,
    torc_cuda_set_stream_ordering,
    torc_cuda_set_stream_ordering_with,
    torc_cuda_set_stream_with,
    torc_cuda_set_sync_debug_mode,
    torc_cuda_set_sync_debug_mode_with,
    torc_cuda_stream_device,
    torc_cuda_stream_device_with,
    torc_cuda_stream_equal,
    torc_cuda_stream_guard_begin,
    torc_cuda_stream_guard_begin_with,
    torc_cuda_stream_guard_end,
    torc_cuda_stream_handle,
    torc_cuda_stream_id,
    torc_cuda_stream_id_with,
    torc_cuda_stream_new_with,
    torc_cuda_stream_options_init,
    torc_cuda_stream_priority,
    torc_cuda_stream_priority_range,
    torc_cuda_stream_priority_range_with,
    torc_cuda_stream_priority_with,
    torc_cuda_stream_query,
    torc_cuda_stream_query_with,
    torc_cuda_stream_record_event,
    torc_cuda_stream_record_event_with,
    torc_cuda_stream_synchronize,
    torc_cuda_stream_synchronize_with,
    torc_cuda_stream_wait_event,
    torc_cuda_stream_wait_event_with,
    torc_cuda_stream_wait_stream,
    torc_cuda_stream_wait_stream_with,
    torc_cuda_synchronize,
    torc_cuda_synchronize_with,
    torc_cuda_temperature,
    torc_cuda_temperature_with,
    torc_cuda_use_mem_pool_begin,
    torc_cuda_use_mem_pool_begin_with,
    torc_cuda_use_mem_pool_end,
    torc_cuda_utilization,
    torc_cuda_utilization_with,
    torc_cuda_version,
    torc_cummax,
    torc_cummax_out,
    torc_cummax_out_with,
    torc_cummax_with,
    torc_cummin,
    torc_cummin_out,
    torc_cummin_out_with,
    torc_cummin_with,
    torc_cumprod_inplace_with,
    torc_cumprod_options_init,
    torc_cumprod_out_with,
    torc_cumprod_with,
    torc_cumsum_inplace_with,
    torc_cumsum_options_init,
    torc_cumsum_out_with,
    torc_cumsum_with,
    torc_cumulative_trapezoid_options_init,
    torc_cumulative_trapezoid_with,
    torc_cumulative_trapezoid_x_options_init,
    torc_cumulative_trapezoid_x_with,
    torc_data,
    torc_data_ptr,
    torc_data_with,
    torc_default_generator,
    torc_deg2rad,
    torc_deg2rad_,
    torc_deg2rad_inplace_with,
    torc_deg2rad_out,
    torc_deg2rad_out_with,
    torc_deg2rad_with,
    torc_detach,
    torc_detach_,
    torc_detach_copy,
    torc_detach_copy_out,
    torc_detach_copy_out_with,
    torc_detach_copy_with,
    torc_detach_inplace_with,
    torc_detach_with,
    torc_device_format,
    torc_device_format_with,
    torc_device_parse,
    torc_device_parse_with,
    torc_diag_embed_options_init,
    torc_diag_embed_with,
    torc_diag_options_init,
    torc_diag_out_with,
    torc_diag_with,
    torc_diagflat_options_init,
    torc_diagflat_with,
    torc_diagonal_copy_options_init,
    torc_diagonal_copy_out_with,
    torc_diagonal_copy_with,
    torc_diagonal_options_init,
    torc_diagonal_scatter_options_init,
    torc_diagonal_scatter_with,
    torc_diagonal_with,
    torc_diff_options_init,
    torc_diff_out_with,
    torc_diff_with,
    torc_digamma,
    torc_digamma_,
    torc_digamma_inplace_with,
    torc_digamma_out,
    torc_digamma_out_with,
    torc_digamma_with,
    torc_dim,
    torc_dist_options_init,
    torc_dist_with,
    torc_div_inplace_with,
    torc_div_options_init,
    torc_div_out_with,
    torc_div_scalar_inplace_with,
    torc_div_scalar_with,
    torc_div_with,
    torc_dlpack_device,
    torc_dlpack_device_with,
    torc_dot,
    torc_dot_out,
    torc_dot_out_with,
    torc_dot_with,
    torc_double,
    torc_double_with,
    torc_dropout_inplace_with,
    torc_dropout_options_init,
    torc_dropout_with,
    torc_dsplit,
    torc_dsplit_indices,
    torc_dsplit_indices_with,
    torc_dsplit_with,
    torc_dstack,
    torc_dstack_out,
    torc_dstack_out_with,
    torc_dstack_with,
    torc_dtype_from_name,
    torc_dtype_is_complex,
    torc_dtype_is_floating_point,
    torc_dtype_is_signed,
    torc_dtype_name,
    torc_dtype_scalar_name,
    torc_dtype_size,
    torc_dtype_size_with,
    torc_einsum,
    torc_einsum_with,
    torc_elu_inplace_with,
    torc_elu_options_init,
    torc_elu_out_with,
    torc_elu_with,
    torc_embedding_bag_options_init,
    torc_embedding_bag_with,
    torc_embedding_options_init,
    torc_embedding_renorm_,
    torc_embedding_renorm_inplace_with,
    torc_embedding_with,
    torc_empty_like_options_init,
    torc_empty_like_with,
    torc_empty_options_init,
    torc_empty_out_with,
    torc_empty_strided_options_init,
    torc_empty_strided_with,
    torc_empty_with,
    torc_enable_grad_begin,
    torc_enable_grad_end,
    torc_eq,
    torc_eq_,
    torc_eq_inplace_with,
    torc_eq_out,
    torc_eq_out_with,
    torc_eq_scalar,
    torc_eq_scalar_,
    torc_eq_scalar_inplace_with,
    torc_eq_scalar_with,
    torc_eq_with,
    torc_equal,
    torc_equal_with,
    torc_erf,
    torc_erf_,
    torc_erf_inplace_with,
    torc_erf_out,
    torc_erf_out_with,
    torc_erf_with,
    torc_erfc,
    torc_erfc_,
    torc_erfc_inplace_with,
    torc_erfc_out,
    torc_erfc_out_with,
    torc_erfc_with,
    torc_erfinv,
    torc_erfinv_,
    torc_erfinv_inplace_with,
    torc_erfinv_out,
    torc_erfinv_out_with,
    torc_erfinv_with,
    torc_error,
    torc_error_breakpoint,
    torc_error_call,
    torc_error_caller,
    torc_error_clear,
    torc_error_foreign,
    torc_error_meaning,
    torc_error_message,
    torc_error_module,
    torc_error_name,
    torc_error_python,
    torc_error_raise,
    torc_error_raise_foreign,
    torc_error_where,
    torc_exp,
    torc_exp2,
    torc_exp2_,
    torc_exp2_inplace_with,
    torc_exp2_out,
    torc_exp2_out_with,
    torc_exp2_with,
    torc_exp_,
    torc_exp_inplace_with,
    torc_exp_out,
    torc_exp_out_with,
    torc_exp_with,
    torc_expand,
    torc_expand_as,
    torc_expand_as_with,
    torc_expand_copy,
    torc_expand_copy_out,
    torc_expand_copy_out_with,
    torc_expand_copy_with,
    torc_expand_with,
    torc_expm1,
    torc_expm1_,
    torc_expm1_inplace_with,
    torc_expm1_out,
    torc_expm1_out_with,
    torc_expm1_with,
    torc_exponential_inplace_options_init,
    torc_exponential_inplace_with,
    torc_exponential_lr,
    torc_exponential_lr_with,
    torc_eye_options_init,
    torc_eye_out_with,
    torc_eye_with,
    torc_feature_alpha_dropout_inplace_with,
    torc_feature_alpha_dropout_options_init,
    torc_feature_alpha_dropout_with,
    torc_feature_dropout_inplace_with,
    torc_feature_dropout_options_init,
    torc_feature_dropout_with,
    torc_fill,
    torc_fill_,
    torc_fill__tensor_,
    torc_fill__tensor_inplace_with,
    torc_fill_diagonal_inplace_options_init,
    torc_fill_diagonal_inplace_with,
    torc_fill_inplace_with,
    torc_fill_tensor,
    torc_fill_tensor_with,
    torc_fill_uninitialized_memory,
    torc_fill_with,
    torc_flatten_options_init,
    torc_flatten_with,
    torc_flip,
    torc_flip_with,
    torc_fliplr,
    torc_fliplr_with,
    torc_flipud,
    torc_flipud_with,
    torc_float,
    torc_float_power,
    torc_float_power_,
    torc_float_power_inplace_with,
    torc_float_power_out,
    torc_float_power_out_with,
    torc_float_power_scalar,
    torc_float_power_scalar_,
    torc_float_power_scalar_inplace_with,
    torc_float_power_scalar_with,
    torc_float_power_with,
    torc_float_with,
    torc_floor,
    torc_floor_,
    torc_floor_divide,
    torc_floor_divide_,
    torc_floor_divide_inplace_with,
    torc_floor_divide_out,
    torc_floor_divide_out_with,
    torc_floor_divide_scalar,
    torc_floor_divide_scalar_,
    torc_floor_divide_scalar_inplace_with,
    torc_floor_divide_scalar_with,
    torc_floor_divide_with,
    torc_floor_inplace_with,
    torc_floor_out,
    torc_floor_out_with,
    torc_floor_with,
    torc_fmax,
    torc_fmax_out,
    torc_fmax_out_with,
    torc_fmax_with,
    torc_fmin,
    torc_fmin_out,
    torc_fmin_out_with,
    torc_fmin_with,
    torc_fmod,
    torc_fmod_,
    torc_fmod_inplace_with,
    torc_fmod_out,
    torc_fmod_out_with,
    torc_fmod_scalar,
    torc_fmod_scalar_,
    torc_fmod_scalar_inplace_with,
    torc_fmod_scalar_with,
    torc_fmod_with,
    torc_frac,
    torc_frac_,
    torc_frac_inplace_with,
    torc_frac_out,
    torc_frac_out_with,
    torc_frac_with,
    torc_frexp,
    torc_frexp_out,
    torc_frexp_out_with,
    torc_frexp_with,
    torc_from_blob_with,
    torc_from_dlpack,
    torc_from_dlpack_unversioned,
    torc_from_dlpack_unversioned_with,
    torc_from_dlpack_with,
    torc_full_like_options_init,
    torc_full_like_with,
    torc_full_options_init,
    torc_full_out_with,
    torc_full_with,
    torc_function_apply_options_init,
    torc_function_apply_with,
    torc_function_in_backward,
    torc_function_mark_dirty,
    torc_function_mark_dirty_with,
    torc_function_mark_non_differentiable,
    torc_function_mark_non_differentiable_with,
    torc_function_needs_input_grad,
    torc_function_save_for_backward,
    torc_function_save_for_backward_with,
    torc_function_saved,
    torc_function_saved_count,
    torc_function_saved_with,
    torc_function_set_materialize_grads,
    torc_function_set_materialize_grads_with,
    torc_gather,
    torc_gather_out,
    torc_gather_out_with,
    torc_gather_with,
    torc_gcd,
    torc_gcd_,
    torc_gcd_inplace_with,
    torc_gcd_out,
    torc_gcd_out_with,
    torc_gcd_with,
    torc_ge,
    torc_ge_,
    torc_ge_inplace_with,
    torc_ge_out,
    torc_ge_out_with,
    torc_ge_scalar,
    torc_ge_scalar_,
    torc_ge_scalar_inplace_with,
    torc_ge_scalar_with,
    torc_ge_with,
    torc_gelu_options_init,
    torc_gelu_out_with,
    torc_gelu_with,
    torc_generator_clone_state,
    torc_generator_clone_state_with,
    torc_generator_device,
    torc_generator_device_with,
    torc_generator_get_offset,
    torc_generator_get_offset_with,
    torc_generator_get_state,
    torc_generator_get_state_with,
    torc_generator_graphsafe_get_state,
    torc_generator_graphsafe_get_state_with,
    torc_generator_graphsafe_set_state,
    torc_generator_graphsafe_set_state_with,
    torc_generator_initial_seed,
    torc_generator_initial_seed_with,
    torc_generator_manual_seed,
    torc_generator_manual_seed_with,
    torc_generator_new,
    torc_generator_new_with,
    torc_generator_seed,
    torc_generator_seed_with,
    torc_generator_set_offset,
    torc_generator_set_offset_with,
    torc_generator_set_state,
    torc_generator_set_state_with,
    torc_geometric_inplace_options_init,
    torc_geometric_inplace_with,
    torc_get_autocast_dtype,
    torc_get_autocast_dtype_with,
    torc_get_default_device,
    torc_get_default_dtype,
    torc_get_deterministic_debug_mode,
    torc_get_float32_matmul_precision,
    torc_get_num_threads,
    torc_get_printoptions,
    torc_glu_options_init,
    torc_glu_with,
    torc_grad,
    torc_grad_fn,
    torc_grad_fn_kept_by_object,
    torc_grad_fn_name,
    torc_grad_fn_with,
    torc_grad_scaler_get_backoff_factor,
    torc_grad_scaler_get_backoff_factor_with,
    torc_grad_scaler_get_growth_factor,
    torc_grad_scaler_get_growth_factor_with,
    torc_grad_scaler_get_growth_interval,
    torc_grad_scaler_get_growth_interval_with,
    torc_grad_scaler_get_scale,
    torc_grad_scaler_get_scale_with,
    torc_grad_scaler_is_enabled,
    torc_grad_scaler_load_state_dict,
    torc_grad_scaler_load_state_dict_with,
    torc_grad_scaler_new_with,
    torc_grad_scaler_options_init,
    torc_grad_scaler_scale,
    torc_grad_scaler_scale_with,
    torc_grad_scaler_set_backoff_factor,
    torc_grad_scaler_set_backoff_factor_with,
    torc_grad_scaler_set_growth_factor,
    torc_grad_scaler_set_growth_factor_with,
    torc_grad_scaler_set_growth_interval,
    torc_grad_scaler_set_growth_interval_with,
    torc_grad_scaler_state_dict,
    torc_grad_scaler_state_dict_with,
    torc_grad_scaler_step,
    torc_grad_scaler_step_with,
    torc_grad_scaler_unscale_,
    torc_grad_scaler_unscale_inplace_with,
    torc_grad_scaler_update_options_init,
    torc_grad_scaler_update_with,
    torc_grad_with,
    torc_gradcheck_options_init,
    torc_gradcheck_with,
    torc_gradgradcheck_with,
    torc_gradient_node,
    torc_gradient_node_with,
    torc_gradient_options_init,
    torc_gradient_scalar_list_options_init,
    torc_gradient_scalar_list_with,
    torc_gradient_tensors_options_init,
    torc_gradient_tensors_with,
    torc_gradient_with,
    torc_grid_sampler,
    torc_grid_sampler_with,
    torc_group_norm_options_init,
    torc_group_norm_with,
    torc_gru,
    torc_gru_cell_options_init,
    torc_gru_cell_with,
    torc_gru_data,
    torc_gru_data_with,
    torc_gru_with,
    torc_gt,
    torc_gt_,
    torc_gt_inplace_with,
    torc_gt_out,
    torc_gt_out_with,
    torc_gt_scalar,
    torc_gt_scalar_,
    torc_gt_scalar_inplace_with,
    torc_gt_scalar_with,
    torc_gt_with,
    torc_half,
    torc_half_with,
    torc_hamming_window_options_init,
    torc_hamming_window_with,
    torc_handle_bind,
    torc_handle_bound,
    torc_handle_unbind,
    torc_hann_window_options_init,
    torc_hann_window_with,
    torc_hardshrink_options_init,
    torc_hardshrink_out_with,
    torc_hardshrink_with,
    torc_hardsigmoid,
    torc_hardsigmoid_,
    torc_hardsigmoid_inplace_with,
    torc_hardsigmoid_out,
    torc_hardsigmoid_out_with,
    torc_hardsigmoid_with,
    torc_hardswish,
    torc_hardswish_,
    torc_hardswish_inplace_with,
    torc_hardswish_out,
    torc_hardswish_out_with,
    torc_hardswish_with,
    torc_hardtanh_inplace_with,
    torc_hardtanh_options_init,
    torc_hardtanh_out_with,
    torc_hardtanh_with,
    torc_heaviside,
    torc_heaviside_,
    torc_heaviside_inplace_with,
    torc_heaviside_out,
    torc_heaviside_out_with,
    torc_heaviside_with,
    torc_hinge_embedding_loss_options_init,
    torc_hinge_embedding_loss_with,
    torc_histc_options_init,
    torc_histc_out_with,
    torc_histc_with,
    torc_hsplit,
    torc_hsplit_indices,
    torc_hsplit_indices_with,
    torc_hsplit_with,
    torc_hstack,
    torc_hstack_out,
    torc_hstack_out_with,
    torc_hstack_with,
    torc_huber_loss_options_init,
    torc_huber_loss_with,
    torc_hypot,
    torc_hypot_,
    torc_hypot_inplace_with,
    torc_hypot_out,
    torc_hypot_out_with,
    torc_hypot_with,
    torc_i0,
    torc_i0_,
    torc_i0_inplace_with,
    torc_i0_out,
    torc_i0_out_with,
    torc_i0_with,
    torc_igamma,
    torc_igamma_,
    torc_igamma_inplace_with,
    torc_igamma_out,
    torc_igamma_out_with,
    torc_igamma_with,
    torc_igammac,
    torc_igammac_,
    torc_igammac_inplace_with,
    torc_igammac_out,
    torc_igammac_out_with,
    torc_igammac_with,
    torc_im2col_options_init,
    torc_im2col_with,
    torc_imag,
    torc_imag_with,
    torc_index,
    torc_index_add_inplace_with,
    torc_index_add_options_init,
    torc_index_add_out_with,
    torc_index_add_with,
    torc_index_copy,
    torc_index_copy_,
    torc_index_copy_inplace_with,
    torc_index_copy_out,
    torc_index_copy_out_with,
    torc_index_copy_with,
    torc_index_fill,
    torc_index_fill_,
    torc_index_fill_inplace_with,
    torc_index_fill_with,
    torc_index_put_inplace_with,
    torc_index_put_options_init,
    torc_index_put_with,
    torc_index_reduce_inplace_with,
    torc_index_reduce_options_init,
    torc_index_reduce_out_with,
    torc_index_reduce_with,
    torc_index_select,
    torc_index_select_out,
    torc_index_select_out_with,
    torc_index_select_with,
    torc_index_with,
    torc_inference_mode_begin,
    torc_inference_mode_end,
    torc_init_calculate_gain_options_init,
    torc_init_calculate_gain_with,
    torc_init_constant_,
    torc_init_constant_inplace_with,
    torc_init_dirac_inplace_with,
    torc_init_dirac_options_init,
    torc_init_eye_,
    torc_init_eye_inplace_with,
    torc_init_kaiming_normal_inplace_with,
    torc_init_kaiming_options_init,
    torc_init_kaiming_uniform_inplace_with,
    torc_init_normal_inplace_with,
    torc_init_normal_options_init,
    torc_init_ones_,
    torc_init_ones_inplace_with,
    torc_init_trunc_normal_inplace_with,
    torc_init_trunc_normal_options_init,
    torc_init_uniform_inplace_with,
    torc_init_uniform_options_init,
    torc_init_xavier_normal_inplace_with,
    torc_init_xavier_options_init,
    torc_init_xavier_uniform_inplace_with,
    torc_init_zeros_,
    torc_init_zeros_inplace_with,
    torc_initial_seed,
    torc_initial_seed_with,
    torc_inner,
    torc_inner_out,
    torc_inner_out_with,
    torc_inner_with,
    torc_instance_norm_options_init,
    torc_instance_norm_with,
    torc_int,
    torc_int_with,
    torc_interpolate_options_init,
    torc_interpolate_with,
    torc_is_anomaly_enabled,
    torc_is_autocast_enabled,
    torc_is_checkpoint_valid,
    torc_is_conj,
    torc_is_contiguous_options_init,
    torc_is_contiguous_with,
    torc_is_deterministic_algorithms_warn_only_enabled,
    torc_is_grad_enabled,
    torc_is_inference,
    torc_is_inference_mode_enabled,
    torc_is_leaf,
    torc_is_leaf_with,
    torc_is_neg,
    torc_is_nonzero,
    torc_is_nonzero_with,
    torc_is_pinned,
    torc_is_same_view,
    torc_is_view,
    torc_is_warn_always_enabled,
    torc_isclose_options_init,
    torc_isclose_with,
    torc_isfinite,
    torc_isfinite_with,
    torc_isin_options_init,
    torc_isin_out_with,
    torc_isin_with,
    torc_isinf,
    torc_isinf_with,
    torc_isnan,
    torc_isnan_with,
    torc_isneginf,
    torc_isneginf_out,
    torc_isneginf_out_with,
    torc_isneginf_with,
    torc_isposinf,
    torc_isposinf_out,
    torc_isposinf_out_with,
    torc_isposinf_with,
    torc_isreal,
    torc_isreal_with,
    torc_item,
    torc_item_int64,
    torc_item_int64_with,
    torc_item_number,
    torc_item_number_with,
    torc_item_with,
    torc_kaiser_window_options_init,
    torc_kaiser_window_with,
    torc_kl_div_options_init,
    torc_kl_div_with,
    torc_kron,
    torc_kron_out,
    torc_kron_out_with,
    torc_kron_with,
    torc_kthvalue_options_init,
    torc_kthvalue_out_with,
    torc_kthvalue_with,
    torc_l1_loss_options_init,
    torc_l1_loss_with,
    torc_lambda_lr,
    torc_lambda_lr_with,
    torc_layer_norm_options_init,
    torc_layer_norm_with,
    torc_lcm,
    torc_lcm_,
    torc_lcm_inplace_with,
    torc_lcm_out,
    torc_lcm_out_with,
    torc_lcm_with,
    torc_ldexp,
    torc_ldexp_,
    torc_ldexp_inplace_with,
    torc_ldexp_out,
    torc_ldexp_out_with,
    torc_ldexp_with,
    torc_le,
    torc_le_,
    torc_le_inplace_with,
    torc_le_out,
    torc_le_out_with,
    torc_le_scalar,
    torc_le_scalar_,
    torc_le_scalar_inplace_with,
    torc_le_scalar_with,
    torc_le_with,
    torc_leaky_relu_inplace_with,
    torc_leaky_relu_options_init,
    torc_leaky_relu_out_with,
    torc_leaky_relu_with,
    torc_lerp,
    torc_lerp_,
    torc_lerp_inplace_with,
    torc_lerp_out,
    torc_lerp_out_with,
    torc_lerp_scalar,
    torc_lerp_scalar_,
    torc_lerp_scalar_inplace_with,
    torc_lerp_scalar_out,
    torc_lerp_scalar_out_with,
    torc_lerp_scalar_with,
    torc_lerp_with,
    torc_lgamma,
    torc_lgamma_,
    torc_lgamma_inplace_with,
    torc_lgamma_out,
    torc_lgamma_out_with,
    torc_lgamma_with,
    torc_linalg_cross_options_init,
    torc_linalg_cross_out_with,
    torc_linalg_cross_with,
    torc_linalg_matrix_norm_options_init,
    torc_linalg_matrix_norm_out_with,
    torc_linalg_matrix_norm_str_options_init,
    torc_linalg_matrix_norm_str_out_with,
    torc_linalg_matrix_norm_str_with,
    torc_linalg_matrix_norm_with,
    torc_linalg_multi_dot,
    torc_linalg_multi_dot_out,
    torc_linalg_multi_dot_out_with,
    torc_linalg_multi_dot_with,
    torc_linalg_norm_options_init,
    torc_linalg_norm_out_with,
    torc_linalg_norm_str_options_init,
    torc_linalg_norm_str_out_with,
    torc_linalg_norm_str_with,
    torc_linalg_norm_with,
    torc_linalg_vander_options_init,
    torc_linalg_vander_with,
    torc_linalg_vecdot_options_init,
    torc_linalg_vecdot_out_with,
    torc_linalg_vecdot_with,
    torc_linear_gelu_linear_options_init,
    torc_linear_gelu_linear_with,
    torc_linear_gelu_options_init,
    torc_linear_gelu_with,
    torc_linear_lr_options_init,
    torc_linear_lr_with,
    torc_linear_options_init,
    torc_linear_out_with,
    torc_linear_with,
    torc_linspace_options_init,
    torc_linspace_out_with,
    torc_linspace_with,
    torc_log,
    torc_log10,
    torc_log10_,
    torc_log10_inplace_with,
    torc_log10_out,
    torc_log10_out_with,
    torc_log10_with,
    torc_log1p,
    torc_log1p_,
    torc_log1p_inplace_with,
    torc_log1p_out,
    torc_log1p_out_with,
    torc_log1p_with,
    torc_log2,
    torc_log2_,
    torc_log2_inplace_with,
    torc_log2_out,
    torc_log2_out_with,
    torc_log2_with,
    torc_log_,
    torc_log_inplace_with,
    torc_log_normal_inplace_options_init,
    torc_log_normal_inplace_with,
    torc_log_out,
    torc_log_out_with,
    torc_log_softmax_options_init,
    torc_log_softmax_out_with,
    torc_log_softmax_with,
    torc_log_with,
    torc_logaddexp,
    torc_logaddexp2,
    torc_logaddexp2_out,
    torc_logaddexp2_out_with,
    torc_logaddexp2_with,
    torc_logaddexp_out,
    torc_logaddexp_out_with,
    torc_logaddexp_with,
    torc_logcumsumexp,
    torc_logcumsumexp_out,
    torc_logcumsumexp_out_with,
    torc_logcumsumexp_with,
    torc_logical_and,
    torc_logical_and_,
    torc_logical_and_inplace_with,
    torc_logical_and_out,
    torc_logical_and_out_with,
    torc_logical_and_with,
    torc_logical_not,
    torc_logical_not_,
    torc_logical_not_inplace_with,
    torc_logical_not_out,
    torc_logical_not_out_with,
    torc_logical_not_with,
    torc_logical_or,
    torc_logical_or_,
    torc_logical_or_inplace_with,
    torc_logical_or_out,
    torc_logical_or_out_with,
    torc_logical_or_with,
    torc_logical_xor,
    torc_logical_xor_,
    torc_logical_xor_inplace_with,
    torc_logical_xor_out,
    torc_logical_xor_out_with,
    torc_logical_xor_with,
    torc_logit_inplace_with,
    torc_logit_options_init,
    torc_logit_out_with,
    torc_logit_with,
    torc_logsigmoid,
    torc_logsigmoid_out,
    torc_logsigmoid_out_with,
    torc_logsigmoid_with,
    torc_logspace_options_init,
    torc_logspace_out_with,
    torc_logspace_with,
    torc_logsumexp_options_init,
    torc_logsumexp_out_with,
    torc_logsumexp_with,
    torc_long,
    torc_long_with,
    torc_loss_forward,
    torc_loss_forward_with,
    torc_lstm,
    torc_lstm_cell_options_init,
    torc_lstm_cell_with,
    torc_lstm_data,
    torc_lstm_data_with,
    torc_lstm_with,
    torc_lt,
    torc_lt_,
    torc_lt_inplace_with,
    torc_lt_out,
    torc_lt_out_with,
    torc_lt_scalar,
    torc_lt_scalar_,
    torc_lt_scalar_inplace_with,
    torc_lt_scalar_with,
    torc_lt_with,
    torc_mH,
    torc_mH_with,
    torc_mT,
    torc_mT_with,
    torc_manual_seed,
    torc_manual_seed_with,
    torc_margin_ranking_loss_options_init,
    torc_margin_ranking_loss_with,
    torc_masked_fill,
    torc_masked_fill_,
    torc_masked_fill_inplace_with,
    torc_masked_fill_scalar,
    torc_masked_fill_scalar_,
    torc_masked_fill_scalar_inplace_with,
    torc_masked_fill_scalar_with,
    torc_masked_fill_with,
    torc_masked_scatter,
    torc_masked_scatter_,
    torc_masked_scatter_inplace_with,
    torc_masked_scatter_with,
    torc_masked_select,
    torc_masked_select_out,
    torc_masked_select_out_with,
    torc_masked_select_with,
    torc_matmul,
    torc_matmul_out,
    torc_matmul_out_with,
    torc_matmul_with,
    torc_max,
    torc_max_dim_options_init,
    torc_max_dim_out_with,
    torc_max_dim_with,
    torc_max_out,
    torc_max_out_with,
    torc_max_pool1d_options_init,
    torc_max_pool1d_with,
    torc_max_pool2d_options_init,
    torc_max_pool2d_with,
    torc_max_pool2d_with_indices_options_init,
    torc_max_pool2d_with_indices_with,
    torc_max_pool3d_options_init,
    torc_max_pool3d_with,
    torc_max_pool3d_with_indices_options_init,
    torc_max_pool3d_with_indices_with,
    torc_max_unpool2d,
    torc_max_unpool2d_with,
    torc_max_with,
    torc_maximum,
    torc_maximum_out,
    torc_maximum_out_with,
    torc_maximum_with,
    torc_mean_options_init,
    torc_mean_out_with,
    torc_mean_with,
    torc_median,
    torc_median_dim_options_init,
    torc_median_dim_out_with,
    torc_median_dim_with,
    torc_median_with,
    torc_meshgrid_options_init,
    torc_meshgrid_with,
    torc_min,
    torc_min_dim_options_init,
    torc_min_dim_out_with,
    torc_min_dim_with,
    torc_min_out,
    torc_min_out_with,
    torc_min_with,
    torc_minimum,
    torc_minimum_out,
    torc_minimum_out_with,
    torc_minimum_with,
    torc_mish,
    torc_mish_,
    torc_mish_inplace_with,
    torc_mish_out,
    torc_mish_out_with,
    torc_mish_with,
    torc_mm,
    torc_mm_out,
    torc_mm_out_with,
    torc_mm_with,
    torc_mode_options_init,
    torc_mode_out_with,
    torc_mode_with,
    torc_module_apply,
    torc_module_apply_with,
    torc_module_class_name,
    torc_module_context,
    torc_module_eval,
    torc_module_eval_with,
    torc_module_forward,
    torc_module_forward_many,
    torc_module_forward_many_with,
    torc_module_forward_with,
    torc_module_get_buffer,
    torc_module_get_buffer_with,
    torc_module_get_parameter,
    torc_module_get_parameter_with,
    torc_module_get_submodule,
    torc_module_get_submodule_with,
    torc_module_is_training,
    torc_module_load_state_dict_options_init,
    torc_module_load_state_dict_with,
    torc_module_named_buffers,
    torc_module_named_buffers_with,
    torc_module_named_children,
    torc_module_named_children_with,
    torc_module_named_modules,
    torc_module_named_modules_with,
    torc_module_named_parameters,
    torc_module_named_parameters_with,
    torc_module_new,
    torc_module_parameters,
    torc_module_parameters_with,
    torc_module_register_buffer_options_init,
    torc_module_register_buffer_with,
    torc_module_register_forward_hook,
    torc_module_register_forward_hook_with,
    torc_module_register_forward_pre_hook,
    torc_module_register_forward_pre_hook_with,
    torc_module_register_module,
    torc_module_register_module_with,
    torc_module_register_parameter,
    torc_module_register_parameter_with,
    torc_module_remove_hook,
    torc_module_remove_hook_with,
    torc_module_requires_grad_inplace_with,
    torc_module_requires_grad_options_init,
    torc_module_state_dict,
    torc_module_state_dict_with,
    torc_module_to_options_init,
    torc_module_to_string,
    torc_module_to_string_with,
    torc_module_to_with,
    torc_module_train_options_init,
    torc_module_train_with,
    torc_module_zero_grad_options_init,
    torc_module_zero_grad_with,
    torc_movedim,
    torc_movedim_with,
    torc_mse_loss_options_init,
    torc_mse_loss_with,
    torc_msort,
    torc_msort_out,
    torc_msort_out_with,
    torc_msort_with,
    torc_mul,
    torc_mul_,
    torc_mul_inplace_with,
    torc_mul_out,
    torc_mul_out_with,
    torc_mul_scalar,
    torc_mul_scalar_,
    torc_mul_scalar_inplace_with,
    torc_mul_scalar_with,
    torc_mul_with,
    torc_multi_margin_loss_options_init,
    torc_multi_margin_loss_with,
    torc_multi_step_lr_with,
    torc_multilabel_margin_loss_options_init,
    torc_multilabel_margin_loss_with,
    torc_multinomial_options_init,
    torc_multinomial_out_with,
    torc_multinomial_with,
    torc_mv,
    torc_mv_out,
    torc_mv_out_with,
    torc_mv_with,
    torc_mvlgamma,
    torc_mvlgamma_,
    torc_mvlgamma_inplace_with,
    torc_mvlgamma_out,
    torc_mvlgamma_out_with,
    torc_mvlgamma_with,
    torc_named_tensors_concat,
    torc_named_tensors_concat_with,
    torc_named_tensors_find,
    torc_named_tensors_make,
    torc_named_tensors_make_with,
    torc_named_tensors_prefix,
    torc_named_tensors_prefix_with,
    torc_named_tensors_select,
    torc_named_tensors_select_with,
    torc_nan_to_num_inplace_with,
    torc_nan_to_num_options_init,
    torc_nan_to_num_out_with,
    torc_nan_to_num_with,
    torc_nanmean_options_init,
    torc_nanmean_out_with,
    torc_nanmean_with,
    torc_nanmedian,
    torc_nanmedian_dim_options_init,
    torc_nanmedian_dim_out_with,
    torc_nanmedian_dim_with,
    torc_nanmedian_with,
    torc_nanquantile_options_init,
    torc_nanquantile_out_with,
    torc_nanquantile_scalar_options_init,
    torc_nanquantile_scalar_out_with,
    torc_nanquantile_scalar_with,
    torc_nanquantile_with,
    torc_nansum_options_init,
    torc_nansum_out_with,
    torc_nansum_with,
    torc_narrow,
    torc_narrow_copy,
    torc_narrow_copy_out,
    torc_narrow_copy_out_with,
    torc_narrow_copy_with,
    torc_narrow_with,
    torc_native_batch_norm,
    torc_native_batch_norm_out,
    torc_native_batch_norm_out_with,
    torc_native_batch_norm_with,
    torc_native_dropout_options_init,
    torc_native_dropout_with,
    torc_native_group_norm,
    torc_native_group_norm_with,
    torc_native_layer_norm,
    torc_native_layer_norm_with,
    torc_ne,
    torc_ne_,
    torc_ne_inplace_with,
    torc_ne_out,
    torc_ne_out_with,
    torc_ne_scalar,
    torc_ne_scalar_,
    torc_ne_scalar_inplace_with,
    torc_ne_scalar_with,
    torc_ne_with,
    torc_neg,
    torc_neg_,
    torc_neg_inplace_with,
    torc_neg_out,
    torc_neg_out_with,
    torc_neg_with,
    torc_new_empty_options_init,
    torc_new_empty_with,
    torc_new_full_options_init,
    torc_new_full_with,
    torc_new_ones_options_init,
    torc_new_ones_with,
    torc_new_zeros_options_init,
    torc_new_zeros_with,
    torc_nextafter,
    torc_nextafter_,
    torc_nextafter_inplace_with,
    torc_nextafter_out,
    torc_nextafter_out_with,
    torc_nextafter_with,
    torc_nll_loss_options_init,
    torc_nll_loss_with,
    torc_nn_adaptive_avg_pool2d,
    torc_nn_adaptive_avg_pool2d_with,
    torc_nn_append,
    torc_nn_append_with,
    torc_nn_avg_pool2d_with,
    torc_nn_avg_pool_options_init,
    torc_nn_batch_norm1d_with,
    torc_nn_batch_norm2d_with,
    torc_nn_batch_norm_options_init,
    torc_nn_bce_with_logits_loss_options_init,
    torc_nn_bce_with_logits_loss_with,
    torc_nn_class_loss_options_init,
    torc_nn_conv1d_with,
    torc_nn_conv2d_with,
    torc_nn_conv_options_init,
    torc_nn_cross_entropy_loss_with,
    torc_nn_dropout2d_with,
    torc_nn_dropout_options_init,
    torc_nn_dropout_with,
    torc_nn_elu_options_init,
    torc_nn_elu_with,
    torc_nn_embedding_options_init,
    torc_nn_embedding_with,
    torc_nn_flatten_options_init,
    torc_nn_flatten_with,
    torc_nn_gelu_options_init,
    torc_nn_gelu_with,
    torc_nn_group_norm_options_init,
    torc_nn_group_norm_with,
    torc_nn_hardswish_with,
    torc_nn_hardtanh_options_init,
    torc_nn_hardtanh_with,
    torc_nn_identity,
    torc_nn_identity_with,
    torc_nn_inplace_options_init,
    torc_nn_l1_loss_with,
    torc_nn_lambda,
    torc_nn_lambda_with,
    torc_nn_layer_norm_options_init,
    torc_nn_layer_norm_with,
    torc_nn_leaky_relu_options_init,
    torc_nn_leaky_relu_with,
    torc_nn_linear_options_init,
    torc_nn_linear_with,
    torc_nn_log_softmax,
    torc_nn_log_softmax_with,
    torc_nn_loss_options_init,
    torc_nn_max_pool2d_with,
    torc_nn_max_pool_options_init,
    torc_nn_mish_with,
    torc_nn_module_list,
    torc_nn_module_list_with,
    torc_nn_mse_loss_with,
    torc_nn_nll_loss_with,
    torc_nn_relu6_with,
    torc_nn_relu_with,
    torc_nn_rms_norm_with,
    torc_nn_sequential_list,
    torc_nn_sequential_list_with,
    torc_nn_sigmoid,
    torc_nn_sigmoid_with,
    torc_nn_silu_with,
    torc_nn_softmax,
    torc_nn_softmax_with,
    torc_nn_softplus_options_init,
    torc_nn_softplus_with,
    torc_nn_tanh,
    torc_nn_tanh_with,
    torc_nn_unflatten,
    torc_nn_unflatten_with,
    torc_no_grad_begin,
    torc_no_grad_end,
    torc_node_apply,
    torc_node_apply_with,
    torc_node_name,
    torc_node_next,
    torc_node_next_count,
    torc_node_next_count_with,
    torc_node_next_output_nr,
    torc_node_next_output_nr_with,
    torc_node_next_with,
    torc_node_output_count,
    torc_node_output_count_with,
    torc_node_register_hook,
    torc_node_register_hook_with,
    torc_node_register_prehook,
    torc_node_register_prehook_with,
    torc_node_saved,
    torc_node_saved_count,
    torc_node_saved_count_with,
    torc_node_saved_name,
    torc_node_saved_register_hooks,
    torc_node_saved_tensor_count,
    torc_node_saved_tensor_count_with,
    torc_node_saved_with,
    torc_node_sequence_nr,
    torc_node_sequence_nr_with,
    torc_node_variable,
    torc_node_variable_with,
    torc_nonzero,
    torc_nonzero_out,
    torc_nonzero_out_with,
    torc_nonzero_with,
    torc_norm_options_init,
    torc_norm_out_with,
    torc_norm_with,
    torc_normal_inplace_options_init,
    torc_normal_inplace_with,
    torc_normal_mean_options_init,
    torc_normal_mean_out_with,
    torc_normal_mean_with,
    torc_normal_options_init,
    torc_normal_out_with,
    torc_normal_size_options_init,
    torc_normal_size_out_with,
    torc_normal_size_with,
    torc_normal_std_options_init,
    torc_normal_std_out_with,
    torc_normal_std_with,
    torc_normal_with,
    torc_number_bool,
    torc_number_complex,
    torc_number_float,
    torc_number_int,
    torc_number_to_double,
    torc_number_to_double_with,
    torc_number_to_int,
    torc_number_to_int_with,
    torc_numel,
    torc_one_cycle_lr_options_init,
    torc_one_cycle_lr_with,
    torc_one_hot_options_init,
    torc_one_hot_with,
    torc_ones_like_options_init,
    torc_ones_like_with,
    torc_ones_options_init,
    torc_ones_out_with,
    torc_ones_with,
    torc_op_alias,
    torc_op_call,
    torc_op_call_with,
    torc_op_count,
    torc_op_find,
    torc_op_find_with,
    torc_op_first,
    torc_op_first_with,
    torc_op_schema,
    torc_op_schema_parameter,
    torc_op_signature,
    torc_optimizer_add_param_group_with,
    torc_optimizer_get,
    torc_optimizer_get_lr,
    torc_optimizer_get_lr_with,
    torc_optimizer_get_with,
    torc_optimizer_group_params,
    torc_optimizer_load_state_dict,
    torc_optimizer_load_state_dict_with,
    torc_optimizer_name,
    torc_optimizer_num_groups,
    torc_optimizer_num_groups_with,
    torc_optimizer_set,
    torc_optimizer_set_lr,
    torc_optimizer_set_lr_with,
    torc_optimizer_set_with,
    torc_optimizer_state_dict,
    torc_optimizer_state_dict_with,
    torc_optimizer_step_options_init,
    torc_optimizer_step_with,
    torc_optimizer_zero_grad_options_init,
    torc_optimizer_zero_grad_with,
    torc_outer,
    torc_outer_out,
    torc_outer_out_with,
    torc_outer_with,
    torc_output_nr,
    torc_output_nr_with,
    torc_owner_enter,
    torc_owner_number,
    torc_owner_number_with,
    torc_owner_path,
    torc_owner_place,
    torc_owner_pop,
    torc_owner_push,
    torc_owner_push_with,
    torc_pad_options_init,
    torc_pad_with,
    torc_pairwise_distance_options_init,
    torc_pairwise_distance_with,
    torc_param_group_options_init,
    torc_parameter,
    torc_parameter_with,
    torc_permute,
    torc_permute_copy,
    torc_permute_copy_out,
    torc_permute_copy_out_with,
    torc_permute_copy_with,
    torc_permute_with,
    torc_pin_memory,
    torc_pin_memory_with,
    torc_pixel_shuffle,
    torc_pixel_shuffle_with,
    torc_pixel_unshuffle,
    torc_pixel_unshuffle_with,
    torc_poisson_nll_loss_options_init,
    torc_poisson_nll_loss_with,
    torc_poisson_options_init,
    torc_poisson_with,
    torc_polar,
    torc_polar_out,
    torc_polar_out_with,
    torc_polar_with,
    torc_polygamma,
    torc_polygamma_,
    torc_polygamma_inplace_with,
    torc_polygamma_out,
    torc_polygamma_out_with,
    torc_polygamma_with,
    torc_positive,
    torc_positive_with,
    torc_pow,
    torc_pow_,
    torc_pow_inplace_with,
    torc_pow_out,
    torc_pow_out_with,
    torc_pow_scalar,
    torc_pow_scalar_,
    torc_pow_scalar_inplace_with,
    torc_pow_scalar_with,
    torc_pow_with,
    torc_prelu,
    torc_prelu_with,
    torc_print,
    torc_print_with,
    torc_prod_options_init,
    torc_prod_out_with,
    torc_prod_with,
    torc_promote_types,
    torc_promote_types_with,
    torc_put_inplace_with,
    torc_put_options_init,
    torc_put_with,
    torc_quantile_options_init,
    torc_quantile_out_with,
    torc_quantile_scalar_options_init,
    torc_quantile_scalar_out_with,
    torc_quantile_scalar_with,
    torc_quantile_with,
    torc_rad2deg,
    torc_rad2deg_,
    torc_rad2deg_inplace_with,
    torc_rad2deg_out,
    torc_rad2deg_out_with,
    torc_rad2deg_with,
    torc_rand_like_options_init,
    torc_rand_like_with,
    torc_rand_options_init,
    torc_rand_out_with,
    torc_rand_with,
    torc_randint_like_options_init,
    torc_randint_like_with,
    torc_randint_options_init,
    torc_randint_out_with,
    torc_randint_with,
    torc_randn_like_options_init,
    torc_randn_like_with,
    torc_randn_options_init,
    torc_randn_out_with,
    torc_randn_with,
    torc_random_inplace_options_init,
    torc_random_inplace_with,
    torc_randperm_options_init,
    torc_randperm_out_with,
    torc_randperm_with,
    torc_ravel,
    torc_ravel_with,
    torc_real,
    torc_real_with,
    torc_reciprocal,
    torc_reciprocal_,
    torc_reciprocal_inplace_with,
    torc_reciprocal_out,
    torc_reciprocal_out_with,
    torc_reciprocal_with,
    torc_record_stream,
    torc_record_stream_with,
    torc_refcount,
    torc_register_hook,
    torc_register_hook_with,
    torc_register_post_accumulate_grad_hook,
    torc_register_post_accumulate_grad_hook_with,
    torc_release,
    torc_relu,
    torc_relu6,
    torc_relu6_,
    torc_relu6_inplace_with,
    torc_relu6_with,
    torc_relu_,
    torc_relu_inplace_with,
    torc_relu_with,
    torc_remainder,
    torc_remainder_,
    torc_remainder_inplace_with,
    torc_remainder_out,
    torc_remainder_out_with,
    torc_remainder_scalar,
    torc_remainder_scalar_,
    torc_remainder_scalar_inplace_with,
    torc_remainder_scalar_with,
    torc_remainder_with,
    torc_remove_hook,
    torc_remove_hook_with,
    torc_renorm,
    torc_renorm_,
    torc_renorm_inplace_with,
    torc_renorm_out,
    torc_renorm_out_with,
    torc_renorm_with,
    torc_repeat,
    torc_repeat_interleave_counts_options_init,
    torc_repeat_interleave_counts_with,
    torc_repeat_interleave_options_init,
    torc_repeat_interleave_tensor_options_init,
    torc_repeat_interleave_tensor_with,
    torc_repeat_interleave_with,
    torc_repeat_with,
    torc_requires_grad,
    torc_requires_grad_inplace_with,
    torc_requires_grad_options_init,
    torc_reshape,
    torc_reshape_as,
    torc_reshape_as_with,
    torc_reshape_with,
    torc_resize_as_inplace_with,
    torc_resize_as_options_init,
    torc_resize_inplace_with,
    torc_resize_options_init,
    torc_resolve_conj,
    torc_resolve_conj_with,
    torc_resolve_neg,
    torc_resolve_neg_with,
    torc_result_type,
    torc_result_type_with,
    torc_retain,
    torc_retain_grad,
    torc_retain_grad_with,
    torc_retains_grad,
    torc_rms_norm_options_init,
    torc_rms_norm_with,
    torc_rnn_relu,
    torc_rnn_relu_cell_options_init,
    torc_rnn_relu_cell_with,
    torc_rnn_relu_data,
    torc_rnn_relu_data_with,
    torc_rnn_relu_with,
    torc_rnn_tanh,
    torc_rnn_tanh_cell_options_init,
    torc_rnn_tanh_cell_with,
    torc_rnn_tanh_data,
    torc_rnn_tanh_data_with,
    torc_rnn_tanh_with,
    torc_roll_options_init,
    torc_roll_with,
    torc_rot90_options_init,
    torc_rot90_with,
    torc_round_inplace_with,
    torc_round_options_init,
    torc_round_out_with,
    torc_round_with,
    torc_rsqrt,
    torc_rsqrt_,
    torc_rsqrt_inplace_with,
    torc_rsqrt_out,
    torc_rsqrt_out_with,
    torc_rsqrt_with,
    torc_rsub_options_init,
    torc_rsub_scalar_with,
    torc_rsub_with,
    torc_safetensors_load_memory_with,
    torc_safetensors_load_options_init,
    torc_safetensors_load_with,
    torc_safetensors_metadata,
    torc_safetensors_save_options_init,
    torc_safetensors_save_with,
    torc_saved_tensors_hooks_pop,
    torc_saved_tensors_hooks_push,
    torc_scalar_tensor_options_init,
    torc_scalar_tensor_with,
    torc_scaled_dot_product_attention_options_init,
    torc_scaled_dot_product_attention_with,
    torc_scatter,
    torc_scatter_,
    torc_scatter_add,
    torc_scatter_add_,
    torc_scatter_add_inplace_with,
    torc_scatter_add_out,
    torc_scatter_add_out_with,
    torc_scatter_add_with,
    torc_scatter_inplace_with,
    torc_scatter_out,
    torc_scatter_out_with,
    torc_scatter_reduce_inplace_with,
    torc_scatter_reduce_options_init,
    torc_scatter_reduce_out_with,
    torc_scatter_reduce_with,
    torc_scatter_value,
    torc_scatter_value_,
    torc_scatter_value_inplace_with,
    torc_scatter_value_out,
    torc_scatter_value_out_with,
    torc_scatter_value_with,
    torc_scatter_with,
    torc_scheduler_get_last_lr,
    torc_scheduler_get_last_lr_with,
    torc_scheduler_last_epoch,
    torc_scheduler_last_epoch_with,
    torc_scheduler_load_state_dict,
    torc_scheduler_load_state_dict_with,
    torc_scheduler_state_dict,
    torc_scheduler_state_dict_with,
    torc_scheduler_step,
    torc_scheduler_step_with,
    torc_scope_adopt,
    torc_scope_begin,
    torc_scope_count,
    torc_scope_depth,
    torc_scope_end,
    torc_scope_end_keep,
    torc_scope_escape,
    torc_scope_take,
    torc_searchsorted_options_init,
    torc_searchsorted_out_with,
    torc_searchsorted_with,
    torc_seed,
    torc_seed_with,
    torc_select,
    torc_select_copy,
    torc_select_copy_out,
    torc_select_copy_out_with,
    torc_select_copy_with,
    torc_select_scatter,
    torc_select_scatter_with,
    torc_select_with,
    torc_selu,
    torc_selu_,
    torc_selu_inplace_with,
    torc_selu_with,
    torc_sequential_lr,
    torc_sequential_lr_with,
    torc_set_anomaly_tag,
    torc_set_anomaly_tag_with,
    torc_set_autocast_dtype,
    torc_set_autocast_dtype_with,
    torc_set_autocast_enabled,
    torc_set_autocast_enabled_with,
    torc_set_data,
    torc_set_data_with,
    torc_set_debug_handles,
    torc_set_debug_handles_with,
    torc_set_default_device,
    torc_set_default_device_with,
    torc_set_default_dtype,
    torc_set_default_dtype_with,
    torc_set_detect_anomaly,
    torc_set_detect_anomaly_check,
    torc_set_deterministic_debug_mode,
    torc_set_deterministic_debug_mode_with,
    torc_set_error_handler,
    torc_set_fill_uninitialized_memory,
    torc_set_fill_uninitialized_memory_with,
    torc_set_float32_matmul_precision,
    torc_set_float32_matmul_precision_with,
    torc_set_grad,
    torc_set_grad_enabled,
    torc_set_grad_with,
    torc_set_host_allocator,
    torc_set_inplace_with,
    torc_set_num_threads,
    torc_set_num_threads_with,
    torc_set_options_init,
    torc_set_printoptions_options_init,
    torc_set_printoptions_with,
    torc_set_storage_inplace_with,
    torc_set_warn_always,
    torc_set_warning_handler,
    torc_sgd_options_init,
    torc_sgd_with,
    torc_sgn,
    torc_sgn_,
    torc_sgn_inplace_with,
    torc_sgn_out,
    torc_sgn_out_with,
    torc_sgn_with,
    torc_shares_storage,
    torc_short,
    torc_short_with,
    torc_sigmoid,
    torc_sigmoid_,
    torc_sigmoid_inplace_with,
    torc_sigmoid_out,
    torc_sigmoid_out_with,
    torc_sigmoid_with,
    torc_sign,
    torc_sign_,
    torc_sign_inplace_with,
    torc_sign_out,
    torc_sign_out_with,
    torc_sign_with,
    torc_signbit,
    torc_signbit_out,
    torc_signbit_out_with,
    torc_signbit_with,
    torc_silu,
    torc_silu_,
    torc_silu_inplace_with,
    torc_silu_out,
    torc_silu_out_with,
    torc_silu_with,
    torc_sin,
    torc_sin_,
    torc_sin_inplace_with,
    torc_sin_out,
    torc_sin_out_with,
    torc_sin_with,
    torc_sinc,
    torc_sinc_,
    torc_sinc_inplace_with,
    torc_sinc_out,
    torc_sinc_out_with,
    torc_sinc_with,
    torc_sinh,
    torc_sinh_,
    torc_sinh_inplace_with,
    torc_sinh_out,
    torc_sinh_out_with,
    torc_sinh_with,
    torc_size,
    torc_size_with,
    torc_sizes,
    torc_slice_copy_options_init,
    torc_slice_copy_out_with,
    torc_slice_copy_with,
    torc_slice_options_init,
    torc_slice_scatter_options_init,
    torc_slice_scatter_out_with,
    torc_slice_scatter_with,
    torc_slice_with,
    torc_smooth_l1_loss_options_init,
    torc_smooth_l1_loss_with,
    torc_soft_margin_loss_options_init,
    torc_soft_margin_loss_with,
    torc_softmax_options_init,
    torc_softmax_out_with,
    torc_softmax_with,
    torc_softplus_options_init,
    torc_softplus_out_with,
    torc_softplus_with,
    torc_softshrink_options_init,
    torc_softshrink_out_with,
    torc_softshrink_with,
    torc_softsign,
    torc_softsign_with,
    torc_sort_options_init,
    torc_sort_out_with,
    torc_sort_with,
    torc_special_entr,
    torc_special_entr_out,
    torc_special_entr_out_with,
    torc_special_entr_with,
    torc_special_erfcx,
    torc_special_erfcx_out,
    torc_special_erfcx_out_with,
    torc_special_erfcx_with,
    torc_special_i0e,
    torc_special_i0e_out,
    torc_special_i0e_out_with,
    torc_special_i0e_with,
    torc_special_i1,
    torc_special_i1_out,
    torc_special_i1_out_with,
    torc_special_i1_with,
    torc_special_i1e,
    torc_special_i1e_out,
    torc_special_i1e_out_with,
    torc_special_i1e_with,
    torc_special_log_ndtr,
    torc_special_log_ndtr_out,
    torc_special_log_ndtr_out_with,
    torc_special_log_ndtr_with,
    torc_special_ndtr,
    torc_special_ndtr_out,
    torc_special_ndtr_out_with,
    torc_special_ndtr_with,
    torc_special_ndtri,
    torc_special_ndtri_out,
    torc_special_ndtri_out_with,
    torc_special_ndtri_with,
    torc_special_xlog1py,
    torc_special_xlog1py_out,
    torc_special_xlog1py_out_with,
    torc_special_xlog1py_scalar,
    torc_special_xlog1py_scalar_with,
    torc_special_xlog1py_with,
    torc_special_zeta,
    torc_special_zeta_out,
    torc_special_zeta_out_with,
    torc_special_zeta_scalar,
    torc_special_zeta_scalar_with,
    torc_special_zeta_with,
    torc_split_options_init,
    torc_split_with,
    torc_split_with_sizes_options_init,
    torc_split_with_sizes_with,
    torc_sqrt,
    torc_sqrt_,
    torc_sqrt_inplace_with,
    torc_sqrt_out,
    torc_sqrt_out_with,
    torc_sqrt_with,
    torc_square,
    torc_square_,
    torc_square_inplace_with,
    torc_square_out,
    torc_square_out_with,
    torc_square_with,
    torc_squeeze_copy_options_init,
    torc_squeeze_copy_out_with,
    torc_squeeze_copy_with,
    torc_squeeze_inplace_with,
    torc_squeeze_options_init,
    torc_squeeze_with,
    torc_stack_options_init,
    torc_stack_out_with,
    torc_stack_with,
    torc_std_mean_options_init,
    torc_std_mean_with,
    torc_std_options_init,
    torc_std_out_with,
    torc_std_with,
    torc_step_lr_options_init,
    torc_step_lr_with,
    torc_storage_copy_,
    torc_storage_copy_from_host,
    torc_storage_copy_from_host_with,
    torc_storage_copy_inplace_with,
    torc_storage_copy_to_host,
    torc_storage_copy_to_host_with,
    torc_storage_data_ptr,
    torc_storage_device,
    torc_storage_fill_,
    torc_storage_fill_inplace_with,
    torc_storage_is_pinned,
    torc_storage_is_read_only,
    torc_storage_is_resizable,
    torc_storage_nbytes,
    torc_storage_new_with,
    torc_storage_offset,
    torc_storage_options_init,
    torc_storage_resize_,
    torc_storage_resize_inplace_with,
    torc_storage_set_resizable,
    torc_storage_set_resizable_with,
    torc_stride,
    torc_stride_with,
    torc_strides,
    torc_sub_inplace_with,
    torc_sub_options_init,
    torc_sub_out_with,
    torc_sub_scalar_inplace_with,
    torc_sub_scalar_with,
    torc_sub_with,
    torc_sum_options_init,
    torc_sum_out_with,
    torc_sum_to_size,
    torc_sum_to_size_with,
    torc_sum_with,
    torc_t,
    torc_t_,
    torc_t_copy,
    torc_t_copy_out,
    torc_t_copy_out_with,
    torc_t_copy_with,
    torc_t_inplace_with,
    torc_t_with,
    torc_take,
    torc_take_along_dim_options_init,
    torc_take_along_dim_out_with,
    torc_take_along_dim_with,
    torc_take_out,
    torc_take_out_with,
    torc_take_with,
    torc_tan,
    torc_tan_,
    torc_tan_inplace_with,
    torc_tan_out,
    torc_tan_out_with,
    torc_tan_with,
    torc_tanh,
    torc_tanh_,
    torc_tanh_inplace_with,
    torc_tanh_out,
    torc_tanh_out_with,
    torc_tanh_with,
    torc_tanhshrink,
    torc_tanhshrink_with,
    torc_tensor_device,
    torc_tensor_dtype,
    torc_tensor_from_options_init,
    torc_tensor_from_with,
    torc_tensor_layout,
    torc_tensor_over_options_init,
    torc_tensor_over_with,
    torc_tensor_split_indices_options_init,
    torc_tensor_split_indices_with,
    torc_tensor_split_options_init,
    torc_tensor_split_tensor_options_init,
    torc_tensor_split_tensor_with,
    torc_tensor_split_with,
    torc_tensor_storage,
    torc_tensor_to_string,
    torc_tensor_to_string_with,
    torc_tensor_version,
    torc_tensordot,
    torc_tensordot_out,
    torc_tensordot_out_with,
    torc_tensordot_with,
    torc_tensors_lend,
    torc_tensors_lend_with,
    torc_threshold,
    torc_threshold_,
    torc_threshold_inplace_with,
    torc_threshold_out,
    torc_threshold_out_with,
    torc_threshold_with,
    torc_tile,
    torc_tile_with,
    torc_to_dlpack_options_init,
    torc_to_dlpack_unversioned_with,
    torc_to_dlpack_with,
    torc_to_options_init,
    torc_to_with,
    torc_topk_options_init,
    torc_topk_out_with,
    torc_topk_with,
    torc_trace,
    torc_trace_with,
    torc_transpose,
    torc_transpose_,
    torc_transpose_copy,
    torc_transpose_copy_out,
    torc_transpose_copy_out_with,
    torc_transpose_copy_with,
    torc_transpose_inplace_with,
    torc_transpose_with,
    torc_trapezoid_options_init,
    torc_trapezoid_with,
    torc_trapezoid_x_options_init,
    torc_trapezoid_x_with,
    torc_tril_indices_options_init,
    torc_tril_indices_with,
    torc_tril_inplace_with,
    torc_tril_options_init,
    torc_tril_out_with,
    torc_tril_with,
    torc_triplet_margin_loss_options_init,
    torc_triplet_margin_loss_with,
    torc_triu_indices_options_init,
    torc_triu_indices_with,
    torc_triu_inplace_with,
    torc_triu_options_init,
    torc_triu_out_with,
    torc_triu_with,
    torc_true_divide,
    torc_true_divide_,
    torc_true_divide_inplace_with,
    torc_true_divide_out,
    torc_true_divide_out_with,
    torc_true_divide_scalar,
    torc_true_divide_scalar_,
    torc_true_divide_scalar_inplace_with,
    torc_true_divide_scalar_with,
    torc_true_divide_with,
    torc_trunc,
    torc_trunc_,
    torc_trunc_inplace_with,
    torc_trunc_out,
    torc_trunc_out_with,
    torc_trunc_with,
    torc_type_as,
    torc_type_as_with,
    torc_unbind_options_init,
    torc_unbind_with,
    torc_unflatten,
    torc_unflatten_with,
    torc_unfold,
    torc_unfold_copy,
    torc_unfold_copy_out,
    torc_unfold_copy_out_with,
    torc_unfold_copy_with,
    torc_unfold_with,
    torc_uniform_inplace_options_init,
    torc_uniform_inplace_with,
    torc_unique_consecutive_options_init,
    torc_unique_consecutive_with,
    torc_unique_dim_options_init,
    torc_unique_dim_with,
    torc_unsafe_chunk_options_init,
    torc_unsafe_chunk_with,
    torc_unsafe_split_options_init,
    torc_unsafe_split_with,
    torc_unsafe_split_with_sizes_options_init,
    torc_unsafe_split_with_sizes_with,
    torc_unsqueeze,
    torc_unsqueeze_,
    torc_unsqueeze_copy,
    torc_unsqueeze_copy_out,
    torc_unsqueeze_copy_out_with,
    torc_unsqueeze_copy_with,
    torc_unsqueeze_inplace_with,
    torc_unsqueeze_with,
    torc_use_deterministic_algorithms_options_init,
    torc_use_deterministic_algorithms_with,
    torc_vander_options_init,
    torc_vander_with,
    torc_var_mean_options_init,
    torc_var_mean_with,
    torc_var_options_init,
    torc_var_out_with,
    torc_var_with,
    torc_vdot,
    torc_vdot_out,
    torc_vdot_out_with,
    torc_vdot_with,
    torc_vector_norm_options_init,
    torc_vector_norm_out_with,
    torc_vector_norm_with,
    torc_version,
    torc_view,
    torc_view_as,
    torc_view_as_complex,
    torc_view_as_complex_copy,
    torc_view_as_complex_copy_out,
    torc_view_as_complex_copy_out_with,
    torc_view_as_complex_copy_with,
    torc_view_as_complex_with,
    torc_view_as_real,
    torc_view_as_real_copy,
    torc_view_as_real_copy_out,
    torc_view_as_real_copy_out_with,
    torc_view_as_real_copy_with,
    torc_view_as_real_with,
    torc_view_as_with,
    torc_view_base,
    torc_view_base_with,
    torc_view_copy,
    torc_view_copy_out,
    torc_view_copy_out_with,
    torc_view_copy_with,
    torc_view_dtype,
    torc_view_dtype_with,
    torc_view_with,
    torc_vsplit,
    torc_vsplit_indices,
    torc_vsplit_indices_with,
    torc_vsplit_with,
    torc_vstack,
    torc_vstack_out,
    torc_vstack_out_with,
    torc_vstack_with,
    torc_warning_python,
    torc_where,
    torc_where_out,
    torc_where_out_with,
    torc_where_with,
    torc_wrapped_number,
    torc_wrapped_number_with,
    torc_xlogy,
    torc_xlogy_,
    torc_xlogy_inplace_with,
    torc_xlogy_out,
    torc_xlogy_out_with,
    torc_xlogy_scalar,
    torc_xlogy_scalar_,
    torc_xlogy_scalar_inplace_with,
    torc_xlogy_scalar_with,
    torc_xlogy_with,
    torc_zero_,
    torc_zero_inplace_with,
    torc_zeros_like_options_init,
    torc_zeros_like_with,
    torc_zeros_options_init,
    torc_zeros_out_with,
    torc_zeros_with,
};
_Static_assert(TORC_VERSION_MAJOR == INT64_C(0), "");
_Static_assert(TORC_VERSION_MINOR == INT64_C(1), "");
_Static_assert(TORC_VERSION_PATCH == INT64_C(0), "");
_Static_assert(TORC_NONE == (INT64_C(-9223372036854775807) - 1), "");
_Static_assert(TORC_NUMBER_NONE == INT64_C(9221248259050373120), "");
_Static_assert(TORC_NUMBER_BOOL == INT64_C(9221248259050373121), "");
_Static_assert(TORC_NUMBER_INT == INT64_C(9221248259050373122), "");
_Static_assert(TORC_NUMBER_FLOAT == INT64_C(9221248259050373123), "");
_Static_assert(TORC_NUMBER_COMPLEX == INT64_C(9221248259050373124), "");
_Static_assert(TORC_MAX_DIMS == INT64_C(16), "");
_Static_assert(TORC_INTS_FEW == INT64_C(8), "");
_Static_assert(TORC_INTS_AT == (INT64_C(-9223372036854775806) - 1), "");
_Static_assert(TORC_INTS_HERE == (INT64_C(-9223372036854775805) - 1), "");
_Static_assert(TORC_NO_ENTRIES == INT64_C(64), "");
_Static_assert(TORC_OP_MAX_RESULTS == INT64_C(16), "");
_Static_assert(TORC_CUDA_MAX_ARGUMENTS == INT64_C(256), "");
_Static_assert(TORC_CUDA_MAX_ARGUMENT_BYTES == INT64_C(32764), "");
SAME((torc_error_handler)0, void (*)(torc_error_code, const char *, void *))
SAME((torc_warning_handler)0, void (*)(torc_warning_category, const char *, void *))
SAME((torc_tensor_hook)0, torc_tensor (*)(torc_tensor, void *))
SAME((torc_accumulate_grad_hook)0, void (*)(torc_tensor, void *))
SAME((torc_node_prehook)0, void (*)(torc_tensor *, int64_t, void *))
SAME((torc_node_hook)0, void (*)(torc_tensor *, int64_t, const torc_tensor *, int64_t, void *))
SAME((torc_function_pass)0, torc_tensors (*)(torc_function_context, torc_tensors, void *))
SAME((torc_checkpoint_function)0, torc_tensors (*)(torc_tensors, void *))
SAME((torc_gradcheck_function)0, torc_tensors (*)(torc_tensors, void *))
SAME((torc_module_visitor)0, bool (*)(torc_module, void *))
SAME((torc_module_pre_hook)0, torc_tensor (*)(torc_module, torc_tensors, void *))
SAME((torc_module_hook)0, torc_tensor (*)(torc_module, torc_tensors, torc_tensor, void *))
SAME((torc_module_function)0, torc_tensor (*)(torc_module, torc_tensors, void *))
SAME((torc_lr_lambda)0, double (*)(int64_t, int64_t, void *))
SAME((torc_cuda_graphed_function)0, torc_tensors (*)(torc_tensors, void *))
SAME(&((torc_context *)0)->data, void * (*))
SAME(((torc_context *)0)->destroy, void (*)(void *))
SAME(&((torc_bound_place *)0)->object, void * (*))
SAME(&((torc_binding *)0)->struct_size, size_t (*))
SAME(((torc_binding *)0)->keep, bool (*)(const torc_bound_place *, void *))
SAME(((torc_binding *)0)->let_go, void (*)(void *, void *))
SAME(((torc_binding *)0)->destroy, void (*)(void *, void *))
SAME(&((torc_binding *)0)->context, torc_context (*))
SAME(&((torc_allocator *)0)->struct_size, size_t (*))
SAME(((torc_allocator *)0)->alloc, void * (*)(void *, size_t))
SAME(((torc_allocator *)0)->realloc, void * (*)(void *, void *, size_t))
SAME(((torc_allocator *)0)->free, void (*)(void *, void *))
SAME(&((torc_allocator *)0)->context, torc_context (*))
SAME(&((torc_no_options *)0)->struct_size, size_t (*))
SAME(&((torc_number *)0)->literal, double _Complex (*))
SAME(&((torc_number *)0)->kind, int64_t (*))
SAME(&((torc_number *)0)->as.i, int64_t (*))
SAME(&((torc_number *)0)->as.d, double (*))
SAME(&((torc_number *)0)->imag, double (*))
SAME(&((torc_ints *)0)->one, int64_t (*))
SAME(&((torc_ints *)0)->tag, int64_t (*))
SAME(&((torc_ints *)0)->count, int64_t (*))
SAME(&((torc_ints *)0)->data, const int64_t * (*))
SAME(&((torc_ints *)0)->few, int64_t (*)[8])
SAME(&((torc_numbers *)0)->data, const torc_number * (*))
SAME(&((torc_numbers *)0)->count, int64_t (*))
SAME(&((torc_tensors *)0)->data, const torc_tensor * (*))
SAME(&((torc_tensors *)0)->count, int64_t (*))
SAME(&((torc_device *)0)->type, int16_t (*))
SAME(&((torc_device *)0)->index, int16_t (*))
SAME(&((torc_is_contiguous_options *)0)->struct_size, size_t (*))
SAME(&((torc_is_contiguous_options *)0)->memory_format, torc_memory_format (*))
SAME(&((torc_is_contiguous_options *)0)->reserved0, int32_t (*))
SAME(&((torc_is_contiguous_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_allclose_options *)0)->struct_size, size_t (*))
SAME(&((torc_allclose_options *)0)->rtol, double (*))
SAME(&((torc_allclose_options *)0)->atol, double (*))
SAME(&((torc_allclose_options *)0)->equal_nan, torc_flag (*))
SAME(&((torc_allclose_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_blob_options *)0)->struct_size, size_t (*))
SAME(&((torc_blob_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_blob_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_blob_options *)0)->device, torc_device (*))
SAME(&((torc_blob_options *)0)->owner, torc_context (*))
SAME(&((torc_blob_options *)0)->strides, torc_ints (*))
SAME(&((torc_blob_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_blob_options *)0)->read_only, torc_flag (*))
SAME(&((torc_tensor_from_options *)0)->struct_size, size_t (*))
SAME(&((torc_tensor_from_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_tensor_from_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_tensor_from_options *)0)->device, torc_device (*))
SAME(&((torc_tensor_from_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_tensor_from_options *)0)->data_dtype, torc_dtype (*))
SAME(&((torc_tensor_from_options *)0)->pointer_dtype, torc_dtype (*))
SAME(&((torc_tensor_from_options *)0)->data_bytes, int64_t (*))
SAME(&((torc_storage_options *)0)->struct_size, size_t (*))
SAME(&((torc_storage_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_storage_options *)0)->device, torc_device (*))
SAME(&((torc_storage_options *)0)->reserved0, int32_t (*))
SAME(&((torc_storage_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_tensor_over_options *)0)->struct_size, size_t (*))
SAME(&((torc_tensor_over_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_tensor_over_options *)0)->reserved0, int32_t (*))
SAME(&((torc_tensor_over_options *)0)->storage_offset, int64_t (*))
SAME(&((torc_tensor_over_options *)0)->strides, torc_ints (*))
SAME(&((torc_tensor_over_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_named_tensor *)0)->name, const char * (*))
SAME(&((torc_named_tensor *)0)->tensor, torc_tensor (*))
SAME(&((torc_named_tensors *)0)->data, const torc_named_tensor * (*))
SAME(&((torc_named_tensors *)0)->count, int64_t (*))
SAME(&((torc_named_tensors *)0)->handle, void * (*))
SAME(&((torc_set_printoptions_options *)0)->struct_size, size_t (*))
SAME(&((torc_set_printoptions_options *)0)->precision, int64_t (*))
SAME(&((torc_set_printoptions_options *)0)->threshold, int64_t (*))
SAME(&((torc_set_printoptions_options *)0)->edgeitems, int64_t (*))
SAME(&((torc_set_printoptions_options *)0)->linewidth, int64_t (*))
SAME(&((torc_set_printoptions_options *)0)->profile, const char * (*))
SAME(&((torc_set_printoptions_options *)0)->sci_mode, torc_flag (*))
SAME(&((torc_set_printoptions_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_printoptions *)0)->struct_size, size_t (*))
SAME(&((torc_printoptions *)0)->precision, int64_t (*))
SAME(&((torc_printoptions *)0)->threshold, int64_t (*))
SAME(&((torc_printoptions *)0)->edgeitems, int64_t (*))
SAME(&((torc_printoptions *)0)->linewidth, int64_t (*))
SAME(&((torc_printoptions *)0)->sci_mode, torc_flag (*))
SAME(&((torc_add_options *)0)->struct_size, size_t (*))
SAME(&((torc_add_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_add_options *)0)->alpha, torc_number (*))
SAME(&((torc_sub_options *)0)->struct_size, size_t (*))
SAME(&((torc_sub_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_sub_options *)0)->alpha, torc_number (*))
SAME(&((torc_rsub_options *)0)->struct_size, size_t (*))
SAME(&((torc_rsub_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_rsub_options *)0)->alpha, torc_number (*))
SAME(&((torc_div_options *)0)->struct_size, size_t (*))
SAME(&((torc_div_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_div_options *)0)->rounding_mode, const char * (*))
SAME(&((torc_addcmul_options *)0)->struct_size, size_t (*))
SAME(&((torc_addcmul_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_addcmul_options *)0)->value, torc_number (*))
SAME(&((torc_addcdiv_options *)0)->struct_size, size_t (*))
SAME(&((torc_addcdiv_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_addcdiv_options *)0)->value, torc_number (*))
SAME(&((torc_round_options *)0)->struct_size, size_t (*))
SAME(&((torc_round_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_round_options *)0)->decimals, int64_t (*))
SAME(&((torc_frexp_result *)0)->mantissa, torc_tensor (*))
SAME(&((torc_frexp_result *)0)->exponent, torc_tensor (*))
SAME(&((torc_clamp_options *)0)->struct_size, size_t (*))
SAME(&((torc_clamp_options *)0)->min, torc_number (*))
SAME(&((torc_clamp_options *)0)->max, torc_number (*))
SAME(&((torc_clamp_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_clamp_tensor_options *)0)->struct_size, size_t (*))
SAME(&((torc_clamp_tensor_options *)0)->min, torc_tensor (*))
SAME(&((torc_clamp_tensor_options *)0)->max, torc_tensor (*))
SAME(&((torc_clamp_tensor_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nan_to_num_options *)0)->struct_size, size_t (*))
SAME(&((torc_nan_to_num_options *)0)->nan, double (*))
SAME(&((torc_nan_to_num_options *)0)->posinf, double (*))
SAME(&((torc_nan_to_num_options *)0)->neginf, double (*))
SAME(&((torc_nan_to_num_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_logit_options *)0)->struct_size, size_t (*))
SAME(&((torc_logit_options *)0)->eps, double (*))
SAME(&((torc_logit_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_leaky_relu_options *)0)->struct_size, size_t (*))
SAME(&((torc_leaky_relu_options *)0)->negative_slope, torc_number (*))
SAME(&((torc_leaky_relu_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_elu_options *)0)->struct_size, size_t (*))
SAME(&((torc_elu_options *)0)->alpha, torc_number (*))
SAME(&((torc_elu_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_celu_options *)0)->struct_size, size_t (*))
SAME(&((torc_celu_options *)0)->alpha, torc_number (*))
SAME(&((torc_celu_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_gelu_options *)0)->struct_size, size_t (*))
SAME(&((torc_gelu_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_gelu_options *)0)->approximate, const char * (*))
SAME(&((torc_softplus_options *)0)->struct_size, size_t (*))
SAME(&((torc_softplus_options *)0)->beta, torc_number (*))
SAME(&((torc_softplus_options *)0)->threshold, torc_number (*))
SAME(&((torc_softplus_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_hardtanh_options *)0)->struct_size, size_t (*))
SAME(&((torc_hardtanh_options *)0)->min_val, torc_number (*))
SAME(&((torc_hardtanh_options *)0)->max_val, torc_number (*))
SAME(&((torc_hardtanh_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_hardshrink_options *)0)->struct_size, size_t (*))
SAME(&((torc_hardshrink_options *)0)->lambd, torc_number (*))
SAME(&((torc_hardshrink_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_softshrink_options *)0)->struct_size, size_t (*))
SAME(&((torc_softshrink_options *)0)->lambd, torc_number (*))
SAME(&((torc_softshrink_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_copy_inplace_options *)0)->struct_size, size_t (*))
SAME(&((torc_copy_inplace_options *)0)->non_blocking, torc_flag (*))
SAME(&((torc_copy_inplace_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_empty_options *)0)->struct_size, size_t (*))
SAME(&((torc_empty_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_empty_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_empty_options *)0)->device, torc_device (*))
SAME(&((torc_empty_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_empty_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_empty_options *)0)->memory_format, torc_memory_format (*))
SAME(&((torc_empty_options *)0)->reserved0, int32_t (*))
SAME(&((torc_empty_strided_options *)0)->struct_size, size_t (*))
SAME(&((torc_empty_strided_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_empty_strided_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_empty_strided_options *)0)->device, torc_device (*))
SAME(&((torc_empty_strided_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_empty_strided_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_zeros_options *)0)->struct_size, size_t (*))
SAME(&((torc_zeros_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_zeros_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_zeros_options *)0)->device, torc_device (*))
SAME(&((torc_zeros_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_zeros_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_ones_options *)0)->struct_size, size_t (*))
SAME(&((torc_ones_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_ones_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_ones_options *)0)->device, torc_device (*))
SAME(&((torc_ones_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_ones_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_full_options *)0)->struct_size, size_t (*))
SAME(&((torc_full_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_full_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_full_options *)0)->device, torc_device (*))
SAME(&((torc_full_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_full_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_empty_like_options *)0)->struct_size, size_t (*))
SAME(&((torc_empty_like_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_empty_like_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_empty_like_options *)0)->device, torc_device (*))
SAME(&((torc_empty_like_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_empty_like_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_empty_like_options *)0)->memory_format, torc_memory_format (*))
SAME(&((torc_empty_like_options *)0)->reserved0, int32_t (*))
SAME(&((torc_zeros_like_options *)0)->struct_size, size_t (*))
SAME(&((torc_zeros_like_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_zeros_like_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_zeros_like_options *)0)->device, torc_device (*))
SAME(&((torc_zeros_like_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_zeros_like_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_zeros_like_options *)0)->memory_format, torc_memory_format (*))
SAME(&((torc_zeros_like_options *)0)->reserved0, int32_t (*))
SAME(&((torc_ones_like_options *)0)->struct_size, size_t (*))
SAME(&((torc_ones_like_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_ones_like_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_ones_like_options *)0)->device, torc_device (*))
SAME(&((torc_ones_like_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_ones_like_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_ones_like_options *)0)->memory_format, torc_memory_format (*))
SAME(&((torc_ones_like_options *)0)->reserved0, int32_t (*))
SAME(&((torc_full_like_options *)0)->struct_size, size_t (*))
SAME(&((torc_full_like_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_full_like_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_full_like_options *)0)->device, torc_device (*))
SAME(&((torc_full_like_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_full_like_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_full_like_options *)0)->memory_format, torc_memory_format (*))
SAME(&((torc_full_like_options *)0)->reserved0, int32_t (*))
SAME(&((torc_rand_like_options *)0)->struct_size, size_t (*))
SAME(&((torc_rand_like_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_rand_like_options *)0)->generator, torc_generator (*))
SAME(&((torc_rand_like_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_rand_like_options *)0)->device, torc_device (*))
SAME(&((torc_rand_like_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_rand_like_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_rand_like_options *)0)->memory_format, torc_memory_format (*))
SAME(&((torc_rand_like_options *)0)->reserved0, int32_t (*))
SAME(&((torc_randn_like_options *)0)->struct_size, size_t (*))
SAME(&((torc_randn_like_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_randn_like_options *)0)->generator, torc_generator (*))
SAME(&((torc_randn_like_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_randn_like_options *)0)->device, torc_device (*))
SAME(&((torc_randn_like_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_randn_like_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_randn_like_options *)0)->memory_format, torc_memory_format (*))
SAME(&((torc_randn_like_options *)0)->reserved0, int32_t (*))
SAME(&((torc_randint_like_options *)0)->struct_size, size_t (*))
SAME(&((torc_randint_like_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_randint_like_options *)0)->low, int64_t (*))
SAME(&((torc_randint_like_options *)0)->generator, torc_generator (*))
SAME(&((torc_randint_like_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_randint_like_options *)0)->device, torc_device (*))
SAME(&((torc_randint_like_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_randint_like_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_randint_like_options *)0)->memory_format, torc_memory_format (*))
SAME(&((torc_randint_like_options *)0)->reserved0, int32_t (*))
SAME(&((torc_new_empty_options *)0)->struct_size, size_t (*))
SAME(&((torc_new_empty_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_new_empty_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_new_empty_options *)0)->device, torc_device (*))
SAME(&((torc_new_empty_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_new_empty_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_new_zeros_options *)0)->struct_size, size_t (*))
SAME(&((torc_new_zeros_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_new_zeros_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_new_zeros_options *)0)->device, torc_device (*))
SAME(&((torc_new_zeros_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_new_zeros_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_new_ones_options *)0)->struct_size, size_t (*))
SAME(&((torc_new_ones_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_new_ones_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_new_ones_options *)0)->device, torc_device (*))
SAME(&((torc_new_ones_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_new_ones_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_new_full_options *)0)->struct_size, size_t (*))
SAME(&((torc_new_full_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_new_full_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_new_full_options *)0)->device, torc_device (*))
SAME(&((torc_new_full_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_new_full_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_arange_options *)0)->struct_size, size_t (*))
SAME(&((torc_arange_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_arange_options *)0)->start, torc_number (*))
SAME(&((torc_arange_options *)0)->step, torc_number (*))
SAME(&((torc_arange_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_arange_options *)0)->device, torc_device (*))
SAME(&((torc_arange_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_arange_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_linspace_options *)0)->struct_size, size_t (*))
SAME(&((torc_linspace_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_linspace_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_linspace_options *)0)->device, torc_device (*))
SAME(&((torc_linspace_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_linspace_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_eye_options *)0)->struct_size, size_t (*))
SAME(&((torc_eye_options *)0)->m, int64_t (*))
SAME(&((torc_eye_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_eye_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_eye_options *)0)->device, torc_device (*))
SAME(&((torc_eye_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_eye_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_tril_indices_options *)0)->struct_size, size_t (*))
SAME(&((torc_tril_indices_options *)0)->offset, int64_t (*))
SAME(&((torc_tril_indices_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_tril_indices_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_tril_indices_options *)0)->device, torc_device (*))
SAME(&((torc_tril_indices_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_tril_indices_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_triu_indices_options *)0)->struct_size, size_t (*))
SAME(&((torc_triu_indices_options *)0)->offset, int64_t (*))
SAME(&((torc_triu_indices_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_triu_indices_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_triu_indices_options *)0)->device, torc_device (*))
SAME(&((torc_triu_indices_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_triu_indices_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_scalar_tensor_options *)0)->struct_size, size_t (*))
SAME(&((torc_scalar_tensor_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_scalar_tensor_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_scalar_tensor_options *)0)->device, torc_device (*))
SAME(&((torc_scalar_tensor_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_scalar_tensor_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_logspace_options *)0)->struct_size, size_t (*))
SAME(&((torc_logspace_options *)0)->base, double (*))
SAME(&((torc_logspace_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_logspace_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_logspace_options *)0)->device, torc_device (*))
SAME(&((torc_logspace_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_logspace_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_hann_window_options *)0)->struct_size, size_t (*))
SAME(&((torc_hann_window_options *)0)->periodic, torc_flag (*))
SAME(&((torc_hann_window_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_hann_window_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_hann_window_options *)0)->device, torc_device (*))
SAME(&((torc_hann_window_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_hann_window_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_hamming_window_options *)0)->struct_size, size_t (*))
SAME(&((torc_hamming_window_options *)0)->periodic, torc_flag (*))
SAME(&((torc_hamming_window_options *)0)->alpha, double (*))
SAME(&((torc_hamming_window_options *)0)->beta, double (*))
SAME(&((torc_hamming_window_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_hamming_window_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_hamming_window_options *)0)->device, torc_device (*))
SAME(&((torc_hamming_window_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_hamming_window_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_blackman_window_options *)0)->struct_size, size_t (*))
SAME(&((torc_blackman_window_options *)0)->periodic, torc_flag (*))
SAME(&((torc_blackman_window_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_blackman_window_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_blackman_window_options *)0)->device, torc_device (*))
SAME(&((torc_blackman_window_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_blackman_window_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_kaiser_window_options *)0)->struct_size, size_t (*))
SAME(&((torc_kaiser_window_options *)0)->periodic, torc_flag (*))
SAME(&((torc_kaiser_window_options *)0)->beta, double (*))
SAME(&((torc_kaiser_window_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_kaiser_window_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_kaiser_window_options *)0)->device, torc_device (*))
SAME(&((torc_kaiser_window_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_kaiser_window_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_bartlett_window_options *)0)->struct_size, size_t (*))
SAME(&((torc_bartlett_window_options *)0)->periodic, torc_flag (*))
SAME(&((torc_bartlett_window_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_bartlett_window_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_bartlett_window_options *)0)->device, torc_device (*))
SAME(&((torc_bartlett_window_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_bartlett_window_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_rand_options *)0)->struct_size, size_t (*))
SAME(&((torc_rand_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_rand_options *)0)->generator, torc_generator (*))
SAME(&((torc_rand_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_rand_options *)0)->device, torc_device (*))
SAME(&((torc_rand_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_rand_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_randn_options *)0)->struct_size, size_t (*))
SAME(&((torc_randn_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_randn_options *)0)->generator, torc_generator (*))
SAME(&((torc_randn_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_randn_options *)0)->device, torc_device (*))
SAME(&((torc_randn_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_randn_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_normal_options *)0)->struct_size, size_t (*))
SAME(&((torc_normal_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_normal_options *)0)->generator, torc_generator (*))
SAME(&((torc_normal_mean_options *)0)->struct_size, size_t (*))
SAME(&((torc_normal_mean_options *)0)->std, double (*))
SAME(&((torc_normal_mean_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_normal_mean_options *)0)->generator, torc_generator (*))
SAME(&((torc_normal_std_options *)0)->struct_size, size_t (*))
SAME(&((torc_normal_std_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_normal_std_options *)0)->generator, torc_generator (*))
SAME(&((torc_normal_size_options *)0)->struct_size, size_t (*))
SAME(&((torc_normal_size_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_normal_size_options *)0)->generator, torc_generator (*))
SAME(&((torc_normal_size_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_normal_size_options *)0)->device, torc_device (*))
SAME(&((torc_normal_size_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_normal_size_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_randint_options *)0)->struct_size, size_t (*))
SAME(&((torc_randint_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_randint_options *)0)->low, int64_t (*))
SAME(&((torc_randint_options *)0)->generator, torc_generator (*))
SAME(&((torc_randint_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_randint_options *)0)->device, torc_device (*))
SAME(&((torc_randint_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_randint_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_randperm_options *)0)->struct_size, size_t (*))
SAME(&((torc_randperm_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_randperm_options *)0)->generator, torc_generator (*))
SAME(&((torc_randperm_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_randperm_options *)0)->device, torc_device (*))
SAME(&((torc_randperm_options *)0)->pin_memory, torc_flag (*))
SAME(&((torc_randperm_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_uniform_inplace_options *)0)->struct_size, size_t (*))
SAME(&((torc_uniform_inplace_options *)0)->from, double (*))
SAME(&((torc_uniform_inplace_options *)0)->to, double (*))
SAME(&((torc_uniform_inplace_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_uniform_inplace_options *)0)->generator, torc_generator (*))
SAME(&((torc_normal_inplace_options *)0)->struct_size, size_t (*))
SAME(&((torc_normal_inplace_options *)0)->mean, double (*))
SAME(&((torc_normal_inplace_options *)0)->std, double (*))
SAME(&((torc_normal_inplace_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_normal_inplace_options *)0)->generator, torc_generator (*))
SAME(&((torc_exponential_inplace_options *)0)->struct_size, size_t (*))
SAME(&((torc_exponential_inplace_options *)0)->lambd, double (*))
SAME(&((torc_exponential_inplace_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_exponential_inplace_options *)0)->generator, torc_generator (*))
SAME(&((torc_log_normal_inplace_options *)0)->struct_size, size_t (*))
SAME(&((torc_log_normal_inplace_options *)0)->mean, double (*))
SAME(&((torc_log_normal_inplace_options *)0)->std, double (*))
SAME(&((torc_log_normal_inplace_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_log_normal_inplace_options *)0)->generator, torc_generator (*))
SAME(&((torc_cauchy_inplace_options *)0)->struct_size, size_t (*))
SAME(&((torc_cauchy_inplace_options *)0)->median, double (*))
SAME(&((torc_cauchy_inplace_options *)0)->sigma, double (*))
SAME(&((torc_cauchy_inplace_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_cauchy_inplace_options *)0)->generator, torc_generator (*))
SAME(&((torc_geometric_inplace_options *)0)->struct_size, size_t (*))
SAME(&((torc_geometric_inplace_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_geometric_inplace_options *)0)->generator, torc_generator (*))
SAME(&((torc_random_inplace_options *)0)->struct_size, size_t (*))
SAME(&((torc_random_inplace_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_random_inplace_options *)0)->from, int64_t (*))
SAME(&((torc_random_inplace_options *)0)->to, int64_t (*))
SAME(&((torc_random_inplace_options *)0)->generator, torc_generator (*))
SAME(&((torc_bernoulli_inplace_options *)0)->struct_size, size_t (*))
SAME(&((torc_bernoulli_inplace_options *)0)->p, double (*))
SAME(&((torc_bernoulli_inplace_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_bernoulli_inplace_options *)0)->generator, torc_generator (*))
SAME(&((torc_bernoulli__tensor_options *)0)->struct_size, size_t (*))
SAME(&((torc_bernoulli__tensor_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_bernoulli__tensor_options *)0)->generator, torc_generator (*))
SAME(&((torc_bernoulli_options *)0)->struct_size, size_t (*))
SAME(&((torc_bernoulli_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_bernoulli_options *)0)->generator, torc_generator (*))
SAME(&((torc_bernoulli_p_options *)0)->struct_size, size_t (*))
SAME(&((torc_bernoulli_p_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_bernoulli_p_options *)0)->generator, torc_generator (*))
SAME(&((torc_poisson_options *)0)->struct_size, size_t (*))
SAME(&((torc_poisson_options *)0)->generator, torc_generator (*))
SAME(&((torc_poisson_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_tril_options *)0)->struct_size, size_t (*))
SAME(&((torc_tril_options *)0)->diagonal, int64_t (*))
SAME(&((torc_tril_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_triu_options *)0)->struct_size, size_t (*))
SAME(&((torc_triu_options *)0)->diagonal, int64_t (*))
SAME(&((torc_triu_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_sum_options *)0)->struct_size, size_t (*))
SAME(&((torc_sum_options *)0)->dim, torc_ints (*))
SAME(&((torc_sum_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_sum_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_sum_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_sum_options *)0)->reserved0, int32_t (*))
SAME(&((torc_nansum_options *)0)->struct_size, size_t (*))
SAME(&((torc_nansum_options *)0)->dim, torc_ints (*))
SAME(&((torc_nansum_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_nansum_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nansum_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_nansum_options *)0)->reserved0, int32_t (*))
SAME(&((torc_mean_options *)0)->struct_size, size_t (*))
SAME(&((torc_mean_options *)0)->dim, torc_ints (*))
SAME(&((torc_mean_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_mean_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_mean_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_mean_options *)0)->reserved0, int32_t (*))
SAME(&((torc_prod_options *)0)->struct_size, size_t (*))
SAME(&((torc_prod_options *)0)->dim, int64_t (*))
SAME(&((torc_prod_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_prod_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_prod_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_prod_options *)0)->reserved0, int32_t (*))
SAME(&((torc_max_dim_options *)0)->struct_size, size_t (*))
SAME(&((torc_max_dim_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_max_dim_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_max_dim_result *)0)->values, torc_tensor (*))
SAME(&((torc_max_dim_result *)0)->indices, torc_tensor (*))
SAME(&((torc_min_dim_options *)0)->struct_size, size_t (*))
SAME(&((torc_min_dim_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_min_dim_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_min_dim_result *)0)->values, torc_tensor (*))
SAME(&((torc_min_dim_result *)0)->indices, torc_tensor (*))
SAME(&((torc_amax_options *)0)->struct_size, size_t (*))
SAME(&((torc_amax_options *)0)->dim, torc_ints (*))
SAME(&((torc_amax_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_amax_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_amin_options *)0)->struct_size, size_t (*))
SAME(&((torc_amin_options *)0)->dim, torc_ints (*))
SAME(&((torc_amin_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_amin_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_aminmax_options *)0)->struct_size, size_t (*))
SAME(&((torc_aminmax_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_aminmax_options *)0)->dim, int64_t (*))
SAME(&((torc_aminmax_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_aminmax_result *)0)->min, torc_tensor (*))
SAME(&((torc_aminmax_result *)0)->max, torc_tensor (*))
SAME(&((torc_argmax_options *)0)->struct_size, size_t (*))
SAME(&((torc_argmax_options *)0)->dim, int64_t (*))
SAME(&((torc_argmax_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_argmax_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_argmin_options *)0)->struct_size, size_t (*))
SAME(&((torc_argmin_options *)0)->dim, int64_t (*))
SAME(&((torc_argmin_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_argmin_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_any_options *)0)->struct_size, size_t (*))
SAME(&((torc_any_options *)0)->dim, torc_ints (*))
SAME(&((torc_any_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_any_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_all_options *)0)->struct_size, size_t (*))
SAME(&((torc_all_options *)0)->dim, torc_ints (*))
SAME(&((torc_all_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_all_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_var_options *)0)->struct_size, size_t (*))
SAME(&((torc_var_options *)0)->dim, torc_ints (*))
SAME(&((torc_var_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_var_options *)0)->correction, torc_number (*))
SAME(&((torc_var_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_std_options *)0)->struct_size, size_t (*))
SAME(&((torc_std_options *)0)->dim, torc_ints (*))
SAME(&((torc_std_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_std_options *)0)->correction, torc_number (*))
SAME(&((torc_std_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_var_mean_options *)0)->struct_size, size_t (*))
SAME(&((torc_var_mean_options *)0)->dim, torc_ints (*))
SAME(&((torc_var_mean_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_var_mean_options *)0)->correction, torc_number (*))
SAME(&((torc_var_mean_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_var_mean_result *)0)->var, torc_tensor (*))
SAME(&((torc_var_mean_result *)0)->mean, torc_tensor (*))
SAME(&((torc_std_mean_options *)0)->struct_size, size_t (*))
SAME(&((torc_std_mean_options *)0)->dim, torc_ints (*))
SAME(&((torc_std_mean_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_std_mean_options *)0)->correction, torc_number (*))
SAME(&((torc_std_mean_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_std_mean_result *)0)->std, torc_tensor (*))
SAME(&((torc_std_mean_result *)0)->mean, torc_tensor (*))
SAME(&((torc_vector_norm_options *)0)->struct_size, size_t (*))
SAME(&((torc_vector_norm_options *)0)->ord, torc_number (*))
SAME(&((torc_vector_norm_options *)0)->dim, torc_ints (*))
SAME(&((torc_vector_norm_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_vector_norm_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_vector_norm_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_vector_norm_options *)0)->reserved0, int32_t (*))
SAME(&((torc_logsumexp_options *)0)->struct_size, size_t (*))
SAME(&((torc_logsumexp_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_logsumexp_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_count_nonzero_options *)0)->struct_size, size_t (*))
SAME(&((torc_count_nonzero_options *)0)->dim, torc_ints (*))
SAME(&((torc_count_nonzero_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_cumsum_options *)0)->struct_size, size_t (*))
SAME(&((torc_cumsum_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_cumsum_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_cumsum_options *)0)->reserved0, int32_t (*))
SAME(&((torc_cumprod_options *)0)->struct_size, size_t (*))
SAME(&((torc_cumprod_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_cumprod_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_cumprod_options *)0)->reserved0, int32_t (*))
SAME(&((torc_cummax_result *)0)->values, torc_tensor (*))
SAME(&((torc_cummax_result *)0)->indices, torc_tensor (*))
SAME(&((torc_cummin_result *)0)->values, torc_tensor (*))
SAME(&((torc_cummin_result *)0)->indices, torc_tensor (*))
SAME(&((torc_histc_options *)0)->struct_size, size_t (*))
SAME(&((torc_histc_options *)0)->bins, int64_t (*))
SAME(&((torc_histc_options *)0)->min, torc_number (*))
SAME(&((torc_histc_options *)0)->max, torc_number (*))
SAME(&((torc_histc_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_norm_options *)0)->struct_size, size_t (*))
SAME(&((torc_norm_options *)0)->p, torc_number (*))
SAME(&((torc_norm_options *)0)->dim, torc_ints (*))
SAME(&((torc_norm_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_norm_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_norm_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_norm_options *)0)->reserved0, int32_t (*))
SAME(&((torc_cosine_similarity_options *)0)->struct_size, size_t (*))
SAME(&((torc_cosine_similarity_options *)0)->dim, int64_t (*))
SAME(&((torc_cosine_similarity_options *)0)->eps, double (*))
SAME(&((torc_cosine_similarity_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_linalg_norm_options *)0)->struct_size, size_t (*))
SAME(&((torc_linalg_norm_options *)0)->ord, torc_number (*))
SAME(&((torc_linalg_norm_options *)0)->dim, torc_ints (*))
SAME(&((torc_linalg_norm_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_linalg_norm_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_linalg_norm_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_linalg_norm_options *)0)->reserved0, int32_t (*))
SAME(&((torc_linalg_norm_str_options *)0)->struct_size, size_t (*))
SAME(&((torc_linalg_norm_str_options *)0)->dim, torc_ints (*))
SAME(&((torc_linalg_norm_str_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_linalg_norm_str_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_linalg_norm_str_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_linalg_norm_str_options *)0)->reserved0, int32_t (*))
SAME(&((torc_linalg_matrix_norm_options *)0)->struct_size, size_t (*))
SAME(&((torc_linalg_matrix_norm_options *)0)->dim, torc_ints (*))
SAME(&((torc_linalg_matrix_norm_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_linalg_matrix_norm_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_linalg_matrix_norm_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_linalg_matrix_norm_options *)0)->reserved0, int32_t (*))
SAME(&((torc_linalg_matrix_norm_str_options *)0)->struct_size, size_t (*))
SAME(&((torc_linalg_matrix_norm_str_options *)0)->ord, const char * (*))
SAME(&((torc_linalg_matrix_norm_str_options *)0)->dim, torc_ints (*))
SAME(&((torc_linalg_matrix_norm_str_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_linalg_matrix_norm_str_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_linalg_matrix_norm_str_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_linalg_matrix_norm_str_options *)0)->reserved0, int32_t (*))
SAME(&((torc_dist_options *)0)->struct_size, size_t (*))
SAME(&((torc_dist_options *)0)->p, torc_number (*))
SAME(&((torc_dist_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_cdist_options *)0)->struct_size, size_t (*))
SAME(&((torc_cdist_options *)0)->p, double (*))
SAME(&((torc_cdist_options *)0)->compute_mode, int64_t (*))
SAME(&((torc_cdist_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nanmean_options *)0)->struct_size, size_t (*))
SAME(&((torc_nanmean_options *)0)->dim, torc_ints (*))
SAME(&((torc_nanmean_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_nanmean_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nanmean_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_nanmean_options *)0)->reserved0, int32_t (*))
SAME(&((torc_diff_options *)0)->struct_size, size_t (*))
SAME(&((torc_diff_options *)0)->n, int64_t (*))
SAME(&((torc_diff_options *)0)->dim, int64_t (*))
SAME(&((torc_diff_options *)0)->prepend, torc_tensor (*))
SAME(&((torc_diff_options *)0)->append, torc_tensor (*))
SAME(&((torc_diff_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_trapezoid_x_options *)0)->struct_size, size_t (*))
SAME(&((torc_trapezoid_x_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_trapezoid_x_options *)0)->dim, int64_t (*))
SAME(&((torc_trapezoid_options *)0)->struct_size, size_t (*))
SAME(&((torc_trapezoid_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_trapezoid_options *)0)->dx, torc_number (*))
SAME(&((torc_trapezoid_options *)0)->dim, int64_t (*))
SAME(&((torc_cumulative_trapezoid_x_options *)0)->struct_size, size_t (*))
SAME(&((torc_cumulative_trapezoid_x_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_cumulative_trapezoid_x_options *)0)->dim, int64_t (*))
SAME(&((torc_cumulative_trapezoid_options *)0)->struct_size, size_t (*))
SAME(&((torc_cumulative_trapezoid_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_cumulative_trapezoid_options *)0)->dx, torc_number (*))
SAME(&((torc_cumulative_trapezoid_options *)0)->dim, int64_t (*))
SAME(&((torc_gradient_options *)0)->struct_size, size_t (*))
SAME(&((torc_gradient_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_gradient_options *)0)->spacing, torc_number (*))
SAME(&((torc_gradient_options *)0)->dim, torc_ints (*))
SAME(&((torc_gradient_options *)0)->edge_order, int64_t (*))
SAME(&((torc_gradient_scalar_list_options *)0)->struct_size, size_t (*))
SAME(&((torc_gradient_scalar_list_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_gradient_scalar_list_options *)0)->dim, torc_ints (*))
SAME(&((torc_gradient_scalar_list_options *)0)->edge_order, int64_t (*))
SAME(&((torc_gradient_tensors_options *)0)->struct_size, size_t (*))
SAME(&((torc_gradient_tensors_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_gradient_tensors_options *)0)->dim, torc_ints (*))
SAME(&((torc_gradient_tensors_options *)0)->edge_order, int64_t (*))
SAME(&((torc_cov_options *)0)->struct_size, size_t (*))
SAME(&((torc_cov_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_cov_options *)0)->correction, int64_t (*))
SAME(&((torc_cov_options *)0)->fweights, torc_tensor (*))
SAME(&((torc_cov_options *)0)->aweights, torc_tensor (*))
SAME(&((torc_median_dim_options *)0)->struct_size, size_t (*))
SAME(&((torc_median_dim_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_median_dim_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_median_dim_result *)0)->values, torc_tensor (*))
SAME(&((torc_median_dim_result *)0)->indices, torc_tensor (*))
SAME(&((torc_nanmedian_dim_options *)0)->struct_size, size_t (*))
SAME(&((torc_nanmedian_dim_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_nanmedian_dim_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nanmedian_dim_result *)0)->values, torc_tensor (*))
SAME(&((torc_nanmedian_dim_result *)0)->indices, torc_tensor (*))
SAME(&((torc_quantile_options *)0)->struct_size, size_t (*))
SAME(&((torc_quantile_options *)0)->dim, int64_t (*))
SAME(&((torc_quantile_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_quantile_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_quantile_options *)0)->interpolation, const char * (*))
SAME(&((torc_quantile_scalar_options *)0)->struct_size, size_t (*))
SAME(&((torc_quantile_scalar_options *)0)->dim, int64_t (*))
SAME(&((torc_quantile_scalar_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_quantile_scalar_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_quantile_scalar_options *)0)->interpolation, const char * (*))
SAME(&((torc_nanquantile_options *)0)->struct_size, size_t (*))
SAME(&((torc_nanquantile_options *)0)->dim, int64_t (*))
SAME(&((torc_nanquantile_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_nanquantile_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nanquantile_options *)0)->interpolation, const char * (*))
SAME(&((torc_nanquantile_scalar_options *)0)->struct_size, size_t (*))
SAME(&((torc_nanquantile_scalar_options *)0)->dim, int64_t (*))
SAME(&((torc_nanquantile_scalar_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_nanquantile_scalar_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nanquantile_scalar_options *)0)->interpolation, const char * (*))
SAME(&((torc_squeeze_options *)0)->struct_size, size_t (*))
SAME(&((torc_squeeze_options *)0)->dim, torc_ints (*))
SAME(&((torc_squeeze_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_slice_options *)0)->struct_size, size_t (*))
SAME(&((torc_slice_options *)0)->dim, int64_t (*))
SAME(&((torc_slice_options *)0)->start, int64_t (*))
SAME(&((torc_slice_options *)0)->end, int64_t (*))
SAME(&((torc_slice_options *)0)->step, int64_t (*))
SAME(&((torc_slice_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_diagonal_options *)0)->struct_size, size_t (*))
SAME(&((torc_diagonal_options *)0)->offset, int64_t (*))
SAME(&((torc_diagonal_options *)0)->dim1, int64_t (*))
SAME(&((torc_diagonal_options *)0)->dim2, int64_t (*))
SAME(&((torc_diagonal_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_clone_options *)0)->struct_size, size_t (*))
SAME(&((torc_clone_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_clone_options *)0)->memory_format, torc_memory_format (*))
SAME(&((torc_clone_options *)0)->reserved0, int32_t (*))
SAME(&((torc_cat_options *)0)->struct_size, size_t (*))
SAME(&((torc_cat_options *)0)->dim, int64_t (*))
SAME(&((torc_cat_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_roll_options *)0)->struct_size, size_t (*))
SAME(&((torc_roll_options *)0)->dims, torc_ints (*))
SAME(&((torc_roll_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_flatten_options *)0)->struct_size, size_t (*))
SAME(&((torc_flatten_options *)0)->start_dim, int64_t (*))
SAME(&((torc_flatten_options *)0)->end_dim, int64_t (*))
SAME(&((torc_flatten_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_as_strided_options *)0)->struct_size, size_t (*))
SAME(&((torc_as_strided_options *)0)->storage_offset, int64_t (*))
SAME(&((torc_as_strided_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_stack_options *)0)->struct_size, size_t (*))
SAME(&((torc_stack_options *)0)->dim, int64_t (*))
SAME(&((torc_stack_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_meshgrid_options *)0)->struct_size, size_t (*))
SAME(&((torc_meshgrid_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_meshgrid_options *)0)->indexing, const char * (*))
SAME(&((torc_vander_options *)0)->struct_size, size_t (*))
SAME(&((torc_vander_options *)0)->N, int64_t (*))
SAME(&((torc_vander_options *)0)->increasing, torc_flag (*))
SAME(&((torc_vander_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_linalg_vander_options *)0)->struct_size, size_t (*))
SAME(&((torc_linalg_vander_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_linalg_vander_options *)0)->N, int64_t (*))
SAME(&((torc_combinations_options *)0)->struct_size, size_t (*))
SAME(&((torc_combinations_options *)0)->r, int64_t (*))
SAME(&((torc_combinations_options *)0)->with_replacement, torc_flag (*))
SAME(&((torc_combinations_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_rot90_options *)0)->struct_size, size_t (*))
SAME(&((torc_rot90_options *)0)->k, int64_t (*))
SAME(&((torc_rot90_options *)0)->dims, torc_ints (*))
SAME(&((torc_rot90_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_diag_embed_options *)0)->struct_size, size_t (*))
SAME(&((torc_diag_embed_options *)0)->offset, int64_t (*))
SAME(&((torc_diag_embed_options *)0)->dim1, int64_t (*))
SAME(&((torc_diag_embed_options *)0)->dim2, int64_t (*))
SAME(&((torc_diag_embed_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_diag_options *)0)->struct_size, size_t (*))
SAME(&((torc_diag_options *)0)->diagonal, int64_t (*))
SAME(&((torc_diag_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_diagflat_options *)0)->struct_size, size_t (*))
SAME(&((torc_diagflat_options *)0)->offset, int64_t (*))
SAME(&((torc_diagflat_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_split_options *)0)->struct_size, size_t (*))
SAME(&((torc_split_options *)0)->dim, int64_t (*))
SAME(&((torc_split_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_split_with_sizes_options *)0)->struct_size, size_t (*))
SAME(&((torc_split_with_sizes_options *)0)->dim, int64_t (*))
SAME(&((torc_split_with_sizes_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_unsafe_split_options *)0)->struct_size, size_t (*))
SAME(&((torc_unsafe_split_options *)0)->dim, int64_t (*))
SAME(&((torc_unsafe_split_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_unsafe_split_with_sizes_options *)0)->struct_size, size_t (*))
SAME(&((torc_unsafe_split_with_sizes_options *)0)->dim, int64_t (*))
SAME(&((torc_unsafe_split_with_sizes_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_unsafe_chunk_options *)0)->struct_size, size_t (*))
SAME(&((torc_unsafe_chunk_options *)0)->dim, int64_t (*))
SAME(&((torc_unsafe_chunk_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_chunk_options *)0)->struct_size, size_t (*))
SAME(&((torc_chunk_options *)0)->dim, int64_t (*))
SAME(&((torc_chunk_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_tensor_split_options *)0)->struct_size, size_t (*))
SAME(&((torc_tensor_split_options *)0)->dim, int64_t (*))
SAME(&((torc_tensor_split_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_tensor_split_indices_options *)0)->struct_size, size_t (*))
SAME(&((torc_tensor_split_indices_options *)0)->dim, int64_t (*))
SAME(&((torc_tensor_split_indices_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_tensor_split_tensor_options *)0)->struct_size, size_t (*))
SAME(&((torc_tensor_split_tensor_options *)0)->dim, int64_t (*))
SAME(&((torc_tensor_split_tensor_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_unbind_options *)0)->struct_size, size_t (*))
SAME(&((torc_unbind_options *)0)->dim, int64_t (*))
SAME(&((torc_unbind_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_contiguous_options *)0)->struct_size, size_t (*))
SAME(&((torc_contiguous_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_contiguous_options *)0)->memory_format, torc_memory_format (*))
SAME(&((torc_contiguous_options *)0)->reserved0, int32_t (*))
SAME(&((torc_to_options *)0)->struct_size, size_t (*))
SAME(&((torc_to_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_to_options *)0)->reserved0, int32_t (*))
SAME(&((torc_to_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_to_options *)0)->device, torc_device (*))
SAME(&((torc_to_options *)0)->reserved1, int32_t (*))
SAME(&((torc_to_options *)0)->non_blocking, torc_flag (*))
SAME(&((torc_to_options *)0)->copy, torc_flag (*))
SAME(&((torc_to_options *)0)->memory_format, torc_memory_format (*))
SAME(&((torc_to_options *)0)->reserved2, int32_t (*))
SAME(&((torc_isclose_options *)0)->struct_size, size_t (*))
SAME(&((torc_isclose_options *)0)->rtol, double (*))
SAME(&((torc_isclose_options *)0)->atol, double (*))
SAME(&((torc_isclose_options *)0)->equal_nan, torc_flag (*))
SAME(&((torc_isclose_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_slice_copy_options *)0)->struct_size, size_t (*))
SAME(&((torc_slice_copy_options *)0)->dim, int64_t (*))
SAME(&((torc_slice_copy_options *)0)->start, int64_t (*))
SAME(&((torc_slice_copy_options *)0)->end, int64_t (*))
SAME(&((torc_slice_copy_options *)0)->step, int64_t (*))
SAME(&((torc_slice_copy_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_diagonal_copy_options *)0)->struct_size, size_t (*))
SAME(&((torc_diagonal_copy_options *)0)->offset, int64_t (*))
SAME(&((torc_diagonal_copy_options *)0)->dim1, int64_t (*))
SAME(&((torc_diagonal_copy_options *)0)->dim2, int64_t (*))
SAME(&((torc_diagonal_copy_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_as_strided_copy_options *)0)->struct_size, size_t (*))
SAME(&((torc_as_strided_copy_options *)0)->storage_offset, int64_t (*))
SAME(&((torc_as_strided_copy_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_squeeze_copy_options *)0)->struct_size, size_t (*))
SAME(&((torc_squeeze_copy_options *)0)->dim, torc_ints (*))
SAME(&((torc_squeeze_copy_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_slice_scatter_options *)0)->struct_size, size_t (*))
SAME(&((torc_slice_scatter_options *)0)->dim, int64_t (*))
SAME(&((torc_slice_scatter_options *)0)->start, int64_t (*))
SAME(&((torc_slice_scatter_options *)0)->end, int64_t (*))
SAME(&((torc_slice_scatter_options *)0)->step, int64_t (*))
SAME(&((torc_slice_scatter_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_diagonal_scatter_options *)0)->struct_size, size_t (*))
SAME(&((torc_diagonal_scatter_options *)0)->offset, int64_t (*))
SAME(&((torc_diagonal_scatter_options *)0)->dim1, int64_t (*))
SAME(&((torc_diagonal_scatter_options *)0)->dim2, int64_t (*))
SAME(&((torc_diagonal_scatter_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_as_strided_scatter_options *)0)->struct_size, size_t (*))
SAME(&((torc_as_strided_scatter_options *)0)->storage_offset, int64_t (*))
SAME(&((torc_as_strided_scatter_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_fill_diagonal_inplace_options *)0)->struct_size, size_t (*))
SAME(&((torc_fill_diagonal_inplace_options *)0)->wrap, torc_flag (*))
SAME(&((torc_fill_diagonal_inplace_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_scatter_reduce_options *)0)->struct_size, size_t (*))
SAME(&((torc_scatter_reduce_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_scatter_reduce_options *)0)->include_self, torc_flag (*))
SAME(&((torc_index_add_options *)0)->struct_size, size_t (*))
SAME(&((torc_index_add_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_index_add_options *)0)->alpha, torc_number (*))
SAME(&((torc_sort_options *)0)->struct_size, size_t (*))
SAME(&((torc_sort_options *)0)->dim, int64_t (*))
SAME(&((torc_sort_options *)0)->descending, torc_flag (*))
SAME(&((torc_sort_options *)0)->stable, torc_flag (*))
SAME(&((torc_sort_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_sort_result *)0)->values, torc_tensor (*))
SAME(&((torc_sort_result *)0)->indices, torc_tensor (*))
SAME(&((torc_topk_options *)0)->struct_size, size_t (*))
SAME(&((torc_topk_options *)0)->dim, int64_t (*))
SAME(&((torc_topk_options *)0)->largest, torc_flag (*))
SAME(&((torc_topk_options *)0)->sorted, torc_flag (*))
SAME(&((torc_topk_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_topk_result *)0)->values, torc_tensor (*))
SAME(&((torc_topk_result *)0)->indices, torc_tensor (*))
SAME(&((torc_index_reduce_options *)0)->struct_size, size_t (*))
SAME(&((torc_index_reduce_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_index_reduce_options *)0)->include_self, torc_flag (*))
SAME(&((torc_argsort_options *)0)->struct_size, size_t (*))
SAME(&((torc_argsort_options *)0)->dim, int64_t (*))
SAME(&((torc_argsort_options *)0)->descending, torc_flag (*))
SAME(&((torc_argsort_options *)0)->stable, torc_flag (*))
SAME(&((torc_argsort_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_index_put_options *)0)->struct_size, size_t (*))
SAME(&((torc_index_put_options *)0)->accumulate, torc_flag (*))
SAME(&((torc_index_put_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_put_options *)0)->struct_size, size_t (*))
SAME(&((torc_put_options *)0)->accumulate, torc_flag (*))
SAME(&((torc_put_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_take_along_dim_options *)0)->struct_size, size_t (*))
SAME(&((torc_take_along_dim_options *)0)->dim, int64_t (*))
SAME(&((torc_take_along_dim_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_repeat_interleave_options *)0)->struct_size, size_t (*))
SAME(&((torc_repeat_interleave_options *)0)->dim, int64_t (*))
SAME(&((torc_repeat_interleave_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_repeat_interleave_options *)0)->output_size, int64_t (*))
SAME(&((torc_repeat_interleave_tensor_options *)0)->struct_size, size_t (*))
SAME(&((torc_repeat_interleave_tensor_options *)0)->dim, int64_t (*))
SAME(&((torc_repeat_interleave_tensor_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_repeat_interleave_tensor_options *)0)->output_size, int64_t (*))
SAME(&((torc_repeat_interleave_counts_options *)0)->struct_size, size_t (*))
SAME(&((torc_repeat_interleave_counts_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_repeat_interleave_counts_options *)0)->output_size, int64_t (*))
SAME(&((torc_isin_options *)0)->struct_size, size_t (*))
SAME(&((torc_isin_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_isin_options *)0)->assume_unique, torc_flag (*))
SAME(&((torc_isin_options *)0)->invert, torc_flag (*))
SAME(&((torc_searchsorted_options *)0)->struct_size, size_t (*))
SAME(&((torc_searchsorted_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_searchsorted_options *)0)->out_int32, torc_flag (*))
SAME(&((torc_searchsorted_options *)0)->right, torc_flag (*))
SAME(&((torc_searchsorted_options *)0)->side, const char * (*))
SAME(&((torc_searchsorted_options *)0)->sorter, torc_tensor (*))
SAME(&((torc_bucketize_options *)0)->struct_size, size_t (*))
SAME(&((torc_bucketize_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_bucketize_options *)0)->out_int32, torc_flag (*))
SAME(&((torc_bucketize_options *)0)->right, torc_flag (*))
SAME(&((torc_multinomial_options *)0)->struct_size, size_t (*))
SAME(&((torc_multinomial_options *)0)->replacement, torc_flag (*))
SAME(&((torc_multinomial_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_multinomial_options *)0)->generator, torc_generator (*))
SAME(&((torc_unique_dim_options *)0)->struct_size, size_t (*))
SAME(&((torc_unique_dim_options *)0)->sorted, torc_flag (*))
SAME(&((torc_unique_dim_options *)0)->return_inverse, torc_flag (*))
SAME(&((torc_unique_dim_options *)0)->return_counts, torc_flag (*))
SAME(&((torc_unique_dim_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_unique_dim_result *)0)->output, torc_tensor (*))
SAME(&((torc_unique_dim_result *)0)->inverse_indices, torc_tensor (*))
SAME(&((torc_unique_dim_result *)0)->counts, torc_tensor (*))
SAME(&((torc_unique_consecutive_options *)0)->struct_size, size_t (*))
SAME(&((torc_unique_consecutive_options *)0)->return_inverse, torc_flag (*))
SAME(&((torc_unique_consecutive_options *)0)->return_counts, torc_flag (*))
SAME(&((torc_unique_consecutive_options *)0)->dim, int64_t (*))
SAME(&((torc_unique_consecutive_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_unique_consecutive_result *)0)->output, torc_tensor (*))
SAME(&((torc_unique_consecutive_result *)0)->inverse_indices, torc_tensor (*))
SAME(&((torc_unique_consecutive_result *)0)->counts, torc_tensor (*))
SAME(&((torc_kthvalue_options *)0)->struct_size, size_t (*))
SAME(&((torc_kthvalue_options *)0)->dim, int64_t (*))
SAME(&((torc_kthvalue_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_kthvalue_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_kthvalue_result *)0)->values, torc_tensor (*))
SAME(&((torc_kthvalue_result *)0)->indices, torc_tensor (*))
SAME(&((torc_mode_options *)0)->struct_size, size_t (*))
SAME(&((torc_mode_options *)0)->dim, int64_t (*))
SAME(&((torc_mode_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_mode_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_mode_result *)0)->values, torc_tensor (*))
SAME(&((torc_mode_result *)0)->indices, torc_tensor (*))
SAME(&((torc_bincount_options *)0)->struct_size, size_t (*))
SAME(&((torc_bincount_options *)0)->weights, torc_tensor (*))
SAME(&((torc_bincount_options *)0)->minlength, int64_t (*))
SAME(&((torc_bincount_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_addmm_options *)0)->struct_size, size_t (*))
SAME(&((torc_addmm_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_addmm_options *)0)->beta, torc_number (*))
SAME(&((torc_addmm_options *)0)->alpha, torc_number (*))
SAME(&((torc_baddbmm_options *)0)->struct_size, size_t (*))
SAME(&((torc_baddbmm_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_baddbmm_options *)0)->beta, torc_number (*))
SAME(&((torc_baddbmm_options *)0)->alpha, torc_number (*))
SAME(&((torc_addmv_options *)0)->struct_size, size_t (*))
SAME(&((torc_addmv_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_addmv_options *)0)->beta, torc_number (*))
SAME(&((torc_addmv_options *)0)->alpha, torc_number (*))
SAME(&((torc_linear_options *)0)->struct_size, size_t (*))
SAME(&((torc_linear_options *)0)->bias, torc_tensor (*))
SAME(&((torc_linear_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_linalg_vecdot_options *)0)->struct_size, size_t (*))
SAME(&((torc_linalg_vecdot_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_linalg_vecdot_options *)0)->dim, int64_t (*))
SAME(&((torc_addr_options *)0)->struct_size, size_t (*))
SAME(&((torc_addr_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_addr_options *)0)->beta, torc_number (*))
SAME(&((torc_addr_options *)0)->alpha, torc_number (*))
SAME(&((torc_addbmm_options *)0)->struct_size, size_t (*))
SAME(&((torc_addbmm_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_addbmm_options *)0)->beta, torc_number (*))
SAME(&((torc_addbmm_options *)0)->alpha, torc_number (*))
SAME(&((torc_linalg_cross_options *)0)->struct_size, size_t (*))
SAME(&((torc_linalg_cross_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_linalg_cross_options *)0)->dim, int64_t (*))
SAME(&((torc_cross_options *)0)->struct_size, size_t (*))
SAME(&((torc_cross_options *)0)->dim, int64_t (*))
SAME(&((torc_cross_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_linear_gelu_options *)0)->struct_size, size_t (*))
SAME(&((torc_linear_gelu_options *)0)->bias, torc_tensor (*))
SAME(&((torc_linear_gelu_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_linear_gelu_options *)0)->approximate, const char * (*))
SAME(&((torc_linear_gelu_linear_options *)0)->struct_size, size_t (*))
SAME(&((torc_linear_gelu_linear_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_linear_gelu_linear_options *)0)->approximate, const char * (*))
SAME(&((torc_softmax_options *)0)->struct_size, size_t (*))
SAME(&((torc_softmax_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_softmax_options *)0)->reserved0, int32_t (*))
SAME(&((torc_softmax_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_log_softmax_options *)0)->struct_size, size_t (*))
SAME(&((torc_log_softmax_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_log_softmax_options *)0)->reserved0, int32_t (*))
SAME(&((torc_log_softmax_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_native_layer_norm_result *)0)->output, torc_tensor (*))
SAME(&((torc_native_layer_norm_result *)0)->mean, torc_tensor (*))
SAME(&((torc_native_layer_norm_result *)0)->rstd, torc_tensor (*))
SAME(&((torc_layer_norm_options *)0)->struct_size, size_t (*))
SAME(&((torc_layer_norm_options *)0)->weight, torc_tensor (*))
SAME(&((torc_layer_norm_options *)0)->bias, torc_tensor (*))
SAME(&((torc_layer_norm_options *)0)->eps, double (*))
SAME(&((torc_layer_norm_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_native_batch_norm_result *)0)->output, torc_tensor (*))
SAME(&((torc_native_batch_norm_result *)0)->save_mean, torc_tensor (*))
SAME(&((torc_native_batch_norm_result *)0)->save_invstd, torc_tensor (*))
SAME(&((torc_batch_norm_options *)0)->struct_size, size_t (*))
SAME(&((torc_batch_norm_options *)0)->weight, torc_tensor (*))
SAME(&((torc_batch_norm_options *)0)->bias, torc_tensor (*))
SAME(&((torc_batch_norm_options *)0)->training, torc_flag (*))
SAME(&((torc_batch_norm_options *)0)->momentum, double (*))
SAME(&((torc_batch_norm_options *)0)->eps, double (*))
SAME(&((torc_batch_norm_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_instance_norm_options *)0)->struct_size, size_t (*))
SAME(&((torc_instance_norm_options *)0)->running_mean, torc_tensor (*))
SAME(&((torc_instance_norm_options *)0)->running_var, torc_tensor (*))
SAME(&((torc_instance_norm_options *)0)->weight, torc_tensor (*))
SAME(&((torc_instance_norm_options *)0)->bias, torc_tensor (*))
SAME(&((torc_instance_norm_options *)0)->use_input_stats, torc_flag (*))
SAME(&((torc_instance_norm_options *)0)->momentum, double (*))
SAME(&((torc_instance_norm_options *)0)->eps, double (*))
SAME(&((torc_instance_norm_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_native_group_norm_result *)0)->output, torc_tensor (*))
SAME(&((torc_native_group_norm_result *)0)->mean, torc_tensor (*))
SAME(&((torc_native_group_norm_result *)0)->rstd, torc_tensor (*))
SAME(&((torc_group_norm_options *)0)->struct_size, size_t (*))
SAME(&((torc_group_norm_options *)0)->weight, torc_tensor (*))
SAME(&((torc_group_norm_options *)0)->bias, torc_tensor (*))
SAME(&((torc_group_norm_options *)0)->eps, double (*))
SAME(&((torc_group_norm_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_rms_norm_options *)0)->struct_size, size_t (*))
SAME(&((torc_rms_norm_options *)0)->weight, torc_tensor (*))
SAME(&((torc_rms_norm_options *)0)->eps, double (*))
SAME(&((torc_rms_norm_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_native_dropout_options *)0)->struct_size, size_t (*))
SAME(&((torc_native_dropout_options *)0)->generator, torc_generator (*))
SAME(&((torc_native_dropout_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_native_dropout_result *)0)->output, torc_tensor (*))
SAME(&((torc_native_dropout_result *)0)->mask, torc_tensor (*))
SAME(&((torc_dropout_options *)0)->struct_size, size_t (*))
SAME(&((torc_dropout_options *)0)->p, double (*))
SAME(&((torc_dropout_options *)0)->training, torc_flag (*))
SAME(&((torc_dropout_options *)0)->generator, torc_generator (*))
SAME(&((torc_dropout_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_feature_dropout_options *)0)->struct_size, size_t (*))
SAME(&((torc_feature_dropout_options *)0)->p, double (*))
SAME(&((torc_feature_dropout_options *)0)->training, torc_flag (*))
SAME(&((torc_feature_dropout_options *)0)->generator, torc_generator (*))
SAME(&((torc_feature_dropout_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_embedding_options *)0)->struct_size, size_t (*))
SAME(&((torc_embedding_options *)0)->padding_idx, int64_t (*))
SAME(&((torc_embedding_options *)0)->scale_grad_by_freq, torc_flag (*))
SAME(&((torc_embedding_options *)0)->sparse, torc_flag (*))
SAME(&((torc_embedding_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_conv1d_options *)0)->struct_size, size_t (*))
SAME(&((torc_conv1d_options *)0)->bias, torc_tensor (*))
SAME(&((torc_conv1d_options *)0)->stride, torc_ints (*))
SAME(&((torc_conv1d_options *)0)->padding, torc_ints (*))
SAME(&((torc_conv1d_options *)0)->dilation, torc_ints (*))
SAME(&((torc_conv1d_options *)0)->groups, int64_t (*))
SAME(&((torc_conv1d_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_conv2d_options *)0)->struct_size, size_t (*))
SAME(&((torc_conv2d_options *)0)->bias, torc_tensor (*))
SAME(&((torc_conv2d_options *)0)->stride, torc_ints (*))
SAME(&((torc_conv2d_options *)0)->padding, torc_ints (*))
SAME(&((torc_conv2d_options *)0)->dilation, torc_ints (*))
SAME(&((torc_conv2d_options *)0)->groups, int64_t (*))
SAME(&((torc_conv2d_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_conv1d_padding_options *)0)->struct_size, size_t (*))
SAME(&((torc_conv1d_padding_options *)0)->bias, torc_tensor (*))
SAME(&((torc_conv1d_padding_options *)0)->stride, torc_ints (*))
SAME(&((torc_conv1d_padding_options *)0)->padding, const char * (*))
SAME(&((torc_conv1d_padding_options *)0)->dilation, torc_ints (*))
SAME(&((torc_conv1d_padding_options *)0)->groups, int64_t (*))
SAME(&((torc_conv1d_padding_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_conv2d_padding_options *)0)->struct_size, size_t (*))
SAME(&((torc_conv2d_padding_options *)0)->bias, torc_tensor (*))
SAME(&((torc_conv2d_padding_options *)0)->stride, torc_ints (*))
SAME(&((torc_conv2d_padding_options *)0)->padding, const char * (*))
SAME(&((torc_conv2d_padding_options *)0)->dilation, torc_ints (*))
SAME(&((torc_conv2d_padding_options *)0)->groups, int64_t (*))
SAME(&((torc_conv2d_padding_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_conv_transpose1d_options *)0)->struct_size, size_t (*))
SAME(&((torc_conv_transpose1d_options *)0)->bias, torc_tensor (*))
SAME(&((torc_conv_transpose1d_options *)0)->stride, torc_ints (*))
SAME(&((torc_conv_transpose1d_options *)0)->padding, torc_ints (*))
SAME(&((torc_conv_transpose1d_options *)0)->output_padding, torc_ints (*))
SAME(&((torc_conv_transpose1d_options *)0)->groups, int64_t (*))
SAME(&((torc_conv_transpose1d_options *)0)->dilation, torc_ints (*))
SAME(&((torc_conv_transpose1d_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_conv_transpose2d_options *)0)->struct_size, size_t (*))
SAME(&((torc_conv_transpose2d_options *)0)->bias, torc_tensor (*))
SAME(&((torc_conv_transpose2d_options *)0)->stride, torc_ints (*))
SAME(&((torc_conv_transpose2d_options *)0)->padding, torc_ints (*))
SAME(&((torc_conv_transpose2d_options *)0)->output_padding, torc_ints (*))
SAME(&((torc_conv_transpose2d_options *)0)->groups, int64_t (*))
SAME(&((torc_conv_transpose2d_options *)0)->dilation, torc_ints (*))
SAME(&((torc_conv_transpose2d_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_max_pool2d_with_indices_options *)0)->struct_size, size_t (*))
SAME(&((torc_max_pool2d_with_indices_options *)0)->stride, torc_ints (*))
SAME(&((torc_max_pool2d_with_indices_options *)0)->padding, torc_ints (*))
SAME(&((torc_max_pool2d_with_indices_options *)0)->dilation, torc_ints (*))
SAME(&((torc_max_pool2d_with_indices_options *)0)->ceil_mode, torc_flag (*))
SAME(&((torc_max_pool2d_with_indices_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_max_pool2d_with_indices_result *)0)->output, torc_tensor (*))
SAME(&((torc_max_pool2d_with_indices_result *)0)->indices, torc_tensor (*))
SAME(&((torc_max_pool2d_options *)0)->struct_size, size_t (*))
SAME(&((torc_max_pool2d_options *)0)->stride, torc_ints (*))
SAME(&((torc_max_pool2d_options *)0)->padding, torc_ints (*))
SAME(&((torc_max_pool2d_options *)0)->dilation, torc_ints (*))
SAME(&((torc_max_pool2d_options *)0)->ceil_mode, torc_flag (*))
SAME(&((torc_max_pool2d_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_max_pool1d_options *)0)->struct_size, size_t (*))
SAME(&((torc_max_pool1d_options *)0)->stride, torc_ints (*))
SAME(&((torc_max_pool1d_options *)0)->padding, torc_ints (*))
SAME(&((torc_max_pool1d_options *)0)->dilation, torc_ints (*))
SAME(&((torc_max_pool1d_options *)0)->ceil_mode, torc_flag (*))
SAME(&((torc_max_pool1d_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_avg_pool2d_options *)0)->struct_size, size_t (*))
SAME(&((torc_avg_pool2d_options *)0)->stride, torc_ints (*))
SAME(&((torc_avg_pool2d_options *)0)->padding, torc_ints (*))
SAME(&((torc_avg_pool2d_options *)0)->ceil_mode, torc_flag (*))
SAME(&((torc_avg_pool2d_options *)0)->count_include_pad, torc_flag (*))
SAME(&((torc_avg_pool2d_options *)0)->divisor_override, int64_t (*))
SAME(&((torc_avg_pool2d_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_avg_pool1d_options *)0)->struct_size, size_t (*))
SAME(&((torc_avg_pool1d_options *)0)->stride, torc_ints (*))
SAME(&((torc_avg_pool1d_options *)0)->padding, torc_ints (*))
SAME(&((torc_avg_pool1d_options *)0)->ceil_mode, torc_flag (*))
SAME(&((torc_avg_pool1d_options *)0)->count_include_pad, torc_flag (*))
SAME(&((torc_avg_pool1d_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_adaptive_max_pool2d_result *)0)->output, torc_tensor (*))
SAME(&((torc_adaptive_max_pool2d_result *)0)->indices, torc_tensor (*))
SAME(&((torc_max_pool3d_with_indices_options *)0)->struct_size, size_t (*))
SAME(&((torc_max_pool3d_with_indices_options *)0)->stride, torc_ints (*))
SAME(&((torc_max_pool3d_with_indices_options *)0)->padding, torc_ints (*))
SAME(&((torc_max_pool3d_with_indices_options *)0)->dilation, torc_ints (*))
SAME(&((torc_max_pool3d_with_indices_options *)0)->ceil_mode, torc_flag (*))
SAME(&((torc_max_pool3d_with_indices_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_max_pool3d_with_indices_result *)0)->output, torc_tensor (*))
SAME(&((torc_max_pool3d_with_indices_result *)0)->indices, torc_tensor (*))
SAME(&((torc_max_pool3d_options *)0)->struct_size, size_t (*))
SAME(&((torc_max_pool3d_options *)0)->stride, torc_ints (*))
SAME(&((torc_max_pool3d_options *)0)->padding, torc_ints (*))
SAME(&((torc_max_pool3d_options *)0)->dilation, torc_ints (*))
SAME(&((torc_max_pool3d_options *)0)->ceil_mode, torc_flag (*))
SAME(&((torc_max_pool3d_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_avg_pool3d_options *)0)->struct_size, size_t (*))
SAME(&((torc_avg_pool3d_options *)0)->stride, torc_ints (*))
SAME(&((torc_avg_pool3d_options *)0)->padding, torc_ints (*))
SAME(&((torc_avg_pool3d_options *)0)->ceil_mode, torc_flag (*))
SAME(&((torc_avg_pool3d_options *)0)->count_include_pad, torc_flag (*))
SAME(&((torc_avg_pool3d_options *)0)->divisor_override, int64_t (*))
SAME(&((torc_avg_pool3d_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_adaptive_max_pool3d_result *)0)->output, torc_tensor (*))
SAME(&((torc_adaptive_max_pool3d_result *)0)->indices, torc_tensor (*))
SAME(&((torc_interpolate_options *)0)->struct_size, size_t (*))
SAME(&((torc_interpolate_options *)0)->mode, const char * (*))
SAME(&((torc_interpolate_options *)0)->align_corners, torc_flag (*))
SAME(&((torc_interpolate_options *)0)->scales_d, double (*))
SAME(&((torc_interpolate_options *)0)->scales_h, double (*))
SAME(&((torc_interpolate_options *)0)->scales_w, double (*))
SAME(&((torc_interpolate_options *)0)->antialias, torc_flag (*))
SAME(&((torc_interpolate_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nll_loss_options *)0)->struct_size, size_t (*))
SAME(&((torc_nll_loss_options *)0)->weight, torc_tensor (*))
SAME(&((torc_nll_loss_options *)0)->ignore_index, int64_t (*))
SAME(&((torc_nll_loss_options *)0)->reduction, const char * (*))
SAME(&((torc_nll_loss_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_cross_entropy_options *)0)->struct_size, size_t (*))
SAME(&((torc_cross_entropy_options *)0)->weight, torc_tensor (*))
SAME(&((torc_cross_entropy_options *)0)->ignore_index, int64_t (*))
SAME(&((torc_cross_entropy_options *)0)->reduction, const char * (*))
SAME(&((torc_cross_entropy_options *)0)->label_smoothing, double (*))
SAME(&((torc_cross_entropy_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_binary_cross_entropy_options *)0)->struct_size, size_t (*))
SAME(&((torc_binary_cross_entropy_options *)0)->weight, torc_tensor (*))
SAME(&((torc_binary_cross_entropy_options *)0)->reduction, const char * (*))
SAME(&((torc_binary_cross_entropy_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_binary_cross_entropy_with_logits_options *)0)->struct_size, size_t (*))
SAME(&((torc_binary_cross_entropy_with_logits_options *)0)->weight, torc_tensor (*))
SAME(&((torc_binary_cross_entropy_with_logits_options *)0)->reduction, const char * (*))
SAME(&((torc_binary_cross_entropy_with_logits_options *)0)->pos_weight, torc_tensor (*))
SAME(&((torc_binary_cross_entropy_with_logits_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_mse_loss_options *)0)->struct_size, size_t (*))
SAME(&((torc_mse_loss_options *)0)->reduction, const char * (*))
SAME(&((torc_mse_loss_options *)0)->weight, torc_tensor (*))
SAME(&((torc_mse_loss_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_l1_loss_options *)0)->struct_size, size_t (*))
SAME(&((torc_l1_loss_options *)0)->reduction, const char * (*))
SAME(&((torc_l1_loss_options *)0)->weight, torc_tensor (*))
SAME(&((torc_l1_loss_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_smooth_l1_loss_options *)0)->struct_size, size_t (*))
SAME(&((torc_smooth_l1_loss_options *)0)->reduction, const char * (*))
SAME(&((torc_smooth_l1_loss_options *)0)->beta, double (*))
SAME(&((torc_smooth_l1_loss_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_huber_loss_options *)0)->struct_size, size_t (*))
SAME(&((torc_huber_loss_options *)0)->reduction, const char * (*))
SAME(&((torc_huber_loss_options *)0)->delta, double (*))
SAME(&((torc_huber_loss_options *)0)->weight, torc_tensor (*))
SAME(&((torc_huber_loss_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_kl_div_options *)0)->struct_size, size_t (*))
SAME(&((torc_kl_div_options *)0)->reduction, const char * (*))
SAME(&((torc_kl_div_options *)0)->log_target, torc_flag (*))
SAME(&((torc_kl_div_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_one_hot_options *)0)->struct_size, size_t (*))
SAME(&((torc_one_hot_options *)0)->num_classes, int64_t (*))
SAME(&((torc_one_hot_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_scaled_dot_product_attention_options *)0)->struct_size, size_t (*))
SAME(&((torc_scaled_dot_product_attention_options *)0)->attn_mask, torc_tensor (*))
SAME(&((torc_scaled_dot_product_attention_options *)0)->dropout_p, double (*))
SAME(&((torc_scaled_dot_product_attention_options *)0)->is_causal, torc_flag (*))
SAME(&((torc_scaled_dot_product_attention_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_scaled_dot_product_attention_options *)0)->scale, double (*))
SAME(&((torc_scaled_dot_product_attention_options *)0)->enable_gqa, torc_flag (*))
SAME(&((torc_constant_pad_nd_options *)0)->struct_size, size_t (*))
SAME(&((torc_constant_pad_nd_options *)0)->value, torc_number (*))
SAME(&((torc_constant_pad_nd_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_pad_options *)0)->struct_size, size_t (*))
SAME(&((torc_pad_options *)0)->mode, const char * (*))
SAME(&((torc_pad_options *)0)->value, double (*))
SAME(&((torc_pad_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_glu_options *)0)->struct_size, size_t (*))
SAME(&((torc_glu_options *)0)->dim, int64_t (*))
SAME(&((torc_glu_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_alpha_dropout_options *)0)->struct_size, size_t (*))
SAME(&((torc_alpha_dropout_options *)0)->p, double (*))
SAME(&((torc_alpha_dropout_options *)0)->training, torc_flag (*))
SAME(&((torc_alpha_dropout_options *)0)->generator, torc_generator (*))
SAME(&((torc_alpha_dropout_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_feature_alpha_dropout_options *)0)->struct_size, size_t (*))
SAME(&((torc_feature_alpha_dropout_options *)0)->p, double (*))
SAME(&((torc_feature_alpha_dropout_options *)0)->training, torc_flag (*))
SAME(&((torc_feature_alpha_dropout_options *)0)->generator, torc_generator (*))
SAME(&((torc_feature_alpha_dropout_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_im2col_options *)0)->struct_size, size_t (*))
SAME(&((torc_im2col_options *)0)->dilation, torc_ints (*))
SAME(&((torc_im2col_options *)0)->padding, torc_ints (*))
SAME(&((torc_im2col_options *)0)->stride, torc_ints (*))
SAME(&((torc_im2col_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_col2im_options *)0)->struct_size, size_t (*))
SAME(&((torc_col2im_options *)0)->dilation, torc_ints (*))
SAME(&((torc_col2im_options *)0)->padding, torc_ints (*))
SAME(&((torc_col2im_options *)0)->stride, torc_ints (*))
SAME(&((torc_col2im_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_embedding_bag_options *)0)->struct_size, size_t (*))
SAME(&((torc_embedding_bag_options *)0)->offsets, torc_tensor (*))
SAME(&((torc_embedding_bag_options *)0)->scale_grad_by_freq, torc_flag (*))
SAME(&((torc_embedding_bag_options *)0)->mode, const char * (*))
SAME(&((torc_embedding_bag_options *)0)->per_sample_weights, torc_tensor (*))
SAME(&((torc_embedding_bag_options *)0)->include_last_offset, torc_flag (*))
SAME(&((torc_embedding_bag_options *)0)->padding_idx, int64_t (*))
SAME(&((torc_embedding_bag_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_conv3d_options *)0)->struct_size, size_t (*))
SAME(&((torc_conv3d_options *)0)->bias, torc_tensor (*))
SAME(&((torc_conv3d_options *)0)->stride, torc_ints (*))
SAME(&((torc_conv3d_options *)0)->padding, torc_ints (*))
SAME(&((torc_conv3d_options *)0)->dilation, torc_ints (*))
SAME(&((torc_conv3d_options *)0)->groups, int64_t (*))
SAME(&((torc_conv3d_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_conv3d_padding_options *)0)->struct_size, size_t (*))
SAME(&((torc_conv3d_padding_options *)0)->bias, torc_tensor (*))
SAME(&((torc_conv3d_padding_options *)0)->stride, torc_ints (*))
SAME(&((torc_conv3d_padding_options *)0)->padding, const char * (*))
SAME(&((torc_conv3d_padding_options *)0)->dilation, torc_ints (*))
SAME(&((torc_conv3d_padding_options *)0)->groups, int64_t (*))
SAME(&((torc_conv3d_padding_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_conv_transpose3d_options *)0)->struct_size, size_t (*))
SAME(&((torc_conv_transpose3d_options *)0)->bias, torc_tensor (*))
SAME(&((torc_conv_transpose3d_options *)0)->stride, torc_ints (*))
SAME(&((torc_conv_transpose3d_options *)0)->padding, torc_ints (*))
SAME(&((torc_conv_transpose3d_options *)0)->output_padding, torc_ints (*))
SAME(&((torc_conv_transpose3d_options *)0)->groups, int64_t (*))
SAME(&((torc_conv_transpose3d_options *)0)->dilation, torc_ints (*))
SAME(&((torc_conv_transpose3d_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_pairwise_distance_options *)0)->struct_size, size_t (*))
SAME(&((torc_pairwise_distance_options *)0)->p, double (*))
SAME(&((torc_pairwise_distance_options *)0)->eps, double (*))
SAME(&((torc_pairwise_distance_options *)0)->keepdim, torc_flag (*))
SAME(&((torc_pairwise_distance_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_bilinear_options *)0)->struct_size, size_t (*))
SAME(&((torc_bilinear_options *)0)->bias, torc_tensor (*))
SAME(&((torc_bilinear_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_margin_ranking_loss_options *)0)->struct_size, size_t (*))
SAME(&((torc_margin_ranking_loss_options *)0)->margin, double (*))
SAME(&((torc_margin_ranking_loss_options *)0)->reduction, const char * (*))
SAME(&((torc_margin_ranking_loss_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_hinge_embedding_loss_options *)0)->struct_size, size_t (*))
SAME(&((torc_hinge_embedding_loss_options *)0)->margin, double (*))
SAME(&((torc_hinge_embedding_loss_options *)0)->reduction, const char * (*))
SAME(&((torc_hinge_embedding_loss_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_cosine_embedding_loss_options *)0)->struct_size, size_t (*))
SAME(&((torc_cosine_embedding_loss_options *)0)->margin, double (*))
SAME(&((torc_cosine_embedding_loss_options *)0)->reduction, const char * (*))
SAME(&((torc_cosine_embedding_loss_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_triplet_margin_loss_options *)0)->struct_size, size_t (*))
SAME(&((torc_triplet_margin_loss_options *)0)->margin, double (*))
SAME(&((torc_triplet_margin_loss_options *)0)->p, double (*))
SAME(&((torc_triplet_margin_loss_options *)0)->eps, double (*))
SAME(&((torc_triplet_margin_loss_options *)0)->swap, torc_flag (*))
SAME(&((torc_triplet_margin_loss_options *)0)->reduction, const char * (*))
SAME(&((torc_triplet_margin_loss_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_soft_margin_loss_options *)0)->struct_size, size_t (*))
SAME(&((torc_soft_margin_loss_options *)0)->reduction, const char * (*))
SAME(&((torc_soft_margin_loss_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_multi_margin_loss_options *)0)->struct_size, size_t (*))
SAME(&((torc_multi_margin_loss_options *)0)->p, int64_t (*))
SAME(&((torc_multi_margin_loss_options *)0)->margin, double (*))
SAME(&((torc_multi_margin_loss_options *)0)->weight, torc_tensor (*))
SAME(&((torc_multi_margin_loss_options *)0)->reduction, const char * (*))
SAME(&((torc_multi_margin_loss_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_multilabel_margin_loss_options *)0)->struct_size, size_t (*))
SAME(&((torc_multilabel_margin_loss_options *)0)->reduction, const char * (*))
SAME(&((torc_multilabel_margin_loss_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_poisson_nll_loss_options *)0)->struct_size, size_t (*))
SAME(&((torc_poisson_nll_loss_options *)0)->log_input, torc_flag (*))
SAME(&((torc_poisson_nll_loss_options *)0)->full, torc_flag (*))
SAME(&((torc_poisson_nll_loss_options *)0)->eps, double (*))
SAME(&((torc_poisson_nll_loss_options *)0)->reduction, const char * (*))
SAME(&((torc_poisson_nll_loss_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_rnn_tanh_result *)0)->output, torc_tensor (*))
SAME(&((torc_rnn_tanh_result *)0)->hidden, torc_tensor (*))
SAME(&((torc_rnn_tanh_data_result *)0)->output, torc_tensor (*))
SAME(&((torc_rnn_tanh_data_result *)0)->hidden, torc_tensor (*))
SAME(&((torc_rnn_relu_result *)0)->output, torc_tensor (*))
SAME(&((torc_rnn_relu_result *)0)->hidden, torc_tensor (*))
SAME(&((torc_rnn_relu_data_result *)0)->output, torc_tensor (*))
SAME(&((torc_rnn_relu_data_result *)0)->hidden, torc_tensor (*))
SAME(&((torc_gru_result *)0)->output, torc_tensor (*))
SAME(&((torc_gru_result *)0)->hidden, torc_tensor (*))
SAME(&((torc_gru_data_result *)0)->output, torc_tensor (*))
SAME(&((torc_gru_data_result *)0)->hidden, torc_tensor (*))
SAME(&((torc_lstm_result *)0)->output, torc_tensor (*))
SAME(&((torc_lstm_result *)0)->hidden, torc_tensor (*))
SAME(&((torc_lstm_result *)0)->cell, torc_tensor (*))
SAME(&((torc_lstm_data_result *)0)->output, torc_tensor (*))
SAME(&((torc_lstm_data_result *)0)->hidden, torc_tensor (*))
SAME(&((torc_lstm_data_result *)0)->cell, torc_tensor (*))
SAME(&((torc_rnn_tanh_cell_options *)0)->struct_size, size_t (*))
SAME(&((torc_rnn_tanh_cell_options *)0)->b_ih, torc_tensor (*))
SAME(&((torc_rnn_tanh_cell_options *)0)->b_hh, torc_tensor (*))
SAME(&((torc_rnn_tanh_cell_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_rnn_relu_cell_options *)0)->struct_size, size_t (*))
SAME(&((torc_rnn_relu_cell_options *)0)->b_ih, torc_tensor (*))
SAME(&((torc_rnn_relu_cell_options *)0)->b_hh, torc_tensor (*))
SAME(&((torc_rnn_relu_cell_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_gru_cell_options *)0)->struct_size, size_t (*))
SAME(&((torc_gru_cell_options *)0)->b_ih, torc_tensor (*))
SAME(&((torc_gru_cell_options *)0)->b_hh, torc_tensor (*))
SAME(&((torc_gru_cell_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_lstm_cell_options *)0)->struct_size, size_t (*))
SAME(&((torc_lstm_cell_options *)0)->b_ih, torc_tensor (*))
SAME(&((torc_lstm_cell_options *)0)->b_hh, torc_tensor (*))
SAME(&((torc_lstm_cell_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_lstm_cell_result *)0)->hidden, torc_tensor (*))
SAME(&((torc_lstm_cell_result *)0)->cell, torc_tensor (*))
SAME(&((torc__unique2_options *)0)->struct_size, size_t (*))
SAME(&((torc__unique2_options *)0)->sorted, torc_flag (*))
SAME(&((torc__unique2_options *)0)->return_inverse, torc_flag (*))
SAME(&((torc__unique2_options *)0)->return_counts, torc_flag (*))
SAME(&((torc__unique2_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc__unique2_result *)0)->output, torc_tensor (*))
SAME(&((torc__unique2_result *)0)->inverse_indices, torc_tensor (*))
SAME(&((torc__unique2_result *)0)->counts, torc_tensor (*))
SAME(&((torc__addmm_activation_options *)0)->struct_size, size_t (*))
SAME(&((torc__addmm_activation_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc__addmm_activation_options *)0)->beta, torc_number (*))
SAME(&((torc__addmm_activation_options *)0)->alpha, torc_number (*))
SAME(&((torc__addmm_activation_options *)0)->use_gelu, torc_flag (*))
SAME(&((torc__fused_rms_norm_result *)0)->output, torc_tensor (*))
SAME(&((torc__fused_rms_norm_result *)0)->rstd, torc_tensor (*))
SAME(&((torc__fused_sgd_inplace_options *)0)->struct_size, size_t (*))
SAME(&((torc__fused_sgd_inplace_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc__fused_sgd_inplace_options *)0)->grad_scale, torc_tensor (*))
SAME(&((torc__fused_sgd_inplace_options *)0)->found_inf, torc_tensor (*))
SAME(&((torc__fused_sgd__tensor_lr_options *)0)->struct_size, size_t (*))
SAME(&((torc__fused_sgd__tensor_lr_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc__fused_sgd__tensor_lr_options *)0)->grad_scale, torc_tensor (*))
SAME(&((torc__fused_sgd__tensor_lr_options *)0)->found_inf, torc_tensor (*))
SAME(&((torc__fused_adam_inplace_options *)0)->struct_size, size_t (*))
SAME(&((torc__fused_adam_inplace_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc__fused_adam_inplace_options *)0)->grad_scale, torc_tensor (*))
SAME(&((torc__fused_adam_inplace_options *)0)->found_inf, torc_tensor (*))
SAME(&((torc__fused_adam__tensor_lr_options *)0)->struct_size, size_t (*))
SAME(&((torc__fused_adam__tensor_lr_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc__fused_adam__tensor_lr_options *)0)->grad_scale, torc_tensor (*))
SAME(&((torc__fused_adam__tensor_lr_options *)0)->found_inf, torc_tensor (*))
SAME(&((torc__fused_adamw_inplace_options *)0)->struct_size, size_t (*))
SAME(&((torc__fused_adamw_inplace_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc__fused_adamw_inplace_options *)0)->grad_scale, torc_tensor (*))
SAME(&((torc__fused_adamw_inplace_options *)0)->found_inf, torc_tensor (*))
SAME(&((torc__fused_adamw__tensor_lr_options *)0)->struct_size, size_t (*))
SAME(&((torc__fused_adamw__tensor_lr_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc__fused_adamw__tensor_lr_options *)0)->grad_scale, torc_tensor (*))
SAME(&((torc__fused_adamw__tensor_lr_options *)0)->found_inf, torc_tensor (*))
SAME(&((torc__foreach_copy_inplace_options *)0)->struct_size, size_t (*))
SAME(&((torc__foreach_copy_inplace_options *)0)->non_blocking, torc_flag (*))
SAME(&((torc__foreach_copy_inplace_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc__foreach_norm_options *)0)->struct_size, size_t (*))
SAME(&((torc__foreach_norm_options *)0)->ord, torc_number (*))
SAME(&((torc__foreach_norm_options *)0)->dtype, torc_dtype (*))
SAME(&((torc__foreach_norm_options *)0)->reserved0, int32_t (*))
SAME(&((torc__foreach_norm_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc__foreach_add_options *)0)->struct_size, size_t (*))
SAME(&((torc__foreach_add_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc__foreach_add_options *)0)->alpha, torc_number (*))
SAME(&((torc__foreach_add_tensor_options *)0)->struct_size, size_t (*))
SAME(&((torc__foreach_add_tensor_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc__foreach_add_tensor_options *)0)->alpha, torc_number (*))
SAME(&((torc__foreach_sub_options *)0)->struct_size, size_t (*))
SAME(&((torc__foreach_sub_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc__foreach_sub_options *)0)->alpha, torc_number (*))
SAME(&((torc__foreach_addcmul_options *)0)->struct_size, size_t (*))
SAME(&((torc__foreach_addcmul_options *)0)->value, torc_number (*))
SAME(&((torc__foreach_addcmul_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc__foreach_addcdiv_options *)0)->struct_size, size_t (*))
SAME(&((torc__foreach_addcdiv_options *)0)->value, torc_number (*))
SAME(&((torc__foreach_addcdiv_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_value *)0)->kind, torc_value_kind (*))
SAME(&((torc_value *)0)->as.tensor, torc_tensor (*))
SAME(&((torc_value *)0)->as.tensors, torc_tensors (*))
SAME(&((torc_value *)0)->as.number, torc_number (*))
SAME(&((torc_value *)0)->as.ints.data, const int64_t * (*))
SAME(&((torc_value *)0)->as.ints.count, int64_t (*))
SAME(&((torc_value *)0)->as.str, const char * (*))
SAME(&((torc_value *)0)->as.dtype, torc_dtype (*))
SAME(&((torc_value *)0)->as.device, torc_device (*))
SAME(&((torc_value *)0)->as.memory_format, torc_memory_format (*))
SAME(&((torc_value *)0)->as.generator, torc_generator (*))
SAME(&((torc_value *)0)->as.numbers, torc_numbers (*))
SAME(&((torc_op_info *)0)->struct_size, size_t (*))
SAME(&((torc_op_info *)0)->name, const char * (*))
SAME(&((torc_op_info *)0)->python_name, const char * (*))
SAME(&((torc_op_info *)0)->overload, const char * (*))
SAME(&((torc_op_info *)0)->signature, const char * (*))
SAME(&((torc_op_info *)0)->doc, const char * (*))
SAME(&((torc_op_info *)0)->node, const char * (*))
SAME(&((torc_op_info *)0)->places, uint32_t (*))
SAME(&((torc_op_info *)0)->forms, uint32_t (*))
SAME(&((torc_op_info *)0)->effects, uint32_t (*))
SAME(&((torc_op_info *)0)->returns, torc_op_returns (*))
SAME(&((torc_op_info *)0)->nresults, int64_t (*))
SAME(&((torc_op_info *)0)->results, const char * (*)[16])
SAME(&((torc_op_info *)0)->returns_view, bool (*))
SAME(&((torc_op_info *)0)->composed, bool (*))
SAME(&((torc_op_info *)0)->reserved, uint8_t (*)[6])
SAME(&((torc_op_info *)0)->autocast_cpu, torc_op_autocast (*))
SAME(&((torc_op_info *)0)->autocast_cuda, torc_op_autocast (*))
SAME(&((torc_op_info *)0)->nparameters, int64_t (*))
SAME(&((torc_op_info *)0)->next_overload, int64_t (*))
SAME(&((torc_op_parameter *)0)->struct_size, size_t (*))
SAME(&((torc_op_parameter *)0)->name, const char * (*))
SAME(&((torc_op_parameter *)0)->type, torc_op_type (*))
SAME(&((torc_op_parameter *)0)->reserved0, int32_t (*))
SAME(&((torc_op_parameter *)0)->length, int64_t (*))
SAME(&((torc_op_parameter *)0)->any_length, bool (*))
SAME(&((torc_op_parameter *)0)->optional, bool (*))
SAME(&((torc_op_parameter *)0)->keyword_only, bool (*))
SAME(&((torc_op_parameter *)0)->mutated, bool (*))
SAME(&((torc_op_parameter *)0)->is_value, bool (*))
SAME(&((torc_op_parameter *)0)->reserved1, uint8_t (*)[3])
SAME(&((torc_op_parameter *)0)->default_text, const char * (*))
SAME(&((torc_op_parameter *)0)->default_value, torc_value (*))
SAME(&((torc_requires_grad_options *)0)->struct_size, size_t (*))
SAME(&((torc_requires_grad_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_requires_grad_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_set_options *)0)->struct_size, size_t (*))
SAME(&((torc_set_options *)0)->storage_offset, int64_t (*))
SAME(&((torc_set_options *)0)->size, torc_ints (*))
SAME(&((torc_set_options *)0)->stride, torc_ints (*))
SAME(&((torc_set_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_resize_options *)0)->struct_size, size_t (*))
SAME(&((torc_resize_options *)0)->memory_format, torc_memory_format (*))
SAME(&((torc_resize_options *)0)->reserved0, int32_t (*))
SAME(&((torc_resize_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_resize_as_options *)0)->struct_size, size_t (*))
SAME(&((torc_resize_as_options *)0)->memory_format, torc_memory_format (*))
SAME(&((torc_resize_as_options *)0)->reserved0, int32_t (*))
SAME(&((torc_resize_as_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_backward_options *)0)->struct_size, size_t (*))
SAME(&((torc_backward_options *)0)->gradient, torc_tensor (*))
SAME(&((torc_backward_options *)0)->retain_graph, torc_flag (*))
SAME(&((torc_backward_options *)0)->create_graph, torc_flag (*))
SAME(&((torc_backward_options *)0)->inputs, torc_tensors (*))
SAME(&((torc_backward_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_backward_many_options *)0)->struct_size, size_t (*))
SAME(&((torc_backward_many_options *)0)->gradients, torc_tensors (*))
SAME(&((torc_backward_many_options *)0)->retain_graph, torc_flag (*))
SAME(&((torc_backward_many_options *)0)->create_graph, torc_flag (*))
SAME(&((torc_backward_many_options *)0)->inputs, torc_tensors (*))
SAME(&((torc_backward_many_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_autograd_grad_options *)0)->struct_size, size_t (*))
SAME(&((torc_autograd_grad_options *)0)->grad_outputs, torc_tensors (*))
SAME(&((torc_autograd_grad_options *)0)->retain_graph, torc_flag (*))
SAME(&((torc_autograd_grad_options *)0)->create_graph, torc_flag (*))
SAME(&((torc_autograd_grad_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_autograd_grad_options *)0)->allow_unused, torc_flag (*))
SAME(&((torc_autograd_grad_options *)0)->materialize_grads, torc_flag (*))
SAME(&((torc_edge *)0)->node, torc_node (*))
SAME(&((torc_edge *)0)->output_nr, int64_t (*))
SAME(&((torc_edges *)0)->data, const torc_edge * (*))
SAME(&((torc_edges *)0)->count, int64_t (*))
SAME(&((torc_backward_edges_options *)0)->struct_size, size_t (*))
SAME(&((torc_backward_edges_options *)0)->gradients, torc_tensors (*))
SAME(&((torc_backward_edges_options *)0)->retain_graph, torc_flag (*))
SAME(&((torc_backward_edges_options *)0)->create_graph, torc_flag (*))
SAME(&((torc_backward_edges_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_backward_edges_options *)0)->inputs, torc_edges (*))
SAME(&((torc_autograd_grad_edges_options *)0)->struct_size, size_t (*))
SAME(&((torc_autograd_grad_edges_options *)0)->grad_outputs, torc_tensors (*))
SAME(&((torc_autograd_grad_edges_options *)0)->retain_graph, torc_flag (*))
SAME(&((torc_autograd_grad_edges_options *)0)->create_graph, torc_flag (*))
SAME(&((torc_autograd_grad_edges_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_autograd_grad_edges_options *)0)->allow_unused, torc_flag (*))
SAME(&((torc_saved_tensors_hooks *)0)->struct_size, size_t (*))
SAME(((torc_saved_tensors_hooks *)0)->pack, void * (*)(torc_tensor, void *))
SAME(((torc_saved_tensors_hooks *)0)->unpack, torc_tensor (*)(void *, void *))
SAME(((torc_saved_tensors_hooks *)0)->drop, void (*)(void *, void *))
SAME(&((torc_saved_tensors_hooks *)0)->context, torc_context (*))
SAME(&((torc_function_apply_options *)0)->struct_size, size_t (*))
SAME(&((torc_function_apply_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_function_apply_options *)0)->once_differentiable, torc_flag (*))
SAME(&((torc_checkpoint_options *)0)->struct_size, size_t (*))
SAME(&((torc_checkpoint_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_checkpoint_options *)0)->discard_rng_state, torc_flag (*))
SAME(&((torc_checkpoint_options *)0)->skip_determinism_check, torc_flag (*))
SAME(&((torc_checkpoint_options *)0)->early_stop, torc_flag (*))
SAME(&((torc_gradcheck_options *)0)->struct_size, size_t (*))
SAME(&((torc_gradcheck_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_gradcheck_options *)0)->eps, double (*))
SAME(&((torc_gradcheck_options *)0)->atol, double (*))
SAME(&((torc_gradcheck_options *)0)->rtol, double (*))
SAME(&((torc_gradcheck_options *)0)->nondet_tol, double (*))
SAME(&((torc_modules *)0)->data, const torc_module * (*))
SAME(&((torc_modules *)0)->count, int64_t (*))
SAME(&((torc_named_module *)0)->name, const char * (*))
SAME(&((torc_named_module *)0)->module, torc_module (*))
SAME(&((torc_named_modules *)0)->data, const torc_named_module * (*))
SAME(&((torc_named_modules *)0)->count, int64_t (*))
SAME(&((torc_module_train_options *)0)->struct_size, size_t (*))
SAME(&((torc_module_train_options *)0)->mode, torc_flag (*))
SAME(&((torc_module_train_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_module_load_state_dict_options *)0)->struct_size, size_t (*))
SAME(&((torc_module_load_state_dict_options *)0)->strict, torc_flag (*))
SAME(&((torc_module_load_state_dict_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_module_to_options *)0)->struct_size, size_t (*))
SAME(&((torc_module_to_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_module_to_options *)0)->reserved0, int32_t (*))
SAME(&((torc_module_to_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_module_to_options *)0)->device, torc_device (*))
SAME(&((torc_module_to_options *)0)->memory_format, torc_memory_format (*))
SAME(&((torc_module_zero_grad_options *)0)->struct_size, size_t (*))
SAME(&((torc_module_zero_grad_options *)0)->set_to_none, torc_flag (*))
SAME(&((torc_module_zero_grad_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_module_requires_grad_options *)0)->struct_size, size_t (*))
SAME(&((torc_module_requires_grad_options *)0)->requires_grad, torc_flag (*))
SAME(&((torc_module_requires_grad_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_module_class *)0)->struct_size, size_t (*))
SAME(&((torc_module_class *)0)->name, const char * (*))
SAME(((torc_module_class *)0)->forward, torc_tensor (*)(torc_module, torc_tensor, void *))
SAME(&((torc_module_class *)0)->forward_many, torc_module_function (*))
SAME(((torc_module_class *)0)->extra_repr, int (*)(torc_module, char *, size_t, void *))
SAME(&((torc_module_class *)0)->context_size, size_t (*))
SAME(&((torc_module_class *)0)->parameters, const char * (*))
SAME(&((torc_module_class *)0)->modules, const char * (*))
SAME(&((torc_module_register_buffer_options *)0)->struct_size, size_t (*))
SAME(&((torc_module_register_buffer_options *)0)->persistent, torc_flag (*))
SAME(&((torc_module_register_buffer_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nn_linear_options *)0)->struct_size, size_t (*))
SAME(&((torc_nn_linear_options *)0)->bias, torc_flag (*))
SAME(&((torc_nn_linear_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nn_linear_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_nn_linear_options *)0)->device, torc_device (*))
SAME(&((torc_nn_conv_options *)0)->struct_size, size_t (*))
SAME(&((torc_nn_conv_options *)0)->stride, torc_ints (*))
SAME(&((torc_nn_conv_options *)0)->padding, torc_ints (*))
SAME(&((torc_nn_conv_options *)0)->dilation, torc_ints (*))
SAME(&((torc_nn_conv_options *)0)->groups, int64_t (*))
SAME(&((torc_nn_conv_options *)0)->bias, torc_flag (*))
SAME(&((torc_nn_conv_options *)0)->padding_mode, const char * (*))
SAME(&((torc_nn_conv_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nn_conv_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_nn_conv_options *)0)->device, torc_device (*))
SAME(&((torc_nn_conv_options *)0)->padding_text, const char * (*))
SAME(&((torc_nn_embedding_options *)0)->struct_size, size_t (*))
SAME(&((torc_nn_embedding_options *)0)->padding_idx, int64_t (*))
SAME(&((torc_nn_embedding_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nn_embedding_options *)0)->scale_grad_by_freq, torc_flag (*))
SAME(&((torc_nn_embedding_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_nn_embedding_options *)0)->device, torc_device (*))
SAME(&((torc_nn_batch_norm_options *)0)->struct_size, size_t (*))
SAME(&((torc_nn_batch_norm_options *)0)->eps, double (*))
SAME(&((torc_nn_batch_norm_options *)0)->momentum, double (*))
SAME(&((torc_nn_batch_norm_options *)0)->affine, torc_flag (*))
SAME(&((torc_nn_batch_norm_options *)0)->track_running_stats, torc_flag (*))
SAME(&((torc_nn_batch_norm_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nn_batch_norm_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_nn_batch_norm_options *)0)->device, torc_device (*))
SAME(&((torc_nn_batch_norm_options *)0)->cumulative, torc_flag (*))
SAME(&((torc_nn_layer_norm_options *)0)->struct_size, size_t (*))
SAME(&((torc_nn_layer_norm_options *)0)->eps, double (*))
SAME(&((torc_nn_layer_norm_options *)0)->elementwise_affine, torc_flag (*))
SAME(&((torc_nn_layer_norm_options *)0)->bias, torc_flag (*))
SAME(&((torc_nn_layer_norm_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nn_layer_norm_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_nn_layer_norm_options *)0)->device, torc_device (*))
SAME(&((torc_nn_group_norm_options *)0)->struct_size, size_t (*))
SAME(&((torc_nn_group_norm_options *)0)->eps, double (*))
SAME(&((torc_nn_group_norm_options *)0)->affine, torc_flag (*))
SAME(&((torc_nn_group_norm_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nn_group_norm_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_nn_group_norm_options *)0)->device, torc_device (*))
SAME(&((torc_nn_dropout_options *)0)->struct_size, size_t (*))
SAME(&((torc_nn_dropout_options *)0)->p, double (*))
SAME(&((torc_nn_dropout_options *)0)->inplace, torc_flag (*))
SAME(&((torc_nn_dropout_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nn_inplace_options *)0)->struct_size, size_t (*))
SAME(&((torc_nn_inplace_options *)0)->inplace, torc_flag (*))
SAME(&((torc_nn_inplace_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nn_leaky_relu_options *)0)->struct_size, size_t (*))
SAME(&((torc_nn_leaky_relu_options *)0)->negative_slope, double (*))
SAME(&((torc_nn_leaky_relu_options *)0)->inplace, torc_flag (*))
SAME(&((torc_nn_leaky_relu_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nn_elu_options *)0)->struct_size, size_t (*))
SAME(&((torc_nn_elu_options *)0)->alpha, double (*))
SAME(&((torc_nn_elu_options *)0)->inplace, torc_flag (*))
SAME(&((torc_nn_elu_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nn_hardtanh_options *)0)->struct_size, size_t (*))
SAME(&((torc_nn_hardtanh_options *)0)->min_val, double (*))
SAME(&((torc_nn_hardtanh_options *)0)->max_val, double (*))
SAME(&((torc_nn_hardtanh_options *)0)->inplace, torc_flag (*))
SAME(&((torc_nn_hardtanh_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nn_softplus_options *)0)->struct_size, size_t (*))
SAME(&((torc_nn_softplus_options *)0)->beta, double (*))
SAME(&((torc_nn_softplus_options *)0)->threshold, double (*))
SAME(&((torc_nn_softplus_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nn_gelu_options *)0)->struct_size, size_t (*))
SAME(&((torc_nn_gelu_options *)0)->approximate, const char * (*))
SAME(&((torc_nn_gelu_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nn_max_pool_options *)0)->struct_size, size_t (*))
SAME(&((torc_nn_max_pool_options *)0)->stride, torc_ints (*))
SAME(&((torc_nn_max_pool_options *)0)->padding, torc_ints (*))
SAME(&((torc_nn_max_pool_options *)0)->dilation, torc_ints (*))
SAME(&((torc_nn_max_pool_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nn_max_pool_options *)0)->ceil_mode, torc_flag (*))
SAME(&((torc_nn_avg_pool_options *)0)->struct_size, size_t (*))
SAME(&((torc_nn_avg_pool_options *)0)->stride, torc_ints (*))
SAME(&((torc_nn_avg_pool_options *)0)->padding, torc_ints (*))
SAME(&((torc_nn_avg_pool_options *)0)->ceil_mode, torc_flag (*))
SAME(&((torc_nn_avg_pool_options *)0)->count_include_pad, torc_flag (*))
SAME(&((torc_nn_avg_pool_options *)0)->divisor_override, int64_t (*))
SAME(&((torc_nn_avg_pool_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nn_flatten_options *)0)->struct_size, size_t (*))
SAME(&((torc_nn_flatten_options *)0)->start_dim, int64_t (*))
SAME(&((torc_nn_flatten_options *)0)->end_dim, int64_t (*))
SAME(&((torc_nn_flatten_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nn_class_loss_options *)0)->struct_size, size_t (*))
SAME(&((torc_nn_class_loss_options *)0)->weight, torc_tensor (*))
SAME(&((torc_nn_class_loss_options *)0)->ignore_index, int64_t (*))
SAME(&((torc_nn_class_loss_options *)0)->reduction, const char * (*))
SAME(&((torc_nn_class_loss_options *)0)->label_smoothing, double (*))
SAME(&((torc_nn_class_loss_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nn_loss_options *)0)->struct_size, size_t (*))
SAME(&((torc_nn_loss_options *)0)->reduction, const char * (*))
SAME(&((torc_nn_loss_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_nn_bce_with_logits_loss_options *)0)->struct_size, size_t (*))
SAME(&((torc_nn_bce_with_logits_loss_options *)0)->weight, torc_tensor (*))
SAME(&((torc_nn_bce_with_logits_loss_options *)0)->reduction, const char * (*))
SAME(&((torc_nn_bce_with_logits_loss_options *)0)->pos_weight, torc_tensor (*))
SAME(&((torc_nn_bce_with_logits_loss_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_init_uniform_options *)0)->struct_size, size_t (*))
SAME(&((torc_init_uniform_options *)0)->a, double (*))
SAME(&((torc_init_uniform_options *)0)->b, double (*))
SAME(&((torc_init_uniform_options *)0)->generator, torc_generator (*))
SAME(&((torc_init_uniform_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_init_normal_options *)0)->struct_size, size_t (*))
SAME(&((torc_init_normal_options *)0)->mean, double (*))
SAME(&((torc_init_normal_options *)0)->std, double (*))
SAME(&((torc_init_normal_options *)0)->generator, torc_generator (*))
SAME(&((torc_init_normal_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_init_trunc_normal_options *)0)->struct_size, size_t (*))
SAME(&((torc_init_trunc_normal_options *)0)->mean, double (*))
SAME(&((torc_init_trunc_normal_options *)0)->std, double (*))
SAME(&((torc_init_trunc_normal_options *)0)->a, double (*))
SAME(&((torc_init_trunc_normal_options *)0)->b, double (*))
SAME(&((torc_init_trunc_normal_options *)0)->generator, torc_generator (*))
SAME(&((torc_init_trunc_normal_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_init_dirac_options *)0)->struct_size, size_t (*))
SAME(&((torc_init_dirac_options *)0)->groups, int64_t (*))
SAME(&((torc_init_dirac_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_init_xavier_options *)0)->struct_size, size_t (*))
SAME(&((torc_init_xavier_options *)0)->gain, double (*))
SAME(&((torc_init_xavier_options *)0)->generator, torc_generator (*))
SAME(&((torc_init_xavier_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_init_kaiming_options *)0)->struct_size, size_t (*))
SAME(&((torc_init_kaiming_options *)0)->a, double (*))
SAME(&((torc_init_kaiming_options *)0)->mode, const char * (*))
SAME(&((torc_init_kaiming_options *)0)->nonlinearity, const char * (*))
SAME(&((torc_init_kaiming_options *)0)->generator, torc_generator (*))
SAME(&((torc_init_kaiming_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_init_calculate_gain_options *)0)->struct_size, size_t (*))
SAME(&((torc_init_calculate_gain_options *)0)->param, torc_number (*))
SAME(&((torc_init_calculate_gain_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_sgd_options *)0)->struct_size, size_t (*))
SAME(&((torc_sgd_options *)0)->lr, double (*))
SAME(&((torc_sgd_options *)0)->momentum, double (*))
SAME(&((torc_sgd_options *)0)->dampening, double (*))
SAME(&((torc_sgd_options *)0)->weight_decay, double (*))
SAME(&((torc_sgd_options *)0)->nesterov, torc_flag (*))
SAME(&((torc_sgd_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_sgd_options *)0)->maximize, torc_flag (*))
SAME(&((torc_sgd_options *)0)->lr_tensor, torc_tensor (*))
SAME(&((torc_adam_options *)0)->struct_size, size_t (*))
SAME(&((torc_adam_options *)0)->lr, double (*))
SAME(&((torc_adam_options *)0)->beta1, double (*))
SAME(&((torc_adam_options *)0)->beta2, double (*))
SAME(&((torc_adam_options *)0)->eps, double (*))
SAME(&((torc_adam_options *)0)->weight_decay, double (*))
SAME(&((torc_adam_options *)0)->amsgrad, torc_flag (*))
SAME(&((torc_adam_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_adam_options *)0)->maximize, torc_flag (*))
SAME(&((torc_adam_options *)0)->lr_tensor, torc_tensor (*))
SAME(&((torc_param_group_options *)0)->struct_size, size_t (*))
SAME(&((torc_param_group_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_param_group_options *)0)->lr, double (*))
SAME(&((torc_param_group_options *)0)->momentum, double (*))
SAME(&((torc_param_group_options *)0)->dampening, double (*))
SAME(&((torc_param_group_options *)0)->weight_decay, double (*))
SAME(&((torc_param_group_options *)0)->nesterov, torc_flag (*))
SAME(&((torc_param_group_options *)0)->maximize, torc_flag (*))
SAME(&((torc_param_group_options *)0)->beta1, double (*))
SAME(&((torc_param_group_options *)0)->beta2, double (*))
SAME(&((torc_param_group_options *)0)->eps, double (*))
SAME(&((torc_param_group_options *)0)->amsgrad, torc_flag (*))
SAME(&((torc_param_group_options *)0)->lr_tensor, torc_tensor (*))
SAME(&((torc_optimizer_step_options *)0)->struct_size, size_t (*))
SAME(&((torc_optimizer_step_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_optimizer_step_options *)0)->grad_scale, torc_tensor (*))
SAME(&((torc_optimizer_step_options *)0)->found_inf, torc_tensor (*))
SAME(&((torc_optimizer_zero_grad_options *)0)->struct_size, size_t (*))
SAME(&((torc_optimizer_zero_grad_options *)0)->set_to_none, torc_flag (*))
SAME(&((torc_optimizer_zero_grad_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_step_lr_options *)0)->struct_size, size_t (*))
SAME(&((torc_step_lr_options *)0)->gamma, double (*))
SAME(&((torc_step_lr_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_constant_lr_options *)0)->struct_size, size_t (*))
SAME(&((torc_constant_lr_options *)0)->factor, double (*))
SAME(&((torc_constant_lr_options *)0)->total_iters, int64_t (*))
SAME(&((torc_constant_lr_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_linear_lr_options *)0)->struct_size, size_t (*))
SAME(&((torc_linear_lr_options *)0)->start_factor, double (*))
SAME(&((torc_linear_lr_options *)0)->end_factor, double (*))
SAME(&((torc_linear_lr_options *)0)->total_iters, int64_t (*))
SAME(&((torc_linear_lr_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_cosine_annealing_lr_options *)0)->struct_size, size_t (*))
SAME(&((torc_cosine_annealing_lr_options *)0)->eta_min, double (*))
SAME(&((torc_cosine_annealing_lr_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_one_cycle_lr_options *)0)->struct_size, size_t (*))
SAME(&((torc_one_cycle_lr_options *)0)->total_steps, int64_t (*))
SAME(&((torc_one_cycle_lr_options *)0)->epochs, int64_t (*))
SAME(&((torc_one_cycle_lr_options *)0)->steps_per_epoch, int64_t (*))
SAME(&((torc_one_cycle_lr_options *)0)->pct_start, double (*))
SAME(&((torc_one_cycle_lr_options *)0)->anneal_strategy, const char * (*))
SAME(&((torc_one_cycle_lr_options *)0)->cycle_momentum, torc_flag (*))
SAME(&((torc_one_cycle_lr_options *)0)->base_momentum, double (*))
SAME(&((torc_one_cycle_lr_options *)0)->max_momentum, double (*))
SAME(&((torc_one_cycle_lr_options *)0)->div_factor, double (*))
SAME(&((torc_one_cycle_lr_options *)0)->final_div_factor, double (*))
SAME(&((torc_one_cycle_lr_options *)0)->three_phase, torc_flag (*))
SAME(&((torc_one_cycle_lr_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_one_cycle_lr_options *)0)->max_lrs, const double * (*))
SAME(&((torc_one_cycle_lr_options *)0)->max_lrs_count, int64_t (*))
SAME(&((torc_schedulers *)0)->data, const torc_scheduler * (*))
SAME(&((torc_schedulers *)0)->count, int64_t (*))
SAME(&((torc_clip_grad_norm_options *)0)->struct_size, size_t (*))
SAME(&((torc_clip_grad_norm_options *)0)->norm_type, double (*))
SAME(&((torc_clip_grad_norm_options *)0)->error_if_nonfinite, torc_flag (*))
SAME(&((torc_clip_grad_norm_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_autocast_options *)0)->struct_size, size_t (*))
SAME(&((torc_autocast_options *)0)->dtype, torc_dtype (*))
SAME(&((torc_autocast_options *)0)->reserved0, int32_t (*))
SAME(&((torc_autocast_options *)0)->enabled, torc_flag (*))
SAME(&((torc_autocast_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_grad_scaler_options *)0)->struct_size, size_t (*))
SAME(&((torc_grad_scaler_options *)0)->init_scale, double (*))
SAME(&((torc_grad_scaler_options *)0)->growth_factor, double (*))
SAME(&((torc_grad_scaler_options *)0)->backoff_factor, double (*))
SAME(&((torc_grad_scaler_options *)0)->growth_interval, int64_t (*))
SAME(&((torc_grad_scaler_options *)0)->enabled, torc_flag (*))
SAME(&((torc_grad_scaler_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_grad_scaler_update_options *)0)->struct_size, size_t (*))
SAME(&((torc_grad_scaler_update_options *)0)->new_scale, double (*))
SAME(&((torc_grad_scaler_update_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_grad_scaler_update_options *)0)->new_scale_tensor, torc_tensor (*))
SAME(&((torc_metadata_entry *)0)->key, const char * (*))
SAME(&((torc_metadata_entry *)0)->value, const char * (*))
SAME(&((torc_metadata *)0)->data, const torc_metadata_entry * (*))
SAME(&((torc_metadata *)0)->count, int64_t (*))
SAME(&((torc_safetensors_load_options *)0)->struct_size, size_t (*))
SAME(&((torc_safetensors_load_options *)0)->device, torc_device (*))
SAME(&((torc_safetensors_load_options *)0)->reserved0, int32_t (*))
SAME(&((torc_safetensors_load_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_safetensors_load_options *)0)->mmap, torc_flag (*))
SAME(&((torc_safetensors_save_options *)0)->struct_size, size_t (*))
SAME(&((torc_safetensors_save_options *)0)->metadata, torc_metadata (*))
SAME(&((torc_safetensors_save_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_to_dlpack_options *)0)->struct_size, size_t (*))
SAME(&((torc_to_dlpack_options *)0)->stream, int64_t (*))
SAME(&((torc_to_dlpack_options *)0)->copy, torc_flag (*))
SAME(&((torc_to_dlpack_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_use_deterministic_algorithms_options *)0)->struct_size, size_t (*))
SAME(&((torc_use_deterministic_algorithms_options *)0)->warn_only, torc_flag (*))
SAME(&((torc_use_deterministic_algorithms_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_cuda_device_properties *)0)->struct_size, size_t (*))
SAME(&((torc_cuda_device_properties *)0)->name, char (*)[256])
SAME(&((torc_cuda_device_properties *)0)->major, int32_t (*))
SAME(&((torc_cuda_device_properties *)0)->minor, int32_t (*))
SAME(&((torc_cuda_device_properties *)0)->total_memory, size_t (*))
SAME(&((torc_cuda_device_properties *)0)->multi_processor_count, int32_t (*))
SAME(&((torc_cuda_device_properties *)0)->warp_size, int32_t (*))
SAME(&((torc_cuda_device_properties *)0)->max_threads_per_block, int32_t (*))
SAME(&((torc_cuda_device_properties *)0)->max_threads_per_multi_processor, int32_t (*))
SAME(&((torc_cuda_device_properties *)0)->regs_per_multiprocessor, int32_t (*))
SAME(&((torc_cuda_device_properties *)0)->is_integrated, int32_t (*))
SAME(&((torc_cuda_device_properties *)0)->shared_memory_per_block, size_t (*))
SAME(&((torc_cuda_device_properties *)0)->shared_memory_per_block_optin, size_t (*))
SAME(&((torc_cuda_device_properties *)0)->shared_memory_per_multiprocessor, size_t (*))
SAME(&((torc_cuda_device_properties *)0)->l2_cache_size, size_t (*))
SAME(&((torc_cuda_device_properties *)0)->uuid, uint8_t (*)[16])
SAME(&((torc_cuda_device_properties *)0)->pci_bus_id, int32_t (*))
SAME(&((torc_cuda_device_properties *)0)->pci_device_id, int32_t (*))
SAME(&((torc_cuda_device_properties *)0)->pci_domain_id, int32_t (*))
SAME(&((torc_cuda_device_properties *)0)->is_multi_gpu_board, int32_t (*))
SAME(&((torc_cuda_device_properties *)0)->clock_rate, int32_t (*))
SAME(&((torc_cuda_device_properties *)0)->memory_clock_rate, int32_t (*))
SAME(&((torc_cuda_device_properties *)0)->memory_bus_width, int32_t (*))
SAME(&((torc_cuda_device_properties *)0)->regs_per_block, int32_t (*))
SAME(&((torc_cuda_device_properties *)0)->max_blocks_per_multi_processor, int32_t (*))
SAME(&((torc_cuda_device_properties *)0)->max_block_dim, int32_t (*)[3])
SAME(&((torc_cuda_device_properties *)0)->max_grid_dim, int32_t (*)[3])
SAME(&((torc_cuda_device_properties *)0)->reserved, int32_t (*))
SAME(&((torc_cuda_memory_stat *)0)->key, const char * (*))
SAME(&((torc_cuda_memory_stat *)0)->value, int64_t (*))
SAME(&((torc_cuda_pluggable_allocator *)0)->struct_size, size_t (*))
SAME(((torc_cuda_pluggable_allocator *)0)->alloc, void * (*)(void *, size_t, int, void *))
SAME(((torc_cuda_pluggable_allocator *)0)->free, void (*)(void *, void *, size_t, int, void *))
SAME(&((torc_cuda_pluggable_allocator *)0)->context, torc_context (*))
SAME(&((torc_cuda_stream_options *)0)->struct_size, size_t (*))
SAME(&((torc_cuda_stream_options *)0)->priority, int64_t (*))
SAME(&((torc_cuda_stream_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_cuda_stream_guard *)0)->previous, torc_cuda_stream (*))
SAME(&((torc_cuda_stream_guard *)0)->device, int (*))
SAME(&((torc_cuda_stream_guard *)0)->state, int (*))
SAME(&((torc_cuda_event_options *)0)->struct_size, size_t (*))
SAME(&((torc_cuda_event_options *)0)->enable_timing, torc_flag (*))
SAME(&((torc_cuda_event_options *)0)->blocking, torc_flag (*))
SAME(&((torc_cuda_event_options *)0)->interprocess, torc_flag (*))
SAME(&((torc_cuda_event_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_cuda_capture_options *)0)->struct_size, size_t (*))
SAME(&((torc_cuda_capture_options *)0)->pool, torc_cuda_mempool (*))
SAME(&((torc_cuda_capture_options *)0)->error_mode, torc_cuda_capture_mode (*))
SAME(&((torc_cuda_capture_options *)0)->reserved0, int32_t (*))
SAME(&((torc_cuda_capture_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_cuda_graph_options *)0)->struct_size, size_t (*))
SAME(&((torc_cuda_graph_options *)0)->keep_graph, torc_flag (*))
SAME(&((torc_cuda_graph_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_cuda_graph_guard *)0)->graph, torc_cuda_graph (*))
SAME(&((torc_cuda_graph_guard *)0)->stream, torc_cuda_stream_guard (*))
SAME(&((torc_cuda_graph_guard *)0)->state, int (*))
SAME(&((torc_cuda_make_graphed_options *)0)->struct_size, size_t (*))
SAME(&((torc_cuda_make_graphed_options *)0)->num_warmup_iters, int64_t (*))
SAME(&((torc_cuda_make_graphed_options *)0)->allow_unused_input, torc_flag (*))
SAME(&((torc_cuda_make_graphed_options *)0)->pool, torc_cuda_mempool (*))
SAME(&((torc_cuda_make_graphed_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_cuda_make_graphed_options *)0)->parameters, torc_tensors (*))
SAME(&((torc_cuda_header *)0)->name, const char * (*))
SAME(&((torc_cuda_header *)0)->text, const char * (*))
SAME(&((torc_cuda_compile_options *)0)->struct_size, size_t (*))
SAME(&((torc_cuda_compile_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_cuda_compile_options *)0)->device, torc_device (*))
SAME(&((torc_cuda_compile_options *)0)->reserved0, int32_t (*))
SAME(&((torc_cuda_compile_options *)0)->compile_options, const char *const * (*))
SAME(&((torc_cuda_compile_options *)0)->include_dirs, const char *const * (*))
SAME(&((torc_cuda_compile_options *)0)->headers, const torc_cuda_header * (*))
SAME(&((torc_cuda_compile_options *)0)->header_code, const char * (*))
SAME(&((torc_cuda_argument *)0)->kind, int32_t (*))
SAME(&((torc_cuda_argument *)0)->reserved, int32_t (*))
SAME(&((torc_cuda_argument *)0)->as.tensor, torc_tensor (*))
SAME(&((torc_cuda_argument *)0)->as.i32, int32_t (*))
SAME(&((torc_cuda_argument *)0)->as.i64, int64_t (*))
SAME(&((torc_cuda_argument *)0)->as.f32, float (*))
SAME(&((torc_cuda_argument *)0)->as.f64, double (*))
SAME(&((torc_cuda_argument *)0)->as.pointer, void * (*))
SAME(&((torc_cuda_argument *)0)->as.bytes.data, const void * (*))
SAME(&((torc_cuda_argument *)0)->as.bytes.size, size_t (*))
SAME(&((torc_cuda_arguments *)0)->data, const torc_cuda_argument * (*))
SAME(&((torc_cuda_arguments *)0)->count, int64_t (*))
SAME(&((torc_cuda_launch_options *)0)->struct_size, size_t (*))
SAME(&((torc_cuda_launch_options *)0)->shared_bytes, int64_t (*))
SAME(&((torc_cuda_launch_options *)0)->by_name, const struct torc_by_name * (*))
SAME(&((torc_cuda_launch_options *)0)->cluster, torc_ints (*))
SAME(&((torc_cuda_launch_options *)0)->cooperative, torc_flag (*))
SAME(&((torc_cuda_kernel_properties *)0)->struct_size, size_t (*))
SAME(&((torc_cuda_kernel_properties *)0)->registers, int32_t (*))
SAME(&((torc_cuda_kernel_properties *)0)->max_threads_per_block, int32_t (*))
SAME(&((torc_cuda_kernel_properties *)0)->shared_bytes, int64_t (*))
SAME(&((torc_cuda_kernel_properties *)0)->local_bytes, int64_t (*))
SAME(&((torc_cuda_kernel_properties *)0)->constant_bytes, int64_t (*))
SAME(&((torc_cuda_kernel_properties *)0)->binary_version, int32_t (*))
SAME(&((torc_cuda_kernel_properties *)0)->ptx_version, int32_t (*))

int main(void) {
    const void *const *function = (const void *const *)(const void *)&all;
    int missing = 0;
    for (unsigned long i = 0; i < sizeof all / sizeof *function; i++) missing += !function[i];
    return missing;
}
