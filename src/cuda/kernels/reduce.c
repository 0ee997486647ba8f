/* reduce.c - reductions on CUDA: what a call folds, how it is cut into work, and the launch.
 *
 * A reduction of any strided tensor over any dimensions becomes two nests of loops, over the kept and over the reduced
 * dimensions, each sorted by the input's strides and merged where neighbours can be walked as one. Whether vectors lie
 * along the reduced dimensions or along the kept ones is decided by which of them is innermost in memory. Where they do not lie on
 * multiples of 16 bytes, elements are read one by one, as many at a time; so are the rare types. How many
 * threads share a result and over how many blocks a long reduction is split depends on shapes, on how the input is aligned and on the number
 * of multiprocessors only, so results repeat bit for bit on one kind of GPU. See fold.cuh. */
#include <math.h>

#include "cuda/kernels/families.h"
#include "cuda/kernels/reduce_args.h"
#include "cuda/kernels/host.h"
#include "cuda/kernels/geometry.h"
#include "ops/generated/attrs.h"
#include "ops/reduce.h"
#include "ops/seams.h"

/* As many blocks are on a multiprocessor at once as its launch bounds say; with more, the last
 * of them run while others idle (6 are slower than 4 or 8). Only reductions of 4 bytes and more with vectors along the reduced
 * dimensions, and those of elements one by one, wait for memory so much that four times as many gain. */
enum { BLOCKS_PER_SM = 4, MANY_BLOCKS_PER_SM = 16 };
/* Threads of a multiprocessor, all there can be at once: with as many, it is busy. */
enum { FULL_THREADS = 2048 };

typedef enum fold {
    FOLD_SUM,
    FOLD_NANSUM,
    FOLD_PROD,
    FOLD_COUNT,
    FOLD_ANY,
    FOLD_ALL,
    FOLD_MAX,
    FOLD_MIN,
    FOLD_AMINMAX,
    FOLD_ARGMAX,
    FOLD_ARGMIN,
    FOLD_ABSSUM,
    FOLD_SQSUM,
    FOLD_ABSMAX,
    FOLD_ABSMIN,
    FOLD_POWSUM,
    FOLD_MOMENTS,
    FOLD_LSE,
    FOLD_COMPLEX_SUM,
    FOLD_COMPLEX_NANSUM,
    FOLD_COMPLEX_PROD,
    FOLD_COMPLEX_MOMENTS,
    FOLD_COMPLEX_LSE,
    FOLDS
} fold;
typedef enum vector_type { V_F32, V_F16, V_BF16, V_F64, V_I64, V_I32, V_U8, VECTORS } vector_type;
typedef enum compute { C_F32, C_F64, C_I64, COMPUTES } compute;

#define VECTOR_SLOTS(name, way)                                                                                   \
    {                                                                                                             \
        CUDA_KERNEL_SLOT(name way "f32"), CUDA_KERNEL_SLOT(name way "f16"), CUDA_KERNEL_SLOT(name way "bf16"),    \
            CUDA_KERNEL_SLOT(name way "f64"), CUDA_KERNEL_SLOT(name way "i64"), CUDA_KERNEL_SLOT(name way "i32"), \
            CUDA_KERNEL_SLOT(name way "u8")                                                                       \
    }
#define COMPUTE_SLOTS(name, way) \
    { CUDA_KERNEL_SLOT(name way "f32"), CUDA_KERNEL_SLOT(name way "f64"), CUDA_KERNEL_SLOT(name way "i64") }
#define F_HALVES (1u << V_F32 | 1u << V_F16 | 1u << V_BF16)
#define F_INTEGERS (1u << V_I64 | 1u << V_I32)
#define FOLD_ROW(name, types, size32, size64)                                                               \
    {                                                                                                       \
        types, size32, size64, {VECTOR_SLOTS(name, "_in_"), VECTOR_SLOTS(name, "_by_")},                    \
            {VECTOR_SLOTS(name, "_one_in_"), VECTOR_SLOTS(name, "_one_by_")}, COMPUTE_SLOTS(name, "_any_"), \
            COMPUTE_SLOTS(name, "_meet_")                                                                   \
    }
