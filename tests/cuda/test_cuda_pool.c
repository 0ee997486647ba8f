/* test_cuda_pool.c - pooling on CUDA against the CPU's: windows of all kinds, dtypes, gradients, NaN, ties. */
#include "compare.h"
#include "ops/generated/internal.h"

static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};
static torc_tensor wide(torc_tensor t) { return torc_to(t, .dtype = TORC_FLOAT64); }
typedef struct windows {
    int64_t n, c, h, w, kh, kw, sh, sw, ph, pw, dh, dw;
    bool ceil_mode;
} windows;
static const windows cases[] = {
    {2, 3, 8, 8, 2, 2, 2, 2, 0, 0, 1, 1, false},     {1, 2, 9, 7, 3, 3, 2, 2, 1, 1, 1, 1, false},
    {3, 1, 10, 11, 3, 2, 1, 1, 1, 0, 1, 1, false},   {2, 2, 13, 9, 3, 3, 2, 3, 1, 1, 2, 2, false},
    {2, 2, 7, 7, 3, 3, 2, 2, 0, 0, 1, 1, true},      {1, 4, 20, 33, 9, 11, 3, 4, 4, 5, 1, 1, true},
    {2, 5, 32, 32, 32, 32, 1, 1, 0, 0, 1, 1, false}, {64, 16, 56, 56, 3, 3, 2, 2, 1, 1, 1, 1, false},
    {1, 1, 5, 5, 2, 2, 4, 4, 0, 0, 1, 1, false},
};
#define SPANS .stride = INTS(p->sh, p->sw), .padding = INTS(p->ph, p->pw), .ceil_mode = p->ceil_mode

static void check_gradient(const char *what, torc_dtype dtype, torc_tensor x, torc_tensor y, torc_tensor x64,
                           torc_tensor y64) {
    torc_tensor g = random_of(dtype, torc_ints_of(y64->sizes, y64->ndim));
    assert_true(torc_backward(y, .gradient = on_cuda(g)));
    assert_true(torc_backward(y64, .gradient = wide(g)));
    SAME(what, torc_grad(x), torc_grad(x64), 1);
}
#define LEAVES(x)                                                        \
    torc_tensor xd = torc_requires_grad_(torc_detach(on_cuda(x)), true), \
                x64 = torc_requires_grad_(torc_detach(wide(x)), true)

