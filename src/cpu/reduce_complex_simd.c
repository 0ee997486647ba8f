/* reduce_complex_simd.c - folds of complex numbers other than plain sums, and scalar products, for each instruction set; see reduce_loops.h.
 * Products follow the plain rule, as in pointwise_complex_simd.c: cmake/TorcCpu.cmake tells the compiler so. */
#include "cpu/reduce_loops.h"

#define ADD(a, y) ((a) + (y))
#define MUL(a, y) ((a) * (y))
#define ITSELF(y) (y)
/* Nothing, if either part is NaN. */
#define ZERO_NAN(y) (__builtin_creal(y) == __builtin_creal(y) && __builtin_cimag(y) == __builtin_cimag(y) ? (y) : 0)
#define FOLD(name, C, identity, MAP, COMBINE)                                                                          \
    static void name##_start(void *acc, int64_t n) {                                                                   \
        C *a = acc;                                                                                                    \
        for (int64_t i = 0; i < n; i++) a[i] = (identity);                                                             \
    }                                                                                                                  \
    static void name##_merge(void *acc, const void *other, int64_t n) {                                                \
        C *restrict a = acc;                                                                                           \
        const C *restrict p = other;                                                                                   \
        for (int64_t i = 0; i < n; i++) a[i] = COMBINE(a[i], p[i]);                                                    \
    }                                                                                                                  \
    static void name##_rows(void *acc, const char *from, int64_t stride, int64_t count, int64_t n, double parameter) { \
        (void)parameter;                                                                                               \
        C *restrict a = acc;                                                                                           \
        for (int64_t k = 0; k < count; k++) {                                                                          \
            const C *restrict p = (const C *)(const void *)(from + k * stride);                                        \
            for (int64_t i = 0; i < n; i++) a[i] = COMBINE(a[i], MAP(p[i]));                                           \
        }                                                                                                              \
    }                                                                                                                  \
    static void name##_lanes(void *acc, const void *from, int64_t n, double parameter) {                               \
        enum { L = FOLD_LANE_BYTES / (int)sizeof(C) };                                                                 \
        for (int64_t at = 0; at < n; at += L)                                                                          \
            name##_rows(acc, (const char *)((const C *)from + at), 0, 1, MIN(L, n - at), parameter);                   \
    }
FOLD(nansum_c64, float _Complex, 0, ZERO_NAN, ADD)
FOLD(nansum_c128, double _Complex, 0, ZERO_NAN, ADD)
FOLD(prod_c64, float _Complex, 1, ITSELF, MUL)
FOLD(prod_c128, double _Complex, 1, ITSELF, MUL)

/* Scalar products, of at most FOLD_PIECE dense elements, for which their parts are multiplied as they lie in turns, a with b and a with b whose
 * parts are swapped. The four sums of such products are then put together. */
enum { LANES_BYTES = 128 };
#define DOT(name, T)                                                                              \
    static void name(double sums[4], const void *from, const void *other, int64_t n) {            \
        enum { L = LANES_BYTES / (int)sizeof(T) };                                                \
        const T *a = from, *b = other;                                                            \
        T same[L] = {0}, crossed[L] = {0};                                                        \
        int64_t i = 0;                                                                            \
        for (; i + L <= 2 * n; i += L)                                                            \
            for (int j = 0; j < L; j += 2) {                                                      \
                same[j] += a[i + j] * b[i + j], same[j + 1] += a[i + j + 1] * b[i + j + 1];       \
                crossed[j] += a[i + j] * b[i + j + 1], crossed[j + 1] += a[i + j + 1] * b[i + j]; \
            }                                                                                     \
        for (int j = 0; i < 2 * n; i += 2, j += 2) {                                              \
            same[j] += a[i] * b[i], same[j + 1] += a[i + 1] * b[i + 1];                           \
            crossed[j] += a[i] * b[i + 1], crossed[j + 1] += a[i + 1] * b[i];                     \
        }                                                                                         \
        for (int j = 0; j < L; j += 2) {                                                          \
            sums[0] += (double)same[j], sums[1] += (double)same[j + 1];                           \
            sums[2] += (double)crossed[j], sums[3] += (double)crossed[j + 1];                     \
        }                                                                                         \
    }
DOT(dot_c64, float)
DOT(dot_c128, double)

#define TABLE(name) \
    { name##_start, name##_lanes, NULL, name##_rows, name##_merge }
const fold_complex_table ISA_NAME(fold_complex_tables) = {
    {
        {[FOLD_NANSUM] = TABLE(nansum_c64), [FOLD_PROD] = TABLE(prod_c64)},
        {[FOLD_NANSUM] = TABLE(nansum_c128), [FOLD_PROD] = TABLE(prod_c128)},
    },
    {dot_c64, dot_c128}};
