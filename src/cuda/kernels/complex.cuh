/* complex.cuh - complex numbers in kernels: arithmetic and conversion. Functions are in complex_math.cuh.
 *
 * Sums, products and quotients follow the plain rules, as those of the CPU do: a quotient is scaled so that it does not
 * overflow, NaN is not looked for. */
#ifndef TORC_CUDA_COMPLEX_CUH
#define TORC_CUDA_COMPLEX_CUH

#include "cuda/kernels/common.cuh"

template <typename T> struct alignas(2 * sizeof(T)) complex {
    T re, im;
    complex() = default;
    __device__ __forceinline__ complex(T re_, T im_ = (T)0) : re(re_), im(im_) {}
};
#define COMPLEX_FN template <typename T> __device__ __forceinline__
COMPLEX_FN complex<T> operator-(complex<T> x) { return {-x.re, -x.im}; }
COMPLEX_FN complex<T> operator+(complex<T> x, complex<T> y) { return {x.re + y.re, x.im + y.im}; }
COMPLEX_FN complex<T> operator-(complex<T> x, complex<T> y) { return {x.re - y.re, x.im - y.im}; }
COMPLEX_FN complex<T> operator*(complex<T> x, complex<T> y) {
    return {x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re};
}
COMPLEX_FN complex<T> operator/(complex<T> x, complex<T> y) {
    const T a = fabs(y.re), b = fabs(y.im);
    if (a >= b) {
        if (a == 0 && b == 0) return {x.re / a, x.im / b};
        const T ratio = y.im / y.re, scale = (T)1 / (y.re + y.im * ratio);
        return {(x.re + x.im * ratio) * scale, (x.im - x.re * ratio) * scale};
    }
    const T ratio = y.re / y.im, scale = (T)1 / (y.re * ratio + y.im);
    return {(x.re * ratio + x.im) * scale, (x.im * ratio - x.re) * scale};
}
COMPLEX_FN complex<T> operator+(int n, complex<T> x) { return {(T)n + x.re, x.im}; }
COMPLEX_FN complex<T> operator-(int n, complex<T> x) { return {(T)n - x.re, -x.im}; }
COMPLEX_FN bool operator==(complex<T> x, complex<T> y) { return x.re == y.re && x.im == y.im; }
COMPLEX_FN bool operator!=(complex<T> x, complex<T> y) { return !(x == y); }
/* Formulas compare with the number 0 alone. */
COMPLEX_FN bool operator==(complex<T> x, int zero) { return x == complex<T>((T)zero); }
COMPLEX_FN bool operator!=(complex<T> x, int zero) { return !(x == zero); }

/* ------------------------------------------------------------------------------------ conversion
 * A real number has no imaginary part. A complex one gives its real part, but is true if either part is not 0. */
COMPLEX_FN complex<T> half_complex(complex<T> x) { /* as complex32 holds it */
    return {as<T>::from(to<f16>::from(x.re)), as<T>::from(to<f16>::from(x.im))};
}
/* Of a complex dtype. */
COMPLEX_FN complex<T> load_complex(const void *p, int dtype) {
    if (dtype == D_C64) {
        const complex<float> v = *(const complex<float> *)p;
        return {(T)v.re, (T)v.im};
    }
    if (dtype == D_C128) {
        const complex<double> v = *(const complex<double> *)p;
        return {(T)v.re, (T)v.im};
    }
    const __half2 v = *(const __half2 *)p;
    return {as<T>::from(v.x), as<T>::from(v.y)};
}
COMPLEX_FN void store_complex(void *p, int dtype, complex<T> v) {
    if (dtype == D_C64)
        *(complex<float> *)p = {(float)v.re, (float)v.im};
    else if (dtype == D_C128)
        *(complex<double> *)p = {(double)v.re, (double)v.im};
    else
        *(__half2 *)p = __half2(to<f16>::from(v.re), to<f16>::from(v.im));
}
/* Of any dtype. */
COMPLEX_FN complex<T> load_number(const void *p, int dtype) {
    return dtype >= D_C32 && dtype <= D_C128 ? load_complex<T>(p, dtype) : complex<T>(load_real<T>(p, dtype));
}

#endif
