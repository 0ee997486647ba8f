/* Windows, paddings and resampled images of shapes that are drawn, against references in float64 that look at one element at a time. */
#include <math.h>
#include <string.h>

#include "support.h"

static uint64_t state_of_draws = 7;
static int64_t draw(int64_t low, int64_t high) { /* both may come */
    return low + (int64_t)(uniform_next(&state_of_draws) * (double)(high - low + 1));
}
#define ONE_OF(list) ((list)[draw(0, (int64_t)LENGTH(list) - 1)])
static const torc_dtype floats[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};
static int64_t product(const int64_t *sizes, int n) {
    int64_t p = 1;
    for (int d = 0; d < n; d++) p *= sizes[d];
    return p;
}
/* A tensor and the gradient of it, or of what is computed from it, whose values are small whole numbers or any. */
static torc_tensor drawn(torc_dtype dtype, const int64_t *sizes, int n, bool whole) {
    const layout how = (layout)draw(0, LAYOUT_COUNT - 1);
    torc_tensor t =
        make_uniform(dtype, torc_ints_of(sizes, n), (uint64_t)draw(1, 1 << 30), whole ? -4 : -2, whole ? 5 : 2, how);
    if (!whole || !torc_dtype_is_floating_point(dtype)) return t;
    torc_tensor rounded = torc_empty_like(t); /* lies as t does, where that has no gaps */
    return torc_copy_(rounded, torc_floor(t)) ? rounded : NULL;
}
/* Up to this error in sums of `terms` terms. */
static void near_to(torc_tensor got, const double *want, double terms) {
    const double e = dtype_epsilon(torc_tensor_dtype(got));
    CLOSE_TO(got, want, 2 * e * (1 + sqrt(terms)), 8 * e * (1 + sqrt(terms)));
}

/* ------------------------------------------------------------------------------------------------ padding */
static int64_t source(int mode, int64_t size, int64_t before, int64_t behind, int64_t o) {
    const int64_t first = mode == 2 && before < 0 ? -before : 0,
                  kept = mode == 2 ? size - first - (behind < 0 ? -behind : 0) : size,
                  i = o - (mode == 2 && before < 0 ? 0 : before);
    return mode == 2   ? first + (i + kept) % kept
           : i < 0     ? (mode ? 0 : -i)
           : i >= size ? (mode ? size - 1 : 2 * (size - 1) - i)
                       : i;
}
static void pads_of_any_sizes(void **state) {
    (void)state;
    static const char *const modes[] = {"reflect", "replicate", "circular"};
    for (int round = 0; round < 300; round++) {
        const int64_t scope = torc_scope_begin();
        const int mode = (int)draw(0, 2), padded = (int)draw(1, 3), n = padded + (int)draw(1, 2);
        static const torc_dtype kinds[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16,
                                           TORC_INT64,   TORC_INT16,   TORC_UINT8};
        const torc_dtype dtype = ONE_OF(kinds);
        int64_t sizes[5], out[5], pad[6];
        for (int d = 0; d < n; d++) out[d] = sizes[d] = d == n - 1 ? draw(1, 70) : draw(1, 6);
        for (int k = 0; k < padded; k++) {
            const int d = n - 1 - k;
            const int64_t most = mode == 0 ? sizes[d] - 1 : mode == 1 ? 9 : sizes[d];
            do {
                for (int end = 0; end < 2; end++)
                    pad[2 * k + end] = draw(0, 4) ? draw(0, most) : -draw(0, sizes[d] - 1);
                out[d] = sizes[d] + pad[2 * k] + pad[2 * k + 1];
            } while (
                out[d] < 1 ||
                (mode == 2 && sizes[d] + (pad[2 * k] < 0 ? pad[2 * k] : 0) + (pad[2 * k + 1] < 0 ? pad[2 * k + 1] : 0) <
                                  (pad[2 * k] > pad[2 * k + 1] ? pad[2 * k] : pad[2 * k + 1])) ||
                (mode == 2 &&
                 sizes[d] + (pad[2 * k] < 0 ? pad[2 * k] : 0) + (pad[2 * k + 1] < 0 ? pad[2 * k + 1] : 0) < 1));
        }
        const bool learns = torc_dtype_is_floating_point(dtype);
        torc_tensor x = drawn(dtype, sizes, n, true);
        if (learns) x = with_grad(x);
        torc_tensor y = torc_pad(x, torc_ints_of(pad, 2 * padded), .mode = modes[mode]);
        NO_ERROR();
        const int64_t count = product(out, n);
        double *values = read_all(torc_detach(x)), *want = malloc((size_t)count * sizeof *want),
               *sums = calloc((size_t)product(sizes, n), sizeof *sums);
        torc_tensor g = learns ? drawn(dtype, out, n, true) : NULL;
        double *grads = learns ? read_all(g) : NULL;
        for (int64_t e = 0; e < count; e++) {
            int64_t rest = e, from = 0, step = 1;
            for (int d = n - 1; d >= 0; d--) {
                const int k = n - 1 - d;
                const int64_t o = rest % out[d];
                rest /= out[d];
                from += step * (k < padded ? source(mode, sizes[d], pad[2 * k], pad[2 * k + 1], o) : o);
                step *= sizes[d];
            }
            want[e] = values[from];
            if (learns) sums[from] += grads[e];
        }
        EXACT(torc_detach(y), want);
        if (learns) {
            torc_backward(y, .gradient = g);
            near_to(torc_grad(x), sums, 9);
        }
        free(values), free(want), free(sums), free(grads);
        torc_scope_end(scope);
    }
}

