/* loss_rows.cuh - losses of rows of classes: which rows a block has, and how their losses meet.
 *
 * A row is blockDim.x threads': some of a warp, a power of two, or the whole block of BLOCK. Blocks go over the rows. */
#ifndef TORC_CUDA_LOSS_ROWS_CUH
#define TORC_CUDA_LOSS_ROWS_CUH

#include "cuda/kernels/loss_args.h"
#include "cuda/kernels/rows.cuh"

/* Rows of a block, one after the other. All of its threads come along, so `row` may lie beyond the last: such a row has no elements. */
#define ROWS_OF_BLOCK(row, rows)                                                              \
    for (i64 first = (i64)blockIdx.x * blockDim.y, row = first + threadIdx.y; first < (rows); \
         first += (i64)gridDim.x * blockDim.y, row = first + threadIdx.y)
/* K sums over the block, to its first thread; once. */
template <int K> __device__ __forceinline__ void sum_of_block(double (&v)[K]) {
    __shared__ double shared[BLOCK / 32][K];
    const int thread = threadIdx.y * blockDim.x + threadIdx.x;
    join_lanes<join_sum, 16>(v);
#pragma unroll
    for (int k = 0; k < K; k++)
        if (thread % 32 == 0) shared[thread / 32][k] = v[k];
    __syncthreads();
    for (int w = 1; w < BLOCK / 32; w++)
#pragma unroll
        for (int k = 0; k < K; k++) v[k] = thread ? (double)0 : v[k] + shared[w][k];
}

#endif
