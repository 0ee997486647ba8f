/* test_pool.c - pooling against the definition. */
#include "support.h"

typedef struct geometry {
    int64_t h, w, kh, kw, sh, sw, ph, pw, dh, dw;
    bool ceil_mode;
} geometry;
static const geometry cases[] = {
    {6, 6, 2, 2, 2, 2, 0, 0, 1, 1, false}, {7, 5, 3, 2, 2, 1, 1, 1, 1, 1, false},
    {7, 8, 3, 3, 2, 2, 1, 1, 1, 1, true},  {9, 9, 3, 2, 1, 3, 1, 0, 2, 3, false},
    {5, 5, 2, 2, 3, 3, 1, 1, 1, 1, true},  {1, 1, 1, 1, 1, 1, 0, 0, 1, 1, false},
    {4, 7, 4, 7, 1, 1, 0, 0, 1, 1, false}, {90, 1, 3, 3, 2, 2, 1, 1, 1, 1, false},
};
static int64_t out_size(int64_t in, int64_t k, int64_t s, int64_t p, int64_t d, bool up) {
    int64_t n = (in + 2 * p - d * (k - 1) - 1 + (up ? s - 1 : 0)) / s + 1;
    return up && (n - 1) * s >= in + p ? n - 1 : n;
}
enum { PLANES = 6 };

static void maximum(void **state) {
    (void)state;
    static const torc_dtype kinds[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16, TORC_UINT8,
                                       TORC_INT8,    TORC_INT16,   TORC_INT32,   TORC_INT64};
    for (int i = 0; i < (int)LENGTH(cases); i++)
        for (int d = 0; d < (int)LENGTH(kinds); d++)
            for (int l = 0; l < LAYOUT_COUNT; l++) {
                int64_t scope = torc_scope_begin();
                const geometry *g = &cases[i];
                torc_tensor x =
                    make_uniform(kinds[d], SHAPE(2, 3, g->h, g->w), 1, kinds[d] == TORC_UINT8 ? 0 : -90, 90, (layout)l);
                torc_max_pool2d_with_indices_result r = torc_max_pool2d_with_indices(
                    x, INTS(g->kh, g->kw), .stride = INTS(g->sh, g->sw), .padding = INTS(g->ph, g->pw),
                    .dilation = INTS(g->dh, g->dw), .ceil_mode = g->ceil_mode);
                NO_ERROR();
                int64_t oh = out_size(g->h, g->kh, g->sh, g->ph, g->dh, g->ceil_mode),
                        ow = out_size(g->w, g->kw, g->sw, g->pw, g->dw, g->ceil_mode);
                HAS_SHAPE(r.output, 2, 3, oh, ow);
                HAS_DTYPE(r.indices, TORC_INT64);
                if (l == LAYOUT_CHANNELS_LAST || l == LAYOUT_CROP)
                    assert_true(torc_is_contiguous(r.output, TORC_CHANNELS_LAST));
                double *xs = read_all(x);
                for (int64_t o = 0; o < PLANES * oh * ow; o++) {
                    int64_t plane = o / (oh * ow), y = o / ow % oh, q = o % ow, at = -1;
                    for (int64_t a = 0; a < g->kh; a++)
                        for (int64_t b = 0; b < g->kw; b++) {
                            int64_t row = y * g->sh - g->ph + a * g->dh, col = q * g->sw - g->pw + b * g->dw;
                            if (row < 0 || col < 0 || row >= g->h || col >= g->w) continue;
                            if (at < 0 || xs[plane * g->h * g->w + row * g->w + col] > xs[plane * g->h * g->w + at])
                                at = row * g->w + col;
                        }
                    assert_true(read_element(r.output, o) == xs[plane * g->h * g->w + at]);
                    assert_int_equal(read_int(r.indices, o), at);
                }
                free(xs);
                torc_scope_end(scope);
            }
    torc_tensor nan = make_f32(SHAPE(1, 2, 2), (double[]){1, NAN, 3, 2}),
                low = make_f32(SHAPE(1, 2, 2), (double[]){-INFINITY, -INFINITY, -INFINITY, -INFINITY});
    VALUES(torc_max_pool2d(nan, INTS(2)), NAN);
    VALUES(torc_max_pool2d(low, INTS(2)), -INFINITY);
    VALUES(torc_max_pool1d(make_f32(SHAPE(1, 6), (double[]){1, 5, 2, 3, 9, 4}), INTS(2)), 5, 3, 9);
    VALUES(torc_max_pool1d(make_f32(SHAPE(1, 1, 5), (double[]){1, 5, 2, 3, 9}), INTS(2), .stride = INTS(2),
                           .ceil_mode = true),
           5, 3, 9);
    HAS_SHAPE(torc_max_pool2d(make_f32(SHAPE(0, 3, 4, 4), NULL), INTS(2)), 0, 3, 2, 2);
    /* windows that miss the image: all of one pixel's; the last column of 3x3's, whose index could be taken for a pixel's */
#define MISSING .stride = INTS(3), .padding = INTS(1), .dilation = INTS(2), .ceil_mode = true
    static const torc_dtype floats[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};
    for (int d = 0; d < (int)LENGTH(floats); d++) {
        torc_tensor one = with_grad(make(floats[d], SHAPE(1, 1, 1, 1), (double[]){5}, LAYOUT_CONTIGUOUS));
        torc_max_pool2d_with_indices_result r = torc_max_pool2d_with_indices(one, INTS(2), MISSING);
        VALUES(torc_detach(r.output), -INFINITY);
        assert_int_equal(read_int(r.indices, 0), -1);
        assert_true(torc_backward(torc_sum(r.output)));
        VALUES(torc_grad(one), 0);
        torc_tensor tall = with_grad(make(floats[d], SHAPE(1, 5, 1), (double[]){1, 2, 3, 4, 5}, LAYOUT_CONTIGUOUS));
        torc_tensor y = torc_max_pool2d(tall, INTS(1, 2), .stride = INTS(1, 3), .padding = INTS(0, 1),
                                        .dilation = INTS(1, 2), .ceil_mode = true);
        VALUES(torc_detach(y), -INFINITY, -INFINITY, -INFINITY, -INFINITY, -INFINITY);
        assert_true(torc_backward(torc_sum(y)));
        VALUES(torc_grad(tall), 0, 0, 0, 0, 0);
    }
    static const double lowest[] = {0, INT8_MIN, INT16_MIN, INT32_MIN, (double)INT64_MIN};
    static const torc_dtype whole[] = {TORC_UINT8, TORC_INT8, TORC_INT16, TORC_INT32, TORC_INT64};
    for (int d = 0; d < (int)LENGTH(whole); d++)
        VALUES(torc_max_pool2d(make(whole[d], SHAPE(1, 1, 1), (double[]){5}, LAYOUT_CONTIGUOUS), INTS(2), MISSING),
               lowest[d]);
}

