/* volume.c - maxima and means of volumes on CUDA: describe the windows (volume.cu). Tensors arrive contiguous, or, those of maxima, all with their channels
 * last. */
#include "cuda/kernels/families.h"
#include "cuda/kernels/host.h"
#include "cuda/kernels/volume_args.h"
#include "ops/generated/attrs.h"

typedef struct volume_plan {
    volume_args a; /* but for addresses */
    bool wide;
    unsigned blocks;
} volume_plan;

/* The windows of `volume`, of which `maxima` are made; lists of three numbers. */
static void set_windows(volume_plan *p, torc_tensor volume, torc_tensor maxima, const attr_ints *kernel,
                        const attr_ints *stride, const attr_ints *padding, const attr_ints *dilation) {
    const int64_t most = INT64_C(1) << 30, small = INT64_C(1) << 14;
    const bool last =
        lies_channels_last(volume) || lies_channels_last(maxima); /* one that is contiguous as well may be either */
    volume_args *a = &p->a;
    *p = (volume_plan){.wide = MAX(volume->numel, maxima->numel) > most};
    a->channels = last ? volume->sizes[volume->ndim - 4] : 1;
    a->by_channels = divider_of(a->channels);
    for (int d = 0; d < 3; d++) {
        a->size[d] = volume->sizes[volume->ndim - 3 + d], a->high[d] = maxima->sizes[maxima->ndim - 3 + d];
        a->kernel[d] = kernel->v[d], a->padding[d] = padding->v[d], a->dilation[d] = dilation->v[d];
        a->stride[d] = divider_of(stride->v[d]);
        a->by_size[d] = divider_of(a->size[d]), a->by_high[d] = divider_of(a->high[d]);
        p->wide |= MAX(MAX(kernel->v[d], stride->v[d]), MAX(padding->v[d], dilation->v[d])) > small;
    }
}
static bool plan_max(const torc_call *c, void *plan, size_t *scratch) {
    const fused_max_pool3d_attrs *at = c->attrs;
    volume_plan *p = plan;
    (void)scratch;
    set_windows(p, c->in[0], c->out[0], &at->kernel_size, &at->stride, &at->padding, &at->dilation);
    p->a.total = c->out[0]->numel;
    p->blocks = (unsigned)MIN((p->a.total + VOLUME_BLOCK - 1) / VOLUME_BLOCK, INT32_MAX);
    return true;
}
static const attr_ints no_dilation = {.count = 3, .v = (const int64_t[]){1, 1, 1}};
static bool plan_mean(const torc_call *c, void *plan, size_t *scratch) {
    const fused_avg_pool3d_attrs *at = c->attrs;
    volume_plan *p = plan;
    (void)scratch;
    set_windows(p, c->in[0], c->out[0], &at->kernel_size, &at->stride, &at->padding, &no_dilation);
    p->a.include_pad = at->count_include_pad, p->a.divisor = at->divisor;
    p->a.total = c->out[0]->numel;
    p->blocks = (unsigned)MIN((p->a.total + VOLUME_BLOCK - 1) / VOLUME_BLOCK, INT32_MAX);
    return true;
}
/* Not of windows so large that a thread would be busy with one for long: the means of planes, and then of these, take teams of threads. */
static bool supports_mean(const torc_call *c) {
    enum { MOST = 512 };
    const fused_avg_pool3d_attrs *at = c->attrs;
    const torc_tensor x = c->in[0];
    double count = 1;
    for (int d = 0; d < 3 && x->ndim > 3; d++) count *= (double)MIN(at->kernel_size.v[d], x->sizes[x->ndim - 3 + d]);
    return dtype_floating(x->dtype) && count <= MOST;
}
/* The gradient of x, in patches. */
static void set_patches(volume_plan *p, torc_tensor x) {
    if (!x->numel) return;
    const int64_t width = p->a.size[2], patches = (width + VOLUME_PATCH - 1) / VOLUME_PATCH;
    p->a.by_patches = divider_of(patches);
    p->a.total = x->numel / width * patches;
    p->a.vectors = p->a.channels == 1 && width % VOLUME_PATCH == 0 &&
                   (uintptr_t)tensor_data(x) % (VOLUME_PATCH * tensor_itemsize(x)) == 0;
    p->blocks = (unsigned)MIN((p->a.total + VOLUME_BLOCK - 1) / VOLUME_BLOCK, INT32_MAX);
}
static bool plan_back(const torc_call *c, void *plan, size_t *scratch) {
    const fused_max_pool3d_backward_attrs *at = c->attrs;
    (void)scratch;
    set_windows(plan, c->out[0], c->in[0], &at->kernel_size, &at->stride, &at->padding, &at->dilation);
    set_patches(plan, c->out[0]);
    return true;
}
static bool plan_mean_back(const torc_call *c, void *plan, size_t *scratch) {
    const fused_avg_pool3d_backward_attrs *at = c->attrs;
    volume_plan *p = plan;
    (void)scratch;
    set_windows(p, c->out[0], c->in[0], &at->kernel_size, &at->stride, &at->padding, &no_dilation);
    set_patches(p, c->out[0]);
    p->a.include_pad = at->count_include_pad, p->a.divisor = at->divisor;
    return true;
}
static bool launch(const torc_call *c, cuda_kernel_slot *slot, torc_tensor where) {
    const volume_plan *p = c->plan;
    volume_args a = p->a;
    a.in = tensor_data(c->in[0]), a.out = tensor_data(c->out[0]), a.where = where ? tensor_data(where) : NULL;
    void *params[] = {&a};
    return cuda_launch_slot(slot, c->device.index, p->blocks, 1, 1, VOLUME_BLOCK, 1, 1, 0, params);
}
#define SLOT(dtype, name) [dtype] = CUDA_KERNEL_SLOT(name)
#define FLOATING(name)                                                                                \
    SLOT(TORC_FLOAT16, name "f16"), SLOT(TORC_BFLOAT16, name "bf16"), SLOT(TORC_FLOAT32, name "f32"), \
        SLOT(TORC_FLOAT64, name "f64")
