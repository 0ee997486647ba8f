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
    int64_t scope = torc_scope_begin();
    torc_tensor q = random_of(dtype, SHAPE(b, h, l, e)), k = random_of(dtype, SHAPE(b, h, s, e)),
                v = random_of(dtype, SHAPE(b, h, s, ev)), g = random_of(dtype, SHAPE(b, h, l, ev));
    torc_tensor leaf[2][3] = {{on_cuda(q), on_cuda(k), on_cuda(v)}, {wide(q), wide(k), wide(v)}}, y[2];
    for (int side = 0; side < 2; side++) {
        for (int i = 0; i < 3; i++) leaf[side][i] = torc_requires_grad_(torc_detach(leaf[side][i]), true);
        y[side] = torc_scaled_dot_product_attention(
            as(leaf[side][0], side ? DENSE : way), as(leaf[side][1], side ? DENSE : way),
            as(leaf[side][2], side ? DENSE : way), .is_causal = causal, .scale = scale != 0 ? scale : TORC_NONE_FLOAT);
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
    torc_scope_end(scope);
}
static void test_halves(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t sizes[][6] = {{1, 1, 64, 64, 64, 64},    {2, 3, 128, 128, 64, 64},  {2, 2, 100, 77, 32, 48},
                                       {1, 4, 33, 200, 128, 128}, {2, 1, 1, 50, 64, 64},     {1, 2, 257, 129, 8, 16},
                                       {1, 1, 7, 5, 40, 24},      {1, 2, 512, 640, 128, 64}, {3, 2, 2, 2, 64, 64},
                                       {1, 1, 1, 1, 16, 16},      {2, 3, 1, 1500, 64, 64},   {1, 2, 1, 300, 128, 72}};
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
        op_fused_attention_result r = op_fused_attention(on_cuda(q), on_cuda(k), on_cuda(v), causal, 0.125, NULL, NULL,
                                                         0),
                                  w = op_fused_attention(wide(q), wide(k), wide(v), causal, 0.125, NULL, NULL, 0);
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
    op_fused_attention_result r = op_fused_attention(q, k, v, true, 0.125, NULL, NULL, 0);
    op_fused_attention_backward_result first = {0}, fast = op_fused_attention_backward(
                                                        v, q, k, v, r.output, r.logsumexp, true, 0.125, NULL, NULL, 0);
    torc_use_deterministic_algorithms(true, false);
    for (int i = 0; i < 8; i++) {
        op_fused_attention_backward_result b =
            op_fused_attention_backward(v, q, k, v, r.output, r.logsumexp, true, 0.125, NULL, NULL, 0);
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
        int64_t scope = torc_scope_begin();
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
        torc_scope_end(scope);
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
                int64_t scope = torc_scope_begin();
                const torc_dtype dtype = t ? TORC_BFLOAT16 : TORC_FLOAT16;
                const int64_t s = shapes[i][3] == 77 ? 77 : 72;
                const torc_ints shape = i == 1 ? torc_ints_of(shapes[i] + 2, 2) : torc_ints_of(shapes[i], 4);
                torc_tensor seen = torc_gt(torc_randn(shape), -0.5);
                if (i == 0) torc_fill_(torc_narrow(seen, 2, 5, 3), 0);
                torc_tensor mask = kind == 0   ? seen
                                   : kind == 1 ? torc_masked_fill(torc_to(torc_randn(shape), .dtype = dtype),
                                                                  torc_logical_not(seen), -INFINITY)
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
                torc_scope_end(scope);
            }
}

