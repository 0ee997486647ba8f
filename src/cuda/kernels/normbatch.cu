/* normbatch.cu - batch normalization and its gradients, channels second (NCHW) or last (NHWC).
 *
 *   normbatch_sums_<way>_...    per channel, over a part of the batch: count, mean and sum of squared differences, or (back)
 *                               the sums of the gradient and of gradient times distance from the mean
 *   normbatch_forward, normbatch_backward   the parts meet; what each channel's elements are to be scaled and shifted by
 *   normbatch_apply_<way>_...   the pass that writes
 * way: in - channels second, a block has a part of one channel; by - channels last, a thread has neighbouring channels.
 *      one - by, with the sums of a whole vector of channels: they are one group's
 * _1: one element at a time, where vectors do not fit. Group normalization uses the sums and the pass that writes, too: each
 * sample, or all of them as if their channels were one image's, is an image of its own (normgroup.cu). */
#include "cuda/kernels/norm_parts.cuh"

/* N elements of one channel. */
template <bool BACK, typename C, int N>
__device__ __forceinline__ void feed(part<C> &p, const C (&x)[N], const C (&g)[N], C center) {
    if (BACK) {
        C s = 0, t = 0;
#pragma unroll
        for (int j = 0; j < N; j++) s += g[j], t += g[j] * (x[j] - center);
        p.a += s;
        p.b += t;
    } else {
        C sum = 0, m2 = 0;
#pragma unroll
        for (int j = 0; j < N; j++) sum += x[j];
        const C mean = sum * (C)(1.0 / N);
#pragma unroll
        for (int j = 0; j < N; j++) m2 += (x[j] - mean) * (x[j] - mean);
        p = join_parts(false, p, part<C>{(C)N, mean, m2});
    }
}

enum { BLOCK = BATCH_BLOCK };

