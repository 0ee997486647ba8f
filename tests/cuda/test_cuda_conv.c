/* test_cuda_conv.c - convolution on CUDA against the CPU's in float64: geometries, dtypes, memory formats, gradients. */
/* timeout: 300 */
#include "compare.h"
#include "core/shape.h"
#include "ops/generated/internal.h"
#include "torc/backends.h"

typedef struct geometry {
    int64_t n, c, h, w, o, kh, kw, sh, sw, ph, pw, dh, dw, groups;
    bool transposed;
    int64_t oph, opw;
} geometry;
static const geometry cases[] = {
    {2, 3, 5, 5, 4, 3, 3, 1, 1, 1, 1, 1, 1, 1, false, 0, 0},
    {1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, false, 0, 0},
    {3, 4, 6, 7, 6, 1, 1, 1, 1, 0, 0, 1, 1, 2, false, 0, 0},
    {2, 3, 9, 8, 5, 3, 2, 2, 3, 1, 0, 1, 1, 1, false, 0, 0},
    {1, 2, 10, 9, 3, 3, 3, 2, 2, 2, 1, 2, 3, 1, false, 0, 0},
    {2, 6, 7, 7, 6, 3, 3, 1, 1, 1, 1, 1, 1, 6, false, 0, 0},
    {1, 4, 8, 8, 8, 3, 3, 2, 2, 1, 1, 1, 1, 4, false, 0, 0},
    {2, 16, 14, 14, 32, 3, 3, 1, 1, 1, 1, 1, 1, 1, false, 0, 0},
    {4, 64, 8, 8, 64, 1, 1, 1, 1, 0, 0, 1, 1, 1, false, 0, 0},
    {2, 3, 32, 32, 16, 7, 7, 2, 2, 3, 3, 1, 1, 1, false, 0, 0},
    {1, 64, 1, 1, 8, 1, 1, 1, 1, 0, 0, 1, 1, 1, false, 0, 0},
    {2, 8, 5, 6, 4, 3, 3, 2, 2, 1, 1, 1, 1, 1, true, 1, 1},
    {2, 8, 5, 6, 4, 2, 3, 1, 2, 0, 1, 1, 1, 2, true, 0, 0},
    {1, 3, 4, 4, 5, 3, 3, 3, 2, 1, 1, 2, 1, 1, true, 2, 1},
};
static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};

/* Convolutions in float32 may round their inputs to TF32. */
static double close_for(torc_dtype dtype) { return dtype == TORC_FLOAT32 ? 3e-3 : tolerance_of(dtype); }

static torc_tensor last(torc_tensor t) { return torc_contiguous(t, .memory_format = TORC_CHANNELS_LAST); }
static torc_tensor wide(torc_tensor t) { return torc_to(t, .dtype = TORC_FLOAT64); }

enum { PLAIN, LAST_BOTH, LAST_INPUT, LAST_WEIGHT, ODD, FORMATS };
static const char *const format_names[FORMATS] = {"contiguous", "channels_last", "input channels_last",
                                                  "weight channels_last", "odd strides"};

