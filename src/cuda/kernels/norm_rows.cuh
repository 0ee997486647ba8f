/* norm_rows.cuh - normalizing rows, and the gradients: layer normalization (norm.cu), and root-mean-square normalization
 * (normrms.cu), which subtracts no mean (CENTER) and has no bias.
 *
 *   row    in the registers of a warp or a block, VECS vectors per thread: read once; even: rows of whole, aligned vectors, which may be sums of two,
 *          and whose results may be written in halves as well
 *   back   all gradients in one pass over both tensors: blocks stay for many rows and keep the sums for weight and bias of
 *          their columns in registers; the rows to come are copied to shared memory ahead, by the thread that will read
 *          them, so that no barrier waits for memory; may read a gradient of halves, add another one to what it gives, and write that in
 *          halves as well
 *   back_row, back_columns   the same for rows that are not aligned
 * Rows that are too long for registers are in normlong.cu. */
#ifndef TORC_CUDA_NORM_ROWS_CUH
#define TORC_CUDA_NORM_ROWS_CUH

#include "cuda/kernels/norm_args.h"
#include "cuda/kernels/rows.cuh"

/* A channel's weight or bias, in the compute type (`wide`) or the tensors'; `none` where there are none. */
template <typename S, typename C> __device__ __forceinline__ C parameter(const void *p, int wide, i64 channel, C none) {
    return p == nullptr ? none : wide ? ((const C *)p)[channel] : as<C>::from(((const S *)p)[channel]);
}

__device__ __forceinline__ float root(float v) { return sqrtf(v); }
__device__ __forceinline__ double root(double v) { return sqrt(v); }

/* Rounded, whatever is done with it: a product that an addition takes in unrounded differs from the same one in a sum. */
__device__ __forceinline__ float product(float a, float b) { return __fmul_rn(a, b); }
__device__ __forceinline__ double product(double a, double b) { return __dmul_rn(a, b); }

/* Mean and inverse deviation of a row of whole vectors that its threads hold as they were read. `between` is called while sums
 * are on their way. */
template <typename S, int VECS, bool CENTER, typename C, typename F>
__device__ __forceinline__ void even_statistics(const uint4 (&raw)[VECS], int vectors, C n, C eps, C (*shared)[32],
                                                C &mean, C &rstd, F between) {
    constexpr int N = 16 / sizeof(S);
    C sum[1] = {0}, square[1] = {0};
    mean = 0;
    if (CENTER) {
#pragma unroll
        for (int u = 0; u < VECS; u++)
            if (u * blockDim.x + threadIdx.x < vectors) {
                C x[N];
                unpack_words<S>(raw[u], x);
#pragma unroll
                for (int j = 0; j < N; j++) sum[0] += x[j];
            }
        join_row<join_sum>(sum, shared[0]);
        mean = sum[0] / n;
    }
    between();
#pragma unroll
    for (int u = 0; u < VECS; u++)
        if (u * blockDim.x + threadIdx.x < vectors) {
            C x[N];
            unpack_words<S>(raw[u], x);
#pragma unroll
            for (int j = 0; j < N; j++) square[0] += (x[j] - mean) * (x[j] - mean);
        }
    join_row<join_sum>(square, shared[1]);
    rstd = 1 / root(square[0] / n + eps);
}

