/* Written by tools/generate.c from the rows in src/ops: change the rows, then `./run generate`. */
#include "ops/generated/attrs.h"
#define AT(op, field) (uint16_t)offsetof(op##_attrs, field)

infer_fn infer_pointwise;
backward_fn backward_add;
backward_fn backward_sub;
backward_fn backward_rsub;
backward_fn backward_mul;
backward_fn backward_true_divide;
backward_fn backward_div_trunc;
backward_fn backward_floor_divide;
backward_fn backward_remainder;
backward_fn backward_fmod;
backward_fn backward_pow;
backward_fn backward_neg;
backward_fn backward_abs;
backward_fn backward_sign;
backward_fn backward_square;
backward_fn backward_sqrt;
backward_fn backward_rsqrt;
backward_fn backward_reciprocal;
backward_fn backward_addcmul;
backward_fn backward_addcdiv;
backward_fn backward_lerp;
backward_fn backward_ceil;
backward_fn backward_floor;
backward_fn backward_trunc;
backward_fn backward_round;
backward_fn backward_frac;
backward_fn backward_exp;
backward_fn backward_exp2;
backward_fn backward_expm1;
backward_fn backward_log;
backward_fn backward_log2;
backward_fn backward_log10;
backward_fn backward_log1p;
backward_fn backward_logaddexp;
backward_fn backward_xlogy;
backward_fn backward_sin;
backward_fn backward_cos;
backward_fn backward_tan;
backward_fn backward_asin;
backward_fn backward_acos;
backward_fn backward_atan;
backward_fn backward_sinh;
backward_fn backward_cosh;
backward_fn backward_tanh;
backward_fn backward_asinh;
backward_fn backward_acosh;
backward_fn backward_atanh;
backward_fn backward_erf;
backward_fn backward_erfc;
backward_fn backward_erfinv;
backward_fn backward_atan2;
backward_fn backward_hypot;
backward_fn backward_maximum;
backward_fn backward_minimum;
backward_fn backward_fmax;
backward_fn backward_fmin;
backward_fn backward_copysign;
backward_fn backward_clamp_min;
backward_fn backward_clamp_max;
backward_fn backward_clamp_between;
backward_fn backward_where;
backward_fn backward_masked_fill;
backward_fn backward_nan_to_num_values;
backward_fn backward_eq;
backward_fn backward_ne;
backward_fn backward_lt;
backward_fn backward_le;
backward_fn backward_gt;
backward_fn backward_ge;
backward_fn backward_sigmoid;
backward_fn backward_logit;
backward_fn backward_relu;
backward_fn backward_relu6;
backward_fn backward_leaky_relu;
backward_fn backward_elu;
backward_fn backward_selu;
backward_fn backward_celu;
backward_fn backward_gelu_erf;
backward_fn backward_gelu_tanh;
backward_fn backward_silu;
backward_fn backward_mish;
backward_fn backward_softplus;
backward_fn backward_softsign_float;
backward_fn backward_hardtanh;
backward_fn backward_hardsigmoid;
backward_fn backward_hardswish;
backward_fn backward_hardshrink;
backward_fn backward_softshrink;
backward_fn backward_tanhshrink;
backward_fn backward_threshold;
backward_fn backward_logsigmoid;
backward_fn backward_sigmoid_backward;
backward_fn backward_tanh_backward;
backward_fn backward_logit_backward;
backward_fn backward_threshold_backward;
backward_fn backward_hardtanh_backward;
backward_fn backward_leaky_relu_backward;
backward_fn backward_elu_backward;
backward_fn backward_celu_backward;
backward_fn backward_gelu_erf_backward;
backward_fn backward_gelu_tanh_backward;
backward_fn backward_silu_backward;
backward_fn backward_mish_backward;
backward_fn backward_softplus_backward;
backward_fn backward_hardsigmoid_backward;
backward_fn backward_hardswish_backward;
backward_fn backward_shrink_backward;
infer_fn infer_copy;
backward_fn backward_copy_;
infer_fn infer_fill_number;
backward_fn backward_overwritten;
infer_fn infer_fill;
infer_fn infer_uniform;
backward_fn backward_random;
infer_fn infer_normal;
infer_fn infer_exponential;
infer_fn infer_random;
infer_fn infer_bernoulli_;
infer_fn infer_bernoulli;
infer_fn infer_triangle;
backward_fn backward_tril;
backward_fn backward_triu;
infer_fn infer_sum;
backward_fn backward_sum;
infer_fn infer_nansum;
backward_fn backward_nansum;
infer_fn infer_mean;
backward_fn backward_mean;
infer_fn infer_prod;
backward_fn backward_prod;
infer_fn infer_max;
backward_fn backward_extremum;
infer_fn infer_max_dim;
backward_fn backward_max_dim;
infer_fn infer_amax;
backward_fn backward_amax;
infer_fn infer_argmax;
infer_fn infer_any;
infer_fn infer_var;
backward_fn backward_var;
backward_fn backward_std;
backward_fn backward_var_mean;
backward_fn backward_std_mean;
infer_fn infer_vector_norm;
backward_fn backward_vector_norm;
infer_fn infer_logsumexp;
backward_fn backward_logsumexp;
infer_fn infer_count_nonzero;
infer_fn infer_cumsum;
backward_fn backward_cumsum;
backward_fn backward_cumprod;
infer_fn infer_alias;
backward_fn backward_identity;
infer_fn infer_view;
backward_fn backward_view;
infer_fn infer_expand;
infer_fn infer_permute;
backward_fn backward_permute;
infer_fn infer_transpose;
backward_fn backward_transpose;
infer_fn infer_unsqueeze;
infer_fn infer_squeeze;
infer_fn infer_select;
backward_fn backward_select;
infer_fn infer_slice;
backward_fn backward_slice;
infer_fn infer_diagonal;
backward_fn backward_diagonal;
infer_fn infer_unfold;
backward_fn backward_unfold;
infer_fn infer_as_strided_view;
backward_fn backward_as_strided_view;
infer_fn infer_as_strided_backward;
backward_fn backward_as_strided_backward;
infer_fn infer_view_dtype;
infer_fn infer_clone;
infer_fn infer_cat;
backward_fn backward_cat;
infer_fn infer_flip;
backward_fn backward_flip;
infer_fn infer_roll;
backward_fn backward_roll;
infer_fn infer_repeat;
backward_fn backward_repeat;
infer_fn infer_index_select;
backward_fn backward_index_select;
infer_fn infer_gather;
backward_fn backward_gather;
infer_fn infer_scatter;
backward_fn backward_scatter;
infer_fn infer_scatter_value;
backward_fn backward_scatter_value;
backward_fn backward_scatter_add;
infer_fn infer_scatter_reduce;
backward_fn backward_scatter_reduce;
infer_fn infer_index_add;
backward_fn backward_index_add;
infer_fn infer_index_copy;
backward_fn backward_index_copy;
infer_fn infer_index_fill;
backward_fn backward_index_fill;
infer_fn infer_index_long;
backward_fn backward_index_long;
infer_fn infer_index_put_long;
backward_fn backward_index_put_long;
infer_fn infer_count_true;
infer_fn infer_nonzero_known;
infer_fn infer_masked_select_known;
backward_fn backward_masked_select_known;
infer_fn infer_masked_scatter_same;
backward_fn backward_masked_scatter_same;
infer_fn infer_sort;
backward_fn backward_sort;
infer_fn infer_topk;
backward_fn backward_topk;
infer_fn infer_mm;
backward_fn backward_mm;
infer_fn infer_bmm;
backward_fn backward_bmm;
infer_fn infer_mv;
backward_fn backward_mv;
infer_fn infer_dot;
backward_fn backward_dot;
infer_fn infer_addmm;
backward_fn backward_addmm;
infer_fn infer_baddbmm;
backward_fn backward_baddbmm;
infer_fn infer_addmv;
backward_fn backward_addmv;
infer_fn infer_linear;
backward_fn backward_linear;
backward_fn backward_linear_relu;
infer_fn infer_linear_gelu;
backward_fn backward_linear_gelu;
infer_fn infer_linear_gelu_linear;
backward_fn backward_linear_gelu_linear;
infer_fn infer_linear_weight_backward;
infer_fn infer_linear_gelu_backward;
infer_fn infer_softmax;
backward_fn backward_softmax;
backward_fn backward_log_softmax;
infer_fn infer_softmax_backward;
backward_fn backward_softmax_backward;
backward_fn backward_log_softmax_backward;
infer_fn infer_native_layer_norm;
backward_fn backward_native_layer_norm;
infer_fn infer_native_layer_norm_backward;
backward_fn backward_native_layer_norm_backward;
infer_fn infer_native_batch_norm;
backward_fn backward_native_batch_norm;
infer_fn infer_native_batch_norm_backward;
backward_fn backward_native_batch_norm_backward;
infer_fn infer_native_group_norm;
backward_fn backward_native_group_norm;
infer_fn infer_native_group_norm_backward;
backward_fn backward_native_group_norm_backward;
infer_fn infer_fused_rms_norm;
backward_fn backward_fused_rms_norm;
infer_fn infer_fused_rms_norm_backward;
backward_fn backward_fused_rms_norm_backward;
infer_fn infer_native_dropout;
backward_fn backward_native_dropout;
infer_fn infer_native_dropout_backward;
backward_fn backward_native_dropout_backward;
infer_fn infer_embedding;
backward_fn backward_embedding;
infer_fn infer_embedding_dense_backward;
backward_fn backward_embedding_dense_backward;
infer_fn infer_convolution;
backward_fn backward_convolution;
infer_fn infer_convolution_backward;
backward_fn backward_convolution_backward;
infer_fn infer_max_pool2d;
backward_fn backward_max_pool2d;
infer_fn infer_max_pool2d_backward;
backward_fn backward_max_pool2d_backward;
infer_fn infer_avg_pool2d;
backward_fn backward_avg_pool2d;
infer_fn infer_avg_pool2d_backward;
backward_fn backward_avg_pool2d_backward;
infer_fn infer_adaptive_avg_pool2d;
backward_fn backward_adaptive_avg_pool2d;
infer_fn infer_adaptive_avg_pool2d_backward;
backward_fn backward_adaptive_avg_pool2d_backward;
infer_fn infer_adaptive_max_pool2d;
backward_fn backward_adaptive_max_pool2d;
infer_fn infer_nll_loss;
backward_fn backward_nll_loss_forward;
infer_fn infer_nll_loss_backward;
backward_fn backward_nll_loss_backward;
infer_fn infer_fused_cross_entropy;
backward_fn backward_fused_cross_entropy;
infer_fn infer_fused_cross_entropy_backward;
backward_fn backward_fused_cross_entropy_backward;
infer_fn infer_binary_cross_entropy;
backward_fn backward_binary_cross_entropy_each;
infer_fn infer_fused_attention;
backward_fn backward_fused_attention;
infer_fn infer_fused_attention_backward;
infer_fn infer_attention_draw;
infer_fn infer_fused_sgd;
infer_fn infer_fused_adam;
infer_fn infer_foreach_norms;
infer_fn infer_foreach_mul;
infer_fn infer_cuda_kernel_launch;
static const op_param params_add[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
    {"alpha", "1", P_SCALAR, false, true, AT(add, alpha)},
};
static const op_param params_sub[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
    {"alpha", "1", P_SCALAR, false, true, AT(sub, alpha)},
};
static const op_param params_rsub[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
    {"alpha", "1", P_SCALAR, false, true, AT(rsub, alpha)},
};
static const op_param params_mul[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_div[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
    {"rounding_mode", "None", P_STR_OPT, false, true, 0},
};
static const op_param params_true_divide[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_div_trunc[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_floor_divide[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_remainder[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_fmod[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_pow[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"exponent", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_neg[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_abs[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_sign[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_square[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_sqrt[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_rsqrt[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_reciprocal[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_addcmul[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"tensor1", NULL, P_TENSOR, false, false, 1},
    {"tensor2", NULL, P_TENSOR, false, false, 2},
    {"value", "1", P_SCALAR, false, true, AT(addcmul, value)},
};
static const op_param params_addcdiv[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"tensor1", NULL, P_TENSOR, false, false, 1},
    {"tensor2", NULL, P_TENSOR, false, false, 2},
    {"value", "1", P_SCALAR, false, true, AT(addcdiv, value)},
};
static const op_param params_lerp[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"end", NULL, P_TENSOR, false, false, 1},
    {"weight", NULL, P_TENSOR, false, false, 2},
};
static const op_param params_lerp_scalar[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"end", NULL, P_TENSOR, false, false, 1},
    {"weight", NULL, P_SCALAR, false, false, 0},
};
static const op_param params_ceil[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_floor[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_trunc[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_round[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"decimals", "0", P_INT, false, true, AT(round, decimals)},
};
static const op_param params_frac[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_exp[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_exp2[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_expm1[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_log[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_log2[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_log10[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_log1p[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_logaddexp[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_xlogy[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_sin[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_cos[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_tan[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_asin[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_acos[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_atan[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_sinh[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_cosh[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_tanh[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_asinh[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_acosh[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_atanh[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_erf[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_erfc[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_erfinv[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_atan2[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_hypot[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_maximum[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_minimum[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_fmax[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_fmin[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_copysign[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_clamp[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"min", "None", P_SCALAR_OPT, false, false, 0},
    {"max", "None", P_SCALAR_OPT, false, false, 0},
};
static const op_param params_clamp_tensor[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"min", "None", P_TENSOR_OPT, false, false, 1},
    {"max", "None", P_TENSOR_OPT, false, false, 2},
};
static const op_param params_clamp_min[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"min", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_clamp_max[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"max", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_clamp_between[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"min", NULL, P_TENSOR, false, false, 1},
    {"max", NULL, P_TENSOR, false, false, 2},
};
static const op_param params_where[] = {
    {"condition", NULL, P_TENSOR, false, false, 0},
    {"self", NULL, P_TENSOR, false, false, 1},
    {"other", NULL, P_TENSOR, false, false, 2},
};
static const op_param params_masked_fill[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"mask", NULL, P_TENSOR, false, false, 1},
    {"value", NULL, P_TENSOR, false, false, 2},
};
static const op_param params_masked_fill_scalar[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"mask", NULL, P_TENSOR, false, false, 1},
    {"value", NULL, P_SCALAR, false, false, 0},
};
static const op_param params_nan_to_num[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"nan", "None", P_FLOAT_OPT, false, false, 0},
    {"posinf", "None", P_FLOAT_OPT, false, false, 0},
    {"neginf", "None", P_FLOAT_OPT, false, false, 0},
};
static const op_param params_nan_to_num_values[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"nan", NULL, P_FLOAT, false, false, AT(nan_to_num_values, nan)},
    {"posinf", NULL, P_FLOAT, false, false, AT(nan_to_num_values, posinf)},
    {"neginf", NULL, P_FLOAT, false, false, AT(nan_to_num_values, neginf)},
};
static const op_param params_eq[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_ne[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_lt[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_le[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_gt[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_ge[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_logical_and[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_logical_or[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_logical_xor[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_logical_not[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_isnan[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_isinf[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_isfinite[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_signbit[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_bitwise_and[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_bitwise_or[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_bitwise_xor[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_bitwise_not[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_bitwise_not_int[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_bitwise_left_shift[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_bitwise_right_shift[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_sigmoid[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_logit[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"eps", "None", P_FLOAT_OPT, false, false, AT(logit, eps)},
};
static const op_param params_relu[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_relu6[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_leaky_relu[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"negative_slope", "0.01", P_SCALAR, false, false, AT(leaky_relu, negative_slope)},
};
static const op_param params_elu[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"alpha", "1", P_SCALAR, false, false, AT(elu, alpha)},
};
static const op_param params_selu[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_celu[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"alpha", "1", P_SCALAR, false, false, AT(celu, alpha)},
};
static const op_param params_gelu[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"approximate", "'none'", P_STR, false, true, 0},
};
static const op_param params_gelu_erf[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_gelu_tanh[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_silu[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_mish[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_softplus[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"beta", "1", P_SCALAR, false, false, AT(softplus, beta)},
    {"threshold", "20", P_SCALAR, false, false, AT(softplus, threshold)},
};
static const op_param params_softsign[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_softsign_float[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_hardtanh[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"min_val", "-1", P_SCALAR, false, false, AT(hardtanh, min_val)},
    {"max_val", "1", P_SCALAR, false, false, AT(hardtanh, max_val)},
};
static const op_param params_hardsigmoid[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_hardswish[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_hardshrink[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"lambd", "0.5", P_SCALAR, false, false, AT(hardshrink, lambd)},
};
static const op_param params_softshrink[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"lambd", "0.5", P_SCALAR, false, false, AT(softshrink, lambd)},
};
static const op_param params_tanhshrink[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_threshold[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"threshold", NULL, P_SCALAR, false, false, AT(threshold, threshold)},
    {"value", NULL, P_SCALAR, false, false, AT(threshold, value)},
};
static const op_param params_logsigmoid[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_sigmoid_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"output", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_tanh_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"output", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_logit_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"self", NULL, P_TENSOR, false, false, 1},
    {"eps", NULL, P_FLOAT_OPT, false, false, AT(logit_backward, eps)},
};
static const op_param params_threshold_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"self", NULL, P_TENSOR, false, false, 1},
    {"threshold", NULL, P_SCALAR, false, false, AT(threshold_backward, threshold)},
};
static const op_param params_hardtanh_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"self", NULL, P_TENSOR, false, false, 1},
    {"min_val", NULL, P_SCALAR, false, false, AT(hardtanh_backward, min_val)},
    {"max_val", NULL, P_SCALAR, false, false, AT(hardtanh_backward, max_val)},
};
static const op_param params_leaky_relu_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"self", NULL, P_TENSOR, false, false, 1},
    {"negative_slope", NULL, P_SCALAR, false, false, AT(leaky_relu_backward, negative_slope)},
};
static const op_param params_elu_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"self", NULL, P_TENSOR, false, false, 1},
    {"alpha", NULL, P_SCALAR, false, false, AT(elu_backward, alpha)},
};
static const op_param params_celu_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"self", NULL, P_TENSOR, false, false, 1},
    {"alpha", NULL, P_SCALAR, false, false, AT(celu_backward, alpha)},
};
static const op_param params_gelu_erf_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"self", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_gelu_tanh_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"self", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_silu_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"self", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_mish_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"self", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_softplus_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"self", NULL, P_TENSOR, false, false, 1},
    {"beta", NULL, P_SCALAR, false, false, AT(softplus_backward, beta)},
    {"threshold", NULL, P_SCALAR, false, false, AT(softplus_backward, threshold)},
};
static const op_param params_hardsigmoid_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"self", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_hardswish_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"self", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_shrink_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"self", NULL, P_TENSOR, false, false, 1},
    {"lambd", NULL, P_SCALAR, false, false, AT(shrink_backward, lambd)},
};
static const op_param params_copy_[] = {
    {"self", NULL, P_TENSOR, true, false, 0},
    {"src", NULL, P_TENSOR, false, false, 1},
    {"non_blocking", "False", P_BOOL, false, false, AT(copy_, non_blocking)},
};
static const op_param params_fill_[] = {
    {"self", NULL, P_TENSOR, true, false, 0},
    {"value", NULL, P_SCALAR, false, false, AT(fill_, value)},
};
static const op_param params_zero_[] = {
    {"self", NULL, P_TENSOR, true, false, 0},
};
static const op_param params_empty[] = {
    {"size", NULL, P_INTS, false, false, 0},
    {"dtype", "None", P_DTYPE, false, true, 0},
    {"device", "None", P_DEVICE, false, true, 0},
    {"requires_grad", "False", P_BOOL, false, true, 0},
    {"memory_format", "None", P_FORMAT, false, true, 0},
    {"pin_memory", "False", P_BOOL, false, true, 0},
};
static const op_param params_empty_strided[] = {
    {"size", NULL, P_INTS, false, false, 0},
    {"stride", NULL, P_INTS, false, false, 0},
    {"dtype", "None", P_DTYPE, false, true, 0},
    {"device", "None", P_DEVICE, false, true, 0},
    {"requires_grad", "False", P_BOOL, false, true, 0},
    {"pin_memory", "False", P_BOOL, false, true, 0},
};
static const op_param params_zeros[] = {
    {"size", NULL, P_INTS, false, false, 0},
    {"dtype", "None", P_DTYPE, false, true, 0},
    {"device", "None", P_DEVICE, false, true, 0},
    {"requires_grad", "False", P_BOOL, false, true, 0},
    {"pin_memory", "False", P_BOOL, false, true, 0},
};
static const op_param params_ones[] = {
    {"size", NULL, P_INTS, false, false, 0},
    {"dtype", "None", P_DTYPE, false, true, 0},
    {"device", "None", P_DEVICE, false, true, 0},
    {"requires_grad", "False", P_BOOL, false, true, 0},
    {"pin_memory", "False", P_BOOL, false, true, 0},
};
static const op_param params_full[] = {
    {"size", NULL, P_INTS, false, false, 0},
    {"fill_value", NULL, P_SCALAR, false, false, 0},
    {"dtype", "None", P_DTYPE, false, true, 0},
    {"device", "None", P_DEVICE, false, true, 0},
    {"requires_grad", "False", P_BOOL, false, true, 0},
    {"pin_memory", "False", P_BOOL, false, true, 0},
};
static const op_param params_empty_like[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dtype", "None", P_DTYPE, false, true, 0},
    {"device", "None", P_DEVICE, false, true, 0},
    {"requires_grad", "False", P_BOOL, false, true, 0},
    {"memory_format", "preserve_format", P_FORMAT, false, true, 0},
    {"pin_memory", "False", P_BOOL, false, true, 0},
};
static const op_param params_zeros_like[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dtype", "None", P_DTYPE, false, true, 0},
    {"device", "None", P_DEVICE, false, true, 0},
    {"requires_grad", "False", P_BOOL, false, true, 0},
    {"memory_format", "preserve_format", P_FORMAT, false, true, 0},
    {"pin_memory", "False", P_BOOL, false, true, 0},
};
static const op_param params_ones_like[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dtype", "None", P_DTYPE, false, true, 0},
    {"device", "None", P_DEVICE, false, true, 0},
    {"requires_grad", "False", P_BOOL, false, true, 0},
    {"memory_format", "preserve_format", P_FORMAT, false, true, 0},
    {"pin_memory", "False", P_BOOL, false, true, 0},
};
static const op_param params_full_like[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"fill_value", NULL, P_SCALAR, false, false, 0},
    {"dtype", "None", P_DTYPE, false, true, 0},
    {"device", "None", P_DEVICE, false, true, 0},
    {"requires_grad", "False", P_BOOL, false, true, 0},
    {"memory_format", "preserve_format", P_FORMAT, false, true, 0},
    {"pin_memory", "False", P_BOOL, false, true, 0},
};
static const op_param params_rand_like[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"generator", "None", P_GENERATOR, false, true, 0},
    {"dtype", "None", P_DTYPE, false, true, 0},
    {"device", "None", P_DEVICE, false, true, 0},
    {"requires_grad", "False", P_BOOL, false, true, 0},
    {"pin_memory", "False", P_BOOL, false, true, 0},
};
static const op_param params_randn_like[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"generator", "None", P_GENERATOR, false, true, 0},
    {"dtype", "None", P_DTYPE, false, true, 0},
    {"device", "None", P_DEVICE, false, true, 0},
    {"requires_grad", "False", P_BOOL, false, true, 0},
    {"pin_memory", "False", P_BOOL, false, true, 0},
};
static const op_param params_randint_like[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"high", NULL, P_INT, false, false, 0},
    {"low", "0", P_INT, false, true, 0},
    {"generator", "None", P_GENERATOR, false, true, 0},
    {"dtype", "None", P_DTYPE, false, true, 0},
    {"device", "None", P_DEVICE, false, true, 0},
    {"pin_memory", "False", P_BOOL, false, true, 0},
};
static const op_param params_new_empty[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"size", NULL, P_INTS, false, false, 0},
    {"dtype", "None", P_DTYPE, false, true, 0},
    {"device", "None", P_DEVICE, false, true, 0},
    {"requires_grad", "False", P_BOOL, false, true, 0},
    {"pin_memory", "False", P_BOOL, false, true, 0},
};
static const op_param params_new_zeros[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"size", NULL, P_INTS, false, false, 0},
    {"dtype", "None", P_DTYPE, false, true, 0},
    {"device", "None", P_DEVICE, false, true, 0},
    {"requires_grad", "False", P_BOOL, false, true, 0},
    {"pin_memory", "False", P_BOOL, false, true, 0},
};
static const op_param params_new_ones[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"size", NULL, P_INTS, false, false, 0},
    {"dtype", "None", P_DTYPE, false, true, 0},
    {"device", "None", P_DEVICE, false, true, 0},
    {"requires_grad", "False", P_BOOL, false, true, 0},
    {"pin_memory", "False", P_BOOL, false, true, 0},
};
static const op_param params_new_full[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"size", NULL, P_INTS, false, false, 0},
    {"fill_value", NULL, P_SCALAR, false, false, 0},
    {"dtype", "None", P_DTYPE, false, true, 0},
    {"device", "None", P_DEVICE, false, true, 0},
    {"requires_grad", "False", P_BOOL, false, true, 0},
    {"pin_memory", "False", P_BOOL, false, true, 0},
};
static const op_param params_arange[] = {
    {"end", NULL, P_SCALAR, false, false, 0},
    {"start", "0", P_SCALAR, false, true, 0},
    {"step", "1", P_SCALAR, false, true, 0},
    {"dtype", "None", P_DTYPE, false, true, 0},
    {"device", "None", P_DEVICE, false, true, 0},
    {"requires_grad", "False", P_BOOL, false, true, 0},
    {"pin_memory", "False", P_BOOL, false, true, 0},
};
static const op_param params_linspace[] = {
    {"start", NULL, P_SCALAR, false, false, 0},
    {"end", NULL, P_SCALAR, false, false, 0},
    {"steps", NULL, P_INT, false, false, 0},
    {"dtype", "None", P_DTYPE, false, true, 0},
    {"device", "None", P_DEVICE, false, true, 0},
    {"requires_grad", "False", P_BOOL, false, true, 0},
    {"pin_memory", "False", P_BOOL, false, true, 0},
};
static const op_param params_eye[] = {
    {"n", NULL, P_INT, false, false, 0},
    {"m", "None", P_INT_OPT, false, true, 0},
    {"dtype", "None", P_DTYPE, false, true, 0},
    {"device", "None", P_DEVICE, false, true, 0},
    {"requires_grad", "False", P_BOOL, false, true, 0},
    {"pin_memory", "False", P_BOOL, false, true, 0},
};
static const op_param params_rand[] = {
    {"size", NULL, P_INTS, false, false, 0},
    {"generator", "None", P_GENERATOR, false, true, 0},
    {"dtype", "None", P_DTYPE, false, true, 0},
    {"device", "None", P_DEVICE, false, true, 0},
    {"requires_grad", "False", P_BOOL, false, true, 0},
    {"pin_memory", "False", P_BOOL, false, true, 0},
};
static const op_param params_randn[] = {
    {"size", NULL, P_INTS, false, false, 0},
    {"generator", "None", P_GENERATOR, false, true, 0},
    {"dtype", "None", P_DTYPE, false, true, 0},
    {"device", "None", P_DEVICE, false, true, 0},
    {"requires_grad", "False", P_BOOL, false, true, 0},
    {"pin_memory", "False", P_BOOL, false, true, 0},
};
static const op_param params_randint[] = {
    {"high", NULL, P_INT, false, false, 0},
    {"size", NULL, P_INTS, false, false, 0},
    {"low", "0", P_INT, false, true, 0},
    {"generator", "None", P_GENERATOR, false, true, 0},
    {"dtype", "None", P_DTYPE, false, true, 0},
    {"device", "None", P_DEVICE, false, true, 0},
    {"requires_grad", "False", P_BOOL, false, true, 0},
    {"pin_memory", "False", P_BOOL, false, true, 0},
};
static const op_param params_randperm[] = {
    {"n", NULL, P_INT, false, false, 0},
    {"generator", "None", P_GENERATOR, false, true, 0},
    {"dtype", "None", P_DTYPE, false, true, 0},
    {"device", "None", P_DEVICE, false, true, 0},
    {"pin_memory", "False", P_BOOL, false, true, 0},
};
static const op_param params_arange_[] = {
    {"self", NULL, P_TENSOR, true, false, 0},
    {"start", NULL, P_SCALAR, false, false, AT(arange_, start)},
    {"step", NULL, P_SCALAR, false, false, AT(arange_, step)},
};
static const op_param params_linspace_[] = {
    {"self", NULL, P_TENSOR, true, false, 0},
    {"start", NULL, P_SCALAR, false, false, AT(linspace_, start)},
    {"end", NULL, P_SCALAR, false, false, AT(linspace_, end)},
};
static const op_param params_eye_[] = {
    {"self", NULL, P_TENSOR, true, false, 0},
};
static const op_param params_randperm_[] = {
    {"self", NULL, P_TENSOR, true, false, 0},
    {"generator", NULL, P_GENERATOR, false, false, AT(randperm_, generator)},
};
static const op_param params_uniform_[] = {
    {"self", NULL, P_TENSOR, true, false, 0},
    {"from", "0.0", P_FLOAT, false, true, AT(uniform_, from)},
    {"to", "1", P_FLOAT, false, true, AT(uniform_, to)},
    {"generator", "None", P_GENERATOR, false, true, AT(uniform_, generator)},
};
static const op_param params_normal_[] = {
    {"self", NULL, P_TENSOR, true, false, 0},
    {"mean", "0.0", P_FLOAT, false, true, AT(normal_, mean)},
    {"std", "1", P_FLOAT, false, true, AT(normal_, std)},
    {"generator", "None", P_GENERATOR, false, true, AT(normal_, generator)},
};
static const op_param params_exponential_[] = {
    {"self", NULL, P_TENSOR, true, false, 0},
    {"lambd", "1", P_FLOAT, false, true, AT(exponential_, lambd)},
    {"generator", "None", P_GENERATOR, false, true, AT(exponential_, generator)},
};
static const op_param params_random_[] = {
    {"self", NULL, P_TENSOR, true, false, 0},
    {"from", "None", P_INT_OPT, false, true, AT(random_, from)},
    {"to", "None", P_INT_OPT, false, true, AT(random_, to)},
    {"generator", "None", P_GENERATOR, false, true, AT(random_, generator)},
};
static const op_param params_bernoulli_[] = {
    {"self", NULL, P_TENSOR, true, false, 0},
    {"p", "0.5", P_FLOAT, false, true, AT(bernoulli_, p)},
    {"generator", "None", P_GENERATOR, false, true, AT(bernoulli_, generator)},
};
static const op_param params_bernoulli[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"generator", "None", P_GENERATOR, false, true, AT(bernoulli, generator)},
};
static const op_param params_tril[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"diagonal", "0", P_INT, false, false, AT(tril, diagonal)},
};
static const op_param params_triu[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"diagonal", "0", P_INT, false, false, AT(triu, diagonal)},
};
static const op_param params_sum[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", "None", P_INTS_OPT, false, false, AT(sum, dim)},
    {"keepdim", "False", P_BOOL, false, false, AT(sum, keepdim)},
    {"dtype", "None", P_DTYPE, false, true, AT(sum, dtype)},
};
static const op_param params_nansum[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", "None", P_INTS_OPT, false, false, AT(nansum, dim)},
    {"keepdim", "False", P_BOOL, false, false, AT(nansum, keepdim)},
    {"dtype", "None", P_DTYPE, false, true, AT(nansum, dtype)},
};
static const op_param params_mean[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", "None", P_INTS_OPT, false, false, AT(mean, dim)},
    {"keepdim", "False", P_BOOL, false, false, AT(mean, keepdim)},
    {"dtype", "None", P_DTYPE, false, true, AT(mean, dtype)},
};
static const op_param params_prod[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", "None", P_INT_OPT, false, false, AT(prod, dim)},
    {"keepdim", "False", P_BOOL, false, false, AT(prod, keepdim)},
    {"dtype", "None", P_DTYPE, false, true, AT(prod, dtype)},
};
static const op_param params_max[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_min[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_max_dim[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", NULL, P_INT, false, false, AT(max_dim, dim)},
    {"keepdim", "False", P_BOOL, false, false, AT(max_dim, keepdim)},
};
static const op_param params_min_dim[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", NULL, P_INT, false, false, AT(min_dim, dim)},
    {"keepdim", "False", P_BOOL, false, false, AT(min_dim, keepdim)},
};
static const op_param params_amax[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", "[]", P_INTS, false, false, AT(amax, dim)},
    {"keepdim", "False", P_BOOL, false, false, AT(amax, keepdim)},
};
static const op_param params_amin[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", "[]", P_INTS, false, false, AT(amin, dim)},
    {"keepdim", "False", P_BOOL, false, false, AT(amin, keepdim)},
};
static const op_param params_argmax[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", "None", P_INT_OPT, false, false, AT(argmax, dim)},
    {"keepdim", "False", P_BOOL, false, false, AT(argmax, keepdim)},
};
static const op_param params_argmin[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", "None", P_INT_OPT, false, false, AT(argmin, dim)},
    {"keepdim", "False", P_BOOL, false, false, AT(argmin, keepdim)},
};
static const op_param params_any[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", "None", P_INTS_OPT, false, false, AT(any, dim)},
    {"keepdim", "False", P_BOOL, false, false, AT(any, keepdim)},
};
static const op_param params_all[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", "None", P_INTS_OPT, false, false, AT(all, dim)},
    {"keepdim", "False", P_BOOL, false, false, AT(all, keepdim)},
};
static const op_param params_var[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", "None", P_INTS_OPT, false, false, AT(var, dim)},
    {"correction", "None", P_SCALAR_OPT, false, true, AT(var, correction)},
    {"keepdim", "False", P_BOOL, false, true, AT(var, keepdim)},
};
static const op_param params_std[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", "None", P_INTS_OPT, false, false, AT(std, dim)},
    {"correction", "None", P_SCALAR_OPT, false, true, AT(std, correction)},
    {"keepdim", "False", P_BOOL, false, true, AT(std, keepdim)},
};
static const op_param params_var_mean[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", "None", P_INTS_OPT, false, false, AT(var_mean, dim)},
    {"correction", "None", P_SCALAR_OPT, false, true, AT(var_mean, correction)},
    {"keepdim", "False", P_BOOL, false, true, AT(var_mean, keepdim)},
};
static const op_param params_std_mean[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", "None", P_INTS_OPT, false, false, AT(std_mean, dim)},
    {"correction", "None", P_SCALAR_OPT, false, true, AT(std_mean, correction)},
    {"keepdim", "False", P_BOOL, false, true, AT(std_mean, keepdim)},
};
static const op_param params_vector_norm[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"ord", "2", P_SCALAR, false, false, AT(vector_norm, ord)},
    {"dim", "None", P_INTS_OPT, false, false, AT(vector_norm, dim)},
    {"keepdim", "False", P_BOOL, false, false, AT(vector_norm, keepdim)},
    {"dtype", "None", P_DTYPE, false, true, AT(vector_norm, dtype)},
};
static const op_param params_logsumexp[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", NULL, P_INTS, false, false, AT(logsumexp, dim)},
    {"keepdim", "False", P_BOOL, false, false, AT(logsumexp, keepdim)},
};
static const op_param params_count_nonzero[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", "None", P_INTS_OPT, false, false, AT(count_nonzero, dim)},
};
static const op_param params_cumsum[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", NULL, P_INT, false, false, AT(cumsum, dim)},
    {"dtype", "None", P_DTYPE, false, true, AT(cumsum, dtype)},
};
static const op_param params_cumprod[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", NULL, P_INT, false, false, AT(cumprod, dim)},
    {"dtype", "None", P_DTYPE, false, true, AT(cumprod, dtype)},
};
static const op_param params_norm[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"p", "2", P_SCALAR, false, false, 0},
    {"dim", "None", P_INTS_OPT, false, false, 0},
    {"keepdim", "False", P_BOOL, false, false, 0},
    {"dtype", "None", P_DTYPE, false, true, 0},
};
static const op_param params_alias[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_detach[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_view[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"size", NULL, P_INTS, false, false, AT(view, size)},
};
static const op_param params_unsafe_view[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"size", NULL, P_INTS, false, false, AT(unsafe_view, size)},
};
static const op_param params_expand[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"size", NULL, P_INTS, false, false, AT(expand, size)},
};
static const op_param params_permute[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dims", NULL, P_INTS, false, false, AT(permute, dims)},
};
static const op_param params_transpose[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim0", NULL, P_INT, false, false, AT(transpose, dim0)},
    {"dim1", NULL, P_INT, false, false, AT(transpose, dim1)},
};
static const op_param params_unsqueeze[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", NULL, P_INT, false, false, AT(unsqueeze, dim)},
};
static const op_param params_squeeze[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", "None", P_INTS_OPT, false, false, AT(squeeze, dim)},
};
static const op_param params_select[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", NULL, P_INT, false, false, AT(select, dim)},
    {"index", NULL, P_INT, false, false, AT(select, index)},
};
static const op_param params_slice[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", "0", P_INT, false, false, AT(slice, dim)},
    {"start", "None", P_INT_OPT, false, false, AT(slice, start)},
    {"end", "None", P_INT_OPT, false, false, AT(slice, end)},
    {"step", "1", P_INT, false, false, AT(slice, step)},
};
static const op_param params_diagonal[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"offset", "0", P_INT, false, false, AT(diagonal, offset)},
    {"dim1", "0", P_INT, false, false, AT(diagonal, dim1)},
    {"dim2", "1", P_INT, false, false, AT(diagonal, dim2)},
};
static const op_param params_unfold[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dimension", NULL, P_INT, false, false, AT(unfold, dimension)},
    {"size", NULL, P_INT, false, false, AT(unfold, size)},
    {"step", NULL, P_INT, false, false, AT(unfold, step)},
};
static const op_param params_as_strided_view[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"size", NULL, P_INTS, false, false, AT(as_strided_view, size)},
    {"stride", NULL, P_INTS, false, false, AT(as_strided_view, stride)},
    {"storage_offset", NULL, P_INT, false, false, AT(as_strided_view, storage_offset)},
    {"self_stride", NULL, P_INTS, false, false, AT(as_strided_view, self_stride)},
    {"self_offset", NULL, P_INT, false, false, AT(as_strided_view, self_offset)},
};
static const op_param params_as_strided_backward[] = {
    {"grad", NULL, P_TENSOR, false, false, 0},
    {"grad_stride", NULL, P_INTS, false, false, AT(as_strided_backward, grad_stride)},
    {"grad_offset", NULL, P_INT, false, false, AT(as_strided_backward, grad_offset)},
    {"size", NULL, P_INTS, false, false, AT(as_strided_backward, size)},
    {"stride", NULL, P_INTS, false, false, AT(as_strided_backward, stride)},
    {"offset", NULL, P_INT, false, false, AT(as_strided_backward, offset)},
};
static const op_param params_view_dtype[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dtype", NULL, P_DTYPE, false, false, AT(view_dtype, dtype)},
};
static const op_param params_clone[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"memory_format", "None", P_FORMAT, false, true, AT(clone, memory_format)},
};
static const op_param params_cat[] = {
    {"tensors", NULL, P_TENSORS, false, false, 0},
    {"dim", "0", P_INT, false, false, AT(cat, dim)},
};
static const op_param params_flip[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dims", NULL, P_INTS, false, false, AT(flip, dims)},
};
static const op_param params_roll[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"shifts", NULL, P_INTS, false, false, AT(roll, shifts)},
    {"dims", "[]", P_INTS, false, false, AT(roll, dims)},
};
static const op_param params_repeat[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"repeats", NULL, P_INTS, false, false, AT(repeat, repeats)},
};
static const op_param params_reshape[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"shape", NULL, P_INTS, false, false, 0},
};
static const op_param params_view_as[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_reshape_as[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_expand_as[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_broadcast_to[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"size", NULL, P_INTS, false, false, 0},
};
static const op_param params_broadcast_tensors[] = {
    {"tensors", NULL, P_TENSORS, false, false, 0},
};
static const op_param params_flatten[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"start_dim", "0", P_INT, false, false, 0},
    {"end_dim", "-1", P_INT, false, false, 0},
};
static const op_param params_unflatten[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", NULL, P_INT, false, false, 0},
    {"sizes", NULL, P_INTS, false, false, 0},
};
static const op_param params_ravel[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_t[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_movedim[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"source", NULL, P_INTS, false, false, 0},
    {"destination", NULL, P_INTS, false, false, 0},
};
static const op_param params_narrow[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", NULL, P_INT, false, false, 0},
    {"start", NULL, P_INT, false, false, 0},
    {"length", NULL, P_INT, false, false, 0},
};
static const op_param params_as_strided[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"size", NULL, P_INTS, false, false, 0},
    {"stride", NULL, P_INTS, false, false, 0},
    {"storage_offset", "None", P_INT_OPT, false, false, 0},
};
static const op_param params_stack[] = {
    {"tensors", NULL, P_TENSORS, false, false, 0},
    {"dim", "0", P_INT, false, false, 0},
};
static const op_param params_split[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"split_size", NULL, P_INT, false, false, 0},
    {"dim", "0", P_INT, false, false, 0},
};
static const op_param params_split_with_sizes[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"split_sizes", NULL, P_INTS, false, false, 0},
    {"dim", "0", P_INT, false, false, 0},
};
static const op_param params_chunk[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"chunks", NULL, P_INT, false, false, 0},
    {"dim", "0", P_INT, false, false, 0},
};
static const op_param params_tensor_split[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"sections", NULL, P_INT, false, false, 0},
    {"dim", "0", P_INT, false, false, 0},
};
static const op_param params_tensor_split_indices[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"indices", NULL, P_INTS, false, false, 0},
    {"dim", "0", P_INT, false, false, 0},
};
static const op_param params_unbind[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", "0", P_INT, false, false, 0},
};
static const op_param params_tile[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dims", NULL, P_INTS, false, false, 0},
};
static const op_param params_contiguous[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"memory_format", "contiguous_format", P_FORMAT, false, true, 0},
};
static const op_param params_to[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"device", "None", P_DEVICE, false, true, 0},
    {"dtype", "None", P_DTYPE, false, true, 0},
    {"non_blocking", "False", P_BOOL, false, true, 0},
    {"copy", "False", P_BOOL, false, true, 0},
    {"memory_format", "None", P_FORMAT, false, true, 0},
};
static const op_param params_float[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_double[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_half[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_bfloat16[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_long[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_int[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_short[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_char[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_byte[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_bool[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_type_as[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_isclose[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
    {"rtol", "1e-05", P_FLOAT, false, false, 0},
    {"atol", "1e-08", P_FLOAT, false, false, 0},
    {"equal_nan", "False", P_BOOL, false, false, 0},
};
static const op_param params_index_select[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", NULL, P_INT, false, false, AT(index_select, dim)},
    {"index", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_gather[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", NULL, P_INT, false, false, AT(gather, dim)},
    {"index", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_scatter[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", NULL, P_INT, false, false, AT(scatter, dim)},
    {"index", NULL, P_TENSOR, false, false, 1},
    {"src", NULL, P_TENSOR, false, false, 2},
};
static const op_param params_scatter_value[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", NULL, P_INT, false, false, AT(scatter_value, dim)},
    {"index", NULL, P_TENSOR, false, false, 1},
    {"value", NULL, P_SCALAR, false, false, AT(scatter_value, value)},
};
static const op_param params_scatter_add[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", NULL, P_INT, false, false, AT(scatter_add, dim)},
    {"index", NULL, P_TENSOR, false, false, 1},
    {"src", NULL, P_TENSOR, false, false, 2},
};
static const op_param params_scatter_reduce[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", NULL, P_INT, false, false, AT(scatter_reduce, dim)},
    {"index", NULL, P_TENSOR, false, false, 1},
    {"src", NULL, P_TENSOR, false, false, 2},
    {"reduce", NULL, P_STR, false, false, AT(scatter_reduce, reduce)},
    {"include_self", "True", P_BOOL, false, true, AT(scatter_reduce, include_self)},
};
static const op_param params_index_add[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", NULL, P_INT, false, false, AT(index_add, dim)},
    {"index", NULL, P_TENSOR, false, false, 1},
    {"source", NULL, P_TENSOR, false, false, 2},
    {"alpha", "1", P_SCALAR, false, true, AT(index_add, alpha)},
};
static const op_param params_index_copy[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", NULL, P_INT, false, false, AT(index_copy, dim)},
    {"index", NULL, P_TENSOR, false, false, 1},
    {"source", NULL, P_TENSOR, false, false, 2},
};
static const op_param params_index_fill[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", NULL, P_INT, false, false, AT(index_fill, dim)},
    {"index", NULL, P_TENSOR, false, false, 1},
    {"value", NULL, P_SCALAR, false, false, AT(index_fill, value)},
};
static const op_param params_index_long[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"indices", NULL, P_TENSORS_OPT, false, false, 1},
};
static const op_param params_index_put_long[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"values", NULL, P_TENSOR, false, false, 1},
    {"indices", NULL, P_TENSORS_OPT, false, false, 2},
    {"accumulate", NULL, P_BOOL, false, false, AT(index_put_long, accumulate)},
};
static const op_param params_count_true[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_nonzero_known[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"count", NULL, P_INT, false, false, AT(nonzero_known, count)},
};
static const op_param params_masked_select_known[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"mask", NULL, P_TENSOR, false, false, 1},
    {"count", NULL, P_INT, false, false, AT(masked_select_known, count)},
};
static const op_param params_masked_scatter_same[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"mask", NULL, P_TENSOR, false, false, 1},
    {"source", NULL, P_TENSOR, false, false, 2},
};
static const op_param params_sort[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", "-1", P_INT, false, false, AT(sort, dim)},
    {"descending", "False", P_BOOL, false, false, AT(sort, descending)},
    {"stable", "False", P_BOOL, false, false, AT(sort, stable)},
};
static const op_param params_topk[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"k", NULL, P_INT, false, false, AT(topk, k)},
    {"dim", "-1", P_INT, false, false, AT(topk, dim)},
    {"largest", "True", P_BOOL, false, false, AT(topk, largest)},
    {"sorted", "True", P_BOOL, false, false, AT(topk, sorted)},
};
static const op_param params_argsort[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", "-1", P_INT, false, false, 0},
    {"descending", "False", P_BOOL, false, false, 0},
    {"stable", "False", P_BOOL, false, false, 0},
};
static const op_param params_msort[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_index[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"indices", NULL, P_TENSORS_OPT, false, false, 1},
};
static const op_param params_index_put[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"indices", NULL, P_TENSORS_OPT, false, false, 1},
    {"values", NULL, P_TENSOR, false, false, 2},
    {"accumulate", "False", P_BOOL, false, false, 0},
};
static const op_param params_masked_select[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"mask", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_masked_scatter[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"mask", NULL, P_TENSOR, false, false, 1},
    {"source", NULL, P_TENSOR, false, false, 2},
};
static const op_param params_nonzero[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_argwhere[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
};
static const op_param params_take[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"index", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_take_along_dim[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"indices", NULL, P_TENSOR, false, false, 1},
    {"dim", "None", P_INT_OPT, false, false, 0},
};
static const op_param params_mm[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"mat2", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_bmm[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"mat2", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_mv[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"vec", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_dot[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"tensor", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_addmm[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"mat1", NULL, P_TENSOR, false, false, 1},
    {"mat2", NULL, P_TENSOR, false, false, 2},
    {"beta", "1", P_SCALAR, false, true, AT(addmm, beta)},
    {"alpha", "1", P_SCALAR, false, true, AT(addmm, alpha)},
};
static const op_param params_baddbmm[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"batch1", NULL, P_TENSOR, false, false, 1},
    {"batch2", NULL, P_TENSOR, false, false, 2},
    {"beta", "1", P_SCALAR, false, true, AT(baddbmm, beta)},
    {"alpha", "1", P_SCALAR, false, true, AT(baddbmm, alpha)},
};
static const op_param params_addmv[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"mat", NULL, P_TENSOR, false, false, 1},
    {"vec", NULL, P_TENSOR, false, false, 2},
    {"beta", "1", P_SCALAR, false, true, AT(addmv, beta)},
    {"alpha", "1", P_SCALAR, false, true, AT(addmv, alpha)},
};
static const op_param params_linear[] = {
    {"input", NULL, P_TENSOR, false, false, 0},
    {"weight", NULL, P_TENSOR, false, false, 1},
    {"bias", "None", P_TENSOR_OPT, false, false, 2},
};
static const op_param params_matmul[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"other", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_outer[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"vec2", NULL, P_TENSOR, false, false, 1},
};
static const op_param params__addmm_activation[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"mat1", NULL, P_TENSOR, false, false, 1},
    {"mat2", NULL, P_TENSOR, false, false, 2},
    {"beta", "1", P_SCALAR, false, true, 0},
    {"alpha", "1", P_SCALAR, false, true, 0},
    {"use_gelu", "False", P_BOOL, false, true, 0},
};
static const op_param params_linear_relu[] = {
    {"input", NULL, P_TENSOR, false, false, 0},
    {"weight", NULL, P_TENSOR, false, false, 1},
    {"bias", NULL, P_TENSOR_OPT, false, false, 2},
};
static const op_param params_linear_gelu[] = {
    {"input", NULL, P_TENSOR, false, false, 0},
    {"weight", NULL, P_TENSOR, false, false, 1},
    {"bias", NULL, P_TENSOR_OPT, false, false, 2},
    {"keep", NULL, P_BOOL, false, false, AT(linear_gelu, keep)},
};
static const op_param params_linear_gelu_linear[] = {
    {"input", NULL, P_TENSOR, false, false, 0},
    {"weight1", NULL, P_TENSOR, false, false, 1},
    {"bias1", NULL, P_TENSOR_OPT, false, false, 2},
    {"weight2", NULL, P_TENSOR, false, false, 3},
    {"bias2", NULL, P_TENSOR_OPT, false, false, 4},
    {"keep", NULL, P_BOOL, false, false, AT(linear_gelu_linear, keep)},
};
static const op_param params_linear_weight_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"input", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_linear_gelu_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"weight", NULL, P_TENSOR, false, false, 1},
    {"pre", NULL, P_TENSOR, false, false, 2},
};
static const op_param params_softmax[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", NULL, P_INT, false, false, AT(softmax, dim)},
    {"dtype", "None", P_DTYPE, false, false, AT(softmax, dtype)},
};
static const op_param params_log_softmax[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"dim", NULL, P_INT, false, false, AT(log_softmax, dim)},
    {"dtype", "None", P_DTYPE, false, false, AT(log_softmax, dtype)},
};
static const op_param params_softmax_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"output", NULL, P_TENSOR, false, false, 1},
    {"dim", NULL, P_INT, false, false, AT(softmax_backward, dim)},
};
static const op_param params_log_softmax_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"output", NULL, P_TENSOR, false, false, 1},
    {"dim", NULL, P_INT, false, false, AT(log_softmax_backward, dim)},
};
static const op_param params_native_layer_norm[] = {
    {"input", NULL, P_TENSOR, false, false, 0},
    {"normalized_shape", NULL, P_INTS, false, false, AT(native_layer_norm, normalized_shape)},
    {"weight", NULL, P_TENSOR_OPT, false, false, 1},
    {"bias", NULL, P_TENSOR_OPT, false, false, 2},
    {"eps", NULL, P_FLOAT, false, false, AT(native_layer_norm, eps)},
};
static const op_param params_native_layer_norm_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"input", NULL, P_TENSOR, false, false, 1},
    {"normalized_shape", NULL, P_INTS, false, false, AT(native_layer_norm_backward, normalized_shape)},
    {"mean", NULL, P_TENSOR, false, false, 2},
    {"rstd", NULL, P_TENSOR, false, false, 3},
    {"weight", NULL, P_TENSOR_OPT, false, false, 4},
    {"need_input", NULL, P_BOOL, false, false, AT(native_layer_norm_backward, need_input)},
    {"need_weight", NULL, P_BOOL, false, false, AT(native_layer_norm_backward, need_weight)},
    {"need_bias", NULL, P_BOOL, false, false, AT(native_layer_norm_backward, need_bias)},
};
static const op_param params_layer_norm[] = {
    {"input", NULL, P_TENSOR, false, false, 0},
    {"normalized_shape", NULL, P_INTS, false, false, 0},
    {"weight", "None", P_TENSOR_OPT, false, false, 1},
    {"bias", "None", P_TENSOR_OPT, false, false, 2},
    {"eps", "1e-05", P_FLOAT, false, false, 0},
};
static const op_param params_native_batch_norm[] = {
    {"input", NULL, P_TENSOR, false, false, 0},
    {"weight", NULL, P_TENSOR_OPT, false, false, 1},
    {"bias", NULL, P_TENSOR_OPT, false, false, 2},
    {"running_mean", NULL, P_TENSOR_OPT, true, false, 3},
    {"running_var", NULL, P_TENSOR_OPT, true, false, 4},
    {"training", NULL, P_BOOL, false, false, AT(native_batch_norm, training)},
    {"momentum", NULL, P_FLOAT, false, false, AT(native_batch_norm, momentum)},
    {"eps", NULL, P_FLOAT, false, false, AT(native_batch_norm, eps)},
};
static const op_param params_native_batch_norm_backward[] = {
    {"grad_out", NULL, P_TENSOR, false, false, 0},
    {"input", NULL, P_TENSOR, false, false, 1},
    {"weight", NULL, P_TENSOR_OPT, false, false, 2},
    {"running_mean", NULL, P_TENSOR_OPT, false, false, 3},
    {"running_var", NULL, P_TENSOR_OPT, false, false, 4},
    {"save_mean", NULL, P_TENSOR_OPT, false, false, 5},
    {"save_invstd", NULL, P_TENSOR_OPT, false, false, 6},
    {"train", NULL, P_BOOL, false, false, AT(native_batch_norm_backward, train)},
    {"eps", NULL, P_FLOAT, false, false, AT(native_batch_norm_backward, eps)},
    {"need_input", NULL, P_BOOL, false, false, AT(native_batch_norm_backward, need_input)},
    {"need_weight", NULL, P_BOOL, false, false, AT(native_batch_norm_backward, need_weight)},
    {"need_bias", NULL, P_BOOL, false, false, AT(native_batch_norm_backward, need_bias)},
};
static const op_param params_batch_norm[] = {
    {"input", NULL, P_TENSOR, false, false, 0},
    {"running_mean", NULL, P_TENSOR_OPT, false, false, 1},
    {"running_var", NULL, P_TENSOR_OPT, false, false, 2},
    {"weight", "None", P_TENSOR_OPT, false, false, 3},
    {"bias", "None", P_TENSOR_OPT, false, false, 4},
    {"training", "False", P_BOOL, false, false, 0},
    {"momentum", "0.1", P_FLOAT, false, false, 0},
    {"eps", "1e-05", P_FLOAT, false, false, 0},
};
static const op_param params_instance_norm[] = {
    {"input", NULL, P_TENSOR, false, false, 0},
    {"running_mean", "None", P_TENSOR_OPT, false, false, 1},
    {"running_var", "None", P_TENSOR_OPT, false, false, 2},
    {"weight", "None", P_TENSOR_OPT, false, false, 3},
    {"bias", "None", P_TENSOR_OPT, false, false, 4},
    {"use_input_stats", "True", P_BOOL, false, false, 0},
    {"momentum", "0.1", P_FLOAT, false, false, 0},
    {"eps", "1e-05", P_FLOAT, false, false, 0},
};
static const op_param params_native_group_norm[] = {
    {"input", NULL, P_TENSOR, false, false, 0},
    {"weight", NULL, P_TENSOR_OPT, false, false, 1},
    {"bias", NULL, P_TENSOR_OPT, false, false, 2},
    {"N", NULL, P_INT, false, false, AT(native_group_norm, N)},
    {"C", NULL, P_INT, false, false, AT(native_group_norm, C)},
    {"HxW", NULL, P_INT, false, false, AT(native_group_norm, HxW)},
    {"group", NULL, P_INT, false, false, AT(native_group_norm, group)},
    {"eps", NULL, P_FLOAT, false, false, AT(native_group_norm, eps)},
};
static const op_param params_native_group_norm_backward[] = {
    {"grad_out", NULL, P_TENSOR, false, false, 0},
    {"input", NULL, P_TENSOR, false, false, 1},
    {"mean", NULL, P_TENSOR, false, false, 2},
    {"rstd", NULL, P_TENSOR, false, false, 3},
    {"weight", NULL, P_TENSOR_OPT, false, false, 4},
    {"N", NULL, P_INT, false, false, AT(native_group_norm_backward, N)},
    {"C", NULL, P_INT, false, false, AT(native_group_norm_backward, C)},
    {"HxW", NULL, P_INT, false, false, AT(native_group_norm_backward, HxW)},
    {"group", NULL, P_INT, false, false, AT(native_group_norm_backward, group)},
    {"need_input", NULL, P_BOOL, false, false, AT(native_group_norm_backward, need_input)},
    {"need_weight", NULL, P_BOOL, false, false, AT(native_group_norm_backward, need_weight)},
    {"need_bias", NULL, P_BOOL, false, false, AT(native_group_norm_backward, need_bias)},
};
static const op_param params_group_norm[] = {
    {"input", NULL, P_TENSOR, false, false, 0},
    {"num_groups", NULL, P_INT, false, false, 0},
    {"weight", "None", P_TENSOR_OPT, false, false, 1},
    {"bias", "None", P_TENSOR_OPT, false, false, 2},
    {"eps", "1e-05", P_FLOAT, false, false, 0},
};
static const op_param params__fused_rms_norm[] = {
    {"input", NULL, P_TENSOR, false, false, 0},
    {"normalized_shape", NULL, P_INTS, false, false, AT(_fused_rms_norm, normalized_shape)},
    {"weight", NULL, P_TENSOR_OPT, false, false, 1},
    {"eps", NULL, P_FLOAT_OPT, false, false, AT(_fused_rms_norm, eps)},
};
static const op_param params__fused_rms_norm_backward[] = {
    {"grad_out", NULL, P_TENSOR, false, false, 0},
    {"input", NULL, P_TENSOR, false, false, 1},
    {"normalized_shape", NULL, P_INTS, false, false, AT(_fused_rms_norm_backward, normalized_shape)},
    {"rstd", NULL, P_TENSOR, false, false, 2},
    {"weight", NULL, P_TENSOR_OPT, false, false, 3},
    {"need_input", NULL, P_BOOL, false, false, AT(_fused_rms_norm_backward, need_input)},
    {"need_weight", NULL, P_BOOL, false, false, AT(_fused_rms_norm_backward, need_weight)},
};
static const op_param params_rms_norm[] = {
    {"input", NULL, P_TENSOR, false, false, 0},
    {"normalized_shape", NULL, P_INTS, false, false, 0},
    {"weight", "None", P_TENSOR_OPT, false, false, 1},
    {"eps", "None", P_FLOAT_OPT, false, false, 0},
};
static const op_param params_native_dropout[] = {
    {"input", NULL, P_TENSOR, false, false, 0},
    {"p", NULL, P_FLOAT, false, false, AT(native_dropout, p)},
    {"train", NULL, P_BOOL, false, false, AT(native_dropout, train)},
    {"generator", "None", P_GENERATOR, false, false, AT(native_dropout, generator)},
};
static const op_param params_native_dropout_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"mask", NULL, P_TENSOR, false, false, 1},
    {"scale", NULL, P_FLOAT, false, false, AT(native_dropout_backward, scale)},
};
static const op_param params_dropout[] = {
    {"input", NULL, P_TENSOR, false, false, 0},
    {"p", "0.5", P_FLOAT, false, false, 0},
    {"training", "True", P_BOOL, false, false, 0},
    {"generator", "None", P_GENERATOR, false, false, 0},
};
static const op_param params_feature_dropout[] = {
    {"input", NULL, P_TENSOR, false, false, 0},
    {"p", "0.5", P_FLOAT, false, false, 0},
    {"training", "True", P_BOOL, false, false, 0},
    {"generator", "None", P_GENERATOR, false, false, 0},
};
static const op_param params_embedding[] = {
    {"weight", NULL, P_TENSOR, false, false, 0},
    {"indices", NULL, P_TENSOR, false, false, 1},
    {"padding_idx", "-1", P_INT, false, false, AT(embedding, padding_idx)},
    {"scale_grad_by_freq", "False", P_BOOL, false, false, AT(embedding, scale_grad_by_freq)},
    {"sparse", "False", P_BOOL, false, false, AT(embedding, sparse)},
};
static const op_param params_embedding_dense_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"indices", NULL, P_TENSOR, false, false, 1},
    {"num_weights", NULL, P_INT, false, false, AT(embedding_dense_backward, num_weights)},
    {"padding_idx", NULL, P_INT, false, false, AT(embedding_dense_backward, padding_idx)},
    {"scale_grad_by_freq", NULL, P_BOOL, false, false, AT(embedding_dense_backward, scale_grad_by_freq)},
};
static const op_param params_convolution[] = {
    {"input", NULL, P_TENSOR, false, false, 0},
    {"weight", NULL, P_TENSOR, false, false, 1},
    {"bias", NULL, P_TENSOR_OPT, false, false, 2},
    {"stride", NULL, P_INTS, false, false, AT(convolution, stride)},
    {"padding", NULL, P_INTS, false, false, AT(convolution, padding)},
    {"dilation", NULL, P_INTS, false, false, AT(convolution, dilation)},
    {"transposed", NULL, P_BOOL, false, false, AT(convolution, transposed)},
    {"output_padding", NULL, P_INTS, false, false, AT(convolution, output_padding)},
    {"groups", NULL, P_INT, false, false, AT(convolution, groups)},
};
static const op_param params_convolution_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"input", NULL, P_TENSOR, false, false, 1},
    {"weight", NULL, P_TENSOR, false, false, 2},
    {"stride", NULL, P_INTS, false, false, AT(convolution_backward, stride)},
    {"padding", NULL, P_INTS, false, false, AT(convolution_backward, padding)},
    {"dilation", NULL, P_INTS, false, false, AT(convolution_backward, dilation)},
    {"transposed", NULL, P_BOOL, false, false, AT(convolution_backward, transposed)},
    {"output_padding", NULL, P_INTS, false, false, AT(convolution_backward, output_padding)},
    {"groups", NULL, P_INT, false, false, AT(convolution_backward, groups)},
    {"need_input", NULL, P_BOOL, false, false, AT(convolution_backward, need_input)},
    {"need_weight", NULL, P_BOOL, false, false, AT(convolution_backward, need_weight)},
    {"need_bias", NULL, P_BOOL, false, false, AT(convolution_backward, need_bias)},
};
static const op_param params_conv1d[] = {
    {"input", NULL, P_TENSOR, false, false, 0},
    {"weight", NULL, P_TENSOR, false, false, 1},
    {"bias", "None", P_TENSOR_OPT, false, false, 2},
    {"stride", "1", P_INTS, false, false, 0},
    {"padding", "0", P_INTS, false, false, 0},
    {"dilation", "1", P_INTS, false, false, 0},
    {"groups", "1", P_INT, false, false, 0},
};
static const op_param params_conv2d[] = {
    {"input", NULL, P_TENSOR, false, false, 0},
    {"weight", NULL, P_TENSOR, false, false, 1},
    {"bias", "None", P_TENSOR_OPT, false, false, 2},
    {"stride", "1", P_INTS, false, false, 0},
    {"padding", "0", P_INTS, false, false, 0},
    {"dilation", "1", P_INTS, false, false, 0},
    {"groups", "1", P_INT, false, false, 0},
};
static const op_param params_conv1d_padding[] = {
    {"input", NULL, P_TENSOR, false, false, 0},
    {"weight", NULL, P_TENSOR, false, false, 1},
    {"bias", "None", P_TENSOR_OPT, false, false, 2},
    {"stride", "1", P_INTS, false, false, 0},
    {"padding", "'valid'", P_STR, false, false, 0},
    {"dilation", "1", P_INTS, false, false, 0},
    {"groups", "1", P_INT, false, false, 0},
};
static const op_param params_conv2d_padding[] = {
    {"input", NULL, P_TENSOR, false, false, 0},
    {"weight", NULL, P_TENSOR, false, false, 1},
    {"bias", "None", P_TENSOR_OPT, false, false, 2},
    {"stride", "1", P_INTS, false, false, 0},
    {"padding", "'valid'", P_STR, false, false, 0},
    {"dilation", "1", P_INTS, false, false, 0},
    {"groups", "1", P_INT, false, false, 0},
};
static const op_param params_conv_transpose1d[] = {
    {"input", NULL, P_TENSOR, false, false, 0},
    {"weight", NULL, P_TENSOR, false, false, 1},
    {"bias", "None", P_TENSOR_OPT, false, false, 2},
    {"stride", "1", P_INTS, false, false, 0},
    {"padding", "0", P_INTS, false, false, 0},
    {"output_padding", "0", P_INTS, false, false, 0},
    {"groups", "1", P_INT, false, false, 0},
    {"dilation", "1", P_INTS, false, false, 0},
};
static const op_param params_conv_transpose2d[] = {
    {"input", NULL, P_TENSOR, false, false, 0},
    {"weight", NULL, P_TENSOR, false, false, 1},
    {"bias", "None", P_TENSOR_OPT, false, false, 2},
    {"stride", "1", P_INTS, false, false, 0},
    {"padding", "0", P_INTS, false, false, 0},
    {"output_padding", "0", P_INTS, false, false, 0},
    {"groups", "1", P_INT, false, false, 0},
    {"dilation", "1", P_INTS, false, false, 0},
};
static const op_param params_max_pool2d_with_indices[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"kernel_size", NULL, P_INTS, false, false, AT(max_pool2d_with_indices, kernel_size)},
    {"stride", "[]", P_INTS, false, false, AT(max_pool2d_with_indices, stride)},
    {"padding", "0", P_INTS, false, false, AT(max_pool2d_with_indices, padding)},
    {"dilation", "1", P_INTS, false, false, AT(max_pool2d_with_indices, dilation)},
    {"ceil_mode", "False", P_BOOL, false, false, AT(max_pool2d_with_indices, ceil_mode)},
};
static const op_param params_max_pool2d_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"indices", NULL, P_TENSOR, false, false, 1},
    {"height", NULL, P_INT, false, false, AT(max_pool2d_backward, height)},
    {"width", NULL, P_INT, false, false, AT(max_pool2d_backward, width)},
    {"kernel_size", NULL, P_INTS, false, false, AT(max_pool2d_backward, kernel_size)},
    {"stride", NULL, P_INTS, false, false, AT(max_pool2d_backward, stride)},
    {"padding", NULL, P_INTS, false, false, AT(max_pool2d_backward, padding)},
    {"dilation", NULL, P_INTS, false, false, AT(max_pool2d_backward, dilation)},
};
static const op_param params_max_pool2d[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"kernel_size", NULL, P_INTS, false, false, 0},
    {"stride", "[]", P_INTS, false, false, 0},
    {"padding", "0", P_INTS, false, false, 0},
    {"dilation", "1", P_INTS, false, false, 0},
    {"ceil_mode", "False", P_BOOL, false, false, 0},
};
static const op_param params_max_pool1d[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"kernel_size", NULL, P_INTS, false, false, 0},
    {"stride", "[]", P_INTS, false, false, 0},
    {"padding", "0", P_INTS, false, false, 0},
    {"dilation", "1", P_INTS, false, false, 0},
    {"ceil_mode", "False", P_BOOL, false, false, 0},
};
static const op_param params_avg_pool2d[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"kernel_size", NULL, P_INTS, false, false, AT(avg_pool2d, kernel_size)},
    {"stride", "[]", P_INTS, false, false, AT(avg_pool2d, stride)},
    {"padding", "0", P_INTS, false, false, AT(avg_pool2d, padding)},
    {"ceil_mode", "False", P_BOOL, false, false, AT(avg_pool2d, ceil_mode)},
    {"count_include_pad", "True", P_BOOL, false, false, AT(avg_pool2d, count_include_pad)},
    {"divisor_override", "None", P_INT_OPT, false, false, AT(avg_pool2d, divisor_override)},
};
static const op_param params_avg_pool2d_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"height", NULL, P_INT, false, false, AT(avg_pool2d_backward, height)},
    {"width", NULL, P_INT, false, false, AT(avg_pool2d_backward, width)},
    {"kernel_size", NULL, P_INTS, false, false, AT(avg_pool2d_backward, kernel_size)},
    {"stride", NULL, P_INTS, false, false, AT(avg_pool2d_backward, stride)},
    {"padding", NULL, P_INTS, false, false, AT(avg_pool2d_backward, padding)},
    {"ceil_mode", NULL, P_BOOL, false, false, AT(avg_pool2d_backward, ceil_mode)},
    {"count_include_pad", NULL, P_BOOL, false, false, AT(avg_pool2d_backward, count_include_pad)},
    {"divisor_override", NULL, P_INT_OPT, false, false, AT(avg_pool2d_backward, divisor_override)},
};
static const op_param params_avg_pool1d[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"kernel_size", NULL, P_INTS, false, false, 0},
    {"stride", "[]", P_INTS, false, false, 0},
    {"padding", "0", P_INTS, false, false, 0},
    {"ceil_mode", "False", P_BOOL, false, false, 0},
    {"count_include_pad", "True", P_BOOL, false, false, 0},
};
static const op_param params_adaptive_avg_pool2d[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"output_size", NULL, P_INTS, false, false, AT(adaptive_avg_pool2d, output_size)},
};
static const op_param params_adaptive_avg_pool2d_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"height", NULL, P_INT, false, false, AT(adaptive_avg_pool2d_backward, height)},
    {"width", NULL, P_INT, false, false, AT(adaptive_avg_pool2d_backward, width)},
};
static const op_param params_adaptive_avg_pool1d[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"output_size", NULL, P_INTS, false, false, 0},
};
static const op_param params_adaptive_max_pool2d[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"output_size", NULL, P_INTS, false, false, AT(adaptive_max_pool2d, output_size)},
};
static const op_param params_nll_loss_forward[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"target", NULL, P_TENSOR, false, false, 1},
    {"weight", NULL, P_TENSOR_OPT, false, false, 2},
    {"reduction", NULL, P_INT, false, false, AT(nll_loss_forward, reduction)},
    {"ignore_index", NULL, P_INT, false, false, AT(nll_loss_forward, ignore_index)},
};
static const op_param params_nll_loss_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"target", NULL, P_TENSOR, false, false, 1},
    {"weight", NULL, P_TENSOR_OPT, false, false, 2},
    {"reduction", NULL, P_INT, false, false, AT(nll_loss_backward, reduction)},
    {"ignore_index", NULL, P_INT, false, false, AT(nll_loss_backward, ignore_index)},
    {"total_weight", NULL, P_TENSOR, false, false, 3},
    {"size", NULL, P_INTS, false, false, AT(nll_loss_backward, size)},
};
static const op_param params_nll_loss[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"target", NULL, P_TENSOR, false, false, 1},
    {"weight", "None", P_TENSOR_OPT, false, true, 2},
    {"ignore_index", "-100", P_INT, false, true, 0},
    {"reduction", "'mean'", P_STR, false, true, 0},
};
static const op_param params_cross_entropy[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"target", NULL, P_TENSOR, false, false, 1},
    {"weight", "None", P_TENSOR_OPT, false, true, 2},
    {"ignore_index", "-100", P_INT, false, true, 0},
    {"reduction", "'mean'", P_STR, false, true, 0},
    {"label_smoothing", "0.0", P_FLOAT, false, true, 0},
};
static const op_param params_fused_cross_entropy[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"target", NULL, P_TENSOR, false, false, 1},
    {"reduction", NULL, P_INT, false, false, AT(fused_cross_entropy, reduction)},
    {"ignore_index", NULL, P_INT, false, false, AT(fused_cross_entropy, ignore_index)},
};
static const op_param params_fused_cross_entropy_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"self", NULL, P_TENSOR, false, false, 1},
    {"target", NULL, P_TENSOR, false, false, 2},
    {"logsumexp", NULL, P_TENSOR, false, false, 3},
    {"total", NULL, P_TENSOR, false, false, 4},
    {"reduction", NULL, P_INT, false, false, AT(fused_cross_entropy_backward, reduction)},
    {"ignore_index", NULL, P_INT, false, false, AT(fused_cross_entropy_backward, ignore_index)},
};
static const op_param params_binary_cross_entropy_each[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"target", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_binary_cross_entropy[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"target", NULL, P_TENSOR, false, false, 1},
    {"weight", "None", P_TENSOR_OPT, false, true, 2},
    {"reduction", "'mean'", P_STR, false, true, 0},
};
static const op_param params_binary_cross_entropy_with_logits[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"target", NULL, P_TENSOR, false, false, 1},
    {"weight", "None", P_TENSOR_OPT, false, true, 2},
    {"reduction", "'mean'", P_STR, false, true, 0},
    {"pos_weight", "None", P_TENSOR_OPT, false, true, 3},
};
static const op_param params_mse_loss[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"target", NULL, P_TENSOR, false, false, 1},
    {"reduction", "'mean'", P_STR, false, true, 0},
};
static const op_param params_l1_loss[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"target", NULL, P_TENSOR, false, false, 1},
    {"reduction", "'mean'", P_STR, false, true, 0},
};
static const op_param params_smooth_l1_loss[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"target", NULL, P_TENSOR, false, false, 1},
    {"reduction", "'mean'", P_STR, false, true, 0},
    {"beta", "1.0", P_FLOAT, false, true, 0},
};
static const op_param params_huber_loss[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"target", NULL, P_TENSOR, false, false, 1},
    {"reduction", "'mean'", P_STR, false, true, 0},
    {"delta", "1.0", P_FLOAT, false, true, 0},
};
static const op_param params_kl_div[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"target", NULL, P_TENSOR, false, false, 1},
    {"reduction", "'mean'", P_STR, false, true, 0},
    {"log_target", "False", P_BOOL, false, true, 0},
};
static const op_param params_one_hot[] = {
    {"self", NULL, P_TENSOR, false, false, 0},
    {"num_classes", "-1", P_INT, false, false, 0},
};
static const op_param params_scaled_dot_product_attention[] = {
    {"query", NULL, P_TENSOR, false, false, 0},
    {"key", NULL, P_TENSOR, false, false, 1},
    {"value", NULL, P_TENSOR, false, false, 2},
    {"attn_mask", "None", P_TENSOR_OPT, false, false, 3},
    {"dropout_p", "0.0", P_FLOAT, false, false, 0},
    {"is_causal", "False", P_BOOL, false, false, 0},
    {"scale", "None", P_FLOAT_OPT, false, true, 0},
    {"enable_gqa", "False", P_BOOL, false, true, 0},
};
static const op_param params_fused_attention[] = {
    {"query", NULL, P_TENSOR, false, false, 0},
    {"key", NULL, P_TENSOR, false, false, 1},
    {"value", NULL, P_TENSOR, false, false, 2},
    {"is_causal", NULL, P_BOOL, false, false, AT(fused_attention, is_causal)},
    {"scale", NULL, P_FLOAT, false, false, AT(fused_attention, scale)},
    {"bias", "None", P_TENSOR_OPT, false, false, 3},
    {"drawn", "None", P_TENSOR_OPT, false, false, 4},
    {"dropout_p", "0.0", P_FLOAT, false, false, AT(fused_attention, dropout_p)},
};
static const op_param params_fused_attention_backward[] = {
    {"grad_output", NULL, P_TENSOR, false, false, 0},
    {"query", NULL, P_TENSOR, false, false, 1},
    {"key", NULL, P_TENSOR, false, false, 2},
    {"value", NULL, P_TENSOR, false, false, 3},
    {"output", NULL, P_TENSOR, false, false, 4},
    {"logsumexp", NULL, P_TENSOR, false, false, 5},
    {"is_causal", NULL, P_BOOL, false, false, AT(fused_attention_backward, is_causal)},
    {"scale", NULL, P_FLOAT, false, false, AT(fused_attention_backward, scale)},
    {"bias", "None", P_TENSOR_OPT, false, false, 6},
    {"drawn", "None", P_TENSOR_OPT, false, false, 7},
    {"dropout_p", "0.0", P_FLOAT, false, false, AT(fused_attention_backward, dropout_p)},
};
static const op_param params_attention_draw_[] = {
    {"self", NULL, P_TENSOR, true, false, 0},
    {"count", NULL, P_INT, false, false, AT(attention_draw_, count)},
    {"generator", "None", P_GENERATOR, false, false, AT(attention_draw_, generator)},
};
static const op_param params__fused_sgd_[] = {
    {"self", NULL, P_TENSORS, true, false, 0},
    {"grads", NULL, P_TENSORS, true, false, 1},
    {"momentum_buffer_list", NULL, P_TENSORS, true, false, 2},
    {"weight_decay", NULL, P_FLOAT, false, false, AT(_fused_sgd_, weight_decay)},
    {"momentum", NULL, P_FLOAT, false, false, AT(_fused_sgd_, momentum)},
    {"lr", NULL, P_FLOAT, false, false, AT(_fused_sgd_, lr)},
    {"dampening", NULL, P_FLOAT, false, false, AT(_fused_sgd_, dampening)},
    {"nesterov", NULL, P_BOOL, false, false, AT(_fused_sgd_, nesterov)},
    {"maximize", NULL, P_BOOL, false, false, AT(_fused_sgd_, maximize)},
    {"is_first_step", NULL, P_BOOL, false, false, AT(_fused_sgd_, is_first_step)},
    {"lr_tensor", "None", P_TENSOR_OPT, false, false, 3},
    {"grad_scale", "None", P_TENSOR_OPT, false, false, 4},
    {"found_inf", "None", P_TENSOR_OPT, false, false, 5},
};
static const op_param params__fused_adam_[] = {
    {"self", NULL, P_TENSORS, true, false, 0},
    {"grads", NULL, P_TENSORS, true, false, 1},
    {"exp_avgs", NULL, P_TENSORS, true, false, 2},
    {"exp_avg_sqs", NULL, P_TENSORS, true, false, 3},
    {"max_exp_avg_sqs", NULL, P_TENSORS, true, false, 4},
    {"state_steps", NULL, P_TENSORS, true, false, 5},
    {"lr", NULL, P_FLOAT, false, false, AT(_fused_adam_, lr)},
    {"beta1", NULL, P_FLOAT, false, false, AT(_fused_adam_, beta1)},
    {"beta2", NULL, P_FLOAT, false, false, AT(_fused_adam_, beta2)},
    {"weight_decay", NULL, P_FLOAT, false, false, AT(_fused_adam_, weight_decay)},
    {"eps", NULL, P_FLOAT, false, false, AT(_fused_adam_, eps)},
    {"amsgrad", NULL, P_BOOL, false, false, AT(_fused_adam_, amsgrad)},
    {"maximize", NULL, P_BOOL, false, false, AT(_fused_adam_, maximize)},
    {"lr_tensor", "None", P_TENSOR_OPT, false, false, 6},
    {"grad_scale", "None", P_TENSOR_OPT, false, false, 7},
    {"found_inf", "None", P_TENSOR_OPT, false, false, 8},
};
static const op_param params__fused_adamw_[] = {
    {"self", NULL, P_TENSORS, true, false, 0},
    {"grads", NULL, P_TENSORS, true, false, 1},
    {"exp_avgs", NULL, P_TENSORS, true, false, 2},
    {"exp_avg_sqs", NULL, P_TENSORS, true, false, 3},
    {"max_exp_avg_sqs", NULL, P_TENSORS, true, false, 4},
    {"state_steps", NULL, P_TENSORS, true, false, 5},
    {"lr", NULL, P_FLOAT, false, false, AT(_fused_adamw_, lr)},
    {"beta1", NULL, P_FLOAT, false, false, AT(_fused_adamw_, beta1)},
    {"beta2", NULL, P_FLOAT, false, false, AT(_fused_adamw_, beta2)},
    {"weight_decay", NULL, P_FLOAT, false, false, AT(_fused_adamw_, weight_decay)},
    {"eps", NULL, P_FLOAT, false, false, AT(_fused_adamw_, eps)},
    {"amsgrad", NULL, P_BOOL, false, false, AT(_fused_adamw_, amsgrad)},
    {"maximize", NULL, P_BOOL, false, false, AT(_fused_adamw_, maximize)},
    {"lr_tensor", "None", P_TENSOR_OPT, false, false, 6},
    {"grad_scale", "None", P_TENSOR_OPT, false, false, 7},
    {"found_inf", "None", P_TENSOR_OPT, false, false, 8},
};
static const op_param params_foreach_norms[] = {
    {"self", NULL, P_TENSORS, false, false, 0},
    {"ord", "2", P_SCALAR, false, false, AT(foreach_norms, ord)},
    {"dtype", "None", P_DTYPE, false, false, AT(foreach_norms, dtype)},
};
static const op_param params_foreach_mul_[] = {
    {"self", NULL, P_TENSORS, true, false, 0},
    {"scale", NULL, P_TENSOR, false, false, 1},
};
static const op_param params_cuda_kernel_launch[] = {
    {"written", NULL, P_TENSORS, true, false, 0},
    {"read", NULL, P_TENSORS, false, false, 1},
    {"arguments", NULL, P_TENSOR, false, false, 2},
    {"kernel", NULL, P_INT, false, false, AT(cuda_kernel_launch, kernel)},
    {"grid", NULL, P_INTS, false, false, AT(cuda_kernel_launch, grid)},
    {"block", NULL, P_INTS, false, false, AT(cuda_kernel_launch, block)},
    {"shared_bytes", NULL, P_INT, false, false, AT(cuda_kernel_launch, shared_bytes)},
    {"cluster", "None", P_INTS_OPT, false, false, AT(cuda_kernel_launch, cluster)},
    {"cooperative", "False", P_BOOL, false, false, AT(cuda_kernel_launch, cooperative)},
    {"device", "None", P_DEVICE, false, true, AT(cuda_kernel_launch, device)},
};

