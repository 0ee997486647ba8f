/* pointwise.cuh - the CUDA half of pointwise rows.
 *
 * A row's formula becomes a functor over the compute type. Two kernels use it:
 *   vec   every tensor operand contiguous, 16-byte aligned and of the same storage type (bool for a condition or a
 *         comparison's result); numbers come by value. Each thread has two 16-byte vectors of each operand in flight.
 *   any   any strides, any mix of dtypes: one element per thread and step, dtype chosen by a branch all threads share.
 * Which compute types exist for a row follows from its class. Kernels are named
 * pointwise<inputs>_<op>_<variant>, so that looking one up loads the image of its file only. */
#ifndef TORC_CUDA_POINTWISE_CUH
#define TORC_CUDA_POINTWISE_CUH

#include "cuda/kernels/common.cuh"
#include "ops/scalar.h"

enum { PW_BLOCK = 128, PW_VECTORS = 2 };

/* A number in the compute type's kind: double for float and double, i64 for i64. */
union pw_number { double d; i64 i; };
template <typename T> __device__ __forceinline__ T number_of(const pw_number &n) { return (T)n.d; }
template <> __device__ __forceinline__ i64 number_of<i64>(const pw_number &n) { return n.i; }

template <int NIN> struct pw_vec_args {
    void *out;
    const void *in[NIN]; /* NULL: `value` */
    pw_number value[NIN];
    pw_number p[4];
    i64 n;
};
template <int NIN> struct pw_any_args {
    char *out;
    const char *in[NIN];
    pw_number value[NIN];
    pw_number p[4];
    i64 n;
    int out_dtype, in_dtype[NIN];
    int linear; /* contiguous: offset = index * item size */
    int common; /* operands of other dtypes pass through this one */
    geometry<NIN + 1> g;
};

template <typename F, typename T, int NIN> __device__ __forceinline__ T pw_apply(const T (&x)[NIN], const T (&p)[4]) {
    return F::template f<T>(x[0], NIN > 1 ? x[NIN > 1 ? 1 : 0] : (T)0, NIN > 2 ? x[NIN > 2 ? 2 : 0] : (T)0, p[0], p[1], p[2], p[3]);
}

/* S: storage of the inputs, S0: of input 0 (bool8 for where), O: of the output. All loads are issued before the first value is
 * looked at: a conversion between two of them would make the second wait for the first. */
template <typename F, typename T, typename S0, typename S, typename O, int NIN> __device__ __forceinline__ void pw_vec(const pw_vec_args<NIN> &a) {
    constexpr int N = 16 / sizeof(S);
    typedef vec<S, N> vs;
    typedef vec<S0, N> v0;
    T p[4] = {number_of<T>(a.p[0]), number_of<T>(a.p[1]), number_of<T>(a.p[2]), number_of<T>(a.p[3])};
    const i64 vectors = a.n / N;
    const i64 first = (i64)blockIdx.x * (PW_BLOCK * PW_VECTORS) + threadIdx.x;
    v0 x0[PW_VECTORS];
    vs x[PW_VECTORS][NIN > 1 ? NIN - 1 : 1];
#pragma unroll
    for (int u = 0; u < PW_VECTORS; u++) {
        const i64 i = first + u * PW_BLOCK;
        if (a.in[0] != nullptr && i < vectors) x0[u] = load_vec<v0>(a.in[0], i);
#pragma unroll
        for (int k = 1; k < NIN; k++)
            if (a.in[k] != nullptr && i < vectors) x[u][k - 1] = load_vec<vs>(a.in[k], i);
    }
#pragma unroll
    for (int u = 0; u < PW_VECTORS; u++) {
        const i64 i = first + u * PW_BLOCK;
        if (i >= vectors) break;
        T e[NIN][N], r[N];
        unpack_all(x0[u], e[0]);
#pragma unroll
        for (int k = 1; k < NIN; k++) unpack_all(x[u][k - 1], e[k]);
#pragma unroll
        for (int k = 0; k < NIN; k++)
            if (a.in[k] == nullptr)
#pragma unroll
                for (int j = 0; j < N; j++) e[k][j] = number_of<T>(a.value[k]);
#pragma unroll
        for (int j = 0; j < N; j++) {
            T one[NIN];
#pragma unroll
            for (int k = 0; k < NIN; k++) one[k] = e[k][j];
            r[j] = pw_apply<F, T, NIN>(one, p);
        }
        store_all<O, N, T>(a.out, i, r);
    }
    /* What is left after the last whole vector: fewer than N elements, by the first threads of the last block. */
    if (blockIdx.x == gridDim.x - 1 && threadIdx.x < N) {
        const i64 i = vectors * N + threadIdx.x;
        if (i < a.n) {
            T e[NIN];
#pragma unroll
            for (int k = 0; k < NIN; k++)
                e[k] = a.in[k] == nullptr ? number_of<T>(a.value[k]) : k == 0 ? as<T>::from(((const S0 *)a.in[k])[i]) : as<T>::from(((const S *)a.in[k])[i]);
            ((O *)a.out)[i] = to<O>::from(pw_apply<F, T, NIN>(e, p));
        }
    }
}

