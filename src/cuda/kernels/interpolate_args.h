/* interpolate_args.h - what launches of interpolate.cu and interpolate_antialias.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_INTERPOLATE_ARGS_H
#define TORC_CUDA_INTERPOLATE_ARGS_H

#include "cuda/kernels/args.h"

enum { INTERPOLATE_BLOCK = 128, INTERPOLATE_TOGETHER = 4 /* channels of the gradient at a time */ };
/* Images have one dimension less than volumes, signals two: those in front have size 1 and stay the same. */
typedef struct interpolate_args {
    const void *from;
    void *to;
    i64 count;                       /* of threads' shares: places of `to`, of all samples, times groups of channels */
    i64 channels, per_share, groups; /* a share has that many channels of one place */
    i64 side;                        /* channels side by side in memory that neighbouring threads have: all, or 1 */
    i64 from_strides[5], to_strides[5]; /* in elements: samples, channels, dimensions */
    i64 input[3], output[3];            /* sizes of what is interpolated and of the result, also for the gradient */
    double scale[3];                    /* from a place of the result to that of the input; negative: nothing changes */
    i64 walk[3]; /* of the gradient: how many places, or pairs, a sample's channel has (sparse) */
    int align, exact;
    /* of the gradient: few places of the input are read at all, and the others are zero already. Shares are pairs of a place of the result and one
     * of its neighbours, in each dimension that changes; a place of the input belongs to the first pair that reads it. */
    int sparse;
    int lanes; /* threads that have a share together: of the gradient 1 or 32, of antialiased images a power of two up to 32 */
    int lanes_across; /* of antialiased images: so many of them go along a row, the others down */
    void *
        inverses; /* of antialiased gradients: 1 / the sum of the weights of each place of the result, of rows, then of columns */
} interpolate_args;
#endif
