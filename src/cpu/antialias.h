/* antialias.h - the loops of antialias.c: sums of weighted rows, pixels and channels. */
#ifndef TORC_CPU_ANTIALIAS_H
#define TORC_CPU_ANTIALIAS_H

#include <stdint.h>

#include "host/isa.h"

enum {
    ANTIALIAS_ROWS = 8 /* that are summed across together */,
    ANTIALIAS_OVER = 4 /* elements that may be read and written behind the last */
};
/* What each place of a dimension is a sum of: neighbours from `first` on, with the weights from `at` of this place to that of the next. */
typedef struct antialias_table {
    const int64_t *first, *at;
    const void *weight;
} antialias_table;
/* Steps are in elements. */
typedef struct antialias_sums {
    /* n elements: the sum of `many` rows */
    void (*down)(void *to, const void *from, int64_t step, const void *weight, int64_t many, int64_t n);
    /* the same row by row */
    void (*add)(void *to, const void *from, const void *weight, int64_t n);
    /* ANTIALIAS_ROWS rows of n elements, a step apart, as n columns */
    void (*interleave)(void *to, const void *from, int64_t step, int64_t n);
    /* ... and those columns' sums, n of them, as rows */
    void (*across_rows)(void *to, int64_t step, const void *line, const antialias_table *t, int64_t n);
    /* n pixels of `width` channels each: sums of pixels of the line */
    void (*across)(void *to, const void *line, int64_t width, const antialias_table *t, int64_t n);
} antialias_sums;
typedef struct antialias_loops {
    antialias_sums of_float, of_double;
} antialias_loops;
ISA_DECLARE(antialias_loops, antialias_loops);

#endif
