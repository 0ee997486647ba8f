/* normgroup.cu - group normalization and its gradients, where channels lie second and a channel is whole, aligned vectors; and
 * where parts of other tensors meet (normbatch.cu takes the sums and writes).
 *
 *   normgroup_row_<k>_...    a row, one group of one sample, in registers, k vectors per thread; the weight is its channel's
 *   normgroup_row_0_...      too long for that: read twice, the second time backwards, from a cache that still has its end
 *   normgroup_back_<k>_...   all sums of a row's channels, and its gradient; 0: both tensors are read twice, likewise
 *   normgroup_forward, normgroup_backward   the parts of each group meet; what its elements are to be scaled and shifted by
 *
 * Gradients of weight and bias: sums for each sample and channel here, which norm_layer_meet adds up over the samples. */
#include "cuda/kernels/norm_parts.cuh"
#include "cuda/kernels/norm_rows.cuh"

/* v / channel_vectors. Exact, as v * channel_vectors < 2^32. */
__device__ __forceinline__ u32 channel_of(const group_args &a, u32 v) {
    return a.reciprocal ? __umulhi(v, a.reciprocal) : v;
}

template <typename S, int VECS> __device__ __forceinline__ void group_row(const group_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int N = 16 / sizeof(S);
    __shared__ C shared[2][32];
    const i64 row = (i64)blockIdx.x * blockDim.y + threadIdx.y;
    if (row >= a.rows) return;
    const i64 first = row % a.groups * a.each;
    const uint4 *in = (const uint4 *)a.in + row * a.vectors;
    uint4 raw[VECS];
    C w[VECS], b[VECS], mean, rstd;
#pragma unroll
    for (int u = 0; u < VECS; u++) {
        const int v = u * blockDim.x + threadIdx.x;
        if (v < a.vectors) raw[u] = in[v];
    }
    even_statistics<S, VECS, true>(raw, a.vectors, (C)a.vectors * N, (C)a.eps, shared, mean, rstd, [&] {
#pragma unroll
        for (int u = 0; u < VECS; u++) {
            const u32 v = u * blockDim.x + threadIdx.x;
            const i64 channel = first + channel_of(a, v);
            if (v < a.vectors)
                w[u] = parameter<S, C>(a.weight, a.wide_weight, channel, 1),
                b[u] = parameter<S, C>(a.bias, a.wide_bias, channel, 0);
        }
    });
    if (threadIdx.x == 0) {
        ((C *)a.mean)[row] = mean;
        ((C *)a.rstd)[row] = rstd;
    }
#pragma unroll
    for (int u = 0; u < VECS; u++) {
        const int v = u * blockDim.x + threadIdx.x;
        if (v >= a.vectors) continue;
        const C scale = rstd * w[u];
        C x[N];
        unpack_words<S>(raw[u], x);
#pragma unroll
        for (int j = 0; j < N; j++) x[j] = (x[j] - mean) * scale + b[u];
        store_all<S, N, C>((uint4 *)a.out + row * a.vectors, v, x);
    }
}

