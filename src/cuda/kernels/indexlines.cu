/* indexlines.cu - whole lines of a dense table by index, which are no multiple of four bytes: a thread writes words, whose parts come from one line
 * or the end of one and the beginning of the next. Lines of larger units, and all else, are index.cu's. */
#include "cuda/kernels/index_args.h"
#include "cuda/kernels/fault.cuh"

/* Where line `line` of the result lies in the table, in units; -1 for an index that is out of bounds, which reads as 0. */
__device__ __forceinline__ i64 line_place(const lines_args &a, u32 line) {
    const i64 index = a.index_kind == INDEX_I64 ? ((const i64 *)a.index)[line] : (i64)((const int *)a.index)[line];
    const i64 k = fault_index(a.site, index, 0, a.limit);
    return k < 0 ? -1 : k * a.length;
}
template <typename T> __device__ __forceinline__ void copy_lines(const lines_args &a) {
    constexpr int N = 4 / sizeof(T);
    const T *const table = (const T *)a.table;
    const u32 first = blockIdx.x * (LINES_BLOCK * LINES_UNROLL) + threadIdx.x;
    T x[LINES_UNROLL][N];
#pragma unroll
    for (int u = 0; u < LINES_UNROLL; u++) {
        const u32 at = (first + u * LINES_BLOCK) * N;
        if (at >= (u32)a.n) continue;
        const u32 line = quotient(at, a.by_length), within = at - line * (u32)a.length, left = (u32)a.length - within;
        const i64 place = line_place(a, line);
        const i64 next = left < N && at + left < (u32)a.n ? line_place(a, line + 1) : -1;
#pragma unroll
        for (int j = 0; j < N; j++) {
            const bool here = j < left;
            const i64 from = here ? place : next;
            x[u][j] = from >= 0 ? table[from + (here ? within + j : j - left)] : (T)0;
        }
    }
#pragma unroll
    for (int u = 0; u < LINES_UNROLL; u++) {
        const u32 at = (first + u * LINES_BLOCK) * N;
        if (at + N <= (u32)a.n) {
            vec<T, N> whole;
#pragma unroll
            for (int j = 0; j < N; j++) whole.v[j] = x[u][j];
            store_vec(a.out, at / N, whole);
        } else
#pragma unroll
            for (int j = 0; j < N; j++)
                if (at + j < (u32)a.n) ((T *)a.out)[at + j] = x[u][j];
    }
}
extern "C" __global__ void __launch_bounds__(LINES_BLOCK) indexlines_1(const __grid_constant__ lines_args a) {
    kernel_begin();
    copy_lines<unsigned char>(a);
}
extern "C" __global__ void __launch_bounds__(LINES_BLOCK) indexlines_2(const __grid_constant__ lines_args a) {
    kernel_begin();
    copy_lines<unsigned short>(a);
}
