/* scanmax.cu - running maxima, or minima, and where they are.
 *
 *   scanmax_warp_*     a warp to each line: short ones
 *   scanmax_block_*    a block to each
 *   scanmax_columns_*  a thread to each: lines side by side in memory, or next to no elements
 *
 * Tensors may lie anyhow. An element takes over if it is not smaller than what came before, or NaN; so of equals the last is
 * named, and from the first NaN on the last NaN. */
#include "cuda/kernels/common.cuh"
#include "cuda/kernels/scanmax_args.h"

enum { ITEMS = 4, AHEAD = 8, WARPS = SCANMAX_BLOCK / 32 };

template <typename T> struct lowest_of {
    static __device__ __forceinline__ T value() { return -(T)__int_as_float(0x7f800000); }
};
template <> struct lowest_of<i64> {
    static __device__ __forceinline__ i64 value() { return -0x7fffffffffffffffll - 1; }
};

/* A map that turns the order of numbers round, and back: -x, and ~x of integers, of which the least has no negative. */
template <typename T> __device__ __forceinline__ T reversed(T v) { return -v; }
template <> __device__ __forceinline__ i64 reversed(i64 v) { return ~v; }

/* A value and its place on the line; -1: there is none yet. */
template <typename T> struct placed {
    T v;
    i64 at;
};
template <typename T> __device__ __forceinline__ placed<T> nothing() { return placed<T>{lowest_of<T>::value(), -1}; }
/* b comes after a. */
template <typename T> __device__ __forceinline__ placed<T> later(placed<T> a, placed<T> b) {
    return b.at >= 0 && (b.v >= a.v || b.v != b.v) ? b : a;
}
template <typename T> __device__ __forceinline__ placed<T> from_lane(placed<T> a, int lane) {
    return placed<T>{__shfl_sync(0xffffffffu, a.v, lane), __shfl_sync(0xffffffffu, a.at, lane)};
}
template <typename T> __device__ __forceinline__ placed<T> from_below(placed<T> a, int delta) {
    return placed<T>{__shfl_up_sync(0xffffffffu, a.v, delta), __shfl_up_sync(0xffffffffu, a.at, delta)};
}

/* LANES neighbouring threads have a line; each takes ITEMS neighbours of it at a time. */
template <typename T, int LANES> __device__ __forceinline__ void along(const scanmax_args &a) {
    constexpr int LINES = SCANMAX_BLOCK / LANES;
    __shared__ T shared_v[WARPS];
    __shared__ i64 shared_at[WARPS];
    const int lane = threadIdx.x & 31, warp = threadIdx.x / 32;
    for (i64 line = (i64)blockIdx.x * LINES + threadIdx.x / LANES; line < a.lines; line += (i64)gridDim.x * LINES) {
        i64 at[SCANMAX_OPERANDS];
        offsets_of<SCANMAX_OPERANDS>(a.g, line, at);
        placed<T> carry = nothing<T>();
        for (i64 first = 0; first < a.n; first += LANES * ITEMS) {
            const i64 mine = first + (threadIdx.x & (LANES - 1)) * ITEMS;
            placed<T> x[ITEMS];
#pragma unroll
            for (int j = 0; j < ITEMS; j++) {
                x[j] = nothing<T>();
                if (mine + j < a.n) {
                    x[j].v = load_as<T>(a.data[SCANMAX_IN] + at[SCANMAX_IN] + (mine + j) * a.step[SCANMAX_IN], a.dtype);
                    if (a.turned) x[j].v = reversed(x[j].v);
                    x[j].at = mine + j;
                }
            }
#pragma unroll
            for (int j = 1; j < ITEMS; j++) x[j] = later(x[j - 1], x[j]);
            placed<T> upto = x[ITEMS - 1];
#pragma unroll
            for (int d = 1; d < 32; d *= 2) {
                const placed<T> other = from_below(upto, d);
                if (lane >= d) upto = later(other, upto);
            }
            placed<T> before = from_below(upto, 1), all = from_lane(upto, 31);
            if (lane == 0) before = nothing<T>();
            if (LANES > 32) { /* what the warps before this one come to, and all of them */
                if (lane == 0) shared_v[warp] = all.v, shared_at[warp] = all.at;
                __syncthreads();
                placed<T> earlier = nothing<T>();
                all = nothing<T>();
#pragma unroll 1
                for (int w = 0; w < WARPS; w++) {
                    if (w == warp) earlier = all;
                    all = later(all, placed<T>{shared_v[w], shared_at[w]});
                }
                before = later(earlier, before);
                __syncthreads(); /* shared is free again */
            }
            before = later(carry, before);
#pragma unroll
            for (int j = 0; j < ITEMS; j++) {
                if (mine + j >= a.n) break;
                const placed<T> most = later(before, x[j]);
                store_as<T>(a.data[SCANMAX_VALUES] + at[SCANMAX_VALUES] + (mine + j) * a.step[SCANMAX_VALUES], a.dtype,
                            a.turned ? reversed(most.v) : most.v);
                *(i64 *)(a.data[SCANMAX_PLACES] + at[SCANMAX_PLACES] + (mine + j) * a.step[SCANMAX_PLACES]) = most.at;
            }
            carry = later(carry, all);
        }
    }
}

template <typename T> __device__ __forceinline__ void columns(const scanmax_args &a) {
    for (i64 line = (i64)blockIdx.x * SCANMAX_BLOCK + threadIdx.x; line < a.lines;
         line += (i64)gridDim.x * SCANMAX_BLOCK) {
        i64 at[SCANMAX_OPERANDS];
        offsets_of<SCANMAX_OPERANDS>(a.g, line, at);
        placed<T> most = nothing<T>();
        for (i64 i = 0; i < a.n; i += AHEAD) {
            T x[AHEAD];
#pragma unroll
            for (int j = 0; j < AHEAD; j++)
                if (i + j < a.n)
                    x[j] = load_as<T>(a.data[SCANMAX_IN] + at[SCANMAX_IN] + (i + j) * a.step[SCANMAX_IN], a.dtype);
#pragma unroll
            for (int j = 0; j < AHEAD; j++) {
                if (i + j >= a.n) break;
                most = later(most, placed<T>{a.turned ? reversed(x[j]) : x[j], i + j});
                store_as<T>(a.data[SCANMAX_VALUES] + at[SCANMAX_VALUES] + (i + j) * a.step[SCANMAX_VALUES], a.dtype,
                            a.turned ? reversed(most.v) : most.v);
                *(i64 *)(a.data[SCANMAX_PLACES] + at[SCANMAX_PLACES] + (i + j) * a.step[SCANMAX_PLACES]) = most.at;
            }
        }
    }
}

#define KERNEL(name, ...)                                                                                      \
    extern "C" __global__ void __launch_bounds__(SCANMAX_BLOCK) name(const __grid_constant__ scanmax_args a) { \
        __VA_ARGS__(a);                                                                                        \
    }
#define COMMA ,
#define KERNELS(name, T)                                       \
    KERNEL(scanmax_warp_##name, along<T COMMA 32>)             \
    KERNEL(scanmax_block_##name, along<T COMMA SCANMAX_BLOCK>) \
    KERNEL(scanmax_columns_##name, columns<T>)
KERNELS(f32, float)
KERNELS(f64, double)
KERNELS(i64, i64)
