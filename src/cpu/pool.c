/* pool.c - maximum and mean over windows of an image.
 *
 * Windows of one size go by lines of results: neighbouring columns of the output, or the channels of a pixel where these lie side by side, take the
 * same element of their windows at the same time (pool_simd.c). Windows that divide an image lie in no such order along a row, and are gone through
 * one by one. Tensors may lie in any way. In backward passes a thread owns whole planes, so no two add to one pixel
 * and sums have one order. Means are summed in float over 16 elements at most, and in double from there on.
 * A window may miss the image: padding, dilation and ceil_mode together allow it. Its maximum is the lowest value, as in
 * PyTorch, and its index -1, which PyTorch's backward skips too; PyTorch itself names a place that may belong to another
 * pixel, or to none. */
#include <math.h>
#include <stdatomic.h>

#include "cpu/blocks.h"
#include "cpu/families.h"
#include "cpu/move.h"
#include "cpu/pool.h"
#include "ops/generated/attrs.h"

typedef struct pool {
    const char *in;
    char *out;
    int64_t *where; /* maxima: index within the plane; NULL: nobody asks */
    int dtype;
    int64_t n, c, h, w, oh, ow;               /* of the image, of the output */
    int64_t in_at[4], out_at[4], where_at[4]; /* strides, in elements */
    int64_t kh, kw, sh, sw, ph, pw, dh, dw;
    bool adaptive, include_pad, channels, places;
    int64_t divisor; /* 0: the window's size */
} pool;

static pool pool_of(const pool_window *w) {
    return (pool){.kh = w->kernel[0],
                  .kw = w->kernel[1],
                  .sh = w->stride[0],
                  .sw = w->stride[1],
                  .ph = w->padding[0],
                  .pw = w->padding[1],
                  .dh = 1,
                  .dw = 1};
}
/* Samples, channels, rows, columns: the first of them may be missing. */
static void strides_of(torc_tensor t, int64_t strides[4]) {
    strides[0] = 0;
    for (int d = 0; d < t->ndim; d++) strides[4 - t->ndim + d] = t->strides[d];
}
enum {
    FEW = 8 /* results that are not worth a line of their own */,
    WIDE = 1024 /* a plane of which lines of planes touch too much */
};
static void set_sizes(pool *p, torc_tensor x, torc_tensor y) {
    const int last = x->ndim - 1;
    p->n = last == 3 ? x->sizes[0] : 1, p->c = x->sizes[last - 2];
    p->h = x->sizes[last - 1], p->w = x->sizes[last];
    p->oh = y->sizes[last - 1], p->ow = y->sizes[last];
    p->dtype = x->dtype;
    strides_of(x, p->in_at);
    strides_of(y, p->out_at);
}
static void swap(int64_t *a, int64_t *b) {
    const int64_t c = *a;
    *a = *b, *b = c;
}
static void swap_sides(pool *p) {
    swap(&p->h, &p->w), swap(&p->oh, &p->ow), swap(&p->kh, &p->kw), swap(&p->sh, &p->sw), swap(&p->ph, &p->pw);
    swap(&p->dh, &p->dw), swap(&p->in_at[2], &p->in_at[3]), swap(&p->out_at[2], &p->out_at[3]);
    swap(&p->where_at[2], &p->where_at[3]);
}
static bool samples_follow(const int64_t at[4], int64_t channels) { return at[0] == channels * at[1]; }
/* Which way lines go. Windows that divide an image evenly, and are small beside a line, are like any others; and where lines of columns would be short,
 * those of planes, which are channels that do not lie side by side, may be longer. */
static void settle(pool *p, bool whole) {
    p->channels = whole && p->in_at[1] == 1 && p->c >= FEW && (p->in_at[3] != 1 || p->w == 1);
    if (p->channels) return;
    if (p->adaptive && p->h % p->oh == 0 && p->w % p->ow == 0 && p->w / p->ow <= MIN(p->ow, FEW)) {
        p->adaptive = false;
        p->kh = p->sh = p->h / p->oh, p->kw = p->sw = p->w / p->ow;
    }
    const bool follow = samples_follow(p->in_at, p->c) && samples_follow(p->out_at, p->c) &&
                        (!p->places || samples_follow(p->where_at, p->c));
    const int64_t planes = follow ? p->n * p->c : p->c;
    /* Of a tall image lines go down the rows, if nobody asks which of equal elements comes first, or it has but one column. */
    const bool any_order = !p->places || (p->where && p->w == 1);
    if (!p->adaptive && any_order && p->ow < 4 * FEW && p->oh > 8 * p->ow) {
        swap_sides(p);
        return;
    }
    if (p->adaptive || p->ow >= FEW || planes < 2 * p->ow || planes < FEW || p->h * p->w > WIDE) return;
    p->channels = true;
    if (follow) p->c = planes, p->n = 1;
}
static void set_images(pool *p, const torc_call *c) {
    set_sizes(p, c->in[0], c->out[0]);
    p->in = tensor_data(c->in[0]), p->out = tensor_data(c->out[0]);
    if (c->nout > 1) {
        p->where = tensor_data(c->out[1]), p->places = true;
        strides_of(c->out[1], p->where_at);
    }
    settle(p, true);
}
/* Rows [*a, *b) step `step` that output row o covers, and the extent PyTorch divides by when padding counts. */
static inline void window(int64_t o, int64_t k, int64_t s, int64_t p, int64_t d, int64_t size, int64_t out,
                          bool adaptive, int64_t *a, int64_t *b, int64_t *extent) {
    if (adaptive) {
        *a = o * size / out, *b = ((o + 1) * size + out - 1) / out;
        *extent = *b - *a;
        return;
    }
    int64_t from = o * s - p, to = from + (k - 1) * d + 1;
    *extent = MIN(to, size + p) - from;
    if (from < 0) from += (-from + d - 1) / d * d;
    *a = from, *b = MIN(to, size);
}

