/* softmaxwhole.cu - softmax along a last dimension of 16, 32 or 64 bytes that begins at multiples of 16, forward and backward: a thread has a row.
 *
 *   softmaxwhole_<log_><back_><vectors of a row>_<type>
 *
 * A warp reads and writes its 32 rows as they lie, so that threads beside each other have vectors beside each other; in between threads exchange
 * them, so that each has all of a row. Sums are made in the order of softmaxshort.cu, which takes all other short rows. */
#include "cuda/kernels/softmax.cuh"

/* The transpose of a square of V x V vectors, which V neighbouring threads have V each of. Doing it again undoes it. */
template <int V> __device__ __forceinline__ void exchange(uint4 (&w)[V]) {
#pragma unroll
    for (int d = V / 2; d > 0; d /= 2) {
        const bool high = threadIdx.x & d;
#pragma unroll
        for (int u = 0; u < V; u++) {
            if (u & d) continue;
            uint4 give = high ? w[u] : w[u | d];
            give.x = __shfl_xor_sync(0xffffffffu, give.x, d);
            give.y = __shfl_xor_sync(0xffffffffu, give.y, d);
            give.z = __shfl_xor_sync(0xffffffffu, give.z, d);
            give.w = __shfl_xor_sync(0xffffffffu, give.w, d);
            if (high)
                w[u] = give;
            else
                w[u | d] = give;
        }
    }
}
/* Vector u of a thread among all, before threads have exchanged them. */
template <int V> __device__ __forceinline__ i64 place_of(int u) {
    const i64 warp = ((i64)blockIdx.x * FEW_BLOCK + threadIdx.x) / 32;
    return warp * 32 * V + u * 32 + (threadIdx.x & 31);
}
template <typename S, int V, typename C>
__device__ __forceinline__ void read_row(const softmax_args &a, const void *from, C (&x)[V * (16 / sizeof(S))]) {
    constexpr int N = 16 / sizeof(S);
    uint4 w[V];
#pragma unroll
    for (int u = 0; u < V; u++) {
        const i64 at = place_of<V>(u);
        w[u] = at < a.rows * V ? ((const uint4 *)from)[at] : make_uint4(0, 0, 0, 0);
    }
    exchange(w);
#pragma unroll
    for (int u = 0; u < V; u++) {
        C some[N];
        unpack_words<S>(w[u], some);
#pragma unroll
        for (int j = 0; j < N; j++) x[u * N + j] = some[j];
    }
}
template <typename S, int V, typename C>
__device__ __forceinline__ void write_row(const softmax_args &a, const C (&x)[V * (16 / sizeof(S))]) {
    constexpr int N = 16 / sizeof(S);
    uint4 w[V];
#pragma unroll
    for (int u = 0; u < V; u++) {
        vec<S, N> some;
#pragma unroll
        for (int j = 0; j < N; j++) some.v[j] = to<S>::from(x[u * N + j]);
        memcpy(&w[u], &some, 16);
    }
    exchange(w);
#pragma unroll
    for (int u = 0; u < V; u++) {
        const i64 at = place_of<V>(u);
        if (at < a.rows * V) store16((uint4 *)a.out + at, w[u]);
    }
}
/* Threads that have a row together in softmaxshort.cu: each sums up its elements, which alternate. */
template <int K> struct sharing {
    enum { LANES = K > SOFTMAX_OF_ONE_THREAD ? 2 : 1 };
};

template <typename S, int V, bool LOG> __device__ __forceinline__ void softmax_whole(const softmax_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int K = V * (16 / sizeof(S));
    constexpr int LANES = sharing<K>::LANES;
    C x[K], e[K], most = MINUS_INFINITY(C), part[LANES] = {};
    read_row<S, V>(a, a.in, x);
#pragma unroll
    for (int k = 0; k < K; k++) most = larger(most, x[k]);
#pragma unroll
    for (int k = 0; k < K; k++) part[k % LANES] += e[k] = exp_for<S>(x[k] - most);
    const C sum = LANES == 2 ? part[0] + part[LANES - 1] : part[0], by = LOG ? log_of(sum) : 1 / sum;
#pragma unroll
    for (int k = 0; k < K; k++) x[k] = LOG ? x[k] - most - by : e[k] * by;
    write_row<S, V>(a, x);
}
/* in is the output of forward. */
template <typename S, int V, bool LOG> __device__ __forceinline__ void backward_whole(const softmax_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int K = V * (16 / sizeof(S)), LANES = sharing<K>::LANES;
    C y[K], g[K], part[LANES] = {};
    read_row<S, V>(a, a.in, y);
    read_row<S, V>(a, a.grad, g);
#pragma unroll
    for (int k = 0; k < K; k++) part[k % LANES] += LOG ? g[k] : g[k] * y[k];
    const C sum = LANES == 2 ? part[0] + part[LANES - 1] : part[0];
#pragma unroll
    for (int k = 0; k < K; k++) g[k] = LOG ? g[k] - exp_for<S>(y[k]) * sum : y[k] * (g[k] - sum);
    write_row<S, V>(a, g);
}

#define KERNEL(name, ...)                                                                                  \
    extern "C" __global__ void __launch_bounds__(FEW_BLOCK) name(const __grid_constant__ softmax_args a) { \
        kernel_begin();                                                                                    \
        __VA_ARGS__(a);                                                                                    \
    }
#define COMMA ,
#define WHOLE(vectors, t, S)                                                               \
    KERNEL(softmaxwhole_##vectors##_##t, softmax_whole<S COMMA vectors COMMA false>)       \
    KERNEL(softmaxwhole_log_##vectors##_##t, softmax_whole<S COMMA vectors COMMA true>)    \
    KERNEL(softmaxwhole_back_##vectors##_##t, backward_whole<S COMMA vectors COMMA false>) \
    KERNEL(softmaxwhole_log_back_##vectors##_##t, backward_whole<S COMMA vectors COMMA true>)
#define OF_TYPE(t, S) WHOLE(1, t, S) WHOLE(2, t, S) WHOLE(4, t, S)
SOFTMAX_DTYPES(OF_TYPE)
