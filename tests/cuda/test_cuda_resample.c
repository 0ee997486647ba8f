/* Images of other sizes, and what writes pairs of numbers, on CUDA against the CPU: results and gradients, in every layout. */
#include "compare.h"

static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};

static torc_tensor gradient_of(torc_tensor y, torc_tensor x, torc_tensor g) {
    const torc_tensors all = torc_autograd_grad(TENSORS(y), TENSORS(x), .grad_outputs = TENSORS(g));
    NO_ERROR();
    assert_int_equal(all.count, 1);
    return all.data[0];
}
/* The same values in the dtype that 16-bit ones are computed in. */
static torc_tensor wide(torc_tensor t) {
    return torc_to(torc_detach(t), .dtype = t->dtype == TORC_FLOAT64 ? TORC_FLOAT64 : TORC_FLOAT32, .copy = true);
}

typedef struct resize {
    const char *mode;
    bool align;
    int64_t from[5], to[3];
    int ndim;
    double scale; /* of all dimensions; 0: that of the sizes */
} resize;
/* Fewer and more channels than a thread of the gradient has at a time, many places to one and one to many, enough for threads to have
 * several channels, and dimensions that stay as they are. */
static const resize resizes[] = {
    {"nearest", false, {2, 3, 7}, {19}, 3, 0},
    {"nearest", false, {1, 5, 6, 9}, {12, 4}, 4, 0},
    {"nearest", false, {2, 2, 3, 4, 5}, {5, 4, 2}, 5, 0},
    {"nearest-exact", false, {2, 9, 11, 5}, {3, 17}, 4, 0},
    {"nearest-exact", false, {1, 2, 2, 3}, {40, 50}, 4, 0},
    {"nearest-exact", false, {70, 1, 90, 31}, {6, 7}, 4, 0},
    {"nearest", false, {9, 1, 2, 3}, {5, 1}, 4, 0},
    {"bilinear", false, {23, 3, 60, 41}, {7, 50}, 4, 0},
    {"linear", false, {3, 2, 9}, {4}, 3, 0},
    {"linear", true, {1, 6, 1}, {300}, 3, 0},
    {"bilinear", false, {2, 6, 2, 3}, {31, 29}, 4, 0},
    {"bilinear", true, {1, 5, 13, 4}, {13, 9}, 4, 0},
    {"bilinear", false, {1, 3, 40, 33}, {6, 5}, 4, 0},
    {"bilinear", false, {1, 2, 6, 8}, {9, 12}, 4, 1.5},
    {"bilinear", false, {2, 7, 150, 120}, {300, 200}, 4, 0},
    {"trilinear", false, {2, 5, 3, 4, 2}, {4, 4, 7}, 5, 0},
    {"trilinear", true, {1, 1, 2, 1, 3}, {9, 8, 7}, 5, 0},
    {"bicubic", false, {2, 5, 7, 6}, {4, 15}, 4, 0},
    {"bicubic", true, {1, 2, 2, 1}, {33, 20}, 4, 0},
    {"bicubic", false, {1, 3, 9, 5}, {9, 3}, 4, 0},
};
static torc_tensor resized(const resize *r, bool antialias, torc_tensor x) {
    const torc_ints size = torc_ints_of(r->to, r->ndim - 2);
    return r->scale != 0
               ? torc_interpolate(x, size, .mode = r->mode, .scales_h = r->scale, .scales_w = r->scale,
                                  .antialias = antialias)
               : torc_interpolate(x, size, .mode = r->mode, .align_corners = r->align, .antialias = antialias);
}
static void check_resized(const resize *r, bool antialias, torc_dtype dtype, int layout) {
    int64_t scope = torc_scope_begin();
    torc_tensor x = on_cuda(random_of(dtype, torc_ints_of(r->from, r->ndim)));
    if (layout < LAYOUTS)
        x = laid_out(x, layout);
    else if (r->ndim == 4)
        x = torc_contiguous(x, .memory_format = TORC_CHANNELS_LAST);
    /* what is smoothed, in double: its weights are sums of many */
    torc_tensor known_x = antialias ? torc_to(x, .dtype = TORC_FLOAT64) : wide(x);
    torc_tensor want_x = torc_requires_grad_(torc_contiguous(torc_to(torc_detach(known_x), .device = TORC_CPU)), true);
    x = torc_requires_grad_(torc_detach(x), true);
    torc_tensor y = resized(r, antialias, x), want = resized(r, antialias, want_x);
    NO_ERROR();
    SAME(r->mode, torc_detach(y), torc_detach(want), antialias ? 8 : 4);
    torc_tensor g =
        laid_out(on_cuda(random_of(dtype, torc_ints_of(y->sizes, y->ndim))), layout < LAYOUTS ? layout : WHOLE);
    torc_tensor got = gradient_of(y, x, g);
    torc_tensor known =
        gradient_of(want, want_x, torc_to(torc_to(torc_detach(g), .dtype = want->dtype), .device = TORC_CPU));
    /* sums of as many as a place is read by */
    SAME("gradient", got, known, (antialias ? 8 : 4) + 8 * sqrt((double)y->numel / fmax((double)x->numel, 1)));
    assert_true(torc_equal(gradient_of(resized(r, antialias, x), x, g), got));
    torc_scope_end(scope);
}
static void test_interpolate(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int k = 0; k < (int)(sizeof resizes / sizeof *resizes); k++)
        for (int d = 0; d < 4; d++)
            for (int layout = 0; layout <= LAYOUTS; layout++) check_resized(&resizes[k], false, dtypes[d], layout);
}

