/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
/* The bodies of composites behind the one signature that the spine calls. */
#include "ops/generated/compose.h"
#include "ops/generated/functions.h"

bool composed_div(composite *c) {
    return composed_tensor(c, compose_div(c, c->in[0], c->in[1], c->attrs));
}

bool composed_float_power(composite *c) {
    return composed_tensor(c, compose_float_power(c, c->in[0], c->in[1]));
}

bool composed_ldexp(composite *c) {
    return composed_tensor(c, compose_ldexp(c, c->in[0], c->in[1]));
}

bool composed_conj_physical(composite *c) {
    return composed_tensor(c, compose_conj_physical(c, c->in[0]));
}

bool composed_lerp_scalar(composite *c) {
    return composed_tensor(c, compose_lerp_scalar(c, c->in[0], c->in[1], c->attrs));
}

bool composed_nextafter(composite *c) {
    return composed_tensor(c, compose_nextafter(c, c->in[0], c->in[1]));
}

bool composed_clamp(composite *c) {
    return composed_tensor(c, compose_clamp(c, c->in[0], c->attrs));
}

bool composed_clamp_tensor(composite *c) {
    return composed_tensor(c, compose_clamp_tensor(c, c->in[0], c->in[1], c->in[2]));
}

bool composed_masked_fill_scalar(composite *c) {
    return composed_tensor(c, compose_masked_fill_scalar(c, c->in[0], c->in[1], c->attrs));
}

bool composed_nan_to_num(composite *c) {
    return composed_tensor(c, compose_nan_to_num(c, c->in[0], c->attrs));
}

bool composed_isreal(composite *c) {
    return composed_tensor(c, compose_isreal(c->in[0]));
}

bool composed_bitwise_not(composite *c) {
    return composed_tensor(c, compose_bitwise_not(c, c->in[0]));
}

bool composed_gelu(composite *c) {
    return composed_tensor(c, compose_gelu(c, c->in[0], c->attrs));
}

bool composed_softsign(composite *c) {
    return composed_tensor(c, compose_softsign(c->in[0]));
}

bool composed_fill__tensor(composite *c) {
    return composed_tensor(c, compose_fill__tensor(c, c->in[0], c->in[1]));
}

bool composed_empty(composite *c) {
    return composed_tensor(c, compose_empty(c->attrs));
}

bool composed_empty_strided(composite *c) {
    return composed_tensor(c, compose_empty_strided(c->attrs));
}

bool composed_zeros(composite *c) {
    return composed_tensor(c, compose_zeros(c->attrs));
}

bool composed_ones(composite *c) {
    return composed_tensor(c, compose_ones(c->attrs));
}

bool composed_full(composite *c) {
    return composed_tensor(c, compose_full(c->attrs));
}

bool composed_empty_like(composite *c) {
    return composed_tensor(c, compose_empty_like(c->in[0], c->attrs));
}

bool composed_zeros_like(composite *c) {
    return composed_tensor(c, compose_zeros_like(c->in[0], c->attrs));
}

bool composed_ones_like(composite *c) {
    return composed_tensor(c, compose_ones_like(c->in[0], c->attrs));
}

bool composed_full_like(composite *c) {
    return composed_tensor(c, compose_full_like(c->in[0], c->attrs));
}

bool composed_fill_tensor(composite *c) {
    return composed_tensor(c, compose_fill_tensor(c->in[0], c->in[1]));
}

bool composed_fill(composite *c) {
    return composed_tensor(c, compose_fill(c->in[0], c->attrs));
}

bool composed_rand_like(composite *c) {
    return composed_tensor(c, compose_rand_like(c->in[0], c->attrs));
}

bool composed_randn_like(composite *c) {
    return composed_tensor(c, compose_randn_like(c->in[0], c->attrs));
}

bool composed_randint_like(composite *c) {
    return composed_tensor(c, compose_randint_like(c->in[0], c->attrs));
}

bool composed_new_empty(composite *c) {
    return composed_tensor(c, compose_new_empty(c->in[0], c->attrs));
}

bool composed_new_zeros(composite *c) {
    return composed_tensor(c, compose_new_zeros(c->in[0], c->attrs));
}

bool composed_new_ones(composite *c) {
    return composed_tensor(c, compose_new_ones(c->in[0], c->attrs));
}

bool composed_new_full(composite *c) {
    return composed_tensor(c, compose_new_full(c->in[0], c->attrs));
}

bool composed_arange(composite *c) {
    return composed_tensor(c, compose_arange(c->attrs));
}

bool composed_linspace(composite *c) {
    return composed_tensor(c, compose_linspace(c->attrs));
}

bool composed_eye(composite *c) {
    return composed_tensor(c, compose_eye(c->attrs));
}

bool composed_tril_indices(composite *c) {
    return composed_tensor(c, compose_tril_indices(c->attrs));
}

bool composed_triu_indices(composite *c) {
    return composed_tensor(c, compose_triu_indices(c->attrs));
}

bool composed_scalar_tensor(composite *c) {
    return composed_tensor(c, compose_scalar_tensor(c->attrs));
}

bool composed_logspace(composite *c) {
    return composed_tensor(c, compose_logspace(c->attrs));
}

bool composed_hann_window(composite *c) {
    return composed_tensor(c, compose_hann_window(c->attrs));
}

bool composed_hamming_window(composite *c) {
    return composed_tensor(c, compose_hamming_window(c->attrs));
}

