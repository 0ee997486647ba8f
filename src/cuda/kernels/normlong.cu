/* normlong.cu - layer and root-mean-square normalization of long rows, and the gradients. A row is split over as many blocks as fill the device.
 *
 *   normlong_parts_<type>        each block leaves count, mean and sum of squared differences of its part of a row
 *   normlong_apply_<type>        each block joins all parts of its row, and writes its own part
 *   normlong_back_parts_<type>   the two sums over a row that the gradient of the input needs, by parts likewise
 *   normlong_back_meet_<c>       they meet, a block to a row
 *   normlong_back_apply_<type>   a thread has a vector of neighbouring columns, of all rows or every groups-th: their gradients, and the sums of these
 *                                columns for weight and bias, which are the gradients themselves where there is one group
 *
 * Without a center the mean is 0. Rows whose vectors are not all whole and aligned (`even`) are read by the same vectors, whose elements come one by
 * one then. The second pass over a tensor goes the other way: what the first read last is still in the cache. */
#include "cuda/kernels/norm_parts.cuh"
#include "cuda/kernels/norm_rows.cuh"

/* 16 bytes of a row from element e on, 0 beyond its end. */
template <bool EVEN, typename S> __device__ __forceinline__ uint4 words_at(const S *row, i64 e, i64 n) {
    constexpr int N = 16 / sizeof(S);
    const S *p = row + e;
    if constexpr (EVEN)
        return *(const uint4 *)p;
    else {
        if (e + N <= n && ((u64)p & 15) == 0) return *(const uint4 *)p;
        vec<S, N> v;
#pragma unroll
        for (int j = 0; j < N; j++) v.v[j] = e + j < n ? p[j] : to<S>::from(0.0f);
        uint4 words;
        memcpy(&words, &v, 16);
        return words;
    }
}
/* Weights or biases of the same columns; `none` where there are none. */
template <bool EVEN, typename S, typename C, int N>
__device__ __forceinline__ void parameters_at(const void *p, int wide, i64 e, i64 n, C none, C (&w)[N]) {
    if (p == nullptr)
#pragma unroll
        for (int j = 0; j < N; j++) w[j] = none;
    else if (sizeof(S) != sizeof(C) && wide)
        load_span<EVEN>((const C *)p, e, n, w, none);
    else
        unpack_words<S>(words_at<EVEN>((const S *)p, e, n), w);
}
template <bool EVEN, typename S, int N, typename C>
__device__ __forceinline__ void store_at(S *row, i64 e, i64 n, const C (&x)[N]) {
    if constexpr (EVEN)
        store_all<S, N, C>(row + e, 0, x);
    else
        store_span(row, e, n, x);
}