/* Two sums of halves at once, each rounded once. An addition of its own rounds to float first, which changes no bit: float has more than twice the digits. */
template <typename P> __device__ __forceinline__ u32 sum_of_pairs(u32 a, u32 b) {
    P x, y;
    memcpy(&x, &a, 4), memcpy(&y, &b, 4);
    x = __hadd2_rn(x, y);
    memcpy(&a, &x, 4);
    return a;
}
/* Four halves as floats, as words. */
__device__ __forceinline__ uint4 widened(const uint2 &raw, int dtype) {
    float x[4];
    if (dtype == D_F16) {
        vec<f16, 4> v;
        memcpy(&v, &raw, 8);
        unpack_all(v, x);
    } else {
        vec<bf16, 4> v;
        memcpy(&v, &raw, 8);
        unpack_all(v, x);
    }
    return make_uint4(__float_as_uint(x[0]), __float_as_uint(x[1]), __float_as_uint(x[2]), __float_as_uint(x[3]));
}
/* The sum of two vectors, rounded as an addition of its own would give it. */
template <typename S> __device__ __forceinline__ uint4 sum_of_vectors(const uint4 &a, const uint4 &b) {
    typedef typename compute_of<S>::type C;
    constexpr int N = 16 / sizeof(S);
    if constexpr (sizeof(S) == 2) {
        typedef decltype(pair_of(S(), 0.0f, 0.0f)) P;
        return make_uint4(sum_of_pairs<P>(a.x, b.x), sum_of_pairs<P>(a.y, b.y), sum_of_pairs<P>(a.z, b.z),
                          sum_of_pairs<P>(a.w, b.w));
    }
    C x[N], y[N];
    unpack_words<S>(a, x);
    unpack_words<S>(b, y);
    vec<S, N> sum;
#pragma unroll
    for (int j = 0; j < N; j++) sum.v[j] = to<S>::from(x[j] + y[j]);
    uint4 words;
    memcpy(&words, &sum, 16);
    return words;
}
/* raw becomes its sum with a.plus, from vector `first` of all on. Several vectors are on their way before one of them is waited for. */
template <typename S, int VECS>
__device__ __forceinline__ void add_vectors(const layer_args &a, uint4 (&raw)[VECS], i64 first, int vectors) {
    constexpr int MANY = VECS < 4 ? VECS : sizeof(S) == 4 && VECS > 4 ? 2 : 4; /* as there are registers */
#pragma unroll
    for (int from = 0; from < VECS; from += MANY) {
        uint4 plus[MANY];
        if (sizeof(S) == 4 && a.plus_dtype) {
            uint2 half[MANY];
#pragma unroll
            for (int k = 0; k < MANY; k++) {
                const int v = (from + k) * blockDim.x + threadIdx.x;
                if (v < vectors) half[k] = ((const uint2 *)a.plus)[first + v];
            }
#pragma unroll
            for (int k = 0; k < MANY; k++) plus[k] = widened(half[k], (int)a.plus_dtype);
        } else
#pragma unroll
            for (int k = 0; k < MANY; k++) {
                const int v = (from + k) * blockDim.x + threadIdx.x;
                if (v < vectors) plus[k] = ((const uint4 *)a.plus)[first + v];
            }
#pragma unroll
        for (int k = 0; k < MANY; k++) raw[from + k] = sum_of_vectors<S>(raw[from + k], plus[k]);
    }
}
/* 1 in every element of 16 bytes. */
__device__ __forceinline__ uint4 same_words(u32 even, u32 odd) { return make_uint4(even, odd, even, odd); }
__device__ __forceinline__ uint4 words_of_ones(f16) { return same_words(0x3c003c00u, 0x3c003c00u); }
__device__ __forceinline__ uint4 words_of_ones(bf16) { return same_words(0x3f803f80u, 0x3f803f80u); }
__device__ __forceinline__ uint4 words_of_ones(float) { return same_words(0x3f800000u, 0x3f800000u); }
__device__ __forceinline__ uint4 words_of_ones(double) { return same_words(0, 0x3ff00000u); }
/* A vector as the words that it was read as (see unpack_words), or as something else: `opaque`, which is no instruction, keeps the compiler from
 * making that choice element by element, and so from waiting where it reads. */
template <typename V> struct words_of {
    enum { COUNT = sizeof(V) / 16 };
    uint4 w[COUNT];
    __device__ __forceinline__ void set(const uint4 &each) {
#pragma unroll
        for (int k = 0; k < COUNT; k++) w[k] = each;
    }
    __device__ __forceinline__ void load(const void *p, int vector) {
#pragma unroll
        for (int k = 0; k < COUNT; k++) w[k] = ((const uint4 *)p)[vector * COUNT + k];
    }
    __device__ __forceinline__ void opaque() {
#pragma unroll
        for (int k = 0; k < COUNT; k++) asm("" : "+r"(w[k].x), "+r"(w[k].y), "+r"(w[k].z), "+r"(w[k].w));
    }
    template <typename T, int N> __device__ __forceinline__ void unpack(T (&x)[N]) const {
        V v;
        memcpy(&v, w, sizeof v);
        unpack_all(v, x);
    }
};

