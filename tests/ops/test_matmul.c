/* test_matmul.c - products of matrices and vectors against sums written out in double. */
#include "support.h"
#include "torc/ops_private.h"

/* out[b][i][j] = Σ_p a[b][i][p]·c[b][p][j] of the values the tensors really hold. */
static void product(double *out, const double *a, const double *c, int64_t batch, int64_t m, int64_t k, int64_t n) {
    for (int64_t b = 0; b < batch; b++)
        for (int64_t i = 0; i < m; i++)
            for (int64_t j = 0; j < n; j++) {
                double s = 0;
                for (int64_t p = 0; p < k; p++) s += a[(b * m + i) * k + p] * c[(b * k + p) * n + j];
                out[(b * m + i) * n + j] = s;
            }
}
static void near_product(torc_tensor got, torc_tensor a, torc_tensor b, int64_t batch, int64_t m, int64_t k,
                         int64_t n) {
    NO_ERROR();
    double *x = read_all(a), *y = read_all(b), *want = malloc(sizeof(double) * (size_t)(batch * m * n + 1));
    product(want, x, y, batch, m, k, n);
    double eps = dtype_epsilon(torc_tensor_dtype(got));
    CLOSE_TO(got, want, eps * 2, eps * 2 * sqrt((double)k + 1) * 4);
    free(x), free(y), free(want);
}
static const torc_dtype floats[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};

static void mm_every_layout(void **state) {
    (void)state;
    static const int64_t shapes[][3] = {{1, 1, 1},  {3, 4, 5},    {1, 7, 9},   {9, 7, 1},
                                        {17, 1, 3}, {64, 65, 66}, {33, 100, 2}};
    for (int s = 0; s < (int)LENGTH(shapes); s++)
        for (int d = 0; d < (int)LENGTH(floats); d++)
            for (int la = 0; la < LAYOUT_COUNT; la++)
                for (int lb = 0; lb < LAYOUT_COUNT; lb++) {
                    int64_t m = shapes[s][0], k = shapes[s][1], n = shapes[s][2];
                    int64_t scope = torc_scope_begin();
                    torc_tensor a = make_uniform(floats[d], SHAPE(m, k), 1, -1, 1, (layout)la),
                                b = make_uniform(floats[d], SHAPE(k, n), 2, -1, 1, (layout)lb);
                    torc_tensor r = torc_mm(a, b);
                    HAS_SHAPE(r, m, n);
                    near_product(r, a, b, 1, m, k, n);
                    torc_scope_end(scope);
                }
}

static void mm_integers_wrap(void **state) {
    (void)state;
    if (on_cuda()) { /* as in PyTorch */
        torc_tensor i = make_i64(SHAPE(2, 2), NULL);
        FAILS(NOT_IMPLEMENTED, "\"addmm_cuda\" not implemented for 'Long'", torc_mm(i, i));
        return;
    }
    static const torc_dtype ints[] = {TORC_UINT8, TORC_INT8, TORC_INT16, TORC_INT32, TORC_INT64};
    for (int d = 0; d < (int)LENGTH(ints); d++)
        for (int l = 0; l < LAYOUT_COUNT; l++) {
            torc_tensor a = make_uniform(ints[d], SHAPE(5, 6), 3, 0, 11, (layout)l),
                        b = make_uniform(ints[d], SHAPE(6, 4), 4, 0, 11, (layout)((l + 1) % LAYOUT_COUNT));
            torc_tensor r = torc_mm(a, b);
            double *x = read_all(a), *y = read_all(b), want[20];
            product(want, x, y, 1, 5, 6, 4);
            for (int i = 0; i < 20; i++) want[i] = round_to(ints[d], want[i]);
            EXACT(r, want);
            free(x), free(y);
        }
    /* One column along memory, long sums, many columns of few terms, and rows of every number that is left over. */
    static const int64_t shapes[][3] = {{1, 9, 1100}, {1100, 7, 1}, {7, 300, 70},
                                        {13, 3, 300}, {4, 2, 33},   {9, 260, 3}};
    for (int d = 0; d < (int)LENGTH(ints); d++)
        for (int s = 0; s < (int)LENGTH(shapes); s++)
            for (int l = 0; l < LAYOUT_COUNT; l++) {
                const int64_t scope = torc_scope_begin(), m = shapes[s][0], k = shapes[s][1], n = shapes[s][2];
                torc_tensor a = make_uniform(ints[d], SHAPE(m, k), 5, 0, 101, (layout)l),
                            b = make_uniform(ints[d], SHAPE(k, n), 6, 0, 101, (layout)((l + 1) % LAYOUT_COUNT)),
                            c = make_uniform(ints[d], SHAPE(m, n), 7, 0, 101, LAYOUT_CONTIGUOUS);
                torc_tensor r = torc_mm(a, b), added = torc_addmm(c, a, b, .alpha = NUM(3), .beta = NUM(2));
                double *x = read_all(a), *y = read_all(b), *z = read_all(c),
                       *want = malloc(sizeof(double) * (size_t)(m * n)),
                       *sums = malloc(sizeof(double) * (size_t)(m * n));
                product(want, x, y, 1, m, k, n);
                for (int64_t i = 0; i < m * n; i++)
                    sums[i] = round_to(ints[d], 3 * want[i] + 2 * z[i]), want[i] = round_to(ints[d], want[i]);
                EXACT(r, want);
                EXACT(added, sums);
                free(x), free(y), free(z), free(want), free(sums);
                torc_scope_end(scope);
            }
    torc_tensor big = make(TORC_INT64, SHAPE(1, 1), (double[]){3037000500}, LAYOUT_CONTIGUOUS);
    assert_true(read_int(torc_mm(big, big), 0) == (int64_t)(3037000500ULL * 3037000500ULL));
}

