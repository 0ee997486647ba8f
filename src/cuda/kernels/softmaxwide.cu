/* softmaxwide.cu - softmax along another dimension than the last, forward and backward, where there are columns enough: a thread has a few neighbouring
 * ones, which it reads and writes as one vector.
 *
 *   softmaxwide_<log_><back_><types>
 *
 * A block has blockDim.x such vectors by blockDim.y parts of the dimension. Of each column everything is done in the order of softmax_strided_…
 * (softmax.cu), so results are the same, bit by bit. */
#include "cuda/kernels/softmax.cuh"

/* Rows of the dimension that are on their way at once. */
enum { WIDE_UNROLL = 4 };
template <typename S> struct wide_of {
    enum { V = SOFTMAX_WIDE(sizeof(S)) };
};
extern __shared__ __align__(16) unsigned char wide_memory[];

/* Where a thread's columns begin. */
template <int V> __device__ __forceinline__ bool first_column(const softmax_args &a, i64 *at) {
    const i64 column = ((i64)blockIdx.x * blockDim.x + threadIdx.x) * V;
    const bool inside = column < a.rows;
    *at = inside ? column_begins(a, column) : 0;
    return inside;
}

template <typename SI, typename SO, bool LOG> __device__ __forceinline__ void softmax_wide(const softmax_args &a) {
    typedef typename compute_of<SI>::type C;
    constexpr int V = wide_of<SI>::V;
    const int down = blockDim.y;
    i64 at;
    const bool inside = first_column<V>(a, &at);
    const SI *const in = (const SI *)a.in + at;
    SO *const out = (SO *)a.out + at;
    running<C> r[V];
    if (inside)
        for (i64 k = threadIdx.y; k < a.n; k += WIDE_UNROLL * down) {
            vec<SI, V> w[WIDE_UNROLL];
#pragma unroll
            for (int u = 0; u < WIDE_UNROLL; u++)
                if (k + u * down < a.n) w[u] = load_vec<vec<SI, V>>(in + (k + u * down) * a.inner, 0);
#pragma unroll
            for (int u = 0; u < WIDE_UNROLL; u++) {
                if (k + u * down >= a.n) break;
#pragma unroll
                for (int v = 0; v < V; v++) {
                    const C x[1] = {as<C>::from(w[u].v[v])};
                    r[v].template feed<SO>(x);
                }
            }
        }
    if (down > 1) {
        running<C> *const all = (running<C> *)wide_memory;
#pragma unroll
        for (int v = 0; v < V; v++) all[(threadIdx.y * blockDim.x + threadIdx.x) * V + v] = r[v];
        __syncthreads();
#pragma unroll
        for (int v = 0; v < V; v++) r[v] = all[threadIdx.x * V + v];
        for (int y = 1; y < down; y++)
#pragma unroll
            for (int v = 0; v < V; v++) {
                const running<C> other = all[(y * blockDim.x + threadIdx.x) * V + v];
                r[v].join(other.top, other.sum);
            }
    }
    if (!inside) return;
    C by[V];
#pragma unroll
    for (int v = 0; v < V; v++) by[v] = LOG ? log_of(r[v].sum) : 1 / r[v].sum;
#pragma unroll 2
    for (i64 k = threadIdx.y; k < a.n; k += down) {
        const vec<SI, V> w = load_vec<vec<SI, V>>(in + k * a.inner, 0);
        C result[V];
#pragma unroll
        for (int v = 0; v < V; v++) {
            const C x = as<C>::from(w.v[v]);
            result[v] = LOG ? x - r[v].top - by[v] : exp_for<SO>(x - r[v].top) * by[v];
        }
        store_all<SO, V>(out + k * a.inner, 0, result);
    }
}
/* in is the output of forward. */
template <typename S, bool LOG> __device__ __forceinline__ void backward_wide(const softmax_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int V = wide_of<S>::V;
    const int down = blockDim.y;
    i64 at;
    const bool inside = first_column<V>(a, &at);
    const S *const y = (const S *)a.in + at, *const g = (const S *)a.grad + at;
    S *const out = (S *)a.out + at;
    C sum[V] = {};
    if (inside)
        for (i64 k = threadIdx.y; k < a.n; k += WIDE_UNROLL * down) {
            vec<S, V> grads[WIDE_UNROLL], values[WIDE_UNROLL];
#pragma unroll
            for (int u = 0; u < WIDE_UNROLL; u++) {
                if (k + u * down >= a.n) break;
                grads[u] = load_vec<vec<S, V>>(g + (k + u * down) * a.inner, 0);
                if (!LOG) values[u] = load_vec<vec<S, V>>(y + (k + u * down) * a.inner, 0);
            }
#pragma unroll
            for (int u = 0; u < WIDE_UNROLL; u++) {
                if (k + u * down >= a.n) break;
#pragma unroll
                for (int v = 0; v < V; v++)
                    sum[v] += as<C>::from(grads[u].v[v]) * (LOG ? (C)1 : as<C>::from(values[u].v[v]));
            }
        }
    if (down > 1) {
        C *const all = (C *)wide_memory;
#pragma unroll
        for (int v = 0; v < V; v++) {
            all[(threadIdx.y * blockDim.x + threadIdx.x) * V + v] = sum[v];
            sum[v] = 0;
        }
        __syncthreads();
        for (int p = 0; p < down; p++)
#pragma unroll
            for (int v = 0; v < V; v++) sum[v] += all[(p * blockDim.x + threadIdx.x) * V + v];
    }
    if (!inside) return;
#pragma unroll 2
    for (i64 k = threadIdx.y; k < a.n; k += down) {
        const vec<S, V> values = load_vec<vec<S, V>>(y + k * a.inner, 0),
                        grads = load_vec<vec<S, V>>(g + k * a.inner, 0);
        C result[V];
#pragma unroll
        for (int v = 0; v < V; v++) {
            const C value = as<C>::from(values.v[v]), d = as<C>::from(grads.v[v]);
            result[v] = LOG ? d - exp_for<S>(value) * sum[v] : value * (d - sum[v]);
        }
        store_all<S, V>(out + k * a.inner, 0, result);
    }
}

#define KERNEL(name, ...)                                                                             \
    extern "C" __global__ void __launch_bounds__(1024) name(const __grid_constant__ softmax_args a) { \
        kernel_begin();                                                                               \
        __VA_ARGS__(a);                                                                               \
    }
#define COMMA ,
#define FORWARD(t, SI, SO)                                         \
    KERNEL(softmaxwide_##t, softmax_wide<SI COMMA SO COMMA false>) \
    KERNEL(softmaxwide_log_##t, softmax_wide<SI COMMA SO COMMA true>)
SOFTMAX_FORWARDS(FORWARD)
#define BACKWARD(t, S)                                         \
    KERNEL(softmaxwide_back_##t, backward_wide<S COMMA false>) \
    KERNEL(softmaxwide_log_back_##t, backward_wide<S COMMA true>)
SOFTMAX_DTYPES(BACKWARD)