/* Four results once more, in float16 or bfloat16, as a cast of its own would give them. */
__device__ __forceinline__ void store_half(void *p, i64 vector, const float (&x)[4], int dtype) {
    if (dtype == D_F16)
        store_all<f16, 4, float>((f16 *)p, vector, x);
    else
        store_all<bf16, 4, float>((bf16 *)p, vector, x);
}

/* Rows of whole, aligned vectors: they stay as they were read, so that halves take half the registers. Weight and bias are on their way while the
 * squares meet, all of them where that leaves room (EARLY), else, of up to four vectors, those of the first (AHEAD); the others' then come while the
 * vector before is written: no load passes a store, so each would be waited for. */
template <typename S, typename W, int VECS, bool CENTER>
__device__ __forceinline__ void layer_even(const layer_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int N = 16 / sizeof(S);
    typedef vec<W, N> VW;
    constexpr bool EARLY = sizeof(S) <= 4 && VECS * sizeof(VW) <= 64, AHEAD = !EARLY && VECS <= 4;
    __shared__ C shared[2][32];
    const i64 row = (i64)blockIdx.x * blockDim.y + threadIdx.y;
    if (row >= a.rows) return;
    const int vectors = (int)(a.n / N);
    const S *in = (const S *)a.in + row * a.n;
    uint4 raw[VECS];
    words_of<VW> weight[VECS], bias[VECS];
    auto parameters = [&](int u) {
        const int v = u * blockDim.x + threadIdx.x;
        weight[u].set(words_of_ones(W())), bias[u].set(make_uint4(0, 0, 0, 0));
        if (a.weight && v < vectors) weight[u].load(a.weight, v);
        if (CENTER && a.bias && v < vectors) bias[u].load(a.bias, v);
        weight[u].opaque();
        if (CENTER) bias[u].opaque();
    };
#pragma unroll
    for (int u = 0; u < VECS; u++) {
        const int v = u * blockDim.x + threadIdx.x;
        if (v < vectors) raw[u] = ((const uint4 *)in)[v];
    }
    if (a.plus) {
        add_vectors<S>(a, raw, row * vectors, vectors);
#pragma unroll
        for (int u = 0; u < VECS; u++) {
            const int v = u * blockDim.x + threadIdx.x;
            if (v < vectors) ((uint4 *)a.total)[row * vectors + v] = raw[u];
        }
    }
    C mean, rstd;
    even_statistics<S, VECS, CENTER>(raw, vectors, (C)a.n, (C)a.eps, shared, mean, rstd, [&] {
#pragma unroll
        for (int u = 0; u < (EARLY ? VECS : AHEAD); u++) parameters(u);
    });
    if (threadIdx.x == 0) {
        if (CENTER) ((C *)a.mean)[row] = mean;
        ((C *)a.rstd)[row] = rstd;
    }
#pragma unroll
    for (int u = 0; u < VECS; u++) {
        const int v = u * blockDim.x + threadIdx.x;
        if (v >= vectors) continue;
        if (AHEAD && u + 1 < VECS) parameters(u + 1);
        if (!EARLY && !AHEAD) parameters(u);
        C x[N], w[N], b[N];
        unpack_words<S>(raw[u], x);
        weight[u].unpack(w);
        if (CENTER) bias[u].unpack(b);
#pragma unroll
        for (int j = 0; j < N; j++) x[j] = CENTER ? (x[j] - mean) * rstd * w[j] + b[j] : x[j] * rstd * w[j];
        store_all<S, N, C>((S *)a.out + row * a.n, v, x);
        if constexpr (sizeof(S) == 4)
            if (a.half) store_half(a.half, row * vectors + v, x, a.half_dtype);
    }
}

