/* fold.cuh - many elements into one: what the reduce kernels have in common.
 *
 * A fold is a struct with a compute type C (what elements are loaded as), an accumulator A, the dtypes it READS, and
 *     start()                             the accumulator of no elements
 *     begin(a, x)                         the first element of a thread; it is fed too
 *     fill(a, number)                     an element that changes nothing when it is fed
 *     feed<N>(a, x, places, fed, n, number)  take N elements, of which n are not such; this thread has taken `fed` before. Elements
 *                                         come in the order of their places
 *     seal(a, fed)                        the last was taken: from here on a can be merged
 *     merge(a, b)                         both, in either order of the elements
 *     finish(a, args, out, out1)          what the results are
 * Each file of kernels holds the folds that it is named after; here are the skeletons that walk a tensor for any fold:
 *     in   lanes of threads share one result; vectors lie along the reduced dimensions
 *     by   a thread has N neighbouring results; vectors lie along the kept dimensions
 *     one  elements of a type one by one, of any strides and wherever they begin, threads laid out as either of these: a thread has
 *          as many loads in flight as it would have of vectors
 *     any  the same of any type
 * Long reductions are split over blocks, whose accumulators land in scratch memory [split][result] and meet in a second
 * kernel. Nothing is atomic: shapes alone decide in which order elements meet, so a result is the same every time.
 *
 * A feed stands once in each loop, as wide as the loads that are in flight together: what a fold does once per feed (an
 * exponential, a division, an index) is spread over many elements, and code stays small. What is left at the end of a thread's elements is
 * loaded together too, since many reductions are no longer than that, and then fed filled up, or one after the other in a loop that is not
 * unrolled. So is what is done once per result, for the same reason: these kernels are compiled in dozens. Where a reduction is short,
 * results are nearly as many as elements, and where one lies must take few instructions: kept_offsets. */
#ifndef TORC_CUDA_FOLD_CUH
#define TORC_CUDA_FOLD_CUH

#include "cuda/kernels/reduce_args.h"
#include "cuda/kernels/complex.cuh"

/* Where the elements of a feed lie in the reduction: runs of RUN neighbours, `stride` apart. */
template <int RUN> struct places {
    i64 first, stride;
    __device__ __forceinline__ i64 of(int j) const { return first + j / RUN * stride + j % RUN; }
};

template <typename T> __device__ __forceinline__ T shuffle_down(T v, int delta, int width) {
    static_assert(sizeof(T) % 4 == 0, "whole words");
    constexpr int W = sizeof(T) / 4;
    union {
        T t;
        u32 w[W];
    } a, b;
    a.t = v;
#pragma unroll
    for (int i = 0; i < W; i++) b.w[i] = __shfl_down_sync(0xffffffffu, a.w[i], delta, width);
    return b.t;
}

/* ------------------------------------------------------------------------------------------ elements */
template <typename S, typename C> struct load_element {
    static __device__ __forceinline__ C from(S v) { return as<C>::from(v); }
};
/* Folds over truth load a 0 or 1. */
struct truth {
    int v;
};
template <typename S> struct load_element<S, truth> {
    static __device__ __forceinline__ truth from(S v) { return truth{as<double>::from(v) != 0}; }
};
template <> struct load_element<i64, truth> {
    static __device__ __forceinline__ truth from(i64 v) { return truth{v != 0}; }
};
template <> struct load_element<bool8, truth> {
    static __device__ __forceinline__ truth from(bool8 v) { return truth{v.v != 0}; }
};
template <> struct load_element<unsigned char, truth> {
    static __device__ __forceinline__ truth from(unsigned char v) { return truth{v != 0}; }
};
template <> struct load_element<float, truth> {
    static __device__ __forceinline__ truth from(float v) { return truth{v != 0.0f}; }
};
template <> struct load_element<f16, truth> {
    static __device__ __forceinline__ truth from(f16 v) { return truth{(__half_as_ushort(v) & 0x7fff) != 0}; }
};
template <> struct load_element<bf16, truth> {
    static __device__ __forceinline__ truth from(bf16 v) { return truth{(__bfloat16_as_ushort(v) & 0x7fff) != 0}; }
};
/* Complex numbers are true if either part is, and count by their magnitude, in norms. */
__device__ __forceinline__ truth of_complex(complex<double> v, truth) { return truth{v != 0}; }
__device__ __forceinline__ float of_complex(complex<float> v, float) { return hypotf(v.re, v.im); }
__device__ __forceinline__ double of_complex(complex<double> v, double) { return hypot(v.re, v.im); }
template <typename T> __device__ __forceinline__ i64 of_complex(complex<T>, i64) { __builtin_unreachable(); }
template <typename C> struct part_of { typedef double type; };
template <> struct part_of<float> { typedef float type; };
/* A vector's elements. */
template <typename S, typename C> __device__ __forceinline__ void unpack_elements(const uint4 &words, C *x) {
    constexpr int N = 16 / sizeof(S);
    vec<S, N> v;
    memcpy(&v, &words, 16);
    if constexpr (same_type<S, bf16>::value && same_type<C, float>::value) {
        float f[N];
        unpack_all(v, f);
#pragma unroll
        for (int j = 0; j < N; j++) x[j] = f[j];
    } else {
#pragma unroll
        for (int j = 0; j < N; j++) x[j] = load_element<S, C>::from(v.v[j]);
    }
}

