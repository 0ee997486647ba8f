/* test_norm.c - layer, batch, group, instance and root-mean-square normalization, and dropout. */
#include "support.h"
#include "torc/ops_private.h"

static const torc_dtype floats[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};

/* Normalize `groups` sets of values; member[i] names the set of element i. */
static void normalize(double *x, const int64_t *member, int64_t count, int64_t groups, double eps) {
    for (int64_t g = 0; g < groups; g++) {
        double n = 0, mean = 0, var = 0;
        for (int64_t i = 0; i < count; i++)
            if (member[i] == g) mean += x[i], n++;
        mean /= n;
        for (int64_t i = 0; i < count; i++)
            if (member[i] == g) var += (x[i] - mean) * (x[i] - mean);
        var /= n;
        for (int64_t i = 0; i < count; i++)
            if (member[i] == g) x[i] = (x[i] - mean) / sqrt(var + eps);
    }
}

static void layer_norms(void **state) {
    (void)state;
    for (int d = 0; d < (int)LENGTH(floats); d++)
        for (int l = 0; l < LAYOUT_COUNT; l++) {
            int64_t scope = torc_scope_begin();
            double eps = dtype_epsilon(floats[d]);
            torc_tensor x = make_uniform(floats[d], SHAPE(4, 3, 10), 1, -1, 3, (layout)l),
                        w = make_uniform(floats[d], SHAPE(3, 10), 2, 0.5, 2, LAYOUT_STRIDED),
                        b = make_uniform(floats[d], SHAPE(3, 10), 3, -1, 1, LAYOUT_CONTIGUOUS);
            double *want = read_all(x), *ws = read_all(w), *bs = read_all(b);
            int64_t member[120];
            for (int i = 0; i < 120; i++) member[i] = i / 30;
            normalize(want, member, 120, 4, 1e-5);
            CLOSE_TO(torc_layer_norm(x, SHAPE(3, 10)), want, eps * 4, eps * 8);
            for (int i = 0; i < 120; i++) want[i] *= ws[i % 30];
            CLOSE_TO(torc_layer_norm(x, SHAPE(3, 10), .weight = w), want, eps * 4, eps * 16);
            for (int i = 0; i < 120; i++) want[i] += bs[i % 30];
            CLOSE_TO(torc_layer_norm(x, SHAPE(3, 10), .weight = w, .bias = b), want, eps * 4, eps * 16);
            free(want), free(ws), free(bs);
            torc_scope_end(scope);
        }
    torc_native_layer_norm_result r = torc_native_layer_norm(
        make(TORC_FLOAT16, SHAPE(2, 2), (double[]){1, 3, 2, 2}, LAYOUT_CONTIGUOUS), SHAPE(2), NULL, NULL, 0.0);
    HAS_DTYPE(r.mean, TORC_FLOAT32);
    HAS_SHAPE(r.mean, 2, 1);
    VALUES(r.mean, 2, 2);
    /* float16 input with float32 parameters */
    HAS_DTYPE(torc_layer_norm(make(TORC_FLOAT16, SHAPE(2, 2), NULL, LAYOUT_CONTIGUOUS), SHAPE(2),
                              .weight = make_f32(SHAPE(2), NULL)),
              TORC_FLOAT16);
    HAS_SHAPE(torc_layer_norm(make_f32(SHAPE(0, 3), NULL), SHAPE(3)), 0, 3);
    /* a large mean costs no digits of the deviation */
    VALUES(torc_layer_norm(make_f32(SHAPE(4), (double[]){1000001, 1000002, 1000003, 1000004}), SHAPE(4), .eps = 1e-12),
           -1.3416407865, -0.4472135955, 0.4472135955, 1.3416407865);
    NO_ERROR();
}

static void batch_norms(void **state) {
    (void)state;
    for (int d = 0; d < (int)LENGTH(floats); d++)
        for (int l = 0; l < LAYOUT_COUNT; l++)
            for (int rank = 2; rank <= 4; rank++) {
                int64_t scope = torc_scope_begin();
                double eps = dtype_epsilon(floats[d]);
                int64_t sizes[4] = {4, 70, 3, 2}, inner = rank == 2 ? 1 : rank == 3 ? 3 : 6, count = 4 * 70 * inner;
                torc_tensor x = make_uniform(floats[d], torc_ints_of(sizes, rank), 1, -1, 3, (layout)l),
                            w = make_uniform(floats[d], SHAPE(70), 2, 0.5, 2, LAYOUT_STRIDED),
                            b = make_uniform(floats[d], SHAPE(70), 3, -1, 1, LAYOUT_CONTIGUOUS);
                torc_tensor mean = make_uniform(floats[d], SHAPE(70), 4, -1, 1, LAYOUT_STRIDED),
                            var = make_uniform(floats[d], SHAPE(70), 5, 0.5, 1, LAYOUT_CONTIGUOUS);
                double *xs = read_all(x), *want = read_all(x), *ws = read_all(w), *bs = read_all(b),
                       *ms = read_all(mean), *vs = read_all(var);
                int64_t *member = malloc(sizeof *member * (size_t)count);
                for (int64_t i = 0; i < count; i++) member[i] = i / inner % 70;
                for (int64_t i = 0; i < count; i++)
                    want[i] = (xs[i] - ms[member[i]]) / sqrt(vs[member[i]] + 1e-5) * ws[member[i]] + bs[member[i]];
                torc_tensor y = torc_batch_norm(x, mean, var, .weight = w, .bias = b);
                CLOSE_TO(y, want, eps * 4, eps * 32);
                if ((l == LAYOUT_CHANNELS_LAST || l == LAYOUT_CROP) && rank == 4)
                    assert_true(torc_is_contiguous(y, TORC_CHANNELS_LAST));
                memcpy(want, xs, sizeof *want * (size_t)count);
                normalize(want, member, count, 70, 1e-5);
                for (int64_t i = 0; i < count; i++) want[i] = want[i] * ws[member[i]] + bs[member[i]];
                CLOSE_TO(torc_batch_norm(x, mean, var, .weight = w, .bias = b, .training = true, .momentum = 0.25),
                         want, eps * 8, eps * 32);
                for (int64_t c = 0; c < 70; c++) {
                    double m = 0, v = 0, n = 4.0 * (double)inner;
                    for (int64_t i = 0; i < count; i++)
                        if (member[i] == c) m += xs[i] / n;
                    for (int64_t i = 0; i < count; i++)
                        if (member[i] == c) v += (xs[i] - m) * (xs[i] - m) / (n - 1);
                    ms[c] = 0.75 * ms[c] + 0.25 * m, vs[c] = 0.75 * vs[c] + 0.25 * v;
                }
                CLOSE_TO(mean, ms, eps * 4, eps * 4);
                CLOSE_TO(var, vs, eps * 4, eps * 4);
                free(xs), free(want), free(ws), free(bs), free(ms), free(vs), free(member);
                torc_scope_end(scope);
            }
}

