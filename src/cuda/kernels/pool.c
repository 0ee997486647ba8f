/* pool.c - pooling on CUDA: describe the windows, choose the kernel. Images arrive contiguous, or all with their channels last; see pool.cu. */
#include "cuda/kernels/families.h"
#include "cuda/kernels/pool_args.h"
#include "cuda/kernels/host.h"
#include "ops/generated/attrs.h"

/* Windows of more elements get several threads each, or a block where channels come last. So do rows of windows of as many bytes that begin at least
 * SECTOR bytes apart: a thread for each would have a part of memory of its own, and all together more than the cache. */
enum { LARGE_WINDOW = 64, LARGE_ROW = 64, SECTOR = 32 };
/* And so do windows of fewer elements where there are so few windows that a thread for each would leave most of the device idle. */
enum { IDLE_WINDOW = 12, IDLE = 32 };

/* A kernel's slots by form and dtype: 1, 2, 4 or as many elements to a thread as a load has, with 32-bit indices; one with 64-bit ones. */
enum { ONE, TWO, FOUR, LOAD, WIDE, FORMS };
typedef cuda_kernel_slot slots[FORMS][TORC_DTYPE_COUNT];
#define SLOT(f, dtype, t) [dtype] = CUDA_KERNEL_SLOT("pool_" f "_" t)
#define FLOATING(f)                                                                             \
    SLOT(f, TORC_FLOAT16, "f16"), SLOT(f, TORC_BFLOAT16, "bf16"), SLOT(f, TORC_FLOAT32, "f32"), \
        SLOT(f, TORC_FLOAT64, "f64")
#define INTEGERS(f)                                                                                              \
    SLOT(f, TORC_UINT8, "u8"), SLOT(f, TORC_INT8, "i8"), SLOT(f, TORC_INT16, "i16"), SLOT(f, TORC_INT32, "i32"), \
        SLOT(f, TORC_INT64, "i64")
#define LONG(f) SLOT(f, TORC_INT64, "i64")
static slots max_windows = {[ONE] = {FLOATING("max_windows_1"), INTEGERS("max_windows_1")},
                            [TWO] = {FLOATING("max_windows_2")},
                            [FOUR] = {FLOATING("max_windows_4")},
                            [WIDE] = {FLOATING("max_windows_wide"), INTEGERS("max_windows_wide")}};
static slots max_last = {[ONE] = {FLOATING("max_last_1"), INTEGERS("max_last_1")},
                         [LOAD] = {FLOATING("max_last_load")},
                         [WIDE] = {FLOATING("max_last_wide"), INTEGERS("max_last_wide")}};
static slots mean_windows = {[ONE] = {FLOATING("mean_windows_1"), LONG("mean_windows_1")},
                             [TWO] = {FLOATING("mean_windows_2")},
                             [FOUR] = {FLOATING("mean_windows_4")},
                             [WIDE] = {FLOATING("mean_windows_wide"), LONG("mean_windows_wide")}};
static slots mean_last = {[ONE] = {FLOATING("mean_last_1"), LONG("mean_last_1")},
                          [LOAD] = {FLOATING("mean_last_load")},
                          [WIDE] = {FLOATING("mean_last_wide"), LONG("mean_last_wide")}};
#define PIXEL(f)                                                                                        \
    {                                                                                                   \
        [ONE] = {FLOATING(f "_1")}, [TWO] = {FLOATING(f "_2")}, [FOUR] = {FLOATING(f "_4")}, [WIDE] = { \
            FLOATING(f "_wide")                                                                         \
        }                                                                                               \
    }
#define FOURS(f)                                                                                  \
    {                                                                                             \
        [ONE] = {FLOATING(f "_1")}, [FOUR] = {FLOATING(f "_4")}, [WIDE] = { FLOATING(f "_wide") } \
    }
#define WARP(f)                                                      \
    {                                                                \
        [ONE] = {FLOATING(f "_1")}, [WIDE] = { FLOATING(f "_wide") } \
    }
#define LOADS(f)                                                                                     \
    {                                                                                                \
        [ONE] = {FLOATING(f "_1")}, [LOAD] = {FLOATING(f "_load")}, [WIDE] = { FLOATING(f "_wide") } \
    }
static slots max_back = PIXEL("max_back"), mean_back = PIXEL("mean_back"), mean_planes = PIXEL("mean_planes"),
             mean_spread = PIXEL("mean_spread"), max_back_last = FOURS("max_back_last"),
             mean_back_last = FOURS("mean_back_last"), max_warps = WARP("max_warps"), mean_warps = WARP("mean_warps"),
             max_blocks = LOADS("max_blocks"), mean_blocks = LOADS("mean_blocks");
