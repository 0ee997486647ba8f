/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
#ifndef TORC_OPS_GENERATED_COMPOSE_H
#define TORC_OPS_GENERATED_COMPOSE_H
#include "ops/composite.h"
#include "ops/generated/attrs.h"
#include "ops/generated/internal.h"

torc_tensor compose_div(const composite *call, torc_tensor self, torc_tensor other, const div_attrs *a);
torc_tensor compose_float_power(const composite *call, torc_tensor self, torc_tensor exponent);
torc_tensor compose_ldexp(const composite *call, torc_tensor self, torc_tensor other);
torc_tensor compose_conj_physical(const composite *call, torc_tensor self);
torc_tensor compose_lerp_scalar(const composite *call, torc_tensor self, torc_tensor end, const lerp_scalar_attrs *a);
torc_tensor compose_clamp(const composite *call, torc_tensor self, const clamp_attrs *a);
torc_tensor compose_clamp_tensor(const composite *call, torc_tensor self, torc_tensor min, torc_tensor max);
torc_tensor compose_masked_fill_scalar(const composite *call, torc_tensor self, torc_tensor mask,
                                       const masked_fill_scalar_attrs *a);
torc_tensor compose_nan_to_num(const composite *call, torc_tensor self, const nan_to_num_attrs *a);
torc_tensor compose_isreal(torc_tensor self);
torc_tensor compose_bitwise_not(const composite *call, torc_tensor self);
torc_tensor compose_gelu(const composite *call, torc_tensor self, const gelu_attrs *a);
torc_tensor compose_softsign(torc_tensor self);
torc_tensor compose_empty(const empty_attrs *a);
torc_tensor compose_empty_strided(const empty_strided_attrs *a);
torc_tensor compose_zeros(const zeros_attrs *a);
torc_tensor compose_ones(const ones_attrs *a);
torc_tensor compose_full(const full_attrs *a);
torc_tensor compose_empty_like(torc_tensor self, const empty_like_attrs *a);
torc_tensor compose_zeros_like(torc_tensor self, const zeros_like_attrs *a);
torc_tensor compose_ones_like(torc_tensor self, const ones_like_attrs *a);
torc_tensor compose_full_like(torc_tensor self, const full_like_attrs *a);
torc_tensor compose_rand_like(torc_tensor self, const rand_like_attrs *a);
torc_tensor compose_randn_like(torc_tensor self, const randn_like_attrs *a);
torc_tensor compose_randint_like(torc_tensor self, const randint_like_attrs *a);
torc_tensor compose_new_empty(torc_tensor self, const new_empty_attrs *a);
torc_tensor compose_new_zeros(torc_tensor self, const new_zeros_attrs *a);
torc_tensor compose_new_ones(torc_tensor self, const new_ones_attrs *a);
torc_tensor compose_new_full(torc_tensor self, const new_full_attrs *a);
torc_tensor compose_arange(const arange_attrs *a);
torc_tensor compose_linspace(const linspace_attrs *a);
torc_tensor compose_eye(const eye_attrs *a);
torc_tensor compose_tril_indices(const tril_indices_attrs *a);
torc_tensor compose_triu_indices(const triu_indices_attrs *a);
torc_tensor compose_scalar_tensor(const scalar_tensor_attrs *a);
torc_tensor compose_logspace(const logspace_attrs *a);
torc_tensor compose_hann_window(const hann_window_attrs *a);
torc_tensor compose_hamming_window(const hamming_window_attrs *a);
torc_tensor compose_blackman_window(const blackman_window_attrs *a);
torc_tensor compose_bartlett_window(const bartlett_window_attrs *a);
torc_tensor compose_rand(const rand_attrs *a);
torc_tensor compose_randn(const randn_attrs *a);
torc_tensor compose_randint(const randint_attrs *a);
torc_tensor compose_randperm(const randperm_attrs *a);
torc_cummin_result compose_cummin(torc_tensor self, const cummin_attrs *a);
torc_tensor compose_logcumsumexp(torc_tensor self, const logcumsumexp_attrs *a);
torc_tensor compose_histc(torc_tensor self, const histc_attrs *a);
torc_tensor compose_mvlgamma(torc_tensor self, const mvlgamma_attrs *a);
torc_tensor compose_renorm(const composite *call, torc_tensor self, const renorm_attrs *a);
torc_tensor compose_norm(torc_tensor self, const norm_attrs *a);
torc_tensor compose_cosine_similarity(torc_tensor x1, torc_tensor x2, const cosine_similarity_attrs *a);
torc_tensor compose_linalg_norm(torc_tensor self, const linalg_norm_attrs *a);
torc_tensor compose_linalg_norm_str(torc_tensor self, const linalg_norm_str_attrs *a);
torc_tensor compose_linalg_matrix_norm(torc_tensor self, const linalg_matrix_norm_attrs *a);
torc_tensor compose_linalg_matrix_norm_str(torc_tensor self, const linalg_matrix_norm_str_attrs *a);
torc_tensor compose_dist(torc_tensor self, torc_tensor other, const dist_attrs *a);
torc_tensor compose_cdist(torc_tensor x1, torc_tensor x2, const cdist_attrs *a);
torc_tensor compose_trace(torc_tensor self);
torc_tensor compose_nanmean(torc_tensor self, const nanmean_attrs *a);
torc_tensor compose_diff(torc_tensor self, torc_tensor prepend, torc_tensor append, const diff_attrs *a);
torc_tensor compose_trapezoid(torc_tensor y, const trapezoid_attrs *a);
torc_tensor compose_trapezoid_x(torc_tensor y, torc_tensor x, const trapezoid_x_attrs *a);
torc_tensor compose_cov(torc_tensor self, torc_tensor fweights, torc_tensor aweights, const cov_attrs *a);
torc_tensor compose_corrcoef(torc_tensor self);
torc_tensor compose_median(torc_tensor self);
torc_median_dim_result compose_median_dim(torc_tensor self, const median_dim_attrs *a);
torc_tensor compose_nanmedian(torc_tensor self);
torc_nanmedian_dim_result compose_nanmedian_dim(torc_tensor self, const nanmedian_dim_attrs *a);
torc_tensor compose_quantile(torc_tensor self, torc_tensor q, const quantile_attrs *a);
torc_tensor compose_quantile_scalar(torc_tensor self, const quantile_scalar_attrs *a);
torc_tensor compose_nanquantile(torc_tensor self, torc_tensor q, const nanquantile_attrs *a);
torc_tensor compose_nanquantile_scalar(torc_tensor self, const nanquantile_scalar_attrs *a);
torc_tensor compose_reshape(torc_tensor self, const reshape_attrs *a);
torc_tensor compose_view_as(torc_tensor self, torc_tensor other);
torc_tensor compose_real(torc_tensor self);
torc_tensor compose_imag(torc_tensor self);
torc_tensor compose_conj(torc_tensor self);
torc_tensor compose_resolve_conj(torc_tensor self);
torc_tensor compose_resolve_neg(torc_tensor self);
torc_tensor compose_complex(torc_tensor real, torc_tensor imag);
torc_tensor compose_polar(torc_tensor abs, torc_tensor angle);
torc_tensor compose_reshape_as(torc_tensor self, torc_tensor other);
torc_tensor compose_expand_as(torc_tensor self, torc_tensor other);
torc_tensor compose_broadcast_to(torc_tensor self, const broadcast_to_attrs *a);
torc_tensors compose_broadcast_tensors(torc_tensors tensors);
torc_tensor compose_flatten(torc_tensor self, const flatten_attrs *a);
torc_tensor compose_unflatten(torc_tensor self, const unflatten_attrs *a);
torc_tensor compose_ravel(torc_tensor self);
torc_tensor compose_t(torc_tensor self);
torc_tensor compose_mT(torc_tensor self);
torc_tensor compose_adjoint(torc_tensor self);
torc_tensor compose_mH(torc_tensor self);
torc_tensor compose_H(torc_tensor self);
torc_tensor compose_movedim(torc_tensor self, const movedim_attrs *a);
torc_tensor compose_narrow(torc_tensor self, const narrow_attrs *a);
torc_tensor compose_as_strided(torc_tensor self, const as_strided_attrs *a);
torc_tensor compose_stack(const composite *call, torc_tensors tensors, const stack_attrs *a);
torc_tensor compose_atleast_1d(torc_tensor self);
torc_tensor compose_atleast_2d(torc_tensor self);
torc_tensor compose_atleast_3d(torc_tensor self);
torc_tensors compose_atleast_1d_sequence(torc_tensors tensors);
torc_tensors compose_atleast_2d_sequence(torc_tensors tensors);
torc_tensors compose_atleast_3d_sequence(torc_tensors tensors);
torc_tensor compose_hstack(const composite *call, torc_tensors tensors);
torc_tensor compose_vstack(const composite *call, torc_tensors tensors);
torc_tensor compose_dstack(const composite *call, torc_tensors tensors);
torc_tensor compose_column_stack(const composite *call, torc_tensors tensors);
torc_tensor compose_block_diag(torc_tensors tensors);
torc_tensors compose_meshgrid(torc_tensors tensors, const meshgrid_attrs *a);
torc_tensor compose_cartesian_prod(torc_tensors tensors);
torc_tensor compose_combinations(torc_tensor self, const combinations_attrs *a);
torc_tensor compose_flipud(torc_tensor self);
torc_tensor compose_fliplr(torc_tensor self);
torc_tensor compose_rot90(torc_tensor self, const rot90_attrs *a);
torc_tensor compose_diag_embed(torc_tensor self, const diag_embed_attrs *a);
torc_tensor compose_diag(torc_tensor self, const diag_attrs *a);
torc_tensor compose_diagflat(torc_tensor self, const diagflat_attrs *a);
torc_tensor compose_positive(torc_tensor self);
torc_tensors compose_chunk(torc_tensor self, const chunk_attrs *a);
torc_tensors compose_tensor_split(torc_tensor self, const tensor_split_attrs *a);
torc_tensors compose_tensor_split_indices(torc_tensor self, const tensor_split_indices_attrs *a);
torc_tensors compose_hsplit(torc_tensor self, const hsplit_attrs *a);
torc_tensors compose_hsplit_indices(torc_tensor self, const hsplit_indices_attrs *a);
torc_tensors compose_vsplit(torc_tensor self, const vsplit_attrs *a);
torc_tensors compose_vsplit_indices(torc_tensor self, const vsplit_indices_attrs *a);
torc_tensors compose_dsplit(torc_tensor self, const dsplit_attrs *a);
torc_tensors compose_dsplit_indices(torc_tensor self, const dsplit_indices_attrs *a);
torc_tensors compose_tensor_split_tensor(torc_tensor self, torc_tensor tensor_indices_or_sections,
                                         const tensor_split_tensor_attrs *a);