/* Every rank, layout, count of groups and choice of parameters; then the gradients of a sum weighted by g, which torch's
 * formula gives: gw = sum g·x̂, gb = sum g, gx = rstd·(g·w − mean(g·w) − x̂·mean(g·w·x̂)). */
static void group_norms(void **state) {
    (void)state;
    static const int64_t shapes[][4] = {
        {3, 12, 1, 1},   {2, 12, 5, 1}, {2, 12, 3, 7},  {1, 12, 16, 16}, {5, 12, 1, 1},
        {1, 12, 60, 40}, {2, 12, 9, 9}, {1, 12, 41, 50}}; /* no whole vectors; a rest of two behind blocks */
    static const int64_t groups[] = {1, 4, 12};
    static const double tolerance[] = {8, 8, 2, 2};
    for (int d = 0; d < (int)LENGTH(floats); d++)
        for (int l = 0; l < LAYOUT_COUNT; l++)
            for (int s = 0; s < (int)LENGTH(shapes); s++)
                for (int variant = 0; variant < 6; variant++) { /* groups, and which parameters */
                    int64_t scope = torc_scope_begin();
                    const int64_t *n = shapes[s], count = n[0] * n[1] * n[2] * n[3], group = groups[variant % 3],
                                  row = count / (n[0] * group), inner = n[2] * n[3];
                    const int rank = s == 0 ? 2 : s == 1 ? 3 : 4;
                    const bool weighted = variant != 0, shifted = weighted && variant != 4,
                               mixed = variant == 5 && d >= 2;
                    double eps = dtype_epsilon(floats[d]), tol = tolerance[d];
                    torc_tensor x = make_uniform(floats[d], torc_ints_of(n, rank), 1, -1, 3, (layout)l),
                                g = make_uniform(floats[d], torc_ints_of(n, rank), 4, -1, 1,
                                                 s % 2 ? LAYOUT_CONTIGUOUS : (layout)l);
                    torc_tensor w = weighted ? make_uniform(mixed ? TORC_FLOAT32 : floats[d], SHAPE(12), 2, 0.5, 2,
                                                            LAYOUT_STRIDED)
                                             : NULL,
                                b = shifted ? make_uniform(mixed ? TORC_FLOAT32 : floats[d], SHAPE(12), 3, -1, 1,
                                                           LAYOUT_CONTIGUOUS)
                                            : NULL;
                    double *xs = read_all(x), *gs = read_all(g), *ws = w ? read_all(w) : NULL,
                           *bs = b ? read_all(b) : NULL, *y = calloc((size_t)count, 8), *gx = calloc((size_t)count, 8),
                           gw[12], gb[12];
                    long double sums[24] = {0};
                    for (int64_t r = 0; r < n[0] * group; r++) {
                        long double mean = 0, var = 0, m0 = 0, m1 = 0;
                        for (int64_t i = r * row; i < (r + 1) * row; i++) mean += xs[i] / (long double)row;
                        for (int64_t i = r * row; i < (r + 1) * row; i++)
                            var += (xs[i] - mean) * (xs[i] - mean) / (long double)row;
                        long double rstd = 1 / sqrtl(var + 1e-5L);
                        for (int64_t i = r * row; i < (r + 1) * row; i++) {
                            int64_t c = i / inner % 12;
                            long double xhat = (xs[i] - mean) * rstd, u = gs[i] * (ws ? ws[c] : 1);
                            y[i] = (double)(xhat * (ws ? ws[c] : 1) + (bs ? bs[c] : 0));
                            m0 += u / (long double)row, m1 += u * xhat / (long double)row, sums[c] += gs[i] * xhat,
                                sums[12 + c] += gs[i];
                        }
                        for (int64_t i = r * row; i < (r + 1) * row; i++)
                            gx[i] = (double)(rstd *
                                             (gs[i] * (ws ? ws[i / inner % 12] : 1) - m0 - (xs[i] - mean) * rstd * m1));
                    }
                    for (int c = 0; c < 12; c++) gw[c] = (double)sums[c], gb[c] = (double)sums[12 + c];
                    with_grad(x);
                    if (w) with_grad(w);
                    if (b) with_grad(b);
                    torc_tensor out = torc_group_norm(x, group, .weight = w, .bias = b);
                    CLOSE_TO(out, y, eps * tol, eps * tol * 4);
                    torc_backward(out, .gradient = g);
                    NO_ERROR();
                    HAS_DTYPE(torc_grad(x), floats[d]);
                    CLOSE_TO(torc_grad(x), gx, eps * tol * 4, eps * tol * (row == 1 ? 400 : 16));
                    if (w) HAS_DTYPE(torc_grad(w), torc_tensor_dtype(w));
                    if (w)
                        CLOSE_TO(torc_grad(w), gw, dtype_epsilon(torc_tensor_dtype(w)) * 4 + (mixed ? 1e-5 : 0),
                                 dtype_epsilon(torc_tensor_dtype(w)) * 200 + (mixed ? 1e-5 : 0));
                    if (b)
                        CLOSE_TO(torc_grad(b), gb, dtype_epsilon(torc_tensor_dtype(b)) * 4,
                                 dtype_epsilon(torc_tensor_dtype(b)) * 200);
                    if ((l == LAYOUT_CHANNELS_LAST || l == LAYOUT_CROP) && rank == 4)
                        assert_true(torc_is_contiguous(out, TORC_CHANNELS_LAST));
                    free(xs), free(gs), free(ws), free(bs), free(y), free(gx);
                    torc_scope_end(scope);
                }
    torc_tensor x = make(TORC_BFLOAT16, SHAPE(2, 4, 3), NULL, LAYOUT_CONTIGUOUS);
    torc_native_group_norm_result r = torc_native_group_norm(x, NULL, NULL, 2, 4, 3, 2, 1e-5);
    HAS_SHAPE(r.mean, 2, 2);
    HAS_DTYPE(r.rstd, TORC_FLOAT32);
    HAS_DTYPE(r.output, TORC_BFLOAT16);
    /* a large mean costs no digits of the deviation, in either order of the channels */
    double far[8] = {1000001, 1000002, 1000003, 1000004, 1000002, 1000001, 1000004, 1000003},
           near[8] = {-1, 0, 1, 2, 0, -1, 2, 1};
    for (int i = 0; i < 8; i++) near[i] = (near[i] - 0.5) / sqrt(1.25);
    CLOSE_TO(torc_group_norm(make_f32(SHAPE(1, 2, 2, 2), far), 1, .eps = 0.0), near, 1e-6, 1e-6);
    CLOSE_TO(torc_group_norm(make(TORC_FLOAT32, SHAPE(1, 2, 2, 2), far, LAYOUT_CHANNELS_LAST), 1, .eps = 0.0), near,
             1e-6, 1e-6);
    /* by other sizes than the tensor's own */
    CLOSE_TO(torc_native_group_norm(make_f32(SHAPE(8), far), NULL, NULL, 1, 2, 4, 1, 0.0).output, near, 1e-6, 1e-6);
    /* nothing: as recorded, the inverse deviation of nothing is no number, nor is its weight's gradient */
    HAS_SHAPE(torc_group_norm(make_f32(SHAPE(0, 6, 3), NULL), 2), 0, 6, 3);
    r = torc_native_group_norm(make_f32(SHAPE(2, 6, 0), NULL), NULL, NULL, 2, 6, 0, 2, 1e-5);
    VALUES(r.mean, 0, 0, 0, 0);
    for (int i = 0; i < 4; i++) assert_true(isnan(read_element(r.rstd, i)));
    for (int samples = 0; samples < 3; samples += 2) {
        torc_tensor w = with_grad(make_f32(SHAPE(6), NULL)), b = with_grad(make_f32(SHAPE(6), NULL));
        torc_backward(
            torc_sum(torc_group_norm(make_f32(SHAPE(samples, 6, samples ? 0 : 3), NULL), 2, .weight = w, .bias = b)));
        for (int i = 0; i < 6; i++)
            assert_true(samples ? isnan(read_element(torc_grad(w), i)) : read_element(torc_grad(w), i) == 0);
        VALUES(torc_grad(b), 0, 0, 0, 0, 0, 0);
    }
    NO_ERROR();
}

