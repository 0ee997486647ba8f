/* reduce.c - folds on the CPU: sums, products, extrema, any, all, counts, norms.
 *
 * A fold has a compute type (float for 16-bit and 32-bit floats, double, int64, two complex ones) and loops over runs of that type
 * (reduce_loops_simd.c, reduce_complex.c). Elements of another type, and elements that are not neighbours, pass through a small buffer on the
 * stack; nothing else differs between dtypes and layouts.
 *
 * Note [Chunks]
 * The reduced elements of a result are cut into chunks whose length depends on the shape only. A chunk of a result (or of
 * a row of results) is one piece of work; the partial results of chunks land in scratch memory, [chunk][result], and meet
 * there pairwise. So threads share long reductions as well as many short ones, the error grows with the logarithm of the
 * length, and the bits of the result do not depend on the number of threads. */
#include <math.h>

#include "cpu/families.h"
#include "cpu/reduce_loops.h"
#include "ops/generated/attrs.h"

enum { CHUNK = 16384, LANES_MAX = FOLD_LANE_BYTES / 4, ROW_BYTES = 8192, LEVEL = 16, GROUP_WIDTH = 64 };

typedef enum finish { FINISH_NONE, FINISH_MEAN, FINISH_SQRT, FINISH_ROOT } finish;
/* What an operator folds: where the kernels are listed, each entry says it. */
typedef struct fold_of {
    fold fold, second; /* of the first output, and of another one */
    bool truth;        /* of whether elements differ from 0, not of the elements */
    bool own_type;     /* in the type of the elements, not of the results */
    bool bools;        /* has a fold of its own of truths where the results are bool … */
    fold of_bools;     /* … this one */
    finish finish;
    bool norm; /* by the order: see norm_of */
} fold_of;
typedef struct fold_job {
    walk w;
    const fold_loops *loops[2]; /* of each output: two folds go over the elements together */
    narrow_fold *narrow[2];     /* what makes one number of many that lie side by side, first; NULL: nothing does */
    narrow_rows *rows[2];       /* the same of rows; both outputs have it, or none */
    compute c;
    reading how;
    bool native, by_rows;
    bool short_runs, gathered; /* many results at a time, of elements that lie side by side, or are gathered so first */
    finish finish;
    double parameter;
    int64_t chunks, chunk; /* number; reduced elements of each */
    int64_t row_width, row_blocks;
    int64_t group; /* so many rows that lie side by side are taken as one, since each by itself is short */
    char *scratch; /* [outputs][chunks][kept] of the compute type, if chunks > 1; not planned */
} fold_job;

/* The fold of a norm, and what is done to its results. */
static fold_of norm_of(double order) {
    if (order == 0) return (fold_of){.fold = FOLD_SUM, .truth = true};
    if (order == 1) return (fold_of){.fold = FOLD_ABSSUM};
    if (order == 2) return (fold_of){.fold = FOLD_SQSUM, .finish = FINISH_SQRT};
    if (order == INFINITY) return (fold_of){.fold = FOLD_ABSMAX};
    if (order == -INFINITY) return (fold_of){.fold = FOLD_ABSMIN};
    return (fold_of){.fold = FOLD_POWSUM, .finish = FINISH_ROOT};
}