/* U elements of any of the dtypes that a fold can meet: one branch for all of them, so that their loads are in flight
 * together. READS_OWN: those that are computed in C; a fold whose result's dtype can be chosen meets others. Real folds read
 * complex numbers in norms and where only truth counts. */
enum { READS_ANY, READS_FLOATS, READS_OWN };
template <int READS, typename C> __device__ constexpr bool can_read(int dtype) {
    return READS == READS_ANY            ? dtype <= D_F64 || dtype >= D_U16 || same_type<C, truth>::value
           : READS == READS_FLOATS       ? dtype >= D_F16 && dtype <= D_C128
           : same_type<C, float>::value  ? dtype >= D_F16 && dtype <= D_F32
           : same_type<C, double>::value ? dtype == D_F64
                                         : dtype <= D_I64;
}
template <typename C> struct any_loader {
    template <int READS, int D, typename S, int U>
    static __device__ __forceinline__ void load_all(C (&x)[U], const char *base, const i64 (&at)[U]) {
        if constexpr (can_read<READS, C>(D)) {
            S raw[U];
#pragma unroll
            for (int u = 0; u < U; u++) raw[u] = *(const S *)(base + at[u]);
#pragma unroll
            for (int u = 0; u < U; u++) x[u] = load_element<S, C>::from(raw[u]);
        } else
            __builtin_unreachable();
    }
    /* They are read together, but what is made of each stands once: it is long. */
    template <int READS, int U>
    static __device__ __forceinline__ void load_complexes(C (&x)[U], const char *base, const i64 (&at)[U], int dtype) {
        typedef typename part_of<C>::type T;
        if constexpr (can_read<READS, C>(D_C64)) {
            complex<T> raw[U];
#pragma unroll
            for (int u = 0; u < U; u++) raw[u] = load_complex<T>(base + at[u], dtype);
#pragma unroll 1
            for (int turn = 0; turn < U; turn++) {
                const C next = of_complex(raw[0], C());
#pragma unroll
                for (int u = 1; u < U; u++) x[u - 1] = x[u], raw[u - 1] = raw[u];
                x[U - 1] = next;
            }
        } else
            __builtin_unreachable();
    }
    template <int READS, int U>
    static __device__ __forceinline__ void load(C (&rows)[1][U], const char *const (&bases)[1], const i64 (&at)[U], int,
                                                int dtype) {
        C(&x)[U] = rows[0];
        const char *base = bases[0];
        switch (dtype) {
        case D_BOOL: load_all<READS, D_BOOL, bool8, U>(x, base, at); break;
        case D_U8: load_all<READS, D_U8, unsigned char, U>(x, base, at); break;
        case D_I8: load_all<READS, D_I8, signed char, U>(x, base, at); break;
        case D_I16: load_all<READS, D_I16, short, U>(x, base, at); break;
        case D_I32: load_all<READS, D_I32, int, U>(x, base, at); break;
        case D_I64: load_all<READS, D_I64, i64, U>(x, base, at); break;
        case D_F16: load_all<READS, D_F16, f16, U>(x, base, at); break;
        case D_BF16: load_all<READS, D_BF16, bf16, U>(x, base, at); break;
        case D_F32: load_all<READS, D_F32, float, U>(x, base, at); break;
        case D_C32:
        case D_C64:
        case D_C128: load_complexes<READS, U>(x, base, at, dtype); break;
        case D_E5M2: load_all<READS, D_E5M2, e5m2, U>(x, base, at); break;
        case D_E4M3FN: load_all<READS, D_E4M3FN, e4m3fn, U>(x, base, at); break;
        case D_U16: load_all<READS, D_U16, unsigned short, U>(x, base, at); break;
        case D_U32: load_all<READS, D_U32, u32, U>(x, base, at); break;
        case D_U64: load_all<READS, D_U64, u64, U>(x, base, at); break;
        default: load_all<READS, D_F64, double, U>(x, base, at); break;
        }
    }
};
template <typename T> static __device__ __noinline__ complex<T> load_rare(const char *p, int dtype) {
    return load_number<T>(p, dtype);
}
/* Folds of complex numbers read any dtype: nearly always the results' own. */
template <typename T> struct any_loader<complex<T>> {
    template <int READS, int U>
    static __device__ __forceinline__ void load(complex<T> (&rows)[1][U], const char *const (&bases)[1],
                                                const i64 (&at)[U], int, int dtype) {
        complex<T>(&x)[U] = rows[0];
        const char *base = bases[0];
        if (dtype == D_C64) {
            complex<float> raw[U];
#pragma unroll
            for (int u = 0; u < U; u++) raw[u] = *(const complex<float> *)(base + at[u]);
#pragma unroll
            for (int u = 0; u < U; u++) x[u] = complex<T>((T)raw[u].re, (T)raw[u].im);
        } else if (sizeof(T) == 8 && dtype == D_C128) {
#pragma unroll
            for (int u = 0; u < U; u++) x[u] = *(const complex<T> *)(base + at[u]);
        } else {
#pragma unroll
            for (int u = 0; u < U; u++) x[u] = load_rare<T>(base + at[u], dtype);
        }
    }
};
/* A result: its dtype is one of those computed in T. */
__device__ __forceinline__ void store_own(void *p, int dtype, float v) {
    if (dtype == D_F32)
        *(float *)p = v;
    else if (dtype == D_BF16)
        *(bf16 *)p = to<bf16>::from(v);
    else
        *(f16 *)p = to<f16>::from(v);
}
__device__ __forceinline__ void store_own(void *p, int, double v) { *(double *)p = v; }
__device__ __forceinline__ void store_own(void *p, int dtype, i64 v) {
    switch (dtype) {
    case D_BOOL: *(unsigned char *)p = v != 0; break;
    case D_U8:
    case D_I8: *(unsigned char *)p = (unsigned char)v; break;
    case D_I16: *(short *)p = (short)v; break;
    case D_I32: *(int *)p = (int)v; break;
    default: *(i64 *)p = v; break;
    }
}

