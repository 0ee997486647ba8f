/* pointwise_complex.cuh - pointwise rows that compute with complex numbers: any strides, any mix of dtypes.
 *
 * The formulas are those of all rows that take complex numbers (ops/generated/formulas_complex.def), compiled for a type that has C's
 * operators. These calls are rarer than those of real numbers, and their functions are long, so there is one kernel for all rows of
 * as many inputs, which branches to the row's formula. What keeps it at the speed of memory is that the elements of several steps
 * are on their way at once. */
#include "cuda/kernels/complex_math.cuh"
#include "cuda/kernels/pointwise_complex_args.h"

template <typename T> struct own_dtype {
    enum { value = D_C64 };
};
template <> struct own_dtype<double> {
    enum { value = D_C128 };
};

template <typename T> __device__ __forceinline__ void store_result(void *p, int dtype, complex<T> v) {
    if (dtype == own_dtype<T>::value)
        *(complex<T> *)p = v;
    else
        *(__half2 *)p = __half2(to<f16>::from(v.re), to<f16>::from(v.im));
}
template <typename T> __device__ __forceinline__ void store_result(void *p, int, bool v) { *(unsigned char *)p = v; }
template <typename T> __device__ __forceinline__ void store_result(void *p, int dtype, T v) {
    if (sizeof(T) == 8 || dtype == D_F32)
        *(T *)p = v;
    else
        *(f16 *)p = to<f16>::from(v);
}

/* Where U elements of each operand are, of operands whose dimensions could not be merged into one. Indices beyond 31 bits are rare, and their
 * divisions long: out of line. */
template <int NOPS> static __device__ __noinline__ void pw_complex_far(const geometry<NOPS> &g, i64 index, i64 *at) {
    i64 offset[NOPS];
    offsets_of<NOPS>(g, index, offset);
#pragma unroll
    for (int k = 0; k < NOPS; k++) at[k] = offset[k];
}
template <int U, int NOPS>
__device__ __forceinline__ void pw_complex_places(const geometry<NOPS> &g, const i64 (&index)[U], i64 (&at)[U][NOPS]) {
    if (g.ndim == 1) {
#pragma unroll
        for (int u = 0; u < U; u++)
#pragma unroll
            for (int k = 0; k < NOPS; k++) at[u][k] = index[u] * g.strides[k][0];
        return;
    }
    if (g.wide) {
#pragma unroll
        for (int u = 0; u < U; u++) {
            i64 one[NOPS];
            pw_complex_far<NOPS>(g, index[u], one);
#pragma unroll
            for (int k = 0; k < NOPS; k++) at[u][k] = one[k];
        }
        return;
    }
    u32 rest[U];
#pragma unroll
    for (int u = 0; u < U; u++) {
        rest[u] = (u32)index[u];
#pragma unroll
        for (int k = 0; k < NOPS; k++) at[u][k] = 0;
    }
#pragma unroll 1
    for (int d = 0; d < g.ndim; d++) {
        const u32 n = (u32)g.shape[d];
#pragma unroll
        for (int u = 0; u < U; u++) {
            const u32 q = d == g.ndim - 1 ? 0 : rest[u] / n, r = rest[u] - q * n;
#pragma unroll
            for (int k = 0; k < NOPS; k++) at[u][k] += (i64)r * g.strides[k][d];
            rest[u] = q;
        }
    }
}

/* U elements of a dtype that all threads share, loads before conversions. */
template <typename S, typename T, int U>
__device__ __forceinline__ void pw_complex_reals(const char *in, const i64 (&at)[U], complex<T> (&x)[U]) {
    S v[U];
#pragma unroll
    for (int u = 0; u < U; u++) v[u] = *(const S *)(in + at[u]);
#pragma unroll
    for (int u = 0; u < U; u++) x[u] = complex<T>(as<T>::from(v[u]));
}
template <typename T> static __device__ __noinline__ complex<T> pw_complex_unusual(const char *in, int dtype) {
    return load_number<T>(in, dtype);
}
template <typename T, int U>
__device__ __forceinline__ void pw_complex_read(const char *in, int dtype, int common, const i64 (&at)[U],
                                                complex<T> (&x)[U]) {
    switch (dtype) {
    case own_dtype<T>::value:
#pragma unroll
        for (int u = 0; u < U; u++) x[u] = *(const complex<T> *)(in + at[u]);
        break;
    case D_C32: {
        __half2 v[U];
#pragma unroll
        for (int u = 0; u < U; u++) v[u] = *(const __half2 *)(in + at[u]);
#pragma unroll
        for (int u = 0; u < U; u++) x[u] = {as<T>::from(v[u].x), as<T>::from(v[u].y)};
        break;
    }
    case D_F32: pw_complex_reals<float>(in, at, x); break;
    case D_F64: pw_complex_reals<double>(in, at, x); break;
    case D_F16: pw_complex_reals<f16>(in, at, x); break;
    case D_BF16: pw_complex_reals<bf16>(in, at, x); break;
    case D_I64: pw_complex_reals<i64>(in, at, x); break;
    case D_I32: pw_complex_reals<int>(in, at, x); break;
    case D_BOOL: pw_complex_reals<bool8>(in, at, x); break;
    default:
#pragma unroll
        for (int u = 0; u < U; u++) x[u] = pw_complex_unusual<T>(in + at[u], dtype);
    }
    if (common == D_C32 && dtype != D_C32)
#pragma unroll
        for (int u = 0; u < U; u++) x[u] = half_complex(x[u]);
}

