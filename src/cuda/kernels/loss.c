/* loss.c - negative log likelihood, cross entropies and multi_margin_loss on CUDA.
 *
 * The host never looks at targets: one that is out of range gives NaN and an error at the next wait (fault.h), instead of
 * PyTorch's device assertion, which would end the context. */
#include "cuda/kernels/families.h"
#include "cuda/kernels/loss_args.h"
#include "cuda/kernels/host.h"
#include "cuda/device/fault.h"
#include "ops/generated/attrs.h"

enum { MOST_BLOCKS = 512 };

static void *data_of(torc_tensor t) { return t && t->numel ? tensor_data(t) : NULL; }
static nll_args nll_of(int ndim, const int64_t *sizes, torc_tensor target, torc_tensor weight, int dtype) {
    nll_args a = {.target = data_of(target),
                  .weight = data_of(weight),
                  .n = target->numel,
                  .classes = ndim == 1 ? sizes[0] : sizes[1],
                  .inner = 1,
                  .dtype = dtype,
                  .narrow_target = target->dtype == TORC_UINT8};
    for (int d = 2; d < ndim; d++) a.inner *= sizes[d];
    return a;
}
static int sum_blocks(int64_t n) { return (int)MAX(1, MIN((n + BLOCK * 4 - 1) / (BLOCK * 4), MOST_BLOCKS)); }

typedef struct loss_plan {
    int64_t ignore;
    int reduction, blocks; /* blocks: of the sum */
} loss_plan;
static bool plan_nll(const torc_call *c, void *plan, size_t *scratch) {
    const nll_loss_forward_attrs *a = c->attrs;
    const loss_plan p = {a->ignore_index, (int)a->reduction, sum_blocks(c->in[1]->numel)};
    if (p.reduction != REDUCE_NONE && p.blocks > 1) *scratch = (size_t)p.blocks * 16;
    *(loss_plan *)plan = p;
    return true;
}
/* A thread for each target: Note [Pieces]. */
static bool launch_targets(const torc_call *c, cuda_kernel_slot *slot, nll_args a, bool back) {
    const int64_t item = (int64_t)dtype_size(a.dtype), most = cuda_most_blocks * BLOCK;
    EACH_LINES(first, count, a.n, a.inner, most) {
        const int64_t at = (first / a.inner * a.classes * a.inner + first % a.inner) * item;
        nll_args part = a;
        part.n = count;
        part.target = cuda_on(a.target, first * (a.narrow_target ? 1 : 8));
        part.in = cuda_on(a.in, at);
        part.out = cuda_on(a.out, back ? at : first * item);
        if (a.reduction == REDUCE_NONE) part.grad = cuda_on(a.grad, first * item);
        void *params[] = {&part};
        if (!cuda_launch_slot(slot, c->device.index, (unsigned)((count + BLOCK - 1) / BLOCK), 1, 1, BLOCK, 1, 1, 0,
                              params))
            return false;
    }
    return true;
}
static bool run_nll(const torc_call *c) {
    static cuda_kernel_slot each = CUDA_KERNEL_SLOT("loss_nll_each"), sum = CUDA_KERNEL_SLOT("loss_nll_sum"),
                            meet = CUDA_KERNEL_SLOT("loss_nll_meet");
    const loss_plan *p = c->plan;
    torc_tensor x = c->in[0];
    const int device = c->device.index;
    nll_args a = nll_of(x->ndim, x->sizes, c->in[1], c->in[2], x->dtype);
    a.in = data_of(x);
    a.out = data_of(c->out[0]);
    a.total = tensor_data(c->out[1]);
    if (!cuda_fault_site_make(&a.site, device, c->op, 1)) return false;
    a.ignore = p->ignore;
    a.reduction = p->reduction;
    void *params[] = {&a};
    if (a.reduction == REDUCE_NONE && !a.n) return cuda_launch_slot(&each, device, 1, 1, 1, BLOCK, 1, 1, 0, params);
    if (a.reduction == REDUCE_NONE) return launch_targets(c, &each, a, false);
    a.blocks = p->blocks;
    a.parts = c->scratch;
    if (!cuda_launch_slot(&sum, device, (unsigned)a.blocks, 1, 1, BLOCK, 1, 1, 0, params)) return false;
    return a.blocks == 1 || cuda_launch_slot(&meet, device, 1, 1, 1, BLOCK, 1, 1, 0, params);
}
static bool run_nll_backward(const torc_call *c) {
    static cuda_kernel_slot slot = CUDA_KERNEL_SLOT("loss_nll_back");
    const nll_loss_backward_attrs *p = c->attrs;
    torc_tensor g = c->in[0], out = c->out[0];
    const int device = c->device.index;
    if (!out->numel) return true;
    if (!cuda_zero(device, tensor_data(out), (size_t)out->numel * tensor_itemsize(out))) return false;
    nll_args a = nll_of(out->ndim, out->sizes, c->in[1], c->in[2], out->dtype);
    a.out = tensor_data(out);
    a.grad = data_of(g);
    a.total = data_of(c->in[3]);
    a.ignore = p->ignore_index;
    a.reduction = (int)p->reduction;
    return launch_targets(c, &slot, a, true);
}
static bool run_bce(const torc_call *c) {
    static cuda_kernel_slot slots[4] = {CUDA_KERNEL_SLOT("loss_bce_f16"), CUDA_KERNEL_SLOT("loss_bce_bf16"),
                                        CUDA_KERNEL_SLOT("loss_bce_f32"), CUDA_KERNEL_SLOT("loss_bce_f64")};
    torc_tensor x = c->in[0];
    if (!x->numel) return true;
    bce_args a = {.out = tensor_data(c->out[0]), .in = tensor_data(x), .target = tensor_data(c->in[1]), .n = x->numel};
    const int64_t item = (int64_t)tensor_itemsize(x), per_block = BLOCK * (16 / item);
    if (!cuda_fault_site_make(&a.site, c->device.index, c->op, 0)) return false;
    EACH_PIECE(first, count, x->numel, cuda_most_blocks * per_block) {
        bce_args part = a;
        part.n = count;
        part.out = cuda_on(a.out, first * item);
        part.in = cuda_on(a.in, first * item);
        part.target = cuda_on(a.target, first * item);
        void *params[] = {&part};
        if (!cuda_launch_slot(&slots[x->dtype - TORC_FLOAT16], c->device.index,
                              (unsigned)((count + per_block - 1) / per_block), 1, 1, BLOCK, 1, 1, 0, params))
            return false;
    }
    return true;
}

