/* reduce_pairs.c - variance and logsumexp: folds whose state is a pair and which read a chunk twice.
 *
 * Variance keeps (mean, sum of squared deviations), logsumexp keeps (largest, sum of exp(x - largest)). A chunk that fits
 * the cache is read once for its mean or maximum and once for the deviations or exponentials from it; pairs of chunks then
 * meet in double. For the variance that is Chan's rule over chunks and two passes within, corrected by the sum of the
 * deviations: no cancellation, whatever the mean. Chunks as in Note [Chunks].
 *
 * The variance of complex numbers is the sum of those of their parts: the parts are gone over one after the other, and the second
 * round adds to the results of the first. */
#include <math.h>

#include "cpu/families.h"
#include "cpu/reduce_loops.h"
#include "ops/generated/attrs.h"

enum { CHUNK = 16384, WIDTH = 512, SLAB = 64 /* rows read twice while in the cache */ };

typedef enum pair_kind { PAIR_VARIANCE, PAIR_DEVIATION, PAIR_EXPONENTIAL } pair_kind;
typedef struct pair_job {
    walk w;
    compute c;
    bool exponential, root, native, by_rows;
    bool complex;    /* there are two rounds */
    bool adds, last; /* of this round; not planned */
    double correction;
    int64_t chunks, chunk, row_width, row_blocks;
    double *scratch; /* [chunks][2][kept] if chunks > 1; not planned */
    const fold_loops *first;
    const pair_loops *second;
} pair_job;

static bool plan_pair(const torc_call *c, void *plan, size_t *scratch) {
    pair_job *j = plan;
    const pair_kind kind = *(const pair_kind *)kernel_what(c);
    torc_tensor x = c->in[0];
    walk_build(&j->w, x, &c->reduction, c->nout, c->out, false);
    j->complex = dtype_complex(x->dtype);
    if (UNLIKELY(j->complex) && kind != PAIR_EXPONENTIAL) {
        j->w.in_dtype = (int)dtype_part(x->dtype);
        if (c->nout > 1) j->w.out_dtype[1] = (int)dtype_part(c->out[1]->dtype);
    }
    j->exponential = kind == PAIR_EXPONENTIAL;
    j->root = kind == PAIR_DEVIATION;
    j->correction = c->reduction.number;
    j->c = UNLIKELY(j->complex) && j->exponential ? COMPUTE_F64 : compute_of(c->out[0]->dtype);
    j->native = reduce_native(j->c, j->w.in_dtype);
    j->by_rows = walk_by_rows(&j->w);
    j->row_width = MIN(j->w.kshape[0], WIDTH);
    j->row_blocks = (j->w.kshape[0] + WIDTH - 1) / WIDTH;
    j->chunk = j->by_rows ? 1024 : CHUNK;
    j->chunks = MAX(1, (j->w.reduced + j->chunk - 1) / j->chunk);
    j->first = fold_loops_of(j->exponential ? FOLD_MAX : FOLD_SUM, j->c);
    j->second = pair_loops_of(j->c);
    if (j->chunks > 1) *scratch = (size_t)(j->chunks * j->w.kept) * 2 * sizeof(double);
    return true;
}

/* (a, b) of na elements takes in (a2, b2) of nb. */
static void join(const pair_job *j, double *a, double *b, int64_t na, double a2, double b2, int64_t nb) {
    if (nb == 0) return;
    if (na == 0) {
        *a = a2;
        *b = b2;
    } else if (j->exponential) {
        double top = *a > a2 || *a != *a ? *a : a2;
        *b = isfinite(top) ? *b * exp(*a - top) + b2 * exp(a2 - top) : 0;
        *a = top;
    } else {
        double n = (double)na + (double)nb, d = a2 - *a;
        *a += d * ((double)nb / n);
        *b += b2 + d * d * ((double)na * ((double)nb / n));
    }
}

