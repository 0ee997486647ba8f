/* reduce_arg.c - where the largest and smallest elements are: argmax, argmin, max and min along a dimension.
 *
 * A piece of a line is first folded to its extremum by the vector loops of max and min; only if that beats the best so
 * far is the piece searched for its position. The first of equals wins, and the first NaN wins over all, so reduced
 * dimensions are walked in logical order and chunks meet from first to last. */
#include <math.h>

#include "cpu/families.h"
#include "cpu/reduce_loops.h"
#include "ops/generated/attrs.h"

enum { CHUNK = 16384, WIDTH = 512 };

typedef struct arg_job {
    walk w;
    compute c;
    bool smallest, with_values, native, by_rows;
    int64_t chunks, chunk, row_width, row_blocks;
    char *values;   /* [chunks][kept] of the compute type if chunks > 1; not planned */
    int64_t *where; /* the same, positions */
    const fold_loops *fold;
    const pair_loops *rows;
} arg_job;

static bool plan_arg(const torc_call *c, void *plan, size_t *scratch) {
    arg_job *j = plan;
    torc_tensor x = c->in[0];
    j->with_values = c->nout == 2;
    j->smallest = *(const bool *)kernel_what(c);
    walk_build(&j->w, x, &c->reduction, c->nout, c->out, true);
    j->c = compute_of(x->dtype);
    j->native = reduce_native(j->c, x->dtype);
    j->by_rows = walk_by_rows(&j->w);
    j->row_width = MIN(j->w.kshape[0], WIDTH);
    j->row_blocks = (j->w.kshape[0] + WIDTH - 1) / WIDTH;
    j->chunk = j->by_rows ? 1024 : CHUNK;
    j->chunks = MAX(1, (j->w.reduced + j->chunk - 1) / j->chunk);
    j->fold = fold_loops_of(j->smallest ? FOLD_MIN : FOLD_MAX, j->c);
    j->rows = pair_loops_of(j->c);
    if (j->chunks > 1) *scratch = (size_t)(j->chunks * j->w.kept) * (sizeof(int64_t) + 8);
    return true;
}

static void deliver(const arg_job *j, const void *values, const int64_t *where, int64_t chunk, int64_t first,
                    int64_t n) {
    size_t size = compute_size(j->c);
    if (j->chunks > 1 && chunk >= 0) {
        memcpy(j->values + (size_t)(chunk * j->w.kept + first) * size, values, (size_t)n * size);
        memcpy(j->where + chunk * j->w.kept + first, where, (size_t)n * sizeof *where);
        return;
    }
    if (j->with_values) reduce_store(&j->w, 0, j->c, values, first, n);
    reduce_store(&j->w, j->with_values, COMPUTE_I64, where, first, n);
}

/* Beats: better, or the first NaN. */
#define SEARCH(T)                                                                    \
    {                                                                                \
        const T *p = piece;                                                          \
        T m = *(T *)lanes, *b = best;                                                \
        if (*where < 0 || (j->smallest ? m < *b : m > *b) || (m != m && *b == *b)) { \
            int64_t i = 0;                                                           \
            if (m == m)                                                              \
                while (p[i] != m) i++;                                               \
            else                                                                     \
                while (p[i] == p[i]) i++;                                            \
            *b = m;                                                                  \
            *where = at + i;                                                         \
        }                                                                            \
        nan = *b != *b;                                                              \
    }

static void best_of(const arg_job *j, int64_t result, int64_t begin, int64_t end, void *best, int64_t *where) {
    const walk *w = &j->w;
    size_t size = compute_size(j->c);
    int64_t lanes_wide = FOLD_LANE_BYTES / (int64_t)size;
    _Alignas(64) char lanes[FOLD_LANE_BYTES], buffer[FOLD_PIECE * 8];
    const char *base = w->in + walk_kept_offset(w, result);
    bool nan = false;
    *where = -1;
    for (int64_t at = begin, n; at < end && !nan; at += n) {
        n = MIN(end - at, FOLD_PIECE);
        const void *piece = reduce_piece(w, j->c, READ_VALUE, buffer, base, at, &n);
        j->fold->start(lanes, lanes_wide);
        j->fold->lanes(lanes, piece, n, 0);
        for (int64_t width = lanes_wide / 2; width > 0; width /= 2)
            j->fold->merge(lanes, lanes + (size_t)width * size, width);
        if (j->c == COMPUTE_F32)
            SEARCH(float)
        else if (j->c == COMPUTE_F64)
            SEARCH(double)
        else
            SEARCH(int64_t)
    }
}