bool composed_blackman_window(composite *c) {
    return composed_tensor(c, compose_blackman_window(c->attrs));
}

bool composed_kaiser_window(composite *c) {
    return composed_tensor(c, compose_kaiser_window(c->attrs));
}

bool composed_bartlett_window(composite *c) {
    return composed_tensor(c, compose_bartlett_window(c->attrs));
}

bool composed_rand(composite *c) {
    return composed_tensor(c, compose_rand(c->attrs));
}

bool composed_randn(composite *c) {
    return composed_tensor(c, compose_randn(c->attrs));
}

bool composed_normal(composite *c) {
    return composed_tensor(c, compose_normal(c->in[0], c->in[1], c->attrs));
}

bool composed_normal_mean(composite *c) {
    return composed_tensor(c, compose_normal_mean(c->in[0], c->attrs));
}

bool composed_normal_std(composite *c) {
    return composed_tensor(c, compose_normal_std(c->in[0], c->attrs));
}

bool composed_normal_size(composite *c) {
    return composed_tensor(c, compose_normal_size(c->attrs));
}

bool composed_randint(composite *c) {
    return composed_tensor(c, compose_randint(c->attrs));
}

bool composed_randperm(composite *c) {
    return composed_tensor(c, compose_randperm(c->attrs));
}

bool composed_bernoulli__tensor(composite *c) {
    return composed_tensor(c, compose_bernoulli__tensor(c, c->in[0], c->in[1], c->attrs));
}

bool composed_bernoulli_p(composite *c) {
    return composed_tensor(c, compose_bernoulli_p(c->in[0], c->attrs));
}

bool composed_cummin(composite *c) {
    torc_cummin_result r = compose_cummin(c->in[0], c->attrs);
    return composed_tensors(c, (const torc_tensor[]){r.values, r.indices}, 2);
}

bool composed_logcumsumexp(composite *c) {
    return composed_tensor(c, compose_logcumsumexp(c->in[0], c->attrs));
}

bool composed_histc(composite *c) {
    return composed_tensor(c, compose_histc(c->in[0], c->attrs));
}

bool composed_mvlgamma(composite *c) {
    return composed_tensor(c, compose_mvlgamma(c->in[0], c->attrs));
}

bool composed_renorm(composite *c) {
    return composed_tensor(c, compose_renorm(c, c->in[0], c->attrs));
}

bool composed_norm(composite *c) {
    return composed_tensor(c, compose_norm(c->in[0], c->attrs));
}

bool composed_cosine_similarity(composite *c) {
    return composed_tensor(c, compose_cosine_similarity(c->in[0], c->in[1], c->attrs));
}

bool composed_linalg_norm(composite *c) {
    return composed_tensor(c, compose_linalg_norm(c->in[0], c->attrs));
}

bool composed_linalg_norm_str(composite *c) {
    return composed_tensor(c, compose_linalg_norm_str(c->in[0], c->attrs));
}

bool composed_linalg_matrix_norm(composite *c) {
    return composed_tensor(c, compose_linalg_matrix_norm(c->in[0], c->attrs));
}

bool composed_linalg_matrix_norm_str(composite *c) {
    return composed_tensor(c, compose_linalg_matrix_norm_str(c->in[0], c->attrs));
}

bool composed_dist(composite *c) {
    return composed_tensor(c, compose_dist(c->in[0], c->in[1], c->attrs));
}

bool composed_cdist(composite *c) {
    return composed_tensor(c, compose_cdist(c->in[0], c->in[1], c->attrs));
}

bool composed_trace(composite *c) {
    return composed_tensor(c, compose_trace(c->in[0]));
}

bool composed_nanmean(composite *c) {
    return composed_tensor(c, compose_nanmean(c->in[0], c->attrs));
}

