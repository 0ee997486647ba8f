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

static bool decode_add(add_attrs *a, const torc_add_options *options) {
    memcpy(a, &defaults_add, sizeof *a);
    if (!options) return true;
    torc_add_options o = {0};
    if (!options_copy("add", &o, options, sizeof o)) return false;
    if (!number_known("add", "alpha", o.alpha)) return false;
    if (o.alpha.kind) a->alpha = (o.alpha);
    return true;
}

torc_tensor torc_add_with(torc_tensor self, torc_tensor other, const torc_add_options *options) {
    if (FAILED()) return NULL;
    add_attrs a;
    torc_tensor in[2] = {self, other};
    return call_tensor(decode_add(&a, options), OP_add, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor torc_add_inplace_with(torc_tensor self, torc_tensor other, const torc_add_options *options) {
    if (FAILED()) return NULL;
    add_attrs a;
    torc_tensor in[2] = {self, other};
    return call_tensor(decode_add(&a, options), OP_add, CALL_INPLACE, in, 2, &a, NULL);
}

torc_tensor torc_add_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_add_options *options) {
    if (FAILED()) return NULL;
    add_attrs a;
    torc_tensor in[2] = {self, other};
    return call_tensor(decode_add(&a, options), OP_add, CALL_OUT, in, 2, &a, &out);
}

torc_tensor torc_add_scalar_with(torc_tensor self, torc_number other, const torc_add_options *options) {
    if (FAILED()) return NULL;
    add_attrs a;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = decode_add(&a, options) && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_add, CALL_FUNCTION, in, in[1] ? 2 : 1, &a, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_add_scalar_inplace_with(torc_tensor self, torc_number other, const torc_add_options *options) {
    if (FAILED()) return NULL;
    add_attrs a;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = decode_add(&a, options) && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_add, CALL_INPLACE, in, in[1] ? 2 : 1, &a, NULL);
    torc_release(in[1]);
    return result;
}

static bool decode_sub(sub_attrs *a, const torc_sub_options *options) {
    memcpy(a, &defaults_sub, sizeof *a);
    if (!options) return true;
    torc_sub_options o = {0};
    if (!options_copy("sub", &o, options, sizeof o)) return false;
    if (!number_known("sub", "alpha", o.alpha)) return false;
    if (o.alpha.kind) a->alpha = (o.alpha);
    return true;
}

torc_tensor torc_sub_with(torc_tensor self, torc_tensor other, const torc_sub_options *options) {
    if (FAILED()) return NULL;
    sub_attrs a;
    torc_tensor in[2] = {self, other};
    return call_tensor(decode_sub(&a, options), OP_sub, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor torc_sub_inplace_with(torc_tensor self, torc_tensor other, const torc_sub_options *options) {
    if (FAILED()) return NULL;
    sub_attrs a;
    torc_tensor in[2] = {self, other};
    return call_tensor(decode_sub(&a, options), OP_sub, CALL_INPLACE, in, 2, &a, NULL);
}

torc_tensor torc_sub_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_sub_options *options) {
    if (FAILED()) return NULL;
    sub_attrs a;
    torc_tensor in[2] = {self, other};
    return call_tensor(decode_sub(&a, options), OP_sub, CALL_OUT, in, 2, &a, &out);
}

torc_tensor torc_sub_scalar_with(torc_tensor self, torc_number other, const torc_sub_options *options) {
    if (FAILED()) return NULL;
    sub_attrs a;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = decode_sub(&a, options) && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_sub, CALL_FUNCTION, in, in[1] ? 2 : 1, &a, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_sub_scalar_inplace_with(torc_tensor self, torc_number other, const torc_sub_options *options) {
    if (FAILED()) return NULL;
    sub_attrs a;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = decode_sub(&a, options) && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_sub, CALL_INPLACE, in, in[1] ? 2 : 1, &a, NULL);
    torc_release(in[1]);
    return result;
}

static bool decode_rsub(rsub_attrs *a, const torc_rsub_options *options) {
    memcpy(a, &defaults_rsub, sizeof *a);
    if (!options) return true;
    torc_rsub_options o = {0};
    if (!options_copy("rsub", &o, options, sizeof o)) return false;
    if (!number_known("rsub", "alpha", o.alpha)) return false;
    if (o.alpha.kind) a->alpha = (o.alpha);
    return true;
}

torc_tensor torc_rsub_with(torc_tensor self, torc_tensor other, const torc_rsub_options *options) {
    if (FAILED()) return NULL;
    rsub_attrs a;
    torc_tensor in[2] = {self, other};
    return call_tensor(decode_rsub(&a, options), OP_rsub, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor torc_rsub_scalar_with(torc_tensor self, torc_number other, const torc_rsub_options *options) {
    if (FAILED()) return NULL;
    rsub_attrs a;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = decode_rsub(&a, options) && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_rsub, CALL_FUNCTION, in, in[1] ? 2 : 1, &a, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_mul(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_mul, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_mul_(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_mul, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_mul_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_mul, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_mul_scalar(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_mul, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_mul_scalar_(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_mul, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

static bool decode_div(div_attrs *a, const torc_div_options *options) {
    memcpy(a, &defaults_div, sizeof *a);
    if (!options) return true;
    torc_div_options o = {0};
    if (!options_copy("div", &o, options, sizeof o)) return false;
    if (!pack_str("div", "rounding_mode", &a->rounding_mode, o.rounding_mode)) return false;
    return true;
}

torc_tensor torc_div_with(torc_tensor self, torc_tensor other, const torc_div_options *options) {
    if (FAILED()) return NULL;
    div_attrs a;
    torc_tensor in[2] = {self, other};
    return call_tensor(decode_div(&a, options), OP_div, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor torc_div_inplace_with(torc_tensor self, torc_tensor other, const torc_div_options *options) {
    if (FAILED()) return NULL;
    div_attrs a;
    torc_tensor in[2] = {self, other};
    return call_tensor(decode_div(&a, options), OP_div, CALL_INPLACE, in, 2, &a, NULL);
}

torc_tensor torc_div_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_div_options *options) {
    if (FAILED()) return NULL;
    div_attrs a;
    torc_tensor in[2] = {self, other};
    return call_tensor(decode_div(&a, options), OP_div, CALL_OUT, in, 2, &a, &out);
}

torc_tensor torc_div_scalar_with(torc_tensor self, torc_number other, const torc_div_options *options) {
    if (FAILED()) return NULL;
    div_attrs a;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = decode_div(&a, options) && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_div, CALL_FUNCTION, in, in[1] ? 2 : 1, &a, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_div_scalar_inplace_with(torc_tensor self, torc_number other, const torc_div_options *options) {
    if (FAILED()) return NULL;
    div_attrs a;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = decode_div(&a, options) && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_div, CALL_INPLACE, in, in[1] ? 2 : 1, &a, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_true_divide(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_true_divide, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_true_divide_(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_true_divide, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_true_divide_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_true_divide, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_true_divide_scalar(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_true_divide, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_true_divide_scalar_(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_true_divide, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor op_div_trunc(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_div_trunc, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor op_div_trunc_(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_div_trunc, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor op_div_trunc_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_div_trunc, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor op_div_trunc_scalar(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_div_trunc, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor op_div_trunc_scalar_(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_div_trunc, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_floor_divide(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_floor_divide, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_floor_divide_(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_floor_divide, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_floor_divide_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_floor_divide, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_floor_divide_scalar(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_floor_divide, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_floor_divide_scalar_(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_floor_divide, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_remainder(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_remainder, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_remainder_(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_remainder, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_remainder_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_remainder, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_remainder_scalar(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_remainder, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_remainder_scalar_(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_remainder, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_fmod(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_fmod, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_fmod_(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_fmod, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_fmod_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_fmod, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_fmod_scalar(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_fmod, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_fmod_scalar_(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_fmod, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_pow(torc_tensor self, torc_tensor exponent) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, exponent};
    return call_tensor(true, OP_pow, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_pow_(torc_tensor self, torc_tensor exponent) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, exponent};
    return call_tensor(true, OP_pow, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_pow_out(torc_tensor out, torc_tensor self, torc_tensor exponent) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, exponent};
    return call_tensor(true, OP_pow, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_pow_scalar(torc_tensor self, torc_number exponent) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(exponent)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_pow, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_pow_scalar_(torc_tensor self, torc_number exponent) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(exponent)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_pow, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_neg(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_neg, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_neg_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_neg, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_neg_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_neg, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_abs(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_abs, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_abs_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_abs, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_abs_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_abs, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_sign(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sign, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_sign_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sign, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_sign_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sign, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_square(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_square, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_square_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_square, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_square_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_square, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_sqrt(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sqrt, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_sqrt_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sqrt, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_sqrt_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sqrt, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_rsqrt(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_rsqrt, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_rsqrt_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_rsqrt, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_rsqrt_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_rsqrt, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_reciprocal(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_reciprocal, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_reciprocal_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_reciprocal, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_reciprocal_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_reciprocal, CALL_OUT, in, 1, NULL, &out);
}

static bool decode_addcmul(addcmul_attrs *a, const torc_addcmul_options *options) {
    memcpy(a, &defaults_addcmul, sizeof *a);
    if (!options) return true;
    torc_addcmul_options o = {0};
    if (!options_copy("addcmul", &o, options, sizeof o)) return false;
    if (!number_known("addcmul", "value", o.value)) return false;
    if (o.value.kind) a->value = (o.value);
    return true;
}

torc_tensor torc_addcmul_with(torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcmul_options *options) {
    if (FAILED()) return NULL;
    addcmul_attrs a;
    torc_tensor in[3] = {self, tensor1, tensor2};
    return call_tensor(decode_addcmul(&a, options), OP_addcmul, CALL_FUNCTION, in, 3, &a, NULL);
}

torc_tensor torc_addcmul_inplace_with(torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcmul_options *options) {
    if (FAILED()) return NULL;
    addcmul_attrs a;
    torc_tensor in[3] = {self, tensor1, tensor2};
    return call_tensor(decode_addcmul(&a, options), OP_addcmul, CALL_INPLACE, in, 3, &a, NULL);
}

torc_tensor torc_addcmul_out_with(torc_tensor out, torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcmul_options *options) {
    if (FAILED()) return NULL;
    addcmul_attrs a;
    torc_tensor in[3] = {self, tensor1, tensor2};
    return call_tensor(decode_addcmul(&a, options), OP_addcmul, CALL_OUT, in, 3, &a, &out);
}

static bool decode_addcdiv(addcdiv_attrs *a, const torc_addcdiv_options *options) {
    memcpy(a, &defaults_addcdiv, sizeof *a);
    if (!options) return true;
    torc_addcdiv_options o = {0};
    if (!options_copy("addcdiv", &o, options, sizeof o)) return false;
    if (!number_known("addcdiv", "value", o.value)) return false;
    if (o.value.kind) a->value = (o.value);
    return true;
}

torc_tensor torc_addcdiv_with(torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcdiv_options *options) {
    if (FAILED()) return NULL;
    addcdiv_attrs a;
    torc_tensor in[3] = {self, tensor1, tensor2};
    return call_tensor(decode_addcdiv(&a, options), OP_addcdiv, CALL_FUNCTION, in, 3, &a, NULL);
}

torc_tensor torc_addcdiv_inplace_with(torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcdiv_options *options) {
    if (FAILED()) return NULL;
    addcdiv_attrs a;
    torc_tensor in[3] = {self, tensor1, tensor2};
    return call_tensor(decode_addcdiv(&a, options), OP_addcdiv, CALL_INPLACE, in, 3, &a, NULL);
}

torc_tensor torc_addcdiv_out_with(torc_tensor out, torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcdiv_options *options) {
    if (FAILED()) return NULL;
    addcdiv_attrs a;
    torc_tensor in[3] = {self, tensor1, tensor2};
    return call_tensor(decode_addcdiv(&a, options), OP_addcdiv, CALL_OUT, in, 3, &a, &out);
}

torc_tensor torc_lerp(torc_tensor self, torc_tensor end, torc_tensor weight) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, end, weight};
    return call_tensor(true, OP_lerp, CALL_FUNCTION, in, 3, NULL, NULL);
}

torc_tensor torc_lerp_(torc_tensor self, torc_tensor end, torc_tensor weight) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, end, weight};
    return call_tensor(true, OP_lerp, CALL_INPLACE, in, 3, NULL, NULL);
}

torc_tensor torc_lerp_out(torc_tensor out, torc_tensor self, torc_tensor end, torc_tensor weight) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, end, weight};
    return call_tensor(true, OP_lerp, CALL_OUT, in, 3, NULL, &out);
}

static bool decode_lerp_scalar(lerp_scalar_attrs *a, torc_number weight) {
    memcpy(a, &defaults_lerp_scalar, sizeof *a);
    if (!wrap_number("lerp_scalar", "weight", &a->weight, weight)) return false;
    return true;
}

torc_tensor torc_lerp_scalar(torc_tensor self, torc_tensor end, torc_number weight) {
    if (FAILED()) return NULL;
    lerp_scalar_attrs a;
    torc_tensor in[2] = {self, end};
    return call_tensor(decode_lerp_scalar(&a, weight), OP_lerp_scalar, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor torc_lerp_scalar_(torc_tensor self, torc_tensor end, torc_number weight) {
    if (FAILED()) return NULL;
    lerp_scalar_attrs a;
    torc_tensor in[2] = {self, end};
    return call_tensor(decode_lerp_scalar(&a, weight), OP_lerp_scalar, CALL_INPLACE, in, 2, &a, NULL);
}

torc_tensor torc_lerp_scalar_out(torc_tensor out, torc_tensor self, torc_tensor end, torc_number weight) {
    if (FAILED()) return NULL;
    lerp_scalar_attrs a;
    torc_tensor in[2] = {self, end};
    return call_tensor(decode_lerp_scalar(&a, weight), OP_lerp_scalar, CALL_OUT, in, 2, &a, &out);
}

torc_tensor torc_ceil(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_ceil, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_ceil_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_ceil, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_ceil_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_ceil, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_floor(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_floor, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_floor_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_floor, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_floor_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_floor, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_trunc(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_trunc, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_trunc_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_trunc, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_trunc_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_trunc, CALL_OUT, in, 1, NULL, &out);
}

static bool decode_round(round_attrs *a, const torc_round_options *options) {
    memcpy(a, &defaults_round, sizeof *a);
    if (!options) return true;
    torc_round_options o = {0};
    if (!options_copy("round", &o, options, sizeof o)) return false;
    a->decimals = o.decimals;
    return true;
}

torc_tensor torc_round_with(torc_tensor self, const torc_round_options *options) {
    if (FAILED()) return NULL;
    round_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_round(&a, options), OP_round, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_round_inplace_with(torc_tensor self, const torc_round_options *options) {
    if (FAILED()) return NULL;
    round_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_round(&a, options), OP_round, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor torc_round_out_with(torc_tensor out, torc_tensor self, const torc_round_options *options) {
    if (FAILED()) return NULL;
    round_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_round(&a, options), OP_round, CALL_OUT, in, 1, &a, &out);
}

torc_frexp_result torc_frexp(torc_tensor self) {
    if (FAILED()) return (torc_frexp_result){0};
    torc_tensor in[1] = {self};
    torc_tensor results[2];
    call_tensors(true, OP_frexp, CALL_FUNCTION, in, 1, NULL, results, NULL);
    return (torc_frexp_result){results[0], results[1]};
}

torc_frexp_result torc_frexp_out(torc_frexp_result out, torc_tensor self) {
    if (FAILED()) return (torc_frexp_result){0};
    torc_tensor in[1] = {self};
    const torc_tensor given[] = {out.mantissa, out.exponent};
    torc_tensor results[2];
    call_tensors(true, OP_frexp, CALL_OUT, in, 1, NULL, results, given);
    return (torc_frexp_result){results[0], results[1]};
}

torc_tensor torc_frac(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_frac, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_frac_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_frac, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_frac_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_frac, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_exp(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_exp, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_exp_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_exp, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_exp_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_exp, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_exp2(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_exp2, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_exp2_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_exp2, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_exp2_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_exp2, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_expm1(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_expm1, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_expm1_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_expm1, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_expm1_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_expm1, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_log(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_log, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_log_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_log, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_log_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_log, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_log2(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_log2, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_log2_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_log2, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_log2_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_log2, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_log10(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_log10, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_log10_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_log10, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_log10_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_log10, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_log1p(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_log1p, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_log1p_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_log1p, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_log1p_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_log1p, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_logaddexp(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logaddexp, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_logaddexp_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logaddexp, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_logaddexp2(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logaddexp2, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_logaddexp2_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logaddexp2, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_xlogy(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_xlogy, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_xlogy_(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_xlogy, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_xlogy_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_xlogy, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_xlogy_scalar(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_xlogy, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_xlogy_scalar_(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_xlogy, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_sin(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sin, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_sin_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sin, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_sin_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sin, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_cos(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_cos, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_cos_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_cos, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_cos_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_cos, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_tan(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_tan, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_tan_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_tan, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_tan_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_tan, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_asin(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_asin, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_asin_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_asin, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_asin_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_asin, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_acos(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_acos, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_acos_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_acos, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_acos_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_acos, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_atan(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_atan, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_atan_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_atan, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_atan_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_atan, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_sinh(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sinh, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_sinh_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sinh, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_sinh_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sinh, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_cosh(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_cosh, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_cosh_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_cosh, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_cosh_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_cosh, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_tanh(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_tanh, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_tanh_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_tanh, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_tanh_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_tanh, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_asinh(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_asinh, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_asinh_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_asinh, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_asinh_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_asinh, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_acosh(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_acosh, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_acosh_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_acosh, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_acosh_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_acosh, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_atanh(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_atanh, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_atanh_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_atanh, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_atanh_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_atanh, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_erf(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_erf, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_erf_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_erf, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_erf_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_erf, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_erfc(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_erfc, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_erfc_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_erfc, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_erfc_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_erfc, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_erfinv(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_erfinv, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_erfinv_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_erfinv, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_erfinv_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_erfinv, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_atan2(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_atan2, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_atan2_(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_atan2, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_atan2_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_atan2, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_hypot(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_hypot, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_hypot_(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_hypot, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_hypot_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_hypot, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_maximum(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_maximum, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_maximum_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_maximum, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_minimum(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_minimum, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_minimum_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_minimum, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_fmax(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_fmax, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_fmax_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_fmax, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_fmin(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_fmin, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_fmin_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_fmin, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_copysign(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_copysign, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_copysign_(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_copysign, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_copysign_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_copysign, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_copysign_scalar(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_copysign, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_copysign_scalar_(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_copysign, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

static bool decode_clamp(clamp_attrs *a, const torc_clamp_options *options) {
    memcpy(a, &defaults_clamp, sizeof *a);
    if (!options) return true;
    torc_clamp_options o = {0};
    if (!options_copy("clamp", &o, options, sizeof o)) return false;
    if (!number_known("clamp", "min", o.min)) return false;
    if (o.min.kind) a->min = (o.min);
    if (!number_known("clamp", "max", o.max)) return false;
    if (o.max.kind) a->max = (o.max);
    return true;
}

torc_tensor torc_clamp_with(torc_tensor self, const torc_clamp_options *options) {
    if (FAILED()) return NULL;
    clamp_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_clamp(&a, options), OP_clamp, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_clamp_inplace_with(torc_tensor self, const torc_clamp_options *options) {
    if (FAILED()) return NULL;
    clamp_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_clamp(&a, options), OP_clamp, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor torc_clamp_out_with(torc_tensor out, torc_tensor self, const torc_clamp_options *options) {
    if (FAILED()) return NULL;
    clamp_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_clamp(&a, options), OP_clamp, CALL_OUT, in, 1, &a, &out);
}

static bool decode_clamp_tensor(clamp_tensor_attrs *a, torc_tensor *tensors, const torc_clamp_tensor_options *options) {
    (void)a;
    if (!options) return true;
    torc_clamp_tensor_options o = {0};
    if (!options_copy("clamp_tensor", &o, options, sizeof o)) return false;
    tensors[0] = o.min;
    tensors[1] = o.max;
    return true;
}

torc_tensor torc_clamp_tensor_with(torc_tensor self, const torc_clamp_tensor_options *options) {
    if (FAILED()) return NULL;
    clamp_tensor_attrs a;
    torc_tensor in[3] = {self, NULL, NULL};
    return call_tensor(decode_clamp_tensor(&a, in + 1, options), OP_clamp_tensor, CALL_FUNCTION, in, 3, NULL, NULL);
}

torc_tensor torc_clamp_tensor_inplace_with(torc_tensor self, const torc_clamp_tensor_options *options) {
    if (FAILED()) return NULL;
    clamp_tensor_attrs a;
    torc_tensor in[3] = {self, NULL, NULL};
    return call_tensor(decode_clamp_tensor(&a, in + 1, options), OP_clamp_tensor, CALL_INPLACE, in, 3, NULL, NULL);
}

torc_tensor torc_clamp_tensor_out_with(torc_tensor out, torc_tensor self, const torc_clamp_tensor_options *options) {
    if (FAILED()) return NULL;
    clamp_tensor_attrs a;
    torc_tensor in[3] = {self, NULL, NULL};
    return call_tensor(decode_clamp_tensor(&a, in + 1, options), OP_clamp_tensor, CALL_OUT, in, 3, NULL, &out);
}

torc_tensor torc_clamp_min(torc_tensor self, torc_tensor min) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, min};
    return call_tensor(true, OP_clamp_min, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_clamp_min_(torc_tensor self, torc_tensor min) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, min};
    return call_tensor(true, OP_clamp_min, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_clamp_min_out(torc_tensor out, torc_tensor self, torc_tensor min) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, min};
    return call_tensor(true, OP_clamp_min, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_clamp_min_scalar(torc_tensor self, torc_number min) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(min)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_clamp_min, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_clamp_min_scalar_(torc_tensor self, torc_number min) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(min)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_clamp_min, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_clamp_max(torc_tensor self, torc_tensor max) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, max};
    return call_tensor(true, OP_clamp_max, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_clamp_max_(torc_tensor self, torc_tensor max) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, max};
    return call_tensor(true, OP_clamp_max, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_clamp_max_out(torc_tensor out, torc_tensor self, torc_tensor max) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, max};
    return call_tensor(true, OP_clamp_max, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_clamp_max_scalar(torc_tensor self, torc_number max) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(max)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_clamp_max, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_clamp_max_scalar_(torc_tensor self, torc_number max) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(max)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_clamp_max, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor op_clamp_between(torc_tensor self, torc_tensor min, torc_tensor max) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, min, max};
    return call_tensor(true, OP_clamp_between, CALL_FUNCTION, in, 3, NULL, NULL);
}

torc_tensor op_clamp_between_(torc_tensor self, torc_tensor min, torc_tensor max) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, min, max};
    return call_tensor(true, OP_clamp_between, CALL_INPLACE, in, 3, NULL, NULL);
}

torc_tensor op_clamp_between_out(torc_tensor out, torc_tensor self, torc_tensor min, torc_tensor max) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, min, max};
    return call_tensor(true, OP_clamp_between, CALL_OUT, in, 3, NULL, &out);
}

torc_tensor torc_where(torc_tensor condition, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {condition, self, other};
    return call_tensor(true, OP_where, CALL_FUNCTION, in, 3, NULL, NULL);
}

torc_tensor torc_where_out(torc_tensor out, torc_tensor condition, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {condition, self, other};
    return call_tensor(true, OP_where, CALL_OUT, in, 3, NULL, &out);
}

torc_tensor torc_masked_fill(torc_tensor self, torc_tensor mask, torc_tensor value) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, mask, value};
    return call_tensor(true, OP_masked_fill, CALL_FUNCTION, in, 3, NULL, NULL);
}

torc_tensor torc_masked_fill_(torc_tensor self, torc_tensor mask, torc_tensor value) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, mask, value};
    return call_tensor(true, OP_masked_fill, CALL_INPLACE, in, 3, NULL, NULL);
}

static bool decode_masked_fill_scalar(masked_fill_scalar_attrs *a, torc_number value) {
    memcpy(a, &defaults_masked_fill_scalar, sizeof *a);
    if (!wrap_number("masked_fill_scalar", "value", &a->value, value)) return false;
    return true;
}

torc_tensor torc_masked_fill_scalar(torc_tensor self, torc_tensor mask, torc_number value) {
    if (FAILED()) return NULL;
    masked_fill_scalar_attrs a;
    torc_tensor in[2] = {self, mask};
    return call_tensor(decode_masked_fill_scalar(&a, value), OP_masked_fill_scalar, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor torc_masked_fill_scalar_(torc_tensor self, torc_tensor mask, torc_number value) {
    if (FAILED()) return NULL;
    masked_fill_scalar_attrs a;
    torc_tensor in[2] = {self, mask};
    return call_tensor(decode_masked_fill_scalar(&a, value), OP_masked_fill_scalar, CALL_INPLACE, in, 2, &a, NULL);
}

static bool decode_nan_to_num(nan_to_num_attrs *a, const torc_nan_to_num_options *options) {
    memcpy(a, &defaults_nan_to_num, sizeof *a);
    if (!options) return true;
    torc_nan_to_num_options o = {0};
    if (!options_copy("nan_to_num", &o, options, sizeof o)) return false;
    if (!number_known("nan_to_num", "nan", o.nan)) return false;
    if (o.nan.kind) a->nan = (o.nan);
    if (!number_known("nan_to_num", "posinf", o.posinf)) return false;
    if (o.posinf.kind) a->posinf = (o.posinf);
    if (!number_known("nan_to_num", "neginf", o.neginf)) return false;
    if (o.neginf.kind) a->neginf = (o.neginf);
    return true;
}

torc_tensor torc_nan_to_num_with(torc_tensor self, const torc_nan_to_num_options *options) {
    if (FAILED()) return NULL;
    nan_to_num_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_nan_to_num(&a, options), OP_nan_to_num, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_nan_to_num_inplace_with(torc_tensor self, const torc_nan_to_num_options *options) {
    if (FAILED()) return NULL;
    nan_to_num_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_nan_to_num(&a, options), OP_nan_to_num, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor torc_nan_to_num_out_with(torc_tensor out, torc_tensor self, const torc_nan_to_num_options *options) {
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

torc_tensor op_nan_to_num_values(torc_tensor self, double nan, double posinf, double neginf) {
    if (FAILED()) return NULL;
    nan_to_num_values_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_nan_to_num_values(&a, nan, posinf, neginf), OP_nan_to_num_values, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor op_nan_to_num_values_(torc_tensor self, double nan, double posinf, double neginf) {
    if (FAILED()) return NULL;
    nan_to_num_values_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_nan_to_num_values(&a, nan, posinf, neginf), OP_nan_to_num_values, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor op_nan_to_num_values_out(torc_tensor out, torc_tensor self, double nan, double posinf, double neginf) {
    if (FAILED()) return NULL;
    nan_to_num_values_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_nan_to_num_values(&a, nan, posinf, neginf), OP_nan_to_num_values, CALL_OUT, in, 1, &a, &out);
}

torc_tensor torc_eq(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_eq, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_eq_(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_eq, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_eq_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_eq, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_eq_scalar(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_eq, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_eq_scalar_(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_eq, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_ne(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_ne, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_ne_(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_ne, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_ne_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_ne, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_ne_scalar(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_ne, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_ne_scalar_(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_ne, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_lt(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_lt, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_lt_(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_lt, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_lt_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_lt, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_lt_scalar(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_lt, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_lt_scalar_(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_lt, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_le(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_le, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_le_(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_le, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_le_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_le, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_le_scalar(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_le, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_le_scalar_(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_le, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_gt(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_gt, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_gt_(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_gt, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_gt_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_gt, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_gt_scalar(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_gt, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_gt_scalar_(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_gt, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_ge(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_ge, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_ge_(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_ge, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_ge_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_ge, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_ge_scalar(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_ge, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_ge_scalar_(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_ge, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_logical_and(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logical_and, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_logical_and_(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logical_and, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_logical_and_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logical_and, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_logical_or(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logical_or, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_logical_or_(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logical_or, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_logical_or_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logical_or, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_logical_xor(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logical_xor, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_logical_xor_(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logical_xor, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_logical_xor_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_logical_xor, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_logical_not(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_logical_not, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_logical_not_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_logical_not, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_logical_not_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_logical_not, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_isnan(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_isnan, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_isinf(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_isinf, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_isfinite(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_isfinite, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_signbit(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_signbit, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_signbit_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_signbit, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_bitwise_and(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_and, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_bitwise_and_(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_and, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_bitwise_and_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_and, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_bitwise_and_scalar(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_bitwise_and, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_bitwise_and_scalar_(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_bitwise_and, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_bitwise_or(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_or, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_bitwise_or_(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_or, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_bitwise_or_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_or, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_bitwise_or_scalar(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_bitwise_or, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_bitwise_or_scalar_(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_bitwise_or, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_bitwise_xor(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_xor, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_bitwise_xor_(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_xor, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_bitwise_xor_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_xor, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_bitwise_xor_scalar(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_bitwise_xor, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_bitwise_xor_scalar_(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_bitwise_xor, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_bitwise_not(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_bitwise_not, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_bitwise_not_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_bitwise_not, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_bitwise_not_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_bitwise_not, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor op_bitwise_not_int(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_bitwise_not_int, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor op_bitwise_not_int_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_bitwise_not_int, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor op_bitwise_not_int_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_bitwise_not_int, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_bitwise_left_shift(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_left_shift, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_bitwise_left_shift_(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_left_shift, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_bitwise_left_shift_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_left_shift, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_bitwise_left_shift_scalar(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_bitwise_left_shift, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_bitwise_left_shift_scalar_(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_bitwise_left_shift, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_bitwise_right_shift(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_right_shift, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_bitwise_right_shift_(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_right_shift, CALL_INPLACE, in, 2, NULL, NULL);
}

torc_tensor torc_bitwise_right_shift_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_bitwise_right_shift, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_bitwise_right_shift_scalar(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_bitwise_right_shift, CALL_FUNCTION, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_bitwise_right_shift_scalar_(torc_tensor self, torc_number other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    const bool decoded = true && (in[1] = wrapped_owned(other)) != NULL;
    torc_tensor result = call_tensor(decoded, OP_bitwise_right_shift, CALL_INPLACE, in, in[1] ? 2 : 1, NULL, NULL);
    torc_release(in[1]);
    return result;
}

torc_tensor torc_sigmoid(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sigmoid, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_sigmoid_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sigmoid, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_sigmoid_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_sigmoid, CALL_OUT, in, 1, NULL, &out);
}

static bool decode_logit(logit_attrs *a, const torc_logit_options *options) {
    memcpy(a, &defaults_logit, sizeof *a);
    if (!options) return true;
    torc_logit_options o = {0};
    if (!options_copy("logit", &o, options, sizeof o)) return false;
    if (!number_known("logit", "eps", o.eps)) return false;
    if (o.eps.kind) a->eps = (o.eps);
    return true;
}

torc_tensor torc_logit_with(torc_tensor self, const torc_logit_options *options) {
    if (FAILED()) return NULL;
    logit_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_logit(&a, options), OP_logit, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_logit_inplace_with(torc_tensor self, const torc_logit_options *options) {
    if (FAILED()) return NULL;
    logit_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_logit(&a, options), OP_logit, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor torc_logit_out_with(torc_tensor out, torc_tensor self, const torc_logit_options *options) {
    if (FAILED()) return NULL;
    logit_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_logit(&a, options), OP_logit, CALL_OUT, in, 1, &a, &out);
}

torc_tensor torc_relu(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_relu, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_relu_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_relu, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_relu6(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_relu6, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_relu6_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_relu6, CALL_INPLACE, in, 1, NULL, NULL);
}

static bool decode_leaky_relu(leaky_relu_attrs *a, const torc_leaky_relu_options *options) {
    memcpy(a, &defaults_leaky_relu, sizeof *a);
    if (!options) return true;
    torc_leaky_relu_options o = {0};
    if (!options_copy("leaky_relu", &o, options, sizeof o)) return false;
    if (!number_known("leaky_relu", "negative_slope", o.negative_slope)) return false;
    if (o.negative_slope.kind) a->negative_slope = (o.negative_slope);
    return true;
}

torc_tensor torc_leaky_relu_with(torc_tensor self, const torc_leaky_relu_options *options) {
    if (FAILED()) return NULL;
    leaky_relu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_leaky_relu(&a, options), OP_leaky_relu, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_leaky_relu_inplace_with(torc_tensor self, const torc_leaky_relu_options *options) {
    if (FAILED()) return NULL;
    leaky_relu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_leaky_relu(&a, options), OP_leaky_relu, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor torc_leaky_relu_out_with(torc_tensor out, torc_tensor self, const torc_leaky_relu_options *options) {
    if (FAILED()) return NULL;
    leaky_relu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_leaky_relu(&a, options), OP_leaky_relu, CALL_OUT, in, 1, &a, &out);
}

static bool decode_elu(elu_attrs *a, const torc_elu_options *options) {
    memcpy(a, &defaults_elu, sizeof *a);
    if (!options) return true;
    torc_elu_options o = {0};
    if (!options_copy("elu", &o, options, sizeof o)) return false;
    if (!number_known("elu", "alpha", o.alpha)) return false;
    if (o.alpha.kind) a->alpha = (o.alpha);
    return true;
}

torc_tensor torc_elu_with(torc_tensor self, const torc_elu_options *options) {
    if (FAILED()) return NULL;
    elu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_elu(&a, options), OP_elu, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_elu_inplace_with(torc_tensor self, const torc_elu_options *options) {
    if (FAILED()) return NULL;
    elu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_elu(&a, options), OP_elu, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor torc_elu_out_with(torc_tensor out, torc_tensor self, const torc_elu_options *options) {
    if (FAILED()) return NULL;
    elu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_elu(&a, options), OP_elu, CALL_OUT, in, 1, &a, &out);
}

torc_tensor torc_selu(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_selu, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_selu_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_selu, CALL_INPLACE, in, 1, NULL, NULL);
}

static bool decode_celu(celu_attrs *a, const torc_celu_options *options) {
    memcpy(a, &defaults_celu, sizeof *a);
    if (!options) return true;
    torc_celu_options o = {0};
    if (!options_copy("celu", &o, options, sizeof o)) return false;
    if (!number_known("celu", "alpha", o.alpha)) return false;
    if (o.alpha.kind) a->alpha = (o.alpha);
    return true;
}

torc_tensor torc_celu_with(torc_tensor self, const torc_celu_options *options) {
    if (FAILED()) return NULL;
    celu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_celu(&a, options), OP_celu, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_celu_inplace_with(torc_tensor self, const torc_celu_options *options) {
    if (FAILED()) return NULL;
    celu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_celu(&a, options), OP_celu, CALL_INPLACE, in, 1, &a, NULL);
}

static bool decode_gelu(gelu_attrs *a, const torc_gelu_options *options) {
    memcpy(a, &defaults_gelu, sizeof *a);
    if (!options) return true;
    torc_gelu_options o = {0};
    if (!options_copy("gelu", &o, options, sizeof o)) return false;
    if (!pack_str("gelu", "approximate", &a->approximate, o.approximate)) return false;
    return true;
}

torc_tensor torc_gelu_with(torc_tensor self, const torc_gelu_options *options) {
    if (FAILED()) return NULL;
    gelu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_gelu(&a, options), OP_gelu, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_gelu_out_with(torc_tensor out, torc_tensor self, const torc_gelu_options *options) {
    if (FAILED()) return NULL;
    gelu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_gelu(&a, options), OP_gelu, CALL_OUT, in, 1, &a, &out);
}

torc_tensor op_gelu_erf(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_gelu_erf, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor op_gelu_erf_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_gelu_erf, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor op_gelu_tanh(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_gelu_tanh, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor op_gelu_tanh_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_gelu_tanh, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_silu(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_silu, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_silu_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_silu, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_silu_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_silu, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_mish(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_mish, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_mish_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_mish, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_mish_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_mish, CALL_OUT, in, 1, NULL, &out);
}

static bool decode_softplus(softplus_attrs *a, const torc_softplus_options *options) {
    memcpy(a, &defaults_softplus, sizeof *a);
    if (!options) return true;
    torc_softplus_options o = {0};
    if (!options_copy("softplus", &o, options, sizeof o)) return false;
    if (!number_known("softplus", "beta", o.beta)) return false;
    if (o.beta.kind) a->beta = (o.beta);
    if (!number_known("softplus", "threshold", o.threshold)) return false;
    if (o.threshold.kind) a->threshold = (o.threshold);
    return true;
}

torc_tensor torc_softplus_with(torc_tensor self, const torc_softplus_options *options) {
    if (FAILED()) return NULL;
    softplus_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_softplus(&a, options), OP_softplus, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_softplus_out_with(torc_tensor out, torc_tensor self, const torc_softplus_options *options) {
    if (FAILED()) return NULL;
    softplus_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_softplus(&a, options), OP_softplus, CALL_OUT, in, 1, &a, &out);
}

torc_tensor torc_softsign(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_softsign, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor op_softsign_float(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_softsign_float, CALL_FUNCTION, in, 1, NULL, NULL);
}

static bool decode_hardtanh(hardtanh_attrs *a, const torc_hardtanh_options *options) {
    memcpy(a, &defaults_hardtanh, sizeof *a);
    if (!options) return true;
    torc_hardtanh_options o = {0};
    if (!options_copy("hardtanh", &o, options, sizeof o)) return false;
    if (!number_known("hardtanh", "min_val", o.min_val)) return false;
    if (o.min_val.kind) a->min_val = (o.min_val);
    if (!number_known("hardtanh", "max_val", o.max_val)) return false;
    if (o.max_val.kind) a->max_val = (o.max_val);
    return true;
}

torc_tensor torc_hardtanh_with(torc_tensor self, const torc_hardtanh_options *options) {
    if (FAILED()) return NULL;
    hardtanh_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_hardtanh(&a, options), OP_hardtanh, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_hardtanh_inplace_with(torc_tensor self, const torc_hardtanh_options *options) {
    if (FAILED()) return NULL;
    hardtanh_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_hardtanh(&a, options), OP_hardtanh, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor torc_hardtanh_out_with(torc_tensor out, torc_tensor self, const torc_hardtanh_options *options) {
    if (FAILED()) return NULL;
    hardtanh_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_hardtanh(&a, options), OP_hardtanh, CALL_OUT, in, 1, &a, &out);
}

torc_tensor torc_hardsigmoid(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_hardsigmoid, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_hardsigmoid_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_hardsigmoid, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_hardsigmoid_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_hardsigmoid, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_hardswish(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_hardswish, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_hardswish_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_hardswish, CALL_INPLACE, in, 1, NULL, NULL);
}

torc_tensor torc_hardswish_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_hardswish, CALL_OUT, in, 1, NULL, &out);
}

static bool decode_hardshrink(hardshrink_attrs *a, const torc_hardshrink_options *options) {
    memcpy(a, &defaults_hardshrink, sizeof *a);
    if (!options) return true;
    torc_hardshrink_options o = {0};
    if (!options_copy("hardshrink", &o, options, sizeof o)) return false;
    if (!number_known("hardshrink", "lambd", o.lambd)) return false;
    if (o.lambd.kind) a->lambd = (o.lambd);
    return true;
}

torc_tensor torc_hardshrink_with(torc_tensor self, const torc_hardshrink_options *options) {
    if (FAILED()) return NULL;
    hardshrink_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_hardshrink(&a, options), OP_hardshrink, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_hardshrink_out_with(torc_tensor out, torc_tensor self, const torc_hardshrink_options *options) {
    if (FAILED()) return NULL;
    hardshrink_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_hardshrink(&a, options), OP_hardshrink, CALL_OUT, in, 1, &a, &out);
}

static bool decode_softshrink(softshrink_attrs *a, const torc_softshrink_options *options) {
    memcpy(a, &defaults_softshrink, sizeof *a);
    if (!options) return true;
    torc_softshrink_options o = {0};
    if (!options_copy("softshrink", &o, options, sizeof o)) return false;
    if (!number_known("softshrink", "lambd", o.lambd)) return false;
    if (o.lambd.kind) a->lambd = (o.lambd);
    return true;
}

torc_tensor torc_softshrink_with(torc_tensor self, const torc_softshrink_options *options) {
    if (FAILED()) return NULL;
    softshrink_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_softshrink(&a, options), OP_softshrink, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_softshrink_out_with(torc_tensor out, torc_tensor self, const torc_softshrink_options *options) {
    if (FAILED()) return NULL;
    softshrink_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_softshrink(&a, options), OP_softshrink, CALL_OUT, in, 1, &a, &out);
}

torc_tensor torc_tanhshrink(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_tanhshrink, CALL_FUNCTION, in, 1, NULL, NULL);
}

static bool decode_threshold(threshold_attrs *a, torc_number threshold, torc_number value) {
    memcpy(a, &defaults_threshold, sizeof *a);
    if (!wrap_number("threshold", "threshold", &a->threshold, threshold)) return false;
    if (!wrap_number("threshold", "value", &a->value, value)) return false;
    return true;
}

torc_tensor torc_threshold(torc_tensor self, torc_number threshold, torc_number value) {
    if (FAILED()) return NULL;
    threshold_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_threshold(&a, threshold, value), OP_threshold, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_threshold_(torc_tensor self, torc_number threshold, torc_number value) {
    if (FAILED()) return NULL;
    threshold_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_threshold(&a, threshold, value), OP_threshold, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor torc_threshold_out(torc_tensor out, torc_tensor self, torc_number threshold, torc_number value) {
    if (FAILED()) return NULL;
    threshold_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_threshold(&a, threshold, value), OP_threshold, CALL_OUT, in, 1, &a, &out);
}

torc_tensor torc_logsigmoid(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_logsigmoid, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_logsigmoid_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_logsigmoid, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor op_sigmoid_backward(torc_tensor grad_output, torc_tensor output) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {grad_output, output};
    return call_tensor(true, OP_sigmoid_backward, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor op_tanh_backward(torc_tensor grad_output, torc_tensor output) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {grad_output, output};
    return call_tensor(true, OP_tanh_backward, CALL_FUNCTION, in, 2, NULL, NULL);
}

static bool decode_logit_backward(logit_backward_attrs *a, torc_number eps) {
    memcpy(a, &defaults_logit_backward, sizeof *a);
    if (!number_known("logit_backward", "eps", eps)) return false;
    a->eps = (eps);
    return true;
}

torc_tensor op_logit_backward(torc_tensor grad_output, torc_tensor self, torc_number eps) {
    if (FAILED()) return NULL;
    logit_backward_attrs a;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(decode_logit_backward(&a, eps), OP_logit_backward, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_threshold_backward(threshold_backward_attrs *a, torc_number threshold) {
    memcpy(a, &defaults_threshold_backward, sizeof *a);
    if (!wrap_number("threshold_backward", "threshold", &a->threshold, threshold)) return false;
    return true;
}

torc_tensor op_threshold_backward(torc_tensor grad_output, torc_tensor self, torc_number threshold) {
    if (FAILED()) return NULL;
    threshold_backward_attrs a;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(decode_threshold_backward(&a, threshold), OP_threshold_backward, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_hardtanh_backward(hardtanh_backward_attrs *a, torc_number min_val, torc_number max_val) {
    memcpy(a, &defaults_hardtanh_backward, sizeof *a);
    if (!wrap_number("hardtanh_backward", "min_val", &a->min_val, min_val)) return false;
    if (!wrap_number("hardtanh_backward", "max_val", &a->max_val, max_val)) return false;
    return true;
}

torc_tensor op_hardtanh_backward(torc_tensor grad_output, torc_tensor self, torc_number min_val, torc_number max_val) {
    if (FAILED()) return NULL;
    hardtanh_backward_attrs a;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(decode_hardtanh_backward(&a, min_val, max_val), OP_hardtanh_backward, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_leaky_relu_backward(leaky_relu_backward_attrs *a, torc_number negative_slope) {
    memcpy(a, &defaults_leaky_relu_backward, sizeof *a);
    if (!wrap_number("leaky_relu_backward", "negative_slope", &a->negative_slope, negative_slope)) return false;
    return true;
}

torc_tensor op_leaky_relu_backward(torc_tensor grad_output, torc_tensor self, torc_number negative_slope) {
    if (FAILED()) return NULL;
    leaky_relu_backward_attrs a;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(decode_leaky_relu_backward(&a, negative_slope), OP_leaky_relu_backward, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_elu_backward(elu_backward_attrs *a, torc_number alpha) {
    memcpy(a, &defaults_elu_backward, sizeof *a);
    if (!wrap_number("elu_backward", "alpha", &a->alpha, alpha)) return false;
    return true;
}

torc_tensor op_elu_backward(torc_tensor grad_output, torc_tensor self, torc_number alpha) {
    if (FAILED()) return NULL;
    elu_backward_attrs a;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(decode_elu_backward(&a, alpha), OP_elu_backward, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_celu_backward(celu_backward_attrs *a, torc_number alpha) {
    memcpy(a, &defaults_celu_backward, sizeof *a);
    if (!wrap_number("celu_backward", "alpha", &a->alpha, alpha)) return false;
    return true;
}

torc_tensor op_celu_backward(torc_tensor grad_output, torc_tensor self, torc_number alpha) {
    if (FAILED()) return NULL;
    celu_backward_attrs a;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(decode_celu_backward(&a, alpha), OP_celu_backward, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor op_gelu_erf_backward(torc_tensor grad_output, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(true, OP_gelu_erf_backward, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor op_gelu_tanh_backward(torc_tensor grad_output, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(true, OP_gelu_tanh_backward, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor op_silu_backward(torc_tensor grad_output, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(true, OP_silu_backward, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor op_mish_backward(torc_tensor grad_output, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(true, OP_mish_backward, CALL_FUNCTION, in, 2, NULL, NULL);
}

static bool decode_softplus_backward(softplus_backward_attrs *a, torc_number beta, torc_number threshold) {
    memcpy(a, &defaults_softplus_backward, sizeof *a);
    if (!wrap_number("softplus_backward", "beta", &a->beta, beta)) return false;
    if (!wrap_number("softplus_backward", "threshold", &a->threshold, threshold)) return false;
    return true;
}

torc_tensor op_softplus_backward(torc_tensor grad_output, torc_tensor self, torc_number beta, torc_number threshold) {
    if (FAILED()) return NULL;
    softplus_backward_attrs a;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(decode_softplus_backward(&a, beta, threshold), OP_softplus_backward, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor op_hardsigmoid_backward(torc_tensor grad_output, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(true, OP_hardsigmoid_backward, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor op_hardswish_backward(torc_tensor grad_output, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(true, OP_hardswish_backward, CALL_FUNCTION, in, 2, NULL, NULL);
}

static bool decode_shrink_backward(shrink_backward_attrs *a, torc_number lambd) {
    memcpy(a, &defaults_shrink_backward, sizeof *a);
    if (!wrap_number("shrink_backward", "lambd", &a->lambd, lambd)) return false;
    return true;
}

torc_tensor op_shrink_backward(torc_tensor grad_output, torc_tensor self, torc_number lambd) {
    if (FAILED()) return NULL;
    shrink_backward_attrs a;
    torc_tensor in[2] = {grad_output, self};
    return call_tensor(decode_shrink_backward(&a, lambd), OP_shrink_backward, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_copy_(copy__attrs *a, const torc_copy_inplace_options *options) {
    memcpy(a, &defaults_copy_, sizeof *a);
    if (!options) return true;
    torc_copy_inplace_options o = {0};
    if (!options_copy("copy_", &o, options, sizeof o)) return false;
    a->non_blocking = o.non_blocking;
    return true;
}

torc_tensor torc_copy_inplace_with(torc_tensor self, torc_tensor other, const torc_copy_inplace_options *options) {
    if (FAILED()) return NULL;
    copy__attrs a;
    torc_tensor in[2] = {self, other};
    return call_tensor(decode_copy_(&a, options), OP_copy_, CALL_INPLACE, in, 2, &a, NULL);
}

static bool decode_fill_(fill__attrs *a, torc_number value) {
    memcpy(a, &defaults_fill_, sizeof *a);
    if (!wrap_number("fill_", "value", &a->value, value)) return false;
    return true;
}

torc_tensor torc_fill_(torc_tensor self, torc_number value) {
    if (FAILED()) return NULL;
    fill__attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_fill_(&a, value), OP_fill_, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor torc_zero_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_zero_, CALL_INPLACE, in, 1, NULL, NULL);
}

static bool decode_empty(empty_attrs *a, torc_ints size, const torc_empty_options *options) {
    memcpy(a, &defaults_empty, sizeof *a);
    if (!pack_ints("empty", "size", &a->size, size, 0, true)) return false;
    if (!options) return true;
    torc_empty_options o = {0};
    if (!options_copy("empty", &o, options, sizeof o)) return false;
    a->dtype = (int32_t)o.dtype;
    a->device = o.device;
    a->pin_memory = o.pin_memory;
    a->requires_grad = o.requires_grad;
    if (!format_known("empty", o.memory_format)) return false;
    a->memory_format = (int32_t)o.memory_format;
    return true;
}

torc_tensor torc_empty_with(torc_ints size, const torc_empty_options *options) {
    if (FAILED()) return NULL;
    empty_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_empty(&a, size, options), OP_empty, CALL_FUNCTION, in, 0, &a, NULL);
}

torc_tensor torc_empty_out_with(torc_tensor out, torc_ints size, const torc_empty_options *options) {
    if (FAILED()) return NULL;
    empty_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_empty(&a, size, options), OP_empty, CALL_OUT, in, 0, &a, &out);
}

static bool decode_empty_strided(empty_strided_attrs *a, torc_ints size, torc_ints stride, const torc_empty_strided_options *options) {
    memcpy(a, &defaults_empty_strided, sizeof *a);
    if (!pack_ints("empty_strided", "size", &a->size, size, 0, true)) return false;
    if (!pack_ints("empty_strided", "stride", &a->stride, stride, 0, true)) return false;
    if (!options) return true;
    torc_empty_strided_options o = {0};
    if (!options_copy("empty_strided", &o, options, sizeof o)) return false;
    a->dtype = (int32_t)o.dtype;
    a->device = o.device;
    a->pin_memory = o.pin_memory;
    a->requires_grad = o.requires_grad;
    return true;
}

torc_tensor torc_empty_strided_with(torc_ints size, torc_ints stride, const torc_empty_strided_options *options) {
    if (FAILED()) return NULL;
    empty_strided_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_empty_strided(&a, size, stride, options), OP_empty_strided, CALL_FUNCTION, in, 0, &a, NULL);
}

static bool decode_zeros(zeros_attrs *a, torc_ints size, const torc_zeros_options *options) {
    memcpy(a, &defaults_zeros, sizeof *a);
    if (!pack_ints("zeros", "size", &a->size, size, 0, true)) return false;
    if (!options) return true;
    torc_zeros_options o = {0};
    if (!options_copy("zeros", &o, options, sizeof o)) return false;
    a->dtype = (int32_t)o.dtype;
    a->device = o.device;
    a->pin_memory = o.pin_memory;
    a->requires_grad = o.requires_grad;
    return true;
}

torc_tensor torc_zeros_with(torc_ints size, const torc_zeros_options *options) {
    if (FAILED()) return NULL;
    zeros_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_zeros(&a, size, options), OP_zeros, CALL_FUNCTION, in, 0, &a, NULL);
}

torc_tensor torc_zeros_out_with(torc_tensor out, torc_ints size, const torc_zeros_options *options) {
    if (FAILED()) return NULL;
    zeros_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_zeros(&a, size, options), OP_zeros, CALL_OUT, in, 0, &a, &out);
}

static bool decode_ones(ones_attrs *a, torc_ints size, const torc_ones_options *options) {
    memcpy(a, &defaults_ones, sizeof *a);
    if (!pack_ints("ones", "size", &a->size, size, 0, true)) return false;
    if (!options) return true;
    torc_ones_options o = {0};
    if (!options_copy("ones", &o, options, sizeof o)) return false;
    a->dtype = (int32_t)o.dtype;
    a->device = o.device;
    a->pin_memory = o.pin_memory;
    a->requires_grad = o.requires_grad;
    return true;
}

torc_tensor torc_ones_with(torc_ints size, const torc_ones_options *options) {
    if (FAILED()) return NULL;
    ones_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_ones(&a, size, options), OP_ones, CALL_FUNCTION, in, 0, &a, NULL);
}

torc_tensor torc_ones_out_with(torc_tensor out, torc_ints size, const torc_ones_options *options) {
    if (FAILED()) return NULL;
    ones_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_ones(&a, size, options), OP_ones, CALL_OUT, in, 0, &a, &out);
}

static bool decode_full(full_attrs *a, torc_ints size, torc_number fill_value, const torc_full_options *options) {
    memcpy(a, &defaults_full, sizeof *a);
    if (!pack_ints("full", "size", &a->size, size, 0, true)) return false;
    if (!wrap_number("full", "fill_value", &a->fill_value, fill_value)) return false;
    if (!options) return true;
    torc_full_options o = {0};
    if (!options_copy("full", &o, options, sizeof o)) return false;
    a->dtype = (int32_t)o.dtype;
    a->device = o.device;
    a->pin_memory = o.pin_memory;
    a->requires_grad = o.requires_grad;
    return true;
}

torc_tensor torc_full_with(torc_ints size, torc_number fill_value, const torc_full_options *options) {
    if (FAILED()) return NULL;
    full_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_full(&a, size, fill_value, options), OP_full, CALL_FUNCTION, in, 0, &a, NULL);
}

torc_tensor torc_full_out_with(torc_tensor out, torc_ints size, torc_number fill_value, const torc_full_options *options) {
    if (FAILED()) return NULL;
    full_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_full(&a, size, fill_value, options), OP_full, CALL_OUT, in, 0, &a, &out);
}

static bool decode_empty_like(empty_like_attrs *a, const torc_empty_like_options *options) {
    memcpy(a, &defaults_empty_like, sizeof *a);
    if (!options) return true;
    torc_empty_like_options o = {0};
    if (!options_copy("empty_like", &o, options, sizeof o)) return false;
    a->dtype = (int32_t)o.dtype;
    a->device = o.device;
    a->pin_memory = o.pin_memory;
    a->requires_grad = o.requires_grad;
    if (!format_known("empty_like", o.memory_format)) return false;
    a->memory_format = (int32_t)o.memory_format;
    return true;
}

torc_tensor torc_empty_like_with(torc_tensor self, const torc_empty_like_options *options) {
    if (FAILED()) return NULL;
    empty_like_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_empty_like(&a, options), OP_empty_like, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_zeros_like(zeros_like_attrs *a, const torc_zeros_like_options *options) {
    memcpy(a, &defaults_zeros_like, sizeof *a);
    if (!options) return true;
    torc_zeros_like_options o = {0};
    if (!options_copy("zeros_like", &o, options, sizeof o)) return false;
    a->dtype = (int32_t)o.dtype;
    a->device = o.device;
    a->pin_memory = o.pin_memory;
    a->requires_grad = o.requires_grad;
    if (!format_known("zeros_like", o.memory_format)) return false;
    a->memory_format = (int32_t)o.memory_format;
    return true;
}

torc_tensor torc_zeros_like_with(torc_tensor self, const torc_zeros_like_options *options) {
    if (FAILED()) return NULL;
    zeros_like_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_zeros_like(&a, options), OP_zeros_like, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_ones_like(ones_like_attrs *a, const torc_ones_like_options *options) {
    memcpy(a, &defaults_ones_like, sizeof *a);
    if (!options) return true;
    torc_ones_like_options o = {0};
    if (!options_copy("ones_like", &o, options, sizeof o)) return false;
    a->dtype = (int32_t)o.dtype;
    a->device = o.device;
    a->pin_memory = o.pin_memory;
    a->requires_grad = o.requires_grad;
    if (!format_known("ones_like", o.memory_format)) return false;
    a->memory_format = (int32_t)o.memory_format;
    return true;
}

torc_tensor torc_ones_like_with(torc_tensor self, const torc_ones_like_options *options) {
    if (FAILED()) return NULL;
    ones_like_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_ones_like(&a, options), OP_ones_like, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_full_like(full_like_attrs *a, torc_number fill_value, const torc_full_like_options *options) {
    memcpy(a, &defaults_full_like, sizeof *a);
    if (!wrap_number("full_like", "fill_value", &a->fill_value, fill_value)) return false;
    if (!options) return true;
    torc_full_like_options o = {0};
    if (!options_copy("full_like", &o, options, sizeof o)) return false;
    a->dtype = (int32_t)o.dtype;
    a->device = o.device;
    a->pin_memory = o.pin_memory;
    a->requires_grad = o.requires_grad;
    if (!format_known("full_like", o.memory_format)) return false;
    a->memory_format = (int32_t)o.memory_format;
    return true;
}

torc_tensor torc_full_like_with(torc_tensor self, torc_number fill_value, const torc_full_like_options *options) {
    if (FAILED()) return NULL;
    full_like_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_full_like(&a, fill_value, options), OP_full_like, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_rand_like(rand_like_attrs *a, const torc_rand_like_options *options) {
    memcpy(a, &defaults_rand_like, sizeof *a);
    if (!options) return true;
    torc_rand_like_options o = {0};
    if (!options_copy("rand_like", &o, options, sizeof o)) return false;
    a->generator = o.generator;
    a->dtype = (int32_t)o.dtype;
    a->device = o.device;
    a->pin_memory = o.pin_memory;
    a->requires_grad = o.requires_grad;
    if (!format_known("rand_like", o.memory_format)) return false;
    a->memory_format = (int32_t)o.memory_format;
    return true;
}

torc_tensor torc_rand_like_with(torc_tensor self, const torc_rand_like_options *options) {
    if (FAILED()) return NULL;
    rand_like_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_rand_like(&a, options), OP_rand_like, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_randn_like(randn_like_attrs *a, const torc_randn_like_options *options) {
    memcpy(a, &defaults_randn_like, sizeof *a);
    if (!options) return true;
    torc_randn_like_options o = {0};
    if (!options_copy("randn_like", &o, options, sizeof o)) return false;
    a->generator = o.generator;
    a->dtype = (int32_t)o.dtype;
    a->device = o.device;
    a->pin_memory = o.pin_memory;
    a->requires_grad = o.requires_grad;
    if (!format_known("randn_like", o.memory_format)) return false;
    a->memory_format = (int32_t)o.memory_format;
    return true;
}

torc_tensor torc_randn_like_with(torc_tensor self, const torc_randn_like_options *options) {
    if (FAILED()) return NULL;
    randn_like_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_randn_like(&a, options), OP_randn_like, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_randint_like(randint_like_attrs *a, int64_t high, const torc_randint_like_options *options) {
    memcpy(a, &defaults_randint_like, sizeof *a);
    a->high = high;
    if (!options) return true;
    torc_randint_like_options o = {0};
    if (!options_copy("randint_like", &o, options, sizeof o)) return false;
    a->low = o.low;
    a->generator = o.generator;
    a->dtype = (int32_t)o.dtype;
    a->device = o.device;
    a->pin_memory = o.pin_memory;
    a->requires_grad = o.requires_grad;
    if (!format_known("randint_like", o.memory_format)) return false;
    a->memory_format = (int32_t)o.memory_format;
    return true;
}

torc_tensor torc_randint_like_with(torc_tensor self, int64_t high, const torc_randint_like_options *options) {
    if (FAILED()) return NULL;
    randint_like_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_randint_like(&a, high, options), OP_randint_like, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_new_empty(new_empty_attrs *a, torc_ints size, const torc_new_empty_options *options) {
    memcpy(a, &defaults_new_empty, sizeof *a);
    if (!pack_ints("new_empty", "size", &a->size, size, 0, true)) return false;
    if (!options) return true;
    torc_new_empty_options o = {0};
    if (!options_copy("new_empty", &o, options, sizeof o)) return false;
    a->dtype = (int32_t)o.dtype;
    a->device = o.device;
    a->pin_memory = o.pin_memory;
    a->requires_grad = o.requires_grad;
    return true;
}

torc_tensor torc_new_empty_with(torc_tensor self, torc_ints size, const torc_new_empty_options *options) {
    if (FAILED()) return NULL;
    new_empty_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_new_empty(&a, size, options), OP_new_empty, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_new_zeros(new_zeros_attrs *a, torc_ints size, const torc_new_zeros_options *options) {
    memcpy(a, &defaults_new_zeros, sizeof *a);
    if (!pack_ints("new_zeros", "size", &a->size, size, 0, true)) return false;
    if (!options) return true;
    torc_new_zeros_options o = {0};
    if (!options_copy("new_zeros", &o, options, sizeof o)) return false;
    a->dtype = (int32_t)o.dtype;
    a->device = o.device;
    a->pin_memory = o.pin_memory;
    a->requires_grad = o.requires_grad;
    return true;
}

torc_tensor torc_new_zeros_with(torc_tensor self, torc_ints size, const torc_new_zeros_options *options) {
    if (FAILED()) return NULL;
    new_zeros_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_new_zeros(&a, size, options), OP_new_zeros, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_new_ones(new_ones_attrs *a, torc_ints size, const torc_new_ones_options *options) {
    memcpy(a, &defaults_new_ones, sizeof *a);
    if (!pack_ints("new_ones", "size", &a->size, size, 0, true)) return false;
    if (!options) return true;
    torc_new_ones_options o = {0};
    if (!options_copy("new_ones", &o, options, sizeof o)) return false;
    a->dtype = (int32_t)o.dtype;
    a->device = o.device;
    a->pin_memory = o.pin_memory;
    a->requires_grad = o.requires_grad;
    return true;
}

torc_tensor torc_new_ones_with(torc_tensor self, torc_ints size, const torc_new_ones_options *options) {
    if (FAILED()) return NULL;
    new_ones_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_new_ones(&a, size, options), OP_new_ones, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_new_full(new_full_attrs *a, torc_ints size, torc_number fill_value, const torc_new_full_options *options) {
    memcpy(a, &defaults_new_full, sizeof *a);
    if (!pack_ints("new_full", "size", &a->size, size, 0, true)) return false;
    if (!wrap_number("new_full", "fill_value", &a->fill_value, fill_value)) return false;
    if (!options) return true;
    torc_new_full_options o = {0};
    if (!options_copy("new_full", &o, options, sizeof o)) return false;
    a->dtype = (int32_t)o.dtype;
    a->device = o.device;
    a->pin_memory = o.pin_memory;
    a->requires_grad = o.requires_grad;
    return true;
}

torc_tensor torc_new_full_with(torc_tensor self, torc_ints size, torc_number fill_value, const torc_new_full_options *options) {
    if (FAILED()) return NULL;
    new_full_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_new_full(&a, size, fill_value, options), OP_new_full, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_arange(arange_attrs *a, torc_number end, const torc_arange_options *options) {
    memcpy(a, &defaults_arange, sizeof *a);
    if (!wrap_number("arange", "end", &a->end, end)) return false;
    if (!options) return true;
    torc_arange_options o = {0};
    if (!options_copy("arange", &o, options, sizeof o)) return false;
    if (!number_known("arange", "start", o.start)) return false;
    if (o.start.kind) a->start = (o.start);
    if (!number_known("arange", "step", o.step)) return false;
    if (o.step.kind) a->step = (o.step);
    a->dtype = (int32_t)o.dtype;
    a->device = o.device;
    a->pin_memory = o.pin_memory;
    a->requires_grad = o.requires_grad;
    return true;
}

torc_tensor torc_arange_with(torc_number end, const torc_arange_options *options) {
    if (FAILED()) return NULL;
    arange_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_arange(&a, end, options), OP_arange, CALL_FUNCTION, in, 0, &a, NULL);
}

torc_tensor torc_arange_out_with(torc_tensor out, torc_number end, const torc_arange_options *options) {
    if (FAILED()) return NULL;
    arange_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_arange(&a, end, options), OP_arange, CALL_OUT, in, 0, &a, &out);
}

static bool decode_linspace(linspace_attrs *a, torc_number start, torc_number end, int64_t steps, const torc_linspace_options *options) {
    memcpy(a, &defaults_linspace, sizeof *a);
    if (!wrap_number("linspace", "start", &a->start, start)) return false;
    if (!wrap_number("linspace", "end", &a->end, end)) return false;
    a->steps = steps;
    if (!options) return true;
    torc_linspace_options o = {0};
    if (!options_copy("linspace", &o, options, sizeof o)) return false;
    a->dtype = (int32_t)o.dtype;
    a->device = o.device;
    a->pin_memory = o.pin_memory;
    a->requires_grad = o.requires_grad;
    return true;
}

torc_tensor torc_linspace_with(torc_number start, torc_number end, int64_t steps, const torc_linspace_options *options) {
    if (FAILED()) return NULL;
    linspace_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_linspace(&a, start, end, steps, options), OP_linspace, CALL_FUNCTION, in, 0, &a, NULL);
}

torc_tensor torc_linspace_out_with(torc_tensor out, torc_number start, torc_number end, int64_t steps, const torc_linspace_options *options) {
    if (FAILED()) return NULL;
    linspace_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_linspace(&a, start, end, steps, options), OP_linspace, CALL_OUT, in, 0, &a, &out);
}

static bool decode_eye(eye_attrs *a, int64_t n, const torc_eye_options *options) {
    memcpy(a, &defaults_eye, sizeof *a);
    a->n = n;
    if (!options) return true;
    torc_eye_options o = {0};
    if (!options_copy("eye", &o, options, sizeof o)) return false;
    if (!number_known("eye", "m", o.m)) return false;
    if (o.m.kind) a->m = (o.m);
    a->dtype = (int32_t)o.dtype;
    a->device = o.device;
    a->pin_memory = o.pin_memory;
    a->requires_grad = o.requires_grad;
    return true;
}

torc_tensor torc_eye_with(int64_t n, const torc_eye_options *options) {
    if (FAILED()) return NULL;
    eye_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_eye(&a, n, options), OP_eye, CALL_FUNCTION, in, 0, &a, NULL);
}

torc_tensor torc_eye_out_with(torc_tensor out, int64_t n, const torc_eye_options *options) {
    if (FAILED()) return NULL;
    eye_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_eye(&a, n, options), OP_eye, CALL_OUT, in, 0, &a, &out);
}

static bool decode_rand(rand_attrs *a, torc_ints size, const torc_rand_options *options) {
    memcpy(a, &defaults_rand, sizeof *a);
    if (!pack_ints("rand", "size", &a->size, size, 0, true)) return false;
    if (!options) return true;
    torc_rand_options o = {0};
    if (!options_copy("rand", &o, options, sizeof o)) return false;
    a->generator = o.generator;
    a->dtype = (int32_t)o.dtype;
    a->device = o.device;
    a->pin_memory = o.pin_memory;
    a->requires_grad = o.requires_grad;
    return true;
}

torc_tensor torc_rand_with(torc_ints size, const torc_rand_options *options) {
    if (FAILED()) return NULL;
    rand_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_rand(&a, size, options), OP_rand, CALL_FUNCTION, in, 0, &a, NULL);
}

torc_tensor torc_rand_out_with(torc_tensor out, torc_ints size, const torc_rand_options *options) {
    if (FAILED()) return NULL;
    rand_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_rand(&a, size, options), OP_rand, CALL_OUT, in, 0, &a, &out);
}

static bool decode_randn(randn_attrs *a, torc_ints size, const torc_randn_options *options) {
    memcpy(a, &defaults_randn, sizeof *a);
    if (!pack_ints("randn", "size", &a->size, size, 0, true)) return false;
    if (!options) return true;
    torc_randn_options o = {0};
    if (!options_copy("randn", &o, options, sizeof o)) return false;
    a->generator = o.generator;
    a->dtype = (int32_t)o.dtype;
    a->device = o.device;
    a->pin_memory = o.pin_memory;
    a->requires_grad = o.requires_grad;
    return true;
}

torc_tensor torc_randn_with(torc_ints size, const torc_randn_options *options) {
    if (FAILED()) return NULL;
    randn_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_randn(&a, size, options), OP_randn, CALL_FUNCTION, in, 0, &a, NULL);
}

torc_tensor torc_randn_out_with(torc_tensor out, torc_ints size, const torc_randn_options *options) {
    if (FAILED()) return NULL;
    randn_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_randn(&a, size, options), OP_randn, CALL_OUT, in, 0, &a, &out);
}

static bool decode_randint(randint_attrs *a, int64_t high, torc_ints size, const torc_randint_options *options) {
    memcpy(a, &defaults_randint, sizeof *a);
    a->high = high;
    if (!pack_ints("randint", "size", &a->size, size, 0, true)) return false;
    if (!options) return true;
    torc_randint_options o = {0};
    if (!options_copy("randint", &o, options, sizeof o)) return false;
    a->low = o.low;
    a->generator = o.generator;
    a->dtype = (int32_t)o.dtype;
    a->device = o.device;
    a->pin_memory = o.pin_memory;
    a->requires_grad = o.requires_grad;
    return true;
}

torc_tensor torc_randint_with(int64_t high, torc_ints size, const torc_randint_options *options) {
    if (FAILED()) return NULL;
    randint_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_randint(&a, high, size, options), OP_randint, CALL_FUNCTION, in, 0, &a, NULL);
}

torc_tensor torc_randint_out_with(torc_tensor out, int64_t high, torc_ints size, const torc_randint_options *options) {
    if (FAILED()) return NULL;
    randint_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_randint(&a, high, size, options), OP_randint, CALL_OUT, in, 0, &a, &out);
}

static bool decode_randperm(randperm_attrs *a, int64_t n, const torc_randperm_options *options) {
    memcpy(a, &defaults_randperm, sizeof *a);
    a->n = n;
    if (!options) return true;
    torc_randperm_options o = {0};
    if (!options_copy("randperm", &o, options, sizeof o)) return false;
    a->generator = o.generator;
    a->dtype = (int32_t)o.dtype;
    a->device = o.device;
    a->pin_memory = o.pin_memory;
    a->requires_grad = o.requires_grad;
    return true;
}

torc_tensor torc_randperm_with(int64_t n, const torc_randperm_options *options) {
    if (FAILED()) return NULL;
    randperm_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_randperm(&a, n, options), OP_randperm, CALL_FUNCTION, in, 0, &a, NULL);
}

torc_tensor torc_randperm_out_with(torc_tensor out, int64_t n, const torc_randperm_options *options) {
    if (FAILED()) return NULL;
    randperm_attrs a;
    torc_tensor in[1] = {NULL};
    return call_tensor(decode_randperm(&a, n, options), OP_randperm, CALL_OUT, in, 0, &a, &out);
}

static bool decode_arange_(arange__attrs *a, torc_number start, torc_number step) {
    memcpy(a, &defaults_arange_, sizeof *a);
    if (!wrap_number("arange_", "start", &a->start, start)) return false;
    if (!wrap_number("arange_", "step", &a->step, step)) return false;
    return true;
}

torc_tensor op_arange_(torc_tensor self, torc_number start, torc_number step) {
    if (FAILED()) return NULL;
    arange__attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_arange_(&a, start, step), OP_arange_, CALL_INPLACE, in, 1, &a, NULL);
}

static bool decode_linspace_(linspace__attrs *a, torc_number start, torc_number end) {
    memcpy(a, &defaults_linspace_, sizeof *a);
    if (!wrap_number("linspace_", "start", &a->start, start)) return false;
    if (!wrap_number("linspace_", "end", &a->end, end)) return false;
    return true;
}

torc_tensor op_linspace_(torc_tensor self, torc_number start, torc_number end) {
    if (FAILED()) return NULL;
    linspace__attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_linspace_(&a, start, end), OP_linspace_, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor op_eye_(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_eye_, CALL_INPLACE, in, 1, NULL, NULL);
}

static bool decode_randperm_(randperm__attrs *a, torc_generator generator) {
    memcpy(a, &defaults_randperm_, sizeof *a);
    a->generator = generator;
    return true;
}

torc_tensor op_randperm_(torc_tensor self, torc_generator generator) {
    if (FAILED()) return NULL;
    randperm__attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_randperm_(&a, generator), OP_randperm_, CALL_INPLACE, in, 1, &a, NULL);
}

static bool decode_uniform_(uniform__attrs *a, const torc_uniform_inplace_options *options) {
    memcpy(a, &defaults_uniform_, sizeof *a);
    if (!options) return true;
    torc_uniform_inplace_options o = {0};
    if (!options_copy("uniform_", &o, options, sizeof o)) return false;
    a->from = o.from;
    if (!number_known("uniform_", "to", o.to)) return false;
    if (o.to.kind) a->to = torc_number_to_double(o.to);
    a->generator = o.generator;
    return true;
}

torc_tensor torc_uniform_inplace_with(torc_tensor self, const torc_uniform_inplace_options *options) {
    if (FAILED()) return NULL;
    uniform__attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_uniform_(&a, options), OP_uniform_, CALL_INPLACE, in, 1, &a, NULL);
}

static bool decode_normal_(normal__attrs *a, const torc_normal_inplace_options *options) {
    memcpy(a, &defaults_normal_, sizeof *a);
    if (!options) return true;
    torc_normal_inplace_options o = {0};
    if (!options_copy("normal_", &o, options, sizeof o)) return false;
    a->mean = o.mean;
    if (!number_known("normal_", "std", o.std)) return false;
    if (o.std.kind) a->std = torc_number_to_double(o.std);
    a->generator = o.generator;
    return true;
}

torc_tensor torc_normal_inplace_with(torc_tensor self, const torc_normal_inplace_options *options) {
    if (FAILED()) return NULL;
    normal__attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_normal_(&a, options), OP_normal_, CALL_INPLACE, in, 1, &a, NULL);
}

static bool decode_exponential_(exponential__attrs *a, const torc_exponential_inplace_options *options) {
    memcpy(a, &defaults_exponential_, sizeof *a);
    if (!options) return true;
    torc_exponential_inplace_options o = {0};
    if (!options_copy("exponential_", &o, options, sizeof o)) return false;
    if (!number_known("exponential_", "lambd", o.lambd)) return false;
    if (o.lambd.kind) a->lambd = torc_number_to_double(o.lambd);
    a->generator = o.generator;
    return true;
}

torc_tensor torc_exponential_inplace_with(torc_tensor self, const torc_exponential_inplace_options *options) {
    if (FAILED()) return NULL;
    exponential__attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_exponential_(&a, options), OP_exponential_, CALL_INPLACE, in, 1, &a, NULL);
}

static bool decode_random_(random__attrs *a, const torc_random_inplace_options *options) {
    memcpy(a, &defaults_random_, sizeof *a);
    if (!options) return true;
    torc_random_inplace_options o = {0};
    if (!options_copy("random_", &o, options, sizeof o)) return false;
    if (!number_known("random_", "from", o.from)) return false;
    if (o.from.kind) a->from = (o.from);
    if (!number_known("random_", "to", o.to)) return false;
    if (o.to.kind) a->to = (o.to);
    a->generator = o.generator;
    return true;
}

torc_tensor torc_random_inplace_with(torc_tensor self, const torc_random_inplace_options *options) {
    if (FAILED()) return NULL;
    random__attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_random_(&a, options), OP_random_, CALL_INPLACE, in, 1, &a, NULL);
}

static bool decode_bernoulli_(bernoulli__attrs *a, const torc_bernoulli_inplace_options *options) {
    memcpy(a, &defaults_bernoulli_, sizeof *a);
    if (!options) return true;
    torc_bernoulli_inplace_options o = {0};
    if (!options_copy("bernoulli_", &o, options, sizeof o)) return false;
    if (!number_known("bernoulli_", "p", o.p)) return false;
    if (o.p.kind) a->p = torc_number_to_double(o.p);
    a->generator = o.generator;
    return true;
}

torc_tensor torc_bernoulli_inplace_with(torc_tensor self, const torc_bernoulli_inplace_options *options) {
    if (FAILED()) return NULL;
    bernoulli__attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_bernoulli_(&a, options), OP_bernoulli_, CALL_INPLACE, in, 1, &a, NULL);
}

static bool decode_bernoulli(bernoulli_attrs *a, const torc_bernoulli_options *options) {
    memcpy(a, &defaults_bernoulli, sizeof *a);
    if (!options) return true;
    torc_bernoulli_options o = {0};
    if (!options_copy("bernoulli", &o, options, sizeof o)) return false;
    a->generator = o.generator;
    return true;
}

torc_tensor torc_bernoulli_with(torc_tensor self, const torc_bernoulli_options *options) {
    if (FAILED()) return NULL;
    bernoulli_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_bernoulli(&a, options), OP_bernoulli, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_bernoulli_out_with(torc_tensor out, torc_tensor self, const torc_bernoulli_options *options) {
    if (FAILED()) return NULL;
    bernoulli_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_bernoulli(&a, options), OP_bernoulli, CALL_OUT, in, 1, &a, &out);
}

static bool decode_tril(tril_attrs *a, const torc_tril_options *options) {
    memcpy(a, &defaults_tril, sizeof *a);
    if (!options) return true;
    torc_tril_options o = {0};
    if (!options_copy("tril", &o, options, sizeof o)) return false;
    a->diagonal = o.diagonal;
    return true;
}

torc_tensor torc_tril_with(torc_tensor self, const torc_tril_options *options) {
    if (FAILED()) return NULL;
    tril_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_tril(&a, options), OP_tril, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_tril_inplace_with(torc_tensor self, const torc_tril_options *options) {
    if (FAILED()) return NULL;
    tril_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_tril(&a, options), OP_tril, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor torc_tril_out_with(torc_tensor out, torc_tensor self, const torc_tril_options *options) {
    if (FAILED()) return NULL;
    tril_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_tril(&a, options), OP_tril, CALL_OUT, in, 1, &a, &out);
}

static bool decode_triu(triu_attrs *a, const torc_triu_options *options) {
    memcpy(a, &defaults_triu, sizeof *a);
    if (!options) return true;
    torc_triu_options o = {0};
    if (!options_copy("triu", &o, options, sizeof o)) return false;
    a->diagonal = o.diagonal;
    return true;
}

torc_tensor torc_triu_with(torc_tensor self, const torc_triu_options *options) {
    if (FAILED()) return NULL;
    triu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_triu(&a, options), OP_triu, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_triu_inplace_with(torc_tensor self, const torc_triu_options *options) {
    if (FAILED()) return NULL;
    triu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_triu(&a, options), OP_triu, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor torc_triu_out_with(torc_tensor out, torc_tensor self, const torc_triu_options *options) {
    if (FAILED()) return NULL;
    triu_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_triu(&a, options), OP_triu, CALL_OUT, in, 1, &a, &out);
}

static bool decode_sum(sum_attrs *a, const torc_sum_options *options) {
    memcpy(a, &defaults_sum, sizeof *a);
    if (!options) return true;
    torc_sum_options o = {0};
    if (!options_copy("sum", &o, options, sizeof o)) return false;
    if (!pack_ints("sum", "dim", &a->dim, o.dim, 0, false)) return false;
    a->keepdim = o.keepdim;
    a->dtype = (int32_t)o.dtype;
    return true;
}

torc_tensor torc_sum_with(torc_tensor self, const torc_sum_options *options) {
    if (FAILED()) return NULL;
    sum_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_sum(&a, options), OP_sum, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_sum_out_with(torc_tensor out, torc_tensor self, const torc_sum_options *options) {
    if (FAILED()) return NULL;
    sum_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_sum(&a, options), OP_sum, CALL_OUT, in, 1, &a, &out);
}

static bool decode_nansum(nansum_attrs *a, const torc_nansum_options *options) {
    memcpy(a, &defaults_nansum, sizeof *a);
    if (!options) return true;
    torc_nansum_options o = {0};
    if (!options_copy("nansum", &o, options, sizeof o)) return false;
    if (!pack_ints("nansum", "dim", &a->dim, o.dim, 0, false)) return false;
    a->keepdim = o.keepdim;
    a->dtype = (int32_t)o.dtype;
    return true;
}

torc_tensor torc_nansum_with(torc_tensor self, const torc_nansum_options *options) {
    if (FAILED()) return NULL;
    nansum_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_nansum(&a, options), OP_nansum, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_nansum_out_with(torc_tensor out, torc_tensor self, const torc_nansum_options *options) {
    if (FAILED()) return NULL;
    nansum_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_nansum(&a, options), OP_nansum, CALL_OUT, in, 1, &a, &out);
}

static bool decode_mean(mean_attrs *a, const torc_mean_options *options) {
    memcpy(a, &defaults_mean, sizeof *a);
    if (!options) return true;
    torc_mean_options o = {0};
    if (!options_copy("mean", &o, options, sizeof o)) return false;
    if (!pack_ints("mean", "dim", &a->dim, o.dim, 0, false)) return false;
    a->keepdim = o.keepdim;
    a->dtype = (int32_t)o.dtype;
    return true;
}

torc_tensor torc_mean_with(torc_tensor self, const torc_mean_options *options) {
    if (FAILED()) return NULL;
    mean_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_mean(&a, options), OP_mean, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_mean_out_with(torc_tensor out, torc_tensor self, const torc_mean_options *options) {
    if (FAILED()) return NULL;
    mean_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_mean(&a, options), OP_mean, CALL_OUT, in, 1, &a, &out);
}

static bool decode_prod(prod_attrs *a, const torc_prod_options *options) {
    memcpy(a, &defaults_prod, sizeof *a);
    if (!options) return true;
    torc_prod_options o = {0};
    if (!options_copy("prod", &o, options, sizeof o)) return false;
    if (!number_known("prod", "dim", o.dim)) return false;
    if (o.dim.kind) a->dim = (o.dim);
    a->keepdim = o.keepdim;
    a->dtype = (int32_t)o.dtype;
    return true;
}

torc_tensor torc_prod_with(torc_tensor self, const torc_prod_options *options) {
    if (FAILED()) return NULL;
    prod_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_prod(&a, options), OP_prod, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_prod_out_with(torc_tensor out, torc_tensor self, const torc_prod_options *options) {
    if (FAILED()) return NULL;
    prod_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_prod(&a, options), OP_prod, CALL_OUT, in, 1, &a, &out);
}

torc_tensor torc_max(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_max, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_max_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_max, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_min(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_min, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_min_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_min, CALL_OUT, in, 1, NULL, &out);
}

static bool decode_max_dim(max_dim_attrs *a, int64_t dim, const torc_max_dim_options *options) {
    memcpy(a, &defaults_max_dim, sizeof *a);
    a->dim = dim;
    if (!options) return true;
    torc_max_dim_options o = {0};
    if (!options_copy("max_dim", &o, options, sizeof o)) return false;
    a->keepdim = o.keepdim;
    return true;
}

torc_max_dim_result torc_max_dim_with(torc_tensor self, int64_t dim, const torc_max_dim_options *options) {
    if (FAILED()) return (torc_max_dim_result){0};
    max_dim_attrs a;
    torc_tensor in[1] = {self};
    torc_tensor results[2];
    call_tensors(decode_max_dim(&a, dim, options), OP_max_dim, CALL_FUNCTION, in, 1, &a, results, NULL);
    return (torc_max_dim_result){results[0], results[1]};
}

torc_max_dim_result torc_max_dim_out_with(torc_max_dim_result out, torc_tensor self, int64_t dim, const torc_max_dim_options *options) {
    if (FAILED()) return (torc_max_dim_result){0};
    max_dim_attrs a;
    torc_tensor in[1] = {self};
    const torc_tensor given[] = {out.values, out.indices};
    torc_tensor results[2];
    call_tensors(decode_max_dim(&a, dim, options), OP_max_dim, CALL_OUT, in, 1, &a, results, given);
    return (torc_max_dim_result){results[0], results[1]};
}

static bool decode_min_dim(min_dim_attrs *a, int64_t dim, const torc_min_dim_options *options) {
    memcpy(a, &defaults_min_dim, sizeof *a);
    a->dim = dim;
    if (!options) return true;
    torc_min_dim_options o = {0};
    if (!options_copy("min_dim", &o, options, sizeof o)) return false;
    a->keepdim = o.keepdim;
    return true;
}

torc_min_dim_result torc_min_dim_with(torc_tensor self, int64_t dim, const torc_min_dim_options *options) {
    if (FAILED()) return (torc_min_dim_result){0};
    min_dim_attrs a;
    torc_tensor in[1] = {self};
    torc_tensor results[2];
    call_tensors(decode_min_dim(&a, dim, options), OP_min_dim, CALL_FUNCTION, in, 1, &a, results, NULL);
    return (torc_min_dim_result){results[0], results[1]};
}

torc_min_dim_result torc_min_dim_out_with(torc_min_dim_result out, torc_tensor self, int64_t dim, const torc_min_dim_options *options) {
    if (FAILED()) return (torc_min_dim_result){0};
    min_dim_attrs a;
    torc_tensor in[1] = {self};
    const torc_tensor given[] = {out.values, out.indices};
    torc_tensor results[2];
    call_tensors(decode_min_dim(&a, dim, options), OP_min_dim, CALL_OUT, in, 1, &a, results, given);
    return (torc_min_dim_result){results[0], results[1]};
}

static bool decode_amax(amax_attrs *a, const torc_amax_options *options) {
    memcpy(a, &defaults_amax, sizeof *a);
    if (!options) return true;
    torc_amax_options o = {0};
    if (!options_copy("amax", &o, options, sizeof o)) return false;
    if (!pack_ints("amax", "dim", &a->dim, o.dim, 0, false)) return false;
    a->keepdim = o.keepdim;
    return true;
}

torc_tensor torc_amax_with(torc_tensor self, const torc_amax_options *options) {
    if (FAILED()) return NULL;
    amax_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_amax(&a, options), OP_amax, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_amax_out_with(torc_tensor out, torc_tensor self, const torc_amax_options *options) {
    if (FAILED()) return NULL;
    amax_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_amax(&a, options), OP_amax, CALL_OUT, in, 1, &a, &out);
}

static bool decode_amin(amin_attrs *a, const torc_amin_options *options) {
    memcpy(a, &defaults_amin, sizeof *a);
    if (!options) return true;
    torc_amin_options o = {0};
    if (!options_copy("amin", &o, options, sizeof o)) return false;
    if (!pack_ints("amin", "dim", &a->dim, o.dim, 0, false)) return false;
    a->keepdim = o.keepdim;
    return true;
}

torc_tensor torc_amin_with(torc_tensor self, const torc_amin_options *options) {
    if (FAILED()) return NULL;
    amin_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_amin(&a, options), OP_amin, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_amin_out_with(torc_tensor out, torc_tensor self, const torc_amin_options *options) {
    if (FAILED()) return NULL;
    amin_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_amin(&a, options), OP_amin, CALL_OUT, in, 1, &a, &out);
}

static bool decode_aminmax(aminmax_attrs *a, const torc_aminmax_options *options) {
    memcpy(a, &defaults_aminmax, sizeof *a);
    if (!options) return true;
    torc_aminmax_options o = {0};
    if (!options_copy("aminmax", &o, options, sizeof o)) return false;
    if (!number_known("aminmax", "dim", o.dim)) return false;
    if (o.dim.kind) a->dim = (o.dim);
    a->keepdim = o.keepdim;
    return true;
}

torc_aminmax_result torc_aminmax_with(torc_tensor self, const torc_aminmax_options *options) {
    if (FAILED()) return (torc_aminmax_result){0};
    aminmax_attrs a;
    torc_tensor in[1] = {self};
    torc_tensor results[2];
    call_tensors(decode_aminmax(&a, options), OP_aminmax, CALL_FUNCTION, in, 1, &a, results, NULL);
    return (torc_aminmax_result){results[0], results[1]};
}

torc_aminmax_result torc_aminmax_out_with(torc_aminmax_result out, torc_tensor self, const torc_aminmax_options *options) {
    if (FAILED()) return (torc_aminmax_result){0};
    aminmax_attrs a;
    torc_tensor in[1] = {self};
    const torc_tensor given[] = {out.min, out.max};
    torc_tensor results[2];
    call_tensors(decode_aminmax(&a, options), OP_aminmax, CALL_OUT, in, 1, &a, results, given);
    return (torc_aminmax_result){results[0], results[1]};
}

static bool decode_argmax(argmax_attrs *a, const torc_argmax_options *options) {
    memcpy(a, &defaults_argmax, sizeof *a);
    if (!options) return true;
    torc_argmax_options o = {0};
    if (!options_copy("argmax", &o, options, sizeof o)) return false;
    if (!number_known("argmax", "dim", o.dim)) return false;
    if (o.dim.kind) a->dim = (o.dim);
    a->keepdim = o.keepdim;
    return true;
}

torc_tensor torc_argmax_with(torc_tensor self, const torc_argmax_options *options) {
    if (FAILED()) return NULL;
    argmax_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_argmax(&a, options), OP_argmax, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_argmax_out_with(torc_tensor out, torc_tensor self, const torc_argmax_options *options) {
    if (FAILED()) return NULL;
    argmax_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_argmax(&a, options), OP_argmax, CALL_OUT, in, 1, &a, &out);
}

static bool decode_argmin(argmin_attrs *a, const torc_argmin_options *options) {
    memcpy(a, &defaults_argmin, sizeof *a);
    if (!options) return true;
    torc_argmin_options o = {0};
    if (!options_copy("argmin", &o, options, sizeof o)) return false;
    if (!number_known("argmin", "dim", o.dim)) return false;
    if (o.dim.kind) a->dim = (o.dim);
    a->keepdim = o.keepdim;
    return true;
}

torc_tensor torc_argmin_with(torc_tensor self, const torc_argmin_options *options) {
    if (FAILED()) return NULL;
    argmin_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_argmin(&a, options), OP_argmin, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_argmin_out_with(torc_tensor out, torc_tensor self, const torc_argmin_options *options) {
    if (FAILED()) return NULL;
    argmin_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_argmin(&a, options), OP_argmin, CALL_OUT, in, 1, &a, &out);
}

static bool decode_any(any_attrs *a, const torc_any_options *options) {
    memcpy(a, &defaults_any, sizeof *a);
    if (!options) return true;
    torc_any_options o = {0};
    if (!options_copy("any", &o, options, sizeof o)) return false;
    if (!pack_ints("any", "dim", &a->dim, o.dim, 0, false)) return false;
    a->keepdim = o.keepdim;
    return true;
}

torc_tensor torc_any_with(torc_tensor self, const torc_any_options *options) {
    if (FAILED()) return NULL;
    any_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_any(&a, options), OP_any, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_any_out_with(torc_tensor out, torc_tensor self, const torc_any_options *options) {
    if (FAILED()) return NULL;
    any_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_any(&a, options), OP_any, CALL_OUT, in, 1, &a, &out);
}

static bool decode_all(all_attrs *a, const torc_all_options *options) {
    memcpy(a, &defaults_all, sizeof *a);
    if (!options) return true;
    torc_all_options o = {0};
    if (!options_copy("all", &o, options, sizeof o)) return false;
    if (!pack_ints("all", "dim", &a->dim, o.dim, 0, false)) return false;
    a->keepdim = o.keepdim;
    return true;
}

torc_tensor torc_all_with(torc_tensor self, const torc_all_options *options) {
    if (FAILED()) return NULL;
    all_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_all(&a, options), OP_all, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_all_out_with(torc_tensor out, torc_tensor self, const torc_all_options *options) {
    if (FAILED()) return NULL;
    all_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_all(&a, options), OP_all, CALL_OUT, in, 1, &a, &out);
}

static bool decode_var(var_attrs *a, const torc_var_options *options) {
    memcpy(a, &defaults_var, sizeof *a);
    if (!options) return true;
    torc_var_options o = {0};
    if (!options_copy("var", &o, options, sizeof o)) return false;
    if (!pack_ints("var", "dim", &a->dim, o.dim, 0, false)) return false;
    if (!number_known("var", "correction", o.correction)) return false;
    if (o.correction.kind) a->correction = (o.correction);
    a->keepdim = o.keepdim;
    return true;
}

torc_tensor torc_var_with(torc_tensor self, const torc_var_options *options) {
    if (FAILED()) return NULL;
    var_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_var(&a, options), OP_var, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_var_out_with(torc_tensor out, torc_tensor self, const torc_var_options *options) {
    if (FAILED()) return NULL;
    var_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_var(&a, options), OP_var, CALL_OUT, in, 1, &a, &out);
}

static bool decode_std(std_attrs *a, const torc_std_options *options) {
    memcpy(a, &defaults_std, sizeof *a);
    if (!options) return true;
    torc_std_options o = {0};
    if (!options_copy("std", &o, options, sizeof o)) return false;
    if (!pack_ints("std", "dim", &a->dim, o.dim, 0, false)) return false;
    if (!number_known("std", "correction", o.correction)) return false;
    if (o.correction.kind) a->correction = (o.correction);
    a->keepdim = o.keepdim;
    return true;
}

torc_tensor torc_std_with(torc_tensor self, const torc_std_options *options) {
    if (FAILED()) return NULL;
    std_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_std(&a, options), OP_std, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_std_out_with(torc_tensor out, torc_tensor self, const torc_std_options *options) {
    if (FAILED()) return NULL;
    std_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_std(&a, options), OP_std, CALL_OUT, in, 1, &a, &out);
}

static bool decode_var_mean(var_mean_attrs *a, const torc_var_mean_options *options) {
    memcpy(a, &defaults_var_mean, sizeof *a);
    if (!options) return true;
    torc_var_mean_options o = {0};
    if (!options_copy("var_mean", &o, options, sizeof o)) return false;
    if (!pack_ints("var_mean", "dim", &a->dim, o.dim, 0, false)) return false;
    if (!number_known("var_mean", "correction", o.correction)) return false;
    if (o.correction.kind) a->correction = (o.correction);
    a->keepdim = o.keepdim;
    return true;
}

torc_var_mean_result torc_var_mean_with(torc_tensor self, const torc_var_mean_options *options) {
    if (FAILED()) return (torc_var_mean_result){0};
    var_mean_attrs a;
    torc_tensor in[1] = {self};
    torc_tensor results[2];
    call_tensors(decode_var_mean(&a, options), OP_var_mean, CALL_FUNCTION, in, 1, &a, results, NULL);
    return (torc_var_mean_result){results[0], results[1]};
}

static bool decode_std_mean(std_mean_attrs *a, const torc_std_mean_options *options) {
    memcpy(a, &defaults_std_mean, sizeof *a);
    if (!options) return true;
    torc_std_mean_options o = {0};
    if (!options_copy("std_mean", &o, options, sizeof o)) return false;
    if (!pack_ints("std_mean", "dim", &a->dim, o.dim, 0, false)) return false;
    if (!number_known("std_mean", "correction", o.correction)) return false;
    if (o.correction.kind) a->correction = (o.correction);
    a->keepdim = o.keepdim;
    return true;
}

torc_std_mean_result torc_std_mean_with(torc_tensor self, const torc_std_mean_options *options) {
    if (FAILED()) return (torc_std_mean_result){0};
    std_mean_attrs a;
    torc_tensor in[1] = {self};
    torc_tensor results[2];
    call_tensors(decode_std_mean(&a, options), OP_std_mean, CALL_FUNCTION, in, 1, &a, results, NULL);
    return (torc_std_mean_result){results[0], results[1]};
}

static bool decode_vector_norm(vector_norm_attrs *a, const torc_vector_norm_options *options) {
    memcpy(a, &defaults_vector_norm, sizeof *a);
    if (!options) return true;
    torc_vector_norm_options o = {0};
    if (!options_copy("vector_norm", &o, options, sizeof o)) return false;
    if (!number_known("vector_norm", "ord", o.ord)) return false;
    if (o.ord.kind) a->ord = (o.ord);
    if (!pack_ints("vector_norm", "dim", &a->dim, o.dim, 0, false)) return false;
    a->keepdim = o.keepdim;
    a->dtype = (int32_t)o.dtype;
    return true;
}

torc_tensor torc_vector_norm_with(torc_tensor self, const torc_vector_norm_options *options) {
    if (FAILED()) return NULL;
    vector_norm_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_vector_norm(&a, options), OP_vector_norm, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_vector_norm_out_with(torc_tensor out, torc_tensor self, const torc_vector_norm_options *options) {
    if (FAILED()) return NULL;
    vector_norm_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_vector_norm(&a, options), OP_vector_norm, CALL_OUT, in, 1, &a, &out);
}

static bool decode_logsumexp(logsumexp_attrs *a, torc_ints dim, const torc_logsumexp_options *options) {
    memcpy(a, &defaults_logsumexp, sizeof *a);
    if (!pack_ints("logsumexp", "dim", &a->dim, dim, 0, true)) return false;
    if (!options) return true;
    torc_logsumexp_options o = {0};
    if (!options_copy("logsumexp", &o, options, sizeof o)) return false;
    a->keepdim = o.keepdim;
    return true;
}

torc_tensor torc_logsumexp_with(torc_tensor self, torc_ints dim, const torc_logsumexp_options *options) {
    if (FAILED()) return NULL;
    logsumexp_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_logsumexp(&a, dim, options), OP_logsumexp, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_logsumexp_out_with(torc_tensor out, torc_tensor self, torc_ints dim, const torc_logsumexp_options *options) {
    if (FAILED()) return NULL;
    logsumexp_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_logsumexp(&a, dim, options), OP_logsumexp, CALL_OUT, in, 1, &a, &out);
}

static bool decode_count_nonzero(count_nonzero_attrs *a, const torc_count_nonzero_options *options) {
    memcpy(a, &defaults_count_nonzero, sizeof *a);
    if (!options) return true;
    torc_count_nonzero_options o = {0};
    if (!options_copy("count_nonzero", &o, options, sizeof o)) return false;
    if (!pack_ints("count_nonzero", "dim", &a->dim, o.dim, 0, false)) return false;
    return true;
}

torc_tensor torc_count_nonzero_with(torc_tensor self, const torc_count_nonzero_options *options) {
    if (FAILED()) return NULL;
    count_nonzero_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_count_nonzero(&a, options), OP_count_nonzero, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_cumsum(cumsum_attrs *a, int64_t dim, const torc_cumsum_options *options) {
    memcpy(a, &defaults_cumsum, sizeof *a);
    a->dim = dim;
    if (!options) return true;
    torc_cumsum_options o = {0};
    if (!options_copy("cumsum", &o, options, sizeof o)) return false;
    a->dtype = (int32_t)o.dtype;
    return true;
}

torc_tensor torc_cumsum_with(torc_tensor self, int64_t dim, const torc_cumsum_options *options) {
    if (FAILED()) return NULL;
    cumsum_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_cumsum(&a, dim, options), OP_cumsum, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_cumsum_inplace_with(torc_tensor self, int64_t dim, const torc_cumsum_options *options) {
    if (FAILED()) return NULL;
    cumsum_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_cumsum(&a, dim, options), OP_cumsum, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor torc_cumsum_out_with(torc_tensor out, torc_tensor self, int64_t dim, const torc_cumsum_options *options) {
    if (FAILED()) return NULL;
    cumsum_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_cumsum(&a, dim, options), OP_cumsum, CALL_OUT, in, 1, &a, &out);
}

static bool decode_cumprod(cumprod_attrs *a, int64_t dim, const torc_cumprod_options *options) {
    memcpy(a, &defaults_cumprod, sizeof *a);
    a->dim = dim;
    if (!options) return true;
    torc_cumprod_options o = {0};
    if (!options_copy("cumprod", &o, options, sizeof o)) return false;
    a->dtype = (int32_t)o.dtype;
    return true;
}

torc_tensor torc_cumprod_with(torc_tensor self, int64_t dim, const torc_cumprod_options *options) {
    if (FAILED()) return NULL;
    cumprod_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_cumprod(&a, dim, options), OP_cumprod, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_cumprod_inplace_with(torc_tensor self, int64_t dim, const torc_cumprod_options *options) {
    if (FAILED()) return NULL;
    cumprod_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_cumprod(&a, dim, options), OP_cumprod, CALL_INPLACE, in, 1, &a, NULL);
}

torc_tensor torc_cumprod_out_with(torc_tensor out, torc_tensor self, int64_t dim, const torc_cumprod_options *options) {
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

torc_cummax_result torc_cummax(torc_tensor self, int64_t dim) {
    if (FAILED()) return (torc_cummax_result){0};
    cummax_attrs a;
    torc_tensor in[1] = {self};
    torc_tensor results[2];
    call_tensors(decode_cummax(&a, dim), OP_cummax, CALL_FUNCTION, in, 1, &a, results, NULL);
    return (torc_cummax_result){results[0], results[1]};
}

torc_cummax_result torc_cummax_out(torc_cummax_result out, torc_tensor self, int64_t dim) {
    if (FAILED()) return (torc_cummax_result){0};
    cummax_attrs a;
    torc_tensor in[1] = {self};
    const torc_tensor given[] = {out.values, out.indices};
    torc_tensor results[2];
    call_tensors(decode_cummax(&a, dim), OP_cummax, CALL_OUT, in, 1, &a, results, given);
    return (torc_cummax_result){results[0], results[1]};
}

static bool decode_norm(norm_attrs *a, const torc_norm_options *options) {
    memcpy(a, &defaults_norm, sizeof *a);
    if (!options) return true;
    torc_norm_options o = {0};
    if (!options_copy("norm", &o, options, sizeof o)) return false;
    if (!number_known("norm", "p", o.p)) return false;
    if (o.p.kind) a->p = (o.p);
    if (!pack_ints("norm", "dim", &a->dim, o.dim, 0, false)) return false;
    a->keepdim = o.keepdim;
    a->dtype = (int32_t)o.dtype;
    return true;
}

torc_tensor torc_norm_with(torc_tensor self, const torc_norm_options *options) {
    if (FAILED()) return NULL;
    norm_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_norm(&a, options), OP_norm, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_norm_out_with(torc_tensor out, torc_tensor self, const torc_norm_options *options) {
    if (FAILED()) return NULL;
    norm_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_norm(&a, options), OP_norm, CALL_OUT, in, 1, &a, &out);
}

static bool decode_cosine_similarity(cosine_similarity_attrs *a, const torc_cosine_similarity_options *options) {
    memcpy(a, &defaults_cosine_similarity, sizeof *a);
    if (!options) return true;
    torc_cosine_similarity_options o = {0};
    if (!options_copy("cosine_similarity", &o, options, sizeof o)) return false;
    if (!number_known("cosine_similarity", "dim", o.dim)) return false;
    if (o.dim.kind) a->dim = torc_number_to_int(o.dim);
    if (!number_known("cosine_similarity", "eps", o.eps)) return false;
    if (o.eps.kind) a->eps = torc_number_to_double(o.eps);
    return true;
}

torc_tensor torc_cosine_similarity_with(torc_tensor x1, torc_tensor x2, const torc_cosine_similarity_options *options) {
    if (FAILED()) return NULL;
    cosine_similarity_attrs a;
    torc_tensor in[2] = {x1, x2};
    return call_tensor(decode_cosine_similarity(&a, options), OP_cosine_similarity, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor op_alias(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_alias, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_detach(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_detach, CALL_FUNCTION, in, 1, NULL, NULL);
}

static bool decode_view(view_attrs *a, torc_ints size) {
    memcpy(a, &defaults_view, sizeof *a);
    if (!pack_ints("view", "size", &a->size, size, 0, true)) return false;
    return true;
}

torc_tensor torc_view(torc_tensor self, torc_ints size) {
    if (FAILED()) return NULL;
    view_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_view(&a, size), OP_view, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_unsafe_view(unsafe_view_attrs *a, torc_ints size) {
    memcpy(a, &defaults_unsafe_view, sizeof *a);
    if (!pack_ints("unsafe_view", "size", &a->size, size, 0, true)) return false;
    return true;
}

torc_tensor op_unsafe_view(torc_tensor self, torc_ints size) {
    if (FAILED()) return NULL;
    unsafe_view_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_unsafe_view(&a, size), OP_unsafe_view, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode__reshape_alias(_reshape_alias_attrs *a, torc_ints size) {
    memcpy(a, &defaults__reshape_alias, sizeof *a);
    if (!pack_ints("_reshape_alias", "size", &a->size, size, 0, true)) return false;
    return true;
}

torc_tensor op__reshape_alias(torc_tensor self, torc_ints size) {
    if (FAILED()) return NULL;
    _reshape_alias_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode__reshape_alias(&a, size), OP__reshape_alias, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_expand(expand_attrs *a, torc_ints size) {
    memcpy(a, &defaults_expand, sizeof *a);
    if (!pack_ints("expand", "size", &a->size, size, 0, true)) return false;
    return true;
}

torc_tensor torc_expand(torc_tensor self, torc_ints size) {
    if (FAILED()) return NULL;
    expand_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_expand(&a, size), OP_expand, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_permute(permute_attrs *a, torc_ints dims) {
    memcpy(a, &defaults_permute, sizeof *a);
    if (!pack_ints("permute", "dims", &a->dims, dims, 0, true)) return false;
    return true;
}

torc_tensor torc_permute(torc_tensor self, torc_ints dims) {
    if (FAILED()) return NULL;
    permute_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_permute(&a, dims), OP_permute, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_transpose(transpose_attrs *a, int64_t dim0, int64_t dim1) {
    memcpy(a, &defaults_transpose, sizeof *a);
    a->dim0 = dim0;
    a->dim1 = dim1;
    return true;
}

torc_tensor torc_transpose(torc_tensor self, int64_t dim0, int64_t dim1) {
    if (FAILED()) return NULL;
    transpose_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_transpose(&a, dim0, dim1), OP_transpose, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_unsqueeze(unsqueeze_attrs *a, int64_t dim) {
    memcpy(a, &defaults_unsqueeze, sizeof *a);
    a->dim = dim;
    return true;
}

torc_tensor torc_unsqueeze(torc_tensor self, int64_t dim) {
    if (FAILED()) return NULL;
    unsqueeze_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_unsqueeze(&a, dim), OP_unsqueeze, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_squeeze(squeeze_attrs *a, const torc_squeeze_options *options) {
    memcpy(a, &defaults_squeeze, sizeof *a);
    if (!options) return true;
    torc_squeeze_options o = {0};
    if (!options_copy("squeeze", &o, options, sizeof o)) return false;
    if (!pack_ints("squeeze", "dim", &a->dim, o.dim, 0, false)) return false;
    return true;
}

torc_tensor torc_squeeze_with(torc_tensor self, const torc_squeeze_options *options) {
    if (FAILED()) return NULL;
    squeeze_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_squeeze(&a, options), OP_squeeze, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_unsafe_squeeze(unsafe_squeeze_attrs *a, torc_ints dim) {
    memcpy(a, &defaults_unsafe_squeeze, sizeof *a);
    if (!pack_ints("unsafe_squeeze", "dim", &a->dim, dim, 0, true)) return false;
    return true;
}

torc_tensor op_unsafe_squeeze(torc_tensor self, torc_ints dim) {
    if (FAILED()) return NULL;
    unsafe_squeeze_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_unsafe_squeeze(&a, dim), OP_unsafe_squeeze, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_select(select_attrs *a, int64_t dim, int64_t index) {
    memcpy(a, &defaults_select, sizeof *a);
    a->dim = dim;
    a->index = index;
    return true;
}

torc_tensor torc_select(torc_tensor self, int64_t dim, int64_t index) {
    if (FAILED()) return NULL;
    select_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_select(&a, dim, index), OP_select, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_slice(slice_attrs *a, const torc_slice_options *options) {
    memcpy(a, &defaults_slice, sizeof *a);
    if (!options) return true;
    torc_slice_options o = {0};
    if (!options_copy("slice", &o, options, sizeof o)) return false;
    a->dim = o.dim;
    if (!number_known("slice", "start", o.start)) return false;
    if (o.start.kind) a->start = (o.start);
    if (!number_known("slice", "end", o.end)) return false;
    if (o.end.kind) a->end = (o.end);
    if (!number_known("slice", "step", o.step)) return false;
    if (o.step.kind) a->step = torc_number_to_int(o.step);
    return true;
}

torc_tensor torc_slice_with(torc_tensor self, const torc_slice_options *options) {
    if (FAILED()) return NULL;
    slice_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_slice(&a, options), OP_slice, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_diagonal(diagonal_attrs *a, const torc_diagonal_options *options) {
    memcpy(a, &defaults_diagonal, sizeof *a);
    if (!options) return true;
    torc_diagonal_options o = {0};
    if (!options_copy("diagonal", &o, options, sizeof o)) return false;
    a->offset = o.offset;
    a->dim1 = o.dim1;
    if (!number_known("diagonal", "dim2", o.dim2)) return false;
    if (o.dim2.kind) a->dim2 = torc_number_to_int(o.dim2);
    return true;
}

torc_tensor torc_diagonal_with(torc_tensor self, const torc_diagonal_options *options) {
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

torc_tensor torc_unfold(torc_tensor self, int64_t dimension, int64_t size, int64_t step) {
    if (FAILED()) return NULL;
    unfold_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_unfold(&a, dimension, size, step), OP_unfold, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_as_strided_view(as_strided_view_attrs *a, torc_ints size, torc_ints stride, int64_t storage_offset, torc_ints self_stride, int64_t self_offset) {
    memcpy(a, &defaults_as_strided_view, sizeof *a);
    if (!pack_ints("as_strided_view", "size", &a->size, size, 0, true)) return false;
    if (!pack_ints("as_strided_view", "stride", &a->stride, stride, 0, true)) return false;
    a->storage_offset = storage_offset;
    if (!pack_ints("as_strided_view", "self_stride", &a->self_stride, self_stride, 0, true)) return false;
    a->self_offset = self_offset;
    return true;
}

torc_tensor op_as_strided_view(torc_tensor self, torc_ints size, torc_ints stride, int64_t storage_offset, torc_ints self_stride, int64_t self_offset) {
    if (FAILED()) return NULL;
    as_strided_view_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_as_strided_view(&a, size, stride, storage_offset, self_stride, self_offset), OP_as_strided_view, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_as_strided_backward(as_strided_backward_attrs *a, torc_ints grad_stride, int64_t grad_offset, torc_ints size, torc_ints stride, int64_t offset) {
    memcpy(a, &defaults_as_strided_backward, sizeof *a);
    if (!pack_ints("as_strided_backward", "grad_stride", &a->grad_stride, grad_stride, 0, true)) return false;
    a->grad_offset = grad_offset;
    if (!pack_ints("as_strided_backward", "size", &a->size, size, 0, true)) return false;
    if (!pack_ints("as_strided_backward", "stride", &a->stride, stride, 0, true)) return false;
    a->offset = offset;
    return true;
}

torc_tensor op_as_strided_backward(torc_tensor grad, torc_ints grad_stride, int64_t grad_offset, torc_ints size, torc_ints stride, int64_t offset) {
    if (FAILED()) return NULL;
    as_strided_backward_attrs a;
    torc_tensor in[1] = {grad};
    return call_tensor(decode_as_strided_backward(&a, grad_stride, grad_offset, size, stride, offset), OP_as_strided_backward, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_view_dtype(view_dtype_attrs *a, torc_dtype dtype) {
    memcpy(a, &defaults_view_dtype, sizeof *a);
    a->dtype = (int32_t)dtype;
    return true;
}

torc_tensor torc_view_dtype(torc_tensor self, torc_dtype dtype) {
    if (FAILED()) return NULL;
    view_dtype_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_view_dtype(&a, dtype), OP_view_dtype, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_clone(clone_attrs *a, const torc_clone_options *options) {
    memcpy(a, &defaults_clone, sizeof *a);
    if (!options) return true;
    torc_clone_options o = {0};
    if (!options_copy("clone", &o, options, sizeof o)) return false;
    if (!format_known("clone", o.memory_format)) return false;
    a->memory_format = (int32_t)o.memory_format;
    return true;
}

torc_tensor torc_clone_with(torc_tensor self, const torc_clone_options *options) {
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

torc_tensor op__to_copy(torc_tensor self, torc_dtype dtype, torc_device device, bool non_blocking, torc_memory_format memory_format) {
    if (FAILED()) return NULL;
    _to_copy_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode__to_copy(&a, dtype, device, non_blocking, memory_format), OP__to_copy, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_cat(cat_attrs *a, const torc_cat_options *options) {
    memcpy(a, &defaults_cat, sizeof *a);
    if (!options) return true;
    torc_cat_options o = {0};
    if (!options_copy("cat", &o, options, sizeof o)) return false;
    a->dim = o.dim;
    return true;
}

torc_tensor torc_cat_with(torc_tensors tensors, const torc_cat_options *options) {
    if (FAILED()) return NULL;
    cat_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode_cat(&a, options);
    call_inputs_add_list(&inputs, tensors);
    return call_collected_tensor(decoded, OP_cat, CALL_FUNCTION, &inputs, &a, NULL);
}

torc_tensor torc_cat_out_with(torc_tensor out, torc_tensors tensors, const torc_cat_options *options) {
    if (FAILED()) return NULL;
    cat_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode_cat(&a, options);
    call_inputs_add_list(&inputs, tensors);
    return call_collected_tensor(decoded, OP_cat, CALL_OUT, &inputs, &a, &out);
}

static bool decode_flip(flip_attrs *a, torc_ints dims) {
    memcpy(a, &defaults_flip, sizeof *a);
    if (!pack_ints("flip", "dims", &a->dims, dims, 0, true)) return false;
    return true;
}

torc_tensor torc_flip(torc_tensor self, torc_ints dims) {
    if (FAILED()) return NULL;
    flip_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_flip(&a, dims), OP_flip, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_roll(roll_attrs *a, torc_ints shifts, const torc_roll_options *options) {
    memcpy(a, &defaults_roll, sizeof *a);
    if (!pack_ints("roll", "shifts", &a->shifts, shifts, 0, true)) return false;
    if (!options) return true;
    torc_roll_options o = {0};
    if (!options_copy("roll", &o, options, sizeof o)) return false;
    if (!pack_ints("roll", "dims", &a->dims, o.dims, 0, false)) return false;
    return true;
}

torc_tensor torc_roll_with(torc_tensor self, torc_ints shifts, const torc_roll_options *options) {
    if (FAILED()) return NULL;
    roll_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_roll(&a, shifts, options), OP_roll, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_repeat(repeat_attrs *a, torc_ints repeats) {
    memcpy(a, &defaults_repeat, sizeof *a);
    if (!pack_ints("repeat", "repeats", &a->repeats, repeats, 0, true)) return false;
    return true;
}

torc_tensor torc_repeat(torc_tensor self, torc_ints repeats) {
    if (FAILED()) return NULL;
    repeat_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_repeat(&a, repeats), OP_repeat, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_reshape(reshape_attrs *a, torc_ints shape) {
    memcpy(a, &defaults_reshape, sizeof *a);
    if (!pack_ints("reshape", "shape", &a->shape, shape, 0, true)) return false;
    return true;
}

torc_tensor torc_reshape(torc_tensor self, torc_ints shape) {
    if (FAILED()) return NULL;
    reshape_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_reshape(&a, shape), OP_reshape, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_view_as(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_view_as, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_reshape_as(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_reshape_as, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_expand_as(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_expand_as, CALL_FUNCTION, in, 2, NULL, NULL);
}

static bool decode_broadcast_to(broadcast_to_attrs *a, torc_ints size) {
    memcpy(a, &defaults_broadcast_to, sizeof *a);
    if (!pack_ints("broadcast_to", "size", &a->size, size, 0, true)) return false;
    return true;
}

torc_tensor torc_broadcast_to(torc_tensor self, torc_ints size) {
    if (FAILED()) return NULL;
    broadcast_to_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_broadcast_to(&a, size), OP_broadcast_to, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensors torc_broadcast_tensors(torc_tensors tensors) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, tensors);
    return call_collected_list(decoded, OP_broadcast_tensors, CALL_FUNCTION, &inputs, NULL);
}

static bool decode_flatten(flatten_attrs *a, const torc_flatten_options *options) {
    memcpy(a, &defaults_flatten, sizeof *a);
    if (!options) return true;
    torc_flatten_options o = {0};
    if (!options_copy("flatten", &o, options, sizeof o)) return false;
    a->start_dim = o.start_dim;
    if (!number_known("flatten", "end_dim", o.end_dim)) return false;
    if (o.end_dim.kind) a->end_dim = torc_number_to_int(o.end_dim);
    return true;
}

torc_tensor torc_flatten_with(torc_tensor self, const torc_flatten_options *options) {
    if (FAILED()) return NULL;
    flatten_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_flatten(&a, options), OP_flatten, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_unflatten(unflatten_attrs *a, int64_t dim, torc_ints sizes) {
    memcpy(a, &defaults_unflatten, sizeof *a);
    a->dim = dim;
    if (!pack_ints("unflatten", "sizes", &a->sizes, sizes, 0, true)) return false;
    return true;
}

torc_tensor torc_unflatten(torc_tensor self, int64_t dim, torc_ints sizes) {
    if (FAILED()) return NULL;
    unflatten_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_unflatten(&a, dim, sizes), OP_unflatten, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_ravel(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_ravel, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_t(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_t, CALL_FUNCTION, in, 1, NULL, NULL);
}

static bool decode_movedim(movedim_attrs *a, torc_ints source, torc_ints destination) {
    memcpy(a, &defaults_movedim, sizeof *a);
    if (!pack_ints("movedim", "source", &a->source, source, 0, true)) return false;
    if (!pack_ints("movedim", "destination", &a->destination, destination, 0, true)) return false;
    return true;
}

torc_tensor torc_movedim(torc_tensor self, torc_ints source, torc_ints destination) {
    if (FAILED()) return NULL;
    movedim_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_movedim(&a, source, destination), OP_movedim, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_narrow(narrow_attrs *a, int64_t dim, int64_t start, int64_t length) {
    memcpy(a, &defaults_narrow, sizeof *a);
    a->dim = dim;
    a->start = start;
    a->length = length;
    return true;
}

torc_tensor torc_narrow(torc_tensor self, int64_t dim, int64_t start, int64_t length) {
    if (FAILED()) return NULL;
    narrow_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_narrow(&a, dim, start, length), OP_narrow, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_as_strided(as_strided_attrs *a, torc_ints size, torc_ints stride, const torc_as_strided_options *options) {
    memcpy(a, &defaults_as_strided, sizeof *a);
    if (!pack_ints("as_strided", "size", &a->size, size, 0, true)) return false;
    if (!pack_ints("as_strided", "stride", &a->stride, stride, 0, true)) return false;
    if (!options) return true;
    torc_as_strided_options o = {0};
    if (!options_copy("as_strided", &o, options, sizeof o)) return false;
    if (!number_known("as_strided", "storage_offset", o.storage_offset)) return false;
    if (o.storage_offset.kind) a->storage_offset = (o.storage_offset);
    return true;
}

torc_tensor torc_as_strided_with(torc_tensor self, torc_ints size, torc_ints stride, const torc_as_strided_options *options) {
    if (FAILED()) return NULL;
    as_strided_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_as_strided(&a, size, stride, options), OP_as_strided, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_stack(stack_attrs *a, const torc_stack_options *options) {
    memcpy(a, &defaults_stack, sizeof *a);
    if (!options) return true;
    torc_stack_options o = {0};
    if (!options_copy("stack", &o, options, sizeof o)) return false;
    a->dim = o.dim;
    return true;
}

torc_tensor torc_stack_with(torc_tensors tensors, const torc_stack_options *options) {
    if (FAILED()) return NULL;
    stack_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode_stack(&a, options);
    call_inputs_add_list(&inputs, tensors);
    return call_collected_tensor(decoded, OP_stack, CALL_FUNCTION, &inputs, &a, NULL);
}

torc_tensor torc_stack_out_with(torc_tensor out, torc_tensors tensors, const torc_stack_options *options) {
    if (FAILED()) return NULL;
    stack_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode_stack(&a, options);
    call_inputs_add_list(&inputs, tensors);
    return call_collected_tensor(decoded, OP_stack, CALL_OUT, &inputs, &a, &out);
}

static bool decode_split(split_attrs *a, int64_t split_size, const torc_split_options *options) {
    memcpy(a, &defaults_split, sizeof *a);
    a->split_size = split_size;
    if (!options) return true;
    torc_split_options o = {0};
    if (!options_copy("split", &o, options, sizeof o)) return false;
    a->dim = o.dim;
    return true;
}

torc_tensors torc_split_with(torc_tensor self, int64_t split_size, const torc_split_options *options) {
    if (FAILED()) return NO_TENSORS;
    split_attrs a;
    torc_tensor in[1] = {self};
    return call_list(decode_split(&a, split_size, options), OP_split, CALL_FUNCTION, in, 1, &a);
}

static bool decode_split_with_sizes(split_with_sizes_attrs *a, torc_ints split_sizes, const torc_split_with_sizes_options *options) {
    memcpy(a, &defaults_split_with_sizes, sizeof *a);
    if (!pack_list("split_with_sizes", "split_sizes", &a->split_sizes, split_sizes)) return false;
    if (!options) return true;
    torc_split_with_sizes_options o = {0};
    if (!options_copy("split_with_sizes", &o, options, sizeof o)) return false;
    a->dim = o.dim;
    return true;
}

torc_tensors torc_split_with_sizes_with(torc_tensor self, torc_ints split_sizes, const torc_split_with_sizes_options *options) {
    if (FAILED()) return NO_TENSORS;
    split_with_sizes_attrs a;
    torc_tensor in[1] = {self};
    return call_list(decode_split_with_sizes(&a, split_sizes, options), OP_split_with_sizes, CALL_FUNCTION, in, 1, &a);
}

static bool decode_pieces(pieces_attrs *a, torc_ints sizes, int64_t dim) {
    memcpy(a, &defaults_pieces, sizeof *a);
    if (!pack_list("pieces", "sizes", &a->sizes, sizes)) return false;
    a->dim = dim;
    return true;
}

torc_tensors op_pieces(torc_tensor self, torc_ints sizes, int64_t dim) {
    if (FAILED()) return NO_TENSORS;
    pieces_attrs a;
    torc_tensor in[1] = {self};
    return call_list(decode_pieces(&a, sizes, dim), OP_pieces, CALL_FUNCTION, in, 1, &a);
}

static bool decode_chunk(chunk_attrs *a, int64_t chunks, const torc_chunk_options *options) {
    memcpy(a, &defaults_chunk, sizeof *a);
    a->chunks = chunks;
    if (!options) return true;
    torc_chunk_options o = {0};
    if (!options_copy("chunk", &o, options, sizeof o)) return false;
    a->dim = o.dim;
    return true;
}

torc_tensors torc_chunk_with(torc_tensor self, int64_t chunks, const torc_chunk_options *options) {
    if (FAILED()) return NO_TENSORS;
    chunk_attrs a;
    torc_tensor in[1] = {self};
    return call_list(decode_chunk(&a, chunks, options), OP_chunk, CALL_FUNCTION, in, 1, &a);
}

static bool decode_tensor_split(tensor_split_attrs *a, int64_t sections, const torc_tensor_split_options *options) {
    memcpy(a, &defaults_tensor_split, sizeof *a);
    a->sections = sections;
    if (!options) return true;
    torc_tensor_split_options o = {0};
    if (!options_copy("tensor_split", &o, options, sizeof o)) return false;
    a->dim = o.dim;
    return true;
}

torc_tensors torc_tensor_split_with(torc_tensor self, int64_t sections, const torc_tensor_split_options *options) {
    if (FAILED()) return NO_TENSORS;
    tensor_split_attrs a;
    torc_tensor in[1] = {self};
    return call_list(decode_tensor_split(&a, sections, options), OP_tensor_split, CALL_FUNCTION, in, 1, &a);
}

static bool decode_tensor_split_indices(tensor_split_indices_attrs *a, torc_ints indices, const torc_tensor_split_indices_options *options) {
    memcpy(a, &defaults_tensor_split_indices, sizeof *a);
    if (!pack_list("tensor_split_indices", "indices", &a->indices, indices)) return false;
    if (!options) return true;
    torc_tensor_split_indices_options o = {0};
    if (!options_copy("tensor_split_indices", &o, options, sizeof o)) return false;
    a->dim = o.dim;
    return true;
}

torc_tensors torc_tensor_split_indices_with(torc_tensor self, torc_ints indices, const torc_tensor_split_indices_options *options) {
    if (FAILED()) return NO_TENSORS;
    tensor_split_indices_attrs a;
    torc_tensor in[1] = {self};
    return call_list(decode_tensor_split_indices(&a, indices, options), OP_tensor_split_indices, CALL_FUNCTION, in, 1, &a);
}

static bool decode_unbind(unbind_attrs *a, const torc_unbind_options *options) {
    memcpy(a, &defaults_unbind, sizeof *a);
    if (!options) return true;
    torc_unbind_options o = {0};
    if (!options_copy("unbind", &o, options, sizeof o)) return false;
    a->dim = o.dim;
    return true;
}

torc_tensors torc_unbind_with(torc_tensor self, const torc_unbind_options *options) {
    if (FAILED()) return NO_TENSORS;
    unbind_attrs a;
    torc_tensor in[1] = {self};
    return call_list(decode_unbind(&a, options), OP_unbind, CALL_FUNCTION, in, 1, &a);
}

static bool decode_tile(tile_attrs *a, torc_ints dims) {
    memcpy(a, &defaults_tile, sizeof *a);
    if (!pack_ints("tile", "dims", &a->dims, dims, 0, true)) return false;
    return true;
}

torc_tensor torc_tile(torc_tensor self, torc_ints dims) {
    if (FAILED()) return NULL;
    tile_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_tile(&a, dims), OP_tile, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_contiguous(contiguous_attrs *a, const torc_contiguous_options *options) {
    memcpy(a, &defaults_contiguous, sizeof *a);
    if (!options) return true;
    torc_contiguous_options o = {0};
    if (!options_copy("contiguous", &o, options, sizeof o)) return false;
    if (!format_known("contiguous", o.memory_format)) return false;
    if (o.memory_format) a->memory_format = (int32_t)o.memory_format;
    return true;
}

torc_tensor torc_contiguous_with(torc_tensor self, const torc_contiguous_options *options) {
    if (FAILED()) return NULL;
    contiguous_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_contiguous(&a, options), OP_contiguous, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_to(to_attrs *a, const torc_to_options *options) {
    memcpy(a, &defaults_to, sizeof *a);
    if (!options) return true;
    torc_to_options o = {0};
    if (!options_copy("to", &o, options, sizeof o)) return false;
    a->device = o.device;
    a->dtype = (int32_t)o.dtype;
    a->non_blocking = o.non_blocking;
    a->copy = o.copy;
    if (!format_known("to", o.memory_format)) return false;
    a->memory_format = (int32_t)o.memory_format;
    return true;
}

torc_tensor torc_to_with(torc_tensor self, const torc_to_options *options) {
    if (FAILED()) return NULL;
    to_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_to(&a, options), OP_to, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_float(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_float, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_double(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_double, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_half(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_half, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_bfloat16(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_bfloat16, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_long(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_long, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_int(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_int, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_short(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_short, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_char(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_char, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_byte(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_byte, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_bool(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_bool, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_type_as(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_type_as, CALL_FUNCTION, in, 2, NULL, NULL);
}

static bool decode_isclose(isclose_attrs *a, const torc_isclose_options *options) {
    memcpy(a, &defaults_isclose, sizeof *a);
    if (!options) return true;
    torc_isclose_options o = {0};
    if (!options_copy("isclose", &o, options, sizeof o)) return false;
    if (!number_known("isclose", "rtol", o.rtol)) return false;
    if (o.rtol.kind) a->rtol = torc_number_to_double(o.rtol);
    if (!number_known("isclose", "atol", o.atol)) return false;
    if (o.atol.kind) a->atol = torc_number_to_double(o.atol);
    a->equal_nan = o.equal_nan;
    return true;
}

torc_tensor torc_isclose_with(torc_tensor self, torc_tensor other, const torc_isclose_options *options) {
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

torc_tensor torc_index_select(torc_tensor self, int64_t dim, torc_tensor index) {
    if (FAILED()) return NULL;
    index_select_attrs a;
    torc_tensor in[2] = {self, index};
    return call_tensor(decode_index_select(&a, dim), OP_index_select, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor torc_index_select_out(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index) {
    if (FAILED()) return NULL;
    index_select_attrs a;
    torc_tensor in[2] = {self, index};
    return call_tensor(decode_index_select(&a, dim), OP_index_select, CALL_OUT, in, 2, &a, &out);
}

static bool decode_gather(gather_attrs *a, int64_t dim) {
    memcpy(a, &defaults_gather, sizeof *a);
    a->dim = dim;
    return true;
}

torc_tensor torc_gather(torc_tensor self, int64_t dim, torc_tensor index) {
    if (FAILED()) return NULL;
    gather_attrs a;
    torc_tensor in[2] = {self, index};
    return call_tensor(decode_gather(&a, dim), OP_gather, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor torc_gather_out(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index) {
    if (FAILED()) return NULL;
    gather_attrs a;
    torc_tensor in[2] = {self, index};
    return call_tensor(decode_gather(&a, dim), OP_gather, CALL_OUT, in, 2, &a, &out);
}

static bool decode_scatter(scatter_attrs *a, int64_t dim) {
    memcpy(a, &defaults_scatter, sizeof *a);
    a->dim = dim;
    return true;
}

torc_tensor torc_scatter(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src) {
    if (FAILED()) return NULL;
    scatter_attrs a;
    torc_tensor in[3] = {self, index, src};
    return call_tensor(decode_scatter(&a, dim), OP_scatter, CALL_FUNCTION, in, 3, &a, NULL);
}

torc_tensor torc_scatter_(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src) {
    if (FAILED()) return NULL;
    scatter_attrs a;
    torc_tensor in[3] = {self, index, src};
    return call_tensor(decode_scatter(&a, dim), OP_scatter, CALL_INPLACE, in, 3, &a, NULL);
}

torc_tensor torc_scatter_out(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src) {
    if (FAILED()) return NULL;
    scatter_attrs a;
    torc_tensor in[3] = {self, index, src};
    return call_tensor(decode_scatter(&a, dim), OP_scatter, CALL_OUT, in, 3, &a, &out);
}

static bool decode_scatter_value(scatter_value_attrs *a, int64_t dim, torc_number value) {
    memcpy(a, &defaults_scatter_value, sizeof *a);
    a->dim = dim;
    if (!wrap_number("scatter_value", "value", &a->value, value)) return false;
    return true;
}

torc_tensor torc_scatter_value(torc_tensor self, int64_t dim, torc_tensor index, torc_number value) {
    if (FAILED()) return NULL;
    scatter_value_attrs a;
    torc_tensor in[2] = {self, index};
    return call_tensor(decode_scatter_value(&a, dim, value), OP_scatter_value, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor torc_scatter_value_(torc_tensor self, int64_t dim, torc_tensor index, torc_number value) {
    if (FAILED()) return NULL;
    scatter_value_attrs a;
    torc_tensor in[2] = {self, index};
    return call_tensor(decode_scatter_value(&a, dim, value), OP_scatter_value, CALL_INPLACE, in, 2, &a, NULL);
}

torc_tensor torc_scatter_value_out(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_number value) {
    if (FAILED()) return NULL;
    scatter_value_attrs a;
    torc_tensor in[2] = {self, index};
    return call_tensor(decode_scatter_value(&a, dim, value), OP_scatter_value, CALL_OUT, in, 2, &a, &out);
}

static bool decode_scatter_add(scatter_add_attrs *a, int64_t dim) {
    memcpy(a, &defaults_scatter_add, sizeof *a);
    a->dim = dim;
    return true;
}

torc_tensor torc_scatter_add(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src) {
    if (FAILED()) return NULL;
    scatter_add_attrs a;
    torc_tensor in[3] = {self, index, src};
    return call_tensor(decode_scatter_add(&a, dim), OP_scatter_add, CALL_FUNCTION, in, 3, &a, NULL);
}

torc_tensor torc_scatter_add_(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src) {
    if (FAILED()) return NULL;
    scatter_add_attrs a;
    torc_tensor in[3] = {self, index, src};
    return call_tensor(decode_scatter_add(&a, dim), OP_scatter_add, CALL_INPLACE, in, 3, &a, NULL);
}

torc_tensor torc_scatter_add_out(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src) {
    if (FAILED()) return NULL;
    scatter_add_attrs a;
    torc_tensor in[3] = {self, index, src};
    return call_tensor(decode_scatter_add(&a, dim), OP_scatter_add, CALL_OUT, in, 3, &a, &out);
}

static bool decode_scatter_reduce(scatter_reduce_attrs *a, int64_t dim, const char *reduce, const torc_scatter_reduce_options *options) {
    memcpy(a, &defaults_scatter_reduce, sizeof *a);
    a->dim = dim;
    if (!pack_str("scatter_reduce", "reduce", &a->reduce, reduce)) return false;
    if (!options) return true;
    torc_scatter_reduce_options o = {0};
    if (!options_copy("scatter_reduce", &o, options, sizeof o)) return false;
    if (!number_known("scatter_reduce", "include_self", o.include_self)) return false;
    if (o.include_self.kind) a->include_self = 0 != torc_number_to_double(o.include_self);
    return true;
}

torc_tensor torc_scatter_reduce_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const char *reduce, const torc_scatter_reduce_options *options) {
    if (FAILED()) return NULL;
    scatter_reduce_attrs a;
    torc_tensor in[3] = {self, index, src};
    return call_tensor(decode_scatter_reduce(&a, dim, reduce, options), OP_scatter_reduce, CALL_FUNCTION, in, 3, &a, NULL);
}

torc_tensor torc_scatter_reduce_inplace_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const char *reduce, const torc_scatter_reduce_options *options) {
    if (FAILED()) return NULL;
    scatter_reduce_attrs a;
    torc_tensor in[3] = {self, index, src};
    return call_tensor(decode_scatter_reduce(&a, dim, reduce, options), OP_scatter_reduce, CALL_INPLACE, in, 3, &a, NULL);
}

torc_tensor torc_scatter_reduce_out_with(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const char *reduce, const torc_scatter_reduce_options *options) {
    if (FAILED()) return NULL;
    scatter_reduce_attrs a;
    torc_tensor in[3] = {self, index, src};
    return call_tensor(decode_scatter_reduce(&a, dim, reduce, options), OP_scatter_reduce, CALL_OUT, in, 3, &a, &out);
}

static bool decode_index_add(index_add_attrs *a, int64_t dim, const torc_index_add_options *options) {
    memcpy(a, &defaults_index_add, sizeof *a);
    a->dim = dim;
    if (!options) return true;
    torc_index_add_options o = {0};
    if (!options_copy("index_add", &o, options, sizeof o)) return false;
    if (!number_known("index_add", "alpha", o.alpha)) return false;
    if (o.alpha.kind) a->alpha = (o.alpha);
    return true;
}

torc_tensor torc_index_add_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const torc_index_add_options *options) {
    if (FAILED()) return NULL;
    index_add_attrs a;
    torc_tensor in[3] = {self, index, source};
    return call_tensor(decode_index_add(&a, dim, options), OP_index_add, CALL_FUNCTION, in, 3, &a, NULL);
}

torc_tensor torc_index_add_inplace_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const torc_index_add_options *options) {
    if (FAILED()) return NULL;
    index_add_attrs a;
    torc_tensor in[3] = {self, index, source};
    return call_tensor(decode_index_add(&a, dim, options), OP_index_add, CALL_INPLACE, in, 3, &a, NULL);
}

torc_tensor torc_index_add_out_with(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const torc_index_add_options *options) {
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

torc_tensor torc_index_copy(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source) {
    if (FAILED()) return NULL;
    index_copy_attrs a;
    torc_tensor in[3] = {self, index, source};
    return call_tensor(decode_index_copy(&a, dim), OP_index_copy, CALL_FUNCTION, in, 3, &a, NULL);
}

torc_tensor torc_index_copy_(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source) {
    if (FAILED()) return NULL;
    index_copy_attrs a;
    torc_tensor in[3] = {self, index, source};
    return call_tensor(decode_index_copy(&a, dim), OP_index_copy, CALL_INPLACE, in, 3, &a, NULL);
}

torc_tensor torc_index_copy_out(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source) {
    if (FAILED()) return NULL;
    index_copy_attrs a;
    torc_tensor in[3] = {self, index, source};
    return call_tensor(decode_index_copy(&a, dim), OP_index_copy, CALL_OUT, in, 3, &a, &out);
}

static bool decode_index_fill(index_fill_attrs *a, int64_t dim, torc_number value) {
    memcpy(a, &defaults_index_fill, sizeof *a);
    a->dim = dim;
    if (!wrap_number("index_fill", "value", &a->value, value)) return false;
    return true;
}

torc_tensor torc_index_fill(torc_tensor self, int64_t dim, torc_tensor index, torc_number value) {
    if (FAILED()) return NULL;
    index_fill_attrs a;
    torc_tensor in[2] = {self, index};
    return call_tensor(decode_index_fill(&a, dim, value), OP_index_fill, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor torc_index_fill_(torc_tensor self, int64_t dim, torc_tensor index, torc_number value) {
    if (FAILED()) return NULL;
    index_fill_attrs a;
    torc_tensor in[2] = {self, index};
    return call_tensor(decode_index_fill(&a, dim, value), OP_index_fill, CALL_INPLACE, in, 2, &a, NULL);
}

torc_tensor op_index_long(torc_tensor self, torc_tensors indices) {
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

torc_tensor op_index_put_long(torc_tensor self, torc_tensor values, torc_tensors indices, bool accumulate) {
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

torc_tensor op_index_put_long_(torc_tensor self, torc_tensor values, torc_tensors indices, bool accumulate) {
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

torc_tensor op_count_true(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_count_true, CALL_FUNCTION, in, 1, NULL, NULL);
}

static bool decode_nonzero_known(nonzero_known_attrs *a, int64_t count) {
    memcpy(a, &defaults_nonzero_known, sizeof *a);
    a->count = count;
    return true;
}

torc_tensor op_nonzero_known(torc_tensor self, int64_t count) {
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

torc_tensor op_masked_select_known(torc_tensor self, torc_tensor mask, int64_t count) {
    if (FAILED()) return NULL;
    masked_select_known_attrs a;
    torc_tensor in[2] = {self, mask};
    return call_tensor(decode_masked_select_known(&a, count), OP_masked_select_known, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor op_masked_scatter_same(torc_tensor self, torc_tensor mask, torc_tensor source) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, mask, source};
    return call_tensor(true, OP_masked_scatter_same, CALL_FUNCTION, in, 3, NULL, NULL);
}

torc_tensor op_masked_scatter_same_(torc_tensor self, torc_tensor mask, torc_tensor source) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, mask, source};
    return call_tensor(true, OP_masked_scatter_same, CALL_INPLACE, in, 3, NULL, NULL);
}

static bool decode_sort(sort_attrs *a, const torc_sort_options *options) {
    memcpy(a, &defaults_sort, sizeof *a);
    if (!options) return true;
    torc_sort_options o = {0};
    if (!options_copy("sort", &o, options, sizeof o)) return false;
    if (!number_known("sort", "dim", o.dim)) return false;
    if (o.dim.kind) a->dim = torc_number_to_int(o.dim);
    a->descending = o.descending;
    a->stable = o.stable;
    return true;
}

torc_sort_result torc_sort_with(torc_tensor self, const torc_sort_options *options) {
    if (FAILED()) return (torc_sort_result){0};
    sort_attrs a;
    torc_tensor in[1] = {self};
    torc_tensor results[2];
    call_tensors(decode_sort(&a, options), OP_sort, CALL_FUNCTION, in, 1, &a, results, NULL);
    return (torc_sort_result){results[0], results[1]};
}

torc_sort_result torc_sort_out_with(torc_sort_result out, torc_tensor self, const torc_sort_options *options) {
    if (FAILED()) return (torc_sort_result){0};
    sort_attrs a;
    torc_tensor in[1] = {self};
    const torc_tensor given[] = {out.values, out.indices};
    torc_tensor results[2];
    call_tensors(decode_sort(&a, options), OP_sort, CALL_OUT, in, 1, &a, results, given);
    return (torc_sort_result){results[0], results[1]};
}

static bool decode_topk(topk_attrs *a, int64_t k, const torc_topk_options *options) {
    memcpy(a, &defaults_topk, sizeof *a);
    a->k = k;
    if (!options) return true;
    torc_topk_options o = {0};
    if (!options_copy("topk", &o, options, sizeof o)) return false;
    if (!number_known("topk", "dim", o.dim)) return false;
    if (o.dim.kind) a->dim = torc_number_to_int(o.dim);
    if (!number_known("topk", "largest", o.largest)) return false;
    if (o.largest.kind) a->largest = 0 != torc_number_to_double(o.largest);
    if (!number_known("topk", "sorted", o.sorted)) return false;
    if (o.sorted.kind) a->sorted = 0 != torc_number_to_double(o.sorted);
    return true;
}

torc_topk_result torc_topk_with(torc_tensor self, int64_t k, const torc_topk_options *options) {
    if (FAILED()) return (torc_topk_result){0};
    topk_attrs a;
    torc_tensor in[1] = {self};
    torc_tensor results[2];
    call_tensors(decode_topk(&a, k, options), OP_topk, CALL_FUNCTION, in, 1, &a, results, NULL);
    return (torc_topk_result){results[0], results[1]};
}

torc_topk_result torc_topk_out_with(torc_topk_result out, torc_tensor self, int64_t k, const torc_topk_options *options) {
    if (FAILED()) return (torc_topk_result){0};
    topk_attrs a;
    torc_tensor in[1] = {self};
    const torc_tensor given[] = {out.values, out.indices};
    torc_tensor results[2];
    call_tensors(decode_topk(&a, k, options), OP_topk, CALL_OUT, in, 1, &a, results, given);
    return (torc_topk_result){results[0], results[1]};
}

static bool decode_argsort(argsort_attrs *a, const torc_argsort_options *options) {
    memcpy(a, &defaults_argsort, sizeof *a);
    if (!options) return true;
    torc_argsort_options o = {0};
    if (!options_copy("argsort", &o, options, sizeof o)) return false;
    if (!number_known("argsort", "dim", o.dim)) return false;
    if (o.dim.kind) a->dim = torc_number_to_int(o.dim);
    a->descending = o.descending;
    a->stable = o.stable;
    return true;
}

torc_tensor torc_argsort_with(torc_tensor self, const torc_argsort_options *options) {
    if (FAILED()) return NULL;
    argsort_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_argsort(&a, options), OP_argsort, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_argsort_out_with(torc_tensor out, torc_tensor self, const torc_argsort_options *options) {
    if (FAILED()) return NULL;
    argsort_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_argsort(&a, options), OP_argsort, CALL_OUT, in, 1, &a, &out);
}

torc_tensor torc_msort(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_msort, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_msort_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_msort, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_index(torc_tensor self, torc_tensors indices) {
    if (FAILED()) return NULL;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add(&inputs, self);
    call_inputs_add_list(&inputs, indices);
    return call_collected_tensor(decoded, OP_index, CALL_FUNCTION, &inputs, NULL, NULL);
}

static bool decode_index_put(index_put_attrs *a, const torc_index_put_options *options) {
    memcpy(a, &defaults_index_put, sizeof *a);
    if (!options) return true;
    torc_index_put_options o = {0};
    if (!options_copy("index_put", &o, options, sizeof o)) return false;
    a->accumulate = o.accumulate;
    return true;
}

torc_tensor torc_index_put_with(torc_tensor self, torc_tensors indices, torc_tensor values, const torc_index_put_options *options) {
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

torc_tensor torc_index_put_inplace_with(torc_tensor self, torc_tensors indices, torc_tensor values, const torc_index_put_options *options) {
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

torc_tensor torc_masked_select(torc_tensor self, torc_tensor mask) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, mask};
    return call_tensor(true, OP_masked_select, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_masked_select_out(torc_tensor out, torc_tensor self, torc_tensor mask) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, mask};
    return call_tensor(true, OP_masked_select, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_masked_scatter(torc_tensor self, torc_tensor mask, torc_tensor source) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, mask, source};
    return call_tensor(true, OP_masked_scatter, CALL_FUNCTION, in, 3, NULL, NULL);
}

torc_tensor torc_masked_scatter_(torc_tensor self, torc_tensor mask, torc_tensor source) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, mask, source};
    return call_tensor(true, OP_masked_scatter, CALL_INPLACE, in, 3, NULL, NULL);
}

torc_tensor torc_nonzero(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_nonzero, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_nonzero_out(torc_tensor out, torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_nonzero, CALL_OUT, in, 1, NULL, &out);
}

torc_tensor torc_argwhere(torc_tensor self) {
    if (FAILED()) return NULL;
    torc_tensor in[1] = {self};
    return call_tensor(true, OP_argwhere, CALL_FUNCTION, in, 1, NULL, NULL);
}

torc_tensor torc_take(torc_tensor self, torc_tensor index) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, index};
    return call_tensor(true, OP_take, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_take_out(torc_tensor out, torc_tensor self, torc_tensor index) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, index};
    return call_tensor(true, OP_take, CALL_OUT, in, 2, NULL, &out);
}

static bool decode_take_along_dim(take_along_dim_attrs *a, const torc_take_along_dim_options *options) {
    memcpy(a, &defaults_take_along_dim, sizeof *a);
    if (!options) return true;
    torc_take_along_dim_options o = {0};
    if (!options_copy("take_along_dim", &o, options, sizeof o)) return false;
    if (!number_known("take_along_dim", "dim", o.dim)) return false;
    if (o.dim.kind) a->dim = (o.dim);
    return true;
}

torc_tensor torc_take_along_dim_with(torc_tensor self, torc_tensor indices, const torc_take_along_dim_options *options) {
    if (FAILED()) return NULL;
    take_along_dim_attrs a;
    torc_tensor in[2] = {self, indices};
    return call_tensor(decode_take_along_dim(&a, options), OP_take_along_dim, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor torc_take_along_dim_out_with(torc_tensor out, torc_tensor self, torc_tensor indices, const torc_take_along_dim_options *options) {
    if (FAILED()) return NULL;
    take_along_dim_attrs a;
    torc_tensor in[2] = {self, indices};
    return call_tensor(decode_take_along_dim(&a, options), OP_take_along_dim, CALL_OUT, in, 2, &a, &out);
}

torc_tensor torc_mm(torc_tensor self, torc_tensor mat2) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, mat2};
    return call_tensor(true, OP_mm, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_mm_out(torc_tensor out, torc_tensor self, torc_tensor mat2) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, mat2};
    return call_tensor(true, OP_mm, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_bmm(torc_tensor self, torc_tensor mat2) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, mat2};
    return call_tensor(true, OP_bmm, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_bmm_out(torc_tensor out, torc_tensor self, torc_tensor mat2) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, mat2};
    return call_tensor(true, OP_bmm, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_mv(torc_tensor self, torc_tensor vec) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, vec};
    return call_tensor(true, OP_mv, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_mv_out(torc_tensor out, torc_tensor self, torc_tensor vec) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, vec};
    return call_tensor(true, OP_mv, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_dot(torc_tensor self, torc_tensor tensor) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, tensor};
    return call_tensor(true, OP_dot, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_dot_out(torc_tensor out, torc_tensor self, torc_tensor tensor) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, tensor};
    return call_tensor(true, OP_dot, CALL_OUT, in, 2, NULL, &out);
}

static bool decode_addmm(addmm_attrs *a, const torc_addmm_options *options) {
    memcpy(a, &defaults_addmm, sizeof *a);
    if (!options) return true;
    torc_addmm_options o = {0};
    if (!options_copy("addmm", &o, options, sizeof o)) return false;
    if (!number_known("addmm", "beta", o.beta)) return false;
    if (o.beta.kind) a->beta = (o.beta);
    if (!number_known("addmm", "alpha", o.alpha)) return false;
    if (o.alpha.kind) a->alpha = (o.alpha);
    return true;
}

torc_tensor torc_addmm_with(torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc_addmm_options *options) {
    if (FAILED()) return NULL;
    addmm_attrs a;
    torc_tensor in[3] = {self, mat1, mat2};
    return call_tensor(decode_addmm(&a, options), OP_addmm, CALL_FUNCTION, in, 3, &a, NULL);
}

torc_tensor torc_addmm_inplace_with(torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc_addmm_options *options) {
    if (FAILED()) return NULL;
    addmm_attrs a;
    torc_tensor in[3] = {self, mat1, mat2};
    return call_tensor(decode_addmm(&a, options), OP_addmm, CALL_INPLACE, in, 3, &a, NULL);
}

torc_tensor torc_addmm_out_with(torc_tensor out, torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc_addmm_options *options) {
    if (FAILED()) return NULL;
    addmm_attrs a;
    torc_tensor in[3] = {self, mat1, mat2};
    return call_tensor(decode_addmm(&a, options), OP_addmm, CALL_OUT, in, 3, &a, &out);
}

static bool decode_baddbmm(baddbmm_attrs *a, const torc_baddbmm_options *options) {
    memcpy(a, &defaults_baddbmm, sizeof *a);
    if (!options) return true;
    torc_baddbmm_options o = {0};
    if (!options_copy("baddbmm", &o, options, sizeof o)) return false;
    if (!number_known("baddbmm", "beta", o.beta)) return false;
    if (o.beta.kind) a->beta = (o.beta);
    if (!number_known("baddbmm", "alpha", o.alpha)) return false;
    if (o.alpha.kind) a->alpha = (o.alpha);
    return true;
}

torc_tensor torc_baddbmm_with(torc_tensor self, torc_tensor batch1, torc_tensor batch2, const torc_baddbmm_options *options) {
    if (FAILED()) return NULL;
    baddbmm_attrs a;
    torc_tensor in[3] = {self, batch1, batch2};
    return call_tensor(decode_baddbmm(&a, options), OP_baddbmm, CALL_FUNCTION, in, 3, &a, NULL);
}

torc_tensor torc_baddbmm_inplace_with(torc_tensor self, torc_tensor batch1, torc_tensor batch2, const torc_baddbmm_options *options) {
    if (FAILED()) return NULL;
    baddbmm_attrs a;
    torc_tensor in[3] = {self, batch1, batch2};
    return call_tensor(decode_baddbmm(&a, options), OP_baddbmm, CALL_INPLACE, in, 3, &a, NULL);
}

torc_tensor torc_baddbmm_out_with(torc_tensor out, torc_tensor self, torc_tensor batch1, torc_tensor batch2, const torc_baddbmm_options *options) {
    if (FAILED()) return NULL;
    baddbmm_attrs a;
    torc_tensor in[3] = {self, batch1, batch2};
    return call_tensor(decode_baddbmm(&a, options), OP_baddbmm, CALL_OUT, in, 3, &a, &out);
}

static bool decode_addmv(addmv_attrs *a, const torc_addmv_options *options) {
    memcpy(a, &defaults_addmv, sizeof *a);
    if (!options) return true;
    torc_addmv_options o = {0};
    if (!options_copy("addmv", &o, options, sizeof o)) return false;
    if (!number_known("addmv", "beta", o.beta)) return false;
    if (o.beta.kind) a->beta = (o.beta);
    if (!number_known("addmv", "alpha", o.alpha)) return false;
    if (o.alpha.kind) a->alpha = (o.alpha);
    return true;
}

torc_tensor torc_addmv_with(torc_tensor self, torc_tensor mat, torc_tensor vec, const torc_addmv_options *options) {
    if (FAILED()) return NULL;
    addmv_attrs a;
    torc_tensor in[3] = {self, mat, vec};
    return call_tensor(decode_addmv(&a, options), OP_addmv, CALL_FUNCTION, in, 3, &a, NULL);
}

torc_tensor torc_addmv_inplace_with(torc_tensor self, torc_tensor mat, torc_tensor vec, const torc_addmv_options *options) {
    if (FAILED()) return NULL;
    addmv_attrs a;
    torc_tensor in[3] = {self, mat, vec};
    return call_tensor(decode_addmv(&a, options), OP_addmv, CALL_INPLACE, in, 3, &a, NULL);
}

torc_tensor torc_addmv_out_with(torc_tensor out, torc_tensor self, torc_tensor mat, torc_tensor vec, const torc_addmv_options *options) {
    if (FAILED()) return NULL;
    addmv_attrs a;
    torc_tensor in[3] = {self, mat, vec};
    return call_tensor(decode_addmv(&a, options), OP_addmv, CALL_OUT, in, 3, &a, &out);
}

static bool decode_linear(linear_attrs *a, torc_tensor *tensors, const torc_linear_options *options) {
    (void)a;
    if (!options) return true;
    torc_linear_options o = {0};
    if (!options_copy("linear", &o, options, sizeof o)) return false;
    tensors[0] = o.bias;
    return true;
}

torc_tensor torc_linear_with(torc_tensor input, torc_tensor weight, const torc_linear_options *options) {
    if (FAILED()) return NULL;
    linear_attrs a;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_linear(&a, in + 2, options), OP_linear, CALL_FUNCTION, in, 3, NULL, NULL);
}

torc_tensor torc_matmul(torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_matmul, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_matmul_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, other};
    return call_tensor(true, OP_matmul, CALL_OUT, in, 2, NULL, &out);
}

torc_tensor torc_outer(torc_tensor self, torc_tensor vec2) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, vec2};
    return call_tensor(true, OP_outer, CALL_FUNCTION, in, 2, NULL, NULL);
}

torc_tensor torc_outer_out(torc_tensor out, torc_tensor self, torc_tensor vec2) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, vec2};
    return call_tensor(true, OP_outer, CALL_OUT, in, 2, NULL, &out);
}

static bool decode__addmm_activation(_addmm_activation_attrs *a, const torc__addmm_activation_options *options) {
    memcpy(a, &defaults__addmm_activation, sizeof *a);
    if (!options) return true;
    torc__addmm_activation_options o = {0};
    if (!options_copy("_addmm_activation", &o, options, sizeof o)) return false;
    if (!number_known("_addmm_activation", "beta", o.beta)) return false;
    if (o.beta.kind) a->beta = (o.beta);
    if (!number_known("_addmm_activation", "alpha", o.alpha)) return false;
    if (o.alpha.kind) a->alpha = (o.alpha);
    a->use_gelu = o.use_gelu;
    return true;
}

torc_tensor torc__addmm_activation_with(torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc__addmm_activation_options *options) {
    if (FAILED()) return NULL;
    _addmm_activation_attrs a;
    torc_tensor in[3] = {self, mat1, mat2};
    return call_tensor(decode__addmm_activation(&a, options), OP__addmm_activation, CALL_FUNCTION, in, 3, &a, NULL);
}

torc_tensor torc__addmm_activation_out_with(torc_tensor out, torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc__addmm_activation_options *options) {
    if (FAILED()) return NULL;
    _addmm_activation_attrs a;
    torc_tensor in[3] = {self, mat1, mat2};
    return call_tensor(decode__addmm_activation(&a, options), OP__addmm_activation, CALL_OUT, in, 3, &a, &out);
}

torc_tensor op_linear_relu(torc_tensor input, torc_tensor weight, torc_tensor bias) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {input, weight, bias};
    return call_tensor(true, OP_linear_relu, CALL_FUNCTION, in, 3, NULL, NULL);
}

static bool decode_linear_gelu(linear_gelu_attrs *a, bool keep) {
    memcpy(a, &defaults_linear_gelu, sizeof *a);
    a->keep = keep;
    return true;
}

op_linear_gelu_result op_linear_gelu(torc_tensor input, torc_tensor weight, torc_tensor bias, bool keep) {
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

op_linear_gelu_linear_result op_linear_gelu_linear(torc_tensor input, torc_tensor weight1, torc_tensor bias1, torc_tensor weight2, torc_tensor bias2, bool keep) {
    if (FAILED()) return (op_linear_gelu_linear_result){0};
    linear_gelu_linear_attrs a;
    torc_tensor in[5] = {input, weight1, bias1, weight2, bias2};
    torc_tensor results[3];
    call_tensors(decode_linear_gelu_linear(&a, keep), OP_linear_gelu_linear, CALL_FUNCTION, in, 5, &a, results, NULL);
    return (op_linear_gelu_linear_result){results[0], results[1], results[2]};
}

op_linear_weight_backward_result op_linear_weight_backward(torc_tensor grad_output, torc_tensor input) {
    if (FAILED()) return (op_linear_weight_backward_result){0};
    torc_tensor in[2] = {grad_output, input};
    torc_tensor results[2];
    call_tensors(true, OP_linear_weight_backward, CALL_FUNCTION, in, 2, NULL, results, NULL);
    return (op_linear_weight_backward_result){results[0], results[1]};
}

torc_tensor op_linear_gelu_backward(torc_tensor grad_output, torc_tensor weight, torc_tensor pre) {
    if (FAILED()) return NULL;
    torc_tensor in[3] = {grad_output, weight, pre};
    return call_tensor(true, OP_linear_gelu_backward, CALL_FUNCTION, in, 3, NULL, NULL);
}

static bool decode_softmax(softmax_attrs *a, int64_t dim, const torc_softmax_options *options) {
    memcpy(a, &defaults_softmax, sizeof *a);
    a->dim = dim;
    if (!options) return true;
    torc_softmax_options o = {0};
    if (!options_copy("softmax", &o, options, sizeof o)) return false;
    a->dtype = (int32_t)o.dtype;
    return true;
}

torc_tensor torc_softmax_with(torc_tensor self, int64_t dim, const torc_softmax_options *options) {
    if (FAILED()) return NULL;
    softmax_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_softmax(&a, dim, options), OP_softmax, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_softmax_out_with(torc_tensor out, torc_tensor self, int64_t dim, const torc_softmax_options *options) {
    if (FAILED()) return NULL;
    softmax_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_softmax(&a, dim, options), OP_softmax, CALL_OUT, in, 1, &a, &out);
}

static bool decode_log_softmax(log_softmax_attrs *a, int64_t dim, const torc_log_softmax_options *options) {
    memcpy(a, &defaults_log_softmax, sizeof *a);
    a->dim = dim;
    if (!options) return true;
    torc_log_softmax_options o = {0};
    if (!options_copy("log_softmax", &o, options, sizeof o)) return false;
    a->dtype = (int32_t)o.dtype;
    return true;
}

torc_tensor torc_log_softmax_with(torc_tensor self, int64_t dim, const torc_log_softmax_options *options) {
    if (FAILED()) return NULL;
    log_softmax_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_log_softmax(&a, dim, options), OP_log_softmax, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_log_softmax_out_with(torc_tensor out, torc_tensor self, int64_t dim, const torc_log_softmax_options *options) {
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

torc_tensor op_softmax_backward(torc_tensor grad_output, torc_tensor output, int64_t dim) {
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

torc_tensor op_log_softmax_backward(torc_tensor grad_output, torc_tensor output, int64_t dim) {
    if (FAILED()) return NULL;
    log_softmax_backward_attrs a;
    torc_tensor in[2] = {grad_output, output};
    return call_tensor(decode_log_softmax_backward(&a, dim), OP_log_softmax_backward, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_native_layer_norm(native_layer_norm_attrs *a, torc_ints normalized_shape, double eps) {
    memcpy(a, &defaults_native_layer_norm, sizeof *a);
    if (!pack_ints("native_layer_norm", "normalized_shape", &a->normalized_shape, normalized_shape, 0, true)) return false;
    a->eps = eps;
    return true;
}

torc_native_layer_norm_result torc_native_layer_norm(torc_tensor input, torc_ints normalized_shape, torc_tensor weight, torc_tensor bias, double eps) {
    if (FAILED()) return (torc_native_layer_norm_result){0};
    native_layer_norm_attrs a;
    torc_tensor in[3] = {input, weight, bias};
    torc_tensor results[3];
    call_tensors(decode_native_layer_norm(&a, normalized_shape, eps), OP_native_layer_norm, CALL_FUNCTION, in, 3, &a, results, NULL);
    return (torc_native_layer_norm_result){results[0], results[1], results[2]};
}

static bool decode_native_layer_norm_backward(native_layer_norm_backward_attrs *a, torc_ints normalized_shape, bool need_input, bool need_weight, bool need_bias) {
    memcpy(a, &defaults_native_layer_norm_backward, sizeof *a);
    if (!pack_ints("native_layer_norm_backward", "normalized_shape", &a->normalized_shape, normalized_shape, 0, true)) return false;
    a->need_input = need_input;
    a->need_weight = need_weight;
    a->need_bias = need_bias;
    return true;
}

op_native_layer_norm_backward_result op_native_layer_norm_backward(torc_tensor grad_output, torc_tensor input, torc_ints normalized_shape, torc_tensor mean, torc_tensor rstd, torc_tensor weight, bool need_input, bool need_weight, bool need_bias) {
    if (FAILED()) return (op_native_layer_norm_backward_result){0};
    native_layer_norm_backward_attrs a;
    torc_tensor in[5] = {grad_output, input, mean, rstd, weight};
    torc_tensor results[3];
    call_tensors(decode_native_layer_norm_backward(&a, normalized_shape, need_input, need_weight, need_bias), OP_native_layer_norm_backward, CALL_FUNCTION, in, 5, &a, results, NULL);
    return (op_native_layer_norm_backward_result){results[0], results[1], results[2]};
}

static bool decode_layer_norm(layer_norm_attrs *a, torc_ints normalized_shape, torc_tensor *tensors, const torc_layer_norm_options *options) {
    memcpy(a, &defaults_layer_norm, sizeof *a);
    if (!pack_ints("layer_norm", "normalized_shape", &a->normalized_shape, normalized_shape, 0, true)) return false;
    if (!options) return true;
    torc_layer_norm_options o = {0};
    if (!options_copy("layer_norm", &o, options, sizeof o)) return false;
    tensors[0] = o.weight;
    tensors[1] = o.bias;
    if (!number_known("layer_norm", "eps", o.eps)) return false;
    if (o.eps.kind) a->eps = torc_number_to_double(o.eps);
    return true;
}

torc_tensor torc_layer_norm_with(torc_tensor input, torc_ints normalized_shape, const torc_layer_norm_options *options) {
    if (FAILED()) return NULL;
    layer_norm_attrs a;
    torc_tensor in[3] = {input, NULL, NULL};
    return call_tensor(decode_layer_norm(&a, normalized_shape, in + 1, options), OP_layer_norm, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_native_batch_norm(native_batch_norm_attrs *a, bool training, double momentum, double eps) {
    memcpy(a, &defaults_native_batch_norm, sizeof *a);
    a->training = training;
    a->momentum = momentum;
    a->eps = eps;
    return true;
}

torc_native_batch_norm_result torc_native_batch_norm(torc_tensor input, torc_tensor weight, torc_tensor bias, torc_tensor running_mean, torc_tensor running_var, bool training, double momentum, double eps) {
    if (FAILED()) return (torc_native_batch_norm_result){0};
    native_batch_norm_attrs a;
    torc_tensor in[5] = {input, weight, bias, running_mean, running_var};
    torc_tensor results[3];
    call_tensors(decode_native_batch_norm(&a, training, momentum, eps), OP_native_batch_norm, CALL_FUNCTION, in, 5, &a, results, NULL);
    return (torc_native_batch_norm_result){results[0], results[1], results[2]};
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

op_native_batch_norm_backward_result op_native_batch_norm_backward(torc_tensor grad_out, torc_tensor input, torc_tensor weight, torc_tensor running_mean, torc_tensor running_var, torc_tensor save_mean, torc_tensor save_invstd, bool train, double eps, bool need_input, bool need_weight, bool need_bias) {
    if (FAILED()) return (op_native_batch_norm_backward_result){0};
    native_batch_norm_backward_attrs a;
    torc_tensor in[7] = {grad_out, input, weight, running_mean, running_var, save_mean, save_invstd};
    torc_tensor results[3];
    call_tensors(decode_native_batch_norm_backward(&a, train, eps, need_input, need_weight, need_bias), OP_native_batch_norm_backward, CALL_FUNCTION, in, 7, &a, results, NULL);
    return (op_native_batch_norm_backward_result){results[0], results[1], results[2]};
}

static bool decode_batch_norm(batch_norm_attrs *a, torc_tensor *tensors, const torc_batch_norm_options *options) {
    memcpy(a, &defaults_batch_norm, sizeof *a);
    if (!options) return true;
    torc_batch_norm_options o = {0};
    if (!options_copy("batch_norm", &o, options, sizeof o)) return false;
    tensors[0] = o.weight;
    tensors[1] = o.bias;
    a->training = o.training;
    if (!number_known("batch_norm", "momentum", o.momentum)) return false;
    if (o.momentum.kind) a->momentum = torc_number_to_double(o.momentum);
    if (!number_known("batch_norm", "eps", o.eps)) return false;
    if (o.eps.kind) a->eps = torc_number_to_double(o.eps);
    return true;
}

torc_tensor torc_batch_norm_with(torc_tensor input, torc_tensor running_mean, torc_tensor running_var, const torc_batch_norm_options *options) {
    if (FAILED()) return NULL;
    batch_norm_attrs a;
    torc_tensor in[5] = {input, running_mean, running_var, NULL, NULL};
    return call_tensor(decode_batch_norm(&a, in + 3, options), OP_batch_norm, CALL_FUNCTION, in, 5, &a, NULL);
}

static bool decode_instance_norm(instance_norm_attrs *a, torc_tensor *tensors, const torc_instance_norm_options *options) {
    memcpy(a, &defaults_instance_norm, sizeof *a);
    if (!options) return true;
    torc_instance_norm_options o = {0};
    if (!options_copy("instance_norm", &o, options, sizeof o)) return false;
    tensors[0] = o.running_mean;
    tensors[1] = o.running_var;
    tensors[2] = o.weight;
    tensors[3] = o.bias;
    if (!number_known("instance_norm", "use_input_stats", o.use_input_stats)) return false;
    if (o.use_input_stats.kind) a->use_input_stats = 0 != torc_number_to_double(o.use_input_stats);
    if (!number_known("instance_norm", "momentum", o.momentum)) return false;
    if (o.momentum.kind) a->momentum = torc_number_to_double(o.momentum);
    if (!number_known("instance_norm", "eps", o.eps)) return false;
    if (o.eps.kind) a->eps = torc_number_to_double(o.eps);
    return true;
}

torc_tensor torc_instance_norm_with(torc_tensor input, const torc_instance_norm_options *options) {
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

torc_native_group_norm_result torc_native_group_norm(torc_tensor input, torc_tensor weight, torc_tensor bias, int64_t N, int64_t C, int64_t HxW, int64_t group, double eps) {
    if (FAILED()) return (torc_native_group_norm_result){0};
    native_group_norm_attrs a;
    torc_tensor in[3] = {input, weight, bias};
    torc_tensor results[3];
    call_tensors(decode_native_group_norm(&a, N, C, HxW, group, eps), OP_native_group_norm, CALL_FUNCTION, in, 3, &a, results, NULL);
    return (torc_native_group_norm_result){results[0], results[1], results[2]};
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

op_native_group_norm_backward_result op_native_group_norm_backward(torc_tensor grad_out, torc_tensor input, torc_tensor mean, torc_tensor rstd, torc_tensor weight, int64_t N, int64_t C, int64_t HxW, int64_t group, bool need_input, bool need_weight, bool need_bias) {
    if (FAILED()) return (op_native_group_norm_backward_result){0};
    native_group_norm_backward_attrs a;
    torc_tensor in[5] = {grad_out, input, mean, rstd, weight};
    torc_tensor results[3];
    call_tensors(decode_native_group_norm_backward(&a, N, C, HxW, group, need_input, need_weight, need_bias), OP_native_group_norm_backward, CALL_FUNCTION, in, 5, &a, results, NULL);
    return (op_native_group_norm_backward_result){results[0], results[1], results[2]};
}

static bool decode_group_norm(group_norm_attrs *a, int64_t num_groups, torc_tensor *tensors, const torc_group_norm_options *options) {
    memcpy(a, &defaults_group_norm, sizeof *a);
    a->num_groups = num_groups;
    if (!options) return true;
    torc_group_norm_options o = {0};
    if (!options_copy("group_norm", &o, options, sizeof o)) return false;
    tensors[0] = o.weight;
    tensors[1] = o.bias;
    if (!number_known("group_norm", "eps", o.eps)) return false;
    if (o.eps.kind) a->eps = torc_number_to_double(o.eps);
    return true;
}

torc_tensor torc_group_norm_with(torc_tensor input, int64_t num_groups, const torc_group_norm_options *options) {
    if (FAILED()) return NULL;
    group_norm_attrs a;
    torc_tensor in[3] = {input, NULL, NULL};
    return call_tensor(decode_group_norm(&a, num_groups, in + 1, options), OP_group_norm, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode__fused_rms_norm(_fused_rms_norm_attrs *a, torc_ints normalized_shape, torc_number eps) {
    memcpy(a, &defaults__fused_rms_norm, sizeof *a);
    if (!pack_ints("_fused_rms_norm", "normalized_shape", &a->normalized_shape, normalized_shape, 0, true)) return false;
    if (!number_known("_fused_rms_norm", "eps", eps)) return false;
    a->eps = (eps);
    return true;
}

torc__fused_rms_norm_result torc__fused_rms_norm(torc_tensor input, torc_ints normalized_shape, torc_tensor weight, torc_number eps) {
    if (FAILED()) return (torc__fused_rms_norm_result){0};
    _fused_rms_norm_attrs a;
    torc_tensor in[2] = {input, weight};
    torc_tensor results[2];
    call_tensors(decode__fused_rms_norm(&a, normalized_shape, eps), OP__fused_rms_norm, CALL_FUNCTION, in, 2, &a, results, NULL);
    return (torc__fused_rms_norm_result){results[0], results[1]};
}

static bool decode__fused_rms_norm_backward(_fused_rms_norm_backward_attrs *a, torc_ints normalized_shape, bool need_input, bool need_weight) {
    memcpy(a, &defaults__fused_rms_norm_backward, sizeof *a);
    if (!pack_ints("_fused_rms_norm_backward", "normalized_shape", &a->normalized_shape, normalized_shape, 0, true)) return false;
    a->need_input = need_input;
    a->need_weight = need_weight;
    return true;
}

op__fused_rms_norm_backward_result op__fused_rms_norm_backward(torc_tensor grad_out, torc_tensor input, torc_ints normalized_shape, torc_tensor rstd, torc_tensor weight, bool need_input, bool need_weight) {
    if (FAILED()) return (op__fused_rms_norm_backward_result){0};
    _fused_rms_norm_backward_attrs a;
    torc_tensor in[4] = {grad_out, input, rstd, weight};
    torc_tensor results[2];
    call_tensors(decode__fused_rms_norm_backward(&a, normalized_shape, need_input, need_weight), OP__fused_rms_norm_backward, CALL_FUNCTION, in, 4, &a, results, NULL);
    return (op__fused_rms_norm_backward_result){results[0], results[1]};
}

static bool decode_rms_norm(rms_norm_attrs *a, torc_ints normalized_shape, torc_tensor *tensors, const torc_rms_norm_options *options) {
    memcpy(a, &defaults_rms_norm, sizeof *a);
    if (!pack_ints("rms_norm", "normalized_shape", &a->normalized_shape, normalized_shape, 0, true)) return false;
    if (!options) return true;
    torc_rms_norm_options o = {0};
    if (!options_copy("rms_norm", &o, options, sizeof o)) return false;
    tensors[0] = o.weight;
    if (!number_known("rms_norm", "eps", o.eps)) return false;
    if (o.eps.kind) a->eps = (o.eps);
    return true;
}

torc_tensor torc_rms_norm_with(torc_tensor input, torc_ints normalized_shape, const torc_rms_norm_options *options) {
    if (FAILED()) return NULL;
    rms_norm_attrs a;
    torc_tensor in[2] = {input, NULL};
    return call_tensor(decode_rms_norm(&a, normalized_shape, in + 1, options), OP_rms_norm, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_native_dropout(native_dropout_attrs *a, double p, bool train, const torc_native_dropout_options *options) {
    memcpy(a, &defaults_native_dropout, sizeof *a);
    a->p = p;
    a->train = train;
    if (!options) return true;
    torc_native_dropout_options o = {0};
    if (!options_copy("native_dropout", &o, options, sizeof o)) return false;
    a->generator = o.generator;
    return true;
}

torc_native_dropout_result torc_native_dropout_with(torc_tensor input, double p, bool train, const torc_native_dropout_options *options) {
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

torc_tensor op_native_dropout_backward(torc_tensor grad_output, torc_tensor mask, double scale) {
    if (FAILED()) return NULL;
    native_dropout_backward_attrs a;
    torc_tensor in[2] = {grad_output, mask};
    return call_tensor(decode_native_dropout_backward(&a, scale), OP_native_dropout_backward, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_dropout(dropout_attrs *a, const torc_dropout_options *options) {
    memcpy(a, &defaults_dropout, sizeof *a);
    if (!options) return true;
    torc_dropout_options o = {0};
    if (!options_copy("dropout", &o, options, sizeof o)) return false;
    if (!number_known("dropout", "p", o.p)) return false;
    if (o.p.kind) a->p = torc_number_to_double(o.p);
    if (!number_known("dropout", "training", o.training)) return false;
    if (o.training.kind) a->training = 0 != torc_number_to_double(o.training);
    a->generator = o.generator;
    return true;
}

torc_tensor torc_dropout_with(torc_tensor input, const torc_dropout_options *options) {
    if (FAILED()) return NULL;
    dropout_attrs a;
    torc_tensor in[1] = {input};
    return call_tensor(decode_dropout(&a, options), OP_dropout, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_dropout_inplace_with(torc_tensor input, const torc_dropout_options *options) {
    if (FAILED()) return NULL;
    dropout_attrs a;
    torc_tensor in[1] = {input};
    return call_tensor(decode_dropout(&a, options), OP_dropout, CALL_INPLACE, in, 1, &a, NULL);
}

static bool decode_feature_dropout(feature_dropout_attrs *a, const torc_feature_dropout_options *options) {
    memcpy(a, &defaults_feature_dropout, sizeof *a);
    if (!options) return true;
    torc_feature_dropout_options o = {0};
    if (!options_copy("feature_dropout", &o, options, sizeof o)) return false;
    if (!number_known("feature_dropout", "p", o.p)) return false;
    if (o.p.kind) a->p = torc_number_to_double(o.p);
    if (!number_known("feature_dropout", "training", o.training)) return false;
    if (o.training.kind) a->training = 0 != torc_number_to_double(o.training);
    a->generator = o.generator;
    return true;
}

torc_tensor torc_feature_dropout_with(torc_tensor input, const torc_feature_dropout_options *options) {
    if (FAILED()) return NULL;
    feature_dropout_attrs a;
    torc_tensor in[1] = {input};
    return call_tensor(decode_feature_dropout(&a, options), OP_feature_dropout, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_feature_dropout_inplace_with(torc_tensor input, const torc_feature_dropout_options *options) {
    if (FAILED()) return NULL;
    feature_dropout_attrs a;
    torc_tensor in[1] = {input};
    return call_tensor(decode_feature_dropout(&a, options), OP_feature_dropout, CALL_INPLACE, in, 1, &a, NULL);
}

static bool decode_embedding(embedding_attrs *a, const torc_embedding_options *options) {
    memcpy(a, &defaults_embedding, sizeof *a);
    if (!options) return true;
    torc_embedding_options o = {0};
    if (!options_copy("embedding", &o, options, sizeof o)) return false;
    if (!number_known("embedding", "padding_idx", o.padding_idx)) return false;
    if (o.padding_idx.kind) a->padding_idx = torc_number_to_int(o.padding_idx);
    a->scale_grad_by_freq = o.scale_grad_by_freq;
    a->sparse = o.sparse;
    return true;
}

torc_tensor torc_embedding_with(torc_tensor weight, torc_tensor indices, const torc_embedding_options *options) {
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

torc_tensor op_embedding_dense_backward(torc_tensor grad_output, torc_tensor indices, int64_t num_weights, int64_t padding_idx, bool scale_grad_by_freq) {
    if (FAILED()) return NULL;
    embedding_dense_backward_attrs a;
    torc_tensor in[2] = {grad_output, indices};
    return call_tensor(decode_embedding_dense_backward(&a, num_weights, padding_idx, scale_grad_by_freq), OP_embedding_dense_backward, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_convolution(convolution_attrs *a, torc_ints stride, torc_ints padding, torc_ints dilation, bool transposed, torc_ints output_padding, int64_t groups) {
    memcpy(a, &defaults_convolution, sizeof *a);
    if (!pack_ints("convolution", "stride", &a->stride, stride, 0, true)) return false;
    if (!pack_ints("convolution", "padding", &a->padding, padding, 0, true)) return false;
    if (!pack_ints("convolution", "dilation", &a->dilation, dilation, 0, true)) return false;
    a->transposed = transposed;
    if (!pack_ints("convolution", "output_padding", &a->output_padding, output_padding, 0, true)) return false;
    a->groups = groups;
    return true;
}

torc_tensor torc_convolution(torc_tensor input, torc_tensor weight, torc_tensor bias, torc_ints stride, torc_ints padding, torc_ints dilation, bool transposed, torc_ints output_padding, int64_t groups) {
    if (FAILED()) return NULL;
    convolution_attrs a;
    torc_tensor in[3] = {input, weight, bias};
    return call_tensor(decode_convolution(&a, stride, padding, dilation, transposed, output_padding, groups), OP_convolution, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_convolution_backward(convolution_backward_attrs *a, torc_ints stride, torc_ints padding, torc_ints dilation, bool transposed, torc_ints output_padding, int64_t groups, bool need_input, bool need_weight, bool need_bias) {
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

op_convolution_backward_result op_convolution_backward(torc_tensor grad_output, torc_tensor input, torc_tensor weight, torc_ints stride, torc_ints padding, torc_ints dilation, bool transposed, torc_ints output_padding, int64_t groups, bool need_input, bool need_weight, bool need_bias) {
    if (FAILED()) return (op_convolution_backward_result){0};
    convolution_backward_attrs a;
    torc_tensor in[3] = {grad_output, input, weight};
    torc_tensor results[3];
    call_tensors(decode_convolution_backward(&a, stride, padding, dilation, transposed, output_padding, groups, need_input, need_weight, need_bias), OP_convolution_backward, CALL_FUNCTION, in, 3, &a, results, NULL);
    return (op_convolution_backward_result){results[0], results[1], results[2]};
}

static bool decode_conv1d(conv1d_attrs *a, torc_tensor *tensors, const torc_conv1d_options *options) {
    memcpy(a, &defaults_conv1d, sizeof *a);
    if (!options) return true;
    torc_conv1d_options o = {0};
    if (!options_copy("conv1d", &o, options, sizeof o)) return false;
    tensors[0] = o.bias;
    if (!pack_ints("conv1d", "stride", &a->stride, o.stride, 0, false)) return false;
    if (!pack_ints("conv1d", "padding", &a->padding, o.padding, 0, false)) return false;
    if (!pack_ints("conv1d", "dilation", &a->dilation, o.dilation, 0, false)) return false;
    if (!number_known("conv1d", "groups", o.groups)) return false;
    if (o.groups.kind) a->groups = torc_number_to_int(o.groups);
    return true;
}

torc_tensor torc_conv1d_with(torc_tensor input, torc_tensor weight, const torc_conv1d_options *options) {
    if (FAILED()) return NULL;
    conv1d_attrs a;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_conv1d(&a, in + 2, options), OP_conv1d, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_conv2d(conv2d_attrs *a, torc_tensor *tensors, const torc_conv2d_options *options) {
    memcpy(a, &defaults_conv2d, sizeof *a);
    if (!options) return true;
    torc_conv2d_options o = {0};
    if (!options_copy("conv2d", &o, options, sizeof o)) return false;
    tensors[0] = o.bias;
    if (!pack_ints("conv2d", "stride", &a->stride, o.stride, 0, false)) return false;
    if (!pack_ints("conv2d", "padding", &a->padding, o.padding, 0, false)) return false;
    if (!pack_ints("conv2d", "dilation", &a->dilation, o.dilation, 0, false)) return false;
    if (!number_known("conv2d", "groups", o.groups)) return false;
    if (o.groups.kind) a->groups = torc_number_to_int(o.groups);
    return true;
}

torc_tensor torc_conv2d_with(torc_tensor input, torc_tensor weight, const torc_conv2d_options *options) {
    if (FAILED()) return NULL;
    conv2d_attrs a;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_conv2d(&a, in + 2, options), OP_conv2d, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_conv1d_padding(conv1d_padding_attrs *a, torc_tensor *tensors, const torc_conv1d_padding_options *options) {
    memcpy(a, &defaults_conv1d_padding, sizeof *a);
    if (!options) return true;
    torc_conv1d_padding_options o = {0};
    if (!options_copy("conv1d_padding", &o, options, sizeof o)) return false;
    tensors[0] = o.bias;
    if (!pack_ints("conv1d_padding", "stride", &a->stride, o.stride, 0, false)) return false;
    if (!pack_str("conv1d_padding", "padding", &a->padding, o.padding)) return false;
    if (!pack_ints("conv1d_padding", "dilation", &a->dilation, o.dilation, 0, false)) return false;
    if (!number_known("conv1d_padding", "groups", o.groups)) return false;
    if (o.groups.kind) a->groups = torc_number_to_int(o.groups);
    return true;
}

torc_tensor torc_conv1d_padding_with(torc_tensor input, torc_tensor weight, const torc_conv1d_padding_options *options) {
    if (FAILED()) return NULL;
    conv1d_padding_attrs a;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_conv1d_padding(&a, in + 2, options), OP_conv1d_padding, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_conv2d_padding(conv2d_padding_attrs *a, torc_tensor *tensors, const torc_conv2d_padding_options *options) {
    memcpy(a, &defaults_conv2d_padding, sizeof *a);
    if (!options) return true;
    torc_conv2d_padding_options o = {0};
    if (!options_copy("conv2d_padding", &o, options, sizeof o)) return false;
    tensors[0] = o.bias;
    if (!pack_ints("conv2d_padding", "stride", &a->stride, o.stride, 0, false)) return false;
    if (!pack_str("conv2d_padding", "padding", &a->padding, o.padding)) return false;
    if (!pack_ints("conv2d_padding", "dilation", &a->dilation, o.dilation, 0, false)) return false;
    if (!number_known("conv2d_padding", "groups", o.groups)) return false;
    if (o.groups.kind) a->groups = torc_number_to_int(o.groups);
    return true;
}

torc_tensor torc_conv2d_padding_with(torc_tensor input, torc_tensor weight, const torc_conv2d_padding_options *options) {
    if (FAILED()) return NULL;
    conv2d_padding_attrs a;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_conv2d_padding(&a, in + 2, options), OP_conv2d_padding, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_conv_transpose1d(conv_transpose1d_attrs *a, torc_tensor *tensors, const torc_conv_transpose1d_options *options) {
    memcpy(a, &defaults_conv_transpose1d, sizeof *a);
    if (!options) return true;
    torc_conv_transpose1d_options o = {0};
    if (!options_copy("conv_transpose1d", &o, options, sizeof o)) return false;
    tensors[0] = o.bias;
    if (!pack_ints("conv_transpose1d", "stride", &a->stride, o.stride, 0, false)) return false;
    if (!pack_ints("conv_transpose1d", "padding", &a->padding, o.padding, 0, false)) return false;
    if (!pack_ints("conv_transpose1d", "output_padding", &a->output_padding, o.output_padding, 0, false)) return false;
    if (!number_known("conv_transpose1d", "groups", o.groups)) return false;
    if (o.groups.kind) a->groups = torc_number_to_int(o.groups);
    if (!pack_ints("conv_transpose1d", "dilation", &a->dilation, o.dilation, 0, false)) return false;
    return true;
}

torc_tensor torc_conv_transpose1d_with(torc_tensor input, torc_tensor weight, const torc_conv_transpose1d_options *options) {
    if (FAILED()) return NULL;
    conv_transpose1d_attrs a;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_conv_transpose1d(&a, in + 2, options), OP_conv_transpose1d, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_conv_transpose2d(conv_transpose2d_attrs *a, torc_tensor *tensors, const torc_conv_transpose2d_options *options) {
    memcpy(a, &defaults_conv_transpose2d, sizeof *a);
    if (!options) return true;
    torc_conv_transpose2d_options o = {0};
    if (!options_copy("conv_transpose2d", &o, options, sizeof o)) return false;
    tensors[0] = o.bias;
    if (!pack_ints("conv_transpose2d", "stride", &a->stride, o.stride, 0, false)) return false;
    if (!pack_ints("conv_transpose2d", "padding", &a->padding, o.padding, 0, false)) return false;
    if (!pack_ints("conv_transpose2d", "output_padding", &a->output_padding, o.output_padding, 0, false)) return false;
    if (!number_known("conv_transpose2d", "groups", o.groups)) return false;
    if (o.groups.kind) a->groups = torc_number_to_int(o.groups);
    if (!pack_ints("conv_transpose2d", "dilation", &a->dilation, o.dilation, 0, false)) return false;
    return true;
}

torc_tensor torc_conv_transpose2d_with(torc_tensor input, torc_tensor weight, const torc_conv_transpose2d_options *options) {
    if (FAILED()) return NULL;
    conv_transpose2d_attrs a;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_conv_transpose2d(&a, in + 2, options), OP_conv_transpose2d, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_max_pool2d_with_indices(max_pool2d_with_indices_attrs *a, torc_ints kernel_size, const torc_max_pool2d_with_indices_options *options) {
    memcpy(a, &defaults_max_pool2d_with_indices, sizeof *a);
    if (!pack_ints("max_pool2d_with_indices", "kernel_size", &a->kernel_size, kernel_size, 2, true)) return false;
    if (!options) return true;
    torc_max_pool2d_with_indices_options o = {0};
    if (!options_copy("max_pool2d_with_indices", &o, options, sizeof o)) return false;
    if (!pack_ints("max_pool2d_with_indices", "stride", &a->stride, o.stride, 2, false)) return false;
    if (!pack_ints("max_pool2d_with_indices", "padding", &a->padding, o.padding, 2, false)) return false;
    if (!pack_ints("max_pool2d_with_indices", "dilation", &a->dilation, o.dilation, 2, false)) return false;
    a->ceil_mode = o.ceil_mode;
    return true;
}

torc_max_pool2d_with_indices_result torc_max_pool2d_with_indices_with(torc_tensor self, torc_ints kernel_size, const torc_max_pool2d_with_indices_options *options) {
    if (FAILED()) return (torc_max_pool2d_with_indices_result){0};
    max_pool2d_with_indices_attrs a;
    torc_tensor in[1] = {self};
    torc_tensor results[2];
    call_tensors(decode_max_pool2d_with_indices(&a, kernel_size, options), OP_max_pool2d_with_indices, CALL_FUNCTION, in, 1, &a, results, NULL);
    return (torc_max_pool2d_with_indices_result){results[0], results[1]};
}

static bool decode_max_pool2d_backward(max_pool2d_backward_attrs *a, int64_t height, int64_t width, torc_ints kernel_size, torc_ints stride, torc_ints padding, torc_ints dilation) {
    memcpy(a, &defaults_max_pool2d_backward, sizeof *a);
    a->height = height;
    a->width = width;
    if (!pack_ints("max_pool2d_backward", "kernel_size", &a->kernel_size, kernel_size, 0, true)) return false;
    if (!pack_ints("max_pool2d_backward", "stride", &a->stride, stride, 0, true)) return false;
    if (!pack_ints("max_pool2d_backward", "padding", &a->padding, padding, 0, true)) return false;
    if (!pack_ints("max_pool2d_backward", "dilation", &a->dilation, dilation, 0, true)) return false;
    return true;
}

torc_tensor op_max_pool2d_backward(torc_tensor grad_output, torc_tensor indices, int64_t height, int64_t width, torc_ints kernel_size, torc_ints stride, torc_ints padding, torc_ints dilation) {
    if (FAILED()) return NULL;
    max_pool2d_backward_attrs a;
    torc_tensor in[2] = {grad_output, indices};
    return call_tensor(decode_max_pool2d_backward(&a, height, width, kernel_size, stride, padding, dilation), OP_max_pool2d_backward, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_max_pool2d(max_pool2d_attrs *a, torc_ints kernel_size, const torc_max_pool2d_options *options) {
    memcpy(a, &defaults_max_pool2d, sizeof *a);
    if (!pack_ints("max_pool2d", "kernel_size", &a->kernel_size, kernel_size, 2, true)) return false;
    if (!options) return true;
    torc_max_pool2d_options o = {0};
    if (!options_copy("max_pool2d", &o, options, sizeof o)) return false;
    if (!pack_ints("max_pool2d", "stride", &a->stride, o.stride, 2, false)) return false;
    if (!pack_ints("max_pool2d", "padding", &a->padding, o.padding, 2, false)) return false;
    if (!pack_ints("max_pool2d", "dilation", &a->dilation, o.dilation, 2, false)) return false;
    a->ceil_mode = o.ceil_mode;
    return true;
}

torc_tensor torc_max_pool2d_with(torc_tensor self, torc_ints kernel_size, const torc_max_pool2d_options *options) {
    if (FAILED()) return NULL;
    max_pool2d_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_max_pool2d(&a, kernel_size, options), OP_max_pool2d, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_max_pool1d(max_pool1d_attrs *a, torc_ints kernel_size, const torc_max_pool1d_options *options) {
    memcpy(a, &defaults_max_pool1d, sizeof *a);
    if (!pack_ints("max_pool1d", "kernel_size", &a->kernel_size, kernel_size, 0, true)) return false;
    if (!options) return true;
    torc_max_pool1d_options o = {0};
    if (!options_copy("max_pool1d", &o, options, sizeof o)) return false;
    if (!pack_ints("max_pool1d", "stride", &a->stride, o.stride, 0, false)) return false;
    if (!pack_ints("max_pool1d", "padding", &a->padding, o.padding, 0, false)) return false;
    if (!pack_ints("max_pool1d", "dilation", &a->dilation, o.dilation, 0, false)) return false;
    a->ceil_mode = o.ceil_mode;
    return true;
}

torc_tensor torc_max_pool1d_with(torc_tensor self, torc_ints kernel_size, const torc_max_pool1d_options *options) {
    if (FAILED()) return NULL;
    max_pool1d_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_max_pool1d(&a, kernel_size, options), OP_max_pool1d, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_avg_pool2d(avg_pool2d_attrs *a, torc_ints kernel_size, const torc_avg_pool2d_options *options) {
    memcpy(a, &defaults_avg_pool2d, sizeof *a);
    if (!pack_ints("avg_pool2d", "kernel_size", &a->kernel_size, kernel_size, 2, true)) return false;
    if (!options) return true;
    torc_avg_pool2d_options o = {0};
    if (!options_copy("avg_pool2d", &o, options, sizeof o)) return false;
    if (!pack_ints("avg_pool2d", "stride", &a->stride, o.stride, 2, false)) return false;
    if (!pack_ints("avg_pool2d", "padding", &a->padding, o.padding, 2, false)) return false;
    a->ceil_mode = o.ceil_mode;
    if (!number_known("avg_pool2d", "count_include_pad", o.count_include_pad)) return false;
    if (o.count_include_pad.kind) a->count_include_pad = 0 != torc_number_to_double(o.count_include_pad);
    if (!number_known("avg_pool2d", "divisor_override", o.divisor_override)) return false;
    if (o.divisor_override.kind) a->divisor_override = (o.divisor_override);
    return true;
}

torc_tensor torc_avg_pool2d_with(torc_tensor self, torc_ints kernel_size, const torc_avg_pool2d_options *options) {
    if (FAILED()) return NULL;
    avg_pool2d_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_avg_pool2d(&a, kernel_size, options), OP_avg_pool2d, CALL_FUNCTION, in, 1, &a, NULL);
}

torc_tensor torc_avg_pool2d_out_with(torc_tensor out, torc_tensor self, torc_ints kernel_size, const torc_avg_pool2d_options *options) {
    if (FAILED()) return NULL;
    avg_pool2d_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_avg_pool2d(&a, kernel_size, options), OP_avg_pool2d, CALL_OUT, in, 1, &a, &out);
}

static bool decode_avg_pool2d_backward(avg_pool2d_backward_attrs *a, int64_t height, int64_t width, torc_ints kernel_size, torc_ints stride, torc_ints padding, bool ceil_mode, bool count_include_pad, torc_number divisor_override) {
    memcpy(a, &defaults_avg_pool2d_backward, sizeof *a);
    a->height = height;
    a->width = width;
    if (!pack_ints("avg_pool2d_backward", "kernel_size", &a->kernel_size, kernel_size, 2, true)) return false;
    if (!pack_ints("avg_pool2d_backward", "stride", &a->stride, stride, 2, true)) return false;
    if (!pack_ints("avg_pool2d_backward", "padding", &a->padding, padding, 2, true)) return false;
    a->ceil_mode = ceil_mode;
    a->count_include_pad = count_include_pad;
    if (!number_known("avg_pool2d_backward", "divisor_override", divisor_override)) return false;
    a->divisor_override = (divisor_override);
    return true;
}

torc_tensor op_avg_pool2d_backward(torc_tensor grad_output, int64_t height, int64_t width, torc_ints kernel_size, torc_ints stride, torc_ints padding, bool ceil_mode, bool count_include_pad, torc_number divisor_override) {
    if (FAILED()) return NULL;
    avg_pool2d_backward_attrs a;
    torc_tensor in[1] = {grad_output};
    return call_tensor(decode_avg_pool2d_backward(&a, height, width, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override), OP_avg_pool2d_backward, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_avg_pool1d(avg_pool1d_attrs *a, torc_ints kernel_size, const torc_avg_pool1d_options *options) {
    memcpy(a, &defaults_avg_pool1d, sizeof *a);
    if (!pack_ints("avg_pool1d", "kernel_size", &a->kernel_size, kernel_size, 0, true)) return false;
    if (!options) return true;
    torc_avg_pool1d_options o = {0};
    if (!options_copy("avg_pool1d", &o, options, sizeof o)) return false;
    if (!pack_ints("avg_pool1d", "stride", &a->stride, o.stride, 0, false)) return false;
    if (!pack_ints("avg_pool1d", "padding", &a->padding, o.padding, 0, false)) return false;
    a->ceil_mode = o.ceil_mode;
    if (!number_known("avg_pool1d", "count_include_pad", o.count_include_pad)) return false;
    if (o.count_include_pad.kind) a->count_include_pad = 0 != torc_number_to_double(o.count_include_pad);
    return true;
}

torc_tensor torc_avg_pool1d_with(torc_tensor self, torc_ints kernel_size, const torc_avg_pool1d_options *options) {
    if (FAILED()) return NULL;
    avg_pool1d_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_avg_pool1d(&a, kernel_size, options), OP_avg_pool1d, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_adaptive_avg_pool2d(adaptive_avg_pool2d_attrs *a, torc_ints output_size) {
    memcpy(a, &defaults_adaptive_avg_pool2d, sizeof *a);
    if (!pack_ints("adaptive_avg_pool2d", "output_size", &a->output_size, output_size, 0, true)) return false;
    return true;
}

torc_tensor torc_adaptive_avg_pool2d(torc_tensor self, torc_ints output_size) {
    if (FAILED()) return NULL;
    adaptive_avg_pool2d_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_adaptive_avg_pool2d(&a, output_size), OP_adaptive_avg_pool2d, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_adaptive_avg_pool2d_backward(adaptive_avg_pool2d_backward_attrs *a, int64_t height, int64_t width) {
    memcpy(a, &defaults_adaptive_avg_pool2d_backward, sizeof *a);
    a->height = height;
    a->width = width;
    return true;
}

torc_tensor op_adaptive_avg_pool2d_backward(torc_tensor grad_output, int64_t height, int64_t width) {
    if (FAILED()) return NULL;
    adaptive_avg_pool2d_backward_attrs a;
    torc_tensor in[1] = {grad_output};
    return call_tensor(decode_adaptive_avg_pool2d_backward(&a, height, width), OP_adaptive_avg_pool2d_backward, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_adaptive_avg_pool1d(adaptive_avg_pool1d_attrs *a, torc_ints output_size) {
    memcpy(a, &defaults_adaptive_avg_pool1d, sizeof *a);
    if (!pack_ints("adaptive_avg_pool1d", "output_size", &a->output_size, output_size, 0, true)) return false;
    return true;
}

torc_tensor torc_adaptive_avg_pool1d(torc_tensor self, torc_ints output_size) {
    if (FAILED()) return NULL;
    adaptive_avg_pool1d_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_adaptive_avg_pool1d(&a, output_size), OP_adaptive_avg_pool1d, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_adaptive_max_pool2d(adaptive_max_pool2d_attrs *a, torc_ints output_size) {
    memcpy(a, &defaults_adaptive_max_pool2d, sizeof *a);
    if (!pack_ints("adaptive_max_pool2d", "output_size", &a->output_size, output_size, 0, true)) return false;
    return true;
}

torc_adaptive_max_pool2d_result torc_adaptive_max_pool2d(torc_tensor self, torc_ints output_size) {
    if (FAILED()) return (torc_adaptive_max_pool2d_result){0};
    adaptive_max_pool2d_attrs a;
    torc_tensor in[1] = {self};
    torc_tensor results[2];
    call_tensors(decode_adaptive_max_pool2d(&a, output_size), OP_adaptive_max_pool2d, CALL_FUNCTION, in, 1, &a, results, NULL);
    return (torc_adaptive_max_pool2d_result){results[0], results[1]};
}

static bool decode_nll_loss_forward(nll_loss_forward_attrs *a, int64_t reduction, int64_t ignore_index) {
    memcpy(a, &defaults_nll_loss_forward, sizeof *a);
    a->reduction = reduction;
    a->ignore_index = ignore_index;
    return true;
}

op_nll_loss_forward_result op_nll_loss_forward(torc_tensor self, torc_tensor target, torc_tensor weight, int64_t reduction, int64_t ignore_index) {
    if (FAILED()) return (op_nll_loss_forward_result){0};
    nll_loss_forward_attrs a;
    torc_tensor in[3] = {self, target, weight};
    torc_tensor results[2];
    call_tensors(decode_nll_loss_forward(&a, reduction, ignore_index), OP_nll_loss_forward, CALL_FUNCTION, in, 3, &a, results, NULL);
    return (op_nll_loss_forward_result){results[0], results[1]};
}

static bool decode_nll_loss_backward(nll_loss_backward_attrs *a, int64_t reduction, int64_t ignore_index, torc_ints size) {
    memcpy(a, &defaults_nll_loss_backward, sizeof *a);
    a->reduction = reduction;
    a->ignore_index = ignore_index;
    if (!pack_ints("nll_loss_backward", "size", &a->size, size, 0, true)) return false;
    return true;
}

torc_tensor op_nll_loss_backward(torc_tensor grad_output, torc_tensor target, torc_tensor weight, int64_t reduction, int64_t ignore_index, torc_tensor total_weight, torc_ints size) {
    if (FAILED()) return NULL;
    nll_loss_backward_attrs a;
    torc_tensor in[4] = {grad_output, target, weight, total_weight};
    return call_tensor(decode_nll_loss_backward(&a, reduction, ignore_index, size), OP_nll_loss_backward, CALL_FUNCTION, in, 4, &a, NULL);
}

static bool decode_nll_loss(nll_loss_attrs *a, torc_tensor *tensors, const torc_nll_loss_options *options) {
    memcpy(a, &defaults_nll_loss, sizeof *a);
    if (!options) return true;
    torc_nll_loss_options o = {0};
    if (!options_copy("nll_loss", &o, options, sizeof o)) return false;
    tensors[0] = o.weight;
    if (!number_known("nll_loss", "ignore_index", o.ignore_index)) return false;
    if (o.ignore_index.kind) a->ignore_index = torc_number_to_int(o.ignore_index);
    if (!pack_str("nll_loss", "reduction", &a->reduction, o.reduction)) return false;
    return true;
}

torc_tensor torc_nll_loss_with(torc_tensor self, torc_tensor target, const torc_nll_loss_options *options) {
    if (FAILED()) return NULL;
    nll_loss_attrs a;
    torc_tensor in[3] = {self, target, NULL};
    return call_tensor(decode_nll_loss(&a, in + 2, options), OP_nll_loss, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_cross_entropy(cross_entropy_attrs *a, torc_tensor *tensors, const torc_cross_entropy_options *options) {
    memcpy(a, &defaults_cross_entropy, sizeof *a);
    if (!options) return true;
    torc_cross_entropy_options o = {0};
    if (!options_copy("cross_entropy", &o, options, sizeof o)) return false;
    tensors[0] = o.weight;
    if (!number_known("cross_entropy", "ignore_index", o.ignore_index)) return false;
    if (o.ignore_index.kind) a->ignore_index = torc_number_to_int(o.ignore_index);
    if (!pack_str("cross_entropy", "reduction", &a->reduction, o.reduction)) return false;
    a->label_smoothing = o.label_smoothing;
    return true;
}

torc_tensor torc_cross_entropy_with(torc_tensor self, torc_tensor target, const torc_cross_entropy_options *options) {
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

op_fused_cross_entropy_result op_fused_cross_entropy(torc_tensor self, torc_tensor target, int64_t reduction, int64_t ignore_index) {
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

torc_tensor op_fused_cross_entropy_backward(torc_tensor grad_output, torc_tensor self, torc_tensor target, torc_tensor logsumexp, torc_tensor total, int64_t reduction, int64_t ignore_index) {
    if (FAILED()) return NULL;
    fused_cross_entropy_backward_attrs a;
    torc_tensor in[5] = {grad_output, self, target, logsumexp, total};
    return call_tensor(decode_fused_cross_entropy_backward(&a, reduction, ignore_index), OP_fused_cross_entropy_backward, CALL_FUNCTION, in, 5, &a, NULL);
}

torc_tensor op_binary_cross_entropy_each(torc_tensor self, torc_tensor target) {
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, target};
    return call_tensor(true, OP_binary_cross_entropy_each, CALL_FUNCTION, in, 2, NULL, NULL);
}

static bool decode_binary_cross_entropy(binary_cross_entropy_attrs *a, torc_tensor *tensors, const torc_binary_cross_entropy_options *options) {
    memcpy(a, &defaults_binary_cross_entropy, sizeof *a);
    if (!options) return true;
    torc_binary_cross_entropy_options o = {0};
    if (!options_copy("binary_cross_entropy", &o, options, sizeof o)) return false;
    tensors[0] = o.weight;
    if (!pack_str("binary_cross_entropy", "reduction", &a->reduction, o.reduction)) return false;
    return true;
}

torc_tensor torc_binary_cross_entropy_with(torc_tensor self, torc_tensor target, const torc_binary_cross_entropy_options *options) {
    if (FAILED()) return NULL;
    binary_cross_entropy_attrs a;
    torc_tensor in[3] = {self, target, NULL};
    return call_tensor(decode_binary_cross_entropy(&a, in + 2, options), OP_binary_cross_entropy, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_binary_cross_entropy_with_logits(binary_cross_entropy_with_logits_attrs *a, torc_tensor *tensors, const torc_binary_cross_entropy_with_logits_options *options) {
    memcpy(a, &defaults_binary_cross_entropy_with_logits, sizeof *a);
    if (!options) return true;
    torc_binary_cross_entropy_with_logits_options o = {0};
    if (!options_copy("binary_cross_entropy_with_logits", &o, options, sizeof o)) return false;
    tensors[0] = o.weight;
    if (!pack_str("binary_cross_entropy_with_logits", "reduction", &a->reduction, o.reduction)) return false;
    tensors[1] = o.pos_weight;
    return true;
}

torc_tensor torc_binary_cross_entropy_with_logits_with(torc_tensor self, torc_tensor target, const torc_binary_cross_entropy_with_logits_options *options) {
    if (FAILED()) return NULL;
    binary_cross_entropy_with_logits_attrs a;
    torc_tensor in[4] = {self, target, NULL, NULL};
    return call_tensor(decode_binary_cross_entropy_with_logits(&a, in + 2, options), OP_binary_cross_entropy_with_logits, CALL_FUNCTION, in, 4, &a, NULL);
}

static bool decode_mse_loss(mse_loss_attrs *a, const torc_mse_loss_options *options) {
    memcpy(a, &defaults_mse_loss, sizeof *a);
    if (!options) return true;
    torc_mse_loss_options o = {0};
    if (!options_copy("mse_loss", &o, options, sizeof o)) return false;
    if (!pack_str("mse_loss", "reduction", &a->reduction, o.reduction)) return false;
    return true;
}

torc_tensor torc_mse_loss_with(torc_tensor self, torc_tensor target, const torc_mse_loss_options *options) {
    if (FAILED()) return NULL;
    mse_loss_attrs a;
    torc_tensor in[2] = {self, target};
    return call_tensor(decode_mse_loss(&a, options), OP_mse_loss, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_l1_loss(l1_loss_attrs *a, const torc_l1_loss_options *options) {
    memcpy(a, &defaults_l1_loss, sizeof *a);
    if (!options) return true;
    torc_l1_loss_options o = {0};
    if (!options_copy("l1_loss", &o, options, sizeof o)) return false;
    if (!pack_str("l1_loss", "reduction", &a->reduction, o.reduction)) return false;
    return true;
}

torc_tensor torc_l1_loss_with(torc_tensor self, torc_tensor target, const torc_l1_loss_options *options) {
    if (FAILED()) return NULL;
    l1_loss_attrs a;
    torc_tensor in[2] = {self, target};
    return call_tensor(decode_l1_loss(&a, options), OP_l1_loss, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_smooth_l1_loss(smooth_l1_loss_attrs *a, const torc_smooth_l1_loss_options *options) {
    memcpy(a, &defaults_smooth_l1_loss, sizeof *a);
    if (!options) return true;
    torc_smooth_l1_loss_options o = {0};
    if (!options_copy("smooth_l1_loss", &o, options, sizeof o)) return false;
    if (!pack_str("smooth_l1_loss", "reduction", &a->reduction, o.reduction)) return false;
    if (!number_known("smooth_l1_loss", "beta", o.beta)) return false;
    if (o.beta.kind) a->beta = torc_number_to_double(o.beta);
    return true;
}

torc_tensor torc_smooth_l1_loss_with(torc_tensor self, torc_tensor target, const torc_smooth_l1_loss_options *options) {
    if (FAILED()) return NULL;
    smooth_l1_loss_attrs a;
    torc_tensor in[2] = {self, target};
    return call_tensor(decode_smooth_l1_loss(&a, options), OP_smooth_l1_loss, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_huber_loss(huber_loss_attrs *a, const torc_huber_loss_options *options) {
    memcpy(a, &defaults_huber_loss, sizeof *a);
    if (!options) return true;
    torc_huber_loss_options o = {0};
    if (!options_copy("huber_loss", &o, options, sizeof o)) return false;
    if (!pack_str("huber_loss", "reduction", &a->reduction, o.reduction)) return false;
    if (!number_known("huber_loss", "delta", o.delta)) return false;
    if (o.delta.kind) a->delta = torc_number_to_double(o.delta);
    return true;
}

torc_tensor torc_huber_loss_with(torc_tensor self, torc_tensor target, const torc_huber_loss_options *options) {
    if (FAILED()) return NULL;
    huber_loss_attrs a;
    torc_tensor in[2] = {self, target};
    return call_tensor(decode_huber_loss(&a, options), OP_huber_loss, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_kl_div(kl_div_attrs *a, const torc_kl_div_options *options) {
    memcpy(a, &defaults_kl_div, sizeof *a);
    if (!options) return true;
    torc_kl_div_options o = {0};
    if (!options_copy("kl_div", &o, options, sizeof o)) return false;
    if (!pack_str("kl_div", "reduction", &a->reduction, o.reduction)) return false;
    a->log_target = o.log_target;
    return true;
}

torc_tensor torc_kl_div_with(torc_tensor self, torc_tensor target, const torc_kl_div_options *options) {
    if (FAILED()) return NULL;
    kl_div_attrs a;
    torc_tensor in[2] = {self, target};
    return call_tensor(decode_kl_div(&a, options), OP_kl_div, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_one_hot(one_hot_attrs *a, const torc_one_hot_options *options) {
    memcpy(a, &defaults_one_hot, sizeof *a);
    if (!options) return true;
    torc_one_hot_options o = {0};
    if (!options_copy("one_hot", &o, options, sizeof o)) return false;
    if (!number_known("one_hot", "num_classes", o.num_classes)) return false;
    if (o.num_classes.kind) a->num_classes = torc_number_to_int(o.num_classes);
    return true;
}

torc_tensor torc_one_hot_with(torc_tensor self, const torc_one_hot_options *options) {
    if (FAILED()) return NULL;
    one_hot_attrs a;
    torc_tensor in[1] = {self};
    return call_tensor(decode_one_hot(&a, options), OP_one_hot, CALL_FUNCTION, in, 1, &a, NULL);
}

static bool decode_scaled_dot_product_attention(scaled_dot_product_attention_attrs *a, torc_tensor *tensors, const torc_scaled_dot_product_attention_options *options) {
    memcpy(a, &defaults_scaled_dot_product_attention, sizeof *a);
    if (!options) return true;
    torc_scaled_dot_product_attention_options o = {0};
    if (!options_copy("scaled_dot_product_attention", &o, options, sizeof o)) return false;
    tensors[0] = o.attn_mask;
    a->dropout_p = o.dropout_p;
    a->is_causal = o.is_causal;
    if (!number_known("scaled_dot_product_attention", "scale", o.scale)) return false;
    if (o.scale.kind) a->scale = (o.scale);
    a->enable_gqa = o.enable_gqa;
    return true;
}

torc_tensor torc_scaled_dot_product_attention_with(torc_tensor query, torc_tensor key, torc_tensor value, const torc_scaled_dot_product_attention_options *options) {
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

op_fused_attention_result op_fused_attention(torc_tensor query, torc_tensor key, torc_tensor value, bool is_causal, double scale, torc_tensor bias, torc_tensor drawn, double dropout_p) {
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

op_fused_attention_backward_result op_fused_attention_backward(torc_tensor grad_output, torc_tensor query, torc_tensor key, torc_tensor value, torc_tensor output, torc_tensor logsumexp, bool is_causal, double scale, torc_tensor bias, torc_tensor drawn, double dropout_p) {
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

torc_tensor op_attention_draw_(torc_tensor self, int64_t count, torc_generator generator) {
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

bool op__fused_sgd_(torc_tensors self, torc_tensors grads, torc_tensors momentum_buffer_list, double weight_decay, double momentum, double lr, double dampening, bool nesterov, bool maximize, bool is_first_step, torc_tensor lr_tensor, torc_tensor grad_scale, torc_tensor found_inf) {
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

bool op__fused_adam_(torc_tensors self, torc_tensors grads, torc_tensors exp_avgs, torc_tensors exp_avg_sqs, torc_tensors max_exp_avg_sqs, torc_tensors state_steps, double lr, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, torc_tensor lr_tensor, torc_tensor grad_scale, torc_tensor found_inf) {
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

bool op__fused_adamw_(torc_tensors self, torc_tensors grads, torc_tensors exp_avgs, torc_tensors exp_avg_sqs, torc_tensors max_exp_avg_sqs, torc_tensors state_steps, double lr, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, torc_tensor lr_tensor, torc_tensor grad_scale, torc_tensor found_inf) {
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

torc_tensors torc__foreach_abs(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_abs, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_abs_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_abs, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_acos(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_acos, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_acos_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_acos, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_asin(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_asin, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_asin_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_asin, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_atan(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_atan, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_atan_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_atan, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_ceil(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_ceil, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_ceil_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_ceil, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_cos(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_cos, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_cos_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_cos, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_cosh(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_cosh, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_cosh_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_cosh, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_erf(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_erf, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_erf_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_erf, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_erfc(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_erfc, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_erfc_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_erfc, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_exp(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_exp, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_exp_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_exp, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_expm1(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_expm1, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_expm1_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_expm1, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_floor(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_floor, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_floor_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_floor, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_frac(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_frac, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_frac_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_frac, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_log(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_log, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_log_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_log, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_log10(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_log10, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_log10_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_log10, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_log1p(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_log1p, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_log1p_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_log1p, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_log2(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_log2, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_log2_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_log2, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_neg(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_neg, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_neg_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_neg, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_reciprocal(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_reciprocal, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_reciprocal_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_reciprocal, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_round(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_round, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_round_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_round, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_rsqrt(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_rsqrt, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_rsqrt_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_rsqrt, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_sigmoid(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_sigmoid, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_sigmoid_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_sigmoid, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_sign(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_sign, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_sign_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_sign, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_sin(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_sin, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_sin_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_sin, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_sinh(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_sinh, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_sinh_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_sinh, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_sqrt(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_sqrt, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_sqrt_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_sqrt, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_tan(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_tan, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_tan_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_tan, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_tanh(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_tanh, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_tanh_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_tanh, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_trunc(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_trunc, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_trunc_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_trunc, CALL_INPLACE, &inputs, NULL);
}

bool torc__foreach_zero_(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_zero_, CALL_INPLACE, &inputs, NULL);
}

static bool decode__foreach_copy_(_foreach_copy__attrs *a, const torc__foreach_copy_inplace_options *options) {
    memcpy(a, &defaults__foreach_copy_, sizeof *a);
    if (!options) return true;
    torc__foreach_copy_inplace_options o = {0};
    if (!options_copy("_foreach_copy_", &o, options, sizeof o)) return false;
    a->non_blocking = o.non_blocking;
    return true;
}

bool torc__foreach_copy_inplace_with(torc_tensors self, torc_tensors src, const torc__foreach_copy_inplace_options *options) {
    if (FAILED()) return false;
    _foreach_copy__attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_copy_(&a, options);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, src);
    return call_collected_nothing(decoded, OP__foreach_copy_, CALL_INPLACE, &inputs, &a);
}

static bool decode__foreach_norm(_foreach_norm_attrs *a, const torc__foreach_norm_options *options) {
    memcpy(a, &defaults__foreach_norm, sizeof *a);
    if (!options) return true;
    torc__foreach_norm_options o = {0};
    if (!options_copy("_foreach_norm", &o, options, sizeof o)) return false;
    if (!number_known("_foreach_norm", "ord", o.ord)) return false;
    if (o.ord.kind) a->ord = (o.ord);
    a->dtype = (int32_t)o.dtype;
    return true;
}

torc_tensors torc__foreach_norm_with(torc_tensors self, const torc__foreach_norm_options *options) {
    if (FAILED()) return NO_TENSORS;
    _foreach_norm_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_norm(&a, options);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_norm, CALL_FUNCTION, &inputs, &a);
}

torc_tensors torc__foreach_max(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_max, CALL_FUNCTION, &inputs, NULL);
}

static bool decode__foreach_add(_foreach_add_attrs *a, const torc__foreach_add_options *options) {
    memcpy(a, &defaults__foreach_add, sizeof *a);
    if (!options) return true;
    torc__foreach_add_options o = {0};
    if (!options_copy("_foreach_add", &o, options, sizeof o)) return false;
    if (!number_known("_foreach_add", "alpha", o.alpha)) return false;
    if (o.alpha.kind) a->alpha = (o.alpha);
    return true;
}

torc_tensors torc__foreach_add_with(torc_tensors self, torc_tensors other, const torc__foreach_add_options *options) {
    if (FAILED()) return NO_TENSORS;
    _foreach_add_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_add(&a, options);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_list(decoded, OP__foreach_add, CALL_FUNCTION, &inputs, &a);
}

bool torc__foreach_add_inplace_with(torc_tensors self, torc_tensors other, const torc__foreach_add_options *options) {
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
    if (!wrap_number("_foreach_add_scalar", "scalar", &a->scalar, scalar)) return false;
    return true;
}

torc_tensors torc__foreach_add_scalar(torc_tensors self, torc_number scalar) {
    if (FAILED()) return NO_TENSORS;
    _foreach_add_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_add_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_add_scalar, CALL_FUNCTION, &inputs, &a);
}

bool torc__foreach_add_scalar_(torc_tensors self, torc_number scalar) {
    if (FAILED()) return false;
    _foreach_add_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_add_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_add_scalar, CALL_INPLACE, &inputs, &a);
}

static bool decode__foreach_add_scalar_list(_foreach_add_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, &defaults__foreach_add_scalar_list, sizeof *a);
    if (!pack_numbers("_foreach_add_scalar_list", "scalars", &a->scalars, scalars)) return false;
    return true;
}

torc_tensors torc__foreach_add_scalar_list(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return NO_TENSORS;
    _foreach_add_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_add_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_add_scalar_list, CALL_FUNCTION, &inputs, &a);
}

bool torc__foreach_add_scalar_list_(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return false;
    _foreach_add_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_add_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_add_scalar_list, CALL_INPLACE, &inputs, &a);
}

static bool decode__foreach_add_tensor(_foreach_add_tensor_attrs *a, const torc__foreach_add_tensor_options *options) {
    memcpy(a, &defaults__foreach_add_tensor, sizeof *a);
    if (!options) return true;
    torc__foreach_add_tensor_options o = {0};
    if (!options_copy("_foreach_add_tensor", &o, options, sizeof o)) return false;
    if (!number_known("_foreach_add_tensor", "alpha", o.alpha)) return false;
    if (o.alpha.kind) a->alpha = (o.alpha);
    return true;
}

torc_tensors torc__foreach_add_tensor_with(torc_tensors self, torc_tensor other, const torc__foreach_add_tensor_options *options) {
    if (FAILED()) return NO_TENSORS;
    _foreach_add_tensor_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_add_tensor(&a, options);
    call_inputs_add_list(&inputs, self);
    call_inputs_add(&inputs, other);
    return call_collected_list(decoded, OP__foreach_add_tensor, CALL_FUNCTION, &inputs, &a);
}

bool torc__foreach_add_tensor_inplace_with(torc_tensors self, torc_tensor other, const torc__foreach_add_tensor_options *options) {
    if (FAILED()) return false;
    _foreach_add_tensor_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_add_tensor(&a, options);
    call_inputs_add_list(&inputs, self);
    call_inputs_add(&inputs, other);
    return call_collected_nothing(decoded, OP__foreach_add_tensor, CALL_INPLACE, &inputs, &a);
}

static bool decode__foreach_sub(_foreach_sub_attrs *a, const torc__foreach_sub_options *options) {
    memcpy(a, &defaults__foreach_sub, sizeof *a);
    if (!options) return true;
    torc__foreach_sub_options o = {0};
    if (!options_copy("_foreach_sub", &o, options, sizeof o)) return false;
    if (!number_known("_foreach_sub", "alpha", o.alpha)) return false;
    if (o.alpha.kind) a->alpha = (o.alpha);
    return true;
}

torc_tensors torc__foreach_sub_with(torc_tensors self, torc_tensors other, const torc__foreach_sub_options *options) {
    if (FAILED()) return NO_TENSORS;
    _foreach_sub_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_sub(&a, options);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_list(decoded, OP__foreach_sub, CALL_FUNCTION, &inputs, &a);
}

bool torc__foreach_sub_inplace_with(torc_tensors self, torc_tensors other, const torc__foreach_sub_options *options) {
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
    if (!wrap_number("_foreach_sub_scalar", "scalar", &a->scalar, scalar)) return false;
    return true;
}

torc_tensors torc__foreach_sub_scalar(torc_tensors self, torc_number scalar) {
    if (FAILED()) return NO_TENSORS;
    _foreach_sub_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_sub_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_sub_scalar, CALL_FUNCTION, &inputs, &a);
}

bool torc__foreach_sub_scalar_(torc_tensors self, torc_number scalar) {
    if (FAILED()) return false;
    _foreach_sub_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_sub_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_sub_scalar, CALL_INPLACE, &inputs, &a);
}

static bool decode__foreach_sub_scalar_list(_foreach_sub_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, &defaults__foreach_sub_scalar_list, sizeof *a);
    if (!pack_numbers("_foreach_sub_scalar_list", "scalars", &a->scalars, scalars)) return false;
    return true;
}

torc_tensors torc__foreach_sub_scalar_list(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return NO_TENSORS;
    _foreach_sub_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_sub_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_sub_scalar_list, CALL_FUNCTION, &inputs, &a);
}

bool torc__foreach_sub_scalar_list_(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return false;
    _foreach_sub_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_sub_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_sub_scalar_list, CALL_INPLACE, &inputs, &a);
}

torc_tensors torc__foreach_mul(torc_tensors self, torc_tensors other) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_list(decoded, OP__foreach_mul, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_mul_(torc_tensors self, torc_tensors other) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_nothing(decoded, OP__foreach_mul, CALL_INPLACE, &inputs, NULL);
}

static bool decode__foreach_mul_scalar(_foreach_mul_scalar_attrs *a, torc_number scalar) {
    memcpy(a, &defaults__foreach_mul_scalar, sizeof *a);
    if (!wrap_number("_foreach_mul_scalar", "scalar", &a->scalar, scalar)) return false;
    return true;
}

torc_tensors torc__foreach_mul_scalar(torc_tensors self, torc_number scalar) {
    if (FAILED()) return NO_TENSORS;
    _foreach_mul_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_mul_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_mul_scalar, CALL_FUNCTION, &inputs, &a);
}

bool torc__foreach_mul_scalar_(torc_tensors self, torc_number scalar) {
    if (FAILED()) return false;
    _foreach_mul_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_mul_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_mul_scalar, CALL_INPLACE, &inputs, &a);
}

static bool decode__foreach_mul_scalar_list(_foreach_mul_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, &defaults__foreach_mul_scalar_list, sizeof *a);
    if (!pack_numbers("_foreach_mul_scalar_list", "scalars", &a->scalars, scalars)) return false;
    return true;
}

torc_tensors torc__foreach_mul_scalar_list(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return NO_TENSORS;
    _foreach_mul_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_mul_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_mul_scalar_list, CALL_FUNCTION, &inputs, &a);
}

bool torc__foreach_mul_scalar_list_(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return false;
    _foreach_mul_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_mul_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_mul_scalar_list, CALL_INPLACE, &inputs, &a);
}

torc_tensors torc__foreach_mul_tensor(torc_tensors self, torc_tensor other) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add(&inputs, other);
    return call_collected_list(decoded, OP__foreach_mul_tensor, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_mul_tensor_(torc_tensors self, torc_tensor other) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add(&inputs, other);
    return call_collected_nothing(decoded, OP__foreach_mul_tensor, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_div(torc_tensors self, torc_tensors other) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_list(decoded, OP__foreach_div, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_div_(torc_tensors self, torc_tensors other) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_nothing(decoded, OP__foreach_div, CALL_INPLACE, &inputs, NULL);
}

static bool decode__foreach_div_scalar(_foreach_div_scalar_attrs *a, torc_number scalar) {
    memcpy(a, &defaults__foreach_div_scalar, sizeof *a);
    if (!wrap_number("_foreach_div_scalar", "scalar", &a->scalar, scalar)) return false;
    return true;
}

torc_tensors torc__foreach_div_scalar(torc_tensors self, torc_number scalar) {
    if (FAILED()) return NO_TENSORS;
    _foreach_div_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_div_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_div_scalar, CALL_FUNCTION, &inputs, &a);
}

bool torc__foreach_div_scalar_(torc_tensors self, torc_number scalar) {
    if (FAILED()) return false;
    _foreach_div_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_div_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_div_scalar, CALL_INPLACE, &inputs, &a);
}

static bool decode__foreach_div_scalar_list(_foreach_div_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, &defaults__foreach_div_scalar_list, sizeof *a);
    if (!pack_numbers("_foreach_div_scalar_list", "scalars", &a->scalars, scalars)) return false;
    return true;
}

torc_tensors torc__foreach_div_scalar_list(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return NO_TENSORS;
    _foreach_div_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_div_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_div_scalar_list, CALL_FUNCTION, &inputs, &a);
}

bool torc__foreach_div_scalar_list_(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return false;
    _foreach_div_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_div_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_div_scalar_list, CALL_INPLACE, &inputs, &a);
}

torc_tensors torc__foreach_div_tensor(torc_tensors self, torc_tensor other) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add(&inputs, other);
    return call_collected_list(decoded, OP__foreach_div_tensor, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_div_tensor_(torc_tensors self, torc_tensor other) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add(&inputs, other);
    return call_collected_nothing(decoded, OP__foreach_div_tensor, CALL_INPLACE, &inputs, NULL);
}

torc_tensors torc__foreach_clamp_min(torc_tensors self, torc_tensors other) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_list(decoded, OP__foreach_clamp_min, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_clamp_min_(torc_tensors self, torc_tensors other) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_nothing(decoded, OP__foreach_clamp_min, CALL_INPLACE, &inputs, NULL);
}

static bool decode__foreach_clamp_min_scalar(_foreach_clamp_min_scalar_attrs *a, torc_number scalar) {
    memcpy(a, &defaults__foreach_clamp_min_scalar, sizeof *a);
    if (!wrap_number("_foreach_clamp_min_scalar", "scalar", &a->scalar, scalar)) return false;
    return true;
}

torc_tensors torc__foreach_clamp_min_scalar(torc_tensors self, torc_number scalar) {
    if (FAILED()) return NO_TENSORS;
    _foreach_clamp_min_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_clamp_min_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_clamp_min_scalar, CALL_FUNCTION, &inputs, &a);
}

bool torc__foreach_clamp_min_scalar_(torc_tensors self, torc_number scalar) {
    if (FAILED()) return false;
    _foreach_clamp_min_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_clamp_min_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_clamp_min_scalar, CALL_INPLACE, &inputs, &a);
}

static bool decode__foreach_clamp_min_scalar_list(_foreach_clamp_min_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, &defaults__foreach_clamp_min_scalar_list, sizeof *a);
    if (!pack_numbers("_foreach_clamp_min_scalar_list", "scalars", &a->scalars, scalars)) return false;
    return true;
}

torc_tensors torc__foreach_clamp_min_scalar_list(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return NO_TENSORS;
    _foreach_clamp_min_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_clamp_min_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_clamp_min_scalar_list, CALL_FUNCTION, &inputs, &a);
}

bool torc__foreach_clamp_min_scalar_list_(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return false;
    _foreach_clamp_min_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_clamp_min_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_clamp_min_scalar_list, CALL_INPLACE, &inputs, &a);
}

torc_tensors torc__foreach_clamp_max(torc_tensors self, torc_tensors other) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_list(decoded, OP__foreach_clamp_max, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_clamp_max_(torc_tensors self, torc_tensors other) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_nothing(decoded, OP__foreach_clamp_max, CALL_INPLACE, &inputs, NULL);
}

static bool decode__foreach_clamp_max_scalar(_foreach_clamp_max_scalar_attrs *a, torc_number scalar) {
    memcpy(a, &defaults__foreach_clamp_max_scalar, sizeof *a);
    if (!wrap_number("_foreach_clamp_max_scalar", "scalar", &a->scalar, scalar)) return false;
    return true;
}

torc_tensors torc__foreach_clamp_max_scalar(torc_tensors self, torc_number scalar) {
    if (FAILED()) return NO_TENSORS;
    _foreach_clamp_max_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_clamp_max_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_clamp_max_scalar, CALL_FUNCTION, &inputs, &a);
}

bool torc__foreach_clamp_max_scalar_(torc_tensors self, torc_number scalar) {
    if (FAILED()) return false;
    _foreach_clamp_max_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_clamp_max_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_clamp_max_scalar, CALL_INPLACE, &inputs, &a);
}

static bool decode__foreach_clamp_max_scalar_list(_foreach_clamp_max_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, &defaults__foreach_clamp_max_scalar_list, sizeof *a);
    if (!pack_numbers("_foreach_clamp_max_scalar_list", "scalars", &a->scalars, scalars)) return false;
    return true;
}

torc_tensors torc__foreach_clamp_max_scalar_list(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return NO_TENSORS;
    _foreach_clamp_max_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_clamp_max_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_clamp_max_scalar_list, CALL_FUNCTION, &inputs, &a);
}

bool torc__foreach_clamp_max_scalar_list_(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return false;
    _foreach_clamp_max_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_clamp_max_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_clamp_max_scalar_list, CALL_INPLACE, &inputs, &a);
}

torc_tensors torc__foreach_maximum(torc_tensors self, torc_tensors other) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_list(decoded, OP__foreach_maximum, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_maximum_(torc_tensors self, torc_tensors other) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_nothing(decoded, OP__foreach_maximum, CALL_INPLACE, &inputs, NULL);
}

static bool decode__foreach_maximum_scalar(_foreach_maximum_scalar_attrs *a, torc_number scalar) {
    memcpy(a, &defaults__foreach_maximum_scalar, sizeof *a);
    if (!wrap_number("_foreach_maximum_scalar", "scalar", &a->scalar, scalar)) return false;
    return true;
}

torc_tensors torc__foreach_maximum_scalar(torc_tensors self, torc_number scalar) {
    if (FAILED()) return NO_TENSORS;
    _foreach_maximum_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_maximum_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_maximum_scalar, CALL_FUNCTION, &inputs, &a);
}

bool torc__foreach_maximum_scalar_(torc_tensors self, torc_number scalar) {
    if (FAILED()) return false;
    _foreach_maximum_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_maximum_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_maximum_scalar, CALL_INPLACE, &inputs, &a);
}

static bool decode__foreach_maximum_scalar_list(_foreach_maximum_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, &defaults__foreach_maximum_scalar_list, sizeof *a);
    if (!pack_numbers("_foreach_maximum_scalar_list", "scalars", &a->scalars, scalars)) return false;
    return true;
}

torc_tensors torc__foreach_maximum_scalar_list(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return NO_TENSORS;
    _foreach_maximum_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_maximum_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_maximum_scalar_list, CALL_FUNCTION, &inputs, &a);
}

bool torc__foreach_maximum_scalar_list_(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return false;
    _foreach_maximum_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_maximum_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_maximum_scalar_list, CALL_INPLACE, &inputs, &a);
}

torc_tensors torc__foreach_minimum(torc_tensors self, torc_tensors other) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_list(decoded, OP__foreach_minimum, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_minimum_(torc_tensors self, torc_tensors other) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, other);
    return call_collected_nothing(decoded, OP__foreach_minimum, CALL_INPLACE, &inputs, NULL);
}

static bool decode__foreach_minimum_scalar(_foreach_minimum_scalar_attrs *a, torc_number scalar) {
    memcpy(a, &defaults__foreach_minimum_scalar, sizeof *a);
    if (!wrap_number("_foreach_minimum_scalar", "scalar", &a->scalar, scalar)) return false;
    return true;
}

torc_tensors torc__foreach_minimum_scalar(torc_tensors self, torc_number scalar) {
    if (FAILED()) return NO_TENSORS;
    _foreach_minimum_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_minimum_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_minimum_scalar, CALL_FUNCTION, &inputs, &a);
}

bool torc__foreach_minimum_scalar_(torc_tensors self, torc_number scalar) {
    if (FAILED()) return false;
    _foreach_minimum_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_minimum_scalar(&a, scalar);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_minimum_scalar, CALL_INPLACE, &inputs, &a);
}

static bool decode__foreach_minimum_scalar_list(_foreach_minimum_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, &defaults__foreach_minimum_scalar_list, sizeof *a);
    if (!pack_numbers("_foreach_minimum_scalar_list", "scalars", &a->scalars, scalars)) return false;
    return true;
}

torc_tensors torc__foreach_minimum_scalar_list(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return NO_TENSORS;
    _foreach_minimum_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_minimum_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_minimum_scalar_list, CALL_FUNCTION, &inputs, &a);
}

bool torc__foreach_minimum_scalar_list_(torc_tensors self, torc_numbers scalars) {
    if (FAILED()) return false;
    _foreach_minimum_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_minimum_scalar_list(&a, scalars);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_minimum_scalar_list, CALL_INPLACE, &inputs, &a);
}

torc_tensors torc__foreach_pow(torc_tensors self, torc_tensors exponent) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, exponent);
    return call_collected_list(decoded, OP__foreach_pow, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_pow_(torc_tensors self, torc_tensors exponent) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, exponent);
    return call_collected_nothing(decoded, OP__foreach_pow, CALL_INPLACE, &inputs, NULL);
}

static bool decode__foreach_pow_scalar(_foreach_pow_scalar_attrs *a, torc_number exponent) {
    memcpy(a, &defaults__foreach_pow_scalar, sizeof *a);
    if (!wrap_number("_foreach_pow_scalar", "exponent", &a->exponent, exponent)) return false;
    return true;
}

torc_tensors torc__foreach_pow_scalar(torc_tensors self, torc_number exponent) {
    if (FAILED()) return NO_TENSORS;
    _foreach_pow_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_pow_scalar(&a, exponent);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_pow_scalar, CALL_FUNCTION, &inputs, &a);
}

bool torc__foreach_pow_scalar_(torc_tensors self, torc_number exponent) {
    if (FAILED()) return false;
    _foreach_pow_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_pow_scalar(&a, exponent);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_pow_scalar, CALL_INPLACE, &inputs, &a);
}

static bool decode__foreach_pow_scalar_list(_foreach_pow_scalar_list_attrs *a, torc_numbers exponent) {
    memcpy(a, &defaults__foreach_pow_scalar_list, sizeof *a);
    if (!pack_numbers("_foreach_pow_scalar_list", "exponent", &a->exponent, exponent)) return false;
    return true;
}

torc_tensors torc__foreach_pow_scalar_list(torc_tensors self, torc_numbers exponent) {
    if (FAILED()) return NO_TENSORS;
    _foreach_pow_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_pow_scalar_list(&a, exponent);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP__foreach_pow_scalar_list, CALL_FUNCTION, &inputs, &a);
}

bool torc__foreach_pow_scalar_list_(torc_tensors self, torc_numbers exponent) {
    if (FAILED()) return false;
    _foreach_pow_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_pow_scalar_list(&a, exponent);
    call_inputs_add_list(&inputs, self);
    return call_collected_nothing(decoded, OP__foreach_pow_scalar_list, CALL_INPLACE, &inputs, &a);
}

static bool decode__foreach_pow_scalar_and_tensor(_foreach_pow_scalar_and_tensor_attrs *a, torc_number self) {
    memcpy(a, &defaults__foreach_pow_scalar_and_tensor, sizeof *a);
    if (!wrap_number("_foreach_pow_scalar_and_tensor", "self", &a->self, self)) return false;
    return true;
}

torc_tensors torc__foreach_pow_scalar_and_tensor(torc_number self, torc_tensors exponent) {
    if (FAILED()) return NO_TENSORS;
    _foreach_pow_scalar_and_tensor_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_pow_scalar_and_tensor(&a, self);
    call_inputs_add_list(&inputs, exponent);
    return call_collected_list(decoded, OP__foreach_pow_scalar_and_tensor, CALL_FUNCTION, &inputs, &a);
}

static bool decode__foreach_addcmul(_foreach_addcmul_attrs *a, const torc__foreach_addcmul_options *options) {
    memcpy(a, &defaults__foreach_addcmul, sizeof *a);
    if (!options) return true;
    torc__foreach_addcmul_options o = {0};
    if (!options_copy("_foreach_addcmul", &o, options, sizeof o)) return false;
    if (!number_known("_foreach_addcmul", "value", o.value)) return false;
    if (o.value.kind) a->value = (o.value);
    return true;
}

torc_tensors torc__foreach_addcmul_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, const torc__foreach_addcmul_options *options) {
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

bool torc__foreach_addcmul_inplace_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, const torc__foreach_addcmul_options *options) {
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

torc_tensors torc__foreach_addcmul_scalar_list(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars) {
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

bool torc__foreach_addcmul_scalar_list_(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars) {
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

torc_tensors torc__foreach_addcmul_tensor(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars) {
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

bool torc__foreach_addcmul_tensor_(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars) {
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

static bool decode__foreach_addcdiv(_foreach_addcdiv_attrs *a, const torc__foreach_addcdiv_options *options) {
    memcpy(a, &defaults__foreach_addcdiv, sizeof *a);
    if (!options) return true;
    torc__foreach_addcdiv_options o = {0};
    if (!options_copy("_foreach_addcdiv", &o, options, sizeof o)) return false;
    if (!number_known("_foreach_addcdiv", "value", o.value)) return false;
    if (o.value.kind) a->value = (o.value);
    return true;
}

torc_tensors torc__foreach_addcdiv_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, const torc__foreach_addcdiv_options *options) {
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

bool torc__foreach_addcdiv_inplace_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, const torc__foreach_addcdiv_options *options) {
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

torc_tensors torc__foreach_addcdiv_scalar_list(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars) {
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

bool torc__foreach_addcdiv_scalar_list_(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars) {
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

torc_tensors torc__foreach_addcdiv_tensor(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars) {
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

bool torc__foreach_addcdiv_tensor_(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars) {
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

torc_tensors torc__foreach_lerp(torc_tensors self, torc_tensors tensors1, torc_tensors weights) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, tensors1);
    call_inputs_add_list(&inputs, weights);
    return call_collected_list(decoded, OP__foreach_lerp, CALL_FUNCTION, &inputs, NULL);
}

bool torc__foreach_lerp_(torc_tensors self, torc_tensors tensors1, torc_tensors weights) {
    if (FAILED()) return false;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = true;
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, tensors1);
    call_inputs_add_list(&inputs, weights);
    return call_collected_nothing(decoded, OP__foreach_lerp, CALL_INPLACE, &inputs, NULL);
}

static bool decode__foreach_lerp_scalar(_foreach_lerp_scalar_attrs *a, torc_number weight) {
    memcpy(a, &defaults__foreach_lerp_scalar, sizeof *a);
    if (!wrap_number("_foreach_lerp_scalar", "weight", &a->weight, weight)) return false;
    return true;
}

torc_tensors torc__foreach_lerp_scalar(torc_tensors self, torc_tensors tensors1, torc_number weight) {
    if (FAILED()) return NO_TENSORS;
    _foreach_lerp_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_lerp_scalar(&a, weight);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, tensors1);
    return call_collected_list(decoded, OP__foreach_lerp_scalar, CALL_FUNCTION, &inputs, &a);
}

bool torc__foreach_lerp_scalar_(torc_tensors self, torc_tensors tensors1, torc_number weight) {
    if (FAILED()) return false;
    _foreach_lerp_scalar_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_lerp_scalar(&a, weight);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, tensors1);
    return call_collected_nothing(decoded, OP__foreach_lerp_scalar, CALL_INPLACE, &inputs, &a);
}

static bool decode__foreach_lerp_scalar_list(_foreach_lerp_scalar_list_attrs *a, torc_numbers weight) {
    memcpy(a, &defaults__foreach_lerp_scalar_list, sizeof *a);
    if (!pack_numbers("_foreach_lerp_scalar_list", "weight", &a->weight, weight)) return false;
    return true;
}

torc_tensors torc__foreach_lerp_scalar_list(torc_tensors self, torc_tensors tensors1, torc_numbers weight) {
    if (FAILED()) return NO_TENSORS;
    _foreach_lerp_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_lerp_scalar_list(&a, weight);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, tensors1);
    return call_collected_list(decoded, OP__foreach_lerp_scalar_list, CALL_FUNCTION, &inputs, &a);
}

bool torc__foreach_lerp_scalar_list_(torc_tensors self, torc_tensors tensors1, torc_numbers weight) {
    if (FAILED()) return false;
    _foreach_lerp_scalar_list_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode__foreach_lerp_scalar_list(&a, weight);
    call_inputs_add_list(&inputs, self);
    call_inputs_add_list(&inputs, tensors1);
    return call_collected_nothing(decoded, OP__foreach_lerp_scalar_list, CALL_INPLACE, &inputs, &a);
}

static bool decode_foreach_apply(foreach_apply_attrs *a, int64_t formula, torc_numbers operand, torc_numbers value) {
    memcpy(a, &defaults_foreach_apply, sizeof *a);
    a->formula = formula;
    if (!pack_numbers("foreach_apply", "operand", &a->operand, operand)) return false;
    if (!pack_numbers("foreach_apply", "value", &a->value, value)) return false;
    return true;
}

torc_tensors op_foreach_apply(torc_tensors self, torc_tensors second, torc_tensors third, torc_tensor number, int64_t formula, torc_numbers operand, torc_numbers value) {
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

bool op_foreach_apply_(torc_tensors self, torc_tensors second, torc_tensors third, torc_tensor number, int64_t formula, torc_numbers operand, torc_numbers value) {
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

static bool decode_foreach_norms(foreach_norms_attrs *a, torc_number ord, torc_dtype dtype) {
    memcpy(a, &defaults_foreach_norms, sizeof *a);
    if (!wrap_number("foreach_norms", "ord", &a->ord, ord)) return false;
    a->dtype = (int32_t)dtype;
    return true;
}

torc_tensors op_foreach_norms(torc_tensors self, torc_number ord, torc_dtype dtype) {
    if (FAILED()) return NO_TENSORS;
    foreach_norms_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode_foreach_norms(&a, ord, dtype);
    call_inputs_add_list(&inputs, self);
    return call_collected_list(decoded, OP_foreach_norms, CALL_FUNCTION, &inputs, &a);
}

static bool decode_cuda_kernel_launch(cuda_kernel_launch_attrs *a, int64_t kernel, torc_ints grid, torc_ints block, int64_t shared_bytes, torc_ints cluster, bool cooperative, torc_device device) {
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

bool op_cuda_kernel_launch(torc_tensors written, torc_tensors read, torc_tensor arguments, int64_t kernel, torc_ints grid, torc_ints block, int64_t shared_bytes, torc_ints cluster, bool cooperative, torc_device device) {
    if (FAILED()) return false;
    cuda_kernel_launch_attrs a;
    call_inputs inputs;
    call_inputs_begin(&inputs);
    const bool decoded = decode_cuda_kernel_launch(&a, kernel, grid, block, shared_bytes, cluster, cooperative, device);
    call_inputs_add_list(&inputs, written);
    call_inputs_add_list(&inputs, read);
    call_inputs_add(&inputs, arguments);
    return call_collected_nothing(decoded, OP_cuda_kernel_launch, CALL_FUNCTION, &inputs, &a);
}
