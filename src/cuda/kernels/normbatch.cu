/* normbatch.cu - batch normalization and its gradients, channels second (NCHW) or last (NHWC).
 *
 *   normbatch_sums_<way>_...    per channel, over a part of the batch: count, mean and sum of squared differences, or (back)
 *                               the sums of the gradient and of gradient times distance from the mean
 *   normbatch_forward, normbatch_backward   the parts meet; what each channel's elements are to be scaled and shifted by
 *   normbatch_apply_<way>_...   the pass that writes
 * way: in - channels second, a block has a part of one channel; by - channels last, a thread has neighbouring channels.
 * _1: one element at a time, where vectors do not fit. */
#include "cuda/kernels/rows.cuh"

struct batch_args {
    void *out;
    const void *in, *grad;
    const void *center;   /* back: the mean of each channel, compute type */
    void *parts;          /* [splits][channels] of part */
    const void *factors;  /* apply: [4][channels], compute type: scale, center, shift, slope */
    i64 n, channels, inner; /* n * channels * inner elements */
    i64 per_split;        /* vectors (in) or rows (by) */
    int splits, across;
};
template <typename C> struct part { C a, b, c; };
template <typename C> __device__ __forceinline__ part<C> join_parts(bool back, part<C> p, part<C> q) {
    if (back) return part<C>{p.a + q.a, p.b + q.b, 0};
    const C n = p.a + q.a;
    if (n == 0) return p;
    const C delta = q.b - p.b, share = q.a / n;
    return part<C>{n, p.b + delta * share, p.c + q.c + delta * delta * p.a * share};
}
/* N elements of one channel. */
template <bool BACK, typename C, int N> __device__ __forceinline__ void feed(part<C> &p, const C (&x)[N], const C (&g)[N], C center) {
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

enum { BLOCK = 256 };
template <typename S, int N, bool BACK> __device__ __forceinline__ void sums_in(const batch_args &a) {
    typedef typename compute_of<S>::type C;
    __shared__ part<C> shared[BLOCK / 32];
    const i64 channel = blockIdx.x, split = blockIdx.y, inner = a.inner / N, vectors = a.n * inner;
    const i64 begin = split * a.per_split, end = min(vectors, begin + a.per_split);
    const C center = BACK ? ((const C *)a.center)[channel] : (C)0;
    part<C> p = {0, 0, 0};
#pragma unroll 4
    for (i64 v = begin + threadIdx.x; v < end; v += BLOCK) {
        const i64 image = vectors < 0x7fffffff ? (i64)((u32)v / (u32)inner) : v / inner;
        const i64 at = (image * a.channels + channel) * inner + (v - image * inner);
        const vec<S, N> rx = ((const vec<S, N> *)a.in)[at];
        C x[N], g[N];
#pragma unroll
        for (int j = 0; j < N; j++) x[j] = as<C>::from(rx.v[j]), g[j] = 0;
        if (BACK) {
            const vec<S, N> rg = ((const vec<S, N> *)a.grad)[at];
#pragma unroll
            for (int j = 0; j < N; j++) g[j] = as<C>::from(rg.v[j]);
        }
        feed<BACK>(p, x, g, center);
    }
    for (int delta = 16; delta > 0; delta /= 2)
        p = join_parts(BACK, p, part<C>{__shfl_down_sync(0xffffffffu, p.a, delta), __shfl_down_sync(0xffffffffu, p.b, delta), __shfl_down_sync(0xffffffffu, p.c, delta)});
    if (threadIdx.x % 32 == 0) shared[threadIdx.x / 32] = p;
    __syncthreads();
    if (threadIdx.x) return;
    for (int w = 1; w < BLOCK / 32; w++) p = join_parts(BACK, p, shared[w]);
    ((part<C> *)a.parts)[split * a.channels + channel] = p;
}
template <typename S, int N, bool BACK> __device__ __forceinline__ void sums_by(const batch_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int U = BACK ? 2 : 4;
    __shared__ part<C> shared[BLOCK];
    const int across = a.across, lane = threadIdx.x & (across - 1), y = threadIdx.x / across, high = BLOCK / across;
    const i64 column = (i64)blockIdx.x * across + lane, columns = a.channels / N, rows = a.n * a.inner, split = blockIdx.y;
    const i64 begin = split * a.per_split, end = min(rows, begin + a.per_split);
    part<C> p[N];
    C center[N];
#pragma unroll
    for (int j = 0; j < N; j++) {
        p[j] = part<C>{0, 0, 0};
        center[j] = BACK && column < columns ? ((const C *)a.center)[column * N + j] : (C)0;
    }
    if (column < columns) {
        i64 row = begin + y;
        for (; row + (U - 1) * high < end; row += U * high) {
            vec<S, N> rx[U], rg[U];
#pragma unroll
            for (int u = 0; u < U; u++) {
                rx[u] = ((const vec<S, N> *)a.in)[(row + u * high) * columns + column];
                if (BACK) rg[u] = ((const vec<S, N> *)a.grad)[(row + u * high) * columns + column];
            }
#pragma unroll
            for (int j = 0; j < N; j++) {
                C x[U], g[U];
#pragma unroll
                for (int u = 0; u < U; u++) x[u] = as<C>::from(rx[u].v[j]), g[u] = BACK ? as<C>::from(rg[u].v[j]) : (C)0;
                feed<BACK>(p[j], x, g, center[j]);
            }
        }
        for (; row < end; row += high) {
            const vec<S, N> rx = ((const vec<S, N> *)a.in)[row * columns + column];
            vec<S, N> rg = rx;
            if (BACK) rg = ((const vec<S, N> *)a.grad)[row * columns + column];
#pragma unroll
            for (int j = 0; j < N; j++) {
                const C x[1] = {as<C>::from(rx.v[j])}, g[1] = {as<C>::from(rg.v[j])};
                feed<BACK>(p[j], x, g, center[j]);
            }
        }
    }
#pragma unroll
    for (int j = 0; j < N; j++) {
        for (int step = high / 2; step > 0; step /= 2) {
            if (y >= step && y < 2 * step) shared[threadIdx.x] = p[j];
            __syncthreads();
            if (y < step) p[j] = join_parts(BACK, p[j], shared[(y + step) * across + lane]);
            __syncthreads();
        }
        if (y == 0 && column < columns) ((part<C> *)a.parts)[split * a.channels + column * N + j] = p[j];
    }
}

/* ------------------------------------------------------------------------------------------ the parts meet */
struct meet_args {
    const void *parts;              /* NULL in evaluation's forward */
    void *factors;                  /* [4][channels] */
    const void *weight, *bias;      /* parameter dtypes below */
    void *running_mean, *running_var;
    void *mean, *invstd;            /* forward in training: written; backward: read */
    void *grad_weight, *grad_bias;
    i64 channels;
    double count, momentum, eps;
    int splits, training;
    int weight_dtype, bias_dtype, running_mean_dtype, running_var_dtype, grad_dtype, unused;
    i64 weight_step, bias_step, running_mean_step, running_var_step, mean_step, invstd_step; /* elements from channel to channel */
};
__device__ __forceinline__ int item_of(int dtype) { return dtype == D_F64 ? 8 : dtype == D_F32 ? 4 : 2; }
template <typename C> __device__ __forceinline__ C get(const void *p, int dtype, i64 step, i64 i, C none) {
    return p ? load_as<C>((const char *)p + i * step * item_of(dtype), dtype) : none;
}
template <typename C> __device__ __forceinline__ part<C> all_parts(const meet_args &a, i64 channel, bool back) {
    part<C> p = {0, 0, 0};
    for (i64 s = threadIdx.x; s < a.splits; s += 32) p = join_parts(back, p, ((const part<C> *)a.parts)[s * a.channels + channel]);
    for (int delta = 16; delta > 0; delta /= 2)
        p = join_parts(back, p, part<C>{__shfl_down_sync(0xffffffffu, p.a, delta), __shfl_down_sync(0xffffffffu, p.b, delta), __shfl_down_sync(0xffffffffu, p.c, delta)});
    return p;
}
/* A warp per channel. */
template <typename C> __device__ __forceinline__ void meet_forward(const meet_args &a) {
    const i64 channel = (i64)blockIdx.x * blockDim.y + threadIdx.y;
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
            store_as<double>(at, a.running_mean_dtype, (1 - a.momentum) * load_as<double>(at, a.running_mean_dtype) + a.momentum * (double)mean);
        }
        if (a.running_var) {
            char *at = (char *)a.running_var + channel * a.running_var_step * item_of(a.running_var_dtype);
            store_as<double>(at, a.running_var_dtype, (1 - a.momentum) * load_as<double>(at, a.running_var_dtype) + a.momentum * ((double)p.c / (a.count - 1)));
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
/* The gradient of an element is scale * (grad - shift - (x - center) * slope). */
template <typename C> __device__ __forceinline__ void meet_backward(const meet_args &a) {
    const i64 channel = (i64)blockIdx.x * blockDim.y + threadIdx.y;
    if (channel >= a.channels) return;
    const part<C> p = all_parts<C>(a, channel, true);
    if (threadIdx.x) return;
    C mean, invstd;
    if (a.training) mean = ((const C *)a.mean)[channel * a.mean_step], invstd = ((const C *)a.invstd)[channel * a.invstd_step];
    else {
        mean = get<C>(a.running_mean, a.running_mean_dtype, a.running_mean_step, channel, 0);
        invstd = (C)(1 / sqrt(get<double>(a.running_var, a.running_var_dtype, a.running_var_step, channel, 1) + a.eps));
    }
    C *f = (C *)a.factors;
    f[channel] = invstd * get<C>(a.weight, a.weight_dtype, a.weight_step, channel, 1);
    f[a.channels + channel] = mean;
    f[2 * a.channels + channel] = a.training ? (C)((double)p.a / a.count) : (C)0;
    f[3 * a.channels + channel] = a.training ? (C)((double)p.b / a.count * (double)invstd * (double)invstd) : (C)0;
    if (a.grad_weight) store_as<C>((char *)a.grad_weight + channel * item_of(a.grad_dtype), a.grad_dtype, p.b * invstd);
    if (a.grad_bias) store_as<C>((char *)a.grad_bias + channel * item_of(a.grad_dtype), a.grad_dtype, p.a);
}
/* The sums need the mean as a dense list in the compute type: in evaluation the running one. */
template <typename C> __device__ __forceinline__ void centers(const meet_args &a) {
    const i64 channel = (i64)blockIdx.x * blockDim.x + threadIdx.x;
    if (channel < a.channels) ((C *)a.factors)[channel] = a.training ? ((const C *)a.mean)[channel * a.mean_step] : get<C>(a.running_mean, a.running_mean_dtype, a.running_mean_step, channel, 0);
}

/* ------------------------------------------------------------------------------------------ the pass that writes */
template <typename S, int N, bool BY, bool BACK> __device__ __forceinline__ void apply(const batch_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int U = 2;
    const C *f = (const C *)a.factors;
    const i64 vectors = a.n * a.channels * a.inner / N, inner = BY ? 1 : a.inner / N, columns = BY ? a.channels / N : a.channels;
    const i64 first = (i64)blockIdx.x * (BLOCK * U) + threadIdx.x;
    vec<S, N> rx[U], rg[U];
#pragma unroll
    for (int u = 0; u < U; u++) {
        const i64 v = first + u * BLOCK;
        if (v >= vectors) continue;
        rx[u] = ((const vec<S, N> *)a.in)[v];
        if (BACK) rg[u] = ((const vec<S, N> *)a.grad)[v];
    }
#pragma unroll
    for (int u = 0; u < U; u++) {
        const i64 v = first + u * BLOCK;
        if (v >= vectors) continue;
        const i64 outer = BY ? v : vectors < 0x7fffffff ? (i64)((u32)v / (u32)inner) : v / inner;
        const i64 column = vectors < 0x7fffffff ? (i64)((u32)outer % (u32)columns) : outer % columns;
        vec<S, N> r;
#pragma unroll
        for (int j = 0; j < N; j++) {
            const i64 channel = BY ? column * N + j : column;
            const C x = as<C>::from(rx[u].v[j]) - f[a.channels + channel];
            if (BACK) r.v[j] = to<S>::from(f[channel] * (as<C>::from(rg[u].v[j]) - f[2 * a.channels + channel] - x * f[3 * a.channels + channel]));
            else r.v[j] = to<S>::from(x * f[channel] + f[2 * a.channels + channel]);
        }
        ((vec<S, N> *)a.out)[v] = r;
    }
}

#define KERNEL(name, ...) extern "C" __global__ void __launch_bounds__(BLOCK) name(const __grid_constant__ batch_args a) { __VA_ARGS__(a); }
#define MEET(name, ...) extern "C" __global__ void __launch_bounds__(BLOCK) name(const __grid_constant__ meet_args a) { __VA_ARGS__(a); }
#define COMMA ,
#define KERNELS(t, S, N)                                                              \
    KERNEL(normbatch_sums_in_##t, sums_in<S COMMA N COMMA false>)                     \
    KERNEL(normbatch_sums_by_##t, sums_by<S COMMA N COMMA false>)                     \
    KERNEL(normbatch_back_sums_in_##t, sums_in<S COMMA N COMMA true>)                 \
    KERNEL(normbatch_back_sums_by_##t, sums_by<S COMMA N COMMA true>)                 \
    KERNEL(normbatch_apply_in_##t, apply<S COMMA N COMMA false COMMA false>)          \
    KERNEL(normbatch_apply_by_##t, apply<S COMMA N COMMA true COMMA false>)           \
    KERNEL(normbatch_back_apply_in_##t, apply<S COMMA N COMMA false COMMA true>)      \
    KERNEL(normbatch_back_apply_by_##t, apply<S COMMA N COMMA true COMMA true>)
KERNELS(f32, float, 4)
KERNELS(f16, f16, 8)
KERNELS(bf16, bf16, 8)
KERNELS(f64, double, 2)
KERNELS(f32_1, float, 1)
KERNELS(f16_1, f16, 1)
KERNELS(bf16_1, bf16, 1)
KERNELS(f64_1, double, 1)
MEET(normbatch_forward_f32, meet_forward<float>)
MEET(normbatch_forward_f64, meet_forward<double>)
MEET(normbatch_backward_f32, meet_backward<float>)
MEET(normbatch_backward_f64, meet_backward<double>)
MEET(normbatch_centers_f32, centers<float>)
MEET(normbatch_centers_f64, centers<double>)
