/* test_cuda_reduce.c - reductions on CUDA against the CPU's, over dtypes, layouts, shapes and dimensions. */
/* timeout: 240 */
#include "compare.h"
#include "core/shape.h"

typedef enum op {
    SUM,
    NANSUM,
    MEAN,
    PROD,
    AMAX,
    AMIN,
    ANY,
    ALL,
    COUNT,
    VAR,
    STD,
    LSE,
    NORM0,
    NORM1,
    NORM2,
    NORM3,
    NORM_HALF,
    NORM_MINUS_2,
    NORM_INF,
    NORM_NINF,
    OPS
} op;
static const char *const op_names[OPS] = {
    "sum", "nansum",    "mean",   "prod",   "amax",   "amin",   "any",      "all",     "count_nonzero", "var",
    "std", "logsumexp", "norm 0", "norm 1", "norm 2", "norm 3", "norm 0.5", "norm -2", "norm inf",      "norm -inf"};
static torc_tensor apply(op o, torc_tensor x, torc_ints dim, bool keep) {
    int64_t dims;
    const int64_t *list = torc_ints_data(&dim, &dims);
    switch (o) {
    case SUM: return torc_sum(x, .dim = dim, .keepdim = keep);
    case NANSUM: return torc_nansum(x, .dim = dim, .keepdim = keep);
    case MEAN: return torc_mean(x, .dim = dim, .keepdim = keep);
    case PROD: return dims == 1 ? torc_prod(x, .dim = *list, .keepdim = keep) : torc_prod(x);
    case AMAX: return torc_amax(x, .dim = dim, .keepdim = keep);
    case AMIN: return torc_amin(x, .dim = dim, .keepdim = keep);
    case ANY: return torc_any(x, .dim = dim, .keepdim = keep);
    case ALL: return torc_all(x, .dim = dim, .keepdim = keep);
    case COUNT: return torc_count_nonzero(x, .dim = dim);
    case VAR: return torc_var(x, .dim = dim, .keepdim = keep);
    case STD: return torc_std(x, .dim = dim, .keepdim = keep, .correction = 0);
    case LSE: return torc_logsumexp(x, dim, .keepdim = keep);
    default: {
        static const double orders[] = {0, 1, 2, 3, 0.5, -2, INFINITY, -INFINITY};
        return torc_vector_norm(x, .ord = orders[o - NORM0], .dim = dim, .keepdim = keep);
    }
    }
}

static void check(torc_dtype dtype, torc_ints shape, torc_ints dim, int layout) {
    const bool floating = torc_dtype_is_floating_point(dtype);
    int64_t scope = torc_scope_begin();
    torc_tensor x = random_of(dtype, shape), wide = floating ? torc_to(x, .dtype = TORC_FLOAT64) : x;
    torc_tensor y = laid_out(on_cuda(x), layout);
    NO_ERROR();
    int64_t count = 1, dims;
    const int64_t *list = torc_ints_data(&dim, &dims);
    for (int d = 0; d < x->ndim; d++) {
        bool reduced = dims == 0;
        for (int64_t i = 0; i < dims; i++) reduced = reduced || (list[i] + x->ndim) % x->ndim == d;
        if (reduced) count *= x->sizes[d];
    }
    for (int o = 0; o < OPS; o++) {
        if (!floating && (o == MEAN || o >= VAR)) continue;
        if (o == PROD && (dims > 1 || count > 64)) continue;
        if (o == LSE && dims == 0) continue;
        if (count == 0 && (o == AMAX || o == AMIN || o >= NORM_MINUS_2)) continue;
        if (count < 2 && o == VAR) continue;
        if (dtype == TORC_FLOAT16 && o >= NORM0 && count > (o == NORM_HALF ? 100 : 20000))
            continue; /* beyond its range */
        char what[160];
        snprintf(what, sizeof what, "%s of %s %s over %s, %s", op_names[o], torc_dtype_name(dtype),
                 shape_text(x->ndim, x->sizes), shape_text((int)dims, list), layout_names[layout]);
        torc_tensor got = apply(o, y, dim, o % 2), want = apply(o, wide, dim, o % 2);
        SAME(what, got, want,
             o == SUM || o == NANSUM || o == MEAN ? sqrt((double)(count + 1)) / (o == MEAN ? (double)(count + 1) : 1)
                                                  : 0.01);
    }
    torc_scope_end(scope);
}

