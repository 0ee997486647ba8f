/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
#ifndef TORC_OPS_INTERNAL_H
#define TORC_OPS_INTERNAL_H
#include "core/values.h"
#include "torc/ops_private.h"

/* div_trunc(Tensor self, Tensor other) -> Tensor
 * The quotient rounded toward zero. */
torc_tensor op_div_trunc(torc_tensor self, torc_tensor other);
torc_tensor op_div_trunc_(torc_tensor self, torc_tensor other);
torc_tensor op_div_trunc_out(torc_tensor out, torc_tensor self, torc_tensor other);
torc_tensor op_div_trunc_scalar(torc_tensor self, attr_number other);
torc_tensor op_div_trunc_scalar_(torc_tensor self, attr_number other);

/* conj_values(Tensor self) -> Tensor
 * conj_physical of any dtype. */
torc_tensor op_conj_values(torc_tensor self);
torc_tensor op_conj_values_(torc_tensor self);
torc_tensor op_conj_values_out(torc_tensor out, torc_tensor self);

/* clamp_between(Tensor self, Tensor min, Tensor max) -> Tensor
 * Both bounds at once. */
torc_tensor op_clamp_between(torc_tensor self, torc_tensor min, torc_tensor max);
torc_tensor op_clamp_between_(torc_tensor self, torc_tensor min, torc_tensor max);
torc_tensor op_clamp_between_out(torc_tensor out, torc_tensor self, torc_tensor min, torc_tensor max);

/* nan_to_num_values(Tensor self, float nan, float posinf, float neginf) -> Tensor
 * nan_to_num with all replacements given. */
torc_tensor op_nan_to_num_values(torc_tensor self, double nan, double posinf, double neginf);
torc_tensor op_nan_to_num_values_(torc_tensor self, double nan, double posinf, double neginf);
torc_tensor op_nan_to_num_values_out(torc_tensor out, torc_tensor self, double nan, double posinf, double neginf);

/* bitwise_not_int(Tensor self) -> Tensor
 * Bitwise not of integers. */
torc_tensor op_bitwise_not_int(torc_tensor self);
torc_tensor op_bitwise_not_int_(torc_tensor self);
torc_tensor op_bitwise_not_int_out(torc_tensor out, torc_tensor self);

/* gelu_erf(Tensor self) -> Tensor
 * gelu by the error function. */
torc_tensor op_gelu_erf(torc_tensor self);
torc_tensor op_gelu_erf_out(torc_tensor out, torc_tensor self);

/* gelu_tanh(Tensor self) -> Tensor
 * gelu by the tanh approximation. */
torc_tensor op_gelu_tanh(torc_tensor self);
torc_tensor op_gelu_tanh_out(torc_tensor out, torc_tensor self);

/* softsign_float(Tensor self) -> Tensor
 * softsign of floating dtypes. */
torc_tensor op_softsign_float(torc_tensor self);

/* cube(Tensor self) -> Tensor
 * What pow of 3 computes. */
torc_tensor op_cube(torc_tensor self);

/* sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
 * Gradient of sigmoid from its output. */
torc_tensor op_sigmoid_backward(torc_tensor grad_output, torc_tensor output);

/* tanh_backward(Tensor grad_output, Tensor output) -> Tensor
 * Gradient of tanh from its output. */
torc_tensor op_tanh_backward(torc_tensor grad_output, torc_tensor output);

/* logit_backward(Tensor grad_output, Tensor self, float? eps) -> Tensor
 * Gradient of logit. */
torc_tensor op_logit_backward(torc_tensor grad_output, torc_tensor self, attr_number eps);

/* threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
 * Gradient of threshold and relu. */
torc_tensor op_threshold_backward(torc_tensor grad_output, torc_tensor self, attr_number threshold);

/* hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor
 * Gradient of hardtanh and relu6. */
torc_tensor op_hardtanh_backward(torc_tensor grad_output, torc_tensor self, attr_number min_val, attr_number max_val);

/* leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope) -> Tensor
 * Gradient of leaky_relu. */
torc_tensor op_leaky_relu_backward(torc_tensor grad_output, torc_tensor self, attr_number negative_slope);

/* elu_backward(Tensor grad_output, Tensor self, Scalar alpha, Scalar scale) -> Tensor
 * Gradient of elu. */
torc_tensor op_elu_backward(torc_tensor grad_output, torc_tensor self, attr_number alpha, attr_number scale);

/* celu_backward(Tensor grad_output, Tensor self, Scalar alpha) -> Tensor
 * Gradient of celu. */
torc_tensor op_celu_backward(torc_tensor grad_output, torc_tensor self, attr_number alpha);

/* gelu_erf_backward(Tensor grad_output, Tensor self) -> Tensor
 * Gradient of gelu. */
torc_tensor op_gelu_erf_backward(torc_tensor grad_output, torc_tensor self);

/* gelu_tanh_backward(Tensor grad_output, Tensor self) -> Tensor
 * Gradient of gelu with approximate 'tanh'. */
torc_tensor op_gelu_tanh_backward(torc_tensor grad_output, torc_tensor self);

/* silu_backward(Tensor grad_output, Tensor self) -> Tensor
 * Gradient of silu. */
torc_tensor op_silu_backward(torc_tensor grad_output, torc_tensor self);

/* mish_backward(Tensor grad_output, Tensor self) -> Tensor
 * Gradient of mish. */
torc_tensor op_mish_backward(torc_tensor grad_output, torc_tensor self);

/* softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor
 * Gradient of softplus. */
torc_tensor op_softplus_backward(torc_tensor grad_output, torc_tensor self, attr_number beta, attr_number threshold);

/* hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor
 * Gradient of hardsigmoid. */
torc_tensor op_hardsigmoid_backward(torc_tensor grad_output, torc_tensor self);

/* hardswish_backward(Tensor grad_output, Tensor self) -> Tensor
 * Gradient of hardswish. */