/* What a call folds, in which type. */
static bool plan_fold(const torc_call *c, void *plan, size_t *scratch) {
    fold_job *j = plan;
    const reduction *r = &c->reduction;
    fold_of how = *(const fold_of *)kernel_what(c);
    torc_tensor x = c->in[0], out = c->out[0];
    if (how.norm) how = norm_of(reduction_order(r, x->ndim, x->sizes));
    if (how.bools && out->dtype == TORC_BOOL) how.truth = true, how.fold = how.of_bools;
    walk_build(&j->w, x, r, c->nout, c->out, false);
    j->finish = how.finish;
    j->parameter = r->number;
    const bool lengths = ((const fold_of *)kernel_what(c))->norm && UNLIKELY(dtype_complex(x->dtype));
    j->how = how.truth ? READ_TRUTH : lengths ? READ_MAGNITUDE : READ_VALUE;
    j->c = how.truth ? COMPUTE_I64 : compute_of(how.own_type ? x->dtype : out->dtype);
    j->loops[0] = fold_loops_of(how.fold, j->c);
    j->loops[1] = fold_loops_of(how.second, j->c);
    /* Truths of bool and uint8 have the largest and the least where the elements do. */
    const bool as_they_lie =
        j->how == READ_VALUE || (j->how == READ_TRUTH && (x->dtype == TORC_BOOL || x->dtype == TORC_UINT8));
    const bool long_runs = j->w.rstride[0] == (int64_t)dtype_sizes[x->dtype] && j->w.rshape[0] >= FOLD_PIECE / 4;
    for (int k = 0; k < 2; k++)
        j->narrow[k] = as_they_lie && long_runs && j->c == COMPUTE_I64
                           ? narrow_fold_of(k ? how.second : how.fold, how.truth ? TORC_BOOL : x->dtype)
                           : NULL;
    j->native = j->how == READ_VALUE && reduce_native(j->c, x->dtype);
    const walk *w = &j->w;
    const bool side_by_side =
        w->kin[0] == (int64_t)dtype_sizes[w->in_dtype] && w->rstride[0] == w->kshape[0] * w->kin[0];
    const bool grouped = side_by_side && w->nr == 1 && w->kshape[0] > 1 && w->kshape[0] <= GROUP_WIDTH / 2 &&
                         w->reduced >= 4 * (GROUP_WIDTH / w->kshape[0]);
    j->by_rows = grouped || walk_by_rows(w);
    j->group = grouped ? GROUP_WIDTH / w->kshape[0] : 1;
    for (int k = 0; k < 2; k++)
        j->rows[k] = as_they_lie && j->c == COMPUTE_I64 && w->kin[0] == (int64_t)dtype_sizes[x->dtype]
                         ? narrow_rows_of(k ? how.second : how.fold, x->dtype)
                         : NULL;
    if (c->nout > 1 && !j->rows[1]) j->rows[0] = NULL;
    int64_t size = (int64_t)compute_size(j->c);
    j->gathered = !(j->native && j->w.nr == 1 && j->w.rstride[0] == size);
    /* Where they need not be gathered, but in pieces, runs are long enough by themselves; so are those of narrow integers. */
    j->short_runs = j->loops[0]->runs && j->w.reduced >= 64 / size && j->w.reduced <= FOLD_PIECE &&
                    !(long_runs && j->gathered && (j->native || j->narrow[0]));
    const bool along = j->w.nr == 1 && j->w.rstride[0] == (int64_t)dtype_sizes[x->dtype];
    if (j->short_runs && along && j->w.reduced < 32 && j->w.kin[0] > j->w.rstride[0]) j->by_rows = false;
    if (j->by_rows) {
        int64_t most = ROW_BYTES / (int64_t)compute_size(j->c);
        j->row_width = MIN(j->w.kshape[0], most);
        j->row_blocks = (j->w.kshape[0] + j->row_width - 1) / j->row_width;
        int64_t rows = 65536 / j->row_width;
        j->chunk = rows < 256 ? 256 : rows > 4096 ? 4096 : rows;
    } else
        j->chunk = CHUNK;
    j->chunks = MAX(1, (j->w.reduced + j->chunk - 1) / j->chunk);
    if (j->chunks > 1) *scratch = (size_t)(c->nout * j->chunks * j->w.kept) * compute_size(j->c);
    return true;
}

/* any and all over nothing: False and True, though the lattice's ends are the integers'. */
static void finish_values(const fold_job *j, void *values, int64_t n) {
    int64_t count = j->w.reduced;
    if (j->c == COMPUTE_I64) {
        if (j->how == READ_TRUTH && count == 0) {
            int64_t *v = values;
            for (int64_t i = 0; i < n; i++) v[i] = v[i] == INT64_MAX ? 1 : v[i] == INT64_MIN ? 0 : v[i];
        }
        return;
    }
#define FINISH_AS(T, SQRT, POW)                                                        \
    {                                                                                  \
        T *v = values;                                                                 \
        if (j->finish == FINISH_MEAN)                                                  \
            for (int64_t i = 0; i < n; i++) v[i] /= (T)count;                          \
        if (j->finish == FINISH_SQRT)                                                  \
            for (int64_t i = 0; i < n; i++) v[i] = SQRT(v[i]);                         \
        if (j->finish == FINISH_ROOT)                                                  \
            for (int64_t i = 0; i < n; i++) v[i] = POW(v[i], (T)(1.0 / j->parameter)); \
    }
    if (j->finish == FINISH_NONE) return;
    if (UNLIKELY(j->c >= COMPUTE_REALS)) n *= 2; /* a mean: part by part */
    if (j->c == COMPUTE_F32 || j->c == COMPUTE_C64)
        FINISH_AS(float, sqrtf, powf)
    else
        FINISH_AS(double, sqrt, pow)
}

