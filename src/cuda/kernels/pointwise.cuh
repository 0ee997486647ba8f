/* pointwise.cuh - the CUDA half of pointwise rows.
 *
 * A row's formula becomes a functor over the compute type (pointwise_rows.cuh). Four kernels use it:
 *   vec   operands of one storage type (bool for a condition or a comparison's result), the output contiguous and aligned. Inputs lie like it, or
 *         anywhere, up to four dimensions deep: rows, columns and planes that are broadcast, slices, transposed views, addresses that are no vector's.
 *         Numbers come by value. Each thread has two 16-byte vectors of each operand in flight, or one, or the elements of one.
 *   any   any strides, any mix of dtypes: a few elements per thread and step, dtype chosen by a branch all threads share.
 *   fours what any would do in float or int64, where all operands lie alike: masks, small integers, and floats beside halves, which is what
 *         autocast makes of a sum; not for rows of two outputs.
 *   small (pointwise_small.cuh) truth values and integers of 8 and 16 bits, wherever they lie, in 32 bits.
 * Each pointwise_*.cu has the kernels of all rows for some types; which of these a row has follows from its class. */
#ifndef TORC_CUDA_POINTWISE_CUH
#define TORC_CUDA_POINTWISE_CUH

#include "cuda/kernels/aside.cuh"
#include "cuda/kernels/common.cuh"
#include "cuda/kernels/pointwise_args.h"
#include "ops/scalar.h"

template <typename T> __device__ __forceinline__ T number_of(const pw_number &n) { return (T)n.d; }
template <> __device__ __forceinline__ i64 number_of<i64>(const pw_number &n) { return n.i; }

template <typename F, typename T, int NIN> __device__ __forceinline__ T pw_apply(const T (&x)[NIN], const T (&p)[4]) {
    return F::template f<T>(x[0], NIN > 1 ? x[NIN > 1 ? 1 : 0] : (T)0, NIN > 2 ? x[NIN > 2 ? 2 : 0] : (T)0, p[0], p[1],
                            p[2], p[3]);
}
/* The second output's element. */
template <typename F, typename T, int NIN>
__device__ __forceinline__ typename F::second pw_apply2(const T (&x)[NIN], const T (&p)[4]) {
    return F::template f2<T>(x[0], NIN > 1 ? x[NIN > 1 ? 1 : 0] : (T)0, NIN > 2 ? x[NIN > 2 ? 2 : 0] : (T)0, p[0], p[1],
                             p[2], p[3]);
}
/* N elements of it, by vectors of 16 bytes at most. */
template <typename O2, int N> __device__ __forceinline__ void pw_store2(void *out, i64 i, const O2 (&r)[N]) {
    constexpr int M = N * sizeof(O2) <= 16 ? N : 16 / sizeof(O2);
#pragma unroll
    for (int j = 0; j < N; j += M) {
        vec<O2, M> v;
#pragma unroll
        for (int l = 0; l < M; l++) v.v[l] = r[j + l];
        store_vec(out, (i * N + j) / M, v);
    }
}

template <typename S, int N, typename T>
__device__ __forceinline__ void pw_unpack(const typename words_of<N * sizeof(S)>::type &words, T (&x)[N]) {
    vec<S, N> v;
    memcpy(&v, &words, sizeof v);
    unpack_all(v, x);
}

/* One element, or a period of 2 or 4 of half a vector at most, of which a vector of N is made when all operands are on their way. They have
 * registers of their own: if a vector could be read into the same, what is read first would be waited for. */
template <typename S, int N> struct pw_repeated {
    typedef typename words_of<N * sizeof(S)>::type words;
    u32 low, high;
    __device__ __forceinline__ void read(const char *at, u32 period) {
        const u32 bytes = (period + 1) * (u32)sizeof(S);
        if (sizeof(S) == 8 || (sizeof(S) > 1 && bytes == 8)) {
            const uint2 two = *(const uint2 *)at;
            low = two.x, high = two.y;
        } else if (sizeof(S) == 4 || bytes == 4)
            low = *(const u32 *)at;
        else if (sizeof(S) == 2 || bytes == 2)
            low = *(const unsigned short *)at;
        else
            low = *(const unsigned char *)at;
    }
    __device__ __forceinline__ words whole(u32 period) const {
        words all;
        if constexpr (sizeof(S) > 1) {
            const u32 first = sizeof(S) == 2 && period == 0 ? low | low << 16 : low,
                      second = sizeof(S) == 8 || (period + 1) * (u32)sizeof(S) == 8 ? high : first;
            all = words{first, second, first, second};
        } else {
            const u32 pair = period == 0 ? low | low << 8 : low, four = period == 3 ? low : pair | pair << 16,
                      r[2] = {four, four};
            memcpy(&all, r, sizeof all);
        }
        return all;
    }
};

