/* fold.cuh - many elements into one: what the reduce kernels have in common.
 *
 * A fold is a struct with a compute type C (what elements are loaded as), an accumulator A, and
 *     start()                      the accumulator of no elements
 *     feed<N>(a, x, index, step, number)   take N elements whose places in the reduction are index, index + step, ...
 *     merge(a, b)                  both, in either order of the elements
 *     finish(a, args, out)         what the results are
 * Two skeletons walk a tensor for any fold:
 *     in   lanes of threads share one result; vectors lie along the reduced dimensions
 *     by   a thread has N neighbouring results; vectors lie along the kept dimensions
 * each with 16-byte vectors of one storage type, or one element at a time of any type and any strides. Long reductions are
 * split over blocks, whose accumulators land in scratch memory [split][result] and meet in a second kernel. Nothing is
 * atomic: shapes alone decide in which order elements meet, so a result is the same every time. */
#ifndef TORC_CUDA_FOLD_CUH
#define TORC_CUDA_FOLD_CUH

#include "cuda/kernels/common.cuh"

enum { FOLD_BLOCK = 256, FOLD_UNROLL = 4 };

/* Laid out as reduce_args in cuda/reduce.c. */
struct fold_args {
    const char *in;
    char *out[2];
    void *partial;        /* NULL: results are finished here */
    i64 kept, reduced;
    i64 per_split;        /* vectors (in) or reduced elements (by) of one split */
    double number, count; /* a parameter of the fold; reduced elements per result */
    int in_dtype, out_dtype[2], splits;
    int lanes;            /* in: threads per result. by: vectors of results side by side in a block */
    int finish;           /* FINISH_... */
    geometry<1> r;        /* reduced dimensions, input */
    geometry<3> k;        /* kept dimensions: input and the outputs */
};
enum { FINISH_NONE, FINISH_MEAN, FINISH_SQRT, FINISH_ROOT, FINISH_VAR, FINISH_STD };

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

template <typename S, typename C> struct load_element {
    static __device__ __forceinline__ C from(S v) { return as<C>::from(v); }
};
/* Folds over truth load a 0 or 1. */
struct truth { int v; };
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
/* U elements of any dtype: one branch for all of them, so that their loads are in flight together. */
template <typename S, typename C, int U> __device__ __forceinline__ void load_all(C (&x)[U], const char *base, const i64 (&at)[U]) {
    S raw[U];
#pragma unroll
    for (int u = 0; u < U; u++) raw[u] = *(const S *)(base + at[u]);
#pragma unroll
    for (int u = 0; u < U; u++) x[u] = load_element<S, C>::from(raw[u]);
}
template <typename C, int U> __device__ __forceinline__ void load_any(C (&x)[U], const char *base, const i64 (&at)[U], int dtype) {
    switch (dtype) {
    case D_BOOL: load_all<bool8, C, U>(x, base, at); break;
    case D_U8: load_all<unsigned char, C, U>(x, base, at); break;
    case D_I8: load_all<signed char, C, U>(x, base, at); break;
    case D_I16: load_all<short, C, U>(x, base, at); break;
    case D_I32: load_all<int, C, U>(x, base, at); break;
    case D_I64: load_all<i64, C, U>(x, base, at); break;
    case D_F16: load_all<f16, C, U>(x, base, at); break;
    case D_BF16: load_all<bf16, C, U>(x, base, at); break;
    case D_F32: load_all<float, C, U>(x, base, at); break;
    default: load_all<double, C, U>(x, base, at); break;
    }
}

/* Out of line: what is done once per result should not be repeated in the code of every column. */
template <typename F> __device__ __noinline__ void fold_finish(typename F::A acc, const fold_args &a, char *out0, char *out1) { F::finish(acc, a, out0, out1); }
template <typename F> __device__ __forceinline__ void fold_done(const fold_args &a, typename F::A acc, i64 result, i64 split, const i64 (&at)[3], int j) {
    if (a.partial) ((typename F::A *)a.partial)[split * a.kept + result + j] = acc;
    else fold_finish<F>(acc, a, a.out[0] + at[1] + j * a.k.strides[1][0], a.out[1] + at[2] + j * a.k.strides[2][0]);
}

