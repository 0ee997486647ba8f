/* searchsorted.c - places among sorted boundaries on CUDA. See searchsorted.cu. */
#include "cuda/kernels/families.h"
#include "cuda/kernels/host.h"
#include "cuda/kernels/searchsorted_args.h"
#include "ops/generated/attrs.h"

static bool run_searchsorted(const torc_call *c) {
    static cuda_kernel_slot real = CUDA_KERNEL_SLOT("searchsorted_real"),
                            whole = CUDA_KERNEL_SLOT("searchsorted_whole");
    const fused_searchsorted_attrs *at = c->attrs;
    const torc_tensor boundaries = c->in[0], values = c->in[1];
    const int device = c->device.index;
    if (!values->numel) return true;
    searchsorted_args a = {.boundaries = boundaries->numel ? tensor_data(boundaries) : NULL,
                           .values = tensor_data(values),
                           .out = tensor_data(c->out[0]),
                           .n = boundaries->sizes[boundaries->ndim - 1],
                           .count = values->numel,
                           .per_row = boundaries->ndim == 1 ? values->numel : values->sizes[values->ndim - 1],
                           .dtype = values->dtype,
                           .item = (int)tensor_itemsize(values),
                           .right = at->right,
                           .narrow = at->out_int32};
    void *params[] = {&a};
    return cuda_launch_slot(dtype_floating(values->dtype) ? &real : &whole, device,
                            cuda_grid(device, a.count, SEARCHSORTED_BLOCK, 32), 1, 1, SEARCHSORTED_BLOCK, 1, 1, 0,
                            params);
}

const kernel cuda_searchsorted_kernels[] = {KERNEL(OP_fused_searchsorted, run_searchsorted), {0}};
