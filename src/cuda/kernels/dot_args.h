/* dot_args.h - what launches of dot.cu pass. Host and device both read it. */
#ifndef TORC_CUDA_DOT_ARGS_H
#define TORC_CUDA_DOT_ARGS_H

#include "cuda/kernels/args.h"

enum { DOT_BLOCK = 256 };

typedef struct dot_args {
    const void *x, *y;
    void *to;              /* the result of one block, the sums of several */
    i64 n, step_x, step_y; /* elements */
    int contiguous;        /* both are */
} dot_args;
typedef struct dot_join_args {
    const void *parts;
    void *out;
    int count;
} dot_join_args;

#endif
