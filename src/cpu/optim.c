/* optim.c - CPU kernels that step whole lists of parameters, and norms of lists of tensors.
 *
 * An optimizer step reads and writes each parameter, its gradient and its state once: memory decides its speed, so one
 * pass does everything, and threads share the elements of all parameters together rather than one parameter after the
 * other (a model has hundreds of small ones). The pass goes by blocks that stay in the L1 cache. Contiguous float32 (for
 * a float64 parameter: float64) is updated where it lies; other dtypes and layouts are brought into a block, computed in
 * float32 (float64), and stored back, so every mix of dtypes takes the same loops.
 *
 * Numbers are PyTorch's: bias corrections in double, coefficients rounded once to the compute type, each moment updated
 * with the operations of torch.optim's reference (single-tensor) form. The step count is device memory, so that a step can be
 * captured and replayed; a step that found_inf forbids changes nothing at all. */
#include <math.h>

#include "core/iter.h"
#include "cpu/blocks.h"
#include "host/convert.h"
#include "cpu/families.h"
#include "ops/generated/attrs.h"
#include "ops/optim.h"

enum { BLOCK = 512, MAX_ROLES = 5, GRAIN = 1 << 14 };
enum { PARAM, GRADIENT, FIRST, SECOND, LARGEST };

typedef struct step_plan {
    fused_step s;
    int roles;         /* lists that are used */
    double lr;         /* whichever way it was given */
    double grad_scale; /* divides gradients */
    bool scaled;
} step_plan;

/* What the loops need, of one parameter, in double; they round it to their type. */
typedef struct coefficients {
    double lr, weight_decay, momentum, dampen, scale, shrink, lerp, beta2, grad2, eps, step_size;
    double per_root; /* by which the root of the second moment is multiplied: 1 over the root of its bias correction */
} coefficients;

/* Everything in one pass; a factor of 1 changes nothing. What of the four changes is wanted is decided outside of the loop. */
#define ADAM_LOOP(T, SQRT, GRADIENT, LARGEST)                                                          \
    for (int64_t i = 0; i < n; i++) {                                                                  \
        const T h = GRADIENT, old = m[i], first = low ? old + lerp * (h - old) : h - (h - old) * keep; \
        T w = v[i] * beta2 + grad2 * h * h;                                                            \
        m[i] = first, v[i] = w;                                                                        \
        LARGEST                                                                                        \
        p[i] = p[i] * shrink + size * first / (SQRT(w) * per_root + eps);                              \
    }
#define ADAM_LARGEST w = top[i] > w || top[i] != top[i] ? top[i] : w, top[i] = w; /* NaN stays */
#define SGD_LOOP(T, GRADIENT, BUFFER, STEP) \
    for (int64_t i = 0; i < n; i++) {       \
        const T h = GRADIENT;               \
        BUFFER                              \
        p[i] = p[i] + lr * (STEP);          \
    }
#define SGD_LOOPS(T, GRADIENT)                                                                           \
    {                                                                                                    \
        if (!b)                                                                                          \
            SGD_LOOP(T, GRADIENT, , h)                                                                   \
        else if (first && nesterov)                                                                      \
            SGD_LOOP(T, GRADIENT, b[i] = h;, h + momentum * h)                                           \
        else if (first)                                                                                  \
            SGD_LOOP(T, GRADIENT, b[i] = h;, h)                                                          \
        else if (nesterov)                                                                               \
            SGD_LOOP(T, GRADIENT, const T v = b[i] * momentum + dampen * h; b[i] = v;, h + momentum * v) \
        else                                                                                             \
            SGD_LOOP(T, GRADIENT, const T v = b[i] * momentum + dampen * h; b[i] = v;, v)                \
    }
