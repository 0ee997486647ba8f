/* resample.cu - images and volumes seen through a grid of places, and the gradients of both.
 *
 * A thread has one place of the output and some of its channels: where its neighbours lie and what they weigh is computed once. What
 * lies outside of the input counts as zero. The gradient of the input is added up where the neighbours are, in no fixed order. That of the
 * grid is a sum over channels: threads that share a place lie side by side in a warp, which joins their parts.
 *
 *   resample_grid_<dimensions>_<mode>_<type>, resample_grid_back_<dimensions>_<mode>_<type>
 *   resample_narrow_<type>: sums of floats as elements of 16 bits */
#if __CUDA_ARCH__ >= 900
#define ADD_BFLOAT16_WORDS
#endif
#include "cuda/kernels/resample_args.h"
#include "cuda/kernels/add.cuh"
#include "cuda/kernels/rows.cuh"

__device__ __forceinline__ float down(float v) { return floorf(v); }
__device__ __forceinline__ double down(double v) { return floor(v); }
__device__ __forceinline__ float nearest(float v) { return rintf(v); }
__device__ __forceinline__ double nearest(double v) { return rint(v); }
__device__ __forceinline__ float rest_of(float a, float b) { return fmodf(a, b); }
__device__ __forceinline__ double rest_of(double a, double b) { return fmod(a, b); }
__device__ __forceinline__ float size_of(float v) { return fabsf(v); }
__device__ __forceinline__ double size_of(double v) { return fabs(v); }

static __device__ __noinline__ i64 far_quotient(i64 i, i64 n) { return i / n; }
/* The remainder of *i by n, which *i is divided by. */
__device__ __forceinline__ i64 cut_off(i64 *i, i64 n, const division &by, int narrow) {
    const i64 q = narrow ? (i64)quotient((u32)*i, by) : far_quotient(*i, n), rest = *i - q * n;
    *i = q;
    return rest;
}

/* A coordinate, and by how much it rises with what it was computed from. */
template <typename C> struct moved { C at, slope; };
/* From [-1, 1] to places of a dimension of that size: its outermost centres, or its edges, are at the ends. */
template <typename C> __device__ __forceinline__ C unnormalized(C c, C size, bool align) {
    return align ? (c + 1) * (C)0.5 * (size - 1) : ((c + 1) * size - 1) * (C)0.5;
}
/* Folded back at both ends as often as needed. */
template <typename C> static __device__ __noinline__ moved<C> reflected(C c, C size, bool align) {
    const C low = align ? (C)0 : (C)-0.5, span = align ? size - 1 : size;
    if (span == 0) return {c != c ? c : (C)0, (C)0};
    const C off = size_of(c - low), extra = rest_of(off, span), slope = c < low ? (C)-1 : (C)1;
    if (rest_of(down(off / span), (C)2) == 1) return {span + low - extra, -slope};
    return {extra + low, slope};
}
template <typename C> __device__ __forceinline__ moved<C> inside(C c, C size, int padding, bool align) {
    moved<C> m = {c, (C)1};
    if (padding == PAD_REFLECTION) m = reflected(c, size, align);
    if (padding == PAD_ZEROS || m.at != m.at) return m;
    if (!(m.at > 0 && m.at < size - 1)) m.slope = 0;
    m.at = m.at < 0 ? (C)0 : m.at > size - 1 ? size - 1 : m.at;
    return m;
}
/* The weight of what is `d` away, of the cubic convolution with the parameter -3/4: within 1, and between 1 and 2; and how they rise. */
template <typename C> __device__ __forceinline__ C cubic_near(C d) {
    const C A = (C)-0.75;
    return ((A + 2) * d - (A + 3)) * d * d + 1;
}
template <typename C> __device__ __forceinline__ C cubic_far(C d) {
    const C A = (C)-0.75;
    return ((A * d - 5 * A) * d + 8 * A) * d - 4 * A;
}
template <typename C> __device__ __forceinline__ C cubic_near_slope(C d) {
    const C A = (C)-0.75;
    return (3 * (A + 2) * d - 2 * (A + 3)) * d;
}
template <typename C> __device__ __forceinline__ C cubic_far_slope(C d) {
    const C A = (C)-0.75;
    return (3 * A * d - 10 * A) * d + 8 * A;
}