/* N elements, each by itself or, of 16 bytes, as a vector that may begin anywhere: in the same registers as they were read, put together when all
 * operands are on their way. */
template <typename S, int N> struct pw_gathered {
    typedef typename words_of<N * sizeof(S)>::type words;
    u32 w[8], off;
    __device__ __forceinline__ void put(int j, const S *p) {
        if constexpr (sizeof(S) == 8) {
            const uint2 two = *(const uint2 *)p;
            w[2 * j] = two.x, w[2 * j + 1] = two.y;
        } else if constexpr (sizeof(S) == 4)
            w[j] = *(const u32 *)p;
        else if constexpr (sizeof(S) == 2)
            w[j] = *(const unsigned short *)p;
        else
            w[j] = *(const unsigned char *)p;
    }
    /* The first `count` of them; see aside. */
    __device__ __forceinline__ void read(const S *p, int count) {
        if constexpr (N * sizeof(S) == 16) {
            aside<S, N> all;
            all.read_some(p, count);
            w[0] = all.low.x, w[1] = all.low.y, w[2] = all.low.z, w[3] = all.low.w;
            w[4] = all.high.x, w[5] = all.high.y, w[6] = all.high.z, w[7] = all.high.w;
            off = all.off;
        }
    }
    __device__ __forceinline__ words whole(bool vector) const {
        if constexpr (N * sizeof(S) == 16)
            if (vector) return shifted(uint4{w[0], w[1], w[2], w[3]}, uint4{w[4], w[5], w[6], w[7]}, off);
        words all;
        if constexpr (sizeof(S) >= 4)
            memcpy(&all, w, sizeof all);
        else if constexpr (sizeof(S) == 2) {
            u32 r[N / 2];
#pragma unroll
            for (int j = 0; j < N / 2; j++) r[j] = w[2 * j] | w[2 * j + 1] << 16;
            memcpy(&all, r, sizeof all);
        } else {
            vec<unsigned char, N> v;
#pragma unroll
            for (int j = 0; j < N; j++) v.v[j] = (unsigned char)w[j];
            memcpy(&all, &v, sizeof all);
        }
        return all;
    }
};

/* What is read where there is no tensor but a number. */
static __device__ const uint4 pw_nothing = {0, 0, 0, 0};
/* The elements of one thread, where inputs are walked by elements: `valid` of them, `step` apart, from the first on. */
struct pw_elements {
    u32 first, step;
    int valid;
};
template <int N, typename W> __device__ __forceinline__ pw_elements pw_elements_of(const W &w) {
    pw_elements e;
    if (w.tiles) {
        const u32 n0 = w.length[0], n1 = w.length[1], down = quotient(blockIdx.x, w.by_tiles[0]),
                  plane = quotient(down, w.by_tiles[1]), group = threadIdx.x >> w.across, beside = group >> w.high,
                  above = group - (beside << w.high), column = threadIdx.x & ((1u << w.across) - 1),
                  c0 = (blockIdx.x - down * w.tiles) * (PW_BLOCK >> w.high) + (beside << w.across) + column,
                  c1 = (((down - plane * w.tiles_down) << w.high) + above) * N;
        e.first = (plane * n1 + c1) * n0 + c0;
        e.step = n0;
        e.valid = c0 < n0 && c1 < n1 ? (int)min(n1 - c1, (u32)N) : 0;
    } else {
        e.first = blockIdx.x * (PW_BLOCK * N) + threadIdx.x;
        e.step = PW_BLOCK;
        e.valid = e.first < w.inner ? (int)((w.inner - e.first + PW_BLOCK - 1) / PW_BLOCK) : 0;
    }
    return e;
}

