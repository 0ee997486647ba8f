/* product.h - one product of matrices through cuBLASLt, with what may be fused to it.
 *
 * The rows of matmul.c describe their work as a product; product_scratch says how much scratch it takes, product_run
 * queues it. Neither allocates nor waits. */
#ifndef TORC_CUDA_PRODUCT_H
#define TORC_CUDA_PRODUCT_H

#include "cuda/backend.h"

typedef struct matrix {
    char *data;
    int64_t rows, columns, row_stride, column_stride, batch_stride; /* elements */
} matrix;

/* What happens to c = alpha a b + beta c on its way to memory. */
typedef enum epilogue {
    EPILOGUE_NONE,      /* with `bias`: added to every row */
    EPILOGUE_RELU,      /* max(c + bias, 0) */
    EPILOGUE_GELU,      /* gelu of c + bias, by the tanh approximation; with `aux`: that keeps c + bias */
    EPILOGUE_GELU_BACK, /* c times the slope of gelu at `aux` */
    EPILOGUE_SUM_A,     /* c alone; `bias` gets the sum of a's columns (of rows of the transposed a) */
} epilogue;

typedef struct product {
    matrix a, b, c;
    int64_t batch;
    double alpha, beta;
    void *bias, *aux; /* may be NULL; aux lies like c */
    int dtype, device;
    epilogue epilogue;
} product;

/* Is there an algorithm for it? false without an error: no; the caller composes. Check FAILED() for the rest. */
bool product_supported(const product *p);
size_t product_scratch(const product *p);
bool product_run(const product *p, char *scratch);

/* Are its rows contiguous, so that a bias can join the epilogue? */
bool product_by_rows(const matrix *x);
#endif
