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

/* Where the output's element is, and the inputs': of operands that are not all contiguous, or not all of the type that is computed in. Out
 * of line, and not unrolled: it is long. */
template <typename T, int NIN>
static __device__ __noinline__ i64 pw_complex_fetch(const pw_complex_args<NIN> &a, i64 index, complex<T> *x) {
    i64 at[NIN + 1];
    offsets_of<NIN + 1>(a.g, index, at);
#pragma unroll 1
    for (int k = 0; k < NIN; k++) {
        if (a.in[k] == nullptr)
            x[k] = complex<T>((T)a.value[k].re, (T)a.value[k].im);
        else {
            x[k] = load_number<T>(a.in[k] + at[k + 1], a.in_dtype[k]);
            if (a.common == D_C32 && a.in_dtype[k] != D_C32) x[k] = half_complex(x[k]);
        }
    }
    return at[0];
}

template <typename T, int NIN>
__device__ __forceinline__ complex<T> pw_complex_plain(const pw_complex_args<NIN> &a, int k, i64 index) {
    if (a.in[k] == nullptr) return {(T)a.value[k].re, (T)a.value[k].im};
    switch (a.plain_dtype[k]) {
    case PLAIN_OWN: return ((const complex<T> *)a.in[k])[index];
    case PLAIN_HALVES: return load_complex<T>((const __half2 *)a.in[k] + index, D_C32);
    case PLAIN_PART: return {((const T *)a.in[k])[index]};
    default: return {(T)((const unsigned char *)a.in[k])[index]};
    }
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
template <typename P, int NIN>
__device__ __forceinline__ void pw_complex_element(const pw_complex_args<NIN> &a, char *out,
                                                   const complex<P> (&in)[NIN]) {
    typedef complex<P> T;
    const T x = in[0], y = in[NIN > 1 ? 1 : 0], z = in[NIN > 2 ? 2 : 0];
    const T p0((P)a.p[0].re, (P)a.p[0].im), p1((P)a.p[1].re, (P)a.p[1].im), p2((P)a.p[2].re, (P)a.p[2].im);
    (void)x, (void)y, (void)z, (void)p0, (void)p1, (void)p2;
    switch (a.row) {
#define FORMULA(name, nin, class_, ...)                                                             \
    case PW_ROW_##name:                                                                             \
        if constexpr (nin == NIN) store_result<P>(out, a.out_dtype, (PW_##class_(P))(__VA_ARGS__)); \
        break;
#include "ops/generated/formulas_complex.def"
#undef FORMULA
    }
}

template <typename T, int NIN> __device__ __forceinline__ void pw_complex(const pw_complex_args<NIN> &a) {
    typedef complex<T> C;
    enum { U = PW_COMPLEX_UNROLL };
    const i64 step = (i64)gridDim.x * blockDim.x;
    for (i64 i = (i64)blockIdx.x * blockDim.x + threadIdx.x; i < a.n; i += step * U) {
        C x[U][NIN];
        i64 to[U];
#pragma unroll
        for (int u = 0; u < U; u++) {
            const i64 e = i + u * step;
            to[u] = e * a.out_size;
            if (e >= a.n) break;
            if (a.plain) {
#pragma unroll
                for (int k = 0; k < NIN; k++) x[u][k] = pw_complex_plain<T, NIN>(a, k, e);
            } else {
                C one[NIN];
                to[u] = pw_complex_fetch<T, NIN>(a, e, one);
#pragma unroll
                for (int k = 0; k < NIN; k++) x[u][k] = one[k];
            }
        }
#pragma unroll 1
        for (int u = 0; u < U && i + u * step < a.n; u++) {
            pw_complex_element<T, NIN>(a, a.out + to[0], x[0]);
#pragma unroll
            for (int v = 1; v < U; v++) {
                to[v - 1] = to[v];
#pragma unroll
                for (int k = 0; k < NIN; k++) x[v - 1][k] = x[v][k];
            }
        }
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