template <typename W> __device__ __forceinline__ void pw_coordinates(u32 at, const W &w, u32 &c0, u32 &c1, u32 &c2) {
    const u32 row = quotient(at, w.by[0]);
    c2 = quotient(row, w.by[1]);
    c0 = at - row * w.length[0], c1 = row - c2 * w.length[1];
}
/* From those of a thread's element j to the next one's, in a tile the one below it; of the last one they stay. */
template <typename W>
__device__ __forceinline__ void pw_next_element(const pw_elements &e, const W &w, int j, u32 &c0, u32 &c1, u32 &c2) {
    if (j + 1 >= e.valid) return;
    if (w.tiles)
        c1++;
    else
        pw_coordinates(e.first + (j + 1) * e.step, w, c0, c1, c2);
}

/* S: storage of the inputs, S0: of input 0 (bool8 for where), O: of the first output. All loads are issued before the first value is
 * looked at: a conversion between two of them would make the second wait for the first. The formula is written out once for
 * each element of a vector, not for each vector: these kernels are many, and some formulas are long. */
template <typename F, typename T, typename S0, typename S, typename O, int NIN, int NOUT>
__device__ __forceinline__ void pw_vec(const pw_vec_args<NIN, NOUT> &a) {
    constexpr int N = 16 / sizeof(S), OTHERS = NIN > 1 ? NIN - 1 : 1;
    typedef typename words_of<16>::type words;
    typedef typename words_of<N * sizeof(S0)>::type words0;
    T p[4] = {number_of<T>(a.p[0]), number_of<T>(a.p[1]), number_of<T>(a.p[2]), number_of<T>(a.p[3])};
    const i64 vectors = a.n / N;
    const bool single = a.walk.single != 0;
    i64 i = (i64)blockIdx.x * (single ? PW_BLOCK : PW_BLOCK * PW_VECTORS) + threadIdx.x;
    const i64 end =
        single ? min(vectors, i + 1) : vectors; /* a bound, and no branch, which would part the loads from each other */
    words0 x0[PW_VECTORS];
    words x[PW_VECTORS][OTHERS];
    pw_elements some;
    const bool scattered = a.walk.inner != 0;
    if (scattered) {
        some = pw_elements_of<N>(a.walk);
        if (some.valid <= 0) return;
        /* No branches on the way, so that all loads are under way at once: what is no element is the last one again, and numbers are read too. */
        const S0 *base0 = (const S0 *)(a.in[0] ? a.in[0] : &pw_nothing) + blockIdx.y * a.walk.step[0][3];
        const S *base[OTHERS];
        pw_gathered<S0, N> v0;
        pw_gathered<S, N> v[OTHERS];
#pragma unroll
        for (int k = 1; k < NIN; k++)
            base[k - 1] = (const S *)(a.in[k] ? a.in[k] : &pw_nothing) + blockIdx.y * a.walk.step[k][3];
#define PW_AT(k) \
    ((int)c0 * (int)a.walk.step[k][0] + (int)c1 * (int)a.walk.step[k][1] + (int)c2 * (int)a.walk.step[k][2])
        u32 c0, c1, c2;
        pw_coordinates(some.first, a.walk, c0, c1, c2);
        if (a.walk.upright) {
            const int count = min(some.valid, N);
            if (a.walk.upright & 1) v0.read(base0 + PW_AT(0), count);
#pragma unroll
            for (int k = 1; k < NIN; k++)
                if (a.walk.upright >> k & 1) v[k - 1].read(base[k - 1] + PW_AT(k), count);
        }
#pragma unroll
        for (int j = 0; j < N; j++) {
            if (!(a.walk.upright & 1)) v0.put(j, base0 + PW_AT(0));
#pragma unroll
            for (int k = 1; k < NIN; k++)
                if (!(a.walk.upright >> k & 1)) v[k - 1].put(j, base[k - 1] + PW_AT(k));
            pw_next_element(some, a.walk, j, c0, c1, c2);
        }
#undef PW_AT
        x0[0] = v0.whole(a.walk.upright & 1);
#pragma unroll
        for (int k = 1; k < NIN; k++) x[0][k - 1] = v[k - 1].whole(a.walk.upright >> k & 1);
        i = 0;
    } else if (a.walk.aside) {
        constexpr int U = PW_ASIDE(NIN, sizeof(S));
        aside<S0, N> first[U];
        aside<S, N> other[U][OTHERS];
#pragma unroll
        for (int u = 0; u < U; u++) {
            i64 c0 = i + u * PW_BLOCK;
            u32 c1 = 0, c2 = 0;
            if (c0 >= end) continue;
            if (a.walk.n0 != 0) {
                const u32 v = (u32)c0, row = quotient(v, a.walk.by[0]);
                c2 = quotient(row, a.walk.by[1]), c0 = v - row * a.walk.n0, c1 = row - c2 * a.walk.n1;
            }
#define PW_AT(k, S) \
    ((const char *)a.in[k] + c1 * a.walk.step[k][1] + c2 * a.walk.step[k][2] + c0 * (i64)(N * sizeof(S)))
            if (a.in[0] != nullptr) first[u].read(PW_AT(0, S0), !(a.walk.aside & 1));
#pragma unroll
            for (int k = 1; k < NIN; k++)
                if (a.in[k] != nullptr) other[u][k - 1].read(PW_AT(k, S), !(a.walk.aside >> k & 1));
#undef PW_AT
        }
#pragma unroll
        for (int u = 0; u < U; u++) {
            if (a.in[0] != nullptr) x0[u] = first[u].whole(!(a.walk.aside & 1));
#pragma unroll
            for (int k = 1; k < NIN; k++)
                if (a.in[k] != nullptr) x[u][k - 1] = other[u][k - 1].whole(!(a.walk.aside >> k & 1));
        }
    } else if (a.walk.n0 == 0) {
#pragma unroll
        for (int u = 0; u < PW_VECTORS; u++) {
            if (a.in[0] != nullptr && i + u * PW_BLOCK < end) x0[u] = ((const words0 *)a.in[0])[i + u * PW_BLOCK];
#pragma unroll
            for (int k = 1; k < NIN; k++)
                if (a.in[k] != nullptr && i + u * PW_BLOCK < end)
                    x[u][k - 1] = ((const words *)a.in[k])[i + u * PW_BLOCK];
        }
    } else {
        pw_repeated<S0, N> one0[PW_VECTORS];
        pw_repeated<S, N> one[PW_VECTORS][OTHERS];
#pragma unroll
        for (int u = 0; u < PW_VECTORS; u++) {
            if (i + u * PW_BLOCK >= end) continue;
            const u32 v = (u32)(i + u * PW_BLOCK), row = quotient(v, a.walk.by[0]), c0 = v - row * a.walk.n0,
                      c2 = quotient(row, a.walk.by[1]), c1 = row - c2 * a.walk.n1;
#define PW_AT(k) ((const char *)a.in[k] + c1 * a.walk.step[k][1] + c2 * a.walk.step[k][2])
            if (a.in[0] != nullptr) {
                if (a.walk.repeated & 1)
                    one0[u].read(PW_AT(0), a.walk.period[0]);
                else
                    x0[u] = ((const words0 *)PW_AT(0))[c0];
            }
#pragma unroll
            for (int k = 1; k < NIN; k++)
                if (a.in[k] != nullptr) {
                    if (a.walk.repeated >> k & 1)
                        one[u][k - 1].read(PW_AT(k), a.walk.period[k]);
                    else
                        x[u][k - 1] = ((const words *)PW_AT(k))[c0];
                }
#undef PW_AT
        }
#pragma unroll
        for (int u = 0; u < PW_VECTORS; u++) {
            if (a.walk.repeated & 1) x0[u] = one0[u].whole(a.walk.period[0]);
#pragma unroll
            for (int k = 1; k < NIN; k++)
                if (a.walk.repeated >> k & 1) x[u][k - 1] = one[u][k - 1].whole(a.walk.period[k]);
        }
    }
#pragma unroll 1
    for (int u = 0; u < PW_VECTORS && (scattered || i < end); u++, i += PW_BLOCK) {
        T e[NIN][N], r[N];
        typename F::second r2[N];
        pw_unpack<S0, N>(x0[0], e[0]);
#pragma unroll
        for (int k = 1; k < NIN; k++) pw_unpack<S, N>(x[0][k - 1], e[k]);
#pragma unroll
        for (int k = 0; k < NIN; k++)
            if (a.in[k] == nullptr)
#pragma unroll
                for (int j = 0; j < N; j++) e[k][j] = number_of<T>(a.value[k]);
#pragma unroll
        for (int j = 0; j < N; j++) {
            T one[NIN];
#pragma unroll
            for (int k = 0; k < NIN; k++) one[k] = e[k][j];
            r[j] = pw_apply<F, T, NIN>(one, p);
            if constexpr (NOUT > 1) r2[j] = pw_apply2<F, T, NIN>(one, p);
        }
        if (scattered) {
#pragma unroll
            for (int j = 0; j < N; j++)
                if (j < some.valid) {
                    const u32 at = blockIdx.y * a.walk.inner + some.first + j * some.step;
                    ((O *)a.out[0])[at] = to<O>::from(r[j]);
                    if constexpr (NOUT > 1) ((typename F::second *)a.out[1])[at] = r2[j];
                }
            return;
        }
        store_all<O, N, T>(a.out[0], i, r);
        if constexpr (NOUT > 1) pw_store2(a.out[1], i, r2);
#pragma unroll
        for (int v = 1; v < PW_VECTORS; v++) {
            x0[v - 1] = x0[v];
#pragma unroll
            for (int k = 0; k < OTHERS; k++) x[v - 1][k] = x[v][k];
        }
    }
    /* What is left after the last whole vector: fewer than N elements, by the first threads of the last block. */
    if (!scattered && blockIdx.x == gridDim.x - 1 && threadIdx.x < N) {
        i = vectors * N + threadIdx.x;
        if (i < a.n) {
            T e[NIN];
#pragma unroll
            for (int k = 0; k < NIN; k++) {
                const i64 at = a.walk.repeated >> k & 1 ? (i64)((u32)i & a.walk.period[k]) : i;
                e[k] = a.in[k] == nullptr ? number_of<T>(a.value[k])
                       : k == 0           ? as<T>::from(((const S0 *)a.in[k])[at])
                                          : as<T>::from(((const S *)a.in[k])[at]);
            }
            ((O *)a.out[0])[i] = to<O>::from(pw_apply<F, T, NIN>(e, p));
            if constexpr (NOUT > 1) ((typename F::second *)a.out[1])[i] = pw_apply2<F, T, NIN>(e, p);
        }
    }
}