static void mean(void **state) {
    (void)state;
    static const torc_dtype kinds[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};
    for (int i = 0; i < (int)LENGTH(cases); i++)
        for (int d = 0; d < (int)LENGTH(kinds); d++)
            for (int mode = 0; mode < 3; mode++) {
                int64_t scope = torc_scope_begin();
                geometry g = cases[i];
                if (g.dh > 1) {
                    torc_scope_end(scope);
                    continue;
                }
                torc_tensor x = make_uniform(kinds[d], SHAPE(2, 3, g.h, g.w), 1, -1, 2, (layout)(i % LAYOUT_COUNT));
                torc_tensor r =
                    torc_avg_pool2d(x, INTS(g.kh, g.kw), .stride = INTS(g.sh, g.sw), .padding = INTS(g.ph, g.pw),
                                    .ceil_mode = g.ceil_mode, .count_include_pad = mode != 1,
                                    .divisor_override = mode == 2 ? 7 : TORC_NONE);
                NO_ERROR();
                int64_t oh = out_size(g.h, g.kh, g.sh, g.ph, 1, g.ceil_mode),
                        ow = out_size(g.w, g.kw, g.sw, g.pw, 1, g.ceil_mode);
                HAS_SHAPE(r, 2, 3, oh, ow);
                double *xs = read_all(x), *want = calloc((size_t)(PLANES * oh * ow), sizeof *want);
                for (int64_t o = 0; o < PLANES * oh * ow; o++) {
                    int64_t plane = o / (oh * ow), y = o / ow % oh, q = o % ow, inside = 0, padded = 0;
                    for (int64_t a = 0; a < g.kh; a++)
                        for (int64_t b = 0; b < g.kw; b++) {
                            int64_t row = y * g.sh - g.ph + a, col = q * g.sw - g.pw + b;
                            padded += row < g.h + g.ph && col < g.w + g.pw;
                            if (row < 0 || col < 0 || row >= g.h || col >= g.w) continue;
                            inside++;
                            want[o] += xs[plane * g.h * g.w + row * g.w + col];
                        }
                    want[o] /= (double)(mode == 0 ? padded : mode == 1 ? inside : 7);
                }
                CLOSE(r, want);
                free(xs), free(want);
                torc_scope_end(scope);
            }
    VALUES(torc_avg_pool1d(make_f32(SHAPE(1, 1, 5), (double[]){1, 3, 5, 7, 9}), INTS(2), .stride = INTS(1)), 2, 4, 6,
           8);
    VALUES(torc_avg_pool1d(make_f32(SHAPE(1, 4), (double[]){1, 3, 5, 7}), INTS(2)), 2, 6);
}

