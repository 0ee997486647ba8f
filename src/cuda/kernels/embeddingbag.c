/* embeddingbag.c - embedding_bag on CUDA: one kernel for sums, means and maxima, and the gradients.
 *
 * The gradient of sums and means is that of embedding, the sort by index and the sums in order (embedding.h), where each position takes the
 * gradient of the bag that it is in; which bag that is, and how many indices a bag counts, a small kernel finds out first. The gradient of a maximum
 * is added to the rows that were chosen, atomically, so in deterministic mode calls are left to the composition, which adds in order. The host never
 * looks at indices or offsets: what is out of range is an error at the next wait (fault.h). */
#include "cuda/kernels/embeddingbag_args.h"
#include "cuda/kernels/embedding.h"
#include "cuda/kernels/families.h"
#include "cuda/kernels/host.h"
#include "core/backends.h"
#include "ops/bags.h"
#include "ops/generated/attrs.h"

#define BAG_SLOTS(prefix)                                                                                       \
    {                                                                                                           \
        {CUDA_KERNEL_SLOT(prefix "f16_1"), CUDA_KERNEL_SLOT(prefix "bf16_1"), CUDA_KERNEL_SLOT(prefix "f32_1"), \
         CUDA_KERNEL_SLOT(prefix "f64_1")},                                                                     \
            CUDA_FLOAT_SLOTS(prefix)                                                                            \
    }
static void *bytes_of(torc_tensor t) { return t && t->numel ? tensor_data(t) : NULL; }
static size_t bytes_in(torc_tensor t) { return (size_t)t->numel * tensor_itemsize(t); }

/* ------------------------------------------------------------------------------------------ forward */
typedef struct bags_plan {
    int64_t bags, each, padding;
    bool mean, most, together, vectors;
    unsigned blocks, across, threads, high; /* blocks for bags, and for parts of their columns; a block's threads */
} bags_plan;
/* How bags of `pieces` to a row go to threads. So few that most of the device would have nothing to do, if they are long, get a block each. */
static void lay_out(bags_plan *p, int64_t bags, int64_t length, int64_t pieces) {
    enum { FEW = 1 << 16 /* threads */, LONG = 32, WARP = 32 };
    p->together = bags <= FEW / MIN(MAX(pieces, 1), FEW) && length / MAX(bags, 1) >= LONG;
    const int64_t most = p->together ? WARP : BAG_BLOCK, strips = (pieces + most - 1) / most;
    int64_t x = 1;
    while (x < WARP && x < pieces) x *= 2;
    if (pieces > WARP) x = ((pieces + strips - 1) / strips + WARP - 1) / WARP * WARP;
    p->threads = (unsigned)x, p->high = (unsigned)(BAG_BLOCK / x);
    p->across = (unsigned)MIN((pieces + x - 1) / x, 65535);
    p->blocks = (unsigned)MIN(p->together ? bags : (bags + p->high - 1) / p->high, INT32_MAX);
}

