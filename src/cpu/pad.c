/* pad.c - padding by what is there, and its gradient.
 *
 * A row of the output is written after the other: of its last dimension, or, of channels_last, of pixels whose channels are moved together. What lies
 * in the middle of a row is one run of the input; what is padded comes from anywhere in the input's row. Gradients own whole planes, so that sums
 * have one order; those of 16 bits are summed in float. */
#include "core/tensor.h"
#include "cpu/blocks.h"
#include "cpu/families.h"
#include "cpu/move.h"
#include "ops/generated/attrs.h"
#include "ops/padding.h"

typedef struct pad_plan {
    int ndim, dtype;
    padded_dim dim[TORC_MAX_DIMS];                  /* outermost first, in the order of the output's memory */
    int64_t sizes[TORC_MAX_DIMS];                   /* of the output */
    int64_t to[TORC_MAX_DIMS], from[TORC_MAX_DIMS]; /* strides in bytes */
    int64_t rows, unit, unit_from, item; /* elements that are moved together, how far they are apart in the input */
    int64_t low, high;                   /* columns of the output [low, high) that are a run of the input */
} pad_plan;

static void set_row(pad_plan *p) {
    const padded_dim *last = &p->dim[p->ndim - 1];
    const int64_t size = p->sizes[p->ndim - 1],
                  before = last->mode == PADS_AROUND ? MAX(last->before, 0) : last->before;
    p->low = MIN(MAX(before, 0), size);
    p->high = MAX(p->low, MIN(before + padded_kept(last), size));
}
static bool plan_pad(const torc_call *c, void *plan, size_t *scratch) {
    const fused_pad_attrs *a = c->attrs;
    const torc_tensor x = c->in[0], y = c->out[0];
    pad_plan *p = plan;
    (void)scratch;
    *p = (pad_plan){.ndim = x->ndim, .unit = 1, .rows = 1, .item = (int64_t)tensor_itemsize(x)};
    const bool channels = x->ndim > 2 && a->pad.count / 2 <= x->ndim - 2 && y->strides[1] == 1 && y->sizes[1] > 1;
    int at = 0;
    for (int d = 0; d < x->ndim; d++) {
        const int64_t k = x->ndim - 1 - d;
        if (channels && d == 1) {
            p->unit = x->sizes[1], p->unit_from = x->strides[1] * p->item;
            continue;
        }
        p->dim[at] = (padded_dim){.size = x->sizes[d], .mode = a->mode};
        if (k < a->pad.count / 2) p->dim[at].before = a->pad.v[2 * k], p->dim[at].behind = a->pad.v[2 * k + 1];
        p->sizes[at] = y->sizes[d], p->to[at] = y->strides[d] * p->item, p->from[at] = x->strides[d] * p->item;
        at++;
    }
    p->ndim = at;
    for (int d = 0; d + 1 < at; d++) p->rows *= p->sizes[d];
    set_row(p);
    return true;
}

typedef struct pad_run {
    const pad_plan *p;
    const char *in;
    char *out;
} pad_run;
#define PUT(T)                                                                                                       \
    for (int64_t o = begin; o < end; o++)                                                                            \
        *(T *)(void *)(to + o * p->to[d]) = *(const T *)(const void *)(from + padded_source(&last, o) * p->from[d]); \
    break;
