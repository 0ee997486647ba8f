/* interpolate_antialias.cu - images of another size, smoothed by a filter that is as wide as a pixel of the result is in the input, and their
 * gradients.
 *
 * A thread, or several lanes of a warp where windows are wide or results few, have one pixel of the result: what its neighbours weigh is computed
 * as they are read, for some rows together. The gradient is gathered (interpolate.cuh); it needs the sum of weights of each place of the result,
 * which a small launch finds before.
 *
 *   interpolate_antialias_<filter>_<type>, interpolate_antialias_backward_<filter>_<type>, interpolate_antialias_inverses_<filter>_<type>
 * Filters are named by how many places wide they are: 2 linear, 4 cubic. */
#include "cuda/kernels/interpolate.cuh"

/* The cubic filter is that of Keys (1981) with the parameter -1/2. */
template <int T, typename C> __device__ __forceinline__ C filter(C d) {
    d = d < 0 ? -d : d;
    if (T == 2) return d < 1 ? 1 - d : (C)0;
    const C A = (C)-0.5, far = d < 2 ? ((A * d - 5 * A) * d + 8 * A) * d - 4 * A : (C)0;
    return d < 1 ? ((A + 2) * d - (A + 3)) * d * d + 1 : far;
}
/* The filter along one dimension, whose places are fewer than 2^31 on both sides. */
template <int T, typename C> struct smoothing {
    C scale, support, inverse;
    int size;
    __device__ __forceinline__ smoothing(const interpolate_args &a, int d) {
        scale = (C)a.scale[d], size = (int)a.input[d];
        const C wide = scale >= 1 ? scale : (C)1;
        support = (C)(T / 2) * wide, inverse = 1 / wide;
    }
    __device__ __forceinline__ C centre(int i) const { return scale * ((C)i + (C)0.5); }
    /* Cut off towards zero, and within the input; NaN is 0. */
    __device__ __forceinline__ int within(C place) const { return place > 0 ? place < (C)size ? (int)place : size : 0; }
    /* The window of a place of the result, from `begin` to `end`, without `end`; neither falls as i rises. */
    __device__ __forceinline__ int begin(int i) const { return within(centre(i) - support + (C)0.5); }
    __device__ __forceinline__ int end(int i) const { return within(centre(i) + support + (C)0.5); }
};
/* The window of one place. */
template <int T, typename C> struct window {
    int first, count;
    C offset, inverse;
    __device__ __forceinline__ window(const interpolate_args &a, int d, i64 place) {
        const smoothing<T, C> s(a, d);
        const int i = (int)place, begin = s.begin(i);
        first = begin, count = s.end(i) - begin, inverse = s.inverse;
        offset = (C)begin - s.centre(i) + (C)0.5;
        if (a.scale[d] < 0) first = i, count = 1, offset = 0;
    }
    __device__ __forceinline__ C weight(int j) const { return filter<T>(((C)j + offset) * inverse); }
};

template <int T, typename S> __device__ __forceinline__ void antialias(const interpolate_args &a) {
    typedef typename compute_of<S>::type C;
    enum { ROWS = 4 };
    const int lanes = a.lanes, lane = (int)threadIdx.x & (lanes - 1), across = a.lanes_across, down = lanes / across,
              column = lane & (across - 1), row = lane / across;
    const u32 together = (lanes == 32 ? ~0u : (1u << lanes) - 1) << (threadIdx.x & 31 & ~(u32)(lanes - 1));
    const i64 shares = (i64)gridDim.x * (INTERPOLATE_BLOCK / lanes), down_step = a.from_strides[3] * down,
              across_step = a.from_strides[4] * across;
    for (i64 i = (i64)blockIdx.x * (INTERPOLATE_BLOCK / lanes) + threadIdx.x / lanes; i < a.count; i += shares) {
        const share s = share_of(a, i, a.output);
        const window<T, C> y(a, 1, s.place[1]), x(a, 2, s.place[2]);
        const i64 to_at = s.sample * a.to_strides[0] + s.place[1] * a.to_strides[3] + s.place[2] * a.to_strides[4];
        const i64 from_at =
            s.sample * a.from_strides[0] + (y.first + row) * a.from_strides[3] + (x.first + column) * a.from_strides[4];
#pragma unroll 1
        for (i64 channel = s.channel; channel < s.end; channel++) {
            const S *first = (const S *)a.from + from_at + channel * a.from_strides[1];
            C sum = 0, total = 0, of_row = 0;
#pragma unroll 1
            for (int j = row; j < y.count; j += ROWS * down, first += ROWS * down_step) {
                const S *from = first;
                C line[ROWS] = {};
                of_row = 0;
#pragma unroll 2
                for (int e = column; e < x.count; e += across, from += across_step) {
                    const C w = x.weight(e);
                    of_row += w;
#pragma unroll
                    for (int k = 0; k < ROWS; k++)
                        if (j + k * down < y.count) line[k] += w * as<C>::from(from[k * down_step]);
                }
#pragma unroll
                for (int k = 0; k < ROWS; k++)
                    if (j + k * down < y.count) {
                        const C w = y.weight(j + k * down);
                        total += w, sum += w * line[k];
                    }
            }
            /* All lanes of a row have the same `total`, and the lanes of one row all of `of_row`; lane 0 has a row if any has. */
#pragma unroll 1
            for (int step = lanes / 2; step; step /= 2) {
                sum += __shfl_xor_sync(together, sum, step);
                if (step < across)
                    of_row += __shfl_xor_sync(together, of_row, step);
                else
                    total += __shfl_xor_sync(together, total, step);
            }
            if (!lane) {
                /* What lies beyond the input has no neighbours, and is 0. */
                if (total != 0) sum /= total;
                if (of_row != 0) sum /= of_row;
                ((S *)a.to)[to_at + channel * a.to_strides[1]] = to<S>::from(sum);
            }
        }
    }
}