static struct {
    unsigned types;         /* bit: there are kernels of this type, with vectors and one by one */
    uint8_t size32, size64; /* of an accumulator whose compute type is float, double or int64 */
    cuda_kernel_slot vector[2][VECTORS], one[2][VECTORS], any[COMPUTES], meet[COMPUTES];
} folds[FOLDS] = {
    [FOLD_SUM] = FOLD_ROW("reduce_sums_sum", (1u << VECTORS) - 1, 4, 8),
    [FOLD_NANSUM] = FOLD_ROW("reduce_products_nansum", F_HALVES, 4, 8),
    [FOLD_PROD] = FOLD_ROW("reduce_products_prod", F_HALVES, 4, 8),
    [FOLD_COUNT] = FOLD_ROW("reduce_truth_count", F_HALVES | 1u << V_U8, 8, 8),
    [FOLD_ANY] = FOLD_ROW("reduce_truth_any", F_HALVES | 1u << V_U8, 8, 8),
    [FOLD_ALL] = FOLD_ROW("reduce_truth_all", F_HALVES | 1u << V_U8, 8, 8),
    [FOLD_MAX] = FOLD_ROW("reduce_extrema_max", F_HALVES | F_INTEGERS | 1u << V_U8, 4, 8),
    [FOLD_MIN] = FOLD_ROW("reduce_extrema_min", F_HALVES | F_INTEGERS | 1u << V_U8, 4, 8),
    [FOLD_AMINMAX] = FOLD_ROW("reduce_aminmax", F_HALVES | 1u << V_I64, 8, 16),
    [FOLD_ARGMAX] = FOLD_ROW("reduce_arg_max", F_HALVES | F_INTEGERS, 16, 16),
    [FOLD_ARGMIN] = FOLD_ROW("reduce_arg_min", F_HALVES | F_INTEGERS, 16, 16),
    [FOLD_ABSSUM] = FOLD_ROW("reduce_norms_abssum", F_HALVES, 4, 8),
    [FOLD_SQSUM] = FOLD_ROW("reduce_norms_sqsum", F_HALVES, 4, 8),
    [FOLD_ABSMAX] = FOLD_ROW("reduce_extrema_absmax", F_HALVES, 4, 8),
    [FOLD_ABSMIN] = FOLD_ROW("reduce_extrema_absmin", F_HALVES, 4, 8),
    [FOLD_POWSUM] = FOLD_ROW("reduce_norms_powsum", F_HALVES, 4, 8),
    [FOLD_MOMENTS] = FOLD_ROW("reduce_moments", F_HALVES, 16, 32),
    [FOLD_LSE] = FOLD_ROW("reduce_lse", F_HALVES, 8, 16),
    /* of complex numbers: the compute type is that of their parts */
    [FOLD_COMPLEX_SUM] = FOLD_ROW("reduce_complex_sum", 0, 8, 16),
    [FOLD_COMPLEX_NANSUM] = FOLD_ROW("reduce_complex_nansum", 0, 8, 16),
    [FOLD_COMPLEX_PROD] = FOLD_ROW("reduce_complex_prod", 0, 16, 16), /* in doubles alone */
    [FOLD_COMPLEX_MOMENTS] = FOLD_ROW("reduce_moments_complex", 0, 64, 64),
    [FOLD_COMPLEX_LSE] = FOLD_ROW("reduce_complex_lse", 0, 24, 24),
};

typedef struct reduce_plan {
    fold_args a; /* but for addresses */
    fold f;
    compute c;
    cuda_kernel_slot *slot;
    int64_t per_block;           /* results */
    int meet_lanes, meet_blocks; /* of the launch that joins splits */
} reduce_plan;

/* ------------------------------------------------------------------------------------------ geometry */
static int64_t *strides_of(geometry3 *g, int k) { return g->strides[k]; }