constexpr int taps_of(int mode) { return mode == GRID_NEAREST ? 1 : mode == GRID_LINEAR ? 2 : 4; }
/* The neighbours of one place of the output, dimension by dimension. */
template <int DIMS, int MODE, typename S> struct neighbours {
    typedef typename compute_of<S>::type C;
    static constexpr int T = taps_of(MODE), TAPS = DIMS == 2 ? T * T : T * T * T;
    i64 sample, place; /* of the output, and which one of its sample's */
    i64 index[3];      /* the same in each dimension */
    i64 at[DIMS][T];   /* -1: outside */
    C weight[DIMS][T], slope[DIMS][T];
    __device__ __forceinline__ neighbours(const grid_args &a, i64 i) {
        i64 rest = i, at_grid = 0;
#pragma unroll
        for (int d = DIMS - 1; d >= 0; d--) {
            index[d] = cut_off(&rest, a.shape[d], a.by_shape[d], a.narrow);
            at_grid += index[d] * a.grid_strides[1 + d];
        }
        sample = rest, place = i - sample * a.places;
        at_grid += sample * a.grid_strides[0];
#pragma unroll
        for (int d = 0; d < DIMS; d++) {
            const C size = (C)a.sizes[d];
            const C given = as<C>::from(((const S *)a.grid)[at_grid + (DIMS - 1 - d) * a.grid_strides[DIMS + 1]]);
            moved<C> m = {unnormalized(given, size, a.align), (C)1};
            if (MODE != GRID_CUBIC) m = inside(m.at, size, a.padding, a.align);
            const C low = MODE == GRID_NEAREST ? nearest(m.at) : down(m.at), t = m.at - low,
                    rise = m.slope * (C)0.5 * (a.align ? size - 1 : size);
            if (MODE == GRID_NEAREST)
                weight[d][0] = low != low ? low : (C)1, slope[d][0] = 0;
            else if (MODE == GRID_LINEAR) {
                weight[d][0] = 1 - t, weight[d][T - 1] = t;
                slope[d][0] = -rise, slope[d][T - 1] = rise;
            } else {
                const C before = t + 1, rest_t = 1 - t, behind = rest_t + 1;
                weight[d][0] = cubic_far(before), weight[d][T / 4] = cubic_near(t);
                weight[d][T / 2] = cubic_near(rest_t), weight[d][T - 1] = cubic_far(behind);
                slope[d][0] = rise * cubic_far_slope(before), slope[d][T / 4] = rise * cubic_near_slope(t);
                slope[d][T / 2] = -rise * cubic_near_slope(rest_t), slope[d][T - 1] = -rise * cubic_far_slope(behind);
            }
#pragma unroll
            for (int k = 0; k < T; k++) {
                const C to = MODE == GRID_CUBIC ? inside(low + (k - 1), size, a.padding, a.align).at : low + k;
                at[d][k] = to >= 0 && to <= size - 1 ? (i64)to : -1;
            }
        }
    }
    /* Of neighbour k of all dimensions: which one of dimension d it is, whether it is inside, how far it is from the first element. */
    static __device__ __forceinline__ int of(int k, int d) {
        return (d == DIMS - 1 ? k : d == DIMS - 2 ? k / T : k / T / T) % T;
    }
    __device__ __forceinline__ bool there(int k) const {
        bool all = true;
#pragma unroll
        for (int d = 0; d < DIMS; d++) all &= at[d][of(k, d)] >= 0;
        return all;
    }
    __device__ __forceinline__ i64 offset(int k, const i64 *strides) const {
        i64 sum = 0;
#pragma unroll
        for (int d = 0; d < DIMS; d++) sum += at[d][of(k, d)] * strides[d];
        return sum;
    }
    /* Its weight, or how that rises with the coordinate of dimension `along`. */
    __device__ __forceinline__ C part(int k, int along) const {
        C product = along == DIMS - 1 ? slope[DIMS - 1][of(k, DIMS - 1)] : weight[DIMS - 1][of(k, DIMS - 1)];
#pragma unroll
        for (int d = DIMS - 2; d >= 0; d--) product *= d == along ? slope[d][of(k, d)] : weight[d][of(k, d)];
        return product;
    }
};

template <int DIMS, int MODE, typename S> __device__ __forceinline__ void resample_grid(const grid_args &a) {
    typedef neighbours<DIMS, MODE, S> N;
    typedef typename N::C C;
    for (i64 i = (i64)blockIdx.x * RESAMPLE_BLOCK + threadIdx.x; i < a.count; i += (i64)gridDim.x * RESAMPLE_BLOCK) {
        const N n(a, i);
        i64 offset[DIMS][N::T];
#pragma unroll
        for (int d = 0; d < DIMS; d++)
#pragma unroll
            for (int k = 0; k < N::T; k++) offset[d][k] = n.at[d][k] * a.in_strides[2 + d];
        const i64 first = (i64)blockIdx.y * a.per_thread, end = min(first + a.per_thread, a.channels);
#pragma unroll 1
        for (i64 channel = first; channel < end; channel++) {
            const S *in = (const S *)a.in + n.sample * a.in_strides[0] + channel * a.in_strides[1];
            C sum = 0;
#pragma unroll
            for (int k = 0; k < N::TAPS; k++) {
                i64 at = 0;
#pragma unroll
                for (int d = 0; d < DIMS; d++) at += offset[d][N::of(k, d)];
                const C w = n.part(k, -1), value = n.there(k) ? as<C>::from(in[at]) : (C)0;
                sum = N::TAPS == 1 ? value * w : sum + value * w;
            }
            ((S *)a.out)[(n.sample * a.channels + channel) * a.places + n.place] = to<S>::from(sum);
        }
    }
}

