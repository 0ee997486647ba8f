/* dropout.cu - zero elements at random and scale the others; and the gradient of that.
 *
 * Which elements stay is PyTorch's choice, number for number. There, as many threads as the device holds walk over the tensor,
 * and thread t draws from Philox subsequence t. Where the tensor is whole vectors of V elements (V by alignment and length, see
 * cuda/kernels/dropout.c), the thread's r-th step is vector r * subsequences + t, and it takes V of the four numbers of a Philox block,
 * or of two blocks; else its r-th step is four elements that lie a whole grid apart. Philox needs no state, so here any thread
 * may carry out any step, or those of several subsequences, and the launch has the shape that suits the memory. A number below the probability, compared as
 * floats, is a word below a threshold: the host finds the threshold, and nothing is converted. */
#include "cuda/kernels/aside.cuh"
#include "cuda/kernels/dropout_args.h"
#include "cuda/kernels/random.cuh"

enum { N = UNIT };
template <typename S> struct compute_of { typedef float type; };
template <> struct compute_of<double> { typedef double type; };

/* A block takes AT_ONCE steps of its subsequences: few blocks queue for the generator's ticket, and all their vectors are on
 * the way before the state is asked for. */
template <typename S, int V> __device__ __forceinline__ void dropout(const dropout_args &a) {
    typedef typename compute_of<S>::type C;
    typedef vec<S, V> vector;
    constexpr int WORDS = V < 4 ? 4 : V;
    const i64 t = (i64)blockIdx.x * WIDE_BLOCK + threadIdx.x, units = a.n / V,
              first = (i64)blockIdx.y * AT_ONCE * a.subsequences + t;
    vector x[AT_ONCE];
#pragma unroll
    for (int j = 0; j < AT_ONCE; j++)
        if (first + j * a.subsequences < units) x[j] = load_vec<vector>(a.in, first + j * a.subsequences);
    const random_draw d = random_begin(a.state);
    const C scale = (C)a.scale;
    const u32 keep = a.keep;
    const u64 block = d.offset / 4 + (u64)blockIdx.y * (AT_ONCE * (WORDS / 4));
#pragma unroll
    for (int j = 0; j < AT_ONCE; j++) {
        const i64 unit = first + j * a.subsequences;
        if (unit >= units) break;
        u32 w[WORDS];
#pragma unroll
        for (int b = 0; b < WORDS / 4; b++) {
            const philox_words p = philox_block(d.seed, (u64)t, block + (u64)(j * (WORDS / 4) + b));
            w[4 * b] = p.x, w[4 * b + 1] = p.y, w[4 * b + 2] = p.z, w[4 * b + 3] = p.w;
        }
        C y[V];
        union {
            vec<unsigned char, V> v;
            u32 w[V < 4 ? 1 : V / 4];
        } mask;
        unpack_all(x[j], y);
#pragma unroll
        for (int k = 0; k < V; k++) y[k] *= w[k] < keep ? scale : (C)0;
        if constexpr (V >= 4) {
#pragma unroll
            for (int q = 0; q < V / 4; q++)
                mask.w[q] = (w[4 * q] < keep ? 1u : 0u) | (w[4 * q + 1] < keep ? 0x100u : 0u) |
                            (w[4 * q + 2] < keep ? 0x10000u : 0u) | (w[4 * q + 3] < keep ? 0x1000000u : 0u);
        } else
#pragma unroll
            for (int k = 0; k < V; k++) mask.v.v[k] = w[k] < keep;
        store_all<S, V, C>(a.out, unit, y);
        store_vec(a.mask, unit, mask.v);
    }
    random_end(a.state, d, a.used);
}
/* Steps of four elements that lie a whole grid apart, in the order of memory: a thread has V neighbouring subsequences, whose elements are vectors of
 * the result, and of the input wherever that begins. What is beyond the end is not read. */
