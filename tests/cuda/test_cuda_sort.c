/* test_cuda_sort.c - sort, topk, the k-th and permutations on CUDA against the CPU's, on both sides of every change of algorithm. */
/* timeout: 240 */
#include "compare.h"
#include "core/shape.h"

static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT64, TORC_INT64,
                                    TORC_INT32,   TORC_INT16,   TORC_INT8,     TORC_UINT8,   TORC_BOOL};
enum { DTYPES = sizeof dtypes / sizeof dtypes[0] };

static void check_sort(torc_tensor x, torc_tensor y, int64_t dim) {
    for (int down = 0; down < 2; down++) {
        char what[160];
        snprintf(what, sizeof what, "sort %s %s along %lld, %s", torc_dtype_name(x->dtype),
                 shape_text(x->ndim, x->sizes), (long long)dim, down ? "descending" : "ascending");
        torc_sort_result a = torc_sort(y, .dim = dim, .descending = down, .stable = true),
                         b = torc_sort(x, .dim = dim, .descending = down, .stable = true);
        SAME(what, a.values, b.values, 0);
        SAME(what, a.indices, b.indices, 0);
    }
}
static void check_topk(torc_tensor x, torc_tensor y, int64_t k, int64_t dim) {
    for (int largest = 0; largest < 2; largest++) {
        char what[160];
        snprintf(what, sizeof what, "topk %lld of %s %s along %lld, largest %d", (long long)k,
                 torc_dtype_name(x->dtype), shape_text(x->ndim, x->sizes), (long long)dim, largest);
        torc_topk_result a = torc_topk(y, k, .dim = dim, .largest = largest),
                         b = torc_topk(x, k, .dim = dim, .largest = largest);
        SAME(what, a.values, b.values, 0);
        SAME(what, a.indices, b.indices, 0);
    }
}

