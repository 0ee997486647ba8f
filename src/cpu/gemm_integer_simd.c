/* gemm_integer_simd.c - products of integers, which wrap, compiled for each instruction set.
 *
 * Columns of C are gone through in strips of a few vectors. A block of the inner dimension of the strip's part of B is copied side by side, in the
 * type that is computed in, and stays in the first-level cache while four rows of A at a time pass by, whose sums stay in registers. What
 * wraps at 16 bits wraps at 8 alike, so bytes are multiplied as numbers of 16 bits. Few columns that lie along the sum need no strips. */
#include "cpu/gemm.h"

#include <string.h>

enum {
    VECTOR = 64,
    ROWS = 4,
    BLOCK = 256,
    FEW = 4 /* columns that are summed one by one, if they lie along the sum */
};
#ifdef __AVX512F__
enum {
    VECTORS = 2
}; /* of each row: sums of four rows and what they are made of take no more registers than there are */
#else
enum { VECTORS = 1 };
#endif

#define PRODUCT(T, U, name)                                                                                       \
    typedef U name##_vector __attribute__((vector_size(VECTOR)));                                                 \
    static void name##_along(const gemm *g, int64_t begin, int64_t end) {                                         \
        for (int64_t i = begin; i < end; i++)                                                                     \
            for (int64_t j = 0; j < g->n; j++) {                                                                  \
                const T *const a = (const T *)g->a + i * g->ars, *const b = (const T *)g->b + j * g->bcs;         \
                T *const c = (T *)g->c + i * g->crs + j * g->ccs;                                                 \
                U sum = 0;                                                                                        \
                if (g->acs == 1 && g->brs == 1)                                                                   \
                    for (int64_t p = 0; p < g->k; p++) sum = (U)(sum + (U)((U)a[p] * (U)b[p]));                   \
                else                                                                                              \
                    for (int64_t p = 0; p < g->k; p++) sum = (U)(sum + (U)((U)a[p * g->acs] * (U)b[p * g->brs])); \
                sum = (U)((U)g->ialpha * sum);                                                                    \
                *c = (T)(g->ibeta ? (U)(sum + (U)((U)g->ibeta * (U)*c)) : sum);                                   \
            }                                                                                                     \
    }                                                                                                             \
    static void name(const gemm *g, int64_t begin, int64_t end) {                                                 \
        enum { WIDE = VECTORS * VECTOR / sizeof(U), LANES = VECTOR / sizeof(U) };                                 \
        _Alignas(VECTOR) U panel[BLOCK * WIDE], sums[WIDE];                                                       \
        if ((g->n == 1 && (g->acs == 1 || g->m == 1)) || (g->n <= FEW && g->acs == 1 && g->brs == 1)) {           \
            name##_along(g, begin, end);                                                                          \
            return;                                                                                               \
        }                                                                                                         \
        for (int64_t j = 0; j < g->n; j += WIDE) {                                                                \
            const int64_t columns = MIN(WIDE, g->n - j);                                                          \
            int64_t p0 = 0;                                                                                       \
            do { /* once even if there is nothing to sum */                                                       \
                const int64_t k = MIN(BLOCK, g->k - p0);                                                          \
                const T *const b = (const T *)g->b + p0 * g->brs + j * g->bcs;                                    \
                for (int64_t p = 0; p < k; p++) {                                                                 \
                    U *const to = panel + p * WIDE;                                                               \
                    const T *const from = b + p * g->brs;                                                         \
                    if (columns == WIDE && g->bcs == 1)                                                           \
                        for (int q = 0; q < WIDE; q++) to[q] = (U)from[q];                                        \
                    else                                                                                          \
                        for (int64_t q = 0; q < WIDE; q++) to[q] = q < columns ? (U)from[q * g->bcs] : 0;         \
                }                                                                                                 \
                for (int64_t i = begin; i < end; i += ROWS) {                                                     \
                    const T *a[ROWS];                                                                             \
                    name##_vector acc[ROWS][VECTORS];                                                             \
                    for (int r = 0; r < ROWS; r++) {                                                              \
                        a[r] = (const T *)g->a + MIN(i + r, end - 1) * g->ars + p0 * g->acs;                      \
                        for (int v = 0; v < VECTORS; v++) acc[r][v] = (name##_vector){0};                         \
                    }                                                                                             \
                    for (int64_t p = 0; p < k; p++) {                                                             \
                        name##_vector in[VECTORS];                                                                \
                        memcpy(in, panel + p * WIDE, sizeof in);                                                  \
                        for (int r = 0; r < ROWS; r++)                                                            \
                            for (int v = 0; v < VECTORS; v++) acc[r][v] += in[v] * (U)a[r][p * g->acs];           \
                    }                                                                                             \
                    for (int r = 0; r < ROWS && i + r < end; r++) {                                               \
                        T *const c = (T *)g->c + (i + r) * g->crs + j * g->ccs;                                   \
                        memcpy(sums, acc[r], sizeof sums);                                                        \
                        for (int64_t q = 0; q < columns; q++) {                                                   \
                            const U sum = (U)((U)g->ialpha * sums[q]), had = (U)c[q * g->ccs];                    \
                            c[q * g->ccs] = (T)(p0         ? (U)(had + sum)                                       \
                                                : g->ibeta ? (U)((U)((U)g->ibeta * had) + sum)                    \
                                                           : sum);                                                \
                        }                                                                                         \
                    }                                                                                             \
                }                                                                                                 \
                p0 += BLOCK;                                                                                      \
            } while (p0 < g->k);                                                                                  \
        }                                                                                                         \
    }
PRODUCT(uint8_t, uint16_t, of_u8)
PRODUCT(int8_t, uint16_t, of_i8)
PRODUCT(int16_t, uint16_t, of_i16)
PRODUCT(int32_t, uint32_t, of_i32)
PRODUCT(int64_t, uint64_t, of_i64)

const integer_products ISA_NAME(integer_products) = {.rows = {[TORC_UINT8] = of_u8,
                                                              [TORC_INT8] = of_i8,
                                                              [TORC_INT16] = of_i16,
                                                              [TORC_INT32] = of_i32,
                                                              [TORC_INT64] = of_i64}};
