/* complex_math.cuh - the functions of ops/scalar_complex.h, which formulas are written with, on the device.
 *
 * Most are Thrust's, which comes with the toolkit: PyTorch's kernels call the same, so that infinities and NaN give what they give
 * there. */
#ifndef TORC_CUDA_COMPLEX_MATH_CUH
#define TORC_CUDA_COMPLEX_MATH_CUH

#include <thrust/complex.h>

#include "cuda/kernels/complex.cuh"
#include "ops/scalar.h"

/* Each stands once in a kernel, however many formulas call it: they are long. */
#define COMPLEX_THRUST(f)                                                                 \
    template <typename T> static __device__ __noinline__ complex<T> t_##f(complex<T> x) { \
        const thrust::complex<T> r = thrust::f(thrust::complex<T>(x.re, x.im));           \
        return {r.real(), r.imag()};                                                      \
    }
COMPLEX_THRUST(exp)
COMPLEX_THRUST(log)
COMPLEX_THRUST(sqrt)
COMPLEX_THRUST(sinh)
COMPLEX_THRUST(cosh)
COMPLEX_THRUST(tanh)
COMPLEX_THRUST(asinh)
COMPLEX_THRUST(acos)
COMPLEX_THRUST(atanh)
#undef COMPLEX_THRUST
/* These are made of them as Thrust does it. */
COMPLEX_FN complex<T> t_sin(complex<T> x) {
    const complex<T> r = t_sinh(complex<T>(-x.im, x.re));
    return {r.im, -r.re};
}
COMPLEX_FN complex<T> t_cos(complex<T> x) { return t_cosh(complex<T>(-x.im, x.re)); }
COMPLEX_FN complex<T> t_tan(complex<T> x) {
    const complex<T> r = t_tanh(complex<T>(-x.im, x.re));
    return {r.im, -r.re};
}
COMPLEX_FN complex<T> t_asin(complex<T> x) {
    const complex<T> r = t_asinh(complex<T>(x.im, x.re));
    return {r.im, r.re};
}
COMPLEX_FN complex<T> t_atan(complex<T> x) {
    const complex<T> r = t_atanh(complex<T>(x.im, x.re));
    return {r.im, r.re};
}
COMPLEX_FN complex<T> t_acosh(complex<T> x) {
    const complex<T> r = t_acos(x);
    if (t_isnan(r.re)) return t_isnan(r.im) ? complex<T>(r.im, r.re) : complex<T>(t_fabs(r.im), r.re);
    if (t_isnan(r.im)) return {r.im, r.im};
    return {t_fabs(r.im), t_copysign(r.re, x.im)};
}
/* What ops/scalar_complex.h says of 0 and 1. */
COMPLEX_FN complex<T> t_pow(complex<T> x, complex<T> y) {
    if (y == 0 || x == 1) return {(T)1, (T)0};
    return y == 1 ? x : t_exp(t_log(x) * y);
}
COMPLEX_FN complex<T> t_conj(complex<T> x) { return {x.re, -x.im}; }
COMPLEX_FN T t_abs(complex<T> x) { return t_hypot(x.re, x.im); }

COMPLEX_FN bool t_isnan(complex<T> x) { return t_isnan(x.re) || t_isnan(x.im); }
COMPLEX_FN bool t_isinf(complex<T> x) { return t_isinf(x.re) || t_isinf(x.im); }
COMPLEX_FN bool t_isfinite(complex<T> x) { return t_isfinite(x.re) && t_isfinite(x.im); }
/* The inverse of what is infinite is 0, so that what overflows on the way ends as the 0 that it is next to. */
COMPLEX_FN complex<T> t_inverse(complex<T> x) {
    if (t_isinf(x)) return {t_copysign((T)0, x.re), t_copysign((T)0, -x.im)};
    return complex<T>(1) / x;
}
COMPLEX_FN complex<T> t_exp2(complex<T> x) {
    const T log2 = (T)0.69314718055994530942;
    return t_exp(complex<T>(x.re * log2, x.im * log2));
}
COMPLEX_FN complex<T> t_log2(complex<T> x) {
    const complex<T> r = t_log(x);
    return {r.re / (T)0.69314718055994530942, r.im / (T)0.69314718055994530942};
}
COMPLEX_FN complex<T> t_log10(complex<T> x) {
    const complex<T> r = t_log(x);
    return {r.re / (T)2.30258509299404568402, r.im / (T)2.30258509299404568402};
}
/* These two keep their accuracy near zero, where the naive expressions lose it. */
COMPLEX_FN complex<T> t_expm1(complex<T> x) {
    const T h = t_sin(x.im / 2), cosm1 = -2 * h * h; /* cos(im) - 1 */
    return {t_expm1(x.re) * (cosm1 + 1) + cosm1, t_exp(x.re) * t_sin(x.im)};
}
COMPLEX_FN complex<T> t_log1p(complex<T> x) {
    const T theta = t_atan2(x.im, x.re + 1);
    if (t_hypot(x.re, x.im) >= (T)0.5) return {t_log(t_hypot(x.re + 1, x.im)), theta};
    const T r = x.re * (2 + x.re) + x.im * x.im; /* |1 + x|² - 1 */
    return {r == 0 ? x.re : t_log1p(r) / 2, theta};
}
COMPLEX_FN complex<T> t_sigmoid(complex<T> x) { return t_inverse(1 + t_exp(-x)); }
COMPLEX_FN complex<T> t_sinc(complex<T> x) {
    const T pi = (T)3.14159265358979323846;
    const complex<T> angle = {x.re * pi, x.im * pi}, r = t_sin(angle) / angle;
    return x == 0 ? complex<T>(1) : r;
}
COMPLEX_FN T t_angle(complex<T> x) { return t_atan2(x.im, x.re); }
COMPLEX_FN complex<T> t_sign(complex<T> x) {
    const T size = t_abs(x);
    return x == 0 ? complex<T>(0) : complex<T>(x.re / size, x.im / size);
}
COMPLEX_FN complex<T> t_replaced(complex<T> x, complex<T> nan, complex<T> most, complex<T> least) {
    return {t_replaced(x.re, nan.re, most.re, least.re), t_replaced(x.im, nan.re, most.re, least.re)};
}
COMPLEX_FN complex<T> t_lerp(complex<T> x, complex<T> y, complex<T> w) {
    const bool small = w.re * w.re + w.im * w.im < (T)0.25;
    return small ? x + w * (y - x) : y - (y - x) * (complex<T>(1) - w);
}
/* The exponential of what has the smaller real part is the smaller one. */
COMPLEX_FN complex<T> t_logaddexp(complex<T> x, complex<T> y) {
    const complex<T> low = x.re < y.re ? x : y, high = x.re < y.re ? y : x;
    const T nan = (T)T_NAN_f;
    if (t_isnan(x) || t_isnan(y)) return {nan, nan};
    if (x.re == y.re && t_isinf(x.re)) return x.re < 0 ? low : t_log(t_exp(low) + t_exp(high));
    return high + t_log1p(t_exp(low - high));
}

#endif
