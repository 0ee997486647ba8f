/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
#include "torc/cuda.h"
#include "torc/cuda_kernel.h"
#include "torc/ops_private.h"
#include "torc/torc.h"

#define OPTIONS_STRUCTS(X) \
    X(torc_is_contiguous_options) \
    X(torc_allclose_options) \
    X(torc_blob_options) \
    X(torc_tensor_from_options) \
    X(torc_storage_options) \
    X(torc_tensor_over_options) \
    X(torc_set_printoptions_options) \
    X(torc_add_options) \
    X(torc_sub_options) \
    X(torc_rsub_options) \
    X(torc_div_options) \
    X(torc_addcmul_options) \
    X(torc_addcdiv_options) \
    X(torc_round_options) \
    X(torc_clamp_options) \
    X(torc_clamp_tensor_options) \
    X(torc_nan_to_num_options) \
    X(torc_logit_options) \
    X(torc_leaky_relu_options) \
    X(torc_elu_options) \
    X(torc_celu_options) \
    X(torc_gelu_options) \
    X(torc_softplus_options) \
    X(torc_hardtanh_options) \
    X(torc_hardshrink_options) \
    X(torc_softshrink_options) \
    X(torc_copy_inplace_options) \
    X(torc_empty_options) \
    X(torc_empty_strided_options) \
    X(torc_zeros_options) \
    X(torc_ones_options) \
    X(torc_full_options) \
    X(torc_empty_like_options) \
    X(torc_zeros_like_options) \
    X(torc_ones_like_options) \
    X(torc_full_like_options) \
    X(torc_rand_like_options) \
    X(torc_randn_like_options) \
    X(torc_randint_like_options) \
    X(torc_new_empty_options) \
    X(torc_new_zeros_options) \
    X(torc_new_ones_options) \
    X(torc_new_full_options) \
    X(torc_arange_options) \
    X(torc_linspace_options) \
    X(torc_eye_options) \
    X(torc_tril_indices_options) \
    X(torc_triu_indices_options) \
    X(torc_scalar_tensor_options) \
    X(torc_logspace_options) \
    X(torc_hann_window_options) \
    X(torc_hamming_window_options) \
    X(torc_blackman_window_options) \
    X(torc_kaiser_window_options) \
    X(torc_bartlett_window_options) \
    X(torc_rand_options) \
    X(torc_randn_options) \
    X(torc_normal_options) \
    X(torc_normal_mean_options) \
    X(torc_normal_std_options) \
    X(torc_normal_size_options) \
    X(torc_randint_options) \
    X(torc_randperm_options) \
    X(torc_uniform_inplace_options) \
    X(torc_normal_inplace_options) \
    X(torc_exponential_inplace_options) \
    X(torc_log_normal_inplace_options) \
    X(torc_cauchy_inplace_options) \
    X(torc_geometric_inplace_options) \
    X(torc_random_inplace_options) \
    X(torc_bernoulli_inplace_options) \
    X(torc_bernoulli__tensor_options) \
    X(torc_bernoulli_options) \
    X(torc_bernoulli_p_options) \
    X(torc_poisson_options) \
    X(torc_tril_options) \
    X(torc_triu_options) \
    X(torc_sum_options) \
    X(torc_nansum_options) \
    X(torc_mean_options) \
    X(torc_prod_options) \
    X(torc_max_dim_options) \
    X(torc_min_dim_options) \
    X(torc_amax_options) \
    X(torc_amin_options) \
    X(torc_aminmax_options) \
    X(torc_argmax_options) \
    X(torc_argmin_options) \
    X(torc_any_options) \
    X(torc_all_options) \
    X(torc_var_options) \
    X(torc_std_options) \
    X(torc_var_mean_options) \
    X(torc_std_mean_options) \
    X(torc_vector_norm_options) \
    X(torc_logsumexp_options) \
    X(torc_count_nonzero_options) \
    X(torc_cumsum_options) \
    X(torc_cumprod_options) \
    X(torc_histc_options) \
    X(torc_norm_options) \
    X(torc_cosine_similarity_options) \
    X(torc_linalg_norm_options) \
    X(torc_linalg_norm_str_options) \
    X(torc_linalg_matrix_norm_options) \
    X(torc_linalg_matrix_norm_str_options) \
    X(torc_dist_options) \
    X(torc_cdist_options) \
    X(torc_nanmean_options) \
    X(torc_diff_options) \
    X(torc_trapezoid_x_options) \
    X(torc_trapezoid_options) \
    X(torc_cumulative_trapezoid_x_options) \
    X(torc_cumulative_trapezoid_options) \
    X(torc_gradient_options) \
    X(torc_gradient_scalar_list_options) \
    X(torc_gradient_tensors_options) \
    X(torc_cov_options) \
    X(torc_median_dim_options) \
    X(torc_nanmedian_dim_options) \
    X(torc_quantile_options) \
    X(torc_quantile_scalar_options) \
    X(torc_nanquantile_options) \
    X(torc_nanquantile_scalar_options) \
    X(torc_squeeze_options) \
    X(torc_slice_options) \
    X(torc_diagonal_options) \
    X(torc_clone_options) \
    X(torc_cat_options) \
    X(torc_roll_options) \
    X(torc_flatten_options) \
    X(torc_as_strided_options) \
    X(torc_stack_options) \
    X(torc_meshgrid_options) \
    X(torc_vander_options) \
    X(torc_linalg_vander_options) \
    X(torc_combinations_options) \
    X(torc_rot90_options) \
    X(torc_diag_embed_options) \
    X(torc_diag_options) \
    X(torc_diagflat_options) \
    X(torc_split_options) \
    X(torc_split_with_sizes_options) \
    X(torc_unsafe_split_options) \
    X(torc_unsafe_split_with_sizes_options) \
    X(torc_unsafe_chunk_options) \
    X(torc_chunk_options) \
    X(torc_tensor_split_options) \
    X(torc_tensor_split_indices_options) \
    X(torc_tensor_split_tensor_options) \
    X(torc_unbind_options) \
    X(torc_contiguous_options) \
    X(torc_to_options) \
    X(torc_isclose_options) \
    X(torc_slice_copy_options) \
    X(torc_diagonal_copy_options) \
    X(torc_as_strided_copy_options) \
    X(torc_squeeze_copy_options) \
    X(torc_slice_scatter_options) \
    X(torc_diagonal_scatter_options) \
    X(torc_as_strided_scatter_options) \
    X(torc_fill_diagonal_inplace_options) \
    X(torc_scatter_reduce_options) \
    X(torc_index_add_options) \
    X(torc_sort_options) \
    X(torc_topk_options) \
    X(torc_index_reduce_options) \
    X(torc_argsort_options) \
    X(torc_index_put_options) \
    X(torc_put_options) \
    X(torc_take_along_dim_options) \
    X(torc_repeat_interleave_options) \
    X(torc_repeat_interleave_tensor_options) \
    X(torc_repeat_interleave_counts_options) \
    X(torc_isin_options) \
    X(torc_searchsorted_options) \
    X(torc_bucketize_options) \
    X(torc_multinomial_options) \
    X(torc_unique_dim_options) \
    X(torc_unique_consecutive_options) \
    X(torc_kthvalue_options) \
    X(torc_mode_options) \
    X(torc_bincount_options) \
    X(torc_addmm_options) \
    X(torc_baddbmm_options) \
    X(torc_addmv_options) \
    X(torc_linear_options) \
    X(torc_linalg_vecdot_options) \
    X(torc_addr_options) \
    X(torc_addbmm_options) \
    X(torc_linalg_cross_options) \
    X(torc_cross_options) \
    X(torc_linear_gelu_options) \
    X(torc_linear_gelu_linear_options) \
    X(torc_softmax_options) \
    X(torc_log_softmax_options) \
    X(torc_layer_norm_options) \
    X(torc_batch_norm_options) \
    X(torc_instance_norm_options) \
    X(torc_group_norm_options) \
    X(torc_rms_norm_options) \
    X(torc_native_dropout_options) \
    X(torc_dropout_options) \
    X(torc_feature_dropout_options) \
    X(torc_embedding_options) \
    X(torc_conv1d_options) \
    X(torc_conv2d_options) \
    X(torc_conv1d_padding_options) \
    X(torc_conv2d_padding_options) \
    X(torc_conv_transpose1d_options) \
    X(torc_conv_transpose2d_options) \
    X(torc_max_pool2d_with_indices_options) \
    X(torc_max_pool2d_options) \
    X(torc_max_pool1d_options) \
    X(torc_avg_pool2d_options) \
    X(torc_avg_pool1d_options) \
    X(torc_max_pool3d_with_indices_options) \
    X(torc_max_pool3d_options) \
    X(torc_avg_pool3d_options) \
    X(torc_interpolate_options) \
    X(torc_nll_loss_options) \
    X(torc_cross_entropy_options) \
    X(torc_binary_cross_entropy_options) \
    X(torc_binary_cross_entropy_with_logits_options) \
    X(torc_mse_loss_options) \
    X(torc_l1_loss_options) \
    X(torc_smooth_l1_loss_options) \
    X(torc_huber_loss_options) \
    X(torc_kl_div_options) \
    X(torc_one_hot_options) \
    X(torc_scaled_dot_product_attention_options) \
    X(torc_constant_pad_nd_options) \
    X(torc_pad_options) \
    X(torc_glu_options) \
    X(torc_alpha_dropout_options) \
    X(torc_feature_alpha_dropout_options) \
    X(torc_im2col_options) \
    X(torc_col2im_options) \
    X(torc_embedding_bag_options) \
    X(torc_conv3d_options) \
    X(torc_conv3d_padding_options) \
    X(torc_conv_transpose3d_options) \
    X(torc_pairwise_distance_options) \
    X(torc_bilinear_options) \
    X(torc_margin_ranking_loss_options) \
    X(torc_hinge_embedding_loss_options) \
    X(torc_cosine_embedding_loss_options) \
    X(torc_triplet_margin_loss_options) \
    X(torc_soft_margin_loss_options) \
    X(torc_multi_margin_loss_options) \
    X(torc_multilabel_margin_loss_options) \
    X(torc_poisson_nll_loss_options) \
    X(torc_rnn_tanh_cell_options) \
    X(torc_rnn_relu_cell_options) \
    X(torc_gru_cell_options) \
    X(torc_lstm_cell_options) \
    X(torc__unique2_options) \
    X(torc__addmm_activation_options) \
    X(torc__fused_sgd_inplace_options) \
    X(torc__fused_sgd__tensor_lr_options) \
    X(torc__fused_adam_inplace_options) \
    X(torc__fused_adam__tensor_lr_options) \
    X(torc__fused_adamw_inplace_options) \
    X(torc__fused_adamw__tensor_lr_options) \
    X(torc__foreach_copy_inplace_options) \
    X(torc__foreach_norm_options) \
    X(torc__foreach_add_options) \
    X(torc__foreach_add_tensor_options) \
    X(torc__foreach_sub_options) \
    X(torc__foreach_addcmul_options) \
    X(torc__foreach_addcdiv_options) \
    X(torc_requires_grad_options) \
    X(torc_set_options) \
    X(torc_resize_options) \
    X(torc_resize_as_options) \
    X(torc_backward_options) \
    X(torc_backward_many_options) \
    X(torc_autograd_grad_options) \
    X(torc_backward_edges_options) \
    X(torc_autograd_grad_edges_options) \
    X(torc_function_apply_options) \
    X(torc_checkpoint_options) \
    X(torc_gradcheck_options) \
    X(torc_module_train_options) \
    X(torc_module_load_state_dict_options) \
    X(torc_module_to_options) \
    X(torc_module_zero_grad_options) \
    X(torc_module_requires_grad_options) \
    X(torc_module_register_buffer_options) \
    X(torc_nn_linear_options) \
    X(torc_nn_conv_options) \
    X(torc_nn_embedding_options) \
    X(torc_nn_batch_norm_options) \
    X(torc_nn_layer_norm_options) \
    X(torc_nn_group_norm_options) \
    X(torc_nn_dropout_options) \
    X(torc_nn_inplace_options) \
    X(torc_nn_leaky_relu_options) \
    X(torc_nn_elu_options) \
    X(torc_nn_hardtanh_options) \
    X(torc_nn_softplus_options) \
    X(torc_nn_gelu_options) \
    X(torc_nn_max_pool_options) \
    X(torc_nn_avg_pool_options) \
    X(torc_nn_flatten_options) \
    X(torc_nn_class_loss_options) \
    X(torc_nn_loss_options) \
    X(torc_nn_bce_with_logits_loss_options) \
    X(torc_init_uniform_options) \
    X(torc_init_normal_options) \
    X(torc_init_trunc_normal_options) \
    X(torc_init_dirac_options) \
    X(torc_init_xavier_options) \
    X(torc_init_kaiming_options) \
    X(torc_init_calculate_gain_options) \
    X(torc_sgd_options) \
    X(torc_adam_options) \
    X(torc_param_group_options) \
    X(torc_optimizer_step_options) \
    X(torc_optimizer_zero_grad_options) \
    X(torc_step_lr_options) \
    X(torc_constant_lr_options) \
    X(torc_linear_lr_options) \
    X(torc_cosine_annealing_lr_options) \
    X(torc_one_cycle_lr_options) \
    X(torc_clip_grad_norm_options) \
    X(torc_autocast_options) \
    X(torc_grad_scaler_options) \
    X(torc_grad_scaler_update_options) \
    X(torc_safetensors_load_options) \
    X(torc_safetensors_save_options) \
    X(torc_to_dlpack_options) \
    X(torc_use_deterministic_algorithms_options) \
    X(torc_cuda_stream_options) \
    X(torc_cuda_event_options) \
    X(torc_cuda_capture_options) \
    X(torc_cuda_graph_options) \
    X(torc_cuda_make_graphed_options) \
    X(torc_cuda_compile_options) \
    X(torc_cuda_launch_options) \
/* end */