/* What a formula gives: a complex number, a truth value, or of rows of class REAL a real number. */
#define PW_NUMBER(T) complex<T>
#define PW_TRUTH(T) bool
#define PW_REAL(T) T
#define PW_ARITH PW_NUMBER
#define PW_FLOATING PW_NUMBER
#define PW_NOBOOL PW_NUMBER
#define PW_WHERE PW_NUMBER
#define PW_FLOAT PW_NUMBER
#define PW_KEEP_ALL PW_NUMBER
#define PW_COMPARE PW_TRUTH
#define PW_LOGICAL PW_TRUTH
/* Which rows a kernel has: of tags named after them. */
#define FORMULA(name, ...) struct row_##name;
#include "ops/generated/formulas_complex.def"
#undef FORMULA
template <typename ROW> struct pw_complex_all {
    enum { value = 1 };
};
template <typename P, int NIN, template <typename> class ROWS>
__device__ __forceinline__ void pw_complex_element(int row, const complex<P> (&p)[PW_COMPLEX_NUMBERS], void *out,
                                                   int out_dtype, const complex<P> (&in)[NIN]) {
    typedef complex<P> T;
    const T x = in[0], y = in[NIN > 1 ? 1 : 0], z = in[NIN > 2 ? 2 : 0], p0 = p[0], p1 = p[1], p2 = p[2];
    (void)x, (void)y, (void)z, (void)p0, (void)p1, (void)p2;
    switch (row) {
#define FORMULA(name, nin, class_, ...)                                     \
    case PW_ROW_##name:                                                     \
        if constexpr (nin == NIN && ROWS<row_##name>::value)                \
            store_result<P>(out, out_dtype, (PW_##class_(P))(__VA_ARGS__)); \
        break;
#include "ops/generated/formulas_complex.def"
#undef FORMULA
    }
}
/* The formula of the first `count` of U elements, one after the other: it stands once in the kernel. */
template <typename P, int NIN, template <typename> class ROWS, int U>
__device__ __forceinline__ void pw_complex_turns(int row, const complex<P> (&p)[PW_COMPLEX_NUMBERS], int count,
                                                 char *(&to)[U], int out_dtype, complex<P> (&x)[U][NIN]) {
#pragma unroll 1
    for (int turn = 0; turn < count; turn++) {
        pw_complex_element<P, NIN, ROWS>(row, p, to[0], out_dtype, x[0]);
#pragma unroll
        for (int u = 1; u < U; u++) {
            to[u - 1] = to[u];
#pragma unroll
            for (int k = 0; k < NIN; k++) x[u - 1][k] = x[u][k];
        }
    }
}

template <typename T, int NIN> __device__ __forceinline__ void pw_complex(const pw_complex_args<NIN> &a) {
    typedef complex<T> C;
    constexpr int U = PW_COMPLEX_BYTES / sizeof(C);
    C p[PW_COMPLEX_NUMBERS];
#pragma unroll
    for (int k = 0; k < PW_COMPLEX_NUMBERS; k++) p[k] = C((T)a.p[k].re, (T)a.p[k].im);
    const i64 step = (i64)gridDim.x * blockDim.x;
    for (i64 i = (i64)blockIdx.x * blockDim.x + threadIdx.x; i < a.n; i += step * U) {
        C x[U][NIN];
        i64 index[U], at[U][NIN + 1];
        char *to[U];
        int count = 0;
        /* No branches on the way, so that all loads are under way at once: what is no element is the last one again. */
#pragma unroll
        for (int u = 0; u < U; u++) {
            const i64 e = i + u * step;
            count += e < a.n;
            index[u] = min(e, a.n - 1);
        }
        pw_complex_places<U, NIN + 1>(a.g, index, at);
#pragma unroll
        for (int u = 0; u < U; u++) to[u] = a.out + at[u][0];
#pragma unroll
        for (int k = 0; k < NIN; k++) {
            C one[U];
            i64 from[U];
#pragma unroll
            for (int u = 0; u < U; u++) from[u] = at[u][k + 1], one[u] = C((T)a.value[k].re, (T)a.value[k].im);
            if (a.in[k] != nullptr) pw_complex_read<T, U>(a.in[k], a.in_dtype[k], a.common, from, one);
#pragma unroll
            for (int u = 0; u < U; u++) x[u][k] = one[u];
        }
        pw_complex_turns<T, NIN, pw_complex_all>(a.row, p, count, to, a.out_dtype, x);
    }
}

#define PW_COMPLEX_KERNEL(kernel, T, nin)                          \
    extern "C" __global__ void __launch_bounds__(PW_COMPLEX_BLOCK) \
        kernel(const __grid_constant__ pw_complex_args<nin> a) {   \
        kernel_begin();                                            \
        pw_complex<T, nin>(a);                                     \
    }
#define PW_COMPLEX_KERNELS(name, T) \
    PW_COMPLEX_KERNEL(name##_1, T, 1) PW_COMPLEX_KERNEL(name##_2, T, 2) PW_COMPLEX_KERNEL(name##_3, T, 3)
