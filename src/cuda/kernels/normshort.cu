/* normshort.cu - normalization of rows of few elements, and the gradients (fewrows.cuh): layer normalization, and that by the root of the
 * mean square, which has no mean (layer_args.center is 0).
 *
 *   normshort_<type>        a few threads have a row; mean and variance in two passes over shared memory
 *   normshort_back_<type>   blocks stay for many runs of rows: the sums for weight and bias of a column are kept by a few threads, in
 *                           registers, until the last run */
#include "cuda/kernels/fewrows.cuh"
#include "cuda/kernels/norm_rows.cuh"

template <typename S> __device__ __forceinline__ void layer_short(const layer_short_args &a) {
    typedef typename compute_of<S>::type C;
    C *const tile = (C *)few_memory;
    const i64 first = (i64)blockIdx.x * a.few.per_block;
    const int rows = (int)min((i64)a.few.per_block, a.l.rows - first), count = rows * a.n,
              lane = threadIdx.x & (a.few.lanes - 1);
    gather_rows(tile, (const S *)a.l.in + first * a.n, count, a.n, a.few.stride);
    __syncthreads();
    for (int begin = 0; begin < rows; begin += FEW_BLOCK / a.few.lanes) {
        const int row = begin + (int)threadIdx.x / a.few.lanes,
                  n = row < rows ? a.n : 0; /* all threads of a warp come along */
        C *const x = tile + row * a.few.stride;
        C mean = 0, square = 0;
        if (a.center) {
            for (int k = lane; k < n; k += a.few.lanes) mean += x[k];
            mean = join_few<join_sum>(mean, a.few.lanes) / (C)a.n;
        }
        for (int k = lane; k < n; k += a.few.lanes) square += (x[k] - mean) * (x[k] - mean);
        const C rstd = 1 / root(join_few<join_sum>(square, a.few.lanes) / (C)a.n + (C)a.l.eps);
        for (int k = lane; k < n; k += a.few.lanes)
            x[k] = (x[k] - mean) * rstd * parameter<S, C>(a.l.weight, a.wide, k, 1) +
                   parameter<S, C>(a.l.bias, a.wide, k, 0);
        if (lane == 0 && row < rows) {
            if (a.center) ((C *)a.l.mean)[first + row] = mean;
            ((C *)a.l.rstd)[first + row] = rstd;
        }
    }
    __syncthreads();
    scatter_rows<S>((S *)a.l.out + first * a.n, tile, count, a.n, a.few.stride);
}

template <typename S> __device__ __forceinline__ void layer_short_back(const layer_short_args &a) {
    typedef typename compute_of<S>::type C;
    const int room = a.few.per_block * a.few.stride;
    C *const values = (C *)few_memory, *const grads = values + room, *const means = grads + room,
             *const rstds = means + a.few.per_block;
    const int lane = threadIdx.x & (a.few.lanes - 1);
    const int column = (int)threadIdx.x % a.n, part = (int)threadIdx.x / a.n, parts = FEW_BLOCK / a.n;
    C dw = 0, db = 0;
    for (i64 first = (i64)blockIdx.x * a.few.per_block; first < a.l.rows; first += (i64)gridDim.x * a.few.per_block) {
        const int rows = (int)min((i64)a.few.per_block, a.l.rows - first), count = rows * a.n;
        __syncthreads(); /* the run before has been written */
        gather_rows(values, (const S *)a.l.in + first * a.n, count, a.n, a.few.stride);
        gather_rows(grads, (const S *)a.l.grad + first * a.n, count, a.n, a.few.stride);
        for (int row = threadIdx.x; row < rows; row += FEW_BLOCK) {
            means[row] = a.center ? ((const C *)a.l.mean)[first + row] : (C)0;
            rstds[row] = ((const C *)a.l.rstd)[first + row];
        }
        __syncthreads();
        if (a.l.sums && part < parts)
            for (int row = part; row < rows; row += parts) {
                const C g = grads[row * a.few.stride + column];
                dw += g * ((values[row * a.few.stride + column] - means[row]) * rstds[row]);
                db += g;
            }
        if (a.l.out == nullptr) continue;
        __syncthreads();
        for (int begin = 0; begin < rows; begin += FEW_BLOCK / a.few.lanes) {
            const int row = begin + (int)threadIdx.x / a.few.lanes, n = row < rows ? a.n : 0;
            const C mean = n ? means[row] : (C)0, rstd = n ? rstds[row] : (C)0;
            const C *const x = values + row * a.few.stride;
            C *const g = grads + row * a.few.stride;
            C dot = 0, sum = 0;
            for (int k = lane; k < n; k += a.few.lanes) {
                const C w = product(g[k], parameter<S, C>(a.l.weight, a.wide, k, 1));
                dot += w * ((x[k] - mean) * rstd);
                sum += w;
                g[k] = w;
            }
            const C m1 = join_few<join_sum>(dot, a.few.lanes) / (C)a.n,
                    m0 = a.center ? join_few<join_sum>(sum, a.few.lanes) / (C)a.n : (C)0;
            for (int k = lane; k < n; k += a.few.lanes) g[k] = rstd * (g[k] - m0 - (x[k] - mean) * rstd * m1);
        }
        __syncthreads();
        scatter_rows<S>((S *)a.l.out + first * a.n, grads, count, a.n, a.few.stride);
    }
    if (a.l.sums == nullptr) return;
    /* The threads of a column: the upper half gives to the lower one until one is left. */
    C *const all_dw = values, *const all_db = values + FEW_BLOCK;
    __syncthreads();
    all_dw[threadIdx.x] = dw, all_db[threadIdx.x] = db;
    for (int left = parts; left > 1;) {
        const int half = (left + 1) / 2;
        __syncthreads();
        if (part + half < left) {
            all_dw[threadIdx.x] += all_dw[threadIdx.x + half * a.n];
            all_db[threadIdx.x] += all_db[threadIdx.x + half * a.n];
        }
        left = half;
    }
    if (part > 0) return;
    C *const sums = (C *)a.l.sums;
    sums[(i64)blockIdx.x * a.n + column] = all_dw[threadIdx.x];
    if (a.center) sums[(a.l.groups + blockIdx.x) * a.n + column] = all_db[threadIdx.x];
}

#define SHORT(name, ...)                                                                                       \
    extern "C" __global__ void __launch_bounds__(FEW_BLOCK) name(const __grid_constant__ layer_short_args a) { \
        kernel_begin();                                                                                        \
        __VA_ARGS__(a);                                                                                        \
    }
#define SHORT_KERNELS(t, S)              \
    SHORT(normshort_##t, layer_short<S>) \
    SHORT(normshort_back_##t, layer_short_back<S>)
SHORT_KERNELS(f32, float)
SHORT_KERNELS(f16, f16)
SHORT_KERNELS(bf16, bf16)
SHORT_KERNELS(f64, double)
