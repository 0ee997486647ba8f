/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
/* The bodies of composites behind the one signature that the spine calls. */
#include "ops/generated/compose.h"

compose_fn composed_div;
bool composed_div(composite *c) {
    return composed_tensor(c, compose_div(c, c->in[0], c->in[1], c->attrs));
}

compose_fn composed_conj_physical;
bool composed_conj_physical(composite *c) {
    return composed_tensor(c, compose_conj_physical(c, c->in[0]));
}

compose_fn composed_lerp_scalar;
bool composed_lerp_scalar(composite *c) {
    return composed_tensor(c, compose_lerp_scalar(c, c->in[0], c->in[1], c->attrs));
}

compose_fn composed_clamp;
bool composed_clamp(composite *c) {
    return composed_tensor(c, compose_clamp(c, c->in[0], c->attrs));
}

compose_fn composed_clamp_tensor;
bool composed_clamp_tensor(composite *c) {
    return composed_tensor(c, compose_clamp_tensor(c, c->in[0], c->in[1], c->in[2]));
}

compose_fn composed_masked_fill_scalar;
bool composed_masked_fill_scalar(composite *c) {
    return composed_tensor(c, compose_masked_fill_scalar(c, c->in[0], c->in[1], c->attrs));
}

compose_fn composed_nan_to_num;
bool composed_nan_to_num(composite *c) {
    return composed_tensor(c, compose_nan_to_num(c, c->in[0], c->attrs));
}

compose_fn composed_isreal;
bool composed_isreal(composite *c) {
    return composed_tensor(c, compose_isreal(c->in[0]));
}

compose_fn composed_bitwise_not;
bool composed_bitwise_not(composite *c) {
    return composed_tensor(c, compose_bitwise_not(c, c->in[0]));
}

compose_fn composed_gelu;
bool composed_gelu(composite *c) {
    return composed_tensor(c, compose_gelu(c, c->in[0], c->attrs));
}

compose_fn composed_softsign;
bool composed_softsign(composite *c) {
    return composed_tensor(c, compose_softsign(c->in[0]));
}

compose_fn composed_empty;
bool composed_empty(composite *c) {
    return composed_tensor(c, compose_empty(c->attrs));
}

compose_fn composed_empty_strided;
bool composed_empty_strided(composite *c) {
    return composed_tensor(c, compose_empty_strided(c->attrs));
}

compose_fn composed_zeros;
bool composed_zeros(composite *c) {
    return composed_tensor(c, compose_zeros(c->attrs));
}

compose_fn composed_ones;
bool composed_ones(composite *c) {
    return composed_tensor(c, compose_ones(c->attrs));
}

compose_fn composed_full;
bool composed_full(composite *c) {
    return composed_tensor(c, compose_full(c->attrs));
}

compose_fn composed_empty_like;
bool composed_empty_like(composite *c) {
    return composed_tensor(c, compose_empty_like(c->in[0], c->attrs));
}

compose_fn composed_zeros_like;
bool composed_zeros_like(composite *c) {
    return composed_tensor(c, compose_zeros_like(c->in[0], c->attrs));
}

compose_fn composed_ones_like;
bool composed_ones_like(composite *c) {
    return composed_tensor(c, compose_ones_like(c->in[0], c->attrs));
}

compose_fn composed_full_like;
bool composed_full_like(composite *c) {
    return composed_tensor(c, compose_full_like(c->in[0], c->attrs));
}

compose_fn composed_rand_like;
bool composed_rand_like(composite *c) {
    return composed_tensor(c, compose_rand_like(c->in[0], c->attrs));
}

compose_fn composed_randn_like;
bool composed_randn_like(composite *c) {
    return composed_tensor(c, compose_randn_like(c->in[0], c->attrs));
}

compose_fn composed_randint_like;
bool composed_randint_like(composite *c) {
    return composed_tensor(c, compose_randint_like(c->in[0], c->attrs));
}

compose_fn composed_new_empty;
bool composed_new_empty(composite *c) {
    return composed_tensor(c, compose_new_empty(c->in[0], c->attrs));
}

compose_fn composed_new_zeros;
bool composed_new_zeros(composite *c) {
    return composed_tensor(c, compose_new_zeros(c->in[0], c->attrs));
}