/* Columns [begin, end) of a row, each from where it belongs. */
static void put_each(const pad_plan *p, char *to, const char *from, int64_t begin, int64_t end) {
    const int d = p->ndim - 1;
    const padded_dim last = p->dim[d];
    if (p->unit > 1) {
        for (int64_t o = begin; o < end; o++) {
            char *at = to + o * p->to[d];
            const char *unit = from + padded_source(&last, o) * p->from[d];
            if (p->unit_from == p->item)
                memcpy(at, unit, (size_t)(p->unit * p->item));
            else
                cpu_move(at, &p->item, unit, &p->unit_from, 1, &p->unit, (size_t)p->item);
        }
        return;
    }
    switch (p->item) {
    case 1: PUT(uint8_t)
    case 2: PUT(uint16_t)
    case 4: PUT(bytes4)
    case 8: PUT(bytes8)
    default: PUT(bytes16)
    }
}
/* Columns of every row that are put one by one, if they are no more than this holds: where they are, and where they come from, in bytes. */
enum { LISTED = 64 };
typedef struct columns {
    int64_t n, to[LISTED], from[LISTED];
} columns;
static bool list_columns(const pad_plan *p, columns *l, int64_t begin, int64_t end) {
    const int d = p->ndim - 1;
    if (p->unit > 1 || end - begin > LISTED - l->n) return false;
    for (int64_t o = begin; o < end; o++, l->n++)
        l->to[l->n] = o * p->to[d], l->from[l->n] = padded_source(&p->dim[d], o) * p->from[d];
    return true;
}
#define PUT_LISTED(T)                                                                                                 \
    for (int64_t k = 0; k < l->n; k++) *(T *)(void *)(to + l->to[k]) = *(const T *)(const void *)(from + l->from[k]); \
    break;
static void put_listed(const columns *l, int64_t item, char *restrict to, const char *restrict from) {
    switch (item) {
    case 1: PUT_LISTED(uint8_t)
    case 2: PUT_LISTED(uint16_t)
    case 4: PUT_LISTED(bytes4)
    case 8: PUT_LISTED(bytes8)
    default: PUT_LISTED(bytes16)
    }
}
static void pad_rows(void *context, int64_t begin, int64_t end) {
    const pad_run *r = context;
    const pad_plan *p = r->p;
    const int d = p->ndim - 1;
    const bool whole =
        p->from[d] == p->unit * p->item && p->to[d] == p->from[d] && (p->unit == 1 || p->unit_from == p->item);
    const int64_t size = p->sizes[d], low = whole ? p->low : size, high = whole ? p->high : size;
    const int64_t run_from = high > low ? padded_source(&p->dim[d], low) * p->from[d] : 0;
    columns l = {0};
    const bool listed = list_columns(p, &l, 0, low) && list_columns(p, &l, high, size);
    int64_t at[TORC_MAX_DIMS], rest = begin;
    for (int k = d - 1; k >= 0; k--) at[k] = rest % p->sizes[k], rest /= p->sizes[k];
    char *outer_to = r->out;
    const char *outer_from = r->in;
    for (int64_t row = begin; row < end; row++) {
        if (row == begin || (d && at[d - 1] == 0)) { /* the dimensions in front of the rows' own */
            outer_to = r->out, outer_from = r->in;
            for (int k = 0; k < d - 1; k++)
                outer_to += at[k] * p->to[k], outer_from += padded_source(&p->dim[k], at[k]) * p->from[k];
        }
        char *to = outer_to + (d ? at[d - 1] * p->to[d - 1] : 0);
        const char *from = outer_from + (d ? padded_source(&p->dim[d - 1], at[d - 1]) * p->from[d - 1] : 0);
        if (listed)
            put_listed(&l, p->item, to, from);
        else
            put_each(p, to, from, 0, low), put_each(p, to, from, high, size);
        if (high > low) memcpy(to + low * p->to[d], from + run_from, (size_t)((high - low) * p->to[d]));
        for (int k = d - 1; k >= 0 && ++at[k] == p->sizes[k]; k--) at[k] = 0;
    }
}
static bool run_pad(const torc_call *c) {
    const pad_plan *p = c->plan;
    if (!c->out[0]->numel) return true;
    const pad_run r = {p, tensor_data(c->in[0]), tensor_data(c->out[0])};
    parallel_for(p->rows, MAX(1, 65536 / (p->sizes[p->ndim - 1] * p->unit * p->item)), pad_rows, (void *)&r);
    return true;
}

/* ------------------------------------------------------------------------------------------------ gradient
 * Planes are the dimensions from the outermost padded one on. */