template <typename T> __device__ __forceinline__ void store_own(void *p, int dtype, complex<T> v) {
    store_complex(p, dtype, v);
}

/* ------------------------------------------------------------------------------------------ offsets, in bytes */
/* What a geometry of several dimensions makes of an index, in few instructions. */
template <int NOPS> struct offsets { i64 v[NOPS]; };
template <int NOPS> static __device__ __noinline__ offsets<NOPS> nested_offsets(const geometry<NOPS> &g, i64 index) {
    offsets<NOPS> at;
#pragma unroll
    for (int k = 0; k < NOPS; k++) at.v[k] = 0;
    u64 i = (u64)index;
#pragma unroll 1
    for (int d = 0; d < g.ndim; d++) {
        u64 q = 0;
        if (d != g.ndim - 1) q = g.wide ? i / (u64)g.shape[d] : (u32)i / (u32)g.shape[d];
        const i64 r = (i64)(i - q * (u64)g.shape[d]);
#pragma unroll
        for (int k = 0; k < NOPS; k++) at.v[k] += r * g.strides[k][d];
        i = q;
    }
    return at;
}
/* U elements of the reduced dimensions, counted in units of `unit` bytes where these are one. Only where they are more does an
 * index need divisions: of 32 bits in kernels of one type (reduce.c sees to that), of all together, so that none waits. */
template <int U, bool WIDE>
__device__ __forceinline__ void reduced_offsets(const fold_args &a, i64 (&at)[U], i64 index, i64 step, i64 unit) {
    if (a.r.ndim == 1) {
        at[0] = index * unit;
#pragma unroll
        for (int u = 1; u < U; u++) at[u] = at[u - 1] + step * unit;
    } else if (WIDE && a.r.wide) {
#pragma unroll
        for (int u = 0; u < U; u++) {
            i64 one[1];
            offsets_of<1>(a.r, index + u * step, one);
            at[u] = one[0];
        }
    } else {
        u32 i[U];
#pragma unroll
        for (int u = 0; u < U; u++) i[u] = (u32)(index + u * step), at[u] = 0;
#pragma unroll 1
        for (int d = 0; d + 1 < a.r.ndim; d++) {
            const u32 n = (u32)a.r.shape[d];
#pragma unroll
            for (int u = 0; u < U; u++) {
                const u32 q = i[u] / n;
                at[u] += (i64)(i[u] - q * n) * a.r.strides[0][d];
                i[u] = q;
            }
        }
#pragma unroll
        for (int u = 0; u < U; u++) at[u] += (i64)i[u] * a.r.strides[0][a.r.ndim - 1];
    }
}
/* Of M results, `step` apart: where their elements begin (operand 0), or they themselves (1 and 2); of up to three dimensions and 31 bits
 * without a division. */
