/* test_conv.c - convolution against the definition, in every geometry the kernels treat differently: strides (phases),
 * dilation, padding beyond the window, groups, depthwise, bands of rows, several images in one signal, channels_last. */
#include "support.h"

typedef struct geometry {
    int64_t n, c, h, w, o, kh, kw, sh, sw, ph, pw, dh, dw, groups;
} geometry;
static const geometry cases[] = {
    {2, 3, 5, 5, 4, 3, 3, 1, 1, 1, 1, 1, 1, 1},
    {1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1},
    {3, 4, 6, 7, 6, 1, 1, 1, 1, 0, 0, 1, 1, 2},
    {2, 3, 9, 8, 5, 3, 2, 2, 3, 1, 0, 1, 1, 1},
    {1, 2, 10, 9, 3, 3, 3, 2, 2, 2, 1, 2, 3, 1},
    {2, 6, 7, 7, 6, 3, 3, 1, 1, 1, 1, 1, 1, 6},
    {1, 4, 8, 8, 8, 3, 3, 2, 2, 1, 1, 1, 1, 4},
    {2, 2, 8, 8, 3, 4, 4, 4, 4, 0, 0, 1, 1, 1},
    {1, 3, 5, 40, 17, 3, 5, 1, 1, 1, 4, 1, 1, 1},
    {5, 9, 3, 3, 9, 3, 3, 1, 1, 1, 1, 1, 1, 3},
    {1, 2, 6, 6, 2, 3, 3, 3, 2, 3, 4, 1, 2, 2},
    {2, 3, 7, 7, 2, 2, 2, 1, 2, 0, 0, 3, 3, 1},
    /* small images of many channels */
    {3, 50, 5, 5, 33, 3, 3, 1, 1, 1, 1, 1, 1, 1},
    {5, 64, 4, 6, 72, 3, 2, 2, 1, 1, 1, 1, 1, 2},
    {1, 2, 9, 9, 3, 1, 1, 2, 2, 0, 0, 1, 1, 1},
    {1, 40, 70, 66, 10, 3, 3, 1, 1, 1, 1, 1, 1, 1},
    {2, 3, 4, 6, 3, 2, 3, 5, 4, 2, 2, 1, 1, 3},
    /* several vectors of channels, several lists of taps, phases of a stride; a stride beyond the image */
    {3, 45, 9, 9, 50, 3, 3, 2, 2, 1, 1, 1, 1, 1},
    {2, 3, 4, 3, 5, 2, 2, 9, 7, 3, 3, 1, 1, 1},
    /* depthwise: more channels than lanes, two outputs or two inputs to a group, bands of rows */
    {3, 20, 9, 6, 20, 3, 3, 1, 1, 1, 1, 1, 1, 20},
    {2, 18, 9, 8, 36, 3, 2, 2, 2, 1, 1, 1, 1, 18},
    {2, 40, 6, 5, 20, 3, 3, 2, 1, 1, 1, 1, 1, 20},
    {1, 2, 70, 66, 2, 5, 3, 1, 1, 2, 1, 1, 1, 2},
    {2, 16, 5, 70, 16, 3, 3, 1, 1, 1, 1, 1, 1, 16},
    /* few output channels: of many, of tiny images, in groups, with strides and a window that reaches far beyond a short row */
    {2, 70, 6, 5, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1},
    {3, 80, 4, 2, 8, 2, 2, 1, 1, 0, 0, 1, 1, 1},
    {2, 36, 9, 9, 3, 3, 3, 2, 1, 1, 1, 1, 1, 1},
    {3, 4, 1, 60, 4, 1, 3, 1, 1, 0, 0, 1, 1, 2},
    {2, 5, 3, 4, 1, 2, 3, 1, 1, 1, 4, 1, 4, 1},
    {10, 1, 180, 1, 8, 5, 1, 3, 1, 1, 3, 1, 2, 1},
    {7, 3, 13, 6, 33, 3, 3, 1, 1, 1, 1, 1, 1, 1},
};
static int64_t out_size(int64_t in, int64_t k, int64_t s, int64_t p, int64_t d) {
    return (in + 2 * p - d * (k - 1) - 1) / s + 1;
}

