/* pool.c - pooling on CUDA: describe the windows, choose the kernel. Images arrive contiguous; see pool.cu. */
#include "cuda/kernels/families.h"
#include "cuda/kernels/pool_args.h"
#include "cuda/kernels/host.h"
#include "ops/generated/attrs.h"

enum { WARP_WINDOW = 64 /* windows of more elements get a warp each */ };

/* A kernel's slots by form and dtype: 1, 2 or 4 pixels to a thread with 32-bit indices; 64-bit ones. */
enum { ONE, TWO, FOUR, WIDE, FORMS };
typedef cuda_kernel_slot slots[FORMS][TORC_DTYPE_COUNT];
#define SLOT(f, dtype, t) [dtype] = CUDA_KERNEL_SLOT("pool_" f "_" t)
#define FLOATING(f)                                                                             \
    SLOT(f, TORC_FLOAT16, "f16"), SLOT(f, TORC_BFLOAT16, "bf16"), SLOT(f, TORC_FLOAT32, "f32"), \
        SLOT(f, TORC_FLOAT64, "f64")
#define INTEGERS(f)                                                                                              \
    SLOT(f, TORC_UINT8, "u8"), SLOT(f, TORC_INT8, "i8"), SLOT(f, TORC_INT16, "i16"), SLOT(f, TORC_INT32, "i32"), \
        SLOT(f, TORC_INT64, "i64")
static slots max_windows = {{FLOATING("max_windows_1"), INTEGERS("max_windows_1")},
                            {FLOATING("max_windows_2")},
                            {FLOATING("max_windows_4")},
                            {FLOATING("max_windows_wide"), INTEGERS("max_windows_wide")}};
static slots mean_windows = {{FLOATING("mean_windows_1"), SLOT("mean_windows_1", TORC_INT64, "i64")},
                             {FLOATING("mean_windows_2")},
                             {FLOATING("mean_windows_4")},
                             {FLOATING("mean_windows_wide"), SLOT("mean_windows_wide", TORC_INT64, "i64")}};
static slots max_back = {
    {FLOATING("max_back_1")}, {FLOATING("max_back_2")}, {FLOATING("max_back_4")}, {FLOATING("max_back_wide")}};
static slots mean_back = {
    {FLOATING("mean_back_1")}, {FLOATING("mean_back_2")}, {FLOATING("mean_back_4")}, {FLOATING("mean_back_wide")}};
static slots mean_planes = {{FLOATING("mean_planes_1")},
                            {FLOATING("mean_planes_2")},
                            {FLOATING("mean_planes_4")},
                            {FLOATING("mean_planes_wide")}};
static slots mean_spread = {{FLOATING("mean_spread_1")},
                            {FLOATING("mean_spread_2")},
                            {FLOATING("mean_spread_4")},
                            {FLOATING("mean_spread_wide")}};
static slots max_warps = {[ONE] = {FLOATING("max_warps_1")}, [WIDE] = {FLOATING("max_warps_wide")}};
static slots mean_warps = {[ONE] = {FLOATING("mean_warps_1")}, [WIDE] = {FLOATING("mean_warps_wide")}};

