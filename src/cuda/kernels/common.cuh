/* common.cuh - what every kernel file needs: how kernels begin, storage types by name, conversion to and from the compute
 * type, vectors of 16 bytes, one way to compute an index. No host code. */
#ifndef TORC_CUDA_COMMON_CUH
#define TORC_CUDA_COMMON_CUH

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include "core/float8.h"
#include "cuda/kernels/args.h"

/* As many threads as half of what an H200 has room for, at the same time. */
enum { KERNEL_BESIDE = 1 << 17 };
/* The first statement of every kernel: Note [Kernels that overlap] of cuda/code/module.h. It waits until the kernel before on the
 * stream is complete and all that it wrote can be read, and then, if it is a small one, lets the kernel after start, which waits for this one in
 * turn. */
__device__ __forceinline__ void kernel_begin() {
#if __CUDA_ARCH__ >= 900
    asm volatile("griddepcontrol.wait;" ::: "memory");
    /* In 32 bits, so that it takes few instructions: a kernel of 2^32 threads and more may be taken for a small one, which changes no result. */
    const u32 threads = gridDim.x * gridDim.y * (gridDim.z * blockDim.x) * (blockDim.y * blockDim.z);
    if (threads <= KERNEL_BESIDE) asm volatile("griddepcontrol.launch_dependents;" ::: "memory");
#endif
}

/* The only thing that may stand before it, in a function whose name ends in _ahead: ask for what lies around p to come from memory, while the kernel
 * before still runs. It comes as far as the cache that the whole device shares, so that nothing old is read if that kernel writes there.
 * Worth it for what it most likely has nothing to do with: weights. */
__device__ __forceinline__ void fetch_ahead(const void *p) {
#if __CUDA_ARCH__ >= 900
    asm volatile("prefetch.global.L2 [%0];" ::"l"(p));
#endif
}

struct bool8 {
    unsigned char v;
}; /* torc's bool: 0 or 1 in a byte */
typedef __half f16;
typedef __nv_bfloat16 bf16;
/* Floats of eight bits, as bytes: core/float8.h has what they mean. */
struct e5m2 {
    unsigned char v;
};
struct e4m3fn {
    unsigned char v;
};

/* torc_dtype values (include/torc/core.h); checked on the host side. */
enum {
    D_BOOL = 1,
    D_U8,
    D_I8,
    D_I16,
    D_I32,
    D_I64,
    D_F16,
    D_BF16,
    D_F32,
    D_F64,
    D_C32,
    D_C64,
    D_C128,
    D_E5M2,
    D_E4M3FN,
    D_U16,
    D_U32,
    D_U64
};

/* ---------------------------------------------------------------- conversion: storage ↔ compute (float, double, i64) */
template <typename C> struct as {
    static __device__ __forceinline__ C from(float v) { return (C)v; }
    static __device__ __forceinline__ C from(double v) { return (C)v; }
    static __device__ __forceinline__ C from(f16 v) { return (C)__half2float(v); }
    static __device__ __forceinline__ C from(bf16 v) { return (C)__bfloat162float(v); }
    static __device__ __forceinline__ C from(bool8 v) { return (C)v.v; }
    static __device__ __forceinline__ C from(unsigned char v) { return (C)v; }
    static __device__ __forceinline__ C from(signed char v) { return (C)v; }
    static __device__ __forceinline__ C from(short v) { return (C)v; }
    static __device__ __forceinline__ C from(int v) { return (C)v; }
    static __device__ __forceinline__ C from(i64 v) { return (C)v; }
    static __device__ __forceinline__ C from(e5m2 v) { return (C)e5m2_to_float(v.v); }
    static __device__ __forceinline__ C from(e4m3fn v) { return (C)e4m3fn_to_float(v.v); }
    static __device__ __forceinline__ C from(unsigned short v) { return (C)v; }
    static __device__ __forceinline__ C from(u32 v) { return (C)v; }
    static __device__ __forceinline__ C from(u64 v) { return (C)v; }
};
template <typename S> struct to {
    template <typename C> static __device__ __forceinline__ S from(C v) { return (S)v; }
};
/* Doubles become halves by way of float, as in PyTorch. */
template <> struct to<f16> {
    template <typename C> static __device__ __forceinline__ f16 from(C v) { return __float2half_rn((float)v); }
};
template <> struct to<bf16> {
    template <typename C> static __device__ __forceinline__ bf16 from(C v) { return __float2bfloat16_rn((float)v); }
};
template <> struct to<bool8> {
    template <typename C> static __device__ __forceinline__ bool8 from(C v) {
        return bool8{(unsigned char)(v != (C)0)};
    }
};
/* Float to a narrow integer goes through int64 and truncates, as x86 does for PyTorch on the CPU. */
#define TO_NARROW(S)                                                             \
    template <> struct to<S> {                                                   \
        static __device__ __forceinline__ S from(float v) { return (S)(i64)v; }  \
        static __device__ __forceinline__ S from(double v) { return (S)(i64)v; } \
        static __device__ __forceinline__ S from(i64 v) { return (S)v; }         \
    };
