/* crossentropy.cu - cross entropy of logits and class indices without the matrix of log probabilities in memory.
 *
 * Forward reads the logits once and keeps one number per row, log(sum(exp(logits))); backward reads them again and writes
 * the gradient. A target that is out of range is noted (fault.cuh) and reads nothing: its loss is NaN and its
 * row of the gradient too. */
#include "cuda/kernels/fault.cuh"
#include "cuda/kernels/loss_rows.cuh"
#include "cuda/kernels/target.cuh"

#define MINUS_INFINITY(C) (-(C)__int_as_float(0x7f800000))
__device__ __forceinline__ float exp_of(float v) { return __expf(v); }
__device__ __forceinline__ double exp_of(double v) { return exp(v); }
__device__ __forceinline__ float log_of(float v) { return logf(v); }
__device__ __forceinline__ double log_of(double v) { return log(v); }

/* Join (top, sum) pairs; sums are relative to their tops. */
template <typename C> __device__ __forceinline__ void join(C &top, C &sum, C t, C s) {
    const C m = larger(top, t);
    sum = (top == m ? sum : sum * exp_of(top - m)) + (t == m ? s : s * exp_of(t - m));
    top = m;
}
template <typename S> __device__ __forceinline__ void forward(const entropy_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int N = 16 / sizeof(S), U = 4;
    __shared__ C tops[BLOCK / 32], sums[BLOCK / 32];
    double seen[2] = {0, 0}; /* losses, and targets that count */
    i64 wrong = -1;          /* a row whose target is out of range */
    ROWS_OF_BLOCK(row, a.rows) {
        const bool there = row < a.rows;
        const S *logits = (const S *)a.in + row * a.classes;
        const row_span<S> span(logits, a.classes);
        const i64 vectors = there ? span.vectors() : 0, k = there ? target_at(a, row) : a.ignore;
        const bool counts = k != a.ignore, valid = counts && k >= 0 && k < a.classes;
        const double own = valid ? as<double>::from(logits[k]) : 0;
        C top = MINUS_INFINITY(C), sum = 0;
        for (i64 v = threadIdx.x; v < vectors; v += blockDim.x * U) {
            C x[U][N], m = top;
#pragma unroll
            for (int u = 0; u < U; u++) span.load(v + u * blockDim.x, x[u], MINUS_INFINITY(C));
#pragma unroll
            for (int u = 0; u < U; u++)
#pragma unroll
                for (int j = 0; j < N; j++) m = larger(m, x[u][j]);
            const C base = m == MINUS_INFINITY(C) ? (C)0 : m;
            C s = 0;
#pragma unroll
            for (int u = 0; u < U; u++)
#pragma unroll
                for (int j = 0; j < N; j++) s += exp_of(x[u][j] - base);
            sum = (top == m ? sum : sum * exp_of(top - base)) + s;
            top = m;
        }
        for (int delta = min((int)blockDim.x, 32) / 2; delta > 0; delta /= 2)
            join(top, sum, __shfl_xor_sync(0xffffffffu, top, delta), __shfl_xor_sync(0xffffffffu, sum, delta));
        if (blockDim.x > 32) {
            __syncthreads(); /* the row before has been added up */
            if (threadIdx.x % 32 == 0) tops[threadIdx.x / 32] = top, sums[threadIdx.x / 32] = sum;
            __syncthreads();
            for (int w = 1; threadIdx.x == 0 && w < BLOCK / 32; w++) join(top, sum, tops[w], sums[w]);
        }
        if (threadIdx.x || !there) continue;
        const C total = top + log_of(sum);
        ((C *)a.logsumexp)[row] = total;
        double loss = valid ? (double)total - own : 0;
        if (counts && !valid) loss = __longlong_as_double(0x7ff8000000000000ll), wrong = row;
        seen[0] += loss, seen[1] += counts;
        if (a.reduction == REDUCE_NONE) {
            store_as<double>((char *)a.out + row * a.item, a.dtype, loss);
            if (row == 0) *(C *)a.total = 0;
        }
    }
    if (wrong >= 0) fault(a.site, CUDA_FAULT_TARGET, 1, target_at(a, wrong), a.classes);
    if (a.reduction == REDUCE_NONE) return;
    sum_of_block(seen);
    if (threadIdx.x == 0 && threadIdx.y == 0)
        a.losses[2 * (i64)blockIdx.x] = seen[0], a.losses[2 * (i64)blockIdx.x + 1] = seen[1];
}
/* One block: the blocks' losses together, always in the same order. */
template <typename C> __device__ __forceinline__ void sum(const entropy_args &a) {
    __shared__ double shared[64];
    double v[2] = {0, 0};
#pragma unroll 4
    for (int i = threadIdx.x; i < a.parts; i += SUM_BLOCK) v[0] += a.losses[2 * i], v[1] += a.losses[2 * i + 1];
    join_row<join_sum>(v, shared);
    if (threadIdx.x) return;
    *(C *)a.total = (C)v[1];
    store_as<double>(a.out, a.dtype, a.reduction == REDUCE_MEAN ? v[0] / v[1] : v[0]);
}
template <typename S> __device__ __forceinline__ void backward(const entropy_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int N = 16 / sizeof(S);
    const i64 parts = a.parts, line = blockIdx.x / parts, part = blockIdx.x - line * parts,
              row = line * blockDim.y + threadIdx.y;
    if (row >= a.rows) return;
    const S *logits = (const S *)a.in + row * a.classes;
    const row_span<S> span(logits, a.classes);
    const i64 vectors = span.vectors(), first = part * (BLOCK * CHUNK) + threadIdx.x, k = target_at(a, row);
    C x[CHUNK][N];
#pragma unroll
    for (int u = 0; u < CHUNK; u++) span.load(first + u * blockDim.x, x[u], (C)0);
    const C total = ((const C *)a.logsumexp)[row];
    C scale = load_as<C>((const char *)a.grad + (a.reduction != REDUCE_NONE ? 0 : row * a.item), a.dtype);
    if (a.reduction == REDUCE_MEAN) scale /= *(const C *)a.total;
    if (k != a.ignore && (k < 0 || k >= a.classes)) scale = (C)__int_as_float(0x7fc00000);
#pragma unroll
    for (int u = 0; u < CHUNK; u++) {
        if (first + u * blockDim.x >= vectors) continue;
        const i64 e = span.first(first + u * blockDim.x);
#pragma unroll
        for (int j = 0; j < N; j++) {
            const C d = exp_of(x[u][j] - total) - (e + j == k ? (C)1 : (C)0);
            x[u][j] = k == a.ignore ? (C)0 : d * scale;
        }
        store_span((S *)a.out + row * a.classes, e, a.classes, x[u]);
    }
}
#define KERNELS(t, S)                                                           \
    extern "C" __global__ void __launch_bounds__(BLOCK, sizeof(S) == 8 ? 2 : 4) \
        crossentropy_forward_##t(const __grid_constant__ entropy_args a) {      \
        kernel_begin();                                                         \
        forward<S>(a);                                                          \
    }                                                                           \
    extern "C" __global__ void __launch_bounds__(BLOCK)                         \
        crossentropy_back_##t(const __grid_constant__ entropy_args a) {         \
        kernel_begin();                                                         \
        backward<S>(a);                                                         \
    }
KERNELS(f32, float)
KERNELS(f16, f16)
KERNELS(bf16, bf16)
KERNELS(f64, double)
extern "C" __global__ void __launch_bounds__(SUM_BLOCK) crossentropy_sum_f32(const __grid_constant__ entropy_args a) {
    kernel_begin();
    sum<float>(a);
}
extern "C" __global__ void __launch_bounds__(SUM_BLOCK) crossentropy_sum_f64(const __grid_constant__ entropy_args a) {
    kernel_begin();
    sum<double>(a);
}