torc_tensor op_hardswish_backward(torc_tensor grad_output, torc_tensor self);

/* shrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor
 * Gradient of hardshrink and softshrink. */
torc_tensor op_shrink_backward(torc_tensor grad_output, torc_tensor self, attr_number lambd);

/* var_backward(Tensor scale, Tensor self, Tensor mean) -> Tensor
 * Gradient of var and std: scale is 2 / (n - correction) of that of the variance. */
torc_tensor op_var_backward(torc_tensor scale, torc_tensor self, torc_tensor mean);

/* norm2_backward(Tensor grad_output, Tensor self, Tensor norm) -> Tensor
 * Gradient of vector_norm of order 2. */
torc_tensor op_norm2_backward(torc_tensor grad_output, torc_tensor self, torc_tensor norm);

/* vector_norm_backward(Tensor grad_output, Tensor self, Tensor norm, Scalar ord) -> Tensor
 * Gradient of vector_norm of orders above 1 but 2 and infinity. */
torc_tensor op_vector_norm_backward(torc_tensor grad_output, torc_tensor self, torc_tensor norm, attr_number ord);

/* logsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor
 * Gradient of logsigmoid. */
torc_tensor op_logsigmoid_backward(torc_tensor grad_output, torc_tensor self);

/* rsqrt_backward(Tensor grad_output, Tensor output) -> Tensor
 * Gradient of rsqrt. */
torc_tensor op_rsqrt_backward(torc_tensor grad_output, torc_tensor output);

/* copysign_backward(Tensor grad_output, Tensor self, Tensor output) -> Tensor
 * Gradient of copysign. */
torc_tensor op_copysign_backward(torc_tensor grad_output, torc_tensor self, torc_tensor output);

/* extremum_backward(Tensor grad_output, Tensor self, Tensor other) -> Tensor
 * The part of maximum's gradient that goes to self: all where it is larger, or either is NaN, half of it between equals. minimum's is that with self and other exchanged. */
torc_tensor op_extremum_backward(torc_tensor grad_output, torc_tensor self, torc_tensor other);

/* xlogy_backward(Tensor grad_output, Tensor self, Tensor other) -> Tensor
 * Gradient of xlogy with respect to self: xlogy(grad_output, other), 0 where self is 0 and other is not positive. */
torc_tensor op_xlogy_backward(torc_tensor grad_output, torc_tensor self, torc_tensor other);

/* xlog1py_backward(Tensor grad_output, Tensor self, Tensor other) -> Tensor
 * Gradient of xlog1py with respect to self: xlog1py(grad_output, other), 0 where self is 0 and other is at most -1. */
torc_tensor op_xlog1py_backward(torc_tensor grad_output, torc_tensor self, torc_tensor other);

/* glu_each(Tensor self, Tensor gate) -> Tensor
 * glu of the two halves. */
torc_tensor op_glu_each(torc_tensor self, torc_tensor gate);

/* glu_gate_backward(Tensor grad_output, Tensor self, Tensor gate) -> Tensor
 * Gradient of glu_each. */
torc_tensor op_glu_gate_backward(torc_tensor grad_output, torc_tensor self, torc_tensor gate);

/* prelu_each(Tensor self, Tensor weight) -> Tensor
 * prelu with a weight that is broadcast. */
torc_tensor op_prelu_each(torc_tensor self, torc_tensor weight);

/* prelu_backward(Tensor grad_output, Tensor self, Tensor weight) -> Tensor
 * Gradient of prelu_each. */
torc_tensor op_prelu_backward(torc_tensor grad_output, torc_tensor self, torc_tensor weight);

/* prelu_weight_backward(Tensor grad_output, Tensor self) -> Tensor
 * Gradient of prelu_each. */
torc_tensor op_prelu_weight_backward(torc_tensor grad_output, torc_tensor self);

/* addr_each(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta, Scalar alpha) -> Tensor
 * addr of vectors that are broadcast, one down and one across. */
torc_tensor op_addr_each(torc_tensor self, torc_tensor vec1, torc_tensor vec2, attr_number beta, attr_number alpha);

/* renorm_factor(Tensor norm, float maxnorm) -> Tensor
 * What renorm multiplies by: less than 1 where the norm is above the largest allowed. */
torc_tensor op_renorm_factor(torc_tensor norm, double maxnorm);

/* kaiser_points(Tensor self, float beta, float middle, float most) -> Tensor
 * The points of a Kaiser window by their places, of which `middle` is the middle; most: i0(beta). */
torc_tensor op_kaiser_points(torc_tensor self, double beta, double middle, double most);
torc_tensor op_kaiser_points_(torc_tensor self, double beta, double middle, double most);

/* offset_difference(Tensor self, Tensor other, float offset) -> Tensor
 * self - other + offset. */
torc_tensor op_offset_difference(torc_tensor self, torc_tensor other, double offset);

/* second_difference(Tensor later, Tensor self, Tensor earlier) -> Tensor
 * (later - self) - (self - earlier). */
torc_tensor op_second_difference(torc_tensor later, torc_tensor self, torc_tensor earlier);

/* difference_loss(Tensor self, Tensor target, float? bound, float slope, float curve) -> Tensor
 * With d = self - target: slope * (|d| - bound / 2) from bound on, curve * d * d below it and everywhere without it. */
torc_tensor op_difference_loss(torc_tensor self, torc_tensor target, attr_number bound, double slope, double curve);

/* difference_loss_backward(Tensor grad_output, Tensor self, Tensor target, float? bound, float slope, float curve) -> Tensor
 * grad_output times what slope and curve make of self - target. */
torc_tensor op_difference_loss_backward(torc_tensor grad_output, torc_tensor self, torc_tensor target, attr_number bound, double slope, double curve);

/* binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, float scale) -> Tensor
 * Gradient of binary_cross_entropy_each. */
