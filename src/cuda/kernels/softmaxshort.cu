/* softmaxshort.cu - softmax along a last dimension of few elements, forward and backward (fewrows.cuh).
 *
 *   softmaxshort_<log_><back_><types> */
#include "cuda/kernels/fewrows.cuh"
#include "cuda/kernels/softmax.cuh"

template <typename SI, typename SO, bool LOG> __device__ __forceinline__ void softmax_short(const softmax_args &a) {
    typedef typename compute_of<SI>::type C;
    C *const tile = (C *)few_memory;
    const i64 first = (i64)blockIdx.x * a.few.per_block;
    const int rows = (int)min((i64)a.few.per_block, a.rows - first), count = rows * (int)a.n,
              lane = threadIdx.x & (a.few.lanes - 1);
    gather_rows(tile, (const SI *)a.in + first * a.n, count, (int)a.n, a.few.stride);
    __syncthreads();
    for (int begin = 0; begin < rows; begin += FEW_BLOCK / a.few.lanes) {
        const int row = begin + (int)threadIdx.x / a.few.lanes,
                  n = row < rows ? (int)a.n : 0; /* all threads of a warp come along */
        C *const x = tile + row * a.few.stride;
        C most = MINUS_INFINITY(C), sum = 0;
        for (int k = lane; k < n; k += a.few.lanes) most = larger(most, x[k]);
        most = join_few<join_max>(most, a.few.lanes);
        for (int k = lane; k < n; k += a.few.lanes) {
            const C e = exp_for<SO>(x[k] - most);
            sum += e;
            if (!LOG) x[k] = e;
        }
        sum = join_few<join_sum>(sum, a.few.lanes);
        const C by = LOG ? log_of(sum) : 1 / sum;
        for (int k = lane; k < n; k += a.few.lanes) x[k] = LOG ? x[k] - most - by : x[k] * by;
    }
    __syncthreads();
    scatter_rows<SI>((SO *)a.out + first * a.n, tile, count, (int)a.n, a.few.stride);
}
/* in is the output of forward. */
template <typename S, bool LOG> __device__ __forceinline__ void backward_short(const softmax_args &a) {
    typedef typename compute_of<S>::type C;
    C *const values = (C *)few_memory, *const grads = values + (i64)a.few.per_block * a.few.stride;
    const i64 first = (i64)blockIdx.x * a.few.per_block;
    const int rows = (int)min((i64)a.few.per_block, a.rows - first), count = rows * (int)a.n,
              lane = threadIdx.x & (a.few.lanes - 1);
    gather_rows(values, (const S *)a.in + first * a.n, count, (int)a.n, a.few.stride);
    gather_rows(grads, (const S *)a.grad + first * a.n, count, (int)a.n, a.few.stride);
    __syncthreads();
    for (int begin = 0; begin < rows; begin += FEW_BLOCK / a.few.lanes) {
        const int row = begin + (int)threadIdx.x / a.few.lanes, n = row < rows ? (int)a.n : 0;
        const C *const y = values + row * a.few.stride;
        C *const g = grads + row * a.few.stride;
        C sum = 0;
        for (int k = lane; k < n; k += a.few.lanes) sum += LOG ? g[k] : g[k] * y[k];
        sum = join_few<join_sum>(sum, a.few.lanes);
        for (int k = lane; k < n; k += a.few.lanes) g[k] = LOG ? g[k] - exp_for<S>(y[k]) * sum : y[k] * (g[k] - sum);
    }
    __syncthreads();
    scatter_rows<S>((S *)a.out + first * a.n, grads, count, (int)a.n, a.few.stride);
}

#define KERNEL(name, ...)                                                                                  \
    extern "C" __global__ void __launch_bounds__(FEW_BLOCK) name(const __grid_constant__ softmax_args a) { \
        kernel_begin();                                                                                    \
        __VA_ARGS__(a);                                                                                    \
    }
#define COMMA ,
#define FORWARD(t, SI, SO)                                           \
    KERNEL(softmaxshort_##t, softmax_short<SI COMMA SO COMMA false>) \
    KERNEL(softmaxshort_log_##t, softmax_short<SI COMMA SO COMMA true>)
SOFTMAX_FORWARDS(FORWARD)
#define BACKWARD(t, S)                                           \
    KERNEL(softmaxshort_back_##t, backward_short<S COMMA false>) \
    KERNEL(softmaxshort_log_back_##t, backward_short<S COMMA true>)
SOFTMAX_DTYPES(BACKWARD)