const op_row op_rows[OP_COUNT] = {
    [OP_add] = {"add", "add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
        "self + alpha * other, elementwise.",
        KIND_POINTWISE, CLASS_ARITH, CAST_NONE, 3, 2, 1, sizeof(add_attrs), 15u, SAVE_NONE, 0u, infer_pointwise, backward_add, params_add},
    [OP_sub] = {"sub", "sub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
        "self - alpha * other, elementwise.",
        KIND_POINTWISE, CLASS_NOBOOL, CAST_NONE, 3, 2, 1, sizeof(sub_attrs), 15u, SAVE_NONE, 0u, infer_pointwise, backward_sub, params_sub},
    [OP_rsub] = {"rsub", "rsub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
        "other - alpha * self, elementwise.",
        KIND_POINTWISE, CLASS_NOBOOL, CAST_NONE, 3, 2, 1, sizeof(rsub_attrs), 9u, SAVE_NONE, 0u, infer_pointwise, backward_rsub, params_rsub},
    [OP_mul] = {"mul", "mul(Tensor self, Tensor other) -> Tensor",
        "self * other, elementwise.",
        KIND_POINTWISE, CLASS_ARITH, CAST_NONE, 2, 2, 1, 0, 15u, SAVE_IN0 | SAVE_IN1 | SAVE_WHEN(1, 0) | SAVE_WHEN(0, 1), 0u, infer_pointwise, backward_mul, params_mul},
    [OP_div] = {"div", "div(Tensor self, Tensor other, *, str? rounding_mode=None) -> Tensor",
        "self / other; rounding_mode 'trunc' rounds the quotient toward zero, 'floor' down.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 3, 2, 1, 0, 15u, SAVE_NONE, 0u, NULL, NULL, params_div},
    [OP_true_divide] = {"true_divide", "true_divide(Tensor self, Tensor other) -> Tensor",
        "self / other; integers are divided as floating-point numbers.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_NONE, 2, 2, 1, 0, 15u, SAVE_IN0 | SAVE_IN1 | SAVE_WHEN(1, 0) | SAVE_WHEN(0, 1) | SAVE_WHEN(1, 1), 0u, infer_pointwise, backward_true_divide, params_true_divide},
    [OP_div_trunc] = {"div_trunc", "div_trunc(Tensor self, Tensor other) -> Tensor",
        "The quotient rounded toward zero.",
        KIND_POINTWISE, CLASS_NOBOOL, CAST_NONE, 2, 2, 1, 0, 31u, SAVE_NONE, 0u, infer_pointwise, backward_div_trunc, params_div_trunc},
    [OP_floor_divide] = {"floor_divide", "floor_divide(Tensor self, Tensor other) -> Tensor",
        "The quotient rounded down.",
        KIND_POINTWISE, CLASS_NOBOOL, CAST_NONE, 2, 2, 1, 0, 15u, SAVE_NONE, 0u, infer_pointwise, backward_floor_divide, params_floor_divide},
    [OP_remainder] = {"remainder", "remainder(Tensor self, Tensor other) -> Tensor",
        "Python's modulus: the result has the sign of other.",
        KIND_POINTWISE, CLASS_NOBOOL, CAST_NONE, 2, 2, 1, 0, 527u, SAVE_IN0 | SAVE_IN1 | SAVE_WHEN(0, 1) | SAVE_WHEN(1, 1), 0u, infer_pointwise, backward_remainder, params_remainder},
    [OP_fmod] = {"fmod", "fmod(Tensor self, Tensor other) -> Tensor",
        "C's fmod: the result has the sign of self.",
        KIND_POINTWISE, CLASS_NOBOOL, CAST_NONE, 2, 2, 1, 0, 527u, SAVE_IN0 | SAVE_IN1 | SAVE_WHEN(0, 1) | SAVE_WHEN(1, 1), 0u, infer_pointwise, backward_fmod, params_fmod},
    [OP_pow] = {"pow", "pow(Tensor self, Tensor exponent) -> Tensor",
        "self to the power of exponent.",
        KIND_POINTWISE, CLASS_NOBOOL, CAST_F32, 2, 2, 1, 0, 527u, SAVE_IN0 | SAVE_IN1 | SAVE_OUT0, 0u, infer_pointwise, backward_pow, params_pow},
    [OP_neg] = {"neg", "neg(Tensor self) -> Tensor",
        "-self.",
        KIND_POINTWISE, CLASS_NOBOOL, CAST_NONE, 1, 1, 1, 0, 7u, SAVE_NONE, 0u, infer_pointwise, backward_neg, params_neg},
    [OP_abs] = {"abs", "abs(Tensor self) -> Tensor",
        "The absolute value.",
        KIND_POINTWISE, CLASS_NOBOOL, CAST_NONE, 1, 1, 1, 0, 7u, SAVE_IN0, 0u, infer_pointwise, backward_abs, params_abs},
    [OP_sign] = {"sign", "sign(Tensor self) -> Tensor",
        "-1, 0 or 1; 0 for NaN.",
        KIND_POINTWISE, CLASS_ARITH, CAST_NONE, 1, 1, 1, 0, 7u, SAVE_NONE, 0u, infer_pointwise, backward_sign, params_sign},
    [OP_square] = {"square", "square(Tensor self) -> Tensor",
        "self * self.",
        KIND_POINTWISE, CLASS_ARITH, CAST_NONE, 1, 1, 1, 0, 7u, SAVE_IN0, 0u, infer_pointwise, backward_square, params_square},
    [OP_sqrt] = {"sqrt", "sqrt(Tensor self) -> Tensor",
        "The square root.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_NONE, 1, 1, 1, 0, 7u, SAVE_OUT0, 0u, infer_pointwise, backward_sqrt, params_sqrt},
    [OP_rsqrt] = {"rsqrt", "rsqrt(Tensor self) -> Tensor",
        "1 / sqrt(self).",
        KIND_POINTWISE, CLASS_FLOAT, CAST_F32, 1, 1, 1, 0, 7u, SAVE_OUT0, 0u, infer_pointwise, backward_rsqrt, params_rsqrt},
    [OP_reciprocal] = {"reciprocal", "reciprocal(Tensor self) -> Tensor",
        "1 / self.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_F32, 1, 1, 1, 0, 7u, SAVE_OUT0, 0u, infer_pointwise, backward_reciprocal, params_reciprocal},
    [OP_addcmul] = {"addcmul", "addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor",
        "self + value * tensor1 * tensor2.",
        KIND_POINTWISE, CLASS_ARITH, CAST_PROMOTE, 4, 3, 1, sizeof(addcmul_attrs), 7u, SAVE_IN1 | SAVE_IN2 | SAVE_WHEN(2, 1) | SAVE_WHEN(1, 2), 0u, infer_pointwise, backward_addcmul, params_addcmul},
    [OP_addcdiv] = {"addcdiv", "addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor",
        "self + value * tensor1 / tensor2.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_PROMOTE, 4, 3, 1, sizeof(addcdiv_attrs), 7u, SAVE_IN1 | SAVE_IN2 | SAVE_WHEN(2, 1) | SAVE_WHEN(1, 2) | SAVE_WHEN(2, 2), 0u, infer_pointwise, backward_addcdiv, params_addcdiv},
    [OP_lerp] = {"lerp", "lerp(Tensor self, Tensor end, Tensor weight) -> Tensor",
        "self + weight * (end - self).",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 3, 3, 1, 0, 7u, SAVE_IN0 | SAVE_IN1 | SAVE_IN2 | SAVE_WHEN(2, 0) | SAVE_WHEN(2, 1) | SAVE_WHEN(1, 2) | SAVE_WHEN(0, 2), 0u, infer_pointwise, backward_lerp, params_lerp},
    [OP_lerp_scalar] = {"lerp_scalar", "lerp_scalar(Tensor self, Tensor end, Scalar weight) -> Tensor",
        "lerp with a number as weight.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 3, 2, 1, 0, 7u, SAVE_NONE, 0u, NULL, NULL, params_lerp_scalar},
    [OP_ceil] = {"ceil", "ceil(Tensor self) -> Tensor",
        "Round up.",
        KIND_POINTWISE, CLASS_KEEP, CAST_NONE, 1, 1, 1, 0, 7u, SAVE_NONE, 0u, infer_pointwise, backward_ceil, params_ceil},
    [OP_floor] = {"floor", "floor(Tensor self) -> Tensor",
        "Round down.",
        KIND_POINTWISE, CLASS_KEEP, CAST_NONE, 1, 1, 1, 0, 7u, SAVE_NONE, 0u, infer_pointwise, backward_floor, params_floor},
    [OP_trunc] = {"trunc", "trunc(Tensor self) -> Tensor",
        "Round toward zero.",
        KIND_POINTWISE, CLASS_KEEP, CAST_NONE, 1, 1, 1, 0, 7u, SAVE_NONE, 0u, infer_pointwise, backward_trunc, params_trunc},
    [OP_round] = {"round", "round(Tensor self, *, int decimals=0) -> Tensor",
        "Round to the nearest, ties to even, to a number of decimal places.",
        KIND_POINTWISE, CLASS_KEEP, CAST_NONE, 2, 1, 1, sizeof(round_attrs), 7u, SAVE_NONE, 0u, infer_pointwise, backward_round, params_round},
    [OP_frac] = {"frac", "frac(Tensor self) -> Tensor",
        "The fractional part, with the sign of self.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 1, 1, 1, 0, 7u, SAVE_NONE, 0u, infer_pointwise, backward_frac, params_frac},
    [OP_exp] = {"exp", "exp(Tensor self) -> Tensor",
        "e to the power of self.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_F32, 1, 1, 1, 0, 7u, SAVE_OUT0, 0u, infer_pointwise, backward_exp, params_exp},
    [OP_exp2] = {"exp2", "exp2(Tensor self) -> Tensor",
        "2 to the power of self.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_NONE, 1, 1, 1, 0, 7u, SAVE_OUT0, 0u, infer_pointwise, backward_exp2, params_exp2},
    [OP_expm1] = {"expm1", "expm1(Tensor self) -> Tensor",
        "exp(self) - 1, exact near 0.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_F32, 1, 1, 1, 0, 7u, SAVE_OUT0, 0u, infer_pointwise, backward_expm1, params_expm1},
    [OP_log] = {"log", "log(Tensor self) -> Tensor",
        "The natural logarithm.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_F32, 1, 1, 1, 0, 7u, SAVE_IN0, 0u, infer_pointwise, backward_log, params_log},
    [OP_log2] = {"log2", "log2(Tensor self) -> Tensor",
        "The logarithm to base 2.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_F32, 1, 1, 1, 0, 7u, SAVE_IN0, 0u, infer_pointwise, backward_log2, params_log2},
    [OP_log10] = {"log10", "log10(Tensor self) -> Tensor",
        "The logarithm to base 10.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_F32, 1, 1, 1, 0, 7u, SAVE_IN0, 0u, infer_pointwise, backward_log10, params_log10},
    [OP_log1p] = {"log1p", "log1p(Tensor self) -> Tensor",
        "log(1 + self), exact near 0.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_F32, 1, 1, 1, 0, 7u, SAVE_IN0, 0u, infer_pointwise, backward_log1p, params_log1p},
    [OP_logaddexp] = {"logaddexp", "logaddexp(Tensor self, Tensor other) -> Tensor",
        "log(exp(self) + exp(other)) without overflow.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 2, 2, 1, 0, 5u, SAVE_IN0 | SAVE_IN1 | SAVE_WHEN(0, 0) | SAVE_WHEN(1, 0) | SAVE_WHEN(1, 1) | SAVE_WHEN(0, 1), 0u, infer_pointwise, backward_logaddexp, params_logaddexp},
    [OP_xlogy] = {"xlogy", "xlogy(Tensor self, Tensor other) -> Tensor",
        "self * log(other), 0 where self is 0.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_NONE, 2, 2, 1, 0, 527u, SAVE_IN0 | SAVE_IN1, 0u, infer_pointwise, backward_xlogy, params_xlogy},
    [OP_sin] = {"sin", "sin(Tensor self) -> Tensor",
        "The sine.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_NONE, 1, 1, 1, 0, 7u, SAVE_IN0, 0u, infer_pointwise, backward_sin, params_sin},
    [OP_cos] = {"cos", "cos(Tensor self) -> Tensor",
        "The cosine.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_NONE, 1, 1, 1, 0, 7u, SAVE_IN0, 0u, infer_pointwise, backward_cos, params_cos},
    [OP_tan] = {"tan", "tan(Tensor self) -> Tensor",
        "The tangent.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_F32, 1, 1, 1, 0, 7u, SAVE_OUT0, 0u, infer_pointwise, backward_tan, params_tan},
    [OP_asin] = {"asin", "asin(Tensor self) -> Tensor",
        "The arcsine.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_F32, 1, 1, 1, 0, 7u, SAVE_IN0, 0u, infer_pointwise, backward_asin, params_asin},
    [OP_acos] = {"acos", "acos(Tensor self) -> Tensor",
        "The arccosine.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_F32, 1, 1, 1, 0, 7u, SAVE_IN0, 0u, infer_pointwise, backward_acos, params_acos},
    [OP_atan] = {"atan", "atan(Tensor self) -> Tensor",
        "The arctangent.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_NONE, 1, 1, 1, 0, 7u, SAVE_IN0, 0u, infer_pointwise, backward_atan, params_atan},
    [OP_sinh] = {"sinh", "sinh(Tensor self) -> Tensor",
        "The hyperbolic sine.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_F32, 1, 1, 1, 0, 7u, SAVE_IN0, 0u, infer_pointwise, backward_sinh, params_sinh},
    [OP_cosh] = {"cosh", "cosh(Tensor self) -> Tensor",
        "The hyperbolic cosine.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_F32, 1, 1, 1, 0, 7u, SAVE_IN0, 0u, infer_pointwise, backward_cosh, params_cosh},
    [OP_tanh] = {"tanh", "tanh(Tensor self) -> Tensor",
        "The hyperbolic tangent.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_NONE, 1, 1, 1, 0, 7u, SAVE_OUT0, 0u, infer_pointwise, backward_tanh, params_tanh},
    [OP_asinh] = {"asinh", "asinh(Tensor self) -> Tensor",
        "The inverse hyperbolic sine.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_NONE, 1, 1, 1, 0, 7u, SAVE_IN0, 0u, infer_pointwise, backward_asinh, params_asinh},
    [OP_acosh] = {"acosh", "acosh(Tensor self) -> Tensor",
        "The inverse hyperbolic cosine.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_NONE, 1, 1, 1, 0, 7u, SAVE_IN0, 0u, infer_pointwise, backward_acosh, params_acosh},
    [OP_atanh] = {"atanh", "atanh(Tensor self) -> Tensor",
        "The inverse hyperbolic tangent.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_NONE, 1, 1, 1, 0, 7u, SAVE_IN0, 0u, infer_pointwise, backward_atanh, params_atanh},
    [OP_erf] = {"erf", "erf(Tensor self) -> Tensor",
        "The error function.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_NONE, 1, 1, 1, 0, 7u, SAVE_IN0, 0u, infer_pointwise, backward_erf, params_erf},
    [OP_erfc] = {"erfc", "erfc(Tensor self) -> Tensor",
        "1 - erf(self), exact for large self.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_NONE, 1, 1, 1, 0, 7u, SAVE_IN0, 0u, infer_pointwise, backward_erfc, params_erfc},
    [OP_erfinv] = {"erfinv", "erfinv(Tensor self) -> Tensor",
        "The inverse of the error function.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_F32, 1, 1, 1, 0, 7u, SAVE_OUT0, 0u, infer_pointwise, backward_erfinv, params_erfinv},
    [OP_atan2] = {"atan2", "atan2(Tensor self, Tensor other) -> Tensor",
        "The angle of the point (other, self).",
        KIND_POINTWISE, CLASS_FLOAT, CAST_PROMOTE, 2, 2, 1, 0, 519u, SAVE_IN0 | SAVE_IN1, 0u, infer_pointwise, backward_atan2, params_atan2},
    [OP_hypot] = {"hypot", "hypot(Tensor self, Tensor other) -> Tensor",
        "sqrt(self^2 + other^2) without overflow.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 2, 2, 1, 0, 519u, SAVE_IN0 | SAVE_IN1 | SAVE_OUT0 | SAVE_WHEN(0, 0) | SAVE_WHEN(1, 1), 0u, infer_pointwise, backward_hypot, params_hypot},
    [OP_maximum] = {"maximum", "maximum(Tensor self, Tensor other) -> Tensor",
        "The larger one; NaN if either is.",
        KIND_POINTWISE, CLASS_ARITH, CAST_NONE, 2, 2, 1, 0, 5u, SAVE_IN0 | SAVE_IN1, 0u, infer_pointwise, backward_maximum, params_maximum},
    [OP_minimum] = {"minimum", "minimum(Tensor self, Tensor other) -> Tensor",
        "The smaller one; NaN if either is.",
        KIND_POINTWISE, CLASS_ARITH, CAST_NONE, 2, 2, 1, 0, 5u, SAVE_IN0 | SAVE_IN1, 0u, infer_pointwise, backward_minimum, params_minimum},
    [OP_fmax] = {"fmax", "fmax(Tensor self, Tensor other) -> Tensor",
        "The larger one; NaN only if both are.",
        KIND_POINTWISE, CLASS_ARITH, CAST_NONE, 2, 2, 1, 0, 5u, SAVE_IN0 | SAVE_IN1, 0u, infer_pointwise, backward_fmax, params_fmax},
    [OP_fmin] = {"fmin", "fmin(Tensor self, Tensor other) -> Tensor",
        "The smaller one; NaN only if both are.",
        KIND_POINTWISE, CLASS_ARITH, CAST_NONE, 2, 2, 1, 0, 5u, SAVE_IN0 | SAVE_IN1, 0u, infer_pointwise, backward_fmin, params_fmin},
    [OP_copysign] = {"copysign", "copysign(Tensor self, Tensor other) -> Tensor",
        "The magnitude of self with the sign of other.",
        KIND_POINTWISE, CLASS_FLOAT, CAST_NONE, 2, 2, 1, 0, 15u, SAVE_IN0 | SAVE_OUT0 | SAVE_WHEN(0, 0), 0u, infer_pointwise, backward_copysign, params_copysign},
    [OP_clamp] = {"clamp", "clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor",
        "Limit to [min, max]; either may be left out.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 3, 1, 1, 0, 7u, SAVE_NONE, 0u, NULL, NULL, params_clamp},
    [OP_clamp_tensor] = {"clamp_tensor", "clamp_tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor",
        "clamp with tensors as bounds.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 3, 3, 1, 0, 7u, SAVE_NONE, 0u, NULL, NULL, params_clamp_tensor},
    [OP_clamp_min] = {"clamp_min", "clamp_min(Tensor self, Tensor min) -> Tensor",
        "Raise what is below min.",
        KIND_POINTWISE, CLASS_ARITH, CAST_NONE, 2, 2, 1, 0, 15u, SAVE_IN0 | SAVE_IN1, 0u, infer_pointwise, backward_clamp_min, params_clamp_min},
    [OP_clamp_max] = {"clamp_max", "clamp_max(Tensor self, Tensor max) -> Tensor",
        "Lower what is above max.",
        KIND_POINTWISE, CLASS_ARITH, CAST_NONE, 2, 2, 1, 0, 15u, SAVE_IN0 | SAVE_IN1, 0u, infer_pointwise, backward_clamp_max, params_clamp_max},
    [OP_clamp_between] = {"clamp_between", "clamp_between(Tensor self, Tensor min, Tensor max) -> Tensor",
        "Both bounds at once.",
        KIND_POINTWISE, CLASS_ARITH, CAST_NONE, 3, 3, 1, 0, 23u, SAVE_IN0 | SAVE_IN1 | SAVE_IN2, 0u, infer_pointwise, backward_clamp_between, params_clamp_between},
    [OP_where] = {"where", "where(Tensor condition, Tensor self, Tensor other) -> Tensor",
        "self where condition holds, other elsewhere.",
        KIND_POINTWISE, CLASS_WHERE, CAST_NONE, 3, 3, 1, 0, 5u, SAVE_IN0 | SAVE_WHEN(0, 1) | SAVE_WHEN(0, 2), 0u, infer_pointwise, backward_where, params_where},
    [OP_masked_fill] = {"masked_fill", "masked_fill(Tensor self, Tensor mask, Tensor value) -> Tensor",
        "value (a 0-dim tensor) where mask holds, self elsewhere.",
        KIND_POINTWISE, CLASS_ARITH, CAST_NONE, 3, 3, 1, 0, 3u, SAVE_IN1 | SAVE_WHEN(1, 0) | SAVE_WHEN(1, 2), 0u, infer_pointwise, backward_masked_fill, params_masked_fill},
    [OP_masked_fill_scalar] = {"masked_fill_scalar", "masked_fill_scalar(Tensor self, Tensor mask, Scalar value) -> Tensor",
        "masked_fill with a number.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 3, 2, 1, 0, 3u, SAVE_NONE, 0u, NULL, NULL, params_masked_fill_scalar},
    [OP_nan_to_num] = {"nan_to_num", "nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor",
        "Replace NaN by nan (0) and infinities by posinf and neginf (the largest and lowest finite number).",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 4, 1, 1, 0, 7u, SAVE_NONE, 0u, NULL, NULL, params_nan_to_num},
    [OP_nan_to_num_values] = {"nan_to_num_values", "nan_to_num_values(Tensor self, float nan, float posinf, float neginf) -> Tensor",
        "nan_to_num with all replacements given.",
        KIND_POINTWISE, CLASS_KEEP, CAST_NONE, 4, 1, 1, sizeof(nan_to_num_values_attrs), 23u, SAVE_IN0, 0u, infer_pointwise, backward_nan_to_num_values, params_nan_to_num_values},
    [OP_eq] = {"eq", "eq(Tensor self, Tensor other) -> Tensor",
        "Is self equal to other?",
        KIND_POINTWISE, CLASS_COMPARE, CAST_NONE, 2, 2, 1, 0, 655u, SAVE_NONE, 0u, infer_pointwise, backward_eq, params_eq},
    [OP_ne] = {"ne", "ne(Tensor self, Tensor other) -> Tensor",
        "Is self not equal to other?",
        KIND_POINTWISE, CLASS_COMPARE, CAST_NONE, 2, 2, 1, 0, 655u, SAVE_NONE, 0u, infer_pointwise, backward_ne, params_ne},
    [OP_lt] = {"lt", "lt(Tensor self, Tensor other) -> Tensor",
        "Is self less than other?",
        KIND_POINTWISE, CLASS_COMPARE, CAST_NONE, 2, 2, 1, 0, 655u, SAVE_NONE, 0u, infer_pointwise, backward_lt, params_lt},
    [OP_le] = {"le", "le(Tensor self, Tensor other) -> Tensor",
        "Is self less or equal to other?",
        KIND_POINTWISE, CLASS_COMPARE, CAST_NONE, 2, 2, 1, 0, 655u, SAVE_NONE, 0u, infer_pointwise, backward_le, params_le},
    [OP_gt] = {"gt", "gt(Tensor self, Tensor other) -> Tensor",
        "Is self greater than other?",
        KIND_POINTWISE, CLASS_COMPARE, CAST_NONE, 2, 2, 1, 0, 655u, SAVE_NONE, 0u, infer_pointwise, backward_gt, params_gt},
    [OP_ge] = {"ge", "ge(Tensor self, Tensor other) -> Tensor",
        "Is self greater or equal to other?",
        KIND_POINTWISE, CLASS_COMPARE, CAST_NONE, 2, 2, 1, 0, 655u, SAVE_NONE, 0u, infer_pointwise, backward_ge, params_ge},
    [OP_logical_and] = {"logical_and", "logical_and(Tensor self, Tensor other) -> Tensor",
        "Logical and: what is not 0 counts as true.",
        KIND_POINTWISE, CLASS_LOGICAL, CAST_NONE, 2, 2, 1, 0, 135u, SAVE_NONE, 0u, infer_pointwise, NULL, params_logical_and},
    [OP_logical_or] = {"logical_or", "logical_or(Tensor self, Tensor other) -> Tensor",
        "Logical or: what is not 0 counts as true.",
        KIND_POINTWISE, CLASS_LOGICAL, CAST_NONE, 2, 2, 1, 0, 135u, SAVE_NONE, 0u, infer_pointwise, NULL, params_logical_or},
    [OP_logical_xor] = {"logical_xor", "logical_xor(Tensor self, Tensor other) -> Tensor",
        "Logical exclusive or: what is not 0 counts as true.",
        KIND_POINTWISE, CLASS_LOGICAL, CAST_NONE, 2, 2, 1, 0, 135u, SAVE_NONE, 0u, infer_pointwise, NULL, params_logical_xor},
    [OP_logical_not] = {"logical_not", "logical_not(Tensor self) -> Tensor",
        "Is self 0?",
        KIND_POINTWISE, CLASS_LOGICAL, CAST_NONE, 1, 1, 1, 0, 135u, SAVE_NONE, 0u, infer_pointwise, NULL, params_logical_not},
    [OP_isnan] = {"isnan", "isnan(Tensor self) -> Tensor",
        "Is self NaN?",
        KIND_POINTWISE, CLASS_COMPARE, CAST_NONE, 1, 1, 1, 0, 129u, SAVE_NONE, 0u, infer_pointwise, NULL, params_isnan},
    [OP_isinf] = {"isinf", "isinf(Tensor self) -> Tensor",
        "Is self infinite?",
        KIND_POINTWISE, CLASS_COMPARE, CAST_NONE, 1, 1, 1, 0, 129u, SAVE_NONE, 0u, infer_pointwise, NULL, params_isinf},
    [OP_isfinite] = {"isfinite", "isfinite(Tensor self) -> Tensor",
        "Is self neither NaN nor infinite?",
        KIND_POINTWISE, CLASS_COMPARE, CAST_NONE, 1, 1, 1, 0, 129u, SAVE_NONE, 0u, infer_pointwise, NULL, params_isfinite},
    [OP_signbit] = {"signbit", "signbit(Tensor self) -> Tensor",
        "Is the sign bit set? True for -0.0.",
        KIND_POINTWISE, CLASS_COMPARE, CAST_NONE, 1, 1, 1, 0, 133u, SAVE_NONE, 0u, infer_pointwise, NULL, params_signbit},
    [OP_bitwise_and] = {"bitwise_and", "bitwise_and(Tensor self, Tensor other) -> Tensor",
        "Bitwise and.",
        KIND_POINTWISE, CLASS_INTBOOL, CAST_NONE, 2, 2, 1, 0, 143u, SAVE_NONE, 0u, infer_pointwise, NULL, params_bitwise_and},
    [OP_bitwise_or] = {"bitwise_or", "bitwise_or(Tensor self, Tensor other) -> Tensor",
        "Bitwise or.",
        KIND_POINTWISE, CLASS_INTBOOL, CAST_NONE, 2, 2, 1, 0, 143u, SAVE_NONE, 0u, infer_pointwise, NULL, params_bitwise_or},
    [OP_bitwise_xor] = {"bitwise_xor", "bitwise_xor(Tensor self, Tensor other) -> Tensor",
        "Bitwise exclusive or.",
        KIND_POINTWISE, CLASS_INTBOOL, CAST_NONE, 2, 2, 1, 0, 143u, SAVE_NONE, 0u, infer_pointwise, NULL, params_bitwise_xor},
    [OP_bitwise_not] = {"bitwise_not", "bitwise_not(Tensor self) -> Tensor",
        "Bitwise not; logical not of bool.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 1, 1, 1, 0, 135u, SAVE_NONE, 0u, NULL, NULL, params_bitwise_not},
    [OP_bitwise_not_int] = {"bitwise_not_int", "bitwise_not_int(Tensor self) -> Tensor",
        "Bitwise not of integers.",
        KIND_POINTWISE, CLASS_INT, CAST_NONE, 1, 1, 1, 0, 151u, SAVE_NONE, 0u, infer_pointwise, NULL, params_bitwise_not_int},
    [OP_bitwise_left_shift] = {"bitwise_left_shift", "bitwise_left_shift(Tensor self, Tensor other) -> Tensor",
        "self shifted left by other bits.",
        KIND_POINTWISE, CLASS_INT, CAST_NONE, 2, 2, 1, 0, 143u, SAVE_NONE, 0u, infer_pointwise, NULL, params_bitwise_left_shift},
    [OP_bitwise_right_shift] = {"bitwise_right_shift", "bitwise_right_shift(Tensor self, Tensor other) -> Tensor",
        "self shifted right by other bits, keeping the sign.",
        KIND_POINTWISE, CLASS_INT, CAST_NONE, 2, 2, 1, 0, 143u, SAVE_NONE, 0u, infer_pointwise, NULL, params_bitwise_right_shift},
    [OP_sigmoid] = {"sigmoid", "sigmoid(Tensor self) -> Tensor",
        "1 / (1 + exp(-self)).",
        KIND_POINTWISE, CLASS_FLOAT, CAST_NONE, 1, 1, 1, 0, 7u, SAVE_OUT0, 0u, infer_pointwise, backward_sigmoid, params_sigmoid},
    [OP_logit] = {"logit", "logit(Tensor self, float? eps=None) -> Tensor",
        "log(self / (1 - self)); eps limits self to [eps, 1 - eps].",
        KIND_POINTWISE, CLASS_FLOAT, CAST_NONE, 2, 1, 1, sizeof(logit_attrs), 7u, SAVE_IN0, 0u, infer_pointwise, backward_logit, params_logit},
    [OP_relu] = {"relu", "relu(Tensor self) -> Tensor",
        "max(self, 0).",
        KIND_POINTWISE, CLASS_NOBOOL, CAST_NONE, 1, 1, 1, 0, 3u, SAVE_OUT0, 0u, infer_pointwise, backward_relu, params_relu},
    [OP_relu6] = {"relu6", "relu6(Tensor self) -> Tensor",
        "min(max(self, 0), 6).",
        KIND_POINTWISE, CLASS_NOBOOL, CAST_NONE, 1, 1, 1, 0, 3u, SAVE_IN0, 0u, infer_pointwise, backward_relu6, params_relu6},
    [OP_leaky_relu] = {"leaky_relu", "leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor",
        "self where positive, negative_slope * self elsewhere.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 2, 1, 1, sizeof(leaky_relu_attrs), 7u, SAVE_IN0, 0u, infer_pointwise, backward_leaky_relu, params_leaky_relu},
    [OP_elu] = {"elu", "elu(Tensor self, Scalar alpha=1) -> Tensor",
        "self where positive, alpha * (exp(self) - 1) elsewhere.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 2, 1, 1, sizeof(elu_attrs), 7u, SAVE_IN0, 0u, infer_pointwise, backward_elu, params_elu},
    [OP_selu] = {"selu", "selu(Tensor self) -> Tensor",
        "elu scaled so that activations keep mean 0 and variance 1.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 1, 1, 1, 0, 3u, SAVE_IN0, 0u, infer_pointwise, backward_selu, params_selu},
    [OP_celu] = {"celu", "celu(Tensor self, Scalar alpha=1) -> Tensor",
        "self where positive, alpha * (exp(self / alpha) - 1) elsewhere.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 2, 1, 1, sizeof(celu_attrs), 3u, SAVE_IN0, 0u, infer_pointwise, backward_celu, params_celu},
    [OP_gelu] = {"gelu", "gelu(Tensor self, *, str approximate='none') -> Tensor",
        "self times the normal distribution function; approximate 'tanh' is the older formula.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 2, 1, 1, 0, 5u, SAVE_NONE, 0u, NULL, NULL, params_gelu},
    [OP_gelu_erf] = {"gelu_erf", "gelu_erf(Tensor self) -> Tensor",
        "gelu by the error function.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 1, 1, 1, 0, 21u, SAVE_IN0, 0u, infer_pointwise, backward_gelu_erf, params_gelu_erf},
    [OP_gelu_tanh] = {"gelu_tanh", "gelu_tanh(Tensor self) -> Tensor",
        "gelu by the tanh approximation.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 1, 1, 1, 0, 21u, SAVE_IN0, 0u, infer_pointwise, backward_gelu_tanh, params_gelu_tanh},
    [OP_silu] = {"silu", "silu(Tensor self) -> Tensor",
        "self * sigmoid(self).",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 1, 1, 1, 0, 7u, SAVE_IN0, 0u, infer_pointwise, backward_silu, params_silu},
    [OP_mish] = {"mish", "mish(Tensor self) -> Tensor",
        "self * tanh(softplus(self)).",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 1, 1, 1, 0, 7u, SAVE_IN0, 0u, infer_pointwise, backward_mish, params_mish},
    [OP_softplus] = {"softplus", "softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor",
        "log(1 + exp(beta * self)) / beta; self itself above the threshold.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_F32, 3, 1, 1, sizeof(softplus_attrs), 5u, SAVE_IN0, 0u, infer_pointwise, backward_softplus, params_softplus},
    [OP_softsign] = {"softsign", "softsign(Tensor self) -> Tensor",
        "self / (1 + |self|).",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 1, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_softsign},
    [OP_softsign_float] = {"softsign_float", "softsign_float(Tensor self) -> Tensor",
        "softsign of floating dtypes.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 1, 1, 1, 0, 17u, SAVE_IN0, 0u, infer_pointwise, backward_softsign_float, params_softsign_float},
    [OP_hardtanh] = {"hardtanh", "hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor",
        "Limit to [min_val, max_val].",
        KIND_POINTWISE, CLASS_NOBOOL, CAST_NONE, 3, 1, 1, sizeof(hardtanh_attrs), 7u, SAVE_IN0, 0u, infer_pointwise, backward_hardtanh, params_hardtanh},
    [OP_hardsigmoid] = {"hardsigmoid", "hardsigmoid(Tensor self) -> Tensor",
        "relu6(self + 3) / 6.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 1, 1, 1, 0, 7u, SAVE_IN0, 0u, infer_pointwise, backward_hardsigmoid, params_hardsigmoid},
    [OP_hardswish] = {"hardswish", "hardswish(Tensor self) -> Tensor",
        "self * relu6(self + 3) / 6.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 1, 1, 1, 0, 7u, SAVE_IN0, 0u, infer_pointwise, backward_hardswish, params_hardswish},
    [OP_hardshrink] = {"hardshrink", "hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor",
        "0 within [-lambd, lambd], self elsewhere.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 2, 1, 1, sizeof(hardshrink_attrs), 517u, SAVE_IN0, 0u, infer_pointwise, backward_hardshrink, params_hardshrink},
    [OP_softshrink] = {"softshrink", "softshrink(Tensor self, Scalar lambd=0.5) -> Tensor",
        "self moved toward 0 by lambd, 0 within [-lambd, lambd].",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 2, 1, 1, sizeof(softshrink_attrs), 517u, SAVE_IN0, 0u, infer_pointwise, backward_softshrink, params_softshrink},
    [OP_tanhshrink] = {"tanhshrink", "tanhshrink(Tensor self) -> Tensor",
        "self - tanh(self).",
        KIND_POINTWISE, CLASS_FLOAT, CAST_NONE, 1, 1, 1, 0, 1u, SAVE_IN0, 0u, infer_pointwise, backward_tanhshrink, params_tanhshrink},
    [OP_threshold] = {"threshold", "threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor",
        "self where above the threshold, value elsewhere.",
        KIND_POINTWISE, CLASS_NOBOOL, CAST_NONE, 3, 1, 1, sizeof(threshold_attrs), 519u, SAVE_IN0, 0u, infer_pointwise, backward_threshold, params_threshold},
    [OP_logsigmoid] = {"logsigmoid", "logsigmoid(Tensor self) -> Tensor",
        "log(sigmoid(self)).",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 1, 1, 1, 0, 5u, SAVE_IN0, 0u, infer_pointwise, backward_logsigmoid, params_logsigmoid},
    [OP_sigmoid_backward] = {"sigmoid_backward", "sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor",
        "Gradient of sigmoid from its output.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 2, 2, 1, 0, 17u, SAVE_IN0 | SAVE_IN1 | SAVE_WHEN(1, 0) | SAVE_WHEN(0, 1) | SAVE_WHEN(1, 1), 0u, infer_pointwise, backward_sigmoid_backward, params_sigmoid_backward},
    [OP_tanh_backward] = {"tanh_backward", "tanh_backward(Tensor grad_output, Tensor output) -> Tensor",
        "Gradient of tanh from its output.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 2, 2, 1, 0, 17u, SAVE_IN0 | SAVE_IN1 | SAVE_WHEN(1, 0) | SAVE_WHEN(0, 1) | SAVE_WHEN(1, 1), 0u, infer_pointwise, backward_tanh_backward, params_tanh_backward},
    [OP_logit_backward] = {"logit_backward", "logit_backward(Tensor grad_output, Tensor self, float? eps) -> Tensor",
        "Gradient of logit.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 3, 2, 1, sizeof(logit_backward_attrs), 17u, SAVE_IN0 | SAVE_IN1 | SAVE_WHEN(1, 0) | SAVE_WHEN(0, 1) | SAVE_WHEN(1, 1), 0u, infer_pointwise, backward_logit_backward, params_logit_backward},
    [OP_threshold_backward] = {"threshold_backward", "threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor",
        "Gradient of threshold and relu.",
        KIND_POINTWISE, CLASS_ARITH, CAST_NONE, 3, 2, 1, sizeof(threshold_backward_attrs), 529u, SAVE_IN1 | SAVE_WHEN(1, 0), 0u, infer_pointwise, backward_threshold_backward, params_threshold_backward},
    [OP_hardtanh_backward] = {"hardtanh_backward", "hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor",
        "Gradient of hardtanh and relu6.",
        KIND_POINTWISE, CLASS_ARITH, CAST_NONE, 4, 2, 1, sizeof(hardtanh_backward_attrs), 17u, SAVE_IN1 | SAVE_WHEN(1, 0), 0u, infer_pointwise, backward_hardtanh_backward, params_hardtanh_backward},
    [OP_leaky_relu_backward] = {"leaky_relu_backward", "leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope) -> Tensor",
        "Gradient of leaky_relu.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 3, 2, 1, sizeof(leaky_relu_backward_attrs), 17u, SAVE_IN1 | SAVE_WHEN(1, 0), 0u, infer_pointwise, backward_leaky_relu_backward, params_leaky_relu_backward},
    [OP_elu_backward] = {"elu_backward", "elu_backward(Tensor grad_output, Tensor self, Scalar alpha) -> Tensor",
        "Gradient of elu.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 3, 2, 1, sizeof(elu_backward_attrs), 17u, SAVE_IN0 | SAVE_IN1 | SAVE_WHEN(1, 0) | SAVE_WHEN(1, 1) | SAVE_WHEN(0, 1), 0u, infer_pointwise, backward_elu_backward, params_elu_backward},
    [OP_celu_backward] = {"celu_backward", "celu_backward(Tensor grad_output, Tensor self, Scalar alpha) -> Tensor",
        "Gradient of celu.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 3, 2, 1, sizeof(celu_backward_attrs), 17u, SAVE_IN0 | SAVE_IN1 | SAVE_WHEN(1, 0) | SAVE_WHEN(1, 1) | SAVE_WHEN(0, 1), 0u, infer_pointwise, backward_celu_backward, params_celu_backward},
    [OP_gelu_erf_backward] = {"gelu_erf_backward", "gelu_erf_backward(Tensor grad_output, Tensor self) -> Tensor",
        "Gradient of gelu.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 2, 2, 1, 0, 17u, SAVE_IN0 | SAVE_IN1 | SAVE_WHEN(1, 0) | SAVE_WHEN(0, 1) | SAVE_WHEN(1, 1), 0u, infer_pointwise, backward_gelu_erf_backward, params_gelu_erf_backward},
    [OP_gelu_tanh_backward] = {"gelu_tanh_backward", "gelu_tanh_backward(Tensor grad_output, Tensor self) -> Tensor",
        "Gradient of gelu with approximate 'tanh'.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 2, 2, 1, 0, 17u, SAVE_IN0 | SAVE_IN1 | SAVE_WHEN(1, 0) | SAVE_WHEN(0, 1) | SAVE_WHEN(1, 1), 0u, infer_pointwise, backward_gelu_tanh_backward, params_gelu_tanh_backward},
    [OP_silu_backward] = {"silu_backward", "silu_backward(Tensor grad_output, Tensor self) -> Tensor",
        "Gradient of silu.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 2, 2, 1, 0, 17u, SAVE_IN0 | SAVE_IN1 | SAVE_WHEN(1, 0) | SAVE_WHEN(0, 1) | SAVE_WHEN(1, 1), 0u, infer_pointwise, backward_silu_backward, params_silu_backward},
    [OP_mish_backward] = {"mish_backward", "mish_backward(Tensor grad_output, Tensor self) -> Tensor",
        "Gradient of mish.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 2, 2, 1, 0, 17u, SAVE_IN0 | SAVE_IN1 | SAVE_WHEN(1, 0) | SAVE_WHEN(0, 1) | SAVE_WHEN(1, 1), 0u, infer_pointwise, backward_mish_backward, params_mish_backward},
    [OP_softplus_backward] = {"softplus_backward", "softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor",
        "Gradient of softplus.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 4, 2, 1, sizeof(softplus_backward_attrs), 17u, SAVE_IN0 | SAVE_IN1 | SAVE_WHEN(1, 0) | SAVE_WHEN(0, 1) | SAVE_WHEN(1, 1), 0u, infer_pointwise, backward_softplus_backward, params_softplus_backward},
    [OP_hardsigmoid_backward] = {"hardsigmoid_backward", "hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor",
        "Gradient of hardsigmoid.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 2, 2, 1, 0, 17u, SAVE_IN1 | SAVE_WHEN(1, 0), 0u, infer_pointwise, backward_hardsigmoid_backward, params_hardsigmoid_backward},
    [OP_hardswish_backward] = {"hardswish_backward", "hardswish_backward(Tensor grad_output, Tensor self) -> Tensor",
        "Gradient of hardswish.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 2, 2, 1, 0, 17u, SAVE_IN0 | SAVE_IN1 | SAVE_WHEN(1, 0) | SAVE_WHEN(1, 1) | SAVE_WHEN(0, 1), 0u, infer_pointwise, backward_hardswish_backward, params_hardswish_backward},
    [OP_shrink_backward] = {"shrink_backward", "shrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor",
        "Gradient of hardshrink and softshrink.",
        KIND_POINTWISE, CLASS_FLOATING, CAST_NONE, 3, 2, 1, sizeof(shrink_backward_attrs), 529u, SAVE_IN1 | SAVE_WHEN(1, 0), 0u, infer_pointwise, backward_shrink_backward, params_shrink_backward},
    [OP_copy_] = {"copy_", "copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)",
        "Copy src, of any dtype and device, into self.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 3, 2, 1, sizeof(copy__attrs), 258u, SAVE_NONE, 1u, infer_copy, backward_copy_, params_copy_},
    [OP_fill_] = {"fill_", "fill_(Tensor(a!) self, Scalar value) -> Tensor(a!)",
        "Set all elements of self to a number.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 2, 1, 1, sizeof(fill__attrs), 1026u, SAVE_NONE, 1u, infer_fill_number, backward_overwritten, params_fill_},
    [OP_zero_] = {"zero_", "zero_(Tensor(a!) self) -> Tensor(a!)",
        "Set all elements of self to 0.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 1, 1, 1, 0, 1026u, SAVE_NONE, 1u, infer_fill_number, backward_overwritten, params_zero_},
    [OP_empty] = {"empty", "empty(int[] size, *, ScalarType? dtype=None, Device? device=None, bool requires_grad=False, MemoryFormat? memory_format=None, bool pin_memory=False) -> Tensor",
        "A tensor of the given size with undefined elements. Its memory is taken when it is first used.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 6, 0, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_empty},
    [OP_empty_strided] = {"empty_strided", "empty_strided(int[] size, int[] stride, *, ScalarType? dtype=None, Device? device=None, bool requires_grad=False, bool pin_memory=False) -> Tensor",
        "A tensor of the given size and strides with undefined elements.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 6, 0, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_empty_strided},
    [OP_zeros] = {"zeros", "zeros(int[] size, *, ScalarType? dtype=None, Device? device=None, bool requires_grad=False, bool pin_memory=False) -> Tensor",
        "A tensor of zeros.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 5, 0, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_zeros},
    [OP_ones] = {"ones", "ones(int[] size, *, ScalarType? dtype=None, Device? device=None, bool requires_grad=False, bool pin_memory=False) -> Tensor",
        "A tensor of ones.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 5, 0, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_ones},
    [OP_full] = {"full", "full(int[] size, Scalar fill_value, *, ScalarType? dtype=None, Device? device=None, bool requires_grad=False, bool pin_memory=False) -> Tensor",
        "A tensor whose elements all are fill_value; its dtype follows the number unless given.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 6, 0, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_full},
    [OP_empty_like] = {"empty_like", "empty_like(Tensor self, *, ScalarType? dtype=None, Device? device=None, bool requires_grad=False, MemoryFormat? memory_format=preserve_format, bool pin_memory=False) -> Tensor",
        "An uninitialized tensor with the size, dtype, device and memory order of self.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 6, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_empty_like},
    [OP_zeros_like] = {"zeros_like", "zeros_like(Tensor self, *, ScalarType? dtype=None, Device? device=None, bool requires_grad=False, MemoryFormat? memory_format=preserve_format, bool pin_memory=False) -> Tensor",
        "Zeros, like self.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 6, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_zeros_like},
    [OP_ones_like] = {"ones_like", "ones_like(Tensor self, *, ScalarType? dtype=None, Device? device=None, bool requires_grad=False, MemoryFormat? memory_format=preserve_format, bool pin_memory=False) -> Tensor",
        "Ones, like self.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 6, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_ones_like},
    [OP_full_like] = {"full_like", "full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Device? device=None, bool requires_grad=False, MemoryFormat? memory_format=preserve_format, bool pin_memory=False) -> Tensor",
        "fill_value everywhere, like self.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 7, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_full_like},
    [OP_rand_like] = {"rand_like", "rand_like(Tensor self, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool requires_grad=False, bool pin_memory=False) -> Tensor",
        "Uniform on [0, 1), like self.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 6, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_rand_like},
    [OP_randn_like] = {"randn_like", "randn_like(Tensor self, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool requires_grad=False, bool pin_memory=False) -> Tensor",
        "Standard normal, like self.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 6, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_randn_like},
    [OP_randint_like] = {"randint_like", "randint_like(Tensor self, int high, *, int low=0, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False) -> Tensor",
        "Integers uniform on [low, high), like self.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 7, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_randint_like},
    [OP_new_empty] = {"new_empty", "new_empty(Tensor self, int[] size, *, ScalarType? dtype=None, Device? device=None, bool requires_grad=False, bool pin_memory=False) -> Tensor",
        "An uninitialized tensor with the dtype and device of self.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 6, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_new_empty},
    [OP_new_zeros] = {"new_zeros", "new_zeros(Tensor self, int[] size, *, ScalarType? dtype=None, Device? device=None, bool requires_grad=False, bool pin_memory=False) -> Tensor",
        "Zeros with the dtype and device of self.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 6, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_new_zeros},
    [OP_new_ones] = {"new_ones", "new_ones(Tensor self, int[] size, *, ScalarType? dtype=None, Device? device=None, bool requires_grad=False, bool pin_memory=False) -> Tensor",
        "Ones with the dtype and device of self.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 6, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_new_ones},
    [OP_new_full] = {"new_full", "new_full(Tensor self, int[] size, Scalar fill_value, *, ScalarType? dtype=None, Device? device=None, bool requires_grad=False, bool pin_memory=False) -> Tensor",
        "fill_value everywhere, with the dtype and device of self.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 7, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_new_full},
    [OP_arange] = {"arange", "arange(Scalar end, *, Scalar start=0, Scalar step=1, ScalarType? dtype=None, Device? device=None, bool requires_grad=False, bool pin_memory=False) -> Tensor",
        "start, start + step, … below end; int64 if all numbers are integers, else the default dtype.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 7, 0, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_arange},
    [OP_linspace] = {"linspace", "linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Device? device=None, bool requires_grad=False, bool pin_memory=False) -> Tensor",
        "steps numbers evenly spaced from start to end, both included.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 7, 0, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_linspace},
    [OP_eye] = {"eye", "eye(int n, *, int? m=None, ScalarType? dtype=None, Device? device=None, bool requires_grad=False, bool pin_memory=False) -> Tensor",
        "An n by m matrix (m defaults to n) with ones on the diagonal.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 6, 0, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_eye},
    [OP_rand] = {"rand", "rand(int[] size, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool requires_grad=False, bool pin_memory=False) -> Tensor",
        "Uniform on [0, 1).",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 6, 0, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_rand},
    [OP_randn] = {"randn", "randn(int[] size, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool requires_grad=False, bool pin_memory=False) -> Tensor",
        "Standard normal.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 6, 0, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_randn},
    [OP_randint] = {"randint", "randint(int high, int[] size, *, int low=0, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool requires_grad=False, bool pin_memory=False) -> Tensor",
        "Integers uniform on [low, high); int64 by default.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 8, 0, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_randint},
    [OP_randperm] = {"randperm", "randperm(int n, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False) -> Tensor",
        "A random permutation of 0 … n-1; int64 by default.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 5, 0, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_randperm},
    [OP_arange_] = {"arange_", "arange_(Tensor(a!) self, Scalar start, Scalar step) -> Tensor(a!)",
        "self[i] = start + i * step.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 3, 1, 1, sizeof(arange__attrs), 18u, SAVE_NONE, 1u, infer_fill, NULL, params_arange_},
    [OP_linspace_] = {"linspace_", "linspace_(Tensor(a!) self, Scalar start, Scalar end) -> Tensor(a!)",
        "Evenly spaced from start to end; symmetric about the middle as PyTorch's.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 3, 1, 1, sizeof(linspace__attrs), 18u, SAVE_NONE, 1u, infer_fill, NULL, params_linspace_},
    [OP_eye_] = {"eye_", "eye_(Tensor(a!) self) -> Tensor(a!)",
        "Ones on the diagonal of a matrix, zeros elsewhere.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 1, 1, 1, 0, 18u, SAVE_NONE, 1u, infer_fill, NULL, params_eye_},
    [OP_randperm_] = {"randperm_", "randperm_(Tensor(a!) self, Generator? generator) -> Tensor(a!)",
        "A random permutation of 0 … n-1.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 2, 1, 1, sizeof(randperm__attrs), 82u, SAVE_NONE, 1u, infer_fill, NULL, params_randperm_},
    [OP_uniform_] = {"uniform_", "uniform_(Tensor(a!) self, *, float from=0.0, float to=1, Generator? generator=None) -> Tensor(a!)",
        "Fill with numbers uniform on [from, to).",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 4, 1, 1, sizeof(uniform__attrs), 66u, SAVE_NONE, 1u, infer_uniform, backward_random, params_uniform_},
    [OP_normal_] = {"normal_", "normal_(Tensor(a!) self, *, float mean=0.0, float std=1, Generator? generator=None) -> Tensor(a!)",
        "Fill with normal numbers of the given mean and standard deviation.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 4, 1, 1, sizeof(normal__attrs), 66u, SAVE_NONE, 1u, infer_normal, backward_random, params_normal_},
    [OP_exponential_] = {"exponential_", "exponential_(Tensor(a!) self, *, float lambd=1, Generator? generator=None) -> Tensor(a!)",
        "Fill with exponentially distributed numbers of rate lambd.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 3, 1, 1, sizeof(exponential__attrs), 66u, SAVE_NONE, 1u, infer_exponential, backward_random, params_exponential_},
    [OP_random_] = {"random_", "random_(Tensor(a!) self, *, int? from=None, int? to=None, Generator? generator=None) -> Tensor(a!)",
        "Fill with integers uniform on [from, to); without bounds, on what the dtype holds exactly.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 4, 1, 1, sizeof(random__attrs), 66u, SAVE_NONE, 1u, infer_random, backward_random, params_random_},
    [OP_bernoulli_] = {"bernoulli_", "bernoulli_(Tensor(a!) self, *, float p=0.5, Generator? generator=None) -> Tensor(a!)",
        "Fill with 1 with probability p, else 0.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 3, 1, 1, sizeof(bernoulli__attrs), 66u, SAVE_NONE, 1u, infer_bernoulli_, backward_random, params_bernoulli_},
    [OP_bernoulli] = {"bernoulli", "bernoulli(Tensor self, *, Generator? generator=None) -> Tensor",
        "1 with the probability that the element of self is, else 0.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 2, 1, 1, sizeof(bernoulli_attrs), 69u, SAVE_NONE, 0u, infer_bernoulli, backward_random, params_bernoulli},
    [OP_tril] = {"tril", "tril(Tensor self, int diagonal=0) -> Tensor",
        "The lower triangle of each matrix, zeros elsewhere; diagonal counts up from the main one.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 2, 1, 1, sizeof(tril_attrs), 7u, SAVE_NONE, 0u, infer_triangle, backward_tril, params_tril},
    [OP_triu] = {"triu", "triu(Tensor self, int diagonal=0) -> Tensor",
        "The upper triangle of each matrix, zeros elsewhere.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 2, 1, 1, sizeof(triu_attrs), 7u, SAVE_NONE, 0u, infer_triangle, backward_triu, params_triu},
    [OP_sum] = {"sum", "sum(Tensor self, int[]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        "Sum over dim (all dimensions if None or empty). Integers and bool sum to int64.",
        KIND_STRIDED, CLASS_NONE, CAST_F32, 4, 1, 1, sizeof(sum_attrs), 5u, SAVE_NONE, 0u, infer_sum, backward_sum, params_sum},
    [OP_nansum] = {"nansum", "nansum(Tensor self, int[]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        "Sum over dim with NaN counted as zero.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 4, 1, 1, sizeof(nansum_attrs), 5u, SAVE_IN0, 0u, infer_nansum, backward_nansum, params_nansum},
    [OP_mean] = {"mean", "mean(Tensor self, int[]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        "Mean over dim (all dimensions if None or empty); NaN over no elements.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 4, 1, 1, sizeof(mean_attrs), 5u, SAVE_NONE, 0u, infer_mean, backward_mean, params_mean},
    [OP_prod] = {"prod", "prod(Tensor self, int? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        "Product of all elements or over dim. Integers and bool multiply to int64.",
        KIND_STRIDED, CLASS_NONE, CAST_F32, 4, 1, 1, sizeof(prod_attrs), 5u, SAVE_IN0, 0u, infer_prod, backward_prod, params_prod},
    [OP_max] = {"max", "max(Tensor self) -> Tensor",
        "Largest element; NaN if there is one.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 1, 1, 1, 0, 5u, SAVE_IN0 | SAVE_OUT0, 0u, infer_max, backward_extremum, params_max},
    [OP_min] = {"min", "min(Tensor self) -> Tensor",
        "Smallest element; NaN if there is one.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 1, 1, 1, 0, 5u, SAVE_IN0 | SAVE_OUT0, 0u, infer_max, backward_extremum, params_min},
    [OP_max_dim] = {"max_dim", "max_dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
        "Largest element along dim and where it is: the first of equals, the first NaN if there is one (torch.max with dim).",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 3, 1, 2, sizeof(max_dim_attrs), 5u, SAVE_OUT1, 0u, infer_max_dim, backward_max_dim, params_max_dim},
    [OP_min_dim] = {"min_dim", "min_dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
        "Smallest element along dim and where it is: the first of equals, the first NaN if there is one (torch.min with dim).",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 3, 1, 2, sizeof(min_dim_attrs), 5u, SAVE_OUT1, 0u, infer_max_dim, backward_max_dim, params_min_dim},
    [OP_amax] = {"amax", "amax(Tensor self, int[] dim=[], bool keepdim=False) -> Tensor",
        "Largest element over dim; the gradient is shared evenly among equals.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 3, 1, 1, sizeof(amax_attrs), 5u, SAVE_IN0 | SAVE_OUT0, 0u, infer_amax, backward_amax, params_amax},
    [OP_amin] = {"amin", "amin(Tensor self, int[] dim=[], bool keepdim=False) -> Tensor",
        "Smallest element over dim; the gradient is shared evenly among equals.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 3, 1, 1, sizeof(amin_attrs), 5u, SAVE_IN0 | SAVE_OUT0, 0u, infer_amax, backward_amax, params_amin},
    [OP_argmax] = {"argmax", "argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
        "Index of the largest element along dim, or in the flattened tensor; the first of equals, NaN wins.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 3, 1, 1, sizeof(argmax_attrs), 133u, SAVE_NONE, 0u, infer_argmax, NULL, params_argmax},
    [OP_argmin] = {"argmin", "argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
        "Index of the smallest element along dim, or in the flattened tensor; the first of equals, NaN wins.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 3, 1, 1, sizeof(argmin_attrs), 133u, SAVE_NONE, 0u, infer_argmax, NULL, params_argmin},
    [OP_any] = {"any", "any(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor",
        "Is any element over dim different from 0? bool, but uint8 for uint8.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 3, 1, 1, sizeof(any_attrs), 133u, SAVE_NONE, 0u, infer_any, NULL, params_any},
    [OP_all] = {"all", "all(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor",
        "Are all elements over dim different from 0? bool, but uint8 for uint8.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 3, 1, 1, sizeof(all_attrs), 133u, SAVE_NONE, 0u, infer_any, NULL, params_all},
    [OP_var] = {"var", "var(Tensor self, int[]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor",
        "Variance over dim, divided by n - correction (1 if None).",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 4, 1, 1, sizeof(var_attrs), 5u, SAVE_IN0, 0u, infer_var, backward_var, params_var},
    [OP_std] = {"std", "std(Tensor self, int[]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor",
        "Standard deviation over dim: the root of var.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 4, 1, 1, sizeof(std_attrs), 5u, SAVE_IN0 | SAVE_OUT0, 0u, infer_var, backward_std, params_std},
    [OP_var_mean] = {"var_mean", "var_mean(Tensor self, int[]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor var, Tensor mean)",
        "Variance and mean over dim in one pass.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 4, 1, 2, sizeof(var_mean_attrs), 1u, SAVE_IN0, 0u, infer_var, backward_var_mean, params_var_mean},
    [OP_std_mean] = {"std_mean", "std_mean(Tensor self, int[]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor std, Tensor mean)",
        "Standard deviation and mean over dim in one pass.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 4, 1, 2, sizeof(std_mean_attrs), 1u, SAVE_IN0 | SAVE_OUT0, 0u, infer_var, backward_std_mean, params_std_mean},
    [OP_vector_norm] = {"vector_norm", "vector_norm(Tensor self, Scalar ord=2, int[]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        "(sum |x|^ord)^(1/ord) over dim; 0 counts non-zeros, inf and -inf are the largest and smallest |x| (torch.linalg.vector_norm).",
        KIND_STRIDED, CLASS_NONE, CAST_F32, 5, 1, 1, sizeof(vector_norm_attrs), 5u, SAVE_IN0 | SAVE_OUT0, 0u, infer_vector_norm, backward_vector_norm, params_vector_norm},
    [OP_logsumexp] = {"logsumexp", "logsumexp(Tensor self, int[] dim, bool keepdim=False) -> Tensor",
        "log(sum(exp(self))) over dim, without overflow.",
        KIND_STRIDED, CLASS_NONE, CAST_F32, 3, 1, 1, sizeof(logsumexp_attrs), 5u, SAVE_IN0 | SAVE_OUT0, 0u, infer_logsumexp, backward_logsumexp, params_logsumexp},
    [OP_count_nonzero] = {"count_nonzero", "count_nonzero(Tensor self, int[]? dim=None) -> Tensor",
        "How many elements over dim differ from 0 (NaN does); int64.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 2, 1, 1, sizeof(count_nonzero_attrs), 129u, SAVE_NONE, 0u, infer_count_nonzero, NULL, params_count_nonzero},
    [OP_cumsum] = {"cumsum", "cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
        "Running sum along dim. Integers and bool sum to int64.",
        KIND_STRIDED, CLASS_NONE, CAST_F32, 3, 1, 1, sizeof(cumsum_attrs), 7u, SAVE_NONE, 0u, infer_cumsum, backward_cumsum, params_cumsum},
    [OP_cumprod] = {"cumprod", "cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
        "Running product along dim. Integers and bool multiply to int64.",
        KIND_STRIDED, CLASS_NONE, CAST_F32, 3, 1, 1, sizeof(cumprod_attrs), 7u, SAVE_IN0, 0u, infer_cumsum, backward_cumprod, params_cumprod},
    [OP_norm] = {"norm", "norm(Tensor self, Scalar p=2, int[]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        "vector_norm of order p: of all elements, or over dim.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 5, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_norm},
    [OP_alias] = {"alias", "alias(Tensor self) -> Tensor(a)",
        "Another handle on the same elements.",
        KIND_VIEW, CLASS_NONE, CAST_NONE, 1, 1, 1, 0, 17u, SAVE_NONE, 0u, infer_alias, backward_identity, params_alias},
    [OP_detach] = {"detach", "detach(Tensor self) -> Tensor(a)",
        "The same elements, cut off from the graph: never requires grad.",
        KIND_VIEW, CLASS_NONE, CAST_NONE, 1, 1, 1, 0, 129u, SAVE_NONE, 0u, infer_alias, NULL, params_detach},
    [OP_view] = {"view", "view(Tensor self, int[] size) -> Tensor(a)",
        "The same elements under other sizes; one size may be -1. An error where that needs a copy.",
        KIND_VIEW, CLASS_NONE, CAST_NONE, 2, 1, 1, sizeof(view_attrs), 1u, SAVE_NONE, 0u, infer_view, backward_view, params_view},
    [OP_unsafe_view] = {"unsafe_view", "unsafe_view(Tensor self, int[] size) -> Tensor",
        "view of a result that nobody else has: a tensor of its own, not a view of another.",
        KIND_VIEW, CLASS_NONE, CAST_NONE, 2, 1, 1, sizeof(unsafe_view_attrs), 17u, SAVE_NONE, 0u, infer_view, backward_view, params_unsafe_view},
    [OP_expand] = {"expand", "expand(Tensor self, int[] size) -> Tensor(a)",
        "Dimensions of size 1 seen as larger ones without a copy; -1 keeps a size; new leading dimensions may be added.",
        KIND_VIEW, CLASS_NONE, CAST_NONE, 2, 1, 1, sizeof(expand_attrs), 1u, SAVE_NONE, 0u, infer_expand, backward_identity, params_expand},
    [OP_permute] = {"permute", "permute(Tensor self, int[] dims) -> Tensor(a)",
        "Dimensions in the order given.",
        KIND_VIEW, CLASS_NONE, CAST_NONE, 2, 1, 1, sizeof(permute_attrs), 1u, SAVE_NONE, 0u, infer_permute, backward_permute, params_permute},
    [OP_transpose] = {"transpose", "transpose(Tensor self, int dim0, int dim1) -> Tensor(a)",
        "Two dimensions swapped.",
        KIND_VIEW, CLASS_NONE, CAST_NONE, 3, 1, 1, sizeof(transpose_attrs), 1u, SAVE_NONE, 0u, infer_transpose, backward_transpose, params_transpose},
    [OP_unsqueeze] = {"unsqueeze", "unsqueeze(Tensor self, int dim) -> Tensor(a)",
        "A dimension of size 1 inserted at dim.",
        KIND_VIEW, CLASS_NONE, CAST_NONE, 2, 1, 1, sizeof(unsqueeze_attrs), 1u, SAVE_NONE, 0u, infer_unsqueeze, backward_view, params_unsqueeze},
    [OP_squeeze] = {"squeeze", "squeeze(Tensor self, int[]? dim=None) -> Tensor(a)",
        "Dimensions of size 1 removed: all of them, or those in dim.",
        KIND_VIEW, CLASS_NONE, CAST_NONE, 2, 1, 1, sizeof(squeeze_attrs), 1u, SAVE_NONE, 0u, infer_squeeze, backward_view, params_squeeze},
    [OP_select] = {"select", "select(Tensor self, int dim, int index) -> Tensor(a)",
        "Slice number index of dimension dim, without that dimension.",
        KIND_VIEW, CLASS_NONE, CAST_NONE, 3, 1, 1, sizeof(select_attrs), 1u, SAVE_NONE, 0u, infer_select, backward_select, params_select},
    [OP_slice] = {"slice", "slice(Tensor self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor(a)",
        "self[start:end:step] along dim, with Python's clamping; step is positive.",
        KIND_VIEW, CLASS_NONE, CAST_NONE, 5, 1, 1, sizeof(slice_attrs), 1u, SAVE_NONE, 0u, infer_slice, backward_slice, params_slice},
    [OP_diagonal] = {"diagonal", "diagonal(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)",
        "The diagonal of dim1 and dim2, as the last dimension.",
        KIND_VIEW, CLASS_NONE, CAST_NONE, 4, 1, 1, sizeof(diagonal_attrs), 1u, SAVE_NONE, 0u, infer_diagonal, backward_diagonal, params_diagonal},
    [OP_unfold] = {"unfold", "unfold(Tensor self, int dimension, int size, int step) -> Tensor(a)",
        "All windows of `size` elements along dimension, `step` apart; the window is a new last dimension.",
        KIND_VIEW, CLASS_NONE, CAST_NONE, 4, 1, 1, sizeof(unfold_attrs), 1u, SAVE_NONE, 0u, infer_unfold, backward_unfold, params_unfold},
    [OP_as_strided_view] = {"as_strided_view", "as_strided_view(Tensor self, int[] size, int[] stride, int storage_offset, int[] self_stride, int self_offset) -> Tensor(a)",
        "as_strided, with the geometry of self for the gradient.",
        KIND_VIEW, CLASS_NONE, CAST_NONE, 6, 1, 1, sizeof(as_strided_view_attrs), 17u, SAVE_NONE, 0u, infer_as_strided_view, backward_as_strided_view, params_as_strided_view},
    [OP_as_strided_backward] = {"as_strided_backward", "as_strided_backward(Tensor grad, int[] grad_stride, int grad_offset, int[] size, int[] stride, int offset) -> Tensor",
        "grad added into zeroed memory at (grad_stride, grad_offset), then that memory read as (size, stride, offset).",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 6, 1, 1, sizeof(as_strided_backward_attrs), 17u, SAVE_NONE, 0u, infer_as_strided_backward, backward_as_strided_backward, params_as_strided_backward},
    [OP_view_dtype] = {"view_dtype", "view_dtype(Tensor self, ScalarType dtype) -> Tensor(a)",
        "The same bytes as elements of another dtype; the last dimension grows or shrinks by the ratio of their sizes.",
        KIND_VIEW, CLASS_NONE, CAST_NONE, 2, 1, 1, sizeof(view_dtype_attrs), 129u, SAVE_NONE, 0u, infer_view_dtype, NULL, params_view_dtype},
    [OP_clone] = {"clone", "clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor",
        "A copy. The default keeps the order of dimensions in memory.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 2, 1, 1, sizeof(clone_attrs), 1u, SAVE_NONE, 0u, infer_clone, backward_identity, params_clone},
    [OP_cat] = {"cat", "cat(Tensor[] tensors, int dim=0) -> Tensor",
        "Tensors joined along dim, promoted to a common dtype. 1-D empty tensors are skipped.",
        KIND_STRIDED, CLASS_NONE, CAST_PROMOTE, 2, 1, 1, sizeof(cat_attrs), 5u, SAVE_NONE, 0u, infer_cat, backward_cat, params_cat},
    [OP_flip] = {"flip", "flip(Tensor self, int[] dims) -> Tensor",
        "The order of elements reversed along dims.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 2, 1, 1, sizeof(flip_attrs), 1u, SAVE_NONE, 0u, infer_flip, backward_flip, params_flip},
    [OP_roll] = {"roll", "roll(Tensor self, int[] shifts, int[] dims=[]) -> Tensor",
        "Elements shifted along dims; those that leave at the end come back at the start. No dims: the flattened tensor.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 3, 1, 1, sizeof(roll_attrs), 1u, SAVE_NONE, 0u, infer_roll, backward_roll, params_roll},
    [OP_repeat] = {"repeat", "repeat(Tensor self, int[] repeats) -> Tensor",
        "self copied repeats[d] times along each dimension; leading dimensions may be added.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 2, 1, 1, sizeof(repeat_attrs), 1u, SAVE_NONE, 0u, infer_repeat, backward_repeat, params_repeat},
    [OP_reshape] = {"reshape", "reshape(Tensor self, int[] shape) -> Tensor(a)",
        "Other sizes for the same elements: a view where possible, else a copy. One size may be -1.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 2, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_reshape},
    [OP_view_as] = {"view_as", "view_as(Tensor self, Tensor other) -> Tensor(a)",
        "view with the sizes of other.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 2, 2, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_view_as},
    [OP_reshape_as] = {"reshape_as", "reshape_as(Tensor self, Tensor other) -> Tensor(a)",
        "reshape to the sizes of other.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 2, 2, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_reshape_as},
    [OP_expand_as] = {"expand_as", "expand_as(Tensor self, Tensor other) -> Tensor(a)",
        "expand to the sizes of other.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 2, 2, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_expand_as},
    [OP_broadcast_to] = {"broadcast_to", "broadcast_to(Tensor self, int[] size) -> Tensor(a)",
        "expand to size.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 2, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_broadcast_to},
    [OP_broadcast_tensors] = {"broadcast_tensors", "broadcast_tensors(Tensor[] tensors) -> Tensor[]",
        "All tensors expanded to their common shape.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 1, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_broadcast_tensors},
    [OP_flatten] = {"flatten", "flatten(Tensor self, int start_dim=0, int end_dim=-1) -> Tensor(a)",
        "Dimensions start_dim to end_dim made one.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 3, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_flatten},
    [OP_unflatten] = {"unflatten", "unflatten(Tensor self, int dim, int[] sizes) -> Tensor(a)",
        "Dimension dim split into sizes; one may be -1.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 3, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_unflatten},
    [OP_ravel] = {"ravel", "ravel(Tensor self) -> Tensor(a)",
        "Contiguous, with one dimension.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 1, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_ravel},
    [OP_t] = {"t", "t(Tensor self) -> Tensor(a)",
        "A matrix transposed; vectors and 0-dim tensors as they are.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 1, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_t},
    [OP_movedim] = {"movedim", "movedim(Tensor self, int[] source, int[] destination) -> Tensor(a)",
        "Dimensions source moved to the places destination; the others keep their order.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 3, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_movedim},
    [OP_narrow] = {"narrow", "narrow(Tensor self, int dim, int start, int length) -> Tensor(a)",
        "length slices of dimension dim from start on.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 4, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_narrow},
    [OP_as_strided] = {"as_strided", "as_strided(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor(a)",
        "Any view of the storage, in elements, checked against the bytes it has.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 4, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_as_strided},
    [OP_stack] = {"stack", "stack(Tensor[] tensors, int dim=0) -> Tensor",
        "Tensors of one shape joined along a new dimension dim.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 2, 1, 1, 0, 5u, SAVE_NONE, 0u, NULL, NULL, params_stack},
    [OP_split] = {"split", "split(Tensor self, int split_size, int dim=0) -> Tensor[]",
        "Views of split_size slices each; the last may be smaller.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 3, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_split},
    [OP_split_with_sizes] = {"split_with_sizes", "split_with_sizes(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]",
        "Views of split_sizes[i] slices each.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 3, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_split_with_sizes},
    [OP_chunk] = {"chunk", "chunk(Tensor self, int chunks, int dim=0) -> Tensor[]",
        "At most `chunks` views of equal size; the last may be smaller.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 3, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_chunk},
    [OP_tensor_split] = {"tensor_split", "tensor_split(Tensor self, int sections, int dim=0) -> Tensor[]",
        "Exactly `sections` views whose sizes differ by at most one.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 3, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_tensor_split},
    [OP_tensor_split_indices] = {"tensor_split_indices", "tensor_split_indices(Tensor self, int[] indices, int dim=0) -> Tensor[]",
        "Views cut at indices: self[:i0], self[i0:i1], … (torch.tensor_split with a list).",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 3, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_tensor_split_indices},
    [OP_unbind] = {"unbind", "unbind(Tensor self, int dim=0) -> Tensor[]",
        "Each slice of dimension dim, without it.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 2, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_unbind},
    [OP_tile] = {"tile", "tile(Tensor self, int[] dims) -> Tensor",
        "repeat, where missing leading counts are 1.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 2, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_tile},
    [OP_contiguous] = {"contiguous", "contiguous(Tensor self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)",
        "self if it has that layout, else a copy that has.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 2, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_contiguous},
    [OP_to] = {"to", "to(Tensor self, *, Device? device=None, ScalarType? dtype=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)",
        "self on that device, of that dtype and layout; the same handle where nothing changes.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 6, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_to},
    [OP_float] = {"float", "float(Tensor self) -> Tensor(a)",
        "to(dtype=float32).",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 1, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_float},
    [OP_double] = {"double", "double(Tensor self) -> Tensor(a)",
        "to(dtype=float64).",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 1, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_double},
    [OP_half] = {"half", "half(Tensor self) -> Tensor(a)",
        "to(dtype=float16).",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 1, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_half},
    [OP_bfloat16] = {"bfloat16", "bfloat16(Tensor self) -> Tensor(a)",
        "to(dtype=bfloat16).",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 1, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_bfloat16},
    [OP_long] = {"long", "long(Tensor self) -> Tensor(a)",
        "to(dtype=int64).",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 1, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_long},
    [OP_int] = {"int", "int(Tensor self) -> Tensor(a)",
        "to(dtype=int32).",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 1, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_int},
    [OP_short] = {"short", "short(Tensor self) -> Tensor(a)",
        "to(dtype=int16).",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 1, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_short},
    [OP_char] = {"char", "char(Tensor self) -> Tensor(a)",
        "to(dtype=int8).",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 1, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_char},
    [OP_byte] = {"byte", "byte(Tensor self) -> Tensor(a)",
        "to(dtype=uint8).",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 1, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_byte},
    [OP_bool] = {"bool", "bool(Tensor self) -> Tensor(a)",
        "to(dtype=bool).",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 1, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_bool},
    [OP_type_as] = {"type_as", "type_as(Tensor self, Tensor other) -> Tensor(a)",
        "to the dtype and device of other.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 2, 2, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_type_as},
    [OP_isclose] = {"isclose", "isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor",
        "|self - other| <= atol + rtol * |other|, elementwise.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 5, 2, 1, 0, 129u, SAVE_NONE, 0u, NULL, NULL, params_isclose},
    [OP_index_select] = {"index_select", "index_select(Tensor self, int dim, Tensor index) -> Tensor",
        "The slices index[0], index[1], … of dimension dim.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 3, 2, 1, sizeof(index_select_attrs), 5u, SAVE_IN1, 0u, infer_index_select, backward_index_select, params_index_select},
    [OP_gather] = {"gather", "gather(Tensor self, int dim, Tensor index) -> Tensor",
        "out[i][j][k] = self[index[i][j][k]][j][k] for dim 0, and so on.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 3, 2, 1, sizeof(gather_attrs), 5u, SAVE_IN1, 0u, infer_gather, backward_gather, params_gather},
    [OP_scatter] = {"scatter", "scatter(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
        "self with self[index[i][j][k]][j][k] = src[i][j][k] for dim 0, and so on.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 4, 3, 1, sizeof(scatter_attrs), 7u, SAVE_IN1, 0u, infer_scatter, backward_scatter, params_scatter},
    [OP_scatter_value] = {"scatter_value", "scatter_value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor",
        "scatter of one number (torch.scatter with a value).",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 4, 2, 1, sizeof(scatter_value_attrs), 7u, SAVE_IN1, 0u, infer_scatter_value, backward_scatter_value, params_scatter_value},
    [OP_scatter_add] = {"scatter_add", "scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
        "self with self[index[i][j][k]][j][k] += src[i][j][k] for dim 0, and so on.",
        KIND_STRIDED, CLASS_NONE, CAST_PROMOTE, 4, 3, 1, sizeof(scatter_add_attrs), 7u, SAVE_IN1, 0u, infer_scatter, backward_scatter_add, params_scatter_add},
    [OP_scatter_reduce] = {"scatter_reduce", "scatter_reduce(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor",
        "scatter that combines by 'sum', 'prod', 'mean', 'amax' or 'amin', with or without the value that self has there.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 6, 3, 1, sizeof(scatter_reduce_attrs), 7u, SAVE_IN0 | SAVE_IN1 | SAVE_IN2 | SAVE_OUT0, 0u, infer_scatter_reduce, backward_scatter_reduce, params_scatter_reduce},
    [OP_index_add] = {"index_add", "index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor",
        "self with slice index[i] of dimension dim increased by alpha * slice i of source.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 5, 3, 1, sizeof(index_add_attrs), 7u, SAVE_IN1, 0u, infer_index_add, backward_index_add, params_index_add},
    [OP_index_copy] = {"index_copy", "index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor",
        "self with slice index[i] of dimension dim replaced by slice i of source.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 4, 3, 1, sizeof(index_copy_attrs), 7u, SAVE_IN1, 0u, infer_index_copy, backward_index_copy, params_index_copy},
    [OP_index_fill] = {"index_fill", "index_fill(Tensor self, int dim, Tensor index, Scalar value) -> Tensor",
        "self with the slices index of dimension dim set to value.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 4, 2, 1, sizeof(index_fill_attrs), 3u, SAVE_IN1, 0u, infer_index_fill, backward_index_fill, params_index_fill},
    [OP_index_long] = {"index_long", "index_long(Tensor self, Tensor?[] indices) -> Tensor",
        "index without masks: int64 or int32 tensors, one per leading dimension, None to keep a dimension.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 2, 2, 1, 0, 17u, 0xfe, 0u, infer_index_long, backward_index_long, params_index_long},
    [OP_index_put_long] = {"index_put_long", "index_put_long(Tensor self, Tensor values, Tensor?[] indices, bool accumulate) -> Tensor",
        "index_put without masks; values have the shape of the indexing result.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 4, 3, 1, sizeof(index_put_long_attrs), 19u, 0xfc, 0u, infer_index_put_long, backward_index_put_long, params_index_put_long},
    [OP_count_true] = {"count_true", "count_true(Tensor self) -> Tensor",
        "How many elements are not 0, as a 0-dim int64 tensor.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 1, 1, 1, 0, 145u, SAVE_NONE, 0u, infer_count_true, NULL, params_count_true},
    [OP_nonzero_known] = {"nonzero_known", "nonzero_known(Tensor self, int count) -> Tensor",
        "nonzero of a tensor that has `count` elements that are not 0.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 2, 1, 1, sizeof(nonzero_known_attrs), 145u, SAVE_NONE, 0u, infer_nonzero_known, NULL, params_nonzero_known},
    [OP_masked_select_known] = {"masked_select_known", "masked_select_known(Tensor self, Tensor mask, int count) -> Tensor",
        "masked_select of a mask of self's shape that has `count` true elements.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 3, 2, 1, sizeof(masked_select_known_attrs), 17u, SAVE_IN1, 0u, infer_masked_select_known, backward_masked_select_known, params_masked_select_known},
    [OP_masked_scatter_same] = {"masked_scatter_same", "masked_scatter_same(Tensor self, Tensor mask, Tensor source) -> Tensor",
        "masked_scatter with a mask of self's shape.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 3, 3, 1, 0, 19u, SAVE_IN1, 0u, infer_masked_scatter_same, backward_masked_scatter_same, params_masked_scatter_same},
    [OP_sort] = {"sort", "sort(Tensor self, int dim=-1, bool descending=False, bool stable=False) -> (Tensor values, Tensor indices)",
        "Values in order along dim, and where they came from. Always stable; NaN is the greatest.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 4, 1, 2, sizeof(sort_attrs), 5u, SAVE_OUT1, 0u, infer_sort, backward_sort, params_sort},
    [OP_topk] = {"topk", "topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)",
        "The k greatest (or smallest) values along dim, and where they came from.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 5, 1, 2, sizeof(topk_attrs), 5u, SAVE_OUT1, 0u, infer_topk, backward_topk, params_topk},
    [OP_argsort] = {"argsort", "argsort(Tensor self, int dim=-1, bool descending=False, bool stable=False) -> Tensor",
        "The indices of sort.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 4, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_argsort},
    [OP_msort] = {"msort", "msort(Tensor self) -> Tensor",
        "The values of sort along dimension 0.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 1, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_msort},
    [OP_index] = {"index", "index(Tensor self, Tensor?[] indices) -> Tensor",
        "self[i0, i1, …]: int64, int32 or mask tensors, one per dimension (a mask: one per dimension it has), NULL to keep a dimension.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 2, 2, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_index},
    [OP_index_put] = {"index_put", "index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor",
        "self with self[i0, i1, …] = values, or += values; equal indices then all count.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 4, 3, 1, 0, 3u, SAVE_NONE, 0u, NULL, NULL, params_index_put},
    [OP_masked_select] = {"masked_select", "masked_select(Tensor self, Tensor mask) -> Tensor",
        "The elements where mask holds, in order, as a 1-D tensor.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 2, 2, 1, 0, 33u, SAVE_NONE, 0u, NULL, NULL, params_masked_select},
    [OP_masked_scatter] = {"masked_scatter", "masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor",
        "self with the elements where mask holds replaced by those of source, in order.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 3, 3, 1, 0, 3u, SAVE_NONE, 0u, NULL, NULL, params_masked_scatter},
    [OP_nonzero] = {"nonzero", "nonzero(Tensor self) -> Tensor",
        "Coordinates of the elements that are not 0: int64, one row each.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 1, 1, 1, 0, 33u, SAVE_NONE, 0u, NULL, NULL, params_nonzero},
    [OP_argwhere] = {"argwhere", "argwhere(Tensor self) -> Tensor",
        "nonzero.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 1, 1, 1, 0, 33u, SAVE_NONE, 0u, NULL, NULL, params_argwhere},
    [OP_take] = {"take", "take(Tensor self, Tensor index) -> Tensor",
        "Elements of the flattened self, in the shape of index.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 2, 2, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_take},
    [OP_take_along_dim] = {"take_along_dim", "take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor",
        "gather, with self and indices broadcast against each other outside dim; without dim: of the flattened tensors.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 3, 2, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_take_along_dim},
    [OP_mm] = {"mm", "mm(Tensor self, Tensor mat2) -> Tensor",
        "Matrix product of two 2-D tensors, without broadcasting.",
        KIND_STRIDED, CLASS_NONE, CAST_LOWER, 2, 2, 1, 0, 5u, SAVE_IN0 | SAVE_IN1 | SAVE_WHEN(0, 1) | SAVE_WHEN(1, 0), 0u, infer_mm, backward_mm, params_mm},
    [OP_bmm] = {"bmm", "bmm(Tensor self, Tensor mat2) -> Tensor",
        "Matrix products of two batches (3-D tensors) of matrices, without broadcasting.",
        KIND_STRIDED, CLASS_NONE, CAST_LOWER, 2, 2, 1, 0, 5u, SAVE_IN0 | SAVE_IN1 | SAVE_WHEN(0, 1) | SAVE_WHEN(1, 0), 0u, infer_bmm, backward_bmm, params_bmm},
    [OP_mv] = {"mv", "mv(Tensor self, Tensor vec) -> Tensor",
        "Product of a matrix and a vector.",
        KIND_STRIDED, CLASS_NONE, CAST_LOWER, 2, 2, 1, 0, 5u, SAVE_IN0 | SAVE_IN1 | SAVE_WHEN(0, 1) | SAVE_WHEN(1, 0), 0u, infer_mv, backward_mv, params_mv},
    [OP_dot] = {"dot", "dot(Tensor self, Tensor tensor) -> Tensor",
        "Inner product of two 1-D tensors of one length; a 0-dim tensor.",
        KIND_STRIDED, CLASS_NONE, CAST_PROMOTE, 2, 2, 1, 0, 5u, SAVE_IN0 | SAVE_IN1 | SAVE_WHEN(0, 1) | SAVE_WHEN(1, 0), 0u, infer_dot, backward_dot, params_dot},
    [OP_addmm] = {"addmm", "addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
        "beta * self + alpha * (mat1 @ mat2); self broadcasts; with beta 0 it is not read.",
        KIND_STRIDED, CLASS_NONE, CAST_LOWER, 5, 3, 1, sizeof(addmm_attrs), 7u, SAVE_IN1 | SAVE_IN2 | SAVE_WHEN(1, 2) | SAVE_WHEN(2, 1), 0u, infer_addmm, backward_addmm, params_addmm},
    [OP_baddbmm] = {"baddbmm", "baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
        "beta * self + alpha * (batch1 @ batch2) for batches of matrices; self broadcasts.",
        KIND_STRIDED, CLASS_NONE, CAST_LOWER, 5, 3, 1, sizeof(baddbmm_attrs), 7u, SAVE_IN1 | SAVE_IN2 | SAVE_WHEN(1, 2) | SAVE_WHEN(2, 1), 0u, infer_baddbmm, backward_baddbmm, params_baddbmm},
    [OP_addmv] = {"addmv", "addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
        "beta * self + alpha * (mat @ vec); self broadcasts.",
        KIND_STRIDED, CLASS_NONE, CAST_LOWER, 5, 3, 1, sizeof(addmv_attrs), 7u, SAVE_IN1 | SAVE_IN2 | SAVE_WHEN(1, 2) | SAVE_WHEN(2, 1), 0u, infer_addmv, backward_addmv, params_addmv},
    [OP_linear] = {"linear", "linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor",
        "input @ weight.T + bias over the last dimension; weight is (out_features, in_features) or (in_features).",
        KIND_STRIDED, CLASS_NONE, CAST_LOWER, 3, 3, 1, 0, 1u, SAVE_IN0 | SAVE_IN1 | SAVE_WHEN(0, 1) | SAVE_WHEN(1, 0), 0u, infer_linear, backward_linear, params_linear},
    [OP_matmul] = {"matmul", "matmul(Tensor self, Tensor other) -> Tensor",
        "Matrix product with broadcast batch dimensions; 1-D operands are vectors.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 2, 2, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_matmul},
    [OP_outer] = {"outer", "outer(Tensor self, Tensor vec2) -> Tensor",
        "Outer product of two 1-D tensors.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 2, 2, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_outer},
    [OP__addmm_activation] = {"_addmm_activation", "_addmm_activation(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, bool use_gelu=False) -> Tensor",
        "relu of addmm, or gelu with use_gelu: by the tanh approximation on CUDA, by the error function on the CPU, as in PyTorch.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 6, 3, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params__addmm_activation},
    [OP_linear_relu] = {"linear_relu", "linear_relu(Tensor input, Tensor weight, Tensor? bias) -> Tensor",
        "relu(linear(input, weight, bias)); a backend may write 0 for NaN.",
        KIND_STRIDED, CLASS_NONE, CAST_LOWER, 3, 3, 1, 0, 17u, SAVE_IN0 | SAVE_IN1 | SAVE_WHEN(0, 1) | SAVE_WHEN(1, 0) | SAVE_OUT0, 0u, infer_linear, backward_linear_relu, params_linear_relu},
    [OP_linear_gelu] = {"linear_gelu", "linear_gelu(Tensor input, Tensor weight, Tensor? bias, bool keep) -> (Tensor output, Tensor pre)",
        "gelu(linear(input, weight, bias), approximate='tanh').",
        KIND_STRIDED, CLASS_NONE, CAST_LOWER, 4, 3, 2, sizeof(linear_gelu_attrs), 17u, SAVE_IN0 | SAVE_IN1 | SAVE_WHEN(0, 1) | SAVE_WHEN(1, 0) | SAVE_OUT1, 0u, infer_linear_gelu, backward_linear_gelu, params_linear_gelu},
    [OP_linear_gelu_linear] = {"linear_gelu_linear", "linear_gelu_linear(Tensor input, Tensor weight1, Tensor? bias1, Tensor weight2, Tensor? bias2, bool keep) -> (Tensor output, Tensor hidden, Tensor pre)",
        "linear of linear_gelu.",
        KIND_STRIDED, CLASS_NONE, CAST_LOWER, 6, 5, 3, sizeof(linear_gelu_linear_attrs), 17u, SAVE_IN0 | SAVE_IN1 | SAVE_IN3 | SAVE_OUT1 | SAVE_OUT2, 0u, infer_linear_gelu_linear, backward_linear_gelu_linear, params_linear_gelu_linear},
    [OP_linear_weight_backward] = {"linear_weight_backward", "linear_weight_backward(Tensor grad_output, Tensor input) -> (Tensor grad_weight, Tensor grad_bias)",
        "grad_output.T @ input and the sum of grad_output's rows, of matrices.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 2, 2, 2, 0, 17u, SAVE_NONE, 0u, infer_linear_weight_backward, NULL, params_linear_weight_backward},
    [OP_linear_gelu_backward] = {"linear_gelu_backward", "linear_gelu_backward(Tensor grad_output, Tensor weight, Tensor pre) -> Tensor",
        "(grad_output @ weight) times the slope of gelu (tanh) at pre, of matrices.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 3, 3, 1, 0, 17u, SAVE_NONE, 0u, infer_linear_gelu_backward, NULL, params_linear_gelu_backward},
    [OP_softmax] = {"softmax", "softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
        "exp(self) / sum(exp(self)) along dim.",
        KIND_DENSE, CLASS_NONE, CAST_F32, 3, 1, 1, sizeof(softmax_attrs), 5u, SAVE_OUT0, 0u, infer_softmax, backward_softmax, params_softmax},
    [OP_log_softmax] = {"log_softmax", "log_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
        "Logarithm of softmax along dim, without overflow.",
        KIND_DENSE, CLASS_NONE, CAST_F32, 3, 1, 1, sizeof(log_softmax_attrs), 5u, SAVE_OUT0, 0u, infer_softmax, backward_log_softmax, params_log_softmax},
    [OP_softmax_backward] = {"softmax_backward", "softmax_backward(Tensor grad_output, Tensor output, int dim) -> Tensor",
        "output * (grad - sum(grad * output, dim)).",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 3, 2, 1, sizeof(softmax_backward_attrs), 17u, SAVE_IN0 | SAVE_IN1, 0u, infer_softmax_backward, backward_softmax_backward, params_softmax_backward},
    [OP_log_softmax_backward] = {"log_softmax_backward", "log_softmax_backward(Tensor grad_output, Tensor output, int dim) -> Tensor",
        "grad - exp(output) * sum(grad, dim).",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 3, 2, 1, sizeof(log_softmax_backward_attrs), 17u, SAVE_IN0 | SAVE_IN1, 0u, infer_softmax_backward, backward_log_softmax_backward, params_log_softmax_backward},
    [OP_native_layer_norm] = {"native_layer_norm", "native_layer_norm(Tensor input, int[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor output, Tensor mean, Tensor rstd)",
        "Layer normalization with the statistics it used.",
        KIND_DENSE, CLASS_NONE, CAST_F32, 5, 3, 3, sizeof(native_layer_norm_attrs), 1u, SAVE_IN0 | SAVE_IN1 | SAVE_IN2 | SAVE_OUT1 | SAVE_OUT2, 0u, infer_native_layer_norm, backward_native_layer_norm, params_native_layer_norm},
    [OP_native_layer_norm_backward] = {"native_layer_norm_backward", "native_layer_norm_backward(Tensor grad_output, Tensor input, int[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, bool need_input, bool need_weight, bool need_bias) -> (Tensor grad_input, Tensor grad_weight, Tensor grad_bias)",
        "Gradients of native_layer_norm.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 9, 5, 3, sizeof(native_layer_norm_backward_attrs), 17u, SAVE_IN0 | SAVE_IN1 | SAVE_IN2 | SAVE_IN3 | SAVE_IN4, 0u, infer_native_layer_norm_backward, backward_native_layer_norm_backward, params_native_layer_norm_backward},
    [OP_layer_norm] = {"layer_norm", "layer_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05) -> Tensor",
        "Normalize over the last dimensions, which are normalized_shape; then scale and shift elementwise.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 5, 3, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_layer_norm},
    [OP_native_batch_norm] = {"native_batch_norm", "native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!)? running_mean, Tensor(b!)? running_var, bool training, float momentum, float eps) -> (Tensor output, Tensor save_mean, Tensor save_invstd)",
        "Batch normalization with the statistics it used; updates the running ones.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 8, 5, 3, sizeof(native_batch_norm_attrs), 1u, SAVE_IN0 | SAVE_IN1 | SAVE_IN3 | SAVE_IN4 | SAVE_OUT1 | SAVE_OUT2, 24u, infer_native_batch_norm, backward_native_batch_norm, params_native_batch_norm},
    [OP_native_batch_norm_backward] = {"native_batch_norm_backward", "native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool need_input, bool need_weight, bool need_bias) -> (Tensor grad_input, Tensor grad_weight, Tensor grad_bias)",
        "Gradients of native_batch_norm.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 12, 7, 3, sizeof(native_batch_norm_backward_attrs), 17u, SAVE_ALL_INPUTS, 0u, infer_native_batch_norm_backward, backward_native_batch_norm_backward, params_native_batch_norm_backward},
    [OP_batch_norm] = {"batch_norm", "batch_norm(Tensor input, Tensor? running_mean, Tensor? running_var, Tensor? weight=None, Tensor? bias=None, bool training=False, float momentum=0.1, float eps=1e-05) -> Tensor",
        "Normalize each channel (dimension 1), by the batch's statistics in training, by the running ones otherwise.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 8, 5, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_batch_norm},
    [OP_instance_norm] = {"instance_norm", "instance_norm(Tensor input, Tensor? running_mean=None, Tensor? running_var=None, Tensor? weight=None, Tensor? bias=None, bool use_input_stats=True, float momentum=0.1, float eps=1e-05) -> Tensor",
        "Normalize each channel of each sample by its own statistics.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 8, 5, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_instance_norm},
    [OP_native_group_norm] = {"native_group_norm", "native_group_norm(Tensor input, Tensor? weight, Tensor? bias, int N, int C, int HxW, int group, float eps) -> (Tensor output, Tensor mean, Tensor rstd)",
        "Group normalization of N samples of C channels of HxW elements, with the statistics it used.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 8, 3, 3, sizeof(native_group_norm_attrs), 1u, SAVE_IN0 | SAVE_IN1 | SAVE_IN2 | SAVE_OUT1 | SAVE_OUT2, 0u, infer_native_group_norm, backward_native_group_norm, params_native_group_norm},
    [OP_native_group_norm_backward] = {"native_group_norm_backward", "native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, int N, int C, int HxW, int group, bool need_input, bool need_weight, bool need_bias) -> (Tensor grad_input, Tensor grad_weight, Tensor grad_bias)",
        "Gradients of native_group_norm.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 12, 5, 3, sizeof(native_group_norm_backward_attrs), 17u, SAVE_IN0 | SAVE_IN1 | SAVE_IN2 | SAVE_IN3 | SAVE_IN4, 0u, infer_native_group_norm_backward, backward_native_group_norm_backward, params_native_group_norm_backward},
    [OP_group_norm] = {"group_norm", "group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05) -> Tensor",
        "Normalize num_groups groups of channels of each sample; then scale and shift each channel.",
        KIND_COMPOSITE, CLASS_NONE, CAST_F32, 5, 3, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_group_norm},
    [OP__fused_rms_norm] = {"_fused_rms_norm", "_fused_rms_norm(Tensor input, int[] normalized_shape, Tensor? weight, float? eps) -> (Tensor output, Tensor rstd)",
        "rms_norm with the factors it used.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 4, 2, 2, sizeof(_fused_rms_norm_attrs), 1u, SAVE_IN0 | SAVE_IN1 | SAVE_OUT1, 0u, infer_fused_rms_norm, backward_fused_rms_norm, params__fused_rms_norm},
    [OP__fused_rms_norm_backward] = {"_fused_rms_norm_backward", "_fused_rms_norm_backward(Tensor grad_out, Tensor input, int[] normalized_shape, Tensor rstd, Tensor? weight, bool need_input, bool need_weight) -> (Tensor grad_input, Tensor grad_weight)",
        "Gradients of _fused_rms_norm.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 7, 4, 2, sizeof(_fused_rms_norm_backward_attrs), 17u, SAVE_IN0 | SAVE_IN1 | SAVE_IN2 | SAVE_IN3, 0u, infer_fused_rms_norm_backward, backward_fused_rms_norm_backward, params__fused_rms_norm_backward},
    [OP_rms_norm] = {"rms_norm", "rms_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor",
        "Divide by the root of the mean square over the last dimensions; eps defaults to the epsilon of the dtype that is computed in.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 4, 2, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_rms_norm},
    [OP_native_dropout] = {"native_dropout", "native_dropout(Tensor input, float p, bool train, Generator? generator=None) -> (Tensor output, Tensor mask)",
        "Zero elements with probability p and scale the others by 1/(1-p); the mask is true where they stay.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 4, 1, 2, sizeof(native_dropout_attrs), 65u, SAVE_OUT1, 0u, infer_native_dropout, backward_native_dropout, params_native_dropout},
    [OP_native_dropout_backward] = {"native_dropout_backward", "native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor",
        "grad * mask * scale.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 3, 2, 1, sizeof(native_dropout_backward_attrs), 17u, SAVE_IN1, 0u, infer_native_dropout_backward, backward_native_dropout_backward, params_native_dropout_backward},
    [OP_dropout] = {"dropout", "dropout(Tensor input, float p=0.5, bool training=True, Generator? generator=None) -> Tensor",
        "In training, zero elements with probability p and scale the others by 1/(1-p).",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 4, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_dropout},
    [OP_feature_dropout] = {"feature_dropout", "feature_dropout(Tensor input, float p=0.5, bool training=True, Generator? generator=None) -> Tensor",
        "dropout of whole channels (dimensions 0 and 1 are sample and channel).",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 4, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_feature_dropout},
    [OP_embedding] = {"embedding", "embedding(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor",
        "Rows of weight at indices. The row padding_idx gets no gradient.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 5, 2, 1, sizeof(embedding_attrs), 1u, SAVE_IN1, 0u, infer_embedding, backward_embedding, params_embedding},
    [OP_embedding_dense_backward] = {"embedding_dense_backward", "embedding_dense_backward(Tensor grad_output, Tensor indices, int num_weights, int padding_idx, bool scale_grad_by_freq) -> Tensor",
        "Add rows of grad_output at indices.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 5, 2, 1, sizeof(embedding_dense_backward_attrs), 17u, SAVE_IN1, 0u, infer_embedding_dense_backward, backward_embedding_dense_backward, params_embedding_dense_backward},
    [OP_convolution] = {"convolution", "convolution(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups) -> Tensor",
        "Convolution of every kind in one or two dimensions.",
        KIND_STRIDED, CLASS_NONE, CAST_LOWER, 9, 3, 1, sizeof(convolution_attrs), 1u, SAVE_IN0 | SAVE_IN1, 0u, infer_convolution, backward_convolution, params_convolution},
    [OP_convolution_backward] = {"convolution_backward", "convolution_backward(Tensor grad_output, Tensor input, Tensor weight, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups, bool need_input, bool need_weight, bool need_bias) -> (Tensor grad_input, Tensor grad_weight, Tensor grad_bias)",
        "Gradients of convolution.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 12, 3, 3, sizeof(convolution_backward_attrs), 17u, SAVE_IN0 | SAVE_IN1 | SAVE_IN2, 0u, infer_convolution_backward, backward_convolution_backward, params_convolution_backward},
    [OP_conv1d] = {"conv1d", "conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] dilation=1, int groups=1) -> Tensor",
        "Cross-correlation over (N, C, L) or (C, L).",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 7, 3, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_conv1d},
    [OP_conv2d] = {"conv2d", "conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] dilation=1, int groups=1) -> Tensor",
        "Cross-correlation over (N, C, H, W) or (C, H, W).",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 7, 3, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_conv2d},
    [OP_conv1d_padding] = {"conv1d_padding", "conv1d_padding(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, str padding='valid', int[1] dilation=1, int groups=1) -> Tensor",
        "conv1d with padding 'valid' (none) or 'same' (the output is as long as the input).",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 7, 3, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_conv1d_padding},
    [OP_conv2d_padding] = {"conv2d_padding", "conv2d_padding(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, str padding='valid', int[2] dilation=1, int groups=1) -> Tensor",
        "conv2d with padding 'valid' (none) or 'same' (the output is as large as the input).",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 7, 3, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_conv2d_padding},
    [OP_conv_transpose1d] = {"conv_transpose1d", "conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] output_padding=0, int groups=1, int[1] dilation=1) -> Tensor",
        "Transposed convolution over (N, C, L) or (C, L).",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 8, 3, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_conv_transpose1d},
    [OP_conv_transpose2d] = {"conv_transpose2d", "conv_transpose2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1) -> Tensor",
        "Transposed convolution over (N, C, H, W) or (C, H, W).",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 8, 3, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_conv_transpose2d},
    [OP_max_pool2d_with_indices] = {"max_pool2d_with_indices", "max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor output, Tensor indices)",
        "Maximum of each window, and where in the image (h * W + w) it was.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 6, 1, 2, sizeof(max_pool2d_with_indices_attrs), 1u, SAVE_OUT1, 0u, infer_max_pool2d, backward_max_pool2d, params_max_pool2d_with_indices},
    [OP_max_pool2d_backward] = {"max_pool2d_backward", "max_pool2d_backward(Tensor grad_output, Tensor indices, int height, int width, int[] kernel_size, int[] stride, int[] padding, int[] dilation) -> Tensor",
        "Add each gradient where the maximum was. An empty kernel_size stands for adaptive windows.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 8, 2, 1, sizeof(max_pool2d_backward_attrs), 17u, SAVE_IN1, 0u, infer_max_pool2d_backward, backward_max_pool2d_backward, params_max_pool2d_backward},
    [OP_max_pool2d] = {"max_pool2d", "max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor",
        "Maximum of each window; stride defaults to kernel_size.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 6, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_max_pool2d},
    [OP_max_pool1d] = {"max_pool1d", "max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> Tensor",
        "Maximum of each window; stride defaults to kernel_size.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 6, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_max_pool1d},
    [OP_avg_pool2d] = {"avg_pool2d", "avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor",
        "Mean of each window; stride defaults to kernel_size.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 7, 1, 1, sizeof(avg_pool2d_attrs), 1u, SAVE_NONE, 0u, infer_avg_pool2d, backward_avg_pool2d, params_avg_pool2d},
    [OP_avg_pool2d_backward] = {"avg_pool2d_backward", "avg_pool2d_backward(Tensor grad_output, int height, int width, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor",
        "Spread each gradient over its window.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 9, 1, 1, sizeof(avg_pool2d_backward_attrs), 17u, SAVE_NONE, 0u, infer_avg_pool2d_backward, backward_avg_pool2d_backward, params_avg_pool2d_backward},
    [OP_avg_pool1d] = {"avg_pool1d", "avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor",
        "Mean of each window; stride defaults to kernel_size.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 6, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_avg_pool1d},
    [OP_adaptive_avg_pool2d] = {"adaptive_avg_pool2d", "adaptive_avg_pool2d(Tensor self, int[] output_size) -> Tensor",
        "Mean over windows that divide the image into output_size parts. One number stands for a square.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 2, 1, 1, sizeof(adaptive_avg_pool2d_attrs), 1u, SAVE_NONE, 0u, infer_adaptive_avg_pool2d, backward_adaptive_avg_pool2d, params_adaptive_avg_pool2d},
    [OP_adaptive_avg_pool2d_backward] = {"adaptive_avg_pool2d_backward", "adaptive_avg_pool2d_backward(Tensor grad_output, int height, int width) -> Tensor",
        "Spread each gradient over its window.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 3, 1, 1, sizeof(adaptive_avg_pool2d_backward_attrs), 17u, SAVE_NONE, 0u, infer_adaptive_avg_pool2d_backward, backward_adaptive_avg_pool2d_backward, params_adaptive_avg_pool2d_backward},
    [OP_adaptive_avg_pool1d] = {"adaptive_avg_pool1d", "adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor",
        "Mean over windows that divide the signal into output_size parts.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 2, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_adaptive_avg_pool1d},
    [OP_adaptive_max_pool2d] = {"adaptive_max_pool2d", "adaptive_max_pool2d(Tensor self, int[] output_size) -> (Tensor output, Tensor indices)",
        "Maximum over windows that divide the image into output_size parts, and where it was.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 2, 1, 2, sizeof(adaptive_max_pool2d_attrs), 1u, SAVE_OUT1, 0u, infer_adaptive_max_pool2d, backward_adaptive_max_pool2d, params_adaptive_max_pool2d},
    [OP_nll_loss_forward] = {"nll_loss_forward", "nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index) -> (Tensor output, Tensor total_weight)",
        "Weighted negative of self at target; (N, C), (C) or (N, C, …).",
        KIND_DENSE, CLASS_NONE, CAST_F32, 5, 3, 2, sizeof(nll_loss_forward_attrs), 17u, SAVE_IN1 | SAVE_IN2 | SAVE_OUT1, 0u, infer_nll_loss, backward_nll_loss_forward, params_nll_loss_forward},
    [OP_nll_loss_backward] = {"nll_loss_backward", "nll_loss_backward(Tensor grad_output, Tensor target, Tensor? weight, int reduction, int ignore_index, Tensor total_weight, int[] size) -> Tensor",
        "Gradient of nll_loss_forward.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 7, 4, 1, sizeof(nll_loss_backward_attrs), 17u, SAVE_IN1 | SAVE_IN2 | SAVE_IN3, 0u, infer_nll_loss_backward, backward_nll_loss_backward, params_nll_loss_backward},
    [OP_nll_loss] = {"nll_loss", "nll_loss(Tensor self, Tensor target, *, Tensor? weight=None, int ignore_index=-100, str reduction='mean') -> Tensor",
        "Negative log likelihood of the target classes, given log probabilities.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 5, 3, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_nll_loss},
    [OP_cross_entropy] = {"cross_entropy", "cross_entropy(Tensor self, Tensor target, *, Tensor? weight=None, int ignore_index=-100, str reduction='mean', float label_smoothing=0.0) -> Tensor",
        "Cross entropy between logits and class indices or class probabilities.",
        KIND_COMPOSITE, CLASS_NONE, CAST_F32, 6, 3, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_cross_entropy},
    [OP_fused_cross_entropy] = {"fused_cross_entropy", "fused_cross_entropy(Tensor self, Tensor target, int reduction, int ignore_index) -> (Tensor output, Tensor logsumexp, Tensor total)",
        "Cross entropy of (N, C) logits and class indices without the log probabilities in memory.",
        KIND_DENSE, CLASS_NONE, CAST_F32, 4, 2, 3, sizeof(fused_cross_entropy_attrs), 17u, SAVE_IN0 | SAVE_IN1 | SAVE_OUT1 | SAVE_OUT2, 0u, infer_fused_cross_entropy, backward_fused_cross_entropy, params_fused_cross_entropy},
    [OP_fused_cross_entropy_backward] = {"fused_cross_entropy_backward", "fused_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor logsumexp, Tensor total, int reduction, int ignore_index) -> Tensor",
        "Gradient of fused_cross_entropy.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 7, 5, 1, sizeof(fused_cross_entropy_backward_attrs), 17u, SAVE_IN0 | SAVE_IN1 | SAVE_IN2 | SAVE_IN3 | SAVE_IN4, 0u, infer_fused_cross_entropy_backward, backward_fused_cross_entropy_backward, params_fused_cross_entropy_backward},
    [OP_binary_cross_entropy_each] = {"binary_cross_entropy_each", "binary_cross_entropy_each(Tensor self, Tensor target) -> Tensor",
        "-(target * log(self) + (1 - target) * log(1 - self)), logarithms not below -100.",
        KIND_DENSE, CLASS_NONE, CAST_NONE, 2, 2, 1, 0, 17u, SAVE_IN0 | SAVE_IN1, 0u, infer_binary_cross_entropy, backward_binary_cross_entropy_each, params_binary_cross_entropy_each},
    [OP_binary_cross_entropy] = {"binary_cross_entropy", "binary_cross_entropy(Tensor self, Tensor target, *, Tensor? weight=None, str reduction='mean') -> Tensor",
        "Cross entropy between probabilities and targets in [0, 1].",
        KIND_COMPOSITE, CLASS_NONE, CAST_F32, 4, 3, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_binary_cross_entropy},
    [OP_binary_cross_entropy_with_logits] = {"binary_cross_entropy_with_logits", "binary_cross_entropy_with_logits(Tensor self, Tensor target, *, Tensor? weight=None, str reduction='mean', Tensor? pos_weight=None) -> Tensor",
        "binary_cross_entropy of sigmoid(self), without overflow.",
        KIND_COMPOSITE, CLASS_NONE, CAST_F32, 5, 4, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_binary_cross_entropy_with_logits},
    [OP_mse_loss] = {"mse_loss", "mse_loss(Tensor self, Tensor target, *, str reduction='mean') -> Tensor",
        "Squared difference.",
        KIND_COMPOSITE, CLASS_NONE, CAST_F32, 3, 2, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_mse_loss},
    [OP_l1_loss] = {"l1_loss", "l1_loss(Tensor self, Tensor target, *, str reduction='mean') -> Tensor",
        "Absolute difference.",
        KIND_COMPOSITE, CLASS_NONE, CAST_F32, 3, 2, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_l1_loss},
    [OP_smooth_l1_loss] = {"smooth_l1_loss", "smooth_l1_loss(Tensor self, Tensor target, *, str reduction='mean', float beta=1.0) -> Tensor",
        "Squared difference over 2 beta where it is below beta, absolute difference minus beta/2 elsewhere.",
        KIND_COMPOSITE, CLASS_NONE, CAST_F32, 4, 2, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_smooth_l1_loss},
    [OP_huber_loss] = {"huber_loss", "huber_loss(Tensor self, Tensor target, *, str reduction='mean', float delta=1.0) -> Tensor",
        "Half the squared difference where it is below delta, delta * (difference - delta/2) elsewhere.",
        KIND_COMPOSITE, CLASS_NONE, CAST_F32, 4, 2, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_huber_loss},
    [OP_kl_div] = {"kl_div", "kl_div(Tensor self, Tensor target, *, str reduction='mean', bool log_target=False) -> Tensor",
        "Kullback-Leibler divergence; self holds log probabilities. reduction may be 'batchmean'.",
        KIND_COMPOSITE, CLASS_NONE, CAST_F32, 4, 2, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_kl_div},
    [OP_one_hot] = {"one_hot", "one_hot(Tensor self, int num_classes=-1) -> Tensor",
        "1 at each index along a new last dimension, 0 elsewhere.",
        KIND_COMPOSITE, CLASS_NONE, CAST_NONE, 2, 1, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_one_hot},
    [OP_scaled_dot_product_attention] = {"scaled_dot_product_attention", "scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor",
        "softmax(query @ key.T * scale + mask) @ value.",
        KIND_COMPOSITE, CLASS_NONE, CAST_LOWER, 8, 4, 1, 0, 1u, SAVE_NONE, 0u, NULL, NULL, params_scaled_dot_product_attention},
    [OP_fused_attention] = {"fused_attention", "fused_attention(Tensor query, Tensor key, Tensor value, bool is_causal, float scale, Tensor? bias=None, Tensor? drawn=None, float dropout_p=0.0) -> (Tensor output, Tensor logsumexp)",
        "Attention of (B, H, L, E) without the matrix of weights in memory. bias, (B or 1, H or 1, L, S), is added to the scores and gets no gradient. Weights are dropped by the numbers from `drawn` on (attention_draw_).",
        KIND_STRIDED, CLASS_NONE, CAST_LOWER, 8, 5, 2, sizeof(fused_attention_attrs), 17u, SAVE_IN0 | SAVE_IN1 | SAVE_IN2 | SAVE_IN3 | SAVE_IN4 | SAVE_OUT0 | SAVE_OUT1, 0u, infer_fused_attention, backward_fused_attention, params_fused_attention},
    [OP_fused_attention_backward] = {"fused_attention_backward", "fused_attention_backward(Tensor grad_output, Tensor query, Tensor key, Tensor value, Tensor output, Tensor logsumexp, bool is_causal, float scale, Tensor? bias=None, Tensor? drawn=None, float dropout_p=0.0) -> (Tensor grad_query, Tensor grad_key, Tensor grad_value)",
        "Gradients of fused_attention, where the backend has a kernel for them.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 11, 8, 3, sizeof(fused_attention_backward_attrs), 17u, SAVE_NONE, 0u, infer_fused_attention_backward, NULL, params_fused_attention_backward},
    [OP_attention_draw_] = {"attention_draw_", "attention_draw_(Tensor(a!) self, int count, Generator? generator=None) -> Tensor(a!)",
        "The generator's seed and offset, as self[0] and self[2]; then it moves on by `count` numbers. The dropout of fused_attention starts there.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 3, 1, 1, sizeof(attention_draw__attrs), 210u, SAVE_NONE, 1u, infer_attention_draw, NULL, params_attention_draw_},
    [OP__fused_sgd_] = {"_fused_sgd_", "_fused_sgd_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, float weight_decay, float momentum, float lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? lr_tensor=None, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()",
        "One step of stochastic gradient descent; momentum_buffer_list is empty without momentum.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 13, 6, 0, sizeof(_fused_sgd__attrs), 145u, SAVE_NONE, 7u, infer_fused_sgd, NULL, params__fused_sgd_},
    [OP__fused_adam_] = {"_fused_adam_", "_fused_adam_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor(f!)[] state_steps, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? lr_tensor=None, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()",
        "One step of Adam; weight_decay is added to the gradient. max_exp_avg_sqs is empty without amsgrad.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 16, 9, 0, sizeof(_fused_adam__attrs), 145u, SAVE_NONE, 63u, infer_fused_adam, NULL, params__fused_adam_},
    [OP__fused_adamw_] = {"_fused_adamw_", "_fused_adamw_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor(f!)[] state_steps, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? lr_tensor=None, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()",
        "One step of Adam with decoupled weight decay. max_exp_avg_sqs is empty without amsgrad.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 16, 9, 0, sizeof(_fused_adamw__attrs), 145u, SAVE_NONE, 63u, infer_fused_adam, NULL, params__fused_adamw_},
    [OP_foreach_norms] = {"foreach_norms", "foreach_norms(Tensor[] self, Scalar ord=2, ScalarType? dtype=None) -> Tensor",
        "The vector norm of order ord of each tensor, as one 1-dim tensor.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 3, 1, 1, sizeof(foreach_norms_attrs), 145u, SAVE_NONE, 0u, infer_foreach_norms, NULL, params_foreach_norms},
    [OP_foreach_mul_] = {"foreach_mul_", "foreach_mul_(Tensor(a!)[] self, Tensor scale) -> ()",
        "Multiply every tensor of a list by a 0-dim tensor.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 2, 2, 0, 0, 145u, SAVE_NONE, 1u, infer_foreach_mul, NULL, params_foreach_mul_},
    [OP_cuda_kernel_launch] = {"cuda_kernel_launch", "cuda_kernel_launch(Tensor(a!)[] written, Tensor[] read, Tensor arguments, int kernel, int[] grid, int[] block, int shared_bytes, int[]? cluster=None, bool cooperative=False, *, Device? device=None) -> ()",
        "Launch a kernel of the program's own.",
        KIND_STRIDED, CLASS_NONE, CAST_NONE, 10, 3, 0, sizeof(cuda_kernel_launch_attrs), 401u, SAVE_NONE, 1u, infer_cuda_kernel_launch, NULL, params_cuda_kernel_launch},
};
