/* cross_args.h - what a launch of cross.cu passes. Host and device both read it. */
#ifndef TORC_CUDA_CROSS_ARGS_H
#define TORC_CUDA_CROSS_ARGS_H

#include "cuda/kernels/args.h"
#include "cuda/kernels/geometry.h"

enum { CROSS_BLOCK = 256 };
/* Vectors that a thread has at a time, by the bytes of a component. */
#define CROSS_EACH(item) ((item) < 8 ? 4 : 2)

/* Operands are the result, x and y; `step` is in bytes, from one of the three components to the next. short_walk: of fewer than 2^31 vectors in at most
 * three dimensions, the first two of which are divided by multiplying. */
#define CROSS_FIELDS(GEOMETRY)  \
    {                           \
        char *data[3];          \
        i64 step[3], n;         \
        int short_walk, unused; \
        u32 length[2];          \
        division by[2];         \
        GEOMETRY g;             \
    }
#ifdef __CUDACC__
struct cross_args CROSS_FIELDS(geometry<3>);
#else
typedef struct cross_args CROSS_FIELDS(geometry3) cross_args;
#endif

#endif