compose_fn composed_new_ones;
bool composed_new_ones(composite *c) {
    return composed_tensor(c, compose_new_ones(c->in[0], c->attrs));
}

compose_fn composed_new_full;
bool composed_new_full(composite *c) {
    return composed_tensor(c, compose_new_full(c->in[0], c->attrs));
}

compose_fn composed_arange;
bool composed_arange(composite *c) {
    return composed_tensor(c, compose_arange(c->attrs));
}

compose_fn composed_linspace;
bool composed_linspace(composite *c) {
    return composed_tensor(c, compose_linspace(c->attrs));
}

compose_fn composed_eye;
bool composed_eye(composite *c) {
    return composed_tensor(c, compose_eye(c->attrs));
}

compose_fn composed_rand;
bool composed_rand(composite *c) {
    return composed_tensor(c, compose_rand(c->attrs));
}

compose_fn composed_randn;
bool composed_randn(composite *c) {
    return composed_tensor(c, compose_randn(c->attrs));
}

compose_fn composed_randint;
bool composed_randint(composite *c) {
    return composed_tensor(c, compose_randint(c->attrs));
}

compose_fn composed_randperm;
bool composed_randperm(composite *c) {
    return composed_tensor(c, compose_randperm(c->attrs));
}

compose_fn composed_norm;
bool composed_norm(composite *c) {
    return composed_tensor(c, compose_norm(c->in[0], c->attrs));
}

compose_fn composed_cosine_similarity;
bool composed_cosine_similarity(composite *c) {
    return composed_tensor(c, compose_cosine_similarity(c->in[0], c->in[1], c->attrs));
}

compose_fn composed_reshape;
bool composed_reshape(composite *c) {
    return composed_tensor(c, compose_reshape(c->in[0], c->attrs));
}

compose_fn composed_view_as;
bool composed_view_as(composite *c) {
    return composed_tensor(c, compose_view_as(c->in[0], c->in[1]));
}

compose_fn composed_real;
bool composed_real(composite *c) {
    return composed_tensor(c, compose_real(c->in[0]));
}

compose_fn composed_imag;
bool composed_imag(composite *c) {
    return composed_tensor(c, compose_imag(c->in[0]));
}

compose_fn composed_conj;
bool composed_conj(composite *c) {
    return composed_tensor(c, compose_conj(c->in[0]));
}

compose_fn composed_resolve_conj;
bool composed_resolve_conj(composite *c) {
    return composed_tensor(c, compose_resolve_conj(c->in[0]));
}

compose_fn composed_resolve_neg;
bool composed_resolve_neg(composite *c) {
    return composed_tensor(c, compose_resolve_neg(c->in[0]));
}

compose_fn composed_complex;
bool composed_complex(composite *c) {
    return composed_tensor(c, compose_complex(c->in[0], c->in[1]));
}

compose_fn composed_polar;
bool composed_polar(composite *c) {
    return composed_tensor(c, compose_polar(c->in[0], c->in[1]));
}

compose_fn composed_reshape_as;
bool composed_reshape_as(composite *c) {
    return composed_tensor(c, compose_reshape_as(c->in[0], c->in[1]));
}

compose_fn composed_expand_as;
bool composed_expand_as(composite *c) {
    return composed_tensor(c, compose_expand_as(c->in[0], c->in[1]));
}

compose_fn composed_broadcast_to;
bool composed_broadcast_to(composite *c) {
    return composed_tensor(c, compose_broadcast_to(c->in[0], c->attrs));
}

compose_fn composed_broadcast_tensors;
bool composed_broadcast_tensors(composite *c) {
    return composed_list(c, compose_broadcast_tensors((torc_tensors){c->in + 0, c->list[0]}));
}

compose_fn composed_flatten;
bool composed_flatten(composite *c) {
    return composed_tensor(c, compose_flatten(c->in[0], c->attrs));
}

compose_fn composed_unflatten;
bool composed_unflatten(composite *c) {
    return composed_tensor(c, compose_unflatten(c->in[0], c->attrs));
}

compose_fn composed_ravel;
bool composed_ravel(composite *c) {
    return composed_tensor(c, compose_ravel(c->in[0]));
}