/* Put a dimension among n, faster ones first. Equal strides keep the later dimension of the tensor inside. */
static int place(int n, const int64_t *by, int64_t stride) {
    int at = n;
    while (at > 0 && by[at - 1] > stride) at--;
    return at;
}
static void insert(int64_t *list, int n, int at, int64_t value) {
    memmove(list + at + 1, list + at, (size_t)(n - at) * sizeof *list);
    list[at] = value;
}

static void nests(fold_args *a, torc_tensor x, const reduction *r, int nout, const torc_tensor *out, bool ordered) {
    const int64_t item = (int64_t)tensor_itemsize(x);
    int position[TORC_MAX_DIMS], o = 0, nr = 0, nk = 0;
    for (int d = 0; d < x->ndim; d++) {
        position[d] = o;
        if (!(r->mask >> d & 1) || r->keepdim) o++;
    }
    a->kept = a->reduced = 1;
    for (int d = x->ndim - 1; d >= 0; d--) {
        const int64_t size = x->sizes[d], stride = x->numel ? x->strides[d] * item : 0;
        if (r->mask >> d & 1) {
            a->reduced *= size;
            if (size == 1) continue;
            const int at = ordered ? nr : place(nr, a->r.strides[0], stride);
            insert(a->r.shape, nr, at, size);
            insert(a->r.strides[0], nr++, at, stride);
        } else {
            a->kept *= size;
            if (size == 1) continue;
            const int at = place(nk, a->k.strides[0], stride);
            insert(a->k.shape, nk, at, size);
            insert(a->k.strides[0], nk, at, stride);
            for (int k = 0; k < 2; k++)
                insert(strides_of(&a->k, k + 1), nk, at,
                       k < nout ? out[k]->strides[position[d]] * (int64_t)tensor_itemsize(out[k]) : 0);
            nk++;
        }
    }
    int last = 0;
    for (int d = 1; d < nr; d++) {
        if (a->r.strides[0][d] == a->r.strides[0][last] * a->r.shape[last])
            a->r.shape[last] *= a->r.shape[d];
        else {
            last++;
            a->r.shape[last] = a->r.shape[d];
            a->r.strides[0][last] = a->r.strides[0][d];
        }
    }
    a->r.ndim = nr ? last + 1 : 1;
    last = 0;
    for (int d = 1; d < nk; d++) {
        bool merge = true;
        for (int k = 0; k < 3; k++) merge = merge && a->k.strides[k][d] == a->k.strides[k][last] * a->k.shape[last];
        if (merge)
            a->k.shape[last] *= a->k.shape[d];
        else {
            last++;
            a->k.shape[last] = a->k.shape[d];
            for (int k = 0; k < 3; k++) a->k.strides[k][last] = a->k.strides[k][d];
        }
    }
    a->k.ndim = nk ? last + 1 : 1;
    if (!nr) a->r.shape[0] = 1, a->r.strides[0][0] = item;
    if (!nk) {
        a->k.shape[0] = 1;
        for (int k = 0; k < 3; k++) a->k.strides[k][0] = item;
    }
    a->r.wide = a->reduced > INT32_MAX;
    a->k.wide = a->kept > INT32_MAX;
    a->quick = !a->k.wide && a->k.ndim <= 3 && a->kept > 0;
    for (int d = 0; a->quick && d < 2 && d + 1 < a->k.ndim; d++) a->by_kept[d] = division_by(a->k.shape[d]);
    a->lined = true;
    for (int k = 1; k < 3; k++)
        for (int d = 1; d < a->k.ndim; d++)
            a->lined = a->lined && a->k.strides[k][d] == a->k.strides[k][d - 1] * a->k.shape[d - 1];
}

static int64_t power_up(int64_t n) {
    int64_t p = 1;
    while (p < n) p *= 2;
    return p;
}
static bool whole_vectors(const int64_t *strides, int from, int n) {
    for (int d = from; d < n; d++)
        if (strides[d] & 15) return false;
    return true;
}

