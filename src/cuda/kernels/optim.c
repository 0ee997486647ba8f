/* optim.c - optimizer steps and norms of lists on CUDA: lists of pointers into launches. See optim.cu. */
#include <math.h>

#include "cuda/kernels/families.h"
#include "cuda/kernels/optim_args.h"
#include "core/iter.h"
#include "cuda/kernels/host.h"
#include "ops/generated/attrs.h"

/* All roles of one dtype, dense, and laid out alike? */
static bool uniform(const torc_tensor *t, int roles) {
    for (int r = 0; r < roles; r++) {
        if (t[r]->dtype != t[0]->dtype || !(t[r]->flags & TENSOR_DENSE)) return false;
        if (memcmp(t[r]->strides, t[0]->strides, sizeof(int64_t) * (size_t)t[0]->ndim) &&
            !(is_contiguous(t[r]) && is_contiguous(t[0])))
            return false;
    }
    return true;
}

static bool launch_any(const step_numbers *s, const torc_tensor *t, const float *step, int device) {
    static cuda_kernel_slot f32 = CUDA_KERNEL_SLOT("optim_any_f32"), f64 = CUDA_KERNEL_SLOT("optim_any_f64");
    any_args a = {.s = *s, .e = {.step = step, .n = t[0]->numel}};
    iter it;
    iter_build(&it, t[0]->ndim, t[0]->sizes, s->roles, t);
    a.g.ndim = it.ndim;
    a.g.wide = it.numel > INT32_MAX;
    memcpy(a.g.shape, it.shape, sizeof a.g.shape);
    for (int r = 0; r < s->roles; r++) {
        a.e.data[r] = it.data[r];
        a.dtype[r] = t[r]->dtype;
        memcpy(a.g.strides[r], it.strides[r], sizeof a.g.strides[r]);
    }
    void *params[] = {&a};
    return cuda_launch_slot(t[0]->dtype == TORC_FLOAT64 ? &f64 : &f32, device, cuda_grid(device, it.numel, BLOCK, 16),
                            1, 1, BLOCK, 1, 1, 0, params);
}

#define KERNELS(d)                                                                                                  \
    {                                                                                                               \
        CUDA_KERNEL_SLOT("optim_step2_" d), CUDA_KERNEL_SLOT("optim_step3_" d), CUDA_KERNEL_SLOT("optim_step4_" d), \
            CUDA_KERNEL_SLOT("optim_step5_" d)                                                                      \
    }
static bool flush(step_args *a, int dtype, uint32_t blocks, int device) {
    static cuda_kernel_slot slots[4][4] = {KERNELS("f16"), KERNELS("bf16"), KERNELS("f32"), KERNELS("f64")};
    if (!a->count) return true;
    a->first_block[a->count] = blocks;
    void *params[] = {a};
    bool ok =
        cuda_launch_slot(&slots[dtype - TORC_FLOAT16][a->s.roles - 2], device, blocks, 1, 1, BLOCK, 1, 1, 0, params);
    a->count = 0;
    return ok;
}

/* lists[r] of `n` tensors each; steps NULL without Adam. */
static bool step(const step_numbers *s, const torc_tensor *const *lists, const torc_tensor *steps, int n, int device) {
    step_args a; /* 24 KB: entries are filled as they are used */
    a.s = *s;
    for (int dtype = TORC_FLOAT16; dtype <= TORC_FLOAT64; dtype++) {
        uint32_t blocks = 0;
        a.count = 0;
        for (int k = 0; k < n; k++) {
            torc_tensor t[ROLES];
            if (lists[0][k]->dtype != dtype || !lists[0][k]->numel) continue;
            for (int r = 0; r < s->roles; r++) t[r] = lists[r][k];
            const float *count = steps ? tensor_data(steps[k]) : NULL;
            const int64_t more = (t[0]->numel + CHUNK - 1) / CHUNK;
            if (!uniform(t, s->roles) || more > INT32_MAX / 2) {
                if (!launch_any(s, t, count, device)) return false;
                continue;
            }
            if (a.count == ENTRIES || (int64_t)blocks + more > INT32_MAX) {
                if (!flush(&a, dtype, blocks, device)) return false;
                blocks = 0;
            }
            entry *e = &a.e[a.count];
            for (int r = 0; r < s->roles; r++) e->data[r] = tensor_data(t[r]);
            e->step = count;
            e->n = t[0]->numel;
            a.first_block[a.count++] = blocks;
            blocks += (uint32_t)more;
        }
        if (!flush(&a, dtype, blocks, device)) return false;
    }
    return true;
}

static void device_numbers(step_numbers *s, const torc_tensor *in) {
    if (in[0]) s->lr_tensor = tensor_data(in[0]), s->lr_dtype = in[0]->dtype;
    if (in[1]) s->grad_scale = tensor_data(in[1]), s->scale_dtype = in[1]->dtype;
    if (in[2]) s->found_inf = tensor_data(in[2]), s->found_dtype = in[2]->dtype;
}

