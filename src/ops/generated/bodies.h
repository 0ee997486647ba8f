/* Written by tools/generate.c from the rows in src/ops: change the rows, then `./run generate`. */
#ifndef TORC_OPS_BODIES_H
#define TORC_OPS_BODIES_H
#include "torc/ops.h"
torc_tensor composite_div_with(torc_tensor self, torc_tensor other, const torc_div_options *options);
torc_tensor composite_div_inplace_with(torc_tensor self, torc_tensor other, const torc_div_options *options);
torc_tensor composite_div_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_div_options *options);
torc_tensor composite_div_scalar_with(torc_tensor self, torc_number other, const torc_div_options *options);
torc_tensor composite_div_scalar_inplace_with(torc_tensor self, torc_number other, const torc_div_options *options);
torc_tensor composite_lerp_scalar(torc_tensor self, torc_tensor end, torc_number weight);
torc_tensor composite_lerp_scalar_(torc_tensor self, torc_tensor end, torc_number weight);
torc_tensor composite_lerp_scalar_out(torc_tensor out, torc_tensor self, torc_tensor end, torc_number weight);
torc_tensor composite_clamp_with(torc_tensor self, const torc_clamp_options *options);
torc_tensor composite_clamp_inplace_with(torc_tensor self, const torc_clamp_options *options);
torc_tensor composite_clamp_out_with(torc_tensor out, torc_tensor self, const torc_clamp_options *options);
torc_tensor composite_clamp_tensor_with(torc_tensor self, const torc_clamp_tensor_options *options);
torc_tensor composite_clamp_tensor_inplace_with(torc_tensor self, const torc_clamp_tensor_options *options);
torc_tensor composite_clamp_tensor_out_with(torc_tensor out, torc_tensor self, const torc_clamp_tensor_options *options);
torc_tensor composite_masked_fill_scalar(torc_tensor self, torc_tensor mask, torc_number value);
torc_tensor composite_masked_fill_scalar_(torc_tensor self, torc_tensor mask, torc_number value);
torc_tensor composite_nan_to_num_with(torc_tensor self, const torc_nan_to_num_options *options);
torc_tensor composite_nan_to_num_inplace_with(torc_tensor self, const torc_nan_to_num_options *options);
torc_tensor composite_nan_to_num_out_with(torc_tensor out, torc_tensor self, const torc_nan_to_num_options *options);
torc_tensor composite_bitwise_not(torc_tensor self);
torc_tensor composite_bitwise_not_(torc_tensor self);
torc_tensor composite_bitwise_not_out(torc_tensor out, torc_tensor self);
torc_tensor composite_gelu_with(torc_tensor self, const torc_gelu_options *options);
torc_tensor composite_gelu_out_with(torc_tensor out, torc_tensor self, const torc_gelu_options *options);
torc_tensor composite_softsign(torc_tensor self);
torc_tensor composite_empty_with(torc_ints size, const torc_empty_options *options);
torc_tensor composite_empty_strided_with(torc_ints size, torc_ints stride, const torc_empty_strided_options *options);
torc_tensor composite_zeros_with(torc_ints size, const torc_zeros_options *options);
torc_tensor composite_ones_with(torc_ints size, const torc_ones_options *options);
torc_tensor composite_full_with(torc_ints size, torc_number fill_value, const torc_full_options *options);
torc_tensor composite_empty_like_with(torc_tensor self, const torc_empty_like_options *options);
torc_tensor composite_zeros_like_with(torc_tensor self, const torc_zeros_like_options *options);
torc_tensor composite_ones_like_with(torc_tensor self, const torc_ones_like_options *options);
torc_tensor composite_full_like_with(torc_tensor self, torc_number fill_value, const torc_full_like_options *options);
torc_tensor composite_rand_like_with(torc_tensor self, const torc_rand_like_options *options);
torc_tensor composite_randn_like_with(torc_tensor self, const torc_randn_like_options *options);
torc_tensor composite_randint_like_with(torc_tensor self, int64_t high, const torc_randint_like_options *options);
torc_tensor composite_new_empty_with(torc_tensor self, torc_ints size, const torc_new_empty_options *options);
torc_tensor composite_new_zeros_with(torc_tensor self, torc_ints size, const torc_new_zeros_options *options);
torc_tensor composite_new_ones_with(torc_tensor self, torc_ints size, const torc_new_ones_options *options);
torc_tensor composite_new_full_with(torc_tensor self, torc_ints size, torc_number fill_value, const torc_new_full_options *options);
torc_tensor composite_arange_with(torc_number end, const torc_arange_options *options);
torc_tensor composite_linspace_with(torc_number start, torc_number end, int64_t steps, const torc_linspace_options *options);
torc_tensor composite_eye_with(int64_t n, const torc_eye_options *options);
torc_tensor composite_rand_with(torc_ints size, const torc_rand_options *options);
torc_tensor composite_randn_with(torc_ints size, const torc_randn_options *options);
torc_tensor composite_randint_with(int64_t high, torc_ints size, const torc_randint_options *options);
torc_tensor composite_randperm_with(int64_t n, const torc_randperm_options *options);
torc_tensor composite_norm_with(torc_tensor self, const torc_norm_options *options);
torc_tensor composite_reshape(torc_tensor self, torc_ints shape);
torc_tensor composite_view_as(torc_tensor self, torc_tensor other);
torc_tensor composite_reshape_as(torc_tensor self, torc_tensor other);
torc_tensor composite_expand_as(torc_tensor self, torc_tensor other);
torc_tensor composite_broadcast_to(torc_tensor self, torc_ints size);
torc_tensors composite_broadcast_tensors(torc_tensors tensors);
torc_tensor composite_flatten_with(torc_tensor self, const torc_flatten_options *options);
torc_tensor composite_unflatten(torc_tensor self, int64_t dim, torc_ints sizes);
torc_tensor composite_ravel(torc_tensor self);
torc_tensor composite_t(torc_tensor self);
torc_tensor composite_movedim(torc_tensor self, torc_ints source, torc_ints destination);
torc_tensor composite_narrow(torc_tensor self, int64_t dim, int64_t start, int64_t length);
torc_tensor composite_as_strided_with(torc_tensor self, torc_ints size, torc_ints stride, const torc_as_strided_options *options);
torc_tensor composite_stack_with(torc_tensors tensors, const torc_stack_options *options);
torc_tensor composite_stack_out_with(torc_tensor out, torc_tensors tensors, const torc_stack_options *options);
torc_tensors composite_chunk_with(torc_tensor self, int64_t chunks, const torc_chunk_options *options);
torc_tensors composite_tensor_split_with(torc_tensor self, int64_t sections, const torc_tensor_split_options *options);
torc_tensors composite_tensor_split_indices_with(torc_tensor self, torc_ints indices, const torc_tensor_split_indices_options *options);
torc_tensor composite_tile(torc_tensor self, torc_ints dims);
torc_tensor composite_contiguous_with(torc_tensor self, const torc_contiguous_options *options);
torc_tensor composite_to_with(torc_tensor self, const torc_to_options *options);
torc_tensor composite_float(torc_tensor self);
torc_tensor composite_double(torc_tensor self);
torc_tensor composite_half(torc_tensor self);
torc_tensor composite_bfloat16(torc_tensor self);
torc_tensor composite_long(torc_tensor self);
torc_tensor composite_int(torc_tensor self);
torc_tensor composite_short(torc_tensor self);
torc_tensor composite_char(torc_tensor self);
torc_tensor composite_byte(torc_tensor self);
torc_tensor composite_bool(torc_tensor self);
torc_tensor composite_type_as(torc_tensor self, torc_tensor other);
torc_tensor composite_isclose_with(torc_tensor self, torc_tensor other, const torc_isclose_options *options);
torc_tensor composite_argsort_with(torc_tensor self, const torc_argsort_options *options);
torc_tensor composite_msort(torc_tensor self);
torc_tensor composite_index(torc_tensor self, torc_tensors indices);
torc_tensor composite_index_put_with(torc_tensor self, torc_tensors indices, torc_tensor values, const torc_index_put_options *options);
torc_tensor composite_index_put_inplace_with(torc_tensor self, torc_tensors indices, torc_tensor values, const torc_index_put_options *options);
torc_tensor composite_masked_select(torc_tensor self, torc_tensor mask);
torc_tensor composite_masked_scatter(torc_tensor self, torc_tensor mask, torc_tensor source);
torc_tensor composite_masked_scatter_(torc_tensor self, torc_tensor mask, torc_tensor source);
torc_tensor composite_nonzero(torc_tensor self);
torc_tensor composite_argwhere(torc_tensor self);
torc_tensor composite_take(torc_tensor self, torc_tensor index);
torc_tensor composite_take_along_dim_with(torc_tensor self, torc_tensor indices, const torc_take_along_dim_options *options);
torc_tensor composite_matmul(torc_tensor self, torc_tensor other);
torc_tensor composite_outer(torc_tensor self, torc_tensor vec2);
torc_tensor composite__addmm_activation_with(torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc__addmm_activation_options *options);
torc_tensor composite_layer_norm_with(torc_tensor input, torc_ints normalized_shape, const torc_layer_norm_options *options);
torc_tensor composite_batch_norm_with(torc_tensor input, torc_tensor running_mean, torc_tensor running_var, const torc_batch_norm_options *options);
torc_tensor composite_instance_norm_with(torc_tensor input, const torc_instance_norm_options *options);
torc_tensor composite_group_norm_with(torc_tensor input, int64_t num_groups, const torc_group_norm_options *options);
torc_tensor composite_rms_norm_with(torc_tensor input, torc_ints normalized_shape, const torc_rms_norm_options *options);
torc_tensor composite_dropout_with(torc_tensor input, const torc_dropout_options *options);
torc_tensor composite_feature_dropout_with(torc_tensor input, const torc_feature_dropout_options *options);
torc_tensor composite_conv1d_with(torc_tensor input, torc_tensor weight, const torc_conv1d_options *options);
torc_tensor composite_conv2d_with(torc_tensor input, torc_tensor weight, const torc_conv2d_options *options);
torc_tensor composite_conv1d_padding_with(torc_tensor input, torc_tensor weight, const torc_conv1d_padding_options *options);
torc_tensor composite_conv2d_padding_with(torc_tensor input, torc_tensor weight, const torc_conv2d_padding_options *options);
torc_tensor composite_conv_transpose1d_with(torc_tensor input, torc_tensor weight, const torc_conv_transpose1d_options *options);
torc_tensor composite_conv_transpose2d_with(torc_tensor input, torc_tensor weight, const torc_conv_transpose2d_options *options);
torc_tensor composite_max_pool2d_with(torc_tensor self, torc_ints kernel_size, const torc_max_pool2d_options *options);
torc_tensor composite_max_pool1d_with(torc_tensor self, torc_ints kernel_size, const torc_max_pool1d_options *options);
torc_tensor composite_avg_pool1d_with(torc_tensor self, torc_ints kernel_size, const torc_avg_pool1d_options *options);
torc_tensor composite_adaptive_avg_pool1d(torc_tensor self, torc_ints output_size);
torc_tensor composite_nll_loss_with(torc_tensor self, torc_tensor target, const torc_nll_loss_options *options);
torc_tensor composite_cross_entropy_with(torc_tensor self, torc_tensor target, const torc_cross_entropy_options *options);
torc_tensor composite_binary_cross_entropy_with(torc_tensor self, torc_tensor target, const torc_binary_cross_entropy_options *options);
torc_tensor composite_binary_cross_entropy_with_logits_with(torc_tensor self, torc_tensor target, const torc_binary_cross_entropy_with_logits_options *options);
torc_tensor composite_mse_loss_with(torc_tensor self, torc_tensor target, const torc_mse_loss_options *options);
torc_tensor composite_l1_loss_with(torc_tensor self, torc_tensor target, const torc_l1_loss_options *options);
torc_tensor composite_smooth_l1_loss_with(torc_tensor self, torc_tensor target, const torc_smooth_l1_loss_options *options);
torc_tensor composite_huber_loss_with(torc_tensor self, torc_tensor target, const torc_huber_loss_options *options);
torc_tensor composite_kl_div_with(torc_tensor self, torc_tensor target, const torc_kl_div_options *options);
torc_tensor composite_one_hot_with(torc_tensor self, const torc_one_hot_options *options);
torc_tensor composite_scaled_dot_product_attention_with(torc_tensor query, torc_tensor key, torc_tensor value, const torc_scaled_dot_product_attention_options *options);