compose_fn composed_t;
bool composed_t(composite *c) {
    return composed_tensor(c, compose_t(c->in[0]));
}

compose_fn composed_mT;
bool composed_mT(composite *c) {
    return composed_tensor(c, compose_mT(c->in[0]));
}

compose_fn composed_adjoint;
bool composed_adjoint(composite *c) {
    return composed_tensor(c, compose_adjoint(c->in[0]));
}

compose_fn composed_mH;
bool composed_mH(composite *c) {
    return composed_tensor(c, compose_mH(c->in[0]));
}

compose_fn composed_H;
bool composed_H(composite *c) {
    return composed_tensor(c, compose_H(c->in[0]));
}

compose_fn composed_movedim;
bool composed_movedim(composite *c) {
    return composed_tensor(c, compose_movedim(c->in[0], c->attrs));
}

compose_fn composed_narrow;
bool composed_narrow(composite *c) {
    return composed_tensor(c, compose_narrow(c->in[0], c->attrs));
}

compose_fn composed_as_strided;
bool composed_as_strided(composite *c) {
    return composed_tensor(c, compose_as_strided(c->in[0], c->attrs));
}

compose_fn composed_stack;
bool composed_stack(composite *c) {
    return composed_tensor(c, compose_stack(c, (torc_tensors){c->in + 0, c->list[0]}, c->attrs));
}

compose_fn composed_chunk;
bool composed_chunk(composite *c) {
    return composed_list(c, compose_chunk(c->in[0], c->attrs));
}

compose_fn composed_tensor_split;
bool composed_tensor_split(composite *c) {
    return composed_list(c, compose_tensor_split(c->in[0], c->attrs));
}

compose_fn composed_tensor_split_indices;
bool composed_tensor_split_indices(composite *c) {
    return composed_list(c, compose_tensor_split_indices(c->in[0], c->attrs));
}

compose_fn composed_tile;
bool composed_tile(composite *c) {
    return composed_tensor(c, compose_tile(c->in[0], c->attrs));
}

compose_fn composed_contiguous;
bool composed_contiguous(composite *c) {
    return composed_tensor(c, compose_contiguous(c->in[0], c->attrs));
}

compose_fn composed_to;
bool composed_to(composite *c) {
    return composed_tensor(c, compose_to(c->in[0], c->attrs));
}

compose_fn composed_float;
bool composed_float(composite *c) {
    return composed_tensor(c, compose_float(c->in[0]));
}

compose_fn composed_double;
bool composed_double(composite *c) {
    return composed_tensor(c, compose_double(c->in[0]));
}

compose_fn composed_half;
bool composed_half(composite *c) {
    return composed_tensor(c, compose_half(c->in[0]));
}

compose_fn composed_bfloat16;
bool composed_bfloat16(composite *c) {
    return composed_tensor(c, compose_bfloat16(c->in[0]));
}

compose_fn composed_long;
bool composed_long(composite *c) {
    return composed_tensor(c, compose_long(c->in[0]));
}

compose_fn composed_int;
bool composed_int(composite *c) {
    return composed_tensor(c, compose_int(c->in[0]));
}

compose_fn composed_short;
bool composed_short(composite *c) {
    return composed_tensor(c, compose_short(c->in[0]));
}

compose_fn composed_char;
bool composed_char(composite *c) {
    return composed_tensor(c, compose_char(c->in[0]));
}

compose_fn composed_byte;
bool composed_byte(composite *c) {
    return composed_tensor(c, compose_byte(c->in[0]));
}

compose_fn composed_bool;
bool composed_bool(composite *c) {
    return composed_tensor(c, compose_bool(c->in[0]));
}

compose_fn composed_type_as;
bool composed_type_as(composite *c) {
    return composed_tensor(c, compose_type_as(c->in[0], c->in[1]));
}

compose_fn composed_isclose;
bool composed_isclose(composite *c) {
    return composed_tensor(c, compose_isclose(c->in[0], c->in[1], c->attrs));
}

compose_fn composed_argsort;
bool composed_argsort(composite *c) {
    return composed_tensor(c, compose_argsort(c->in[0], c->attrs));
}

