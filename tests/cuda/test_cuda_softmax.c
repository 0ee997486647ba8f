/* test_cuda_softmax.c - softmax and log_softmax on CUDA against the CPU's, forward and backward, every path. */
#include "compare.h"
#include "core/dtype.h"
#include "core/shape.h"
#include "ops/generated/internal.h"

static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT64};

static void check(torc_dtype dtype, torc_ints shape, int64_t dim, int layout) {
    int64_t scope = torc_scope_begin();
    torc_tensor x = random_of(dtype, shape), y = laid_out(on_cuda(x), layout), wide = torc_to(x, .dtype = TORC_FLOAT64);
    char what[128];
    snprintf(what, sizeof what, "%s %s dim %d, %s", torc_dtype_name(dtype), shape_text(x->ndim, x->sizes), (int)dim,
             layout_names[layout]);
    torc_tensor s = torc_softmax(y, dim), s64 = torc_softmax(wide, dim), l = torc_log_softmax(y, dim),
                l64 = torc_log_softmax(wide, dim);
    const double small = x->ndim ? 1.0 / (double)(x->sizes[(dim + x->ndim) % x->ndim] + 1) : 0;
    same_at(__FILE__, __LINE__, what, s, s64, tolerance_of(dtype), dtype == TORC_FLOAT16 ? 0.01 : small);
    SAME(what, l, l64, 1);
    torc_tensor g = random_of(dtype, shape), g64 = torc_to(g, .dtype = TORC_FLOAT64), gc = on_cuda(g);
    torc_tensor sc = torc_to(s64, .dtype = dtype),
                lc = torc_to(l64, .dtype = dtype); /* the same saved outputs on both sides */
    SAME(what, op_softmax_backward(gc, on_cuda(sc), dim),
         op_softmax_backward(g64, torc_to(sc, .dtype = TORC_FLOAT64), dim), 0.1);
    SAME(what, op_log_softmax_backward(gc, on_cuda(lc), dim),
         op_log_softmax_backward(g64, torc_to(lc, .dtype = TORC_FLOAT64), dim), 1);
    torc_scope_end(scope);
}