/* Smoothed: windows of one thread and of many, few results of wide windows, channels side by side, one dimension alone. */
static const resize smoothings[] = {
    {"bilinear", false, {1, 3, 8, 8}, {4, 4}, 4, 0},         {"bilinear", false, {2, 3, 61, 70}, {23, 27}, 4, 0},
    {"bicubic", false, {2, 3, 61, 70}, {23, 27}, 4, 0},      {"bilinear", false, {1, 2, 300, 400}, {3, 2}, 4, 0},
    {"bicubic", false, {1, 1, 500, 40}, {2, 3}, 4, 0},       {"bicubic", false, {1, 1, 3, 900}, {2, 5}, 4, 0},
    {"bilinear", true, {3, 5, 40, 33}, {6, 5}, 4, 0},        {"bicubic", true, {2, 2, 9, 1}, {1, 20}, 4, 0},
    {"bilinear", false, {2, 6, 5, 7}, {31, 29}, 4, 0},       {"bicubic", false, {1, 33, 6, 8}, {15, 15}, 4, 0},
    {"bicubic", false, {1, 3, 9, 5}, {9, 3}, 4, 0},          {"bilinear", false, {1, 3, 5, 40}, {2, 40}, 4, 0},
    {"bilinear", false, {70, 1, 90, 31}, {6, 7}, 4, 0},      {"bicubic", false, {2, 7, 150, 120}, {300, 200}, 4, 0},
    {"bilinear", false, {1, 4, 512, 600}, {230, 250}, 4, 0}, {"bilinear", false, {1, 2, 18, 24}, {9, 12}, 4, 0.55},
    {"bicubic", false, {4, 64, 28, 30}, {14, 14}, 4, 0},     {"bicubic", false, {0, 3, 9, 5}, {4, 3}, 4, 0},
    {"bilinear", false, {1, 2, 2, 2}, {4, 8}, 4, 0.5},       {"bilinear", false, {16, 8, 200, 220}, {20, 25}, 4, 0},
};
static void test_antialias(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int k = 0; k < (int)(sizeof smoothings / sizeof *smoothings); k++)
        for (int d = 0; d < 4; d++)
            for (int layout = 0; layout <= LAYOUTS; layout++) check_resized(&smoothings[k], true, dtypes[d], layout);
}