template <typename S> __device__ __forceinline__ void dropout_across(const dropout_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int V = 16 / sizeof(S);
    const i64 t = ((i64)blockIdx.x * WIDE_BLOCK + threadIdx.x) * V;
    const bool mine = t < a.subsequences;
    aside<S, V> x[2]; /* on their way: of this element of the step and of the next */
    auto place = [&](i64 r, int k) { return (r * 4 + k) * a.subsequences + t; };
    auto fetch = [&](aside<S, V> &to, i64 at) {
        if (at < a.n) to.read_some((const S *)a.in + at, (int)min((i64)V, a.n - at));
    };
    if (mine) fetch(x[0], place(blockIdx.y, 0)), fetch(x[1], place(blockIdx.y, 1));
    const random_draw d = random_begin(a.state);
    const C scale = (C)a.scale;
    for (i64 r = blockIdx.y; mine && r < a.rounds; r += gridDim.y) {
        u32 stay = 0; /* bit k * V + j: of the j-th subsequence the k-th element */
#pragma unroll 1
        for (int j = 0; j < V; j++) {
            const philox_words p = philox_block(d.seed, (u64)(t + j), d.offset / 4 + (u64)r);
            stay |= ((p.x < a.keep ? 1u : 0u) | (p.y < a.keep ? 1u << V : 0u) | (p.z < a.keep ? 1u << 2 * V : 0u) |
                     (p.w < a.keep ? 1u << 3 * V : 0u))
                    << j;
        }
#pragma unroll 1
        for (int k = 0; k < 4; k++, stay >>= V) {
            const i64 at = place(r, k);
            const int count = (int)min((i64)V, a.n - at);
            const auto words = x[0].whole();
            x[0] = x[1];
            fetch(x[1], k < 2 ? place(r, k + 2) : place(r + gridDim.y, k - 2));
            vec<S, V> v;
            memcpy(&v, &words, sizeof v);
            C y[V];
            unpack_all(v, y);
            vec<unsigned char, V> mask;
#pragma unroll
            for (int j = 0; j < V; j++) {
                mask.v[j] = stay >> j & 1;
                y[j] *= mask.v[j] ? scale : (C)0;
            }
            if (count == V) {
                store_all<S, V, C>(a.out, at / V, y);
                store_vec(a.mask, at / V, mask);
            } else
#pragma unroll
                for (int j = 0; j < V; j++)
                    if (j < count)
                        ((S *)a.out)[at + j] = to<S>::from(y[j]), ((unsigned char *)a.mask)[at + j] = mask.v[j];
        }
    }
    random_end(a.state, d, a.used);
}
/* Element by element, in the order of indices, whatever the strides. */
template <typename S> __device__ __forceinline__ void dropout_scattered(const dropout_args &a) {
    typedef typename compute_of<S>::type C;
    const i64 t = (i64)blockIdx.x * BLOCK + threadIdx.x;
    const bool mine = t < a.subsequences;
    i64 r = blockIdx.y, to_at[4];
    S x[4];
    auto fetch = [&]() { /* all of a step, before any of it is written */
#pragma unroll
                         for (int k = 0; k < 4; k++) {
                             const i64 i = (r * 4 + k) * a.subsequences + t;
                             if (i >= a.n) continue;
                             i64 at[2];
                             offsets_of(a.g, i, at);
                             x[k] = *(const S *)((const char *)a.in + at[0]);
                             to_at[k] = at[1];
                         }
    };
    if (mine) fetch();
    const random_draw d = random_begin(a.state);
    while (mine) {
        const philox_words p = philox_block(d.seed, (u64)t, d.offset / 4 + (u64)r);
        const u32 w[4] = {p.x, p.y, p.z, p.w};
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if ((r * 4 + k) * a.subsequences + t >= a.n) continue;
            const bool stays = w[k] < a.keep;
            *(S *)((char *)a.out + to_at[k]) = to<S>::from(as<C>::from(x[k]) * (stays ? (C)a.scale : (C)0));
            ((unsigned char *)a.mask)[to_at[k] / (i64)sizeof(S)] = stays;
        }
        r += gridDim.y;
        if (r >= a.rounds) break;
        fetch();
    }
    random_end(a.state, d, a.used);
}
template <typename S> __device__ __forceinline__ void dropout_back(const back_args &a) {
    typedef typename compute_of<S>::type C;
    const i64 unit = (i64)blockIdx.x * BLOCK + threadIdx.x, e = unit * N;
    const C scale = (C)a.scale;
    if (e >= a.n) return;
    const bool aligned = ((u64)a.out & 15) == 0 && ((u64)a.mask & 7) == 0, plain = ((u64)a.grad & 15) == 0;
    if (e + N <= a.n && aligned) {
        constexpr int M = 16 / sizeof(S), P = N / M;
        vec<S, M> g[P];
#pragma unroll
        for (int p = 0; p < P; p++)
            if (plain)
                g[p] = ((const vec<S, M> *)a.grad)[unit * P + p];
            else {
                aside<S, M> found;
                found.read((const S *)a.grad + e + p * M);
                const auto words = found.whole();
                memcpy(&g[p], &words, sizeof words);
            }
        const vec<unsigned char, N> m = ((const vec<unsigned char, N> *)a.mask)[unit];
#pragma unroll
        for (int p = 0; p < P; p++) {
#pragma unroll
            for (int j = 0; j < M; j++)
                g[p].v[j] = to<S>::from(as<C>::from(g[p].v[j]) * (m.v[p * M + j] ? scale : (C)0));
            ((vec<S, M> *)a.out)[unit * P + p] = g[p];
        }
    } else
        for (i64 i = e; i < e + N && i < a.n; i++)
            ((S *)a.out)[i] =
                to<S>::from(as<C>::from(((const S *)a.grad)[i]) * (((const unsigned char *)a.mask)[i] ? scale : (C)0));
}
#define FORWARD(name, S, V)                                                                                    \
    extern "C" __global__ void __launch_bounds__(WIDE_BLOCK, 4) name(const __grid_constant__ dropout_args a) { \
        kernel_begin();                                                                                        \
        dropout<S, V>(a);                                                                                      \
    }
#define KERNELS(t, S)                                                                                           \
    FORWARD(dropout_forward_2_##t, S, 2)                                                                        \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                         \
        dropout_forward_1_##t(const __grid_constant__ dropout_args a) {                                         \
        kernel_begin();                                                                                         \
        dropout_scattered<S>(a);                                                                                \
    }                                                                                                           \
    extern "C" __global__ void __launch_bounds__(WIDE_BLOCK, 4)                                                 \
        dropout_forward_across_##t(const __grid_constant__ dropout_args a) {                                    \
        kernel_begin();                                                                                         \
        dropout_across<S>(a);                                                                                   \
    }                                                                                                           \
    extern "C" __global__ void __launch_bounds__(BLOCK) dropout_back_##t(const __grid_constant__ back_args a) { \
        kernel_begin();                                                                                         \
        dropout_back<S>(a);                                                                                     \
    }
KERNELS(f16, f16)
KERNELS(bf16, bf16)
KERNELS(f32, float)
KERNELS(f64, double)
FORWARD(dropout_forward_4_f16, f16, 4)
FORWARD(dropout_forward_4_bf16, bf16, 4)
FORWARD(dropout_forward_4_f32, float, 4)
FORWARD(dropout_forward_8_f16, f16, 8)
FORWARD(dropout_forward_8_bf16, bf16, 8)
