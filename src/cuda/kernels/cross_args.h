/* cross_args.h - what a launch of cross.cu passes. Host and device both read it. */
#ifndef TORC_CUDA_CROSS_ARGS_H
#define TORC_CUDA_CROSS_ARGS_H

#include "cuda/kernels/args.h"
#include "cuda/kernels/geometry.h"

enum { CROSS_BLOCK = 256, CROSS_EACH = 2 };

/* Operands are the result, x and y; `step` is in bytes, from one of the three components to the next. */
#define CROSS_FIELDS(GEOMETRY) \
    {                          \
        char *data[3];         \
        i64 step[3], n;        \
        GEOMETRY g;            \
    }
#ifdef __CUDACC__
struct cross_args CROSS_FIELDS(geometry<3>);
#else
typedef struct cross_args CROSS_FIELDS(geometry3) cross_args;
#endif

#endif