/* ------------------------------------------------------------------------------------------ what a call folds */
static compute compute_of(int dtype) {
    const torc_dtype c = dtype_compute(dtype);
    return c == TORC_FLOAT32 ? C_F32 : c == TORC_FLOAT64 ? C_F64 : C_I64;
}
static bool is_truth(fold f) { return f == FOLD_COUNT || f == FOLD_ANY || f == FOLD_ALL; }
static bool is_arg(fold f) { return f == FOLD_ARGMAX || f == FOLD_ARGMIN; }
static int vector_of(fold f, compute c, int dtype) {
    if (is_truth(f)) /* a float of eight bits has a zero whose byte is none */
        return dtype == TORC_FLOAT32                            ? V_F32
               : dtype == TORC_FLOAT16                          ? V_F16
               : dtype == TORC_BFLOAT16                         ? V_BF16
               : dtype_size(dtype) == 1 && !dtype_float8(dtype) ? V_U8
                                                                : -1;
    switch (dtype) {
    case TORC_FLOAT32: return c == C_F32 ? V_F32 : -1;
    case TORC_FLOAT16: return c == C_F32 ? V_F16 : -1;
    case TORC_BFLOAT16: return c == C_F32 ? V_BF16 : -1;
    case TORC_FLOAT64: return c == C_F64 ? V_F64 : -1;
    case TORC_INT64: return c == C_I64 ? V_I64 : -1;
    case TORC_INT32: return c == C_I64 ? V_I32 : -1;
    case TORC_UINT8:
    case TORC_BOOL: return c == C_I64 ? V_U8 : -1;
    default: return -1;
    }
}

/* What an operator folds: where the kernels are listed, each entry says it. */
typedef struct fold_of {
    fold fold, ints, bools; /* of floating results, of integers and of bools */
    fold complexes;         /* of complex ones, and where complex numbers are folded whole, whatever the result */
    bool whole;
    bool own_type;   /* in the type of the elements, not of the results */
    bool norm;       /* by the order: see norm_of */
    bool magnitudes; /* |x| is folded */
    int finish;
} fold_of;
/* The fold of a norm, and what is done to its results. */
static fold_of norm_of(double order) {
    fold_of how = {.fold = order == 0           ? FOLD_COUNT
                           : order == 1         ? FOLD_ABSSUM
                           : order == 2         ? FOLD_SQSUM
                           : order == INFINITY  ? FOLD_ABSMAX
                           : order == -INFINITY ? FOLD_ABSMIN
                                                : FOLD_POWSUM};
    how.magnitudes = true;
    if (how.fold == FOLD_SQSUM) how.finish = FINISH_SQRT;
    if (how.fold == FOLD_POWSUM) how.finish = FINISH_ROOT;
    return how;
}
static void choose(reduce_plan *j, const torc_call *c) {
    const int own = c->in[0]->dtype, out = c->out[0]->dtype;
    fold_of how = *(const fold_of *)kernel_what(c);
    if (how.norm) how = norm_of(reduction_order(&c->reduction, c->in[0]->ndim, c->in[0]->sizes));
    const bool complex = dtype_complex(out) || (how.whole && dtype_complex(own));
    j->f = complex                               ? how.complexes
           : out == TORC_BOOL && !how.own_type   ? how.bools
           : dtype_floating(out) || how.own_type ? how.fold
                                                 : how.ints;
    const bool truth = is_truth(j->f);
    const bool doubles = j->f >= FOLD_COMPLEX_PROD;
    j->c = truth     ? C_I64
           : doubles ? C_F64
                     : compute_of(dtype_complex(out) ? (int)dtype_part(out)
                                  : how.own_type     ? own
                                                     : out);
    /* What is real of complex numbers is made of their real parts, but truth and magnitudes. */
    const bool real_parts = dtype_complex(own) && !complex && !truth && !how.magnitudes;
    j->a.in_dtype = real_parts ? (int)dtype_part(own) : own;
    j->a.finish = how.finish;
    j->a.number = is_arg(j->f) ? c->nout == 1 /* places alone */ : c->reduction.number;
}