static void check(const windows *p, torc_dtype dtype, int layout) {
    char what[160];
    snprintf(what, sizeof what, "%s %lldx%lldx%lldx%lld, window %lldx%lld", torc_dtype_name(dtype), (long long)p->n,
             (long long)p->c, (long long)p->h, (long long)p->w, (long long)p->kh, (long long)p->kw);
    int64_t scope = torc_scope_begin();
    torc_tensor x = random_of(dtype, SHAPE(p->n, p->c, p->h, p->w));
    {
        LEAVES(x);
        torc_max_pool2d_with_indices_result r = torc_max_pool2d_with_indices(laid_out(xd, layout), INTS(p->kh, p->kw),
                                                                             SPANS, .dilation = INTS(p->dh, p->dw)),
                                            s = torc_max_pool2d_with_indices(x64, INTS(p->kh, p->kw), SPANS,
                                                                             .dilation = INTS(p->dh, p->dw));
        same_at(__FILE__, __LINE__, what, r.output, s.output, 0, 0);
        same_at(__FILE__, __LINE__, what, r.indices, s.indices, 0, 0);
        check_gradient(what, dtype, xd, r.output, x64, s.output);
    }
    if (p->dh == 1 && p->dw == 1)
        for (int kind = 0; kind < 3; kind++) {
            LEAVES(x);
            torc_tensor y = torc_avg_pool2d(laid_out(xd, layout), INTS(p->kh, p->kw), SPANS,
                                            .count_include_pad = kind != 1,
                                            .divisor_override = kind == 2 ? 5 : TORC_NONE),
                        y64 = torc_avg_pool2d(x64, INTS(p->kh, p->kw), SPANS, .count_include_pad = kind != 1,
                                              .divisor_override = kind == 2 ? 5 : TORC_NONE);
            SAME(what, y, y64, 1);
            check_gradient(what, dtype, xd, y, x64, y64);
        }
    torc_scope_end(scope);
}
static void test_windows(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (int t = 0; t < 4; t++) check(&cases[i], dtypes[t], (int)(i + (size_t)t) % LAYOUTS);
}
static void test_adaptive(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t sizes[][4] = {{8, 8, 1, 1},   {7, 9, 3, 4},    {5, 5, 7, 8}, {56, 40, 1, 1}, {64, 64, 6, 5},
                                       {13, 1, 13, 1}, {100, 90, 2, 3}, {7, 7, 1, 1}, {14, 14, 1, 1}, {3, 2, 1, 1}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        for (int t = 0; t < 4; t++) {
            int64_t scope = torc_scope_begin();
            const torc_dtype dtype = dtypes[t];
            char what[100];
            snprintf(what, sizeof what, "adaptive %s %lldx%lld to %lldx%lld", torc_dtype_name(dtype),
                     (long long)sizes[i][0], (long long)sizes[i][1], (long long)sizes[i][2], (long long)sizes[i][3]);
            torc_tensor x = i % 2 ? random_of(dtype, SHAPE(5, sizes[i][0], sizes[i][1]))
                                  : random_of(dtype, SHAPE(2, 3, sizes[i][0], sizes[i][1]));
            torc_ints to = SHAPE(sizes[i][2], sizes[i][3]);
            {
                LEAVES(x);
                torc_tensor y = torc_adaptive_avg_pool2d(xd, to), y64 = torc_adaptive_avg_pool2d(x64, to);
                SAME(what, y, y64, 1);
                check_gradient(what, dtype, xd, y, x64, y64);
            }
            LEAVES(x);
            torc_adaptive_max_pool2d_result r = torc_adaptive_max_pool2d(xd, to), s = torc_adaptive_max_pool2d(x64, to);
            same_at(__FILE__, __LINE__, what, r.output, s.output, 0, 0);
            same_at(__FILE__, __LINE__, what, r.indices, s.indices, 0, 0);
            check_gradient(what, dtype, xd, r.output, x64, s.output);
            torc_scope_end(scope);
        }
}
/* NaN wins, the last of several; the first of equal elements; integers. */
static void test_special(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int64_t k = 2; k < 40; k += 9) {
        torc_tensor x = torc_round(random_of(TORC_FLOAT32, SHAPE(3, 2, 40, 41)));
        torc_fill_(torc_select(torc_select(x, 3, 7), 2, 11), NAN);
        torc_fill_(torc_select(torc_select(x, 3, 8), 2, 9), NAN);
        torc_fill_(torc_select(x, 0, 2), -INFINITY);
        torc_max_pool2d_with_indices_result r = torc_max_pool2d_with_indices(on_cuda(x), INTS(k), .stride = INTS(1),
                                                                             .padding = INTS(k / 2)),
                                            s = torc_max_pool2d_with_indices(x, INTS(k), .stride = INTS(1),
                                                                             .padding = INTS(k / 2));
        same_at(__FILE__, __LINE__, "maxima with NaN", r.output, s.output, 0, 0);
        same_at(__FILE__, __LINE__, "indices with NaN", r.indices, s.indices, 0, 0);
    }
    static const torc_dtype integers[] = {TORC_UINT8, TORC_INT8, TORC_INT16, TORC_INT32, TORC_INT64};
    for (int t = 0; t < 5; t++) {
        torc_tensor x = random_of(integers[t], SHAPE(2, 3, 21, 20));
        torc_max_pool2d_with_indices_result r = torc_max_pool2d_with_indices(on_cuda(x), INTS(12), .stride = INTS(3),
                                                                             .padding = INTS(2)),
                                            s = torc_max_pool2d_with_indices(x, INTS(12), .stride = INTS(3),
                                                                             .padding = INTS(2));
        same_at(__FILE__, __LINE__, "integers", r.output, s.output, 0, 0);
        same_at(__FILE__, __LINE__, "integers", r.indices, s.indices, 0, 0);
    }
    /* gradients in channels-last order of images whose rows windows do not fill */
    torc_tensor image = random_of(TORC_FLOAT32, SHAPE(3, 20, 33, 31)),
                image64 = torc_requires_grad_(torc_detach(wide(image)), true),
                last = torc_requires_grad_(torc_contiguous(on_cuda(image), .memory_format = TORC_CHANNELS_LAST), true);
    check_gradient("channels last", TORC_FLOAT32, last, torc_avg_pool2d(last, INTS(3), .padding = INTS(1)), image64,
                   torc_avg_pool2d(image64, INTS(3), .padding = INTS(1)));
    torc_tensor x = random_of(TORC_INT64, SHAPE(2, 3, 21, 20));
    same_at(__FILE__, __LINE__, "mean of integers", torc_avg_pool2d(on_cuda(x), INTS(3)), torc_avg_pool2d(x, INTS(3)),
            0, 0);
    torc_tensor none = torc_max_pool2d(torc_zeros(SHAPE(0, 3, 8, 8), .device = TORC_CUDA(0)), INTS(2));
    NO_ERROR();
    assert_int_equal(none->numel, 0);
}
/* ------------------------------------------------------------------------------------------ drawn windows, in every order of memory
 * Of what is compared the CPU has all in order. */