TO_NARROW(unsigned char)
TO_NARROW(signed char)
TO_NARROW(short)
TO_NARROW(int)
TO_NARROW(unsigned short)
TO_NARROW(u32)
#undef TO_NARROW
/* By way of int64 where it fits there, so that negative numbers wrap as they do in all other types. */
template <> struct to<u64> {
    static __device__ __forceinline__ u64 from(float v) { return from((double)v); }
    static __device__ __forceinline__ u64 from(double v) {
        return v >= 0x1p63 ? (u64)(i64)(v - 0x1p63) ^ (u64)1 << 63 : (u64)(i64)v;
    }
    static __device__ __forceinline__ u64 from(i64 v) { return (u64)v; }
};
template <> struct to<e5m2> {
    template <typename C> static __device__ __forceinline__ e5m2 from(C v) { return e5m2{float_to_e5m2((float)v)}; }
};
template <> struct to<e4m3fn> {
    template <typename C> static __device__ __forceinline__ e4m3fn from(C v) {
        return e4m3fn{float_to_e4m3fn((float)v)};
    }
};

/* Of the dtypes from bool to float64. */
template <typename C> __device__ __forceinline__ C load_as(const void *p, int dtype) {
    switch (dtype) {
    case D_BOOL: return as<C>::from(*(const bool8 *)p);
    case D_U8: return as<C>::from(*(const unsigned char *)p);
    case D_I8: return as<C>::from(*(const signed char *)p);
    case D_I16: return as<C>::from(*(const short *)p);
    case D_I32: return as<C>::from(*(const int *)p);
    case D_I64: return as<C>::from(*(const i64 *)p);
    case D_F16: return as<C>::from(*(const f16 *)p);
    case D_BF16: return as<C>::from(*(const bf16 *)p);
    case D_F32: return as<C>::from(*(const float *)p);
    default: return as<C>::from(*(const double *)p);
    }
}
template <typename C> __device__ __forceinline__ void store_as(void *p, int dtype, C v) {
    switch (dtype) {
    case D_BOOL: *(bool8 *)p = to<bool8>::from(v); break;
    case D_U8: *(unsigned char *)p = to<unsigned char>::from(v); break;
    case D_I8: *(signed char *)p = to<signed char>::from(v); break;
    case D_I16: *(short *)p = to<short>::from(v); break;
    case D_I32: *(int *)p = to<int>::from(v); break;
    case D_I64: *(i64 *)p = to<i64>::from(v); break;
    case D_F16: *(f16 *)p = to<f16>::from(v); break;
    case D_BF16: *(bf16 *)p = to<bf16>::from(v); break;
    case D_F32: *(float *)p = to<float>::from(v); break;
    default: *(double *)p = to<double>::from(v); break;
    }
}
/* Of any real dtype. What few operators know comes after complex128, and stands apart here: for all others that is one comparison more. */
template <typename C> __device__ __forceinline__ C load_real(const void *p, int dtype) {
    if (dtype <= D_F64) return load_as<C>(p, dtype);
    switch (dtype) {
    case D_E5M2: return as<C>::from(*(const e5m2 *)p);
    case D_E4M3FN: return as<C>::from(*(const e4m3fn *)p);
    case D_U16: return as<C>::from(*(const unsigned short *)p);
    case D_U32: return as<C>::from(*(const u32 *)p);
    default: return as<C>::from(*(const u64 *)p);
    }
}
template <typename C> __device__ __forceinline__ void store_real(void *p, int dtype, C v) {
    if (dtype <= D_F64)
        store_as<C>(p, dtype, v);
    else
        switch (dtype) {
        case D_E5M2: *(e5m2 *)p = to<e5m2>::from(v); break;
        case D_E4M3FN: *(e4m3fn *)p = to<e4m3fn>::from(v); break;
        case D_U16: *(unsigned short *)p = to<unsigned short>::from(v); break;
        case D_U32: *(u32 *)p = to<u32>::from(v); break;
        default: *(u64 *)p = to<u64>::from(v); break;
        }
}