/* The accumulators of `lanes` neighbouring threads into the first of them. */
template <typename F> __device__ __forceinline__ typename F::A fold_lanes(typename F::A acc, int lanes) {
    typedef typename F::A A;
    const int width = lanes < 32 ? lanes : 32;
    for (int delta = width / 2; delta > 0; delta /= 2) acc = F::merge(acc, shuffle_down(acc, delta, width));
    if (lanes > 32) {
        __shared__ __align__(16) unsigned char bytes[FOLD_BLOCK / 32 * sizeof(A)];
        A *shared = (A *)bytes;
        const int warp = threadIdx.x / 32, warps = lanes / 32, first = warp / warps * warps;
        if (threadIdx.x % 32 == 0) shared[warp] = acc;
        __syncthreads();
        if (warp == first && threadIdx.x % 32 == 0)
            for (int w = 1; w < warps; w++) acc = F::merge(acc, shared[first + w]);
    }
    return acc;
}

/* Byte offset of vector or element `index` of the reduced dimensions. */
/* NESTED: more than one reduced dimension. Only there does an index need divisions. */
template <bool NESTED> __device__ __forceinline__ i64 reduced_offset(const fold_args &a, i64 index) {
    if (!NESTED) return index * a.r.strides[0][0];
    i64 offset = 0;
    if (a.r.wide) {
        i64 at[1];
        offsets_of<1>(a.r, index, at);
        return at[0];
    }
    u32 i = (u32)index;
#pragma unroll 1
    for (int d = 0; d + 1 < a.r.ndim; d++) {
        const u32 n = (u32)a.r.shape[d], q = i / n;
        offset += (i64)(i - q * n) * a.r.strides[0][d];
        i = q;
    }
    return offset + (i64)i * a.r.strides[0][a.r.ndim - 1];
}
struct offsets3 { i64 v[3]; };
static __device__ __noinline__ offsets3 kept_offsets_nested(const fold_args &a, i64 index) {
    offsets3 at;
    offsets_of<3>(a.k, index, at.v);
    return at;
}
__device__ __forceinline__ void kept_offsets(const fold_args &a, i64 index, i64 (&at)[3]) {
    offsets3 o;
    if (a.k.ndim == 1) {
        for (int k = 0; k < 3; k++) o.v[k] = index * a.k.strides[k][0];
    } else o = kept_offsets_nested(a, index);
    for (int k = 0; k < 3; k++) at[k] = o.v[k];
}

/* ------------------------------------------------------------------------------------------ in */
template <typename F, typename S> __device__ __forceinline__ void fold_in(const fold_args &a) {
    typedef typename F::C C;
    constexpr int N = 16 / sizeof(S), U = FOLD_UNROLL;
    const int lanes = a.lanes, lane = threadIdx.x & (lanes - 1);
    const i64 result = (i64)blockIdx.x * (FOLD_BLOCK / lanes) + threadIdx.x / lanes, split = blockIdx.y;
    typename F::A acc = F::start();
    i64 at[3] = {0, 0, 0};
    if (result < a.kept) {
        kept_offsets(a, result, at);
        const char *base = a.in + at[0];
        /* Vectors lie on addresses that are multiples of 16: the first and last of a row may hang over its ends. */
        const i64 shift = (i64)((u64)base & 15) / sizeof(S);
        base -= shift * (i64)sizeof(S);
        const i64 vectors = (a.reduced + shift + N - 1) / N, begin = split * a.per_split, end = split == a.splits - 1 ? vectors : min(vectors, begin + a.per_split);
        i64 v = begin + lane;
        if (shift && v == 0 && v < end) {
            for (int j = 0; j < N; j++) {
                const i64 e = j - shift;
                if (e < 0 || e >= a.reduced) continue;
                C x[1] = {load_element<S, C>::from(((const S *)base)[j])};
                F::template feed<1>(acc, x, e, 1, a.number);
            }
            v += lanes;
        }
        const i64 whole = min(end, (a.reduced + shift) / N);
        if (a.r.ndim == 1) {
            for (; v + (U - 1) * lanes < whole; v += U * lanes) {
                vec<S, N> raw[U];
#pragma unroll
                for (int u = 0; u < U; u++) raw[u] = ((const vec<S, N> *)base)[v + u * lanes];
#pragma unroll
                for (int u = 0; u < U; u++) {
                    C x[N];
#pragma unroll
                    for (int j = 0; j < N; j++) x[j] = load_element<S, C>::from(raw[u].v[j]);
                    F::template feed<N>(acc, x, (v + u * lanes) * N - shift, 1, a.number);
                }
            }
            for (; v < whole; v += lanes) {
                vec<S, N> raw = ((const vec<S, N> *)base)[v];
                C x[N];
#pragma unroll
                for (int j = 0; j < N; j++) x[j] = load_element<S, C>::from(raw.v[j]);
                F::template feed<N>(acc, x, v * N - shift, 1, a.number);
            }
        } else { /* runs of whole vectors */
            for (; v < whole; v += lanes * 2) {
                vec<S, N> raw[2];
#pragma unroll
                for (int u = 0; u < 2; u++)
                    if (v + u * lanes < whole) raw[u] = *(const vec<S, N> *)(base + reduced_offset<true>(a, (v + u * lanes) * N));
#pragma unroll
                for (int u = 0; u < 2; u++) {
                    if (v + u * lanes >= whole) continue;
                    C x[N];
#pragma unroll
                    for (int j = 0; j < N; j++) x[j] = load_element<S, C>::from(raw[u].v[j]);
                    F::template feed<N>(acc, x, (v + u * lanes) * N, 1, a.number);
                }
            }
        }
        if (v == whole && v < end) { /* what hangs over the end; exactly one thread comes here */
            for (int j = 0; j < N; j++) {
                const i64 e = v * N + j - shift;
                if (e < 0 || e >= a.reduced) continue;
                C x[1] = {load_element<S, C>::from(((const S *)base)[v * N + j])};
                F::template feed<1>(acc, x, e, 1, a.number);
            }
        }
    }
    acc = fold_lanes<F>(acc, lanes);
    if (lane == 0 && result < a.kept) fold_done<F>(a, acc, result, split, at, 0);
}

