/* composites.c - composite rows, called through their public C functions.
 *
 * A composite never reaches the spine, so a row alone does not say how to call it: this table does, with the arguments
 * in the order of the row's signature (T(0) is parameter 0 as a tensor, N a number, Z a list of ints, …). Only the
 * options that choose what is computed are passed on; generators and requires_grad are left to their defaults. */
#include "tool.h"

#define T(k) (a->v[k].nt ? a->v[k].t[0] : NULL)
#define L(k) ((torc_tensors){a->v[k].t, a->v[k].nt})
#define N(k) (a->v[k].number)
#define I(k) torc_number_to_int(a->v[k].number)
#define D(k) torc_number_to_double(a->v[k].number)
#define B(k) (torc_number_to_int(a->v[k].number) != 0)
#define Z(k) \
    (a->v[k].given && a->v[k].ints.count >= 0 ? (torc_ints){a->v[k].ints.v, a->v[k].ints.count} : (torc_ints){NULL, 0})
#define S(k) (a->v[k].text.s[0] ? a->v[k].text.s : NULL)
#define TYPE(k) ((torc_dtype)a->v[k].code)
#define FORMAT(k) ((torc_memory_format)a->v[k].code)

#define ONE(name, call)                                                    \
    case OP_##name:                                                        \
        result = variant == CALL_FUNCTION ? (call) : no_such_form(a->row); \
        break;
#define FORMS(name, call, inplace, out)                                                           \
    case OP_##name:                                                                               \
        result = variant == CALL_FUNCTION ? (call) : variant == CALL_INPLACE ? (inplace) : (out); \
        break;
#define MANY(name, call) \
    case OP_##name: many = (call); break;

static torc_tensor no_such_form(const op_row *row) { return FAIL_NULL(INTERNAL, "%s() has no such form", row->name); }

