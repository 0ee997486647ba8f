/* cat.cu - tensors side by side: one launch for all of them, where within a row of the output each of them lies without gaps.
 *
 *   cat_<bytes>   elements of that many bytes
 *
 * A thread makes vectors of 16 bytes of the output. Most of them lie in the piece of one tensor and are one load, or two where
 * that piece is not aligned; those at the border of two pieces are put together element by element. So the width of a piece does not matter: the output
 * is always written in whole vectors, and neighbouring threads read neighbouring memory. */
#include "cuda/kernels/cat_args.h"
#include "cuda/kernels/common.cuh"

template <typename T> union cat_vector {
    uint4 all;
    T x[16 / sizeof(T)];
};
/* The piece that element `column` of a row is in. */
__device__ __forceinline__ int cat_piece(const cat_args &a, i64 column) {
    int low = 0, high = a.count;
    while (high - low > 1) {
        const int middle = (low + high) / 2;
        if (a.first[middle] <= column)
            low = middle;
        else
            high = middle;
    }
    return low;
}
template <typename T>
__device__ __forceinline__ const T *cat_source(const cat_args &a, int piece, i64 row, i64 column) {
    return (const T *)a.e[piece].data + row * a.e[piece].step + (column - a.first[piece]);
}

/* Elements of two tensors by turns, as complex numbers are made of their parts: vectors of the output are of rows side by side. */
template <typename T> __device__ __forceinline__ void cat_pairs(const cat_args &a) {
    constexpr int N = 16 / sizeof(T), ROWS = N / 2;
    const T *const first = (const T *)a.e[0].data, *const second = (const T *)a.e[1].data;
    const i64 begin = ((i64)blockIdx.x * CAT_UNROLL * CAT_BLOCK + threadIdx.x) * ROWS;
    cat_vector<T> made[CAT_UNROLL];
#pragma unroll
    for (int u = 0; u < CAT_UNROLL; u++)
#pragma unroll
        for (int k = 0; k < ROWS; k++) {
            const i64 row = begin + (i64)u * CAT_BLOCK * ROWS + k;
            if (row >= a.rows) continue;
            made[u].x[2 * k] = first[row * a.e[0].step];
            made[u].x[2 * k + 1] = second[row * a.e[1].step];
        }
#pragma unroll
    for (int u = 0; u < CAT_UNROLL; u++) {
        const i64 row = begin + (i64)u * CAT_BLOCK * ROWS;
        T *out = (T *)a.out + row * 2;
        if (row + ROWS <= a.rows)
            *(uint4 *)out = made[u].all;
        else
#pragma unroll
            for (int k = 0; k < N; k++)
                if (row + k / 2 < a.rows) out[k] = made[u].x[k];
    }
}
template <typename T> __device__ __forceinline__ void cat(const cat_args &a) {
    constexpr int N = 16 / sizeof(T);
    if constexpr (N > 1)
        if (a.pairs) return cat_pairs<T>(a);
    const i64 total = a.rows * a.length, begin = ((i64)blockIdx.x * CAT_UNROLL * CAT_BLOCK + threadIdx.x) * N;
    cat_vector<T> made[CAT_UNROLL];
    i64 to[CAT_UNROLL];
#pragma unroll
    for (int u = 0; u < CAT_UNROLL; u++) {
        const i64 at = begin + (i64)u * CAT_BLOCK * N;
        to[u] = -1;
        if (at >= total) continue;
        i64 row = a.rows == 1 ? 0 : (i64)quotient((u32)at, a.by_length), column = at - row * a.length;
        int piece = cat_piece(a, column);
        to[u] = row * a.pitch + column;
        const T *from = cat_source<T>(a, piece, row, column);
        if (column + N <= a.first[piece + 1]) {
            const u32 shift = (u32)(u64)from & 15;
            const uint4 *const vectors = (const uint4 *)((const char *)from - shift);
            made[u].all = vectors[0];
            if (shift) made[u].all = shifted(made[u].all, vectors[1], shift);
            continue;
        }
#pragma unroll
        for (int k = 0; k < N; k++) {
            if (at + k < total) made[u].x[k] = *from;
            from++, column++;
            if (column < a.first[piece + 1]) continue;
            piece++; /* no piece is empty */
            if (column == a.length) piece = 0, column = 0, row++;
            if (row < a.rows) from = cat_source<T>(a, piece, row, column);
        }
    }
#pragma unroll
    for (int u = 0; u < CAT_UNROLL; u++) {
        if (to[u] < 0) continue;
        const i64 at = begin + (i64)u * CAT_BLOCK * N, row = a.rows == 1 ? 0 : (i64)quotient((u32)at, a.by_length);
        T *out = (T *)a.out + to[u];
        const i64 left =
            a.flat ? total - at : a.length - (at - row * a.length); /* elements that lie side by side from here on */
        if (left >= N && ((u64)out & 15) == 0) {
            *(uint4 *)out = made[u].all;
            continue;
        }
#pragma unroll
        for (int k = 0; k < N; k++) /* what is over the border of a row is in the rows after it */
            if (at + k < total)
                out[k < left ? k : k + (a.pitch - a.length) * (1 + (k - left) / a.length)] = made[u].x[k];
    }
}
#define CAT(bytes, T)                                                                                         \
    extern "C" __global__ void __launch_bounds__(CAT_BLOCK) cat_##bytes(const __grid_constant__ cat_args a) { \
        kernel_begin();                                                                                       \
        cat<T>(a);                                                                                            \
    }
CAT(1, unsigned char)
CAT(2, unsigned short)
CAT(4, u32)
CAT(8, u64)
CAT(16, uint4)
