/* test_cuda_dtypes.c - uint16 to uint64 and the floats of eight bits on CUDA, against the CPU: formulas that read and write them, folds,
 * running sums, indexing, draws. */
#include "compare.h"
#include "core/dtype.h"

static const torc_dtype unsigned_dtypes[] = {TORC_UINT16, TORC_UINT32, TORC_UINT64},
                        small_dtypes[] = {TORC_FLOAT8_E5M2, TORC_FLOAT8_E4M3FN},
                        dtypes[] = {TORC_UINT16, TORC_UINT32, TORC_UINT64, TORC_FLOAT8_E5M2, TORC_FLOAT8_E4M3FN};
enum { UNSIGNED = 3, SMALL = 2, ALL = 5 };

/* Small numbers and such as only this dtype holds: negative ones wrap to its largest. */
static torc_tensor some(torc_dtype dtype, torc_ints shape) {
    torc_tensor t = torc_mul(torc_randn(shape, .dtype = TORC_FLOAT64), 3.0);
    if (dtype == TORC_FLOAT8_E5M2 || dtype == TORC_FLOAT8_E4M3FN) return torc_to(t, .dtype = dtype);
    return torc_to(torc_to(t, .dtype = TORC_INT64), .dtype = dtype);
}
/* The same without those that wrapped: 0, 1, 2, … */
static torc_tensor few(torc_dtype dtype, torc_ints shape) {
    return torc_to(torc_abs(torc_to(torc_mul(torc_randn(shape, .dtype = TORC_FLOAT64), 3.0), .dtype = TORC_INT64)),
                   .dtype = dtype);
}
/* Odd ones, with such as only this dtype holds: a product of them is never 0. */
static torc_tensor odd(torc_dtype dtype, torc_ints shape) {
    torc_tensor t = torc_to(torc_mul(torc_randn(shape, .dtype = TORC_FLOAT64), 3.0), .dtype = TORC_INT64);
    return torc_to(torc_add(torc_mul(t, 2), 1), .dtype = dtype);
}
/* Results that are numbers of the dtype: every byte. */
static void equal_bytes_at(int line, const char *what, torc_tensor got, torc_tensor want) {
    no_error_at(__FILE__, line);
    torc_tensor a = torc_contiguous(torc_to(got, .device = TORC_CPU)), b = torc_contiguous(want);
    no_error_at(__FILE__, line);
    const size_t bytes = (size_t)b->numel * tensor_itemsize(b);
    if (a->dtype == b->dtype && a->numel == b->numel && (!bytes || !memcmp(tensor_bytes(a), tensor_bytes(b), bytes)))
        return;
    print_error("%s:%d: %s: %s\n", __FILE__, line, what, a->dtype == b->dtype ? "other bytes" : "another dtype");
    fail();
}
#define EXACT(got, want) equal_bytes_at(__LINE__, what, got, want)

/* ------------------------------------------------------------------------------------------ formulas */
typedef torc_tensor unary(torc_tensor);
static const struct {
    const char *name;
    unary *f;
} functions[] = {
#define F(name) {#name, torc_##name},
    F(sin) F(cos) F(tan) F(asin) F(acos) F(atan) F(sinh) F(cosh) F(tanh) F(asinh) F(acosh) F(atanh) F(exp) F(exp2)
        F(expm1) F(log) F(log2) F(log10) F(log1p) F(sqrt) F(rsqrt) F(reciprocal) F(sigmoid) F(erf) F(erfc) F(erfinv)
            F(angle)
#undef F
};
enum { FUNCTIONS = sizeof functions / sizeof functions[0] };