template <typename S, typename W, int VECS, bool CENTER>
__device__ __forceinline__ void layer_row(const layer_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int N = 16 / sizeof(S);
    __shared__ C shared[2][32];
    const i64 row = (i64)blockIdx.x * blockDim.y + threadIdx.y;
    if (row >= a.rows) return;
    const row_span<S> span((const S *)a.in + row * a.n, a.n);
    C x[VECS][N], sum[1] = {0}, square[1] = {0};
#pragma unroll
    for (int u = 0; u < VECS; u++) span.load((i64)(u * blockDim.x + threadIdx.x), x[u], (C)0);
    C mean = 0;
    if (CENTER) {
#pragma unroll
        for (int u = 0; u < VECS; u++)
#pragma unroll
            for (int j = 0; j < N; j++) sum[0] += x[u][j];
        join_row<join_sum>(sum, shared[0]);
        mean = sum[0] / (C)a.n;
    }
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
    const C rstd = 1 / root(square[0] / (C)a.n + (C)a.eps);
    if (threadIdx.x == 0) {
        if (CENTER) ((C *)a.mean)[row] = mean;
        ((C *)a.rstd)[row] = rstd;
    }
#pragma unroll
    for (int u = 0; u < VECS; u++) {
        const i64 e = span.first((i64)(u * blockDim.x + threadIdx.x));
        if (e >= a.n) continue;
        C w[N], b[N];
#pragma unroll
        for (int j = 0; j < N; j++) w[j] = 1, b[j] = 0;
        if (a.weight) load_span((const W *)a.weight, e, a.n, w, (C)1);
        if (CENTER && a.bias) load_span((const W *)a.bias, e, a.n, b, (C)0);
#pragma unroll
        for (int j = 0; j < N; j++) x[u][j] = x[u][j] * rstd * w[j] + b[j];
        store_span((S *)a.out + row * a.n, e, a.n, x[u]);
    }
}
/* ------------------------------------------------------------------------------------------ backward, one pass */
__device__ __forceinline__ void copy_ahead(void *shared, const void *global, bool there) {
    const u32 to = (u32)__cvta_generic_to_shared(shared);
    const int bytes = there ? 16 : 0; /* 0: filled with zeros */
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(to), "l"(global), "r"(bytes));
}
__device__ __forceinline__ void copy_half_ahead(void *shared, const void *global, bool there) {
    const u32 to = (u32)__cvta_generic_to_shared(shared);
    const int bytes = there ? 8 : 0;
    asm volatile("cp.async.ca.shared.global [%0], [%1], 8, %2;" ::"r"(to), "l"(global), "r"(bytes));
}
__device__ __forceinline__ void copy_commit() { asm volatile("cp.async.commit_group;"); }
template <int LEFT> __device__ __forceinline__ void copy_wait() {
    asm volatile("cp.async.wait_group %0;" ::"n"(LEFT) : "memory");
}
/* Rows in flight: as many bytes of either type. */
template <typename S> struct stages_of {
    enum { value = LAYER_STAGES(sizeof(S)) };
};

/* 16 elements per thread; n is a multiple of a vector, everything is aligned. What is added to the gradient of the input comes ahead as the rows
 * do, and lies in shared memory until the sums have met. */