#ifdef COMPOSITE_BODIES
#define torc_div_with composite_div_with
#define torc_div_inplace_with composite_div_inplace_with
#define torc_div_out_with composite_div_out_with
#define torc_div_scalar_with composite_div_scalar_with
#define torc_div_scalar_inplace_with composite_div_scalar_inplace_with
#define torc_lerp_scalar composite_lerp_scalar
#define torc_lerp_scalar_ composite_lerp_scalar_
#define torc_lerp_scalar_out composite_lerp_scalar_out
#define torc_clamp_with composite_clamp_with
#define torc_clamp_inplace_with composite_clamp_inplace_with
#define torc_clamp_out_with composite_clamp_out_with
#define torc_clamp_tensor_with composite_clamp_tensor_with
#define torc_clamp_tensor_inplace_with composite_clamp_tensor_inplace_with
#define torc_clamp_tensor_out_with composite_clamp_tensor_out_with
#define torc_masked_fill_scalar composite_masked_fill_scalar
#define torc_masked_fill_scalar_ composite_masked_fill_scalar_
#define torc_nan_to_num_with composite_nan_to_num_with
#define torc_nan_to_num_inplace_with composite_nan_to_num_inplace_with
#define torc_nan_to_num_out_with composite_nan_to_num_out_with
#define torc_bitwise_not composite_bitwise_not
#define torc_bitwise_not_ composite_bitwise_not_
#define torc_bitwise_not_out composite_bitwise_not_out
#define torc_gelu_with composite_gelu_with
#define torc_gelu_out_with composite_gelu_out_with
#define torc_softsign composite_softsign
#define torc_empty_with composite_empty_with
#define torc_empty_strided_with composite_empty_strided_with
#define torc_zeros_with composite_zeros_with
#define torc_ones_with composite_ones_with
#define torc_full_with composite_full_with
#define torc_empty_like_with composite_empty_like_with
#define torc_zeros_like_with composite_zeros_like_with
#define torc_ones_like_with composite_ones_like_with
#define torc_full_like_with composite_full_like_with
#define torc_rand_like_with composite_rand_like_with
#define torc_randn_like_with composite_randn_like_with
#define torc_randint_like_with composite_randint_like_with
#define torc_new_empty_with composite_new_empty_with
#define torc_new_zeros_with composite_new_zeros_with
#define torc_new_ones_with composite_new_ones_with
#define torc_new_full_with composite_new_full_with
#define torc_arange_with composite_arange_with
#define torc_linspace_with composite_linspace_with
#define torc_eye_with composite_eye_with
#define torc_rand_with composite_rand_with
#define torc_randn_with composite_randn_with
#define torc_randint_with composite_randint_with
#define torc_randperm_with composite_randperm_with
#define torc_norm_with composite_norm_with
#define torc_reshape composite_reshape
#define torc_view_as composite_view_as
#define torc_reshape_as composite_reshape_as
#define torc_expand_as composite_expand_as
#define torc_broadcast_to composite_broadcast_to
#define torc_broadcast_tensors composite_broadcast_tensors
#define torc_flatten_with composite_flatten_with
#define torc_unflatten composite_unflatten
#define torc_ravel composite_ravel
#define torc_t composite_t
#define torc_movedim composite_movedim
#define torc_narrow composite_narrow
#define torc_as_strided_with composite_as_strided_with
#define torc_stack_with composite_stack_with
#define torc_stack_out_with composite_stack_out_with
#define torc_chunk_with composite_chunk_with
#define torc_tensor_split_with composite_tensor_split_with
#define torc_tensor_split_indices_with composite_tensor_split_indices_with
#define torc_tile composite_tile
#define torc_contiguous_with composite_contiguous_with
#define torc_to_with composite_to_with
#define torc_float composite_float
#define torc_double composite_double
#define torc_half composite_half
#define torc_bfloat16 composite_bfloat16
#define torc_long composite_long
#define torc_int composite_int
#define torc_short composite_short
#define torc_char composite_char
#define torc_byte composite_byte
#define torc_bool composite_bool
#define torc_type_as composite_type_as
#define torc_isclose_with composite_isclose_with
#define torc_argsort_with composite_argsort_with
#define torc_msort composite_msort
#define torc_index composite_index
#define torc_index_put_with composite_index_put_with
#define torc_index_put_inplace_with composite_index_put_inplace_with
#define torc_masked_select composite_masked_select
#define torc_masked_scatter composite_masked_scatter
#define torc_masked_scatter_ composite_masked_scatter_
#define torc_nonzero composite_nonzero
#define torc_argwhere composite_argwhere
#define torc_take composite_take
#define torc_take_along_dim_with composite_take_along_dim_with
#define torc_matmul composite_matmul
#define torc_outer composite_outer
#define torc__addmm_activation_with composite__addmm_activation_with
#define torc_layer_norm_with composite_layer_norm_with
#define torc_batch_norm_with composite_batch_norm_with
#define torc_instance_norm_with composite_instance_norm_with
#define torc_group_norm_with composite_group_norm_with
#define torc_rms_norm_with composite_rms_norm_with
#define torc_dropout_with composite_dropout_with
#define torc_feature_dropout_with composite_feature_dropout_with
#define torc_conv1d_with composite_conv1d_with
#define torc_conv2d_with composite_conv2d_with
#define torc_conv1d_padding_with composite_conv1d_padding_with
#define torc_conv2d_padding_with composite_conv2d_padding_with
#define torc_conv_transpose1d_with composite_conv_transpose1d_with
#define torc_conv_transpose2d_with composite_conv_transpose2d_with
#define torc_max_pool2d_with composite_max_pool2d_with
#define torc_max_pool1d_with composite_max_pool1d_with
#define torc_avg_pool1d_with composite_avg_pool1d_with
#define torc_adaptive_avg_pool1d composite_adaptive_avg_pool1d
#define torc_nll_loss_with composite_nll_loss_with
#define torc_cross_entropy_with composite_cross_entropy_with
#define torc_binary_cross_entropy_with composite_binary_cross_entropy_with
#define torc_binary_cross_entropy_with_logits_with composite_binary_cross_entropy_with_logits_with
#define torc_mse_loss_with composite_mse_loss_with
#define torc_l1_loss_with composite_l1_loss_with
#define torc_smooth_l1_loss_with composite_smooth_l1_loss_with
#define torc_huber_loss_with composite_huber_loss_with
#define torc_kl_div_with composite_kl_div_with
#define torc_one_hot_with composite_one_hot_with
#define torc_scaled_dot_product_attention_with composite_scaled_dot_product_attention_with
#endif
#endif
