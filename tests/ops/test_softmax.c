/* test_softmax.c - softmax and log_softmax along every dimension against sums in double. */
#include "support.h"

static void reference(double *x, int64_t outer, int64_t n, int64_t inner, bool as_log) {
    for (int64_t o = 0; o < outer; o++)
        for (int64_t i = 0; i < inner; i++) {
            double *v = x + o * n * inner + i, m = -INFINITY, s = 0;
            for (int64_t k = 0; k < n; k++) m = v[k * inner] > m ? v[k * inner] : m;
            for (int64_t k = 0; k < n; k++) s += exp(v[k * inner] - m);
            for (int64_t k = 0; k < n; k++)
                v[k * inner] = as_log ? v[k * inner] - m - log(s) : exp(v[k * inner] - m) / s;
        }
}
static const torc_dtype floats[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};

static void every_dimension(void **state) {
    (void)state;
    static const int64_t shapes[][3] = {{2, 3, 4},    {1, 700, 3}, {5, 1, 33}, {3, 40, 1},
                                        {2, 2, 1000}, {37, 5, 7},  {65, 3, 2}};
    for (int s = 0; s < (int)LENGTH(shapes); s++)
        for (int d = 0; d < (int)LENGTH(floats); d++)
            for (int l = 0; l < LAYOUT_COUNT; l++)
                for (int dim = -3; dim < 3; dim++) {
                    int64_t scope = torc_scope_begin();
                    const int64_t *z = shapes[s];
                    torc_tensor x = make_uniform(floats[d], SHAPE(z[0], z[1], z[2]), 1, -9, 9, (layout)l);
                    int axis = dim < 0 ? dim + 3 : dim;
                    int64_t outer = axis == 0   ? 1
                                    : axis == 1 ? z[0]
                                                : z[0] * z[1],
                            inner = axis == 2   ? 1
                                    : axis == 1 ? z[2]
                                                : z[1] * z[2];
                    double *want = read_all(x), eps = dtype_epsilon(floats[d]);
                    reference(want, outer, z[axis], inner, false);
                    CLOSE_TO(torc_softmax(x, dim), want, eps * 24, eps * (floats[d] == TORC_FLOAT16 ? 1 : 0.01));
                    free(want);
                    want = read_all(x);
                    reference(want, outer, z[axis], inner, true);
                    CLOSE_TO(torc_log_softmax(x, dim), want, eps * 4, eps * 8);
                    free(want);
                    torc_scope_end(scope);
                }
}

static void extremes(void **state) {
    (void)state;
    VALUES(torc_softmax(make_f32(SHAPE(3), (double[]){1000, 1000, -1000}), 0), 0.5, 0.5, 0);
    VALUES(torc_softmax(make_f32(SHAPE(2), (double[]){-INFINITY, 3}), 0), 0, 1);
    VALUES(torc_log_softmax(make_f32(SHAPE(2), (double[]){-INFINITY, 3}), 0), -INFINITY, 0);
    VALUES(torc_softmax(make_f32(SHAPE(2), (double[]){-INFINITY, -INFINITY}), 0), NAN, NAN);
    VALUES(torc_softmax(make_f32(SHAPE(2), (double[]){INFINITY, 0}), 0), NAN, 0.0 / 0.0);
    VALUES(torc_softmax(make_f32(SHAPE(2, 2), (double[]){NAN, 0, 0, 0}), 1), NAN, NAN, 0.5, 0.5);
    VALUES(torc_softmax(make_f32(SHAPE(2, 2), (double[]){NAN, 0, 0, 0}), 0), NAN, 0.5, NAN, 0.5);
    VALUES(torc_softmax(make_f32(SHAPE0, (double[]){7}), 0), 1);
    VALUES(torc_log_softmax(make_f32(SHAPE(1), (double[]){7}), -1), 0);
    HAS_SHAPE(torc_softmax(make_f32(SHAPE(2, 0), NULL), 1), 2, 0);
    HAS_SHAPE(torc_log_softmax(make_f32(SHAPE(0, 2), NULL), 1), 0, 2);
    /* a million equal logits: every share is 1e-6, and their sum does not drift */
    torc_tensor many = torc_softmax(make_expanded(make_f32(SHAPE(1), (double[]){3}), SHAPE(1000000)), 0);
    assert_true(fabs(read_element(many, 999999) - 1e-6) < 1e-12);
    /* the tail of the exponential, down into the subnormals */
    double x[4] = {0, -20, -87, -100}, want[4];
    for (int i = 0; i < 4; i++) want[i] = exp(x[i]) / (1 + exp(-20.0));
    CLOSE_TO(torc_softmax(make_f32(SHAPE(4), x), 0), want, 4e-7, 2e-45);
}

