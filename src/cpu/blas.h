/* blas.h - OpenBLAS for float32, float64, complex64 and complex128 products, where the machine has it. gemm.c decides which it gets. */
#ifndef TORC_CPU_BLAS_H
#define TORC_CPU_BLAS_H

#include "base/base.h"

/* Is there one? Opens it on the first call; "yes" is for the rest of the process. */
bool blas_available(void);

/* Does the library sum each element of a C of n columns in one order, wherever the element lies in its call? For calls of
 * at least so many multiplications whose edges in C fall on multiples of 16 rows and 64 columns, and whose sides are no
 * shorter than this. Smaller calls take other kernels. */
#define BLAS_STEADY_WORK 1048576.0
#define BLAS_STEADY_SIDE 16
bool blas_is_steady(bool f64, int64_t n);

/* A matrix as BLAS takes it: its rows lie `ld` elements apart, or, transposed, its columns do. */
typedef struct blas_matrix {
    const void *data;
    bool transposed;
    int ld;
} blas_matrix;
/* C[m,n] = alpha·A[m,k]·B[k,n] + beta·C, rows of C `ldc` apart; y[m] = alpha·A[m,k]·x + beta·y. With beta 0, C is not
 * read. Everything at least 1; only after blas_available() said yes. One thread; callable from many. */
void blas_gemm(int dtype, int m, int n, int k, double _Complex alpha, blas_matrix a, blas_matrix b,
               double _Complex beta, void *c, int ldc);
void blas_gemv(int dtype, int m, int k, double _Complex alpha, blas_matrix a, const void *x, int incx,
               double _Complex beta, void *y, int incy);

#endif
