/* pointwise_forms.cuh - rows that have a form of their own for float, or for 16-bit numbers computed in float.
 *
 * For float: what scalar.h computes in double, and what the CUDA library has. For 16 bits also what the hardware approximates: one
 * exponential and one reciprocal, and a series right to more digits than the result keeps. */
#ifndef TORC_CUDA_POINTWISE_FORMS_CUH
#define TORC_CUDA_POINTWISE_FORMS_CUH

#include "cuda/kernels/gelu.cuh"
#include "cuda/kernels/pointwise.cuh"
#include "ops/scalar_single.h"

#define PW_FORM(which, name, ...)           \
    struct pw_##name;                       \
    struct which##_##name : pw_one_output { \
        PW_FUNCTION(f, T, __VA_ARGS__)      \
    };                                      \
    template <> struct which<pw_##name> { typedef which##_##name form; };

PW_FORM(pw_single, gelu_erf, gelu_of<9>(x))
PW_FORM(pw_single, gelu_erf_backward, x *gelu_slope_of<9>(y))
PW_FORM(pw_single, digamma, t_single_digamma(x))
PW_FORM(pw_single, polygamma, t_single_polygamma(x, p0))
PW_FORM(pw_single, special_zeta, t_single_zeta(x, y))
PW_FORM(pw_single, i0, t_single_i0(x))
PW_FORM(pw_single, special_i0e, t_single_i0e(x))
PW_FORM(pw_single, special_i1, t_single_i1(x))
PW_FORM(pw_single, special_i1e, t_single_i1e(x))
PW_FORM(pw_single, special_erfcx, erfcxf(x))
PW_FORM(pw_single, special_ndtri, normcdfinvf(x))
PW_FORM(pw_single, erfinv, erfinvf(x))
/* Left of -1 by the scaled function, because the logarithm of Φ would lose it. */
static __device__ __forceinline__ float log_ndtr_of(float x) {
    const float t = x * 0.70710678118654752440f;
    return x < -1 ? logf(erfcxf(-t) * 0.5f) - x * x * 0.5f : log1pf(erfcf(t) * -0.5f);
}
PW_FORM(pw_single, special_log_ndtr, log_ndtr_of(x))

PW_FORM(pw_half, gelu_erf, gelu_of<5>(x))
PW_FORM(pw_half, gelu_erf_backward, x *gelu_slope_of<5>(y))
PW_FORM(pw_half, gelu_tanh, gelu_tanh_of(x))
PW_FORM(pw_half, gelu_tanh_backward, x *gelu_tanh_slope_of(y))
/* log(1 + exp(-a)) for a >= 0: e times a series in e of log(1 + e) / e, to 5e-9 of it and what rounding adds. */
static __device__ __forceinline__ float log1p_over(float e) {
    float p = -0.00324402424f;
    p = fmaf(p, e, 0.0198514573f);
    p = fmaf(p, e, -0.0569595248f);
    p = fmaf(p, e, 0.106036536f);
    p = fmaf(p, e, -0.153055921f);
    p = fmaf(p, e, 0.196759388f);
    p = fmaf(p, e, -0.249541342f);
    p = fmaf(p, e, 0.333299637f);
    p = fmaf(p, e, -0.499999017f);
    return fmaf(p, e, 1.0f);
}
static __device__ __forceinline__ float log1p_exp(float a) {
    const float e = gelu_exp2(a * -1.44269504088896340736f);
    return e * log1p_over(e);
}
static __device__ __forceinline__ float log2_1p_exp2(float a) {
    const float e = gelu_exp2(-a);
    return e * 1.44269504088896340736f * log1p_over(e);
}
/* The larger and what comes on top of it. Of equal numbers, infinities too, that is known without rounding. */
PW_FORM(pw_half, logaddexp, x == y ? x + 0.69314718055994530942f : gelu_max(x, y) + log1p_exp(fabsf(x - y)))
PW_FORM(pw_half, logaddexp2, x == y ? x + 1.0f : gelu_max(x, y) + log2_1p_exp2(fabsf(x - y)))
PW_FORM(pw_half, logsigmoid, gelu_min(x, 0.0f) - log1p_exp(fabsf(x)))
PW_FORM(pw_half, softplus, x *p0 > p1 ? x : (gelu_max(x * p0, 0.0f) + log1p_exp(fabsf(x * p0))) * gelu_reciprocal(p0))
/* exp(x) - 1 for x <= 0, and log(1 + x): near 0 by series, where the difference and the sum would lose the digits. */
static __device__ __forceinline__ float expm1_of(float x) {
    float p = 0.0013888889f;
    p = fmaf(p, x, 0.0083333333f);
    p = fmaf(p, x, 0.041666667f);
    p = fmaf(p, x, 0.16666667f);
    p = fmaf(p, x, 0.5f);
    const float near_ = x * fmaf(p, x, 1.0f), far = gelu_exp2(x * 1.44269504088896340736f) - 1.0f;
    return fabsf(x) < 0.5f ? near_ : far;
}
static __device__ __forceinline__ float log1p_of(float x) {
    const float s = x * gelu_reciprocal(x + 2.0f), w = s * s;
    const float near_ = fmaf(s * w, fmaf(w, 0.4f, 0.66666667f), 2.0f * s);
    float far;
    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(far) : "f"(1.0f + x));
    return fabsf(x) < 0.3f ? near_ : far * 0.69314718055994530942f;
}
PW_FORM(pw_half, expm1, expm1_of(x))
PW_FORM(pw_half, log1p, log1p_of(x))
PW_FORM(pw_half, elu, x > 0 ? x : p0 * expm1_of(x))
PW_FORM(pw_half, celu, x > 0 ? x : p0 * expm1_of(x / p0))
PW_FORM(pw_half, selu, 1.0507009873554805f * (x > 0 ? x : 1.6732632423543772f * expm1_of(x)))

#endif
