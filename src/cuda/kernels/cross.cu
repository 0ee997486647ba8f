/* cross.cu - cross products of vectors of three components, which may lie anywhere.
 *
 *   cross_<type>   a thread has CROSS_EACH vectors, whose components it reads before it writes any
 * Products are rounded before one is taken from the other, so that of a vector with itself nothing is left. */
#include "cuda/kernels/common.cuh"
#include "cuda/kernels/cross_args.h"

__device__ __forceinline__ float cross_product(float a, float b) { return __fmul_rn(a, b); }
__device__ __forceinline__ double cross_product(double a, double b) { return __dmul_rn(a, b); }
/* Integers wrap. */
__device__ __forceinline__ u64 cross_product(i64 a, i64 b) { return (u64)a * (u64)b; }

template <typename S, typename T> __device__ __forceinline__ void cross_vectors(const cross_args &a) {
    const i64 threads = (i64)gridDim.x * CROSS_BLOCK;
    for (i64 first = (i64)blockIdx.x * CROSS_BLOCK + threadIdx.x; first < a.n; first += CROSS_EACH * threads) {
        T x[CROSS_EACH][3], y[CROSS_EACH][3];
        i64 to_at[CROSS_EACH];
#pragma unroll
        for (int u = 0; u < CROSS_EACH; u++)
            if (first + u * threads < a.n) {
                i64 at[3];
                offsets_of<3>(a.g, first + u * threads, at);
                to_at[u] = at[0];
#pragma unroll
                for (int k = 0; k < 3; k++) {
                    x[u][k] = as<T>::from(*(const S *)(a.data[1] + at[1] + k * a.step[1]));
                    y[u][k] = as<T>::from(*(const S *)(a.data[2] + at[2] + k * a.step[2]));
                }
            }
#pragma unroll
        for (int u = 0; u < CROSS_EACH; u++)
            if (first + u * threads < a.n)
#pragma unroll
                for (int k = 0; k < 3; k++) {
                    const int i = (k + 1) % 3, j = (k + 2) % 3;
                    *(S *)(a.data[0] + to_at[u] + k * a.step[0]) =
                        to<S>::from((T)(cross_product(x[u][i], y[u][j]) - cross_product(x[u][j], y[u][i])));
                }
    }
}
#define CROSS(type, S, T)                                                                                          \
    extern "C" __global__ void __launch_bounds__(CROSS_BLOCK) cross_##type(const __grid_constant__ cross_args a) { \
        kernel_begin();                                                                                            \
        cross_vectors<S, T>(a);                                                                                    \
    }
CROSS(f16, f16, float)
CROSS(bf16, bf16, float)
CROSS(f32, float, float)
CROSS(f64, double, double)
CROSS(u8, unsigned char, i64)
CROSS(i8, signed char, i64)
CROSS(i16, short, i64)
CROSS(i32, int, i64)
CROSS(i64, i64, i64)
