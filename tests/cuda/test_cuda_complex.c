/* test_cuda_complex.c - complex numbers on CUDA against the CPU's in complex128: formulas, folds, scans, products, indexing, draws. */
#include "compare.h"
#include "torc/ops_private.h"

#define Z(re, im) __builtin_complex((double)(re), (double)(im))

static const torc_dtype dtypes[] = {TORC_COMPLEX64, TORC_COMPLEX128, TORC_COMPLEX32};
enum { WIDE = 2, ALL = 3 }; /* the first two have most operators */

static double tolerance(torc_dtype dtype) {
    return dtype == TORC_COMPLEX128 ? 1e-11 : dtype == TORC_COMPLEX64 ? 3e-5 : 4e-3;
}
/* Parts are compared, relative to what parts are on the whole: of two that differ much in size the smaller one may be off. */
static void near_at(int line, const char *what, torc_dtype dtype, torc_tensor got, torc_tensor want, double scale) {
    no_error_at(__FILE__, line);
    if (got && want && torc_dtype_is_complex(torc_tensor_dtype(want))) {
        if (!torc_dtype_is_complex(torc_tensor_dtype(got))) {
            print_error("%s:%d: %s: the result is not complex\n", __FILE__, line, what);
            fail();
            return;
        }
        got = torc_view_as_real(torc_contiguous(torc_to(got, .device = TORC_CPU, .dtype = TORC_COMPLEX128)));
        want = torc_view_as_real(torc_contiguous(torc_to(want, .dtype = TORC_COMPLEX128)));
    }
    same_at(__FILE__, line, what, got, want, tolerance(dtype), scale);
}
#define NEAR(got, want, scale) near_at(__LINE__, what, dtype, got, want, scale)

static torc_tensor complex_of(torc_dtype dtype, torc_ints shape) {
    torc_tensor re = torc_randn(shape, .dtype = TORC_FLOAT64), im = torc_randn(shape, .dtype = TORC_FLOAT64);
    return torc_to(torc_complex(re, im), .dtype = dtype);
}
static torc_tensor wide_of(torc_tensor t) { return torc_to(t, .dtype = TORC_COMPLEX128); }

/* ------------------------------------------------------------------------------------------ formulas */
typedef torc_tensor unary(torc_tensor);
static const struct {
    const char *name;
    unary *f;
} functions[] = {
#define F(name) {#name, torc_##name},
    F(neg) F(abs) F(square) F(sqrt) F(rsqrt) F(exp) F(log) F(sin) F(cos) F(tan) F(asin) F(acos) F(atan) F(sinh) F(cosh)
        F(tanh) F(asinh) F(acosh) F(atanh) F(sigmoid) F(angle) F(sgn) F(isnan) F(isinf) F(isfinite) F(reciprocal)
            F(exp2) F(expm1) F(log2) F(log10) F(log1p) F(logical_not)
#undef F
};
enum { FUNCTIONS = sizeof functions / sizeof functions[0], OF_HALVES = 25 }; /* the first ones take complex32 too */

static void test_functions(void **state) {
    (void)state;
    NEEDS_CUDA();
    char what[160];
    for (int t = 0; t < ALL; t++)
        for (int k = 0; k < (t < WIDE ? FUNCTIONS : OF_HALVES); k++)
            for (int layout = 0; layout < LAYOUTS; layout++) {
                const int64_t scope = torc_scope_begin();
                const torc_dtype dtype = dtypes[t];
                torc_tensor x = complex_of(dtype, SHAPE(5, 70, 9)), y = laid_out(on_cuda(x), layout);
                snprintf(what, sizeof what, "%s of %s, %s", functions[k].name, torc_dtype_name(dtype),
                         layout_names[layout]);
                NEAR(functions[k].f(y), functions[k].f(wide_of(x)), 2);
                torc_scope_end(scope);
            }
    /* near zero, where expm1 and log1p are for, and large: nothing overflows on the way */
    static const double sizes[] = {1e-12, 1e-6, 1e4, 1e15};
    unary *const small[] = {torc_expm1, torc_log1p, torc_sin, torc_asinh, torc_tanh, torc_atan},
                 *const large[] = {torc_log,  torc_sqrt, torc_asinh, torc_acos,
                                   torc_atan, torc_tanh, torc_abs,   torc_log1p};
    for (int t = 0; t < WIDE; t++)
        for (int s = 0; s < 4; s++) {
            const int64_t scope = torc_scope_begin();
            const torc_dtype dtype = dtypes[t];
            torc_tensor x = torc_mul(complex_of(dtype, SHAPE(1000)), sizes[s]);
            snprintf(what, sizeof what, "%s of size %g", torc_dtype_name(dtype), sizes[s]);
            const int n = sizes[s] < 1 ? (int)(sizeof small / sizeof *small) : (int)(sizeof large / sizeof *large);
            for (int k = 0; k < n; k++) {
                unary *f = sizes[s] < 1 ? small[k] : large[k];
                NEAR(f(on_cuda(x)), f(wide_of(x)), sizes[s] < 1 ? sizes[s] : 1);
            }
            torc_scope_end(scope);
        }
}