template <int T, typename C> __device__ __forceinline__ void inverses(const interpolate_args &a) {
    const int rows = (int)a.output[1], all = rows + (int)a.output[2], lane = threadIdx.x & 31;
    const i64 i = ((i64)blockIdx.x * INTERPOLATE_BLOCK + threadIdx.x) / 32;
    if (i >= all) return;
    const window<T, C> w(a, i < rows ? 1 : 2, i < rows ? i : i - rows);
    C total = 0;
    for (int j = lane; j < w.count; j += 32) total += w.weight(j);
#pragma unroll
    for (int step = 16; step; step /= 2) total += __shfl_xor_sync(~0u, total, step);
    if (!lane) ((C *)a.inverses)[i] = total != 0 ? 1 / total : (C)1;
}

/* The first place of the result whose window, or what ends it, is beyond `place`: an estimate, then step by step. */
template <int T, typename C, bool END>
static __device__ __noinline__ int first_beyond(const smoothing<T, C> s, int place, int n) {
    const C edge = (C)place + (C)0.5, guess = (END ? edge - s.support : edge + s.support) / s.scale - (C)0.5;
    int i = guess >= (C)n ? n : guess > 0 ? (int)guess : 0; /* NaN, of 0 / 0, is 0 */
#pragma unroll 1
    while (i > 0 && (END ? s.end(i - 1) : s.begin(i - 1)) > place) i--;
#pragma unroll 1
    while (i < n && (END ? s.end(i) : s.begin(i)) <= place) i++;
    return i;
}
template <int T, typename C> struct smoothed {
    static __device__ __forceinline__ bool stands_for(const interpolate_args &, int, i64 &, i64 &) { return true; }
    static __device__ __forceinline__ void readers(const interpolate_args &a, int d, i64 place, i64 &low, i64 &high) {
        const smoothing<T, C> s(a, d);
        low = first_beyond<T, C, true>(s, (int)place, (int)a.output[d]);
        high = first_beyond<T, C, false>(s, (int)place, (int)a.output[d]);
    }
    static __device__ __forceinline__ C weight(const interpolate_args &a, int d, i64 place, i64 i) {
        if (a.scale[d] < 0) return 1;
        const smoothing<T, C> s(a, d);
        const C *inverse = (const C *)a.inverses + (d == 2 ? a.output[1] : 0);
        return filter<T>(((C)(int)place - s.centre((int)i) + (C)0.5) * s.inverse) * inverse[i];
    }
};
template <int T, typename S> __device__ __forceinline__ void antialias_backward(const interpolate_args &a) {
    interpolate_backward<smoothed<T, typename compute_of<S>::type>, 2, S>(a);
}

#define ANTIALIAS(name, function, T, S)                                                                                \
    extern "C" __global__ void __launch_bounds__(INTERPOLATE_BLOCK) name(const __grid_constant__ interpolate_args a) { \
        kernel_begin();                                                                                                \
        function<T, S>(a);                                                                                             \
    }
#define ANTIALIAS_BOTH(T, t, S)                                 \
    ANTIALIAS(interpolate_antialias_##T##_##t, antialias, T, S) \
    ANTIALIAS(interpolate_antialias_backward_##T##_##t, antialias_backward, T, S)
#define ANTIALIAS_KERNELS(T)                                                \
    ANTIALIAS_BOTH(T, f16, f16)                                             \
    ANTIALIAS_BOTH(T, bf16, bf16)                                           \
    ANTIALIAS_BOTH(T, f32, float)                                           \
    ANTIALIAS_BOTH(T, f64, double)                                          \
    ANTIALIAS(interpolate_antialias_inverses_##T##_f32, inverses, T, float) \
    ANTIALIAS(interpolate_antialias_inverses_##T##_f64, inverses, T, double)
ANTIALIAS_KERNELS(2)
ANTIALIAS_KERNELS(4)
