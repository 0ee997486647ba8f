/* dropout.c - dropout on CUDA: which numbers of the generator decide on which elements.
 *
 * Seed and offset of the generator live on the device (random.cuh), so that a replayed graph draws anew. The elements
 * that stay are those that stay in PyTorch, for which its way through the tensor is followed (dropout.cu): the number
 * of subsequences is that of the threads the device holds, vectors are as wide as the input's address and the number of
 * elements allow, and the offset moves on by what a walk in steps of four takes. A tensor without gaps is walked in the order
 * of memory where vectors fit, else everything is in the order of indices. */
#include <math.h>

#include "cuda/kernels/dropout_args.h"
#include "cuda/kernels/families.h"
#include "cuda/kernels/host.h"
#include "cuda/device/device.h"
#include "cuda/kernels/geometry.h"
#include "cuda/graphs/random.h"
#include "ops/generated/attrs.h"

enum { THREADS = 256 /* of PyTorch's blocks */ };

/* How many words, as floats in (0, 1], are below the probability. */
static uint32_t words_below(double p, bool wide) {
    uint64_t low = 0, high = (uint64_t)1 << 32; /* all below low are, none from high on is */
    while (low < high) {
        const uint64_t middle = (low + high) / 2;
        const float u = (float)(uint32_t)middle * 0x1p-32f + 0x1p-33f;
        if (wide ? (double)u < p : u < (float)p)
            low = middle + 1;
        else
            high = middle;
    }
    return (uint32_t)MIN(low, UINT32_MAX);
}
static int vector_size(torc_tensor x) {
    const int64_t item = (int64_t)tensor_itemsize(x);
    int64_t size = x->flags & TENSOR_DENSE ? 16 / item : 1;
    while (size > 1 && ((uintptr_t)tensor_data(x) % (uintptr_t)(size * item) || x->numel % size)) size /= 2;
    return (int)size;
}
/* Of x and out in the order of indices; dimensions that lie as one are one. */
static void logical_geometry(geometry2 *g, torc_tensor x, torc_tensor out) {
    const int64_t item = (int64_t)tensor_itemsize(x);
    int n = 0;
    g->wide = x->numel > INT32_MAX;
    for (int d = x->ndim - 1; d >= 0; d--) {
        if (x->sizes[d] == 1) continue;
        const int64_t from = x->strides[d] * item, to = out->strides[d] * item;
        if (n && from == g->strides[0][n - 1] * g->shape[n - 1] && to == g->strides[1][n - 1] * g->shape[n - 1]) {
            g->shape[n - 1] *= x->sizes[d];
            continue;
        }
        g->shape[n] = x->sizes[d], g->strides[0][n] = from, g->strides[1][n++] = to;
    }
    g->ndim = n;
}

/* Do both lie in that order, without gaps? */
static bool in_order(const geometry2 *g, torc_tensor x) {
    const int64_t item = (int64_t)tensor_itemsize(x);
    return g->ndim == 1 && g->strides[0][0] == item && g->strides[1][0] == item;
}

/* KEEP: not in training. DROP: with probability 1. */
typedef enum dropout_way { WAY_KEEP, WAY_DROP, WAY_DRAW } dropout_way;
typedef struct dropout_plan {
    dropout_args a; /* but for addresses */
    dropout_way way;
    int vector;
    bool across; /* steps of four, in the order of memory */
    unsigned threads, blocks;
    cuda_kernel_slot *slot;
    torc_generator generator;
} dropout_plan;
static bool plan_dropout(const torc_call *c, void *plan, size_t *scratch) {
    static cuda_kernel_slot across[4] = CUDA_FLOAT_SLOTS("dropout_forward_across_");
    static cuda_kernel_slot slots[4][4] = {
        CUDA_FLOAT_SLOTS("dropout_forward_1_"),
        CUDA_FLOAT_SLOTS("dropout_forward_2_"),
        {CUDA_KERNEL_SLOT("dropout_forward_4_f16"), CUDA_KERNEL_SLOT("dropout_forward_4_bf16"),
         CUDA_KERNEL_SLOT("dropout_forward_4_f32")},
        {CUDA_KERNEL_SLOT("dropout_forward_8_f16"), CUDA_KERNEL_SLOT("dropout_forward_8_bf16")}};
    const native_dropout_attrs *at = c->attrs;
    const torc_tensor x = c->in[0];
    dropout_plan *p = plan;
    (void)scratch;
    *p = (dropout_plan){.way = !at->train ? WAY_KEEP : at->p == 1 ? WAY_DROP : WAY_DRAW, .generator = at->generator};
    if (!x->numel || p->way != WAY_DRAW) return true;
    const cuda_properties *properties = cuda_device_properties(c->device.index);
    if (!properties) return false;
    const bool wide = x->dtype == TORC_FLOAT64;
    const double stay = 1 - at->p;
    const int vector = p->vector = vector_size(x), row = vector == 8 ? 3 : vector / 2; /* 1, 2, 4, 8: 0 … 3 */
    dropout_args *a = &p->a;
    a->n = x->numel;
    a->keep = words_below(stay, wide);
    a->scale = 1 / (wide ? stay : (double)(float)stay);
    a->subsequences = MIN((a->n + THREADS - 1) / THREADS,
                          (int64_t)properties->sm_count * (properties->max_threads_per_sm / THREADS)) *
                      THREADS;
    a->used = (uint64_t)((a->n - 1) / (a->subsequences * 4) + 1) * 4;
    const int64_t units = (a->n + vector - 1) / vector;
    a->rounds = (a->n - 1) / (a->subsequences * (vector == 1 ? 4 : vector)) + 1;
    if (vector == 1) logical_geometry(&a->g, x, c->out[0]);
    /* Only where each subsequence has a step: of fewer elements there are not enough threads otherwise. */
    p->across = vector == 1 && a->n >= a->subsequences * 4 && in_order(&a->g, x) &&
                (uintptr_t)tensor_data(c->out[0]) % 16 == 0 && (uintptr_t)tensor_data(c->out[1]) % 8 == 0;
    p->threads = vector == 1 && !p->across ? BLOCK : WIDE_BLOCK;
    const int64_t things =
        p->across ? a->subsequences / (16 / (int64_t)tensor_itemsize(x)) : MIN(a->subsequences, units);
    p->blocks = (unsigned)((things + p->threads - 1) / p->threads);
    p->slot = p->across ? &across[x->dtype - TORC_FLOAT16] : &slots[row][x->dtype - TORC_FLOAT16];
    return true;
}