/* What overflows on the way to 0 is 0: the inverse of what is infinite. */
static void test_out_of_range(void **state) {
    (void)state;
    NEEDS_CUDA();
    const double inf = INFINITY;
    torc_tensor re = torc_tensor_from(DOUBLES(-1000, -1e30, inf, 20, -inf, inf, 1000, -1000), 8),
                im = torc_tensor_from(DOUBLES(3, -2, inf, inf, 0, 5, 3, 0), 8), x = torc_complex(re, im);
    for (int t = 0; t < WIDE; t++) {
        const torc_dtype dtype = dtypes[t];
        torc_tensor y = on_cuda(torc_to(x, .dtype = dtype)), w = wide_of(torc_to(x, .dtype = dtype));
        const char *what = torc_dtype_name(dtype);
        NEAR(torc_rsqrt(y), torc_rsqrt(w), 1);
        NEAR(torc_sigmoid(torc_narrow(y, 0, 6, 2)), torc_sigmoid(torc_narrow(w, 0, 6, 2)), 1);
        NEAR(torc_abs(torc_sigmoid(torc_narrow(y, 0, 0, 2))), torc_zeros(SHAPE(2), .dtype = TORC_FLOAT64), 0);
        NEAR(torc_abs(torc_rsqrt(torc_narrow(y, 0, 2, 2))), torc_zeros(SHAPE(2), .dtype = TORC_FLOAT64), 0);
    }
}