static void rms_norms(void **state) {
    (void)state;
    static const int64_t lengths[] = {1, 7, 30, 300, 5000};
    for (int d = 0; d < (int)LENGTH(floats); d++)
        for (int l = 0; l < LAYOUT_COUNT; l++)
            for (int s = 0; s < (int)LENGTH(lengths); s++)
                for (int wd = -1; wd < (int)LENGTH(floats); wd++) { /* weights of every dtype, and none */
                    int64_t scope = torc_scope_begin();
                    const int64_t n = lengths[s], rows = 6, count = rows * n;
                    double eps = dtype_epsilon(floats[d]), tol = d >= 2 ? 2 : 8;
                    torc_tensor x = make_uniform(floats[d], SHAPE(3, 2, n), 1, -1, 3, (layout)l),
                                g = make_uniform(floats[d], SHAPE(3, 2, n), 4, -1, 1, (layout)l),
                                w = wd < 0 ? NULL : make_uniform(floats[wd], SHAPE(n), 2, 0.5, 2, LAYOUT_STRIDED);
                    double *xs = read_all(x), *gs = read_all(g), *ws = w ? read_all(w) : NULL,
                           *y = calloc((size_t)count, 8), *gx = calloc((size_t)count, 8), *gw = calloc((size_t)n, 8);
                    for (int64_t r = 0; r < rows; r++) {
                        double square = 0, m1 = 0;
                        for (int64_t i = r * n; i < (r + 1) * n; i++) square += xs[i] * xs[i] / (double)n;
                        double rstd = 1 / sqrt(square + 0.25);
                        for (int64_t i = r * n; i < (r + 1) * n; i++) {
                            double wi = ws ? ws[i % n] : 1;
                            y[i] = xs[i] * rstd * wi, m1 += gs[i] * wi * xs[i] * rstd / (double)n,
                            gw[i % n] += gs[i] * xs[i] * rstd;
                        }
                        for (int64_t i = r * n; i < (r + 1) * n; i++)
                            gx[i] = rstd * (gs[i] * (ws ? ws[i % n] : 1) - xs[i] * rstd * m1);
                    }
                    with_grad(x);
                    if (w) with_grad(w);
                    torc_tensor out = torc_rms_norm(x, SHAPE(n), .weight = w, .eps = 0.25);
                    HAS_DTYPE(out, floats[d]);
                    CLOSE_TO(out, y, eps * tol, eps * tol);
                    torc_backward(out, .gradient = g);
                    NO_ERROR();
                    CLOSE_TO(torc_grad(x), gx, eps * tol, eps * tol * 2);
                    if (w) HAS_DTYPE(torc_grad(w), floats[wd]);
                    if (w)
                        CLOSE_TO(torc_grad(w), gw, fmax(dtype_epsilon(floats[wd]), fmin(eps, 1e-6)) * 8,
                                 fmax(dtype_epsilon(floats[wd]), fmin(eps, 1e-6)) * 16);
                    free(xs), free(gs), free(ws), free(y), free(gx), free(gw);
                    torc_scope_end(scope);
                }
    /* without eps: the epsilon of what is computed in, so float32's for the halves (recorded) */
    static const double small[] = {1e-3, 1e-9, 1e-3, 1e-3},
                        recorded[] = {0.9452449083328247, 0.06695825678799745, 0.9453125, 0.9453125};
    for (int d = 0; d < 4; d++) {
        double v[4] = {small[d], small[d], small[d], small[d]},
               want[4] = {recorded[d], recorded[d], recorded[d], recorded[d]};
        CLOSE_TO(torc_rms_norm(make(floats[d], SHAPE(1, 4), v, LAYOUT_CONTIGUOUS), SHAPE(4)), want,
                 dtype_epsilon(floats[d]) * 4, 0);
    }
    torc__fused_rms_norm_result r = torc__fused_rms_norm(
        make(TORC_FLOAT16, SHAPE(2, 2), (double[]){3, 4, 6, 8}, LAYOUT_CONTIGUOUS), SHAPE(2), NULL, 0.0);
    HAS_SHAPE(r.rstd, 2, 1);
    HAS_DTYPE(r.rstd, TORC_FLOAT32);
    VALUES(r.rstd, 1 / sqrt(12.5), 1 / sqrt(50.0));
    VALUES(torc_rms_norm(make_f32(SHAPE(1, 2), (double[]){3, 4}), SHAPE(2),
                         .weight = make_i64(SHAPE(2), (double[]){1, 2}), .eps = 0.0),
           3 / sqrt(12.5), 8 / sqrt(12.5));
    HAS_SHAPE(torc_rms_norm(make_f32(SHAPE(0, 4), NULL), SHAPE(4)), 0, 4);
    HAS_SHAPE(torc_rms_norm(make_f32(SHAPE(3, 0), NULL), SHAPE(0)), 3, 0);
    assert_true(isnan(
        read_element(torc__fused_rms_norm(make_f32(SHAPE(3, 0), NULL), SHAPE(0), NULL, TORC_NONE_FLOAT).rstd, 0)));
    torc_tensor w = with_grad(make_f32(SHAPE(4), NULL));
    torc_backward(torc_sum(torc_rms_norm(make_f32(SHAPE(0, 4), NULL), SHAPE(4), .weight = w)));
    VALUES(torc_grad(w), 0, 0, 0, 0);
    for (int l = LAYOUT_CHANNELS_LAST; l <= LAYOUT_CROP; l++) {
        torc_tensor image = make_uniform(TORC_FLOAT32, SHAPE(2, 3, 4, 5), 1, -1, 1, (layout)l);
        assert_true(torc_is_contiguous(torc_rms_norm(image, SHAPE(5)), TORC_CHANNELS_LAST));
    }
    NO_ERROR();
}