bool composed_diff(composite *c) {
    return composed_tensor(c, compose_diff(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_trapezoid_x(composite *c) {
    return composed_tensor(c, compose_trapezoid_x(c->in[0], c->in[1], c->attrs));
}

bool composed_trapezoid(composite *c) {
    return composed_tensor(c, compose_trapezoid(c->in[0], c->attrs));
}

bool composed_cumulative_trapezoid_x(composite *c) {
    return composed_tensor(c, compose_cumulative_trapezoid_x(c->in[0], c->in[1], c->attrs));
}

bool composed_cumulative_trapezoid(composite *c) {
    return composed_tensor(c, compose_cumulative_trapezoid(c->in[0], c->attrs));
}

bool composed_gradient(composite *c) {
    return composed_list(c, compose_gradient(c->in[0], c->attrs));
}

bool composed_gradient_scalar_list(composite *c) {
    return composed_list(c, compose_gradient_scalar_list(c->in[0], c->attrs));
}

bool composed_gradient_tensors(composite *c) {
    return composed_list(c, compose_gradient_tensors(c->in[0], (torc_tensors){c->in + 1, c->list[0]}, c->attrs));
}

bool composed_cov(composite *c) {
    return composed_tensor(c, compose_cov(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_corrcoef(composite *c) {
    return composed_tensor(c, compose_corrcoef(c->in[0]));
}

bool composed_median(composite *c) {
    return composed_tensor(c, compose_median(c->in[0]));
}

bool composed_median_dim(composite *c) {
    torc_median_dim_result r = compose_median_dim(c->in[0], c->attrs);
    return composed_tensors(c, (const torc_tensor[]){r.values, r.indices}, 2);
}

bool composed_nanmedian(composite *c) {
    return composed_tensor(c, compose_nanmedian(c->in[0]));
}

bool composed_nanmedian_dim(composite *c) {
    torc_nanmedian_dim_result r = compose_nanmedian_dim(c->in[0], c->attrs);
    return composed_tensors(c, (const torc_tensor[]){r.values, r.indices}, 2);
}

bool composed_quantile(composite *c) {
    return composed_tensor(c, compose_quantile(c->in[0], c->in[1], c->attrs));
}

bool composed_quantile_scalar(composite *c) {
    return composed_tensor(c, compose_quantile_scalar(c->in[0], c->attrs));
}

bool composed_nanquantile(composite *c) {
    return composed_tensor(c, compose_nanquantile(c->in[0], c->in[1], c->attrs));
}

bool composed_nanquantile_scalar(composite *c) {
    return composed_tensor(c, compose_nanquantile_scalar(c->in[0], c->attrs));
}

bool composed_reshape(composite *c) {
    return composed_tensor(c, compose_reshape(c->in[0], c->attrs));
}

bool composed_view_as(composite *c) {
    return composed_tensor(c, compose_view_as(c->in[0], c->in[1]));
}

bool composed_real(composite *c) {
    return composed_tensor(c, compose_real(c->in[0]));
}

bool composed_imag(composite *c) {
    return composed_tensor(c, compose_imag(c->in[0]));
}

bool composed_conj(composite *c) {
    return composed_tensor(c, compose_conj(c->in[0]));
}

bool composed_resolve_conj(composite *c) {
    return composed_tensor(c, compose_resolve_conj(c->in[0]));
}

bool composed_resolve_neg(composite *c) {
    return composed_tensor(c, compose_resolve_neg(c->in[0]));
}

bool composed_complex(composite *c) {
    return composed_tensor(c, compose_complex(c->in[0], c->in[1]));
}

bool composed_polar(composite *c) {
    return composed_tensor(c, compose_polar(c->in[0], c->in[1]));
}

bool composed_reshape_as(composite *c) {
    return composed_tensor(c, compose_reshape_as(c->in[0], c->in[1]));
}

bool composed_expand_as(composite *c) {
    return composed_tensor(c, compose_expand_as(c->in[0], c->in[1]));
}

bool composed_broadcast_to(composite *c) {
    return composed_tensor(c, compose_broadcast_to(c->in[0], c->attrs));
}

bool composed_broadcast_tensors(composite *c) {
    return composed_list(c, compose_broadcast_tensors((torc_tensors){c->in + 0, c->list[0]}));
}

bool composed_flatten(composite *c) {
    return composed_tensor(c, compose_flatten(c->in[0], c->attrs));
}

bool composed_unflatten(composite *c) {
    return composed_tensor(c, compose_unflatten(c->in[0], c->attrs));
}

bool composed_ravel(composite *c) {
    return composed_tensor(c, compose_ravel(c->in[0]));
}

bool composed_t(composite *c) {
    return composed_tensor(c, compose_t(c, c->in[0]));
}

bool composed_mT(composite *c) {
    return composed_tensor(c, compose_mT(c->in[0]));
}

bool composed_adjoint(composite *c) {
    return composed_tensor(c, compose_adjoint(c->in[0]));
}

bool composed_mH(composite *c) {
    return composed_tensor(c, compose_mH(c->in[0]));
}

bool composed_H(composite *c) {
    return composed_tensor(c, compose_H(c->in[0]));
}

bool composed_movedim(composite *c) {
    return composed_tensor(c, compose_movedim(c->in[0], c->attrs));
}

bool composed_narrow(composite *c) {
    return composed_tensor(c, compose_narrow(c->in[0], c->attrs));
}

bool composed_as_strided(composite *c) {
    return composed_tensor(c, compose_as_strided(c, c->in[0], c->attrs));
}

bool composed_stack(composite *c) {
    return composed_tensor(c, compose_stack(c, (torc_tensors){c->in + 0, c->list[0]}, c->attrs));
}

bool composed_atleast_1d(composite *c) {
    return composed_tensor(c, compose_atleast_1d(c->in[0]));
}

bool composed_atleast_2d(composite *c) {
    return composed_tensor(c, compose_atleast_2d(c->in[0]));
}

bool composed_atleast_3d(composite *c) {
    return composed_tensor(c, compose_atleast_3d(c->in[0]));
}

bool composed_atleast_1d_sequence(composite *c) {
    return composed_list(c, compose_atleast_1d_sequence((torc_tensors){c->in + 0, c->list[0]}));
}

bool composed_atleast_2d_sequence(composite *c) {
    return composed_list(c, compose_atleast_2d_sequence((torc_tensors){c->in + 0, c->list[0]}));
}

bool composed_atleast_3d_sequence(composite *c) {
    return composed_list(c, compose_atleast_3d_sequence((torc_tensors){c->in + 0, c->list[0]}));
}

bool composed_hstack(composite *c) {
    return composed_tensor(c, compose_hstack(c, (torc_tensors){c->in + 0, c->list[0]}));
}

bool composed_vstack(composite *c) {
    return composed_tensor(c, compose_vstack(c, (torc_tensors){c->in + 0, c->list[0]}));
}

bool composed_dstack(composite *c) {
    return composed_tensor(c, compose_dstack(c, (torc_tensors){c->in + 0, c->list[0]}));
}

bool composed_column_stack(composite *c) {
    return composed_tensor(c, compose_column_stack(c, (torc_tensors){c->in + 0, c->list[0]}));
}

bool composed_block_diag(composite *c) {
    return composed_tensor(c, compose_block_diag((torc_tensors){c->in + 0, c->list[0]}));
}

bool composed_meshgrid(composite *c) {
    return composed_list(c, compose_meshgrid((torc_tensors){c->in + 0, c->list[0]}, c->attrs));
}

bool composed_cartesian_prod(composite *c) {
    return composed_tensor(c, compose_cartesian_prod((torc_tensors){c->in + 0, c->list[0]}));
}

bool composed_vander(composite *c) {
    return composed_tensor(c, compose_vander(c->in[0], c->attrs));
}

bool composed_linalg_vander(composite *c) {
    return composed_tensor(c, compose_linalg_vander(c->in[0], c->attrs));
}

bool composed_combinations(composite *c) {
    return composed_tensor(c, compose_combinations(c->in[0], c->attrs));
}

bool composed_flipud(composite *c) {
    return composed_tensor(c, compose_flipud(c->in[0]));
}

bool composed_fliplr(composite *c) {
    return composed_tensor(c, compose_fliplr(c->in[0]));
}

bool composed_rot90(composite *c) {
    return composed_tensor(c, compose_rot90(c->in[0], c->attrs));
}

bool composed_diag_embed(composite *c) {
    return composed_tensor(c, compose_diag_embed(c->in[0], c->attrs));
}

bool composed_diag(composite *c) {
    return composed_tensor(c, compose_diag(c->in[0], c->attrs));
}

bool composed_diagflat(composite *c) {
    return composed_tensor(c, compose_diagflat(c->in[0], c->attrs));
}

bool composed_positive(composite *c) {
    return composed_tensor(c, compose_positive(c->in[0]));
}

bool composed_unsafe_chunk(composite *c) {
    return composed_list(c, compose_unsafe_chunk(c->in[0], c->attrs));
}

bool composed_chunk(composite *c) {
    return composed_list(c, compose_chunk(c->in[0], c->attrs));
}

bool composed_tensor_split(composite *c) {
    return composed_list(c, compose_tensor_split(c->in[0], c->attrs));
}

bool composed_tensor_split_indices(composite *c) {
    return composed_list(c, compose_tensor_split_indices(c->in[0], c->attrs));
}

bool composed_hsplit(composite *c) {
    return composed_list(c, compose_hsplit(c->in[0], c->attrs));
}

bool composed_hsplit_indices(composite *c) {
    return composed_list(c, compose_hsplit_indices(c->in[0], c->attrs));
}

bool composed_vsplit(composite *c) {
    return composed_list(c, compose_vsplit(c->in[0], c->attrs));
}

bool composed_vsplit_indices(composite *c) {
    return composed_list(c, compose_vsplit_indices(c->in[0], c->attrs));
}

bool composed_dsplit(composite *c) {
    return composed_list(c, compose_dsplit(c->in[0], c->attrs));
}

bool composed_dsplit_indices(composite *c) {
    return composed_list(c, compose_dsplit_indices(c->in[0], c->attrs));
}

bool composed_tensor_split_tensor(composite *c) {
    return composed_list(c, compose_tensor_split_tensor(c->in[0], c->in[1], c->attrs));
}

bool composed_tile(composite *c) {
    return composed_tensor(c, compose_tile(c->in[0], c->attrs));
}

bool composed_contiguous(composite *c) {
    return composed_tensor(c, compose_contiguous(c->in[0], c->attrs));
}

bool composed_to(composite *c) {
    return composed_tensor(c, compose_to(c->in[0], c->attrs));
}

bool composed_float(composite *c) {
    return composed_tensor(c, compose_float(c->in[0]));
}

bool composed_double(composite *c) {
    return composed_tensor(c, compose_double(c->in[0]));
}

bool composed_half(composite *c) {
    return composed_tensor(c, compose_half(c->in[0]));
}

bool composed_bfloat16(composite *c) {
    return composed_tensor(c, compose_bfloat16(c->in[0]));
}

bool composed_long(composite *c) {
    return composed_tensor(c, compose_long(c->in[0]));
}

bool composed_int(composite *c) {
    return composed_tensor(c, compose_int(c->in[0]));
}

bool composed_short(composite *c) {
    return composed_tensor(c, compose_short(c->in[0]));
}

bool composed_char(composite *c) {
    return composed_tensor(c, compose_char(c->in[0]));
}

bool composed_byte(composite *c) {
    return composed_tensor(c, compose_byte(c->in[0]));
}

bool composed_bool(composite *c) {
    return composed_tensor(c, compose_bool(c->in[0]));
}

bool composed_type_as(composite *c) {
    return composed_tensor(c, compose_type_as(c->in[0], c->in[1]));
}

bool composed_isclose(composite *c) {
    return composed_tensor(c, compose_isclose(c->in[0], c->in[1], c->attrs));
}

bool composed_alias_copy(composite *c) {
    return composed_tensor(c, compose_alias_copy(c->in[0]));
}

bool composed_detach_copy(composite *c) {
    return composed_tensor(c, compose_detach_copy(c->in[0]));
}

bool composed_t_copy(composite *c) {
    return composed_tensor(c, compose_t_copy(c->in[0]));
}

bool composed_view_copy(composite *c) {
    return composed_tensor(c, compose_view_copy(c->in[0], c->attrs));
}

bool composed_expand_copy(composite *c) {
    return composed_tensor(c, compose_expand_copy(c->in[0], c->attrs));
}

bool composed_permute_copy(composite *c) {
    return composed_tensor(c, compose_permute_copy(c->in[0], c->attrs));
}

bool composed_transpose_copy(composite *c) {
    return composed_tensor(c, compose_transpose_copy(c->in[0], c->attrs));
}

bool composed_unsqueeze_copy(composite *c) {
    return composed_tensor(c, compose_unsqueeze_copy(c->in[0], c->attrs));
}

bool composed_select_copy(composite *c) {
    return composed_tensor(c, compose_select_copy(c->in[0], c->attrs));
}

bool composed_slice_copy(composite *c) {
    return composed_tensor(c, compose_slice_copy(c->in[0], c->attrs));
}

bool composed_narrow_copy(composite *c) {
    return composed_tensor(c, compose_narrow_copy(c->in[0], c->attrs));
}

bool composed_diagonal_copy(composite *c) {
    return composed_tensor(c, compose_diagonal_copy(c->in[0], c->attrs));
}

bool composed_unfold_copy(composite *c) {
    return composed_tensor(c, compose_unfold_copy(c->in[0], c->attrs));
}

bool composed_as_strided_copy(composite *c) {
    return composed_tensor(c, compose_as_strided_copy(c->in[0], c->attrs));
}

bool composed_squeeze_copy(composite *c) {
    return composed_tensor(c, compose_squeeze_copy(c->in[0], c->attrs));
}

bool composed_view_as_real_copy(composite *c) {
    return composed_tensor(c, compose_view_as_real_copy(c->in[0]));
}

bool composed_view_as_complex_copy(composite *c) {
    return composed_tensor(c, compose_view_as_complex_copy(c->in[0]));
}

bool composed_select_scatter(composite *c) {
    return composed_tensor(c, compose_select_scatter(c->in[0], c->in[1], c->attrs));
}

bool composed_slice_scatter(composite *c) {
    return composed_tensor(c, compose_slice_scatter(c->in[0], c->in[1], c->attrs));
}

bool composed_diagonal_scatter(composite *c) {
    return composed_tensor(c, compose_diagonal_scatter(c->in[0], c->in[1], c->attrs));
}

bool composed_as_strided_scatter(composite *c) {
    return composed_tensor(c, compose_as_strided_scatter(c->in[0], c->in[1], c->attrs));
}

bool composed_as_strided_scatter_plain(composite *c) {
    return composed_tensor(c, compose_as_strided_scatter_plain(c->in[0], c->in[1], c->attrs));
}

bool composed_fill_diagonal_(composite *c) {
    return composed_tensor(c, compose_fill_diagonal_(c, c->in[0], c->attrs));
}

bool composed_sum_to_size(composite *c) {
    return composed_tensor(c, compose_sum_to_size(c->in[0], c->attrs));
}

bool composed_index_reduce(composite *c) {
    return composed_tensor(c, compose_index_reduce(c, c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_argsort(composite *c) {
    return composed_tensor(c, compose_argsort(c->in[0], c->attrs));
}

bool composed_msort(composite *c) {
    return composed_tensor(c, compose_msort(c->in[0]));
}

bool composed_index(composite *c) {
    return composed_tensor(c, compose_index(c->in[0], (torc_tensors){c->in + 1, c->list[0]}));
}

bool composed_index_put(composite *c) {
    return composed_tensor(c, compose_index_put(c, c->in[0], (torc_tensors){c->in + 1, c->list[0]}, c->in[1 + c->list[0]], c->attrs));
}

bool composed_masked_select(composite *c) {
    return composed_tensor(c, compose_masked_select(c->in[0], c->in[1]));
}

bool composed_masked_scatter(composite *c) {
    return composed_tensor(c, compose_masked_scatter(c, c->in[0], c->in[1], c->in[2]));
}

bool composed_nonzero(composite *c) {
    return composed_tensor(c, compose_nonzero(c->in[0]));
}

bool composed_argwhere(composite *c) {
    return composed_tensor(c, compose_argwhere(c->in[0]));
}

bool composed_take(composite *c) {
    return composed_tensor(c, compose_take(c->in[0], c->in[1]));
}

bool composed_put(composite *c) {
    return composed_tensor(c, compose_put(c, c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_take_along_dim(composite *c) {
    return composed_tensor(c, compose_take_along_dim(c->in[0], c->in[1], c->attrs));
}

bool composed_repeat_interleave(composite *c) {
    return composed_tensor(c, compose_repeat_interleave(c->in[0], c->attrs));
}

bool composed_repeat_interleave_tensor(composite *c) {
    return composed_tensor(c, compose_repeat_interleave_tensor(c->in[0], c->in[1], c->attrs));
}

bool composed_repeat_interleave_counts(composite *c) {
    return composed_tensor(c, compose_repeat_interleave_counts(c->in[0], c->attrs));
}

bool composed_isin(composite *c) {
    return composed_tensor(c, compose_isin(c->in[0], c->in[1], c->attrs));
}

bool composed_searchsorted(composite *c) {
    return composed_tensor(c, compose_searchsorted(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_bucketize(composite *c) {
    return composed_tensor(c, compose_bucketize(c->in[0], c->in[1], c->attrs));
}

bool composed_multinomial(composite *c) {
    return composed_tensor(c, compose_multinomial(c->in[0], c->attrs));
}

bool composed__unique2(composite *c) {
    torc__unique2_result r = compose__unique2(c->in[0], c->attrs);
    return composed_tensors(c, (const torc_tensor[]){r.output, r.inverse_indices, r.counts}, 3);
}

bool composed_unique_dim(composite *c) {
    torc_unique_dim_result r = compose_unique_dim(c->in[0], c->attrs);
    return composed_tensors(c, (const torc_tensor[]){r.output, r.inverse_indices, r.counts}, 3);
}

bool composed_unique_consecutive(composite *c) {
    torc_unique_consecutive_result r = compose_unique_consecutive(c->in[0], c->attrs);
    return composed_tensors(c, (const torc_tensor[]){r.output, r.inverse_indices, r.counts}, 3);
}

bool composed_kthvalue(composite *c) {
    torc_kthvalue_result r = compose_kthvalue(c->in[0], c->attrs);
    return composed_tensors(c, (const torc_tensor[]){r.values, r.indices}, 2);
}

bool composed_mode(composite *c) {
    torc_mode_result r = compose_mode(c->in[0], c->attrs);
    return composed_tensors(c, (const torc_tensor[]){r.values, r.indices}, 2);
}

bool composed_bincount(composite *c) {
    return composed_tensor(c, compose_bincount(c->in[0], c->in[1], c->attrs));
}

bool composed_vdot(composite *c) {
    return composed_tensor(c, compose_vdot(c->in[0], c->in[1]));
}

bool composed_matmul(composite *c) {
    return composed_tensor(c, compose_matmul(c->in[0], c->in[1]));
}

bool composed_outer(composite *c) {
    return composed_tensor(c, compose_outer(c->in[0], c->in[1]));
}

bool composed_einsum(composite *c) {
    return composed_tensor(c, compose_einsum((torc_tensors){c->in + 0, c->list[0]}, c->attrs));
}

bool composed_tensordot(composite *c) {
    return composed_tensor(c, compose_tensordot(c->in[0], c->in[1], c->attrs));
}

bool composed_linalg_multi_dot(composite *c) {
    return composed_tensor(c, compose_linalg_multi_dot((torc_tensors){c->in + 0, c->list[0]}));
}

bool composed_chain_matmul(composite *c) {
    return composed_tensor(c, compose_chain_matmul(c, (torc_tensors){c->in + 0, c->list[0]}));
}

bool composed_inner(composite *c) {
    return composed_tensor(c, compose_inner(c, c->in[0], c->in[1]));
}

bool composed_linalg_vecdot(composite *c) {
    return composed_tensor(c, compose_linalg_vecdot(c->in[0], c->in[1], c->attrs));
}

bool composed_kron(composite *c) {
    return composed_tensor(c, compose_kron(c->in[0], c->in[1]));
}

bool composed_addr(composite *c) {
    return composed_tensor(c, compose_addr(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_addbmm(composite *c) {
    return composed_tensor(c, compose_addbmm(c, c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_linalg_cross(composite *c) {
    return composed_tensor(c, compose_linalg_cross(c->in[0], c->in[1], c->attrs));
}

bool composed_cross(composite *c) {
    return composed_tensor(c, compose_cross(c->in[0], c->in[1], c->attrs));
}

bool composed__addmm_activation(composite *c) {
    return composed_tensor(c, compose__addmm_activation(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_linear_gelu(composite *c) {
    return composed_tensor(c, compose_linear_gelu(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_linear_gelu_linear(composite *c) {
    return composed_tensor(c, compose_linear_gelu_linear(c->in[0], c->in[1], c->in[2], c->in[3], c->in[4], c->attrs));
}

bool composed_layer_norm(composite *c) {
    return composed_tensor(c, compose_layer_norm(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_batch_norm(composite *c) {
    return composed_tensor(c, compose_batch_norm(c->in[0], c->in[1], c->in[2], c->in[3], c->in[4], c->attrs));
}

bool composed_instance_norm(composite *c) {
    return composed_tensor(c, compose_instance_norm(c->in[0], c->in[1], c->in[2], c->in[3], c->in[4], c->attrs));
}

bool composed_group_norm(composite *c) {
    return composed_tensor(c, compose_group_norm(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_rms_norm(composite *c) {
    return composed_tensor(c, compose_rms_norm(c->in[0], c->in[1], c->attrs));
}

bool composed_dropout(composite *c) {
    return composed_tensor(c, compose_dropout(c, c->in[0], c->attrs));
}

bool composed_feature_dropout(composite *c) {
    return composed_tensor(c, compose_feature_dropout(c, c->in[0], c->attrs));
}

bool composed_conv1d(composite *c) {
    return composed_tensor(c, compose_conv1d(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_conv2d(composite *c) {
    return composed_tensor(c, compose_conv2d(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_conv1d_padding(composite *c) {
    return composed_tensor(c, compose_conv1d_padding(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_conv2d_padding(composite *c) {
    return composed_tensor(c, compose_conv2d_padding(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_conv_transpose1d(composite *c) {
    return composed_tensor(c, compose_conv_transpose1d(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_conv_transpose2d(composite *c) {
    return composed_tensor(c, compose_conv_transpose2d(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_max_pool2d(composite *c) {
    return composed_tensor(c, compose_max_pool2d(c->in[0], c->attrs));
}

bool composed_max_pool1d(composite *c) {
    return composed_tensor(c, compose_max_pool1d(c->in[0], c->attrs));
}

bool composed_avg_pool1d(composite *c) {
    return composed_tensor(c, compose_avg_pool1d(c->in[0], c->attrs));
}

bool composed_adaptive_avg_pool1d(composite *c) {
    return composed_tensor(c, compose_adaptive_avg_pool1d(c->in[0], c->attrs));
}

bool composed_max_pool3d_with_indices(composite *c) {
    torc_max_pool3d_with_indices_result r = compose_max_pool3d_with_indices(c->in[0], c->attrs);
    return composed_tensors(c, (const torc_tensor[]){r.output, r.indices}, 2);
}

bool composed_max_pool3d(composite *c) {
    return composed_tensor(c, compose_max_pool3d(c->in[0], c->attrs));
}

bool composed_avg_pool3d(composite *c) {
    return composed_tensor(c, compose_avg_pool3d(c->in[0], c->attrs));
}

bool composed_adaptive_avg_pool3d(composite *c) {
    return composed_tensor(c, compose_adaptive_avg_pool3d(c->in[0], c->attrs));
}

bool composed_adaptive_max_pool3d(composite *c) {
    torc_adaptive_max_pool3d_result r = compose_adaptive_max_pool3d(c->in[0], c->attrs);
    return composed_tensors(c, (const torc_tensor[]){r.output, r.indices}, 2);
}

bool composed_interpolate(composite *c) {
    return composed_tensor(c, compose_interpolate(c->in[0], c->attrs));
}

bool composed_grid_sampler(composite *c) {
    return composed_tensor(c, compose_grid_sampler(c->in[0], c->in[1], c->attrs));
}

bool composed_affine_grid_generator(composite *c) {
    return composed_tensor(c, compose_affine_grid_generator(c->in[0], c->attrs));
}

bool composed_nll_loss(composite *c) {
    return composed_tensor(c, compose_nll_loss(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_cross_entropy(composite *c) {
    return composed_tensor(c, compose_cross_entropy(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_binary_cross_entropy(composite *c) {
    return composed_tensor(c, compose_binary_cross_entropy(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_binary_cross_entropy_with_logits(composite *c) {
    return composed_tensor(c, compose_binary_cross_entropy_with_logits(c->in[0], c->in[1], c->in[2], c->in[3], c->attrs));
}

bool composed_mse_loss(composite *c) {
    return composed_tensor(c, compose_mse_loss(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_mse_loss_plain(composite *c) {
    return composed_tensor(c, compose_mse_loss_plain(c->in[0], c->in[1], c->attrs));
}

bool composed_l1_loss(composite *c) {
    return composed_tensor(c, compose_l1_loss(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_l1_loss_plain(composite *c) {
    return composed_tensor(c, compose_l1_loss_plain(c->in[0], c->in[1], c->attrs));
}

bool composed_smooth_l1_loss(composite *c) {
    return composed_tensor(c, compose_smooth_l1_loss(c->in[0], c->in[1], c->attrs));
}

bool composed_huber_loss(composite *c) {
    return composed_tensor(c, compose_huber_loss(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_huber_loss_plain(composite *c) {
    return composed_tensor(c, compose_huber_loss_plain(c->in[0], c->in[1], c->attrs));
}

bool composed_kl_div(composite *c) {
    return composed_tensor(c, compose_kl_div(c->in[0], c->in[1], c->attrs));
}

bool composed_one_hot(composite *c) {
    return composed_tensor(c, compose_one_hot(c->in[0], c->attrs));
}

bool composed_scaled_dot_product_attention(composite *c) {
    return composed_tensor(c, compose_scaled_dot_product_attention(c->in[0], c->in[1], c->in[2], c->in[3], c->attrs));
}

bool composed_constant_pad_nd(composite *c) {
    return composed_tensor(c, compose_constant_pad_nd(c->in[0], c->attrs));
}

bool composed_pad(composite *c) {
    return composed_tensor(c, compose_pad(c->in[0], c->attrs));
}

bool composed_glu(composite *c) {
    return composed_tensor(c, compose_glu(c->in[0], c->attrs));
}

bool composed_prelu(composite *c) {
    return composed_tensor(c, compose_prelu(c->in[0], c->in[1]));
}

bool composed_alpha_dropout(composite *c) {
    return composed_tensor(c, compose_alpha_dropout(c, c->in[0], c->attrs));
}

bool composed_feature_alpha_dropout(composite *c) {
    return composed_tensor(c, compose_feature_alpha_dropout(c, c->in[0], c->attrs));
}

bool composed_pixel_shuffle(composite *c) {
    return composed_tensor(c, compose_pixel_shuffle(c->in[0], c->attrs));
}

bool composed_pixel_unshuffle(composite *c) {
    return composed_tensor(c, compose_pixel_unshuffle(c->in[0], c->attrs));
}

bool composed_channel_shuffle(composite *c) {
    return composed_tensor(c, compose_channel_shuffle(c->in[0], c->attrs));
}

bool composed_im2col(composite *c) {
    return composed_tensor(c, compose_im2col(c->in[0], c->attrs));
}

bool composed_col2im(composite *c) {
    return composed_tensor(c, compose_col2im(c->in[0], c->attrs));
}

bool composed_max_unpool2d(composite *c) {
    return composed_tensor(c, compose_max_unpool2d(c->in[0], c->in[1], c->attrs));
}

bool composed_embedding_renorm_(composite *c) {
    return composed_tensor(c, compose_embedding_renorm_(c, c->in[0], c->in[1], c->attrs));
}

bool composed_embedding_bag(composite *c) {
    return composed_tensor(c, compose_embedding_bag(c->in[0], c->in[1], c->in[2], c->in[3], c->attrs));
}

bool composed_conv3d(composite *c) {
    return composed_tensor(c, compose_conv3d(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_conv3d_padding(composite *c) {
    return composed_tensor(c, compose_conv3d_padding(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_conv_transpose3d(composite *c) {
    return composed_tensor(c, compose_conv_transpose3d(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_pairwise_distance(composite *c) {
    return composed_tensor(c, compose_pairwise_distance(c->in[0], c->in[1], c->attrs));
}

bool composed_bilinear(composite *c) {
    return composed_tensor(c, compose_bilinear(c->in[0], c->in[1], c->in[2], c->in[3]));
}

bool composed_margin_ranking_loss(composite *c) {
    return composed_tensor(c, compose_margin_ranking_loss(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_hinge_embedding_loss(composite *c) {
    return composed_tensor(c, compose_hinge_embedding_loss(c->in[0], c->in[1], c->attrs));
}

bool composed_cosine_embedding_loss(composite *c) {
    return composed_tensor(c, compose_cosine_embedding_loss(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_triplet_margin_loss(composite *c) {
    return composed_tensor(c, compose_triplet_margin_loss(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_soft_margin_loss(composite *c) {
    return composed_tensor(c, compose_soft_margin_loss(c->in[0], c->in[1], c->attrs));
}

bool composed_multi_margin_loss(composite *c) {
    return composed_tensor(c, compose_multi_margin_loss(c->in[0], c->in[1], c->in[2], c->attrs));
}

bool composed_multilabel_margin_loss(composite *c) {
    return composed_tensor(c, compose_multilabel_margin_loss(c->in[0], c->in[1], c->attrs));
}

bool composed_poisson_nll_loss(composite *c) {
    return composed_tensor(c, compose_poisson_nll_loss(c->in[0], c->in[1], c->attrs));
}

bool composed_rnn_tanh(composite *c) {
    torc_rnn_tanh_result r = compose_rnn_tanh(c->in[0], c->in[1], (torc_tensors){c->in + 2, c->list[0]}, c->attrs);
    return composed_tensors(c, (const torc_tensor[]){r.output, r.hidden}, 2);
}

bool composed_rnn_tanh_data(composite *c) {
    torc_rnn_tanh_data_result r = compose_rnn_tanh_data(c->in[0], c->in[1], c->in[2], (torc_tensors){c->in + 3, c->list[0]}, c->attrs);
    return composed_tensors(c, (const torc_tensor[]){r.output, r.hidden}, 2);
}

bool composed_rnn_relu(composite *c) {
    torc_rnn_relu_result r = compose_rnn_relu(c->in[0], c->in[1], (torc_tensors){c->in + 2, c->list[0]}, c->attrs);
    return composed_tensors(c, (const torc_tensor[]){r.output, r.hidden}, 2);
}

bool composed_rnn_relu_data(composite *c) {
    torc_rnn_relu_data_result r = compose_rnn_relu_data(c->in[0], c->in[1], c->in[2], (torc_tensors){c->in + 3, c->list[0]}, c->attrs);
    return composed_tensors(c, (const torc_tensor[]){r.output, r.hidden}, 2);
}

bool composed_gru(composite *c) {
    torc_gru_result r = compose_gru(c->in[0], c->in[1], (torc_tensors){c->in + 2, c->list[0]}, c->attrs);
    return composed_tensors(c, (const torc_tensor[]){r.output, r.hidden}, 2);
}

bool composed_gru_data(composite *c) {
    torc_gru_data_result r = compose_gru_data(c->in[0], c->in[1], c->in[2], (torc_tensors){c->in + 3, c->list[0]}, c->attrs);
    return composed_tensors(c, (const torc_tensor[]){r.output, r.hidden}, 2);
}

bool composed_lstm(composite *c) {
    torc_lstm_result r = compose_lstm(c->in[0], (torc_tensors){c->in + 1, c->list[0]}, (torc_tensors){c->in + 1 + c->list[0], c->list[1]}, c->attrs);
    return composed_tensors(c, (const torc_tensor[]){r.output, r.hidden, r.cell}, 3);
}

bool composed_lstm_data(composite *c) {
    torc_lstm_data_result r = compose_lstm_data(c->in[0], c->in[1], (torc_tensors){c->in + 2, c->list[0]}, (torc_tensors){c->in + 2 + c->list[0], c->list[1]}, c->attrs);
    return composed_tensors(c, (const torc_tensor[]){r.output, r.hidden, r.cell}, 3);
}

bool composed_rnn_tanh_cell(composite *c) {
    return composed_tensor(c, compose_rnn_tanh_cell(c->in[0], c->in[1], c->in[2], c->in[3], c->in[4], c->in[5]));
}

bool composed_rnn_relu_cell(composite *c) {
    return composed_tensor(c, compose_rnn_relu_cell(c->in[0], c->in[1], c->in[2], c->in[3], c->in[4], c->in[5]));
}

bool composed_gru_cell(composite *c) {
    return composed_tensor(c, compose_gru_cell(c->in[0], c->in[1], c->in[2], c->in[3], c->in[4], c->in[5]));
}

bool composed_lstm_cell(composite *c) {
    torc_lstm_cell_result r = compose_lstm_cell(c->in[0], (torc_tensors){c->in + 1, c->list[0]}, c->in[1 + c->list[0]], c->in[2 + c->list[0]], c->in[3 + c->list[0]], c->in[4 + c->list[0]]);
    return composed_tensors(c, (const torc_tensor[]){r.hidden, r.cell}, 2);
}