torc_tensor op_binary_cross_entropy_backward(torc_tensor grad_output, torc_tensor self, torc_tensor target, double scale);

/* binary_cross_entropy_logits_each(Tensor target, Tensor self, Tensor pos_weight) -> Tensor
 * binary_cross_entropy_with_logits of each element, laid out as target. */
torc_tensor op_binary_cross_entropy_logits_each(torc_tensor target, torc_tensor self, torc_tensor pos_weight);

/* nextafter_each(Tensor self, Tensor other, int skipped) -> Tensor
 * nextafter among numbers whose last `skipped` bits are 0: those that their dtype has fewer of than the one computed in. */
torc_tensor op_nextafter_each(torc_tensor self, torc_tensor other, int64_t skipped);
torc_tensor op_nextafter_each_(torc_tensor self, torc_tensor other, int64_t skipped);
torc_tensor op_nextafter_each_out(torc_tensor out, torc_tensor self, torc_tensor other, int64_t skipped);

/* arange_(Tensor(a!) self, Scalar start, Scalar step) -> Tensor(a!)
 * self[i] = start + i * step. */
torc_tensor op_arange_(torc_tensor self, attr_number start, attr_number step);

/* linspace_(Tensor(a!) self, Scalar start, Scalar end) -> Tensor(a!)
 * Evenly spaced from start to end; symmetric about the middle as PyTorch's. */
torc_tensor op_linspace_(torc_tensor self, attr_number start, attr_number end);

/* eye_(Tensor(a!) self) -> Tensor(a!)
 * Ones on the diagonal of a matrix, zeros elsewhere. */
torc_tensor op_eye_(torc_tensor self);

/* triangle_indices_(Tensor(a!) self, int row, int col, int offset, bool upper) -> Tensor(a!)
 * Rows and columns of a triangle's places, which self has room for: ops/triangle.h. */
torc_tensor op_triangle_indices_(torc_tensor self, int64_t row, int64_t col, int64_t offset, bool upper);

/* randperm_(Tensor(a!) self, Generator? generator) -> Tensor(a!)
 * A random permutation of 0 … n-1. */
torc_tensor op_randperm_(torc_tensor self, torc_generator generator);

/* fused_multinomial(Tensor self, Tensor sums, int num_samples, *, Generator? generator=None) -> Tensor
 * Places drawn in each row of float32 or float64 probabilities, whose running sums are `sums`. */
torc_tensor op_fused_multinomial(torc_tensor self, torc_tensor sums, int64_t num_samples, torc_generator generator);

/* fused_cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)
 * cummin, where the backend has a kernel for it. */
typedef struct op_fused_cummin_result { torc_tensor values, indices; } op_fused_cummin_result;
op_fused_cummin_result op_fused_cummin(torc_tensor self, int64_t dim);

/* fused_logcumsumexp(Tensor self, int dim) -> Tensor
 * logcumsumexp without a gradient, where the backend has one kernel for it. */
torc_tensor op_fused_logcumsumexp(torc_tensor self, int64_t dim);

/* alias(Tensor self) -> Tensor(a)
 * Another handle on the same elements. */
torc_tensor op_alias(torc_tensor self);

/* flat_alias(Tensor self) -> Tensor
 * Another handle on the same elements, for what is a linear map of them that PyTorch has a function of its own for: second derivatives are zeros, not none. */
torc_tensor op_flat_alias(torc_tensor self);

/* unsafe_view(Tensor self, int[] size) -> Tensor
 * view of a result that nobody else has: a tensor of its own, not a view of another. */
torc_tensor op_unsafe_view(torc_tensor self, torc_ints size);

/* _reshape_alias(Tensor self, int[] size) -> Tensor(a)
 * The view that reshape gives of a tensor that is not contiguous. */
torc_tensor op__reshape_alias(torc_tensor self, torc_ints size);

/* unsafe_squeeze(Tensor self, int[1] dim) -> Tensor
 * squeeze of a result that nobody else has: a tensor of its own, as after squeeze_. */
torc_tensor op_unsafe_squeeze(torc_tensor self, torc_ints dim);

/* as_strided_view(Tensor self, int[] size, int[] stride, int storage_offset, int[] self_stride, int self_offset) -> Tensor(a)
 * as_strided, with the geometry of self for the gradient. */
torc_tensor op_as_strided_view(torc_tensor self, torc_ints size, torc_ints stride, int64_t storage_offset, torc_ints self_stride, int64_t self_offset);
torc_tensor op_as_strided_view_(torc_tensor self, torc_ints size, torc_ints stride, int64_t storage_offset, torc_ints self_stride, int64_t self_offset);

/* as_strided_backward(Tensor grad, int[] grad_stride, int grad_offset, int[] size, int[] stride, int offset) -> Tensor
 * grad added into zeroed memory at (grad_stride, grad_offset), then that memory read as (size, stride, offset). */
torc_tensor op_as_strided_backward(torc_tensor grad, torc_ints grad_stride, int64_t grad_offset, torc_ints size, torc_ints stride, int64_t offset);

/* _to_copy(Tensor self, *, ScalarType? dtype=None, Device? device=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
 * A copy of another dtype, on another device or of another layout: what `to` makes where something changes. */
torc_tensor op__to_copy(torc_tensor self, torc_dtype dtype, torc_device device, bool non_blocking, torc_memory_format memory_format);

/* fused_complex_parts(Tensor first, Tensor second, bool polar) -> Tensor
 * complex, or polar, without a gradient, where the backend has one kernel for it. */
torc_tensor op_fused_complex_parts(torc_tensor first, torc_tensor second, bool polar);

/* pieces(Tensor self, int[*] sizes, int dim) -> Tensor(a)[]
 * split_with_sizes where PyTorch slices: views that may be written in place. */
torc_tensors op_pieces(torc_tensor self, torc_ints sizes, int64_t dim);