static void test_last(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t lengths[] = {1,    2,     3,     4,     7,     8,     31,    32,    33,    64,
                                      100,  127,   128,   129,   255,   256,   257,   500,   512,   513,
                                      1000, 1023,  1024,  1025,  2048,  3000,  4096,  4097,  5000,  8191,
                                      8192, 10000, 16384, 16385, 20001, 32768, 32769, 50257, 65536, 100001};
    for (int t = 0; t < 4; t++)
        for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
            for (int layout = 0; layout < LAYOUTS; layout += 3)
                check(dtypes[t], SHAPE(lengths[i] > 3000 ? 3 : 21, lengths[i]), 1, layout);
    check(TORC_FLOAT32, SHAPE(70000, 5), -1, WHOLE);
}
/* Many rows of few elements, and few rows or columns of very many, of widths and lengths that a seed draws. */
static void test_short_and_tall(void **state) {
    (void)state;
    NEEDS_CUDA();
    uint64_t seed = 17;
#define DRAW(most) (1 + (int64_t)((seed = seed * 6364136223846793005u + 1442695040888963407u) >> 33) % (most))
    for (int t = 0; t < 4; t++)
        for (int k = 0; k < 24; k++) {
            check(dtypes[t], SHAPE(63 + DRAW(k % 4 ? 700 : 40000), DRAW(k % 3 ? 40 : 130)), 1, k % LAYOUTS);
            const int64_t long_one = 20000 + DRAW(150000), few = DRAW(k % 3 ? 6 : 90);
            if (k % 8 == 0) check(dtypes[t], SHAPE(few, long_one), 1, k / 8 % LAYOUTS);
            if (k % 8 == 1) check(dtypes[t], SHAPE(long_one, few), 0, k / 8 % LAYOUTS);
            if (k % 8 == 2) check(dtypes[t], SHAPE(2, long_one, few), 1, k / 8 % LAYOUTS);
        }
    check(TORC_BFLOAT16, SHAPE(300, 8200, 4), 1, WHOLE); /* many long strips, of few columns each */
    check(TORC_FLOAT32, SHAPE(100, 600, 64), 1, WHOLE);
    for (int half = 0; half < 2; half++)
        for (int tall = 0; tall < 2; tall++) { /* of halves, in float32 and, converted first, in float64 */
            const torc_dtype dtype = half ? TORC_FLOAT16 : TORC_BFLOAT16;
            torc_tensor x = random_of(dtype, tall ? SHAPE(40000, 3) : SHAPE(3000, 17)),
                        wide = torc_to(x, .dtype = TORC_FLOAT64);
            SAME("in float32", torc_softmax(on_cuda(x), !tall, .dtype = TORC_FLOAT32), torc_softmax(wide, !tall), 1e-3);
            SAME("in float64", torc_log_softmax(on_cuda(x), !tall, .dtype = TORC_FLOAT64),
                 torc_log_softmax(wide, !tall), 1);
        }
}
/* Rows of whole vectors, which a thread has alone: against float64, and bit for bit as rows of that length that begin anywhere. */
static void test_whole_rows(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t rows[] = {64, 65, 97, 255, 1000, 40001};
    for (int t = 0; t < 4; t++)
        for (int64_t bytes = 16; bytes <= 64; bytes *= 2)
            for (int r = 0; r < COUNT_OF(rows); r++) {
                int64_t scope = torc_scope_begin();
                const int64_t n = bytes / (int64_t)dtype_size(dtypes[t]);
                check(dtypes[t], SHAPE(rows[r], n), 1, WHOLE);
                torc_tensor x = random_of(dtypes[t], SHAPE(rows[r], n));
                torc_fill_(torc_select(torc_select(x, 0, 1), 0, n - 1), NAN);
                torc_fill_(torc_select(x, 0, 2), -INFINITY);
                torc_fill_(torc_select(torc_select(x, 0, 3), 0, 0), -INFINITY);
                torc_tensor y = on_cuda(x), g = on_cuda(random_of(dtypes[t], SHAPE(rows[r], n))),
                            s = torc_softmax(y, 1), l = torc_log_softmax(y, 1), z = laid_out(y, SHIFTED),
                            h = laid_out(g, SHIFTED);
                const torc_tensor whole[] = {s, l, op_softmax_backward(g, s, 1), op_log_softmax_backward(g, l, 1)},
                                  shifted[] = {torc_softmax(z, 1), torc_log_softmax(z, 1), op_softmax_backward(h, s, 1),
                                               op_log_softmax_backward(h, l, 1)};
                for (int k = 0; k < COUNT_OF(whole); k++)
                    assert_true(torc_item_int64(
                        torc_all(torc_logical_or(torc_eq(whole[k], shifted[k]),
                                                 torc_logical_and(torc_isnan(whole[k]), torc_isnan(shifted[k]))))));
                NO_ERROR();
                torc_scope_end(scope);
            }
}
/* Along another dimension than the last, of so many columns that a thread has several: against float64, and bit for bit as where they do not lie
 * for it. */
