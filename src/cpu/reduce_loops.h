/* reduce_loops.h - the inner loops of folds: many elements of the compute type into one, or row after row into a row. */
#ifndef TORC_CPU_REDUCE_LOOPS_H
#define TORC_CPU_REDUCE_LOOPS_H

#include "host/isa.h"
#include "cpu/reduce.h"

typedef enum fold {
    FOLD_SUM,
    FOLD_NANSUM,
    FOLD_PROD,
    FOLD_MAX,
    FOLD_MIN,
    FOLD_ABSMAX,
    FOLD_ABSMIN,
    FOLD_ABSSUM,
    FOLD_SQSUM,
    FOLD_POWSUM,
    FOLDS
} fold;

/* Elements that pass through a fold's lanes before they meet: its results depend on it, so it is the same everywhere. */
enum { FOLD_LANE_BYTES = 256, FOLD_PIECE = 1024 /* elements of one call of `lanes` at most */ };

typedef struct fold_loops {
    void (*start)(void *acc, int64_t n); /* acc[i] = identity */
    void (*lanes)(void *acc, const void *p, int64_t n,
                  double parameter); /* a run of elements into FOLD_LANE_BYTES of lanes */
    /* results[k] = the fold of the n neighbours at from + k * stride, for short runs of at most FOLD_PIECE elements */
    void (*runs)(void *results, const char *from, int64_t stride, int64_t count, int64_t n);
    /* acc[i] = combine(acc[i], map(p[i])) for so many rows p of n, one after the other, `stride` bytes apart */
    void (*rows)(void *acc, const char *from, int64_t stride, int64_t count, int64_t n, double parameter);
    void (*merge)(void *acc, const void *other, int64_t n); /* acc[i] = combine(acc[i], other[i]) */
} fold_loops;
/* to[i] = 1 where the element differs from 0, else 0. */
void fold_loops_truth(int64_t *to, const char *from, int64_t stride, int64_t n, int size, bool floating);

/* Loops with more than one accumulator. T is the compute type's. */
typedef struct pair_loops {
    /* s1 += x - shift, s2 += (x - shift)², into two sets of lanes; and row-wise with a shift each */
    void (*shifted_lanes)(void *s1, void *s2, const void *p, int64_t n, double shift);
    void (*shifted_row)(void *s1, void *s2, const void *p, const void *shift, int64_t n);
    /* s += exp(x - shift) */
    void (*exp_lanes)(void *s, const void *p, int64_t n, double shift);
    void (*exp_row)(void *s, const void *p, const void *shift, int64_t n);
    void (*exp_end)(double *s, const double *shift,
                    int64_t n); /* s = shift + log(s) where that is finite, else shift */
    /* the row numbered `number` against the best so far: values and numbers */
    void (*max_row)(void *best, int64_t *which, const void *p, int64_t n, int64_t number);
    void (*min_row)(void *best, int64_t *which, const void *p, int64_t n, int64_t number);
} pair_loops;
const pair_loops *pair_loops_of(compute c);
/* The fold of at most FOLD_NARROW neighbours of an integer dtype of less than 64 bits, as they lie. */
typedef int64_t narrow_fold(const void *from, int64_t n);
enum { FOLD_NARROW = 4096 };
narrow_fold *narrow_fold_of(fold f, int dtype); /* NULL: there is none */
/* acc[i], of that dtype too, becomes the largest or least of itself and element i of so many rows of n; not begun: of the rows alone. */
typedef void narrow_rows(void *acc, const char *from, int64_t stride, int64_t count, int64_t n, bool begun);
narrow_rows *narrow_rows_of(fold f, int dtype); /* NULL: there is none */

typedef struct fold_table {
    fold_loops at[COMPUTE_REALS][FOLDS];
    pair_loops pairs[COMPUTE_REALS];
    void (*truth[4][2])(int64_t *, const char *, int64_t, int64_t);
    narrow_fold *narrow[TORC_DTYPE_COUNT][FOLDS]; /* by dtype; NULL: there is none */
    narrow_rows *narrow_rows[TORC_DTYPE_COUNT][FOLDS];
    void (*complex_sum_runs[COMPUTE_COUNT - COMPUTE_REALS])(void *, const char *, int64_t, int64_t, int64_t);
} fold_table;
ISA_DECLARE(fold_table, fold_tables);
const fold_loops *
fold_loops_of(fold f, compute c); /* of this processor; of complex numbers only sums, also without NaN, and products */

/* The same for complex numbers. `dot` adds the sums of the products of real parts, of imaginary ones, of real with imaginary ones and the
 * other way round, of at most FOLD_PIECE neighbours. */
typedef struct fold_complex_table {
    fold_loops at[COMPUTE_COUNT - COMPUTE_REALS][FOLDS];
    void (*dot[COMPUTE_COUNT - COMPUTE_REALS])(double sums[4], const void *a, const void *b, int64_t n);
} fold_complex_table;
ISA_DECLARE(fold_complex_table, fold_complex_tables);
const fold_loops *fold_loops_of_complex(fold f, compute c);
/* Running sums or products of a line that begins with *state, and of m rows of n lines, of which each becomes what the lines have come to. */
void scan_complex_along(double _Complex *state, double _Complex *v, int64_t n, bool product);
void scan_complex_across(double _Complex *state, double _Complex *v, int64_t m, int64_t n, bool product);
/* log(sum(exp(x))) of the elements of one result. */
double _Complex logsumexp_complex(const walk *w, int64_t result);

#endif
