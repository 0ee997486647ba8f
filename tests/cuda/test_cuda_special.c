/* test_cuda_special.c - functions of integers, derivatives of lgamma, incomplete gamma functions, activations and quotients on CUDA, which have
 * forms of their own for float and 16 bits there, against those of the CPU in double: left and right of where they change the way they are computed
 * in, of several layouts. */
#include "compare.h"
#include "ops/generated/internal.h"

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

/* Rows with forms for float or 16 bits that are exponentials, logarithms and what is made of them. */
static torc_tensor softplus_steep(torc_tensor x) { return torc_softplus(x, .beta = 2, .threshold = 2); }
static torc_tensor softplus_plain(torc_tensor x) { return torc_softplus(x); }
static torc_tensor logit_plain(torc_tensor x) { return torc_logit(x); }
static torc_tensor logit_bounded(torc_tensor x) { return torc_logit(x, .eps = 0.25); }
static void test_forms(void **state) {
    (void)state;
    NEEDS_CUDA();
    typedef torc_tensor unary(torc_tensor);
    static const struct form {
        const char *name;
        unary *f;
        double low, high;
    } forms[] = {
        {"tanh", torc_tanh, -3, 3},
        {"tanh", torc_tanh, -0.05, 0.05},
        {"tanh", torc_tanh, -100, 100},
        {"sigmoid", torc_sigmoid, -20, 20},
        {"silu", torc_silu, -20, 20},
        {"logsigmoid", torc_logsigmoid, -90, 60},
        {"softplus", softplus_plain, -80, 40},
        {"softplus", softplus_steep, -9, 3},
        {"hardsigmoid", torc_hardsigmoid, -4, 4},
        {"hardswish", torc_hardswish, -4, 4},
        {"sinc", torc_sinc, -5, 5},
        {"sinc", torc_sinc, -1e-3, 1e-3},
        {"logit", logit_plain, 1e-6, 1 - 1e-3},
        {"logit", logit_plain, 0.4, 0.6},
        {"logit", logit_bounded, -1, 2},
        {"entr", torc_special_entr, 0, 3},
        {"entr", torc_special_entr, 0.8, 1.2},
        {"entr", torc_special_entr, -1, 100},
        {"digamma", torc_digamma, -6, 20},
    };
    static const double odd[] = {0, 1, -1, 3, -3, INFINITY, -INFINITY, NAN, 0.5, 30000, -30000, 1e-30, 1e-38};
    enum { ODD = sizeof odd / sizeof *odd };
    char what[160];
    for (int t = 0; t < DTYPES; t++)
        for (int k = 0; k < (int)(sizeof forms / sizeof *forms); k++)
            for (int layout = 0; layout < LAYOUTS; layout++) {
                const int64_t scope = torc_scope_begin();
                const torc_dtype dtype = dtypes[t];
                torc_tensor x = spread(forms[k].low, forms[k].high, dtype),
                            few = torc_to(torc_tensor_from(odd, SHAPE(ODD)), .dtype = dtype);
                snprintf(what, sizeof what, "%s of %s in [%g, %g], %s", forms[k].name, torc_dtype_name(dtype),
                         forms[k].low, forms[k].high, layout_names[layout]);
                if (forms[k].f == torc_sinc) /* near whole numbers it is as good as its largest values */
                    same_at(__FILE__, __LINE__, what, forms[k].f(laid_out(on_cuda(x), layout)), forms[k].f(exact(x)),
                            tolerance_of(dtype), 1e-2);
                else
                    NEAR(forms[k].f(laid_out(on_cuda(x), layout)), forms[k].f(exact(x)));
                snprintf(what, sizeof what, "%s of odd numbers of %s", forms[k].name, torc_dtype_name(dtype));
                same_at(__FILE__, __LINE__, what, forms[k].f(laid_out(on_cuda(few), layout)),
                        torc_to(forms[k].f(exact(few)), .dtype = dtype), tolerance_of(dtype), 1e-2);
                torc_scope_end(scope);
            }
}
static void test_forms_of_more(void **state) {
    (void)state;
    NEEDS_CUDA();
    char what[160];
    for (int t = 0; t < DTYPES; t++)
        for (int layout = 0; layout < LAYOUTS; layout++) {
            const int64_t scope = torc_scope_begin();
            const torc_dtype dtype = dtypes[t];
            torc_tensor g = spread(-2, 2, dtype), x = spread(-9, 9, dtype), u = spread(0.01, 0.99, dtype),
                        w = spread(-4, 4, dtype);
            torc_tensor cg = on_cuda(g), cx = laid_out(on_cuda(x), layout), cu = laid_out(on_cuda(u), layout),
                        cw = on_cuda(w);
            const attr_number none = number_float(NAN), half = number_float(0.25), one = number_float(1),
                              alpha = number_float(1.6732632423543772848), scale = number_float(1.0507009873554804934);
            snprintf(what, sizeof what, "of %s, %s", torc_dtype_name(dtype), layout_names[layout]);
#define FORM(call_cuda, call) \
    same_at(__FILE__, __LINE__, what, call_cuda, torc_to(call, .dtype = dtype), tolerance_of(dtype), 1)
            FORM(op_elu_backward(cg, cx, alpha, scale), op_elu_backward(exact(g), exact(x), alpha, scale));
            FORM(op_silu_backward(cg, cx), op_silu_backward(exact(g), exact(x)));
            FORM(op_softplus_backward(cg, cx, one, one), op_softplus_backward(exact(g), exact(x), one, one));
            FORM(op_logsigmoid_backward(cg, cx), op_logsigmoid_backward(exact(g), exact(x)));
            FORM(op_logit_backward(cg, cu, none), op_logit_backward(exact(g), exact(u), none));
            FORM(op_logit_backward(cg, cu, half), op_logit_backward(exact(g), exact(u), half));
            FORM(op_hardswish_backward(cg, cx), op_hardswish_backward(exact(g), exact(x)));
            FORM(op_glu_each(cg, cx), op_glu_each(exact(g), exact(x)));
            FORM(op_glu_gate_backward(cg, cx, cw), op_glu_gate_backward(exact(g), exact(x), exact(w)));
            FORM(op_binary_cross_entropy_logits_each(cu, cx, cg),
                 op_binary_cross_entropy_logits_each(exact(u), exact(x), exact(g)));
            FORM(torc_logaddexp(cg, cx), torc_logaddexp(exact(g), exact(x)));
            FORM(torc_logaddexp2(cg, cx), torc_logaddexp2(exact(g), exact(x)));
            FORM(torc_logaddexp(cx, cx), torc_logaddexp(exact(x), exact(x)));
#undef FORM
            same_at(__FILE__, __LINE__, what, torc_nextafter(cx, cw), torc_nextafter(x, w), 0, 0);
            torc_scope_end(scope);
        }
}
/* By way of quotients of few and of many digits, and of numbers that have none. */
static void test_quotients(void **state) {
    (void)state;
    NEEDS_CUDA();
    const double numbers[] = {0,   -0.0, 1,    -1,    7,    -7,    0.1,   -0.1,     2097151, 2097153,   16777215,
                              3e7, 1e30, 3e38, -3e38, 1e-3, 1e-38, 1e-45, INFINITY, NAN,     -INFINITY, 0.3};
    enum { COUNT = sizeof numbers / sizeof *numbers };
    torc_tensor one = torc_to(torc_tensor_from(numbers, SHAPE(COUNT)), .dtype = TORC_FLOAT32),
                a = torc_contiguous(torc_expand(torc_unsqueeze(one, 1), DIMS(COUNT, COUNT))),
                b = torc_contiguous(torc_expand(one, DIMS(COUNT, COUNT)));
    torc_tensor got = torc_to(torc_floor_divide(on_cuda(a), on_cuda(b)), .device = TORC_CPU),
                want = torc_floor_divide(a, b);
    same_at(__FILE__, __LINE__, "odd quotients", got, want, 0, 0);
    same_at(__FILE__, __LINE__, "signs of odd quotients", torc_logical_and(torc_signbit(got), torc_eq(got, got)),
            torc_logical_and(torc_signbit(want), torc_eq(want, want)), 0, 0);
    static const double ranges[][2] = {{1, 2}, {10, 1}, {1e5, 1}, {3e6, 1}, {1e-3, 1e3}, {20, 0.1}};
    for (int r = 0; r < 6; r++) {
        torc_tensor x = spread(-ranges[r][0], ranges[r][0], TORC_FLOAT32),
                    y = spread(-ranges[r][1], ranges[r][1], TORC_FLOAT32);
        if (r == 1)
            y = torc_ceil(y), x = torc_round(x), y = torc_add(y, torc_eq(y, 0)); /* that divide without a rest */
        same_at(__FILE__, __LINE__, "quotients", torc_floor_divide(on_cuda(x), on_cuda(y)),
                torc_floor(torc_true_divide(exact(x), exact(y))), 3e-7, 0);
    }
    torc_tensor x = spread(-3e3, 3e3, TORC_FLOAT32);
    for (int d = 1; d < 8; d++) {
        const double scale = pow(10, d);
        same_at(__FILE__, __LINE__, "decimals", torc_round(on_cuda(x), .decimals = d),
                torc_true_divide(torc_round(torc_mul(x, scale)), scale), 0, 0);
        same_at(__FILE__, __LINE__, "tens", torc_round(on_cuda(x), .decimals = -d),
                torc_mul(torc_round(torc_true_divide(x, scale)), scale), 0, 0);
    }
}
static void test_eye(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const torc_dtype of[] = {TORC_BOOL, TORC_INT16, TORC_FLOAT32, TORC_FLOAT64};
    static const int64_t sizes[][2] = {{1, 1}, {1, 7}, {7, 1}, {2, 3}, {33, 2}, {5, 16}, {67, 129}, {300, 40}, {0, 4}};
    for (int t = 0; t < 4; t++)
        for (int s = 0; s < 9; s++) {
            const int64_t scope = torc_scope_begin();
            torc_tensor want = torc_eye(sizes[s][0], .m = sizes[s][1], .dtype = of[t]);
            same_at(__FILE__, __LINE__, "eye",
                    torc_eye(sizes[s][0], .m = sizes[s][1], .dtype = of[t], .device = TORC_CUDA(0)), want, 0, 0);
            torc_scope_end(scope);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_polygamma), SCOPED(test_incomplete_gamma), SCOPED(test_of_integers),
                                       SCOPED(test_forms),     SCOPED(test_forms_of_more),    SCOPED(test_quotients),
                                       SCOPED(test_eye)};
    return cmocka_run_group_tests_name("cuda/special", tests, NULL, NULL);
}
