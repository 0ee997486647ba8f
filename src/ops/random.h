/* random.h - what random_ draws from, in one form for inference and the kernels of every backend. */
#ifndef TORC_OPS_RANDOM_H
#define TORC_OPS_RANDOM_H

#include <stdbool.h>
#include <stdint.h>

/* Integers from base on, as many as range; 0 stands for 2^64. Inference reads it in the attributes, once for each call. */
typedef struct draw_range {
    int64_t base;
    uint64_t range;
    bool
        bounded; /* a bound was given; if not, PyTorch takes its draws in another way, for the range that the dtype has */
} draw_range;
#endif