template <int FIRST, int COUNT, int M>
__device__ __forceinline__ void kept_offsets(const fold_args &a, const i64 (&index)[M], i64 (&at)[M][COUNT]) {
    if (a.k.ndim == 1) {
#pragma unroll
        for (int m = 0; m < M; m++)
#pragma unroll
            for (int k = 0; k < COUNT; k++) at[m][k] = index[m] * a.k.strides[FIRST + k][0];
    } else if (!a.quick) {
#pragma unroll
        for (int m = 0; m < M; m++) {
            const offsets<3> all = nested_offsets<3>(a.k, index[m]);
#pragma unroll
            for (int k = 0; k < COUNT; k++) at[m][k] = all.v[FIRST + k];
        }
    } else {
        u32 q[M];
#pragma unroll
        for (int m = 0; m < M; m++) {
            q[m] = quotient((u32)index[m], a.by_kept[0]);
            const u32 r = (u32)index[m] - q[m] * (u32)a.k.shape[0];
#pragma unroll
            for (int k = 0; k < COUNT; k++) at[m][k] = r * a.k.strides[FIRST + k][0];
        }
        if (a.k.ndim == 2) {
#pragma unroll
            for (int m = 0; m < M; m++)
#pragma unroll
                for (int k = 0; k < COUNT; k++) at[m][k] += q[m] * a.k.strides[FIRST + k][1];
        } else {
#pragma unroll
            for (int m = 0; m < M; m++) {
                const u32 outer = quotient(q[m], a.by_kept[1]), middle = q[m] - outer * (u32)a.k.shape[1];
#pragma unroll
                for (int k = 0; k < COUNT; k++)
                    at[m][k] += middle * a.k.strides[FIRST + k][1] + outer * a.k.strides[FIRST + k][2];
            }
        }
    }
}
__device__ __forceinline__ i64 kept_offset(const fold_args &a, i64 index) {
    i64 one[1] = {index}, at[1][1];
    kept_offsets<0, 1>(a, one, at);
    return at[0][0];
}

/* ------------------------------------------------------------------------------------------ accumulators meet */
/* out0, out1: where the results are if they lie in a line. */
template <typename F, bool LAST = false>
__device__ __forceinline__ void fold_done(const fold_args &a, const typename F::A &acc, i64 result, i64 split,
                                          char *out0, char *out1) {
    if (!LAST && a.partial)
        ((typename F::A *)a.partial)[split * a.kept + result] = acc;
    else {
        if (!a.lined) {
            i64 one[1] = {result}, at[1][2];
            kept_offsets<1, 2>(a, one, at);
            out0 = a.out[0] + at[0][0], out1 = a.out[1] + at[0][1];
        }
        F::finish(acc, a, out0, out1);
    }
}

/* The accumulators of `lanes` neighbouring threads into the first of them. */
template <typename F> __device__ __forceinline__ typename F::A fold_lanes(typename F::A acc, int lanes) {
    typedef typename F::A A;
    const int width = lanes < 32 ? lanes : 32;
#pragma unroll 1
    for (int delta = width / 2; delta > 0; delta /= 2) acc = F::merge(acc, shuffle_down(acc, delta, width));
    if (lanes > 32) {
        __shared__ __align__(16) unsigned char bytes[FOLD_BLOCK / 32 * sizeof(A)];
        A *shared = (A *)bytes;
        const int warp = threadIdx.x / 32, warps = lanes / 32, first = warp / warps * warps;
        if (threadIdx.x % 32 == 0) shared[warp] = acc;
        __syncthreads();
        if (warp == first) {
            acc = shared[first + threadIdx.x % warps];
#pragma unroll 1
            for (int delta = warps / 2; delta > 0; delta /= 2) acc = F::merge(acc, shuffle_down(acc, delta, warps));
        }
    }
    return acc;
}
/* The accumulators of threads above each other, N of each, meet in memory: the upper half of the rows goes onto the lower one
 * until one is left, in which each thread finishes what comes to it. Thread (x, y) of `across` columns; `first`: the result of
 * the block's first accumulator. A thread's results are neighbours, or APART: each lies `across` behind the one before. */