/* Of other dtypes and shapes beside it, as numbers, as tensors of the CPU. */
static void test_operands(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const torc_dtype others[] = {TORC_COMPLEX64, TORC_COMPLEX128, TORC_COMPLEX32, TORC_FLOAT64, TORC_FLOAT32,
                                        TORC_FLOAT16,   TORC_BFLOAT16,   TORC_INT64,     TORC_INT32,   TORC_INT16,
                                        TORC_INT8,      TORC_UINT8,      TORC_BOOL};
    char what[160];
    for (int t = 0; t < ALL; t++)
        for (int u = 0; u < (int)(sizeof others / sizeof *others); u++)
            for (int shape = 0; shape < 4; shape++) {
                const int64_t scope = torc_scope_begin();
                torc_tensor x = complex_of(dtypes[t], SHAPE(7, 33, 5));
                const torc_ints sizes = shape == 0   ? SHAPE(7, 33, 5)
                                        : shape == 1 ? SHAPE(33, 1)
                                        : shape == 2 ? SHAPE0
                                                     : SHAPE(7, 33, 1);
                torc_tensor y = others[u] <= TORC_FLOAT64 ? random_of(others[u], sizes) : complex_of(others[u], sizes);
                snprintf(what, sizeof what, "%s and %s, shape %d", torc_dtype_name(dtypes[t]),
                         torc_dtype_name(others[u]), shape);
                torc_tensor a = on_cuda(x), b = shape == 2 && u % 2 ? y : on_cuda(y); /* of the CPU: by value */
                const torc_dtype dtype = torc_tensor_dtype(torc_add(x, y));
                torc_tensor p = wide_of(x), q = wide_of(torc_to(y, .dtype = dtype));
                NEAR(torc_add(a, b), torc_add(p, q), 2);
                if (others[u] != TORC_BOOL) /* which is not subtracted from */
                    NEAR(torc_sub(b, a, .alpha = Z(0.5, -1.5)), torc_sub(q, p, .alpha = Z(0.5, -1.5)), 4);
                NEAR(torc_mul(a, b), torc_mul(p, q), 4);
                NEAR(torc_true_divide(b, a), torc_true_divide(q, p), 40);
                NEAR(torc_eq(a, b), torc_eq(p, q), 0);
                NEAR(torc_ne(torc_mul(a, 2), a), torc_ne(torc_mul(p, 2), p), 0);
                if (t < WIDE && others[u] != TORC_COMPLEX32) {
                    NEAR(torc_logical_and(a, b), torc_logical_and(p, q), 0);
                    NEAR(torc_logical_xor(a, b), torc_logical_xor(p, q), 0);
                    NEAR(torc_addcmul(a, b, a, .value = Z(0, 2)), torc_addcmul(p, q, p, .value = Z(0, 2)), 20);
                }
                torc_tensor c = torc_gt(torc_real(p), 0.0);
                NEAR(torc_where(on_cuda(c), a, b), torc_where(c, p, q), 0);
                torc_tensor z = torc_clone(a);
                torc_mul_(z, b);
                if (dtype == dtypes[t])
                    NEAR(z, torc_mul(p, q), 4);
                else
                    torc_error_clear();
                torc_scope_end(scope);
            }
    const torc_dtype dtype = TORC_COMPLEX64;
    torc_tensor x = complex_of(dtype, SHAPE(300)), y = on_cuda(x), real = torc_randn(SHAPE(300)),
                mask = torc_gt(real, 0.0);
    snprintf(what, sizeof what, "numbers");
    NEAR(torc_add(y, Z(1, -2)), torc_add(x, Z(1, -2)), 2);
    NEAR(torc_mul(on_cuda(real), Z(0, 1)), torc_mul(real, Z(0, 1)), 2);
    NEAR(torc_pow(y, 2.0), torc_pow(x, 2.0), 10);
    NEAR(torc_pow(y, Z(0.5, 1)), torc_pow(x, Z(0.5, 1)), 100);
    NEAR(torc_pow(torc_abs(y), Z(0, 1)), torc_pow(torc_abs(x), Z(0, 1)), 2);
    NEAR(torc_masked_fill(y, on_cuda(mask), Z(3, 4)), torc_masked_fill(x, mask, Z(3, 4)), 0);
    torc_tensor zeros = torc_complex(torc_full(SHAPE(4), -0.0), torc_full(SHAPE(4), 0.0)), z = on_cuda(zeros);
    NEAR(torc_logical_not(z), torc_full(SHAPE(4), (bool)1), 0);
    NEAR(torc_pow(z, 2.0), torc_zeros(SHAPE(4), .dtype = dtype), 0);
    const double inf = INFINITY;
    torc_tensor odd = torc_complex(torc_tensor_from(DOUBLES(NAN, inf, 1, -inf, 0), 5),
                                   torc_tensor_from(DOUBLES(0, 1, NAN, inf, inf), 5));
    unary *const questions[] = {torc_isnan, torc_isinf, torc_isfinite};
    for (int k = 0; k < 3; k++) NEAR(questions[k](on_cuda(odd)), questions[k](odd), 0);
    NEAR(torc_abs(on_cuda(odd)), torc_abs(odd), 0);
    NEAR(torc_eq(on_cuda(odd), on_cuda(odd)), torc_eq(odd, odd), 0);
}