static divider divider_of(int64_t d) {
    divider r = {.d = MAX(d, 1)};
    if (r.d <= INT32_MAX) r.by = division_by(r.d);
    return r;
}
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
/* `width`: what the number of elements that a thread takes at once must divide: a row of what is computed, mostly. */
static void choose(pool_plan *p, const torc_call *c, slots *family, int64_t width, bool warps) {
    pool_args *a = &p->a;
    const torc_tensor in = c->in[0], out = c->out[0];
    int form = WIDE;
    a->total = out->numel;
    if (narrow(a, MAX(a->total, in->numel))) {
        const uintptr_t pointers = (uintptr_t)tensor_data(out) | (uintptr_t)tensor_data(in);
        const bool several = (*family)[FOUR][out->dtype].name && pointers % 32 == 0;
        form = several && width % 4 == 0 ? FOUR : several && width % 2 == 0 ? TWO : ONE;
    }
    p->slot = &(*family)[form][out->dtype];
    a->by_h = divider_of(a->h), a->by_w = divider_of(a->w), a->by_oh = divider_of(a->oh), a->by_ow = divider_of(a->ow);
    a->by_sh = divider_of(a->sh), a->by_sw = divider_of(a->sw);
    a->by_plane = divider_of(a->h * a->w);
    const int64_t each = warps ? BLOCK / 32 : BLOCK * (form == FOUR ? 4 : form == TWO ? 2 : 1);
    p->blocks = (unsigned)MIN((a->total + each - 1) / each, INT32_MAX);
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
static void plan_forward(pool_plan *p, const torc_call *c, slots *windows, slots *warps) {
    const torc_tensor x = c->in[0], y = c->out[0];
    pool_args *a = &p->a;
    if (!y->numel) return;
    set_images(a, x, y);
    const int64_t high = a->adaptive ? (a->h + a->oh - 1) / a->oh : MIN(a->kh, a->h),
                  wide = a->adaptive ? (a->w + a->ow - 1) / a->ow : MIN(a->kw, a->w);
    const bool large = dtype_floating(x->dtype) && high * wide > WARP_WINDOW;
    if (a->adaptive && a->oh == 1 && a->ow == 1 && windows == &mean_windows)
        choose(p, c, &mean_planes, a->h * a->w, true);
    else
        choose(p, c, large ? warps : windows, a->ow, large);
}
static void plan_backward(pool_plan *p, const torc_call *c, slots *family) {
    const torc_tensor g = c->in[0], x = c->out[0];
    pool_args *a = &p->a;
    if (!x->numel || !g->numel) return;
    set_images(a, x, g);
    if (a->adaptive && a->oh == 1 && a->ow == 1 && family == &mean_back)
        choose(p, c, &mean_spread, a->h * a->w, false);
    else
        choose(p, c, family, a->w, false);
}
static bool plan_max_pool2d(const torc_call *c, void *plan, size_t *scratch) {
    (void)scratch;
    ((pool_plan *)plan)->a = maxima(&c->window);
    plan_forward(plan, c, &max_windows, &max_warps);
    return true;
}
static bool plan_adaptive_max_pool2d(const torc_call *c, void *plan, size_t *scratch) {
    (void)scratch;
    ((pool_plan *)plan)->a = adaptive();
    plan_forward(plan, c, &max_windows, &max_warps);
    return true;
}
static bool plan_max_pool2d_backward(const torc_call *c, void *plan, size_t *scratch) {
    (void)scratch;
    ((pool_plan *)plan)->a = c->window.kernel[0] ? maxima(&c->window) : adaptive();
    plan_backward(plan, c, &max_back);
    return true;
}
static bool plan_avg_pool2d(const torc_call *c, void *plan, size_t *scratch) {
    (void)scratch;
    ((pool_plan *)plan)->a = means(&c->window, ((const avg_pool2d_attrs *)c->attrs)->count_include_pad);
    plan_forward(plan, c, &mean_windows, &mean_warps);
    return true;
}
static bool plan_avg_pool2d_backward(const torc_call *c, void *plan, size_t *scratch) {
    (void)scratch;
    ((pool_plan *)plan)->a = means(&c->window, ((const avg_pool2d_backward_attrs *)c->attrs)->count_include_pad);
    plan_backward(plan, c, &mean_back);
    return true;
}
static bool plan_adaptive_avg_pool2d(const torc_call *c, void *plan, size_t *scratch) {
    (void)scratch;
    ((pool_plan *)plan)->a = adaptive();
    plan_forward(plan, c, &mean_windows, &mean_warps);
    return true;
}
static bool plan_adaptive_avg_pool2d_backward(const torc_call *c, void *plan, size_t *scratch) {
    (void)scratch;
    ((pool_plan *)plan)->a = adaptive();
    plan_backward(plan, c, &mean_back);
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
    if (!c->in[0]->numel) return cuda_memset(c->device.index, tensor_data(x), 0, (size_t)x->numel * tensor_itemsize(x));
    return launch(c, where);
}
static bool run_max_backward(const torc_call *c) {
    return run_backward(c, c->in[1]->numel ? tensor_data(c->in[1]) : NULL);
}
static bool run_mean_backward(const torc_call *c) { return run_backward(c, NULL); }

const kernel cuda_pool_kernels[] = {
    PLANNED(OP_max_pool2d_with_indices, run_forward, plan_max_pool2d, pool_plan, .accepts = accepts_max),
    PLANNED(OP_max_pool2d_backward, run_max_backward, plan_max_pool2d_backward, pool_plan, .accepts = accepts_gradient),
    PLANNED(OP_adaptive_max_pool2d, run_forward, plan_adaptive_max_pool2d, pool_plan, .accepts = accepts_max),
    PLANNED(OP_avg_pool2d, run_forward, plan_avg_pool2d, pool_plan, .accepts = accepts_mean),
    PLANNED(OP_avg_pool2d_backward, run_mean_backward, plan_avg_pool2d_backward, pool_plan,
            .accepts = accepts_gradient),
    PLANNED(OP_adaptive_avg_pool2d, run_forward, plan_adaptive_avg_pool2d, pool_plan, .accepts = accepts_mean),
    PLANNED(OP_adaptive_avg_pool2d_backward, run_mean_backward, plan_adaptive_avg_pool2d_backward, pool_plan,
            .accepts = accepts_gradient),
    {0},
};
