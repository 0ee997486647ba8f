/* embedding.c - embedding on CUDA: rows of a table by index, and the deterministic sum of gradients back.
 *
 * The backward pass sorts the positions by index (stable) and then adds the gradients of each row in their order: unlike the sums
 * of indexsegment.c it writes every row, so that the gradient need not be zeroed first. Of few positions and rows nothing is sorted. The host never looks at the indices: one that is out of range
 * gives a row of NaN, and an error at the next wait (fault.h). */
#include "cuda/kernels/embedding.h"

#include "cuda/kernels/embedding_args.h"
#include "cuda/kernels/families.h"
#include "cuda/kernels/host.h"
#include "cuda/device/fault.h"
#include "cuda/kernels/indexsegment.h"
#include "ops/generated/attrs.h"

static bool run_embedding(const torc_call *c) {
    static cuda_kernel_slot slots[5] = {CUDA_KERNEL_SLOT("embedding_gather_1"), CUDA_KERNEL_SLOT("embedding_gather_2"),
                                        CUDA_KERNEL_SLOT("embedding_gather_4"), CUDA_KERNEL_SLOT("embedding_gather_8"),
                                        CUDA_KERNEL_SLOT("embedding_gather_16")};
    static const uint64_t nan[TORC_DTYPE_COUNT] = {
        [TORC_FLOAT16] = 0x7e007e007e007e00u,      [TORC_BFLOAT16] = 0x7fc07fc07fc07fc0u,
        [TORC_FLOAT32] = 0x7fc000007fc00000u,      [TORC_FLOAT64] = 0x7ff8000000000000u,
        [TORC_COMPLEX32] = 0x7e007e007e007e00u,    [TORC_COMPLEX64] = 0x7fc000007fc00000u,
        [TORC_COMPLEX128] = 0x7ff8000000000000u,   [TORC_FLOAT8_E5M2] = 0x7f7f7f7f7f7f7f7fu,
        [TORC_FLOAT8_E4M3FN] = 0x7f7f7f7f7f7f7f7fu};
    torc_tensor w = c->in[0], indices = c->in[1], out = c->out[0];
    if (!out->numel) return true;
    const size_t row = (size_t)w->sizes[1] * tensor_itemsize(w);
    const uintptr_t table = w->numel ? (uintptr_t)tensor_data(w) : 0,
                    all = table | (uintptr_t)tensor_data(out) | (uintptr_t)row;
    int k = 4;
    while (all & (((uintptr_t)1 << k) - 1)) k--;
    gather_args a = {tensor_data(out),
                     (void *)table,
                     tensor_data(indices),
                     out->numel * (int64_t)tensor_itemsize(out) >> k,
                     (int64_t)row >> k,
                     w->sizes[0],
                     nan[w->dtype],
                     indices->dtype == TORC_INT64,
                     0,
                     {0}};
    if (!cuda_fault_site_make(&a.site, c->device.index, c->op, 0)) return false;
    EACH_LINES(first, count, a.units, a.per_row, cuda_most_blocks * BLOCK * UNROLL) { /* Note [Pieces] */
        gather_args part = a;
        part.units = count;
        part.out = cuda_on(a.out, first << k);
        part.table = cuda_on(a.table, first % a.per_row << k);
        part.indices = cuda_on(a.indices, first / a.per_row * (a.wide_index ? 8 : 4));
        void *params[] = {&part};
        if (!cuda_launch_slot(&slots[k], c->device.index, (unsigned)((count + BLOCK * UNROLL - 1) / (BLOCK * UNROLL)),
                              1, 1, BLOCK, 1, 1, 0, params))
            return false;
    }
    return true;
}