torc_tensor compose_tile(torc_tensor self, const tile_attrs *a);
torc_tensor compose_contiguous(torc_tensor self, const contiguous_attrs *a);
torc_tensor compose_to(torc_tensor self, const to_attrs *a);
torc_tensor compose_float(torc_tensor self);
torc_tensor compose_double(torc_tensor self);
torc_tensor compose_half(torc_tensor self);
torc_tensor compose_bfloat16(torc_tensor self);
torc_tensor compose_long(torc_tensor self);
torc_tensor compose_int(torc_tensor self);
torc_tensor compose_short(torc_tensor self);
torc_tensor compose_char(torc_tensor self);
torc_tensor compose_byte(torc_tensor self);
torc_tensor compose_bool(torc_tensor self);
torc_tensor compose_type_as(torc_tensor self, torc_tensor other);
torc_tensor compose_isclose(torc_tensor self, torc_tensor other, const isclose_attrs *a);
torc_tensor compose_alias_copy(torc_tensor self);
torc_tensor compose_detach_copy(torc_tensor self);
torc_tensor compose_t_copy(torc_tensor self);
torc_tensor compose_view_copy(torc_tensor self, const view_copy_attrs *a);
torc_tensor compose_expand_copy(torc_tensor self, const expand_copy_attrs *a);
torc_tensor compose_permute_copy(torc_tensor self, const permute_copy_attrs *a);
torc_tensor compose_transpose_copy(torc_tensor self, const transpose_copy_attrs *a);
torc_tensor compose_unsqueeze_copy(torc_tensor self, const unsqueeze_copy_attrs *a);
torc_tensor compose_select_copy(torc_tensor self, const select_copy_attrs *a);
torc_tensor compose_slice_copy(torc_tensor self, const slice_copy_attrs *a);
torc_tensor compose_narrow_copy(torc_tensor self, const narrow_copy_attrs *a);
torc_tensor compose_diagonal_copy(torc_tensor self, const diagonal_copy_attrs *a);
torc_tensor compose_unfold_copy(torc_tensor self, const unfold_copy_attrs *a);
torc_tensor compose_as_strided_copy(torc_tensor self, const as_strided_copy_attrs *a);
torc_tensor compose_squeeze_copy(torc_tensor self, const squeeze_copy_attrs *a);
torc_tensor compose_select_scatter(torc_tensor self, torc_tensor src, const select_scatter_attrs *a);
torc_tensor compose_slice_scatter(torc_tensor self, torc_tensor src, const slice_scatter_attrs *a);
torc_tensor compose_diagonal_scatter(torc_tensor self, torc_tensor src, const diagonal_scatter_attrs *a);
torc_tensor compose_as_strided_scatter(torc_tensor self, torc_tensor src, const as_strided_scatter_attrs *a);
torc_tensor compose_fill_diagonal_(const composite *call, torc_tensor self, const fill_diagonal__attrs *a);
torc_tensor compose_sum_to_size(torc_tensor self, const sum_to_size_attrs *a);
torc_tensors compose_unsafe_chunk(torc_tensor self, const unsafe_chunk_attrs *a);
torc_tensors compose_unsafe_split(torc_tensor self, const unsafe_split_attrs *a);
torc_tensors compose_unsafe_split_with_sizes(torc_tensor self, const unsafe_split_with_sizes_attrs *a);
torc_tensor compose_index_reduce(const composite *call, torc_tensor self, torc_tensor index, torc_tensor source,
                                 const index_reduce_attrs *a);