template <typename F, bool NESTED> __device__ __forceinline__ void fold_in_any_walk(const fold_args &a) {
    typedef typename F::C C;
    constexpr int U = FOLD_UNROLL;
    const int lanes = a.lanes, lane = threadIdx.x & (lanes - 1);
    const i64 result = (i64)blockIdx.x * (FOLD_BLOCK / lanes) + threadIdx.x / lanes, split = blockIdx.y;
    typename F::A acc = F::start();
    i64 at[3] = {0, 0, 0};
    if (result < a.kept) {
        kept_offsets(a, result, at);
        const char *base = a.in + at[0];
        const i64 begin = split * a.per_split, end = min(a.reduced, begin + a.per_split);
        i64 e = begin + lane;
        for (; e + (U - 1) * lanes < end; e += U * lanes) {
            C x[U];
            i64 place[U];
#pragma unroll
            for (int u = 0; u < U; u++) place[u] = reduced_offset<NESTED>(a, e + u * lanes);
            load_any<C, U>(x, base, place, a.in_dtype);
            F::template feed<U>(acc, x, e, lanes, a.number);
        }
        for (; e < end; e += lanes) {
            C x[1];
            const i64 place[1] = {reduced_offset<NESTED>(a, e)};
            load_any<C, 1>(x, base, place, a.in_dtype);
            F::template feed<1>(acc, x, e, 1, a.number);
        }
    }
    acc = fold_lanes<F>(acc, lanes);
    if (lane == 0 && result < a.kept) fold_done<F>(a, acc, result, split, at, 0);
}

template <typename F> __device__ __forceinline__ void fold_in_any(const fold_args &a) {
    if (a.r.ndim == 1) fold_in_any_walk<F, false>(a);
    else fold_in_any_walk<F, true>(a);
}

/* ------------------------------------------------------------------------------------------ by */
/* N accumulators per thread of the threads above each other into the lowest, through memory for one at a time. */
template <typename F, int N> __device__ __forceinline__ void fold_columns(typename F::A (&acc)[N], int across) {
    typedef typename F::A A;
    __shared__ __align__(16) unsigned char bytes[FOLD_BLOCK * sizeof(A)];
    A *shared = (A *)bytes;
    const int x = threadIdx.x & (across - 1), y = threadIdx.x / across, high = FOLD_BLOCK / across;
    if (high == 1) return;
#pragma unroll
    for (int j = 0; j < N; j++) {
        A mine = acc[j];
        for (int step = high / 2; step > 0; step /= 2) {
            if (y >= step && y < 2 * step) shared[threadIdx.x] = mine;
            __syncthreads();
            if (y < step) mine = F::merge(mine, shared[(y + step) * across + x]);
            __syncthreads();
        }
        acc[j] = mine;
    }
}

