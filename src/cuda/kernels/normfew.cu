/* normfew.cu - group normalization and its gradients where a group has few elements (fewrows.cuh).
 *
 *   normfew_<type>        a few threads have a row, one group of one sample; mean and variance in two passes over shared memory
 *   normfew_back_<type>   likewise; each thread has whole channels, whose sums for weight and bias it leaves as normgroup.cu does */
#include "cuda/kernels/fewrows.cuh"
#include "cuda/kernels/norm_parts.cuh"
#include "cuda/kernels/norm_rows.cuh"

template <typename S> __device__ __forceinline__ void group_few(const group_few_args &a) {
    typedef typename compute_of<S>::type C;
    C *const tile = (C *)few_memory;
    const i64 first = (i64)blockIdx.x * a.few.per_block;
    const int rows = (int)min((i64)a.few.per_block, a.g.rows - first), count = rows * a.n,
              lane = threadIdx.x & (a.few.lanes - 1);
    gather_rows(tile, (const S *)a.g.in + first * a.n, count, a.n, a.few.stride);
    __syncthreads();
    for (int begin = 0; begin < rows; begin += FEW_BLOCK / a.few.lanes) {
        const int row = begin + (int)threadIdx.x / a.few.lanes,
                  n = row < rows ? a.n : 0; /* all threads of a warp come along */
        C *const x = tile + row * a.few.stride;
        C sum = 0, square = 0;
        for (int k = lane; k < n; k += a.few.lanes) sum += x[k];
        const C mean = join_few<join_sum>(sum, a.few.lanes) / (C)a.n;
        for (int k = lane; k < n; k += a.few.lanes) square += (x[k] - mean) * (x[k] - mean);
        const C rstd = 1 / root(join_few<join_sum>(square, a.few.lanes) / (C)a.n + (C)a.g.eps);
        const i64 channel = (first + row) % a.g.groups * a.g.each;
        for (int k = lane; k < n; k += a.few.lanes) {
            const int c = (int)((u32)k / (u32)a.inner);
            x[k] = (x[k] - mean) * (rstd * parameter<S, C>(a.g.weight, a.g.wide_weight, channel + c, 1)) +
                   parameter<S, C>(a.g.bias, a.g.wide_bias, channel + c, 0);
        }
        if (lane == 0 && row < rows) {
            ((C *)a.g.mean)[first + row] = mean;
            ((C *)a.g.rstd)[first + row] = rstd;
        }
    }
    __syncthreads();
    scatter_rows<S>((S *)a.g.out + first * a.n, tile, count, a.n, a.few.stride);
}

template <typename S> __device__ __forceinline__ void group_few_back(const group_few_args &a) {
    typedef typename compute_of<S>::type C;
    C *const values = (C *)few_memory, *const grads = values + (i64)a.few.per_block * a.few.stride;
    const i64 first = (i64)blockIdx.x * a.few.per_block;
    const int rows = (int)min((i64)a.few.per_block, a.g.rows - first), count = rows * a.n,
              lane = threadIdx.x & (a.few.lanes - 1);
    gather_rows(values, (const S *)a.g.in + first * a.n, count, a.n, a.few.stride);
    gather_rows(grads, (const S *)a.g.grad + first * a.n, count, a.n, a.few.stride);
    __syncthreads();
    for (int begin = 0; begin < rows; begin += FEW_BLOCK / a.few.lanes) {
        const int row = begin + (int)threadIdx.x / a.few.lanes, channels = row < rows ? a.g.each : 0;
        const C mean = channels ? ((const C *)a.g.mean)[first + row] : (C)0,
                rstd = channels ? ((const C *)a.g.rstd)[first + row] : (C)0;
        const C *const x = values + row * a.few.stride;
        C *const g = grads + row * a.few.stride;
        const i64 channel = (first + row) % a.g.groups * a.g.each;
        C all_sum = 0, all_dot = 0;
        for (int c = lane; c < channels; c += a.few.lanes) {
            C sum = 0, dot = 0;
            for (int k = c * a.inner; k < (c + 1) * a.inner; k++) sum += g[k], dot += g[k] * (x[k] - mean);
            const C w = parameter<S, C>(a.g.weight, a.g.wide_weight, channel + c, 1);
            if (a.g.totals) {
                ((C *)a.g.totals)[(first + row) * a.g.each + c] = dot * rstd;
                ((C *)a.g.totals)[(a.total_rows + first + row) * a.g.each + c] = sum;
            }
            all_sum += sum * w, all_dot += dot * w;
        }
        all_sum = join_few<join_sum>(all_sum, a.few.lanes);
        all_dot = join_few<join_sum>(all_dot, a.few.lanes);
        const C shift = all_sum / (C)a.n * rstd, slope = all_dot / (C)a.n * rstd * rstd * rstd;
        for (int c = lane; c < channels; c += a.few.lanes) {
            const C scale = rstd * parameter<S, C>(a.g.weight, a.g.wide_weight, channel + c, 1);
            for (int k = c * a.inner; k < (c + 1) * a.inner; k++) g[k] = g[k] * scale - shift - (x[k] - mean) * slope;
        }
    }
    if (a.g.out == nullptr) return;
    __syncthreads();
    scatter_rows<S>((S *)a.g.out + first * a.n, grads, count, a.n, a.few.stride);
}

#define FEW(name, ...)                                                                                       \
    extern "C" __global__ void __launch_bounds__(FEW_BLOCK) name(const __grid_constant__ group_few_args a) { \
        kernel_begin();                                                                                      \
        __VA_ARGS__(a);                                                                                      \
    }
#define FEW_KERNELS(t, S)          \
    FEW(normfew_##t, group_few<S>) \
    FEW(normfew_back_##t, group_few_back<S>)
FEW_KERNELS(f32, float)
FEW_KERNELS(f16, f16)
FEW_KERNELS(bf16, bf16)
FEW_KERNELS(f64, double)
