/* cross.cu - cross products of vectors of three, which may lie anyhow: a thread has a vector.
 *
 *   cross_product_<compute type>   each product is rounded to the dtype before the difference, as in a composition */
#include "cuda/kernels/common.cuh"
#include "cuda/kernels/cross_args.h"

__device__ __forceinline__ float rounded_product(float a, float b, int dtype) {
    const float c = __fmul_rn(a, b);
    return dtype == D_F32    ? c
           : dtype == D_BF16 ? as<float>::from(to<bf16>::from(c))
                             : as<float>::from(to<f16>::from(c));
}
__device__ __forceinline__ double rounded_product(double a, double b, int) { return __dmul_rn(a, b); }
__device__ __forceinline__ i64 rounded_product(i64 a, i64 b, int) { return (i64)((u64)a * (u64)b); }

template <typename T> __device__ __forceinline__ void cross_product(const cross_args &a) {
    for (i64 line = (i64)blockIdx.x * CROSS_BLOCK + threadIdx.x; line < a.lines; line += (i64)gridDim.x * CROSS_BLOCK) {
        i64 at[CROSS_OPERANDS];
        offsets_of<CROSS_OPERANDS>(a.g, line, at);
        T x[3], y[3];
#pragma unroll
        for (int k = 0; k < 3; k++) x[k] = load_as<T>(a.data[1] + at[1] + k * a.step[1], a.dtype);
#pragma unroll
        for (int k = 0; k < 3; k++) y[k] = load_as<T>(a.data[2] + at[2] + k * a.step[2], a.dtype);
#pragma unroll
        for (int k = 0; k < 3; k++) {
            const int i = (k + 1) % 3, j = (k + 2) % 3;
            store_as<T>(a.data[0] + at[0] + k * a.step[0], a.dtype,
                        (T)(rounded_product(x[i], y[j], a.dtype) - rounded_product(x[j], y[i], a.dtype)));
        }
    }
}

#define CROSS(t, T)                                               \
    extern "C" __global__ void __launch_bounds__(CROSS_BLOCK)     \
        cross_product_##t(const __grid_constant__ cross_args a) { \
        cross_product<T>(a);                                      \
    }
CROSS(f32, float)
CROSS(f64, double)
CROSS(i64, i64)