/* ------------------------------------------------------------------------------------------ forward */
template <typename S, bool EVEN> __device__ __forceinline__ void long_parts(const layer_long_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int N = 16 / sizeof(S), U = 4;
    __shared__ part<C> shared[32];
    const i64 row = blockIdx.x / a.splits, begin = (blockIdx.x - row * a.splits) * a.per_split,
              end = min(begin + a.per_split, a.vectors);
    const S *in = (const S *)a.l.in + row * a.l.n;
    part<C> p = {0, 0, 0};
    for (i64 v = begin + threadIdx.x; v < end; v += U * LONG_BLOCK) {
        uint4 raw[U];
#pragma unroll
        for (int u = 0; u < U; u++)
            if (v + u * LONG_BLOCK < end) raw[u] = words_at<EVEN>(in, (v + u * LONG_BLOCK) * N, a.l.n);
        C sum = 0, squares = 0, count = 0;
#pragma unroll
        for (int u = 0; u < U; u++)
            if (v + u * LONG_BLOCK < end) {
                C x[N];
                unpack_words<S>(raw[u], x);
#pragma unroll
                for (int j = 0; j < N; j++) sum += x[j];
                count += EVEN ? (C)N : (C)min((i64)N, a.l.n - (v + u * LONG_BLOCK) * N);
            }
        const C mean = a.center ? sum / count : (C)0;
#pragma unroll
        for (int u = 0; u < U; u++)
            if (v + u * LONG_BLOCK < end) {
                C x[N];
                unpack_words<S>(raw[u], x);
#pragma unroll
                for (int j = 0; j < N; j++)
                    if (EVEN || (v + u * LONG_BLOCK) * N + j < a.l.n) squares += (x[j] - mean) * (x[j] - mean);
            }
        p = join_parts(false, p, part<C>{count, mean, squares});
    }
    p = join_block(false, p, shared);
    if (threadIdx.x == 0) ((part<C> *)a.parts)[blockIdx.x] = p;
}
template <typename S, bool EVEN> __device__ __forceinline__ void long_apply(const layer_long_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int N = 16 / sizeof(S), U = 2;
    __shared__ part<C> shared[32];
    const i64 block = gridDim.x - 1 - blockIdx.x, row = block / a.splits, split = block - row * a.splits,
              begin = split * a.per_split, end = min(begin + a.per_split, a.vectors);
    const S *in = (const S *)a.l.in + row * a.l.n;
    S *out = (S *)a.l.out + row * a.l.n;
    const part<C> *parts = (const part<C> *)a.parts + row * a.splits;
    part<C> p = {0, 0, 0};
    for (int s = threadIdx.x; s < a.splits; s += LONG_BLOCK) p = join_parts(false, p, parts[s]);
    p = join_block(false, p, shared);
    const C mean = p.b, rstd = 1 / root(p.c / (C)a.l.n + (C)a.l.eps);
    if (split == 0 && threadIdx.x == 0) {
        if (a.center) ((C *)a.l.mean)[row] = mean;
        ((C *)a.l.rstd)[row] = rstd;
    }
    for (i64 v = begin + threadIdx.x; v < end; v += U * LONG_BLOCK) {
        uint4 raw[U];
#pragma unroll
        for (int u = 0; u < U; u++)
            if (v + u * LONG_BLOCK < end) raw[u] = words_at<EVEN>(in, (v + u * LONG_BLOCK) * N, a.l.n);
#pragma unroll
        for (int u = 0; u < U; u++) {
            const i64 e = (v + u * LONG_BLOCK) * N;
            if (v + u * LONG_BLOCK >= end) continue;
            C x[N], w[N], b[N];
            unpack_words<S>(raw[u], x);
            parameters_at<EVEN, S>(a.l.weight, a.wide, e, a.l.n, (C)1, w);
            parameters_at<EVEN, S>(a.l.bias, a.wide, e, a.l.n, (C)0, b);
#pragma unroll
            for (int j = 0; j < N; j++) x[j] = a.center ? (x[j] - mean) * rstd * w[j] + b[j] : x[j] * rstd * w[j];
            store_at<EVEN>(out, e, a.l.n, x);
        }
    }
}