static void check(const geometry *g, torc_dtype dtype, int format, bool biased, bool one_dim) {
    int64_t scope = torc_scope_begin();
    const int64_t per = g->transposed ? g->o / g->groups : g->c / g->groups;
    torc_ints xs = one_dim ? SHAPE(g->n, g->c, g->w) : SHAPE(g->n, g->c, g->h, g->w);
    torc_ints ws = one_dim ? SHAPE(g->transposed ? g->c : g->o, per, g->kw)
                           : SHAPE(g->transposed ? g->c : g->o, per, g->kh, g->kw);
    torc_tensor x = random_of(dtype, xs), w = random_of(dtype, ws), b = biased ? random_of(dtype, SHAPE(g->o)) : NULL;
    torc_tensor xd = on_cuda(x), wd = on_cuda(w), bd = on_cuda(b);
    if (format == LAST_BOTH || format == LAST_INPUT) xd = last(xd);
    if (format == LAST_BOTH || format == LAST_WEIGHT) wd = last(wd);
    if (format == ODD) xd = laid_out(xd, TRANSPOSED), wd = laid_out(wd, STEPS);
    char what[200];
    snprintf(what, sizeof what, "%s%s of %s %s with %s, groups %d, %s", one_dim ? "1-d " : "",
             g->transposed ? "transposed convolution" : "convolution", torc_dtype_name(dtype),
             shape_text(x->ndim, x->sizes), shape_text(w->ndim, w->sizes), (int)g->groups, format_names[format]);
#define GEOMETRY                                                                                                  \
    one_dim ? INTS(g->sw) : INTS(g->sh, g->sw), one_dim ? INTS(g->pw) : INTS(g->ph, g->pw),                       \
        one_dim ? INTS(g->dw) : INTS(g->dh, g->dw), g->transposed, one_dim ? INTS(g->opw) : INTS(g->oph, g->opw), \
        g->groups
    torc_tensor y = (torc_convolution)(xd, wd, bd, GEOMETRY),
                y64 = (torc_convolution)(wide(x), wide(w), b ? wide(b) : NULL, GEOMETRY);
    const double terms = (double)(g->transposed ? g->c / g->groups : per) * (double)(g->kw * (one_dim ? 1 : g->kh));
    same_at(__FILE__, __LINE__, what, y, y64, close_for(dtype), sqrt(terms + 1));
    if (y && !one_dim && format == LAST_BOTH && g->c > 1 && y->sizes[1] > 1 && y->sizes[2] * y->sizes[3] > 1)
        assert_true(y->flags & TENSOR_CHANNELS_LAST);
    torc_tensor go = random_of(dtype, torc_ints_of(y64->sizes, y64->ndim)), god = on_cuda(go);
    if (format == LAST_BOTH) god = last(god);
    op_convolution_backward_result r = op_convolution_backward(god, xd, wd, GEOMETRY, true, true, biased),
                                   r64 = op_convolution_backward(wide(go), wide(x), wide(w), GEOMETRY, true, true,
                                                                 biased);
    const double positions = (double)(y64->numel / MAX(1, y64->sizes[1]));
    same_at(__FILE__, __LINE__, what, r.grad_input, r64.grad_input, close_for(dtype),
            sqrt((double)(w->numel / MAX(1, g->c)) + 1));
    same_at(__FILE__, __LINE__, what, r.grad_weight, r64.grad_weight, close_for(dtype), sqrt(positions + 1));
    if (biased)
        same_at(__FILE__, __LINE__, what, r.grad_bias, r64.grad_bias,
                dtype == TORC_FLOAT32 ? 1e-5 : tolerance_of(dtype), sqrt(positions + 1));
    torc_scope_end(scope);
}