/* So many elements that a thread has several at a time, and not all threads as many; of all layouts, and beside other dtypes. */
static void test_many(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const torc_dtype others[] = {TORC_COMPLEX64, TORC_COMPLEX128, TORC_FLOAT64, TORC_FLOAT32,
                                        TORC_FLOAT16,   TORC_BFLOAT16,   TORC_INT64,   TORC_BOOL};
    char what[160];
    for (int t = 0; t < ALL; t++)
        for (int layout = 0; layout < LAYOUTS; layout++)
            for (int shape = 0; shape < 2; shape++) {
                const int64_t scope = torc_scope_begin();
                const torc_ints sizes = shape ? SHAPE(181, 7, 331) : SHAPE(262144 + 4 * 128 + 77);
                const torc_dtype other = others[(t * LAYOUTS + layout + 5 * shape) % 8];
                torc_tensor x = complex_of(dtypes[t], sizes), c = torc_gt(torc_randn(sizes), 0.0),
                            y = other <= TORC_FLOAT64 ? random_of(other, sizes) : complex_of(other, sizes);
                torc_tensor a = laid_out(on_cuda(x), layout), b = laid_out(on_cuda(y), (layout + shape) % LAYOUTS);
                const torc_dtype dtype = torc_tensor_dtype(torc_add(torc_narrow(x, 0, 0, 1), torc_narrow(y, 0, 0, 1)));
                torc_tensor p = wide_of(x), q = wide_of(torc_to(y, .dtype = dtype));
                snprintf(what, sizeof what, "many %s and %s, %s, shape %d", torc_dtype_name(dtypes[t]),
                         torc_dtype_name(other), layout_names[layout], shape);
                near_at(__LINE__, what, dtypes[t], torc_neg(a), torc_neg(p), 2);
                near_at(__LINE__, what, dtypes[t], torc_abs(a), torc_abs(p), 2);
                NEAR(torc_mul(a, b), torc_mul(p, q), 20);
                NEAR(torc_add(a, b, .alpha = Z(0.5, -1.5)), torc_add(p, q, .alpha = Z(0.5, -1.5)), 8);
                torc_tensor turned = torc_mul(b, Z(0.5, 2));
                near_at(__LINE__, what, torc_tensor_dtype(turned), turned, torc_mul(wide_of(y), Z(0.5, 2)), 8);
                NEAR(torc_where(on_cuda(c), a, b), torc_where(c, p, q), 0);
                if (t < WIDE && dtype == dtypes[t])
                    NEAR(torc_addcmul(a, b, a, .value = Z(0, 2)), torc_addcmul(p, q, p, .value = Z(0, 2)), 100);
                /* into every second element */
                torc_tensor out = torc_empty(SHAPE(x->numel, 2), .dtype = dtypes[t], .device = TORC_CUDA(0));
                torc_fill_(out, 7);
                torc_mul_out(torc_select(out, 1, 1), torc_reshape(a, DIMS(-1)), torc_wrapped_number(3.0));
                near_at(__LINE__, what, dtypes[t], torc_select(out, 1, 1), torc_reshape(torc_mul(p, 3.0), DIMS(-1)), 4);
                near_at(__LINE__, what, dtypes[t], torc_select(out, 1, 0), torc_full(SHAPE(x->numel), Z(7, 0)), 0);
                torc_scope_end(scope);
            }
}