template <typename F, typename S, bool NESTED> __device__ __forceinline__ void fold_by_walk(const fold_args &a) {
    typedef typename F::C C;
    constexpr int N = 16 / sizeof(S), U = FOLD_UNROLL;
    const int across = a.lanes, x = threadIdx.x & (across - 1), y = threadIdx.x / across, high = FOLD_BLOCK / across;
    const i64 result = ((i64)blockIdx.x * across + x) * N, split = blockIdx.y;
    typename F::A acc[N];
#pragma unroll
    for (int j = 0; j < N; j++) acc[j] = F::start();
    i64 at[3] = {0, 0, 0};
    if (result < a.kept) {
        kept_offsets(a, result, at);
        const char *base = a.in + at[0];
        const i64 begin = split * a.per_split, end = min(a.reduced, begin + a.per_split);
        i64 e = begin + y;
        for (; e + (U - 1) * high < end; e += U * high) {
            vec<S, N> raw[U];
#pragma unroll
            for (int u = 0; u < U; u++) raw[u] = *(const vec<S, N> *)(base + reduced_offset<NESTED>(a, e + u * high));
#pragma unroll
            for (int j = 0; j < N; j++) {
                C v[U];
#pragma unroll
                for (int u = 0; u < U; u++) v[u] = load_element<S, C>::from(raw[u].v[j]);
                F::template feed<U>(acc[j], v, e, high, a.number);
            }
        }
        for (; e < end; e += high) {
            vec<S, N> raw = *(const vec<S, N> *)(base + reduced_offset<NESTED>(a, e));
#pragma unroll
            for (int j = 0; j < N; j++) {
                C v[1] = {load_element<S, C>::from(raw.v[j])};
                F::template feed<1>(acc[j], v, e, 1, a.number);
            }
        }
    }
    fold_columns<F, N>(acc, across);
    if (y == 0 && result < a.kept) {
#pragma unroll
        for (int j = 0; j < N; j++) fold_done<F>(a, acc[j], result, split, at, j);
    }
}

template <typename F, typename S> __device__ __forceinline__ void fold_by(const fold_args &a) {
    if (a.r.ndim == 1) fold_by_walk<F, S, false>(a);
    else fold_by_walk<F, S, true>(a);
}

template <typename F, bool NESTED> __device__ __forceinline__ void fold_by_any_walk(const fold_args &a) {
    typedef typename F::C C;
    constexpr int U = FOLD_UNROLL;
    const int across = a.lanes, x = threadIdx.x & (across - 1), y = threadIdx.x / across, high = FOLD_BLOCK / across;
    const i64 result = (i64)blockIdx.x * across + x, split = blockIdx.y;
    typename F::A acc[1] = {F::start()};
    i64 at[3] = {0, 0, 0};
    if (result < a.kept) {
        kept_offsets(a, result, at);
        const char *base = a.in + at[0];
        const i64 begin = split * a.per_split, end = min(a.reduced, begin + a.per_split);
        i64 e = begin + y;
        for (; e + (U - 1) * high < end; e += U * high) {
            C v[U];
            i64 place[U];
#pragma unroll
            for (int u = 0; u < U; u++) place[u] = reduced_offset<NESTED>(a, e + u * high);
            load_any<C, U>(v, base, place, a.in_dtype);
            F::template feed<U>(acc[0], v, e, high, a.number);
        }
        for (; e < end; e += high) {
            C v[1];
            const i64 place[1] = {reduced_offset<NESTED>(a, e)};
            load_any<C, 1>(v, base, place, a.in_dtype);
            F::template feed<1>(acc[0], v, e, 1, a.number);
        }
    }
    fold_columns<F, 1>(acc, across);
    if (y == 0 && result < a.kept) fold_done<F>(a, acc[0], result, split, at, 0);
}

template <typename F> __device__ __forceinline__ void fold_by_any(const fold_args &a) {
    if (a.r.ndim == 1) fold_by_any_walk<F, false>(a);
    else fold_by_any_walk<F, true>(a);
}