/* Places of indices and numbers of bags are 32 bits wide. */
static bool fits(torc_tensor indices, int64_t bags) { return indices->numel < INT32_MAX && bags < INT32_MAX; }
static bool accepts_bags(const torc_call *c) {
    const fused_embedding_bag_attrs *a = c->attrs;
    return fits(c->in[1], a->bags) || FAIL(NOT_IMPLEMENTED, "%s: too many indices or bags", row_said(c->row));
}
/* Very few and very long bags keep too little of the device busy: the composition sums these faster. */
static bool supports_bags(const torc_call *c) {
    enum { IN_TURN = 512, FEW = 1024 };
    const fused_embedding_bag_attrs *a = c->attrs;
    const torc_tensor w = c->in[0], indices = c->in[1];
    if (!fits(indices, a->bags)) return false;
    if (!a->bags) return true;
    bags_plan p;
    const int64_t pieces = (w->sizes[1] * (int64_t)tensor_itemsize(w) + 15) / 16;
    lay_out(&p, a->bags, indices->numel, pieces);
    const int64_t in_turn = indices->numel / a->bags / (p.together ? p.high : 1);
    return in_turn <= IN_TURN || a->bags > FEW / MIN(MAX(pieces, 1), FEW);
}
static bool plan_bags(const torc_call *c, void *plan, size_t *scratch) {
    (void)scratch;
    const fused_embedding_bag_attrs *a = c->attrs;
    const torc_tensor w = c->in[0], indices = c->in[1], out = c->out[0];
    bags_plan *p = plan;
    *p = (bags_plan){.bags = a->bags,
                     .each = a->bags ? indices->numel / a->bags : 0,
                     .padding = a->padding_idx,
                     .mean = a->mode == BAGS_MEAN,
                     .most = a->mode == BAGS_MAX};
    const int64_t lanes = 16 / (int64_t)tensor_itemsize(w), width = w->sizes[1];
    p->vectors = width % lanes == 0 && (((uintptr_t)bytes_of(w) | (uintptr_t)bytes_of(out)) & 15) == 0;
    lay_out(p, a->bags, indices->numel, p->vectors ? width / lanes : width);
    return true;
}
static bool run_bags(const torc_call *c) {
    static cuda_kernel_slot slots[2][2][4] = {BAG_SLOTS("embeddingbag_sum_"), BAG_SLOTS("embeddingbag_max_")};
    const bags_plan *p = c->plan;
    const torc_tensor w = c->in[0], indices = c->in[1], offsets = c->in[2], out = c->out[0];
    if (!out->numel) return true;
    bags_args a = {.out = tensor_data(out),
                   .chosen = bytes_of(c->out[1]),
                   .table = bytes_of(w),
                   .per_sample = bytes_of(c->in[3]),
                   .indices = bytes_of(indices),
                   .offsets = bytes_of(offsets),
                   .bags = p->bags,
                   .each = p->each,
                   .count = offsets ? offsets->numel : 0,
                   .length = indices->numel,
                   .rows = w->sizes[0],
                   .width = w->sizes[1],
                   .padding = p->padding,
                   .mean = p->mean,
                   .together = p->together};
    if (!cuda_fault_site_make(&a.site, c->device.index, OP_embedding_bag, 0)) return false;
    void *params[] = {&a};
    return cuda_launch_slot(&slots[p->most][p->vectors][w->dtype - TORC_FLOAT16], c->device.index, p->blocks, p->across,
                            1, p->threads, p->high, 1, 0, params);
}

