/* product_args.h - what launches of product.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_PRODUCT_ARGS_H
#define TORC_CUDA_PRODUCT_ARGS_H

#include "cuda/kernels/args.h"

enum { SMALL_TILE = 16, SMALL_TERMS = 32, SMALL_BLOCK = SMALL_TILE * SMALL_TILE };

typedef struct small_matrix {
    void *data;
    i64 row, column, batch; /* strides in elements */
} small_matrix;
typedef struct small_product_args {
    small_matrix a, b, c;
    void *bias, *aux; /* see product.h; aux lies like c */
    double alpha, beta;
    int m, n, k, epilogue;
} small_product_args;
#endif