/* The k-th, medians with and without NaN, and the mode: values and places are those of the CPU's stable sort, also among equals. */
static void check_kth(torc_tensor x, torc_tensor y, int64_t k, int64_t dim) {
    char what[160];
    snprintf(what, sizeof what, "kth %lld of %s %s along %lld", (long long)k, torc_dtype_name(x->dtype),
             shape_text(x->ndim, x->sizes), (long long)dim);
    torc_kthvalue_result a = torc_kthvalue(y, k, .dim = dim), b = torc_kthvalue(x, k, .dim = dim);
    SAME(what, a.values, b.values, 0);
    SAME(what, a.indices, b.indices, 0);
    torc_median_dim_result c = torc_median_dim(y, dim, .keepdim = true), d = torc_median_dim(x, dim, .keepdim = true);
    SAME(what, c.values, d.values, 0);
    SAME(what, c.indices, d.indices, 0);
    torc_nanmedian_dim_result e = torc_nanmedian_dim(y, dim), f = torc_nanmedian_dim(x, dim);
    SAME(what, e.values, f.values, 0);
    SAME(what, e.indices, f.indices, 0);
    torc_mode_result g = torc_mode(y, .dim = dim), h = torc_mode(x, .dim = dim);
    SAME(what, g.values, h.values, 0);
    SAME(what, g.indices, h.indices, 0);
}
static void test_kth(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t lengths[] = {1, 2, 33, 1000, 4096, 4097, 70001};
    for (int t = 0; t < DTYPES - 1; t++)
        for (int l = 0; l < (int)(sizeof lengths / sizeof *lengths); l++)
            for (int special = 0; special < 3; special++) {
                const int64_t n = lengths[l], scope = torc_scope_begin();
                torc_tensor x = random_of(dtypes[t], SHAPE(5, n));
                if (special && dtypes[t] >= TORC_FLOAT16) { /* some NaN; a row of nothing else */
                    torc_fill_(torc_slice(x, .dim = 1, .start = n / 2, .step = 7), NAN);
                    torc_fill_(torc_slice(x, .dim = 1, .start = n / 3, .step = 5), -0.0);
                    torc_fill_(torc_select(x, 0, 3), NAN);
                } else if (special == 2)
                    torc_fill_(torc_slice(x, .dim = 1, .start = n / 3, .step = 2), 1.0);
                const int64_t ks[] = {1, (n + 1) / 2, n};
                for (int i = 0; i < 3; i++) check_kth(x, on_cuda(x), ks[i], 1);
                check_kth(x, torc_transpose(on_cuda(torc_contiguous(torc_transpose(x, 0, 1))), 0, 1), n, 1);
                check_kth(torc_transpose(x, 0, 1), torc_transpose(on_cuda(x), 0, 1), n, 0);
                torc_scope_end(scope);
            }
    torc_tensor s = torc_randn(SHAPE0);
    check_kth(s, on_cuda(s), 1, 0);
    torc_tensor x = torc_randn(SHAPE(3, 5000)), a = torc_requires_grad_(on_cuda(x), true);
    torc_backward(torc_sum(torc_median_dim(a, 1).values));
    SAME("gradient of median", torc_grad(a),
         torc_scatter_value(torc_zeros_like(x), 1, torc_median_dim(x, 1, .keepdim = true).indices, 1), 0);
}
static void test_sort(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t lengths[] = {1, 2, 3, 31, 32, 33, 64, 65, 100, 1000, 1024, 1025, 4095, 4096, 4097, 10000};
    for (int t = 0; t < DTYPES; t++)
        for (int l = 0; l < (int)(sizeof lengths / sizeof *lengths); l++) {
            int64_t scope = torc_scope_begin();
            torc_tensor x = random_of(dtypes[t], SHAPE(5, lengths[l]));
            check_sort(x, on_cuda(x), 1);
            check_sort(x, on_cuda(x), 0);
            torc_tensor one = torc_select(x, 0, 0);
            check_sort(one, on_cuda(one), 0);
            torc_scope_end(scope);
        }
}
/* All bits count: half of the numbers are negative to whom takes them for signed ones. */
static void test_unsigned(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const torc_dtype large[] = {TORC_UINT16, TORC_UINT32, TORC_UINT64};
    static const int64_t lengths[] = {1, 33, 4096, 4097, 10000};
    for (int t = 0; t < 3; t++)
        for (int l = 0; l < 5; l++) {
            const int64_t n = lengths[l], scope = torc_scope_begin();
            torc_tensor high = torc_randint(1 << 16, SHAPE(5, n)), low = torc_randint(1 << 16, SHAPE(5, n));
            torc_tensor bits = torc_add(torc_mul(high, (int64_t)1 << (t == 2 ? 48 : 16)), low);
            torc_tensor x = t == 2 ? torc_view_dtype(bits, TORC_UINT64) : torc_to(bits, .dtype = large[t]);
            check_sort(x, on_cuda(x), 1);
            check_sort(x, on_cuda(x), 0);
            torc_scope_end(scope);
        }
}
static void test_layouts(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < DTYPES; t++)
        for (int layout = 0; layout < LAYOUTS; layout++)
            for (int d = 0; d < 3; d++) {
                int64_t scope = torc_scope_begin();
                torc_tensor x = random_of(dtypes[t], SHAPE(7, 13, 11));
                check_sort(x, laid_out(on_cuda(x), layout), d);
                if (dtypes[t] != TORC_BOOL) check_topk(x, laid_out(on_cuda(x), layout), 3, d);
                torc_scope_end(scope);
            }
}
static void test_topk(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < DTYPES - 1; t++) {
        int64_t scope = torc_scope_begin();
        torc_tensor x = random_of(dtypes[t], SHAPE(3, 50001)), y = on_cuda(x); /* integers: nearly all equal */
        const int64_t ks[] = {1, 2, 50, 1000, 2048, 2049, 50001};
        for (int i = 0; i < 7; i++) check_topk(x, y, ks[i], 1);
        torc_tensor z = random_of(dtypes[t], SHAPE(4097, 3));
        check_topk(z, on_cuda(z), 20, 0);
        torc_tensor equal = torc_zeros(SHAPE(2, 300000), .dtype = dtypes[t]);
        check_topk(equal, on_cuda(equal), 100, 1);
        torc_tensor small = random_of(dtypes[t], SHAPE(100, 37));
        check_topk(small, on_cuda(small), 5, 1);
        torc_scope_end(scope);
    }
}
static void test_special(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < 4; t++)
        for (int64_t n = 60; n < 100000; n *= 37) {
            int64_t scope = torc_scope_begin();
            torc_tensor x = random_of(TORC_FLOAT32, SHAPE(3, n));
            torc_fill_(torc_slice(x, .dim = 1, .start = 1, .step = 7), NAN);
            torc_fill_(torc_slice(x, .dim = 1, .start = 2, .step = 9), -NAN);
            torc_fill_(torc_slice(x, .dim = 1, .start = 3, .step = 8), 0.0);
            torc_fill_(torc_slice(x, .dim = 1, .start = 4, .step = 10), -0.0);
            torc_fill_(torc_slice(x, .dim = 1, .start = 5, .step = 31), INFINITY);
            torc_fill_(torc_slice(x, .dim = 1, .start = 6, .step = 33), -INFINITY);
            x = torc_to(x, .dtype = dtypes[t]);
            torc_tensor y = on_cuda(x);
            check_sort(x, y, 1);
            check_topk(x, y, 40, 1);
            /* the sign of zero comes along */
            torc_tensor a = torc_sort(y, .dim = 1).values, b = torc_sort(x, .dim = 1).values;
            SAME("signs", torc_reciprocal(torc_to(a, .dtype = TORC_FLOAT32)),
                 torc_reciprocal(torc_to(b, .dtype = TORC_FLOAT32)), 1e-3);
            torc_scope_end(scope);
        }
}
static void test_empty(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor x = torc_zeros(SHAPE(0, 3)), s = torc_randn(SHAPE0);
    check_sort(x, on_cuda(x), 0);
    check_sort(x, on_cuda(x), 1);
    check_sort(s, on_cuda(s), 0);
    check_topk(s, on_cuda(s), 1, 0);
    torc_tensor y = torc_randn(SHAPE(3, 4));
    check_topk(y, on_cuda(y), 0, 1);
    assert_null(torc_topk(on_cuda(y), 5).values);
    assert_non_null(strstr(torc_error_message(), "selected index k out of range"));
    torc_error_clear();
}
static void test_large(void **state) {
    (void)state;
    NEEDS_CUDA();
    const int64_t n = (int64_t)1 << 24;
    torc_tensor x = torc_randn(SHAPE(n), .device = TORC_CUDA(0));
    torc_sort_result r = torc_sort(x);
    SAME("gathered", torc_gather(x, 0, r.indices), torc_to(r.values, .device = TORC_CPU), 0);
    torc_tensor ordered = torc_all(torc_le(torc_narrow(r.values, 0, 0, n - 1), torc_narrow(r.values, 0, 1, n - 1)));
    assert_true(torc_item_int64(ordered));
    torc_tensor p = torc_sort(r.indices).values;
    SAME("a permutation", torc_sum(torc_ne(p, torc_arange(n, .device = TORC_CUDA(0)))), torc_zeros(SHAPE0), 0);
    NO_ERROR();
}
static void test_out(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor x = torc_randn(SHAPE(9, 5000)), y = on_cuda(x);
    torc_sort_result out = {torc_empty(SHAPE(9, 5000), .device = TORC_CUDA(0)),
                            torc_empty(SHAPE(9, 5000), .dtype = TORC_INT64, .device = TORC_CUDA(0))},
                     want = torc_sort(x);
    torc_sort_out(out, y);
    SAME("sort out", out.values, want.values, 0);
    SAME("sort out", out.indices, want.indices, 0);
}
static void test_gradients(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor grads[2], x = torc_randn(SHAPE(4, 5000), .dtype = TORC_FLOAT64);
    for (int side = 0; side < 2; side++) {
        torc_tensor y = torc_requires_grad_(torc_clone(side ? on_cuda(x) : x), true);
        torc_tensor s = torc_sort(y).values, k = torc_topk(torc_mul(y, y), 7).values;
        torc_backward(torc_add(torc_sum(torc_mul(torc_mul(s, s), s)), torc_sum(torc_mul(k, k))));
        NO_ERROR();
        grads[side] = torc_grad(y);
    }
    SAME("gradient", grads[1], grads[0], 1);
}
static void test_randperm(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int64_t n = 0; n < 3000000; n = n * 11 + 1)
        for (int t = 4; t < 6; t++) {
            int64_t scope = torc_scope_begin();
            torc_tensor p = torc_randperm(n, .dtype = dtypes[t], .device = TORC_CUDA(0)),
                        q = torc_randperm(n, .dtype = dtypes[t], .device = TORC_CUDA(0));
            NO_ERROR();
            SAME("sorted", torc_sort(p).values, torc_arange(n, .dtype = dtypes[t]), 0);
            if (n > 100) {
                const int64_t fixed = torc_item_int64(torc_sum(torc_eq(p, q)));
                assert_true(fixed < 12); /* one on average */
            }
            torc_scope_end(scope);
        }
    torc_manual_seed(3);
    torc_tensor a = torc_randperm(1000, .device = TORC_CUDA(0));
    torc_manual_seed(3);
    torc_tensor b = torc_randperm(1000, .device = TORC_CUDA(0));
    SAME("the same seed", a, torc_to(b, .device = TORC_CPU), 0);
}