/* as_strided_scatter_plain(Tensor self, Tensor src, int[] size, int[] stride, int storage_offset) -> Tensor
 * as_strided_scatter of a contiguous tensor. */
torc_tensor op_as_strided_scatter_plain(torc_tensor self, torc_tensor src, torc_ints size, torc_ints stride, int64_t storage_offset);

/* index_long(Tensor self, Tensor?[] indices) -> Tensor
 * index without masks: int64 or int32 tensors, one per leading dimension, None to keep a dimension. */
torc_tensor op_index_long(torc_tensor self, torc_tensors indices);

/* index_put_long(Tensor self, Tensor values, Tensor?[] indices, bool accumulate) -> Tensor
 * index_put without masks; values have the shape of the indexing result. */
torc_tensor op_index_put_long(torc_tensor self, torc_tensor values, torc_tensors indices, bool accumulate);
torc_tensor op_index_put_long_(torc_tensor self, torc_tensor values, torc_tensors indices, bool accumulate);

/* count_true(Tensor self) -> Tensor
 * How many elements are not 0, as a 0-dim int64 tensor. */
torc_tensor op_count_true(torc_tensor self);

/* nonzero_known(Tensor self, int count) -> Tensor
 * nonzero of a tensor that has `count` elements that are not 0. */
torc_tensor op_nonzero_known(torc_tensor self, int64_t count);

/* masked_select_known(Tensor self, Tensor mask, int count) -> Tensor
 * masked_select of a mask of self's shape that has `count` true elements. */
torc_tensor op_masked_select_known(torc_tensor self, torc_tensor mask, int64_t count);

/* masked_scatter_same(Tensor self, Tensor mask, Tensor source) -> Tensor
 * masked_scatter with a mask of self's shape. */
torc_tensor op_masked_scatter_same(torc_tensor self, torc_tensor mask, torc_tensor source);
torc_tensor op_masked_scatter_same_(torc_tensor self, torc_tensor mask, torc_tensor source);

/* places_in_memory(Tensor index, int[] size, int[] stride) -> Tensor
 * Where the elements of a tensor of that size, counted in the order of its indices or from the end, lie in memory with these strides. */
torc_tensor op_places_in_memory(torc_tensor index, torc_ints size, torc_ints stride);

/* fused_searchsorted(Tensor sorted_sequence, Tensor self, bool right, bool out_int32) -> Tensor
 * searchsorted of tensors of one dtype, where the backend has a kernel that looks for each value by itself. */
torc_tensor op_fused_searchsorted(torc_tensor sorted_sequence, torc_tensor self, bool right, bool out_int32);

/* fused_histc(Tensor self, int bins, Scalar min, Scalar max) -> Tensor
 * The counts of histc as int64, where the backend has a kernel that counts in one pass. */
torc_tensor op_fused_histc(torc_tensor self, int64_t bins, attr_number min, attr_number max);

/* fused_kth(Tensor self, int keep, int k, int dim) -> (Tensor values, Tensor indices)
 * The k-th element along dim (keep 1), or the median (keep 2) or that of what is not NaN (keep 3), or the mode (keep 4) of rows of k, where the backend has a kernel for it. */
typedef struct op_fused_kth_result { torc_tensor values, indices; } op_fused_kth_result;
op_fused_kth_result op_fused_kth(torc_tensor self, int64_t keep, int64_t k, int64_t dim);

/* fused_cross(Tensor self, Tensor other, int dim) -> Tensor
 * linalg_cross of tensors of one shape, of real numbers. */
torc_tensor op_fused_cross(torc_tensor self, torc_tensor other, int64_t dim);

/* linear_relu(Tensor input, Tensor weight, Tensor? bias) -> Tensor
 * relu(linear(input, weight, bias)); a backend may write 0 for NaN. */
torc_tensor op_linear_relu(torc_tensor input, torc_tensor weight, torc_tensor bias);

/* fused_linear_gelu(Tensor input, Tensor weight, Tensor? bias, bool keep) -> (Tensor output, Tensor pre)
 * gelu(linear(input, weight, bias), approximate='tanh'). */
typedef struct op_fused_linear_gelu_result { torc_tensor output, pre; } op_fused_linear_gelu_result;
op_fused_linear_gelu_result op_fused_linear_gelu(torc_tensor input, torc_tensor weight, torc_tensor bias, bool keep);

/* fused_linear_gelu_linear(Tensor input, Tensor weight1, Tensor? bias1, Tensor weight2, Tensor? bias2, bool keep) -> (Tensor output, Tensor hidden, Tensor pre)
 * linear of fused_linear_gelu. */
typedef struct op_fused_linear_gelu_linear_result { torc_tensor output, hidden, pre; } op_fused_linear_gelu_linear_result;
op_fused_linear_gelu_linear_result op_fused_linear_gelu_linear(torc_tensor input, torc_tensor weight1, torc_tensor bias1, torc_tensor weight2, torc_tensor bias2, bool keep);

/* linear_weight_backward(Tensor grad_output, Tensor input) -> (Tensor grad_weight, Tensor grad_bias)
 * grad_output.T @ input and the sum of grad_output's rows, of matrices. */
typedef struct op_linear_weight_backward_result { torc_tensor grad_weight, grad_bias; } op_linear_weight_backward_result;
op_linear_weight_backward_result op_linear_weight_backward(torc_tensor grad_output, torc_tensor input);

/* linear_gelu_backward(Tensor grad_output, Tensor weight, Tensor pre) -> Tensor
 * (grad_output @ weight) times the slope of gelu (tanh) at pre, of matrices. */
torc_tensor op_linear_gelu_backward(torc_tensor grad_output, torc_tensor weight, torc_tensor pre);

/* softmax_backward(Tensor grad_output, Tensor output, int dim) -> Tensor
 * output * (grad - sum(grad * output, dim)). */
torc_tensor op_softmax_backward(torc_tensor grad_output, torc_tensor output, int64_t dim);

