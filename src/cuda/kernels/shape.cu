/* shape.cu - the gradient of strided views, whose windows may overlap.
 *
 * Element i of the gradient belongs to element Σ i[d] * strides[d] of memory. Here every element of memory looks for those that
 * belong to it: dimensions come with falling strides, so that at each of them only coordinates are tried with which the ones
 * after it can still reach the rest (one, where windows do not overlap). Sums are made in the order of that search, so results
 * repeat; halves are added in float and rounded once; memory is written once and nothing has to be zeroed.
 *
 *   shape_windows_<type>_<n>   up to 6 dimensions, numbers of 31 bits
 *   shape_windows_<float|double|integer>   any dimensions, 64 bits, any dtype of that kind */
#include "cuda/kernels/shape_args.h"
#include "cuda/kernels/rows.cuh"

__device__ __forceinline__ int divided(const window_args &a, int d, int i) { return (int)quotient((u32)i, a.by[d]); }
__device__ __forceinline__ i64 divided(const window_args &a, int d, i64 i) { return i / a.strides[d]; }
/* Coordinates of dimension d with which the rest can be reached. */
template <typename I> __device__ __forceinline__ void range_of(const window_args &a, int d, I rest, I *low, I *high) {
    const I stride = (I)a.strides[d], size = (I)a.sizes[d], reach = (I)a.reach[d];
    if (stride == 0) {
        *low = 0;
        *high = rest > reach ? -1 : size - 1;
        return;
    }
    const I most = divided(a, d, rest),
            short_by = rest - reach; /* short_by: what this dimension has to give at least */
    *high = most < size - 1 ? most : size - 1;
    *low = short_by <= 0 ? 0 : divided(a, d, short_by - 1) + 1;
}
template <int D, int N, typename S, typename C>
__device__ __forceinline__ void visit(const window_args &a, int rest, int offset, C &sum) {
    if constexpr (D == N) {
        if (rest == 0) sum += as<C>::from(*(const S *)(a.in + offset));
    } else {
        int low, high;
        range_of<int>(a, D, rest, &low, &high);
        for (int i = low; i <= high; i++)
            visit<D + 1, N, S, C>(a, rest - i * (int)a.strides[D], offset + i * (int)a.steps[D], sum);
    }
}
template <int N, typename S> __device__ __forceinline__ void windows(const window_args &a) {
    typedef typename compute_of<S>::type C;
    const i64 step = (i64)gridDim.x * (BLOCK * UNROLL);
    for (i64 base = (i64)blockIdx.x * (BLOCK * UNROLL) + threadIdx.x; base < a.n; base += step) {
        C sum[UNROLL];
        i64 to_[UNROLL];
#pragma unroll
        for (int u = 0; u < UNROLL; u++) {
            sum[u] = 0;
            to_[u] = -1;
            if (base + u * BLOCK >= a.n) continue;
            i64 at[2];
            offsets_of<2>(a.g, base + u * BLOCK, at);
            to_[u] = at[0];
            const i64 rest = at[1] + a.shift;
            if (rest >= 0 && rest <= a.reach[0] + (a.sizes[0] - 1) * a.strides[0])
                visit<0, N, S, C>(a, (int)rest, 0, sum[u]);
        }
#pragma unroll
        for (int u = 0; u < UNROLL; u++)
            if (to_[u] >= 0) *(S *)(a.out + to_[u]) = to<S>::from(sum[u]);
    }
}
#define WINDOWS(name, S)                                                  \
    extern "C" __global__ void __launch_bounds__(BLOCK)                   \
        shape_windows_##name##_1(const __grid_constant__ window_args a) { \
        kernel_begin();                                                   \
        windows<1, S>(a);                                                 \
    }                                                                     \
    extern "C" __global__ void __launch_bounds__(BLOCK)                   \
        shape_windows_##name##_2(const __grid_constant__ window_args a) { \
        kernel_begin();                                                   \
        windows<2, S>(a);                                                 \
    }                                                                     \
    extern "C" __global__ void __launch_bounds__(BLOCK)                   \
        shape_windows_##name##_3(const __grid_constant__ window_args a) { \
        kernel_begin();                                                   \
        windows<3, S>(a);                                                 \
    }                                                                     \
    extern "C" __global__ void __launch_bounds__(BLOCK)                   \
        shape_windows_##name##_4(const __grid_constant__ window_args a) { \
        kernel_begin();                                                   \
        windows<4, S>(a);                                                 \
    }                                                                     \
    extern "C" __global__ void __launch_bounds__(BLOCK)                   \
        shape_windows_##name##_5(const __grid_constant__ window_args a) { \
        kernel_begin();                                                   \
        windows<5, S>(a);                                                 \
    }                                                                     \
    extern "C" __global__ void __launch_bounds__(BLOCK)                   \
        shape_windows_##name##_6(const __grid_constant__ window_args a) { \
        kernel_begin();                                                   \
        windows<6, S>(a);                                                 \
    }
WINDOWS(f16, f16)
WINDOWS(bf16, bf16)
WINDOWS(f32, float)
WINDOWS(f64, double)

template <typename C> __device__ __forceinline__ C plus(C a, C b) { return a + b; }
template <> __device__ __forceinline__ i64 plus<i64>(i64 a, i64 b) { return (i64)((u64)a + (u64)b); }
/* The same search with its stack in an array. */
template <typename C> __device__ __forceinline__ void any_windows(const window_args &a) {
    for (i64 k = (i64)blockIdx.x * BLOCK + threadIdx.x; k < a.n; k += (i64)gridDim.x * BLOCK) {
        i64 at[2], next[MAX_DIMS], high[MAX_DIMS], rest[MAX_DIMS + 1], offset[MAX_DIMS + 1];
        offsets_of<2>(a.g, k, at);
        C sum = 0;
        rest[0] = at[1] + a.shift;
        offset[0] = 0;
        const i64 most = a.ndim ? a.reach[0] + (a.sizes[0] - 1) * a.strides[0] : 0;
        int d = rest[0] >= 0 && rest[0] <= most ? 0 : -1;
        bool enters = true;
        while (d >= 0) {
            if (d == a.ndim) {
                if (rest[d] == 0) sum = plus(sum, load_as<C>(a.in + offset[d], a.dtype));
                d--;
                enters = false;
                continue;
            }
            if (enters) range_of<i64>(a, d, rest[d], &next[d], &high[d]);
            if (next[d] > high[d]) {
                d--;
                enters = false;
                continue;
            }
            const i64 i = next[d]++;
            rest[d + 1] = rest[d] - i * a.strides[d];
            offset[d + 1] = offset[d] + i * a.steps[d];
            d++;
            enters = true;
        }
        store_as<C>(a.out + at[0], a.dtype, sum);
    }
}
extern "C" __global__ void __launch_bounds__(BLOCK) shape_windows_float(const __grid_constant__ window_args a) {
    kernel_begin();
    any_windows<float>(a);
}
extern "C" __global__ void __launch_bounds__(BLOCK) shape_windows_double(const __grid_constant__ window_args a) {
    kernel_begin();
    any_windows<double>(a);
}
extern "C" __global__ void __launch_bounds__(BLOCK) shape_windows_integer(const __grid_constant__ window_args a) {
    kernel_begin();
    any_windows<i64>(a);
}
