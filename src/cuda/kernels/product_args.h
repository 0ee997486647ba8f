/* product_args.h - what launches of product.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_PRODUCT_ARGS_H
#define TORC_CUDA_PRODUCT_ARGS_H

#include "cuda/kernels/args.h"

/* What happens to c = alpha a b + beta c on its way to memory. */
typedef enum epilogue {
    EPILOGUE_NONE,      /* with `bias`: added to every row */
    EPILOGUE_RELU,      /* max(c + bias, 0) */
    EPILOGUE_GELU,      /* gelu of c + bias, by the tanh approximation; with `aux`: that keeps c + bias */
    EPILOGUE_GELU_BACK, /* c times the slope of gelu at `aux` */
    EPILOGUE_SUM_A,     /* c alone; `bias` gets the sum of a's columns (of rows of the transposed a) */
} epilogue;

enum { SMALL_TILE = 16, SMALL_TERMS = 32, SMALL_BLOCK = SMALL_TILE * SMALL_TILE };

typedef struct small_matrix {
    void *data;
    i64 row, column, batch; /* strides in elements */
} small_matrix;
typedef struct small_product_args {
    small_matrix a, b, c;
    void *bias, *aux; /* see epilogue; aux lies like c */
    double alpha, beta;
    int m, n, k, epilogue;
} small_product_args;

/* Products of few vectors and a matrix whose lines are contiguous. x holds the vectors: a line of strides (vector, 1); c and bias have a stride
 * for lines and one for vectors. */
enum { LINES_BLOCK = 256, LINES_WARPS = LINES_BLOCK / 32, LINES_MOST_VECTORS = 4 };
typedef struct lines_matrix {
    void *data;
    i64 line, vector, batch; /* strides in elements */
} lines_matrix;
typedef struct lines_product_args {
    lines_matrix matrix, x,
        c;            /* of matrix only `line`, of x only `vector` counts: their elements are next to each other */
    void *bias, *aux; /* aux lies like c */
    double alpha, beta;
    i64 bias_line, bias_vector;
    int lines, vectors, terms, epilogue;
    int warps; /* share a line: a power of two up to LINES_WARPS */
    int whole; /* lines and vectors begin at multiples of 16 bytes */
} lines_product_args;
#endif
