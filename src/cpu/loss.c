/* loss.c - negative log likelihood, the elementwise part of binary cross entropy, and multi_margin_loss.
 *
 * nll reads one number per target from (n, classes, inner); it is bound by the log_softmax before it, so it runs plainly,
 * in one order and in double. All targets are checked before anything is written. */
#include <math.h>

#include "cpu/blocks.h"
#include "cpu/families.h"
#include "cpu/loss.h"
#include "cpu/move.h"
#include "ops/generated/attrs.h"
#include "ops/loss_mode.h"

typedef struct layout {
    int64_t n, classes, inner;
} layout;
static layout layout_of(torc_tensor x) {
    layout l = {x->ndim == 1 ? 1 : x->sizes[0], x->ndim == 1 ? x->sizes[0] : x->sizes[1], 1};
    for (int i = 2; i < x->ndim; i++) l.inner *= x->sizes[i];
    return l;
}
static int64_t target_at(torc_tensor t, int64_t i) {
    return t->dtype == TORC_UINT8 ? ((const uint8_t *)tensor_data(t))[i] : ((const int64_t *)tensor_data(t))[i];
}
static double weight_of(torc_tensor w, int64_t k) { return w ? get_float(w->dtype, tensor_data(w), k) : 1; }
static bool check_targets(torc_tensor t, int64_t classes, int64_t ignore) {
    for (int64_t i = 0; i < t->numel; i++) {
        int64_t k = target_at(t, i);
        if (k != ignore && (k < 0 || k >= classes)) return FAIL(INDEX, "Target %lld is out of bounds.", (long long)k);
    }
    return true;
}

static bool run_nll_loss_forward(const torc_call *c) {
    const nll_loss_forward_attrs *a = c->attrs;
    torc_tensor x = c->in[0], t = c->in[1], w = c->in[2], out = c->out[0];
    layout l = layout_of(x);
    if (!check_targets(t, l.classes, a->ignore_index)) return false;
    double sum = 0, total = 0;
    for (int64_t i = 0; i < t->numel; i++) {
        int64_t k = target_at(t, i);
        double v = 0;
        if (k != a->ignore_index) {
            double wk = weight_of(w, k);
            v = -wk * get_float(x->dtype, tensor_data(x), (i / l.inner * l.classes + k) * l.inner + i % l.inner);
            sum += v, total += wk;
        }
        if (a->reduction == REDUCE_NONE) set_float(out->dtype, tensor_data(out), i, v);
    }
    if (a->reduction != REDUCE_NONE)
        set_float(out->dtype, tensor_data(out), 0, a->reduction == REDUCE_MEAN ? sum / total : sum);
    set_float(x->dtype, tensor_data(c->out[1]), 0, a->reduction != REDUCE_NONE ? total : 0);
    return true;
}
static bool run_nll_loss_backward(const torc_call *c) {
    const nll_loss_backward_attrs *a = c->attrs;
    torc_tensor g = c->in[0], t = c->in[1], w = c->in[2], total = c->in[3], out = c->out[0];
    layout l = layout_of(out);
    if (!out->numel) return true;
    if (!check_targets(t, l.classes, a->ignore_index)) return false;
    cpu_zero(tensor_data(out), (size_t)out->numel * tensor_itemsize(out));
    if (!t->numel) return true;
    double all = a->reduction != REDUCE_NONE ? get_float(g->dtype, tensor_data(g), 0) : 0;
    if (a->reduction == REDUCE_MEAN) all /= get_float(total->dtype, tensor_data(total), 0);
    for (int64_t i = 0; i < t->numel; i++) {
        int64_t k = target_at(t, i);
        if (k == a->ignore_index) continue;
        double gi = a->reduction != REDUCE_NONE ? all : get_float(g->dtype, tensor_data(g), i);
        set_float(out->dtype, tensor_data(out), (i / l.inner * l.classes + k) * l.inner + i % l.inner,
                  -weight_of(w, k) * gi);
    }
    return true;
}