template <typename F, int N, bool APART, bool LAST = false>
__device__ __forceinline__ void fold_columns(const fold_args &a, const typename F::A (&acc)[N], int across, int x,
                                             int y, i64 first, i64 split) {
    typedef typename F::A A;
    __shared__ __align__(16) unsigned char bytes[FOLD_BLOCK * N * sizeof(A)];
    A *shared = (A *)bytes;
#pragma unroll
    for (int j = 0; j < N; j++) shared[(y * N + j) * across + x] = acc[j];
    if (!APART || across < FOLD_BLOCK) __syncthreads(); /* else each thread finishes what it wrote */
    const int row = N * across;
#pragma unroll 1
    for (int half = FOLD_BLOCK / across / 2 * row; half >= row; half /= 2) {
#pragma unroll 1
        for (int i = threadIdx.x; i < half; i += FOLD_BLOCK) shared[i] = F::merge(shared[i], shared[i + half]);
        __syncthreads();
    }
    const int left = (int)min(a.kept - first, (i64)row);
    char *out0 = a.out[0] + (first + threadIdx.x) * a.k.strides[1][0],
         *out1 = a.out[1] + (first + threadIdx.x) * a.k.strides[2][0];
#pragma unroll 1
    for (int i = threadIdx.x; i < left; i += FOLD_BLOCK) {
        fold_done<F, LAST>(a, shared[APART ? i : i % N * across + i / N], first + i, split, out0, out1);
        out0 += FOLD_BLOCK * a.k.strides[1][0], out1 += FOLD_BLOCK * a.k.strides[2][0];
    }
}

/* ------------------------------------------------------------------------------------------ in */
template <typename F, typename S> __device__ __forceinline__ void fold_in(const fold_args &a) {
    typedef typename F::C C;
    constexpr int N = 16 / sizeof(S), U = FOLD_UNROLL;
    const int lanes = a.lanes, lane = threadIdx.x & (lanes - 1);
    const i64 result = (i64)blockIdx.x * (FOLD_BLOCK / lanes) + threadIdx.x / lanes, split = blockIdx.y;
    typename F::A acc = F::start();
    u32 fed = 0;
    if (result < a.kept) {
        const char *base = a.in + kept_offset(a, result);
        /* Vectors lie on addresses that are multiples of 16: a row may begin and end in the middle of one, of which the rest is read and
         * left out. Positions are counted from the vector that the row begins in. */
        const int shift = (int)((u64)base & 15) / (int)sizeof(S);
        base -= shift * (int)sizeof(S);
        const i64 vectors = (a.reduced + shift + N - 1) / N, begin = split * a.per_split,
                  end = split == a.splits - 1 ? vectors : min(vectors, begin + a.per_split),
                  limit = min(a.reduced, end * N - shift); /* elements from there on are another's */
        for (i64 v = begin + lane; v < end; v += U * lanes) {
            i64 at[U];
            reduced_offsets<U, false>(a, at, v * N, lanes * N, sizeof(S));
#pragma unroll
            for (int u = 1; u < U; u++) at[u] = v + u * lanes < end ? at[u] : at[0];
            uint4 raw[U];
#pragma unroll
            for (int u = 0; u < U; u++)
                raw[u] = __ldca((const uint4 *)(base + at[u])); /* whole: nvcc takes plain loads apart */
            const i64 first = v * N - shift;
            if (first >= 0 && first + ((U - 1) * lanes + 1) * N <= limit) {
                C x[U * N];
#pragma unroll
                for (int u = 0; u < U; u++) unpack_elements<S>(raw[u], x + u * N);
                if (fed == 0) F::begin(acc, x[0]);
                F::template feed<U * N>(acc, x, places<N>{first, lanes * N}, fed, U * N, a.number);
                fed += U * N;
                continue;
            }
#pragma unroll 1
            for (i64 e = first; e < limit; e += lanes * N) { /* raw[0] has its turn */
                C x[N];
                unpack_elements<S>(raw[0], x);
                const int from = (int)max(-e, (i64)0), to = (int)min(limit - e, (i64)N);
                if (F::BEGINS && fed == 0) {
                    C x0 = x[0];
#pragma unroll
                    for (int j = 1; j < N; j++)
                        if (from == j) x0 = x[j];
                    F::begin(acc, x0);
                }
#pragma unroll
                for (int j = 0; j < N; j++)
                    if (j < from || j >= to) x[j] = F::fill(acc, a.number);
                F::template feed<N>(acc, x, places<N>{e, 0}, fed, to - from, a.number);
                fed += to - from;
                if (e == first + (U - 1) * lanes * N) break;
#pragma unroll
                for (int u = 1; u < U; u++) raw[u - 1] = raw[u];
            }
        }
    }
    F::seal(acc, fed);
    acc = fold_lanes<F>(acc, lanes);
    if (lane == 0 && result < a.kept)
        fold_done<F>(a, acc, result, split, a.out[0] + result * a.k.strides[1][0],
                     a.out[1] + result * a.k.strides[2][0]);
}

/* ------------------------------------------------------------------------------------------ by */
/* The offsets of up to U elements of the reduced dimensions, `high` apart from e on; how many come before `end`. Those that do not are the
 * first one again. */