static void arg_results(void *context, int64_t begin, int64_t end) {
    const arg_job *j = context;
    enum { BATCH = 64 };
    _Alignas(64) char best[BATCH * 8];
    int64_t where[BATCH], waiting = 0;
    size_t size = compute_size(j->c);
    for (int64_t item = begin; item < end; item++) {
        int64_t result = item / j->chunks, chunk = item % j->chunks;
        best_of(j, result, chunk * j->chunk, MIN(j->w.reduced, (chunk + 1) * j->chunk), best + (size_t)waiting * size,
                &where[waiting]);
        if (j->chunks > 1)
            deliver(j, best, where, chunk, result, 1);
        else if (++waiting == BATCH || item + 1 == end) {
            deliver(j, best, where, 0, result - waiting + 1, waiting);
            waiting = 0;
        }
    }
}

static void arg_rows(void *context, int64_t begin, int64_t end) {
    const arg_job *j = context;
    const walk *w = &j->w;
    size_t size = compute_size(j->c);
    _Alignas(64) char best[WIDTH * 8], buffer[WIDTH * 8];
    int64_t where[WIDTH];
    bool direct = j->native && w->kin[0] == (int64_t)size;
    for (int64_t item = begin; item < end; item++) {
        int64_t chunk = item % j->chunks, block = item / j->chunks % j->row_blocks,
                outer = item / j->chunks / j->row_blocks;
        int64_t column = block * WIDTH, n = MIN(WIDTH, w->kshape[0] - column), first = outer * w->kshape[0] + column;
        int64_t from = chunk * j->chunk, to = MIN(w->reduced, from + j->chunk);
        cursor at;
        cursor_set(&at, w, w->in + walk_kept_offset(w, first), from);
        for (int64_t r = from; r < to; r++, cursor_next(&at, w)) {
            const void *row = at.p;
            if (!direct || r == from) {
                void *target = r == from ? best : buffer;
                reduce_load(j->c, READ_VALUE, target, w->in_dtype, at.p, w->kin[0], n);
                row = target;
            }
            if (r == from)
                for (int64_t i = 0; i < n; i++) where[i] = from;
            else if (j->smallest)
                j->rows->min_row(best, where, row, n, r);
            else
                j->rows->max_row(best, where, row, n, r);
        }
        deliver(j, best, where, chunk, first, n);
    }
}

#define MEET(T)                                                            \
    {                                                                      \
        T *b = (T *)(void *)j->values + i, v;                              \
        for (int64_t k = 1; k < j->chunks; k++) {                          \
            v = b[k * kept];                                               \
            if ((j->smallest ? v < *b : v > *b) || (v != v && *b == *b)) { \
                *b = v;                                                    \
                j->where[i] = j->where[k * kept + i];                      \
            }                                                              \
        }                                                                  \
    }
static void meet(void *context, int64_t begin, int64_t end) {
    const arg_job *j = context;
    int64_t kept = j->w.kept;
    for (int64_t i = begin; i < end; i++) {
        if (j->c == COMPUTE_F32)
            MEET(float)
        else if (j->c == COMPUTE_F64)
            MEET(double)
        else
            MEET(int64_t)
    }
    deliver(j, j->values + (size_t)begin * compute_size(j->c), j->where + begin, -1, begin, end - begin);
}

static bool run_arg(const torc_call *c) {
    arg_job j = *(const arg_job *)c->plan;
    if (!j.w.kept) return true;
    walk_locate(&j.w, c->in[0], c->out);
    if (j.chunks > 1) {
        j.where = c->scratch;
        j.values = (char *)c->scratch + (size_t)(j.chunks * j.w.kept) * sizeof(int64_t);
    }
    if (j.by_rows) {
        int64_t items = j.w.kept / j.w.kshape[0] * j.row_blocks * j.chunks,
                work = MIN(j.chunk, j.w.reduced) * j.row_width;
        parallel_for(items, MAX(1, 32768 / work), arg_rows, &j);
    } else
        parallel_for(j.w.kept * j.chunks, MAX(1, 32768 / MIN(j.w.reduced, j.chunk)), arg_results, &j);
    if (j.chunks > 1) parallel_for(j.w.kept, MAX(1, 32768 / j.chunks), meet, &j);
    return true;
}

#define ARG(op, smallest) PLANNED(op, run_arg, plan_arg, arg_job, .what = (&(const bool){smallest}))
const kernel cpu_reduce_arg_kernels[] = {
    ARG(OP_max_dim, false), ARG(OP_min_dim, true), ARG(OP_argmax, false), ARG(OP_argmin, true), {0},
};