/* The windows of n columns from `first` on: found once for all rows, where they are no more than this holds. */
typedef struct column_windows {
    int64_t begin[POOL_LINE], end[POOL_LINE], extent[POOL_LINE];
} column_windows;
static void find_columns(column_windows *w, const pool *p, int64_t first, int64_t n) {
    for (int64_t k = 0; k < n; k++)
        window(first + k, p->kw, p->sw, p->pw, p->dw, p->w, p->ow, p->adaptive, w->begin + k, w->end + k,
               w->extent + k);
}

/* ------------------------------------------------------------------------------------------------ lines of results
 * What lies side by side in the input is computed side by side: columns of an output row, of which each element of the windows is a tap of all; or,
 * where channels lie so, the channels of one pixel. */
typedef struct line {
    const pool *p;
    const char *image;                       /* of the sample, from its first channel in the line on */
    int64_t sample, channel, row, column, n; /* the first result; how many there are, channels or columns */
    int64_t r0, r1, row_extent;              /* rows of the image that its window has */
} line;
typedef void take_tap(void *context, const pool_tap *tap, int64_t first, bool fresh);

/* Columns [*from, *to) of the line whose element k of the window lies in the image. */
static inline void columns_of_tap(const line *l, int64_t k, int64_t *from, int64_t *to) {
    const pool *p = l->p;
    const int64_t off = k * p->dw - p->pw, first = l->column, end = first + l->n;
    *from = -off > first * p->sw ? MIN((-off + p->sw - 1) / p->sw, end) : first;
    *to = (end - 1) * p->sw + off < p->w ? end : p->w - 1 - off < 0 ? first : (p->w - 1 - off) / p->sw + 1;
    *to = MAX(*to, *from);
}
/* Has the window of that line of channels any element? */
static bool meets_image(const line *l) {
    int64_t c0, c1, extent;
    window(l->column, l->p->kw, l->p->sw, l->p->pw, l->p->dw, l->p->w, l->p->ow, l->p->adaptive, &c0, &c1, &extent);
    return l->r0 < l->r1 && c0 < c1;
}
static void each_tap(const line *l, take_tap *take, void *context) {
    const pool *p = l->p;
    const size_t item = dtype_sizes[p->dtype];
    const char *in = l->image;
    int64_t c0 = 0, c1 = 0, extent;
    if (p->channels) window(l->column, p->kw, p->sw, p->pw, p->dw, p->w, p->ow, p->adaptive, &c0, &c1, &extent);
    for (int64_t r = l->r0; r < l->r1; r += p->dh)
        if (p->channels)
            for (int64_t c = c0; c < c1; c += p->dw) {
                const pool_tap tap = {.in = in + (r * p->in_at[2] + c * p->in_at[3]) * (int64_t)item,
                                      .stride = p->in_at[1],
                                      .n = l->n,
                                      .from = r * p->w + c};
                take(context, &tap, 0, r == l->r0 && c == c0);
            }
        else
            for (int64_t k = 0; k < p->kw; k++) {
                int64_t from, to;
                columns_of_tap(l, k, &from, &to);
                if (from == to) continue;
                const int64_t c = from * p->sw - p->pw + k * p->dw;
                const pool_tap tap = {.in = in + (r * p->in_at[2] + c * p->in_at[3]) * (int64_t)item,
                                      .stride = p->sw * p->in_at[3],
                                      .n = to - from,
                                      .from = r * p->w + c,
                                      .step = p->sw};
                take(context, &tap, from - l->column, r == l->r0);
            }
}
static void set_row(line *l, int64_t row) {
    const pool *p = l->p;
    l->row = row;
    window(row, p->kh, p->sh, p->ph, p->dh, p->h, p->oh, p->adaptive, &l->r0, &l->r1, &l->row_extent);
}
/* Calls `each` for the lines number begin … end, of one row or pixel after the other. */
static int64_t lines(const pool *p) { return p->n * p->oh * (p->channels ? p->ow : p->c); }
static void each_line(const pool *p, int64_t begin, int64_t end, void (*each)(const line *l)) {
    for (int64_t k = begin; k < end; k++) {
        line l = {.p = p};
        const int64_t all = p->channels ? p->c : p->ow;
        int64_t rest = k;
        if (p->channels) l.column = rest % p->ow, rest /= p->ow;
        set_row(&l, rest % p->oh);
        rest /= p->oh;
        if (!p->channels) l.channel = rest % p->c, rest /= p->c;
        l.sample = rest;
        for (int64_t done = 0; done < all; done += POOL_LINE) {
            l.n = MIN(POOL_LINE, all - done);
            *(p->channels ? &l.channel : &l.column) = done;
            l.image = p->in + (l.sample * p->in_at[0] + l.channel * p->in_at[1]) * (int64_t)dtype_sizes[p->dtype];
            each(&l);
        }
    }
}
static int64_t place(const line *l, const int64_t at[4]) {
    return l->sample * at[0] + l->channel * at[1] + l->row * at[2] + l->column * at[3];
}
static int64_t lines_for_thread(const pool *p) {
    const int64_t high = p->adaptive ? p->h / p->oh + 1 : p->kh, wide = p->adaptive ? p->w / p->ow + 1 : p->kw,
                  all = p->channels ? p->c : p->ow;
    return MAX(1, 32768 / (MIN(high, p->h) * MIN(wide, p->w)) / all);
}

