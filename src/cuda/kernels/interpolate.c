/* interpolate.c - signals, images and volumes of another size on CUDA: any strides, one launch (interpolate.cu), or smoothed, for whose gradient
 * it is two (interpolate_antialias.cu). */
#include <math.h>

#include "cuda/kernels/families.h"
#include "cuda/kernels/host.h"
#include "cuda/kernels/interpolate_args.h"
#include "ops/generated/attrs.h"
#include "ops/resample.h"

typedef struct interpolate_plan {
    interpolate_args a;
    cuda_kernel_slot *slot, *first; /* first: what finds the weights that a gradient is made with, or NULL */
    unsigned blocks;
    bool
        copies; /* the gradient into scratch first, in the order of what is written; room: its strides there, in bytes */
    int64_t room[5];
} interpolate_plan;

/* Where neighbours that are written lie far apart in a large gradient, and others close, it is turned round first: each of its elements is
 * read once for each neighbour. */
static void turn_round(interpolate_plan *p, torc_tensor x, torc_tensor out, size_t *scratch) {
    enum { FAR = 64 /* bytes */, LARGE = 1 << 20 };
    const int64_t item = (int64_t)tensor_itemsize(x);
    int order[5];
    int64_t nearest = INT64_MAX, step = item;
    for (int d = 0; d < x->ndim; d++) { /* by rising strides of what is written */
        int at = d;
        for (; at && out->strides[order[at - 1]] > out->strides[d]; at--) order[at] = order[at - 1];
        order[at] = d;
        if (x->sizes[d] > 1) nearest = MIN(nearest, x->strides[d]);
    }
    int first = 0;
    while (first < x->ndim - 1 && x->sizes[order[first]] == 1) first++;
    const int64_t own = x->strides[order[first]];
    if (x->numel * item < LARGE || nearest <= 0 || own <= nearest || own * item <= FAR) return;
    p->copies = true;
    for (int k = 0; k < x->ndim; k++) p->room[order[k]] = step, step *= x->sizes[order[k]];
    *scratch = (size_t)step;
}
static bool antialiased(int64_t mode) { return mode == RESAMPLE_LINEAR_ANTIALIAS || mode == RESAMPLE_CUBIC_ANTIALIAS; }

/* Neighbours of a place of the result that a filter as wide as `taps` places reads, of one dimension. */
static int64_t window_of(const interpolate_args *a, int d, int taps) {
    if (a->scale[d] < 0) return 1;
    const double support = taps / 2 * MAX(a->scale[d], 1);
    return support >= (double)a->input[d] ? a->input[d] : MIN(a->input[d], (int64_t)ceil(support) * 2 + 1);
}
/* How many threads have a place of an antialiased image together: several along wide windows, so that they read what lies side by side; more,
 * and in several rows, if there are few places. */
static void share_windows(interpolate_args *a, int taps, int64_t full) {
    enum { WIDE = 16, EACH = 4, LEFT = 8 /* neighbours, at least, for each */ };
    const int64_t across = window_of(a, 2, taps), all = across * window_of(a, 1, taps);
    a->lanes_across = 1;
    if (across >= WIDE && a->side == 1 && a->from_strides[4] == 1)
        while (a->lanes_across < 32 && a->lanes_across * EACH <= across) a->lanes_across *= 2;
    a->lanes = a->lanes_across;
    for (; a->lanes < 32 && a->count * a->lanes < full && a->lanes * 2 * LEFT <= all; a->lanes *= 2)
        if (a->lanes_across * 2 <= across) a->lanes_across *= 2;
}

