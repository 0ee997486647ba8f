/* cross.c - cross products on CUDA: the dimension of the components apart from those that are walked. See cross.cu. */
#include "cuda/kernels/cross_args.h"
#include "cuda/kernels/families.h"
#include "cuda/kernels/host.h"

typedef struct cross_plan {
    cross_args a; /* but for addresses */
    unsigned blocks;
} cross_plan;
static bool plan_cross(const torc_call *c, void *plan, size_t *scratch) {
    const torc_tensor out = c->out[0], all[3] = {out, c->in[0], c->in[1]};
    const int dim = c->read.dim;
    cross_plan *p = plan;
    (void)scratch;
    if (!out->numel) return true;
    int64_t sizes[TORC_MAX_DIMS], strides[3][TORC_MAX_DIMS];
    memcpy(sizes, out->sizes, sizeof sizes);
    sizes[dim] = 1; /* the components, which are not walked */
    for (int k = 0; k < 3; k++) {
        tensor_byte_strides(all[k], strides[k]);
        p->a.step[k] = strides[k][dim];
    }
    p->a.n = geometry_of_three(&p->a.g, out->ndim, sizes, (const int64_t(*)[TORC_MAX_DIMS])strides);
    p->a.short_walk = p->a.g.ndim <= 3 && !p->a.g.wide;
    for (int d = p->a.g.ndim; d < 3; d++) { /* of one place each */
        p->a.g.shape[d] = 1;
        for (int k = 0; k < 3; k++) p->a.g.strides[k][d] = 0;
    }
    for (int d = 0; d < 2 && p->a.short_walk; d++)
        p->a.length[d] = (u32)p->a.g.shape[d], p->a.by[d] = division_by(p->a.g.shape[d]);
    const int64_t each = CROSS_BLOCK * CROSS_EACH(tensor_itemsize(out));
    p->blocks = (unsigned)MIN((p->a.n + each - 1) / each, cuda_most_blocks);
    return true;
}
static bool run_cross(const torc_call *c) {
    static cuda_kernel_slot slots[TORC_DTYPE_COUNT] = {
        [TORC_UINT8] = CUDA_KERNEL_SLOT("cross_u8"),      [TORC_INT8] = CUDA_KERNEL_SLOT("cross_i8"),
        [TORC_INT16] = CUDA_KERNEL_SLOT("cross_i16"),     [TORC_INT32] = CUDA_KERNEL_SLOT("cross_i32"),
        [TORC_INT64] = CUDA_KERNEL_SLOT("cross_i64"),     [TORC_FLOAT16] = CUDA_KERNEL_SLOT("cross_f16"),
        [TORC_BFLOAT16] = CUDA_KERNEL_SLOT("cross_bf16"), [TORC_FLOAT32] = CUDA_KERNEL_SLOT("cross_f32"),
        [TORC_FLOAT64] = CUDA_KERNEL_SLOT("cross_f64")};
    const cross_plan *p = c->plan;
    if (!c->out[0]->numel) return true;
    cross_args a = p->a;
    a.data[0] = tensor_data(c->out[0]), a.data[1] = tensor_data(c->in[0]), a.data[2] = tensor_data(c->in[1]);
    void *params[] = {&a};
    return cuda_launch_slot(&slots[c->out[0]->dtype], c->device.index, p->blocks, 1, 1, CROSS_BLOCK, 1, 1, 0, params);
}

const kernel cuda_cross_kernels[] = {PLANNED(OP_fused_cross, run_cross, plan_cross, cross_plan), {0}};
