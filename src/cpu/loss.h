/* loss.h - the loops of loss.c. */
#ifndef TORC_CPU_LOSS_H
#define TORC_CPU_LOSS_H

#include <stdbool.h>
#include <stdint.h>

#include "host/isa.h"

enum { LOSS_LANES = 16 };
typedef struct loss_loops {
    /* Binary cross entropy of probabilities x and targets t, which takes the place of x: whole vectors, so that every element has the same bits
     * wherever it is. */
    void (*entropy_f32)(float *x, const float *t, int64_t n);
    void (*entropy_f64)(double *x, const double *t, int64_t n);
    /* Are all of them probabilities? */
    bool (*probable_f32)(const float *x, int64_t n);
    bool (*probable_f64)(const double *x, int64_t n);
} loss_loops;
ISA_DECLARE(loss_loops, loss_loops);

#endif