static void empty_and_inner_zero(void **state) {
    (void)state;
    HAS_SHAPE(torc_mm(make_f32(SHAPE(0, 3), NULL), make_f32(SHAPE(3, 4), NULL)), 0, 4);
    VALUES(torc_mm(make_f32(SHAPE(2, 0), NULL), make_f32(SHAPE(0, 2), NULL)), 0, 0, 0, 0);
    if (!on_cuda()) VALUES(torc_mm(make_i64(SHAPE(2, 0), NULL), make_i64(SHAPE(0, 1), NULL)), 0, 0);
    VALUES(torc_mm(make(TORC_FLOAT16, SHAPE(2, 0), NULL, LAYOUT_CONTIGUOUS),
                   make(TORC_FLOAT16, SHAPE(0, 1), NULL, LAYOUT_CONTIGUOUS)),
           0, 0);
    VALUES(torc_mv(make_f32(SHAPE(2, 0), NULL), make_f32(SHAPE(0), NULL)), 0, 0);
    VALUES(torc_dot(make_f32(SHAPE(0), NULL), make_f32(SHAPE(0), NULL)), 0);
    VALUES(torc_addmm(make_f32(SHAPE(2), (double[]){1, 2}), make_f32(SHAPE(1, 0), NULL), make_f32(SHAPE(0, 2), NULL),
                      .beta = 3),
           3, 6);
    HAS_SHAPE(torc_bmm(make_f32(SHAPE(0, 2, 3), NULL), make_f32(SHAPE(0, 3, 4), NULL)), 0, 2, 4);
    HAS_SHAPE(torc_matmul(make_f32(SHAPE(2, 0, 3), NULL), make_f32(SHAPE(3, 4), NULL)), 2, 0, 4);
    HAS_SHAPE(torc_linear(make_f32(SHAPE(0, 3), NULL), make_f32(SHAPE(4, 3), NULL)), 0, 4);
    NO_ERROR();
}

static void large_product_is_shared_out(void **state) {
    (void)state;
    torc_tensor a = make_uniform(TORC_FLOAT32, SHAPE(203, 157), 5, -1, 1, LAYOUT_CONTIGUOUS),
                b = make_uniform(TORC_FLOAT32, SHAPE(157, 211), 6, -1, 1, LAYOUT_TRANSPOSED);
    near_product(torc_mm(a, b), a, b, 1, 203, 157, 211);
    torc_tensor v = make_uniform(TORC_FLOAT32, SHAPE(157), 7, -1, 1, LAYOUT_STRIDED);
    near_product(torc_mv(a, v), a, v, 1, 203, 157, 1);
    torc_tensor tall = make_uniform(TORC_FLOAT64, SHAPE(3000, 80), 5, -1, 1, LAYOUT_TRANSPOSED),
                w = make_uniform(TORC_FLOAT64, SHAPE(80), 6, -1, 1, LAYOUT_CONTIGUOUS);
    near_product(torc_mv(tall, w), tall, w, 1, 3000, 80, 1);
}