/* y = conv(x, w): walk all (output, tap) pairs; visit what each pair multiplies. */
typedef void visit(void *context, int64_t x, int64_t w, int64_t y);
static void walk(const geometry *g, visit *f, void *context) {
    int64_t oh = out_size(g->h, g->kh, g->sh, g->ph, g->dh), ow = out_size(g->w, g->kw, g->sw, g->pw, g->dw),
            cg = g->c / g->groups, og = g->o / g->groups;
    for (int64_t n = 0; n < g->n; n++)
        for (int64_t o = 0; o < g->o; o++)
            for (int64_t y = 0; y < oh; y++)
                for (int64_t x = 0; x < ow; x++)
                    for (int64_t c = 0; c < cg; c++)
                        for (int64_t i = 0; i < g->kh; i++)
                            for (int64_t k = 0; k < g->kw; k++) {
                                int64_t r = y * g->sh - g->ph + i * g->dh, q = x * g->sw - g->pw + k * g->dw;
                                if (r < 0 || q < 0 || r >= g->h || q >= g->w) continue;
                                f(context, ((n * g->c + o / og * cg + c) * g->h + r) * g->w + q,
                                  ((o * cg + c) * g->kh + i) * g->kw + k, ((n * g->o + o) * oh + y) * ow + x);
                            }
}
typedef struct sums {
    const double *x, *w, *y;
    double *to;
    int which; /* 0: y += x·w; 1: x += y·w; 2: w += x·y */
} sums;
static void add(void *context, int64_t x, int64_t w, int64_t y) {
    sums *s = context;
    if (s->which == 0) s->to[y] += s->x[x] * s->w[w];
    if (s->which == 1) s->to[x] += s->y[y] * s->w[w];
    if (s->which == 2) s->to[w] += s->x[x] * s->y[y];
}
static double *reference(const geometry *g, int which, torc_tensor x, torc_tensor w, torc_tensor y, int64_t count) {
    double *xs = x ? read_all(x) : NULL, *ws = w ? read_all(w) : NULL, *ys = y ? read_all(y) : NULL;
    sums s = {xs, ws, ys, calloc((size_t)count + 1, sizeof(double)), which};
    walk(g, add, &s);
    free(xs), free(ws), free(ys);
    return s.to;
}
static void close_to(torc_tensor got, double *want, double terms) {
    NO_ERROR();
    double eps = dtype_epsilon(torc_tensor_dtype(got));
    if (on_cuda() && torc_tensor_dtype(got) == TORC_FLOAT32) /* TF32, as in PyTorch: factors have 11 bits */
        CLOSE_TO(got, want, 0x1p-10, 0x1p-10 * sqrt(terms));
    else
        CLOSE_TO(got, want, 2 * eps, 32 * eps * sqrt(terms));
    free(want);
}
#define OPTIONS(g)                                                                                           \
    .stride = INTS((g)->sh, (g)->sw), .padding = INTS((g)->ph, (g)->pw), .dilation = INTS((g)->dh, (g)->dw), \
    .groups = (g)->groups
static const torc_dtype floats[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};

