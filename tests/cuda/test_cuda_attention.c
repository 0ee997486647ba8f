/* test_cuda_attention.c - scaled_dot_product_attention on CUDA against the CPU's in float64, forward and backward. */
#include "compare.h"
#include "ops/generated/internal.h"
#include "torc/backends.h"

static torc_tensor wide(torc_tensor t) { return torc_to(t, .dtype = TORC_FLOAT64); }
enum { DENSE, INTERLEAVED /* (B, L, H, E) seen as (B, H, L, E) */, ODD, WAYS };
static torc_tensor as(torc_tensor t, int way) {
    if (way == INTERLEAVED) return torc_transpose(torc_contiguous(torc_transpose(t, 1, 2)), 1, 2);
    return way == ODD ? laid_out(t, STEPS) : t;
}
static void check(torc_dtype dtype, int64_t b, int64_t h, int64_t l, int64_t s, int64_t e, int64_t ev, bool causal,
                  int way, double scale) {
    char what[200];
    snprintf(what, sizeof what, "%s attention b %d h %d l %d s %d e %d ev %d%s, way %d", torc_dtype_name(dtype), (int)b,
             (int)h, (int)l, (int)s, (int)e, (int)ev, causal ? " causal" : "", way);
    torc_scope_begin();
    torc_tensor q = random_of(dtype, SHAPE(b, h, l, e)), k = random_of(dtype, SHAPE(b, h, s, e)),
                v = random_of(dtype, SHAPE(b, h, s, ev)), g = random_of(dtype, SHAPE(b, h, l, ev));
    torc_tensor leaf[2][3] = {{on_cuda(q), on_cuda(k), on_cuda(v)}, {wide(q), wide(k), wide(v)}}, y[2];
    for (int side = 0; side < 2; side++) {
        for (int i = 0; i < 3; i++) leaf[side][i] = torc_requires_grad_(torc_detach(leaf[side][i]), true);
        y[side] = torc_scaled_dot_product_attention(as(leaf[side][0], side ? DENSE : way),
                                                    as(leaf[side][1], side ? DENSE : way),
                                                    as(leaf[side][2], side ? DENSE : way), .is_causal = causal,
                                                    .scale = scale != 0 ? NUM(scale) : (torc_number){0});
        no_error_at(__FILE__, __LINE__);
        assert_true(torc_backward(y[side], .gradient = side                 ? wide(g)
                                                       : way == INTERLEAVED ? as(on_cuda(g), way)
                                                                            : on_cuda(g)));
    }
    const double close = tolerance_of(dtype) * 2;
    same_at(__FILE__, __LINE__, what, y[0], y[1], close, 0.5);
    static const char *const names[3] = {"query", "key", "value"};
    for (int i = 0; i < 3; i++) {
        char full[240];
        snprintf(full, sizeof full, "gradient of %s, %s", names[i], what);
        same_at(__FILE__, __LINE__, full, torc_grad(leaf[0][i]), torc_grad(leaf[1][i]), close,
                i == 2 ? 2 : 4); /* scores are rounded before they multiply */
    }
    torc_scope_end();
}
static void test_halves(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t sizes[][6] = {{1, 1, 64, 64, 64, 64},    {2, 3, 128, 128, 64, 64},  {2, 2, 100, 77, 32, 48},
                                       {1, 4, 33, 200, 128, 128}, {2, 1, 1, 50, 64, 64},     {1, 2, 257, 129, 8, 16},
                                       {1, 1, 7, 5, 40, 24},      {1, 2, 512, 640, 128, 64}, {3, 2, 2, 2, 64, 64},
                                       {1, 1, 1, 1, 16, 16}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        for (int t = 0; t < 2; t++)
            for (int causal = 0; causal < 2; causal++)
                check(t ? TORC_BFLOAT16 : TORC_FLOAT16, sizes[i][0], sizes[i][1], sizes[i][2], sizes[i][3], sizes[i][4],
                      sizes[i][5], causal, (int)(i + (size_t)causal) % WAYS, i % 4 == 3 ? 0.3 : 0);
}
static void test_others(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int causal = 0; causal < 2; causal++) {
        check(TORC_FLOAT32, 2, 2, 37, 41, 32, 16, causal, DENSE, 0);
        check(TORC_FLOAT64, 2, 2, 37, 41, 32, 16, causal, ODD, 0.2);
        check(TORC_FLOAT16, 2, 2, 37, 41, 33, 16, causal, DENSE, 0); /* heads that no fused kernel takes */
        check(TORC_BFLOAT16, 1, 2, 37, 41, 160, 160, causal, DENSE, 0);
    }
}
/* The second output: the logarithm of the sum of exponentials of each row of scores. */
static void test_logsumexp(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int causal = 0; causal < 2; causal++) {
        torc_tensor q = random_of(TORC_FLOAT16, SHAPE(2, 3, 70, 64)), k = random_of(TORC_FLOAT16, SHAPE(2, 3, 90, 64)),
                    v = random_of(TORC_FLOAT16, SHAPE(2, 3, 90, 64));
        op_fused_attention_result r = op_fused_attention(on_cuda(q), on_cuda(k), on_cuda(v), causal, 0.125, NULL),
                                  w = op_fused_attention(wide(q), wide(k), wide(v), causal, 0.125, NULL);
        same_at(__FILE__, __LINE__, "logsumexp", r.logsumexp, w.logsumexp, 1e-3, 1);
        assert_int_equal(torc_tensor_dtype(r.logsumexp), TORC_FLOAT32);
    }
}
/* Backward gives the same bits in every run, if asked for. */
static void test_repeatable(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor q = on_cuda(random_of(TORC_BFLOAT16, SHAPE(2, 8, 1024, 64))),
                k = on_cuda(random_of(TORC_BFLOAT16, SHAPE(2, 8, 1024, 64))),
                v = on_cuda(random_of(TORC_BFLOAT16, SHAPE(2, 8, 1024, 64)));
    op_fused_attention_result r = op_fused_attention(q, k, v, true, 0.125, NULL);
    op_fused_attention_backward_result first = {0}, fast = op_fused_attention_backward(v, q, k, v, r.output,
                                                                                       r.logsumexp, true, 0.125, NULL);
    torc_use_deterministic_algorithms(true, false);
    for (int i = 0; i < 8; i++) {
        op_fused_attention_backward_result b =
            op_fused_attention_backward(v, q, k, v, r.output, r.logsumexp, true, 0.125, NULL);
        NO_ERROR();
        if (i) {
            assert_true(torc_equal(b.grad_query, first.grad_query));
            assert_true(torc_equal(b.grad_key, first.grad_key));
            assert_true(torc_equal(b.grad_value, first.grad_value));
        } else
            first = b;
    }
    torc_use_deterministic_algorithms(false, false);
    same_at(__FILE__, __LINE__, "in whatever order", fast.grad_query, torc_to(first.grad_query, .device = TORC_CPU),
            2e-2, 0.5);
}
/* Longer than what backward keeps a matrix for: against the same in float32, by operators. */
static void test_long(void **state) {
    (void)state;
    NEEDS_CUDA();
    const int64_t l = 4096, s = 4100, h = 17, e = 64;
    for (int causal = 0; causal < 2; causal++) {
        torc_scope_begin();
        torc_tensor start[3] = {random_of(TORC_BFLOAT16, SHAPE(1, h, l, e)),
                                random_of(TORC_BFLOAT16, SHAPE(1, h, s, e)),
                                random_of(TORC_BFLOAT16, SHAPE(1, h, s, e))},
                    g = random_of(TORC_BFLOAT16, SHAPE(1, h, l, e)), leaf[2][3], y[2];
        for (int side = 0; side < 2; side++) {
            for (int i = 0; i < 3; i++)
                leaf[side][i] =
                    torc_requires_grad_(torc_to(on_cuda(start[i]), .dtype = side ? TORC_FLOAT32 : TORC_BFLOAT16), true);
            y[side] =
                torc_scaled_dot_product_attention(leaf[side][0], leaf[side][1], leaf[side][2], .is_causal = causal);
            assert_true(
                torc_backward(y[side], .gradient = torc_to(on_cuda(g), .dtype = side ? TORC_FLOAT32 : TORC_BFLOAT16)));
        }
        NO_ERROR();
        same_at(__FILE__, __LINE__, "long sequences", y[0], torc_to(y[1], .device = TORC_CPU), 3e-2, 0.5);
        for (int i = 0; i < 3; i++)
            same_at(__FILE__, __LINE__, "gradients of long sequences", torc_grad(leaf[0][i]),
                    torc_to(torc_grad(leaf[1][i]), .device = TORC_CPU), 3e-2, 2);
        torc_scope_end();
    }
}
static void test_second_derivative(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor x = random_of(TORC_FLOAT16, SHAPE(1, 1, 16, 16)), g = random_of(TORC_FLOAT16, SHAPE(1, 1, 16, 16)),
                second[2];
    for (int side = 0; side < 2; side++) {
        torc_tensor q = torc_requires_grad_(torc_detach(side ? wide(x) : on_cuda(x)), true),
                    y = torc_scaled_dot_product_attention(q, q, q), leaf[1] = {q}, out[1] = {y},
                    go[1] = {side ? wide(g) : on_cuda(g)};
        torc_tensors d = torc_autograd_grad(((torc_tensors){out, 1}), ((torc_tensors){leaf, 1}),
                                            .grad_outputs = {go, 1}, .create_graph = true);
        NO_ERROR();
        assert_true(torc_backward(torc_sum(torc_mul(d.data[0], d.data[0]))));
        second[side] = torc_grad(q);
    }
    same_at(__FILE__, __LINE__, "second derivative", second[0], second[1], 1e-2, 10);
}