template <typename S, typename W, bool CENTER> __device__ __forceinline__ void layer_back(const layer_args &a) {
    typedef float C;
    constexpr int N = 16 / sizeof(S), VECS = 16 / N, STAGES = stages_of<S>::value;
    typedef vec<W, N> VW;
    extern __shared__ __align__(16) unsigned char dynamic[];
    __shared__ C shared[2][64];
    const int threads = blockDim.x * blockDim.y, id = threadIdx.y * blockDim.x + threadIdx.x;
    const int inputs = a.plus ? 3 : 2;
    uint4 *stage = (uint4 *)dynamic; /* [STAGES][inputs][VECS][threads] */
    const bool narrow = sizeof(S) == 4 && a.grad_dtype, wanted = a.out || a.total || a.half;
    auto place = [&](int s, int input, int u) { return stage + ((s * inputs + input) * VECS + u) * threads; };
    /* Of halves, which take half of their place. */
    auto narrow_place = [&](int s, int u) { return (uint2 *)place(s, 1, u) + id; };
    const i64 step = (i64)gridDim.x * blockDim.y, group = (i64)blockIdx.x * blockDim.y + threadIdx.y;
    const i64 vectors = a.n / N;
    const S *in = (const S *)a.in, *grad = (const S *)a.grad;
    const C *means = (const C *)a.mean, *rstds = (const C *)a.rstd;
    C dw[VECS][N], db[VECS][N];
#pragma unroll
    for (int u = 0; u < VECS; u++)
#pragma unroll
        for (int j = 0; j < N; j++) dw[u][j] = db[u][j] = 0;
    auto fetch = [&](i64 row, int s) {
#pragma unroll
        for (int u = 0; u < VECS; u++) {
            const i64 v = u * blockDim.x + threadIdx.x;
            const bool there = row < a.rows && v < vectors;
            const i64 at = there ? row * a.n + v * N : 0;
            copy_ahead(place(s, 0, u) + id, in + at, there);
            if (narrow)
                copy_half_ahead(narrow_place(s, u), (const f16 *)a.grad + at, there);
            else
                copy_ahead(place(s, 1, u) + id, grad + at, there);
            if (a.plus) copy_ahead(place(s, 2, u) + id, (const S *)a.plus + at, there);
        }
        copy_commit();
    };
    for (int s = 0; s < STAGES - 1; s++) fetch(group + s * step, s);
    VW weight[VECS]; /* of the thread's columns, for all rows */
#pragma unroll
    for (int u = 0; u < VECS; u++) {
        const i64 v = u * blockDim.x + threadIdx.x;
#pragma unroll
        for (int j = 0; j < N; j++) weight[u].v[j] = to<W>::from((C)1);
        if (a.weight && v < vectors) weight[u] = load_vec<VW>(a.weight, v);
    }
    const C by_n = 1 / (C)a.n;
    C next_mean = CENTER && group < a.rows ? means[group] : (C)0, next_rstd = group < a.rows ? rstds[group] : (C)0;
    int s = 0, turn = 0;
    for (i64 row = group; row - threadIdx.y < a.rows; row += step) { /* all groups of a block go round equally often */
        copy_wait<STAGES - 2>();
        const C mean = next_mean, rstd = next_rstd;
        if (row + step < a.rows) {
            if (CENTER) next_mean = means[row + step];
            next_rstd = rstds[row + step];
        }
        uint4 rx[VECS], rg[VECS];
#pragma unroll
        for (int u = 0; u < VECS; u++) {
            rx[u] = place(s, 0, u)[id];
            if (narrow)
                rg[u] = widened(*narrow_place(s, u), a.grad_dtype);
            else
                rg[u] = place(s, 1, u)[id];
        }
        const int now = s; /* what is added stays there until the next row's turn */
        fetch(row + (STAGES - 1) * step, s == 0 ? STAGES - 1 : s - 1);
        if (++s == STAGES) s = 0;
        if (narrow && a.wide && row < a.rows)
#pragma unroll
            for (int u = 0; u < VECS; u++) {
                const i64 v = u * blockDim.x + threadIdx.x;
                if (v < vectors) store16((S *)a.wide + row * a.n + v * N, rg[u]);
            }
        C x[VECS][N], g[VECS][N], sum[1 + CENTER] = {}; /* of g·w·x̂ and, for the mean, of g·w */
#pragma unroll
        for (int u = 0; u < VECS; u++) {
            C w[N];
            unpack_all(weight[u], w);
            unpack_words<S>(rx[u], x[u]);
            unpack_words<S>(rg[u], g[u]); /* 0 beyond the row */
#pragma unroll
            for (int j = 0; j < N; j++) {
                x[u][j] = CENTER ? (x[u][j] - mean) * rstd : x[u][j] * rstd;
                dw[u][j] += g[u][j] * x[u][j];
                if (CENTER) db[u][j] += g[u][j];
                g[u][j] = product(g[u][j], w[j]);
                sum[0] += g[u][j] * x[u][j];
                if (CENTER) sum[CENTER] += g[u][j];
            }
        }
        if (!wanted) continue;
        join_row<join_sum>(sum, shared[turn]);
        turn ^= 1;
        const C m0 = CENTER ? sum[CENTER] * by_n : (C)0, m1 = sum[0] * by_n;
        if (row >= a.rows) continue;
#pragma unroll
        for (int u = 0; u < VECS; u++) {
            const i64 v = u * blockDim.x + threadIdx.x;
            if (v >= vectors) continue;
#pragma unroll
            for (int j = 0; j < N; j++) x[u][j] = product(rstd, g[u][j] - m0 - x[u][j] * m1);
            if (a.out) store_all<S, N, C>((S *)a.out + row * a.n, v, x[u]);
            if (a.plus) {
                C y[N];
                const uint4 plus = place(now, 2, u)[id];
                unpack_words<S>(plus, y);
#pragma unroll
                for (int j = 0; j < N; j++) x[u][j] = as<C>::from(to<S>::from(x[u][j])) + y[j];
                if (a.total) store_all<S, N, C>((S *)a.total + row * a.n, v, x[u]);
            }
            if constexpr (sizeof(S) == 4)
                if (a.half) store_half(a.half, row * vectors + v, x[u], a.half_dtype);
        }
    }
    copy_wait<0>();
    if (!a.sums) return;
#pragma unroll
    for (int u = 0; u < VECS; u++) {
        const i64 v = u * blockDim.x + threadIdx.x;
        if (v >= vectors) continue;
#pragma unroll
        for (int j = 0; j < N; j++) {
            ((C *)a.sums)[group * a.n + v * N + j] = dw[u][j];
            if (CENTER) ((C *)a.sums)[(a.groups + group) * a.n + v * N + j] = db[u][j];
        }
    }
}