template <int U, bool WIDE>
__device__ __forceinline__ int column_offsets(const fold_args &a, i64 (&at)[U], i64 e, i64 end, int high, i64 stride) {
    reduced_offsets<U, WIDE>(a, at, e, high, stride);
    int n = 1;
#pragma unroll
    for (int u = 1; u < U; u++) {
        const bool there = e + u * high < end;
        at[u] = there ? at[u] : at[0];
        n += there;
    }
    return n;
}
template <typename F, typename S> __device__ __forceinline__ void fold_by(const fold_args &a) {
    typedef typename F::C C;
    constexpr int N = 16 / sizeof(S), U = FOLD_UNROLL;
    const int across = a.lanes, x = threadIdx.x & (across - 1), y = threadIdx.x / across, high = FOLD_BLOCK / across;
    const i64 first = (i64)blockIdx.x * across * N, result = first + x * N, split = blockIdx.y;
    typename F::A acc[N];
#pragma unroll
    for (int j = 0; j < N; j++) acc[j] = F::start();
    u32 fed = 0;
    if (result < a.kept) {
        const i64 stride = a.r.strides[0][0];
        const char *base = a.in + kept_offset(a, result);
        const i64 begin = split * a.per_split, end = min(a.reduced, begin + a.per_split);
        for (i64 e = begin + y; e < end; e += U * high) {
            i64 at[U];
            const int n = column_offsets<U, false>(a, at, e, end, high, stride);
            uint4 raw[U];
#pragma unroll
            for (int u = 0; u < U; u++) raw[u] = __ldca((const uint4 *)(base + at[u]));
            if (n == U) {
                C v[U][N];
#pragma unroll
                for (int u = 0; u < U; u++) unpack_elements<S>(raw[u], v[u]);
                if (fed == 0)
#pragma unroll
                    for (int j = 0; j < N; j++) F::begin(acc[j], v[0][j]);
#pragma unroll
                for (int j = 0; j < N; j++) {
                    C column[U];
#pragma unroll
                    for (int u = 0; u < U; u++) column[u] = v[u][j];
                    F::template feed<U>(acc[j], column, places<1>{e, high}, fed, U, a.number);
                }
                fed += U;
                continue;
            }
#pragma unroll 1
            for (int turn = 0; turn < n; turn++, fed++) { /* raw[0] has its turn */
                C v[N];
                unpack_elements<S>(raw[0], v);
                if (fed == 0)
#pragma unroll
                    for (int j = 0; j < N; j++) F::begin(acc[j], v[j]);
#pragma unroll
                for (int j = 0; j < N; j++) {
                    C one[1] = {v[j]};
                    F::template feed<1>(acc[j], one, places<1>{e + turn * high, 0}, fed, 1, a.number);
                }
#pragma unroll
                for (int u = 1; u < U; u++) raw[u - 1] = raw[u];
            }
        }
    }
#pragma unroll
    for (int j = 0; j < N; j++) F::seal(acc[j], fed);
    fold_columns<F, N, false>(a, acc, across, x, y, first, split);
}