/* Questions that have one answer for all integers and truth values, of few and many elements, and into tensors with gaps. */
static void test_questions(void **state) {
    (void)state;
    NEEDS_CUDA();
    static unary *const questions[] = {torc_isfinite, torc_isnan, torc_isinf, torc_isposinf, torc_isneginf};
    static const torc_dtype all[] = {TORC_BOOL,  TORC_UINT8, TORC_INT8,   TORC_INT16,
                                     TORC_INT32, TORC_INT64, TORC_UINT16, TORC_UINT64};
    static const int64_t sizes[] = {1, 15, 17, 4099, 3000001};
    char what[160];
    for (int q = 0; q < 5; q++)
        for (int t = 0; t < (int)(sizeof all / sizeof *all); t++)
            for (int k = 0; k < 5; k++) {
                const int64_t scope = torc_scope_begin();
                torc_tensor x = torc_to(torc_randint(5, SHAPE(sizes[k])), .dtype = all[t]);
                snprintf(what, sizeof what, "question %d of %s, %lld", q, torc_dtype_name(all[t]), (long long)sizes[k]);
                EXACT(questions[q](laid_out(on_cuda(x), (t + k) % LAYOUTS)), questions[q](x));
                torc_scope_end(scope);
            }
    torc_tensor x = torc_to(torc_randint(5, SHAPE(7, 33)), .dtype = TORC_INT32),
                into = torc_full(SHAPE(7, 33, 2), (bool)1, .device = TORC_CUDA(0));
    torc_isposinf_out(torc_select(into, 2, 1), on_cuda(x));
    snprintf(what, sizeof what, "into every second element");
    EXACT(torc_select(into, 2, 1), torc_full(SHAPE(7, 33), (bool)0));
    EXACT(torc_select(into, 2, 0), torc_full(SHAPE(7, 33), (bool)1));
}

/* Functions of integers are floats; what a float32 makes of a large argument differs between libraries, so arguments are small. */
static void test_functions(void **state) {
    (void)state;
    NEEDS_CUDA();
    char what[160];
    for (int t = 0; t < UNSIGNED; t++)
        for (int layout = 0; layout < LAYOUTS; layout++) {
            const int64_t scope = torc_scope_begin();
            torc_tensor x = few(unsigned_dtypes[t], SHAPE(5, 70, 9)), y = laid_out(on_cuda(x), layout);
            for (int k = 0; k < FUNCTIONS; k++) {
                snprintf(what, sizeof what, "%s of %s, %s", functions[k].name, torc_dtype_name(unsigned_dtypes[t]),
                         layout_names[layout]);
                SAME(what, functions[k].f(y), functions[k].f(x), 4);
            }
            torc_tensor out = torc_empty(SHAPE(5, 70, 9), .dtype = TORC_FLOAT64, .device = TORC_CUDA(0));
            SAME("out=", torc_sqrt_out(out, y), torc_sqrt(x), 2);
            torc_scope_end(scope);
        }
    /* what only unsigned numbers hold comes through the conversions */
    for (int t = 0; t < UNSIGNED; t++) {
        torc_tensor x = some(unsigned_dtypes[t], SHAPE(1000)), y = on_cuda(x);
        SAME("large roots", torc_sqrt(y), torc_sqrt(x), 0);
        SAME("in float64", torc_mul(y, on_cuda(torc_full(SHAPE(1), 0.5, .dtype = TORC_FLOAT64))),
             torc_mul(x, torc_full(SHAPE(1), 0.5, .dtype = TORC_FLOAT64)), 0);
    }
}

typedef torc_tensor binary(torc_tensor, torc_tensor);
static torc_tensor add2(torc_tensor x, torc_tensor y) { return torc_add(x, y); }
static torc_tensor sub2(torc_tensor x, torc_tensor y) { return torc_sub(x, y); }
static torc_tensor mul2(torc_tensor x, torc_tensor y) { return torc_mul(x, y); }
static torc_tensor divide2(torc_tensor x, torc_tensor y) { return torc_true_divide(x, y); }
static torc_tensor floor2(torc_tensor x, torc_tensor y) { return torc_floor_divide(x, y); }
static torc_tensor fmod2(torc_tensor x, torc_tensor y) { return torc_fmod(x, y); }
static torc_tensor copysign2(torc_tensor x, torc_tensor y) { return torc_copysign(x, y); }
static torc_tensor eq2(torc_tensor x, torc_tensor y) { return torc_eq(x, y); }
static torc_tensor ne2(torc_tensor x, torc_tensor y) { return torc_ne(x, y); }
static torc_tensor lt2(torc_tensor x, torc_tensor y) { return torc_lt(x, y); }
static torc_tensor ge2(torc_tensor x, torc_tensor y) { return torc_ge(x, y); }
static torc_tensor and2(torc_tensor x, torc_tensor y) { return torc_bitwise_and(x, y); }
static torc_tensor xor2(torc_tensor x, torc_tensor y) { return torc_bitwise_xor(x, y); }