typedef struct pad_back_plan {
    pad_plan p; /* its input is the gradient that is computed */
    int64_t planes, plane_to, plane_from, rows, parts;
    bool units;             /* of channels_last: elements lie as strides say, `unit` channels are added together */
    int64_t pieces, widest; /* whose channels are done in so many pieces, of at most so many */
} pad_back_plan;
/* Images with their channels last: a plane is one of the batch, a column a pixel. Where channels are padded a plane is all, a column an element. */
static void plan_units(pad_back_plan *b, torc_tensor g, torc_tensor x, const attr_ints *pad, int mode) {
    enum { FEWEST = 16 }; /* channels of a piece: a line of the cache */
    pad_plan *p = &b->p;
    const int padded = (int)(pad->count / 2);
    const bool spatial = padded <= x->ndim - 2;
    const int n = spatial ? MAX(padded, 1) : x->ndim, first = x->ndim - n;
    *b = (pad_back_plan){.p = {.ndim = n, .dtype = x->dtype, .unit = spatial ? x->sizes[1] : 1},
                         .units = true,
                         .planes = spatial ? x->sizes[0] : 1,
                         .rows = 1};
    b->plane_to = b->plane_from = p->unit;
    for (int d = 2; d < first; d++) b->planes *= x->sizes[d];
    for (int d = 0; d < n; d++) {
        const int64_t k = n - 1 - d;
        p->dim[d] = (padded_dim){.size = x->sizes[first + d], .mode = mode};
        if (k < padded) p->dim[d].before = pad->v[2 * k], p->dim[d].behind = pad->v[2 * k + 1];
        p->sizes[d] = g->sizes[first + d];
        p->to[d] = g->strides[first + d], p->from[d] = x->strides[first + d] / p->unit;
        b->plane_to *= p->sizes[d], b->plane_from *= p->dim[d].size;
        if (d < n - 1) b->rows *= p->sizes[d];
    }
    set_row(p);
    const int64_t threads = parallel_threads();
    b->pieces = MAX(1, MIN(p->unit / FEWEST, (threads + b->planes - 1) / MAX(1, b->planes)));
    b->widest = (p->unit + b->pieces - 1) / b->pieces;
    b->parts = MAX(1, MIN(MIN(threads, b->planes * b->pieces), g->numel / 8192));
}
static bool plan_pad_backward(const torc_call *c, void *plan, size_t *scratch) {
    const fused_pad_backward_attrs *a = c->attrs;
    const torc_tensor g = c->in[0], x = c->out[0];
    pad_back_plan *b = plan;
    pad_plan *p = &b->p;
    const int padded = (int)(a->pad.count / 2), n = MAX(padded, 1), first = x->ndim - n;
    if (!is_contiguous(g) || !is_contiguous(x)) {
        plan_units(b, g, x, &a->pad, (int)a->mode);
        if (dtype_half(x->dtype))
            *scratch =
                (size_t)(b->parts * (b->plane_from / p->unit + p->sizes[p->ndim - 1]) * b->widest) * sizeof(float);
        return true;
    }
    *b = (pad_back_plan){.p = {.ndim = n, .dtype = x->dtype}, .planes = 1, .plane_to = 1, .plane_from = 1, .rows = 1};
    for (int d = 0; d < first; d++) b->planes *= x->sizes[d];
    for (int d = n - 1; d >= 0; d--) {
        const int64_t k = n - 1 - d;
        p->dim[d] = (padded_dim){.size = x->sizes[first + d], .mode = a->mode};
        if (k < padded) p->dim[d].before = a->pad.v[2 * k], p->dim[d].behind = a->pad.v[2 * k + 1];
        p->sizes[d] = g->sizes[first + d];
        p->to[d] = b->plane_to, p->from[d] = b->plane_from;
        b->plane_to *= p->sizes[d], b->plane_from *= p->dim[d].size;
        if (d < n - 1) b->rows *= p->sizes[d];
    }
    set_row(p);
    b->parts = MAX(1, MIN(MIN((int64_t)parallel_threads(), b->planes), g->numel / 8192));
    if (dtype_half(x->dtype)) *scratch = (size_t)(b->parts * (b->plane_from + p->sizes[n - 1])) * sizeof(float);
    return true;
}
typedef struct pad_back {
    const pad_back_plan *b;
    const char *grad;
    char *out, *scratch;
} pad_back;
#define ADD_ROWS(T, GRAD)                                                                      \
    for (int64_t row = 0; row < b->rows; row++) {                                              \
        T *to = sums;                                                                          \
        int64_t rest = row;                                                                    \
        for (int k = d - 1; k >= 0; k--) {                                                     \
            to += padded_source(&p->dim[k], rest % p->sizes[k]) * p->from[k];                  \
            rest /= p->sizes[k];                                                               \
        }                                                                                      \
        const T *restrict g = GRAD;                                                            \
        for (int64_t o = 0; o < p->low; o++) to[padded_source(&last, o)] += g[o];              \
        T *restrict run = to + (p->high > p->low ? padded_source(&last, p->low) : 0) - p->low; \
        for (int64_t o = p->low; o < p->high; o++) run[o] += g[o];                             \
        for (int64_t o = p->high; o < size; o++) to[padded_source(&last, o)] += g[o];          \
    }
