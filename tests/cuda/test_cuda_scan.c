/* test_cuda_scan.c - cumsum and cumprod on CUDA against the CPU's. */
#include "compare.h"
#include "core/shape.h"

static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT64, TORC_INT64,
                                    TORC_INT32,   TORC_INT16,   TORC_INT8,     TORC_UINT8,   TORC_BOOL};
enum { DTYPES = sizeof dtypes / sizeof dtypes[0] };

static void check(torc_dtype dtype, torc_ints shape, int64_t dim, int layout) {
    int64_t scope = torc_scope_begin();
    torc_tensor x = random_of(dtype, shape), y = laid_out(on_cuda(x), layout);
    const int64_t n = x->ndim ? x->sizes[(dim + x->ndim) % x->ndim] : 1;
    char what[160];
    snprintf(what, sizeof what, "%s %s along %lld, %s", torc_dtype_name(dtype), shape_text(x->ndim, x->sizes),
             (long long)dim, layout_names[layout]);
    const bool floating = torc_dtype_is_floating_point(dtype);
    torc_tensor wide = floating ? torc_to(x, .dtype = TORC_FLOAT64) : x;
    SAME(what, torc_cumsum(y, dim), torc_cumsum(wide, dim), sqrt((double)n) + 1);
    if (!floating && dtype != TORC_BOOL)
        SAME(what, torc_cumsum(y, dim, .dtype = dtype), torc_cumsum(x, dim, .dtype = dtype), 0); /* wraps */
    if (floating) { /* around 1, so that products stay in range */
        torc_tensor near = torc_to(torc_exp(torc_mul(wide, 0.02)), .dtype = dtype), z = laid_out(on_cuda(near), layout);
        SAME(what, torc_cumprod(z, dim), torc_cumprod(torc_to(near, .dtype = TORC_FLOAT64), dim), 1);
    } else
        SAME(what, torc_cumprod(y, dim), torc_cumprod(x, dim), 0);
    torc_scope_end(scope);
}
static void test_lines(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < DTYPES; t++) {
        static const int64_t lengths[] = {1,    2,    33,   127,  128,  129,  1000, 1024,
                                          1025, 2048, 4096, 4097, 8192, 8193, 20000};
        for (int l = 0; l < 15; l++) {
            check(dtypes[t], SHAPE(lengths[l]), 0, WHOLE);
            check(dtypes[t], SHAPE(3, lengths[l]), 1, l % 2 ? SHIFTED : WHOLE);
            check(dtypes[t], SHAPE(lengths[l], 3), 0, WHOLE);
        }
        for (int layout = 0; layout < LAYOUTS; layout++)
            for (int d = 0; d < 3; d++) check(dtypes[t], SHAPE(5, 70, 9), d, layout);
        check(dtypes[t], SHAPE(70, 40000), 0, WHOLE);
        /* so many lines that a thread has several of them: in vectors, or where rows are odd or begin anywhere one by one */
        check(dtypes[t], SHAPE(2, 1100000), 0, WHOLE);
        check(dtypes[t], SHAPE(3, 600001), 0, SHIFTED);
        check(dtypes[t], SHAPE(5, 9, 72000), 1, t % 2 ? SHIFTED : WHOLE);
        check(dtypes[t], SHAPE0, 0, WHOLE);
        check(dtypes[t], SHAPE(0), 0, WHOLE);
        check(dtypes[t], SHAPE(3, 0), 0, WHOLE);
    }
}
/* More than one group of tiles; integers are exact, and floats repeat bit by bit. */
static void test_long(void **state) {
    (void)state;
    NEEDS_CUDA();
    const int64_t n = ((int64_t)1 << 24) + 12345;
    torc_tensor ones = torc_ones(SHAPE(n), .dtype = TORC_INT64, .device = TORC_CUDA(0));
    SAME("ones", torc_sum(torc_eq(torc_cumsum(ones, 0), torc_add(torc_arange(n, .device = TORC_CUDA(0)), 1))),
         torc_full(SHAPE0, n), 0);
    torc_tensor x = torc_randn(SHAPE(n), .device = TORC_CUDA(0)), a = torc_cumsum(x, 0);
    for (int i = 0; i < 5; i++) assert_true(torc_item_int64(torc_all(torc_eq(a, torc_cumsum(x, 0)))));
    SAME("randn", torc_narrow(a, 0, n - 1000, 1000),
         torc_narrow(torc_cumsum(torc_to(x, .dtype = TORC_FLOAT64, .device = TORC_CPU), 0), 0, n - 1000, 1000), 100);
    torc_tensor rows = torc_view(torc_narrow(x, 0, 0, 1 << 24), SHAPE(2, 1 << 23));
    SAME("two rows", torc_select(torc_cumsum(rows, 1), 1, (1 << 23) - 1),
         torc_to(torc_sum(torc_to(rows, .dtype = TORC_FLOAT64), .dim = DIMS(1)), .device = TORC_CPU), 100);
    NO_ERROR();
}
static void test_forms(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor x = torc_randn(SHAPE(6, 3000)), y = on_cuda(x), want = torc_cumsum(x, 1);
    torc_tensor z = torc_clone(y);
    torc_cumsum_(z, 1);
    SAME("in place", z, want, 60);
    torc_tensor out = torc_transpose(torc_empty(SHAPE(3000, 6), .device = TORC_CUDA(0)), 0, 1);
    torc_cumsum_out(out, y, 1);
    SAME("out", out, want, 60);
    torc_tensor h = random_of(TORC_INT32, SHAPE(6, 3000));
    SAME("ints to float", torc_cumsum(on_cuda(h), 1, .dtype = TORC_FLOAT32), torc_cumsum(h, 1, .dtype = TORC_FLOAT32),
         1);
    torc_fill_(torc_narrow(x, 1, 1500, 1), NAN);
    SAME("NaN", torc_cumsum(on_cuda(x), 1), torc_cumsum(x, 1), 60);
    torc_tensor grads[2], w = torc_randn(SHAPE(4, 50), .dtype = TORC_FLOAT64);
    for (int side = 0; side < 2; side++) {
        torc_tensor v = torc_requires_grad_(torc_clone(side ? on_cuda(w) : w), true), s = torc_cumsum(v, 1),
                    p = torc_cumprod(v, 0);
        torc_backward(torc_sum(torc_mul(torc_mul(s, s), torc_mul(p, p))));
        NO_ERROR();
        grads[side] = torc_grad(v);
    }
    SAME("gradient", grads[1], grads[0], 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_lines), SCOPED(test_long), SCOPED(test_forms)};
    return cmocka_run_group_tests_name("cuda/scan", tests, NULL, NULL);
}