/* Beside floats of every width, in any shape, as a tensor of the CPU: what is computed in is the float's dtype. */
static void test_operands(void **state) {
    (void)state;
    NEEDS_CUDA();
    static binary *const calls[] = {add2, sub2, mul2, divide2, floor2, fmod2, copysign2, eq2, lt2, ge2};
    static const torc_dtype others[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};
    char what[160];
    for (int t = 0; t < UNSIGNED; t++)
        for (int u = 0; u < 4; u++)
            for (int shape = 0; shape < 4; shape++)
                for (int layout = 0; layout < LAYOUTS; layout++) {
                    const int64_t scope = torc_scope_begin();
                    torc_tensor x = few(unsigned_dtypes[t], SHAPE(7, 33, 5)), a = laid_out(on_cuda(x), layout);
                    const torc_ints sizes = shape == 0   ? SHAPE(7, 33, 5)
                                            : shape == 1 ? SHAPE(33, 1)
                                            : shape == 2 ? SHAPE0
                                                         : SHAPE(7, 33, 1);
                    torc_tensor y = torc_to(torc_add(torc_abs(torc_randn(sizes)), 0.5), .dtype = others[u]),
                                b = shape == 2 && t % 2 ? y : on_cuda(y); /* of the CPU: by value */
                    for (int k = 0; k < 10; k++) {
                        snprintf(what, sizeof what, "call %d of %s and %s, shape %d, %s", k,
                                 torc_dtype_name(unsigned_dtypes[t]), torc_dtype_name(others[u]), shape,
                                 layout_names[layout]);
                        SAME(what, calls[k](a, b), calls[k](x, y), 8);
                        if (k >= 1 && k <= 3) SAME(what, calls[k](b, a), calls[k](y, x), 8);
                    }
                    torc_tensor z = torc_mul(a, __builtin_complex(0.5, -2.0)),
                                w = torc_mul(x, __builtin_complex(0.5, -2.0));
                    NO_ERROR();
                    SAME("a complex number", torc_view_as_real(z), torc_view_as_real(w), 1);
                    torc_scope_end(scope);
                }
}

/* Of one dtype: compared, multiplied, taken by bits, copied. A number is what the dtype makes of it. */
static void test_alike(void **state) {
    (void)state;
    NEEDS_CUDA();
    char what[160];
    for (int t = 0; t < ALL; t++)
        for (int layout = 0; layout < LAYOUTS; layout++)
            for (int shape = 0; shape < 3; shape++) {
                const int64_t scope = torc_scope_begin();
                const bool whole = t < UNSIGNED;
                torc_tensor x = some(dtypes[t], SHAPE(6, 40, 7)), a = laid_out(on_cuda(x), layout),
                            y = some(dtypes[t], shape == 0   ? SHAPE(6, 40, 7)
                                                : shape == 1 ? SHAPE(40, 1)
                                                             : SHAPE0),
                            b = shape == 2 && t % 2 ? y : on_cuda(y);
                snprintf(what, sizeof what, "%s, shape %d, %s", torc_dtype_name(dtypes[t]), shape,
                         layout_names[layout]);
                EXACT(eq2(a, b), eq2(x, y));
                EXACT(ne2(a, b), ne2(x, y));
                EXACT(torc_eq(a, whole ? 3.0 : 0.3), torc_eq(x, whole ? 3.0 : 0.3));
                EXACT(torc_ne(a, 2), torc_ne(x, 2));
                EXACT(torc_isnan(a), torc_isnan(x));
                EXACT(torc_conj_physical_(torc_clone(a)), x);
                if (dtypes[t] != TORC_FLOAT8_E4M3FN) {
                    EXACT(torc_isinf(a), torc_isinf(x));
                    EXACT(torc_isfinite(a), torc_isfinite(x));
                }
                if (whole) {
                    EXACT(mul2(a, b), mul2(x, y));
                    EXACT(and2(a, b), and2(x, y));
                    EXACT(xor2(a, b), xor2(x, y));
                    EXACT(torc_round(a), x);
                    EXACT(torc_nan_to_num(a), x);
                    EXACT(torc_mul(a, 3), torc_mul(x, 3));
                    EXACT(torc_bitwise_or(a, 5), torc_bitwise_or(x, 5));
                    torc_tensor in_place = torc_clone(a);
                    EXACT(torc_eq_(in_place, b), torc_eq_(torc_clone(x), y));
                } else {
                    torc_tensor c = torc_gt(torc_randn(SHAPE(6, 40, 7)), 0.0), other = some(dtypes[t], SHAPE(40, 1));
                    EXACT(torc_where(on_cuda(c), a, b), torc_where(c, x, y));
                    EXACT(torc_where(on_cuda(c), on_cuda(other), a), torc_where(c, other, x));
                    EXACT(torc_abs(a), torc_abs(x));
                }
                torc_scope_end(scope);
            }
    /* every byte of the floats, as a number beside a number */
    unsigned char bytes[256];
    for (int i = 0; i < 256; i++) bytes[i] = (unsigned char)i;
    for (int t = 0; t < SMALL; t++) {
        torc_tensor all = torc_view_dtype(
                        torc_tensor_from(bytes, SHAPE(256), .dtype = TORC_UINT8, .data_dtype = TORC_UINT8),
                        small_dtypes[t]),
                    a = on_cuda(all);
        const char *name = torc_dtype_name(small_dtypes[t]);
        snprintf(what, sizeof what, "all of %s", name);
        EXACT(torc_eq(a, 0.3), torc_eq(all, 0.3));
        EXACT(torc_ne(a, 1e9), torc_ne(all, 1e9));
        EXACT(torc_isnan(a), torc_isnan(all));
        EXACT(torc_eq(a, a), torc_eq(all, all));
        SAME(what, torc_sigmoid(torc_to(a, .dtype = TORC_FLOAT32)), torc_sigmoid(torc_to(all, .dtype = TORC_FLOAT32)),
             1);
    }
}

