/* pool.c - maximum and mean over windows of an image.
 *
 * Every output pixel walks its own window; windows overlap little in practice, so nothing cleverer pays. Images arrive
 * contiguous and are shared out plane by plane. Backward passes own whole planes too, so no two threads add to one pixel
 * and sums have one order. Means are summed in double.
 * A window may miss the image: padding, dilation and ceil_mode together allow it. Its maximum is the lowest value, as in
 * PyTorch, and its index -1, which PyTorch's backward skips too; PyTorch itself names a place that may belong to another
 * pixel, or to none. */
#include <math.h>

#include "cpu/blocks.h"
#include "cpu/families.h"
#include "cpu/move.h"
#include "ops/generated/attrs.h"

typedef struct pool {
    const char *in;
    char *out;
    int64_t *where; /* maxima: index within the plane */
    int dtype;
    int64_t h, w, oh, ow; /* of the image, of the output */
    int64_t kh, kw, sh, sw, ph, pw, dh, dw;
    bool adaptive, include_pad;
    int64_t divisor; /* 0: the window's size */
} pool;

static void image_sizes(torc_tensor t, int64_t *h, int64_t *w, int64_t *planes) {
    *h = t->sizes[t->ndim - 2], *w = t->sizes[t->ndim - 1], *planes = 1;
    for (int i = 0; i + 2 < t->ndim; i++) *planes *= t->sizes[i];
}
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

/* ------------------------------------------------------------------------------------------------ maximum */
#define MAX_PLANES(T, S, VALUE, LOWEST, NONE, IS_NAN)                                              \
    static void max_##S(void *context, int64_t begin, int64_t end) {                               \
        const pool *p = context;                                                                   \
        for (int64_t n = begin; n < end; n++) {                                                    \
            const T *in = (const T *)(const void *)p->in + n * p->h * p->w;                        \
            T *out = (T *)(void *)p->out + n * p->oh * p->ow;                                      \
            int64_t *where = p->where + n * p->oh * p->ow;                                         \
            for (int64_t i = 0; i < p->oh; i++) {                                                  \
                int64_t r0, r1, c0, c1, e;                                                         \
                window(i, p->kh, p->sh, p->ph, p->dh, p->h, p->oh, p->adaptive, &r0, &r1, &e);     \
                for (int64_t j = 0; j < p->ow; j++) {                                              \
                    window(j, p->kw, p->sw, p->pw, p->dw, p->w, p->ow, p->adaptive, &c0, &c1, &e); \
                    bool any = r0 < r1 && c0 < c1;                                                 \
                    int64_t best = any ? r0 * p->w + c0 : -1;                                      \
                    T chosen = any ? in[best] : NONE;                                              \
                    __typeof__(VALUE(chosen)) m = LOWEST;                                          \
                    for (int64_t r = r0; r < r1; r += p->dh)                                       \
                        for (int64_t c = c0; c < c1; c += p->dw) {                                 \
                            T raw = in[r * p->w + c];                                              \
                            __typeof__(m) v = VALUE(raw);                                          \
                            const bool larger = (v > m) | IS_NAN(v); /* no branch to predict */    \
                            m = larger ? v : m;                                                    \
                            chosen = larger ? raw : chosen;                                        \
                            best = larger ? r * p->w + c : best;                                   \
                        }                                                                          \
                    out[i * p->ow + j] = chosen;                                                   \
                    where[i * p->ow + j] = best;                                                   \
                }                                                                                  \
            }                                                                                      \
        }                                                                                          \
    }