/* ------------------------------------------------------------------------------------------------ maximum */
typedef struct maxima {
    pool_max_loops loops;
    size_t item;
    bool wide; /* places have 64 bits */
    bool places;
    bool begun; /* are there values in `best`, if only of windows that miss the image? */
    void *best;
    char *at;
} maxima;
static void take_largest(void *context, const pool_tap *tap, int64_t first, bool fresh) {
    const maxima *m = context;
    char *best = (char *)m->best + (size_t)first * m->item, *at = m->at + first * (m->wide ? 8 : 4);
    if (fresh && !m->begun) { /* the first element of all windows of the line */
        memcpy(best, tap->in, (size_t)tap->n * m->item);
        if (!m->places) return;
        for (int64_t k = 0; k < tap->n; k++)
            if (m->wide)
                ((int64_t *)(void *)at)[k] = tap->from;
            else
                ((int32_t *)(void *)at)[k] = (int32_t)tap->from;
    } else
        (!m->places ? m->loops.plain : fresh ? m->loops.fresh : m->loops.next)(best, at, tap);
}
static const int64_t lowest[TORC_DTYPE_COUNT] = {
    [TORC_FLOAT32] = 0xff800000, [TORC_FLOAT64] = (int64_t)0xfff0000000000000,
    [TORC_FLOAT16] = 0xfc00,     [TORC_BFLOAT16] = 0xff80,
    [TORC_INT8] = 0x80,          [TORC_INT16] = 0x8000,
    [TORC_INT32] = 0x80000000,   [TORC_INT64] = INT64_MIN};
#define FILL(T)                                           \
    {                                                     \
        T *to = best;                                     \
        for (int64_t k = 0; k < n; k++) to[k] = (T)least; \
        break;                                            \
    }
#define PUT(T)                                                  \
    {                                                           \
        const T *from = best;                                   \
        T *to = own;                                            \
        for (int64_t k = 0; k < n; k++) to[k * step] = from[k]; \
        break;                                                  \
    }
static void max_line(const line *l) {
    const pool *p = l->p;
    _Alignas(64) char room[POOL_LINE * 8], at[POOL_LINE * 8];
    const int64_t n = l->n, least = lowest[p->dtype], step = p->out_at[p->channels ? 1 : 3];
    void *own = element_mut(p->dtype, p->out, place(l, p->out_at)), *best = step == 1 ? own : room;
    maxima m = {.item = dtype_sizes[p->dtype],
                .wide = p->h > INT32_MAX / p->w,
                .places = p->where != NULL,
                .best = best,
                .at = at};
    m.loops = ISA_PICK(pool_loops)->max[p->dtype][m.wide];
    m.begun = !p->channels || p->in_at[1] != 1 || !meets_image(l);
    if (m.begun) {
        switch (m.item) {
        case 1: FILL(uint8_t)
        case 2: FILL(uint16_t)
        case 4: FILL(uint32_t)
        default: FILL(uint64_t)
        }
        if (m.places) memset(at, -1, (size_t)n * (m.wide ? 8 : 4));
    }
    each_tap(l, take_largest, &m);
    if (best != own) switch (m.item) {
        case 1: PUT(uint8_t)
        case 2: PUT(uint16_t)
        case 4: PUT(uint32_t)
        default: PUT(uint64_t)
        }
    if (!m.places) return;
    const int64_t apart = p->where_at[p->channels ? 1 : 3];
    int64_t *where = p->where + place(l, p->where_at);
    const void *places = at;
    if (m.wide)
        for (int64_t k = 0; k < n; k++) where[k * apart] = ((const int64_t *)places)[k];
    else if (apart == 1)
        for (int64_t k = 0; k < n; k++) where[k] = ((const int32_t *)places)[k];
    else
        for (int64_t k = 0; k < n; k++) where[k * apart] = ((const int32_t *)places)[k];
}
static void max_lines(void *context, int64_t begin, int64_t end) { each_line(context, begin, end, max_line); }

/* Windows of their own sizes, one after the other. */
#define MAX_WINDOWS(T, S, VALUE, IS_NAN)                                                                               \
    static void max_windows_##S(void *context, int64_t begin, int64_t end) {                                           \
        const pool *p = context;                                                                                       \
        const int64_t down = p->in_at[2], along = p->in_at[3], width = p->w;                                           \
        column_windows w;                                                                                              \
        if (p->ow <= POOL_LINE) find_columns(&w, p, 0, p->ow);                                                         \
        for (int64_t k = begin; k < end; k++) {                                                                        \
            line l = {.p = p, .row = k % p->oh, .channel = k / p->oh % p->c, .sample = k / p->oh / p->c};              \
            const T *in = (const T *)(const void *)p->in + l.sample * p->in_at[0] + l.channel * p->in_at[1];           \
            T *out = (T *)(void *)p->out + place(&l, p->out_at);                                                       \
            int64_t *where = p->where + place(&l, p->where_at), r0, r1, e;                                             \
            window(l.row, 0, 0, 0, 1, p->h, p->oh, true, &r0, &r1, &e);                                                \
            for (int64_t o = 0, q = 0; o < p->ow; o++, q++) {                                                          \
                if (p->ow > POOL_LINE && o % POOL_LINE == 0) find_columns(&w, p, o, MIN(POOL_LINE, p->ow - o)), q = 0; \
                const int64_t c0 = w.begin[q], c1 = w.end[q];                                                          \
                int64_t best = r0 * width + c0;                                                                        \
                T chosen = in[r0 * down + c0 * along];                                                                 \
                __typeof__(VALUE(chosen)) m = VALUE(chosen);                                                           \
                for (int64_t r = r0; r < r1; r++) {                                                                    \
                    const T *from = in + r * down;                                                                     \
                    for (int64_t c = c0; c < c1; c++) {                                                                \
                        const T raw = from[c * along];                                                                 \
                        const __typeof__(m) v = VALUE(raw);                                                            \
                        const bool larger = (v > m) | IS_NAN(v); /* no branch to predict */                            \
                        m = larger ? v : m;                                                                            \
                        chosen = larger ? raw : chosen;                                                                \
                        best = larger ? r * width + c : best;                                                          \
                    }                                                                                                  \
                }                                                                                                      \
                out[o * p->out_at[3]] = chosen;                                                                        \
                where[o * p->where_at[3]] = best;                                                                      \
            }                                                                                                          \
        }                                                                                                              \
    }