/* ------------------------------------------------------------------------------------------ folds and scans */
static void fold(torc_dtype dtype, torc_ints shape, torc_ints dims, int layout) {
    const int64_t scope = torc_scope_begin();
    char what[160];
    const bool whole = dtype == TORC_UINT16 || dtype == TORC_UINT32 || dtype == TORC_UINT64;
    /* mostly zeros, of both signs where there are two */
    torc_tensor keep = torc_to(torc_gt(torc_randn(shape), 1.0), .dtype = TORC_FLOAT32),
                x = whole ? some(dtype, shape) : torc_to(torc_mul(torc_randn(shape), keep), .dtype = dtype),
                y = laid_out(on_cuda(x), layout);
    snprintf(what, sizeof what, "%s %s, %s", torc_dtype_name(dtype), shape_text(x->ndim, x->sizes),
             layout_names[layout]);
    EXACT(torc_count_nonzero(y, .dim = dims), torc_count_nonzero(x, .dim = dims));
    EXACT(torc_any(y, .dim = dims), torc_any(x, .dim = dims));
    EXACT(torc_all(y, .dim = dims), torc_all(x, .dim = dims));
    if (whole) {
        EXACT(torc_sum(y, .dim = dims), torc_sum(x, .dim = dims));
        EXACT(torc_nansum(y, .dim = dims), torc_nansum(x, .dim = dims));
        if (x->numel < 10000) {
            torc_tensor p = few(dtype, shape), q = laid_out(on_cuda(p), layout);
            torc_tensor factors = odd(dtype, shape);
            EXACT(torc_prod(laid_out(on_cuda(factors), layout)), torc_prod(factors));
            SAME(what, torc_sum(q, .dim = dims, .dtype = TORC_FLOAT32), torc_sum(p, .dim = dims, .dtype = TORC_FLOAT64),
                 100);
            SAME(what, torc_logsumexp(q, dims), torc_logsumexp(torc_to(p, .dtype = TORC_FLOAT64), dims), 4);
        }
    }
    torc_scope_end(scope);
}
static void test_folds(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < ALL; t++) {
        for (int layout = 0; layout < LAYOUTS; layout++) {
            fold(dtypes[t], SHAPE(5, 70, 9), DIMS(0), layout);
            fold(dtypes[t], SHAPE(5, 70, 9), DIMS(1), layout);
            fold(dtypes[t], SHAPE(5, 70, 9), DIMS(2), layout);
            fold(dtypes[t], SHAPE(5, 70, 9), DIMS(0, 2), layout);
            fold(dtypes[t], SHAPE(5, 70, 9), DIMS(0, 1, 2), layout);
        }
        fold(dtypes[t], SHAPE(100003), DIMS(0), WHOLE);
        fold(dtypes[t], SHAPE(3, 70001), DIMS(1), SHIFTED);
        fold(dtypes[t], SHAPE(30001, 40), DIMS(0), WHOLE);
        fold(dtypes[t], SHAPE(1), DIMS(0), WHOLE);
    }
    /* -0 is a zero, of any vector of bytes */
    char what[160] = "zeros of both signs";
    for (int t = 0; t < SMALL; t++) {
        torc_tensor zeros = torc_to(torc_full(SHAPE(64, 64), -0.0), .dtype = small_dtypes[t]), z = on_cuda(zeros);
        EXACT(torc_any(z), torc_full(SHAPE0, (bool)0));
        EXACT(torc_count_nonzero(z, .dim = DIMS(0)), torc_zeros(SHAPE(64), .dtype = TORC_INT64));
        EXACT(torc_count_nonzero(z), torc_full(SHAPE0, 0, .dtype = TORC_INT64));
    }
    for (int t = 0; t < UNSIGNED; t++)
        for (int layout = 0; layout < LAYOUTS; layout++)
            for (int d = 0; d < 2; d++) {
                torc_tensor x = some(unsigned_dtypes[t], SHAPE(37, 2000)), y = laid_out(on_cuda(x), layout);
                snprintf(what, sizeof what, "%s along %d, %s", torc_dtype_name(unsigned_dtypes[t]), d,
                         layout_names[layout]);
                EXACT(torc_cumsum(y, d), torc_cumsum(x, d));
                torc_tensor factors = odd(unsigned_dtypes[t], SHAPE(37, 2000));
                EXACT(torc_cumprod(laid_out(on_cuda(factors), layout), d), torc_cumprod(factors, d));
                SAME(what, torc_cumsum(y, d, .dtype = TORC_FLOAT64), torc_cumsum(x, d, .dtype = TORC_FLOAT64), 0);
            }
}