static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT64, TORC_INT64,
                                    TORC_INT32,   TORC_INT16,   TORC_INT8,     TORC_UINT8,   TORC_BOOL};
enum { DTYPES = sizeof dtypes / sizeof dtypes[0] };

static void test_dimensions(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < DTYPES; t++)
        for (int layout = 0; layout < LAYOUTS; layout++) {
            check(dtypes[t], SHAPE(6, 17, 24), SHAPE0, layout);
            check(dtypes[t], SHAPE(6, 17, 24), DIMS(0), layout);
            check(dtypes[t], SHAPE(6, 17, 24), DIMS(1), layout);
            check(dtypes[t], SHAPE(6, 17, 24), DIMS(-1), layout);
            check(dtypes[t], SHAPE(6, 17, 24), DIMS(0, 2), layout);
            check(dtypes[t], SHAPE(6, 17, 24), DIMS(1, 2), layout);
            if (t > 3 && layout) break;
        }
}
static void test_shapes(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < 4; t++)
        for (int layout = 0; layout < LAYOUTS; layout += 3) {
            check(dtypes[t], SHAPE0, SHAPE0, layout);
            check(dtypes[t], SHAPE(1), SHAPE0, layout);
            check(dtypes[t], SHAPE(7), DIMS(0), layout);
            check(dtypes[t], SHAPE(100003), SHAPE0, layout);
            check(dtypes[t], SHAPE(3, 40001), DIMS(1), layout);
            check(dtypes[t], SHAPE(40001, 3), DIMS(0), layout);
            check(dtypes[t], SHAPE(20000, 8), DIMS(0), layout);
            check(dtypes[t], SHAPE(300, 1000), DIMS(0), layout);
            check(dtypes[t], SHAPE(300, 1001), DIMS(1), layout);
            check(dtypes[t], SHAPE(5000, 3), DIMS(1), layout);
            check(dtypes[t], SHAPE(4, 64, 14, 14), DIMS(0, 2, 3), layout);
            check(dtypes[t], SHAPE(4, 64, 7, 7), DIMS(0, 2, 3), layout);
            check(dtypes[t], SHAPE(2, 3, 1, 5, 4), DIMS(0, 3), layout);
        }
}
static int drawn(uint32_t *seed, int n) {
    *seed = *seed * 1664525u + 1013904223u;
    return (int)(*seed >> 8) % n;
}
/* Drawn shapes: reductions that are short or long, of odd rows, wherever they begin. */
static void test_drawn(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t sizes[] = {1, 2, 3, 4, 5, 7, 8, 9, 16, 24, 31, 64, 99, 257};
    uint32_t seed = 20;
    for (int k = 0; k < 150; k++) {
        int64_t shape[4], numel = 1, dims[4];
        const int ndim = 2 + drawn(&seed, 3), mask = 1 + drawn(&seed, (1 << ndim) - 1);
        for (int d = 0; d < ndim; d++) {
            shape[d] = sizes[drawn(&seed, (int)(sizeof sizes / sizeof sizes[0]))];
            while (numel * shape[d] > 60000) shape[d] = (shape[d] + 1) / 2;
            numel *= shape[d];
        }
        int count = 0;
        for (int d = 0; d < ndim; d++)
            if (mask >> d & 1) dims[count++] = d;
        check(dtypes[drawn(&seed, DTYPES)], torc_ints_of(shape, ndim), torc_ints_of(dims, count),
              drawn(&seed, LAYOUTS));
    }
}
/* Few columns of very many rows, whose sums are in many parts. */
static void test_tall(void **state) {
    (void)state;
    NEEDS_CUDA();
    uint32_t seed = 7;
    for (int k = 0; k < 20; k++) {
        int64_t scope = torc_scope_begin();
        const torc_dtype dtype = dtypes[k % DTYPES];
        const int64_t columns = 1 + drawn(&seed, k % 3 ? 20 : 5), rows = 20001 + drawn(&seed, 40000);
        const int layout = drawn(&seed, LAYOUTS);
        check(dtype, SHAPE(rows, columns), DIMS(0), layout);
        torc_tensor x = random_of(dtype, SHAPE(rows, columns)), y = laid_out(on_cuda(x), layout);
        torc_max_dim_result a = torc_max_dim(y, 0), b = torc_max_dim(x, 0);
        SAME("max_dim values of tall ones", a.values, b.values, 0);
        SAME("max_dim indices of tall ones", a.indices, b.indices, 0);
        torc_scope_end(scope);
    }
}
static void test_empty(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < DTYPES; t++) {
        check(dtypes[t], SHAPE(0), SHAPE0, WHOLE);
        check(dtypes[t], SHAPE(3, 0), DIMS(1), WHOLE);
        check(dtypes[t], SHAPE(0, 3), DIMS(1), WHOLE);
        check(dtypes[t], SHAPE(4, 0, 3), DIMS(0), WHOLE);
    }
}