#define SELF(x) (x)
#define NEVER(x) 0
#define NOT_EQUAL(x) ((x) != (x))
MAX_WINDOWS(float, f32, SELF, NOT_EQUAL)
MAX_WINDOWS(double, f64, SELF, NOT_EQUAL)
MAX_WINDOWS(uint16_t, f16, half_to_float, NOT_EQUAL)
MAX_WINDOWS(uint16_t, bf16, bfloat16_to_float, NOT_EQUAL)
MAX_WINDOWS(uint8_t, u8, SELF, NEVER)
MAX_WINDOWS(int8_t, i8, SELF, NEVER)
MAX_WINDOWS(int16_t, i16, SELF, NEVER)
MAX_WINDOWS(int32_t, i32, SELF, NEVER)
MAX_WINDOWS(int64_t, i64, SELF, NEVER)
static parallel_body *const max_windows[TORC_DTYPE_COUNT] = {
    [TORC_FLOAT32] = max_windows_f32,   [TORC_FLOAT64] = max_windows_f64, [TORC_FLOAT16] = max_windows_f16,
    [TORC_BFLOAT16] = max_windows_bf16, [TORC_UINT8] = max_windows_u8,    [TORC_INT8] = max_windows_i8,
    [TORC_INT16] = max_windows_i16,     [TORC_INT32] = max_windows_i32,   [TORC_INT64] = max_windows_i64};

static bool accepts_max(const torc_call *c) {
    const int dtype = c->in[0]->dtype;
    return !c->out[0]->numel || ISA_PICK(pool_loops)->max[dtype][0].next ||
           FAIL(NOT_IMPLEMENTED, "\"max_pool2d\" not implemented for '%s'", dtype_scalar_name(dtype));
}
static bool run_max(const torc_call *c, pool p) {
    if (c->out[0]->numel == 0) return true;
    set_images(&p, c);
    parallel_for(lines(&p), lines_for_thread(&p), p.adaptive && !p.channels ? max_windows[p.dtype] : max_lines, &p);
    return true;
}
static bool run_max_pool2d(const torc_call *c) {
    pool p = pool_of(&c->window);
    p.dh = c->window.dilation[0], p.dw = c->window.dilation[1];
    return run_max(c, p);
}
static bool run_adaptive_max_pool2d(const torc_call *c) {
    return run_max(c, (pool){.adaptive = true, .dh = 1, .dw = 1});
}

/* --------------------------------------------------------------------------------------------------- mean */
static int64_t divisor_of(const pool *p, int64_t extent_h, int64_t extent_w, int64_t inside) {
    return p->divisor ? p->divisor : p->include_pad ? extent_h * extent_w : inside;
}
MULTI_ISA static double sum_run(const float *x, int64_t n) {
    double s = 0;
#pragma omp simd reduction(+ : s)
    for (int64_t i = 0; i < n; i++) s += (double)x[i];
    return s;
}
enum { RUN = 16 /* taps that are summed in float */ };
typedef struct means {
    pool_mean_loops loops;
    size_t item; /* of a sum */
    char *sum;
    double *total;
    int64_t n, taps;
    bool moved; /* to `total` */
} means;
static void take_sum(void *context, const pool_tap *tap, int64_t first, bool fresh) {
    means *m = context;
    (void)fresh;
    if (m->taps == RUN) {
        if (!m->moved) memset(m->total, 0, (size_t)m->n * sizeof *m->total);
        m->moved = true;
        m->loops.flush(m->total, m->sum, m->n);
        m->taps = 0;
    }
    m->loops.add(m->sum + (size_t)first * m->item, tap);
    m->taps++;
}
/* By what the sum of the window in that column is multiplied, of float64: divided. That of a window that misses the image is 0. */
static double factor_of(const line *l, int64_t column) {
    const pool *p = l->p;
    int64_t c0, c1, extent;
    window(column, p->kw, p->sw, p->pw, 1, p->w, p->ow, p->adaptive, &c0, &c1, &extent);
    const bool divides = p->dtype == TORC_FLOAT64;
    if (l->r1 <= l->r0 || c1 <= c0) return divides ? 1 : 0;
    const double by = (double)divisor_of(p, l->row_extent, extent, (l->r1 - l->r0) * (c1 - c0));
    return divides ? by : 1 / by;
}
/* Those of all columns of the line; of channels the one that all have. */
static void factors_of(const line *l, double *factor) {
    const pool *p = l->p;
    factor[0] = factor_of(l, l->column);
    if (p->channels) return;
    /* Windows that begin and end within the image have as many elements as the first of them. */
    const double inner = p->adaptive ? 0 : factor_of(l, (p->pw + p->sw - 1) / p->sw);
    for (int64_t k = 0; k < l->n; k++) {
        const int64_t from = (l->column + k) * p->sw - p->pw;
        factor[k] = !p->adaptive && from >= 0 && from + p->kw <= p->w ? inner : factor_of(l, l->column + k);
    }
}
static void mean_line(const line *l) {
    const pool *p = l->p;
    const pool_loops *loops = ISA_PICK(pool_loops);
    _Alignas(64) double total[POOL_LINE], sum[POOL_LINE], factor[POOL_LINE];
    means m = {.loops = loops->mean[p->dtype], .sum = (char *)sum, .total = total, .n = l->n};
    m.item = p->dtype == TORC_FLOAT64 ? sizeof(double) : sizeof(float);
    memset(sum, 0, (size_t)l->n * m.item);
    each_tap(l, take_sum, &m);
    if (m.moved) m.loops.flush(total, sum, l->n);
    factors_of(l, factor);
    (m.moved ? m.loops.finish_totals : m.loops.finish)(p->out + place(l, p->out_at) * (int64_t)dtype_sizes[p->dtype],
                                                       p->out_at[p->channels ? 1 : 3],
                                                       m.moved ? (const void *)total : sum, factor, !p->channels, l->n);
}
static void mean_lines(void *context, int64_t begin, int64_t end) { each_line(context, begin, end, mean_line); }

