/* interpolate.c - signals, images and volumes of another size on CUDA: any strides, one launch (interpolate.cu). */
#include "cuda/kernels/families.h"
#include "cuda/kernels/host.h"
#include "cuda/kernels/interpolate_args.h"
#include "ops/generated/attrs.h"
#include "ops/resample.h"

typedef struct interpolate_plan {
    interpolate_args a;
    cuda_kernel_slot *slot;
    unsigned blocks;
} interpolate_plan;

/* Both rows' attributes, of which the sizes differ in what they are of. */
static bool plan_any(const torc_call *c, interpolate_plan *p, cuda_kernel_slot (*slots)[4], int64_t mode, bool align,
                     const double scale[3], bool backward) {
    enum { THREADS = 1024, MANY = 8 /* places that each place of the gradient reads */, SHARED = 16 };
    const torc_tensor x = c->in[0], out = c->out[0], input = backward ? out : x, output = backward ? x : out;
    const cuda_properties *properties = cuda_device_properties(c->device.index);
    const int n = x->ndim - 2;
    if (!properties) return false;
    interpolate_args *a = &p->a;
    *a = (interpolate_args){.channels = x->sizes[1],
                            .per_share = 1,
                            .groups = 1,
                            .side = 1,
                            .align = align,
                            .exact = mode == RESAMPLE_EXACT};
    for (int d = 0; d < 3; d++) a->input[d] = a->output[d] = 1, a->scale[d] = -1;
    int64_t places = 1, read = 1, samples = x->sizes[0];
    for (int d = 0; d < n; d++) {
        const int k = 3 - n + d;
        a->input[k] = input->sizes[2 + d], a->output[k] = output->sizes[2 + d], a->scale[k] = scale[k];
        a->from_strides[2 + k] = x->strides[2 + d], a->to_strides[2 + k] = out->strides[2 + d];
        places *= out->sizes[2 + d], read *= x->sizes[2 + d];
    }
    for (int d = 0; d < 2; d++) a->from_strides[d] = x->strides[d], a->to_strides[d] = out->strides[d];
    /* Where a place of the gradient is read takes long to find, and holds for all channels of the share: samples that lie as further channels
     * would are such, if there are few. */
    const int64_t most = MAX(a->channels, SHARED);
    if (backward && a->channels == 1) {
        a->channels = samples, samples = 1;
        a->from_strides[1] = a->from_strides[0], a->to_strides[1] = a->to_strides[0];
    } else if (backward && x->strides[0] == a->channels * x->strides[1] &&
               out->strides[0] == a->channels * out->strides[1])
        a->channels *= samples, samples = 1;
    /* Threads beside each other have channels that lie beside each other, or else as many as leave the device full. */
    const int64_t full = (int64_t)properties->sm_count * THREADS;
    if (a->to_strides[1] == 1 && a->channels > 1)
        a->side = a->channels;
    else {
        const int64_t least = backward ? MIN(a->channels, INTERPOLATE_TOGETHER) : 1;
        a->per_share = MIN(MIN(a->channels, most), MAX(least, out->numel / full));
        a->groups = (a->channels + a->per_share - 1) / a->per_share;
    }
    a->count = samples * places * a->groups * a->side;
    a->lanes = backward && a->count < full / MANY && read / places >= MANY ? 32 : 1;
    const int mode_slot = mode == RESAMPLE_CUBIC ? 3 : mode != RESAMPLE_LINEAR ? 0 : n == 3 ? 2 : 1;
    p->slot = &slots[mode_slot][x->dtype - TORC_FLOAT16];
    p->blocks = cuda_grid(c->device.index, a->count * a->lanes, INTERPOLATE_BLOCK, 64);
    return true;
}
#define ALL_SLOTS(name)                                                                              \
    {                                                                                                \
        CUDA_FLOAT_SLOTS(name "3_1_"), CUDA_FLOAT_SLOTS(name "2_2_"), CUDA_FLOAT_SLOTS(name "3_2_"), \
            CUDA_FLOAT_SLOTS(name "2_4_")                                                            \
    }
static bool plan_interpolate(const torc_call *c, void *plan, size_t *scratch) {
    static cuda_kernel_slot slots[4][4] = ALL_SLOTS("interpolate_");
    const fused_interpolate_attrs *p = c->attrs;
    (void)scratch;
    return !c->out[0]->numel || plan_any(c, plan, slots, p->mode, p->align_corners,
                                         (const double[]){p->scale_d, p->scale_h, p->scale_w}, false);
}
static bool plan_interpolate_backward(const torc_call *c, void *plan, size_t *scratch) {
    static cuda_kernel_slot slots[4][4] = ALL_SLOTS("interpolate_backward_");
    const fused_interpolate_backward_attrs *p = c->attrs;
    (void)scratch;
    return !c->out[0]->numel || plan_any(c, plan, slots, p->mode, p->align_corners,
                                         (const double[]){p->scale_d, p->scale_h, p->scale_w}, true);
}
static bool run_interpolate(const torc_call *c) {
    const interpolate_plan *p = c->plan;
    if (!c->out[0]->numel) return true;
    interpolate_args a = p->a;
    a.from = tensor_data(c->in[0]), a.to = tensor_data(c->out[0]);
    void *params[] = {&a};
    return cuda_launch_slot(p->slot, c->device.index, p->blocks, 1, 1, INTERPOLATE_BLOCK, 1, 1, 0, params);
}

const kernel cuda_interpolate_kernels[] = {
    PLANNED(OP_fused_interpolate, run_interpolate, plan_interpolate, interpolate_plan),
    PLANNED(OP_fused_interpolate_backward, run_interpolate, plan_interpolate_backward, interpolate_plan),
    {0},
};