/* ------------------------------------------------------------------------------------------ indexing */
static void test_indexing(void **state) {
    (void)state;
    NEEDS_CUDA();
    char what[160];
    for (int t = 0; t < ALL; t++)
        for (int layout = 0; layout < LAYOUTS; layout++) {
            const int64_t scope = torc_scope_begin();
            snprintf(what, sizeof what, "%s, %s", torc_dtype_name(dtypes[t]), layout_names[layout]);
            torc_tensor x = some(dtypes[t], SHAPE(12, 40)), src = some(dtypes[t], SHAPE(5, 40)),
                        y = laid_out(on_cuda(x), layout), z = laid_out(on_cuda(src), layout);
            torc_tensor places = torc_randint(12, SHAPE(30, 40)), rows = torc_narrow(torc_randperm(12), 0, 0, 5),
                        to = torc_contiguous(torc_expand(torc_unsqueeze(rows, 1), SHAPE(5, 40)));
            EXACT(torc_gather(y, 0, on_cuda(places)), torc_gather(x, 0, places));
            EXACT(torc_take_along_dim(y, on_cuda(places), .dim = 0), torc_take_along_dim(x, places, .dim = 0));
            EXACT(torc_scatter(y, 0, on_cuda(to), z), torc_scatter(x, 0, to, src));
            EXACT(torc_index_select(y, 0, on_cuda(rows)), torc_index_select(x, 0, rows));
            torc_scope_end(scope);
        }
}

/* ------------------------------------------------------------------------------------------ draws */
/* The numbers are those that a signed dtype gets from the same seed. */
static void test_draws(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const torc_dtype alike[] = {TORC_INT16, TORC_INT32, TORC_INT64};
    char what[160];
    for (int t = 0; t < UNSIGNED; t++)
        for (int64_t n = 1; n < 1000000; n *= 97) {
            const int64_t scope = torc_scope_begin();
            snprintf(what, sizeof what, "%lld of %s", (long long)n, torc_dtype_name(unsigned_dtypes[t]));
            torc_manual_seed(5);
            torc_tensor x = torc_random_(torc_empty(SHAPE(n), .dtype = unsigned_dtypes[t], .device = TORC_CUDA(0)),
                                         .from = 3, .to = 1000);
            torc_manual_seed(5);
            torc_tensor y =
                torc_random_(torc_empty(SHAPE(n), .dtype = alike[t], .device = TORC_CUDA(0)), .from = 3, .to = 1000);
            NO_ERROR();
            EXACT(torc_to(x, .dtype = TORC_INT64), torc_to(y, .device = TORC_CPU, .dtype = TORC_INT64));
            torc_tensor like = torc_randint_like(x, 9);
            NO_ERROR();
            assert_int_equal(torc_tensor_dtype(like), unsigned_dtypes[t]);
            assert_true(torc_item_int64(torc_all(torc_lt(torc_to(like, .dtype = TORC_INT64), 9))));
            torc_scope_end(scope);
        }
}

