/* Written by tools/generate from torc/ops.h, which ends by including it: see "how the macros fill options" in
 * torc/core.h. */
#ifndef TORC_MACROS_OPS_H
#define TORC_MACROS_OPS_H
/* clang-format off */

#define TORC_DEFAULTS_torc_add_options .alpha = {1},
#define TORC_DEFAULTS_torc_sub_options .alpha = {1},
#define TORC_DEFAULTS_torc_rsub_options .alpha = {1},
#define TORC_DEFAULTS_torc_div_options
#define TORC_DEFAULTS_torc_addcmul_options .value = {1},
#define TORC_DEFAULTS_torc_addcdiv_options .value = {1},
#define TORC_DEFAULTS_torc_round_options
#define TORC_DEFAULTS_torc_clamp_options .min = {TORC_NONE_FLOAT}, .max = {TORC_NONE_FLOAT},
#define TORC_DEFAULTS_torc_clamp_tensor_options
#define TORC_DEFAULTS_torc_nan_to_num_options .nan = TORC_NONE_FLOAT, .posinf = TORC_NONE_FLOAT, .neginf = TORC_NONE_FLOAT,
#define TORC_DEFAULTS_torc_logit_options .eps = TORC_NONE_FLOAT,
#define TORC_DEFAULTS_torc_leaky_relu_options .negative_slope = {0.01},
#define TORC_DEFAULTS_torc_elu_options .alpha = {1.0},
#define TORC_DEFAULTS_torc_celu_options .alpha = {1.0},
#define TORC_DEFAULTS_torc_gelu_options
#define TORC_DEFAULTS_torc_softplus_options .beta = {1}, .threshold = {20},
#define TORC_DEFAULTS_torc_hardtanh_options .min_val = {-1.0}, .max_val = {1.0},
#define TORC_DEFAULTS_torc_hardshrink_options .lambd = {0.5},
#define TORC_DEFAULTS_torc_softshrink_options .lambd = {0.5},
#define TORC_DEFAULTS_torc_copy_inplace_options
#define TORC_DEFAULTS_torc_empty_options
struct torc_empty_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; int64_t memory_format; int32_t reserved0; };
#define TORC_DEFAULTS_torc_empty_strided_options
struct torc_empty_strided_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; };
#define TORC_DEFAULTS_torc_zeros_options
struct torc_zeros_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; };
#define TORC_DEFAULTS_torc_ones_options
struct torc_ones_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; };
#define TORC_DEFAULTS_torc_full_options
struct torc_full_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; };
#define TORC_DEFAULTS_torc_empty_like_options
struct torc_empty_like_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; int64_t memory_format; int32_t reserved0; };
#define TORC_DEFAULTS_torc_zeros_like_options
struct torc_zeros_like_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; int64_t memory_format; int32_t reserved0; };
#define TORC_DEFAULTS_torc_ones_like_options
struct torc_ones_like_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; int64_t memory_format; int32_t reserved0; };
#define TORC_DEFAULTS_torc_full_like_options
struct torc_full_like_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; int64_t memory_format; int32_t reserved0; };
#define TORC_DEFAULTS_torc_rand_like_options
struct torc_rand_like_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; torc_generator generator; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; int64_t memory_format; int32_t reserved0; };
#define TORC_DEFAULTS_torc_randn_like_options
struct torc_randn_like_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; torc_generator generator; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; int64_t memory_format; int32_t reserved0; };
#define TORC_DEFAULTS_torc_randint_like_options
struct torc_randint_like_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; int64_t low; torc_generator generator; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; int64_t memory_format; int32_t reserved0; };
#define TORC_DEFAULTS_torc_new_empty_options
struct torc_new_empty_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; };
#define TORC_DEFAULTS_torc_new_zeros_options
struct torc_new_zeros_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; };
#define TORC_DEFAULTS_torc_new_ones_options
struct torc_new_ones_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; };
#define TORC_DEFAULTS_torc_new_full_options
struct torc_new_full_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; };
#define TORC_DEFAULTS_torc_arange_options .start = {0}, .step = {1},
struct torc_arange_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; torc_number start; torc_number step; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; };
#define TORC_DEFAULTS_torc_linspace_options
struct torc_linspace_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; };
#define TORC_DEFAULTS_torc_eye_options .m = TORC_NONE,
struct torc_eye_options_as_ints_ { size_t struct_size; int64_t m; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; };
#define TORC_DEFAULTS_torc_tril_indices_options
struct torc_tril_indices_options_as_ints_ { size_t struct_size; int64_t offset; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; };
#define TORC_DEFAULTS_torc_triu_indices_options
struct torc_triu_indices_options_as_ints_ { size_t struct_size; int64_t offset; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; };
#define TORC_DEFAULTS_torc_scalar_tensor_options
struct torc_scalar_tensor_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; };
#define TORC_DEFAULTS_torc_logspace_options .base = 10.0,
struct torc_logspace_options_as_ints_ { size_t struct_size; double base; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; };
#define TORC_DEFAULTS_torc_hann_window_options .periodic = 1,
struct torc_hann_window_options_as_ints_ { size_t struct_size; torc_flag periodic; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; };
#define TORC_DEFAULTS_torc_hamming_window_options .periodic = 1, .alpha = 0.54, .beta = 0.46,
struct torc_hamming_window_options_as_ints_ { size_t struct_size; torc_flag periodic; double alpha; double beta; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; };
#define TORC_DEFAULTS_torc_blackman_window_options .periodic = 1,
struct torc_blackman_window_options_as_ints_ { size_t struct_size; torc_flag periodic; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; };
#define TORC_DEFAULTS_torc_kaiser_window_options .periodic = 1, .beta = 12.0,
struct torc_kaiser_window_options_as_ints_ { size_t struct_size; torc_flag periodic; double beta; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; };
#define TORC_DEFAULTS_torc_bartlett_window_options .periodic = 1,
struct torc_bartlett_window_options_as_ints_ { size_t struct_size; torc_flag periodic; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; };
#define TORC_DEFAULTS_torc_rand_options
struct torc_rand_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; torc_generator generator; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; };
#define TORC_DEFAULTS_torc_randn_options
struct torc_randn_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; torc_generator generator; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; };
#define TORC_DEFAULTS_torc_normal_options
#define TORC_DEFAULTS_torc_normal_mean_options .std = 1,
#define TORC_DEFAULTS_torc_normal_std_options
#define TORC_DEFAULTS_torc_normal_size_options
struct torc_normal_size_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; torc_generator generator; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; };
#define TORC_DEFAULTS_torc_randint_options
struct torc_randint_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; int64_t low; torc_generator generator; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; };
#define TORC_DEFAULTS_torc_randperm_options
struct torc_randperm_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; torc_generator generator; int64_t dtype; torc_device device; torc_flag pin_memory; torc_flag requires_grad; };
#define TORC_DEFAULTS_torc_uniform_inplace_options .to = 1,
#define TORC_DEFAULTS_torc_normal_inplace_options .std = 1,
#define TORC_DEFAULTS_torc_exponential_inplace_options .lambd = 1,
#define TORC_DEFAULTS_torc_log_normal_inplace_options .mean = 1, .std = 2,
#define TORC_DEFAULTS_torc_cauchy_inplace_options .sigma = 1,
#define TORC_DEFAULTS_torc_geometric_inplace_options
#define TORC_DEFAULTS_torc_random_inplace_options .from = TORC_NONE, .to = TORC_NONE,
#define TORC_DEFAULTS_torc_bernoulli_inplace_options .p = 0.5,
#define TORC_DEFAULTS_torc_bernoulli__tensor_options
#define TORC_DEFAULTS_torc_bernoulli_options
#define TORC_DEFAULTS_torc_bernoulli_p_options
#define TORC_DEFAULTS_torc_poisson_options
#define TORC_DEFAULTS_torc_tril_options
#define TORC_DEFAULTS_torc_triu_options
#define TORC_DEFAULTS_torc_sum_options .dim = {TORC_NONE},
struct torc_sum_options_as_ints_ { size_t struct_size; torc_ints dim; torc_flag keepdim; const struct torc_by_name * by_name; int64_t dtype; int32_t reserved0; };
#define TORC_DEFAULTS_torc_nansum_options .dim = {TORC_NONE},
struct torc_nansum_options_as_ints_ { size_t struct_size; torc_ints dim; torc_flag keepdim; const struct torc_by_name * by_name; int64_t dtype; int32_t reserved0; };
#define TORC_DEFAULTS_torc_mean_options .dim = {TORC_NONE},
struct torc_mean_options_as_ints_ { size_t struct_size; torc_ints dim; torc_flag keepdim; const struct torc_by_name * by_name; int64_t dtype; int32_t reserved0; };
#define TORC_DEFAULTS_torc_prod_options .dim = TORC_NONE,
struct torc_prod_options_as_ints_ { size_t struct_size; int64_t dim; torc_flag keepdim; const struct torc_by_name * by_name; int64_t dtype; int32_t reserved0; };
#define TORC_DEFAULTS_torc_max_dim_options
#define TORC_DEFAULTS_torc_min_dim_options
#define TORC_DEFAULTS_torc_amax_options .dim = {TORC_NONE},
#define TORC_DEFAULTS_torc_amin_options .dim = {TORC_NONE},
#define TORC_DEFAULTS_torc_aminmax_options .dim = TORC_NONE,
#define TORC_DEFAULTS_torc_argmax_options .dim = TORC_NONE,
#define TORC_DEFAULTS_torc_argmin_options .dim = TORC_NONE,
#define TORC_DEFAULTS_torc_any_options .dim = {TORC_NONE},
#define TORC_DEFAULTS_torc_all_options .dim = {TORC_NONE},
#define TORC_DEFAULTS_torc_var_options .dim = {TORC_NONE}, .correction = {TORC_NONE_FLOAT},
#define TORC_DEFAULTS_torc_std_options .dim = {TORC_NONE}, .correction = {TORC_NONE_FLOAT},
#define TORC_DEFAULTS_torc_var_mean_options .dim = {TORC_NONE}, .correction = {TORC_NONE_FLOAT},
#define TORC_DEFAULTS_torc_std_mean_options .dim = {TORC_NONE}, .correction = {TORC_NONE_FLOAT},
#define TORC_DEFAULTS_torc_vector_norm_options .ord = {2}, .dim = {TORC_NONE},
struct torc_vector_norm_options_as_ints_ { size_t struct_size; torc_number ord; torc_ints dim; torc_flag keepdim; const struct torc_by_name * by_name; int64_t dtype; int32_t reserved0; };
#define TORC_DEFAULTS_torc_logsumexp_options
#define TORC_DEFAULTS_torc_count_nonzero_options .dim = {TORC_NONE},
#define TORC_DEFAULTS_torc_cumsum_options
struct torc_cumsum_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; int64_t dtype; int32_t reserved0; };
#define TORC_DEFAULTS_torc_cumprod_options
struct torc_cumprod_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; int64_t dtype; int32_t reserved0; };
#define TORC_DEFAULTS_torc_histc_options .bins = 100, .min = {0}, .max = {0},
#define TORC_DEFAULTS_torc_norm_options .p = {2}, .dim = {TORC_NONE},
struct torc_norm_options_as_ints_ { size_t struct_size; torc_number p; torc_ints dim; torc_flag keepdim; const struct torc_by_name * by_name; int64_t dtype; int32_t reserved0; };
#define TORC_DEFAULTS_torc_cosine_similarity_options .dim = 1, .eps = 1e-08,
#define TORC_DEFAULTS_torc_linalg_norm_options .ord = {TORC_NONE_FLOAT}, .dim = {TORC_NONE},
struct torc_linalg_norm_options_as_ints_ { size_t struct_size; torc_number ord; torc_ints dim; torc_flag keepdim; const struct torc_by_name * by_name; int64_t dtype; int32_t reserved0; };
#define TORC_DEFAULTS_torc_linalg_norm_str_options .dim = {TORC_NONE},
struct torc_linalg_norm_str_options_as_ints_ { size_t struct_size; torc_ints dim; torc_flag keepdim; const struct torc_by_name * by_name; int64_t dtype; int32_t reserved0; };
#define TORC_DEFAULTS_torc_linalg_matrix_norm_options .dim = {TORC_NONE},
struct torc_linalg_matrix_norm_options_as_ints_ { size_t struct_size; torc_ints dim; torc_flag keepdim; const struct torc_by_name * by_name; int64_t dtype; int32_t reserved0; };
#define TORC_DEFAULTS_torc_linalg_matrix_norm_str_options .dim = {TORC_NONE},
struct torc_linalg_matrix_norm_str_options_as_ints_ { size_t struct_size; const char * ord; torc_ints dim; torc_flag keepdim; const struct torc_by_name * by_name; int64_t dtype; int32_t reserved0; };
#define TORC_DEFAULTS_torc_dist_options .p = {2},
#define TORC_DEFAULTS_torc_cdist_options .p = 2.0, .compute_mode = TORC_NONE,
#define TORC_DEFAULTS_torc_nanmean_options .dim = {TORC_NONE},
struct torc_nanmean_options_as_ints_ { size_t struct_size; torc_ints dim; torc_flag keepdim; const struct torc_by_name * by_name; int64_t dtype; int32_t reserved0; };
#define TORC_DEFAULTS_torc_diff_options .n = 1, .dim = -1,
#define TORC_DEFAULTS_torc_trapezoid_x_options .dim = -1,
#define TORC_DEFAULTS_torc_trapezoid_options .dx = {1}, .dim = -1,
#define TORC_DEFAULTS_torc_cumulative_trapezoid_x_options .dim = -1,
#define TORC_DEFAULTS_torc_cumulative_trapezoid_options .dx = {1}, .dim = -1,
#define TORC_DEFAULTS_torc_gradient_options .spacing = {TORC_NONE_FLOAT}, .dim = {TORC_NONE}, .edge_order = 1,
#define TORC_DEFAULTS_torc_gradient_scalar_list_options .dim = {TORC_NONE}, .edge_order = 1,
#define TORC_DEFAULTS_torc_gradient_tensors_options .dim = {TORC_NONE}, .edge_order = 1,
#define TORC_DEFAULTS_torc_cov_options .correction = 1,
#define TORC_DEFAULTS_torc_median_dim_options
#define TORC_DEFAULTS_torc_nanmedian_dim_options
#define TORC_DEFAULTS_torc_quantile_options .dim = TORC_NONE,
#define TORC_DEFAULTS_torc_quantile_scalar_options .dim = TORC_NONE,
#define TORC_DEFAULTS_torc_nanquantile_options .dim = TORC_NONE,
#define TORC_DEFAULTS_torc_nanquantile_scalar_options .dim = TORC_NONE,
#define TORC_DEFAULTS_torc_squeeze_options .dim = {TORC_NONE},
#define TORC_DEFAULTS_torc_slice_options .start = TORC_NONE, .end = TORC_NONE, .step = 1,
#define TORC_DEFAULTS_torc_diagonal_options .dim2 = 1,
#define TORC_DEFAULTS_torc_clone_options
struct torc_clone_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; int64_t memory_format; int32_t reserved0; };
#define TORC_DEFAULTS_torc_cat_options
#define TORC_DEFAULTS_torc_roll_options .dims = {TORC_NONE},
#define TORC_DEFAULTS_torc_flatten_options .end_dim = -1,
#define TORC_DEFAULTS_torc_as_strided_options .storage_offset = TORC_NONE,
#define TORC_DEFAULTS_torc_stack_options
#define TORC_DEFAULTS_torc_meshgrid_options
#define TORC_DEFAULTS_torc_vander_options .N = TORC_NONE,
#define TORC_DEFAULTS_torc_linalg_vander_options .N = TORC_NONE,
#define TORC_DEFAULTS_torc_combinations_options .r = 2,
#define TORC_DEFAULTS_torc_rot90_options .k = 1, .dims = {TORC_NONE},
#define TORC_DEFAULTS_torc_diag_embed_options .dim1 = -2, .dim2 = -1,
#define TORC_DEFAULTS_torc_diag_options
#define TORC_DEFAULTS_torc_diagflat_options
#define TORC_DEFAULTS_torc_split_options
#define TORC_DEFAULTS_torc_split_with_sizes_options
#define TORC_DEFAULTS_torc_unsafe_split_options
#define TORC_DEFAULTS_torc_unsafe_split_with_sizes_options
#define TORC_DEFAULTS_torc_unsafe_chunk_options
#define TORC_DEFAULTS_torc_chunk_options
#define TORC_DEFAULTS_torc_tensor_split_options
#define TORC_DEFAULTS_torc_tensor_split_indices_options
#define TORC_DEFAULTS_torc_tensor_split_tensor_options
#define TORC_DEFAULTS_torc_unbind_options
#define TORC_DEFAULTS_torc_contiguous_options .memory_format = TORC_CONTIGUOUS_FORMAT,
struct torc_contiguous_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; int64_t memory_format; int32_t reserved0; };
#define TORC_DEFAULTS_torc_to_options
struct torc_to_options_as_ints_ { size_t struct_size; int64_t dtype; int32_t reserved0; const struct torc_by_name * by_name; torc_device device; int32_t reserved1; torc_flag non_blocking; torc_flag copy; int64_t memory_format; int32_t reserved2; };
#define TORC_DEFAULTS_torc_isclose_options .rtol = 1e-05, .atol = 1e-08,
#define TORC_DEFAULTS_torc_slice_copy_options .start = TORC_NONE, .end = TORC_NONE, .step = 1,
#define TORC_DEFAULTS_torc_diagonal_copy_options .dim2 = 1,
#define TORC_DEFAULTS_torc_as_strided_copy_options .storage_offset = TORC_NONE,
#define TORC_DEFAULTS_torc_squeeze_copy_options .dim = {TORC_NONE},
#define TORC_DEFAULTS_torc_slice_scatter_options .start = TORC_NONE, .end = TORC_NONE, .step = 1,
#define TORC_DEFAULTS_torc_diagonal_scatter_options .dim2 = 1,
#define TORC_DEFAULTS_torc_as_strided_scatter_options .storage_offset = TORC_NONE,
#define TORC_DEFAULTS_torc_fill_diagonal_inplace_options
#define TORC_DEFAULTS_torc_scatter_reduce_options .include_self = 1,
#define TORC_DEFAULTS_torc_index_add_options .alpha = {1},
#define TORC_DEFAULTS_torc_sort_options .dim = -1,
#define TORC_DEFAULTS_torc_topk_options .dim = -1, .largest = 1, .sorted = 1,
#define TORC_DEFAULTS_torc_index_reduce_options .include_self = 1,
#define TORC_DEFAULTS_torc_argsort_options .dim = -1,
#define TORC_DEFAULTS_torc_index_put_options
#define TORC_DEFAULTS_torc_put_options
#define TORC_DEFAULTS_torc_take_along_dim_options .dim = TORC_NONE,
#define TORC_DEFAULTS_torc_repeat_interleave_options .dim = TORC_NONE, .output_size = TORC_NONE,
#define TORC_DEFAULTS_torc_repeat_interleave_tensor_options .dim = TORC_NONE, .output_size = TORC_NONE,
#define TORC_DEFAULTS_torc_repeat_interleave_counts_options .output_size = TORC_NONE,
#define TORC_DEFAULTS_torc_isin_options
#define TORC_DEFAULTS_torc_searchsorted_options
#define TORC_DEFAULTS_torc_bucketize_options
#define TORC_DEFAULTS_torc_multinomial_options
#define TORC_DEFAULTS_torc_unique_dim_options .sorted = 1,
#define TORC_DEFAULTS_torc_unique_consecutive_options .dim = TORC_NONE,
#define TORC_DEFAULTS_torc_kthvalue_options .dim = -1,
#define TORC_DEFAULTS_torc_mode_options .dim = -1,
#define TORC_DEFAULTS_torc_bincount_options
#define TORC_DEFAULTS_torc_addmm_options .beta = {1}, .alpha = {1},
#define TORC_DEFAULTS_torc_baddbmm_options .beta = {1}, .alpha = {1},
#define TORC_DEFAULTS_torc_addmv_options .beta = {1}, .alpha = {1},
#define TORC_DEFAULTS_torc_linear_options
#define TORC_DEFAULTS_torc_linalg_vecdot_options .dim = -1,
#define TORC_DEFAULTS_torc_addr_options .beta = {1}, .alpha = {1},
#define TORC_DEFAULTS_torc_addbmm_options .beta = {1}, .alpha = {1},
#define TORC_DEFAULTS_torc_linalg_cross_options .dim = -1,
#define TORC_DEFAULTS_torc_cross_options .dim = TORC_NONE,
#define TORC_DEFAULTS_torc_linear_gelu_options
#define TORC_DEFAULTS_torc_linear_gelu_linear_options
#define TORC_DEFAULTS_torc_softmax_options
struct torc_softmax_options_as_ints_ { size_t struct_size; int64_t dtype; int32_t reserved0; const struct torc_by_name * by_name; };
#define TORC_DEFAULTS_torc_log_softmax_options
struct torc_log_softmax_options_as_ints_ { size_t struct_size; int64_t dtype; int32_t reserved0; const struct torc_by_name * by_name; };
#define TORC_DEFAULTS_torc_layer_norm_options .eps = 1e-05,
#define TORC_DEFAULTS_torc_batch_norm_options .momentum = 0.1, .eps = 1e-05,
#define TORC_DEFAULTS_torc_instance_norm_options .use_input_stats = 1, .momentum = 0.1, .eps = 1e-05,
#define TORC_DEFAULTS_torc_group_norm_options .eps = 1e-05,
#define TORC_DEFAULTS_torc_rms_norm_options .eps = TORC_NONE_FLOAT,
#define TORC_DEFAULTS_torc_native_dropout_options
#define TORC_DEFAULTS_torc_dropout_options .p = 0.5, .training = 1,
#define TORC_DEFAULTS_torc_feature_dropout_options .p = 0.5, .training = 1,
#define TORC_DEFAULTS_torc_embedding_options .padding_idx = -1,
#define TORC_DEFAULTS_torc_conv1d_options .stride = {1}, .padding = {0}, .dilation = {1}, .groups = 1,
#define TORC_DEFAULTS_torc_conv2d_options .stride = {1}, .padding = {0}, .dilation = {1}, .groups = 1,
#define TORC_DEFAULTS_torc_conv1d_padding_options .stride = {1}, .dilation = {1}, .groups = 1,
#define TORC_DEFAULTS_torc_conv2d_padding_options .stride = {1}, .dilation = {1}, .groups = 1,
#define TORC_DEFAULTS_torc_conv_transpose1d_options .stride = {1}, .padding = {0}, .output_padding = {0}, .groups = 1, .dilation = {1},
#define TORC_DEFAULTS_torc_conv_transpose2d_options .stride = {1}, .padding = {0}, .output_padding = {0}, .groups = 1, .dilation = {1},
#define TORC_DEFAULTS_torc_max_pool2d_with_indices_options .stride = {TORC_NONE}, .padding = {0}, .dilation = {1},
#define TORC_DEFAULTS_torc_max_pool2d_options .stride = {TORC_NONE}, .padding = {0}, .dilation = {1},
#define TORC_DEFAULTS_torc_max_pool1d_options .stride = {TORC_NONE}, .padding = {0}, .dilation = {1},
#define TORC_DEFAULTS_torc_avg_pool2d_options .stride = {TORC_NONE}, .padding = {0}, .count_include_pad = 1, .divisor_override = TORC_NONE,
#define TORC_DEFAULTS_torc_avg_pool1d_options .stride = {TORC_NONE}, .padding = {0}, .count_include_pad = 1,
#define TORC_DEFAULTS_torc_max_pool3d_with_indices_options .stride = {TORC_NONE}, .padding = {0}, .dilation = {1},
#define TORC_DEFAULTS_torc_max_pool3d_options .stride = {TORC_NONE}, .padding = {0}, .dilation = {1},
#define TORC_DEFAULTS_torc_avg_pool3d_options .stride = {TORC_NONE}, .padding = {0}, .count_include_pad = 1, .divisor_override = TORC_NONE,
#define TORC_DEFAULTS_torc_interpolate_options .scales_d = TORC_NONE_FLOAT, .scales_h = TORC_NONE_FLOAT, .scales_w = TORC_NONE_FLOAT,
#define TORC_DEFAULTS_torc_nll_loss_options .ignore_index = -100,
#define TORC_DEFAULTS_torc_cross_entropy_options .ignore_index = -100,
#define TORC_DEFAULTS_torc_binary_cross_entropy_options
#define TORC_DEFAULTS_torc_binary_cross_entropy_with_logits_options
#define TORC_DEFAULTS_torc_mse_loss_options
#define TORC_DEFAULTS_torc_l1_loss_options
#define TORC_DEFAULTS_torc_smooth_l1_loss_options .beta = 1.0,
#define TORC_DEFAULTS_torc_huber_loss_options .delta = 1.0,
#define TORC_DEFAULTS_torc_kl_div_options
#define TORC_DEFAULTS_torc_one_hot_options .num_classes = -1,
#define TORC_DEFAULTS_torc_scaled_dot_product_attention_options .scale = TORC_NONE_FLOAT,
#define TORC_DEFAULTS_torc_constant_pad_nd_options .value = {0},
#define TORC_DEFAULTS_torc_pad_options .value = TORC_NONE_FLOAT,
#define TORC_DEFAULTS_torc_glu_options .dim = -1,
#define TORC_DEFAULTS_torc_alpha_dropout_options .p = 0.5,
#define TORC_DEFAULTS_torc_feature_alpha_dropout_options .p = 0.5,
#define TORC_DEFAULTS_torc_im2col_options .dilation = {1}, .padding = {0}, .stride = {1},
#define TORC_DEFAULTS_torc_col2im_options .dilation = {1}, .padding = {0}, .stride = {1},
#define TORC_DEFAULTS_torc_embedding_bag_options .padding_idx = TORC_NONE,
#define TORC_DEFAULTS_torc_conv3d_options .stride = {1}, .padding = {0}, .dilation = {1}, .groups = 1,
#define TORC_DEFAULTS_torc_conv3d_padding_options .stride = {1}, .dilation = {1}, .groups = 1,
#define TORC_DEFAULTS_torc_conv_transpose3d_options .stride = {1}, .padding = {0}, .output_padding = {0}, .groups = 1, .dilation = {1},
#define TORC_DEFAULTS_torc_pairwise_distance_options .p = 2, .eps = 1e-06,
#define TORC_DEFAULTS_torc_bilinear_options
#define TORC_DEFAULTS_torc_margin_ranking_loss_options
#define TORC_DEFAULTS_torc_hinge_embedding_loss_options .margin = 1.0,
#define TORC_DEFAULTS_torc_cosine_embedding_loss_options
#define TORC_DEFAULTS_torc_triplet_margin_loss_options .margin = 1.0, .p = 2, .eps = 1e-06,
#define TORC_DEFAULTS_torc_soft_margin_loss_options
#define TORC_DEFAULTS_torc_multi_margin_loss_options .p = 1, .margin = 1.0,
#define TORC_DEFAULTS_torc_multilabel_margin_loss_options
#define TORC_DEFAULTS_torc_poisson_nll_loss_options .log_input = 1, .eps = 1e-08,
#define TORC_DEFAULTS_torc_rnn_tanh_cell_options
#define TORC_DEFAULTS_torc_rnn_relu_cell_options
#define TORC_DEFAULTS_torc_gru_cell_options
#define TORC_DEFAULTS_torc_lstm_cell_options