static void bmm_and_broadcast_batches(void **state) {
    (void)state;
    for (int d = 0; d < (int)LENGTH(floats); d++)
        for (int l = 0; l < LAYOUT_COUNT; l++) {
            torc_tensor a = make_uniform(floats[d], SHAPE(6, 3, 4), 1, -1, 1, (layout)l),
                        b = make_uniform(floats[d], SHAPE(6, 4, 5), 2, -1, 1, (layout)((l + 2) % LAYOUT_COUNT));
            near_product(torc_bmm(a, b), a, b, 6, 3, 4, 5);
        }
    torc_tensor one = make_uniform(TORC_FLOAT32, SHAPE(1, 3, 4), 1, -1, 1, LAYOUT_CONTIGUOUS),
                many = make_uniform(TORC_FLOAT32, SHAPE(7, 4, 5), 2, -1, 1, LAYOUT_CONTIGUOUS);
    torc_tensor wide = make_expanded(one, SHAPE(7, 3, 4));
    near_product(torc_bmm(wide, many), wide, many, 7, 3, 4, 5);
    near_product(torc_matmul(one, many), wide, many, 7, 3, 4, 5);
    torc_tensor row = make_expanded(make_uniform(TORC_FLOAT32, SHAPE(1, 4), 1, -1, 1, LAYOUT_CONTIGUOUS), SHAPE(3, 4));
    torc_tensor column =
        make_expanded(make_uniform(TORC_FLOAT32, SHAPE(4, 1), 1, -1, 1, LAYOUT_CONTIGUOUS), SHAPE(4, 6));
    near_product(torc_mm(row, column), row, column, 1, 3, 4, 6);
}

static void matmul_shapes(void **state) {
    (void)state;
#define F(...) make_uniform(TORC_FLOAT32, SHAPE(__VA_ARGS__), 9, -1, 1, LAYOUT_CONTIGUOUS)
    torc_tensor x3 = F(3), x4 = F(4), m = F(3, 4), batch = F(2, 5, 3), deep = F(2, 1, 4, 3), other = F(5, 3, 2);
    assert_int_equal(torc_dim(torc_matmul(x3, x3)), 0);
    near_product(torc_matmul(x3, x3), x3, x3, 1, 1, 3, 1);
    HAS_SHAPE(torc_matmul(m, x4), 3);
    near_product(torc_matmul(m, x4), m, x4, 1, 3, 4, 1);
    HAS_SHAPE(torc_matmul(x3, m), 4);
    near_product(torc_matmul(x3, m), x3, m, 1, 1, 3, 4);
    HAS_SHAPE(torc_matmul(batch, m), 2, 5, 4);
    near_product(torc_matmul(batch, m), batch, m, 1, 10, 3, 4);
    HAS_SHAPE(torc_matmul(batch, x3), 2, 5);
    near_product(torc_matmul(batch, x3), batch, x3, 1, 10, 3, 1);
    HAS_SHAPE(torc_matmul(x3, other), 5, 2);
    HAS_SHAPE(torc_matmul(deep, other), 2, 5, 4, 2);
    torc_tensor x = make_expanded(deep, SHAPE(2, 5, 4, 3)), y = make_expanded(other, SHAPE(2, 5, 3, 2));
    near_product(torc_matmul(deep, other), x, y, 10, 4, 3, 2);
    near_product(torc_matmul(m, F(2, 4, 3)), make_expanded(m, SHAPE(2, 3, 4)), F(2, 4, 3), 2, 3, 4, 3);
    torc_tensor folded = make_uniform(TORC_FLOAT32, SHAPE(2, 5, 3), 9, -1, 1, LAYOUT_TRANSPOSED);
    near_product(torc_matmul(folded, m), folded, m, 1, 10, 3, 4);
    HAS_SHAPE(torc_outer(x3, x4), 3, 4);
    near_product(torc_outer(x3, x4), x3, x4, 1, 3, 1, 4);
    NO_ERROR();
#undef F
}

