/* softmax.cuh - exponentials and running sums of them, for the kernels of softmax. */
#ifndef TORC_CUDA_SOFTMAX_CUH
#define TORC_CUDA_SOFTMAX_CUH

#include "cuda/kernels/rows.cuh"
#include "cuda/kernels/softmax_args.h"

/* X for what a softmax reads and writes: a name, the two dtypes; and X for the dtypes that gradients and parts have. */
#define SOFTMAX_FORWARDS(X) \
    X(f32, float, float)    \
    X(f16, f16, f16)        \
    X(bf16, bf16, bf16)     \
    X(f64, double, double)  \
    X(f16_f32, f16, float)  \
    X(bf16_f32, bf16, float)
#define SOFTMAX_DTYPES(X) X(f32, float) X(f16, f16) X(bf16, bf16) X(f64, double)

__device__ __forceinline__ float exp_of(float v) { return expf(v); }
__device__ __forceinline__ double exp_of(double v) { return exp(v); }
__device__ __forceinline__ float log_of(float v) { return logf(v); }
__device__ __forceinline__ double log_of(double v) { return log(v); }
/* Halves have few enough digits for the fast exponential. */
template <typename S> __device__ __forceinline__ float exp_for(float v) { return sizeof(S) == 2 ? __expf(v) : expf(v); }
template <typename S> __device__ __forceinline__ double exp_for(double v) { return exp(v); }
#define MINUS_INFINITY(C) (-(C)__int_as_float(0x7f800000))

/* Where a column begins, counted over all matrices. */
__device__ __forceinline__ i64 column_begins(const softmax_args &a, i64 column) {
    const i64 matrix = a.rows >> 31 ? column / a.inner : (u32)column / (u32)a.inner;
    return matrix * (a.n - 1) * a.inner + column;
}

/* Largest so far and the sum of exponentials relative to it. */
template <typename C> struct running {
    C top, sum;
    __device__ __forceinline__ running() : top(MINUS_INFINITY(C)), sum(0) {}
    __device__ __forceinline__ void join(C t, C s) {
        const C m = larger(top, t);
        sum = (top == m ? sum : sum * exp_of(top - m)) + (t == m ? s : s * exp_of(t - m));
        top = m;
    }
    template <typename S, int N> __device__ __forceinline__ void feed(const C (&x)[N]) {
        C m = top;
#pragma unroll
        for (int j = 0; j < N; j++) m = larger(m, x[j]);
        if (m == MINUS_INFINITY(C) && !(sum != sum)) { /* nothing but -inf (or NaN) so far */
#pragma unroll
            for (int j = 0; j < N; j++) sum += x[j] != x[j] ? x[j] : (C)0;
            return;
        }
        C s = 0;
#pragma unroll
        for (int j = 0; j < N; j++) s += exp_for<S>(x[j] - m);
        sum = (top == m ? sum : sum * exp_of(top - m)) + s;
        top = m;
    }
    __device__ __forceinline__ void join_warp() {
#pragma unroll
        for (int delta = 16; delta > 0; delta /= 2)
            join(__shfl_xor_sync(0xffffffffu, top, delta), __shfl_xor_sync(0xffffffffu, sum, delta));
    }
    __device__ __forceinline__ void join_block() {
        __shared__ C shared[64];
        join_warp();
        const int warps = blockDim.x / 32, warp = threadIdx.x / 32, lane = threadIdx.x & 31;
        if (lane == 0) shared[warp] = top, shared[32 + warp] = sum;
        __syncthreads();
        top = lane < warps ? shared[lane] : MINUS_INFINITY(C);
        sum = lane < warps ? shared[32 + lane] : (C)0;
        join_warp();
    }
};

#endif