static void relatives(void **state) {
    (void)state;
    torc_tensor x = make_uniform(TORC_FLOAT32, SHAPE(2, 6, 2, 2), 1, -1, 3, LAYOUT_CHANNELS_LAST),
                w = make_uniform(TORC_FLOAT32, SHAPE(6), 2, 0.5, 2, LAYOUT_CONTIGUOUS),
                b = make_uniform(TORC_FLOAT32, SHAPE(6), 3, -1, 1, LAYOUT_CONTIGUOUS);
    double *want = read_all(x), *ws = read_all(w), *bs = read_all(b);
    int64_t member[48];
    for (int i = 0; i < 48; i++) member[i] = i / 12;
    normalize(want, member, 48, 4, 1e-5);
    for (int i = 0; i < 48; i++) want[i] = want[i] * ws[i / 4 % 6] + bs[i / 4 % 6];
    CLOSE_TO(torc_group_norm(x, 2, .weight = w, .bias = b), want, 1e-6, 1e-5);
    free(want);
    want = read_all(x);
    assert_true(torc_is_contiguous(torc_instance_norm(x), TORC_CONTIGUOUS_FORMAT));
    for (int i = 0; i < 48; i++) member[i] = i / 4;
    normalize(want, member, 48, 12, 1e-5);
    CLOSE_TO(torc_instance_norm(x), want, 1e-6, 1e-5);
    for (int i = 0; i < 48; i++) want[i] = want[i] * ws[i / 4 % 6] + bs[i / 4 % 6];
    CLOSE_TO(torc_instance_norm(x, .weight = w, .bias = b), want, 1e-6, 1e-5);
    free(want), free(ws), free(bs);
    NO_ERROR();
}

/* Masks and values recorded from PyTorch 2.11 on a CPU: torch.manual_seed(7); F.dropout(torch.arange(1., 13.).view(3, 4), 0.4),
 * then F.dropout of its transpose. */