/* Blocks of elements as they are computed with: float, or double. */
enum { BLOCK = 256 };
typedef struct bce {
    torc_tensor x, t, out;
    bool wide;
} bce;
static void bce_load(const bce *b, torc_tensor from, int64_t at, void *to, int64_t n) {
    converters()->load[from->dtype][b->wide ? COMPUTE_F64 : COMPUTE_F32](
        to, element(from->dtype, tensor_data(from), at), (int64_t)dtype_sizes[from->dtype], n);
}
static void bce_range(void *context, int64_t begin, int64_t end) {
    const bce *b = context;
    const loss_loops *loops = ISA_PICK(loss_loops);
    _Alignas(64) double x[BLOCK], t[BLOCK];
    for (int64_t i = begin; i < end; i += BLOCK) {
        const int64_t n = MIN(BLOCK, end - i), item = (int64_t)dtype_sizes[b->out->dtype];
        const int64_t whole = (n + LOSS_LANES - 1) / LOSS_LANES * LOSS_LANES;
        memset(x, 0x3f, sizeof x), memset(t, 0x3f, sizeof t); /* what lies behind the block is some probability */
        bce_load(b, b->x, i, x, n);
        bce_load(b, b->t, i, t, n);
        if (b->wide)
            loops->entropy_f64(x, t, whole);
        else
            loops->entropy_f32((float *)(void *)x, (const float *)(const void *)t, whole);
        converters()->store[b->wide ? COMPUTE_F64 : COMPUTE_F32][b->out->dtype](
            element_mut(b->out->dtype, tensor_data(b->out), i), item, x, n);
    }
}
static bool run_binary_cross_entropy(const torc_call *c) {
    bce b = {c->in[0], c->in[1], c->out[0], c->out[0]->dtype == TORC_FLOAT64};
    const loss_loops *loops = ISA_PICK(loss_loops);
    for (int64_t i = 0; i < b.x->numel; i += BLOCK) {
        _Alignas(64) double x[BLOCK];
        const int64_t n = MIN(BLOCK, b.x->numel - i);
        bce_load(&b, b.x, i, x, n);
        if (!(b.wide ? loops->probable_f64(x, n) : loops->probable_f32((const float *)(const void *)x, n)))
            return FAIL(RUNTIME, "all elements of input should be between 0 and 1");
    }
    if (b.x->numel) parallel_for(b.x->numel, 4096, bce_range, &b);
    return true;
}

/* Rows of logits and class indices. The public function takes this way on CUDA only; here it is what the other is compared
 * with, and serves graphs that were made there. */
typedef struct entropy {
    torc_tensor x, t, lse, out, g;
    int64_t ignore, reduction;
    double scale;
} entropy;
static void entropy_rows(void *context, int64_t begin, int64_t end) {
    const entropy *e = context;
    int64_t classes = e->x->sizes[1];
    for (int64_t i = begin; i < end; i++) {
        double top = -INFINITY, sum = 0;
        for (int64_t k = 0; k < classes; k++)
            top = fmax(top, get_float(e->x->dtype, tensor_data(e->x), i * classes + k));
        for (int64_t k = 0; k < classes; k++)
            sum += exp(get_float(e->x->dtype, tensor_data(e->x), i * classes + k) - top);
        set_float(e->lse->dtype, tensor_data(e->lse), i, top + log(sum));
    }
}
static bool run_fused_cross_entropy(const torc_call *c) {
    const fused_cross_entropy_attrs *a = c->attrs;
    entropy e = {.x = c->in[0], .t = c->in[1], .lse = c->out[1]};
    torc_tensor out = c->out[0];
    int64_t rows = e.t->numel, classes = e.x->sizes[1];
    if (!check_targets(e.t, classes, a->ignore_index)) return false;
    if (rows) parallel_for(rows, MAX(1, 8192 / MAX(1, classes)), entropy_rows, &e);
    double sum = 0, total = 0;
    for (int64_t i = 0; i < rows; i++) {
        int64_t k = target_at(e.t, i);
        double v = 0;
        if (k != a->ignore_index) {
            v = get_float(e.lse->dtype, tensor_data(e.lse), i) -
                get_float(e.x->dtype, tensor_data(e.x), i * classes + k);
            total++;
        }
        sum += v;
        if (a->reduction == REDUCE_NONE) set_float(out->dtype, tensor_data(out), i, v);
    }
    if (a->reduction != REDUCE_NONE)
        set_float(out->dtype, tensor_data(out), 0, a->reduction == REDUCE_MEAN ? sum / total : sum);
    set_float(c->out[2]->dtype, tensor_data(c->out[2]), 0, a->reduction != REDUCE_NONE ? total : 0);
    return true;
}
static void entropy_back_rows(void *context, int64_t begin, int64_t end) {
    const entropy *e = context;
    int64_t classes = e->x->sizes[1];
    for (int64_t i = begin; i < end; i++) {
        int64_t target = target_at(e->t, i);
        double lse = get_float(e->lse->dtype, tensor_data(e->lse), i);
        double g = target == e->ignore
                       ? 0
                       : get_float(e->g->dtype, tensor_data(e->g), e->reduction != REDUCE_NONE ? 0 : i) * e->scale;
        for (int64_t k = 0; k < classes; k++) {
            double p = exp(get_float(e->x->dtype, tensor_data(e->x), i * classes + k) - lse);
            set_float(e->out->dtype, tensor_data(e->out), i * classes + k,
                      target == e->ignore ? 0 : (p - (k == target)) * g);
        }
    }
}
static bool run_fused_cross_entropy_backward(const torc_call *c) {
    const fused_cross_entropy_backward_attrs *a = c->attrs;
    entropy e = {.g = c->in[0],
                 .x = c->in[1],
                 .t = c->in[2],
                 .lse = c->in[3],
                 .out = c->out[0],
                 .ignore = a->ignore_index,
                 .reduction = a->reduction,
                 .scale = 1};
    if (!e.x->numel) return true;
    if (!check_targets(e.t, e.x->sizes[1], a->ignore_index)) return false;
    if (a->reduction == REDUCE_MEAN) e.scale = 1 / get_float(c->in[4]->dtype, tensor_data(c->in[4]), 0);
    parallel_for(e.t->numel, MAX(1, 8192 / e.x->sizes[1]), entropy_back_rows, &e);
    return true;
}