static void addmm_scales_and_forgets(void **state) {
    (void)state;
    double nan3[6] = {NAN, NAN, INFINITY, 1, 2, 3};
    torc_tensor a = make_f32(SHAPE(2, 2), (double[]){1, 2, 3, 4}),
                b = make_f32(SHAPE(2, 3), (double[]){1, 0, 2, 0, 1, 1});
    VALUES(torc_addmm(make_f32(SHAPE(2, 3), nan3), a, b, .beta = 0), 1, 2, 4, 3, 4, 10);
    VALUES(torc_addmm(make_f32(SHAPE(3), (double[]){1, 2, 3}), a, b, .beta = 2, .alpha = 0.5), 2.5, 5, 8, 3.5, 6, 11);
    VALUES(torc_addmm(make_f32(SHAPE(2, 1), (double[]){10, 20}), a, b), 11, 12, 14, 23, 24, 30);
    VALUES(torc_addmm(make_f32(SHAPE0, (double[]){1}), a, b), 2, 3, 5, 4, 5, 11);
    torc_tensor self = make_f32(SHAPE(2, 3), (double[]){1, 1, 1, 1, 1, 1});
    assert_ptr_equal(torc_addmm_(self, a, b, .beta = -1), self);
    VALUES(self, 0, 1, 3, 2, 3, 9);
    torc_tensor turned = make(TORC_FLOAT32, SHAPE(2, 3), nan3, LAYOUT_TRANSPOSED);
    torc_addmm_(turned, a, b, .beta = 0);
    VALUES(turned, 1, 2, 4, 3, 4, 10);
    torc_tensor out = make(TORC_FLOAT32, SHAPE(2, 3), NULL, LAYOUT_STRIDED);
    torc_mm_out(out, a, b);
    VALUES(out, 1, 2, 4, 3, 4, 10);
    torc_tensor half = make(TORC_FLOAT16, SHAPE(2, 3), nan3, LAYOUT_STRIDED);
    torc_addmm_(half, torc_to(a, .dtype = TORC_FLOAT16), torc_to(b, .dtype = TORC_FLOAT16), .beta = 0);
    VALUES(half, 1, 2, 4, 3, 4, 10);
    torc_tensor v = make_f32(SHAPE(2), (double[]){5, 7});
    VALUES(torc_addmv(make_f32(SHAPE(2), (double[]){NAN, NAN}), a, v, .beta = 0), 19, 43);
    VALUES(torc_addmv(make_f32(SHAPE(1), (double[]){1}), a, v, .beta = 2, .alpha = -1), -17, -41);
    torc_tensor i = make_i64(SHAPE(2, 2), (double[]){1, 2, 3, 4});
    if (!on_cuda()) VALUES(torc_addmm(i, i, i, .beta = 10, .alpha = 2), 24, 40, 60, 84);
    torc_tensor batch = make_f32(SHAPE(2, 1, 2), (double[]){1, 2, 3, 4}),
                other = make_f32(SHAPE(2, 2, 1), (double[]){1, 1, 2, 2});
    VALUES(torc_baddbmm(make_f32(SHAPE(1, 1, 1), (double[]){100}), batch, other, .beta = 0.5), 53, 64);
    VALUES(torc_baddbmm(make_f32(SHAPE(2, 1, 1), (double[]){NAN, NAN}), batch, other, .beta = 0), 3, 14);
    NO_ERROR();
}