static void test_wide_columns(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t lengths[] = {2, 3, 4, 5, 8, 9, 19, 33, 70, 150};
    for (int t = 0; t < 4; t++)
        for (int k = 0; k < COUNT_OF(lengths); k++) {
            int64_t scope = torc_scope_begin();
            const int64_t n = lengths[k], inner = 4 * ((n < 33 ? 20011 : 5003) + 1000 * (k % 3)), outer = n < 9 ? 4 : 2;
            if (k % 3 == t % 3) check(dtypes[t], SHAPE(outer, n, inner), 1, k % 2 ? WHOLE : TRANSPOSED);
            torc_tensor y = torc_to(torc_randn(SHAPE(outer, n, inner), .device = TORC_CUDA(0)), .dtype = dtypes[t]),
                        g = torc_to(torc_randn(SHAPE(outer, n, inner), .device = TORC_CUDA(0)), .dtype = dtypes[t]);
            torc_fill_(torc_select(torc_select(y, 2, 5), 1, n - 1), NAN);
            torc_fill_(torc_select(y, 2, 6), -INFINITY);
            torc_fill_(torc_select(torc_select(y, 2, 7), 1, 0), -INFINITY);
            torc_tensor s = torc_softmax(y, 1), l = torc_log_softmax(y, 1), z = laid_out(y, SHIFTED),
                        h = laid_out(g, SHIFTED);
            torc_tensor wide[] = {s, l, op_softmax_backward(g, s, 1), op_log_softmax_backward(g, l, 1), NULL},
                        single[] = {torc_softmax(z, 1), torc_log_softmax(z, 1), op_softmax_backward(h, s, 1),
                                    op_log_softmax_backward(h, l, 1), NULL};
            if (t == 1 || t == 2) {
                wide[4] = torc_softmax(y, 1, .dtype = TORC_FLOAT32);
                single[4] = torc_softmax(z, 1, .dtype = TORC_FLOAT32);
            }
            for (int i = 0; i < COUNT_OF(wide) && wide[i]; i++)
                assert_true(torc_item_int64(torc_all(torc_logical_or(
                    torc_eq(wide[i], single[i]), torc_logical_and(torc_isnan(wide[i]), torc_isnan(single[i]))))));
            NO_ERROR();
            torc_scope_end(scope);
        }
}
static void test_other(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < 4; t++)
        for (int layout = 0; layout < LAYOUTS; layout++) {
            check(dtypes[t], SHAPE(5, 9, 37), 0, layout);
            check(dtypes[t], SHAPE(5, 9, 37), 1, layout);
            check(dtypes[t], SHAPE(3, 1000, 33), 1, layout);
            check(dtypes[t], SHAPE(2000, 2), 0, layout);
            check(dtypes[t], SHAPE0, 0, layout);
            check(dtypes[t], SHAPE(0, 4), 1, WHOLE);
            check(dtypes[t], SHAPE(4, 0), 1, WHOLE);
        }
}
static void test_special(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int64_t n = 5; n < 200000; n = n * 9 + 2)
        for (int dim = 0; dim < 2; dim++) {
            torc_tensor x = torc_randn(dim ? SHAPE(3, n) : SHAPE(n, 3));
            torc_fill_(torc_select(torc_select(x, !dim, 0), 0, n / 2), -INFINITY);
            torc_fill_(torc_select(torc_select(x, !dim, 1), 0, n - 1), NAN);
            torc_fill_(torc_select(torc_select(x, !dim, 2), 0, 1), 1000.0);
            torc_tensor wide = torc_to(x, .dtype = TORC_FLOAT64);
            SAME("softmax", torc_softmax(on_cuda(x), dim), torc_softmax(wide, dim), 0.1);
            SAME("log_softmax", torc_log_softmax(on_cuda(x), dim), torc_log_softmax(wide, dim), 1);
            torc_tensor low = torc_full(dim ? SHAPE(2, n) : SHAPE(n, 2), -INFINITY);
            SAME("softmax of -inf", torc_softmax(on_cuda(low), dim), torc_softmax(low, dim), 0);
        }
    torc_tensor h = random_of(TORC_BFLOAT16, SHAPE(13, 999)), i = random_of(TORC_INT32, SHAPE(13, 99));
    SAME("bf16 as f32", torc_softmax(on_cuda(h), 1, .dtype = TORC_FLOAT32),
         torc_softmax(torc_to(h, .dtype = TORC_FLOAT64), 1), 1e-3);
    SAME("f16 as f32, strided", torc_log_softmax(on_cuda(torc_to(h, .dtype = TORC_FLOAT16)), 0, .dtype = TORC_FLOAT32),
         torc_log_softmax(torc_to(torc_to(h, .dtype = TORC_FLOAT16), .dtype = TORC_FLOAT64), 0), 1);
    SAME("int as f32", torc_softmax(on_cuda(i), 1, .dtype = TORC_FLOAT32), torc_softmax(i, 1, .dtype = TORC_FLOAT64),
         1e-3);
    torc_tensor out = torc_zeros(SHAPE(13, 999), .dtype = TORC_BFLOAT16, .device = TORC_CUDA(0));
    torc_softmax_out(out, on_cuda(h), 1);
    SAME("out", out, torc_softmax(torc_to(h, .dtype = TORC_FLOAT64), 1), 1e-3);
}
int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_last),         SCOPED(test_short_and_tall), SCOPED(test_whole_rows),
                                       SCOPED(test_wide_columns), SCOPED(test_other),          SCOPED(test_special)};
    return cmocka_run_group_tests_name("cuda/softmax", tests, NULL, NULL);
}
