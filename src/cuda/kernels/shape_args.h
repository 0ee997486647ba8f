/* shape_args.h - what launches of shape.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_SHAPE_ARGS_H
#define TORC_CUDA_SHAPE_ARGS_H

#include "cuda/kernels/args.h"

enum { BLOCK = 256, UNROLL = 4 };
typedef struct window_args {
    char *out;
    const char *in;
    i64 n, shift; /* elements of out; where in the gradient's memory out begins */
    int ndim, dtype;
    i64 sizes[GEOMETRY_DIMS], strides[GEOMETRY_DIMS],
        reach[GEOMETRY_DIMS];   /* reach: Σ (sizes - 1) * strides of the dimensions after it */
    i64 steps[GEOMETRY_DIMS];   /* of the gradient, bytes */
    division by[GEOMETRY_DIMS]; /* by `strides` below 2^31 */
    GEOMETRY(2) g;              /* of out: bytes; elements of memory */
} window_args;
#endif
