/* embedding.c - embedding on CUDA: rows of a table by index, and the deterministic sum of gradients back.
 *
 * The backward pass sorts the indices (stable, 8 bits at a time, as many passes as the table's size needs) and then adds
 * the gradients of each row in the order of their positions. The host never looks at the indices: one that is out of range
 * gives a row of NaN, and an error at the next wait (fault.h). */
#include "cuda/backend.h"
#include "cuda/fault.h"
#include "ops/generated/attrs.h"

enum { BLOCK = 256, TILE = 2048, DIGITS = 256, UNROLL = 4 }; /* as in embedding.cu */

typedef struct gather_args {
    void *out;
    const void *table, *indices;
    int64_t units, per_row, rows;
    uint64_t poison;
    int wide_index, unused;
    cuda_fault_site site;
} gather_args;
typedef struct sort_args {
    const void *indices;
    const uint32_t *keys_in, *at_in;
    uint32_t *keys, *at, *counts;
    int64_t n, rows;
    int blocks, shift, wide_index, unused;
} sort_args;
typedef struct sum_args {
    void *out;
    const void *grad;
    const uint32_t *keys, *at;
    uint32_t *starts;
    int64_t n, rows, width, padding;
    int by_count, unused;
} sum_args;

static bool run_embedding(const torc_call *c) {
    static cuda_kernel_slot slots[5] = {CUDA_KERNEL_SLOT("embedding_gather_1"), CUDA_KERNEL_SLOT("embedding_gather_2"), CUDA_KERNEL_SLOT("embedding_gather_4"), CUDA_KERNEL_SLOT("embedding_gather_8"),
                                        CUDA_KERNEL_SLOT("embedding_gather_16")};
    static const uint64_t nan[TORC_DTYPE_COUNT] = {[TORC_FLOAT16] = 0x7e007e007e007e00u, [TORC_BFLOAT16] = 0x7fc07fc07fc07fc0u, [TORC_FLOAT32] = 0x7fc000007fc00000u, [TORC_FLOAT64] = 0x7ff8000000000000u};
    torc_tensor w = c->in[0], indices = c->in[1], out = c->out[0];
    if (!out->numel) return true;
    const size_t row = (size_t)w->sizes[1] * tensor_itemsize(w);
    const uintptr_t table = w->numel ? (uintptr_t)tensor_data(w) : 0, all = table | (uintptr_t)tensor_data(out) | (uintptr_t)row;
    int k = 4;
    while (all & (((uintptr_t)1 << k) - 1)) k--;
    gather_args a = {tensor_data(out), (void *)table, tensor_data(indices), out->numel * (int64_t)tensor_itemsize(out) >> k, (int64_t)row >> k, w->sizes[0], nan[w->dtype], indices->dtype == TORC_INT64, 0, {0}};
    const int64_t blocks = (a.units + BLOCK * UNROLL - 1) / (BLOCK * UNROLL);
    if (blocks > INT32_MAX) return FAIL(RUNTIME, "%s(): too many elements for one launch", c->row->name);
    if (!cuda_fault_site_make(&a.site, c->device.index, c->op, 0)) return false;
    void *params[] = {&a};
    return cuda_launch_slot(&slots[k], c->device.index, (unsigned)blocks, 1, 1, BLOCK, 1, 1, 0, params);
}