static const float *as_floats(int dtype, const char *from, int64_t at, int64_t n, float *block) {
    load_f32(block, dtype, element(dtype, from, at), 1, n);
    return block;
}
static void pad_parts(void *context, int64_t begin, int64_t end) {
    const pad_back *r = context;
    const pad_back_plan *b = r->b;
    const pad_plan *p = &b->p;
    const int d = p->ndim - 1;
    const padded_dim last = p->dim[d];
    const int64_t size = p->sizes[d];
    for (int64_t part = begin; part < end; part++)
        for (int64_t plane = b->planes * part / b->parts; plane < b->planes * (part + 1) / b->parts; plane++) {
            const int64_t at = plane * b->plane_to;
            if (dtype_half(p->dtype)) {
                float *sums = (float *)(void *)r->scratch + part * (b->plane_from + size),
                      *block = sums + b->plane_from;
                memset(sums, 0, (size_t)b->plane_from * sizeof *sums);
                ADD_ROWS(float, as_floats(p->dtype, r->grad, at + row * size, size, block))
                store_f32(p->dtype, element_mut(p->dtype, r->out, plane * b->plane_from), 1, sums, b->plane_from);
            } else if (p->dtype == TORC_FLOAT32) {
                float *sums = (float *)(void *)r->out + plane * b->plane_from;
                memset(sums, 0, (size_t)b->plane_from * sizeof *sums);
                ADD_ROWS(float, (const float *)(const void *)r->grad + at + row * size)
            } else {
                double *sums = (double *)(void *)r->out + plane * b->plane_from;
                memset(sums, 0, (size_t)b->plane_from * sizeof *sums);
                ADD_ROWS(double, (const double *)(const void *)r->grad + at + row * size)
            }
        }
}
/* Rows of pixels: `width` channels of each are added to those at the pixel it came from, which are `apart` further for each pixel. What lies in the
 * middle of a row is one run, if all channels are added. */
#define ADD_PIXEL(T, PIXEL)                                                           \
    {                                                                                 \
        T *restrict sum = sums + (to + padded_source(&last, o) * p->from[d]) * apart; \
        const T *restrict g = PIXEL;                                                  \
        for (int64_t c = 0; c < width; c++) sum[c] += g[c];                           \
    }
#define ADD_UNITS(T, PIXEL)                                                          \
    for (int64_t row = 0; row < b->rows; row++) {                                    \
        int64_t to = 0, at = first, rest = row, o = 0;                               \
        for (int k = d - 1; k >= 0; k--) {                                           \
            to += padded_source(&p->dim[k], rest % p->sizes[k]) * p->from[k];        \
            at += rest % p->sizes[k] * p->to[k];                                     \
            rest /= p->sizes[k];                                                     \
        }                                                                            \
        for (; o < p->low; o++) ADD_PIXEL(T, PIXEL)                                  \
        if (o < p->high && width == apart && p->from[d] == 1 && p->to[d] == width) { \
            T *restrict sum = sums + (to + padded_source(&last, o)) * apart;         \
            const T *restrict g = PIXEL;                                             \
            for (int64_t c = 0; c < (p->high - p->low) * width; c++) sum[c] += g[c]; \
            o = p->high;                                                             \
        }                                                                            \
        for (; o < p->sizes[d]; o++) ADD_PIXEL(T, PIXEL)                             \
    }
