/* cross_args.h - what launches of cross.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_CROSS_ARGS_H
#define TORC_CUDA_CROSS_ARGS_H

#include "cuda/kernels/args.h"

enum { CROSS_BLOCK = 256, CROSS_OPERANDS = 3 /* the result, and what is multiplied */ };
typedef struct cross_args {
    char *data[CROSS_OPERANDS];
    i64 lines, step[CROSS_OPERANDS]; /* bytes between the three numbers of a vector */
    int dtype, unused;
    GEOMETRY(3) g; /* of the vectors */
} cross_args;
#endif