/* log_softmax and nll_loss are vectors and threads; this is plain, and there to compare other devices' kernels with. */
static bool supports_fused_cross_entropy(const torc_call *c) {
    (void)c;
    return false;
}

/* ------------------------------------------------------------------------------------------ multi_margin_loss
 * Rows in blocks of float, or double; a gap that is NaN is none. */
typedef struct margins {
    torc_tensor x, t, w, g, out; /* g: NULL forward */
    double margin;
    int64_t classes;
    bool square, wide;
    int reduction;
    double *losses; /* [rows]; NULL where they go to out */
} margins;
/* The sum of gaps to the power p; and that of what their slopes are, which times `scale` take the gaps' place. */
#define MARGIN_LOOPS(T, s)                                                                   \
    static MULTI_ISA double gaps_##s(const T *x, T base, bool square, int64_t n) {           \
        T sums[MARGIN_LANES] = {0};                                                          \
        double sum = 0;                                                                      \
        int64_t i = 0;                                                                       \
        for (; i + MARGIN_LANES <= n; i += MARGIN_LANES)                                     \
            for (int k = 0; k < MARGIN_LANES; k++) {                                         \
                const T z = base + x[i + k], gap = z > 0 ? z : 0;                            \
                sums[k] += square ? gap * gap : gap;                                         \
            }                                                                                \
        for (; i < n; i++) {                                                                 \
            const T z = base + x[i], gap = z > 0 ? z : 0;                                    \
            sum += (double)(square ? gap * gap : gap);                                       \
        }                                                                                    \
        for (int k = 0; k < MARGIN_LANES; k++) sum += (double)sums[k];                       \
        return sum;                                                                          \
    }                                                                                        \
    static MULTI_ISA double slopes_##s(T *x, T base, bool square, T scale, T g, int64_t n) { \
        T sums[MARGIN_LANES] = {0};                                                          \
        double sum = 0;                                                                      \
        int64_t i = 0;                                                                       \
        for (; i + MARGIN_LANES <= n; i += MARGIN_LANES)                                     \
            for (int k = 0; k < MARGIN_LANES; k++) {                                         \
                const T z = base + x[i + k], steep = square ? 2 * z : 1;                     \
                sums[k] += z > 0 ? steep : 0;                                                \
                x[i + k] = (z > 0 ? steep * scale : 0) * g;                                  \
            }                                                                                \
        for (; i < n; i++) {                                                                 \
            const T z = base + x[i], steep = square ? 2 * z : 1;                             \
            sum += z > 0 ? (double)steep : 0;                                                \
            x[i] = (z > 0 ? steep * scale : 0) * g;                                          \
        }                                                                                    \
        for (int k = 0; k < MARGIN_LANES; k++) sum += (double)sums[k];                       \
        return sum;                                                                          \
    }
enum { MARGIN_LANES = 16 };
MARGIN_LOOPS(float, f32)
MARGIN_LOOPS(double, f64)
/* Classes begin … end of a row, to none of which the target belongs: the sum of their gaps, or of their slopes, which are stored times `scale` and g.
 * None stays none, whatever the weight. */