/* ------------------------------------------------------------------------------------------ backward, any row */
template <typename S, typename W, bool CENTER> __device__ __forceinline__ void layer_back_row(const layer_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int N = 16 / sizeof(S);
    __shared__ C shared[64];
    const i64 row = blockIdx.x;
    const row_span<S> span((const S *)a.in + row * a.n, a.n);
    const S *grad = (const S *)a.grad + row * a.n;
    const i64 vectors = span.vectors();
    const C mean = CENTER ? ((const C *)a.mean)[row] : (C)0, rstd = ((const C *)a.rstd)[row];
    C sum[1 + CENTER] = {};
    for (i64 v = threadIdx.x; v < vectors; v += blockDim.x) {
        const i64 e = span.first(v);
        C x[N], g[N], w[N];
        span.load(v, x, (C)0);
        load_span(grad, e, a.n, g, (C)0);
#pragma unroll
        for (int j = 0; j < N; j++) w[j] = 1;
        if (a.weight) load_span((const W *)a.weight, e, a.n, w, (C)1);
#pragma unroll
        for (int j = 0; j < N; j++) {
            g[j] = product(g[j], w[j]);
            sum[0] += g[j] * (x[j] - mean) * rstd;
            if (CENTER) sum[CENTER] += g[j];
        }
    }
    join_row<join_sum>(sum, shared);
    const C m0 = CENTER ? sum[CENTER] / (C)a.n : (C)0, m1 = sum[0] / (C)a.n;
    for (i64 v = threadIdx.x; v < vectors; v += blockDim.x) {
        const i64 e = span.first(v);
        C x[N], g[N], w[N];
        span.load(v, x, (C)0);
        load_span(grad, e, a.n, g, (C)0);
#pragma unroll
        for (int j = 0; j < N; j++) w[j] = 1;
        if (a.weight) load_span((const W *)a.weight, e, a.n, w, (C)1);
#pragma unroll
        for (int j = 0; j < N; j++) x[j] = rstd * (product(g[j], w[j]) - m0 - (x[j] - mean) * rstd * m1);
        store_span((S *)a.out + row * a.n, e, a.n, x);
    }
}
/* Block: 32 columns by 8 rows; blockIdx.y is the group. */
template <typename S, bool CENTER> __device__ __forceinline__ void layer_back_columns(const layer_args &a) {
    typedef typename compute_of<S>::type C;
    __shared__ C shared[2][8][32];
    const i64 column = (a.first_block + blockIdx.x) * 32 + threadIdx.x, group = blockIdx.y, step = (i64)gridDim.y * 8;
    C dw = 0, db = 0;
    if (column < a.n)
#pragma unroll 4
        for (i64 row = group * 8 + threadIdx.y; row < a.rows; row += step) {
            const C g = as<C>::from(((const S *)a.grad)[row * a.n + column]),
                    x = as<C>::from(((const S *)a.in)[row * a.n + column]);
            dw += g * (CENTER ? x - ((const C *)a.mean)[row] : x) * ((const C *)a.rstd)[row];
            db += g;
        }
    shared[0][threadIdx.y][threadIdx.x] = dw;
    shared[1][threadIdx.y][threadIdx.x] = db;
    __syncthreads();
    if (threadIdx.y > CENTER || column >= a.n) return;
    C sum = 0;
    for (int y = 0; y < 8; y++) sum += shared[threadIdx.y][y][threadIdx.x];
    ((C *)a.sums)[(threadIdx.y * a.groups + group) * a.n + column] = sum;
}

