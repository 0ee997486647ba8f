/* softmax.h - the loops of softmax: rows are contiguous, strips are SOFTMAX_STRIP columns wide. */
#ifndef TORC_CPU_SOFTMAX_H
#define TORC_CPU_SOFTMAX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "host/isa.h"

enum { SOFTMAX_STRIP = 32, SOFTMAX_WIDE = 128, SOFTMAX_ROWS = 8 };
typedef struct softmax_loops {
    /* Up to SOFTMAX_ROWS rows that follow one another: none waits for another's maximum, sum or logarithm. */
    void (*row_forward_f32)(const float *x, float *y, int64_t n, int64_t rows, bool log);
    void (*row_forward_f64)(const double *x, double *y, int64_t n, int64_t rows, bool log);
    void (*row_backward_f32)(const float *g, const float *y, float *d, int64_t n, int64_t rows,
                             bool log); /* y: the output, which d may be */
    void (*row_backward_f64)(const double *g, const double *y, double *d, int64_t n, int64_t rows, bool log);
    void (*strip_forward_f32)(float *x, int64_t n, bool log); /* in place */
    void (*strip_forward_f64)(double *x, int64_t n, bool log);
    void (*strip_backward_f32)(const float *g, float *y, int64_t n, bool log); /* the gradient replaces y */
    void (*strip_backward_f64)(const double *g, double *y, int64_t n, bool log);
    /* Columns where they lie, up to SOFTMAX_WIDE of them: n rows, `apart` elements from each other. */
    void (*columns_forward_f32)(const float *x, float *y, int64_t apart, int64_t cols, int64_t n, bool log);
    void (*columns_forward_f64)(const double *x, double *y, int64_t apart, int64_t cols, int64_t n, bool log);
    void (*columns_backward_f32)(const float *g, const float *y, float *d, int64_t apart, int64_t cols, int64_t n,
                                 bool log);
    void (*columns_backward_f64)(const double *g, const double *y, double *d, int64_t apart, int64_t cols, int64_t n,
                                 bool log);
} softmax_loops;

/* Rows that lie far apart are not what a processor looks ahead for by itself: the same bytes of the row that comes some rows later. */
static inline void softmax_ask_for(const void *row, size_t bytes, int64_t apart, int64_t rows_left) {
    enum { AHEAD = 8, LINE = 64 };
    if (rows_left <= AHEAD) return;
    for (size_t at = 0; at < bytes; at += LINE) __builtin_prefetch((const char *)row + AHEAD * apart + at);
}
ISA_DECLARE(softmax_loops, softmax_loops);

#endif