/* All results of one convolution, of operands that lie so. */
static void check(const geometry *g, torc_dtype dtype, layout of_x, layout of_w, layout of_y) {
    int64_t scope = torc_scope_begin();
    int64_t oh = out_size(g->h, g->kh, g->sh, g->ph, g->dh), ow = out_size(g->w, g->kw, g->sw, g->pw, g->dw);
    torc_tensor x = with_grad(make_uniform(dtype, SHAPE(g->n, g->c, g->h, g->w), 1, -1, 1, of_x));
    torc_tensor w = with_grad(make_uniform(dtype, SHAPE(g->o, g->c / g->groups, g->kh, g->kw), 2, -1, 1, of_w));
    torc_tensor b = with_grad(make_uniform(dtype, SHAPE(g->o), 3, -1, 1, LAYOUT_STRIDED));
    torc_tensor y = torc_conv2d(x, w, .bias = b, OPTIONS(g));
    HAS_SHAPE(y, g->n, g->o, oh, ow);
    if (g->c > 1 && g->o > 1 && g->h > 1 && g->w > 1 && oh > 1 && ow > 1) { /* else both formats are the same */
        if (torc_is_contiguous(x, TORC_CHANNELS_LAST)) assert_true(torc_is_contiguous(y, TORC_CHANNELS_LAST));
        if (of_x == LAYOUT_CHANNELS_LAST || of_x == LAYOUT_CROP) assert_true(torc_is_contiguous(y, TORC_CHANNELS_LAST));
    }
    double terms = (double)(g->c / g->groups * g->kh * g->kw),
           *want = reference(g, 0, x, w, NULL, g->n * g->o * oh * ow), *bias = read_all(b);
    for (int64_t k = 0; k < g->n * g->o * oh * ow; k++) want[k] += bias[k / (oh * ow) % g->o];
    free(bias);
    close_to(y, want, terms + 1);
    torc_tensor grad = make_uniform(dtype, SHAPE(g->n, g->o, oh, ow), 4, -1, 1, of_y);
    torc_backward(y, .gradient = grad);
    close_to(torc_grad(x), reference(g, 1, NULL, w, grad, g->n * g->c * g->h * g->w), (double)(g->o * g->kh * g->kw));
    close_to(torc_grad(w), reference(g, 2, x, NULL, grad, g->o * (g->c / g->groups) * g->kh * g->kw),
             (double)(g->n * oh * ow));
    double *sum = calloc((size_t)g->o, sizeof *sum), *gs = read_all(grad);
    for (int64_t k = 0; k < g->n * g->o * oh * ow; k++) sum[k / (oh * ow) % g->o] += gs[k];
    free(gs);
    close_to(torc_grad(b), sum, (double)(g->n * oh * ow));
    torc_scope_end(scope);
}
static void forward_and_backward(void **state) {
    (void)state;
    for (int i = 0; i < (int)LENGTH(cases); i++)
        for (int d = 0; d < (int)LENGTH(floats); d++)
            for (int l = 0; l < LAYOUT_COUNT; l++)
                if (cases[i].c != 40 || (d < 2 && l < 2))
                    check(&cases[i], floats[d], (layout)l, (layout)(l % 3), (layout)((l + 1) % LAYOUT_COUNT));
}
/* Whatever the sizes are: images that are hardly larger than the window, so that a stride has phases without a tap, and weights that lie as
 * images may. */
static void drawn(void **state) {
    (void)state;
    uint64_t seed = 77;
#define DRAWN(low, high) ((low) + (int64_t)(uniform_next(&seed) * (double)((high) - (low) + 1)))
    static const int64_t channels[] = {1, 2, 3, 5, 8, 17, 20, 33, 50};
    for (int i = 0; i < (on_cuda() ? 40 : 400); i++) { /* a library takes its time to find an engine for each */
        geometry g = {.n = DRAWN(1, 3), .kh = DRAWN(1, 3), .kw = DRAWN(1, 5), .sh = DRAWN(1, 3), .sw = DRAWN(1, 4)};
        g.dh = DRAWN(1, 2), g.dw = DRAWN(1, 2), g.groups = DRAWN(0, 2) ? 1 : DRAWN(2, 3);
        g.c = g.groups * channels[DRAWN(0, 8)], g.o = g.groups * channels[DRAWN(0, 8)];
        const int64_t reach_h = g.dh * (g.kh - 1), reach_w = g.dw * (g.kw - 1);
        g.ph = DRAWN(0, reach_h / 2), g.pw = DRAWN(0, reach_w / 2);
        g.h = (reach_h + 1 > 2 * g.ph ? reach_h + 1 - 2 * g.ph : 1) + DRAWN(0, 1) * DRAWN(0, 5),
        g.w = (reach_w + 1 > 2 * g.pw ? reach_w + 1 - 2 * g.pw : 1) + DRAWN(0, 1) * DRAWN(0, 6);
        check(&g, floats[DRAWN(0, 3)], (layout)DRAWN(0, LAYOUT_COUNT - 1), (layout)DRAWN(0, LAYOUT_COUNT - 1),
              (layout)DRAWN(0, LAYOUT_COUNT - 1));
    }
}

