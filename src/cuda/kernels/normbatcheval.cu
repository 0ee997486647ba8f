/* normbatcheval.cu - batch normalization in evaluation, and its gradients: what a channel is scaled and shifted by follows from running numbers, so
 * nothing has to meet before the pass that writes.
 *
 *   normbatcheval_apply_...      channels last: a thread has neighbouring channels, whose factors it works out once, of some rows
 *   normbatcheval_aside_...      the same of rows that are no vectors where they begin
 *   normbatcheval_lines_...      channels second, by factors from memory: an input that is whole, wherever it and its channels begin
 *   normbatcheval_walk_...       the same of one of any strides
 *   normbatcheval_back_<way>_... the gradient of the input is written by the pass that takes the sums for those of weight and bias, whose parts
 *                                meet as ever (normbatch_backward)
 * Ways, and _1, are those of normbatch.cu. */
#include "cuda/kernels/aside.cuh"
#include "cuda/kernels/norm_parts.cuh"
#include "cuda/kernels/normbatcheval_args.h"

template <typename C> struct channel_factors {
    C mean, scale;
    __device__ __forceinline__ channel_factors(const batch_meet_args &m, i64 channel) {
        mean = get<C>(m.running_mean, m.running_mean_dtype, m.running_mean_step, channel, 0);
        scale = running_invstd<C>(m, channel) * get<C>(m.weight, m.weight_dtype, m.weight_step, channel, 1);
    }
};

/* A vector on its way, from where vectors are, or from anywhere. */
template <typename S, int N> struct straight {
    vec<S, N> v;
    __device__ __forceinline__ void read(const S *p) { v = load_vec<vec<S, N>>(p, 0); }
};
template <typename S, int N> __device__ __forceinline__ vec<S, N> vector_of(const aside<S, N> &x) {
    const auto words = x.whole();
    vec<S, N> v;
    memcpy(&v, &words, sizeof v);
    return v;
}
template <typename S, int N> __device__ __forceinline__ vec<S, N> vector_of(const straight<S, N> &x) { return x.v; }
/* U rows of a thread's vector are on their way at once. */
template <typename S, int N, int U, typename READ> __device__ __forceinline__ void apply_by(const batch_eval_args &r) {
    typedef typename compute_of<S>::type C;
    const batch_args &a = r.a;
    const int across = a.across, lane = threadIdx.x & (across - 1), high = BATCH_BLOCK / across;
    const i64 column = (a.first_block + blockIdx.x) * across + lane, columns = a.channels / N;
    const i64 begin = blockIdx.y * a.per_split, end = min(a.n * a.inner, begin + a.per_split);
    if (column >= columns) return;
    C center[N], scale[N], shift[N];
#pragma unroll
    for (int j = 0; j < N; j++) {
        const channel_factors<C> f(r.m, column * N + j);
        scale[j] = f.scale;
        center[j] = r.back ? (C)0 : f.mean;
        shift[j] = r.back ? (C)-0.0 /* changes nothing, not even -0 */
                          : get<C>(r.m.bias, r.m.bias_dtype, r.m.bias_step, column * N + j, 0);
    }
    for (i64 row = begin + threadIdx.x / across; row < end; row += U * high) {
        const i64 first = row * columns + column, step = high * columns;
        READ x[U];
#pragma unroll
        for (int u = 0; u < U; u++)
            if (row + u * high < end)
                x[u].read((const S *)a.in + (row + u * high) * r.row_step + column * N * r.column_step);
#pragma unroll
        for (int u = 0; u < U; u++) {
            C y[N];
            unpack_all(vector_of(x[u]), y);
#pragma unroll
            for (int j = 0; j < N; j++) y[j] = (y[j] - center[j]) * scale[j] + shift[j];
            if (row + u * high < end) store_all<S, N, C>(a.out, first + u * step, y);
        }
    }
}

template <typename S, int N> __device__ __forceinline__ void apply(const batch_eval_args &r) {
    apply_by<S, N, N == 1 ? 8 : 4, straight<S, N>>(r);
}
template <typename S, int N> __device__ __forceinline__ void apply_aside(const batch_eval_args &r) {
    apply_by<S, N, 2, aside<S, N>>(r);
}