/* ------------------------------------------------------------------------------------------ backward */
template <typename S, bool EVEN> __device__ __forceinline__ void long_back_parts(const layer_long_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int N = 16 / sizeof(S), U = 2;
    __shared__ part<C> shared[32];
    const i64 row = blockIdx.x / a.splits, begin = (blockIdx.x - row * a.splits) * a.per_split,
              end = min(begin + a.per_split, a.vectors);
    const S *in = (const S *)a.l.in + row * a.l.n, *grad = (const S *)a.l.grad + row * a.l.n;
    const C mean = a.center ? ((const C *)a.l.mean)[row] : (C)0, rstd = ((const C *)a.l.rstd)[row];
    part<C> p = {0, 0, 0}; /* sums of g·w and of g·w·x̂ */
    for (i64 v = begin + threadIdx.x; v < end; v += U * LONG_BLOCK) {
        uint4 rx[U], rg[U];
#pragma unroll
        for (int u = 0; u < U; u++)
            if (v + u * LONG_BLOCK < end) {
                rx[u] = words_at<EVEN>(in, (v + u * LONG_BLOCK) * N, a.l.n);
                rg[u] = words_at<EVEN>(grad, (v + u * LONG_BLOCK) * N, a.l.n); /* 0 beyond the row */
            }
        C sum = 0, dot = 0;
#pragma unroll
        for (int u = 0; u < U; u++)
            if (v + u * LONG_BLOCK < end) {
                C x[N], g[N], w[N];
                unpack_words<S>(rx[u], x);
                unpack_words<S>(rg[u], g);
                parameters_at<EVEN, S>(a.l.weight, a.wide, (v + u * LONG_BLOCK) * N, a.l.n, (C)1, w);
#pragma unroll
                for (int j = 0; j < N; j++) {
                    g[j] = product(g[j], w[j]);
                    sum += g[j];
                    dot += g[j] * (x[j] - mean) * rstd;
                }
            }
        p.a += sum, p.b += dot;
    }
    p = join_block(true, p, shared);
    if (threadIdx.x == 0) ((part<C> *)a.parts)[blockIdx.x] = p;
}
/* Means over the row, in the place of its first part. */
template <typename C> __device__ __forceinline__ void long_back_meet(const layer_long_args &a) {
    __shared__ part<C> shared[32];
    part<C> *parts = (part<C> *)a.parts + (i64)blockIdx.x * a.splits, p = {0, 0, 0};
    for (int s = threadIdx.x; s < a.splits; s += LONG_BLOCK) p = join_parts(true, p, parts[s]);
    p = join_block(true, p, shared); /* all have been read */
    if (threadIdx.x == 0) parts[0] = part<C>{a.center ? p.a / (C)a.l.n : (C)0, p.b / (C)a.l.n, 0};
}
template <bool EVEN, typename C, int N>
__device__ __forceinline__ void store_gradient(void *p, int dtype, i64 e, i64 n, const C (&x)[N]) {
    if (p == nullptr) return;
    switch (dtype) {
    case D_F16: return store_span<EVEN>((f16 *)p, e, n, x);
    case D_BF16: return store_span<EVEN>((bf16 *)p, e, n, x);
    case D_F32: return store_span<EVEN>((float *)p, e, n, x);
    default: return store_span<EVEN>((double *)p, e, n, x);
    }
}
template <typename S, bool EVEN> __device__ __forceinline__ void long_back_apply(const layer_long_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int N = 16 / sizeof(S), U = 2;
    const i64 n = a.l.n, v = (a.l.first_block + gridDim.x - 1 - blockIdx.x) * LONG_BLOCK + threadIdx.x, e = v * N,
              group = blockIdx.y, groups = a.l.groups;
    if (v >= a.vectors) return;
    C w[N], dw[N] = {}, db[N] = {};
    parameters_at<EVEN, S>(a.l.weight, a.wide, e, n, (C)1, w);
    for (i64 first = group; first < a.l.rows; first += U * groups) {
        uint4 rx[U], rg[U];
#pragma unroll
        for (int u = 0; u < U; u++)
            if (first + u * groups < a.l.rows) {
                rx[u] = words_at<EVEN>((const S *)a.l.in + (first + u * groups) * n, e, n);
                rg[u] = words_at<EVEN>((const S *)a.l.grad + (first + u * groups) * n, e, n);
            }
#pragma unroll
        for (int u = 0; u < U; u++) {
            const i64 row = first + u * groups;
            if (row >= a.l.rows) continue;
            const C mean = a.center ? ((const C *)a.l.mean)[row] : (C)0, rstd = ((const C *)a.l.rstd)[row];
            C x[N], g[N];
            unpack_words<S>(rx[u], x);
            unpack_words<S>(rg[u], g);
#pragma unroll
            for (int j = 0; j < N; j++) {
                x[j] = (x[j] - mean) * rstd;
                dw[j] += g[j] * x[j];
                db[j] += g[j];
            }
            if (!a.l.out) continue;
            const part<C> means = ((const part<C> *)a.parts)[row * a.splits];
#pragma unroll
            for (int j = 0; j < N; j++) x[j] = rstd * (product(g[j], w[j]) - means.a - x[j] * means.b);
            store_at<EVEN>((S *)a.l.out + row * n, e, n, x);
        }
    }
    if (a.l.sums) {
        store_span((C *)a.l.sums + group * n, e, n, dw);
        if (a.center) store_span((C *)a.l.sums + (groups + group) * n, e, n, db);
    } else { /* one group */
        store_gradient<false>(a.grad_weight, a.grad_dtype, e, n, dw);
        store_gradient<false>(a.grad_bias, a.grad_dtype, e, n, db);
    }
}

#define LONG(name, ...)                                                                                           \
    extern "C" __global__ void __launch_bounds__(LONG_BLOCK, 4) name(const __grid_constant__ layer_long_args a) { \
        kernel_begin();                                                                                           \
        __VA_ARGS__;                                                                                              \
    }
#define LONG_WAY(name, t, body, S) LONG(name##_##t, if (a.even) body<S, true>(a); else body<S, false>(a))
#define LONG_KERNELS(t, S)                               \
    LONG_WAY(normlong_parts, t, long_parts, S)           \
    LONG_WAY(normlong_apply, t, long_apply, S)           \
    LONG_WAY(normlong_back_parts, t, long_back_parts, S) \
    LONG_WAY(normlong_back_apply, t, long_back_apply, S)
LONG_KERNELS(f32, float)
LONG_KERNELS(f16, f16)
LONG_KERNELS(bf16, bf16)
LONG_KERNELS(f64, double)
LONG(normlong_back_meet_f32, long_back_meet<float>(a))
LONG(normlong_back_meet_f64, long_back_meet<double>(a))