static void linear_layers(void **state) {
    (void)state;
    for (int d = 0; d < (int)LENGTH(floats); d++)
        for (int l = 0; l < LAYOUT_COUNT; l++) {
            torc_tensor x = make_uniform(floats[d], SHAPE(2, 3, 4), 1, -1, 1, (layout)l),
                        w = make_uniform(floats[d], SHAPE(5, 4), 2, -1, 1, (layout)((l + 1) % LAYOUT_COUNT));
            torc_tensor r = torc_linear(x, w);
            HAS_SHAPE(r, 2, 3, 5);
            near_product(r, x, torc_transpose(w, 0, 1), 1, 6, 4, 5);
            torc_tensor bias = make(floats[d], SHAPE(5), (double[]){1, 2, 3, 4, 5}, LAYOUT_STRIDED);
            double *plain = read_all(r), eps = dtype_epsilon(floats[d]);
            for (int i = 0; i < 30; i++) plain[i] += 1 + i % 5;
            CLOSE_TO(torc_linear(x, w, .bias = bias), plain, eps * 2, eps * 8);
            free(plain);
        }
    torc_tensor x = make_f32(SHAPE(2, 2), (double[]){1, 2, 3, 4}), w = make_f32(SHAPE(2), (double[]){1, 10});
    HAS_SHAPE(torc_linear(x, w), 2);
    VALUES(torc_linear(x, w), 21, 43);
    VALUES(torc_linear(x, w, .bias = make_f32(SHAPE0, (double[]){1})), 22, 44);
    VALUES(torc_linear(make_f32(SHAPE(2), (double[]){1, 2}), make_f32(SHAPE(3, 2), (double[]){1, 0, 0, 1, 1, 1}),
                       .bias = make_f32(SHAPE(3), (double[]){1, 1, 1})),
           2, 3, 4);
    NO_ERROR();
}

static void dots(void **state) {
    (void)state;
    for (int d = 0; d < (int)LENGTH(floats); d++) {
        torc_tensor a = make_uniform(floats[d], SHAPE(1000), 1, -1, 1, LAYOUT_STRIDED),
                    b = make_uniform(floats[d], SHAPE(1000), 2, -1, 1, LAYOUT_CONTIGUOUS);
        near_product(torc_dot(a, b), a, b, 1, 1, 1000, 1);
    }
    torc_tensor hundreds = make(TORC_INT8, SHAPE(2), (double[]){100, 100}, LAYOUT_CONTIGUOUS),
                few = make(TORC_INT8, SHAPE(2), (double[]){2, 1}, LAYOUT_CONTIGUOUS);
    if (on_cuda()) /* as in PyTorch */
        FAILS(NOT_IMPLEMENTED, "not implemented for 'Char'", torc_dot(hundreds, few));
    else
        VALUES(torc_dot(hundreds, few), 44);
}

