/* test_cuda_pool.c - pooling on CUDA against the CPU's: windows of all kinds, dtypes, gradients, NaN, ties. */
#include "compare.h"
#include "ops/generated/internal.h"

static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};
static torc_tensor wide(torc_tensor t) { return torc_to(t, .dtype = TORC_FLOAT64); }
typedef struct windows {
    int64_t n, c, h, w, kh, kw, sh, sw, ph, pw, dh, dw;
    bool ceil_mode;
} windows;
static const windows cases[] = {
    {2, 3, 8, 8, 2, 2, 2, 2, 0, 0, 1, 1, false},     {1, 2, 9, 7, 3, 3, 2, 2, 1, 1, 1, 1, false},
    {3, 1, 10, 11, 3, 2, 1, 1, 1, 0, 1, 1, false},   {2, 2, 13, 9, 3, 3, 2, 3, 1, 1, 2, 2, false},
    {2, 2, 7, 7, 3, 3, 2, 2, 0, 0, 1, 1, true},      {1, 4, 20, 33, 9, 11, 3, 4, 4, 5, 1, 1, true},
    {2, 5, 32, 32, 32, 32, 1, 1, 0, 0, 1, 1, false}, {64, 16, 56, 56, 3, 3, 2, 2, 1, 1, 1, 1, false},
    {1, 1, 5, 5, 2, 2, 4, 4, 0, 0, 1, 1, false},
};
#define SPANS .stride = INTS(p->sh, p->sw), .padding = INTS(p->ph, p->pw), .ceil_mode = p->ceil_mode

static void check_gradient(const char *what, torc_dtype dtype, torc_tensor x, torc_tensor y, torc_tensor x64,
                           torc_tensor y64) {
    torc_tensor g = random_of(dtype, torc_ints_of(y64->sizes, y64->ndim));
    assert_true(torc_backward(y, .gradient = on_cuda(g)));
    assert_true(torc_backward(y64, .gradient = wide(g)));
    SAME(what, torc_grad(x), torc_grad(x64), 1);
}
#define LEAVES(x)                                                        \
    torc_tensor xd = torc_requires_grad_(torc_detach(on_cuda(x)), true), \
                x64 = torc_requires_grad_(torc_detach(wide(x)), true)

