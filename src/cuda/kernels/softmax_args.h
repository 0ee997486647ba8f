/* softmax_args.h - what launches of softmax.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_SOFTMAX_ARGS_H
#define TORC_CUDA_SOFTMAX_ARGS_H

#include "cuda/kernels/args.h"

typedef struct softmax_args {
    void *out;
    const void *in, *grad; /* backward: in is the output of forward */
    i64 rows, n, inner;    /* inner: elements between neighbours along the dimension; rows counts outer * inner */
} softmax_args;
#endif