static torc_tensor f_mm(torc_tensor *in, void *c) {
    (void)c;
    return torc_mm(in[0], in[1]);
}
static torc_tensor f_matmul(torc_tensor *in, void *c) {
    (void)c;
    return torc_matmul(in[0], in[1]);
}
/* By the error function on the CPU, by tanh on CUDA, as in PyTorch. */
static void addmm_activation(void **state) {
    (void)state;
    torc_tensor a = make_f32(SHAPE(2, 2), (double[]){1, 2, -3, 4}),
                b = make_f32(SHAPE(2, 2), (double[]){1, 0, -1, 0.5}), row = make_f32(SHAPE(2), (double[]){0.5, -2});
    VALUES(torc__addmm_activation(row, a, b), 0, 0, 0, 0);
    VALUES(torc__addmm_activation(row, a, b, .beta = 2, .alpha = 3), 0, 0, 0, 2);
    VALUES(torc__addmm_activation(row, a, b, .beta = 0), 0, 1, 0, 2);
    torc_tensor sum = torc_addmm(row, a, b, .alpha = 0.5),
                got = torc__addmm_activation(row, a, b, .alpha = 0.5, .use_gelu = true);
    assert_true(torc_allclose(got, torc_gelu(sum, .approximate = on_cuda() ? "tanh" : "none"), 1e-6, 1e-8, false));
    assert_false(torc_allclose(got, torc_gelu(sum, .approximate = on_cuda() ? "none" : "tanh"), 1e-6, 1e-8, false));
    NO_ERROR();
    FAILS(RUNTIME, "mat1 and mat2 shapes cannot be multiplied (2x2 and 3x2)",
          torc__addmm_activation(row, a, make_f32(SHAPE(3, 2), NULL)));
    FAILS(TYPE, "argument 'self' must be Tensor, not None", torc__addmm_activation(NULL, a, b));
}
/* relu keeps NaN, also where a Sequential runs it together with the linear layer before it. */
static void relu_keeps_nan(void **state) {
    (void)state;
    static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT64};
    for (int d = 0; d < (int)LENGTH(dtypes); d++)
        for (int k = 4; k <= 64; k *= 4) {
            torc_module first = torc_nn_linear(k, k + 1), m = torc_nn_sequential(first, torc_nn_relu()),
                        deep = torc_nn_sequential(first, torc_nn_relu(), torc_nn_linear(k + 1, 3));
            torc_tensor x = make_uniform(dtypes[d], SHAPE(3, k), 1, -1, 1, LAYOUT_CONTIGUOUS);
            torc_module_to(deep, .dtype = dtypes[d], .device = torc_tensor_device(x));
            torc_fill_(torc_narrow(torc_select(x, 0, 1), 0, 0, 1), NAN);
            torc_tensor y[2] = {torc_module_forward(m, x), torc_module_forward(deep, x)};
            NO_ERROR();
            for (int i = 0; i < 2; i++) {
                const int64_t n = torc_size(y[i], 1);
                for (int64_t e = 0; e < 3 * n; e++)
                    if (isnan(read_element(y[i], e)) != (e / n == 1))
                        fail_msg("%d layers of %d, element %d is %g", i + 1, k, (int)e, read_element(y[i], e));
            }
        }
}
static torc_tensor f_addmm_relu(torc_tensor *in, void *c) {
    (void)c;
    return torc__addmm_activation(in[0], in[1], in[2]);
}
static torc_tensor f_addmm_gelu(torc_tensor *in, void *c) {
    (void)c;
    return torc__addmm_activation(in[0], in[1], in[2], .use_gelu = true);
}
static torc_tensor f_addmm(torc_tensor *in, void *c) {
    (void)c;
    return torc_addmm(in[0], in[1], in[2], .beta = 0.5, .alpha = -2);
}
static torc_tensor f_baddbmm(torc_tensor *in, void *c) {
    (void)c;
    return torc_baddbmm(in[0], in[1], in[2], .beta = 3, .alpha = 0.25);
}
static torc_tensor f_addmv(torc_tensor *in, void *c) {
    (void)c;
    return torc_addmv(in[0], in[1], in[2], .beta = 0.5, .alpha = 2);
}
static torc_tensor f_linear(torc_tensor *in, void *c) {
    (void)c;
    return torc_linear(in[0], in[1], .bias = in[2]);
}
static torc_tensor f_outer(torc_tensor *in, void *c) {
    (void)c;
    return torc_outer(in[0], in[1]);
}
#define LEAF(layout_, ...) with_grad(make_uniform(TORC_FLOAT64, SHAPE(__VA_ARGS__), 11, -1, 1, layout_))