/* ------------------------------------------------------------------------------------------ folds and scans */
static void fold(torc_dtype dtype, torc_ints shape, torc_ints dims, int layout) {
    const int64_t scope = torc_scope_begin();
    torc_tensor x = complex_of(dtype, shape), y = laid_out(on_cuda(x), layout), w = wide_of(x);
    char what[160];
    snprintf(what, sizeof what, "%s %s, %s", torc_dtype_name(dtype), shape_text(x->ndim, x->sizes),
             layout_names[layout]);
    const double n = sqrt((double)x->numel) + 1;
    NEAR(torc_sum(y, .dim = dims), torc_sum(w, .dim = dims), n);
    NEAR(torc_sum(y, .dim = dims, .dtype = TORC_COMPLEX128), torc_sum(w, .dim = dims), n);
    near_at(__LINE__, what, TORC_COMPLEX64, torc_sum(y, .dim = dims, .dtype = TORC_FLOAT32),
            torc_sum(torc_real(w), .dim = dims), 10 * n);
    NEAR(torc_sum(torc_real(y), .dim = dims, .dtype = dtype),
         torc_sum(torc_real(w), .dim = dims, .dtype = TORC_COMPLEX128), n);
    if (dtype != TORC_COMPLEX32) NEAR(torc_mean(y, .dim = dims), torc_mean(w, .dim = dims), n);
    if (x->numel) { /* a number counts as 0 if either part is NaN */
        torc_tensor gone = torc_gt(torc_randn(shape), 1.0), nan = torc_masked_fill(x, gone, Z(1, NAN)),
                    left = torc_masked_fill(w, gone, Z(0, 0));
        NEAR(torc_nansum(laid_out(on_cuda(nan), layout), .dim = dims), torc_sum(left, .dim = dims), n);
    }
    if (x->numel) /* their exponentials: angles near pi have two signs */
        NEAR(torc_exp(torc_logsumexp(y, dims)), torc_exp(torc_logsumexp(w, dims)), 4 * n * n);
    if (x->numel) NEAR(torc_std(y, .dim = dims, .correction = 0), torc_std(w, .dim = dims, .correction = 0), 4);
    static const double orders[] = {0, 1, 2, 3.5, INFINITY, -INFINITY};
    for (int k = 0; k < (x->numel ? 6 : 3); k++)
        NEAR(torc_vector_norm(y, .ord = orders[k], .dim = dims), torc_vector_norm(w, .ord = orders[k], .dim = dims),
             n * n);
    torc_tensor rare = torc_mul(x, torc_gt(torc_randn(shape), 1.0)), z = laid_out(on_cuda(rare), layout);
    NEAR(torc_count_nonzero(z, .dim = dims), torc_count_nonzero(wide_of(rare), .dim = dims), 0);
    NEAR(torc_any(z, .dim = dims), torc_any(wide_of(rare), .dim = dims), 0);
    NEAR(torc_all(z, .dim = dims), torc_all(wide_of(rare), .dim = dims), 0);
    torc_scope_end(scope);
}
static void test_folds(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < ALL; t++) {
        const torc_dtype dtype = dtypes[t];
        for (int layout = 0; layout < LAYOUTS; layout++) {
            fold(dtype, SHAPE(5, 70, 9), DIMS(0), layout);
            fold(dtype, SHAPE(5, 70, 9), DIMS(1), layout);
            fold(dtype, SHAPE(5, 70, 9), DIMS(2), layout);
            fold(dtype, SHAPE(5, 70, 9), DIMS(0, 2), layout);
            fold(dtype, SHAPE(5, 70, 9), DIMS(0, 1, 2), layout);
        }
        if (t == WIDE) continue; /* float16 does not hold how many there are */
        fold(dtype, SHAPE(100003), DIMS(0), WHOLE);
        fold(dtype, SHAPE(3, 70001), DIMS(1), SHIFTED);
        fold(dtype, SHAPE(30001, 40), DIMS(0), WHOLE);
        fold(dtype, SHAPE(0, 3), DIMS(0), WHOLE);
        fold(dtype, SHAPE(1), DIMS(0), WHOLE);
    }
    const char *what = "either part";
    const torc_dtype dtype = TORC_COMPLEX64;
    torc_tensor imaginary = torc_complex(torc_zeros(SHAPE(3)), torc_tensor_from(FLOATS(0, 2, 0), 3));
    NEAR(torc_any(on_cuda(imaginary)), torc_any(imaginary), 0);
    NEAR(torc_count_nonzero(on_cuda(imaginary)), torc_full(SHAPE0, 1), 0);
    for (int t = 0; t < WIDE; t++) { /* the mean is complex, the variance is not */
        torc_tensor x = complex_of(dtypes[t], SHAPE(40, 700)), w = wide_of(x);
        torc_var_mean_result got = torc_var_mean(on_cuda(x), .dim = DIMS(1)), want = torc_var_mean(w, .dim = DIMS(1));
        NO_ERROR();
        near_at(__LINE__, "variance", dtypes[t], got.var, want.var, 2);
        near_at(__LINE__, "mean", dtypes[t], got.mean, want.mean, 2);
    }
}
/* Around the unit circle, so that products stay in range. */
static torc_tensor turning(torc_dtype dtype, torc_ints shape) {
    return torc_to(torc_exp(torc_mul(complex_of(TORC_COMPLEX128, shape), 0.02)), .dtype = dtype);
}
static void test_products_along(void **state) {
    (void)state;
    NEEDS_CUDA();
    char what[160];
    for (int t = 0; t < WIDE; t++)
        for (int layout = 0; layout < LAYOUTS; layout++)
            for (int d = 0; d < 3; d++)
                for (int64_t n = 3; n < 3000; n *= 9) {
                    const int64_t scope = torc_scope_begin();
                    const torc_dtype dtype = dtypes[t];
                    int64_t sizes[3] = {4, 4, 4};
                    sizes[d] = n;
                    torc_tensor x = turning(dtype, torc_ints_of(sizes, 3)), w = wide_of(x),
                                y = laid_out(on_cuda(x), layout);
                    snprintf(what, sizeof what, "%s %lld along %d, %s", torc_dtype_name(dtype), (long long)n, d,
                             layout_names[layout]);
                    NEAR(torc_prod(y, d), torc_prod(w, d), 2);
                    NEAR(torc_cumprod(y, d), torc_cumprod(w, d), 2);
                    NEAR(torc_cumsum(y, d), torc_cumsum(w, d), (double)n);
                    torc_tensor in_place = torc_clone(y);
                    NEAR(torc_cumprod_(in_place, d), torc_cumprod(w, d), 2);
                    NEAR(torc_cumsum(torc_real(y), d, .dtype = dtype),
                         torc_cumsum(torc_real(w), d, .dtype = TORC_COMPLEX128), (double)n);
                    torc_scope_end(scope);
                }
    for (int layout = 0; layout < LAYOUTS; layout++)
        for (int d = 0; d < 3; d++) {
            const torc_dtype dtype = TORC_COMPLEX32;
            torc_tensor x = turning(dtype, SHAPE(4, 27, 5));
            snprintf(what, sizeof what, "products of complex32 along %d, %s", d, layout_names[layout]);
            NEAR(torc_prod(laid_out(on_cuda(x), layout), d), torc_prod(wide_of(x), d), 2);
        }
    const torc_dtype dtype = TORC_COMPLEX128;
    snprintf(what, sizeof what, "long");
    torc_tensor x = turning(dtype, SHAPE(200001));
    NEAR(torc_cumsum(on_cuda(x), 0), torc_cumsum(x, 0), 1e4);
    NEAR(torc_cumprod(on_cuda(x), 0), torc_cumprod(x, 0), 1e3);
    NEAR(torc_cumsum(on_cuda(torc_select(x, 0, 5)), 0), torc_select(x, 0, 5), 0);
}

