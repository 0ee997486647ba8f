/* multimargin.cu - multi_margin_loss: a row of classes for a warp or a block.
 *
 *   multimargin_forward_<type>   each row's loss, which is the result or goes to scratch
 *   multimargin_sum              one block: the rows' losses together, always in the same order
 *   multimargin_back_<type>      the gradient: what the target gets is the sum over the others, so a row that is too long to be held is read twice
 *
 * A target that is out of range is noted (fault.cuh) and reads nothing: its loss is NaN and its row of the gradient too. A gap that is NaN is none. */
#include "cuda/kernels/loss_args.h"
#include "cuda/kernels/fault.cuh"
#include "cuda/kernels/rows.cuh"

template <typename C> __device__ __forceinline__ C no_number() { return (C)__int_as_float(0x7fc00000); }
/* What a row is about: its target's class (-1: there is none), margin - x[target], and what its loss is multiplied by. */
template <typename C> struct margin_row {
    i64 target;
    C base, scale;
};
template <typename S, typename C>
__device__ __forceinline__ margin_row<C> margin_row_of(const margin_args &a, i64 row) {
    const i64 k = a.target[row];
    if (k < 0 || k >= a.classes) return margin_row<C>{-1, no_number<C>(), no_number<C>()};
    const C weight = a.weight ? as<C>::from(((const S *)a.weight)[k]) : (C)1;
    return margin_row<C>{k, (C)a.margin - as<C>::from(((const S *)a.in)[row * a.classes + k]), weight / (C)a.classes};
}
template <typename S> __device__ __forceinline__ void margin_forward(const margin_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int N = 16 / sizeof(S), U = 4;
    __shared__ C shared[32];
    const i64 row = (i64)blockIdx.x * blockDim.y + threadIdx.y;
    if (row >= a.rows) return;
    const margin_row<C> r = margin_row_of<S, C>(a, row);
    const row_span<S> span((const S *)a.in + row * a.classes, a.classes);
    const i64 vectors = span.vectors();
    C sum[1] = {0};
    for (i64 v = threadIdx.x; v < vectors; v += U * blockDim.x) {
        C x[U][N];
#pragma unroll
        for (int u = 0; u < U; u++) span.load(v + u * blockDim.x, x[u], no_number<C>());
#pragma unroll
        for (int u = 0; u < U; u++) {
            const i64 e = span.first(v + u * blockDim.x);
#pragma unroll
            for (int j = 0; j < N; j++) {
                const C z = r.base + x[u][j];
                if (z > 0 && e + j != r.target) sum[0] += a.square ? z * z : z;
            }
        }
    }
    join_row<join_sum>(sum, shared);
    if (threadIdx.x) return;
    if (r.target < 0) fault(a.site, CUDA_FAULT_TARGET, 1, a.target[row], a.classes);
    const C loss = sum[0] == 0 && r.target >= 0 ? (C)0 : sum[0] * r.scale; /* none, whatever the weight */
    if (a.reduction != REDUCE_NONE)
        a.losses[row] = (double)loss;
    else
        ((S *)a.out)[row] = to<S>::from(loss);
}
extern "C" __global__ void __launch_bounds__(SUM_BLOCK) multimargin_sum(const __grid_constant__ margin_args a) {
    kernel_begin();
    __shared__ double shared[32];
    double v[1] = {0};
#pragma unroll 4
    for (i64 i = threadIdx.x; i < a.all_rows; i += SUM_BLOCK) v[0] += a.losses[i];
    join_row<join_sum>(v, shared);
    if (threadIdx.x == 0)
        store_as<double>(a.out, a.dtype, a.reduction == REDUCE_MEAN ? v[0] / (double)a.all_rows : v[0]);
}
template <typename S> __device__ __forceinline__ void margin_back(const margin_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int N = 16 / sizeof(S), U = 16 / N < 4 ? 2 : 4;
    __shared__ C shared[32];
    const i64 row = (i64)blockIdx.x * blockDim.y + threadIdx.y;
    if (row >= a.rows) return;
    const margin_row<C> r = margin_row_of<S, C>(a, row);
    const C g = as<C>::from(((const S *)a.grad)[a.reduction == REDUCE_NONE ? row : 0]),
            scale = a.reduction == REDUCE_MEAN ? r.scale / (C)a.all_rows : r.scale;
    const row_span<S> span((const S *)a.in + row * a.classes, a.classes);
    const i64 vectors = span.vectors();
    const bool held = vectors <= U * blockDim.x;
    C x[U][N], sum[1] = {0};
    auto load = [&](i64 v) {
#pragma unroll
        for (int u = 0; u < U; u++) span.load(v + u * blockDim.x, x[u], no_number<C>());
    };
    /* How steep a row's loss is at element e, but for the factors that all have in common. */
    auto slope = [&](C value, i64 e) {
        const C z = r.base + value;
        return z > 0 && e != r.target ? (a.square ? 2 * z : (C)1) : (C)0;
    };
    for (i64 v = threadIdx.x; v < vectors; v += U * blockDim.x) {
        load(v);
#pragma unroll
        for (int u = 0; u < U; u++)
#pragma unroll
            for (int j = 0; j < N; j++) sum[0] += slope(x[u][j], span.first(v + u * blockDim.x) + j);
    }
    join_row<join_sum>(sum, shared);
    for (i64 v = threadIdx.x; v < vectors; v += U * blockDim.x) {
        if (!held) load(v);
#pragma unroll
        for (int u = 0; u < U; u++) {
            if (v + u * blockDim.x >= vectors) continue;
            const i64 e = span.first(v + u * blockDim.x);
#pragma unroll
            for (int j = 0; j < N; j++) {
                const C steep = e + j == r.target ? -sum[0] : slope(x[u][j], e + j);
                x[u][j] = (steep == 0 && r.target >= 0 ? (C)0 : steep * scale) * g;
            }
            store_span((S *)a.out + row * a.classes, e, a.classes, x[u]);
        }
    }
}
#define MARGIN_KERNELS(t, S)                                                                                          \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                               \
        multimargin_forward_##t(const __grid_constant__ margin_args a) {                                              \
        kernel_begin();                                                                                               \
        margin_forward<S>(a);                                                                                         \
    }                                                                                                                 \
    extern "C" __global__ void __launch_bounds__(BLOCK) multimargin_back_##t(const __grid_constant__ margin_args a) { \
        kernel_begin();                                                                                               \
        margin_back<S>(a);                                                                                            \
    }
MARGIN_KERNELS(f32, float)
MARGIN_KERNELS(f16, f16)
MARGIN_KERNELS(bf16, bf16)
MARGIN_KERNELS(f64, double)