/* ------------------------------------------------------------------------------------------ rows of classes (loss_rows.cuh)
 * Threads of a row, which begins anywhere: enough for two vectors each, while a warp has no more than CHUNK for each of its threads; else a block. */
static unsigned row_threads(torc_tensor x) {
    const int64_t vectors = (x->sizes[1] * (int64_t)tensor_itemsize(x) + 15) / 16 + 1;
    unsigned threads = 1;
    if (vectors > 32 * CHUNK) return BLOCK;
    while (threads < 32 && threads * 2 < vectors) threads *= 2;
    return threads;
}
static int row_blocks(const torc_call *c, torc_tensor x) {
    const int64_t rows = x->sizes[0];
    return rows ? (int)cuda_grid(c->device.index, rows, BLOCK / (int)row_threads(x), 64) : 0;
}

/* ------------------------------------------------------------------------------------------ fused cross entropy */

static bool plan_cross_entropy(const torc_call *c, void *plan, size_t *scratch) {
    const fused_cross_entropy_attrs *a = c->attrs;
    const loss_plan p = {a->ignore_index, (int)a->reduction, row_blocks(c, c->in[0])};
    if (p.reduction != REDUCE_NONE) *scratch = (size_t)p.blocks * 16;
    *(loss_plan *)plan = p;
    return true;
}
static bool run_cross_entropy(const torc_call *c) {
    static cuda_kernel_slot slots[4] = CUDA_FLOAT_SLOTS("crossentropy_forward_"),
                            sums[2] = {CUDA_KERNEL_SLOT("crossentropy_sum_f32"),
                                       CUDA_KERNEL_SLOT("crossentropy_sum_f64")};
    const loss_plan *p = c->plan;
    torc_tensor x = c->in[0], t = c->in[1];
    const int device = c->device.index;
    entropy_args a = {.out = data_of(c->out[0]),
                      .total = tensor_data(c->out[2]),
                      .logsumexp = data_of(c->out[1]),
                      .in = data_of(x),
                      .target = data_of(t),
                      .losses = c->scratch,
                      .rows = t->numel,
                      .classes = x->sizes[1],
                      .ignore = p->ignore,
                      .narrow_target = t->dtype == TORC_UINT8,
                      .reduction = p->reduction,
                      .parts = p->blocks,
                      .dtype = c->out[0]->dtype,
                      .item = (int)tensor_itemsize(c->out[0])};
    if (!cuda_fault_site_make(&a.site, device, c->op, 1)) return false;
    void *params[] = {&a};
    const unsigned threads = row_threads(x);
    if (p->blocks && !cuda_launch_slot(&slots[x->dtype - TORC_FLOAT16], device, (unsigned)p->blocks, 1, 1, threads,
                                       BLOCK / threads, 1, 0, params))
        return false;
    if (a.reduction != REDUCE_NONE)
        return cuda_launch_slot(&sums[x->dtype == TORC_FLOAT64], device, 1, 1, 1, SUM_BLOCK, 1, 1, 0, params);
    return a.rows || cuda_zero(device, a.total, tensor_itemsize(c->out[2]));
}
static bool run_cross_entropy_backward(const torc_call *c) {
    static cuda_kernel_slot slots[4] = CUDA_FLOAT_SLOTS("crossentropy_back_");
    const fused_cross_entropy_backward_attrs *p = c->attrs;
    torc_tensor x = c->in[1], t = c->in[2];
    if (!x->numel) return true;
    entropy_args a = {.out = tensor_data(c->out[0]),
                      .total = tensor_data(c->in[4]),
                      .logsumexp = tensor_data(c->in[3]),
                      .in = tensor_data(x),
                      .target = tensor_data(t),
                      .grad = tensor_data(c->in[0]),
                      .rows = t->numel,
                      .classes = x->sizes[1],
                      .ignore = p->ignore_index,
                      .narrow_target = t->dtype == TORC_UINT8,
                      .reduction = (int)p->reduction,
                      .dtype = c->in[0]->dtype,
                      .item = (int)tensor_itemsize(c->in[0])};
    const int64_t vectors =
        (a.classes * (int64_t)tensor_itemsize(x) + 15) / 16 + 1; /* a row may begin between vectors */
    a.parts = (int)((vectors + BLOCK * CHUNK - 1) / (BLOCK * CHUNK));
    if (a.classes * (int64_t)tensor_itemsize(x) % 16 == 0 && ((uintptr_t)a.in & 15) == 0)
        a.parts = (int)((vectors - 1 + BLOCK * CHUNK - 1) / (BLOCK * CHUNK));
    const int64_t item = (int64_t)tensor_itemsize(x), compute = x->dtype == TORC_FLOAT64 ? 8 : 4;
    const unsigned threads = row_threads(x), high = BLOCK / threads;
    EACH_PIECE(first, count, a.rows, MAX(cuda_most_blocks / a.parts, 1) * high) { /* Note [Pieces] */
        entropy_args part = a;
        part.rows = count;
        part.in = cuda_on(a.in, first * a.classes * item);
        part.target = cuda_on(a.target, first * (a.narrow_target ? 1 : 8));
        part.logsumexp = cuda_on(a.logsumexp, first * compute);
        part.out = cuda_on(a.out, first * a.classes * item);
        if (a.reduction == REDUCE_NONE) part.grad = cuda_on(a.grad, first * a.item);
        void *params[] = {&part};
        if (!cuda_launch_slot(&slots[x->dtype - TORC_FLOAT16], c->device.index,
                              (unsigned)((count + high - 1) / high * a.parts), 1, 1, threads, high, 1, 0, params))
            return false;
    }
    return true;
}