/* Layers large enough to be products of matrices where the processor multiplies tiles (AMX), and their transposes, which are gradients of the input. */
static void drawn_layers(void **state) {
    (void)state;
    uint64_t seed = 78;
    static const int64_t channels[] = {3, 8, 16, 17, 33, 50};
    for (int i = 0; i < (on_cuda() ? 12 : 48) / (TORC_TEST_SLOWDOWN > 1 ? 4 : 1); i++) {
        geometry g = {
            .n = DRAWN(1, 3), .kh = DRAWN(1, 3), .kw = DRAWN(1, 4), .sh = 1, .sw = 1, .dh = DRAWN(1, 2), .dw = 1};
        if (i % 4 == 3) g.sh = 2, g.sw = DRAWN(1, 2);
        g.groups = DRAWN(0, 2) ? 1 : 2;
        g.c = g.groups * channels[DRAWN(0, 5)], g.o = g.groups * channels[DRAWN(1, 5)];
        g.ph = DRAWN(0, 2), g.pw = DRAWN(0, 1), g.h = DRAWN(8, 24), g.w = DRAWN(6, 24);
        const torc_dtype dtype = i % 4 ? TORC_BFLOAT16 : floats[DRAWN(0, 2)];
        const layout of = i % 3 ? LAYOUT_CHANNELS_LAST : LAYOUT_CONTIGUOUS;
        check(&g, dtype, DRAWN(0, 4) ? of : (layout)DRAWN(0, LAYOUT_COUNT - 1),
              DRAWN(0, 2) ? of : (layout)DRAWN(0, LAYOUT_COUNT - 1), DRAWN(0, 4) ? of : LAYOUT_CONTIGUOUS);
        if (g.sh > 1) continue;
        const int64_t scope = torc_scope_begin(), oh = out_size(g.h, g.kh, g.sh, g.ph, g.dh),
                      ow = out_size(g.w, g.kw, g.sw, g.pw, g.dw), count = g.n * g.c * g.h * g.w;
        torc_tensor y = make_uniform(dtype, SHAPE(g.n, g.o, oh, ow), 1, -1, 1, of),
                    w = make_uniform(dtype, SHAPE(g.o, g.c / g.groups, g.kh, g.kw), 2, -1, 1, LAYOUT_CONTIGUOUS),
                    b = make_uniform(dtype, SHAPE(g.c), 3, -1, 1, LAYOUT_STRIDED);
        torc_tensor x = torc_conv_transpose2d(y, w, .bias = b, OPTIONS(&g));
        double *want = reference(&g, 1, NULL, w, y, count), *bias = read_all(b);
        for (int64_t k = 0; k < count; k++) want[k] += bias[k / (g.h * g.w) % g.c];
        free(bias);
        close_to(x, want, (double)(g.o / g.groups * g.kh * g.kw) + 1);
        torc_scope_end(scope);
    }
}

/* Windows of one pixel, which are products of matrices where channels and pixels are many enough. */
static void drawn_points(void **state) {
    (void)state;
    uint64_t seed = 79;
    static const int64_t channels[] = {3, 8, 16, 17, 33, 50};
    for (int i = 0; i < (on_cuda() ? 8 : 48) / (TORC_TEST_SLOWDOWN > 1 ? 4 : 1); i++) {
        geometry g = {.n = DRAWN(1, 3), .kh = 1, .kw = 1, .sh = 1, .sw = 1, .dh = 1, .dw = 1};
        g.groups = DRAWN(0, 2) ? 1 : 2;
        g.c = g.groups * channels[DRAWN(0, 5)], g.o = g.groups * channels[DRAWN(0, 5)];
        g.h = DRAWN(4, 24), g.w = DRAWN(1, 24);
        const layout of = i % 2 ? LAYOUT_CHANNELS_LAST : LAYOUT_CONTIGUOUS;
        check(&g, floats[DRAWN(0, 1)], DRAWN(0, 3) ? of : (layout)DRAWN(0, LAYOUT_COUNT - 1),
              DRAWN(0, 2) ? of : (layout)DRAWN(0, LAYOUT_COUNT - 1), DRAWN(0, 3) ? of : LAYOUT_CONTIGUOUS);
    }
}