static void dropouts(void **state) {
    (void)state;
    double v[12];
    for (int i = 0; i < 12; i++) v[i] = i + 1;
    if (!on_cuda()) { /* there another generator draws */
        torc_manual_seed(7);
        EXACT(torc_dropout(make_f32(SHAPE(3, 4), v), .p = 0.4),
              ((const double[]){1.6666666269302368, 3.3333332538604736, 0.0, 0.0, 0.0, 0.0, 11.666666030883789,
                                13.333333015441895, 0.0, 0.0, 18.333332061767578, 20.0}));
        EXACT(torc_transpose(torc_dropout(torc_transpose(make_f32(SHAPE(3, 4), v), 0, 1), .p = 0.4), 0, 1),
              ((const double[]){1.6666666269302368, 3.3333332538604736, 5.0, 0.0, 8.333333015441895, 0.0,
                                11.666666030883789, 0.0, 0.0, 0.0, 0.0, 20.0}));
        EXACT(torc_dropout(make(TORC_BFLOAT16, SHAPE(12), v, LAYOUT_CONTIGUOUS), .p = 0.4),
              ((const double[]){0.0, 0.0, 0.0, 0.0, 8.3125, 0.0, 11.625, 13.3125, 0.0, 0.0, 18.25, 20.0}));
    }
    torc_tensor x = with_grad(make_f32(SHAPE(12), v));
    torc_native_dropout_result r = torc_native_dropout(x, 0.25, true);
    torc_backward(r.output, .gradient = make_f32(SHAPE(12), (double[]){1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}));
    for (int i = 0; i < 12; i++) {
        assert_true(fabs(read_element(torc_grad(x), i) - (read_int(r.mask, i) ? 4.0 / 3 : 0)) < 1e-6);
        assert_true(fabs(read_element(r.output, i) - v[i] * (read_int(r.mask, i) ? 4.0 / 3 : 0)) < 1e-5);
    }
    assert_ptr_equal(torc_dropout(x, .training = false), x);
    assert_ptr_equal(torc_dropout(x, .p = 0.0), x);
    double zeros[12] = {0};
    EXACT(torc_dropout(x, .p = 1.0), zeros);
    torc_tensor channels =
        torc_feature_dropout(make_expanded(make_f32(SHAPE(1, 1, 1), (double[]){1}), SHAPE(4, 50, 6)), .p = 0.5);
    int dropped = 0;
    for (int c = 0; c < 200; c++) {
        dropped += read_element(channels, c * 6) == 0;
        for (int i = 1; i < 6; i++) assert_true(read_element(channels, c * 6 + i) == read_element(channels, c * 6));
    }
    assert_in_range(dropped, 60, 140);
    FAILS(VALUE, "dropout probability has to be between 0 and 1, but got 1.5", torc_dropout(x, .p = 1.5));
    FAILS(RUNTIME, "result type Float can't be cast to the desired output type Long",
          torc_dropout(make_i64(SHAPE(2), (double[]){1, 2})));
}

/* What drops nothing writes nothing: neither versions nor leaves mind. What drops is recorded as a product. */
static void dropouts_in_place(void **state) {
    (void)state;
    torc_tensor leaf = with_grad(make_f32(SHAPE(3), (double[]){1, 2, 3})), y = torc_exp(leaf);
    assert_ptr_equal(torc_dropout_(leaf, .training = false), leaf);
    assert_ptr_equal(torc_dropout_(y, .training = false), y);
    assert_ptr_equal(torc_feature_dropout_(y, .p = 0.0), y);
    assert_int_equal(torc_tensor_version(y), 0);
    assert_true(torc_backward(torc_sum(y)));
    FAILS(RUNTIME, "a leaf Variable that requires grad is being used in an in-place operation", torc_dropout_(leaf));

    torc_tensor factor = make_f32(SHAPE(3), (double[]){1, 1, 1}), x = torc_mul(leaf, 1);
    torc_manual_seed(7);
    torc_dropout_(factor, .p = 0.4);
    torc_manual_seed(7);
    torc_dropout_(x, .p = 0.4);
    assert_string_equal(torc_grad_fn_name(x), "MulBackward0");
    torc_tensor product = torc_mul(torc_detach(leaf), factor);
    assert_true(torc_equal(torc_detach(x), product));
    double zeros[3] = {0};
    EXACT(torc_feature_dropout(make_f32(SHAPE(3), (double[]){1, 2, 3}), .p = 1.0), zeros);
}

static void embeddings(void **state) {
    (void)state;
    torc_tensor w = make_f32(SHAPE(4, 2), (double[]){0, 1, 10, 11, 20, 21, 30, 31}),
                i = make_i64(SHAPE(2, 3), (double[]){3, 1, 1, 0, 3, 3});
    torc_tensor r = torc_embedding(w, i);
    HAS_SHAPE(r, 2, 3, 2);
    VALUES(r, 30, 31, 10, 11, 10, 11, 0, 1, 30, 31, 30, 31);
    static const torc_dtype kinds[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};
    for (int d = 0; d < 4; d++) {
        torc_tensor leaf =
            with_grad(make(kinds[d], SHAPE(4, 2), (double[]){0, 1, 2, 3, 4, 5, 6, 7}, LAYOUT_TRANSPOSED));
        double ones[12] = {1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2};
        torc_backward(torc_embedding(leaf, i, .padding_idx = 1),
                      .gradient = make(kinds[d], SHAPE(2, 3, 2), ones, LAYOUT_CONTIGUOUS));
        VALUES(torc_grad(leaf), 1, 2, 0, 0, 0, 0, 3, 6);
    }
    torc_tensor leaf = with_grad(w);
    double ones[12] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    torc_backward(torc_embedding(leaf, i, .scale_grad_by_freq = true), .gradient = make_f32(SHAPE(2, 3, 2), ones));
    VALUES(torc_grad(leaf), 1, 1, 1, 1, 0, 0, 1, 1);
    HAS_SHAPE(torc_embedding(w, make(TORC_INT32, SHAPE(0), NULL, LAYOUT_CONTIGUOUS)), 0, 2);
#define BAD_ROW(k)                                                                          \
    FAILS_AT_WAIT(INDEX, "index out of range in self", INDEX, "index out of range in self", \
                  torc_embedding(w, make_i64(SHAPE(2), (double[]){0, k})))
    BAD_ROW(4);
    BAD_ROW(-1);
    FAILS(RUNTIME, "'weight' must be 2-D", torc_embedding(make_f32(SHAPE(3), NULL), i));
    FAILS(
        RUNTIME,
        "Expected tensor for argument #1 'indices' to have one of the following scalar types: Long, Int; but got torch.FloatTensor instead (while checking arguments for embedding)",
        torc_embedding(w, w));
}