static void check(const windows *p, torc_dtype dtype, int layout) {
    char what[160];
    snprintf(what, sizeof what, "%s %lldx%lldx%lldx%lld, window %lldx%lld", torc_dtype_name(dtype), (long long)p->n,
             (long long)p->c, (long long)p->h, (long long)p->w, (long long)p->kh, (long long)p->kw);
    int64_t scope = torc_scope_begin();
    torc_tensor x = random_of(dtype, SHAPE(p->n, p->c, p->h, p->w));
    {
        LEAVES(x);
        torc_max_pool2d_with_indices_result r = torc_max_pool2d_with_indices(laid_out(xd, layout), INTS(p->kh, p->kw),
                                                                             SPANS, .dilation = INTS(p->dh, p->dw)),
                                            s = torc_max_pool2d_with_indices(x64, INTS(p->kh, p->kw), SPANS,
                                                                             .dilation = INTS(p->dh, p->dw));
        same_at(__FILE__, __LINE__, what, r.output, s.output, 0, 0);
        same_at(__FILE__, __LINE__, what, r.indices, s.indices, 0, 0);
        check_gradient(what, dtype, xd, r.output, x64, s.output);
    }
    if (p->dh == 1 && p->dw == 1)
        for (int kind = 0; kind < 3; kind++) {
            LEAVES(x);
            torc_tensor y = torc_avg_pool2d(laid_out(xd, layout), INTS(p->kh, p->kw), SPANS,
                                            .count_include_pad = kind != 1,
                                            .divisor_override = kind == 2 ? 5 : TORC_NONE),
                        y64 = torc_avg_pool2d(x64, INTS(p->kh, p->kw), SPANS, .count_include_pad = kind != 1,
                                              .divisor_override = kind == 2 ? 5 : TORC_NONE);
            SAME(what, y, y64, 1);
            check_gradient(what, dtype, xd, y, x64, y64);
        }
    torc_scope_end(scope);
}
static void test_windows(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (int t = 0; t < 4; t++) check(&cases[i], dtypes[t], (int)(i + (size_t)t) % LAYOUTS);
}
static void test_adaptive(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t sizes[][4] = {{8, 8, 1, 1},   {7, 9, 3, 4},    {5, 5, 7, 8}, {56, 40, 1, 1}, {64, 64, 6, 5},
                                       {13, 1, 13, 1}, {100, 90, 2, 3}, {7, 7, 1, 1}, {14, 14, 1, 1}, {3, 2, 1, 1}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        for (int t = 0; t < 4; t++) {
            int64_t scope = torc_scope_begin();
            const torc_dtype dtype = dtypes[t];
            char what[100];
            snprintf(what, sizeof what, "adaptive %s %lldx%lld to %lldx%lld", torc_dtype_name(dtype),
                     (long long)sizes[i][0], (long long)sizes[i][1], (long long)sizes[i][2], (long long)sizes[i][3]);
            torc_tensor x = i % 2 ? random_of(dtype, SHAPE(5, sizes[i][0], sizes[i][1]))
                                  : random_of(dtype, SHAPE(2, 3, sizes[i][0], sizes[i][1]));
            torc_ints to = SHAPE(sizes[i][2], sizes[i][3]);
            {
                LEAVES(x);
                torc_tensor y = torc_adaptive_avg_pool2d(xd, to), y64 = torc_adaptive_avg_pool2d(x64, to);
                SAME(what, y, y64, 1);
                check_gradient(what, dtype, xd, y, x64, y64);
            }
            LEAVES(x);
            torc_adaptive_max_pool2d_result r = torc_adaptive_max_pool2d(xd, to), s = torc_adaptive_max_pool2d(x64, to);
            same_at(__FILE__, __LINE__, what, r.output, s.output, 0, 0);
            same_at(__FILE__, __LINE__, what, r.indices, s.indices, 0, 0);
            check_gradient(what, dtype, xd, r.output, x64, s.output);
            torc_scope_end(scope);
        }
}
/* NaN wins, the last of several; the first of equal elements; integers. */
static void test_special(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int64_t k = 2; k < 40; k += 9) {
        torc_tensor x = torc_round(random_of(TORC_FLOAT32, SHAPE(3, 2, 40, 41)));
        torc_fill_(torc_select(torc_select(x, 3, 7), 2, 11), NAN);
        torc_fill_(torc_select(torc_select(x, 3, 8), 2, 9), NAN);
        torc_fill_(torc_select(x, 0, 2), -INFINITY);
        torc_max_pool2d_with_indices_result r = torc_max_pool2d_with_indices(on_cuda(x), INTS(k), .stride = INTS(1),
                                                                             .padding = INTS(k / 2)),
                                            s = torc_max_pool2d_with_indices(x, INTS(k), .stride = INTS(1),
                                                                             .padding = INTS(k / 2));
        same_at(__FILE__, __LINE__, "maxima with NaN", r.output, s.output, 0, 0);
        same_at(__FILE__, __LINE__, "indices with NaN", r.indices, s.indices, 0, 0);
    }
    static const torc_dtype integers[] = {TORC_UINT8, TORC_INT8, TORC_INT16, TORC_INT32, TORC_INT64};
    for (int t = 0; t < 5; t++) {
        torc_tensor x = random_of(integers[t], SHAPE(2, 3, 21, 20));
        torc_max_pool2d_with_indices_result r = torc_max_pool2d_with_indices(on_cuda(x), INTS(12), .stride = INTS(3),
                                                                             .padding = INTS(2)),
                                            s = torc_max_pool2d_with_indices(x, INTS(12), .stride = INTS(3),
                                                                             .padding = INTS(2));
        same_at(__FILE__, __LINE__, "integers", r.output, s.output, 0, 0);
        same_at(__FILE__, __LINE__, "integers", r.indices, s.indices, 0, 0);
    }
    /* gradients in channels-last order of images whose rows windows do not fill */
    torc_tensor image = random_of(TORC_FLOAT32, SHAPE(3, 20, 33, 31)),
                image64 = torc_requires_grad_(torc_detach(wide(image)), true),
                last = torc_requires_grad_(torc_contiguous(on_cuda(image), .memory_format = TORC_CHANNELS_LAST), true);
    check_gradient("channels last", TORC_FLOAT32, last, torc_avg_pool2d(last, INTS(3), .padding = INTS(1)), image64,
                   torc_avg_pool2d(image64, INTS(3), .padding = INTS(1)));
    torc_tensor x = random_of(TORC_INT64, SHAPE(2, 3, 21, 20));
    same_at(__FILE__, __LINE__, "mean of integers", torc_avg_pool2d(on_cuda(x), INTS(3)), torc_avg_pool2d(x, INTS(3)),
            0, 0);
    torc_tensor none = torc_max_pool2d(torc_zeros(SHAPE(0, 3, 8, 8), .device = TORC_CUDA(0)), INTS(2));
    NO_ERROR();
    assert_int_equal(none->numel, 0);
}
static void test_large(void **state) {
    (void)state;
    NEEDS_CUDA();
    /* more than 2^31 elements: the 64-bit kernels */
    torc_tensor x = torc_zeros(SHAPE(2, 1100, 1000, 1000), .dtype = TORC_FLOAT16, .device = TORC_CUDA(0));
    torc_fill_(torc_select(torc_select(torc_select(torc_select(x, 3, 999), 2, 998), 1, 1099), 0, 1), 8.0);
    torc_max_pool2d_with_indices_result r = torc_max_pool2d_with_indices(x, INTS(2));
    torc_tensor corner = torc_select(torc_select(torc_select(torc_select(r.output, 3, 499), 2, 499), 1, 1099), 0, 1),
                at = torc_select(torc_select(torc_select(torc_select(r.indices, 3, 499), 2, 499), 1, 1099), 0, 1);
    NO_ERROR();
    SAME("the last window", corner, torc_full(SHAPE0, 8.0), 0);
    SAME("where it is", at, torc_full(SHAPE0, 998999, .dtype = TORC_INT64), 0);
    torc_tensor mean = torc_avg_pool2d(x, INTS(2));
    SAME("the last mean", torc_select(torc_select(torc_select(torc_select(mean, 3, 499), 2, 499), 1, 1099), 0, 1),
         torc_full(SHAPE0, 2.0), 0);
    torc_tensor back =
        op_max_pool2d_backward(r.output, r.indices, 1000, 1000, INTS(2, 2), INTS(2, 2), INTS(0, 0), INTS(1, 1));
    SAME("the last gradient", torc_select(torc_select(torc_select(torc_select(back, 3, 999), 2, 998), 1, 1099), 0, 1),
         torc_full(SHAPE0, 8.0), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_windows), SCOPED(test_adaptive), SCOPED(test_special),
                                       SCOPED(test_large)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