static bool plan_reduce(const torc_call *c, void *plan, size_t *scratch) {
    reduce_plan *j = plan;
    memset(j, 0, sizeof *j);
    fold_args *a = &j->a;
    torc_tensor x = c->in[0];
    const cuda_properties *device = cuda_device_properties(c->device.index);
    if (!device) return false;
    choose(j, c);
    nests(a, x, &c->reduction, c->nout, c->out, is_arg(j->f)); /* places count in logical order */
    for (int k = 0; k < c->nout; k++) a->out_dtype[k] = c->out[k]->dtype;
    a->count = (double)a->reduced;

    const int64_t item = (int64_t)tensor_itemsize(x), n = 16 / item;
    const int64_t *rs = a->r.strides[0], *ks = a->k.strides[0];
    const bool aligned = !x->numel || ((uintptr_t)tensor_data(x) & 15) == 0;
    const int v = vector_of(j->f, j->c, x->dtype);
    bool by = a->k.shape[0] >= 4 && ks[0] < rs[0] && a->reduced > 1;
    if (a->reduced < 8 && a->k.shape[0] >= 8) by = true;
    const bool typed =
        v >= 0 && (folds[j->f].types >> v & 1) && !(a->r.wide && a->r.ndim > 1); /* kernels of a type divide 32 bits */
    bool vectors = typed && a->reduced > 0;
    if (by)
        vectors = vectors && ks[0] == item && a->k.shape[0] % n == 0 && aligned && whole_vectors(ks, 1, a->k.ndim) &&
                  whole_vectors(rs, 0, a->r.ndim);
    else
        vectors = vectors && rs[0] == item &&
                  (a->r.ndim == 1 || (a->r.shape[0] % n == 0 && aligned && whole_vectors(rs, 1, a->r.ndim) &&
                                      whole_vectors(ks, 0, a->kept > 1 ? a->k.ndim : 0)));
    const bool ones = typed && !vectors;
    j->slot = vectors ? &folds[j->f].vector[by][v] : ones ? &folds[j->f].one[by][v] : &folds[j->f].any[j->c];
    a->by = by;
    /* Results of a thread, and elements of each that it has in flight. */
    const int64_t results = ones            ? (by ? FOLD_RESULTS_BY(item) : FOLD_RESULTS_IN(item))
                            : by && vectors ? n
                                            : 1,
                  unroll = !ones ? FOLD_UNROLL
                           : by  ? FOLD_UNROLL_BY(item)
                                 : FOLD_UNROLL_IN,
                  columns = (a->kept + results - 1) / results;
    const bool many = ones || (!by && item >= 4);
    const int64_t wanted = (int64_t)device->sm_count * (many ? MANY_BLOCKS_PER_SM : BLOCKS_PER_SM),
                  target = MIN(wanted, cuda_most_blocks);
    int64_t splits = 1, blocks;
    if (by) {
        int64_t high = FOLD_BLOCK / MIN(32, power_up(columns));
        /* Threads above each other make up for columns that are too few to fill the device; what they found must meet. */
        while (high > 1 &&
               (high * unroll / 2 >= a->reduced || columns * (high / 2) >= (int64_t)device->sm_count * FULL_THREADS))
            high /= 2;
        a->lanes = (int)(FOLD_BLOCK / high);
        blocks = (columns + a->lanes - 1) / a->lanes;
        j->per_block = a->lanes * results;
        if (blocks < target) splits = MIN(target / MAX(blocks, 1), a->reduced / (high * unroll * 2));
        splits = MAX(splits, 1);
        a->per_split = (a->reduced + splits - 1) / splits;
    } else {
        const int64_t steps = vectors ? (a->reduced + n - 1) / n : a->reduced;
        int64_t lanes = MIN(power_up((steps + 7) / 8), 32);
        while (lanes < FOLD_BLOCK && columns * lanes < (int64_t)device->sm_count * 1024 && lanes * FOLD_UNROLL < steps)
            lanes *= 2;
        if (steps > 128 * lanes) lanes = FOLD_BLOCK;
        a->lanes = (int)lanes;
        j->per_block = FOLD_BLOCK / lanes * results;
        blocks = (a->kept + j->per_block - 1) / j->per_block;
        if (lanes == FOLD_BLOCK && blocks < target)
            splits = MIN(target / MAX(blocks, 1), steps / (FOLD_BLOCK * unroll));
        splits = MAX(splits, 1);
        a->per_split = (steps + splits - 1) / splits;
    }
    a->splits = (int)splits;
    const size_t size = j->c == C_F32 ? folds[j->f].size32 : folds[j->f].size64;
    if (splits > 1) {
        int64_t high = FOLD_BLOCK / MIN(32, power_up(a->kept));
        while (high > 1 && high > splits) high /= 2;
        /* Of few results, threads would have one part after the other: they are spread over more blocks. */
        while (high < FOLD_BLOCK && high * FOLD_UNROLL < splits && a->kept * high * 2 / FOLD_BLOCK <= device->sm_count)
            high *= 2;
        j->meet_lanes = (int)(FOLD_BLOCK / high);
        j->meet_blocks = (int)((a->kept + j->meet_lanes - 1) / j->meet_lanes);
        *scratch = (size_t)splits * (size_t)a->kept * size;
    }
    return true;
}