/* A vector as it comes from memory; element j in the compute type. What is kept of 16-bit elements is words of two: registers hold twice as many. */
template <typename S, int N> struct loaded {
    typedef typename compute_of<S>::type C;
    vec<S, N> v;
    __device__ __forceinline__ C operator[](int j) const { return as<C>::from(v.v[j]); }
    /* Becomes 0 where y is not above 0 (a number that is none stays). */
    __device__ __forceinline__ void mask_by(const loaded &y) {
#pragma unroll
        for (int j = 0; j < N; j++)
            if (y[j] <= 0) v.v[j] = to<S>::from((C)0);
    }
};
__device__ __forceinline__ u32 not_above_zero(u32 y, f16) {
    return __hle2_mask(*reinterpret_cast<const __half2 *>(&y), __float2half2_rn(0.0f));
}
__device__ __forceinline__ u32 not_above_zero(u32 y, bf16) {
    return __hle2_mask(*reinterpret_cast<const __nv_bfloat162 *>(&y), __float2bfloat162_rn(0.0f));
}
__device__ __forceinline__ float half_of(u32 w, int j, f16) {
    return j ? __high2float(*reinterpret_cast<const __half2 *>(&w))
             : __low2float(*reinterpret_cast<const __half2 *>(&w));
}
__device__ __forceinline__ float half_of(u32 w, int j, bf16) { return __uint_as_float(j ? w & 0xffff0000u : w << 16); }
template <typename S> struct loaded_words {
    uint4 v;
    __device__ __forceinline__ u32 word(int i) const { return i == 0 ? v.x : i == 1 ? v.y : i == 2 ? v.z : v.w; }
    __device__ __forceinline__ float operator[](int j) const { return half_of(word(j / 2), j % 2, S()); }
    __device__ __forceinline__ void mask_by(const loaded_words &y) {
        v.x &= ~not_above_zero(y.v.x, S()), v.y &= ~not_above_zero(y.v.y, S());
        v.z &= ~not_above_zero(y.v.z, S()), v.w &= ~not_above_zero(y.v.w, S());
    }
};
template <> struct loaded<f16, 8> : loaded_words<f16> {};
template <> struct loaded<bf16, 8> : loaded_words<bf16> {};
template <typename S, int N> __device__ __forceinline__ loaded<S, N> load(const void *p, i64 at) {
    return ((const loaded<S, N> *)p)[at];
}
/* Relu's gradient of vector `at`, which is written as well. */
template <typename S, int N>
__device__ __forceinline__ void mask(const batch_args &a, loaded<S, N> &grad, const loaded<S, N> &y, i64 at) {
    grad.mask_by(y);
    ((loaded<S, N> *)a.masked)[at] = grad;
}
template <typename S, int N, bool BACK> __device__ __forceinline__ void sums_in(const batch_args &a) {
    typedef typename compute_of<S>::type C;
    __shared__ part<C> shared[BLOCK / 32];
    const i64 channel = a.first_block + blockIdx.x, split = blockIdx.y, inner = a.inner / N, vectors = a.n * inner;
    const i64 begin = split * a.per_split, end = min(vectors, begin + a.per_split);
    const C center = BACK ? ((const C *)a.center)[a.center_each == 1 ? channel : channel / a.center_each] : (C)0;
    part<C> p = {0, 0, 0};
#pragma unroll 4
    for (i64 v = begin + threadIdx.x; v < end; v += BLOCK) {
        const i64 image = a.n == 1 ? 0 : vectors < 0x7fffffff ? (i64)((u32)v / (u32)inner) : v / inner;
        const i64 at = (image * a.channels + channel) * inner + (v - image * inner);
        const loaded<S, N> rx = load<S, N>(a.in, at);
        C x[N], g[N];
#pragma unroll
        for (int j = 0; j < N; j++) x[j] = rx[j], g[j] = 0;
        if (BACK) {
            loaded<S, N> rg = load<S, N>(a.grad, at);
            if (a.mask) mask(a, rg, load<S, N>(a.mask, at), at);
#pragma unroll
            for (int j = 0; j < N; j++) g[j] = rg[j];
        }
        feed<BACK>(p, x, g, center);
    }
    p = join_warp_parts(BACK, p);
    if (threadIdx.x % 32 == 0) shared[threadIdx.x / 32] = p;
    __syncthreads();
    if (threadIdx.x) return;
    for (int w = 1; w < BLOCK / 32; w++) p = join_parts(BACK, p, shared[w]);
    ((part<C> *)a.parts)[channel * a.splits + split] = p;
}
/* What a thread has seen of K channels: of each as many elements. a, b: as those of a part (forward: its b and c). */
template <typename C, int K> struct tally { C n, a[K], b[K]; };
/* U elements of channel j more. share: U by the count with them, weight: share times the count before; the same for all channels (Chan, Golub and
 * LeVeque's way to join). */
