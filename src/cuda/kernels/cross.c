/* cross.c - cross products on CUDA: the dimension of the components apart from those that are walked. See cross.cu. */
#include "cuda/kernels/cross_args.h"
#include "cuda/kernels/families.h"
#include "cuda/kernels/host.h"

static bool run_cross(const torc_call *c) {
    static cuda_kernel_slot slots[TORC_DTYPE_COUNT] = {
        [TORC_UINT8] = CUDA_KERNEL_SLOT("cross_u8"),      [TORC_INT8] = CUDA_KERNEL_SLOT("cross_i8"),
        [TORC_INT16] = CUDA_KERNEL_SLOT("cross_i16"),     [TORC_INT32] = CUDA_KERNEL_SLOT("cross_i32"),
        [TORC_INT64] = CUDA_KERNEL_SLOT("cross_i64"),     [TORC_FLOAT16] = CUDA_KERNEL_SLOT("cross_f16"),
        [TORC_BFLOAT16] = CUDA_KERNEL_SLOT("cross_bf16"), [TORC_FLOAT32] = CUDA_KERNEL_SLOT("cross_f32"),
        [TORC_FLOAT64] = CUDA_KERNEL_SLOT("cross_f64")};
    const torc_tensor out = c->out[0], all[3] = {out, c->in[0], c->in[1]};
    const int dim = c->read.dim, device = c->device.index;
    const int64_t item = (int64_t)tensor_itemsize(out);
    if (!out->numel) return true;
    cross_args a;
    int64_t sizes[TORC_MAX_DIMS], strides[3][TORC_MAX_DIMS];
    uint8_t dtypes[3];
    int ndim = 0;
    for (int d = 0; d < out->ndim; d++) {
        if (d == dim) continue;
        sizes[ndim] = out->sizes[d];
        for (int k = 0; k < 3; k++) strides[k][ndim] = all[k]->strides[d] * item;
        ndim++;
    }
    for (int k = 0; k < 3; k++) {
        a.data[k] = tensor_data(all[k]);
        a.step[k] = all[k]->strides[dim] * item;
        dtypes[k] = (uint8_t)out->dtype;
    }
    iter it;
    iter_build_raw(&it, ndim, sizes, 3, a.data, (const int64_t(*)[TORC_MAX_DIMS])strides, dtypes);
    for (int k = 0; k < 3; k++) a.data[k] = it.data[k];
    a.n = it.numel;
    geometry_of(&a.g, &it);
    void *params[] = {&a};
    return cuda_launch_slot(&slots[out->dtype], device, cuda_grid(device, a.n, CROSS_BLOCK * CROSS_EACH, 16), 1, 1,
                            CROSS_BLOCK, 1, 1, 0, params);
}

const kernel cuda_cross_kernels[] = {KERNEL(OP_fused_cross, run_cross), {0}};
