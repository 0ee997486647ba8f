/* interpolate.c - signals, images and volumes of another size, linearly or by cubic convolution, and their gradients, each in one pass.
 *
 * Where places of the result lie among those of the input, and what its neighbours weigh, is a table of each dimension. A row of the result is
 * first a sum of rows of the input, as they lie or only in the columns that are wanted, then a sum of neighbours in it. The gradient goes the
 * same way back, into a plane that one thread owns, so that sums have one order. Where channels lie beside each other, places are sums of runs
 * of channels instead. Numbers of 16 bits are computed in float. */
#include "cpu/interpolate.h"

#include <math.h>

#include "core/tensor.h"
#include "cpu/blocks.h"
#include "ops/generated/attrs.h"
#include "ops/resample.h"

enum {
    MOST_ROWS = 16,
    MOST_NEIGHBOURS = 64,
    RUN = 256 /* channels at a time */,
    CHANNELS = 16 /* of a plane of sums */
};

typedef struct resize_run {
    const resize_plan *p;
    const char *from;
    char *to, *scratch;
    const int64_t *place[3];
    const void *weight[3];
    load_fn *load;
    store_fn *store;
} resize_run;

static bool mixes(int64_t mode) { return mode >= RESAMPLE_LINEAR && mode <= RESAMPLE_CUBIC_ANTIALIAS; }
bool cpu_supports_interpolate(const torc_call *c) {
    const fused_interpolate_attrs *a = c->attrs;
    return mixes(a->mode);
}
bool cpu_supports_interpolate_backward(const torc_call *c) {
    const fused_interpolate_backward_attrs *a = c->attrs;
    return mixes(a->mode);
}
static int64_t rounded_bytes(int64_t bytes) { return (bytes + 63) / 64 * 64; }

static bool plan_any(const torc_call *c, void *plan, size_t *scratch, int64_t mode, bool align, const double scale[3],
                     bool backward) {
    const torc_tensor x = c->in[0], out = c->out[0], input = backward ? out : x, output = backward ? x : out;
    const int n = x->ndim - 2;
    resize_plan *p = plan;
    *p = (resize_plan){.samples = x->sizes[0],
                       .channels = x->sizes[1],
                       .dtype = x->dtype,
                       .cubic = mode == RESAMPLE_CUBIC || mode == RESAMPLE_CUBIC_ANTIALIAS,
                       .antialias = mode == RESAMPLE_LINEAR_ANTIALIAS || mode == RESAMPLE_CUBIC_ANTIALIAS,
                       .align = align,
                       .backward = backward};
    if (!out->numel) return true;
    const int64_t item = (int64_t)tensor_itemsize(x), wide = x->dtype == TORC_FLOAT64 ? 8 : 4;
    const int taps = p->cubic ? 4 : 2;
    for (int d = 0; d < 2; d++) p->from_strides[d] = x->strides[d] * item, p->to_strides[d] = out->strides[d] * item;
    for (int k = 0; k < 3; k++) {
        const int d = k - (3 - n);
        p->input[k] = p->output[k] = 1, p->scale[k] = -1;
        if (d >= 0) {
            p->input[k] = input->sizes[2 + d], p->output[k] = output->sizes[2 + d], p->scale[k] = scale[k];
            p->from_strides[2 + k] = x->strides[2 + d] * item, p->to_strides[2 + k] = out->strides[2 + d] * item;
        }
        p->taps[k] = p->scale[k] < 0 ? 1 : taps;
        p->table_bytes += rounded_bytes(p->output[k] * p->taps[k] * 8) * 2;
    }
    if (p->antialias) return cpu_plan_antialias(c, p, scratch);
    const int64_t *beside_from = p->from_strides, *beside_to = p->to_strides;
    p->by_channels = p->channels >= 8 && beside_from[1] == item && beside_to[1] == item;
    const bool as_they_lie = !backward && p->taps[0] * p->taps[1] == 1 && wide == item && p->from_strides[4] == item;
    p->whole_rows = p->taps[2] == 1 || as_they_lie || p->input[2] <= 2 * p->taps[2] * p->output[2];
    p->columns = p->whole_rows ? p->input[2] : p->taps[2] * p->output[2];
    const int64_t places = p->input[0] * p->input[1] * p->input[2], threads = parallel_threads();
    p->line_bytes = rounded_bytes((as_they_lie ? p->output[2] : MAX(p->columns, p->output[2])) * wide);
    if (backward) {
        p->width = p->by_channels ? CHANNELS : 1;
        p->in_place = wide == item && (p->by_channels || is_contiguous(out));
        p->units = p->samples * ((p->channels + p->width - 1) / p->width);
    } else
        p->units = p->by_channels ? p->samples * p->output[0] * p->output[1] * p->output[2]
                                  : p->samples * p->channels * p->output[0] * p->output[1];
    const int64_t work = backward ? output->numel + input->numel : output->numel;
    p->parts = MAX(1, MIN(p->units, work < 16384 ? 1 : threads));
    int64_t sums = 0;
    if (backward && !p->in_place && (mul_overflows(places, p->width * wide, &sums) || sums > INT64_MAX / 2))
        return FAIL(OUT_OF_MEMORY, "interpolate: sums of a gradient");
    p->part_bytes = rounded_bytes(sums) + 2 * p->line_bytes;
    *scratch = (size_t)(p->table_bytes + p->parts * p->part_bytes);
    return true;
}
bool cpu_plan_interpolate(const torc_call *c, void *plan, size_t *scratch) {
    const fused_interpolate_attrs *a = c->attrs;
    return plan_any(c, plan, scratch, a->mode, a->align_corners, (const double[]){a->scale_d, a->scale_h, a->scale_w},
                    false);
}
bool cpu_plan_interpolate_backward(const torc_call *c, void *plan, size_t *scratch) {
    const fused_interpolate_backward_attrs *a = c->attrs;
    return plan_any(c, plan, scratch, a->mode, a->align_corners, (const double[]){a->scale_d, a->scale_h, a->scale_w},
                    true);
}

