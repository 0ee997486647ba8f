/* fewrows.cuh - many rows of a few elements each, which lie one after the other: a block reads a run of them in whole vectors into shared memory,
 * a few threads work on each, and the results are written as one run again. So the memory sees whole vectors whatever the length of a row is. */
#ifndef TORC_CUDA_FEWROWS_CUH
#define TORC_CUDA_FEWROWS_CUH

#include "cuda/kernels/fewrows_args.h"
#include "cuda/kernels/rows.cuh"

extern __shared__ __align__(16) unsigned char few_memory[];

/* The run of `count` elements from `from` on, into rows of shared memory. */
template <typename S, typename C>
__device__ __forceinline__ void gather_rows(C *tile, const S *from, int count, int n, int stride) {
    constexpr int N = 16 / sizeof(S);
    const row_span<S> span(from, count);
    for (int v = threadIdx.x; v < (int)span.vectors(); v += FEW_BLOCK) {
        C x[N];
        span.load((i64)v, x, (C)0);
        int e = (int)span.first(v), row = e < 0 ? 0 : (int)((u32)e / (u32)n), column = e - row * n;
#pragma unroll
        for (int j = 0; j < N; j++, e++, column++) {
            if (column == n) column = 0, row++;
            if (e >= 0 && e < count) tile[row * stride + column] = x[j];
        }
    }
}
/* And back, in vectors that lie as those of a run of S do. */
template <typename S, typename SO, typename C>
__device__ __forceinline__ void scatter_rows(SO *out, const C *tile, int count, int n, int stride) {
    constexpr int N = 16 / sizeof(S);
    const int shift = (int)(((u64)out & (N * sizeof(SO) - 1)) / sizeof(SO));
    for (int v = threadIdx.x; v * N < count + shift; v += FEW_BLOCK) {
        C x[N];
        int e = v * N - shift, row = e < 0 ? 0 : (int)((u32)e / (u32)n), column = e - row * n;
        const int first = e;
#pragma unroll
        for (int j = 0; j < N; j++, e++, column++) {
            if (column == n) column = 0, row++;
            x[j] = e >= 0 && e < count ? tile[row * stride + column] : (C)0;
        }
        store_span(out, (i64)first, (i64)count, x);
    }
}
template <typename J, typename C> __device__ __forceinline__ C join_few(C v, int lanes) {
    for (int delta = lanes / 2; delta > 0; delta /= 2) v = J::of(v, __shfl_xor_sync(0xffffffffu, v, delta));
    return v;
}

#endif