template <typename C> struct two { C scale, shift; };
template <typename S> __device__ __forceinline__ void group_row_twice(const group_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int N = 16 / sizeof(S), U = 4;
    __shared__ part<C> shared[32];
    extern __shared__ __align__(16) unsigned char dynamic[];
    two<C> *factors = (two<C> *)dynamic; /* [each] */
    const i64 row = blockIdx.x, first = row % a.groups * a.each;
    const uint4 *in = (const uint4 *)a.in + row * a.vectors;
    const int step = U * blockDim.x;
    part<C> p = {0, 0, 0};
    int begin = threadIdx.x;
    for (; begin < a.vectors; begin += step) {
        uint4 raw[U];
#pragma unroll
        for (int u = 0; u < U; u++)
            if (begin + u * blockDim.x < a.vectors) raw[u] = in[begin + u * blockDim.x];
        C sum = 0, m2 = 0, n = 0;
#pragma unroll
        for (int u = 0; u < U; u++)
            if (begin + u * blockDim.x < a.vectors) {
                C x[N];
                unpack_words<S>(raw[u], x);
#pragma unroll
                for (int j = 0; j < N; j++) sum += x[j];
                n += N;
            }
        const C mean = sum / n;
#pragma unroll
        for (int u = 0; u < U; u++)
            if (begin + u * blockDim.x < a.vectors) {
                C x[N];
                unpack_words<S>(raw[u], x);
#pragma unroll
                for (int j = 0; j < N; j++) m2 += (x[j] - mean) * (x[j] - mean);
            }
        p = join_parts(false, p, part<C>{n, mean, m2});
    }
    p = join_block(false, p, shared);
    const C mean = p.b, rstd = 1 / root(p.c / p.a + (C)a.eps);
    if (threadIdx.x == 0) {
        ((C *)a.mean)[row] = mean;
        ((C *)a.rstd)[row] = rstd;
    }
    for (int c = threadIdx.x; c < a.each; c += blockDim.x)
        factors[c] = two<C>{rstd * parameter<S, C>(a.weight, a.wide_weight, first + c, 1),
                            parameter<S, C>(a.bias, a.wide_bias, first + c, 0)};
    __syncthreads();
    for (begin -= step; begin >= 0; begin -= step) {
        uint4 raw[U];
#pragma unroll
        for (int u = 0; u < U; u++)
            if (begin + u * blockDim.x < a.vectors) raw[u] = in[begin + u * blockDim.x];
#pragma unroll
        for (int u = 0; u < U; u++) {
            const u32 v = begin + u * blockDim.x;
            if (v >= a.vectors) continue;
            const two<C> t = factors[channel_of(a, v)];
            C x[N];
            unpack_words<S>(raw[u], x);
#pragma unroll
            for (int j = 0; j < N; j++) x[j] = (x[j] - mean) * t.scale + t.shift;
            store_all<S, N, C>((uint4 *)a.out + row * a.vectors, v, x);
        }
    }
}

/* ------------------------------------------------------------------------------------------------ backward
 * A thread's sums of each vector go to shared memory, where the threads of a warp, or few of them, add up those of a channel. VECS 0: read twice. */