/* A value as the common dtype would hold it. */
template <typename T> __device__ __forceinline__ T through(T v, int common) {
    if (common == D_F16) return as<T>::from(to<f16>::from(v));
    if (common == D_BF16) return as<T>::from(to<bf16>::from(v));
    return v;
}
template <> __device__ __forceinline__ i64 through<i64>(i64 v, int common) {
    switch (common) {
    case D_BOOL: return v != 0;
    case D_U8: return (unsigned char)v;
    case D_I8: return (signed char)v;
    case D_I16: return (short)v;
    case D_I32: return (int)v;
    default: return v;
    }
}

template <typename F, typename T, int NIN> __device__ __forceinline__ void pw_any(const pw_any_args<NIN> &a) {
    T p[4] = {number_of<T>(a.p[0]), number_of<T>(a.p[1]), number_of<T>(a.p[2]), number_of<T>(a.p[3])};
    const i64 step = (i64)gridDim.x * blockDim.x;
    for (i64 i = (i64)blockIdx.x * blockDim.x + threadIdx.x; i < a.n; i += step) {
        i64 at[NIN + 1];
        if (a.linear) {
#pragma unroll
            for (int k = 0; k <= NIN; k++) at[k] = i * a.g.strides[k][0];
        } else offsets_of<NIN + 1>(a.g, i, at);
        T e[NIN];
#pragma unroll
        for (int k = 0; k < NIN; k++) {
            e[k] = a.in[k] == nullptr ? number_of<T>(a.value[k]) : load_as<T>(a.in[k] + at[k + 1], a.in_dtype[k]);
            if (a.in[k] != nullptr && a.in_dtype[k] != a.common) e[k] = through<T>(e[k], a.common);
        }
        store_as<T>(a.out + at[0], a.out_dtype, pw_apply<F, T, NIN>(e, p));
    }
}

/* ------------------------------------------------------------------------------------- one row, all its kernels */
#define PW_FUNCTOR(name, formula)                                                                                         \
    struct pw_##name {                                                                                                    \
        template <typename T> static __device__ __forceinline__ T f(T x, T y, T z, T p0, T p1, T p2, T p3) {              \
            (void)x; (void)y; (void)z; (void)p0; (void)p1; (void)p2; (void)p3;                                            \
            return (T)(formula);                                                                                          \
        }                                                                                                                 \
    };
/* A row may have a form of its own for float, and a cheaper one where results are rounded to 16 bits: right to more digits
 * than those bits hold. */
template <typename F> struct pw_single { typedef F form; };
template <typename F> struct pw_half { typedef F form; };
#define PW_VEC(name, nin, variant, T, S0, S, O) \
    extern "C" __global__ void __launch_bounds__(PW_BLOCK) pointwise##nin##_##name##_##variant(const __grid_constant__ pw_vec_args<nin> a) { pw_vec<pw_##name, T, S0, S, O, nin>(a); }
#define PW_VEC_FORM(name, nin, variant, S, which) \
    extern "C" __global__ void __launch_bounds__(PW_BLOCK) pointwise##nin##_##name##_##variant(const __grid_constant__ pw_vec_args<nin> a) { pw_vec<which<pw_##name>::form, float, S, S, S, nin>(a); }