/* Pixels that a transposed convolution adds and no window sees: the others, and the gradients, are those without them. */
static void points_beyond(void **state) {
    (void)state;
    for (int d = 0; d < 2; d++) {
        const int64_t scope = torc_scope_begin();
        torc_tensor y[2], w[2], x[2], b = make_uniform(floats[d], SHAPE(24), 3, -1, 1, LAYOUT_CONTIGUOUS);
        for (int k = 0; k < 2; k++) {
            y[k] = with_grad(make_uniform(floats[d], SHAPE(2, 32, 14, 16), 1, -1, 1, LAYOUT_CONTIGUOUS));
            w[k] = with_grad(make_uniform(floats[d], SHAPE(32, 24, 1, 1), 2, -1, 1, LAYOUT_CONTIGUOUS));
            x[k] =
                torc_conv_transpose2d(y[k], w[k], .bias = b, .dilation = INTS(3, 2), .output_padding = INTS(2 * k, k));
        }
        HAS_SHAPE(x[1], 2, 24, 16, 17);
        torc_tensor inside = torc_narrow(torc_narrow(x[1], 2, 0, 14), 3, 0, 16);
        close_to(inside, read_all(x[0]), 32);
        SAME(torc_select(torc_select(x[1], 3, 16), 2, 15), torc_expand(b, INTS(2, 24)));
        torc_tensor g = make_uniform(floats[d], SHAPE(2, 24, 14, 16), 4, -1, 1, LAYOUT_CONTIGUOUS);
        torc_backward(x[0], .gradient = g);
        torc_backward(inside, .gradient = g);
        close_to(torc_grad(y[1]), read_all(torc_grad(y[0])), 24);
        close_to(torc_grad(w[1]), read_all(torc_grad(w[0])), 2 * 14 * 16);
        torc_scope_end(scope);
    }
}

/* The transposed convolution is the gradient of the convolution with respect to its input. */
static void transposed(void **state) {
    (void)state;
    for (int i = 0; i < (int)LENGTH(cases); i++)
        for (int l = 0; l < LAYOUT_COUNT; l++) {
            geometry g = cases[i];
            if (g.c == 40) continue;
            int64_t scope = torc_scope_begin();
            int64_t oh = out_size(g.h, g.kh, g.sh, g.ph, g.dh), ow = out_size(g.w, g.kw, g.sw, g.pw, g.dw);
            int64_t eh = g.h - ((oh - 1) * g.sh - 2 * g.ph + g.dh * (g.kh - 1) + 1),
                    ew = g.w - ((ow - 1) * g.sw - 2 * g.pw + g.dw * (g.kw - 1) + 1);
            torc_tensor y = with_grad(make_uniform(TORC_FLOAT32, SHAPE(g.n, g.o, oh, ow), 1, -1, 1, (layout)l)),
                        w = with_grad(make_uniform(TORC_FLOAT32, SHAPE(g.o, g.c / g.groups, g.kh, g.kw), 2, -1, 1,
                                                   LAYOUT_CONTIGUOUS));
            torc_tensor x = torc_conv_transpose2d(y, w, OPTIONS(&g), .output_padding = INTS(eh, ew));
            HAS_SHAPE(x, g.n, g.c, g.h, g.w);
            close_to(x, reference(&g, 1, NULL, w, y, g.n * g.c * g.h * g.w), (double)(g.o * g.kh * g.kw));
            torc_tensor grad = make_uniform(TORC_FLOAT32, SHAPE(g.n, g.c, g.h, g.w), 3, -1, 1, LAYOUT_CONTIGUOUS);
            torc_backward(x, .gradient = grad);
            close_to(torc_grad(y), reference(&g, 0, grad, w, NULL, g.n * g.o * oh * ow), (double)(g.c * g.kh * g.kw));
            close_to(torc_grad(w), reference(&g, 2, grad, NULL, y, g.o * (g.c / g.groups) * g.kh * g.kw),
                     (double)(g.n * oh * ow));
            torc_scope_end(scope);
        }
}

static void integers(void **state) {
    (void)state;
    static const torc_dtype some[] = {TORC_INT64, TORC_INT32, TORC_INT16};
    for (int i = 0; i < 3 * (int)LENGTH(cases); i++) {
        int64_t scope = torc_scope_begin();
        const geometry *g = &cases[i / 3];
        const torc_dtype dtype = some[i % 3];
        torc_tensor x = make_uniform(dtype, SHAPE(g->n, g->c, g->h, g->w), 1, -9, 9, (layout)(i % LAYOUT_COUNT)),
                    w = make_uniform(dtype, SHAPE(g->o, g->c / g->groups, g->kh, g->kw), 2, -9, 9, LAYOUT_CONTIGUOUS);
        if (on_cuda()) { /* as in PyTorch */
            if (dtype == TORC_INT64)
                FAILS(NOT_IMPLEMENTED, "\"convolution\" not implemented for 'Long'", torc_conv2d(x, w, OPTIONS(g)));
        } else {
            torc_tensor y = torc_conv2d(x, w, OPTIONS(g));
            double *want = reference(g, 0, x, w, NULL, count_of(y));
            EXACT(y, want);
            free(want);
        }
        torc_scope_end(scope);
    }
}

