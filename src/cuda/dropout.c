/* dropout.c - dropout on CUDA. Seed and offset of the generator live on the device (kernels/random.cuh), so that a replayed
 * graph draws anew; elements are drawn in the order they lie in memory. */
#include <math.h>

#include "cuda/backend.h"
#include "ops/generated/attrs.h"

bool cuda_generator_state(torc_generator given, int device, void **state); /* create.c */

enum { BLOCK = 256, UNIT = 8, ELEMENTS = 16, BLOCKS_PER_SM = 8 }; /* as in kernels/dropout.cu: of backward, of a round forward */
typedef struct dropout_args {
    void *out, *mask;
    const void *in;
    void *state;
    int64_t n, rounds;
    uint64_t threshold;
    double scale;
} dropout_args;
typedef struct back_args {
    void *out;
    const void *grad, *mask;
    int64_t n;
    double scale;
} back_args;
#define FLOATS(prefix) {CUDA_KERNEL_SLOT(prefix "f16"), CUDA_KERNEL_SLOT(prefix "bf16"), CUDA_KERNEL_SLOT(prefix "f32"), CUDA_KERNEL_SLOT(prefix "f64")}

static bool run_dropout(const torc_call *c) {
    static cuda_kernel_slot slots[4] = FLOATS("dropout_forward_");
    const native_dropout_attrs *p = c->attrs;
    torc_tensor x = c->in[0], out = c->out[0], mask = c->out[1];
    const int device = c->device.index;
    if (!x->numel) return true;
    if (!p->train || p->p == 0) return cuda_copy_tensor(out, x) && cuda_memset(device, tensor_data(mask), 1, (size_t)mask->numel);
    if (p->p == 1) return cuda_memset(device, tensor_data(out), 0, (size_t)out->numel * tensor_itemsize(out)) && cuda_memset(device, tensor_data(mask), 0, (size_t)mask->numel);
    dropout_args a = {.out = tensor_data(out), .mask = tensor_data(mask), .in = tensor_data(x), .n = x->numel, .threshold = (uint64_t)llround((1 - p->p) * 0x1p32), .scale = 1 / (1 - p->p)};
    /* Outputs are dense; an input of other strides, or one that begins between vectors, is copied to the output first. */
    if (memcmp(x->strides, out->strides, (size_t)x->ndim * sizeof x->strides[0]) || ((uintptr_t)a.in & 15)) {
        if (!cuda_copy_tensor(out, x)) return false;
        a.in = a.out;
    }
    if (!cuda_generator_state(p->generator, device, &a.state)) return false;
    /* Several rounds for each block, so that few blocks queue for the generator's ticket; but many waves of blocks. */
    const int64_t per_round = (int64_t)BLOCK * ELEMENTS, waves = (int64_t)cuda_grid(device, INT64_MAX / 2, BLOCK, BLOCKS_PER_SM);
    a.rounds = MAX(1, MIN(a.n / (per_round * waves), 8));
    const int64_t blocks = (a.n + per_round * a.rounds - 1) / (per_round * a.rounds);
    if (blocks > INT32_MAX) return FAIL(RUNTIME, "%s(): too many elements for one launch", c->row->name);
    void *params[] = {&a};
    return cuda_launch_slot(&slots[x->dtype - TORC_FLOAT16], device, (unsigned)blocks, 1, 1, BLOCK, 1, 1, 0, params);
}
static bool run_dropout_backward(const torc_call *c) {
    static cuda_kernel_slot slots[4] = FLOATS("dropout_back_");
    torc_tensor g = c->in[0];
    if (!g->numel) return true;
    back_args a = {tensor_data(c->out[0]), tensor_data(g), tensor_data(c->in[1]), g->numel, ((const native_dropout_backward_attrs *)c->attrs)->scale};
    const int64_t blocks = (a.n + BLOCK * UNIT - 1) / (BLOCK * UNIT);
    if (blocks > INT32_MAX) return FAIL(RUNTIME, "%s(): too many elements for one launch", c->row->name);
    void *params[] = {&a};
    return cuda_launch_slot(&slots[g->dtype - TORC_FLOAT16], c->device.index, (unsigned)blocks, 1, 1, BLOCK, 1, 1, 0, params);
}

extern const kernel cuda_dropout_kernels[];
const kernel cuda_dropout_kernels[] = {
    {OP_native_dropout, run_dropout, NULL},
    {OP_native_dropout_backward, run_dropout_backward, NULL},
    {0},
};