/* ------------------------------------------------------------------------------------------ multi_margin_loss */

typedef struct margin_plan {
    double margin;
    bool square;
    int reduction, blocks;
} margin_plan;
static bool plan_multi_margin(const torc_call *c, void *plan, size_t *scratch) {
    const fused_multi_margin_loss_attrs *a = c->attrs;
    const margin_plan p = {a->margin, a->p == 2, (int)a->reduction, row_blocks(c, c->in[0])};
    if (p.reduction != REDUCE_NONE) *scratch = (size_t)p.blocks * 8;
    *(margin_plan *)plan = p;
    return true;
}
static bool launch_margins(const torc_call *c, cuda_kernel_slot *slot, margin_args *a, torc_tensor x) {
    const unsigned threads = row_threads(x);
    void *params[] = {a};
    return !a->blocks ||
           cuda_launch_slot(slot, c->device.index, (unsigned)a->blocks, 1, 1, threads, BLOCK / threads, 1, 0, params);
}
static margin_args margins_of(torc_tensor x, torc_tensor target, torc_tensor weight, torc_tensor out) {
    return (margin_args){.out = data_of(out),
                         .in = data_of(x),
                         .weight = data_of(weight),
                         .target = data_of(target),
                         .rows = x->sizes[0],
                         .classes = x->sizes[1],
                         .dtype = x->dtype};
}
static bool run_multi_margin(const torc_call *c) {
    static cuda_kernel_slot slots[4] = CUDA_FLOAT_SLOTS("multimargin_forward_"),
                            sum = CUDA_KERNEL_SLOT("multimargin_sum");
    const margin_plan *p = c->plan;
    margin_args a = margins_of(c->in[0], c->in[1], c->in[2], c->out[0]);
    a.margin = p->margin, a.square = p->square, a.reduction = p->reduction, a.blocks = p->blocks;
    if (p->reduction != REDUCE_NONE) a.losses = c->scratch;
    if (!cuda_fault_site_make(&a.site, c->device.index, c->op, 1)) return false;
    void *params[] = {&a};
    return launch_margins(c, &slots[a.dtype - TORC_FLOAT16], &a, c->in[0]) &&
           (a.reduction == REDUCE_NONE || cuda_launch_slot(&sum, c->device.index, 1, 1, 1, SUM_BLOCK, 1, 1, 0, params));
}
static bool run_multi_margin_backward(const torc_call *c) {
    static cuda_kernel_slot slots[4] = CUDA_FLOAT_SLOTS("multimargin_back_");
    const fused_multi_margin_loss_backward_attrs *p = c->attrs;
    margin_args a = margins_of(c->in[1], c->in[2], c->in[3], c->out[0]);
    a.grad = data_of(c->in[0]);
    a.margin = p->margin, a.square = p->p == 2, a.reduction = (int)p->reduction, a.blocks = row_blocks(c, c->in[1]);
    return launch_margins(c, &slots[a.dtype - TORC_FLOAT16], &a, c->in[1]);
}

const kernel cuda_loss_kernels[] = {
    PLANNED(OP_nll_loss_forward, run_nll, plan_nll, loss_plan),
    KERNEL(OP_nll_loss_backward, run_nll_backward),
    KERNEL(OP_binary_cross_entropy_each, run_bce),
    PLANNED(OP_fused_cross_entropy, run_cross_entropy, plan_cross_entropy, loss_plan),
    KERNEL(OP_fused_cross_entropy_backward, run_cross_entropy_backward),
    PLANNED(OP_fused_multi_margin_loss, run_multi_margin, plan_multi_margin, margin_plan),
    KERNEL(OP_fused_multi_margin_loss_backward, run_multi_margin_backward),
    {0},
};