/* ------------------------------------------------------------------------------------------------ maxima of volumes */
static void maxima_of_volumes(void **state) {
    (void)state;
    static const torc_dtype kinds[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16, TORC_INT64,
                                       TORC_INT8,    TORC_UINT8,   TORC_INT32,   TORC_INT16};
    for (int round = 0; round < 200; round++) {
        const int64_t scope = torc_scope_begin();
        const torc_dtype dtype = ONE_OF(kinds);
        const int n = (int)draw(4, 5);
        const bool ceil_mode = draw(0, 1), learns = torc_dtype_is_floating_point(dtype);
        int64_t sizes[5], k[3], s[3], p[3], d[3];
        for (int i = 0; i < n; i++) sizes[i] = i < n - 3 ? draw(1, 3) : draw(5, i == n - 1 ? 21 : 8);
        for (int i = 0; i < 3; i++) {
            k[i] = draw(1, 3), s[i] = draw(1, 3), d[i] = k[i] > 1 && !draw(0, 2) ? 2 : 1;
            p[i] = d[i] == 1 ? draw(0, k[i] / 2) : 0;
        }
        torc_tensor x = drawn(dtype, sizes, n, true);
        double *values = read_all(x);
        if (learns && !draw(0, 3)) {
            torc_fill_(torc_narrow(torc_select(x, 0, 0), 0, 0, 1), NUM(NAN));
            free(values), values = read_all(x);
        }
        if (learns) x = with_grad(x);
        const torc_max_pool3d_with_indices_result r = torc_max_pool3d_with_indices(
            x, torc_ints_of(k, 3), .stride = torc_ints_of(s, 3), .padding = torc_ints_of(p, 3),
            .dilation = torc_ints_of(d, 3), .ceil_mode = ceil_mode);
        NO_ERROR();
        torc_tensor plain =
            torc_max_pool3d(torc_detach(x), torc_ints_of(k, 3), .stride = torc_ints_of(s, 3),
                            .padding = torc_ints_of(p, 3), .dilation = torc_ints_of(d, 3), .ceil_mode = ceil_mode);
        SAME(torc_detach(r.output), plain);
        const int64_t *volume = sizes + n - 3, *out = torc_sizes(r.output) + n - 3, maxima = product(out, 3),
                      all = product(volume, 3), leading = product(sizes, n - 3);
        double *want = malloc((size_t)(leading * maxima) * sizeof *want),
               *at = malloc((size_t)(leading * maxima) * sizeof *at),
               *sums = calloc((size_t)(leading * all), sizeof *sums);
        torc_tensor g = learns ? drawn(dtype, torc_sizes(r.output), n, true) : NULL;
        double *grads = learns ? read_all(g) : NULL;
        for (int64_t v = 0; v < leading; v++)
            for (int64_t o = 0; o < maxima; o++) {
                const int64_t first[3] = {o / out[2] / out[1] * s[0] - p[0], o / out[2] % out[1] * s[1] - p[1],
                                          o % out[2] * s[2] - p[2]};
                int64_t best = -1;
                for (int64_t t = 0; t < k[0] * k[1] * k[2]; t++) {
                    const int64_t z = first[0] + t / k[2] / k[1] * d[0], y = first[1] + t / k[2] % k[1] * d[1],
                                  c = first[2] + t % k[2] * d[2];
                    if (z < 0 || y < 0 || c < 0 || z >= volume[0] || y >= volume[1] || c >= volume[2]) continue;
                    const int64_t place = (z * volume[1] + y) * volume[2] + c;
                    const double now = values[v * all + place], most = best < 0 ? 0 : values[v * all + best];
                    if (best < 0 || now > most || isnan(now)) best = place;
                }
                want[v * maxima + o] = values[v * all + best], at[v * maxima + o] = (double)best;
                if (learns) sums[v * all + best] += grads[v * maxima + o];
            }
        EXACT(torc_detach(r.output), want);
        EXACT(r.indices, at);
        if (learns) {
            torc_backward(r.output, .gradient = g);
            near_to(torc_grad(x), sums, 27);
        }
        free(values), free(want), free(at), free(sums), free(grads);
        torc_scope_end(scope);
    }
}