template <bool BACK, typename C, int K, int U>
__device__ __forceinline__ void feed(tally<C, K> &t, int j, const C (&x)[U], const C (&g)[U], C center, C share,
                                     C weight) {
    C sum = 0, more = 0;
    if constexpr (BACK) {
#pragma unroll
        for (int u = 0; u < U; u++) sum += g[u], more += g[u] * (x[u] - center);
        t.a[j] += sum, t.b[j] += more;
    } else {
#pragma unroll
        for (int u = 0; u < U; u++) sum += x[u];
        const C mean = sum * (C)(1.0 / U);
#pragma unroll
        for (int u = 0; u < U; u++) more += (x[u] - mean) * (x[u] - mean);
        const C delta = mean - t.a[j]; /* the mean of nothing is no number to subtract: its square may overflow */
        t.b[j] = t.n == 0 ? more : t.b[j] + more + delta * delta * weight;
        t.a[j] = t.n == 0 ? mean : t.a[j] + delta * share;
    }
}
template <bool BACK, typename C, int K>
__device__ __forceinline__ void join_tallies(tally<C, K> &t, C n, const C (&a)[K], const C (&b)[K]) {
    const C all = t.n + n, share = n / all, weight = t.n * share;
#pragma unroll
    for (int j = 0; j < K; j++)
        if (BACK)
            t.a[j] += a[j], t.b[j] += b[j];
        else if (n != 0) {
            const C delta = a[j] - t.a[j];
            t.b[j] = t.n == 0 ? b[j] : t.b[j] + b[j] + delta * delta * weight;
            t.a[j] = t.n == 0 ? a[j] : t.a[j] + delta * share;
        }
    t.n = all;
}
/* U rows of the thread's vectors, from `at` on, `step` apart. */
template <typename S, int N, bool BACK, bool ONE, int U, typename C, int K>
__device__ __forceinline__ void feed_rows(const batch_args &a, tally<C, K> &t, i64 at, i64 step, const C (&center)[K]) {
    loaded<S, N> rx[U], rg[U], y[U];
#pragma unroll
    for (int u = 0; u < U; u++) {
        rx[u] = load<S, N>(a.in, at + u * step);
        if (BACK) rg[u] = load<S, N>(a.grad, at + u * step);
        if (BACK && a.mask) y[u] = load<S, N>(a.mask, at + u * step);
    }
    if (BACK && a.mask)
#pragma unroll
        for (int u = 0; u < U; u++) mask(a, rg[u], y[u], at + u * step);
    constexpr int M = ONE ? U * N : U; /* elements of a channel */
    const C n = BACK ? (C)0 : t.n + M, share = BACK ? (C)0 : M / n, weight = t.n * share;
    if constexpr (ONE) {
        C x[M];
#pragma unroll
        for (int u = 0; u < U; u++)
#pragma unroll
            for (int j = 0; j < N; j++) x[u * N + j] = rx[u][j];
        feed<false>(t, 0, x, x, (C)0, share, weight);
    } else
#pragma unroll
        for (int j = 0; j < K; j++) {
            C x[U], g[U];
#pragma unroll
            for (int u = 0; u < U; u++) x[u] = rx[u][j], g[u] = BACK ? rg[u][j] : (C)0;
            feed<BACK>(t, j, x, g, center[j], share, weight);
        }
    t.n = n;
}
/* ONE: forward, a part for each vector of channels, which belong to one group. */
template <typename S, int N, bool BACK, bool ONE = false> __device__ __forceinline__ void sums_by(const batch_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int U = BACK ? 2 : BATCH_ROWS, K = ONE ? 1 : N, WARPS = BATCH_SUMS_BLOCK / 32;
    __shared__ C shared[WARPS / 2][32][2 * K + 1];
    const int across = a.across, lane = threadIdx.x & (across - 1), high = BATCH_SUMS_BLOCK / across;
    const i64 column = (a.first_block + blockIdx.x) * across + lane, columns = a.channels / N, rows = a.n * a.inner,
              split = blockIdx.y, image = a.first_image + blockIdx.z, from = image * rows * columns + column;
    const i64 begin = split * a.per_split, end = min(rows, begin + a.per_split);
    tally<C, K> t = {};
    C center[K] = {};
    if (column < columns) {
        const i64 channel = image * a.channels + column * N;
#pragma unroll
        for (int j = 0; BACK && j < K; j++)
            center[j] = ((const C *)a.center)[a.center_each == 1 ? channel + j : (channel + j) / a.center_each];
        i64 row = begin + threadIdx.x / across;
        for (; row + (U - 1) * high < end; row += U * high)
            feed_rows<S, N, BACK, ONE, U>(a, t, from + row * columns, high * columns, center);
        for (; row < end; row += high) feed_rows<S, N, BACK, ONE, 1>(a, t, from + row * columns, 0, center);
    }
    /* Threads of a warp that have the same channels, then warps. */
    C other_a[K], other_b[K];
    for (int delta = 16; delta >= across; delta /= 2) {
        const C n = __shfl_down_sync(0xffffffffu, t.n, delta);
#pragma unroll
        for (int j = 0; j < K; j++) {
            other_a[j] = __shfl_down_sync(0xffffffffu, t.a[j], delta);
            other_b[j] = __shfl_down_sync(0xffffffffu, t.b[j], delta);
        }
        join_tallies<BACK>(t, n, other_a, other_b);
    }
    const int warp = threadIdx.x / 32, place = threadIdx.x % 32;
#pragma unroll 1
    for (int step = WARPS / 2; step > 0; step /= 2) {
        C *mine = shared[warp & (step - 1)][place];
        if (warp >= step && warp < 2 * step) {
            mine[2 * K] = t.n;
#pragma unroll
            for (int j = 0; j < K; j++) mine[j] = t.a[j], mine[K + j] = t.b[j];
        }
        __syncthreads();
        if (warp < step) {
#pragma unroll
            for (int j = 0; j < K; j++) other_a[j] = mine[j], other_b[j] = mine[K + j];
            join_tallies<BACK>(t, mine[2 * K], other_a, other_b);
        }
        __syncthreads();
    }
    if (threadIdx.x >= across || column >= columns) return;
    part<C> *to = (part<C> *)a.parts + (image * (ONE ? columns : a.channels) + column * K) * a.splits + split;
#pragma unroll
    for (int j = 0; j < K; j++)
        to[j * (i64)a.splits] = BACK ? part<C>{t.a[j], t.b[j], 0} : part<C>{t.n, t.a[j], t.b[j]};
}