#define ANY(name)                                                                                          \
    FLOATING(name), SLOT(TORC_UINT8, name "u8"), SLOT(TORC_INT8, name "i8"), SLOT(TORC_INT16, name "i16"), \
        SLOT(TORC_INT32, name "i32"), SLOT(TORC_INT64, name "i64")
static bool run_max(const torc_call *c) {
    static cuda_kernel_slot slots[2][TORC_DTYPE_COUNT] = {{ANY("volume_max_")}, {ANY("volume_max_wide_")}};
    const volume_plan *p = c->plan;
    return !c->out[0]->numel || launch(c, &slots[p->wide][c->in[0]->dtype], c->out[1]);
}
static bool run_mean(const torc_call *c) {
    static cuda_kernel_slot slots[2][TORC_DTYPE_COUNT] = {{FLOATING("volume_mean_")}, {FLOATING("volume_mean_wide_")}};
    const volume_plan *p = c->plan;
    return !c->out[0]->numel || launch(c, &slots[p->wide][c->in[0]->dtype], NULL);
}
static bool run_gradient(const torc_call *c, cuda_kernel_slot slots[2][TORC_DTYPE_COUNT], torc_tensor where) {
    const volume_plan *p = c->plan;
    const torc_tensor x = c->out[0];
    if (!x->numel) return true;
    if (!c->in[0]->numel) return cuda_zero(c->device.index, tensor_data(x), (size_t)x->numel * tensor_itemsize(x));
    return launch(c, &slots[p->wide][x->dtype], where);
}
static bool run_back(const torc_call *c) {
    static cuda_kernel_slot slots[2][TORC_DTYPE_COUNT] = {{FLOATING("volume_back_")}, {FLOATING("volume_back_wide_")}};
    return run_gradient(c, slots, c->in[1]);
}
static bool run_mean_back(const torc_call *c) {
    static cuda_kernel_slot slots[2][TORC_DTYPE_COUNT] = {{FLOATING("volume_mean_back_")},
                                                          {FLOATING("volume_mean_back_wide_")}};
    return run_gradient(c, slots, NULL);
}

const kernel cuda_volume_kernels[] = {
    PLANNED(OP_fused_max_pool3d, run_max, plan_max, volume_plan, .last = true),
    PLANNED(OP_fused_avg_pool3d, run_mean, plan_mean, volume_plan, .supports = supports_mean),
    PLANNED(OP_fused_avg_pool3d_backward, run_mean_back, plan_mean_back, volume_plan),
    PLANNED(OP_fused_max_pool3d_backward, run_back, plan_back, volume_plan, .last = true),
    {0},
};