/* Heads of keys and values that several queries share: by the fused kernel, twice differentiated, and without cuDNN. */
/* One query for each head: all masks, keys in one part and in several, heads that share keys, rows of a cache. */
static void one_query(torc_dtype dtype, int64_t b, int64_t heads, int64_t share, int64_t s, int64_t e, int64_t ev,
                      int kind) {
    int64_t scope = torc_scope_begin();
    torc_tensor qkv = random_of(dtype, SHAPE(b, 1, heads * share, e + 8)), k = random_of(dtype, SHAPE(b, s, heads, e)),
                v = random_of(dtype, SHAPE(b, heads, s, ev)), mask = NULL, at[2][4];
    const torc_ints broad = kind % 2 ? SHAPE(1, 1, 1, s) : SHAPE(b, heads * share, 1, s);
    torc_tensor shown = torc_gt(torc_randn(broad), kind == 7 ? 9 : -0.3);
    if (kind >= 6)
        torc_fill_(torc_narrow(shown, 3, s / 3, s - s / 3), 0); /* a cache that is not full yet, or (7) empty */
    if (kind == 1 || kind == 2 || kind >= 6) mask = shown;
    if (kind == 3 || kind == 4) mask = torc_masked_fill(random_of(dtype, broad), torc_logical_not(shown), -INFINITY);
    if (kind == 5) mask = random_of(TORC_FLOAT32, broad);
    for (int side = 0; side < 2; side++) {
        torc_tensor q = side ? wide(qkv) : on_cuda(qkv), keys = side ? wide(k) : on_cuda(k);
        at[side][0] = torc_transpose(torc_narrow(q, 3, 0, e), 1, 2), at[side][1] = torc_transpose(keys, 1, 2);
        at[side][2] = side ? wide(v) : on_cuda(v);
        at[side][3] = !mask ? NULL : side ? (torc_tensor_dtype(mask) == TORC_BOOL ? mask : wide(mask)) : on_cuda(mask);
        at[side][0] = torc_scaled_dot_product_attention(at[side][0], at[side][1], at[side][2], .attn_mask = at[side][3],
                                                        .enable_gqa = share > 1);
    }
    char what[200];
    snprintf(what, sizeof what, "one query, %s, b %d, %d heads times %d, s %d, e %d, ev %d, mask %d",
             torc_dtype_name(dtype), (int)b, (int)heads, (int)share, (int)s, (int)e, (int)ev, kind);
    same_at(__FILE__, __LINE__, what, at[0][0], at[1][0], tolerance_of(dtype) * 2, 0.5);
    torc_scope_end(scope);
}
static void test_one_query(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t sizes[][6] = {{1, 12, 1, 1024, 64, 64}, {3, 2, 1, 1, 64, 64},    {2, 4, 4, 77, 128, 128},
                                       {1, 1, 1, 20011, 64, 32}, {2, 3, 2, 9000, 40, 72}, {1, 5, 8, 4097, 128, 8},
                                       {40, 4, 1, 300, 8, 128},  {1, 2, 1, 255, 16, 16}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        for (int t = 0; t < 2; t++)
            for (int kind = 0; kind < 8; kind++)
                one_query(t ? TORC_BFLOAT16 : TORC_FLOAT16, sizes[i][0], sizes[i][1], sizes[i][2], sizes[i][3],
                          sizes[i][4], sizes[i][5], kind);
    /* NaN and infinities go where they go in float64 */
    for (int kind = 0; kind < 3; kind++) {
        torc_tensor q = random_of(TORC_BFLOAT16, SHAPE(1, 2, 1, 64)), k = random_of(TORC_BFLOAT16, SHAPE(1, 2, 50, 64)),
                    v = random_of(TORC_BFLOAT16, SHAPE(1, 2, 50, 64));
        torc_fill_(torc_narrow(torc_select(k, 1, 0), 1, 7, 1), kind == 0 ? NAN : kind == 1 ? INFINITY : 1e38);
        torc_tensor y = torc_scaled_dot_product_attention(on_cuda(q), on_cuda(k), on_cuda(v)),
                    alone = torc_scaled_dot_product_attention(torc_narrow(on_cuda(q), 1, 1, 1),
                                                              torc_narrow(on_cuda(k), 1, 1, 1),
                                                              torc_narrow(on_cuda(v), 1, 1, 1));
        assert_true(torc_equal(torc_narrow(y, 1, 1, 1), alone)); /* one head says nothing of another */
        if (kind == 0) assert_true(torc_item(torc_all(torc_isnan(torc_select(y, 1, 0)))) != 0);
        NO_ERROR();
    }
    op_fused_attention_result last = {0};
    torc_tensor q = on_cuda(random_of(TORC_FLOAT16, SHAPE(1, 3, 1, 64))),
                k = on_cuda(random_of(TORC_FLOAT16, SHAPE(1, 3, 9000, 64)));
    for (int i = 0; i < 5; i++) { /* the same bits each time; and the logarithm of the sum */
        op_fused_attention_result r = op_fused_attention(q, k, k, false, 0.125, NULL, NULL, 0);
        assert_true(!i || (torc_equal(r.output, last.output) && torc_equal(r.logsumexp, last.logsumexp)));
        last = r;
    }
    torc_tensor scores = torc_mul(
        torc_matmul(wide(torc_to(q, .device = TORC_CPU)), torc_transpose(wide(torc_to(k, .device = TORC_CPU)), 2, 3)),
        0.125);
    same_at(__FILE__, __LINE__, "logsumexp of one query", last.logsumexp, torc_logsumexp(scores, DIMS(-1)), 1e-3, 1);
}
static void groups(torc_dtype dtype, int64_t l, int64_t s, int64_t shared, bool causal, bool masked, bool twice) {
    int64_t scope = torc_scope_begin();
    torc_tensor start[4] = {random_of(dtype, SHAPE(2, 6, l, 64)), random_of(dtype, SHAPE(2, shared, s, 64)),
                            random_of(dtype, SHAPE(2, shared, s, 64)), random_of(dtype, SHAPE(2, 6, l, 64))},
                mask = torc_gt(torc_randn(SHAPE(2, 1, l, s)), -0.5), leaf[2][3], y[2], second[2][3];
    torc_fill_(torc_narrow(mask, 2, 1, 2), 0);
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
            torc_tensors d = torc_autograd_grad(((torc_tensors){&y[side], 1}), ((torc_tensors){leaf[side], 3}),
                                                .grad_outputs = {&g, 1}, .create_graph = true);
            NO_ERROR();
            assert_true(torc_backward(torc_sum(torc_mul(d.data[0], d.data[0]))));
            for (int k = 0; k < 3; k++) second[side][k] = torc_grad(leaf[side][k]);
        }
    }
    char what[160];
    snprintf(what, sizeof what, "%s, %d heads share %d%s%s%s", torc_dtype_name(dtype), 6, (int)shared,
             causal ? ", causal" : "", masked ? ", masked" : "", twice ? ", twice" : "");
    const double close = tolerance_of(dtype) * 2;
    same_at(__FILE__, __LINE__, what, y[0], y[1], close, 0.7);
    for (int k = 0; k < 3; k++) same_at(__FILE__, __LINE__, what, second[0][k], second[1][k], close, twice ? 40 : 8);
    torc_scope_end(scope);
}
static void test_groups(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < 2; t++)
        for (int64_t shared = 1; shared <= 3; shared++)
            for (int way = 0; way < 3; way++)
                groups(t ? TORC_BFLOAT16 : TORC_FLOAT16, 40, 72, shared, way == 1, way == 2, false);
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

