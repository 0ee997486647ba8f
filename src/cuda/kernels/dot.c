/* dot.c - inner products on CUDA. See dot.cu. */
#include "cuda/kernels/dot_args.h"
#include "cuda/kernels/host.h"
#include "cuda/kernels/product.h"

enum { EACH = 16, PER_SM = 4 }; /* terms of a thread before there are more blocks, and blocks of a multiprocessor */

int dot_parts(torc_tensor x) { return (int)cuda_grid(x->device.index, x->numel, DOT_BLOCK * EACH, PER_SM); }
size_t dot_scratch(torc_tensor x, int parts) {
    return parts > 1 ? (size_t)parts * (x->dtype == TORC_FLOAT64 ? 8 : 4) : 0;
}
bool dot_run(torc_tensor x, torc_tensor y, torc_tensor out, int parts, void *scratch) {
#define SLOTS(prefix)                                                                                    \
    {                                                                                                    \
        CUDA_KERNEL_SLOT(prefix "f16"), CUDA_KERNEL_SLOT(prefix "bf16"), CUDA_KERNEL_SLOT(prefix "f32"), \
            CUDA_KERNEL_SLOT(prefix "f64")                                                               \
    }
    static cuda_kernel_slot sums[] = SLOTS("dot_"), joins[] = SLOTS("dot_join_");
#undef SLOTS
    const int type = out->dtype - TORC_FLOAT16, device = out->device.index;
    const void *from_x = x->numel ? tensor_data(x) : NULL, *from_y = x->numel ? tensor_data(y) : NULL;
    dot_args a = {.x = from_x,
                  .y = from_y,
                  .to = parts > 1 ? scratch : tensor_data(out),
                  .n = x->numel,
                  .step_x = x->strides[0],
                  .step_y = y->strides[0],
                  .contiguous = x->strides[0] == 1 && y->strides[0] == 1};
    void *params[] = {&a};
    if (!cuda_launch_slot(&sums[type], device, (unsigned)parts, 1, 1, DOT_BLOCK, 1, 1, 0, params)) return false;
    if (parts == 1) return true;
    dot_join_args join = {.parts = scratch, .out = tensor_data(out), .count = parts};
    void *join_params[] = {&join};
    return cuda_launch_slot(&joins[type], device, 1, 1, 1, DOT_BLOCK, 1, 1, 0, join_params);
}