/* The place in scratch memory of a partial result of output k. */
static char *partial(const fold_job *j, int k, int64_t chunk, int64_t result) {
    return j->scratch + (size_t)((k * j->chunks + chunk) * j->w.kept + result) * compute_size(j->c);
}

/* `values` of output k and chunk `chunk`, for results first…: to their place. */
static void deliver(const fold_job *j, int k, void *values, int64_t chunk, int64_t first, int64_t n) {
    if (j->chunks > 1) {
        memcpy(partial(j, k, chunk, first), values, (size_t)n * compute_size(j->c));
        return;
    }
    finish_values(j, values, n);
    reduce_store(&j->w, k, j->c, values, first, n);
}

/* ------------------------------------------------------------------------------------------ one result after the other */
enum { BATCH = 64 };
/* Into number `at` of the values of each output. */
static void fold_item(const fold_job *j, int64_t item, char (*values)[BATCH * COMPUTE_MAX_BYTES], int64_t at_value) {
    const walk *w = &j->w;
    int64_t result = item / j->chunks, chunk = item % j->chunks, begin = chunk * j->chunk,
            end = MIN(w->reduced, begin + j->chunk);
    size_t size = compute_size(j->c);
    _Alignas(64) char lanes[2][FOLD_LANE_BYTES];
    int64_t width = FOLD_LANE_BYTES / (int64_t)size;
    for (int k = 0; k < w->nout; k++) j->loops[k]->start(lanes[k], width);
    if (begin < end) {
        const char *base = w->in + walk_kept_offset(w, result);
        _Alignas(64) char buffer[FOLD_PIECE * COMPUTE_MAX_BYTES];
        for (int64_t at = begin, n; at < end; at += n) {
            if (j->narrow[0]) {
                n = MIN(MIN(end - at, FOLD_NARROW), w->rshape[0] - at % w->rshape[0]);
                for (int k = 0; k < w->nout; k++) {
                    const int64_t one = j->narrow[k](base + walk_reduced_offset(w, at), n);
                    j->loops[k]->lanes(lanes[k], &one, 1, j->parameter);
                }
                continue;
            }
            n = MIN(end - at, FOLD_PIECE);
            const void *piece = reduce_piece(w, j->c, j->how, buffer, base, at, &n);
            for (int k = 0; k < w->nout; k++) j->loops[k]->lanes(lanes[k], piece, n, j->parameter);
        }
        if (end - begin < width) { /* the rest of the lanes never met an element */
            for (width = 1; width < end - begin; width *= 2) {}
        }
        for (width /= 2; width > 0; width /= 2)
            for (int k = 0; k < w->nout; k++) j->loops[k]->merge(lanes[k], lanes[k] + (size_t)width * size, width);
    }
    for (int k = 0; k < w->nout; k++) memcpy(values[k] + (size_t)at_value * size, lanes[k], size);
}

/* As many results from number `first` on as have so many neighbours, or fewer: the number. */
static int64_t fold_short_runs(const fold_job *j, int64_t first, int64_t n, char (*values)[BATCH * COMPUTE_MAX_BYTES],
                               int64_t at_value) {
    const walk *w = &j->w;
    const int64_t size = (int64_t)compute_size(j->c), item = (int64_t)dtype_sizes[w->in_dtype], run = w->reduced;
    const char *from = w->in + walk_kept_offset(w, first);
    int64_t stride = w->kin[0];
    _Alignas(64) char buffer[FOLD_PIECE * COMPUTE_MAX_BYTES];
    n = MIN(n, w->kshape[0] - first % w->kshape[0]); /* as far as the innermost kept dimension goes */
    if (j->gathered) {
        n = MIN(n, FOLD_PIECE / run);
        if (w->nr == 1 && w->rstride[0] == item && stride == run * item)
            reduce_load(j->c, j->how, buffer, w->in_dtype, from, item, n * run);
        else
            for (int64_t i = 0; i < n; i++)
                reduce_gather(w, j->c, j->how, buffer + i * run * size, from + i * stride, 0, run);
        from = buffer, stride = run * size;
    }
    for (int k = 0; k < w->nout; k++) j->loops[k]->runs(values[k] + (size_t)(at_value * size), from, stride, n, run);
    return n;
}

