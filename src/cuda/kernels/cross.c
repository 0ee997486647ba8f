/* cross.c - cross products on CUDA: one launch for tensors of any strides, also those that are broadcast (cross.cu). */
#include "cuda/kernels/cross_args.h"
#include "cuda/kernels/families.h"
#include "cuda/kernels/host.h"

static bool run_cross(const torc_call *c) {
    static cuda_kernel_slot slots[] = {CUDA_KERNEL_SLOT("cross_product_f32"), CUDA_KERNEL_SLOT("cross_product_f64"),
                                       CUDA_KERNEL_SLOT("cross_product_i64")};
    const torc_tensor out = c->out[0], operands[CROSS_OPERANDS] = {out, c->in[0], c->in[1]};
    const int dtype = out->dtype, device = c->device.index;
    if (!out->numel) return true;
    int64_t sizes[TORC_MAX_DIMS], strides[CROSS_OPERANDS][TORC_MAX_DIMS];
    char *data[CROSS_OPERANDS];
    uint8_t dtypes[CROSS_OPERANDS];
    cross_args a = {.dtype = dtype};
    for (int d = 0; d < out->ndim; d++) sizes[d] = d == c->read.dim ? 1 : out->sizes[d];
    for (int k = 0; k < CROSS_OPERANDS; k++) {
        const torc_tensor t = operands[k];
        const int64_t item = (int64_t)tensor_itemsize(t);
        a.data[k] = data[k] = tensor_data(t);
        dtypes[k] = t->dtype;
        a.step[k] = t->strides[c->read.dim] * item;
        for (int d = 0; d < out->ndim; d++)
            strides[k][d] = d == c->read.dim || t->sizes[d] == 1 ? 0 : t->strides[d] * item;
    }
    iter lines;
    iter_build_raw(&lines, out->ndim, sizes, CROSS_OPERANDS, data, (const int64_t(*)[TORC_MAX_DIMS])strides, dtypes);
    a.lines = lines.numel;
    geometry_of(&a.g, &lines);
    void *params[] = {&a};
    return cuda_launch_slot(&slots[!dtype_floating(dtype) ? 2 : dtype == TORC_FLOAT64], device,
                            cuda_grid(device, a.lines, CROSS_BLOCK, 64), 1, 1, CROSS_BLOCK, 1, 1, 0, params);
}
static bool supports_cross(const torc_call *c) { return c->in[0]->dtype != TORC_BOOL; } /* which has no difference */

const kernel cuda_cross_kernels[] = {
    KERNEL(OP_fused_cross, run_cross, .supports = supports_cross),
    {0},
};
