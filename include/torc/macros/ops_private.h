/* Written by tools/generate from torc/ops_private.h, which ends by including it: see "how the macros fill options" in
 * torc/core.h. */
#ifndef TORC_MACROS_OPS_PRIVATE_H
#define TORC_MACROS_OPS_PRIVATE_H
/* clang-format off */

#define TORC_DEFAULTS_torc__unique2_options .sorted = 1,
#define TORC_DEFAULTS_torc__addmm_activation_options .beta = {1}, .alpha = {1},
#define TORC_DEFAULTS_torc__fused_sgd_inplace_options
#define TORC_DEFAULTS_torc__fused_sgd__tensor_lr_options
#define TORC_DEFAULTS_torc__fused_adam_inplace_options
#define TORC_DEFAULTS_torc__fused_adam__tensor_lr_options
#define TORC_DEFAULTS_torc__fused_adamw_inplace_options
#define TORC_DEFAULTS_torc__fused_adamw__tensor_lr_options
#define TORC_DEFAULTS_torc__foreach_copy_inplace_options
#define TORC_DEFAULTS_torc__foreach_norm_options .ord = {2},
struct torc__foreach_norm_options_as_ints_ { size_t struct_size; torc_number ord; int64_t dtype; int32_t reserved0; const struct torc_by_name * by_name; };
#define TORC_DEFAULTS_torc__foreach_add_options .alpha = {1},
#define TORC_DEFAULTS_torc__foreach_add_tensor_options .alpha = {1},
#define TORC_DEFAULTS_torc__foreach_sub_options .alpha = {1},
#define TORC_DEFAULTS_torc__foreach_addcmul_options .value = {1},
#define TORC_DEFAULTS_torc__foreach_addcdiv_options .value = {1},