static void test_pairs(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < DTYPES; t++)
        for (int layout = 0; layout < LAYOUTS; layout++)
            for (int shape = 0; shape < 3; shape++) {
                int64_t scope = torc_scope_begin();
                const torc_dtype dtype = dtypes[t];
                torc_tensor x = random_of(dtype, shape == 0   ? SHAPE(9, 33, 16)
                                                 : shape == 1 ? SHAPE(2, 3001, 2)
                                                              : SHAPE(3, 2, 2050));
                torc_tensor y = laid_out(on_cuda(x), layout);
                for (int d = 0; d < 3; d++) {
                    torc_max_dim_result a = torc_max_dim(y, d), b = torc_max_dim(x, d);
                    SAME("max_dim values", a.values, b.values, 0);
                    SAME("max_dim indices", a.indices, b.indices, 0);
                    torc_min_dim_result e = torc_min_dim(y, d, .keepdim = true),
                                        f = torc_min_dim(x, d, .keepdim = true);
                    SAME("min_dim values", e.values, f.values, 0);
                    SAME("min_dim indices", e.indices, f.indices, 0);
                    if (dtype != TORC_BOOL) {
                        SAME("argmax", torc_argmax(y, .dim = d), torc_argmax(x, .dim = d), 0);
                        SAME("argmin", torc_argmin(y, .dim = d), torc_argmin(x, .dim = d), 0);
                    }
                    if (torc_dtype_is_floating_point(dtype)) {
                        torc_tensor wide = torc_to(x, .dtype = TORC_FLOAT64);
                        torc_var_mean_result m = torc_var_mean(y, .dim = DIMS(d)),
                                             n = torc_var_mean(wide, .dim = DIMS(d));
                        SAME("var", m.var, n.var, 0.1);
                        SAME("mean", m.mean, n.mean, 1);
                    }
                }
                if (dtype != TORC_BOOL) {
                    SAME("argmax of all", torc_argmax(y), torc_argmax(x), 0);
                    SAME("argmin of all", torc_argmin(y), torc_argmin(x), 0);
                }
                SAME("max", torc_max(y), torc_max(x), 0);
                SAME("min", torc_min(y), torc_min(x), 0);
                torc_scope_end(scope);
            }
}