/* ------------------------------------------------------------------------------------------ the parts meet */
template <typename C> __device__ __forceinline__ part<C> all_parts(const batch_meet_args &a, i64 channel, bool back) {
    constexpr int U = 4; /* on their way at a time */
    const part<C> *parts = (const part<C> *)a.parts + channel * a.splits;
    part<C> p = {0, 0, 0};
    for (int s = threadIdx.x; s < a.splits; s += 32 * U) {
        part<C> q[U];
#pragma unroll
        for (int u = 0; u < U; u++) {
            q[u] = part<C>{0, 0, 0};
            if (s + 32 * u < a.splits) q[u] = parts[s + 32 * u];
        }
#pragma unroll
        for (int u = 0; u < U; u++) p = join_parts(back, p, q[u]);
    }
    return join_warp_parts(back, p);
}
/* A warp per channel; in evaluation, where there are no parts, a thread. */
template <typename C> __device__ __forceinline__ void meet_forward(const batch_meet_args &a) {
    const i64 channel = (a.first_block + blockIdx.x) * blockDim.y + threadIdx.y;
    if (channel >= a.channels) return;
    C mean, invstd;
    if (a.training) {
        const part<C> p = all_parts<C>(a, channel, false);
        if (threadIdx.x) return;
        const double var = (double)p.c / a.count;
        mean = p.b;
        invstd = (C)(1 / sqrt(var + a.eps));
        ((C *)a.mean)[channel] = mean;
        ((C *)a.invstd)[channel] = invstd;
        if (a.running_mean) {
            char *at = (char *)a.running_mean + channel * a.running_mean_step * item_of(a.running_mean_dtype);
            store_as<double>(at, a.running_mean_dtype,
                             (1 - a.momentum) * load_as<double>(at, a.running_mean_dtype) + a.momentum * (double)mean);
        }
        if (a.running_var) {
            char *at = (char *)a.running_var + channel * a.running_var_step * item_of(a.running_var_dtype);
            store_as<double>(at, a.running_var_dtype,
                             (1 - a.momentum) * load_as<double>(at, a.running_var_dtype) +
                                 a.momentum * ((double)p.c / (a.count - 1)));
        }
    } else {
        if (threadIdx.x) return;
        mean = get<C>(a.running_mean, a.running_mean_dtype, a.running_mean_step, channel, 0);
        invstd = (C)(1 / sqrt(get<double>(a.running_var, a.running_var_dtype, a.running_var_step, channel, 1) + a.eps));
    }
    C *f = (C *)a.factors;
    f[channel] = invstd * get<C>(a.weight, a.weight_dtype, a.weight_step, channel, 1);
    f[a.channels + channel] = mean;
    f[2 * a.channels + channel] = get<C>(a.bias, a.bias_dtype, a.bias_step, channel, 0);
}
/* The gradient of an element is scale * grad - shift - (x - center) * slope; in evaluation, where it does not depend on x,
 * scale * grad: the pass of forward over grad, without a center. */
