/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
#include "torc/bindings.h"

/* X(its name in messages, how many contexts it is given, the call) */
#define LATER_OPTIONS(X) \
    X("set_debug_handles()", 0, torc_set_debug_handles_with(((bool){0}), options)) \
    X("owner_push()", 0, torc_owner_push_with(((const char *){0}), options)) \
    X("owner_number()", 0, torc_owner_number_with(((const char *){0}), ((const char *){0}), ((const char *){0}), options)) \
    X("set_num_threads()", 0, torc_set_num_threads_with(((int){0}), options)) \
    X("dtype_size()", 0, torc_dtype_size_with(((torc_dtype){0}), options)) \
    X("promote_types()", 0, torc_promote_types_with(((torc_dtype){0}), ((torc_dtype){0}), options)) \
    X("set_default_dtype()", 0, torc_set_default_dtype_with(((torc_dtype){0}), options)) \
    X("number_to_double()", 0, torc_number_to_double_with(((torc_number){0}), options)) \
    X("number_to_int()", 0, torc_number_to_int_with(((torc_number){0}), options)) \
    X("tensors_lend()", 0, torc_tensors_lend_with(((torc_tensors){0}), options)) \
    X("device_parse()", 0, torc_device_parse_with(((const char *){0}), options)) \
    X("device_format()", 0, torc_device_format_with(((torc_device){.type = TORC_DEVICE_NONE}), ((char *){0}), ((size_t){0}), options)) \
    X("set_default_device()", 0, torc_set_default_device_with(((torc_device){.type = TORC_DEVICE_NONE}), options)) \
    X("size()", 0, torc_size_with(((torc_tensor){0}), ((int64_t){0}), options)) \
    X("stride()", 0, torc_stride_with(((torc_tensor){0}), ((int64_t){0}), options)) \
    X("item()", 0, torc_item_with(((torc_tensor){0}), options)) \
    X("item_int64()", 0, torc_item_int64_with(((torc_tensor){0}), options)) \
    X("item_number()", 0, torc_item_number_with(((torc_tensor){0}), options)) \
    X("is_nonzero()", 0, torc_is_nonzero_with(((torc_tensor){0}), options)) \
    X("result_type()", 0, torc_result_type_with(((torc_tensors){0}), ((torc_numbers){0}), options)) \
    X("copy_to_host()", 0, torc_copy_to_host_with(((torc_tensor){0}), ((void *){0}), ((size_t){0}), options)) \
    X("equal()", 0, torc_equal_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("UntypedStorage.resize_()", 0, torc_storage_resize_inplace_with(((torc_storage){0}), ((size_t){0}), options)) \
    X("UntypedStorage.set_resizable()", 0, torc_storage_set_resizable_with(((torc_storage){0}), ((bool){0}), options)) \
    X("UntypedStorage.copy_()", 0, torc_storage_copy_inplace_with(((torc_storage){0}), ((torc_storage){0}), options)) \
    X("UntypedStorage.fill_()", 0, torc_storage_fill_inplace_with(((torc_storage){0}), ((int){0}), options)) \
    X("UntypedStorage.copy_to_host()", 0, torc_storage_copy_to_host_with(((torc_storage){0}), ((size_t){0}), ((void *){0}), ((size_t){0}), options)) \
    X("UntypedStorage.copy_from_host()", 0, torc_storage_copy_from_host_with(((torc_storage){0}), ((size_t){0}), ((const void *){0}), ((size_t){0}), options)) \
    X("wrapped_number()", 0, torc_wrapped_number_with(((torc_number){0}), options)) \
    X("manual_seed()", 0, torc_manual_seed_with(((uint64_t){0}), options)) \
    X("seed()", 0, torc_seed_with(options)) \
    X("initial_seed()", 0, torc_initial_seed_with(options)) \
    X("Generator()", 0, torc_generator_new_with(((torc_device){.type = TORC_DEVICE_NONE}), options)) \
    X("Generator.manual_seed()", 0, torc_generator_manual_seed_with(((torc_generator){0}), ((uint64_t){0}), options)) \
    X("Generator.initial_seed()", 0, torc_generator_initial_seed_with(((torc_generator){0}), options)) \
    X("Generator.seed()", 0, torc_generator_seed_with(((torc_generator){0}), options)) \
    X("Generator.device()", 0, torc_generator_device_with(((torc_generator){0}), options)) \
    X("Generator.clone_state()", 0, torc_generator_clone_state_with(((torc_generator){0}), options)) \
    X("Generator.get_offset()", 0, torc_generator_get_offset_with(((torc_generator){0}), options)) \
    X("Generator.set_offset()", 0, torc_generator_set_offset_with(((torc_generator){0}), ((uint64_t){0}), options)) \
    X("Generator.get_state()", 0, torc_generator_get_state_with(((torc_generator){0}), options)) \
    X("Generator.set_state()", 0, torc_generator_set_state_with(((torc_generator){0}), ((torc_tensor){0}), options)) \
    X("Generator.graphsafe_get_state()", 0, torc_generator_graphsafe_get_state_with(((torc_generator){0}), options)) \
    X("Generator.graphsafe_set_state()", 0, torc_generator_graphsafe_set_state_with(((torc_generator){0}), ((torc_generator){0}), options)) \
    X("Tensor.__repr__()", 0, torc_tensor_to_string_with(((torc_tensor){0}), options)) \
    X("print()", 0, torc_print_with(((torc_tensor){0}), options)) \
    X("mul()", 0, torc_mul_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("mul_()", 0, torc_mul_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("mul_out()", 0, torc_mul_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("mul_scalar()", 0, torc_mul_scalar_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("mul_scalar_()", 0, torc_mul_scalar_inplace_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("true_divide()", 0, torc_true_divide_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("true_divide_()", 0, torc_true_divide_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("true_divide_out()", 0, torc_true_divide_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("true_divide_scalar()", 0, torc_true_divide_scalar_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("true_divide_scalar_()", 0, torc_true_divide_scalar_inplace_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("floor_divide()", 0, torc_floor_divide_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("floor_divide_()", 0, torc_floor_divide_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("floor_divide_out()", 0, torc_floor_divide_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("floor_divide_scalar()", 0, torc_floor_divide_scalar_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("floor_divide_scalar_()", 0, torc_floor_divide_scalar_inplace_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("remainder()", 0, torc_remainder_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("remainder_()", 0, torc_remainder_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("remainder_out()", 0, torc_remainder_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("remainder_scalar()", 0, torc_remainder_scalar_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("remainder_scalar_()", 0, torc_remainder_scalar_inplace_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("fmod()", 0, torc_fmod_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("fmod_()", 0, torc_fmod_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("fmod_out()", 0, torc_fmod_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("fmod_scalar()", 0, torc_fmod_scalar_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("fmod_scalar_()", 0, torc_fmod_scalar_inplace_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("pow()", 0, torc_pow_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("pow_()", 0, torc_pow_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("pow_out()", 0, torc_pow_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("pow_scalar()", 0, torc_pow_scalar_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("pow_scalar_()", 0, torc_pow_scalar_inplace_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("float_power()", 0, torc_float_power_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("float_power_()", 0, torc_float_power_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("float_power_out()", 0, torc_float_power_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("float_power_scalar()", 0, torc_float_power_scalar_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("float_power_scalar_()", 0, torc_float_power_scalar_inplace_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("ldexp()", 0, torc_ldexp_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("ldexp_()", 0, torc_ldexp_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("ldexp_out()", 0, torc_ldexp_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("gcd()", 0, torc_gcd_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("gcd_()", 0, torc_gcd_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("gcd_out()", 0, torc_gcd_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("lcm()", 0, torc_lcm_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("lcm_()", 0, torc_lcm_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("lcm_out()", 0, torc_lcm_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("neg()", 0, torc_neg_with(((torc_tensor){0}), options)) \
    X("neg_()", 0, torc_neg_inplace_with(((torc_tensor){0}), options)) \
    X("neg_out()", 0, torc_neg_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("abs()", 0, torc_abs_with(((torc_tensor){0}), options)) \
    X("abs_()", 0, torc_abs_inplace_with(((torc_tensor){0}), options)) \
    X("abs_out()", 0, torc_abs_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("conj_physical()", 0, torc_conj_physical_with(((torc_tensor){0}), options)) \
    X("conj_physical_()", 0, torc_conj_physical_inplace_with(((torc_tensor){0}), options)) \
    X("conj_physical_out()", 0, torc_conj_physical_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("sign()", 0, torc_sign_with(((torc_tensor){0}), options)) \
    X("sign_()", 0, torc_sign_inplace_with(((torc_tensor){0}), options)) \
    X("sign_out()", 0, torc_sign_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("sgn()", 0, torc_sgn_with(((torc_tensor){0}), options)) \
    X("sgn_()", 0, torc_sgn_inplace_with(((torc_tensor){0}), options)) \
    X("sgn_out()", 0, torc_sgn_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("angle()", 0, torc_angle_with(((torc_tensor){0}), options)) \
    X("angle_out()", 0, torc_angle_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("square()", 0, torc_square_with(((torc_tensor){0}), options)) \
    X("square_()", 0, torc_square_inplace_with(((torc_tensor){0}), options)) \
    X("square_out()", 0, torc_square_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("sqrt()", 0, torc_sqrt_with(((torc_tensor){0}), options)) \
    X("sqrt_()", 0, torc_sqrt_inplace_with(((torc_tensor){0}), options)) \
    X("sqrt_out()", 0, torc_sqrt_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("rsqrt()", 0, torc_rsqrt_with(((torc_tensor){0}), options)) \
    X("rsqrt_()", 0, torc_rsqrt_inplace_with(((torc_tensor){0}), options)) \
    X("rsqrt_out()", 0, torc_rsqrt_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("reciprocal()", 0, torc_reciprocal_with(((torc_tensor){0}), options)) \
    X("reciprocal_()", 0, torc_reciprocal_inplace_with(((torc_tensor){0}), options)) \
    X("reciprocal_out()", 0, torc_reciprocal_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("lerp()", 0, torc_lerp_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("lerp_()", 0, torc_lerp_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("lerp_out()", 0, torc_lerp_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("lerp_scalar()", 0, torc_lerp_scalar_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_number){0}), options)) \
    X("lerp_scalar_()", 0, torc_lerp_scalar_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_number){0}), options)) \
    X("lerp_scalar_out()", 0, torc_lerp_scalar_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), ((torc_number){0}), options)) \
    X("ceil()", 0, torc_ceil_with(((torc_tensor){0}), options)) \
    X("ceil_()", 0, torc_ceil_inplace_with(((torc_tensor){0}), options)) \
    X("ceil_out()", 0, torc_ceil_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("floor()", 0, torc_floor_with(((torc_tensor){0}), options)) \
    X("floor_()", 0, torc_floor_inplace_with(((torc_tensor){0}), options)) \
    X("floor_out()", 0, torc_floor_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("trunc()", 0, torc_trunc_with(((torc_tensor){0}), options)) \
    X("trunc_()", 0, torc_trunc_inplace_with(((torc_tensor){0}), options)) \
    X("trunc_out()", 0, torc_trunc_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("frexp()", 0, torc_frexp_with(((torc_tensor){0}), options)) \
    X("frexp_out()", 0, torc_frexp_out_with(((torc_frexp_result){0}), ((torc_tensor){0}), options)) \
    X("frac()", 0, torc_frac_with(((torc_tensor){0}), options)) \
    X("frac_()", 0, torc_frac_inplace_with(((torc_tensor){0}), options)) \
    X("frac_out()", 0, torc_frac_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("exp()", 0, torc_exp_with(((torc_tensor){0}), options)) \
    X("exp_()", 0, torc_exp_inplace_with(((torc_tensor){0}), options)) \
    X("exp_out()", 0, torc_exp_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("exp2()", 0, torc_exp2_with(((torc_tensor){0}), options)) \
    X("exp2_()", 0, torc_exp2_inplace_with(((torc_tensor){0}), options)) \
    X("exp2_out()", 0, torc_exp2_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("expm1()", 0, torc_expm1_with(((torc_tensor){0}), options)) \
    X("expm1_()", 0, torc_expm1_inplace_with(((torc_tensor){0}), options)) \
    X("expm1_out()", 0, torc_expm1_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("log()", 0, torc_log_with(((torc_tensor){0}), options)) \
    X("log_()", 0, torc_log_inplace_with(((torc_tensor){0}), options)) \
    X("log_out()", 0, torc_log_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("log2()", 0, torc_log2_with(((torc_tensor){0}), options)) \
    X("log2_()", 0, torc_log2_inplace_with(((torc_tensor){0}), options)) \
    X("log2_out()", 0, torc_log2_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("log10()", 0, torc_log10_with(((torc_tensor){0}), options)) \
    X("log10_()", 0, torc_log10_inplace_with(((torc_tensor){0}), options)) \
    X("log10_out()", 0, torc_log10_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("log1p()", 0, torc_log1p_with(((torc_tensor){0}), options)) \
    X("log1p_()", 0, torc_log1p_inplace_with(((torc_tensor){0}), options)) \
    X("log1p_out()", 0, torc_log1p_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("logaddexp()", 0, torc_logaddexp_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("logaddexp_out()", 0, torc_logaddexp_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("logaddexp2()", 0, torc_logaddexp2_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("logaddexp2_out()", 0, torc_logaddexp2_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("xlogy()", 0, torc_xlogy_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("xlogy_()", 0, torc_xlogy_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("xlogy_out()", 0, torc_xlogy_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("xlogy_scalar()", 0, torc_xlogy_scalar_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("xlogy_scalar_()", 0, torc_xlogy_scalar_inplace_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("special_xlog1py()", 0, torc_special_xlog1py_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("special_xlog1py_out()", 0, torc_special_xlog1py_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("special_xlog1py_scalar()", 0, torc_special_xlog1py_scalar_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("special_entr()", 0, torc_special_entr_with(((torc_tensor){0}), options)) \
    X("special_entr_out()", 0, torc_special_entr_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("lgamma()", 0, torc_lgamma_with(((torc_tensor){0}), options)) \
    X("lgamma_()", 0, torc_lgamma_inplace_with(((torc_tensor){0}), options)) \
    X("lgamma_out()", 0, torc_lgamma_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("digamma()", 0, torc_digamma_with(((torc_tensor){0}), options)) \
    X("digamma_()", 0, torc_digamma_inplace_with(((torc_tensor){0}), options)) \
    X("digamma_out()", 0, torc_digamma_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("igamma()", 0, torc_igamma_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("igamma_()", 0, torc_igamma_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("igamma_out()", 0, torc_igamma_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("igammac()", 0, torc_igammac_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("igammac_()", 0, torc_igammac_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("igammac_out()", 0, torc_igammac_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("special_zeta()", 0, torc_special_zeta_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("special_zeta_out()", 0, torc_special_zeta_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("special_zeta_scalar()", 0, torc_special_zeta_scalar_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("special_erfcx()", 0, torc_special_erfcx_with(((torc_tensor){0}), options)) \
    X("special_erfcx_out()", 0, torc_special_erfcx_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("special_ndtr()", 0, torc_special_ndtr_with(((torc_tensor){0}), options)) \
    X("special_ndtr_out()", 0, torc_special_ndtr_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("special_log_ndtr()", 0, torc_special_log_ndtr_with(((torc_tensor){0}), options)) \
    X("special_log_ndtr_out()", 0, torc_special_log_ndtr_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("special_ndtri()", 0, torc_special_ndtri_with(((torc_tensor){0}), options)) \
    X("special_ndtri_out()", 0, torc_special_ndtri_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("i0()", 0, torc_i0_with(((torc_tensor){0}), options)) \
    X("i0_()", 0, torc_i0_inplace_with(((torc_tensor){0}), options)) \
    X("i0_out()", 0, torc_i0_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("special_i0e()", 0, torc_special_i0e_with(((torc_tensor){0}), options)) \
    X("special_i0e_out()", 0, torc_special_i0e_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("special_i1()", 0, torc_special_i1_with(((torc_tensor){0}), options)) \
    X("special_i1_out()", 0, torc_special_i1_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("special_i1e()", 0, torc_special_i1e_with(((torc_tensor){0}), options)) \
    X("special_i1e_out()", 0, torc_special_i1e_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("polygamma()", 0, torc_polygamma_with(((torc_tensor){0}), ((int64_t){0}), options)) \
    X("polygamma_()", 0, torc_polygamma_inplace_with(((torc_tensor){0}), ((int64_t){0}), options)) \
    X("polygamma_out()", 0, torc_polygamma_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((int64_t){0}), options)) \
    X("sin()", 0, torc_sin_with(((torc_tensor){0}), options)) \
    X("sin_()", 0, torc_sin_inplace_with(((torc_tensor){0}), options)) \
    X("sin_out()", 0, torc_sin_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("cos()", 0, torc_cos_with(((torc_tensor){0}), options)) \
    X("cos_()", 0, torc_cos_inplace_with(((torc_tensor){0}), options)) \
    X("cos_out()", 0, torc_cos_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("tan()", 0, torc_tan_with(((torc_tensor){0}), options)) \
    X("tan_()", 0, torc_tan_inplace_with(((torc_tensor){0}), options)) \
    X("tan_out()", 0, torc_tan_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("asin()", 0, torc_asin_with(((torc_tensor){0}), options)) \
    X("asin_()", 0, torc_asin_inplace_with(((torc_tensor){0}), options)) \
    X("asin_out()", 0, torc_asin_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("acos()", 0, torc_acos_with(((torc_tensor){0}), options)) \
    X("acos_()", 0, torc_acos_inplace_with(((torc_tensor){0}), options)) \
    X("acos_out()", 0, torc_acos_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("atan()", 0, torc_atan_with(((torc_tensor){0}), options)) \
    X("atan_()", 0, torc_atan_inplace_with(((torc_tensor){0}), options)) \
    X("atan_out()", 0, torc_atan_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("sinh()", 0, torc_sinh_with(((torc_tensor){0}), options)) \
    X("sinh_()", 0, torc_sinh_inplace_with(((torc_tensor){0}), options)) \
    X("sinh_out()", 0, torc_sinh_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("cosh()", 0, torc_cosh_with(((torc_tensor){0}), options)) \
    X("cosh_()", 0, torc_cosh_inplace_with(((torc_tensor){0}), options)) \
    X("cosh_out()", 0, torc_cosh_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("sinc()", 0, torc_sinc_with(((torc_tensor){0}), options)) \
    X("sinc_()", 0, torc_sinc_inplace_with(((torc_tensor){0}), options)) \
    X("sinc_out()", 0, torc_sinc_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("deg2rad()", 0, torc_deg2rad_with(((torc_tensor){0}), options)) \
    X("deg2rad_()", 0, torc_deg2rad_inplace_with(((torc_tensor){0}), options)) \
    X("deg2rad_out()", 0, torc_deg2rad_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("rad2deg()", 0, torc_rad2deg_with(((torc_tensor){0}), options)) \
    X("rad2deg_()", 0, torc_rad2deg_inplace_with(((torc_tensor){0}), options)) \
    X("rad2deg_out()", 0, torc_rad2deg_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("tanh()", 0, torc_tanh_with(((torc_tensor){0}), options)) \
    X("tanh_()", 0, torc_tanh_inplace_with(((torc_tensor){0}), options)) \
    X("tanh_out()", 0, torc_tanh_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("asinh()", 0, torc_asinh_with(((torc_tensor){0}), options)) \
    X("asinh_()", 0, torc_asinh_inplace_with(((torc_tensor){0}), options)) \
    X("asinh_out()", 0, torc_asinh_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("acosh()", 0, torc_acosh_with(((torc_tensor){0}), options)) \
    X("acosh_()", 0, torc_acosh_inplace_with(((torc_tensor){0}), options)) \
    X("acosh_out()", 0, torc_acosh_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("atanh()", 0, torc_atanh_with(((torc_tensor){0}), options)) \
    X("atanh_()", 0, torc_atanh_inplace_with(((torc_tensor){0}), options)) \
    X("atanh_out()", 0, torc_atanh_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("erf()", 0, torc_erf_with(((torc_tensor){0}), options)) \
    X("erf_()", 0, torc_erf_inplace_with(((torc_tensor){0}), options)) \
    X("erf_out()", 0, torc_erf_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("erfc()", 0, torc_erfc_with(((torc_tensor){0}), options)) \
    X("erfc_()", 0, torc_erfc_inplace_with(((torc_tensor){0}), options)) \
    X("erfc_out()", 0, torc_erfc_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("erfinv()", 0, torc_erfinv_with(((torc_tensor){0}), options)) \
    X("erfinv_()", 0, torc_erfinv_inplace_with(((torc_tensor){0}), options)) \
    X("erfinv_out()", 0, torc_erfinv_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("atan2()", 0, torc_atan2_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("atan2_()", 0, torc_atan2_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("atan2_out()", 0, torc_atan2_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("hypot()", 0, torc_hypot_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("hypot_()", 0, torc_hypot_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("hypot_out()", 0, torc_hypot_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("maximum()", 0, torc_maximum_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("maximum_out()", 0, torc_maximum_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("minimum()", 0, torc_minimum_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("minimum_out()", 0, torc_minimum_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("fmax()", 0, torc_fmax_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("fmax_out()", 0, torc_fmax_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("fmin()", 0, torc_fmin_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("fmin_out()", 0, torc_fmin_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("copysign()", 0, torc_copysign_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("copysign_()", 0, torc_copysign_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("copysign_out()", 0, torc_copysign_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("copysign_scalar()", 0, torc_copysign_scalar_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("copysign_scalar_()", 0, torc_copysign_scalar_inplace_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("nextafter()", 0, torc_nextafter_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("nextafter_()", 0, torc_nextafter_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("nextafter_out()", 0, torc_nextafter_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("heaviside()", 0, torc_heaviside_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("heaviside_()", 0, torc_heaviside_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("heaviside_out()", 0, torc_heaviside_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("clamp_min()", 0, torc_clamp_min_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("clamp_min_()", 0, torc_clamp_min_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("clamp_min_out()", 0, torc_clamp_min_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("clamp_min_scalar()", 0, torc_clamp_min_scalar_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("clamp_min_scalar_()", 0, torc_clamp_min_scalar_inplace_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("clamp_max()", 0, torc_clamp_max_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("clamp_max_()", 0, torc_clamp_max_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("clamp_max_out()", 0, torc_clamp_max_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("clamp_max_scalar()", 0, torc_clamp_max_scalar_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("clamp_max_scalar_()", 0, torc_clamp_max_scalar_inplace_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("where()", 0, torc_where_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("where_out()", 0, torc_where_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("masked_fill()", 0, torc_masked_fill_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("masked_fill_()", 0, torc_masked_fill_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("masked_fill_scalar()", 0, torc_masked_fill_scalar_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_number){0}), options)) \
    X("masked_fill_scalar_()", 0, torc_masked_fill_scalar_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_number){0}), options)) \
    X("eq()", 0, torc_eq_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("eq_()", 0, torc_eq_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("eq_out()", 0, torc_eq_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("eq_scalar()", 0, torc_eq_scalar_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("eq_scalar_()", 0, torc_eq_scalar_inplace_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("ne()", 0, torc_ne_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("ne_()", 0, torc_ne_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("ne_out()", 0, torc_ne_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("ne_scalar()", 0, torc_ne_scalar_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("ne_scalar_()", 0, torc_ne_scalar_inplace_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("lt()", 0, torc_lt_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("lt_()", 0, torc_lt_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("lt_out()", 0, torc_lt_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("lt_scalar()", 0, torc_lt_scalar_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("lt_scalar_()", 0, torc_lt_scalar_inplace_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("le()", 0, torc_le_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("le_()", 0, torc_le_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("le_out()", 0, torc_le_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("le_scalar()", 0, torc_le_scalar_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("le_scalar_()", 0, torc_le_scalar_inplace_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("gt()", 0, torc_gt_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("gt_()", 0, torc_gt_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("gt_out()", 0, torc_gt_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("gt_scalar()", 0, torc_gt_scalar_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("gt_scalar_()", 0, torc_gt_scalar_inplace_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("ge()", 0, torc_ge_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("ge_()", 0, torc_ge_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("ge_out()", 0, torc_ge_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("ge_scalar()", 0, torc_ge_scalar_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("ge_scalar_()", 0, torc_ge_scalar_inplace_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("logical_and()", 0, torc_logical_and_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("logical_and_()", 0, torc_logical_and_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("logical_and_out()", 0, torc_logical_and_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("logical_or()", 0, torc_logical_or_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("logical_or_()", 0, torc_logical_or_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("logical_or_out()", 0, torc_logical_or_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("logical_xor()", 0, torc_logical_xor_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("logical_xor_()", 0, torc_logical_xor_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("logical_xor_out()", 0, torc_logical_xor_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("logical_not()", 0, torc_logical_not_with(((torc_tensor){0}), options)) \
    X("logical_not_()", 0, torc_logical_not_inplace_with(((torc_tensor){0}), options)) \
    X("logical_not_out()", 0, torc_logical_not_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("isnan()", 0, torc_isnan_with(((torc_tensor){0}), options)) \
    X("isinf()", 0, torc_isinf_with(((torc_tensor){0}), options)) \
    X("isfinite()", 0, torc_isfinite_with(((torc_tensor){0}), options)) \
    X("isposinf()", 0, torc_isposinf_with(((torc_tensor){0}), options)) \
    X("isposinf_out()", 0, torc_isposinf_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("isneginf()", 0, torc_isneginf_with(((torc_tensor){0}), options)) \
    X("isneginf_out()", 0, torc_isneginf_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("isreal()", 0, torc_isreal_with(((torc_tensor){0}), options)) \
    X("signbit()", 0, torc_signbit_with(((torc_tensor){0}), options)) \
    X("signbit_out()", 0, torc_signbit_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("bitwise_and()", 0, torc_bitwise_and_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("bitwise_and_()", 0, torc_bitwise_and_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("bitwise_and_out()", 0, torc_bitwise_and_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("bitwise_and_scalar()", 0, torc_bitwise_and_scalar_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("bitwise_and_scalar_()", 0, torc_bitwise_and_scalar_inplace_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("bitwise_or()", 0, torc_bitwise_or_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("bitwise_or_()", 0, torc_bitwise_or_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("bitwise_or_out()", 0, torc_bitwise_or_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("bitwise_or_scalar()", 0, torc_bitwise_or_scalar_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("bitwise_or_scalar_()", 0, torc_bitwise_or_scalar_inplace_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("bitwise_xor()", 0, torc_bitwise_xor_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("bitwise_xor_()", 0, torc_bitwise_xor_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("bitwise_xor_out()", 0, torc_bitwise_xor_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("bitwise_xor_scalar()", 0, torc_bitwise_xor_scalar_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("bitwise_xor_scalar_()", 0, torc_bitwise_xor_scalar_inplace_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("bitwise_not()", 0, torc_bitwise_not_with(((torc_tensor){0}), options)) \
    X("bitwise_not_()", 0, torc_bitwise_not_inplace_with(((torc_tensor){0}), options)) \
    X("bitwise_not_out()", 0, torc_bitwise_not_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("bitwise_left_shift()", 0, torc_bitwise_left_shift_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("bitwise_left_shift_()", 0, torc_bitwise_left_shift_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("bitwise_left_shift_out()", 0, torc_bitwise_left_shift_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("bitwise_left_shift_scalar()", 0, torc_bitwise_left_shift_scalar_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("bitwise_left_shift_scalar_()", 0, torc_bitwise_left_shift_scalar_inplace_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("bitwise_right_shift()", 0, torc_bitwise_right_shift_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("bitwise_right_shift_()", 0, torc_bitwise_right_shift_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("bitwise_right_shift_out()", 0, torc_bitwise_right_shift_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("bitwise_right_shift_scalar()", 0, torc_bitwise_right_shift_scalar_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("bitwise_right_shift_scalar_()", 0, torc_bitwise_right_shift_scalar_inplace_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("sigmoid()", 0, torc_sigmoid_with(((torc_tensor){0}), options)) \
    X("sigmoid_()", 0, torc_sigmoid_inplace_with(((torc_tensor){0}), options)) \
    X("sigmoid_out()", 0, torc_sigmoid_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("relu()", 0, torc_relu_with(((torc_tensor){0}), options)) \
    X("relu_()", 0, torc_relu_inplace_with(((torc_tensor){0}), options)) \
    X("relu6()", 0, torc_relu6_with(((torc_tensor){0}), options)) \
    X("relu6_()", 0, torc_relu6_inplace_with(((torc_tensor){0}), options)) \
    X("selu()", 0, torc_selu_with(((torc_tensor){0}), options)) \
    X("selu_()", 0, torc_selu_inplace_with(((torc_tensor){0}), options)) \
    X("silu()", 0, torc_silu_with(((torc_tensor){0}), options)) \
    X("silu_()", 0, torc_silu_inplace_with(((torc_tensor){0}), options)) \
    X("silu_out()", 0, torc_silu_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("mish()", 0, torc_mish_with(((torc_tensor){0}), options)) \
    X("mish_()", 0, torc_mish_inplace_with(((torc_tensor){0}), options)) \
    X("mish_out()", 0, torc_mish_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("softsign()", 0, torc_softsign_with(((torc_tensor){0}), options)) \
    X("hardsigmoid()", 0, torc_hardsigmoid_with(((torc_tensor){0}), options)) \
    X("hardsigmoid_()", 0, torc_hardsigmoid_inplace_with(((torc_tensor){0}), options)) \
    X("hardsigmoid_out()", 0, torc_hardsigmoid_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("hardswish()", 0, torc_hardswish_with(((torc_tensor){0}), options)) \
    X("hardswish_()", 0, torc_hardswish_inplace_with(((torc_tensor){0}), options)) \
    X("hardswish_out()", 0, torc_hardswish_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("tanhshrink()", 0, torc_tanhshrink_with(((torc_tensor){0}), options)) \
    X("threshold()", 0, torc_threshold_with(((torc_tensor){0}), ((torc_number){0}), ((torc_number){0}), options)) \
    X("threshold_()", 0, torc_threshold_inplace_with(((torc_tensor){0}), ((torc_number){0}), ((torc_number){0}), options)) \
    X("threshold_out()", 0, torc_threshold_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_number){0}), ((torc_number){0}), options)) \
    X("logsigmoid()", 0, torc_logsigmoid_with(((torc_tensor){0}), options)) \
    X("logsigmoid_out()", 0, torc_logsigmoid_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("fill__tensor_()", 0, torc_fill__tensor_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("fill_()", 0, torc_fill_inplace_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("zero_()", 0, torc_zero_inplace_with(((torc_tensor){0}), options)) \
    X("fill_tensor()", 0, torc_fill_tensor_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("fill()", 0, torc_fill_with(((torc_tensor){0}), ((torc_number){0}), options)) \
    X("max()", 0, torc_max_with(((torc_tensor){0}), options)) \
    X("max_out()", 0, torc_max_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("min()", 0, torc_min_with(((torc_tensor){0}), options)) \
    X("min_out()", 0, torc_min_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("cummax()", 0, torc_cummax_with(((torc_tensor){0}), ((int64_t){0}), options)) \
    X("cummax_out()", 0, torc_cummax_out_with(((torc_cummax_result){0}), ((torc_tensor){0}), ((int64_t){0}), options)) \
    X("cummin()", 0, torc_cummin_with(((torc_tensor){0}), ((int64_t){0}), options)) \
    X("cummin_out()", 0, torc_cummin_out_with(((torc_cummin_result){0}), ((torc_tensor){0}), ((int64_t){0}), options)) \
    X("logcumsumexp()", 0, torc_logcumsumexp_with(((torc_tensor){0}), ((int64_t){0}), options)) \
    X("logcumsumexp_out()", 0, torc_logcumsumexp_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((int64_t){0}), options)) \
    X("mvlgamma()", 0, torc_mvlgamma_with(((torc_tensor){0}), ((int64_t){0}), options)) \
    X("mvlgamma_()", 0, torc_mvlgamma_inplace_with(((torc_tensor){0}), ((int64_t){0}), options)) \
    X("mvlgamma_out()", 0, torc_mvlgamma_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((int64_t){0}), options)) \
    X("renorm()", 0, torc_renorm_with(((torc_tensor){0}), ((torc_number){0}), ((int64_t){0}), ((torc_number){0}), options)) \
    X("renorm_()", 0, torc_renorm_inplace_with(((torc_tensor){0}), ((torc_number){0}), ((int64_t){0}), ((torc_number){0}), options)) \
    X("renorm_out()", 0, torc_renorm_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_number){0}), ((int64_t){0}), ((torc_number){0}), options)) \
    X("trace()", 0, torc_trace_with(((torc_tensor){0}), options)) \
    X("corrcoef()", 0, torc_corrcoef_with(((torc_tensor){0}), options)) \
    X("median()", 0, torc_median_with(((torc_tensor){0}), options)) \
    X("nanmedian()", 0, torc_nanmedian_with(((torc_tensor){0}), options)) \
    X("detach()", 0, torc_detach_with(((torc_tensor){0}), options)) \
    X("view()", 0, torc_view_with(((torc_tensor){0}), ((torc_ints){0}), options)) \
    X("expand()", 0, torc_expand_with(((torc_tensor){0}), ((torc_ints){0}), options)) \
    X("permute()", 0, torc_permute_with(((torc_tensor){0}), ((torc_ints){0}), options)) \
    X("transpose()", 0, torc_transpose_with(((torc_tensor){0}), ((int64_t){0}), ((int64_t){0}), options)) \
    X("transpose_()", 0, torc_transpose_inplace_with(((torc_tensor){0}), ((int64_t){0}), ((int64_t){0}), options)) \
    X("unsqueeze()", 0, torc_unsqueeze_with(((torc_tensor){0}), ((int64_t){0}), options)) \
    X("unsqueeze_()", 0, torc_unsqueeze_inplace_with(((torc_tensor){0}), ((int64_t){0}), options)) \
    X("select()", 0, torc_select_with(((torc_tensor){0}), ((int64_t){0}), ((int64_t){0}), options)) \
    X("unfold()", 0, torc_unfold_with(((torc_tensor){0}), ((int64_t){0}), ((int64_t){0}), ((int64_t){0}), options)) \
    X("view_dtype()", 0, torc_view_dtype_with(((torc_tensor){0}), ((torc_dtype){0}), options)) \
    X("view_as_real()", 0, torc_view_as_real_with(((torc_tensor){0}), options)) \
    X("view_as_complex()", 0, torc_view_as_complex_with(((torc_tensor){0}), options)) \
    X("flip()", 0, torc_flip_with(((torc_tensor){0}), ((torc_ints){0}), options)) \
    X("repeat()", 0, torc_repeat_with(((torc_tensor){0}), ((torc_ints){0}), options)) \
    X("reshape()", 0, torc_reshape_with(((torc_tensor){0}), ((torc_ints){0}), options)) \
    X("view_as()", 0, torc_view_as_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("real()", 0, torc_real_with(((torc_tensor){0}), options)) \
    X("imag()", 0, torc_imag_with(((torc_tensor){0}), options)) \
    X("conj()", 0, torc_conj_with(((torc_tensor){0}), options)) \
    X("resolve_conj()", 0, torc_resolve_conj_with(((torc_tensor){0}), options)) \
    X("resolve_neg()", 0, torc_resolve_neg_with(((torc_tensor){0}), options)) \
    X("complex()", 0, torc_complex_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("complex_out()", 0, torc_complex_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("polar()", 0, torc_polar_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("polar_out()", 0, torc_polar_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("reshape_as()", 0, torc_reshape_as_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("expand_as()", 0, torc_expand_as_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("broadcast_to()", 0, torc_broadcast_to_with(((torc_tensor){0}), ((torc_ints){0}), options)) \
    X("broadcast_tensors()", 0, torc_broadcast_tensors_with(((torc_tensors){0}), options)) \
    X("unflatten()", 0, torc_unflatten_with(((torc_tensor){0}), ((int64_t){0}), ((torc_ints){0}), options)) \
    X("ravel()", 0, torc_ravel_with(((torc_tensor){0}), options)) \
    X("t()", 0, torc_t_with(((torc_tensor){0}), options)) \
    X("t_()", 0, torc_t_inplace_with(((torc_tensor){0}), options)) \
    X("mT()", 0, torc_mT_with(((torc_tensor){0}), options)) \
    X("adjoint()", 0, torc_adjoint_with(((torc_tensor){0}), options)) \
    X("mH()", 0, torc_mH_with(((torc_tensor){0}), options)) \
    X("H()", 0, torc_H_with(((torc_tensor){0}), options)) \
    X("movedim()", 0, torc_movedim_with(((torc_tensor){0}), ((torc_ints){0}), ((torc_ints){0}), options)) \
    X("narrow()", 0, torc_narrow_with(((torc_tensor){0}), ((int64_t){0}), ((int64_t){0}), ((int64_t){0}), options)) \
    X("atleast_1d()", 0, torc_atleast_1d_with(((torc_tensor){0}), options)) \
    X("atleast_2d()", 0, torc_atleast_2d_with(((torc_tensor){0}), options)) \
    X("atleast_3d()", 0, torc_atleast_3d_with(((torc_tensor){0}), options)) \
    X("atleast_1d_sequence()", 0, torc_atleast_1d_sequence_with(((torc_tensors){0}), options)) \
    X("atleast_2d_sequence()", 0, torc_atleast_2d_sequence_with(((torc_tensors){0}), options)) \
    X("atleast_3d_sequence()", 0, torc_atleast_3d_sequence_with(((torc_tensors){0}), options)) \
    X("hstack()", 0, torc_hstack_with(((torc_tensors){0}), options)) \
    X("hstack_out()", 0, torc_hstack_out_with(((torc_tensor){0}), ((torc_tensors){0}), options)) \
    X("vstack()", 0, torc_vstack_with(((torc_tensors){0}), options)) \
    X("vstack_out()", 0, torc_vstack_out_with(((torc_tensor){0}), ((torc_tensors){0}), options)) \
    X("dstack()", 0, torc_dstack_with(((torc_tensors){0}), options)) \
    X("dstack_out()", 0, torc_dstack_out_with(((torc_tensor){0}), ((torc_tensors){0}), options)) \
    X("column_stack()", 0, torc_column_stack_with(((torc_tensors){0}), options)) \
    X("column_stack_out()", 0, torc_column_stack_out_with(((torc_tensor){0}), ((torc_tensors){0}), options)) \
    X("block_diag()", 0, torc_block_diag_with(((torc_tensors){0}), options)) \
    X("cartesian_prod()", 0, torc_cartesian_prod_with(((torc_tensors){0}), options)) \
    X("flipud()", 0, torc_flipud_with(((torc_tensor){0}), options)) \
    X("fliplr()", 0, torc_fliplr_with(((torc_tensor){0}), options)) \
    X("positive()", 0, torc_positive_with(((torc_tensor){0}), options)) \
    X("hsplit()", 0, torc_hsplit_with(((torc_tensor){0}), ((int64_t){0}), options)) \
    X("hsplit_indices()", 0, torc_hsplit_indices_with(((torc_tensor){0}), ((torc_ints){0}), options)) \
    X("vsplit()", 0, torc_vsplit_with(((torc_tensor){0}), ((int64_t){0}), options)) \
    X("vsplit_indices()", 0, torc_vsplit_indices_with(((torc_tensor){0}), ((torc_ints){0}), options)) \
    X("dsplit()", 0, torc_dsplit_with(((torc_tensor){0}), ((int64_t){0}), options)) \
    X("dsplit_indices()", 0, torc_dsplit_indices_with(((torc_tensor){0}), ((torc_ints){0}), options)) \
    X("tile()", 0, torc_tile_with(((torc_tensor){0}), ((torc_ints){0}), options)) \
    X("float()", 0, torc_float_with(((torc_tensor){0}), options)) \
    X("double()", 0, torc_double_with(((torc_tensor){0}), options)) \
    X("half()", 0, torc_half_with(((torc_tensor){0}), options)) \
    X("bfloat16()", 0, torc_bfloat16_with(((torc_tensor){0}), options)) \
    X("long()", 0, torc_long_with(((torc_tensor){0}), options)) \
    X("int()", 0, torc_int_with(((torc_tensor){0}), options)) \
    X("short()", 0, torc_short_with(((torc_tensor){0}), options)) \
    X("char()", 0, torc_char_with(((torc_tensor){0}), options)) \
    X("byte()", 0, torc_byte_with(((torc_tensor){0}), options)) \
    X("bool()", 0, torc_bool_with(((torc_tensor){0}), options)) \
    X("type_as()", 0, torc_type_as_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("alias_copy()", 0, torc_alias_copy_with(((torc_tensor){0}), options)) \
    X("alias_copy_out()", 0, torc_alias_copy_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("detach_copy()", 0, torc_detach_copy_with(((torc_tensor){0}), options)) \
    X("detach_copy_out()", 0, torc_detach_copy_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("t_copy()", 0, torc_t_copy_with(((torc_tensor){0}), options)) \
    X("t_copy_out()", 0, torc_t_copy_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("view_copy()", 0, torc_view_copy_with(((torc_tensor){0}), ((torc_ints){0}), options)) \
    X("view_copy_out()", 0, torc_view_copy_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_ints){0}), options)) \
    X("expand_copy()", 0, torc_expand_copy_with(((torc_tensor){0}), ((torc_ints){0}), options)) \
    X("expand_copy_out()", 0, torc_expand_copy_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_ints){0}), options)) \
    X("permute_copy()", 0, torc_permute_copy_with(((torc_tensor){0}), ((torc_ints){0}), options)) \
    X("permute_copy_out()", 0, torc_permute_copy_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_ints){0}), options)) \
    X("transpose_copy()", 0, torc_transpose_copy_with(((torc_tensor){0}), ((int64_t){0}), ((int64_t){0}), options)) \
    X("transpose_copy_out()", 0, torc_transpose_copy_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((int64_t){0}), ((int64_t){0}), options)) \
    X("unsqueeze_copy()", 0, torc_unsqueeze_copy_with(((torc_tensor){0}), ((int64_t){0}), options)) \
    X("unsqueeze_copy_out()", 0, torc_unsqueeze_copy_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((int64_t){0}), options)) \
    X("select_copy()", 0, torc_select_copy_with(((torc_tensor){0}), ((int64_t){0}), ((int64_t){0}), options)) \
    X("select_copy_out()", 0, torc_select_copy_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((int64_t){0}), ((int64_t){0}), options)) \
    X("narrow_copy()", 0, torc_narrow_copy_with(((torc_tensor){0}), ((int64_t){0}), ((int64_t){0}), ((int64_t){0}), options)) \
    X("narrow_copy_out()", 0, torc_narrow_copy_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((int64_t){0}), ((int64_t){0}), ((int64_t){0}), options)) \
    X("unfold_copy()", 0, torc_unfold_copy_with(((torc_tensor){0}), ((int64_t){0}), ((int64_t){0}), ((int64_t){0}), options)) \
    X("unfold_copy_out()", 0, torc_unfold_copy_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((int64_t){0}), ((int64_t){0}), ((int64_t){0}), options)) \
    X("view_as_real_copy()", 0, torc_view_as_real_copy_with(((torc_tensor){0}), options)) \
    X("view_as_real_copy_out()", 0, torc_view_as_real_copy_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("view_as_complex_copy()", 0, torc_view_as_complex_copy_with(((torc_tensor){0}), options)) \
    X("view_as_complex_copy_out()", 0, torc_view_as_complex_copy_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("select_scatter()", 0, torc_select_scatter_with(((torc_tensor){0}), ((torc_tensor){0}), ((int64_t){0}), ((int64_t){0}), options)) \
    X("sum_to_size()", 0, torc_sum_to_size_with(((torc_tensor){0}), ((torc_ints){0}), options)) \
    X("index_select()", 0, torc_index_select_with(((torc_tensor){0}), ((int64_t){0}), ((torc_tensor){0}), options)) \
    X("index_select_out()", 0, torc_index_select_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((int64_t){0}), ((torc_tensor){0}), options)) \
    X("gather()", 0, torc_gather_with(((torc_tensor){0}), ((int64_t){0}), ((torc_tensor){0}), options)) \
    X("gather_out()", 0, torc_gather_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((int64_t){0}), ((torc_tensor){0}), options)) \
    X("scatter()", 0, torc_scatter_with(((torc_tensor){0}), ((int64_t){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("scatter_()", 0, torc_scatter_inplace_with(((torc_tensor){0}), ((int64_t){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("scatter_out()", 0, torc_scatter_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((int64_t){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("scatter_value()", 0, torc_scatter_value_with(((torc_tensor){0}), ((int64_t){0}), ((torc_tensor){0}), ((torc_number){0}), options)) \
    X("scatter_value_()", 0, torc_scatter_value_inplace_with(((torc_tensor){0}), ((int64_t){0}), ((torc_tensor){0}), ((torc_number){0}), options)) \
    X("scatter_value_out()", 0, torc_scatter_value_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((int64_t){0}), ((torc_tensor){0}), ((torc_number){0}), options)) \
    X("scatter_add()", 0, torc_scatter_add_with(((torc_tensor){0}), ((int64_t){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("scatter_add_()", 0, torc_scatter_add_inplace_with(((torc_tensor){0}), ((int64_t){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("scatter_add_out()", 0, torc_scatter_add_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((int64_t){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("index_copy()", 0, torc_index_copy_with(((torc_tensor){0}), ((int64_t){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("index_copy_()", 0, torc_index_copy_inplace_with(((torc_tensor){0}), ((int64_t){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("index_copy_out()", 0, torc_index_copy_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((int64_t){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("index_fill()", 0, torc_index_fill_with(((torc_tensor){0}), ((int64_t){0}), ((torc_tensor){0}), ((torc_number){0}), options)) \
    X("index_fill_()", 0, torc_index_fill_inplace_with(((torc_tensor){0}), ((int64_t){0}), ((torc_tensor){0}), ((torc_number){0}), options)) \
    X("msort()", 0, torc_msort_with(((torc_tensor){0}), options)) \
    X("msort_out()", 0, torc_msort_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("index()", 0, torc_index_with(((torc_tensor){0}), ((torc_tensors){0}), options)) \
    X("masked_select()", 0, torc_masked_select_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("masked_select_out()", 0, torc_masked_select_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("masked_scatter()", 0, torc_masked_scatter_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("masked_scatter_()", 0, torc_masked_scatter_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("nonzero()", 0, torc_nonzero_with(((torc_tensor){0}), options)) \
    X("nonzero_out()", 0, torc_nonzero_out_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("argwhere()", 0, torc_argwhere_with(((torc_tensor){0}), options)) \
    X("take()", 0, torc_take_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("take_out()", 0, torc_take_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("mm()", 0, torc_mm_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("mm_out()", 0, torc_mm_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("bmm()", 0, torc_bmm_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("bmm_out()", 0, torc_bmm_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("mv()", 0, torc_mv_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("mv_out()", 0, torc_mv_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("dot()", 0, torc_dot_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("dot_out()", 0, torc_dot_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("vdot()", 0, torc_vdot_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("vdot_out()", 0, torc_vdot_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("matmul()", 0, torc_matmul_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("matmul_out()", 0, torc_matmul_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("outer()", 0, torc_outer_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("outer_out()", 0, torc_outer_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("einsum()", 0, torc_einsum_with(((const char *){0}), ((torc_tensors){0}), options)) \
    X("tensordot()", 0, torc_tensordot_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_ints){0}), ((torc_ints){0}), options)) \
    X("tensordot_out()", 0, torc_tensordot_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), ((torc_ints){0}), ((torc_ints){0}), options)) \
    X("linalg_multi_dot()", 0, torc_linalg_multi_dot_with(((torc_tensors){0}), options)) \
    X("linalg_multi_dot_out()", 0, torc_linalg_multi_dot_out_with(((torc_tensor){0}), ((torc_tensors){0}), options)) \
    X("chain_matmul()", 0, torc_chain_matmul_with(((torc_tensors){0}), options)) \
    X("chain_matmul_out()", 0, torc_chain_matmul_out_with(((torc_tensor){0}), ((torc_tensors){0}), options)) \
    X("inner()", 0, torc_inner_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("inner_out()", 0, torc_inner_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("kron()", 0, torc_kron_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("kron_out()", 0, torc_kron_out_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("native_layer_norm()", 0, torc_native_layer_norm_with(((torc_tensor){0}), ((torc_ints){0}), ((torc_tensor){0}), ((torc_tensor){0}), ((double){0}), options)) \
    X("native_batch_norm()", 0, torc_native_batch_norm_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), ((bool){0}), ((double){0}), ((double){0}), options)) \
    X("native_batch_norm_out()", 0, torc_native_batch_norm_out_with(((torc_native_batch_norm_result){0}), ((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), ((bool){0}), ((double){0}), ((double){0}), options)) \
    X("native_group_norm()", 0, torc_native_group_norm_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), ((int64_t){0}), ((int64_t){0}), ((int64_t){0}), ((int64_t){0}), ((double){0}), options)) \
    X("convolution()", 0, torc_convolution_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), ((torc_ints){0}), ((torc_ints){0}), ((torc_ints){0}), ((bool){0}), ((torc_ints){0}), ((int64_t){0}), options)) \
    X("adaptive_avg_pool2d()", 0, torc_adaptive_avg_pool2d_with(((torc_tensor){0}), ((torc_ints){0}), options)) \
    X("adaptive_avg_pool1d()", 0, torc_adaptive_avg_pool1d_with(((torc_tensor){0}), ((torc_ints){0}), options)) \
    X("adaptive_max_pool2d()", 0, torc_adaptive_max_pool2d_with(((torc_tensor){0}), ((torc_ints){0}), options)) \
    X("adaptive_avg_pool3d()", 0, torc_adaptive_avg_pool3d_with(((torc_tensor){0}), ((torc_ints){0}), options)) \
    X("adaptive_max_pool3d()", 0, torc_adaptive_max_pool3d_with(((torc_tensor){0}), ((torc_ints){0}), options)) \
    X("grid_sampler()", 0, torc_grid_sampler_with(((torc_tensor){0}), ((torc_tensor){0}), ((int64_t){0}), ((int64_t){0}), ((bool){0}), options)) \
    X("affine_grid_generator()", 0, torc_affine_grid_generator_with(((torc_tensor){0}), ((torc_ints){0}), ((bool){0}), options)) \
    X("prelu()", 0, torc_prelu_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("pixel_shuffle()", 0, torc_pixel_shuffle_with(((torc_tensor){0}), ((int64_t){0}), options)) \
    X("pixel_unshuffle()", 0, torc_pixel_unshuffle_with(((torc_tensor){0}), ((int64_t){0}), options)) \
    X("channel_shuffle()", 0, torc_channel_shuffle_with(((torc_tensor){0}), ((int64_t){0}), options)) \
    X("max_unpool2d()", 0, torc_max_unpool2d_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_ints){0}), options)) \
    X("embedding_renorm_()", 0, torc_embedding_renorm_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), ((double){0}), ((double){0}), options)) \
    X("rnn_tanh()", 0, torc_rnn_tanh_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensors){0}), ((bool){0}), ((int64_t){0}), ((double){0}), ((bool){0}), ((bool){0}), ((bool){0}), options)) \
    X("rnn_tanh_data()", 0, torc_rnn_tanh_data_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensors){0}), ((bool){0}), ((int64_t){0}), ((double){0}), ((bool){0}), ((bool){0}), options)) \
    X("rnn_relu()", 0, torc_rnn_relu_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensors){0}), ((bool){0}), ((int64_t){0}), ((double){0}), ((bool){0}), ((bool){0}), ((bool){0}), options)) \
    X("rnn_relu_data()", 0, torc_rnn_relu_data_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensors){0}), ((bool){0}), ((int64_t){0}), ((double){0}), ((bool){0}), ((bool){0}), options)) \
    X("gru()", 0, torc_gru_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensors){0}), ((bool){0}), ((int64_t){0}), ((double){0}), ((bool){0}), ((bool){0}), ((bool){0}), options)) \
    X("gru_data()", 0, torc_gru_data_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensors){0}), ((bool){0}), ((int64_t){0}), ((double){0}), ((bool){0}), ((bool){0}), options)) \
    X("lstm()", 0, torc_lstm_with(((torc_tensor){0}), ((torc_tensors){0}), ((torc_tensors){0}), ((bool){0}), ((int64_t){0}), ((double){0}), ((bool){0}), ((bool){0}), ((bool){0}), options)) \
    X("lstm_data()", 0, torc_lstm_data_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensors){0}), ((torc_tensors){0}), ((bool){0}), ((int64_t){0}), ((double){0}), ((bool){0}), ((bool){0}), options)) \
    X("_conj()", 0, torc__conj_with(((torc_tensor){0}), options)) \
    X("_neg_view()", 0, torc__neg_view_with(((torc_tensor){0}), options)) \
    X("_fused_rms_norm()", 0, torc__fused_rms_norm_with(((torc_tensor){0}), ((torc_ints){0}), ((torc_tensor){0}), ((double){0}), options)) \
    X("_amp_foreach_non_finite_check_and_unscale_()", 0, torc__amp_foreach_non_finite_check_and_unscale__with(((torc_tensors){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("_amp_update_scale_()", 0, torc__amp_update_scale_inplace_with(((torc_tensor){0}), ((torc_tensor){0}), ((torc_tensor){0}), ((double){0}), ((double){0}), ((int64_t){0}), options)) \
    X("_foreach_abs()", 0, torc__foreach_abs_with(((torc_tensors){0}), options)) \
    X("_foreach_abs_()", 0, torc__foreach_abs_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_acos()", 0, torc__foreach_acos_with(((torc_tensors){0}), options)) \
    X("_foreach_acos_()", 0, torc__foreach_acos_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_asin()", 0, torc__foreach_asin_with(((torc_tensors){0}), options)) \
    X("_foreach_asin_()", 0, torc__foreach_asin_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_atan()", 0, torc__foreach_atan_with(((torc_tensors){0}), options)) \
    X("_foreach_atan_()", 0, torc__foreach_atan_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_ceil()", 0, torc__foreach_ceil_with(((torc_tensors){0}), options)) \
    X("_foreach_ceil_()", 0, torc__foreach_ceil_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_cos()", 0, torc__foreach_cos_with(((torc_tensors){0}), options)) \
    X("_foreach_cos_()", 0, torc__foreach_cos_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_cosh()", 0, torc__foreach_cosh_with(((torc_tensors){0}), options)) \
    X("_foreach_cosh_()", 0, torc__foreach_cosh_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_erf()", 0, torc__foreach_erf_with(((torc_tensors){0}), options)) \
    X("_foreach_erf_()", 0, torc__foreach_erf_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_erfc()", 0, torc__foreach_erfc_with(((torc_tensors){0}), options)) \
    X("_foreach_erfc_()", 0, torc__foreach_erfc_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_exp()", 0, torc__foreach_exp_with(((torc_tensors){0}), options)) \
    X("_foreach_exp_()", 0, torc__foreach_exp_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_expm1()", 0, torc__foreach_expm1_with(((torc_tensors){0}), options)) \
    X("_foreach_expm1_()", 0, torc__foreach_expm1_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_floor()", 0, torc__foreach_floor_with(((torc_tensors){0}), options)) \
    X("_foreach_floor_()", 0, torc__foreach_floor_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_frac()", 0, torc__foreach_frac_with(((torc_tensors){0}), options)) \
    X("_foreach_frac_()", 0, torc__foreach_frac_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_lgamma()", 0, torc__foreach_lgamma_with(((torc_tensors){0}), options)) \
    X("_foreach_lgamma_()", 0, torc__foreach_lgamma_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_log()", 0, torc__foreach_log_with(((torc_tensors){0}), options)) \
    X("_foreach_log_()", 0, torc__foreach_log_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_log10()", 0, torc__foreach_log10_with(((torc_tensors){0}), options)) \
    X("_foreach_log10_()", 0, torc__foreach_log10_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_log1p()", 0, torc__foreach_log1p_with(((torc_tensors){0}), options)) \
    X("_foreach_log1p_()", 0, torc__foreach_log1p_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_log2()", 0, torc__foreach_log2_with(((torc_tensors){0}), options)) \
    X("_foreach_log2_()", 0, torc__foreach_log2_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_neg()", 0, torc__foreach_neg_with(((torc_tensors){0}), options)) \
    X("_foreach_neg_()", 0, torc__foreach_neg_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_reciprocal()", 0, torc__foreach_reciprocal_with(((torc_tensors){0}), options)) \
    X("_foreach_reciprocal_()", 0, torc__foreach_reciprocal_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_round()", 0, torc__foreach_round_with(((torc_tensors){0}), options)) \
    X("_foreach_round_()", 0, torc__foreach_round_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_rsqrt()", 0, torc__foreach_rsqrt_with(((torc_tensors){0}), options)) \
    X("_foreach_rsqrt_()", 0, torc__foreach_rsqrt_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_sigmoid()", 0, torc__foreach_sigmoid_with(((torc_tensors){0}), options)) \
    X("_foreach_sigmoid_()", 0, torc__foreach_sigmoid_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_sign()", 0, torc__foreach_sign_with(((torc_tensors){0}), options)) \
    X("_foreach_sign_()", 0, torc__foreach_sign_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_sin()", 0, torc__foreach_sin_with(((torc_tensors){0}), options)) \
    X("_foreach_sin_()", 0, torc__foreach_sin_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_sinh()", 0, torc__foreach_sinh_with(((torc_tensors){0}), options)) \
    X("_foreach_sinh_()", 0, torc__foreach_sinh_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_sqrt()", 0, torc__foreach_sqrt_with(((torc_tensors){0}), options)) \
    X("_foreach_sqrt_()", 0, torc__foreach_sqrt_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_tan()", 0, torc__foreach_tan_with(((torc_tensors){0}), options)) \
    X("_foreach_tan_()", 0, torc__foreach_tan_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_tanh()", 0, torc__foreach_tanh_with(((torc_tensors){0}), options)) \
    X("_foreach_tanh_()", 0, torc__foreach_tanh_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_trunc()", 0, torc__foreach_trunc_with(((torc_tensors){0}), options)) \
    X("_foreach_trunc_()", 0, torc__foreach_trunc_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_zero_()", 0, torc__foreach_zero_inplace_with(((torc_tensors){0}), options)) \
    X("_foreach_max()", 0, torc__foreach_max_with(((torc_tensors){0}), options)) \
    X("_foreach_add_scalar()", 0, torc__foreach_add_scalar_with(((torc_tensors){0}), ((torc_number){0}), options)) \
    X("_foreach_add_scalar_()", 0, torc__foreach_add_scalar_inplace_with(((torc_tensors){0}), ((torc_number){0}), options)) \
    X("_foreach_add_scalar_list()", 0, torc__foreach_add_scalar_list_with(((torc_tensors){0}), ((torc_numbers){0}), options)) \
    X("_foreach_add_scalar_list_()", 0, torc__foreach_add_scalar_list_inplace_with(((torc_tensors){0}), ((torc_numbers){0}), options)) \
    X("_foreach_sub_scalar()", 0, torc__foreach_sub_scalar_with(((torc_tensors){0}), ((torc_number){0}), options)) \
    X("_foreach_sub_scalar_()", 0, torc__foreach_sub_scalar_inplace_with(((torc_tensors){0}), ((torc_number){0}), options)) \
    X("_foreach_sub_scalar_list()", 0, torc__foreach_sub_scalar_list_with(((torc_tensors){0}), ((torc_numbers){0}), options)) \
    X("_foreach_sub_scalar_list_()", 0, torc__foreach_sub_scalar_list_inplace_with(((torc_tensors){0}), ((torc_numbers){0}), options)) \
    X("_foreach_mul()", 0, torc__foreach_mul_with(((torc_tensors){0}), ((torc_tensors){0}), options)) \
    X("_foreach_mul_()", 0, torc__foreach_mul_inplace_with(((torc_tensors){0}), ((torc_tensors){0}), options)) \
    X("_foreach_mul_scalar()", 0, torc__foreach_mul_scalar_with(((torc_tensors){0}), ((torc_number){0}), options)) \
    X("_foreach_mul_scalar_()", 0, torc__foreach_mul_scalar_inplace_with(((torc_tensors){0}), ((torc_number){0}), options)) \
    X("_foreach_mul_scalar_list()", 0, torc__foreach_mul_scalar_list_with(((torc_tensors){0}), ((torc_numbers){0}), options)) \
    X("_foreach_mul_scalar_list_()", 0, torc__foreach_mul_scalar_list_inplace_with(((torc_tensors){0}), ((torc_numbers){0}), options)) \
    X("_foreach_mul_tensor()", 0, torc__foreach_mul_tensor_with(((torc_tensors){0}), ((torc_tensor){0}), options)) \
    X("_foreach_mul_tensor_()", 0, torc__foreach_mul_tensor_inplace_with(((torc_tensors){0}), ((torc_tensor){0}), options)) \
    X("_foreach_div()", 0, torc__foreach_div_with(((torc_tensors){0}), ((torc_tensors){0}), options)) \
    X("_foreach_div_()", 0, torc__foreach_div_inplace_with(((torc_tensors){0}), ((torc_tensors){0}), options)) \
    X("_foreach_div_scalar()", 0, torc__foreach_div_scalar_with(((torc_tensors){0}), ((torc_number){0}), options)) \
    X("_foreach_div_scalar_()", 0, torc__foreach_div_scalar_inplace_with(((torc_tensors){0}), ((torc_number){0}), options)) \
    X("_foreach_div_scalar_list()", 0, torc__foreach_div_scalar_list_with(((torc_tensors){0}), ((torc_numbers){0}), options)) \
    X("_foreach_div_scalar_list_()", 0, torc__foreach_div_scalar_list_inplace_with(((torc_tensors){0}), ((torc_numbers){0}), options)) \
    X("_foreach_div_tensor()", 0, torc__foreach_div_tensor_with(((torc_tensors){0}), ((torc_tensor){0}), options)) \
    X("_foreach_div_tensor_()", 0, torc__foreach_div_tensor_inplace_with(((torc_tensors){0}), ((torc_tensor){0}), options)) \
    X("_foreach_clamp_min()", 0, torc__foreach_clamp_min_with(((torc_tensors){0}), ((torc_tensors){0}), options)) \
    X("_foreach_clamp_min_()", 0, torc__foreach_clamp_min_inplace_with(((torc_tensors){0}), ((torc_tensors){0}), options)) \
    X("_foreach_clamp_min_scalar()", 0, torc__foreach_clamp_min_scalar_with(((torc_tensors){0}), ((torc_number){0}), options)) \
    X("_foreach_clamp_min_scalar_()", 0, torc__foreach_clamp_min_scalar_inplace_with(((torc_tensors){0}), ((torc_number){0}), options)) \
    X("_foreach_clamp_min_scalar_list()", 0, torc__foreach_clamp_min_scalar_list_with(((torc_tensors){0}), ((torc_numbers){0}), options)) \
    X("_foreach_clamp_min_scalar_list_()", 0, torc__foreach_clamp_min_scalar_list_inplace_with(((torc_tensors){0}), ((torc_numbers){0}), options)) \
    X("_foreach_clamp_max()", 0, torc__foreach_clamp_max_with(((torc_tensors){0}), ((torc_tensors){0}), options)) \
    X("_foreach_clamp_max_()", 0, torc__foreach_clamp_max_inplace_with(((torc_tensors){0}), ((torc_tensors){0}), options)) \
    X("_foreach_clamp_max_scalar()", 0, torc__foreach_clamp_max_scalar_with(((torc_tensors){0}), ((torc_number){0}), options)) \
    X("_foreach_clamp_max_scalar_()", 0, torc__foreach_clamp_max_scalar_inplace_with(((torc_tensors){0}), ((torc_number){0}), options)) \
    X("_foreach_clamp_max_scalar_list()", 0, torc__foreach_clamp_max_scalar_list_with(((torc_tensors){0}), ((torc_numbers){0}), options)) \
    X("_foreach_clamp_max_scalar_list_()", 0, torc__foreach_clamp_max_scalar_list_inplace_with(((torc_tensors){0}), ((torc_numbers){0}), options)) \
    X("_foreach_maximum()", 0, torc__foreach_maximum_with(((torc_tensors){0}), ((torc_tensors){0}), options)) \
    X("_foreach_maximum_()", 0, torc__foreach_maximum_inplace_with(((torc_tensors){0}), ((torc_tensors){0}), options)) \
    X("_foreach_maximum_scalar()", 0, torc__foreach_maximum_scalar_with(((torc_tensors){0}), ((torc_number){0}), options)) \
    X("_foreach_maximum_scalar_()", 0, torc__foreach_maximum_scalar_inplace_with(((torc_tensors){0}), ((torc_number){0}), options)) \
    X("_foreach_maximum_scalar_list()", 0, torc__foreach_maximum_scalar_list_with(((torc_tensors){0}), ((torc_numbers){0}), options)) \
    X("_foreach_maximum_scalar_list_()", 0, torc__foreach_maximum_scalar_list_inplace_with(((torc_tensors){0}), ((torc_numbers){0}), options)) \
    X("_foreach_minimum()", 0, torc__foreach_minimum_with(((torc_tensors){0}), ((torc_tensors){0}), options)) \
    X("_foreach_minimum_()", 0, torc__foreach_minimum_inplace_with(((torc_tensors){0}), ((torc_tensors){0}), options)) \
    X("_foreach_minimum_scalar()", 0, torc__foreach_minimum_scalar_with(((torc_tensors){0}), ((torc_number){0}), options)) \
    X("_foreach_minimum_scalar_()", 0, torc__foreach_minimum_scalar_inplace_with(((torc_tensors){0}), ((torc_number){0}), options)) \
    X("_foreach_minimum_scalar_list()", 0, torc__foreach_minimum_scalar_list_with(((torc_tensors){0}), ((torc_numbers){0}), options)) \
    X("_foreach_minimum_scalar_list_()", 0, torc__foreach_minimum_scalar_list_inplace_with(((torc_tensors){0}), ((torc_numbers){0}), options)) \
    X("_foreach_pow()", 0, torc__foreach_pow_with(((torc_tensors){0}), ((torc_tensors){0}), options)) \
    X("_foreach_pow_()", 0, torc__foreach_pow_inplace_with(((torc_tensors){0}), ((torc_tensors){0}), options)) \
    X("_foreach_pow_scalar()", 0, torc__foreach_pow_scalar_with(((torc_tensors){0}), ((torc_number){0}), options)) \
    X("_foreach_pow_scalar_()", 0, torc__foreach_pow_scalar_inplace_with(((torc_tensors){0}), ((torc_number){0}), options)) \
    X("_foreach_pow_scalar_list()", 0, torc__foreach_pow_scalar_list_with(((torc_tensors){0}), ((torc_numbers){0}), options)) \
    X("_foreach_pow_scalar_list_()", 0, torc__foreach_pow_scalar_list_inplace_with(((torc_tensors){0}), ((torc_numbers){0}), options)) \
    X("_foreach_pow_scalar_and_tensor()", 0, torc__foreach_pow_scalar_and_tensor_with(((torc_number){0}), ((torc_tensors){0}), options)) \
    X("_foreach_addcmul_scalar_list()", 0, torc__foreach_addcmul_scalar_list_with(((torc_tensors){0}), ((torc_tensors){0}), ((torc_tensors){0}), ((torc_numbers){0}), options)) \
    X("_foreach_addcmul_scalar_list_()", 0, torc__foreach_addcmul_scalar_list_inplace_with(((torc_tensors){0}), ((torc_tensors){0}), ((torc_tensors){0}), ((torc_numbers){0}), options)) \
    X("_foreach_addcmul_tensor()", 0, torc__foreach_addcmul_tensor_with(((torc_tensors){0}), ((torc_tensors){0}), ((torc_tensors){0}), ((torc_tensor){0}), options)) \
    X("_foreach_addcmul_tensor_()", 0, torc__foreach_addcmul_tensor_inplace_with(((torc_tensors){0}), ((torc_tensors){0}), ((torc_tensors){0}), ((torc_tensor){0}), options)) \
    X("_foreach_addcdiv_scalar_list()", 0, torc__foreach_addcdiv_scalar_list_with(((torc_tensors){0}), ((torc_tensors){0}), ((torc_tensors){0}), ((torc_numbers){0}), options)) \
    X("_foreach_addcdiv_scalar_list_()", 0, torc__foreach_addcdiv_scalar_list_inplace_with(((torc_tensors){0}), ((torc_tensors){0}), ((torc_tensors){0}), ((torc_numbers){0}), options)) \
    X("_foreach_addcdiv_tensor()", 0, torc__foreach_addcdiv_tensor_with(((torc_tensors){0}), ((torc_tensors){0}), ((torc_tensors){0}), ((torc_tensor){0}), options)) \
    X("_foreach_addcdiv_tensor_()", 0, torc__foreach_addcdiv_tensor_inplace_with(((torc_tensors){0}), ((torc_tensors){0}), ((torc_tensors){0}), ((torc_tensor){0}), options)) \
    X("_foreach_lerp()", 0, torc__foreach_lerp_with(((torc_tensors){0}), ((torc_tensors){0}), ((torc_tensors){0}), options)) \
    X("_foreach_lerp_()", 0, torc__foreach_lerp_inplace_with(((torc_tensors){0}), ((torc_tensors){0}), ((torc_tensors){0}), options)) \
    X("_foreach_lerp_scalar()", 0, torc__foreach_lerp_scalar_with(((torc_tensors){0}), ((torc_tensors){0}), ((torc_number){0}), options)) \
    X("_foreach_lerp_scalar_()", 0, torc__foreach_lerp_scalar_inplace_with(((torc_tensors){0}), ((torc_tensors){0}), ((torc_number){0}), options)) \
    X("_foreach_lerp_scalar_list()", 0, torc__foreach_lerp_scalar_list_with(((torc_tensors){0}), ((torc_tensors){0}), ((torc_numbers){0}), options)) \
    X("_foreach_lerp_scalar_list_()", 0, torc__foreach_lerp_scalar_list_inplace_with(((torc_tensors){0}), ((torc_tensors){0}), ((torc_numbers){0}), options)) \
    X("op_find()", 0, torc_op_find_with(((const char *){0}), ((const char *){0}), options)) \
    X("op_first()", 0, torc_op_first_with(((const char *){0}), options)) \
    X("op_call()", 0, torc_op_call_with(((int64_t){0}), ((torc_op_form){0}), ((const torc_value *){0}), ((int64_t){0}), ((torc_tensors){0}), ((torc_value *){0}), ((int64_t){0}), options)) \
    X("is_leaf()", 0, torc_is_leaf_with(((torc_tensor){0}), options)) \
    X("grad()", 0, torc_grad_with(((torc_tensor){0}), options)) \
    X("set_grad()", 0, torc_set_grad_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("retain_grad()", 0, torc_retain_grad_with(((torc_tensor){0}), options)) \
    X("detach_()", 0, torc_detach_inplace_with(((torc_tensor){0}), options)) \
    X("data()", 0, torc_data_with(((torc_tensor){0}), options)) \
    X("set_data()", 0, torc_set_data_with(((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("view_base()", 0, torc_view_base_with(((torc_tensor){0}), options)) \
    X("grad_fn()", 0, torc_grad_fn_with(((torc_tensor){0}), options)) \
    X("output_nr()", 0, torc_output_nr_with(((torc_tensor){0}), options)) \
    X("Node.next_count()", 0, torc_node_next_count_with(((torc_node){0}), options)) \
    X("Node.next()", 0, torc_node_next_with(((torc_node){0}), ((int64_t){0}), options)) \
    X("Node.next_output_nr()", 0, torc_node_next_output_nr_with(((torc_node){0}), ((int64_t){0}), options)) \
    X("Node.output_count()", 0, torc_node_output_count_with(((torc_node){0}), options)) \
    X("Node.sequence_nr()", 0, torc_node_sequence_nr_with(((torc_node){0}), options)) \
    X("Node.variable()", 0, torc_node_variable_with(((torc_node){0}), options)) \
    X("gradient_node()", 0, torc_gradient_node_with(((torc_tensor){0}), options)) \
    X("Node.apply()", 0, torc_node_apply_with(((torc_node){0}), ((torc_tensors){0}), options)) \
    X("register_hook()", 1, torc_register_hook_with(((torc_tensor){0}), ((torc_tensor_hook){0}), counted, options)) \
    X("register_post_accumulate_grad_hook()", 1, torc_register_post_accumulate_grad_hook_with(((torc_tensor){0}), ((torc_accumulate_grad_hook){0}), counted, options)) \
    X("Node.register_prehook()", 1, torc_node_register_prehook_with(((torc_node){0}), ((torc_node_prehook){0}), counted, options)) \
    X("Node.register_hook()", 1, torc_node_register_hook_with(((torc_node){0}), ((torc_node_hook){0}), counted, options)) \
    X("remove_hook()", 0, torc_remove_hook_with(((uint64_t){0}), options)) \
    X("backward_visits()", 0, torc_backward_visits_with(((torc_node){0}), options)) \
    X("Node.saved_count()", 0, torc_node_saved_count_with(((torc_node){0}), options)) \
    X("Node.saved_tensor_count()", 0, torc_node_saved_tensor_count_with(((torc_node){0}), ((int64_t){0}), options)) \
    X("Node.saved()", 0, torc_node_saved_with(((torc_node){0}), ((int64_t){0}), ((torc_value *){0}), options)) \
    X("function_save_for_backward()", 0, torc_function_save_for_backward_with(((torc_function_context){0}), ((torc_tensors){0}), options)) \
    X("function_saved()", 0, torc_function_saved_with(((torc_function_context){0}), ((int64_t){0}), options)) \
    X("function_mark_non_differentiable()", 0, torc_function_mark_non_differentiable_with(((torc_function_context){0}), ((torc_tensor){0}), options)) \
    X("function_mark_dirty()", 0, torc_function_mark_dirty_with(((torc_function_context){0}), ((torc_tensor){0}), options)) \
    X("function_set_materialize_grads()", 0, torc_function_set_materialize_grads_with(((torc_function_context){0}), ((bool){0}), options)) \
    X("set_anomaly_tag()", 0, torc_set_anomaly_tag_with(((const char *){0}), options)) \
    X("Module.forward()", 0, torc_module_forward_with(((torc_module){0}), ((torc_tensor){0}), options)) \
    X("Module.forward()", 0, torc_module_forward_many_with(((torc_module){0}), ((torc_tensors){0}), options)) \
    X("Module.forward()", 0, torc_loss_forward_with(((torc_module){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("Module.eval()", 0, torc_module_eval_with(((torc_module){0}), options)) \
    X("Module.parameters()", 0, torc_module_parameters_with(((torc_module){0}), options)) \
    X("Module.named_parameters()", 0, torc_module_named_parameters_with(((torc_module){0}), options)) \
    X("Module.named_buffers()", 0, torc_module_named_buffers_with(((torc_module){0}), options)) \
    X("Module.named_modules()", 0, torc_module_named_modules_with(((torc_module){0}), options)) \
    X("Module.named_children()", 0, torc_module_named_children_with(((torc_module){0}), options)) \
    X("Module.get_parameter()", 0, torc_module_get_parameter_with(((torc_module){0}), ((const char *){0}), options)) \
    X("Module.get_buffer()", 0, torc_module_get_buffer_with(((torc_module){0}), ((const char *){0}), options)) \
    X("Module.get_submodule()", 0, torc_module_get_submodule_with(((torc_module){0}), ((const char *){0}), options)) \
    X("Module.state_dict()", 0, torc_module_state_dict_with(((torc_module){0}), options)) \
    X("Module.apply()", 1, torc_module_apply_with(((torc_module){0}), ((torc_module_visitor){0}), counted, options)) \
    X("Module.__repr__()", 0, torc_module_to_string_with(((torc_module){0}), options)) \
    X("Module.register_forward_pre_hook()", 1, torc_module_register_forward_pre_hook_with(((torc_module){0}), ((torc_module_pre_hook){0}), counted, options)) \
    X("Module.register_forward_hook()", 1, torc_module_register_forward_hook_with(((torc_module){0}), ((torc_module_hook){0}), counted, options)) \
    X("Module.remove_hook()", 0, torc_module_remove_hook_with(((torc_module){0}), ((uint64_t){0}), options)) \
    X("Lambda()", 1, torc_nn_lambda_with(((const char *){0}), ((torc_module_function){0}), counted, options)) \
    X("Parameter()", 0, torc_parameter_with(((torc_tensor){0}), options)) \
    X("Module.register_parameter()", 0, torc_module_register_parameter_with(((torc_module){0}), ((const char *){0}), ((torc_tensor){0}), options)) \
    X("Module.register_module()", 0, torc_module_register_module_with(((torc_module){0}), ((const char *){0}), ((torc_module){0}), options)) \
    X("Sequential()", 0, torc_nn_sequential_list_with(((torc_modules){0}), options)) \
    X("ModuleList()", 0, torc_nn_module_list_with(((torc_modules){0}), options)) \
    X("Append()", 0, torc_nn_append_with(((torc_module){0}), ((torc_module){0}), options)) \
    X("Sigmoid()", 0, torc_nn_sigmoid_with(options)) \
    X("Tanh()", 0, torc_nn_tanh_with(options)) \
    X("Softmax()", 0, torc_nn_softmax_with(((int64_t){0}), options)) \
    X("LogSoftmax()", 0, torc_nn_log_softmax_with(((int64_t){0}), options)) \
    X("Identity()", 0, torc_nn_identity_with(options)) \
    X("AdaptiveAvgPool2d()", 0, torc_nn_adaptive_avg_pool2d_with(((torc_ints){0}), options)) \
    X("Unflatten()", 0, torc_nn_unflatten_with(((int64_t){0}), ((torc_ints){0}), options)) \
    X("constant_()", 0, torc_init_constant_inplace_with(((torc_tensor){0}), ((double){0}), options)) \
    X("ones_()", 0, torc_init_ones_inplace_with(((torc_tensor){0}), options)) \
    X("zeros_()", 0, torc_init_zeros_inplace_with(((torc_tensor){0}), options)) \
    X("eye_()", 0, torc_init_eye_inplace_with(((torc_tensor){0}), options)) \
    X("Optimizer.num_groups()", 0, torc_optimizer_num_groups_with(((torc_optimizer){0}), options)) \
    X("Optimizer.get_lr()", 0, torc_optimizer_get_lr_with(((torc_optimizer){0}), ((int64_t){0}), options)) \
    X("Optimizer.set_lr()", 0, torc_optimizer_set_lr_with(((torc_optimizer){0}), ((int64_t){0}), ((double){0}), options)) \
    X("Optimizer.get()", 0, torc_optimizer_get_with(((torc_optimizer){0}), ((int64_t){0}), ((const char *){0}), options)) \
    X("Optimizer.set()", 0, torc_optimizer_set_with(((torc_optimizer){0}), ((int64_t){0}), ((const char *){0}), ((double){0}), options)) \
    X("Optimizer.state_dict()", 0, torc_optimizer_state_dict_with(((torc_optimizer){0}), options)) \
    X("Optimizer.load_state_dict()", 0, torc_optimizer_load_state_dict_with(((torc_optimizer){0}), ((torc_named_tensors){0}), options)) \
    X("LambdaLR()", 1, torc_lambda_lr_with(((torc_optimizer){0}), ((torc_lr_lambda){0}), counted, options)) \
    X("ExponentialLR()", 0, torc_exponential_lr_with(((torc_optimizer){0}), ((double){0}), options)) \
    X("SequentialLR()", 0, torc_sequential_lr_with(((torc_optimizer){0}), ((torc_schedulers){0}), ((torc_ints){0}), options)) \
    X("LRScheduler.step()", 0, torc_scheduler_step_with(((torc_scheduler){0}), options)) \
    X("LRScheduler.get_last_lr()", 0, torc_scheduler_get_last_lr_with(((torc_scheduler){0}), ((int64_t){0}), options)) \
    X("LRScheduler.last_epoch()", 0, torc_scheduler_last_epoch_with(((torc_scheduler){0}), options)) \
    X("LRScheduler.state_dict()", 0, torc_scheduler_state_dict_with(((torc_scheduler){0}), options)) \
    X("LRScheduler.load_state_dict()", 0, torc_scheduler_load_state_dict_with(((torc_scheduler){0}), ((torc_named_tensors){0}), options)) \
    X("clip_grad_value_()", 0, torc_clip_grad_value_inplace_with(((torc_tensors){0}), ((double){0}), options)) \
    X("set_autocast_enabled()", 0, torc_set_autocast_enabled_with(((torc_device_type){0}), ((bool){0}), options)) \
    X("get_autocast_dtype()", 0, torc_get_autocast_dtype_with(((torc_device_type){0}), options)) \
    X("set_autocast_dtype()", 0, torc_set_autocast_dtype_with(((torc_device_type){0}), ((torc_dtype){0}), options)) \
    X("GradScaler.scale()", 0, torc_grad_scaler_scale_with(((torc_grad_scaler){0}), ((torc_tensor){0}), options)) \
    X("GradScaler.unscale_()", 0, torc_grad_scaler_unscale_inplace_with(((torc_grad_scaler){0}), ((torc_optimizer){0}), options)) \
    X("GradScaler.step()", 0, torc_grad_scaler_step_with(((torc_grad_scaler){0}), ((torc_optimizer){0}), options)) \
    X("GradScaler.get_scale()", 0, torc_grad_scaler_get_scale_with(((torc_grad_scaler){0}), options)) \
    X("GradScaler.get_growth_factor()", 0, torc_grad_scaler_get_growth_factor_with(((torc_grad_scaler){0}), options)) \
    X("GradScaler.set_growth_factor()", 0, torc_grad_scaler_set_growth_factor_with(((torc_grad_scaler){0}), ((double){0}), options)) \
    X("GradScaler.get_backoff_factor()", 0, torc_grad_scaler_get_backoff_factor_with(((torc_grad_scaler){0}), options)) \
    X("GradScaler.set_backoff_factor()", 0, torc_grad_scaler_set_backoff_factor_with(((torc_grad_scaler){0}), ((double){0}), options)) \
    X("GradScaler.get_growth_interval()", 0, torc_grad_scaler_get_growth_interval_with(((torc_grad_scaler){0}), options)) \
    X("GradScaler.set_growth_interval()", 0, torc_grad_scaler_set_growth_interval_with(((torc_grad_scaler){0}), ((int64_t){0}), options)) \
    X("GradScaler.state_dict()", 0, torc_grad_scaler_state_dict_with(((torc_grad_scaler){0}), options)) \
    X("GradScaler.load_state_dict()", 0, torc_grad_scaler_load_state_dict_with(((torc_grad_scaler){0}), ((torc_named_tensors){0}), options)) \
    X("named_tensors_make()", 0, torc_named_tensors_make_with(((const char *const *){0}), ((const torc_tensor *){0}), ((int64_t){0}), options)) \
    X("named_tensors_prefix()", 0, torc_named_tensors_prefix_with(((torc_named_tensors){0}), ((const char *){0}), options)) \
    X("named_tensors_select()", 0, torc_named_tensors_select_with(((torc_named_tensors){0}), ((const char *){0}), options)) \
    X("named_tensors_concat()", 0, torc_named_tensors_concat_with(((const torc_named_tensors *){0}), ((int64_t){0}), options)) \
    X("from_dlpack()", 0, torc_from_dlpack_with(((void *){0}), options)) \
    X("from_dlpack_unversioned()", 0, torc_from_dlpack_unversioned_with(((void *){0}), options)) \
    X("dlpack_device()", 0, torc_dlpack_device_with(((torc_tensor){0}), ((int32_t *){0}), ((int32_t *){0}), options)) \
    X("set_float32_matmul_precision()", 0, torc_set_float32_matmul_precision_with(((const char *){0}), options)) \
    X("backends_set_fp32_precision()", 0, torc_backends_set_fp32_precision_with(((const char *){0}), ((const char *){0}), ((const char *){0}), options)) \
    X("torch.backends.cuda.matmul_set_allow_tf32()", 0, torc_backends_cuda_matmul_set_allow_tf32_with(((bool){0}), options)) \
    X("torch.backends.cuda.matmul_set_allow_fp16_reduced_precision_reduction()", 0, torc_backends_cuda_matmul_set_allow_fp16_reduced_precision_reduction_with(((bool){0}), ((bool){0}), options)) \
    X("torch.backends.cuda.matmul_set_allow_bf16_reduced_precision_reduction()", 0, torc_backends_cuda_matmul_set_allow_bf16_reduced_precision_reduction_with(((bool){0}), ((bool){0}), options)) \
    X("torch.backends.cuda.matmul_set_allow_fp16_accumulation()", 0, torc_backends_cuda_matmul_set_allow_fp16_accumulation_with(((bool){0}), options)) \
    X("torch.backends.cuda.preferred_blas_library()", 0, torc_backends_cuda_preferred_blas_library_with(((const char *){0}), options)) \
    X("torch.backends.cudnn.set_enabled()", 0, torc_backends_cudnn_set_enabled_with(((bool){0}), options)) \
    X("torch.backends.cudnn.set_benchmark()", 0, torc_backends_cudnn_set_benchmark_with(((bool){0}), options)) \
    X("torch.backends.cudnn.set_benchmark_limit()", 0, torc_backends_cudnn_set_benchmark_limit_with(((int){0}), options)) \
    X("torch.backends.cudnn.set_deterministic()", 0, torc_backends_cudnn_set_deterministic_with(((bool){0}), options)) \
    X("torch.backends.cudnn.set_allow_tf32()", 0, torc_backends_cudnn_set_allow_tf32_with(((bool){0}), options)) \
    X("set_deterministic_debug_mode()", 0, torc_set_deterministic_debug_mode_with(((int){0}), options)) \
    X("set_fill_uninitialized_memory()", 0, torc_set_fill_uninitialized_memory_with(((bool){0}), options)) \
    X("torch.cuda.current_device()", 0, torc_cuda_current_device_with(options)) \
    X("torch.cuda.set_device()", 0, torc_cuda_set_device_with(((int){0}), options)) \
    X("torch.cuda.synchronize()", 0, torc_cuda_synchronize_with(((int){0}), options)) \
    X("torch.cuda.get_device_capability()", 0, torc_cuda_get_device_capability_with(((int){0}), ((int *){0}), ((int *){0}), options)) \
    X("torch.cuda.exchange_device()", 0, torc_cuda_exchange_device_with(((int){0}), options)) \
    X("torch.cuda.init()", 0, torc_cuda_init_with(options)) \
    X("torch.cuda.can_device_access_peer()", 0, torc_cuda_can_device_access_peer_with(((int){0}), ((int){0}), options)) \
    X("torch.cuda.utilization()", 0, torc_cuda_utilization_with(((int){0}), options)) \
    X("torch.cuda.memory_usage()", 0, torc_cuda_memory_usage_with(((int){0}), options)) \
    X("torch.cuda.temperature()", 0, torc_cuda_temperature_with(((int){0}), options)) \
    X("torch.cuda.power_draw()", 0, torc_cuda_power_draw_with(((int){0}), options)) \
    X("torch.cuda.clock_rate()", 0, torc_cuda_clock_rate_with(((int){0}), options)) \
    X("torch.cuda.device_memory_used()", 0, torc_cuda_device_memory_used_with(((int){0}), options)) \
    X("torch.cuda.list_gpu_processes()", 0, torc_cuda_list_gpu_processes_with(((int){0}), options)) \
    X("torch.cuda.mem_get_info()", 0, torc_cuda_mem_get_info_with(((int){0}), ((size_t *){0}), ((size_t *){0}), options)) \
    X("torch.cuda.memory_allocated()", 0, torc_cuda_memory_allocated_with(((int){0}), options)) \
    X("torch.cuda.max_memory_allocated()", 0, torc_cuda_max_memory_allocated_with(((int){0}), options)) \
    X("torch.cuda.memory_reserved()", 0, torc_cuda_memory_reserved_with(((int){0}), options)) \
    X("torch.cuda.max_memory_reserved()", 0, torc_cuda_max_memory_reserved_with(((int){0}), options)) \
    X("torch.cuda.memory_stats()", 0, torc_cuda_memory_stats_with(((int){0}), ((torc_cuda_memory_stat *){0}), ((int64_t){0}), options)) \
    X("torch.cuda.memory_stat_value()", 0, torc_cuda_memory_stat_value_with(((int){0}), ((const char *){0}), options)) \
    X("torch.cuda.memory_summary()", 0, torc_cuda_memory_summary_with(((int){0}), ((bool){0}), options)) \
    X("torch.cuda.memory_snapshot()", 0, torc_cuda_memory_snapshot_with(options)) \
    X("torch.cuda.memory_dump_snapshot()", 0, torc_cuda_memory_dump_snapshot_with(((const char *){0}), options)) \
    X("torch.cuda.memory_record_history()", 0, torc_cuda_memory_record_history_with(((int64_t){0}), options)) \
    X("torch.cuda.reset_peak_memory_stats()", 0, torc_cuda_reset_peak_memory_stats_with(((int){0}), options)) \
    X("torch.cuda.reset_accumulated_memory_stats()", 0, torc_cuda_reset_accumulated_memory_stats_with(((int){0}), options)) \
    X("torch.cuda.empty_cache()", 0, torc_cuda_empty_cache_with(options)) \
    X("torch.cuda.set_per_process_memory_fraction()", 0, torc_cuda_set_per_process_memory_fraction_with(((double){0}), ((int){0}), options)) \
    X("torch.cuda.get_per_process_memory_fraction()", 0, torc_cuda_get_per_process_memory_fraction_with(((int){0}), options)) \
    X("torch.cuda.caching_allocator_alloc()", 0, torc_cuda_caching_allocator_alloc_with(((size_t){0}), ((int){0}), ((torc_cuda_stream){0}), options)) \
    X("torch.cuda.caching_allocator_delete()", 0, torc_cuda_caching_allocator_delete_with(((void *){0}), options)) \
    X("torch.cuda.caching_allocator_enable()", 0, torc_cuda_caching_allocator_enable_with(((bool){0}), options)) \
    X("torch.cuda.ipc_collect()", 0, torc_cuda_ipc_collect_with(options)) \
    X("torch.cuda.MemPool()", 0, torc_cuda_mempool_new_with(((int){0}), options)) \
    X("torch.cuda.use_mem_pool_begin()", 0, torc_cuda_use_mem_pool_begin_with(((torc_cuda_mempool){0}), options)) \
    X("pin_memory()", 0, torc_pin_memory_with(((torc_tensor){0}), options)) \
    X("torch.cuda.host_register()", 0, torc_cuda_host_register_with(((void *){0}), ((size_t){0}), options)) \
    X("torch.cuda.host_unregister()", 0, torc_cuda_host_unregister_with(((void *){0}), options)) \
    X("torch.cuda.host_empty_cache()", 0, torc_cuda_host_empty_cache_with(options)) \
    X("torch.cuda.host_memory_stats()", 0, torc_cuda_host_memory_stats_with(((torc_cuda_memory_stat *){0}), ((int64_t){0}), options)) \
    X("torch.cuda.reset_peak_host_memory_stats()", 0, torc_cuda_reset_peak_host_memory_stats_with(options)) \
    X("torch.cuda.reset_accumulated_host_memory_stats()", 0, torc_cuda_reset_accumulated_host_memory_stats_with(options)) \
    X("torch.cuda.ExternalStream()", 0, torc_cuda_external_stream_with(((void *){0}), ((int){0}), options)) \
    X("torch.cuda.default_stream()", 0, torc_cuda_default_stream_with(((int){0}), options)) \
    X("torch.cuda.current_stream()", 0, torc_cuda_current_stream_with(((int){0}), options)) \
    X("torch.cuda.set_stream()", 0, torc_cuda_set_stream_with(((torc_cuda_stream){0}), options)) \
    X("torch.cuda.stream_guard_begin()", 0, torc_cuda_stream_guard_begin_with(((torc_cuda_stream){0}), options)) \
    X("torch.cuda.device_guard_begin()", 0, torc_cuda_device_guard_begin_with(((int){0}), options)) \
    X("torch.cuda.stream_query()", 0, torc_cuda_stream_query_with(((torc_cuda_stream){0}), options)) \
    X("torch.cuda.stream_synchronize()", 0, torc_cuda_stream_synchronize_with(((torc_cuda_stream){0}), options)) \
    X("torch.cuda.stream_wait_stream()", 0, torc_cuda_stream_wait_stream_with(((torc_cuda_stream){0}), ((torc_cuda_stream){0}), options)) \
    X("torch.cuda.stream_wait_event()", 0, torc_cuda_stream_wait_event_with(((torc_cuda_stream){0}), ((torc_cuda_event){0}), options)) \
    X("torch.cuda.stream_record_event()", 0, torc_cuda_stream_record_event_with(((torc_cuda_stream){0}), ((torc_cuda_event){0}), options)) \
    X("torch.cuda.stream_device()", 0, torc_cuda_stream_device_with(((torc_cuda_stream){0}), options)) \
    X("torch.cuda.stream_priority()", 0, torc_cuda_stream_priority_with(((torc_cuda_stream){0}), options)) \
    X("torch.cuda.stream_id()", 0, torc_cuda_stream_id_with(((torc_cuda_stream){0}), options)) \
    X("torch.cuda.stream_priority_range()", 0, torc_cuda_stream_priority_range_with(((int){0}), ((int *){0}), ((int *){0}), options)) \
    X("record_stream()", 0, torc_record_stream_with(((torc_tensor){0}), ((torc_cuda_stream){0}), options)) \
    X("torch.cuda.set_stream_ordering()", 0, torc_cuda_set_stream_ordering_with(((bool){0}), options)) \
    X("torch.cuda.event_record()", 0, torc_cuda_event_record_with(((torc_cuda_event){0}), ((torc_cuda_stream){0}), options)) \
    X("torch.cuda.event_wait()", 0, torc_cuda_event_wait_with(((torc_cuda_event){0}), ((torc_cuda_stream){0}), options)) \
    X("torch.cuda.event_query()", 0, torc_cuda_event_query_with(((torc_cuda_event){0}), options)) \
    X("torch.cuda.event_synchronize()", 0, torc_cuda_event_synchronize_with(((torc_cuda_event){0}), options)) \
    X("torch.cuda.event_elapsed_time()", 0, torc_cuda_event_elapsed_time_with(((torc_cuda_event){0}), ((torc_cuda_event){0}), options)) \
    X("torch.cuda.event_ipc_handle()", 0, torc_cuda_event_ipc_handle_with(((torc_cuda_event){0}), ((uint8_t *){0}), options)) \
    X("torch.cuda.event_from_ipc_handle()", 0, torc_cuda_event_from_ipc_handle_with(((int){0}), ((const uint8_t *){0}), options)) \
    X("torch.cuda.event_device()", 0, torc_cuda_event_device_with(((torc_cuda_event){0}), options)) \
    X("CUDAGraph.instantiate()", 0, torc_cuda_graph_instantiate_with(((torc_cuda_graph){0}), options)) \
    X("CUDAGraph.replay()", 0, torc_cuda_graph_replay_with(((torc_cuda_graph){0}), options)) \
    X("CUDAGraph.reset()", 0, torc_cuda_graph_reset_with(((torc_cuda_graph){0}), options)) \
    X("CUDAGraph.pool()", 0, torc_cuda_graph_pool_with(((torc_cuda_graph){0}), options)) \
    X("CUDAGraph.debug_dump()", 0, torc_cuda_graph_debug_dump_with(((torc_cuda_graph){0}), ((const char *){0}), options)) \
    X("CUDAGraph.node_count()", 0, torc_cuda_graph_node_count_with(((torc_cuda_graph){0}), options)) \
    X("CUDAGraph.register_generator()", 0, torc_cuda_graph_register_generator_with(((torc_cuda_graph){0}), ((torc_generator){0}), options)) \
    X("graphed_callable()", 0, torc_cuda_graphed_call_with(((torc_cuda_graphed){0}), ((torc_tensors){0}), options)) \
    X("torch.cuda.manual_seed()", 0, torc_cuda_manual_seed_with(((uint64_t){0}), options)) \
    X("torch.cuda.manual_seed_all()", 0, torc_cuda_manual_seed_all_with(((uint64_t){0}), options)) \
    X("torch.cuda.seed()", 0, torc_cuda_seed_with(options)) \
    X("torch.cuda.seed_all()", 0, torc_cuda_seed_all_with(options)) \
    X("torch.cuda.initial_seed()", 0, torc_cuda_initial_seed_with(options)) \
    X("torch.cuda.get_rng_state()", 0, torc_cuda_get_rng_state_with(((int){0}), options)) \
    X("torch.cuda.set_rng_state()", 0, torc_cuda_set_rng_state_with(((torc_tensor){0}), ((int){0}), options)) \
    X("torch.cuda.get_rng_state_all()", 0, torc_cuda_get_rng_state_all_with(options)) \
    X("torch.cuda.set_rng_state_all()", 0, torc_cuda_set_rng_state_all_with(((torc_tensors){0}), options)) \
    X("torch.cuda.nvtx_range_push()", 0, torc_cuda_nvtx_range_push_with(((const char *){0}), options)) \
    X("torch.cuda.nvtx_mark()", 0, torc_cuda_nvtx_mark_with(((const char *){0}), options)) \
    X("torch.cuda.nvtx_range_start()", 0, torc_cuda_nvtx_range_start_with(((const char *){0}), options)) \
    X("torch.cuda.set_sync_debug_mode()", 0, torc_cuda_set_sync_debug_mode_with(((torc_cuda_sync_debug){0}), options)) \
    X("torch.cuda.kernel_from_image()", 0, torc_cuda_kernel_from_image_with(((const void *){0}), ((size_t){0}), ((const char *){0}), options)) \
    X("torch.cuda.kernel_from_file()", 0, torc_cuda_kernel_from_file_with(((const char *){0}), ((const char *){0}), options)) \
    X("torch.cuda.kernel_from_function()", 0, torc_cuda_kernel_from_function_with(((void *){0}), ((int){0}), options)) \
    X("torch.cuda.kernel_parameter_count()", 0, torc_cuda_kernel_parameter_count_with(((torc_cuda_kernel){0}), options)) \
    X("torch.cuda.kernel_max_active_blocks()", 0, torc_cuda_kernel_max_active_blocks_with(((torc_cuda_kernel){0}), ((int){0}), ((int64_t){0}), ((int64_t){0}), options)) \
/* end */
