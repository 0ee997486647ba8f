/* pairs.c - what writes two numbers for each place, on CUDA: the gradient of glu, and complex numbers of their parts. See pairs.cu. */
#include "core/shape.h"
#include "cuda/kernels/families.h"
#include "cuda/kernels/host.h"
#include "cuda/kernels/pairs_args.h"
#include "ops/generated/attrs.h"

typedef struct pairs_plan {
    pairs_args a;
    cuda_kernel_slot *slot;
    unsigned blocks;
} pairs_plan;

/* One pair for each element of the shape; strides are those of the three operands in bytes, outermost dimension first. */
static void plan_pairs(const torc_call *c, pairs_plan *p, int ndim, const int64_t *sizes,
                       const int64_t strides[3][TORC_MAX_DIMS]) {
    p->a.n = geometry_of_three(&p->a.g, ndim, sizes, strides);
    p->blocks = cuda_grid(c->device.index, p->a.n, PAIRS_BLOCK * PAIRS_EACH, 64);
}
/* Contiguous tensors, of which a half is a run of whole vectors of 16 or 8 bytes: the walk goes over these. false: they are not. */
static bool plan_glu_vectors(const torc_call *c, pairs_plan *p, int dim) {
    static cuda_kernel_slot slots[2][4] = {{CUDA_KERNEL_SLOT("pairs_glu_f16_16"), CUDA_KERNEL_SLOT("pairs_glu_bf16_16"),
                                            CUDA_KERNEL_SLOT("pairs_glu_f32_16"), CUDA_KERNEL_SLOT("pairs_glu_f64_16")},
                                           {CUDA_KERNEL_SLOT("pairs_glu_f16_8"),
                                            CUDA_KERNEL_SLOT("pairs_glu_bf16_8"),
                                            CUDA_KERNEL_SLOT("pairs_glu_f32_8"),
                                            {0}}};
    const torc_tensor grad = c->in[0], x = c->in[1], out = c->out[0];
    if (!is_contiguous(grad) || !is_contiguous(x) || !is_contiguous(out)) return false;
    int64_t run = (int64_t)tensor_itemsize(out), outer = 1;
    for (int d = 0; d < grad->ndim; d++) *(d < dim ? &outer : &run) *= grad->sizes[d];
    const uintptr_t all =
        (uintptr_t)tensor_data(grad) | (uintptr_t)tensor_data(x) | (uintptr_t)tensor_data(out) | (uintptr_t)run;
    const int64_t bytes = all % 16 == 0 ? 16 : 8;
    if (all % 8 || (bytes == 8 && out->dtype == TORC_FLOAT64)) return false;
    const int64_t sizes[2] = {outer, run / bytes},
                  strides[3][TORC_MAX_DIMS] = {{2 * run, bytes}, {run, bytes}, {2 * run, bytes}};
    p->a.second[0] = p->a.second[1] = run;
    p->slot = &slots[bytes == 8][out->dtype - TORC_FLOAT16];
    p->a.n = geometry_of_three(&p->a.g, 2, sizes, strides);
    p->blocks = cuda_grid(c->device.index, p->a.n, PAIRS_BLOCK * PAIRS_VECTORS, 64);
    return true;
}
static bool plan_glu_backward(const torc_call *c, void *plan, size_t *scratch) {
    static cuda_kernel_slot slots[] = CUDA_FLOAT_SLOTS("pairs_glu_");
    pairs_plan *p = plan;
    const torc_tensor grad = c->in[0], x = c->in[1], out = c->out[0];
    const int dim = c->read.dim;
    (void)scratch;
    if (!out->numel || plan_glu_vectors(c, p, dim)) return true;
    int64_t strides[3][TORC_MAX_DIMS];
    tensor_byte_strides(out, strides[0]);
    tensor_byte_strides(grad, strides[1]);
    tensor_byte_strides(x, strides[2]);
    p->a.second[0] = grad->sizes[dim] * strides[0][dim], p->a.second[1] = grad->sizes[dim] * strides[2][dim];
    p->slot = &slots[out->dtype - TORC_FLOAT16];
    plan_pairs(c, p, grad->ndim, grad->sizes, (const int64_t(*)[TORC_MAX_DIMS])strides);
    return true;
}
/* Where `t` broadcasts to a shape it stays at one place. */
static void broadcast_strides(torc_tensor t, int ndim, const int64_t *sizes, int64_t *strides) {
    const int64_t item = (int64_t)tensor_itemsize(t);
    for (int d = 0; d < ndim; d++) {
        const int at = d - (ndim - t->ndim);
        strides[d] = at >= 0 && (t->sizes[at] != 1 || sizes[d] == 1) ? t->strides[at] * item : 0;
    }
}
/* Vectors of eight bytes of the parts, or one element of one of them for a whole row, and whole vectors of sixteen of the result: the walk, which
 * is over elements, becomes one over these. false: they are not. */