torc_tensor compose_argsort(torc_tensor self, const argsort_attrs *a);
torc_tensor compose_msort(torc_tensor self);
torc_tensor compose_index(torc_tensor self, torc_tensors indices);
torc_tensor compose_index_put(const composite *call, torc_tensor self, torc_tensors indices, torc_tensor values,
                              const index_put_attrs *a);
torc_tensor compose_masked_select(torc_tensor self, torc_tensor mask);
torc_tensor compose_masked_scatter(const composite *call, torc_tensor self, torc_tensor mask, torc_tensor source);
torc_tensor compose_nonzero(torc_tensor self);
torc_tensor compose_argwhere(torc_tensor self);
torc_tensor compose_take(torc_tensor self, torc_tensor index);
torc_tensor compose_take_along_dim(torc_tensor self, torc_tensor indices, const take_along_dim_attrs *a);
torc_tensor compose_repeat_interleave(torc_tensor self, const repeat_interleave_attrs *a);
torc_tensor compose_repeat_interleave_tensor(torc_tensor self, torc_tensor repeats,
                                             const repeat_interleave_tensor_attrs *a);
torc_tensor compose_repeat_interleave_counts(torc_tensor repeats, const repeat_interleave_counts_attrs *a);
torc_tensor compose_isin(torc_tensor elements, torc_tensor test_elements, const isin_attrs *a);
torc_tensor compose_searchsorted(torc_tensor sorted_sequence, torc_tensor self, torc_tensor sorter,
                                 const searchsorted_attrs *a);
