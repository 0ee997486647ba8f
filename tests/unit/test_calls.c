/* test_calls.c - how torc calls things: the operator call that an error names, and the node behind a result. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/base.h"
#include "torc/torc.h"
#include "scoped.h"

/* ------------------------------------------------------------------------------------------ errors */
static void names(int line, const char *want) {
    if (torc_error() == TORC_ERROR_OK) fail_msg("line %d: no error", line);
    if (strcmp(torc_error_call(), want) != 0) fail_msg("line %d: '%s', wanted '%s'", line, torc_error_call(), want);
    torc_error_clear();
    if (*torc_error_call()) fail_msg("line %d: a call after the error is gone", line);
}
#define NAMES(call, want) ((void)(call), names(__LINE__, want))

static void the_outermost_operator(void **state) {
    (void)state;
    torc_tensor a = torc_ones(SHAPE(2, 3)), b = torc_ones(SHAPE(4)), i = torc_ones(SHAPE(2), .dtype = TORC_INT64);
    /* rows */
    NAMES(torc_add(a, b), "add(float32[2, 3], float32[4])");
    NAMES(torc_add_(a, b), "add_(float32[2, 3], float32[4])");
    NAMES(torc_add_out(b, a, b), "add_out(float32[2, 3], float32[4])");
    NAMES(torc_add(a, (torc_number){TORC_NONE_FLOAT}), "add(float32[2, 3])");
    NAMES(torc_permute(a, torc_ints_of(NULL, 99)), "permute(float32[2, 3])");
    NAMES(torc_cat(((torc_tensors){NULL, 2})), "cat()");
    NAMES(torc_cat(TENSORS(a, b)), "cat(float32[2, 3], float32[4])");
    /* composites, whoever of their parts refused, or they themselves */
    NAMES(torc_reshape(a, SHAPE(5)), "reshape(float32[2, 3])");
    NAMES(torc_reshape(NULL, SHAPE(5)), "reshape(None)");
    NAMES(torc_reshape_as(a, b), "reshape_as(float32[2, 3], float32[4])");
    NAMES(torc_stack(TENSORS(a, b)), "stack(float32[2, 3], float32[4])");
    NAMES(torc_conv2d(a, b), "conv2d(float32[2, 3], float32[4], None)");
    NAMES(torc_conv2d(a, b, .bias = b), "conv2d(float32[2, 3], float32[4], float32[4])");
    NAMES(torc_div(a, b, .rounding_mode = "up"), "div(float32[2, 3], float32[4])");
    NAMES(torc_div_(a, b), "div_(float32[2, 3], float32[4])");
    NAMES(torc_gelu(a, .approximate = "so so"), "gelu(float32[2, 3])");
    NAMES(torc_dropout(a, .p = 2), "dropout(float32[2, 3])");
    NAMES(torc_mse_loss(a, a, .reduction = "none at all"), "mse_loss(float32[2, 3], float32[2, 3], None)");
    NAMES(torc_mse_loss(a, b), "mse_loss(float32[2, 3], float32[4], None)");
    NAMES(torc_randn(SHAPE(-1)), "randn()");
    NAMES(torc_randn(SHAPE(2), .dtype = TORC_INT64), "randn()");
    NAMES(torc_zeros(SHAPE(-1)), "zeros()");
    NAMES(torc_cross_entropy(a, b), "cross_entropy(float32[2, 3], float32[4], None)");
    NAMES(torc_cross_entropy(a, torc_mul(i, 7)), "cross_entropy(float32[2, 3], int64[2], None)");
    NAMES(torc_matmul(a, b), "matmul(float32[2, 3], float32[4])");
    /* values on the host */
    NAMES(torc_item(a), "item(float32[2, 3])");
    NAMES(torc_item(NULL), "item(None)");
    NAMES(torc_is_nonzero(a), "is_nonzero(float32[2, 3])");
    NAMES(torc_copy_to_host(a, NULL, 3), "copy_to_host(float32[2, 3])");
    NAMES(torc_allclose(a, b, 0, 0, false), "allclose(float32[2, 3], float32[4])");
    NAMES(torc_equal(a, NULL), "equal(float32[2, 3], None)");
    NAMES(torc_size(a, 2), "size(float32[2, 3])");
    NAMES(torc_stride(a, -3), "stride(float32[2, 3])");
    NAMES(torc_dim(NULL), "dim(None)");
}