template <typename C> __device__ __forceinline__ void meet_backward(const batch_meet_args &a) {
    const i64 channel = (a.first_block + blockIdx.x) * blockDim.y + threadIdx.y;
    if (channel >= a.channels) return;
    const part<C> p = all_parts<C>(a, channel, true);
    if (threadIdx.x) return;
    C mean, invstd;
    if (a.training)
        mean = ((const C *)a.mean)[channel * a.mean_step], invstd = ((const C *)a.invstd)[channel * a.invstd_step];
    else {
        mean = get<C>(a.running_mean, a.running_mean_dtype, a.running_mean_step, channel, 0);
        invstd = (C)(1 / sqrt(get<double>(a.running_var, a.running_var_dtype, a.running_var_step, channel, 1) + a.eps));
    }
    C *f = (C *)a.factors;
    const C scale = invstd * get<C>(a.weight, a.weight_dtype, a.weight_step, channel, 1);
    f[channel] = scale;
    f[a.channels + channel] = a.training ? mean : (C)0;
    f[2 * a.channels + channel] =
        a.training ? (C)((double)scale * ((double)p.a / a.count)) : (C)-0.0; /* changes nothing, not even -0 */
    f[3 * a.channels + channel] =
        a.training ? (C)((double)scale * ((double)p.b / a.count) * (double)invstd * (double)invstd) : (C)0;
    if (a.grad_weight) store_as<C>((char *)a.grad_weight + channel * item_of(a.grad_dtype), a.grad_dtype, p.b * invstd);
    if (a.grad_bias) store_as<C>((char *)a.grad_bias + channel * item_of(a.grad_dtype), a.grad_dtype, p.a);
}
/* The sums need the mean as a dense list in the compute type: in evaluation the running one. */
template <typename C> __device__ __forceinline__ void centers(const batch_meet_args &a) {
    const i64 channel = (a.first_block + blockIdx.x) * blockDim.y + threadIdx.y;
    if (channel < a.channels)
        ((C *)a.factors)[channel] = a.training
                                        ? ((const C *)a.mean)[channel * a.mean_step]
                                        : get<C>(a.running_mean, a.running_mean_dtype, a.running_mean_step, channel, 0);
}

/* ------------------------------------------------------------------------------------------ the pass that writes */
template <typename C, int K> __device__ __forceinline__ void factors_of(const C *f, i64 first, C (&to)[K]) {
    constexpr int N = 16 / sizeof(C) < K ? 16 / sizeof(C) : K;
#pragma unroll
    for (int i = 0; i < K / N; i++) {
        const vec<C, N> v = load_vec<vec<C, N>>(f + first, i);
#pragma unroll
        for (int j = 0; j < N; j++) to[i * N + j] = v.v[j];
    }
}
/* The vector `at` of results, and what comes after them, each rounded as if it had been stored. */
template <typename S, int N, typename C>
__device__ __forceinline__ void write_after(const batch_args &a, i64 at, C (&r)[N]) {
#pragma unroll
    for (int j = 0; j < N; j++) r[j] = as<C>::from(to<S>::from(r[j]));
    if (a.out) store_all<S, N, C>(a.out, at, r);
    if (a.plus) {
        C y[N];
        unpack_all(load_vec<vec<S, N>>(a.plus, at), y);
#pragma unroll
        for (int j = 0; j < N; j++) r[j] = as<C>::from(to<S>::from(r[j] + y[j]));
        if (a.total) store_all<S, N, C>(a.total, at, r);
    }
    if (!a.relu) return;
#pragma unroll
    for (int j = 0; j < N; j++) r[j] = r[j] < 0 ? (C)0 : r[j];
    store_all<S, N, C>(a.final, at, r);
}
template <typename S, int N, bool BY, bool BACK> __device__ __forceinline__ void apply(const batch_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int U = BATCH_UNROLL;
    const i64 image = BY ? a.first_image + blockIdx.z : 0, step = a.factor_step;
    const C *f = (const C *)a.factors + image * a.channels;
    const i64 vectors = a.n * a.channels * a.inner / N, inner = BY ? 1 : a.inner / N,
              columns = BY ? a.channels / N : a.channels;
    const i64 first = (a.first_block + blockIdx.x) * (BLOCK * U) + threadIdx.x;
    const vec<S, N> *in = (const vec<S, N> *)a.in + image * vectors,
                    *grad = (const vec<S, N> *)a.grad + (BACK ? image * vectors : 0);
    vec<S, N> rx[U], rg[U];
#pragma unroll
    for (int u = 0; u < U; u++) {
        const i64 v = first + u * BLOCK;
        if (v >= vectors) continue;
        rx[u] = in[v];
        if (BACK) rg[u] = grad[v];
    }
#pragma unroll
    for (int u = 0; u < U; u++) {
        const i64 v = first + u * BLOCK;
        if (v >= vectors) continue;
        const i64 outer = BY ? v : vectors < 0x7fffffff ? (i64)((u32)v / (u32)inner) : v / inner;
        const i64 column = vectors < 0x7fffffff ? (i64)((u32)outer % (u32)columns) : outer % columns;
        constexpr int K = BY ? N : 1; /* channels of a vector; their factors lie as whole vectors, too */
        C scale[K], center[K], shift[K], slope[K], r[N];
        factors_of(f, column * K, scale);
        factors_of(f + step, column * K, center);
        factors_of(f + 2 * step, column * K, shift);
        if (BACK) factors_of(f + 3 * step, column * K, slope);
#pragma unroll
        for (int j = 0; j < N; j++) {
            const int k = BY ? j : 0;
            const C x = as<C>::from(rx[u].v[j]) - center[k];
            if (BACK)
                r[j] = scale[k] * as<C>::from(rg[u].v[j]) - shift[k] - x * slope[k];
            else
                r[j] = x * scale[k] + shift[k];
        }
        const i64 at = image * vectors + v;
        if (!BACK && (a.plus || a.relu)) {
            write_after<S, N>(a, at, r);
            continue;
        }
        store_all<S, N, C>(a.out, at, r);
    }
}