/* log_softmax_backward(Tensor grad_output, Tensor output, int dim) -> Tensor
 * grad - exp(output) * sum(grad, dim). */
torc_tensor op_log_softmax_backward(torc_tensor grad_output, torc_tensor output, int64_t dim);

/* native_layer_norm_backward(Tensor grad_output, Tensor input, int[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, bool need_input, bool need_weight, bool need_bias) -> (Tensor grad_input, Tensor grad_weight, Tensor grad_bias)
 * Gradients of native_layer_norm. */
typedef struct op_native_layer_norm_backward_result { torc_tensor grad_input, grad_weight, grad_bias; } op_native_layer_norm_backward_result;
op_native_layer_norm_backward_result op_native_layer_norm_backward(torc_tensor grad_output, torc_tensor input, torc_ints normalized_shape, torc_tensor mean, torc_tensor rstd, torc_tensor weight, bool need_input, bool need_weight, bool need_bias);

/* native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool need_input, bool need_weight, bool need_bias) -> (Tensor grad_input, Tensor grad_weight, Tensor grad_bias)
 * Gradients of native_batch_norm. */
typedef struct op_native_batch_norm_backward_result { torc_tensor grad_input, grad_weight, grad_bias; } op_native_batch_norm_backward_result;
op_native_batch_norm_backward_result op_native_batch_norm_backward(torc_tensor grad_out, torc_tensor input, torc_tensor weight, torc_tensor running_mean, torc_tensor running_var, torc_tensor save_mean, torc_tensor save_invstd, bool train, double eps, bool need_input, bool need_weight, bool need_bias);

/* native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, int N, int C, int HxW, int group, bool need_input, bool need_weight, bool need_bias) -> (Tensor grad_input, Tensor grad_weight, Tensor grad_bias)
 * Gradients of native_group_norm. */
typedef struct op_native_group_norm_backward_result { torc_tensor grad_input, grad_weight, grad_bias; } op_native_group_norm_backward_result;
op_native_group_norm_backward_result op_native_group_norm_backward(torc_tensor grad_out, torc_tensor input, torc_tensor mean, torc_tensor rstd, torc_tensor weight, int64_t N, int64_t C, int64_t HxW, int64_t group, bool need_input, bool need_weight, bool need_bias);

/* _fused_rms_norm_backward(Tensor grad_out, Tensor input, int[] normalized_shape, Tensor rstd, Tensor? weight, bool need_input, bool need_weight) -> (Tensor grad_input, Tensor grad_weight)
 * Gradients of _fused_rms_norm. */
typedef struct op__fused_rms_norm_backward_result { torc_tensor grad_input, grad_weight; } op__fused_rms_norm_backward_result;
op__fused_rms_norm_backward_result op__fused_rms_norm_backward(torc_tensor grad_out, torc_tensor input, torc_ints normalized_shape, torc_tensor rstd, torc_tensor weight, bool need_input, bool need_weight);

/* native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor
 * grad * mask * scale. */
torc_tensor op_native_dropout_backward(torc_tensor grad_output, torc_tensor mask, double scale);

/* embedding_dense_backward(Tensor grad_output, Tensor indices, int num_weights, int padding_idx, bool scale_grad_by_freq) -> Tensor
 * Add rows of grad_output at indices. */
torc_tensor op_embedding_dense_backward(torc_tensor grad_output, torc_tensor indices, int64_t num_weights, int64_t padding_idx, bool scale_grad_by_freq);

/* convolution_backward(Tensor grad_output, Tensor input, Tensor weight, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups, bool need_input, bool need_weight, bool need_bias) -> (Tensor grad_input, Tensor grad_weight, Tensor grad_bias)
 * Gradients of convolution. */
typedef struct op_convolution_backward_result { torc_tensor grad_input, grad_weight, grad_bias; } op_convolution_backward_result;
op_convolution_backward_result op_convolution_backward(torc_tensor grad_output, torc_tensor input, torc_tensor weight, torc_ints stride, torc_ints padding, torc_ints dilation, bool transposed, torc_ints output_padding, int64_t groups, bool need_input, bool need_weight, bool need_bias);

/* fused_max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor
 * max_pool2d of what needs no gradient, where the backend has a kernel that keeps no places. */
torc_tensor op_fused_max_pool2d(torc_tensor self, torc_ints kernel_size, torc_ints stride, torc_ints padding, torc_ints dilation, bool ceil_mode);

/* max_pool2d_backward(Tensor grad_output, Tensor indices, int height, int width, int[] kernel_size, int[] stride, int[] padding, int[] dilation) -> Tensor
 * Add each gradient where the maximum was. An empty kernel_size stands for adaptive windows. */
torc_tensor op_max_pool2d_backward(torc_tensor grad_output, torc_tensor indices, int64_t height, int64_t width, torc_ints kernel_size, torc_ints stride, torc_ints padding, torc_ints dilation);

/* avg_pool2d_backward(Tensor grad_output, int height, int width, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
 * Spread each gradient over its window. */
torc_tensor op_avg_pool2d_backward(torc_tensor grad_output, int64_t height, int64_t width, torc_ints kernel_size, torc_ints stride, torc_ints padding, bool ceil_mode, bool count_include_pad, attr_number divisor_override);

/* adaptive_avg_pool2d_backward(Tensor grad_output, int height, int width) -> Tensor
 * Spread each gradient over its window. */
torc_tensor op_adaptive_avg_pool2d_backward(torc_tensor grad_output, int64_t height, int64_t width);

/* fused_max_pool3d(Tensor self, int[] output_size, int[] kernel_size, int[] stride, int[] padding, int[] dilation, bool keep_indices) -> (Tensor output, Tensor indices)
 * max_pool3d_with_indices into volumes of output_size, where the backend has one kernel for it; indices only if they are wanted. */
