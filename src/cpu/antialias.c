/* antialias.c - images of another size, smoothed by a filter that is as wide as a pixel of the result is in the input, and their gradients.
 * The loops are in antialias_simd.c.
 *
 * What each row and column of the result is a sum of is a table of each dimension. A row is first a sum of rows of the input, as they lie, then
 * its pixels are sums of neighbours in it: of so many rows together, one element of each a vector, or where channels lie beside each other, of all
 * channels of a pixel. The gradient is the same with the tables turned around: neighbours there are the places that a place was read by,
 * which lie side by side too. Numbers of 16 bits are computed in float. */
#include "cpu/antialias.h"

#include <math.h>

#include "core/tensor.h"
#include "cpu/blocks.h"
#include "cpu/interpolate.h"

enum {
    ROWS = ANTIALIAS_ROWS,
    STRETCH = 256 /* elements of a row at a time */,
    LINE = 128 * 1024 /* bytes of a line of channels, beyond which it has not all of them */,
    LEAST = 16 /* channels */
};

static int64_t rounded_bytes(int64_t bytes) { return (bytes + 63) / 64 * 64; }

/* Of dimension k: how many neighbours a place of the result has at most, as PyTorch counts them. */
static int64_t most_neighbours(const resize_plan *p, int k) {
    if (p->scale[k] < 0) return 1;
    const double support = (p->cubic ? 2 : 1) * MAX(p->scale[k], 1);
    return support >= (double)p->input[k] ? p->input[k] : MIN(p->input[k], (int64_t)ceil(support) * 2 + 1);
}
/* Bytes of what a table has for each place, and of its weights. */
static int64_t places_bytes(int64_t n) { return rounded_bytes((n + 1) * (int64_t)sizeof(int64_t)); }

bool cpu_plan_antialias(const torc_call *c, resize_plan *p, size_t *scratch) {
    const torc_tensor x = c->in[0], out = c->out[0];
    const int64_t item = (int64_t)tensor_itemsize(x), wide = x->dtype == TORC_FLOAT64 ? 8 : 4;
    const int64_t columns = x->sizes[3], results = out->sizes[3], threads = parallel_threads();
    int64_t total = 0, most = 0;
    for (int k = 1; k < 3; k++) {
        int64_t entries, bytes;
        most += p->taps[k] = most_neighbours(p, k);
        if (mul_overflows(p->output[k], p->taps[k], &entries) || mul_overflows(entries, 32, &bytes) ||
            bytes > INT64_MAX / 8)
            return FAIL(OUT_OF_MEMORY, "interpolate: weights of a filter");
        total += 2 * places_bytes(p->output[k]) + rounded_bytes(entries * wide);
        if (p->backward) total += 2 * places_bytes(p->input[k]) + rounded_bytes(entries * wide);
    }
    p->table_bytes = total;
    p->by_channels = p->channels > 1 && p->from_strides[1] == item && p->to_strides[1] == item;
    p->width = p->by_channels ? p->channels : ROWS;
    if (p->by_channels && columns * p->channels * wide > LINE)
        p->width = MIN(p->channels, MAX(LEAST, LINE / (columns * wide) / LEAST * LEAST));
    p->blocks = p->by_channels ? (p->channels + p->width - 1) / p->width : 1;
    p->units = p->by_channels ? p->samples * p->blocks * out->sizes[2]
                              : (p->samples * p->channels * out->sizes[2] + ROWS - 1) / ROWS;
    if (MAX(columns, results) > (INT64_MAX >> 20) / (p->width * wide))
        return FAIL(OUT_OF_MEMORY, "interpolate: a row of an image");
    p->line_bytes = rounded_bytes((columns * p->width + ANTIALIAS_OVER) * wide);
    p->part_bytes = p->line_bytes + rounded_bytes((results * p->width + ANTIALIAS_OVER) * wide) +
                    rounded_bytes((ROWS + 1) * STRETCH * wide);
    p->parts = MAX(1, MIN(p->units, (double)out->numel * (double)most < 65536 ? 1 : threads));
    *scratch = (size_t)(p->table_bytes + p->parts * p->part_bytes);
    return true;
}

