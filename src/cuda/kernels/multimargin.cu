/* multimargin.cu - multi_margin_loss: a row of classes for some threads of a warp, or for a block.
 *
 *   multimargin_forward_<type>   each row's loss, which is the result; or the sum of those that a block has seen goes to scratch
 *   multimargin_sum              one block: the blocks' losses together, always in the same order
 *   multimargin_back_<type>      the gradient: what the target gets is the sum over the others, so a row that is too long to be held is read twice
 *
 * A target that is out of range is noted (fault.cuh) and reads nothing: its loss is NaN and its row of the gradient too. A gap that is NaN is none. */
#include "cuda/kernels/fault.cuh"
#include "cuda/kernels/loss_rows.cuh"

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
/* The sum over a row's threads, to all of them; all threads of the block come along. */
template <typename C> __device__ __forceinline__ void join_margins(C (&sum)[1], C *shared) {
    if (blockDim.x <= 32)
        for (int delta = blockDim.x / 2; delta > 0; delta /= 2) sum[0] += __shfl_xor_sync(0xffffffffu, sum[0], delta);
    else {
        __syncthreads(); /* the row before has been added up */
        join_row<join_sum>(sum, shared);
    }
}
template <typename S> __device__ __forceinline__ void margin_forward(const margin_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int N = 16 / sizeof(S), U = 4;
    __shared__ C shared[32];
    double total[1] = {0};
    i64 wrong = -1; /* a row whose target is out of range */
    ROWS_OF_BLOCK(row, a.rows) {
        const bool there = row < a.rows;
        const margin_row<C> r = there ? margin_row_of<S, C>(a, row) : margin_row<C>{0, 0, 0};
        const row_span<S> span((const S *)a.in + row * a.classes, a.classes);
        const i64 vectors = there ? span.vectors() : 0;
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
        join_margins(sum, shared);
        if (threadIdx.x || !there) continue;
        if (r.target < 0) wrong = row;
        const C loss = sum[0] == 0 && r.target >= 0 ? (C)0 : sum[0] * r.scale; /* none, whatever the weight */
        if (a.reduction != REDUCE_NONE)
            total[0] += (double)loss;
        else
            ((S *)a.out)[row] = to<S>::from(loss);
    }
    if (wrong >= 0) fault(a.site, CUDA_FAULT_TARGET, 1, a.target[wrong], a.classes);
    if (a.reduction == REDUCE_NONE) return;
    sum_of_block(total);
    if (threadIdx.x == 0 && threadIdx.y == 0) a.losses[blockIdx.x] = total[0];
}
extern "C" __global__ void __launch_bounds__(SUM_BLOCK) multimargin_sum(const __grid_constant__ margin_args a) {
    kernel_begin();
    __shared__ double shared[32];
    double v[1] = {0};
#pragma unroll 4
    for (int i = threadIdx.x; i < a.blocks; i += SUM_BLOCK) v[0] += a.losses[i];
    join_row<join_sum>(v, shared);
    if (threadIdx.x == 0) store_as<double>(a.out, a.dtype, a.reduction == REDUCE_MEAN ? v[0] / (double)a.rows : v[0]);
}
template <typename S> __device__ __forceinline__ void margin_back(const margin_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int N = 16 / sizeof(S), U = 16 / N < 4 ? 2 : 4;
    __shared__ C shared[32];
    ROWS_OF_BLOCK(row, a.rows) {
        const bool there = row < a.rows;
        const margin_row<C> r = there ? margin_row_of<S, C>(a, row) : margin_row<C>{0, 0, 0};
        const C g = as<C>::from(((const S *)a.grad)[a.reduction == REDUCE_NONE && there ? row : 0]),
                scale = a.reduction == REDUCE_MEAN ? r.scale / (C)a.rows : r.scale;
        const row_span<S> span((const S *)a.in + row * a.classes, a.classes);
        const i64 vectors = there ? span.vectors() : 0;
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
        join_margins(sum, shared);
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