/* Final values of results first…: the states are overwritten. */
static void deliver(const pair_job *j, double *a, double *b, int64_t first, int64_t n) {
    double divisor = MAX(0.0, (double)j->w.reduced - j->correction);
    if (j->exponential) {
        if (j->w.reduced == 0)
            for (int64_t i = 0; i < n; i++) b[i] = -INFINITY;
        else
            j->second->exp_end(b, a, n);
        reduce_store(&j->w, 0, COMPUTE_F64, b, first, n);
        return;
    }
    for (int64_t i = 0; i < n; i++) b[i] /= divisor;
    if (UNLIKELY(j->adds)) {
        double real[64];
        for (int64_t at = 0, m; at < n; at += m) {
            m = MIN(64, n - at);
            reduce_fetch(&j->w, 0, COMPUTE_F64, real, first + at, m);
            for (int64_t i = 0; i < m; i++) b[at + i] += real[i];
        }
    }
    if (j->root && j->last)
        for (int64_t i = 0; i < n; i++) b[i] = sqrt(b[i]);
    reduce_store(&j->w, 0, COMPUTE_F64, b, first, n);
    if (j->w.nout < 2) return;
    if (j->w.reduced == 0)
        for (int64_t i = 0; i < n; i++) a[i] = NAN;
    reduce_store(&j->w, 1, COMPUTE_F64, a, first, n);
}
static void hand_in(const pair_job *j, double *a, double *b, int64_t chunk, int64_t first, int64_t n) {
    if (j->chunks == 1) {
        deliver(j, a, b, first, n);
        return;
    }
    double *to = j->scratch + 2 * chunk * j->w.kept + first;
    memcpy(to, a, (size_t)n * sizeof *to);
    memcpy(to + j->w.kept, b, (size_t)n * sizeof *to);
}

/* ------------------------------------------------------------------------------------------ one result after the other */
static double lanes_total(const pair_job *j, void *lanes, const fold_loops *loops) {
    size_t size = compute_size(j->c);
    for (int64_t width = FOLD_LANE_BYTES / (int64_t)size / 2; width > 0; width /= 2)
        loops->merge(lanes, (char *)lanes + (size_t)width * size, width);
    return j->c == COMPUTE_F32 ? (double)*(float *)lanes : *(double *)lanes;
}

static void state_of(const pair_job *j, int64_t result, int64_t begin, int64_t end, double *a, double *b) {
    const walk *w = &j->w;
    int64_t count = end - begin, width = FOLD_LANE_BYTES / (int64_t)compute_size(j->c);
    _Alignas(64) char one[FOLD_LANE_BYTES], two[FOLD_LANE_BYTES], buffer[FOLD_PIECE * 8];
    *a = *b = 0;
    if (count <= 0) return;
    const char *base = w->in + walk_kept_offset(w, result);
    const void *piece = NULL;
    int64_t n = 0;
    j->first->start(one, width);
    for (int64_t at = begin; at < end; at += n) {
        n = MIN(end - at, FOLD_PIECE);
        piece = reduce_piece(w, j->c, READ_VALUE, buffer, base, at, &n);
        j->first->lanes(one, piece, n, 0);
    }
    bool single = n == count; /* one piece: it is still there */
    double shift = lanes_total(j, one, j->first);
    if (j->exponential) {
        *a = shift;
        if (!isfinite(shift)) return;
    } else {
        shift /= (double)count;
        if (j->c == COMPUTE_F32) shift = (double)(float)shift;
    }
    memset(one, 0, sizeof one);
    memset(two, 0, sizeof two);
    for (int64_t at = begin; at < end; at += n) {
        if (!single) {
            n = MIN(end - at, FOLD_PIECE);
            piece = reduce_piece(w, j->c, READ_VALUE, buffer, base, at, &n);
        }
        if (j->exponential)
            j->second->exp_lanes(two, piece, n, shift);
        else
            j->second->shifted_lanes(one, two, piece, n, shift);
    }
    const fold_loops *sum = fold_loops_of(FOLD_SUM, j->c);
    *b = lanes_total(j, two, sum);
    if (!j->exponential) {
        double rest = lanes_total(j, one, sum);
        *a = shift + rest / (double)count;
        *b = *b - rest * rest / (double)count;
        if (*b < 0) *b = 0;
    }
}