static void the_first_error_keeps_its_call(void **state) {
    (void)state;
    torc_tensor a = torc_ones(SHAPE(2, 3)), b = torc_ones(SHAPE(4));
    torc_add(a, b);
    torc_reshape(a, SHAPE(5));
    torc_item(a);
    torc_size(a, 9);
    torc_equal(a, b);
    NAMES(torc_conv2d(a, b), "add(float32[2, 3], float32[4])");
    torc_error_raise(TORC_ERROR_VALUE, "found elsewhere");
    torc_reshape(a, SHAPE(5));
    assert_string_equal(torc_error_call(), "");
    torc_error_clear();
}

static void options_of_other_versions(void **state) {
    (void)state;
    torc_tensor a = torc_ones(SHAPE(2, 3)), b = torc_ones(SHAPE(4));
    torc_conv2d_options o = {.struct_size = sizeof(size_t), .bias = b};
    NAMES(torc_conv2d_with(a, b, &o), "conv2d(float32[2, 3], float32[4], None)");
    o.struct_size = (size_t)-1;
    NAMES(torc_conv2d_with(a, b, &o), "conv2d(float32[2, 3], float32[4], None)");
    NAMES(torc_conv2d_with(a, b, NULL), "conv2d(float32[2, 3], float32[4], None)");
}

/* ------------------------------------------------------------------------------------------ nodes, as in PyTorch 2.11 */
static void node_is(int line, torc_tensor t, const char *want) {
    const char *name = torc_grad_fn_name(t);
    if (!name || strcmp(name, want) != 0)
        fail_msg("line %d: %s, wanted %s (%s)", line, name ? name : "none", want, torc_error_message());
}
#define NODE(t, name) node_is(__LINE__, t, name "Backward0")
#define NODE_N(t, name) node_is(__LINE__, t, name)