#define torc__unique2(...) torc__unique2_given_(__VA_ARGS__, )
#define torc__unique2_given_(self, ...) TORC_CALL_(torc__unique2_options, (__VA_ARGS__), torc__unique2_with(self, &torc_options_))
#define torc__addmm_activation(...) torc__addmm_activation_given_(__VA_ARGS__, )
#define torc__addmm_activation_given_(self, mat1, mat2, ...) TORC_CALL_(torc__addmm_activation_options, (__VA_ARGS__), torc__addmm_activation_with(self, mat1, mat2, &torc_options_))
#define torc__addmm_activation_out(...) torc__addmm_activation_out_given_(__VA_ARGS__, )
#define torc__addmm_activation_out_given_(out, self, mat1, mat2, ...) TORC_CALL_(torc__addmm_activation_options, (__VA_ARGS__), torc__addmm_activation_out_with(out, self, mat1, mat2, &torc_options_))
#define torc__fused_rms_norm(input, normalized_shape, weight, eps) torc__fused_rms_norm(input, TORC_INTS_(normalized_shape), weight, eps)
#define torc__fused_sgd_(...) torc__fused_sgd__given_(__VA_ARGS__, )
#define torc__fused_sgd__given_(self, grads, momentum_buffer_list, weight_decay, momentum, lr, dampening, nesterov, maximize, is_first_step, ...) TORC_CALL_(torc__fused_sgd_inplace_options, (__VA_ARGS__), torc__fused_sgd__with(self, grads, momentum_buffer_list, weight_decay, momentum, lr, dampening, TORC_WHOLE_(nesterov), TORC_WHOLE_(maximize), TORC_WHOLE_(is_first_step), &torc_options_))
#define torc__fused_sgd__tensor_lr(...) torc__fused_sgd__tensor_lr_given_(__VA_ARGS__, )
#define torc__fused_sgd__tensor_lr_given_(self, grads, momentum_buffer_list, weight_decay, momentum, lr, dampening, nesterov, maximize, is_first_step, ...) TORC_CALL_(torc__fused_sgd__tensor_lr_options, (__VA_ARGS__), torc__fused_sgd__tensor_lr_with(self, grads, momentum_buffer_list, weight_decay, momentum, lr, dampening, TORC_WHOLE_(nesterov), TORC_WHOLE_(maximize), TORC_WHOLE_(is_first_step), &torc_options_))
#define torc__fused_adam_(...) torc__fused_adam__given_(__VA_ARGS__, )
#define torc__fused_adam__given_(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, ...) TORC_CALL_(torc__fused_adam_inplace_options, (__VA_ARGS__), torc__fused_adam__with(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, TORC_WHOLE_(amsgrad), TORC_WHOLE_(maximize), &torc_options_))
#define torc__fused_adam__tensor_lr(...) torc__fused_adam__tensor_lr_given_(__VA_ARGS__, )
#define torc__fused_adam__tensor_lr_given_(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, ...) TORC_CALL_(torc__fused_adam__tensor_lr_options, (__VA_ARGS__), torc__fused_adam__tensor_lr_with(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, TORC_WHOLE_(amsgrad), TORC_WHOLE_(maximize), &torc_options_))
#define torc__fused_adamw_(...) torc__fused_adamw__given_(__VA_ARGS__, )
#define torc__fused_adamw__given_(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, ...) TORC_CALL_(torc__fused_adamw_inplace_options, (__VA_ARGS__), torc__fused_adamw__with(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, TORC_WHOLE_(amsgrad), TORC_WHOLE_(maximize), &torc_options_))
#define torc__fused_adamw__tensor_lr(...) torc__fused_adamw__tensor_lr_given_(__VA_ARGS__, )
#define torc__fused_adamw__tensor_lr_given_(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, ...) TORC_CALL_(torc__fused_adamw__tensor_lr_options, (__VA_ARGS__), torc__fused_adamw__tensor_lr_with(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, TORC_WHOLE_(amsgrad), TORC_WHOLE_(maximize), &torc_options_))
#define torc__amp_update_scale_(self, growth_tracker, found_inf, scale_growth_factor, scale_backoff_factor, growth_interval) torc__amp_update_scale_(self, growth_tracker, found_inf, scale_growth_factor, scale_backoff_factor, TORC_INT_(growth_interval))
#define torc__foreach_copy_(...) torc__foreach_copy__given_(__VA_ARGS__, )
#define torc__foreach_copy__given_(self, src, ...) TORC_CALL_(torc__foreach_copy_inplace_options, (__VA_ARGS__), torc__foreach_copy_inplace_with(self, src, &torc_options_))
#define torc__foreach_norm(...) torc__foreach_norm_given_(__VA_ARGS__, )
#define torc__foreach_norm_given_(self, ...) TORC_CALL_ENUMS_(torc__foreach_norm_options, (__VA_ARGS__), torc__foreach_norm_with(self, &torc_options_))
#define torc__foreach_add(...) torc__foreach_add_given_(__VA_ARGS__, )
#define torc__foreach_add_given_(self, other, ...) TORC_CALL_(torc__foreach_add_options, (__VA_ARGS__), torc__foreach_add_with(self, other, &torc_options_))
#define torc__foreach_add_(...) torc__foreach_add__given_(__VA_ARGS__, )
#define torc__foreach_add__given_(self, other, ...) TORC_CALL_(torc__foreach_add_options, (__VA_ARGS__), torc__foreach_add_inplace_with(self, other, &torc_options_))
#define torc__foreach_add_scalar(self, scalar) torc__foreach_add_scalar(self, TORC_NUMBER_(scalar))
#define torc__foreach_add_scalar_(self, scalar) torc__foreach_add_scalar_(self, TORC_NUMBER_(scalar))
#define torc__foreach_add_tensor(...) torc__foreach_add_tensor_given_(__VA_ARGS__, )
#define torc__foreach_add_tensor_given_(self, other, ...) TORC_CALL_(torc__foreach_add_tensor_options, (__VA_ARGS__), torc__foreach_add_tensor_with(self, other, &torc_options_))
#define torc__foreach_add_tensor_(...) torc__foreach_add_tensor__given_(__VA_ARGS__, )
#define torc__foreach_add_tensor__given_(self, other, ...) TORC_CALL_(torc__foreach_add_tensor_options, (__VA_ARGS__), torc__foreach_add_tensor_inplace_with(self, other, &torc_options_))
#define torc__foreach_sub(...) torc__foreach_sub_given_(__VA_ARGS__, )
#define torc__foreach_sub_given_(self, other, ...) TORC_CALL_(torc__foreach_sub_options, (__VA_ARGS__), torc__foreach_sub_with(self, other, &torc_options_))
#define torc__foreach_sub_(...) torc__foreach_sub__given_(__VA_ARGS__, )
#define torc__foreach_sub__given_(self, other, ...) TORC_CALL_(torc__foreach_sub_options, (__VA_ARGS__), torc__foreach_sub_inplace_with(self, other, &torc_options_))
#define torc__foreach_sub_scalar(self, scalar) torc__foreach_sub_scalar(self, TORC_NUMBER_(scalar))
#define torc__foreach_sub_scalar_(self, scalar) torc__foreach_sub_scalar_(self, TORC_NUMBER_(scalar))
#define torc__foreach_mul_scalar(self, scalar) torc__foreach_mul_scalar(self, TORC_NUMBER_(scalar))
#define torc__foreach_mul_scalar_(self, scalar) torc__foreach_mul_scalar_(self, TORC_NUMBER_(scalar))
#define torc__foreach_div_scalar(self, scalar) torc__foreach_div_scalar(self, TORC_NUMBER_(scalar))
#define torc__foreach_div_scalar_(self, scalar) torc__foreach_div_scalar_(self, TORC_NUMBER_(scalar))
#define torc__foreach_clamp_min_scalar(self, scalar) torc__foreach_clamp_min_scalar(self, TORC_NUMBER_(scalar))
#define torc__foreach_clamp_min_scalar_(self, scalar) torc__foreach_clamp_min_scalar_(self, TORC_NUMBER_(scalar))
#define torc__foreach_clamp_max_scalar(self, scalar) torc__foreach_clamp_max_scalar(self, TORC_NUMBER_(scalar))
#define torc__foreach_clamp_max_scalar_(self, scalar) torc__foreach_clamp_max_scalar_(self, TORC_NUMBER_(scalar))
#define torc__foreach_maximum_scalar(self, scalar) torc__foreach_maximum_scalar(self, TORC_NUMBER_(scalar))
#define torc__foreach_maximum_scalar_(self, scalar) torc__foreach_maximum_scalar_(self, TORC_NUMBER_(scalar))
#define torc__foreach_minimum_scalar(self, scalar) torc__foreach_minimum_scalar(self, TORC_NUMBER_(scalar))
#define torc__foreach_minimum_scalar_(self, scalar) torc__foreach_minimum_scalar_(self, TORC_NUMBER_(scalar))
#define torc__foreach_pow_scalar(self, exponent) torc__foreach_pow_scalar(self, TORC_NUMBER_(exponent))
#define torc__foreach_pow_scalar_(self, exponent) torc__foreach_pow_scalar_(self, TORC_NUMBER_(exponent))
#define torc__foreach_pow_scalar_and_tensor(self, exponent) torc__foreach_pow_scalar_and_tensor(TORC_NUMBER_(self), exponent)
#define torc__foreach_addcmul(...) torc__foreach_addcmul_given_(__VA_ARGS__, )
#define torc__foreach_addcmul_given_(self, tensor1, tensor2, ...) TORC_CALL_(torc__foreach_addcmul_options, (__VA_ARGS__), torc__foreach_addcmul_with(self, tensor1, tensor2, &torc_options_))
#define torc__foreach_addcmul_(...) torc__foreach_addcmul__given_(__VA_ARGS__, )
#define torc__foreach_addcmul__given_(self, tensor1, tensor2, ...) TORC_CALL_(torc__foreach_addcmul_options, (__VA_ARGS__), torc__foreach_addcmul_inplace_with(self, tensor1, tensor2, &torc_options_))
#define torc__foreach_addcdiv(...) torc__foreach_addcdiv_given_(__VA_ARGS__, )
#define torc__foreach_addcdiv_given_(self, tensor1, tensor2, ...) TORC_CALL_(torc__foreach_addcdiv_options, (__VA_ARGS__), torc__foreach_addcdiv_with(self, tensor1, tensor2, &torc_options_))
#define torc__foreach_addcdiv_(...) torc__foreach_addcdiv__given_(__VA_ARGS__, )
#define torc__foreach_addcdiv__given_(self, tensor1, tensor2, ...) TORC_CALL_(torc__foreach_addcdiv_options, (__VA_ARGS__), torc__foreach_addcdiv_inplace_with(self, tensor1, tensor2, &torc_options_))
#define torc__foreach_lerp_scalar(self, tensors1, weight) torc__foreach_lerp_scalar(self, tensors1, TORC_NUMBER_(weight))
#define torc__foreach_lerp_scalar_(self, tensors1, weight) torc__foreach_lerp_scalar_(self, tensors1, TORC_NUMBER_(weight))

/* clang-format on */
#endif
