/* Written by tools/generate from torc/nn.h, which ends by including it: see "how the macros fill options" in
 * torc/core.h. */
#ifndef TORC_MACROS_NN_H
#define TORC_MACROS_NN_H
/* clang-format off */

#define TORC_DEFAULTS_torc_module_train_options .mode = 1,
#define TORC_DEFAULTS_torc_module_load_state_dict_options .strict = 1,
#define TORC_DEFAULTS_torc_module_to_options
struct torc_module_to_options_as_ints_ { size_t struct_size; int64_t dtype; int32_t reserved0; const struct torc_by_name * by_name; torc_device device; int64_t memory_format; };
#define TORC_DEFAULTS_torc_module_zero_grad_options .set_to_none = 1,
#define TORC_DEFAULTS_torc_module_requires_grad_options .requires_grad = 1,
#define TORC_DEFAULTS_torc_module_register_buffer_options .persistent = 1,
#define TORC_DEFAULTS_torc_nn_linear_options .bias = 1,
struct torc_nn_linear_options_as_ints_ { size_t struct_size; torc_flag bias; const struct torc_by_name * by_name; int64_t dtype; torc_device device; };
#define TORC_DEFAULTS_torc_nn_conv_options .stride = {1}, .padding = {0}, .dilation = {1}, .groups = 1, .bias = 1,
struct torc_nn_conv_options_as_ints_ { size_t struct_size; torc_ints stride; torc_ints padding; torc_ints dilation; int64_t groups; torc_flag bias; const char * padding_mode; const struct torc_by_name * by_name; int64_t dtype; torc_device device; const char * padding_text; };
#define TORC_DEFAULTS_torc_nn_embedding_options .padding_idx = TORC_NONE,
struct torc_nn_embedding_options_as_ints_ { size_t struct_size; int64_t padding_idx; const struct torc_by_name * by_name; torc_flag scale_grad_by_freq; int64_t dtype; torc_device device; };
#define TORC_DEFAULTS_torc_nn_batch_norm_options .eps = 1e-05, .momentum = 0.1, .affine = 1, .track_running_stats = 1,
struct torc_nn_batch_norm_options_as_ints_ { size_t struct_size; double eps; double momentum; torc_flag affine; torc_flag track_running_stats; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag cumulative; };
#define TORC_DEFAULTS_torc_nn_layer_norm_options .eps = TORC_NONE_FLOAT, .elementwise_affine = 1, .bias = 1,
struct torc_nn_layer_norm_options_as_ints_ { size_t struct_size; double eps; torc_flag elementwise_affine; torc_flag bias; const struct torc_by_name * by_name; int64_t dtype; torc_device device; };
#define TORC_DEFAULTS_torc_nn_group_norm_options .eps = 1e-05, .affine = 1,
struct torc_nn_group_norm_options_as_ints_ { size_t struct_size; double eps; torc_flag affine; const struct torc_by_name * by_name; int64_t dtype; torc_device device; };
#define TORC_DEFAULTS_torc_nn_dropout_options .p = 0.5,
#define TORC_DEFAULTS_torc_nn_inplace_options
#define TORC_DEFAULTS_torc_nn_leaky_relu_options .negative_slope = 0.01,
#define TORC_DEFAULTS_torc_nn_elu_options .alpha = 1.0,
#define TORC_DEFAULTS_torc_nn_hardtanh_options .min_val = -1.0, .max_val = 1.0,
#define TORC_DEFAULTS_torc_nn_softplus_options .beta = 1, .threshold = 20,
#define TORC_DEFAULTS_torc_nn_gelu_options
#define TORC_DEFAULTS_torc_nn_max_pool_options .stride = {TORC_NONE}, .padding = {0}, .dilation = {1},
#define TORC_DEFAULTS_torc_nn_avg_pool_options .stride = {TORC_NONE}, .padding = {0}, .count_include_pad = 1, .divisor_override = TORC_NONE,
#define TORC_DEFAULTS_torc_nn_flatten_options .start_dim = 1, .end_dim = -1,
#define TORC_DEFAULTS_torc_nn_class_loss_options .ignore_index = -100,
#define TORC_DEFAULTS_torc_nn_loss_options
#define TORC_DEFAULTS_torc_nn_bce_with_logits_loss_options
#define TORC_DEFAULTS_torc_init_uniform_options .b = 1,
#define TORC_DEFAULTS_torc_init_normal_options .std = 1,
#define TORC_DEFAULTS_torc_init_trunc_normal_options .std = 1, .a = -2, .b = 2,
#define TORC_DEFAULTS_torc_init_dirac_options .groups = 1,
#define TORC_DEFAULTS_torc_init_xavier_options .gain = 1,
#define TORC_DEFAULTS_torc_init_kaiming_options
#define TORC_DEFAULTS_torc_init_calculate_gain_options .param = {TORC_NONE_FLOAT},

