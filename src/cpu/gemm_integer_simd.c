/* gemm_integer_simd.c - products of integers, which wrap, compiled for each instruction set.
 *
 * Columns of C are gone through in strips of a few vectors. A block of the inner dimension of the strip's part of B is copied side by side, in the
 * type that is computed in, and stays in the first-level cache while a few rows of A at a time pass by, copied so too, whose sums stay in
 * registers. What wraps at 16 bits wraps at 8 alike, so bytes are multiplied as numbers of 16 bits. One column, and few that lie along the sum,
 * need no strips. */
#include "cpu/gemm.h"

#include <string.h>

#include "host/lanes.h"

enum {
    VECTORS = 2, /* of each row: sums of the rows and what they are made of take no more registers than there are */
    BLOCK = 256,
    STRIPS = 16,
    COLUMN = 1024, /* rows of a product that has one column */
    FEW = 4        /* columns that are summed one by one, if they lie along the sum */
};
#ifdef __AVX512F__
enum { ROWS = 4 };
#else
enum { ROWS = 5 };
#endif

#define PRODUCT(T, U, name)                                                                                            \
    typedef U name##_vector __attribute__((vector_size(VECTOR_BYTES)));                                                \
    typedef T name##_given __attribute__((vector_size(VECTOR_BYTES / sizeof(U) * sizeof(T))));                         \
    INLINE void name##_put(const gemm *g, T *c, U sum, bool more) {                                                    \
        sum = (U)((U)g->ialpha * sum);                                                                                 \
        *c = (T)(more ? (U)((U)*c + sum) : g->ibeta ? (U)((U)((U)g->ibeta * (U)*c) + sum) : sum);                      \
    }                                                                                                                  \
    static void name##_along(const gemm *g, int64_t begin, int64_t end) {                                              \
        for (int64_t i = begin; i < end; i++)                                                                          \
            for (int64_t j = 0; j < g->n; j++) {                                                                       \
                const T *const a = (const T *)g->a + i * g->ars, *const b = (const T *)g->b + j * g->bcs;              \
                U sum = 0;                                                                                             \
                if (g->acs == 1 && g->brs == 1)                                                                        \
                    for (int64_t p = 0; p < g->k; p++) sum = (U)(sum + (U)((U)a[p] * (U)b[p]));                        \
                else                                                                                                   \
                    for (int64_t p = 0; p < g->k; p++) sum = (U)(sum + (U)((U)a[p * g->acs] * (U)b[p * g->brs]));      \
                name##_put(g, (T *)g->c + i * g->crs + j * g->ccs, sum, false);                                        \
            }                                                                                                          \
    }                                                                                                                  \
    /* One column, where the rows of A lie side by side: some terms of the sums of many rows at a time. */             \
    static void name##_across(const gemm *g, int64_t begin, int64_t end) {                                             \
        const T *const b = g->b;                                                                                       \
        for (int64_t i = begin; i < end; i += COLUMN) {                                                                \
            const int64_t n = MIN(COLUMN, end - i), step = g->acs;                                                     \
            const T *a = (const T *)g->a + i;                                                                          \
            U sums[COLUMN] = {0};                                                                                      \
            int64_t p = 0;                                                                                             \
            for (; p + 4 <= g->k; p += 4, a += 4 * step) {                                                             \
                const U b0 = (U)b[p * g->brs], b1 = (U)b[(p + 1) * g->brs], b2 = (U)b[(p + 2) * g->brs],               \
                        b3 = (U)b[(p + 3) * g->brs];                                                                   \
                for (int64_t q = 0; q < n; q++)                                                                        \
                    sums[q] = (U)(sums[q] + (U)((U)a[q] * b0) + (U)((U)a[q + step] * b1) +                             \
                                  (U)((U)a[q + 2 * step] * b2) + (U)((U)a[q + 3 * step] * b3));                        \
            }                                                                                                          \
            for (; p < g->k; p++, a += step) {                                                                         \
                const U by = (U)b[p * g->brs];                                                                         \
                for (int64_t q = 0; q < n; q++) sums[q] = (U)(sums[q] + (U)((U)a[q] * by));                            \
            }                                                                                                          \
            for (int64_t q = 0; q < n; q++) name##_put(g, (T *)g->c + (i + q) * g->crs, sums[q], false);               \
        }                                                                                                              \
    }                                                                                                                  \
    /* So many rows of A, one after the other in `rows`, times the panel: into C. */                                   \
    INLINE void name##_group(int many, const gemm *g, const U *rows, const U *panel, int64_t k, T *c, int64_t columns, \
                             bool more) {                                                                              \
        enum { LANES = VECTOR_BYTES / sizeof(U), WIDE = VECTORS * LANES };                                             \
        name##_vector acc[ROWS][VECTORS];                                                                              \
        for (int r = 0; r < many; r++)                                                                                 \
            for (int v = 0; v < VECTORS; v++) acc[r][v] = (name##_vector){0};                                          \
        for (int64_t p = 0; p < k; p++) {                                                                              \
            name##_vector in[VECTORS];                                                                                 \
            memcpy(in, panel + p * WIDE, sizeof in);                                                                   \
            for (int r = 0; r < many; r++)                                                                             \
                for (int v = 0; v < VECTORS; v++) acc[r][v] += in[v] * rows[r * BLOCK + p];                            \
        }                                                                                                              \
        for (int r = 0; r < many; r++, c += g->crs) {                                                                  \
            if (columns == WIDE && g->ccs == 1 && g->ialpha == 1 && (more || g->ibeta == 0)) {                         \
                for (int v = 0; v < VECTORS; v++) {                                                                    \
                    name##_given out;                                                                                  \
                    if (more) {                                                                                        \
                        memcpy(&out, c + v * LANES, sizeof out);                                                       \
                        acc[r][v] += __builtin_convertvector(out, name##_vector);                                      \
                    }                                                                                                  \
                    out = __builtin_convertvector(acc[r][v], name##_given);                                            \
                    memcpy(c + v * LANES, &out, sizeof out);                                                           \
                }                                                                                                      \
                continue;                                                                                              \
            }                                                                                                          \
            U sums[WIDE];                                                                                              \
            memcpy(sums, acc[r], sizeof sums);                                                                         \
            for (int64_t q = 0; q < columns; q++) name##_put(g, c + q * g->ccs, sums[q], more);                        \
        }                                                                                                              \
    }                                                                                                                  \
    static void name(const gemm *g, int64_t begin, int64_t end) {                                                      \
        enum { WIDE = VECTORS * VECTOR_BYTES / sizeof(U) };                                                            \
        _Alignas(VECTOR_BYTES) U panel[BLOCK * WIDE], rows[ROWS * BLOCK];                                              \
        if ((g->n == 1 && (g->acs == 1 || g->m == 1)) || (g->n <= FEW && g->acs == 1 && g->brs == 1)) {                \
            name##_along(g, begin, end);                                                                               \
            return;                                                                                                    \
        }                                                                                                              \
        if (g->n == 1 && g->ars == 1) {                                                                                \
            name##_across(g, begin, end);                                                                              \
            return;                                                                                                    \
        }                                                                                                              \
        /* Strips whose parts of a short B fill a panel together: so rows of B are read further along. */              \
        const int64_t strips = MIN(BLOCK / MAX(1, MIN(BLOCK, g->k)), STRIPS);                                          \
        for (int64_t j = 0; j < g->n; j += strips * WIDE) {                                                            \
            const int64_t columns = MIN(strips * WIDE, g->n - j);                                                      \
            int64_t p0 = 0;                                                                                            \
            do { /* once even if there is nothing to sum */                                                            \
                const int64_t k = MIN(BLOCK, g->k - p0);                                                               \
                for (int64_t p = 0; p < k; p++) {                                                                      \
                    const T *from = (const T *)g->b + (p0 + p) * g->brs + j * g->bcs;                                  \
                    for (int64_t s = 0; s < columns; s += WIDE, from += WIDE * g->bcs) {                               \
                        U *const to = panel + s * k + p * WIDE;                                                        \
                        if (columns - s >= WIDE && g->bcs == 1)                                                        \
                            for (int q = 0; q < WIDE; q++) to[q] = (U)from[q];                                         \
                        else                                                                                           \
                            for (int64_t q = 0; q < WIDE; q++) to[q] = q < columns - s ? (U)from[q * g->bcs] : 0;      \
                    }                                                                                                  \
                }                                                                                                      \
                for (int64_t i = begin; i < end; i += ROWS) {                                                          \
                    const int64_t many = MIN(ROWS, end - i);                                                           \
                    for (int64_t r = 0; r < many; r++) {                                                               \
                        const T *const from = (const T *)g->a + (i + r) * g->ars + p0 * g->acs;                        \
                        U *const to = rows + r * BLOCK;                                                                \
                        if (g->acs == 1)                                                                               \
                            for (int64_t p = 0; p < k; p++) to[p] = (U)from[p];                                        \
                        else                                                                                           \
                            for (int64_t p = 0; p < k; p++) to[p] = (U)from[p * g->acs];                               \
                    }                                                                                                  \
                    for (int64_t s = 0; s < columns; s += WIDE) {                                                      \
                        const U *const strip = panel + s * k;                                                          \
                        T *const c = (T *)g->c + i * g->crs + (j + s) * g->ccs;                                        \
                        const int64_t n = MIN(WIDE, columns - s);                                                      \
                        switch (many) {                                                                                \
                        case 1: name##_group(1, g, rows, strip, k, c, n, p0 > 0); break;                               \
                        case 2: name##_group(2, g, rows, strip, k, c, n, p0 > 0); break;                               \
                        case 3: name##_group(3, g, rows, strip, k, c, n, p0 > 0); break;                               \
                        case 4: name##_group(4, g, rows, strip, k, c, n, p0 > 0); break;                               \
                        default: name##_group(ROWS, g, rows, strip, k, c, n, p0 > 0);                                  \
                        }                                                                                              \
                    }                                                                                                  \
                }                                                                                                      \
                p0 += BLOCK;                                                                                           \
            } while (p0 < g->k);                                                                                       \
        }                                                                                                              \
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