/* ------------------------------------------------------------------------------------------ dropout
 * The mask, as 1/(1-p) and 0, shows where the scores are all equal and the values are the identity. It must be the one
 * that forward and backward use, whatever the heads and the layout, so everything else is checked against it. */
static torc_tensor drawn_at(uint64_t seed, uint64_t offset) {
    const int64_t words[4] = {(int64_t)seed, 0, (int64_t)offset, 0};
    return on_cuda(torc_tensor_from(words, SHAPE(4)));
}
static torc_tensor mask_of(torc_tensor drawn, torc_dtype dtype, int64_t b, int64_t h, int64_t l, int64_t s, int64_t e,
                           double p) {
    torc_tensor q = torc_zeros(SHAPE(b, h, l, e), .dtype = dtype, .device = TORC_CUDA(0)),
                k = torc_zeros(SHAPE(b, h, s, e), .dtype = dtype, .device = TORC_CUDA(0));
    torc_tensor parts[64];
    int n = 0;
    const int64_t whole = (s + 31) / 32 * 32;
    torc_tensor eye = torc_eye(s, .m = whole, .dtype = dtype, .device = TORC_CUDA(0));
    for (int64_t at = 0; at < whole; at += 32)
        parts[n++] =
            op_fused_attention(q, k, torc_contiguous(torc_expand(torc_narrow(eye, 1, at, 32), SHAPE(b, h, s, 32))),
                               false, 1, NULL, drawn, p)
                .output;
    NO_ERROR();
    torc_tensor kept = torc_gt(torc_narrow(torc_cat(((torc_tensors){parts, n}), .dim = 3), 3, 0, s), 0);
    return torc_mul(torc_to(kept, .dtype = TORC_FLOAT64, .device = TORC_CPU), 1 / (1 - p));
}
/* Attention with a mask of dropout given, in float64 on the CPU. */
static torc_tensor dropped(torc_tensor q, torc_tensor k, torc_tensor v, torc_tensor seen, torc_tensor kept,
                           double scale) {
    torc_tensor scores = torc_mul(torc_matmul(q, torc_transpose(k, -2, -1)), scale);
    if (seen) scores = torc_masked_fill(scores, torc_logical_not(seen), -INFINITY);
    return torc_matmul(torc_mul(torc_softmax(scores, -1), kept), v);
}
static void dropout(torc_dtype dtype, int64_t b, int64_t h, int64_t heads, int64_t l, int64_t s, int64_t e, double p,
                    int kind) {
    int64_t scope = torc_scope_begin();
    const bool causal = kind == 1, masked = kind == 2, twice = kind == 3;
    char what[200];
    snprintf(what, sizeof what, "%s dropout %g of b %d h %d of %d l %d s %d e %d, kind %d", torc_dtype_name(dtype), p,
             (int)b, (int)h, (int)heads, (int)l, (int)s, (int)e, kind);
    torc_tensor start[4] = {random_of(dtype, SHAPE(b, h, l, e)), random_of(dtype, SHAPE(b, heads, s, e)),
                            random_of(dtype, SHAPE(b, heads, s, e)), random_of(dtype, SHAPE(b, h, l, e))};
    torc_tensor seen = NULL, leaf[2][3], y[2];
    if (masked) {
        seen = torc_gt(torc_randn(SHAPE(b, 1, l, s)), -0.5);
        torc_fill_(torc_narrow(seen, 3, 0, 1), 1);
    }
    if (causal) seen = torc_tril(torc_ones(SHAPE(l, s), .dtype = TORC_BOOL));
    torc_cuda_manual_seed(1234);
    torc_tensor kept = mask_of(drawn_at(1234, 0), dtype, b, h, l, s, e, p);
    for (int side = 0; side < 2; side++) {
        for (int i = 0; i < 3; i++)
            leaf[side][i] = torc_requires_grad_(torc_detach(side ? wide(start[i]) : on_cuda(start[i])), true);
        torc_tensor k = leaf[side][1], v = leaf[side][2], g = side ? wide(start[3]) : on_cuda(start[3]);
        if (side && heads != h) {
            const int64_t each = h / heads;
            k = torc_reshape(torc_expand(torc_unsqueeze(k, 2), SHAPE(b, heads, each, s, e)), SHAPE(b, h, s, e));
            v = torc_reshape(torc_expand(torc_unsqueeze(v, 2), SHAPE(b, heads, each, s, e)), SHAPE(b, h, s, e));
        }
        y[side] =
            side ? dropped(leaf[1][0], k, v, seen, kept, 1 / sqrt((double)e))
                 : torc_scaled_dot_product_attention(leaf[0][0], k, v, .attn_mask = masked ? on_cuda(seen) : NULL,
                                                     .dropout_p = p, .is_causal = causal, .enable_gqa = heads != h);
        no_error_at(__FILE__, __LINE__);
        if (!twice)
            assert_true(torc_backward(y[side], .gradient = g));
        else {
            torc_tensors d = torc_autograd_grad(((torc_tensors){&y[side], 1}), ((torc_tensors){leaf[side], 3}),
                                                .grad_outputs = {&g, 1}, .create_graph = true);
            NO_ERROR();
            torc_tensor sum = torc_sum(torc_mul(d.data[0], d.data[0]));
            for (int i = 1; i < 3; i++) sum = torc_add(sum, torc_sum(torc_mul(d.data[i], d.data[i])));
            assert_true(torc_backward(sum));
        }
    }
    const double close = tolerance_of(dtype) * 2;
    same_at(__FILE__, __LINE__, what, y[0], y[1], close, 1);
    for (int i = 0; i < 3; i++)
        same_at(__FILE__, __LINE__, what, torc_grad(leaf[0][i]), torc_grad(leaf[1][i]), close, twice ? 200 : 12);
    torc_scope_end(scope);
}
static void test_dropout(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < 2; t++) {
        const torc_dtype dtype = t ? TORC_BFLOAT16 : TORC_FLOAT16;
        dropout(dtype, 2, 3, 3, 128, 128, 64, 0.25,
                t); /* plans take the library a while, so not everything with everything */
        dropout(dtype, 2, 2, 2, 100, 136, 32, 0.5, 1 + t);
        dropout(dtype, 1, 4, 2, 64, 200, 128, 0.1, t ? 0 : 2);
        dropout(dtype, 1, 1, 1, 7, 77, 16, 0.9, t);
        dropout(dtype, 1, 2, 2, 24, 40, 16, 0.3, 3);
    }
    /* what no engine takes is composed, and drops as often */
    torc_tensor q = torc_zeros(SHAPE(1, 2, 512, 16), .device = TORC_CUDA(0)),
                v = torc_ones(SHAPE(1, 2, 512, 16), .device = TORC_CUDA(0));
    const double mean = torc_item(torc_mean(torc_scaled_dot_product_attention(q, q, v, .dropout_p = 0.3)));
    assert_true(fabs(mean - 1) < 0.01);
    NO_ERROR();
}
/* How often weights stay, and that rows, columns, heads and batches are not dropped alike. */
static void test_dropout_rate(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const double ps[] = {0.05, 0.1, 0.5, 0.8};
    for (int i = 0; i < 4; i++) {
        const double p = ps[i], n = 2.0 * 3 * 256 * 192;
        torc_tensor kept =
            torc_mul(mask_of(drawn_at(99, (uint64_t)i * 4096), TORC_BFLOAT16, 2, 3, 256, 192, 64, p), 1 - p);
        const double mean = torc_item(torc_mean(kept)), off = 5 * sqrt(p * (1 - p));
        if (fabs(mean - (1 - p)) > off / sqrt(n)) fail_msg("%g of the weights stay, not %g", mean, 1 - p);
        for (int d = 0; d < 4; d++) { /* neighbours agree as often as chance has it */
            const int64_t count = torc_size(kept, d) - 1;
            torc_tensor both = torc_mul(torc_narrow(kept, d, 0, count), torc_narrow(kept, d, 1, count));
            const double agree = torc_item(torc_mean(both)), want = (1 - p) * (1 - p), m = (double)torc_numel(both);
            if (fabs(agree - want) > 5 * sqrt(want * (1 - want) / m) + 3e-3)
                fail_msg("neighbours of dimension %d both stay in %g, not %g", d, agree, want);
        }
        torc_tensor rows = torc_mean(kept, .dim = DIMS(3));
        assert_true(torc_item(torc_max(torc_abs(torc_sub(rows, 1 - p)))) < 1.4 * off / sqrt(192));
    }
    NO_ERROR();
}
/* The generator moves on by a number per weight; a seed gives the same again; 0 is no dropout and 1 leaves nothing. */
static void test_dropout_state(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor q = on_cuda(random_of(TORC_BFLOAT16, SHAPE(2, 3, 65, 64))),
                k = on_cuda(random_of(TORC_BFLOAT16, SHAPE(2, 3, 33, 64)));
    torc_cuda_manual_seed(5);
    torc_tensor before = torc_cuda_get_rng_state(0), a = torc_scaled_dot_product_attention(q, k, k, .dropout_p = 0.2),
                after = torc_cuda_get_rng_state(0), b = torc_scaled_dot_product_attention(q, k, k, .dropout_p = 0.2);
    NO_ERROR();
    assert_false(torc_equal(a, b));
    uint64_t words[2][2];
    memcpy(words[0], torc_data_ptr(before), 16), memcpy(words[1], torc_data_ptr(after), 16);
    assert_int_equal(words[0][0], words[1][0]);
    assert_int_equal(words[1][1] - words[0][1], (2 * 3 * 65 * 33 + 3) / 4 * 4);
    torc_cuda_manual_seed(5);
    assert_true(torc_equal(torc_scaled_dot_product_attention(q, k, k, .dropout_p = 0.2), a));
    assert_true(torc_equal(torc_scaled_dot_product_attention(q, k, k, .dropout_p = 0.2), b));
    torc_cuda_set_rng_state(after, 0);
    assert_true(torc_equal(torc_scaled_dot_product_attention(q, k, k, .dropout_p = 0.2), b));
    torc_cuda_set_rng_state(before, 0);
    torc_tensor none = torc_scaled_dot_product_attention(q, k, k, .dropout_p = 0),
                plain = torc_scaled_dot_product_attention(q, k, k);
    assert_true(torc_equal(none, plain));
    assert_true(torc_equal(torc_cuda_get_rng_state(0), before));
    assert_int_equal(torc_item_int64(torc_count_nonzero(
                         torc_nan_to_num(torc_scaled_dot_product_attention(q, k, k, .dropout_p = 1)))),
                     0);
    NO_ERROR();
    assert_null(op_fused_attention(q, k, k, false, 1, NULL, NULL, 0.2).output);
    torc_error_clear();
    assert_null(op_fused_attention(q, k, k, false, 1, NULL, q, 0.2).output);
    torc_error_clear();
}
/* Each replay of a graph draws anew, and what eager calls would have drawn; its backward drops what its forward
 * dropped. */
