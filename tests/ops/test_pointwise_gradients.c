/* timeout: 300 */
/* test_pointwise_gradients.c - first and second derivatives of every pointwise row, and PyTorch's choices where there
 * is no single derivative. */
#include "pointwise_reference.h"

#include "ops/generated/ids.h"

static torc_tensor call_it(torc_tensor *in, void *context) { return call_row(*(const int *)context, in); }

static void test_every_row(void **state) {
    (void)state;
    for (int op = 0; op < OP_COUNT; op++) {
        const op_row *row = &op_rows[op];
        if (row->kind != KIND_POINTWISE || !row->backward || (row->flags & OPF_NONDIFF)) continue;
        int64_t scope = torc_scope_begin();
        const reference *r = reference_of(op);
        torc_tensor in[3] = {NULL}, broadcast[3] = {NULL};
        for (int k = 0; k < row->ntensors; k++) {
            double lo = r->range[k][0], hi = r->range[k][1];
            if (lo == 0 && hi == 0) lo = -2, hi = 2;
            bool mask = r->mask == k + 1, value = r->one_value && k == 2;
            torc_ints shape = value ? SHAPE0 : SHAPE(3, 4);
            torc_ints small = r->one_value         ? shape
                              : row->ntensors == 1 ? SHAPE(2, 2)
                              : k == 0             ? SHAPE(3, 1)
                              : k == 1             ? SHAPE(4)
                                                   : SHAPE(2, 1, 1);
            if (mask) {
                in[k] = make(TORC_BOOL, shape, (double[]){1, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 1}, LAYOUT_CONTIGUOUS);
                broadcast[k] =
                    make(TORC_BOOL, small, (double[]){1, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 1}, LAYOUT_CONTIGUOUS);
            } else {
                in[k] = make_uniform(TORC_FLOAT64, shape, 31 + (uint64_t)k, lo, hi,
                                     k == 1 ? LAYOUT_TRANSPOSED : LAYOUT_CONTIGUOUS);
                broadcast[k] = make_uniform(TORC_FLOAT64, small, 41 + (uint64_t)k, lo, hi, LAYOUT_CONTIGUOUS);
                if (r->constant != k + 1) in[k] = with_grad(in[k]), broadcast[k] = with_grad(broadcast[k]);
            }
        }
        NO_ERROR();
        print_message("%s\n", row->name);
        CHECK_GRADIENTS_TWICE(call_it, &op, in, row->ntensors);
        CHECK_GRADIENTS_TWICE(call_it, &op, broadcast, row->ntensors);
        torc_scope_end(scope);
    }
}

/* ------------------------------------------------------------------------------------ recorded from PyTorch 2.11 */
static const double points[] = {-3, 3, 0, NAN, -0.5, 0.5, 6, 1, -1, INFINITY, -INFINITY};
enum { POINTS = 11 };

typedef torc_tensor unary(torc_tensor x);
static torc_tensor f_hardtanh(torc_tensor x) { return torc_hardtanh(x); }
static torc_tensor f_hardshrink(torc_tensor x) { return torc_hardshrink(x); }
static torc_tensor f_softshrink(torc_tensor x) { return torc_softshrink(x); }
static torc_tensor f_elu(torc_tensor x) { return torc_elu(x); }
static torc_tensor f_leaky(torc_tensor x) { return torc_leaky_relu(x); }
static torc_tensor f_clamp(torc_tensor x) { return torc_clamp(x, .min = -3, .max = 3); }
static torc_tensor f_clamp_min(torc_tensor x) { return torc_clamp_min(x, 0.5); }
static torc_tensor f_threshold(torc_tensor x) { return torc_threshold(x, 0.5, 7); }
static torc_tensor f_nan_to_num(torc_tensor x) { return torc_nan_to_num(x); }
static torc_tensor f_maximum(torc_tensor x) { return torc_maximum(x, make_f64(SHAPE0, (double[]){0})); }
static torc_tensor f_fmax(torc_tensor x) { return torc_fmax(x, make_f64(SHAPE0, (double[]){NAN})); }
static torc_tensor f_copysign(torc_tensor x) { return torc_copysign(x, -1); }
static torc_tensor f_pow0(torc_tensor x) { return torc_pow(x, 0); }
static torc_tensor f_atan2(torc_tensor x) { return torc_atan2(x, x); }
static torc_tensor f_hypot(torc_tensor x) { return torc_hypot(x, make_f64(SHAPE0, (double[]){0})); }
static torc_tensor f_logit(torc_tensor x) { return torc_logit(x, .eps = 0.1); }
static torc_tensor f_logit0(torc_tensor x) { return torc_logit(x); }