/* Pointwise calls of usual dtypes, of sizes around those where a thread has one vector and where it has more: inputs that lie as the result does,
 * rows and columns that are broadcast, addresses that are no vector's, two results. */
static void test_sizes(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const torc_dtype usual[] = {TORC_FLOAT32, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT64, TORC_INT64, TORC_INT32};
    enum { VECTORS = 1 << 17 }; /* from here on a thread has more */
    char what[160];
    for (int t = 0; t < COUNT_OF(usual); t++) {
        const int64_t lanes = 16 / (int64_t)dtype_size(usual[t]), sizes[] = {1,
                                                                             lanes,
                                                                             128 * lanes - 1,
                                                                             128 * lanes,
                                                                             256 * lanes + 1,
                                                                             1000 * lanes + 3,
                                                                             VECTORS * lanes - lanes,
                                                                             VECTORS * lanes,
                                                                             VECTORS * lanes + lanes - 1,
                                                                             VECTORS * lanes + lanes,
                                                                             VECTORS * lanes + 129 * lanes + 1};
        for (int s = 0; s < COUNT_OF(sizes); s++)
            for (int layout = 0; layout < LAYOUTS; layout += SHIFTED) {
                const int64_t scope = torc_scope_begin();
                torc_tensor x = torc_to(torc_sub(torc_randint(200, SHAPE(sizes[s])), 100), .dtype = usual[t]),
                            y = torc_to(torc_sub(torc_randint(200, SHAPE(sizes[s])), 100), .dtype = usual[t]),
                            a = laid_out(on_cuda(x), layout), b = on_cuda(y);
                snprintf(what, sizeof what, "%s, %lld, %s", torc_dtype_name(usual[t]), (long long)sizes[s],
                         layout_names[layout]);
                EXACT(torc_add(a, b), torc_add(x, y));
                EXACT(torc_mul(a, 2), torc_mul(x, 2));
                EXACT(torc_lt(a, b), torc_lt(x, y));
                EXACT(torc_where(torc_gt(a, 0.0), a, b), torc_where(torc_gt(x, 0.0), x, y));
                if (torc_dtype_is_floating_point(usual[t])) {
                    const torc_frexp_result got = torc_frexp(a), want = torc_frexp(x);
                    EXACT(got.mantissa, want.mantissa);
                    EXACT(got.exponent, want.exponent);
                }
                torc_scope_end(scope);
            }
        for (int more = 0; more < 3; more++) { /* by rows, in vectors or not */
            const int64_t scope = torc_scope_begin(), columns = 64 * lanes + (more == 2),
                          rows = VECTORS / 64 - 1 + 2 * more;
            torc_tensor x = torc_to(torc_sub(torc_randint(200, SHAPE(rows, columns)), 100), .dtype = usual[t]),
                        row = torc_to(torc_sub(torc_randint(200, SHAPE(columns)), 100), .dtype = usual[t]),
                        column = torc_to(torc_sub(torc_randint(200, SHAPE(rows, 1)), 100), .dtype = usual[t]),
                        a = on_cuda(x);
            snprintf(what, sizeof what, "%s, %lld x %lld", torc_dtype_name(usual[t]), (long long)rows,
                     (long long)columns);
            EXACT(torc_add(a, on_cuda(row)), torc_add(x, row));
            EXACT(torc_add(a, on_cuda(column)), torc_add(x, column));
            EXACT(torc_add(torc_narrow(a, 1, 0, columns - lanes), torc_narrow(on_cuda(row), 0, lanes, columns - lanes)),
                  torc_add(torc_narrow(x, 1, 0, columns - lanes), torc_narrow(row, 0, lanes, columns - lanes)));
            EXACT(torc_add(torc_narrow(a, 1, 1, columns - lanes), torc_narrow(a, 1, 0, columns - lanes)),
                  torc_add(torc_narrow(x, 1, 1, columns - lanes), torc_narrow(x, 1, 0, columns - lanes)));
            torc_scope_end(scope);
        }
    }
}
int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_functions), SCOPED(test_questions), SCOPED(test_operands),
                                       SCOPED(test_alike),     SCOPED(test_folds),     SCOPED(test_indexing),
                                       SCOPED(test_draws),     SCOPED(test_sizes)};
    return cmocka_run_group_tests_name("cuda/dtypes", tests, NULL, NULL);
}