/* ------------------------------------------------------------------------------------------ products of matrices */
static void test_matrices(void **state) {
    (void)state;
    NEEDS_CUDA();
    char what[160];
    for (int t = 0; t < WIDE; t++)
        for (int layout = 0; layout < LAYOUTS; layout++) {
            const int64_t scope = torc_scope_begin();
            const torc_dtype dtype = dtypes[t];
            snprintf(what, sizeof what, "%s, %s", torc_dtype_name(dtype), layout_names[layout]);
            torc_tensor a = complex_of(dtype, SHAPE(37, 53)), b = complex_of(dtype, SHAPE(53, 29)),
                        c = complex_of(dtype, SHAPE(37, 29)), v = complex_of(dtype, SHAPE(53)),
                        s = complex_of(dtype, SHAPE(6, 37, 53)), u = complex_of(dtype, SHAPE(6, 53, 29));
            torc_tensor A = wide_of(a), B = wide_of(b), C = wide_of(c), V = wide_of(v), S = wide_of(s), U = wide_of(u);
            a = laid_out(on_cuda(a), layout), b = laid_out(on_cuda(b), layout), c = laid_out(on_cuda(c), layout);
            v = laid_out(on_cuda(v), layout), s = laid_out(on_cuda(s), layout), u = laid_out(on_cuda(u), layout);
            NEAR(torc_mm(a, b), torc_mm(A, B), 20);
            NEAR(torc_mm(torc_transpose(b, 0, 1), torc_transpose(a, 0, 1)),
                 torc_mm(torc_transpose(B, 0, 1), torc_transpose(A, 0, 1)), 20);
            NEAR(torc_mv(a, v), torc_mv(A, V), 20);
            NEAR(torc_dot(v, v), torc_dot(V, V), 20);
            NEAR(torc_bmm(s, u), torc_bmm(S, U), 20);
            NEAR(torc_matmul(s, b), torc_matmul(S, B), 20);
            NEAR(torc_addmm(c, a, b, .beta = Z(0.5, -1), .alpha = Z(2, 0.25)),
                 torc_addmm(C, A, B, .beta = Z(0.5, -1), .alpha = Z(2, 0.25)), 40);
            NEAR(torc_addmm(torc_select(c, 0, 0), a, b), torc_addmm(torc_select(C, 0, 0), A, B), 40);
            NEAR(torc_baddbmm(c, s, u, .beta = Z(0, 1)), torc_baddbmm(C, S, U, .beta = Z(0, 1)), 40);
            NEAR(torc_linear(s, torc_transpose(b, 0, 1), torc_select(c, 0, 0)),
                 torc_linear(S, torc_transpose(B, 0, 1), torc_select(C, 0, 0)), 40);
            NEAR(torc_mm(torc_narrow(a, 1, 0, 0), torc_narrow(b, 0, 0, 0)), torc_zeros_like(C), 0);
            torc_scope_end(scope);
        }
    torc_tensor half = torc_zeros(SHAPE(3, 3), .dtype = TORC_COMPLEX32, .device = TORC_CUDA(0));
    assert_null(torc_mm(half, half));
    torc_error_clear();
}

