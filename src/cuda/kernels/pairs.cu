/* pairs.cu - what writes two numbers for each place that it reads, anywhere in memory.
 *
 *   pairs_glu_<type>     the gradients of glu's two halves, from the gradient of its result and both halves
 *   pairs_parts_<type>   complex numbers of two parts
 *   pairs_polar_<type>   complex numbers of magnitude and angle
 *   pairs_glu_<type>_<bytes>   the first, of vectors of so many bytes
 *   pairs_parts_<type>_8, pairs_polar_<type>_8   the others, of vectors of eight bytes, which become one of sixteen
 * A thread has PAIRS_EACH pairs, or PAIRS_VECTORS vectors of them, which it reads before it writes any. */
#include "cuda/kernels/pairs_args.h"
#include "cuda/kernels/rows.cuh"

__device__ __forceinline__ float pairs_exp(float v) { return expf(v); }
__device__ __forceinline__ double pairs_exp(double v) { return exp(v); }
__device__ __forceinline__ void pairs_sincos(float v, float *s, float *c) { sincosf(v, s, c); }
__device__ __forceinline__ void pairs_sincos(double v, double *s, double *c) { sincos(v, s, c); }

struct pairs_glu {
    static constexpr bool both = true;
    template <typename C> static __device__ __forceinline__ void of(C grad, C x, C gate, C (&r)[2]) {
        const C s = 1 / (1 + pairs_exp(-gate)), rest = 1 / (1 + pairs_exp(gate));
        r[0] = grad * s;
        r[1] = grad * x * (s * rest);
    }
};
struct pairs_parts {
    static constexpr bool both = false;
    template <typename C> static __device__ __forceinline__ void of(C real, C imag, C, C (&r)[2]) {
        r[0] = real, r[1] = imag;
    }
};
struct pairs_polar {
    static constexpr bool both = false;
    template <typename C> static __device__ __forceinline__ void of(C abs, C angle, C, C (&r)[2]) {
        C s, c;
        pairs_sincos(angle, &s, &c);
        r[0] = abs * c, r[1] = abs * s;
    }
};