/* Parts of a range, few and so many that shared memory has no room; elements at its ends, beyond them, and none; any address. */
static void test_histograms(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t sizes[] = {0, 1, 7, 1000, 300007},
                         bins[] = {1, 2, 4, 5, 100, 1000, 5000, 12288, 12289, 100000};
    for (int t = 1; t < TORC_FLOAT64; t++)
        for (size_t s = 0; s < sizeof sizes / sizeof sizes[0]; s++)
            for (size_t b = 0; b < sizeof bins / sizeof bins[0]; b++) {
                const torc_dtype dtype = (torc_dtype)t + 1;
                if (dtype == TORC_BOOL) continue;
                int64_t scope = torc_scope_begin();
                torc_tensor x = random_of(dtype, SHAPE(sizes[s])), y = laid_out(on_cuda(x), (int)(b % LAYOUTS));
                char what[100];
                snprintf(what, sizeof what, "histc of %d %s, %d parts", (int)sizes[s], torc_dtype_name(dtype),
                         (int)bins[b]);
                torc_tensor counts = torc_histc(y, .bins = bins[b], .min = NUM(-1), .max = NUM(1.5));
                assert_int_equal(counts->dtype, dtype);
                SAME(what, counts, torc_histc(x, .bins = bins[b], .min = NUM(-1), .max = NUM(1.5)), 0);
                SAME(what, torc_histc(y, .bins = bins[b]), torc_histc(x, .bins = bins[b]), 0);
                torc_scope_end(scope);
            }
    torc_tensor big = torc_randint(1000000007, SHAPE(5000)), least = torc_full(SHAPE(3), NUM(INT64_MIN));
    SAME("large integers", torc_histc(on_cuda(torc_mul(big, 1000000)), .bins = 77),
         torc_histc(torc_mul(big, 1000000), .bins = 77), 0);
    SAME("larger ones",
         torc_histc(on_cuda(torc_cat(TENSORS(torc_mul(big, 4000000000), torc_to(least, .dtype = TORC_INT64)))),
                    .bins = 77),
         torc_histc(torc_cat(TENSORS(torc_mul(big, 4000000000), torc_to(least, .dtype = TORC_INT64))), .bins = 77), 0);
    torc_tensor special = torc_cat(TENSORS(torc_full(SHAPE(3), NAN), torc_full(SHAPE(5), INFINITY),
                                           torc_randn(SHAPE(50)), torc_full(SHAPE(4), -INFINITY)));
    SAME("NaN is nowhere", torc_histc(on_cuda(special), .bins = 3, .min = NUM(-1), .max = NUM(1)),
         torc_histc(special, .bins = 3, .min = NUM(-1), .max = NUM(1)), 0);
    for (int64_t most = 1; most < 2000000; most = most * 13 + 1) {
        torc_tensor x = torc_randint(most, SHAPE(200003), .dtype = most < 200 ? TORC_UINT8 : TORC_INT32);
        SAME("bincount", torc_bincount(on_cuda(x)), torc_bincount(x), 0);
        SAME("bincount", torc_bincount(laid_out(on_cuda(x), STEPS), .minlength = 300),
             torc_bincount(x, .minlength = 300), 0);
    }
    torc_tensor constant = torc_full(SHAPE(1 << 20), 0.25f, .device = TORC_CUDA(0)); /* all in one part */
    assert_true(torc_item(torc_max(torc_histc(constant, .bins = 7, .min = NUM(0), .max = NUM(1)))) == 1 << 20);
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_kth),      SCOPED(test_sort),     SCOPED(test_layouts),
                                       SCOPED(test_topk),     SCOPED(test_special),  SCOPED(test_empty),
                                       SCOPED(test_large),    SCOPED(test_out),      SCOPED(test_gradients),
                                       SCOPED(test_randperm), SCOPED(test_unsigned), SCOPED(test_histograms)};
    return cmocka_run_group_tests_name("cuda/sort", tests, NULL, NULL);
}