/* What needs more blocks than a grid has, in halves of its slowest kept dimension: Note [Pieces]. Those along the fastest one are whole
 * blocks, and so whole vectors. Results that are in several splits are few. */
static bool launch_kept(const reduce_plan *j, fold_args a, int device) {
    const int64_t blocks = (a.kept + j->per_block - 1) / j->per_block;
    if (LIKELY(blocks <= cuda_most_blocks)) {
        void *params[] = {&a};
        return cuda_launch_slot(j->slot, device, (unsigned)blocks, (unsigned)a.splits, 1, FOLD_BLOCK, 1, 1, 0, params);
    }
    while (a.k.ndim > 1 && a.k.shape[a.k.ndim - 1] == 1) a.k.ndim--;
    const int d = a.k.ndim - 1;
    const int64_t all = a.k.shape[d], others = a.kept / all,
                  half = d ? all / 2 : (all / 2 + j->per_block - 1) / j->per_block * j->per_block;
    fold_args rest = a;
    a.k.shape[d] = half, rest.k.shape[d] = all - half;
    a.kept = others * half, rest.kept = others * (all - half);
    a.k.wide = a.kept > INT32_MAX, rest.k.wide = rest.kept > INT32_MAX;
    rest.in = cuda_on(rest.in, half * rest.k.strides[0][d]);
    for (int k = 0; k < 2; k++) rest.out[k] = cuda_on(rest.out[k], half * rest.k.strides[k + 1][d]);
    return launch_kept(j, a, device) && launch_kept(j, rest, device);
}

static bool run_reduce(const torc_call *c) {
    const reduce_plan *j = c->plan;
    torc_tensor x = c->in[0];
    if (j->a.kept == 0) return true;
    const torc_tensor out = c->out[0];
    if (UNLIKELY(j->a.reduced == 0) && !j->a.finish && (j->f == FOLD_SUM || j->f == FOLD_COMPLEX_SUM) &&
        out->flags & TENSOR_DENSE) /* sums of nothing */
        return cuda_zero(c->device.index, tensor_data(out), (size_t)out->numel * tensor_itemsize(out));
    fold_args with = j->a, *a = &with;
    a->in = x->numel ? tensor_data(x) : NULL;
    for (int k = 0; k < c->nout; k++) a->out[k] = tensor_data(c->out[k]);
    a->partial = a->splits > 1 ? c->scratch : NULL;
    if (!launch_kept(j, with, c->device.index)) return false;
    if (a->splits == 1) return true;
    void *params[] = {a};
    a->lanes = j->meet_lanes;
    return cuda_launch_slot(&folds[j->f].meet[j->c], c->device.index, (unsigned)j->meet_blocks, 1, 1, FOLD_BLOCK, 1, 1,
                            0, params);
}

/* By what results are: of floats, of integers, of bools. Most have one fold for all. */
#define REDUCE_ALSO(op, dtypes, ...) \
    PLANNED(op, run_reduce, plan_reduce, reduce_plan, .also = dtypes, .what = (&(const fold_of){__VA_ARGS__}))
