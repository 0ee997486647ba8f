/* pointwise_complex.cuh - pointwise rows that compute with complex numbers: any strides, any mix of dtypes.
 *
 * The formulas are those of all rows that take complex numbers (ops/generated/formulas_complex.def), compiled for a type that has C's
 * operators. These calls are rarer than those of real numbers, and so there is one kernel for each row and type; what keeps it at the
 * speed of memory is that the elements of several steps are on their way at once. */
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
__device__ __forceinline__ void store_result(void *p, int dtype, float v) {
    if (dtype == D_F32)
        *(float *)p = v;
    else
        *(f16 *)p = to<f16>::from(v);
}
__device__ __forceinline__ void store_result(void *p, int, double v) { *(double *)p = v; }

/* Where the output's element is, and the inputs': of operands that are not all contiguous, or not all of the type that is computed in. Out
 * of line, and not unrolled: of these kernels there are a hundred, and this would be most of their code. */
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

template <typename F, typename T, int NIN> __device__ __forceinline__ void pw_complex(const pw_complex_args<NIN> &a) {
    typedef complex<T> C;
    enum { U = PW_COMPLEX_UNROLL };
    const C p0((T)a.p[0].re, (T)a.p[0].im), p1((T)a.p[1].re, (T)a.p[1].im), p2((T)a.p[2].re, (T)a.p[2].im);
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
                for (int k = 0; k < NIN; k++)
                    x[u][k] = a.in[k] == nullptr ? C((T)a.value[k].re, (T)a.value[k].im) : ((const C *)a.in[k])[e];
            } else {
                C one[NIN];
                to[u] = pw_complex_fetch<T, NIN>(a, e, one);
#pragma unroll
                for (int k = 0; k < NIN; k++) x[u][k] = one[k];
            }
        }
#pragma unroll 1
        for (int u = 0; u < U && i + u * step < a.n; u++) {
            store_result<T>(a.out + to[0], a.out_dtype,
                            F::f(x[0][0], x[0][NIN > 1 ? 1 : 0], x[0][NIN > 2 ? 2 : 0], p0, p1, p2));
#pragma unroll
            for (int v = 1; v < U; v++) {
                to[v - 1] = to[v];
#pragma unroll
                for (int k = 0; k < NIN; k++) x[v - 1][k] = x[v][k];
            }
        }
    }
}

/* ------------------------------------------------------------------------------------- the kernels of rows
 * What a formula gives: a complex number, a truth value, or of rows of class REAL a real number. */
#define PW_COMPLEX_NUMBER(T) complex<T>
#define PW_COMPLEX_TRUTH(T) bool
#define PW_COMPLEX_REAL(T) T
#define PW_COMPLEX_ARITH PW_COMPLEX_NUMBER
#define PW_COMPLEX_FLOATING PW_COMPLEX_NUMBER
#define PW_COMPLEX_NOBOOL PW_COMPLEX_NUMBER
#define PW_COMPLEX_WHERE PW_COMPLEX_NUMBER
#define PW_COMPLEX_FLOAT PW_COMPLEX_NUMBER
#define PW_COMPLEX_KEEP_ALL PW_COMPLEX_NUMBER
#define PW_COMPLEX_COMPARE PW_COMPLEX_TRUTH
#define PW_COMPLEX_LOGICAL PW_COMPLEX_TRUTH
#define PW_COMPLEX_ROW(kernel, nin, P, R, ...)                                   \
    struct kernel##_formula {                                                    \
        typedef complex<P> T;                                                    \
        static __device__ __forceinline__ R f(T x, T y, T z, T p0, T p1, T p2) { \
            (void)x, (void)y, (void)z, (void)p0, (void)p1, (void)p2;             \
            return (R)(__VA_ARGS__);                                             \
        }                                                                        \
    };                                                                           \
    extern "C" __global__ void __launch_bounds__(PW_COMPLEX_BLOCK)               \
        kernel(const __grid_constant__ pw_complex_args<nin> a) {                 \
        pw_complex<kernel##_formula, P, nin>(a);                                 \
    }
