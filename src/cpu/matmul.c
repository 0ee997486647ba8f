/* matmul.c - the rows of matmul.def on the CPU: geometry in, one call of gemm.h out.
 *
 * What these kernels add to gemm.h is the addend (self of addmm, the bias of linear): products of halves read it where it lies, if they are made of
 * panels; else it is spread over the output first and the product is then accumulated onto it, so no temporary is needed. In place the
 * output already is the addend. */
#include "core/shape.h"
#include "cpu/blocks.h"
#include "cpu/copy.h"
#include "cpu/families.h"
#include "cpu/gemm.h"
#include "cpu/move.h"
#include "ops/generated/attrs.h"

/* The addend becomes what the output holds. In place it already is. */
static void spread(torc_tensor out, torc_tensor self) {
    if (!out->numel) return;
    if (tensor_data(out) == tensor_data(self) && shape_equal(out, self) &&
        !memcmp(out->strides, self->strides, sizeof(int64_t) * (size_t)out->ndim))
        return;
    cpu_copy(out, self);
}

/* ------------------------------------------------------------------------------------------------- operands */
static void *data_of(torc_tensor t) { return t->numel ? tensor_data(t) : NULL; }
static void set_scales(gemm *g, attr_number alpha, attr_number beta) {
    g->alpha = number_to_double(alpha), g->beta = number_to_double(beta);
    g->alpha_imag = alpha.imag, g->beta_imag = beta.imag;
    g->ialpha = number_to_int(alpha), g->ibeta = number_to_int(beta);
}
static gemm blank(torc_tensor out) { return (gemm){.dtype = out->dtype, .alpha = 1, .ialpha = 1}; }

static gemm of_matrices(const torc_call *c, torc_tensor a, torc_tensor b, int d) {
    torc_tensor o = c->out[0];
    gemm g = blank(o);
    g.m = a->sizes[d], g.k = a->sizes[d + 1], g.n = b->sizes[d + 1];
    g.ars = a->strides[d], g.acs = a->strides[d + 1], g.brs = b->strides[d], g.bcs = b->strides[d + 1];
    g.crs = o->strides[d], g.ccs = o->strides[d + 1];
    return g;
}
/* Of a sum whose addend is read where it lies, broadcast to rows and columns. */
static void addend_lies(gemm *g, torc_tensor d) {
    g->addend_cs = d->ndim > 0 && d->sizes[d->ndim - 1] > 1 ? d->strides[d->ndim - 1] : 0;
    g->addend_rs = d->ndim > 1 && d->sizes[d->ndim - 2] > 1 ? d->strides[d->ndim - 2] : 0;
}
/* A vector is a matrix of one column. */
static gemm of_vector(const torc_call *c, torc_tensor m, torc_tensor v) {
    torc_tensor o = c->out[0];
    gemm g = blank(o);
    g.m = m->sizes[0], g.k = m->sizes[1], g.n = 1;
    g.ars = m->strides[0], g.acs = m->strides[1], g.brs = v->strides[0], g.bcs = 1, g.crs = o->strides[0], g.ccs = 1;
    return g;
}

static bool plan_product(gemm g, void *plan, size_t *scratch) {
    gemm_plan *p = plan;
    gemm_plan_make(p, &g);
    *scratch = p->scratch;
    return true;
}
static bool plan_mm(const torc_call *c, void *plan, size_t *scratch) {
    return plan_product(of_matrices(c, c->in[0], c->in[1], 0), plan, scratch);
}
static bool plan_mv(const torc_call *c, void *plan, size_t *scratch) {
    return plan_product(of_vector(c, c->in[0], c->in[1]), plan, scratch);
}
static bool run_product(const torc_call *c) { /* mm, mv */
    gemm_plan_run(c->plan, data_of(c->in[0]), data_of(c->in[1]), NULL, data_of(c->out[0]), c->scratch, true);
    return true;
}

static bool plan_addmm(const torc_call *c, void *plan, size_t *scratch) {
    const addmm_attrs *a = c->attrs;
    gemm g = of_matrices(c, c->in[1], c->in[2], 0);
    set_scales(&g, a->alpha, a->beta);
    addend_lies(&g, c->in[0]);
    return plan_product(g, plan, scratch);
}
static bool plan_addmv(const torc_call *c, void *plan, size_t *scratch) {
    const addmv_attrs *a = c->attrs;
    gemm g = of_vector(c, c->in[1], c->in[2]);
    set_scales(&g, a->alpha, a->beta);
    return plan_product(g, plan, scratch);
}
static bool run_added(const torc_call *c) { /* addmm, addmv */
    const gemm_plan *p = c->plan;
    const bool adds = p->way != GEMM_NOTHING && gemm_adds(&p->g), aside = adds && p->takes_addend;
    if (adds && !aside) spread(c->out[0], c->in[0]);
    gemm_plan_run(p, data_of(c->in[1]), data_of(c->in[2]), aside ? data_of(c->in[0]) : NULL, data_of(c->out[0]),
                  c->scratch, true);
    return true;
}

