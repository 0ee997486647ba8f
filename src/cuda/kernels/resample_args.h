/* resample_args.h - what launches of resample.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_RESAMPLE_ARGS_H
#define TORC_CUDA_RESAMPLE_ARGS_H

#include "cuda/kernels/args.h"
#include "ops/grid.h"

enum { RESAMPLE_BLOCK = 128 };
typedef struct grid_args {
    const void *in, *grid;
    void *out;
    i64 places, count; /* of one sample, of all */
    i64 channels, per_thread;
    i64 in_strides[5], sizes[3];   /* in elements: samples, channels, then the dimensions of `sizes` */
    i64 grid_strides[5], shape[3]; /* samples, the dimensions of the output's `shape`, coordinates */
    division by_shape[3];          /* if narrow: count is below 2^31 */
    int narrow, padding, align;
    /* Of gradients: */
    int lanes,
        wide; /* threads that share a place, a power of 2 of at most 32; elements of 16 bits are summed as floats */
    const void *grad;
    i64 grad_strides[5];    /* samples, channels, the dimensions of `shape` */
    void *sums, *grad_grid; /* of the input and of the grid, contiguous; NULL where nobody wants it */
} grid_args;
#endif