compose_fn composed_msort;
bool composed_msort(composite *c) {
    return composed_tensor(c, compose_msort(c->in[0]));
}

compose_fn composed_index;
bool composed_index(composite *c) {
    return composed_tensor(c, compose_index(c->in[0], (torc_tensors){c->in + 1, c->list[0]}));
}

compose_fn composed_index_put;
bool composed_index_put(composite *c) {
    return composed_tensor(c, compose_index_put(c, c->in[0], (torc_tensors){c->in + 1, c->list[0]}, c->in[1 + c->list[0]], c->attrs));
}

compose_fn composed_masked_select;
bool composed_masked_select(composite *c) {
    return composed_tensor(c, compose_masked_select(c->in[0], c->in[1]));
}

compose_fn composed_masked_scatter;
bool composed_masked_scatter(composite *c) {
    return composed_tensor(c, compose_masked_scatter(c, c->in[0], c->in[1], c->in[2]));
}

compose_fn composed_nonzero;
bool composed_nonzero(composite *c) {
    return composed_tensor(c, compose_nonzero(c->in[0]));
}

compose_fn composed_argwhere;
bool composed_argwhere(composite *c) {
    return composed_tensor(c, compose_argwhere(c->in[0]));
}

compose_fn composed_take;
bool composed_take(composite *c) {
    return composed_tensor(c, compose_take(c->in[0], c->in[1]));
}

compose_fn composed_take_along_dim;
bool composed_take_along_dim(composite *c) {
    return composed_tensor(c, compose_take_along_dim(c->in[0], c->in[1], c->attrs));
}

compose_fn composed_vdot;
bool composed_vdot(composite *c) {
    return composed_tensor(c, compose_vdot(c->in[0], c->in[1]));
}

compose_fn composed_matmul;
bool composed_matmul(composite *c) {
    return composed_tensor(c, compose_matmul(c->in[0], c->in[1]));
}

compose_fn composed_outer;
bool composed_outer(composite *c) {
    return composed_tensor(c, compose_outer(c->in[0], c->in[1]));
}

compose_fn composed__addmm_activation;
bool composed__addmm_activation(composite *c) {
    return composed_tensor(c, compose__addmm_activation(c->in[0], c->in[1], c->in[2], c->attrs));
}

compose_fn composed_linear_gelu;
bool composed_linear_gelu(composite *c) {
    return composed_tensor(c, compose_linear_gelu(c->in[0], c->in[1], c->in[2], c->attrs));
}

compose_fn composed_linear_gelu_linear;
bool composed_linear_gelu_linear(composite *c) {
    return composed_tensor(c, compose_linear_gelu_linear(c->in[0], c->in[1], c->in[2], c->in[3], c->in[4], c->attrs));
}

compose_fn composed_layer_norm;
bool composed_layer_norm(composite *c) {
    return composed_tensor(c, compose_layer_norm(c->in[0], c->in[1], c->in[2], c->attrs));
}

compose_fn composed_batch_norm;
bool composed_batch_norm(composite *c) {
    return composed_tensor(c, compose_batch_norm(c->in[0], c->in[1], c->in[2], c->in[3], c->in[4], c->attrs));
}

compose_fn composed_instance_norm;
bool composed_instance_norm(composite *c) {
    return composed_tensor(c, compose_instance_norm(c->in[0], c->in[1], c->in[2], c->in[3], c->in[4], c->attrs));
}

compose_fn composed_group_norm;
bool composed_group_norm(composite *c) {
    return composed_tensor(c, compose_group_norm(c->in[0], c->in[1], c->in[2], c->attrs));
}

compose_fn composed_rms_norm;
bool composed_rms_norm(composite *c) {
    return composed_tensor(c, compose_rms_norm(c->in[0], c->in[1], c->attrs));
}

compose_fn composed_dropout;
bool composed_dropout(composite *c) {
    return composed_tensor(c, compose_dropout(c, c->in[0], c->attrs));
}

compose_fn composed_feature_dropout;
bool composed_feature_dropout(composite *c) {
    return composed_tensor(c, compose_feature_dropout(c, c->in[0], c->attrs));
}

compose_fn composed_conv1d;
bool composed_conv1d(composite *c) {
    return composed_tensor(c, compose_conv1d(c->in[0], c->in[1], c->in[2], c->attrs));
}

