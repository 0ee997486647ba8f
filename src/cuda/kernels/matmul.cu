/* matmul.cu - what joins a product where the library's epilogue does not: the mask of relu as bits.
 *
 * See Note [The slope of relu] in matmul.c. A thread makes one byte out of eight neighbours, which it reads as 16
 * bytes at a time where the row allows it. */
#include "cuda/kernels/matmul_args.h"
#include "cuda/kernels/common.cuh"

template <typename S> struct float_of { typedef float type; };
template <> struct float_of<double> { typedef double type; };

template <typename S> __device__ __forceinline__ void relu_bits(const bits_args &a) {
    typedef typename float_of<S>::type C;
    constexpr int N = 16 / sizeof(S) < 8 ? 16 / sizeof(S) : 8;
    const i64 count = a.rows * a.bytes, step = (i64)gridDim.x * BITS_BLOCK;
    for (i64 i = (i64)blockIdx.x * BITS_BLOCK + threadIdx.x; i < count; i += step) {
        const i64 row = i / a.bytes, first = i % a.bytes * 8;
        const S *x = (const S *)a.in + row * a.columns + first;
        u32 bits = 0;
        if (first + 8 <= a.columns && (u64)x % 16 == 0) {
#pragma unroll
            for (int k = 0; k < 8 / N; k++) {
                const vec<S, N> v = load_vec<vec<S, N>>(x, k);
#pragma unroll
                for (int j = 0; j < N; j++) bits |= (u32) !(as<C>::from(v.v[j]) <= (C)0) << (k * N + j);
            }
        } else
            for (int j = 0; j < 8 && first + j < a.columns; j++) bits |= (u32) !(as<C>::from(x[j]) <= (C)0) << j;
        a.out[i] = (unsigned char)bits;
    }
}
#define KERNEL(t, S)                                                \
    extern "C" __global__ void __launch_bounds__(BITS_BLOCK)        \
        matmul_relu_bits_##t(const __grid_constant__ bits_args a) { \
        relu_bits<S>(a);                                            \
    }
KERNEL(f16, f16)
KERNEL(bf16, bf16)
KERNEL(f32, float)
KERNEL(f64, double)