static bool run_sgd(const torc_call *c) {
    const _fused_sgd__attrs *a = c->attrs;
    const int n = c->list[0];
    const bool momentum = a->momentum != 0;
    step_numbers s = {.roles = momentum ? 3 : 2,
                      .maximize = a->maximize,
                      .nesterov = a->nesterov,
                      .first_step = a->is_first_step,
                      .lr = a->lr,
                      .weight_decay = a->weight_decay,
                      .momentum = a->momentum,
                      .dampening = a->dampening};
    device_numbers(&s, c->in + 2 * n + c->list[2]);
    const torc_tensor *lists[ROLES] = {c->in, c->in + n, c->in + 2 * n};
    return step(&s, lists, NULL, n, c->device.index);
}

static bool run_adam_mode(const torc_call *c, bool decoupled) {
    static cuda_kernel_slot count = CUDA_KERNEL_SLOT("optim_count");
    const _fused_adam__attrs *a = c->attrs; /* _fused_adamw__attrs has the same fields */
    const int n = c->list[0], device = c->device.index;
    const torc_tensor *lists[ROLES] = {c->in, c->in + n, c->in + 2 * n, c->in + 3 * n, c->in + 4 * n},
                      *steps = c->in + 4 * n + c->list[4];
    step_numbers s = {.adam = 1,
                      .decoupled = decoupled,
                      .roles = a->amsgrad ? 5 : 4,
                      .maximize = a->maximize,
                      .lr = a->lr,
                      .weight_decay = a->weight_decay,
                      .beta1 = a->beta1,
                      .beta2 = a->beta2,
                      .eps = a->eps};
    device_numbers(&s, steps + n);
    for (int k = 0; k < n; k += ENTRIES) {
        steps_args args = {s.found_inf, s.found_dtype, MIN(ENTRIES, n - k), {NULL}};
        for (int i = 0; i < args.count; i++) args.step[i] = tensor_data(steps[k + i]);
        void *params[] = {&args};
        if (!cuda_launch_slot(&count, device, 1, 1, 1, BLOCK, 1, 1, 0, params)) return false;
    }
    return step(&s, lists, steps, n, device);
}
static bool run_adam(const torc_call *c) { return run_adam_mode(c, false); }
static bool run_adamw(const torc_call *c) { return run_adam_mode(c, true); }

/* ------------------------------------------------------------------------------------------ norms */
static int64_t chunks_of(torc_tensor t) { return (t->numel + NORM_CHUNK - 1) / NORM_CHUNK; }
typedef struct norms_plan {
    double ord;
    int kind;
} norms_plan;
static bool plan_norms(const torc_call *c, void *plan, size_t *scratch) {
    const foreach_norms_attrs *a = c->attrs;
    const double ord = number_to_double(a->ord);
    const int kind = ord == 0                   ? NORM_ZERO
                     : ord == 1                 ? NORM_ONE
                     : ord == 2                 ? NORM_TWO
                     : ord == (double)INFINITY  ? NORM_INF
                     : ord == -(double)INFINITY ? NORM_MINUS_INF
                                                : NORM_ANY;
    int64_t n = 0;
    for (int k = 0; k < c->list[0]; k++) n += chunks_of(c->in[k]);
    *scratch = (size_t)MAX(n, 1) * sizeof(double);
    *(norms_plan *)plan = (norms_plan){ord, kind};
    return true;
}

static bool run_norms(const torc_call *c) {
    static cuda_kernel_slot partial = CUDA_KERNEL_SLOT("optim_norm_partial"),
                            finish = CUDA_KERNEL_SLOT("optim_norm_finish");
    const norms_plan *plan = c->plan;
    const int device = c->device.index;
    int64_t at = 0;
    for (int begin = 0; begin < c->list[0]; begin += ENTRIES) {
        finish_args f = {
            .partial = c->scratch, .ord = plan->ord, .kind = plan->kind, .count = MIN(ENTRIES, c->list[0] - begin)};
        for (int k = 0; k < f.count; k++) {
            torc_tensor t = c->in[begin + k];
            f.first[k] = at;
            f.out[k] = tensor_data(c->out[begin + k]);
            f.out_dtype[k] = c->out[begin + k]->dtype;
            if (!t->numel) continue;
            iter it;
            iter_build(&it, t->ndim, t->sizes, 1, &t);
            norm_args p = {.in = it.data[0],
                           .partial = (double *)c->scratch + at,
                           .n = it.numel,
                           .ord = plan->ord,
                           .dtype = t->dtype,
                           .kind = plan->kind,
                           .g = {.ndim = it.ndim, .wide = it.numel > INT32_MAX}};
            memcpy(p.g.shape, it.shape, sizeof p.g.shape);
            memcpy(p.g.strides[0], it.strides[0], sizeof p.g.strides[0]);
            void *params[] = {&p};
            if (!cuda_launch_slot(&partial, device, (unsigned)chunks_of(t), 1, 1, BLOCK, 1, 1, 0, params)) return false;
            at += chunks_of(t);
        }
        f.first[f.count] = at;
        void *params[] = {&f};
        if (!cuda_launch_slot(&finish, device, (unsigned)f.count, 1, 1, BLOCK, 1, 1, 0, params)) return false;
    }
    return true;
}

const kernel cuda_optim_kernels[] = {
    KERNEL(OP__fused_sgd_, run_sgd),
    KERNEL(OP__fused_adam_, run_adam),
    KERNEL(OP__fused_adamw_, run_adamw),
    PLANNED(OP_foreach_norms, run_norms, plan_norms, norms_plan),
    {0},
};