static void test_recorded(void **state) {
    (void)state;
    static const struct {
        const char *name;
        unary *f;
        double want[POINTS];
    } cases[] = {
        {"hardswish", torc_hardswish, {0, 1, 0.5, 1, 1.0 / 3, 2.0 / 3, 1, 5.0 / 6, 1.0 / 6, 1, 0}},
        {"hardsigmoid", torc_hardsigmoid, {0, 0, 1.0 / 6, 0, 1.0 / 6, 1.0 / 6, 0, 1.0 / 6, 1.0 / 6, 0, 0}},
        {"relu6", torc_relu6, {0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0}},
        {"hardtanh", f_hardtanh, {0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0}},
        {"hardshrink", f_hardshrink, {1, 1, 0, 1, 0, 0, 1, 1, 1, 1, 1}},
        {"softshrink", f_softshrink, {1, 1, 0, 1, 0, 0, 1, 1, 1, 1, 1}},
        {"leaky_relu", f_leaky, {0.01, 1, 0.01, 0.01, 0.01, 1, 1, 1, 0.01, 1, 0.01}},
        {"relu", torc_relu, {0, 1, 0, 1, 0, 1, 1, 1, 0, 1, 0}},
        {"clamp", f_clamp, {1, 1, 1, 0, 1, 1, 0, 1, 1, 0, 0}},
        {"clamp_min", f_clamp_min, {0, 1, 0, 0, 0, 1, 1, 1, 0, 1, 0}},
        {"threshold", f_threshold, {0, 1, 0, 1, 0, 0, 1, 1, 0, 1, 0}},
        {"abs", torc_abs, {-1, 1, 0, 0, -1, 1, 1, 1, -1, 1, -1}},
        {"nan_to_num", f_nan_to_num, {1, 1, 1, 0, 1, 1, 1, 1, 1, 0, 0}},
        {"maximum", f_maximum, {0, 1, 0.5, 1, 0, 1, 1, 1, 0, 1, 0}},
        {"fmax", f_fmax, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}},
        {"copysign", f_copysign, {1, -1, 0, NAN, 1, -1, -1, -1, 1, NAN, NAN}},
        {"softsign", torc_softsign, {0.0625, 0.0625, 1, NAN, 4.0 / 9, 4.0 / 9, 1.0 / 49, 0.25, 0.25, NAN, NAN}},
        {"mish",
         torc_mish,
         {-0.09339311453232084, 1.0211069109294435, 0.6, NAN, 0.28951067791351226, 0.8864243753577272, 1.00013414050621,
          1.0490362200997922, 0.059216755877395014, NAN, NAN}},
        {"elu", f_elu, {0.049787068367863944, 1, 1, 1, 0.6065306597126334, 1, 1, 1, 0.36787944117144233, 1, 0}},
        {"pow 0", f_pow0, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}},
        {"atan2", f_atan2, {0, 0, 0, NAN, 0, 0, 0, 0, 0, NAN, NAN}},
        {"hypot", f_hypot, {-1, 1, NAN, NAN, -1, 1, 1, 1, -1, NAN, NAN}},
        {"logit eps", f_logit, {0, 0, 0, NAN, 0, 4, 0, 0, 0, 0, 0}},
        {"logit", f_logit0, {NAN, NAN, INFINITY, NAN, NAN, 4, NAN, INFINITY, NAN, NAN, NAN}},
    };
    for (int c = 0; c < LENGTH(cases); c++) {
        torc_tensor x = with_grad(make_f64(SHAPE(POINTS), points));
        torc_tensor y = cases[c].f(x);
        NO_ERROR();
        double ones[POINTS];
        for (int i = 0; i < POINTS; i++) ones[i] = 1;
        assert_true(torc_backward(y, .gradient = make_f64(SHAPE(POINTS), ones)));
        torc_tensor g = torc_grad(x);
        double *got = g ? read_all(g) : calloc(POINTS, sizeof(double));
        for (int i = 0; i < POINTS; i++)
            if (!is_close(got[i], cases[c].want[i], 1e-9, 1e-12))
                fail_msg("%s at %g: %g, expected %g", cases[c].name, points[i], got[i], cases[c].want[i]);
        free(got);
    }
}

/* The gradient reaches both operands of an in-place call, and inputs overwritten by it are remembered. */
static void test_inplace(void **state) {
    (void)state;
    torc_tensor x = with_grad(make_f64(SHAPE(3), (double[]){1, 2, 3})),
                w = with_grad(make_f64(SHAPE(3), (double[]){4, 5, 6}));
    torc_tensor y = torc_mul(x, 2);
    torc_mul_(y, w);
    torc_exp_(torc_mul_(y, 0.1));
    NO_ERROR();
    assert_true(torc_backward(y, .gradient = make_f64(SHAPE(3), (double[]){1, 1, 1})));
    double want_x[3], want_w[3];
    for (int i = 0; i < 3; i++) {
        double e = exp(0.1 * 2 * (i + 1) * (i + 4));
        want_x[i] = e * 0.2 * (i + 4);
        want_w[i] = e * 0.2 * (i + 1);
    }
    CLOSE_TO(torc_grad(x), want_x, 1e-12, 0);
    CLOSE_TO(torc_grad(w), want_w, 1e-12, 0);

    torc_tensor leaf = with_grad(make_f64(SHAPE(2), (double[]){1, 2}));
    FAILS(RUNTIME, "a leaf Variable that requires grad is being used in an in-place operation", torc_mul_(leaf, 2));
}

