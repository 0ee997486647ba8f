/* softmax.h - the loops of softmax: rows are contiguous, strips are SOFTMAX_STRIP columns wide. */
#ifndef TORC_CPU_SOFTMAX_H
#define TORC_CPU_SOFTMAX_H

#include <stdbool.h>
#include <stdint.h>

#include "host/isa.h"

enum { SOFTMAX_STRIP = 32 };
typedef struct softmax_loops {
    void (*row_forward_f32)(const float *x, float *y, int64_t n, bool log);
    void (*row_forward_f64)(const double *x, double *y, int64_t n, bool log);
    void (*row_backward_f32)(const float *g, const float *y, float *d, int64_t n, bool log); /* y: the output */
    void (*row_backward_f64)(const double *g, const double *y, double *d, int64_t n, bool log);
    void (*strip_forward_f32)(float *x, int64_t n, bool log); /* in place */
    void (*strip_forward_f64)(double *x, int64_t n, bool log);
    void (*strip_backward_f32)(const float *g, float *y, int64_t n, bool log); /* the gradient replaces y */
    void (*strip_backward_f64)(const double *g, double *y, int64_t n, bool log);
    void (*turn_f32)(const float *rows, float *strip, int64_t n, int64_t many); /* `many` rows to columns */
    void (*turn_f64)(const double *rows, double *strip, int64_t n, int64_t many);
    void (*turn_back_f32)(const float *strip, float *rows, int64_t n, int64_t many);
    void (*turn_back_f64)(const double *strip, double *rows, int64_t n, int64_t many);
} softmax_loops;
ISA_DECLARE(softmax_loops, softmax_loops);

#endif