static void fold_results(void *context, int64_t begin, int64_t end) {
    const fold_job *j = context;
    const walk *w = &j->w;
    _Alignas(64) char values[2][BATCH * COMPUTE_MAX_BYTES];
    if (j->chunks > 1) {
        for (int64_t item = begin; item < end; item++) {
            fold_item(j, item, values, 0);
            for (int k = 0; k < w->nout; k++) deliver(j, k, values[k], item % j->chunks, item / j->chunks, 1);
        }
        return;
    }
    for (int64_t first = begin; first < end; first += BATCH) {
        int64_t n = MIN(BATCH, end - first);
        if (j->short_runs) {
            for (int64_t i = 0; i < n;) i += fold_short_runs(j, first + i, n - i, values, i);
        } else
            for (int64_t i = 0; i < n; i++) fold_item(j, first + i, values, i);
        for (int k = 0; k < w->nout; k++) deliver(j, k, values[k], 0, first, n);
    }
}

/* ------------------------------------------------------------------------------------------ rows of results */
/* Three levels of accumulators: LEVEL rows meet in the first, LEVEL of those in the second, the rest in the third. Largest and least
 * narrow integers meet as they lie. */
static void fold_rows(void *context, int64_t begin, int64_t end) {
    const fold_job *j = context;
    const walk *w = &j->w;
    size_t size = compute_size(j->c);
    _Alignas(64) char level[2][3][ROW_BYTES], buffer[ROW_BYTES];
    for (int64_t item = begin; item < end; item++) {
        int64_t chunk = item % j->chunks, block = item / j->chunks % j->row_blocks,
                outer = item / j->chunks / j->row_blocks;
        int64_t column = block * j->row_width, n = MIN(j->row_width, w->kshape[0] - column),
                first = outer * w->kshape[0] + column;
        int64_t from = chunk * j->chunk, to = MIN(w->reduced, from + j->chunk);
        const int64_t g = j->group, wide = g * n, groups = (to - from) / g, left = (to - from) % g;
        bool direct = j->native && w->kin[0] == (int64_t)size;
        const bool few = groups <= LEVEL; /* all rows go to the last level at once */
        for (int k = 0; k < w->nout; k++)
            for (int l = few || j->rows[0] ? 2 : 0; l < 3; l++) j->loops[k]->start(level[k][l], wide);
        cursor at;
        at.p = NULL;
        if (from < to) cursor_set(&at, w, w->in + walk_kept_offset(w, first), from);
        const int64_t item = (int64_t)dtype_sizes[w->in_dtype], most = MIN(LEVEL, ROW_BYTES / (wide * (int64_t)size));
        const bool dense = w->kin[0] == item && w->rstride[0] == n * item; /* rows lie side by side */
        for (int64_t r = 0, m; r < groups; r += m) {
            m = MIN(MIN(most, LEVEL - r % LEVEL), MIN(groups - r, cursor_left(&at, w) / g));
            const char *rows = at.p;
            int64_t stride = g * w->rstride[0];
            if (j->rows[0]) { /* levels are for sums */
                m = MIN(groups - r, cursor_left(&at, w) / g);
                for (int k = 0; k < w->nout; k++) {
                    j->rows[k](level[k][0], rows, stride, m, wide, r > 0);
                    if (r + m == groups) reduce_load(j->c, j->how, level[k][2], w->in_dtype, level[k][0], item, wide);
                }
                cursor_skip(&at, w, m * g);
                continue;
            }
            if (!direct) {
                stride = wide * (int64_t)size;
                if (dense)
                    reduce_load(j->c, j->how, buffer, w->in_dtype, at.p, item, m * wide);
                else
                    for (int64_t k = 0; k < m; k++)
                        reduce_load(j->c, j->how, buffer + k * stride, w->in_dtype, at.p + k * w->rstride[0], w->kin[0],
                                    n);
                rows = buffer;
            }
            const int64_t done = r + m;
            for (int k = 0; k < w->nout; k++) {
                const fold_loops *loops = j->loops[k];
                if (few) {
                    loops->rows(level[k][2], rows, stride, m, wide, j->parameter);
                    continue;
                }
                loops->rows(level[k][0], rows, stride, m, wide, j->parameter);
                if (done % LEVEL == 0 || done == groups) {
                    loops->merge(level[k][1], level[k][0], wide);
                    loops->start(level[k][0], wide);
                    if (done % (LEVEL * LEVEL) == 0 || done == groups) {
                        loops->merge(level[k][2], level[k][1], wide);
                        loops->start(level[k][1], wide);
                    }
                }
            }
            cursor_skip(&at, w, m * g);
        }
        for (int k = 0; k < w->nout; k++)
            for (int64_t row = 1; row < g; row++)
                j->loops[k]->merge(level[k][2], level[k][2] + (size_t)(row * n) * size, n);
        if (left) { /* of groups only, which lie side by side */
            reduce_load(j->c, j->how, buffer, w->in_dtype, at.p, item, left * n);
            for (int k = 0; k < w->nout; k++)
                j->loops[k]->rows(level[k][2], buffer, n * (int64_t)size, left, n, j->parameter);
        }
        for (int k = 0; k < w->nout; k++) deliver(j, k, level[k][2], chunk, first, n);
    }
}

