/* resample.c - images and volumes seen through a grid, on CUDA: input and grid of any strides, one launch (resample.cu). */
#include "cuda/kernels/families.h"
#include "cuda/kernels/host.h"
#include "cuda/kernels/resample_args.h"
#include "ops/generated/attrs.h"

typedef struct grid_sampler_plan {
    grid_args a; /* but for addresses */
    int volumes, mode;
    unsigned grid, groups;
} grid_sampler_plan;
static bool plan_grid_sampler(const torc_call *c, void *plan, size_t *scratch) {
    enum { MOST_HIGH = 1024, FEW_CHANNELS = 4 };
    const fused_grid_sampler_attrs *p = c->attrs;
    grid_sampler_plan *w = plan;
    (void)scratch;
    memset(w, 0, sizeof *w);
    const torc_tensor x = c->in[0], grid = c->in[1], out = c->out[0];
    if (!out->numel) return true;
    const cuda_properties *properties = cuda_device_properties(c->device.index);
    if (!properties) return false;
    const int n = x->ndim - 2;
    grid_args *a = &w->a;
    a->places = 1;
    a->channels = x->sizes[1];
    a->padding = (int)p->padding_mode, a->align = p->align_corners;
    for (int d = 0; d < n; d++) {
        a->sizes[d] = x->sizes[2 + d], a->shape[d] = out->sizes[2 + d];
        a->places *= a->shape[d];
    }
    for (int d = 0; d < x->ndim; d++) a->in_strides[d] = x->strides[d], a->grid_strides[d] = grid->strides[d];
    a->count = a->places * x->sizes[0];
    /* Channels are shared out among threads while places alone do not fill the device. */
    const int64_t full = (int64_t)properties->sm_count * 1024, groups = MIN(full / a->count + 1, MOST_HIGH);
    a->per_thread = MAX((a->channels + groups - 1) / groups, MIN(a->channels, FEW_CHANNELS));
    w->volumes = n == 3, w->mode = (int)p->interpolation_mode;
    w->grid = cuda_grid(c->device.index, a->count, RESAMPLE_BLOCK, 64);
    w->groups = (unsigned)((a->channels + a->per_thread - 1) / a->per_thread);
    return true;
}
static bool run_grid_sampler(const torc_call *c) {
    static cuda_kernel_slot slots[2][3][4] = {
        {CUDA_FLOAT_SLOTS("resample_grid_2_linear_"), CUDA_FLOAT_SLOTS("resample_grid_2_nearest_"),
         CUDA_FLOAT_SLOTS("resample_grid_2_cubic_")},
        {CUDA_FLOAT_SLOTS("resample_grid_3_linear_"), CUDA_FLOAT_SLOTS("resample_grid_3_nearest_")}};
    const grid_sampler_plan *w = c->plan;
    if (!c->out[0]->numel) return true;
    grid_args a = w->a;
    a.in = tensor_data(c->in[0]), a.grid = tensor_data(c->in[1]), a.out = tensor_data(c->out[0]);
    void *params[] = {&a};
    return cuda_launch_slot(&slots[w->volumes][w->mode][c->in[0]->dtype - TORC_FLOAT16], c->device.index, w->grid,
                            w->groups, 1, RESAMPLE_BLOCK, 1, 1, 0, params);
}

const kernel cuda_resample_kernels[] = {
    PLANNED(OP_fused_grid_sampler, run_grid_sampler, plan_grid_sampler, grid_sampler_plan),
    {0},
};