/* Masks of every shape and kind, with rows that may see nothing; half of them by the fused kernel, which allocates no scores. */
static void test_masks(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t shapes[][4] = {{2, 3, 40, 72}, {1, 1, 40, 72}, {2, 1, 1, 72},
                                        {1, 3, 40, 1},  {2, 3, 40, 77}, {1, 1, 1, 77}};
    for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++)
        for (int t = 0; t < 2; t++)
            for (int kind = 0; kind < 3; kind++) {
                torc_scope_begin();
                const torc_dtype dtype = t ? TORC_BFLOAT16 : TORC_FLOAT16;
                const int64_t s = shapes[i][3] == 77 ? 77 : 72;
                torc_ints shape = {shapes[i], 4};
                if (i == 1) shape = (torc_ints){shapes[i] + 2, 2};
                torc_tensor seen = torc_gt_scalar(torc_randn(shape), NUM(-0.5));
                if (i == 0) torc_fill_(torc_narrow(seen, 2, 5, 3), NUM(0));
                torc_tensor mask = kind == 0   ? seen
                                   : kind == 1 ? torc_masked_fill_scalar(torc_to(torc_randn(shape), .dtype = dtype),
                                                                         torc_logical_not(seen), NUM(-INFINITY))
                                               : torc_randn(shape);
                torc_tensor start[4] = {random_of(dtype, SHAPE(2, 3, 40, 64)), random_of(dtype, SHAPE(2, 3, s, 64)),
                                        random_of(dtype, SHAPE(2, 3, s, 64)), random_of(dtype, SHAPE(2, 3, 40, 64))},
                            leaf[2][3], y[2];
                for (int side = 0; side < 2; side++) {
                    for (int k = 0; k < 3; k++)
                        leaf[side][k] =
                            torc_requires_grad_(torc_detach(side ? wide(start[k]) : on_cuda(start[k])), true);
                    torc_tensor m = side ? (kind ? wide(mask) : mask) : on_cuda(mask);
                    y[side] =
                        torc_scaled_dot_product_attention(leaf[side][0], leaf[side][1], leaf[side][2], .attn_mask = m);
                    no_error_at(__FILE__, __LINE__);
                    assert_true(torc_backward(y[side], .gradient = side ? wide(start[3]) : on_cuda(start[3])));
                }
                char what[100];
                snprintf(what, sizeof what, "mask %d of %s, kind %d", (int)i, torc_dtype_name(dtype), kind);
                const double close = tolerance_of(dtype) * 2;
                same_at(__FILE__, __LINE__, what, y[0], y[1], close, 0.7);
                for (int k = 0; k < 3; k++)
                    same_at(__FILE__, __LINE__, what, torc_grad(leaf[0][k]), torc_grad(leaf[1][k]), close, 4);
                torc_scope_end();
            }
}

