/* resample.c - images and volumes seen through a grid, and the gradients of both, on CUDA: input, grid and gradient of any strides, one
 * launch, beside zeros to add to and, of 16 bits, the sums' rounding (resample.cu). */
#include "cuda/kernels/families.h"
#include "cuda/kernels/host.h"
#include "cuda/kernels/resample_args.h"
#include "ops/generated/attrs.h"

typedef struct grid_sampler_plan {
    grid_args a; /* but for addresses */
    int volumes, mode;
    bool need_input, need_grid; /* of gradients */
    unsigned grid, groups;
} grid_sampler_plan;
static void set_grid(grid_sampler_plan *w, torc_tensor x, torc_tensor grid, int64_t mode, int64_t padding, bool align) {
    memset(w, 0, sizeof *w);
    const int n = x->ndim - 2;
    grid_args *a = &w->a;
    a->places = 1;
    a->channels = x->sizes[1];
    a->padding = (int)padding, a->align = align;
    for (int d = 0; d < n; d++) {
        a->sizes[d] = x->sizes[2 + d], a->shape[d] = grid->sizes[1 + d];
        a->places *= a->shape[d];
    }
    for (int d = 0; d < x->ndim; d++) a->in_strides[d] = x->strides[d], a->grid_strides[d] = grid->strides[d];
    a->count = a->places * x->sizes[0];
    a->narrow = a->count <= INT32_MAX;
    for (int d = 0; d < n && a->narrow && a->count; d++) a->by_shape[d] = division_by(a->shape[d]);
    w->volumes = n == 3, w->mode = (int)mode;
}
static bool plan_grid_sampler(const torc_call *c, void *plan, size_t *scratch) {
    enum { MOST_HIGH = 1024, FEW_CHANNELS = 4 };
    const fused_grid_sampler_attrs *p = c->attrs;
    grid_sampler_plan *w = plan;
    grid_args *a = &w->a;
    (void)scratch;
    set_grid(w, c->in[0], c->in[1], p->interpolation_mode, p->padding_mode, p->align_corners);
    if (!c->out[0]->numel) return true;
    const cuda_properties *properties = cuda_device_properties(c->device.index);
    if (!properties) return false;
    /* Channels are shared out among threads while places alone do not fill the device. */
    const int64_t full = (int64_t)properties->sm_count * 1024, groups = MIN(full / a->count + 1, MOST_HIGH);
    a->per_thread = MAX((a->channels + groups - 1) / groups, MIN(a->channels, FEW_CHANNELS));
    w->grid = cuda_grid(c->device.index, a->count, RESAMPLE_BLOCK, 64);
    w->groups = (unsigned)((a->channels + a->per_thread - 1) / a->per_thread);
    return true;
}
#define GRID_SLOTS(name)                                                                                              \
    {                                                                                                                 \
        {CUDA_FLOAT_SLOTS(name "2_linear_"), CUDA_FLOAT_SLOTS(name "2_nearest_"), CUDA_FLOAT_SLOTS(name "2_cubic_")}, \
            {CUDA_FLOAT_SLOTS(name "3_linear_"), CUDA_FLOAT_SLOTS(name "3_nearest_")},                                \
    }
static bool launch_grid(const torc_call *c, cuda_kernel_slot (*slots)[3][4], const grid_sampler_plan *w, grid_args *a) {
    void *params[] = {a};
    return cuda_launch_slot(&slots[w->volumes][w->mode][c->in[0]->dtype - TORC_FLOAT16], c->device.index, w->grid,
                            w->groups, 1, RESAMPLE_BLOCK, 1, 1, 0, params);
}
static bool run_grid_sampler(const torc_call *c) {
    static cuda_kernel_slot slots[2][3][4] = GRID_SLOTS("resample_grid_");
    const grid_sampler_plan *w = c->plan;
    if (!c->out[0]->numel) return true;
    grid_args a = w->a;
    a.in = tensor_data(c->in[0]), a.grid = tensor_data(c->in[1]), a.out = tensor_data(c->out[0]);
    return launch_grid(c, slots, w, &a);
}

static bool plan_grid_sampler_backward(const torc_call *c, void *plan, size_t *scratch) {
    enum { MOST_LANES = 32 };
    const fused_grid_sampler_backward_attrs *p = c->attrs;
    const torc_tensor grad = c->in[0], x = c->in[1];
    grid_sampler_plan *w = plan;
    grid_args *a = &w->a;
    set_grid(w, x, c->in[2], p->interpolation_mode, p->padding_mode, p->align_corners);
    const cuda_properties *properties = cuda_device_properties(c->device.index);
    if (!properties) return false;
    for (int d = 0; d < x->ndim; d++) a->grad_strides[d] = grad->strides[d];
    const int64_t full = (int64_t)properties->sm_count * 1024;
    a->lanes = 1;
    while (a->lanes < MOST_LANES && a->lanes < a->channels && a->count * a->lanes < full) a->lanes *= 2;
    w->groups = 1;
    w->need_input = p->need_input, w->need_grid = p->need_grid;
    if (a->count) w->grid = cuda_grid(c->device.index, a->count * a->lanes, RESAMPLE_BLOCK, 64);
    /* Where several parts of 16 bits meet, they are summed as floats. */
    a->wide = dtype_half(x->dtype) && p->need_input && grad->numel > x->numel / 4;
    if (a->wide) *scratch = (size_t)x->numel * sizeof(float);
    return true;
}
static bool run_grid_sampler_backward(const torc_call *c) {
    static cuda_kernel_slot slots[2][3][4] = GRID_SLOTS("resample_grid_back_"),
                            narrow[2] = {CUDA_KERNEL_SLOT("resample_narrow_f16"),
                                         CUDA_KERNEL_SLOT("resample_narrow_bf16")};
    const grid_sampler_plan *w = c->plan;
    const torc_tensor x = c->in[1];
    const int device = c->device.index;
    i64 n = x->numel;
    grid_args a = w->a;
    a.grad = tensor_data(c->in[0]), a.in = tensor_data(x), a.grid = tensor_data(c->in[2]);
    if (w->need_input) {
        a.sums = a.wide ? c->scratch : tensor_data(c->out[0]);
        if (n && !cuda_zero(device, a.sums, (size_t)n * (a.wide ? sizeof(float) : tensor_itemsize(x)))) return false;
    }
    if (w->need_grid) a.grad_grid = tensor_data(c->out[1]);
    if (a.count && !launch_grid(c, slots, w, &a)) return false;
    if (!a.wide || !n) return true;
    void *out = tensor_data(c->out[0]), *params[] = {&out, &a.sums, &n};
    return cuda_launch_slot(&narrow[x->dtype - TORC_FLOAT16], device, cuda_grid(device, n, RESAMPLE_BLOCK, 64), 1, 1,
                            RESAMPLE_BLOCK, 1, 1, 0, params);
}

const kernel cuda_resample_kernels[] = {
    PLANNED(OP_fused_grid_sampler, run_grid_sampler, plan_grid_sampler, grid_sampler_plan),
    PLANNED(OP_fused_grid_sampler_backward, run_grid_sampler_backward, plan_grid_sampler_backward, grid_sampler_plan),
    {0},
};