/* What goes over windows, and what where they are large; then the same of images with their channels last. */
typedef struct forward_family {
    slots *windows, *large, *last, *large_last;
} forward_family;
static const forward_family maximum = {&max_windows, &max_warps, &max_last, &max_blocks},
                            mean = {&mean_windows, &mean_warps, &mean_last, &mean_blocks};

static pool_args windows_of(const pool_window *w) {
    return (pool_args){.kh = w->kernel[0],
                       .kw = w->kernel[1],
                       .sh = w->stride[0],
                       .sw = w->stride[1],
                       .ph = w->padding[0],
                       .pw = w->padding[1],
                       .dh = 1,
                       .dw = 1};
}
static pool_args maxima(const pool_window *w) {
    pool_args a = windows_of(w);
    a.dh = w->dilation[0], a.dw = w->dilation[1];
    return a;
}
static pool_args means(const pool_window *w, bool include_pad) {
    pool_args a = windows_of(w);
    a.include_pad = include_pad, a.divisor = w->divisor;
    return a;
}
static pool_args adaptive(void) {
    return (pool_args){.adaptive = 1, .include_pad = 1, .dh = 1, .dw = 1, .sh = 1, .sw = 1};
}
static void set_images(pool_args *a, torc_tensor image, torc_tensor out) {
    a->h = image->sizes[image->ndim - 2], a->w = image->sizes[image->ndim - 1];
    a->oh = out->sizes[out->ndim - 2], a->ow = out->sizes[out->ndim - 1];
}
/* Do all of a kernel's index computations fit 31 bits? */
static bool narrow(const pool_args *a, int64_t elements) {
    const int64_t most = INT64_C(1) << 30, small = INT64_C(1) << 14;
    const int64_t own[] = {a->kh, a->kw, a->sh, a->sw, a->ph, a->pw, a->dh, a->dw};
    for (int i = 0; i < COUNT_OF(own); i++)
        if (own[i] > small) return false;
    if (elements > most || a->h > most || a->w > most || a->h * a->w > most || a->oh * a->ow > most) return false;
    return !a->adaptive || ((a->h + 1) * (a->oh + 1) <= most && (a->w + 1) * (a->ow + 1) <= most);
}

typedef struct pool_plan {
    pool_args a; /* but for addresses */
    cuda_kernel_slot *slot;
    unsigned blocks;
} pool_plan;
/* One that is not as well contiguous, as single pixels are, says it of all. */
static bool channels_last(const torc_call *c) { return lies_channels_last(c->in[0]) || lies_channels_last(c->out[0]); }
/* What one thread computes, or what else shares its elements out among threads. */
typedef enum cutting { SOME_ELEMENTS, A_TEAM_EACH, A_BLOCK, A_PATCH } cutting;
/* How many threads the device has room for. */
static int64_t room_of(const torc_call *c) {
    enum { ROOM = 2048 /* of a multiprocessor */ };
    const cuda_properties *device = cuda_device_properties(c->device.index);
    return (int64_t)(device ? device->sm_count : 1) * ROOM;
}
/* How many threads compute a pixel whose window has so many elements: one for some of these, and more while the device has room for more. */
static int team_of(int64_t full, int64_t pixels, int64_t count) {
    enum { SOME = 8, FEWEST = 4 };
    int lanes = 1;
    while (lanes < 32 && lanes * SOME < count) lanes *= 2;
    while (lanes < BLOCK && lanes * FEWEST < count && pixels * lanes < full) lanes *= 2;
    while (lanes < 32 && lanes < count && pixels * lanes < full / 8) lanes *= 2; /* one for each element */
    return lanes;
}
/* `width`: what the number of elements that a thread takes at once must divide: a row of what is computed, or the channels of a pixel. */
static void choose(pool_plan *p, const torc_call *c, slots *family, int64_t width, cutting how) {
    pool_args *a = &p->a;
    const torc_tensor in = c->in[0], out = c->out[0];
    const torc_tensor where = c->nout > 1 ? c->out[1] : c->nin > 1 ? c->in[1] : NULL;
    const int dtype = out->dtype;
    const bool last = channels_last(c);
    const int64_t v[FORMS] = {1, 2, 4, 16 / (int64_t)tensor_itemsize(out), 1};
    int form = WIDE;
    a->total = out->numel;
    a->channels = last ? in->sizes[in->ndim - 3] : 1;
    if (narrow(a, MAX(a->total, in->numel))) {
        const uintptr_t pointers = (uintptr_t)tensor_data(out) | (uintptr_t)tensor_data(in);
        const bool aligned = pointers % 32 == 0 && (!where || (uintptr_t)tensor_data(where) % 16 == 0);
        form = ONE;
        for (int f = TWO; aligned && f <= LOAD; f++)
            if ((*family)[f][dtype].name && width % v[f] == 0) form = f;
    }
    p->slot = &(*family)[form][dtype];
    a->by_h = divider_of(a->h), a->by_w = divider_of(a->w), a->by_oh = divider_of(a->oh), a->by_ow = divider_of(a->ow);
    a->by_sh = divider_of(a->sh), a->by_sw = divider_of(a->sw);
    a->by_plane = divider_of(a->h * a->w);
    int64_t vectors = a->channels / (last ? v[form] : 1), things = a->total / v[form], each = BLOCK;
    if (how == A_TEAM_EACH) things = a->total, each = BLOCK / a->lanes;
    if (how == A_BLOCK) {
        for (a->lanes = form == LOAD ? 8 : 32; a->lanes / 2 >= vectors; a->lanes /= 2) {}
        vectors = (vectors + a->lanes - 1) / a->lanes;
        a->patches = things = a->total / a->channels * vectors, each = 1;
    }
    if (how == A_PATCH) {
        const int64_t wide = last ? PATCH_LAST : v[form], rows = (a->h + PATCH_HIGH - 1) / PATCH_HIGH,
                      columns = (a->w + wide - 1) / wide;
        a->by_patch_rows = divider_of(rows), a->by_patch_columns = divider_of(columns);
        a->patches = things = a->total / (a->h * a->w * a->channels) * rows * columns * vectors;
    }
    a->by_vectors = divider_of(vectors);
    p->blocks = (unsigned)MIN((things + each - 1) / each, INT32_MAX);
}

