/* cross.cu - cross products of vectors of three components, which may lie anywhere.
 *
 *   cross_<type>   a thread has some vectors, a block apart, whose components it reads before it writes any
 * Products are rounded before one is taken from the other, so that of a vector with itself nothing is left. */
#include "cuda/kernels/common.cuh"
#include "cuda/kernels/cross_args.h"

__device__ __forceinline__ float cross_product(float a, float b) { return __fmul_rn(a, b); }
__device__ __forceinline__ double cross_product(double a, double b) { return __dmul_rn(a, b); }
/* Integers wrap. */
__device__ __forceinline__ u64 cross_product(i64 a, i64 b) { return (u64)a * (u64)b; }

template <typename S, typename T> __device__ __forceinline__ void cross_vectors(const cross_args &a) {
    constexpr int EACH = CROSS_EACH(sizeof(S)), CHUNK = CROSS_BLOCK * EACH;
    for (i64 chunk = (i64)blockIdx.x * CHUNK; chunk < a.n; chunk += (i64)gridDim.x * CHUNK) {
        const i64 first = chunk + threadIdx.x;
        S x[EACH][3], y[EACH][3];
        i64 to_at[EACH];
#pragma unroll
        for (int u = 0; u < EACH; u++) {
            const i64 vector =
                min(first + u * CROSS_BLOCK, a.n - 1); /* what is none is the last one, and not written */
            i64 at[3];
            if (a.short_walk) {
                const u32 row = quotient((u32)vector, a.by[0]), plane = quotient(row, a.by[1]);
                const u32 c[3] = {(u32)vector - row * a.length[0], row - plane * a.length[1], plane};
#pragma unroll
                for (int k = 0; k < 3; k++)
                    at[k] = c[0] * a.g.strides[k][0] + c[1] * a.g.strides[k][1] + c[2] * a.g.strides[k][2];
            } else
                offsets_of<3>(a.g, vector, at);
            to_at[u] = at[0];
#pragma unroll
            for (int k = 0; k < 3; k++) {
                x[u][k] = *(const S *)(a.data[1] + at[1] + k * a.step[1]);
                y[u][k] = *(const S *)(a.data[2] + at[2] + k * a.step[2]);
            }
        }
#pragma unroll
        for (int u = 0; u < EACH; u++)
            if (first + u * CROSS_BLOCK < a.n)
#pragma unroll
                for (int k = 0; k < 3; k++) {
                    const int i = (k + 1) % 3, j = (k + 2) % 3;
                    const T xi = as<T>::from(x[u][i]), xj = as<T>::from(x[u][j]), yi = as<T>::from(y[u][i]),
                            yj = as<T>::from(y[u][j]);
                    *(S *)(a.data[0] + to_at[u] + k * a.step[0]) =
                        to<S>::from((T)(cross_product(xi, yj) - cross_product(xj, yi)));
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
