/* normgroupany.cu - group normalization and its gradients where channels are no whole, aligned vectors, such as single numbers: a row, one
 * group of one sample, begins anywhere and has any length that stays with a block (normgroup.cu has the whole vectors, normfew.cu the short rows).
 *
 *   normgroupany_row_<k>_...        a row in registers, k vectors per thread
 *   normgroupany_back_<k>_...       the gradient of the input likewise; 0: both tensors are read twice
 *   normgroupany_back_channels_...  that, and the sums of each channel for weight and bias, as normgroup.cu leaves them
 *   normgroupany_back_columns_...   these sums where a channel is one number of each sample: over the samples, by groups of them */
#include "cuda/kernels/norm_rows.cuh"

/* The parameters of a vector's elements, which begin at element e of a row whose first channel is `channel`. */
template <typename S, typename C, int N>
__device__ __forceinline__ void parameters(const group_any_args &a, const void *p, int wide, i64 channel, i64 e, C none,
                                           C (&w)[N]) {
    if (p == nullptr)
#pragma unroll
        for (int j = 0; j < N; j++) w[j] = none;
    else if (a.reciprocal)
#pragma unroll
        for (int j = 0; j < N; j++)
            w[j] = e + j >= 0 && e + j < a.n
                       ? parameter<S, C>(p, wide, channel + __umulhi((u32)(e + j), a.reciprocal), none)
                       : none;
    else if (sizeof(S) != sizeof(C) && wide)
        load_span((const C *)p + channel, e, a.n, w, none);
    else
        load_span((const S *)p + channel, e, a.n, w, none);
}

template <typename S, int VECS> __device__ __forceinline__ void group_any(const group_any_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int N = 16 / sizeof(S);
    __shared__ C shared[2][32];
    const i64 row = (i64)blockIdx.x * blockDim.y + threadIdx.y;
    if (row >= a.g.rows) return;
    const i64 channel = row % a.g.groups * a.g.each;
    const row_span<S> span((const S *)a.g.in + row * a.n, a.n);
    C x[VECS][N], sum[1] = {0}, square[1] = {0};
#pragma unroll
    for (int u = 0; u < VECS; u++) span.load((i64)(u * blockDim.x + threadIdx.x), x[u], (C)0);
#pragma unroll
    for (int u = 0; u < VECS; u++)
#pragma unroll
        for (int j = 0; j < N; j++) sum[0] += x[u][j];
    join_row<join_sum>(sum, shared[0]);
    const C mean = sum[0] / (C)a.n;
#pragma unroll
    for (int u = 0; u < VECS; u++) {
        const i64 e = span.first((i64)(u * blockDim.x + threadIdx.x));
#pragma unroll
        for (int j = 0; j < N; j++) {
            x[u][j] = e + j >= 0 && e + j < a.n ? x[u][j] - mean : (C)0;
            square[0] += x[u][j] * x[u][j];
        }
    }
    join_row<join_sum>(square, shared[1]);
    const C rstd = 1 / root(square[0] / (C)a.n + (C)a.g.eps);
    if (threadIdx.x == 0) {
        ((C *)a.g.mean)[row] = mean;
        ((C *)a.g.rstd)[row] = rstd;
    }
#pragma unroll
    for (int u = 0; u < VECS; u++) {
        const i64 e = span.first((i64)(u * blockDim.x + threadIdx.x));
        if (e >= a.n) continue;
        C w[N], b[N];
        parameters<S>(a, a.g.weight, a.g.wide_weight, channel, e, (C)1, w);
        parameters<S>(a, a.g.bias, a.g.wide_bias, channel, e, (C)0, b);
#pragma unroll
        for (int j = 0; j < N; j++) x[u][j] = x[u][j] * (rstd * w[j]) + b[j];
        store_span((S *)a.g.out + row * a.n, e, a.n, x[u]);
    }
}