/* The sum of a window of a few columns, each of which has a sum of its own in turn. */
#define WINDOW_SUM(T, S, VALUE)                                                                                 \
    static double window_sum_##S(const void *in_, int64_t rows, int64_t columns, int64_t down, int64_t along) { \
        const T *in = in_;                                                                                      \
        double s[4] = {0};                                                                                      \
        for (int64_t r = 0; r < rows; r++, in += down) {                                                        \
            int64_t c = 0;                                                                                      \
            for (; c + 4 <= columns; c += 4)                                                                    \
                for (int q = 0; q < 4; q++) s[q] += (double)VALUE(in[(c + q) * along]);                         \
            if (c < columns) s[0] += (double)VALUE(in[c * along]);                                              \
            if (c + 1 < columns) s[1] += (double)VALUE(in[(c + 1) * along]);                                    \
            if (c + 2 < columns) s[2] += (double)VALUE(in[(c + 2) * along]);                                    \
        }                                                                                                       \
        return (s[0] + s[1]) + (s[2] + s[3]);                                                                   \
    }
#define SELF(x) (x)
WINDOW_SUM(float, f32, SELF)
WINDOW_SUM(double, f64, SELF)
WINDOW_SUM(uint16_t, f16, half_to_float)
WINDOW_SUM(uint16_t, bf16, bfloat16_to_float)
#undef SELF
#undef WINDOW_SUM
static double window_sum(int dtype, const void *in, int64_t rows, int64_t columns, int64_t down, int64_t along) {
    switch (dtype) {
    case TORC_FLOAT32: return window_sum_f32(in, rows, columns, down, along);
    case TORC_FLOAT64: return window_sum_f64(in, rows, columns, down, along);
    case TORC_FLOAT16: return window_sum_f16(in, rows, columns, down, along);
    default: return window_sum_bf16(in, rows, columns, down, along);
    }
}
/* The sum of n elements, `step` apart. */
static double sum_of(const pool *p, int64_t at, int64_t step, int64_t n) {
    if (p->dtype == TORC_FLOAT32 && step == 1 && n >= 16) return sum_run((const float *)(const void *)p->in + at, n);
    if (p->dtype == TORC_FLOAT64) return window_sum_f64(element(p->dtype, p->in, at), 1, n, 0, step);
    double s = 0;
    if (p->dtype == TORC_FLOAT32) {
        for (int64_t k = 0; k < n; k++) s += (double)((const float *)(const void *)p->in)[at + k * step];
        return s;
    }
    if (n < 8) {
        for (int64_t k = 0; k < n; k++) s += get_float(p->dtype, p->in, at + k * step);
        return s;
    }
    float block[POOL_LINE];
    for (int64_t k = 0; k < n; k += POOL_LINE) {
        const int64_t many = MIN(POOL_LINE, n - k);
        load_f32(block, p->dtype, element(p->dtype, p->in, at + k * step), step, many);
        s += sum_run(block, many);
    }
    return s;
}
/* One window after the other: those that divide an image, and of integers. */
static void mean_windows(void *context, int64_t begin, int64_t end) {
    enum { NARROW = 16 };
    const pool *p = context;
    column_windows w;
    if (p->ow <= POOL_LINE) find_columns(&w, p, 0, p->ow);
    for (int64_t k = begin; k < end; k++) {
        line l = {.p = p, .row = k % p->oh, .channel = k / p->oh % p->c, .sample = k / p->oh / p->c};
        const int64_t plane = l.sample * p->in_at[0] + l.channel * p->in_at[1], out = place(&l, p->out_at);
        int64_t r0, r1, eh;
        window(l.row, p->kh, p->sh, p->ph, 1, p->h, p->oh, p->adaptive, &r0, &r1, &eh);
        for (int64_t o = 0, q = 0; o < p->ow; o++, q++) {
            if (p->ow > POOL_LINE && o % POOL_LINE == 0) find_columns(&w, p, o, MIN(POOL_LINE, p->ow - o)), q = 0;
            const int64_t c0 = w.begin[q], c1 = w.end[q], to = out + o * p->out_at[3],
                          divisor = divisor_of(p, eh, w.extent[q], MAX(0, r1 - r0) * MAX(0, c1 - c0));
            const bool any = r1 > r0 && c1 > c0;
            if (p->dtype == TORC_INT64) {
                int64_t s = 0;
                for (int64_t r = r0; r < r1; r++)
                    for (int64_t c = c0; c < c1; c++)
                        s += ((const int64_t *)(const void *)p->in)[plane + r * p->in_at[2] + c * p->in_at[3]];
                ((int64_t *)(void *)p->out)[to] = divisor && any ? s / divisor : 0;
                continue;
            }
            const int64_t first = plane + r0 * p->in_at[2] + c0 * p->in_at[3];
            double s = 0;
            if (!any) {
            } else if (c0 == 0 && c1 == p->w && p->in_at[2] == p->w * p->in_at[3]) /* its rows are one */
                s = sum_of(p, first, p->in_at[3], (r1 - r0) * p->w);
            else if (c1 - c0 < NARROW)
                s = window_sum(p->dtype, element(p->dtype, p->in, first), r1 - r0, c1 - c0, p->in_at[2], p->in_at[3]);
            else
                for (int64_t r = 0; r < r1 - r0; r++) s += sum_of(p, first + r * p->in_at[2], p->in_at[3], c1 - c0);
            set_float(p->dtype, p->out, to, any ? s / (double)divisor : 0);
        }
    }
}
static bool run_mean(const torc_call *c, pool p) {
    if (c->out[0]->numel == 0) return true;
    p.dh = p.dw = 1;
    set_images(&p, c);
    const bool alone = p.dtype == TORC_INT64 || (p.adaptive && !p.channels);
    parallel_for(alone ? p.n * p.c * p.oh : lines(&p), lines_for_thread(&p), alone ? mean_windows : mean_lines, &p);
    return true;
}
static pool mean_of(const pool_window *w, bool include_pad) {
    pool p = pool_of(w);
    p.include_pad = include_pad, p.divisor = w->divisor;
    return p;
}
static bool run_avg_pool2d(const torc_call *c) {
    const avg_pool2d_attrs *a = c->attrs;
    return run_mean(c, mean_of(&c->window, a->count_include_pad));
}
static bool run_adaptive_avg_pool2d(const torc_call *c) { return run_mean(c, (pool){.adaptive = true}); }