static void test_geometries(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (int t = 0; t < 4; t++)
            for (int format = 0; format < FORMATS; format++) {
                if (format > LAST_BOTH && i % 3 && t != 2) continue; /* a third of them is enough for the rest */
                check(&cases[i], dtypes[t], format, (i + (size_t)t + (size_t)format) % 2, false);
            }
}
static void test_one_dimension(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (int t = 0; t < 4; t++) check(&cases[i], dtypes[t], t % 2 ? ODD : PLAIN, i % 2, true);
}
static void test_autograd(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < 4; t++) {
        torc_tensor x = random_of(dtypes[t], SHAPE(2, 8, 9, 9)), w = random_of(dtypes[t], SHAPE(4, 8, 3, 3)),
                    b = random_of(dtypes[t], SHAPE(4));
        torc_tensor leaf[2][3] = {{on_cuda(x), on_cuda(w), on_cuda(b)}, {wide(x), wide(w), wide(b)}};
        for (int side = 0; side < 2; side++) {
            for (int k = 0; k < 3; k++) leaf[side][k] = torc_requires_grad_(torc_detach(leaf[side][k]), true);
            /* the gradient of a sum arrives expanded: strides of zero */
            assert_true(torc_backward(torc_sum(torc_conv2d(leaf[side][0], leaf[side][1], .bias = leaf[side][2],
                                                           .padding = INTS(1), .stride = INTS(2)))));
        }
        NO_ERROR();
        for (int k = 0; k < 3; k++)
            same_at(__FILE__, __LINE__, "gradient of a sum", torc_grad(leaf[0][k]), torc_grad(leaf[1][k]),
                    close_for(dtypes[t]), 6);
    }
}
static void test_empty(void **state) {
    (void)state;
    NEEDS_CUDA();
    const torc_device gpu = TORC_CUDA(0);
    torc_tensor x = torc_zeros(SHAPE(0, 3, 5, 5), .device = gpu), w = torc_ones(SHAPE(4, 3, 3, 3), .device = gpu),
                b = torc_ones(SHAPE(4), .device = gpu);
    torc_tensor y = torc_conv2d(x, w, .bias = b);
    NO_ERROR();
    assert_int_equal(y->numel, 0);
    op_convolution_backward_result r =
        op_convolution_backward(y, x, w, INTS(1, 1), INTS(0, 0), INTS(1, 1), false, INTS(0, 0), 1, true, true, true);
    NO_ERROR();
    SAME("weight gradient of an empty batch", r.grad_weight, torc_zeros(SHAPE(4, 3, 3, 3)), 0);
    SAME("bias gradient of an empty batch", r.grad_bias, torc_zeros(SHAPE(4)), 0);
    torc_tensor none = torc_conv2d(torc_zeros(SHAPE(2, 0, 5, 5), .device = gpu),
                                   torc_ones(SHAPE(4, 0, 3, 3), .device = gpu), .bias = b);
    NO_ERROR();
    SAME("no channels", none, torc_ones(SHAPE(2, 4, 3, 3)), 0);
}
/* The same bits in every run, if asked for. */
static void test_repeatable(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_backends_cudnn_set_deterministic(true);
    for (int t = 0; t < 4; t++) {
        torc_tensor x = last(on_cuda(random_of(dtypes[t], SHAPE(16, 64, 28, 28)))),
                    w = last(on_cuda(random_of(dtypes[t], SHAPE(64, 64, 3, 3)))),
                    g = last(on_cuda(random_of(dtypes[t], SHAPE(16, 64, 28, 28))));
        op_convolution_backward_result first = {0};
        torc_tensor y = NULL;
        for (int i = 0; i < 5; i++) {
            torc_tensor again = torc_convolution(x, w, NULL, INTS(1, 1), INTS(1, 1), INTS(1, 1), false, INTS(0, 0), 1);
            op_convolution_backward_result r = op_convolution_backward(g, x, w, INTS(1, 1), INTS(1, 1), INTS(1, 1),
                                                                       false, INTS(0, 0), 1, true, true, true);
            NO_ERROR();
            if (i) {
                assert_true(torc_equal(y, again));
                assert_true(torc_equal(first.grad_input, r.grad_input));
                assert_true(torc_equal(first.grad_weight, r.grad_weight));
                assert_true(torc_equal(first.grad_bias, r.grad_bias));
            } else
                y = again, first = r;
        }
        NO_ERROR();
    }
    torc_backends_cudnn_set_deterministic(false);
}

/* Without TF32 float32 is float32; timed engines give the same results as the first best. */
static void test_switches(void **state) {
    (void)state;
    NEEDS_CUDA();
    const geometry g = {4, 32, 17, 15, 24, 3, 3, 2, 1, 1, 1, 1, 1, 1, false, 0, 0};
    torc_tensor x = random_of(TORC_FLOAT32, SHAPE(4, 64, 20, 20)), w = random_of(TORC_FLOAT32, SHAPE(32, 64, 3, 3));
    torc_backends_cudnn_set_allow_tf32(false);
    for (int channels_last = 0; channels_last < 2; channels_last++)
        same_at(__FILE__, __LINE__, "without TF32",
                torc_conv2d(channels_last ? last(on_cuda(x)) : on_cuda(x),
                            channels_last ? last(on_cuda(w)) : on_cuda(w), .padding = INTS(1)),
                torc_conv2d(wide(x), wide(w), .padding = INTS(1)), 1e-5, 24);
    torc_backends_cudnn_set_allow_tf32(true);
    torc_backends_cudnn_set_benchmark(true);
    torc_backends_cudnn_set_benchmark_limit(4);
    for (int t = 0; t < 4; t++)
        for (int format = 0; format <= LAST_BOTH; format++) check(&g, dtypes[t], format, t % 2, false);
    torc_backends_cudnn_set_benchmark_limit(10);
    torc_backends_cudnn_set_benchmark(false);
    NO_ERROR();
}

/* The same by a gather and a product. */
static void test_without_cudnn(void **state) {
    NEEDS_CUDA();
    assert_true(torc_backends_cudnn_set_enabled(false));
    test_geometries(state);
    test_one_dimension(state);
    test_autograd(state);
    test_empty(state);
    assert_true(torc_backends_cudnn_set_enabled(true));
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_geometries),   SCOPED(test_one_dimension), SCOPED(test_autograd),
                                       SCOPED(test_empty),        SCOPED(test_repeatable),    SCOPED(test_switches),
                                       SCOPED(test_without_cudnn)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
