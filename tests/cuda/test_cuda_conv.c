/* test_cuda_conv.c - convolution on CUDA against the CPU's in float64: geometries, dtypes, memory formats, gradients. */
/* timeout: 600 */
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

static torc_tensor last(torc_tensor t) {
    return t->ndim == 3 ? torc_transpose(torc_contiguous(torc_transpose(t, 1, 2)), 1, 2)
                        : torc_contiguous(t, .memory_format = TORC_CHANNELS_LAST);
}
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
        for (int t = 0; t < 4; t++) {
            check(&cases[i], dtypes[t], t % 2 ? ODD : PLAIN, i % 2, true);
            check(&cases[i], dtypes[t], t % 2 ? LAST_WEIGHT : LAST_BOTH, i % 2, true);
        }
}
/* A number of low … high. */
static int64_t drawn(uint64_t *seed, int64_t low, int64_t high) {
    *seed = *seed * 6364136223846793005u + 1442695040888963407u; /* Knuth's MMIX generator */
    return low + (int64_t)((*seed >> 33) % (uint64_t)(high - low + 1));
}
/* Volumes: drawn layers, forward and backward, in every format, beside those of the CPU, which are composed of images. */
static void test_volumes(void **state) {
    (void)state;
    NEEDS_CUDA();
    uint64_t seed = 301;
    for (int round = 0; round < 24; round++) { /* the library takes its time to find an engine for each */
        const int64_t scope = torc_scope_begin();
        const torc_dtype dtype = dtypes[round % 4];
        const int format = (round / 4) % FORMATS;
        const bool transposed = round % 3 == 2, biased = drawn(&seed, 0, 1);
        const int64_t groups = drawn(&seed, 0, 2) ? 1 : drawn(&seed, 2, 4), in = groups * drawn(&seed, 1, 6),
                      per = drawn(&seed, 1, 6);
        int64_t kernel[3], stride[3], padding[3], dilation[3], size[3], more[3];
        for (int i = 0; i < 3; i++) {
            kernel[i] = drawn(&seed, 1, 3), stride[i] = drawn(&seed, 1, 3), dilation[i] = drawn(&seed, 1, 2);
            padding[i] = drawn(&seed, 0, dilation[i] * (kernel[i] - 1) / 2);
            size[i] = dilation[i] * (kernel[i] - 1) + drawn(&seed, 1, 6);
            more[i] = transposed ? drawn(&seed, 0, MAX(stride[i], dilation[i]) - 1) : 0;
        }
        const torc_ints xs = SHAPE(drawn(&seed, 1, 3), in, size[0], size[1], size[2]),
                        ws = SHAPE(transposed ? in : groups * per, transposed ? per : in / groups, kernel[0], kernel[1],
                                   kernel[2]);
        torc_tensor of[3] = {random_of(dtype, xs), random_of(dtype, ws),
                             biased ? random_of(dtype, SHAPE(groups * per)) : NULL};
        char what[200];
        snprintf(what, sizeof what, "round %d: %sconv3d of %s %s with %s, groups %d, %s", round,
                 transposed ? "transposed " : "", torc_dtype_name(dtype), shape_text(5, of[0]->sizes),
                 shape_text(5, of[1]->sizes), (int)groups, format_names[format]);
        torc_tensor y[2], grads[2][3] = {{0}}, go = NULL;
        for (int side = 1; side >= 0; side--) { /* the CPU's in float64 first */
            torc_tensor leaf[3] = {0};
            for (int k = 0; k < 3; k++) {
                if (!of[k]) continue;
                torc_tensor t = side ? wide(of[k]) : on_cuda(of[k]);
                const bool last_k = format == LAST_BOTH || (format == LAST_INPUT && !k) || (format == LAST_WEIGHT && k);
                if (!side && k < 2 && last_k) t = torc_contiguous(t, .memory_format = TORC_CHANNELS_LAST_3D);
                if (!side && k < 2 && format == ODD) t = laid_out(t, k ? STEPS : TRANSPOSED);
                leaf[k] = torc_requires_grad_(torc_detach(t), true);
            }
            const torc_ints s = torc_ints_of(stride, 3), p = torc_ints_of(padding, 3), d = torc_ints_of(dilation, 3);
            y[side] = transposed ? torc_conv_transpose3d(leaf[0], leaf[1], .bias = leaf[2], .stride = s, .padding = p,
                                                         .output_padding = torc_ints_of(more, 3), .groups = groups,
                                                         .dilation = d)
                                 : torc_conv3d(leaf[0], leaf[1], .bias = leaf[2], .stride = s, .padding = p,
                                               .dilation = d, .groups = groups);
            NO_ERROR();
            if (side) go = random_of(dtype, torc_ints_of(y[1]->sizes, 5));
            assert_true(torc_backward(y[side], .gradient = side ? wide(go) : on_cuda(go)));
            NO_ERROR();
            for (int k = 0; k < 3; k++) grads[side][k] = leaf[k] ? torc_grad(leaf[k]) : NULL;
        }
        const double taps = (double)(of[1]->numel / (transposed ? in : groups * per)), places = (double)(y[1]->numel);
        same_at(__FILE__, __LINE__, what, y[0], y[1], close_for(dtype), sqrt((double)in * taps + 1));
        if (format == LAST_BOTH && in > 1 && y[0]->sizes[1] > 1 && places / (double)y[0]->sizes[1] > 1)
            assert_true(torc_is_contiguous(y[0], .memory_format = TORC_CHANNELS_LAST_3D));
        same_at(__FILE__, __LINE__, what, grads[0][0], grads[1][0], close_for(dtype), sqrt((double)of[1]->numel + 1));
        same_at(__FILE__, __LINE__, what, grads[0][1], grads[1][1], close_for(dtype), sqrt(places + 1));
        if (biased) same_at(__FILE__, __LINE__, what, grads[0][2], grads[1][2], close_for(dtype), sqrt(places + 1));
        torc_scope_end(scope);
    }
    /* twice: gradients of gradients are volumes' too */
    torc_tensor leaf[2][2], twice[2];
    torc_tensor x = random_of(TORC_FLOAT64, SHAPE(1, 2, 3, 4, 3)), w = random_of(TORC_FLOAT64, SHAPE(2, 2, 2, 2, 2));
    for (int side = 0; side < 2; side++) {
        leaf[side][0] = torc_requires_grad_(torc_detach(side ? x : on_cuda(x)), true);
        leaf[side][1] = torc_requires_grad_(torc_detach(side ? w : on_cuda(w)), true);
        torc_tensor y = torc_conv3d(leaf[side][0], leaf[side][1], .padding = INTS(1));
        torc_tensors of_inputs = torc_autograd_grad(TENSORS(torc_sum(torc_pow(y, 3))),
                                                    TENSORS(leaf[side][0], leaf[side][1]), .create_graph = true);
        NO_ERROR();
        assert_true(torc_backward(torc_add(torc_sum(torc_mul(of_inputs.data[0], of_inputs.data[0])),
                                           torc_sum(torc_mul(of_inputs.data[1], of_inputs.data[1])))));
        twice[side] = torc_grad(leaf[side][0]);
    }
    NO_ERROR();
    SAME("second derivatives by x", twice[0], twice[1], 100);
    SAME("second derivatives by w", torc_grad(leaf[0][1]), torc_grad(leaf[1][1]), 100);
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
    test_volumes(state);
    test_autograd(state);
    test_empty(state);
    assert_true(torc_backends_cudnn_set_enabled(true));
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_geometries), SCOPED(test_one_dimension), SCOPED(test_volumes),
                                       SCOPED(test_autograd),   SCOPED(test_empty),         SCOPED(test_repeatable),
                                       SCOPED(test_switches),   SCOPED(test_without_cudnn)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