/* ------------------------------------------------------------------------------------------ the splits meet */
template <typename F> __device__ __forceinline__ void fold_meet(const fold_args &a) {
    typedef typename F::A A;
    const int across = a.lanes, x = threadIdx.x & (across - 1), y = threadIdx.x / across, high = FOLD_BLOCK / across;
    const i64 result = (i64)blockIdx.x * across + x;
    A acc[1] = {F::start()};
    if (result < a.kept)
        for (i64 s = y; s < a.splits; s += 8 * high) {
            A part[8];
#pragma unroll
            for (int u = 0; u < 8; u++) part[u] = s + u * high < a.splits ? ((const A *)a.partial)[(s + u * high) * a.kept + result] : F::start();
#pragma unroll
            for (int u = 0; u < 8; u++) acc[0] = F::merge(acc[0], part[u]);
        }
    fold_columns<F, 1>(acc, across);
    if (y == 0 && result < a.kept) {
        i64 at[3];
        kept_offsets(a, result, at);
        fold_finish<F>(acc[0], a, a.out[0] + at[1], a.out[1] + at[2]);
    }
}

/* ------------------------------------------------------------------------------------------ the folds
 * Floating C: float or double. */
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
__device__ __forceinline__ i64 root(i64 v) { return v; }
__device__ __forceinline__ float power(float v, double p) { return powf(v, (float)p); }
__device__ __forceinline__ double power(double v, double p) { return pow(v, p); }
__device__ __forceinline__ i64 power(i64 v, double) { return v; }
__device__ __forceinline__ float magnitude(float v) { return fabsf(v); }
__device__ __forceinline__ double magnitude(double v) { return fabs(v); }
__device__ __forceinline__ i64 magnitude(i64 v) { return v < 0 ? -v : v; }
__device__ __forceinline__ float exponential(float v) { return __expf(v); }
__device__ __forceinline__ double exponential(double v) { return exp(v); }
__device__ __forceinline__ float logarithm(float v) { return logf(v); }
__device__ __forceinline__ double logarithm(double v) { return log(v); }

/* A fold whose accumulator is the compute type: O has identity<T>(), map(x), join(a, b). */
template <typename T, typename O> struct simple_fold {
    typedef T C;
    typedef T A;
    static __device__ __forceinline__ A start() { return O::template identity<T>(); }
    template <int N> static __device__ __forceinline__ void feed(A &a, const C (&x)[N], i64, i64, double) {
        T t[N];
#pragma unroll
        for (int j = 0; j < N; j++) t[j] = O::map(x[j]);
#pragma unroll
        for (int half = N / 2; half > 0; half /= 2)
#pragma unroll
            for (int j = 0; j < half; j++) t[j] = O::join(t[j], t[j + half]);
        a = O::join(a, t[0]);
    }
    static __device__ __forceinline__ A merge(A a, A b) { return O::join(a, b); }
    static __device__ __forceinline__ void finish(A v, const fold_args &a, void *out, void *) {
        if (a.finish == FINISH_MEAN) v = (T)(v / (T)a.count);
        if (a.finish == FINISH_SQRT) v = root(v);
        if (a.finish == FINISH_ROOT) v = power(v, 1.0 / a.number);
        store_as<T>(out, a.out_dtype[0], v);
    }
};
struct op_sum {
    template <typename T> static __device__ __forceinline__ T identity() { return (T)0; }
    template <typename T> static __device__ __forceinline__ T map(T x) { return x; }
    template <typename T> static __device__ __forceinline__ T join(T a, T b) { return a + b; }
};
struct op_nansum : op_sum {
    template <typename T> static __device__ __forceinline__ T map(T x) { return is_nan(x) ? (T)0 : x; }
};
struct op_abssum : op_sum {
    template <typename T> static __device__ __forceinline__ T map(T x) { return magnitude(x); }
};
struct op_sqsum : op_sum {
    template <typename T> static __device__ __forceinline__ T map(T x) { return x * x; }
};
struct op_prod {
    template <typename T> static __device__ __forceinline__ T identity() { return (T)1; }
    template <typename T> static __device__ __forceinline__ T map(T x) { return x; }
    template <typename T> static __device__ __forceinline__ T join(T a, T b) { return a * b; }
};
struct op_max {
    template <typename T> static __device__ __forceinline__ T identity() { return numbers_of<T>::lowest(); }
    template <typename T> static __device__ __forceinline__ T map(T x) { return x; }
    template <typename T> static __device__ __forceinline__ T join(T a, T b) { return b > a || is_nan(b) ? b : a; }
};
struct op_min {
    template <typename T> static __device__ __forceinline__ T identity() { return numbers_of<T>::highest(); }
    template <typename T> static __device__ __forceinline__ T map(T x) { return x; }
    template <typename T> static __device__ __forceinline__ T join(T a, T b) { return b < a || is_nan(b) ? b : a; }
};
struct op_absmax : op_max {
    template <typename T> static __device__ __forceinline__ T identity() { return (T)0; }
    template <typename T> static __device__ __forceinline__ T map(T x) { return magnitude(x); }
};
struct op_absmin : op_min {
    template <typename T> static __device__ __forceinline__ T map(T x) { return magnitude(x); }
};