#define KERNEL(name, threads, ...)                                                                     \
    extern "C" __global__ void __launch_bounds__(threads) name(const __grid_constant__ layer_args a) { \
        kernel_begin();                                                                                \
        __VA_ARGS__(a);                                                                                \
    }
#define COMMA ,
/* t: the storage type, with _w when weight and bias are float32 all the same */
#define ROW_KERNELS(family, CENTER, t, S, W)                                      \
    KERNEL(family##_row_1_##t, 1024, layer_row<S COMMA W COMMA 1 COMMA CENTER>)   \
    KERNEL(family##_even_1_##t, 1024, layer_even<S COMMA W COMMA 1 COMMA CENTER>) \
    KERNEL(family##_row_2_##t, 1024, layer_row<S COMMA W COMMA 2 COMMA CENTER>)   \
    KERNEL(family##_even_2_##t, 1024, layer_even<S COMMA W COMMA 2 COMMA CENTER>) \
    KERNEL(family##_row_4_##t, 1024, layer_row<S COMMA W COMMA 4 COMMA CENTER>)   \
    KERNEL(family##_even_4_##t, 1024, layer_even<S COMMA W COMMA 4 COMMA CENTER>) \
    KERNEL(family##_back_row_##t, 1024, layer_back_row<S COMMA W COMMA CENTER>)
#define ALL_ROW_KERNELS(family, CENTER)                                                     \
    ROW_KERNELS(family, CENTER, f32, float, float)                                          \
    ROW_KERNELS(family, CENTER, f16, f16, f16)                                              \
    ROW_KERNELS(family, CENTER, bf16, bf16, bf16)                                           \
    ROW_KERNELS(family, CENTER, f64, double, double)                                        \
    ROW_KERNELS(family, CENTER, f16_w, f16, float)                                          \
    ROW_KERNELS(family, CENTER, bf16_w, bf16, float)                                        \
    KERNEL(family##_row_8_f32, 1024, layer_row<float COMMA float COMMA 8 COMMA CENTER>)     \
    KERNEL(family##_even_8_f32, 1024, layer_even<float COMMA float COMMA 8 COMMA CENTER>)   \
    KERNEL(family##_even_8_f16, 1024, layer_even<f16 COMMA f16 COMMA 8 COMMA CENTER>)       \
    KERNEL(family##_even_8_bf16, 1024, layer_even<bf16 COMMA bf16 COMMA 8 COMMA CENTER>)    \
    KERNEL(family##_even_8_f16_w, 1024, layer_even<f16 COMMA float COMMA 8 COMMA CENTER>)   \
    KERNEL(family##_even_8_bf16_w, 1024, layer_even<bf16 COMMA float COMMA 8 COMMA CENTER>) \
    KERNEL(family##_back_f32, 512, layer_back<float COMMA float COMMA CENTER>)              \
    KERNEL(family##_back_f16, 512, layer_back<f16 COMMA f16 COMMA CENTER>)                  \
    KERNEL(family##_back_bf16, 512, layer_back<bf16 COMMA bf16 COMMA CENTER>)               \
    KERNEL(family##_back_f16_w, 512, layer_back<f16 COMMA float COMMA CENTER>)              \
    KERNEL(family##_back_bf16_w, 512, layer_back<bf16 COMMA float COMMA CENTER>)            \
    KERNEL(family##_back_columns_f32, 256, layer_back_columns<float COMMA CENTER>)          \
    KERNEL(family##_back_columns_f16, 256, layer_back_columns<f16 COMMA CENTER>)            \
    KERNEL(family##_back_columns_bf16, 256, layer_back_columns<bf16 COMMA CENTER>)          \
    KERNEL(family##_back_columns_f64, 256, layer_back_columns<double COMMA CENTER>)

#endif