typedef struct op_fused_max_pool3d_result { torc_tensor output, indices; } op_fused_max_pool3d_result;
op_fused_max_pool3d_result op_fused_max_pool3d(torc_tensor self, torc_ints output_size, torc_ints kernel_size, torc_ints stride, torc_ints padding, torc_ints dilation, bool keep_indices);

/* fused_max_pool3d_backward(Tensor grad_output, Tensor indices, int[] size, int[] kernel_size, int[] stride, int[] padding, int[] dilation) -> Tensor
 * Gradient of fused_max_pool3d. */
torc_tensor op_fused_max_pool3d_backward(torc_tensor grad_output, torc_tensor indices, torc_ints size, torc_ints kernel_size, torc_ints stride, torc_ints padding, torc_ints dilation);

/* fused_avg_pool3d(Tensor self, int[] output_size, int[] kernel_size, int[] stride, int[] padding, bool count_include_pad, int divisor) -> Tensor
 * avg_pool3d into volumes of output_size, where the backend has one kernel for it; divisor 0: the windows' sizes. */
torc_tensor op_fused_avg_pool3d(torc_tensor self, torc_ints output_size, torc_ints kernel_size, torc_ints stride, torc_ints padding, bool count_include_pad, int64_t divisor);

/* fused_avg_pool3d_backward(Tensor grad_output, int[] size, int[] kernel_size, int[] stride, int[] padding, bool count_include_pad, int divisor) -> Tensor
 * Gradient of fused_avg_pool3d. */
torc_tensor op_fused_avg_pool3d_backward(torc_tensor grad_output, torc_ints size, torc_ints kernel_size, torc_ints stride, torc_ints padding, bool count_include_pad, int64_t divisor);

/* fused_glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor
 * Gradient of glu. */
torc_tensor op_fused_glu_backward(torc_tensor grad_output, torc_tensor self, int64_t dim);

/* fused_interpolate(Tensor self, int[] output_size, int mode, bool align_corners, float scale_d, float scale_h, float scale_w) -> Tensor
 * interpolate where the backend has one kernel for it. mode: ops/resample.h. A scale leads from places of the result to those of self; a negative one says that the dimension stays as it is. */
torc_tensor op_fused_interpolate(torc_tensor self, torc_ints output_size, int64_t mode, bool align_corners, double scale_d, double scale_h, double scale_w);

/* fused_interpolate_backward(Tensor grad_output, int[] input_size, int mode, bool align_corners, float scale_d, float scale_h, float scale_w) -> Tensor
 * Gradient of fused_interpolate. */
torc_tensor op_fused_interpolate_backward(torc_tensor grad_output, torc_ints input_size, int64_t mode, bool align_corners, double scale_d, double scale_h, double scale_w);

/* fused_grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor
 * grid_sampler where the backend has one kernel for it. */
torc_tensor op_fused_grid_sampler(torc_tensor input, torc_tensor grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners);

/* fused_grid_sampler_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool need_input, bool need_grid) -> (Tensor grad_input, Tensor grad_grid)
 * Gradients of fused_grid_sampler. */
typedef struct op_fused_grid_sampler_backward_result { torc_tensor grad_input, grad_grid; } op_fused_grid_sampler_backward_result;
op_fused_grid_sampler_backward_result op_fused_grid_sampler_backward(torc_tensor grad_output, torc_tensor input, torc_tensor grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners, bool need_input, bool need_grid);

/* nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index) -> (Tensor output, Tensor total_weight)
 * Weighted negative of self at target; (N, C), (C) or (N, C, …). */
typedef struct op_nll_loss_forward_result { torc_tensor output, total_weight; } op_nll_loss_forward_result;
op_nll_loss_forward_result op_nll_loss_forward(torc_tensor self, torc_tensor target, torc_tensor weight, int64_t reduction, int64_t ignore_index);

/* nll_loss_backward(Tensor grad_output, Tensor target, Tensor? weight, int reduction, int ignore_index, Tensor total_weight, int[] size) -> Tensor
 * Gradient of nll_loss_forward. */
torc_tensor op_nll_loss_backward(torc_tensor grad_output, torc_tensor target, torc_tensor weight, int64_t reduction, int64_t ignore_index, torc_tensor total_weight, torc_ints size);

/* fused_cross_entropy(Tensor self, Tensor target, int reduction, int ignore_index) -> (Tensor output, Tensor logsumexp, Tensor total)
 * Cross entropy of (N, C) logits and class indices without the log probabilities in memory. */
typedef struct op_fused_cross_entropy_result { torc_tensor output, logsumexp, total; } op_fused_cross_entropy_result;
op_fused_cross_entropy_result op_fused_cross_entropy(torc_tensor self, torc_tensor target, int64_t reduction, int64_t ignore_index);

/* fused_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor logsumexp, Tensor total, int reduction, int ignore_index) -> Tensor
 * Gradient of fused_cross_entropy. */
torc_tensor op_fused_cross_entropy_backward(torc_tensor grad_output, torc_tensor self, torc_tensor target, torc_tensor logsumexp, torc_tensor total, int64_t reduction, int64_t ignore_index);

/* binary_cross_entropy_each(Tensor self, Tensor target) -> Tensor
 * -(target * log(self) + (1 - target) * log(1 - self)), logarithms not below -100. */
torc_tensor op_binary_cross_entropy_each(torc_tensor self, torc_tensor target);

/* mse_loss_plain(Tensor self, Tensor target, str reduction) -> Tensor
 * mse_loss without weight, which is one node. */
torc_tensor op_mse_loss_plain(torc_tensor self, torc_tensor target, const char *reduction);

/* l1_loss_plain(Tensor self, Tensor target, str reduction) -> Tensor
 * l1_loss without weight, which autocast casts as a whole. */
torc_tensor op_l1_loss_plain(torc_tensor self, torc_tensor target, const char *reduction);

/* huber_loss_plain(Tensor self, Tensor target, str reduction, float delta) -> Tensor
 * huber_loss without weight, which is one node. */
