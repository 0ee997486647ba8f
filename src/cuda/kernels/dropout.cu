/* dropout.cu - zero elements at random and scale the others; and the gradient of that.
 *
 * Threads take 8 neighbouring elements at a time and draw two blocks of four words of their Philox subsequence for them. An
 * element stays if its word is below keep * 2^32. */
#include "cuda/kernels/random.cuh"

enum { BLOCK = 256, N = 8 };
struct dropout_args {
    void *out, *mask;
    const void *in; /* may be out */
    random_state *state;
    i64 n, rounds;
    u64 threshold;
    double scale;
};
/* 8 elements of any size as vectors of 16 bytes. */
template <typename S> struct eight {
    static constexpr int M = 16 / sizeof(S) < N ? 16 / sizeof(S) : N;
    vec<S, M> part[N / M];
    __device__ __forceinline__ S &operator[](int j) { return part[j / M].v[j % M]; }
};
template <typename S> struct compute_of { typedef float type; };
template <> struct compute_of<double> { typedef double type; };

template <typename S> __device__ __forceinline__ void dropout(const dropout_args &a) {
    typedef typename compute_of<S>::type C;
    const u64 seed = a.state->seed, offset = a.state->offset, thread = (u64)blockIdx.x * BLOCK + threadIdx.x;
    const i64 step = (i64)gridDim.x * BLOCK;
    const C scale = (C)a.scale;
    i64 unit = (i64)thread;
    for (i64 round = 0; round < a.rounds; round++, unit += step) {
        const i64 e = unit * N;
        if (e >= a.n) break;
        eight<S> x;
        const bool whole = e + N <= a.n;
        if (whole) x = ((const eight<S> *)a.in)[unit];
        else
#pragma unroll
            for (int j = 0; j < N; j++)
                if (e + j < a.n) x[j] = ((const S *)a.in)[e + j];
        vec<unsigned char, N> mask;
#pragma unroll
        for (int half = 0; half < 2; half++) {
            const philox_words w = philox_draw4(seed, thread, offset + (u64)(round * N + half * 4));
            const u32 word[4] = {w.x, w.y, w.z, w.w};
#pragma unroll
            for (int j = 0; j < 4; j++) {
                const bool keep = word[j] < a.threshold;
                const int k = half * 4 + j;
                mask.v[k] = keep;
                x[k] = to<S>::from(as<C>::from(x[k]) * (keep ? scale : (C)0));
            }
        }
        if (whole) {
            ((eight<S> *)a.out)[unit] = x;
            ((vec<unsigned char, N> *)a.mask)[unit] = mask;
        } else
#pragma unroll
            for (int j = 0; j < N; j++)
                if (e + j < a.n) {
                    ((S *)a.out)[e + j] = x[j];
                    ((unsigned char *)a.mask)[e + j] = mask.v[j];
                }
    }
    random_advance(a.state, (u64)a.rounds * N);
}
struct back_args {
    void *out;
    const void *grad, *mask;
    i64 n;
    double scale;
};
template <typename S> __device__ __forceinline__ void dropout_back(const back_args &a) {
    typedef typename compute_of<S>::type C;
    const i64 unit = (i64)blockIdx.x * BLOCK + threadIdx.x, e = unit * N;
    const C scale = (C)a.scale;
    if (e >= a.n) return;
    const bool aligned = (((u64)a.out | (u64)a.grad) & 15) == 0 && ((u64)a.mask & 7) == 0;
    if (e + N <= a.n && aligned) {
        eight<S> g = ((const eight<S> *)a.grad)[unit];
        const vec<unsigned char, N> m = ((const vec<unsigned char, N> *)a.mask)[unit];
#pragma unroll
        for (int j = 0; j < N; j++) g[j] = to<S>::from(as<C>::from(g[j]) * (m.v[j] ? scale : (C)0));
        ((eight<S> *)a.out)[unit] = g;
    } else
        for (i64 i = e; i < e + N && i < a.n; i++) ((S *)a.out)[i] = to<S>::from(as<C>::from(((const S *)a.grad)[i]) * (((const unsigned char *)a.mask)[i] ? scale : (C)0));
}
#define KERNELS(t, S)                                                                                                              \
    extern "C" __global__ void __launch_bounds__(BLOCK) dropout_forward_##t(const __grid_constant__ dropout_args a) { dropout<S>(a); } \
    extern "C" __global__ void __launch_bounds__(BLOCK) dropout_back_##t(const __grid_constant__ back_args a) { dropout_back<S>(a); }
KERNELS(f32, float)
KERNELS(f16, f16)
KERNELS(bf16, bf16)
KERNELS(f64, double)