torc_tensor compose_bucketize(torc_tensor self, torc_tensor boundaries, const bucketize_attrs *a);
torc_tensor compose_multinomial(torc_tensor self, const multinomial_attrs *a);
torc__unique2_result compose__unique2(torc_tensor self, const _unique2_attrs *a);
torc_unique_dim_result compose_unique_dim(torc_tensor self, const unique_dim_attrs *a);
torc_unique_consecutive_result compose_unique_consecutive(torc_tensor self, const unique_consecutive_attrs *a);
torc_kthvalue_result compose_kthvalue(torc_tensor self, const kthvalue_attrs *a);
torc_mode_result compose_mode(torc_tensor self, const mode_attrs *a);
torc_tensor compose_bincount(torc_tensor self, torc_tensor weights, const bincount_attrs *a);
torc_tensor compose_vdot(torc_tensor self, torc_tensor other);
torc_tensor compose_matmul(torc_tensor self, torc_tensor other);
torc_tensor compose_outer(torc_tensor self, torc_tensor vec2);
torc_tensor compose_einsum(torc_tensors tensors, const einsum_attrs *a);
torc_tensor compose_tensordot(torc_tensor self, torc_tensor other, const tensordot_attrs *a);
torc_tensor compose_inner(const composite *call, torc_tensor self, torc_tensor other);
torc_tensor compose_linalg_vecdot(torc_tensor x, torc_tensor y, const linalg_vecdot_attrs *a);
torc_tensor compose_kron(torc_tensor self, torc_tensor other);
torc_tensor compose_addr(torc_tensor self, torc_tensor vec1, torc_tensor vec2, const addr_attrs *a);
torc_tensor compose_addbmm(const composite *call, torc_tensor self, torc_tensor batch1, torc_tensor batch2,
                           const addbmm_attrs *a);
