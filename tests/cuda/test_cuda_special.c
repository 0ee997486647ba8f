/* test_cuda_special.c - functions of integers, derivatives of lgamma and incomplete gamma functions on CUDA, which have forms of their own for float and 16 bits there, against
 * those of the CPU in double: left and right of where they change the way they are computed in, of several layouts. */
#include "compare.h"

static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT64};
enum { DTYPES = sizeof dtypes / sizeof dtypes[0], ROWS = 37, COLUMNS = 61 };

static torc_tensor spread(double low, double high, torc_dtype dtype) {
    torc_tensor t = torc_empty(SHAPE(ROWS, COLUMNS), .dtype = TORC_FLOAT64);
    torc_uniform_(t, low, high);
    return torc_to(t, .dtype = dtype);
}
/* Halfway between poles the derivatives of even order are differences of terms that are a billion times as large: those places are left out. */
static torc_tensor off_halves(torc_tensor x) {
    torc_tensor half = torc_logical_and(torc_lt(x, 0), torc_eq(torc_sub(x, torc_floor(x)), 0.5));
    return torc_where(half, torc_add(x, 0.25), x);
}
static torc_tensor exact(torc_tensor t) { return torc_to(t, .dtype = TORC_FLOAT64); }
/* As far as a result of the dtype can be from what it rounds; infinities where it has no larger numbers. */
static void near_at(int line, const char *what, torc_dtype dtype, torc_tensor got, torc_tensor want) {
    want = dtype == TORC_FLOAT64 ? want : exact(torc_to(want, .dtype = dtype));
    same_at(__FILE__, line, what, got, want, tolerance_of(dtype) / (dtype == TORC_FLOAT32 ? 40 : 1),
            dtype == TORC_FLOAT16 || dtype == TORC_FLOAT64 ? 1e-2 : 1e-30);
}
#define NEAR(got, want) near_at(__LINE__, what, dtype, got, want)

static void test_polygamma(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const double ranges[][2] = {{-2, 2}, {0, 6}, {-40, 40}, {0, 1e-3}, {-33, -30}, {6, 1e4}};
    char what[160];
    for (int t = 0; t < DTYPES; t++)
        for (int n = 2; n < 15; n++)
            for (int r = 0; r < 6; r++) {
                const int64_t scope = torc_scope_begin();
                const torc_dtype dtype = dtypes[t];
                torc_tensor x = off_halves(spread(ranges[r][0], ranges[r][1], dtype));
                snprintf(what, sizeof what, "polygamma %d of %s in [%g, %g]", n, torc_dtype_name(dtype), ranges[r][0],
                         ranges[r][1]);
                if (dtype == TORC_FLOAT64) /* the sums themselves cancel left of 0 */
                    same_at(__FILE__, __LINE__, what, torc_polygamma(laid_out(on_cuda(x), (n + r) % LAYOUTS), n),
                            torc_polygamma(x, n), 1e-6, 1);
                else
                    NEAR(torc_polygamma(laid_out(on_cuda(x), (n + r) % LAYOUTS), n), torc_polygamma(exact(x), n));
                torc_scope_end(scope);
            }
    const torc_dtype dtype = TORC_FLOAT32;
    torc_tensor odd =
        torc_to(torc_tensor_from(((double[]){0.0, -0.0, -1, -7, -100, INFINITY, -INFINITY, NAN, 1e-45, -1e-45, 3e38}),
                                 SHAPE(11)),
                .dtype = dtype);
    for (int n = 0; n < 15; n++) {
        snprintf(what, sizeof what, "polygamma %d of odd numbers", n);
        NEAR(torc_polygamma(on_cuda(odd), n), torc_polygamma(exact(odd), n));
    }
}

