/* pairs.c - what writes two numbers for each place, on CUDA: the gradient of glu, and complex numbers of their parts. See pairs.cu. */
#include "core/shape.h"
#include "cuda/kernels/families.h"
#include "cuda/kernels/host.h"
#include "cuda/kernels/pairs_args.h"
#include "ops/generated/attrs.h"

/* One pair for each element of the shape; strides are those of the three operands in bytes, outermost dimension first. */
static bool launch_pairs(const torc_call *c, cuda_kernel_slot *slot, int ndim, const int64_t *sizes,
                         int64_t strides[3][TORC_MAX_DIMS], pairs_args *a) {
    const uint8_t dtypes[3] = {(uint8_t)c->out[0]->dtype, (uint8_t)c->in[0]->dtype, (uint8_t)c->in[1]->dtype};
    const int device = c->device.index;
    iter it;
    a->data[0] = tensor_data(c->out[0]), a->data[1] = tensor_data(c->in[0]), a->data[2] = tensor_data(c->in[1]);
    iter_build_raw(&it, ndim, sizes, 3, a->data, (const int64_t(*)[TORC_MAX_DIMS])strides, dtypes);
    for (int k = 0; k < 3; k++) a->data[k] = it.data[k];
    a->n = it.numel;
    geometry_of(&a->g, &it);
    void *params[] = {a};
    return cuda_launch_slot(slot, device, cuda_grid(device, a->n, PAIRS_BLOCK * PAIRS_EACH, 64), 1, 1, PAIRS_BLOCK, 1,
                            1, 0, params);
}
static void strides_of(torc_tensor t, int ndim, const int64_t *sizes, int64_t *strides) {
    const int64_t item = (int64_t)tensor_itemsize(t);
    for (int d = 0; d < ndim; d++) {
        const int at = d - (ndim - t->ndim);
        strides[d] = at >= 0 && (t->sizes[at] != 1 || sizes[d] == 1) ? t->strides[at] * item : 0;
    }
}

static bool run_glu_backward(const torc_call *c) {
    static cuda_kernel_slot slots[] = CUDA_FLOAT_SLOTS("pairs_glu_");
    const torc_tensor grad = c->in[0], x = c->in[1], out = c->out[0];
    const int64_t half = grad->sizes[c->read.dim], item = (int64_t)tensor_itemsize(out);
    if (!out->numel) return true;
    pairs_args a = {.second = {half * out->strides[c->read.dim] * item, half * x->strides[c->read.dim] * item}};
    int64_t strides[3][TORC_MAX_DIMS];
    for (int d = 0; d < grad->ndim; d++) {
        strides[0][d] = out->strides[d] * item;
        strides[1][d] = grad->strides[d] * item;
        strides[2][d] = x->strides[d] * item;
    }
    return launch_pairs(c, &slots[out->dtype - TORC_FLOAT16], grad->ndim, grad->sizes, strides, &a);
}
static bool run_complex_parts(const torc_call *c) {
    static cuda_kernel_slot parts[] = {CUDA_KERNEL_SLOT("pairs_parts_f16"),
                                       {0},
                                       CUDA_KERNEL_SLOT("pairs_parts_f32"),
                                       CUDA_KERNEL_SLOT("pairs_parts_f64")};
    static cuda_kernel_slot polar[] = {
        {0}, {0}, CUDA_KERNEL_SLOT("pairs_polar_f32"), CUDA_KERNEL_SLOT("pairs_polar_f64")};
    const fused_complex_parts_attrs *p = c->attrs;
    const torc_tensor out = c->out[0];
    if (!out->numel) return true;
    pairs_args a = {.second = {0, 0}};
    int64_t strides[3][TORC_MAX_DIMS];
    const torc_tensor all[3] = {out, c->in[0], c->in[1]};
    for (int k = 0; k < 3; k++) strides_of(all[k], out->ndim, out->sizes, strides[k]);
    return launch_pairs(c, &(p->polar ? polar : parts)[c->in[0]->dtype - TORC_FLOAT16], out->ndim, out->sizes, strides,
                        &a);
}

const kernel cuda_pairs_kernels[] = {
    KERNEL(OP_fused_glu_backward, run_glu_backward),
    KERNEL(OP_fused_complex_parts, run_complex_parts, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32),
    {0},
};