/* ------------------------------------------------------------------------------------------------ backward
 * What is subtracted from each element's gradient: shift, and the distance from the mean times slope. */
template <typename C> struct line { C shift, slope; };
template <typename C> __device__ __forceinline__ line<C> line_of(const C (&all)[2], i64 n, C rstd) {
    return line<C>{all[0] / (C)n * rstd, all[1] / (C)n * rstd * rstd * rstd};
}
template <typename S, int VECS> __device__ __forceinline__ void group_any_back(const group_any_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int N = 16 / sizeof(S), HELD = VECS ? VECS : 1;
    __shared__ C shared[64];
    const i64 row = (i64)blockIdx.x * blockDim.y + threadIdx.y;
    if (row >= a.g.rows) return;
    const i64 channel = row % a.g.groups * a.g.each;
    const row_span<S> span((const S *)a.g.in + row * a.n, a.n);
    const S *const grad = (const S *)a.g.grad + row * a.n;
    const int vectors = (int)span.vectors();
    const C mean = ((const C *)a.g.mean)[row], rstd = ((const C *)a.g.rstd)[row];
    C x[HELD][N], g[HELD][N],
        all[2] = {0, 0}; /* x: the distance from the mean; g: times the weight, 0 beyond the row */
    auto load = [&](int v, C(&to_x)[N], C(&to_g)[N]) {
        span.load((i64)v, to_x, mean);
        load_span(grad, span.first(v), a.n, to_g, (C)0);
    };
    auto weigh = [&](int v, C(&of_x)[N], C(&of_g)[N]) {
        C w[N];
        parameters<S>(a, a.g.weight, a.g.wide_weight, channel, span.first(v), (C)1, w);
#pragma unroll
        for (int j = 0; j < N; j++) of_x[j] -= mean, of_g[j] *= w[j];
    };
    auto add = [&](const C(&of_x)[N], const C(&of_g)[N]) {
#pragma unroll
        for (int j = 0; j < N; j++) all[0] += of_g[j], all[1] += of_g[j] * of_x[j];
    };
    auto store = [&](int v, C(&of_x)[N], const C(&of_g)[N], const line<C> &t) {
#pragma unroll
        for (int j = 0; j < N; j++) of_x[j] = of_g[j] * rstd - t.shift - of_x[j] * t.slope;
        store_span((S *)a.g.out + row * a.n, span.first(v), a.n, of_x);
    };
    if (VECS) {
#pragma unroll
        for (int u = 0; u < HELD; u++) load(u * blockDim.x + threadIdx.x, x[u], g[u]);
#pragma unroll
        for (int u = 0; u < HELD; u++) weigh(u * blockDim.x + threadIdx.x, x[u], g[u]), add(x[u], g[u]);
    } else {
        enum { AT_ONCE = 2 };
        C next_x[AT_ONCE][N], next_g[AT_ONCE][N];
        for (int v = threadIdx.x; v < vectors; v += AT_ONCE * blockDim.x) { /* beyond the row all is 0 */
#pragma unroll
            for (int u = 0; u < AT_ONCE; u++) load(v + u * blockDim.x, next_x[u], next_g[u]);
#pragma unroll
            for (int u = 0; u < AT_ONCE; u++)
                weigh(v + u * blockDim.x, next_x[u], next_g[u]), add(next_x[u], next_g[u]);
        }
    }
    join_row<join_sum>(all, shared);
    const line<C> t = line_of(all, a.n, rstd);
    if (VECS) {
#pragma unroll
        for (int u = 0; u < HELD; u++)
            if (u * blockDim.x + threadIdx.x < vectors) store(u * blockDim.x + threadIdx.x, x[u], g[u], t);
    } else
        for (int v = threadIdx.x; v < vectors; v += blockDim.x)
            load(v, x[0], g[0]), weigh(v, x[0], g[0]), store(v, x[0], g[0], t);
}

