/* norm_loops.h - the loops of norm.c over runs of elements: short rows, channels of a few elements that follow one another, and long runs. */
#ifndef TORC_CPU_NORM_LOOPS_H
#define TORC_CPU_NORM_LOOPS_H

#include <stdint.h>

#include "core/dtype.h"
#include "host/isa.h"

enum { NORM_ROWS = 16 /* short rows go together */ };
#define NORM_LOOPS(T, X)                                                                                                                            \
    typedef struct X(                                                                                                                               \
        norm_factors) { /* of each channel: y = x·scale + shift, or g·scale + (x − centre)·slope + shift */                                    \
        const double *centre;                                                                                                                       \
        const T *scale, *shift, *slope;                                                                                                             \
        int64_t channels;                                                                                                                           \
    } X(norm_factors);                                                                                                                              \
    typedef struct X(norm_loops) {                                                                                                                  \
        /* Up to NORM_ROWS rows of n elements. No mean: it is 0. What is not given, as w and b, is left out. */                                     \
        void (*rows)(T * y, const T *x, T *mean, T *rstd, const T *w, const T *b, int64_t rows, int64_t n,                                          \
                     double eps);                                                                                                                   \
        /* Their gradients: d, which may be NULL or g, is that of the rows; dw and db, both NULL or db alone, are added to. */                      \
        void (*rows_backward)(T * d, const T *x, const T *g, const T *w, const T *mean, const T *rstd, T *dw, T *db,                                \
                              int64_t rows, int64_t n);                                                                                             \
        /* What channels of n elements add to their sums. With g: of g, and of (x − centre)·g. With a centre alone: only of                    \
         * (x − centre)². Otherwise: of x. */ \
        void (*add_channels)(const T *x, const T *g, const double *centre, double *sum, double *dot, int64_t channels,                              \
                             int64_t n);                                                                                                            \
        /* What becomes of `runs` of them, from channel c on, after whose last comes the first again. No g: of x alone. */                          \
        void (*apply_channels)(const X(norm_factors) * f, T *y, const T *g, const T *x, int64_t c, int64_t runs,                                    \
                               int64_t n);                                                                                                          \
    } X(norm_loops);
#define NORM_F32(name) f32_##name
#define NORM_F64(name) f64_##name
NORM_LOOPS(float, NORM_F32)
NORM_LOOPS(double, NORM_F64)
/* Of a long run of one dtype, numbers being of the type that is computed in. Sums are taken in it over short stretches, and in double over those. */
typedef struct norm_runs {
    double (*sum)(const void *x, int64_t n);
    double (*squares)(const void *x, double mean, int64_t n);                      /* of (x − mean) */
    double (*products)(const void *x, double mean, const void *g, int64_t n);      /* (x − mean)·g */
    void (*affine)(void *y, const void *x, double scale, double shift, int64_t n); /* y = x·scale + shift */
    /* d = g·a + (x − mean)·b + c */
    void (*combine)(void *d, const void *g, const void *x, double mean, double a, double b, double c, int64_t n);
} norm_runs;
typedef struct norm_loops {
    norm_runs runs[TORC_DTYPE_COUNT];
    f32_norm_loops f32_loops;
    f64_norm_loops f64_loops;
} norm_loops;
ISA_DECLARE(norm_loops, norm_loops);
#endif