/* Sum of |x|^number. */
template <typename T> struct pow_fold : simple_fold<T, op_sum> {
    template <int N> static __device__ __forceinline__ void feed(T &a, const T (&x)[N], i64, i64, double number) {
        T sum = 0;
#pragma unroll
        for (int j = 0; j < N; j++) sum += power(magnitude(x[j]), number);
        a += sum;
    }
};

/* Truth: counts, any, all. */
template <int KIND> struct truth_fold { /* 0 count, 1 any, 2 all */
    typedef truth C;
    typedef i64 A;
    static __device__ __forceinline__ A start() { return KIND == 2; }
    template <int N> static __device__ __forceinline__ void feed(A &a, const C (&x)[N], i64, i64, double) {
        int t = KIND == 2;
#pragma unroll
        for (int j = 0; j < N; j++) t = KIND == 0 ? t + x[j].v : KIND == 1 ? t | x[j].v : t & x[j].v;
        a = merge(a, (A)t);
    }
    static __device__ __forceinline__ A merge(A a, A b) { return KIND == 0 ? a + b : KIND == 1 ? a | b : a & b; }
    static __device__ __forceinline__ void finish(A v, const fold_args &a, void *out, void *) { store_as<i64>(out, a.out_dtype[0], v); }
};

/* Extremum with its index: NaN wins, then the first of equals. */
template <typename T, bool MAX> struct arg_fold {
    typedef T C;
    struct A {
        T v;
        i64 i;
    };
    static __device__ __forceinline__ A start() { return A{MAX ? numbers_of<T>::lowest() : numbers_of<T>::highest(), 0x7fffffffffffffffll}; }
    static __device__ __forceinline__ A merge(A a, A b) {
        const bool an = is_nan(a.v), bn = is_nan(b.v);
        const bool better = bn ? !an : !an && (MAX ? b.v > a.v : b.v < a.v), equal = an ? bn : a.v == b.v;
        return better || (equal && b.i < a.i) ? b : a;
    }
    template <int N> static __device__ __forceinline__ void feed(A &a, const C (&x)[N], i64 index, i64 step, double) {
        T best = x[0];
        int at = 0;
#pragma unroll
        for (int j = 1; j < N; j++) {
            const bool better = is_nan(x[j]) ? !is_nan(best) : (MAX ? x[j] > best : x[j] < best); /* false if best is NaN */
            best = better ? x[j] : best;
            at = better ? j : at;
        }
        a = merge(a, A{best, index + at * step});
    }
    /* number 0: values and indices; 1: the index alone */
    static __device__ __forceinline__ void finish(A v, const fold_args &a, void *out, void *out1) {
        if (a.number != 0) *(i64 *)out = v.i;
        else {
            store_as<T>(out, a.out_dtype[0], v.v);
            *(i64 *)out1 = v.i;
        }
    }
};

/* Mean and sum of squared differences from it: exact for N at once, then joined (Chan, Golub, LeVeque 1979). */
/* Count, mean and sum of squared differences from it. The mean is a sum of two numbers: a mean that is rounded to one is off
 * by half a unit in its last place, which far from zero is felt in the squares. A chunk is measured from `mean`, which is
 * within a unit of the true one, so that its differences lose nothing:
 *     with s and q the sums of x - mean and of its square: mean += s / n,  m2 += q - s * s / n    (n: with the chunk)
 * Elements of float16 and bfloat16 are themselves too coarse for the rest to matter: there FINE is false and it stays 0. */
