/* gemm.h - matrix products for the CPU kernels: any strides, any numeric dtype. */
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
    bool panels; /* with torc's own loops, whatever the machine has: blocks of attention, which fit their caches */
} gemm;
/* Bytes gemm_run wants; they depend on sizes, strides and dtype only. */
size_t gemm_scratch(const gemm *g);
/* Enough for every product of that dtype with at most these sizes and the columns of C neighbours. */
size_t gemm_scratch_most(int dtype, int64_t m, int64_t n, int64_t k);
/* parallel: may use threads of its own (as parallel_for does; pass false inside one). */
void gemm_run(const gemm *g, void *scratch, bool parallel);
/* `count` products whose operands are `as`, `bs`, `cs` elements apart. Splits the batch or the products over threads. */
size_t gemm_batch_scratch(const gemm *g, int64_t count);
void gemm_batch_run(const gemm *g, int64_t count, int64_t as, int64_t bs, int64_t cs, void *scratch);
/* Σ a[i·as]·b[i·bs] of a floating dtype. */
double gemm_dot(int dtype, const void *a, int64_t as, const void *b, int64_t bs, int64_t n);

#endif
