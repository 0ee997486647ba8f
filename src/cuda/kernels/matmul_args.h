/* matmul_args.h - what launches of matmul.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_MATMUL_ARGS_H
#define TORC_CUDA_MATMUL_ARGS_H

#include "cuda/kernels/args.h"

enum { BITS_BLOCK = 256 };
typedef struct bits_args {
    const void *in;
    unsigned char *out;
    i64 rows, columns, bytes;
} bits_args;
#endif