static void one_dimension_and_words(void **state) {
    (void)state;
    torc_tensor x = make_f32(SHAPE(1, 1, 5), (double[]){1, 2, 3, 4, 5}),
                w = make_f32(SHAPE(1, 1, 2), (double[]){1, 10});
    VALUES(torc_conv1d(x, w), 21, 32, 43, 54);
    VALUES(torc_conv1d(x, w, .stride = INTS(2), .padding = INTS(1), .dilation = INTS(2)), 20, 42, 4 + 0 * 10);
    VALUES(torc_conv1d(torc_reshape(x, SHAPE(1, 5)), w), 21, 32, 43, 54);
    HAS_SHAPE(torc_conv1d(torc_reshape(x, SHAPE(1, 5)), w), 1, 4);
    VALUES(torc_conv1d_padding(x, w, .padding = "same"), 21, 32, 43, 54, 5); /* the odd zero goes to the end */
    VALUES(torc_conv1d_padding(x, w, .padding = "valid"), 21, 32, 43, 54);
    VALUES(torc_conv_transpose1d(x, w), 1, 12, 23, 34, 45, 50);
    HAS_SHAPE(
        torc_conv2d_padding(make_f32(SHAPE(2, 3, 7, 8), NULL), make_f32(SHAPE(4, 3, 4, 3), NULL), .padding = "same"), 2,
        4, 7, 8);
    HAS_SHAPE(torc_conv2d(make_f32(SHAPE(0, 3, 5, 5), NULL), make_f32(SHAPE(4, 3, 3, 3), NULL)), 0, 4, 3, 3);
    HAS_SHAPE(torc_conv2d(make_f32(SHAPE(3, 5, 5), NULL), make_f32(SHAPE(4, 3, 3, 3), NULL)), 4, 3, 3);
    NO_ERROR();
}

/* A NaN reaches exactly the windows that cover it: nothing of it leaks through padding or neighbouring rows. */
static void nan_stays_in_its_windows(void **state) {
    (void)state;
    double v[36] = {0};
    v[2 * 6 + 5] = NAN;
    double ones[9] = {1, 1, 1, 1, 1, 1, 1, 1, 1}, want[36] = {0};
    for (int r = 1; r <= 3; r++)
        for (int c = 4; c <= 5; c++) want[r * 6 + c] = NAN;
    EXACT(torc_conv2d(make_f32(SHAPE(1, 1, 6, 6), v), make_f32(SHAPE(1, 1, 3, 3), ones), .padding = INTS(1)), want);
}

/* Every sum has one order: the number of threads changes no bit. */
static void threads_change_nothing(void **state) {
    (void)state;
    static const geometry some[] = {
        {4, 40, 9, 9, 72, 3, 3, 1, 1, 1, 1, 1, 1, 1},    {3, 40, 9, 9, 72, 3, 3, 2, 2, 1, 1, 1, 1, 1},
        {5, 96, 12, 12, 96, 3, 3, 1, 1, 1, 1, 1, 1, 96}, {1, 300, 7, 7, 80, 1, 1, 1, 1, 0, 0, 1, 1, 1},
        {9, 80, 12, 12, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1},
    };
    int before = torc_get_num_threads();
    for (int i = 0; i < (int)LENGTH(some); i++) {
        const geometry *g = &some[i];
        double *want[3] = {0};
        for (int threads = 1; threads <= 7; threads += 2) {
            torc_set_num_threads(threads);
            torc_tensor x = with_grad(
                            make_uniform(TORC_FLOAT32, SHAPE(g->n, g->c, g->h, g->w), 1, -1, 1, LAYOUT_CONTIGUOUS)),
                        w = with_grad(make_uniform(TORC_FLOAT32, SHAPE(g->o, g->c / g->groups, g->kh, g->kw), 2, -1, 1,
                                                   LAYOUT_CONTIGUOUS)),
                        y = torc_conv2d(x, w, OPTIONS(g));
            torc_backward(torc_sum(torc_mul(y, y)));
            torc_tensor got[3] = {y, torc_grad(x), torc_grad(w)};
            NO_ERROR();
            for (int k = 0; k < 3; k++) {
                if (threads == 1)
                    want[k] = read_all(got[k]);
                else if (!on_cuda())
                    EXACT(got[k], want[k]);
            }
        }
        for (int k = 0; k < 3; k++) free(want[k]);
    }
    torc_set_num_threads(before);
}