static bool plan_joined_vectors(const torc_call *c, pairs_plan *p) {
    const int64_t item = (int64_t)tensor_itemsize(c->in[0]), lanes = 8 / item, row = p->a.g.shape[0];
    const bool whole = p->a.g.ndim == 1;
    if (lanes < 2 || p->a.g.ndim < 1 || (!whole && row % lanes)) return false;
    p->a.repeated = 0;
    for (int k = 0; k < 3; k++) {
        const int64_t *strides = p->a.g.strides[k], vector = k == 0 ? 16 : 8;
        const bool repeated = k > 0 && strides[0] == 0;
        if (repeated) {
            p->a.repeated |= 1u << (k - 1);
            continue;
        }
        const torc_tensor t = k == 0 ? c->out[0] : c->in[k - 1];
        if (strides[0] != vector / lanes || (uintptr_t)tensor_data(t) % (size_t)vector) return false;
        for (int d = 1; d < p->a.g.ndim; d++)
            if (strides[d] % vector) return false;
    }
    for (int k = 0; k < 3; k++) p->a.g.strides[k][0] *= lanes;
    p->a.rest = whole ? (unsigned)(p->a.n % lanes) : 0;
    p->a.n /= lanes;
    p->a.g.shape[0] /= lanes;
    p->blocks = cuda_grid(c->device.index, p->a.n, PAIRS_BLOCK * PAIRS_EACH, 64);
    return true;
}
static bool plan_complex_parts(const torc_call *c, void *plan, size_t *scratch) {
    static cuda_kernel_slot parts[] = {CUDA_KERNEL_SLOT("pairs_parts_f16"),
                                       {0},
                                       CUDA_KERNEL_SLOT("pairs_parts_f32"),
                                       CUDA_KERNEL_SLOT("pairs_parts_f64")};
    static cuda_kernel_slot polar[] = {
        {0}, {0}, CUDA_KERNEL_SLOT("pairs_polar_f32"), CUDA_KERNEL_SLOT("pairs_polar_f64")};
    static cuda_kernel_slot part_vectors[] = {
        CUDA_KERNEL_SLOT("pairs_parts_f16_8"), {0}, CUDA_KERNEL_SLOT("pairs_parts_f32_8")};
    static cuda_kernel_slot polar_vectors[] = {{0}, {0}, CUDA_KERNEL_SLOT("pairs_polar_f32_8")};
    const fused_complex_parts_attrs *attrs = c->attrs;
    pairs_plan *p = plan;
    const torc_tensor out = c->out[0], all[3] = {out, c->in[0], c->in[1]};
    (void)scratch;
    if (!out->numel) return true;
    int64_t strides[3][TORC_MAX_DIMS];
    for (int k = 0; k < 3; k++) broadcast_strides(all[k], out->ndim, out->sizes, strides[k]);
    p->a.second[0] = p->a.second[1] = 0;
    const int type = c->in[0]->dtype - TORC_FLOAT16;
    plan_pairs(c, p, out->ndim, out->sizes, (const int64_t(*)[TORC_MAX_DIMS])strides);
    if (plan_joined_vectors(c, p))
        p->slot = &(attrs->polar ? polar_vectors : part_vectors)[type];
    else
        p->slot = &(attrs->polar ? polar : parts)[type];
    return true;
}
static bool run_pairs(const torc_call *c) {
    const pairs_plan *p = c->plan;
    if (!c->out[0]->numel) return true;
    pairs_args a = p->a;
    a.data[0] = tensor_data(c->out[0]), a.data[1] = tensor_data(c->in[0]), a.data[2] = tensor_data(c->in[1]);
    void *params[] = {&a};
    return cuda_launch_slot(p->slot, c->device.index, p->blocks, 1, 1, PAIRS_BLOCK, 1, 1, 0, params);
}

const kernel cuda_pairs_kernels[] = {
    PLANNED(OP_fused_glu_backward, run_pairs, plan_glu_backward, pairs_plan),
    PLANNED(OP_fused_complex_parts, run_pairs, plan_complex_parts, pairs_plan,
            .also = DTYPES_COMPLEX | DTYPES_COMPLEX32),
    {0},
};
