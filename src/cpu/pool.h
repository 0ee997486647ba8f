/* pool.h - the loops of pooling: results side by side, columns of a row of the output or channels of a pixel, take one element of the window
 * after the other. Strides count elements. */
#ifndef TORC_CPU_POOL_H
#define TORC_CPU_POOL_H

#include <stdbool.h>
#include <stdint.h>

#include "host/isa.h"
#include "torc/core.h"

enum { POOL_LINE = 256 /* results at most */ };
/* Element i of the window of n results: that of result k is in[k * stride], number from + k * step of its plane. */
typedef struct pool_tap {
    const void *in;
    int64_t stride, n, from, step;
} pool_tap;
/* Maxima so far, and where they are: in 32 bits where planes have so few elements. `fresh`: some may not have begun, and are at -1. */
typedef void pool_max_loop(void *best, void *at, const pool_tap *tap);
typedef struct pool_max_loops {
    pool_max_loop *fresh, *next, *plain; /* plain: without places */
} pool_max_loops;
typedef struct pool_mean_loops {
    void (*add)(void *sum, const pool_tap *tap);        /* sums of floats (of float64: doubles) */
    void (*flush)(double *total, void *sum, int64_t n); /* which move to those of doubles */
    /* The results, of sums or of totals: times a factor (of float64: divided), one for all, or, each is 1, one for each. */
    void (*finish)(void *out, int64_t stride, const void *sum, const double *factor, int64_t each, int64_t n);
    void (*finish_totals)(void *out, int64_t stride, const void *total, const double *factor, int64_t each, int64_t n);
} pool_mean_loops;
typedef struct pool_loops {
    pool_max_loops max[TORC_DTYPE_COUNT][2]; /* 0: 32 bits */
    pool_mean_loops mean[TORC_DTYPE_COUNT];
    void (*spread[2])(const void *share, const pool_tap *tap); /* adds shares to tap->in; of float, of double */
} pool_loops;
ISA_DECLARE(pool_loops, pool_loops);

#endif
