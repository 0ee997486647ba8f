/* Written by tools/generate from torc/nn.h: what bindings need beside it, as torc/bindings.h says. */
#ifndef TORC_BINDINGS_NN_H
#define TORC_BINDINGS_NN_H
#include "torc/nn.h"

#ifdef __cplusplus
extern "C" {
#endif
/* clang-format off */

TORC_API torc_tensor torc_module_forward_with(torc_module m, torc_tensor input, const torc_no_options *options);
TORC_API torc_tensor torc_module_forward_many_with(torc_module m, torc_tensors inputs, const torc_no_options *options);
TORC_API torc_tensor torc_loss_forward_with(torc_module m, torc_tensor input, torc_tensor target, const torc_no_options *options);
TORC_API bool torc_module_eval_with(torc_module m, const torc_no_options *options);
TORC_API torc_tensors torc_module_parameters_with(torc_module m, const torc_no_options *options);
TORC_API torc_named_tensors torc_module_named_parameters_with(torc_module m, const torc_no_options *options);
TORC_API torc_named_tensors torc_module_named_buffers_with(torc_module m, const torc_no_options *options);
TORC_API torc_named_modules torc_module_named_modules_with(torc_module m, const torc_no_options *options);
TORC_API torc_named_modules torc_module_named_children_with(torc_module m, const torc_no_options *options);
TORC_API torc_tensor torc_module_get_parameter_with(torc_module m, const char *name, const torc_no_options *options);
TORC_API torc_tensor torc_module_get_buffer_with(torc_module m, const char *name, const torc_no_options *options);
TORC_API torc_module torc_module_get_submodule_with(torc_module m, const char *name, const torc_no_options *options);
TORC_API torc_named_tensors torc_module_state_dict_with(torc_module m, const torc_no_options *options);
TORC_API bool torc_module_apply_with(torc_module m, torc_module_visitor visit, torc_context context, const torc_no_options *options);
TORC_API const char *torc_module_to_string_with(torc_module m, const torc_no_options *options);
TORC_API uint64_t torc_module_register_forward_pre_hook_with(torc_module m, torc_module_pre_hook hook, torc_context context, const torc_no_options *options);
TORC_API uint64_t torc_module_register_forward_hook_with(torc_module m, torc_module_hook hook, torc_context context, const torc_no_options *options);
TORC_API bool torc_module_remove_hook_with(torc_module m, uint64_t id, const torc_no_options *options);
TORC_API torc_module torc_nn_lambda_with(const char *name, torc_module_function forward, torc_context context, const torc_no_options *options);
TORC_API torc_tensor torc_parameter_with(torc_tensor t, const torc_no_options *options);
TORC_API bool torc_module_register_parameter_with(torc_module m, const char *name, torc_tensor parameter, const torc_no_options *options);
TORC_API bool torc_module_register_module_with(torc_module m, const char *name, torc_module child, const torc_no_options *options);
TORC_API torc_module torc_nn_sequential_list_with(torc_modules modules, const torc_no_options *options);
TORC_API torc_module torc_nn_module_list_with(torc_modules modules, const torc_no_options *options);
TORC_API torc_module torc_nn_append_with(torc_module m, torc_module child, const torc_no_options *options);
TORC_API torc_module torc_nn_sigmoid_with(const torc_no_options *options);
TORC_API torc_module torc_nn_tanh_with(const torc_no_options *options);
TORC_API torc_module torc_nn_softmax_with(int64_t dim, const torc_no_options *options);
TORC_API torc_module torc_nn_log_softmax_with(int64_t dim, const torc_no_options *options);
TORC_API torc_module torc_nn_identity_with(const torc_no_options *options);
TORC_API torc_module torc_nn_adaptive_avg_pool2d_with(torc_ints output_size, const torc_no_options *options);
TORC_API torc_module torc_nn_unflatten_with(int64_t dim, torc_ints unflattened_size, const torc_no_options *options);
TORC_API torc_tensor torc_init_constant_inplace_with(torc_tensor t, double value, const torc_no_options *options);
TORC_API torc_tensor torc_init_ones_inplace_with(torc_tensor t, const torc_no_options *options);
TORC_API torc_tensor torc_init_zeros_inplace_with(torc_tensor t, const torc_no_options *options);
TORC_API torc_tensor torc_init_eye_inplace_with(torc_tensor t, const torc_no_options *options);
TORC_API void torc_module_train_options_init(torc_module_train_options *options);
TORC_API void torc_module_load_state_dict_options_init(torc_module_load_state_dict_options *options);
TORC_API void torc_module_to_options_init(torc_module_to_options *options);
TORC_API void torc_module_zero_grad_options_init(torc_module_zero_grad_options *options);
TORC_API void torc_module_requires_grad_options_init(torc_module_requires_grad_options *options);
TORC_API void torc_module_register_buffer_options_init(torc_module_register_buffer_options *options);
TORC_API void torc_nn_linear_options_init(torc_nn_linear_options *options);
TORC_API void torc_nn_conv_options_init(torc_nn_conv_options *options);
TORC_API void torc_nn_embedding_options_init(torc_nn_embedding_options *options);
TORC_API void torc_nn_batch_norm_options_init(torc_nn_batch_norm_options *options);
TORC_API void torc_nn_layer_norm_options_init(torc_nn_layer_norm_options *options);
TORC_API void torc_nn_group_norm_options_init(torc_nn_group_norm_options *options);
TORC_API void torc_nn_dropout_options_init(torc_nn_dropout_options *options);
TORC_API void torc_nn_inplace_options_init(torc_nn_inplace_options *options);
TORC_API void torc_nn_leaky_relu_options_init(torc_nn_leaky_relu_options *options);
TORC_API void torc_nn_elu_options_init(torc_nn_elu_options *options);
TORC_API void torc_nn_hardtanh_options_init(torc_nn_hardtanh_options *options);
TORC_API void torc_nn_softplus_options_init(torc_nn_softplus_options *options);
TORC_API void torc_nn_gelu_options_init(torc_nn_gelu_options *options);
TORC_API void torc_nn_max_pool_options_init(torc_nn_max_pool_options *options);
TORC_API void torc_nn_avg_pool_options_init(torc_nn_avg_pool_options *options);
TORC_API void torc_nn_flatten_options_init(torc_nn_flatten_options *options);
TORC_API void torc_nn_class_loss_options_init(torc_nn_class_loss_options *options);
TORC_API void torc_nn_loss_options_init(torc_nn_loss_options *options);
TORC_API void torc_nn_bce_with_logits_loss_options_init(torc_nn_bce_with_logits_loss_options *options);
TORC_API void torc_init_uniform_options_init(torc_init_uniform_options *options);
TORC_API void torc_init_normal_options_init(torc_init_normal_options *options);
TORC_API void torc_init_trunc_normal_options_init(torc_init_trunc_normal_options *options);
TORC_API void torc_init_dirac_options_init(torc_init_dirac_options *options);
TORC_API void torc_init_xavier_options_init(torc_init_xavier_options *options);
TORC_API void torc_init_kaiming_options_init(torc_init_kaiming_options *options);
TORC_API void torc_init_calculate_gain_options_init(torc_init_calculate_gain_options *options);

/* clang-format on */
#ifdef __cplusplus
}
#endif
#endif