torc_tensor op_huber_loss_plain(torc_tensor self, torc_tensor target, const char *reduction, double delta);

/* fused_attention(Tensor query, Tensor key, Tensor value, bool is_causal, float scale, Tensor? bias=None, Tensor? drawn=None, float dropout_p=0.0) -> (Tensor output, Tensor logsumexp)
 * Attention of (B, H, L, E) without the matrix of weights in memory. bias, (B or 1, H or 1, L, S), is added to the scores and gets no gradient. Weights are dropped by the numbers from `drawn` on (attention_draw_). */
typedef struct op_fused_attention_result { torc_tensor output, logsumexp; } op_fused_attention_result;
op_fused_attention_result op_fused_attention(torc_tensor query, torc_tensor key, torc_tensor value, bool is_causal, double scale, torc_tensor bias, torc_tensor drawn, double dropout_p);

/* fused_attention_backward(Tensor grad_output, Tensor query, Tensor key, Tensor value, Tensor output, Tensor logsumexp, bool is_causal, float scale, Tensor? bias=None, Tensor? drawn=None, float dropout_p=0.0) -> (Tensor grad_query, Tensor grad_key, Tensor grad_value)
 * Gradients of fused_attention, where the backend has a kernel for them. */
typedef struct op_fused_attention_backward_result { torc_tensor grad_query, grad_key, grad_value; } op_fused_attention_backward_result;
op_fused_attention_backward_result op_fused_attention_backward(torc_tensor grad_output, torc_tensor query, torc_tensor key, torc_tensor value, torc_tensor output, torc_tensor logsumexp, bool is_causal, double scale, torc_tensor bias, torc_tensor drawn, double dropout_p);

/* attention_draw_(Tensor(a!) self, int count, Generator? generator=None) -> Tensor(a!)
 * The generator's seed and offset, as self[0] and self[2]; then it moves on by `count` numbers. The dropout of fused_attention starts there. */
torc_tensor op_attention_draw_(torc_tensor self, int64_t count, torc_generator generator);

/* fused_pad(Tensor self, int[] pad, int mode) -> Tensor
 * pad by what is there, where the backend has one kernel for it. mode: ops/padding.h. */
torc_tensor op_fused_pad(torc_tensor self, torc_ints pad, int64_t mode);

/* fused_pad_backward(Tensor grad_output, int[] size, int[] pad, int mode) -> Tensor
 * Gradient of fused_pad. */
torc_tensor op_fused_pad_backward(torc_tensor grad_output, torc_ints size, torc_ints pad, int64_t mode);

/* fused_embedding_bag(Tensor weight, Tensor indices, Tensor? offsets, Tensor? per_sample_weights, int bags, int mode, int padding_idx, bool scale_grad_by_freq) -> (Tensor output, Tensor chosen)
 * embedding_bag where the backend has one kernel for it; of a maximum also which row each element is from, -1 in bags of none. mode: ops/bags.h. */
typedef struct op_fused_embedding_bag_result { torc_tensor output, chosen; } op_fused_embedding_bag_result;
op_fused_embedding_bag_result op_fused_embedding_bag(torc_tensor weight, torc_tensor indices, torc_tensor offsets, torc_tensor per_sample_weights, int64_t bags, int64_t mode, int64_t padding_idx, bool scale_grad_by_freq);

/* fused_embedding_bag_backward(Tensor grad_output, Tensor? weight, Tensor indices, Tensor? offsets, Tensor? per_sample_weights, Tensor? chosen, int num_weights, int mode, int padding_idx, bool scale_grad_by_freq, bool need_weight, bool need_per_sample) -> (Tensor grad_weight, Tensor grad_per_sample)
 * weight is there where the weights of samples have a gradient, chosen where the mode is a maximum. */
typedef struct op_fused_embedding_bag_backward_result { torc_tensor grad_weight, grad_per_sample; } op_fused_embedding_bag_backward_result;
op_fused_embedding_bag_backward_result op_fused_embedding_bag_backward(torc_tensor grad_output, torc_tensor weight, torc_tensor indices, torc_tensor offsets, torc_tensor per_sample_weights, torc_tensor chosen, int64_t num_weights, int64_t mode, int64_t padding_idx, bool scale_grad_by_freq, bool need_weight, bool need_per_sample);

/* fused_multi_margin_loss(Tensor self, Tensor target, Tensor? weight, int p, float margin, int reduction) -> Tensor
 * multi_margin_loss of a matrix and the target of each of its rows. */
torc_tensor op_fused_multi_margin_loss(torc_tensor self, torc_tensor target, torc_tensor weight, int64_t p, double margin, int64_t reduction);

/* fused_multi_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int p, float margin, int reduction) -> Tensor
 * Gradient of fused_multi_margin_loss. */
torc_tensor op_fused_multi_margin_loss_backward(torc_tensor grad_output, torc_tensor self, torc_tensor target, torc_tensor weight, int64_t p, double margin, int64_t reduction);

/* fused_rnn(Tensor from_input, Tensor hidden, Tensor? cell, Tensor w_hh, Tensor? b_hh, int kind, bool backward) -> (Tensor output, Tensor last_hidden, Tensor last_cell)
 * All steps of one direction of a recurrent layer, from what the input gives, (time, batch, gates * hidden), where the backend has one kernel for them. kind: 0 tanh, 1 relu, 2 gru, 3 lstm. */
typedef struct op_fused_rnn_result { torc_tensor output, last_hidden, last_cell; } op_fused_rnn_result;
op_fused_rnn_result op_fused_rnn(torc_tensor from_input, torc_tensor hidden, torc_tensor cell, torc_tensor w_hh, torc_tensor b_hh, int64_t kind, bool backward);

