/* optim.c - CPU kernels that step whole lists of parameters, and norms of lists of tensors.
 *
 * An optimizer step reads and writes each parameter, its gradient and its state once: memory decides its speed, so one
 * pass does everything, and threads share the elements of all parameters together rather than one parameter after the
 * other (a model has hundreds of small ones). What is dense and of one dtype is updated where it lies, 16 bits as floats in
 * registers. In other mixes of dtypes and layouts the pass goes by blocks that stay in the L1 cache: operands are brought into one, computed in
 * float32 (for a float64 parameter: float64), and stored back.
 *
 * Numbers are PyTorch's: bias corrections in double, coefficients rounded once to the compute type, each moment updated
 * with the operations of torch.optim's reference (single-tensor) form. The step count is device memory, so that a step can be
 * captured and replayed; a step that found_inf forbids changes nothing at all. */
#include <math.h>

#include "core/iter.h"
#include "cpu/blocks.h"
#include "cpu/families.h"
#include "cpu/gather.h"
#include "cpu/optim_steps.h"
#include "host/convert.h"
#include "ops/generated/attrs.h"
#include "ops/optim.h"

enum { BLOCK = GATHER_BLOCK, GRAIN = 1 << 14 };

typedef struct step_plan {
    fused_step s;
    int roles;         /* lists that are used */
    double lr;         /* whichever way it was given */
    double grad_scale; /* divides gradients */
    bool scaled;
} step_plan;

/* The steps of one parameter. */
typedef struct one_param {
    step_coefficients c;
    const iter *it;
    int roles;
    step_loop *loop; /* of the type that is computed in, for blocks */
    compute type;
    uint8_t dtype[MAX_ROLES];
    bool sequential[MAX_ROLES]; /* dense in the order of the walk */
} one_param;

static load_fn *load_of(const one_param *o, int k) { return converters()->load[o->dtype[k]][o->type]; }
static store_fn *store_of(const one_param *o, int k) { return converters()->store[o->type][o->dtype[k]]; }
static bool is_written(const one_param *o, int k) { return k != GRADIENT || o->c.scaled; }

/* Operands that are not dense, or of another dtype than is computed in, go through a block that stays in the L1 cache. */
static void step_blocks(const one_param *o, int64_t begin, int64_t end) {
    _Alignas(64) char room[MAX_ROLES][GATHER_BYTES];
    const iter *it = o->it;
    const int64_t size = (int64_t)compute_size(o->type), row = it->shape[0];
    int64_t index[TORC_MAX_DIMS], n;
    iter_locate(it, begin, index);
    for (int64_t at = begin; at < end; at += n, iter_advance(it, index, n)) {
        /* Whole rows, or a piece of one. */
        n = MIN(GATHER_BLOCK, end - at);
        n = index[0] || row >= n ? MIN(n, row - index[0]) : n / row * row;
        void *x[MAX_ROLES] = {NULL};
        for (int k = 0; k < o->roles; k++) {
            const int64_t item = dtype_sizes[o->dtype[k]];
            char *data = it->data[k] + at * item; /* if it is sequential */
            x[k] = o->sequential[k] && o->dtype[k] == compute_dtype(o->type) ? data : room[k];
            if (x[k] != room[k]) continue;
            if (o->sequential[k])
                load_of(o, k)(room[k], data, item, n);
            else
                iter_gather(it, k, index, load_of(o, k), room[k], size, n);
        }
        o->loop(x, &o->c, n);
        for (int k = 0; k < o->roles; k++) {
            const int64_t item = dtype_sizes[o->dtype[k]];
            if (x[k] != room[k] || !is_written(o, k)) continue;
            if (o->sequential[k])
                store_of(o, k)(it->data[k] + at * item, item, room[k], n);
            else
                iter_scatter(it, k, index, store_of(o, k), room[k], size, n);
        }
    }
}
/* Note [Tiles] in gather.h */
static void step_tiles(const one_param *o, const iter_tiles *tiles, int64_t begin, int64_t end) {
    _Alignas(64) char room[MAX_ROLES][GATHER_BYTES];
    const int64_t size = (int64_t)compute_size(o->type);
    void *x[MAX_ROLES] = {NULL};
    for (int k = 0; k < o->roles; k++) x[k] = room[k];
    for (int64_t number = begin; number < end; number++) {
        iter_tile tile;
        iter_find_tile(o->it, tiles, number, &tile);
        for (int k = 0; k < o->roles; k++) iter_gather_tile(o->it, k, tiles, &tile, load_of(o, k), room[k], size);
        o->loop(x, &o->c, tile.rows * tile.columns);
        for (int k = 0; k < o->roles; k++)
            if (is_written(o, k)) iter_scatter_tile(o->it, k, tiles, &tile, store_of(o, k), room[k], size);
    }
}