/* ------------------------------------------------------------------------------------------------ gradients
 * p.in is the gradient that is computed, as large as the image, and p.out the one that is given. A unit of work is what one thread owns: a plane, or
 * some channels of a sample where channels lie side by side. It is summed where it is to lie, or, if its dtype is not what is summed in, in
 * scratch. */
typedef struct gradient {
    pool p; /* its dtype is that of sums */
    int dtype;
    bool in_place;
    int64_t width, units, pieces; /* channels of a unit; units */
    int64_t room;                 /* elements of a unit's image */
    /* not planned */
    _Atomic int64_t *refused; /* a place that no image has */
    char *scratch, *to;
    int64_t to_at[4];
} gradient;
static void plan_gradient(gradient *g, const torc_call *c, const pool *windows, bool wide, size_t *scratch) {
    enum { CHANNELS = 128, LEAST = 32 }; /* those that a pixel has beside each other come in lines of the cache */
    const torc_tensor x = c->out[0], y = c->in[0];
    *g = (gradient){.p = *windows, .dtype = x->dtype};
    if (!x->numel) return; /* nothing to write, and nothing to divide among threads */
    pool *p = &g->p;
    set_sizes(p, x, y);
    if ((p->places = c->nin > 1)) strides_of(c->in[1], p->where_at);
    if (p->places && p->out_at[2] == p->ow * p->out_at[3] && p->where_at[2] == p->ow * p->where_at[3])
        p->ow *= p->oh, p->oh = 1; /* whose windows nobody asks for: one row */
    settle(p, p->out_at[1] == 1);
    memcpy(g->to_at, p->in_at, sizeof g->to_at);
    p->dtype = wide || x->dtype == TORC_FLOAT64 ? TORC_FLOAT64 : TORC_FLOAT32;
    int64_t width = CHANNELS;
    while (width > LEAST && p->n * ((p->c + width - 1) / width) < parallel_threads()) width /= 2;
    g->width = p->channels ? MIN(p->c, width) : 1;
    g->in_place = p->dtype == x->dtype;
    g->room = p->h * p->w * g->width;
    g->units = p->n * ((p->c + g->width - 1) / g->width);
    g->pieces = MAX(1, MIN(MIN((int64_t)parallel_threads(), g->units), x->numel / 8192));
    if (g->in_place) return;
    p->in_at[0] = 0, p->in_at[1] = p->channels, p->in_at[2] = p->w * g->width, p->in_at[3] = g->width;
    *scratch = (size_t)(g->pieces * g->room) * dtype_sizes[p->dtype];
}
typedef struct unit {
    const gradient *g;
    int64_t sample, channel, channels;
    char *image;
} unit;
static unit begin_unit(const gradient *g, int64_t k, int64_t piece) {
    const pool *p = &g->p;
    const int64_t blocks = (p->c + g->width - 1) / g->width, item = dtype_sizes[p->dtype];
    unit u = {.g = g, .sample = k / blocks, .channel = k % blocks * g->width};
    u.channels = MIN(g->width, p->c - u.channel);
    if (!g->in_place) {
        u.image = g->scratch + piece * g->room * item;
        memset(u.image, 0, (size_t)(g->room * item));
        return u;
    }
    u.image = g->to + (u.sample * g->to_at[0] + u.channel * g->to_at[1]) * item;
    if (p->channels && p->in_at[1] != 1) { /* planes */
        memset(u.image, 0, (size_t)(u.channels * p->in_at[1] * item));
        return u;
    }
    if (!p->channels && MIN(p->in_at[2], p->in_at[3]) == 1) { /* a whole plane */
        memset(u.image, 0, (size_t)(p->h * p->w * item));
        return u;
    }
    for (int64_t r = 0; r < p->h; r++) {
        char *row = u.image + r * p->in_at[2] * item;
        if (p->in_at[3] == u.channels)
            memset(row, 0, (size_t)(p->w * u.channels * item));
        else
            for (int64_t x = 0; x < p->w; x++) memset(row + x * p->in_at[3] * item, 0, (size_t)(u.channels * item));
    }
    return u;
}
static void end_unit(const unit *u) {
    const gradient *g = u->g;
    const pool *p = &g->p;
    if (g->in_place) return;
    store_fn *store = converters()->store[p->dtype == TORC_FLOAT64 ? COMPUTE_F64 : COMPUTE_F32][g->dtype];
    const int64_t item = dtype_sizes[g->dtype], own = dtype_sizes[p->dtype];
    char *to = g->to + (u->sample * g->to_at[0] + u->channel * g->to_at[1]) * item;
    if (!p->channels && g->to_at[2] == p->w * g->to_at[3]) /* the rows are one */
        store(to, g->to_at[3] * item, u->image, p->h * p->w);
    else if (!p->channels)
        for (int64_t r = 0; r < p->h; r++)
            store(to + r * g->to_at[2] * item, g->to_at[3] * item, u->image + r * p->in_at[2] * own, p->w);
    else
        for (int64_t r = 0; r < p->h; r++)
            for (int64_t x = 0; x < p->w; x++)
                store(to + (r * g->to_at[2] + x * g->to_at[3]) * item, g->to_at[1] * item,
                      u->image + (r * p->in_at[2] + x * p->in_at[3]) * own, u->channels);
}
/* Calls `each` with all lines of the units of a piece, and what is given for them, as it is summed in. */
typedef void unit_line(const unit *u, const line *l, const void *given);
static void each_unit(const gradient *g, int64_t begin, int64_t end, unit_line *each) {
    const pool *p = &g->p;
    load_fn *load = converters()->load[g->dtype][p->dtype == TORC_FLOAT64 ? COMPUTE_F64 : COMPUTE_F32];
    const int64_t item = dtype_sizes[g->dtype], all = p->channels ? 1 : p->ow;
    _Alignas(64) double given[POOL_LINE];
    for (int64_t piece = begin; piece < end; piece++)
        for (int64_t k = g->units * piece / g->pieces; k < g->units * (piece + 1) / g->pieces; k++) {
            const unit u = begin_unit(g, k, piece);
            line l = {.p = p, .image = u.image, .sample = u.sample, .channel = u.channel};
            for (int64_t i = 0; i < p->oh; i++) {
                set_row(&l, i);
                for (int64_t done = 0; done < (p->channels ? p->ow : all); done += p->channels ? 1 : POOL_LINE) {
                    l.column = done;
                    l.n = p->channels ? u.channels : MIN(POOL_LINE, all - done);
                    const int64_t step = p->out_at[p->channels ? 1 : 3];
                    const char *at = p->out + place(&l, p->out_at) * item;
                    const bool direct = g->dtype == p->dtype && step == 1;
                    if (!direct) load(given, at, step * item, l.n);
                    each(&u, &l, direct ? (const void *)at : given);
                }
            }
            end_unit(&u);
        }
}
static bool run_gradient(const torc_call *c, parallel_body *body, _Atomic int64_t *refused) {
    gradient g = *(const gradient *)c->plan;
    g.refused = refused;
    const torc_tensor x = c->out[0], y = c->in[0];
    if (!x->numel) return true;
    g.to = tensor_data(x), g.scratch = c->scratch, g.p.out = y->numel ? tensor_data(y) : NULL;
    if (!y->numel) {
        cpu_zero(g.to, (size_t)x->numel * tensor_itemsize(x));
        return true;
    }
    if (c->nin > 1) {
        g.p.where = tensor_data(c->in[1]);
        strides_of(c->in[1], g.p.where_at);
    }
    parallel_for(g.pieces, 1, body, &g);
    return true;
}

