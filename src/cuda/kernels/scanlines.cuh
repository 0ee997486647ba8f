/* scanlines.cuh - running results along lines that neighbouring threads share, of tensors that may lie anyhow: scanmax.cu and scanlse.cu say
 * what a result is and how two of them become one. */
#ifndef TORC_CUDA_SCANLINES_CUH
#define TORC_CUDA_SCANLINES_CUH

#include "cuda/kernels/common.cuh"
#include "cuda/kernels/scanmax_args.h"

enum { ITEMS = 4, AHEAD = 8, WARPS = SCANMAX_BLOCK / 32 };

/* LANES neighbouring threads have a line; each takes ITEMS neighbours of it at a time. S says
 *
 *     V                        what a result is
 *     nothing()                that of no elements
 *     load(a, at, i)           that of element i of the line that begins at `at`
 *     FOURS, load_fours(a, at, i, x), store_fours(a, at, i, x)   whether there is a way to read and write ITEMS neighbours at once, which is taken
 *                              where a.fours says that lines are made of such
 *     joined(v, w)             that of what v is of, and what w is of after it
 *     below(v, delta), of(v, lane)   another thread's
 *     store(a, at, i, v)
 *     UNROLL                   how many of five steps within a warp are written out */
template <typename S, int LANES> __device__ __forceinline__ void scan_lines(const scanmax_args &a) {
    typedef typename S::V V;
    constexpr int LINES = SCANMAX_BLOCK / LANES;
    __shared__ V shared[WARPS];
    const int lane = threadIdx.x & 31, warp = threadIdx.x / 32;
    for (i64 line = (i64)blockIdx.x * LINES + threadIdx.x / LANES; line < a.lines; line += (i64)gridDim.x * LINES) {
        i64 at[SCANMAX_OPERANDS];
        offsets_of<SCANMAX_OPERANDS>(a.g, line, at);
        V carry = S::nothing();
        for (i64 first = 0; first < a.n; first += LANES * ITEMS) {
            const i64 mine = first + (threadIdx.x & (LANES - 1)) * ITEMS;
            V x[ITEMS];
            bool together = false; /* are these neighbours read and written at once? */
            if constexpr (S::FOURS) together = a.fours && mine < a.n;
            if (together) {
                if constexpr (S::FOURS) S::load_fours(a, at, mine, x);
            } else
#pragma unroll
                for (int j = 0; j < ITEMS; j++) x[j] = mine + j < a.n ? S::load(a, at, mine + j) : S::nothing();
#pragma unroll
            for (int j = 1; j < ITEMS; j++) x[j] = S::joined(x[j - 1], x[j]);
            V upto = x[ITEMS - 1];
#pragma unroll S::UNROLL
            for (int d = 1; d < 32; d *= 2) {
                const V other = S::below(upto, d);
                if (lane >= d) upto = S::joined(other, upto);
            }
            V before = S::below(upto, 1), all = S::of(upto, 31);
            if (lane == 0) before = S::nothing();
            if (LANES > 32) { /* what the warps before this one come to, and all of them */
                if (lane == 0) shared[warp] = all;
                __syncthreads();
                V earlier = S::nothing();
                all = S::nothing();
#pragma unroll 1
                for (int w = 0; w < WARPS; w++) {
                    if (w == warp) earlier = all;
                    all = S::joined(all, shared[w]);
                }
                before = S::joined(earlier, before);
                __syncthreads(); /* shared is free again */
            }
            before = S::joined(carry, before);
#pragma unroll
            for (int j = 0; j < ITEMS; j++) x[j] = S::joined(before, x[j]);
            if (together) {
                if constexpr (S::FOURS) S::store_fours(a, at, mine, x);
            } else
#pragma unroll
                for (int j = 0; j < ITEMS; j++)
                    if (mine + j < a.n) S::store(a, at, mine + j, x[j]);
            carry = S::joined(carry, all);
        }
    }
}

/* Element i of an operand. */
template <int OPERAND> __device__ __forceinline__ char *scan_at(const scanmax_args &a, const i64 *at, i64 i) {
    return a.data[OPERAND] + at[OPERAND] + i * a.step[OPERAND];
}

#define SCAN_KERNEL(name, ...)                                                                                 \
    extern "C" __global__ void __launch_bounds__(SCANMAX_BLOCK) name(const __grid_constant__ scanmax_args a) { \
        kernel_begin();                                                                                        \
        __VA_ARGS__(a);                                                                                        \
    }
#define COMMA ,
#endif