template <typename C> struct sums { C sum, dot; };
template <typename C> __device__ __forceinline__ sums<C> join_warp(sums<C> t, int lanes = 32) {
    for (int delta = lanes / 2; delta > 0; delta /= 2)
        t.sum += __shfl_xor_sync(0xffffffffu, t.sum, delta), t.dot += __shfl_xor_sync(0xffffffffu, t.dot, delta);
    return t;
}
template <typename S, int VECS> __device__ __forceinline__ void group_back(const group_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int N = 16 / sizeof(S), U = VECS ? VECS : 2;
    extern __shared__ __align__(16) unsigned char dynamic[];
    sums<C> *of_vectors = (sums<C> *)dynamic, *of_channels = of_vectors + a.vectors; /* [each], weighted */
    C *scales = (C *)(of_channels + a.each);                                         /* [each] */
    const i64 row = blockIdx.x, first = row % a.groups * a.each;
    const int lane = threadIdx.x & 31, warps = blockDim.x / 32, step = U * blockDim.x;
    const uint4 *in = (const uint4 *)a.in + row * a.vectors, *grad = (const uint4 *)a.grad + row * a.vectors;
    const C mean = ((const C *)a.mean)[row], rstd = ((const C *)a.rstd)[row];
    uint4 rx[U], rg[U];
    auto load = [&](int begin) {
#pragma unroll
        for (int u = 0; u < U; u++)
            if (begin + u * blockDim.x < a.vectors)
                rx[u] = in[begin + u * blockDim.x], rg[u] = grad[begin + u * blockDim.x];
    };
    int begin = threadIdx.x;
    for (; begin < a.vectors; begin += step) {
        load(begin);
#pragma unroll
        for (int u = 0; u < U; u++) {
            if (begin + u * blockDim.x >= a.vectors) continue;
            C x[N], g[N];
            sums<C> t = {0, 0};
            unpack_words<S>(rx[u], x);
            unpack_words<S>(rg[u], g);
#pragma unroll
            for (int j = 0; j < N; j++) t.sum += g[j], t.dot += g[j] * (x[j] - mean);
            of_vectors[begin + u * blockDim.x] = t;
        }
        if (VECS) break;
    }
    __syncthreads();
    int lanes = 32; /* a power of two of threads for each channel: a warp, or a part of it for short ones */
    while (lanes > 1 && lanes / 2 >= a.channel_vectors) lanes /= 2;
    const int at_once = warps * 32 / lanes, member = lane & (lanes - 1);
    for (int begin_c = 0; begin_c < a.each; begin_c += at_once) { /* all threads of a warp come along */
        const int c = begin_c + threadIdx.x / lanes;
        sums<C> t = {0, 0};
        for (int v = member; c < a.each && v < a.channel_vectors; v += lanes) {
            const sums<C> more = of_vectors[c * a.channel_vectors + v];
            t.sum += more.sum, t.dot += more.dot;
        }
        t = join_warp(t, lanes);
        if (member || c >= a.each) continue;
        const C w = parameter<S, C>(a.weight, a.wide_weight, first + c, 1);
        if (a.totals) {
            ((C *)a.totals)[row * a.each + c] = t.dot * rstd;
            ((C *)a.totals)[(a.rows + row) * a.each + c] = t.sum;
        }
        of_channels[c] = sums<C>{t.sum * w, t.dot * w};
        scales[c] = rstd * w;
    }
    if (a.out == nullptr) return;
    __syncthreads();
    sums<C> all = {0, 0};
    for (int c = lane; c < a.each; c += 32) all.sum += of_channels[c].sum, all.dot += of_channels[c].dot;
    all = join_warp(all);
    const C by_n = 1 / ((C)a.vectors * N), shift = all.sum * by_n * rstd, slope = all.dot * by_n * rstd * rstd * rstd;
    for (begin = VECS ? (int)threadIdx.x : begin - step; begin >= 0; begin -= step) {
        if (!VECS) load(begin);
#pragma unroll
        for (int u = 0; u < U; u++) {
            const u32 v = begin + u * blockDim.x;
            if (v >= a.vectors) continue;
            const C scale = scales[channel_of(a, v)];
            C x[N], g[N];
            unpack_words<S>(rx[u], x);
            unpack_words<S>(rg[u], g);
#pragma unroll
            for (int j = 0; j < N; j++) x[j] = g[j] * scale - shift - (x[j] - mean) * slope;
            store_all<S, N, C>((uint4 *)a.out + row * a.vectors, v, x);
        }
        if (VECS) break;
    }
}

/* ------------------------------------------------------------------------------------------- the parts meet
 * Forward there may be a part for the whole group already (per 1) or one for each channel of it (per each). */