#define torc_add(...) torc_add_given_(__VA_ARGS__, )
#define torc_add_given_(self, other, ...) TORC_CALL_(torc_add_options, (__VA_ARGS__), TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_add_with, torc_add_scalar_with)(torc_self_, TORC_OPERAND_, &torc_options_)))
#define torc_add_(...) torc_add__given_(__VA_ARGS__, )
#define torc_add__given_(self, other, ...) TORC_CALL_(torc_add_options, (__VA_ARGS__), TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_add_inplace_with, torc_add_scalar_inplace_with)(torc_self_, TORC_OPERAND_, &torc_options_)))
#define torc_add_out(...) torc_add_out_given_(__VA_ARGS__, )
#define torc_add_out_given_(out, self, other, ...) TORC_CALL_(torc_add_options, (__VA_ARGS__), torc_add_out_with(out, self, other, &torc_options_))
#define torc_sub(...) torc_sub_given_(__VA_ARGS__, )
#define torc_sub_given_(self, other, ...) TORC_CALL_(torc_sub_options, (__VA_ARGS__), TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_sub_with, torc_sub_scalar_with)(torc_self_, TORC_OPERAND_, &torc_options_)))
#define torc_sub_(...) torc_sub__given_(__VA_ARGS__, )
#define torc_sub__given_(self, other, ...) TORC_CALL_(torc_sub_options, (__VA_ARGS__), TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_sub_inplace_with, torc_sub_scalar_inplace_with)(torc_self_, TORC_OPERAND_, &torc_options_)))
#define torc_sub_out(...) torc_sub_out_given_(__VA_ARGS__, )
#define torc_sub_out_given_(out, self, other, ...) TORC_CALL_(torc_sub_options, (__VA_ARGS__), torc_sub_out_with(out, self, other, &torc_options_))
#define torc_rsub(...) torc_rsub_given_(__VA_ARGS__, )
#define torc_rsub_given_(self, other, ...) TORC_CALL_(torc_rsub_options, (__VA_ARGS__), TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_rsub_with, torc_rsub_scalar_with)(torc_self_, TORC_OPERAND_, &torc_options_)))
#define torc_mul(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_mul, torc_mul_scalar)(torc_self_, TORC_OPERAND_))
#define torc_mul_(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_mul_, torc_mul_scalar_)(torc_self_, TORC_OPERAND_))
#define torc_div(...) torc_div_given_(__VA_ARGS__, )
#define torc_div_given_(self, other, ...) TORC_CALL_(torc_div_options, (__VA_ARGS__), TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_div_with, torc_div_scalar_with)(torc_self_, TORC_OPERAND_, &torc_options_)))
#define torc_div_(...) torc_div__given_(__VA_ARGS__, )
#define torc_div__given_(self, other, ...) TORC_CALL_(torc_div_options, (__VA_ARGS__), TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_div_inplace_with, torc_div_scalar_inplace_with)(torc_self_, TORC_OPERAND_, &torc_options_)))
#define torc_div_out(...) torc_div_out_given_(__VA_ARGS__, )
#define torc_div_out_given_(out, self, other, ...) TORC_CALL_(torc_div_options, (__VA_ARGS__), torc_div_out_with(out, self, other, &torc_options_))
#define torc_true_divide(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_true_divide, torc_true_divide_scalar)(torc_self_, TORC_OPERAND_))
#define torc_true_divide_(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_true_divide_, torc_true_divide_scalar_)(torc_self_, TORC_OPERAND_))
#define torc_floor_divide(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_floor_divide, torc_floor_divide_scalar)(torc_self_, TORC_OPERAND_))
#define torc_floor_divide_(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_floor_divide_, torc_floor_divide_scalar_)(torc_self_, TORC_OPERAND_))
#define torc_remainder(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_remainder, torc_remainder_scalar)(torc_self_, TORC_OPERAND_))
#define torc_remainder_(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_remainder_, torc_remainder_scalar_)(torc_self_, TORC_OPERAND_))
#define torc_fmod(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_fmod, torc_fmod_scalar)(torc_self_, TORC_OPERAND_))
#define torc_fmod_(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_fmod_, torc_fmod_scalar_)(torc_self_, TORC_OPERAND_))
#define torc_pow(self, exponent) TORC_WITH_OPERAND_(self, exponent, TORC_EITHER_(torc_pow, torc_pow_scalar)(torc_self_, TORC_OPERAND_))
#define torc_pow_(self, exponent) TORC_WITH_OPERAND_(self, exponent, TORC_EITHER_(torc_pow_, torc_pow_scalar_)(torc_self_, TORC_OPERAND_))
#define torc_float_power(self, exponent) TORC_WITH_OPERAND_(self, exponent, TORC_EITHER_(torc_float_power, torc_float_power_scalar)(torc_self_, TORC_OPERAND_))
#define torc_float_power_(self, exponent) TORC_WITH_OPERAND_(self, exponent, TORC_EITHER_(torc_float_power_, torc_float_power_scalar_)(torc_self_, TORC_OPERAND_))
#define torc_addcmul(...) torc_addcmul_given_(__VA_ARGS__, )
#define torc_addcmul_given_(self, tensor1, tensor2, ...) TORC_CALL_(torc_addcmul_options, (__VA_ARGS__), torc_addcmul_with(self, tensor1, tensor2, &torc_options_))
#define torc_addcmul_(...) torc_addcmul__given_(__VA_ARGS__, )
#define torc_addcmul__given_(self, tensor1, tensor2, ...) TORC_CALL_(torc_addcmul_options, (__VA_ARGS__), torc_addcmul_inplace_with(self, tensor1, tensor2, &torc_options_))
#define torc_addcmul_out(...) torc_addcmul_out_given_(__VA_ARGS__, )
#define torc_addcmul_out_given_(out, self, tensor1, tensor2, ...) TORC_CALL_(torc_addcmul_options, (__VA_ARGS__), torc_addcmul_out_with(out, self, tensor1, tensor2, &torc_options_))
#define torc_addcdiv(...) torc_addcdiv_given_(__VA_ARGS__, )
#define torc_addcdiv_given_(self, tensor1, tensor2, ...) TORC_CALL_(torc_addcdiv_options, (__VA_ARGS__), torc_addcdiv_with(self, tensor1, tensor2, &torc_options_))
#define torc_addcdiv_(...) torc_addcdiv__given_(__VA_ARGS__, )
#define torc_addcdiv__given_(self, tensor1, tensor2, ...) TORC_CALL_(torc_addcdiv_options, (__VA_ARGS__), torc_addcdiv_inplace_with(self, tensor1, tensor2, &torc_options_))
#define torc_addcdiv_out(...) torc_addcdiv_out_given_(__VA_ARGS__, )
#define torc_addcdiv_out_given_(out, self, tensor1, tensor2, ...) TORC_CALL_(torc_addcdiv_options, (__VA_ARGS__), torc_addcdiv_out_with(out, self, tensor1, tensor2, &torc_options_))
#define torc_lerp(self, end, weight) TORC_WITH_OPERAND_(self, weight, TORC_EITHER_(torc_lerp, torc_lerp_scalar)(torc_self_, end, TORC_OPERAND_))
#define torc_lerp_(self, end, weight) TORC_WITH_OPERAND_(self, weight, TORC_EITHER_(torc_lerp_, torc_lerp_scalar_)(torc_self_, end, TORC_OPERAND_))
#define torc_lerp_scalar_out(out, self, end, weight) torc_lerp_scalar_out(out, self, end, TORC_NUMBER_(weight))
#define torc_round(...) torc_round_given_(__VA_ARGS__, )
#define torc_round_given_(self, ...) TORC_CALL_(torc_round_options, (__VA_ARGS__), torc_round_with(self, &torc_options_))
#define torc_round_(...) torc_round__given_(__VA_ARGS__, )
#define torc_round__given_(self, ...) TORC_CALL_(torc_round_options, (__VA_ARGS__), torc_round_inplace_with(self, &torc_options_))
#define torc_round_out(...) torc_round_out_given_(__VA_ARGS__, )
#define torc_round_out_given_(out, self, ...) TORC_CALL_(torc_round_options, (__VA_ARGS__), torc_round_out_with(out, self, &torc_options_))
#define torc_xlogy(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_xlogy, torc_xlogy_scalar)(torc_self_, TORC_OPERAND_))
#define torc_xlogy_(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_xlogy_, torc_xlogy_scalar_)(torc_self_, TORC_OPERAND_))
#define torc_special_xlog1py(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_special_xlog1py, torc_special_xlog1py_scalar)(torc_self_, TORC_OPERAND_))
#define torc_special_zeta(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_special_zeta, torc_special_zeta_scalar)(torc_self_, TORC_OPERAND_))
#define torc_polygamma(self, n) torc_polygamma(self, TORC_INT_(n))
#define torc_polygamma_(self, n) torc_polygamma_(self, TORC_INT_(n))
#define torc_polygamma_out(out, self, n) torc_polygamma_out(out, self, TORC_INT_(n))
#define torc_copysign(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_copysign, torc_copysign_scalar)(torc_self_, TORC_OPERAND_))
#define torc_copysign_(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_copysign_, torc_copysign_scalar_)(torc_self_, TORC_OPERAND_))
#define torc_clamp(...) torc_clamp_given_(__VA_ARGS__, )
#define torc_clamp_given_(self, ...) TORC_CALL_(torc_clamp_options, (__VA_ARGS__), torc_clamp_with(self, &torc_options_))
#define torc_clamp_(...) torc_clamp__given_(__VA_ARGS__, )
#define torc_clamp__given_(self, ...) TORC_CALL_(torc_clamp_options, (__VA_ARGS__), torc_clamp_inplace_with(self, &torc_options_))
#define torc_clamp_out(...) torc_clamp_out_given_(__VA_ARGS__, )
#define torc_clamp_out_given_(out, self, ...) TORC_CALL_(torc_clamp_options, (__VA_ARGS__), torc_clamp_out_with(out, self, &torc_options_))
#define torc_clamp_tensor(...) torc_clamp_tensor_given_(__VA_ARGS__, )
#define torc_clamp_tensor_given_(self, ...) TORC_CALL_(torc_clamp_tensor_options, (__VA_ARGS__), torc_clamp_tensor_with(self, &torc_options_))
#define torc_clamp_tensor_(...) torc_clamp_tensor__given_(__VA_ARGS__, )
#define torc_clamp_tensor__given_(self, ...) TORC_CALL_(torc_clamp_tensor_options, (__VA_ARGS__), torc_clamp_tensor_inplace_with(self, &torc_options_))
#define torc_clamp_tensor_out(...) torc_clamp_tensor_out_given_(__VA_ARGS__, )
#define torc_clamp_tensor_out_given_(out, self, ...) TORC_CALL_(torc_clamp_tensor_options, (__VA_ARGS__), torc_clamp_tensor_out_with(out, self, &torc_options_))
#define torc_clamp_min(self, min) TORC_WITH_OPERAND_(self, min, TORC_EITHER_(torc_clamp_min, torc_clamp_min_scalar)(torc_self_, TORC_OPERAND_))
#define torc_clamp_min_(self, min) TORC_WITH_OPERAND_(self, min, TORC_EITHER_(torc_clamp_min_, torc_clamp_min_scalar_)(torc_self_, TORC_OPERAND_))
#define torc_clamp_max(self, max) TORC_WITH_OPERAND_(self, max, TORC_EITHER_(torc_clamp_max, torc_clamp_max_scalar)(torc_self_, TORC_OPERAND_))
#define torc_clamp_max_(self, max) TORC_WITH_OPERAND_(self, max, TORC_EITHER_(torc_clamp_max_, torc_clamp_max_scalar_)(torc_self_, TORC_OPERAND_))
#define torc_where(condition, self, other) torc_where(condition, TORC_WRAPPED_(self), TORC_WRAPPED_(other))
#define torc_masked_fill(self, mask, value) TORC_WITH_OPERAND_(self, value, TORC_EITHER_(torc_masked_fill, torc_masked_fill_scalar)(torc_self_, mask, TORC_OPERAND_))
#define torc_masked_fill_(self, mask, value) TORC_WITH_OPERAND_(self, value, TORC_EITHER_(torc_masked_fill_, torc_masked_fill_scalar_)(torc_self_, mask, TORC_OPERAND_))
#define torc_nan_to_num(...) torc_nan_to_num_given_(__VA_ARGS__, )
#define torc_nan_to_num_given_(self, ...) TORC_CALL_(torc_nan_to_num_options, (__VA_ARGS__), torc_nan_to_num_with(self, &torc_options_))
#define torc_nan_to_num_(...) torc_nan_to_num__given_(__VA_ARGS__, )
#define torc_nan_to_num__given_(self, ...) TORC_CALL_(torc_nan_to_num_options, (__VA_ARGS__), torc_nan_to_num_inplace_with(self, &torc_options_))
#define torc_nan_to_num_out(...) torc_nan_to_num_out_given_(__VA_ARGS__, )
#define torc_nan_to_num_out_given_(out, self, ...) TORC_CALL_(torc_nan_to_num_options, (__VA_ARGS__), torc_nan_to_num_out_with(out, self, &torc_options_))
#define torc_eq(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_eq, torc_eq_scalar)(torc_self_, TORC_OPERAND_))
#define torc_eq_(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_eq_, torc_eq_scalar_)(torc_self_, TORC_OPERAND_))
#define torc_ne(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_ne, torc_ne_scalar)(torc_self_, TORC_OPERAND_))
#define torc_ne_(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_ne_, torc_ne_scalar_)(torc_self_, TORC_OPERAND_))
#define torc_lt(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_lt, torc_lt_scalar)(torc_self_, TORC_OPERAND_))
#define torc_lt_(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_lt_, torc_lt_scalar_)(torc_self_, TORC_OPERAND_))
#define torc_le(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_le, torc_le_scalar)(torc_self_, TORC_OPERAND_))
#define torc_le_(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_le_, torc_le_scalar_)(torc_self_, TORC_OPERAND_))
#define torc_gt(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_gt, torc_gt_scalar)(torc_self_, TORC_OPERAND_))
#define torc_gt_(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_gt_, torc_gt_scalar_)(torc_self_, TORC_OPERAND_))
#define torc_ge(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_ge, torc_ge_scalar)(torc_self_, TORC_OPERAND_))
#define torc_ge_(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_ge_, torc_ge_scalar_)(torc_self_, TORC_OPERAND_))
#define torc_bitwise_and(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_bitwise_and, torc_bitwise_and_scalar)(torc_self_, TORC_OPERAND_))
#define torc_bitwise_and_(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_bitwise_and_, torc_bitwise_and_scalar_)(torc_self_, TORC_OPERAND_))
#define torc_bitwise_or(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_bitwise_or, torc_bitwise_or_scalar)(torc_self_, TORC_OPERAND_))
#define torc_bitwise_or_(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_bitwise_or_, torc_bitwise_or_scalar_)(torc_self_, TORC_OPERAND_))
#define torc_bitwise_xor(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_bitwise_xor, torc_bitwise_xor_scalar)(torc_self_, TORC_OPERAND_))
#define torc_bitwise_xor_(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_bitwise_xor_, torc_bitwise_xor_scalar_)(torc_self_, TORC_OPERAND_))
#define torc_bitwise_left_shift(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_bitwise_left_shift, torc_bitwise_left_shift_scalar)(torc_self_, TORC_OPERAND_))
#define torc_bitwise_left_shift_(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_bitwise_left_shift_, torc_bitwise_left_shift_scalar_)(torc_self_, TORC_OPERAND_))
#define torc_bitwise_right_shift(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_bitwise_right_shift, torc_bitwise_right_shift_scalar)(torc_self_, TORC_OPERAND_))
#define torc_bitwise_right_shift_(self, other) TORC_WITH_OPERAND_(self, other, TORC_EITHER_(torc_bitwise_right_shift_, torc_bitwise_right_shift_scalar_)(torc_self_, TORC_OPERAND_))
#define torc_logit(...) torc_logit_given_(__VA_ARGS__, )
#define torc_logit_given_(self, ...) TORC_CALL_(torc_logit_options, (__VA_ARGS__), torc_logit_with(self, &torc_options_))
#define torc_logit_(...) torc_logit__given_(__VA_ARGS__, )
#define torc_logit__given_(self, ...) TORC_CALL_(torc_logit_options, (__VA_ARGS__), torc_logit_inplace_with(self, &torc_options_))
#define torc_logit_out(...) torc_logit_out_given_(__VA_ARGS__, )
#define torc_logit_out_given_(out, self, ...) TORC_CALL_(torc_logit_options, (__VA_ARGS__), torc_logit_out_with(out, self, &torc_options_))
#define torc_leaky_relu(...) torc_leaky_relu_given_(__VA_ARGS__, )
#define torc_leaky_relu_given_(self, ...) TORC_CALL_(torc_leaky_relu_options, (__VA_ARGS__), torc_leaky_relu_with(self, &torc_options_))
#define torc_leaky_relu_(...) torc_leaky_relu__given_(__VA_ARGS__, )
#define torc_leaky_relu__given_(self, ...) TORC_CALL_(torc_leaky_relu_options, (__VA_ARGS__), torc_leaky_relu_inplace_with(self, &torc_options_))
#define torc_leaky_relu_out(...) torc_leaky_relu_out_given_(__VA_ARGS__, )
#define torc_leaky_relu_out_given_(out, self, ...) TORC_CALL_(torc_leaky_relu_options, (__VA_ARGS__), torc_leaky_relu_out_with(out, self, &torc_options_))
#define torc_elu(...) torc_elu_given_(__VA_ARGS__, )
#define torc_elu_given_(self, ...) TORC_CALL_(torc_elu_options, (__VA_ARGS__), torc_elu_with(self, &torc_options_))
#define torc_elu_(...) torc_elu__given_(__VA_ARGS__, )
#define torc_elu__given_(self, ...) TORC_CALL_(torc_elu_options, (__VA_ARGS__), torc_elu_inplace_with(self, &torc_options_))
#define torc_elu_out(...) torc_elu_out_given_(__VA_ARGS__, )
#define torc_elu_out_given_(out, self, ...) TORC_CALL_(torc_elu_options, (__VA_ARGS__), torc_elu_out_with(out, self, &torc_options_))
#define torc_celu(...) torc_celu_given_(__VA_ARGS__, )
#define torc_celu_given_(self, ...) TORC_CALL_(torc_celu_options, (__VA_ARGS__), torc_celu_with(self, &torc_options_))
#define torc_celu_(...) torc_celu__given_(__VA_ARGS__, )
#define torc_celu__given_(self, ...) TORC_CALL_(torc_celu_options, (__VA_ARGS__), torc_celu_inplace_with(self, &torc_options_))
#define torc_gelu(...) torc_gelu_given_(__VA_ARGS__, )
#define torc_gelu_given_(self, ...) TORC_CALL_(torc_gelu_options, (__VA_ARGS__), torc_gelu_with(self, &torc_options_))
#define torc_gelu_out(...) torc_gelu_out_given_(__VA_ARGS__, )
#define torc_gelu_out_given_(out, self, ...) TORC_CALL_(torc_gelu_options, (__VA_ARGS__), torc_gelu_out_with(out, self, &torc_options_))
#define torc_softplus(...) torc_softplus_given_(__VA_ARGS__, )
#define torc_softplus_given_(self, ...) TORC_CALL_(torc_softplus_options, (__VA_ARGS__), torc_softplus_with(self, &torc_options_))
#define torc_softplus_out(...) torc_softplus_out_given_(__VA_ARGS__, )
#define torc_softplus_out_given_(out, self, ...) TORC_CALL_(torc_softplus_options, (__VA_ARGS__), torc_softplus_out_with(out, self, &torc_options_))
#define torc_hardtanh(...) torc_hardtanh_given_(__VA_ARGS__, )
#define torc_hardtanh_given_(self, ...) TORC_CALL_(torc_hardtanh_options, (__VA_ARGS__), torc_hardtanh_with(self, &torc_options_))
#define torc_hardtanh_(...) torc_hardtanh__given_(__VA_ARGS__, )
#define torc_hardtanh__given_(self, ...) TORC_CALL_(torc_hardtanh_options, (__VA_ARGS__), torc_hardtanh_inplace_with(self, &torc_options_))
#define torc_hardtanh_out(...) torc_hardtanh_out_given_(__VA_ARGS__, )
#define torc_hardtanh_out_given_(out, self, ...) TORC_CALL_(torc_hardtanh_options, (__VA_ARGS__), torc_hardtanh_out_with(out, self, &torc_options_))
#define torc_hardshrink(...) torc_hardshrink_given_(__VA_ARGS__, )
#define torc_hardshrink_given_(self, ...) TORC_CALL_(torc_hardshrink_options, (__VA_ARGS__), torc_hardshrink_with(self, &torc_options_))
#define torc_hardshrink_out(...) torc_hardshrink_out_given_(__VA_ARGS__, )
#define torc_hardshrink_out_given_(out, self, ...) TORC_CALL_(torc_hardshrink_options, (__VA_ARGS__), torc_hardshrink_out_with(out, self, &torc_options_))
#define torc_softshrink(...) torc_softshrink_given_(__VA_ARGS__, )
#define torc_softshrink_given_(self, ...) TORC_CALL_(torc_softshrink_options, (__VA_ARGS__), torc_softshrink_with(self, &torc_options_))
#define torc_softshrink_out(...) torc_softshrink_out_given_(__VA_ARGS__, )
#define torc_softshrink_out_given_(out, self, ...) TORC_CALL_(torc_softshrink_options, (__VA_ARGS__), torc_softshrink_out_with(out, self, &torc_options_))
#define torc_threshold(self, threshold, value) torc_threshold(self, TORC_NUMBER_(threshold), TORC_NUMBER_(value))
#define torc_threshold_(self, threshold, value) torc_threshold_(self, TORC_NUMBER_(threshold), TORC_NUMBER_(value))
#define torc_threshold_out(out, self, threshold, value) torc_threshold_out(out, self, TORC_NUMBER_(threshold), TORC_NUMBER_(value))
#define torc_copy_(...) torc_copy__given_(__VA_ARGS__, )
#define torc_copy__given_(self, other, ...) TORC_CALL_(torc_copy_inplace_options, (__VA_ARGS__), torc_copy_inplace_with(self, other, &torc_options_))
#define torc_fill_(self, value) torc_fill_(self, TORC_NUMBER_(value))
#define torc_empty(...) torc_empty_given_(__VA_ARGS__, )
#define torc_empty_given_(size, ...) TORC_CALL_ENUMS_(torc_empty_options, (__VA_ARGS__), torc_empty_with(TORC_INTS_(size), &torc_options_))
#define torc_empty_out(...) torc_empty_out_given_(__VA_ARGS__, )
#define torc_empty_out_given_(out, size, ...) TORC_CALL_ENUMS_(torc_empty_options, (__VA_ARGS__), torc_empty_out_with(out, TORC_INTS_(size), &torc_options_))
#define torc_empty_strided(...) torc_empty_strided_given_(__VA_ARGS__, )
#define torc_empty_strided_given_(size, stride, ...) TORC_CALL_ENUMS_(torc_empty_strided_options, (__VA_ARGS__), torc_empty_strided_with(TORC_INTS_(size), TORC_INTS_(stride), &torc_options_))
#define torc_zeros(...) torc_zeros_given_(__VA_ARGS__, )
#define torc_zeros_given_(size, ...) TORC_CALL_ENUMS_(torc_zeros_options, (__VA_ARGS__), torc_zeros_with(TORC_INTS_(size), &torc_options_))
#define torc_zeros_out(...) torc_zeros_out_given_(__VA_ARGS__, )
#define torc_zeros_out_given_(out, size, ...) TORC_CALL_ENUMS_(torc_zeros_options, (__VA_ARGS__), torc_zeros_out_with(out, TORC_INTS_(size), &torc_options_))
#define torc_ones(...) torc_ones_given_(__VA_ARGS__, )
#define torc_ones_given_(size, ...) TORC_CALL_ENUMS_(torc_ones_options, (__VA_ARGS__), torc_ones_with(TORC_INTS_(size), &torc_options_))
#define torc_ones_out(...) torc_ones_out_given_(__VA_ARGS__, )
#define torc_ones_out_given_(out, size, ...) TORC_CALL_ENUMS_(torc_ones_options, (__VA_ARGS__), torc_ones_out_with(out, TORC_INTS_(size), &torc_options_))
#define torc_full(...) torc_full_given_(__VA_ARGS__, )
#define torc_full_given_(size, fill_value, ...) TORC_CALL_ENUMS_(torc_full_options, (__VA_ARGS__), torc_full_with(TORC_INTS_(size), TORC_NUMBER_(fill_value), &torc_options_))
#define torc_full_out(...) torc_full_out_given_(__VA_ARGS__, )
#define torc_full_out_given_(out, size, fill_value, ...) TORC_CALL_ENUMS_(torc_full_options, (__VA_ARGS__), torc_full_out_with(out, TORC_INTS_(size), TORC_NUMBER_(fill_value), &torc_options_))
#define torc_empty_like(...) torc_empty_like_given_(__VA_ARGS__, )
#define torc_empty_like_given_(self, ...) TORC_CALL_ENUMS_(torc_empty_like_options, (__VA_ARGS__), torc_empty_like_with(self, &torc_options_))
#define torc_zeros_like(...) torc_zeros_like_given_(__VA_ARGS__, )
#define torc_zeros_like_given_(self, ...) TORC_CALL_ENUMS_(torc_zeros_like_options, (__VA_ARGS__), torc_zeros_like_with(self, &torc_options_))
#define torc_ones_like(...) torc_ones_like_given_(__VA_ARGS__, )
#define torc_ones_like_given_(self, ...) TORC_CALL_ENUMS_(torc_ones_like_options, (__VA_ARGS__), torc_ones_like_with(self, &torc_options_))
#define torc_full_like(...) torc_full_like_given_(__VA_ARGS__, )
#define torc_full_like_given_(self, fill_value, ...) TORC_CALL_ENUMS_(torc_full_like_options, (__VA_ARGS__), torc_full_like_with(self, TORC_NUMBER_(fill_value), &torc_options_))
#define torc_fill(self, value) torc_fill(self, TORC_NUMBER_(value))
#define torc_rand_like(...) torc_rand_like_given_(__VA_ARGS__, )
#define torc_rand_like_given_(self, ...) TORC_CALL_ENUMS_(torc_rand_like_options, (__VA_ARGS__), torc_rand_like_with(self, &torc_options_))
#define torc_randn_like(...) torc_randn_like_given_(__VA_ARGS__, )
#define torc_randn_like_given_(self, ...) TORC_CALL_ENUMS_(torc_randn_like_options, (__VA_ARGS__), torc_randn_like_with(self, &torc_options_))
#define torc_randint_like(...) torc_randint_like_given_(__VA_ARGS__, )
#define torc_randint_like_given_(self, high, ...) TORC_CALL_ENUMS_BY_NAME_(torc_randint_like_options, (__VA_ARGS__), torc_randint_like_with(self, TORC_INT_(high), &torc_options_))
#define torc_new_empty(...) torc_new_empty_given_(__VA_ARGS__, )
#define torc_new_empty_given_(self, size, ...) TORC_CALL_ENUMS_(torc_new_empty_options, (__VA_ARGS__), torc_new_empty_with(self, TORC_INTS_(size), &torc_options_))
#define torc_new_zeros(...) torc_new_zeros_given_(__VA_ARGS__, )
#define torc_new_zeros_given_(self, size, ...) TORC_CALL_ENUMS_(torc_new_zeros_options, (__VA_ARGS__), torc_new_zeros_with(self, TORC_INTS_(size), &torc_options_))
#define torc_new_ones(...) torc_new_ones_given_(__VA_ARGS__, )
#define torc_new_ones_given_(self, size, ...) TORC_CALL_ENUMS_(torc_new_ones_options, (__VA_ARGS__), torc_new_ones_with(self, TORC_INTS_(size), &torc_options_))
#define torc_new_full(...) torc_new_full_given_(__VA_ARGS__, )
#define torc_new_full_given_(self, size, fill_value, ...) TORC_CALL_ENUMS_(torc_new_full_options, (__VA_ARGS__), torc_new_full_with(self, TORC_INTS_(size), TORC_NUMBER_(fill_value), &torc_options_))
#define torc_arange(...) torc_arange_given_(__VA_ARGS__, )
#define torc_arange_given_(end, ...) TORC_CALL_ENUMS_BY_NAME_(torc_arange_options, (__VA_ARGS__), torc_arange_with(TORC_NUMBER_(end), &torc_options_))
#define torc_arange_out(...) torc_arange_out_given_(__VA_ARGS__, )
#define torc_arange_out_given_(out, end, ...) TORC_CALL_ENUMS_BY_NAME_(torc_arange_options, (__VA_ARGS__), torc_arange_out_with(out, TORC_NUMBER_(end), &torc_options_))
#define torc_linspace(...) torc_linspace_given_(__VA_ARGS__, )
#define torc_linspace_given_(start, end, steps, ...) TORC_CALL_ENUMS_(torc_linspace_options, (__VA_ARGS__), torc_linspace_with(TORC_NUMBER_(start), TORC_NUMBER_(end), TORC_INT_(steps), &torc_options_))
#define torc_linspace_out(...) torc_linspace_out_given_(__VA_ARGS__, )
#define torc_linspace_out_given_(out, start, end, steps, ...) TORC_CALL_ENUMS_(torc_linspace_options, (__VA_ARGS__), torc_linspace_out_with(out, TORC_NUMBER_(start), TORC_NUMBER_(end), TORC_INT_(steps), &torc_options_))
#define torc_eye(...) torc_eye_given_(__VA_ARGS__, )
#define torc_eye_given_(n, ...) TORC_CALL_ENUMS_(torc_eye_options, (__VA_ARGS__), torc_eye_with(TORC_INT_(n), &torc_options_))
#define torc_eye_out(...) torc_eye_out_given_(__VA_ARGS__, )
#define torc_eye_out_given_(out, n, ...) TORC_CALL_ENUMS_(torc_eye_options, (__VA_ARGS__), torc_eye_out_with(out, TORC_INT_(n), &torc_options_))
#define torc_tril_indices(...) torc_tril_indices_given_(__VA_ARGS__, )
#define torc_tril_indices_given_(row, col, ...) TORC_CALL_ENUMS_(torc_tril_indices_options, (__VA_ARGS__), torc_tril_indices_with(TORC_INT_(row), TORC_INT_(col), &torc_options_))
#define torc_triu_indices(...) torc_triu_indices_given_(__VA_ARGS__, )
#define torc_triu_indices_given_(row, col, ...) TORC_CALL_ENUMS_(torc_triu_indices_options, (__VA_ARGS__), torc_triu_indices_with(TORC_INT_(row), TORC_INT_(col), &torc_options_))
#define torc_scalar_tensor(...) torc_scalar_tensor_given_(__VA_ARGS__, )
#define torc_scalar_tensor_given_(s, ...) TORC_CALL_ENUMS_(torc_scalar_tensor_options, (__VA_ARGS__), torc_scalar_tensor_with(TORC_NUMBER_(s), &torc_options_))
#define torc_logspace(...) torc_logspace_given_(__VA_ARGS__, )
#define torc_logspace_given_(start, end, steps, ...) TORC_CALL_ENUMS_(torc_logspace_options, (__VA_ARGS__), torc_logspace_with(TORC_NUMBER_(start), TORC_NUMBER_(end), TORC_INT_(steps), &torc_options_))
#define torc_logspace_out(...) torc_logspace_out_given_(__VA_ARGS__, )
#define torc_logspace_out_given_(out, start, end, steps, ...) TORC_CALL_ENUMS_(torc_logspace_options, (__VA_ARGS__), torc_logspace_out_with(out, TORC_NUMBER_(start), TORC_NUMBER_(end), TORC_INT_(steps), &torc_options_))
#define torc_hann_window(...) torc_hann_window_given_(__VA_ARGS__, )
#define torc_hann_window_given_(window_length, ...) TORC_CALL_ENUMS_(torc_hann_window_options, (__VA_ARGS__), torc_hann_window_with(TORC_INT_(window_length), &torc_options_))
#define torc_hamming_window(...) torc_hamming_window_given_(__VA_ARGS__, )
#define torc_hamming_window_given_(window_length, ...) TORC_CALL_ENUMS_(torc_hamming_window_options, (__VA_ARGS__), torc_hamming_window_with(TORC_INT_(window_length), &torc_options_))
#define torc_blackman_window(...) torc_blackman_window_given_(__VA_ARGS__, )
#define torc_blackman_window_given_(window_length, ...) TORC_CALL_ENUMS_(torc_blackman_window_options, (__VA_ARGS__), torc_blackman_window_with(TORC_INT_(window_length), &torc_options_))
#define torc_kaiser_window(...) torc_kaiser_window_given_(__VA_ARGS__, )
#define torc_kaiser_window_given_(window_length, ...) TORC_CALL_ENUMS_(torc_kaiser_window_options, (__VA_ARGS__), torc_kaiser_window_with(TORC_INT_(window_length), &torc_options_))
#define torc_bartlett_window(...) torc_bartlett_window_given_(__VA_ARGS__, )
#define torc_bartlett_window_given_(window_length, ...) TORC_CALL_ENUMS_(torc_bartlett_window_options, (__VA_ARGS__), torc_bartlett_window_with(TORC_INT_(window_length), &torc_options_))
#define torc_rand(...) torc_rand_given_(__VA_ARGS__, )
#define torc_rand_given_(size, ...) TORC_CALL_ENUMS_(torc_rand_options, (__VA_ARGS__), torc_rand_with(TORC_INTS_(size), &torc_options_))
#define torc_rand_out(...) torc_rand_out_given_(__VA_ARGS__, )
#define torc_rand_out_given_(out, size, ...) TORC_CALL_ENUMS_(torc_rand_options, (__VA_ARGS__), torc_rand_out_with(out, TORC_INTS_(size), &torc_options_))
#define torc_randn(...) torc_randn_given_(__VA_ARGS__, )
#define torc_randn_given_(size, ...) TORC_CALL_ENUMS_(torc_randn_options, (__VA_ARGS__), torc_randn_with(TORC_INTS_(size), &torc_options_))
#define torc_randn_out(...) torc_randn_out_given_(__VA_ARGS__, )
#define torc_randn_out_given_(out, size, ...) TORC_CALL_ENUMS_(torc_randn_options, (__VA_ARGS__), torc_randn_out_with(out, TORC_INTS_(size), &torc_options_))
#define torc_normal(...) torc_normal_given_(__VA_ARGS__, )
#define torc_normal_given_(mean, std, ...) TORC_CALL_(torc_normal_options, (__VA_ARGS__), torc_normal_with(mean, std, &torc_options_))
#define torc_normal_out(...) torc_normal_out_given_(__VA_ARGS__, )
#define torc_normal_out_given_(out, mean, std, ...) TORC_CALL_(torc_normal_options, (__VA_ARGS__), torc_normal_out_with(out, mean, std, &torc_options_))
#define torc_normal_mean(...) torc_normal_mean_given_(__VA_ARGS__, )
#define torc_normal_mean_given_(mean, ...) TORC_CALL_(torc_normal_mean_options, (__VA_ARGS__), torc_normal_mean_with(mean, &torc_options_))
#define torc_normal_mean_out(...) torc_normal_mean_out_given_(__VA_ARGS__, )
#define torc_normal_mean_out_given_(out, mean, ...) TORC_CALL_(torc_normal_mean_options, (__VA_ARGS__), torc_normal_mean_out_with(out, mean, &torc_options_))
#define torc_normal_std(...) torc_normal_std_given_(__VA_ARGS__, )
#define torc_normal_std_given_(mean, std, ...) TORC_CALL_(torc_normal_std_options, (__VA_ARGS__), torc_normal_std_with(mean, std, &torc_options_))
#define torc_normal_std_out(...) torc_normal_std_out_given_(__VA_ARGS__, )
#define torc_normal_std_out_given_(out, mean, std, ...) TORC_CALL_(torc_normal_std_options, (__VA_ARGS__), torc_normal_std_out_with(out, mean, std, &torc_options_))
#define torc_normal_size(...) torc_normal_size_given_(__VA_ARGS__, )
#define torc_normal_size_given_(mean, std, size, ...) TORC_CALL_ENUMS_(torc_normal_size_options, (__VA_ARGS__), torc_normal_size_with(mean, std, TORC_INTS_(size), &torc_options_))
#define torc_normal_size_out(...) torc_normal_size_out_given_(__VA_ARGS__, )
#define torc_normal_size_out_given_(out, mean, std, size, ...) TORC_CALL_ENUMS_(torc_normal_size_options, (__VA_ARGS__), torc_normal_size_out_with(out, mean, std, TORC_INTS_(size), &torc_options_))
#define torc_randint(...) torc_randint_given_(__VA_ARGS__, )
#define torc_randint_given_(high, size, ...) TORC_CALL_ENUMS_BY_NAME_(torc_randint_options, (__VA_ARGS__), torc_randint_with(TORC_INT_(high), TORC_INTS_(size), &torc_options_))
#define torc_randint_out(...) torc_randint_out_given_(__VA_ARGS__, )
#define torc_randint_out_given_(out, high, size, ...) TORC_CALL_ENUMS_BY_NAME_(torc_randint_options, (__VA_ARGS__), torc_randint_out_with(out, TORC_INT_(high), TORC_INTS_(size), &torc_options_))
#define torc_randperm(...) torc_randperm_given_(__VA_ARGS__, )
#define torc_randperm_given_(n, ...) TORC_CALL_ENUMS_(torc_randperm_options, (__VA_ARGS__), torc_randperm_with(TORC_INT_(n), &torc_options_))
#define torc_randperm_out(...) torc_randperm_out_given_(__VA_ARGS__, )
#define torc_randperm_out_given_(out, n, ...) TORC_CALL_ENUMS_(torc_randperm_options, (__VA_ARGS__), torc_randperm_out_with(out, TORC_INT_(n), &torc_options_))
#define torc_uniform_(...) torc_uniform__given_(__VA_ARGS__, )
#define torc_uniform__given_(self, ...) TORC_CALL_(torc_uniform_inplace_options, (__VA_ARGS__), torc_uniform_inplace_with(self, &torc_options_))
#define torc_normal_(...) torc_normal__given_(__VA_ARGS__, )
#define torc_normal__given_(self, ...) TORC_CALL_(torc_normal_inplace_options, (__VA_ARGS__), torc_normal_inplace_with(self, &torc_options_))
#define torc_exponential_(...) torc_exponential__given_(__VA_ARGS__, )
#define torc_exponential__given_(self, ...) TORC_CALL_(torc_exponential_inplace_options, (__VA_ARGS__), torc_exponential_inplace_with(self, &torc_options_))
#define torc_log_normal_(...) torc_log_normal__given_(__VA_ARGS__, )
#define torc_log_normal__given_(self, ...) TORC_CALL_(torc_log_normal_inplace_options, (__VA_ARGS__), torc_log_normal_inplace_with(self, &torc_options_))
#define torc_cauchy_(...) torc_cauchy__given_(__VA_ARGS__, )
#define torc_cauchy__given_(self, ...) TORC_CALL_(torc_cauchy_inplace_options, (__VA_ARGS__), torc_cauchy_inplace_with(self, &torc_options_))
#define torc_geometric_(...) torc_geometric__given_(__VA_ARGS__, )
#define torc_geometric__given_(self, p, ...) TORC_CALL_(torc_geometric_inplace_options, (__VA_ARGS__), torc_geometric_inplace_with(self, p, &torc_options_))
#define torc_random_(...) torc_random__given_(__VA_ARGS__, )
#define torc_random__given_(self, ...) TORC_CALL_BY_NAME_(torc_random_inplace_options, (__VA_ARGS__), torc_random_inplace_with(self, &torc_options_))
#define torc_bernoulli_(...) torc_bernoulli__given_(__VA_ARGS__, )
#define torc_bernoulli__given_(self, ...) TORC_CALL_(torc_bernoulli_inplace_options, (__VA_ARGS__), torc_bernoulli_inplace_with(self, &torc_options_))
#define torc_bernoulli__tensor_(...) torc_bernoulli__tensor__given_(__VA_ARGS__, )
#define torc_bernoulli__tensor__given_(self, p, ...) TORC_CALL_(torc_bernoulli__tensor_options, (__VA_ARGS__), torc_bernoulli__tensor_inplace_with(self, p, &torc_options_))
#define torc_bernoulli(...) torc_bernoulli_given_(__VA_ARGS__, )
#define torc_bernoulli_given_(self, ...) TORC_CALL_(torc_bernoulli_options, (__VA_ARGS__), torc_bernoulli_with(self, &torc_options_))
#define torc_bernoulli_out(...) torc_bernoulli_out_given_(__VA_ARGS__, )
#define torc_bernoulli_out_given_(out, self, ...) TORC_CALL_(torc_bernoulli_options, (__VA_ARGS__), torc_bernoulli_out_with(out, self, &torc_options_))
#define torc_bernoulli_p(...) torc_bernoulli_p_given_(__VA_ARGS__, )
#define torc_bernoulli_p_given_(self, p, ...) TORC_CALL_(torc_bernoulli_p_options, (__VA_ARGS__), torc_bernoulli_p_with(self, p, &torc_options_))
#define torc_poisson(...) torc_poisson_given_(__VA_ARGS__, )
#define torc_poisson_given_(self, ...) TORC_CALL_(torc_poisson_options, (__VA_ARGS__), torc_poisson_with(self, &torc_options_))
#define torc_tril(...) torc_tril_given_(__VA_ARGS__, )
#define torc_tril_given_(self, ...) TORC_CALL_(torc_tril_options, (__VA_ARGS__), torc_tril_with(self, &torc_options_))
#define torc_tril_(...) torc_tril__given_(__VA_ARGS__, )
#define torc_tril__given_(self, ...) TORC_CALL_(torc_tril_options, (__VA_ARGS__), torc_tril_inplace_with(self, &torc_options_))
#define torc_tril_out(...) torc_tril_out_given_(__VA_ARGS__, )
#define torc_tril_out_given_(out, self, ...) TORC_CALL_(torc_tril_options, (__VA_ARGS__), torc_tril_out_with(out, self, &torc_options_))
#define torc_triu(...) torc_triu_given_(__VA_ARGS__, )
#define torc_triu_given_(self, ...) TORC_CALL_(torc_triu_options, (__VA_ARGS__), torc_triu_with(self, &torc_options_))
#define torc_triu_(...) torc_triu__given_(__VA_ARGS__, )
#define torc_triu__given_(self, ...) TORC_CALL_(torc_triu_options, (__VA_ARGS__), torc_triu_inplace_with(self, &torc_options_))
#define torc_triu_out(...) torc_triu_out_given_(__VA_ARGS__, )
#define torc_triu_out_given_(out, self, ...) TORC_CALL_(torc_triu_options, (__VA_ARGS__), torc_triu_out_with(out, self, &torc_options_))
#define torc_sum(...) torc_sum_given_(__VA_ARGS__, )
#define torc_sum_given_(self, ...) TORC_CALL_ENUMS_(torc_sum_options, (__VA_ARGS__), torc_sum_with(self, &torc_options_))
#define torc_sum_out(...) torc_sum_out_given_(__VA_ARGS__, )
#define torc_sum_out_given_(out, self, ...) TORC_CALL_ENUMS_(torc_sum_options, (__VA_ARGS__), torc_sum_out_with(out, self, &torc_options_))
#define torc_nansum(...) torc_nansum_given_(__VA_ARGS__, )
#define torc_nansum_given_(self, ...) TORC_CALL_ENUMS_(torc_nansum_options, (__VA_ARGS__), torc_nansum_with(self, &torc_options_))
#define torc_nansum_out(...) torc_nansum_out_given_(__VA_ARGS__, )
#define torc_nansum_out_given_(out, self, ...) TORC_CALL_ENUMS_(torc_nansum_options, (__VA_ARGS__), torc_nansum_out_with(out, self, &torc_options_))
#define torc_mean(...) torc_mean_given_(__VA_ARGS__, )
#define torc_mean_given_(self, ...) TORC_CALL_ENUMS_(torc_mean_options, (__VA_ARGS__), torc_mean_with(self, &torc_options_))
#define torc_mean_out(...) torc_mean_out_given_(__VA_ARGS__, )
#define torc_mean_out_given_(out, self, ...) TORC_CALL_ENUMS_(torc_mean_options, (__VA_ARGS__), torc_mean_out_with(out, self, &torc_options_))
#define torc_prod(...) torc_prod_given_(__VA_ARGS__, )
#define torc_prod_given_(self, ...) TORC_CALL_ENUMS_(torc_prod_options, (__VA_ARGS__), torc_prod_with(self, &torc_options_))
#define torc_prod_out(...) torc_prod_out_given_(__VA_ARGS__, )
#define torc_prod_out_given_(out, self, ...) TORC_CALL_ENUMS_(torc_prod_options, (__VA_ARGS__), torc_prod_out_with(out, self, &torc_options_))
#define torc_max_dim(...) torc_max_dim_given_(__VA_ARGS__, )
#define torc_max_dim_given_(self, dim, ...) TORC_CALL_(torc_max_dim_options, (__VA_ARGS__), torc_max_dim_with(self, TORC_INT_(dim), &torc_options_))
#define torc_max_dim_out(...) torc_max_dim_out_given_(__VA_ARGS__, )
#define torc_max_dim_out_given_(out, self, dim, ...) TORC_CALL_(torc_max_dim_options, (__VA_ARGS__), torc_max_dim_out_with(out, self, TORC_INT_(dim), &torc_options_))
#define torc_min_dim(...) torc_min_dim_given_(__VA_ARGS__, )
#define torc_min_dim_given_(self, dim, ...) TORC_CALL_(torc_min_dim_options, (__VA_ARGS__), torc_min_dim_with(self, TORC_INT_(dim), &torc_options_))
#define torc_min_dim_out(...) torc_min_dim_out_given_(__VA_ARGS__, )
#define torc_min_dim_out_given_(out, self, dim, ...) TORC_CALL_(torc_min_dim_options, (__VA_ARGS__), torc_min_dim_out_with(out, self, TORC_INT_(dim), &torc_options_))
#define torc_amax(...) torc_amax_given_(__VA_ARGS__, )
#define torc_amax_given_(self, ...) TORC_CALL_(torc_amax_options, (__VA_ARGS__), torc_amax_with(self, &torc_options_))
#define torc_amax_out(...) torc_amax_out_given_(__VA_ARGS__, )
#define torc_amax_out_given_(out, self, ...) TORC_CALL_(torc_amax_options, (__VA_ARGS__), torc_amax_out_with(out, self, &torc_options_))
#define torc_amin(...) torc_amin_given_(__VA_ARGS__, )
#define torc_amin_given_(self, ...) TORC_CALL_(torc_amin_options, (__VA_ARGS__), torc_amin_with(self, &torc_options_))
#define torc_amin_out(...) torc_amin_out_given_(__VA_ARGS__, )
#define torc_amin_out_given_(out, self, ...) TORC_CALL_(torc_amin_options, (__VA_ARGS__), torc_amin_out_with(out, self, &torc_options_))
#define torc_aminmax(...) torc_aminmax_given_(__VA_ARGS__, )
#define torc_aminmax_given_(self, ...) TORC_CALL_(torc_aminmax_options, (__VA_ARGS__), torc_aminmax_with(self, &torc_options_))
#define torc_aminmax_out(...) torc_aminmax_out_given_(__VA_ARGS__, )
#define torc_aminmax_out_given_(out, self, ...) TORC_CALL_(torc_aminmax_options, (__VA_ARGS__), torc_aminmax_out_with(out, self, &torc_options_))
#define torc_argmax(...) torc_argmax_given_(__VA_ARGS__, )
#define torc_argmax_given_(self, ...) TORC_CALL_(torc_argmax_options, (__VA_ARGS__), torc_argmax_with(self, &torc_options_))
#define torc_argmax_out(...) torc_argmax_out_given_(__VA_ARGS__, )
#define torc_argmax_out_given_(out, self, ...) TORC_CALL_(torc_argmax_options, (__VA_ARGS__), torc_argmax_out_with(out, self, &torc_options_))
#define torc_argmin(...) torc_argmin_given_(__VA_ARGS__, )
#define torc_argmin_given_(self, ...) TORC_CALL_(torc_argmin_options, (__VA_ARGS__), torc_argmin_with(self, &torc_options_))
#define torc_argmin_out(...) torc_argmin_out_given_(__VA_ARGS__, )
#define torc_argmin_out_given_(out, self, ...) TORC_CALL_(torc_argmin_options, (__VA_ARGS__), torc_argmin_out_with(out, self, &torc_options_))
#define torc_any(...) torc_any_given_(__VA_ARGS__, )
#define torc_any_given_(self, ...) TORC_CALL_(torc_any_options, (__VA_ARGS__), torc_any_with(self, &torc_options_))
#define torc_any_out(...) torc_any_out_given_(__VA_ARGS__, )
#define torc_any_out_given_(out, self, ...) TORC_CALL_(torc_any_options, (__VA_ARGS__), torc_any_out_with(out, self, &torc_options_))
#define torc_all(...) torc_all_given_(__VA_ARGS__, )
#define torc_all_given_(self, ...) TORC_CALL_(torc_all_options, (__VA_ARGS__), torc_all_with(self, &torc_options_))
#define torc_all_out(...) torc_all_out_given_(__VA_ARGS__, )
#define torc_all_out_given_(out, self, ...) TORC_CALL_(torc_all_options, (__VA_ARGS__), torc_all_out_with(out, self, &torc_options_))
#define torc_var(...) torc_var_given_(__VA_ARGS__, )
#define torc_var_given_(self, ...) TORC_CALL_(torc_var_options, (__VA_ARGS__), torc_var_with(self, &torc_options_))
#define torc_var_out(...) torc_var_out_given_(__VA_ARGS__, )
#define torc_var_out_given_(out, self, ...) TORC_CALL_(torc_var_options, (__VA_ARGS__), torc_var_out_with(out, self, &torc_options_))
#define torc_std(...) torc_std_given_(__VA_ARGS__, )
#define torc_std_given_(self, ...) TORC_CALL_(torc_std_options, (__VA_ARGS__), torc_std_with(self, &torc_options_))
#define torc_std_out(...) torc_std_out_given_(__VA_ARGS__, )
#define torc_std_out_given_(out, self, ...) TORC_CALL_(torc_std_options, (__VA_ARGS__), torc_std_out_with(out, self, &torc_options_))
#define torc_var_mean(...) torc_var_mean_given_(__VA_ARGS__, )
#define torc_var_mean_given_(self, ...) TORC_CALL_(torc_var_mean_options, (__VA_ARGS__), torc_var_mean_with(self, &torc_options_))
#define torc_std_mean(...) torc_std_mean_given_(__VA_ARGS__, )
#define torc_std_mean_given_(self, ...) TORC_CALL_(torc_std_mean_options, (__VA_ARGS__), torc_std_mean_with(self, &torc_options_))
#define torc_vector_norm(...) torc_vector_norm_given_(__VA_ARGS__, )
#define torc_vector_norm_given_(self, ...) TORC_CALL_ENUMS_(torc_vector_norm_options, (__VA_ARGS__), torc_vector_norm_with(self, &torc_options_))
#define torc_vector_norm_out(...) torc_vector_norm_out_given_(__VA_ARGS__, )
#define torc_vector_norm_out_given_(out, self, ...) TORC_CALL_ENUMS_(torc_vector_norm_options, (__VA_ARGS__), torc_vector_norm_out_with(out, self, &torc_options_))
#define torc_logsumexp(...) torc_logsumexp_given_(__VA_ARGS__, )
#define torc_logsumexp_given_(self, dim, ...) TORC_CALL_(torc_logsumexp_options, (__VA_ARGS__), torc_logsumexp_with(self, TORC_INTS_(dim), &torc_options_))
#define torc_logsumexp_out(...) torc_logsumexp_out_given_(__VA_ARGS__, )
#define torc_logsumexp_out_given_(out, self, dim, ...) TORC_CALL_(torc_logsumexp_options, (__VA_ARGS__), torc_logsumexp_out_with(out, self, TORC_INTS_(dim), &torc_options_))
#define torc_count_nonzero(...) torc_count_nonzero_given_(__VA_ARGS__, )
#define torc_count_nonzero_given_(self, ...) TORC_CALL_(torc_count_nonzero_options, (__VA_ARGS__), torc_count_nonzero_with(self, &torc_options_))
#define torc_cumsum(...) torc_cumsum_given_(__VA_ARGS__, )
#define torc_cumsum_given_(self, dim, ...) TORC_CALL_ENUMS_(torc_cumsum_options, (__VA_ARGS__), torc_cumsum_with(self, TORC_INT_(dim), &torc_options_))
#define torc_cumsum_(...) torc_cumsum__given_(__VA_ARGS__, )
#define torc_cumsum__given_(self, dim, ...) TORC_CALL_ENUMS_(torc_cumsum_options, (__VA_ARGS__), torc_cumsum_inplace_with(self, TORC_INT_(dim), &torc_options_))
#define torc_cumsum_out(...) torc_cumsum_out_given_(__VA_ARGS__, )
#define torc_cumsum_out_given_(out, self, dim, ...) TORC_CALL_ENUMS_(torc_cumsum_options, (__VA_ARGS__), torc_cumsum_out_with(out, self, TORC_INT_(dim), &torc_options_))
#define torc_cumprod(...) torc_cumprod_given_(__VA_ARGS__, )
#define torc_cumprod_given_(self, dim, ...) TORC_CALL_ENUMS_(torc_cumprod_options, (__VA_ARGS__), torc_cumprod_with(self, TORC_INT_(dim), &torc_options_))
#define torc_cumprod_(...) torc_cumprod__given_(__VA_ARGS__, )
#define torc_cumprod__given_(self, dim, ...) TORC_CALL_ENUMS_(torc_cumprod_options, (__VA_ARGS__), torc_cumprod_inplace_with(self, TORC_INT_(dim), &torc_options_))
#define torc_cumprod_out(...) torc_cumprod_out_given_(__VA_ARGS__, )
#define torc_cumprod_out_given_(out, self, dim, ...) TORC_CALL_ENUMS_(torc_cumprod_options, (__VA_ARGS__), torc_cumprod_out_with(out, self, TORC_INT_(dim), &torc_options_))
#define torc_cummax(self, dim) torc_cummax(self, TORC_INT_(dim))
#define torc_cummax_out(...) TORC_UNCUT_(torc_cummax_out(__VA_ARGS__))
#define torc_cummin(self, dim) torc_cummin(self, TORC_INT_(dim))
#define torc_cummin_out(...) TORC_UNCUT_(torc_cummin_out(__VA_ARGS__))
#define torc_logcumsumexp(self, dim) torc_logcumsumexp(self, TORC_INT_(dim))
#define torc_logcumsumexp_out(out, self, dim) torc_logcumsumexp_out(out, self, TORC_INT_(dim))
#define torc_histc(...) torc_histc_given_(__VA_ARGS__, )
#define torc_histc_given_(self, ...) TORC_CALL_(torc_histc_options, (__VA_ARGS__), torc_histc_with(self, &torc_options_))
#define torc_histc_out(...) torc_histc_out_given_(__VA_ARGS__, )
#define torc_histc_out_given_(out, self, ...) TORC_CALL_(torc_histc_options, (__VA_ARGS__), torc_histc_out_with(out, self, &torc_options_))
#define torc_mvlgamma(self, p) torc_mvlgamma(self, TORC_INT_(p))
#define torc_mvlgamma_(self, p) torc_mvlgamma_(self, TORC_INT_(p))
#define torc_mvlgamma_out(out, self, p) torc_mvlgamma_out(out, self, TORC_INT_(p))
#define torc_renorm(self, p, dim, maxnorm) torc_renorm(self, TORC_NUMBER_(p), TORC_INT_(dim), TORC_NUMBER_(maxnorm))
#define torc_renorm_(self, p, dim, maxnorm) torc_renorm_(self, TORC_NUMBER_(p), TORC_INT_(dim), TORC_NUMBER_(maxnorm))
#define torc_renorm_out(out, self, p, dim, maxnorm) torc_renorm_out(out, self, TORC_NUMBER_(p), TORC_INT_(dim), TORC_NUMBER_(maxnorm))
#define torc_norm(...) torc_norm_given_(__VA_ARGS__, )
#define torc_norm_given_(self, ...) TORC_CALL_ENUMS_(torc_norm_options, (__VA_ARGS__), torc_norm_with(self, &torc_options_))
#define torc_norm_out(...) torc_norm_out_given_(__VA_ARGS__, )
#define torc_norm_out_given_(out, self, ...) TORC_CALL_ENUMS_(torc_norm_options, (__VA_ARGS__), torc_norm_out_with(out, self, &torc_options_))
#define torc_cosine_similarity(...) torc_cosine_similarity_given_(__VA_ARGS__, )
#define torc_cosine_similarity_given_(x1, x2, ...) TORC_CALL_(torc_cosine_similarity_options, (__VA_ARGS__), torc_cosine_similarity_with(x1, x2, &torc_options_))
#define torc_linalg_norm(...) torc_linalg_norm_given_(__VA_ARGS__, )
#define torc_linalg_norm_given_(self, ...) TORC_CALL_ENUMS_(torc_linalg_norm_options, (__VA_ARGS__), torc_linalg_norm_with(self, &torc_options_))
#define torc_linalg_norm_out(...) torc_linalg_norm_out_given_(__VA_ARGS__, )
#define torc_linalg_norm_out_given_(out, self, ...) TORC_CALL_ENUMS_(torc_linalg_norm_options, (__VA_ARGS__), torc_linalg_norm_out_with(out, self, &torc_options_))
#define torc_linalg_norm_str(...) torc_linalg_norm_str_given_(__VA_ARGS__, )
#define torc_linalg_norm_str_given_(self, ord, ...) TORC_CALL_ENUMS_(torc_linalg_norm_str_options, (__VA_ARGS__), torc_linalg_norm_str_with(self, ord, &torc_options_))
#define torc_linalg_norm_str_out(...) torc_linalg_norm_str_out_given_(__VA_ARGS__, )
#define torc_linalg_norm_str_out_given_(out, self, ord, ...) TORC_CALL_ENUMS_(torc_linalg_norm_str_options, (__VA_ARGS__), torc_linalg_norm_str_out_with(out, self, ord, &torc_options_))
#define torc_linalg_matrix_norm(...) torc_linalg_matrix_norm_given_(__VA_ARGS__, )
#define torc_linalg_matrix_norm_given_(self, ord, ...) TORC_CALL_ENUMS_(torc_linalg_matrix_norm_options, (__VA_ARGS__), torc_linalg_matrix_norm_with(self, TORC_NUMBER_(ord), &torc_options_))
#define torc_linalg_matrix_norm_out(...) torc_linalg_matrix_norm_out_given_(__VA_ARGS__, )
#define torc_linalg_matrix_norm_out_given_(out, self, ord, ...) TORC_CALL_ENUMS_(torc_linalg_matrix_norm_options, (__VA_ARGS__), torc_linalg_matrix_norm_out_with(out, self, TORC_NUMBER_(ord), &torc_options_))
#define torc_linalg_matrix_norm_str(...) torc_linalg_matrix_norm_str_given_(__VA_ARGS__, )
#define torc_linalg_matrix_norm_str_given_(self, ...) TORC_CALL_ENUMS_(torc_linalg_matrix_norm_str_options, (__VA_ARGS__), torc_linalg_matrix_norm_str_with(self, &torc_options_))
#define torc_linalg_matrix_norm_str_out(...) torc_linalg_matrix_norm_str_out_given_(__VA_ARGS__, )
#define torc_linalg_matrix_norm_str_out_given_(out, self, ...) TORC_CALL_ENUMS_(torc_linalg_matrix_norm_str_options, (__VA_ARGS__), torc_linalg_matrix_norm_str_out_with(out, self, &torc_options_))
#define torc_dist(...) torc_dist_given_(__VA_ARGS__, )
#define torc_dist_given_(self, other, ...) TORC_CALL_(torc_dist_options, (__VA_ARGS__), torc_dist_with(self, other, &torc_options_))
#define torc_cdist(...) torc_cdist_given_(__VA_ARGS__, )
#define torc_cdist_given_(x1, x2, ...) TORC_CALL_(torc_cdist_options, (__VA_ARGS__), torc_cdist_with(x1, x2, &torc_options_))
#define torc_nanmean(...) torc_nanmean_given_(__VA_ARGS__, )
#define torc_nanmean_given_(self, ...) TORC_CALL_ENUMS_(torc_nanmean_options, (__VA_ARGS__), torc_nanmean_with(self, &torc_options_))
#define torc_nanmean_out(...) torc_nanmean_out_given_(__VA_ARGS__, )
#define torc_nanmean_out_given_(out, self, ...) TORC_CALL_ENUMS_(torc_nanmean_options, (__VA_ARGS__), torc_nanmean_out_with(out, self, &torc_options_))
#define torc_diff(...) torc_diff_given_(__VA_ARGS__, )
#define torc_diff_given_(self, ...) TORC_CALL_(torc_diff_options, (__VA_ARGS__), torc_diff_with(self, &torc_options_))
#define torc_diff_out(...) torc_diff_out_given_(__VA_ARGS__, )
#define torc_diff_out_given_(out, self, ...) TORC_CALL_(torc_diff_options, (__VA_ARGS__), torc_diff_out_with(out, self, &torc_options_))
#define torc_trapezoid_x(...) torc_trapezoid_x_given_(__VA_ARGS__, )
#define torc_trapezoid_x_given_(y, x, ...) TORC_CALL_(torc_trapezoid_x_options, (__VA_ARGS__), torc_trapezoid_x_with(y, x, &torc_options_))
#define torc_trapezoid(...) torc_trapezoid_given_(__VA_ARGS__, )
#define torc_trapezoid_given_(y, ...) TORC_CALL_(torc_trapezoid_options, (__VA_ARGS__), torc_trapezoid_with(y, &torc_options_))
#define torc_cumulative_trapezoid_x(...) torc_cumulative_trapezoid_x_given_(__VA_ARGS__, )
#define torc_cumulative_trapezoid_x_given_(y, x, ...) TORC_CALL_(torc_cumulative_trapezoid_x_options, (__VA_ARGS__), torc_cumulative_trapezoid_x_with(y, x, &torc_options_))
#define torc_cumulative_trapezoid(...) torc_cumulative_trapezoid_given_(__VA_ARGS__, )
#define torc_cumulative_trapezoid_given_(y, ...) TORC_CALL_(torc_cumulative_trapezoid_options, (__VA_ARGS__), torc_cumulative_trapezoid_with(y, &torc_options_))
#define torc_gradient(...) torc_gradient_given_(__VA_ARGS__, )
#define torc_gradient_given_(self, ...) TORC_CALL_(torc_gradient_options, (__VA_ARGS__), torc_gradient_with(self, &torc_options_))
#define torc_gradient_scalar_list(...) torc_gradient_scalar_list_given_(__VA_ARGS__, )
#define torc_gradient_scalar_list_given_(self, spacing, ...) TORC_CALL_(torc_gradient_scalar_list_options, (__VA_ARGS__), torc_gradient_scalar_list_with(self, spacing, &torc_options_))
#define torc_gradient_tensors(...) torc_gradient_tensors_given_(__VA_ARGS__, )
#define torc_gradient_tensors_given_(self, spacing, ...) TORC_CALL_(torc_gradient_tensors_options, (__VA_ARGS__), torc_gradient_tensors_with(self, spacing, &torc_options_))
#define torc_cov(...) torc_cov_given_(__VA_ARGS__, )
#define torc_cov_given_(self, ...) TORC_CALL_(torc_cov_options, (__VA_ARGS__), torc_cov_with(self, &torc_options_))
#define torc_median_dim(...) torc_median_dim_given_(__VA_ARGS__, )
#define torc_median_dim_given_(self, dim, ...) TORC_CALL_(torc_median_dim_options, (__VA_ARGS__), torc_median_dim_with(self, TORC_INT_(dim), &torc_options_))
#define torc_median_dim_out(...) torc_median_dim_out_given_(__VA_ARGS__, )
#define torc_median_dim_out_given_(out, self, dim, ...) TORC_CALL_(torc_median_dim_options, (__VA_ARGS__), torc_median_dim_out_with(out, self, TORC_INT_(dim), &torc_options_))
#define torc_nanmedian_dim(...) torc_nanmedian_dim_given_(__VA_ARGS__, )
#define torc_nanmedian_dim_given_(self, dim, ...) TORC_CALL_(torc_nanmedian_dim_options, (__VA_ARGS__), torc_nanmedian_dim_with(self, TORC_INT_(dim), &torc_options_))
#define torc_nanmedian_dim_out(...) torc_nanmedian_dim_out_given_(__VA_ARGS__, )
#define torc_nanmedian_dim_out_given_(out, self, dim, ...) TORC_CALL_(torc_nanmedian_dim_options, (__VA_ARGS__), torc_nanmedian_dim_out_with(out, self, TORC_INT_(dim), &torc_options_))
#define torc_quantile(...) torc_quantile_given_(__VA_ARGS__, )
#define torc_quantile_given_(self, q, ...) TORC_CALL_(torc_quantile_options, (__VA_ARGS__), torc_quantile_with(self, q, &torc_options_))
#define torc_quantile_out(...) torc_quantile_out_given_(__VA_ARGS__, )
#define torc_quantile_out_given_(out, self, q, ...) TORC_CALL_(torc_quantile_options, (__VA_ARGS__), torc_quantile_out_with(out, self, q, &torc_options_))
#define torc_quantile_scalar(...) torc_quantile_scalar_given_(__VA_ARGS__, )
#define torc_quantile_scalar_given_(self, q, ...) TORC_CALL_(torc_quantile_scalar_options, (__VA_ARGS__), torc_quantile_scalar_with(self, q, &torc_options_))
#define torc_quantile_scalar_out(...) torc_quantile_scalar_out_given_(__VA_ARGS__, )
#define torc_quantile_scalar_out_given_(out, self, q, ...) TORC_CALL_(torc_quantile_scalar_options, (__VA_ARGS__), torc_quantile_scalar_out_with(out, self, q, &torc_options_))
#define torc_nanquantile(...) torc_nanquantile_given_(__VA_ARGS__, )
#define torc_nanquantile_given_(self, q, ...) TORC_CALL_(torc_nanquantile_options, (__VA_ARGS__), torc_nanquantile_with(self, q, &torc_options_))
#define torc_nanquantile_out(...) torc_nanquantile_out_given_(__VA_ARGS__, )
#define torc_nanquantile_out_given_(out, self, q, ...) TORC_CALL_(torc_nanquantile_options, (__VA_ARGS__), torc_nanquantile_out_with(out, self, q, &torc_options_))
#define torc_nanquantile_scalar(...) torc_nanquantile_scalar_given_(__VA_ARGS__, )
#define torc_nanquantile_scalar_given_(self, q, ...) TORC_CALL_(torc_nanquantile_scalar_options, (__VA_ARGS__), torc_nanquantile_scalar_with(self, q, &torc_options_))
#define torc_nanquantile_scalar_out(...) torc_nanquantile_scalar_out_given_(__VA_ARGS__, )
#define torc_nanquantile_scalar_out_given_(out, self, q, ...) TORC_CALL_(torc_nanquantile_scalar_options, (__VA_ARGS__), torc_nanquantile_scalar_out_with(out, self, q, &torc_options_))
#define torc_view(self, size) torc_view(self, TORC_INTS_(size))
#define torc_expand(self, size) torc_expand(self, TORC_INTS_(size))
#define torc_permute(self, dims) torc_permute(self, TORC_INTS_(dims))
#define torc_transpose(self, dim0, dim1) torc_transpose(self, TORC_INT_(dim0), TORC_INT_(dim1))
#define torc_transpose_(self, dim0, dim1) torc_transpose_(self, TORC_INT_(dim0), TORC_INT_(dim1))
#define torc_unsqueeze(self, dim) torc_unsqueeze(self, TORC_INT_(dim))
#define torc_unsqueeze_(self, dim) torc_unsqueeze_(self, TORC_INT_(dim))
#define torc_squeeze(...) torc_squeeze_given_(__VA_ARGS__, )
#define torc_squeeze_given_(self, ...) TORC_CALL_(torc_squeeze_options, (__VA_ARGS__), torc_squeeze_with(self, &torc_options_))
#define torc_squeeze_(...) torc_squeeze__given_(__VA_ARGS__, )
#define torc_squeeze__given_(self, ...) TORC_CALL_(torc_squeeze_options, (__VA_ARGS__), torc_squeeze_inplace_with(self, &torc_options_))
#define torc_select(self, dim, index) torc_select(self, TORC_INT_(dim), TORC_INT_(index))
#define torc_slice(...) torc_slice_given_(__VA_ARGS__, )
#define torc_slice_given_(self, ...) TORC_CALL_(torc_slice_options, (__VA_ARGS__), torc_slice_with(self, &torc_options_))
#define torc_diagonal(...) torc_diagonal_given_(__VA_ARGS__, )
#define torc_diagonal_given_(self, ...) TORC_CALL_(torc_diagonal_options, (__VA_ARGS__), torc_diagonal_with(self, &torc_options_))
#define torc_unfold(self, dimension, size, step) torc_unfold(self, TORC_INT_(dimension), TORC_INT_(size), TORC_INT_(step))
#define torc_view_dtype(self, dtype) torc_view_dtype(self, TORC_ENUM_(dtype))
#define torc_clone(...) torc_clone_given_(__VA_ARGS__, )
#define torc_clone_given_(self, ...) TORC_CALL_ENUMS_(torc_clone_options, (__VA_ARGS__), torc_clone_with(self, &torc_options_))
#define torc_cat(...) torc_cat_given_(__VA_ARGS__, )
#define torc_cat_given_(tensors, ...) TORC_CALL_(torc_cat_options, (__VA_ARGS__), torc_cat_with(tensors, &torc_options_))
#define torc_cat_out(...) torc_cat_out_given_(__VA_ARGS__, )
#define torc_cat_out_given_(out, tensors, ...) TORC_CALL_(torc_cat_options, (__VA_ARGS__), torc_cat_out_with(out, tensors, &torc_options_))
#define torc_flip(self, dims) torc_flip(self, TORC_INTS_(dims))
#define torc_roll(...) torc_roll_given_(__VA_ARGS__, )
#define torc_roll_given_(self, shifts, ...) TORC_CALL_(torc_roll_options, (__VA_ARGS__), torc_roll_with(self, TORC_INTS_(shifts), &torc_options_))
#define torc_repeat(self, repeats) torc_repeat(self, TORC_INTS_(repeats))
#define torc_reshape(self, shape) torc_reshape(self, TORC_INTS_(shape))
#define torc_broadcast_to(self, size) torc_broadcast_to(self, TORC_INTS_(size))
#define torc_flatten(...) torc_flatten_given_(__VA_ARGS__, )
#define torc_flatten_given_(self, ...) TORC_CALL_(torc_flatten_options, (__VA_ARGS__), torc_flatten_with(self, &torc_options_))
#define torc_unflatten(self, dim, sizes) torc_unflatten(self, TORC_INT_(dim), TORC_INTS_(sizes))
#define torc_movedim(self, source, destination) torc_movedim(self, TORC_INTS_(source), TORC_INTS_(destination))
#define torc_narrow(self, dim, start, length) torc_narrow(self, TORC_INT_(dim), TORC_INT_(start), TORC_INT_(length))
#define torc_as_strided(...) torc_as_strided_given_(__VA_ARGS__, )
#define torc_as_strided_given_(self, size, stride, ...) TORC_CALL_(torc_as_strided_options, (__VA_ARGS__), torc_as_strided_with(self, TORC_INTS_(size), TORC_INTS_(stride), &torc_options_))
#define torc_as_strided_(...) torc_as_strided__given_(__VA_ARGS__, )
#define torc_as_strided__given_(self, size, stride, ...) TORC_CALL_(torc_as_strided_options, (__VA_ARGS__), torc_as_strided_inplace_with(self, TORC_INTS_(size), TORC_INTS_(stride), &torc_options_))
#define torc_stack(...) torc_stack_given_(__VA_ARGS__, )
#define torc_stack_given_(tensors, ...) TORC_CALL_(torc_stack_options, (__VA_ARGS__), torc_stack_with(tensors, &torc_options_))
#define torc_stack_out(...) torc_stack_out_given_(__VA_ARGS__, )
#define torc_stack_out_given_(out, tensors, ...) TORC_CALL_(torc_stack_options, (__VA_ARGS__), torc_stack_out_with(out, tensors, &torc_options_))
#define torc_meshgrid(...) torc_meshgrid_given_(__VA_ARGS__, )
#define torc_meshgrid_given_(tensors, ...) TORC_CALL_(torc_meshgrid_options, (__VA_ARGS__), torc_meshgrid_with(tensors, &torc_options_))
#define torc_vander(...) torc_vander_given_(__VA_ARGS__, )
#define torc_vander_given_(x, ...) TORC_CALL_(torc_vander_options, (__VA_ARGS__), torc_vander_with(x, &torc_options_))
#define torc_linalg_vander(...) torc_linalg_vander_given_(__VA_ARGS__, )
#define torc_linalg_vander_given_(x, ...) TORC_CALL_(torc_linalg_vander_options, (__VA_ARGS__), torc_linalg_vander_with(x, &torc_options_))
#define torc_combinations(...) torc_combinations_given_(__VA_ARGS__, )
#define torc_combinations_given_(self, ...) TORC_CALL_(torc_combinations_options, (__VA_ARGS__), torc_combinations_with(self, &torc_options_))
#define torc_rot90(...) torc_rot90_given_(__VA_ARGS__, )
#define torc_rot90_given_(self, ...) TORC_CALL_(torc_rot90_options, (__VA_ARGS__), torc_rot90_with(self, &torc_options_))
#define torc_diag_embed(...) torc_diag_embed_given_(__VA_ARGS__, )
#define torc_diag_embed_given_(self, ...) TORC_CALL_(torc_diag_embed_options, (__VA_ARGS__), torc_diag_embed_with(self, &torc_options_))
#define torc_diag(...) torc_diag_given_(__VA_ARGS__, )
#define torc_diag_given_(self, ...) TORC_CALL_(torc_diag_options, (__VA_ARGS__), torc_diag_with(self, &torc_options_))
#define torc_diag_out(...) torc_diag_out_given_(__VA_ARGS__, )
#define torc_diag_out_given_(out, self, ...) TORC_CALL_(torc_diag_options, (__VA_ARGS__), torc_diag_out_with(out, self, &torc_options_))
#define torc_diagflat(...) torc_diagflat_given_(__VA_ARGS__, )
#define torc_diagflat_given_(self, ...) TORC_CALL_(torc_diagflat_options, (__VA_ARGS__), torc_diagflat_with(self, &torc_options_))
#define torc_split(...) torc_split_given_(__VA_ARGS__, )
#define torc_split_given_(self, split_size, ...) TORC_CALL_(torc_split_options, (__VA_ARGS__), torc_split_with(self, TORC_INT_(split_size), &torc_options_))
#define torc_split_with_sizes(...) torc_split_with_sizes_given_(__VA_ARGS__, )
#define torc_split_with_sizes_given_(self, split_sizes, ...) TORC_CALL_(torc_split_with_sizes_options, (__VA_ARGS__), torc_split_with_sizes_with(self, TORC_INTS_(split_sizes), &torc_options_))
#define torc_unsafe_split(...) torc_unsafe_split_given_(__VA_ARGS__, )
#define torc_unsafe_split_given_(self, split_size, ...) TORC_CALL_(torc_unsafe_split_options, (__VA_ARGS__), torc_unsafe_split_with(self, TORC_INT_(split_size), &torc_options_))
#define torc_unsafe_split_with_sizes(...) torc_unsafe_split_with_sizes_given_(__VA_ARGS__, )
#define torc_unsafe_split_with_sizes_given_(self, split_sizes, ...) TORC_CALL_(torc_unsafe_split_with_sizes_options, (__VA_ARGS__), torc_unsafe_split_with_sizes_with(self, TORC_INTS_(split_sizes), &torc_options_))
#define torc_unsafe_chunk(...) torc_unsafe_chunk_given_(__VA_ARGS__, )
#define torc_unsafe_chunk_given_(self, chunks, ...) TORC_CALL_(torc_unsafe_chunk_options, (__VA_ARGS__), torc_unsafe_chunk_with(self, TORC_INT_(chunks), &torc_options_))
#define torc_chunk(...) torc_chunk_given_(__VA_ARGS__, )
#define torc_chunk_given_(self, chunks, ...) TORC_CALL_(torc_chunk_options, (__VA_ARGS__), torc_chunk_with(self, TORC_INT_(chunks), &torc_options_))
#define torc_tensor_split(...) torc_tensor_split_given_(__VA_ARGS__, )
#define torc_tensor_split_given_(self, sections, ...) TORC_CALL_(torc_tensor_split_options, (__VA_ARGS__), torc_tensor_split_with(self, TORC_INT_(sections), &torc_options_))
#define torc_tensor_split_indices(...) torc_tensor_split_indices_given_(__VA_ARGS__, )
#define torc_tensor_split_indices_given_(self, indices, ...) TORC_CALL_(torc_tensor_split_indices_options, (__VA_ARGS__), torc_tensor_split_indices_with(self, TORC_INTS_(indices), &torc_options_))
#define torc_hsplit(self, sections) torc_hsplit(self, TORC_INT_(sections))
#define torc_hsplit_indices(self, indices) torc_hsplit_indices(self, TORC_INTS_(indices))
#define torc_vsplit(self, sections) torc_vsplit(self, TORC_INT_(sections))
#define torc_vsplit_indices(self, indices) torc_vsplit_indices(self, TORC_INTS_(indices))
#define torc_dsplit(self, sections) torc_dsplit(self, TORC_INT_(sections))
#define torc_dsplit_indices(self, indices) torc_dsplit_indices(self, TORC_INTS_(indices))
#define torc_tensor_split_tensor(...) torc_tensor_split_tensor_given_(__VA_ARGS__, )
#define torc_tensor_split_tensor_given_(self, tensor_indices_or_sections, ...) TORC_CALL_(torc_tensor_split_tensor_options, (__VA_ARGS__), torc_tensor_split_tensor_with(self, tensor_indices_or_sections, &torc_options_))
#define torc_unbind(...) torc_unbind_given_(__VA_ARGS__, )
#define torc_unbind_given_(self, ...) TORC_CALL_(torc_unbind_options, (__VA_ARGS__), torc_unbind_with(self, &torc_options_))
#define torc_tile(self, dims) torc_tile(self, TORC_INTS_(dims))
#define torc_contiguous(...) torc_contiguous_given_(__VA_ARGS__, )
#define torc_contiguous_given_(self, ...) TORC_CALL_ENUMS_(torc_contiguous_options, (__VA_ARGS__), torc_contiguous_with(self, &torc_options_))
#define torc_to(...) torc_to_given_(__VA_ARGS__, )
#define torc_to_given_(self, ...) TORC_CALL_ENUMS_(torc_to_options, (__VA_ARGS__), torc_to_with(self, &torc_options_))
#define torc_isclose(...) torc_isclose_given_(__VA_ARGS__, )
#define torc_isclose_given_(self, other, ...) TORC_CALL_(torc_isclose_options, (__VA_ARGS__), torc_isclose_with(self, other, &torc_options_))
#define torc_view_copy(self, size) torc_view_copy(self, TORC_INTS_(size))
#define torc_view_copy_out(out, self, size) torc_view_copy_out(out, self, TORC_INTS_(size))
#define torc_expand_copy(self, size) torc_expand_copy(self, TORC_INTS_(size))
#define torc_expand_copy_out(out, self, size) torc_expand_copy_out(out, self, TORC_INTS_(size))
#define torc_permute_copy(self, dims) torc_permute_copy(self, TORC_INTS_(dims))
#define torc_permute_copy_out(out, self, dims) torc_permute_copy_out(out, self, TORC_INTS_(dims))
#define torc_transpose_copy(self, dim0, dim1) torc_transpose_copy(self, TORC_INT_(dim0), TORC_INT_(dim1))
#define torc_transpose_copy_out(out, self, dim0, dim1) torc_transpose_copy_out(out, self, TORC_INT_(dim0), TORC_INT_(dim1))
#define torc_unsqueeze_copy(self, dim) torc_unsqueeze_copy(self, TORC_INT_(dim))
#define torc_unsqueeze_copy_out(out, self, dim) torc_unsqueeze_copy_out(out, self, TORC_INT_(dim))
#define torc_select_copy(self, dim, index) torc_select_copy(self, TORC_INT_(dim), TORC_INT_(index))
#define torc_select_copy_out(out, self, dim, index) torc_select_copy_out(out, self, TORC_INT_(dim), TORC_INT_(index))
#define torc_slice_copy(...) torc_slice_copy_given_(__VA_ARGS__, )
#define torc_slice_copy_given_(self, ...) TORC_CALL_(torc_slice_copy_options, (__VA_ARGS__), torc_slice_copy_with(self, &torc_options_))
#define torc_slice_copy_out(...) torc_slice_copy_out_given_(__VA_ARGS__, )
#define torc_slice_copy_out_given_(out, self, ...) TORC_CALL_(torc_slice_copy_options, (__VA_ARGS__), torc_slice_copy_out_with(out, self, &torc_options_))
#define torc_narrow_copy(self, dim, start, length) torc_narrow_copy(self, TORC_INT_(dim), TORC_INT_(start), TORC_INT_(length))
#define torc_narrow_copy_out(out, self, dim, start, length) torc_narrow_copy_out(out, self, TORC_INT_(dim), TORC_INT_(start), TORC_INT_(length))
#define torc_diagonal_copy(...) torc_diagonal_copy_given_(__VA_ARGS__, )
#define torc_diagonal_copy_given_(self, ...) TORC_CALL_(torc_diagonal_copy_options, (__VA_ARGS__), torc_diagonal_copy_with(self, &torc_options_))
#define torc_diagonal_copy_out(...) torc_diagonal_copy_out_given_(__VA_ARGS__, )
#define torc_diagonal_copy_out_given_(out, self, ...) TORC_CALL_(torc_diagonal_copy_options, (__VA_ARGS__), torc_diagonal_copy_out_with(out, self, &torc_options_))
#define torc_unfold_copy(self, dimension, size, step) torc_unfold_copy(self, TORC_INT_(dimension), TORC_INT_(size), TORC_INT_(step))
#define torc_unfold_copy_out(out, self, dimension, size, step) torc_unfold_copy_out(out, self, TORC_INT_(dimension), TORC_INT_(size), TORC_INT_(step))
#define torc_as_strided_copy(...) torc_as_strided_copy_given_(__VA_ARGS__, )
#define torc_as_strided_copy_given_(self, size, stride, ...) TORC_CALL_(torc_as_strided_copy_options, (__VA_ARGS__), torc_as_strided_copy_with(self, TORC_INTS_(size), TORC_INTS_(stride), &torc_options_))
#define torc_as_strided_copy_out(...) torc_as_strided_copy_out_given_(__VA_ARGS__, )
#define torc_as_strided_copy_out_given_(out, self, size, stride, ...) TORC_CALL_(torc_as_strided_copy_options, (__VA_ARGS__), torc_as_strided_copy_out_with(out, self, TORC_INTS_(size), TORC_INTS_(stride), &torc_options_))
#define torc_squeeze_copy(...) torc_squeeze_copy_given_(__VA_ARGS__, )
#define torc_squeeze_copy_given_(self, ...) TORC_CALL_(torc_squeeze_copy_options, (__VA_ARGS__), torc_squeeze_copy_with(self, &torc_options_))
#define torc_squeeze_copy_out(...) torc_squeeze_copy_out_given_(__VA_ARGS__, )
#define torc_squeeze_copy_out_given_(out, self, ...) TORC_CALL_(torc_squeeze_copy_options, (__VA_ARGS__), torc_squeeze_copy_out_with(out, self, &torc_options_))
#define torc_select_scatter(self, src, dim, index) torc_select_scatter(self, src, TORC_INT_(dim), TORC_INT_(index))
#define torc_slice_scatter(...) torc_slice_scatter_given_(__VA_ARGS__, )
#define torc_slice_scatter_given_(self, src, ...) TORC_CALL_(torc_slice_scatter_options, (__VA_ARGS__), torc_slice_scatter_with(self, src, &torc_options_))
#define torc_slice_scatter_out(...) torc_slice_scatter_out_given_(__VA_ARGS__, )
#define torc_slice_scatter_out_given_(out, self, src, ...) TORC_CALL_(torc_slice_scatter_options, (__VA_ARGS__), torc_slice_scatter_out_with(out, self, src, &torc_options_))
#define torc_diagonal_scatter(...) torc_diagonal_scatter_given_(__VA_ARGS__, )
#define torc_diagonal_scatter_given_(self, src, ...) TORC_CALL_(torc_diagonal_scatter_options, (__VA_ARGS__), torc_diagonal_scatter_with(self, src, &torc_options_))
#define torc_as_strided_scatter(...) torc_as_strided_scatter_given_(__VA_ARGS__, )
#define torc_as_strided_scatter_given_(self, src, size, stride, ...) TORC_CALL_(torc_as_strided_scatter_options, (__VA_ARGS__), torc_as_strided_scatter_with(self, src, TORC_INTS_(size), TORC_INTS_(stride), &torc_options_))
#define torc_fill_diagonal_(...) torc_fill_diagonal__given_(__VA_ARGS__, )
#define torc_fill_diagonal__given_(self, fill_value, ...) TORC_CALL_(torc_fill_diagonal_inplace_options, (__VA_ARGS__), torc_fill_diagonal_inplace_with(self, TORC_NUMBER_(fill_value), &torc_options_))
#define torc_sum_to_size(self, size) torc_sum_to_size(self, TORC_INTS_(size))
#define torc_index_select(self, dim, index) torc_index_select(self, TORC_INT_(dim), index)
#define torc_index_select_out(out, self, dim, index) torc_index_select_out(out, self, TORC_INT_(dim), index)
#define torc_gather(self, dim, index) torc_gather(self, TORC_INT_(dim), index)
#define torc_gather_out(out, self, dim, index) torc_gather_out(out, self, TORC_INT_(dim), index)
#define torc_scatter(self, dim, index, src) torc_scatter(self, TORC_INT_(dim), index, src)
#define torc_scatter_(self, dim, index, src) torc_scatter_(self, TORC_INT_(dim), index, src)
#define torc_scatter_out(out, self, dim, index, src) torc_scatter_out(out, self, TORC_INT_(dim), index, src)
#define torc_scatter_value(self, dim, index, value) torc_scatter_value(self, TORC_INT_(dim), index, TORC_NUMBER_(value))
#define torc_scatter_value_(self, dim, index, value) torc_scatter_value_(self, TORC_INT_(dim), index, TORC_NUMBER_(value))
#define torc_scatter_value_out(out, self, dim, index, value) torc_scatter_value_out(out, self, TORC_INT_(dim), index, TORC_NUMBER_(value))
#define torc_scatter_add(self, dim, index, src) torc_scatter_add(self, TORC_INT_(dim), index, src)
#define torc_scatter_add_(self, dim, index, src) torc_scatter_add_(self, TORC_INT_(dim), index, src)
#define torc_scatter_add_out(out, self, dim, index, src) torc_scatter_add_out(out, self, TORC_INT_(dim), index, src)
#define torc_scatter_reduce(...) torc_scatter_reduce_given_(__VA_ARGS__, )
#define torc_scatter_reduce_given_(self, dim, index, src, reduce, ...) TORC_CALL_(torc_scatter_reduce_options, (__VA_ARGS__), torc_scatter_reduce_with(self, TORC_INT_(dim), index, src, reduce, &torc_options_))
#define torc_scatter_reduce_(...) torc_scatter_reduce__given_(__VA_ARGS__, )
#define torc_scatter_reduce__given_(self, dim, index, src, reduce, ...) TORC_CALL_(torc_scatter_reduce_options, (__VA_ARGS__), torc_scatter_reduce_inplace_with(self, TORC_INT_(dim), index, src, reduce, &torc_options_))
#define torc_scatter_reduce_out(...) torc_scatter_reduce_out_given_(__VA_ARGS__, )
#define torc_scatter_reduce_out_given_(out, self, dim, index, src, reduce, ...) TORC_CALL_(torc_scatter_reduce_options, (__VA_ARGS__), torc_scatter_reduce_out_with(out, self, TORC_INT_(dim), index, src, reduce, &torc_options_))
#define torc_index_add(...) torc_index_add_given_(__VA_ARGS__, )
#define torc_index_add_given_(self, dim, index, source, ...) TORC_CALL_(torc_index_add_options, (__VA_ARGS__), torc_index_add_with(self, TORC_INT_(dim), index, source, &torc_options_))
#define torc_index_add_(...) torc_index_add__given_(__VA_ARGS__, )
#define torc_index_add__given_(self, dim, index, source, ...) TORC_CALL_(torc_index_add_options, (__VA_ARGS__), torc_index_add_inplace_with(self, TORC_INT_(dim), index, source, &torc_options_))
#define torc_index_add_out(...) torc_index_add_out_given_(__VA_ARGS__, )
#define torc_index_add_out_given_(out, self, dim, index, source, ...) TORC_CALL_(torc_index_add_options, (__VA_ARGS__), torc_index_add_out_with(out, self, TORC_INT_(dim), index, source, &torc_options_))
#define torc_index_copy(self, dim, index, source) torc_index_copy(self, TORC_INT_(dim), index, source)
#define torc_index_copy_(self, dim, index, source) torc_index_copy_(self, TORC_INT_(dim), index, source)
#define torc_index_copy_out(out, self, dim, index, source) torc_index_copy_out(out, self, TORC_INT_(dim), index, source)
#define torc_index_fill(self, dim, index, value) torc_index_fill(self, TORC_INT_(dim), index, TORC_NUMBER_(value))
#define torc_index_fill_(self, dim, index, value) torc_index_fill_(self, TORC_INT_(dim), index, TORC_NUMBER_(value))
#define torc_sort(...) torc_sort_given_(__VA_ARGS__, )
#define torc_sort_given_(self, ...) TORC_CALL_(torc_sort_options, (__VA_ARGS__), torc_sort_with(self, &torc_options_))
#define torc_sort_out(...) torc_sort_out_given_(__VA_ARGS__, )
#define torc_sort_out_given_(out, self, ...) TORC_CALL_(torc_sort_options, (__VA_ARGS__), torc_sort_out_with(out, self, &torc_options_))
#define torc_topk(...) torc_topk_given_(__VA_ARGS__, )
#define torc_topk_given_(self, k, ...) TORC_CALL_(torc_topk_options, (__VA_ARGS__), torc_topk_with(self, TORC_INT_(k), &torc_options_))
#define torc_topk_out(...) torc_topk_out_given_(__VA_ARGS__, )
#define torc_topk_out_given_(out, self, k, ...) TORC_CALL_(torc_topk_options, (__VA_ARGS__), torc_topk_out_with(out, self, TORC_INT_(k), &torc_options_))
#define torc_index_reduce(...) torc_index_reduce_given_(__VA_ARGS__, )
#define torc_index_reduce_given_(self, dim, index, source, reduce, ...) TORC_CALL_(torc_index_reduce_options, (__VA_ARGS__), torc_index_reduce_with(self, TORC_INT_(dim), index, source, reduce, &torc_options_))
#define torc_index_reduce_(...) torc_index_reduce__given_(__VA_ARGS__, )
#define torc_index_reduce__given_(self, dim, index, source, reduce, ...) TORC_CALL_(torc_index_reduce_options, (__VA_ARGS__), torc_index_reduce_inplace_with(self, TORC_INT_(dim), index, source, reduce, &torc_options_))
#define torc_index_reduce_out(...) torc_index_reduce_out_given_(__VA_ARGS__, )
#define torc_index_reduce_out_given_(out, self, dim, index, source, reduce, ...) TORC_CALL_(torc_index_reduce_options, (__VA_ARGS__), torc_index_reduce_out_with(out, self, TORC_INT_(dim), index, source, reduce, &torc_options_))
#define torc_argsort(...) torc_argsort_given_(__VA_ARGS__, )
#define torc_argsort_given_(self, ...) TORC_CALL_(torc_argsort_options, (__VA_ARGS__), torc_argsort_with(self, &torc_options_))
#define torc_argsort_out(...) torc_argsort_out_given_(__VA_ARGS__, )
#define torc_argsort_out_given_(out, self, ...) TORC_CALL_(torc_argsort_options, (__VA_ARGS__), torc_argsort_out_with(out, self, &torc_options_))
#define torc_index_put(...) torc_index_put_given_(__VA_ARGS__, )
#define torc_index_put_given_(self, indices, values, ...) TORC_CALL_(torc_index_put_options, (__VA_ARGS__), torc_index_put_with(self, indices, values, &torc_options_))
#define torc_index_put_(...) torc_index_put__given_(__VA_ARGS__, )
#define torc_index_put__given_(self, indices, values, ...) TORC_CALL_(torc_index_put_options, (__VA_ARGS__), torc_index_put_inplace_with(self, indices, values, &torc_options_))
#define torc_put(...) torc_put_given_(__VA_ARGS__, )
#define torc_put_given_(self, index, source, ...) TORC_CALL_(torc_put_options, (__VA_ARGS__), torc_put_with(self, index, source, &torc_options_))
#define torc_put_(...) torc_put__given_(__VA_ARGS__, )
#define torc_put__given_(self, index, source, ...) TORC_CALL_(torc_put_options, (__VA_ARGS__), torc_put_inplace_with(self, index, source, &torc_options_))
#define torc_take_along_dim(...) torc_take_along_dim_given_(__VA_ARGS__, )
#define torc_take_along_dim_given_(self, indices, ...) TORC_CALL_(torc_take_along_dim_options, (__VA_ARGS__), torc_take_along_dim_with(self, indices, &torc_options_))
#define torc_take_along_dim_out(...) torc_take_along_dim_out_given_(__VA_ARGS__, )
#define torc_take_along_dim_out_given_(out, self, indices, ...) TORC_CALL_(torc_take_along_dim_options, (__VA_ARGS__), torc_take_along_dim_out_with(out, self, indices, &torc_options_))
#define torc_repeat_interleave(...) torc_repeat_interleave_given_(__VA_ARGS__, )
#define torc_repeat_interleave_given_(self, repeats, ...) TORC_CALL_(torc_repeat_interleave_options, (__VA_ARGS__), torc_repeat_interleave_with(self, TORC_INT_(repeats), &torc_options_))
#define torc_repeat_interleave_tensor(...) torc_repeat_interleave_tensor_given_(__VA_ARGS__, )
#define torc_repeat_interleave_tensor_given_(self, repeats, ...) TORC_CALL_(torc_repeat_interleave_tensor_options, (__VA_ARGS__), torc_repeat_interleave_tensor_with(self, repeats, &torc_options_))
#define torc_repeat_interleave_counts(...) torc_repeat_interleave_counts_given_(__VA_ARGS__, )
#define torc_repeat_interleave_counts_given_(repeats, ...) TORC_CALL_(torc_repeat_interleave_counts_options, (__VA_ARGS__), torc_repeat_interleave_counts_with(repeats, &torc_options_))
#define torc_isin(...) torc_isin_given_(__VA_ARGS__, )
#define torc_isin_given_(elements, test_elements, ...) TORC_CALL_(torc_isin_options, (__VA_ARGS__), torc_isin_with(elements, test_elements, &torc_options_))
#define torc_isin_out(...) torc_isin_out_given_(__VA_ARGS__, )
#define torc_isin_out_given_(out, elements, test_elements, ...) TORC_CALL_(torc_isin_options, (__VA_ARGS__), torc_isin_out_with(out, elements, test_elements, &torc_options_))
#define torc_searchsorted(...) torc_searchsorted_given_(__VA_ARGS__, )
#define torc_searchsorted_given_(sorted_sequence, self, ...) TORC_CALL_(torc_searchsorted_options, (__VA_ARGS__), torc_searchsorted_with(sorted_sequence, self, &torc_options_))
#define torc_searchsorted_out(...) torc_searchsorted_out_given_(__VA_ARGS__, )
#define torc_searchsorted_out_given_(out, sorted_sequence, self, ...) TORC_CALL_(torc_searchsorted_options, (__VA_ARGS__), torc_searchsorted_out_with(out, sorted_sequence, self, &torc_options_))
#define torc_bucketize(...) torc_bucketize_given_(__VA_ARGS__, )
#define torc_bucketize_given_(self, boundaries, ...) TORC_CALL_(torc_bucketize_options, (__VA_ARGS__), torc_bucketize_with(self, boundaries, &torc_options_))
#define torc_bucketize_out(...) torc_bucketize_out_given_(__VA_ARGS__, )
#define torc_bucketize_out_given_(out, self, boundaries, ...) TORC_CALL_(torc_bucketize_options, (__VA_ARGS__), torc_bucketize_out_with(out, self, boundaries, &torc_options_))
#define torc_multinomial(...) torc_multinomial_given_(__VA_ARGS__, )
#define torc_multinomial_given_(self, num_samples, ...) TORC_CALL_(torc_multinomial_options, (__VA_ARGS__), torc_multinomial_with(self, TORC_INT_(num_samples), &torc_options_))
#define torc_multinomial_out(...) torc_multinomial_out_given_(__VA_ARGS__, )
#define torc_multinomial_out_given_(out, self, num_samples, ...) TORC_CALL_(torc_multinomial_options, (__VA_ARGS__), torc_multinomial_out_with(out, self, TORC_INT_(num_samples), &torc_options_))
#define torc_unique_dim(...) torc_unique_dim_given_(__VA_ARGS__, )
#define torc_unique_dim_given_(self, dim, ...) TORC_CALL_(torc_unique_dim_options, (__VA_ARGS__), torc_unique_dim_with(self, TORC_INT_(dim), &torc_options_))
#define torc_unique_consecutive(...) torc_unique_consecutive_given_(__VA_ARGS__, )
#define torc_unique_consecutive_given_(self, ...) TORC_CALL_(torc_unique_consecutive_options, (__VA_ARGS__), torc_unique_consecutive_with(self, &torc_options_))
#define torc_kthvalue(...) torc_kthvalue_given_(__VA_ARGS__, )
#define torc_kthvalue_given_(self, k, ...) TORC_CALL_(torc_kthvalue_options, (__VA_ARGS__), torc_kthvalue_with(self, TORC_INT_(k), &torc_options_))
#define torc_kthvalue_out(...) torc_kthvalue_out_given_(__VA_ARGS__, )
#define torc_kthvalue_out_given_(out, self, k, ...) TORC_CALL_(torc_kthvalue_options, (__VA_ARGS__), torc_kthvalue_out_with(out, self, TORC_INT_(k), &torc_options_))
#define torc_mode(...) torc_mode_given_(__VA_ARGS__, )
#define torc_mode_given_(self, ...) TORC_CALL_(torc_mode_options, (__VA_ARGS__), torc_mode_with(self, &torc_options_))
#define torc_mode_out(...) torc_mode_out_given_(__VA_ARGS__, )
#define torc_mode_out_given_(out, self, ...) TORC_CALL_(torc_mode_options, (__VA_ARGS__), torc_mode_out_with(out, self, &torc_options_))
#define torc_bincount(...) torc_bincount_given_(__VA_ARGS__, )
#define torc_bincount_given_(self, ...) TORC_CALL_(torc_bincount_options, (__VA_ARGS__), torc_bincount_with(self, &torc_options_))
#define torc_addmm(...) torc_addmm_given_(__VA_ARGS__, )
#define torc_addmm_given_(self, mat1, mat2, ...) TORC_CALL_(torc_addmm_options, (__VA_ARGS__), torc_addmm_with(self, mat1, mat2, &torc_options_))
#define torc_addmm_(...) torc_addmm__given_(__VA_ARGS__, )
#define torc_addmm__given_(self, mat1, mat2, ...) TORC_CALL_(torc_addmm_options, (__VA_ARGS__), torc_addmm_inplace_with(self, mat1, mat2, &torc_options_))
#define torc_addmm_out(...) torc_addmm_out_given_(__VA_ARGS__, )
#define torc_addmm_out_given_(out, self, mat1, mat2, ...) TORC_CALL_(torc_addmm_options, (__VA_ARGS__), torc_addmm_out_with(out, self, mat1, mat2, &torc_options_))
#define torc_baddbmm(...) torc_baddbmm_given_(__VA_ARGS__, )
#define torc_baddbmm_given_(self, batch1, batch2, ...) TORC_CALL_(torc_baddbmm_options, (__VA_ARGS__), torc_baddbmm_with(self, batch1, batch2, &torc_options_))
#define torc_baddbmm_(...) torc_baddbmm__given_(__VA_ARGS__, )
#define torc_baddbmm__given_(self, batch1, batch2, ...) TORC_CALL_(torc_baddbmm_options, (__VA_ARGS__), torc_baddbmm_inplace_with(self, batch1, batch2, &torc_options_))
#define torc_baddbmm_out(...) torc_baddbmm_out_given_(__VA_ARGS__, )
#define torc_baddbmm_out_given_(out, self, batch1, batch2, ...) TORC_CALL_(torc_baddbmm_options, (__VA_ARGS__), torc_baddbmm_out_with(out, self, batch1, batch2, &torc_options_))
#define torc_addmv(...) torc_addmv_given_(__VA_ARGS__, )
#define torc_addmv_given_(self, mat, vec, ...) TORC_CALL_(torc_addmv_options, (__VA_ARGS__), torc_addmv_with(self, mat, vec, &torc_options_))
#define torc_addmv_(...) torc_addmv__given_(__VA_ARGS__, )
#define torc_addmv__given_(self, mat, vec, ...) TORC_CALL_(torc_addmv_options, (__VA_ARGS__), torc_addmv_inplace_with(self, mat, vec, &torc_options_))
#define torc_addmv_out(...) torc_addmv_out_given_(__VA_ARGS__, )
#define torc_addmv_out_given_(out, self, mat, vec, ...) TORC_CALL_(torc_addmv_options, (__VA_ARGS__), torc_addmv_out_with(out, self, mat, vec, &torc_options_))
#define torc_linear(...) torc_linear_given_(__VA_ARGS__, )
#define torc_linear_given_(input, weight, ...) TORC_CALL_(torc_linear_options, (__VA_ARGS__), torc_linear_with(input, weight, &torc_options_))
#define torc_linear_out(...) torc_linear_out_given_(__VA_ARGS__, )
#define torc_linear_out_given_(out, input, weight, ...) TORC_CALL_(torc_linear_options, (__VA_ARGS__), torc_linear_out_with(out, input, weight, &torc_options_))
#define torc_tensordot(self, other, dims_self, dims_other) torc_tensordot(self, other, TORC_INTS_(dims_self), TORC_INTS_(dims_other))
#define torc_tensordot_out(out, self, other, dims_self, dims_other) torc_tensordot_out(out, self, other, TORC_INTS_(dims_self), TORC_INTS_(dims_other))
#define torc_linalg_vecdot(...) torc_linalg_vecdot_given_(__VA_ARGS__, )
#define torc_linalg_vecdot_given_(x, y, ...) TORC_CALL_(torc_linalg_vecdot_options, (__VA_ARGS__), torc_linalg_vecdot_with(x, y, &torc_options_))
#define torc_linalg_vecdot_out(...) torc_linalg_vecdot_out_given_(__VA_ARGS__, )
#define torc_linalg_vecdot_out_given_(out, x, y, ...) TORC_CALL_(torc_linalg_vecdot_options, (__VA_ARGS__), torc_linalg_vecdot_out_with(out, x, y, &torc_options_))
#define torc_addr(...) torc_addr_given_(__VA_ARGS__, )
#define torc_addr_given_(self, vec1, vec2, ...) TORC_CALL_(torc_addr_options, (__VA_ARGS__), torc_addr_with(self, vec1, vec2, &torc_options_))
#define torc_addr_(...) torc_addr__given_(__VA_ARGS__, )
#define torc_addr__given_(self, vec1, vec2, ...) TORC_CALL_(torc_addr_options, (__VA_ARGS__), torc_addr_inplace_with(self, vec1, vec2, &torc_options_))
#define torc_addr_out(...) torc_addr_out_given_(__VA_ARGS__, )
#define torc_addr_out_given_(out, self, vec1, vec2, ...) TORC_CALL_(torc_addr_options, (__VA_ARGS__), torc_addr_out_with(out, self, vec1, vec2, &torc_options_))
#define torc_addbmm(...) torc_addbmm_given_(__VA_ARGS__, )
#define torc_addbmm_given_(self, batch1, batch2, ...) TORC_CALL_(torc_addbmm_options, (__VA_ARGS__), torc_addbmm_with(self, batch1, batch2, &torc_options_))
#define torc_addbmm_(...) torc_addbmm__given_(__VA_ARGS__, )
#define torc_addbmm__given_(self, batch1, batch2, ...) TORC_CALL_(torc_addbmm_options, (__VA_ARGS__), torc_addbmm_inplace_with(self, batch1, batch2, &torc_options_))
#define torc_addbmm_out(...) torc_addbmm_out_given_(__VA_ARGS__, )
#define torc_addbmm_out_given_(out, self, batch1, batch2, ...) TORC_CALL_(torc_addbmm_options, (__VA_ARGS__), torc_addbmm_out_with(out, self, batch1, batch2, &torc_options_))
#define torc_linalg_cross(...) torc_linalg_cross_given_(__VA_ARGS__, )
#define torc_linalg_cross_given_(self, other, ...) TORC_CALL_(torc_linalg_cross_options, (__VA_ARGS__), torc_linalg_cross_with(self, other, &torc_options_))
#define torc_linalg_cross_out(...) torc_linalg_cross_out_given_(__VA_ARGS__, )
#define torc_linalg_cross_out_given_(out, self, other, ...) TORC_CALL_(torc_linalg_cross_options, (__VA_ARGS__), torc_linalg_cross_out_with(out, self, other, &torc_options_))
#define torc_cross(...) torc_cross_given_(__VA_ARGS__, )
#define torc_cross_given_(self, other, ...) TORC_CALL_(torc_cross_options, (__VA_ARGS__), torc_cross_with(self, other, &torc_options_))
#define torc_cross_out(...) torc_cross_out_given_(__VA_ARGS__, )
#define torc_cross_out_given_(out, self, other, ...) TORC_CALL_(torc_cross_options, (__VA_ARGS__), torc_cross_out_with(out, self, other, &torc_options_))
#define torc_linear_gelu(...) torc_linear_gelu_given_(__VA_ARGS__, )
#define torc_linear_gelu_given_(input, weight, ...) TORC_CALL_(torc_linear_gelu_options, (__VA_ARGS__), torc_linear_gelu_with(input, weight, &torc_options_))
#define torc_linear_gelu_linear(...) torc_linear_gelu_linear_given_(__VA_ARGS__, )
#define torc_linear_gelu_linear_given_(input, weight1, bias1, weight2, bias2, ...) TORC_CALL_(torc_linear_gelu_linear_options, (__VA_ARGS__), torc_linear_gelu_linear_with(input, weight1, bias1, weight2, bias2, &torc_options_))
#define torc_softmax(...) torc_softmax_given_(__VA_ARGS__, )
#define torc_softmax_given_(self, dim, ...) TORC_CALL_ENUMS_(torc_softmax_options, (__VA_ARGS__), torc_softmax_with(self, TORC_INT_(dim), &torc_options_))
#define torc_softmax_out(...) torc_softmax_out_given_(__VA_ARGS__, )
#define torc_softmax_out_given_(out, self, dim, ...) TORC_CALL_ENUMS_(torc_softmax_options, (__VA_ARGS__), torc_softmax_out_with(out, self, TORC_INT_(dim), &torc_options_))
#define torc_log_softmax(...) torc_log_softmax_given_(__VA_ARGS__, )
#define torc_log_softmax_given_(self, dim, ...) TORC_CALL_ENUMS_(torc_log_softmax_options, (__VA_ARGS__), torc_log_softmax_with(self, TORC_INT_(dim), &torc_options_))
#define torc_log_softmax_out(...) torc_log_softmax_out_given_(__VA_ARGS__, )
#define torc_log_softmax_out_given_(out, self, dim, ...) TORC_CALL_ENUMS_(torc_log_softmax_options, (__VA_ARGS__), torc_log_softmax_out_with(out, self, TORC_INT_(dim), &torc_options_))
#define torc_native_layer_norm(input, normalized_shape, weight, bias, eps) torc_native_layer_norm(input, TORC_INTS_(normalized_shape), weight, bias, eps)
#define torc_layer_norm(...) torc_layer_norm_given_(__VA_ARGS__, )
#define torc_layer_norm_given_(input, normalized_shape, ...) TORC_CALL_(torc_layer_norm_options, (__VA_ARGS__), torc_layer_norm_with(input, TORC_INTS_(normalized_shape), &torc_options_))
#define torc_native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps) torc_native_batch_norm(input, weight, bias, running_mean, running_var, TORC_WHOLE_(training), momentum, eps)
#define torc_native_batch_norm_out(...) TORC_UNCUT_(torc_native_batch_norm_out(__VA_ARGS__))
#define torc_batch_norm(...) torc_batch_norm_given_(__VA_ARGS__, )
#define torc_batch_norm_given_(input, running_mean, running_var, ...) TORC_CALL_(torc_batch_norm_options, (__VA_ARGS__), torc_batch_norm_with(input, running_mean, running_var, &torc_options_))
#define torc_instance_norm(...) torc_instance_norm_given_(__VA_ARGS__, )
#define torc_instance_norm_given_(input, ...) TORC_CALL_(torc_instance_norm_options, (__VA_ARGS__), torc_instance_norm_with(input, &torc_options_))
#define torc_native_group_norm(input, weight, bias, n, c, HxW, group, eps) torc_native_group_norm(input, weight, bias, TORC_INT_(n), TORC_INT_(c), TORC_INT_(HxW), TORC_INT_(group), eps)
#define torc_group_norm(...) torc_group_norm_given_(__VA_ARGS__, )
#define torc_group_norm_given_(input, num_groups, ...) TORC_CALL_(torc_group_norm_options, (__VA_ARGS__), torc_group_norm_with(input, TORC_INT_(num_groups), &torc_options_))
#define torc_rms_norm(...) torc_rms_norm_given_(__VA_ARGS__, )
#define torc_rms_norm_given_(input, normalized_shape, ...) TORC_CALL_(torc_rms_norm_options, (__VA_ARGS__), torc_rms_norm_with(input, TORC_INTS_(normalized_shape), &torc_options_))
#define torc_native_dropout(...) torc_native_dropout_given_(__VA_ARGS__, )
#define torc_native_dropout_given_(input, p, train, ...) TORC_CALL_(torc_native_dropout_options, (__VA_ARGS__), torc_native_dropout_with(input, p, TORC_WHOLE_(train), &torc_options_))
#define torc_dropout(...) torc_dropout_given_(__VA_ARGS__, )
#define torc_dropout_given_(input, ...) TORC_CALL_(torc_dropout_options, (__VA_ARGS__), torc_dropout_with(input, &torc_options_))
#define torc_dropout_(...) torc_dropout__given_(__VA_ARGS__, )
#define torc_dropout__given_(input, ...) TORC_CALL_(torc_dropout_options, (__VA_ARGS__), torc_dropout_inplace_with(input, &torc_options_))
#define torc_feature_dropout(...) torc_feature_dropout_given_(__VA_ARGS__, )
#define torc_feature_dropout_given_(input, ...) TORC_CALL_(torc_feature_dropout_options, (__VA_ARGS__), torc_feature_dropout_with(input, &torc_options_))
#define torc_feature_dropout_(...) torc_feature_dropout__given_(__VA_ARGS__, )
#define torc_feature_dropout__given_(input, ...) TORC_CALL_(torc_feature_dropout_options, (__VA_ARGS__), torc_feature_dropout_inplace_with(input, &torc_options_))
#define torc_embedding(...) torc_embedding_given_(__VA_ARGS__, )
#define torc_embedding_given_(weight, indices, ...) TORC_CALL_(torc_embedding_options, (__VA_ARGS__), torc_embedding_with(weight, indices, &torc_options_))
#define torc_convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups) torc_convolution(input, weight, bias, TORC_INTS_(stride), TORC_INTS_(padding), TORC_INTS_(dilation), TORC_WHOLE_(transposed), TORC_INTS_(output_padding), TORC_INT_(groups))
#define torc_conv1d(...) torc_conv1d_given_(__VA_ARGS__, )
#define torc_conv1d_given_(input, weight, ...) TORC_CALL_(torc_conv1d_options, (__VA_ARGS__), torc_conv1d_with(input, weight, &torc_options_))
#define torc_conv2d(...) torc_conv2d_given_(__VA_ARGS__, )
#define torc_conv2d_given_(input, weight, ...) TORC_CALL_(torc_conv2d_options, (__VA_ARGS__), torc_conv2d_with(input, weight, &torc_options_))
#define torc_conv1d_padding(...) torc_conv1d_padding_given_(__VA_ARGS__, )
#define torc_conv1d_padding_given_(input, weight, ...) TORC_CALL_(torc_conv1d_padding_options, (__VA_ARGS__), torc_conv1d_padding_with(input, weight, &torc_options_))
#define torc_conv2d_padding(...) torc_conv2d_padding_given_(__VA_ARGS__, )
#define torc_conv2d_padding_given_(input, weight, ...) TORC_CALL_(torc_conv2d_padding_options, (__VA_ARGS__), torc_conv2d_padding_with(input, weight, &torc_options_))
#define torc_conv_transpose1d(...) torc_conv_transpose1d_given_(__VA_ARGS__, )
#define torc_conv_transpose1d_given_(input, weight, ...) TORC_CALL_(torc_conv_transpose1d_options, (__VA_ARGS__), torc_conv_transpose1d_with(input, weight, &torc_options_))
#define torc_conv_transpose2d(...) torc_conv_transpose2d_given_(__VA_ARGS__, )
#define torc_conv_transpose2d_given_(input, weight, ...) TORC_CALL_(torc_conv_transpose2d_options, (__VA_ARGS__), torc_conv_transpose2d_with(input, weight, &torc_options_))
#define torc_max_pool2d_with_indices(...) torc_max_pool2d_with_indices_given_(__VA_ARGS__, )
#define torc_max_pool2d_with_indices_given_(self, kernel_size, ...) TORC_CALL_(torc_max_pool2d_with_indices_options, (__VA_ARGS__), torc_max_pool2d_with_indices_with(self, TORC_INTS_(kernel_size), &torc_options_))
#define torc_max_pool2d(...) torc_max_pool2d_given_(__VA_ARGS__, )
#define torc_max_pool2d_given_(self, kernel_size, ...) TORC_CALL_(torc_max_pool2d_options, (__VA_ARGS__), torc_max_pool2d_with(self, TORC_INTS_(kernel_size), &torc_options_))
#define torc_max_pool1d(...) torc_max_pool1d_given_(__VA_ARGS__, )
#define torc_max_pool1d_given_(self, kernel_size, ...) TORC_CALL_(torc_max_pool1d_options, (__VA_ARGS__), torc_max_pool1d_with(self, TORC_INTS_(kernel_size), &torc_options_))
#define torc_avg_pool2d(...) torc_avg_pool2d_given_(__VA_ARGS__, )
#define torc_avg_pool2d_given_(self, kernel_size, ...) TORC_CALL_(torc_avg_pool2d_options, (__VA_ARGS__), torc_avg_pool2d_with(self, TORC_INTS_(kernel_size), &torc_options_))
#define torc_avg_pool2d_out(...) torc_avg_pool2d_out_given_(__VA_ARGS__, )
#define torc_avg_pool2d_out_given_(out, self, kernel_size, ...) TORC_CALL_(torc_avg_pool2d_options, (__VA_ARGS__), torc_avg_pool2d_out_with(out, self, TORC_INTS_(kernel_size), &torc_options_))
#define torc_avg_pool1d(...) torc_avg_pool1d_given_(__VA_ARGS__, )
#define torc_avg_pool1d_given_(self, kernel_size, ...) TORC_CALL_(torc_avg_pool1d_options, (__VA_ARGS__), torc_avg_pool1d_with(self, TORC_INTS_(kernel_size), &torc_options_))
#define torc_adaptive_avg_pool2d(self, output_size) torc_adaptive_avg_pool2d(self, TORC_INTS_(output_size))
#define torc_adaptive_avg_pool1d(self, output_size) torc_adaptive_avg_pool1d(self, TORC_INTS_(output_size))
#define torc_adaptive_max_pool2d(self, output_size) torc_adaptive_max_pool2d(self, TORC_INTS_(output_size))
#define torc_max_pool3d_with_indices(...) torc_max_pool3d_with_indices_given_(__VA_ARGS__, )
#define torc_max_pool3d_with_indices_given_(self, kernel_size, ...) TORC_CALL_(torc_max_pool3d_with_indices_options, (__VA_ARGS__), torc_max_pool3d_with_indices_with(self, TORC_INTS_(kernel_size), &torc_options_))
#define torc_max_pool3d(...) torc_max_pool3d_given_(__VA_ARGS__, )
#define torc_max_pool3d_given_(self, kernel_size, ...) TORC_CALL_(torc_max_pool3d_options, (__VA_ARGS__), torc_max_pool3d_with(self, TORC_INTS_(kernel_size), &torc_options_))
#define torc_avg_pool3d(...) torc_avg_pool3d_given_(__VA_ARGS__, )
#define torc_avg_pool3d_given_(self, kernel_size, ...) TORC_CALL_(torc_avg_pool3d_options, (__VA_ARGS__), torc_avg_pool3d_with(self, TORC_INTS_(kernel_size), &torc_options_))
#define torc_avg_pool3d_out(...) torc_avg_pool3d_out_given_(__VA_ARGS__, )
#define torc_avg_pool3d_out_given_(out, self, kernel_size, ...) TORC_CALL_(torc_avg_pool3d_options, (__VA_ARGS__), torc_avg_pool3d_out_with(out, self, TORC_INTS_(kernel_size), &torc_options_))
#define torc_adaptive_avg_pool3d(self, output_size) torc_adaptive_avg_pool3d(self, TORC_INTS_(output_size))
#define torc_adaptive_max_pool3d(self, output_size) torc_adaptive_max_pool3d(self, TORC_INTS_(output_size))
#define torc_interpolate(...) torc_interpolate_given_(__VA_ARGS__, )
#define torc_interpolate_given_(self, output_size, ...) TORC_CALL_(torc_interpolate_options, (__VA_ARGS__), torc_interpolate_with(self, TORC_INTS_(output_size), &torc_options_))
#define torc_grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners) torc_grid_sampler(input, grid, TORC_INT_(interpolation_mode), TORC_INT_(padding_mode), TORC_WHOLE_(align_corners))
#define torc_affine_grid_generator(theta, size, align_corners) torc_affine_grid_generator(theta, TORC_INTS_(size), TORC_WHOLE_(align_corners))
#define torc_nll_loss(...) torc_nll_loss_given_(__VA_ARGS__, )
#define torc_nll_loss_given_(self, target, ...) TORC_CALL_(torc_nll_loss_options, (__VA_ARGS__), torc_nll_loss_with(self, target, &torc_options_))
#define torc_cross_entropy(...) torc_cross_entropy_given_(__VA_ARGS__, )
#define torc_cross_entropy_given_(self, target, ...) TORC_CALL_(torc_cross_entropy_options, (__VA_ARGS__), torc_cross_entropy_with(self, target, &torc_options_))
#define torc_binary_cross_entropy(...) torc_binary_cross_entropy_given_(__VA_ARGS__, )
#define torc_binary_cross_entropy_given_(self, target, ...) TORC_CALL_(torc_binary_cross_entropy_options, (__VA_ARGS__), torc_binary_cross_entropy_with(self, target, &torc_options_))
#define torc_binary_cross_entropy_with_logits(...) torc_binary_cross_entropy_with_logits_given_(__VA_ARGS__, )
#define torc_binary_cross_entropy_with_logits_given_(self, target, ...) TORC_CALL_(torc_binary_cross_entropy_with_logits_options, (__VA_ARGS__), torc_binary_cross_entropy_with_logits_with(self, target, &torc_options_))
#define torc_mse_loss(...) torc_mse_loss_given_(__VA_ARGS__, )
#define torc_mse_loss_given_(self, target, ...) TORC_CALL_(torc_mse_loss_options, (__VA_ARGS__), torc_mse_loss_with(self, target, &torc_options_))
#define torc_l1_loss(...) torc_l1_loss_given_(__VA_ARGS__, )
#define torc_l1_loss_given_(self, target, ...) TORC_CALL_(torc_l1_loss_options, (__VA_ARGS__), torc_l1_loss_with(self, target, &torc_options_))
#define torc_smooth_l1_loss(...) torc_smooth_l1_loss_given_(__VA_ARGS__, )
#define torc_smooth_l1_loss_given_(self, target, ...) TORC_CALL_(torc_smooth_l1_loss_options, (__VA_ARGS__), torc_smooth_l1_loss_with(self, target, &torc_options_))
#define torc_huber_loss(...) torc_huber_loss_given_(__VA_ARGS__, )
#define torc_huber_loss_given_(self, target, ...) TORC_CALL_(torc_huber_loss_options, (__VA_ARGS__), torc_huber_loss_with(self, target, &torc_options_))
#define torc_kl_div(...) torc_kl_div_given_(__VA_ARGS__, )
#define torc_kl_div_given_(self, target, ...) TORC_CALL_(torc_kl_div_options, (__VA_ARGS__), torc_kl_div_with(self, target, &torc_options_))
#define torc_one_hot(...) torc_one_hot_given_(__VA_ARGS__, )
#define torc_one_hot_given_(self, ...) TORC_CALL_(torc_one_hot_options, (__VA_ARGS__), torc_one_hot_with(self, &torc_options_))
#define torc_scaled_dot_product_attention(...) torc_scaled_dot_product_attention_given_(__VA_ARGS__, )
#define torc_scaled_dot_product_attention_given_(query, key, value, ...) TORC_CALL_(torc_scaled_dot_product_attention_options, (__VA_ARGS__), torc_scaled_dot_product_attention_with(query, key, value, &torc_options_))
#define torc_constant_pad_nd(...) torc_constant_pad_nd_given_(__VA_ARGS__, )
#define torc_constant_pad_nd_given_(self, pad, ...) TORC_CALL_(torc_constant_pad_nd_options, (__VA_ARGS__), torc_constant_pad_nd_with(self, TORC_INTS_(pad), &torc_options_))
#define torc_pad(...) torc_pad_given_(__VA_ARGS__, )
#define torc_pad_given_(self, pad, ...) TORC_CALL_(torc_pad_options, (__VA_ARGS__), torc_pad_with(self, TORC_INTS_(pad), &torc_options_))
#define torc_glu(...) torc_glu_given_(__VA_ARGS__, )
#define torc_glu_given_(self, ...) TORC_CALL_(torc_glu_options, (__VA_ARGS__), torc_glu_with(self, &torc_options_))
#define torc_alpha_dropout(...) torc_alpha_dropout_given_(__VA_ARGS__, )
#define torc_alpha_dropout_given_(input, ...) TORC_CALL_(torc_alpha_dropout_options, (__VA_ARGS__), torc_alpha_dropout_with(input, &torc_options_))
#define torc_alpha_dropout_(...) torc_alpha_dropout__given_(__VA_ARGS__, )
#define torc_alpha_dropout__given_(input, ...) TORC_CALL_(torc_alpha_dropout_options, (__VA_ARGS__), torc_alpha_dropout_inplace_with(input, &torc_options_))
#define torc_feature_alpha_dropout(...) torc_feature_alpha_dropout_given_(__VA_ARGS__, )
#define torc_feature_alpha_dropout_given_(input, ...) TORC_CALL_(torc_feature_alpha_dropout_options, (__VA_ARGS__), torc_feature_alpha_dropout_with(input, &torc_options_))
#define torc_feature_alpha_dropout_(...) torc_feature_alpha_dropout__given_(__VA_ARGS__, )
#define torc_feature_alpha_dropout__given_(input, ...) TORC_CALL_(torc_feature_alpha_dropout_options, (__VA_ARGS__), torc_feature_alpha_dropout_inplace_with(input, &torc_options_))
#define torc_pixel_shuffle(self, upscale_factor) torc_pixel_shuffle(self, TORC_INT_(upscale_factor))
#define torc_pixel_unshuffle(self, downscale_factor) torc_pixel_unshuffle(self, TORC_INT_(downscale_factor))
#define torc_channel_shuffle(self, groups) torc_channel_shuffle(self, TORC_INT_(groups))
#define torc_im2col(...) torc_im2col_given_(__VA_ARGS__, )
#define torc_im2col_given_(self, kernel_size, ...) TORC_CALL_(torc_im2col_options, (__VA_ARGS__), torc_im2col_with(self, TORC_INTS_(kernel_size), &torc_options_))
#define torc_col2im(...) torc_col2im_given_(__VA_ARGS__, )
#define torc_col2im_given_(self, output_size, kernel_size, ...) TORC_CALL_(torc_col2im_options, (__VA_ARGS__), torc_col2im_with(self, TORC_INTS_(output_size), TORC_INTS_(kernel_size), &torc_options_))
#define torc_max_unpool2d(self, indices, output_size) torc_max_unpool2d(self, indices, TORC_INTS_(output_size))
#define torc_embedding_bag(...) torc_embedding_bag_given_(__VA_ARGS__, )
#define torc_embedding_bag_given_(input, weight, ...) TORC_CALL_(torc_embedding_bag_options, (__VA_ARGS__), torc_embedding_bag_with(input, weight, &torc_options_))
#define torc_conv3d(...) torc_conv3d_given_(__VA_ARGS__, )
#define torc_conv3d_given_(input, weight, ...) TORC_CALL_(torc_conv3d_options, (__VA_ARGS__), torc_conv3d_with(input, weight, &torc_options_))
#define torc_conv3d_padding(...) torc_conv3d_padding_given_(__VA_ARGS__, )
#define torc_conv3d_padding_given_(input, weight, ...) TORC_CALL_(torc_conv3d_padding_options, (__VA_ARGS__), torc_conv3d_padding_with(input, weight, &torc_options_))
#define torc_conv_transpose3d(...) torc_conv_transpose3d_given_(__VA_ARGS__, )
#define torc_conv_transpose3d_given_(input, weight, ...) TORC_CALL_(torc_conv_transpose3d_options, (__VA_ARGS__), torc_conv_transpose3d_with(input, weight, &torc_options_))
#define torc_pairwise_distance(...) torc_pairwise_distance_given_(__VA_ARGS__, )
#define torc_pairwise_distance_given_(x1, x2, ...) TORC_CALL_(torc_pairwise_distance_options, (__VA_ARGS__), torc_pairwise_distance_with(x1, x2, &torc_options_))
#define torc_bilinear(...) torc_bilinear_given_(__VA_ARGS__, )
#define torc_bilinear_given_(input1, input2, weight, ...) TORC_CALL_(torc_bilinear_options, (__VA_ARGS__), torc_bilinear_with(input1, input2, weight, &torc_options_))
#define torc_margin_ranking_loss(...) torc_margin_ranking_loss_given_(__VA_ARGS__, )
#define torc_margin_ranking_loss_given_(input1, input2, target, ...) TORC_CALL_(torc_margin_ranking_loss_options, (__VA_ARGS__), torc_margin_ranking_loss_with(input1, input2, target, &torc_options_))
#define torc_hinge_embedding_loss(...) torc_hinge_embedding_loss_given_(__VA_ARGS__, )
#define torc_hinge_embedding_loss_given_(self, target, ...) TORC_CALL_(torc_hinge_embedding_loss_options, (__VA_ARGS__), torc_hinge_embedding_loss_with(self, target, &torc_options_))
#define torc_cosine_embedding_loss(...) torc_cosine_embedding_loss_given_(__VA_ARGS__, )
#define torc_cosine_embedding_loss_given_(input1, input2, target, ...) TORC_CALL_(torc_cosine_embedding_loss_options, (__VA_ARGS__), torc_cosine_embedding_loss_with(input1, input2, target, &torc_options_))
#define torc_triplet_margin_loss(...) torc_triplet_margin_loss_given_(__VA_ARGS__, )
#define torc_triplet_margin_loss_given_(anchor, positive, negative, ...) TORC_CALL_(torc_triplet_margin_loss_options, (__VA_ARGS__), torc_triplet_margin_loss_with(anchor, positive, negative, &torc_options_))
#define torc_soft_margin_loss(...) torc_soft_margin_loss_given_(__VA_ARGS__, )
#define torc_soft_margin_loss_given_(self, target, ...) TORC_CALL_(torc_soft_margin_loss_options, (__VA_ARGS__), torc_soft_margin_loss_with(self, target, &torc_options_))
#define torc_multi_margin_loss(...) torc_multi_margin_loss_given_(__VA_ARGS__, )
#define torc_multi_margin_loss_given_(self, target, ...) TORC_CALL_(torc_multi_margin_loss_options, (__VA_ARGS__), torc_multi_margin_loss_with(self, target, &torc_options_))
#define torc_multilabel_margin_loss(...) torc_multilabel_margin_loss_given_(__VA_ARGS__, )
#define torc_multilabel_margin_loss_given_(self, target, ...) TORC_CALL_(torc_multilabel_margin_loss_options, (__VA_ARGS__), torc_multilabel_margin_loss_with(self, target, &torc_options_))
#define torc_poisson_nll_loss(...) torc_poisson_nll_loss_given_(__VA_ARGS__, )
#define torc_poisson_nll_loss_given_(self, target, ...) TORC_CALL_(torc_poisson_nll_loss_options, (__VA_ARGS__), torc_poisson_nll_loss_with(self, target, &torc_options_))
#define torc_rnn_tanh(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first) torc_rnn_tanh(input, hx, params, TORC_WHOLE_(has_biases), TORC_INT_(num_layers), dropout, TORC_WHOLE_(train), TORC_WHOLE_(bidirectional), TORC_WHOLE_(batch_first))
#define torc_rnn_tanh_data(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional) torc_rnn_tanh_data(data, batch_sizes, hx, params, TORC_WHOLE_(has_biases), TORC_INT_(num_layers), dropout, TORC_WHOLE_(train), TORC_WHOLE_(bidirectional))
#define torc_rnn_relu(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first) torc_rnn_relu(input, hx, params, TORC_WHOLE_(has_biases), TORC_INT_(num_layers), dropout, TORC_WHOLE_(train), TORC_WHOLE_(bidirectional), TORC_WHOLE_(batch_first))
#define torc_rnn_relu_data(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional) torc_rnn_relu_data(data, batch_sizes, hx, params, TORC_WHOLE_(has_biases), TORC_INT_(num_layers), dropout, TORC_WHOLE_(train), TORC_WHOLE_(bidirectional))
#define torc_gru(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first) torc_gru(input, hx, params, TORC_WHOLE_(has_biases), TORC_INT_(num_layers), dropout, TORC_WHOLE_(train), TORC_WHOLE_(bidirectional), TORC_WHOLE_(batch_first))
#define torc_gru_data(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional) torc_gru_data(data, batch_sizes, hx, params, TORC_WHOLE_(has_biases), TORC_INT_(num_layers), dropout, TORC_WHOLE_(train), TORC_WHOLE_(bidirectional))
#define torc_lstm(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first) torc_lstm(input, hx, params, TORC_WHOLE_(has_biases), TORC_INT_(num_layers), dropout, TORC_WHOLE_(train), TORC_WHOLE_(bidirectional), TORC_WHOLE_(batch_first))
#define torc_lstm_data(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional) torc_lstm_data(data, batch_sizes, hx, params, TORC_WHOLE_(has_biases), TORC_INT_(num_layers), dropout, TORC_WHOLE_(train), TORC_WHOLE_(bidirectional))
#define torc_rnn_tanh_cell(...) torc_rnn_tanh_cell_given_(__VA_ARGS__, )
#define torc_rnn_tanh_cell_given_(input, hx, w_ih, w_hh, ...) TORC_CALL_(torc_rnn_tanh_cell_options, (__VA_ARGS__), torc_rnn_tanh_cell_with(input, hx, w_ih, w_hh, &torc_options_))
#define torc_rnn_relu_cell(...) torc_rnn_relu_cell_given_(__VA_ARGS__, )
#define torc_rnn_relu_cell_given_(input, hx, w_ih, w_hh, ...) TORC_CALL_(torc_rnn_relu_cell_options, (__VA_ARGS__), torc_rnn_relu_cell_with(input, hx, w_ih, w_hh, &torc_options_))
#define torc_gru_cell(...) torc_gru_cell_given_(__VA_ARGS__, )
#define torc_gru_cell_given_(input, hx, w_ih, w_hh, ...) TORC_CALL_(torc_gru_cell_options, (__VA_ARGS__), torc_gru_cell_with(input, hx, w_ih, w_hh, &torc_options_))
#define torc_lstm_cell(...) torc_lstm_cell_given_(__VA_ARGS__, )
#define torc_lstm_cell_given_(input, hx, w_ih, w_hh, ...) TORC_CALL_(torc_lstm_cell_options, (__VA_ARGS__), torc_lstm_cell_with(input, hx, w_ih, w_hh, &torc_options_))

/* clang-format on */
#endif