compose_fn composed_conv2d;
bool composed_conv2d(composite *c) {
    return composed_tensor(c, compose_conv2d(c->in[0], c->in[1], c->in[2], c->attrs));
}

compose_fn composed_conv1d_padding;
bool composed_conv1d_padding(composite *c) {
    return composed_tensor(c, compose_conv1d_padding(c->in[0], c->in[1], c->in[2], c->attrs));
}

compose_fn composed_conv2d_padding;
bool composed_conv2d_padding(composite *c) {
    return composed_tensor(c, compose_conv2d_padding(c->in[0], c->in[1], c->in[2], c->attrs));
}

compose_fn composed_conv_transpose1d;
bool composed_conv_transpose1d(composite *c) {
    return composed_tensor(c, compose_conv_transpose1d(c->in[0], c->in[1], c->in[2], c->attrs));
}

compose_fn composed_conv_transpose2d;
bool composed_conv_transpose2d(composite *c) {
    return composed_tensor(c, compose_conv_transpose2d(c->in[0], c->in[1], c->in[2], c->attrs));
}

compose_fn composed_max_pool2d;
bool composed_max_pool2d(composite *c) {
    return composed_tensor(c, compose_max_pool2d(c->in[0], c->attrs));
}

compose_fn composed_max_pool1d;
bool composed_max_pool1d(composite *c) {
    return composed_tensor(c, compose_max_pool1d(c->in[0], c->attrs));
}

compose_fn composed_avg_pool1d;
bool composed_avg_pool1d(composite *c) {
    return composed_tensor(c, compose_avg_pool1d(c->in[0], c->attrs));
}

compose_fn composed_adaptive_avg_pool1d;
bool composed_adaptive_avg_pool1d(composite *c) {
    return composed_tensor(c, compose_adaptive_avg_pool1d(c->in[0], c->attrs));
}

compose_fn composed_nll_loss;
bool composed_nll_loss(composite *c) {
    return composed_tensor(c, compose_nll_loss(c->in[0], c->in[1], c->in[2], c->attrs));
}

compose_fn composed_cross_entropy;
bool composed_cross_entropy(composite *c) {
    return composed_tensor(c, compose_cross_entropy(c->in[0], c->in[1], c->in[2], c->attrs));
}

compose_fn composed_binary_cross_entropy;
bool composed_binary_cross_entropy(composite *c) {
    return composed_tensor(c, compose_binary_cross_entropy(c->in[0], c->in[1], c->in[2], c->attrs));
}

compose_fn composed_binary_cross_entropy_with_logits;
bool composed_binary_cross_entropy_with_logits(composite *c) {
    return composed_tensor(c, compose_binary_cross_entropy_with_logits(c->in[0], c->in[1], c->in[2], c->in[3], c->attrs));
}

compose_fn composed_mse_loss;
bool composed_mse_loss(composite *c) {
    return composed_tensor(c, compose_mse_loss(c->in[0], c->in[1], c->attrs));
}

compose_fn composed_l1_loss;
bool composed_l1_loss(composite *c) {
    return composed_tensor(c, compose_l1_loss(c->in[0], c->in[1], c->attrs));
}

compose_fn composed_smooth_l1_loss;
bool composed_smooth_l1_loss(composite *c) {
    return composed_tensor(c, compose_smooth_l1_loss(c->in[0], c->in[1], c->attrs));
}

compose_fn composed_huber_loss;
bool composed_huber_loss(composite *c) {
    return composed_tensor(c, compose_huber_loss(c->in[0], c->in[1], c->attrs));
}

compose_fn composed_kl_div;
bool composed_kl_div(composite *c) {
    return composed_tensor(c, compose_kl_div(c->in[0], c->in[1], c->attrs));
}

compose_fn composed_one_hot;
bool composed_one_hot(composite *c) {
    return composed_tensor(c, compose_one_hot(c->in[0], c->attrs));
}

compose_fn composed_scaled_dot_product_attention;
bool composed_scaled_dot_product_attention(composite *c) {
    return composed_tensor(c, compose_scaled_dot_product_attention(c->in[0], c->in[1], c->in[2], c->in[3], c->attrs));
}