torc_tensor compose_linalg_cross(torc_tensor self, torc_tensor other, const linalg_cross_attrs *a);
torc_tensor compose_cross(torc_tensor self, torc_tensor other, const cross_attrs *a);
torc_tensor compose__addmm_activation(torc_tensor self, torc_tensor mat1, torc_tensor mat2,
                                      const _addmm_activation_attrs *a);
torc_tensor compose_linear_gelu(torc_tensor input, torc_tensor weight, torc_tensor bias, const linear_gelu_attrs *a);
torc_tensor compose_linear_gelu_linear(torc_tensor input, torc_tensor weight1, torc_tensor bias1, torc_tensor weight2,
                                       torc_tensor bias2, const linear_gelu_linear_attrs *a);
torc_tensor compose_layer_norm(torc_tensor input, torc_tensor weight, torc_tensor bias, const layer_norm_attrs *a);
torc_tensor compose_batch_norm(torc_tensor input, torc_tensor running_mean, torc_tensor running_var, torc_tensor weight,
                               torc_tensor bias, const batch_norm_attrs *a);
torc_tensor compose_instance_norm(torc_tensor input, torc_tensor running_mean, torc_tensor running_var,
                                  torc_tensor weight, torc_tensor bias, const instance_norm_attrs *a);
torc_tensor compose_group_norm(torc_tensor input, torc_tensor weight, torc_tensor bias, const group_norm_attrs *a);
torc_tensor compose_rms_norm(torc_tensor input, torc_tensor weight, const rms_norm_attrs *a);
torc_tensor compose_dropout(const composite *call, torc_tensor input, const dropout_attrs *a);
torc_tensor compose_feature_dropout(const composite *call, torc_tensor input, const feature_dropout_attrs *a);
torc_tensor compose_conv1d(torc_tensor input, torc_tensor weight, torc_tensor bias, const conv1d_attrs *a);
torc_tensor compose_conv2d(torc_tensor input, torc_tensor weight, torc_tensor bias, const conv2d_attrs *a);
torc_tensor compose_conv1d_padding(torc_tensor input, torc_tensor weight, torc_tensor bias,
                                   const conv1d_padding_attrs *a);
torc_tensor compose_conv2d_padding(torc_tensor input, torc_tensor weight, torc_tensor bias,
                                   const conv2d_padding_attrs *a);
torc_tensor compose_conv_transpose1d(torc_tensor input, torc_tensor weight, torc_tensor bias,
                                     const conv_transpose1d_attrs *a);
torc_tensor compose_conv_transpose2d(torc_tensor input, torc_tensor weight, torc_tensor bias,
                                     const conv_transpose2d_attrs *a);
torc_tensor compose_max_pool2d(torc_tensor self, const max_pool2d_attrs *a);
torc_tensor compose_max_pool1d(torc_tensor self, const max_pool1d_attrs *a);
torc_tensor compose_avg_pool1d(torc_tensor self, const avg_pool1d_attrs *a);
torc_tensor compose_adaptive_avg_pool1d(torc_tensor self, const adaptive_avg_pool1d_attrs *a);
torc_max_pool3d_with_indices_result compose_max_pool3d_with_indices(torc_tensor self,
                                                                    const max_pool3d_with_indices_attrs *a);