#define PW_ANY(name, nin, variant, T) \
    extern "C" __global__ void __launch_bounds__(PW_BLOCK) pointwise##nin##_##name##_##variant(const __grid_constant__ pw_any_args<nin> a) { pw_any<pw_##name, T, nin>(a); }

#define PW_FLOATS(name, nin)                      \
    PW_VEC_FORM(name, nin, f32, float, pw_single)  \
    PW_VEC_FORM(name, nin, f16, f16, pw_half)      \
    PW_VEC_FORM(name, nin, bf16, bf16, pw_half)    \
    PW_VEC(name, nin, f64, double, double, double, double) \
    PW_ANY(name, nin, any_f32, float)              \
    PW_ANY(name, nin, any_f64, double)
#define PW_INTS(name, nin)                        \
    PW_VEC(name, nin, i64, i64, i64, i64, i64)     \
    PW_VEC(name, nin, i32, i64, int, int, int)     \
    PW_ANY(name, nin, any_i64, i64)

#define PW_FLOAT(name, nin) PW_FLOATS(name, nin)
#define PW_FLOATING(name, nin) PW_FLOATS(name, nin)
#define PW_ARITH(name, nin) PW_FLOATS(name, nin) PW_INTS(name, nin)
#define PW_NOBOOL(name, nin) PW_FLOATS(name, nin) PW_INTS(name, nin)
/* KEEP rows have no integer formula: integers are copied. */
struct pw_identity {
    template <typename T> static __device__ __forceinline__ T f(T x, T, T, T, T, T, T) { return x; }
};
#define PW_KEEP(name, nin) PW_FLOATS(name, nin)                                                                                             \
    extern "C" __global__ void __launch_bounds__(PW_BLOCK) pointwise##nin##_##name##_i64(const __grid_constant__ pw_vec_args<nin> a) { pw_vec<pw_identity, i64, i64, i64, i64, nin>(a); } \
    extern "C" __global__ void __launch_bounds__(PW_BLOCK) pointwise##nin##_##name##_i32(const __grid_constant__ pw_vec_args<nin> a) { pw_vec<pw_identity, i64, int, int, int, nin>(a); } \
    extern "C" __global__ void __launch_bounds__(PW_BLOCK) pointwise##nin##_##name##_any_i64(const __grid_constant__ pw_any_args<nin> a) { pw_any<pw_identity, i64, nin>(a); }
#define PW_INTBOOL(name, nin) PW_INTS(name, nin)
#define PW_INT(name, nin) PW_INTS(name, nin)
#define PW_COMPARE(name, nin)                     \
    PW_VEC(name, nin, f32, float, float, float, bool8) \
    PW_VEC(name, nin, f16, float, f16, f16, bool8) \
    PW_VEC(name, nin, bf16, float, bf16, bf16, bool8) \
    PW_VEC(name, nin, f64, double, double, double, bool8) \
    PW_VEC(name, nin, i64, i64, i64, i64, bool8)   \
    PW_VEC(name, nin, i32, i64, int, int, bool8)   \
    PW_ANY(name, nin, any_f32, float)              \
    PW_ANY(name, nin, any_f64, double)             \
    PW_ANY(name, nin, any_i64, i64)
#define PW_LOGICAL(name, nin) PW_COMPARE(name, nin)
#define PW_WHERE(name, nin)                       \
    PW_VEC(name, nin, f32, float, bool8, float, float) \
    PW_VEC(name, nin, f16, float, bool8, f16, f16) \
    PW_VEC(name, nin, bf16, float, bool8, bf16, bf16) \
    PW_VEC(name, nin, f64, double, bool8, double, double) \
    PW_VEC(name, nin, i64, i64, bool8, i64, i64)   \
    PW_VEC(name, nin, i32, i64, bool8, int, int)   \
    PW_ANY(name, nin, any_f32, float)              \
    PW_ANY(name, nin, any_f64, double)             \
    PW_ANY(name, nin, any_i64, i64)

#endif
