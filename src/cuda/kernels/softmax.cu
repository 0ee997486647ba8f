/* softmax.cu - softmax and log_softmax, forward and backward.
 *
 *   softmax_row_<k>_...     along the last dimension: a row in the registers of a warp or a block, k vectors per thread, so
 *                           that it is read once; softmax_even_<k>_... is the same for rows of whole, aligned vectors
 *   softmax_long_...        rows too long for that: read twice, the second time from the L2 cache if it fits
 *   softmax_strided_...     along another dimension: a block has neighbouring columns
 *
 * Rows of few elements are in softmaxshort.cu, few and long columns in softmaxtall.cu. */
#include "cuda/kernels/softmax.cuh"

template <typename SI, typename SO, int VECS, bool LOG, bool EVEN>
__device__ __forceinline__ void softmax_row(const softmax_args &a) {
    typedef typename compute_of<SI>::type C;
    constexpr int N = 16 / sizeof(SI);
    __shared__ C shared[2][32];
    const i64 row = (i64)blockIdx.x * blockDim.y + threadIdx.y;
    if (row >= a.rows) return; /* whole warps; blocks of one row never */
    const row_span<SI, EVEN> span((const SI *)a.in + row * a.n, a.n);
    C x[VECS][N], top[1] = {MINUS_INFINITY(C)}, sum[1] = {0};
#pragma unroll
    for (int u = 0; u < VECS; u++) span.load((i64)(u * blockDim.x + threadIdx.x), x[u], MINUS_INFINITY(C));
#pragma unroll
    for (int u = 0; u < VECS; u++)
#pragma unroll
        for (int j = 0; j < N; j++) top[0] = larger(top[0], x[u][j]);
    join_row<join_max>(top, shared[0]);
#pragma unroll
    for (int u = 0; u < VECS; u++)
#pragma unroll
        for (int j = 0; j < N; j++) {
            const C e = exp_for<SO>(x[u][j] - top[0]);
            sum[0] += e;
            x[u][j] = LOG ? x[u][j] - top[0] : e;
        }
    join_row<join_sum>(sum, shared[1]);
    const C by = LOG ? log_of(sum[0]) : 1 / sum[0];
#pragma unroll
    for (int u = 0; u < VECS; u++) {
#pragma unroll
        for (int j = 0; j < N; j++) x[u][j] = LOG ? x[u][j] - by : x[u][j] * by;
        store_span<EVEN>((SO *)a.out + row * a.n, span.first((i64)(u * blockDim.x + threadIdx.x)), a.n, x[u]);
    }
}

template <typename SI, typename SO, bool LOG> __device__ __forceinline__ void softmax_long(const softmax_args &a) {
    typedef typename compute_of<SI>::type C;
    constexpr int N = 16 / sizeof(SI), U = 4;
    const i64 row = blockIdx.x, threads = blockDim.x;
    const row_span<SI> span((const SI *)a.in + row * a.n, a.n);
    const i64 vectors = span.vectors();
    running<C> r;
    for (i64 v = threadIdx.x; v < vectors; v += threads * U) {
        C x[U][N];
#pragma unroll
        for (int u = 0; u < U; u++)
            span.load(v + u * threads, x[u], MINUS_INFINITY(C)); /* beyond the end: nothing but fill */
#pragma unroll
        for (int u = 0; u < U; u++) r.template feed<SO>(x[u]);
    }
    r.join_block();
    const C by = LOG ? log_of(r.sum) : 1 / r.sum;
    for (i64 v = threadIdx.x; v < vectors; v += threads * U) {
        C x[U][N];
#pragma unroll
        for (int u = 0; u < U; u++) span.load(v + u * threads, x[u], MINUS_INFINITY(C));
#pragma unroll
        for (int u = 0; u < U; u++) {
#pragma unroll
            for (int j = 0; j < N; j++) x[u][j] = LOG ? x[u][j] - r.top - by : exp_for<SO>(x[u][j] - r.top) * by;
            store_span((SO *)a.out + row * a.n, span.first(v + u * threads), a.n, x[u]);
        }
    }
}