static void nodes(void **state) {
    (void)state;
    torc_tensor x = torc_rand(SHAPE(2, 3), .requires_grad = true), y = torc_rand(SHAPE(2, 3));
    torc_tensor w = torc_rand(SHAPE(4, 3), .requires_grad = true), b = torc_rand(SHAPE(4), .requires_grad = true);
    torc_tensor image = torc_rand(SHAPE(1, 2, 8, 8), .requires_grad = true), mask = torc_gt(y, 0.5);
    torc_tensor i = torc_tensor_from(INT64S(0, 1), SHAPE(2)), zeros = torc_zeros(SHAPE(2, 3), .dtype = TORC_INT64);
    NODE(torc_div(x, y), "Div");
    NODE_N(torc_div(x, y, .rounding_mode = "trunc"), "DivBackward2");
    NODE_N(torc_div(x, y, .rounding_mode = "floor"), "DivBackward2");
    NODE(torc_square(x), "Pow");
    NODE(torc_pow(x, 2), "Pow");
    NODE_N(torc_pow(x, y), "PowBackward1");
    NODE(torc_remainder(x, 2), "Remainder");
    NODE_N(torc_remainder(x, y), "RemainderBackward1");
    NODE_N(torc_fmod(x, y), "FmodBackward1");
    NODE_N(torc_rsub(x, 1), "RsubBackward1");
    NODE(torc_rsub(x, y), "Rsub");
    NODE(torc_lerp(x, y, 0.5), "Lerp");
    NODE_N(torc_lerp(x, y, y), "LerpBackward1");
    NODE(torc_masked_fill(x, mask, 0), "MaskedFill");
    NODE_N(torc_clamp(x, .min = 0, .max = 1), "ClampBackward1");
    NODE(torc_clamp_min(x, 0), "ClampMin");
    NODE_N(torc_clamp_min(x, y), "ClampMinBackward1");
    NODE(torc_log1p(x), "Log1P");
    NODE(torc_nan_to_num(x), "NanToNum");
    NODE(torc_relu6(x), "Hardtanh");
    NODE(torc_selu(x), "Elu");
    NODE(torc_gelu(x), "Gelu");
    NODE(torc_gelu(x, .approximate = "tanh"), "Gelu");
    NODE(torc_softsign(x), "Div");
    NODE(torc_tanhshrink(x), "Sub");
    NODE(torc_logsigmoid(x), "LogSigmoid");
    NODE_N(torc_max(x), "MaxBackward1");
    NODE(torc_max_dim(x, 1).values, "Max");
    NODE(torc_norm(x), "LinalgVectorNorm");
    NODE(torc_sum(x), "Sum");
    NODE_N(torc_sum(x, .dim = DIMS(1)), "SumBackward1");
    NODE(torc_mean(x), "Mean");
    NODE_N(torc_mean(x, .dim = DIMS(0, 1)), "MeanBackward1");
    NODE(torc_prod(x), "Prod");
    NODE_N(torc_prod(x, .dim = 1), "ProdBackward1");
    NODE(torc_squeeze(x), "Squeeze");
    NODE_N(torc_squeeze(x, .dim = DIMS(0)), "SqueezeBackward1");
    NODE_N(torc_squeeze(x, .dim = DIMS(0, 1)), "SqueezeBackward2");
    NODE(torc_as_strided(x, SHAPE(2), INTS(1)), "AsStrided");
    NODE(torc_scatter(x, 0, zeros, y), "Scatter");
    NODE_N(torc_scatter_value(x, 0, zeros, 1), "ScatterBackward1");
    NODE(torc_index(x, TENSORS(i)), "Index");
    NODE(torc_index(x, TENSORS(mask)), "Index");
    NODE(torc_index_put(x, TENSORS(i), torc_ones(SHAPE(3))), "IndexPut");
    NODE(torc_masked_select(x, mask), "MaskedSelect");
    NODE(torc_masked_scatter(x, mask, y), "MaskedScatter");
    NODE(torc_linear(x, w, .bias = b), "Addmm");
    NODE(torc_linear(x, w), "Mm");
    NODE(torc_softmax(x, 1), "Softmax");
    NODE(torc_group_norm(image, 2), "NativeGroupNorm");
    NODE(torc_max_pool2d(image, DIMS(2)), "MaxPool2DWithIndices");
    NODE(torc_avg_pool2d(image, DIMS(2)), "AvgPool2D");
    NODE(torc_adaptive_avg_pool2d(image, DIMS(2)), "AdaptiveAvgPool2D");
    NODE(torc_nll_loss(x, i), "NllLoss");
    NODE(torc_cross_entropy(x, i), "NllLoss");
    NODE(torc_binary_cross_entropy(torc_sigmoid(x), y, .reduction = "none"), "BinaryCrossEntropy");
    NODE(torc_where(mask, x, y), "Where");
    NODE(torc_conv2d(image, torc_rand(SHAPE(2, 2, 3, 3))), "Convolution");
    torc_tensor c = torc_clone(x);
    NODE_N(torc_fill_(c, 1), "FillBackward2");
    NODE_N(torc_copy_(c, x), "CopyBackwards");
}

/* Composites with a derivative of their own: one node on the leaves, which keeps the inputs and nothing else. */
static void one_node(int line, torc_tensor t, const char *name, int64_t inputs) {
    node_is(line, t, name);
    torc_node n = torc_grad_fn(t);
    if (torc_node_next_count(n) != inputs) fail_msg("line %d: %lld inputs", line, (long long)torc_node_next_count(n));
    for (int64_t k = 0; k < inputs; k++) {
        torc_node next = torc_node_next(n, k);
        if (next) assert_string_equal(torc_node_name(next), "AccumulateGrad");
    }
    torc_backward(torc_sum(t));
    assert_int_equal(torc_error(), TORC_ERROR_OK);
}
#define ONE_NODE(t, name, inputs) one_node(__LINE__, t, name "Backward0", inputs)

