/* resample.cu - images and volumes seen through a grid of places.
 *
 * A thread has one place of the output and some of its channels: where its neighbours lie and what they weigh is computed once. What
 * lies outside of the input counts as zero.
 *
 *   resample_grid_<dimensions>_<mode>_<type> */
#include "cuda/kernels/resample_args.h"
#include "cuda/kernels/rows.cuh"

__device__ __forceinline__ float down(float v) { return floorf(v); }
__device__ __forceinline__ double down(double v) { return floor(v); }
__device__ __forceinline__ float nearest(float v) { return rintf(v); }
__device__ __forceinline__ double nearest(double v) { return rint(v); }
__device__ __forceinline__ float rest_of(float a, float b) { return fmodf(a, b); }
__device__ __forceinline__ double rest_of(double a, double b) { return fmod(a, b); }
__device__ __forceinline__ float size_of(float v) { return fabsf(v); }
__device__ __forceinline__ double size_of(double v) { return fabs(v); }

/* From [-1, 1] to places of a dimension of that size: its outermost centres, or its edges, are at the ends. */
template <typename C> __device__ __forceinline__ C unnormalized(C c, C size, bool align) {
    return align ? (c + 1) * (C)0.5 * (size - 1) : ((c + 1) * size - 1) * (C)0.5;
}
/* Folded back at both ends as often as needed. */
template <typename C> static __device__ __noinline__ C reflected(C c, C size, bool align) {
    const C low = align ? (C)0 : (C)-0.5, span = align ? size - 1 : size;
    if (span == 0) return c != c ? c : (C)0;
    const C off = size_of(c - low), extra = rest_of(off, span);
    return rest_of(down(off / span), (C)2) == 1 ? span + low - extra : extra + low;
}
template <typename C> __device__ __forceinline__ C inside(C c, C size, int padding, bool align) {
    if (padding == PAD_REFLECTION) c = reflected(c, size, align);
    return padding == PAD_ZEROS || c != c ? c : c < 0 ? (C)0 : c > size - 1 ? size - 1 : c;
}
/* The weight of what is `d` away, of the cubic convolution with the parameter -3/4: within 1, and between 1 and 2. */
template <typename C> __device__ __forceinline__ C cubic_near(C d) {
    const C A = (C)-0.75;
    return ((A + 2) * d - (A + 3)) * d * d + 1;
}
template <typename C> __device__ __forceinline__ C cubic_far(C d) {
    const C A = (C)-0.75;
    return ((A * d - 5 * A) * d + 8 * A) * d - 4 * A;
}

template <int DIMS, int MODE, typename S> __device__ __forceinline__ void resample_grid(const grid_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int T = MODE == GRID_NEAREST ? 1 : MODE == GRID_LINEAR ? 2 : 4;
    constexpr i64 OUTSIDE = (i64)1 << 62;
    constexpr int TAPS = DIMS == 2 ? T * T : T * T * T;
    for (i64 i = (i64)blockIdx.x * RESAMPLE_BLOCK + threadIdx.x; i < a.count; i += (i64)gridDim.x * RESAMPLE_BLOCK) {
        const i64 sample = i / a.places, place = i - sample * a.places;
        i64 rest = place, at_grid = sample * a.grid_strides[0];
#pragma unroll
        for (int d = DIMS - 1; d >= 0; d--) {
            const i64 q = d ? rest / a.shape[d] : 0;
            at_grid += (rest - q * a.shape[d]) * a.grid_strides[1 + d];
            rest = q;
        }
        i64 offset[DIMS][T];
        C weight[DIMS][T];
#pragma unroll
        for (int d = 0; d < DIMS; d++) {
            const C size = (C)a.sizes[d];
            C c = as<C>::from(((const S *)a.grid)[at_grid + (DIMS - 1 - d) * a.grid_strides[DIMS + 1]]), low, t;
            c = unnormalized(c, size, a.align);
            if (MODE != GRID_CUBIC) c = inside(c, size, a.padding, a.align);
            low = MODE == GRID_NEAREST ? nearest(c) : down(c);
            t = c - low;
            if (MODE == GRID_NEAREST)
                weight[d][0] = low != low ? low : (C)1;
            else if (MODE == GRID_LINEAR)
                weight[d][0] = 1 - t, weight[d][T - 1] = t;
            else {
                weight[d][0] = cubic_far(t + 1), weight[d][T / 4] = cubic_near(t);
                weight[d][T / 2] = cubic_near(1 - t), weight[d][T - 1] = cubic_far((1 - t) + 1);
            }
#pragma unroll
            for (int k = 0; k < T; k++) {
                const C at = MODE == GRID_CUBIC ? inside(low + (k - 1), size, a.padding, a.align) : low + k;
                offset[d][k] = at >= 0 && at <= size - 1 ? (i64)at * a.in_strides[2 + d] : OUTSIDE;
            }
        }
        const i64 first = (i64)blockIdx.y * a.per_thread, end = min(first + a.per_thread, a.channels);
#pragma unroll 1
        for (i64 channel = first; channel < end; channel++) {
            const S *in = (const S *)a.in + sample * a.in_strides[0] + channel * a.in_strides[1];
            C sum = 0;
#pragma unroll
            for (int k = 0; k < TAPS; k++) {
                const int last = k % T, middle = k / T % T, front = k / T / T;
                const i64 x = offset[DIMS - 1][last], y = offset[DIMS - 2][middle],
                          z = DIMS == 3 ? offset[0][front] : 0;
                C w = weight[DIMS - 1][last] * weight[DIMS - 2][middle];
                if (DIMS == 3) w *= weight[0][front];
                const C value = x != OUTSIDE && y != OUTSIDE && z != OUTSIDE ? as<C>::from(in[x + y + z]) : (C)0;
                sum = TAPS == 1 ? value * w : sum + value * w;
            }
            ((S *)a.out)[(sample * a.channels + channel) * a.places + place] = to<S>::from(sum);
        }
    }
}

#define GRID(name, DIMS, MODE, S)                                                                            \
    extern "C" __global__ void __launch_bounds__(RESAMPLE_BLOCK) name(const __grid_constant__ grid_args a) { \
        resample_grid<DIMS, MODE, S>(a);                                                                     \
    }
#define GRID_KERNELS(t, S)                                \
    GRID(resample_grid_2_linear_##t, 2, GRID_LINEAR, S)   \
    GRID(resample_grid_2_nearest_##t, 2, GRID_NEAREST, S) \
    GRID(resample_grid_2_cubic_##t, 2, GRID_CUBIC, S)     \
    GRID(resample_grid_3_linear_##t, 3, GRID_LINEAR, S)   \
    GRID(resample_grid_3_nearest_##t, 3, GRID_NEAREST, S)
GRID_KERNELS(f16, f16)
GRID_KERNELS(bf16, bf16)
GRID_KERNELS(f32, float)
GRID_KERNELS(f64, double)
