/* interpolate.cu - signals, images and volumes of another size, and their gradients, one launch each.
 *
 * A thread has one place of what it writes and some of its channels: where its neighbours lie and what they weigh is computed once. The
 * gradient is gathered, not scattered: places of the result that read a place of the input lie side by side, so it adds them in their order,
 * and the same numbers come out each time. Where the result has far fewer places than the input, most of these get nothing: they are zeroed before, and
 * only those are gone through that something reads.
 *
 *   interpolate_<dimensions>_<mode>_<type>, interpolate_backward_<dimensions>_<mode>_<type>
 * Modes are named by the neighbours that a place has in each dimension: 1 nearest, 2 linear, 4 cubic. */
#include "cuda/kernels/interpolate.cuh"

__device__ __forceinline__ float down(float v) { return floorf(v); }
__device__ __forceinline__ double down(double v) { return floor(v); }

/* Where place i of the result lies in the input, of one dimension. Never falls as i rises. Of the nearest it is in float, whatever the
 * elements are. */
template <int T, typename C> struct axis { typedef C type; };
template <typename C> struct axis<1, C> { typedef float type; };
template <int T, typename C> __device__ __forceinline__ C source_of(i64 i, C scale, int align, int exact) {
    if (T == 1) return exact ? ((C)i + (C)0.5) * scale : (C)i * scale;
    const C at = align ? (C)i * scale : ((C)i + (C)0.5) * scale - (C)0.5;
    return T == 2 && at < 0 ? (C)0 : at;
}
/* The first of the T neighbours, before those outside of the input move to its edge. */
template <int T, typename C> __device__ __forceinline__ i64 first_of(C source) { return (i64)down(source) - (T == 4); }
__device__ __forceinline__ i64 within(i64 place, i64 size) { return min(max(place, (i64)0), size - 1); }
template <int T, typename C> __device__ __forceinline__ void weights_of(C source, i64 size, C (&w)[T]) {
    if constexpr (T == 1)
        w[0] = 1;
    else if constexpr (T == 2) {
        const C t = source - min(down(source), (C)(size - 1));
        w[1] = t > 1 ? (C)1 : t;
        w[0] = 1 - w[1];
    } else {
        const C A = (C)-0.75, t = source - down(source), rest = 1 - t, before = t + 1, behind = rest + 1;
        w[0] = ((A * before - 5 * A) * before + 8 * A) * before - 4 * A;
        w[1] = ((A + 2) * t - (A + 3)) * t * t + 1;
        w[2] = ((A + 2) * rest - (A + 3)) * rest * rest + 1;
        w[3] = ((A * behind - 5 * A) * behind + 8 * A) * behind - 4 * A;
    }
}

template <int DIMS, int T, typename S> __device__ __forceinline__ void interpolate(const interpolate_args &a) {
    typedef typename compute_of<S>::type C;
    typedef typename axis<T, C>::type P;
    const i64 threads = (i64)gridDim.x * INTERPOLATE_BLOCK;
    for (i64 i = (i64)blockIdx.x * INTERPOLATE_BLOCK + threadIdx.x; i < a.count; i += threads) {
        const share s = share_of(a, i, a.output);
        i64 offset[DIMS][T], to_at = s.sample * a.to_strides[0], from_at = s.sample * a.from_strides[0];
        P weight[DIMS][T];
#pragma unroll
        for (int d = 0; d < DIMS; d++) {
            const int k = 3 - DIMS + d;
            const i64 place = s.place[k], size = a.input[k];
            to_at += place * a.to_strides[2 + k];
            if (a.scale[k] < 0) {
                offset[d][0] = place * a.from_strides[2 + k];
                weight[d][0] = 1;
            } else {
                const P source = source_of<T>(place, (P)a.scale[k], a.align, a.exact);
                const i64 first = first_of<T>(source);
#pragma unroll
                for (int t = 0; t < T; t++) offset[d][t] = within(first + t, size) * a.from_strides[2 + k];
                weights_of<T>(source, size, weight[d]);
            }
        }
        const bool same_x = a.scale[2] < 0, same_y = a.scale[1] < 0, same_z = a.scale[0] < 0;
#pragma unroll 1
        for (i64 channel = s.channel; channel < s.end; channel++) {
            const S *from = (const S *)a.from + from_at + channel * a.from_strides[1];
            S *to_here = (S *)a.to + to_at + channel * a.to_strides[1];
            if constexpr (T == 1) {
                i64 at = 0;
#pragma unroll
                for (int d = 0; d < DIMS; d++) at += offset[d][0];
                *to_here = from[at];
            } else {
                C sum = 0;
#pragma unroll
                for (int z = 0; z < (DIMS == 3 ? T : 1); z++) {
                    if (z && same_z) continue;
                    C plane = 0;
#pragma unroll
                    for (int y = 0; y < T; y++) {
                        if (y && same_y) continue;
                        const S *row = from + offset[DIMS - 2][y] + (DIMS == 3 ? offset[0][z] : 0);
                        C line = weight[DIMS - 1][0] * as<C>::from(row[offset[DIMS - 1][0]]);
                        if (!same_x)
#pragma unroll
                            for (int x = 1; x < T; x++)
                                line += weight[DIMS - 1][x] * as<C>::from(row[offset[DIMS - 1][x]]);
                        plane += weight[DIMS - 2][y] * line;
                    }
                    sum += DIMS == 3 ? weight[0][z] * plane : plane;
                }
                *to_here = to<S>::from(sum);
            }
        }
    }
}

