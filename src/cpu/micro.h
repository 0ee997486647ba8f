/* micro.h - the innermost loops of convolutions and matrix products, chosen for the machine the library runs on.
 *
 * A matrix product is a correlation with a single tap: rows of A are the weights, rows of B the channels. So both stand
 * on one block of accumulators: `rows` broadcast numbers times `width` neighbouring ones per step. */
#ifndef TORC_CPU_MICRO_H
#define TORC_CPU_MICRO_H

#include "base/base.h"

#define MICRO_SET(T, suffix)                                                                                                  \
    typedef struct micro_##suffix {                                                                                           \
        int rows, lanes, width; /* the block: rows × (width = a few vectors of `lanes`) */                                   \
        int width_one;          /* positions of `correlate_one` */                                                            \
        int dot_rows, dot_cols;                                                                                               \
        void (*correlate)(const T *x, int64_t step, int64_t channels, const int64_t *offset, int64_t taps,                    \
                          const T *weight, const T *init, T *tile);                                                           \
        void (*correlate_one)(const T *x, int64_t step, int64_t channels, const int64_t *offset, int64_t taps,                \
                              const T *weight, const T *init, T *tile);                                                       \
        void (*dots)(const T *const *g, const T *const *x, int64_t n, T *out);                                                \
        /* c[rows][cols] = alpha·Σ a[p][r]·b[p][i] (+ beta·c, which is not read when beta is 0), cols a multiple of \
         * lanes up to width; a and b packed, `cols` to a step */     \
        void (*multiply)(int64_t cols, const T *a, const T *b, int64_t k, T alpha, T beta, T *c, int64_t ldc);                \
        /* `panels` neighbouring panels of `width` columns: to[panel][p][0…width) = from[p·stride + panel·width + …] */ \
        void (*copy_panels)(T * to, const T *from, int64_t stride, int64_t panels, int64_t k);                                \
        /* to[p][0…width) = from[i·stride + p]: what lies along p comes to lie across; i < count, zero beyond */           \
        void (*transpose)(T * to, int64_t width, const T *from, int64_t stride, int64_t count, int64_t k);                    \
        T (*dot)(const T *a, const T *x, int64_t n);                                                                          \
        void (*dot4)(const T *a, int64_t stride, const T *x, int64_t n, T *out); /* of four rows with x */                    \
        void (*add8)(T * y, const T *a, int64_t stride, const T *w, int64_t n);  /* y += Σ w[r]·row r, of eight */          \
    } micro_##suffix;                                                                                                         \
    const micro_##suffix *micro_of_##suffix(void);
MICRO_SET(float, f32)
MICRO_SET(double, f64)

enum { MICRO_TILE = 512, MICRO_ROWS_MAX = 16, MICRO_DOTS_MAX = 64 }; /* upper bounds over all sets */

#endif
