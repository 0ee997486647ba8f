/* unusual.cu - conversions from and to the dtypes that few operators compute with: complex numbers, floats of eight bits, large unsigned
 * integers. They are as those of the CPU (cpu/convert_unusual.c): by way of float, double or int64, a real number without imaginary part,
 * a complex one without it, but true if either part is not 0.
 *
 *   unusual_copy_<float|double|int64>   any strides */
#include "core/float8.h"
#include "cuda/kernels/complex.cuh"
#include "cuda/kernels/copy_args.h"

template <typename C> __device__ __forceinline__ complex<C> load_unusual(const char *p, int dtype) {
    switch (dtype) {
    case D_E5M2: return {(C)e5m2_to_float(*(const unsigned char *)p)};
    case D_E4M3FN: return {(C)e4m3fn_to_float(*(const unsigned char *)p)};
    case D_U16: return {(C) * (const unsigned short *)p};
    case D_U32: return {(C) * (const u32 *)p};
    case D_U64: return {(C) * (const u64 *)p};
    default: return load_number<C>(p, dtype);
    }
}
/* As the processor's conversion does it on the CPU: negative numbers wrap. */
__device__ __forceinline__ u64 to_u64(double v) {
    return v >= 0x1p63 ? (u64)(i64)(v - 0x1p63) ^ (u64)1 << 63 : (u64)(i64)v;
}
__device__ __forceinline__ u64 to_u64(i64 v) { return (u64)v; }
__device__ __forceinline__ u64 to_u64(float v) { return to_u64((double)v); }
template <typename C> __device__ __forceinline__ void store_unusual(char *p, int dtype, complex<C> v) {
    switch (dtype) {
    case D_BOOL: *(unsigned char *)p = v != 0; break;
    case D_C32:
    case D_C64:
    case D_C128: store_complex(p, dtype, v); break;
    case D_E5M2: *(unsigned char *)p = float_to_e5m2((float)v.re); break;
    case D_E4M3FN: *(unsigned char *)p = float_to_e4m3fn((float)v.re); break;
    case D_U16: *(unsigned short *)p = (unsigned short)(i64)v.re; break;
    case D_U32: *(u32 *)p = (u32)(i64)v.re; break;
    case D_U64: *(u64 *)p = to_u64(v.re); break;
    default: store_as<C>(p, dtype, v.re);
    }
}

template <typename C> __device__ __forceinline__ void copy(const convert_args &a) {
    const i64 step = (i64)gridDim.x * blockDim.x;
    for (i64 i = (i64)blockIdx.x * blockDim.x + threadIdx.x; i < a.n; i += step) {
        i64 at[2];
        offsets_of<2>(a.g, i, at);
        store_unusual<C>(a.out + at[0], a.out_dtype, load_unusual<C>(a.in + at[1], a.in_dtype));
    }
}
extern "C" __global__ void __launch_bounds__(BLOCK) unusual_copy_f32(const __grid_constant__ convert_args a) {
    copy<float>(a);
}
extern "C" __global__ void __launch_bounds__(BLOCK) unusual_copy_f64(const __grid_constant__ convert_args a) {
    copy<double>(a);
}
extern "C" __global__ void __launch_bounds__(BLOCK) unusual_copy_i64(const __grid_constant__ convert_args a) {
    copy<i64>(a);
}