typedef struct setting {
    int64_t stride, padding, dilation, groups;
    bool transposed;
} setting;
static torc_tensor f_conv(torc_tensor *in, void *context) {
    const setting *s = context;
    if (s->transposed)
        return torc_conv_transpose2d(in[0], in[1], .bias = in[2], .stride = INTS(s->stride),
                                     .padding = INTS(s->padding), .dilation = INTS(s->dilation), .groups = s->groups);
    return torc_conv2d(in[0], in[1], .bias = in[2], .stride = INTS(s->stride), .padding = INTS(s->padding),
                       .dilation = INTS(s->dilation), .groups = s->groups);
}
static torc_tensor f_conv1d(torc_tensor *in, void *context) {
    (void)context;
    return torc_conv1d(in[0], in[1], .padding = INTS(1));
}
#define LEAF(...) with_grad(make_uniform(TORC_FLOAT64, SHAPE(__VA_ARGS__), 5, -1, 1, LAYOUT_CONTIGUOUS))
static void gradients_twice(void **state) {
    (void)state;
    setting plain = {1, 1, 1, 1, false}, odd = {2, 1, 2, 2, false}, back = {2, 1, 1, 2, true};
    CHECK_GRADIENTS_TWICE(f_conv, &plain, ((torc_tensor[]){LEAF(1, 2, 4, 4), LEAF(2, 2, 3, 3), LEAF(2)}), 3);
    CHECK_GRADIENTS_TWICE(f_conv, &odd, ((torc_tensor[]){LEAF(1, 4, 5, 5), LEAF(2, 2, 2, 2), LEAF(2)}), 3);
    CHECK_GRADIENTS_TWICE(f_conv, &back, ((torc_tensor[]){LEAF(1, 2, 3, 3), LEAF(2, 2, 2, 2), LEAF(4)}), 3);
    CHECK_GRADIENTS_TWICE(f_conv1d, NULL, ((torc_tensor[]){LEAF(2, 2, 5), LEAF(3, 2, 3)}), 2);
}