/* ------------------------------------------------------------------------------------------------ means and maxima of rows */
/* Windows of rows: of adaptive pooling, or of so many elements that begin so far apart. */
static void windows_of_rows(void **state) {
    (void)state;
    static const int64_t lengths[] = {1, 7, 30, 64, 129, 260, 1000, 3000};
    for (int round = 0; round < 160; round++) {
        const int64_t scope = torc_scope_begin();
        const torc_dtype dtype = ONE_OF(floats);
        const bool adaptive = draw(0, 2), maxima = draw(0, 1);
        const int64_t length = ONE_OF(lengths), rows = length > 500 ? draw(1, 6) : draw(1, 40),
                      k = adaptive ? 0 : draw(1, length), s = adaptive ? 0 : draw(1, k + 3),
                      out = adaptive ? draw(1, length < 12 ? length : 12) : (length - k) / s + 1,
                      sizes[3] = {rows, 2, length};
        torc_tensor x = drawn(dtype, sizes, 3, maxima), y, places = NULL;
        double *values = read_all(x);
        if (maxima) {
            torc_tensor image = torc_unsqueeze(x, 2);
            if (adaptive) {
                const torc_adaptive_max_pool2d_result r = torc_adaptive_max_pool2d(image, SHAPE(1, out));
                y = r.output, places = r.indices;
            } else {
                const torc_max_pool2d_with_indices_result r =
                    torc_max_pool2d_with_indices(image, INTS(1, k), .stride = INTS(1, s));
                y = r.output, places = r.indices;
            }
        } else
            y = adaptive ? torc_adaptive_avg_pool1d(x, SHAPE(out)) : torc_avg_pool1d(x, INTS(k), .stride = INTS(s));
        NO_ERROR();
        double *want = malloc((size_t)(rows * 2 * out) * sizeof *want),
               *at = malloc((size_t)(rows * 2 * out) * sizeof *at);
        int64_t longest = 1;
        for (int64_t r = 0; r < rows * 2; r++)
            for (int64_t o = 0; o < out; o++) {
                const int64_t from = adaptive ? o * length / out : o * s,
                              to = adaptive ? ((o + 1) * length + out - 1) / out : o * s + k;
                double sum = 0;
                int64_t best = from;
                for (int64_t e = from; e < to; e++) {
                    sum += values[r * length + e];
                    if (values[r * length + e] > values[r * length + best]) best = e;
                }
                if (to - from > longest) longest = to - from;
                want[r * out + o] = maxima ? values[r * length + best] : sum / (double)(to - from),
                               at[r * out + o] = (double)best;
            }
        if (maxima) {
            EXACT(y, want);
            EXACT(places, at);
        } else
            near_to(y, want, (double)longest);
        free(values), free(want), free(at);
        torc_scope_end(scope);
    }
}