static void gradients(void **state) {
    (void)state;
    CHECK_GRADIENTS_TWICE(f_mm, NULL, ((torc_tensor[]){LEAF(LAYOUT_TRANSPOSED, 3, 4), LEAF(LAYOUT_CONTIGUOUS, 4, 2)}),
                          2);
    CHECK_GRADIENTS_TWICE(f_matmul, NULL,
                          ((torc_tensor[]){LEAF(LAYOUT_CONTIGUOUS, 2, 1, 3, 4), LEAF(LAYOUT_CONTIGUOUS, 2, 4, 2)}), 2);
    CHECK_GRADIENTS_TWICE(f_matmul, NULL,
                          ((torc_tensor[]){LEAF(LAYOUT_CONTIGUOUS, 2, 3, 4), LEAF(LAYOUT_CONTIGUOUS, 4)}), 2);
    CHECK_GRADIENTS_TWICE(f_matmul, NULL,
                          ((torc_tensor[]){LEAF(LAYOUT_CONTIGUOUS, 4), LEAF(LAYOUT_CONTIGUOUS, 2, 4, 3)}), 2);
    CHECK_GRADIENTS_TWICE(f_matmul, NULL, ((torc_tensor[]){LEAF(LAYOUT_CONTIGUOUS, 4), LEAF(LAYOUT_STRIDED, 4)}), 2);
    CHECK_GRADIENTS_TWICE(f_matmul, NULL, ((torc_tensor[]){LEAF(LAYOUT_CONTIGUOUS, 3, 4), LEAF(LAYOUT_CONTIGUOUS, 4)}),
                          2);
    CHECK_GRADIENTS_TWICE(
        f_addmm, NULL,
        ((torc_tensor[]){LEAF(LAYOUT_CONTIGUOUS, 2), LEAF(LAYOUT_CONTIGUOUS, 3, 4), LEAF(LAYOUT_CONTIGUOUS, 4, 2)}), 3);
    CHECK_GRADIENTS_TWICE(
        f_addmm_relu, NULL,
        ((torc_tensor[]){LEAF(LAYOUT_CONTIGUOUS, 2), LEAF(LAYOUT_CONTIGUOUS, 3, 4), LEAF(LAYOUT_CONTIGUOUS, 4, 2)}), 3);
    CHECK_GRADIENTS_TWICE(
        f_addmm_gelu, NULL,
        ((torc_tensor[]){LEAF(LAYOUT_CONTIGUOUS, 2), LEAF(LAYOUT_CONTIGUOUS, 3, 4), LEAF(LAYOUT_CONTIGUOUS, 4, 2)}), 3);
    CHECK_GRADIENTS_TWICE(f_baddbmm, NULL,
                          ((torc_tensor[]){LEAF(LAYOUT_CONTIGUOUS, 3, 1), LEAF(LAYOUT_CONTIGUOUS, 2, 3, 4),
                                           LEAF(LAYOUT_CONTIGUOUS, 2, 4, 2)}),
                          3);
    CHECK_GRADIENTS_TWICE(
        f_addmv, NULL,
        ((torc_tensor[]){LEAF(LAYOUT_CONTIGUOUS, 3), LEAF(LAYOUT_CONTIGUOUS, 3, 4), LEAF(LAYOUT_CONTIGUOUS, 4)}), 3);
    CHECK_GRADIENTS_TWICE(
        f_linear, NULL,
        ((torc_tensor[]){LEAF(LAYOUT_TRANSPOSED, 2, 3, 4), LEAF(LAYOUT_CONTIGUOUS, 5, 4), LEAF(LAYOUT_CONTIGUOUS, 5)}),
        3);
    CHECK_GRADIENTS_TWICE(
        f_linear, NULL,
        ((torc_tensor[]){LEAF(LAYOUT_CONTIGUOUS, 3, 4), LEAF(LAYOUT_CONTIGUOUS, 4), LEAF(LAYOUT_CONTIGUOUS, 1)}), 3);
    CHECK_GRADIENTS_TWICE(
        f_linear, NULL,
        ((torc_tensor[]){LEAF(LAYOUT_CONTIGUOUS, 4), LEAF(LAYOUT_CONTIGUOUS, 2, 4), LEAF(LAYOUT_CONTIGUOUS, 2)}), 3);
    CHECK_GRADIENTS_TWICE(f_outer, NULL, ((torc_tensor[]){LEAF(LAYOUT_CONTIGUOUS, 4), LEAF(LAYOUT_CONTIGUOUS, 3)}), 2);
}