static bool run_dropout(const torc_call *c) {
    const dropout_plan *p = c->plan;
    torc_tensor x = c->in[0], out = c->out[0], mask = c->out[1];
    const int device = c->device.index;
    if (!x->numel) return true;
    if (p->way == WAY_KEEP)
        return cuda_copy_tensor(out, x) && cuda_memset(device, tensor_data(mask), 1, (size_t)mask->numel);
    if (p->way == WAY_DROP)
        return cuda_zero(device, tensor_data(out), (size_t)out->numel * tensor_itemsize(out)) &&
               cuda_zero(device, tensor_data(mask), (size_t)mask->numel);
    dropout_args a = p->a;
    a.out = tensor_data(out);
    a.mask = tensor_data(mask);
    a.in = tensor_data(x);
    if (!cuda_generator_state(p->generator, device, &a.state)) return false;
    if (p->vector == 1) {
        void *params[] = {&a};
        return cuda_launch_slot(p->slot, device, p->blocks, (unsigned)MIN(a.rounds, 1024), 1, p->threads, 1, 1, 0,
                                params);
    }
    /* Note [Pieces]: each moves the offset on by the numbers of its rounds, and the last to where all of them end. */
    const int64_t step = p->vector, item = (int64_t)tensor_itemsize(x);
    uint64_t used = 0;
    EACH_PIECE(first, count, a.rounds, cuda_most_high * AT_ONCE) {
        const int64_t at = first * a.subsequences * step;
        const bool last = first + count == a.rounds;
        dropout_args part = a;
        part.n = last ? a.n - at : count * a.subsequences * step;
        part.in = cuda_on(a.in, at * item);
        part.out = cuda_on(a.out, at * item);
        part.mask = cuda_on(a.mask, at);
        part.used = last ? a.used - used : (uint64_t)count * (uint64_t)MAX(step, 4);
        used += part.used;
        void *params[] = {&part};
        if (!cuda_launch_slot(p->slot, device, p->blocks, (unsigned)((count + AT_ONCE - 1) / AT_ONCE), 1, p->threads, 1,
                              1, 0, params))
            return false;
    }
    return true;
}
static bool run_dropout_backward(const torc_call *c) {
    static cuda_kernel_slot slots[4] = CUDA_FLOAT_SLOTS("dropout_back_");
    torc_tensor g = c->in[0];
    if (!g->numel) return true;
    back_args a = {tensor_data(c->out[0]), tensor_data(g), tensor_data(c->in[1]), g->numel,
                   ((const native_dropout_backward_attrs *)c->attrs)->scale};
    const int64_t item = (int64_t)tensor_itemsize(g);
    EACH_PIECE(first, count, g->numel, cuda_most_blocks * BLOCK * UNIT) { /* Note [Pieces] */
        back_args part = {cuda_on(a.out, first * item), cuda_on(a.grad, first * item), cuda_on(a.mask, first), count,
                          a.scale};
        void *params[] = {&part};
        if (!cuda_launch_slot(&slots[g->dtype - TORC_FLOAT16], c->device.index,
                              (unsigned)((count + BLOCK * UNIT - 1) / (BLOCK * UNIT)), 1, 1, BLOCK, 1, 1, 0, params))
            return false;
    }
    return true;
}

const kernel cuda_dropout_kernels[] = {
    PLANNED(OP_native_dropout, run_dropout, plan_dropout, dropout_plan),
    KERNEL(OP_native_dropout_backward, run_dropout_backward),
    {0},
};