typedef struct antialias_run {
    const resize_plan *p;
    const char *from;
    char *to, *scratch;
    const antialias_sums *sums;
    int64_t rows, columns, results; /* of an image of the result; of a row of the input and of the result */
    antialias_table down, across;
    load_fn *load;
    store_fn *store;
} antialias_run;

/* C: what is computed with; F: what ends the names of its functions. The cubic filter is that of Keys (1981) with the parameter -1/2. */
#define TABLES(C, F)                                                                                                   \
    static C filter##F(bool cubic, C d) {                                                                              \
        const C A = (C)-0.5;                                                                                           \
        if (d < 0) d = -d;                                                                                             \
        if (!cubic) return d < 1 ? 1 - d : 0;                                                                          \
        return d < 1 ? ((A + 2) * d - (A + 3)) * d * d + 1 : d < 2 ? ((A * d - 5 * A) * d + 8 * A) * d - 4 * A : 0;    \
    }                                                                                                                  \
    /* What a place of the result is a sum of. What lies at NaN has no neighbours. */                                  \
    static void fill##F(const resize_plan *p, int k, int64_t *first, int64_t *at, C *weight) {                         \
        const C scale = (C)p->scale[k], support = (p->cubic ? 2 : 1) * (scale >= 1 ? scale : 1),                       \
                inverse = scale >= 1 ? 1 / scale : 1, size = (C)p->input[k];                                           \
        int64_t n = 0;                                                                                                 \
        for (int64_t i = 0; i < p->output[k]; i++) {                                                                   \
            at[i] = n;                                                                                                 \
            if (p->scale[k] < 0) {                                                                                     \
                first[i] = i, weight[n++] = 1;                                                                         \
                continue;                                                                                              \
            }                                                                                                          \
            const C centre = scale * ((C)i + (C)0.5), from = centre - support + (C)0.5,                                \
                    to = centre + support + (C)0.5;                                                                    \
            const int64_t low = from > 0 ? from < size ? (int64_t)from : p->input[k] : 0,                              \
                          high = to > 0 ? to < size ? (int64_t)to : p->input[k] : 0,                                   \
                          many = MIN(high - low, p->taps[k]);                                                          \
            C total = 0;                                                                                               \
            first[i] = low;                                                                                            \
            for (int64_t j = 0; j < many; j++)                                                                         \
                total += weight[n + j] = filter##F(p->cubic, ((C)(j + low) - centre + (C)0.5) * inverse);              \
            for (int64_t j = 0; j < many && total != 0; j++) weight[n + j] /= total;                                   \
            n += MAX(many, 0);                                                                                         \
        }                                                                                                              \
        at[p->output[k]] = n;                                                                                          \
    }                                                                                                                  \
    /* The same the other way: by what a place of the input is read. */                                                \
    static void turn##F(const antialias_table *t, int64_t from, int64_t to, int64_t *first, int64_t *at, C *weight) {  \
        int64_t n = 0, low = 0;                                                                                        \
        for (int64_t i = 0; i < to; i++) {                                                                             \
            while (low < from && t->first[low] + t->at[low + 1] - t->at[low] <= i) low++;                              \
            first[i] = low, at[i] = n;                                                                                 \
            for (int64_t k = low; k < from && t->first[k] <= i; k++)                                                   \
                weight[n++] = ((const C *)t->weight)[t->at[k] + i - t->first[k]];                                      \
        }                                                                                                              \
        at[to] = n;                                                                                                    \
    }                                                                                                                  \
    static antialias_table table##F(const resize_plan *p, int k, char **memory) {                                      \
        const int64_t n = p->output[k], weights = rounded_bytes(n * p->taps[k] * (int64_t)sizeof(C));                  \
        char *m = *memory;                                                                                             \
        antialias_table t = {(int64_t *)(void *)m, (int64_t *)(void *)(m + places_bytes(n)), m + 2 * places_bytes(n)}; \
        fill##F(p, k, (int64_t *)t.first, (int64_t *)t.at, (C *)t.weight);                                             \
        *memory = m += 2 * places_bytes(n) + weights;                                                                  \
        if (!p->backward) return t;                                                                                    \
        const int64_t back = p->input[k];                                                                              \
        const antialias_table turned = {(int64_t *)(void *)m, (int64_t *)(void *)(m + places_bytes(back)),             \
                                        m + 2 * places_bytes(back)};                                                   \
        turn##F(&t, n, back, (int64_t *)turned.first, (int64_t *)turned.at, (C *)turned.weight);                       \
        *memory = m + 2 * places_bytes(back) + weights;                                                                \
        return turned;                                                                                                 \
    }                                                                                                                  \
    /* n elements of row y of the sums, which lie strides apart in the image. */                                       \
    static void sum_rows##F(const antialias_run *r, C *to, const char *image, int64_t y, int64_t stride, int64_t n,    \
                            C *stretch) {                                                                              \
        const int64_t down = r->p->from_strides[3], item = (int64_t)dtype_sizes[r->p->dtype],                          \
                      many = r->down.at[y + 1] - r->down.at[y];                                                        \
        const C *w = (const C *)r->down.weight + r->down.at[y];                                                        \
        const char *from = image + (many > 0 ? r->down.first[y] * down : 0);                                           \
        if (item == (int64_t)sizeof(C) && stride == item) {                                                            \
            r->sums->down(to, from, down / item, w, many, n);                                                          \
            return;                                                                                                    \
        }                                                                                                              \
        memset(to, 0, (size_t)n * sizeof(C));                                                                          \
        for (int64_t k = 0; k < many; k++, from += down)                                                               \
            for (int64_t x = 0, some; x < n; x += some) {                                                              \
                some = MIN(STRETCH, n - x);                                                                            \
                r->load(stretch, from + x * stride, stride, some);                                                     \
                r->sums->add(to + x, stretch, w + k, some);                                                            \
            }                                                                                                          \
    }                                                                                                                  \
    static void rows##F(const antialias_run *r, int64_t unit, C *line, C *results, C *stretch) {                       \
        const resize_plan *p = r->p;                                                                                   \
        const int64_t item = (int64_t)dtype_sizes[p->dtype], all = p->samples * p->channels * r->rows;                 \
        const int64_t many = MIN(ROWS, all - unit * ROWS);                                                             \
        const char *from[ROWS];                                                                                        \
        char *to[ROWS];                                                                                                \
        int64_t y[ROWS];                                                                                               \
        for (int k = 0; k < ROWS; k++) { /* where there are no more, the last once more */                             \
            const int64_t row = unit * ROWS + MIN(k, many - 1), plane = row / r->rows, sample = plane / p->channels,   \
                          channel = plane % p->channels;                                                               \
            y[k] = row % r->rows;                                                                                      \
            from[k] = r->from + sample * p->from_strides[0] + channel * p->from_strides[1];                            \
            to[k] = r->to + sample * p->to_strides[0] + channel * p->to_strides[1] + y[k] * p->to_strides[3];          \
        }                                                                                                              \
        if (p->scale[2] < 0)                                                                                           \
            for (int k = 0; k < many; k++)                                                                             \
                sum_rows##F(r, results + k * r->results, from[k], y[k], p->from_strides[4], r->columns, stretch);      \
        else {                                                                                                         \
            for (int64_t x = 0, some; x < r->columns; x += some) {                                                     \
                some = MIN(STRETCH, r->columns - x);                                                                   \
                for (int k = 0; k < ROWS; k++)                                                                         \
                    sum_rows##F(r, stretch + (k + 1) * STRETCH, from[k] + x * p->from_strides[4], y[k],                \
                                p->from_strides[4], some, stretch);                                                    \
                r->sums->interleave(line + x * ROWS, stretch + STRETCH, STRETCH, some);                                \
            }                                                                                                          \
            r->sums->across_rows(results, r->results, line, &r->across, r->results);                                   \
        }                                                                                                              \
        for (int k = 0; k < many; k++)                                                                                 \
            if (item == (int64_t)sizeof(C) && p->to_strides[4] == item)                                                \
                memcpy(to[k], results + k * r->results, (size_t)(r->results * item));                                  \
            else                                                                                                       \
                r->store(to[k], p->to_strides[4], results + k * r->results, r->results);                               \
    }                                                                                                                  \
    static void channels##F(const antialias_run *r, int64_t unit, C *line, C *results, C *stretch) {                   \
        const resize_plan *p = r->p;                                                                                   \
        const int64_t item = (int64_t)dtype_sizes[p->dtype], y = unit % r->rows, block = unit / r->rows;               \
        const int64_t channel = block % p->blocks * p->width, width = MIN(p->width, p->channels - channel);            \
        const char *from = r->from + block / p->blocks * p->from_strides[0] + channel * item;                          \
        char *to = r->to + block / p->blocks * p->to_strides[0] + channel * item + y * p->to_strides[3];               \
        if (p->from_strides[4] == width * item)                                                                        \
            sum_rows##F(r, line, from, y, item, r->columns *width, stretch);                                           \
        else                                                                                                           \
            for (int64_t x = 0; x < r->columns; x++)                                                                   \
                sum_rows##F(r, line + x * width, from + x * p->from_strides[4], y, item, width, stretch);              \
        if (p->scale[2] >= 0) r->sums->across(results, line, width, &r->across, r->results);                           \
        const C *done = p->scale[2] < 0 ? line : results;                                                              \
        if (p->to_strides[4] == width * item)                                                                          \
            r->store(to, item, done, r->results *width);                                                               \
        else                                                                                                           \
            for (int64_t x = 0; x < r->results; x++)                                                                   \
                r->store(to + x * p->to_strides[4], item, done + x * width, width);                                    \
    }                                                                                                                  \
    static void parts##F(void *context, int64_t begin, int64_t end) {                                                  \
        const antialias_run *r = context;                                                                              \
        const resize_plan *p = r->p;                                                                                   \
        for (int64_t part = begin; part < end; part++) {                                                               \
            char *scratch = r->scratch + p->table_bytes + part * p->part_bytes;                                        \
            C *line = (C *)(void *)scratch, *stretch = (C *)(void *)(scratch + p->line_bytes),                         \
              *results = stretch + (ROWS + 1) * STRETCH;                                                               \
            for (int64_t u = p->units * part / p->parts; u < p->units * (part + 1) / p->parts; u++)                    \
                (p->by_channels ? channels##F : rows##F)(r, u, line, results, stretch);                                \
        }                                                                                                              \
    }
TABLES(float, _f)
TABLES(double, _d)

bool cpu_run_antialias(const torc_call *c) {
    const resize_plan *p = c->plan;
    const torc_tensor x = c->in[0], out = c->out[0];
    const bool wide = p->dtype == TORC_FLOAT64;
    const compute type = wide ? COMPUTE_F64 : COMPUTE_F32;
    const antialias_loops *loops = ISA_PICK(antialias_loops);
    char *memory = c->scratch;
    antialias_run r = {.p = p,
                       .from = tensor_data(x),
                       .to = tensor_data(out),
                       .scratch = c->scratch,
                       .sums = wide ? &loops->of_double : &loops->of_float,
                       .rows = out->sizes[2],
                       .columns = x->sizes[3],
                       .results = out->sizes[3],
                       .load = converters()->load[p->dtype][type],
                       .store = converters()->store[type][p->dtype]};
    r.down = wide ? table_d(p, 1, &memory) : table_f(p, 1, &memory);
    r.across = wide ? table_d(p, 2, &memory) : table_f(p, 2, &memory);
    parallel_for(p->parts, 1, wide ? parts_d : parts_f, &r);
    return true;
}