/* The sign of the second operand gives it the gradient 0, not none; nor is a power of 0 without one. */
static void test_zero_gradients(void **state) {
    (void)state;
    torc_tensor x = with_grad(make_f64(SHAPE(3), (double[]){1, -2, 0})),
                y = with_grad(make_f64(SHAPE(2, 1), (double[]){-1, 2}));
    assert_true(torc_backward(torc_copysign(x, y), .gradient = make_f64(SHAPE(2, 3), (double[]){1, 2, 3, 4, 5, 6})));
    VALUES(torc_grad(x), 3, -3, 0);
    assert_non_null(torc_grad(y));
    HAS_SHAPE(torc_grad(y), 2, 1);
    VALUES(torc_grad(y), 0, 0);
    static const char *const modes[] = {"trunc", "floor"}; /* what was broadcast gets zeros of its own shape */
    for (int k = 0; k < 2; k++) {
        torc_tensor a = with_grad(make_f32(SHAPE(3), (double[]){1, -2, 5})),
                    b = with_grad(make_f64(SHAPE(2, 1), (double[]){-1, 2}));
        torc_tensor out = torc_div(a, b, .rounding_mode = modes[k]);
        assert_true(torc_backward(out, .gradient = torc_full_like(out, INFINITY)));
        HAS_SHAPE(torc_grad(a), 3);
        HAS_DTYPE(torc_grad(a), TORC_FLOAT32);
        VALUES(torc_grad(a), 0, 0, 0);
        HAS_SHAPE(torc_grad(b), 2, 1);
        VALUES(torc_grad(b), 0, 0);
        torc_tensor c = with_grad(make_uniform(TORC_FLOAT32, SHAPE(3, 4), 1, 1, 2, LAYOUT_TRANSPOSED));
        assert_true(torc_backward(torc_sum(torc_div(c, 3, .rounding_mode = modes[k]))));
        HAS_STRIDES(torc_grad(c), 1, 3);
    }
    torc_tensor z = with_grad(make_f64(SHAPE(2), (double[]){0, 3}));
    assert_true(torc_backward(torc_sum(torc_pow(z, 0))));
    assert_non_null(torc_grad(z));
    VALUES(torc_grad(z), 0, 0);
}

static void test_copy_and_fill(void **state) {
    (void)state;
    torc_tensor x = with_grad(make_f64(SHAPE(3), (double[]){1, 2, 3})),
                src = with_grad(make_f32(SHAPE(1), (double[]){7}));
    torc_tensor y = torc_mul(x, 1);
    torc_copy_(y, src);
    assert_true(torc_backward(y, .gradient = make_f64(SHAPE(3), (double[]){1, 2, 3})));
    VALUES(torc_grad(src), 6);
    HAS_DTYPE(torc_grad(src), TORC_FLOAT32);
    torc_tensor g = torc_grad(x);
    if (g) VALUES(g, 0, 0, 0);
    torc_tensor z = torc_mul(x, 1);
    torc_fill_(z, 2);
    assert_true(torc_backward(z, .gradient = make_f64(SHAPE(3), (double[]){1, 2, 3})));
    if (torc_grad(x)) VALUES(torc_grad(x), 0, 0, 0);
}

/* Low precision: the gradient comes in the input's dtype. */
static void test_dtypes(void **state) {
    (void)state;
    torc_tensor a = with_grad(make(TORC_FLOAT16, SHAPE(2), (double[]){1, 2}, LAYOUT_CONTIGUOUS)),
                b = with_grad(make_f32(SHAPE(2), (double[]){3, 4}));
    torc_tensor y = torc_mul(a, b);
    HAS_DTYPE(y, TORC_FLOAT32);
    assert_true(torc_backward(y, .gradient = make_f32(SHAPE(2), (double[]){1, 1})));
    HAS_DTYPE(torc_grad(a), TORC_FLOAT16);
    VALUES(torc_grad(a), 3, 4);
    VALUES(torc_grad(b), 1, 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_every_row),      SCOPED(test_recorded),      SCOPED(test_inplace),
                                       SCOPED(test_zero_gradients), SCOPED(test_copy_and_fill), SCOPED(test_dtypes)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