/* Block: blockDim.x columns by blockDim.y parts of the dimension. */
template <typename SI, typename SO, bool LOG> __device__ __forceinline__ void softmax_strided(const softmax_args &a) {
    typedef typename compute_of<SI>::type C;
    __shared__ C tops[1024], sums[1024];
    const int me = threadIdx.y * blockDim.x + threadIdx.x;
    const i64 column = (i64)blockIdx.x * blockDim.x + threadIdx.x;
    const bool inside = column < a.rows;
    const i64 at = inside ? column_begins(a, column) : 0;
    const SI *in = (const SI *)a.in + at;
    SO *out = (SO *)a.out + at;
    running<C> r;
    if (inside)
        for (i64 k = threadIdx.y; k < a.n; k += blockDim.y) {
            const C x[1] = {as<C>::from(in[k * a.inner])};
            r.template feed<SO>(x);
        }
    if (blockDim.y > 1) {
        tops[me] = r.top;
        sums[me] = r.sum;
        __syncthreads();
        r.top = tops[threadIdx.x];
        r.sum = sums[threadIdx.x];
        for (int at = threadIdx.x + blockDim.x; at < blockDim.x * blockDim.y; at += blockDim.x)
            r.join(tops[at], sums[at]);
    }
    if (!inside) return;
    const C by = LOG ? log_of(r.sum) : 1 / r.sum;
    for (i64 k = threadIdx.y; k < a.n; k += blockDim.y) {
        const C x = as<C>::from(in[k * a.inner]);
        out[k * a.inner] = to<SO>::from(LOG ? x - r.top - by : exp_for<SO>(x - r.top) * by);
    }
}

/* ------------------------------------------------------------------------------------------ backward
 * grad * y summed over the row (log: grad alone); then y * (grad - sum), or grad - exp(y) * sum. */
template <typename S, int VECS, bool LOG, bool EVEN>
__device__ __forceinline__ void backward_row(const softmax_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int N = 16 / sizeof(S);
    __shared__ C shared[32];
    const i64 row = (i64)blockIdx.x * blockDim.y + threadIdx.y;
    if (row >= a.rows) return;
    const row_span<S, EVEN> span((const S *)a.in + row * a.n, a.n);
    const S *grad = (const S *)a.grad + row * a.n;
    C y[VECS][N], g[VECS][N], sum[1] = {0};
#pragma unroll
    for (int u = 0; u < VECS; u++) {
        const i64 v = u * blockDim.x + threadIdx.x;
        span.load(v, y[u], (C)0);
        load_span<EVEN>(grad, span.first(v), a.n, g[u], (C)0);
    }
#pragma unroll
    for (int u = 0; u < VECS; u++)
#pragma unroll
        for (int j = 0; j < N; j++) sum[0] += LOG ? g[u][j] : g[u][j] * y[u][j];
    join_row<join_sum>(sum, shared);
#pragma unroll
    for (int u = 0; u < VECS; u++) {
#pragma unroll
        for (int j = 0; j < N; j++)
            g[u][j] = LOG ? g[u][j] - exp_for<S>(y[u][j]) * sum[0] : y[u][j] * (g[u][j] - sum[0]);
        store_span<EVEN>((S *)a.out + row * a.n, span.first((i64)(u * blockDim.x + threadIdx.x)), a.n, g[u]);
    }
}
template <typename S, bool LOG> __device__ __forceinline__ void backward_long(const softmax_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int N = 16 / sizeof(S);
    __shared__ C shared[32];
    const i64 row = blockIdx.x;
    const row_span<S> span((const S *)a.in + row * a.n, a.n);
    const S *grad = (const S *)a.grad + row * a.n;
    const i64 vectors = span.vectors();
    C sum[1] = {0};
#pragma unroll 2
    for (i64 v = threadIdx.x; v < vectors; v += blockDim.x) {
        C y[N], g[N];
        if (!LOG) span.load(v, y, (C)0);
        load_span(grad, span.first(v), a.n, g, (C)0);
#pragma unroll
        for (int j = 0; j < N; j++) sum[0] += LOG ? g[j] : g[j] * y[j];
    }
    join_row<join_sum>(sum, shared);
#pragma unroll 2
    for (i64 v = threadIdx.x; v < vectors; v += blockDim.x) {
        C y[N], g[N];
        span.load(v, y, (C)0);
        load_span(grad, span.first(v), a.n, g, (C)0);
#pragma unroll
        for (int j = 0; j < N; j++) g[j] = LOG ? g[j] - exp_for<S>(y[j]) * sum[0] : y[j] * (g[j] - sum[0]);
        store_span((S *)a.out + row * a.n, span.first(v), a.n, g);
    }
}
template <typename S, bool LOG> __device__ __forceinline__ void backward_strided(const softmax_args &a) {
    typedef typename compute_of<S>::type C;
    __shared__ C sums[1024];
    const i64 column = (i64)blockIdx.x * blockDim.x + threadIdx.x;
    const bool inside = column < a.rows;
    const i64 at = inside ? column_begins(a, column) : 0;
    const S *y = (const S *)a.in + at, *g = (const S *)a.grad + at;
    S *out = (S *)a.out + at;
    C sum = 0;
    if (inside)
        for (i64 k = threadIdx.y; k < a.n; k += blockDim.y)
            sum += as<C>::from(g[k * a.inner]) * (LOG ? (C)1 : as<C>::from(y[k * a.inner]));
    if (blockDim.y > 1) {
        sums[threadIdx.y * blockDim.x + threadIdx.x] = sum;
        __syncthreads();
        sum = 0;
        for (int at = threadIdx.x; at < blockDim.x * blockDim.y; at += blockDim.x) sum += sums[at];
    }
    if (!inside) return;
    for (i64 k = threadIdx.y; k < a.n; k += blockDim.y) {
        const C v = as<C>::from(y[k * a.inner]), d = as<C>::from(g[k * a.inner]);
        out[k * a.inner] = to<S>::from(LOG ? d - exp_for<S>(v) * sum : v * (d - sum));
    }
}