/* Both rows' attributes, of which the sizes differ in what they are of. */
static bool plan_any(const torc_call *c, interpolate_plan *p, cuda_kernel_slot (*slots)[4], int64_t mode, bool align,
                     const double scale[3], bool backward, size_t *scratch) {
    enum {
        THREADS = 1024,
        MANY = 8 /* places that each place of the gradient reads */,
        SHARED = 16,
        SPARSE = 4 /* of so many places at most one is read */
    };
    static const int neighbours[] = {1, 2, 2, 4}; /* by slot */
    const torc_tensor x = c->in[0], out = c->out[0], input = backward ? out : x, output = backward ? x : out;
    const cuda_properties *properties = cuda_device_properties(c->device.index);
    const int n = x->ndim - 2;
    if (!properties) return false;
    const int mode_slot = mode == RESAMPLE_CUBIC ? 3 : mode != RESAMPLE_LINEAR ? 0 : n == 3 ? 2 : 1;
    interpolate_args *a = &p->a;
    p->copies = false;
    if (backward && !antialiased(mode)) turn_round(p, x, out, scratch); /* whose scratch is for something else */
    *a = (interpolate_args){.channels = x->sizes[1],
                            .per_share = 1,
                            .groups = 1,
                            .side = 1,
                            .align = align,
                            .exact = mode == RESAMPLE_EXACT};
    for (int d = 0; d < 3; d++) a->input[d] = a->output[d] = 1, a->scale[d] = -1;
    const int64_t item = (int64_t)tensor_itemsize(x);
    int64_t from[5], places = 1, read = 1, pairs = 1, samples = x->sizes[0];
    for (int d = 0; d < x->ndim; d++) from[d] = p->copies ? p->room[d] / item : x->strides[d];
    for (int d = 0; d < n; d++) {
        const int k = 3 - n + d;
        a->input[k] = input->sizes[2 + d], a->output[k] = output->sizes[2 + d], a->scale[k] = scale[k];
        a->from_strides[2 + k] = from[2 + d], a->to_strides[2 + k] = out->strides[2 + d];
        a->walk[k] = scale[k] < 0 ? a->input[k] : a->output[k] * neighbours[mode_slot];
        places *= out->sizes[2 + d], read *= x->sizes[2 + d], pairs *= a->walk[k];
    }
    for (int d = 0; d < 2; d++) a->from_strides[d] = from[d], a->to_strides[d] = out->strides[d];
    a->sparse = backward && !antialiased(mode) && out->flags & TENSOR_DENSE && pairs <= places / SPARSE;
    const int64_t walked = a->sparse ? pairs : places;
    for (int d = 0; d < 3; d++)
        if (!a->sparse) a->walk[d] = a->input[d];
    /* Where a place of the gradient is read takes long to find, and holds for all channels of the share: samples that lie as further channels
     * would are such, if there are few. */
    const int64_t most = MAX(a->channels, SHARED);
    if (backward && a->channels == 1) {
        a->channels = samples, samples = 1;
        a->from_strides[1] = a->from_strides[0], a->to_strides[1] = a->to_strides[0];
    } else if (backward && from[0] == a->channels * from[1] && out->strides[0] == a->channels * out->strides[1])
        a->channels *= samples, samples = 1;
    /* Threads beside each other have channels that lie beside each other, or else as many as leave the device full. */
    const int64_t full = (int64_t)properties->sm_count * THREADS;
    if (a->to_strides[1] == 1 && a->channels > 1)
        a->side = a->channels;
    else {
        const int64_t least = backward ? MIN(a->channels, INTERPOLATE_TOGETHER) : 1;
        a->per_share = MIN(MIN(a->channels, most), MAX(least, out->numel / places * walked / full));
        a->groups = (a->channels + a->per_share - 1) / a->per_share;
    }
    a->count = samples * walked * a->groups * a->side;
    a->lanes = backward && a->count < full / MANY && read / places >= MANY ? 32 : 1;
    if (antialiased(mode)) {
        static cuda_kernel_slot inverses[2][2] = {{CUDA_KERNEL_SLOT("interpolate_antialias_inverses_2_f32"),
                                                   CUDA_KERNEL_SLOT("interpolate_antialias_inverses_2_f64")},
                                                  {CUDA_KERNEL_SLOT("interpolate_antialias_inverses_4_f32"),
                                                   CUDA_KERNEL_SLOT("interpolate_antialias_inverses_4_f64")}};
        const bool cubic = mode == RESAMPLE_CUBIC_ANTIALIAS;
        if (!backward) share_windows(a, cubic ? 4 : 2, full);
        p->slot = &slots[4 + cubic][x->dtype - TORC_FLOAT16];
        p->first = backward ? &inverses[cubic][x->dtype == TORC_FLOAT64] : NULL;
    } else
        p->slot = &slots[mode_slot][x->dtype - TORC_FLOAT16], p->first = NULL;
    p->blocks = cuda_grid(c->device.index, a->count * a->lanes, INTERPOLATE_BLOCK, 64);
    return true;
}
#define ALL_SLOTS(name, smooth)                                                                         \
    {                                                                                                   \
        CUDA_FLOAT_SLOTS(name "3_1_"), CUDA_FLOAT_SLOTS(name "2_2_"), CUDA_FLOAT_SLOTS(name "3_2_"),    \
            CUDA_FLOAT_SLOTS(name "2_4_"), CUDA_FLOAT_SLOTS(smooth "2_"), CUDA_FLOAT_SLOTS(smooth "4_") \
    }
