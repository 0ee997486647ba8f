/* amp.c - loss scaling on CUDA: lists of pointers into launches. See amp.cu. */
#include "cuda/kernels/families.h"
#include "cuda/kernels/amp_args.h"

#include "core/iter.h"
#include "cuda/kernels/host.h"
#include "ops/generated/attrs.h"

static bool launch_any(torc_tensor t, const float *inv_scale, float *found_inf, int device) {
    static cuda_kernel_slot f32 = CUDA_KERNEL_SLOT("amp_any_f32"), f64 = CUDA_KERNEL_SLOT("amp_any_f64");
    iter it;
    iter_build(&it, t->ndim, t->sizes, 1, &t);
    amp_any_args a = {.inv_scale = inv_scale,
                      .found_inf = found_inf,
                      .data = it.data[0],
                      .n = it.numel,
                      .dtype = t->dtype,
                      .g = {.ndim = it.ndim, .wide = it.numel > INT32_MAX}};
    memcpy(a.g.shape, it.shape, sizeof a.g.shape);
    memcpy(a.g.strides[0], it.strides[0], sizeof a.g.strides[0]);
    void *params[] = {&a};
    return cuda_launch_slot(t->dtype == TORC_FLOAT64 ? &f64 : &f32, device, cuda_grid(device, it.numel, AMP_BLOCK, 16),
                            1, 1, AMP_BLOCK, 1, 1, 0, params);
}

static bool flush(amp_list_args *a, int dtype, uint32_t blocks, int device) {
    static cuda_kernel_slot slots[] = {CUDA_KERNEL_SLOT("amp_unscale_f16"), CUDA_KERNEL_SLOT("amp_unscale_bf16"),
                                       CUDA_KERNEL_SLOT("amp_unscale_f32"), CUDA_KERNEL_SLOT("amp_unscale_f64")};
    if (!a->count) return true;
    a->first_block[a->count] = blocks;
    void *params[] = {a};
    const bool ok = cuda_launch_slot(&slots[dtype - TORC_FLOAT16], device, blocks, 1, 1, AMP_BLOCK, 1, 1, 0, params);
    a->count = 0;
    return ok;
}

static bool run_unscale(const torc_call *c) {
    const int n = c->list[0], device = c->device.index;
    amp_list_args a; /* 7 KB: entries are filled as they are used */
    a.found_inf = tensor_data(c->in[n]);
    a.inv_scale = tensor_data(c->in[n + 1]);
    for (int dtype = TORC_FLOAT16; dtype <= TORC_FLOAT64; dtype++) {
        uint32_t blocks = 0;
        a.count = 0;
        for (int k = 0; k < n; k++) {
            torc_tensor t = c->in[k];
            const int64_t more = (t->numel + AMP_CHUNK - 1) / AMP_CHUNK;
            if (t->dtype != dtype || !more) continue;
            if (!(t->flags & TENSOR_DENSE) || more > INT32_MAX / 2) {
                if (!launch_any(t, a.inv_scale, a.found_inf, device)) return false;
                continue;
            }
            if (a.count == AMP_ENTRIES || (int64_t)blocks + more > INT32_MAX) {
                if (!flush(&a, dtype, blocks, device)) return false;
                blocks = 0;
            }
            a.e[a.count] = (amp_entry){tensor_data(t), t->numel};
            a.first_block[a.count++] = blocks;
            blocks += (uint32_t)more;
        }
        if (!flush(&a, dtype, blocks, device)) return false;
    }
    return true;
}

static bool run_update(const torc_call *c) {
    static cuda_kernel_slot update = CUDA_KERNEL_SLOT("amp_update");
    const _amp_update_scale__attrs *a = c->attrs;
    amp_update_args args = {.scale = tensor_data(c->in[0]),
                            .to = tensor_data(c->out[0]),
                            .tracker = tensor_data(c->in[1]),
                            .found_inf = tensor_data(c->in[2]),
                            .growth = a->scale_growth_factor,
                            .backoff = a->scale_backoff_factor,
                            .interval = a->growth_interval};
    void *params[] = {&args};
    return cuda_launch_slot(&update, c->device.index, 1, 1, 1, 1, 1, 1, 0, params);
}

const kernel cuda_amp_kernels[] = {
    KERNEL(OP__amp_foreach_non_finite_check_and_unscale_, run_unscale), KERNEL(OP__amp_update_scale_, run_update), {0}};