static void errors(void **state) {
    (void)state;
#define F(...) make_f32(SHAPE(__VA_ARGS__), NULL)
    torc_tensor x = F(1, 3, 5, 5), w = F(4, 3, 3, 3);
    FAILS(
        RUNTIME,
        "Given groups=1, weight of size [4, 2, 3, 3], expected input[1, 3, 5, 5] to have 2 channels, but got 3 channels instead",
        torc_conv2d(x, F(4, 2, 3, 3)));
    FAILS(
        RUNTIME,
        "Calculated padded input size per channel: (5 x 5). Kernel size: (7 x 7). Kernel size can't be greater than actual input size",
        torc_conv2d(x, F(4, 3, 7, 7)));
    FAILS(
        RUNTIME,
        "Given groups=2, expected weight to be divisible by 2 at dimension 0, but got weight of size [[5, 2, 3, 3]] instead",
        torc_conv2d(F(1, 4, 5, 5), F(5, 2, 3, 3), .groups = 2));
    FAILS(
        RUNTIME,
        "Given weight of size [4, 3, 3, 3], expected bias to be 1-dimensional with 4 elements, but got bias of size [5] instead",
        torc_conv2d(x, w, .bias = F(5)));
    FAILS(RUNTIME, "non-positive stride is not supported", torc_conv2d(x, w, .stride = INTS(0)));
    FAILS(RUNTIME, "negative padding is not supported", torc_conv2d(x, w, .padding = INTS(-1)));
    FAILS(RUNTIME, "dilation should be greater than zero, but got [0, 0]", torc_conv2d(x, w, .dilation = INTS(0)));
    FAILS(RUNTIME, "non-positive groups is not supported", torc_conv2d(x, w, .groups = 0));
    FAILS(RUNTIME, "expected scalar type Float but found Double", torc_conv2d(x, make_f64(SHAPE(4, 3, 3, 3), NULL)));
    FAILS(RUNTIME, "Expected 3D (unbatched) or 4D (batched) input to conv2d, but got input of size: [1, 3, 5, 5, 5]",
          torc_conv2d(F(1, 3, 5, 5, 5), w));
    FAILS(RUNTIME, "Input type (float) and bias type (double) should be the same",
          torc_conv2d(x, w, .bias = make_f64(SHAPE(4), NULL)));
    FAILS(RUNTIME, "padding='same' is not supported for strided convolutions",
          torc_conv2d_padding(x, w, .padding = "same", .stride = INTS(2)));
    FAILS(RUNTIME, "Invalid padding string: 'foo'", torc_conv2d_padding(x, w, .padding = "foo"));
    FAILS(
        RUNTIME,
        "expected stride to be a single integer value or a list of 2 values to match the convolution dimensions, but got stride=[1, 1, 1]",
        torc_conv2d(x, w, .stride = INTS(1, 1, 1)));
    FAILS(NOT_IMPLEMENTED, "\"slow_conv2d_cpu\" not implemented for 'Bool'",
          torc_conv2d(make_bool(SHAPE(1, 3, 5, 5), NULL), make_bool(SHAPE(4, 3, 3, 3), NULL)));
    FAILS(
        RUNTIME,
        "Given transposed=1, weight of size [4, 3, 3, 3], expected input[1, 3, 5, 5] to have 4 channels, but got 3 channels instead",
        torc_conv_transpose2d(x, w));
    FAILS(RUNTIME, "output padding must be smaller than either stride or dilation, but got output_padding_height: 1",
          torc_conv_transpose2d(x, F(3, 3, 3, 3), .output_padding = INTS(1)));
    FAILS(RUNTIME, "overflows", torc_conv2d(x, w, .padding = INTS(INT64_MAX / 2 + 9)));
    FAILS(RUNTIME, "Only zero batch or zero channel inputs are supported, but got input shape: [2, 3, 0, 4]",
          torc_conv2d(F(2, 3, 0, 4), F(5, 3, 1, 1), .padding = INTS(1)));
    FAILS(RUNTIME, "Only zero batch or zero channel inputs are supported, but got input shape: [1, 3, 0, 4]",
          torc_conv2d(F(3, 0, 4), F(5, 3, 1, 1), .padding = INTS(2)));
    FAILS(RUNTIME, "Only zero batch or zero channel inputs are supported, but got input shape: [2, 3, 1, 0]",
          torc_conv1d(F(2, 3, 0), F(5, 3, 3), .padding = INTS(2)));
    FAILS(RUNTIME, "Only zero batch or zero channel inputs are supported, but got input shape: [2, 3, 4, 0]",
          torc_conv_transpose2d(F(2, 3, 4, 0), F(3, 5, 3, 3)));
    FAILS(RUNTIME, "Calculated padded input size per channel: (0 x 4). Kernel size: (1 x 1).",
          torc_conv2d(F(2, 3, 0, 4), F(5, 3, 1, 1)));
    HAS_SHAPE(torc_conv2d(F(0, 3, 0, 4), F(5, 3, 1, 1), .padding = INTS(1)), 0, 5, 2, 6);
    HAS_SHAPE(torc_conv_transpose2d(F(0, 3, 0, 4), F(3, 5, 3, 3)), 0, 5, 2, 6);
    HAS_SHAPE(torc_conv_transpose2d(F(0, 3, 0, 4), F(3, 5, 3, 3), .padding = INTS(1)), 0, 5, 0, 4);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        SCOPED(forward_and_backward),
        SCOPED(drawn),
        SCOPED(drawn_layers),
        SCOPED(drawn_points),
        SCOPED(points_beyond),
        SCOPED(transposed),
        SCOPED(integers),
        SCOPED(one_dimension_and_words),
        SCOPED(nan_stays_in_its_windows),
        SCOPED(threads_change_nothing),
        SCOPED(gradients_twice),
        SCOPED(errors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