/* fused_rnn_layers(Tensor input, Tensor hidden, Tensor? cell, Tensor weights, int[*] batch_sizes, int kind, int layers, bool bidirectional, bool biases, bool train) -> (Tensor output, Tensor last_hidden, Tensor last_cell, Tensor kept)
 * All layers and directions of a recurrent network. input: the rows of all steps, batch_sizes of them. hidden, cell: (layers * directions, batch, numbers). weights: of each direction of each layer w_ih, w_hh and, if hidden is smaller than cell, w_hr; then of each b_ih and b_hh. kept: what the gradients want, none without train. kind: as of fused_rnn. */
typedef struct op_fused_rnn_layers_result { torc_tensor output, last_hidden, last_cell, kept; } op_fused_rnn_layers_result;
op_fused_rnn_layers_result op_fused_rnn_layers(torc_tensor input, torc_tensor hidden, torc_tensor cell, torc_tensor weights, torc_ints batch_sizes, int64_t kind, int64_t layers, bool bidirectional, bool biases, bool train);

/* fused_rnn_layers_backward(Tensor input, Tensor hidden, Tensor? cell, Tensor weights, Tensor output, Tensor kept, Tensor grad_output, Tensor? grad_hidden, Tensor? grad_cell, int[*] batch_sizes, int kind, int layers, bool bidirectional, bool biases, bool train) -> (Tensor grad_input, Tensor grad_first_hidden, Tensor grad_first_cell, Tensor grad_weights)
 * Gradients of fused_rnn_layers. */
typedef struct op_fused_rnn_layers_backward_result { torc_tensor grad_input, grad_first_hidden, grad_first_cell, grad_weights; } op_fused_rnn_layers_backward_result;
op_fused_rnn_layers_backward_result op_fused_rnn_layers_backward(torc_tensor input, torc_tensor hidden, torc_tensor cell, torc_tensor weights, torc_tensor output, torc_tensor kept, torc_tensor grad_output, torc_tensor grad_hidden, torc_tensor grad_cell, torc_ints batch_sizes, int64_t kind, int64_t layers, bool bidirectional, bool biases, bool train);

/* fused_gates(Tensor from_input, Tensor from_hidden, Tensor state, int kind) -> (Tensor hidden, Tensor cell)
 * A step of a recurrent layer, from what its input and its hidden numbers give, (batch, gates * hidden), where the backend has one kernel for it. kind: 2 gru, whose state is hidden, 3 lstm, whose state is the cell. */
typedef struct op_fused_gates_result { torc_tensor hidden, cell; } op_fused_gates_result;
op_fused_gates_result op_fused_gates(torc_tensor from_input, torc_tensor from_hidden, torc_tensor state, int64_t kind);

/* fused_gates_backward(Tensor? grad_hidden, Tensor? grad_cell, Tensor from_input, Tensor from_hidden, Tensor state, int kind) -> (Tensor grad_from_input, Tensor grad_from_hidden, Tensor grad_state)
 * Of lstm, the gradient of from_hidden is that of from_input, and not given again. */
typedef struct op_fused_gates_backward_result { torc_tensor grad_from_input, grad_from_hidden, grad_state; } op_fused_gates_backward_result;
op_fused_gates_backward_result op_fused_gates_backward(torc_tensor grad_hidden, torc_tensor grad_cell, torc_tensor from_input, torc_tensor from_hidden, torc_tensor state, int64_t kind);

/* fused_adam_counting(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor(f!)[] state_steps, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? lr_tensor=None, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()
 * _fused_adam_, or .tensor_lr, of one more than state_steps, which is counted up. */
bool op_fused_adam_counting(torc_tensors self, torc_tensors grads, torc_tensors exp_avgs, torc_tensors exp_avg_sqs, torc_tensors max_exp_avg_sqs, torc_tensors state_steps, double lr, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, torc_tensor lr_tensor, torc_tensor grad_scale, torc_tensor found_inf);

/* fused_adamw_counting(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor(f!)[] state_steps, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? lr_tensor=None, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()
 * _fused_adamw_, or .tensor_lr, of one more than state_steps, which is counted up. */
bool op_fused_adamw_counting(torc_tensors self, torc_tensors grads, torc_tensors exp_avgs, torc_tensors exp_avg_sqs, torc_tensors max_exp_avg_sqs, torc_tensors state_steps, double lr, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, torc_tensor lr_tensor, torc_tensor grad_scale, torc_tensor found_inf);

/* foreach_apply(Tensor[] self, Tensor[] second, Tensor[] third, Tensor? number, int formula, Scalar[] operand, Scalar[] value) -> Tensor[]
 * The pointwise row `formula` of each entry. */
torc_tensors op_foreach_apply(torc_tensors self, torc_tensors second, torc_tensors third, torc_tensor number, int64_t formula, torc_numbers operand, torc_numbers value);

/* foreach_apply_(Tensor(a!)[] self, Tensor[] second, Tensor[] third, Tensor? number, int formula, Scalar[] operand, Scalar[] value) -> ()
 * The pointwise row `formula` of each entry. */
bool op_foreach_apply_(torc_tensors self, torc_tensors second, torc_tensors third, torc_tensor number, int64_t formula, torc_numbers operand, torc_numbers value);

/* foreach_norms(Tensor[] self, Scalar ord=2, ScalarType? dtype=None) -> Tensor[]
 * The vector norm of order ord of each tensor. */
torc_tensors op_foreach_norms(torc_tensors self, attr_number ord, torc_dtype dtype);

/* cuda_kernel_launch(Tensor(a!)[] written, Tensor[] read, Tensor arguments, int kernel, int[] grid, int[] block, int shared_bytes, int[]? cluster=None, bool cooperative=False, *, Device? device=None) -> ()
 * Launch a kernel of the program's own. */
bool op_cuda_kernel_launch(torc_tensors written, torc_tensors read, torc_tensor arguments, int64_t kernel, torc_ints grid, torc_ints block, int64_t shared_bytes, torc_ints cluster, bool cooperative, torc_device device);
#endif