static bool has_vectors(torc_tensor grad, torc_tensor out) {
    return out->sizes[1] % (16 / (int64_t)tensor_itemsize(out)) == 0 &&
           (((uintptr_t)tensor_data(out) | (uintptr_t)tensor_data(grad)) & 15) == 0;
}
bool cuda_row_sums_plan_make(cuda_row_sums_plan *p, int device, torc_tensor grad, torc_tensor indices, torc_tensor out,
                             int64_t padding, bool by_count) {
    *p = (cuda_row_sums_plan){.rows = out->sizes[0], .padding = padding, .by_count = by_count};
    if (!out->numel || !grad->numel || !indices->numel) return true;
    p->vectors = has_vectors(grad, out);
    if (!cuda_sort_plan_make(&p->sort, device, indices->numel, cuda_bits_of((uint64_t)p->rows))) return false;
    p->few = p->rows / 4 > indices->numel;
    p->bytes = cuda_sort_bytes(&p->sort) + (p->few ? 0 : ((size_t)p->rows + 1) * sizeof(int64_t));
    const int64_t width = out->sizes[1], per_row = p->vectors ? width / (16 / (int64_t)tensor_itemsize(out)) : width;
    int64_t x = 1;
    while (x < BLOCK && x < per_row) x *= 2;
    int64_t y = 1;
    while (x * y < BLOCK && y * 2 * p->rows <= p->sort.n) y *= 2; /* as many as a row has on average */
    p->threads = (unsigned)x, p->high = (unsigned)y;
    p->blocks = (unsigned)MIN(p->few ? p->sort.n : p->rows, INT32_MAX);
    p->across = (unsigned)MIN((per_row + x - 1) / x, 65535);
    return true;
}
bool cuda_row_sums_run(const cuda_row_sums_plan *plan, int device, torc_tensor grad, torc_tensor indices,
                       torc_tensor out, const cuda_row_sums_bags *bags, void *scratch) {
    static cuda_kernel_slot starts = CUDA_KERNEL_SLOT("embedding_starts");
    static cuda_kernel_slot sum[2][2][4] = {
        {{CUDA_KERNEL_SLOT("embedding_sum_f16_1"), CUDA_KERNEL_SLOT("embedding_sum_bf16_1"),
          CUDA_KERNEL_SLOT("embedding_sum_f32_1"), CUDA_KERNEL_SLOT("embedding_sum_f64_1")},
         CUDA_FLOAT_SLOTS("embedding_sum_")},
        {{CUDA_KERNEL_SLOT("embedding_bags_f16_1"), CUDA_KERNEL_SLOT("embedding_bags_bf16_1"),
          CUDA_KERNEL_SLOT("embedding_bags_f32_1"), CUDA_KERNEL_SLOT("embedding_bags_f64_1")},
         CUDA_FLOAT_SLOTS("embedding_bags_")},
    };
    const cuda_sort_plan *p = &plan->sort;
    if (!out->numel) return true;
    if (!p->n) return cuda_zero(device, tensor_data(out), (size_t)out->numel * tensor_itemsize(out));
    const int64_t rows = plan->rows, one = 1;
    cuda_sort_arrays arrays = cuda_sort_lay_out(p, scratch);
    cuda_positions at = {.keys = arrays.keys[0],
                         .ranks = arrays.ranks[0],
                         .none = rows,
                         .wide_key = p->wide_key,
                         .wide_rank = p->wide_rank};
    cuda_positions_shape(&at, 1, &indices->numel);
    cuda_positions_index(&at, indices, &one, 0, 0, rows, 1, 0);
    if (!cuda_positions_run(&at, device) || !cuda_sort_run(p, &arrays, device)) return false;
    sum_args a = {.out = tensor_data(out),
                  .grad = tensor_data(grad),
                  .keys = arrays.keys[arrays.where],
                  .at = arrays.ranks[arrays.where],
                  .starts = plan->few ? NULL : (int64_t *)(void *)((char *)scratch + cuda_sort_bytes(p)),
                  .n = p->n,
                  .rows = rows,
                  .width = out->sizes[1],
                  .padding = plan->padding,
                  .by_count = plan->by_count,
                  .wide_key = p->wide_key,
                  .wide_rank = p->wide_rank};
    if (bags) a.owner = bags->owner, a.counts = bags->counts, a.per_sample = bags->per_sample;
    void *params[] = {&a};
    if (plan->few
            ? !cuda_zero(device, a.out, (size_t)out->numel * tensor_itemsize(out))
            : !cuda_launch_slot(&starts, device, cuda_grid(device, rows + 1, BLOCK, 64), 1, 1, BLOCK, 1, 1, 0, params))
        return false;
    return cuda_launch_slot(&sum[bags != NULL][plan->vectors][out->dtype - TORC_FLOAT16], device, plan->blocks,
                            plan->across, 1, plan->threads, plan->high, 1, 0, params);
}