torc_tensor compose_max_pool3d(torc_tensor self, const max_pool3d_attrs *a);
torc_tensor compose_avg_pool3d(torc_tensor self, const avg_pool3d_attrs *a);
torc_tensor compose_adaptive_avg_pool3d(torc_tensor self, const adaptive_avg_pool3d_attrs *a);
torc_adaptive_max_pool3d_result compose_adaptive_max_pool3d(torc_tensor self, const adaptive_max_pool3d_attrs *a);
torc_tensor compose_interpolate(torc_tensor self, const interpolate_attrs *a);
torc_tensor compose_grid_sampler(torc_tensor input, torc_tensor grid, const grid_sampler_attrs *a);
torc_tensor compose_affine_grid_generator(torc_tensor theta, const affine_grid_generator_attrs *a);
torc_tensor compose_nll_loss(torc_tensor self, torc_tensor target, torc_tensor weight, const nll_loss_attrs *a);
torc_tensor compose_cross_entropy(torc_tensor self, torc_tensor target, torc_tensor weight,
                                  const cross_entropy_attrs *a);
torc_tensor compose_binary_cross_entropy(torc_tensor self, torc_tensor target, torc_tensor weight,
                                         const binary_cross_entropy_attrs *a);
torc_tensor compose_binary_cross_entropy_with_logits(torc_tensor self, torc_tensor target, torc_tensor weight,
                                                     torc_tensor pos_weight,
                                                     const binary_cross_entropy_with_logits_attrs *a);
torc_tensor compose_mse_loss(torc_tensor self, torc_tensor target, const mse_loss_attrs *a);
torc_tensor compose_l1_loss(torc_tensor self, torc_tensor target, const l1_loss_attrs *a);
torc_tensor compose_smooth_l1_loss(torc_tensor self, torc_tensor target, const smooth_l1_loss_attrs *a);
torc_tensor compose_huber_loss(torc_tensor self, torc_tensor target, const huber_loss_attrs *a);
torc_tensor compose_kl_div(torc_tensor self, torc_tensor target, const kl_div_attrs *a);
torc_tensor compose_one_hot(torc_tensor self, const one_hot_attrs *a);
torc_tensor compose_scaled_dot_product_attention(torc_tensor query, torc_tensor key, torc_tensor value,
                                                 torc_tensor attn_mask, const scaled_dot_product_attention_attrs *a);
torc_tensor compose_constant_pad_nd(torc_tensor self, const constant_pad_nd_attrs *a);
torc_tensor compose_pad(torc_tensor self, const pad_attrs *a);
torc_tensor compose_glu(torc_tensor self, const glu_attrs *a);
torc_tensor compose_prelu(torc_tensor self, torc_tensor weight);
torc_tensor compose_alpha_dropout(const composite *call, torc_tensor input, const alpha_dropout_attrs *a);
torc_tensor compose_feature_alpha_dropout(const composite *call, torc_tensor input,
                                          const feature_alpha_dropout_attrs *a);
torc_tensor compose_pixel_shuffle(torc_tensor self, const pixel_shuffle_attrs *a);
torc_tensor compose_pixel_unshuffle(torc_tensor self, const pixel_unshuffle_attrs *a);
torc_tensor compose_channel_shuffle(torc_tensor self, const channel_shuffle_attrs *a);
torc_tensor compose_im2col(torc_tensor self, const im2col_attrs *a);
torc_tensor compose_col2im(torc_tensor self, const col2im_attrs *a);
torc_tensor compose_max_unpool2d(torc_tensor self, torc_tensor indices, const max_unpool2d_attrs *a);
torc_tensor compose_embedding_renorm_(const composite *call, torc_tensor self, torc_tensor indices,
                                      const embedding_renorm__attrs *a);
torc_tensor compose_embedding_bag(torc_tensor input, torc_tensor weight, torc_tensor offsets,
                                  torc_tensor per_sample_weights, const embedding_bag_attrs *a);