static void composites_of_one_node(void **state) {
    (void)state;
    torc_tensor x = torc_rand(SHAPE(2, 3), .requires_grad = true), y = torc_rand(SHAPE(2, 3), .requires_grad = true),
                w = torc_rand(SHAPE(3)), given = torc_empty(SHAPE(2, 2, 3));
    const char *const reductions[] = {"none", "mean", "sum"};
    for (int k = 0; k < 3; k++) {
        const char *how = reductions[k];
        ONE_NODE(torc_mse_loss(x, y, .reduction = how), "MseLoss", 2);
        ONE_NODE(torc_smooth_l1_loss(x, y, .reduction = how), "SmoothL1Loss", 2);
        ONE_NODE(torc_huber_loss(x, y, .reduction = how), "HuberLoss", 2);
        ONE_NODE(torc_binary_cross_entropy(x, y, .weight = w, .reduction = how), "BinaryCrossEntropy", 3);
        ONE_NODE(torc_binary_cross_entropy_with_logits(x, y, .pos_weight = w, .reduction = how),
                 "BinaryCrossEntropyWithLogits", 4);
    }
    ONE_NODE(torc_stack(TENSORS(x, y)), "Stack", 2);
    ONE_NODE(torc_stack(TENSORS(x, torc_detach(y), y), .dim = -1), "Stack", 3);
    /* with cast inputs */
    torc_autocast_begin(TORC_DEVICE_CPU, TORC_BFLOAT16);
    node_is(__LINE__, torc_mse_loss(torc_half(x), y), "MseLossBackward0");
    torc_autocast_end();
    /* as out= there is no node, and what requires grad is refused */
    assert_null(torc_stack_out(given, TENSORS(x, y)));
    assert_non_null(strstr(torc_error_message(), "don't support automatic differentiation"));
    torc_error_clear();
    assert_false(torc_requires_grad(torc_stack_out(given, TENSORS(torc_detach(x), torc_detach(y)))));
    assert_true(torc_equal(given, torc_detach(torc_stack(TENSORS(x, y)))));
    /* without grad mode, and of what needs no gradient, nothing is recorded */
    const bool before = torc_no_grad_begin();
    assert_false(torc_requires_grad(torc_stack(TENSORS(x, y))));
    torc_no_grad_end(before);
    assert_null(torc_grad_fn(torc_mse_loss(torc_detach(x), torc_detach(y))));
    /* grad mode is what it was, also after a refusal */
    assert_null(torc_mse_loss(x, y, .reduction = "average"));
    torc_error_clear();
    assert_true(torc_is_grad_enabled());
    /* what the node keeps is seen to be written */
    torc_tensor z = torc_mul(x, NUM(2)), loss = torc_mse_loss(z, y);
    torc_zero_(z);
    assert_false(torc_backward(loss));
    assert_non_null(strstr(torc_error_message(), "has been modified by an inplace operation"));
    torc_error_clear();
}

/* Of what was lent since the mark, only what is kept outlives scope_keep; what was lent before is not touched. */
static void what_a_call_leaves(void **state) {
    (void)state;
    for (int kept = 0; kept < 8; kept++) { /* bits: which of the three */
        int64_t scope = torc_scope_begin();
        torc_tensor before = torc_retain(torc_ones(SHAPE(1))), t[3];
        void *keep[4];
        int n = 0;
        const int64_t mark = scope_mark();
        for (int k = 0; k < 3; k++) t[k] = torc_retain(torc_ones(SHAPE(1)));
        for (int k = 2; k >= 0; k--)
            if (kept >> k & 1) keep[n++] = t[k];
        keep[n++] = before; /* of an outer scope: nothing to do */
        scope_keep(mark, keep, n);
        assert_int_equal(torc_refcount(before), 2);
        for (int k = 0; k < 3; k++) assert_int_equal(torc_refcount(t[k]), kept >> k & 1 ? 2 : 1);
        torc_scope_end(scope);
        for (int k = 0; k < 3; k++) {
            assert_int_equal(torc_refcount(t[k]), 1);
            torc_release(t[k]);
        }
        torc_release(before);
    }
    /* a single new handle, kept and not, as most calls leave it; and one that was lent twice */
    for (int kept = 0; kept < 2; kept++) {
        int64_t scope = torc_scope_begin();
        const int64_t mark = scope_mark();
        torc_tensor one = torc_retain(torc_ones(SHAPE(1)));
        scope_keep(mark, (void *[]){one}, kept);
        assert_int_equal(torc_refcount(one), 1 + kept);
        torc_contiguous(one);
        torc_contiguous(one);
        scope_keep(mark, (void *[]){one}, 1);
        assert_int_equal(torc_refcount(one), 2);
        torc_scope_end(scope);
        assert_int_equal(torc_refcount(one), 1);
        torc_release(one);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(the_outermost_operator),    SCOPED(the_first_error_keeps_its_call),
                                       SCOPED(options_of_other_versions), SCOPED(nodes),
                                       SCOPED(composites_of_one_node),    SCOPED(what_a_call_leaves)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