template <typename T, bool FINE = true> struct moments_fold {
    typedef T C;
    struct A {
        T n, mean, rest, m2;
    };
    static __device__ __forceinline__ A start() { return A{0, 0, 0, 0}; }
    static __device__ __forceinline__ void step(A &a, T by) {
        if (!FINE) {
            a.mean += by;
            return;
        }
        const T rest = a.rest + by, mean = a.mean + rest;
        a.rest = rest - (mean - a.mean);
        a.mean = mean;
    }
    static __device__ __forceinline__ A merge(A a, A b) {
        if (b.n == 0) return a;
        if (a.n == 0) return b;
        const T n = a.n + b.n, delta = (b.mean - a.mean) + (b.rest - a.rest), part = b.n / n;
        a.m2 += b.m2 + delta * delta * a.n * part;
        step(a, delta * part);
        a.n = n;
        return a;
    }
    template <int N> static __device__ __forceinline__ void feed(A &a, const C (&x)[N], i64, i64, double) {
        T s = 0, q = 0;
        a.mean = a.n == 0 && x[0] - x[0] == 0 ? x[0] : a.mean;
#pragma unroll
        for (int j = 0; j < N; j++) {
            const T d = x[j] - a.mean;
            s += d;
            q += d * d;
        }
        const T n = a.n + N, off = s - N * a.rest; /* the same from mean + rest */
        q -= a.rest * (s + off);
        const T by = quotient(off, n);
        a.m2 += q - off * by;
        step(a, by);
        a.n = n;
    }
    static __device__ __forceinline__ float quotient(float a, float b) { return __fdividef(a, b); }
    static __device__ __forceinline__ double quotient(double a, double b) { return a / b; }
    /* number: the correction */
    static __device__ __forceinline__ void finish(A v, const fold_args &a, void *out, void *out1) {
        double divisor = a.count - a.number;
        divisor = divisor > 0 ? divisor : 0;
        T var = (T)((double)v.m2 / divisor);
        const bool none = a.count == 0;
        if (a.finish == FINISH_STD) var = root(var);
        store_as<T>(out, a.out_dtype[0], var);
        if (a.out_dtype[1]) store_as<T>(out1, a.out_dtype[1], none ? (T)((double)0 / divisor) : v.mean + (v.rest - v.rest == 0 ? v.rest : (T)0));
    }
};

/* log(sum(exp(x))): the largest so far, and the sum relative to it. */
template <typename T> struct lse_fold {
    typedef T C;
    struct A {
        T top, sum;
    };
    static __device__ __forceinline__ A start() { return A{numbers_of<T>::lowest(), 0}; }
    static __device__ __forceinline__ T base_of(T top) { return top - top == 0 ? top : (T)0; } /* infinities: 0 */
    static __device__ __forceinline__ T factor(T from, T to) {
        return from == to ? (T)1 : from == numbers_of<T>::lowest() ? (T)0 : exponential(from - to);
    }
    static __device__ __forceinline__ A merge(A a, A b) {
        const T top = a.top > b.top ? a.top : b.top;
        return A{top, a.sum * factor(a.top, top) + b.sum * factor(b.top, top)};
    }
    template <int N> static __device__ __forceinline__ void feed(A &a, const C (&x)[N], i64, i64, double) {
        T top = a.top;
#pragma unroll
        for (int j = 0; j < N; j++) top = x[j] > top ? x[j] : top;
        const T base = base_of(top);
        T sum = 0;
#pragma unroll
        for (int j = 0; j < N; j++) sum += exponential(x[j] - base);
        a.sum = (a.top == top ? a.sum : a.sum * factor(a.top, top)) + sum;
        a.top = top;
    }
    static __device__ __forceinline__ void finish(A v, const fold_args &a, void *out, void *) { store_as<T>(out, a.out_dtype[0], logarithm(v.sum) + base_of(v.top)); }
};

/* ------------------------------------------------------------------------------------------ kernels of a fold */
#define FOLD_KERNEL(name, ...) \
    extern "C" __global__ void __launch_bounds__(FOLD_BLOCK, 4) name(const __grid_constant__ fold_args a) { __VA_ARGS__(a); }
#define COMMA ,
/* Vectors of a storage type, both ways. */
#define FOLD_VECTORS(prefix, F, s, S)                          \
    FOLD_KERNEL(prefix##_in_##s, fold_in<F COMMA S>)           \
    FOLD_KERNEL(prefix##_by_##s, fold_by<F COMMA S>)
/* Any type and strides of a compute type, and the meeting. */
#define FOLD_ANY(prefix, F, c)                                 \
    FOLD_KERNEL(prefix##_in_any_##c, fold_in_any<F>)           \
    FOLD_KERNEL(prefix##_by_any_##c, fold_by_any<F>)           \
    FOLD_KERNEL(prefix##_meet_##c, fold_meet<F>)

#endif