/* Every form of a family has the dtypes that the wide one has. */
static bool accepts(const torc_call *c, slots *family) {
    const int dtype = c->in[0]->dtype;
    return !c->out[0]->numel || (*family)[WIDE][dtype].name ||
           FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", row_said(c->row), dtype_scalar_name(dtype));
}
static bool accepts_max(const torc_call *c) { return accepts(c, &max_windows); }
static bool accepts_mean(const torc_call *c) { return accepts(c, &mean_windows); }
static bool accepts_gradient(const torc_call *c) { return accepts(c, &max_back); }

/* The plan of the windows in p->a. */
static void plan_forward(pool_plan *p, const torc_call *c, const forward_family *f) {
    const torc_tensor x = c->in[0], y = c->out[0];
    pool_args *a = &p->a;
    if (!y->numel) return;
    set_images(a, x, y);
    const int64_t high = a->adaptive ? (a->h + a->oh - 1) / a->oh : MIN(a->kh, a->h),
                  wide = a->adaptive ? (a->w + a->ow - 1) / a->ow : MIN(a->kw, a->w);
    const int64_t item = (int64_t)tensor_itemsize(x), apart = (a->adaptive ? a->w / a->ow : a->sw) * item;
    const bool many = dtype_floating(x->dtype) && high * wide > LARGE_WINDOW,
               large = many || (dtype_floating(x->dtype) && apart >= SECTOR && wide * item >= LARGE_ROW) ||
                       (dtype_floating(x->dtype) && high * wide > IDLE_WINDOW && y->numel <= room_of(c) / IDLE);
    a->lanes = team_of(room_of(c), y->numel, high * wide);
    if (channels_last(c))
        choose(p, c, many ? f->large_last : f->last, x->sizes[x->ndim - 3], many ? A_BLOCK : SOME_ELEMENTS);
    else if (a->adaptive && a->oh == 1 && a->ow == 1 && f == &mean)
        choose(p, c, &mean_planes, a->h * a->w, A_TEAM_EACH);
    else
        choose(p, c, large ? f->large : f->windows, a->ow, large ? A_TEAM_EACH : SOME_ELEMENTS);
}
static void plan_backward(pool_plan *p, const torc_call *c, slots *family, slots *last) {
    const torc_tensor g = c->in[0], x = c->out[0];
    pool_args *a = &p->a;
    if (!x->numel || !g->numel) return;
    set_images(a, x, g);
    if (channels_last(c))
        choose(p, c, last, x->sizes[x->ndim - 3], A_PATCH);
    else if (a->adaptive && a->oh == 1 && a->ow == 1 && family == &mean_back)
        choose(p, c, &mean_spread, x->numel, SOME_ELEMENTS);
    else
        choose(p, c, family, a->w, A_PATCH);
}
static bool plan_max_pool2d(const torc_call *c, void *plan, size_t *scratch) {
    (void)scratch;
    ((pool_plan *)plan)->a = maxima(&c->window);
    plan_forward(plan, c, &maximum);
    return true;
}
static bool plan_adaptive_max_pool2d(const torc_call *c, void *plan, size_t *scratch) {
    (void)scratch;
    ((pool_plan *)plan)->a = adaptive();
    plan_forward(plan, c, &maximum);
    return true;
}
static bool plan_max_pool2d_backward(const torc_call *c, void *plan, size_t *scratch) {
    (void)scratch;
    ((pool_plan *)plan)->a = c->window.kernel[0] ? maxima(&c->window) : adaptive();
    plan_backward(plan, c, &max_back, &max_back_last);
    return true;
}
static bool plan_avg_pool2d(const torc_call *c, void *plan, size_t *scratch) {
    (void)scratch;
    ((pool_plan *)plan)->a = means(&c->window, ((const avg_pool2d_attrs *)c->attrs)->count_include_pad);
    plan_forward(plan, c, &mean);
    return true;
}
static bool plan_avg_pool2d_backward(const torc_call *c, void *plan, size_t *scratch) {
    (void)scratch;
    ((pool_plan *)plan)->a = means(&c->window, ((const avg_pool2d_backward_attrs *)c->attrs)->count_include_pad);
    plan_backward(plan, c, &mean_back, &mean_back_last);
    return true;
}
static bool plan_adaptive_avg_pool2d(const torc_call *c, void *plan, size_t *scratch) {
    (void)scratch;
    ((pool_plan *)plan)->a = adaptive();
    plan_forward(plan, c, &mean);
    return true;
}
static bool plan_adaptive_avg_pool2d_backward(const torc_call *c, void *plan, size_t *scratch) {
    (void)scratch;
    ((pool_plan *)plan)->a = adaptive();
    plan_backward(plan, c, &mean_back, &mean_back_last);
    return true;
}