template <typename F, typename S> __device__ __forceinline__ void pairs_of(const pairs_args &a) {
    typedef typename compute_of<S>::type C;
    const i64 threads = (i64)gridDim.x * PAIRS_BLOCK;
    for (i64 first = (i64)blockIdx.x * PAIRS_BLOCK + threadIdx.x; first < a.n; first += PAIRS_EACH * threads) {
        C x[PAIRS_EACH], y[PAIRS_EACH], z[PAIRS_EACH];
        i64 to_at[PAIRS_EACH];
#pragma unroll
        for (int u = 0; u < PAIRS_EACH; u++)
            if (first + u * threads < a.n) {
                i64 at[3];
                offsets_of<3>(a.g, first + u * threads, at);
                to_at[u] = at[0];
                x[u] = as<C>::from(*(const S *)(a.data[1] + at[1]));
                y[u] = as<C>::from(*(const S *)(a.data[2] + at[2]));
                z[u] = F::both ? as<C>::from(*(const S *)(a.data[2] + at[2] + a.second[1])) : (C)0;
            }
#pragma unroll
        for (int u = 0; u < PAIRS_EACH; u++)
            if (first + u * threads < a.n) {
                C r[2];
                F::of(x[u], y[u], z[u], r);
                char *p = a.data[0] + to_at[u];
                if (F::both) {
                    *(S *)p = to<S>::from(r[0]);
                    *(S *)(p + a.second[0]) = to<S>::from(r[1]);
                } else
                    *(vec<S, 2> *)p = {{to<S>::from(r[0]), to<S>::from(r[1])}};
            }
    }
}
/* The same of N neighbouring pairs at a time, whose four parts are vectors each: a walk over vectors. */
template <typename F, typename S, int N> __device__ __forceinline__ void vectors_of_pairs(const pairs_args &a) {
    typedef typename compute_of<S>::type C;
    typedef vec<S, N> V;
    const i64 threads = (i64)gridDim.x * PAIRS_BLOCK;
    for (i64 first = (i64)blockIdx.x * PAIRS_BLOCK + threadIdx.x; first < a.n; first += PAIRS_VECTORS * threads) {
        V x[PAIRS_VECTORS], y[PAIRS_VECTORS], z[PAIRS_VECTORS];
        i64 to_at[PAIRS_VECTORS];
#pragma unroll
        for (int u = 0; u < PAIRS_VECTORS; u++)
            if (first + u * threads < a.n) {
                i64 at[3];
                offsets_of<3>(a.g, first + u * threads, at);
                to_at[u] = at[0];
                x[u] = load_vec<V>(a.data[1] + at[1], 0);
                y[u] = load_vec<V>(a.data[2] + at[2], 0);
                z[u] = load_vec<V>(a.data[2] + at[2] + a.second[1], 0);
            }
#pragma unroll
        for (int u = 0; u < PAIRS_VECTORS; u++)
            if (first + u * threads < a.n) {
                C r[2][N];
#pragma unroll
                for (int j = 0; j < N; j++) {
                    C pair[2];
                    F::of(as<C>::from(x[u].v[j]), as<C>::from(y[u].v[j]), as<C>::from(z[u].v[j]), pair);
                    r[0][j] = pair[0], r[1][j] = pair[1];
                }
                store_all<S, N, C>(a.data[0] + to_at[u], 0, r[0]);
                store_all<S, N, C>(a.data[0] + to_at[u] + a.second[0], 0, r[1]);
            }
    }
}
/* Complex numbers of which N parts of each kind are a vector, or one element. */
template <typename F, typename S> __device__ __forceinline__ void vectors_joined(const pairs_args &a) {
    constexpr int N = 8 / sizeof(S);
    const i64 threads = (i64)gridDim.x * PAIRS_BLOCK, thread = (i64)blockIdx.x * PAIRS_BLOCK + threadIdx.x;
    for (i64 first = thread; first < a.n; first += PAIRS_EACH * threads) {
        uint2 part[PAIRS_EACH][2]; /* as they were read */
        S one[PAIRS_EACH][2];
        i64 to_at[PAIRS_EACH];
#pragma unroll
        for (int u = 0; u < PAIRS_EACH; u++)
            if (first + u * threads < a.n) {
                i64 at[3];
                offsets_of<3>(a.g, first + u * threads, at);
                to_at[u] = at[0];
#pragma unroll
                for (int k = 0; k < 2; k++) {
                    const char *const p = a.data[k + 1] + at[k + 1];
                    if (a.repeated >> k & 1)
                        one[u][k] = *(const S *)p;
                    else
                        part[u][k] = *(const uint2 *)p;
                }
            }
#pragma unroll
        for (int u = 0; u < PAIRS_EACH; u++)
            if (first + u * threads < a.n) {
                vec<S, N> v[2];
                vec<S, 2 * N> r;
#pragma unroll
                for (int k = 0; k < 2; k++) {
                    memcpy(&v[k], &part[u][k], 8);
                    if (a.repeated >> k & 1)
#pragma unroll
                        for (int j = 0; j < N; j++) v[k].v[j] = one[u][k];
                }
#pragma unroll
                for (int j = 0; j < N; j++) {
                    S pair[2];
                    F::of(v[0].v[j], v[1].v[j], v[1].v[j], pair);
                    r.v[2 * j] = pair[0], r.v[2 * j + 1] = pair[1];
                }
                uint4 words;
                memcpy(&words, &r, 16);
                *(uint4 *)(a.data[0] + to_at[u]) = words;
            }
    }
    if (thread < a.rest) {
        const i64 i = a.n * N + thread;
        S pair[2];
        const S x = ((const S *)a.data[1])[a.repeated & 1 ? 0 : i], y = ((const S *)a.data[2])[a.repeated & 2 ? 0 : i];
        F::of(x, y, y, pair);
        ((vec<S, 2> *)a.data[0])[i] = {{pair[0], pair[1]}};
    }
}
#define PAIRS(what, type, S)                                          \
    extern "C" __global__ void __launch_bounds__(PAIRS_BLOCK)         \
        pairs_##what##_##type(const __grid_constant__ pairs_args a) { \
        kernel_begin();                                               \
        pairs_of<pairs_##what, S>(a);                                 \
    }
PAIRS(glu, f16, f16)
PAIRS(glu, bf16, bf16)
PAIRS(glu, f32, float)
PAIRS(glu, f64, double)
PAIRS(parts, f16, f16)
PAIRS(parts, f32, float)
PAIRS(parts, f64, double)
PAIRS(polar, f32, float)
PAIRS(polar, f64, double)
#define PAIRS_OF_VECTORS(bytes, type, S)                                   \
    extern "C" __global__ void __launch_bounds__(PAIRS_BLOCK)              \
        pairs_glu_##type##_##bytes(const __grid_constant__ pairs_args a) { \
        kernel_begin();                                                    \
        vectors_of_pairs<pairs_glu, S, bytes / sizeof(S)>(a);              \
    }
PAIRS_OF_VECTORS(16, f16, f16)
PAIRS_OF_VECTORS(16, bf16, bf16)
PAIRS_OF_VECTORS(16, f32, float)
PAIRS_OF_VECTORS(16, f64, double)
PAIRS_OF_VECTORS(8, f16, f16)
PAIRS_OF_VECTORS(8, bf16, bf16)
PAIRS_OF_VECTORS(8, f32, float)
#define PAIRS_JOINED(what, type, S)                                       \
    extern "C" __global__ void __launch_bounds__(PAIRS_BLOCK)             \
        pairs_##what##_##type##_8(const __grid_constant__ pairs_args a) { \
        kernel_begin();                                                   \
        vectors_joined<pairs_##what, S>(a);                               \
    }
PAIRS_JOINED(parts, f16, f16)
PAIRS_JOINED(parts, f32, float)
PAIRS_JOINED(polar, f32, float)