static bool plan_interpolate(const torc_call *c, void *plan, size_t *scratch) {
    static cuda_kernel_slot slots[6][4] = ALL_SLOTS("interpolate_", "interpolate_antialias_");
    const fused_interpolate_attrs *p = c->attrs;
    return !c->out[0]->numel || plan_any(c, plan, slots, p->mode, p->align_corners,
                                         (const double[]){p->scale_d, p->scale_h, p->scale_w}, false, scratch);
}
static bool plan_interpolate_backward(const torc_call *c, void *plan, size_t *scratch) {
    static cuda_kernel_slot slots[6][4] = ALL_SLOTS("interpolate_backward_", "interpolate_antialias_backward_");
    const fused_interpolate_backward_attrs *p = c->attrs;
    const torc_tensor x = c->in[0];
    if (antialiased(p->mode)) *scratch = (size_t)(x->sizes[2] + x->sizes[3]) * (x->dtype == TORC_FLOAT64 ? 8 : 4);
    return !c->out[0]->numel || plan_any(c, plan, slots, p->mode, p->align_corners,
                                         (const double[]){p->scale_d, p->scale_h, p->scale_w}, true, scratch);
}
static bool run_interpolate(const torc_call *c) {
    const interpolate_plan *p = c->plan;
    if (!c->out[0]->numel) return true;
    const torc_tensor x = c->in[0], out = c->out[0];
    const int device = c->device.index;
    interpolate_args a = p->a;
    a.from = p->copies ? c->scratch : tensor_data(x), a.to = tensor_data(out);
    if (p->copies) {
        int64_t from[TORC_MAX_DIMS];
        tensor_byte_strides(x, from);
        if (!cuda_move(device, c->scratch, p->room, tensor_data(x), from, x->ndim, x->sizes, tensor_itemsize(x)))
            return false;
    }
    if (a.sparse && !cuda_zero(device, a.to, (size_t)out->numel * tensor_itemsize(out))) return false;
    if (!a.count) return true;
    a.inverses = c->scratch;
    void *params[] = {&a};
    /* A warp for each row and column of the result. */
    const unsigned firsts =
        p->first ? (unsigned)((a.output[1] + a.output[2] + INTERPOLATE_BLOCK / 32 - 1) / (INTERPOLATE_BLOCK / 32)) : 0;
    if (p->first && !cuda_launch_slot(p->first, c->device.index, firsts, 1, 1, INTERPOLATE_BLOCK, 1, 1, 0, params))
        return false;
    return cuda_launch_slot(p->slot, c->device.index, p->blocks, 1, 1, INTERPOLATE_BLOCK, 1, 1, 0, params);
}

/* Places of what is smoothed are numbers of 32 bits. */
static bool fits(int64_t mode, const torc_call *c, const attr_ints *size) {
    bool small = true;
    for (int d = 2; d < c->in[0]->ndim; d++) small &= c->in[0]->sizes[d] <= INT32_MAX && size->v[d - 2] <= INT32_MAX;
    return small || !antialiased(mode);
}
static bool supports_interpolate(const torc_call *c) {
    const fused_interpolate_attrs *p = c->attrs;
    return fits(p->mode, c, &p->output_size);
}
static bool supports_interpolate_backward(const torc_call *c) {
    const fused_interpolate_backward_attrs *p = c->attrs;
    return fits(p->mode, c, &p->input_size);
}

const kernel cuda_interpolate_kernels[] = {
    PLANNED(OP_fused_interpolate, run_interpolate, plan_interpolate, interpolate_plan,
            .supports = supports_interpolate),
    PLANNED(OP_fused_interpolate_backward, run_interpolate, plan_interpolate_backward, interpolate_plan,
            .supports = supports_interpolate_backward),
    {0},
};