/* ------------------------------------------------------------------------------------------ kernels */
#define KERNEL(name, threads, ...)                                                                       \
    extern "C" __global__ void __launch_bounds__(threads) name(const __grid_constant__ softmax_args a) { \
        kernel_begin();                                                                                  \
        __VA_ARGS__(a);                                                                                  \
    }
#define COMMA ,
#define FORWARD_ROW(t, SI, SO, k)                                                                    \
    KERNEL(softmax_row_##k##_##t, 1024, softmax_row<SI COMMA SO COMMA k COMMA false COMMA false>)    \
    KERNEL(softmax_even_##k##_##t, 1024, softmax_row<SI COMMA SO COMMA k COMMA false COMMA true>)    \
    KERNEL(softmax_log_row_##k##_##t, 1024, softmax_row<SI COMMA SO COMMA k COMMA true COMMA false>) \
    KERNEL(softmax_log_even_##k##_##t, 1024, softmax_row<SI COMMA SO COMMA k COMMA true COMMA true>)
#define FORWARD(t, SI, SO)                                                      \
    FORWARD_ROW(t, SI, SO, 1)                                                   \
    FORWARD_ROW(t, SI, SO, 2)                                                   \
    FORWARD_ROW(t, SI, SO, 4)                                                   \
    KERNEL(softmax_long_##t, 1024, softmax_long<SI COMMA SO COMMA false>)       \
    KERNEL(softmax_log_long_##t, 1024, softmax_long<SI COMMA SO COMMA true>)    \
    KERNEL(softmax_strided_##t, 1024, softmax_strided<SI COMMA SO COMMA false>) \
    KERNEL(softmax_log_strided_##t, 1024, softmax_strided<SI COMMA SO COMMA true>)
SOFTMAX_FORWARDS(FORWARD)
FORWARD_ROW(f32, float, float, 8)

#define BACKWARD_ROW(t, S, k)                                                                    \
    KERNEL(softmax_back_row_##k##_##t, 1024, backward_row<S COMMA k COMMA false COMMA false>)    \
    KERNEL(softmax_back_even_##k##_##t, 1024, backward_row<S COMMA k COMMA false COMMA true>)    \
    KERNEL(softmax_log_back_row_##k##_##t, 1024, backward_row<S COMMA k COMMA true COMMA false>) \
    KERNEL(softmax_log_back_even_##k##_##t, 1024, backward_row<S COMMA k COMMA true COMMA true>)
#define BACKWARD(t, S)                                                      \
    BACKWARD_ROW(t, S, 1)                                                   \
    BACKWARD_ROW(t, S, 2)                                                   \
    KERNEL(softmax_back_long_##t, 1024, backward_long<S COMMA false>)       \
    KERNEL(softmax_log_back_long_##t, 1024, backward_long<S COMMA true>)    \
    KERNEL(softmax_back_strided_##t, 1024, backward_strided<S COMMA false>) \
    KERNEL(softmax_log_back_strided_##t, 1024, backward_strided<S COMMA true>)
SOFTMAX_DTYPES(BACKWARD)
BACKWARD_ROW(f32, float, 4)