/* All windows of the image, in two last dimensions; what is outside of it is `outside`. */
static torc_tensor all_windows(torc_tensor x, int k, int step, int pad, double outside) {
    torc_tensor wide = torc_constant_pad_nd(x, INTS(pad, pad, pad, pad), .value = outside);
    return torc_unfold(torc_unfold(wide, 2, k, step), 3, k, step);
}
/* Lines of results of every length, along columns and along channels, and their gradients, beside maxima and sums over all windows. */
static void long_lines(void **state) {
    (void)state;
    static const int64_t sizes[][3] = {{1, 3, 17},  {1, 5, 600}, {3, 5, 271}, {9, 4, 3}, {40, 5, 7}, {300, 3, 2},
                                       {33, 1, 40}, {2, 40, 1},  {3, 300, 4}, {8, 9, 9}, {64, 2, 16}};
    static const torc_dtype kinds[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};
    for (int i = 0; i < (int)LENGTH(sizes); i++)
        for (int d = 0; d < (int)LENGTH(kinds); d++)
            for (int which = 0; which < 3; which++)
                for (int k = 1; k <= 6; k++) {
                    const int l = which == 0   ? LAYOUT_CONTIGUOUS
                                  : which == 1 ? LAYOUT_CHANNELS_LAST
                                               : (i + d + k) % LAYOUT_COUNT;
                    const int64_t scope = torc_scope_begin(), c = sizes[i][0], h = sizes[i][1], w = sizes[i][2];
                    const int step = k == 6 ? 1 : k == 5 ? 3 : (k + 1) / 2, pad = k / 2;
                    torc_tensor from = make_uniform(kinds[d], SHAPE(2, c, h, w), 7, -3, 3, (layout)l);
                    if (h + 2 * pad < k || w + 2 * pad < k) {
                        torc_scope_end(scope);
                        continue;
                    }
                    torc_fill_(torc_narrow(torc_narrow(from, 2, 0, 1), 3, 0, 1), (double)NAN);
                    torc_tensor x = with_grad(from),
                                wide = with_grad(torc_to(torc_clone(torc_detach(from)), .dtype = TORC_FLOAT64));
                    torc_tensor most = torc_max_pool2d(x, INTS(k), .stride = INTS(step), .padding = INTS(pad)),
                                mean = torc_avg_pool2d(x, INTS(k), .stride = INTS(step), .padding = INTS(pad));
                    torc_tensor most_of = torc_amax(all_windows(wide, k, step, pad, -INFINITY), .dim = DIMS(-2, -1)),
                                mean_of = torc_mean(all_windows(wide, k, step, pad, 0), .dim = DIMS(-2, -1));
                    NO_ERROR();
                    double *want = read_all(torc_detach(most_of)), eps = dtype_epsilon(kinds[d]);
                    CLOSE_TO(torc_detach(most), want, 0, 0);
                    free(want);
                    want = read_all(torc_detach(mean_of));
                    CLOSE_TO(torc_detach(mean), want, eps * 4, eps * 4);
                    free(want);
                    if (kinds[d] == TORC_FLOAT64) { /* no two elements are equal, but those that are NaN */
                        torc_tensor clean =
                            with_grad(make_uniform(TORC_FLOAT64, SHAPE(2, c, h, w), 7, -3, 3, (layout)l));
                        torc_tensor also = with_grad(torc_contiguous(torc_detach(clean)));
                        torc_tensor y = torc_max_pool2d(clean, INTS(k), .stride = INTS(step), .padding = INTS(pad));
                        torc_tensor g = make_uniform(TORC_FLOAT64, torc_ints_of(torc_sizes(y), 4), 8, -1, 1, (layout)l);
                        torc_backward(y, .gradient = g);
                        torc_backward(torc_amax(all_windows(also, k, step, pad, -INFINITY), .dim = DIMS(-2, -1)),
                                      .gradient = g);
                        want = read_all(torc_grad(also));
                        CLOSE_TO(torc_grad(clean), want, 1e-14, 1e-14);
                        free(want);
                    }
                    torc_tensor g = make_uniform(kinds[d], torc_ints_of(torc_sizes(mean), 4), 9, -1, 1, (layout)l);
                    torc_backward(mean, .gradient = g);
                    torc_backward(mean_of, .gradient = torc_to(g, .dtype = TORC_FLOAT64));
                    want = read_all(torc_grad(wide));
                    CLOSE_TO(torc_grad(x), want, eps * 4, eps * 8);
                    free(want);
                    torc_scope_end(scope);
                }
    if (on_cuda()) return; /* where this would be made contiguous first */
    /* places in a plane of more than 2^31 elements, all of which are one */
    torc_tensor one = torc_expand(make_f32(SHAPE(1, 1, 1), (double[]){2}), SHAPE(1, 50000, 50000));
    torc_max_pool2d_with_indices_result r = torc_max_pool2d_with_indices(one, INTS(2), .stride = INTS(49998));
    HAS_SHAPE(r.output, 1, 2, 2);
    VALUES(r.output, 2, 2, 2, 2);
    assert_true(read_int(r.indices, 3) == INT64_C(49998) * 50000 + 49998);
    assert_true(read_int(r.indices, 2) == INT64_C(49998) * 50000);
}