#define LOOPS(T, SQRT, ADAM, SGD, PRE)                                                                            \
    /* What gradients stand for, kept, as PyTorch does. */                                                        \
    MULTI_ISA static void PRE##_unscale(T *g, T scale, int64_t n) {                                               \
        for (int64_t i = 0; i < n; i++) g[i] = g[i] / scale;                                                      \
    }                                                                                                             \
    MULTI_ISA static void ADAM(T *restrict p, const T *restrict g, T *restrict m, T *restrict v, T *restrict top, \
                               T sign, T decay, const coefficients *c, int64_t n) {                               \
        T shrink = (T)c->shrink, lerp = (T)c->lerp, keep = (T)(1 - c->lerp), beta2 = (T)c->beta2;                 \
        T grad2 = (T)c->grad2, per_root = (T)c->per_root, eps = (T)c->eps, size = (T)-c->step_size;               \
        const bool low = c->lerp < 0.5;                                                                           \
        if (top && decay != 0)                                                                                    \
            ADAM_LOOP(T, SQRT, sign *g[i] + decay * p[i], ADAM_LARGEST)                                           \
        else if (top)                                                                                             \
            ADAM_LOOP(T, SQRT, sign *g[i], ADAM_LARGEST)                                                          \
        else if (decay != 0)                                                                                      \
            ADAM_LOOP(T, SQRT, sign *g[i] + decay * p[i], )                                                       \
        else                                                                                                      \
            ADAM_LOOP(T, SQRT, sign *g[i], )                                                                      \
    }                                                                                                             \
    MULTI_ISA static void SGD(T *restrict p, const T *restrict g, T *restrict b, T sign, T decay, bool first,     \
                              bool nesterov, const coefficients *c, int64_t n) {                                  \
        T lr = (T)-c->lr, momentum = (T)c->momentum, dampen = (T)c->dampen;                                       \
        if (decay != 0)                                                                                           \
            SGD_LOOPS(T, sign *g[i] + decay * p[i])                                                               \
        else                                                                                                      \
            SGD_LOOPS(T, sign *g[i])                                                                              \
    }
LOOPS(float, sqrtf, adam_float, sgd_float, float)
LOOPS(double, sqrt, adam_double, sgd_double, double)

typedef struct one_param {
    const step_plan *plan;
    coefficients c;
    uint8_t dtype[MAX_ROLES];
    bool wide; /* computed in double */
} one_param;

/* n <= BLOCK elements; strides in bytes. Instantiated for float and double by what differs between them. */
#define BLOCK_STEP(NAME, T, HOME, COMPUTE, ADAM, SGD, PRE)                                                         \
    static void NAME(const one_param *o, char **data, const int64_t *strides, int64_t n) {                         \
        const step_plan *s = o->plan;                                                                              \
        _Alignas(64) T room[MAX_ROLES][BLOCK];                                                                     \
        T *x[MAX_ROLES] = {NULL};                                                                                  \
        bool home[MAX_ROLES];                                                                                      \
        for (int k = 0; k < s->roles; k++) {                                                                       \
            home[k] = o->dtype[k] == HOME && strides[k] == (int64_t)sizeof(T);                                     \
            x[k] = home[k] ? (T *)(void *)data[k] : room[k];                                                       \
            if (!home[k]) converters()->load[o->dtype[k]][COMPUTE](room[k], data[k], strides[k], n);               \
        }                                                                                                          \
        if (s->scaled) PRE##_unscale(x[GRADIENT], (T)o->c.scale, n);                                               \
        const T sign = s->s.maximize ? (T)-1 : (T)1, decay = (T)(s->s.decoupled ? 0 : o->c.weight_decay); /* L2 */ \
        if (s->s.adam)                                                                                             \
            ADAM(x[PARAM], x[GRADIENT], x[FIRST], x[SECOND], s->roles > LARGEST ? x[LARGEST] : NULL, sign, decay,  \
                 &o->c, n);                                                                                        \
        else                                                                                                       \
            SGD(x[PARAM], x[GRADIENT], s->roles > FIRST ? x[FIRST] : NULL, sign, decay, s->s.is_first_step,        \
                s->s.nesterov, &o->c, n);                                                                          \
        for (int k = 0; k < s->roles; k++)                                                                         \
            if (!home[k] && (k != GRADIENT || s->scaled))                                                          \
                converters()->store[COMPUTE][o->dtype[k]](data[k], strides[k], room[k], n);                        \
    }
BLOCK_STEP(step_float, float, TORC_FLOAT32, COMPUTE_F32, adam_float, sgd_float, float)
BLOCK_STEP(step_double, double, TORC_FLOAT64, COMPUTE_F64, adam_double, sgd_double, double)

static void step_run(void *context, char **data, const int64_t *strides, int64_t n) {
    const one_param *o = context;
    char *at[MAX_ROLES];
    for (int64_t i = 0; i < n; i += BLOCK) {
        for (int k = 0; k < o->plan->roles; k++) at[k] = data[k] + i * strides[k];
        if (o->wide)
            step_double(o, at, strides, MIN(BLOCK, n - i));
        else
            step_float(o, at, strides, MIN(BLOCK, n - i));
    }
}