static torc_tensor f_layer(torc_tensor *in, void *c) {
    (void)c;
    return torc_layer_norm(in[0], SHAPE(2, 3), .weight = in[1], .bias = in[2]);
}
static torc_tensor f_layer_plain(torc_tensor *in, void *c) {
    (void)c;
    return torc_layer_norm(in[0], SHAPE(3));
}
static torc_tensor f_batch(torc_tensor *in, void *c) {
    (void)c;
    return torc_batch_norm(in[0], NULL, NULL, .weight = in[1], .bias = in[2], .training = true);
}
static torc_tensor f_batch_eval(torc_tensor *in, void *c) {
    (void)c;
    return torc_batch_norm(in[0], make_f64(SHAPE(3), (double[]){0.1, 0.2, -0.3}),
                           make_f64(SHAPE(3), (double[]){1, 2, 0.5}), .weight = in[1], .bias = in[2]);
}
static torc_tensor f_group(torc_tensor *in, void *c) {
    (void)c;
    return torc_group_norm(in[0], 2, .weight = in[1], .bias = in[2]);
}
static torc_tensor f_rms(torc_tensor *in, void *c) {
    (void)c;
    return torc_rms_norm(in[0], SHAPE(3), .weight = in[1]);
}
static torc_tensor f_group_plain(torc_tensor *in, void *c) { return torc_group_norm(in[0], *(int *)c); }
static torc_tensor f_group_weight(torc_tensor *in, void *c) {
    (void)c;
    return torc_group_norm(in[0], 2, .weight = in[1]);
}
static torc_tensor f_instance(torc_tensor *in, void *c) {
    (void)c;
    return torc_instance_norm(in[0], .weight = in[1], .bias = in[2]);
}
static torc_tensor f_rms_plain(torc_tensor *in, void *c) {
    (void)c;
    return torc_rms_norm(in[0], SHAPE(2, 2), .eps = 0.1);
}
static torc_tensor f_rms_weight(torc_tensor *in, void *c) {
    (void)c;
    return torc_rms_norm(in[0], SHAPE(2, 2), .weight = in[1]);
}
static torc_tensor f_embedding(torc_tensor *in, void *c) {
    (void)c;
    return torc_embedding(in[0], make_i64(SHAPE(3), (double[]){1, 2, 1}), .padding_idx = 0);
}
#define LEAF(...) with_grad(make_uniform(TORC_FLOAT64, SHAPE(__VA_ARGS__), 5, 0.5, 2, LAYOUT_CONTIGUOUS))
static void gradients_twice(void **state) {
    (void)state;
    CHECK_GRADIENTS_TWICE(f_layer, NULL, ((torc_tensor[]){LEAF(2, 2, 3), LEAF(2, 3), LEAF(2, 3)}), 3);
    CHECK_GRADIENTS_TWICE(f_layer_plain, NULL, ((torc_tensor[]){LEAF(2, 3)}), 1);
    CHECK_GRADIENTS_TWICE(f_batch, NULL, ((torc_tensor[]){LEAF(3, 3, 2), LEAF(3), LEAF(3)}), 3);
    CHECK_GRADIENTS_TWICE(f_batch, NULL, ((torc_tensor[]){LEAF(4, 3), LEAF(3), LEAF(3)}), 3);
    torc_tensor image = with_grad(make_uniform(TORC_FLOAT64, SHAPE(2, 3, 2, 2), 5, -2, 2, LAYOUT_CHANNELS_LAST));
    CHECK_GRADIENTS_TWICE(f_batch, NULL, ((torc_tensor[]){image, LEAF(3), LEAF(3)}), 3);
    CHECK_GRADIENTS_TWICE(f_batch_eval, NULL, ((torc_tensor[]){image, LEAF(3), LEAF(3)}), 3);
    CHECK_GRADIENTS_TWICE(f_group, NULL, ((torc_tensor[]){LEAF(1, 4, 2), LEAF(4), LEAF(4)}), 3);
    CHECK_GRADIENTS_TWICE(f_group, NULL, ((torc_tensor[]){LEAF(3, 4), LEAF(4), LEAF(4)}), 3);
    torc_tensor four = with_grad(make_uniform(TORC_FLOAT64, SHAPE(2, 4, 2, 2), 5, -2, 2, LAYOUT_CHANNELS_LAST));
    CHECK_GRADIENTS_TWICE(f_group, NULL, ((torc_tensor[]){four, LEAF(4), LEAF(4)}), 3);
    CHECK_GRADIENTS_TWICE(f_group_weight, NULL, ((torc_tensor[]){LEAF(2, 4, 1, 3), LEAF(4)}), 2);
    for (int groups = 1; groups <= 4; groups *= 2)
        CHECK_GRADIENTS_TWICE(f_group_plain, &groups, ((torc_tensor[]){LEAF(2, 4, 3)}), 1);
    CHECK_GRADIENTS_TWICE(f_instance, NULL, ((torc_tensor[]){LEAF(2, 3, 4), LEAF(3), LEAF(3)}), 3);
    CHECK_GRADIENTS_TWICE(f_rms, NULL, ((torc_tensor[]){LEAF(2, 3), LEAF(3)}), 2);
    CHECK_GRADIENTS_TWICE(f_rms_plain, NULL, ((torc_tensor[]){LEAF(3, 2, 2)}), 1);
    CHECK_GRADIENTS_TWICE(f_rms_weight, NULL, ((torc_tensor[]){LEAF(2, 2, 2), LEAF(2, 2)}), 2);
    CHECK_GRADIENTS_TWICE(f_embedding, NULL, ((torc_tensor[]){LEAF(3, 2)}), 1);
}