/* A value as the common dtype would hold it. */
template <typename T> __device__ __forceinline__ T through(T v, int common) {
    if (common == D_F16) return as<T>::from(to<f16>::from(v));
    if (common == D_BF16) return as<T>::from(to<bf16>::from(v));
    if (common == D_E5M2) return as<T>::from(to<e5m2>::from(v));
    if (common == D_E4M3FN) return as<T>::from(to<e4m3fn>::from(v));
    return v;
}
template <> __device__ __forceinline__ i64 through<i64>(i64 v, int common) {
    switch (common) {
    case D_BOOL: return v != 0;
    case D_U8: return (unsigned char)v;
    case D_I8: return (signed char)v;
    case D_I16: return (short)v;
    case D_I32: return (int)v;
    case D_U16: return (unsigned short)v;
    case D_U32: return (u32)v;
    default: return v;
    }
}

/* Four elements of one dtype as they were read, ahead of their turn; int64, which would take twice the registers, is read when they are. */
struct pw_quad {
    u32 w[4];
};
__device__ __forceinline__ pw_quad pw_read(const void *p, int dtype, i64 q) {
    pw_quad r = {};
    switch (dtype) {
    case D_BOOL:
    case D_U8:
    case D_I8: r.w[0] = ((const u32 *)p)[q]; break;
    case D_I16:
    case D_F16:
    case D_BF16: {
        const uint2 v = ((const uint2 *)p)[q];
        r.w[0] = v.x, r.w[1] = v.y;
        break;
    }
    case D_I64: break;
    default: {
        const uint4 v = ((const uint4 *)p)[q];
        r.w[0] = v.x, r.w[1] = v.y, r.w[2] = v.z, r.w[3] = v.w;
    }
    }
    return r;
}
template <typename T>
__device__ __forceinline__ void pw_unquad(const pw_quad &r, const void *p, int dtype, i64 q, T (&x)[4]) {
    switch (dtype) {
    case D_BOOL:
    case D_U8:
#pragma unroll
        for (int j = 0; j < 4; j++) x[j] = (T)(r.w[0] >> 8 * j & 0xff);
        break;
    case D_I8:
#pragma unroll
        for (int j = 0; j < 4; j++) x[j] = (T)(signed char)(r.w[0] >> 8 * j);
        break;
    case D_I16:
#pragma unroll
        for (int j = 0; j < 4; j++) x[j] = (T)(short)(r.w[j / 2] >> 16 * (j % 2));
        break;
    case D_I32:
#pragma unroll
        for (int j = 0; j < 4; j++) x[j] = (T)(int)r.w[j];
        break;
    case D_I64: {
        vec<i64, 2> v[2];
        if (((u64)p & 15) == 0)
            v[0] = load_vec<vec<i64, 2>>(p, q * 2), v[1] = load_vec<vec<i64, 2>>(p, q * 2 + 1);
        else
#pragma unroll
            for (int j = 0; j < 4; j++) v[j / 2].v[j % 2] = ((const i64 *)p)[q * 4 + j];
#pragma unroll
        for (int j = 0; j < 4; j++) x[j] = (T)v[j / 2].v[j % 2];
        break;
    }
    default:
        if constexpr (same_type<T, float>::value) {
            if (dtype == D_BF16)
                pw_unpack<bf16, 4>(make_uint2(r.w[0], r.w[1]), x);
            else if (dtype == D_F16)
                pw_unpack<f16, 4>(make_uint2(r.w[0], r.w[1]), x);
            else
#pragma unroll
                for (int j = 0; j < 4; j++) x[j] = __uint_as_float(r.w[j]);
        }
    }
}
template <typename T> __device__ __forceinline__ void pw_store_quad(void *out, int dtype, i64 q, const T (&r)[4]) {
    if constexpr (same_type<T, float>::value) {
        switch (dtype) {
        case D_F32: store_all<float, 4, T>(out, q, r); break;
        case D_BF16: store_all<bf16, 4, T>(out, q, r); break;
        case D_F16: store_all<f16, 4, T>(out, q, r); break;
        default: store_all<bool8, 4, T>(out, q, r);
        }
    } else {
        switch (dtype) {
        case D_BOOL: store_all<bool8, 4, T>(out, q, r); break;
        case D_U8:
        case D_I8: store_all<unsigned char, 4, T>(out, q, r); break;
        case D_I16: store_all<short, 4, T>(out, q, r); break;
        case D_I32: store_all<int, 4, T>(out, q, r); break;
        default: store_all<i64, 4, T>(out, q, r);
        }
    }
}
/* The fours of operands that lie alike, PW_VECTORS of each operand on their way at a time. */
template <typename F, typename T, int NIN, int NOUT>
__device__ __forceinline__ void pw_fours(const pw_any_args<NIN, NOUT> &a) {
    const T p[4] = {number_of<T>(a.p[0]), number_of<T>(a.p[1]), number_of<T>(a.p[2]), number_of<T>(a.p[3])};
    i64 i = (i64)blockIdx.x * (PW_BLOCK * PW_VECTORS) + threadIdx.x;
    pw_quad x[PW_VECTORS][NIN];
#pragma unroll
    for (int u = 0; u < PW_VECTORS; u++)
#pragma unroll
        for (int k = 0; k < NIN; k++)
            if (a.in[k] != nullptr && !(a.repeated >> k & 1) && i + u * PW_BLOCK < a.quads)
                x[u][k] = pw_read(a.in[k], a.in_dtype[k], i + u * PW_BLOCK);
#pragma unroll 1
    for (int u = 0; u < PW_VECTORS && i < a.quads; u++, i += PW_BLOCK) {
        T e[NIN][4], r[4];
#pragma unroll
        for (int k = 0; k < NIN; k++) {
            if (a.in[k] == nullptr || a.repeated >> k & 1) {
                const T one = a.in[k] == nullptr ? number_of<T>(a.value[k]) : load_as<T>(a.in[k], a.in_dtype[k]);
                e[k][0] = e[k][1] = e[k][2] = e[k][3] = one;
            } else
                pw_unquad<T>(x[0][k], a.in[k], a.in_dtype[k], i, e[k]);
            if (a.in[k] != nullptr && a.in_dtype[k] != a.common &&
                (same_type<T, i64>::value || a.common == D_BF16 || a.common == D_F16))
#pragma unroll
                for (int j = 0; j < 4; j++) e[k][j] = through<T>(e[k][j], a.common);
        }
#pragma unroll
        for (int j = 0; j < 4; j++) {
            T one[NIN];
#pragma unroll
            for (int k = 0; k < NIN; k++) one[k] = e[k][j];
            r[j] = pw_apply<F, T, NIN>(one, p);
        }
        pw_store_quad<T>(a.out[0], a.out_dtype[0], i, r);
#pragma unroll
        for (int v = 1; v < PW_VECTORS; v++)
#pragma unroll
            for (int k = 0; k < NIN; k++) x[v - 1][k] = x[v][k];
    }
    /* What is left after the last four. */
    i = a.quads * 4 + threadIdx.x;
    if (blockIdx.x == 0 && i < a.n) {
        T e[NIN];
#pragma unroll
        for (int k = 0; k < NIN; k++) {
            e[k] = a.in[k] == nullptr ? number_of<T>(a.value[k])
                                      : load_as<T>(a.in[k] + i * a.g.strides[k + NOUT][0], a.in_dtype[k]);
            if (a.in[k] != nullptr && a.in_dtype[k] != a.common) e[k] = through<T>(e[k], a.common);
        }
        store_as<T>(a.out[0] + i * a.g.strides[0][0], a.out_dtype[0], pw_apply<F, T, NIN>(e, p));
    }
}

