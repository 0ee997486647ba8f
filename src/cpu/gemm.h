/* gemm.h - matrix products for the CPU kernels: any strides, any numeric dtype, on OpenBLAS where it can. */
#ifndef TORC_CPU_GEMM_H
#define TORC_CPU_GEMM_H

#include "base/base.h"

/* C[m,n] = alpha·A[m,k]·B[k,n] + beta·C. Strides in elements: rs from row to row, cs from column to column. With beta 0,
 * C is not read. Float dtypes use alpha and beta, integers ialpha and ibeta (arithmetic wraps). */
typedef struct gemm {
    int dtype;
    int64_t m, n, k;
    const void *a, *b;
    void *c;
    int64_t ars, acs, brs, bcs, crs, ccs;
    double alpha, beta;
    int64_t ialpha, ibeta;
} gemm;
/* Bytes gemm_run wants: zero when OpenBLAS can read the operands where they are. */
size_t gemm_scratch(const gemm *g);
/* parallel: may use threads of its own (as parallel_for does; pass false inside one). */
void gemm_run(const gemm *g, void *scratch, bool parallel);
/* `count` products whose operands are `as`, `bs`, `cs` elements apart. Splits the batch or the products over threads. */
size_t gemm_batch_scratch(const gemm *g, int64_t count);
void gemm_batch_run(const gemm *g, int64_t count, int64_t as, int64_t bs, int64_t cs, void *scratch);
/* Row-major float32 product on one thread: C = A·B (+ C if accumulate), with A or B transposed. */
void gemm_f32(bool ta, bool tb, int64_t m, int64_t n, int64_t k, const float *a, int64_t lda, const float *b,
              int64_t ldb, bool accumulate, float *c, int64_t ldc);
void gemm_f64(bool ta, bool tb, int64_t m, int64_t n, int64_t k, const double *a, int64_t lda, const double *b,
              int64_t ldb, bool accumulate, double *c, int64_t ldc);
/* OpenBLAS's own threads off: torc's are OpenMP, and two pools fight for the cores. Called before any product. */
void blas_prepare(void);

#endif