/* ------------------------------------------------------------------------------------------ one by one */
/* M results of a thread, U elements of each in flight. LOADER says what elements are. */
template <typename F, typename LOADER, int M, int U, bool WIDE>
__device__ __forceinline__ void fold_ones(const fold_args &a, bool by) {
    typedef typename F::C C;
    const int lanes = a.lanes, other = FOLD_BLOCK / lanes, low = threadIdx.x & (lanes - 1), upper = threadIdx.x / lanes;
    const int across = by ? lanes : other, high = by ? other : lanes, x = by ? low : upper, y = by ? upper : low;
    const i64 first = (i64)blockIdx.x * across * M, split = blockIdx.y;
    typename F::A acc[M];
#pragma unroll
    for (int j = 0; j < M; j++) acc[j] = F::start();
    u32 fed = 0;
    /* Results of its first thread: where there are fewer than M, no thread has more. */
    const int most = first + (M - 1) * across < a.kept ? M : (int)((a.kept - first + across - 1) / across);
    if (first + x < a.kept) {
        const i64 stride = a.r.strides[0][0];
        i64 result[M], offset[M][1]; /* a result that is none is the last one again */
#pragma unroll
        for (int j = 0; j < M; j++) result[j] = min(first + x + j * across, a.kept - 1);
        kept_offsets<0, 1>(a, result, offset);
        const char *base[M];
#pragma unroll
        for (int j = 0; j < M; j++) base[j] = a.in + offset[j][0];
        const i64 begin = split * a.per_split, end = min(a.reduced, begin + a.per_split);
        for (i64 e = begin + y; e < end; e += U * high) {
            i64 at[U];
            const int n = column_offsets<U, WIDE>(a, at, e, end, high, stride);
            C v[M][U];
            LOADER::template load<F::READS>(v, base, at, most, a.in_dtype);
            if (F::BEGINS && fed == 0)
#pragma unroll
                for (int j = 0; j < M; j++) F::begin(acc[j], v[j][0]);
            if (n < U)
#pragma unroll
                for (int u = 1; u < U; u++)
                    if (u >= n)
#pragma unroll
                        for (int j = 0; j < M; j++) v[j][u] = F::fill(acc[j], a.number);
#pragma unroll
            for (int j = 0; j < M; j++)
                if (M > 2 || j == 0 || j < most)
                    F::template feed<U>(acc[j], v[j], places<1>{e, high}, fed, n, a.number);
            fed += n;
        }
    }
#pragma unroll
    for (int j = 0; j < M; j++) F::seal(acc[j], fed);
    fold_columns<F, M, true>(a, acc, across, x, y, first, split);
}
template <typename S> struct one_loader {
    template <int READS, typename C, int M, int U>
    static __device__ __forceinline__ void load(C (&x)[M][U], const char *const (&base)[M], const i64 (&at)[U],
                                                int most, int) {
        S raw[M][U] = {};
#pragma unroll
        for (int j = 0; j < M; j++)
            if (M > 2 || j == 0 || j < most) /* of more, `most` would take registers that loads want */
#pragma unroll
                for (int u = 0; u < U; u++) raw[j][u] = *(const S *)(base[j] + at[u]);
#pragma unroll
        for (int j = 0; j < M; j++)
#pragma unroll
            for (int u = 0; u < U; u++) x[j][u] = load_element<S, C>::from(raw[j][u]);
    }
};
template <typename F, typename S> __device__ __forceinline__ void fold_one_in(const fold_args &a) {
    fold_ones<F, one_loader<S>, FOLD_RESULTS_IN(sizeof(S)), FOLD_UNROLL_IN, false>(a, false);
}
template <typename F, typename S> __device__ __forceinline__ void fold_one_by(const fold_args &a) {
    fold_ones<F, one_loader<S>, FOLD_RESULTS_BY(sizeof(S)), FOLD_UNROLL_BY(sizeof(S)), false>(a, true);
}
template <typename F> __device__ __forceinline__ void fold_any(const fold_args &a) {
    fold_ones<F, any_loader<typename F::C>, 1, FOLD_UNROLL, true>(a, a.by);
}

/* ------------------------------------------------------------------------------------------ the splits meet */
template <typename F> __device__ __forceinline__ void fold_meet(const fold_args &a) {
    typedef typename F::A A;
    constexpr int U = FOLD_UNROLL;
    const int across = a.lanes, x = threadIdx.x & (across - 1), y = threadIdx.x / across, high = FOLD_BLOCK / across;
    const i64 first = (i64)blockIdx.x * across, result = first + x;
    A acc[1] = {F::start()};
    F::seal(acc[0], 0);
    if (result < a.kept) {
        const A *partial = (const A *)a.partial + result;
        int s = y;
        for (; s + (U - 1) * high < a.splits; s += U * high) {
            A part[U];
#pragma unroll
            for (int u = 0; u < U; u++) part[u] = partial[(s + u * high) * a.kept];
#pragma unroll
            for (int u = 0; u < U; u++) acc[0] = F::merge(acc[0], part[u]);
        }
#pragma unroll 1
        for (; s < a.splits; s += high) acc[0] = F::merge(acc[0], partial[s * a.kept]);
    }
    fold_columns<F, 1, true, true>(a, acc, across, x, y, first, 0);
}

/* ------------------------------------------------------------------------------------------ arithmetic of C: float, double, i64 */
template <typename T> __device__ __forceinline__ bool is_nan(T v) { return v != v; }
template <> __device__ __forceinline__ bool is_nan<i64>(i64) { return false; }
template <typename T> struct numbers_of {
    static __device__ __forceinline__ T highest() { return (T)__int_as_float(0x7f800000); }
    static __device__ __forceinline__ T lowest() { return -(T)__int_as_float(0x7f800000); }
};
template <> struct numbers_of<i64> {
    static __device__ __forceinline__ i64 highest() { return 0x7fffffffffffffffll; }
    static __device__ __forceinline__ i64 lowest() { return -0x7fffffffffffffffll - 1; }
};
__device__ __forceinline__ float root(float v) { return sqrtf(v); }
__device__ __forceinline__ double root(double v) { return sqrt(v); }
__device__ __forceinline__ float magnitude(float v) { return fabsf(v); }
__device__ __forceinline__ double magnitude(double v) { return fabs(v); }
__device__ __forceinline__ i64 magnitude(i64 v) { return v < 0 ? -v : v; }