/* ------------------------------------------------------------------------------------------ indexing */
static void indexing(torc_dtype dtype) {
    char what[160];
    for (int layout = 0; layout < LAYOUTS; layout++) {
        const int64_t scope = torc_scope_begin();
        snprintf(what, sizeof what, "%s, %s%s", torc_dtype_name(dtype), layout_names[layout],
                 torc_are_deterministic_algorithms_enabled() ? ", in order" : "");
        torc_tensor x = complex_of(dtype, SHAPE(12, 40)), src = complex_of(dtype, SHAPE(30, 40)), w = wide_of(x),
                    wide = wide_of(src), y = laid_out(on_cuda(x), layout), z = laid_out(on_cuda(src), layout);
        torc_tensor rows = torc_randint(12, SHAPE(30)), places = torc_randint(12, SHAPE(30, 40)),
                    once = torc_narrow(torc_randperm(12), 0, 0, 5), mask = torc_gt(torc_randn(SHAPE(12, 40)), 0.3);
        torc_tensor R = on_cuda(rows), P = on_cuda(places), O = on_cuda(once), M = on_cuda(mask),
                    five = torc_narrow(z, 0, 0, 5), FIVE = torc_narrow(wide, 0, 0, 5);
        NEAR(torc_index_select(y, 0, R), torc_index_select(w, 0, rows), 0);
        NEAR(torc_index_copy(y, 0, O, five), torc_index_copy(w, 0, once, FIVE), 0);
        torc_tensors one = {&R, 1}, ONE = {&rows, 1};
        NEAR(torc_index(y, one), torc_index(w, ONE), 0);
        NEAR(torc_masked_fill(y, M, Z(1, 2)), torc_masked_fill(w, mask, Z(1, 2)), 0);
        NEAR(torc_masked_select(y, M), torc_masked_select(w, mask), 0);
        NEAR(torc_tril(y, -2), torc_tril(w, -2), 0);
        NEAR(torc_triu(y, 1), torc_triu(w, 1), 0);
        torc_tensor rare = torc_mul(x, mask);
        NEAR(torc_nonzero(laid_out(on_cuda(rare), layout)), torc_nonzero(wide_of(rare)), 0);
        NEAR(torc_index_fill(y, 0, O, Z(0.5, -2)), torc_index_fill(w, 0, once, Z(0.5, -2)), 0);
        NEAR(torc_gather(y, 0, P), torc_gather(w, 0, places), 0);
        torc_tensor to = torc_expand(torc_unsqueeze(once, 1), SHAPE(5, 40));
        NEAR(torc_scatter(y, 0, on_cuda(to), five), torc_scatter(w, 0, to, FIVE), 0);
        NEAR(torc_index_add(y, 0, R, z, .alpha = 2.5), torc_index_add(w, 0, rows, wide, .alpha = 2.5), 40);
        NEAR(torc_index_put(y, one, z, .accumulate = (bool)1), torc_index_put(w, ONE, wide, .accumulate = (bool)1), 40);
        torc_tensor columns = torc_randint(40, SHAPE(30)), K = on_cuda(columns);
        torc_tensors two = {(torc_tensor[]){R, K}, 2}, TWO = {(torc_tensor[]){rows, columns}, 2};
        torc_tensor line = torc_select(z, 1, 3), LINE = torc_select(wide, 1, 3);
        NEAR(torc_index_put(y, two, line, .accumulate = (bool)1), torc_index_put(w, TWO, LINE, .accumulate = (bool)1),
             40);
        torc_tensor leaf = torc_requires_grad_(torc_clone(y), true), LEAF = torc_requires_grad_(torc_clone(w), true);
        torc_tensor windows = torc_unfold(leaf, 1, 6, 4), WINDOWS = torc_unfold(LEAF, 1, 6, 4);
        torc_backward(windows, .gradient = torc_ones_like(torc_detach(windows)));
        torc_backward(WINDOWS, .gradient = torc_ones_like(torc_detach(WINDOWS)));
        NEAR(torc_grad(leaf), torc_grad(LEAF), 1);
        if (dtype != TORC_COMPLEX32) {
            NEAR(torc_scatter_value(y, 0, on_cuda(to), NUM(Z(3, -1))), torc_scatter_value(w, 0, to, NUM(Z(3, -1))), 0);
            NEAR(torc_scatter_add(y, 0, P, z), torc_scatter_add(w, 0, places, wide), 20);
            NEAR(torc_scatter_reduce(y, 0, P, z, "mean"), torc_scatter_reduce(w, 0, places, wide, "mean"), 20);
            NEAR(torc_scatter_reduce(y, 0, P, z, "sum", .include_self = (bool)0),
                 torc_scatter_reduce(w, 0, places, wide, "sum", .include_self = (bool)0), 20);
            NEAR(torc_masked_scatter(y, M, z), torc_masked_scatter(w, mask, wide), 0);
        }
        torc_scope_end(scope);
    }
}
static void test_indexing(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < ALL; t++) indexing(dtypes[t]);
    assert_true(torc_use_deterministic_algorithms(true));
    for (int t = 0; t < ALL; t++) indexing(dtypes[t]);
    assert_true(torc_use_deterministic_algorithms(false));
}

