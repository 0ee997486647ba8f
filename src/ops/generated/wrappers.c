/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
#include <math.h>

#include "ops/generated/attrs.h"
#include "ops/generated/internal.h"
#include "core/shape.h"
#include "core/tensor_list.h"
#include "ops/pack.h"

#define defaults_add (*(const add_attrs *)op_rows[OP_add].defaults)
#define defaults_sub (*(const sub_attrs *)op_rows[OP_sub].defaults)
#define defaults_rsub (*(const rsub_attrs *)op_rows[OP_rsub].defaults)
#define defaults_div (*(const div_attrs *)op_rows[OP_div].defaults)
#define defaults_addcmul (*(const addcmul_attrs *)op_rows[OP_addcmul].defaults)
#define defaults_addcdiv (*(const addcdiv_attrs *)op_rows[OP_addcdiv].defaults)
#define defaults_lerp_scalar (*(const lerp_scalar_attrs *)op_rows[OP_lerp_scalar].defaults)
#define defaults_round (*(const round_attrs *)op_rows[OP_round].defaults)
#define defaults_clamp (*(const clamp_attrs *)op_rows[OP_clamp].defaults)
#define defaults_masked_fill_scalar (*(const masked_fill_scalar_attrs *)op_rows[OP_masked_fill_scalar].defaults)
#define defaults_nan_to_num (*(const nan_to_num_attrs *)op_rows[OP_nan_to_num].defaults)
#define defaults_nan_to_num_values (*(const nan_to_num_values_attrs *)op_rows[OP_nan_to_num_values].defaults)
#define defaults_logit (*(const logit_attrs *)op_rows[OP_logit].defaults)
#define defaults_leaky_relu (*(const leaky_relu_attrs *)op_rows[OP_leaky_relu].defaults)
#define defaults_elu (*(const elu_attrs *)op_rows[OP_elu].defaults)
#define defaults_celu (*(const celu_attrs *)op_rows[OP_celu].defaults)
#define defaults_gelu (*(const gelu_attrs *)op_rows[OP_gelu].defaults)
#define defaults_softplus (*(const softplus_attrs *)op_rows[OP_softplus].defaults)
#define defaults_hardtanh (*(const hardtanh_attrs *)op_rows[OP_hardtanh].defaults)
#define defaults_hardshrink (*(const hardshrink_attrs *)op_rows[OP_hardshrink].defaults)
#define defaults_softshrink (*(const softshrink_attrs *)op_rows[OP_softshrink].defaults)
#define defaults_threshold (*(const threshold_attrs *)op_rows[OP_threshold].defaults)
#define defaults_logit_backward (*(const logit_backward_attrs *)op_rows[OP_logit_backward].defaults)
#define defaults_threshold_backward (*(const threshold_backward_attrs *)op_rows[OP_threshold_backward].defaults)
#define defaults_hardtanh_backward (*(const hardtanh_backward_attrs *)op_rows[OP_hardtanh_backward].defaults)
#define defaults_leaky_relu_backward (*(const leaky_relu_backward_attrs *)op_rows[OP_leaky_relu_backward].defaults)
#define defaults_elu_backward (*(const elu_backward_attrs *)op_rows[OP_elu_backward].defaults)
#define defaults_celu_backward (*(const celu_backward_attrs *)op_rows[OP_celu_backward].defaults)
#define defaults_softplus_backward (*(const softplus_backward_attrs *)op_rows[OP_softplus_backward].defaults)
#define defaults_shrink_backward (*(const shrink_backward_attrs *)op_rows[OP_shrink_backward].defaults)
#define defaults_copy_ (*(const copy__attrs *)op_rows[OP_copy_].defaults)
#define defaults_fill_ (*(const fill__attrs *)op_rows[OP_fill_].defaults)
#define defaults_empty (*(const empty_attrs *)op_rows[OP_empty].defaults)
#define defaults_empty_strided (*(const empty_strided_attrs *)op_rows[OP_empty_strided].defaults)
#define defaults_zeros (*(const zeros_attrs *)op_rows[OP_zeros].defaults)
#define defaults_ones (*(const ones_attrs *)op_rows[OP_ones].defaults)
#define defaults_full (*(const full_attrs *)op_rows[OP_full].defaults)
#define defaults_empty_like (*(const empty_like_attrs *)op_rows[OP_empty_like].defaults)
#define defaults_zeros_like (*(const zeros_like_attrs *)op_rows[OP_zeros_like].defaults)
#define defaults_ones_like (*(const ones_like_attrs *)op_rows[OP_ones_like].defaults)
#define defaults_full_like (*(const full_like_attrs *)op_rows[OP_full_like].defaults)
#define defaults_rand_like (*(const rand_like_attrs *)op_rows[OP_rand_like].defaults)
#define defaults_randn_like (*(const randn_like_attrs *)op_rows[OP_randn_like].defaults)
#define defaults_randint_like (*(const randint_like_attrs *)op_rows[OP_randint_like].defaults)
#define defaults_new_empty (*(const new_empty_attrs *)op_rows[OP_new_empty].defaults)
#define defaults_new_zeros (*(const new_zeros_attrs *)op_rows[OP_new_zeros].defaults)
#define defaults_new_ones (*(const new_ones_attrs *)op_rows[OP_new_ones].defaults)
#define defaults_new_full (*(const new_full_attrs *)op_rows[OP_new_full].defaults)
#define defaults_arange (*(const arange_attrs *)op_rows[OP_arange].defaults)
#define defaults_linspace (*(const linspace_attrs *)op_rows[OP_linspace].defaults)
#define defaults_eye (*(const eye_attrs *)op_rows[OP_eye].defaults)
#define defaults_rand (*(const rand_attrs *)op_rows[OP_rand].defaults)
#define defaults_randn (*(const randn_attrs *)op_rows[OP_randn].defaults)
#define defaults_randint (*(const randint_attrs *)op_rows[OP_randint].defaults)
#define defaults_randperm (*(const randperm_attrs *)op_rows[OP_randperm].defaults)
#define defaults_arange_ (*(const arange__attrs *)op_rows[OP_arange_].defaults)
#define defaults_linspace_ (*(const linspace__attrs *)op_rows[OP_linspace_].defaults)
#define defaults_randperm_ (*(const randperm__attrs *)op_rows[OP_randperm_].defaults)
#define defaults_uniform_ (*(const uniform__attrs *)op_rows[OP_uniform_].defaults)
#define defaults_normal_ (*(const normal__attrs *)op_rows[OP_normal_].defaults)
#define defaults_exponential_ (*(const exponential__attrs *)op_rows[OP_exponential_].defaults)
#define defaults_random_ (*(const random__attrs *)op_rows[OP_random_].defaults)
#define defaults_bernoulli_ (*(const bernoulli__attrs *)op_rows[OP_bernoulli_].defaults)
#define defaults_bernoulli (*(const bernoulli_attrs *)op_rows[OP_bernoulli].defaults)
#define defaults_tril (*(const tril_attrs *)op_rows[OP_tril].defaults)
#define defaults_triu (*(const triu_attrs *)op_rows[OP_triu].defaults)
#define defaults_sum (*(const sum_attrs *)op_rows[OP_sum].defaults)
#define defaults_nansum (*(const nansum_attrs *)op_rows[OP_nansum].defaults)
#define defaults_mean (*(const mean_attrs *)op_rows[OP_mean].defaults)
#define defaults_prod (*(const prod_attrs *)op_rows[OP_prod].defaults)
#define defaults_max_dim (*(const max_dim_attrs *)op_rows[OP_max_dim].defaults)
#define defaults_min_dim (*(const min_dim_attrs *)op_rows[OP_min_dim].defaults)
#define defaults_amax (*(const amax_attrs *)op_rows[OP_amax].defaults)
#define defaults_amin (*(const amin_attrs *)op_rows[OP_amin].defaults)
#define defaults_aminmax (*(const aminmax_attrs *)op_rows[OP_aminmax].defaults)
#define defaults_argmax (*(const argmax_attrs *)op_rows[OP_argmax].defaults)
#define defaults_argmin (*(const argmin_attrs *)op_rows[OP_argmin].defaults)
#define defaults_any (*(const any_attrs *)op_rows[OP_any].defaults)
#define defaults_all (*(const all_attrs *)op_rows[OP_all].defaults)
#define defaults_var (*(const var_attrs *)op_rows[OP_var].defaults)
#define defaults_std (*(const std_attrs *)op_rows[OP_std].defaults)
#define defaults_var_mean (*(const var_mean_attrs *)op_rows[OP_var_mean].defaults)
#define defaults_std_mean (*(const std_mean_attrs *)op_rows[OP_std_mean].defaults)
#define defaults_vector_norm (*(const vector_norm_attrs *)op_rows[OP_vector_norm].defaults)
#define defaults_logsumexp (*(const logsumexp_attrs *)op_rows[OP_logsumexp].defaults)
#define defaults_count_nonzero (*(const count_nonzero_attrs *)op_rows[OP_count_nonzero].defaults)
#define defaults_cumsum (*(const cumsum_attrs *)op_rows[OP_cumsum].defaults)
#define defaults_cumprod (*(const cumprod_attrs *)op_rows[OP_cumprod].defaults)
#define defaults_cummax (*(const cummax_attrs *)op_rows[OP_cummax].defaults)
#define defaults_norm (*(const norm_attrs *)op_rows[OP_norm].defaults)
#define defaults_cosine_similarity (*(const cosine_similarity_attrs *)op_rows[OP_cosine_similarity].defaults)
#define defaults_view (*(const view_attrs *)op_rows[OP_view].defaults)
#define defaults_unsafe_view (*(const unsafe_view_attrs *)op_rows[OP_unsafe_view].defaults)
#define defaults__reshape_alias (*(const _reshape_alias_attrs *)op_rows[OP__reshape_alias].defaults)
#define defaults_expand (*(const expand_attrs *)op_rows[OP_expand].defaults)
#define defaults_permute (*(const permute_attrs *)op_rows[OP_permute].defaults)
#define defaults_transpose (*(const transpose_attrs *)op_rows[OP_transpose].defaults)
#define defaults_unsqueeze (*(const unsqueeze_attrs *)op_rows[OP_unsqueeze].defaults)
#define defaults_squeeze (*(const squeeze_attrs *)op_rows[OP_squeeze].defaults)
#define defaults_unsafe_squeeze (*(const unsafe_squeeze_attrs *)op_rows[OP_unsafe_squeeze].defaults)
#define defaults_select (*(const select_attrs *)op_rows[OP_select].defaults)
#define defaults_slice (*(const slice_attrs *)op_rows[OP_slice].defaults)
#define defaults_diagonal (*(const diagonal_attrs *)op_rows[OP_diagonal].defaults)
#define defaults_unfold (*(const unfold_attrs *)op_rows[OP_unfold].defaults)
#define defaults_as_strided_view (*(const as_strided_view_attrs *)op_rows[OP_as_strided_view].defaults)
#define defaults_as_strided_backward (*(const as_strided_backward_attrs *)op_rows[OP_as_strided_backward].defaults)
#define defaults_view_dtype (*(const view_dtype_attrs *)op_rows[OP_view_dtype].defaults)
#define defaults_clone (*(const clone_attrs *)op_rows[OP_clone].defaults)
#define defaults__to_copy (*(const _to_copy_attrs *)op_rows[OP__to_copy].defaults)
#define defaults_cat (*(const cat_attrs *)op_rows[OP_cat].defaults)
#define defaults_flip (*(const flip_attrs *)op_rows[OP_flip].defaults)
#define defaults_roll (*(const roll_attrs *)op_rows[OP_roll].defaults)
#define defaults_repeat (*(const repeat_attrs *)op_rows[OP_repeat].defaults)
#define defaults_reshape (*(const reshape_attrs *)op_rows[OP_reshape].defaults)
#define defaults_broadcast_to (*(const broadcast_to_attrs *)op_rows[OP_broadcast_to].defaults)
#define defaults_flatten (*(const flatten_attrs *)op_rows[OP_flatten].defaults)
#define defaults_unflatten (*(const unflatten_attrs *)op_rows[OP_unflatten].defaults)
#define defaults_movedim (*(const movedim_attrs *)op_rows[OP_movedim].defaults)
#define defaults_narrow (*(const narrow_attrs *)op_rows[OP_narrow].defaults)
#define defaults_as_strided (*(const as_strided_attrs *)op_rows[OP_as_strided].defaults)
#define defaults_stack (*(const stack_attrs *)op_rows[OP_stack].defaults)
#define defaults_split (*(const split_attrs *)op_rows[OP_split].defaults)
#define defaults_split_with_sizes (*(const split_with_sizes_attrs *)op_rows[OP_split_with_sizes].defaults)
#define defaults_pieces (*(const pieces_attrs *)op_rows[OP_pieces].defaults)
#define defaults_chunk (*(const chunk_attrs *)op_rows[OP_chunk].defaults)
#define defaults_tensor_split (*(const tensor_split_attrs *)op_rows[OP_tensor_split].defaults)
#define defaults_tensor_split_indices (*(const tensor_split_indices_attrs *)op_rows[OP_tensor_split_indices].defaults)
#define defaults_unbind (*(const unbind_attrs *)op_rows[OP_unbind].defaults)
#define defaults_tile (*(const tile_attrs *)op_rows[OP_tile].defaults)
#define defaults_contiguous (*(const contiguous_attrs *)op_rows[OP_contiguous].defaults)
#define defaults_to (*(const to_attrs *)op_rows[OP_to].defaults)
#define defaults_isclose (*(const isclose_attrs *)op_rows[OP_isclose].defaults)
#define defaults_index_select (*(const index_select_attrs *)op_rows[OP_index_select].defaults)
#define defaults_gather (*(const gather_attrs *)op_rows[OP_gather].defaults)
#define defaults_scatter (*(const scatter_attrs *)op_rows[OP_scatter].defaults)
#define defaults_scatter_value (*(const scatter_value_attrs *)op_rows[OP_scatter_value].defaults)
#define defaults_scatter_add (*(const scatter_add_attrs *)op_rows[OP_scatter_add].defaults)
#define defaults_scatter_reduce (*(const scatter_reduce_attrs *)op_rows[OP_scatter_reduce].defaults)
#define defaults_index_add (*(const index_add_attrs *)op_rows[OP_index_add].defaults)
#define defaults_index_copy (*(const index_copy_attrs *)op_rows[OP_index_copy].defaults)
#define defaults_index_fill (*(const index_fill_attrs *)op_rows[OP_index_fill].defaults)
#define defaults_index_put_long (*(const index_put_long_attrs *)op_rows[OP_index_put_long].defaults)
#define defaults_nonzero_known (*(const nonzero_known_attrs *)op_rows[OP_nonzero_known].defaults)
#define defaults_masked_select_known (*(const masked_select_known_attrs *)op_rows[OP_masked_select_known].defaults)
#define defaults_sort (*(const sort_attrs *)op_rows[OP_sort].defaults)
#define defaults_topk (*(const topk_attrs *)op_rows[OP_topk].defaults)
#define defaults_argsort (*(const argsort_attrs *)op_rows[OP_argsort].defaults)
#define defaults_index_put (*(const index_put_attrs *)op_rows[OP_index_put].defaults)
#define defaults_take_along_dim (*(const take_along_dim_attrs *)op_rows[OP_take_along_dim].defaults)
#define defaults_addmm (*(const addmm_attrs *)op_rows[OP_addmm].defaults)
#define defaults_baddbmm (*(const baddbmm_attrs *)op_rows[OP_baddbmm].defaults)
#define defaults_addmv (*(const addmv_attrs *)op_rows[OP_addmv].defaults)
#define defaults__addmm_activation (*(const _addmm_activation_attrs *)op_rows[OP__addmm_activation].defaults)
#define defaults_linear_gelu (*(const linear_gelu_attrs *)op_rows[OP_linear_gelu].defaults)
#define defaults_linear_gelu_linear (*(const linear_gelu_linear_attrs *)op_rows[OP_linear_gelu_linear].defaults)
#define defaults_softmax (*(const softmax_attrs *)op_rows[OP_softmax].defaults)
#define defaults_log_softmax (*(const log_softmax_attrs *)op_rows[OP_log_softmax].defaults)
#define defaults_softmax_backward (*(const softmax_backward_attrs *)op_rows[OP_softmax_backward].defaults)
#define defaults_log_softmax_backward (*(const log_softmax_backward_attrs *)op_rows[OP_log_softmax_backward].defaults)
#define defaults_native_layer_norm (*(const native_layer_norm_attrs *)op_rows[OP_native_layer_norm].defaults)
#define defaults_native_layer_norm_backward (*(const native_layer_norm_backward_attrs *)op_rows[OP_native_layer_norm_backward].defaults)
#define defaults_layer_norm (*(const layer_norm_attrs *)op_rows[OP_layer_norm].defaults)
#define defaults_native_batch_norm (*(const native_batch_norm_attrs *)op_rows[OP_native_batch_norm].defaults)
#define defaults_native_batch_norm_backward (*(const native_batch_norm_backward_attrs *)op_rows[OP_native_batch_norm_backward].defaults)
#define defaults_batch_norm (*(const batch_norm_attrs *)op_rows[OP_batch_norm].defaults)
#define defaults_instance_norm (*(const instance_norm_attrs *)op_rows[OP_instance_norm].defaults)
#define defaults_native_group_norm (*(const native_group_norm_attrs *)op_rows[OP_native_group_norm].defaults)
#define defaults_native_group_norm_backward (*(const native_group_norm_backward_attrs *)op_rows[OP_native_group_norm_backward].defaults)
#define defaults_group_norm (*(const group_norm_attrs *)op_rows[OP_group_norm].defaults)
#define defaults__fused_rms_norm (*(const _fused_rms_norm_attrs *)op_rows[OP__fused_rms_norm].defaults)
#define defaults__fused_rms_norm_backward (*(const _fused_rms_norm_backward_attrs *)op_rows[OP__fused_rms_norm_backward].defaults)
#define defaults_rms_norm (*(const rms_norm_attrs *)op_rows[OP_rms_norm].defaults)
#define defaults_native_dropout (*(const native_dropout_attrs *)op_rows[OP_native_dropout].defaults)
#define defaults_native_dropout_backward (*(const native_dropout_backward_attrs *)op_rows[OP_native_dropout_backward].defaults)
#define defaults_dropout (*(const dropout_attrs *)op_rows[OP_dropout].defaults)
#define defaults_feature_dropout (*(const feature_dropout_attrs *)op_rows[OP_feature_dropout].defaults)
#define defaults_embedding (*(const embedding_attrs *)op_rows[OP_embedding].defaults)
#define defaults_embedding_dense_backward (*(const embedding_dense_backward_attrs *)op_rows[OP_embedding_dense_backward].defaults)
#define defaults_convolution (*(const convolution_attrs *)op_rows[OP_convolution].defaults)
#define defaults_convolution_backward (*(const convolution_backward_attrs *)op_rows[OP_convolution_backward].defaults)
#define defaults_conv1d (*(const conv1d_attrs *)op_rows[OP_conv1d].defaults)
#define defaults_conv2d (*(const conv2d_attrs *)op_rows[OP_conv2d].defaults)
#define defaults_conv1d_padding (*(const conv1d_padding_attrs *)op_rows[OP_conv1d_padding].defaults)
#define defaults_conv2d_padding (*(const conv2d_padding_attrs *)op_rows[OP_conv2d_padding].defaults)
#define defaults_conv_transpose1d (*(const conv_transpose1d_attrs *)op_rows[OP_conv_transpose1d].defaults)
#define defaults_conv_transpose2d (*(const conv_transpose2d_attrs *)op_rows[OP_conv_transpose2d].defaults)
#define defaults_max_pool2d_with_indices (*(const max_pool2d_with_indices_attrs *)op_rows[OP_max_pool2d_with_indices].defaults)
#define defaults_max_pool2d_backward (*(const max_pool2d_backward_attrs *)op_rows[OP_max_pool2d_backward].defaults)
#define defaults_max_pool2d (*(const max_pool2d_attrs *)op_rows[OP_max_pool2d].defaults)
#define defaults_max_pool1d (*(const max_pool1d_attrs *)op_rows[OP_max_pool1d].defaults)
#define defaults_avg_pool2d (*(const avg_pool2d_attrs *)op_rows[OP_avg_pool2d].defaults)
#define defaults_avg_pool2d_backward (*(const avg_pool2d_backward_attrs *)op_rows[OP_avg_pool2d_backward].defaults)
#define defaults_avg_pool1d (*(const avg_pool1d_attrs *)op_rows[OP_avg_pool1d].defaults)
#define defaults_adaptive_avg_pool2d (*(const adaptive_avg_pool2d_attrs *)op_rows[OP_adaptive_avg_pool2d].defaults)
#define defaults_adaptive_avg_pool2d_backward (*(const adaptive_avg_pool2d_backward_attrs *)op_rows[OP_adaptive_avg_pool2d_backward].defaults)
#define defaults_adaptive_avg_pool1d (*(const adaptive_avg_pool1d_attrs *)op_rows[OP_adaptive_avg_pool1d].defaults)
#define defaults_adaptive_max_pool2d (*(const adaptive_max_pool2d_attrs *)op_rows[OP_adaptive_max_pool2d].defaults)
#define defaults_nll_loss_forward (*(const nll_loss_forward_attrs *)op_rows[OP_nll_loss_forward].defaults)
#define defaults_nll_loss_backward (*(const nll_loss_backward_attrs *)op_rows[OP_nll_loss_backward].defaults)
#define defaults_nll_loss (*(const nll_loss_attrs *)op_rows[OP_nll_loss].defaults)
#define defaults_cross_entropy (*(const cross_entropy_attrs *)op_rows[OP_cross_entropy].defaults)
#define defaults_fused_cross_entropy (*(const fused_cross_entropy_attrs *)op_rows[OP_fused_cross_entropy].defaults)
#define defaults_fused_cross_entropy_backward (*(const fused_cross_entropy_backward_attrs *)op_rows[OP_fused_cross_entropy_backward].defaults)
#define defaults_binary_cross_entropy (*(const binary_cross_entropy_attrs *)op_rows[OP_binary_cross_entropy].defaults)
#define defaults_binary_cross_entropy_with_logits (*(const binary_cross_entropy_with_logits_attrs *)op_rows[OP_binary_cross_entropy_with_logits].defaults)
#define defaults_mse_loss (*(const mse_loss_attrs *)op_rows[OP_mse_loss].defaults)
#define defaults_l1_loss (*(const l1_loss_attrs *)op_rows[OP_l1_loss].defaults)
#define defaults_smooth_l1_loss (*(const smooth_l1_loss_attrs *)op_rows[OP_smooth_l1_loss].defaults)
#define defaults_huber_loss (*(const huber_loss_attrs *)op_rows[OP_huber_loss].defaults)
#define defaults_kl_div (*(const kl_div_attrs *)op_rows[OP_kl_div].defaults)
#define defaults_one_hot (*(const one_hot_attrs *)op_rows[OP_one_hot].defaults)
#define defaults_scaled_dot_product_attention (*(const scaled_dot_product_attention_attrs *)op_rows[OP_scaled_dot_product_attention].defaults)
#define defaults_fused_attention (*(const fused_attention_attrs *)op_rows[OP_fused_attention].defaults)
#define defaults_fused_attention_backward (*(const fused_attention_backward_attrs *)op_rows[OP_fused_attention_backward].defaults)
#define defaults_attention_draw_ (*(const attention_draw__attrs *)op_rows[OP_attention_draw_].defaults)
#define defaults__fused_sgd_ (*(const _fused_sgd__attrs *)op_rows[OP__fused_sgd_].defaults)
#define defaults__fused_adam_ (*(const _fused_adam__attrs *)op_rows[OP__fused_adam_].defaults)
#define defaults__fused_adamw_ (*(const _fused_adamw__attrs *)op_rows[OP__fused_adamw_].defaults)
#define defaults__foreach_copy_ (*(const _foreach_copy__attrs *)op_rows[OP__foreach_copy_].defaults)
#define defaults__foreach_norm (*(const _foreach_norm_attrs *)op_rows[OP__foreach_norm].defaults)
#define defaults__foreach_add (*(const _foreach_add_attrs *)op_rows[OP__foreach_add].defaults)
#define defaults__foreach_add_scalar (*(const _foreach_add_scalar_attrs *)op_rows[OP__foreach_add_scalar].defaults)
#define defaults__foreach_add_scalar_list (*(const _foreach_add_scalar_list_attrs *)op_rows[OP__foreach_add_scalar_list].defaults)
#define defaults__foreach_add_tensor (*(const _foreach_add_tensor_attrs *)op_rows[OP__foreach_add_tensor].defaults)
#define defaults__foreach_sub (*(const _foreach_sub_attrs *)op_rows[OP__foreach_sub].defaults)
#define defaults__foreach_sub_scalar (*(const _foreach_sub_scalar_attrs *)op_rows[OP__foreach_sub_scalar].defaults)
#define defaults__foreach_sub_scalar_list (*(const _foreach_sub_scalar_list_attrs *)op_rows[OP__foreach_sub_scalar_list].defaults)
#define defaults__foreach_mul_scalar (*(const _foreach_mul_scalar_attrs *)op_rows[OP__foreach_mul_scalar].defaults)
#define defaults__foreach_mul_scalar_list (*(const _foreach_mul_scalar_list_attrs *)op_rows[OP__foreach_mul_scalar_list].defaults)
#define defaults__foreach_div_scalar (*(const _foreach_div_scalar_attrs *)op_rows[OP__foreach_div_scalar].defaults)
#define defaults__foreach_div_scalar_list (*(const _foreach_div_scalar_list_attrs *)op_rows[OP__foreach_div_scalar_list].defaults)
#define defaults__foreach_clamp_min_scalar (*(const _foreach_clamp_min_scalar_attrs *)op_rows[OP__foreach_clamp_min_scalar].defaults)
#define defaults__foreach_clamp_min_scalar_list (*(const _foreach_clamp_min_scalar_list_attrs *)op_rows[OP__foreach_clamp_min_scalar_list].defaults)
#define defaults__foreach_clamp_max_scalar (*(const _foreach_clamp_max_scalar_attrs *)op_rows[OP__foreach_clamp_max_scalar].defaults)
#define defaults__foreach_clamp_max_scalar_list (*(const _foreach_clamp_max_scalar_list_attrs *)op_rows[OP__foreach_clamp_max_scalar_list].defaults)
#define defaults__foreach_maximum_scalar (*(const _foreach_maximum_scalar_attrs *)op_rows[OP__foreach_maximum_scalar].defaults)
#define defaults__foreach_maximum_scalar_list (*(const _foreach_maximum_scalar_list_attrs *)op_rows[OP__foreach_maximum_scalar_list].defaults)
#define defaults__foreach_minimum_scalar (*(const _foreach_minimum_scalar_attrs *)op_rows[OP__foreach_minimum_scalar].defaults)
#define defaults__foreach_minimum_scalar_list (*(const _foreach_minimum_scalar_list_attrs *)op_rows[OP__foreach_minimum_scalar_list].defaults)
#define defaults__foreach_pow_scalar (*(const _foreach_pow_scalar_attrs *)op_rows[OP__foreach_pow_scalar].defaults)
#define defaults__foreach_pow_scalar_list (*(const _foreach_pow_scalar_list_attrs *)op_rows[OP__foreach_pow_scalar_list].defaults)
#define defaults__foreach_pow_scalar_and_tensor (*(const _foreach_pow_scalar_and_tensor_attrs *)op_rows[OP__foreach_pow_scalar_and_tensor].defaults)
#define defaults__foreach_addcmul (*(const _foreach_addcmul_attrs *)op_rows[OP__foreach_addcmul].defaults)
#define defaults__foreach_addcmul_scalar_list (*(const _foreach_addcmul_scalar_list_attrs *)op_rows[OP__foreach_addcmul_scalar_list].defaults)
#define defaults__foreach_addcdiv (*(const _foreach_addcdiv_attrs *)op_rows[OP__foreach_addcdiv].defaults)
#define defaults__foreach_addcdiv_scalar_list (*(const _foreach_addcdiv_scalar_list_attrs *)op_rows[OP__foreach_addcdiv_scalar_list].defaults)
#define defaults__foreach_lerp_scalar (*(const _foreach_lerp_scalar_attrs *)op_rows[OP__foreach_lerp_scalar].defaults)
#define defaults__foreach_lerp_scalar_list (*(const _foreach_lerp_scalar_list_attrs *)op_rows[OP__foreach_lerp_scalar_list].defaults)
#define defaults_foreach_apply (*(const foreach_apply_attrs *)op_rows[OP_foreach_apply].defaults)
#define defaults_foreach_apply_ (*(const foreach_apply__attrs *)op_rows[OP_foreach_apply_].defaults)
#define defaults_foreach_norms (*(const foreach_norms_attrs *)op_rows[OP_foreach_norms].defaults)
#define defaults_cuda_kernel_launch (*(const cuda_kernel_launch_attrs *)op_rows[OP_cuda_kernel_launch].defaults)

static const torc_add_options options_add = {TORC_DEFAULTS_torc_add_options .struct_size = sizeof(torc_add_options)};
void torc_add_options_init(torc_add_options *options) {
    if (options) *options = options_add;
}

static bool decode_add(add_attrs *a, const torc_add_options *options) {
    memcpy(a, &defaults_add, sizeof *a);
    if (!options) return true;
    torc_add_options copy;
    const torc_add_options *o = options_read("add", options, &copy, &options_add, sizeof copy, START(torc_add_options, alpha));
    if (!o || !by_name_only("add", o->by_name)) return false;
    if (!pack_number("add", "alpha", &a->alpha, o->alpha, false)) return false;
    return true;
}

torc_tensor (torc_add_with)(torc_tensor self, torc_tensor other, const torc_add_options *options) {
    if (FAILED()) return NULL;
    add_attrs a;
    torc_tensor in[2] = {self, other};
    return call_tensor(decode_add(&a, options), OP_add, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor (torc_add_inplace_with)(torc_tensor self, torc_tensor other, const torc_add_options *options) {
    if (FAILED()) return NULL;
    add_attrs a;
    torc_tensor in[2] = {self, other};
    return call_tensor(decode_add(&a, options), OP_add, CALL_INPLACE, in, 2, &a, NULL);
}

torc_tensor (torc_add_out_with)(torc_tensor out, torc_tensor self, torc_tensor other, const torc_add_options *options) {
    if (FAILED()) return NULL;
    add_attrs a;
    torc_tensor in[2] = {self, other};
    return call_tensor(decode_add(&a, options), OP_add, CALL_OUT, in, 2, &a, &out);
}

torc_tensor (torc_add_scalar_with)(torc_tensor self, torc_number other, const torc_add_options *options) {
    if (FAILED()) return NULL;
    add_attrs a;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = decode_add(&a, options) && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_add, CALL_FUNCTION, in, in[1] ? 2 : 1, &a, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor (torc_add_scalar_inplace_with)(torc_tensor self, torc_number other, const torc_add_options *options) {
    if (FAILED()) return NULL;
    add_attrs a;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = decode_add(&a, options) && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_add, CALL_INPLACE, in, in[1] ? 2 : 1, &a, NULL);
    torc_release(in[1]);
    return result;
}

static const torc_sub_options options_sub = {TORC_DEFAULTS_torc_sub_options .struct_size = sizeof(torc_sub_options)};
void torc_sub_options_init(torc_sub_options *options) {
    if (options) *options = options_sub;
}

static bool decode_sub(sub_attrs *a, const torc_sub_options *options) {
    memcpy(a, &defaults_sub, sizeof *a);
    if (!options) return true;
    torc_sub_options copy;
    const torc_sub_options *o = options_read("sub", options, &copy, &options_sub, sizeof copy, START(torc_sub_options, alpha));
    if (!o || !by_name_only("sub", o->by_name)) return false;
    if (!pack_number("sub", "alpha", &a->alpha, o->alpha, false)) return false;
    return true;
}

torc_tensor (torc_sub_with)(torc_tensor self, torc_tensor other, const torc_sub_options *options) {
    if (FAILED()) return NULL;
    sub_attrs a;
    torc_tensor in[2] = {self, other};
    return call_tensor(decode_sub(&a, options), OP_sub, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor (torc_sub_inplace_with)(torc_tensor self, torc_tensor other, const torc_sub_options *options) {
    if (FAILED()) return NULL;
    sub_attrs a;
    torc_tensor in[2] = {self, other};
    return call_tensor(decode_sub(&a, options), OP_sub, CALL_INPLACE, in, 2, &a, NULL);
}

torc_tensor (torc_sub_out_with)(torc_tensor out, torc_tensor self, torc_tensor other, const torc_sub_options *options) {
    if (FAILED()) return NULL;
    sub_attrs a;
    torc_tensor in[2] = {self, other};
    return call_tensor(decode_sub(&a, options), OP_sub, CALL_OUT, in, 2, &a, &out);
}

torc_tensor (torc_sub_scalar_with)(torc_tensor self, torc_number other, const torc_sub_options *options) {
    if (FAILED()) return NULL;
    sub_attrs a;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = decode_sub(&a, options) && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_sub, CALL_FUNCTION, in, in[1] ? 2 : 1, &a, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor (torc_sub_scalar_inplace_with)(torc_tensor self, torc_number other, const torc_sub_options *options) {
    if (FAILED()) return NULL;
    sub_attrs a;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = decode_sub(&a, options) && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_sub, CALL_INPLACE, in, in[1] ? 2 : 1, &a, NULL);
    torc_release(in[1]);
    return result;
}

static const torc_rsub_options options_rsub = {TORC_DEFAULTS_torc_rsub_options .struct_size = sizeof(torc_rsub_options)};
void torc_rsub_options_init(torc_rsub_options *options) {
    if (options) *options = options_rsub;
}

static bool decode_rsub(rsub_attrs *a, const torc_rsub_options *options) {
    memcpy(a, &defaults_rsub, sizeof *a);
    if (!options) return true;
    torc_rsub_options copy;
    const torc_rsub_options *o = options_read("rsub", options, &copy, &options_rsub, sizeof copy, START(torc_rsub_options, alpha));
    if (!o || !by_name_only("rsub", o->by_name)) return false;
    if (!pack_number("rsub", "alpha", &a->alpha, o->alpha, false)) return false;
    return true;
}

torc_tensor (torc_rsub_with)(torc_tensor self, torc_tensor other, const torc_rsub_options *options) {
    if (FAILED()) return NULL;
    rsub_attrs a;
    torc_tensor in[2] = {self, other};
    return call_tensor(decode_rsub(&a, options), OP_rsub, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor (torc_rsub_scalar_with)(torc_tensor self, torc_number other, const torc_rsub_options *options) {
    if (FAILED()) return NULL;
    rsub_attrs a;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = decode_rsub(&a, options) && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_rsub, CALL_FUNCTION, in, in[1] ? 2 : 1, &a, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor (torc_mul)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_mul, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_mul_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("mul", options)) return NULL;
    return (torc_mul)(self, other);
}

torc_tensor (torc_mul_)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_mul, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_mul_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("mul", options)) return NULL;
    return (torc_mul_)(self, other);
}

torc_tensor (torc_mul_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_mul, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_mul_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("mul", options)) return NULL;
    return (torc_mul_out)(out, self, other);
}

torc_tensor (torc_mul_scalar)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_mul, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_mul_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("mul", options)) return NULL;
    return (torc_mul_scalar)(self, other);
}

torc_tensor (torc_mul_scalar_)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_mul, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_mul_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("mul", options)) return NULL;
    return (torc_mul_scalar_)(self, other);
}

static const torc_div_options options_div = {TORC_DEFAULTS_torc_div_options .struct_size = sizeof(torc_div_options)};
void torc_div_options_init(torc_div_options *options) {
    if (options) *options = options_div;
}

static bool decode_div(div_attrs *a, const torc_div_options *options) {
    memcpy(a, &defaults_div, sizeof *a);
    if (!options) return true;
    torc_div_options copy;
    const torc_div_options *o = options_read("div", options, &copy, &options_div, sizeof copy, START(torc_div_options, rounding_mode));
    if (!o || !by_name_only("div", o->by_name)) return false;
    if (!pack_str("div", "rounding_mode", &a->rounding_mode, o->rounding_mode)) return false;
    return true;
}

torc_tensor (torc_div_with)(torc_tensor self, torc_tensor other, const torc_div_options *options) {
    if (FAILED()) return NULL;
    div_attrs a;
    torc_tensor in[2] = {self, other};
    return call_tensor(decode_div(&a, options), OP_div, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor (torc_div_inplace_with)(torc_tensor self, torc_tensor other, const torc_div_options *options) {
    if (FAILED()) return NULL;
    div_attrs a;
    torc_tensor in[2] = {self, other};
    return call_tensor(decode_div(&a, options), OP_div, CALL_INPLACE, in, 2, &a, NULL);
}

torc_tensor (torc_div_out_with)(torc_tensor out, torc_tensor self, torc_tensor other, const torc_div_options *options) {
    if (FAILED()) return NULL;
    div_attrs a;
    torc_tensor in[2] = {self, other};
    return call_tensor(decode_div(&a, options), OP_div, CALL_OUT, in, 2, &a, &out);
}

torc_tensor (torc_div_scalar_with)(torc_tensor self, torc_number other, const torc_div_options *options) {
    if (FAILED()) return NULL;
    div_attrs a;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = decode_div(&a, options) && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_div, CALL_FUNCTION, in, in[1] ? 2 : 1, &a, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor (torc_div_scalar_inplace_with)(torc_tensor self, torc_number other, const torc_div_options *options) {
    if (FAILED()) return NULL;
    div_attrs a;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = decode_div(&a, options) && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_div, CALL_INPLACE, in, in[1] ? 2 : 1, &a, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor (torc_true_divide)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_true_divide, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_true_divide_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("true_divide", options)) return NULL;
    return (torc_true_divide)(self, other);
}

torc_tensor (torc_true_divide_)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_true_divide, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_true_divide_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("true_divide", options)) return NULL;
    return (torc_true_divide_)(self, other);
}

torc_tensor (torc_true_divide_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_true_divide, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_true_divide_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("true_divide", options)) return NULL;
    return (torc_true_divide_out)(out, self, other);
}

torc_tensor (torc_true_divide_scalar)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_true_divide, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_true_divide_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("true_divide", options)) return NULL;
    return (torc_true_divide_scalar)(self, other);
}

torc_tensor (torc_true_divide_scalar_)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_true_divide, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_true_divide_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("true_divide", options)) return NULL;
    return (torc_true_divide_scalar_)(self, other);
}

torc_tensor (op_div_trunc)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_div_trunc, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor (op_div_trunc_)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_div_trunc, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor (op_div_trunc_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_div_trunc, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor (op_div_trunc_scalar)(torc_tensor self, attr_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_div_trunc, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor (op_div_trunc_scalar_)(torc_tensor self, attr_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_div_trunc, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor (torc_floor_divide)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_floor_divide, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_floor_divide_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("floor_divide", options)) return NULL;
    return (torc_floor_divide)(self, other);
}

torc_tensor (torc_floor_divide_)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_floor_divide, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_floor_divide_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("floor_divide", options)) return NULL;
    return (torc_floor_divide_)(self, other);
}

torc_tensor (torc_floor_divide_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_floor_divide, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_floor_divide_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("floor_divide", options)) return NULL;
    return (torc_floor_divide_out)(out, self, other);
}

torc_tensor (torc_floor_divide_scalar)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_floor_divide, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_floor_divide_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("floor_divide", options)) return NULL;
    return (torc_floor_divide_scalar)(self, other);
}

torc_tensor (torc_floor_divide_scalar_)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_floor_divide, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_floor_divide_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("floor_divide", options)) return NULL;
    return (torc_floor_divide_scalar_)(self, other);
}

torc_tensor (torc_remainder)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_remainder, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_remainder_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("remainder", options)) return NULL;
    return (torc_remainder)(self, other);
}

torc_tensor (torc_remainder_)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_remainder, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_remainder_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("remainder", options)) return NULL;
    return (torc_remainder_)(self, other);
}

torc_tensor (torc_remainder_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_remainder, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_remainder_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("remainder", options)) return NULL;
    return (torc_remainder_out)(out, self, other);
}

torc_tensor (torc_remainder_scalar)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_remainder, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_remainder_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("remainder", options)) return NULL;
    return (torc_remainder_scalar)(self, other);
}

torc_tensor (torc_remainder_scalar_)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_remainder, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_remainder_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("remainder", options)) return NULL;
    return (torc_remainder_scalar_)(self, other);
}

torc_tensor (torc_fmod)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_fmod, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_fmod_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("fmod", options)) return NULL;
    return (torc_fmod)(self, other);
}

torc_tensor (torc_fmod_)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_fmod, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_fmod_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("fmod", options)) return NULL;
    return (torc_fmod_)(self, other);
}

torc_tensor (torc_fmod_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_fmod, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_fmod_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("fmod", options)) return NULL;
    return (torc_fmod_out)(out, self, other);
}

torc_tensor (torc_fmod_scalar)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_fmod, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_fmod_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("fmod", options)) return NULL;
    return (torc_fmod_scalar)(self, other);
}

torc_tensor (torc_fmod_scalar_)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_fmod, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_fmod_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("fmod", options)) return NULL;
    return (torc_fmod_scalar_)(self, other);
}

torc_tensor (torc_pow)(torc_tensor self, torc_tensor exponent) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, exponent};
    return call_tensor(true, OP_pow, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_pow_with(torc_tensor self, torc_tensor exponent, const torc_no_options *options) {
    if (!no_options("pow", options)) return NULL;
    return (torc_pow)(self, exponent);
}

torc_tensor (torc_pow_)(torc_tensor self, torc_tensor exponent) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, exponent};
    return call_tensor(true, OP_pow, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_pow_inplace_with(torc_tensor self, torc_tensor exponent, const torc_no_options *options) {
    if (!no_options("pow", options)) return NULL;
    return (torc_pow_)(self, exponent);
}

torc_tensor (torc_pow_out)(torc_tensor out, torc_tensor self, torc_tensor exponent) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, exponent};
    return call_tensor(true, OP_pow, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_pow_out_with(torc_tensor out, torc_tensor self, torc_tensor exponent, const torc_no_options *options) {
    if (!no_options("pow", options)) return NULL;
    return (torc_pow_out)(out, self, exponent);
}

torc_tensor (torc_pow_scalar)(torc_tensor self, torc_number exponent) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(exponent)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_pow, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_pow_scalar_with(torc_tensor self, torc_number exponent, const torc_no_options *options) {
    if (!no_options("pow", options)) return NULL;
    return (torc_pow_scalar)(self, exponent);
}

torc_tensor (torc_pow_scalar_)(torc_tensor self, torc_number exponent) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(exponent)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_pow, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_pow_scalar_inplace_with(torc_tensor self, torc_number exponent, const torc_no_options *options) {
    if (!no_options("pow", options)) return NULL;
    return (torc_pow_scalar_)(self, exponent);
}

torc_tensor (torc_neg)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_neg, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_neg_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("neg", options)) return NULL;
    return (torc_neg)(self);
}

torc_tensor (torc_neg_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_neg, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_neg_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("neg", options)) return NULL;
    return (torc_neg_)(self);
}

torc_tensor (torc_neg_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_neg, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_neg_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("neg", options)) return NULL;
    return (torc_neg_out)(out, self);
}

torc_tensor (torc_abs)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_abs, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_abs_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("abs", options)) return NULL;
    return (torc_abs)(self);
}

torc_tensor (torc_abs_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_abs, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_abs_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("abs", options)) return NULL;
    return (torc_abs_)(self);
}

torc_tensor (torc_abs_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_abs, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_abs_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("abs", options)) return NULL;
    return (torc_abs_out)(out, self);
}

torc_tensor (torc_sign)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sign, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_sign_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("sign", options)) return NULL;
    return (torc_sign)(self);
}

torc_tensor (torc_sign_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sign, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_sign_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("sign", options)) return NULL;
    return (torc_sign_)(self);
}

torc_tensor (torc_sign_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sign, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_sign_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("sign", options)) return NULL;
    return (torc_sign_out)(out, self);
}

torc_tensor (torc_square)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_square, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_square_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("square", options)) return NULL;
    return (torc_square)(self);
}

torc_tensor (torc_square_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_square, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_square_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("square", options)) return NULL;
    return (torc_square_)(self);
}

torc_tensor (torc_square_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_square, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_square_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("square", options)) return NULL;
    return (torc_square_out)(out, self);
}

torc_tensor (torc_sqrt)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sqrt, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_sqrt_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("sqrt", options)) return NULL;
    return (torc_sqrt)(self);
}

torc_tensor (torc_sqrt_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sqrt, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_sqrt_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("sqrt", options)) return NULL;
    return (torc_sqrt_)(self);
}

torc_tensor (torc_sqrt_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sqrt, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_sqrt_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("sqrt", options)) return NULL;
    return (torc_sqrt_out)(out, self);
}

torc_tensor (torc_rsqrt)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_rsqrt, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_rsqrt_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("rsqrt", options)) return NULL;
    return (torc_rsqrt)(self);
}

torc_tensor (torc_rsqrt_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_rsqrt, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_rsqrt_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("rsqrt", options)) return NULL;
    return (torc_rsqrt_)(self);
}

torc_tensor (torc_rsqrt_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_rsqrt, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_rsqrt_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("rsqrt", options)) return NULL;
    return (torc_rsqrt_out)(out, self);
}

torc_tensor (torc_reciprocal)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_reciprocal, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_reciprocal_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("reciprocal", options)) return NULL;
    return (torc_reciprocal)(self);
}

torc_tensor (torc_reciprocal_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_reciprocal, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_reciprocal_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("reciprocal", options)) return NULL;
    return (torc_reciprocal_)(self);
}

torc_tensor (torc_reciprocal_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_reciprocal, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_reciprocal_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("reciprocal", options)) return NULL;
    return (torc_reciprocal_out)(out, self);
}

static const torc_addcmul_options options_addcmul = {TORC_DEFAULTS_torc_addcmul_options .struct_size = sizeof(torc_addcmul_options)};
void torc_addcmul_options_init(torc_addcmul_options *options) {
    if (options) *options = options_addcmul;
}

static bool decode_addcmul(addcmul_attrs *a, const torc_addcmul_options *options) {
    memcpy(a, &defaults_addcmul, sizeof *a);
    if (!options) return true;
    torc_addcmul_options copy;
    const torc_addcmul_options *o = options_read("addcmul", options, &copy, &options_addcmul, sizeof copy, START(torc_addcmul_options, value));
    if (!o || !by_name_only("addcmul", o->by_name)) return false;
    if (!pack_number("addcmul", "value", &a->value, o->value, false)) return false;
    return true;
}

torc_tensor (torc_addcmul_with)(torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcmul_options *options) {
    if (FAILED()) return NULL;
    addcmul_attrs a;
    torc_tensor in[3] = {self, tensor1, tensor2};
    return call_tensor(decode_addcmul(&a, options), OP_addcmul, CALL_FUNCTION, in, 3, &a, NULL);
}

torc_tensor (torc_addcmul_inplace_with)(torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcmul_options *options) {
    if (FAILED()) return NULL;
    addcmul_attrs a;
    torc_tensor in[3] = {self, tensor1, tensor2};
    return call_tensor(decode_addcmul(&a, options), OP_addcmul, CALL_INPLACE, in, 3, &a, NULL);
}

torc_tensor (torc_addcmul_out_with)(torc_tensor out, torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcmul_options *options) {
    if (FAILED()) return NULL;
    addcmul_attrs a;
    torc_tensor in[3] = {self, tensor1, tensor2};
    return call_tensor(decode_addcmul(&a, options), OP_addcmul, CALL_OUT, in, 3, &a, &out);
}

static const torc_addcdiv_options options_addcdiv = {TORC_DEFAULTS_torc_addcdiv_options .struct_size = sizeof(torc_addcdiv_options)};
void torc_addcdiv_options_init(torc_addcdiv_options *options) {
    if (options) *options = options_addcdiv;
}

static bool decode_addcdiv(addcdiv_attrs *a, const torc_addcdiv_options *options) {
    memcpy(a, &defaults_addcdiv, sizeof *a);
    if (!options) return true;
    torc_addcdiv_options copy;
    const torc_addcdiv_options *o = options_read("addcdiv", options, &copy, &options_addcdiv, sizeof copy, START(torc_addcdiv_options, value));
    if (!o || !by_name_only("addcdiv", o->by_name)) return false;
    if (!pack_number("addcdiv", "value", &a->value, o->value, false)) return false;
    return true;
}

torc_tensor (torc_addcdiv_with)(torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcdiv_options *options) {
    if (FAILED()) return NULL;
    addcdiv_attrs a;
    torc_tensor in[3] = {self, tensor1, tensor2};
    return call_tensor(decode_addcdiv(&a, options), OP_addcdiv, CALL_FUNCTION, in, 3, &a, NULL);
}

torc_tensor (torc_addcdiv_inplace_with)(torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcdiv_options *options) {
    if (FAILED()) return NULL;
    addcdiv_attrs a;
    torc_tensor in[3] = {self, tensor1, tensor2};
    return call_tensor(decode_addcdiv(&a, options), OP_addcdiv, CALL_INPLACE, in, 3, &a, NULL);
}

torc_tensor (torc_addcdiv_out_with)(torc_tensor out, torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcdiv_options *options) {
    if (FAILED()) return NULL;
    addcdiv_attrs a;
    torc_tensor in[3] = {self, tensor1, tensor2};
    return call_tensor(decode_addcdiv(&a, options), OP_addcdiv, CALL_OUT, in, 3, &a, &out);
}

torc_tensor (torc_lerp)(torc_tensor self, torc_tensor end, torc_tensor weight) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, end, weight};
    return call_tensor(true, OP_lerp, CALL_FUNCTION, in, 3, NULL, NULL);
}

torc_tensor torc_lerp_with(torc_tensor self, torc_tensor end, torc_tensor weight, const torc_no_options *options) {
    if (!no_options("lerp", options)) return NULL;
    return (torc_lerp)(self, end, weight);
}

torc_tensor (torc_lerp_)(torc_tensor self, torc_tensor end, torc_tensor weight) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, end, weight};
    return call_tensor(true, OP_lerp, CALL_INPLACE, in, 3, NULL, NULL);
}

torc_tensor torc_lerp_inplace_with(torc_tensor self, torc_tensor end, torc_tensor weight, const torc_no_options *options) {
    if (!no_options("lerp", options)) return NULL;
    return (torc_lerp_)(self, end, weight);
}

torc_tensor (torc_lerp_out)(torc_tensor out, torc_tensor self, torc_tensor end, torc_tensor weight) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, end, weight};
    return call_tensor(true, OP_lerp, CALL_OUT, in, 3, NULL, &out);
}

torc_tensor torc_lerp_out_with(torc_tensor out, torc_tensor self, torc_tensor end, torc_tensor weight, const torc_no_options *options) {
    if (!no_options("lerp", options)) return NULL;
    return (torc_lerp_out)(out, self, end, weight);
}

static bool decode_lerp_scalar(lerp_scalar_attrs *a, torc_number weight) {
    memcpy(a, &defaults_lerp_scalar, sizeof *a);
    if (!pack_number("lerp_scalar", "weight", &a->weight, weight, false)) return false;
    return true;
}

torc_tensor (torc_lerp_scalar)(torc_tensor self, torc_tensor end, torc_number weight) {
    if (FAILED()) return NULL;
    lerp_scalar_attrs a;
    torc_tensor in[2] = {self, end};
    return call_tensor(decode_lerp_scalar(&a, weight), OP_lerp_scalar, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor torc_lerp_scalar_with(torc_tensor self, torc_tensor end, torc_number weight, const torc_no_options *options) {
    if (!no_options("lerp_scalar", options)) return NULL;
    return (torc_lerp_scalar)(self, end, weight);
}

torc_tensor (torc_lerp_scalar_)(torc_tensor self, torc_tensor end, torc_number weight) {
    if (FAILED()) return NULL;
    lerp_scalar_attrs a;
    torc_tensor in[2] = {self, end};
    return call_tensor(decode_lerp_scalar(&a, weight), OP_lerp_scalar, CALL_INPLACE, in, 2, &a, NULL);
}

torc_tensor torc_lerp_scalar_inplace_with(torc_tensor self, torc_tensor end, torc_number weight, const torc_no_options *options) {
    if (!no_options("lerp_scalar", options)) return NULL;
    return (torc_lerp_scalar_)(self, end, weight);
}

torc_tensor (torc_lerp_scalar_out)(torc_tensor out, torc_tensor self, torc_tensor end, torc_number weight) {
    if (FAILED()) return NULL;
    lerp_scalar_attrs a;
    torc_tensor in[2] = {self, end};
    return call_tensor(decode_lerp_scalar(&a, weight), OP_lerp_scalar, CALL_OUT, in, 2, &a, &out);
}

torc_tensor torc_lerp_scalar_out_with(torc_tensor out, torc_tensor self, torc_tensor end, torc_number weight, const torc_no_options *options) {
    if (!no_options("lerp_scalar", options)) return NULL;
    return (torc_lerp_scalar_out)(out, self, end, weight);
}

torc_tensor (torc_ceil)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_ceil, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_ceil_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("ceil", options)) return NULL;
    return (torc_ceil)(self);
}

torc_tensor (torc_ceil_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_ceil, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_ceil_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("ceil", options)) return NULL;
    return (torc_ceil_)(self);
}

torc_tensor (torc_ceil_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_ceil, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_ceil_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("ceil", options)) return NULL;
    return (torc_ceil_out)(out, self);
}

torc_tensor (torc_floor)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_floor, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_floor_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("floor", options)) return NULL;
    return (torc_floor)(self);
}

torc_tensor (torc_floor_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_floor, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_floor_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("floor", options)) return NULL;
    return (torc_floor_)(self);
}

torc_tensor (torc_floor_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_floor, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_floor_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("floor", options)) return NULL;
    return (torc_floor_out)(out, self);
}

torc_tensor (torc_trunc)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_trunc, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_trunc_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("trunc", options)) return NULL;
    return (torc_trunc)(self);
}

torc_tensor (torc_trunc_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_trunc, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_trunc_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("trunc", options)) return NULL;
    return (torc_trunc_)(self);
}

torc_tensor (torc_trunc_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_trunc, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_trunc_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("trunc", options)) return NULL;
    return (torc_trunc_out)(out, self);
}

static const torc_round_options options_round = {TORC_DEFAULTS_torc_round_options .struct_size = sizeof(torc_round_options)};
void torc_round_options_init(torc_round_options *options) {
    if (options) *options = options_round;
}

static bool decode_round(round_attrs *a, const torc_round_options *options) {
    memcpy(a, &defaults_round, sizeof *a);
    if (!options) return true;
    torc_round_options copy;
    const torc_round_options *o = options_read("round", options, &copy, &options_round, sizeof copy, START(torc_round_options, decimals));
    if (!o || !by_name_only("round", o->by_name)) return false;
    a->decimals = o->decimals;
    return true;
}

torc_tensor (torc_round_with)(torc_tensor self, const torc_round_options *options) {
    if (FAILED()) return NULL;
    round_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_round(&a, options), OP_round, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_round_inplace_with)(torc_tensor self, const torc_round_options *options) {
    if (FAILED()) return NULL;
    round_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_round(&a, options), OP_round, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor (torc_round_out_with)(torc_tensor out, torc_tensor self, const torc_round_options *options) {
    if (FAILED()) return NULL;
    round_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_round(&a, options), OP_round, CALL_OUT, in, 1, &a, &out);
}

torc_frexp_result (torc_frexp)(torc_tensor self) {
    if (FAILED()) return (torc_frexp_result){0};
    torc_tensor in[1] = {self};
    torc_tensor results[2];
    call_tensors(true, OP_frexp, CALL_FUNCTION, in, 1, NULL, results, NULL);
    return (torc_frexp_result){results[0], results[1]};
}

torc_frexp_result torc_frexp_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("frexp", options)) return (torc_frexp_result){0};
    return (torc_frexp)(self);
}

torc_frexp_result (torc_frexp_out)(torc_frexp_result out, torc_tensor self) {
    if (FAILED()) return (torc_frexp_result){0};
    torc_tensor in[1] = {self};
    const torc_tensor given[] = {out.mantissa, out.exponent};
    torc_tensor results[2];
    call_tensors(true, OP_frexp, CALL_OUT, in, 1, NULL, results, given);
    return (torc_frexp_result){results[0], results[1]};
}

torc_frexp_result torc_frexp_out_with(torc_frexp_result out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("frexp", options)) return (torc_frexp_result){0};
    return (torc_frexp_out)(out, self);
}

torc_tensor (torc_frac)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_frac, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_frac_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("frac", options)) return NULL;
    return (torc_frac)(self);
}

torc_tensor (torc_frac_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_frac, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_frac_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("frac", options)) return NULL;
    return (torc_frac_)(self);
}

torc_tensor (torc_frac_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_frac, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_frac_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("frac", options)) return NULL;
    return (torc_frac_out)(out, self);
}

torc_tensor (torc_exp)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_exp, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_exp_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("exp", options)) return NULL;
    return (torc_exp)(self);
}

torc_tensor (torc_exp_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_exp, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_exp_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("exp", options)) return NULL;
    return (torc_exp_)(self);
}

torc_tensor (torc_exp_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_exp, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_exp_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("exp", options)) return NULL;
    return (torc_exp_out)(out, self);
}

torc_tensor (torc_exp2)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_exp2, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_exp2_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("exp2", options)) return NULL;
    return (torc_exp2)(self);
}

torc_tensor (torc_exp2_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_exp2, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_exp2_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("exp2", options)) return NULL;
    return (torc_exp2_)(self);
}

torc_tensor (torc_exp2_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_exp2, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_exp2_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("exp2", options)) return NULL;
    return (torc_exp2_out)(out, self);
}

torc_tensor (torc_expm1)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_expm1, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_expm1_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("expm1", options)) return NULL;
    return (torc_expm1)(self);
}

torc_tensor (torc_expm1_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_expm1, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_expm1_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("expm1", options)) return NULL;
    return (torc_expm1_)(self);
}

torc_tensor (torc_expm1_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_expm1, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_expm1_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("expm1", options)) return NULL;
    return (torc_expm1_out)(out, self);
}

torc_tensor (torc_log)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_log, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_log_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("log", options)) return NULL;
    return (torc_log)(self);
}

torc_tensor (torc_log_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_log, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_log_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("log", options)) return NULL;
    return (torc_log_)(self);
}

torc_tensor (torc_log_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_log, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_log_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("log", options)) return NULL;
    return (torc_log_out)(out, self);
}

torc_tensor (torc_log2)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_log2, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_log2_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("log2", options)) return NULL;
    return (torc_log2)(self);
}

torc_tensor (torc_log2_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_log2, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_log2_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("log2", options)) return NULL;
    return (torc_log2_)(self);
}

torc_tensor (torc_log2_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_log2, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_log2_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("log2", options)) return NULL;
    return (torc_log2_out)(out, self);
}

torc_tensor (torc_log10)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_log10, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_log10_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("log10", options)) return NULL;
    return (torc_log10)(self);
}

torc_tensor (torc_log10_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_log10, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_log10_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("log10", options)) return NULL;
    return (torc_log10_)(self);
}

torc_tensor (torc_log10_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_log10, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_log10_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("log10", options)) return NULL;
    return (torc_log10_out)(out, self);
}

torc_tensor (torc_log1p)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_log1p, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_log1p_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("log1p", options)) return NULL;
    return (torc_log1p)(self);
}

torc_tensor (torc_log1p_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_log1p, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_log1p_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("log1p", options)) return NULL;
    return (torc_log1p_)(self);
}

torc_tensor (torc_log1p_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_log1p, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_log1p_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("log1p", options)) return NULL;
    return (torc_log1p_out)(out, self);
}

torc_tensor (torc_logaddexp)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logaddexp, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_logaddexp_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("logaddexp", options)) return NULL;
    return (torc_logaddexp)(self, other);
}

torc_tensor (torc_logaddexp_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logaddexp, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_logaddexp_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("logaddexp", options)) return NULL;
    return (torc_logaddexp_out)(out, self, other);
}

torc_tensor (torc_logaddexp2)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logaddexp2, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_logaddexp2_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("logaddexp2", options)) return NULL;
    return (torc_logaddexp2)(self, other);
}

torc_tensor (torc_logaddexp2_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logaddexp2, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_logaddexp2_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("logaddexp2", options)) return NULL;
    return (torc_logaddexp2_out)(out, self, other);
}

torc_tensor (torc_xlogy)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_xlogy, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_xlogy_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("xlogy", options)) return NULL;
    return (torc_xlogy)(self, other);
}

torc_tensor (torc_xlogy_)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_xlogy, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_xlogy_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("xlogy", options)) return NULL;
    return (torc_xlogy_)(self, other);
}

torc_tensor (torc_xlogy_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_xlogy, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_xlogy_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("xlogy", options)) return NULL;
    return (torc_xlogy_out)(out, self, other);
}

torc_tensor (torc_xlogy_scalar)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_xlogy, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_xlogy_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("xlogy", options)) return NULL;
    return (torc_xlogy_scalar)(self, other);
}

torc_tensor (torc_xlogy_scalar_)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_xlogy, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_xlogy_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("xlogy", options)) return NULL;
    return (torc_xlogy_scalar_)(self, other);
}

torc_tensor (torc_sin)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sin, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_sin_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("sin", options)) return NULL;
    return (torc_sin)(self);
}

torc_tensor (torc_sin_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sin, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_sin_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("sin", options)) return NULL;
    return (torc_sin_)(self);
}

torc_tensor (torc_sin_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sin, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_sin_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("sin", options)) return NULL;
    return (torc_sin_out)(out, self);
}

torc_tensor (torc_cos)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_cos, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_cos_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("cos", options)) return NULL;
    return (torc_cos)(self);
}

torc_tensor (torc_cos_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_cos, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_cos_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("cos", options)) return NULL;
    return (torc_cos_)(self);
}

torc_tensor (torc_cos_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_cos, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_cos_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("cos", options)) return NULL;
    return (torc_cos_out)(out, self);
}

torc_tensor (torc_tan)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_tan, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_tan_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("tan", options)) return NULL;
    return (torc_tan)(self);
}

torc_tensor (torc_tan_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_tan, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_tan_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("tan", options)) return NULL;
    return (torc_tan_)(self);
}

torc_tensor (torc_tan_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_tan, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_tan_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("tan", options)) return NULL;
    return (torc_tan_out)(out, self);
}

torc_tensor (torc_asin)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_asin, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_asin_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("asin", options)) return NULL;
    return (torc_asin)(self);
}

torc_tensor (torc_asin_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_asin, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_asin_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("asin", options)) return NULL;
    return (torc_asin_)(self);
}

torc_tensor (torc_asin_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_asin, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_asin_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("asin", options)) return NULL;
    return (torc_asin_out)(out, self);
}

torc_tensor (torc_acos)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_acos, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_acos_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("acos", options)) return NULL;
    return (torc_acos)(self);
}

torc_tensor (torc_acos_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_acos, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_acos_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("acos", options)) return NULL;
    return (torc_acos_)(self);
}

torc_tensor (torc_acos_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_acos, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_acos_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("acos", options)) return NULL;
    return (torc_acos_out)(out, self);
}

torc_tensor (torc_atan)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_atan, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_atan_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("atan", options)) return NULL;
    return (torc_atan)(self);
}

torc_tensor (torc_atan_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_atan, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_atan_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("atan", options)) return NULL;
    return (torc_atan_)(self);
}

torc_tensor (torc_atan_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_atan, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_atan_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("atan", options)) return NULL;
    return (torc_atan_out)(out, self);
}

torc_tensor (torc_sinh)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sinh, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_sinh_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("sinh", options)) return NULL;
    return (torc_sinh)(self);
}

torc_tensor (torc_sinh_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sinh, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_sinh_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("sinh", options)) return NULL;
    return (torc_sinh_)(self);
}

torc_tensor (torc_sinh_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sinh, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_sinh_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("sinh", options)) return NULL;
    return (torc_sinh_out)(out, self);
}

torc_tensor (torc_cosh)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_cosh, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_cosh_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("cosh", options)) return NULL;
    return (torc_cosh)(self);
}

torc_tensor (torc_cosh_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_cosh, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_cosh_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("cosh", options)) return NULL;
    return (torc_cosh_)(self);
}

torc_tensor (torc_cosh_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_cosh, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_cosh_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("cosh", options)) return NULL;
    return (torc_cosh_out)(out, self);
}

torc_tensor (torc_tanh)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_tanh, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_tanh_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("tanh", options)) return NULL;
    return (torc_tanh)(self);
}

torc_tensor (torc_tanh_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_tanh, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_tanh_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("tanh", options)) return NULL;
    return (torc_tanh_)(self);
}

torc_tensor (torc_tanh_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_tanh, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_tanh_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("tanh", options)) return NULL;
    return (torc_tanh_out)(out, self);
}

torc_tensor (torc_asinh)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_asinh, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_asinh_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("asinh", options)) return NULL;
    return (torc_asinh)(self);
}

torc_tensor (torc_asinh_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_asinh, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_asinh_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("asinh", options)) return NULL;
    return (torc_asinh_)(self);
}

torc_tensor (torc_asinh_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_asinh, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_asinh_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("asinh", options)) return NULL;
    return (torc_asinh_out)(out, self);
}

torc_tensor (torc_acosh)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_acosh, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_acosh_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("acosh", options)) return NULL;
    return (torc_acosh)(self);
}

torc_tensor (torc_acosh_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_acosh, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_acosh_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("acosh", options)) return NULL;
    return (torc_acosh_)(self);
}

torc_tensor (torc_acosh_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_acosh, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_acosh_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("acosh", options)) return NULL;
    return (torc_acosh_out)(out, self);
}

torc_tensor (torc_atanh)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_atanh, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_atanh_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("atanh", options)) return NULL;
    return (torc_atanh)(self);
}

torc_tensor (torc_atanh_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_atanh, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_atanh_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("atanh", options)) return NULL;
    return (torc_atanh_)(self);
}

torc_tensor (torc_atanh_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_atanh, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_atanh_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("atanh", options)) return NULL;
    return (torc_atanh_out)(out, self);
}

torc_tensor (torc_erf)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_erf, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_erf_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("erf", options)) return NULL;
    return (torc_erf)(self);
}

torc_tensor (torc_erf_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_erf, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_erf_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("erf", options)) return NULL;
    return (torc_erf_)(self);
}

torc_tensor (torc_erf_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_erf, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_erf_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("erf", options)) return NULL;
    return (torc_erf_out)(out, self);
}

torc_tensor (torc_erfc)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_erfc, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_erfc_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("erfc", options)) return NULL;
    return (torc_erfc)(self);
}

torc_tensor (torc_erfc_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_erfc, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_erfc_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("erfc", options)) return NULL;
    return (torc_erfc_)(self);
}

torc_tensor (torc_erfc_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_erfc, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_erfc_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("erfc", options)) return NULL;
    return (torc_erfc_out)(out, self);
}

torc_tensor (torc_erfinv)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_erfinv, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_erfinv_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("erfinv", options)) return NULL;
    return (torc_erfinv)(self);
}

torc_tensor (torc_erfinv_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_erfinv, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_erfinv_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("erfinv", options)) return NULL;
    return (torc_erfinv_)(self);
}

torc_tensor (torc_erfinv_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_erfinv, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_erfinv_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("erfinv", options)) return NULL;
    return (torc_erfinv_out)(out, self);
}

torc_tensor (torc_atan2)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_atan2, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_atan2_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("atan2", options)) return NULL;
    return (torc_atan2)(self, other);
}

torc_tensor (torc_atan2_)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_atan2, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_atan2_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("atan2", options)) return NULL;
    return (torc_atan2_)(self, other);
}

torc_tensor (torc_atan2_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_atan2, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_atan2_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("atan2", options)) return NULL;
    return (torc_atan2_out)(out, self, other);
}

torc_tensor (torc_hypot)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_hypot, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_hypot_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("hypot", options)) return NULL;
    return (torc_hypot)(self, other);
}

torc_tensor (torc_hypot_)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_hypot, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_hypot_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("hypot", options)) return NULL;
    return (torc_hypot_)(self, other);
}

torc_tensor (torc_hypot_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_hypot, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_hypot_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("hypot", options)) return NULL;
    return (torc_hypot_out)(out, self, other);
}

torc_tensor (torc_maximum)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_maximum, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_maximum_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("maximum", options)) return NULL;
    return (torc_maximum)(self, other);
}

torc_tensor (torc_maximum_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_maximum, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_maximum_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("maximum", options)) return NULL;
    return (torc_maximum_out)(out, self, other);
}

torc_tensor (torc_minimum)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_minimum, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_minimum_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("minimum", options)) return NULL;
    return (torc_minimum)(self, other);
}

torc_tensor (torc_minimum_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_minimum, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_minimum_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("minimum", options)) return NULL;
    return (torc_minimum_out)(out, self, other);
}

torc_tensor (torc_fmax)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_fmax, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_fmax_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("fmax", options)) return NULL;
    return (torc_fmax)(self, other);
}

torc_tensor (torc_fmax_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_fmax, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_fmax_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("fmax", options)) return NULL;
    return (torc_fmax_out)(out, self, other);
}

torc_tensor (torc_fmin)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_fmin, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_fmin_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("fmin", options)) return NULL;
    return (torc_fmin)(self, other);
}

torc_tensor (torc_fmin_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_fmin, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_fmin_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("fmin", options)) return NULL;
    return (torc_fmin_out)(out, self, other);
}

torc_tensor (torc_copysign)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_copysign, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_copysign_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("copysign", options)) return NULL;
    return (torc_copysign)(self, other);
}

torc_tensor (torc_copysign_)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_copysign, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_copysign_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("copysign", options)) return NULL;
    return (torc_copysign_)(self, other);
}

torc_tensor (torc_copysign_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_copysign, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_copysign_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("copysign", options)) return NULL;
    return (torc_copysign_out)(out, self, other);
}

torc_tensor (torc_copysign_scalar)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_copysign, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_copysign_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("copysign", options)) return NULL;
    return (torc_copysign_scalar)(self, other);
}

torc_tensor (torc_copysign_scalar_)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_copysign, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_copysign_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("copysign", options)) return NULL;
    return (torc_copysign_scalar_)(self, other);
}

static const torc_clamp_options options_clamp = {TORC_DEFAULTS_torc_clamp_options .struct_size = sizeof(torc_clamp_options)};
void torc_clamp_options_init(torc_clamp_options *options) {
    if (options) *options = options_clamp;
}

static bool decode_clamp(clamp_attrs *a, const torc_clamp_options *options) {
    memcpy(a, &defaults_clamp, sizeof *a);
    if (!options) return true;
    torc_clamp_options copy;
    const torc_clamp_options *o = options_read("clamp", options, &copy, &options_clamp, sizeof copy, START(torc_clamp_options, min) | START(torc_clamp_options, max));
    if (!o || !by_name_only("clamp", o->by_name)) return false;
    if (!pack_number("clamp", "min", &a->min, o->min, true)) return false;
    if (!pack_number("clamp", "max", &a->max, o->max, true)) return false;
    return true;
}

torc_tensor (torc_clamp_with)(torc_tensor self, const torc_clamp_options *options) {
    if (FAILED()) return NULL;
    clamp_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_clamp(&a, options), OP_clamp, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_clamp_inplace_with)(torc_tensor self, const torc_clamp_options *options) {
    if (FAILED()) return NULL;
    clamp_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_clamp(&a, options), OP_clamp, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor (torc_clamp_out_with)(torc_tensor out, torc_tensor self, const torc_clamp_options *options) {
    if (FAILED()) return NULL;
    clamp_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_clamp(&a, options), OP_clamp, CALL_OUT, in, 1, &a, &out);
}

static const torc_clamp_tensor_options options_clamp_tensor = {TORC_DEFAULTS_torc_clamp_tensor_options .struct_size = sizeof(torc_clamp_tensor_options)};
void torc_clamp_tensor_options_init(torc_clamp_tensor_options *options) {
    if (options) *options = options_clamp_tensor;
}

static bool decode_clamp_tensor(clamp_tensor_attrs *a, torc_tensor *tensors, const torc_clamp_tensor_options *options) {
    (void)a;
    if (!options) return true;
    torc_clamp_tensor_options copy;
    const torc_clamp_tensor_options *o = options_read("clamp_tensor", options, &copy, &options_clamp_tensor, sizeof copy, START(torc_clamp_tensor_options, min) | START(torc_clamp_tensor_options, max));
    if (!o || !by_name_only("clamp_tensor", o->by_name)) return false;
    tensors[0] = o->min;
    tensors[1] = o->max;
    return true;
}

torc_tensor (torc_clamp_tensor_with)(torc_tensor self, const torc_clamp_tensor_options *options) {
    if (FAILED()) return NULL;
    clamp_tensor_attrs a;
    torc_tensor in[3] = {self, NULL, NULL};
    return call_tensor(decode_clamp_tensor(&a, in + 1, options), OP_clamp_tensor, CALL_FUNCTION, in, 3, NULL, NULL);
}

torc_tensor (torc_clamp_tensor_inplace_with)(torc_tensor self, const torc_clamp_tensor_options *options) {
    if (FAILED()) return NULL;
    clamp_tensor_attrs a;
    torc_tensor in[3] = {self, NULL, NULL};
    return call_tensor(decode_clamp_tensor(&a, in + 1, options), OP_clamp_tensor, CALL_INPLACE, in, 3, NULL, NULL);
}

torc_tensor (torc_clamp_tensor_out_with)(torc_tensor out, torc_tensor self, const torc_clamp_tensor_options *options) {
    if (FAILED()) return NULL;
    clamp_tensor_attrs a;
    torc_tensor in[3] = {self, NULL, NULL};
    return call_tensor(decode_clamp_tensor(&a, in + 1, options), OP_clamp_tensor, CALL_OUT, in, 3, NULL, &out);
}

torc_tensor (torc_clamp_min)(torc_tensor self, torc_tensor min) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, min};
    return call_tensor(true, OP_clamp_min, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_clamp_min_with(torc_tensor self, torc_tensor min, const torc_no_options *options) {
    if (!no_options("clamp_min", options)) return NULL;
    return (torc_clamp_min)(self, min);
}

torc_tensor (torc_clamp_min_)(torc_tensor self, torc_tensor min) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, min};
    return call_tensor(true, OP_clamp_min, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_clamp_min_inplace_with(torc_tensor self, torc_tensor min, const torc_no_options *options) {
    if (!no_options("clamp_min", options)) return NULL;
    return (torc_clamp_min_)(self, min);
}

torc_tensor (torc_clamp_min_out)(torc_tensor out, torc_tensor self, torc_tensor min) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, min};
    return call_tensor(true, OP_clamp_min, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_clamp_min_out_with(torc_tensor out, torc_tensor self, torc_tensor min, const torc_no_options *options) {
    if (!no_options("clamp_min", options)) return NULL;
    return (torc_clamp_min_out)(out, self, min);
}

torc_tensor (torc_clamp_min_scalar)(torc_tensor self, torc_number min) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(min)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_clamp_min, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_clamp_min_scalar_with(torc_tensor self, torc_number min, const torc_no_options *options) {
    if (!no_options("clamp_min", options)) return NULL;
    return (torc_clamp_min_scalar)(self, min);
}

torc_tensor (torc_clamp_min_scalar_)(torc_tensor self, torc_number min) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(min)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_clamp_min, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_clamp_min_scalar_inplace_with(torc_tensor self, torc_number min, const torc_no_options *options) {
    if (!no_options("clamp_min", options)) return NULL;
    return (torc_clamp_min_scalar_)(self, min);
}

torc_tensor (torc_clamp_max)(torc_tensor self, torc_tensor max) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, max};
    return call_tensor(true, OP_clamp_max, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_clamp_max_with(torc_tensor self, torc_tensor max, const torc_no_options *options) {
    if (!no_options("clamp_max", options)) return NULL;
    return (torc_clamp_max)(self, max);
}

torc_tensor (torc_clamp_max_)(torc_tensor self, torc_tensor max) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, max};
    return call_tensor(true, OP_clamp_max, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_clamp_max_inplace_with(torc_tensor self, torc_tensor max, const torc_no_options *options) {
    if (!no_options("clamp_max", options)) return NULL;
    return (torc_clamp_max_)(self, max);
}

torc_tensor (torc_clamp_max_out)(torc_tensor out, torc_tensor self, torc_tensor max) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, max};
    return call_tensor(true, OP_clamp_max, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_clamp_max_out_with(torc_tensor out, torc_tensor self, torc_tensor max, const torc_no_options *options) {
    if (!no_options("clamp_max", options)) return NULL;
    return (torc_clamp_max_out)(out, self, max);
}

torc_tensor (torc_clamp_max_scalar)(torc_tensor self, torc_number max) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(max)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_clamp_max, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_clamp_max_scalar_with(torc_tensor self, torc_number max, const torc_no_options *options) {
    if (!no_options("clamp_max", options)) return NULL;
    return (torc_clamp_max_scalar)(self, max);
}

torc_tensor (torc_clamp_max_scalar_)(torc_tensor self, torc_number max) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(max)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_clamp_max, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_clamp_max_scalar_inplace_with(torc_tensor self, torc_number max, const torc_no_options *options) {
    if (!no_options("clamp_max", options)) return NULL;
    return (torc_clamp_max_scalar_)(self, max);
}

torc_tensor (op_clamp_between)(torc_tensor self, torc_tensor min, torc_tensor max) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, min, max};
    return call_tensor(true, OP_clamp_between, CALL_FUNCTION, in, 3, NULL, NULL);
}

torc_tensor (op_clamp_between_)(torc_tensor self, torc_tensor min, torc_tensor max) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, min, max};
    return call_tensor(true, OP_clamp_between, CALL_INPLACE, in, 3, NULL, NULL);
}

torc_tensor (op_clamp_between_out)(torc_tensor out, torc_tensor self, torc_tensor min, torc_tensor max) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, min, max};
    return call_tensor(true, OP_clamp_between, CALL_OUT, in, 3, NULL, &out);
}

torc_tensor (torc_where)(torc_tensor condition, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {condition, self, other};
    return call_tensor(true, OP_where, CALL_FUNCTION, in, 3, NULL, NULL);
}

torc_tensor torc_where_with(torc_tensor condition, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("where", options)) return NULL;
    return (torc_where)(condition, self, other);
}

torc_tensor (torc_where_out)(torc_tensor out, torc_tensor condition, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {condition, self, other};
    return call_tensor(true, OP_where, CALL_OUT, in, 3, NULL, &out);
}

torc_tensor torc_where_out_with(torc_tensor out, torc_tensor condition, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("where", options)) return NULL;
    return (torc_where_out)(out, condition, self, other);
}

torc_tensor (torc_masked_fill)(torc_tensor self, torc_tensor mask, torc_tensor value) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, mask, value};
    return call_tensor(true, OP_masked_fill, CALL_FUNCTION, in, 3, NULL, NULL);
}

torc_tensor torc_masked_fill_with(torc_tensor self, torc_tensor mask, torc_tensor value, const torc_no_options *options) {
    if (!no_options("masked_fill", options)) return NULL;
    return (torc_masked_fill)(self, mask, value);
}

torc_tensor (torc_masked_fill_)(torc_tensor self, torc_tensor mask, torc_tensor value) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, mask, value};
    return call_tensor(true, OP_masked_fill, CALL_INPLACE, in, 3, NULL, NULL);
}

torc_tensor torc_masked_fill_inplace_with(torc_tensor self, torc_tensor mask, torc_tensor value, const torc_no_options *options) {
    if (!no_options("masked_fill", options)) return NULL;
    return (torc_masked_fill_)(self, mask, value);
}

static bool decode_masked_fill_scalar(masked_fill_scalar_attrs *a, torc_number value) {
    memcpy(a, &defaults_masked_fill_scalar, sizeof *a);
    if (!pack_number("masked_fill_scalar", "value", &a->value, value, false)) return false;
    return true;
}

torc_tensor (torc_masked_fill_scalar)(torc_tensor self, torc_tensor mask, torc_number value) {
    if (FAILED()) return NULL;
    masked_fill_scalar_attrs a;
    torc_tensor in[2] = {self, mask};
    return call_tensor(decode_masked_fill_scalar(&a, value), OP_masked_fill_scalar, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor torc_masked_fill_scalar_with(torc_tensor self, torc_tensor mask, torc_number value, const torc_no_options *options) {
    if (!no_options("masked_fill_scalar", options)) return NULL;
    return (torc_masked_fill_scalar)(self, mask, value);
}

torc_tensor (torc_masked_fill_scalar_)(torc_tensor self, torc_tensor mask, torc_number value) {
    if (FAILED()) return NULL;
    masked_fill_scalar_attrs a;
    torc_tensor in[2] = {self, mask};
    return call_tensor(decode_masked_fill_scalar(&a, value), OP_masked_fill_scalar, CALL_INPLACE, in, 2, &a, NULL);
}

torc_tensor torc_masked_fill_scalar_inplace_with(torc_tensor self, torc_tensor mask, torc_number value, const torc_no_options *options) {
    if (!no_options("masked_fill_scalar", options)) return NULL;
    return (torc_masked_fill_scalar_)(self, mask, value);
}

static const torc_nan_to_num_options options_nan_to_num = {TORC_DEFAULTS_torc_nan_to_num_options .struct_size = sizeof(torc_nan_to_num_options)};
void torc_nan_to_num_options_init(torc_nan_to_num_options *options) {
    if (options) *options = options_nan_to_num;
}

static bool decode_nan_to_num(nan_to_num_attrs *a, const torc_nan_to_num_options *options) {
    memcpy(a, &defaults_nan_to_num, sizeof *a);
    if (!options) return true;
    torc_nan_to_num_options copy;
    const torc_nan_to_num_options *o = options_read("nan_to_num", options, &copy, &options_nan_to_num, sizeof copy, START(torc_nan_to_num_options, nan) | START(torc_nan_to_num_options, posinf) | START(torc_nan_to_num_options, neginf));
    if (!o || !by_name_only("nan_to_num", o->by_name)) return false;
    a->nan = float_or_none(o->nan);
    a->posinf = float_or_none(o->posinf);
    a->neginf = float_or_none(o->neginf);
    return true;
}

torc_tensor (torc_nan_to_num_with)(torc_tensor self, const torc_nan_to_num_options *options) {
    if (FAILED()) return NULL;
    nan_to_num_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_nan_to_num(&a, options), OP_nan_to_num, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_nan_to_num_inplace_with)(torc_tensor self, const torc_nan_to_num_options *options) {
    if (FAILED()) return NULL;
    nan_to_num_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_nan_to_num(&a, options), OP_nan_to_num, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor (torc_nan_to_num_out_with)(torc_tensor out, torc_tensor self, const torc_nan_to_num_options *options) {
    if (FAILED()) return NULL;
    nan_to_num_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_nan_to_num(&a, options), OP_nan_to_num, CALL_OUT, in, 1, &a, &out);
}

static bool decode_nan_to_num_values(nan_to_num_values_attrs *a, double nan, double posinf, double neginf) {
    memcpy(a, &defaults_nan_to_num_values, sizeof *a);
    a->nan = nan;
    a->posinf = posinf;
    a->neginf = neginf;
    return true;
}

torc_tensor (op_nan_to_num_values)(torc_tensor self, double nan, double posinf, double neginf) {
    if (FAILED()) return NULL;
    nan_to_num_values_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_nan_to_num_values(&a, nan, posinf, neginf), OP_nan_to_num_values, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (op_nan_to_num_values_)(torc_tensor self, double nan, double posinf, double neginf) {
    if (FAILED()) return NULL;
    nan_to_num_values_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_nan_to_num_values(&a, nan, posinf, neginf), OP_nan_to_num_values, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor (op_nan_to_num_values_out)(torc_tensor out, torc_tensor self, double nan, double posinf, double neginf) {
    if (FAILED()) return NULL;
    nan_to_num_values_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_nan_to_num_values(&a, nan, posinf, neginf), OP_nan_to_num_values, CALL_OUT, in, 1, &a, &out);
}

torc_tensor (torc_eq)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_eq, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_eq_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("eq", options)) return NULL;
    return (torc_eq)(self, other);
}

torc_tensor (torc_eq_)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_eq, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_eq_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("eq", options)) return NULL;
    return (torc_eq_)(self, other);
}

torc_tensor (torc_eq_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_eq, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_eq_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("eq", options)) return NULL;
    return (torc_eq_out)(out, self, other);
}

torc_tensor (torc_eq_scalar)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_eq, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_eq_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("eq", options)) return NULL;
    return (torc_eq_scalar)(self, other);
}

torc_tensor (torc_eq_scalar_)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_eq, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_eq_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("eq", options)) return NULL;
    return (torc_eq_scalar_)(self, other);
}

torc_tensor (torc_ne)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_ne, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_ne_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("ne", options)) return NULL;
    return (torc_ne)(self, other);
}

torc_tensor (torc_ne_)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_ne, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_ne_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("ne", options)) return NULL;
    return (torc_ne_)(self, other);
}

torc_tensor (torc_ne_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_ne, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_ne_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("ne", options)) return NULL;
    return (torc_ne_out)(out, self, other);
}

torc_tensor (torc_ne_scalar)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_ne, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_ne_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("ne", options)) return NULL;
    return (torc_ne_scalar)(self, other);
}

torc_tensor (torc_ne_scalar_)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_ne, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_ne_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("ne", options)) return NULL;
    return (torc_ne_scalar_)(self, other);
}

torc_tensor (torc_lt)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_lt, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_lt_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("lt", options)) return NULL;
    return (torc_lt)(self, other);
}

torc_tensor (torc_lt_)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_lt, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_lt_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("lt", options)) return NULL;
    return (torc_lt_)(self, other);
}

torc_tensor (torc_lt_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_lt, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_lt_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("lt", options)) return NULL;
    return (torc_lt_out)(out, self, other);
}

torc_tensor (torc_lt_scalar)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_lt, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_lt_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("lt", options)) return NULL;
    return (torc_lt_scalar)(self, other);
}

torc_tensor (torc_lt_scalar_)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_lt, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_lt_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("lt", options)) return NULL;
    return (torc_lt_scalar_)(self, other);
}

torc_tensor (torc_le)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_le, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_le_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("le", options)) return NULL;
    return (torc_le)(self, other);
}

torc_tensor (torc_le_)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_le, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_le_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("le", options)) return NULL;
    return (torc_le_)(self, other);
}

torc_tensor (torc_le_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_le, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_le_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("le", options)) return NULL;
    return (torc_le_out)(out, self, other);
}

torc_tensor (torc_le_scalar)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_le, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_le_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("le", options)) return NULL;
    return (torc_le_scalar)(self, other);
}

torc_tensor (torc_le_scalar_)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_le, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_le_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("le", options)) return NULL;
    return (torc_le_scalar_)(self, other);
}

torc_tensor (torc_gt)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_gt, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_gt_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("gt", options)) return NULL;
    return (torc_gt)(self, other);
}

torc_tensor (torc_gt_)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_gt, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_gt_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("gt", options)) return NULL;
    return (torc_gt_)(self, other);
}

torc_tensor (torc_gt_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_gt, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_gt_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("gt", options)) return NULL;
    return (torc_gt_out)(out, self, other);
}

torc_tensor (torc_gt_scalar)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_gt, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_gt_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("gt", options)) return NULL;
    return (torc_gt_scalar)(self, other);
}

torc_tensor (torc_gt_scalar_)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_gt, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_gt_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("gt", options)) return NULL;
    return (torc_gt_scalar_)(self, other);
}

torc_tensor (torc_ge)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_ge, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_ge_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("ge", options)) return NULL;
    return (torc_ge)(self, other);
}

torc_tensor (torc_ge_)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_ge, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_ge_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("ge", options)) return NULL;
    return (torc_ge_)(self, other);
}

torc_tensor (torc_ge_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_ge, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_ge_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("ge", options)) return NULL;
    return (torc_ge_out)(out, self, other);
}

torc_tensor (torc_ge_scalar)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_ge, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_ge_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("ge", options)) return NULL;
    return (torc_ge_scalar)(self, other);
}

torc_tensor (torc_ge_scalar_)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_ge, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_ge_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("ge", options)) return NULL;
    return (torc_ge_scalar_)(self, other);
}

torc_tensor (torc_logical_and)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logical_and, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_logical_and_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("logical_and", options)) return NULL;
    return (torc_logical_and)(self, other);
}

torc_tensor (torc_logical_and_)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logical_and, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_logical_and_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("logical_and", options)) return NULL;
    return (torc_logical_and_)(self, other);
}

torc_tensor (torc_logical_and_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logical_and, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_logical_and_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("logical_and", options)) return NULL;
    return (torc_logical_and_out)(out, self, other);
}

torc_tensor (torc_logical_or)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logical_or, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_logical_or_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("logical_or", options)) return NULL;
    return (torc_logical_or)(self, other);
}

torc_tensor (torc_logical_or_)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logical_or, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_logical_or_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("logical_or", options)) return NULL;
    return (torc_logical_or_)(self, other);
}

torc_tensor (torc_logical_or_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logical_or, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_logical_or_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("logical_or", options)) return NULL;
    return (torc_logical_or_out)(out, self, other);
}

torc_tensor (torc_logical_xor)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logical_xor, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_logical_xor_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("logical_xor", options)) return NULL;
    return (torc_logical_xor)(self, other);
}

torc_tensor (torc_logical_xor_)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logical_xor, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_logical_xor_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("logical_xor", options)) return NULL;
    return (torc_logical_xor_)(self, other);
}

torc_tensor (torc_logical_xor_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logical_xor, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_logical_xor_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("logical_xor", options)) return NULL;
    return (torc_logical_xor_out)(out, self, other);
}

torc_tensor (torc_logical_not)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_logical_not, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_logical_not_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("logical_not", options)) return NULL;
    return (torc_logical_not)(self);
}

torc_tensor (torc_logical_not_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_logical_not, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_logical_not_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("logical_not", options)) return NULL;
    return (torc_logical_not_)(self);
}

torc_tensor (torc_logical_not_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_logical_not, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_logical_not_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("logical_not", options)) return NULL;
    return (torc_logical_not_out)(out, self);
}

torc_tensor (torc_isnan)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_isnan, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_isnan_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("isnan", options)) return NULL;
    return (torc_isnan)(self);
}

torc_tensor (torc_isinf)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_isinf, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_isinf_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("isinf", options)) return NULL;
    return (torc_isinf)(self);
}

torc_tensor (torc_isfinite)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_isfinite, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_isfinite_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("isfinite", options)) return NULL;
    return (torc_isfinite)(self);
}

torc_tensor (torc_signbit)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_signbit, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_signbit_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("signbit", options)) return NULL;
    return (torc_signbit)(self);
}

torc_tensor (torc_signbit_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_signbit, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_signbit_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("signbit", options)) return NULL;
    return (torc_signbit_out)(out, self);
}

torc_tensor (torc_bitwise_and)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_and, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_bitwise_and_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("bitwise_and", options)) return NULL;
    return (torc_bitwise_and)(self, other);
}

torc_tensor (torc_bitwise_and_)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_and, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_bitwise_and_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("bitwise_and", options)) return NULL;
    return (torc_bitwise_and_)(self, other);
}

torc_tensor (torc_bitwise_and_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_and, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_bitwise_and_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("bitwise_and", options)) return NULL;
    return (torc_bitwise_and_out)(out, self, other);
}

torc_tensor (torc_bitwise_and_scalar)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_bitwise_and, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_bitwise_and_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("bitwise_and", options)) return NULL;
    return (torc_bitwise_and_scalar)(self, other);
}

torc_tensor (torc_bitwise_and_scalar_)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_bitwise_and, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_bitwise_and_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("bitwise_and", options)) return NULL;
    return (torc_bitwise_and_scalar_)(self, other);
}

torc_tensor (torc_bitwise_or)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_or, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_bitwise_or_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("bitwise_or", options)) return NULL;
    return (torc_bitwise_or)(self, other);
}

torc_tensor (torc_bitwise_or_)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_or, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_bitwise_or_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("bitwise_or", options)) return NULL;
    return (torc_bitwise_or_)(self, other);
}

torc_tensor (torc_bitwise_or_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_or, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_bitwise_or_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("bitwise_or", options)) return NULL;
    return (torc_bitwise_or_out)(out, self, other);
}

torc_tensor (torc_bitwise_or_scalar)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_bitwise_or, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_bitwise_or_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("bitwise_or", options)) return NULL;
    return (torc_bitwise_or_scalar)(self, other);
}

torc_tensor (torc_bitwise_or_scalar_)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_bitwise_or, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_bitwise_or_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("bitwise_or", options)) return NULL;
    return (torc_bitwise_or_scalar_)(self, other);
}

torc_tensor (torc_bitwise_xor)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_xor, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_bitwise_xor_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("bitwise_xor", options)) return NULL;
    return (torc_bitwise_xor)(self, other);
}

torc_tensor (torc_bitwise_xor_)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_xor, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_bitwise_xor_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("bitwise_xor", options)) return NULL;
    return (torc_bitwise_xor_)(self, other);
}

torc_tensor (torc_bitwise_xor_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_xor, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_bitwise_xor_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("bitwise_xor", options)) return NULL;
    return (torc_bitwise_xor_out)(out, self, other);
}

torc_tensor (torc_bitwise_xor_scalar)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_bitwise_xor, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_bitwise_xor_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("bitwise_xor", options)) return NULL;
    return (torc_bitwise_xor_scalar)(self, other);
}

torc_tensor (torc_bitwise_xor_scalar_)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_bitwise_xor, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_bitwise_xor_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("bitwise_xor", options)) return NULL;
    return (torc_bitwise_xor_scalar_)(self, other);
}

torc_tensor (torc_bitwise_not)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_bitwise_not, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_bitwise_not_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("bitwise_not", options)) return NULL;
    return (torc_bitwise_not)(self);
}

torc_tensor (torc_bitwise_not_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_bitwise_not, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_bitwise_not_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("bitwise_not", options)) return NULL;
    return (torc_bitwise_not_)(self);
}

torc_tensor (torc_bitwise_not_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_bitwise_not, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_bitwise_not_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("bitwise_not", options)) return NULL;
    return (torc_bitwise_not_out)(out, self);
}

torc_tensor (op_bitwise_not_int)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_bitwise_not_int, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor (op_bitwise_not_int_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_bitwise_not_int, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor (op_bitwise_not_int_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_bitwise_not_int, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor (torc_bitwise_left_shift)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_left_shift, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_bitwise_left_shift_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("bitwise_left_shift", options)) return NULL;
    return (torc_bitwise_left_shift)(self, other);
}

torc_tensor (torc_bitwise_left_shift_)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_left_shift, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_bitwise_left_shift_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("bitwise_left_shift", options)) return NULL;
    return (torc_bitwise_left_shift_)(self, other);
}

torc_tensor (torc_bitwise_left_shift_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_left_shift, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_bitwise_left_shift_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("bitwise_left_shift", options)) return NULL;
    return (torc_bitwise_left_shift_out)(out, self, other);
}

torc_tensor (torc_bitwise_left_shift_scalar)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_bitwise_left_shift, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_bitwise_left_shift_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("bitwise_left_shift", options)) return NULL;
    return (torc_bitwise_left_shift_scalar)(self, other);
}

torc_tensor (torc_bitwise_left_shift_scalar_)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_bitwise_left_shift, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_bitwise_left_shift_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("bitwise_left_shift", options)) return NULL;
    return (torc_bitwise_left_shift_scalar_)(self, other);
}

torc_tensor (torc_bitwise_right_shift)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_right_shift, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_bitwise_right_shift_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("bitwise_right_shift", options)) return NULL;
    return (torc_bitwise_right_shift)(self, other);
}

torc_tensor (torc_bitwise_right_shift_)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_right_shift, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_bitwise_right_shift_inplace_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("bitwise_right_shift", options)) return NULL;
    return (torc_bitwise_right_shift_)(self, other);
}

torc_tensor (torc_bitwise_right_shift_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_right_shift, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_bitwise_right_shift_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("bitwise_right_shift", options)) return NULL;
    return (torc_bitwise_right_shift_out)(out, self, other);
}

torc_tensor (torc_bitwise_right_shift_scalar)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_bitwise_right_shift, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_bitwise_right_shift_scalar_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("bitwise_right_shift", options)) return NULL;
    return (torc_bitwise_right_shift_scalar)(self, other);
}

torc_tensor (torc_bitwise_right_shift_scalar_)(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_public(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_bitwise_right_shift, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_bitwise_right_shift_scalar_inplace_with(torc_tensor self, torc_number other, const torc_no_options *options) {
    if (!no_options("bitwise_right_shift", options)) return NULL;
    return (torc_bitwise_right_shift_scalar_)(self, other);
}

torc_tensor (torc_sigmoid)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sigmoid, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_sigmoid_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("sigmoid", options)) return NULL;
    return (torc_sigmoid)(self);
}

torc_tensor (torc_sigmoid_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sigmoid, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_sigmoid_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("sigmoid", options)) return NULL;
    return (torc_sigmoid_)(self);
}

torc_tensor (torc_sigmoid_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sigmoid, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_sigmoid_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("sigmoid", options)) return NULL;
    return (torc_sigmoid_out)(out, self);
}

static const torc_logit_options options_logit = {TORC_DEFAULTS_torc_logit_options .struct_size = sizeof(torc_logit_options)};
void torc_logit_options_init(torc_logit_options *options) {
    if (options) *options = options_logit;
}

static bool decode_logit(logit_attrs *a, const torc_logit_options *options) {
    memcpy(a, &defaults_logit, sizeof *a);
    if (!options) return true;
    torc_logit_options copy;
    const torc_logit_options *o = options_read("logit", options, &copy, &options_logit, sizeof copy, START(torc_logit_options, eps));
    if (!o || !by_name_only("logit", o->by_name)) return false;
    a->eps = float_or_none(o->eps);
    return true;
}

torc_tensor (torc_logit_with)(torc_tensor self, const torc_logit_options *options) {
    if (FAILED()) return NULL;
    logit_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_logit(&a, options), OP_logit, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_logit_inplace_with)(torc_tensor self, const torc_logit_options *options) {
    if (FAILED()) return NULL;
    logit_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_logit(&a, options), OP_logit, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor (torc_logit_out_with)(torc_tensor out, torc_tensor self, const torc_logit_options *options) {
    if (FAILED()) return NULL;
    logit_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_logit(&a, options), OP_logit, CALL_OUT, in, 1, &a, &out);
}

torc_tensor (torc_relu)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_relu, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_relu_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("relu", options)) return NULL;
    return (torc_relu)(self);
}

torc_tensor (torc_relu_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_relu, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_relu_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("relu", options)) return NULL;
    return (torc_relu_)(self);
}

torc_tensor (torc_relu6)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_relu6, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_relu6_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("relu6", options)) return NULL;
    return (torc_relu6)(self);
}

torc_tensor (torc_relu6_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_relu6, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_relu6_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("relu6", options)) return NULL;
    return (torc_relu6_)(self);
}

static const torc_leaky_relu_options options_leaky_relu = {TORC_DEFAULTS_torc_leaky_relu_options .struct_size = sizeof(torc_leaky_relu_options)};
void torc_leaky_relu_options_init(torc_leaky_relu_options *options) {
    if (options) *options = options_leaky_relu;
}

static bool decode_leaky_relu(leaky_relu_attrs *a, const torc_leaky_relu_options *options) {
    memcpy(a, &defaults_leaky_relu, sizeof *a);
    if (!options) return true;
    torc_leaky_relu_options copy;
    const torc_leaky_relu_options *o = options_read("leaky_relu", options, &copy, &options_leaky_relu, sizeof copy, START(torc_leaky_relu_options, negative_slope));
    if (!o || !by_name_only("leaky_relu", o->by_name)) return false;
    if (!pack_number("leaky_relu", "negative_slope", &a->negative_slope, o->negative_slope, false)) return false;
    return true;
}

torc_tensor (torc_leaky_relu_with)(torc_tensor self, const torc_leaky_relu_options *options) {
    if (FAILED()) return NULL;
    leaky_relu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_leaky_relu(&a, options), OP_leaky_relu, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_leaky_relu_inplace_with)(torc_tensor self, const torc_leaky_relu_options *options) {
    if (FAILED()) return NULL;
    leaky_relu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_leaky_relu(&a, options), OP_leaky_relu, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor (torc_leaky_relu_out_with)(torc_tensor out, torc_tensor self, const torc_leaky_relu_options *options) {
    if (FAILED()) return NULL;
    leaky_relu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_leaky_relu(&a, options), OP_leaky_relu, CALL_OUT, in, 1, &a, &out);
}

static const torc_elu_options options_elu = {TORC_DEFAULTS_torc_elu_options .struct_size = sizeof(torc_elu_options)};
void torc_elu_options_init(torc_elu_options *options) {
    if (options) *options = options_elu;
}

static bool decode_elu(elu_attrs *a, const torc_elu_options *options) {
    memcpy(a, &defaults_elu, sizeof *a);
    if (!options) return true;
    torc_elu_options copy;
    const torc_elu_options *o = options_read("elu", options, &copy, &options_elu, sizeof copy, START(torc_elu_options, alpha));
    if (!o || !by_name_only("elu", o->by_name)) return false;
    if (!pack_number("elu", "alpha", &a->alpha, o->alpha, false)) return false;
    return true;
}

torc_tensor (torc_elu_with)(torc_tensor self, const torc_elu_options *options) {
    if (FAILED()) return NULL;
    elu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_elu(&a, options), OP_elu, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_elu_inplace_with)(torc_tensor self, const torc_elu_options *options) {
    if (FAILED()) return NULL;
    elu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_elu(&a, options), OP_elu, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor (torc_elu_out_with)(torc_tensor out, torc_tensor self, const torc_elu_options *options) {
    if (FAILED()) return NULL;
    elu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_elu(&a, options), OP_elu, CALL_OUT, in, 1, &a, &out);
}

torc_tensor (torc_selu)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_selu, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_selu_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("selu", options)) return NULL;
    return (torc_selu)(self);
}

torc_tensor (torc_selu_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_selu, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_selu_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("selu", options)) return NULL;
    return (torc_selu_)(self);
}

static const torc_celu_options options_celu = {TORC_DEFAULTS_torc_celu_options .struct_size = sizeof(torc_celu_options)};
void torc_celu_options_init(torc_celu_options *options) {
    if (options) *options = options_celu;
}

static bool decode_celu(celu_attrs *a, const torc_celu_options *options) {
    memcpy(a, &defaults_celu, sizeof *a);
    if (!options) return true;
    torc_celu_options copy;
    const torc_celu_options *o = options_read("celu", options, &copy, &options_celu, sizeof copy, START(torc_celu_options, alpha));
    if (!o || !by_name_only("celu", o->by_name)) return false;
    if (!pack_number("celu", "alpha", &a->alpha, o->alpha, false)) return false;
    return true;
}

torc_tensor (torc_celu_with)(torc_tensor self, const torc_celu_options *options) {
    if (FAILED()) return NULL;
    celu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_celu(&a, options), OP_celu, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_celu_inplace_with)(torc_tensor self, const torc_celu_options *options) {
    if (FAILED()) return NULL;
    celu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_celu(&a, options), OP_celu, CALL_INPLACE, in, 1, &a, NULL);
}

static const torc_gelu_options options_gelu = {TORC_DEFAULTS_torc_gelu_options .struct_size = sizeof(torc_gelu_options)};
void torc_gelu_options_init(torc_gelu_options *options) {
    if (options) *options = options_gelu;
}

static bool decode_gelu(gelu_attrs *a, const torc_gelu_options *options) {
    memcpy(a, &defaults_gelu, sizeof *a);
    if (!options) return true;
    torc_gelu_options copy;
    const torc_gelu_options *o = options_read("gelu", options, &copy, &options_gelu, sizeof copy, START(torc_gelu_options, approximate));
    if (!o || !by_name_only("gelu", o->by_name)) return false;
    if (!pack_str("gelu", "approximate", &a->approximate, o->approximate)) return false;
    return true;
}

torc_tensor (torc_gelu_with)(torc_tensor self, const torc_gelu_options *options) {
    if (FAILED()) return NULL;
    gelu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_gelu(&a, options), OP_gelu, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_gelu_out_with)(torc_tensor out, torc_tensor self, const torc_gelu_options *options) {
    if (FAILED()) return NULL;
    gelu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_gelu(&a, options), OP_gelu, CALL_OUT, in, 1, &a, &out);
}

torc_tensor (op_gelu_erf)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_gelu_erf, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor (op_gelu_erf_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_gelu_erf, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor (op_gelu_tanh)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_gelu_tanh, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor (op_gelu_tanh_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_gelu_tanh, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor (torc_silu)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_silu, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_silu_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("silu", options)) return NULL;
    return (torc_silu)(self);
}

torc_tensor (torc_silu_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_silu, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_silu_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("silu", options)) return NULL;
    return (torc_silu_)(self);
}

torc_tensor (torc_silu_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_silu, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_silu_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("silu", options)) return NULL;
    return (torc_silu_out)(out, self);
}

torc_tensor (torc_mish)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_mish, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_mish_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("mish", options)) return NULL;
    return (torc_mish)(self);
}

torc_tensor (torc_mish_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_mish, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_mish_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("mish", options)) return NULL;
    return (torc_mish_)(self);
}

torc_tensor (torc_mish_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_mish, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_mish_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("mish", options)) return NULL;
    return (torc_mish_out)(out, self);
}

static const torc_softplus_options options_softplus = {TORC_DEFAULTS_torc_softplus_options .struct_size = sizeof(torc_softplus_options)};
void torc_softplus_options_init(torc_softplus_options *options) {
    if (options) *options = options_softplus;
}

static bool decode_softplus(softplus_attrs *a, const torc_softplus_options *options) {
    memcpy(a, &defaults_softplus, sizeof *a);
    if (!options) return true;
    torc_softplus_options copy;
    const torc_softplus_options *o = options_read("softplus", options, &copy, &options_softplus, sizeof copy, START(torc_softplus_options, beta) | START(torc_softplus_options, threshold));
    if (!o || !by_name_only("softplus", o->by_name)) return false;
    if (!pack_number("softplus", "beta", &a->beta, o->beta, false)) return false;
    if (!pack_number("softplus", "threshold", &a->threshold, o->threshold, false)) return false;
    return true;
}

torc_tensor (torc_softplus_with)(torc_tensor self, const torc_softplus_options *options) {
    if (FAILED()) return NULL;
    softplus_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_softplus(&a, options), OP_softplus, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_softplus_out_with)(torc_tensor out, torc_tensor self, const torc_softplus_options *options) {
    if (FAILED()) return NULL;
    softplus_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_softplus(&a, options), OP_softplus, CALL_OUT, in, 1, &a, &out);
}

torc_tensor (torc_softsign)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_softsign, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_softsign_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("softsign", options)) return NULL;
    return (torc_softsign)(self);
}

torc_tensor (op_softsign_float)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_softsign_float, CALL_FUNCTION, in, 1, NULL, NULL);
}

static const torc_hardtanh_options options_hardtanh = {TORC_DEFAULTS_torc_hardtanh_options .struct_size = sizeof(torc_hardtanh_options)};
void torc_hardtanh_options_init(torc_hardtanh_options *options) {
    if (options) *options = options_hardtanh;
}

static bool decode_hardtanh(hardtanh_attrs *a, const torc_hardtanh_options *options) {
    memcpy(a, &defaults_hardtanh, sizeof *a);
    if (!options) return true;
    torc_hardtanh_options copy;
    const torc_hardtanh_options *o = options_read("hardtanh", options, &copy, &options_hardtanh, sizeof copy, START(torc_hardtanh_options, min_val) | START(torc_hardtanh_options, max_val));
    if (!o || !by_name_only("hardtanh", o->by_name)) return false;
    if (!pack_number("hardtanh", "min_val", &a->min_val, o->min_val, false)) return false;
    if (!pack_number("hardtanh", "max_val", &a->max_val, o->max_val, false)) return false;
    return true;
}

torc_tensor (torc_hardtanh_with)(torc_tensor self, const torc_hardtanh_options *options) {
    if (FAILED()) return NULL;
    hardtanh_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_hardtanh(&a, options), OP_hardtanh, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_hardtanh_inplace_with)(torc_tensor self, const torc_hardtanh_options *options) {
    if (FAILED()) return NULL;
    hardtanh_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_hardtanh(&a, options), OP_hardtanh, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor (torc_hardtanh_out_with)(torc_tensor out, torc_tensor self, const torc_hardtanh_options *options) {
    if (FAILED()) return NULL;
    hardtanh_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_hardtanh(&a, options), OP_hardtanh, CALL_OUT, in, 1, &a, &out);
}

torc_tensor (torc_hardsigmoid)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_hardsigmoid, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_hardsigmoid_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("hardsigmoid", options)) return NULL;
    return (torc_hardsigmoid)(self);
}

torc_tensor (torc_hardsigmoid_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_hardsigmoid, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_hardsigmoid_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("hardsigmoid", options)) return NULL;
    return (torc_hardsigmoid_)(self);
}

torc_tensor (torc_hardsigmoid_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_hardsigmoid, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_hardsigmoid_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("hardsigmoid", options)) return NULL;
    return (torc_hardsigmoid_out)(out, self);
}

torc_tensor (torc_hardswish)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_hardswish, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_hardswish_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("hardswish", options)) return NULL;
    return (torc_hardswish)(self);
}

torc_tensor (torc_hardswish_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_hardswish, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_hardswish_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("hardswish", options)) return NULL;
    return (torc_hardswish_)(self);
}

torc_tensor (torc_hardswish_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_hardswish, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_hardswish_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("hardswish", options)) return NULL;
    return (torc_hardswish_out)(out, self);
}

static const torc_hardshrink_options options_hardshrink = {TORC_DEFAULTS_torc_hardshrink_options .struct_size = sizeof(torc_hardshrink_options)};
void torc_hardshrink_options_init(torc_hardshrink_options *options) {
    if (options) *options = options_hardshrink;
}

static bool decode_hardshrink(hardshrink_attrs *a, const torc_hardshrink_options *options) {
    memcpy(a, &defaults_hardshrink, sizeof *a);
    if (!options) return true;
    torc_hardshrink_options copy;
    const torc_hardshrink_options *o = options_read("hardshrink", options, &copy, &options_hardshrink, sizeof copy, START(torc_hardshrink_options, lambd));
    if (!o || !by_name_only("hardshrink", o->by_name)) return false;
    if (!pack_number("hardshrink", "lambd", &a->lambd, o->lambd, false)) return false;
    return true;
}

torc_tensor (torc_hardshrink_with)(torc_tensor self, const torc_hardshrink_options *options) {
    if (FAILED()) return NULL;
    hardshrink_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_hardshrink(&a, options), OP_hardshrink, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_hardshrink_out_with)(torc_tensor out, torc_tensor self, const torc_hardshrink_options *options) {
    if (FAILED()) return NULL;
    hardshrink_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_hardshrink(&a, options), OP_hardshrink, CALL_OUT, in, 1, &a, &out);
}

static const torc_softshrink_options options_softshrink = {TORC_DEFAULTS_torc_softshrink_options .struct_size = sizeof(torc_softshrink_options)};
void torc_softshrink_options_init(torc_softshrink_options *options) {
    if (options) *options = options_softshrink;
}

static bool decode_softshrink(softshrink_attrs *a, const torc_softshrink_options *options) {
    memcpy(a, &defaults_softshrink, sizeof *a);
    if (!options) return true;
    torc_softshrink_options copy;
    const torc_softshrink_options *o = options_read("softshrink", options, &copy, &options_softshrink, sizeof copy, START(torc_softshrink_options, lambd));
    if (!o || !by_name_only("softshrink", o->by_name)) return false;
    if (!pack_number("softshrink", "lambd", &a->lambd, o->lambd, false)) return false;
    return true;
}

torc_tensor (torc_softshrink_with)(torc_tensor self, const torc_softshrink_options *options) {
    if (FAILED()) return NULL;
    softshrink_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_softshrink(&a, options), OP_softshrink, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_softshrink_out_with)(torc_tensor out, torc_tensor self, const torc_softshrink_options *options) {
    if (FAILED()) return NULL;
    softshrink_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_softshrink(&a, options), OP_softshrink, CALL_OUT, in, 1, &a, &out);
}

torc_tensor (torc_tanhshrink)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_tanhshrink, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_tanhshrink_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("tanhshrink", options)) return NULL;
    return (torc_tanhshrink)(self);
}

static bool decode_threshold(threshold_attrs *a, torc_number threshold, torc_number value) {
    memcpy(a, &defaults_threshold, sizeof *a);
    if (!pack_number("threshold", "threshold", &a->threshold, threshold, false)) return false;
    if (!pack_number("threshold", "value", &a->value, value, false)) return false;
    return true;
}

torc_tensor (torc_threshold)(torc_tensor self, torc_number threshold, torc_number value) {
    if (FAILED()) return NULL;
    threshold_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_threshold(&a, threshold, value), OP_threshold, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_threshold_with(torc_tensor self, torc_number threshold, torc_number value, const torc_no_options *options) {
    if (!no_options("threshold", options)) return NULL;
    return (torc_threshold)(self, threshold, value);
}

torc_tensor (torc_threshold_)(torc_tensor self, torc_number threshold, torc_number value) {
    if (FAILED()) return NULL;
    threshold_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_threshold(&a, threshold, value), OP_threshold, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor torc_threshold_inplace_with(torc_tensor self, torc_number threshold, torc_number value, const torc_no_options *options) {
    if (!no_options("threshold", options)) return NULL;
    return (torc_threshold_)(self, threshold, value);
}

torc_tensor (torc_threshold_out)(torc_tensor out, torc_tensor self, torc_number threshold, torc_number value) {
    if (FAILED()) return NULL;
    threshold_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_threshold(&a, threshold, value), OP_threshold, CALL_OUT, in, 1, &a, &out);
}

torc_tensor torc_threshold_out_with(torc_tensor out, torc_tensor self, torc_number threshold, torc_number value, const torc_no_options *options) {
    if (!no_options("threshold", options)) return NULL;
    return (torc_threshold_out)(out, self, threshold, value);
}

torc_tensor (torc_logsigmoid)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_logsigmoid, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_logsigmoid_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("logsigmoid", options)) return NULL;
    return (torc_logsigmoid)(self);
}

torc_tensor (torc_logsigmoid_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_logsigmoid, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_logsigmoid_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("logsigmoid", options)) return NULL;
    return (torc_logsigmoid_out)(out, self);
}

torc_tensor (op_sigmoid_backward)(torc_tensor grad_output, torc_tensor output) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {grad_output, output};
    return call_tensor(true, OP_sigmoid_backward, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor (op_tanh_backward)(torc_tensor grad_output, torc_tensor output) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {grad_output, output};
    return call_tensor(true, OP_tanh_backward, CALL_FUNCTION, in, 2, NULL, NULL);
}

static bool decode_logit_backward(logit_backward_attrs *a, attr_number eps) {
    memcpy(a, &defaults_logit_backward, sizeof *a);
    a->eps = eps;
    return true;
}

torc_tensor (op_logit_backward)(torc_tensor grad_output, torc_tensor self, attr_number eps) {
    if (FAILED()) return NULL;
    logit_backward_attrs a;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(decode_logit_backward(&a, eps), OP_logit_backward, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_threshold_backward(threshold_backward_attrs *a, attr_number threshold) {
    memcpy(a, &defaults_threshold_backward, sizeof *a);
    if (!threshold.kind) return number_missing("threshold_backward", "threshold");
    a->threshold = threshold;
    return true;
}

torc_tensor (op_threshold_backward)(torc_tensor grad_output, torc_tensor self, attr_number threshold) {
    if (FAILED()) return NULL;
    threshold_backward_attrs a;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(decode_threshold_backward(&a, threshold), OP_threshold_backward, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_hardtanh_backward(hardtanh_backward_attrs *a, attr_number min_val, attr_number max_val) {
    memcpy(a, &defaults_hardtanh_backward, sizeof *a);
    if (!min_val.kind) return number_missing("hardtanh_backward", "min_val");
    a->min_val = min_val;
    if (!max_val.kind) return number_missing("hardtanh_backward", "max_val");
    a->max_val = max_val;
    return true;
}

torc_tensor (op_hardtanh_backward)(torc_tensor grad_output, torc_tensor self, attr_number min_val, attr_number max_val) {
    if (FAILED()) return NULL;
    hardtanh_backward_attrs a;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(decode_hardtanh_backward(&a, min_val, max_val), OP_hardtanh_backward, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_leaky_relu_backward(leaky_relu_backward_attrs *a, attr_number negative_slope) {
    memcpy(a, &defaults_leaky_relu_backward, sizeof *a);
    if (!negative_slope.kind) return number_missing("leaky_relu_backward", "negative_slope");
    a->negative_slope = negative_slope;
    return true;
}

torc_tensor (op_leaky_relu_backward)(torc_tensor grad_output, torc_tensor self, attr_number negative_slope) {
    if (FAILED()) return NULL;
    leaky_relu_backward_attrs a;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(decode_leaky_relu_backward(&a, negative_slope), OP_leaky_relu_backward, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_elu_backward(elu_backward_attrs *a, attr_number alpha) {
    memcpy(a, &defaults_elu_backward, sizeof *a);
    if (!alpha.kind) return number_missing("elu_backward", "alpha");
    a->alpha = alpha;
    return true;
}

torc_tensor (op_elu_backward)(torc_tensor grad_output, torc_tensor self, attr_number alpha) {
    if (FAILED()) return NULL;
    elu_backward_attrs a;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(decode_elu_backward(&a, alpha), OP_elu_backward, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_celu_backward(celu_backward_attrs *a, attr_number alpha) {
    memcpy(a, &defaults_celu_backward, sizeof *a);
    if (!alpha.kind) return number_missing("celu_backward", "alpha");
    a->alpha = alpha;
    return true;
}

torc_tensor (op_celu_backward)(torc_tensor grad_output, torc_tensor self, attr_number alpha) {
    if (FAILED()) return NULL;
    celu_backward_attrs a;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(decode_celu_backward(&a, alpha), OP_celu_backward, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor (op_gelu_erf_backward)(torc_tensor grad_output, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(true, OP_gelu_erf_backward, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor (op_gelu_tanh_backward)(torc_tensor grad_output, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(true, OP_gelu_tanh_backward, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor (op_silu_backward)(torc_tensor grad_output, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(true, OP_silu_backward, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor (op_mish_backward)(torc_tensor grad_output, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(true, OP_mish_backward, CALL_FUNCTION, in, 2, NULL, NULL);
}

static bool decode_softplus_backward(softplus_backward_attrs *a, attr_number beta, attr_number threshold) {
    memcpy(a, &defaults_softplus_backward, sizeof *a);
    if (!beta.kind) return number_missing("softplus_backward", "beta");
    a->beta = beta;
    if (!threshold.kind) return number_missing("softplus_backward", "threshold");
    a->threshold = threshold;
    return true;
}

torc_tensor (op_softplus_backward)(torc_tensor grad_output, torc_tensor self, attr_number beta, attr_number threshold) {
    if (FAILED()) return NULL;
    softplus_backward_attrs a;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(decode_softplus_backward(&a, beta, threshold), OP_softplus_backward, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor (op_hardsigmoid_backward)(torc_tensor grad_output, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(true, OP_hardsigmoid_backward, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor (op_hardswish_backward)(torc_tensor grad_output, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(true, OP_hardswish_backward, CALL_FUNCTION, in, 2, NULL, NULL);
}

static bool decode_shrink_backward(shrink_backward_attrs *a, attr_number lambd) {
    memcpy(a, &defaults_shrink_backward, sizeof *a);
    if (!lambd.kind) return number_missing("shrink_backward", "lambd");
    a->lambd = lambd;
    return true;
}

torc_tensor (op_shrink_backward)(torc_tensor grad_output, torc_tensor self, attr_number lambd) {
    if (FAILED()) return NULL;
    shrink_backward_attrs a;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(decode_shrink_backward(&a, lambd), OP_shrink_backward, CALL_FUNCTION, in, 2, &a, NULL);
}

static const torc_copy_inplace_options options_copy_ = {TORC_DEFAULTS_torc_copy_inplace_options .struct_size = sizeof(torc_copy_inplace_options)};
void torc_copy_inplace_options_init(torc_copy_inplace_options *options) {
    if (options) *options = options_copy_;
}

static bool decode_copy_(copy__attrs *a, const torc_copy_inplace_options *options) {
    memcpy(a, &defaults_copy_, sizeof *a);
    if (!options) return true;
    torc_copy_inplace_options copy;
    const torc_copy_inplace_options *o = options_read("copy_", options, &copy, &options_copy_, sizeof copy, START(torc_copy_inplace_options, non_blocking));
    if (!o || !by_name_only("copy_", o->by_name)) return false;
    if (!flag_taken("copy_", "non_blocking", o->non_blocking, &a->non_blocking)) return false;
    return true;
}

torc_tensor (torc_copy_inplace_with)(torc_tensor self, torc_tensor other, const torc_copy_inplace_options *options) {
    if (FAILED()) return NULL;
    copy__attrs a;
    torc_tensor in[2] = {self, other};
    return call_tensor(decode_copy_(&a, options), OP_copy_, CALL_INPLACE, in, 2, &a, NULL);
}

static bool decode_fill_(fill__attrs *a, torc_number value) {
    memcpy(a, &defaults_fill_, sizeof *a);
    if (!pack_number("fill_", "value", &a->value, value, false)) return false;
    return true;
}

torc_tensor (torc_fill_)(torc_tensor self, torc_number value) {
    if (FAILED()) return NULL;
    fill__attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_fill_(&a, value), OP_fill_, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor torc_fill_inplace_with(torc_tensor self, torc_number value, const torc_no_options *options) {
    if (!no_options("fill_", options)) return NULL;
    return (torc_fill_)(self, value);
}

torc_tensor (torc_zero_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_zero_, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_zero_inplace_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("zero_", options)) return NULL;
    return (torc_zero_)(self);
}

static const torc_empty_options options_empty = {TORC_DEFAULTS_torc_empty_options .struct_size = sizeof(torc_empty_options)};
void torc_empty_options_init(torc_empty_options *options) {
    if (options) *options = options_empty;
}

static bool decode_empty(empty_attrs *a, const torc_ints *size, const torc_empty_options *options) {
    memcpy(a, &defaults_empty, sizeof *a);
    if (!pack_ints("empty", "size", &a->size, size, 0, true)) return false;
    if (!options) return true;
    torc_empty_options copy;
    const torc_empty_options *o = options_read("empty", options, &copy, &options_empty, sizeof copy, START(torc_empty_options, dtype) | START(torc_empty_options, device) | START(torc_empty_options, pin_memory) | START(torc_empty_options, requires_grad) | START(torc_empty_options, memory_format));
    if (!o || !reserved_is_0("empty", o->reserved0) || !by_name_only("empty", o->by_name)) return false;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    if (!flag_taken("empty", "pin_memory", o->pin_memory, &a->pin_memory)) return false;
    if (!flag_taken("empty", "requires_grad", o->requires_grad, &a->requires_grad)) return false;
    if (!format_known("empty", o->memory_format)) return false;
    a->memory_format = (int32_t)o->memory_format;
    return true;
}

torc_tensor (torc_empty_with)(torc_ints size, const torc_empty_options *options) {
    if (FAILED()) return NULL;
    empty_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_empty(&a, &size, options), OP_empty, CALL_FUNCTION, in, 0, &a, NULL);
}

torc_tensor (torc_empty_out_with)(torc_tensor out, torc_ints size, const torc_empty_options *options) {
    if (FAILED()) return NULL;
    empty_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_empty(&a, &size, options), OP_empty, CALL_OUT, in, 0, &a, &out);
}

static const torc_empty_strided_options options_empty_strided = {TORC_DEFAULTS_torc_empty_strided_options .struct_size = sizeof(torc_empty_strided_options)};
void torc_empty_strided_options_init(torc_empty_strided_options *options) {
    if (options) *options = options_empty_strided;
}

static bool decode_empty_strided(empty_strided_attrs *a, const torc_ints *size, const torc_ints *stride, const torc_empty_strided_options *options) {
    memcpy(a, &defaults_empty_strided, sizeof *a);
    if (!pack_ints("empty_strided", "size", &a->size, size, 0, true)) return false;
    if (!pack_ints("empty_strided", "stride", &a->stride, stride, 0, true)) return false;
    if (!options) return true;
    torc_empty_strided_options copy;
    const torc_empty_strided_options *o = options_read("empty_strided", options, &copy, &options_empty_strided, sizeof copy, START(torc_empty_strided_options, dtype) | START(torc_empty_strided_options, device) | START(torc_empty_strided_options, pin_memory) | START(torc_empty_strided_options, requires_grad));
    if (!o || !by_name_only("empty_strided", o->by_name)) return false;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    if (!flag_taken("empty_strided", "pin_memory", o->pin_memory, &a->pin_memory)) return false;
    if (!flag_taken("empty_strided", "requires_grad", o->requires_grad, &a->requires_grad)) return false;
    return true;
}

torc_tensor (torc_empty_strided_with)(torc_ints size, torc_ints stride, const torc_empty_strided_options *options) {
    if (FAILED()) return NULL;
    empty_strided_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_empty_strided(&a, &size, &stride, options), OP_empty_strided, CALL_FUNCTION, in, 0, &a, NULL);
}

static const torc_zeros_options options_zeros = {TORC_DEFAULTS_torc_zeros_options .struct_size = sizeof(torc_zeros_options)};
void torc_zeros_options_init(torc_zeros_options *options) {
    if (options) *options = options_zeros;
}

static bool decode_zeros(zeros_attrs *a, const torc_ints *size, const torc_zeros_options *options) {
    memcpy(a, &defaults_zeros, sizeof *a);
    if (!pack_ints("zeros", "size", &a->size, size, 0, true)) return false;
    if (!options) return true;
    torc_zeros_options copy;
    const torc_zeros_options *o = options_read("zeros", options, &copy, &options_zeros, sizeof copy, START(torc_zeros_options, dtype) | START(torc_zeros_options, device) | START(torc_zeros_options, pin_memory) | START(torc_zeros_options, requires_grad));
    if (!o || !by_name_only("zeros", o->by_name)) return false;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    if (!flag_taken("zeros", "pin_memory", o->pin_memory, &a->pin_memory)) return false;
    if (!flag_taken("zeros", "requires_grad", o->requires_grad, &a->requires_grad)) return false;
    return true;
}

torc_tensor (torc_zeros_with)(torc_ints size, const torc_zeros_options *options) {
    if (FAILED()) return NULL;
    zeros_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_zeros(&a, &size, options), OP_zeros, CALL_FUNCTION, in, 0, &a, NULL);
}

torc_tensor (torc_zeros_out_with)(torc_tensor out, torc_ints size, const torc_zeros_options *options) {
    if (FAILED()) return NULL;
    zeros_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_zeros(&a, &size, options), OP_zeros, CALL_OUT, in, 0, &a, &out);
}

static const torc_ones_options options_ones = {TORC_DEFAULTS_torc_ones_options .struct_size = sizeof(torc_ones_options)};
void torc_ones_options_init(torc_ones_options *options) {
    if (options) *options = options_ones;
}

static bool decode_ones(ones_attrs *a, const torc_ints *size, const torc_ones_options *options) {
    memcpy(a, &defaults_ones, sizeof *a);
    if (!pack_ints("ones", "size", &a->size, size, 0, true)) return false;
    if (!options) return true;
    torc_ones_options copy;
    const torc_ones_options *o = options_read("ones", options, &copy, &options_ones, sizeof copy, START(torc_ones_options, dtype) | START(torc_ones_options, device) | START(torc_ones_options, pin_memory) | START(torc_ones_options, requires_grad));
    if (!o || !by_name_only("ones", o->by_name)) return false;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    if (!flag_taken("ones", "pin_memory", o->pin_memory, &a->pin_memory)) return false;
    if (!flag_taken("ones", "requires_grad", o->requires_grad, &a->requires_grad)) return false;
    return true;
}

torc_tensor (torc_ones_with)(torc_ints size, const torc_ones_options *options) {
    if (FAILED()) return NULL;
    ones_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_ones(&a, &size, options), OP_ones, CALL_FUNCTION, in, 0, &a, NULL);
}

torc_tensor (torc_ones_out_with)(torc_tensor out, torc_ints size, const torc_ones_options *options) {
    if (FAILED()) return NULL;
    ones_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_ones(&a, &size, options), OP_ones, CALL_OUT, in, 0, &a, &out);
}

static const torc_full_options options_full = {TORC_DEFAULTS_torc_full_options .struct_size = sizeof(torc_full_options)};
void torc_full_options_init(torc_full_options *options) {
    if (options) *options = options_full;
}

static bool decode_full(full_attrs *a, const torc_ints *size, torc_number fill_value, const torc_full_options *options) {
    memcpy(a, &defaults_full, sizeof *a);
    if (!pack_ints("full", "size", &a->size, size, 0, true)) return false;
    if (!pack_number("full", "fill_value", &a->fill_value, fill_value, false)) return false;
    if (!options) return true;
    torc_full_options copy;
    const torc_full_options *o = options_read("full", options, &copy, &options_full, sizeof copy, START(torc_full_options, dtype) | START(torc_full_options, device) | START(torc_full_options, pin_memory) | START(torc_full_options, requires_grad));
    if (!o || !by_name_only("full", o->by_name)) return false;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    if (!flag_taken("full", "pin_memory", o->pin_memory, &a->pin_memory)) return false;
    if (!flag_taken("full", "requires_grad", o->requires_grad, &a->requires_grad)) return false;
    return true;
}

torc_tensor (torc_full_with)(torc_ints size, torc_number fill_value, const torc_full_options *options) {
    if (FAILED()) return NULL;
    full_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_full(&a, &size, fill_value, options), OP_full, CALL_FUNCTION, in, 0, &a, NULL);
}

torc_tensor (torc_full_out_with)(torc_tensor out, torc_ints size, torc_number fill_value, const torc_full_options *options) {
    if (FAILED()) return NULL;
    full_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_full(&a, &size, fill_value, options), OP_full, CALL_OUT, in, 0, &a, &out);
}

static const torc_empty_like_options options_empty_like = {TORC_DEFAULTS_torc_empty_like_options .struct_size = sizeof(torc_empty_like_options)};
void torc_empty_like_options_init(torc_empty_like_options *options) {
    if (options) *options = options_empty_like;
}

static bool decode_empty_like(empty_like_attrs *a, const torc_empty_like_options *options) {
    memcpy(a, &defaults_empty_like, sizeof *a);
    if (!options) return true;
    torc_empty_like_options copy;
    const torc_empty_like_options *o = options_read("empty_like", options, &copy, &options_empty_like, sizeof copy, START(torc_empty_like_options, dtype) | START(torc_empty_like_options, device) | START(torc_empty_like_options, pin_memory) | START(torc_empty_like_options, requires_grad) | START(torc_empty_like_options, memory_format));
    if (!o || !reserved_is_0("empty_like", o->reserved0) || !by_name_only("empty_like", o->by_name)) return false;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    if (!flag_taken("empty_like", "pin_memory", o->pin_memory, &a->pin_memory)) return false;
    if (!flag_taken("empty_like", "requires_grad", o->requires_grad, &a->requires_grad)) return false;
    if (!format_known("empty_like", o->memory_format)) return false;
    a->memory_format = (int32_t)o->memory_format;
    return true;
}

torc_tensor (torc_empty_like_with)(torc_tensor self, const torc_empty_like_options *options) {
    if (FAILED()) return NULL;
    empty_like_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_empty_like(&a, options), OP_empty_like, CALL_FUNCTION, in, 1, &a, NULL);
}

static const torc_zeros_like_options options_zeros_like = {TORC_DEFAULTS_torc_zeros_like_options .struct_size = sizeof(torc_zeros_like_options)};
void torc_zeros_like_options_init(torc_zeros_like_options *options) {
    if (options) *options = options_zeros_like;
}

static bool decode_zeros_like(zeros_like_attrs *a, const torc_zeros_like_options *options) {
    memcpy(a, &defaults_zeros_like, sizeof *a);
    if (!options) return true;
    torc_zeros_like_options copy;
    const torc_zeros_like_options *o = options_read("zeros_like", options, &copy, &options_zeros_like, sizeof copy, START(torc_zeros_like_options, dtype) | START(torc_zeros_like_options, device) | START(torc_zeros_like_options, pin_memory) | START(torc_zeros_like_options, requires_grad) | START(torc_zeros_like_options, memory_format));
    if (!o || !reserved_is_0("zeros_like", o->reserved0) || !by_name_only("zeros_like", o->by_name)) return false;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    if (!flag_taken("zeros_like", "pin_memory", o->pin_memory, &a->pin_memory)) return false;
    if (!flag_taken("zeros_like", "requires_grad", o->requires_grad, &a->requires_grad)) return false;
    if (!format_known("zeros_like", o->memory_format)) return false;
    a->memory_format = (int32_t)o->memory_format;
    return true;
}

torc_tensor (torc_zeros_like_with)(torc_tensor self, const torc_zeros_like_options *options) {
    if (FAILED()) return NULL;
    zeros_like_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_zeros_like(&a, options), OP_zeros_like, CALL_FUNCTION, in, 1, &a, NULL);
}

static const torc_ones_like_options options_ones_like = {TORC_DEFAULTS_torc_ones_like_options .struct_size = sizeof(torc_ones_like_options)};
void torc_ones_like_options_init(torc_ones_like_options *options) {
    if (options) *options = options_ones_like;
}

static bool decode_ones_like(ones_like_attrs *a, const torc_ones_like_options *options) {
    memcpy(a, &defaults_ones_like, sizeof *a);
    if (!options) return true;
    torc_ones_like_options copy;
    const torc_ones_like_options *o = options_read("ones_like", options, &copy, &options_ones_like, sizeof copy, START(torc_ones_like_options, dtype) | START(torc_ones_like_options, device) | START(torc_ones_like_options, pin_memory) | START(torc_ones_like_options, requires_grad) | START(torc_ones_like_options, memory_format));
    if (!o || !reserved_is_0("ones_like", o->reserved0) || !by_name_only("ones_like", o->by_name)) return false;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    if (!flag_taken("ones_like", "pin_memory", o->pin_memory, &a->pin_memory)) return false;
    if (!flag_taken("ones_like", "requires_grad", o->requires_grad, &a->requires_grad)) return false;
    if (!format_known("ones_like", o->memory_format)) return false;
    a->memory_format = (int32_t)o->memory_format;
    return true;
}

torc_tensor (torc_ones_like_with)(torc_tensor self, const torc_ones_like_options *options) {
    if (FAILED()) return NULL;
    ones_like_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_ones_like(&a, options), OP_ones_like, CALL_FUNCTION, in, 1, &a, NULL);
}

static const torc_full_like_options options_full_like = {TORC_DEFAULTS_torc_full_like_options .struct_size = sizeof(torc_full_like_options)};
void torc_full_like_options_init(torc_full_like_options *options) {
    if (options) *options = options_full_like;
}

static bool decode_full_like(full_like_attrs *a, torc_number fill_value, const torc_full_like_options *options) {
    memcpy(a, &defaults_full_like, sizeof *a);
    if (!pack_number("full_like", "fill_value", &a->fill_value, fill_value, false)) return false;
    if (!options) return true;
    torc_full_like_options copy;
    const torc_full_like_options *o = options_read("full_like", options, &copy, &options_full_like, sizeof copy, START(torc_full_like_options, dtype) | START(torc_full_like_options, device) | START(torc_full_like_options, pin_memory) | START(torc_full_like_options, requires_grad) | START(torc_full_like_options, memory_format));
    if (!o || !reserved_is_0("full_like", o->reserved0) || !by_name_only("full_like", o->by_name)) return false;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    if (!flag_taken("full_like", "pin_memory", o->pin_memory, &a->pin_memory)) return false;
    if (!flag_taken("full_like", "requires_grad", o->requires_grad, &a->requires_grad)) return false;
    if (!format_known("full_like", o->memory_format)) return false;
    a->memory_format = (int32_t)o->memory_format;
    return true;
}

torc_tensor (torc_full_like_with)(torc_tensor self, torc_number fill_value, const torc_full_like_options *options) {
    if (FAILED()) return NULL;
    full_like_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_full_like(&a, fill_value, options), OP_full_like, CALL_FUNCTION, in, 1, &a, NULL);
}

static const torc_rand_like_options options_rand_like = {TORC_DEFAULTS_torc_rand_like_options .struct_size = sizeof(torc_rand_like_options)};
void torc_rand_like_options_init(torc_rand_like_options *options) {
    if (options) *options = options_rand_like;
}

static bool decode_rand_like(rand_like_attrs *a, const torc_rand_like_options *options) {
    memcpy(a, &defaults_rand_like, sizeof *a);
    if (!options) return true;
    torc_rand_like_options copy;
    const torc_rand_like_options *o = options_read("rand_like", options, &copy, &options_rand_like, sizeof copy, START(torc_rand_like_options, generator) | START(torc_rand_like_options, dtype) | START(torc_rand_like_options, device) | START(torc_rand_like_options, pin_memory) | START(torc_rand_like_options, requires_grad) | START(torc_rand_like_options, memory_format));
    if (!o || !reserved_is_0("rand_like", o->reserved0) || !by_name_only("rand_like", o->by_name)) return false;
    a->generator = o->generator;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    if (!flag_taken("rand_like", "pin_memory", o->pin_memory, &a->pin_memory)) return false;
    if (!flag_taken("rand_like", "requires_grad", o->requires_grad, &a->requires_grad)) return false;
    if (!format_known("rand_like", o->memory_format)) return false;
    a->memory_format = (int32_t)o->memory_format;
    return true;
}

torc_tensor (torc_rand_like_with)(torc_tensor self, const torc_rand_like_options *options) {
    if (FAILED()) return NULL;
    rand_like_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_rand_like(&a, options), OP_rand_like, CALL_FUNCTION, in, 1, &a, NULL);
}

static const torc_randn_like_options options_randn_like = {TORC_DEFAULTS_torc_randn_like_options .struct_size = sizeof(torc_randn_like_options)};
void torc_randn_like_options_init(torc_randn_like_options *options) {
    if (options) *options = options_randn_like;
}

static bool decode_randn_like(randn_like_attrs *a, const torc_randn_like_options *options) {
    memcpy(a, &defaults_randn_like, sizeof *a);
    if (!options) return true;
    torc_randn_like_options copy;
    const torc_randn_like_options *o = options_read("randn_like", options, &copy, &options_randn_like, sizeof copy, START(torc_randn_like_options, generator) | START(torc_randn_like_options, dtype) | START(torc_randn_like_options, device) | START(torc_randn_like_options, pin_memory) | START(torc_randn_like_options, requires_grad) | START(torc_randn_like_options, memory_format));
    if (!o || !reserved_is_0("randn_like", o->reserved0) || !by_name_only("randn_like", o->by_name)) return false;
    a->generator = o->generator;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    if (!flag_taken("randn_like", "pin_memory", o->pin_memory, &a->pin_memory)) return false;
    if (!flag_taken("randn_like", "requires_grad", o->requires_grad, &a->requires_grad)) return false;
    if (!format_known("randn_like", o->memory_format)) return false;
    a->memory_format = (int32_t)o->memory_format;
    return true;
}

torc_tensor (torc_randn_like_with)(torc_tensor self, const torc_randn_like_options *options) {
    if (FAILED()) return NULL;
    randn_like_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_randn_like(&a, options), OP_randn_like, CALL_FUNCTION, in, 1, &a, NULL);
}

static const torc_randint_like_options options_randint_like = {TORC_DEFAULTS_torc_randint_like_options .struct_size = sizeof(torc_randint_like_options)};
void torc_randint_like_options_init(torc_randint_like_options *options) {
    if (options) *options = options_randint_like;
}

static bool decode_randint_like(randint_like_attrs *a, int64_t high, const torc_randint_like_options *options) {
    memcpy(a, &defaults_randint_like, sizeof *a);
    a->high = high;
    if (!options) return true;
    torc_randint_like_options copy;
    const torc_randint_like_options *o = options_read("randint_like", options, &copy, &options_randint_like, sizeof copy, START(torc_randint_like_options, low) | START(torc_randint_like_options, generator) | START(torc_randint_like_options, dtype) | START(torc_randint_like_options, device) | START(torc_randint_like_options, pin_memory) | START(torc_randint_like_options, requires_grad) | START(torc_randint_like_options, memory_format));
    if (!o || !reserved_is_0("randint_like", o->reserved0) || !by_name_only("randint_like", o->by_name)) return false;
    a->low = o->low;
    a->generator = o->generator;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    if (!flag_taken("randint_like", "pin_memory", o->pin_memory, &a->pin_memory)) return false;
    if (!flag_taken("randint_like", "requires_grad", o->requires_grad, &a->requires_grad)) return false;
    if (!format_known("randint_like", o->memory_format)) return false;
    a->memory_format = (int32_t)o->memory_format;
    return true;
}

torc_tensor (torc_randint_like_with)(torc_tensor self, int64_t high, const torc_randint_like_options *options) {
    if (FAILED()) return NULL;
    randint_like_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_randint_like(&a, high, options), OP_randint_like, CALL_FUNCTION, in, 1, &a, NULL);
}

static const torc_new_empty_options options_new_empty = {TORC_DEFAULTS_torc_new_empty_options .struct_size = sizeof(torc_new_empty_options)};
void torc_new_empty_options_init(torc_new_empty_options *options) {
    if (options) *options = options_new_empty;
}

static bool decode_new_empty(new_empty_attrs *a, const torc_ints *size, const torc_new_empty_options *options) {
    memcpy(a, &defaults_new_empty, sizeof *a);
    if (!pack_ints("new_empty", "size", &a->size, size, 0, true)) return false;
    if (!options) return true;
    torc_new_empty_options copy;
    const torc_new_empty_options *o = options_read("new_empty", options, &copy, &options_new_empty, sizeof copy, START(torc_new_empty_options, dtype) | START(torc_new_empty_options, device) | START(torc_new_empty_options, pin_memory) | START(torc_new_empty_options, requires_grad));
    if (!o || !by_name_only("new_empty", o->by_name)) return false;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    if (!flag_taken("new_empty", "pin_memory", o->pin_memory, &a->pin_memory)) return false;
    if (!flag_taken("new_empty", "requires_grad", o->requires_grad, &a->requires_grad)) return false;
    return true;
}

torc_tensor (torc_new_empty_with)(torc_tensor self, torc_ints size, const torc_new_empty_options *options) {
    if (FAILED()) return NULL;
    new_empty_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_new_empty(&a, &size, options), OP_new_empty, CALL_FUNCTION, in, 1, &a, NULL);
}

static const torc_new_zeros_options options_new_zeros = {TORC_DEFAULTS_torc_new_zeros_options .struct_size = sizeof(torc_new_zeros_options)};
void torc_new_zeros_options_init(torc_new_zeros_options *options) {
    if (options) *options = options_new_zeros;
}

static bool decode_new_zeros(new_zeros_attrs *a, const torc_ints *size, const torc_new_zeros_options *options) {
    memcpy(a, &defaults_new_zeros, sizeof *a);
    if (!pack_ints("new_zeros", "size", &a->size, size, 0, true)) return false;
    if (!options) return true;
    torc_new_zeros_options copy;
    const torc_new_zeros_options *o = options_read("new_zeros", options, &copy, &options_new_zeros, sizeof copy, START(torc_new_zeros_options, dtype) | START(torc_new_zeros_options, device) | START(torc_new_zeros_options, pin_memory) | START(torc_new_zeros_options, requires_grad));
    if (!o || !by_name_only("new_zeros", o->by_name)) return false;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    if (!flag_taken("new_zeros", "pin_memory", o->pin_memory, &a->pin_memory)) return false;
    if (!flag_taken("new_zeros", "requires_grad", o->requires_grad, &a->requires_grad)) return false;
    return true;
}

torc_tensor (torc_new_zeros_with)(torc_tensor self, torc_ints size, const torc_new_zeros_options *options) {
    if (FAILED()) return NULL;
    new_zeros_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_new_zeros(&a, &size, options), OP_new_zeros, CALL_FUNCTION, in, 1, &a, NULL);
}

static const torc_new_ones_options options_new_ones = {TORC_DEFAULTS_torc_new_ones_options .struct_size = sizeof(torc_new_ones_options)};
void torc_new_ones_options_init(torc_new_ones_options *options) {
    if (options) *options = options_new_ones;
}

static bool decode_new_ones(new_ones_attrs *a, const torc_ints *size, const torc_new_ones_options *options) {
    memcpy(a, &defaults_new_ones, sizeof *a);
    if (!pack_ints("new_ones", "size", &a->size, size, 0, true)) return false;
    if (!options) return true;
    torc_new_ones_options copy;
    const torc_new_ones_options *o = options_read("new_ones", options, &copy, &options_new_ones, sizeof copy, START(torc_new_ones_options, dtype) | START(torc_new_ones_options, device) | START(torc_new_ones_options, pin_memory) | START(torc_new_ones_options, requires_grad));
    if (!o || !by_name_only("new_ones", o->by_name)) return false;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    if (!flag_taken("new_ones", "pin_memory", o->pin_memory, &a->pin_memory)) return false;
    if (!flag_taken("new_ones", "requires_grad", o->requires_grad, &a->requires_grad)) return false;
    return true;
}

torc_tensor (torc_new_ones_with)(torc_tensor self, torc_ints size, const torc_new_ones_options *options) {
    if (FAILED()) return NULL;
    new_ones_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_new_ones(&a, &size, options), OP_new_ones, CALL_FUNCTION, in, 1, &a, NULL);
}

static const torc_new_full_options options_new_full = {TORC_DEFAULTS_torc_new_full_options .struct_size = sizeof(torc_new_full_options)};
void torc_new_full_options_init(torc_new_full_options *options) {
    if (options) *options = options_new_full;
}

static bool decode_new_full(new_full_attrs *a, const torc_ints *size, torc_number fill_value, const torc_new_full_options *options) {
    memcpy(a, &defaults_new_full, sizeof *a);
    if (!pack_ints("new_full", "size", &a->size, size, 0, true)) return false;
    if (!pack_number("new_full", "fill_value", &a->fill_value, fill_value, false)) return false;
    if (!options) return true;
    torc_new_full_options copy;
    const torc_new_full_options *o = options_read("new_full", options, &copy, &options_new_full, sizeof copy, START(torc_new_full_options, dtype) | START(torc_new_full_options, device) | START(torc_new_full_options, pin_memory) | START(torc_new_full_options, requires_grad));
    if (!o || !by_name_only("new_full", o->by_name)) return false;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    if (!flag_taken("new_full", "pin_memory", o->pin_memory, &a->pin_memory)) return false;
    if (!flag_taken("new_full", "requires_grad", o->requires_grad, &a->requires_grad)) return false;
    return true;
}

torc_tensor (torc_new_full_with)(torc_tensor self, torc_ints size, torc_number fill_value, const torc_new_full_options *options) {
    if (FAILED()) return NULL;
    new_full_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_new_full(&a, &size, fill_value, options), OP_new_full, CALL_FUNCTION, in, 1, &a, NULL);
}

static const torc_arange_options options_arange = {TORC_DEFAULTS_torc_arange_options .struct_size = sizeof(torc_arange_options)};
void torc_arange_options_init(torc_arange_options *options) {
    if (options) *options = options_arange;
}

static bool decode_arange(arange_attrs *a, torc_number end, const torc_arange_options *options) {
    memcpy(a, &defaults_arange, sizeof *a);
    if (!pack_number("arange", "end", &a->end, end, false)) return false;
    if (!options) return true;
    torc_arange_options copy;
    const torc_arange_options *o = options_read("arange", options, &copy, &options_arange, sizeof copy, START(torc_arange_options, start) | START(torc_arange_options, step) | START(torc_arange_options, dtype) | START(torc_arange_options, device) | START(torc_arange_options, pin_memory) | START(torc_arange_options, requires_grad));
    if (!o || !by_name_only("arange", o->by_name)) return false;
    if (!pack_number("arange", "start", &a->start, o->start, false)) return false;
    if (!pack_number("arange", "step", &a->step, o->step, false)) return false;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    if (!flag_taken("arange", "pin_memory", o->pin_memory, &a->pin_memory)) return false;
    if (!flag_taken("arange", "requires_grad", o->requires_grad, &a->requires_grad)) return false;
    return true;
}

torc_tensor (torc_arange_with)(torc_number end, const torc_arange_options *options) {
    if (FAILED()) return NULL;
    arange_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_arange(&a, end, options), OP_arange, CALL_FUNCTION, in, 0, &a, NULL);
}

torc_tensor (torc_arange_out_with)(torc_tensor out, torc_number end, const torc_arange_options *options) {
    if (FAILED()) return NULL;
    arange_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_arange(&a, end, options), OP_arange, CALL_OUT, in, 0, &a, &out);
}

static const torc_linspace_options options_linspace = {TORC_DEFAULTS_torc_linspace_options .struct_size = sizeof(torc_linspace_options)};
void torc_linspace_options_init(torc_linspace_options *options) {
    if (options) *options = options_linspace;
}

static bool decode_linspace(linspace_attrs *a, torc_number start, torc_number end, int64_t steps, const torc_linspace_options *options) {
    memcpy(a, &defaults_linspace, sizeof *a);
    if (!pack_number("linspace", "start", &a->start, start, false)) return false;
    if (!pack_number("linspace", "end", &a->end, end, false)) return false;
    a->steps = steps;
    if (!options) return true;
    torc_linspace_options copy;
    const torc_linspace_options *o = options_read("linspace", options, &copy, &options_linspace, sizeof copy, START(torc_linspace_options, dtype) | START(torc_linspace_options, device) | START(torc_linspace_options, pin_memory) | START(torc_linspace_options, requires_grad));
    if (!o || !by_name_only("linspace", o->by_name)) return false;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    if (!flag_taken("linspace", "pin_memory", o->pin_memory, &a->pin_memory)) return false;
    if (!flag_taken("linspace", "requires_grad", o->requires_grad, &a->requires_grad)) return false;
    return true;
}

torc_tensor (torc_linspace_with)(torc_number start, torc_number end, int64_t steps, const torc_linspace_options *options) {
    if (FAILED()) return NULL;
    linspace_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_linspace(&a, start, end, steps, options), OP_linspace, CALL_FUNCTION, in, 0, &a, NULL);
}

torc_tensor (torc_linspace_out_with)(torc_tensor out, torc_number start, torc_number end, int64_t steps, const torc_linspace_options *options) {
    if (FAILED()) return NULL;
    linspace_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_linspace(&a, start, end, steps, options), OP_linspace, CALL_OUT, in, 0, &a, &out);
}

static const torc_eye_options options_eye = {TORC_DEFAULTS_torc_eye_options .struct_size = sizeof(torc_eye_options)};
void torc_eye_options_init(torc_eye_options *options) {
    if (options) *options = options_eye;
}

static bool decode_eye(eye_attrs *a, int64_t n, const torc_eye_options *options) {
    memcpy(a, &defaults_eye, sizeof *a);
    a->n = n;
    if (!options) return true;
    torc_eye_options copy;
    const torc_eye_options *o = options_read("eye", options, &copy, &options_eye, sizeof copy, START(torc_eye_options, m) | START(torc_eye_options, dtype) | START(torc_eye_options, device) | START(torc_eye_options, pin_memory) | START(torc_eye_options, requires_grad));
    if (!o || !by_name_only("eye", o->by_name)) return false;
    a->m = int_or_none(o->m);
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    if (!flag_taken("eye", "pin_memory", o->pin_memory, &a->pin_memory)) return false;
    if (!flag_taken("eye", "requires_grad", o->requires_grad, &a->requires_grad)) return false;
    return true;
}

torc_tensor (torc_eye_with)(int64_t n, const torc_eye_options *options) {
    if (FAILED()) return NULL;
    eye_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_eye(&a, n, options), OP_eye, CALL_FUNCTION, in, 0, &a, NULL);
}

torc_tensor (torc_eye_out_with)(torc_tensor out, int64_t n, const torc_eye_options *options) {
    if (FAILED()) return NULL;
    eye_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_eye(&a, n, options), OP_eye, CALL_OUT, in, 0, &a, &out);
}

static const torc_rand_options options_rand = {TORC_DEFAULTS_torc_rand_options .struct_size = sizeof(torc_rand_options)};
void torc_rand_options_init(torc_rand_options *options) {
    if (options) *options = options_rand;
}

static bool decode_rand(rand_attrs *a, const torc_ints *size, const torc_rand_options *options) {
    memcpy(a, &defaults_rand, sizeof *a);
    if (!pack_ints("rand", "size", &a->size, size, 0, true)) return false;
    if (!options) return true;
    torc_rand_options copy;
    const torc_rand_options *o = options_read("rand", options, &copy, &options_rand, sizeof copy, START(torc_rand_options, generator) | START(torc_rand_options, dtype) | START(torc_rand_options, device) | START(torc_rand_options, pin_memory) | START(torc_rand_options, requires_grad));
    if (!o || !by_name_only("rand", o->by_name)) return false;
    a->generator = o->generator;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    if (!flag_taken("rand", "pin_memory", o->pin_memory, &a->pin_memory)) return false;
    if (!flag_taken("rand", "requires_grad", o->requires_grad, &a->requires_grad)) return false;
    return true;
}

torc_tensor (torc_rand_with)(torc_ints size, const torc_rand_options *options) {
    if (FAILED()) return NULL;
    rand_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_rand(&a, &size, options), OP_rand, CALL_FUNCTION, in, 0, &a, NULL);
}

torc_tensor (torc_rand_out_with)(torc_tensor out, torc_ints size, const torc_rand_options *options) {
    if (FAILED()) return NULL;
    rand_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_rand(&a, &size, options), OP_rand, CALL_OUT, in, 0, &a, &out);
}

static const torc_randn_options options_randn = {TORC_DEFAULTS_torc_randn_options .struct_size = sizeof(torc_randn_options)};
void torc_randn_options_init(torc_randn_options *options) {
    if (options) *options = options_randn;
}

static bool decode_randn(randn_attrs *a, const torc_ints *size, const torc_randn_options *options) {
    memcpy(a, &defaults_randn, sizeof *a);
    if (!pack_ints("randn", "size", &a->size, size, 0, true)) return false;
    if (!options) return true;
    torc_randn_options copy;
    const torc_randn_options *o = options_read("randn", options, &copy, &options_randn, sizeof copy, START(torc_randn_options, generator) | START(torc_randn_options, dtype) | START(torc_randn_options, device) | START(torc_randn_options, pin_memory) | START(torc_randn_options, requires_grad));
    if (!o || !by_name_only("randn", o->by_name)) return false;
    a->generator = o->generator;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    if (!flag_taken("randn", "pin_memory", o->pin_memory, &a->pin_memory)) return false;
    if (!flag_taken("randn", "requires_grad", o->requires_grad, &a->requires_grad)) return false;
    return true;
}

torc_tensor (torc_randn_with)(torc_ints size, const torc_randn_options *options) {
    if (FAILED()) return NULL;
    randn_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_randn(&a, &size, options), OP_randn, CALL_FUNCTION, in, 0, &a, NULL);
}

torc_tensor (torc_randn_out_with)(torc_tensor out, torc_ints size, const torc_randn_options *options) {
    if (FAILED()) return NULL;
    randn_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_randn(&a, &size, options), OP_randn, CALL_OUT, in, 0, &a, &out);
}

static const torc_randint_options options_randint = {TORC_DEFAULTS_torc_randint_options .struct_size = sizeof(torc_randint_options)};
void torc_randint_options_init(torc_randint_options *options) {
    if (options) *options = options_randint;
}

static bool decode_randint(randint_attrs *a, int64_t high, const torc_ints *size, const torc_randint_options *options) {
    memcpy(a, &defaults_randint, sizeof *a);
    a->high = high;
    if (!pack_ints("randint", "size", &a->size, size, 0, true)) return false;
    if (!options) return true;
    torc_randint_options copy;
    const torc_randint_options *o = options_read("randint", options, &copy, &options_randint, sizeof copy, START(torc_randint_options, low) | START(torc_randint_options, generator) | START(torc_randint_options, dtype) | START(torc_randint_options, device) | START(torc_randint_options, pin_memory) | START(torc_randint_options, requires_grad));
    if (!o || !by_name_only("randint", o->by_name)) return false;
    a->low = o->low;
    a->generator = o->generator;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    if (!flag_taken("randint", "pin_memory", o->pin_memory, &a->pin_memory)) return false;
    if (!flag_taken("randint", "requires_grad", o->requires_grad, &a->requires_grad)) return false;
    return true;
}

torc_tensor (torc_randint_with)(int64_t high, torc_ints size, const torc_randint_options *options) {
    if (FAILED()) return NULL;
    randint_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_randint(&a, high, &size, options), OP_randint, CALL_FUNCTION, in, 0, &a, NULL);
}

torc_tensor (torc_randint_out_with)(torc_tensor out, int64_t high, torc_ints size, const torc_randint_options *options) {
    if (FAILED()) return NULL;
    randint_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_randint(&a, high, &size, options), OP_randint, CALL_OUT, in, 0, &a, &out);
}

static const torc_randperm_options options_randperm = {TORC_DEFAULTS_torc_randperm_options .struct_size = sizeof(torc_randperm_options)};
void torc_randperm_options_init(torc_randperm_options *options) {
    if (options) *options = options_randperm;
}

static bool decode_randperm(randperm_attrs *a, int64_t n, const torc_randperm_options *options) {
    memcpy(a, &defaults_randperm, sizeof *a);
    a->n = n;
    if (!options) return true;
    torc_randperm_options copy;
    const torc_randperm_options *o = options_read("randperm", options, &copy, &options_randperm, sizeof copy, START(torc_randperm_options, generator) | START(torc_randperm_options, dtype) | START(torc_randperm_options, device) | START(torc_randperm_options, pin_memory) | START(torc_randperm_options, requires_grad));
    if (!o || !by_name_only("randperm", o->by_name)) return false;
    a->generator = o->generator;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    if (!flag_taken("randperm", "pin_memory", o->pin_memory, &a->pin_memory)) return false;
    if (!flag_taken("randperm", "requires_grad", o->requires_grad, &a->requires_grad)) return false;
    return true;
}

torc_tensor (torc_randperm_with)(int64_t n, const torc_randperm_options *options) {
    if (FAILED()) return NULL;
    randperm_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_randperm(&a, n, options), OP_randperm, CALL_FUNCTION, in, 0, &a, NULL);
}

torc_tensor (torc_randperm_out_with)(torc_tensor out, int64_t n, const torc_randperm_options *options) {
    if (FAILED()) return NULL;
    randperm_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_randperm(&a, n, options), OP_randperm, CALL_OUT, in, 0, &a, &out);
}

static bool decode_arange_(arange__attrs *a, attr_number start, attr_number step) {
    memcpy(a, &defaults_arange_, sizeof *a);
    if (!start.kind) return number_missing("arange_", "start");
    a->start = start;
    if (!step.kind) return number_missing("arange_", "step");
    a->step = step;
    return true;
}

torc_tensor (op_arange_)(torc_tensor self, attr_number start, attr_number step) {
    if (FAILED()) return NULL;
    arange__attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_arange_(&a, start, step), OP_arange_, CALL_INPLACE, in, 1, &a, NULL);
}

static bool decode_linspace_(linspace__attrs *a, attr_number start, attr_number end) {
    memcpy(a, &defaults_linspace_, sizeof *a);
    if (!start.kind) return number_missing("linspace_", "start");
    a->start = start;
    if (!end.kind) return number_missing("linspace_", "end");
    a->end = end;
    return true;
}

torc_tensor (op_linspace_)(torc_tensor self, attr_number start, attr_number end) {
    if (FAILED()) return NULL;
    linspace__attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_linspace_(&a, start, end), OP_linspace_, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor (op_eye_)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_eye_, CALL_INPLACE, in, 1, NULL, NULL);
}

static bool decode_randperm_(randperm__attrs *a, torc_generator generator) {
    memcpy(a, &defaults_randperm_, sizeof *a);
    a->generator = generator;
    return true;
}

torc_tensor (op_randperm_)(torc_tensor self, torc_generator generator) {
    if (FAILED()) return NULL;
    randperm__attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_randperm_(&a, generator), OP_randperm_, CALL_INPLACE, in, 1, &a, NULL);
}

static const torc_uniform_inplace_options options_uniform_ = {TORC_DEFAULTS_torc_uniform_inplace_options .struct_size = sizeof(torc_uniform_inplace_options)};
void torc_uniform_inplace_options_init(torc_uniform_inplace_options *options) {
    if (options) *options = options_uniform_;
}

static bool decode_uniform_(uniform__attrs *a, const torc_uniform_inplace_options *options) {
    memcpy(a, &defaults_uniform_, sizeof *a);
    if (!options) return true;
    torc_uniform_inplace_options copy;
    const torc_uniform_inplace_options *o = options_read("uniform_", options, &copy, &options_uniform_, sizeof copy, START(torc_uniform_inplace_options, from) | START(torc_uniform_inplace_options, to) | START(torc_uniform_inplace_options, generator));
    if (!o || !by_name_only("uniform_", o->by_name)) return false;
    a->from = o->from;
    a->to = o->to;
    a->generator = o->generator;
    return true;
}

torc_tensor (torc_uniform_inplace_with)(torc_tensor self, const torc_uniform_inplace_options *options) {
    if (FAILED()) return NULL;
    uniform__attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_uniform_(&a, options), OP_uniform_, CALL_INPLACE, in, 1, &a, NULL);
}

static const torc_normal_inplace_options options_normal_ = {TORC_DEFAULTS_torc_normal_inplace_options .struct_size = sizeof(torc_normal_inplace_options)};
void torc_normal_inplace_options_init(torc_normal_inplace_options *options) {
    if (options) *options = options_normal_;
}

static bool decode_normal_(normal__attrs *a, const torc_normal_inplace_options *options) {
    memcpy(a, &defaults_normal_, sizeof *a);
    if (!options) return true;
    torc_normal_inplace_options copy;
    const torc_normal_inplace_options *o = options_read("normal_", options, &copy, &options_normal_, sizeof copy, START(torc_normal_inplace_options, mean) | START(torc_normal_inplace_options, std) | START(torc_normal_inplace_options, generator));
    if (!o || !by_name_only("normal_", o->by_name)) return false;
    a->mean = o->mean;
    a->std = o->std;
    a->generator = o->generator;
    return true;
}

torc_tensor (torc_normal_inplace_with)(torc_tensor self, const torc_normal_inplace_options *options) {
    if (FAILED()) return NULL;
    normal__attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_normal_(&a, options), OP_normal_, CALL_INPLACE, in, 1, &a, NULL);
}

static const torc_exponential_inplace_options options_exponential_ = {TORC_DEFAULTS_torc_exponential_inplace_options .struct_size = sizeof(torc_exponential_inplace_options)};
void torc_exponential_inplace_options_init(torc_exponential_inplace_options *options) {
    if (options) *options = options_exponential_;
}

static bool decode_exponential_(exponential__attrs *a, const torc_exponential_inplace_options *options) {
    memcpy(a, &defaults_exponential_, sizeof *a);
    if (!options) return true;
    torc_exponential_inplace_options copy;
    const torc_exponential_inplace_options *o = options_read("exponential_", options, &copy, &options_exponential_, sizeof copy, START(torc_exponential_inplace_options, lambd) | START(torc_exponential_inplace_options, generator));
    if (!o || !by_name_only("exponential_", o->by_name)) return false;
    a->lambd = o->lambd;
    a->generator = o->generator;
    return true;
}

torc_tensor (torc_exponential_inplace_with)(torc_tensor self, const torc_exponential_inplace_options *options) {
    if (FAILED()) return NULL;
    exponential__attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_exponential_(&a, options), OP_exponential_, CALL_INPLACE, in, 1, &a, NULL);
}

static const torc_random_inplace_options options_random_ = {TORC_DEFAULTS_torc_random_inplace_options .struct_size = sizeof(torc_random_inplace_options)};
void torc_random_inplace_options_init(torc_random_inplace_options *options) {
    if (options) *options = options_random_;
}

static bool decode_random_(random__attrs *a, const torc_random_inplace_options *options) {
    memcpy(a, &defaults_random_, sizeof *a);
    if (!options) return true;
    torc_random_inplace_options copy;
    const torc_random_inplace_options *o = options_read("random_", options, &copy, &options_random_, sizeof copy, START(torc_random_inplace_options, from) | START(torc_random_inplace_options, to) | START(torc_random_inplace_options, generator));
    if (!o || !by_name_only("random_", o->by_name)) return false;
    a->from = int_or_none(o->from);
    a->to = int_or_none(o->to);
    a->generator = o->generator;
    return true;
}

torc_tensor (torc_random_inplace_with)(torc_tensor self, const torc_random_inplace_options *options) {
    if (FAILED()) return NULL;
    random__attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_random_(&a, options), OP_random_, CALL_INPLACE, in, 1, &a, NULL);
}

static const torc_bernoulli_inplace_options options_bernoulli_ = {TORC_DEFAULTS_torc_bernoulli_inplace_options .struct_size = sizeof(torc_bernoulli_inplace_options)};
void torc_bernoulli_inplace_options_init(torc_bernoulli_inplace_options *options) {
    if (options) *options = options_bernoulli_;
}

static bool decode_bernoulli_(bernoulli__attrs *a, const torc_bernoulli_inplace_options *options) {
    memcpy(a, &defaults_bernoulli_, sizeof *a);
    if (!options) return true;
    torc_bernoulli_inplace_options copy;
    const torc_bernoulli_inplace_options *o = options_read("bernoulli_", options, &copy, &options_bernoulli_, sizeof copy, START(torc_bernoulli_inplace_options, p) | START(torc_bernoulli_inplace_options, generator));
    if (!o || !by_name_only("bernoulli_", o->by_name)) return false;
    a->p = o->p;
    a->generator = o->generator;
    return true;
}

torc_tensor (torc_bernoulli_inplace_with)(torc_tensor self, const torc_bernoulli_inplace_options *options) {
    if (FAILED()) return NULL;
    bernoulli__attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_bernoulli_(&a, options), OP_bernoulli_, CALL_INPLACE, in, 1, &a, NULL);
}

static const torc_bernoulli_options options_bernoulli = {TORC_DEFAULTS_torc_bernoulli_options .struct_size = sizeof(torc_bernoulli_options)};
void torc_bernoulli_options_init(torc_bernoulli_options *options) {
    if (options) *options = options_bernoulli;
}

static bool decode_bernoulli(bernoulli_attrs *a, const torc_bernoulli_options *options) {
    memcpy(a, &defaults_bernoulli, sizeof *a);
    if (!options) return true;
    torc_bernoulli_options copy;
    const torc_bernoulli_options *o = options_read("bernoulli", options, &copy, &options_bernoulli, sizeof copy, START(torc_bernoulli_options, generator));
    if (!o || !by_name_only("bernoulli", o->by_name)) return false;
    a->generator = o->generator;
    return true;
}

torc_tensor (torc_bernoulli_with)(torc_tensor self, const torc_bernoulli_options *options) {
    if (FAILED()) return NULL;
    bernoulli_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_bernoulli(&a, options), OP_bernoulli, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_bernoulli_out_with)(torc_tensor out, torc_tensor self, const torc_bernoulli_options *options) {
    if (FAILED()) return NULL;
    bernoulli_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_bernoulli(&a, options), OP_bernoulli, CALL_OUT, in, 1, &a, &out);
}

static const torc_tril_options options_tril = {TORC_DEFAULTS_torc_tril_options .struct_size = sizeof(torc_tril_options)};
void torc_tril_options_init(torc_tril_options *options) {
    if (options) *options = options_tril;
}

static bool decode_tril(tril_attrs *a, const torc_tril_options *options) {
    memcpy(a, &defaults_tril, sizeof *a);
    if (!options) return true;
    torc_tril_options copy;
    const torc_tril_options *o = options_read("tril", options, &copy, &options_tril, sizeof copy, START(torc_tril_options, diagonal));
    if (!o || !by_name_only("tril", o->by_name)) return false;
    a->diagonal = o->diagonal;
    return true;
}

torc_tensor (torc_tril_with)(torc_tensor self, const torc_tril_options *options) {
    if (FAILED()) return NULL;
    tril_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_tril(&a, options), OP_tril, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_tril_inplace_with)(torc_tensor self, const torc_tril_options *options) {
    if (FAILED()) return NULL;
    tril_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_tril(&a, options), OP_tril, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor (torc_tril_out_with)(torc_tensor out, torc_tensor self, const torc_tril_options *options) {
    if (FAILED()) return NULL;
    tril_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_tril(&a, options), OP_tril, CALL_OUT, in, 1, &a, &out);
}

static const torc_triu_options options_triu = {TORC_DEFAULTS_torc_triu_options .struct_size = sizeof(torc_triu_options)};
void torc_triu_options_init(torc_triu_options *options) {
    if (options) *options = options_triu;
}

static bool decode_triu(triu_attrs *a, const torc_triu_options *options) {
    memcpy(a, &defaults_triu, sizeof *a);
    if (!options) return true;
    torc_triu_options copy;
    const torc_triu_options *o = options_read("triu", options, &copy, &options_triu, sizeof copy, START(torc_triu_options, diagonal));
    if (!o || !by_name_only("triu", o->by_name)) return false;
    a->diagonal = o->diagonal;
    return true;
}

torc_tensor (torc_triu_with)(torc_tensor self, const torc_triu_options *options) {
    if (FAILED()) return NULL;
    triu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_triu(&a, options), OP_triu, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_triu_inplace_with)(torc_tensor self, const torc_triu_options *options) {
    if (FAILED()) return NULL;
    triu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_triu(&a, options), OP_triu, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor (torc_triu_out_with)(torc_tensor out, torc_tensor self, const torc_triu_options *options) {
    if (FAILED()) return NULL;
    triu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_triu(&a, options), OP_triu, CALL_OUT, in, 1, &a, &out);
}

static const torc_sum_options options_sum = {TORC_DEFAULTS_torc_sum_options .struct_size = sizeof(torc_sum_options)};
void torc_sum_options_init(torc_sum_options *options) {
    if (options) *options = options_sum;
}

static bool decode_sum(sum_attrs *a, const torc_sum_options *options) {
    memcpy(a, &defaults_sum, sizeof *a);
    if (!options) return true;
    torc_sum_options copy;
    const torc_sum_options *o = options_read("sum", options, &copy, &options_sum, sizeof copy, START(torc_sum_options, dim) | START(torc_sum_options, keepdim) | START(torc_sum_options, dtype));
    if (!o || !reserved_is_0("sum", o->reserved0) || !by_name_only("sum", o->by_name)) return false;
    if (!pack_ints("sum", "dim", &a->dim, &o->dim, 0, false)) return false;
    if (!flag_taken("sum", "keepdim", o->keepdim, &a->keepdim)) return false;
    a->dtype = (int32_t)o->dtype;
    return true;
}

torc_tensor (torc_sum_with)(torc_tensor self, const torc_sum_options *options) {
    if (FAILED()) return NULL;
    sum_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_sum(&a, options), OP_sum, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_sum_out_with)(torc_tensor out, torc_tensor self, const torc_sum_options *options) {
    if (FAILED()) return NULL;
    sum_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_sum(&a, options), OP_sum, CALL_OUT, in, 1, &a, &out);
}

static const torc_nansum_options options_nansum = {TORC_DEFAULTS_torc_nansum_options .struct_size = sizeof(torc_nansum_options)};
void torc_nansum_options_init(torc_nansum_options *options) {
    if (options) *options = options_nansum;
}

static bool decode_nansum(nansum_attrs *a, const torc_nansum_options *options) {
    memcpy(a, &defaults_nansum, sizeof *a);
    if (!options) return true;
    torc_nansum_options copy;
    const torc_nansum_options *o = options_read("nansum", options, &copy, &options_nansum, sizeof copy, START(torc_nansum_options, dim) | START(torc_nansum_options, keepdim) | START(torc_nansum_options, dtype));
    if (!o || !reserved_is_0("nansum", o->reserved0) || !by_name_only("nansum", o->by_name)) return false;
    if (!pack_ints("nansum", "dim", &a->dim, &o->dim, 0, false)) return false;
    if (!flag_taken("nansum", "keepdim", o->keepdim, &a->keepdim)) return false;
    a->dtype = (int32_t)o->dtype;
    return true;
}

torc_tensor (torc_nansum_with)(torc_tensor self, const torc_nansum_options *options) {
    if (FAILED()) return NULL;
    nansum_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_nansum(&a, options), OP_nansum, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_nansum_out_with)(torc_tensor out, torc_tensor self, const torc_nansum_options *options) {
    if (FAILED()) return NULL;
    nansum_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_nansum(&a, options), OP_nansum, CALL_OUT, in, 1, &a, &out);
}

static const torc_mean_options options_mean = {TORC_DEFAULTS_torc_mean_options .struct_size = sizeof(torc_mean_options)};
void torc_mean_options_init(torc_mean_options *options) {
    if (options) *options = options_mean;
}

static bool decode_mean(mean_attrs *a, const torc_mean_options *options) {
    memcpy(a, &defaults_mean, sizeof *a);
    if (!options) return true;
    torc_mean_options copy;
    const torc_mean_options *o = options_read("mean", options, &copy, &options_mean, sizeof copy, START(torc_mean_options, dim) | START(torc_mean_options, keepdim) | START(torc_mean_options, dtype));
    if (!o || !reserved_is_0("mean", o->reserved0) || !by_name_only("mean", o->by_name)) return false;
    if (!pack_ints("mean", "dim", &a->dim, &o->dim, 0, false)) return false;
    if (!flag_taken("mean", "keepdim", o->keepdim, &a->keepdim)) return false;
    a->dtype = (int32_t)o->dtype;
    return true;
}

torc_tensor (torc_mean_with)(torc_tensor self, const torc_mean_options *options) {
    if (FAILED()) return NULL;
    mean_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_mean(&a, options), OP_mean, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_mean_out_with)(torc_tensor out, torc_tensor self, const torc_mean_options *options) {
    if (FAILED()) return NULL;
    mean_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_mean(&a, options), OP_mean, CALL_OUT, in, 1, &a, &out);
}

static const torc_prod_options options_prod = {TORC_DEFAULTS_torc_prod_options .struct_size = sizeof(torc_prod_options)};
void torc_prod_options_init(torc_prod_options *options) {
    if (options) *options = options_prod;
}

static bool decode_prod(prod_attrs *a, const torc_prod_options *options) {
    memcpy(a, &defaults_prod, sizeof *a);
    if (!options) return true;
    torc_prod_options copy;
    const torc_prod_options *o = options_read("prod", options, &copy, &options_prod, sizeof copy, START(torc_prod_options, dim) | START(torc_prod_options, keepdim) | START(torc_prod_options, dtype));
    if (!o || !reserved_is_0("prod", o->reserved0) || !by_name_only("prod", o->by_name)) return false;
    a->dim = int_or_none(o->dim);
    if (!flag_taken("prod", "keepdim", o->keepdim, &a->keepdim)) return false;
    a->dtype = (int32_t)o->dtype;
    return true;
}

torc_tensor (torc_prod_with)(torc_tensor self, const torc_prod_options *options) {
    if (FAILED()) return NULL;
    prod_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_prod(&a, options), OP_prod, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_prod_out_with)(torc_tensor out, torc_tensor self, const torc_prod_options *options) {
    if (FAILED()) return NULL;
    prod_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_prod(&a, options), OP_prod, CALL_OUT, in, 1, &a, &out);
}

torc_tensor (torc_max)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_max, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_max_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("max", options)) return NULL;
    return (torc_max)(self);
}

torc_tensor (torc_max_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_max, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_max_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("max", options)) return NULL;
    return (torc_max_out)(out, self);
}

torc_tensor (torc_min)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_min, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_min_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("min", options)) return NULL;
    return (torc_min)(self);
}

torc_tensor (torc_min_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_min, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_min_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("min", options)) return NULL;
    return (torc_min_out)(out, self);
}

static const torc_max_dim_options options_max_dim = {TORC_DEFAULTS_torc_max_dim_options .struct_size = sizeof(torc_max_dim_options)};
void torc_max_dim_options_init(torc_max_dim_options *options) {
    if (options) *options = options_max_dim;
}

static bool decode_max_dim(max_dim_attrs *a, int64_t dim, const torc_max_dim_options *options) {
    memcpy(a, &defaults_max_dim, sizeof *a);
    a->dim = dim;
    if (!options) return true;
    torc_max_dim_options copy;
    const torc_max_dim_options *o = options_read("max_dim", options, &copy, &options_max_dim, sizeof copy, START(torc_max_dim_options, keepdim));
    if (!o || !by_name_only("max_dim", o->by_name)) return false;
    if (!flag_taken("max_dim", "keepdim", o->keepdim, &a->keepdim)) return false;
    return true;
}

torc_max_dim_result (torc_max_dim_with)(torc_tensor self, int64_t dim, const torc_max_dim_options *options) {
    if (FAILED()) return (torc_max_dim_result){0};
    max_dim_attrs a;
    torc_tensor in[1] = {self};
    torc_tensor results[2];
    call_tensors(decode_max_dim(&a, dim, options), OP_max_dim, CALL_FUNCTION, in, 1, &a, results, NULL);
    return (torc_max_dim_result){results[0], results[1]};
}

torc_max_dim_result (torc_max_dim_out_with)(torc_max_dim_result out, torc_tensor self, int64_t dim, const torc_max_dim_options *options) {
    if (FAILED()) return (torc_max_dim_result){0};
    max_dim_attrs a;
    torc_tensor in[1] = {self};
    const torc_tensor given[] = {out.values, out.indices};
    torc_tensor results[2];
    call_tensors(decode_max_dim(&a, dim, options), OP_max_dim, CALL_OUT, in, 1, &a, results, given);
    return (torc_max_dim_result){results[0], results[1]};
}

static const torc_min_dim_options options_min_dim = {TORC_DEFAULTS_torc_min_dim_options .struct_size = sizeof(torc_min_dim_options)};
void torc_min_dim_options_init(torc_min_dim_options *options) {
    if (options) *options = options_min_dim;
}

static bool decode_min_dim(min_dim_attrs *a, int64_t dim, const torc_min_dim_options *options) {
    memcpy(a, &defaults_min_dim, sizeof *a);
    a->dim = dim;
    if (!options) return true;
    torc_min_dim_options copy;
    const torc_min_dim_options *o = options_read("min_dim", options, &copy, &options_min_dim, sizeof copy, START(torc_min_dim_options, keepdim));
    if (!o || !by_name_only("min_dim", o->by_name)) return false;
    if (!flag_taken("min_dim", "keepdim", o->keepdim, &a->keepdim)) return false;
    return true;
}

torc_min_dim_result (torc_min_dim_with)(torc_tensor self, int64_t dim, const torc_min_dim_options *options) {
    if (FAILED()) return (torc_min_dim_result){0};
    min_dim_attrs a;
    torc_tensor in[1] = {self};
    torc_tensor results[2];
    call_tensors(decode_min_dim(&a, dim, options), OP_min_dim, CALL_FUNCTION, in, 1, &a, results, NULL);
    return (torc_min_dim_result){results[0], results[1]};
}

torc_min_dim_result (torc_min_dim_out_with)(torc_min_dim_result out, torc_tensor self, int64_t dim, const torc_min_dim_options *options) {
    if (FAILED()) return (torc_min_dim_result){0};
    min_dim_attrs a;
    torc_tensor in[1] = {self};
    const torc_tensor given[] = {out.values, out.indices};
    torc_tensor results[2];
    call_tensors(decode_min_dim(&a, dim, options), OP_min_dim, CALL_OUT, in, 1, &a, results, given);
    return (torc_min_dim_result){results[0], results[1]};
}

static const torc_amax_options options_amax = {TORC_DEFAULTS_torc_amax_options .struct_size = sizeof(torc_amax_options)};
void torc_amax_options_init(torc_amax_options *options) {
    if (options) *options = options_amax;
}

static bool decode_amax(amax_attrs *a, const torc_amax_options *options) {
    memcpy(a, &defaults_amax, sizeof *a);
    if (!options) return true;
    torc_amax_options copy;
    const torc_amax_options *o = options_read("amax", options, &copy, &options_amax, sizeof copy, START(torc_amax_options, dim) | START(torc_amax_options, keepdim));
    if (!o || !by_name_only("amax", o->by_name)) return false;
    if (!pack_ints("amax", "dim", &a->dim, &o->dim, 0, false)) return false;
    if (!flag_taken("amax", "keepdim", o->keepdim, &a->keepdim)) return false;
    return true;
}

torc_tensor (torc_amax_with)(torc_tensor self, const torc_amax_options *options) {
    if (FAILED()) return NULL;
    amax_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_amax(&a, options), OP_amax, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_amax_out_with)(torc_tensor out, torc_tensor self, const torc_amax_options *options) {
    if (FAILED()) return NULL;
    amax_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_amax(&a, options), OP_amax, CALL_OUT, in, 1, &a, &out);
}

static const torc_amin_options options_amin = {TORC_DEFAULTS_torc_amin_options .struct_size = sizeof(torc_amin_options)};
void torc_amin_options_init(torc_amin_options *options) {
    if (options) *options = options_amin;
}

static bool decode_amin(amin_attrs *a, const torc_amin_options *options) {
    memcpy(a, &defaults_amin, sizeof *a);
    if (!options) return true;
    torc_amin_options copy;
    const torc_amin_options *o = options_read("amin", options, &copy, &options_amin, sizeof copy, START(torc_amin_options, dim) | START(torc_amin_options, keepdim));
    if (!o || !by_name_only("amin", o->by_name)) return false;
    if (!pack_ints("amin", "dim", &a->dim, &o->dim, 0, false)) return false;
    if (!flag_taken("amin", "keepdim", o->keepdim, &a->keepdim)) return false;
    return true;
}

torc_tensor (torc_amin_with)(torc_tensor self, const torc_amin_options *options) {
    if (FAILED()) return NULL;
    amin_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_amin(&a, options), OP_amin, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_amin_out_with)(torc_tensor out, torc_tensor self, const torc_amin_options *options) {
    if (FAILED()) return NULL;
    amin_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_amin(&a, options), OP_amin, CALL_OUT, in, 1, &a, &out);
}

static const torc_aminmax_options options_aminmax = {TORC_DEFAULTS_torc_aminmax_options .struct_size = sizeof(torc_aminmax_options)};
void torc_aminmax_options_init(torc_aminmax_options *options) {
    if (options) *options = options_aminmax;
}

static bool decode_aminmax(aminmax_attrs *a, const torc_aminmax_options *options) {
    memcpy(a, &defaults_aminmax, sizeof *a);
    if (!options) return true;
    torc_aminmax_options copy;
    const torc_aminmax_options *o = options_read("aminmax", options, &copy, &options_aminmax, sizeof copy, START(torc_aminmax_options, dim) | START(torc_aminmax_options, keepdim));
    if (!o || !by_name_only("aminmax", o->by_name)) return false;
    a->dim = int_or_none(o->dim);
    if (!flag_taken("aminmax", "keepdim", o->keepdim, &a->keepdim)) return false;
    return true;
}

torc_aminmax_result (torc_aminmax_with)(torc_tensor self, const torc_aminmax_options *options) {
    if (FAILED()) return (torc_aminmax_result){0};
    aminmax_attrs a;
    torc_tensor in[1] = {self};
    torc_tensor results[2];
    call_tensors(decode_aminmax(&a, options), OP_aminmax, CALL_FUNCTION, in, 1, &a, results, NULL);
    return (torc_aminmax_result){results[0], results[1]};
}

torc_aminmax_result (torc_aminmax_out_with)(torc_aminmax_result out, torc_tensor self, const torc_aminmax_options *options) {
    if (FAILED()) return (torc_aminmax_result){0};
    aminmax_attrs a;
    torc_tensor in[1] = {self};
    const torc_tensor given[] = {out.min, out.max};
    torc_tensor results[2];
    call_tensors(decode_aminmax(&a, options), OP_aminmax, CALL_OUT, in, 1, &a, results, given);
    return (torc_aminmax_result){results[0], results[1]};
}

static const torc_argmax_options options_argmax = {TORC_DEFAULTS_torc_argmax_options .struct_size = sizeof(torc_argmax_options)};
void torc_argmax_options_init(torc_argmax_options *options) {
    if (options) *options = options_argmax;
}

static bool decode_argmax(argmax_attrs *a, const torc_argmax_options *options) {
    memcpy(a, &defaults_argmax, sizeof *a);
    if (!options) return true;
    torc_argmax_options copy;
    const torc_argmax_options *o = options_read("argmax", options, &copy, &options_argmax, sizeof copy, START(torc_argmax_options, dim) | START(torc_argmax_options, keepdim));
    if (!o || !by_name_only("argmax", o->by_name)) return false;
    a->dim = int_or_none(o->dim);
    if (!flag_taken("argmax", "keepdim", o->keepdim, &a->keepdim)) return false;
    return true;
}

torc_tensor (torc_argmax_with)(torc_tensor self, const torc_argmax_options *options) {
    if (FAILED()) return NULL;
    argmax_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_argmax(&a, options), OP_argmax, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_argmax_out_with)(torc_tensor out, torc_tensor self, const torc_argmax_options *options) {
    if (FAILED()) return NULL;
    argmax_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_argmax(&a, options), OP_argmax, CALL_OUT, in, 1, &a, &out);
}

static const torc_argmin_options options_argmin = {TORC_DEFAULTS_torc_argmin_options .struct_size = sizeof(torc_argmin_options)};
void torc_argmin_options_init(torc_argmin_options *options) {
    if (options) *options = options_argmin;
}

static bool decode_argmin(argmin_attrs *a, const torc_argmin_options *options) {
    memcpy(a, &defaults_argmin, sizeof *a);
    if (!options) return true;
    torc_argmin_options copy;
    const torc_argmin_options *o = options_read("argmin", options, &copy, &options_argmin, sizeof copy, START(torc_argmin_options, dim) | START(torc_argmin_options, keepdim));
    if (!o || !by_name_only("argmin", o->by_name)) return false;
    a->dim = int_or_none(o->dim);
    if (!flag_taken("argmin", "keepdim", o->keepdim, &a->keepdim)) return false;
    return true;
}

torc_tensor (torc_argmin_with)(torc_tensor self, const torc_argmin_options *options) {
    if (FAILED()) return NULL;
    argmin_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_argmin(&a, options), OP_argmin, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_argmin_out_with)(torc_tensor out, torc_tensor self, const torc_argmin_options *options) {
    if (FAILED()) return NULL;
    argmin_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_argmin(&a, options), OP_argmin, CALL_OUT, in, 1, &a, &out);
}

static const torc_any_options options_any = {TORC_DEFAULTS_torc_any_options .struct_size = sizeof(torc_any_options)};
void torc_any_options_init(torc_any_options *options) {
    if (options) *options = options_any;
}

static bool decode_any(any_attrs *a, const torc_any_options *options) {
    memcpy(a, &defaults_any, sizeof *a);
    if (!options) return true;
    torc_any_options copy;
    const torc_any_options *o = options_read("any", options, &copy, &options_any, sizeof copy, START(torc_any_options, dim) | START(torc_any_options, keepdim));
    if (!o || !by_name_only("any", o->by_name)) return false;
    if (!pack_ints("any", "dim", &a->dim, &o->dim, 0, false)) return false;
    if (!flag_taken("any", "keepdim", o->keepdim, &a->keepdim)) return false;
    return true;
}

torc_tensor (torc_any_with)(torc_tensor self, const torc_any_options *options) {
    if (FAILED()) return NULL;
    any_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_any(&a, options), OP_any, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_any_out_with)(torc_tensor out, torc_tensor self, const torc_any_options *options) {
    if (FAILED()) return NULL;
    any_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_any(&a, options), OP_any, CALL_OUT, in, 1, &a, &out);
}

static const torc_all_options options_all = {TORC_DEFAULTS_torc_all_options .struct_size = sizeof(torc_all_options)};
void torc_all_options_init(torc_all_options *options) {
    if (options) *options = options_all;
}

static bool decode_all(all_attrs *a, const torc_all_options *options) {
    memcpy(a, &defaults_all, sizeof *a);
    if (!options) return true;
    torc_all_options copy;
    const torc_all_options *o = options_read("all", options, &copy, &options_all, sizeof copy, START(torc_all_options, dim) | START(torc_all_options, keepdim));
    if (!o || !by_name_only("all", o->by_name)) return false;
    if (!pack_ints("all", "dim", &a->dim, &o->dim, 0, false)) return false;
    if (!flag_taken("all", "keepdim", o->keepdim, &a->keepdim)) return false;
    return true;
}

torc_tensor (torc_all_with)(torc_tensor self, const torc_all_options *options) {
    if (FAILED()) return NULL;
    all_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_all(&a, options), OP_all, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_all_out_with)(torc_tensor out, torc_tensor self, const torc_all_options *options) {
    if (FAILED()) return NULL;
    all_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_all(&a, options), OP_all, CALL_OUT, in, 1, &a, &out);
}

static const torc_var_options options_var = {TORC_DEFAULTS_torc_var_options .struct_size = sizeof(torc_var_options)};
void torc_var_options_init(torc_var_options *options) {
    if (options) *options = options_var;
}

static bool decode_var(var_attrs *a, const torc_var_options *options) {
    memcpy(a, &defaults_var, sizeof *a);
    if (!options) return true;
    torc_var_options copy;
    const torc_var_options *o = options_read("var", options, &copy, &options_var, sizeof copy, START(torc_var_options, dim) | START(torc_var_options, correction) | START(torc_var_options, keepdim));
    if (!o || !by_name_only("var", o->by_name)) return false;
    if (!pack_ints("var", "dim", &a->dim, &o->dim, 0, false)) return false;
    if (!pack_number("var", "correction", &a->correction, o->correction, true)) return false;
    if (!flag_taken("var", "keepdim", o->keepdim, &a->keepdim)) return false;
    return true;
}

torc_tensor (torc_var_with)(torc_tensor self, const torc_var_options *options) {
    if (FAILED()) return NULL;
    var_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_var(&a, options), OP_var, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_var_out_with)(torc_tensor out, torc_tensor self, const torc_var_options *options) {
    if (FAILED()) return NULL;
    var_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_var(&a, options), OP_var, CALL_OUT, in, 1, &a, &out);
}

static const torc_std_options options_std = {TORC_DEFAULTS_torc_std_options .struct_size = sizeof(torc_std_options)};
void torc_std_options_init(torc_std_options *options) {
    if (options) *options = options_std;
}

static bool decode_std(std_attrs *a, const torc_std_options *options) {
    memcpy(a, &defaults_std, sizeof *a);
    if (!options) return true;
    torc_std_options copy;
    const torc_std_options *o = options_read("std", options, &copy, &options_std, sizeof copy, START(torc_std_options, dim) | START(torc_std_options, correction) | START(torc_std_options, keepdim));
    if (!o || !by_name_only("std", o->by_name)) return false;
    if (!pack_ints("std", "dim", &a->dim, &o->dim, 0, false)) return false;
    if (!pack_number("std", "correction", &a->correction, o->correction, true)) return false;
    if (!flag_taken("std", "keepdim", o->keepdim, &a->keepdim)) return false;
    return true;
}

torc_tensor (torc_std_with)(torc_tensor self, const torc_std_options *options) {
    if (FAILED()) return NULL;
    std_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_std(&a, options), OP_std, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_std_out_with)(torc_tensor out, torc_tensor self, const torc_std_options *options) {
    if (FAILED()) return NULL;
    std_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_std(&a, options), OP_std, CALL_OUT, in, 1, &a, &out);
}

static const torc_var_mean_options options_var_mean = {TORC_DEFAULTS_torc_var_mean_options .struct_size = sizeof(torc_var_mean_options)};
void torc_var_mean_options_init(torc_var_mean_options *options) {
    if (options) *options = options_var_mean;
}

static bool decode_var_mean(var_mean_attrs *a, const torc_var_mean_options *options) {
    memcpy(a, &defaults_var_mean, sizeof *a);
    if (!options) return true;
    torc_var_mean_options copy;
    const torc_var_mean_options *o = options_read("var_mean", options, &copy, &options_var_mean, sizeof copy, START(torc_var_mean_options, dim) | START(torc_var_mean_options, correction) | START(torc_var_mean_options, keepdim));
    if (!o || !by_name_only("var_mean", o->by_name)) return false;
    if (!pack_ints("var_mean", "dim", &a->dim, &o->dim, 0, false)) return false;
    if (!pack_number("var_mean", "correction", &a->correction, o->correction, true)) return false;
    if (!flag_taken("var_mean", "keepdim", o->keepdim, &a->keepdim)) return false;
    return true;
}

torc_var_mean_result (torc_var_mean_with)(torc_tensor self, const torc_var_mean_options *options) {
    if (FAILED()) return (torc_var_mean_result){0};
    var_mean_attrs a;
    torc_tensor in[1] = {self};
    torc_tensor results[2];
    call_tensors(decode_var_mean(&a, options), OP_var_mean, CALL_FUNCTION, in, 1, &a, results, NULL);
    return (torc_var_mean_result){results[0], results[1]};
}

static const torc_std_mean_options options_std_mean = {TORC_DEFAULTS_torc_std_mean_options .struct_size = sizeof(torc_std_mean_options)};
void torc_std_mean_options_init(torc_std_mean_options *options) {
    if (options) *options = options_std_mean;
}

static bool decode_std_mean(std_mean_attrs *a, const torc_std_mean_options *options) {
    memcpy(a, &defaults_std_mean, sizeof *a);
    if (!options) return true;
    torc_std_mean_options copy;
    const torc_std_mean_options *o = options_read("std_mean", options, &copy, &options_std_mean, sizeof copy, START(torc_std_mean_options, dim) | START(torc_std_mean_options, correction) | START(torc_std_mean_options, keepdim));
    if (!o || !by_name_only("std_mean", o->by_name)) return false;
    if (!pack_ints("std_mean", "dim", &a->dim, &o->dim, 0, false)) return false;
    if (!pack_number("std_mean", "correction", &a->correction, o->correction, true)) return false;
    if (!flag_taken("std_mean", "keepdim", o->keepdim, &a->keepdim)) return false;
    return true;
}

torc_std_mean_result (torc_std_mean_with)(torc_tensor self, const torc_std_mean_options *options) {
    if (FAILED()) return (torc_std_mean_result){0};
    std_mean_attrs a;
    torc_tensor in[1] = {self};
    torc_tensor results[2];
    call_tensors(decode_std_mean(&a, options), OP_std_mean, CALL_FUNCTION, in, 1, &a, results, NULL);
    return (torc_std_mean_result){results[0], results[1]};
}

static const torc_vector_norm_options options_vector_norm = {TORC_DEFAULTS_torc_vector_norm_options .struct_size = sizeof(torc_vector_norm_options)};
void torc_vector_norm_options_init(torc_vector_norm_options *options) {
    if (options) *options = options_vector_norm;
}

static bool decode_vector_norm(vector_norm_attrs *a, const torc_vector_norm_options *options) {
    memcpy(a, &defaults_vector_norm, sizeof *a);
    if (!options) return true;
    torc_vector_norm_options copy;
    const torc_vector_norm_options *o = options_read("vector_norm", options, &copy, &options_vector_norm, sizeof copy, START(torc_vector_norm_options, ord) | START(torc_vector_norm_options, dim) | START(torc_vector_norm_options, keepdim) | START(torc_vector_norm_options, dtype));
    if (!o || !reserved_is_0("vector_norm", o->reserved0) || !by_name_only("vector_norm", o->by_name)) return false;
    if (!pack_number("vector_norm", "ord", &a->ord, o->ord, false)) return false;
    if (!pack_ints("vector_norm", "dim", &a->dim, &o->dim, 0, false)) return false;
    if (!flag_taken("vector_norm", "keepdim", o->keepdim, &a->keepdim)) return false;
    a->dtype = (int32_t)o->dtype;
    return true;
}

torc_tensor (torc_vector_norm_with)(torc_tensor self, const torc_vector_norm_options *options) {
    if (FAILED()) return NULL;
    vector_norm_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_vector_norm(&a, options), OP_vector_norm, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_vector_norm_out_with)(torc_tensor out, torc_tensor self, const torc_vector_norm_options *options) {
    if (FAILED()) return NULL;
    vector_norm_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_vector_norm(&a, options), OP_vector_norm, CALL_OUT, in, 1, &a, &out);
}

static const torc_logsumexp_options options_logsumexp = {TORC_DEFAULTS_torc_logsumexp_options .struct_size = sizeof(torc_logsumexp_options)};
void torc_logsumexp_options_init(torc_logsumexp_options *options) {
    if (options) *options = options_logsumexp;
}

static bool decode_logsumexp(logsumexp_attrs *a, const torc_ints *dim, const torc_logsumexp_options *options) {
    memcpy(a, &defaults_logsumexp, sizeof *a);
    if (!pack_ints("logsumexp", "dim", &a->dim, dim, 0, true)) return false;
    if (!options) return true;
    torc_logsumexp_options copy;
    const torc_logsumexp_options *o = options_read("logsumexp", options, &copy, &options_logsumexp, sizeof copy, START(torc_logsumexp_options, keepdim));
    if (!o || !by_name_only("logsumexp", o->by_name)) return false;
    if (!flag_taken("logsumexp", "keepdim", o->keepdim, &a->keepdim)) return false;
    return true;
}

torc_tensor (torc_logsumexp_with)(torc_tensor self, torc_ints dim, const torc_logsumexp_options *options) {
    if (FAILED()) return NULL;
    logsumexp_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_logsumexp(&a, &dim, options), OP_logsumexp, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_logsumexp_out_with)(torc_tensor out, torc_tensor self, torc_ints dim, const torc_logsumexp_options *options) {
    if (FAILED()) return NULL;
    logsumexp_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_logsumexp(&a, &dim, options), OP_logsumexp, CALL_OUT, in, 1, &a, &out);
}

static const torc_count_nonzero_options options_count_nonzero = {TORC_DEFAULTS_torc_count_nonzero_options .struct_size = sizeof(torc_count_nonzero_options)};
void torc_count_nonzero_options_init(torc_count_nonzero_options *options) {
    if (options) *options = options_count_nonzero;
}

static bool decode_count_nonzero(count_nonzero_attrs *a, const torc_count_nonzero_options *options) {
    memcpy(a, &defaults_count_nonzero, sizeof *a);
    if (!options) return true;
    torc_count_nonzero_options copy;
    const torc_count_nonzero_options *o = options_read("count_nonzero", options, &copy, &options_count_nonzero, sizeof copy, START(torc_count_nonzero_options, dim));
    if (!o || !by_name_only("count_nonzero", o->by_name)) return false;
    if (!pack_ints("count_nonzero", "dim", &a->dim, &o->dim, 0, false)) return false;
    return true;
}

torc_tensor (torc_count_nonzero_with)(torc_tensor self, const torc_count_nonzero_options *options) {
    if (FAILED()) return NULL;
    count_nonzero_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_count_nonzero(&a, options), OP_count_nonzero, CALL_FUNCTION, in, 1, &a, NULL);
}

static const torc_cumsum_options options_cumsum = {TORC_DEFAULTS_torc_cumsum_options .struct_size = sizeof(torc_cumsum_options)};
void torc_cumsum_options_init(torc_cumsum_options *options) {
    if (options) *options = options_cumsum;
}

static bool decode_cumsum(cumsum_attrs *a, int64_t dim, const torc_cumsum_options *options) {
    memcpy(a, &defaults_cumsum, sizeof *a);
    a->dim = dim;
    if (!options) return true;
    torc_cumsum_options copy;
    const torc_cumsum_options *o = options_read("cumsum", options, &copy, &options_cumsum, sizeof copy, START(torc_cumsum_options, dtype));
    if (!o || !reserved_is_0("cumsum", o->reserved0) || !by_name_only("cumsum", o->by_name)) return false;
    a->dtype = (int32_t)o->dtype;
    return true;
}

torc_tensor (torc_cumsum_with)(torc_tensor self, int64_t dim, const torc_cumsum_options *options) {
    if (FAILED()) return NULL;
    cumsum_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_cumsum(&a, dim, options), OP_cumsum, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_cumsum_inplace_with)(torc_tensor self, int64_t dim, const torc_cumsum_options *options) {
    if (FAILED()) return NULL;
    cumsum_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_cumsum(&a, dim, options), OP_cumsum, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor (torc_cumsum_out_with)(torc_tensor out, torc_tensor self, int64_t dim, const torc_cumsum_options *options) {
    if (FAILED()) return NULL;
    cumsum_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_cumsum(&a, dim, options), OP_cumsum, CALL_OUT, in, 1, &a, &out);
}

static const torc_cumprod_options options_cumprod = {TORC_DEFAULTS_torc_cumprod_options .struct_size = sizeof(torc_cumprod_options)};
void torc_cumprod_options_init(torc_cumprod_options *options) {
    if (options) *options = options_cumprod;
}

static bool decode_cumprod(cumprod_attrs *a, int64_t dim, const torc_cumprod_options *options) {
    memcpy(a, &defaults_cumprod, sizeof *a);
    a->dim = dim;
    if (!options) return true;
    torc_cumprod_options copy;
    const torc_cumprod_options *o = options_read("cumprod", options, &copy, &options_cumprod, sizeof copy, START(torc_cumprod_options, dtype));
    if (!o || !reserved_is_0("cumprod", o->reserved0) || !by_name_only("cumprod", o->by_name)) return false;
    a->dtype = (int32_t)o->dtype;
    return true;
}

torc_tensor (torc_cumprod_with)(torc_tensor self, int64_t dim, const torc_cumprod_options *options) {
    if (FAILED()) return NULL;
    cumprod_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_cumprod(&a, dim, options), OP_cumprod, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_cumprod_inplace_with)(torc_tensor self, int64_t dim, const torc_cumprod_options *options) {
    if (FAILED()) return NULL;
    cumprod_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_cumprod(&a, dim, options), OP_cumprod, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor (torc_cumprod_out_with)(torc_tensor out, torc_tensor self, int64_t dim, const torc_cumprod_options *options) {
    if (FAILED()) return NULL;
    cumprod_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_cumprod(&a, dim, options), OP_cumprod, CALL_OUT, in, 1, &a, &out);
}

static bool decode_cummax(cummax_attrs *a, int64_t dim) {
    memcpy(a, &defaults_cummax, sizeof *a);
    a->dim = dim;
    return true;
}

torc_cummax_result (torc_cummax)(torc_tensor self, int64_t dim) {
    if (FAILED()) return (torc_cummax_result){0};
    cummax_attrs a;
    torc_tensor in[1] = {self};
    torc_tensor results[2];
    call_tensors(decode_cummax(&a, dim), OP_cummax, CALL_FUNCTION, in, 1, &a, results, NULL);
    return (torc_cummax_result){results[0], results[1]};
}

torc_cummax_result torc_cummax_with(torc_tensor self, int64_t dim, const torc_no_options *options) {
    if (!no_options("cummax", options)) return (torc_cummax_result){0};
    return (torc_cummax)(self, dim);
}

torc_cummax_result (torc_cummax_out)(torc_cummax_result out, torc_tensor self, int64_t dim) {
    if (FAILED()) return (torc_cummax_result){0};
    cummax_attrs a;
    torc_tensor in[1] = {self};
    const torc_tensor given[] = {out.values, out.indices};
    torc_tensor results[2];
    call_tensors(decode_cummax(&a, dim), OP_cummax, CALL_OUT, in, 1, &a, results, given);
    return (torc_cummax_result){results[0], results[1]};
}

torc_cummax_result torc_cummax_out_with(torc_cummax_result out, torc_tensor self, int64_t dim, const torc_no_options *options) {
    if (!no_options("cummax", options)) return (torc_cummax_result){0};
    return (torc_cummax_out)(out, self, dim);
}

static const torc_norm_options options_norm = {TORC_DEFAULTS_torc_norm_options .struct_size = sizeof(torc_norm_options)};
void torc_norm_options_init(torc_norm_options *options) {
    if (options) *options = options_norm;
}

static bool decode_norm(norm_attrs *a, const torc_norm_options *options) {
    memcpy(a, &defaults_norm, sizeof *a);
    if (!options) return true;
    torc_norm_options copy;
    const torc_norm_options *o = options_read("norm", options, &copy, &options_norm, sizeof copy, START(torc_norm_options, p) | START(torc_norm_options, dim) | START(torc_norm_options, keepdim) | START(torc_norm_options, dtype));
    if (!o || !reserved_is_0("norm", o->reserved0) || !by_name_only("norm", o->by_name)) return false;
    if (!pack_number("norm", "p", &a->p, o->p, false)) return false;
    if (!pack_ints("norm", "dim", &a->dim, &o->dim, 0, false)) return false;
    if (!flag_taken("norm", "keepdim", o->keepdim, &a->keepdim)) return false;
    a->dtype = (int32_t)o->dtype;
    return true;
}

torc_tensor (torc_norm_with)(torc_tensor self, const torc_norm_options *options) {
    if (FAILED()) return NULL;
    norm_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_norm(&a, options), OP_norm, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_norm_out_with)(torc_tensor out, torc_tensor self, const torc_norm_options *options) {
    if (FAILED()) return NULL;
    norm_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_norm(&a, options), OP_norm, CALL_OUT, in, 1, &a, &out);
}

static const torc_cosine_similarity_options options_cosine_similarity = {TORC_DEFAULTS_torc_cosine_similarity_options .struct_size = sizeof(torc_cosine_similarity_options)};
void torc_cosine_similarity_options_init(torc_cosine_similarity_options *options) {
    if (options) *options = options_cosine_similarity;
}

static bool decode_cosine_similarity(cosine_similarity_attrs *a, const torc_cosine_similarity_options *options) {
    memcpy(a, &defaults_cosine_similarity, sizeof *a);
    if (!options) return true;
    torc_cosine_similarity_options copy;
    const torc_cosine_similarity_options *o = options_read("cosine_similarity", options, &copy, &options_cosine_similarity, sizeof copy, START(torc_cosine_similarity_options, dim) | START(torc_cosine_similarity_options, eps));
    if (!o || !by_name_only("cosine_similarity", o->by_name)) return false;
    a->dim = o->dim;
    a->eps = o->eps;
    return true;
}

torc_tensor (torc_cosine_similarity_with)(torc_tensor x1, torc_tensor x2, const torc_cosine_similarity_options *options) {
    if (FAILED()) return NULL;
    cosine_similarity_attrs a;
    torc_tensor in[2] = {x1, x2};
    return call_tensor(decode_cosine_similarity(&a, options), OP_cosine_similarity, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor (op_alias)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_alias, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor (torc_detach)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_detach, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_detach_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("detach", options)) return NULL;
    return (torc_detach)(self);
}

static bool decode_view(view_attrs *a, const torc_ints *size) {
    memcpy(a, &defaults_view, sizeof *a);
    if (!pack_ints("view", "size", &a->size, size, 0, true)) return false;
    return true;
}

torc_tensor (torc_view)(torc_tensor self, torc_ints size) {
    if (FAILED()) return NULL;
    view_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_view(&a, &size), OP_view, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_view_with(torc_tensor self, torc_ints size, const torc_no_options *options) {
    if (!no_options("view", options)) return NULL;
    return (torc_view)(self, size);
}

static bool decode_unsafe_view(unsafe_view_attrs *a, const torc_ints *size) {
    memcpy(a, &defaults_unsafe_view, sizeof *a);
    if (!pack_ints("unsafe_view", "size", &a->size, size, 0, true)) return false;
    return true;
}

torc_tensor (op_unsafe_view)(torc_tensor self, torc_ints size) {
    if (FAILED()) return NULL;
    unsafe_view_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_unsafe_view(&a, &size), OP_unsafe_view, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode__reshape_alias(_reshape_alias_attrs *a, const torc_ints *size) {
    memcpy(a, &defaults__reshape_alias, sizeof *a);
    if (!pack_ints("_reshape_alias", "size", &a->size, size, 0, true)) return false;
    return true;
}

torc_tensor (op__reshape_alias)(torc_tensor self, torc_ints size) {
    if (FAILED()) return NULL;
    _reshape_alias_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode__reshape_alias(&a, &size), OP__reshape_alias, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_expand(expand_attrs *a, const torc_ints *size) {
    memcpy(a, &defaults_expand, sizeof *a);
    if (!pack_ints("expand", "size", &a->size, size, 0, true)) return false;
    return true;
}

torc_tensor (torc_expand)(torc_tensor self, torc_ints size) {
    if (FAILED()) return NULL;
    expand_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_expand(&a, &size), OP_expand, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_expand_with(torc_tensor self, torc_ints size, const torc_no_options *options) {
    if (!no_options("expand", options)) return NULL;
    return (torc_expand)(self, size);
}

static bool decode_permute(permute_attrs *a, const torc_ints *dims) {
    memcpy(a, &defaults_permute, sizeof *a);
    if (!pack_ints("permute", "dims", &a->dims, dims, 0, true)) return false;
    return true;
}

torc_tensor (torc_permute)(torc_tensor self, torc_ints dims) {
    if (FAILED()) return NULL;
    permute_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_permute(&a, &dims), OP_permute, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_permute_with(torc_tensor self, torc_ints dims, const torc_no_options *options) {
    if (!no_options("permute", options)) return NULL;
    return (torc_permute)(self, dims);
}

static bool decode_transpose(transpose_attrs *a, int64_t dim0, int64_t dim1) {
    memcpy(a, &defaults_transpose, sizeof *a);
    a->dim0 = dim0;
    a->dim1 = dim1;
    return true;
}

torc_tensor (torc_transpose)(torc_tensor self, int64_t dim0, int64_t dim1) {
    if (FAILED()) return NULL;
    transpose_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_transpose(&a, dim0, dim1), OP_transpose, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_transpose_with(torc_tensor self, int64_t dim0, int64_t dim1, const torc_no_options *options) {
    if (!no_options("transpose", options)) return NULL;
    return (torc_transpose)(self, dim0, dim1);
}

static bool decode_unsqueeze(unsqueeze_attrs *a, int64_t dim) {
    memcpy(a, &defaults_unsqueeze, sizeof *a);
    a->dim = dim;
    return true;
}

torc_tensor (torc_unsqueeze)(torc_tensor self, int64_t dim) {
    if (FAILED()) return NULL;
    unsqueeze_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_unsqueeze(&a, dim), OP_unsqueeze, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_unsqueeze_with(torc_tensor self, int64_t dim, const torc_no_options *options) {
    if (!no_options("unsqueeze", options)) return NULL;
    return (torc_unsqueeze)(self, dim);
}

static const torc_squeeze_options options_squeeze = {TORC_DEFAULTS_torc_squeeze_options .struct_size = sizeof(torc_squeeze_options)};
void torc_squeeze_options_init(torc_squeeze_options *options) {
    if (options) *options = options_squeeze;
}

static bool decode_squeeze(squeeze_attrs *a, const torc_squeeze_options *options) {
    memcpy(a, &defaults_squeeze, sizeof *a);
    if (!options) return true;
    torc_squeeze_options copy;
    const torc_squeeze_options *o = options_read("squeeze", options, &copy, &options_squeeze, sizeof copy, START(torc_squeeze_options, dim));
    if (!o || !by_name_only("squeeze", o->by_name)) return false;
    if (!pack_ints("squeeze", "dim", &a->dim, &o->dim, 0, false)) return false;
    return true;
}

torc_tensor (torc_squeeze_with)(torc_tensor self, const torc_squeeze_options *options) {
    if (FAILED()) return NULL;
    squeeze_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_squeeze(&a, options), OP_squeeze, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_unsafe_squeeze(unsafe_squeeze_attrs *a, const torc_ints *dim) {
    memcpy(a, &defaults_unsafe_squeeze, sizeof *a);
    if (!pack_ints("unsafe_squeeze", "dim", &a->dim, dim, 0, true)) return false;
    return true;
}

torc_tensor (op_unsafe_squeeze)(torc_tensor self, torc_ints dim) {
    if (FAILED()) return NULL;
    unsafe_squeeze_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_unsafe_squeeze(&a, &dim), OP_unsafe_squeeze, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_select(select_attrs *a, int64_t dim, int64_t index) {
    memcpy(a, &defaults_select, sizeof *a);
    a->dim = dim;
    a->index = index;
    return true;
}

torc_tensor (torc_select)(torc_tensor self, int64_t dim, int64_t index) {
    if (FAILED()) return NULL;
    select_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_select(&a, dim, index), OP_select, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_select_with(torc_tensor self, int64_t dim, int64_t index, const torc_no_options *options) {
    if (!no_options("select", options)) return NULL;
    return (torc_select)(self, dim, index);
}

static const torc_slice_options options_slice = {TORC_DEFAULTS_torc_slice_options .struct_size = sizeof(torc_slice_options)};
void torc_slice_options_init(torc_slice_options *options) {
    if (options) *options = options_slice;
}

static bool decode_slice(slice_attrs *a, const torc_slice_options *options) {
    memcpy(a, &defaults_slice, sizeof *a);
    if (!options) return true;
    torc_slice_options copy;
    const torc_slice_options *o = options_read("slice", options, &copy, &options_slice, sizeof copy, START(torc_slice_options, dim) | START(torc_slice_options, start) | START(torc_slice_options, end) | START(torc_slice_options, step));
    if (!o || !by_name_only("slice", o->by_name)) return false;
    a->dim = o->dim;
    a->start = int_or_none(o->start);
    a->end = int_or_none(o->end);
    a->step = o->step;
    return true;
}

torc_tensor (torc_slice_with)(torc_tensor self, const torc_slice_options *options) {
    if (FAILED()) return NULL;
    slice_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_slice(&a, options), OP_slice, CALL_FUNCTION, in, 1, &a, NULL);
}

static const torc_diagonal_options options_diagonal = {TORC_DEFAULTS_torc_diagonal_options .struct_size = sizeof(torc_diagonal_options)};
void torc_diagonal_options_init(torc_diagonal_options *options) {
    if (options) *options = options_diagonal;
}

static bool decode_diagonal(diagonal_attrs *a, const torc_diagonal_options *options) {
    memcpy(a, &defaults_diagonal, sizeof *a);
    if (!options) return true;
    torc_diagonal_options copy;
    const torc_diagonal_options *o = options_read("diagonal", options, &copy, &options_diagonal, sizeof copy, START(torc_diagonal_options, offset) | START(torc_diagonal_options, dim1) | START(torc_diagonal_options, dim2));
    if (!o || !by_name_only("diagonal", o->by_name)) return false;
    a->offset = o->offset;
    a->dim1 = o->dim1;
    a->dim2 = o->dim2;
    return true;
}

torc_tensor (torc_diagonal_with)(torc_tensor self, const torc_diagonal_options *options) {
    if (FAILED()) return NULL;
    diagonal_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_diagonal(&a, options), OP_diagonal, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_unfold(unfold_attrs *a, int64_t dimension, int64_t size, int64_t step) {
    memcpy(a, &defaults_unfold, sizeof *a);
    a->dimension = dimension;
    a->size = size;
    a->step = step;
    return true;
}

torc_tensor (torc_unfold)(torc_tensor self, int64_t dimension, int64_t size, int64_t step) {
    if (FAILED()) return NULL;
    unfold_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_unfold(&a, dimension, size, step), OP_unfold, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_unfold_with(torc_tensor self, int64_t dimension, int64_t size, int64_t step, const torc_no_options *options) {
    if (!no_options("unfold", options)) return NULL;
    return (torc_unfold)(self, dimension, size, step);
}

static bool decode_as_strided_view(as_strided_view_attrs *a, const torc_ints *size, const torc_ints *stride, int64_t storage_offset, const torc_ints *self_stride, int64_t self_offset) {
    memcpy(a, &defaults_as_strided_view, sizeof *a);
    if (!pack_ints("as_strided_view", "size", &a->size, size, 0, true)) return false;
    if (!pack_ints("as_strided_view", "stride", &a->stride, stride, 0, true)) return false;
    a->storage_offset = storage_offset;
    if (!pack_ints("as_strided_view", "self_stride", &a->self_stride, self_stride, 0, true)) return false;
    a->self_offset = self_offset;
    return true;
}

torc_tensor (op_as_strided_view)(torc_tensor self, torc_ints size, torc_ints stride, int64_t storage_offset, torc_ints self_stride, int64_t self_offset) {
    if (FAILED()) return NULL;
    as_strided_view_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_as_strided_view(&a, &size, &stride, storage_offset, &self_stride, self_offset), OP_as_strided_view, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_as_strided_backward(as_strided_backward_attrs *a, const torc_ints *grad_stride, int64_t grad_offset, const torc_ints *size, const torc_ints *stride, int64_t offset) {
    memcpy(a, &defaults_as_strided_backward, sizeof *a);
    if (!pack_ints("as_strided_backward", "grad_stride", &a->grad_stride, grad_stride, 0, true)) return false;
    a->grad_offset = grad_offset;
    if (!pack_ints("as_strided_backward", "size", &a->size, size, 0, true)) return false;
    if (!pack_ints("as_strided_backward", "stride", &a->stride, stride, 0, true)) return false;
    a->offset = offset;
    return true;
}

torc_tensor (op_as_strided_backward)(torc_tensor grad, torc_ints grad_stride, int64_t grad_offset, torc_ints size, torc_ints stride, int64_t offset) {
    if (FAILED()) return NULL;
    as_strided_backward_attrs a;
    torc_tensor in[1] = {grad};
    return call_tensor(decode_as_strided_backward(&a, &grad_stride, grad_offset, &size, &stride, offset), OP_as_strided_backward, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_view_dtype(view_dtype_attrs *a, torc_dtype dtype) {
    memcpy(a, &defaults_view_dtype, sizeof *a);
    a->dtype = (int32_t)dtype;
    return true;
}

torc_tensor (torc_view_dtype)(torc_tensor self, torc_dtype dtype) {
    if (FAILED()) return NULL;
    view_dtype_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_view_dtype(&a, dtype), OP_view_dtype, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_view_dtype_with(torc_tensor self, torc_dtype dtype, const torc_no_options *options) {
    if (!no_options("view_dtype", options)) return NULL;
    return (torc_view_dtype)(self, dtype);
}

static const torc_clone_options options_clone = {TORC_DEFAULTS_torc_clone_options .struct_size = sizeof(torc_clone_options)};
void torc_clone_options_init(torc_clone_options *options) {
    if (options) *options = options_clone;
}

static bool decode_clone(clone_attrs *a, const torc_clone_options *options) {
    memcpy(a, &defaults_clone, sizeof *a);
    if (!options) return true;
    torc_clone_options copy;
    const torc_clone_options *o = options_read("clone", options, &copy, &options_clone, sizeof copy, START(torc_clone_options, memory_format));
    if (!o || !reserved_is_0("clone", o->reserved0) || !by_name_only("clone", o->by_name)) return false;
    if (!format_known("clone", o->memory_format)) return false;
    a->memory_format = (int32_t)o->memory_format;
    return true;
}

torc_tensor (torc_clone_with)(torc_tensor self, const torc_clone_options *options) {
    if (FAILED()) return NULL;
    clone_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_clone(&a, options), OP_clone, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode__to_copy(_to_copy_attrs *a, torc_dtype dtype, torc_device device, bool non_blocking, torc_memory_format memory_format) {
    memcpy(a, &defaults__to_copy, sizeof *a);
    a->dtype = (int32_t)dtype;
    a->device = device;
    a->non_blocking = non_blocking;
    if (!format_known("_to_copy", memory_format)) return false;
    a->memory_format = (int32_t)memory_format;
    return true;
}

torc_tensor (op__to_copy)(torc_tensor self, torc_dtype dtype, torc_device device, bool non_blocking, torc_memory_format memory_format) {
    if (FAILED()) return NULL;
    _to_copy_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode__to_copy(&a, dtype, device, non_blocking, memory_format), OP__to_copy, CALL_FUNCTION, in, 1, &a, NULL);
}

static const torc_cat_options options_cat = {TORC_DEFAULTS_torc_cat_options .struct_size = sizeof(torc_cat_options)};
void torc_cat_options_init(torc_cat_options *options) {
    if (options) *options = options_cat;
}

static bool decode_cat(cat_attrs *a, const torc_cat_options *options) {
    memcpy(a, &defaults_cat, sizeof *a);
    if (!options) return true;
    torc_cat_options copy;
    const torc_cat_options *o = options_read("cat", options, &copy, &options_cat, sizeof copy, START(torc_cat_options, dim));
    if (!o || !by_name_only("cat", o->by_name)) return false;
    a->dim = o->dim;
    return true;
}

torc_tensor (torc_cat_with)(torc_tensors tensors, const torc_cat_options *options) {
    if (FAILED()) return NULL;
    cat_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode_cat(&a, options);
    call_inputs_add_list(&inputs, tensors);
    return call_collected_tensor(decoded, OP_cat, CALL_FUNCTION, &inputs, &a, NULL);
}

torc_tensor (torc_cat_out_with)(torc_tensor out, torc_tensors tensors, const torc_cat_options *options) {
    if (FAILED()) return NULL;
    cat_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode_cat(&a, options);
    call_inputs_add_list(&inputs, tensors);
    return call_collected_tensor(decoded, OP_cat, CALL_OUT, &inputs, &a, &out);
}

static bool decode_flip(flip_attrs *a, const torc_ints *dims) {
    memcpy(a, &defaults_flip, sizeof *a);
    if (!pack_ints("flip", "dims", &a->dims, dims, 0, true)) return false;
    return true;
}

torc_tensor (torc_flip)(torc_tensor self, torc_ints dims) {
    if (FAILED()) return NULL;
    flip_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_flip(&a, &dims), OP_flip, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_flip_with(torc_tensor self, torc_ints dims, const torc_no_options *options) {
    if (!no_options("flip", options)) return NULL;
    return (torc_flip)(self, dims);
}

static const torc_roll_options options_roll = {TORC_DEFAULTS_torc_roll_options .struct_size = sizeof(torc_roll_options)};
void torc_roll_options_init(torc_roll_options *options) {
    if (options) *options = options_roll;
}

static bool decode_roll(roll_attrs *a, const torc_ints *shifts, const torc_roll_options *options) {
    memcpy(a, &defaults_roll, sizeof *a);
    if (!pack_ints("roll", "shifts", &a->shifts, shifts, 0, true)) return false;
    if (!options) return true;
    torc_roll_options copy;
    const torc_roll_options *o = options_read("roll", options, &copy, &options_roll, sizeof copy, START(torc_roll_options, dims));
    if (!o || !by_name_only("roll", o->by_name)) return false;
    if (!pack_ints("roll", "dims", &a->dims, &o->dims, 0, false)) return false;
    return true;
}

torc_tensor (torc_roll_with)(torc_tensor self, torc_ints shifts, const torc_roll_options *options) {
    if (FAILED()) return NULL;
    roll_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_roll(&a, &shifts, options), OP_roll, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_repeat(repeat_attrs *a, const torc_ints *repeats) {
    memcpy(a, &defaults_repeat, sizeof *a);
    if (!pack_ints("repeat", "repeats", &a->repeats, repeats, 0, true)) return false;
    return true;
}

torc_tensor (torc_repeat)(torc_tensor self, torc_ints repeats) {
    if (FAILED()) return NULL;
    repeat_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_repeat(&a, &repeats), OP_repeat, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_repeat_with(torc_tensor self, torc_ints repeats, const torc_no_options *options) {
    if (!no_options("repeat", options)) return NULL;
    return (torc_repeat)(self, repeats);
}

static bool decode_reshape(reshape_attrs *a, const torc_ints *shape) {
    memcpy(a, &defaults_reshape, sizeof *a);
    if (!pack_ints("reshape", "shape", &a->shape, shape, 0, true)) return false;
    return true;
}

torc_tensor (torc_reshape)(torc_tensor self, torc_ints shape) {
    if (FAILED()) return NULL;
    reshape_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_reshape(&a, &shape), OP_reshape, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_reshape_with(torc_tensor self, torc_ints shape, const torc_no_options *options) {
    if (!no_options("reshape", options)) return NULL;
    return (torc_reshape)(self, shape);
}

torc_tensor (torc_view_as)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_view_as, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_view_as_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("view_as", options)) return NULL;
    return (torc_view_as)(self, other);
}

torc_tensor (torc_reshape_as)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_reshape_as, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_reshape_as_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("reshape_as", options)) return NULL;
    return (torc_reshape_as)(self, other);
}

torc_tensor (torc_expand_as)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_expand_as, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_expand_as_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("expand_as", options)) return NULL;
    return (torc_expand_as)(self, other);
}

static bool decode_broadcast_to(broadcast_to_attrs *a, const torc_ints *size) {
    memcpy(a, &defaults_broadcast_to, sizeof *a);
    if (!pack_ints("broadcast_to", "size", &a->size, size, 0, true)) return false;
    return true;
}

torc_tensor (torc_broadcast_to)(torc_tensor self, torc_ints size) {
    if (FAILED()) return NULL;
    broadcast_to_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_broadcast_to(&a, &size), OP_broadcast_to, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_broadcast_to_with(torc_tensor self, torc_ints size, const torc_no_options *options) {
    if (!no_options("broadcast_to", options)) return NULL;
    return (torc_broadcast_to)(self, size);
}

torc_tensors (torc_broadcast_tensors)(torc_tensors tensors) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, tensors);
    return call_collected_list(decoded, OP_broadcast_tensors, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc_broadcast_tensors_with(torc_tensors tensors, const torc_no_options *options) {
    if (!no_options("broadcast_tensors", options)) return NO_TENSORS;
    return (torc_broadcast_tensors)(tensors);
}

static const torc_flatten_options options_flatten = {TORC_DEFAULTS_torc_flatten_options .struct_size = sizeof(torc_flatten_options)};
void torc_flatten_options_init(torc_flatten_options *options) {
    if (options) *options = options_flatten;
}

static bool decode_flatten(flatten_attrs *a, const torc_flatten_options *options) {
    memcpy(a, &defaults_flatten, sizeof *a);
    if (!options) return true;
    torc_flatten_options copy;
    const torc_flatten_options *o = options_read("flatten", options, &copy, &options_flatten, sizeof copy, START(torc_flatten_options, start_dim) | START(torc_flatten_options, end_dim));
    if (!o || !by_name_only("flatten", o->by_name)) return false;
    a->start_dim = o->start_dim;
    a->end_dim = o->end_dim;
    return true;
}

torc_tensor (torc_flatten_with)(torc_tensor self, const torc_flatten_options *options) {
    if (FAILED()) return NULL;
    flatten_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_flatten(&a, options), OP_flatten, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_unflatten(unflatten_attrs *a, int64_t dim, const torc_ints *sizes) {
    memcpy(a, &defaults_unflatten, sizeof *a);
    a->dim = dim;
    if (!pack_ints("unflatten", "sizes", &a->sizes, sizes, 0, true)) return false;
    return true;
}

torc_tensor (torc_unflatten)(torc_tensor self, int64_t dim, torc_ints sizes) {
    if (FAILED()) return NULL;
    unflatten_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_unflatten(&a, dim, &sizes), OP_unflatten, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_unflatten_with(torc_tensor self, int64_t dim, torc_ints sizes, const torc_no_options *options) {
    if (!no_options("unflatten", options)) return NULL;
    return (torc_unflatten)(self, dim, sizes);
}

torc_tensor (torc_ravel)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_ravel, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_ravel_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("ravel", options)) return NULL;
    return (torc_ravel)(self);
}

torc_tensor (torc_t)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_t, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_t_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("t", options)) return NULL;
    return (torc_t)(self);
}

static bool decode_movedim(movedim_attrs *a, const torc_ints *source, const torc_ints *destination) {
    memcpy(a, &defaults_movedim, sizeof *a);
    if (!pack_ints("movedim", "source", &a->source, source, 0, true)) return false;
    if (!pack_ints("movedim", "destination", &a->destination, destination, 0, true)) return false;
    return true;
}

torc_tensor (torc_movedim)(torc_tensor self, torc_ints source, torc_ints destination) {
    if (FAILED()) return NULL;
    movedim_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_movedim(&a, &source, &destination), OP_movedim, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_movedim_with(torc_tensor self, torc_ints source, torc_ints destination, const torc_no_options *options) {
    if (!no_options("movedim", options)) return NULL;
    return (torc_movedim)(self, source, destination);
}

static bool decode_narrow(narrow_attrs *a, int64_t dim, int64_t start, int64_t length) {
    memcpy(a, &defaults_narrow, sizeof *a);
    a->dim = dim;
    a->start = start;
    a->length = length;
    return true;
}

torc_tensor (torc_narrow)(torc_tensor self, int64_t dim, int64_t start, int64_t length) {
    if (FAILED()) return NULL;
    narrow_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_narrow(&a, dim, start, length), OP_narrow, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_narrow_with(torc_tensor self, int64_t dim, int64_t start, int64_t length, const torc_no_options *options) {
    if (!no_options("narrow", options)) return NULL;
    return (torc_narrow)(self, dim, start, length);
}

static const torc_as_strided_options options_as_strided = {TORC_DEFAULTS_torc_as_strided_options .struct_size = sizeof(torc_as_strided_options)};
void torc_as_strided_options_init(torc_as_strided_options *options) {
    if (options) *options = options_as_strided;
}

static bool decode_as_strided(as_strided_attrs *a, const torc_ints *size, const torc_ints *stride, const torc_as_strided_options *options) {
    memcpy(a, &defaults_as_strided, sizeof *a);
    if (!pack_ints("as_strided", "size", &a->size, size, 0, true)) return false;
    if (!pack_ints("as_strided", "stride", &a->stride, stride, 0, true)) return false;
    if (!options) return true;
    torc_as_strided_options copy;
    const torc_as_strided_options *o = options_read("as_strided", options, &copy, &options_as_strided, sizeof copy, START(torc_as_strided_options, storage_offset));
    if (!o || !by_name_only("as_strided", o->by_name)) return false;
    a->storage_offset = int_or_none(o->storage_offset);
    return true;
}

torc_tensor (torc_as_strided_with)(torc_tensor self, torc_ints size, torc_ints stride, const torc_as_strided_options *options) {
    if (FAILED()) return NULL;
    as_strided_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_as_strided(&a, &size, &stride, options), OP_as_strided, CALL_FUNCTION, in, 1, &a, NULL);
}

static const torc_stack_options options_stack = {TORC_DEFAULTS_torc_stack_options .struct_size = sizeof(torc_stack_options)};
void torc_stack_options_init(torc_stack_options *options) {
    if (options) *options = options_stack;
}

static bool decode_stack(stack_attrs *a, const torc_stack_options *options) {
    memcpy(a, &defaults_stack, sizeof *a);
    if (!options) return true;
    torc_stack_options copy;
    const torc_stack_options *o = options_read("stack", options, &copy, &options_stack, sizeof copy, START(torc_stack_options, dim));
    if (!o || !by_name_only("stack", o->by_name)) return false;
    a->dim = o->dim;
    return true;
}

torc_tensor (torc_stack_with)(torc_tensors tensors, const torc_stack_options *options) {
    if (FAILED()) return NULL;
    stack_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode_stack(&a, options);
    call_inputs_add_list(&inputs, tensors);
    return call_collected_tensor(decoded, OP_stack, CALL_FUNCTION, &inputs, &a, NULL);
}

torc_tensor (torc_stack_out_with)(torc_tensor out, torc_tensors tensors, const torc_stack_options *options) {
    if (FAILED()) return NULL;
    stack_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode_stack(&a, options);
    call_inputs_add_list(&inputs, tensors);
    return call_collected_tensor(decoded, OP_stack, CALL_OUT, &inputs, &a, &out);
}

static const torc_split_options options_split = {TORC_DEFAULTS_torc_split_options .struct_size = sizeof(torc_split_options)};
void torc_split_options_init(torc_split_options *options) {
    if (options) *options = options_split;
}

static bool decode_split(split_attrs *a, int64_t split_size, const torc_split_options *options) {
    memcpy(a, &defaults_split, sizeof *a);
    a->split_size = split_size;
    if (!options) return true;
    torc_split_options copy;
    const torc_split_options *o = options_read("split", options, &copy, &options_split, sizeof copy, START(torc_split_options, dim));
    if (!o || !by_name_only("split", o->by_name)) return false;
    a->dim = o->dim;
    return true;
}

torc_tensors (torc_split_with)(torc_tensor self, int64_t split_size, const torc_split_options *options) {
    if (FAILED()) return NO_TENSORS;
    split_attrs a;
    torc_tensor in[1] = {self};
    return call_list(decode_split(&a, split_size, options), OP_split, CALL_FUNCTION, in, 1, &a);
}

static const torc_split_with_sizes_options options_split_with_sizes = {TORC_DEFAULTS_torc_split_with_sizes_options .struct_size = sizeof(torc_split_with_sizes_options)};
void torc_split_with_sizes_options_init(torc_split_with_sizes_options *options) {
    if (options) *options = options_split_with_sizes;
}

static bool decode_split_with_sizes(split_with_sizes_attrs *a, const torc_ints *split_sizes, const torc_split_with_sizes_options *options) {
    memcpy(a, &defaults_split_with_sizes, sizeof *a);
    if (!pack_list("split_with_sizes", "split_sizes", &a->split_sizes, split_sizes)) return false;
    if (!options) return true;
    torc_split_with_sizes_options copy;
    const torc_split_with_sizes_options *o = options_read("split_with_sizes", options, &copy, &options_split_with_sizes, sizeof copy, START(torc_split_with_sizes_options, dim));
    if (!o || !by_name_only("split_with_sizes", o->by_name)) return false;
    a->dim = o->dim;
    return true;
}

torc_tensors (torc_split_with_sizes_with)(torc_tensor self, torc_ints split_sizes, const torc_split_with_sizes_options *options) {
    if (FAILED()) return NO_TENSORS;
    split_with_sizes_attrs a;
    torc_tensor in[1] = {self};
    return call_list(decode_split_with_sizes(&a, &split_sizes, options), OP_split_with_sizes, CALL_FUNCTION, in, 1, &a);
}

static bool decode_pieces(pieces_attrs *a, const torc_ints *sizes, int64_t dim) {
    memcpy(a, &defaults_pieces, sizeof *a);
    if (!pack_list("pieces", "sizes", &a->sizes, sizes)) return false;
    a->dim = dim;
    return true;
}

torc_tensors (op_pieces)(torc_tensor self, torc_ints sizes, int64_t dim) {
    if (FAILED()) return NO_TENSORS;
    pieces_attrs a;
    torc_tensor in[1] = {self};
    return call_list(decode_pieces(&a, &sizes, dim), OP_pieces, CALL_FUNCTION, in, 1, &a);
}

static const torc_chunk_options options_chunk = {TORC_DEFAULTS_torc_chunk_options .struct_size = sizeof(torc_chunk_options)};
void torc_chunk_options_init(torc_chunk_options *options) {
    if (options) *options = options_chunk;
}

static bool decode_chunk(chunk_attrs *a, int64_t chunks, const torc_chunk_options *options) {
    memcpy(a, &defaults_chunk, sizeof *a);
    a->chunks = chunks;
    if (!options) return true;
    torc_chunk_options copy;
    const torc_chunk_options *o = options_read("chunk", options, &copy, &options_chunk, sizeof copy, START(torc_chunk_options, dim));
    if (!o || !by_name_only("chunk", o->by_name)) return false;
    a->dim = o->dim;
    return true;
}

torc_tensors (torc_chunk_with)(torc_tensor self, int64_t chunks, const torc_chunk_options *options) {
    if (FAILED()) return NO_TENSORS;
    chunk_attrs a;
    torc_tensor in[1] = {self};
    return call_list(decode_chunk(&a, chunks, options), OP_chunk, CALL_FUNCTION, in, 1, &a);
}

static const torc_tensor_split_options options_tensor_split = {TORC_DEFAULTS_torc_tensor_split_options .struct_size = sizeof(torc_tensor_split_options)};
void torc_tensor_split_options_init(torc_tensor_split_options *options) {
    if (options) *options = options_tensor_split;
}

static bool decode_tensor_split(tensor_split_attrs *a, int64_t sections, const torc_tensor_split_options *options) {
    memcpy(a, &defaults_tensor_split, sizeof *a);
    a->sections = sections;
    if (!options) return true;
    torc_tensor_split_options copy;
    const torc_tensor_split_options *o = options_read("tensor_split", options, &copy, &options_tensor_split, sizeof copy, START(torc_tensor_split_options, dim));
    if (!o || !by_name_only("tensor_split", o->by_name)) return false;
    a->dim = o->dim;
    return true;
}

torc_tensors (torc_tensor_split_with)(torc_tensor self, int64_t sections, const torc_tensor_split_options *options) {
    if (FAILED()) return NO_TENSORS;
    tensor_split_attrs a;
    torc_tensor in[1] = {self};
    return call_list(decode_tensor_split(&a, sections, options), OP_tensor_split, CALL_FUNCTION, in, 1, &a);
}

static const torc_tensor_split_indices_options options_tensor_split_indices = {TORC_DEFAULTS_torc_tensor_split_indices_options .struct_size = sizeof(torc_tensor_split_indices_options)};
void torc_tensor_split_indices_options_init(torc_tensor_split_indices_options *options) {
    if (options) *options = options_tensor_split_indices;
}

static bool decode_tensor_split_indices(tensor_split_indices_attrs *a, const torc_ints *indices, const torc_tensor_split_indices_options *options) {
    memcpy(a, &defaults_tensor_split_indices, sizeof *a);
    if (!pack_list("tensor_split_indices", "indices", &a->indices, indices)) return false;
    if (!options) return true;
    torc_tensor_split_indices_options copy;
    const torc_tensor_split_indices_options *o = options_read("tensor_split_indices", options, &copy, &options_tensor_split_indices, sizeof copy, START(torc_tensor_split_indices_options, dim));
    if (!o || !by_name_only("tensor_split_indices", o->by_name)) return false;
    a->dim = o->dim;
    return true;
}

torc_tensors (torc_tensor_split_indices_with)(torc_tensor self, torc_ints indices, const torc_tensor_split_indices_options *options) {
    if (FAILED()) return NO_TENSORS;
    tensor_split_indices_attrs a;
    torc_tensor in[1] = {self};
    return call_list(decode_tensor_split_indices(&a, &indices, options), OP_tensor_split_indices, CALL_FUNCTION, in, 1, &a);
}

static const torc_unbind_options options_unbind = {TORC_DEFAULTS_torc_unbind_options .struct_size = sizeof(torc_unbind_options)};
void torc_unbind_options_init(torc_unbind_options *options) {
    if (options) *options = options_unbind;
}

static bool decode_unbind(unbind_attrs *a, const torc_unbind_options *options) {
    memcpy(a, &defaults_unbind, sizeof *a);
    if (!options) return true;
    torc_unbind_options copy;
    const torc_unbind_options *o = options_read("unbind", options, &copy, &options_unbind, sizeof copy, START(torc_unbind_options, dim));
    if (!o || !by_name_only("unbind", o->by_name)) return false;
    a->dim = o->dim;
    return true;
}

torc_tensors (torc_unbind_with)(torc_tensor self, const torc_unbind_options *options) {
    if (FAILED()) return NO_TENSORS;
    unbind_attrs a;
    torc_tensor in[1] = {self};
    return call_list(decode_unbind(&a, options), OP_unbind, CALL_FUNCTION, in, 1, &a);
}

static bool decode_tile(tile_attrs *a, const torc_ints *dims) {
    memcpy(a, &defaults_tile, sizeof *a);
    if (!pack_ints("tile", "dims", &a->dims, dims, 0, true)) return false;
    return true;
}

torc_tensor (torc_tile)(torc_tensor self, torc_ints dims) {
    if (FAILED()) return NULL;
    tile_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_tile(&a, &dims), OP_tile, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_tile_with(torc_tensor self, torc_ints dims, const torc_no_options *options) {
    if (!no_options("tile", options)) return NULL;
    return (torc_tile)(self, dims);
}

static const torc_contiguous_options options_contiguous = {TORC_DEFAULTS_torc_contiguous_options .struct_size = sizeof(torc_contiguous_options)};
void torc_contiguous_options_init(torc_contiguous_options *options) {
    if (options) *options = options_contiguous;
}

static bool decode_contiguous(contiguous_attrs *a, const torc_contiguous_options *options) {
    memcpy(a, &defaults_contiguous, sizeof *a);
    if (!options) return true;
    torc_contiguous_options copy;
    const torc_contiguous_options *o = options_read("contiguous", options, &copy, &options_contiguous, sizeof copy, START(torc_contiguous_options, memory_format));
    if (!o || !reserved_is_0("contiguous", o->reserved0) || !by_name_only("contiguous", o->by_name)) return false;
    if (!format_known("contiguous", o->memory_format)) return false;
    a->memory_format = (int32_t)o->memory_format;
    return true;
}

torc_tensor (torc_contiguous_with)(torc_tensor self, const torc_contiguous_options *options) {
    if (FAILED()) return NULL;
    contiguous_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_contiguous(&a, options), OP_contiguous, CALL_FUNCTION, in, 1, &a, NULL);
}

static const torc_to_options options_to = {TORC_DEFAULTS_torc_to_options .struct_size = sizeof(torc_to_options)};
void torc_to_options_init(torc_to_options *options) {
    if (options) *options = options_to;
}

static bool decode_to(to_attrs *a, const torc_to_options *options) {
    memcpy(a, &defaults_to, sizeof *a);
    if (!options) return true;
    torc_to_options copy;
    const torc_to_options *o = options_read("to", options, &copy, &options_to, sizeof copy, START(torc_to_options, device) | START(torc_to_options, dtype) | START(torc_to_options, non_blocking) | START(torc_to_options, copy) | START(torc_to_options, memory_format));
    if (!o || !reserved_is_0("to", o->reserved0) || !by_name_only("to", o->by_name)) return false;
    a->device = o->device;
    a->dtype = (int32_t)o->dtype;
    if (!flag_taken("to", "non_blocking", o->non_blocking, &a->non_blocking)) return false;
    if (!flag_taken("to", "copy", o->copy, &a->copy)) return false;
    if (!format_known("to", o->memory_format)) return false;
    a->memory_format = (int32_t)o->memory_format;
    return true;
}

torc_tensor (torc_to_with)(torc_tensor self, const torc_to_options *options) {
    if (FAILED()) return NULL;
    to_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_to(&a, options), OP_to, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_float)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_float, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_float_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("float", options)) return NULL;
    return (torc_float)(self);
}

torc_tensor (torc_double)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_double, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_double_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("double", options)) return NULL;
    return (torc_double)(self);
}

torc_tensor (torc_half)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_half, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_half_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("half", options)) return NULL;
    return (torc_half)(self);
}

torc_tensor (torc_bfloat16)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_bfloat16, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_bfloat16_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("bfloat16", options)) return NULL;
    return (torc_bfloat16)(self);
}

torc_tensor (torc_long)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_long, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_long_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("long", options)) return NULL;
    return (torc_long)(self);
}

torc_tensor (torc_int)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_int, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_int_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("int", options)) return NULL;
    return (torc_int)(self);
}

torc_tensor (torc_short)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_short, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_short_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("short", options)) return NULL;
    return (torc_short)(self);
}

torc_tensor (torc_char)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_char, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_char_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("char", options)) return NULL;
    return (torc_char)(self);
}

torc_tensor (torc_byte)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_byte, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_byte_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("byte", options)) return NULL;
    return (torc_byte)(self);
}

torc_tensor (torc_bool)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_bool, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_bool_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("bool", options)) return NULL;
    return (torc_bool)(self);
}

torc_tensor (torc_type_as)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_type_as, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_type_as_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("type_as", options)) return NULL;
    return (torc_type_as)(self, other);
}

static const torc_isclose_options options_isclose = {TORC_DEFAULTS_torc_isclose_options .struct_size = sizeof(torc_isclose_options)};
void torc_isclose_options_init(torc_isclose_options *options) {
    if (options) *options = options_isclose;
}

static bool decode_isclose(isclose_attrs *a, const torc_isclose_options *options) {
    memcpy(a, &defaults_isclose, sizeof *a);
    if (!options) return true;
    torc_isclose_options copy;
    const torc_isclose_options *o = options_read("isclose", options, &copy, &options_isclose, sizeof copy, START(torc_isclose_options, rtol) | START(torc_isclose_options, atol) | START(torc_isclose_options, equal_nan));
    if (!o || !by_name_only("isclose", o->by_name)) return false;
    a->rtol = o->rtol;
    a->atol = o->atol;
    if (!flag_taken("isclose", "equal_nan", o->equal_nan, &a->equal_nan)) return false;
    return true;
}

torc_tensor (torc_isclose_with)(torc_tensor self, torc_tensor other, const torc_isclose_options *options) {
    if (FAILED()) return NULL;
    isclose_attrs a;
    torc_tensor in[2] = {self, other};
    return call_tensor(decode_isclose(&a, options), OP_isclose, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_index_select(index_select_attrs *a, int64_t dim) {
    memcpy(a, &defaults_index_select, sizeof *a);
    a->dim = dim;
    return true;
}

torc_tensor (torc_index_select)(torc_tensor self, int64_t dim, torc_tensor index) {
    if (FAILED()) return NULL;
    index_select_attrs a;
    torc_tensor in[2] = {self, index};
    return call_tensor(decode_index_select(&a, dim), OP_index_select, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor torc_index_select_with(torc_tensor self, int64_t dim, torc_tensor index, const torc_no_options *options) {
    if (!no_options("index_select", options)) return NULL;
    return (torc_index_select)(self, dim, index);
}

torc_tensor (torc_index_select_out)(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index) {
    if (FAILED()) return NULL;
    index_select_attrs a;
    torc_tensor in[2] = {self, index};
    return call_tensor(decode_index_select(&a, dim), OP_index_select, CALL_OUT, in, 2, &a, &out);
}

torc_tensor torc_index_select_out_with(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, const torc_no_options *options) {
    if (!no_options("index_select", options)) return NULL;
    return (torc_index_select_out)(out, self, dim, index);
}

static bool decode_gather(gather_attrs *a, int64_t dim) {
    memcpy(a, &defaults_gather, sizeof *a);
    a->dim = dim;
    return true;
}

torc_tensor (torc_gather)(torc_tensor self, int64_t dim, torc_tensor index) {
    if (FAILED()) return NULL;
    gather_attrs a;
    torc_tensor in[2] = {self, index};
    return call_tensor(decode_gather(&a, dim), OP_gather, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor torc_gather_with(torc_tensor self, int64_t dim, torc_tensor index, const torc_no_options *options) {
    if (!no_options("gather", options)) return NULL;
    return (torc_gather)(self, dim, index);
}

torc_tensor (torc_gather_out)(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index) {
    if (FAILED()) return NULL;
    gather_attrs a;
    torc_tensor in[2] = {self, index};
    return call_tensor(decode_gather(&a, dim), OP_gather, CALL_OUT, in, 2, &a, &out);
}

torc_tensor torc_gather_out_with(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, const torc_no_options *options) {
    if (!no_options("gather", options)) return NULL;
    return (torc_gather_out)(out, self, dim, index);
}

static bool decode_scatter(scatter_attrs *a, int64_t dim) {
    memcpy(a, &defaults_scatter, sizeof *a);
    a->dim = dim;
    return true;
}

torc_tensor (torc_scatter)(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src) {
    if (FAILED()) return NULL;
    scatter_attrs a;
    torc_tensor in[3] = {self, index, src};
    return call_tensor(decode_scatter(&a, dim), OP_scatter, CALL_FUNCTION, in, 3, &a, NULL);
}

torc_tensor torc_scatter_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const torc_no_options *options) {
    if (!no_options("scatter", options)) return NULL;
    return (torc_scatter)(self, dim, index, src);
}

torc_tensor (torc_scatter_)(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src) {
    if (FAILED()) return NULL;
    scatter_attrs a;
    torc_tensor in[3] = {self, index, src};
    return call_tensor(decode_scatter(&a, dim), OP_scatter, CALL_INPLACE, in, 3, &a, NULL);
}

torc_tensor torc_scatter_inplace_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const torc_no_options *options) {
    if (!no_options("scatter", options)) return NULL;
    return (torc_scatter_)(self, dim, index, src);
}

torc_tensor (torc_scatter_out)(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src) {
    if (FAILED()) return NULL;
    scatter_attrs a;
    torc_tensor in[3] = {self, index, src};
    return call_tensor(decode_scatter(&a, dim), OP_scatter, CALL_OUT, in, 3, &a, &out);
}

torc_tensor torc_scatter_out_with(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const torc_no_options *options) {
    if (!no_options("scatter", options)) return NULL;
    return (torc_scatter_out)(out, self, dim, index, src);
}

static bool decode_scatter_value(scatter_value_attrs *a, int64_t dim, torc_number value) {
    memcpy(a, &defaults_scatter_value, sizeof *a);
    a->dim = dim;
    if (!pack_number("scatter_value", "value", &a->value, value, false)) return false;
    return true;
}

torc_tensor (torc_scatter_value)(torc_tensor self, int64_t dim, torc_tensor index, torc_number value) {
    if (FAILED()) return NULL;
    scatter_value_attrs a;
    torc_tensor in[2] = {self, index};
    return call_tensor(decode_scatter_value(&a, dim, value), OP_scatter_value, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor torc_scatter_value_with(torc_tensor self, int64_t dim, torc_tensor index, torc_number value, const torc_no_options *options) {
    if (!no_options("scatter_value", options)) return NULL;
    return (torc_scatter_value)(self, dim, index, value);
}

torc_tensor (torc_scatter_value_)(torc_tensor self, int64_t dim, torc_tensor index, torc_number value) {
    if (FAILED()) return NULL;
    scatter_value_attrs a;
    torc_tensor in[2] = {self, index};
    return call_tensor(decode_scatter_value(&a, dim, value), OP_scatter_value, CALL_INPLACE, in, 2, &a, NULL);
}

torc_tensor torc_scatter_value_inplace_with(torc_tensor self, int64_t dim, torc_tensor index, torc_number value, const torc_no_options *options) {
    if (!no_options("scatter_value", options)) return NULL;
    return (torc_scatter_value_)(self, dim, index, value);
}

torc_tensor (torc_scatter_value_out)(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_number value) {
    if (FAILED()) return NULL;
    scatter_value_attrs a;
    torc_tensor in[2] = {self, index};
    return call_tensor(decode_scatter_value(&a, dim, value), OP_scatter_value, CALL_OUT, in, 2, &a, &out);
}

torc_tensor torc_scatter_value_out_with(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_number value, const torc_no_options *options) {
    if (!no_options("scatter_value", options)) return NULL;
    return (torc_scatter_value_out)(out, self, dim, index, value);
}

static bool decode_scatter_add(scatter_add_attrs *a, int64_t dim) {
    memcpy(a, &defaults_scatter_add, sizeof *a);
    a->dim = dim;
    return true;
}

torc_tensor (torc_scatter_add)(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src) {
    if (FAILED()) return NULL;
    scatter_add_attrs a;
    torc_tensor in[3] = {self, index, src};
    return call_tensor(decode_scatter_add(&a, dim), OP_scatter_add, CALL_FUNCTION, in, 3, &a, NULL);
}

torc_tensor torc_scatter_add_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const torc_no_options *options) {
    if (!no_options("scatter_add", options)) return NULL;
    return (torc_scatter_add)(self, dim, index, src);
}

torc_tensor (torc_scatter_add_)(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src) {
    if (FAILED()) return NULL;
    scatter_add_attrs a;
    torc_tensor in[3] = {self, index, src};
    return call_tensor(decode_scatter_add(&a, dim), OP_scatter_add, CALL_INPLACE, in, 3, &a, NULL);
}

torc_tensor torc_scatter_add_inplace_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const torc_no_options *options) {
    if (!no_options("scatter_add", options)) return NULL;
    return (torc_scatter_add_)(self, dim, index, src);
}

torc_tensor (torc_scatter_add_out)(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src) {
    if (FAILED()) return NULL;
    scatter_add_attrs a;
    torc_tensor in[3] = {self, index, src};
    return call_tensor(decode_scatter_add(&a, dim), OP_scatter_add, CALL_OUT, in, 3, &a, &out);
}

torc_tensor torc_scatter_add_out_with(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const torc_no_options *options) {
    if (!no_options("scatter_add", options)) return NULL;
    return (torc_scatter_add_out)(out, self, dim, index, src);
}

static const torc_scatter_reduce_options options_scatter_reduce = {TORC_DEFAULTS_torc_scatter_reduce_options .struct_size = sizeof(torc_scatter_reduce_options)};
void torc_scatter_reduce_options_init(torc_scatter_reduce_options *options) {
    if (options) *options = options_scatter_reduce;
}

static bool decode_scatter_reduce(scatter_reduce_attrs *a, int64_t dim, const char *reduce, const torc_scatter_reduce_options *options) {
    memcpy(a, &defaults_scatter_reduce, sizeof *a);
    a->dim = dim;
    if (!pack_str("scatter_reduce", "reduce", &a->reduce, reduce)) return false;
    if (!options) return true;
    torc_scatter_reduce_options copy;
    const torc_scatter_reduce_options *o = options_read("scatter_reduce", options, &copy, &options_scatter_reduce, sizeof copy, START(torc_scatter_reduce_options, include_self));
    if (!o || !by_name_only("scatter_reduce", o->by_name)) return false;
    if (!flag_taken("scatter_reduce", "include_self", o->include_self, &a->include_self)) return false;
    return true;
}

torc_tensor (torc_scatter_reduce_with)(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const char *reduce, const torc_scatter_reduce_options *options) {
    if (FAILED()) return NULL;
    scatter_reduce_attrs a;
    torc_tensor in[3] = {self, index, src};
    return call_tensor(decode_scatter_reduce(&a, dim, reduce, options), OP_scatter_reduce, CALL_FUNCTION, in, 3, &a, NULL);
}

torc_tensor (torc_scatter_reduce_inplace_with)(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const char *reduce, const torc_scatter_reduce_options *options) {
    if (FAILED()) return NULL;
    scatter_reduce_attrs a;
    torc_tensor in[3] = {self, index, src};
    return call_tensor(decode_scatter_reduce(&a, dim, reduce, options), OP_scatter_reduce, CALL_INPLACE, in, 3, &a, NULL);
}

torc_tensor (torc_scatter_reduce_out_with)(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const char *reduce, const torc_scatter_reduce_options *options) {
    if (FAILED()) return NULL;
    scatter_reduce_attrs a;
    torc_tensor in[3] = {self, index, src};
    return call_tensor(decode_scatter_reduce(&a, dim, reduce, options), OP_scatter_reduce, CALL_OUT, in, 3, &a, &out);
}

static const torc_index_add_options options_index_add = {TORC_DEFAULTS_torc_index_add_options .struct_size = sizeof(torc_index_add_options)};
void torc_index_add_options_init(torc_index_add_options *options) {
    if (options) *options = options_index_add;
}

static bool decode_index_add(index_add_attrs *a, int64_t dim, const torc_index_add_options *options) {
    memcpy(a, &defaults_index_add, sizeof *a);
    a->dim = dim;
    if (!options) return true;
    torc_index_add_options copy;
    const torc_index_add_options *o = options_read("index_add", options, &copy, &options_index_add, sizeof copy, START(torc_index_add_options, alpha));
    if (!o || !by_name_only("index_add", o->by_name)) return false;
    if (!pack_number("index_add", "alpha", &a->alpha, o->alpha, false)) return false;
    return true;
}

torc_tensor (torc_index_add_with)(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const torc_index_add_options *options) {
    if (FAILED()) return NULL;
    index_add_attrs a;
    torc_tensor in[3] = {self, index, source};
    return call_tensor(decode_index_add(&a, dim, options), OP_index_add, CALL_FUNCTION, in, 3, &a, NULL);
}

torc_tensor (torc_index_add_inplace_with)(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const torc_index_add_options *options) {
    if (FAILED()) return NULL;
    index_add_attrs a;
    torc_tensor in[3] = {self, index, source};
    return call_tensor(decode_index_add(&a, dim, options), OP_index_add, CALL_INPLACE, in, 3, &a, NULL);
}

torc_tensor (torc_index_add_out_with)(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const torc_index_add_options *options) {
    if (FAILED()) return NULL;
    index_add_attrs a;
    torc_tensor in[3] = {self, index, source};
    return call_tensor(decode_index_add(&a, dim, options), OP_index_add, CALL_OUT, in, 3, &a, &out);
}

static bool decode_index_copy(index_copy_attrs *a, int64_t dim) {
    memcpy(a, &defaults_index_copy, sizeof *a);
    a->dim = dim;
    return true;
}

torc_tensor (torc_index_copy)(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source) {
    if (FAILED()) return NULL;
    index_copy_attrs a;
    torc_tensor in[3] = {self, index, source};
    return call_tensor(decode_index_copy(&a, dim), OP_index_copy, CALL_FUNCTION, in, 3, &a, NULL);
}

torc_tensor torc_index_copy_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const torc_no_options *options) {
    if (!no_options("index_copy", options)) return NULL;
    return (torc_index_copy)(self, dim, index, source);
}

torc_tensor (torc_index_copy_)(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source) {
    if (FAILED()) return NULL;
    index_copy_attrs a;
    torc_tensor in[3] = {self, index, source};
    return call_tensor(decode_index_copy(&a, dim), OP_index_copy, CALL_INPLACE, in, 3, &a, NULL);
}

torc_tensor torc_index_copy_inplace_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const torc_no_options *options) {
    if (!no_options("index_copy", options)) return NULL;
    return (torc_index_copy_)(self, dim, index, source);
}

torc_tensor (torc_index_copy_out)(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source) {
    if (FAILED()) return NULL;
    index_copy_attrs a;
    torc_tensor in[3] = {self, index, source};
    return call_tensor(decode_index_copy(&a, dim), OP_index_copy, CALL_OUT, in, 3, &a, &out);
}

torc_tensor torc_index_copy_out_with(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const torc_no_options *options) {
    if (!no_options("index_copy", options)) return NULL;
    return (torc_index_copy_out)(out, self, dim, index, source);
}

static bool decode_index_fill(index_fill_attrs *a, int64_t dim, torc_number value) {
    memcpy(a, &defaults_index_fill, sizeof *a);
    a->dim = dim;
    if (!pack_number("index_fill", "value", &a->value, value, false)) return false;
    return true;
}

torc_tensor (torc_index_fill)(torc_tensor self, int64_t dim, torc_tensor index, torc_number value) {
    if (FAILED()) return NULL;
    index_fill_attrs a;
    torc_tensor in[2] = {self, index};
    return call_tensor(decode_index_fill(&a, dim, value), OP_index_fill, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor torc_index_fill_with(torc_tensor self, int64_t dim, torc_tensor index, torc_number value, const torc_no_options *options) {
    if (!no_options("index_fill", options)) return NULL;
    return (torc_index_fill)(self, dim, index, value);
}

torc_tensor (torc_index_fill_)(torc_tensor self, int64_t dim, torc_tensor index, torc_number value) {
    if (FAILED()) return NULL;
    index_fill_attrs a;
    torc_tensor in[2] = {self, index};
    return call_tensor(decode_index_fill(&a, dim, value), OP_index_fill, CALL_INPLACE, in, 2, &a, NULL);
}

torc_tensor torc_index_fill_inplace_with(torc_tensor self, int64_t dim, torc_tensor index, torc_number value, const torc_no_options *options) {
    if (!no_options("index_fill", options)) return NULL;
    return (torc_index_fill_)(self, dim, index, value);
}

torc_tensor (op_index_long)(torc_tensor self, torc_tensors indices) {
    if (FAILED()) return NULL;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add(&inputs, self);
    call_inputs_add_list(&inputs, indices);
    return call_collected_tensor(decoded, OP_index_long, CALL_FUNCTION, &inputs, NULL, NULL);
}

static bool decode_index_put_long(index_put_long_attrs *a, bool accumulate) {
    memcpy(a, &defaults_index_put_long, sizeof *a);
    a->accumulate = accumulate;
    return true;
}

torc_tensor (op_index_put_long)(torc_tensor self, torc_tensor values, torc_tensors indices, bool accumulate) {
    if (FAILED()) return NULL;
    index_put_long_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode_index_put_long(&a, accumulate);
    call_inputs_add(&inputs, self);
    call_inputs_add(&inputs, values);
    call_inputs_add_list(&inputs, indices);
    return call_collected_tensor(decoded, OP_index_put_long, CALL_FUNCTION, &inputs, &a, NULL);
}

torc_tensor (op_index_put_long_)(torc_tensor self, torc_tensor values, torc_tensors indices, bool accumulate) {
    if (FAILED()) return NULL;
    index_put_long_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode_index_put_long(&a, accumulate);
    call_inputs_add(&inputs, self);
    call_inputs_add(&inputs, values);
    call_inputs_add_list(&inputs, indices);
    return call_collected_tensor(decoded, OP_index_put_long, CALL_INPLACE, &inputs, &a, NULL);
}

torc_tensor (op_count_true)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_count_true, CALL_FUNCTION, in, 1, NULL, NULL);
}

static bool decode_nonzero_known(nonzero_known_attrs *a, int64_t count) {
    memcpy(a, &defaults_nonzero_known, sizeof *a);
    a->count = count;
    return true;
}

torc_tensor (op_nonzero_known)(torc_tensor self, int64_t count) {
    if (FAILED()) return NULL;
    nonzero_known_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_nonzero_known(&a, count), OP_nonzero_known, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_masked_select_known(masked_select_known_attrs *a, int64_t count) {
    memcpy(a, &defaults_masked_select_known, sizeof *a);
    a->count = count;
    return true;
}

torc_tensor (op_masked_select_known)(torc_tensor self, torc_tensor mask, int64_t count) {
    if (FAILED()) return NULL;
    masked_select_known_attrs a;
    torc_tensor in[2] = {self, mask};
    return call_tensor(decode_masked_select_known(&a, count), OP_masked_select_known, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor (op_masked_scatter_same)(torc_tensor self, torc_tensor mask, torc_tensor source) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, mask, source};
    return call_tensor(true, OP_masked_scatter_same, CALL_FUNCTION, in, 3, NULL, NULL);
}

torc_tensor (op_masked_scatter_same_)(torc_tensor self, torc_tensor mask, torc_tensor source) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, mask, source};
    return call_tensor(true, OP_masked_scatter_same, CALL_INPLACE, in, 3, NULL, NULL);
}

static const torc_sort_options options_sort = {TORC_DEFAULTS_torc_sort_options .struct_size = sizeof(torc_sort_options)};
void torc_sort_options_init(torc_sort_options *options) {
    if (options) *options = options_sort;
}

static bool decode_sort(sort_attrs *a, const torc_sort_options *options) {
    memcpy(a, &defaults_sort, sizeof *a);
    if (!options) return true;
    torc_sort_options copy;
    const torc_sort_options *o = options_read("sort", options, &copy, &options_sort, sizeof copy, START(torc_sort_options, dim) | START(torc_sort_options, descending) | START(torc_sort_options, stable));
    if (!o || !by_name_only("sort", o->by_name)) return false;
    a->dim = o->dim;
    if (!flag_taken("sort", "descending", o->descending, &a->descending)) return false;
    if (!flag_taken("sort", "stable", o->stable, &a->stable)) return false;
    return true;
}

torc_sort_result (torc_sort_with)(torc_tensor self, const torc_sort_options *options) {
    if (FAILED()) return (torc_sort_result){0};
    sort_attrs a;
    torc_tensor in[1] = {self};
    torc_tensor results[2];
    call_tensors(decode_sort(&a, options), OP_sort, CALL_FUNCTION, in, 1, &a, results, NULL);
    return (torc_sort_result){results[0], results[1]};
}

torc_sort_result (torc_sort_out_with)(torc_sort_result out, torc_tensor self, const torc_sort_options *options) {
    if (FAILED()) return (torc_sort_result){0};
    sort_attrs a;
    torc_tensor in[1] = {self};
    const torc_tensor given[] = {out.values, out.indices};
    torc_tensor results[2];
    call_tensors(decode_sort(&a, options), OP_sort, CALL_OUT, in, 1, &a, results, given);
    return (torc_sort_result){results[0], results[1]};
}

static const torc_topk_options options_topk = {TORC_DEFAULTS_torc_topk_options .struct_size = sizeof(torc_topk_options)};
void torc_topk_options_init(torc_topk_options *options) {
    if (options) *options = options_topk;
}

static bool decode_topk(topk_attrs *a, int64_t k, const torc_topk_options *options) {
    memcpy(a, &defaults_topk, sizeof *a);
    a->k = k;
    if (!options) return true;
    torc_topk_options copy;
    const torc_topk_options *o = options_read("topk", options, &copy, &options_topk, sizeof copy, START(torc_topk_options, dim) | START(torc_topk_options, largest) | START(torc_topk_options, sorted));
    if (!o || !by_name_only("topk", o->by_name)) return false;
    a->dim = o->dim;
    if (!flag_taken("topk", "largest", o->largest, &a->largest)) return false;
    if (!flag_taken("topk", "sorted", o->sorted, &a->sorted)) return false;
    return true;
}

torc_topk_result (torc_topk_with)(torc_tensor self, int64_t k, const torc_topk_options *options) {
    if (FAILED()) return (torc_topk_result){0};
    topk_attrs a;
    torc_tensor in[1] = {self};
    torc_tensor results[2];
    call_tensors(decode_topk(&a, k, options), OP_topk, CALL_FUNCTION, in, 1, &a, results, NULL);
    return (torc_topk_result){results[0], results[1]};
}

torc_topk_result (torc_topk_out_with)(torc_topk_result out, torc_tensor self, int64_t k, const torc_topk_options *options) {
    if (FAILED()) return (torc_topk_result){0};
    topk_attrs a;
    torc_tensor in[1] = {self};
    const torc_tensor given[] = {out.values, out.indices};
    torc_tensor results[2];
    call_tensors(decode_topk(&a, k, options), OP_topk, CALL_OUT, in, 1, &a, results, given);
    return (torc_topk_result){results[0], results[1]};
}

static const torc_argsort_options options_argsort = {TORC_DEFAULTS_torc_argsort_options .struct_size = sizeof(torc_argsort_options)};
void torc_argsort_options_init(torc_argsort_options *options) {
    if (options) *options = options_argsort;
}

static bool decode_argsort(argsort_attrs *a, const torc_argsort_options *options) {
    memcpy(a, &defaults_argsort, sizeof *a);
    if (!options) return true;
    torc_argsort_options copy;
    const torc_argsort_options *o = options_read("argsort", options, &copy, &options_argsort, sizeof copy, START(torc_argsort_options, dim) | START(torc_argsort_options, descending) | START(torc_argsort_options, stable));
    if (!o || !by_name_only("argsort", o->by_name)) return false;
    a->dim = o->dim;
    if (!flag_taken("argsort", "descending", o->descending, &a->descending)) return false;
    if (!flag_taken("argsort", "stable", o->stable, &a->stable)) return false;
    return true;
}

torc_tensor (torc_argsort_with)(torc_tensor self, const torc_argsort_options *options) {
    if (FAILED()) return NULL;
    argsort_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_argsort(&a, options), OP_argsort, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_argsort_out_with)(torc_tensor out, torc_tensor self, const torc_argsort_options *options) {
    if (FAILED()) return NULL;
    argsort_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_argsort(&a, options), OP_argsort, CALL_OUT, in, 1, &a, &out);
}

torc_tensor (torc_msort)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_msort, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_msort_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("msort", options)) return NULL;
    return (torc_msort)(self);
}

torc_tensor (torc_msort_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_msort, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_msort_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("msort", options)) return NULL;
    return (torc_msort_out)(out, self);
}

torc_tensor (torc_index)(torc_tensor self, torc_tensors indices) {
    if (FAILED()) return NULL;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add(&inputs, self);
    call_inputs_add_list(&inputs, indices);
    return call_collected_tensor(decoded, OP_index, CALL_FUNCTION, &inputs, NULL, NULL);
}

torc_tensor torc_index_with(torc_tensor self, torc_tensors indices, const torc_no_options *options) {
    if (!no_options("index", options)) return NULL;
    return (torc_index)(self, indices);
}

static const torc_index_put_options options_index_put = {TORC_DEFAULTS_torc_index_put_options .struct_size = sizeof(torc_index_put_options)};
void torc_index_put_options_init(torc_index_put_options *options) {
    if (options) *options = options_index_put;
}

static bool decode_index_put(index_put_attrs *a, const torc_index_put_options *options) {
    memcpy(a, &defaults_index_put, sizeof *a);
    if (!options) return true;
    torc_index_put_options copy;
    const torc_index_put_options *o = options_read("index_put", options, &copy, &options_index_put, sizeof copy, START(torc_index_put_options, accumulate));
    if (!o || !by_name_only("index_put", o->by_name)) return false;
    if (!flag_taken("index_put", "accumulate", o->accumulate, &a->accumulate)) return false;
    return true;
}

torc_tensor (torc_index_put_with)(torc_tensor self, torc_tensors indices, torc_tensor values, const torc_index_put_options *options) {
    if (FAILED()) return NULL;
    index_put_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode_index_put(&a, options);
    call_inputs_add(&inputs, self);
    call_inputs_add_list(&inputs, indices);
    call_inputs_add(&inputs, values);
    return call_collected_tensor(decoded, OP_index_put, CALL_FUNCTION, &inputs, &a, NULL);
}

torc_tensor (torc_index_put_inplace_with)(torc_tensor self, torc_tensors indices, torc_tensor values, const torc_index_put_options *options) {
    if (FAILED()) return NULL;
    index_put_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode_index_put(&a, options);
    call_inputs_add(&inputs, self);
    call_inputs_add_list(&inputs, indices);
    call_inputs_add(&inputs, values);
    return call_collected_tensor(decoded, OP_index_put, CALL_INPLACE, &inputs, &a, NULL);
}

torc_tensor (torc_masked_select)(torc_tensor self, torc_tensor mask) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, mask};
    return call_tensor(true, OP_masked_select, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_masked_select_with(torc_tensor self, torc_tensor mask, const torc_no_options *options) {
    if (!no_options("masked_select", options)) return NULL;
    return (torc_masked_select)(self, mask);
}

torc_tensor (torc_masked_select_out)(torc_tensor out, torc_tensor self, torc_tensor mask) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, mask};
    return call_tensor(true, OP_masked_select, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_masked_select_out_with(torc_tensor out, torc_tensor self, torc_tensor mask, const torc_no_options *options) {
    if (!no_options("masked_select", options)) return NULL;
    return (torc_masked_select_out)(out, self, mask);
}

torc_tensor (torc_masked_scatter)(torc_tensor self, torc_tensor mask, torc_tensor source) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, mask, source};
    return call_tensor(true, OP_masked_scatter, CALL_FUNCTION, in, 3, NULL, NULL);
}

torc_tensor torc_masked_scatter_with(torc_tensor self, torc_tensor mask, torc_tensor source, const torc_no_options *options) {
    if (!no_options("masked_scatter", options)) return NULL;
    return (torc_masked_scatter)(self, mask, source);
}

torc_tensor (torc_masked_scatter_)(torc_tensor self, torc_tensor mask, torc_tensor source) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, mask, source};
    return call_tensor(true, OP_masked_scatter, CALL_INPLACE, in, 3, NULL, NULL);
}

torc_tensor torc_masked_scatter_inplace_with(torc_tensor self, torc_tensor mask, torc_tensor source, const torc_no_options *options) {
    if (!no_options("masked_scatter", options)) return NULL;
    return (torc_masked_scatter_)(self, mask, source);
}

torc_tensor (torc_nonzero)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_nonzero, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_nonzero_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("nonzero", options)) return NULL;
    return (torc_nonzero)(self);
}

torc_tensor (torc_nonzero_out)(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_nonzero, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_nonzero_out_with(torc_tensor out, torc_tensor self, const torc_no_options *options) {
    if (!no_options("nonzero", options)) return NULL;
    return (torc_nonzero_out)(out, self);
}

torc_tensor (torc_argwhere)(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_argwhere, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_argwhere_with(torc_tensor self, const torc_no_options *options) {
    if (!no_options("argwhere", options)) return NULL;
    return (torc_argwhere)(self);
}

torc_tensor (torc_take)(torc_tensor self, torc_tensor index) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, index};
    return call_tensor(true, OP_take, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_take_with(torc_tensor self, torc_tensor index, const torc_no_options *options) {
    if (!no_options("take", options)) return NULL;
    return (torc_take)(self, index);
}

torc_tensor (torc_take_out)(torc_tensor out, torc_tensor self, torc_tensor index) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, index};
    return call_tensor(true, OP_take, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_take_out_with(torc_tensor out, torc_tensor self, torc_tensor index, const torc_no_options *options) {
    if (!no_options("take", options)) return NULL;
    return (torc_take_out)(out, self, index);
}

static const torc_take_along_dim_options options_take_along_dim = {TORC_DEFAULTS_torc_take_along_dim_options .struct_size = sizeof(torc_take_along_dim_options)};
void torc_take_along_dim_options_init(torc_take_along_dim_options *options) {
    if (options) *options = options_take_along_dim;
}

static bool decode_take_along_dim(take_along_dim_attrs *a, const torc_take_along_dim_options *options) {
    memcpy(a, &defaults_take_along_dim, sizeof *a);
    if (!options) return true;
    torc_take_along_dim_options copy;
    const torc_take_along_dim_options *o = options_read("take_along_dim", options, &copy, &options_take_along_dim, sizeof copy, START(torc_take_along_dim_options, dim));
    if (!o || !by_name_only("take_along_dim", o->by_name)) return false;
    a->dim = int_or_none(o->dim);
    return true;
}

torc_tensor (torc_take_along_dim_with)(torc_tensor self, torc_tensor indices, const torc_take_along_dim_options *options) {
    if (FAILED()) return NULL;
    take_along_dim_attrs a;
    torc_tensor in[2] = {self, indices};
    return call_tensor(decode_take_along_dim(&a, options), OP_take_along_dim, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor (torc_take_along_dim_out_with)(torc_tensor out, torc_tensor self, torc_tensor indices, const torc_take_along_dim_options *options) {
    if (FAILED()) return NULL;
    take_along_dim_attrs a;
    torc_tensor in[2] = {self, indices};
    return call_tensor(decode_take_along_dim(&a, options), OP_take_along_dim, CALL_OUT, in, 2, &a, &out);
}

torc_tensor (torc_mm)(torc_tensor self, torc_tensor mat2) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, mat2};
    return call_tensor(true, OP_mm, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_mm_with(torc_tensor self, torc_tensor mat2, const torc_no_options *options) {
    if (!no_options("mm", options)) return NULL;
    return (torc_mm)(self, mat2);
}

torc_tensor (torc_mm_out)(torc_tensor out, torc_tensor self, torc_tensor mat2) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, mat2};
    return call_tensor(true, OP_mm, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_mm_out_with(torc_tensor out, torc_tensor self, torc_tensor mat2, const torc_no_options *options) {
    if (!no_options("mm", options)) return NULL;
    return (torc_mm_out)(out, self, mat2);
}

torc_tensor (torc_bmm)(torc_tensor self, torc_tensor mat2) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, mat2};
    return call_tensor(true, OP_bmm, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_bmm_with(torc_tensor self, torc_tensor mat2, const torc_no_options *options) {
    if (!no_options("bmm", options)) return NULL;
    return (torc_bmm)(self, mat2);
}

torc_tensor (torc_bmm_out)(torc_tensor out, torc_tensor self, torc_tensor mat2) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, mat2};
    return call_tensor(true, OP_bmm, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_bmm_out_with(torc_tensor out, torc_tensor self, torc_tensor mat2, const torc_no_options *options) {
    if (!no_options("bmm", options)) return NULL;
    return (torc_bmm_out)(out, self, mat2);
}

torc_tensor (torc_mv)(torc_tensor self, torc_tensor vec) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, vec};
    return call_tensor(true, OP_mv, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_mv_with(torc_tensor self, torc_tensor vec, const torc_no_options *options) {
    if (!no_options("mv", options)) return NULL;
    return (torc_mv)(self, vec);
}

torc_tensor (torc_mv_out)(torc_tensor out, torc_tensor self, torc_tensor vec) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, vec};
    return call_tensor(true, OP_mv, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_mv_out_with(torc_tensor out, torc_tensor self, torc_tensor vec, const torc_no_options *options) {
    if (!no_options("mv", options)) return NULL;
    return (torc_mv_out)(out, self, vec);
}

torc_tensor (torc_dot)(torc_tensor self, torc_tensor tensor) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, tensor};
    return call_tensor(true, OP_dot, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_dot_with(torc_tensor self, torc_tensor tensor, const torc_no_options *options) {
    if (!no_options("dot", options)) return NULL;
    return (torc_dot)(self, tensor);
}

torc_tensor (torc_dot_out)(torc_tensor out, torc_tensor self, torc_tensor tensor) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, tensor};
    return call_tensor(true, OP_dot, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_dot_out_with(torc_tensor out, torc_tensor self, torc_tensor tensor, const torc_no_options *options) {
    if (!no_options("dot", options)) return NULL;
    return (torc_dot_out)(out, self, tensor);
}

static const torc_addmm_options options_addmm = {TORC_DEFAULTS_torc_addmm_options .struct_size = sizeof(torc_addmm_options)};
void torc_addmm_options_init(torc_addmm_options *options) {
    if (options) *options = options_addmm;
}

static bool decode_addmm(addmm_attrs *a, const torc_addmm_options *options) {
    memcpy(a, &defaults_addmm, sizeof *a);
    if (!options) return true;
    torc_addmm_options copy;
    const torc_addmm_options *o = options_read("addmm", options, &copy, &options_addmm, sizeof copy, START(torc_addmm_options, beta) | START(torc_addmm_options, alpha));
    if (!o || !by_name_only("addmm", o->by_name)) return false;
    if (!pack_number("addmm", "beta", &a->beta, o->beta, false)) return false;
    if (!pack_number("addmm", "alpha", &a->alpha, o->alpha, false)) return false;
    return true;
}

torc_tensor (torc_addmm_with)(torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc_addmm_options *options) {
    if (FAILED()) return NULL;
    addmm_attrs a;
    torc_tensor in[3] = {self, mat1, mat2};
    return call_tensor(decode_addmm(&a, options), OP_addmm, CALL_FUNCTION, in, 3, &a, NULL);
}

torc_tensor (torc_addmm_inplace_with)(torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc_addmm_options *options) {
    if (FAILED()) return NULL;
    addmm_attrs a;
    torc_tensor in[3] = {self, mat1, mat2};
    return call_tensor(decode_addmm(&a, options), OP_addmm, CALL_INPLACE, in, 3, &a, NULL);
}

torc_tensor (torc_addmm_out_with)(torc_tensor out, torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc_addmm_options *options) {
    if (FAILED()) return NULL;
    addmm_attrs a;
    torc_tensor in[3] = {self, mat1, mat2};
    return call_tensor(decode_addmm(&a, options), OP_addmm, CALL_OUT, in, 3, &a, &out);
}

static const torc_baddbmm_options options_baddbmm = {TORC_DEFAULTS_torc_baddbmm_options .struct_size = sizeof(torc_baddbmm_options)};
void torc_baddbmm_options_init(torc_baddbmm_options *options) {
    if (options) *options = options_baddbmm;
}

static bool decode_baddbmm(baddbmm_attrs *a, const torc_baddbmm_options *options) {
    memcpy(a, &defaults_baddbmm, sizeof *a);
    if (!options) return true;
    torc_baddbmm_options copy;
    const torc_baddbmm_options *o = options_read("baddbmm", options, &copy, &options_baddbmm, sizeof copy, START(torc_baddbmm_options, beta) | START(torc_baddbmm_options, alpha));
    if (!o || !by_name_only("baddbmm", o->by_name)) return false;
    if (!pack_number("baddbmm", "beta", &a->beta, o->beta, false)) return false;
    if (!pack_number("baddbmm", "alpha", &a->alpha, o->alpha, false)) return false;
    return true;
}

torc_tensor (torc_baddbmm_with)(torc_tensor self, torc_tensor batch1, torc_tensor batch2, const torc_baddbmm_options *options) {
    if (FAILED()) return NULL;
    baddbmm_attrs a;
    torc_tensor in[3] = {self, batch1, batch2};
    return call_tensor(decode_baddbmm(&a, options), OP_baddbmm, CALL_FUNCTION, in, 3, &a, NULL);
}

torc_tensor (torc_baddbmm_inplace_with)(torc_tensor self, torc_tensor batch1, torc_tensor batch2, const torc_baddbmm_options *options) {
    if (FAILED()) return NULL;
    baddbmm_attrs a;
    torc_tensor in[3] = {self, batch1, batch2};
    return call_tensor(decode_baddbmm(&a, options), OP_baddbmm, CALL_INPLACE, in, 3, &a, NULL);
}

torc_tensor (torc_baddbmm_out_with)(torc_tensor out, torc_tensor self, torc_tensor batch1, torc_tensor batch2, const torc_baddbmm_options *options) {
    if (FAILED()) return NULL;
    baddbmm_attrs a;
    torc_tensor in[3] = {self, batch1, batch2};
    return call_tensor(decode_baddbmm(&a, options), OP_baddbmm, CALL_OUT, in, 3, &a, &out);
}

static const torc_addmv_options options_addmv = {TORC_DEFAULTS_torc_addmv_options .struct_size = sizeof(torc_addmv_options)};
void torc_addmv_options_init(torc_addmv_options *options) {
    if (options) *options = options_addmv;
}

static bool decode_addmv(addmv_attrs *a, const torc_addmv_options *options) {
    memcpy(a, &defaults_addmv, sizeof *a);
    if (!options) return true;
    torc_addmv_options copy;
    const torc_addmv_options *o = options_read("addmv", options, &copy, &options_addmv, sizeof copy, START(torc_addmv_options, beta) | START(torc_addmv_options, alpha));
    if (!o || !by_name_only("addmv", o->by_name)) return false;
    if (!pack_number("addmv", "beta", &a->beta, o->beta, false)) return false;
    if (!pack_number("addmv", "alpha", &a->alpha, o->alpha, false)) return false;
    return true;
}

torc_tensor (torc_addmv_with)(torc_tensor self, torc_tensor mat, torc_tensor vec, const torc_addmv_options *options) {
    if (FAILED()) return NULL;
    addmv_attrs a;
    torc_tensor in[3] = {self, mat, vec};
    return call_tensor(decode_addmv(&a, options), OP_addmv, CALL_FUNCTION, in, 3, &a, NULL);
}

torc_tensor (torc_addmv_inplace_with)(torc_tensor self, torc_tensor mat, torc_tensor vec, const torc_addmv_options *options) {
    if (FAILED()) return NULL;
    addmv_attrs a;
    torc_tensor in[3] = {self, mat, vec};
    return call_tensor(decode_addmv(&a, options), OP_addmv, CALL_INPLACE, in, 3, &a, NULL);
}

torc_tensor (torc_addmv_out_with)(torc_tensor out, torc_tensor self, torc_tensor mat, torc_tensor vec, const torc_addmv_options *options) {
    if (FAILED()) return NULL;
    addmv_attrs a;
    torc_tensor in[3] = {self, mat, vec};
    return call_tensor(decode_addmv(&a, options), OP_addmv, CALL_OUT, in, 3, &a, &out);
}

static const torc_linear_options options_linear = {TORC_DEFAULTS_torc_linear_options .struct_size = sizeof(torc_linear_options)};
void torc_linear_options_init(torc_linear_options *options) {
    if (options) *options = options_linear;
}

static bool decode_linear(linear_attrs *a, torc_tensor *tensors, const torc_linear_options *options) {
    (void)a;
    if (!options) return true;
    torc_linear_options copy;
    const torc_linear_options *o = options_read("linear", options, &copy, &options_linear, sizeof copy, START(torc_linear_options, bias));
    if (!o || !by_name_only("linear", o->by_name)) return false;
    tensors[0] = o->bias;
    return true;
}

torc_tensor (torc_linear_with)(torc_tensor input, torc_tensor weight, const torc_linear_options *options) {
    if (FAILED()) return NULL;
    linear_attrs a;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_linear(&a, in + 2, options), OP_linear, CALL_FUNCTION, in, 3, NULL, NULL);
}

torc_tensor (torc_matmul)(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_matmul, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_matmul_with(torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("matmul", options)) return NULL;
    return (torc_matmul)(self, other);
}

torc_tensor (torc_matmul_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_matmul, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_matmul_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("matmul", options)) return NULL;
    return (torc_matmul_out)(out, self, other);
}

torc_tensor (torc_outer)(torc_tensor self, torc_tensor vec2) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, vec2};
    return call_tensor(true, OP_outer, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_outer_with(torc_tensor self, torc_tensor vec2, const torc_no_options *options) {
    if (!no_options("outer", options)) return NULL;
    return (torc_outer)(self, vec2);
}

torc_tensor (torc_outer_out)(torc_tensor out, torc_tensor self, torc_tensor vec2) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, vec2};
    return call_tensor(true, OP_outer, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_outer_out_with(torc_tensor out, torc_tensor self, torc_tensor vec2, const torc_no_options *options) {
    if (!no_options("outer", options)) return NULL;
    return (torc_outer_out)(out, self, vec2);
}

static const torc__addmm_activation_options options__addmm_activation = {TORC_DEFAULTS_torc__addmm_activation_options .struct_size = sizeof(torc__addmm_activation_options)};
void torc__addmm_activation_options_init(torc__addmm_activation_options *options) {
    if (options) *options = options__addmm_activation;
}

static bool decode__addmm_activation(_addmm_activation_attrs *a, const torc__addmm_activation_options *options) {
    memcpy(a, &defaults__addmm_activation, sizeof *a);
    if (!options) return true;
    torc__addmm_activation_options copy;
    const torc__addmm_activation_options *o = options_read("_addmm_activation", options, &copy, &options__addmm_activation, sizeof copy, START(torc__addmm_activation_options, beta) | START(torc__addmm_activation_options, alpha) | START(torc__addmm_activation_options, use_gelu));
    if (!o || !by_name_only("_addmm_activation", o->by_name)) return false;
    if (!pack_number("_addmm_activation", "beta", &a->beta, o->beta, false)) return false;
    if (!pack_number("_addmm_activation", "alpha", &a->alpha, o->alpha, false)) return false;
    if (!flag_taken("_addmm_activation", "use_gelu", o->use_gelu, &a->use_gelu)) return false;
    return true;
}

torc_tensor (torc__addmm_activation_with)(torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc__addmm_activation_options *options) {
    if (FAILED()) return NULL;
    _addmm_activation_attrs a;
    torc_tensor in[3] = {self, mat1, mat2};
    return call_tensor(decode__addmm_activation(&a, options), OP__addmm_activation, CALL_FUNCTION, in, 3, &a, NULL);
}

torc_tensor (torc__addmm_activation_out_with)(torc_tensor out, torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc__addmm_activation_options *options) {
    if (FAILED()) return NULL;
    _addmm_activation_attrs a;
    torc_tensor in[3] = {self, mat1, mat2};
    return call_tensor(decode__addmm_activation(&a, options), OP__addmm_activation, CALL_OUT, in, 3, &a, &out);
}

torc_tensor (op_linear_relu)(torc_tensor input, torc_tensor weight, torc_tensor bias) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {input, weight, bias};
    return call_tensor(true, OP_linear_relu, CALL_FUNCTION, in, 3, NULL, NULL);
}

static bool decode_linear_gelu(linear_gelu_attrs *a, bool keep) {
    memcpy(a, &defaults_linear_gelu, sizeof *a);
    a->keep = keep;
    return true;
}

op_linear_gelu_result (op_linear_gelu)(torc_tensor input, torc_tensor weight, torc_tensor bias, bool keep) {
    if (FAILED()) return (op_linear_gelu_result){0};
    linear_gelu_attrs a;
    torc_tensor in[3] = {input, weight, bias};
    torc_tensor results[2];
    call_tensors(decode_linear_gelu(&a, keep), OP_linear_gelu, CALL_FUNCTION, in, 3, &a, results, NULL);
    return (op_linear_gelu_result){results[0], results[1]};
}

static bool decode_linear_gelu_linear(linear_gelu_linear_attrs *a, bool keep) {
    memcpy(a, &defaults_linear_gelu_linear, sizeof *a);
    a->keep = keep;
    return true;
}

op_linear_gelu_linear_result (op_linear_gelu_linear)(torc_tensor input, torc_tensor weight1, torc_tensor bias1, torc_tensor weight2, torc_tensor bias2, bool keep) {
    if (FAILED()) return (op_linear_gelu_linear_result){0};
    linear_gelu_linear_attrs a;
    torc_tensor in[5] = {input, weight1, bias1, weight2, bias2};
    torc_tensor results[3];
    call_tensors(decode_linear_gelu_linear(&a, keep), OP_linear_gelu_linear, CALL_FUNCTION, in, 5, &a, results, NULL);
    return (op_linear_gelu_linear_result){results[0], results[1], results[2]};
}

op_linear_weight_backward_result (op_linear_weight_backward)(torc_tensor grad_output, torc_tensor input) {
    if (FAILED()) return (op_linear_weight_backward_result){0};
    torc_tensor in[2] = {grad_output, input};
    torc_tensor results[2];
    call_tensors(true, OP_linear_weight_backward, CALL_FUNCTION, in, 2, NULL, results, NULL);
    return (op_linear_weight_backward_result){results[0], results[1]};
}

torc_tensor (op_linear_gelu_backward)(torc_tensor grad_output, torc_tensor weight, torc_tensor pre) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {grad_output, weight, pre};
    return call_tensor(true, OP_linear_gelu_backward, CALL_FUNCTION, in, 3, NULL, NULL);
}

static const torc_softmax_options options_softmax = {TORC_DEFAULTS_torc_softmax_options .struct_size = sizeof(torc_softmax_options)};
void torc_softmax_options_init(torc_softmax_options *options) {
    if (options) *options = options_softmax;
}

static bool decode_softmax(softmax_attrs *a, int64_t dim, const torc_softmax_options *options) {
    memcpy(a, &defaults_softmax, sizeof *a);
    a->dim = dim;
    if (!options) return true;
    torc_softmax_options copy;
    const torc_softmax_options *o = options_read("softmax", options, &copy, &options_softmax, sizeof copy, START(torc_softmax_options, dtype));
    if (!o || !reserved_is_0("softmax", o->reserved0) || !by_name_only("softmax", o->by_name)) return false;
    a->dtype = (int32_t)o->dtype;
    return true;
}

torc_tensor (torc_softmax_with)(torc_tensor self, int64_t dim, const torc_softmax_options *options) {
    if (FAILED()) return NULL;
    softmax_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_softmax(&a, dim, options), OP_softmax, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_softmax_out_with)(torc_tensor out, torc_tensor self, int64_t dim, const torc_softmax_options *options) {
    if (FAILED()) return NULL;
    softmax_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_softmax(&a, dim, options), OP_softmax, CALL_OUT, in, 1, &a, &out);
}

static const torc_log_softmax_options options_log_softmax = {TORC_DEFAULTS_torc_log_softmax_options .struct_size = sizeof(torc_log_softmax_options)};
void torc_log_softmax_options_init(torc_log_softmax_options *options) {
    if (options) *options = options_log_softmax;
}

static bool decode_log_softmax(log_softmax_attrs *a, int64_t dim, const torc_log_softmax_options *options) {
    memcpy(a, &defaults_log_softmax, sizeof *a);
    a->dim = dim;
    if (!options) return true;
    torc_log_softmax_options copy;
    const torc_log_softmax_options *o = options_read("log_softmax", options, &copy, &options_log_softmax, sizeof copy, START(torc_log_softmax_options, dtype));
    if (!o || !reserved_is_0("log_softmax", o->reserved0) || !by_name_only("log_softmax", o->by_name)) return false;
    a->dtype = (int32_t)o->dtype;
    return true;
}

torc_tensor (torc_log_softmax_with)(torc_tensor self, int64_t dim, const torc_log_softmax_options *options) {
    if (FAILED()) return NULL;
    log_softmax_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_log_softmax(&a, dim, options), OP_log_softmax, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_log_softmax_out_with)(torc_tensor out, torc_tensor self, int64_t dim, const torc_log_softmax_options *options) {
    if (FAILED()) return NULL;
    log_softmax_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_log_softmax(&a, dim, options), OP_log_softmax, CALL_OUT, in, 1, &a, &out);
}

static bool decode_softmax_backward(softmax_backward_attrs *a, int64_t dim) {
    memcpy(a, &defaults_softmax_backward, sizeof *a);
    a->dim = dim;
    return true;
}

torc_tensor (op_softmax_backward)(torc_tensor grad_output, torc_tensor output, int64_t dim) {
    if (FAILED()) return NULL;
    softmax_backward_attrs a;
    torc_tensor in[2] = {grad_output, output};
    return call_tensor(decode_softmax_backward(&a, dim), OP_softmax_backward, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_log_softmax_backward(log_softmax_backward_attrs *a, int64_t dim) {
    memcpy(a, &defaults_log_softmax_backward, sizeof *a);
    a->dim = dim;
    return true;
}

torc_tensor (op_log_softmax_backward)(torc_tensor grad_output, torc_tensor output, int64_t dim) {
    if (FAILED()) return NULL;
    log_softmax_backward_attrs a;
    torc_tensor in[2] = {grad_output, output};
    return call_tensor(decode_log_softmax_backward(&a, dim), OP_log_softmax_backward, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_native_layer_norm(native_layer_norm_attrs *a, const torc_ints *normalized_shape, double eps) {
    memcpy(a, &defaults_native_layer_norm, sizeof *a);
    if (!pack_ints("native_layer_norm", "normalized_shape", &a->normalized_shape, normalized_shape, 0, true)) return false;
    a->eps = eps;
    return true;
}

torc_native_layer_norm_result (torc_native_layer_norm)(torc_tensor input, torc_ints normalized_shape, torc_tensor weight, torc_tensor bias, double eps) {
    if (FAILED()) return (torc_native_layer_norm_result){0};
    native_layer_norm_attrs a;
    torc_tensor in[3] = {input, weight, bias};
    torc_tensor results[3];
    call_tensors(decode_native_layer_norm(&a, &normalized_shape, eps), OP_native_layer_norm, CALL_FUNCTION, in, 3, &a, results, NULL);
    return (torc_native_layer_norm_result){results[0], results[1], results[2]};
}

torc_native_layer_norm_result torc_native_layer_norm_with(torc_tensor input, torc_ints normalized_shape, torc_tensor weight, torc_tensor bias, double eps, const torc_no_options *options) {
    if (!no_options("native_layer_norm", options)) return (torc_native_layer_norm_result){0};
    return (torc_native_layer_norm)(input, normalized_shape, weight, bias, eps);
}

static bool decode_native_layer_norm_backward(native_layer_norm_backward_attrs *a, const torc_ints *normalized_shape, bool need_input, bool need_weight, bool need_bias) {
    memcpy(a, &defaults_native_layer_norm_backward, sizeof *a);
    if (!pack_ints("native_layer_norm_backward", "normalized_shape", &a->normalized_shape, normalized_shape, 0, true)) return false;
    a->need_input = need_input;
    a->need_weight = need_weight;
    a->need_bias = need_bias;
    return true;
}

op_native_layer_norm_backward_result (op_native_layer_norm_backward)(torc_tensor grad_output, torc_tensor input, torc_ints normalized_shape, torc_tensor mean, torc_tensor rstd, torc_tensor weight, bool need_input, bool need_weight, bool need_bias) {
    if (FAILED()) return (op_native_layer_norm_backward_result){0};
    native_layer_norm_backward_attrs a;
    torc_tensor in[5] = {grad_output, input, mean, rstd, weight};
    torc_tensor results[3];
    call_tensors(decode_native_layer_norm_backward(&a, &normalized_shape, need_input, need_weight, need_bias), OP_native_layer_norm_backward, CALL_FUNCTION, in, 5, &a, results, NULL);
    return (op_native_layer_norm_backward_result){results[0], results[1], results[2]};
}

static const torc_layer_norm_options options_layer_norm = {TORC_DEFAULTS_torc_layer_norm_options .struct_size = sizeof(torc_layer_norm_options)};
void torc_layer_norm_options_init(torc_layer_norm_options *options) {
    if (options) *options = options_layer_norm;
}

static bool decode_layer_norm(layer_norm_attrs *a, const torc_ints *normalized_shape, torc_tensor *tensors, const torc_layer_norm_options *options) {
    memcpy(a, &defaults_layer_norm, sizeof *a);
    if (!pack_ints("layer_norm", "normalized_shape", &a->normalized_shape, normalized_shape, 0, true)) return false;
    if (!options) return true;
    torc_layer_norm_options copy;
    const torc_layer_norm_options *o = options_read("layer_norm", options, &copy, &options_layer_norm, sizeof copy, START(torc_layer_norm_options, weight) | START(torc_layer_norm_options, bias) | START(torc_layer_norm_options, eps));
    if (!o || !by_name_only("layer_norm", o->by_name)) return false;
    tensors[0] = o->weight;
    tensors[1] = o->bias;
    a->eps = o->eps;
    return true;
}

torc_tensor (torc_layer_norm_with)(torc_tensor input, torc_ints normalized_shape, const torc_layer_norm_options *options) {
    if (FAILED()) return NULL;
    layer_norm_attrs a;
    torc_tensor in[3] = {input, NULL, NULL};
    return call_tensor(decode_layer_norm(&a, &normalized_shape, in + 1, options), OP_layer_norm, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_native_batch_norm(native_batch_norm_attrs *a, bool training, double momentum, double eps) {
    memcpy(a, &defaults_native_batch_norm, sizeof *a);
    a->training = training;
    a->momentum = momentum;
    a->eps = eps;
    return true;
}

torc_native_batch_norm_result (torc_native_batch_norm)(torc_tensor input, torc_tensor weight, torc_tensor bias, torc_tensor running_mean, torc_tensor running_var, bool training, double momentum, double eps) {
    if (FAILED()) return (torc_native_batch_norm_result){0};
    native_batch_norm_attrs a;
    torc_tensor in[5] = {input, weight, bias, running_mean, running_var};
    torc_tensor results[3];
    call_tensors(decode_native_batch_norm(&a, training, momentum, eps), OP_native_batch_norm, CALL_FUNCTION, in, 5, &a, results, NULL);
    return (torc_native_batch_norm_result){results[0], results[1], results[2]};
}

torc_native_batch_norm_result torc_native_batch_norm_with(torc_tensor input, torc_tensor weight, torc_tensor bias, torc_tensor running_mean, torc_tensor running_var, bool training, double momentum, double eps, const torc_no_options *options) {
    if (!no_options("native_batch_norm", options)) return (torc_native_batch_norm_result){0};
    return (torc_native_batch_norm)(input, weight, bias, running_mean, running_var, training, momentum, eps);
}

static bool decode_native_batch_norm_backward(native_batch_norm_backward_attrs *a, bool train, double eps, bool need_input, bool need_weight, bool need_bias) {
    memcpy(a, &defaults_native_batch_norm_backward, sizeof *a);
    a->train = train;
    a->eps = eps;
    a->need_input = need_input;
    a->need_weight = need_weight;
    a->need_bias = need_bias;
    return true;
}

op_native_batch_norm_backward_result (op_native_batch_norm_backward)(torc_tensor grad_out, torc_tensor input, torc_tensor weight, torc_tensor running_mean, torc_tensor running_var, torc_tensor save_mean, torc_tensor save_invstd, bool train, double eps, bool need_input, bool need_weight, bool need_bias) {
    if (FAILED()) return (op_native_batch_norm_backward_result){0};
    native_batch_norm_backward_attrs a;
    torc_tensor in[7] = {grad_out, input, weight, running_mean, running_var, save_mean, save_invstd};
    torc_tensor results[3];
    call_tensors(decode_native_batch_norm_backward(&a, train, eps, need_input, need_weight, need_bias), OP_native_batch_norm_backward, CALL_FUNCTION, in, 7, &a, results, NULL);
    return (op_native_batch_norm_backward_result){results[0], results[1], results[2]};
}

static const torc_batch_norm_options options_batch_norm = {TORC_DEFAULTS_torc_batch_norm_options .struct_size = sizeof(torc_batch_norm_options)};
void torc_batch_norm_options_init(torc_batch_norm_options *options) {
    if (options) *options = options_batch_norm;
}

static bool decode_batch_norm(batch_norm_attrs *a, torc_tensor *tensors, const torc_batch_norm_options *options) {
    memcpy(a, &defaults_batch_norm, sizeof *a);
    if (!options) return true;
    torc_batch_norm_options copy;
    const torc_batch_norm_options *o = options_read("batch_norm", options, &copy, &options_batch_norm, sizeof copy, START(torc_batch_norm_options, weight) | START(torc_batch_norm_options, bias) | START(torc_batch_norm_options, training) | START(torc_batch_norm_options, momentum) | START(torc_batch_norm_options, eps));
    if (!o || !by_name_only("batch_norm", o->by_name)) return false;
    tensors[0] = o->weight;
    tensors[1] = o->bias;
    if (!flag_taken("batch_norm", "training", o->training, &a->training)) return false;
    a->momentum = o->momentum;
    a->eps = o->eps;
    return true;
}

torc_tensor (torc_batch_norm_with)(torc_tensor input, torc_tensor running_mean, torc_tensor running_var, const torc_batch_norm_options *options) {
    if (FAILED()) return NULL;
    batch_norm_attrs a;
    torc_tensor in[5] = {input, running_mean, running_var, NULL, NULL};
    return call_tensor(decode_batch_norm(&a, in + 3, options), OP_batch_norm, CALL_FUNCTION, in, 5, &a, NULL);
}

static const torc_instance_norm_options options_instance_norm = {TORC_DEFAULTS_torc_instance_norm_options .struct_size = sizeof(torc_instance_norm_options)};
void torc_instance_norm_options_init(torc_instance_norm_options *options) {
    if (options) *options = options_instance_norm;
}

static bool decode_instance_norm(instance_norm_attrs *a, torc_tensor *tensors, const torc_instance_norm_options *options) {
    memcpy(a, &defaults_instance_norm, sizeof *a);
    if (!options) return true;
    torc_instance_norm_options copy;
    const torc_instance_norm_options *o = options_read("instance_norm", options, &copy, &options_instance_norm, sizeof copy, START(torc_instance_norm_options, running_mean) | START(torc_instance_norm_options, running_var) | START(torc_instance_norm_options, weight) | START(torc_instance_norm_options, bias) | START(torc_instance_norm_options, use_input_stats) | START(torc_instance_norm_options, momentum) | START(torc_instance_norm_options, eps));
    if (!o || !by_name_only("instance_norm", o->by_name)) return false;
    tensors[0] = o->running_mean;
    tensors[1] = o->running_var;
    tensors[2] = o->weight;
    tensors[3] = o->bias;
    if (!flag_taken("instance_norm", "use_input_stats", o->use_input_stats, &a->use_input_stats)) return false;
    a->momentum = o->momentum;
    a->eps = o->eps;
    return true;
}

torc_tensor (torc_instance_norm_with)(torc_tensor input, const torc_instance_norm_options *options) {
    if (FAILED()) return NULL;
    instance_norm_attrs a;
    torc_tensor in[5] = {input, NULL, NULL, NULL, NULL};
    return call_tensor(decode_instance_norm(&a, in + 1, options), OP_instance_norm, CALL_FUNCTION, in, 5, &a, NULL);
}

static bool decode_native_group_norm(native_group_norm_attrs *a, int64_t N, int64_t C, int64_t HxW, int64_t group, double eps) {
    memcpy(a, &defaults_native_group_norm, sizeof *a);
    a->N = N;
    a->C = C;
    a->HxW = HxW;
    a->group = group;
    a->eps = eps;
    return true;
}

torc_native_group_norm_result (torc_native_group_norm)(torc_tensor input, torc_tensor weight, torc_tensor bias, int64_t N, int64_t C, int64_t HxW, int64_t group, double eps) {
    if (FAILED()) return (torc_native_group_norm_result){0};
    native_group_norm_attrs a;
    torc_tensor in[3] = {input, weight, bias};
    torc_tensor results[3];
    call_tensors(decode_native_group_norm(&a, N, C, HxW, group, eps), OP_native_group_norm, CALL_FUNCTION, in, 3, &a, results, NULL);
    return (torc_native_group_norm_result){results[0], results[1], results[2]};
}

torc_native_group_norm_result torc_native_group_norm_with(torc_tensor input, torc_tensor weight, torc_tensor bias, int64_t n, int64_t c, int64_t HxW, int64_t group, double eps, const torc_no_options *options) {
    if (!no_options("native_group_norm", options)) return (torc_native_group_norm_result){0};
    return (torc_native_group_norm)(input, weight, bias, n, c, HxW, group, eps);
}

static bool decode_native_group_norm_backward(native_group_norm_backward_attrs *a, int64_t N, int64_t C, int64_t HxW, int64_t group, bool need_input, bool need_weight, bool need_bias) {
    memcpy(a, &defaults_native_group_norm_backward, sizeof *a);
    a->N = N;
    a->C = C;
    a->HxW = HxW;
    a->group = group;
    a->need_input = need_input;
    a->need_weight = need_weight;
    a->need_bias = need_bias;
    return true;
}

op_native_group_norm_backward_result (op_native_group_norm_backward)(torc_tensor grad_out, torc_tensor input, torc_tensor mean, torc_tensor rstd, torc_tensor weight, int64_t N, int64_t C, int64_t HxW, int64_t group, bool need_input, bool need_weight, bool need_bias) {
    if (FAILED()) return (op_native_group_norm_backward_result){0};
    native_group_norm_backward_attrs a;
    torc_tensor in[5] = {grad_out, input, mean, rstd, weight};
    torc_tensor results[3];
    call_tensors(decode_native_group_norm_backward(&a, N, C, HxW, group, need_input, need_weight, need_bias), OP_native_group_norm_backward, CALL_FUNCTION, in, 5, &a, results, NULL);
    return (op_native_group_norm_backward_result){results[0], results[1], results[2]};
}

static const torc_group_norm_options options_group_norm = {TORC_DEFAULTS_torc_group_norm_options .struct_size = sizeof(torc_group_norm_options)};
void torc_group_norm_options_init(torc_group_norm_options *options) {
    if (options) *options = options_group_norm;
}

static bool decode_group_norm(group_norm_attrs *a, int64_t num_groups, torc_tensor *tensors, const torc_group_norm_options *options) {
    memcpy(a, &defaults_group_norm, sizeof *a);
    a->num_groups = num_groups;
    if (!options) return true;
    torc_group_norm_options copy;
    const torc_group_norm_options *o = options_read("group_norm", options, &copy, &options_group_norm, sizeof copy, START(torc_group_norm_options, weight) | START(torc_group_norm_options, bias) | START(torc_group_norm_options, eps));
    if (!o || !by_name_only("group_norm", o->by_name)) return false;
    tensors[0] = o->weight;
    tensors[1] = o->bias;
    a->eps = o->eps;
    return true;
}

torc_tensor (torc_group_norm_with)(torc_tensor input, int64_t num_groups, const torc_group_norm_options *options) {
    if (FAILED()) return NULL;
    group_norm_attrs a;
    torc_tensor in[3] = {input, NULL, NULL};
    return call_tensor(decode_group_norm(&a, num_groups, in + 1, options), OP_group_norm, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode__fused_rms_norm(_fused_rms_norm_attrs *a, const torc_ints *normalized_shape, double eps) {
    memcpy(a, &defaults__fused_rms_norm, sizeof *a);
    if (!pack_ints("_fused_rms_norm", "normalized_shape", &a->normalized_shape, normalized_shape, 0, true)) return false;
    a->eps = float_or_none(eps);
    return true;
}

torc__fused_rms_norm_result (torc__fused_rms_norm)(torc_tensor input, torc_ints normalized_shape, torc_tensor weight, double eps) {
    if (FAILED()) return (torc__fused_rms_norm_result){0};
    _fused_rms_norm_attrs a;
    torc_tensor in[2] = {input, weight};
    torc_tensor results[2];
    call_tensors(decode__fused_rms_norm(&a, &normalized_shape, eps), OP__fused_rms_norm, CALL_FUNCTION, in, 2, &a, results, NULL);
    return (torc__fused_rms_norm_result){results[0], results[1]};
}

torc__fused_rms_norm_result torc__fused_rms_norm_with(torc_tensor input, torc_ints normalized_shape, torc_tensor weight, double eps, const torc_no_options *options) {
    if (!no_options("_fused_rms_norm", options)) return (torc__fused_rms_norm_result){0};
    return (torc__fused_rms_norm)(input, normalized_shape, weight, eps);
}

static bool decode__fused_rms_norm_backward(_fused_rms_norm_backward_attrs *a, const torc_ints *normalized_shape, bool need_input, bool need_weight) {
    memcpy(a, &defaults__fused_rms_norm_backward, sizeof *a);
    if (!pack_ints("_fused_rms_norm_backward", "normalized_shape", &a->normalized_shape, normalized_shape, 0, true)) return false;
    a->need_input = need_input;
    a->need_weight = need_weight;
    return true;
}

op__fused_rms_norm_backward_result (op__fused_rms_norm_backward)(torc_tensor grad_out, torc_tensor input, torc_ints normalized_shape, torc_tensor rstd, torc_tensor weight, bool need_input, bool need_weight) {
    if (FAILED()) return (op__fused_rms_norm_backward_result){0};
    _fused_rms_norm_backward_attrs a;
    torc_tensor in[4] = {grad_out, input, rstd, weight};
    torc_tensor results[2];
    call_tensors(decode__fused_rms_norm_backward(&a, &normalized_shape, need_input, need_weight), OP__fused_rms_norm_backward, CALL_FUNCTION, in, 4, &a, results, NULL);
    return (op__fused_rms_norm_backward_result){results[0], results[1]};
}

static const torc_rms_norm_options options_rms_norm = {TORC_DEFAULTS_torc_rms_norm_options .struct_size = sizeof(torc_rms_norm_options)};
void torc_rms_norm_options_init(torc_rms_norm_options *options) {
    if (options) *options = options_rms_norm;
}

static bool decode_rms_norm(rms_norm_attrs *a, const torc_ints *normalized_shape, torc_tensor *tensors, const torc_rms_norm_options *options) {
    memcpy(a, &defaults_rms_norm, sizeof *a);
    if (!pack_ints("rms_norm", "normalized_shape", &a->normalized_shape, normalized_shape, 0, true)) return false;
    if (!options) return true;
    torc_rms_norm_options copy;
    const torc_rms_norm_options *o = options_read("rms_norm", options, &copy, &options_rms_norm, sizeof copy, START(torc_rms_norm_options, weight) | START(torc_rms_norm_options, eps));
    if (!o || !by_name_only("rms_norm", o->by_name)) return false;
    tensors[0] = o->weight;
    a->eps = float_or_none(o->eps);
    return true;
}

torc_tensor (torc_rms_norm_with)(torc_tensor input, torc_ints normalized_shape, const torc_rms_norm_options *options) {
    if (FAILED()) return NULL;
    rms_norm_attrs a;
    torc_tensor in[2] = {input, NULL};
    return call_tensor(decode_rms_norm(&a, &normalized_shape, in + 1, options), OP_rms_norm, CALL_FUNCTION, in, 2, &a, NULL);
}

static const torc_native_dropout_options options_native_dropout = {TORC_DEFAULTS_torc_native_dropout_options .struct_size = sizeof(torc_native_dropout_options)};
void torc_native_dropout_options_init(torc_native_dropout_options *options) {
    if (options) *options = options_native_dropout;
}

static bool decode_native_dropout(native_dropout_attrs *a, double p, bool train, const torc_native_dropout_options *options) {
    memcpy(a, &defaults_native_dropout, sizeof *a);
    a->p = p;
    a->train = train;
    if (!options) return true;
    torc_native_dropout_options copy;
    const torc_native_dropout_options *o = options_read("native_dropout", options, &copy, &options_native_dropout, sizeof copy, START(torc_native_dropout_options, generator));
    if (!o || !by_name_only("native_dropout", o->by_name)) return false;
    a->generator = o->generator;
    return true;
}

torc_native_dropout_result (torc_native_dropout_with)(torc_tensor input, double p, bool train, const torc_native_dropout_options *options) {
    if (FAILED()) return (torc_native_dropout_result){0};
    native_dropout_attrs a;
    torc_tensor in[1] = {input};
    torc_tensor results[2];
    call_tensors(decode_native_dropout(&a, p, train, options), OP_native_dropout, CALL_FUNCTION, in, 1, &a, results, NULL);
    return (torc_native_dropout_result){results[0], results[1]};
}

static bool decode_native_dropout_backward(native_dropout_backward_attrs *a, double scale) {
    memcpy(a, &defaults_native_dropout_backward, sizeof *a);
    a->scale = scale;
    return true;
}

torc_tensor (op_native_dropout_backward)(torc_tensor grad_output, torc_tensor mask, double scale) {
    if (FAILED()) return NULL;
    native_dropout_backward_attrs a;
    torc_tensor in[2] = {grad_output, mask};
    return call_tensor(decode_native_dropout_backward(&a, scale), OP_native_dropout_backward, CALL_FUNCTION, in, 2, &a, NULL);
}

static const torc_dropout_options options_dropout = {TORC_DEFAULTS_torc_dropout_options .struct_size = sizeof(torc_dropout_options)};
void torc_dropout_options_init(torc_dropout_options *options) {
    if (options) *options = options_dropout;
}

static bool decode_dropout(dropout_attrs *a, const torc_dropout_options *options) {
    memcpy(a, &defaults_dropout, sizeof *a);
    if (!options) return true;
    torc_dropout_options copy;
    const torc_dropout_options *o = options_read("dropout", options, &copy, &options_dropout, sizeof copy, START(torc_dropout_options, p) | START(torc_dropout_options, training) | START(torc_dropout_options, generator));
    if (!o || !by_name_only("dropout", o->by_name)) return false;
    a->p = o->p;
    if (!flag_taken("dropout", "training", o->training, &a->training)) return false;
    a->generator = o->generator;
    return true;
}

torc_tensor (torc_dropout_with)(torc_tensor input, const torc_dropout_options *options) {
    if (FAILED()) return NULL;
    dropout_attrs a;
    torc_tensor in[1] = {input};
    return call_tensor(decode_dropout(&a, options), OP_dropout, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_dropout_inplace_with)(torc_tensor input, const torc_dropout_options *options) {
    if (FAILED()) return NULL;
    dropout_attrs a;
    torc_tensor in[1] = {input};
    return call_tensor(decode_dropout(&a, options), OP_dropout, CALL_INPLACE, in, 1, &a, NULL);
}

static const torc_feature_dropout_options options_feature_dropout = {TORC_DEFAULTS_torc_feature_dropout_options .struct_size = sizeof(torc_feature_dropout_options)};
void torc_feature_dropout_options_init(torc_feature_dropout_options *options) {
    if (options) *options = options_feature_dropout;
}

static bool decode_feature_dropout(feature_dropout_attrs *a, const torc_feature_dropout_options *options) {
    memcpy(a, &defaults_feature_dropout, sizeof *a);
    if (!options) return true;
    torc_feature_dropout_options copy;
    const torc_feature_dropout_options *o = options_read("feature_dropout", options, &copy, &options_feature_dropout, sizeof copy, START(torc_feature_dropout_options, p) | START(torc_feature_dropout_options, training) | START(torc_feature_dropout_options, generator));
    if (!o || !by_name_only("feature_dropout", o->by_name)) return false;
    a->p = o->p;
    if (!flag_taken("feature_dropout", "training", o->training, &a->training)) return false;
    a->generator = o->generator;
    return true;
}

torc_tensor (torc_feature_dropout_with)(torc_tensor input, const torc_feature_dropout_options *options) {
    if (FAILED()) return NULL;
    feature_dropout_attrs a;
    torc_tensor in[1] = {input};
    return call_tensor(decode_feature_dropout(&a, options), OP_feature_dropout, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_feature_dropout_inplace_with)(torc_tensor input, const torc_feature_dropout_options *options) {
    if (FAILED()) return NULL;
    feature_dropout_attrs a;
    torc_tensor in[1] = {input};
    return call_tensor(decode_feature_dropout(&a, options), OP_feature_dropout, CALL_INPLACE, in, 1, &a, NULL);
}

static const torc_embedding_options options_embedding = {TORC_DEFAULTS_torc_embedding_options .struct_size = sizeof(torc_embedding_options)};
void torc_embedding_options_init(torc_embedding_options *options) {
    if (options) *options = options_embedding;
}

static bool decode_embedding(embedding_attrs *a, const torc_embedding_options *options) {
    memcpy(a, &defaults_embedding, sizeof *a);
    if (!options) return true;
    torc_embedding_options copy;
    const torc_embedding_options *o = options_read("embedding", options, &copy, &options_embedding, sizeof copy, START(torc_embedding_options, padding_idx) | START(torc_embedding_options, scale_grad_by_freq) | START(torc_embedding_options, sparse));
    if (!o || !by_name_only("embedding", o->by_name)) return false;
    a->padding_idx = o->padding_idx;
    if (!flag_taken("embedding", "scale_grad_by_freq", o->scale_grad_by_freq, &a->scale_grad_by_freq)) return false;
    if (!flag_taken("embedding", "sparse", o->sparse, &a->sparse)) return false;
    return true;
}

torc_tensor (torc_embedding_with)(torc_tensor weight, torc_tensor indices, const torc_embedding_options *options) {
    if (FAILED()) return NULL;
    embedding_attrs a;
    torc_tensor in[2] = {weight, indices};
    return call_tensor(decode_embedding(&a, options), OP_embedding, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_embedding_dense_backward(embedding_dense_backward_attrs *a, int64_t num_weights, int64_t padding_idx, bool scale_grad_by_freq) {
    memcpy(a, &defaults_embedding_dense_backward, sizeof *a);
    a->num_weights = num_weights;
    a->padding_idx = padding_idx;
    a->scale_grad_by_freq = scale_grad_by_freq;
    return true;
}

torc_tensor (op_embedding_dense_backward)(torc_tensor grad_output, torc_tensor indices, int64_t num_weights, int64_t padding_idx, bool scale_grad_by_freq) {
    if (FAILED()) return NULL;
    embedding_dense_backward_attrs a;
    torc_tensor in[2] = {grad_output, indices};
    return call_tensor(decode_embedding_dense_backward(&a, num_weights, padding_idx, scale_grad_by_freq), OP_embedding_dense_backward, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_convolution(convolution_attrs *a, const torc_ints *stride, const torc_ints *padding, const torc_ints *dilation, bool transposed, const torc_ints *output_padding, int64_t groups) {
    memcpy(a, &defaults_convolution, sizeof *a);
    if (!pack_ints("convolution", "stride", &a->stride, stride, 0, true)) return false;
    if (!pack_ints("convolution", "padding", &a->padding, padding, 0, true)) return false;
    if (!pack_ints("convolution", "dilation", &a->dilation, dilation, 0, true)) return false;
    a->transposed = transposed;
    if (!pack_ints("convolution", "output_padding", &a->output_padding, output_padding, 0, true)) return false;
    a->groups = groups;
    return true;
}

torc_tensor (torc_convolution)(torc_tensor input, torc_tensor weight, torc_tensor bias, torc_ints stride, torc_ints padding, torc_ints dilation, bool transposed, torc_ints output_padding, int64_t groups) {
    if (FAILED()) return NULL;
    convolution_attrs a;
    torc_tensor in[3] = {input, weight, bias};
    return call_tensor(decode_convolution(&a, &stride, &padding, &dilation, transposed, &output_padding, groups), OP_convolution, CALL_FUNCTION, in, 3, &a, NULL);
}

torc_tensor torc_convolution_with(torc_tensor input, torc_tensor weight, torc_tensor bias, torc_ints stride, torc_ints padding, torc_ints dilation, bool transposed, torc_ints output_padding, int64_t groups, const torc_no_options *options) {
    if (!no_options("convolution", options)) return NULL;
    return (torc_convolution)(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups);
}

static bool decode_convolution_backward(convolution_backward_attrs *a, const torc_ints *stride, const torc_ints *padding, const torc_ints *dilation, bool transposed, const torc_ints *output_padding, int64_t groups, bool need_input, bool need_weight, bool need_bias) {
    memcpy(a, &defaults_convolution_backward, sizeof *a);
    if (!pack_ints("convolution_backward", "stride", &a->stride, stride, 0, true)) return false;
    if (!pack_ints("convolution_backward", "padding", &a->padding, padding, 0, true)) return false;
    if (!pack_ints("convolution_backward", "dilation", &a->dilation, dilation, 0, true)) return false;
    a->transposed = transposed;
    if (!pack_ints("convolution_backward", "output_padding", &a->output_padding, output_padding, 0, true)) return false;
    a->groups = groups;
    a->need_input = need_input;
    a->need_weight = need_weight;
    a->need_bias = need_bias;
    return true;
}

op_convolution_backward_result (op_convolution_backward)(torc_tensor grad_output, torc_tensor input, torc_tensor weight, torc_ints stride, torc_ints padding, torc_ints dilation, bool transposed, torc_ints output_padding, int64_t groups, bool need_input, bool need_weight, bool need_bias) {
    if (FAILED()) return (op_convolution_backward_result){0};
    convolution_backward_attrs a;
    torc_tensor in[3] = {grad_output, input, weight};
    torc_tensor results[3];
    call_tensors(decode_convolution_backward(&a, &stride, &padding, &dilation, transposed, &output_padding, groups, need_input, need_weight, need_bias), OP_convolution_backward, CALL_FUNCTION, in, 3, &a, results, NULL);
    return (op_convolution_backward_result){results[0], results[1], results[2]};
}

static const torc_conv1d_options options_conv1d = {TORC_DEFAULTS_torc_conv1d_options .struct_size = sizeof(torc_conv1d_options)};
void torc_conv1d_options_init(torc_conv1d_options *options) {
    if (options) *options = options_conv1d;
}

static bool decode_conv1d(conv1d_attrs *a, torc_tensor *tensors, const torc_conv1d_options *options) {
    memcpy(a, &defaults_conv1d, sizeof *a);
    if (!options) return true;
    torc_conv1d_options copy;
    const torc_conv1d_options *o = options_read("conv1d", options, &copy, &options_conv1d, sizeof copy, START(torc_conv1d_options, bias) | START(torc_conv1d_options, stride) | START(torc_conv1d_options, padding) | START(torc_conv1d_options, dilation) | START(torc_conv1d_options, groups));
    if (!o || !by_name_only("conv1d", o->by_name)) return false;
    tensors[0] = o->bias;
    if (!pack_ints("conv1d", "stride", &a->stride, &o->stride, 0, false)) return false;
    if (!pack_ints("conv1d", "padding", &a->padding, &o->padding, 0, false)) return false;
    if (!pack_ints("conv1d", "dilation", &a->dilation, &o->dilation, 0, false)) return false;
    a->groups = o->groups;
    return true;
}

torc_tensor (torc_conv1d_with)(torc_tensor input, torc_tensor weight, const torc_conv1d_options *options) {
    if (FAILED()) return NULL;
    conv1d_attrs a;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_conv1d(&a, in + 2, options), OP_conv1d, CALL_FUNCTION, in, 3, &a, NULL);
}

static const torc_conv2d_options options_conv2d = {TORC_DEFAULTS_torc_conv2d_options .struct_size = sizeof(torc_conv2d_options)};
void torc_conv2d_options_init(torc_conv2d_options *options) {
    if (options) *options = options_conv2d;
}

static bool decode_conv2d(conv2d_attrs *a, torc_tensor *tensors, const torc_conv2d_options *options) {
    memcpy(a, &defaults_conv2d, sizeof *a);
    if (!options) return true;
    torc_conv2d_options copy;
    const torc_conv2d_options *o = options_read("conv2d", options, &copy, &options_conv2d, sizeof copy, START(torc_conv2d_options, bias) | START(torc_conv2d_options, stride) | START(torc_conv2d_options, padding) | START(torc_conv2d_options, dilation) | START(torc_conv2d_options, groups));
    if (!o || !by_name_only("conv2d", o->by_name)) return false;
    tensors[0] = o->bias;
    if (!pack_ints("conv2d", "stride", &a->stride, &o->stride, 0, false)) return false;
    if (!pack_ints("conv2d", "padding", &a->padding, &o->padding, 0, false)) return false;
    if (!pack_ints("conv2d", "dilation", &a->dilation, &o->dilation, 0, false)) return false;
    a->groups = o->groups;
    return true;
}

torc_tensor (torc_conv2d_with)(torc_tensor input, torc_tensor weight, const torc_conv2d_options *options) {
    if (FAILED()) return NULL;
    conv2d_attrs a;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_conv2d(&a, in + 2, options), OP_conv2d, CALL_FUNCTION, in, 3, &a, NULL);
}

static const torc_conv1d_padding_options options_conv1d_padding = {TORC_DEFAULTS_torc_conv1d_padding_options .struct_size = sizeof(torc_conv1d_padding_options)};
void torc_conv1d_padding_options_init(torc_conv1d_padding_options *options) {
    if (options) *options = options_conv1d_padding;
}

static bool decode_conv1d_padding(conv1d_padding_attrs *a, torc_tensor *tensors, const torc_conv1d_padding_options *options) {
    memcpy(a, &defaults_conv1d_padding, sizeof *a);
    if (!options) return true;
    torc_conv1d_padding_options copy;
    const torc_conv1d_padding_options *o = options_read("conv1d_padding", options, &copy, &options_conv1d_padding, sizeof copy, START(torc_conv1d_padding_options, bias) | START(torc_conv1d_padding_options, stride) | START(torc_conv1d_padding_options, padding) | START(torc_conv1d_padding_options, dilation) | START(torc_conv1d_padding_options, groups));
    if (!o || !by_name_only("conv1d_padding", o->by_name)) return false;
    tensors[0] = o->bias;
    if (!pack_ints("conv1d_padding", "stride", &a->stride, &o->stride, 0, false)) return false;
    if (!pack_str("conv1d_padding", "padding", &a->padding, o->padding)) return false;
    if (!pack_ints("conv1d_padding", "dilation", &a->dilation, &o->dilation, 0, false)) return false;
    a->groups = o->groups;
    return true;
}

torc_tensor (torc_conv1d_padding_with)(torc_tensor input, torc_tensor weight, const torc_conv1d_padding_options *options) {
    if (FAILED()) return NULL;
    conv1d_padding_attrs a;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_conv1d_padding(&a, in + 2, options), OP_conv1d_padding, CALL_FUNCTION, in, 3, &a, NULL);
}

static const torc_conv2d_padding_options options_conv2d_padding = {TORC_DEFAULTS_torc_conv2d_padding_options .struct_size = sizeof(torc_conv2d_padding_options)};
void torc_conv2d_padding_options_init(torc_conv2d_padding_options *options) {
    if (options) *options = options_conv2d_padding;
}

static bool decode_conv2d_padding(conv2d_padding_attrs *a, torc_tensor *tensors, const torc_conv2d_padding_options *options) {
    memcpy(a, &defaults_conv2d_padding, sizeof *a);
    if (!options) return true;
    torc_conv2d_padding_options copy;
    const torc_conv2d_padding_options *o = options_read("conv2d_padding", options, &copy, &options_conv2d_padding, sizeof copy, START(torc_conv2d_padding_options, bias) | START(torc_conv2d_padding_options, stride) | START(torc_conv2d_padding_options, padding) | START(torc_conv2d_padding_options, dilation) | START(torc_conv2d_padding_options, groups));
    if (!o || !by_name_only("conv2d_padding", o->by_name)) return false;
    tensors[0] = o->bias;
    if (!pack_ints("conv2d_padding", "stride", &a->stride, &o->stride, 0, false)) return false;
    if (!pack_str("conv2d_padding", "padding", &a->padding, o->padding)) return false;
    if (!pack_ints("conv2d_padding", "dilation", &a->dilation, &o->dilation, 0, false)) return false;
    a->groups = o->groups;
    return true;
}

torc_tensor (torc_conv2d_padding_with)(torc_tensor input, torc_tensor weight, const torc_conv2d_padding_options *options) {
    if (FAILED()) return NULL;
    conv2d_padding_attrs a;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_conv2d_padding(&a, in + 2, options), OP_conv2d_padding, CALL_FUNCTION, in, 3, &a, NULL);
}

static const torc_conv_transpose1d_options options_conv_transpose1d = {TORC_DEFAULTS_torc_conv_transpose1d_options .struct_size = sizeof(torc_conv_transpose1d_options)};
void torc_conv_transpose1d_options_init(torc_conv_transpose1d_options *options) {
    if (options) *options = options_conv_transpose1d;
}

static bool decode_conv_transpose1d(conv_transpose1d_attrs *a, torc_tensor *tensors, const torc_conv_transpose1d_options *options) {
    memcpy(a, &defaults_conv_transpose1d, sizeof *a);
    if (!options) return true;
    torc_conv_transpose1d_options copy;
    const torc_conv_transpose1d_options *o = options_read("conv_transpose1d", options, &copy, &options_conv_transpose1d, sizeof copy, START(torc_conv_transpose1d_options, bias) | START(torc_conv_transpose1d_options, stride) | START(torc_conv_transpose1d_options, padding) | START(torc_conv_transpose1d_options, output_padding) | START(torc_conv_transpose1d_options, groups) | START(torc_conv_transpose1d_options, dilation));
    if (!o || !by_name_only("conv_transpose1d", o->by_name)) return false;
    tensors[0] = o->bias;
    if (!pack_ints("conv_transpose1d", "stride", &a->stride, &o->stride, 0, false)) return false;
    if (!pack_ints("conv_transpose1d", "padding", &a->padding, &o->padding, 0, false)) return false;
    if (!pack_ints("conv_transpose1d", "output_padding", &a->output_padding, &o->output_padding, 0, false)) return false;
    a->groups = o->groups;
    if (!pack_ints("conv_transpose1d", "dilation", &a->dilation, &o->dilation, 0, false)) return false;
    return true;
}

torc_tensor (torc_conv_transpose1d_with)(torc_tensor input, torc_tensor weight, const torc_conv_transpose1d_options *options) {
    if (FAILED()) return NULL;
    conv_transpose1d_attrs a;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_conv_transpose1d(&a, in + 2, options), OP_conv_transpose1d, CALL_FUNCTION, in, 3, &a, NULL);
}

static const torc_conv_transpose2d_options options_conv_transpose2d = {TORC_DEFAULTS_torc_conv_transpose2d_options .struct_size = sizeof(torc_conv_transpose2d_options)};
void torc_conv_transpose2d_options_init(torc_conv_transpose2d_options *options) {
    if (options) *options = options_conv_transpose2d;
}

static bool decode_conv_transpose2d(conv_transpose2d_attrs *a, torc_tensor *tensors, const torc_conv_transpose2d_options *options) {
    memcpy(a, &defaults_conv_transpose2d, sizeof *a);
    if (!options) return true;
    torc_conv_transpose2d_options copy;
    const torc_conv_transpose2d_options *o = options_read("conv_transpose2d", options, &copy, &options_conv_transpose2d, sizeof copy, START(torc_conv_transpose2d_options, bias) | START(torc_conv_transpose2d_options, stride) | START(torc_conv_transpose2d_options, padding) | START(torc_conv_transpose2d_options, output_padding) | START(torc_conv_transpose2d_options, groups) | START(torc_conv_transpose2d_options, dilation));
    if (!o || !by_name_only("conv_transpose2d", o->by_name)) return false;
    tensors[0] = o->bias;
    if (!pack_ints("conv_transpose2d", "stride", &a->stride, &o->stride, 0, false)) return false;
    if (!pack_ints("conv_transpose2d", "padding", &a->padding, &o->padding, 0, false)) return false;
    if (!pack_ints("conv_transpose2d", "output_padding", &a->output_padding, &o->output_padding, 0, false)) return false;
    a->groups = o->groups;
    if (!pack_ints("conv_transpose2d", "dilation", &a->dilation, &o->dilation, 0, false)) return false;
    return true;
}

torc_tensor (torc_conv_transpose2d_with)(torc_tensor input, torc_tensor weight, const torc_conv_transpose2d_options *options) {
    if (FAILED()) return NULL;
    conv_transpose2d_attrs a;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_conv_transpose2d(&a, in + 2, options), OP_conv_transpose2d, CALL_FUNCTION, in, 3, &a, NULL);
}

static const torc_max_pool2d_with_indices_options options_max_pool2d_with_indices = {TORC_DEFAULTS_torc_max_pool2d_with_indices_options .struct_size = sizeof(torc_max_pool2d_with_indices_options)};
void torc_max_pool2d_with_indices_options_init(torc_max_pool2d_with_indices_options *options) {
    if (options) *options = options_max_pool2d_with_indices;
}

static bool decode_max_pool2d_with_indices(max_pool2d_with_indices_attrs *a, const torc_ints *kernel_size, const torc_max_pool2d_with_indices_options *options) {
    memcpy(a, &defaults_max_pool2d_with_indices, sizeof *a);
    if (!pack_ints("max_pool2d_with_indices", "kernel_size", &a->kernel_size, kernel_size, 2, true)) return false;
    if (!options) return true;
    torc_max_pool2d_with_indices_options copy;
    const torc_max_pool2d_with_indices_options *o = options_read("max_pool2d_with_indices", options, &copy, &options_max_pool2d_with_indices, sizeof copy, START(torc_max_pool2d_with_indices_options, stride) | START(torc_max_pool2d_with_indices_options, padding) | START(torc_max_pool2d_with_indices_options, dilation) | START(torc_max_pool2d_with_indices_options, ceil_mode));
    if (!o || !by_name_only("max_pool2d_with_indices", o->by_name)) return false;
    if (!pack_ints("max_pool2d_with_indices", "stride", &a->stride, &o->stride, 2, false)) return false;
    if (!pack_ints("max_pool2d_with_indices", "padding", &a->padding, &o->padding, 2, false)) return false;
    if (!pack_ints("max_pool2d_with_indices", "dilation", &a->dilation, &o->dilation, 2, false)) return false;
    if (!flag_taken("max_pool2d_with_indices", "ceil_mode", o->ceil_mode, &a->ceil_mode)) return false;
    return true;
}

torc_max_pool2d_with_indices_result (torc_max_pool2d_with_indices_with)(torc_tensor self, torc_ints kernel_size, const torc_max_pool2d_with_indices_options *options) {
    if (FAILED()) return (torc_max_pool2d_with_indices_result){0};
    max_pool2d_with_indices_attrs a;
    torc_tensor in[1] = {self};
    torc_tensor results[2];
    call_tensors(decode_max_pool2d_with_indices(&a, &kernel_size, options), OP_max_pool2d_with_indices, CALL_FUNCTION, in, 1, &a, results, NULL);
    return (torc_max_pool2d_with_indices_result){results[0], results[1]};
}

static bool decode_max_pool2d_backward(max_pool2d_backward_attrs *a, int64_t height, int64_t width, const torc_ints *kernel_size, const torc_ints *stride, const torc_ints *padding, const torc_ints *dilation) {
    memcpy(a, &defaults_max_pool2d_backward, sizeof *a);
    a->height = height;
    a->width = width;
    if (!pack_ints("max_pool2d_backward", "kernel_size", &a->kernel_size, kernel_size, 0, true)) return false;
    if (!pack_ints("max_pool2d_backward", "stride", &a->stride, stride, 0, true)) return false;
    if (!pack_ints("max_pool2d_backward", "padding", &a->padding, padding, 0, true)) return false;
    if (!pack_ints("max_pool2d_backward", "dilation", &a->dilation, dilation, 0, true)) return false;
    return true;
}

torc_tensor (op_max_pool2d_backward)(torc_tensor grad_output, torc_tensor indices, int64_t height, int64_t width, torc_ints kernel_size, torc_ints stride, torc_ints padding, torc_ints dilation) {
    if (FAILED()) return NULL;
    max_pool2d_backward_attrs a;
    torc_tensor in[2] = {grad_output, indices};
    return call_tensor(decode_max_pool2d_backward(&a, height, width, &kernel_size, &stride, &padding, &dilation), OP_max_pool2d_backward, CALL_FUNCTION, in, 2, &a, NULL);
}

static const torc_max_pool2d_options options_max_pool2d = {TORC_DEFAULTS_torc_max_pool2d_options .struct_size = sizeof(torc_max_pool2d_options)};
void torc_max_pool2d_options_init(torc_max_pool2d_options *options) {
    if (options) *options = options_max_pool2d;
}

static bool decode_max_pool2d(max_pool2d_attrs *a, const torc_ints *kernel_size, const torc_max_pool2d_options *options) {
    memcpy(a, &defaults_max_pool2d, sizeof *a);
    if (!pack_ints("max_pool2d", "kernel_size", &a->kernel_size, kernel_size, 2, true)) return false;
    if (!options) return true;
    torc_max_pool2d_options copy;
    const torc_max_pool2d_options *o = options_read("max_pool2d", options, &copy, &options_max_pool2d, sizeof copy, START(torc_max_pool2d_options, stride) | START(torc_max_pool2d_options, padding) | START(torc_max_pool2d_options, dilation) | START(torc_max_pool2d_options, ceil_mode));
    if (!o || !by_name_only("max_pool2d", o->by_name)) return false;
    if (!pack_ints("max_pool2d", "stride", &a->stride, &o->stride, 2, false)) return false;
    if (!pack_ints("max_pool2d", "padding", &a->padding, &o->padding, 2, false)) return false;
    if (!pack_ints("max_pool2d", "dilation", &a->dilation, &o->dilation, 2, false)) return false;
    if (!flag_taken("max_pool2d", "ceil_mode", o->ceil_mode, &a->ceil_mode)) return false;
    return true;
}

torc_tensor (torc_max_pool2d_with)(torc_tensor self, torc_ints kernel_size, const torc_max_pool2d_options *options) {
    if (FAILED()) return NULL;
    max_pool2d_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_max_pool2d(&a, &kernel_size, options), OP_max_pool2d, CALL_FUNCTION, in, 1, &a, NULL);
}

static const torc_max_pool1d_options options_max_pool1d = {TORC_DEFAULTS_torc_max_pool1d_options .struct_size = sizeof(torc_max_pool1d_options)};
void torc_max_pool1d_options_init(torc_max_pool1d_options *options) {
    if (options) *options = options_max_pool1d;
}

static bool decode_max_pool1d(max_pool1d_attrs *a, const torc_ints *kernel_size, const torc_max_pool1d_options *options) {
    memcpy(a, &defaults_max_pool1d, sizeof *a);
    if (!pack_ints("max_pool1d", "kernel_size", &a->kernel_size, kernel_size, 0, true)) return false;
    if (!options) return true;
    torc_max_pool1d_options copy;
    const torc_max_pool1d_options *o = options_read("max_pool1d", options, &copy, &options_max_pool1d, sizeof copy, START(torc_max_pool1d_options, stride) | START(torc_max_pool1d_options, padding) | START(torc_max_pool1d_options, dilation) | START(torc_max_pool1d_options, ceil_mode));
    if (!o || !by_name_only("max_pool1d", o->by_name)) return false;
    if (!pack_ints("max_pool1d", "stride", &a->stride, &o->stride, 0, false)) return false;
    if (!pack_ints("max_pool1d", "padding", &a->padding, &o->padding, 0, false)) return false;
    if (!pack_ints("max_pool1d", "dilation", &a->dilation, &o->dilation, 0, false)) return false;
    if (!flag_taken("max_pool1d", "ceil_mode", o->ceil_mode, &a->ceil_mode)) return false;
    return true;
}

torc_tensor (torc_max_pool1d_with)(torc_tensor self, torc_ints kernel_size, const torc_max_pool1d_options *options) {
    if (FAILED()) return NULL;
    max_pool1d_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_max_pool1d(&a, &kernel_size, options), OP_max_pool1d, CALL_FUNCTION, in, 1, &a, NULL);
}

static const torc_avg_pool2d_options options_avg_pool2d = {TORC_DEFAULTS_torc_avg_pool2d_options .struct_size = sizeof(torc_avg_pool2d_options)};
void torc_avg_pool2d_options_init(torc_avg_pool2d_options *options) {
    if (options) *options = options_avg_pool2d;
}

static bool decode_avg_pool2d(avg_pool2d_attrs *a, const torc_ints *kernel_size, const torc_avg_pool2d_options *options) {
    memcpy(a, &defaults_avg_pool2d, sizeof *a);
    if (!pack_ints("avg_pool2d", "kernel_size", &a->kernel_size, kernel_size, 2, true)) return false;
    if (!options) return true;
    torc_avg_pool2d_options copy;
    const torc_avg_pool2d_options *o = options_read("avg_pool2d", options, &copy, &options_avg_pool2d, sizeof copy, START(torc_avg_pool2d_options, stride) | START(torc_avg_pool2d_options, padding) | START(torc_avg_pool2d_options, ceil_mode) | START(torc_avg_pool2d_options, count_include_pad) | START(torc_avg_pool2d_options, divisor_override));
    if (!o || !by_name_only("avg_pool2d", o->by_name)) return false;
    if (!pack_ints("avg_pool2d", "stride", &a->stride, &o->stride, 2, false)) return false;
    if (!pack_ints("avg_pool2d", "padding", &a->padding, &o->padding, 2, false)) return false;
    if (!flag_taken("avg_pool2d", "ceil_mode", o->ceil_mode, &a->ceil_mode)) return false;
    if (!flag_taken("avg_pool2d", "count_include_pad", o->count_include_pad, &a->count_include_pad)) return false;
    a->divisor_override = int_or_none(o->divisor_override);
    return true;
}

torc_tensor (torc_avg_pool2d_with)(torc_tensor self, torc_ints kernel_size, const torc_avg_pool2d_options *options) {
    if (FAILED()) return NULL;
    avg_pool2d_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_avg_pool2d(&a, &kernel_size, options), OP_avg_pool2d, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor (torc_avg_pool2d_out_with)(torc_tensor out, torc_tensor self, torc_ints kernel_size, const torc_avg_pool2d_options *options) {
    if (FAILED()) return NULL;
    avg_pool2d_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_avg_pool2d(&a, &kernel_size, options), OP_avg_pool2d, CALL_OUT, in, 1, &a, &out);
}

static bool decode_avg_pool2d_backward(avg_pool2d_backward_attrs *a, int64_t height, int64_t width, const torc_ints *kernel_size, const torc_ints *stride, const torc_ints *padding, bool ceil_mode, bool count_include_pad, attr_number divisor_override) {
    memcpy(a, &defaults_avg_pool2d_backward, sizeof *a);
    a->height = height;
    a->width = width;
    if (!pack_ints("avg_pool2d_backward", "kernel_size", &a->kernel_size, kernel_size, 2, true)) return false;
    if (!pack_ints("avg_pool2d_backward", "stride", &a->stride, stride, 2, true)) return false;
    if (!pack_ints("avg_pool2d_backward", "padding", &a->padding, padding, 2, true)) return false;
    a->ceil_mode = ceil_mode;
    a->count_include_pad = count_include_pad;
    a->divisor_override = divisor_override;
    return true;
}

torc_tensor (op_avg_pool2d_backward)(torc_tensor grad_output, int64_t height, int64_t width, torc_ints kernel_size, torc_ints stride, torc_ints padding, bool ceil_mode, bool count_include_pad, attr_number divisor_override) {
    if (FAILED()) return NULL;
    avg_pool2d_backward_attrs a;
    torc_tensor in[1] = {grad_output};
    return call_tensor(decode_avg_pool2d_backward(&a, height, width, &kernel_size, &stride, &padding, ceil_mode, count_include_pad, divisor_override), OP_avg_pool2d_backward, CALL_FUNCTION, in, 1, &a, NULL);
}

static const torc_avg_pool1d_options options_avg_pool1d = {TORC_DEFAULTS_torc_avg_pool1d_options .struct_size = sizeof(torc_avg_pool1d_options)};
void torc_avg_pool1d_options_init(torc_avg_pool1d_options *options) {
    if (options) *options = options_avg_pool1d;
}

static bool decode_avg_pool1d(avg_pool1d_attrs *a, const torc_ints *kernel_size, const torc_avg_pool1d_options *options) {
    memcpy(a, &defaults_avg_pool1d, sizeof *a);
    if (!pack_ints("avg_pool1d", "kernel_size", &a->kernel_size, kernel_size, 0, true)) return false;
    if (!options) return true;
    torc_avg_pool1d_options copy;
    const torc_avg_pool1d_options *o = options_read("avg_pool1d", options, &copy, &options_avg_pool1d, sizeof copy, START(torc_avg_pool1d_options, stride) | START(torc_avg_pool1d_options, padding) | START(torc_avg_pool1d_options, ceil_mode) | START(torc_avg_pool1d_options, count_include_pad));
    if (!o || !by_name_only("avg_pool1d", o->by_name)) return false;
    if (!pack_ints("avg_pool1d", "stride", &a->stride, &o->stride, 0, false)) return false;
    if (!pack_ints("avg_pool1d", "padding", &a->padding, &o->padding, 0, false)) return false;
    if (!flag_taken("avg_pool1d", "ceil_mode", o->ceil_mode, &a->ceil_mode)) return false;
    if (!flag_taken("avg_pool1d", "count_include_pad", o->count_include_pad, &a->count_include_pad)) return false;
    return true;
}

torc_tensor (torc_avg_pool1d_with)(torc_tensor self, torc_ints kernel_size, const torc_avg_pool1d_options *options) {
    if (FAILED()) return NULL;
    avg_pool1d_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_avg_pool1d(&a, &kernel_size, options), OP_avg_pool1d, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_adaptive_avg_pool2d(adaptive_avg_pool2d_attrs *a, const torc_ints *output_size) {
    memcpy(a, &defaults_adaptive_avg_pool2d, sizeof *a);
    if (!pack_ints("adaptive_avg_pool2d", "output_size", &a->output_size, output_size, 0, true)) return false;
    return true;
}

torc_tensor (torc_adaptive_avg_pool2d)(torc_tensor self, torc_ints output_size) {
    if (FAILED()) return NULL;
    adaptive_avg_pool2d_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_adaptive_avg_pool2d(&a, &output_size), OP_adaptive_avg_pool2d, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_adaptive_avg_pool2d_with(torc_tensor self, torc_ints output_size, const torc_no_options *options) {
    if (!no_options("adaptive_avg_pool2d", options)) return NULL;
    return (torc_adaptive_avg_pool2d)(self, output_size);
}

static bool decode_adaptive_avg_pool2d_backward(adaptive_avg_pool2d_backward_attrs *a, int64_t height, int64_t width) {
    memcpy(a, &defaults_adaptive_avg_pool2d_backward, sizeof *a);
    a->height = height;
    a->width = width;
    return true;
}

torc_tensor (op_adaptive_avg_pool2d_backward)(torc_tensor grad_output, int64_t height, int64_t width) {
    if (FAILED()) return NULL;
    adaptive_avg_pool2d_backward_attrs a;
    torc_tensor in[1] = {grad_output};
    return call_tensor(decode_adaptive_avg_pool2d_backward(&a, height, width), OP_adaptive_avg_pool2d_backward, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_adaptive_avg_pool1d(adaptive_avg_pool1d_attrs *a, const torc_ints *output_size) {
    memcpy(a, &defaults_adaptive_avg_pool1d, sizeof *a);
    if (!pack_ints("adaptive_avg_pool1d", "output_size", &a->output_size, output_size, 0, true)) return false;
    return true;
}

torc_tensor (torc_adaptive_avg_pool1d)(torc_tensor self, torc_ints output_size) {
    if (FAILED()) return NULL;
    adaptive_avg_pool1d_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_adaptive_avg_pool1d(&a, &output_size), OP_adaptive_avg_pool1d, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_adaptive_avg_pool1d_with(torc_tensor self, torc_ints output_size, const torc_no_options *options) {
    if (!no_options("adaptive_avg_pool1d", options)) return NULL;
    return (torc_adaptive_avg_pool1d)(self, output_size);
}

static bool decode_adaptive_max_pool2d(adaptive_max_pool2d_attrs *a, const torc_ints *output_size) {
    memcpy(a, &defaults_adaptive_max_pool2d, sizeof *a);
    if (!pack_ints("adaptive_max_pool2d", "output_size", &a->output_size, output_size, 0, true)) return false;
    return true;
}

torc_adaptive_max_pool2d_result (torc_adaptive_max_pool2d)(torc_tensor self, torc_ints output_size) {
    if (FAILED()) return (torc_adaptive_max_pool2d_result){0};
    adaptive_max_pool2d_attrs a;
    torc_tensor in[1] = {self};
    torc_tensor results[2];
    call_tensors(decode_adaptive_max_pool2d(&a, &output_size), OP_adaptive_max_pool2d, CALL_FUNCTION, in, 1, &a, results, NULL);
    return (torc_adaptive_max_pool2d_result){results[0], results[1]};
}

torc_adaptive_max_pool2d_result torc_adaptive_max_pool2d_with(torc_tensor self, torc_ints output_size, const torc_no_options *options) {
    if (!no_options("adaptive_max_pool2d", options)) return (torc_adaptive_max_pool2d_result){0};
    return (torc_adaptive_max_pool2d)(self, output_size);
}

static bool decode_nll_loss_forward(nll_loss_forward_attrs *a, int64_t reduction, int64_t ignore_index) {
    memcpy(a, &defaults_nll_loss_forward, sizeof *a);
    a->reduction = reduction;
    a->ignore_index = ignore_index;
    return true;
}

op_nll_loss_forward_result (op_nll_loss_forward)(torc_tensor self, torc_tensor target, torc_tensor weight, int64_t reduction, int64_t ignore_index) {
    if (FAILED()) return (op_nll_loss_forward_result){0};
    nll_loss_forward_attrs a;
    torc_tensor in[3] = {self, target, weight};
    torc_tensor results[2];
    call_tensors(decode_nll_loss_forward(&a, reduction, ignore_index), OP_nll_loss_forward, CALL_FUNCTION, in, 3, &a, results, NULL);
    return (op_nll_loss_forward_result){results[0], results[1]};
}

static bool decode_nll_loss_backward(nll_loss_backward_attrs *a, int64_t reduction, int64_t ignore_index, const torc_ints *size) {
    memcpy(a, &defaults_nll_loss_backward, sizeof *a);
    a->reduction = reduction;
    a->ignore_index = ignore_index;
    if (!pack_ints("nll_loss_backward", "size", &a->size, size, 0, true)) return false;
    return true;
}

torc_tensor (op_nll_loss_backward)(torc_tensor grad_output, torc_tensor target, torc_tensor weight, int64_t reduction, int64_t ignore_index, torc_tensor total_weight, torc_ints size) {
    if (FAILED()) return NULL;
    nll_loss_backward_attrs a;
    torc_tensor in[4] = {grad_output, target, weight, total_weight};
    return call_tensor(decode_nll_loss_backward(&a, reduction, ignore_index, &size), OP_nll_loss_backward, CALL_FUNCTION, in, 4, &a, NULL);
}

static const torc_nll_loss_options options_nll_loss = {TORC_DEFAULTS_torc_nll_loss_options .struct_size = sizeof(torc_nll_loss_options)};
void torc_nll_loss_options_init(torc_nll_loss_options *options) {
    if (options) *options = options_nll_loss;
}

static bool decode_nll_loss(nll_loss_attrs *a, torc_tensor *tensors, const torc_nll_loss_options *options) {
    memcpy(a, &defaults_nll_loss, sizeof *a);
    if (!options) return true;
    torc_nll_loss_options copy;
    const torc_nll_loss_options *o = options_read("nll_loss", options, &copy, &options_nll_loss, sizeof copy, START(torc_nll_loss_options, weight) | START(torc_nll_loss_options, ignore_index) | START(torc_nll_loss_options, reduction));
    if (!o || !by_name_only("nll_loss", o->by_name)) return false;
    tensors[0] = o->weight;
    a->ignore_index = o->ignore_index;
    if (!pack_str("nll_loss", "reduction", &a->reduction, o->reduction)) return false;
    return true;
}

torc_tensor (torc_nll_loss_with)(torc_tensor self, torc_tensor target, const torc_nll_loss_options *options) {
    if (FAILED()) return NULL;
    nll_loss_attrs a;
    torc_tensor in[3] = {self, target, NULL};
    return call_tensor(decode_nll_loss(&a, in + 2, options), OP_nll_loss, CALL_FUNCTION, in, 3, &a, NULL);
}

static const torc_cross_entropy_options options_cross_entropy = {TORC_DEFAULTS_torc_cross_entropy_options .struct_size = sizeof(torc_cross_entropy_options)};
void torc_cross_entropy_options_init(torc_cross_entropy_options *options) {
    if (options) *options = options_cross_entropy;
}

static bool decode_cross_entropy(cross_entropy_attrs *a, torc_tensor *tensors, const torc_cross_entropy_options *options) {
    memcpy(a, &defaults_cross_entropy, sizeof *a);
    if (!options) return true;
    torc_cross_entropy_options copy;
    const torc_cross_entropy_options *o = options_read("cross_entropy", options, &copy, &options_cross_entropy, sizeof copy, START(torc_cross_entropy_options, weight) | START(torc_cross_entropy_options, ignore_index) | START(torc_cross_entropy_options, reduction) | START(torc_cross_entropy_options, label_smoothing));
    if (!o || !by_name_only("cross_entropy", o->by_name)) return false;
    tensors[0] = o->weight;
    a->ignore_index = o->ignore_index;
    if (!pack_str("cross_entropy", "reduction", &a->reduction, o->reduction)) return false;
    a->label_smoothing = o->label_smoothing;
    return true;
}

torc_tensor (torc_cross_entropy_with)(torc_tensor self, torc_tensor target, const torc_cross_entropy_options *options) {
    if (FAILED()) return NULL;
    cross_entropy_attrs a;
    torc_tensor in[3] = {self, target, NULL};
    return call_tensor(decode_cross_entropy(&a, in + 2, options), OP_cross_entropy, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_fused_cross_entropy(fused_cross_entropy_attrs *a, int64_t reduction, int64_t ignore_index) {
    memcpy(a, &defaults_fused_cross_entropy, sizeof *a);
    a->reduction = reduction;
    a->ignore_index = ignore_index;
    return true;
}

op_fused_cross_entropy_result (op_fused_cross_entropy)(torc_tensor self, torc_tensor target, int64_t reduction, int64_t ignore_index) {
    if (FAILED()) return (op_fused_cross_entropy_result){0};
    fused_cross_entropy_attrs a;
    torc_tensor in[2] = {self, target};
    torc_tensor results[3];
    call_tensors(decode_fused_cross_entropy(&a, reduction, ignore_index), OP_fused_cross_entropy, CALL_FUNCTION, in, 2, &a, results, NULL);
    return (op_fused_cross_entropy_result){results[0], results[1], results[2]};
}

static bool decode_fused_cross_entropy_backward(fused_cross_entropy_backward_attrs *a, int64_t reduction, int64_t ignore_index) {
    memcpy(a, &defaults_fused_cross_entropy_backward, sizeof *a);
    a->reduction = reduction;
    a->ignore_index = ignore_index;
    return true;
}

torc_tensor (op_fused_cross_entropy_backward)(torc_tensor grad_output, torc_tensor self, torc_tensor target, torc_tensor logsumexp, torc_tensor total, int64_t reduction, int64_t ignore_index) {
    if (FAILED()) return NULL;
    fused_cross_entropy_backward_attrs a;
    torc_tensor in[5] = {grad_output, self, target, logsumexp, total};
    return call_tensor(decode_fused_cross_entropy_backward(&a, reduction, ignore_index), OP_fused_cross_entropy_backward, CALL_FUNCTION, in, 5, &a, NULL);
}

torc_tensor (op_binary_cross_entropy_each)(torc_tensor self, torc_tensor target) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, target};
    return call_tensor(true, OP_binary_cross_entropy_each, CALL_FUNCTION, in, 2, NULL, NULL);
}

static const torc_binary_cross_entropy_options options_binary_cross_entropy = {TORC_DEFAULTS_torc_binary_cross_entropy_options .struct_size = sizeof(torc_binary_cross_entropy_options)};
void torc_binary_cross_entropy_options_init(torc_binary_cross_entropy_options *options) {
    if (options) *options = options_binary_cross_entropy;
}

static bool decode_binary_cross_entropy(binary_cross_entropy_attrs *a, torc_tensor *tensors, const torc_binary_cross_entropy_options *options) {
    memcpy(a, &defaults_binary_cross_entropy, sizeof *a);
    if (!options) return true;
    torc_binary_cross_entropy_options copy;
    const torc_binary_cross_entropy_options *o = options_read("binary_cross_entropy", options, &copy, &options_binary_cross_entropy, sizeof copy, START(torc_binary_cross_entropy_options, weight) | START(torc_binary_cross_entropy_options, reduction));
    if (!o || !by_name_only("binary_cross_entropy", o->by_name)) return false;
    tensors[0] = o->weight;
    if (!pack_str("binary_cross_entropy", "reduction", &a->reduction, o->reduction)) return false;
    return true;
}

torc_tensor (torc_binary_cross_entropy_with)(torc_tensor self, torc_tensor target, const torc_binary_cross_entropy_options *options) {
    if (FAILED()) return NULL;
    binary_cross_entropy_attrs a;
    torc_tensor in[3] = {self, target, NULL};
    return call_tensor(decode_binary_cross_entropy(&a, in + 2, options), OP_binary_cross_entropy, CALL_FUNCTION, in, 3, &a, NULL);
}

static const torc_binary_cross_entropy_with_logits_options options_binary_cross_entropy_with_logits = {TORC_DEFAULTS_torc_binary_cross_entropy_with_logits_options .struct_size = sizeof(torc_binary_cross_entropy_with_logits_options)};
void torc_binary_cross_entropy_with_logits_options_init(torc_binary_cross_entropy_with_logits_options *options) {
    if (options) *options = options_binary_cross_entropy_with_logits;
}

static bool decode_binary_cross_entropy_with_logits(binary_cross_entropy_with_logits_attrs *a, torc_tensor *tensors, const torc_binary_cross_entropy_with_logits_options *options) {
    memcpy(a, &defaults_binary_cross_entropy_with_logits, sizeof *a);
    if (!options) return true;
    torc_binary_cross_entropy_with_logits_options copy;
    const torc_binary_cross_entropy_with_logits_options *o = options_read("binary_cross_entropy_with_logits", options, &copy, &options_binary_cross_entropy_with_logits, sizeof copy, START(torc_binary_cross_entropy_with_logits_options, weight) | START(torc_binary_cross_entropy_with_logits_options, reduction) | START(torc_binary_cross_entropy_with_logits_options, pos_weight));
    if (!o || !by_name_only("binary_cross_entropy_with_logits", o->by_name)) return false;
    tensors[0] = o->weight;
    if (!pack_str("binary_cross_entropy_with_logits", "reduction", &a->reduction, o->reduction)) return false;
    tensors[1] = o->pos_weight;
    return true;
}

torc_tensor (torc_binary_cross_entropy_with_logits_with)(torc_tensor self, torc_tensor target, const torc_binary_cross_entropy_with_logits_options *options) {
    if (FAILED()) return NULL;
    binary_cross_entropy_with_logits_attrs a;
    torc_tensor in[4] = {self, target, NULL, NULL};
    return call_tensor(decode_binary_cross_entropy_with_logits(&a, in + 2, options), OP_binary_cross_entropy_with_logits, CALL_FUNCTION, in, 4, &a, NULL);
}

static const torc_mse_loss_options options_mse_loss = {TORC_DEFAULTS_torc_mse_loss_options .struct_size = sizeof(torc_mse_loss_options)};
void torc_mse_loss_options_init(torc_mse_loss_options *options) {
    if (options) *options = options_mse_loss;
}

static bool decode_mse_loss(mse_loss_attrs *a, const torc_mse_loss_options *options) {
    memcpy(a, &defaults_mse_loss, sizeof *a);
    if (!options) return true;
    torc_mse_loss_options copy;
    const torc_mse_loss_options *o = options_read("mse_loss", options, &copy, &options_mse_loss, sizeof copy, START(torc_mse_loss_options, reduction));
    if (!o || !by_name_only("mse_loss", o->by_name)) return false;
    if (!pack_str("mse_loss", "reduction", &a->reduction, o->reduction)) return false;
    return true;
}

torc_tensor (torc_mse_loss_with)(torc_tensor self, torc_tensor target, const torc_mse_loss_options *options) {
    if (FAILED()) return NULL;
    mse_loss_attrs a;
    torc_tensor in[2] = {self, target};
    return call_tensor(decode_mse_loss(&a, options), OP_mse_loss, CALL_FUNCTION, in, 2, &a, NULL);
}

static const torc_l1_loss_options options_l1_loss = {TORC_DEFAULTS_torc_l1_loss_options .struct_size = sizeof(torc_l1_loss_options)};
void torc_l1_loss_options_init(torc_l1_loss_options *options) {
    if (options) *options = options_l1_loss;
}

static bool decode_l1_loss(l1_loss_attrs *a, const torc_l1_loss_options *options) {
    memcpy(a, &defaults_l1_loss, sizeof *a);
    if (!options) return true;
    torc_l1_loss_options copy;
    const torc_l1_loss_options *o = options_read("l1_loss", options, &copy, &options_l1_loss, sizeof copy, START(torc_l1_loss_options, reduction));
    if (!o || !by_name_only("l1_loss", o->by_name)) return false;
    if (!pack_str("l1_loss", "reduction", &a->reduction, o->reduction)) return false;
    return true;
}

torc_tensor (torc_l1_loss_with)(torc_tensor self, torc_tensor target, const torc_l1_loss_options *options) {
    if (FAILED()) return NULL;
    l1_loss_attrs a;
    torc_tensor in[2] = {self, target};
    return call_tensor(decode_l1_loss(&a, options), OP_l1_loss, CALL_FUNCTION, in, 2, &a, NULL);
}

static const torc_smooth_l1_loss_options options_smooth_l1_loss = {TORC_DEFAULTS_torc_smooth_l1_loss_options .struct_size = sizeof(torc_smooth_l1_loss_options)};
void torc_smooth_l1_loss_options_init(torc_smooth_l1_loss_options *options) {
    if (options) *options = options_smooth_l1_loss;
}

static bool decode_smooth_l1_loss(smooth_l1_loss_attrs *a, const torc_smooth_l1_loss_options *options) {
    memcpy(a, &defaults_smooth_l1_loss, sizeof *a);
    if (!options) return true;
    torc_smooth_l1_loss_options copy;
    const torc_smooth_l1_loss_options *o = options_read("smooth_l1_loss", options, &copy, &options_smooth_l1_loss, sizeof copy, START(torc_smooth_l1_loss_options, reduction) | START(torc_smooth_l1_loss_options, beta));
    if (!o || !by_name_only("smooth_l1_loss", o->by_name)) return false;
    if (!pack_str("smooth_l1_loss", "reduction", &a->reduction, o->reduction)) return false;
    a->beta = o->beta;
    return true;
}

torc_tensor (torc_smooth_l1_loss_with)(torc_tensor self, torc_tensor target, const torc_smooth_l1_loss_options *options) {
    if (FAILED()) return NULL;
    smooth_l1_loss_attrs a;
    torc_tensor in[2] = {self, target};
    return call_tensor(decode_smooth_l1_loss(&a, options), OP_smooth_l1_loss, CALL_FUNCTION, in, 2, &a, NULL);
}

static const torc_huber_loss_options options_huber_loss = {TORC_DEFAULTS_torc_huber_loss_options .struct_size = sizeof(torc_huber_loss_options)};
void torc_huber_loss_options_init(torc_huber_loss_options *options) {
    if (options) *options = options_huber_loss;
}

static bool decode_huber_loss(huber_loss_attrs *a, const torc_huber_loss_options *options) {
    memcpy(a, &defaults_huber_loss, sizeof *a);
    if (!options) return true;
    torc_huber_loss_options copy;
    const torc_huber_loss_options *o = options_read("huber_loss", options, &copy, &options_huber_loss, sizeof copy, START(torc_huber_loss_options, reduction) | START(torc_huber_loss_options, delta));
    if (!o || !by_name_only("huber_loss", o->by_name)) return false;
    if (!pack_str("huber_loss", "reduction", &a->reduction, o->reduction)) return false;
    a->delta = o->delta;
    return true;
}

torc_tensor (torc_huber_loss_with)(torc_tensor self, torc_tensor target, const torc_huber_loss_options *options) {
    if (FAILED()) return NULL;
    huber_loss_attrs a;
    torc_tensor in[2] = {self, target};
    return call_tensor(decode_huber_loss(&a, options), OP_huber_loss, CALL_FUNCTION, in, 2, &a, NULL);
}

static const torc_kl_div_options options_kl_div = {TORC_DEFAULTS_torc_kl_div_options .struct_size = sizeof(torc_kl_div_options)};
void torc_kl_div_options_init(torc_kl_div_options *options) {
    if (options) *options = options_kl_div;
}

static bool decode_kl_div(kl_div_attrs *a, const torc_kl_div_options *options) {
    memcpy(a, &defaults_kl_div, sizeof *a);
    if (!options) return true;
    torc_kl_div_options copy;
    const torc_kl_div_options *o = options_read("kl_div", options, &copy, &options_kl_div, sizeof copy, START(torc_kl_div_options, reduction) | START(torc_kl_div_options, log_target));
    if (!o || !by_name_only("kl_div", o->by_name)) return false;
    if (!pack_str("kl_div", "reduction", &a->reduction, o->reduction)) return false;
    if (!flag_taken("kl_div", "log_target", o->log_target, &a->log_target)) return false;
    return true;
}

torc_tensor (torc_kl_div_with)(torc_tensor self, torc_tensor target, const torc_kl_div_options *options) {
    if (FAILED()) return NULL;
    kl_div_attrs a;
    torc_tensor in[2] = {self, target};
    return call_tensor(decode_kl_div(&a, options), OP_kl_div, CALL_FUNCTION, in, 2, &a, NULL);
}

static const torc_one_hot_options options_one_hot = {TORC_DEFAULTS_torc_one_hot_options .struct_size = sizeof(torc_one_hot_options)};
void torc_one_hot_options_init(torc_one_hot_options *options) {
    if (options) *options = options_one_hot;
}

static bool decode_one_hot(one_hot_attrs *a, const torc_one_hot_options *options) {
    memcpy(a, &defaults_one_hot, sizeof *a);
    if (!options) return true;
    torc_one_hot_options copy;
    const torc_one_hot_options *o = options_read("one_hot", options, &copy, &options_one_hot, sizeof copy, START(torc_one_hot_options, num_classes));
    if (!o || !by_name_only("one_hot", o->by_name)) return false;
    a->num_classes = o->num_classes;
    return true;
}

torc_tensor (torc_one_hot_with)(torc_tensor self, const torc_one_hot_options *options) {
    if (FAILED()) return NULL;
    one_hot_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_one_hot(&a, options), OP_one_hot, CALL_FUNCTION, in, 1, &a, NULL);
}

static const torc_scaled_dot_product_attention_options options_scaled_dot_product_attention = {TORC_DEFAULTS_torc_scaled_dot_product_attention_options .struct_size = sizeof(torc_scaled_dot_product_attention_options)};
void torc_scaled_dot_product_attention_options_init(torc_scaled_dot_product_attention_options *options) {
    if (options) *options = options_scaled_dot_product_attention;
}

static bool decode_scaled_dot_product_attention(scaled_dot_product_attention_attrs *a, torc_tensor *tensors, const torc_scaled_dot_product_attention_options *options) {
    memcpy(a, &defaults_scaled_dot_product_attention, sizeof *a);
    if (!options) return true;
    torc_scaled_dot_product_attention_options copy;
    const torc_scaled_dot_product_attention_options *o = options_read("scaled_dot_product_attention", options, &copy, &options_scaled_dot_product_attention, sizeof copy, START(torc_scaled_dot_product_attention_options, attn_mask) | START(torc_scaled_dot_product_attention_options, dropout_p) | START(torc_scaled_dot_product_attention_options, is_causal) | START(torc_scaled_dot_product_attention_options, scale) | START(torc_scaled_dot_product_attention_options, enable_gqa));
    if (!o || !by_name_only("scaled_dot_product_attention", o->by_name)) return false;
    tensors[0] = o->attn_mask;
    a->dropout_p = o->dropout_p;
    if (!flag_taken("scaled_dot_product_attention", "is_causal", o->is_causal, &a->is_causal)) return false;
    a->scale = float_or_none(o->scale);
    if (!flag_taken("scaled_dot_product_attention", "enable_gqa", o->enable_gqa, &a->enable_gqa)) return false;
    return true;
}

torc_tensor (torc_scaled_dot_product_attention_with)(torc_tensor query, torc_tensor key, torc_tensor value, const torc_scaled_dot_product_attention_options *options) {
    if (FAILED()) return NULL;
    scaled_dot_product_attention_attrs a;
    torc_tensor in[4] = {query, key, value, NULL};
    return call_tensor(decode_scaled_dot_product_attention(&a, in + 3, options), OP_scaled_dot_product_attention, CALL_FUNCTION, in, 4, &a, NULL);
}

static bool decode_fused_attention(fused_attention_attrs *a, bool is_causal, double scale, double dropout_p) {
    memcpy(a, &defaults_fused_attention, sizeof *a);
    a->is_causal = is_causal;
    a->scale = scale;
    a->dropout_p = dropout_p;
    return true;
}

op_fused_attention_result (op_fused_attention)(torc_tensor query, torc_tensor key, torc_tensor value, bool is_causal, double scale, torc_tensor bias, torc_tensor drawn, double dropout_p) {
    if (FAILED()) return (op_fused_attention_result){0};
    fused_attention_attrs a;
    torc_tensor in[5] = {query, key, value, bias, drawn};
    torc_tensor results[2];
    call_tensors(decode_fused_attention(&a, is_causal, scale, dropout_p), OP_fused_attention, CALL_FUNCTION, in, 5, &a, results, NULL);
    return (op_fused_attention_result){results[0], results[1]};
}

static bool decode_fused_attention_backward(fused_attention_backward_attrs *a, bool is_causal, double scale, double dropout_p) {
    memcpy(a, &defaults_fused_attention_backward, sizeof *a);
    a->is_causal = is_causal;
    a->scale = scale;
    a->dropout_p = dropout_p;
    return true;
}

op_fused_attention_backward_result (op_fused_attention_backward)(torc_tensor grad_output, torc_tensor query, torc_tensor key, torc_tensor value, torc_tensor output, torc_tensor logsumexp, bool is_causal, double scale, torc_tensor bias, torc_tensor drawn, double dropout_p) {
    if (FAILED()) return (op_fused_attention_backward_result){0};
    fused_attention_backward_attrs a;
    torc_tensor in[8] = {grad_output, query, key, value, output, logsumexp, bias, drawn};
    torc_tensor results[3];
    call_tensors(decode_fused_attention_backward(&a, is_causal, scale, dropout_p), OP_fused_attention_backward, CALL_FUNCTION, in, 8, &a, results, NULL);
    return (op_fused_attention_backward_result){results[0], results[1], results[2]};
}

static bool decode_attention_draw_(attention_draw__attrs *a, int64_t count, torc_generator generator) {
    memcpy(a, &defaults_attention_draw_, sizeof *a);
    a->count = count;
    a->generator = generator;
    return true;
}

torc_tensor (op_attention_draw_)(torc_tensor self, int64_t count, torc_generator generator) {
    if (FAILED()) return NULL;
    attention_draw__attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_attention_draw_(&a, count, generator), OP_attention_draw_, CALL_INPLACE, in, 1, &a, NULL);
}

static bool decode__fused_sgd_(_fused_sgd__attrs *a, double weight_decay, double momentum, double lr, double dampening, bool nesterov, bool maximize, bool is_first_step) {
    memcpy(a, &defaults__fused_sgd_, sizeof *a);
    a->weight_decay = weight_decay;
    a->momentum = momentum;
    a->lr = lr;
    a->dampening = dampening;
    a->nesterov = nesterov;
    a->maximize = maximize;
    a->is_first_step = is_first_step;
    return true;
}

bool (op__fused_sgd_)(torc_tensors self, torc_tensors grads, torc_tensors momentum_buffer_list, double weight_decay, double momentum, double lr, double dampening, bool nesterov, bool maximize, bool is_first_step, torc_tensor lr_tensor, torc_tensor grad_scale, torc_tensor found_inf) {
    if (FAILED()) return false;
    _fused_sgd__attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__fused_sgd_(&a, weight_decay, momentum, lr, dampening, nesterov, maximize, is_first_step);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, grads);
    call_inputs_add_list(&inputs, momentum_buffer_list);
    call_inputs_add(&inputs, lr_tensor);
    call_inputs_add(&inputs, grad_scale);
    call_inputs_add(&inputs, found_inf);
    return call_collected_nothing(decoded, OP__fused_sgd_, CALL_FUNCTION, &inputs, &a);
}

static bool decode__fused_adam_(_fused_adam__attrs *a, double lr, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize) {
    memcpy(a, &defaults__fused_adam_, sizeof *a);
    a->lr = lr;
    a->beta1 = beta1;
    a->beta2 = beta2;
    a->weight_decay = weight_decay;
    a->eps = eps;
    a->amsgrad = amsgrad;
    a->maximize = maximize;
    return true;
}

bool (op__fused_adam_)(torc_tensors self, torc_tensors grads, torc_tensors exp_avgs, torc_tensors exp_avg_sqs, torc_tensors max_exp_avg_sqs, torc_tensors state_steps, double lr, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, torc_tensor lr_tensor, torc_tensor grad_scale, torc_tensor found_inf) {
    if (FAILED()) return false;
    _fused_adam__attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__fused_adam_(&a, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, grads);
    call_inputs_add_list(&inputs, exp_avgs);
    call_inputs_add_list(&inputs, exp_avg_sqs);
    call_inputs_add_list(&inputs, max_exp_avg_sqs);
    call_inputs_add_list(&inputs, state_steps);
    call_inputs_add(&inputs, lr_tensor);
    call_inputs_add(&inputs, grad_scale);
    call_inputs_add(&inputs, found_inf);
    return call_collected_nothing(decoded, OP__fused_adam_, CALL_FUNCTION, &inputs, &a);
}

static bool decode__fused_adamw_(_fused_adamw__attrs *a, double lr, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize) {
    memcpy(a, &defaults__fused_adamw_, sizeof *a);
    a->lr = lr;
    a->beta1 = beta1;
    a->beta2 = beta2;
    a->weight_decay = weight_decay;
    a->eps = eps;
    a->amsgrad = amsgrad;
    a->maximize = maximize;
    return true;
}

bool (op__fused_adamw_)(torc_tensors self, torc_tensors grads, torc_tensors exp_avgs, torc_tensors exp_avg_sqs, torc_tensors max_exp_avg_sqs, torc_tensors state_steps, double lr, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, torc_tensor lr_tensor, torc_tensor grad_scale, torc_tensor found_inf) {
    if (FAILED()) return false;
    _fused_adamw__attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__fused_adamw_(&a, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, grads);
    call_inputs_add_list(&inputs, exp_avgs);
    call_inputs_add_list(&inputs, exp_avg_sqs);
    call_inputs_add_list(&inputs, max_exp_avg_sqs);
    call_inputs_add_list(&inputs, state_steps);
    call_inputs_add(&inputs, lr_tensor);
    call_inputs_add(&inputs, grad_scale);
    call_inputs_add(&inputs, found_inf);
    return call_collected_nothing(decoded, OP__fused_adamw_, CALL_FUNCTION, &inputs, &a);
}

torc_tensors (torc__foreach_abs)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_abs, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_abs_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_abs", options)) return NO_TENSORS;
    return (torc__foreach_abs)(self);
}

bool (torc__foreach_abs_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_abs, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_abs_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_abs", options)) return false;
    return (torc__foreach_abs_)(self);
}

torc_tensors (torc__foreach_acos)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_acos, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_acos_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_acos", options)) return NO_TENSORS;
    return (torc__foreach_acos)(self);
}

bool (torc__foreach_acos_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_acos, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_acos_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_acos", options)) return false;
    return (torc__foreach_acos_)(self);
}

torc_tensors (torc__foreach_asin)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_asin, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_asin_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_asin", options)) return NO_TENSORS;
    return (torc__foreach_asin)(self);
}

bool (torc__foreach_asin_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_asin, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_asin_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_asin", options)) return false;
    return (torc__foreach_asin_)(self);
}

torc_tensors (torc__foreach_atan)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_atan, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_atan_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_atan", options)) return NO_TENSORS;
    return (torc__foreach_atan)(self);
}

bool (torc__foreach_atan_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_atan, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_atan_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_atan", options)) return false;
    return (torc__foreach_atan_)(self);
}

torc_tensors (torc__foreach_ceil)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_ceil, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_ceil_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_ceil", options)) return NO_TENSORS;
    return (torc__foreach_ceil)(self);
}

bool (torc__foreach_ceil_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_ceil, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_ceil_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_ceil", options)) return false;
    return (torc__foreach_ceil_)(self);
}

torc_tensors (torc__foreach_cos)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_cos, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_cos_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_cos", options)) return NO_TENSORS;
    return (torc__foreach_cos)(self);
}

bool (torc__foreach_cos_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_cos, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_cos_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_cos", options)) return false;
    return (torc__foreach_cos_)(self);
}

torc_tensors (torc__foreach_cosh)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_cosh, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_cosh_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_cosh", options)) return NO_TENSORS;
    return (torc__foreach_cosh)(self);
}

bool (torc__foreach_cosh_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_cosh, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_cosh_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_cosh", options)) return false;
    return (torc__foreach_cosh_)(self);
}

torc_tensors (torc__foreach_erf)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_erf, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_erf_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_erf", options)) return NO_TENSORS;
    return (torc__foreach_erf)(self);
}

bool (torc__foreach_erf_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_erf, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_erf_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_erf", options)) return false;
    return (torc__foreach_erf_)(self);
}

torc_tensors (torc__foreach_erfc)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_erfc, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_erfc_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_erfc", options)) return NO_TENSORS;
    return (torc__foreach_erfc)(self);
}

bool (torc__foreach_erfc_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_erfc, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_erfc_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_erfc", options)) return false;
    return (torc__foreach_erfc_)(self);
}

torc_tensors (torc__foreach_exp)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_exp, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_exp_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_exp", options)) return NO_TENSORS;
    return (torc__foreach_exp)(self);
}

bool (torc__foreach_exp_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_exp, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_exp_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_exp", options)) return false;
    return (torc__foreach_exp_)(self);
}

torc_tensors (torc__foreach_expm1)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_expm1, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_expm1_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_expm1", options)) return NO_TENSORS;
    return (torc__foreach_expm1)(self);
}

bool (torc__foreach_expm1_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_expm1, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_expm1_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_expm1", options)) return false;
    return (torc__foreach_expm1_)(self);
}

torc_tensors (torc__foreach_floor)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_floor, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_floor_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_floor", options)) return NO_TENSORS;
    return (torc__foreach_floor)(self);
}

bool (torc__foreach_floor_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_floor, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_floor_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_floor", options)) return false;
    return (torc__foreach_floor_)(self);
}

torc_tensors (torc__foreach_frac)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_frac, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_frac_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_frac", options)) return NO_TENSORS;
    return (torc__foreach_frac)(self);
}

bool (torc__foreach_frac_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_frac, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_frac_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_frac", options)) return false;
    return (torc__foreach_frac_)(self);
}

torc_tensors (torc__foreach_log)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_log, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_log_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_log", options)) return NO_TENSORS;
    return (torc__foreach_log)(self);
}

bool (torc__foreach_log_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_log, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_log_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_log", options)) return false;
    return (torc__foreach_log_)(self);
}

torc_tensors (torc__foreach_log10)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_log10, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_log10_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_log10", options)) return NO_TENSORS;
    return (torc__foreach_log10)(self);
}

bool (torc__foreach_log10_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_log10, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_log10_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_log10", options)) return false;
    return (torc__foreach_log10_)(self);
}

torc_tensors (torc__foreach_log1p)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_log1p, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_log1p_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_log1p", options)) return NO_TENSORS;
    return (torc__foreach_log1p)(self);
}

bool (torc__foreach_log1p_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_log1p, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_log1p_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_log1p", options)) return false;
    return (torc__foreach_log1p_)(self);
}

torc_tensors (torc__foreach_log2)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_log2, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_log2_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_log2", options)) return NO_TENSORS;
    return (torc__foreach_log2)(self);
}

bool (torc__foreach_log2_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_log2, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_log2_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_log2", options)) return false;
    return (torc__foreach_log2_)(self);
}

torc_tensors (torc__foreach_neg)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_neg, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_neg_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_neg", options)) return NO_TENSORS;
    return (torc__foreach_neg)(self);
}

bool (torc__foreach_neg_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_neg, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_neg_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_neg", options)) return false;
    return (torc__foreach_neg_)(self);
}

torc_tensors (torc__foreach_reciprocal)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_reciprocal, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_reciprocal_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_reciprocal", options)) return NO_TENSORS;
    return (torc__foreach_reciprocal)(self);
}

bool (torc__foreach_reciprocal_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_reciprocal, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_reciprocal_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_reciprocal", options)) return false;
    return (torc__foreach_reciprocal_)(self);
}

torc_tensors (torc__foreach_round)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_round, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_round_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_round", options)) return NO_TENSORS;
    return (torc__foreach_round)(self);
}

bool (torc__foreach_round_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_round, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_round_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_round", options)) return false;
    return (torc__foreach_round_)(self);
}

torc_tensors (torc__foreach_rsqrt)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_rsqrt, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_rsqrt_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_rsqrt", options)) return NO_TENSORS;
    return (torc__foreach_rsqrt)(self);
}

bool (torc__foreach_rsqrt_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_rsqrt, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_rsqrt_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_rsqrt", options)) return false;
    return (torc__foreach_rsqrt_)(self);
}

torc_tensors (torc__foreach_sigmoid)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_sigmoid, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_sigmoid_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_sigmoid", options)) return NO_TENSORS;
    return (torc__foreach_sigmoid)(self);
}

bool (torc__foreach_sigmoid_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_sigmoid, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_sigmoid_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_sigmoid", options)) return false;
    return (torc__foreach_sigmoid_)(self);
}

torc_tensors (torc__foreach_sign)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_sign, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_sign_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_sign", options)) return NO_TENSORS;
    return (torc__foreach_sign)(self);
}

bool (torc__foreach_sign_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_sign, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_sign_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_sign", options)) return false;
    return (torc__foreach_sign_)(self);
}

torc_tensors (torc__foreach_sin)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_sin, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_sin_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_sin", options)) return NO_TENSORS;
    return (torc__foreach_sin)(self);
}

bool (torc__foreach_sin_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_sin, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_sin_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_sin", options)) return false;
    return (torc__foreach_sin_)(self);
}

torc_tensors (torc__foreach_sinh)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_sinh, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_sinh_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_sinh", options)) return NO_TENSORS;
    return (torc__foreach_sinh)(self);
}

bool (torc__foreach_sinh_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_sinh, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_sinh_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_sinh", options)) return false;
    return (torc__foreach_sinh_)(self);
}

torc_tensors (torc__foreach_sqrt)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_sqrt, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_sqrt_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_sqrt", options)) return NO_TENSORS;
    return (torc__foreach_sqrt)(self);
}

bool (torc__foreach_sqrt_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_sqrt, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_sqrt_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_sqrt", options)) return false;
    return (torc__foreach_sqrt_)(self);
}

torc_tensors (torc__foreach_tan)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_tan, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_tan_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_tan", options)) return NO_TENSORS;
    return (torc__foreach_tan)(self);
}

bool (torc__foreach_tan_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_tan, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_tan_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_tan", options)) return false;
    return (torc__foreach_tan_)(self);
}

torc_tensors (torc__foreach_tanh)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_tanh, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_tanh_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_tanh", options)) return NO_TENSORS;
    return (torc__foreach_tanh)(self);
}

bool (torc__foreach_tanh_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_tanh, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_tanh_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_tanh", options)) return false;
    return (torc__foreach_tanh_)(self);
}

torc_tensors (torc__foreach_trunc)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_trunc, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_trunc_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_trunc", options)) return NO_TENSORS;
    return (torc__foreach_trunc)(self);
}

bool (torc__foreach_trunc_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_trunc, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_trunc_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_trunc", options)) return false;
    return (torc__foreach_trunc_)(self);
}

bool (torc__foreach_zero_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_zero_, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_zero_inplace_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_zero_", options)) return false;
    return (torc__foreach_zero_)(self);
}

static const torc__foreach_copy_inplace_options options__foreach_copy_ = {TORC_DEFAULTS_torc__foreach_copy_inplace_options .struct_size = sizeof(torc__foreach_copy_inplace_options)};
void torc__foreach_copy_inplace_options_init(torc__foreach_copy_inplace_options *options) {
    if (options) *options = options__foreach_copy_;
}

static bool decode__foreach_copy_(_foreach_copy__attrs *a, const torc__foreach_copy_inplace_options *options) {
    memcpy(a, &defaults__foreach_copy_, sizeof *a);
    if (!options) return true;
    torc__foreach_copy_inplace_options copy;
    const torc__foreach_copy_inplace_options *o = options_read("_foreach_copy_", options, &copy, &options__foreach_copy_, sizeof copy, START(torc__foreach_copy_inplace_options, non_blocking));
    if (!o || !by_name_only("_foreach_copy_", o->by_name)) return false;
    if (!flag_taken("_foreach_copy_", "non_blocking", o->non_blocking, &a->non_blocking)) return false;
    return true;
}

bool (torc__foreach_copy_inplace_with)(torc_tensors self, torc_tensors src, const torc__foreach_copy_inplace_options *options) {
    if (FAILED()) return false;
    _foreach_copy__attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_copy_(&a, options);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, src);
    return call_collected_nothing(decoded, OP__foreach_copy_, CALL_INPLACE, &inputs, &a);
}

static const torc__foreach_norm_options options__foreach_norm = {TORC_DEFAULTS_torc__foreach_norm_options .struct_size = sizeof(torc__foreach_norm_options)};
void torc__foreach_norm_options_init(torc__foreach_norm_options *options) {
    if (options) *options = options__foreach_norm;
}

static bool decode__foreach_norm(_foreach_norm_attrs *a, const torc__foreach_norm_options *options) {
    memcpy(a, &defaults__foreach_norm, sizeof *a);
    if (!options) return true;
    torc__foreach_norm_options copy;
    const torc__foreach_norm_options *o = options_read("_foreach_norm", options, &copy, &options__foreach_norm, sizeof copy, START(torc__foreach_norm_options, ord) | START(torc__foreach_norm_options, dtype));
    if (!o || !reserved_is_0("_foreach_norm", o->reserved0) || !by_name_only("_foreach_norm", o->by_name)) return false;
    if (!pack_number("_foreach_norm", "ord", &a->ord, o->ord, false)) return false;
    a->dtype = (int32_t)o->dtype;
    return true;
}

torc_tensors (torc__foreach_norm_with)(torc_tensors self, const torc__foreach_norm_options *options) {
    if (FAILED()) return NO_TENSORS;
    _foreach_norm_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_norm(&a, options);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_norm, CALL_FUNCTION, &inputs, &a);
}

torc_tensors (torc__foreach_max)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_max, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_max_with(torc_tensors self, const torc_no_options *options) {
    if (!no_options("_foreach_max", options)) return NO_TENSORS;
    return (torc__foreach_max)(self);
}

static const torc__foreach_add_options options__foreach_add = {TORC_DEFAULTS_torc__foreach_add_options .struct_size = sizeof(torc__foreach_add_options)};
void torc__foreach_add_options_init(torc__foreach_add_options *options) {
    if (options) *options = options__foreach_add;
}

static bool decode__foreach_add(_foreach_add_attrs *a, const torc__foreach_add_options *options) {
    memcpy(a, &defaults__foreach_add, sizeof *a);
    if (!options) return true;
    torc__foreach_add_options copy;
    const torc__foreach_add_options *o = options_read("_foreach_add", options, &copy, &options__foreach_add, sizeof copy, START(torc__foreach_add_options, alpha));
    if (!o || !by_name_only("_foreach_add", o->by_name)) return false;
    if (!pack_number("_foreach_add", "alpha", &a->alpha, o->alpha, false)) return false;
    return true;
}

torc_tensors (torc__foreach_add_with)(torc_tensors self, torc_tensors other, const torc__foreach_add_options *options) {
    if (FAILED()) return NO_TENSORS;
    _foreach_add_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_add(&a, options);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_list(decoded, OP__foreach_add, CALL_FUNCTION, &inputs, &a);
}

bool (torc__foreach_add_inplace_with)(torc_tensors self, torc_tensors other, const torc__foreach_add_options *options) {
    if (FAILED()) return false;
    _foreach_add_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_add(&a, options);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_nothing(decoded, OP__foreach_add, CALL_INPLACE, &inputs, &a);
}

static bool decode__foreach_add_scalar(_foreach_add_scalar_attrs *a, torc_number scalar) {
    memcpy(a, &defaults__foreach_add_scalar, sizeof *a);
    if (!pack_number("_foreach_add_scalar", "scalar", &a->scalar, scalar, false)) return false;
    return true;
}

torc_tensors (torc__foreach_add_scalar)(torc_tensors self, torc_number scalar) {
    if (FAILED()) return NO_TENSORS;
    _foreach_add_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_add_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_add_scalar, CALL_FUNCTION, &inputs, &a);
}

torc_tensors torc__foreach_add_scalar_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    if (!no_options("_foreach_add_scalar", options)) return NO_TENSORS;
    return (torc__foreach_add_scalar)(self, scalar);
}

bool (torc__foreach_add_scalar_)(torc_tensors self, torc_number scalar) {
    if (FAILED()) return false;
    _foreach_add_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_add_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_add_scalar, CALL_INPLACE, &inputs, &a);
}

bool torc__foreach_add_scalar_inplace_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    if (!no_options("_foreach_add_scalar", options)) return false;
    return (torc__foreach_add_scalar_)(self, scalar);
}

static bool decode__foreach_add_scalar_list(_foreach_add_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, &defaults__foreach_add_scalar_list, sizeof *a);
    if (!pack_numbers("_foreach_add_scalar_list", "scalars", &a->scalars, scalars)) return false;
    return true;
}

torc_tensors (torc__foreach_add_scalar_list)(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return NO_TENSORS;
    _foreach_add_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_add_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_add_scalar_list, CALL_FUNCTION, &inputs, &a);
}

torc_tensors torc__foreach_add_scalar_list_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    if (!no_options("_foreach_add_scalar_list", options)) return NO_TENSORS;
    return (torc__foreach_add_scalar_list)(self, scalars);
}

bool (torc__foreach_add_scalar_list_)(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return false;
    _foreach_add_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_add_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_add_scalar_list, CALL_INPLACE, &inputs, &a);
}

bool torc__foreach_add_scalar_list_inplace_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    if (!no_options("_foreach_add_scalar_list", options)) return false;
    return (torc__foreach_add_scalar_list_)(self, scalars);
}

static const torc__foreach_add_tensor_options options__foreach_add_tensor = {TORC_DEFAULTS_torc__foreach_add_tensor_options .struct_size = sizeof(torc__foreach_add_tensor_options)};
void torc__foreach_add_tensor_options_init(torc__foreach_add_tensor_options *options) {
    if (options) *options = options__foreach_add_tensor;
}

static bool decode__foreach_add_tensor(_foreach_add_tensor_attrs *a, const torc__foreach_add_tensor_options *options) {
    memcpy(a, &defaults__foreach_add_tensor, sizeof *a);
    if (!options) return true;
    torc__foreach_add_tensor_options copy;
    const torc__foreach_add_tensor_options *o = options_read("_foreach_add_tensor", options, &copy, &options__foreach_add_tensor, sizeof copy, START(torc__foreach_add_tensor_options, alpha));
    if (!o || !by_name_only("_foreach_add_tensor", o->by_name)) return false;
    if (!pack_number("_foreach_add_tensor", "alpha", &a->alpha, o->alpha, false)) return false;
    return true;
}

torc_tensors (torc__foreach_add_tensor_with)(torc_tensors self, torc_tensor other, const torc__foreach_add_tensor_options *options) {
    if (FAILED()) return NO_TENSORS;
    _foreach_add_tensor_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_add_tensor(&a, options);
    call_inputs_add_list(&inputs, self);
    call_inputs_add(&inputs, other);
    return call_collected_list(decoded, OP__foreach_add_tensor, CALL_FUNCTION, &inputs, &a);
}

bool (torc__foreach_add_tensor_inplace_with)(torc_tensors self, torc_tensor other, const torc__foreach_add_tensor_options *options) {
    if (FAILED()) return false;
    _foreach_add_tensor_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_add_tensor(&a, options);
    call_inputs_add_list(&inputs, self);
    call_inputs_add(&inputs, other);
    return call_collected_nothing(decoded, OP__foreach_add_tensor, CALL_INPLACE, &inputs, &a);
}

static const torc__foreach_sub_options options__foreach_sub = {TORC_DEFAULTS_torc__foreach_sub_options .struct_size = sizeof(torc__foreach_sub_options)};
void torc__foreach_sub_options_init(torc__foreach_sub_options *options) {
    if (options) *options = options__foreach_sub;
}

static bool decode__foreach_sub(_foreach_sub_attrs *a, const torc__foreach_sub_options *options) {
    memcpy(a, &defaults__foreach_sub, sizeof *a);
    if (!options) return true;
    torc__foreach_sub_options copy;
    const torc__foreach_sub_options *o = options_read("_foreach_sub", options, &copy, &options__foreach_sub, sizeof copy, START(torc__foreach_sub_options, alpha));
    if (!o || !by_name_only("_foreach_sub", o->by_name)) return false;
    if (!pack_number("_foreach_sub", "alpha", &a->alpha, o->alpha, false)) return false;
    return true;
}

torc_tensors (torc__foreach_sub_with)(torc_tensors self, torc_tensors other, const torc__foreach_sub_options *options) {
    if (FAILED()) return NO_TENSORS;
    _foreach_sub_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_sub(&a, options);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_list(decoded, OP__foreach_sub, CALL_FUNCTION, &inputs, &a);
}

bool (torc__foreach_sub_inplace_with)(torc_tensors self, torc_tensors other, const torc__foreach_sub_options *options) {
    if (FAILED()) return false;
    _foreach_sub_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_sub(&a, options);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_nothing(decoded, OP__foreach_sub, CALL_INPLACE, &inputs, &a);
}

static bool decode__foreach_sub_scalar(_foreach_sub_scalar_attrs *a, torc_number scalar) {
    memcpy(a, &defaults__foreach_sub_scalar, sizeof *a);
    if (!pack_number("_foreach_sub_scalar", "scalar", &a->scalar, scalar, false)) return false;
    return true;
}

torc_tensors (torc__foreach_sub_scalar)(torc_tensors self, torc_number scalar) {
    if (FAILED()) return NO_TENSORS;
    _foreach_sub_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_sub_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_sub_scalar, CALL_FUNCTION, &inputs, &a);
}

torc_tensors torc__foreach_sub_scalar_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    if (!no_options("_foreach_sub_scalar", options)) return NO_TENSORS;
    return (torc__foreach_sub_scalar)(self, scalar);
}

bool (torc__foreach_sub_scalar_)(torc_tensors self, torc_number scalar) {
    if (FAILED()) return false;
    _foreach_sub_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_sub_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_sub_scalar, CALL_INPLACE, &inputs, &a);
}

bool torc__foreach_sub_scalar_inplace_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    if (!no_options("_foreach_sub_scalar", options)) return false;
    return (torc__foreach_sub_scalar_)(self, scalar);
}

static bool decode__foreach_sub_scalar_list(_foreach_sub_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, &defaults__foreach_sub_scalar_list, sizeof *a);
    if (!pack_numbers("_foreach_sub_scalar_list", "scalars", &a->scalars, scalars)) return false;
    return true;
}

torc_tensors (torc__foreach_sub_scalar_list)(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return NO_TENSORS;
    _foreach_sub_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_sub_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_sub_scalar_list, CALL_FUNCTION, &inputs, &a);
}

torc_tensors torc__foreach_sub_scalar_list_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    if (!no_options("_foreach_sub_scalar_list", options)) return NO_TENSORS;
    return (torc__foreach_sub_scalar_list)(self, scalars);
}

bool (torc__foreach_sub_scalar_list_)(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return false;
    _foreach_sub_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_sub_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_sub_scalar_list, CALL_INPLACE, &inputs, &a);
}

bool torc__foreach_sub_scalar_list_inplace_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    if (!no_options("_foreach_sub_scalar_list", options)) return false;
    return (torc__foreach_sub_scalar_list_)(self, scalars);
}

torc_tensors (torc__foreach_mul)(torc_tensors self, torc_tensors other) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_list(decoded, OP__foreach_mul, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_mul_with(torc_tensors self, torc_tensors other, const torc_no_options *options) {
    if (!no_options("_foreach_mul", options)) return NO_TENSORS;
    return (torc__foreach_mul)(self, other);
}

bool (torc__foreach_mul_)(torc_tensors self, torc_tensors other) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_nothing(decoded, OP__foreach_mul, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_mul_inplace_with(torc_tensors self, torc_tensors other, const torc_no_options *options) {
    if (!no_options("_foreach_mul", options)) return false;
    return (torc__foreach_mul_)(self, other);
}

static bool decode__foreach_mul_scalar(_foreach_mul_scalar_attrs *a, torc_number scalar) {
    memcpy(a, &defaults__foreach_mul_scalar, sizeof *a);
    if (!pack_number("_foreach_mul_scalar", "scalar", &a->scalar, scalar, false)) return false;
    return true;
}

torc_tensors (torc__foreach_mul_scalar)(torc_tensors self, torc_number scalar) {
    if (FAILED()) return NO_TENSORS;
    _foreach_mul_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_mul_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_mul_scalar, CALL_FUNCTION, &inputs, &a);
}

torc_tensors torc__foreach_mul_scalar_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    if (!no_options("_foreach_mul_scalar", options)) return NO_TENSORS;
    return (torc__foreach_mul_scalar)(self, scalar);
}

bool (torc__foreach_mul_scalar_)(torc_tensors self, torc_number scalar) {
    if (FAILED()) return false;
    _foreach_mul_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_mul_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_mul_scalar, CALL_INPLACE, &inputs, &a);
}

bool torc__foreach_mul_scalar_inplace_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    if (!no_options("_foreach_mul_scalar", options)) return false;
    return (torc__foreach_mul_scalar_)(self, scalar);
}

static bool decode__foreach_mul_scalar_list(_foreach_mul_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, &defaults__foreach_mul_scalar_list, sizeof *a);
    if (!pack_numbers("_foreach_mul_scalar_list", "scalars", &a->scalars, scalars)) return false;
    return true;
}

torc_tensors (torc__foreach_mul_scalar_list)(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return NO_TENSORS;
    _foreach_mul_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_mul_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_mul_scalar_list, CALL_FUNCTION, &inputs, &a);
}

torc_tensors torc__foreach_mul_scalar_list_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    if (!no_options("_foreach_mul_scalar_list", options)) return NO_TENSORS;
    return (torc__foreach_mul_scalar_list)(self, scalars);
}

bool (torc__foreach_mul_scalar_list_)(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return false;
    _foreach_mul_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_mul_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_mul_scalar_list, CALL_INPLACE, &inputs, &a);
}

bool torc__foreach_mul_scalar_list_inplace_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    if (!no_options("_foreach_mul_scalar_list", options)) return false;
    return (torc__foreach_mul_scalar_list_)(self, scalars);
}

torc_tensors (torc__foreach_mul_tensor)(torc_tensors self, torc_tensor other) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add(&inputs, other);
    return call_collected_list(decoded, OP__foreach_mul_tensor, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_mul_tensor_with(torc_tensors self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("_foreach_mul_tensor", options)) return NO_TENSORS;
    return (torc__foreach_mul_tensor)(self, other);
}

bool (torc__foreach_mul_tensor_)(torc_tensors self, torc_tensor other) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add(&inputs, other);
    return call_collected_nothing(decoded, OP__foreach_mul_tensor, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_mul_tensor_inplace_with(torc_tensors self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("_foreach_mul_tensor", options)) return false;
    return (torc__foreach_mul_tensor_)(self, other);
}

torc_tensors (torc__foreach_div)(torc_tensors self, torc_tensors other) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_list(decoded, OP__foreach_div, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_div_with(torc_tensors self, torc_tensors other, const torc_no_options *options) {
    if (!no_options("_foreach_div", options)) return NO_TENSORS;
    return (torc__foreach_div)(self, other);
}

bool (torc__foreach_div_)(torc_tensors self, torc_tensors other) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_nothing(decoded, OP__foreach_div, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_div_inplace_with(torc_tensors self, torc_tensors other, const torc_no_options *options) {
    if (!no_options("_foreach_div", options)) return false;
    return (torc__foreach_div_)(self, other);
}

static bool decode__foreach_div_scalar(_foreach_div_scalar_attrs *a, torc_number scalar) {
    memcpy(a, &defaults__foreach_div_scalar, sizeof *a);
    if (!pack_number("_foreach_div_scalar", "scalar", &a->scalar, scalar, false)) return false;
    return true;
}

torc_tensors (torc__foreach_div_scalar)(torc_tensors self, torc_number scalar) {
    if (FAILED()) return NO_TENSORS;
    _foreach_div_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_div_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_div_scalar, CALL_FUNCTION, &inputs, &a);
}

torc_tensors torc__foreach_div_scalar_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    if (!no_options("_foreach_div_scalar", options)) return NO_TENSORS;
    return (torc__foreach_div_scalar)(self, scalar);
}

bool (torc__foreach_div_scalar_)(torc_tensors self, torc_number scalar) {
    if (FAILED()) return false;
    _foreach_div_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_div_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_div_scalar, CALL_INPLACE, &inputs, &a);
}

bool torc__foreach_div_scalar_inplace_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    if (!no_options("_foreach_div_scalar", options)) return false;
    return (torc__foreach_div_scalar_)(self, scalar);
}

static bool decode__foreach_div_scalar_list(_foreach_div_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, &defaults__foreach_div_scalar_list, sizeof *a);
    if (!pack_numbers("_foreach_div_scalar_list", "scalars", &a->scalars, scalars)) return false;
    return true;
}

torc_tensors (torc__foreach_div_scalar_list)(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return NO_TENSORS;
    _foreach_div_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_div_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_div_scalar_list, CALL_FUNCTION, &inputs, &a);
}

torc_tensors torc__foreach_div_scalar_list_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    if (!no_options("_foreach_div_scalar_list", options)) return NO_TENSORS;
    return (torc__foreach_div_scalar_list)(self, scalars);
}

bool (torc__foreach_div_scalar_list_)(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return false;
    _foreach_div_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_div_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_div_scalar_list, CALL_INPLACE, &inputs, &a);
}

bool torc__foreach_div_scalar_list_inplace_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    if (!no_options("_foreach_div_scalar_list", options)) return false;
    return (torc__foreach_div_scalar_list_)(self, scalars);
}

torc_tensors (torc__foreach_div_tensor)(torc_tensors self, torc_tensor other) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add(&inputs, other);
    return call_collected_list(decoded, OP__foreach_div_tensor, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_div_tensor_with(torc_tensors self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("_foreach_div_tensor", options)) return NO_TENSORS;
    return (torc__foreach_div_tensor)(self, other);
}

bool (torc__foreach_div_tensor_)(torc_tensors self, torc_tensor other) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add(&inputs, other);
    return call_collected_nothing(decoded, OP__foreach_div_tensor, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_div_tensor_inplace_with(torc_tensors self, torc_tensor other, const torc_no_options *options) {
    if (!no_options("_foreach_div_tensor", options)) return false;
    return (torc__foreach_div_tensor_)(self, other);
}

torc_tensors (torc__foreach_clamp_min)(torc_tensors self, torc_tensors other) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_list(decoded, OP__foreach_clamp_min, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_clamp_min_with(torc_tensors self, torc_tensors other, const torc_no_options *options) {
    if (!no_options("_foreach_clamp_min", options)) return NO_TENSORS;
    return (torc__foreach_clamp_min)(self, other);
}

bool (torc__foreach_clamp_min_)(torc_tensors self, torc_tensors other) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_nothing(decoded, OP__foreach_clamp_min, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_clamp_min_inplace_with(torc_tensors self, torc_tensors other, const torc_no_options *options) {
    if (!no_options("_foreach_clamp_min", options)) return false;
    return (torc__foreach_clamp_min_)(self, other);
}

static bool decode__foreach_clamp_min_scalar(_foreach_clamp_min_scalar_attrs *a, torc_number scalar) {
    memcpy(a, &defaults__foreach_clamp_min_scalar, sizeof *a);
    if (!pack_number("_foreach_clamp_min_scalar", "scalar", &a->scalar, scalar, false)) return false;
    return true;
}

torc_tensors (torc__foreach_clamp_min_scalar)(torc_tensors self, torc_number scalar) {
    if (FAILED()) return NO_TENSORS;
    _foreach_clamp_min_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_clamp_min_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_clamp_min_scalar, CALL_FUNCTION, &inputs, &a);
}

torc_tensors torc__foreach_clamp_min_scalar_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    if (!no_options("_foreach_clamp_min_scalar", options)) return NO_TENSORS;
    return (torc__foreach_clamp_min_scalar)(self, scalar);
}

bool (torc__foreach_clamp_min_scalar_)(torc_tensors self, torc_number scalar) {
    if (FAILED()) return false;
    _foreach_clamp_min_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_clamp_min_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_clamp_min_scalar, CALL_INPLACE, &inputs, &a);
}

bool torc__foreach_clamp_min_scalar_inplace_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    if (!no_options("_foreach_clamp_min_scalar", options)) return false;
    return (torc__foreach_clamp_min_scalar_)(self, scalar);
}

static bool decode__foreach_clamp_min_scalar_list(_foreach_clamp_min_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, &defaults__foreach_clamp_min_scalar_list, sizeof *a);
    if (!pack_numbers("_foreach_clamp_min_scalar_list", "scalars", &a->scalars, scalars)) return false;
    return true;
}

torc_tensors (torc__foreach_clamp_min_scalar_list)(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return NO_TENSORS;
    _foreach_clamp_min_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_clamp_min_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_clamp_min_scalar_list, CALL_FUNCTION, &inputs, &a);
}

torc_tensors torc__foreach_clamp_min_scalar_list_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    if (!no_options("_foreach_clamp_min_scalar_list", options)) return NO_TENSORS;
    return (torc__foreach_clamp_min_scalar_list)(self, scalars);
}

bool (torc__foreach_clamp_min_scalar_list_)(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return false;
    _foreach_clamp_min_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_clamp_min_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_clamp_min_scalar_list, CALL_INPLACE, &inputs, &a);
}

bool torc__foreach_clamp_min_scalar_list_inplace_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    if (!no_options("_foreach_clamp_min_scalar_list", options)) return false;
    return (torc__foreach_clamp_min_scalar_list_)(self, scalars);
}

torc_tensors (torc__foreach_clamp_max)(torc_tensors self, torc_tensors other) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_list(decoded, OP__foreach_clamp_max, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_clamp_max_with(torc_tensors self, torc_tensors other, const torc_no_options *options) {
    if (!no_options("_foreach_clamp_max", options)) return NO_TENSORS;
    return (torc__foreach_clamp_max)(self, other);
}

bool (torc__foreach_clamp_max_)(torc_tensors self, torc_tensors other) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_nothing(decoded, OP__foreach_clamp_max, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_clamp_max_inplace_with(torc_tensors self, torc_tensors other, const torc_no_options *options) {
    if (!no_options("_foreach_clamp_max", options)) return false;
    return (torc__foreach_clamp_max_)(self, other);
}

static bool decode__foreach_clamp_max_scalar(_foreach_clamp_max_scalar_attrs *a, torc_number scalar) {
    memcpy(a, &defaults__foreach_clamp_max_scalar, sizeof *a);
    if (!pack_number("_foreach_clamp_max_scalar", "scalar", &a->scalar, scalar, false)) return false;
    return true;
}

torc_tensors (torc__foreach_clamp_max_scalar)(torc_tensors self, torc_number scalar) {
    if (FAILED()) return NO_TENSORS;
    _foreach_clamp_max_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_clamp_max_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_clamp_max_scalar, CALL_FUNCTION, &inputs, &a);
}

torc_tensors torc__foreach_clamp_max_scalar_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    if (!no_options("_foreach_clamp_max_scalar", options)) return NO_TENSORS;
    return (torc__foreach_clamp_max_scalar)(self, scalar);
}

bool (torc__foreach_clamp_max_scalar_)(torc_tensors self, torc_number scalar) {
    if (FAILED()) return false;
    _foreach_clamp_max_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_clamp_max_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_clamp_max_scalar, CALL_INPLACE, &inputs, &a);
}

bool torc__foreach_clamp_max_scalar_inplace_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    if (!no_options("_foreach_clamp_max_scalar", options)) return false;
    return (torc__foreach_clamp_max_scalar_)(self, scalar);
}

static bool decode__foreach_clamp_max_scalar_list(_foreach_clamp_max_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, &defaults__foreach_clamp_max_scalar_list, sizeof *a);
    if (!pack_numbers("_foreach_clamp_max_scalar_list", "scalars", &a->scalars, scalars)) return false;
    return true;
}

torc_tensors (torc__foreach_clamp_max_scalar_list)(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return NO_TENSORS;
    _foreach_clamp_max_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_clamp_max_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_clamp_max_scalar_list, CALL_FUNCTION, &inputs, &a);
}

torc_tensors torc__foreach_clamp_max_scalar_list_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    if (!no_options("_foreach_clamp_max_scalar_list", options)) return NO_TENSORS;
    return (torc__foreach_clamp_max_scalar_list)(self, scalars);
}

bool (torc__foreach_clamp_max_scalar_list_)(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return false;
    _foreach_clamp_max_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_clamp_max_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_clamp_max_scalar_list, CALL_INPLACE, &inputs, &a);
}

bool torc__foreach_clamp_max_scalar_list_inplace_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    if (!no_options("_foreach_clamp_max_scalar_list", options)) return false;
    return (torc__foreach_clamp_max_scalar_list_)(self, scalars);
}

torc_tensors (torc__foreach_maximum)(torc_tensors self, torc_tensors other) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_list(decoded, OP__foreach_maximum, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_maximum_with(torc_tensors self, torc_tensors other, const torc_no_options *options) {
    if (!no_options("_foreach_maximum", options)) return NO_TENSORS;
    return (torc__foreach_maximum)(self, other);
}

bool (torc__foreach_maximum_)(torc_tensors self, torc_tensors other) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_nothing(decoded, OP__foreach_maximum, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_maximum_inplace_with(torc_tensors self, torc_tensors other, const torc_no_options *options) {
    if (!no_options("_foreach_maximum", options)) return false;
    return (torc__foreach_maximum_)(self, other);
}

static bool decode__foreach_maximum_scalar(_foreach_maximum_scalar_attrs *a, torc_number scalar) {
    memcpy(a, &defaults__foreach_maximum_scalar, sizeof *a);
    if (!pack_number("_foreach_maximum_scalar", "scalar", &a->scalar, scalar, false)) return false;
    return true;
}

torc_tensors (torc__foreach_maximum_scalar)(torc_tensors self, torc_number scalar) {
    if (FAILED()) return NO_TENSORS;
    _foreach_maximum_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_maximum_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_maximum_scalar, CALL_FUNCTION, &inputs, &a);
}

torc_tensors torc__foreach_maximum_scalar_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    if (!no_options("_foreach_maximum_scalar", options)) return NO_TENSORS;
    return (torc__foreach_maximum_scalar)(self, scalar);
}

bool (torc__foreach_maximum_scalar_)(torc_tensors self, torc_number scalar) {
    if (FAILED()) return false;
    _foreach_maximum_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_maximum_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_maximum_scalar, CALL_INPLACE, &inputs, &a);
}

bool torc__foreach_maximum_scalar_inplace_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    if (!no_options("_foreach_maximum_scalar", options)) return false;
    return (torc__foreach_maximum_scalar_)(self, scalar);
}

static bool decode__foreach_maximum_scalar_list(_foreach_maximum_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, &defaults__foreach_maximum_scalar_list, sizeof *a);
    if (!pack_numbers("_foreach_maximum_scalar_list", "scalars", &a->scalars, scalars)) return false;
    return true;
}

torc_tensors (torc__foreach_maximum_scalar_list)(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return NO_TENSORS;
    _foreach_maximum_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_maximum_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_maximum_scalar_list, CALL_FUNCTION, &inputs, &a);
}

torc_tensors torc__foreach_maximum_scalar_list_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    if (!no_options("_foreach_maximum_scalar_list", options)) return NO_TENSORS;
    return (torc__foreach_maximum_scalar_list)(self, scalars);
}

bool (torc__foreach_maximum_scalar_list_)(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return false;
    _foreach_maximum_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_maximum_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_maximum_scalar_list, CALL_INPLACE, &inputs, &a);
}

bool torc__foreach_maximum_scalar_list_inplace_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    if (!no_options("_foreach_maximum_scalar_list", options)) return false;
    return (torc__foreach_maximum_scalar_list_)(self, scalars);
}

torc_tensors (torc__foreach_minimum)(torc_tensors self, torc_tensors other) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_list(decoded, OP__foreach_minimum, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_minimum_with(torc_tensors self, torc_tensors other, const torc_no_options *options) {
    if (!no_options("_foreach_minimum", options)) return NO_TENSORS;
    return (torc__foreach_minimum)(self, other);
}

bool (torc__foreach_minimum_)(torc_tensors self, torc_tensors other) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_nothing(decoded, OP__foreach_minimum, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_minimum_inplace_with(torc_tensors self, torc_tensors other, const torc_no_options *options) {
    if (!no_options("_foreach_minimum", options)) return false;
    return (torc__foreach_minimum_)(self, other);
}

static bool decode__foreach_minimum_scalar(_foreach_minimum_scalar_attrs *a, torc_number scalar) {
    memcpy(a, &defaults__foreach_minimum_scalar, sizeof *a);
    if (!pack_number("_foreach_minimum_scalar", "scalar", &a->scalar, scalar, false)) return false;
    return true;
}

torc_tensors (torc__foreach_minimum_scalar)(torc_tensors self, torc_number scalar) {
    if (FAILED()) return NO_TENSORS;
    _foreach_minimum_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_minimum_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_minimum_scalar, CALL_FUNCTION, &inputs, &a);
}

torc_tensors torc__foreach_minimum_scalar_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    if (!no_options("_foreach_minimum_scalar", options)) return NO_TENSORS;
    return (torc__foreach_minimum_scalar)(self, scalar);
}

bool (torc__foreach_minimum_scalar_)(torc_tensors self, torc_number scalar) {
    if (FAILED()) return false;
    _foreach_minimum_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_minimum_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_minimum_scalar, CALL_INPLACE, &inputs, &a);
}

bool torc__foreach_minimum_scalar_inplace_with(torc_tensors self, torc_number scalar, const torc_no_options *options) {
    if (!no_options("_foreach_minimum_scalar", options)) return false;
    return (torc__foreach_minimum_scalar_)(self, scalar);
}

static bool decode__foreach_minimum_scalar_list(_foreach_minimum_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, &defaults__foreach_minimum_scalar_list, sizeof *a);
    if (!pack_numbers("_foreach_minimum_scalar_list", "scalars", &a->scalars, scalars)) return false;
    return true;
}

torc_tensors (torc__foreach_minimum_scalar_list)(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return NO_TENSORS;
    _foreach_minimum_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_minimum_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_minimum_scalar_list, CALL_FUNCTION, &inputs, &a);
}

torc_tensors torc__foreach_minimum_scalar_list_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    if (!no_options("_foreach_minimum_scalar_list", options)) return NO_TENSORS;
    return (torc__foreach_minimum_scalar_list)(self, scalars);
}

bool (torc__foreach_minimum_scalar_list_)(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return false;
    _foreach_minimum_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_minimum_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_minimum_scalar_list, CALL_INPLACE, &inputs, &a);
}

bool torc__foreach_minimum_scalar_list_inplace_with(torc_tensors self, torc_numbers scalars, const torc_no_options *options) {
    if (!no_options("_foreach_minimum_scalar_list", options)) return false;
    return (torc__foreach_minimum_scalar_list_)(self, scalars);
}

torc_tensors (torc__foreach_pow)(torc_tensors self, torc_tensors exponent) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, exponent);
    return call_collected_list(decoded, OP__foreach_pow, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_pow_with(torc_tensors self, torc_tensors exponent, const torc_no_options *options) {
    if (!no_options("_foreach_pow", options)) return NO_TENSORS;
    return (torc__foreach_pow)(self, exponent);
}

bool (torc__foreach_pow_)(torc_tensors self, torc_tensors exponent) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, exponent);
    return call_collected_nothing(decoded, OP__foreach_pow, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_pow_inplace_with(torc_tensors self, torc_tensors exponent, const torc_no_options *options) {
    if (!no_options("_foreach_pow", options)) return false;
    return (torc__foreach_pow_)(self, exponent);
}

static bool decode__foreach_pow_scalar(_foreach_pow_scalar_attrs *a, torc_number exponent) {
    memcpy(a, &defaults__foreach_pow_scalar, sizeof *a);
    if (!pack_number("_foreach_pow_scalar", "exponent", &a->exponent, exponent, false)) return false;
    return true;
}

torc_tensors (torc__foreach_pow_scalar)(torc_tensors self, torc_number exponent) {
    if (FAILED()) return NO_TENSORS;
    _foreach_pow_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_pow_scalar(&a, exponent);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_pow_scalar, CALL_FUNCTION, &inputs, &a);
}

torc_tensors torc__foreach_pow_scalar_with(torc_tensors self, torc_number exponent, const torc_no_options *options) {
    if (!no_options("_foreach_pow_scalar", options)) return NO_TENSORS;
    return (torc__foreach_pow_scalar)(self, exponent);
}

bool (torc__foreach_pow_scalar_)(torc_tensors self, torc_number exponent) {
    if (FAILED()) return false;
    _foreach_pow_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_pow_scalar(&a, exponent);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_pow_scalar, CALL_INPLACE, &inputs, &a);
}

bool torc__foreach_pow_scalar_inplace_with(torc_tensors self, torc_number exponent, const torc_no_options *options) {
    if (!no_options("_foreach_pow_scalar", options)) return false;
    return (torc__foreach_pow_scalar_)(self, exponent);
}

static bool decode__foreach_pow_scalar_list(_foreach_pow_scalar_list_attrs *a, torc_numbers exponent) {
    memcpy(a, &defaults__foreach_pow_scalar_list, sizeof *a);
    if (!pack_numbers("_foreach_pow_scalar_list", "exponent", &a->exponent, exponent)) return false;
    return true;
}

torc_tensors (torc__foreach_pow_scalar_list)(torc_tensors self, torc_numbers exponent) {
    if (FAILED()) return NO_TENSORS;
    _foreach_pow_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_pow_scalar_list(&a, exponent);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_pow_scalar_list, CALL_FUNCTION, &inputs, &a);
}

torc_tensors torc__foreach_pow_scalar_list_with(torc_tensors self, torc_numbers exponent, const torc_no_options *options) {
    if (!no_options("_foreach_pow_scalar_list", options)) return NO_TENSORS;
    return (torc__foreach_pow_scalar_list)(self, exponent);
}

bool (torc__foreach_pow_scalar_list_)(torc_tensors self, torc_numbers exponent) {
    if (FAILED()) return false;
    _foreach_pow_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_pow_scalar_list(&a, exponent);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_pow_scalar_list, CALL_INPLACE, &inputs, &a);
}

bool torc__foreach_pow_scalar_list_inplace_with(torc_tensors self, torc_numbers exponent, const torc_no_options *options) {
    if (!no_options("_foreach_pow_scalar_list", options)) return false;
    return (torc__foreach_pow_scalar_list_)(self, exponent);
}

static bool decode__foreach_pow_scalar_and_tensor(_foreach_pow_scalar_and_tensor_attrs *a, torc_number self) {
    memcpy(a, &defaults__foreach_pow_scalar_and_tensor, sizeof *a);
    if (!pack_number("_foreach_pow_scalar_and_tensor", "self", &a->self, self, false)) return false;
    return true;
}

torc_tensors (torc__foreach_pow_scalar_and_tensor)(torc_number self, torc_tensors exponent) {
    if (FAILED()) return NO_TENSORS;
    _foreach_pow_scalar_and_tensor_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_pow_scalar_and_tensor(&a, self);
    call_inputs_add_list(&inputs, exponent);
    return call_collected_list(decoded, OP__foreach_pow_scalar_and_tensor, CALL_FUNCTION, &inputs, &a);
}

torc_tensors torc__foreach_pow_scalar_and_tensor_with(torc_number self, torc_tensors exponent, const torc_no_options *options) {
    if (!no_options("_foreach_pow_scalar_and_tensor", options)) return NO_TENSORS;
    return (torc__foreach_pow_scalar_and_tensor)(self, exponent);
}

static const torc__foreach_addcmul_options options__foreach_addcmul = {TORC_DEFAULTS_torc__foreach_addcmul_options .struct_size = sizeof(torc__foreach_addcmul_options)};
void torc__foreach_addcmul_options_init(torc__foreach_addcmul_options *options) {
    if (options) *options = options__foreach_addcmul;
}

static bool decode__foreach_addcmul(_foreach_addcmul_attrs *a, const torc__foreach_addcmul_options *options) {
    memcpy(a, &defaults__foreach_addcmul, sizeof *a);
    if (!options) return true;
    torc__foreach_addcmul_options copy;
    const torc__foreach_addcmul_options *o = options_read("_foreach_addcmul", options, &copy, &options__foreach_addcmul, sizeof copy, START(torc__foreach_addcmul_options, value));
    if (!o || !by_name_only("_foreach_addcmul", o->by_name)) return false;
    if (!pack_number("_foreach_addcmul", "value", &a->value, o->value, false)) return false;
    return true;
}

torc_tensors (torc__foreach_addcmul_with)(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, const torc__foreach_addcmul_options *options) {
    if (FAILED()) return NO_TENSORS;
    _foreach_addcmul_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_addcmul(&a, options);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, tensor1);
    call_inputs_add_list(&inputs, tensor2);
    return call_collected_list(decoded, OP__foreach_addcmul, CALL_FUNCTION, &inputs, &a);
}

bool (torc__foreach_addcmul_inplace_with)(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, const torc__foreach_addcmul_options *options) {
    if (FAILED()) return false;
    _foreach_addcmul_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_addcmul(&a, options);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, tensor1);
    call_inputs_add_list(&inputs, tensor2);
    return call_collected_nothing(decoded, OP__foreach_addcmul, CALL_INPLACE, &inputs, &a);
}

static bool decode__foreach_addcmul_scalar_list(_foreach_addcmul_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, &defaults__foreach_addcmul_scalar_list, sizeof *a);
    if (!pack_numbers("_foreach_addcmul_scalar_list", "scalars", &a->scalars, scalars)) return false;
    return true;
}

torc_tensors (torc__foreach_addcmul_scalar_list)(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars) {
    if (FAILED()) return NO_TENSORS;
    _foreach_addcmul_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_addcmul_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, tensor1);
    call_inputs_add_list(&inputs, tensor2);
    return call_collected_list(decoded, OP__foreach_addcmul_scalar_list, CALL_FUNCTION, &inputs, &a);
}

torc_tensors torc__foreach_addcmul_scalar_list_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars, const torc_no_options *options) {
    if (!no_options("_foreach_addcmul_scalar_list", options)) return NO_TENSORS;
    return (torc__foreach_addcmul_scalar_list)(self, tensor1, tensor2, scalars);
}

bool (torc__foreach_addcmul_scalar_list_)(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars) {
    if (FAILED()) return false;
    _foreach_addcmul_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_addcmul_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, tensor1);
    call_inputs_add_list(&inputs, tensor2);
    return call_collected_nothing(decoded, OP__foreach_addcmul_scalar_list, CALL_INPLACE, &inputs, &a);
}

bool torc__foreach_addcmul_scalar_list_inplace_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars, const torc_no_options *options) {
    if (!no_options("_foreach_addcmul_scalar_list", options)) return false;
    return (torc__foreach_addcmul_scalar_list_)(self, tensor1, tensor2, scalars);
}

torc_tensors (torc__foreach_addcmul_tensor)(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, tensor1);
    call_inputs_add_list(&inputs, tensor2);
    call_inputs_add(&inputs, scalars);
    return call_collected_list(decoded, OP__foreach_addcmul_tensor, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_addcmul_tensor_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars, const torc_no_options *options) {
    if (!no_options("_foreach_addcmul_tensor", options)) return NO_TENSORS;
    return (torc__foreach_addcmul_tensor)(self, tensor1, tensor2, scalars);
}

bool (torc__foreach_addcmul_tensor_)(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, tensor1);
    call_inputs_add_list(&inputs, tensor2);
    call_inputs_add(&inputs, scalars);
    return call_collected_nothing(decoded, OP__foreach_addcmul_tensor, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_addcmul_tensor_inplace_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars, const torc_no_options *options) {
    if (!no_options("_foreach_addcmul_tensor", options)) return false;
    return (torc__foreach_addcmul_tensor_)(self, tensor1, tensor2, scalars);
}

static const torc__foreach_addcdiv_options options__foreach_addcdiv = {TORC_DEFAULTS_torc__foreach_addcdiv_options .struct_size = sizeof(torc__foreach_addcdiv_options)};
void torc__foreach_addcdiv_options_init(torc__foreach_addcdiv_options *options) {
    if (options) *options = options__foreach_addcdiv;
}

static bool decode__foreach_addcdiv(_foreach_addcdiv_attrs *a, const torc__foreach_addcdiv_options *options) {
    memcpy(a, &defaults__foreach_addcdiv, sizeof *a);
    if (!options) return true;
    torc__foreach_addcdiv_options copy;
    const torc__foreach_addcdiv_options *o = options_read("_foreach_addcdiv", options, &copy, &options__foreach_addcdiv, sizeof copy, START(torc__foreach_addcdiv_options, value));
    if (!o || !by_name_only("_foreach_addcdiv", o->by_name)) return false;
    if (!pack_number("_foreach_addcdiv", "value", &a->value, o->value, false)) return false;
    return true;
}

torc_tensors (torc__foreach_addcdiv_with)(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, const torc__foreach_addcdiv_options *options) {
    if (FAILED()) return NO_TENSORS;
    _foreach_addcdiv_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_addcdiv(&a, options);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, tensor1);
    call_inputs_add_list(&inputs, tensor2);
    return call_collected_list(decoded, OP__foreach_addcdiv, CALL_FUNCTION, &inputs, &a);
}

bool (torc__foreach_addcdiv_inplace_with)(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, const torc__foreach_addcdiv_options *options) {
    if (FAILED()) return false;
    _foreach_addcdiv_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_addcdiv(&a, options);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, tensor1);
    call_inputs_add_list(&inputs, tensor2);
    return call_collected_nothing(decoded, OP__foreach_addcdiv, CALL_INPLACE, &inputs, &a);
}

static bool decode__foreach_addcdiv_scalar_list(_foreach_addcdiv_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, &defaults__foreach_addcdiv_scalar_list, sizeof *a);
    if (!pack_numbers("_foreach_addcdiv_scalar_list", "scalars", &a->scalars, scalars)) return false;
    return true;
}

torc_tensors (torc__foreach_addcdiv_scalar_list)(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars) {
    if (FAILED()) return NO_TENSORS;
    _foreach_addcdiv_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_addcdiv_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, tensor1);
    call_inputs_add_list(&inputs, tensor2);
    return call_collected_list(decoded, OP__foreach_addcdiv_scalar_list, CALL_FUNCTION, &inputs, &a);
}

torc_tensors torc__foreach_addcdiv_scalar_list_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars, const torc_no_options *options) {
    if (!no_options("_foreach_addcdiv_scalar_list", options)) return NO_TENSORS;
    return (torc__foreach_addcdiv_scalar_list)(self, tensor1, tensor2, scalars);
}

bool (torc__foreach_addcdiv_scalar_list_)(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars) {
    if (FAILED()) return false;
    _foreach_addcdiv_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_addcdiv_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, tensor1);
    call_inputs_add_list(&inputs, tensor2);
    return call_collected_nothing(decoded, OP__foreach_addcdiv_scalar_list, CALL_INPLACE, &inputs, &a);
}

bool torc__foreach_addcdiv_scalar_list_inplace_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars, const torc_no_options *options) {
    if (!no_options("_foreach_addcdiv_scalar_list", options)) return false;
    return (torc__foreach_addcdiv_scalar_list_)(self, tensor1, tensor2, scalars);
}

torc_tensors (torc__foreach_addcdiv_tensor)(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, tensor1);
    call_inputs_add_list(&inputs, tensor2);
    call_inputs_add(&inputs, scalars);
    return call_collected_list(decoded, OP__foreach_addcdiv_tensor, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_addcdiv_tensor_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars, const torc_no_options *options) {
    if (!no_options("_foreach_addcdiv_tensor", options)) return NO_TENSORS;
    return (torc__foreach_addcdiv_tensor)(self, tensor1, tensor2, scalars);
}

bool (torc__foreach_addcdiv_tensor_)(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, tensor1);
    call_inputs_add_list(&inputs, tensor2);
    call_inputs_add(&inputs, scalars);
    return call_collected_nothing(decoded, OP__foreach_addcdiv_tensor, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_addcdiv_tensor_inplace_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars, const torc_no_options *options) {
    if (!no_options("_foreach_addcdiv_tensor", options)) return false;
    return (torc__foreach_addcdiv_tensor_)(self, tensor1, tensor2, scalars);
}

torc_tensors (torc__foreach_lerp)(torc_tensors self, torc_tensors tensors1, torc_tensors weights) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, tensors1);
    call_inputs_add_list(&inputs, weights);
    return call_collected_list(decoded, OP__foreach_lerp, CALL_FUNCTION, &inputs, NULL);
}

torc_tensors torc__foreach_lerp_with(torc_tensors self, torc_tensors tensors1, torc_tensors weights, const torc_no_options *options) {
    if (!no_options("_foreach_lerp", options)) return NO_TENSORS;
    return (torc__foreach_lerp)(self, tensors1, weights);
}

bool (torc__foreach_lerp_)(torc_tensors self, torc_tensors tensors1, torc_tensors weights) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, tensors1);
    call_inputs_add_list(&inputs, weights);
    return call_collected_nothing(decoded, OP__foreach_lerp, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_lerp_inplace_with(torc_tensors self, torc_tensors tensors1, torc_tensors weights, const torc_no_options *options) {
    if (!no_options("_foreach_lerp", options)) return false;
    return (torc__foreach_lerp_)(self, tensors1, weights);
}

static bool decode__foreach_lerp_scalar(_foreach_lerp_scalar_attrs *a, torc_number weight) {
    memcpy(a, &defaults__foreach_lerp_scalar, sizeof *a);
    if (!pack_number("_foreach_lerp_scalar", "weight", &a->weight, weight, false)) return false;
    return true;
}

torc_tensors (torc__foreach_lerp_scalar)(torc_tensors self, torc_tensors tensors1, torc_number weight) {
    if (FAILED()) return NO_TENSORS;
    _foreach_lerp_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_lerp_scalar(&a, weight);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, tensors1);
    return call_collected_list(decoded, OP__foreach_lerp_scalar, CALL_FUNCTION, &inputs, &a);
}

torc_tensors torc__foreach_lerp_scalar_with(torc_tensors self, torc_tensors tensors1, torc_number weight, const torc_no_options *options) {
    if (!no_options("_foreach_lerp_scalar", options)) return NO_TENSORS;
    return (torc__foreach_lerp_scalar)(self, tensors1, weight);
}

bool (torc__foreach_lerp_scalar_)(torc_tensors self, torc_tensors tensors1, torc_number weight) {
    if (FAILED()) return false;
    _foreach_lerp_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_lerp_scalar(&a, weight);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, tensors1);
    return call_collected_nothing(decoded, OP__foreach_lerp_scalar, CALL_INPLACE, &inputs, &a);
}

bool torc__foreach_lerp_scalar_inplace_with(torc_tensors self, torc_tensors tensors1, torc_number weight, const torc_no_options *options) {
    if (!no_options("_foreach_lerp_scalar", options)) return false;
    return (torc__foreach_lerp_scalar_)(self, tensors1, weight);
}

static bool decode__foreach_lerp_scalar_list(_foreach_lerp_scalar_list_attrs *a, torc_numbers weight) {
    memcpy(a, &defaults__foreach_lerp_scalar_list, sizeof *a);
    if (!pack_numbers("_foreach_lerp_scalar_list", "weight", &a->weight, weight)) return false;
    return true;
}

torc_tensors (torc__foreach_lerp_scalar_list)(torc_tensors self, torc_tensors tensors1, torc_numbers weight) {
    if (FAILED()) return NO_TENSORS;
    _foreach_lerp_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_lerp_scalar_list(&a, weight);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, tensors1);
    return call_collected_list(decoded, OP__foreach_lerp_scalar_list, CALL_FUNCTION, &inputs, &a);
}

torc_tensors torc__foreach_lerp_scalar_list_with(torc_tensors self, torc_tensors tensors1, torc_numbers weight, const torc_no_options *options) {
    if (!no_options("_foreach_lerp_scalar_list", options)) return NO_TENSORS;
    return (torc__foreach_lerp_scalar_list)(self, tensors1, weight);
}

bool (torc__foreach_lerp_scalar_list_)(torc_tensors self, torc_tensors tensors1, torc_numbers weight) {
    if (FAILED()) return false;
    _foreach_lerp_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_lerp_scalar_list(&a, weight);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, tensors1);
    return call_collected_nothing(decoded, OP__foreach_lerp_scalar_list, CALL_INPLACE, &inputs, &a);
}

bool torc__foreach_lerp_scalar_list_inplace_with(torc_tensors self, torc_tensors tensors1, torc_numbers weight, const torc_no_options *options) {
    if (!no_options("_foreach_lerp_scalar_list", options)) return false;
    return (torc__foreach_lerp_scalar_list_)(self, tensors1, weight);
}

static bool decode_foreach_apply(foreach_apply_attrs *a, int64_t formula, torc_numbers operand, torc_numbers value) {
    memcpy(a, &defaults_foreach_apply, sizeof *a);
    a->formula = formula;
    if (!pack_numbers("foreach_apply", "operand", &a->operand, operand)) return false;
    if (!pack_numbers("foreach_apply", "value", &a->value, value)) return false;
    return true;
}

torc_tensors (op_foreach_apply)(torc_tensors self, torc_tensors second, torc_tensors third, torc_tensor number, int64_t formula, torc_numbers operand, torc_numbers value) {
    if (FAILED()) return NO_TENSORS;
    foreach_apply_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode_foreach_apply(&a, formula, operand, value);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, second);
    call_inputs_add_list(&inputs, third);
    call_inputs_add(&inputs, number);
    return call_collected_list(decoded, OP_foreach_apply, CALL_FUNCTION, &inputs, &a);
}

static bool decode_foreach_apply_(foreach_apply__attrs *a, int64_t formula, torc_numbers operand, torc_numbers value) {
    memcpy(a, &defaults_foreach_apply_, sizeof *a);
    a->formula = formula;
    if (!pack_numbers("foreach_apply_", "operand", &a->operand, operand)) return false;
    if (!pack_numbers("foreach_apply_", "value", &a->value, value)) return false;
    return true;
}

bool (op_foreach_apply_)(torc_tensors self, torc_tensors second, torc_tensors third, torc_tensor number, int64_t formula, torc_numbers operand, torc_numbers value) {
    if (FAILED()) return false;
    foreach_apply__attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode_foreach_apply_(&a, formula, operand, value);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, second);
    call_inputs_add_list(&inputs, third);
    call_inputs_add(&inputs, number);
    return call_collected_nothing(decoded, OP_foreach_apply_, CALL_FUNCTION, &inputs, &a);
}

static bool decode_foreach_norms(foreach_norms_attrs *a, attr_number ord, torc_dtype dtype) {
    memcpy(a, &defaults_foreach_norms, sizeof *a);
    if (!ord.kind) return number_missing("foreach_norms", "ord");
    a->ord = ord;
    a->dtype = (int32_t)dtype;
    return true;
}

torc_tensors (op_foreach_norms)(torc_tensors self, attr_number ord, torc_dtype dtype) {
    if (FAILED()) return NO_TENSORS;
    foreach_norms_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode_foreach_norms(&a, ord, dtype);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP_foreach_norms, CALL_FUNCTION, &inputs, &a);
}

static bool decode_cuda_kernel_launch(cuda_kernel_launch_attrs *a, int64_t kernel, const torc_ints *grid, const torc_ints *block, int64_t shared_bytes, const torc_ints *cluster, bool cooperative, torc_device device) {
    memcpy(a, &defaults_cuda_kernel_launch, sizeof *a);
    a->kernel = kernel;
    if (!pack_ints("cuda_kernel_launch", "grid", &a->grid, grid, 0, true)) return false;
    if (!pack_ints("cuda_kernel_launch", "block", &a->block, block, 0, true)) return false;
    a->shared_bytes = shared_bytes;
    if (!pack_ints("cuda_kernel_launch", "cluster", &a->cluster, cluster, 0, false)) return false;
    a->cooperative = cooperative;
    a->device = device;
    return true;
}

bool (op_cuda_kernel_launch)(torc_tensors written, torc_tensors read, torc_tensor arguments, int64_t kernel, torc_ints grid, torc_ints block, int64_t shared_bytes, torc_ints cluster, bool cooperative, torc_device device) {
    if (FAILED()) return false;
    cuda_kernel_launch_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode_cuda_kernel_launch(&a, kernel, &grid, &block, shared_bytes, &cluster, cooperative, device);
    call_inputs_add_list(&inputs, written);
    call_inputs_add_list(&inputs, read);
    call_inputs_add(&inputs, arguments);
    return call_collected_nothing(decoded, OP_cuda_kernel_launch, CALL_FUNCTION, &inputs, &a);
}