static void adaptive(void **state) {
    (void)state;
    torc_tensor x = make_f32(SHAPE(1, 1, 2, 5), (double[]){1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
    VALUES(torc_adaptive_avg_pool2d(x, INTS(1, 1)), 5.5);
    VALUES(torc_adaptive_avg_pool2d(x, INTS(1, 2)), 4.5, 6.5); /* windows [0, 3) and [2, 5) */
    VALUES(torc_adaptive_avg_pool2d(x, INTS(2, 5)), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    VALUES(torc_adaptive_avg_pool1d(make_f32(SHAPE(1, 5), (double[]){1, 2, 3, 4, 5}), INTS(3)), 1.5, 3, 4.5);
    torc_adaptive_max_pool2d_result r = torc_adaptive_max_pool2d(x, INTS(1, 2));
    VALUES(r.output, 8, 10);
    VALUES(r.indices, 7, 9);
    HAS_SHAPE(torc_adaptive_avg_pool2d(make_f32(SHAPE(2, 3, 4, 4), NULL), INTS(0, 2)), 2, 3, 0, 2);
    torc_tensor last = make_uniform(TORC_FLOAT32, SHAPE(2, 3, 4, 4), 1, 0, 1, LAYOUT_CHANNELS_LAST);
    assert_true(torc_is_contiguous(torc_adaptive_avg_pool2d(last, INTS(2)), TORC_CHANNELS_LAST));
    torc_tensor crop = torc_narrow(torc_narrow(last, 2, 1, 3), 3, 0, 3),
                pixel = torc_narrow(torc_narrow(last, 2, 1, 1), 3, 1, 1);
    HAS_STRIDES(torc_adaptive_avg_pool2d(crop, INTS(2)), 12, 1, 6, 3);
    SAME(torc_adaptive_avg_pool2d(crop, INTS(2)), torc_adaptive_avg_pool2d(torc_contiguous(crop), INTS(2)));
    HAS_STRIDES(torc_adaptive_avg_pool2d(pixel, INTS(2)), 12, 1, 6, 3); /* from both formats to one */
    SAME(torc_adaptive_avg_pool2d(pixel, INTS(2)), torc_adaptive_avg_pool2d(torc_contiguous(pixel), INTS(2)));
    torc_tensor volume = torc_unsqueeze(crop, 2);
    HAS_STRIDES(torc_max_pool3d(volume, INTS(1, 2, 2), .stride = INTS(1)), 12, 1, 12, 6, 3);
    HAS_STRIDES(torc_adaptive_avg_pool3d(volume, INTS(1)), 3, 1, 3, 3, 3);
    /* the mean of a large image keeps its digits */
    torc_tensor big = torc_adaptive_avg_pool2d(
        make_expanded(make_f32(SHAPE(1, 1, 1), (double[]){0.1}), SHAPE(1, 2000, 2000)), INTS(1));
    assert_true(read_element(big, 0) == (double)0.1f);
}

static torc_tensor f_max(torc_tensor *in, void *c) {
    (void)c;
    return torc_max_pool2d(in[0], INTS(3, 2), .stride = INTS(2, 1), .padding = INTS(1));
}
static torc_tensor f_mean(torc_tensor *in, void *c) {
    return torc_avg_pool2d(in[0], INTS(3, 2), .stride = INTS(2), .padding = INTS(1), .ceil_mode = true,
                           .count_include_pad = c != NULL);
}
static torc_tensor f_adaptive(torc_tensor *in, void *c) {
    (void)c;
    return torc_adaptive_avg_pool2d(in[0], INTS(2, 3));
}
static torc_tensor f_adaptive_max(torc_tensor *in, void *c) {
    (void)c;
    return torc_adaptive_max_pool2d(in[0], INTS(2, 3)).output;
}
static torc_tensor f_squared_max(torc_tensor *in, void *c) {
    torc_tensor y = f_max(in, c);
    return torc_mul(y, y);
}
static void gradients(void **state) {
    (void)state;
    torc_tensor x = with_grad(make_uniform(TORC_FLOAT64, SHAPE(1, 2, 4, 5), 5, -1, 1, LAYOUT_CHANNELS_LAST));
    CHECK_GRADIENTS_TWICE(f_squared_max, NULL, &x, 1);
    CHECK_GRADIENTS(f_max, NULL, &x, 1);
    CHECK_GRADIENTS_TWICE(f_mean, NULL, &x, 1);
    CHECK_GRADIENTS_TWICE(f_mean, &x, &x, 1);
    CHECK_GRADIENTS_TWICE(f_adaptive, NULL, &x, 1);
    CHECK_GRADIENTS(f_adaptive_max, NULL, &x, 1);
}

static void errors(void **state) {
    (void)state;
#define F(...) make_f32(SHAPE(__VA_ARGS__), NULL)
    torc_tensor x = F(1, 3, 5, 5);
    FAILS(RUNTIME, "Given input size: (3x5x5). Calculated output size: (3x0x0). Output size is too small",
          torc_max_pool2d(x, INTS(7)));
    FAILS(RUNTIME, "pad should be at most half of effective kernel size, but got pad=2, kernel_size=2 and dilation=1",
          torc_max_pool2d(x, INTS(2), .padding = INTS(2)));
    FAILS(RUNTIME,
          "pad should be smaller than or equal to half of kernel size, but got padW = 2, padH = 1, kW = 3, kH = 2",
          torc_max_pool2d(x, INTS(2, 3), .padding = INTS(1, 2), .dilation = INTS(2)));
    FAILS(RUNTIME, "non-empty 3D or 4D (batch mode) tensor expected for input", torc_max_pool2d(F(1, 5), INTS(2)));
    FAILS(RUNTIME, "stride should not be zero", torc_max_pool2d(x, INTS(2), .stride = INTS(0)));
    FAILS(NOT_IMPLEMENTED, "\"max_pool2d\" not implemented for 'Bool'",
          torc_max_pool2d(make_bool(SHAPE(1, 3, 5, 5), NULL), INTS(2)));
    FAILS(RUNTIME,
          "Expected 3D or 4D (batch mode) tensor with optional 0 dim batch size for input, but got:[1, 0, 5, 5]",
          torc_max_pool2d(F(1, 0, 5, 5), INTS(2)));
    FAILS(RUNTIME, "dilation should be greater than zero, but got dilationH: 0 dilationW: 0",
          torc_max_pool2d(x, INTS(2), .dilation = INTS(0)));
    FAILS(RUNTIME, "pad must be non-negative, but got pad: -1", torc_max_pool2d(x, INTS(2), .padding = INTS(-1)));
    FAILS(RUNTIME, "max_pool1d() Invalid computed output size: 0", torc_max_pool1d(F(1, 3, 5), INTS(7)));
    FAILS(RUNTIME,
          "max_pool1d: Expected 2D or 3D (batch mode) tensor with optional 0 dim batch size for input, but got:[5]",
          torc_max_pool1d(F(5), INTS(2)));
    FAILS(RUNTIME, "divisor must be not zero", torc_avg_pool2d(x, INTS(2), .divisor_override = 0));
    FAILS(NOT_IMPLEMENTED, "\"avg_pool2d\" not implemented for 'Int'",
          torc_avg_pool2d(make(TORC_INT32, SHAPE(1, 3, 5, 5), NULL, LAYOUT_CONTIGUOUS), INTS(2)));
    FAILS(RUNTIME, "adaptive_avg_pool2d(): Expected 3D or 4D tensor, but got [5, 5]",
          torc_adaptive_avg_pool2d(F(5, 5), INTS(2)));
    FAILS(RUNTIME,
          "adaptive_avg_pool2d: elements of output_size must be greater than or equal to 0 but received {-1, 2}",
          torc_adaptive_avg_pool2d(x, INTS(-1, 2)));
    FAILS(RUNTIME, "adaptive_max_pool2d(): Expected 3D or 4D tensor, but got: [5, 5]",
          torc_adaptive_max_pool2d(F(5, 5), INTS(2)));
}

static torc_tensor gradient(torc_tensor y, torc_tensor x) {
    torc_tensors r = torc_autograd_grad(TENSORS(torc_sum(y)), TENSORS(x));
    return r.count ? r.data[0] : NULL;
}
static void test_empty_stride(void **state) {
    (void)state;
    torc_tensor x = make_uniform(TORC_FLOAT32, SHAPE(1, 2, 4, 4), 1, -1, 1, LAYOUT_CONTIGUOUS);
    const torc_ints empty = SHAPE0; /* given, but without entries: as in PyTorch the kernel's size */
    SAME(torc_max_pool2d(x, INTS(2), .stride = empty), torc_max_pool2d(x, INTS(2)));
    SAME(torc_avg_pool2d(x, INTS(2), .stride = empty), torc_avg_pool2d(x, INTS(2)));
    /* The gradients are those of the stride that is meant, and so are one dimension, three, and what is divided by. */
    torc_requires_grad_(x, true);
    const torc_ints two = INTS(2), three = INTS(3, 3);
    SAME(gradient(torc_max_pool2d(x, two, .stride = empty), x), gradient(torc_max_pool2d(x, two, .stride = two), x));
    SAME(gradient(torc_avg_pool2d(x, three, .stride = empty, .padding = INTS(1), .divisor_override = 5), x),
         gradient(torc_avg_pool2d(x, three, .stride = three, .padding = INTS(1), .divisor_override = 5), x));
    torc_tensor row = torc_select(x, 0, 0), volume = torc_reshape(x, SHAPE(1, 2, 2, 2, 4));
    SAME(torc_max_pool1d(row, two, .stride = empty), torc_max_pool1d(row, two, .stride = two));
    SAME(torc_avg_pool1d(row, two, .stride = empty), torc_avg_pool1d(row, two, .stride = two));
    SAME(torc_max_pool3d(volume, two, .stride = empty), torc_max_pool3d(volume, two, .stride = two));
    SAME(torc_avg_pool3d(volume, two, .stride = empty), torc_avg_pool3d(volume, two, .stride = two));
    VALUES(gradient(torc_avg_pool2d(x, INTS(4), .divisor_override = 8), x), 0.125, 0.125, 0.125, 0.125, 0.125, 0.125,
           0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125,
           0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125);
    torc_requires_grad_(x, false);
    torc_max_pool2d(x, INTS(2), .stride = INTS(1, 2, 3));
    assert_true(torc_error());
    torc_error_clear();
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_empty_stride), SCOPED(maximum),   SCOPED(mean),  SCOPED(long_lines),
                                       SCOPED(adaptive),          SCOPED(gradients), SCOPED(errors)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
