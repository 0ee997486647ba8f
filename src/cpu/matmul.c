/* matmul.c - the rows of matmul.def on the CPU: geometry in, one call of gemm.h out.
 *
 * What these kernels add to gemm.h is the addend (self of addmm, the bias of linear): it is spread over the output first
 * and the product is then accumulated onto it, so no temporary is needed. In place the output already is the addend. */
#include "cpu/blocks.h"
#include "cpu/gemm.h"
#include "cpu/move.h"
#include "ops/generated/attrs.h"
#include "ops/kernel.h"

/* The addend becomes what the output holds. In place it already is. */
static void spread(torc_tensor out, torc_tensor self) {
    if (!out->numel) return;
    if (tensor_data(out) == tensor_data(self) && shape_equal(out, self) &&
        !memcmp(out->strides, self->strides, sizeof(int64_t) * (size_t)out->ndim))
        return;
    cpu_copy(out, self);
}

/* ------------------------------------------------------------------------------------------------- operands */
static void set_a(gemm *g, torc_tensor t, int d) {
    g->a = t->numel ? tensor_data(t) : NULL, g->ars = t->strides[d], g->acs = t->strides[d + 1];
}
static void set_b(gemm *g, torc_tensor t, int d) {
    g->b = t->numel ? tensor_data(t) : NULL, g->brs = t->strides[d], g->bcs = t->strides[d + 1];
}
static void set_c(gemm *g, torc_tensor t, int d) {
    g->c = t->numel ? tensor_data(t) : NULL, g->crs = t->strides[d], g->ccs = t->strides[d + 1];
}
static void set_scales(gemm *g, torc_number alpha, torc_number beta) {
    g->alpha = torc_number_to_double(alpha), g->beta = torc_number_to_double(beta);
    g->ialpha = torc_number_to_int(alpha), g->ibeta = torc_number_to_int(beta);
}
static gemm blank(torc_tensor out) { return (gemm){.dtype = out->dtype, .alpha = 1, .ialpha = 1}; }

static gemm of_matrices(const torc_call *c, torc_tensor a, torc_tensor b, int d) {
    gemm g = blank(c->out[0]);
    g.m = a->sizes[d], g.k = a->sizes[d + 1], g.n = b->sizes[d + 1];
    set_c(&g, c->out[0], d), set_a(&g, a, d), set_b(&g, b, d);
    return g;
}

static bool run_mm(const torc_call *c) {
    gemm g = of_matrices(c, c->in[0], c->in[1], 0);
    gemm_run(&g, c->scratch, true);
    return true;
}
static size_t scratch_mm(const torc_call *c) {
    gemm g = of_matrices(c, c->in[0], c->in[1], 0);
    return gemm_scratch(&g);
}

static bool run_bmm(const torc_call *c) {
    gemm g = of_matrices(c, c->in[0], c->in[1], 1);
    gemm_batch_run(&g, c->in[0]->sizes[0], c->in[0]->strides[0], c->in[1]->strides[0], c->out[0]->strides[0],
                   c->scratch);
    return true;
}
static size_t scratch_bmm(const torc_call *c) {
    gemm g = of_matrices(c, c->in[0], c->in[1], 1);
    return gemm_batch_scratch(&g, c->in[0]->sizes[0]);
}

static bool run_addmm(const torc_call *c) {
    const addmm_attrs *a = c->attrs;
    gemm g = of_matrices(c, c->in[1], c->in[2], 0);
    set_scales(&g, a->alpha, a->beta);
    if (g.beta != 0) spread(c->out[0], c->in[0]);
    gemm_run(&g, c->scratch, true);
    return true;
}
static size_t scratch_addmm(const torc_call *c) {
    gemm g = of_matrices(c, c->in[1], c->in[2], 0);
    return gemm_scratch(&g);
}

static bool run_baddbmm(const torc_call *c) {
    const baddbmm_attrs *a = c->attrs;
    gemm g = of_matrices(c, c->in[1], c->in[2], 1);
    set_scales(&g, a->alpha, a->beta);
    if (g.beta != 0) spread(c->out[0], c->in[0]);
    gemm_batch_run(&g, c->in[1]->sizes[0], c->in[1]->strides[0], c->in[2]->strides[0], c->out[0]->strides[0],
                   c->scratch);
    return true;
}
static size_t scratch_baddbmm(const torc_call *c) {
    gemm g = of_matrices(c, c->in[1], c->in[2], 1);
    return gemm_batch_scratch(&g, c->in[1]->sizes[0]);
}

/* A vector is a matrix of one column. */
static gemm of_vector(const torc_call *c, torc_tensor m, torc_tensor v) {
    gemm g = blank(c->out[0]);
    torc_tensor o = c->out[0];
    g.m = m->sizes[0], g.k = m->sizes[1], g.n = 1;
    g.ars = m->strides[0], g.acs = m->strides[1], g.brs = v->strides[0], g.bcs = 1, g.crs = o->strides[0], g.ccs = 1;
    g.a = m->numel ? tensor_data(m) : NULL;
    g.b = v->numel ? tensor_data(v) : NULL;
    g.c = o->numel ? tensor_data(o) : NULL;
    return g;
}
static bool run_mv(const torc_call *c) {
    gemm g = of_vector(c, c->in[0], c->in[1]);
    gemm_run(&g, c->scratch, true);
    return true;
}
static size_t scratch_mv(const torc_call *c) {
    gemm g = of_vector(c, c->in[0], c->in[1]);
    return gemm_scratch(&g);
}
static bool run_addmv(const torc_call *c) {
    const addmv_attrs *a = c->attrs;
    gemm g = of_vector(c, c->in[1], c->in[2]);
    set_scales(&g, a->alpha, a->beta);
    if (g.beta != 0) spread(c->out[0], c->in[0]);
    gemm_run(&g, c->scratch, true);
    return true;
}
static size_t scratch_addmv(const torc_call *c) {
    gemm g = of_vector(c, c->in[1], c->in[2]);
    return gemm_scratch(&g);
}

