/* scanlse.cu - the logarithm of running sums of exponentials, logcumsumexp; tensors may lie anyhow. As scanmax.cu does it, with whose
 * arguments it is launched:
 *
 *   scanlse_warp_*     a warp to each line: short ones
 *   scanlse_block_*    a block to each
 *   scanlse_columns_*  a thread to each: lines side by side in memory, or next to no elements */
#include "cuda/kernels/common.cuh"
#include "cuda/kernels/scanmax_args.h"

enum { ITEMS = 4, AHEAD = 8, WARPS = SCANMAX_BLOCK / 32 };

__device__ __forceinline__ float added(float a, float b) {
    return a == b ? a + 0.693147181f : fmaxf(a, b) + log1pf(expf(-fabsf(a - b)));
}
__device__ __forceinline__ double added(double a, double b) {
    return a == b ? a + 0.69314718055994530942 : fmax(a, b) + log1p(exp(-fabs(a - b)));
}
template <typename T> __device__ __forceinline__ T nothing() { return -(T)__int_as_float(0x7f800000); }

/* LANES neighbouring threads have a line; each takes ITEMS neighbours of it at a time. */
template <typename T, int LANES> __device__ __forceinline__ void along(const scanmax_args &a) {
    constexpr int LINES = SCANMAX_BLOCK / LANES;
    __shared__ T shared[WARPS];
    const int lane = threadIdx.x & 31, warp = threadIdx.x / 32;
    for (i64 line = (i64)blockIdx.x * LINES + threadIdx.x / LANES; line < a.lines; line += (i64)gridDim.x * LINES) {
        i64 at[SCANMAX_OPERANDS];
        offsets_of<SCANMAX_OPERANDS>(a.g, line, at);
        T carry = nothing<T>();
        for (i64 first = 0; first < a.n; first += LANES * ITEMS) {
            const i64 mine = first + (threadIdx.x & (LANES - 1)) * ITEMS;
            T x[ITEMS];
#pragma unroll
            for (int j = 0; j < ITEMS; j++)
                x[j] = mine + j < a.n
                           ? load_as<T>(a.data[SCANMAX_IN] + at[SCANMAX_IN] + (mine + j) * a.step[SCANMAX_IN], a.dtype)
                           : nothing<T>();
#pragma unroll
            for (int j = 1; j < ITEMS; j++) x[j] = added(x[j - 1], x[j]);
            T upto = x[ITEMS - 1];
#pragma unroll 1
            for (int d = 1; d < 32; d *= 2) {
                const T other = __shfl_up_sync(0xffffffffu, upto, d);
                if (lane >= d) upto = added(other, upto);
            }
            T before = __shfl_up_sync(0xffffffffu, upto, 1), all = __shfl_sync(0xffffffffu, upto, 31);
            if (lane == 0) before = nothing<T>();
            if (LANES > 32) { /* what the warps before this one come to, and all of them */
                if (lane == 0) shared[warp] = all;
                __syncthreads();
                T earlier = nothing<T>();
                all = nothing<T>();
#pragma unroll 1
                for (int w = 0; w < WARPS; w++) {
                    if (w == warp) earlier = all;
                    all = added(all, shared[w]);
                }
                before = added(earlier, before);
                __syncthreads(); /* shared is free again */
            }
            before = added(carry, before);
#pragma unroll
            for (int j = 0; j < ITEMS; j++)
                if (mine + j < a.n)
                    store_as<T>(a.data[SCANMAX_VALUES] + at[SCANMAX_VALUES] + (mine + j) * a.step[SCANMAX_VALUES],
                                a.dtype, added(before, x[j]));
            carry = added(carry, all);
        }
    }
}

template <typename T> __device__ __forceinline__ void columns(const scanmax_args &a) {
    for (i64 line = (i64)blockIdx.x * SCANMAX_BLOCK + threadIdx.x; line < a.lines;
         line += (i64)gridDim.x * SCANMAX_BLOCK) {
        i64 at[SCANMAX_OPERANDS];
        offsets_of<SCANMAX_OPERANDS>(a.g, line, at);
        T sum = nothing<T>();
        for (i64 i = 0; i < a.n; i += AHEAD) {
            T x[AHEAD];
#pragma unroll
            for (int j = 0; j < AHEAD; j++)
                x[j] = i + j < a.n
                           ? load_as<T>(a.data[SCANMAX_IN] + at[SCANMAX_IN] + (i + j) * a.step[SCANMAX_IN], a.dtype)
                           : nothing<T>();
#pragma unroll 1
            for (int j = 0; j < AHEAD && i + j < a.n; j++) {
                sum = added(sum, x[0]);
#pragma unroll
                for (int k = 1; k < AHEAD; k++) x[k - 1] = x[k];
                store_as<T>(a.data[SCANMAX_VALUES] + at[SCANMAX_VALUES] + (i + j) * a.step[SCANMAX_VALUES], a.dtype,
                            sum);
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
    KERNEL(scanlse_warp_##name, along<T COMMA 32>)             \
    KERNEL(scanlse_block_##name, along<T COMMA SCANMAX_BLOCK>) \
    KERNEL(scanlse_columns_##name, columns<T>)
KERNELS(f32, float)
KERNELS(f64, double)