_Static_assert(sizeof(((torc_binding *)0)->struct_size) + sizeof(((torc_binding *)0)->keep) + sizeof(((torc_binding *)0)->let_go) + sizeof(((torc_binding *)0)->destroy) + sizeof(((torc_binding *)0)->context) == sizeof(torc_binding), "no padding");
_Static_assert(sizeof(((torc_allocator *)0)->struct_size) + sizeof(((torc_allocator *)0)->alloc) + sizeof(((torc_allocator *)0)->realloc) + sizeof(((torc_allocator *)0)->free) + sizeof(((torc_allocator *)0)->context) == sizeof(torc_allocator), "no padding");
_Static_assert(sizeof(((torc_no_options *)0)->struct_size) == sizeof(torc_no_options), "no padding");
_Static_assert(sizeof(((torc_is_contiguous_options *)0)->struct_size) + sizeof(((torc_is_contiguous_options *)0)->memory_format) + sizeof(((torc_is_contiguous_options *)0)->reserved0) + sizeof(((torc_is_contiguous_options *)0)->by_name) == sizeof(torc_is_contiguous_options), "no padding");
_Static_assert(sizeof(((torc_allclose_options *)0)->struct_size) + sizeof(((torc_allclose_options *)0)->rtol) + sizeof(((torc_allclose_options *)0)->atol) + sizeof(((torc_allclose_options *)0)->equal_nan) + sizeof(((torc_allclose_options *)0)->by_name) == sizeof(torc_allclose_options), "no padding");
_Static_assert(sizeof(((torc_blob_options *)0)->struct_size) + sizeof(((torc_blob_options *)0)->by_name) + sizeof(((torc_blob_options *)0)->dtype) + sizeof(((torc_blob_options *)0)->device) + sizeof(((torc_blob_options *)0)->owner) + sizeof(((torc_blob_options *)0)->strides) + sizeof(((torc_blob_options *)0)->requires_grad) + sizeof(((torc_blob_options *)0)->read_only) == sizeof(torc_blob_options), "no padding");
_Static_assert(sizeof(((torc_tensor_from_options *)0)->struct_size) + sizeof(((torc_tensor_from_options *)0)->by_name) + sizeof(((torc_tensor_from_options *)0)->dtype) + sizeof(((torc_tensor_from_options *)0)->device) + sizeof(((torc_tensor_from_options *)0)->requires_grad) + sizeof(((torc_tensor_from_options *)0)->data_dtype) + sizeof(((torc_tensor_from_options *)0)->pointer_dtype) + sizeof(((torc_tensor_from_options *)0)->data_bytes) == sizeof(torc_tensor_from_options), "no padding");
_Static_assert(sizeof(((torc_storage_options *)0)->struct_size) + sizeof(((torc_storage_options *)0)->by_name) + sizeof(((torc_storage_options *)0)->device) + sizeof(((torc_storage_options *)0)->reserved0) + sizeof(((torc_storage_options *)0)->pin_memory) == sizeof(torc_storage_options), "no padding");
_Static_assert(sizeof(((torc_tensor_over_options *)0)->struct_size) + sizeof(((torc_tensor_over_options *)0)->dtype) + sizeof(((torc_tensor_over_options *)0)->reserved0) + sizeof(((torc_tensor_over_options *)0)->storage_offset) + sizeof(((torc_tensor_over_options *)0)->strides) + sizeof(((torc_tensor_over_options *)0)->by_name) == sizeof(torc_tensor_over_options), "no padding");
_Static_assert(sizeof(((torc_set_printoptions_options *)0)->struct_size) + sizeof(((torc_set_printoptions_options *)0)->precision) + sizeof(((torc_set_printoptions_options *)0)->threshold) + sizeof(((torc_set_printoptions_options *)0)->edgeitems) + sizeof(((torc_set_printoptions_options *)0)->linewidth) + sizeof(((torc_set_printoptions_options *)0)->profile) + sizeof(((torc_set_printoptions_options *)0)->sci_mode) + sizeof(((torc_set_printoptions_options *)0)->by_name) == sizeof(torc_set_printoptions_options), "no padding");
_Static_assert(sizeof(((torc_printoptions *)0)->struct_size) + sizeof(((torc_printoptions *)0)->precision) + sizeof(((torc_printoptions *)0)->threshold) + sizeof(((torc_printoptions *)0)->edgeitems) + sizeof(((torc_printoptions *)0)->linewidth) + sizeof(((torc_printoptions *)0)->sci_mode) == sizeof(torc_printoptions), "no padding");
_Static_assert(sizeof(((torc_add_options *)0)->struct_size) + sizeof(((torc_add_options *)0)->by_name) + sizeof(((torc_add_options *)0)->alpha) == sizeof(torc_add_options), "no padding");
_Static_assert(sizeof(((torc_sub_options *)0)->struct_size) + sizeof(((torc_sub_options *)0)->by_name) + sizeof(((torc_sub_options *)0)->alpha) == sizeof(torc_sub_options), "no padding");
_Static_assert(sizeof(((torc_rsub_options *)0)->struct_size) + sizeof(((torc_rsub_options *)0)->by_name) + sizeof(((torc_rsub_options *)0)->alpha) == sizeof(torc_rsub_options), "no padding");
_Static_assert(sizeof(((torc_div_options *)0)->struct_size) + sizeof(((torc_div_options *)0)->by_name) + sizeof(((torc_div_options *)0)->rounding_mode) == sizeof(torc_div_options), "no padding");
_Static_assert(sizeof(((torc_addcmul_options *)0)->struct_size) + sizeof(((torc_addcmul_options *)0)->by_name) + sizeof(((torc_addcmul_options *)0)->value) == sizeof(torc_addcmul_options), "no padding");
_Static_assert(sizeof(((torc_addcdiv_options *)0)->struct_size) + sizeof(((torc_addcdiv_options *)0)->by_name) + sizeof(((torc_addcdiv_options *)0)->value) == sizeof(torc_addcdiv_options), "no padding");
_Static_assert(sizeof(((torc_round_options *)0)->struct_size) + sizeof(((torc_round_options *)0)->by_name) + sizeof(((torc_round_options *)0)->decimals) == sizeof(torc_round_options), "no padding");
_Static_assert(sizeof(((torc_clamp_options *)0)->struct_size) + sizeof(((torc_clamp_options *)0)->min) + sizeof(((torc_clamp_options *)0)->max) + sizeof(((torc_clamp_options *)0)->by_name) == sizeof(torc_clamp_options), "no padding");
_Static_assert(sizeof(((torc_clamp_tensor_options *)0)->struct_size) + sizeof(((torc_clamp_tensor_options *)0)->min) + sizeof(((torc_clamp_tensor_options *)0)->max) + sizeof(((torc_clamp_tensor_options *)0)->by_name) == sizeof(torc_clamp_tensor_options), "no padding");
_Static_assert(sizeof(((torc_nan_to_num_options *)0)->struct_size) + sizeof(((torc_nan_to_num_options *)0)->nan) + sizeof(((torc_nan_to_num_options *)0)->posinf) + sizeof(((torc_nan_to_num_options *)0)->neginf) + sizeof(((torc_nan_to_num_options *)0)->by_name) == sizeof(torc_nan_to_num_options), "no padding");
_Static_assert(sizeof(((torc_logit_options *)0)->struct_size) + sizeof(((torc_logit_options *)0)->eps) + sizeof(((torc_logit_options *)0)->by_name) == sizeof(torc_logit_options), "no padding");
_Static_assert(sizeof(((torc_leaky_relu_options *)0)->struct_size) + sizeof(((torc_leaky_relu_options *)0)->negative_slope) + sizeof(((torc_leaky_relu_options *)0)->by_name) == sizeof(torc_leaky_relu_options), "no padding");
_Static_assert(sizeof(((torc_elu_options *)0)->struct_size) + sizeof(((torc_elu_options *)0)->alpha) + sizeof(((torc_elu_options *)0)->by_name) == sizeof(torc_elu_options), "no padding");
_Static_assert(sizeof(((torc_celu_options *)0)->struct_size) + sizeof(((torc_celu_options *)0)->alpha) + sizeof(((torc_celu_options *)0)->by_name) == sizeof(torc_celu_options), "no padding");
_Static_assert(sizeof(((torc_gelu_options *)0)->struct_size) + sizeof(((torc_gelu_options *)0)->by_name) + sizeof(((torc_gelu_options *)0)->approximate) == sizeof(torc_gelu_options), "no padding");
_Static_assert(sizeof(((torc_softplus_options *)0)->struct_size) + sizeof(((torc_softplus_options *)0)->beta) + sizeof(((torc_softplus_options *)0)->threshold) + sizeof(((torc_softplus_options *)0)->by_name) == sizeof(torc_softplus_options), "no padding");
_Static_assert(sizeof(((torc_hardtanh_options *)0)->struct_size) + sizeof(((torc_hardtanh_options *)0)->min_val) + sizeof(((torc_hardtanh_options *)0)->max_val) + sizeof(((torc_hardtanh_options *)0)->by_name) == sizeof(torc_hardtanh_options), "no padding");
_Static_assert(sizeof(((torc_hardshrink_options *)0)->struct_size) + sizeof(((torc_hardshrink_options *)0)->lambd) + sizeof(((torc_hardshrink_options *)0)->by_name) == sizeof(torc_hardshrink_options), "no padding");
_Static_assert(sizeof(((torc_softshrink_options *)0)->struct_size) + sizeof(((torc_softshrink_options *)0)->lambd) + sizeof(((torc_softshrink_options *)0)->by_name) == sizeof(torc_softshrink_options), "no padding");
_Static_assert(sizeof(((torc_copy_inplace_options *)0)->struct_size) + sizeof(((torc_copy_inplace_options *)0)->non_blocking) + sizeof(((torc_copy_inplace_options *)0)->by_name) == sizeof(torc_copy_inplace_options), "no padding");
_Static_assert(sizeof(((torc_empty_options *)0)->struct_size) + sizeof(((torc_empty_options *)0)->by_name) + sizeof(((torc_empty_options *)0)->dtype) + sizeof(((torc_empty_options *)0)->device) + sizeof(((torc_empty_options *)0)->pin_memory) + sizeof(((torc_empty_options *)0)->requires_grad) + sizeof(((torc_empty_options *)0)->memory_format) + sizeof(((torc_empty_options *)0)->reserved0) == sizeof(torc_empty_options), "no padding");
_Static_assert(sizeof(((torc_empty_strided_options *)0)->struct_size) + sizeof(((torc_empty_strided_options *)0)->by_name) + sizeof(((torc_empty_strided_options *)0)->dtype) + sizeof(((torc_empty_strided_options *)0)->device) + sizeof(((torc_empty_strided_options *)0)->pin_memory) + sizeof(((torc_empty_strided_options *)0)->requires_grad) == sizeof(torc_empty_strided_options), "no padding");
_Static_assert(sizeof(((torc_zeros_options *)0)->struct_size) + sizeof(((torc_zeros_options *)0)->by_name) + sizeof(((torc_zeros_options *)0)->dtype) + sizeof(((torc_zeros_options *)0)->device) + sizeof(((torc_zeros_options *)0)->pin_memory) + sizeof(((torc_zeros_options *)0)->requires_grad) == sizeof(torc_zeros_options), "no padding");
_Static_assert(sizeof(((torc_ones_options *)0)->struct_size) + sizeof(((torc_ones_options *)0)->by_name) + sizeof(((torc_ones_options *)0)->dtype) + sizeof(((torc_ones_options *)0)->device) + sizeof(((torc_ones_options *)0)->pin_memory) + sizeof(((torc_ones_options *)0)->requires_grad) == sizeof(torc_ones_options), "no padding");
_Static_assert(sizeof(((torc_full_options *)0)->struct_size) + sizeof(((torc_full_options *)0)->by_name) + sizeof(((torc_full_options *)0)->dtype) + sizeof(((torc_full_options *)0)->device) + sizeof(((torc_full_options *)0)->pin_memory) + sizeof(((torc_full_options *)0)->requires_grad) == sizeof(torc_full_options), "no padding");
_Static_assert(sizeof(((torc_empty_like_options *)0)->struct_size) + sizeof(((torc_empty_like_options *)0)->by_name) + sizeof(((torc_empty_like_options *)0)->dtype) + sizeof(((torc_empty_like_options *)0)->device) + sizeof(((torc_empty_like_options *)0)->pin_memory) + sizeof(((torc_empty_like_options *)0)->requires_grad) + sizeof(((torc_empty_like_options *)0)->memory_format) + sizeof(((torc_empty_like_options *)0)->reserved0) == sizeof(torc_empty_like_options), "no padding");
_Static_assert(sizeof(((torc_zeros_like_options *)0)->struct_size) + sizeof(((torc_zeros_like_options *)0)->by_name) + sizeof(((torc_zeros_like_options *)0)->dtype) + sizeof(((torc_zeros_like_options *)0)->device) + sizeof(((torc_zeros_like_options *)0)->pin_memory) + sizeof(((torc_zeros_like_options *)0)->requires_grad) + sizeof(((torc_zeros_like_options *)0)->memory_format) + sizeof(((torc_zeros_like_options *)0)->reserved0) == sizeof(torc_zeros_like_options), "no padding");
_Static_assert(sizeof(((torc_ones_like_options *)0)->struct_size) + sizeof(((torc_ones_like_options *)0)->by_name) + sizeof(((torc_ones_like_options *)0)->dtype) + sizeof(((torc_ones_like_options *)0)->device) + sizeof(((torc_ones_like_options *)0)->pin_memory) + sizeof(((torc_ones_like_options *)0)->requires_grad) + sizeof(((torc_ones_like_options *)0)->memory_format) + sizeof(((torc_ones_like_options *)0)->reserved0) == sizeof(torc_ones_like_options), "no padding");
_Static_assert(sizeof(((torc_full_like_options *)0)->struct_size) + sizeof(((torc_full_like_options *)0)->by_name) + sizeof(((torc_full_like_options *)0)->dtype) + sizeof(((torc_full_like_options *)0)->device) + sizeof(((torc_full_like_options *)0)->pin_memory) + sizeof(((torc_full_like_options *)0)->requires_grad) + sizeof(((torc_full_like_options *)0)->memory_format) + sizeof(((torc_full_like_options *)0)->reserved0) == sizeof(torc_full_like_options), "no padding");
_Static_assert(sizeof(((torc_rand_like_options *)0)->struct_size) + sizeof(((torc_rand_like_options *)0)->by_name) + sizeof(((torc_rand_like_options *)0)->generator) + sizeof(((torc_rand_like_options *)0)->dtype) + sizeof(((torc_rand_like_options *)0)->device) + sizeof(((torc_rand_like_options *)0)->pin_memory) + sizeof(((torc_rand_like_options *)0)->requires_grad) + sizeof(((torc_rand_like_options *)0)->memory_format) + sizeof(((torc_rand_like_options *)0)->reserved0) == sizeof(torc_rand_like_options), "no padding");
_Static_assert(sizeof(((torc_randn_like_options *)0)->struct_size) + sizeof(((torc_randn_like_options *)0)->by_name) + sizeof(((torc_randn_like_options *)0)->generator) + sizeof(((torc_randn_like_options *)0)->dtype) + sizeof(((torc_randn_like_options *)0)->device) + sizeof(((torc_randn_like_options *)0)->pin_memory) + sizeof(((torc_randn_like_options *)0)->requires_grad) + sizeof(((torc_randn_like_options *)0)->memory_format) + sizeof(((torc_randn_like_options *)0)->reserved0) == sizeof(torc_randn_like_options), "no padding");
_Static_assert(sizeof(((torc_randint_like_options *)0)->struct_size) + sizeof(((torc_randint_like_options *)0)->by_name) + sizeof(((torc_randint_like_options *)0)->low) + sizeof(((torc_randint_like_options *)0)->generator) + sizeof(((torc_randint_like_options *)0)->dtype) + sizeof(((torc_randint_like_options *)0)->device) + sizeof(((torc_randint_like_options *)0)->pin_memory) + sizeof(((torc_randint_like_options *)0)->requires_grad) + sizeof(((torc_randint_like_options *)0)->memory_format) + sizeof(((torc_randint_like_options *)0)->reserved0) == sizeof(torc_randint_like_options), "no padding");
_Static_assert(sizeof(((torc_new_empty_options *)0)->struct_size) + sizeof(((torc_new_empty_options *)0)->by_name) + sizeof(((torc_new_empty_options *)0)->dtype) + sizeof(((torc_new_empty_options *)0)->device) + sizeof(((torc_new_empty_options *)0)->pin_memory) + sizeof(((torc_new_empty_options *)0)->requires_grad) == sizeof(torc_new_empty_options), "no padding");
_Static_assert(sizeof(((torc_new_zeros_options *)0)->struct_size) + sizeof(((torc_new_zeros_options *)0)->by_name) + sizeof(((torc_new_zeros_options *)0)->dtype) + sizeof(((torc_new_zeros_options *)0)->device) + sizeof(((torc_new_zeros_options *)0)->pin_memory) + sizeof(((torc_new_zeros_options *)0)->requires_grad) == sizeof(torc_new_zeros_options), "no padding");
_Static_assert(sizeof(((torc_new_ones_options *)0)->struct_size) + sizeof(((torc_new_ones_options *)0)->by_name) + sizeof(((torc_new_ones_options *)0)->dtype) + sizeof(((torc_new_ones_options *)0)->device) + sizeof(((torc_new_ones_options *)0)->pin_memory) + sizeof(((torc_new_ones_options *)0)->requires_grad) == sizeof(torc_new_ones_options), "no padding");
_Static_assert(sizeof(((torc_new_full_options *)0)->struct_size) + sizeof(((torc_new_full_options *)0)->by_name) + sizeof(((torc_new_full_options *)0)->dtype) + sizeof(((torc_new_full_options *)0)->device) + sizeof(((torc_new_full_options *)0)->pin_memory) + sizeof(((torc_new_full_options *)0)->requires_grad) == sizeof(torc_new_full_options), "no padding");
_Static_assert(sizeof(((torc_arange_options *)0)->struct_size) + sizeof(((torc_arange_options *)0)->by_name) + sizeof(((torc_arange_options *)0)->start) + sizeof(((torc_arange_options *)0)->step) + sizeof(((torc_arange_options *)0)->dtype) + sizeof(((torc_arange_options *)0)->device) + sizeof(((torc_arange_options *)0)->pin_memory) + sizeof(((torc_arange_options *)0)->requires_grad) == sizeof(torc_arange_options), "no padding");
_Static_assert(sizeof(((torc_linspace_options *)0)->struct_size) + sizeof(((torc_linspace_options *)0)->by_name) + sizeof(((torc_linspace_options *)0)->dtype) + sizeof(((torc_linspace_options *)0)->device) + sizeof(((torc_linspace_options *)0)->pin_memory) + sizeof(((torc_linspace_options *)0)->requires_grad) == sizeof(torc_linspace_options), "no padding");
_Static_assert(sizeof(((torc_eye_options *)0)->struct_size) + sizeof(((torc_eye_options *)0)->m) + sizeof(((torc_eye_options *)0)->by_name) + sizeof(((torc_eye_options *)0)->dtype) + sizeof(((torc_eye_options *)0)->device) + sizeof(((torc_eye_options *)0)->pin_memory) + sizeof(((torc_eye_options *)0)->requires_grad) == sizeof(torc_eye_options), "no padding");
_Static_assert(sizeof(((torc_tril_indices_options *)0)->struct_size) + sizeof(((torc_tril_indices_options *)0)->offset) + sizeof(((torc_tril_indices_options *)0)->by_name) + sizeof(((torc_tril_indices_options *)0)->dtype) + sizeof(((torc_tril_indices_options *)0)->device) + sizeof(((torc_tril_indices_options *)0)->pin_memory) + sizeof(((torc_tril_indices_options *)0)->requires_grad) == sizeof(torc_tril_indices_options), "no padding");
_Static_assert(sizeof(((torc_triu_indices_options *)0)->struct_size) + sizeof(((torc_triu_indices_options *)0)->offset) + sizeof(((torc_triu_indices_options *)0)->by_name) + sizeof(((torc_triu_indices_options *)0)->dtype) + sizeof(((torc_triu_indices_options *)0)->device) + sizeof(((torc_triu_indices_options *)0)->pin_memory) + sizeof(((torc_triu_indices_options *)0)->requires_grad) == sizeof(torc_triu_indices_options), "no padding");
_Static_assert(sizeof(((torc_scalar_tensor_options *)0)->struct_size) + sizeof(((torc_scalar_tensor_options *)0)->by_name) + sizeof(((torc_scalar_tensor_options *)0)->dtype) + sizeof(((torc_scalar_tensor_options *)0)->device) + sizeof(((torc_scalar_tensor_options *)0)->pin_memory) + sizeof(((torc_scalar_tensor_options *)0)->requires_grad) == sizeof(torc_scalar_tensor_options), "no padding");
_Static_assert(sizeof(((torc_logspace_options *)0)->struct_size) + sizeof(((torc_logspace_options *)0)->base) + sizeof(((torc_logspace_options *)0)->by_name) + sizeof(((torc_logspace_options *)0)->dtype) + sizeof(((torc_logspace_options *)0)->device) + sizeof(((torc_logspace_options *)0)->pin_memory) + sizeof(((torc_logspace_options *)0)->requires_grad) == sizeof(torc_logspace_options), "no padding");
_Static_assert(sizeof(((torc_hann_window_options *)0)->struct_size) + sizeof(((torc_hann_window_options *)0)->periodic) + sizeof(((torc_hann_window_options *)0)->by_name) + sizeof(((torc_hann_window_options *)0)->dtype) + sizeof(((torc_hann_window_options *)0)->device) + sizeof(((torc_hann_window_options *)0)->pin_memory) + sizeof(((torc_hann_window_options *)0)->requires_grad) == sizeof(torc_hann_window_options), "no padding");
_Static_assert(sizeof(((torc_hamming_window_options *)0)->struct_size) + sizeof(((torc_hamming_window_options *)0)->periodic) + sizeof(((torc_hamming_window_options *)0)->alpha) + sizeof(((torc_hamming_window_options *)0)->beta) + sizeof(((torc_hamming_window_options *)0)->by_name) + sizeof(((torc_hamming_window_options *)0)->dtype) + sizeof(((torc_hamming_window_options *)0)->device) + sizeof(((torc_hamming_window_options *)0)->pin_memory) + sizeof(((torc_hamming_window_options *)0)->requires_grad) == sizeof(torc_hamming_window_options), "no padding");
_Static_assert(sizeof(((torc_blackman_window_options *)0)->struct_size) + sizeof(((torc_blackman_window_options *)0)->periodic) + sizeof(((torc_blackman_window_options *)0)->by_name) + sizeof(((torc_blackman_window_options *)0)->dtype) + sizeof(((torc_blackman_window_options *)0)->device) + sizeof(((torc_blackman_window_options *)0)->pin_memory) + sizeof(((torc_blackman_window_options *)0)->requires_grad) == sizeof(torc_blackman_window_options), "no padding");
_Static_assert(sizeof(((torc_kaiser_window_options *)0)->struct_size) + sizeof(((torc_kaiser_window_options *)0)->periodic) + sizeof(((torc_kaiser_window_options *)0)->beta) + sizeof(((torc_kaiser_window_options *)0)->by_name) + sizeof(((torc_kaiser_window_options *)0)->dtype) + sizeof(((torc_kaiser_window_options *)0)->device) + sizeof(((torc_kaiser_window_options *)0)->pin_memory) + sizeof(((torc_kaiser_window_options *)0)->requires_grad) == sizeof(torc_kaiser_window_options), "no padding");
_Static_assert(sizeof(((torc_bartlett_window_options *)0)->struct_size) + sizeof(((torc_bartlett_window_options *)0)->periodic) + sizeof(((torc_bartlett_window_options *)0)->by_name) + sizeof(((torc_bartlett_window_options *)0)->dtype) + sizeof(((torc_bartlett_window_options *)0)->device) + sizeof(((torc_bartlett_window_options *)0)->pin_memory) + sizeof(((torc_bartlett_window_options *)0)->requires_grad) == sizeof(torc_bartlett_window_options), "no padding");
_Static_assert(sizeof(((torc_rand_options *)0)->struct_size) + sizeof(((torc_rand_options *)0)->by_name) + sizeof(((torc_rand_options *)0)->generator) + sizeof(((torc_rand_options *)0)->dtype) + sizeof(((torc_rand_options *)0)->device) + sizeof(((torc_rand_options *)0)->pin_memory) + sizeof(((torc_rand_options *)0)->requires_grad) == sizeof(torc_rand_options), "no padding");
_Static_assert(sizeof(((torc_randn_options *)0)->struct_size) + sizeof(((torc_randn_options *)0)->by_name) + sizeof(((torc_randn_options *)0)->generator) + sizeof(((torc_randn_options *)0)->dtype) + sizeof(((torc_randn_options *)0)->device) + sizeof(((torc_randn_options *)0)->pin_memory) + sizeof(((torc_randn_options *)0)->requires_grad) == sizeof(torc_randn_options), "no padding");
_Static_assert(sizeof(((torc_normal_options *)0)->struct_size) + sizeof(((torc_normal_options *)0)->by_name) + sizeof(((torc_normal_options *)0)->generator) == sizeof(torc_normal_options), "no padding");
_Static_assert(sizeof(((torc_normal_mean_options *)0)->struct_size) + sizeof(((torc_normal_mean_options *)0)->std) + sizeof(((torc_normal_mean_options *)0)->by_name) + sizeof(((torc_normal_mean_options *)0)->generator) == sizeof(torc_normal_mean_options), "no padding");
_Static_assert(sizeof(((torc_normal_std_options *)0)->struct_size) + sizeof(((torc_normal_std_options *)0)->by_name) + sizeof(((torc_normal_std_options *)0)->generator) == sizeof(torc_normal_std_options), "no padding");
_Static_assert(sizeof(((torc_normal_size_options *)0)->struct_size) + sizeof(((torc_normal_size_options *)0)->by_name) + sizeof(((torc_normal_size_options *)0)->generator) + sizeof(((torc_normal_size_options *)0)->dtype) + sizeof(((torc_normal_size_options *)0)->device) + sizeof(((torc_normal_size_options *)0)->pin_memory) + sizeof(((torc_normal_size_options *)0)->requires_grad) == sizeof(torc_normal_size_options), "no padding");
_Static_assert(sizeof(((torc_randint_options *)0)->struct_size) + sizeof(((torc_randint_options *)0)->by_name) + sizeof(((torc_randint_options *)0)->low) + sizeof(((torc_randint_options *)0)->generator) + sizeof(((torc_randint_options *)0)->dtype) + sizeof(((torc_randint_options *)0)->device) + sizeof(((torc_randint_options *)0)->pin_memory) + sizeof(((torc_randint_options *)0)->requires_grad) == sizeof(torc_randint_options), "no padding");
_Static_assert(sizeof(((torc_randperm_options *)0)->struct_size) + sizeof(((torc_randperm_options *)0)->by_name) + sizeof(((torc_randperm_options *)0)->generator) + sizeof(((torc_randperm_options *)0)->dtype) + sizeof(((torc_randperm_options *)0)->device) + sizeof(((torc_randperm_options *)0)->pin_memory) + sizeof(((torc_randperm_options *)0)->requires_grad) == sizeof(torc_randperm_options), "no padding");
_Static_assert(sizeof(((torc_uniform_inplace_options *)0)->struct_size) + sizeof(((torc_uniform_inplace_options *)0)->from) + sizeof(((torc_uniform_inplace_options *)0)->to) + sizeof(((torc_uniform_inplace_options *)0)->by_name) + sizeof(((torc_uniform_inplace_options *)0)->generator) == sizeof(torc_uniform_inplace_options), "no padding");
_Static_assert(sizeof(((torc_normal_inplace_options *)0)->struct_size) + sizeof(((torc_normal_inplace_options *)0)->mean) + sizeof(((torc_normal_inplace_options *)0)->std) + sizeof(((torc_normal_inplace_options *)0)->by_name) + sizeof(((torc_normal_inplace_options *)0)->generator) == sizeof(torc_normal_inplace_options), "no padding");
_Static_assert(sizeof(((torc_exponential_inplace_options *)0)->struct_size) + sizeof(((torc_exponential_inplace_options *)0)->lambd) + sizeof(((torc_exponential_inplace_options *)0)->by_name) + sizeof(((torc_exponential_inplace_options *)0)->generator) == sizeof(torc_exponential_inplace_options), "no padding");
_Static_assert(sizeof(((torc_log_normal_inplace_options *)0)->struct_size) + sizeof(((torc_log_normal_inplace_options *)0)->mean) + sizeof(((torc_log_normal_inplace_options *)0)->std) + sizeof(((torc_log_normal_inplace_options *)0)->by_name) + sizeof(((torc_log_normal_inplace_options *)0)->generator) == sizeof(torc_log_normal_inplace_options), "no padding");
_Static_assert(sizeof(((torc_cauchy_inplace_options *)0)->struct_size) + sizeof(((torc_cauchy_inplace_options *)0)->median) + sizeof(((torc_cauchy_inplace_options *)0)->sigma) + sizeof(((torc_cauchy_inplace_options *)0)->by_name) + sizeof(((torc_cauchy_inplace_options *)0)->generator) == sizeof(torc_cauchy_inplace_options), "no padding");
_Static_assert(sizeof(((torc_geometric_inplace_options *)0)->struct_size) + sizeof(((torc_geometric_inplace_options *)0)->by_name) + sizeof(((torc_geometric_inplace_options *)0)->generator) == sizeof(torc_geometric_inplace_options), "no padding");
_Static_assert(sizeof(((torc_random_inplace_options *)0)->struct_size) + sizeof(((torc_random_inplace_options *)0)->by_name) + sizeof(((torc_random_inplace_options *)0)->from) + sizeof(((torc_random_inplace_options *)0)->to) + sizeof(((torc_random_inplace_options *)0)->generator) == sizeof(torc_random_inplace_options), "no padding");
_Static_assert(sizeof(((torc_bernoulli_inplace_options *)0)->struct_size) + sizeof(((torc_bernoulli_inplace_options *)0)->p) + sizeof(((torc_bernoulli_inplace_options *)0)->by_name) + sizeof(((torc_bernoulli_inplace_options *)0)->generator) == sizeof(torc_bernoulli_inplace_options), "no padding");
_Static_assert(sizeof(((torc_bernoulli__tensor_options *)0)->struct_size) + sizeof(((torc_bernoulli__tensor_options *)0)->by_name) + sizeof(((torc_bernoulli__tensor_options *)0)->generator) == sizeof(torc_bernoulli__tensor_options), "no padding");
_Static_assert(sizeof(((torc_bernoulli_options *)0)->struct_size) + sizeof(((torc_bernoulli_options *)0)->by_name) + sizeof(((torc_bernoulli_options *)0)->generator) == sizeof(torc_bernoulli_options), "no padding");
_Static_assert(sizeof(((torc_bernoulli_p_options *)0)->struct_size) + sizeof(((torc_bernoulli_p_options *)0)->by_name) + sizeof(((torc_bernoulli_p_options *)0)->generator) == sizeof(torc_bernoulli_p_options), "no padding");
_Static_assert(sizeof(((torc_poisson_options *)0)->struct_size) + sizeof(((torc_poisson_options *)0)->generator) + sizeof(((torc_poisson_options *)0)->by_name) == sizeof(torc_poisson_options), "no padding");
_Static_assert(sizeof(((torc_tril_options *)0)->struct_size) + sizeof(((torc_tril_options *)0)->diagonal) + sizeof(((torc_tril_options *)0)->by_name) == sizeof(torc_tril_options), "no padding");
_Static_assert(sizeof(((torc_triu_options *)0)->struct_size) + sizeof(((torc_triu_options *)0)->diagonal) + sizeof(((torc_triu_options *)0)->by_name) == sizeof(torc_triu_options), "no padding");
_Static_assert(sizeof(((torc_sum_options *)0)->struct_size) + sizeof(((torc_sum_options *)0)->dim) + sizeof(((torc_sum_options *)0)->keepdim) + sizeof(((torc_sum_options *)0)->by_name) + sizeof(((torc_sum_options *)0)->dtype) + sizeof(((torc_sum_options *)0)->reserved0) == sizeof(torc_sum_options), "no padding");
_Static_assert(sizeof(((torc_nansum_options *)0)->struct_size) + sizeof(((torc_nansum_options *)0)->dim) + sizeof(((torc_nansum_options *)0)->keepdim) + sizeof(((torc_nansum_options *)0)->by_name) + sizeof(((torc_nansum_options *)0)->dtype) + sizeof(((torc_nansum_options *)0)->reserved0) == sizeof(torc_nansum_options), "no padding");
_Static_assert(sizeof(((torc_mean_options *)0)->struct_size) + sizeof(((torc_mean_options *)0)->dim) + sizeof(((torc_mean_options *)0)->keepdim) + sizeof(((torc_mean_options *)0)->by_name) + sizeof(((torc_mean_options *)0)->dtype) + sizeof(((torc_mean_options *)0)->reserved0) == sizeof(torc_mean_options), "no padding");
_Static_assert(sizeof(((torc_prod_options *)0)->struct_size) + sizeof(((torc_prod_options *)0)->dim) + sizeof(((torc_prod_options *)0)->keepdim) + sizeof(((torc_prod_options *)0)->by_name) + sizeof(((torc_prod_options *)0)->dtype) + sizeof(((torc_prod_options *)0)->reserved0) == sizeof(torc_prod_options), "no padding");
_Static_assert(sizeof(((torc_max_dim_options *)0)->struct_size) + sizeof(((torc_max_dim_options *)0)->keepdim) + sizeof(((torc_max_dim_options *)0)->by_name) == sizeof(torc_max_dim_options), "no padding");
_Static_assert(sizeof(((torc_min_dim_options *)0)->struct_size) + sizeof(((torc_min_dim_options *)0)->keepdim) + sizeof(((torc_min_dim_options *)0)->by_name) == sizeof(torc_min_dim_options), "no padding");
_Static_assert(sizeof(((torc_amax_options *)0)->struct_size) + sizeof(((torc_amax_options *)0)->dim) + sizeof(((torc_amax_options *)0)->keepdim) + sizeof(((torc_amax_options *)0)->by_name) == sizeof(torc_amax_options), "no padding");
_Static_assert(sizeof(((torc_amin_options *)0)->struct_size) + sizeof(((torc_amin_options *)0)->dim) + sizeof(((torc_amin_options *)0)->keepdim) + sizeof(((torc_amin_options *)0)->by_name) == sizeof(torc_amin_options), "no padding");
_Static_assert(sizeof(((torc_aminmax_options *)0)->struct_size) + sizeof(((torc_aminmax_options *)0)->by_name) + sizeof(((torc_aminmax_options *)0)->dim) + sizeof(((torc_aminmax_options *)0)->keepdim) == sizeof(torc_aminmax_options), "no padding");
_Static_assert(sizeof(((torc_argmax_options *)0)->struct_size) + sizeof(((torc_argmax_options *)0)->dim) + sizeof(((torc_argmax_options *)0)->keepdim) + sizeof(((torc_argmax_options *)0)->by_name) == sizeof(torc_argmax_options), "no padding");
_Static_assert(sizeof(((torc_argmin_options *)0)->struct_size) + sizeof(((torc_argmin_options *)0)->dim) + sizeof(((torc_argmin_options *)0)->keepdim) + sizeof(((torc_argmin_options *)0)->by_name) == sizeof(torc_argmin_options), "no padding");
_Static_assert(sizeof(((torc_any_options *)0)->struct_size) + sizeof(((torc_any_options *)0)->dim) + sizeof(((torc_any_options *)0)->keepdim) + sizeof(((torc_any_options *)0)->by_name) == sizeof(torc_any_options), "no padding");
_Static_assert(sizeof(((torc_all_options *)0)->struct_size) + sizeof(((torc_all_options *)0)->dim) + sizeof(((torc_all_options *)0)->keepdim) + sizeof(((torc_all_options *)0)->by_name) == sizeof(torc_all_options), "no padding");
_Static_assert(sizeof(((torc_var_options *)0)->struct_size) + sizeof(((torc_var_options *)0)->dim) + sizeof(((torc_var_options *)0)->by_name) + sizeof(((torc_var_options *)0)->correction) + sizeof(((torc_var_options *)0)->keepdim) == sizeof(torc_var_options), "no padding");
_Static_assert(sizeof(((torc_std_options *)0)->struct_size) + sizeof(((torc_std_options *)0)->dim) + sizeof(((torc_std_options *)0)->by_name) + sizeof(((torc_std_options *)0)->correction) + sizeof(((torc_std_options *)0)->keepdim) == sizeof(torc_std_options), "no padding");
_Static_assert(sizeof(((torc_var_mean_options *)0)->struct_size) + sizeof(((torc_var_mean_options *)0)->dim) + sizeof(((torc_var_mean_options *)0)->by_name) + sizeof(((torc_var_mean_options *)0)->correction) + sizeof(((torc_var_mean_options *)0)->keepdim) == sizeof(torc_var_mean_options), "no padding");
_Static_assert(sizeof(((torc_std_mean_options *)0)->struct_size) + sizeof(((torc_std_mean_options *)0)->dim) + sizeof(((torc_std_mean_options *)0)->by_name) + sizeof(((torc_std_mean_options *)0)->correction) + sizeof(((torc_std_mean_options *)0)->keepdim) == sizeof(torc_std_mean_options), "no padding");
_Static_assert(sizeof(((torc_vector_norm_options *)0)->struct_size) + sizeof(((torc_vector_norm_options *)0)->ord) + sizeof(((torc_vector_norm_options *)0)->dim) + sizeof(((torc_vector_norm_options *)0)->keepdim) + sizeof(((torc_vector_norm_options *)0)->by_name) + sizeof(((torc_vector_norm_options *)0)->dtype) + sizeof(((torc_vector_norm_options *)0)->reserved0) == sizeof(torc_vector_norm_options), "no padding");
_Static_assert(sizeof(((torc_logsumexp_options *)0)->struct_size) + sizeof(((torc_logsumexp_options *)0)->keepdim) + sizeof(((torc_logsumexp_options *)0)->by_name) == sizeof(torc_logsumexp_options), "no padding");
_Static_assert(sizeof(((torc_count_nonzero_options *)0)->struct_size) + sizeof(((torc_count_nonzero_options *)0)->dim) + sizeof(((torc_count_nonzero_options *)0)->by_name) == sizeof(torc_count_nonzero_options), "no padding");
_Static_assert(sizeof(((torc_cumsum_options *)0)->struct_size) + sizeof(((torc_cumsum_options *)0)->by_name) + sizeof(((torc_cumsum_options *)0)->dtype) + sizeof(((torc_cumsum_options *)0)->reserved0) == sizeof(torc_cumsum_options), "no padding");
_Static_assert(sizeof(((torc_cumprod_options *)0)->struct_size) + sizeof(((torc_cumprod_options *)0)->by_name) + sizeof(((torc_cumprod_options *)0)->dtype) + sizeof(((torc_cumprod_options *)0)->reserved0) == sizeof(torc_cumprod_options), "no padding");
_Static_assert(sizeof(((torc_histc_options *)0)->struct_size) + sizeof(((torc_histc_options *)0)->bins) + sizeof(((torc_histc_options *)0)->min) + sizeof(((torc_histc_options *)0)->max) + sizeof(((torc_histc_options *)0)->by_name) == sizeof(torc_histc_options), "no padding");
_Static_assert(sizeof(((torc_norm_options *)0)->struct_size) + sizeof(((torc_norm_options *)0)->p) + sizeof(((torc_norm_options *)0)->dim) + sizeof(((torc_norm_options *)0)->keepdim) + sizeof(((torc_norm_options *)0)->by_name) + sizeof(((torc_norm_options *)0)->dtype) + sizeof(((torc_norm_options *)0)->reserved0) == sizeof(torc_norm_options), "no padding");
_Static_assert(sizeof(((torc_cosine_similarity_options *)0)->struct_size) + sizeof(((torc_cosine_similarity_options *)0)->dim) + sizeof(((torc_cosine_similarity_options *)0)->eps) + sizeof(((torc_cosine_similarity_options *)0)->by_name) == sizeof(torc_cosine_similarity_options), "no padding");
_Static_assert(sizeof(((torc_linalg_norm_options *)0)->struct_size) + sizeof(((torc_linalg_norm_options *)0)->ord) + sizeof(((torc_linalg_norm_options *)0)->dim) + sizeof(((torc_linalg_norm_options *)0)->keepdim) + sizeof(((torc_linalg_norm_options *)0)->by_name) + sizeof(((torc_linalg_norm_options *)0)->dtype) + sizeof(((torc_linalg_norm_options *)0)->reserved0) == sizeof(torc_linalg_norm_options), "no padding");
_Static_assert(sizeof(((torc_linalg_norm_str_options *)0)->struct_size) + sizeof(((torc_linalg_norm_str_options *)0)->dim) + sizeof(((torc_linalg_norm_str_options *)0)->keepdim) + sizeof(((torc_linalg_norm_str_options *)0)->by_name) + sizeof(((torc_linalg_norm_str_options *)0)->dtype) + sizeof(((torc_linalg_norm_str_options *)0)->reserved0) == sizeof(torc_linalg_norm_str_options), "no padding");
_Static_assert(sizeof(((torc_linalg_matrix_norm_options *)0)->struct_size) + sizeof(((torc_linalg_matrix_norm_options *)0)->dim) + sizeof(((torc_linalg_matrix_norm_options *)0)->keepdim) + sizeof(((torc_linalg_matrix_norm_options *)0)->by_name) + sizeof(((torc_linalg_matrix_norm_options *)0)->dtype) + sizeof(((torc_linalg_matrix_norm_options *)0)->reserved0) == sizeof(torc_linalg_matrix_norm_options), "no padding");
_Static_assert(sizeof(((torc_linalg_matrix_norm_str_options *)0)->struct_size) + sizeof(((torc_linalg_matrix_norm_str_options *)0)->ord) + sizeof(((torc_linalg_matrix_norm_str_options *)0)->dim) + sizeof(((torc_linalg_matrix_norm_str_options *)0)->keepdim) + sizeof(((torc_linalg_matrix_norm_str_options *)0)->by_name) + sizeof(((torc_linalg_matrix_norm_str_options *)0)->dtype) + sizeof(((torc_linalg_matrix_norm_str_options *)0)->reserved0) == sizeof(torc_linalg_matrix_norm_str_options), "no padding");
_Static_assert(sizeof(((torc_dist_options *)0)->struct_size) + sizeof(((torc_dist_options *)0)->p) + sizeof(((torc_dist_options *)0)->by_name) == sizeof(torc_dist_options), "no padding");
_Static_assert(sizeof(((torc_cdist_options *)0)->struct_size) + sizeof(((torc_cdist_options *)0)->p) + sizeof(((torc_cdist_options *)0)->compute_mode) + sizeof(((torc_cdist_options *)0)->by_name) == sizeof(torc_cdist_options), "no padding");
_Static_assert(sizeof(((torc_nanmean_options *)0)->struct_size) + sizeof(((torc_nanmean_options *)0)->dim) + sizeof(((torc_nanmean_options *)0)->keepdim) + sizeof(((torc_nanmean_options *)0)->by_name) + sizeof(((torc_nanmean_options *)0)->dtype) + sizeof(((torc_nanmean_options *)0)->reserved0) == sizeof(torc_nanmean_options), "no padding");
_Static_assert(sizeof(((torc_diff_options *)0)->struct_size) + sizeof(((torc_diff_options *)0)->n) + sizeof(((torc_diff_options *)0)->dim) + sizeof(((torc_diff_options *)0)->prepend) + sizeof(((torc_diff_options *)0)->append) + sizeof(((torc_diff_options *)0)->by_name) == sizeof(torc_diff_options), "no padding");
_Static_assert(sizeof(((torc_trapezoid_x_options *)0)->struct_size) + sizeof(((torc_trapezoid_x_options *)0)->by_name) + sizeof(((torc_trapezoid_x_options *)0)->dim) == sizeof(torc_trapezoid_x_options), "no padding");
_Static_assert(sizeof(((torc_trapezoid_options *)0)->struct_size) + sizeof(((torc_trapezoid_options *)0)->by_name) + sizeof(((torc_trapezoid_options *)0)->dx) + sizeof(((torc_trapezoid_options *)0)->dim) == sizeof(torc_trapezoid_options), "no padding");
_Static_assert(sizeof(((torc_cumulative_trapezoid_x_options *)0)->struct_size) + sizeof(((torc_cumulative_trapezoid_x_options *)0)->by_name) + sizeof(((torc_cumulative_trapezoid_x_options *)0)->dim) == sizeof(torc_cumulative_trapezoid_x_options), "no padding");
_Static_assert(sizeof(((torc_cumulative_trapezoid_options *)0)->struct_size) + sizeof(((torc_cumulative_trapezoid_options *)0)->by_name) + sizeof(((torc_cumulative_trapezoid_options *)0)->dx) + sizeof(((torc_cumulative_trapezoid_options *)0)->dim) == sizeof(torc_cumulative_trapezoid_options), "no padding");
_Static_assert(sizeof(((torc_gradient_options *)0)->struct_size) + sizeof(((torc_gradient_options *)0)->by_name) + sizeof(((torc_gradient_options *)0)->spacing) + sizeof(((torc_gradient_options *)0)->dim) + sizeof(((torc_gradient_options *)0)->edge_order) == sizeof(torc_gradient_options), "no padding");
_Static_assert(sizeof(((torc_gradient_scalar_list_options *)0)->struct_size) + sizeof(((torc_gradient_scalar_list_options *)0)->by_name) + sizeof(((torc_gradient_scalar_list_options *)0)->dim) + sizeof(((torc_gradient_scalar_list_options *)0)->edge_order) == sizeof(torc_gradient_scalar_list_options), "no padding");
_Static_assert(sizeof(((torc_gradient_tensors_options *)0)->struct_size) + sizeof(((torc_gradient_tensors_options *)0)->by_name) + sizeof(((torc_gradient_tensors_options *)0)->dim) + sizeof(((torc_gradient_tensors_options *)0)->edge_order) == sizeof(torc_gradient_tensors_options), "no padding");
_Static_assert(sizeof(((torc_cov_options *)0)->struct_size) + sizeof(((torc_cov_options *)0)->by_name) + sizeof(((torc_cov_options *)0)->correction) + sizeof(((torc_cov_options *)0)->fweights) + sizeof(((torc_cov_options *)0)->aweights) == sizeof(torc_cov_options), "no padding");
_Static_assert(sizeof(((torc_median_dim_options *)0)->struct_size) + sizeof(((torc_median_dim_options *)0)->keepdim) + sizeof(((torc_median_dim_options *)0)->by_name) == sizeof(torc_median_dim_options), "no padding");
_Static_assert(sizeof(((torc_nanmedian_dim_options *)0)->struct_size) + sizeof(((torc_nanmedian_dim_options *)0)->keepdim) + sizeof(((torc_nanmedian_dim_options *)0)->by_name) == sizeof(torc_nanmedian_dim_options), "no padding");
_Static_assert(sizeof(((torc_quantile_options *)0)->struct_size) + sizeof(((torc_quantile_options *)0)->dim) + sizeof(((torc_quantile_options *)0)->keepdim) + sizeof(((torc_quantile_options *)0)->by_name) + sizeof(((torc_quantile_options *)0)->interpolation) == sizeof(torc_quantile_options), "no padding");
_Static_assert(sizeof(((torc_quantile_scalar_options *)0)->struct_size) + sizeof(((torc_quantile_scalar_options *)0)->dim) + sizeof(((torc_quantile_scalar_options *)0)->keepdim) + sizeof(((torc_quantile_scalar_options *)0)->by_name) + sizeof(((torc_quantile_scalar_options *)0)->interpolation) == sizeof(torc_quantile_scalar_options), "no padding");
_Static_assert(sizeof(((torc_nanquantile_options *)0)->struct_size) + sizeof(((torc_nanquantile_options *)0)->dim) + sizeof(((torc_nanquantile_options *)0)->keepdim) + sizeof(((torc_nanquantile_options *)0)->by_name) + sizeof(((torc_nanquantile_options *)0)->interpolation) == sizeof(torc_nanquantile_options), "no padding");
_Static_assert(sizeof(((torc_nanquantile_scalar_options *)0)->struct_size) + sizeof(((torc_nanquantile_scalar_options *)0)->dim) + sizeof(((torc_nanquantile_scalar_options *)0)->keepdim) + sizeof(((torc_nanquantile_scalar_options *)0)->by_name) + sizeof(((torc_nanquantile_scalar_options *)0)->interpolation) == sizeof(torc_nanquantile_scalar_options), "no padding");
_Static_assert(sizeof(((torc_squeeze_options *)0)->struct_size) + sizeof(((torc_squeeze_options *)0)->dim) + sizeof(((torc_squeeze_options *)0)->by_name) == sizeof(torc_squeeze_options), "no padding");
_Static_assert(sizeof(((torc_slice_options *)0)->struct_size) + sizeof(((torc_slice_options *)0)->dim) + sizeof(((torc_slice_options *)0)->start) + sizeof(((torc_slice_options *)0)->end) + sizeof(((torc_slice_options *)0)->step) + sizeof(((torc_slice_options *)0)->by_name) == sizeof(torc_slice_options), "no padding");
_Static_assert(sizeof(((torc_diagonal_options *)0)->struct_size) + sizeof(((torc_diagonal_options *)0)->offset) + sizeof(((torc_diagonal_options *)0)->dim1) + sizeof(((torc_diagonal_options *)0)->dim2) + sizeof(((torc_diagonal_options *)0)->by_name) == sizeof(torc_diagonal_options), "no padding");
_Static_assert(sizeof(((torc_clone_options *)0)->struct_size) + sizeof(((torc_clone_options *)0)->by_name) + sizeof(((torc_clone_options *)0)->memory_format) + sizeof(((torc_clone_options *)0)->reserved0) == sizeof(torc_clone_options), "no padding");
_Static_assert(sizeof(((torc_cat_options *)0)->struct_size) + sizeof(((torc_cat_options *)0)->dim) + sizeof(((torc_cat_options *)0)->by_name) == sizeof(torc_cat_options), "no padding");
_Static_assert(sizeof(((torc_roll_options *)0)->struct_size) + sizeof(((torc_roll_options *)0)->dims) + sizeof(((torc_roll_options *)0)->by_name) == sizeof(torc_roll_options), "no padding");
_Static_assert(sizeof(((torc_flatten_options *)0)->struct_size) + sizeof(((torc_flatten_options *)0)->start_dim) + sizeof(((torc_flatten_options *)0)->end_dim) + sizeof(((torc_flatten_options *)0)->by_name) == sizeof(torc_flatten_options), "no padding");
_Static_assert(sizeof(((torc_as_strided_options *)0)->struct_size) + sizeof(((torc_as_strided_options *)0)->storage_offset) + sizeof(((torc_as_strided_options *)0)->by_name) == sizeof(torc_as_strided_options), "no padding");
_Static_assert(sizeof(((torc_stack_options *)0)->struct_size) + sizeof(((torc_stack_options *)0)->dim) + sizeof(((torc_stack_options *)0)->by_name) == sizeof(torc_stack_options), "no padding");
_Static_assert(sizeof(((torc_meshgrid_options *)0)->struct_size) + sizeof(((torc_meshgrid_options *)0)->by_name) + sizeof(((torc_meshgrid_options *)0)->indexing) == sizeof(torc_meshgrid_options), "no padding");
_Static_assert(sizeof(((torc_vander_options *)0)->struct_size) + sizeof(((torc_vander_options *)0)->N) + sizeof(((torc_vander_options *)0)->increasing) + sizeof(((torc_vander_options *)0)->by_name) == sizeof(torc_vander_options), "no padding");
_Static_assert(sizeof(((torc_linalg_vander_options *)0)->struct_size) + sizeof(((torc_linalg_vander_options *)0)->by_name) + sizeof(((torc_linalg_vander_options *)0)->N) == sizeof(torc_linalg_vander_options), "no padding");
_Static_assert(sizeof(((torc_combinations_options *)0)->struct_size) + sizeof(((torc_combinations_options *)0)->r) + sizeof(((torc_combinations_options *)0)->with_replacement) + sizeof(((torc_combinations_options *)0)->by_name) == sizeof(torc_combinations_options), "no padding");
_Static_assert(sizeof(((torc_rot90_options *)0)->struct_size) + sizeof(((torc_rot90_options *)0)->k) + sizeof(((torc_rot90_options *)0)->dims) + sizeof(((torc_rot90_options *)0)->by_name) == sizeof(torc_rot90_options), "no padding");
_Static_assert(sizeof(((torc_diag_embed_options *)0)->struct_size) + sizeof(((torc_diag_embed_options *)0)->offset) + sizeof(((torc_diag_embed_options *)0)->dim1) + sizeof(((torc_diag_embed_options *)0)->dim2) + sizeof(((torc_diag_embed_options *)0)->by_name) == sizeof(torc_diag_embed_options), "no padding");
_Static_assert(sizeof(((torc_diag_options *)0)->struct_size) + sizeof(((torc_diag_options *)0)->diagonal) + sizeof(((torc_diag_options *)0)->by_name) == sizeof(torc_diag_options), "no padding");
_Static_assert(sizeof(((torc_diagflat_options *)0)->struct_size) + sizeof(((torc_diagflat_options *)0)->offset) + sizeof(((torc_diagflat_options *)0)->by_name) == sizeof(torc_diagflat_options), "no padding");
_Static_assert(sizeof(((torc_split_options *)0)->struct_size) + sizeof(((torc_split_options *)0)->dim) + sizeof(((torc_split_options *)0)->by_name) == sizeof(torc_split_options), "no padding");
_Static_assert(sizeof(((torc_split_with_sizes_options *)0)->struct_size) + sizeof(((torc_split_with_sizes_options *)0)->dim) + sizeof(((torc_split_with_sizes_options *)0)->by_name) == sizeof(torc_split_with_sizes_options), "no padding");
_Static_assert(sizeof(((torc_unsafe_split_options *)0)->struct_size) + sizeof(((torc_unsafe_split_options *)0)->dim) + sizeof(((torc_unsafe_split_options *)0)->by_name) == sizeof(torc_unsafe_split_options), "no padding");
_Static_assert(sizeof(((torc_unsafe_split_with_sizes_options *)0)->struct_size) + sizeof(((torc_unsafe_split_with_sizes_options *)0)->dim) + sizeof(((torc_unsafe_split_with_sizes_options *)0)->by_name) == sizeof(torc_unsafe_split_with_sizes_options), "no padding");
_Static_assert(sizeof(((torc_unsafe_chunk_options *)0)->struct_size) + sizeof(((torc_unsafe_chunk_options *)0)->dim) + sizeof(((torc_unsafe_chunk_options *)0)->by_name) == sizeof(torc_unsafe_chunk_options), "no padding");
_Static_assert(sizeof(((torc_chunk_options *)0)->struct_size) + sizeof(((torc_chunk_options *)0)->dim) + sizeof(((torc_chunk_options *)0)->by_name) == sizeof(torc_chunk_options), "no padding");
_Static_assert(sizeof(((torc_tensor_split_options *)0)->struct_size) + sizeof(((torc_tensor_split_options *)0)->dim) + sizeof(((torc_tensor_split_options *)0)->by_name) == sizeof(torc_tensor_split_options), "no padding");
_Static_assert(sizeof(((torc_tensor_split_indices_options *)0)->struct_size) + sizeof(((torc_tensor_split_indices_options *)0)->dim) + sizeof(((torc_tensor_split_indices_options *)0)->by_name) == sizeof(torc_tensor_split_indices_options), "no padding");
_Static_assert(sizeof(((torc_tensor_split_tensor_options *)0)->struct_size) + sizeof(((torc_tensor_split_tensor_options *)0)->dim) + sizeof(((torc_tensor_split_tensor_options *)0)->by_name) == sizeof(torc_tensor_split_tensor_options), "no padding");
_Static_assert(sizeof(((torc_unbind_options *)0)->struct_size) + sizeof(((torc_unbind_options *)0)->dim) + sizeof(((torc_unbind_options *)0)->by_name) == sizeof(torc_unbind_options), "no padding");
_Static_assert(sizeof(((torc_contiguous_options *)0)->struct_size) + sizeof(((torc_contiguous_options *)0)->by_name) + sizeof(((torc_contiguous_options *)0)->memory_format) + sizeof(((torc_contiguous_options *)0)->reserved0) == sizeof(torc_contiguous_options), "no padding");
_Static_assert(sizeof(((torc_to_options *)0)->struct_size) + sizeof(((torc_to_options *)0)->dtype) + sizeof(((torc_to_options *)0)->reserved0) + sizeof(((torc_to_options *)0)->by_name) + sizeof(((torc_to_options *)0)->device) + sizeof(((torc_to_options *)0)->reserved1) + sizeof(((torc_to_options *)0)->non_blocking) + sizeof(((torc_to_options *)0)->copy) + sizeof(((torc_to_options *)0)->memory_format) + sizeof(((torc_to_options *)0)->reserved2) == sizeof(torc_to_options), "no padding");
_Static_assert(sizeof(((torc_isclose_options *)0)->struct_size) + sizeof(((torc_isclose_options *)0)->rtol) + sizeof(((torc_isclose_options *)0)->atol) + sizeof(((torc_isclose_options *)0)->equal_nan) + sizeof(((torc_isclose_options *)0)->by_name) == sizeof(torc_isclose_options), "no padding");
_Static_assert(sizeof(((torc_slice_copy_options *)0)->struct_size) + sizeof(((torc_slice_copy_options *)0)->dim) + sizeof(((torc_slice_copy_options *)0)->start) + sizeof(((torc_slice_copy_options *)0)->end) + sizeof(((torc_slice_copy_options *)0)->step) + sizeof(((torc_slice_copy_options *)0)->by_name) == sizeof(torc_slice_copy_options), "no padding");
_Static_assert(sizeof(((torc_diagonal_copy_options *)0)->struct_size) + sizeof(((torc_diagonal_copy_options *)0)->offset) + sizeof(((torc_diagonal_copy_options *)0)->dim1) + sizeof(((torc_diagonal_copy_options *)0)->dim2) + sizeof(((torc_diagonal_copy_options *)0)->by_name) == sizeof(torc_diagonal_copy_options), "no padding");
_Static_assert(sizeof(((torc_as_strided_copy_options *)0)->struct_size) + sizeof(((torc_as_strided_copy_options *)0)->storage_offset) + sizeof(((torc_as_strided_copy_options *)0)->by_name) == sizeof(torc_as_strided_copy_options), "no padding");
_Static_assert(sizeof(((torc_squeeze_copy_options *)0)->struct_size) + sizeof(((torc_squeeze_copy_options *)0)->dim) + sizeof(((torc_squeeze_copy_options *)0)->by_name) == sizeof(torc_squeeze_copy_options), "no padding");
_Static_assert(sizeof(((torc_slice_scatter_options *)0)->struct_size) + sizeof(((torc_slice_scatter_options *)0)->dim) + sizeof(((torc_slice_scatter_options *)0)->start) + sizeof(((torc_slice_scatter_options *)0)->end) + sizeof(((torc_slice_scatter_options *)0)->step) + sizeof(((torc_slice_scatter_options *)0)->by_name) == sizeof(torc_slice_scatter_options), "no padding");
_Static_assert(sizeof(((torc_diagonal_scatter_options *)0)->struct_size) + sizeof(((torc_diagonal_scatter_options *)0)->offset) + sizeof(((torc_diagonal_scatter_options *)0)->dim1) + sizeof(((torc_diagonal_scatter_options *)0)->dim2) + sizeof(((torc_diagonal_scatter_options *)0)->by_name) == sizeof(torc_diagonal_scatter_options), "no padding");
_Static_assert(sizeof(((torc_as_strided_scatter_options *)0)->struct_size) + sizeof(((torc_as_strided_scatter_options *)0)->storage_offset) + sizeof(((torc_as_strided_scatter_options *)0)->by_name) == sizeof(torc_as_strided_scatter_options), "no padding");
_Static_assert(sizeof(((torc_fill_diagonal_inplace_options *)0)->struct_size) + sizeof(((torc_fill_diagonal_inplace_options *)0)->wrap) + sizeof(((torc_fill_diagonal_inplace_options *)0)->by_name) == sizeof(torc_fill_diagonal_inplace_options), "no padding");
_Static_assert(sizeof(((torc_scatter_reduce_options *)0)->struct_size) + sizeof(((torc_scatter_reduce_options *)0)->by_name) + sizeof(((torc_scatter_reduce_options *)0)->include_self) == sizeof(torc_scatter_reduce_options), "no padding");
_Static_assert(sizeof(((torc_index_add_options *)0)->struct_size) + sizeof(((torc_index_add_options *)0)->by_name) + sizeof(((torc_index_add_options *)0)->alpha) == sizeof(torc_index_add_options), "no padding");
_Static_assert(sizeof(((torc_sort_options *)0)->struct_size) + sizeof(((torc_sort_options *)0)->dim) + sizeof(((torc_sort_options *)0)->descending) + sizeof(((torc_sort_options *)0)->stable) + sizeof(((torc_sort_options *)0)->by_name) == sizeof(torc_sort_options), "no padding");
_Static_assert(sizeof(((torc_topk_options *)0)->struct_size) + sizeof(((torc_topk_options *)0)->dim) + sizeof(((torc_topk_options *)0)->largest) + sizeof(((torc_topk_options *)0)->sorted) + sizeof(((torc_topk_options *)0)->by_name) == sizeof(torc_topk_options), "no padding");
_Static_assert(sizeof(((torc_index_reduce_options *)0)->struct_size) + sizeof(((torc_index_reduce_options *)0)->by_name) + sizeof(((torc_index_reduce_options *)0)->include_self) == sizeof(torc_index_reduce_options), "no padding");
_Static_assert(sizeof(((torc_argsort_options *)0)->struct_size) + sizeof(((torc_argsort_options *)0)->dim) + sizeof(((torc_argsort_options *)0)->descending) + sizeof(((torc_argsort_options *)0)->stable) + sizeof(((torc_argsort_options *)0)->by_name) == sizeof(torc_argsort_options), "no padding");
_Static_assert(sizeof(((torc_index_put_options *)0)->struct_size) + sizeof(((torc_index_put_options *)0)->accumulate) + sizeof(((torc_index_put_options *)0)->by_name) == sizeof(torc_index_put_options), "no padding");
_Static_assert(sizeof(((torc_put_options *)0)->struct_size) + sizeof(((torc_put_options *)0)->accumulate) + sizeof(((torc_put_options *)0)->by_name) == sizeof(torc_put_options), "no padding");
_Static_assert(sizeof(((torc_take_along_dim_options *)0)->struct_size) + sizeof(((torc_take_along_dim_options *)0)->dim) + sizeof(((torc_take_along_dim_options *)0)->by_name) == sizeof(torc_take_along_dim_options), "no padding");
_Static_assert(sizeof(((torc_repeat_interleave_options *)0)->struct_size) + sizeof(((torc_repeat_interleave_options *)0)->dim) + sizeof(((torc_repeat_interleave_options *)0)->by_name) + sizeof(((torc_repeat_interleave_options *)0)->output_size) == sizeof(torc_repeat_interleave_options), "no padding");
_Static_assert(sizeof(((torc_repeat_interleave_tensor_options *)0)->struct_size) + sizeof(((torc_repeat_interleave_tensor_options *)0)->dim) + sizeof(((torc_repeat_interleave_tensor_options *)0)->by_name) + sizeof(((torc_repeat_interleave_tensor_options *)0)->output_size) == sizeof(torc_repeat_interleave_tensor_options), "no padding");
_Static_assert(sizeof(((torc_repeat_interleave_counts_options *)0)->struct_size) + sizeof(((torc_repeat_interleave_counts_options *)0)->by_name) + sizeof(((torc_repeat_interleave_counts_options *)0)->output_size) == sizeof(torc_repeat_interleave_counts_options), "no padding");
_Static_assert(sizeof(((torc_isin_options *)0)->struct_size) + sizeof(((torc_isin_options *)0)->by_name) + sizeof(((torc_isin_options *)0)->assume_unique) + sizeof(((torc_isin_options *)0)->invert) == sizeof(torc_isin_options), "no padding");
_Static_assert(sizeof(((torc_searchsorted_options *)0)->struct_size) + sizeof(((torc_searchsorted_options *)0)->by_name) + sizeof(((torc_searchsorted_options *)0)->out_int32) + sizeof(((torc_searchsorted_options *)0)->right) + sizeof(((torc_searchsorted_options *)0)->side) + sizeof(((torc_searchsorted_options *)0)->sorter) == sizeof(torc_searchsorted_options), "no padding");
_Static_assert(sizeof(((torc_bucketize_options *)0)->struct_size) + sizeof(((torc_bucketize_options *)0)->by_name) + sizeof(((torc_bucketize_options *)0)->out_int32) + sizeof(((torc_bucketize_options *)0)->right) == sizeof(torc_bucketize_options), "no padding");
_Static_assert(sizeof(((torc_multinomial_options *)0)->struct_size) + sizeof(((torc_multinomial_options *)0)->replacement) + sizeof(((torc_multinomial_options *)0)->by_name) + sizeof(((torc_multinomial_options *)0)->generator) == sizeof(torc_multinomial_options), "no padding");
_Static_assert(sizeof(((torc_unique_dim_options *)0)->struct_size) + sizeof(((torc_unique_dim_options *)0)->sorted) + sizeof(((torc_unique_dim_options *)0)->return_inverse) + sizeof(((torc_unique_dim_options *)0)->return_counts) + sizeof(((torc_unique_dim_options *)0)->by_name) == sizeof(torc_unique_dim_options), "no padding");
_Static_assert(sizeof(((torc_unique_consecutive_options *)0)->struct_size) + sizeof(((torc_unique_consecutive_options *)0)->return_inverse) + sizeof(((torc_unique_consecutive_options *)0)->return_counts) + sizeof(((torc_unique_consecutive_options *)0)->dim) + sizeof(((torc_unique_consecutive_options *)0)->by_name) == sizeof(torc_unique_consecutive_options), "no padding");
_Static_assert(sizeof(((torc_kthvalue_options *)0)->struct_size) + sizeof(((torc_kthvalue_options *)0)->dim) + sizeof(((torc_kthvalue_options *)0)->keepdim) + sizeof(((torc_kthvalue_options *)0)->by_name) == sizeof(torc_kthvalue_options), "no padding");
_Static_assert(sizeof(((torc_mode_options *)0)->struct_size) + sizeof(((torc_mode_options *)0)->dim) + sizeof(((torc_mode_options *)0)->keepdim) + sizeof(((torc_mode_options *)0)->by_name) == sizeof(torc_mode_options), "no padding");
_Static_assert(sizeof(((torc_bincount_options *)0)->struct_size) + sizeof(((torc_bincount_options *)0)->weights) + sizeof(((torc_bincount_options *)0)->minlength) + sizeof(((torc_bincount_options *)0)->by_name) == sizeof(torc_bincount_options), "no padding");
_Static_assert(sizeof(((torc_addmm_options *)0)->struct_size) + sizeof(((torc_addmm_options *)0)->by_name) + sizeof(((torc_addmm_options *)0)->beta) + sizeof(((torc_addmm_options *)0)->alpha) == sizeof(torc_addmm_options), "no padding");
_Static_assert(sizeof(((torc_baddbmm_options *)0)->struct_size) + sizeof(((torc_baddbmm_options *)0)->by_name) + sizeof(((torc_baddbmm_options *)0)->beta) + sizeof(((torc_baddbmm_options *)0)->alpha) == sizeof(torc_baddbmm_options), "no padding");
_Static_assert(sizeof(((torc_addmv_options *)0)->struct_size) + sizeof(((torc_addmv_options *)0)->by_name) + sizeof(((torc_addmv_options *)0)->beta) + sizeof(((torc_addmv_options *)0)->alpha) == sizeof(torc_addmv_options), "no padding");
_Static_assert(sizeof(((torc_linear_options *)0)->struct_size) + sizeof(((torc_linear_options *)0)->bias) + sizeof(((torc_linear_options *)0)->by_name) == sizeof(torc_linear_options), "no padding");
_Static_assert(sizeof(((torc_linalg_vecdot_options *)0)->struct_size) + sizeof(((torc_linalg_vecdot_options *)0)->by_name) + sizeof(((torc_linalg_vecdot_options *)0)->dim) == sizeof(torc_linalg_vecdot_options), "no padding");
_Static_assert(sizeof(((torc_addr_options *)0)->struct_size) + sizeof(((torc_addr_options *)0)->by_name) + sizeof(((torc_addr_options *)0)->beta) + sizeof(((torc_addr_options *)0)->alpha) == sizeof(torc_addr_options), "no padding");
_Static_assert(sizeof(((torc_addbmm_options *)0)->struct_size) + sizeof(((torc_addbmm_options *)0)->by_name) + sizeof(((torc_addbmm_options *)0)->beta) + sizeof(((torc_addbmm_options *)0)->alpha) == sizeof(torc_addbmm_options), "no padding");
_Static_assert(sizeof(((torc_linalg_cross_options *)0)->struct_size) + sizeof(((torc_linalg_cross_options *)0)->by_name) + sizeof(((torc_linalg_cross_options *)0)->dim) == sizeof(torc_linalg_cross_options), "no padding");
_Static_assert(sizeof(((torc_cross_options *)0)->struct_size) + sizeof(((torc_cross_options *)0)->dim) + sizeof(((torc_cross_options *)0)->by_name) == sizeof(torc_cross_options), "no padding");
_Static_assert(sizeof(((torc_linear_gelu_options *)0)->struct_size) + sizeof(((torc_linear_gelu_options *)0)->bias) + sizeof(((torc_linear_gelu_options *)0)->by_name) + sizeof(((torc_linear_gelu_options *)0)->approximate) == sizeof(torc_linear_gelu_options), "no padding");
_Static_assert(sizeof(((torc_linear_gelu_linear_options *)0)->struct_size) + sizeof(((torc_linear_gelu_linear_options *)0)->by_name) + sizeof(((torc_linear_gelu_linear_options *)0)->approximate) == sizeof(torc_linear_gelu_linear_options), "no padding");
_Static_assert(sizeof(((torc_softmax_options *)0)->struct_size) + sizeof(((torc_softmax_options *)0)->dtype) + sizeof(((torc_softmax_options *)0)->reserved0) + sizeof(((torc_softmax_options *)0)->by_name) == sizeof(torc_softmax_options), "no padding");
_Static_assert(sizeof(((torc_log_softmax_options *)0)->struct_size) + sizeof(((torc_log_softmax_options *)0)->dtype) + sizeof(((torc_log_softmax_options *)0)->reserved0) + sizeof(((torc_log_softmax_options *)0)->by_name) == sizeof(torc_log_softmax_options), "no padding");
_Static_assert(sizeof(((torc_layer_norm_options *)0)->struct_size) + sizeof(((torc_layer_norm_options *)0)->weight) + sizeof(((torc_layer_norm_options *)0)->bias) + sizeof(((torc_layer_norm_options *)0)->eps) + sizeof(((torc_layer_norm_options *)0)->by_name) == sizeof(torc_layer_norm_options), "no padding");
_Static_assert(sizeof(((torc_batch_norm_options *)0)->struct_size) + sizeof(((torc_batch_norm_options *)0)->weight) + sizeof(((torc_batch_norm_options *)0)->bias) + sizeof(((torc_batch_norm_options *)0)->training) + sizeof(((torc_batch_norm_options *)0)->momentum) + sizeof(((torc_batch_norm_options *)0)->eps) + sizeof(((torc_batch_norm_options *)0)->by_name) == sizeof(torc_batch_norm_options), "no padding");
_Static_assert(sizeof(((torc_instance_norm_options *)0)->struct_size) + sizeof(((torc_instance_norm_options *)0)->running_mean) + sizeof(((torc_instance_norm_options *)0)->running_var) + sizeof(((torc_instance_norm_options *)0)->weight) + sizeof(((torc_instance_norm_options *)0)->bias) + sizeof(((torc_instance_norm_options *)0)->use_input_stats) + sizeof(((torc_instance_norm_options *)0)->momentum) + sizeof(((torc_instance_norm_options *)0)->eps) + sizeof(((torc_instance_norm_options *)0)->by_name) == sizeof(torc_instance_norm_options), "no padding");
_Static_assert(sizeof(((torc_group_norm_options *)0)->struct_size) + sizeof(((torc_group_norm_options *)0)->weight) + sizeof(((torc_group_norm_options *)0)->bias) + sizeof(((torc_group_norm_options *)0)->eps) + sizeof(((torc_group_norm_options *)0)->by_name) == sizeof(torc_group_norm_options), "no padding");
_Static_assert(sizeof(((torc_rms_norm_options *)0)->struct_size) + sizeof(((torc_rms_norm_options *)0)->weight) + sizeof(((torc_rms_norm_options *)0)->eps) + sizeof(((torc_rms_norm_options *)0)->by_name) == sizeof(torc_rms_norm_options), "no padding");
_Static_assert(sizeof(((torc_native_dropout_options *)0)->struct_size) + sizeof(((torc_native_dropout_options *)0)->generator) + sizeof(((torc_native_dropout_options *)0)->by_name) == sizeof(torc_native_dropout_options), "no padding");
_Static_assert(sizeof(((torc_dropout_options *)0)->struct_size) + sizeof(((torc_dropout_options *)0)->p) + sizeof(((torc_dropout_options *)0)->training) + sizeof(((torc_dropout_options *)0)->generator) + sizeof(((torc_dropout_options *)0)->by_name) == sizeof(torc_dropout_options), "no padding");
_Static_assert(sizeof(((torc_feature_dropout_options *)0)->struct_size) + sizeof(((torc_feature_dropout_options *)0)->p) + sizeof(((torc_feature_dropout_options *)0)->training) + sizeof(((torc_feature_dropout_options *)0)->generator) + sizeof(((torc_feature_dropout_options *)0)->by_name) == sizeof(torc_feature_dropout_options), "no padding");
_Static_assert(sizeof(((torc_embedding_options *)0)->struct_size) + sizeof(((torc_embedding_options *)0)->padding_idx) + sizeof(((torc_embedding_options *)0)->scale_grad_by_freq) + sizeof(((torc_embedding_options *)0)->sparse) + sizeof(((torc_embedding_options *)0)->by_name) == sizeof(torc_embedding_options), "no padding");
_Static_assert(sizeof(((torc_conv1d_options *)0)->struct_size) + sizeof(((torc_conv1d_options *)0)->bias) + sizeof(((torc_conv1d_options *)0)->stride) + sizeof(((torc_conv1d_options *)0)->padding) + sizeof(((torc_conv1d_options *)0)->dilation) + sizeof(((torc_conv1d_options *)0)->groups) + sizeof(((torc_conv1d_options *)0)->by_name) == sizeof(torc_conv1d_options), "no padding");
_Static_assert(sizeof(((torc_conv2d_options *)0)->struct_size) + sizeof(((torc_conv2d_options *)0)->bias) + sizeof(((torc_conv2d_options *)0)->stride) + sizeof(((torc_conv2d_options *)0)->padding) + sizeof(((torc_conv2d_options *)0)->dilation) + sizeof(((torc_conv2d_options *)0)->groups) + sizeof(((torc_conv2d_options *)0)->by_name) == sizeof(torc_conv2d_options), "no padding");
_Static_assert(sizeof(((torc_conv1d_padding_options *)0)->struct_size) + sizeof(((torc_conv1d_padding_options *)0)->bias) + sizeof(((torc_conv1d_padding_options *)0)->stride) + sizeof(((torc_conv1d_padding_options *)0)->padding) + sizeof(((torc_conv1d_padding_options *)0)->dilation) + sizeof(((torc_conv1d_padding_options *)0)->groups) + sizeof(((torc_conv1d_padding_options *)0)->by_name) == sizeof(torc_conv1d_padding_options), "no padding");
_Static_assert(sizeof(((torc_conv2d_padding_options *)0)->struct_size) + sizeof(((torc_conv2d_padding_options *)0)->bias) + sizeof(((torc_conv2d_padding_options *)0)->stride) + sizeof(((torc_conv2d_padding_options *)0)->padding) + sizeof(((torc_conv2d_padding_options *)0)->dilation) + sizeof(((torc_conv2d_padding_options *)0)->groups) + sizeof(((torc_conv2d_padding_options *)0)->by_name) == sizeof(torc_conv2d_padding_options), "no padding");
_Static_assert(sizeof(((torc_conv_transpose1d_options *)0)->struct_size) + sizeof(((torc_conv_transpose1d_options *)0)->bias) + sizeof(((torc_conv_transpose1d_options *)0)->stride) + sizeof(((torc_conv_transpose1d_options *)0)->padding) + sizeof(((torc_conv_transpose1d_options *)0)->output_padding) + sizeof(((torc_conv_transpose1d_options *)0)->groups) + sizeof(((torc_conv_transpose1d_options *)0)->dilation) + sizeof(((torc_conv_transpose1d_options *)0)->by_name) == sizeof(torc_conv_transpose1d_options), "no padding");
_Static_assert(sizeof(((torc_conv_transpose2d_options *)0)->struct_size) + sizeof(((torc_conv_transpose2d_options *)0)->bias) + sizeof(((torc_conv_transpose2d_options *)0)->stride) + sizeof(((torc_conv_transpose2d_options *)0)->padding) + sizeof(((torc_conv_transpose2d_options *)0)->output_padding) + sizeof(((torc_conv_transpose2d_options *)0)->groups) + sizeof(((torc_conv_transpose2d_options *)0)->dilation) + sizeof(((torc_conv_transpose2d_options *)0)->by_name) == sizeof(torc_conv_transpose2d_options), "no padding");
_Static_assert(sizeof(((torc_max_pool2d_with_indices_options *)0)->struct_size) + sizeof(((torc_max_pool2d_with_indices_options *)0)->stride) + sizeof(((torc_max_pool2d_with_indices_options *)0)->padding) + sizeof(((torc_max_pool2d_with_indices_options *)0)->dilation) + sizeof(((torc_max_pool2d_with_indices_options *)0)->ceil_mode) + sizeof(((torc_max_pool2d_with_indices_options *)0)->by_name) == sizeof(torc_max_pool2d_with_indices_options), "no padding");
_Static_assert(sizeof(((torc_max_pool2d_options *)0)->struct_size) + sizeof(((torc_max_pool2d_options *)0)->stride) + sizeof(((torc_max_pool2d_options *)0)->padding) + sizeof(((torc_max_pool2d_options *)0)->dilation) + sizeof(((torc_max_pool2d_options *)0)->ceil_mode) + sizeof(((torc_max_pool2d_options *)0)->by_name) == sizeof(torc_max_pool2d_options), "no padding");
_Static_assert(sizeof(((torc_max_pool1d_options *)0)->struct_size) + sizeof(((torc_max_pool1d_options *)0)->stride) + sizeof(((torc_max_pool1d_options *)0)->padding) + sizeof(((torc_max_pool1d_options *)0)->dilation) + sizeof(((torc_max_pool1d_options *)0)->ceil_mode) + sizeof(((torc_max_pool1d_options *)0)->by_name) == sizeof(torc_max_pool1d_options), "no padding");
_Static_assert(sizeof(((torc_avg_pool2d_options *)0)->struct_size) + sizeof(((torc_avg_pool2d_options *)0)->stride) + sizeof(((torc_avg_pool2d_options *)0)->padding) + sizeof(((torc_avg_pool2d_options *)0)->ceil_mode) + sizeof(((torc_avg_pool2d_options *)0)->count_include_pad) + sizeof(((torc_avg_pool2d_options *)0)->divisor_override) + sizeof(((torc_avg_pool2d_options *)0)->by_name) == sizeof(torc_avg_pool2d_options), "no padding");
_Static_assert(sizeof(((torc_avg_pool1d_options *)0)->struct_size) + sizeof(((torc_avg_pool1d_options *)0)->stride) + sizeof(((torc_avg_pool1d_options *)0)->padding) + sizeof(((torc_avg_pool1d_options *)0)->ceil_mode) + sizeof(((torc_avg_pool1d_options *)0)->count_include_pad) + sizeof(((torc_avg_pool1d_options *)0)->by_name) == sizeof(torc_avg_pool1d_options), "no padding");
_Static_assert(sizeof(((torc_max_pool3d_with_indices_options *)0)->struct_size) + sizeof(((torc_max_pool3d_with_indices_options *)0)->stride) + sizeof(((torc_max_pool3d_with_indices_options *)0)->padding) + sizeof(((torc_max_pool3d_with_indices_options *)0)->dilation) + sizeof(((torc_max_pool3d_with_indices_options *)0)->ceil_mode) + sizeof(((torc_max_pool3d_with_indices_options *)0)->by_name) == sizeof(torc_max_pool3d_with_indices_options), "no padding");
_Static_assert(sizeof(((torc_max_pool3d_options *)0)->struct_size) + sizeof(((torc_max_pool3d_options *)0)->stride) + sizeof(((torc_max_pool3d_options *)0)->padding) + sizeof(((torc_max_pool3d_options *)0)->dilation) + sizeof(((torc_max_pool3d_options *)0)->ceil_mode) + sizeof(((torc_max_pool3d_options *)0)->by_name) == sizeof(torc_max_pool3d_options), "no padding");
_Static_assert(sizeof(((torc_avg_pool3d_options *)0)->struct_size) + sizeof(((torc_avg_pool3d_options *)0)->stride) + sizeof(((torc_avg_pool3d_options *)0)->padding) + sizeof(((torc_avg_pool3d_options *)0)->ceil_mode) + sizeof(((torc_avg_pool3d_options *)0)->count_include_pad) + sizeof(((torc_avg_pool3d_options *)0)->divisor_override) + sizeof(((torc_avg_pool3d_options *)0)->by_name) == sizeof(torc_avg_pool3d_options), "no padding");
_Static_assert(sizeof(((torc_interpolate_options *)0)->struct_size) + sizeof(((torc_interpolate_options *)0)->mode) + sizeof(((torc_interpolate_options *)0)->align_corners) + sizeof(((torc_interpolate_options *)0)->scales_d) + sizeof(((torc_interpolate_options *)0)->scales_h) + sizeof(((torc_interpolate_options *)0)->scales_w) + sizeof(((torc_interpolate_options *)0)->antialias) + sizeof(((torc_interpolate_options *)0)->by_name) == sizeof(torc_interpolate_options), "no padding");
_Static_assert(sizeof(((torc_nll_loss_options *)0)->struct_size) + sizeof(((torc_nll_loss_options *)0)->weight) + sizeof(((torc_nll_loss_options *)0)->ignore_index) + sizeof(((torc_nll_loss_options *)0)->reduction) + sizeof(((torc_nll_loss_options *)0)->by_name) == sizeof(torc_nll_loss_options), "no padding");
_Static_assert(sizeof(((torc_cross_entropy_options *)0)->struct_size) + sizeof(((torc_cross_entropy_options *)0)->weight) + sizeof(((torc_cross_entropy_options *)0)->ignore_index) + sizeof(((torc_cross_entropy_options *)0)->reduction) + sizeof(((torc_cross_entropy_options *)0)->label_smoothing) + sizeof(((torc_cross_entropy_options *)0)->by_name) == sizeof(torc_cross_entropy_options), "no padding");
_Static_assert(sizeof(((torc_binary_cross_entropy_options *)0)->struct_size) + sizeof(((torc_binary_cross_entropy_options *)0)->weight) + sizeof(((torc_binary_cross_entropy_options *)0)->reduction) + sizeof(((torc_binary_cross_entropy_options *)0)->by_name) == sizeof(torc_binary_cross_entropy_options), "no padding");
_Static_assert(sizeof(((torc_binary_cross_entropy_with_logits_options *)0)->struct_size) + sizeof(((torc_binary_cross_entropy_with_logits_options *)0)->weight) + sizeof(((torc_binary_cross_entropy_with_logits_options *)0)->reduction) + sizeof(((torc_binary_cross_entropy_with_logits_options *)0)->pos_weight) + sizeof(((torc_binary_cross_entropy_with_logits_options *)0)->by_name) == sizeof(torc_binary_cross_entropy_with_logits_options), "no padding");
_Static_assert(sizeof(((torc_mse_loss_options *)0)->struct_size) + sizeof(((torc_mse_loss_options *)0)->reduction) + sizeof(((torc_mse_loss_options *)0)->weight) + sizeof(((torc_mse_loss_options *)0)->by_name) == sizeof(torc_mse_loss_options), "no padding");
_Static_assert(sizeof(((torc_l1_loss_options *)0)->struct_size) + sizeof(((torc_l1_loss_options *)0)->reduction) + sizeof(((torc_l1_loss_options *)0)->weight) + sizeof(((torc_l1_loss_options *)0)->by_name) == sizeof(torc_l1_loss_options), "no padding");
_Static_assert(sizeof(((torc_smooth_l1_loss_options *)0)->struct_size) + sizeof(((torc_smooth_l1_loss_options *)0)->reduction) + sizeof(((torc_smooth_l1_loss_options *)0)->beta) + sizeof(((torc_smooth_l1_loss_options *)0)->by_name) == sizeof(torc_smooth_l1_loss_options), "no padding");
_Static_assert(sizeof(((torc_huber_loss_options *)0)->struct_size) + sizeof(((torc_huber_loss_options *)0)->reduction) + sizeof(((torc_huber_loss_options *)0)->delta) + sizeof(((torc_huber_loss_options *)0)->weight) + sizeof(((torc_huber_loss_options *)0)->by_name) == sizeof(torc_huber_loss_options), "no padding");
_Static_assert(sizeof(((torc_kl_div_options *)0)->struct_size) + sizeof(((torc_kl_div_options *)0)->reduction) + sizeof(((torc_kl_div_options *)0)->log_target) + sizeof(((torc_kl_div_options *)0)->by_name) == sizeof(torc_kl_div_options), "no padding");
_Static_assert(sizeof(((torc_one_hot_options *)0)->struct_size) + sizeof(((torc_one_hot_options *)0)->num_classes) + sizeof(((torc_one_hot_options *)0)->by_name) == sizeof(torc_one_hot_options), "no padding");
_Static_assert(sizeof(((torc_scaled_dot_product_attention_options *)0)->struct_size) + sizeof(((torc_scaled_dot_product_attention_options *)0)->attn_mask) + sizeof(((torc_scaled_dot_product_attention_options *)0)->dropout_p) + sizeof(((torc_scaled_dot_product_attention_options *)0)->is_causal) + sizeof(((torc_scaled_dot_product_attention_options *)0)->by_name) + sizeof(((torc_scaled_dot_product_attention_options *)0)->scale) + sizeof(((torc_scaled_dot_product_attention_options *)0)->enable_gqa) == sizeof(torc_scaled_dot_product_attention_options), "no padding");
_Static_assert(sizeof(((torc_constant_pad_nd_options *)0)->struct_size) + sizeof(((torc_constant_pad_nd_options *)0)->value) + sizeof(((torc_constant_pad_nd_options *)0)->by_name) == sizeof(torc_constant_pad_nd_options), "no padding");
_Static_assert(sizeof(((torc_pad_options *)0)->struct_size) + sizeof(((torc_pad_options *)0)->mode) + sizeof(((torc_pad_options *)0)->value) + sizeof(((torc_pad_options *)0)->by_name) == sizeof(torc_pad_options), "no padding");
_Static_assert(sizeof(((torc_glu_options *)0)->struct_size) + sizeof(((torc_glu_options *)0)->dim) + sizeof(((torc_glu_options *)0)->by_name) == sizeof(torc_glu_options), "no padding");
_Static_assert(sizeof(((torc_alpha_dropout_options *)0)->struct_size) + sizeof(((torc_alpha_dropout_options *)0)->p) + sizeof(((torc_alpha_dropout_options *)0)->training) + sizeof(((torc_alpha_dropout_options *)0)->generator) + sizeof(((torc_alpha_dropout_options *)0)->by_name) == sizeof(torc_alpha_dropout_options), "no padding");
_Static_assert(sizeof(((torc_feature_alpha_dropout_options *)0)->struct_size) + sizeof(((torc_feature_alpha_dropout_options *)0)->p) + sizeof(((torc_feature_alpha_dropout_options *)0)->training) + sizeof(((torc_feature_alpha_dropout_options *)0)->generator) + sizeof(((torc_feature_alpha_dropout_options *)0)->by_name) == sizeof(torc_feature_alpha_dropout_options), "no padding");
_Static_assert(sizeof(((torc_im2col_options *)0)->struct_size) + sizeof(((torc_im2col_options *)0)->dilation) + sizeof(((torc_im2col_options *)0)->padding) + sizeof(((torc_im2col_options *)0)->stride) + sizeof(((torc_im2col_options *)0)->by_name) == sizeof(torc_im2col_options), "no padding");
_Static_assert(sizeof(((torc_col2im_options *)0)->struct_size) + sizeof(((torc_col2im_options *)0)->dilation) + sizeof(((torc_col2im_options *)0)->padding) + sizeof(((torc_col2im_options *)0)->stride) + sizeof(((torc_col2im_options *)0)->by_name) == sizeof(torc_col2im_options), "no padding");
_Static_assert(sizeof(((torc_embedding_bag_options *)0)->struct_size) + sizeof(((torc_embedding_bag_options *)0)->offsets) + sizeof(((torc_embedding_bag_options *)0)->scale_grad_by_freq) + sizeof(((torc_embedding_bag_options *)0)->mode) + sizeof(((torc_embedding_bag_options *)0)->per_sample_weights) + sizeof(((torc_embedding_bag_options *)0)->include_last_offset) + sizeof(((torc_embedding_bag_options *)0)->padding_idx) + sizeof(((torc_embedding_bag_options *)0)->by_name) == sizeof(torc_embedding_bag_options), "no padding");
_Static_assert(sizeof(((torc_conv3d_options *)0)->struct_size) + sizeof(((torc_conv3d_options *)0)->bias) + sizeof(((torc_conv3d_options *)0)->stride) + sizeof(((torc_conv3d_options *)0)->padding) + sizeof(((torc_conv3d_options *)0)->dilation) + sizeof(((torc_conv3d_options *)0)->groups) + sizeof(((torc_conv3d_options *)0)->by_name) == sizeof(torc_conv3d_options), "no padding");
_Static_assert(sizeof(((torc_conv3d_padding_options *)0)->struct_size) + sizeof(((torc_conv3d_padding_options *)0)->bias) + sizeof(((torc_conv3d_padding_options *)0)->stride) + sizeof(((torc_conv3d_padding_options *)0)->padding) + sizeof(((torc_conv3d_padding_options *)0)->dilation) + sizeof(((torc_conv3d_padding_options *)0)->groups) + sizeof(((torc_conv3d_padding_options *)0)->by_name) == sizeof(torc_conv3d_padding_options), "no padding");
_Static_assert(sizeof(((torc_conv_transpose3d_options *)0)->struct_size) + sizeof(((torc_conv_transpose3d_options *)0)->bias) + sizeof(((torc_conv_transpose3d_options *)0)->stride) + sizeof(((torc_conv_transpose3d_options *)0)->padding) + sizeof(((torc_conv_transpose3d_options *)0)->output_padding) + sizeof(((torc_conv_transpose3d_options *)0)->groups) + sizeof(((torc_conv_transpose3d_options *)0)->dilation) + sizeof(((torc_conv_transpose3d_options *)0)->by_name) == sizeof(torc_conv_transpose3d_options), "no padding");
_Static_assert(sizeof(((torc_pairwise_distance_options *)0)->struct_size) + sizeof(((torc_pairwise_distance_options *)0)->p) + sizeof(((torc_pairwise_distance_options *)0)->eps) + sizeof(((torc_pairwise_distance_options *)0)->keepdim) + sizeof(((torc_pairwise_distance_options *)0)->by_name) == sizeof(torc_pairwise_distance_options), "no padding");
_Static_assert(sizeof(((torc_bilinear_options *)0)->struct_size) + sizeof(((torc_bilinear_options *)0)->bias) + sizeof(((torc_bilinear_options *)0)->by_name) == sizeof(torc_bilinear_options), "no padding");
_Static_assert(sizeof(((torc_margin_ranking_loss_options *)0)->struct_size) + sizeof(((torc_margin_ranking_loss_options *)0)->margin) + sizeof(((torc_margin_ranking_loss_options *)0)->reduction) + sizeof(((torc_margin_ranking_loss_options *)0)->by_name) == sizeof(torc_margin_ranking_loss_options), "no padding");
_Static_assert(sizeof(((torc_hinge_embedding_loss_options *)0)->struct_size) + sizeof(((torc_hinge_embedding_loss_options *)0)->margin) + sizeof(((torc_hinge_embedding_loss_options *)0)->reduction) + sizeof(((torc_hinge_embedding_loss_options *)0)->by_name) == sizeof(torc_hinge_embedding_loss_options), "no padding");
_Static_assert(sizeof(((torc_cosine_embedding_loss_options *)0)->struct_size) + sizeof(((torc_cosine_embedding_loss_options *)0)->margin) + sizeof(((torc_cosine_embedding_loss_options *)0)->reduction) + sizeof(((torc_cosine_embedding_loss_options *)0)->by_name) == sizeof(torc_cosine_embedding_loss_options), "no padding");
_Static_assert(sizeof(((torc_triplet_margin_loss_options *)0)->struct_size) + sizeof(((torc_triplet_margin_loss_options *)0)->margin) + sizeof(((torc_triplet_margin_loss_options *)0)->p) + sizeof(((torc_triplet_margin_loss_options *)0)->eps) + sizeof(((torc_triplet_margin_loss_options *)0)->swap) + sizeof(((torc_triplet_margin_loss_options *)0)->reduction) + sizeof(((torc_triplet_margin_loss_options *)0)->by_name) == sizeof(torc_triplet_margin_loss_options), "no padding");
_Static_assert(sizeof(((torc_soft_margin_loss_options *)0)->struct_size) + sizeof(((torc_soft_margin_loss_options *)0)->reduction) + sizeof(((torc_soft_margin_loss_options *)0)->by_name) == sizeof(torc_soft_margin_loss_options), "no padding");
_Static_assert(sizeof(((torc_multi_margin_loss_options *)0)->struct_size) + sizeof(((torc_multi_margin_loss_options *)0)->p) + sizeof(((torc_multi_margin_loss_options *)0)->margin) + sizeof(((torc_multi_margin_loss_options *)0)->weight) + sizeof(((torc_multi_margin_loss_options *)0)->reduction) + sizeof(((torc_multi_margin_loss_options *)0)->by_name) == sizeof(torc_multi_margin_loss_options), "no padding");
_Static_assert(sizeof(((torc_multilabel_margin_loss_options *)0)->struct_size) + sizeof(((torc_multilabel_margin_loss_options *)0)->reduction) + sizeof(((torc_multilabel_margin_loss_options *)0)->by_name) == sizeof(torc_multilabel_margin_loss_options), "no padding");
_Static_assert(sizeof(((torc_poisson_nll_loss_options *)0)->struct_size) + sizeof(((torc_poisson_nll_loss_options *)0)->log_input) + sizeof(((torc_poisson_nll_loss_options *)0)->full) + sizeof(((torc_poisson_nll_loss_options *)0)->eps) + sizeof(((torc_poisson_nll_loss_options *)0)->reduction) + sizeof(((torc_poisson_nll_loss_options *)0)->by_name) == sizeof(torc_poisson_nll_loss_options), "no padding");
_Static_assert(sizeof(((torc_rnn_tanh_cell_options *)0)->struct_size) + sizeof(((torc_rnn_tanh_cell_options *)0)->b_ih) + sizeof(((torc_rnn_tanh_cell_options *)0)->b_hh) + sizeof(((torc_rnn_tanh_cell_options *)0)->by_name) == sizeof(torc_rnn_tanh_cell_options), "no padding");
_Static_assert(sizeof(((torc_rnn_relu_cell_options *)0)->struct_size) + sizeof(((torc_rnn_relu_cell_options *)0)->b_ih) + sizeof(((torc_rnn_relu_cell_options *)0)->b_hh) + sizeof(((torc_rnn_relu_cell_options *)0)->by_name) == sizeof(torc_rnn_relu_cell_options), "no padding");
_Static_assert(sizeof(((torc_gru_cell_options *)0)->struct_size) + sizeof(((torc_gru_cell_options *)0)->b_ih) + sizeof(((torc_gru_cell_options *)0)->b_hh) + sizeof(((torc_gru_cell_options *)0)->by_name) == sizeof(torc_gru_cell_options), "no padding");
_Static_assert(sizeof(((torc_lstm_cell_options *)0)->struct_size) + sizeof(((torc_lstm_cell_options *)0)->b_ih) + sizeof(((torc_lstm_cell_options *)0)->b_hh) + sizeof(((torc_lstm_cell_options *)0)->by_name) == sizeof(torc_lstm_cell_options), "no padding");
_Static_assert(sizeof(((torc__unique2_options *)0)->struct_size) + sizeof(((torc__unique2_options *)0)->sorted) + sizeof(((torc__unique2_options *)0)->return_inverse) + sizeof(((torc__unique2_options *)0)->return_counts) + sizeof(((torc__unique2_options *)0)->by_name) == sizeof(torc__unique2_options), "no padding");
_Static_assert(sizeof(((torc__addmm_activation_options *)0)->struct_size) + sizeof(((torc__addmm_activation_options *)0)->by_name) + sizeof(((torc__addmm_activation_options *)0)->beta) + sizeof(((torc__addmm_activation_options *)0)->alpha) + sizeof(((torc__addmm_activation_options *)0)->use_gelu) == sizeof(torc__addmm_activation_options), "no padding");
_Static_assert(sizeof(((torc__fused_sgd_inplace_options *)0)->struct_size) + sizeof(((torc__fused_sgd_inplace_options *)0)->by_name) + sizeof(((torc__fused_sgd_inplace_options *)0)->grad_scale) + sizeof(((torc__fused_sgd_inplace_options *)0)->found_inf) == sizeof(torc__fused_sgd_inplace_options), "no padding");
_Static_assert(sizeof(((torc__fused_sgd__tensor_lr_options *)0)->struct_size) + sizeof(((torc__fused_sgd__tensor_lr_options *)0)->by_name) + sizeof(((torc__fused_sgd__tensor_lr_options *)0)->grad_scale) + sizeof(((torc__fused_sgd__tensor_lr_options *)0)->found_inf) == sizeof(torc__fused_sgd__tensor_lr_options), "no padding");
_Static_assert(sizeof(((torc__fused_adam_inplace_options *)0)->struct_size) + sizeof(((torc__fused_adam_inplace_options *)0)->by_name) + sizeof(((torc__fused_adam_inplace_options *)0)->grad_scale) + sizeof(((torc__fused_adam_inplace_options *)0)->found_inf) == sizeof(torc__fused_adam_inplace_options), "no padding");
_Static_assert(sizeof(((torc__fused_adam__tensor_lr_options *)0)->struct_size) + sizeof(((torc__fused_adam__tensor_lr_options *)0)->by_name) + sizeof(((torc__fused_adam__tensor_lr_options *)0)->grad_scale) + sizeof(((torc__fused_adam__tensor_lr_options *)0)->found_inf) == sizeof(torc__fused_adam__tensor_lr_options), "no padding");
_Static_assert(sizeof(((torc__fused_adamw_inplace_options *)0)->struct_size) + sizeof(((torc__fused_adamw_inplace_options *)0)->by_name) + sizeof(((torc__fused_adamw_inplace_options *)0)->grad_scale) + sizeof(((torc__fused_adamw_inplace_options *)0)->found_inf) == sizeof(torc__fused_adamw_inplace_options), "no padding");
_Static_assert(sizeof(((torc__fused_adamw__tensor_lr_options *)0)->struct_size) + sizeof(((torc__fused_adamw__tensor_lr_options *)0)->by_name) + sizeof(((torc__fused_adamw__tensor_lr_options *)0)->grad_scale) + sizeof(((torc__fused_adamw__tensor_lr_options *)0)->found_inf) == sizeof(torc__fused_adamw__tensor_lr_options), "no padding");
_Static_assert(sizeof(((torc__foreach_copy_inplace_options *)0)->struct_size) + sizeof(((torc__foreach_copy_inplace_options *)0)->non_blocking) + sizeof(((torc__foreach_copy_inplace_options *)0)->by_name) == sizeof(torc__foreach_copy_inplace_options), "no padding");
_Static_assert(sizeof(((torc__foreach_norm_options *)0)->struct_size) + sizeof(((torc__foreach_norm_options *)0)->ord) + sizeof(((torc__foreach_norm_options *)0)->dtype) + sizeof(((torc__foreach_norm_options *)0)->reserved0) + sizeof(((torc__foreach_norm_options *)0)->by_name) == sizeof(torc__foreach_norm_options), "no padding");
_Static_assert(sizeof(((torc__foreach_add_options *)0)->struct_size) + sizeof(((torc__foreach_add_options *)0)->by_name) + sizeof(((torc__foreach_add_options *)0)->alpha) == sizeof(torc__foreach_add_options), "no padding");
_Static_assert(sizeof(((torc__foreach_add_tensor_options *)0)->struct_size) + sizeof(((torc__foreach_add_tensor_options *)0)->by_name) + sizeof(((torc__foreach_add_tensor_options *)0)->alpha) == sizeof(torc__foreach_add_tensor_options), "no padding");
_Static_assert(sizeof(((torc__foreach_sub_options *)0)->struct_size) + sizeof(((torc__foreach_sub_options *)0)->by_name) + sizeof(((torc__foreach_sub_options *)0)->alpha) == sizeof(torc__foreach_sub_options), "no padding");
_Static_assert(sizeof(((torc__foreach_addcmul_options *)0)->struct_size) + sizeof(((torc__foreach_addcmul_options *)0)->value) + sizeof(((torc__foreach_addcmul_options *)0)->by_name) == sizeof(torc__foreach_addcmul_options), "no padding");
_Static_assert(sizeof(((torc__foreach_addcdiv_options *)0)->struct_size) + sizeof(((torc__foreach_addcdiv_options *)0)->value) + sizeof(((torc__foreach_addcdiv_options *)0)->by_name) == sizeof(torc__foreach_addcdiv_options), "no padding");
_Static_assert(sizeof(((torc_op_info *)0)->struct_size) + sizeof(((torc_op_info *)0)->name) + sizeof(((torc_op_info *)0)->python_name) + sizeof(((torc_op_info *)0)->overload) + sizeof(((torc_op_info *)0)->signature) + sizeof(((torc_op_info *)0)->doc) + sizeof(((torc_op_info *)0)->node) + sizeof(((torc_op_info *)0)->places) + sizeof(((torc_op_info *)0)->forms) + sizeof(((torc_op_info *)0)->effects) + sizeof(((torc_op_info *)0)->returns) + sizeof(((torc_op_info *)0)->nresults) + sizeof(((torc_op_info *)0)->results) + sizeof(((torc_op_info *)0)->returns_view) + sizeof(((torc_op_info *)0)->composed) + sizeof(((torc_op_info *)0)->reserved) + sizeof(((torc_op_info *)0)->autocast_cpu) + sizeof(((torc_op_info *)0)->autocast_cuda) + sizeof(((torc_op_info *)0)->nparameters) + sizeof(((torc_op_info *)0)->next_overload) == sizeof(torc_op_info), "no padding");
_Static_assert(sizeof(((torc_op_parameter *)0)->struct_size) + sizeof(((torc_op_parameter *)0)->name) + sizeof(((torc_op_parameter *)0)->type) + sizeof(((torc_op_parameter *)0)->reserved0) + sizeof(((torc_op_parameter *)0)->length) + sizeof(((torc_op_parameter *)0)->any_length) + sizeof(((torc_op_parameter *)0)->optional) + sizeof(((torc_op_parameter *)0)->keyword_only) + sizeof(((torc_op_parameter *)0)->mutated) + sizeof(((torc_op_parameter *)0)->is_value) + sizeof(((torc_op_parameter *)0)->reserved1) + sizeof(((torc_op_parameter *)0)->default_text) + sizeof(((torc_op_parameter *)0)->default_value) == sizeof(torc_op_parameter), "no padding");
_Static_assert(sizeof(((torc_requires_grad_options *)0)->struct_size) + sizeof(((torc_requires_grad_options *)0)->requires_grad) + sizeof(((torc_requires_grad_options *)0)->by_name) == sizeof(torc_requires_grad_options), "no padding");
_Static_assert(sizeof(((torc_set_options *)0)->struct_size) + sizeof(((torc_set_options *)0)->storage_offset) + sizeof(((torc_set_options *)0)->size) + sizeof(((torc_set_options *)0)->stride) + sizeof(((torc_set_options *)0)->by_name) == sizeof(torc_set_options), "no padding");
_Static_assert(sizeof(((torc_resize_options *)0)->struct_size) + sizeof(((torc_resize_options *)0)->memory_format) + sizeof(((torc_resize_options *)0)->reserved0) + sizeof(((torc_resize_options *)0)->by_name) == sizeof(torc_resize_options), "no padding");
_Static_assert(sizeof(((torc_resize_as_options *)0)->struct_size) + sizeof(((torc_resize_as_options *)0)->memory_format) + sizeof(((torc_resize_as_options *)0)->reserved0) + sizeof(((torc_resize_as_options *)0)->by_name) == sizeof(torc_resize_as_options), "no padding");
_Static_assert(sizeof(((torc_backward_options *)0)->struct_size) + sizeof(((torc_backward_options *)0)->gradient) + sizeof(((torc_backward_options *)0)->retain_graph) + sizeof(((torc_backward_options *)0)->create_graph) + sizeof(((torc_backward_options *)0)->inputs) + sizeof(((torc_backward_options *)0)->by_name) == sizeof(torc_backward_options), "no padding");
_Static_assert(sizeof(((torc_backward_many_options *)0)->struct_size) + sizeof(((torc_backward_many_options *)0)->gradients) + sizeof(((torc_backward_many_options *)0)->retain_graph) + sizeof(((torc_backward_many_options *)0)->create_graph) + sizeof(((torc_backward_many_options *)0)->inputs) + sizeof(((torc_backward_many_options *)0)->by_name) == sizeof(torc_backward_many_options), "no padding");
_Static_assert(sizeof(((torc_autograd_grad_options *)0)->struct_size) + sizeof(((torc_autograd_grad_options *)0)->grad_outputs) + sizeof(((torc_autograd_grad_options *)0)->retain_graph) + sizeof(((torc_autograd_grad_options *)0)->create_graph) + sizeof(((torc_autograd_grad_options *)0)->by_name) + sizeof(((torc_autograd_grad_options *)0)->allow_unused) + sizeof(((torc_autograd_grad_options *)0)->materialize_grads) == sizeof(torc_autograd_grad_options), "no padding");
_Static_assert(sizeof(((torc_backward_edges_options *)0)->struct_size) + sizeof(((torc_backward_edges_options *)0)->gradients) + sizeof(((torc_backward_edges_options *)0)->retain_graph) + sizeof(((torc_backward_edges_options *)0)->create_graph) + sizeof(((torc_backward_edges_options *)0)->by_name) + sizeof(((torc_backward_edges_options *)0)->inputs) == sizeof(torc_backward_edges_options), "no padding");
_Static_assert(sizeof(((torc_autograd_grad_edges_options *)0)->struct_size) + sizeof(((torc_autograd_grad_edges_options *)0)->grad_outputs) + sizeof(((torc_autograd_grad_edges_options *)0)->retain_graph) + sizeof(((torc_autograd_grad_edges_options *)0)->create_graph) + sizeof(((torc_autograd_grad_edges_options *)0)->by_name) + sizeof(((torc_autograd_grad_edges_options *)0)->allow_unused) == sizeof(torc_autograd_grad_edges_options), "no padding");
_Static_assert(sizeof(((torc_saved_tensors_hooks *)0)->struct_size) + sizeof(((torc_saved_tensors_hooks *)0)->pack) + sizeof(((torc_saved_tensors_hooks *)0)->unpack) + sizeof(((torc_saved_tensors_hooks *)0)->drop) + sizeof(((torc_saved_tensors_hooks *)0)->context) == sizeof(torc_saved_tensors_hooks), "no padding");
_Static_assert(sizeof(((torc_function_apply_options *)0)->struct_size) + sizeof(((torc_function_apply_options *)0)->by_name) + sizeof(((torc_function_apply_options *)0)->once_differentiable) == sizeof(torc_function_apply_options), "no padding");
_Static_assert(sizeof(((torc_checkpoint_options *)0)->struct_size) + sizeof(((torc_checkpoint_options *)0)->by_name) + sizeof(((torc_checkpoint_options *)0)->discard_rng_state) + sizeof(((torc_checkpoint_options *)0)->skip_determinism_check) + sizeof(((torc_checkpoint_options *)0)->early_stop) == sizeof(torc_checkpoint_options), "no padding");
_Static_assert(sizeof(((torc_gradcheck_options *)0)->struct_size) + sizeof(((torc_gradcheck_options *)0)->by_name) + sizeof(((torc_gradcheck_options *)0)->eps) + sizeof(((torc_gradcheck_options *)0)->atol) + sizeof(((torc_gradcheck_options *)0)->rtol) + sizeof(((torc_gradcheck_options *)0)->nondet_tol) == sizeof(torc_gradcheck_options), "no padding");
_Static_assert(sizeof(((torc_module_train_options *)0)->struct_size) + sizeof(((torc_module_train_options *)0)->mode) + sizeof(((torc_module_train_options *)0)->by_name) == sizeof(torc_module_train_options), "no padding");
_Static_assert(sizeof(((torc_module_load_state_dict_options *)0)->struct_size) + sizeof(((torc_module_load_state_dict_options *)0)->strict) + sizeof(((torc_module_load_state_dict_options *)0)->by_name) == sizeof(torc_module_load_state_dict_options), "no padding");
_Static_assert(sizeof(((torc_module_to_options *)0)->struct_size) + sizeof(((torc_module_to_options *)0)->dtype) + sizeof(((torc_module_to_options *)0)->reserved0) + sizeof(((torc_module_to_options *)0)->by_name) + sizeof(((torc_module_to_options *)0)->device) + sizeof(((torc_module_to_options *)0)->memory_format) == sizeof(torc_module_to_options), "no padding");
_Static_assert(sizeof(((torc_module_zero_grad_options *)0)->struct_size) + sizeof(((torc_module_zero_grad_options *)0)->set_to_none) + sizeof(((torc_module_zero_grad_options *)0)->by_name) == sizeof(torc_module_zero_grad_options), "no padding");
_Static_assert(sizeof(((torc_module_requires_grad_options *)0)->struct_size) + sizeof(((torc_module_requires_grad_options *)0)->requires_grad) + sizeof(((torc_module_requires_grad_options *)0)->by_name) == sizeof(torc_module_requires_grad_options), "no padding");
_Static_assert(sizeof(((torc_module_class *)0)->struct_size) + sizeof(((torc_module_class *)0)->name) + sizeof(((torc_module_class *)0)->forward) + sizeof(((torc_module_class *)0)->forward_many) + sizeof(((torc_module_class *)0)->extra_repr) + sizeof(((torc_module_class *)0)->context_size) + sizeof(((torc_module_class *)0)->parameters) + sizeof(((torc_module_class *)0)->modules) == sizeof(torc_module_class), "no padding");
_Static_assert(sizeof(((torc_module_register_buffer_options *)0)->struct_size) + sizeof(((torc_module_register_buffer_options *)0)->persistent) + sizeof(((torc_module_register_buffer_options *)0)->by_name) == sizeof(torc_module_register_buffer_options), "no padding");
_Static_assert(sizeof(((torc_nn_linear_options *)0)->struct_size) + sizeof(((torc_nn_linear_options *)0)->bias) + sizeof(((torc_nn_linear_options *)0)->by_name) + sizeof(((torc_nn_linear_options *)0)->dtype) + sizeof(((torc_nn_linear_options *)0)->device) == sizeof(torc_nn_linear_options), "no padding");
_Static_assert(sizeof(((torc_nn_conv_options *)0)->struct_size) + sizeof(((torc_nn_conv_options *)0)->stride) + sizeof(((torc_nn_conv_options *)0)->padding) + sizeof(((torc_nn_conv_options *)0)->dilation) + sizeof(((torc_nn_conv_options *)0)->groups) + sizeof(((torc_nn_conv_options *)0)->bias) + sizeof(((torc_nn_conv_options *)0)->padding_mode) + sizeof(((torc_nn_conv_options *)0)->by_name) + sizeof(((torc_nn_conv_options *)0)->dtype) + sizeof(((torc_nn_conv_options *)0)->device) + sizeof(((torc_nn_conv_options *)0)->padding_text) == sizeof(torc_nn_conv_options), "no padding");
_Static_assert(sizeof(((torc_nn_embedding_options *)0)->struct_size) + sizeof(((torc_nn_embedding_options *)0)->padding_idx) + sizeof(((torc_nn_embedding_options *)0)->by_name) + sizeof(((torc_nn_embedding_options *)0)->scale_grad_by_freq) + sizeof(((torc_nn_embedding_options *)0)->dtype) + sizeof(((torc_nn_embedding_options *)0)->device) == sizeof(torc_nn_embedding_options), "no padding");
_Static_assert(sizeof(((torc_nn_batch_norm_options *)0)->struct_size) + sizeof(((torc_nn_batch_norm_options *)0)->eps) + sizeof(((torc_nn_batch_norm_options *)0)->momentum) + sizeof(((torc_nn_batch_norm_options *)0)->affine) + sizeof(((torc_nn_batch_norm_options *)0)->track_running_stats) + sizeof(((torc_nn_batch_norm_options *)0)->by_name) + sizeof(((torc_nn_batch_norm_options *)0)->dtype) + sizeof(((torc_nn_batch_norm_options *)0)->device) + sizeof(((torc_nn_batch_norm_options *)0)->cumulative) == sizeof(torc_nn_batch_norm_options), "no padding");
_Static_assert(sizeof(((torc_nn_layer_norm_options *)0)->struct_size) + sizeof(((torc_nn_layer_norm_options *)0)->eps) + sizeof(((torc_nn_layer_norm_options *)0)->elementwise_affine) + sizeof(((torc_nn_layer_norm_options *)0)->bias) + sizeof(((torc_nn_layer_norm_options *)0)->by_name) + sizeof(((torc_nn_layer_norm_options *)0)->dtype) + sizeof(((torc_nn_layer_norm_options *)0)->device) == sizeof(torc_nn_layer_norm_options), "no padding");
_Static_assert(sizeof(((torc_nn_group_norm_options *)0)->struct_size) + sizeof(((torc_nn_group_norm_options *)0)->eps) + sizeof(((torc_nn_group_norm_options *)0)->affine) + sizeof(((torc_nn_group_norm_options *)0)->by_name) + sizeof(((torc_nn_group_norm_options *)0)->dtype) + sizeof(((torc_nn_group_norm_options *)0)->device) == sizeof(torc_nn_group_norm_options), "no padding");
_Static_assert(sizeof(((torc_nn_dropout_options *)0)->struct_size) + sizeof(((torc_nn_dropout_options *)0)->p) + sizeof(((torc_nn_dropout_options *)0)->inplace) + sizeof(((torc_nn_dropout_options *)0)->by_name) == sizeof(torc_nn_dropout_options), "no padding");
_Static_assert(sizeof(((torc_nn_inplace_options *)0)->struct_size) + sizeof(((torc_nn_inplace_options *)0)->inplace) + sizeof(((torc_nn_inplace_options *)0)->by_name) == sizeof(torc_nn_inplace_options), "no padding");
_Static_assert(sizeof(((torc_nn_leaky_relu_options *)0)->struct_size) + sizeof(((torc_nn_leaky_relu_options *)0)->negative_slope) + sizeof(((torc_nn_leaky_relu_options *)0)->inplace) + sizeof(((torc_nn_leaky_relu_options *)0)->by_name) == sizeof(torc_nn_leaky_relu_options), "no padding");
_Static_assert(sizeof(((torc_nn_elu_options *)0)->struct_size) + sizeof(((torc_nn_elu_options *)0)->alpha) + sizeof(((torc_nn_elu_options *)0)->inplace) + sizeof(((torc_nn_elu_options *)0)->by_name) == sizeof(torc_nn_elu_options), "no padding");
_Static_assert(sizeof(((torc_nn_hardtanh_options *)0)->struct_size) + sizeof(((torc_nn_hardtanh_options *)0)->min_val) + sizeof(((torc_nn_hardtanh_options *)0)->max_val) + sizeof(((torc_nn_hardtanh_options *)0)->inplace) + sizeof(((torc_nn_hardtanh_options *)0)->by_name) == sizeof(torc_nn_hardtanh_options), "no padding");
_Static_assert(sizeof(((torc_nn_softplus_options *)0)->struct_size) + sizeof(((torc_nn_softplus_options *)0)->beta) + sizeof(((torc_nn_softplus_options *)0)->threshold) + sizeof(((torc_nn_softplus_options *)0)->by_name) == sizeof(torc_nn_softplus_options), "no padding");
_Static_assert(sizeof(((torc_nn_gelu_options *)0)->struct_size) + sizeof(((torc_nn_gelu_options *)0)->approximate) + sizeof(((torc_nn_gelu_options *)0)->by_name) == sizeof(torc_nn_gelu_options), "no padding");
_Static_assert(sizeof(((torc_nn_max_pool_options *)0)->struct_size) + sizeof(((torc_nn_max_pool_options *)0)->stride) + sizeof(((torc_nn_max_pool_options *)0)->padding) + sizeof(((torc_nn_max_pool_options *)0)->dilation) + sizeof(((torc_nn_max_pool_options *)0)->by_name) + sizeof(((torc_nn_max_pool_options *)0)->ceil_mode) == sizeof(torc_nn_max_pool_options), "no padding");
_Static_assert(sizeof(((torc_nn_avg_pool_options *)0)->struct_size) + sizeof(((torc_nn_avg_pool_options *)0)->stride) + sizeof(((torc_nn_avg_pool_options *)0)->padding) + sizeof(((torc_nn_avg_pool_options *)0)->ceil_mode) + sizeof(((torc_nn_avg_pool_options *)0)->count_include_pad) + sizeof(((torc_nn_avg_pool_options *)0)->divisor_override) + sizeof(((torc_nn_avg_pool_options *)0)->by_name) == sizeof(torc_nn_avg_pool_options), "no padding");
_Static_assert(sizeof(((torc_nn_flatten_options *)0)->struct_size) + sizeof(((torc_nn_flatten_options *)0)->start_dim) + sizeof(((torc_nn_flatten_options *)0)->end_dim) + sizeof(((torc_nn_flatten_options *)0)->by_name) == sizeof(torc_nn_flatten_options), "no padding");
_Static_assert(sizeof(((torc_nn_class_loss_options *)0)->struct_size) + sizeof(((torc_nn_class_loss_options *)0)->weight) + sizeof(((torc_nn_class_loss_options *)0)->ignore_index) + sizeof(((torc_nn_class_loss_options *)0)->reduction) + sizeof(((torc_nn_class_loss_options *)0)->label_smoothing) + sizeof(((torc_nn_class_loss_options *)0)->by_name) == sizeof(torc_nn_class_loss_options), "no padding");
_Static_assert(sizeof(((torc_nn_loss_options *)0)->struct_size) + sizeof(((torc_nn_loss_options *)0)->reduction) + sizeof(((torc_nn_loss_options *)0)->by_name) == sizeof(torc_nn_loss_options), "no padding");
_Static_assert(sizeof(((torc_nn_bce_with_logits_loss_options *)0)->struct_size) + sizeof(((torc_nn_bce_with_logits_loss_options *)0)->weight) + sizeof(((torc_nn_bce_with_logits_loss_options *)0)->reduction) + sizeof(((torc_nn_bce_with_logits_loss_options *)0)->pos_weight) + sizeof(((torc_nn_bce_with_logits_loss_options *)0)->by_name) == sizeof(torc_nn_bce_with_logits_loss_options), "no padding");
_Static_assert(sizeof(((torc_init_uniform_options *)0)->struct_size) + sizeof(((torc_init_uniform_options *)0)->a) + sizeof(((torc_init_uniform_options *)0)->b) + sizeof(((torc_init_uniform_options *)0)->generator) + sizeof(((torc_init_uniform_options *)0)->by_name) == sizeof(torc_init_uniform_options), "no padding");
_Static_assert(sizeof(((torc_init_normal_options *)0)->struct_size) + sizeof(((torc_init_normal_options *)0)->mean) + sizeof(((torc_init_normal_options *)0)->std) + sizeof(((torc_init_normal_options *)0)->generator) + sizeof(((torc_init_normal_options *)0)->by_name) == sizeof(torc_init_normal_options), "no padding");
_Static_assert(sizeof(((torc_init_trunc_normal_options *)0)->struct_size) + sizeof(((torc_init_trunc_normal_options *)0)->mean) + sizeof(((torc_init_trunc_normal_options *)0)->std) + sizeof(((torc_init_trunc_normal_options *)0)->a) + sizeof(((torc_init_trunc_normal_options *)0)->b) + sizeof(((torc_init_trunc_normal_options *)0)->generator) + sizeof(((torc_init_trunc_normal_options *)0)->by_name) == sizeof(torc_init_trunc_normal_options), "no padding");
_Static_assert(sizeof(((torc_init_dirac_options *)0)->struct_size) + sizeof(((torc_init_dirac_options *)0)->groups) + sizeof(((torc_init_dirac_options *)0)->by_name) == sizeof(torc_init_dirac_options), "no padding");
_Static_assert(sizeof(((torc_init_xavier_options *)0)->struct_size) + sizeof(((torc_init_xavier_options *)0)->gain) + sizeof(((torc_init_xavier_options *)0)->generator) + sizeof(((torc_init_xavier_options *)0)->by_name) == sizeof(torc_init_xavier_options), "no padding");
_Static_assert(sizeof(((torc_init_kaiming_options *)0)->struct_size) + sizeof(((torc_init_kaiming_options *)0)->a) + sizeof(((torc_init_kaiming_options *)0)->mode) + sizeof(((torc_init_kaiming_options *)0)->nonlinearity) + sizeof(((torc_init_kaiming_options *)0)->generator) + sizeof(((torc_init_kaiming_options *)0)->by_name) == sizeof(torc_init_kaiming_options), "no padding");
_Static_assert(sizeof(((torc_init_calculate_gain_options *)0)->struct_size) + sizeof(((torc_init_calculate_gain_options *)0)->param) + sizeof(((torc_init_calculate_gain_options *)0)->by_name) == sizeof(torc_init_calculate_gain_options), "no padding");
_Static_assert(sizeof(((torc_sgd_options *)0)->struct_size) + sizeof(((torc_sgd_options *)0)->lr) + sizeof(((torc_sgd_options *)0)->momentum) + sizeof(((torc_sgd_options *)0)->dampening) + sizeof(((torc_sgd_options *)0)->weight_decay) + sizeof(((torc_sgd_options *)0)->nesterov) + sizeof(((torc_sgd_options *)0)->by_name) + sizeof(((torc_sgd_options *)0)->maximize) + sizeof(((torc_sgd_options *)0)->lr_tensor) == sizeof(torc_sgd_options), "no padding");
_Static_assert(sizeof(((torc_adam_options *)0)->struct_size) + sizeof(((torc_adam_options *)0)->lr) + sizeof(((torc_adam_options *)0)->beta1) + sizeof(((torc_adam_options *)0)->beta2) + sizeof(((torc_adam_options *)0)->eps) + sizeof(((torc_adam_options *)0)->weight_decay) + sizeof(((torc_adam_options *)0)->amsgrad) + sizeof(((torc_adam_options *)0)->by_name) + sizeof(((torc_adam_options *)0)->maximize) + sizeof(((torc_adam_options *)0)->lr_tensor) == sizeof(torc_adam_options), "no padding");
_Static_assert(sizeof(((torc_param_group_options *)0)->struct_size) + sizeof(((torc_param_group_options *)0)->by_name) + sizeof(((torc_param_group_options *)0)->lr) + sizeof(((torc_param_group_options *)0)->momentum) + sizeof(((torc_param_group_options *)0)->dampening) + sizeof(((torc_param_group_options *)0)->weight_decay) + sizeof(((torc_param_group_options *)0)->nesterov) + sizeof(((torc_param_group_options *)0)->maximize) + sizeof(((torc_param_group_options *)0)->beta1) + sizeof(((torc_param_group_options *)0)->beta2) + sizeof(((torc_param_group_options *)0)->eps) + sizeof(((torc_param_group_options *)0)->amsgrad) + sizeof(((torc_param_group_options *)0)->lr_tensor) == sizeof(torc_param_group_options), "no padding");
_Static_assert(sizeof(((torc_optimizer_step_options *)0)->struct_size) + sizeof(((torc_optimizer_step_options *)0)->by_name) + sizeof(((torc_optimizer_step_options *)0)->grad_scale) + sizeof(((torc_optimizer_step_options *)0)->found_inf) == sizeof(torc_optimizer_step_options), "no padding");
_Static_assert(sizeof(((torc_optimizer_zero_grad_options *)0)->struct_size) + sizeof(((torc_optimizer_zero_grad_options *)0)->set_to_none) + sizeof(((torc_optimizer_zero_grad_options *)0)->by_name) == sizeof(torc_optimizer_zero_grad_options), "no padding");
_Static_assert(sizeof(((torc_step_lr_options *)0)->struct_size) + sizeof(((torc_step_lr_options *)0)->gamma) + sizeof(((torc_step_lr_options *)0)->by_name) == sizeof(torc_step_lr_options), "no padding");
_Static_assert(sizeof(((torc_constant_lr_options *)0)->struct_size) + sizeof(((torc_constant_lr_options *)0)->factor) + sizeof(((torc_constant_lr_options *)0)->total_iters) + sizeof(((torc_constant_lr_options *)0)->by_name) == sizeof(torc_constant_lr_options), "no padding");
_Static_assert(sizeof(((torc_linear_lr_options *)0)->struct_size) + sizeof(((torc_linear_lr_options *)0)->start_factor) + sizeof(((torc_linear_lr_options *)0)->end_factor) + sizeof(((torc_linear_lr_options *)0)->total_iters) + sizeof(((torc_linear_lr_options *)0)->by_name) == sizeof(torc_linear_lr_options), "no padding");
_Static_assert(sizeof(((torc_cosine_annealing_lr_options *)0)->struct_size) + sizeof(((torc_cosine_annealing_lr_options *)0)->eta_min) + sizeof(((torc_cosine_annealing_lr_options *)0)->by_name) == sizeof(torc_cosine_annealing_lr_options), "no padding");
_Static_assert(sizeof(((torc_one_cycle_lr_options *)0)->struct_size) + sizeof(((torc_one_cycle_lr_options *)0)->total_steps) + sizeof(((torc_one_cycle_lr_options *)0)->epochs) + sizeof(((torc_one_cycle_lr_options *)0)->steps_per_epoch) + sizeof(((torc_one_cycle_lr_options *)0)->pct_start) + sizeof(((torc_one_cycle_lr_options *)0)->anneal_strategy) + sizeof(((torc_one_cycle_lr_options *)0)->cycle_momentum) + sizeof(((torc_one_cycle_lr_options *)0)->base_momentum) + sizeof(((torc_one_cycle_lr_options *)0)->max_momentum) + sizeof(((torc_one_cycle_lr_options *)0)->div_factor) + sizeof(((torc_one_cycle_lr_options *)0)->final_div_factor) + sizeof(((torc_one_cycle_lr_options *)0)->three_phase) + sizeof(((torc_one_cycle_lr_options *)0)->by_name) + sizeof(((torc_one_cycle_lr_options *)0)->max_lrs) + sizeof(((torc_one_cycle_lr_options *)0)->max_lrs_count) == sizeof(torc_one_cycle_lr_options), "no padding");
_Static_assert(sizeof(((torc_clip_grad_norm_options *)0)->struct_size) + sizeof(((torc_clip_grad_norm_options *)0)->norm_type) + sizeof(((torc_clip_grad_norm_options *)0)->error_if_nonfinite) + sizeof(((torc_clip_grad_norm_options *)0)->by_name) == sizeof(torc_clip_grad_norm_options), "no padding");
_Static_assert(sizeof(((torc_autocast_options *)0)->struct_size) + sizeof(((torc_autocast_options *)0)->dtype) + sizeof(((torc_autocast_options *)0)->reserved0) + sizeof(((torc_autocast_options *)0)->enabled) + sizeof(((torc_autocast_options *)0)->by_name) == sizeof(torc_autocast_options), "no padding");
_Static_assert(sizeof(((torc_grad_scaler_options *)0)->struct_size) + sizeof(((torc_grad_scaler_options *)0)->init_scale) + sizeof(((torc_grad_scaler_options *)0)->growth_factor) + sizeof(((torc_grad_scaler_options *)0)->backoff_factor) + sizeof(((torc_grad_scaler_options *)0)->growth_interval) + sizeof(((torc_grad_scaler_options *)0)->enabled) + sizeof(((torc_grad_scaler_options *)0)->by_name) == sizeof(torc_grad_scaler_options), "no padding");
_Static_assert(sizeof(((torc_grad_scaler_update_options *)0)->struct_size) + sizeof(((torc_grad_scaler_update_options *)0)->new_scale) + sizeof(((torc_grad_scaler_update_options *)0)->by_name) + sizeof(((torc_grad_scaler_update_options *)0)->new_scale_tensor) == sizeof(torc_grad_scaler_update_options), "no padding");
_Static_assert(sizeof(((torc_safetensors_load_options *)0)->struct_size) + sizeof(((torc_safetensors_load_options *)0)->device) + sizeof(((torc_safetensors_load_options *)0)->reserved0) + sizeof(((torc_safetensors_load_options *)0)->by_name) + sizeof(((torc_safetensors_load_options *)0)->mmap) == sizeof(torc_safetensors_load_options), "no padding");
_Static_assert(sizeof(((torc_safetensors_save_options *)0)->struct_size) + sizeof(((torc_safetensors_save_options *)0)->metadata) + sizeof(((torc_safetensors_save_options *)0)->by_name) == sizeof(torc_safetensors_save_options), "no padding");
_Static_assert(sizeof(((torc_to_dlpack_options *)0)->struct_size) + sizeof(((torc_to_dlpack_options *)0)->stream) + sizeof(((torc_to_dlpack_options *)0)->copy) + sizeof(((torc_to_dlpack_options *)0)->by_name) == sizeof(torc_to_dlpack_options), "no padding");
_Static_assert(sizeof(((torc_use_deterministic_algorithms_options *)0)->struct_size) + sizeof(((torc_use_deterministic_algorithms_options *)0)->warn_only) + sizeof(((torc_use_deterministic_algorithms_options *)0)->by_name) == sizeof(torc_use_deterministic_algorithms_options), "no padding");
_Static_assert(sizeof(((torc_cuda_device_properties *)0)->struct_size) + sizeof(((torc_cuda_device_properties *)0)->name) + sizeof(((torc_cuda_device_properties *)0)->major) + sizeof(((torc_cuda_device_properties *)0)->minor) + sizeof(((torc_cuda_device_properties *)0)->total_memory) + sizeof(((torc_cuda_device_properties *)0)->multi_processor_count) + sizeof(((torc_cuda_device_properties *)0)->warp_size) + sizeof(((torc_cuda_device_properties *)0)->max_threads_per_block) + sizeof(((torc_cuda_device_properties *)0)->max_threads_per_multi_processor) + sizeof(((torc_cuda_device_properties *)0)->regs_per_multiprocessor) + sizeof(((torc_cuda_device_properties *)0)->is_integrated) + sizeof(((torc_cuda_device_properties *)0)->shared_memory_per_block) + sizeof(((torc_cuda_device_properties *)0)->shared_memory_per_block_optin) + sizeof(((torc_cuda_device_properties *)0)->shared_memory_per_multiprocessor) + sizeof(((torc_cuda_device_properties *)0)->l2_cache_size) + sizeof(((torc_cuda_device_properties *)0)->uuid) + sizeof(((torc_cuda_device_properties *)0)->pci_bus_id) + sizeof(((torc_cuda_device_properties *)0)->pci_device_id) + sizeof(((torc_cuda_device_properties *)0)->pci_domain_id) + sizeof(((torc_cuda_device_properties *)0)->is_multi_gpu_board) + sizeof(((torc_cuda_device_properties *)0)->clock_rate) + sizeof(((torc_cuda_device_properties *)0)->memory_clock_rate) + sizeof(((torc_cuda_device_properties *)0)->memory_bus_width) + sizeof(((torc_cuda_device_properties *)0)->regs_per_block) + sizeof(((torc_cuda_device_properties *)0)->max_blocks_per_multi_processor) + sizeof(((torc_cuda_device_properties *)0)->max_block_dim) + sizeof(((torc_cuda_device_properties *)0)->max_grid_dim) + sizeof(((torc_cuda_device_properties *)0)->reserved) == sizeof(torc_cuda_device_properties), "no padding");
_Static_assert(sizeof(((torc_cuda_pluggable_allocator *)0)->struct_size) + sizeof(((torc_cuda_pluggable_allocator *)0)->alloc) + sizeof(((torc_cuda_pluggable_allocator *)0)->free) + sizeof(((torc_cuda_pluggable_allocator *)0)->context) == sizeof(torc_cuda_pluggable_allocator), "no padding");
_Static_assert(sizeof(((torc_cuda_stream_options *)0)->struct_size) + sizeof(((torc_cuda_stream_options *)0)->priority) + sizeof(((torc_cuda_stream_options *)0)->by_name) == sizeof(torc_cuda_stream_options), "no padding");
_Static_assert(sizeof(((torc_cuda_event_options *)0)->struct_size) + sizeof(((torc_cuda_event_options *)0)->enable_timing) + sizeof(((torc_cuda_event_options *)0)->blocking) + sizeof(((torc_cuda_event_options *)0)->interprocess) + sizeof(((torc_cuda_event_options *)0)->by_name) == sizeof(torc_cuda_event_options), "no padding");
_Static_assert(sizeof(((torc_cuda_capture_options *)0)->struct_size) + sizeof(((torc_cuda_capture_options *)0)->pool) + sizeof(((torc_cuda_capture_options *)0)->error_mode) + sizeof(((torc_cuda_capture_options *)0)->reserved0) + sizeof(((torc_cuda_capture_options *)0)->by_name) == sizeof(torc_cuda_capture_options), "no padding");
_Static_assert(sizeof(((torc_cuda_graph_options *)0)->struct_size) + sizeof(((torc_cuda_graph_options *)0)->keep_graph) + sizeof(((torc_cuda_graph_options *)0)->by_name) == sizeof(torc_cuda_graph_options), "no padding");
_Static_assert(sizeof(((torc_cuda_make_graphed_options *)0)->struct_size) + sizeof(((torc_cuda_make_graphed_options *)0)->num_warmup_iters) + sizeof(((torc_cuda_make_graphed_options *)0)->allow_unused_input) + sizeof(((torc_cuda_make_graphed_options *)0)->pool) + sizeof(((torc_cuda_make_graphed_options *)0)->by_name) + sizeof(((torc_cuda_make_graphed_options *)0)->parameters) == sizeof(torc_cuda_make_graphed_options), "no padding");
_Static_assert(sizeof(((torc_cuda_compile_options *)0)->struct_size) + sizeof(((torc_cuda_compile_options *)0)->by_name) + sizeof(((torc_cuda_compile_options *)0)->device) + sizeof(((torc_cuda_compile_options *)0)->reserved0) + sizeof(((torc_cuda_compile_options *)0)->compile_options) + sizeof(((torc_cuda_compile_options *)0)->include_dirs) + sizeof(((torc_cuda_compile_options *)0)->headers) + sizeof(((torc_cuda_compile_options *)0)->header_code) == sizeof(torc_cuda_compile_options), "no padding");
_Static_assert(sizeof(((torc_cuda_launch_options *)0)->struct_size) + sizeof(((torc_cuda_launch_options *)0)->shared_bytes) + sizeof(((torc_cuda_launch_options *)0)->by_name) + sizeof(((torc_cuda_launch_options *)0)->cluster) + sizeof(((torc_cuda_launch_options *)0)->cooperative) == sizeof(torc_cuda_launch_options), "no padding");
_Static_assert(sizeof(((torc_cuda_kernel_properties *)0)->struct_size) + sizeof(((torc_cuda_kernel_properties *)0)->registers) + sizeof(((torc_cuda_kernel_properties *)0)->max_threads_per_block) + sizeof(((torc_cuda_kernel_properties *)0)->shared_bytes) + sizeof(((torc_cuda_kernel_properties *)0)->local_bytes) + sizeof(((torc_cuda_kernel_properties *)0)->constant_bytes) + sizeof(((torc_cuda_kernel_properties *)0)->binary_version) + sizeof(((torc_cuda_kernel_properties *)0)->ptx_version) == sizeof(torc_cuda_kernel_properties), "no padding");