static void errors(void **state) {
    (void)state;
#define F(...) make_f32(SHAPE(__VA_ARGS__), NULL)
    FAILS(RUNTIME, "Given normalized_shape=[4], expected input with shape [*, 4], but got input of size[2, 3]",
          torc_layer_norm(F(2, 3), SHAPE(4)));
    FAILS(
        RUNTIME,
        "Expected normalized_shape to be at least 1-dimensional, i.e., containing at least one element, but got normalized_shape = []",
        torc_layer_norm(F(2, 3), SHAPE0));
    FAILS(
        RUNTIME,
        "Expected weight to be of same shape as normalized_shape, but got weight of shape [4] and normalized_shape = [3]",
        torc_layer_norm(F(2, 3), SHAPE(3), .weight = F(4)));
    FAILS(RUNTIME,
          "Expected bias to be of same shape as normalized_shape, but got bias of shape [4] and normalized_shape = [3]",
          torc_layer_norm(F(2, 3), SHAPE(3), .weight = F(3), .bias = F(4)));
    FAILS(RUNTIME, "expect parameter to have scalar type of Float",
          torc_layer_norm(F(2, 3), SHAPE(3), .weight = make_f64(SHAPE(3), NULL)));
    FAILS(NOT_IMPLEMENTED, "\"LayerNormKernelImpl\" not implemented for 'Long'",
          torc_layer_norm(make_i64(SHAPE(2, 3), NULL), SHAPE(3)));
    FAILS(VALUE, "Expected more than 1 value per channel when training, got input size torch.Size([1, 3])",
          torc_batch_norm(F(1, 3), NULL, NULL, .training = true));
    FAILS(VALUE, "batch_norm eps must be positive, but got 0",
          torc_batch_norm(F(2, 3), NULL, NULL, .training = true, .eps = 0));
    FAILS(VALUE, "batch_norm eps must be positive, but got -1", torc_batch_norm(F(2, 3), F(3), F(3), .eps = -1));
    FAILS(VALUE, "Expected more than 1 value per channel when training, got input size [1, 3, 1, 1]",
          torc_group_norm(F(1, 3, 1, 1), 3));
    FAILS(VALUE, "Expected more than 1 value per channel when training, got input size [1, 3]",
          torc_group_norm(F(1, 3), 3));
    HAS_SHAPE(torc_group_norm(F(2, 3), 3), 2, 3);
    HAS_SHAPE(torc_group_norm(F(1, 6, 1), 3), 1, 6, 1);
    HAS_SHAPE(torc_group_norm(F(0, 3, 1, 1), 3), 0, 3, 1, 1);
    FAILS(RUNTIME, "running_mean must be defined in evaluation mode", torc_batch_norm(F(2, 3), NULL, NULL));
    FAILS(RUNTIME, "running_mean should contain 3 elements not 4", torc_batch_norm(F(2, 3), F(4), F(3)));
    FAILS(RUNTIME, "weight should contain 3 elements not 4", torc_batch_norm(F(2, 3), F(3), F(3), .weight = F(4)));
    FAILS(RUNTIME, "running_var should contain 3 elements not 4", torc_batch_norm(F(2, 3), F(3), F(4)));
    FAILS(NOT_IMPLEMENTED, "\"batch_norm\" not implemented for 'Long'",
          torc_batch_norm(make_i64(SHAPE(2, 3), NULL), F(3), F(3)));
    FAILS(
        RUNTIME,
        "Expected number of channels in input to be divisible by num_groups, but got input of shape [2, 6] and num_groups=4",
        torc_group_norm(F(2, 6), 4));
    FAILS(
        RUNTIME,
        "Expected weight to be a vector of size equal to the number of channels in input, but got weight of shape [5] and input of shape [2, 6]",
        torc_group_norm(F(2, 6), 2, .weight = F(5)));
    FAILS(
        RUNTIME,
        "Expected bias to be a vector of size equal to the number of channels in input, but got bias of shape [6, 1] and input of shape [2, 6]",
        torc_group_norm(F(2, 6), 2, .weight = F(6), .bias = F(6, 1)));
    FAILS(RUNTIME, "Expected num groups to be greater than 0, got 0", torc_group_norm(F(2, 6), 0));
    FAILS(RUNTIME, "Expected at least 2 dimensions for input tensor but received 1", torc_group_norm(F(6), 2));
    FAILS(NOT_IMPLEMENTED, "\"GroupNormKernelImpl\" not implemented for 'Long'",
          torc_group_norm(make_i64(SHAPE(2, 6), NULL), 2));
    FAILS(RUNTIME, "all inputs must share same datatype.",
          torc_group_norm(make_i64(SHAPE(2, 6), NULL), 2, .weight = F(6)));
    FAILS(RUNTIME, "all inputs must share same datatype.",
          torc_group_norm(make_f64(SHAPE(2, 6), NULL), 2, .weight = F(6)));
    FAILS(RUNTIME, "expect parameter to have scalar type of Float",
          torc_group_norm(F(2, 6), 2, .weight = make_f64(SHAPE(6), NULL)));
    FAILS(RUNTIME, "expect parameter to have scalar type of Float",
          torc_group_norm(make(TORC_FLOAT16, SHAPE(2, 6), NULL, LAYOUT_CONTIGUOUS), 2, .weight = F(6),
                          .bias = make(TORC_FLOAT16, SHAPE(6), NULL, LAYOUT_CONTIGUOUS)));
    FAILS(RUNTIME, "expected scalar type Half but found Float",
          torc_group_norm(make(TORC_FLOAT16, SHAPE(2, 6), NULL, LAYOUT_CONTIGUOUS), 2,
                          .weight = make(TORC_FLOAT16, SHAPE(6), NULL, LAYOUT_CONTIGUOUS), .bias = F(6)));
    FAILS(RUNTIME, "Expected X.numel() == N * C * HxW to be true, but got false.",
          torc_native_group_norm(F(2, 6), NULL, NULL, 2, 6, 2, 2, 1e-5).output);
    FAILS(RUNTIME, "Expected X.numel() == N * C * HxW to be true, but got false.",
          torc_native_group_norm(F(2, 6), NULL, NULL, INT64_MAX / 2, 6, 2, 2, 1e-5).output);
    FAILS(RUNTIME, "Given normalized_shape=[5, 4], expected input with shape [*5, 4], but got input of size[2, 3, 4]",
          torc_rms_norm(F(2, 3, 4), SHAPE(5, 4)));
    FAILS(VALUE, "Input tensor must have at least 3 dimensions, but got 2", torc_rms_norm(F(2, 4), SHAPE(2, 2, 4)));
    FAILS(
        RUNTIME,
        "Expected normalized_shape to be at least 1-dimensional, i.e., containing at least one element, but got normalized_shape = []",
        torc_rms_norm(F(2, 3), SHAPE0));
    FAILS(
        RUNTIME,
        "Expected weight to be of same shape as normalized_shape, but got weight of shape [4] and normalized_shape = [3]",
        torc_rms_norm(F(2, 3), SHAPE(3), .weight = F(4)));
    FAILS(NOT_IMPLEMENTED, "\"rms_norm\" not implemented for 'Long'",
          torc_rms_norm(make_i64(SHAPE(2, 3), NULL), SHAPE(3)));
}