/* The first place of the result, of n, whose first neighbour is not before `wanted`: an estimate, then step by step. */
template <int T, typename C>
static __device__ __noinline__ i64 first_from(i64 wanted, i64 n, C scale, int align, int exact) {
    const C place = (C)(wanted + (T == 4));
    C guess = T == 1 ? (exact ? place / scale - (C)0.5 : place / scale)
                     : (align ? place / scale : (place + (C)0.5) / scale - (C)0.5);
    guess = guess >= (C)n ? (C)n : guess > 0 ? guess : (C)0; /* NaN, of 0 / 0, is 0 */
    i64 i = min((i64)guess, n);
#pragma unroll 1
    while (i > 0 && first_of<T>(source_of<T>(i - 1, scale, align, exact)) >= wanted) i--;
#pragma unroll 1
    while (i < n && first_of<T>(source_of<T>(i, scale, align, exact)) < wanted) i++;
    return i;
}
/* The weight of `place` in place i of the result; of a neighbour that moved to the edge too. */
template <int T, typename C>
__device__ __forceinline__ C weight_in(i64 place, i64 i, i64 size, double given, int align, int exact) {
    if (T == 1 || given < 0) return 1;
    const C source = source_of<T>(i, (C)given, align, exact);
    const i64 first = first_of<T>(source);
    C w[T], sum = 0;
    weights_of<T>(source, size, w);
#pragma unroll
    for (int t = 0; t < T; t++) sum += within(first + t, size) == place ? w[t] : (C)0;
    return sum;
}

template <int T, typename C> struct neighbours {
    static __device__ __forceinline__ void readers(const interpolate_args &a, int d, i64 place, i64 &low, i64 &high) {
        const i64 n = a.output[d];
        const C scale = (C)a.scale[d];
        low = place ? first_from<T>(place - (T - 1), n, scale, a.align, a.exact) : 0;
        high = place < a.input[d] - 1 ? first_from<T>(place + 1, n, scale, a.align, a.exact) : n;
    }
    /* Of few that are read at all: `place` is a pair of a place of the result, `reader`, and one of its neighbours, and becomes that one. */
    static __device__ __forceinline__ bool stands_for(const interpolate_args &a, int d, i64 &place, i64 &reader) {
        if (!a.sparse) return true;
        const i64 pair = place, n = a.input[d];
        reader = pair / T;
        const i64 neighbour = first_of<T>(source_of<T>(reader, (C)a.scale[d], a.align, a.exact)) + (pair - reader * T);
        place = within(neighbour, n);
        return pair == reader * T || within(neighbour - 1, n) != place;
    }
    static __device__ __forceinline__ C weight(const interpolate_args &a, int d, i64 place, i64 i) {
        return weight_in<T, C>(place, i, a.input[d], a.scale[d], a.align, a.exact);
    }
};
template <int DIMS, int T, typename S> __device__ __forceinline__ void gradient(const interpolate_args &a) {
    interpolate_backward<neighbours<T, typename axis<T, typename compute_of<S>::type>::type>, DIMS, S>(a);
}

#define INTERPOLATE(name, function, DIMS, T, S)                                                                        \
    extern "C" __global__ void __launch_bounds__(INTERPOLATE_BLOCK) name(const __grid_constant__ interpolate_args a) { \
        kernel_begin();                                                                                                \
        function<DIMS, T, S>(a);                                                                                       \
    }
#define INTERPOLATE_BOTH(DIMS, T, t, S)                                  \
    INTERPOLATE(interpolate_##DIMS##_##T##_##t, interpolate, DIMS, T, S) \
    INTERPOLATE(interpolate_backward_##DIMS##_##T##_##t, gradient, DIMS, T, S)
#define INTERPOLATE_KERNELS(t, S) \
    INTERPOLATE_BOTH(3, 1, t, S)  \
    INTERPOLATE_BOTH(2, 2, t, S)  \
    INTERPOLATE_BOTH(3, 2, t, S)  \
    INTERPOLATE_BOTH(2, 4, t, S)
INTERPOLATE_KERNELS(f16, f16)
INTERPOLATE_KERNELS(bf16, bf16)
INTERPOLATE_KERNELS(f32, float)
INTERPOLATE_KERNELS(f64, double)