template <typename C>
__device__ __forceinline__ C meet_parameter(const void *p, int wide, int dtype, i64 channel, C none) {
    return get<C>(p, wide ? (sizeof(C) == 8 ? D_F64 : D_F32) : dtype, 1, channel, none);
}
/* A warp per group of a sample, or a whole block where the group has many channels. */
template <typename C> __device__ __forceinline__ void group_forward(const group_meet_args &a) {
    __shared__ part<C> shared[32];
    const i64 row = (a.first_block + blockIdx.x) * blockDim.y + threadIdx.y;
    if (row >= a.rows) return;
    const i64 group = row % a.groups;
    const part<C> *parts = (const part<C> *)a.parts + row * a.per * a.splits;
    part<C> p = {0, 0, 0};
    for (i64 i = threadIdx.x; i < a.per * a.splits; i += blockDim.x) p = join_parts(false, p, parts[i]);
    p = join_warp_parts(false, p);
    if (blockDim.x > 32) { /* every warp joins the warps' parts for itself */
        const int lane = threadIdx.x & 31;
        if (lane == 0) shared[threadIdx.x / 32] = p;
        __syncthreads();
        p = lane < blockDim.x / 32 ? shared[lane] : part<C>{0, 0, 0};
        p = join_warp_parts(false, p);
    }
    const C mean = __shfl_sync(0xffffffffu, p.b, 0),
            rstd = (C)(1 / sqrt((double)__shfl_sync(0xffffffffu, p.c, 0) / a.count + a.eps));
    if (threadIdx.x == 0) {
        ((C *)a.mean)[row] = mean;
        ((C *)a.rstd)[row] = rstd;
    }
    C *f = (C *)a.factors;
    const i64 step = a.rows * a.each;
    for (i64 c = threadIdx.x; c < a.each; c += blockDim.x) {
        const i64 at = row * a.each + c, channel = group * a.each + c;
        f[at] = rstd * meet_parameter<C>(a.weight, a.wide_weight, a.dtype, channel, 1);
        f[step + at] = mean;
        f[2 * step + at] = meet_parameter<C>(a.bias, a.wide_bias, a.dtype, channel, 0);
    }
}
template <typename C> __device__ __forceinline__ void group_backward(const group_meet_args &a) {
    __shared__ C shared[64];
    const i64 row = (a.first_block + blockIdx.x) * blockDim.y + threadIdx.y;
    if (row >= a.rows) return;
    const i64 group = row % a.groups, step = a.rows * a.each;
    const part<C> *parts = (const part<C> *)a.parts + row * a.each * a.splits;
    const C mean = ((const C *)a.mean)[row], rstd = ((const C *)a.rstd)[row];
    C all[2] = {0, 0};
    for (i64 c = threadIdx.x; c < a.each; c += blockDim.x) {
        sums<C> t = {0, 0};
        for (i64 s = 0; s < a.splits; s++) {
            const part<C> p = parts[c * a.splits + s];
            t.sum += p.a, t.dot += p.b;
        }
        if (a.totals) {
            ((C *)a.totals)[row * a.each + c] = t.dot * rstd;
            ((C *)a.totals)[step + row * a.each + c] = t.sum;
        }
        const C w = meet_parameter<C>(a.weight, a.wide_weight, a.dtype, group * a.each + c, 1);
        all[0] += t.sum * w, all[1] += t.dot * w;
    }
    join_row<join_sum>(all, shared);
    const C shift = (C)((double)all[0] / a.count * (double)rstd),
            slope = (C)((double)all[1] / a.count * (double)rstd * (double)rstd * (double)rstd);
    C *f = (C *)a.factors;
    for (i64 c = threadIdx.x; c < a.each; c += blockDim.x) {
        const i64 at = row * a.each + c;
        f[at] = rstd * meet_parameter<C>(a.weight, a.wide_weight, a.dtype, group * a.each + c, 1);
        f[step + at] = mean;
        f[2 * step + at] = shift;
        f[3 * step + at] = slope;
    }
}

#define GROUP(name, threads, ...)                                                                      \
    extern "C" __global__ void __launch_bounds__(threads) name(const __grid_constant__ group_args a) { \
        kernel_begin();                                                                                \
        __VA_ARGS__(a);                                                                                \
    }
#define GROUP_MEET(name, ...)                                                                                        \
    extern "C" __global__ void __launch_bounds__(GROUP_MEET_BLOCK) name(const __grid_constant__ group_meet_args a) { \
        kernel_begin();                                                                                              \
        __VA_ARGS__(a);                                                                                              \
    }
#define GROUP_KERNELS(t, S)                                  \
    GROUP(normgroup_row_1_##t, 1024, group_row<S COMMA 1>)   \
    GROUP(normgroup_row_2_##t, 1024, group_row<S COMMA 2>)   \
    GROUP(normgroup_row_4_##t, 1024, group_row<S COMMA 4>)   \
    GROUP(normgroup_row_0_##t, 1024, group_row_twice<S>)     \
    GROUP(normgroup_back_1_##t, 1024, group_back<S COMMA 1>) \
    GROUP(normgroup_back_2_##t, 1024, group_back<S COMMA 2>) \
    GROUP(normgroup_back_0_##t, 1024, group_back<S COMMA 0>)
GROUP_KERNELS(f32, float)
GROUP_KERNELS(f16, f16)
GROUP_KERNELS(bf16, bf16)
GROUP_KERNELS(f64, double)
GROUP_MEET(normgroup_forward_f32, group_forward<float>)
GROUP_MEET(normgroup_forward_f64, group_forward<double>)
GROUP_MEET(normgroup_backward_f32, group_backward<float>)
GROUP_MEET(normgroup_backward_f64, group_backward<double>)