/* A block has a row, and `lanes` threads, a power of two, have a channel. Each of them has U elements on their way: of U channels, or U of one. */
template <typename S> __device__ __forceinline__ void group_any_back_channels(const group_any_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int U = 4, WARPS = GROUP_ANY_BLOCK / 32;
    __shared__ C shared[64], of_warps[WARPS][2];
    const i64 row = blockIdx.x, channel = row % a.g.groups * a.g.each;
    const S *const in = (const S *)a.g.in + row * a.n, *const grad = (const S *)a.g.grad + row * a.n;
    const C mean = ((const C *)a.g.mean)[row], rstd = ((const C *)a.g.rstd)[row];
    const int lanes = a.lanes, at_once = blockDim.x / lanes, own = threadIdx.x / lanes,
              member = threadIdx.x & (lanes - 1);
    /* From one of the U to the next: channels, or elements of the channel. */
    const int next_channel = a.along == 1 ? at_once : 0, next = a.along == 1 ? 0 : lanes, stride = a.along * lanes,
              channels_at_once = a.along == 1 ? U * at_once : at_once;
    C all[2] = {0, 0};
    for (int begin = 0; begin < a.g.each; begin += channels_at_once) { /* all threads of the block come along */
        C sum[U], dot[U];
#pragma unroll
        for (int u = 0; u < U; u++) sum[u] = dot[u] = 0;
        for (int i = member; i < a.inner; i += stride) {
            C x[U], g[U];
#pragma unroll
            for (int u = 0; u < U; u++) {
                const int c = begin + u * next_channel + own, e = i + u * next;
                const bool there = c < a.g.each && e < a.inner;
                x[u] = there ? as<C>::from(in[c * a.inner + e]) : mean;
                g[u] = there ? as<C>::from(grad[c * a.inner + e]) : (C)0;
            }
#pragma unroll
            for (int u = 0; u < U; u++) sum[u] += g[u], dot[u] += g[u] * (x[u] - mean);
        }
        if (a.along > 1)
#pragma unroll
            for (int u = 1; u < U; u++) sum[0] += sum[u], dot[0] += dot[u];
        for (int delta = min(lanes, 32) / 2; delta > 0; delta /= 2)
#pragma unroll
            for (int u = 0; u < U; u++) {
                sum[u] += __shfl_xor_sync(0xffffffffu, sum[u], delta);
                dot[u] += __shfl_xor_sync(0xffffffffu, dot[u], delta);
            }
        if (lanes > 32) { /* U elements of one channel: its warps lie side by side */
            const int warp = threadIdx.x / 32, warps = lanes / 32;
            if (begin) __syncthreads();
            if ((threadIdx.x & 31) == 0) of_warps[warp][0] = sum[0], of_warps[warp][1] = dot[0];
            __syncthreads();
            for (int w = 1; member == 0 && w < warps; w++)
                sum[0] += of_warps[warp + w][0], dot[0] += of_warps[warp + w][1];
        }
#pragma unroll
        for (int u = 0; u < U; u++) {
            const int c = begin + u * next_channel + own;
            if (member || c >= a.g.each || (u && a.along > 1)) continue;
            const C w = parameter<S, C>(a.g.weight, a.g.wide_weight, channel + c, 1);
            ((C *)a.g.totals)[row * a.g.each + c] = dot[u] * rstd;
            ((C *)a.g.totals)[(a.total_rows + row) * a.g.each + c] = sum[u];
            all[0] += sum[u] * w, all[1] += dot[u] * w;
        }
    }
    if (a.g.out == nullptr) return;
    join_row<join_sum>(all, shared);
    const line<C> t = line_of(all, a.n, rstd);
    S *const out = (S *)a.g.out + row * a.n;
    for (int begin = 0; begin < a.g.each; begin += channels_at_once) {
        C scale[U];
#pragma unroll
        for (int u = 0; u < U; u++) {
            const int c = begin + u * next_channel + own;
            scale[u] = c < a.g.each ? rstd * parameter<S, C>(a.g.weight, a.g.wide_weight, channel + c, 1) : (C)0;
        }
        for (int i = member; i < a.inner; i += stride) {
            C x[U], g[U];
#pragma unroll
            for (int u = 0; u < U; u++) {
                const int c = begin + u * next_channel + own, e = i + u * next;
                const bool there = c < a.g.each && e < a.inner;
                x[u] = there ? as<C>::from(in[c * a.inner + e]) : (C)0;
                g[u] = there ? as<C>::from(grad[c * a.inner + e]) : (C)0;
            }
#pragma unroll
            for (int u = 0; u < U; u++) {
                const int c = begin + u * next_channel + own, e = i + u * next;
                if (c < a.g.each && e < a.inner)
                    out[c * a.inner + e] = to<S>::from(g[u] * scale[u] - t.shift - (x[u] - mean) * t.slope);
            }
        }
    }
}