/* ------------------------------------------------------------------------------------------ gradients */
typedef struct gradients_plan {
    int64_t rows, padding;
    bool mean, most;
    bool owners, vectors;        /* owners: it matters which bag an index is in; vectors: rows that are multiplied */
    unsigned threads;            /* for an index whose weight has a gradient */
    size_t owners_at, counts_at; /* in scratch */
    cuda_row_sums_plan sums;
} gradients_plan;
static bool supports_gradients(const torc_call *c) {
    const fused_embedding_bag_backward_attrs *a = c->attrs;
    return fits(c->in[2], c->in[0]->sizes[0]) && !(a->mode == BAGS_MAX && BACKENDS(deterministic));
}
static bool accepts_gradients(const torc_call *c) {
    return fits(c->in[2], c->in[0]->sizes[0]) ||
           FAIL(NOT_IMPLEMENTED, "%s: too many indices or bags", row_said(c->row));
}
static bool plan_gradients(const torc_call *c, void *plan, size_t *scratch) {
    const fused_embedding_bag_backward_attrs *a = c->attrs;
    const torc_tensor g = c->in[0], w = c->in[1], indices = c->in[2], to_weight = c->out[0], to_samples = c->out[1];
    gradients_plan *p = plan;
    *p = (gradients_plan){
        .rows = a->num_weights, .padding = a->padding_idx, .mean = a->mode == BAGS_MEAN, .most = a->mode == BAGS_MAX};
    const bool sums = to_weight && !p->most;
    if (sums && !cuda_row_sums_plan_make(&p->sums, c->device.index, g, indices, to_weight, a->padding_idx,
                                         a->scale_grad_by_freq))
        return false;
    *scratch = cuda_rounded(p->sums.bytes);
    p->owners = (sums || to_samples) && g->numel && indices->numel;
    if (p->owners) {
        p->owners_at = *scratch;
        *scratch += cuda_rounded((size_t)indices->numel * sizeof(int));
        p->counts_at = *scratch;
        if (p->mean) *scratch += cuda_rounded((size_t)g->sizes[0] * sizeof(int));
    }
    if (to_samples) {
        const int64_t lanes = 16 / (int64_t)tensor_itemsize(g), width = g->sizes[1];
        p->vectors = width % lanes == 0 && (((uintptr_t)bytes_of(g) | (uintptr_t)bytes_of(w)) & 15) == 0;
        const int64_t pieces = p->vectors ? width / lanes : width;
        p->threads = 1;
        while (p->threads < 32 && p->threads < pieces) p->threads *= 2;
    }
    return true;
}
static bool find_owners(const torc_call *c, int *owner, int *counts) {
    static cuda_kernel_slot slot = CUDA_KERNEL_SLOT("embeddingbag_owners");
    const gradients_plan *p = c->plan;
    const torc_tensor indices = c->in[2];
    const int64_t bags = c->in[0]->sizes[0];
    const int device = c->device.index;
    owners_args a = {.owner = owner,
                     .counts = counts,
                     .indices = tensor_data(indices),
                     .offsets = bytes_of(c->in[3]),
                     .bags = bags,
                     .each = indices->numel / bags,
                     .length = indices->numel,
                     .padding = p->padding};
    void *params[] = {&a};
    return (!counts || cuda_zero(device, counts, (size_t)bags * sizeof *counts)) &&
           cuda_launch_slot(&slot, device, cuda_grid(device, a.length, BAG_BLOCK, 64), 1, 1, BAG_BLOCK, 1, 1, 0,
                            params);
}
static bool spread_maxima(const torc_call *c) {
    static cuda_kernel_slot slots[4] = CUDA_FLOAT_SLOTS("embeddingbag_spread_");
    const gradients_plan *p = c->plan;
    const torc_tensor g = c->in[0], out = c->out[0];
    const int device = c->device.index;
    if (!cuda_zero(device, tensor_data(out), bytes_in(out))) return false;
    if (!g->numel) return true;
    spread_args a = {.out = tensor_data(out),
                     .grad = tensor_data(g),
                     .chosen = tensor_data(c->in[5]),
                     .n = g->numel,
                     .width = g->sizes[1],
                     .rows = p->rows,
                     .padding = p->padding};
    void *params[] = {&a};
    return cuda_launch_slot(&slots[out->dtype - TORC_FLOAT16], device, cuda_grid(device, a.n, BAG_BLOCK, 64), 1, 1,
                            BAG_BLOCK, 1, 1, 0, params);
}
static bool weigh_samples(const torc_call *c, const int *owner) {
    static cuda_kernel_slot slots[2][4] = BAG_SLOTS("embeddingbag_weigh_");
    const gradients_plan *p = c->plan;
    const torc_tensor g = c->in[0], w = c->in[1], indices = c->in[2], out = c->out[1];
    const int device = c->device.index;
    if (!p->owners) return cuda_zero(device, bytes_of(out), bytes_in(out)); /* in no bag, or of no columns */
    weigh_args a = {.out = tensor_data(out),
                    .grad = tensor_data(g),
                    .table = bytes_of(w),
                    .indices = tensor_data(indices),
                    .owner = owner,
                    .length = indices->numel,
                    .rows = p->rows,
                    .width = g->sizes[1],
                    .padding = p->padding};
    const unsigned high = BAG_BLOCK / p->threads;
    void *params[] = {&a};
    return cuda_launch_slot(&slots[p->vectors][g->dtype - TORC_FLOAT16], device,
                            cuda_grid(device, a.length, (int)high, 64), 1, 1, p->threads, high, 1, 0, params);
}
static bool run_gradients(const torc_call *c) {
    const gradients_plan *p = c->plan;
    const torc_tensor to_weight = c->out[0], to_samples = c->out[1];
    int *owner = p->owners ? (int *)cuda_on(c->scratch, (int64_t)p->owners_at) : NULL,
        *counts = p->owners && p->mean ? (int *)cuda_on(c->scratch, (int64_t)p->counts_at) : NULL;
    if (p->owners && !find_owners(c, owner, counts)) return false;
    if (to_weight && to_weight->numel && p->most && !spread_maxima(c)) return false;
    if (to_weight && !p->most) {
        const cuda_row_sums_bags bags = {.owner = owner, .counts = counts, .per_sample = bytes_of(c->in[4])};
        if (!cuda_row_sums_run(&p->sums, c->device.index, c->in[0], c->in[2], to_weight, &bags, c->scratch))
            return false;
    }
    return !to_samples || weigh_samples(c, owner);
}

const kernel cuda_embeddingbag_kernels[] = {
    PLANNED(OP_fused_embedding_bag, run_bags, plan_bags, bags_plan, .supports = supports_bags, .accepts = accepts_bags),
    PLANNED(OP_fused_embedding_bag_backward, run_gradients, plan_gradients, gradients_plan,
            .supports = supports_gradients, .accepts = accepts_gradients),
    {0},
};