/* ---------------------------------------------------------------- vectors */
template <typename S, int N> struct alignas(sizeof(S) * N) vec { S v[N]; };
/* The i-th vector. 16 bytes are read as four words by one instruction: read as what they hold, they would come in the pieces
 * that are looked at first. */
template <typename V> __device__ __forceinline__ V load_vec(const void *p, i64 i) {
    if constexpr (sizeof(V) == 16) {
        const uint4 q = reinterpret_cast<const uint4 *>(p)[i];
        V v;
        memcpy(&v, &q, 16);
        return v;
    } else
        return reinterpret_cast<const V *>(p)[i];
}
template <typename V> __device__ __forceinline__ void store_vec(void *p, i64 i, const V &v) {
    reinterpret_cast<V *>(p)[i] = v;
}

/* All elements of a vector, converted. */
template <typename S, int N, typename T> __device__ __forceinline__ void unpack_all(vec<S, N> v, T (&x)[N]) {
#pragma unroll
    for (int j = 0; j < N; j++) x[j] = as<T>::from(v.v[j]);
}
template <int N>
__device__ __forceinline__ void unpack_all(vec<bf16, N> v, float (&x)[N]) { /* by words: a bfloat16 is half a float */
    if constexpr (N % 2 == 0) {
        u32 w[N / 2];
        memcpy(w, &v, sizeof w);
#pragma unroll
        for (int j = 0; j < N / 2; j++)
            x[2 * j] = __uint_as_float(w[j] << 16), x[2 * j + 1] = __uint_as_float(w[j] & 0xffff0000u);
    } else
        for (int j = 0; j < N; j++) x[j] = as<float>::from(v.v[j]);
}

/* The same from four words. What waits for its turn is best kept so: as halves, the compiler takes it apart where it was read,
 * and that waits for the memory. */
template <typename S, typename T>
__device__ __forceinline__ void unpack_words(const uint4 &words, T (&x)[16 / sizeof(S)]) {
    vec<S, 16 / sizeof(S)> v;
    memcpy(&v, &words, 16);
    unpack_all(v, x);
}

/* N results of the compute type as one vector of storage type S: halves are converted in pairs, and 16 bytes leave as one
 * instruction (nvcc splits them where another branch stores the same elements one by one). */