#define KERNEL(name, ...)                                                                            \
    extern "C" __global__ void __launch_bounds__(BLOCK) name(const __grid_constant__ batch_args a) { \
        kernel_begin();                                                                              \
        __VA_ARGS__(a);                                                                              \
    }
#define MEET(name, ...)                                                                                   \
    extern "C" __global__ void __launch_bounds__(BLOCK) name(const __grid_constant__ batch_meet_args a) { \
        kernel_begin();                                                                                   \
        __VA_ARGS__(a);                                                                                   \
    }
#define SUMS(name, ...)                                                                                            \
    extern "C" __global__ void __launch_bounds__(BATCH_SUMS_BLOCK, 2) name(const __grid_constant__ batch_args a) { \
        kernel_begin();                                                                                            \
        __VA_ARGS__(a);                                                                                            \
    }
#define COMMA ,
#define KERNELS(t, S, N)                                                         \
    KERNEL(normbatch_sums_in_##t, sums_in<S COMMA N COMMA false>)                \
    SUMS(normbatch_sums_by_##t, sums_by<S COMMA N COMMA false>)                  \
    KERNEL(normbatch_back_sums_in_##t, sums_in<S COMMA N COMMA true>)            \
    SUMS(normbatch_back_sums_by_##t, sums_by<S COMMA N COMMA true>)              \
    KERNEL(normbatch_apply_in_##t, apply<S COMMA N COMMA false COMMA false>)     \
    KERNEL(normbatch_apply_by_##t, apply<S COMMA N COMMA true COMMA false>)      \
    KERNEL(normbatch_back_apply_in_##t, apply<S COMMA N COMMA false COMMA true>) \
    KERNEL(normbatch_back_apply_by_##t, apply<S COMMA N COMMA true COMMA true>)
BATCH_VECTORS(KERNELS)
SUMS(normbatch_sums_one_f32, sums_by<float COMMA 4 COMMA false COMMA true>)
SUMS(normbatch_sums_one_f16, sums_by<f16 COMMA 8 COMMA false COMMA true>)
SUMS(normbatch_sums_one_bf16, sums_by<bf16 COMMA 8 COMMA false COMMA true>)
SUMS(normbatch_sums_one_f64, sums_by<double COMMA 2 COMMA false COMMA true>)
MEET(normbatch_forward_f32, meet_forward<float>)
MEET(normbatch_forward_f64, meet_forward<double>)
MEET(normbatch_backward_f32, meet_backward<float>)
MEET(normbatch_backward_f64, meet_backward<double>)
MEET(normbatch_centers_f32, centers<float>)
MEET(normbatch_centers_f64, centers<double>)