/* NaN wins; infinities; dtype=; out=; large offsets from zero. */
static void test_special(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int n = 5; n < 6000; n = n * 7 + 1) {
        torc_tensor x = torc_randn(SHAPE(3, n));
        torc_tensor nan = torc_clone(x), inf = torc_clone(x);
        torc_fill_(torc_select(nan, 1, n / 2), NAN);
        torc_fill_(torc_select(nan, 1, n - 1), NAN);
        torc_fill_(torc_select(inf, 1, n / 3), INFINITY);
        torc_tensor all[2] = {nan, inf};
        for (int k = 0; k < 2; k++) {
            torc_tensor a = all[k], b = on_cuda(a);
            SAME("amax", torc_amax(b, .dim = DIMS(1)), torc_amax(a, .dim = DIMS(1)), 0);
            SAME("amin", torc_amin(b, .dim = DIMS(1)), torc_amin(a, .dim = DIMS(1)), 0);
            SAME("argmax", torc_argmax(b, .dim = 1), torc_argmax(a, .dim = 1), 0);
            SAME("argmin", torc_argmin(b, .dim = 1), torc_argmin(a, .dim = 1), 0);
            SAME("sum", torc_sum(b, .dim = DIMS(1)), torc_sum(a, .dim = DIMS(1)), 1);
            SAME("nansum", torc_nansum(b, .dim = DIMS(1)), torc_nansum(a, .dim = DIMS(1)), sqrt(n));
            SAME("logsumexp", torc_logsumexp(b, DIMS(1)), torc_logsumexp(a, DIMS(1)), 1);
        }
        torc_tensor low = torc_full(SHAPE(2, n), -INFINITY);
        SAME("logsumexp of -inf", torc_logsumexp(on_cuda(low), DIMS(1)), torc_logsumexp(low, DIMS(1)), 0);
        torc_tensor far = torc_add(x, 10000.0), wide = torc_to(far, .dtype = TORC_FLOAT64);
        SAME("var far from zero", torc_var(on_cuda(far), .dim = DIMS(1)), torc_var(wide, .dim = DIMS(1)), 10);
        torc_tensor big = torc_add(x, 500.0), big_wide = torc_to(big, .dtype = TORC_FLOAT64);
        SAME("logsumexp, large", torc_logsumexp(on_cuda(big), DIMS(1)), torc_logsumexp(big_wide, DIMS(1)), 0);
    }
    for (int t = 0; t < 4; t++) /* nothing is above the lowest; in halves most elements have equals */
        for (int n = 3; n < 40000; n = n * 9 + 5)
            for (int dim = 0; dim < 2; dim++) {
                int64_t scope = torc_scope_begin();
                torc_tensor low = torc_full(dim ? SHAPE(8, n) : SHAPE(n, 8), -INFINITY, .dtype = dtypes[t]),
                            high = torc_neg(low);
                SAME("argmax of -inf", torc_argmax(on_cuda(low), .dim = dim), torc_argmax(low, .dim = dim), 0);
                SAME("argmin of inf", torc_argmin(on_cuda(high), .dim = dim), torc_argmin(high, .dim = dim), 0);
                torc_tensor x = random_of(dtypes[t], dim ? SHAPE(8, n) : SHAPE(n, 8)), nan = torc_clone(x);
                torc_fill_(torc_select(nan, dim, n - 1), NAN);
                torc_fill_(torc_select(nan, dim, n / 2), NAN);
                SAME("argmax", torc_argmax(on_cuda(x), .dim = dim), torc_argmax(x, .dim = dim), 0);
                SAME("argmax of NaN", torc_argmax(on_cuda(nan), .dim = dim), torc_argmax(nan, .dim = dim), 0);
                SAME("argmin of NaN", torc_argmin(on_cuda(nan), .dim = dim), torc_argmin(nan, .dim = dim), 0);
                SAME("amin of NaN", torc_amin(on_cuda(nan), .dim = DIMS(dim)), torc_amin(nan, .dim = DIMS(dim)), 0);
                torc_tensor up = torc_clone(x);
                torc_fill_(torc_select(up, dim, n / 2), INFINITY);
                SAME("logsumexp of inf", torc_logsumexp(on_cuda(up), DIMS(dim)), torc_logsumexp(up, DIMS(dim)), 0);
                SAME("var of inf", torc_var(on_cuda(up), .dim = DIMS(dim)), torc_var(up, .dim = DIMS(dim)), 0);
                torc_scope_end(scope);
            }
    /* so large that a product with log2(e) overflows; of both signs; all terms equal */
    torc_tensor huge = torc_full(SHAPE(3, 777), -3e38);
    torc_fill_(torc_select(huge, 0, 1), 3e38);
    torc_fill_(torc_select(torc_select(huge, 0, 2), 0, 700), 2.5e38);
    SAME("logsumexp of huge numbers", torc_logsumexp(on_cuda(huge), DIMS(1)), torc_logsumexp(huge, DIMS(1)), 0);
    SAME("logsumexp of huge columns", torc_logsumexp(on_cuda(torc_contiguous(torc_t(huge))), DIMS(0)),
         torc_logsumexp(huge, DIMS(1)), 0);
    torc_tensor single = torc_mul(torc_randn(SHAPE(4000, 1)), 1e5);
    SAME("logsumexp of one", torc_logsumexp(on_cuda(single), DIMS(1)), torc_squeeze(single, .dim = DIMS(1)), 0);
    torc_tensor i = random_of(TORC_INT32, SHAPE(5, 77));
    SAME("sum as float", torc_sum(on_cuda(i), .dtype = TORC_FLOAT32), torc_sum(i, .dtype = TORC_FLOAT32), 0);
    SAME("mean as double", torc_mean(on_cuda(i), .dim = DIMS(0), .dtype = TORC_FLOAT64),
         torc_mean(i, .dim = DIMS(0), .dtype = TORC_FLOAT64), 0);
    SAME("sum as int16", torc_sum(on_cuda(i), .dim = DIMS(1), .dtype = TORC_INT16),
         torc_sum(i, .dim = DIMS(1), .dtype = TORC_INT16), 0);
    torc_tensor h = random_of(TORC_FLOAT16, SHAPE(64, 65));
    SAME("sum of f16 as f32", torc_sum(on_cuda(h), .dim = DIMS(1), .dtype = TORC_FLOAT32),
         torc_sum(h, .dim = DIMS(1), .dtype = TORC_FLOAT64), 10);
    torc_tensor out = torc_zeros(SHAPE(64), .dtype = TORC_FLOAT16, .device = TORC_CUDA(0));
    torc_sum_out(out, on_cuda(h), .dim = DIMS(1));
    SAME("sum out", out, torc_sum(torc_to(h, .dtype = TORC_FLOAT64), .dim = DIMS(1)), 10);
    torc_tensor ties = torc_zeros(SHAPE(7, 9001));
    SAME("argmax of equals", torc_argmax(on_cuda(ties), .dim = 1), torc_argmax(ties, .dim = 1), 0);
    torc_tensor e = torc_expand(torc_randn(SHAPE(1, 50)), SHAPE(40, 50));
    SAME("sum of an expanded tensor",
         torc_sum(torc_expand(on_cuda(torc_narrow(e, 0, 0, 1)), SHAPE(40, 50)), .dim = DIMS(0)),
         torc_sum(e, .dim = DIMS(0)), 40);
}