static void coefficients_of(const step_plan *plan, int k, coefficients *c) {
    const fused_step *s = &plan->s;
    *c = (coefficients){.lr = plan->lr,
                        .weight_decay = s->weight_decay,
                        .momentum = s->momentum,
                        .dampen = 1 - s->dampening,
                        .scale = plan->grad_scale,
                        .shrink = 1};
    if (!s->adam) return;
    const double step = element_to_double(tensor_data(s->steps[k]), s->steps[k]->dtype);
    if (s->decoupled && s->weight_decay != 0) c->shrink = 1 - plan->lr * s->weight_decay;
    c->lerp = 1 - s->beta1;
    c->beta2 = s->beta2;
    c->grad2 = 1 - s->beta2;
    c->per_root = 1 / sqrt(1 - pow(s->beta2, step));
    c->eps = s->eps;
    c->step_size = plan->lr / (1 - pow(s->beta1, step));
}

/* Elements [begin, end) of all parameters laid end to end. */
static void step_piece(void *context, int64_t begin, int64_t end) {
    const step_plan *s = context;
    int64_t start = 0;
    for (int k = 0; k < s->s.count[PARAM] && start < end; k++) {
        torc_tensor p = s->s.list[PARAM][k];
        int64_t from = MAX(begin, start) - start, to = MIN(end, start + p->numel) - start;
        start += p->numel;
        if (from >= to) continue;
        one_param o = {.plan = s, .wide = p->dtype == TORC_FLOAT64};
        torc_tensor operands[MAX_ROLES];
        for (int r = 0; r < s->roles; r++) {
            operands[r] = s->s.list[r][k];
            o.dtype[r] = operands[r]->dtype;
        }
        coefficients_of(s, k, &o.c);
        iter it;
        iter_build(&it, p->ndim, p->sizes, s->roles, operands);
        iter_run(&it, from, to, step_run, &o);
    }
}

static double number_of(torc_tensor t) { return element_to_double(tensor_data(t), t->dtype); }

static bool run_step(const torc_call *c) {
    step_plan s = {.s = *c->step};
    if (s.s.found_inf && number_of(s.s.found_inf) != 0) return true;
    for (int k = 0; s.s.counts && k < s.s.nsteps; k++) *(float *)tensor_data(s.s.steps[k]) += 1;
    s.roles = s.s.used;
    s.lr = s.s.lr_tensor ? number_of(s.s.lr_tensor) : s.s.lr;
    s.scaled = s.s.grad_scale != NULL;
    if (s.scaled) s.grad_scale = number_of(s.s.grad_scale);
    int64_t total = 0;
    for (int k = 0; k < s.s.count[PARAM]; k++) total += s.s.list[PARAM][k]->numel;
    parallel_for(total, GRAIN, step_piece, &s);
    return true;
}

/* ------------------------------------------------------------------------------------------------ norms
 * Chunks of fixed size give partial results that are combined in order, so the norm does not depend on the number of
 * threads. They are accumulated in double: squares of float32 cannot overflow there. */
enum { CHUNK = 1 << 15 };
typedef enum norm_kind { NORM_ZERO, NORM_ONE, NORM_TWO, NORM_INF, NORM_MINUS_INF, NORM_ANY } norm_kind;
typedef struct tensor_norms {
    const torc_tensor *t;
    int count;
    norm_kind kind;
    double ord, *partial;
} tensor_norms;
typedef struct norm_run {
    norm_kind kind;
    int dtype;
    double ord, value;
} norm_run;

static norm_kind kind_of(double ord) {
    return ord == 0           ? NORM_ZERO
           : ord == 1         ? NORM_ONE
           : ord == 2         ? NORM_TWO
           : ord == INFINITY  ? NORM_INF
           : ord == -INFINITY ? NORM_MINUS_INF
                              : NORM_ANY;
}
static double norm_identity(norm_kind k) { return k == NORM_MINUS_INF ? INFINITY : 0; }
static double norm_combine(norm_kind k, double a, double b) {
    if (k == NORM_INF) return a > b || a != a ? a : b;
    if (k == NORM_MINUS_INF) return a < b || a != a ? a : b;
    return a + b;
}

MULTI_ISA static double sum_squares(const float *x, int64_t n) {
    double s = 0;
#pragma omp simd reduction(+ : s)
    for (int64_t i = 0; i < n; i++) s += (double)x[i] * (double)x[i];
    return s;
}
MULTI_ISA static double sum_absolute(const float *x, int64_t n) {
    double s = 0;
#pragma omp simd reduction(+ : s)
    for (int64_t i = 0; i < n; i++) s += (double)fabsf(x[i]);
    return s;
}

