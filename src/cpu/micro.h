/* micro.h - the innermost loops of convolutions and matrix products, chosen for the machine the library runs on.
 *
 * All of them are one block of accumulators: `rows` numbers, each broadcast, times `width` neighbouring ones per step.
 * A matrix product finds its numbers packed side by side; a convolution finds them where each row looks. */
#ifndef TORC_CPU_MICRO_H
#define TORC_CPU_MICRO_H

#include "base/base.h"

typedef struct micro_run {
    int64_t from, to, length;
} micro_run;
#define MICRO_SET(T, suffix)                                                                                                                         \
    /* c[r][0…cols) = first (or, without it, what is there) + Σ x[r][at[p]]·b[p][0…cols), p < k, for up to `rows`      \
     * rows; b is packed, `cols` to a step. If no more than half of the rows are asked for, x and c need no more. */                       \
    typedef void micro_rows_##suffix(int64_t rows, int64_t cols, const T *const *x, const int64_t *at, const T *b,                                   \
                                     int64_t k, const T *first, T *const *c);                                                                        \
    typedef struct micro_##suffix {                                                                                                                  \
        int rows, lanes, width; /* the block: rows × (width = a few vectors of `lanes`) */                                                          \
        int steps; /* 0, or of tiles: `a` lies in blocks of so many steps, each row by row, and k is whole blocks */                                 \
        int dot_rows, dot_cols;                                                                                                                      \
        micro_rows_##suffix *rows_by_numbers; /* cols a multiple of lanes up to width */                                                             \
        micro_rows_##suffix *rows_by_lanes;   /* cols = lanes; x[r][at[p] … + lanes) is multiplied lane by lane */                                 \
        /* the same with x[r][p] and b[at[p]…+cols); where a quarter of the rows is asked for, x and c need no more */                             \
        micro_rows_##suffix *rows_by_places; /* cols a multiple of lanes up to width */                                                              \
        /* what rows_by_lanes does, of n rows: one is `step` elements behind the other, and its sums are `apart` */                                  \
        void (*line_by_lanes)(int64_t n, const T *x, int64_t step, const int64_t *at, const T *b, int64_t k,                                         \
                              const T *first, T *c, int64_t apart);                                                                                  \
        /* to[p·cols + run.to …] = x[at[p] + run.from …] for each run of neighbours, in whole vectors: what lies behind  \
         * a run is read and overwritten too, the runs lie in order */                      \
        void (*gather)(T * to, int64_t cols, const T *x, const int64_t *at, int64_t k, const micro_run *runs,                                        \
                       int64_t count);                                                                                                               \
        void (*dots)(const T *const *g, const T *const *x, int64_t n, T *out);                                                                       \
        /* Of tiles: `count` rows of `terms` numbers of 16 bits, `stride` apart, to the blocks of a panel of A, and zeros to what else there is of \
         * `rows` rows of k steps. */ \
        void (*copy_rows)(T * to, const uint16_t *from, int64_t stride, int64_t count, int64_t terms, int64_t k);                                    \
        /* The same to a panel of B of `width` columns: of columns that lie along the sum, and of panels beside each other that lie across it. */    \
        void (*turn_rows)(T * to, int64_t width, const uint16_t *from, int64_t stride, int64_t count, int64_t terms,                                 \
                          int64_t k);                                                                                                                \
        void (*pair_panels)(T * to, const uint16_t *from, int64_t stride, int64_t panels, int64_t terms, int64_t k);                                 \
        /* Where they are there, a thread calls begin before the first of some calls of multiply, and end after the last. */                         \
        void (*begin)(void), (*end)(void);                                                                                                           \
        /* c[rows][cols] = alpha·Σ a[p][r]·b[p][i] (+ beta·c, which is not read when beta is 0), cols a multiple       \
         * of lanes up to width; a and b packed, `cols` to a step */                         \
        void (*multiply)(int64_t cols, const T *a, const T *b, int64_t k, T alpha, T beta, T *c, int64_t ldc);                                       \
        /* the same of operands as they lie: up to `rows` rows of A, element (r, p) at a[r·ars + p·acs], and rows of B that are brs apart */       \
        void (*multiply_lying)(int64_t rows, int64_t cols, const T *a, int64_t ars, int64_t acs, const T *b,                                         \
                               int64_t brs, int64_t k, T alpha, T beta, T *c, int64_t ldc);                                                          \
        /* `panels` neighbouring panels of `width` columns: to[panel][p][i] = from[p·stride + panel·width + i] */                                  \
        void (*copy_panels)(T * to, const T *from, int64_t stride, int64_t panels, int64_t k);                                                       \
        /* to[p·rows + i] = from[p·stride + i], i < rows */                                                                                        \
        void (*copy_rows_across)(T * to, const T *from, int64_t stride, int64_t k);                                                                  \
        /* to[p·ld + i] = from[i·stride + p]: what lies along p comes to lie across; i < count, p < k */                                           \
        void (*flip)(T * to, int64_t ld, const T *from, int64_t stride, int64_t count, int64_t k);                                                   \
        /* the same with ld = width, and zeros for i from count to width */                                                                          \
        void (*transpose)(T * to, int64_t width, const T *from, int64_t stride, int64_t count, int64_t k);                                           \
        T (*dot)(const T *a, const T *x, int64_t n);                                                                                                 \
        void (*dot4)(const T *a, int64_t stride, const T *x, int64_t n, T *out); /* of four rows with x */                                           \
        void (*add8)(T * y, const T *a, int64_t stride, const T *w, int64_t n);  /* y += Σ w[r]·row r, of eight */                                 \
    } micro_##suffix;                                                                                                                                \
    const micro_##suffix *micro_of_##suffix(void);
MICRO_SET(float, f32)
MICRO_SET(double, f64)
MICRO_SET(uint64_t, u64) /* of integers; blocks are those of f64 */

/* What multiplies bfloat16 where the processor can, by vectors or by tiles: numbers are pairs of neighbours along the sum, which pass for one float, and a
 * step adds both products. Of vectors `multiply`, `flip` and `transpose` alone, of tiles also what brings panels to their order. NULL on other
 * processors. */
const micro_f32 *micro_of_bf16_pairs(void);

enum { MICRO_TILE = 1024, MICRO_ROWS_MAX = 16, MICRO_DOTS_MAX = 64 }; /* upper bounds over all sets */

#endif