static bool plan_batch(const torc_call *c, torc_tensor a, torc_tensor b, gemm g, void *plan, size_t *scratch) {
    gemm_batch *p = plan;
    gemm_batch_make(p, &g, a->sizes[0], a->strides[0], b->strides[0], c->out[0]->strides[0]);
    *scratch = p->scratch;
    return true;
}
static bool plan_bmm(const torc_call *c, void *plan, size_t *scratch) {
    return plan_batch(c, c->in[0], c->in[1], of_matrices(c, c->in[0], c->in[1], 1), plan, scratch);
}
static bool run_bmm(const torc_call *c) {
    gemm_batch_run(c->plan, data_of(c->in[0]), data_of(c->in[1]), data_of(c->out[0]), c->scratch);
    return true;
}
static bool plan_baddbmm(const torc_call *c, void *plan, size_t *scratch) {
    const baddbmm_attrs *a = c->attrs;
    gemm g = of_matrices(c, c->in[1], c->in[2], 1);
    set_scales(&g, a->alpha, a->beta);
    return plan_batch(c, c->in[1], c->in[2], g, plan, scratch);
}
static bool run_baddbmm(const torc_call *c) {
    const gemm_batch *p = c->plan;
    if (p->each.way != GEMM_NOTHING && gemm_adds(&p->each.g)) spread(c->out[0], c->in[0]);
    gemm_batch_run(p, data_of(c->in[1]), data_of(c->in[2]), data_of(c->out[0]), c->scratch);
    return true;
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

typedef struct linear_plan {
    gemm_plan product;
    size_t packed_bytes; /* of scratch: the input's rows do not lie a fixed step apart, so it is copied there first */
} linear_plan;
static void plan_layer(linear_plan *p, torc_tensor x, torc_tensor w, torc_tensor bias, torc_tensor o, size_t *scratch) {
    gemm g = blank(o);
    g.k = x->sizes[x->ndim - 1], g.m = 1;
    for (int i = 0; i + 1 < x->ndim; i++) g.m *= x->sizes[i];
    g.n = w->ndim == 2 ? w->sizes[0] : 1;
    const bool packed = !leading_stride(x, g.m, &g.ars);
    g.acs = x->strides[x->ndim - 1];
    if (packed) g.ars = g.k, g.acs = 1;
    g.brs = w->strides[w->ndim - 1], g.bcs = w->ndim == 2 ? w->strides[0] : 1;
    g.crs = g.n, g.ccs = 1;
    if (bias) g.beta = 1, g.ibeta = 1, addend_lies(&g, bias);
    gemm_plan_make(&p->product, &g);
    p->packed_bytes = packed ? ((size_t)x->numel * tensor_itemsize(x) + 63) / 64 * 64 : 0;
    *scratch = p->packed_bytes + p->product.scratch;
}
static void run_layer(const linear_plan *p, torc_tensor x, torc_tensor w, torc_tensor bias, torc_tensor o,
                      char *scratch) {
    if (!o->numel) return;
    const void *a = data_of(x);
    if (p->packed_bytes) {
        int64_t to[TORC_MAX_DIMS], from[TORC_MAX_DIMS], item = (int64_t)tensor_itemsize(x);
        strides_contiguous(x->ndim, x->sizes, to);
        for (int i = 0; i < x->ndim; i++) to[i] *= item;
        tensor_byte_strides(x, from);
        cpu_move(scratch, to, a, from, x->ndim, x->sizes, (size_t)item);
        a = scratch;
        scratch += p->packed_bytes;
    }
    const bool aside = bias && p->product.takes_addend;
    if (bias && !aside)
        spread(o, bias); /* one weight vector drops the last dimension, so a bias of size 1 meets the rows */
    gemm_plan_run(&p->product, a, data_of(w), aside ? tensor_data(bias) : NULL, tensor_data(o), scratch, true);
}
static bool plan_linear(const torc_call *c, void *plan, size_t *scratch) {
    plan_layer(plan, c->in[0], c->in[1], c->in[2], c->out[0], scratch);
    return true;
}
static bool run_linear(const torc_call *c) {
    run_layer(c->plan, c->in[0], c->in[1], c->in[2], c->out[0], c->scratch);
    return true;
}

/* ------------------------------------------------------------------------------------------------------ dot */
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
    case TORC_COMPLEX64:
    case TORC_COMPLEX128: gemm_complex_dot(a->dtype, out, xs, sx, ys, sy, n); break;
    default: {
        const gemm g = {.dtype = a->dtype,
                        .m = 1,
                        .n = 1,
                        .k = n,
                        .a = xs,
                        .b = ys,
                        .c = out,
                        .ars = 1,
                        .acs = sx,
                        .brs = sy,
                        .bcs = 1,
                        .crs = 1,
                        .ccs = 1,
                        .ialpha = 1};
        gemm_run(&g, NULL, false);
    }
    }
    return true;
}

const kernel cpu_matmul_kernels[] = {
    PLANNED(OP_mm, run_product, plan_mm, gemm_plan, .also = DTYPES_COMPLEX),
    PLANNED(OP_bmm, run_bmm, plan_bmm, gemm_batch, .also = DTYPES_COMPLEX),
    PLANNED(OP_mv, run_product, plan_mv, gemm_plan, .also = DTYPES_COMPLEX),
    KERNEL(OP_dot, run_dot, .also = DTYPES_COMPLEX),
    PLANNED(OP_addmm, run_added, plan_addmm, gemm_plan, .also = DTYPES_COMPLEX),
    PLANNED(OP_baddbmm, run_baddbmm, plan_baddbmm, gemm_batch, .also = DTYPES_COMPLEX),
    PLANNED(OP_addmv, run_added, plan_addmv, gemm_plan, .also = DTYPES_COMPLEX),
    PLANNED(OP_linear, run_linear, plan_linear, linear_plan, .also = DTYPES_COMPLEX),
    {0},
};