/* Maxima: each goes to the place that its window has chosen, -1 where that missed the image. */
#define ADD_WHERE(T, AT, PLACE)                                                 \
    {                                                                           \
        T *const image = (T *)(void *)u->image;                                 \
        const T *const restrict from = given;                                   \
        for (int64_t k = 0; k < n; k++) {                                       \
            const int64_t at = AT;                                              \
            if (LIKELY((uint64_t)at < size))                                    \
                image[PLACE] += from[k];                                        \
            else if (at != -1)                                                  \
                atomic_store_explicit(u->g->refused, at, memory_order_relaxed); \
        }                                                                       \
    }
#define ADD_LINE(T)                                             \
    {                                                           \
        if (step == 1 && side == 0 && p->in_at[3] == 1)         \
            ADD_WHERE(T, where[k], at)                          \
        else                                                    \
            ADD_WHERE(T, where[k * step], at *along + k * side) \
    }
static void add_where(const unit *u, const line *l, const void *given) {
    const pool *p = l->p;
    const int64_t *where = p->where + place(l, p->where_at), step = p->where_at[p->channels ? 1 : 3],
                  side = p->channels ? p->in_at[1] : 0, along = p->in_at[3], n = l->n;
    const uint64_t size = (uint64_t)(p->h * p->w);
    if (p->dtype == TORC_FLOAT64)
        ADD_LINE(double)
    else
        ADD_LINE(float)
}
static void max_pieces(void *context, int64_t begin, int64_t end) { each_unit(context, begin, end, add_where); }
static bool plan_max_pool2d_backward(const torc_call *c, void *plan, size_t *scratch) {
    plan_gradient(plan, c, &(pool){.kh = 1, .kw = 1, .sh = 1, .sw = 1, .dh = 1, .dw = 1}, false, scratch);
    return true;
}
static bool run_max_pool2d_backward(const torc_call *c) {
    const pool *p = &((const gradient *)c->plan)->p;
    _Atomic int64_t refused = -1;
    run_gradient(c, max_pieces, &refused);
    const int64_t at = refused;
    return at == -1 || FAIL(INDEX, "max_pool2d_backward: index %lld is outside an image of %lld elements",
                            (long long)at, (long long)(p->h * p->w));
}