/* `lanes` threads share a place; each has every so manieth channel. */
template <int DIMS, int MODE, typename S> __device__ __forceinline__ void resample_back(const grid_args &a) {
    typedef neighbours<DIMS, MODE, S> N;
    typedef typename N::C C;
    const int lanes = a.lanes, lane = threadIdx.x & (lanes - 1);
    const i64 step = (i64)gridDim.x * (RESAMPLE_BLOCK / lanes);
    i64 own[DIMS], cells = 1; /* the gradient of the input is contiguous */
#pragma unroll
    for (int d = DIMS - 1; d >= 0; d--) own[d] = cells, cells *= a.sizes[d];
    /* A warp's threads go on until all have ended, since they add up together. */
    for (i64 first = ((i64)blockIdx.x * RESAMPLE_BLOCK + (threadIdx.x & ~31)) / lanes; first < a.count; first += step) {
        const i64 i = first + (threadIdx.x & 31) / lanes;
        C rise[DIMS] = {};
        const N n(a, min(i, a.count - 1));
        i64 at_grad = n.sample * a.grad_strides[0];
#pragma unroll
        for (int d = 0; d < DIMS; d++) at_grad += n.index[d] * a.grad_strides[2 + d];
        const bool wants_grid = MODE != GRID_NEAREST && a.grad_grid;
        if (i < a.count && (a.sums || wants_grid))
#pragma unroll 1
            for (i64 channel = lane; channel < a.channels; channel += lanes) {
                const C g = as<C>::from(((const S *)a.grad)[at_grad + channel * a.grad_strides[1]]);
                const S *in = (const S *)a.in + n.sample * a.in_strides[0] + channel * a.in_strides[1];
                const i64 before = (n.sample * a.channels + channel) * cells;
#pragma unroll
                for (int k = 0; k < N::TAPS; k++) {
                    if (!n.there(k)) continue;
                    if (a.sums) {
                        const i64 to = before + n.offset(k, own);
                        const C share = g * n.part(k, -1);
                        if (sizeof(S) == 2 && !a.wide)
                            add_to((S *)a.sums + to, share);
                        else
                            add_to((C *)a.sums + to, share);
                    }
                    if (wants_grid) {
                        const C value = g * as<C>::from(in[n.offset(k, a.in_strides + 2)]);
#pragma unroll
                        for (int d = 0; d < DIMS; d++) rise[d] += value * n.part(k, d);
                    }
                }
            }
        if (!a.grad_grid) continue;
        if (MODE != GRID_NEAREST)
#pragma unroll 1
            for (int far = lanes / 2; far; far /= 2)
#pragma unroll
                for (int d = 0; d < DIMS; d++) rise[d] += __shfl_xor_sync(~0u, rise[d], far);
        if (i < a.count && !lane)
#pragma unroll
            for (int d = 0; d < DIMS; d++) ((S *)a.grad_grid)[i * DIMS + (DIMS - 1 - d)] = to<S>::from(rise[d]);
    }
}

#define GRID(name, function, DIMS, MODE, S)                                                                  \
    extern "C" __global__ void __launch_bounds__(RESAMPLE_BLOCK) name(const __grid_constant__ grid_args a) { \
        kernel_begin();                                                                                      \
        function<DIMS, MODE, S>(a);                                                                          \
    }
#define GRID_BOTH(DIMS, mode, MODE, t, S)                                   \
    GRID(resample_grid_##DIMS##_##mode##_##t, resample_grid, DIMS, MODE, S) \
    GRID(resample_grid_back_##DIMS##_##mode##_##t, resample_back, DIMS, MODE, S)
#define GRID_KERNELS(t, S)                    \
    GRID_BOTH(2, linear, GRID_LINEAR, t, S)   \
    GRID_BOTH(2, nearest, GRID_NEAREST, t, S) \
    GRID_BOTH(2, cubic, GRID_CUBIC, t, S)     \
    GRID_BOTH(3, linear, GRID_LINEAR, t, S)   \
    GRID_BOTH(3, nearest, GRID_NEAREST, t, S)
GRID_KERNELS(f16, f16)
GRID_KERNELS(bf16, bf16)
GRID_KERNELS(f32, float)
GRID_KERNELS(f64, double)

#define NARROW(t, S)                                                                                                   \
    extern "C" __global__ void __launch_bounds__(RESAMPLE_BLOCK) resample_narrow_##t(S *out, const float *in, i64 n) { \
        kernel_begin();                                                                                                \
        for (i64 i = (i64)blockIdx.x * RESAMPLE_BLOCK + threadIdx.x; i < n; i += (i64)gridDim.x * RESAMPLE_BLOCK)      \
            out[i] = to<S>::from(in[i]);                                                                               \
    }
NARROW(f16, f16)
NARROW(bf16, bf16)