static void pair_results(void *context, int64_t begin, int64_t end) {
    const pair_job *j = context;
    enum { BATCH = 64 };
    double a[BATCH], b[BATCH];
    int64_t waiting = 0;
    for (int64_t item = begin; item < end; item++) {
        int64_t result = item / j->chunks, chunk = item % j->chunks;
        state_of(j, result, chunk * j->chunk, MIN(j->w.reduced, (chunk + 1) * j->chunk), &a[waiting], &b[waiting]);
        if (j->chunks > 1)
            hand_in(j, a, b, chunk, result, 1);
        else if (++waiting == BATCH || item + 1 == end) {
            deliver(j, a, b, result - waiting + 1, waiting);
            waiting = 0;
        }
    }
}

/* ------------------------------------------------------------------------------------------ rows of results */
static void to_double(const pair_job *j, double *to, const void *from, int64_t n) {
    if (j->c == COMPUTE_F64)
        memcpy(to, from, (size_t)n * sizeof *to);
    else
        for (int64_t i = 0; i < n; i++) to[i] = (double)((const float *)from)[i];
}

static void pair_rows(void *context, int64_t begin, int64_t end) {
    const pair_job *j = context;
    const walk *w = &j->w;
    _Alignas(64) char acc[WIDTH * 8], s1[WIDTH * 8], s2[WIDTH * 8], buffer[WIDTH * 8];
    double a[WIDTH], b[WIDTH], x[WIDTH], y[WIDTH], z[WIDTH];
    size_t size = compute_size(j->c);
    bool direct = j->native && w->kin[0] == (int64_t)size;
    for (int64_t item = begin; item < end; item++) {
        int64_t chunk = item % j->chunks, block = item / j->chunks % j->row_blocks,
                outer = item / j->chunks / j->row_blocks;
        int64_t column = block * WIDTH, n = MIN(WIDTH, w->kshape[0] - column), first = outer * w->kshape[0] + column;
        int64_t from = chunk * j->chunk, to = MIN(w->reduced, from + j->chunk);
        memset(a, 0, sizeof a);
        memset(b, 0, sizeof b);
        for (int64_t slab = from; slab < to; slab += SLAB) {
            int64_t rows = MIN(SLAB, to - slab);
            const char *base = w->in + walk_kept_offset(w, first);
            j->first->start(acc, n);
            for (int pass = 0; pass < 2; pass++) {
                cursor at;
                cursor_set(&at, w, base, slab);
                for (int64_t r = 0; r < rows; r++, cursor_next(&at, w)) {
                    const void *row = at.p;
                    if (!direct) {
                        reduce_load(j->c, READ_VALUE, buffer, w->in_dtype, at.p, w->kin[0], n);
                        row = buffer;
                    }
                    if (pass == 0)
                        j->first->rows(acc, row, 0, 1, n, 0);
                    else if (j->exponential)
                        j->second->exp_row(s2, row, acc, n);
                    else
                        j->second->shifted_row(s1, s2, row, acc, n);
                }
                if (pass) break;
                memset(s1, 0, (size_t)n * size);
                memset(s2, 0, (size_t)n * size);
                if (j->exponential) continue;
                if (j->c == COMPUTE_F32)
                    for (int64_t i = 0; i < n; i++) ((float *)acc)[i] /= (float)rows;
                else
                    for (int64_t i = 0; i < n; i++) ((double *)acc)[i] /= (double)rows;
            }
            to_double(j, x, acc, n);
            to_double(j, y, s2, n);
            if (!j->exponential) {
                to_double(j, z, s1, n);
                for (int64_t i = 0; i < n; i++) {
                    x[i] += z[i] / (double)rows;
                    y[i] -= z[i] * z[i] / (double)rows;
                    y[i] = y[i] < 0 ? 0 : y[i];
                }
            }
            for (int64_t i = 0; i < n; i++) join(j, &a[i], &b[i], slab - from, x[i], y[i], rows);
        }
        hand_in(j, a, b, chunk, first, n);
    }
}