static double margin_part(const margins *m, int64_t row, double base, double scale, double g, int64_t begin,
                          int64_t end) {
    _Alignas(64) double block[BLOCK];
    float *const floats = (float *)(void *)block;
    const int dtype = m->x->dtype, compute = m->wide ? COMPUTE_F64 : COMPUTE_F32;
    const int64_t item = (int64_t)dtype_sizes[dtype];
    double sum = 0;
    for (int64_t k = begin; k < end; k += BLOCK) {
        const int64_t n = MIN(BLOCK, end - k), at = row * m->classes + k;
        converters()->load[dtype][compute](block, element(dtype, tensor_data(m->x), at), item, n);
        if (!m->g) {
            sum += m->wide ? gaps_f64(block, base, m->square, n) : gaps_f32(floats, (float)base, m->square, n);
            continue;
        }
        sum += m->wide ? slopes_f64(block, base, m->square, scale, g, n)
                       : slopes_f32(floats, (float)base, m->square, (float)scale, (float)g, n);
        converters()->store[compute][dtype](element_mut(dtype, tensor_data(m->out), at), item, block, n);
    }
    return sum;
}
static void margin_rows(void *context, int64_t begin, int64_t end) {
    const margins *m = context;
    for (int64_t row = begin; row < end; row++) {
        const int64_t k = target_at(m->t, row);
        const double own = get_float(m->x->dtype, tensor_data(m->x), row * m->classes + k),
                     base = m->wide ? m->margin - own : (double)((float)m->margin - (float)own);
        const double g = m->g ? get_float(m->g->dtype, tensor_data(m->g), m->reduction == REDUCE_NONE ? row : 0) : 1,
                     share = m->g && m->reduction == REDUCE_MEAN ? (double)m->t->numel : 1,
                     scale = weight_of(m->w, k) / ((double)m->classes * share);
        double sum = margin_part(m, row, base, scale, g, 0, k) + margin_part(m, row, base, scale, g, k + 1, m->classes);
        if (sum != 0) sum *= scale;
        if (m->g)
            set_float(m->out->dtype, tensor_data(m->out), row * m->classes + k, (0 - sum) * g);
        else if (m->losses)
            m->losses[row] = sum;
        else
            set_float(m->out->dtype, tensor_data(m->out), row, sum);
    }
}
static bool run_margins(margins *m) {
    m->classes = m->x->sizes[1], m->wide = m->x->dtype == TORC_FLOAT64;
    for (int64_t i = 0; i < m->t->numel; i++) {
        const int64_t k = target_at(m->t, i);
        if (k < 0 || k >= m->classes)
            return FAIL(RUNTIME, "target out of range: %lld is none of %lld classes", (long long)k,
                        (long long)m->classes);
    }
    if (m->t->numel) parallel_for(m->t->numel, MAX(1, 16384 / m->classes), margin_rows, m);
    return true;
}
typedef struct margin_plan {
    double margin;
    bool square;
    int reduction;
} margin_plan;
static bool plan_multi_margin(const torc_call *c, void *plan, size_t *scratch) {
    const fused_multi_margin_loss_attrs *a = c->attrs;
    const margin_plan p = {a->margin, a->p == 2, (int)a->reduction};
    if (p.reduction != REDUCE_NONE) *scratch = (size_t)c->in[1]->numel * sizeof(double);
    *(margin_plan *)plan = p;
    return true;
}
static bool run_multi_margin(const torc_call *c) {
    const margin_plan *p = c->plan;
    margins m = {.x = c->in[0],
                 .t = c->in[1],
                 .w = c->in[2],
                 .out = c->out[0],
                 .margin = p->margin,
                 .square = p->square,
                 .reduction = p->reduction,
                 .losses = p->reduction == REDUCE_NONE ? NULL : c->scratch};
    if (!run_margins(&m)) return false;
    if (p->reduction == REDUCE_NONE) return true;
    double sum = 0;
    for (int64_t i = 0; i < m.t->numel; i++) sum += m.losses[i];
    set_float(m.out->dtype, tensor_data(m.out), 0, p->reduction == REDUCE_MEAN ? sum / (double)m.t->numel : sum);
    return true;
}
static bool run_multi_margin_backward(const torc_call *c) {
    const fused_multi_margin_loss_backward_attrs *a = c->attrs;
    margins m = {.g = c->in[0],
                 .x = c->in[1],
                 .t = c->in[2],
                 .w = c->in[3],
                 .out = c->out[0],
                 .margin = a->margin,
                 .square = a->p == 2,
                 .reduction = (int)a->reduction};
    return run_margins(&m);
}

const kernel cpu_loss_kernels[] = {
    KERNEL(OP_nll_loss_forward, run_nll_loss_forward),
    KERNEL(OP_nll_loss_backward, run_nll_loss_backward),
    KERNEL(OP_binary_cross_entropy_each, run_binary_cross_entropy),
    KERNEL(OP_fused_cross_entropy, run_fused_cross_entropy, .supports = supports_fused_cross_entropy),
    KERNEL(OP_fused_cross_entropy_backward, run_fused_cross_entropy_backward),
    PLANNED(OP_fused_multi_margin_loss, run_multi_margin, plan_multi_margin, margin_plan),
    KERNEL(OP_fused_multi_margin_loss_backward, run_multi_margin_backward),
    {0},
};