/* A channel's factors. */
template <typename C> struct stored_factors {
    C scale, center, shift;
    __device__ __forceinline__ stored_factors(const batch_args &a, i64 channel) {
        const C *const f = (const C *)a.factors + channel;
        scale = f[0], center = f[a.factor_step], shift = f[2 * a.factor_step];
    }
    __device__ __forceinline__ C of(C x) const { return (x - center) * scale + shift; }
};
/* Vectors of the result, each of one channel or, where that ends in it, of two: a channel of an image has at least as many elements. */
template <typename S, int N> __device__ __forceinline__ void lines(const batch_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int U = BATCH_UNROLL;
    const i64 total = a.n * a.channels * a.inner;
    const i64 first = (a.first_block + blockIdx.x) * (BATCH_BLOCK * U) + threadIdx.x;
    aside<S, N> x[U];
#pragma unroll
    for (int u = 0; u < U; u++) {
        const i64 e = (first + u * BATCH_BLOCK) * N;
        if (e < total) x[u].read_some((const S *)a.in + e, (int)min((i64)N, total - e));
    }
#pragma unroll
    for (int u = 0; u < U; u++) {
        const i64 v = first + u * BATCH_BLOCK, e = v * N;
        if (e >= total) continue;
        const i64 line = total < 0x7fffffff ? (i64)((u32)e / (u32)a.inner) : e / a.inner;
        const i64 image = total < 0x7fffffff ? (i64)((u32)line / (u32)a.channels) : line / a.channels;
        const i64 channel = line - image * a.channels, left = (line + 1) * a.inner - e;
        const stored_factors<C> own(a, channel), next(a, left >= N                  ? channel
                                                         : channel + 1 < a.channels ? channel + 1
                                                                                    : 0);
        C y[N];
        unpack_all(vector_of(x[u]), y);
#pragma unroll
        for (int j = 0; j < N; j++) y[j] = j < left ? own.of(y[j]) : next.of(y[j]);
        if (e + N <= total)
            store_all<S, N, C>(a.out, v, y);
        else
#pragma unroll
            for (int j = 0; j < N; j++)
                if (e + j < total) ((S *)a.out)[e + j] = to<S>::from(y[j]);
    }
}
/* N elements to a thread, a block apart. */
template <typename S, int N> __device__ __forceinline__ void walk(const batch_walk_args &w) {
    typedef typename compute_of<S>::type C;
    const u32 first = blockIdx.x * (BATCH_BLOCK * N) + threadIdx.x;
    S x[N];
    u32 channels[N];
#pragma unroll
    for (int j = 0; j < N; j++) {
        const u32 at = min(first + j * BATCH_BLOCK, w.total - 1), line = quotient(at, w.by_width),
                  map = quotient(line, w.by_height), image = quotient(map, w.by_channels);
        channels[j] = map - image * w.channels;
        x[j] = ((const S *)w.a.in)[image * w.steps[0] + channels[j] * w.steps[1] +
                                   (line - map * w.height) * w.steps[2] + (at - line * w.width) * w.steps[3]];
    }
#pragma unroll
    for (int j = 0; j < N; j++)
        if (first + j * BATCH_BLOCK < w.total)
            ((S *)w.a.out)[first + j * BATCH_BLOCK] =
                to<S>::from(stored_factors<C>(w.a, channels[j]).of(as<C>::from(x[j])));
}

