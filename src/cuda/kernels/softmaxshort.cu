/* softmaxshort.cu - softmax along a last dimension of few elements, forward and backward.
 *
 *   softmaxshort_<log_><back_><types>   a block has many rows, which lie one after the other: they are read as one run of vectors into shared
 *                                       memory, `lanes` threads work on each, and the results are written as one run again
 *
 * So the memory sees whole vectors whatever the length of a row is. In shared memory rows are `stride` apart, such that threads of a warp
 * meet different banks. */
#include "cuda/kernels/softmax.cuh"

extern __shared__ __align__(16) unsigned char softmax_memory[];

/* The run of `count` elements from `from` on, into rows of shared memory. */
template <typename S, typename C>
__device__ __forceinline__ void gather_rows(C *tile, const S *from, int count, int n, int stride) {
    constexpr int N = 16 / sizeof(S);
    const row_span<S> span(from, count);
    for (int v = threadIdx.x; v < (int)span.vectors(); v += SOFTMAX_BLOCK) {
        C x[N];
        span.load((i64)v, x, (C)0);
        int e = (int)span.first(v), row = e < 0 ? 0 : (int)((u32)e / (u32)n), column = e - row * n;
#pragma unroll
        for (int j = 0; j < N; j++, e++, column++) {
            if (column == n) column = 0, row++;
            if (e >= 0 && e < count) tile[row * stride + column] = x[j];
        }
    }
}
/* And back, in vectors that lie as those of a run of S do. */
template <typename S, typename SO, typename C>
__device__ __forceinline__ void scatter_rows(SO *out, const C *tile, int count, int n, int stride) {
    constexpr int N = 16 / sizeof(S);
    const int shift = (int)(((u64)out & (N * sizeof(SO) - 1)) / sizeof(SO));
    for (int v = threadIdx.x; v * N < count + shift; v += SOFTMAX_BLOCK) {
        C x[N];
        int e = v * N - shift, row = e < 0 ? 0 : (int)((u32)e / (u32)n), column = e - row * n;
        const int first = e;
#pragma unroll
        for (int j = 0; j < N; j++, e++, column++) {
            if (column == n) column = 0, row++;
            x[j] = e >= 0 && e < count ? tile[row * stride + column] : (C)0;
        }
        store_span(out, (i64)first, (i64)count, x);
    }
}
template <typename J, typename C> __device__ __forceinline__ C join_few(C v, int lanes) {
    for (int delta = lanes / 2; delta > 0; delta /= 2) v = J::of(v, __shfl_xor_sync(0xffffffffu, v, delta));
    return v;
}

template <typename SI, typename SO, bool LOG> __device__ __forceinline__ void softmax_short(const softmax_args &a) {
    typedef typename compute_of<SI>::type C;
    C *const tile = (C *)softmax_memory;
    const i64 first = (i64)blockIdx.x * a.per_block;
    const int rows = (int)min((i64)a.per_block, a.rows - first), count = rows * (int)a.n,
              lane = threadIdx.x & (a.lanes - 1);
    gather_rows(tile, (const SI *)a.in + first * a.n, count, (int)a.n, a.stride);
    __syncthreads();
    for (int begin = 0; begin < rows; begin += SOFTMAX_BLOCK / a.lanes) {
        const int row = begin + (int)threadIdx.x / a.lanes,
                  n = row < rows ? (int)a.n : 0; /* all threads of a warp come along */
        C *const x = tile + row * a.stride;
        C most = MINUS_INFINITY(C), sum = 0;
        for (int k = lane; k < n; k += a.lanes) most = larger(most, x[k]);
        most = join_few<join_max>(most, a.lanes);
        for (int k = lane; k < n; k += a.lanes) {
            const C e = exp_for<SO>(x[k] - most);
            sum += e;
            if (!LOG) x[k] = e;
        }
        sum = join_few<join_sum>(sum, a.lanes);
        const C by = LOG ? log_of(sum) : 1 / sum;
        for (int k = lane; k < n; k += a.lanes) x[k] = LOG ? x[k] - most - by : x[k] * by;
    }
    __syncthreads();
    scatter_rows<SI>((SO *)a.out + first * a.n, tile, count, (int)a.n, a.stride);
}
/* in is the output of forward. */
template <typename S, bool LOG> __device__ __forceinline__ void backward_short(const softmax_args &a) {
    typedef typename compute_of<S>::type C;
    C *const values = (C *)softmax_memory, *const grads = values + (i64)a.per_block * a.stride;
    const i64 first = (i64)blockIdx.x * a.per_block;
    const int rows = (int)min((i64)a.per_block, a.rows - first), count = rows * (int)a.n,
              lane = threadIdx.x & (a.lanes - 1);
    gather_rows(values, (const S *)a.in + first * a.n, count, (int)a.n, a.stride);
    gather_rows(grads, (const S *)a.grad + first * a.n, count, (int)a.n, a.stride);
    __syncthreads();
    for (int begin = 0; begin < rows; begin += SOFTMAX_BLOCK / a.lanes) {
        const int row = begin + (int)threadIdx.x / a.lanes, n = row < rows ? (int)a.n : 0;
        const C *const y = values + row * a.stride;
        C *const g = grads + row * a.stride;
        C sum = 0;
        for (int k = lane; k < n; k += a.lanes) sum += LOG ? g[k] : g[k] * y[k];
        sum = join_few<join_sum>(sum, a.lanes);
        for (int k = lane; k < n; k += a.lanes) g[k] = LOG ? g[k] - exp_for<S>(y[k]) * sum : y[k] * (g[k] - sum);
    }
    __syncthreads();
    scatter_rows<S>((S *)a.out + first * a.n, grads, count, (int)a.n, a.stride);
}

#define KERNEL(name, ...)                                                                                      \
    extern "C" __global__ void __launch_bounds__(SOFTMAX_BLOCK) name(const __grid_constant__ softmax_args a) { \
        __VA_ARGS__(a);                                                                                        \
    }
#define COMMA ,
#define FORWARD(t, SI, SO)                                           \
    KERNEL(softmaxshort_##t, softmax_short<SI COMMA SO COMMA false>) \
    KERNEL(softmaxshort_log_##t, softmax_short<SI COMMA SO COMMA true>)
FORWARD(f32, float, float)
FORWARD(f16, f16, f16)
FORWARD(bf16, bf16, bf16)
FORWARD(f64, double, double)
FORWARD(f16_f32, f16, float)
FORWARD(bf16_f32, bf16, float)
#define BACKWARD(t, S)                                           \
    KERNEL(softmaxshort_back_##t, backward_short<S COMMA false>) \
    KERNEL(softmaxshort_log_back_##t, backward_short<S COMMA true>)
BACKWARD(f32, float)
BACKWARD(f16, f16)
BACKWARD(bf16, bf16)
BACKWARD(f64, double)