static bool plan_backward(const torc_call *c, void *plan, size_t *scratch) {
    const embedding_dense_backward_attrs *a = c->attrs;
    cuda_row_sums_plan *p = plan;
    const torc_tensor grad = c->in[0], indices = c->in[1], out = c->out[0];
    if (out->numel && indices->numel && indices->numel <= BLOCK) {
        const int64_t width = out->sizes[1];
        *p = (cuda_row_sums_plan){.rows = out->sizes[0],
                                  .padding = a->padding_idx,
                                  .by_count = a->scale_grad_by_freq,
                                  .few = out->sizes[0] > EMBEDDING_FEW_ROWS,
                                  .whole = true,
                                  .vectors = has_vectors(grad, out)};
        const int64_t per_row = p->vectors ? width / (16 / (int64_t)tensor_itemsize(out)) : width;
        int64_t x = 8;
        while (x < (indices->numel > 16 ? 64 : BLOCK) && x < per_row) x *= 2;
        p->threads = (unsigned)x, p->high = (unsigned)(BLOCK / x);
        p->blocks = (unsigned)(p->few ? indices->numel : p->rows);
        p->across = (unsigned)MIN((per_row + x - 1) / x, MAX(8192 / (int64_t)p->blocks, 1));
        return true;
    }
    if (!cuda_row_sums_plan_make(p, c->device.index, c->in[0], c->in[1], c->out[0], a->padding_idx,
                                 a->scale_grad_by_freq))
        return false;
    *scratch = p->bytes;
    return true;
}
/* In one launch (embedding_few_<type>), and where rows are many, which most of them are nobody's then, one of zeros before. */
static bool run_whole(const torc_call *c, const cuda_row_sums_plan *p) {
    static cuda_kernel_slot slots[2][4] = {
        {CUDA_KERNEL_SLOT("embedding_few_f16_1"), CUDA_KERNEL_SLOT("embedding_few_bf16_1"),
         CUDA_KERNEL_SLOT("embedding_few_f32_1"), CUDA_KERNEL_SLOT("embedding_few_f64_1")},
        CUDA_FLOAT_SLOTS("embedding_few_")};
    const torc_tensor grad = c->in[0], indices = c->in[1], out = c->out[0];
    sum_args a = {.out = tensor_data(out),
                  .grad = tensor_data(grad),
                  .keys = tensor_data(indices),
                  .n = indices->numel,
                  .rows = p->rows,
                  .width = out->sizes[1],
                  .padding = p->padding,
                  .by_count = p->by_count,
                  .wide_key = indices->dtype == TORC_INT64,
                  .by_position = p->few};
    void *params[] = {&a};
    if (p->few && !cuda_zero(c->device.index, a.out, (size_t)out->numel * tensor_itemsize(out))) return false;
    return cuda_launch_slot(&slots[p->vectors][out->dtype - TORC_FLOAT16], c->device.index, p->blocks, p->across, 1,
                            p->threads, p->high, 1, 0, params);
}
static bool run_backward(const torc_call *c) {
    if (((const cuda_row_sums_plan *)c->plan)->whole) return run_whole(c, c->plan);
    return cuda_row_sums_run(c->plan, c->device.index, c->in[0], c->in[1], c->out[0], NULL, c->scratch);
}

const kernel cuda_embedding_kernels[] = {
    KERNEL(OP_embedding, run_embedding, .also = DTYPES_ALL),
    PLANNED(OP_embedding_dense_backward, run_backward, plan_backward, cuda_row_sums_plan),
    {0},
};