/* ------------------------------------------------------------------------------------------ chunks meet */
static int64_t elements(const pair_job *j, int64_t from_chunk, int64_t to_chunk) {
    return MIN(j->w.reduced, to_chunk * j->chunk) - MIN(j->w.reduced, from_chunk * j->chunk);
}

static void meet(void *context, int64_t begin, int64_t end) {
    const pair_job *j = context;
    int64_t row = 2 * j->w.kept;
    for (int64_t step = 1; step < j->chunks; step *= 2)
        for (int64_t k = 0; k + step < j->chunks; k += 2 * step) {
            double *a = j->scratch + k * row, *a2 = a + step * row;
            int64_t na = elements(j, k, k + step), nb = elements(j, k + step, k + 2 * step);
            for (int64_t i = begin; i < end; i++) join(j, &a[i], &a[j->w.kept + i], na, a2[i], a2[j->w.kept + i], nb);
        }
    deliver(j, j->scratch + begin, j->scratch + j->w.kept + begin, begin, end - begin);
}

static void run_round(pair_job *j) {
    if (j->by_rows) {
        int64_t items = j->w.kept / j->w.kshape[0] * j->row_blocks * j->chunks,
                work = MIN(j->chunk, MAX(j->w.reduced, 1)) * j->row_width;
        parallel_for(items, MAX(1, 16384 / work), pair_rows, j);
    } else
        parallel_for(j->w.kept * j->chunks, MAX(1, 16384 / MAX(1, MIN(j->w.reduced, j->chunk))), pair_results, j);
    if (j->chunks > 1) parallel_for(j->w.kept, MAX(1, 16384 / j->chunks), meet, j);
}
static void complex_exponentials(void *context, int64_t begin, int64_t end) {
    const pair_job *j = context;
    for (int64_t result = begin; result < end; result++) {
        const double _Complex v = logsumexp_complex(&j->w, result);
        reduce_store(&j->w, 0, COMPUTE_C128, &v, result, 1);
    }
}
static bool run_pair(const torc_call *c) {
    pair_job j = *(const pair_job *)c->plan;
    if (!j.w.kept) return true;
    walk_locate(&j.w, c->in[0], c->out);
    j.scratch = c->scratch;
    if (UNLIKELY(j.complex) && j.exponential) {
        parallel_for(j.w.kept, MAX(1, 1024 / MAX(1, j.w.reduced)), complex_exponentials, &j);
        return true;
    }
    j.adds = false, j.last = !j.complex;
    run_round(&j);
    if (UNLIKELY(j.complex)) {
        if (j.w.in) j.w.in += dtype_size(j.w.in_dtype);
        if (j.w.nout > 1) j.w.out[1] += dtype_size(j.w.out_dtype[1]);
        j.adds = j.last = true;
        run_round(&j);
    }
    return true;
}

#define PAIRS(op, kind, dtypes) \
    PLANNED(op, run_pair, plan_pair, pair_job, .also = dtypes, .what = (&(const pair_kind){kind}))
const kernel cpu_reduce_pairs_kernels[] = {
    PAIRS(OP_var, PAIR_VARIANCE, DTYPES_COMPLEX | DTYPES_COMPLEX32),
    PAIRS(OP_var_mean, PAIR_VARIANCE, DTYPES_COMPLEX | DTYPES_COMPLEX32),
    PAIRS(OP_std, PAIR_DEVIATION, DTYPES_COMPLEX | DTYPES_COMPLEX32),
    PAIRS(OP_std_mean, PAIR_DEVIATION, DTYPES_COMPLEX | DTYPES_COMPLEX32),
    PAIRS(OP_logsumexp, PAIR_EXPONENTIAL, DTYPES_UNSIGNED | DTYPES_COMPLEX),
    {0},
};