static void coefficients_of(const step_plan *plan, int k, step_coefficients *c) {
    const fused_step *s = &plan->s;
    *c = (step_coefficients){.lr = plan->lr,
                             .weight_decay = s->decoupled ? 0 : s->weight_decay,
                             .momentum = s->momentum,
                             .dampen = 1 - s->dampening,
                             .shrink = 1,
                             .scale = plan->grad_scale,
                             .scaled = plan->scaled,
                             .maximize = s->maximize,
                             .first_step = s->is_first_step,
                             .nesterov = s->nesterov};
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

static int64_t tiles_share(int64_t of, int64_t count, int64_t all) {
    return (int64_t)((double)of / (double)all * (double)count);
}

/* Elements [begin, end) of all parameters laid end to end. */
static void step_piece(void *context, int64_t begin, int64_t end) {
    const step_plan *s = context;
    step_loop *const *loops = s->s.adam ? ISA_PICK(step_loops)->adam : ISA_PICK(step_loops)->sgd;
    int64_t start = 0;
    for (int k = 0; k < s->s.count[PARAM] && start < end; k++) {
        torc_tensor p = s->s.list[PARAM][k];
        int64_t from = MAX(begin, start) - start, to = MIN(end, start + p->numel) - start;
        start += p->numel;
        if (from >= to) continue;
        one_param o = {.roles = s->roles, .type = p->dtype == TORC_FLOAT64 ? COMPUTE_F64 : COMPUTE_F32};
        o.loop = loops[compute_dtype(o.type)];
        coefficients_of(s, k, &o.c);
        torc_tensor operands[MAX_ROLES];
        for (int r = 0; r < s->roles; r++) {
            operands[r] = s->s.list[r][k];
            o.dtype[r] = operands[r]->dtype;
        }
        iter it;
        iter_build(&it, p->ndim, p->sizes, s->roles, operands);
        o.it = &it;
        bool alike = loops[p->dtype] != NULL; /* all dense, of one dtype that has a loop */
        void *x[MAX_ROLES] = {NULL};
        for (int r = 0; r < s->roles; r++) {
            const int64_t item = dtype_sizes[o.dtype[r]];
            o.sequential[r] = iter_is_sequential(&it, r, item);
            alike = alike && o.sequential[r] && o.dtype[r] == p->dtype;
            x[r] = it.data[r] + from * item;
        }
        iter_tiles tiles;
        if (alike)
            loops[p->dtype](x, &o.c, to - from);
        else if (iter_divide(&it, (int64_t)compute_size(o.type),
                             &tiles)) /* the same share of the tiles as of the elements */
            step_tiles(&o, &tiles, tiles_share(from, tiles.count, p->numel), tiles_share(to, tiles.count, p->numel));
        else
            step_blocks(&o, from, to);
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

/* Of a block, in the type it is in; sums in double, four of them, since one would wait for each addition. A NaN is the largest and the least. */
#define PRAGMA(...) _Pragma(#__VA_ARGS__)
#define ADD_COUNT(s, a) s += a != 0
#define ADD_ABSOLUTE(s, a) s += a
#define ADD_SQUARE(s, a) s += a * a
#define TAKE_MOST(s, a) s = a > s ? a : s, nan += a != a
#define TAKE_LEAST(s, a) s = a < s ? a : s, nan += a != a
#define NORM_LOOP(name, T, FABS, kind, start, clause, take)                                                        \
    MULTI_ISA static double name(const T *x, int64_t n) {                                                          \
        double s = start, s1 = start, s2 = start, s3 = start, nan = 0;                                             \
        const int64_t part = n / 4;                                                                                \
        PRAGMA(omp simd reduction(clause : s, s1, s2, s3) reduction(+ : nan)) for (int64_t i = 0; i < part; i++) { \
            const double a = (double)FABS(x[i]), b = (double)FABS(x[i + part]), c = (double)FABS(x[i + 2 * part]), \
                         d = (double)FABS(x[i + 3 * part]);                                                        \
            take(s, a), take(s1, b), take(s2, c), take(s3, d);                                                     \
        }                                                                                                          \
        for (int64_t i = 4 * part; i < n; i++) {                                                                   \
            const double a = (double)FABS(x[i]);                                                                   \
            take(s, a);                                                                                            \
        }                                                                                                          \
        return nan > 0 ? (double)NAN : norm_combine(kind, norm_combine(kind, s, s1), norm_combine(kind, s2, s3));  \
    }
#define NORM_LOOPS(T, suffix, FABS)                                                       \
    NORM_LOOP(count_##suffix, T, FABS, NORM_ZERO, 0, +, ADD_COUNT)                        \
    NORM_LOOP(sum_absolute_##suffix, T, FABS, NORM_ONE, 0, +, ADD_ABSOLUTE)               \
    NORM_LOOP(sum_squares_##suffix, T, FABS, NORM_TWO, 0, +, ADD_SQUARE)                  \
    NORM_LOOP(most_##suffix, T, FABS, NORM_INF, 0, max, TAKE_MOST)                        \
    NORM_LOOP(least_##suffix, T, FABS, NORM_MINUS_INF, (double)INFINITY, min, TAKE_LEAST) \
    static double norm_of_##suffix(const norm_run *r, const T *x, int64_t n) {            \
        double sum = 0;                                                                   \
        switch (r->kind) {                                                                \
        case NORM_ZERO: return count_##suffix(x, n);                                      \
        case NORM_ONE: return sum_absolute_##suffix(x, n);                                \
        case NORM_TWO: return sum_squares_##suffix(x, n);                                 \
        case NORM_INF: return most_##suffix(x, n);                                        \
        case NORM_MINUS_INF: return least_##suffix(x, n);                                 \
        default:                                                                          \
            for (int64_t i = 0; i < n; i++) sum += pow((double)FABS(x[i]), r->ord);       \
            return sum;                                                                   \
        }                                                                                 \
    }
NORM_LOOPS(float, float, fabsf)
NORM_LOOPS(double, double, fabs)

static void norm_body(void *context, char **data, const int64_t *strides, int64_t n) {
    norm_run *r = context;
    const bool wide = r->dtype == TORC_FLOAT64;
    const compute type = wide ? COMPUTE_F64 : COMPUTE_F32;
    const bool direct = r->dtype == compute_dtype(type) && strides[0] == (int64_t)compute_size(type);
    _Alignas(64) char block[GATHER_BYTES];
    for (int64_t i = 0; i < n; i += BLOCK) {
        const int64_t m = MIN(BLOCK, n - i);
        const void *x = data[0] + i * strides[0];
        if (!direct) {
            converters()->load[r->dtype][type](block, x, strides[0], m);
            x = block;
        }
        r->value = norm_combine(r->kind, r->value, wide ? norm_of_double(r, x, m) : norm_of_float(r, x, m));
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
