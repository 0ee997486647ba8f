/* reduce_complex.c - folds and running folds of complex numbers; see reduce_loops.h. Sums are those of the parts, which lie in turns: lanes and
 * rows of real numbers, twice as many. The other folds are in reduce_complex_simd.c. Products follow the plain rule, as in
 * pointwise_complex_simd.c: cmake/TorcCpu.cmake tells the compiler so. */
#include <math.h>

#include "cpu/reduce_loops.h"

#define SUMS(name, c)                                                                                                  \
    static void name##_start(void *acc, int64_t n) { fold_loops_of(FOLD_SUM, c)->start(acc, 2 * n); }                  \
    static void name##_merge(void *acc, const void *other, int64_t n) {                                                \
        fold_loops_of(FOLD_SUM, c)->merge(acc, other, 2 * n);                                                          \
    }                                                                                                                  \
    static void name##_lanes(void *acc, const void *from, int64_t n, double parameter) {                               \
        fold_loops_of(FOLD_SUM, c)->lanes(acc, from, 2 * n, parameter);                                                \
    }                                                                                                                  \
    static void name##_runs(void *results, const char *from, int64_t stride, int64_t count, int64_t n) {               \
        ISA_PICK(fold_tables)->complex_sum_runs[(c)-COMPUTE_F32](results, from, stride, count, n);                     \
    }                                                                                                                  \
    static void name##_rows(void *acc, const char *from, int64_t stride, int64_t count, int64_t n, double parameter) { \
        fold_loops_of(FOLD_SUM, c)->rows(acc, from, stride, count, 2 * n, parameter);                                  \
    }
SUMS(sum_c64, COMPUTE_F32)
SUMS(sum_c128, COMPUTE_F64)
static const fold_loops sums[COMPUTE_COUNT - COMPUTE_REALS] = {
    {sum_c64_start, sum_c64_lanes, sum_c64_runs, sum_c64_rows, sum_c64_merge},
    {sum_c128_start, sum_c128_lanes, sum_c128_runs, sum_c128_rows, sum_c128_merge},
};
const fold_loops *fold_loops_of_complex(fold f, compute c) {
    return f == FOLD_SUM ? &sums[c - COMPUTE_REALS] : &ISA_PICK(fold_complex_tables)->at[c - COMPUTE_REALS][f];
}

void scan_complex_along(double _Complex *state, double _Complex *v, int64_t n, bool product) {
    double _Complex acc = *state;
    for (int64_t i = 0; i < n; i++) v[i] = acc = product ? acc * v[i] : acc + v[i];
    *state = acc;
}
void scan_complex_across(double _Complex *state, double _Complex *v, int64_t m, int64_t n, bool product) {
    const fold_loops *loops = fold_loops_of_complex(product ? FOLD_PROD : FOLD_SUM, COMPUTE_C128);
    for (int64_t r = 0; r < m; r++, v += n) {
        loops->merge(state, v, n);
        memcpy(v, state, (size_t)n * sizeof *v);
    }
}

/* The largest real part is taken out, as of real numbers; an infinite one would only make NaN of the others. */
double _Complex logsumexp_complex(const walk *w, int64_t result) {
    enum { SOME = 128 };
    double _Complex v[SOME], sum = 0;
    const char *base = w->in + walk_kept_offset(w, result);
    double top = -INFINITY;
    for (int pass = 0; pass < 2; pass++) {
        for (int64_t at = 0; at < w->reduced; at += SOME) {
            const int64_t n = MIN(SOME, w->reduced - at);
            reduce_gather(w, COMPUTE_C128, READ_VALUE, v, base, at, n);
            for (int64_t i = 0; i < n; i++) {
                const double x = __builtin_creal(v[i]);
                if (pass)
                    sum += __builtin_cexp(v[i] - top);
                else if (x > top || x != x)
                    top = x;
            }
        }
        if (!pass && isinf(top)) top = 0;
    }
    return __builtin_clog(sum) + top;
}
