/* unusual.cu - conversions from and to the dtypes that few operators compute with: complex numbers, floats of eight bits, large unsigned
 * integers. They are as those of the CPU (host/convert_unusual.c): by way of float, double or int64, a real number without imaginary part,
 * a complex one without it, but true if either part is not 0.
 *
 *   unusual_copy_<float|double|int64>   any strides */
#include "cuda/kernels/complex.cuh"
#include "cuda/kernels/copy_args.h"

template <typename C> __device__ __forceinline__ void store_number(char *p, int dtype, complex<C> v) {
    if (dtype == D_BOOL)
        *(unsigned char *)p = v != 0;
    else if (dtype >= D_C32 && dtype <= D_C128)
        store_complex(p, dtype, v);
    else
        store_real<C>(p, dtype, v.re);
}

template <typename C> __device__ __forceinline__ void copy(const convert_args &a) {
    const i64 step = (i64)gridDim.x * blockDim.x;
    for (i64 i = (i64)blockIdx.x * blockDim.x + threadIdx.x; i < a.n; i += step) {
        i64 at[2];
        offsets_of<2>(a.g, i, at);
        store_number<C>(a.out + at[0], a.out_dtype, load_number<C>(a.in + at[1], a.in_dtype));
    }
}
extern "C" __global__ void __launch_bounds__(BLOCK) unusual_copy_f32(const __grid_constant__ convert_args a) {
    kernel_begin();
    copy<float>(a);
}
extern "C" __global__ void __launch_bounds__(BLOCK) unusual_copy_f64(const __grid_constant__ convert_args a) {
    kernel_begin();
    copy<double>(a);
}
extern "C" __global__ void __launch_bounds__(BLOCK) unusual_copy_i64(const __grid_constant__ convert_args a) {
    kernel_begin();
    copy<i64>(a);
}