/* Pixels of 16 bits as floats: of a whole row at once where their channels lie together. */
static const float *pixel_as_floats(const pad_back *r, int64_t at, int64_t o, int64_t width, float *block) {
    const pad_plan *p = &r->b->p;
    const int d = p->ndim - 1;
    if (p->to[d] != width) return as_floats(p->dtype, r->grad, at + o * p->to[d], width, block);
    if (!o) as_floats(p->dtype, r->grad, at, width * p->sizes[d], block);
    return block + o * width;
}
#define CLEAR_UNITS                                               \
    if (width == apart)                                           \
        memset(sums, 0, (size_t)(pixels * width) * sizeof *sums); \
    else                                                          \
        for (int64_t k = 0; k < pixels; k++) memset(sums + k * apart, 0, (size_t)width * sizeof *sums);
static void pad_units(void *context, int64_t begin, int64_t end) {
    const pad_back *r = context;
    const pad_back_plan *b = r->b;
    const pad_plan *p = &b->p;
    const int d = p->ndim - 1;
    const padded_dim last = p->dim[d];
    const int64_t items = b->planes * b->pieces, pixels = b->plane_from / p->unit;
    for (int64_t part = begin; part < end; part++)
        for (int64_t item = items * part / b->parts; item < items * (part + 1) / b->parts; item++) {
            const int64_t plane = item / b->pieces, piece = item % b->pieces, from = p->unit * piece / b->pieces,
                          width = p->unit * (piece + 1) / b->pieces - from, first = plane * b->plane_to + from,
                          out = plane * b->plane_from + from;
            if (dtype_half(p->dtype)) {
                const int64_t apart = width;
                float *sums = (float *)(void *)r->scratch + part * (pixels + p->sizes[d]) * b->widest,
                      *block = sums + pixels * width;
                memset(sums, 0, (size_t)(pixels * width) * sizeof *sums);
                ADD_UNITS(float, pixel_as_floats(r, at, o, width, block))
                if (width == p->unit)
                    store_f32(p->dtype, element_mut(p->dtype, r->out, out), 1, sums, pixels * width);
                else
                    for (int64_t k = 0; k < pixels; k++)
                        store_f32(p->dtype, element_mut(p->dtype, r->out, out + k * p->unit), 1, sums + k * width,
                                  width);
                continue;
            }
            const int64_t apart = p->unit;
            if (p->dtype == TORC_FLOAT32) {
                float *sums = (float *)(void *)r->out + out;
                CLEAR_UNITS
                ADD_UNITS(float, (const float *)(const void *)r->grad + at + o * p->to[d])
            } else {
                double *sums = (double *)(void *)r->out + out;
                CLEAR_UNITS
                ADD_UNITS(double, (const double *)(const void *)r->grad + at + o * p->to[d])
            }
        }
}
static bool run_pad_backward(const torc_call *c) {
    const pad_back_plan *b = c->plan;
    if (!c->out[0]->numel) return true;
    const pad_back r = {b, c->in[0]->numel ? tensor_data(c->in[0]) : NULL, tensor_data(c->out[0]), c->scratch};
    parallel_for(b->parts, 1, b->units ? pad_units : pad_parts, (void *)&r);
    return true;
}

const kernel cpu_pad_kernels[] = {
    PLANNED(OP_fused_pad, run_pad, plan_pad, pad_plan),
    PLANNED(OP_fused_pad_backward, run_pad_backward, plan_pad_backward, pad_back_plan, .last = true),
    {0},
};