/* ------------------------------------------------------------------------------------------ what is made */
static void test_made(void **state) {
    (void)state;
    NEEDS_CUDA();
    const torc_device device = TORC_CUDA(0);
    for (int t = 0; t < ALL; t++) {
        const torc_dtype dtype = dtypes[t], part = (torc_dtype)dtype_part(dtype);
        const char *what = torc_dtype_name(dtype);
        NEAR(torc_full(SHAPE(3, 5), Z(1, -2), .dtype = dtype, .device = device), torc_full(SHAPE(3, 5), Z(1, -2)), 0);
        if (dtype != TORC_COMPLEX32) {
            NEAR(torc_eye(4, 6, .dtype = dtype, .device = device), torc_eye(4, 6), 0);
            NEAR(torc_linspace(Z(1, -2), Z(-3, 5), 101, .dtype = dtype, .device = device),
                 torc_linspace(Z(1, -2), Z(-3, 5), 101, .dtype = TORC_COMPLEX128), 1);
            NEAR(torc_linspace(Z(1, -2), Z(-3, 5), 1, .dtype = dtype, .device = device), torc_full(SHAPE(1), Z(1, -2)),
                 0);
        }
        /* draws are those of twice as many real numbers, each part with half of the variance */
        for (int64_t n = 1; n < 1000000; n *= 97) {
            torc_manual_seed(5);
            torc_tensor z = torc_randn(SHAPE(n), .dtype = dtype, .device = device),
                        u = torc_rand(SHAPE(n), .dtype = dtype, .device = device);
            torc_manual_seed(5);
            torc_tensor a = torc_normal_(torc_empty(SHAPE(n, 2), .dtype = part, .device = device), 0, 1 / sqrt(2.0)),
                        b = torc_rand(SHAPE(n, 2), .dtype = part, .device = device);
            NO_ERROR();
            assert_true(torc_item_int64(torc_all(torc_eq(torc_view_as_real(z), a))));
            assert_true(torc_item_int64(torc_all(torc_eq(torc_view_as_real(u), b))));
        }
    }
    torc_tensor big = torc_randn(SHAPE(200000), .dtype = TORC_COMPLEX64, .device = device);
    const double mean = torc_item(torc_mean(torc_square(torc_abs(big))));
    assert_true(mean > 0.98 && mean < 1.02);
}

/* Lists: alike or not, each entry comes out as its call does. */
static void test_lists(void **state) {
    (void)state;
    NEEDS_CUDA();
    const torc_dtype dtype = TORC_COMPLEX64;
    const char *what = "lists";
    torc_tensor x[3], y[3];
    for (int k = 0; k < 3; k++) x[k] = complex_of(dtype, SHAPE(10 + k)), y[k] = on_cuda(x[k]);
    torc_tensors X = {x, 3}, Y = {y, 3};
    torc_tensors sums = torc__foreach_add(Y, Y), wanted = torc__foreach_add(X, X), roots = torc__foreach_sqrt(Y),
                 wanted_roots = torc__foreach_sqrt(X);
    NO_ERROR();
    for (int k = 0; k < 3; k++) {
        NEAR(sums.data[k], wanted.data[k], 2);
        NEAR(roots.data[k], wanted_roots.data[k], 2);
    }
    torc_tensor mixed[3] = {y[0], on_cuda(torc_randn(SHAPE(11))), on_cuda(torc_ones(SHAPE(4), .dtype = TORC_INT64))};
    torc_tensors squares = torc__foreach_mul(((torc_tensors){mixed, 3}), ((torc_tensors){mixed, 3}));
    NO_ERROR();
    for (int k = 0; k < 3; k++) {
        torc_tensor host = torc_to(mixed[k], .device = TORC_CPU);
        NEAR(squares.data[k], torc_mul(host, host), 2);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_functions), SCOPED(test_out_of_range), SCOPED(test_operands),
                                       SCOPED(test_many),      SCOPED(test_folds),        SCOPED(test_products_along),
                                       SCOPED(test_matrices),  SCOPED(test_indexing),     SCOPED(test_made),
                                       SCOPED(test_lists)};
    return cmocka_run_group_tests_name("cuda/complex", tests, NULL, NULL);
}