enum { IN_ORDER, LAST, LAST_SHIFTED, ORDERS };
static const char *const order_names[ORDERS] = {"in order", "channels last", "channels last, shifted"};
static uint64_t drawn;
static int64_t draw(int64_t from, int64_t to) {
    drawn = drawn * 6364136223846793005u + 1442695040888963407u;
    return from + (int64_t)((drawn >> 33) % (uint64_t)(to - from + 1));
}
static torc_tensor last(torc_tensor t) { return torc_contiguous(t, .memory_format = TORC_CHANNELS_LAST); }
static torc_tensor ordered(torc_tensor t, int order) {
    if (!t || order == IN_ORDER) return t;
    if (order == LAST) return last(t);
    const int64_t by[4] = {0, 2, 3, 1}, back[4] = {0, 3, 1, 2};
    return torc_permute(laid_out(torc_contiguous(torc_permute(t, torc_ints_of(by, 4))), SHIFTED),
                        torc_ints_of(back, 4));
}
/* With ties, NaN and infinities in some of them. */
static torc_tensor draw_image(torc_dtype dtype, torc_ints shape) {
    torc_tensor x = random_of(dtype, shape);
    if (!torc_dtype_is_floating_point(dtype)) return x;
    if (draw(0, 1)) x = torc_round(x);
    if (!draw(0, 3)) x = torc_masked_fill(x, torc_gt(random_of(TORC_FLOAT32, shape), 2.0), NAN);
    if (!draw(0, 3)) x = torc_masked_fill(x, torc_gt(random_of(TORC_FLOAT32, shape), 0.5), -INFINITY);
    return x;
}
static bool lies_as(torc_tensor y, int order) {
    return torc_is_contiguous(y, order == IN_ORDER ? TORC_CONTIGUOUS_FORMAT : TORC_CHANNELS_LAST);
}
static windows draw_windows(void) {
    static const int64_t channels[] = {1, 2, 3, 4, 6, 8, 12, 16, 24, 64, 72};
    windows p = {.n = draw(1, 3), .c = channels[draw(0, 10)], .ceil_mode = draw(0, 1)};
    const int64_t most = draw(0, 5) ? 4 : 13;
    p.kh = draw(1, most), p.kw = draw(1, most), p.sh = draw(1, 4), p.sw = draw(1, 4);
    p.dh = draw(0, 2) ? 1 : draw(1, 3), p.dw = draw(0, 2) ? 1 : draw(1, 3);
    p.ph = draw(0, p.kh / 2), p.pw = draw(0, p.kw / 2);
    p.h = (p.kh - 1) * p.dh + draw(1, 17), p.w = (p.kw - 1) * p.dw + draw(1, 17);
    return p;
}
#define GEOMETRY INTS(p.kh, p.kw), .stride = INTS(p.sh, p.sw), .padding = INTS(p.ph, p.pw), .ceil_mode = p.ceil_mode
static void same_maxima(const char *what, torc_tensor y, torc_tensor at, torc_tensor y_cpu, torc_tensor at_cpu,
                        int order) {
    same_at(__FILE__, __LINE__, what, y, y_cpu, 0, 0);
    same_at(__FILE__, __LINE__, what, at, at_cpu, 0, 0);
    assert_true(lies_as(y, order) && lies_as(at, order));
}
static void check_drawn(int round, torc_dtype dtype, int order) {
    const windows p = draw_windows();
    char what[200];
    snprintf(what, sizeof what,
             "draw %d, %s, %s: %dx%dx%dx%d, window %dx%d, stride %dx%d, padding %dx%d, dilation %dx%d%s", round,
             torc_dtype_name(dtype), order_names[order], (int)p.n, (int)p.c, (int)p.h, (int)p.w, (int)p.kh, (int)p.kw,
             (int)p.sh, (int)p.sw, (int)p.ph, (int)p.pw, (int)p.dh, (int)p.dw, p.ceil_mode ? ", ceil" : "");
    const int64_t scope = torc_scope_begin();
    torc_tensor x = draw_image(dtype, SHAPE(p.n, p.c, p.h, p.w)), xd = ordered(on_cuda(x), order);
    if (p.c == 1) order = IN_ORDER; /* which is then the same */
    torc_max_pool2d_with_indices_result s = torc_max_pool2d_with_indices(x, GEOMETRY, .dilation = INTS(p.dh, p.dw)),
                                        r = torc_max_pool2d_with_indices(xd, GEOMETRY, .dilation = INTS(p.dh, p.dw));
    NO_ERROR();
    same_maxima(what, r.output, r.indices, s.output, s.indices, order);
    if (torc_dtype_is_floating_point(dtype)) {
        torc_tensor g = random_of(dtype, torc_ints_of(s.output->sizes, 4)), g64 = wide(g);
        for (int o = 0; o < ORDERS; o++) {
            torc_tensor gd = ordered(on_cuda(g), o),
                        at = draw(0, 1) ? r.indices : ordered(on_cuda(s.indices), LAST_SHIFTED);
            torc_tensor back = op_max_pool2d_backward(gd, at, p.h, p.w, INTS(p.kh, p.kw), INTS(p.sh, p.sw),
                                                      INTS(p.ph, p.pw), INTS(p.dh, p.dw));
            SAME(what, back,
                 op_max_pool2d_backward(g64, s.indices, p.h, p.w, INTS(p.kh, p.kw), INTS(p.sh, p.sw), INTS(p.ph, p.pw),
                                        INTS(p.dh, p.dw)),
                 1);
            assert_true(!lies_channels_last(gd) || lies_as(back, LAST));
        }
        const bool include = draw(0, 1);
        const int64_t divisor = draw(0, 2) ? TORC_NONE : 7;
        torc_tensor m = torc_avg_pool2d(xd, GEOMETRY, .count_include_pad = include, .divisor_override = divisor),
                    m64 = torc_avg_pool2d(wide(x), GEOMETRY, .count_include_pad = include, .divisor_override = divisor);
        SAME(what, m, m64, 1);
        assert_true(lies_as(m, order));
        /* into memory that lies in some order */
        torc_tensor out = ordered(torc_zeros(torc_ints_of(m64->sizes, 4), .dtype = dtype, .device = TORC_CUDA(0)),
                                  (int)draw(0, ORDERS - 1));
        torc_avg_pool2d_out(out, xd, GEOMETRY, .count_include_pad = include, .divisor_override = divisor);
        same_at(__FILE__, __LINE__, what, out, torc_to(m, .device = TORC_CPU), 0, 0);
        torc_tensor h = random_of(dtype, torc_ints_of(m64->sizes, 4));
        const attr_number by = {.kind = divisor == TORC_NONE ? NUMBER_NONE : NUMBER_INT,
                                .as.i = divisor == TORC_NONE ? 0 : divisor};
        for (int o = 0; o < ORDERS; o++)
            SAME(what,
                 op_avg_pool2d_backward(ordered(on_cuda(h), o), p.h, p.w, INTS(p.kh, p.kw), INTS(p.sh, p.sw),
                                        INTS(p.ph, p.pw), p.ceil_mode, include, by),
                 op_avg_pool2d_backward(wide(h), p.h, p.w, INTS(p.kh, p.kw), INTS(p.sh, p.sw), INTS(p.ph, p.pw),
                                        p.ceil_mode, include, by),
                 1);
    }
    torc_scope_end(scope);
}
static void test_drawn(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const torc_dtype all[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16, TORC_UINT8,
                                     TORC_INT8,    TORC_INT16,   TORC_INT32,   TORC_INT64};
    drawn = 1;
    for (int round = 0; round < 60; round++)
        for (int t = 0; t < 9; t++) {
            if (t >= 4 && round >= 12) break;
            for (int order = 0; order < ORDERS; order++) check_drawn(round, all[t], order);
        }
}
static void test_drawn_adaptive(void **state) {
    (void)state;
    NEEDS_CUDA();
    drawn = 2;
    for (int round = 0; round < 40; round++)
        for (int t = 0; t < 4; t++)
            for (int o = 0; o < ORDERS; o++) {
                static const int64_t channels[] = {2, 3, 4, 8, 20, 64, 264};
                const torc_dtype dtype = dtypes[t];
                const int64_t scope = torc_scope_begin(), n = draw(1, 3), c = channels[draw(0, 6)], h = draw(1, 30),
                              w = draw(1, 30), oh = draw(0, 2) ? draw(1, 8) : 1, ow = draw(0, 2) ? draw(1, 8) : 1;
                char what[120];
                snprintf(what, sizeof what, "draw %d, adaptive %s, %s: %dx%dx%dx%d to %dx%d", round,
                         torc_dtype_name(dtype), order_names[o], (int)n, (int)c, (int)h, (int)w, (int)oh, (int)ow);
                torc_tensor x = draw_image(dtype, SHAPE(n, c, h, w)), xd = ordered(on_cuda(x), o);
                torc_adaptive_max_pool2d_result s = torc_adaptive_max_pool2d(x, SHAPE(oh, ow)),
                                                r = torc_adaptive_max_pool2d(xd, SHAPE(oh, ow));
                NO_ERROR();
                same_maxima(what, r.output, r.indices, s.output, s.indices, lies_channels_last(xd) ? LAST : IN_ORDER);
                SAME(what, torc_adaptive_avg_pool2d(xd, SHAPE(oh, ow)),
                     torc_adaptive_avg_pool2d(wide(x), SHAPE(oh, ow)), 1);
                torc_tensor g = random_of(dtype, SHAPE(n, c, oh, ow)), gd = ordered(on_cuda(g), o);
                const torc_ints none = torc_ints_of(NULL, 0);
                SAME(what, op_max_pool2d_backward(gd, r.indices, h, w, none, none, none, none),
                     op_max_pool2d_backward(wide(g), s.indices, h, w, none, none, none, none), 1);
                SAME(what, op_adaptive_avg_pool2d_backward(gd, h, w), op_adaptive_avg_pool2d_backward(wide(g), h, w),
                     1);
                torc_scope_end(scope);
            }
}
/* More elements than a launch of one block each has threads for, and the last NaN and the first of equals among the parts of a large window. */
static void test_last_order(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < 4; t++)
        for (int64_t c = 3; c < 17; c += 5) {
            torc_tensor x = torc_round(random_of(dtypes[t], SHAPE(2, c, 33, 35)));
            torc_fill_(torc_select(torc_select(torc_select(x, 3, 7), 2, 11), 1, 0), NAN);
            torc_fill_(torc_select(torc_select(torc_select(x, 3, 8), 2, 9), 1, 0), NAN);
            torc_fill_(torc_select(x, 1, 1), -INFINITY);
            for (int64_t k = 2; k < 34; k += 10) {
                torc_max_pool2d_with_indices_result r = torc_max_pool2d_with_indices(last(on_cuda(x)), INTS(k),
                                                                                     .stride = INTS(1),
                                                                                     .padding = INTS(k / 2)),
                                                    s = torc_max_pool2d_with_indices(x, INTS(k), .stride = INTS(1),
                                                                                     .padding = INTS(k / 2));
                same_maxima("order of channels last", r.output, r.indices, s.output, s.indices, LAST);
            }
        }
    for (int t = 0; t < 4; t++) { /* the same bits each time */
        torc_tensor x = last(on_cuda(random_of(dtypes[t], SHAPE(8, 64, 56, 56))));
        torc_max_pool2d_with_indices_result r =
            torc_max_pool2d_with_indices(x, INTS(3), .stride = INTS(2), .padding = INTS(1));
        torc_tensor first = NULL;
        for (int i = 0; i < 3; i++) {
            torc_tensor back =
                op_max_pool2d_backward(r.output, r.indices, 56, 56, INTS(3, 3), INTS(2, 2), INTS(1, 1), INTS(1, 1));
            if (first) assert_true(torc_equal(first, back));
            first = back;
        }
        torc_tensor same = op_max_pool2d_backward(torc_contiguous(r.output), torc_contiguous(r.indices), 56, 56,
                                                  INTS(3, 3), INTS(2, 2), INTS(1, 1), INTS(1, 1));
        assert_true(torc_equal(first, same)); /* and the same in both orders */
    }
}
/* Maxima of volumes, whole and with their channels last, and their gradients. */
static void test_volumes(void **state) {
    (void)state;
    NEEDS_CUDA();
    drawn = 3;
    for (int round = 0; round < 160; round++) {
        static const int64_t channels[] = {1, 2, 3, 5, 8, 32, 40};
        const int64_t scope = torc_scope_begin();
        const torc_dtype dtype = dtypes[round % 4];
        int64_t sizes[5] = {draw(1, 3), channels[draw(0, 6)]}, kernel[3], stride[3], padding[3], dilation[3];
        for (int d = 0; d < 3; d++) {
            kernel[d] = draw(1, 4), stride[d] = draw(1, 3), padding[d] = draw(0, kernel[d] / 2);
            dilation[d] = round % 3 ? 1 : draw(1, 2);
            sizes[2 + d] = (kernel[d] - 1) * dilation[d] + draw(1, 9);
        }
        const bool ceil_mode = round % 3 && draw(0, 1), is_last = draw(0, 2);
        char what[160];
        snprintf(what, sizeof what, "draw %d, volumes %s %s%s", round, torc_dtype_name(dtype), shape_text(5, sizes),
                 is_last ? ", channels last" : "");
        torc_tensor x = torc_round(random_of(dtype, torc_ints_of(sizes, 5))), xd = on_cuda(x);
        if (is_last) xd = torc_contiguous(xd, .memory_format = TORC_CHANNELS_LAST_3D);
        torc_tensor x64 = torc_requires_grad_(torc_detach(wide(x)), true);
        xd = torc_requires_grad_(torc_detach(xd), true);
#define MAXIMA(t)                                                                               \
    torc_max_pool3d_with_indices(t, torc_ints_of(kernel, 3), .stride = torc_ints_of(stride, 3), \
                                 .padding = torc_ints_of(padding, 3), .ceil_mode = ceil_mode,   \
                                 .dilation = torc_ints_of(dilation, 3))
        torc_max_pool3d_with_indices_result r = MAXIMA(xd), s = MAXIMA(x64);
#undef MAXIMA
        NO_ERROR();
        same_at(__FILE__, __LINE__, what, torc_detach(r.output), torc_detach(s.output), 0, 0);
        same_at(__FILE__, __LINE__, what, r.indices, s.indices, 0, 0);
        assert_true(torc_is_contiguous(r.output, is_last ? TORC_CHANNELS_LAST_3D : TORC_CONTIGUOUS_FORMAT));
        torc_tensor g = random_of(dtype, torc_ints_of(s.output->sizes, 5)), gd = on_cuda(g);
        if (draw(0, 1)) gd = torc_contiguous(gd, .memory_format = TORC_CHANNELS_LAST_3D);
        assert_true(torc_backward(r.output, .gradient = gd));
        assert_true(torc_backward(s.output, .gradient = wide(g)));
        SAME(what, torc_grad(xd), torc_grad(x64), 4);
        torc_scope_end(scope);
    }
}
static void test_large(void **state) {
    (void)state;
    NEEDS_CUDA();
    /* more than 2^31 elements: the 64-bit kernels */
    torc_tensor x = torc_zeros(SHAPE(2, 1100, 1000, 1000), .dtype = TORC_FLOAT16, .device = TORC_CUDA(0));
    torc_fill_(torc_select(torc_select(torc_select(torc_select(x, 3, 999), 2, 998), 1, 1099), 0, 1), 8.0);
    torc_max_pool2d_with_indices_result r = torc_max_pool2d_with_indices(x, INTS(2));
    torc_tensor corner = torc_select(torc_select(torc_select(torc_select(r.output, 3, 499), 2, 499), 1, 1099), 0, 1),
                at = torc_select(torc_select(torc_select(torc_select(r.indices, 3, 499), 2, 499), 1, 1099), 0, 1);
    NO_ERROR();
    SAME("the last window", corner, torc_full(SHAPE0, 8.0), 0);
    SAME("where it is", at, torc_full(SHAPE0, 998999, .dtype = TORC_INT64), 0);
    torc_tensor mean = torc_avg_pool2d(x, INTS(2));
    SAME("the last mean", torc_select(torc_select(torc_select(torc_select(mean, 3, 499), 2, 499), 1, 1099), 0, 1),
         torc_full(SHAPE0, 2.0), 0);
    torc_tensor back =
        op_max_pool2d_backward(r.output, r.indices, 1000, 1000, INTS(2, 2), INTS(2, 2), INTS(0, 0), INTS(1, 1));
    SAME("the last gradient", torc_select(torc_select(torc_select(torc_select(back, 3, 999), 2, 998), 1, 1099), 0, 1),
         torc_full(SHAPE0, 8.0), 0);
    /* the same memory, read as images with their channels last */
    const int64_t by[4] = {0, 3, 1, 2};
    torc_tensor images = torc_permute(torc_view(x, SHAPE(2, 1000, 1100, 1000)), torc_ints_of(by, 4));
    r = torc_max_pool2d_with_indices(images, INTS(2));
    NO_ERROR();
#define CORNER(t, c, h, w) torc_select(torc_select(torc_select(torc_select(t, 3, w), 2, h), 1, c), 0, 1)
    const int64_t c = 999, w = 1098, h = 999; /* of the element that is not 0 */
    SAME("the last window, channels last", CORNER(r.output, c, h / 2, w / 2), torc_full(SHAPE0, 8.0), 0);
    SAME("where it is, channels last", CORNER(r.indices, c, h / 2, w / 2),
         torc_full(SHAPE0, (double)(h * 1100 + w), .dtype = TORC_INT64), 0);
    back = op_max_pool2d_backward(r.output, r.indices, 1000, 1100, INTS(2, 2), INTS(2, 2), INTS(0, 0), INTS(1, 1));
    SAME("the last gradient, channels last", CORNER(back, c, h, w), torc_full(SHAPE0, 8.0), 0);
    SAME("the last mean, channels last", CORNER(torc_avg_pool2d(images, INTS(2)), c, h / 2, w / 2),
         torc_full(SHAPE0, 2.0), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_windows), SCOPED(test_adaptive),       SCOPED(test_special),
                                       SCOPED(test_drawn),   SCOPED(test_drawn_adaptive), SCOPED(test_last_order),
                                       SCOPED(test_volumes), SCOPED(test_large)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