/* A fold whose accumulator is the compute type: O has identity<T>(), map(x), join(a, b), conclude(v, args). Eight elements meet
 * pairwise, and so do the eights of a feed. */
template <typename T, typename O, int READS_ = READS_OWN> struct simple_fold {
    typedef T C;
    typedef T A;
    enum { READS = READS_, BEGINS = false };
    static __device__ __forceinline__ A start() { return O::template identity<T>(); }
    static __device__ __forceinline__ C fill(const A &, double) {
        return O::template identity<T>();
    } /* which map leaves as it is */
    template <int N> static __device__ __forceinline__ T pairwise(T (&t)[N]) {
#pragma unroll
        for (int half = N / 2; half > 0; half /= 2)
#pragma unroll
            for (int j = 0; j < half; j++) t[j] = O::join(t[j], t[j + half]);
        return t[0];
    }
    template <int N, int RUN>
    static __device__ __forceinline__ void feed(A &a, const C (&x)[N], const places<RUN> &, u32, int, double) {
        constexpr int M = N < 8 ? N : 8, G = N / M;
        T group[G];
#pragma unroll
        for (int g = 0; g < G; g++) {
            T t[M];
#pragma unroll
            for (int j = 0; j < M; j++) t[j] = O::map(x[g * M + j]);
            group[g] = pairwise(t);
        }
        a = O::join(a, pairwise(group));
    }
    static __device__ __forceinline__ void begin(A &, const C &) {}
    static __device__ __forceinline__ void seal(A &, u32) {}
    static __device__ __forceinline__ A merge(A a, A b) { return O::join(a, b); }
    static __device__ __forceinline__ void finish(A v, const fold_args &a, void *out, void *) {
        store_own(out, a.out_dtype[0], O::conclude(v, a));
    }
};
struct op_sum {
    template <typename T> static __device__ __forceinline__ T identity() { return (T)0; }
    template <typename T> static __device__ __forceinline__ T map(T x) { return x; }
    template <typename T> static __device__ __forceinline__ T join(T a, T b) { return a + b; }
    template <typename T> static __device__ __forceinline__ T conclude(T v, const fold_args &) { return v; }
};
/* NaN wins. On equals the first is kept; of zeros, the one the instruction prefers. */
struct op_max {
    template <typename T> static __device__ __forceinline__ T identity() { return numbers_of<T>::lowest(); }
    template <typename T> static __device__ __forceinline__ T map(T x) { return x; }
    template <typename T> static __device__ __forceinline__ T join(T a, T b) { return b > a || is_nan(b) ? b : a; }
#if __CUDA_ARCH__ >= 800
    static __device__ __forceinline__ float join(float a, float b) {
        float r;
        asm("max.NaN.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));
        return r;
    }
#endif
    template <typename T> static __device__ __forceinline__ T conclude(T v, const fold_args &) { return v; }
};
struct op_min {
    template <typename T> static __device__ __forceinline__ T identity() { return numbers_of<T>::highest(); }
    template <typename T> static __device__ __forceinline__ T map(T x) { return x; }
    template <typename T> static __device__ __forceinline__ T join(T a, T b) { return b < a || is_nan(b) ? b : a; }
#if __CUDA_ARCH__ >= 800
    static __device__ __forceinline__ float join(float a, float b) {
        float r;
        asm("min.NaN.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));
        return r;
    }
#endif
    template <typename T> static __device__ __forceinline__ T conclude(T v, const fold_args &) { return v; }
};

/* ------------------------------------------------------------------------------------------ kernels of a fold */
#define FOLD_KERNEL(name, ...)                                                                              \
    extern "C" __global__ void __launch_bounds__(FOLD_BLOCK, 4) name(const __grid_constant__ fold_args a) { \
        kernel_begin();                                                                                     \
        __VA_ARGS__(a);                                                                                     \
    }
#define COMMA ,
/* A storage type: vectors and one by one, both ways. */
#define FOLD_TYPE(prefix, F, s, S)                           \
    FOLD_KERNEL(prefix##_in_##s, fold_in<F COMMA S>)         \
    FOLD_KERNEL(prefix##_by_##s, fold_by<F COMMA S>)         \
    FOLD_KERNEL(prefix##_one_in_##s, fold_one_in<F COMMA S>) \
    FOLD_KERNEL(prefix##_one_by_##s, fold_one_by<F COMMA S>)
/* Any type and strides of a compute type, and the meeting. */
#define FOLD_ANY(prefix, F, c)                 \
    FOLD_KERNEL(prefix##_any_##c, fold_any<F>) \
    FOLD_KERNEL(prefix##_meet_##c, fold_meet<F>)

#endif