static void other_dtype(void **state) {
    (void)state;
    torc_tensor r = torc_softmax(make_i64(SHAPE(2), (double[]){5, 5}), 0, .dtype = TORC_FLOAT32);
    HAS_DTYPE(r, TORC_FLOAT32);
    VALUES(r, 0.5, 0.5);
    r = torc_log_softmax(make(TORC_FLOAT16, SHAPE(1, 2), (double[]){1, 1}, LAYOUT_CONTIGUOUS), 1,
                         .dtype = TORC_FLOAT64);
    HAS_DTYPE(r, TORC_FLOAT64);
    VALUES(r, -log(2.0), -log(2.0));
    torc_tensor h = with_grad(make(TORC_FLOAT16, SHAPE(2), (double[]){0, 0}, LAYOUT_CONTIGUOUS));
    torc_backward(torc_softmax(h, 0, .dtype = TORC_FLOAT32), .gradient = make_f32(SHAPE(2), (double[]){1, 0}));
    HAS_DTYPE(torc_grad(h), TORC_FLOAT16);
    VALUES(torc_grad(h), 0.25, -0.25);
    torc_tensor out = make(TORC_FLOAT32, SHAPE(2, 2), NULL, LAYOUT_STRIDED);
    torc_softmax_out(out, make_f32(SHAPE(2, 2), NULL), 0);
    VALUES(out, 0.5, 0.5, 0.5, 0.5);
}

static torc_tensor f_softmax(torc_tensor *in, void *dim) { return torc_softmax(in[0], *(int *)dim); }
static torc_tensor f_log_softmax(torc_tensor *in, void *dim) { return torc_log_softmax(in[0], *(int *)dim); }
static void gradients(void **state) {
    (void)state;
    for (int dim = 0; dim < 3; dim++) {
        torc_tensor x = with_grad(make_uniform(TORC_FLOAT64, SHAPE(2, 3, 4), 3, -2, 2, LAYOUT_TRANSPOSED));
        CHECK_GRADIENTS_TWICE(f_softmax, &dim, &x, 1);
        CHECK_GRADIENTS_TWICE(f_log_softmax, &dim, &x, 1);
    }
}

/* Rows of every length around those of vectors, one and many of them: values, and gradients by their definition. */
static void lengths_of_rows(void **state) {
    (void)state;
    static const int64_t lengths[] = {1, 2, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 47, 64, 100, 127, 259, 1000},
                         rows[] = {1, 2, 31, 33, 70};
    for (int d = 0; d < (int)LENGTH(floats); d++)
        for (int l = 0; l < (int)LENGTH(lengths); l++)
            for (int r = 0; r < (int)LENGTH(rows); r++)
                for (int as_log = 0; as_log < 2; as_log++) {
                    const int64_t scope = torc_scope_begin(), n = lengths[l], many = rows[r];
                    torc_tensor x = with_grad(make_uniform(floats[d], SHAPE(many, n), 5, -3, 3, LAYOUT_CONTIGUOUS)),
                                g = make_uniform(floats[d], SHAPE(many, n), 6, -1, 1, LAYOUT_CONTIGUOUS);
                    torc_tensor y = as_log ? torc_log_softmax(x, 1) : torc_softmax(x, 1);
                    double *want = read_all(torc_detach(x)), *given = read_all(g), *of = read_all(torc_detach(y)),
                           eps = dtype_epsilon(floats[d]);
                    reference(want, many, n, 1, as_log);
                    CLOSE_TO(torc_detach(y), want, eps * 24, eps);
                    torc_backward(y, .gradient = g);
                    for (int64_t i = 0; i < many; i++) {
                        double sum = 0;
                        for (int64_t k = i * n; k < (i + 1) * n; k++) sum += as_log ? given[k] : given[k] * of[k];
                        for (int64_t k = i * n; k < (i + 1) * n; k++)
                            want[k] = as_log ? given[k] - exp(of[k]) * sum : (given[k] - sum) * of[k];
                    }
                    CLOSE_TO(torc_grad(x), want, eps * 8, eps * 40);
                    free(want);
                    free(given);
                    free(of);
                    torc_scope_end(scope);
                }
    /* what is not finite stays in its row */
    enum { ROWS = 40, LONG = 37 };
    for (int n = 3; n <= LONG; n += LONG - 3) {
        double values[ROWS * LONG] = {0};
        values[2 * n + n - 1] = NAN, values[5 * n] = INFINITY;
        for (int k = 0; k < n; k++) values[7 * n + k] = -INFINITY;
        torc_tensor y = torc_softmax(make_f32(SHAPE(ROWS, n), values), 1);
        for (int i = 0; i < ROWS; i++)
            for (int k = 0; k < n; k++) {
                const double v = read_element(y, i * n + k);
                assert_true(i == 2 || i == 5 || i == 7 ? v != v : fabs(v - 1.0 / n) < 1e-6);
            }
    }
}

static void errors(void **state) {
    (void)state;
    FAILS(NOT_IMPLEMENTED, "\"softmax_lastdim_kernel_impl\" not implemented for 'Long'",
          torc_softmax(make_i64(SHAPE(2), NULL), 0));
    FAILS(NOT_IMPLEMENTED, "\"log_softmax_kernel_impl\" not implemented for 'Long'",
          torc_log_softmax(make_i64(SHAPE(2, 3), NULL), 0));
    FAILS(INDEX, "Dimension out of range (expected to be in range of [-2, 1], but got 2)",
          torc_softmax(make_f32(SHAPE(2, 2), NULL), 2));
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(every_dimension), SCOPED(extremes),        SCOPED(other_dtype),
                                       SCOPED(gradients),       SCOPED(lengths_of_rows), SCOPED(errors)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