/* C: what is computed with; F: what ends the names of its functions. Cubic weights are those of the convolution of Keys (1981) with the
 * parameter -3/4. */
#define LOOPS(C, F)                                                                                                    \
    static void fill_table##F(const resize_plan *p, int k, int64_t *place, C *weight) {                                \
        const int taps = p->taps[k];                                                                                   \
        const C scale = (C)p->scale[k], A = (C)-0.75;                                                                  \
        for (int64_t i = 0; i < p->output[k]; i++, place += taps, weight += taps) {                                    \
            if (taps == 1) {                                                                                           \
                *place = i, *weight = 1;                                                                               \
                continue;                                                                                              \
            }                                                                                                          \
            C at = p->align ? (C)i * scale : ((C)i + (C)0.5) * scale - (C)0.5;                                         \
            if (!p->cubic && at < 0) at = 0;                                                                           \
            const C low = floor##F(at);                                                                                \
            const int64_t first = (int64_t)low - p->cubic;                                                             \
            for (int t = 0; t < taps; t++) place[t] = MIN(MAX(first + t, 0), p->input[k] - 1);                         \
            if (p->cubic) {                                                                                            \
                const C t = at - low, rest = 1 - t, before = t + 1, behind = rest + 1;                                 \
                weight[0] = ((A * before - 5 * A) * before + 8 * A) * before - 4 * A;                                  \
                weight[1] = ((A + 2) * t - (A + 3)) * t * t + 1;                                                       \
                weight[2] = ((A + 2) * rest - (A + 3)) * rest * rest + 1;                                              \
                weight[3] = ((A * behind - 5 * A) * behind + 8 * A) * behind - 4 * A;                                  \
            } else {                                                                                                   \
                const C last = (C)(p->input[k] - 1), t = at - (low < last ? low : last);                               \
                weight[1] = t > 1 ? (C)1 : t;                                                                          \
                weight[0] = 1 - weight[1];                                                                             \
            }                                                                                                          \
        }                                                                                                              \
    }                                                                                                                  \
    MULTI_ISA static void add_line##F(C *restrict to, const C *restrict from, C w, bool first, int64_t n) {            \
        if (first)                                                                                                     \
            for (int64_t i = 0; i < n; i++) to[i] = w * from[i];                                                       \
        else                                                                                                           \
            for (int64_t i = 0; i < n; i++) to[i] += w * from[i];                                                      \
    }                                                                                                                  \
    /* The sum of `many` runs of n elements beside each other. */                                                      \
    MULTI_ISA static void mix##F(C *restrict to, const char *const *from, const C *restrict w, int many, int64_t n) {  \
        for (int64_t i = 0; i < n; i++) to[i] = w[0] * ((const C *)(const void *)from[0])[i];                          \
        int k = 1;                                                                                                     \
        for (; k + 3 <= many; k += 3) {                                                                                \
            const C *p = (const C *)(const void *)from[k], *q = (const C *)(const void *)from[k + 1],                  \
                    *s = (const C *)(const void *)from[k + 2];                                                         \
            const C u = w[k], v = w[k + 1], x = w[k + 2];                                                              \
            for (int64_t i = 0; i < n; i++) to[i] = to[i] + u * p[i] + v * q[i] + x * s[i];                            \
        }                                                                                                              \
        for (; k < many; k++) {                                                                                        \
            const C *p = (const C *)(const void *)from[k], u = w[k];                                                   \
            for (int64_t i = 0; i < n; i++) to[i] += u * p[i];                                                         \
        }                                                                                                              \
    }                                                                                                                  \
    static C one##F(int dtype, const char *from) { return (C)get_float(dtype, from, 0); }                              \
    /* Neighbours in a row that was summed. */                                                                         \
    static void across##F(const resize_run *r, const C *restrict line, C *restrict to) {                               \
        const resize_plan *p = r->p;                                                                                   \
        const int64_t n = p->output[2], *place = r->place[2];                                                          \
        const C *w = r->weight[2];                                                                                     \
        if (!p->whole_rows)                                                                                            \
            for (int64_t i = 0; i < n; i++) {                                                                          \
                C sum = 0;                                                                                             \
                for (int t = 0; t < p->taps[2]; t++) sum += *w++ * *line++;                                            \
                to[i] = sum;                                                                                           \
            }                                                                                                          \
        else if (p->cubic)                                                                                             \
            for (int64_t i = 0; i < n; i++, w += 4, place += 4)                                                        \
                to[i] = w[0] * line[place[0]] + w[1] * line[place[1]] + w[2] * line[place[2]] + w[3] * line[place[3]]; \
        else                                                                                                           \
            for (int64_t i = 0; i < n; i++, w += 2, place += 2) to[i] = w[0] * line[place[0]] + w[1] * line[place[1]]; \
    }                                                                                                                  \
    static void forward_rows##F(const resize_run *r, int64_t begin, int64_t end, C *sums, C *line) {                   \
        const resize_plan *p = r->p;                                                                                   \
        const int64_t item = (int64_t)dtype_sizes[p->dtype];                                                           \
        const bool as_is = item == (int64_t)sizeof(C), read_as_is = as_is && p->from_strides[4] == item,               \
                   written_as_is = as_is && p->to_strides[4] == item, one_row = p->taps[0] * p->taps[1] == 1;          \
        int64_t rest = begin, y = rest % p->output[1], z = (rest /= p->output[1]) % p->output[0],                      \
                channel = (rest /= p->output[0]) % p->channels, sample = rest / p->channels;                           \
        for (int64_t u = begin; u < end; u++) {                                                                        \
            const char *from = r->from + sample * p->from_strides[0] + channel * p->from_strides[1];                   \
            char *to = r->to + sample * p->to_strides[0] + channel * p->to_strides[1] + z * p->to_strides[2] +         \
                       y * p->to_strides[3];                                                                           \
            const C *sum = sums;                                                                                       \
            for (int a = 0; a < p->taps[0]; a++)                                                                       \
                for (int b = 0; b < p->taps[1]; b++) {                                                                 \
                    const int64_t i = z * p->taps[0] + a, k = y * p->taps[1] + b;                                      \
                    const C w = ((const C *)r->weight[0])[i] * ((const C *)r->weight[1])[k];                           \
                    const char *row =                                                                                  \
                        from + r->place[0][i] * p->from_strides[2] + r->place[1][k] * p->from_strides[3];              \
                    const C *values = line;                                                                            \
                    if (!p->whole_rows)                                                                                \
                        for (int64_t j = 0; j < p->columns; j++)                                                       \
                            line[j] = one##F(p->dtype, row + r->place[2][j] * p->from_strides[4]);                     \
                    else if (read_as_is)                                                                               \
                        values = (const C *)(const void *)row;                                                         \
                    else                                                                                               \
                        r->load(line, row, p->from_strides[4], p->columns);                                            \
                    if (one_row && values != line)                                                                     \
                        sum = values;                                                                                  \
                    else                                                                                               \
                        add_line##F(sums, values, w, !a && !b, p->columns);                                            \
                }                                                                                                      \
            if (p->taps[2] > 1) {                                                                                      \
                C *result = written_as_is ? (C *)(void *)to : line;                                                    \
                across##F(r, sum, result);                                                                             \
                sum = result;                                                                                          \
            }                                                                                                          \
            if ((const char *)sum != to) r->store(to, p->to_strides[4], sum, p->output[2]);                            \
            if (++y < p->output[1]) continue;                                                                          \
            y = 0;                                                                                                     \
            if (++z < p->output[0]) continue;                                                                          \
            z = 0;                                                                                                     \
            if (++channel == p->channels) channel = 0, sample++;                                                       \
        }                                                                                                              \
    }                                                                                                                  \
    static void forward_places##F(const resize_run *r, int64_t begin, int64_t end) {                                   \
        const resize_plan *p = r->p;                                                                                   \
        const int64_t item = (int64_t)dtype_sizes[p->dtype], *const *place = r->place;                                 \
        const C *wz = r->weight[0], *wy = r->weight[1], *wx = r->weight[2];                                            \
        const int tz = p->taps[0], ty = p->taps[1], tx = p->taps[2];                                                   \
        int64_t rest = begin, x = rest % p->output[2], y = (rest /= p->output[2]) % p->output[1],                      \
                z = (rest /= p->output[1]) % p->output[0], sample = rest / p->output[0];                               \
        for (int64_t u = begin; u < end;) { /* the rest of a row, or of all */                                         \
            const char *row[MOST_ROWS], *from = r->from + sample * p->from_strides[0];                                 \
            char *to = r->to + sample * p->to_strides[0] + z * p->to_strides[2] + y * p->to_strides[3] +               \
                       x * p->to_strides[4];                                                                           \
            const int64_t stop = MIN(p->output[2], x + end - u);                                                       \
            C of_row[MOST_ROWS];                                                                                       \
            int rows = 0;                                                                                              \
            for (int a = 0; a < tz; a++)                                                                               \
                for (int b = 0; b < ty; b++, rows++) {                                                                 \
                    of_row[rows] = wz[z * tz + a] * wy[y * ty + b];                                                    \
                    row[rows] =                                                                                        \
                        from + place[0][z * tz + a] * p->from_strides[2] + place[1][y * ty + b] * p->from_strides[3];  \
                }                                                                                                      \
            u += stop - x;                                                                                             \
            for (; x < stop; x++, to += p->to_strides[4]) {                                                            \
                const char *at[MOST_NEIGHBOURS];                                                                       \
                C w[MOST_NEIGHBOURS];                                                                                  \
                int many = 0;                                                                                          \
                for (int e = 0; e < tx; e++) {                                                                         \
                    const int64_t off = place[2][x * tx + e] * p->from_strides[4];                                     \
                    for (int k = 0; k < rows; k++, many++)                                                             \
                        w[many] = of_row[k] * wx[x * tx + e], at[many] = row[k] + off;                                 \
                }                                                                                                      \
                if (item == (int64_t)sizeof(C)) {                                                                      \
                    mix##F((C *)(void *)to, at, w, many, p->channels);                                                 \
                    continue;                                                                                          \
                }                                                                                                      \
                for (int64_t channel = 0, n; channel < p->channels; channel += n) {                                    \
                    C sums[RUN], line[RUN];                                                                            \
                    n = MIN(RUN, p->channels - channel);                                                               \
                    for (int k = 0; k < many; k++) {                                                                   \
                        r->load(line, at[k] + channel * item, item, n);                                                \
                        add_line##F(sums, line, w[k], k == 0, n);                                                      \
                    }                                                                                                  \
                    r->store(to + channel * item, item, sums, n);                                                      \
                }                                                                                                      \
            }                                                                                                          \
            if (x < p->output[2]) continue;                                                                            \
            x = 0;                                                                                                     \
            if (++y < p->output[1]) continue;                                                                          \
            y = 0;                                                                                                     \
            if (++z == p->output[0]) z = 0, sample++;                                                                  \
        }                                                                                                              \
    }                                                                                                                  \
    /* A plane's gradient; `step` elements lie between rows that are summed. */                                        \
    static void backward_plane##F(const resize_run *r, int64_t u, C *plane, C *given, C *line) {                       \
        const resize_plan *p = r->p;                                                                                   \
        const int64_t width = p->input[2], n = p->output[2], *place = r->place[2];                                     \
        const C *across = r->weight[2];                                                                                \
        const char *from = r->from + u / p->channels * p->from_strides[0] + u % p->channels * p->from_strides[1];      \
        const int taps = p->taps[2];                                                                                   \
        memset(plane, 0, (size_t)(p->input[0] * p->input[1] * width) * sizeof(C));                                     \
        for (int64_t z = 0; z < p->output[0]; z++)                                                                     \
            for (int64_t y = 0; y < p->output[1]; y++) {                                                               \
                r->load(given, from + z * p->from_strides[2] + y * p->from_strides[3], p->from_strides[4], n);         \
                if (taps > 1 && p->whole_rows) {                                                                       \
                    memset(line, 0, (size_t)width * sizeof(C));                                                        \
                    for (int64_t i = 0; i < n; i++)                                                                    \
                        for (int t = 0; t < taps; t++) line[place[i * taps + t]] += across[i * taps + t] * given[i];   \
                }                                                                                                      \
                for (int a = 0; a < p->taps[0]; a++)                                                                   \
                    for (int b = 0; b < p->taps[1]; b++) {                                                             \
                        const int64_t i = z * p->taps[0] + a, k = y * p->taps[1] + b;                                  \
                        const C w = ((const C *)r->weight[0])[i] * ((const C *)r->weight[1])[k];                       \
                        C *row = plane + (r->place[0][i] * p->input[1] + r->place[1][k]) * width;                      \
                        if (p->whole_rows)                                                                             \
                            add_line##F(row, taps > 1 ? line : given, w, false, width);                                \
                        else                                                                                           \
                            for (int64_t j = 0; j < n; j++)                                                            \
                                for (int t = 0; t < taps; t++)                                                         \
                                    row[place[j * taps + t]] += w * (across[j * taps + t] * given[j]);                 \
                    }                                                                                                  \
            }                                                                                                          \
    }                                                                                                                  \
    /* Of `many` channels beside each other, all places: they lie strides apart where they are summed. */              \
    static void backward_channels##F(const resize_run *r, int64_t sample, int64_t channel, int64_t many, char *sums,   \
                                     const int64_t *strides) {                                                         \
        const resize_plan *p = r->p;                                                                                   \
        const int64_t item = (int64_t)dtype_sizes[p->dtype];                                                           \
        const char *from = r->from + sample * p->from_strides[0] + channel * item;                                     \
        C given[CHANNELS];                                                                                             \
        for (int64_t z = 0; z < p->input[0]; z++)                                                                      \
            for (int64_t y = 0; y < p->input[1]; y++)                                                                  \
                for (int64_t x = 0; x < p->input[2]; x++)                                                              \
                    memset(sums + z * strides[0] + y * strides[1] + x * strides[2], 0, (size_t)many * sizeof(C));      \
        for (int64_t z = 0; z < p->output[0]; z++)                                                                     \
            for (int64_t y = 0; y < p->output[1]; y++)                                                                 \
                for (int64_t x = 0; x < p->output[2]; x++) {                                                           \
                    const char *at = from + z * p->from_strides[2] + y * p->from_strides[3] + x * p->from_strides[4];  \
                    r->load(given, at, item, many);                                                                    \
                    for (int a = 0; a < p->taps[0]; a++)                                                               \
                        for (int b = 0; b < p->taps[1]; b++)                                                           \
                            for (int e = 0; e < p->taps[2]; e++) {                                                     \
                                const int64_t i = z * p->taps[0] + a, k = y * p->taps[1] + b, m = x * p->taps[2] + e;  \
                                const C w = ((const C *)r->weight[0])[i] * ((const C *)r->weight[1])[k] *              \
                                            ((const C *)r->weight[2])[m];                                              \
                                C *to = (C *)(void *)(sums + r->place[0][i] * strides[0] +                             \
                                                      r->place[1][k] * strides[1] + r->place[2][m] * strides[2]);      \
                                for (int64_t q = 0; q < many; q++) to[q] += w * given[q];                              \
                            }                                                                                          \
                }                                                                                                      \
    }                                                                                                                  \
    static void parts##F(void *context, int64_t begin, int64_t end) {                                                  \
        const resize_run *r = context;                                                                                 \
        const resize_plan *p = r->p;                                                                                   \
        const int64_t *size = p->input, item = (int64_t)sizeof(C);                                                     \
        for (int64_t part = begin; part < end; part++) {                                                               \
            char *scratch = r->scratch + p->table_bytes + part * p->part_bytes;                                        \
            C *first = (C *)(void *)scratch, *second = (C *)(void *)(scratch + p->line_bytes);                         \
            char *sums = scratch + 2 * p->line_bytes;                                                                  \
            const int64_t from = p->units * part / p->parts, to = p->units * (part + 1) / p->parts;                    \
            if (!p->backward) {                                                                                        \
                if (p->by_channels)                                                                                    \
                    forward_places##F(r, from, to);                                                                    \
                else                                                                                                   \
                    forward_rows##F(r, from, to, first, second);                                                       \
                continue;                                                                                              \
            }                                                                                                          \
            for (int64_t u = from; u < to; u++) {                                                                      \
                const int64_t blocks = (p->channels + p->width - 1) / p->width, sample = u / blocks,                   \
                              channel = u % blocks * p->width, many = MIN(p->width, p->channels - channel);            \
                char *out = r->to + sample * p->to_strides[0] + channel * p->to_strides[1];                            \
                const int64_t dense[3] = {size[1] * size[2] * p->width * item, size[2] * p->width * item,              \
                                          p->width * item};                                                            \
                if (p->by_channels)                                                                                    \
                    backward_channels##F(r, sample, channel, many, p->in_place ? out : sums,                           \
                                         p->in_place ? p->to_strides + 2 : dense);                                     \
                else                                                                                                   \
                    backward_plane##F(r, u, (C *)(void *)(p->in_place ? out : sums), first, second);                   \
                for (int64_t z = 0; z < size[0] && !p->in_place; z++)                                                  \
                    for (int64_t y = 0; y < size[1]; y++) {                                                            \
                        char *row = out + z * p->to_strides[2] + y * p->to_strides[3];                                 \
                        const char *sum = sums + z * dense[0] + y * dense[1];                                          \
                        if (!p->by_channels)                                                                           \
                            r->store(row, p->to_strides[4], sum, size[2]);                                             \
                        else                                                                                           \
                            for (int64_t x = 0; x < size[2]; x++)                                                      \
                                r->store(row + x * p->to_strides[4], p->to_strides[1], sum + x * dense[2], many);      \
                    }                                                                                                  \
            }                                                                                                          \
        }                                                                                                              \
    }