/* An element as it was read. */
struct alignas(8) pw_raw {
    u32 w[2];
};
__device__ __forceinline__ pw_raw pw_read_raw(const void *p, int item) {
    pw_raw r;
    r.w[1] = 0;
    if (item == 4)
        r.w[0] = *(const u32 *)p;
    else if (item == 2)
        r.w[0] = *(const unsigned short *)p;
    else if (item == 1)
        r.w[0] = *(const unsigned char *)p;
    else {
        const uint2 two = *(const uint2 *)p;
        r.w[0] = two.x, r.w[1] = two.y;
    }
    return r;
}
/* As a number. No part of a word is taken as 16 bits: the compiler would do that where it was read, and wait for it there. */
template <typename T> __device__ __forceinline__ T pw_raw_as(const pw_raw &r, int dtype) {
    const u32 w = r.w[0];
    const u64 both = (u64)r.w[1] << 32 | w;
    switch (dtype) {
    case D_BOOL:
    case D_U8:
    case D_U16:
    case D_U32: return (T)w;
    case D_I8: return (T)((int)(w << 24) >> 24);
    case D_I16: return (T)((int)(w << 16) >> 16);
    case D_I32: return (T)(int)w;
    case D_I64: return (T)(i64)both;
    case D_U64: return (T)both;
    case D_F16: {
        float v;
        asm("{ .reg .b16 low, high; mov.b32 {low, high}, %1; cvt.f32.f16 %0, low; }" : "=f"(v) : "r"(w));
        return (T)v;
    }
    case D_BF16: return (T)__uint_as_float(w << 16);
    case D_F32: return (T)__uint_as_float(w);
    case D_E5M2: return (T)e5m2_to_float((unsigned char)w);
    case D_E4M3FN: return (T)e4m3fn_to_float((unsigned char)w);
    default: return (T)__hiloint2double((int)r.w[1], (int)w);
    }
}
/* Where U elements of each operand are, in bytes. */
template <int U, int NOPS, typename A>
__device__ __forceinline__ void pw_places(const A &a, const i64 (&index)[U], i64 (&at)[U][NOPS]) {
    if (a.linear || a.g.wide) {
#pragma unroll
        for (int u = 0; u < U; u++)
            if (a.linear)
#pragma unroll
                for (int k = 0; k < NOPS; k++) at[u][k] = index[u] * a.g.strides[k][0];
            else
                offsets_of<NOPS>(a.g, index[u], at[u]);
        return;
    }
    u32 rest[U];
#pragma unroll
    for (int u = 0; u < U; u++) {
        rest[u] = (u32)index[u];
#pragma unroll
        for (int k = 0; k < NOPS; k++) at[u][k] = 0;
    }
#pragma unroll 1
    for (int d = 0; d < a.g.ndim; d++) {
        const u32 n = (u32)a.g.shape[d];
#pragma unroll
        for (int u = 0; u < U; u++) {
            const u32 q = quotient(rest[u], a.by[d]), r = rest[u] - q * n;
#pragma unroll
            for (int k = 0; k < NOPS; k++) at[u][k] += (i64)r * a.g.strides[k][d];
            rest[u] = q;
        }
    }
}
template <typename F, typename T, int NIN, int NOUT>
__device__ __forceinline__ void pw_any(const pw_any_args<NIN, NOUT> &a) {
    constexpr int U = same_type<T, double>::value ? 1 : PW_ANYWHERE(NIN);
    T p[4] = {number_of<T>(a.p[0]), number_of<T>(a.p[1]), number_of<T>(a.p[2]), number_of<T>(a.p[3])};
    const i64 step = (i64)gridDim.x * blockDim.x;
    i64 i = (i64)blockIdx.x * blockDim.x + threadIdx.x;
    while (i < a.n) {
        pw_raw x[U][NIN];
        i64 to[U][NOUT], index[U], at[U][NIN + NOUT];
        /* Of few elements no thread has another; else all have, if need be the last element again, which is not written. */
#pragma unroll
        for (int u = 0; u < U; u++) index[u] = min(i + u * step, a.n - 1);
        pw_places<U, NIN + NOUT>(a, index, at);
#pragma unroll
        for (int u = 0; u < U; u++) {
            if (u > 0 && u * step >= a.n) continue;
#pragma unroll
            for (int k = 0; k < NOUT; k++) to[u][k] = at[u][k];
#pragma unroll
            for (int k = 0; k < NIN; k++)
                if (a.in[k] != nullptr) x[u][k] = pw_read_raw(a.in[k] + at[u][k + NOUT], a.in_item[k]);
        }
#pragma unroll 1
        for (int u = 0; u < U && i < a.n; u++, i += step) {
            T e[NIN];
#pragma unroll
            for (int k = 0; k < NIN; k++) {
                e[k] = a.in[k] == nullptr ? number_of<T>(a.value[k]) : pw_raw_as<T>(x[0][k], a.in_dtype[k]);
                if (a.in[k] != nullptr && a.in_dtype[k] != a.common) e[k] = through<T>(e[k], a.common);
            }
            store_real<T>(a.out[0] + to[0][0], a.out_dtype[0], pw_apply<F, T, NIN>(e, p));
            if constexpr (NOUT > 1) *(typename F::second *)(a.out[1] + to[0][1]) = pw_apply2<F, T, NIN>(e, p);
#pragma unroll
            for (int v = 1; v < U; v++) {
#pragma unroll
                for (int k = 0; k < NIN; k++) x[v - 1][k] = x[v][k];
#pragma unroll
                for (int k = 0; k < NOUT; k++) to[v - 1][k] = to[v][k];
            }
        }
    }
}