template <typename S, int N, typename T>
__device__ __forceinline__ void store_results(void *p, i64 i, const T (&r)[N]) {
    union {
        vec<S, N> v;
        u32 w[sizeof(vec<S, N>) / 4 > 0 ? sizeof(vec<S, N>) / 4 : 1];
    } u;
#pragma unroll
    for (int j = 0; j < N; j++) u.v.v[j] = to<S>::from(r[j]);
    if constexpr (sizeof(u.v) == 16) {
        char *at = (char *)p + i * 16;
        asm volatile("st.global.v4.u32 [%0], {%1, %2, %3, %4};" ::"l"(at), "r"(u.w[0]), "r"(u.w[1]), "r"(u.w[2]),
                     "r"(u.w[3])
                     : "memory");
    } else
        store_vec(p, i, u.v);
}
/* Two floats as one word of two halves; the first in the low bits. */
__device__ __forceinline__ __nv_bfloat162 pair_of(bf16, float low, float high) {
    return __floats2bfloat162_rn(low, high);
}
__device__ __forceinline__ __half2 pair_of(f16, float low, float high) { return __floats2half2_rn(low, high); }
template <typename S, int N> __device__ __forceinline__ void store_halves(void *p, i64 i, const float (&r)[N]) {
    u32 w[N / 2];
#pragma unroll
    for (int j = 0; j < N / 2; j++) {
        const auto pair = pair_of(S(), r[2 * j], r[2 * j + 1]);
        memcpy(&w[j], &pair, 4);
    }
    if constexpr (N == 8)
        asm volatile("st.global.v4.u32 [%0], {%1, %2, %3, %4};" ::"l"((char *)p + i * 16), "r"(w[0]), "r"(w[1]),
                     "r"(w[2]), "r"(w[3])
                     : "memory");
    else if constexpr (N == 4)
        asm volatile("st.global.v2.u32 [%0], {%1, %2};" ::"l"((char *)p + i * 8), "r"(w[0]), "r"(w[1]) : "memory");
    else
        for (int j = 0; j < N / 2; j++) ((u32 *)p)[i * (N / 2) + j] = w[j];
}
template <typename A, typename B> struct same_type {
    enum { value = 0 };
};
template <typename A> struct same_type<A, A> {
    enum { value = 1 };
};
template <typename S, int N, typename T> __device__ __forceinline__ void store_all(void *p, i64 i, const T (&r)[N]) {
    if constexpr ((same_type<S, bf16>::value || same_type<S, f16>::value) && same_type<T, float>::value && N % 2 == 0)
        store_halves<S, N>(p, i, r);
    else
        store_results<S, N, T>(p, i, r);
}

/* Sixteen bytes of the thirty-two, from byte `shift` on: 0 to 15. */
__device__ __forceinline__ uint4 shifted(uint4 low, uint4 high, u32 shift) {
    u32 w[8] = {low.x, low.y, low.z, low.w, high.x, high.y, high.z, high.w};
    if (shift & 8)
#pragma unroll
        for (int k = 0; k < 6; k++) w[k] = w[k + 2];
    if (shift & 4)
#pragma unroll
        for (int k = 0; k < 5; k++) w[k] = w[k + 1];
    const u32 bits = (shift & 3) * 8;
    return uint4{__funnelshift_r(w[0], w[1], bits), __funnelshift_r(w[1], w[2], bits),
                 __funnelshift_r(w[2], w[3], bits), __funnelshift_r(w[3], w[4], bits)};
}

/* i < 2^31 over what the division is by. */
__device__ __forceinline__ u32 quotient(u32 i, division by) { return (__umulhi(i, by.magic) + i) >> by.bits; }

/* ---------------------------------------------------------------- indices: an iter (core/iter.h) on the device
 * Dimensions are few and divisions long: unrolled, these loops would be most of a kernel's code. */
enum { MAX_DIMS = GEOMETRY_DIMS };
template <int NOPS>
__device__ __forceinline__ void offsets_of(const geometry<NOPS> &g, i64 index, i64 (&offset)[NOPS]) {
#pragma unroll
    for (int k = 0; k < NOPS; k++) offset[k] = 0;
    if (!g.wide) {
        u32 i = (u32)index;
#pragma unroll 1
        for (int d = 0; d < g.ndim; d++) {
            u32 n = (u32)g.shape[d], q = d == g.ndim - 1 ? 0 : i / n, r = i - q * n;
#pragma unroll
            for (int k = 0; k < NOPS; k++) offset[k] += (i64)r * g.strides[k][d];
            i = q;
        }
    } else {
        u64 i = (u64)index;
#pragma unroll 1
        for (int d = 0; d < g.ndim; d++) {
            u64 n = (u64)g.shape[d], q = d == g.ndim - 1 ? 0 : i / n, r = i - q * n;
#pragma unroll
            for (int k = 0; k < NOPS; k++) offset[k] += (i64)r * g.strides[k][d];
            i = q;
        }
    }
}

#endif