/* Block: 32 channels by 8 samples; blockIdx.y: which group of samples. */
template <typename S> __device__ __forceinline__ void group_any_back_columns(const group_columns_args &a) {
    typedef typename compute_of<S>::type C;
    __shared__ C shared[2][8][32];
    const i64 channel = (a.first_block + blockIdx.x) * 32 + threadIdx.x, step = (i64)gridDim.y * 8;
    C dw = 0, db = 0;
    if (channel < a.channels) {
        const i64 group = channel / a.each;
#pragma unroll 4
        for (i64 sample = (i64)blockIdx.y * 8 + threadIdx.y; sample < a.samples; sample += step) {
            const C g = as<C>::from(((const S *)a.grad)[sample * a.channels + channel]),
                    x = as<C>::from(((const S *)a.in)[sample * a.channels + channel]);
            const i64 row = sample * a.groups + group;
            dw += g * (x - ((const C *)a.mean)[row]) * ((const C *)a.rstd)[row];
            db += g;
        }
    }
    shared[0][threadIdx.y][threadIdx.x] = dw;
    shared[1][threadIdx.y][threadIdx.x] = db;
    __syncthreads();
    if (threadIdx.y > 1 || channel >= a.channels) return;
    C sum = 0;
    for (int y = 0; y < 8; y++) sum += shared[threadIdx.y][y][threadIdx.x];
    ((C *)a.sums)[((i64)threadIdx.y * gridDim.y + blockIdx.y) * a.channels + channel] = sum;
}

#define ANY(name, threads, type, ...)                                                            \
    extern "C" __global__ void __launch_bounds__(threads) name(const __grid_constant__ type a) { \
        kernel_begin();                                                                          \
        __VA_ARGS__(a);                                                                          \
    }
#define ANY_KERNELS(t, S)                                                                            \
    ANY(normgroupany_row_1_##t, 1024, group_any_args, group_any<S COMMA 1>)                          \
    ANY(normgroupany_row_2_##t, 1024, group_any_args, group_any<S COMMA 2>)                          \
    ANY(normgroupany_row_4_##t, 512, group_any_args, group_any<S COMMA 4>)                           \
    ANY(normgroupany_back_1_##t, 1024, group_any_args, group_any_back<S COMMA 1>)                    \
    ANY(normgroupany_back_2_##t, 1024, group_any_args, group_any_back<S COMMA 2>)                    \
    ANY(normgroupany_back_0_##t, 512, group_any_args, group_any_back<S COMMA 0>)                     \
    ANY(normgroupany_back_channels_##t, GROUP_ANY_BLOCK, group_any_args, group_any_back_channels<S>) \
    ANY(normgroupany_back_columns_##t, 256, group_columns_args, group_any_back_columns<S>)
ANY_KERNELS(f32, float)
ANY_KERNELS(f16, f16)
ANY_KERNELS(bf16, bf16)
ANY_KERNELS(f64, double)