/* ------------------------------------------------------------------------------------- the kernels of rows
 * A row may have a form of its own for float, and a cheaper one where results are rounded to 16 bits: right to more digits
 * than those bits hold. */
struct pw_one_output {
    typedef unsigned char second;
}; /* which is never made */
template <typename F> struct pw_single { typedef F form; };
template <typename F> struct pw_half { typedef typename pw_single<F>::form form; };
template <bool TRUTH, typename S> struct pw_storage { typedef S type; };
template <typename S> struct pw_storage<true, S> { typedef bool8 type; };
/* A formula as the function f, with its operands and numbers by their names; not each has all. */
#define PW_FUNCTION(f, R, ...)                                                                           \
    template <typename T> static __device__ __forceinline__ R f(T x, T y, T z, T p0, T p1, T p2, T p3) { \
        (void)x;                                                                                         \
        (void)y;                                                                                         \
        (void)z;                                                                                         \
        (void)p0;                                                                                        \
        (void)p1;                                                                                        \
        (void)p2;                                                                                        \
        (void)p3;                                                                                        \
        return (R)(__VA_ARGS__);                                                                         \
    }
#define PW_COMMA ,
#define PW_VEC(kernel, nin, nout, F, T, S, condition, truth)                                                          \
    extern "C" __global__ void __launch_bounds__(PW_BLOCK) kernel(const __grid_constant__ pw_vec_args<nin, nout> a) { \
        kernel_begin();                                                                                               \
        pw_vec<F, T, pw_storage<condition PW_COMMA S>::type, S, pw_storage<truth PW_COMMA S>::type, nin, nout>(a);    \
    }
#define PW_ANY(kernel, nin, nout, F, T)                                                                               \
    extern "C" __global__ void __launch_bounds__(PW_BLOCK) kernel(const __grid_constant__ pw_any_args<nin, nout> a) { \
        kernel_begin();                                                                                               \
        pw_any<F, T, nin, nout>(a);                                                                                   \
    }
#define PW_FOURS(kernel, nin, nout, F, T)                                                                             \
    extern "C" __global__ void __launch_bounds__(PW_BLOCK) kernel(const __grid_constant__ pw_any_args<nin, nout> a) { \
        kernel_begin();                                                                                               \
        pw_fours<F, T, nin, nout>(a);                                                                                 \
    }

#endif