/* Means: each is shared out over its window. */
static void take_share(void *context, const pool_tap *tap, int64_t first, bool fresh) {
    const gradient *g = ((const void **)context)[0];
    const char *share = ((char **)context)[1];
    (void)fresh;
    const pool_loops *loops = ISA_PICK(pool_loops);
    loops->spread[g->p.dtype == TORC_FLOAT64](share + first * (int64_t)dtype_sizes[g->p.dtype], tap);
}
#define SHARE_WINDOWS(T)                                                         \
    for (int64_t k = 0; k < l->n; k++) {                                         \
        const T share = ((const T *)(const void *)given)[k];                     \
        int64_t c0, c1, extent;                                                  \
        window(l->column + k, 0, 0, 0, 1, p->w, p->ow, true, &c0, &c1, &extent); \
        for (int64_t r = l->r0; r < l->r1; r++) {                                \
            T *row = (T *)(void *)u->image + r * p->in_at[2];                    \
            if (p->in_at[3] == 1)                                                \
                for (int64_t x = c0; x < c1; x++) row[x] += share;               \
            else                                                                 \
                for (int64_t x = c0; x < c1; x++) row[x * p->in_at[3]] += share; \
        }                                                                        \
    }
static void spread_line(const unit *u, const line *l, const void *given_) {
    const pool *p = l->p;
    double factor[POOL_LINE], given[POOL_LINE];
    factors_of(l, factor);
    const int64_t each = !p->channels;
    if (p->dtype == TORC_FLOAT64)
        for (int64_t k = 0; k < l->n; k++) given[k] = ((const double *)given_)[k] / factor[k * each];
    else
        for (int64_t k = 0; k < l->n; k++)
            ((float *)(void *)given)[k] = (float)((double)((const float *)given_)[k] * factor[k * each]);
    if (p->adaptive && !p->channels) { /* each window by itself */
        if (p->dtype == TORC_FLOAT64)
            SHARE_WINDOWS(double)
        else
            SHARE_WINDOWS(float)
        return;
    }
    const void *context[] = {u->g, given};
    each_tap(l, take_share, (void *)context);
}
static void spread_pieces(void *context, int64_t begin, int64_t end) { each_unit(context, begin, end, spread_line); }
static bool run_spread(const torc_call *c) { return run_gradient(c, spread_pieces, NULL); }
static bool plan_avg_pool2d_backward(const torc_call *c, void *plan, size_t *scratch) {
    const avg_pool2d_backward_attrs *a = c->attrs;
    pool p = mean_of(&c->window, a->count_include_pad);
    const int64_t meet = ((p.kh - 1) / p.sh + 1) * ((p.kw - 1) / p.sw + 1); /* windows that have one pixel */
    plan_gradient(plan, c, &p, meet > RUN, scratch);
    return true;
}
static bool plan_adaptive_avg_pool2d_backward(const torc_call *c, void *plan, size_t *scratch) {
    plan_gradient(plan, c, &(pool){.dh = 1, .dw = 1, .adaptive = true}, false, scratch);
    return true;
}

const kernel cpu_pool_kernels[] = {
    KERNEL(OP_fused_max_pool2d, run_max_pool2d, .accepts = accepts_max, .last = true),
    KERNEL(OP_max_pool2d_with_indices, run_max_pool2d, .accepts = accepts_max, .last = true),
    PLANNED(OP_max_pool2d_backward, run_max_pool2d_backward, plan_max_pool2d_backward, gradient, .last = true),
    KERNEL(OP_adaptive_max_pool2d, run_adaptive_max_pool2d, .accepts = accepts_max, .last = true),
    KERNEL(OP_avg_pool2d, run_avg_pool2d, .last = true),
    PLANNED(OP_avg_pool2d_backward, run_spread, plan_avg_pool2d_backward, gradient, .last = true),
    KERNEL(OP_adaptive_avg_pool2d, run_adaptive_avg_pool2d, .last = true),
    PLANNED(OP_adaptive_avg_pool2d_backward, run_spread, plan_adaptive_avg_pool2d_backward, gradient, .last = true),
    {0},
};