static void test_statistics_without_gradient(void **state) {
    (void)state;
    torc_tensor x = make_uniform(TORC_FLOAT32, SHAPE(4, 3), 1, -1, 1, LAYOUT_CONTIGUOUS);
    torc_tensor mean = with_grad(make_f32(SHAPE(3), NULL)), var = make_f32(SHAPE(3), (double[]){1, 1, 1});
    static const char text[] =
        "The function 'native_batch_norm' is not differentiable with respect to argument 'running_mean'. This input cannot have requires_grad True.";
    for (int training = 0; training < 2; training++)
        FAILS(RUNTIME, text, torc_batch_norm(x, mean, var, .training = training));
    TORC_NO_GRAD { assert_non_null(torc_batch_norm(x, mean, var)); }
}

/* By running statistics, a gradient passes what it meets: input that is no number is none of it. */
static void evaluation_of_what_is_no_number(void **state) {
    (void)state;
    torc_tensor mean = make_f32(SHAPE(2), (double[]){1, 2}), var = make_f32(SHAPE(2), (double[]){0.75, 3.75}),
                w = make_f32(SHAPE(2), (double[]){3, -4});
    for (int last = 0; last < 2; last++) {
        torc_tensor x = make(TORC_FLOAT32, SHAPE(1, 2, 1, 3), (double[]){NAN, INFINITY, 1, -INFINITY, 2, NAN},
                             last ? LAYOUT_CHANNELS_LAST : LAYOUT_CONTIGUOUS);
        x = with_grad(x);
        torc_tensor y = torc_batch_norm(x, mean, var, .weight = w, .eps = 0.25);
        torc_backward(y, .gradient = make_f32(SHAPE(1, 2, 1, 3), (double[]){1, 2, -3, 4, -5, 6}));
        VALUES(torc_grad(x), 3, 6, -9, -8, 10, -12);
    }
}

/* The gradient of a norm as a function, so that its second derivatives are third ones of the norm. */
enum { THIRD_LAYER, THIRD_RMS, THIRD_GROUP, THIRD_BATCH, THIRD_INSTANCE, THIRDS };
static torc_tensors gradient_of_norm(torc_tensors in, void *kind) {
    torc_tensor x = in.data[0], w = in.data[1], y;
    switch (*(const int *)kind) {
    case THIRD_LAYER: y = torc_layer_norm(x, SHAPE(4), .weight = w); break;
    case THIRD_RMS: y = torc_rms_norm(x, SHAPE(4), .weight = w); break;
    case THIRD_GROUP: y = torc_group_norm(x, 2, .weight = w); break;
    case THIRD_BATCH: y = torc_batch_norm(x, NULL, NULL, .weight = w, .training = true); break;
    default: y = torc_instance_norm(torc_unsqueeze(x, 0)); break;
    }
    return torc_autograd_grad(TENSORS(torc_sum(torc_mul(y, torc_mul(y, y)))), TENSORS(x), .create_graph = true);
}
static void gradients_thrice(void **state) {
    (void)state;
    for (int kind = 0; kind < THIRDS; kind++) {
        torc_tensor x = with_grad(make_f64(SHAPE(3, 4),
                                           (double[]){0.3, -1.2, 0.7, 2.1, 1.4, 0.2, -0.6, 0.9, -1.7, 0.5, 1.1, -0.4})),
                    w = with_grad(make_f64(SHAPE(4), (double[]){0.8, 1.3, -0.6, 1.1}));
        if (!torc_gradgradcheck(gradient_of_norm, TORC_CONTEXT(&kind),
                                kind == THIRD_INSTANCE ? TENSORS(x, torc_detach(w)) : TENSORS(x, w)))
            fail_msg("norm %d: %s", kind, torc_error_message());
    }
    NO_ERROR();
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_statistics_without_gradient),
                                       SCOPED(evaluation_of_what_is_no_number),
                                       SCOPED(layer_norms),
                                       SCOPED(batch_norms),
                                       SCOPED(group_norms),
                                       SCOPED(rms_norms),
                                       SCOPED(relatives),
                                       SCOPED(dropouts),
                                       SCOPED(dropouts_in_place),
                                       SCOPED(embeddings),
                                       SCOPED(gradients_twice),
                                       SCOPED(gradients_thrice),
                                       SCOPED(errors)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