#define torc_module_train(...) torc_module_train_given_(__VA_ARGS__, )
#define torc_module_train_given_(m, ...) TORC_CALL_(torc_module_train_options, (__VA_ARGS__), torc_module_train_with(m, &torc_options_))
#define torc_module_load_state_dict(...) torc_module_load_state_dict_given_(__VA_ARGS__, )
#define torc_module_load_state_dict_given_(m, state, ...) TORC_CALL_(torc_module_load_state_dict_options, (__VA_ARGS__), torc_module_load_state_dict_with(m, state, &torc_options_))
#define torc_module_to(...) torc_module_to_given_(__VA_ARGS__, )
#define torc_module_to_given_(m, ...) TORC_CALL_ENUMS_(torc_module_to_options, (__VA_ARGS__), torc_module_to_with(m, &torc_options_))
#define torc_module_zero_grad(...) torc_module_zero_grad_given_(__VA_ARGS__, )
#define torc_module_zero_grad_given_(m, ...) TORC_CALL_(torc_module_zero_grad_options, (__VA_ARGS__), torc_module_zero_grad_with(m, &torc_options_))
#define torc_module_requires_grad_(...) torc_module_requires_grad__given_(__VA_ARGS__, )
#define torc_module_requires_grad__given_(m, ...) TORC_CALL_(torc_module_requires_grad_options, (__VA_ARGS__), torc_module_requires_grad_inplace_with(m, &torc_options_))
#define torc_module_remove_hook(m, id) torc_module_remove_hook(m, TORC_WHOLE_(id))
#define torc_module_register_buffer(...) torc_module_register_buffer_given_(__VA_ARGS__, )
#define torc_module_register_buffer_given_(m, name, buffer, ...) TORC_CALL_(torc_module_register_buffer_options, (__VA_ARGS__), torc_module_register_buffer_with(m, name, buffer, &torc_options_))
#define torc_nn_linear(...) torc_nn_linear_given_(__VA_ARGS__, )
#define torc_nn_linear_given_(in_features, out_features, ...) TORC_CALL_ENUMS_(torc_nn_linear_options, (__VA_ARGS__), torc_nn_linear_with(TORC_INT_(in_features), TORC_INT_(out_features), &torc_options_))
#define torc_nn_conv1d(...) torc_nn_conv1d_given_(__VA_ARGS__, )
#define torc_nn_conv1d_given_(in_channels, out_channels, kernel_size, ...) TORC_CALL_ENUMS_(torc_nn_conv_options, (__VA_ARGS__), torc_nn_conv1d_with(TORC_INT_(in_channels), TORC_INT_(out_channels), TORC_INTS_(kernel_size), &torc_options_))
#define torc_nn_conv2d(...) torc_nn_conv2d_given_(__VA_ARGS__, )
#define torc_nn_conv2d_given_(in_channels, out_channels, kernel_size, ...) TORC_CALL_ENUMS_(torc_nn_conv_options, (__VA_ARGS__), torc_nn_conv2d_with(TORC_INT_(in_channels), TORC_INT_(out_channels), TORC_INTS_(kernel_size), &torc_options_))
#define torc_nn_embedding(...) torc_nn_embedding_given_(__VA_ARGS__, )
#define torc_nn_embedding_given_(num_embeddings, embedding_dim, ...) TORC_CALL_ENUMS_(torc_nn_embedding_options, (__VA_ARGS__), torc_nn_embedding_with(TORC_INT_(num_embeddings), TORC_INT_(embedding_dim), &torc_options_))
#define torc_nn_batch_norm1d(...) torc_nn_batch_norm1d_given_(__VA_ARGS__, )
#define torc_nn_batch_norm1d_given_(num_features, ...) TORC_CALL_ENUMS_(torc_nn_batch_norm_options, (__VA_ARGS__), torc_nn_batch_norm1d_with(TORC_INT_(num_features), &torc_options_))
#define torc_nn_batch_norm2d(...) torc_nn_batch_norm2d_given_(__VA_ARGS__, )
#define torc_nn_batch_norm2d_given_(num_features, ...) TORC_CALL_ENUMS_(torc_nn_batch_norm_options, (__VA_ARGS__), torc_nn_batch_norm2d_with(TORC_INT_(num_features), &torc_options_))
#define torc_nn_layer_norm(...) torc_nn_layer_norm_given_(__VA_ARGS__, )
#define torc_nn_layer_norm_given_(normalized_shape, ...) TORC_CALL_ENUMS_(torc_nn_layer_norm_options, (__VA_ARGS__), torc_nn_layer_norm_with(TORC_INTS_(normalized_shape), &torc_options_))
#define torc_nn_rms_norm(...) torc_nn_rms_norm_given_(__VA_ARGS__, )
#define torc_nn_rms_norm_given_(normalized_shape, ...) TORC_CALL_ENUMS_(torc_nn_layer_norm_options, (__VA_ARGS__), torc_nn_rms_norm_with(TORC_INTS_(normalized_shape), &torc_options_))
#define torc_nn_group_norm(...) torc_nn_group_norm_given_(__VA_ARGS__, )
#define torc_nn_group_norm_given_(num_groups, num_channels, ...) TORC_CALL_ENUMS_(torc_nn_group_norm_options, (__VA_ARGS__), torc_nn_group_norm_with(TORC_INT_(num_groups), TORC_INT_(num_channels), &torc_options_))
#define torc_nn_dropout(...) TORC_CALL_(torc_nn_dropout_options, (__VA_ARGS__), torc_nn_dropout_with(&torc_options_))
#define torc_nn_dropout2d(...) TORC_CALL_(torc_nn_dropout_options, (__VA_ARGS__), torc_nn_dropout2d_with(&torc_options_))
#define torc_nn_relu(...) TORC_CALL_(torc_nn_inplace_options, (__VA_ARGS__), torc_nn_relu_with(&torc_options_))
#define torc_nn_relu6(...) TORC_CALL_(torc_nn_inplace_options, (__VA_ARGS__), torc_nn_relu6_with(&torc_options_))
#define torc_nn_silu(...) TORC_CALL_(torc_nn_inplace_options, (__VA_ARGS__), torc_nn_silu_with(&torc_options_))
#define torc_nn_mish(...) TORC_CALL_(torc_nn_inplace_options, (__VA_ARGS__), torc_nn_mish_with(&torc_options_))
#define torc_nn_hardswish(...) TORC_CALL_(torc_nn_inplace_options, (__VA_ARGS__), torc_nn_hardswish_with(&torc_options_))
#define torc_nn_leaky_relu(...) TORC_CALL_(torc_nn_leaky_relu_options, (__VA_ARGS__), torc_nn_leaky_relu_with(&torc_options_))
#define torc_nn_elu(...) TORC_CALL_(torc_nn_elu_options, (__VA_ARGS__), torc_nn_elu_with(&torc_options_))
#define torc_nn_hardtanh(...) TORC_CALL_(torc_nn_hardtanh_options, (__VA_ARGS__), torc_nn_hardtanh_with(&torc_options_))
#define torc_nn_softplus(...) TORC_CALL_(torc_nn_softplus_options, (__VA_ARGS__), torc_nn_softplus_with(&torc_options_))
#define torc_nn_gelu(...) TORC_CALL_(torc_nn_gelu_options, (__VA_ARGS__), torc_nn_gelu_with(&torc_options_))
#define torc_nn_softmax(dim) torc_nn_softmax(TORC_INT_(dim))
#define torc_nn_log_softmax(dim) torc_nn_log_softmax(TORC_INT_(dim))
#define torc_nn_max_pool2d(...) torc_nn_max_pool2d_given_(__VA_ARGS__, )
#define torc_nn_max_pool2d_given_(kernel_size, ...) TORC_CALL_(torc_nn_max_pool_options, (__VA_ARGS__), torc_nn_max_pool2d_with(TORC_INTS_(kernel_size), &torc_options_))
#define torc_nn_avg_pool2d(...) torc_nn_avg_pool2d_given_(__VA_ARGS__, )
#define torc_nn_avg_pool2d_given_(kernel_size, ...) TORC_CALL_(torc_nn_avg_pool_options, (__VA_ARGS__), torc_nn_avg_pool2d_with(TORC_INTS_(kernel_size), &torc_options_))
#define torc_nn_adaptive_avg_pool2d(output_size) torc_nn_adaptive_avg_pool2d(TORC_INTS_(output_size))
#define torc_nn_flatten(...) TORC_CALL_(torc_nn_flatten_options, (__VA_ARGS__), torc_nn_flatten_with(&torc_options_))
#define torc_nn_unflatten(dim, unflattened_size) torc_nn_unflatten(TORC_INT_(dim), TORC_INTS_(unflattened_size))
#define torc_nn_cross_entropy_loss(...) TORC_CALL_(torc_nn_class_loss_options, (__VA_ARGS__), torc_nn_cross_entropy_loss_with(&torc_options_))
#define torc_nn_nll_loss(...) TORC_CALL_(torc_nn_class_loss_options, (__VA_ARGS__), torc_nn_nll_loss_with(&torc_options_))
#define torc_nn_mse_loss(...) TORC_CALL_(torc_nn_loss_options, (__VA_ARGS__), torc_nn_mse_loss_with(&torc_options_))
#define torc_nn_l1_loss(...) TORC_CALL_(torc_nn_loss_options, (__VA_ARGS__), torc_nn_l1_loss_with(&torc_options_))
#define torc_nn_bce_with_logits_loss(...) TORC_CALL_(torc_nn_bce_with_logits_loss_options, (__VA_ARGS__), torc_nn_bce_with_logits_loss_with(&torc_options_))
#define torc_init_uniform_(...) torc_init_uniform__given_(__VA_ARGS__, )
#define torc_init_uniform__given_(t, ...) TORC_CALL_(torc_init_uniform_options, (__VA_ARGS__), torc_init_uniform_inplace_with(t, &torc_options_))
#define torc_init_normal_(...) torc_init_normal__given_(__VA_ARGS__, )
#define torc_init_normal__given_(t, ...) TORC_CALL_(torc_init_normal_options, (__VA_ARGS__), torc_init_normal_inplace_with(t, &torc_options_))
#define torc_init_trunc_normal_(...) torc_init_trunc_normal__given_(__VA_ARGS__, )
#define torc_init_trunc_normal__given_(t, ...) TORC_CALL_(torc_init_trunc_normal_options, (__VA_ARGS__), torc_init_trunc_normal_inplace_with(t, &torc_options_))
#define torc_init_dirac_(...) torc_init_dirac__given_(__VA_ARGS__, )
#define torc_init_dirac__given_(t, ...) TORC_CALL_(torc_init_dirac_options, (__VA_ARGS__), torc_init_dirac_inplace_with(t, &torc_options_))
#define torc_init_xavier_uniform_(...) torc_init_xavier_uniform__given_(__VA_ARGS__, )
#define torc_init_xavier_uniform__given_(t, ...) TORC_CALL_(torc_init_xavier_options, (__VA_ARGS__), torc_init_xavier_uniform_inplace_with(t, &torc_options_))
#define torc_init_xavier_normal_(...) torc_init_xavier_normal__given_(__VA_ARGS__, )
#define torc_init_xavier_normal__given_(t, ...) TORC_CALL_(torc_init_xavier_options, (__VA_ARGS__), torc_init_xavier_normal_inplace_with(t, &torc_options_))
#define torc_init_kaiming_uniform_(...) torc_init_kaiming_uniform__given_(__VA_ARGS__, )
#define torc_init_kaiming_uniform__given_(t, ...) TORC_CALL_(torc_init_kaiming_options, (__VA_ARGS__), torc_init_kaiming_uniform_inplace_with(t, &torc_options_))
#define torc_init_kaiming_normal_(...) torc_init_kaiming_normal__given_(__VA_ARGS__, )
#define torc_init_kaiming_normal__given_(t, ...) TORC_CALL_(torc_init_kaiming_options, (__VA_ARGS__), torc_init_kaiming_normal_inplace_with(t, &torc_options_))
#define torc_init_calculate_gain(...) torc_init_calculate_gain_given_(__VA_ARGS__, )
#define torc_init_calculate_gain_given_(nonlinearity, ...) TORC_CALL_(torc_init_calculate_gain_options, (__VA_ARGS__), torc_init_calculate_gain_with(nonlinearity, &torc_options_))

/* clang-format on */
#endif
