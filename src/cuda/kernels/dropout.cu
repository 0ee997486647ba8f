/* dropout.cu - zero elements at random and scale the others; and the gradient of that.
 *
 * A thread takes 16 elements at a time, in units of 4 or 8 neighbours, and draws two blocks of four words of its Philox
 * subsequence for them: 16 bits for each element. The element stays if they are below the upper half of keep * 2^32; if they
 * are equal to it, 16 more bits decide, so that the probability is exact to 2^-32 at half the work. */
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
template <typename S> struct compute_of { typedef float type; };
template <> struct compute_of<double> { typedef double type; };
template <typename S> struct unit_of { static constexpr int elements = sizeof(S) == 2 ? 8 : 4, count = 16 / elements; };

template <typename S> __device__ __forceinline__ void dropout(const dropout_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int N = unit_of<S>::elements, U = unit_of<S>::count;
    typedef vec<S, N> V;
    const u64 seed = a.state->seed, block = a.state->offset / 4, thread = (u64)blockIdx.x * BLOCK + threadIdx.x;
    const i64 step = (i64)gridDim.x * BLOCK;
    const C scale = (C)a.scale;
    const u32 high = (u32)(a.threshold >> 16), low = (u32)(a.threshold & 0xffff);
    for (i64 round = 0; round < a.rounds; round++) {
        const i64 first = round * U * step + (i64)thread;
        V x[U];
#pragma unroll
        for (int u = 0; u < U; u++) {
            const i64 unit = first + u * step;
            if ((unit + 1) * N <= a.n) x[u] = ((const V *)a.in)[unit];
            else
#pragma unroll
                for (int j = 0; j < N; j++)
                    if (unit * N + j < a.n) x[u].v[j] = ((const S *)a.in)[unit * N + j];
        }
        /* 16 bits for each of 16 elements; where they alone do not tell, 16 more from a subsequence of their own. */
        u32 word[8], keep = 0, tie = 0;
#pragma unroll
        for (int half = 0; half < 2; half++) {
            const philox_words w = philox_block(seed, thread, block + (u64)(round * 2 + half));
            word[half * 4] = w.x, word[half * 4 + 1] = w.y, word[half * 4 + 2] = w.z, word[half * 4 + 3] = w.w;
        }
#pragma unroll
        for (int q = 0; q < 16; q++) {
            const u32 bits = q & 1 ? word[q / 2] >> 16 : word[q / 2] & 0xffff;
            keep |= (u32)(bits < high) << q;
            tie |= (u32)(bits == high) << q;
        }
        while (tie) {
            const int q = __ffs(tie) - 1;
            const philox_words w = philox_block(seed, thread | 1ull << 63, block + (u64)(round * 2 + q / 8));
            const int k = q % 8 / 2;
            const u32 more = k == 0 ? w.x : k == 1 ? w.y : k == 2 ? w.z : w.w;
            keep |= (u32)((q & 1 ? more >> 16 : more & 0xffff) < low) << q;
            tie &= tie - 1;
        }
#pragma unroll
        for (int u = 0; u < U; u++) {
            const i64 unit = first + u * step;
            if (unit * N >= a.n) break;
            vec<unsigned char, N> mask;
#pragma unroll
            for (int j = 0; j < N; j++) {
                const bool stays = keep >> (u * N + j) & 1;
                mask.v[j] = stays;
                x[u].v[j] = to<S>::from(as<C>::from(x[u].v[j]) * (stays ? scale : (C)0));
            }
            if ((unit + 1) * N <= a.n) {
                ((V *)a.out)[unit] = x[u];
                ((vec<unsigned char, N> *)a.mask)[unit] = mask;
            } else
#pragma unroll
                for (int j = 0; j < N; j++)
                    if (unit * N + j < a.n) {
                        ((S *)a.out)[unit * N + j] = x[u].v[j];
                        ((unsigned char *)a.mask)[unit * N + j] = mask.v[j];
                    }
        }
    }
    random_advance(a.state, (u64)a.rounds * 8);
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
        constexpr int M = 16 / sizeof(S), P = N / M;
        vec<S, M> g[P];
#pragma unroll
        for (int p = 0; p < P; p++) g[p] = ((const vec<S, M> *)a.grad)[unit * P + p];
        const vec<unsigned char, N> m = ((const vec<unsigned char, N> *)a.mask)[unit];
#pragma unroll
        for (int p = 0; p < P; p++) {
#pragma unroll
            for (int j = 0; j < M; j++) g[p].v[j] = to<S>::from(as<C>::from(g[p].v[j]) * (m.v[p * M + j] ? scale : (C)0));
            ((vec<S, M> *)a.out)[unit * P + p] = g[p];
        }
    } else
        for (i64 i = e; i < e + N && i < a.n; i++) ((S *)a.out)[i] = to<S>::from(as<C>::from(((const S *)a.grad)[i]) * (((const unsigned char *)a.mask)[i] ? scale : (C)0));
}
#define KERNELS(t, S)                                                                                                              \
    extern "C" __global__ void __launch_bounds__(BLOCK, 4) dropout_forward_##t(const __grid_constant__ dropout_args a) { dropout<S>(a); } \
    extern "C" __global__ void __launch_bounds__(BLOCK) dropout_back_##t(const __grid_constant__ back_args a) { dropout_back<S>(a); }
KERNELS(f32, float)
KERNELS(f16, f16)
KERNELS(bf16, bf16)
KERNELS(f64, double)