static void test_incomplete_gamma(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const double ranges[][4] = {{0.3, 2.5, 0.3, 2.5},     {0, 1, 0, 1.2},    {1e-6, 0.04, 0, 5},
                                       {14, 18, 0, 40},          {0, 30, 3, 5},     {90, 110, 50, 150},
                                       {1e5, 1.1e5, 9e4, 1.2e5}, {0, 1e-4, 0, 1e-3}};
    char what[160];
    for (int t = 0; t < DTYPES; t++)
        for (int r = 0; r < 8; r++)
            for (int layout = 0; layout < LAYOUTS; layout++) {
                const int64_t scope = torc_scope_begin();
                const torc_dtype dtype = dtypes[t];
                torc_tensor a = spread(ranges[r][0], ranges[r][1], dtype),
                            x = spread(ranges[r][2], ranges[r][3], dtype), b = laid_out(on_cuda(a), layout),
                            y = laid_out(on_cuda(x), (layout + r) % LAYOUTS);
                snprintf(what, sizeof what, "igamma of %s, range %d", torc_dtype_name(dtype), r);
                NEAR(torc_igamma(b, y), torc_igamma(exact(a), exact(x)));
                snprintf(what, sizeof what, "igammac of %s, range %d", torc_dtype_name(dtype), r);
                NEAR(torc_igammac(b, y), torc_igammac(exact(a), exact(x)));
                torc_scope_end(scope);
            }
    const torc_dtype dtype = TORC_FLOAT32;
    const double numbers[] = {0, -0.0, 1, -1, INFINITY, -INFINITY, NAN, 1e-45, 3e38, 1e8, 2e8};
    enum { COUNT = sizeof numbers / sizeof *numbers };
    torc_tensor one = torc_to(torc_tensor_from(numbers, SHAPE(COUNT)), .dtype = dtype),
                a = torc_contiguous(torc_expand(torc_unsqueeze(one, 1), DIMS(COUNT, COUNT))),
                x = torc_contiguous(torc_expand(one, DIMS(COUNT, COUNT)));
    snprintf(what, sizeof what, "odd numbers");
    NEAR(torc_igamma(on_cuda(a), on_cuda(x)), torc_igamma(exact(a), exact(x)));
    NEAR(torc_igammac(on_cuda(a), on_cuda(x)), torc_igammac(exact(a), exact(x)));
}

/* Functions of integers are floats, and so are sums with floats: of all sizes, wherever the integers lie. */
static void test_of_integers(void **state) {
    (void)state;
    NEEDS_CUDA();
    typedef torc_tensor unary(torc_tensor);
    static unary *const functions[] = {torc_acosh, torc_asinh, torc_sqrt, torc_sigmoid};
    static const torc_dtype of[] = {TORC_INT64, TORC_INT32, TORC_INT16, TORC_INT8, TORC_UINT8, TORC_BOOL};
    static const int64_t sizes[] = {1, 3, 4, 5, 1023, 1024, 1025, 4099, 300007};
    const torc_dtype dtype = TORC_FLOAT32;
    char what[160];
    for (int t = 0; t < 6; t++)
        for (int s = 0; s < 9; s++)
            for (int layout = 0; layout < LAYOUTS; layout++) {
                const int64_t scope = torc_scope_begin();
                torc_tensor x = torc_to(torc_randint(90, SHAPE(sizes[s])), .dtype = of[t]),
                            y = laid_out(on_cuda(x), layout), f = torc_randn(SHAPE(sizes[s]));
                snprintf(what, sizeof what, "%s, %lld of them, %s", torc_dtype_name(of[t]), (long long)sizes[s],
                         layout_names[layout]);
                for (int k = 0; k < 4; k++) near_at(__LINE__, what, dtype, functions[k](y), functions[k](exact(x)));
                near_at(__LINE__, what, dtype, torc_add(y, on_cuda(f)), torc_add(x, f));
                near_at(__LINE__, what, dtype, torc_mul(on_cuda(f), y), torc_mul(f, x));
                if (of[t] != TORC_BOOL) {
                    torc_tensor w = torc_randint(9, SHAPE(sizes[s]));
                    same_at(__FILE__, __LINE__, what, torc_mul(y, laid_out(on_cuda(w), SHIFTED)), torc_mul(x, w), 0, 0);
                }
                torc_scope_end(scope);
            }
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_polygamma), SCOPED(test_incomplete_gamma), SCOPED(test_of_integers)};
    return cmocka_run_group_tests_name("cuda/special", tests, NULL, NULL);
}
