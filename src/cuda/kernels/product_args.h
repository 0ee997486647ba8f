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

enum { SMALL_TILE = 16, SMALL_TERMS = 32, SMALL_MORE_TERMS = 128, SMALL_BLOCK = SMALL_TILE * SMALL_TILE };

typedef struct small_matrix {
    void *data;
    i64 row, column, batch; /* strides in elements */
} small_matrix;
typedef struct small_product_args {
    small_matrix a, b, c, addend; /* addend: what beta is a factor of; it may be c */
    void *bias, *aux;             /* see epilogue; aux lies like c */
    double alpha, beta;
    int m, n, k, epilogue;
} small_product_args;

/* Products of few elements whose sums are long: parts of the terms are summed by blocks of their own, to `parts`, and product_join adds what
 * they give. A factor is a's rows or b's columns. */
enum { SPLIT_BLOCK = 256 };
typedef struct split_factor {
    const void *data;
    i64 line, term, batch; /* strides in elements */
    int lines, ones;       /* ones: one line more, of ones */
    int along;             /* threads that follow one another go along the terms */
} split_factor;
typedef struct split_product_args {
    split_factor a, b;
    void *parts;             /* [batch][rows][columns][parts] in the type that is summed in */
    i64 terms, each;         /* each: terms of a part */
    int rows, columns, wide; /* of ones, too; wide: tiles beside each other */
} split_product_args;
typedef struct join_product_args {
    small_matrix c, addend;
    const void *parts;
    void *bias, *aux, *sums; /* sums: where the line of ones belongs */
    double alpha, beta;
    i64 bias_row, bias_column;
    i64 count; /* all elements, of ones, too */
    int rows, columns, count_of_parts, epilogue;
    int sum_row, sum_column; /* the line of ones, or -1 */
} join_product_args;

/* Products of few terms. The shorter factor has few lines, the longer one very many. */
enum { THIN_BLOCK = 256, THIN_TERMS = 32, THIN_LINES = 16 };
typedef struct thin_product_args {
    const void *short_data, *long_data;
    void *c, *bias, *aux, *sums; /* sums: of the lines of either, see ones */
    const void *addend;          /* what beta is a factor of; it may be c */
    i64 short_line, short_term, long_line, long_term, c_few, c_line, addend_few, addend_line; /* strides in elements */
    double alpha, beta;
    i64 lines;
    int few, terms, epilogue;
    int ones; /* a line of ones behind the few, whose products are the sums of the longer factor's lines; or -1 */
    int bias_of_lines; /* of the longer factor; else of the few */
    int across;        /* in memory results of the few lie beside each other */
    int vectors;       /* terms of the longer factor do, in whole vectors at multiples of 16 bytes */
    division by_width; /* by the few, and the ones */
} thin_product_args;

/* Products of few vectors and a matrix whose lines are contiguous. x holds the vectors: a line of strides (vector, 1); c and bias have a stride
 * for lines and one for vectors. */
enum { LINES_BLOCK = 256, LINES_WARPS = LINES_BLOCK / 32, LINES_MOST_VECTORS = 4 };
typedef struct lines_matrix {
    void *data;
    i64 line, vector, batch; /* strides in elements */
} lines_matrix;
typedef struct lines_product_args {
    lines_matrix matrix, x, c,
        addend; /* addend: what beta is a factor of, maybe c; of matrix only `line`, of x only `vector` counts: their elements are next to each other */
    void *bias, *aux; /* aux lies like c */
    double alpha, beta;
    i64 bias_line, bias_vector;
    int lines, vectors, terms, epilogue;
    int warps;       /* share a line: a power of two up to LINES_WARPS */
    int parts, each; /* parts of the terms, whose sums go to `part`, and terms of one; one part: straight to c */
    void *part;      /* [batch][line][vector][parts] in the type that is summed in */
} lines_product_args;
#endif
