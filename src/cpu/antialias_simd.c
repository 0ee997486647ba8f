/* antialias_simd.c - the loops of antialias.c, compiled for each instruction set.
 *
 * All are the same sum, of so many vectors that lie a step apart, times their weights: of rows below each other; then of pixels beside each
 * other, of which each is a vector of channels, or of the same column in ANTIALIAS_ROWS rows, which are interleaved for that. */
#include <string.h>

#include "cpu/antialias.h"
#include "cpu/blocks.h"

#if defined(__AVX512F__)
enum { VECTOR = 64 };
#elif defined(__AVX__)
enum { VECTOR = 32 };
#else
enum { VECTOR = 16 };
#endif
enum { ROWS = ANTIALIAS_ROWS, SOME = 4 /* elements; no vector is shorter */ };

/* Rows of ROWS floats as columns, and back: both are the same. */
static inline void turn_f(float *to, int64_t to_step, const float *from, int64_t step) {
#if defined(__has_builtin) && defined(__AVX__)
#if __has_builtin(__builtin_shufflevector)
#define TURNED 1
    typedef float eight __attribute__((vector_size(32)));
    typedef float loose __attribute__((vector_size(32), aligned(4), may_alias));
    eight a[ROWS], b[ROWS];
    for (int i = 0; i < ROWS; i++) a[i] = *(const loose *)(from + i * step);
#define PAIRS(i, j)                                                               \
    b[i] = __builtin_shufflevector(a[i], a[(i) + (j)], 0, 8, 1, 9, 4, 12, 5, 13); \
    b[(i) + (j)] = __builtin_shufflevector(a[i], a[(i) + (j)], 2, 10, 3, 11, 6, 14, 7, 15)
    PAIRS(0, 1);
    PAIRS(2, 1);
    PAIRS(4, 1);
    PAIRS(6, 1);
#undef PAIRS
    for (int i = 0; i < ROWS; i += 4)
        for (int j = 0; j < 2; j++) {
            a[i + 2 * j] = __builtin_shufflevector(b[i + j], b[i + 2 + j], 0, 1, 8, 9, 4, 5, 12, 13);
            a[i + 2 * j + 1] = __builtin_shufflevector(b[i + j], b[i + 2 + j], 2, 3, 10, 11, 6, 7, 14, 15);
        }
    for (int i = 0; i < 4; i++) {
        *(loose *)(to + i * to_step) = __builtin_shufflevector(a[i], a[i + 4], 0, 1, 2, 3, 8, 9, 10, 11);
        *(loose *)(to + (i + 4) * to_step) = __builtin_shufflevector(a[i], a[i + 4], 4, 5, 6, 7, 12, 13, 14, 15);
    }
#endif
#endif
#ifndef TURNED
    for (int i = 0; i < ROWS; i++)
        for (int k = 0; k < ROWS; k++) to[i * to_step + k] = from[k * step + i];
#endif
}
static inline void turn_d(double *to, int64_t to_step, const double *from, int64_t step) {
    for (int i = 0; i < ROWS; i++)
        for (int k = 0; k < ROWS; k++) to[i * to_step + k] = from[k * step + i];
}