/* The same bits every time; many elements; exact integers. */
static void test_large(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor x = torc_randn(SHAPE(1 << 12, 1 << 12), .device = TORC_CUDA(0));
    SAME("again", torc_sum(x), torc_to(torc_sum(x), .device = TORC_CPU), 0);
    torc_tensor a = torc_to(torc_sum(x), .device = TORC_CPU), b = torc_to(torc_sum(x), .device = TORC_CPU);
    assert_memory_equal(tensor_bytes(a), tensor_bytes(b), 4);
    torc_tensor wide = torc_to(x, .dtype = TORC_FLOAT64);
    SAME("sum", torc_sum(x), torc_to(torc_sum(wide), .device = TORC_CPU), 4096);
    SAME("rows", torc_sum(x, .dim = DIMS(1)), torc_to(torc_sum(wide, .dim = DIMS(1)), .device = TORC_CPU), 64);
    SAME("columns", torc_sum(x, .dim = DIMS(0)), torc_to(torc_sum(wide, .dim = DIMS(0)), .device = TORC_CPU), 64);
    torc_tensor ones = torc_ones(SHAPE((int64_t)(1u << 31) + 1000), .dtype = TORC_UINT8, .device = TORC_CUDA(0));
    NO_ERROR();
    torc_tensor sum = torc_to(torc_sum(ones), .device = TORC_CPU);
    NO_ERROR();
    assert_true(*(int64_t *)tensor_bytes(sum) == (int64_t)(1u << 31) + 1000);
    /* two dimensions that are not one, more than 31 bits together */
    torc_tensor apart = torc_narrow(torc_view(ones, SHAPE(2, (1 << 30) + 500)), 1, 3, (1 << 30) + 100);
    sum = torc_to(torc_sum(apart), .device = TORC_CPU);
    NO_ERROR();
    assert_true(*(int64_t *)tensor_bytes(sum) == (int64_t)(1u << 31) + 200);
}

static void test_gradients(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int k = 0; k < 2; k++) {
        torc_tensor grads[2];
        torc_tensor x = torc_randn(SHAPE(5, 12), .dtype = TORC_FLOAT64);
        for (int side = 0; side < 2; side++) {
            torc_tensor y = torc_requires_grad_(torc_clone(side ? on_cuda(x) : x), true);
            torc_tensor z = k ? torc_logsumexp(torc_mul(y, y), DIMS(1)) : torc_var(torc_mul(y, y), .dim = DIMS(0));
            torc_backward(torc_sum(torc_mul(z, z)));
            NO_ERROR();
            grads[side] = torc_grad(y);
        }
        SAME("gradient", grads[1], grads[0], 1);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_dimensions), SCOPED(test_shapes), SCOPED(test_drawn),
                                       SCOPED(test_tall),       SCOPED(test_empty),  SCOPED(test_pairs),
                                       SCOPED(test_special),    SCOPED(test_large),  SCOPED(test_gradients)};
    return cmocka_run_group_tests_name("cuda/reduce", tests, NULL, NULL);
}