static bool launch(const torc_call *c, int64_t *where) {
    const pool_plan *p = c->plan;
    pool_args a = p->a;
    a.in = tensor_data(c->in[0]), a.out = tensor_data(c->out[0]), a.where = where;
    void *params[] = {&a};
    return cuda_launch_slot(p->slot, c->device.index, p->blocks, 1, 1, BLOCK, 1, 1, 0, params);
}
static bool run_forward(const torc_call *c) {
    return !c->out[0]->numel || launch(c, c->nout > 1 ? tensor_data(c->out[1]) : NULL);
}
static bool run_backward(const torc_call *c, int64_t *where) {
    const torc_tensor x = c->out[0];
    if (!x->numel) return true;
    if (!c->in[0]->numel) return cuda_zero(c->device.index, tensor_data(x), (size_t)x->numel * tensor_itemsize(x));
    return launch(c, where);
}
static bool run_max_backward(const torc_call *c) {
    return run_backward(c, c->in[1]->numel ? tensor_data(c->in[1]) : NULL);
}
static bool run_mean_backward(const torc_call *c) { return run_backward(c, NULL); }

const kernel cuda_pool_kernels[] = {
    PLANNED(OP_max_pool2d_with_indices, run_forward, plan_max_pool2d, pool_plan, .accepts = accepts_max, .last = true),
    PLANNED(OP_max_pool2d_backward, run_max_backward, plan_max_pool2d_backward, pool_plan, .accepts = accepts_gradient,
            .last = true),
    PLANNED(OP_adaptive_max_pool2d, run_forward, plan_adaptive_max_pool2d, pool_plan, .accepts = accepts_max,
            .last = true),
    PLANNED(OP_avg_pool2d, run_forward, plan_avg_pool2d, pool_plan, .accepts = accepts_mean, .last = true),
    PLANNED(OP_avg_pool2d_backward, run_mean_backward, plan_avg_pool2d_backward, pool_plan, .accepts = accepts_gradient,
            .last = true),
    PLANNED(OP_adaptive_avg_pool2d, run_forward, plan_adaptive_avg_pool2d, pool_plan, .accepts = accepts_mean,
            .last = true),
    PLANNED(OP_adaptive_avg_pool2d_backward, run_mean_backward, plan_adaptive_avg_pool2d_backward, pool_plan,
            .accepts = accepts_gradient, .last = true),
    {0},
};