/* --------------------------------------------------------------------------------------------------- linear */
/* The leading dimensions of t as one: their stride, if they have a common one. */
static bool leading_stride(torc_tensor t, int64_t rows, int64_t *stride) {
    int64_t strides[2];
    const int64_t sizes[2] = {rows, t->sizes[t->ndim - 1]};
    *stride = 0;
    if (!t->numel) return true;
    if (!strides_for_view(t, 2, sizes, strides)) return false;
    *stride = strides[0];
    return true;
}

/* `packed`: the input's rows do not lie a fixed step apart, so it is copied to scratch first. */
static gemm of_linear(const torc_call *c, bool *packed) {
    torc_tensor x = c->in[0], w = c->in[1], o = c->out[0];
    gemm g = blank(o);
    g.k = x->sizes[x->ndim - 1], g.m = 1;
    for (int i = 0; i + 1 < x->ndim; i++) g.m *= x->sizes[i];
    g.n = w->ndim == 2 ? w->sizes[0] : 1;
    *packed = !leading_stride(x, g.m, &g.ars);
    g.acs = x->strides[x->ndim - 1];
    if (*packed) g.ars = g.k, g.acs = 1;
    g.brs = w->strides[w->ndim - 1], g.bcs = w->ndim == 2 ? w->strides[0] : 1;
    g.crs = g.n, g.ccs = 1;
    return g;
}
static size_t packed_bytes(const torc_call *c) {
    return ((size_t)c->in[0]->numel * tensor_itemsize(c->in[0]) + 63) / 64 * 64;
}

static bool run_linear(const torc_call *c) {
    torc_tensor x = c->in[0], w = c->in[1], bias = c->in[2], o = c->out[0];
    bool packed;
    gemm g = of_linear(c, &packed);
    if (!o->numel) return true;
    char *scratch = c->scratch;
    g.c = tensor_data(o);
    g.b = w->numel ? tensor_data(w) : NULL;
    g.a = x->numel ? tensor_data(x) : NULL;
    if (packed) {
        int64_t to[TORC_MAX_DIMS], from[TORC_MAX_DIMS], item = (int64_t)tensor_itemsize(x);
        strides_contiguous(x->ndim, x->sizes, to);
        for (int i = 0; i < x->ndim; i++) to[i] *= item, from[i] = x->strides[i] * item;
        cpu_move(scratch, to, tensor_data(x), from, x->ndim, x->sizes, (size_t)item);
        g.a = scratch;
        scratch += packed_bytes(c);
    }
    if (bias) {
        g.beta = 1, g.ibeta = 1;
        /* one weight vector drops the last dimension, so a bias of size 1 meets the rows */
        spread(o, bias);
    }
    gemm_run(&g, scratch, true);
    return true;
}
static size_t scratch_linear(const torc_call *c) {
    bool packed;
    gemm g = of_linear(c, &packed);
    return gemm_scratch(&g) + (packed ? packed_bytes(c) : 0);
}

/* ------------------------------------------------------------------------------------------------------ dot */
#define INTEGER_DOT(T)                                                                                    \
    do {                                                                                                  \
        const T *x = xs, *y = ys;                                                                         \
        uint64_t s = 0;                                                                                   \
        for (int64_t i = 0; i < n; i++) s += (uint64_t)(int64_t)x[i * sx] * (uint64_t)(int64_t)y[i * sy]; \
        *(T *)out = (T)s;                                                                                 \
    } while (0)

static bool run_dot(const torc_call *c) {
    torc_tensor a = c->in[0], b = c->in[1];
    int64_t n = a->numel, sx = a->strides[0], sy = b->strides[0];
    const void *xs = n ? tensor_data(a) : NULL, *ys = n ? tensor_data(b) : NULL;
    void *out = tensor_data(c->out[0]);
    switch (a->dtype) {
    case TORC_FLOAT32:
    case TORC_FLOAT64:
    case TORC_FLOAT16:
    case TORC_BFLOAT16: set_float(a->dtype, out, 0, gemm_dot(a->dtype, xs, sx, ys, sy, n)); break;
    case TORC_UINT8: INTEGER_DOT(uint8_t); break;
    case TORC_INT8: INTEGER_DOT(int8_t); break;
    case TORC_INT16: INTEGER_DOT(int16_t); break;
    case TORC_INT32: INTEGER_DOT(int32_t); break;
    default: INTEGER_DOT(int64_t); break;
    }
    return true;
}

const kernel cpu_matmul_kernels[] = {
    {OP_mm, run_mm, scratch_mm},
    {OP_bmm, run_bmm, scratch_bmm},
    {OP_mv, run_mv, scratch_mv},
    {OP_dot, run_dot, NULL},
    {OP_addmm, run_addmm, scratch_addmm},
    {OP_baddbmm, run_baddbmm, scratch_baddbmm},
    {OP_addmv, run_addmv, scratch_addmv},
    {OP_linear, run_linear, scratch_linear},
    {0},
};