torc_tensor compose_conv3d(torc_tensor input, torc_tensor weight, torc_tensor bias, const conv3d_attrs *a);
torc_tensor compose_conv3d_padding(torc_tensor input, torc_tensor weight, torc_tensor bias,
                                   const conv3d_padding_attrs *a);
torc_tensor compose_conv_transpose3d(torc_tensor input, torc_tensor weight, torc_tensor bias,
                                     const conv_transpose3d_attrs *a);
torc_tensor compose_pairwise_distance(torc_tensor x1, torc_tensor x2, const pairwise_distance_attrs *a);
torc_tensor compose_bilinear(torc_tensor input1, torc_tensor input2, torc_tensor weight, torc_tensor bias);
torc_tensor compose_margin_ranking_loss(torc_tensor input1, torc_tensor input2, torc_tensor target,
                                        const margin_ranking_loss_attrs *a);
torc_tensor compose_hinge_embedding_loss(torc_tensor self, torc_tensor target, const hinge_embedding_loss_attrs *a);
torc_tensor compose_cosine_embedding_loss(torc_tensor input1, torc_tensor input2, torc_tensor target,
                                          const cosine_embedding_loss_attrs *a);
torc_tensor compose_triplet_margin_loss(torc_tensor anchor, torc_tensor positive, torc_tensor negative,
                                        const triplet_margin_loss_attrs *a);
torc_tensor compose_soft_margin_loss(torc_tensor self, torc_tensor target, const soft_margin_loss_attrs *a);
torc_tensor compose_multi_margin_loss(torc_tensor self, torc_tensor target, torc_tensor weight,
                                      const multi_margin_loss_attrs *a);
torc_tensor compose_multilabel_margin_loss(torc_tensor self, torc_tensor target, const multilabel_margin_loss_attrs *a);
torc_tensor compose_poisson_nll_loss(torc_tensor self, torc_tensor target, const poisson_nll_loss_attrs *a);
torc_rnn_tanh_result compose_rnn_tanh(torc_tensor input, torc_tensor hx, torc_tensors params, const rnn_tanh_attrs *a);
torc_rnn_tanh_data_result compose_rnn_tanh_data(torc_tensor data, torc_tensor batch_sizes, torc_tensor hx,
                                                torc_tensors params, const rnn_tanh_data_attrs *a);
torc_rnn_relu_result compose_rnn_relu(torc_tensor input, torc_tensor hx, torc_tensors params, const rnn_relu_attrs *a);
torc_rnn_relu_data_result compose_rnn_relu_data(torc_tensor data, torc_tensor batch_sizes, torc_tensor hx,
                                                torc_tensors params, const rnn_relu_data_attrs *a);
torc_gru_result compose_gru(torc_tensor input, torc_tensor hx, torc_tensors params, const gru_attrs *a);
torc_gru_data_result compose_gru_data(torc_tensor data, torc_tensor batch_sizes, torc_tensor hx, torc_tensors params,
                                      const gru_data_attrs *a);
torc_lstm_result compose_lstm(torc_tensor input, torc_tensors hx, torc_tensors params, const lstm_attrs *a);
torc_lstm_data_result compose_lstm_data(torc_tensor data, torc_tensor batch_sizes, torc_tensors hx, torc_tensors params,
                                        const lstm_data_attrs *a);
torc_tensor compose_rnn_tanh_cell(torc_tensor input, torc_tensor hx, torc_tensor w_ih, torc_tensor w_hh,
                                  torc_tensor b_ih, torc_tensor b_hh);
torc_tensor compose_rnn_relu_cell(torc_tensor input, torc_tensor hx, torc_tensor w_ih, torc_tensor w_hh,
                                  torc_tensor b_ih, torc_tensor b_hh);
torc_tensor compose_gru_cell(torc_tensor input, torc_tensor hx, torc_tensor w_ih, torc_tensor w_hh, torc_tensor b_ih,
                             torc_tensor b_hh);
torc_lstm_cell_result compose_lstm_cell(torc_tensor input, torc_tensors hx, torc_tensor w_ih, torc_tensor w_hh,
                                        torc_tensor b_ih, torc_tensor b_hh);
#endif