#define SELF(x) (x)
#define NEVER(x) 0
#define NOT_EQUAL(x) ((x) != (x))
MAX_PLANES(float, f32, SELF, -INFINITY, -INFINITY, NOT_EQUAL)
MAX_PLANES(double, f64, SELF, -(double)INFINITY, -(double)INFINITY, NOT_EQUAL)
MAX_PLANES(uint16_t, f16, half_to_float, -INFINITY, 0xfc00, NOT_EQUAL)
MAX_PLANES(uint16_t, bf16, bfloat16_to_float, -INFINITY, 0xff80, NOT_EQUAL)
MAX_PLANES(uint8_t, u8, SELF, 0, 0, NEVER)
MAX_PLANES(int8_t, i8, SELF, INT8_MIN, INT8_MIN, NEVER)
MAX_PLANES(int16_t, i16, SELF, INT16_MIN, INT16_MIN, NEVER)
MAX_PLANES(int32_t, i32, SELF, INT32_MIN, INT32_MIN, NEVER)
MAX_PLANES(int64_t, i64, SELF, INT64_MIN, INT64_MIN, NEVER)
static parallel_body *const max_bodies[TORC_DTYPE_COUNT] = {
    [TORC_FLOAT32] = max_f32,   [TORC_FLOAT64] = max_f64, [TORC_FLOAT16] = max_f16,
    [TORC_BFLOAT16] = max_bf16, [TORC_UINT8] = max_u8,    [TORC_INT8] = max_i8,
    [TORC_INT16] = max_i16,     [TORC_INT32] = max_i32,   [TORC_INT64] = max_i64};

