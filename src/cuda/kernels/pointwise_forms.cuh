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
PW_FORM(pw_single, igamma, t_single_gamma_part(x, y, false))
PW_FORM(pw_single, igammac, t_single_gamma_part(x, y, true))
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

/* log(1 + e) / e for e from 0 to 1, to 5e-9 of it and what rounding adds. */
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
/* log(1 + exp(-a)) for a >= 0, which the sums of exponentials below have beside the larger one. */
static __device__ __forceinline__ float log1p_exp_single(float a) {
    const float e = expf(-a);
    return e * log1p_over(e);
}
static __device__ __forceinline__ float log2_1p_exp2_single(float a) {
    const float e = exp2f(-a);
    return e * 1.44269504088896340736f * log1p_over(e);
}
static __device__ __forceinline__ float logsigmoid_single(float x) {
    return gelu_min(x, 0.0f) - log1p_exp_single(fabsf(x));
}
static __device__ __forceinline__ float softplus_single(float x, float beta, float threshold) {
    const float over = 1.0f / beta, b = x * beta; /* one division for all elements */
    return b > threshold ? x : (gelu_max(b, 0.0f) + log1p_exp_single(fabsf(b))) * over;
}
/* The larger and what comes on top of it. Of equal numbers, infinities too, that is known without rounding. */
PW_FORM(pw_single, logaddexp, x == y ? x + 0.69314718055994530942f : gelu_max(x, y) + log1p_exp_single(fabsf(x - y)))
PW_FORM(pw_single, logaddexp2, x == y ? x + 1.0f : gelu_max(x, y) + log2_1p_exp2_single(fabsf(x - y)))
PW_FORM(pw_single, logsigmoid, logsigmoid_single(x))
PW_FORM(pw_single, softplus, softplus_single(x, p0, p1))
PW_FORM(pw_single, binary_cross_entropy_logits_each, (1 - x) * y - ((z - 1) * x + 1) * logsigmoid_single(y))
PW_FORM(pw_single, hardsigmoid, gelu_min(gelu_max(x + 3, 0.0f), 6.0f) * (1.0f / 6))
PW_FORM(pw_single, hardswish, x *gelu_min(gelu_max(x + 3, 0.0f), 6.0f) * (1.0f / 6))
PW_FORM(pw_single, hardswish_backward, y <= -3 ? 0.0f : y < 3 ? x * fmaf(y, 1.0f / 3, 0.5f) : x)
/* The sine of a number of half turns, which needs no long reduction. Where the angle is no number, or infinite, the result is NaN. */
static __device__ __forceinline__ float sinc_single(float x) {
    const float angle = x * 3.14159265358979323846f;
    return x == 0 ? 1.0f : sinpif(x) / angle + (angle - angle);
}
PW_FORM(pw_single, sinc, sinc_single(x))

/* exp(x) - 1 for x <= 0, where it neither overflows nor is small but near 0: there nothing is taken off x, else a multiple of log(2).
 * Zero loses its sign, and NaN is taken for a large number. */
static __device__ __forceinline__ float expm1_negative(float x) {
    const float magic = 12582912.0f; /* the low digits of a sum with it are the other number, rounded */
    const float bound = fmaxf(x, -30.0f);
    const float t = bound > -0.41f ? magic : fmaf(bound, 1.44269504f, magic), k = t - magic;
    const float f = fmaf(k, -1.42860677e-06f, fmaf(k, -0.693145752f, bound));
    float p = 0x1.6bd7ccp-10f;
    p = fmaf(p, f, 0x1.12acc6p-7f);
    p = fmaf(p, f, 0x1.5557c6p-5f);
    p = fmaf(p, f, 0x1.5553ecp-3f);
    p = fmaf(p, f, 0x1.fffffcp-2f);
    const float scale = __int_as_float((__float_as_int(t) << 23) + 0x3f800000);
    return fmaf(fmaf(f * p, f, f), scale, scale - 1.0f);
}
static __device__ __forceinline__ float elu_of(float x, float a) {
    const float n = a * expm1_negative(x);
    return x < 0 ? n : x;
}
static __device__ __forceinline__ float celu_of(float x, float a) {
    const float over = 1.0f / a; /* one for all elements */
    if (a < 0) return x > 0 ? x : a * expm1f(x * over);
    const float n = a * expm1_negative(x * over);
    return x < 0 ? n : x;
}
PW_FORM(pw_single, elu, elu_of(x, p0))
PW_FORM(pw_single, celu, celu_of(x, p0))
PW_FORM(pw_single, selu, 1.0507009873554805f * elu_of(x, 1.6732632423543772f))