static void errors(void **state) {
    (void)state;
#define F(...) make_f32(SHAPE(__VA_ARGS__), NULL)
#define D(...) make_f64(SHAPE(__VA_ARGS__), NULL)
#define B(...) make_bool(SHAPE(__VA_ARGS__), NULL)
    FAILS(RUNTIME, "mat1 and mat2 shapes cannot be multiplied (2x3 and 4x5)", torc_mm(F(2, 3), F(4, 5)));
    FAILS(RUNTIME, "expected m1 and m2 to have the same dtype, but got: float != double", torc_mm(F(2, 3), D(3, 5)));
    FAILS(RUNTIME, "self must be a matrix", torc_mm(F(2), F(3, 5)));
    FAILS(RUNTIME, "mat2 must be a matrix", torc_mm(F(2, 3), F(3)));
    FAILS(NOT_IMPLEMENTED, "\"addmm_impl_cpu_\" not implemented for 'Bool'", torc_mm(B(2, 3), B(3, 2)));
    FAILS(
        RUNTIME,
        "The expanded size of the tensor (5) must match the existing size (2) at non-singleton dimension 1.  Target sizes: [2, 5].  Tensor sizes: [2, 2]",
        torc_addmm(F(2, 2), F(2, 3), F(3, 5)));
    FAILS(RUNTIME, "self and mat2 must have the same dtype, but got Float and Double",
          torc_addmm(F(2, 2), F(2, 3), D(3, 2)));
    FAILS(RUNTIME, "mat1 must be a matrix, got 3-D tensor", torc_addmm(F(2, 2), F(2, 3, 1), F(3, 2)));
    FAILS(RUNTIME, "Bad in-place call: input tensor size [1, 2] and output tensor size [2, 2] should match",
          torc_addmm_(F(1, 2), F(2, 3), F(3, 2)));
    FAILS(RUNTIME, "batch1 must be a 3D tensor", torc_bmm(F(2, 3), F(4, 5)));
    FAILS(RUNTIME, "Expected size for first two dimensions of batch2 tensor to be: [2, 4] but got: [3, 4].",
          torc_bmm(F(2, 3, 4), F(3, 4, 4)));
    FAILS(RUNTIME, "expected scalar type Float but found Double", torc_bmm(F(2, 3, 4), D(2, 4, 4)));
    FAILS(RUNTIME, "Input dtypes must be the same, got: input double, batch1: float, batch2: float",
          torc_baddbmm(D(2, 3, 4), F(2, 3, 4), F(2, 4, 4)));
    FAILS(RUNTIME, "size mismatch, got input (2), mat (2x3), vec (4)", torc_mv(F(2, 3), F(4)));
    FAILS(RUNTIME, "vector + matrix @ vector expected, got 1, 2, 2", torc_mv(F(2, 3), F(3, 1)));
    FAILS(RUNTIME, "size mismatch, got input (3), mat (2x3), vec (3)", torc_addmv(F(3), F(2, 3), F(3)));
    FAILS(
        RUNTIME,
        "inconsistent tensor size, expected tensor [2] and src [3] to have the same number of elements, but got 2 and 3 elements respectively",
        torc_dot(F(2), F(3)));
    FAILS(RUNTIME, "1D tensors expected, but got 2D and 1D tensors", torc_dot(F(2, 1), F(3)));
    FAILS(RUNTIME, "outer: Expected 1-D argument self, but got 2-D", torc_outer(F(2, 1), F(3)));
    FAILS(RUNTIME, "mat1 and mat2 shapes cannot be multiplied (4x3 and 5x4)", torc_linear(F(2, 2, 3), F(4, 5)));
    FAILS(RUNTIME, "mat1 and mat2 must have the same dtype, but got Double and Float",
          torc_linear(D(2, 3), F(4, 3), .bias = F(4)));
    FAILS(RUNTIME, "self and mat2 must have the same dtype, but got Float and Double",
          torc_linear(F(2, 3), D(4, 3), .bias = F(4)));
    FAILS(RUNTIME, "expected m1 and m2 to have the same dtype, but got: double != float",
          torc_linear(D(2, 3), F(4, 3)));
    FAILS(
        RUNTIME,
        "The expanded size of the tensor (4) must match the existing size (5) at non-singleton dimension 1.  Target sizes: [2, 4].  Tensor sizes: [5]",
        torc_linear(F(2, 3), F(4, 3), .bias = F(5)));
    FAILS(RUNTIME, "both arguments to matmul need to be at least 1D, but they are 0D and 1D",
          torc_matmul(make_f32(SHAPE0, NULL), F(3)));
    FAILS(RUNTIME, "The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 0",
          torc_matmul(F(2, 3, 4), F(3, 4, 5)));
    FAILS(RUNTIME, "size mismatch, got input (6), mat (6x4), vec (5)", torc_matmul(F(2, 3, 4), F(5)));
    FAILS(RUNTIME, "mat1 and mat2 shapes cannot be multiplied (1x5 and 3x4)", torc_matmul(F(5), F(3, 4)));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        SCOPED(mm_every_layout),
        SCOPED(mm_integers_wrap),
        SCOPED(empty_and_inner_zero),
        SCOPED(large_product_is_shared_out),
        SCOPED(bmm_and_broadcast_batches),
        SCOPED(matmul_shapes),
        SCOPED(addmm_scales_and_forgets),
        SCOPED(addmm_activation),
        SCOPED(relu_keeps_nan),
        SCOPED(linear_layers),
        SCOPED(dots),
        SCOPED(gradients),
        SCOPED(errors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
