/* resample.c - images and volumes seen through a grid, on CUDA: input and grid of any strides, one launch (resample.cu). */
#include "cuda/kernels/families.h"
#include "cuda/kernels/host.h"
#include "cuda/kernels/resample_args.h"
#include "ops/generated/attrs.h"

static bool run_grid_sampler(const torc_call *c) {
    static cuda_kernel_slot slots[2][3][4] = {
        {CUDA_FLOAT_SLOTS("resample_grid_2_linear_"), CUDA_FLOAT_SLOTS("resample_grid_2_nearest_"),
         CUDA_FLOAT_SLOTS("resample_grid_2_cubic_")},
        {CUDA_FLOAT_SLOTS("resample_grid_3_linear_"), CUDA_FLOAT_SLOTS("resample_grid_3_nearest_")}};
    enum { MOST_HIGH = 1024, FEW_CHANNELS = 4 };
    const fused_grid_sampler_attrs *p = c->attrs;
    const torc_tensor x = c->in[0], grid = c->in[1], out = c->out[0];
    const int n = x->ndim - 2, device = c->device.index;
    const cuda_properties *properties = cuda_device_properties(device);
    if (!out->numel) return true;
    if (!properties) return false;
    grid_args a = {.in = tensor_data(x),
                   .grid = tensor_data(grid),
                   .out = tensor_data(out),
                   .places = 1,
                   .channels = x->sizes[1],
                   .padding = (int)p->padding_mode,
                   .align = p->align_corners};
    for (int d = 0; d < n; d++) a.sizes[d] = x->sizes[2 + d], a.shape[d] = out->sizes[2 + d], a.places *= a.shape[d];
    for (int d = 0; d < x->ndim; d++) a.in_strides[d] = x->strides[d], a.grid_strides[d] = grid->strides[d];
    a.count = a.places * x->sizes[0];
    /* Channels are shared out among threads while places alone do not fill the device. */
    const int64_t full = (int64_t)properties->sm_count * 1024, groups = MIN(full / a.count + 1, MOST_HIGH);
    a.per_thread = MAX((a.channels + groups - 1) / groups, MIN(a.channels, FEW_CHANNELS));
    void *params[] = {&a};
    return cuda_launch_slot(&slots[n - 2][p->interpolation_mode][x->dtype - TORC_FLOAT16], device,
                            cuda_grid(device, a.count, RESAMPLE_BLOCK, 64),
                            (unsigned)((a.channels + a.per_thread - 1) / a.per_thread), 1, RESAMPLE_BLOCK, 1, 1, 0,
                            params);
}

const kernel cuda_resample_kernels[] = {
    KERNEL(OP_fused_grid_sampler, run_grid_sampler),
    {0},
};