/* VEC is a type of vector of C: one such vector of the sum, and four beside each other. */
#define ONE_SUM(C, c, VEC, name)                                                                        \
    static inline void one_##name##_##c(C *to, const C *from, int64_t step, const C *w, int64_t many) { \
        VEC sum = {0};                                                                                  \
        for (int64_t k = 0; k < many; k++) sum += w[k] * *(const VEC##_loose *)(from + k * step);       \
        *(VEC##_loose *)to = sum;                                                                       \
    }
#define FOUR_SUMS(C, c, VEC, name)                                                                              \
    static inline void four_##name##_##c(C *to, const C *from, int64_t step, const C *w, int64_t many) {        \
        const int64_t n = (int64_t)(sizeof(VEC) / sizeof(C));                                                   \
        VEC p = {0}, q = {0}, r = {0}, s = {0};                                                                 \
        for (int64_t k = 0; k < many; k++, from += step) {                                                      \
            p += w[k] * *(const VEC##_loose *)from, q += w[k] * *(const VEC##_loose *)(from + n);               \
            r += w[k] * *(const VEC##_loose *)(from + 2 * n), s += w[k] * *(const VEC##_loose *)(from + 3 * n); \
        }                                                                                                       \
        *(VEC##_loose *)to = p, *(VEC##_loose *)(to + n) = q;                                                   \
        *(VEC##_loose *)(to + 2 * n) = r, *(VEC##_loose *)(to + 3 * n) = s;                                     \
    }

/* C: what is computed with; c: what ends the names of its functions; EIGHT: how many bytes a vector of ROWS elements may have. */
#define LOOPS(C, c, EIGHT)                                                                                                       \
    typedef C wide_##c __attribute__((vector_size(VECTOR)));                                                                     \
    typedef C wide_##c##_loose __attribute__((vector_size(VECTOR), aligned(sizeof(C)), may_alias));                              \
    typedef C row_##c __attribute__((vector_size(EIGHT)));                                                                       \
    typedef C row_##c##_loose __attribute__((vector_size(EIGHT), aligned(sizeof(C)), may_alias));                                \
    ONE_SUM(C, c, wide_##c, wide)                                                                                                \
    FOUR_SUMS(C, c, wide_##c, wide)                                                                                              \
    ONE_SUM(C, c, row_##c, row)                                                                                                  \
    static void down_##c(void *to_, const void *from_, int64_t step, const void *weight, int64_t many, int64_t n) {              \
        enum { LANES = VECTOR / sizeof(C) };                                                                                     \
        C *to = to_;                                                                                                             \
        const C *from = from_, *w = weight;                                                                                      \
        int64_t i = 0;                                                                                                           \
        for (; i + 4 * LANES <= n; i += 4 * LANES) four_wide_##c(to + i, from + i, step, w, many);                               \
        for (; i + LANES <= n; i += LANES) one_wide_##c(to + i, from + i, step, w, many);                                        \
        for (; i < n; i++) {                                                                                                     \
            C sum = 0;                                                                                                           \
            for (int64_t k = 0; k < many; k++) sum += w[k] * from[i + k * step];                                                 \
            to[i] = sum;                                                                                                         \
        }                                                                                                                        \
    }                                                                                                                            \
    static void add_##c(void *to_, const void *from_, const void *weight, int64_t n) {                                           \
        const C w = *(const C *)weight, *restrict from = from_;                                                                  \
        C *restrict to = to_;                                                                                                    \
        for (int64_t i = 0; i < n; i++) to[i] += w * from[i];                                                                    \
    }                                                                                                                            \
    static void interleave_##c(void *to, const void *from, int64_t step, int64_t n) {                                            \
        C *line = to;                                                                                                            \
        const C *rows = from;                                                                                                    \
        int64_t x = 0;                                                                                                           \
        for (; x + ROWS <= n; x += ROWS) turn_##c(line + x * ROWS, ROWS, rows + x, step);                                        \
        for (; x < n; x++)                                                                                                       \
            for (int k = 0; k < ROWS; k++) line[x * ROWS + k] = rows[k * step + x];                                              \
    }                                                                                                                            \
    static inline void pixel_##c(C *to, const C *line, const C *w, int64_t many) {                                               \
        enum { LANES = EIGHT / sizeof(C) };                                                                                      \
        for (int k = 0; k < ROWS; k += LANES) one_row_##c(to + k, line + k, ROWS, w, many);                                      \
    }                                                                                                                            \
    static void across_rows_##c(void *to_, int64_t step, const void *line_, const antialias_table *t, int64_t n) {               \
        C *to = to_, tile[ROWS * ROWS];                                                                                          \
        const C *line = line_, *w = t->weight;                                                                                   \
        for (int64_t x = 0; x < n; x += ROWS) {                                                                                  \
            const int64_t some = MIN(ROWS, n - x);                                                                               \
            for (int64_t i = 0; i < some; i++)                                                                                   \
                pixel_##c(tile + i * ROWS, line + t->first[x + i] * ROWS, w + t->at[x + i],                                      \
                          t->at[x + i + 1] - t->at[x + i]);                                                                      \
            if (some == ROWS)                                                                                                    \
                turn_##c(to + x, step, tile, ROWS);                                                                              \
            else                                                                                                                 \
                for (int k = 0; k < ROWS; k++)                                                                                   \
                    for (int64_t i = 0; i < some; i++) to[k * step + x + i] = tile[i * ROWS + k];                                \
        }                                                                                                                        \
    }                                                                                                                            \
    /* The last vector of a pixel may hang over into the next, which comes later, and a little over the end of both memories. */ \
    static void across_##c(void *to_, const void *line_, int64_t width, const antialias_table *t, int64_t n) {                   \
        typedef C some __attribute__((vector_size(SOME * sizeof(C))));                                                           \
        typedef C some_loose __attribute__((vector_size(SOME * sizeof(C)), aligned(sizeof(C)), may_alias));                      \
        enum { LANES = VECTOR / sizeof(C) };                                                                                     \
        C *to = to_;                                                                                                             \
        for (int64_t x = 0; x < n; x++, to += width) {                                                                           \
            const C *from = (const C *)line_ + t->first[x] * width, *w = (const C *)t->weight + t->at[x];                        \
            const int64_t many = t->at[x + 1] - t->at[x];                                                                        \
            int64_t i = 0;                                                                                                       \
            for (; i + 4 * LANES <= width; i += 4 * LANES) four_wide_##c(to + i, from + i, width, w, many);                      \
            for (; i + LANES <= width; i += LANES) one_wide_##c(to + i, from + i, width, w, many);                               \
            for (; i < width; i += SOME) {                                                                                       \
                some sum = {0};                                                                                                  \
                for (int64_t k = 0; k < many; k++) sum += w[k] * *(const some_loose *)(from + i + k * width);                    \
                *(some_loose *)(to + i) = sum;                                                                                   \
            }                                                                                                                    \
        }                                                                                                                        \
    }
LOOPS(float, f, (VECTOR > 32 ? 32 : VECTOR))
LOOPS(double, d, VECTOR)

const antialias_loops ISA_NAME(antialias_loops) = {
    .of_float = {down_f, add_f, interleave_f, across_rows_f, across_f},
    .of_double = {down_d, add_d, interleave_d, across_rows_d, across_d},
};