/* A vector more of K channels, or of one; its gradient is written. */
template <typename S, int N, int K, typename C>
__device__ __forceinline__ void feed(const batch_args &a, i64 at, const vec<S, N> &in, const vec<S, N> &grad,
                                     const C (&center)[K], const C (&scale)[K], C (&sum)[K], C (&dot)[K]) {
    C x[N], g[N];
    unpack_all(in, x), unpack_all(grad, g);
#pragma unroll
    for (int j = 0; j < N; j++) {
        const int k = K == 1 ? 0 : j;
        sum[k] += g[j], dot[k] += g[j] * (x[j] - center[k]);
        g[j] *= scale[k];
    }
    if (a.out) store_all<S, N, C>(a.out, at, g);
}
template <typename S, int N> __device__ __forceinline__ void back_by(const batch_eval_args &r) {
    typedef typename compute_of<S>::type C;
    constexpr int U = N == 1 ? 4 : 2;
    __shared__ C shared[2 * N][BATCH_SUMS_BLOCK / 2];
    const batch_args &a = r.a;
    const int across = a.across, lane = threadIdx.x & (across - 1), high = BATCH_SUMS_BLOCK / across,
              own = threadIdx.x / across;
    const i64 column = (a.first_block + blockIdx.x) * across + lane, columns = a.channels / N, split = blockIdx.y;
    const i64 begin = split * a.per_split, end = min(a.n * a.inner, begin + a.per_split);
    C center[N] = {}, scale[N] = {}, sum[N] = {}, dot[N] = {};
    if (column < columns) {
#pragma unroll
        for (int j = 0; j < N; j++) {
            const channel_factors<C> f(r.m, column * N + j);
            center[j] = f.mean, scale[j] = f.scale;
        }
        for (i64 row = begin + own; row < end; row += U * high) {
            const i64 first = row * columns + column, step = high * columns;
            vec<S, N> x[U], g[U];
#pragma unroll
            for (int u = 0; u < U; u++)
                if (row + u * high < end)
                    x[u] = load_vec<vec<S, N>>(a.in, first + u * step),
                    g[u] = load_vec<vec<S, N>>(a.grad, first + u * step);
#pragma unroll
            for (int u = 0; u < U; u++)
                if (row + u * high < end) feed<S, N, N, C>(a, first + u * step, x[u], g[u], center, scale, sum, dot);
        }
    }
    for (int half = high / 2; half > 0; half /= 2) {
        const int at = (own & (half - 1)) * across + lane;
        if (own >= half && own < 2 * half)
#pragma unroll
            for (int j = 0; j < N; j++) shared[j][at] = sum[j], shared[N + j][at] = dot[j];
        __syncthreads();
        if (own < half)
#pragma unroll
            for (int j = 0; j < N; j++) sum[j] += shared[j][at], dot[j] += shared[N + j][at];
        __syncthreads();
    }
    if (own || column >= columns) return;
    part<C> *const to = (part<C> *)a.parts + column * N * a.splits + split;
#pragma unroll
    for (int j = 0; j < N; j++) to[j * (i64)a.splits] = part<C>{sum[j], dot[j], 0};
}
template <typename S, int N> __device__ __forceinline__ void back_in(const batch_eval_args &r) {
    typedef typename compute_of<S>::type C;
    constexpr int U = N == 1 ? 4 : 2;
    __shared__ C shared[2][BATCH_BLOCK / 32];
    const batch_args &a = r.a;
    const i64 channel = a.first_block + blockIdx.x, split = blockIdx.y, inner = a.inner / N, vectors = a.n * inner;
    const i64 begin = split * a.per_split, end = min(vectors, begin + a.per_split);
    const channel_factors<C> f(r.m, channel);
    const C center[1] = {f.mean}, scale[1] = {f.scale};
    C sum[1] = {}, dot[1] = {};
    for (i64 v = begin + threadIdx.x; v < end; v += U * BATCH_BLOCK) {
        i64 at[U];
        vec<S, N> x[U], g[U];
#pragma unroll
        for (int u = 0; u < U; u++) {
            const i64 w = v + u * BATCH_BLOCK;
            const i64 image = vectors < 0x7fffffff ? (i64)((u32)w / (u32)inner) : w / inner;
            at[u] = (image * a.channels + channel) * inner + (w - image * inner);
            if (w < end) x[u] = load_vec<vec<S, N>>(a.in, at[u]), g[u] = load_vec<vec<S, N>>(a.grad, at[u]);
        }
#pragma unroll
        for (int u = 0; u < U; u++)
            if (v + u * BATCH_BLOCK < end) feed<S, N, 1, C>(a, at[u], x[u], g[u], center, scale, sum, dot);
    }
#pragma unroll
    for (int delta = 16; delta > 0; delta /= 2) {
        sum[0] += __shfl_down_sync(0xffffffffu, sum[0], delta);
        dot[0] += __shfl_down_sync(0xffffffffu, dot[0], delta);
    }
    if (threadIdx.x % 32 == 0) shared[0][threadIdx.x / 32] = sum[0], shared[1][threadIdx.x / 32] = dot[0];
    __syncthreads();
    if (threadIdx.x) return;
    for (int w = 1; w < BATCH_BLOCK / 32; w++) sum[0] += shared[0][w], dot[0] += shared[1][w];
    ((part<C> *)a.parts)[channel * a.splits + split] = part<C>{sum[0], dot[0], 0};
}

#define KERNEL(name, threads, ...)                                                                          \
    extern "C" __global__ void __launch_bounds__(threads) name(const __grid_constant__ batch_eval_args a) { \
        kernel_begin();                                                                                     \
        __VA_ARGS__(a);                                                                                     \
    }
#define COMMA ,
#define KERNELS(t, S, N)                                               \
    KERNEL(normbatcheval_apply_##t, BATCH_BLOCK, apply<S COMMA N>)     \
    KERNEL(normbatcheval_back_in_##t, BATCH_BLOCK, back_in<S COMMA N>) \
    KERNEL(normbatcheval_back_by_##t, BATCH_SUMS_BLOCK, back_by<S COMMA N>)
BATCH_VECTORS(KERNELS)
#define KERNELS_ANYWHERE(t, S, N)                                           \
    KERNEL(normbatcheval_aside_##t, BATCH_BLOCK, apply_aside<S COMMA N>)    \
    extern "C" __global__ void __launch_bounds__(BATCH_BLOCK)               \
        normbatcheval_lines_##t(const __grid_constant__ batch_args a) {     \
        kernel_begin();                                                     \
        lines<S, N>(a);                                                     \
    }                                                                       \
    extern "C" __global__ void __launch_bounds__(BATCH_BLOCK)               \
        normbatcheval_walk_##t(const __grid_constant__ batch_walk_args a) { \
        kernel_begin();                                                     \
        walk<S, N>(a);                                                      \
    }
KERNELS_ANYWHERE(f32, float, 4)
KERNELS_ANYWHERE(f16, f16, 8)
KERNELS_ANYWHERE(bf16, bf16, 8)
KERNELS_ANYWHERE(f64, double, 2)
