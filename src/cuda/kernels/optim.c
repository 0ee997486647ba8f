/* optim.c - optimizer steps and norms of lists on CUDA: lists of pointers into launches. See optim.cu. */
#include <math.h>

#include "cuda/kernels/families.h"
#include "cuda/kernels/optim_args.h"
#include "core/iter.h"
#include "cuda/kernels/host.h"
#include "ops/generated/attrs.h"
#include "ops/optim.h"

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

static bool accepts_step(const torc_call *c) {
    const fused_step *s = c->step;
    for (int k = 0; k < s->nsteps; k++)
        if (s->steps[k]->dtype != TORC_FLOAT32)
            return FAIL(RUNTIME, "expected scalar type Float but found %s", dtype_scalar_name(s->steps[k]->dtype));
    return true;
}

static bool run_step(const torc_call *c) {
    const fused_step *f = c->step;
    step_numbers s = {.adam = f->adam,
                      .decoupled = f->decoupled,
                      .roles = f->used,
                      .maximize = f->maximize,
                      .nesterov = f->nesterov,
                      .first_step = f->is_first_step,
                      .lr = f->lr,
                      .weight_decay = f->weight_decay,
                      .momentum = f->momentum,
                      .dampening = f->dampening,
                      .beta1 = f->beta1,
                      .beta2 = f->beta2,
                      .eps = f->eps};
    if (f->lr_tensor) s.lr_tensor = tensor_data(f->lr_tensor), s.lr_dtype = f->lr_tensor->dtype;
    if (f->grad_scale) s.grad_scale = tensor_data(f->grad_scale), s.scale_dtype = f->grad_scale->dtype;
    if (f->found_inf) s.found_inf = tensor_data(f->found_inf), s.found_dtype = f->found_inf->dtype;
    for (int k = 0; f->counts && k < f->nsteps; k += ENTRIES) {
        static cuda_kernel_slot count = CUDA_KERNEL_SLOT("optim_count");
        steps_args args = {s.found_inf, s.found_dtype, MIN(ENTRIES, f->nsteps - k), {NULL}};
        for (int i = 0; i < args.count; i++) args.step[i] = tensor_data(f->steps[k + i]);
        void *params[] = {&args};
        if (!cuda_launch_slot(&count, c->device.index, 1, 1, 1, BLOCK, 1, 1, 0, params)) return false;
    }
    return step(&s, f->list, f->adam ? f->steps : NULL, f->count[0], c->device.index);
}

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

/* Entries of one launch that lie without gaps, of one dtype each; what is not among them has a launch of its own. */
static bool flush_norms(norm_list_args *a, int dtype, uint32_t blocks, int device) {
    static cuda_kernel_slot slots[] = {
        CUDA_KERNEL_SLOT("optim_norm_list_f16"), CUDA_KERNEL_SLOT("optim_norm_list_bf16"),
        CUDA_KERNEL_SLOT("optim_norm_list_f32"), CUDA_KERNEL_SLOT("optim_norm_list_f64")};
    if (!a->count) return true;
    a->first_block[a->count] = blocks;
    void *params[] = {a};
    return cuda_launch_slot(&slots[dtype - TORC_FLOAT16], device, blocks, 1, 1, BLOCK, 1, 1, 0, params);
}
static bool in_lists(torc_tensor t, int kind) {
    return t->flags & TENSOR_DENSE && kind != NORM_ANY && dtype_floating(t->dtype) && chunks_of(t) < 1 << 22;
}
static bool run_lists(const finish_args *f, const torc_tensor *in, double *scratch, int device) {
    norm_list_args a; /* 9 KB: entries are filled as they are used */
    a.kind = f->kind;
    for (int dtype = TORC_FLOAT16; dtype <= TORC_FLOAT64; dtype++) {
        uint32_t blocks = 0;
        a.count = 0;
        for (int k = 0; k < f->count; k++) {
            torc_tensor t = in[k];
            if (!t->numel || t->dtype != dtype || !in_lists(t, f->kind)) continue;
            a.first_block[a.count] = blocks;
            a.e[a.count++] = (norm_entry){tensor_data(t), scratch + f->first[k], t->numel};
            blocks += (uint32_t)chunks_of(t);
        }
        if (!flush_norms(&a, dtype, blocks, device)) return false;
    }
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
            at += chunks_of(t);
            if (in_lists(t, plan->kind)) continue;
            iter it;
            iter_build(&it, t->ndim, t->sizes, 1, &t);
            norm_args p = {.in = it.data[0],
                           .partial = (double *)c->scratch + f.first[k],
                           .n = it.numel,
                           .ord = plan->ord,
                           .dtype = t->dtype,
                           .kind = plan->kind,
                           .g = {.ndim = it.ndim, .wide = it.numel > INT32_MAX}};
            memcpy(p.g.shape, it.shape, sizeof p.g.shape);
            memcpy(p.g.strides[0], it.strides[0], sizeof p.g.strides[0]);
            void *params[] = {&p};
            if (!cuda_launch_slot(&partial, device, (unsigned)chunks_of(t), 1, 1, BLOCK, 1, 1, 0, params)) return false;
        }
        f.first[f.count] = at;
        if (!run_lists(&f, c->in + begin, c->scratch, device)) return false;
        void *params[] = {&f};
        if (!cuda_launch_slot(&finish, device, (unsigned)f.count, 1, 1, BLOCK, 1, 1, 0, params)) return false;
    }
    return true;
}

const kernel cuda_optim_kernels[] = {
    KERNEL(OP__fused_sgd_, run_step),
    KERNEL(OP__fused_sgd__tensor_lr, run_step),
    KERNEL(OP__fused_adam_, run_step, .accepts = accepts_step),
    KERNEL(OP__fused_adam__tensor_lr, run_step, .accepts = accepts_step),
    KERNEL(OP__fused_adamw_, run_step, .accepts = accepts_step),
    KERNEL(OP__fused_adamw__tensor_lr, run_step, .accepts = accepts_step),
    KERNEL(OP_fused_adam_counting, run_step),
    KERNEL(OP_fused_adamw_counting, run_step),
    PLANNED(OP_foreach_norms, run_norms, plan_norms, norms_plan),
    {0},
};
