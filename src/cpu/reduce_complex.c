/* reduce_complex.c - folds and running folds of complex numbers; see reduce_loops.h. Sums of complex tensors into complex ones do not
 * come here, since they are sums of their parts (reduce.c). Products follow the plain rule, as in pointwise_complex_simd.c: cmake/TorcCpu.cmake
 * tells the compiler so. */
#include <math.h>

#include "cpu/reduce_loops.h"

#define ADD(a, y) ((a) + (y))
#define MUL(a, y) ((a) * (y))
#define ITSELF(y) (y)
/* Nothing, if either part is NaN. */
#define ZERO_NAN(y) (__builtin_creal(y) == __builtin_creal(y) && __builtin_cimag(y) == __builtin_cimag(y) ? (y) : 0)
#define FOLD(name, C, identity, MAP, COMBINE)                                                                   \
    static void name##_start(void *acc, int64_t n) {                                                            \
        C *a = acc;                                                                                             \
        for (int64_t i = 0; i < n; i++) a[i] = (identity);                                                      \
    }                                                                                                           \
    static void name##_merge(void *acc, const void *other, int64_t n) {                                         \
        C *restrict a = acc;                                                                                    \
        const C *restrict p = other;                                                                            \
        for (int64_t i = 0; i < n; i++) a[i] = COMBINE(a[i], p[i]);                                             \
    }                                                                                                           \
    static void name##_row(void *acc, const void *from, int64_t n, double parameter) {                          \
        (void)parameter;                                                                                        \
        C *restrict a = acc;                                                                                    \
        const C *restrict p = from;                                                                             \
        for (int64_t i = 0; i < n; i++) a[i] = COMBINE(a[i], MAP(p[i]));                                        \
    }                                                                                                           \
    static void name##_lanes(void *acc, const void *from, int64_t n, double parameter) {                        \
        enum { L = FOLD_LANE_BYTES / (int)sizeof(C) };                                                          \
        for (int64_t at = 0; at < n; at += L) name##_row(acc, (const C *)from + at, MIN(L, n - at), parameter); \
    }
FOLD(sum_c64, float _Complex, 0, ITSELF, ADD)
FOLD(sum_c128, double _Complex, 0, ITSELF, ADD)
FOLD(nansum_c64, float _Complex, 0, ZERO_NAN, ADD)
FOLD(nansum_c128, double _Complex, 0, ZERO_NAN, ADD)
FOLD(prod_c64, float _Complex, 1, ITSELF, MUL)
FOLD(prod_c128, double _Complex, 1, ITSELF, MUL)

#define TABLE(name) \
    { name##_start, name##_lanes, NULL, name##_row, name##_merge }
const fold_loops fold_loops_complex[COMPUTE_COUNT - COMPUTE_REALS][FOLDS] = {
    {[FOLD_SUM] = TABLE(sum_c64), [FOLD_NANSUM] = TABLE(nansum_c64), [FOLD_PROD] = TABLE(prod_c64)},
    {[FOLD_SUM] = TABLE(sum_c128), [FOLD_NANSUM] = TABLE(nansum_c128), [FOLD_PROD] = TABLE(prod_c128)},
};

void scan_complex_along(double _Complex *state, double _Complex *v, int64_t n, bool product) {
    double _Complex acc = *state;
    for (int64_t i = 0; i < n; i++) v[i] = acc = product ? acc * v[i] : acc + v[i];
    *state = acc;
}
void scan_complex_across(double _Complex *state, const double _Complex *v, int64_t n, bool product) {
    (product ? prod_c128_merge : sum_c128_merge)(state, v, n);
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