/* Heads of keys and values that several queries share: by the fused kernel, twice differentiated, and without cuDNN. */
static void groups(torc_dtype dtype, int64_t l, int64_t s, int64_t shared, bool causal, bool masked, bool twice) {
    torc_scope_begin();
    torc_tensor start[4] = {random_of(dtype, SHAPE(2, 6, l, 64)), random_of(dtype, SHAPE(2, shared, s, 64)),
                            random_of(dtype, SHAPE(2, shared, s, 64)), random_of(dtype, SHAPE(2, 6, l, 64))},
                mask = torc_gt_scalar(torc_randn(SHAPE(2, 1, l, s)), NUM(-0.5)), leaf[2][3], y[2], second[2][3];
    torc_fill_(torc_narrow(mask, 2, 1, 2), NUM(0));
    for (int side = 0; side < 2; side++) {
        for (int k = 0; k < 3; k++)
            leaf[side][k] = torc_requires_grad_(torc_detach(side ? wide(start[k]) : on_cuda(start[k])), true);
        torc_tensor g = side ? wide(start[3]) : on_cuda(start[3]), m = !masked ? NULL : side ? mask : on_cuda(mask);
        y[side] = torc_scaled_dot_product_attention(leaf[side][0], leaf[side][1], leaf[side][2], .attn_mask = m,
                                                    .is_causal = causal, .enable_gqa = true);
        no_error_at(__FILE__, __LINE__);
        if (!twice) {
            assert_true(torc_backward(y[side], .gradient = g));
            for (int k = 0; k < 3; k++) second[side][k] = torc_grad(leaf[side][k]);
        } else {
            torc_tensors d = torc_autograd_grad(((torc_tensors){&y[side], 1}), ((torc_tensors){leaf[side], 3}), .grad_outputs = {&g, 1}, .create_graph = true);
            NO_ERROR();
            assert_true(torc_backward(torc_sum(torc_mul(d.data[0], d.data[0]))));
            for (int k = 0; k < 3; k++) second[side][k] = torc_grad(leaf[side][k]);
        }
    }
    char what[160];
    snprintf(what, sizeof what, "%s, %d heads share %d%s%s%s", torc_dtype_name(dtype), 6, (int)shared, causal ? ", causal" : "", masked ? ", masked" : "", twice ? ", twice" : "");
    const double close = tolerance_of(dtype) * 2;
    same_at(__FILE__, __LINE__, what, y[0], y[1], close, 0.7);
    for (int k = 0; k < 3; k++) same_at(__FILE__, __LINE__, what, second[0][k], second[1][k], close, twice ? 40 : 8);
    torc_scope_end();
}
static void test_groups(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < 2; t++)
        for (int64_t shared = 1; shared <= 3; shared++)
            for (int way = 0; way < 3; way++) groups(t ? TORC_BFLOAT16 : TORC_FLOAT16, 40, 72, shared, way == 1, way == 2, false);
    groups(TORC_FLOAT16, 128, 128, 2, true, false, false);
    groups(TORC_FLOAT16, 12, 16, 2, false, false, true);
    groups(TORC_FLOAT16, 12, 16, 2, false, true, true);
}
static void test_without_cudnn(void **state) {
    (void)state;
    NEEDS_CUDA();
    assert_true(torc_backends_cudnn_set_enabled(false));
    check(TORC_FLOAT16, 2, 3, 64, 80, 64, 32, true, DENSE, 0);
    groups(TORC_BFLOAT16, 40, 72, 2, true, false, false);
    groups(TORC_BFLOAT16, 40, 72, 2, false, true, false);
    assert_true(torc_backends_cudnn_set_enabled(true));
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_halves),           SCOPED(test_others), SCOPED(test_logsumexp),
                                       SCOPED(test_repeatable),       SCOPED(test_masks),  SCOPED(test_long),
                                       SCOPED(test_second_derivative), SCOPED(test_groups), SCOPED(test_without_cudnn)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