/* ------------------------------------------------------------------------------------------------ gradients of images of another size */
/* Interpolation is linear: the gradient at a place is the gradient of the result times what an image has made that is 1 there and else 0. */
static void gradients_of_resized(void **state) {
    (void)state;
    static const char *const modes[] = {"nearest", "nearest-exact", "bilinear", "bicubic",
                                        "linear",  "trilinear",     "nearest"};
    static const int dims[] = {2, 2, 2, 2, 1, 3, 3};
    for (int round = 0; round < 150; round++) {
        const int64_t scope = torc_scope_begin();
        const int which = (int)draw(0, (int)LENGTH(modes) - 1), n = dims[which];
        const bool align = which >= 2 && which < 6 && draw(0, 1);
        int64_t sizes[5] = {draw(1, 3), draw(1, 5)}, out[3], to[5];
        for (int d = 0; d < n; d++) {
            sizes[2 + d] = draw(1, n == 1 ? 300 : n == 2 ? 40 : 12), out[d] = draw(1, draw(0, 2) ? 4 : 50 / n);
            if (!draw(0, 5)) out[d] = sizes[2 + d];
        }
        memcpy(to, sizes, sizeof to), memcpy(to + 2, out, (size_t)n * sizeof *out);
        const torc_dtype dtype = ONE_OF(floats);
        torc_tensor x = with_grad(drawn(dtype, sizes, n + 2, false)), g = drawn(dtype, to, n + 2, false);
        torc_tensor y = torc_interpolate(x, torc_ints_of(out, n), .mode = modes[which], .align_corners = align);
        torc_backward(y, .gradient = g);
        NO_ERROR();
        double *got = read_all(torc_grad(x));
        torc_tensor wide = torc_to(g, .dtype = TORC_FLOAT64);
        for (int probe = 0; probe < 12; probe++) {
            const int64_t place = draw(0, product(sizes, n + 2) - 1);
            torc_tensor one = torc_zeros(torc_ints_of(sizes, n + 2), .dtype = TORC_FLOAT64);
            torc_fill_(torc_narrow(torc_view(one, SHAPE(-1)), 0, place, 1), NUM(1));
            torc_tensor part = torc_mul(
                torc_interpolate(one, torc_ints_of(out, n), .mode = modes[which], .align_corners = align), wide);
            const double want = read_element(torc_sum(part), 0), size = read_element(torc_sum(torc_abs(part)), 0);
            const double e = dtype == TORC_FLOAT64 ? 1e-10 : dtype == TORC_FLOAT32 ? 1e-4 : 4 * dtype_epsilon(dtype);
            assert_true(fabs(got[place] - want) <= e * (size + 1));
        }
        free(got);
        torc_scope_end(scope);
    }
}

/* ------------------------------------------------------------------------------------------------ batch norm in evaluation */
static void batch_norm_in_evaluation(void **state) {
    (void)state;
    for (int round = 0; round < 120; round++) {
        const int64_t scope = torc_scope_begin();
        const torc_dtype dtype = ONE_OF(floats);
        const int n = (int)draw(2, 4);
        int64_t sizes[4] = {n == 2 ? draw(1, 500) : draw(1, 6), n == 2 ? draw(60, 300) : draw(1, 40)};
        for (int d = 2; d < n; d++) sizes[d] = draw(1, n == 3 ? 1500 : 40);
        if (n == 2 && draw(0, 1)) sizes[1] -= sizes[1] % 8;
        const int64_t channels = sizes[1], count = product(sizes, n), inner = product(sizes + 2, n - 2);
        const bool affine = draw(0, 1);
        torc_tensor x = with_grad(drawn(dtype, sizes, n, false)), g = drawn(dtype, sizes, n, false);
        torc_tensor mean = make_uniform(TORC_FLOAT32, SHAPE(channels), 3, -1, 1, (layout)draw(0, 3)),
                    var = make_uniform(TORC_FLOAT32, SHAPE(channels), 4, 0.5, 2, LAYOUT_CONTIGUOUS),
                    w = affine ? with_grad(make_uniform(dtype, SHAPE(channels), 5, -2, 2, LAYOUT_CONTIGUOUS)) : NULL,
                    b = affine ? with_grad(make_uniform(dtype, SHAPE(channels), 6, -2, 2, LAYOUT_CONTIGUOUS)) : NULL;
        torc_tensor y = torc_batch_norm(x, torc_to(mean, .dtype = dtype == TORC_FLOAT64 ? dtype : TORC_FLOAT32),
                                        torc_to(var, .dtype = dtype == TORC_FLOAT64 ? dtype : TORC_FLOAT32),
                                        .weight = w, .bias = b);
        torc_backward(y, .gradient = g);
        NO_ERROR();
        double *in = read_all(torc_detach(x)), *grads = read_all(g), *m = read_all(mean), *v = read_all(var),
               *ws = affine ? read_all(torc_detach(w)) : NULL, *bs = affine ? read_all(torc_detach(b)) : NULL,
               *want = malloc((size_t)count * sizeof *want), *back = malloc((size_t)count * sizeof *back),
               *gw = calloc((size_t)channels, sizeof *gw), *gb = calloc((size_t)channels, sizeof *gb);
        for (int64_t e = 0; e < count; e++) {
            const int64_t c = e / inner % channels;
            const double r = 1 / sqrt(v[c] + 1e-5), hat = (in[e] - m[c]) * r;
            want[e] = affine ? hat * ws[c] + bs[c] : hat;
            back[e] = grads[e] * r * (affine ? ws[c] : 1);
            gw[c] += grads[e] * hat, gb[c] += grads[e];
        }
        near_to(torc_detach(y), want, 4);
        near_to(torc_grad(x), back, 4);
        const double terms = (double)(count / channels);
        if (affine) {
            near_to(torc_grad(w), gw, terms * terms);
            near_to(torc_grad(b), gb, terms * terms);
        }
        free(in), free(grads), free(m), free(v), free(ws), free(bs), free(want), free(back), free(gw), free(gb);
        torc_scope_end(scope);
    }
}