PW_FORM(pw_half, gelu_erf, gelu_of<5>(x))
PW_FORM(pw_half, gelu_erf_backward, x *gelu_slope_of<5>(y))
PW_FORM(pw_half, gelu_tanh, gelu_tanh_of(x))
PW_FORM(pw_half, gelu_tanh_backward, x *gelu_tanh_slope_of(y))
static __device__ __forceinline__ float log1p_exp(float a) {
    const float e = gelu_exp2(a * -1.44269504088896340736f);
    return e * log1p_over(e);
}
static __device__ __forceinline__ float log2_1p_exp2(float a) {
    const float e = gelu_exp2(-a);
    return e * 1.44269504088896340736f * log1p_over(e);
}
PW_FORM(pw_half, logaddexp, x == y ? x + 0.69314718055994530942f : gelu_max(x, y) + log1p_exp(fabsf(x - y)))
PW_FORM(pw_half, logaddexp2, x == y ? x + 1.0f : gelu_max(x, y) + log2_1p_exp2(fabsf(x - y)))
PW_FORM(pw_half, logsigmoid, gelu_min(x, 0.0f) - log1p_exp(fabsf(x)))
PW_FORM(pw_half, softplus, x *p0 > p1 ? x : (gelu_max(x * p0, 0.0f) + log1p_exp(fabsf(x * p0))) * gelu_reciprocal(p0))
/* Subnormal results are kept. */
static __device__ __forceinline__ float reciprocal_quick(float x) {
    float r;
    asm("rcp.approx.f32 %0, %1;" : "=f"(r) : "f"(x));
    return r;
}
/* Below -87 it is less than the least normal number, which may be multiplied by an infinite gradient. */
static __device__ __forceinline__ float sigmoid_of(float x) {
    return reciprocal_quick(1.0f + gelu_exp2(x * -1.44269504088896340736f));
}
static __device__ __forceinline__ float silu_slope_of(float x) {
    const float s = sigmoid_of(x);
    return s * fmaf(x, 1.0f - s, 1.0f);
}
PW_FORM(pw_half, sigmoid, sigmoid_of(x))
PW_FORM(pw_half, silu, x *sigmoid_of(x))
PW_FORM(pw_half, silu_backward, x *silu_slope_of(y))
PW_FORM(pw_half, glu_each, x *sigmoid_of(y))
PW_FORM(pw_half, glu_gate_backward, x *y *(sigmoid_of(z) * sigmoid_of(-z)))
PW_FORM(pw_half, logsigmoid_backward, x *sigmoid_of(-y))
PW_FORM(pw_half, softplus_backward, y *p0 > p1 ? x : x * sigmoid_of(y * p0))
PW_FORM(pw_half, elu_backward, x *((y <= 0 ? p0 * gelu_exp2(y * 1.44269504088896340736f) : 1.0f) * p1))
/* (1 - e) / (1 + e) with e = exp(-2 |x|); next to 0, where the difference would lose the digits, by its series. */
static __device__ __forceinline__ float tanh_of(float x) {
    const float a = fabsf(x), e = gelu_exp2(a * -2.88539008177792681472f);
    const float far = copysignf((1.0f - e) * gelu_reciprocal(1.0f + e), x), near_ = x * fmaf(x * x, -1.0f / 3, 1.0f);
    return a < 0.02f ? near_ : far;
}
PW_FORM(pw_half, tanh, tanh_of(x))
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
/* Subnormal numbers have a logarithm, and an inverse, too. */
static __device__ __forceinline__ float log2_quick(float x) {
    float r;
    asm("lg2.approx.f32 %0, %1;" : "=f"(r) : "f"(x));
    return r;
}
/* -x log(x), by the same series near 1. */
static __device__ __forceinline__ float entr_of(float x) {
    const float f = x - 1.0f, s = f * gelu_reciprocal(x + 1.0f), w = s * s;
    const float near_ = fmaf(s * w, fmaf(w, 0.4f, 0.66666667f), 2.0f * s),
                far = log2_quick(x) * 0.69314718055994530942f;
    const float r = -x * (fabsf(f) < 0.3f ? near_ : far);
    return x == 0 ? 0.0f : x < 0 ? -__int_as_float(0x7f800000) : r;
}
PW_FORM(pw_half, special_entr, entr_of(x))
/* log(c / (1 - c)), which near 1/2 is twice the series of atanh(2 c - 1). */
static __device__ __forceinline__ float logit_of(float x, float eps) {
    const float clamped = x < eps ? eps : x > 1 - eps ? 1 - eps : x, c = eps >= 0 ? clamped : x;
    const float s = fmaf(2.0f, c, -1.0f), w = s * s;
    const float near_ = s * fmaf(w, fmaf(w, 0.4f, 0.66666667f), 2.0f);
    const float far = (log2_quick(c) - log2_quick(1.0f - c)) * 0.69314718055994530942f;
    return fabsf(s) < 0.13f ? near_ : far;
}
static __device__ __forceinline__ float logit_slope_of(float x, float eps) {
    const float least = eps >= 0 ? eps : 0.0f, outside = eps >= 0 ? 0.0f : __int_as_float(0x7fc00000);
    return x < least || x > 1 - least ? outside : reciprocal_quick(x * (1 - x));
}
PW_FORM(pw_half, logit, logit_of(x, p0))
PW_FORM(pw_half, logit_backward, x *logit_slope_of(y, p0))
PW_FORM(pw_half, expm1, expm1_of(x))
PW_FORM(pw_half, log1p, log1p_of(x))
PW_FORM(pw_half, elu, x > 0 ? x : p0 * expm1_of(x))
PW_FORM(pw_half, celu, x > 0 ? x : p0 * expm1_of(x / p0))
/* An odd polynomial up to where the rest is below half a unit of 16 bits: relative error 1.4e-5. */
static __device__ __forceinline__ float erf_of(float x) {
    const float z = gelu_max(gelu_min(x, 2.75f), -2.75f), w = z * z;
    float p = 7.5304484e-08f;
    p = fmaf(p, w, -3.071099e-06f);
    p = fmaf(p, w, 5.6150304e-05f);
    p = fmaf(p, w, -0.0006181112f);
    p = fmaf(p, w, 0.0046671843f);
    p = fmaf(p, w, -0.026088074f);
    p = fmaf(p, w, 0.11226888f);
    p = fmaf(p, w, -0.37595916f);
    p = fmaf(p, w, 1.1283706f);
    return z * p;
}
PW_FORM(pw_half, erf, erf_of(x))
/* The logarithm to base 2, by the series of a factor in [2/3, 4/3): all digits of a float but the last ones, also near 1. */
static __device__ __forceinline__ float log2_of(float x) {
    const bool small = x < 0x1p-126f; /* subnormal numbers are brought among the others first; so is 0 */
    const float scaled = small ? x * 0x1p23f : x;
    const int bits = __float_as_int(scaled), exponent = (bits - 0x3f2aaaab) & (int)0xff800000;
    const float f = __int_as_float(bits - exponent) - 1.0f;
    float p = -0x1.0aa04ep-3f;
    p = fmaf(p, f, 0x1.2073ecp-3f);
    p = fmaf(p, f, -0x1.f19b98p-4f);
    p = fmaf(p, f, 0x1.1e52aap-3f);
    p = fmaf(p, f, -0x1.55b172p-3f);
    p = fmaf(p, f, 0x1.99da16p-3f);
    p = fmaf(p, f, -0x1.fffe44p-3f);
    p = fmaf(p, f, 0x1.5554fp-2f);
    p = fmaf(p, f, -0.5f);
    const float r = fmaf(fmaf(f * p, f, f), 1.44269504f, fmaf((float)exponent, 0x1p-23f, small ? -23.0f : 0.0f));
    return x < __int_as_float(0x7f800000) ? (x == 0 ? -__int_as_float(0x7f800000) : r) : x;
}
/* By the logarithm of |x|; the cases are those of C's pow. */
static __device__ __forceinline__ float pow_of(float x, float y) {
    const float inf = __int_as_float(0x7f800000), t = y * log2_of(fabsf(x)), half = y * 0.5f;
    float r;
    asm("ex2.approx.f32 %0, %1;" : "=f"(r) : "f"(t));
    const bool whole = truncf(y) == y, odd = whole && truncf(half) != half;
    r = odd ? copysignf(r, x) : r;
    r = x < 0 && x > -inf && !whole ? __int_as_float(0x7fc00000) : r;
    return y == 0 || x == 1 || (x == -1 && fabsf(y) == inf) ? 1.0f : r;
}
PW_FORM(pw_half, pow, pow_of(x, y))
PW_FORM(pw_half, selu, 1.0507009873554805f * (x > 0 ? x : 1.6732632423543772f * expm1_of(x)))

#endif