typedef struct attended {
    torc_tensor x[3], g, now[4]; /* output and gradients */
} attended;
static void attend(attended *a) {
    int64_t scope = torc_scope_begin();
    torc_tensor y = torc_scaled_dot_product_attention(a->x[0], a->x[1], a->x[2], .dropout_p = 0.4);
    torc_tensors d = torc_autograd_grad(TENSORS(y), ((torc_tensors){a->x, 3}), .grad_outputs = TENSORS(a->g));
    torc_copy_(a->now[0], torc_detach(y));
    for (int i = 0; i < 3 && d.count == 3; i++) torc_copy_(a->now[i + 1], d.data[i]);
    torc_scope_end(scope);
}
static void test_dropout_replays(void **state) {
    (void)state;
    NEEDS_CUDA();
    attended a = {.g = on_cuda(random_of(TORC_FLOAT16, SHAPE(2, 2, 64, 64)))};
    for (int i = 0; i < 4; i++) {
        if (i < 3) a.x[i] = torc_requires_grad_(on_cuda(random_of(TORC_FLOAT16, SHAPE(2, 2, 64, 64))), true);
        a.now[i] = torc_zeros_like(a.g);
    }
    torc_tensor eager[4][4];
    torc_cuda_manual_seed(31);
    for (int run = 0; run < 4; run++) {
        attend(&a);
        for (int i = 0; i < 4; i++) eager[run][i] = torc_clone(a.now[i]);
    }
    NO_ERROR();
    torc_cuda_graph graph = torc_cuda_graph_new(false);
    torc_cuda_manual_seed(31);
    TORC_CUDA_GRAPH(graph) attend(&a);
    for (int run = 0; run < 4; run++) {
        assert_true(torc_cuda_graph_replay(graph));
        for (int i = 0; i < 4; i++)
            if (i == 1) /* its sums have no order */
                same_at(__FILE__, __LINE__, "dQ of a replay", a.now[i], torc_to(eager[run][i], .device = TORC_CPU),
                        4e-3, 1);
            else
                assert_true(torc_equal(a.now[i], eager[run][i]));
    }
    assert_false(torc_equal(eager[0][0], eager[1][0]));
    assert_false(torc_equal(eager[1][0], eager[2][0]));
    NO_ERROR();
}
/* By the engines that repeat, and where the library is switched off. */
static void test_dropout_switches(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_use_deterministic_algorithms(true, false);
    dropout(TORC_BFLOAT16, 2, 2, 2, 64, 64, 64, 0.3, 0);
    torc_use_deterministic_algorithms(false, false);
    assert_true(torc_backends_cudnn_set_enabled(false));
    torc_tensor q = torc_requires_grad_(on_cuda(random_of(TORC_FLOAT16, SHAPE(1, 2, 64, 64))), true);
    assert_true(torc_backward(torc_sum(torc_scaled_dot_product_attention(q, q, q, .dropout_p = 0.3))));
    assert_true(torc_backends_cudnn_set_enabled(true));
    NO_ERROR();
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_halves),
                                       SCOPED(test_others),
                                       SCOPED(test_logsumexp),
                                       SCOPED(test_repeatable),
                                       SCOPED(test_masks),
                                       SCOPED(test_one_query),
                                       SCOPED(test_long),
                                       SCOPED(test_second_derivative),
                                       SCOPED(test_groups),
                                       SCOPED(test_without_cudnn),
                                       SCOPED(test_dropout),
                                       SCOPED(test_dropout_rate),
                                       SCOPED(test_dropout_state),
                                       SCOPED(test_dropout_replays),
                                       SCOPED(test_dropout_switches)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