static bool accepts_max(const torc_call *c) {
    const int dtype = c->in[0]->dtype;
    return !c->out[0]->numel || max_bodies[dtype] ||
           FAIL(NOT_IMPLEMENTED, "\"max_pool2d\" not implemented for '%s'", dtype_scalar_name(dtype));
}
static bool run_max(const torc_call *c, pool p) {
    int64_t planes;
    torc_tensor x = c->in[0], y = c->out[0];
    if (y->numel == 0) return true;
    image_sizes(x, &p.h, &p.w, &planes);
    image_sizes(y, &p.oh, &p.ow, &planes);
    p.in = tensor_data(x), p.out = tensor_data(y), p.where = tensor_data(c->out[1]), p.dtype = x->dtype;
    parallel_for(planes, MAX(1, 8192 / (p.h * p.w)), max_bodies[p.dtype], &p);
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

/* The sum of all gradients that belong to a pixel: one plane in double, then stored. */
typedef struct max_scatter_plan {
    int64_t pieces, planes, image, windows;
} max_scatter_plan;
typedef struct max_scatter {
    max_scatter_plan p;
    torc_tensor grad, where, out;
    double *scratch; /* of each piece, except of float32, which is added in place */
} max_scatter;
static void scatter_pieces(void *context, int64_t begin, int64_t end) {
    const max_scatter *s = context;
    const max_scatter_plan *p = &s->p;
    int dtype = s->grad->dtype;
    const int64_t *where = tensor_data(s->where);
    for (int64_t piece = begin; piece < end; piece++)
        for (int64_t n = p->planes * piece / p->pieces; n < p->planes * (piece + 1) / p->pieces; n++) {
            int64_t g = n * p->windows, o = n * p->image;
            if (dtype == TORC_FLOAT32) {
                float *out = (float *)tensor_data(s->out) + o;
                const float *grad = (const float *)tensor_data(s->grad) + g;
                memset(out, 0, sizeof *out * (size_t)p->image);
                for (int64_t i = 0; i < p->windows; i++)
                    if (where[g + i] >= 0) out[where[g + i]] += grad[i];
            } else {
                double *sum = s->scratch + piece * p->image;
                memset(sum, 0, sizeof *sum * (size_t)p->image);
                for (int64_t i = 0; i < p->windows; i++)
                    if (where[g + i] >= 0) sum[where[g + i]] += get_float(dtype, tensor_data(s->grad), g + i);
                for (int64_t i = 0; i < p->image; i++) set_float(dtype, tensor_data(s->out), o + i, sum[i]);
            }
        }
}
static bool plan_max_pool2d_backward(const torc_call *c, void *plan, size_t *scratch) {
    max_scatter_plan p;
    int64_t h, w, planes;
    image_sizes(c->out[0], &h, &w, &p.planes);
    p.image = h * w;
    image_sizes(c->in[0], &h, &w, &planes);
    p.windows = h * w;
    p.pieces = MAX(1, MIN(MIN((int64_t)parallel_threads(), p.planes), c->out[0]->numel / 8192));
    if (c->in[0]->dtype != TORC_FLOAT32) *scratch = (size_t)(p.pieces * p.image) * 8;
    *(max_scatter_plan *)plan = p;
    return true;
}
static bool run_max_pool2d_backward(const torc_call *c) {
    max_scatter s = {*(const max_scatter_plan *)c->plan, c->in[0], c->in[1], c->out[0], c->scratch};
    if (!s.out->numel) return true;
    const int64_t *where = s.where->numel ? tensor_data(s.where) : NULL;
    for (int64_t i = 0; i < s.where->numel; i++)
        if (where[i] < -1 || where[i] >= s.p.image) /* -1: a window that missed the image */
            return FAIL(INDEX, "max_pool2d_backward: index %lld is outside an image of %lld elements",
                        (long long)where[i], (long long)s.p.image);
    parallel_for(s.p.pieces, 1, scatter_pieces, &s);
    return true;
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
static void mean_planes(void *context, int64_t begin, int64_t end) {
    const pool *p = context;
    for (int64_t n = begin; n < end; n++)
        for (int64_t i = 0; i < p->oh; i++)
            for (int64_t j = 0; j < p->ow; j++) {
                int64_t r0, r1, c0, c1, eh, ew, plane = n * p->h * p->w, o = (n * p->oh + i) * p->ow + j;
                window(i, p->kh, p->sh, p->ph, 1, p->h, p->oh, p->adaptive, &r0, &r1, &eh);
                window(j, p->kw, p->sw, p->pw, 1, p->w, p->ow, p->adaptive, &c0, &c1, &ew);
                int64_t divisor = divisor_of(p, eh, ew, MAX(0, r1 - r0) * MAX(0, c1 - c0));
                if (p->dtype == TORC_INT64) {
                    int64_t s = 0;
                    for (int64_t r = r0; r < r1; r++)
                        for (int64_t c = c0; c < c1; c++)
                            s += ((const int64_t *)(const void *)p->in)[plane + r * p->w + c];
                    ((int64_t *)(void *)p->out)[o] = divisor && r1 > r0 && c1 > c0 ? s / divisor : 0;
                    continue;
                }
                double s = 0;
                bool f32 = p->dtype == TORC_FLOAT32;
                const float *x = (const float *)(const void *)p->in + (f32 ? plane : 0);
                if (f32 && c1 - c0 == p->w && r1 > r0)
                    s = sum_run(x + r0 * p->w, (r1 - r0) * p->w);
                else
                    for (int64_t r = r0; r < r1; r++)
                        if (f32 && c1 - c0 >= 16)
                            s += sum_run(x + r * p->w + c0, c1 - c0);
                        else if (f32)
                            for (int64_t c = c0; c < c1; c++) s += (double)x[r * p->w + c];
                        else
                            for (int64_t c = c0; c < c1; c++) s += get_float(p->dtype, p->in, plane + r * p->w + c);
                set_float(p->dtype, p->out, o, r1 > r0 && c1 > c0 ? s / (double)divisor : 0);
            }
}
static bool run_mean(const torc_call *c, pool p) {
    int64_t planes;
    if (c->out[0]->numel == 0) return true;
    image_sizes(c->in[0], &p.h, &p.w, &planes);
    image_sizes(c->out[0], &p.oh, &p.ow, &planes);
    p.in = tensor_data(c->in[0]), p.out = tensor_data(c->out[0]), p.dtype = c->in[0]->dtype;
    parallel_for(planes, MAX(1, 8192 / (p.h * p.w)), mean_planes, &p);
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

/* Gradient: p->in are gradients (oh × ow), p->out the image's (h × w). */
typedef struct spread {
    pool p;
    int64_t pieces, planes;
    double *scratch;
} spread;
static void spread_pieces(void *context, int64_t begin, int64_t end) {
    const spread *s = context;
    const pool *p = &s->p;
    int64_t image = p->h * p->w;
    for (int64_t piece = begin; piece < end; piece++)
        for (int64_t n = s->planes * piece / s->pieces; n < s->planes * (piece + 1) / s->pieces; n++) {
            double *sum = s->scratch + piece * image;
            memset(sum, 0, sizeof *sum * (size_t)image);
            for (int64_t i = 0; i < p->oh; i++)
                for (int64_t j = 0; j < p->ow; j++) {
                    int64_t r0, r1, c0, c1, eh, ew;
                    window(i, p->kh, p->sh, p->ph, 1, p->h, p->oh, p->adaptive, &r0, &r1, &eh);
                    window(j, p->kw, p->sw, p->pw, 1, p->w, p->ow, p->adaptive, &c0, &c1, &ew);
                    if (r1 <= r0 || c1 <= c0) continue;
                    double g = get_float(p->dtype, p->in, (n * p->oh + i) * p->ow + j) /
                               (double)divisor_of(p, eh, ew, (r1 - r0) * (c1 - c0));
                    for (int64_t r = r0; r < r1; r++)
                        for (int64_t c = c0; c < c1; c++) sum[r * p->w + c] += g;
                }
            for (int64_t i = 0; i < image; i++) set_float(p->dtype, p->out, n * image + i, sum[i]);
        }
}
static bool plan_spread(const torc_call *c, pool p, void *plan, size_t *scratch) {
    spread s = {.p = p};
    s.p.dtype = c->out[0]->dtype;
    image_sizes(c->in[0], &s.p.oh, &s.p.ow, &s.planes);
    image_sizes(c->out[0], &s.p.h, &s.p.w, &s.planes);
    s.pieces = MAX(1, MIN(MIN((int64_t)parallel_threads(), s.planes), c->out[0]->numel / 8192));
    *scratch = (size_t)(s.pieces * s.p.h * s.p.w) * 8;
    *(spread *)plan = s;
    return true;
}
static bool run_spread(const torc_call *c) {
    spread s = *(const spread *)c->plan;
    if (c->out[0]->numel == 0) return true;
    s.p.in = c->in[0]->numel ? tensor_data(c->in[0]) : NULL, s.p.out = tensor_data(c->out[0]), s.scratch = c->scratch;
    parallel_for(s.pieces, 1, spread_pieces, &s);
    return true;
}
static bool plan_avg_pool2d_backward(const torc_call *c, void *plan, size_t *scratch) {
    const avg_pool2d_backward_attrs *a = c->attrs;
    return plan_spread(c, mean_of(&c->window, a->count_include_pad), plan, scratch);
}
static bool plan_adaptive_avg_pool2d_backward(const torc_call *c, void *plan, size_t *scratch) {
    return plan_spread(c, (pool){.adaptive = true}, plan, scratch);
}

const kernel cpu_pool_kernels[] = {
    KERNEL(OP_max_pool2d_with_indices, run_max_pool2d, .accepts = accepts_max),
    PLANNED(OP_max_pool2d_backward, run_max_pool2d_backward, plan_max_pool2d_backward, max_scatter_plan),
    KERNEL(OP_adaptive_max_pool2d, run_adaptive_max_pool2d, .accepts = accepts_max),
    KERNEL(OP_avg_pool2d, run_avg_pool2d),
    PLANNED(OP_avg_pool2d_backward, run_spread, plan_avg_pool2d_backward, spread),
    KERNEL(OP_adaptive_avg_pool2d, run_adaptive_avg_pool2d),
    PLANNED(OP_adaptive_avg_pool2d_backward, run_spread, plan_adaptive_avg_pool2d_backward, spread),
    {0},
};