/* Few and many places, channels shared out among lanes or not, several parts to a place and few, one gradient alone. */
static const struct {
    int64_t input[5], grid[5];
    int ndim;
} grids[] = {
    {{1, 16, 2, 2}, {1, 5, 2, 2}, 4},       {{2, 3, 5, 7}, {2, 9, 11, 2}, 4}, {{1, 33, 40, 50}, {1, 3, 4, 2}, 4},
    {{2, 5, 9, 4}, {2, 300, 200, 2}, 4},    {{1, 1, 1, 1}, {1, 6, 7, 2}, 4},  {{1, 12, 6, 3, 1}, {1, 6, 8, 9, 3}, 5},
    {{2, 2, 3, 4, 60}, {2, 2, 1, 3, 3}, 5},
};
static void test_grids(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int k = 0; k < (int)(sizeof grids / sizeof *grids); k++)
        for (int how = 0; how < 18; how++)
            for (int d = 0; d < 4; d++) {
                const int mode = how % 3, padding = how / 3 % 3, needs = 1 + (how + k) % 3,
                          layout = (how + d) % LAYOUTS;
                const bool align = how >= 9;
                if (mode == 2 && grids[k].ndim == 5) continue;
                int64_t scope = torc_scope_begin();
                const int n = grids[k].ndim;
                torc_tensor x = random_of(dtypes[d], torc_ints_of(grids[k].input, n)),
                            g = random_of(dtypes[d], torc_ints_of(grids[k].grid, n)), in[2], want[2];
                int count = 0;
                torc_tensor leaf[2] = {laid_out(on_cuda(x), layout), laid_out(on_cuda(g), layout)},
                            known[2] = {wide(x), wide(g)}, y, same;
                for (int i = 0; i < 2; i++) {
                    const bool need = needs >> i & 1;
                    leaf[i] = torc_requires_grad_(torc_detach(leaf[i]), need);
                    known[i] = torc_requires_grad_(torc_detach(known[i]), need);
                    if (need) in[count] = leaf[i], want[count++] = known[i];
                }
                y = torc_grid_sampler(leaf[0], leaf[1], mode, padding, align);
                same = torc_grid_sampler(known[0], known[1], mode, padding, align);
                NO_ERROR();
                SAME("grid_sampler", torc_detach(y), torc_detach(same), 64);
                torc_tensor given = random_of(dtypes[d], torc_ints_of(y->sizes, n));
                const torc_tensors got = torc_autograd_grad(TENSORS(y), ((torc_tensors){in, count}),
                                                            .grad_outputs = TENSORS(laid_out(on_cuda(given), layout))),
                                   right = torc_autograd_grad(TENSORS(same), ((torc_tensors){want, count}),
                                                              .grad_outputs = TENSORS(wide(given)));
                NO_ERROR();
                for (int i = 0; i < count; i++)
                    SAME("gradient of grid_sampler", got.data[i], right.data[i],
                         256 * (1 + sqrt((double)y->numel / (double)x->numel)));
                torc_scope_end(scope);
            }
}

static void test_glu(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t shapes[][3] = {{3, 4, 5}, {64, 300, 33}, {1, 2, 1}, {7, 1024, 40}, {5, 8, 31}, {900, 20, 6}};
    for (int k = 0; k < 6; k++)
        for (int d = 0; d < 4; d++)
            for (int layout = 0; layout < LAYOUTS; layout++) {
                int64_t scope = torc_scope_begin();
                torc_tensor x = laid_out(on_cuda(random_of(dtypes[d], torc_ints_of(shapes[k], 3))), layout);
                torc_tensor want_x = torc_requires_grad_(torc_to(wide(x), .device = TORC_CPU), true);
                x = torc_requires_grad_(torc_detach(x), true);
                torc_tensor y = torc_glu(x, .dim = 1), want = torc_glu(want_x, .dim = -2);
                torc_tensor g = laid_out(on_cuda(random_of(dtypes[d], torc_ints_of(y->sizes, 3))), layout);
                torc_tensor got = gradient_of(y, x, g);
                torc_tensor known = gradient_of(want, want_x, torc_to(wide(g), .device = TORC_CPU));
                SAME("glu", got, known, 1);
                torc_scope_end(scope);
            }
}

static void test_complex_numbers(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int d = 0; d < 2; d++)
        for (int layout = 0; layout < LAYOUTS; layout++) {
            torc_tensor a = random_of(dtypes[d], SHAPE(5, 1, 700)), b = random_of(dtypes[d], SHAPE(41, 700));
            torc_tensor x = laid_out(on_cuda(a), layout), y = laid_out(on_cuda(b), layout);
            torc_tensor parts = torc_view_as_real(torc_complex(x, y)), polar = torc_view_as_real(torc_polar(x, y));
            SAME("complex", parts, torc_view_as_real(torc_complex(a, b)), 0);
            SAME("polar", polar, torc_view_as_real(torc_polar(a, b)), 4);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        SCOPED(test_interpolate), SCOPED(test_antialias),       SCOPED(test_grids),
        SCOPED(test_glu),         SCOPED(test_complex_numbers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
