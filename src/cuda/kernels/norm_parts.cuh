/* norm_parts.cuh - normalizations whose statistics come from parts of a tensor: arguments of the kernels that take the sums
 * and write (normbatch.cu), and how parts meet (there, in normgroup.cu and in normlong.cu). */
#ifndef TORC_CUDA_NORM_PARTS_CUH
#define TORC_CUDA_NORM_PARTS_CUH

#include "cuda/kernels/norm_args.h"
#include "cuda/kernels/rows.cuh"

/* X for each way in which kernels of batches take elements: a name, their dtype, and how many a thread has at once (_1: where vectors do not fit). */
#define BATCH_VECTORS(X) \
    X(f32, float, 4)     \
    X(f16, f16, 8)       \
    X(bf16, bf16, 8)     \
    X(f64, double, 2)    \
    X(f32_1, float, 1)   \
    X(f16_1, f16, 1)     \
    X(bf16_1, bf16, 1)   \
    X(f64_1, double, 1)

/* Forward: count, mean, sum of squared differences; back: sums of the gradient and of gradient times distance from the mean. */
template <typename C> struct part { C a, b, c; };
template <typename C> __device__ __forceinline__ part<C> join_parts(bool back, part<C> p, part<C> q) {
    if (back) return part<C>{p.a + q.a, p.b + q.b, 0};
    if (p.a == 0) return q; /* the mean of nothing is no number to subtract: its square may overflow */
    if (q.a == 0) return p;
    const C n = p.a + q.a;
    const C delta = q.b - p.b, share = q.a / n;
    return part<C>{n, p.b + delta * share, p.c + q.c + delta * delta * p.a * share};
}
/* A warp's parts, to its first thread. */
template <typename C> __device__ __forceinline__ part<C> join_warp_parts(bool back, part<C> p) {
    for (int delta = 16; delta > 0; delta /= 2)
        p = join_parts(back, p,
                       part<C>{__shfl_down_sync(0xffffffffu, p.a, delta), __shfl_down_sync(0xffffffffu, p.b, delta),
                               __shfl_down_sync(0xffffffffu, p.c, delta)});
    return p;
}
/* A block's parts, to all its threads. */
template <typename C> __device__ __forceinline__ part<C> join_block(bool back, part<C> p, part<C> *shared) {
    p = join_warp_parts(back, p);
    if (threadIdx.x % 32 == 0) shared[threadIdx.x / 32] = p;
    __syncthreads();
    p = shared[0];
    for (int w = 1; w < blockDim.x / 32; w++) p = join_parts(back, p, shared[w]);
    return p;
}
__device__ __forceinline__ int item_of(int dtype) { return dtype == D_F64 ? 8 : dtype == D_F32 ? 4 : 2; }
template <typename C> __device__ __forceinline__ C get(const void *p, int dtype, i64 step, i64 i, C none) {
    return p ? load_as<C>((const char *)p + i * step * item_of(dtype), dtype) : none;
}
/* The channel's inverse deviation in evaluation. */
template <typename C> __device__ __forceinline__ C running_invstd(const batch_meet_args &m, i64 channel) {
    return (C)(1 / sqrt(get<double>(m.running_var, m.running_var_dtype, m.running_var_step, channel, 1) + m.eps));
}

#endif