/* ------------------------------------------------------------------------------------------ chunks meet */
static void meet(void *context, int64_t begin, int64_t end) {
    const fold_job *j = context;
    int64_t n = end - begin;
    for (int k = 0; k < j->w.nout; k++) {
        for (int64_t step = 1; step < j->chunks; step *= 2)
            for (int64_t chunk = 0; chunk + step < j->chunks; chunk += 2 * step)
                j->loops[k]->merge(partial(j, k, chunk, begin), partial(j, k, chunk + step, begin), n);
        finish_values(j, partial(j, k, 0, begin), n);
        reduce_store(&j->w, k, j->c, partial(j, k, 0, begin), begin, n);
    }
}

static bool run_fold(const torc_call *c) {
    fold_job j = *(const fold_job *)c->plan;
    if (j.w.kept == 0) return true;
    walk_locate(&j.w, c->in[0], c->out);
    j.scratch = c->scratch;
    if (j.by_rows) {
        int64_t items = j.w.kept / j.w.kshape[0] * j.row_blocks * j.chunks,
                work = MIN(j.chunk, MAX(j.w.reduced, 1)) * j.row_width;
        parallel_for(items, MAX(1, 32768 / work), fold_rows, &j);
    } else
        parallel_for(j.w.kept * j.chunks, MAX(1, 32768 / MAX(1, MIN(j.w.reduced, j.chunk))), fold_results, &j);
    if (j.chunks > 1) parallel_for(j.w.kept, MAX(1, 32768 / j.chunks), meet, &j);
    return true;
}

#define FOLD(op, ...) FOLD_ALSO(op, 0, __VA_ARGS__)
/* The same, of unusual dtypes: large integers are folded as int64, any dtype as whether elements are 0. */
#define FOLD_ALSO(op, dtypes, ...) \
    PLANNED(op, run_fold, plan_fold, fold_job, .also = dtypes, .what = (&(const fold_of){__VA_ARGS__}))
const kernel cpu_reduce_kernels[] = {
    FOLD_ALSO(OP_sum, DTYPES_UNSIGNED | DTYPES_COMPLEX, .fold = FOLD_SUM, .bools = true, .of_bools = FOLD_MAX),
    FOLD_ALSO(OP_nansum, DTYPES_UNSIGNED | DTYPES_COMPLEX, .fold = FOLD_NANSUM, .bools = true, .of_bools = FOLD_MAX),
    FOLD_ALSO(OP_mean, DTYPES_COMPLEX, .fold = FOLD_SUM, .finish = FINISH_MEAN),
    FOLD_ALSO(OP_prod, DTYPES_UNSIGNED | DTYPES_COMPLEX, .fold = FOLD_PROD, .bools = true, .of_bools = FOLD_PROD),
    FOLD(OP_max, .fold = FOLD_MAX, .own_type = true),
    FOLD(OP_min, .fold = FOLD_MIN, .own_type = true),
    FOLD(OP_amax, .fold = FOLD_MAX, .own_type = true),
    FOLD(OP_amin, .fold = FOLD_MIN, .own_type = true),
    FOLD(OP_aminmax, .fold = FOLD_MIN, .second = FOLD_MAX, .own_type = true),
    FOLD_ALSO(OP_any, DTYPES_ALL, .fold = FOLD_MAX, .truth = true),
    FOLD_ALSO(OP_all, DTYPES_ALL, .fold = FOLD_MIN, .truth = true),
    FOLD_ALSO(OP_count_nonzero, DTYPES_ALL, .fold = FOLD_SUM, .truth = true),
    FOLD_ALSO(OP_vector_norm, DTYPES_COMPLEX | DTYPES_COMPLEX32, .norm = true),
    {0},
};