#define REDUCE_BY(op, ...) REDUCE_ALSO(op, 0, __VA_ARGS__)
#define REDUCE(op, all, ...) REDUCE_BY(op, .fold = all, .ints = all, .bools = all, __VA_ARGS__)
#define MOMENTS(op, how)                                                                                        \
    REDUCE_ALSO(op, DTYPES_COMPLEX | DTYPES_COMPLEX32, .fold = FOLD_MOMENTS, .complexes = FOLD_COMPLEX_MOMENTS, \
                .whole = true, .finish = how)
#define TRUTH(op, all) REDUCE_ALSO(op, DTYPES_ALL, .fold = all, .ints = all, .bools = all)
#define SUMMED DTYPES_UNSIGNED | DTYPES_COMPLEX | DTYPES_COMPLEX32
const kernel cuda_reduce_kernels[] = {
    REDUCE_ALSO(OP_sum, SUMMED, .fold = FOLD_SUM, .ints = FOLD_SUM, .bools = FOLD_ANY, .complexes = FOLD_COMPLEX_SUM),
    REDUCE_ALSO(OP_nansum, SUMMED, .fold = FOLD_NANSUM, .ints = FOLD_SUM, .bools = FOLD_ANY,
                .complexes = FOLD_COMPLEX_NANSUM),
    REDUCE_ALSO(OP_mean, DTYPES_COMPLEX, .fold = FOLD_SUM, .ints = FOLD_SUM, .bools = FOLD_SUM,
                .complexes = FOLD_COMPLEX_SUM, .finish = FINISH_MEAN),
    REDUCE_ALSO(OP_prod, SUMMED, .fold = FOLD_PROD, .ints = FOLD_PROD, .bools = FOLD_ALL,
                .complexes = FOLD_COMPLEX_PROD),
    REDUCE(OP_max, FOLD_MAX, .own_type = true),
    REDUCE(OP_min, FOLD_MIN, .own_type = true),
    REDUCE(OP_max_dim, FOLD_ARGMAX, .own_type = true),
    REDUCE(OP_min_dim, FOLD_ARGMIN, .own_type = true),
    REDUCE(OP_amax, FOLD_MAX, .own_type = true),
    REDUCE(OP_amin, FOLD_MIN, .own_type = true),
    REDUCE(OP_argmax, FOLD_ARGMAX, .own_type = true),
    REDUCE(OP_argmin, FOLD_ARGMIN, .own_type = true),
    TRUTH(OP_any, FOLD_ANY),
    TRUTH(OP_all, FOLD_ALL),
    MOMENTS(OP_var, FINISH_VAR),
    MOMENTS(OP_std, FINISH_STD),
    MOMENTS(OP_var_mean, FINISH_VAR),
    MOMENTS(OP_std_mean, FINISH_STD),
    REDUCE_ALSO(OP_vector_norm, DTYPES_COMPLEX | DTYPES_COMPLEX32, .norm = true),
    REDUCE_ALSO(OP_logsumexp, SUMMED, .fold = FOLD_LSE, .complexes = FOLD_COMPLEX_LSE),
    TRUTH(OP_count_nonzero, FOLD_COUNT),
    REDUCE(OP_aminmax, FOLD_AMINMAX, .own_type = true),
    {0},
};

bool cuda_sum(torc_tensor x, uint32_t mask, torc_tensor out) {
    sum_attrs s;
    memset(&s, 0, sizeof s);
    int64_t dims[TORC_MAX_DIMS];
    for (int d = 0; d < x->ndim; d++)
        if (mask >> d & 1) dims[s.dim.count++] = d;
    s.dim.v = dims;
    const torc_call sum = {.row = &op_rows[OP_sum],
                           .op = OP_sum,
                           .attrs = &s,
                           .in = &x,
                           .nin = 1,
                           .out = &out,
                           .nout = 1,
                           .common = out->dtype,
                           .device = out->device,
                           .reduction = {.mask = mask, .named = (int)s.dim.count}};
    return exec_now(&sum);
}