#define floor_f floorf
#define floor_d floor
LOOPS(float, _f)
LOOPS(double, _d)

bool cpu_run_interpolate(const torc_call *c) {
    const resize_plan *p = c->plan;
    if (!c->out[0]->numel) return true;
    if (p->antialias) return cpu_run_antialias(c);
    const compute type = p->dtype == TORC_FLOAT64 ? COMPUTE_F64 : COMPUTE_F32;
    resize_run r = {.p = p,
                    .from = tensor_data(c->in[0]),
                    .to = tensor_data(c->out[0]),
                    .scratch = c->scratch,
                    .load = converters()->load[p->dtype][type],
                    .store = converters()->store[type][p->dtype]};
    char *table = c->scratch;
    for (int k = 0; k < 3; k++) {
        const int64_t bytes = rounded_bytes(p->output[k] * p->taps[k] * 8);
        int64_t *place = (int64_t *)(void *)table;
        void *weight = table + bytes;
        if (type == COMPUTE_F64)
            fill_table_d(p, k, place, weight);
        else
            fill_table_f(p, k, place, weight);
        r.place[k] = place, r.weight[k] = weight, table += 2 * bytes;
    }
    parallel_for(p->parts, 1, type == COMPUTE_F64 ? parts_d : parts_f, &r);
    return true;
}