/* Scratch: keys and positions twice, counts, starts. */
typedef struct back_plan {
    int64_t n, rows, blocks, passes;
    size_t list, counts, starts;
} back_plan;
static size_t rounded(size_t bytes) { return (bytes + 255) / 256 * 256; }
static back_plan plan_back(const torc_call *c) {
    back_plan p = {.n = c->in[1]->numel, .rows = ((const embedding_dense_backward_attrs *)c->attrs)->num_weights};
    p.blocks = (p.n + TILE - 1) / TILE;
    p.passes = 1;
    while (p.passes < 4 && p.rows >> 8 * p.passes) p.passes++;
    p.list = rounded((size_t)p.n * 4);
    p.counts = rounded((size_t)p.blocks * DIGITS * 4);
    p.starts = rounded((size_t)(p.rows + 1) * 4);
    return p;
}
static size_t scratch_backward(const torc_call *c) {
    const back_plan p = plan_back(c);
    return 4 * p.list + p.counts + p.starts;
}
static bool run_backward(const torc_call *c) {
    static cuda_kernel_slot count = CUDA_KERNEL_SLOT("embedding_count"), scan = CUDA_KERNEL_SLOT("embedding_scan"), scatter = CUDA_KERNEL_SLOT("embedding_scatter"),
                            starts = CUDA_KERNEL_SLOT("embedding_starts");
    static cuda_kernel_slot sum[2][4] = {
        {CUDA_KERNEL_SLOT("embedding_sum_f16_1"), CUDA_KERNEL_SLOT("embedding_sum_bf16_1"), CUDA_KERNEL_SLOT("embedding_sum_f32_1"), CUDA_KERNEL_SLOT("embedding_sum_f64_1")},
        {CUDA_KERNEL_SLOT("embedding_sum_f16"), CUDA_KERNEL_SLOT("embedding_sum_bf16"), CUDA_KERNEL_SLOT("embedding_sum_f32"), CUDA_KERNEL_SLOT("embedding_sum_f64")},
    };
    const embedding_dense_backward_attrs *at = c->attrs;
    torc_tensor g = c->in[0], indices = c->in[1], out = c->out[0];
    const int device = c->device.index;
    if (!out->numel) return true;
    if (!g->numel) return cuda_memset(device, tensor_data(out), 0, (size_t)out->numel * tensor_itemsize(out));
    const back_plan p = plan_back(c);
    if (p.n > INT32_MAX || p.rows >= INT32_MAX) return FAIL(RUNTIME, "embedding_dense_backward(): more than 2147483647 indices or rows are not supported on CUDA");
    char *s = c->scratch;
    uint32_t *keys[2] = {(uint32_t *)s, (uint32_t *)(s + p.list)}, *places[2] = {(uint32_t *)(s + 2 * p.list), (uint32_t *)(s + 3 * p.list)};
    sort_args a = {.indices = tensor_data(indices), .counts = (uint32_t *)(s + 4 * p.list), .n = p.n, .rows = p.rows, .blocks = (int)p.blocks, .wide_index = indices->dtype == TORC_INT64};
    void *params[] = {&a};
    int side = 0;
    for (int pass = 0; pass < p.passes; pass++, side ^= 1) {
        if (pass) a.indices = NULL, a.keys_in = keys[side ^ 1], a.at_in = places[side ^ 1];
        a.keys = keys[side], a.at = places[side];
        a.shift = 8 * pass;
        if (!cuda_launch_slot(&count, device, (unsigned)p.blocks, 1, 1, BLOCK, 1, 1, 0, params) || !cuda_launch_slot(&scan, device, 1, 1, 1, 1024, 1, 1, 0, params) ||
            !cuda_launch_slot(&scatter, device, (unsigned)p.blocks, 1, 1, BLOCK, 1, 1, 0, params))
            return false;
    }
    sum_args b = {tensor_data(out), tensor_data(g), a.keys, a.at, (uint32_t *)(s + 4 * p.list + p.counts), p.n, p.rows, out->sizes[1], at->padding_idx, at->scale_grad_by_freq, 0};
    void *sum_params[] = {&b};
    if (!cuda_launch_slot(&starts, device, (unsigned)((p.rows + BLOCK) / BLOCK), 1, 1, BLOCK, 1, 1, 0, sum_params)) return false;
    const int64_t lanes = 16 / (int64_t)tensor_itemsize(out);
    const bool vectors = b.width % lanes == 0 && (((uintptr_t)b.out | (uintptr_t)b.grad) & 15) == 0;
    const int64_t per_row = vectors ? b.width / lanes : b.width;
    int64_t x = 1;
    while (x < BLOCK && x < per_row) x *= 2;
    int64_t y = 1;
    while (x * y < BLOCK && y * 2 * p.rows <= p.n) y *= 2; /* as many as a row has on average */
    const int64_t strips = (per_row + x - 1) / x;
    if (strips > 65535) return FAIL(RUNTIME, "embedding_dense_backward(): rows of more than %lld elements are not supported on CUDA", (long long)(65535 * BLOCK));
    return cuda_launch_slot(&sum[vectors][out->dtype - TORC_FLOAT16], device, (unsigned)p.rows, (unsigned)strips, 1, (unsigned)x, (unsigned)y, 1, 0, sum_params);
}

extern const kernel cuda_embedding_kernels[];
const kernel cuda_embedding_kernels[] = {
    {OP_embedding, run_embedding, NULL},
    {OP_embedding_dense_backward, run_backward, scratch_backward},
    {0},
};