bool composite_run(const arguments *a, call_variant variant, torc_tensor given, results *r) {
    torc_tensor result = NULL;
    torc_tensors many = {NULL, 0};
    switch (a->op) {
        FORMS(div, torc_div(T(0), T(1), .rounding_mode = S(2)), torc_div_(T(0), T(1), .rounding_mode = S(2)),
              torc_div_out(given, T(0), T(1), .rounding_mode = S(2)))
        FORMS(lerp_scalar, torc_lerp_scalar(T(0), T(1), N(2)), torc_lerp_scalar_(T(0), T(1), N(2)),
              torc_lerp_scalar_out(given, T(0), T(1), N(2)))
        FORMS(clamp, torc_clamp(T(0), .min = N(1), .max = N(2)), torc_clamp_(T(0), .min = N(1), .max = N(2)),
              torc_clamp_out(given, T(0), .min = N(1), .max = N(2)))
        FORMS(clamp_tensor, torc_clamp_tensor(T(0), .min = T(1), .max = T(2)),
              torc_clamp_tensor_(T(0), .min = T(1), .max = T(2)),
              torc_clamp_tensor_out(given, T(0), .min = T(1), .max = T(2)))
        FORMS(masked_fill_scalar, torc_masked_fill_scalar(T(0), T(1), N(2)), torc_masked_fill_scalar_(T(0), T(1), N(2)),
              NULL)
        FORMS(nan_to_num, torc_nan_to_num(T(0), .nan = N(1), .posinf = N(2), .neginf = N(3)),
              torc_nan_to_num_(T(0), .nan = N(1), .posinf = N(2), .neginf = N(3)),
              torc_nan_to_num_out(given, T(0), .nan = N(1), .posinf = N(2), .neginf = N(3)))
        FORMS(bitwise_not, torc_bitwise_not(T(0)), torc_bitwise_not_(T(0)), torc_bitwise_not_out(given, T(0)))
        ONE(softsign, torc_softsign(T(0)))
        FORMS(gelu, torc_gelu(T(0), .approximate = S(1)), NULL, torc_gelu_out(given, T(0), .approximate = S(1)))
        ONE(empty, torc_empty(Z(0), .dtype = TYPE(1), .device = a->device, .memory_format = FORMAT(4)))
        ONE(empty_strided, torc_empty_strided(Z(0), Z(1), .dtype = TYPE(2), .device = a->device))
        ONE(zeros, torc_zeros(Z(0), .dtype = TYPE(1), .device = a->device))
        ONE(ones, torc_ones(Z(0), .dtype = TYPE(1), .device = a->device))
        ONE(full, torc_full(Z(0), N(1), .dtype = TYPE(2), .device = a->device))
        ONE(empty_like, torc_empty_like(T(0), .dtype = TYPE(1), .device = a->device, .memory_format = FORMAT(4)))
        ONE(zeros_like, torc_zeros_like(T(0), .dtype = TYPE(1), .device = a->device, .memory_format = FORMAT(4)))
        ONE(ones_like, torc_ones_like(T(0), .dtype = TYPE(1), .device = a->device, .memory_format = FORMAT(4)))
        ONE(full_like, torc_full_like(T(0), N(1), .dtype = TYPE(2), .device = a->device, .memory_format = FORMAT(5)))
        ONE(rand_like, torc_rand_like(T(0), .dtype = TYPE(2), .device = a->device))
        ONE(randn_like, torc_randn_like(T(0), .dtype = TYPE(2), .device = a->device))
        ONE(randint_like, torc_randint_like(T(0), I(1), .low = I(2), .dtype = TYPE(4), .device = a->device))
        ONE(new_empty, torc_new_empty(T(0), Z(1), .dtype = TYPE(2), .device = a->device))
        ONE(new_zeros, torc_new_zeros(T(0), Z(1), .dtype = TYPE(2), .device = a->device))
        ONE(new_ones, torc_new_ones(T(0), Z(1), .dtype = TYPE(2), .device = a->device))
        ONE(new_full, torc_new_full(T(0), Z(1), N(2), .dtype = TYPE(3), .device = a->device))
        ONE(arange, torc_arange(N(0), .start = N(1), .step = N(2), .dtype = TYPE(3), .device = a->device))
        ONE(linspace, torc_linspace(N(0), N(1), I(2), .dtype = TYPE(3), .device = a->device))
        ONE(eye, torc_eye(I(0), .m = N(1), .dtype = TYPE(2), .device = a->device))
        ONE(rand, torc_rand(Z(0), .dtype = TYPE(2), .device = a->device))
        ONE(randn, torc_randn(Z(0), .dtype = TYPE(2), .device = a->device))
        ONE(randint, torc_randint(I(0), Z(1), .low = I(2), .dtype = TYPE(4), .device = a->device))
        ONE(randperm, torc_randperm(I(0), .dtype = TYPE(2), .device = a->device))
        ONE(norm, torc_norm(T(0), .p = N(1), .dim = Z(2), .keepdim = B(3), .dtype = TYPE(4)))
        ONE(reshape, torc_reshape(T(0), Z(1)))
        ONE(view_as, torc_view_as(T(0), T(1)))
        ONE(reshape_as, torc_reshape_as(T(0), T(1)))
        ONE(expand_as, torc_expand_as(T(0), T(1)))
        ONE(broadcast_to, torc_broadcast_to(T(0), Z(1)))
        MANY(broadcast_tensors, torc_broadcast_tensors(L(0)))
        ONE(flatten, torc_flatten(T(0), .start_dim = I(1), .end_dim = N(2)))
        ONE(unflatten, torc_unflatten(T(0), I(1), Z(2)))
        ONE(ravel, torc_ravel(T(0)))
        ONE(t, torc_t(T(0)))
        ONE(movedim, torc_movedim(T(0), Z(1), Z(2)))
        ONE(narrow, torc_narrow(T(0), I(1), I(2), I(3)))
        ONE(as_strided, torc_as_strided(T(0), Z(1), Z(2), .storage_offset = N(3)))
        FORMS(stack, torc_stack(L(0), .dim = I(1)), NULL, torc_stack_out(given, L(0), .dim = I(1)))
        MANY(chunk, torc_chunk(T(0), I(1), .dim = I(2)))
        MANY(tensor_split, torc_tensor_split(T(0), I(1), .dim = I(2)))
        MANY(tensor_split_indices, torc_tensor_split_indices(T(0), Z(1), .dim = I(2)))
        ONE(tile, torc_tile(T(0), Z(1)))
        ONE(contiguous, torc_contiguous(T(0), .memory_format = FORMAT(1)))
        ONE(to, torc_to(T(0), .device = a->device, .dtype = TYPE(2), .non_blocking = B(3), .copy = B(4),
                        .memory_format = FORMAT(5)))
        ONE(float, torc_float(T(0)))
        ONE(double, torc_double(T(0)))
        ONE(half, torc_half(T(0)))
        ONE(bfloat16, torc_bfloat16(T(0)))
        ONE(long, torc_long(T(0)))
        ONE(int, torc_int(T(0)))
        ONE(short, torc_short(T(0)))
        ONE(char, torc_char(T(0)))
        ONE(byte, torc_byte(T(0)))
        ONE(bool, torc_bool(T(0)))
        ONE(type_as, torc_type_as(T(0), T(1)))
        ONE(isclose, torc_isclose(T(0), T(1), .rtol = N(2), .atol = N(3), .equal_nan = B(4)))
        ONE(argsort, torc_argsort(T(0), .dim = N(1), .descending = B(2), .stable = B(3)))
        ONE(msort, torc_msort(T(0)))
        ONE(index, torc_index(T(0), L(1)))
        FORMS(index_put, torc_index_put(T(0), L(1), T(2), .accumulate = B(3)),
              torc_index_put_(T(0), L(1), T(2), .accumulate = B(3)), NULL)
        ONE(masked_select, torc_masked_select(T(0), T(1)))
        FORMS(masked_scatter, torc_masked_scatter(T(0), T(1), T(2)), torc_masked_scatter_(T(0), T(1), T(2)), NULL)
        ONE(nonzero, torc_nonzero(T(0)))
        ONE(argwhere, torc_argwhere(T(0)))
        ONE(take, torc_take(T(0), T(1)))
        ONE(take_along_dim, torc_take_along_dim(T(0), T(1), .dim = N(2)))
        ONE(matmul, torc_matmul(T(0), T(1)))
        ONE(outer, torc_outer(T(0), T(1)))
        ONE(_addmm_activation, torc__addmm_activation(T(0), T(1), T(2), .beta = N(3), .alpha = N(4), .use_gelu = B(5)))
        ONE(layer_norm, torc_layer_norm(T(0), Z(1), .weight = T(2), .bias = T(3), .eps = N(4)))
        ONE(batch_norm, torc_batch_norm(T(0), T(1), T(2), .weight = T(3), .bias = T(4), .training = B(5),
                                        .momentum = N(6), .eps = N(7)))
        ONE(instance_norm, torc_instance_norm(T(0), .running_mean = T(1), .running_var = T(2), .weight = T(3),
                                              .bias = T(4), .use_input_stats = N(5), .momentum = N(6), .eps = N(7)))
        ONE(group_norm, torc_group_norm(T(0), I(1), .weight = T(2), .bias = T(3), .eps = N(4)))
        ONE(rms_norm, torc_rms_norm(T(0), Z(1), .weight = T(2), .eps = N(3)))
        ONE(dropout, torc_dropout(T(0), .p = N(1), .training = N(2)))
        ONE(feature_dropout, torc_feature_dropout(T(0), .p = N(1), .training = N(2)))
        ONE(conv1d,
            torc_conv1d(T(0), T(1), .bias = T(2), .stride = Z(3), .padding = Z(4), .dilation = Z(5), .groups = N(6)))
        ONE(conv2d,
            torc_conv2d(T(0), T(1), .bias = T(2), .stride = Z(3), .padding = Z(4), .dilation = Z(5), .groups = N(6)))
        ONE(conv1d_padding, torc_conv1d_padding(T(0), T(1), .bias = T(2), .stride = Z(3), .padding = S(4),
                                                .dilation = Z(5), .groups = N(6)))
        ONE(conv2d_padding, torc_conv2d_padding(T(0), T(1), .bias = T(2), .stride = Z(3), .padding = S(4),
                                                .dilation = Z(5), .groups = N(6)))
        ONE(conv_transpose1d, torc_conv_transpose1d(T(0), T(1), .bias = T(2), .stride = Z(3), .padding = Z(4),
                                                    .output_padding = Z(5), .groups = N(6), .dilation = Z(7)))
        ONE(conv_transpose2d, torc_conv_transpose2d(T(0), T(1), .bias = T(2), .stride = Z(3), .padding = Z(4),
                                                    .output_padding = Z(5), .groups = N(6), .dilation = Z(7)))
        ONE(max_pool2d,
            torc_max_pool2d(T(0), Z(1), .stride = Z(2), .padding = Z(3), .dilation = Z(4), .ceil_mode = B(5)))
        ONE(max_pool1d,
            torc_max_pool1d(T(0), Z(1), .stride = Z(2), .padding = Z(3), .dilation = Z(4), .ceil_mode = B(5)))
        ONE(avg_pool1d,
            torc_avg_pool1d(T(0), Z(1), .stride = Z(2), .padding = Z(3), .ceil_mode = B(4), .count_include_pad = N(5)))
        ONE(adaptive_avg_pool1d, torc_adaptive_avg_pool1d(T(0), Z(1)))
        ONE(nll_loss, torc_nll_loss(T(0), T(1), .weight = T(2), .ignore_index = N(3), .reduction = S(4)))
        ONE(cross_entropy, torc_cross_entropy(T(0), T(1), .weight = T(2), .ignore_index = N(3), .reduction = S(4),
                                              .label_smoothing = D(5)))
        ONE(binary_cross_entropy, torc_binary_cross_entropy(T(0), T(1), .weight = T(2), .reduction = S(3)))
        ONE(binary_cross_entropy_with_logits,
            torc_binary_cross_entropy_with_logits(T(0), T(1), .weight = T(2), .reduction = S(3), .pos_weight = T(4)))
        ONE(mse_loss, torc_mse_loss(T(0), T(1), .reduction = S(2)))
        ONE(l1_loss, torc_l1_loss(T(0), T(1), .reduction = S(2)))
        ONE(smooth_l1_loss, torc_smooth_l1_loss(T(0), T(1), .reduction = S(2), .beta = N(3)))
        ONE(huber_loss, torc_huber_loss(T(0), T(1), .reduction = S(2), .delta = N(3)))
        ONE(kl_div, torc_kl_div(T(0), T(1), .reduction = S(2), .log_target = B(3)))
        ONE(one_hot, torc_one_hot(T(0), .num_classes = N(1)))
        ONE(scaled_dot_product_attention,
            torc_scaled_dot_product_attention(T(0), T(1), T(2), .attn_mask = T(3), .dropout_p = D(4), .is_causal = B(5),
                                              .scale = N(6), .enable_gqa = B(7)))
    default: return FAIL(INTERNAL, "%s() is a composite that tests/optool/composites.c does not know", a->row->name);
    }
    if (FAILED()) return false;
    r->n = 0;
    if (result) r->t[r->n++] = result;
    for (int64_t i = 0; i < many.count && r->n < MAX_RESULTS; i++) r->t[r->n++] = many.data[i];
    return true;
}