static double norm_block(const norm_run *r, const double *x, int64_t n) {
    double value = norm_identity(r->kind);
    for (int64_t i = 0; i < n; i++) {
        double a = fabs(x[i]);
        switch (r->kind) {
        case NORM_ZERO: value += a != 0; break;
        case NORM_ONE: value += a; break;
        case NORM_TWO: value += a * a; break;
        case NORM_ANY: value += pow(a, r->ord); break;
        default: value = norm_combine(r->kind, value, a);
        }
    }
    return value;
}
static void norm_body(void *context, char **data, const int64_t *strides, int64_t n) {
    norm_run *r = context;
    int64_t stride = strides[0] / (int64_t)dtype_sizes[r->dtype];
    bool fast = r->dtype != TORC_FLOAT64 && (r->kind == NORM_ONE || r->kind == NORM_TWO);
    float narrow[BLOCK];
    double wide[BLOCK];
    for (int64_t i = 0; i < n; i += BLOCK) {
        int64_t m = MIN(BLOCK, n - i);
        const char *at = data[0] + i * strides[0];
        double part;
        if (fast) {
            const float *x = (const float *)(const void *)at;
            if (r->dtype != TORC_FLOAT32 || stride != 1) {
                converters()->load[r->dtype][COMPUTE_F32](narrow, at, strides[0], m);
                x = narrow;
            }
            part = r->kind == NORM_TWO ? sum_squares(x, m) : sum_absolute(x, m);
        } else {
            converters()->load[r->dtype][COMPUTE_F64](wide, at, strides[0], m);
            part = norm_block(r, wide, m);
        }
        r->value = norm_combine(r->kind, r->value, part);
    }
}
static int64_t chunks_of(torc_tensor t) { return (t->numel + CHUNK - 1) / CHUNK; }
static void norm_chunks(void *context, int64_t begin, int64_t end) {
    tensor_norms *s = context;
    int64_t start = 0;
    for (int k = 0; k < s->count && start < end; k++) {
        torc_tensor t = s->t[k];
        int64_t n = chunks_of(t), from = MAX(begin, start), to = MIN(end, start + n);
        if (from < to) {
            iter it;
            iter_build(&it, t->ndim, t->sizes, 1, &t);
            for (int64_t i = from; i < to; i++) {
                norm_run r = {.kind = s->kind, .dtype = t->dtype, .ord = s->ord, .value = norm_identity(s->kind)};
                int64_t first = (i - start) * CHUNK;
                iter_run(&it, first, MIN(t->numel, first + CHUNK), norm_body, &r);
                s->partial[i] = r.value;
            }
        }
        start += n;
    }
}

typedef struct norms_plan {
    norm_kind kind;
    double ord;
    int64_t chunks;
} norms_plan;
static bool plan_norms(const torc_call *c, void *plan, size_t *scratch) {
    const foreach_norms_attrs *a = c->attrs;
    norms_plan p = {.ord = number_to_double(a->ord)};
    p.kind = kind_of(p.ord);
    for (int k = 0; k < c->list[0]; k++) p.chunks += chunks_of(c->in[k]);
    *scratch = (size_t)p.chunks * sizeof(double);
    *(norms_plan *)plan = p;
    return true;
}
static bool run_norms(const torc_call *c) {
    const norms_plan *p = c->plan;
    tensor_norms s = {.t = c->in, .count = c->list[0], .kind = p->kind, .ord = p->ord, .partial = c->scratch};
    parallel_for(p->chunks, 1, norm_chunks, &s);
    int64_t at = 0;
    for (int k = 0; k < s.count; k++) {
        double value = norm_identity(s.kind);
        for (int64_t n = chunks_of(c->in[k]); n > 0; n--) value = norm_combine(s.kind, value, s.partial[at++]);
        if (s.kind == NORM_TWO) value = sqrt(value);
        if (s.kind == NORM_ANY) value = pow(value, 1 / s.ord);
        element_from_double(tensor_data(c->out[k]), c->out[k]->dtype, value);
    }
    return true;
}

const kernel cpu_optim_kernels[] = {
    KERNEL(OP__fused_sgd_, run_step),
    KERNEL(OP__fused_sgd__tensor_lr, run_step),
    KERNEL(OP__fused_adam_, run_step),
    KERNEL(OP__fused_adam__tensor_lr, run_step),
    KERNEL(OP__fused_adamw_, run_step),
    KERNEL(OP__fused_adamw__tensor_lr, run_step),
    KERNEL(OP_fused_adam_counting, run_step),
    KERNEL(OP_fused_adamw_counting, run_step),
    PLANNED(OP_foreach_norms, run_norms, plan_norms, norms_plan),
    {0},
};
