/* dot.cu - the inner product of two vectors of any strides.
 *
 *   dot_<type>        the sum of each block, or with one block the result
 *   dot_join_<type>   their sum
 *
 * Shapes and addresses decide in which order terms are added, so a result is the same every time. Halves are added up in float. */
#include "cuda/kernels/dot_args.h"
#include "cuda/kernels/rows.cuh"

/* The sum of all threads of a block, for thread 0. */
template <typename T> __device__ __forceinline__ T dot_of_block(T v) {
    __shared__ T of_warp[DOT_BLOCK / 32];
#pragma unroll
    for (int delta = 16; delta > 0; delta /= 2) v += __shfl_down_sync(0xffffffffu, v, delta);
    if (threadIdx.x % 32 == 0) of_warp[threadIdx.x / 32] = v;
    __syncthreads();
    if (threadIdx.x == 0)
        for (int w = 1; w < DOT_BLOCK / 32; w++) v += of_warp[w];
    return v;
}

/* So many elements, or vectors, of each are on their way at once. */
enum { DEEP = 4 };
/* Of two contiguous ones, vectors of 16 bytes. SHIFTED: the second does not lie as the first does. */
template <typename S, typename T, bool SHIFTED>
__device__ __forceinline__ void dot_vectors(const line_vectors<S> &x, const beside &y, i64 me, i64 threads,
                                            T (&sum)[DEEP]) {
    constexpr int N = 16 / sizeof(S);
    const uint4 none = make_uint4(0, 0, 0, 0);
    for (i64 first = x.begin + me; first < x.end; first += DEEP * threads) {
        uint4 p[DEEP], q[DEEP], next[SHIFTED ? DEEP : 1];
#pragma unroll
        for (int u = 0; u < DEEP; u++) {
            const i64 at = first + u * threads;
            const bool there = at < x.end;
            p[u] = there ? x.from[at] : none;
            q[u] = there ? y.from[at] : none;
            if (SHIFTED) next[u] = there ? y.from[at + 1] : none;
        }
#pragma unroll
        for (int u = 0; u < DEEP; u++) {
            if (first + u * threads >= x.end) break;
            T e[N], f[N];
            unpack_words<S>(p[u], e);
            unpack_words<S>(SHIFTED ? shifted(q[u], next[SHIFTED ? u : 0], y.shift) : q[u], f);
#pragma unroll
            for (int j = 0; j < N; j++) sum[u] = fma(e[j], f[j], sum[u]);
        }
    }
}
template <typename S> __device__ __forceinline__ void dot_sum(const dot_args &a) {
    typedef typename compute_of<S>::type T;
    const S *const x = (const S *)a.x, *const y = (const S *)a.y;
    const i64 me = (i64)blockIdx.x * DOT_BLOCK + threadIdx.x, threads = (i64)gridDim.x * DOT_BLOCK;
    T sum[DEEP] = {};
    if (a.contiguous) {
        const line_vectors<S> line(x, a.n);
        const beside other(y, line);
        const i64 single = line.single((int)min(me, (i64)DOT_BLOCK));
        if (single < a.n) sum[0] = as<T>::from(x[single]) * as<T>::from(y[single]);
        if (other.shift)
            dot_vectors<S, T, true>(line, other, me, threads, sum);
        else
            dot_vectors<S, T, false>(line, other, me, threads, sum);
    } else
        for (i64 first = me; first < a.n; first += DEEP * threads) {
            T e[DEEP], f[DEEP];
#pragma unroll
            for (int u = 0; u < DEEP; u++) {
                const i64 at = first + u * threads;
                e[u] = at < a.n ? as<T>::from(x[at * a.step_x]) : (T)0;
                f[u] = at < a.n ? as<T>::from(y[at * a.step_y]) : (T)0;
            }
#pragma unroll
            for (int u = 0; u < DEEP; u++) sum[u] = fma(e[u], f[u], sum[u]);
        }
    const T total = dot_of_block((sum[0] + sum[1]) + (sum[2] + sum[3]));
    if (threadIdx.x) return;
    if (gridDim.x == 1)
        *(S *)a.to = to<S>::from(total);
    else
        ((T *)a.to)[blockIdx.x] = total;
}
template <typename S> __device__ __forceinline__ void dot_join(const dot_join_args &a) {
    typedef typename compute_of<S>::type T;
    T sum = 0;
    for (int k = threadIdx.x; k < a.count; k += DOT_BLOCK) sum += ((const T *)a.parts)[k];
    sum = dot_of_block(sum);
    if (threadIdx.x == 0) *(S *)a.out = to<S>::from(sum);
}
#define DOT(type, S)                                                                                                   \
    extern "C" __global__ void __launch_bounds__(DOT_BLOCK) dot_##type(const __grid_constant__ dot_args a) {           \
        kernel_begin();                                                                                                \
        dot_sum<S>(a);                                                                                                 \
    }                                                                                                                  \
    extern "C" __global__ void __launch_bounds__(DOT_BLOCK) dot_join_##type(const __grid_constant__ dot_join_args a) { \
        kernel_begin();                                                                                                \
        dot_join<S>(a);                                                                                                \
    }
DOT(f16, f16)
DOT(bf16, bf16)
DOT(f32, float)
DOT(f64, double)
