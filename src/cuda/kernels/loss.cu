/* loss.cu - negative log likelihood and the elementwise part of binary cross entropy.
 *
 * A target that is out of range is noted (fault.cuh) and reads nothing: its loss is NaN, and so is the mean or sum it belongs
 * to. Sums are kept in
 * double: parts by blocks, then together, always in the same order. */
#include "cuda/kernels/loss_args.h"
#include "cuda/kernels/fault.cuh"
#include "cuda/kernels/rows.cuh"
#include "cuda/kernels/target.cuh"

__device__ __forceinline__ int item_of(int dtype) { return dtype == D_F64 ? 8 : dtype == D_F32 ? 4 : 2; }
__device__ __forceinline__ double get(const void *p, int dtype, i64 i) {
    return load_as<double>((const char *)p + i * item_of(dtype), dtype);
}
__device__ __forceinline__ void put(void *p, int dtype, i64 i, double v) {
    store_as<double>((char *)p + i * item_of(dtype), dtype, v);
}
__device__ __forceinline__ i64 place_of(const nll_args &a, i64 i, i64 k) {
    const i64 row = i / a.inner;
    return (row * a.classes + k) * a.inner + (i - row * a.inner);
}
/* The loss of target i, and its weight. */
__device__ __forceinline__ double loss_of(const nll_args &a, i64 i, double *weight) {
    const i64 k = target_at(a, i);
    *weight = 0;
    if (k == a.ignore) return 0;
    if (k < 0 || k >= a.classes) {
        fault(a.site, CUDA_FAULT_TARGET, 1, k, a.classes);
        return __longlong_as_double(0x7ff8000000000000ll);
    }
    *weight = a.weight ? get(a.weight, a.dtype, k) : 1;
    return -*weight * get(a.in, a.dtype, place_of(a, i, k));
}
extern "C" __global__ void __launch_bounds__(BLOCK) loss_nll_each(const __grid_constant__ nll_args a) {
    kernel_begin();
    const i64 i = (i64)blockIdx.x * BLOCK + threadIdx.x;
    if (i == 0) put(a.total, a.dtype, 0, 0);
    double weight;
    if (i < a.n) put(a.out, a.dtype, i, loss_of(a, i, &weight));
}
__device__ __forceinline__ void finish(const nll_args &a, double sum, double total) {
    put(a.out, a.dtype, 0, a.reduction == REDUCE_MEAN ? sum / total : sum);
    put(a.total, a.dtype, 0, total);
}
extern "C" __global__ void __launch_bounds__(BLOCK) loss_nll_sum(const __grid_constant__ nll_args a) {
    kernel_begin();
    __shared__ double shared[64];
    double v[2] = {0, 0};
    for (i64 i = (i64)blockIdx.x * BLOCK + threadIdx.x; i < a.n; i += (i64)gridDim.x * BLOCK) {
        double weight;
        v[0] += loss_of(a, i, &weight);
        v[1] += weight;
    }
    join_row<join_sum>(v, shared);
    if (threadIdx.x) return;
    if (a.blocks == 1)
        finish(a, v[0], v[1]);
    else
        a.parts[blockIdx.x * 2] = v[0], a.parts[blockIdx.x * 2 + 1] = v[1];
}
extern "C" __global__ void __launch_bounds__(BLOCK) loss_nll_meet(const __grid_constant__ nll_args a) {
    kernel_begin();
    __shared__ double shared[64];
    double v[2] = {0, 0};
    for (int i = threadIdx.x; i < a.blocks; i += BLOCK) v[0] += a.parts[i * 2], v[1] += a.parts[i * 2 + 1];
    join_row<join_sum>(v, shared);
    if (threadIdx.x == 0) finish(a, v[0], v[1]);
}
/* The gradient is zero elsewhere already. */
extern "C" __global__ void __launch_bounds__(BLOCK) loss_nll_back(const __grid_constant__ nll_args a) {
    kernel_begin();
    const i64 i = (i64)blockIdx.x * BLOCK + threadIdx.x;
    if (i >= a.n) return;
    const i64 k = target_at(a, i);
    if (k == a.ignore || k < 0 || k >= a.classes) return;
    double g = get(a.grad, a.dtype, a.reduction != REDUCE_NONE ? 0 : i);
    if (a.reduction == REDUCE_MEAN) g /= get(a.total, a.dtype, 0);
    put(a.out, a.dtype, place_of(a, i, k), -(a.weight ? get(a.weight, a.dtype, k) : 1) * g);
}

/* ------------------------------------------------------------------------------------------ binary cross entropy */
__device__ __forceinline__ float log_of(float v) { return logf(v); }
__device__ __forceinline__ double log_of(double v) { return log(v); }
__device__ __forceinline__ float log1p_of(float v) { return log1pf(v); }
__device__ __forceinline__ double log1p_of(double v) { return log1p(v); }
template <typename S> __device__ __forceinline__ void bce(const bce_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int N = 16 / sizeof(S);
    const i64 e = ((i64)blockIdx.x * BLOCK + threadIdx.x) * N;
    if (e >= a.n) return;
    C x[N], t[N];
    load_span((const S *)a.in, e, a.n, x, (C)0.5);
    load_span((const S *)a.target, e, a.n, t, (C)0);
#pragma unroll
    for (int j = 0; j < N; j++) {
        if (!(x[j] >= 0 && x[j] <= 1)) fault(a.site, CUDA_FAULT_PROBABILITY, 0, 0, 0);
        C p = log_of(x[j]), q = log1p_of(-x[j]);
        p = p < -100 ? (C)-100 : p;
        q = q < -100 ? (C)-100 : q;
        x[j] = (t[j] - 1) * q - t[j] * p;
    }
    store_span((S *)a.out, e, a.n, x);
}
#define BCE(t, S)                                                                                          \
    extern "C" __global__ void __launch_bounds__(BLOCK) loss_bce_##t(const __grid_constant__ bce_args a) { \
        kernel_begin();                                                                                    \
        bce<S>(a);                                                                                         \
    }
BCE(f32, float)
BCE(f16, f16)
BCE(bf16, bf16)
BCE(f64, double)