/* ------------------------------------------------------------------------------------------------ gradients that lie otherwise */
/* However the gradient of windows lies in memory, the sums are those of the same gradient. */
static void columns_whose_gradients_lie_otherwise(void **state) {
    (void)state;
    for (int round = 0; round < 60; round++) {
        const int64_t scope = torc_scope_begin();
        const torc_dtype dtype = ONE_OF(floats);
        const int64_t channels = draw(1, 24), k[2] = {draw(1, 4), draw(1, 4)}, s[2] = {draw(1, 3), draw(1, 3)},
                      p[2] = {draw(0, 2), draw(0, 2)}, d[2] = {draw(1, 2), draw(1, 2)},
                      sizes[4] = {draw(1, 3), channels, draw(9, 14), draw(9, 30)};
        torc_tensor grads[2], like = NULL;
        for (int turned = 0; turned < 2; turned++) {
            torc_tensor x = with_grad(make_uniform(dtype, torc_ints_of(sizes, 4), 5, -1, 1, LAYOUT_CONTIGUOUS));
            torc_tensor y = torc_im2col(x, INTS(k[0], k[1]), .dilation = INTS(d[0], d[1]), .padding = INTS(p[0], p[1]),
                                        .stride = INTS(s[0], s[1]));
            if (!like) like = make_uniform(dtype, torc_ints_of(torc_sizes(y), 3), 6, -1, 1, LAYOUT_CONTIGUOUS);
            torc_tensor g = turned ? torc_transpose(torc_contiguous(torc_transpose(like, 1, 2)), 1, 2) : like;
            torc_backward(y, .gradient = g);
            grads[turned] = torc_grad(x);
            NO_ERROR();
        }
        SAME(grads[1], grads[0]);
        torc_scope_end(scope);
    }
}
static void parts_replaced_by_strides(void **state) {
    (void)state;
    for (int round = 0; round < 60; round++) {
        const int64_t scope = torc_scope_begin();
        const torc_dtype dtype = ONE_OF(floats);
        const int64_t rows = draw(1, 9), wide = draw(1, 9), step = draw(1, 3), row = wide * step + draw(0, 4),
                      offset = draw(0, 5), length = offset + rows * row + draw(0, 7), sizes[2] = {1, length};
        torc_tensor x = with_grad(make_uniform(dtype, torc_ints_of(sizes, 2), 7, -1, 1, LAYOUT_CONTIGUOUS)),
                    part = with_grad(drawn(dtype, (const int64_t[]){rows, wide}, 2, false)),
                    g = drawn(dtype, sizes, 2, false);
        torc_tensor y = torc_as_strided_scatter(x, part, INTS(rows, wide), INTS(row, step), .storage_offset = offset);
        torc_backward(y, .gradient = g);
        NO_ERROR();
        double *in = read_all(torc_detach(x)), *own = read_all(torc_detach(part)), *grads = read_all(g),
               *of_part = malloc((size_t)(rows * wide) * sizeof *of_part);
        for (int64_t r = 0; r < rows; r++)
            for (int64_t c = 0; c < wide; c++) {
                const int64_t at = offset + r * row + c * step;
                in[at] = own[r * wide + c], of_part[r * wide + c] = grads[at], grads[at] = 0;
            }
        EXACT(torc_detach(y), in);
        EXACT(torc_grad(x), grads);
        EXACT(torc_grad(part), of_part);
        free(in), free(own), free(grads), free(of_part);
        torc_scope_end(scope);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(pads_of_any_sizes),        SCOPED(maxima_of_volumes),
                                       SCOPED(windows_of_rows),          SCOPED(gradients_of_resized),
                                       SCOPED(batch_norm_in_evaluation), SCOPED(columns_whose_gradients_lie_otherwise),
                                       SCOPED(parts_replaced_by_strides)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
