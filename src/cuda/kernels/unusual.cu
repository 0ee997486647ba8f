/* unusual.cu - conversions from and to the dtypes that few operators compute with: complex numbers, floats of eight bits, large unsigned
 * integers. They are as those of the CPU (cpu/convert_unusual.c): by way of float, double or int64, a real number without imaginary part,
 * a complex one without it, but true if either part is not 0.
 *
 *   unusual_copy_<float|double|int64>   any strides */
#include "core/float8.h"
#include "cuda/kernels/common.cuh"

enum { BLOCK = 256 };

template <typename C> struct number { C real, imag; };
template <typename P> struct pair { P real, imag; };

template <typename C> __device__ __forceinline__ number<C> load_number(const char *p, int dtype) {
    switch (dtype) {
    case D_C32: {
        const pair<f16> v = *(const pair<f16> *)p;
        return {as<C>::from(v.real), as<C>::from(v.imag)};
    }
    case D_C64: {
        const pair<float> v = *(const pair<float> *)p;
        return {(C)v.real, (C)v.imag};
    }
    case D_C128: {
        const pair<double> v = *(const pair<double> *)p;
        return {(C)v.real, (C)v.imag};
    }
    case D_E5M2: return {(C)e5m2_to_float(*(const unsigned char *)p), (C)0};
    case D_E4M3FN: return {(C)e4m3fn_to_float(*(const unsigned char *)p), (C)0};
    case D_U16: return {(C) * (const unsigned short *)p, (C)0};
    case D_U32: return {(C) * (const u32 *)p, (C)0};
    case D_U64: return {(C) * (const u64 *)p, (C)0};
    default: return {load_as<C>(p, dtype), (C)0};
    }
}
/* As the processor's conversion does it on the CPU: negative numbers wrap. */
__device__ __forceinline__ u64 to_u64(double v) {
    return v >= 0x1p63 ? (u64)(i64)(v - 0x1p63) ^ (u64)1 << 63 : (u64)(i64)v;
}
__device__ __forceinline__ u64 to_u64(i64 v) { return (u64)v; }
__device__ __forceinline__ u64 to_u64(float v) { return to_u64((double)v); }
template <typename C> __device__ __forceinline__ void store_number(char *p, int dtype, number<C> v) {
    switch (dtype) {
    case D_BOOL: *(unsigned char *)p = v.real != (C)0 || v.imag != (C)0; break;
    case D_C32: *(pair<f16> *)p = {to<f16>::from(v.real), to<f16>::from(v.imag)}; break;
    case D_C64: *(pair<float> *)p = {(float)v.real, (float)v.imag}; break;
    case D_C128: *(pair<double> *)p = {(double)v.real, (double)v.imag}; break;
    case D_E5M2: *(unsigned char *)p = float_to_e5m2((float)v.real); break;
    case D_E4M3FN: *(unsigned char *)p = float_to_e4m3fn((float)v.real); break;
    case D_U16: *(unsigned short *)p = (unsigned short)(i64)v.real; break;
    case D_U32: *(u32 *)p = (u32)(i64)v.real; break;
    case D_U64: *(u64 *)p = to_u64(v.real); break;
    default: store_as<C>(p, dtype, v.real);
    }
}

struct copy_args { /* of copy.c */
    char *out;
    const char *in;
    i64 n;
    int out_dtype, in_dtype;
    geometry<2> g;
};
template <typename C> __device__ __forceinline__ void copy(const copy_args &a) {
    const i64 step = (i64)gridDim.x * blockDim.x;
    for (i64 i = (i64)blockIdx.x * blockDim.x + threadIdx.x; i < a.n; i += step) {
        i64 at[2];
        offsets_of<2>(a.g, i, at);
        store_number<C>(a.out + at[0], a.out_dtype, load_number<C>(a.in + at[1], a.in_dtype));
    }
}
extern "C" __global__ void __launch_bounds__(BLOCK) unusual_copy_f32(const __grid_constant__ copy_args a) {
    copy<float>(a);
}
extern "C" __global__ void __launch_bounds__(BLOCK) unusual_copy_f64(const __grid_constant__ copy_args a) {
    copy<double>(a);
}
extern "C" __global__ void __launch_bounds__(BLOCK) unusual_copy_i64(const __grid_constant__ copy_args a) {
    copy<i64>(a);
}
