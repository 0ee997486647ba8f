/* scalar.h - the functions that formulas of pointwise rows are written with, in C17, CUDA C++ and NVRTC.
 *
 * A formula is one expression over x, y, z, p0…p3 of one compute type T: float, double or int64_t. t_exp and friends
 * take and give T: through _Generic in C, through overloads on the device. Everything that is more than one call of the
 * C library is written once, as a macro over T, and instantiated for float and double.
 *
 * Three things shape the code. (1) Results hold their relative accuracy where the naive expression does not: near zero
 * (expm1, log1p) and far out (no exp of a positive argument that could overflow when only its reciprocal is needed).
 * (2) Loops over these functions should vectorize, so both sides of a choice are computed and one is selected: no call
 * sits under a branch. (3) NaN goes through every comparison as PyTorch decides: `x < 0 ? 0 : x` keeps it.
 *
 * The header includes nothing when compiled for a device; NVRTC gets its text as a prelude. */
#ifndef TORC_OPS_SCALAR_H
#define TORC_OPS_SCALAR_H

#if defined(__CUDACC__) || defined(__CUDACC_RTC__)
#define T_FN static __device__ __forceinline__
#define T_LONG_FN static __device__ __noinline__
/* A choice by what is one number for all elements, where nothing else is then computed. The host's loops compute all and select. */
#define T_FOR_ALL(condition, value) \
    if (condition) return value;
/* A choice by each element, whose thread computes nothing else then. The host's loops compute all and select. */
#define T_FOR_ONE(condition, value) \
    if (condition) return value;
#define T_NAME(name, s) t_##name
#ifndef TORC_SCALAR_INT64
#define TORC_SCALAR_INT64
typedef long long t_int64;
typedef unsigned long long t_uint64;
#endif
#define T_INF_f __int_as_float(0x7f800000)
#define T_INF_d __longlong_as_double(0x7ff0000000000000LL)
#define T_NAN_f __int_as_float(0x7fc00000)
#define T_NAN_d __longlong_as_double(0x7ff8000000000000LL)
#else
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#define T_FN static inline
#define T_LONG_FN static inline
#define T_FOR_ALL(condition, value)
#define T_FOR_ONE(condition, value)
#define T_NAME(name, s) t_##name##_##s
typedef int64_t t_int64;
typedef uint64_t t_uint64;
#define T_INF_f __builtin_inff()
#define T_INF_d __builtin_inf()
#define T_NAN_f __builtin_nanf("")
#define T_NAN_d __builtin_nan("")
/* The float form, the double form, the integer form, by the type of the argument. */
#define T_FLOAT(name, x) _Generic((x), float : t_##name##_f, double : t_##name##_d)
#define T_ANY(name, x) _Generic((x), float : t_##name##_f, double : t_##name##_d, t_int64 : t_##name##_i)
#endif

/* ------------------------------------------------------------------------------------ the C library's own */
#ifndef T_POWF
#define T_POWF powf
#define T_POW pow
#endif
#ifndef T_EXPF /* so have these: the C library's leave what overflows, or is no number, to calls for each lane */
#define T_EXPF expf
#define T_EXP exp
#define T_EXP2F exp2f
#define T_EXP2 exp2
#define T_EXPM1F expm1f
#define T_EXPM1 expm1
/* exp within a choice: of a function that the host's loops call, compilers make a branch, and a call for each lane. */
#define T_CHOSEN_EXPF expf
#define T_CHOSEN_EXP exp
#endif
#ifndef T_LOG1PF
#define T_LOG1PF log1pf
#define T_LOG1P log1p
#endif
#ifndef T_FMODF /* the CPU's loops of vectors have others (cpu/pointwise_simd.c) */
#define T_FMODF fmodf
#endif
#ifndef T_FMOD
#define T_FMOD fmod
#endif
#define T_LIBM1(X)                             \
    X(ceil, ceilf, ceil)                       \
    X(floor, floorf, floor)                    \
    X(rint, rintf, rint)                       \
    X(trunc, truncf, trunc)                    \
    X(exp, T_EXPF, T_EXP)                      \
    X(chosen_exp, T_CHOSEN_EXPF, T_CHOSEN_EXP) \
    X(exp2, T_EXP2F, T_EXP2)                   \
    X(expm1, T_EXPM1F, T_EXPM1)                \
    X(log, logf, log)                          \
    X(log2, log2f, log2)                       \
    X(log10, log10f, log10)                    \
    X(log1p, T_LOG1PF, T_LOG1P)                \
    X(sqrt, sqrtf, sqrt)                       \
    X(sin, sinf, sin)                          \
    X(cos, cosf, cos)                          \
    X(tan, tanf, tan)                          \
    X(asin, asinf, asin)                       \
    X(acos, acosf, acos)                       \
    X(atan, atanf, atan)                       \
    X(sinh, sinhf, sinh)                       \
    X(cosh, coshf, cosh)                       \
    X(tanh, tanhf, tanh)                       \
    X(asinh, asinhf, asinh)                    \
    X(acosh, acoshf, acosh)                    \
    X(atanh, atanhf, atanh)                    \
    X(erf, erff, erf)                          \
    X(erfc, erfcf, erfc)                       \
    X(lgamma, lgammaf, lgamma)                 \
    X(fabs, fabsf, fabs)
#define T_LIBM2(X)             \
    X(powf_, T_POWF, T_POW)    \
    X(atan2, atan2f, atan2)    \
    X(hypot, hypotf, hypot)    \
    X(fmodf_, T_FMODF, T_FMOD) \
    X(copysign, copysignf, copysign)
#define T_DEFINE1(name, ff, fd)                           \
    T_FN float T_NAME(name, f)(float x) { return ff(x); } \
    T_FN double T_NAME(name, d)(double x) { return fd(x); }
#define T_DEFINE2(name, ff, fd)                                       \
    T_FN float T_NAME(name, f)(float x, float y) { return ff(x, y); } \
    T_FN double T_NAME(name, d)(double x, double y) { return fd(x, y); }
T_LIBM1(T_DEFINE1)
T_LIBM2(T_DEFINE2)
#undef T_DEFINE1
#undef T_DEFINE2
#if !defined(__CUDACC__) && !defined(__CUDACC_RTC__)
#define t_ceil(x) T_FLOAT(ceil, x)(x)
#define t_floor(x) T_FLOAT(floor, x)(x)
#define t_rint(x) T_FLOAT(rint, x)(x)
#define t_trunc(x) T_FLOAT(trunc, x)(x)
#define t_exp(x) T_FLOAT(exp, x)(x)
#define t_chosen_exp(x) T_FLOAT(chosen_exp, x)(x)
#define t_exp2(x) T_FLOAT(exp2, x)(x)
#define t_expm1(x) T_FLOAT(expm1, x)(x)
#define t_log(x) T_FLOAT(log, x)(x)
#define t_log2(x) T_FLOAT(log2, x)(x)
#define t_log10(x) T_FLOAT(log10, x)(x)
#define t_log1p(x) T_FLOAT(log1p, x)(x)
#define t_sqrt(x) T_FLOAT(sqrt, x)(x)
#define t_sin(x) T_FLOAT(sin, x)(x)
#define t_cos(x) T_FLOAT(cos, x)(x)
#define t_tan(x) T_FLOAT(tan, x)(x)
#define t_asin(x) T_FLOAT(asin, x)(x)
#define t_acos(x) T_FLOAT(acos, x)(x)
#define t_atan(x) T_FLOAT(atan, x)(x)
#define t_sinh(x) T_FLOAT(sinh, x)(x)
#define t_cosh(x) T_FLOAT(cosh, x)(x)
#define t_tanh(x) T_FLOAT(tanh, x)(x)
#define t_asinh(x) T_FLOAT(asinh, x)(x)
#define t_acosh(x) T_FLOAT(acosh, x)(x)
#define t_atanh(x) T_FLOAT(atanh, x)(x)
#define t_erf(x) T_FLOAT(erf, x)(x)
#define t_erfc(x) T_FLOAT(erfc, x)(x)
#define t_lgamma(x) T_FLOAT(lgamma, x)(x)
#define t_fabs(x) T_FLOAT(fabs, x)(x)
#define t_powf_(x, y) T_FLOAT(powf_, x)(x, y)
#define t_atan2(x, y) T_FLOAT(atan2, x)(x, y)
#define t_hypot(x, y) T_FLOAT(hypot, x)(x, y)
#define t_fmodf_(x, y) T_FLOAT(fmodf_, x)(x, y)
#define t_copysign(x, y) T_FLOAT(copysign, x)(x, y)
#define t_abs(x) T_ANY(abs, x)(x)
#define t_conj(x) T_ANY(conj, x)(x)
#define t_sign(x) T_ANY(sign, x)(x)
#define t_isnan(x) T_ANY(isnan, x)(x)
#define t_isinf(x) T_ANY(isinf, x)(x)
#define t_isfinite(x) T_ANY(isfinite, x)(x)
#define t_signbit(x) T_ANY(signbit, x)(x)
#define t_max(x, y) T_ANY(max, x)(x, y)
#define t_min(x, y) T_ANY(min, x)(x, y)
#define t_fmax(x, y) T_ANY(fmax, x)(x, y)
#define t_fmin(x, y) T_ANY(fmin, x)(x, y)
#define t_pow(x, y) T_ANY(pow, x)(x, y)
#define t_fmod(x, y) T_ANY(fmod, x)(x, y)
#define t_remainder(x, y) T_ANY(remainder, x)(x, y)
#define t_div_trunc(x, y) T_ANY(div_trunc, x)(x, y)
#define t_div_floor(x, y) T_ANY(div_floor, x)(x, y)
#define t_inverse(x) T_FLOAT(inverse, x)(x)
#define t_frexp_mantissa(x) T_FLOAT(frexp_mantissa, x)(x)
#define t_frexp_exponent(x) T_FLOAT(frexp_exponent, x)(x)
#define t_round_to(x, d) T_FLOAT(round_to, x)(x, d)
#define t_next(x, y, skipped) T_FLOAT(next, x)(x, y, skipped)
#define t_sigmoid(x) T_FLOAT(sigmoid, x)(x)
#define t_logit(x, e) T_FLOAT(logit, x)(x, e)
#define t_norm_slope(x, n, p) T_FLOAT(norm_slope, x)(x, n, p)
#define t_logit_slope(x, e) T_FLOAT(logit_slope, x)(x, e)
#define t_logsigmoid(x) T_FLOAT(logsigmoid, x)(x)
#define t_softplus(x, b, t) T_FLOAT(softplus, x)(x, b, t)
#define t_mish(x) T_FLOAT(mish, x)(x)
#define t_mish_slope(x) T_FLOAT(mish_slope, x)(x)
#define t_elu(x, a) T_FLOAT(elu, x)(x, a)
#define t_elu_slope(x, a) T_FLOAT(elu_slope, x)(x, a)
#define t_gelu(x) T_FLOAT(gelu, x)(x)
#define t_gelu_slope(x) T_FLOAT(gelu_slope, x)(x)
#define t_gelu_tanh(x) T_FLOAT(gelu_tanh, x)(x)
#define t_gelu_tanh_slope(x) T_FLOAT(gelu_tanh_slope, x)(x)
#define t_silu_slope(x) T_FLOAT(silu_slope, x)(x)
#define t_erfinv(x) T_FLOAT(erfinv, x)(x)
#define t_logaddexp(x, y) T_FLOAT(logaddexp, x)(x, y)
#define t_logaddexp2(x, y) T_FLOAT(logaddexp2, x)(x, y)
#define t_xlogy(x, y) T_FLOAT(xlogy, x)(x, y)
#define t_lerp(x, y, w) T_FLOAT(lerp, x)(x, y, w)
#define t_angle(x) T_FLOAT(angle, x)(x)
#define t_replaced(x, nan, most, least) T_FLOAT(replaced, x)(x, nan, most, least)
#define t_xlog1py(x, y) T_FLOAT(xlog1py, x)(x, y)
#define t_entr(x) T_FLOAT(entr, x)(x)
#define t_sinc(x) T_FLOAT(sinc, x)(x)
#define t_ndtr(x) T_FLOAT(ndtr, x)(x)
#define t_digamma(x) T_FLOAT(digamma, x)(x)
#define t_igamma(a, x) T_FLOAT(igamma, x)(a, x)
#define t_igammac(a, x) T_FLOAT(igammac, x)(a, x)
#define t_zeta(s, q) T_FLOAT(zeta, q)(s, q)
#define t_polygamma(x, n) T_FLOAT(polygamma, x)(x, n)
#define t_erfcx(x) T_FLOAT(erfcx, x)(x)
#define t_log_ndtr(x) T_FLOAT(log_ndtr, x)(x)
#define t_ndtri(x) T_FLOAT(ndtri, x)(x)
#define t_i0(x) T_FLOAT(i0, x)(x)
#define t_i0e(x) T_FLOAT(i0e, x)(x)
#define t_i1(x) T_FLOAT(i1, x)(x)
#define t_i1e(x) T_FLOAT(i1e, x)(x)
#define t_gcd(x, y) t_gcd_i(x, y)
#define t_lcm(x, y) t_lcm_i(x, y)
#define t_lshift(x, n) t_lshift_i(x, n)
#define t_rshift(x, n) t_rshift_i(x, n)
#endif

/* ------------------------------------------------------------------------------------ integers
 * Overflow wraps, as the narrower integer types do when the result is stored. A divisor of zero gives zero here: the
 * backend has refused it before (CPU), or cannot (CUDA). */
T_FN t_int64 T_NAME(conj, i)(t_int64 x) { return x; }
T_FN t_int64 T_NAME(abs, i)(t_int64 x) { return x < 0 ? (t_int64)(0 - (t_uint64)x) : x; }
T_FN t_int64 T_NAME(sign, i)(t_int64 x) { return (x > 0) - (x < 0); }
T_FN bool T_NAME(isnan, i)(t_int64 x) { return (void)x, false; }
T_FN bool T_NAME(isinf, i)(t_int64 x) { return (void)x, false; }
T_FN bool T_NAME(isfinite, i)(t_int64 x) { return (void)x, true; }
T_FN bool T_NAME(signbit, i)(t_int64 x) { return x < 0; }
T_FN t_int64 T_NAME(max, i)(t_int64 x, t_int64 y) { return x > y ? x : y; }
T_FN t_int64 T_NAME(min, i)(t_int64 x, t_int64 y) { return x < y ? x : y; }
T_FN t_int64 T_NAME(fmax, i)(t_int64 x, t_int64 y) { return x > y ? x : y; }
T_FN t_int64 T_NAME(fmin, i)(t_int64 x, t_int64 y) { return x < y ? x : y; }
#if defined(__CUDACC__) || defined(__CUDACC_RTC__)
/* Of the magnitudes: a device has a shorter way for numbers below 2^32, and negative ones are none. */
T_FN t_uint64 t_magnitude(t_int64 x) { return x < 0 ? 0 - (t_uint64)x : (t_uint64)x; }
T_FN t_int64 t_div_trunc(t_int64 x, t_int64 y) {
    const t_uint64 q = y == 0 ? 0 : t_magnitude(x) / t_magnitude(y);
    return (t_int64)((x ^ y) < 0 ? 0 - q : q);
}
T_FN t_int64 t_fmod(t_int64 x, t_int64 y) {
    const t_uint64 r = y == 0 ? 0 : t_magnitude(x) % t_magnitude(y);
    return (t_int64)(x < 0 ? 0 - r : r);
}
#else
T_FN t_int64 t_div_trunc_i(t_int64 x, t_int64 y) { return y == 0 ? 0 : y == -1 ? (t_int64)(0 - (t_uint64)x) : x / y; }
T_FN t_int64 t_fmod_i(t_int64 x, t_int64 y) { return y == 0 || y == -1 ? 0 : x % y; }
#endif
T_FN t_int64 T_NAME(div_floor, i)(t_int64 x, t_int64 y) {
    t_int64 q = T_NAME(div_trunc, i)(x, y);
    return y != 0 && q * y != x && (x < 0) != (y < 0) ? q - 1 : q;
}
T_FN t_int64 T_NAME(remainder, i)(t_int64 x, t_int64 y) {
    t_int64 r = T_NAME(fmod, i)(x, y);
    return r != 0 && (r < 0) != (y < 0) ? r + y : r;
}
T_FN t_int64 T_NAME(pow, i)(t_int64 x, t_int64 n) {
    if (n < 0) return x == 1 ? 1 : x == -1 ? (n & 1 ? -1 : 1) : 0;
    t_uint64 r = 1, b = (t_uint64)x;
    for (; n; n >>= 1, b *= b)
        if (n & 1) r *= b;
    return (t_int64)r;
}
/* Of the magnitudes, as 64 bits: that of the least number is itself. */
T_FN t_int64 T_NAME(gcd, i)(t_int64 x, t_int64 y) {
    t_uint64 a = x < 0 ? 0 - (t_uint64)x : (t_uint64)x, b = y < 0 ? 0 - (t_uint64)y : (t_uint64)y;
    while (b) {
        const t_uint64 rest = a % b;
        a = b;
        b = rest;
    }
    return (t_int64)a;
}
T_FN t_int64 T_NAME(lcm, i)(t_int64 x, t_int64 y) {
    const t_uint64 common = (t_uint64)T_NAME(gcd, i)(x, y);
    return common ? T_NAME(abs, i)((t_int64)((t_uint64)T_NAME(div_trunc, i)(x, (t_int64)common) * (t_uint64)y)) : 0;
}
T_FN t_int64 T_NAME(lshift, i)(t_int64 x, t_int64 n) { return n < 0 || n > 63 ? 0 : (t_int64)((t_uint64)x << n); }
T_FN t_int64 T_NAME(rshift, i)(t_int64 x, t_int64 n) { return x >> (n < 0 || n > 63 ? 63 : n); }

/* ------------------------------------------------------------------------------------ sums of powers
 * a b + c in one rounding where that is one instruction: on the host in files compiled for such processors, elsewhere it would be a call. */
#if defined(__CUDACC__) || defined(__CUDACC_RTC__)
T_FN float t_fma_f(float a, float b, float c) { return fmaf(a, b, c); }
T_FN double t_fma_d(double a, double b, double c) { return fma(a, b, c); }
#elif defined(__FMA__)
T_FN float t_fma_f(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
T_FN double t_fma_d(double a, double b, double c) { return __builtin_fma(a, b, c); }
#else
T_FN float t_fma_f(float a, float b, float c) { return a * b + c; }
T_FN double t_fma_d(double a, double b, double c) { return a * b + c; }
#endif
/* A loop of few, known turns, written out: loops of elements around it can then be loops of vectors. */
#if defined(__CUDACC__) || defined(__CUDACC_RTC__) || defined(__clang__)
#define T_UNROLLED _Pragma("unroll")
#else
#define T_UNROLLED _Pragma("GCC unroll 32")
#endif
/* c0 + c1 x + c2 x^2 + ... */
#define T_POLYNOMIAL(name, T, s, ...)                                                         \
    T_FN T T_NAME(name, s)(T x) {                                                             \
        const T c[] = {__VA_ARGS__};                                                          \
        T r = c[sizeof c / sizeof *c - 1];                                                    \
        T_UNROLLED                                                                            \
        for (int k = (int)(sizeof c / sizeof *c) - 2; k >= 0; k--) r = t_fma_##s(r, x, c[k]); \
        return r;                                                                             \
    }

/* ------------------------------------------------------------------------------------ the normal distribution
 * Φ(x) by erfc, because 1 + erf would cancel for negative x. */
T_FN double T_NAME(normal_cdf, d)(double x) { return 0.5 * erfc(x * -0.70710678118654752440); }
#if defined(__CUDACC__) || defined(__CUDACC_RTC__)
T_FN float T_NAME(normal_cdf, f)(float x) { return 0.5f * erfcf(x * -0.70710678118654752440f); }
#else
#define t_normal_cdf(x) T_FLOAT(normal_cdf, x)(x)
T_FN uint32_t t_bits(float x) {
    union {
        float f;
        uint32_t u;
    } v = {.f = x};
    return v.u;
}
T_FN float t_of_bits(uint32_t x) {
    union {
        uint32_t u;
        float f;
    } v = {.u = x};
    return v.f;
}
/* On the CPU in straight-line float arithmetic, within 6 ulp where Φ is a normal number, of no use for NaN: with a = |x| the tail is
 * exp(-a²/2) · P(p) / (a + 3.5), P a polynomial in p = (a - 3.5) / (a + 3.5), which maps the half-line to [-1, 1). The
 * square has two parts, because an error of the exponent is one of the result, many times over. The exponential is
 * 2^k · exp(-u/2); 2^64 keeps it normal where the tail may not be, and is taken back by the last factor. */
T_FN float t_normal_cdf_f(float x) {
    uint32_t size = t_bits(x) & 0x7fffffff; /* as floats compare; as integers it is a single instruction */
    float a = t_of_bits(size < 0x41680000 ? size : 0x41680000); /* at 14.5 the tail is zero; so it is for NaN */
#ifdef __FMA__
    float square = a * a, rest = t_fma_f(a, a, -square);
#else
    float h = t_of_bits(t_bits(a) & 0xfffff000u), square = h * h, rest = (a - h) * (a + h);
#endif
    float t = t_fma_f(square, -0.721347520f, 12582912.0f); /* the sum's low digits are k, rounded */
    float k = t - 12582912.0f;
    float u = t_fma_f(k, 2.85721354e-6f, t_fma_f(k, 1.38629150f, square)) + rest;
    float e = 2.15847206e-05f;
    e = t_fma_f(e, u, -0.000261528086f);
    e = t_fma_f(e, u, 0.00260427536f);
    e = t_fma_f(e, u, -0.0208331489f);
    e = t_fma_f(e, u, 0.124999983f);
    e = t_fma_f(e, u, -0.5f);
    e = t_fma_f(e, u, 1.0f);
    e *= t_of_bits((t_bits(t) << 23) + (191u << 23));
    float over = 1 / (a + 3.5f), p = (a - 3.5f) * over, q = 0.000110689401f;
    q = t_fma_f(q, p, 0.000421897848f);
    q = t_fma_f(q, p, -0.000494943682f);
    q = t_fma_f(q, p, -0.00317531085f);
    q = t_fma_f(q, p, 0.00649311593f);
    q = t_fma_f(q, p, 0.0174063785f);
    q = t_fma_f(q, p, -0.116053041f);
    q = t_fma_f(q, p, 0.315425049f);
    q = t_fma_f(q, p, -0.565561745f);
    q = t_fma_f(q, p, 0.744416074f);
    float tail = e * (q * (over * 0x1p-64f));
    return x > 0 ? 1 - tail : tail;
}
#endif

/* ------------------------------------------------------------------------------------ float and double
 * 1 / x for x from 1 to 2, where the hardware's inverse, made exact by one step, needs none of a division's ways for the least and the largest. */
#if defined(__CUDACC__) || defined(__CUDACC_RTC__)
T_FN float t_inverse_from_one_f(float x) {
    float r;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
    return fmaf(fmaf(-x, r, 1.0f), r, r);
}
#else
T_FN float t_inverse_from_one_f(float x) { return 1 / x; }
#endif
T_FN double t_inverse_from_one_d(double x) { return 1 / x; }
#define T_DEFINE(T, s)                                                                                            \
    T_FN T T_NAME(conj, s)(T x) { return x; }                                                                     \
    T_FN T T_NAME(abs, s)(T x) { return t_fabs(x); }                                                              \
    T_FN T T_NAME(inverse, s)(T x) { return (T)1 / x; }                                                           \
    T_FN T T_NAME(sign, s)(T x) { return (T)(x > 0) - (T)(x < 0); }                                               \
    T_FN bool T_NAME(isnan, s)(T x) { return x != x; }                                                            \
    T_FN bool T_NAME(isinf, s)(T x) { return t_fabs(x) == T_INF_##s; }                                            \
    T_FN bool T_NAME(isfinite, s)(T x) { return t_fabs(x) < T_INF_##s; }                                          \
    T_FN bool T_NAME(signbit, s)(T x) { return t_copysign((T)1, x) < 0; }                                         \
    /* maximum and minimum propagate NaN, fmax and fmin ignore it; one choice at a time makes loops of vectors */ \
    T_FN T T_NAME(max, s)(T x, T y) {                                                                             \
        T m = y > x ? y : x;                                                                                      \
        return y != y ? y : m;                                                                                    \
    }                                                                                                             \
    T_FN T T_NAME(min, s)(T x, T y) {                                                                             \
        T m = y < x ? y : x;                                                                                      \
        return y != y ? y : m;                                                                                    \
    }                                                                                                             \
    T_FN T T_NAME(fmax, s)(T x, T y) {                                                                            \
        T m = x >= y ? x : y;                                                                                     \
        return y != y ? x : m;                                                                                    \
    }                                                                                                             \
    T_FN T T_NAME(fmin, s)(T x, T y) {                                                                            \
        T m = x <= y ? x : y;                                                                                     \
        return y != y ? x : m;                                                                                    \
    }                                                                                                             \
    T_FN T T_NAME(pow, s)(T x, T y) { return t_powf_(x, y); }                                                     \
    T_FN T T_NAME(fmod, s)(T x, T y) { return t_fmodf_(x, y); }                                                   \
    T_FN T T_NAME(remainder, s)(T x, T y) {                                                                       \
        T r = t_fmodf_(x, y), shifted = r + y;                                                                    \
        T below = y < 0 ? r : shifted, above = y < 0 ? shifted : r;                                               \
        above = r < 0 ? below : above;                                                                            \
        return r != 0 ? above : r;                                                                                \
    }                                                                                                             \
    T_FN T T_NAME(div_trunc, s)(T x, T y) { return t_trunc(x / y); }                                              \
    /* x - fmod(x, y) is a multiple of y up to rounding; a zero result keeps the sign of the quotient */          \
    T_LONG_FN T T_NAME(div_floor_by_remainder, s)(T x, T y) {                                                     \
        T r = t_fmodf_(x, y), q = (x - r) / y, less = q - 1;                                                      \
        T below = y < 0 ? q : less, above = y < 0 ? less : q;                                                     \
        above = r < 0 ? below : above;                                                                            \
        q = r != 0 ? above : q;                                                                                   \
        T w = t_floor(q), zero = t_copysign((T)0, x / y);                                                         \
        w = q - w > (T)0.5 ? w + 1 : w;                                                                           \
        w = q != 0 ? w : zero;                                                                                    \
        return y == 0 ? x / y : w;                                                                                \
    }                                                                                                             \
    /* to |d| decimal places, or to tens, hundreds… when d is negative; ties to even */                         \
    T_FN T T_NAME(round_by_division, s)(T x, T d) {                                                               \
        T_FOR_ALL(d == 0, t_rint(x))                                                                              \
        T scale = t_powf_((T)10, t_fabs(d)), q = (d < 0 ? x : t_rint(x * scale)) / scale;                         \
        T r = d < 0 ? t_rint(q) * scale : q;                                                                      \
        return d == 0 ? t_rint(x) : r;                                                                            \
    }                                                                                                             \
    T_FN T T_NAME(sigmoid, s)(T x) {                                                                              \
        T e = t_exp(-t_fabs(x)), r = t_inverse_from_one_##s(1 + e);                                               \
        return x < 0 ? e * r : r;                                                                                 \
    }                                                                                                             \
    /* eps below zero or NaN: not given. Of the smaller of c and 1 - c, for which 1 - 2 c cancels exactly */      \
    T_FN T T_NAME(logit, s)(T x, T eps) {                                                                         \
        T c = x < eps ? eps : x > 1 - eps ? 1 - eps : x;                                                          \
        c = eps >= 0 ? c : x;                                                                                     \
        T less = c < (T)0.5 ? c : 1 - c, r = t_log1p((1 - 2 * less) / less);                                      \
        return c < (T)0.5 ? -r : r;                                                                               \
    }                                                                                                             \
    T_FN T T_NAME(norm_slope, s)(T x, T n, T p) { /* of the norm of order p, n, where x is */                     \
        T r = x / n, m = p == 3 ? r * r : T_NAME(pow, s)(t_fabs(r), p - 1);                                       \
        return n == 0 || r == 0 ? 0 : r < 0 ? -m : m;                                                             \
    }                                                                                                             \
    T_FN T T_NAME(logit_slope, s)(T x, T eps) {                                                                   \
        T lo = eps >= 0 ? eps : 0, outside = eps >= 0 ? 0 : T_NAN_##s;                                            \
        return x < lo || x > 1 - lo ? outside : 1 / (x * (1 - x));                                                \
    }                                                                                                             \
    T_FN T T_NAME(logsigmoid, s)(T x) { return (x < 0 ? x : x != x ? x : 0) - t_log1p(t_exp(-t_fabs(x))); }       \
    T_FN T T_NAME(softplus, s)(T x, T beta, T threshold) {                                                        \
        T b = x * beta, r = ((b > 0 ? b : 0) + t_log1p(t_exp(-t_fabs(b)))) / beta;                                \
        return b > threshold ? x : r;                                                                             \
    }                                                                                                             \
    /* tanh(softplus(x)) = n / (n + 2) with n = e^x (e^x + 2) */                                                  \
    T_FN T T_NAME(mish, s)(T x) {                                                                                 \
        T e = t_chosen_exp(x < 20 ? x : (x != x ? x : 20)), n = e * (e + 2);                                      \
        return x > 20 ? x : x * (n / (n + 2));                                                                    \
    }                                                                                                             \
    T_FN T T_NAME(mish_slope, s)(T x) {                                                                           \
        T e = t_chosen_exp(x < 20 ? x : (x != x ? x : 20)), n = e * (e + 2), t = n / (n + 2);                     \
        T r = t + x * T_NAME(sigmoid, s)(x) * (4 * (e + 1) * (e + 1) / ((n + 2) * (n + 2)));                      \
        return x > 20 ? 1 + (x - x) /* NaN at infinity */ : r;                                                    \
    }                                                                                                             \
    T_FN T T_NAME(elu, s)(T x, T a) {                                                                             \
        T n = a * t_expm1(x);                                                                                     \
        return x > 0 ? x : n;                                                                                     \
    }                                                                                                             \
    T_FN T T_NAME(elu_slope, s)(T x, T a) {                                                                       \
        T n = a * t_exp(x);                                                                                       \
        return x <= 0 ? n : 1;                                                                                    \
    }                                                                                                             \
    T_FN T T_NAME(gelu, s)(T x) { return x * t_normal_cdf(x); }                                                   \
    T_FN T T_NAME(gelu_slope, s)(T x) {                                                                           \
        return t_normal_cdf(x) + x * ((T)0.39894228040143267794 * t_exp(x * x * (T)-0.5));                        \
    }                                                                                                             \
    /* 0.5 (1 + tanh u) = sigmoid(2 u), which does not cancel */                                                  \
    T_FN T T_NAME(gelu_tanh, s)(T x) {                                                                            \
        T u = (T)1.59576912160573071176 * (x + (T)0.044715 * x * x * x);                                          \
        return x * T_NAME(sigmoid, s)(u);                                                                         \
    }                                                                                                             \
    T_FN T T_NAME(gelu_tanh_slope, s)(T x) {                                                                      \
        T u = (T)1.59576912160573071176 * (x + (T)0.044715 * x * x * x);                                          \
        T e = t_exp(-t_fabs(u)), r = t_inverse_from_one_##s(1 + e), g = u < 0 ? e * r : r;                        \
        return g + x * (e * r * r) * ((T)1.59576912160573071176 * (1 + (T)0.134145 * x * x));                     \
    }                                                                                                             \
    T_FN T T_NAME(silu_slope, s)(T x) {                                                                           \
        T g = T_NAME(sigmoid, s)(x);                                                                              \
        return g * (1 + x * (1 - g));                                                                             \
    }                                                                                                             \
    T_FN T T_NAME(logaddexp, s)(T x, T y) {                                                                       \
        T m = T_NAME(max, s)(x, y), r = m + t_log1p(t_exp(-t_fabs(x - y)));                                       \
        return x == y && t_fabs(x) == T_INF_##s ? x : r;                                                          \
    }                                                                                                             \
    T_FN T T_NAME(logaddexp2, s)(T x, T y) {                                                                      \
        T m = T_NAME(max, s)(x, y), e = t_exp2(-t_fabs(x - y));                                                   \
        T near = t_log2(1 + e), far = t_log1p(e) * (T)1.44269504088896340736; /* log2(2) is exact */              \
        T r = m + (e > (T)0.5 ? near : far);                                                                      \
        return x == y && t_fabs(x) == T_INF_##s ? x : r;                                                          \
    }                                                                                                             \
    T_FN T T_NAME(xlogy, s)(T x, T y) {                                                                           \
        T r = x * t_log(y);                                                                                       \
        return y != y ? y : x == 0 ? 0 : r;                                                                       \
    }                                                                                                             \
    T_FN T T_NAME(xlog1py, s)(T x, T y) {                                                                         \
        T r = x * t_log1p(y);                                                                                     \
        return y != y ? y : x == 0 ? 0 : r;                                                                       \
    }                                                                                                             \
    T_FN T T_NAME(entr, s)(T x) {                                                                                 \
        T r = -x * t_log(x);                                                                                      \
        return x == 0 ? 0 : x < 0 ? -T_INF_##s : r;                                                               \
    }                                                                                                             \
    T_FN T T_NAME(sinc, s)(T x) {                                                                                 \
        T angle = x * (T)3.14159265358979323846, r = t_sin(angle) / angle;                                        \
        return x == 0 ? 1 : r;                                                                                    \
    }                                                                                                             \
    T_FN T T_NAME(ndtr, s)(T x) {                                                                                 \
        T r = t_normal_cdf(x);                                                                                    \
        return x != x ? x : r;                                                                                    \
    }                                                                                                             \
    T_FN T T_NAME(angle, s)(T x) { return x < 0 ? (T)3.14159265358979323846 : x != x ? x : 0; }                   \
    T_FN T T_NAME(replaced, s)(T x, T nan, T most, T least) {                                                     \
        return x != x ? nan : x == T_INF_##s ? most : x == -T_INF_##s ? least : x;                                \
    }                                                                                                             \
    /* exact at both ends */                                                                                      \
    T_FN T T_NAME(lerp, s)(T x, T y, T w) {                                                                       \
        T d = y - x;                                                                                              \
        return t_fabs(w) < (T)0.5 ? x + w * d : y - d * (1 - w);                                                  \
    }
T_DEFINE(float, f)
T_DEFINE(double, d)
#undef T_DEFINE
#if defined(__CUDACC__) || defined(__CUDACC_RTC__)
/* The power of ten and its inverse are the same for all elements of a thread, which computes them once, as there is no branch: exact up to 10^22 and
 * then rounded. The quotient is a product with the inverse, put right by the rest of the division; a rest of 0, or of what is infinite, says nothing. A power that is no float has no inverse, and all is NaN, as of a
 * division. */
T_FN float t_round_to(float x, float d) {
    const int digits = (int)(t_fabs(d) < 63 ? t_fabs(d) : 63.0f);
    double power = digits & 1 ? 10 : 1, inverse = digits & 1 ? 0.1 : 1;
    power *= digits & 2 ? 1e2 : 1, inverse *= digits & 2 ? 1e-2 : 1;
    power *= digits & 4 ? 1e4 : 1, inverse *= digits & 4 ? 1e-4 : 1;
    power *= digits & 8 ? 1e8 : 1, inverse *= digits & 8 ? 1e-8 : 1;
    power *= digits & 16 ? 1e16 : 1, inverse *= digits & 16 ? 1e-16 : 1;
    power *= digits & 32 ? 1e32 : 1, inverse *= digits & 32 ? 1e-32 : 1;
    const float scale = (float)power, over = digits > 38 ? 0.0f : (float)inverse, whole = d < 0 ? x : rintf(x * scale);
    const float quick = whole * over, rest = fmaf(-quick, scale, whole);
    const float quotient = t_fabs(rest) > 0 ? fmaf(rest, over, quick) : quick;
    return d < 0 ? rintf(quotient) * scale : quotient;
}
T_FN double t_round_to(double x, double d) { return t_round_by_division(x, d); }
/* Below 2^21 the whole part of a float quotient is what a quick division gives, or next to it, which the exact rest shows. */
T_FN float t_div_floor(float x, float y) {
    const float a = t_fabs(x), b = t_fabs(y), quick = __fdividef(a, b);
    if (!(quick < 0x1p21f && b > 0x1p-100f && b < 0x1p100f)) return t_div_floor_by_remainder(x, y);
    float whole = truncf(quick), rest = fmaf(-whole, b, a);
    whole += rest < 0 ? -1.0f : rest >= b ? 1.0f : 0.0f;
    rest = fmaf(-whole, b, a);
    const bool apart = (__float_as_int(x) ^ __float_as_int(y)) < 0;
    return apart ? -(rest != 0 ? whole + 1 : whole) : whole;
}
T_FN double t_div_floor(double x, double y) { return t_div_floor_by_remainder(x, y); }
#else
T_FN float t_round_to_f(float x, float d) { return t_round_by_division_f(x, d); }
T_FN double t_round_to_d(double x, double d) { return t_round_by_division_d(x, d); }
T_FN float t_div_floor_f(float x, float y) { return t_div_floor_by_remainder_f(x, y); }
T_FN double t_div_floor_d(double x, double y) { return t_div_floor_by_remainder_d(x, y); }
#endif

/* ------------------------------------------------------------------------------------ special functions
 * Series and recurrences, computed in double also for float, where their sums would lose digits. T_LONG_FN: on a device each is compiled once
 * for all kernels of a file, which call it. Written out for every element of every vector they were more than half of the kernels. */
#define T_ROUNDED1(name) \
    T_FN float T_NAME(name, f)(float x) { return (float)T_NAME(name, d)((double)x); }
#define T_ROUNDED2(name) \
    T_FN float T_NAME(name, f)(float x, float y) { return (float)T_NAME(name, d)((double)x, (double)y); }

/* The derivative of lgamma: the asymptotic series from 10 on, ψ(x) = ψ(x + 1) - 1/x below, ψ(1 - x) - π / tan(πx) for negative x. The sum of
 * inverses is `over` / `under`, one division for all. */
T_LONG_FN double T_NAME(digamma, d)(double x) {
    double y = x < 0 ? 1 - x : x, over = 0, under = 1;
    for (int k = 0; k < 10; k++) {
        over = y < 10 ? over * y + under : over;
        under = y < 10 ? under * y : under;
        y = y < 10 ? y + 1 : y;
    }
    const double v = 1 / y, w = v * v;
    double r =
        w * (1.0 / 12 -
             w * (1.0 / 120 - w * (1.0 / 252 - w * (1.0 / 240 - w * (5.0 / 660 - w * (691.0 / 32760 - w / 12))))));
    r = t_log(y) - 0.5 * v - r - over / under;
    T_FOR_ONE(x > 0, r)
    const double cotangent = 3.14159265358979323846 / t_tan(3.14159265358979323846 * (x - t_trunc(x)));
    const double below = x == t_floor(x) ? T_NAN_d : r - cotangent;
    return x == 0 ? t_copysign(T_INF_d, -x) : x < 0 ? below : r;
}
T_ROUNDED1(digamma)
/* Of the incomplete gamma functions, x^a e^-x / Γ(a + 1): from 16 on by Stirling's series, in which the large powers cancel before they are made. */
T_LONG_FN double T_NAME(gamma_factor, d)(double a, double x) {
    if (a < 16) return t_exp(a * t_log(x) - x - t_lgamma(a + 1));
    const double mu = (x - a) / a, w = 1 / (a * a);
    const double stirling = (1.0 / 12 - w * (1.0 / 360 - w * (1.0 / 1260 - w * (1.0 / 1680 - w / 1188)))) / a;
    /* log(1 + mu) - mu: near 0 by its series in mu / (2 + mu) */
    const double r = mu / (2 + mu), s = r * r;
    double sum = 0;
    for (int k = 23; k > 1; k -= 2) sum = 1.0 / k + s * sum;
    const double near_ = 2 * r * s * sum - mu * r, far = t_log(x / a) - mu;
    return t_exp(a * (t_fabs(mu) < 0.3 ? near_ : far) - stirling) * 0.39894228040143267794 / t_sqrt(a);
}
/* From 1e8 on the first terms of Temme's uniform expansion, without the main one, erfc(η sqrt(a / 2)) / 2: η² / 2 = mu - log(1 + mu). */
T_LONG_FN double T_NAME(gamma_far, d)(double a, double x, bool upper) {
    const double mu = (x - a) / a, part = mu - t_log1p(mu);
    const double small = mu * (1 - mu * (1.0 / 3 - mu * (7.0 / 36 - mu * 73.0 / 540)));
    const double eta = t_fabs(mu) < 1e-3 ? small : t_copysign(t_sqrt(2 * part), mu), z = eta * t_sqrt(a / 2);
    const double rest =
        t_exp(-z * z) * 0.39894228040143267794 / t_sqrt(a) *
        (t_fabs(eta) < 0.01 ? -1.0 / 3 + eta * (1.0 / 12 - eta * (2.0 / 135 - eta / 864)) : 1 / mu - 1 / eta);
    return upper ? t_erfc(z) / 2 + rest : t_erfc(-z) / 2 - rest;
}
/* Both functions: the power series left of the bend, the continued fraction (Lentz's way) right of it; for small a and x, where the
 * upper function is a small difference, its own series. What is not asked for is 1 less what was computed. */
T_LONG_FN double T_NAME(gamma_part, d)(double a, double x, bool upper) {
    if (a < 0 || x < 0)
        return T_NAN_d; /* the cases in PyTorch's order, which decides what NaN gives beside 0 and infinity */
    if (a == 0) return x > 0 ? !upper : T_NAN_d;
    if (x == 0) return upper;
    if (a == T_INF_d) return x == T_INF_d ? T_NAN_d : upper;
    if (x == T_INF_d) return !upper;
    if (a != a || x != x) return T_NAN_d;
    if (a > 1e8) return T_NAME(gamma_far, d)(a, x, upper);
    const double factor = T_NAME(gamma_factor, d)(a, x);
    const bool series = x <= 0.5 ? -0.4 / t_log(x) < a : x <= 1.1 ? x * 1.1 < a : x <= a;
    if (!series && x <= 1.1) {
        /* 1 - x^a / Γ(a + 1) - x^a / Γ(a) Σ (-x)^k / (k! (a + k)) over k > 0 */
        double term = 1, sum = 0;
        for (int k = 1; k < 21; k++) { /* x^20 / 20! is below 1e-17 */
            term *= -x / k;
            sum += term / (a + k);
        }
        const double log_gamma = a < 1e-5 ? a * (a * 0.82246703342411321824 - 0.57721566490153286061) : t_lgamma(a + 1);
        const double power = a * t_log(x) - log_gamma, r = -t_expm1(power) - t_exp(power) * a * sum;
        return upper ? r : 1 - r;
    }
    if (series) {
        double term = 1, sum = 1;
        for (double n = a + 1; term > sum * 1e-17;
             n += 4) { /* four terms, each x / n times the one before, by one division */
            const double n1 = n + 1, n2 = n + 2, n3 = n + 3, part = term * x / (n * n1 * n2 * n3), x2 = x * x;
            sum += part * (n1 * n2 * n3 + x * n2 * n3 + x2 * (n3 + x));
            term = part * x2 * x;
        }
        return upper ? 1 - factor * sum : factor * sum;
    }
    if (factor == 0)
        return !upper; /* x is so large, or so far right of a, that no convergent would be seen; it might not be finite */
    /* Numerators and denominators of its convergents, before and now, made small again together: nothing is divided on the way. They are
     * compared once in four, because a comparison takes longer than a step. */
    double b = x + 1 - a, top_before = 0, top = 1, bottom_before = 1, bottom = b;
    for (double k = 1; k < 200000;) {
        double left = 0, right = 0;
        for (int step = 0; step < 4; step++, k++) {
            const double n = k * (a - k), next_top = (b += 2) * top + n * top_before,
                         next_bottom = b * bottom + n * bottom_before;
            left = next_top * bottom, right = top * next_bottom;
            top_before = top, bottom_before = bottom, top = next_top, bottom = next_bottom;
        }
        if (t_fabs(left - right) <= 4e-16 * t_fabs(right)) break;
        const double scale = t_fabs(bottom) > 1e100 || t_fabs(top) > 1e100 ? 1e-100 : 1;
        top *= scale, top_before *= scale, bottom *= scale, bottom_before *= scale;
    }
    const double r = factor * a * (top / bottom);
    return upper ? r : 1 - r;
}
T_LONG_FN double T_NAME(igamma, d)(double a, double x) { return T_NAME(gamma_part, d)(a, x, false); }
T_LONG_FN double T_NAME(igammac, d)(double a, double x) { return T_NAME(gamma_part, d)(a, x, true); }
T_ROUNDED2(igamma)
T_ROUNDED2(igammac)
/* Σ (q + k)^-s over k >= 0 for positive q: ten terms, and the rest by Euler and Maclaurin. */
T_LONG_FN double T_NAME(zeta_right, d)(double s, double q) {
    const double bernoulli[] = {1.0 / 12,
                                -1.0 / 720,
                                1.0 / 30240,
                                -1.0 / 1209600,
                                1.0 / 47900160,
                                -691.0 / 1307674368000.0,
                                1.0 / 74724249600.0,
                                -3617.0 / 10670622842880000.0};
    double sum = 0;
    for (int k = 0; k < 10; k++) sum += t_powf_(q + k, -s);
    const double a = q + 10, power = t_powf_(a, -s);
    sum += power * a / (s - 1) + power / 2;
    double factor = power * s / a;
    for (int k = 0; k < 8; k++) {
        sum += factor * bernoulli[k];
        factor *= (s + 2 * k + 1) * (s + 2 * k + 2) / (a * a);
    }
    return q < T_INF_d ? sum : q != q ? q : 0;
}
/* Hurwitz's zeta function. Left of 0 only whole s have a value: the terms there are those of the function on the right, mirrored. */
T_LONG_FN double T_NAME(zeta, d)(double s, double q) {
    T_FOR_ONE(!(s > 1), s == 1 ? T_INF_d : T_NAN_d)
    T_FOR_ONE(q > 0, T_NAME(zeta_right, d)(s, q))
    T_FOR_ONE(q <= 0 && q == t_floor(q), T_INF_d)
    const double part = q - t_floor(q), sign = t_fmodf_(s, 2.0) == 0 ? 1 : -1;
    const bool left = q < 0;
    double r = T_NAME(zeta_right, d)(s, left ? part : q);
    const double mirrored =
        T_NAME(zeta_right, d)(s, left ? t_ceil(q) - q : 1) - T_NAME(zeta_right, d)(s, left ? 1 - q : 1);
    r += left ? sign * mirrored : 0;
    r = q <= 0 && q == t_floor(q) ? T_INF_d : left && s != t_floor(s) ? T_NAN_d : r;
    return s == 1 ? T_INF_d : s > 1 ? r : T_NAN_d;
}
T_ROUNDED2(zeta)
/* The first derivative of digamma, by its asymptotic series from 10 on, and mirrored left of 0. */
T_LONG_FN double T_NAME(trigamma, d)(double x) {
    double y = x < 0 ? 1 - x : x, over = 0, under = 1;
    for (int k = 0; k < 10; k++) {
        const double square = y * y;
        over = y < 10 ? over * square + under : over;
        under = y < 10 ? under * square : under;
        y = y < 10 ? y + 1 : y;
    }
    const double v = 1 / y, w = v * v;
    const double series =
        1.0 / 6 -
        w * (1.0 / 30 - w * (1.0 / 42 - w * (1.0 / 30 - w * (5.0 / 66 - w * (691.0 / 2730 - w * (7.0 / 6))))));
    const double right = over / under + v + w / 2 + v * w * series;
    T_FOR_ONE(x > 0, right)
    const double sine = t_sin(3.14159265358979323846 * (x - t_rint(x)));
    const double below = 9.86960440108935861883 / (sine * sine) - right;
    return x <= 0 && x == t_floor(x) ? T_INF_d : x < 0 ? below : right;
}
/* Derivative number n, a whole number, of digamma. */
T_LONG_FN double T_NAME(polygamma, d)(double x, double n) {
    if (n == 0) return T_NAME(digamma, d)(x);
    if (n == 1) return T_NAME(trigamma, d)(x);
    const double sign = t_fmodf_(n, 2.0) == 0 ? -1 : 1;
    return sign * t_exp(t_lgamma(n + 1)) * T_NAME(zeta, d)(n + 1, x);
}
T_ROUNDED2(polygamma)
/* exp(x²) erfc(x). The square in two parts, because an error of the exponent is one of the result, many times over; from 10 on the
 * asymptotic series. */
T_LONG_FN double T_NAME(erfcx, d)(double x) {
    const double high = (double)(float)x, low = x - high, near_ = t_fabs(x) < 40 ? 1 : 0;
    const double rest = (x + high) * low * near_;
    const double e = t_chosen_exp(high * high * near_) * (1 + t_expm1(rest)) * t_erfc(x);
    const double w = 1 / (2 * x * x);
    double far = 1;
    for (int k = 12; k > 0; k--) far = 1 - (2 * k - 1) * w * far;
    far *= 0.56418958354775628695 / x;
    return x > 10 ? far : x < -27 ? T_INF_d : e;
}
/* As exact as a float is: (1 + 2x) erfcx(x) by a polynomial in (x - 2) / (x + 2), which is within 5e-10 for all x from 0 on; the square of a float
 * is a double. */
T_POLYNOMIAL(erfcx_right, double, d, 1.276978381373336413, -0.09276382601731897326, -0.1660303797749294319,
             0.1640512242917949171, -0.05422030945427216281, -0.008033120318724223594, 0.008724787513930007399,
             0.001265938820512358233, -0.001464413517064317924, -0.0004387860746700054048, 0.0002218730711001367999,
             0.0001280521855242391731, -2.035568081931939555e-05, -1.989984852325916368e-05)
T_FN float T_NAME(erfcx, f)(float x) {
    const double u = t_fabs((double)x), right = T_NAME(erfcx_right, d)(1 - 4 / (u + 2)) / (1 + 2 * u);
    return (float)(x < 0 ? 2 * t_chosen_exp(u * u) - right : right);
}
T_LONG_FN double T_NAME(log_ndtr, d)(double x) {
    const double t = x * 0.70710678118654752440;
    const double left = t_log(T_NAME(erfcx, d)(-t) / 2) - t * t, right = t_log1p(-t_erfc(t) / 2);
    return x < -1 ? left : right;
}
T_ROUNDED1(log_ndtr)
/* Quantiles of the normal distribution, and the inverse of erf, are quotients of polynomials, fitted for the least relative error: in the middle of
 * z = 9/16 - erf(x)^2, times erf(x); from erf(x) = 3/4 on, where q is the area beyond, of r = sqrt(-log q); and from r = 6 on, which no erf(x)
 * next to 1 reaches, of r by others. Both sides of each choice are computed, and one division follows it. */
T_POLYNOMIAL(quantile_middle_over, double, d, 1.084559796796824694, 6.546537090455517738, 14.64717293533328415,
             14.97317489028444047, 6.940576249871751238, 1.232693675639025621, 0.04632950552822912391,
             -0.0005128254768011604797)
T_POLYNOMIAL(quantile_middle_under, double, d, 1, 6.554871774155343101, 16.28614442375098447, 19.13152324108729465,
             10.79462445810732885, 2.618666046484368727, 0.1936217607266385109)
T_POLYNOMIAL(quantile_tail_over, double, d, -2.600824174962501704, -37.10898634633604478, -96.26174096962626019,
             -33.07356579738307474, 94.5684139310333933, 118.6491294513039087, 63.48071468569149431,
             17.1476471365576502, 2.142643337272424275, 0.10533204780311203, 0.001456272828178824102)
T_POLYNOMIAL(quantile_tail_under, double, d, 1, 22.21892628376011613, 102.7946246011342444, 174.5823820185738121,
             144.6137844394028802, 67.54752278273934608, 17.40189138060136425, 2.147329060210683142,
             0.10533720973245126, 0.001456258393271866442)
T_POLYNOMIAL(quantile_far_over, double, d, -2.330403068171158066, -9.609768648119004125, 2.398243895673775492,
             10.88913692972306876, 4.433106804621001567, 0.6064394152412154908, 0.03207646279613058189,
             0.0006312396681295457049, 3.55599126069761863e-6)
T_POLYNOMIAL(quantile_far_under, double, d, 1, 8.726902529476749929, 12.02860323386019305, 4.508234020583145149,
             0.6082522882690453131, 0.03208944689190310855, 0.0006312452976244458493, 3.55598204673011536e-6,
             1.200913060244217743e-14)
T_POLYNOMIAL(quantile_middle_over, float, f, 1.084559796f, 3.187912708f, 2.349445272f, 0.3081797933f, -0.009518799559f)
T_POLYNOMIAL(quantile_middle_under, float, f, 1, 3.458108877f, 3.340799047f, 0.8124488838f)
T_POLYNOMIAL(quantile_tail_over, float, f, -2.160268327f, -5.493600468f, 4.351904939f, 5.748063238f, 0.8337607524f)
T_POLYNOMIAL(quantile_tail_under, float, f, 1, 6.141259241f, 5.769592787f, 0.8334164086f)
#define T_ERFINV(T, s)                                                                                         \
    T_FN T T_NAME(erfinv, s)(T y) {                                                                            \
        const T a = t_fabs(y), z = (T)0.5625 - a * a, r = t_sqrt(-t_log((1 - a) * (T)0.5));                    \
        const T middle_over = a * T_NAME(quantile_middle_over, s)(z),                                          \
                middle_under = T_NAME(quantile_middle_under, s)(z);                                            \
        const T tail_over = T_NAME(quantile_tail_over, s)(r), tail_under = T_NAME(quantile_tail_under, s)(r);  \
        const T over = a < (T)0.75 ? middle_over : tail_over, under = a < (T)0.75 ? middle_under : tail_under; \
        const T x = over / under, all = a < 1 ? x : a == 1 ? T_INF_##s : T_NAN_##s;                            \
        return t_copysign(all, y);                                                                             \
    }
T_ERFINV(float, f)
T_ERFINV(double, d)
#undef T_ERFINV
T_LONG_FN double T_NAME(ndtri, d)(double p) {
    const double q = p > 0.5 ? 1 - p : p, y = 1 - 2 * q, z = 0.5625 - y * y, r = t_sqrt(-t_log(q));
    const double middle_over = y * T_NAME(quantile_middle_over, d)(z),
                 middle_under = T_NAME(quantile_middle_under, d)(z);
    const double tail_over = T_NAME(quantile_tail_over, d)(r), tail_under = T_NAME(quantile_tail_under, d)(r);
    const double far_over = T_NAME(quantile_far_over, d)(r), far_under = T_NAME(quantile_far_under, d)(r);
    double over = r < 6.1 ? tail_over : far_over, under = r < 6.1 ? tail_under : far_under;
    over = q > 0.125 ? middle_over : over, under = q > 0.125 ? middle_under : under;
    double x = over / under * 1.41421356237309504880;
    x = q == 0 ? T_INF_d : x;
    return p >= 0 && p <= 1 ? (p > 0.5 ? x : 0 - x) : T_NAN_d;
}
T_ROUNDED1(ndtri)
/* Modified Bessel functions by Chebyshev series: of e^-x I(x) up to 8, of √x e^-x I(x) in 8/x beyond. */
#define T_CHEBYSHEV(name, ...)                                      \
    T_LONG_FN double T_NAME(name, d)(double t) {                    \
        const double c[] = {__VA_ARGS__};                           \
        double b0 = 0, b1 = 0;                                      \
        T_UNROLLED                                                  \
        for (int k = (int)(sizeof c / sizeof *c) - 1; k > 0; k--) { \
            const double next = 2 * t * b0 - b1 + c[k];             \
            b1 = b0;                                                \
            b0 = next;                                              \
        }                                                           \
        return t * b0 - b1 + c[0] / 2;                              \
    }
T_CHEBYSHEV(i0_near, 0.676795274409476085, -0.304682672343198399, 0.171620901522208775, -0.0949010970480476444,
            0.0493052842396707085, -0.0237374148058994688, 0.0105464603945949983, -0.00432430999505057594,
            0.0016394756169413358, -0.000576375574538582366, 0.000188502885095841656, -0.000057541950100821037,
            0.0000164484480707288971, -4.41673835845875056e-6, 1.11738753912010372e-6, -2.67079385394061173e-7,
            6.04699502254191895e-8, -1.30002500998624804e-8, 2.65982372468238665e-9, -5.18979560163526291e-10,
            9.67580903537323691e-11, -1.72682629144155571e-11, 2.95505266312963983e-12, -4.85644678311192946e-13,
            7.67618549860493562e-14, -1.16853328779934517e-14, 1.71539128555513303e-15, -2.43127984654795469e-16,
            3.3307945188222381e-17, -4.41534164647933938e-18)
T_CHEBYSHEV(i0_far, 0.804490411014108832, 0.00336911647825569409, 0.0000688975834691682398, 2.89137052083475648e-6,
            2.04891858946906374e-7, 2.26666899049817806e-8, 3.39623202570838635e-9, 4.94060238822496959e-10,
            1.18891471078464383e-11, -3.14991652796324136e-11, -1.32158118404477131e-11, -1.79417853150680612e-12,
            7.18012445138366623e-13, 3.8527783827421427e-13, 1.54008621752140983e-14, -4.15056934728722209e-14,
            -9.55484669882830765e-15, 3.81168066935262242e-15, 1.77256013305652638e-15, -3.42548561967721913e-16,
            -2.82762398051658348e-16, 3.46122286769746109e-17, 4.46562142029676e-17, -4.83050448594418207e-18,
            -7.23318048787475395e-18, 9.9214754121736986e-19, 1.19365089084598209e-18)
T_CHEBYSHEV(i1_near, 0.252587186443633655, -0.176416518357834055, 0.102643658689847095, -0.0529459812080949914,
            0.0247264490306265168, -0.0105640848946261982, 0.00415642294431288816, -0.00151357245063125315,
            0.000512285956168575773, -0.000161760815825896746, 0.0000478156510755005423, -0.0000132731636560394358,
            3.47025130813767848e-6, -8.56872026469545474e-7, 2.00329475355213526e-7, -4.44505912879632808e-8,
            9.38153738649577178e-9, -1.88724975172282929e-9, 3.62559028155211704e-10, -6.66348972350202774e-11,
            1.17361862988909016e-11, -1.98397439776494372e-12, 3.22379336594557471e-13, -5.04218550472791169e-14,
            7.60068429473540693e-15, -1.10559694773538631e-15, 1.55363195773620047e-16, -2.11142121435816608e-17,
            2.77791411276104637e-18)
T_CHEBYSHEV(i1_far, 0.77857623501828012, -0.00976109749136146841, -0.000110588938762623716, -3.88256480887769039e-6,
            -2.51223623787020893e-7, -2.63146884688951951e-8, -3.83538038596423702e-9, -5.58974346219658381e-10,
            -1.89749581235054123e-11, 3.25260358301548824e-11, 1.41258074366137813e-11, 2.03562854414708951e-12,
            -7.19855177624590851e-13, -4.08355111109219732e-13, -2.10154184277266431e-14, 4.27244001671195135e-14,
            1.04202769841288028e-14, -3.8144030724370078e-15, -1.88035477551078245e-15, 3.30820231092092828e-16,
            2.96262899764595014e-16, -3.20952592199342396e-17, -4.65030536848935833e-17, 4.41434832307170795e-18,
            7.51729631084210481e-18, -9.31417886732688338e-19, -1.24219327519489096e-18)
T_LONG_FN double T_NAME(i0e, d)(double x) {
    const double a = t_fabs(x);
    T_FOR_ONE(a <= 8, T_NAME(i0_near, d)(a / 4 - 1))
    T_FOR_ONE(a > 8, T_NAME(i0_far, d)(16 / a - 1) / t_sqrt(a))
    const double near_ = T_NAME(i0_near, d)(a / 4 - 1), far = T_NAME(i0_far, d)(16 / a - 1) / t_sqrt(a);
    return a <= 8 ? near_ : far;
}
T_LONG_FN double T_NAME(i1e, d)(double x) {
    const double a = t_fabs(x);
    T_FOR_ONE(a <= 8, (x < 0 ? -a : a) * T_NAME(i1_near, d)(a / 4 - 1))
    T_FOR_ONE(a > 8, T_NAME(i1_far, d)(16 / a - 1) / (x < 0 ? -t_sqrt(a) : t_sqrt(a)))
    const double near_ = a * T_NAME(i1_near, d)(a / 4 - 1), far = T_NAME(i1_far, d)(16 / a - 1) / t_sqrt(a);
    const double r = a <= 8 ? near_ : far;
    return x < 0 ? -r : r;
}
/* The exponential in two factors, the product of which overflows later. */
T_LONG_FN double T_NAME(i0, d)(double x) {
    const double e = t_exp(t_fabs(x) / 2);
    return t_fabs(x) == T_INF_d ? T_INF_d : e * T_NAME(i0e, d)(x) * e;
}
T_LONG_FN double T_NAME(i1, d)(double x) {
    const double e = t_exp(t_fabs(x) / 2);
    return t_fabs(x) == T_INF_d ? x : e * T_NAME(i1e, d)(x) * e;
}
/* Of float as many terms as are seen in it, as sums of powers, which are one operation each. */
T_POLYNOMIAL(short_i0_near, double, d, 0.20700192113011, -0.11300432653446, 0.094515647197987, -0.089043467000543,
             0.08734280515487, -0.084962831153397, 0.07928297277214, -0.069546591249412, 0.056727288301882,
             -0.042956915743849, 0.030360637139795, -0.019776206071507, 0.011554065598084, -0.0066046194971555,
             0.0041692736581265, -0.0020473450797671, 0.00041265146039947, -0.00020575934590193, 0.00034862841524157,
             -0.00013604737781951)
T_POLYNOMIAL(short_i0_far, double, d, 0.40217650941921, 0.003360552241721, 0.00013621716424322, 1.1139815658613e-5,
             1.4761157343412e-6, 3.0733229173159e-7, 1.0867942482267e-7, 3.161985528464e-8)
T_POLYNOMIAL(short_i1_near, double, d, 0.044687709864188, -0.061124337989135, 0.068057602180871, -0.068482609161899,
             0.063767329273737, -0.055279975799421, 0.044675517297252, -0.033671978567365, 0.023679943771562,
             -0.015567952954334, 0.0096063064521672, -0.0055453981439077, 0.0029560039669504, -0.0015170915161859,
             0.00081240347420455, -0.00036857200457152, 9.3568200858074e-5, -4.0710091850216e-5, 4.752133693836e-5,
             -1.7467938500777e-5)
T_POLYNOMIAL(short_i1_far, double, d, 0.38939845905966, -0.0097495774575568, -0.0002192371253819, -1.5035268029521e-5,
             -1.8256907317699e-6, -3.5842988872572e-7, -1.2273217235086e-7, -3.5774358158058e-8)
T_FN double t_short_i0e(double x) {
    const double a = t_fabs(x), s = 1 / t_sqrt(a), near_ = T_NAME(short_i0_near, d)(a * 0.25 - 1),
                 far = T_NAME(short_i0_far, d)(16 * s * s - 1) * s;
    return a <= 8 ? near_ : far;
}
T_FN double t_short_i1e(double x) {
    const double a = t_fabs(x), s = 1 / t_sqrt(a);
    const double near_ = a * T_NAME(short_i1_near, d)(a * 0.25 - 1), far = T_NAME(short_i1_far, d)(16 * s * s - 1) * s;
    const double r = a <= 8 ? near_ : far;
    return x < 0 ? -r : r;
}
T_FN float T_NAME(i0e, f)(float x) { return (float)t_short_i0e((double)x); }
T_FN float T_NAME(i1e, f)(float x) { return (float)t_short_i1e((double)x); }
T_FN float T_NAME(i0, f)(float x) {
    return t_fabs(x) == T_INF_f ? T_INF_f : (float)(t_exp(t_fabs((double)x)) * t_short_i0e((double)x));
}
T_FN float T_NAME(i1, f)(float x) {
    return t_fabs(x) == T_INF_f ? x : (float)(t_exp(t_fabs((double)x)) * t_short_i1e((double)x));
}
#undef T_CHEBYSHEV
#undef T_POLYNOMIAL
#undef T_UNROLLED
#undef T_ROUNDED1
#undef T_ROUNDED2

/* A number's parts, from its bits W: DIGITS of the mantissa below an exponent that is UNIT for [0.5, 1). Subnormal numbers are
 * brought among the normal ones first. Zero, infinities and NaN are their own mantissa, with exponent 0. */
#define T_DEFINE_FREXP(T, s, W, FIELD, DIGITS, UNIT)                                     \
    T_FN W T_NAME(frexp_bits, s)(T x) {                                                  \
        union {                                                                          \
            T v;                                                                         \
            W bits;                                                                      \
        } u;                                                                             \
        u.v = x;                                                                         \
        const W large = u.bits >> DIGITS & FIELD;                                        \
        u.v = large ? x : x * (T)((W)1 << (DIGITS + 2));                                 \
        return u.bits;                                                                   \
    }                                                                                    \
    T_FN int T_NAME(frexp_exponent, s)(T x) {                                            \
        union {                                                                          \
            T v;                                                                         \
            W bits;                                                                      \
        } u;                                                                             \
        u.v = x;                                                                         \
        const int shift = u.bits >> DIGITS & FIELD ? UNIT : UNIT + DIGITS + 2;           \
        const int exponent = (int)(T_NAME(frexp_bits, s)(x) >> DIGITS & FIELD) - shift;  \
        return x == 0 || !(t_fabs(x) < T_INF_##s) ? 0 : exponent;                        \
    }                                                                                    \
    T_FN T T_NAME(frexp_mantissa, s)(T x) {                                              \
        union {                                                                          \
            T v;                                                                         \
            W bits;                                                                      \
        } u;                                                                             \
        u.bits = (T_NAME(frexp_bits, s)(x) & ~((W)FIELD << DIGITS)) | (W)UNIT << DIGITS; \
        return x == 0 || !(t_fabs(x) < T_INF_##s) ? x : u.v;                             \
    }
T_DEFINE_FREXP(float, f, unsigned, 0xff, 23, 126)
T_DEFINE_FREXP(double, d, t_uint64, 0x7ff, 52, 1022)
#undef T_DEFINE_FREXP

/* The number next to x towards y, which are neither equal nor NaN, among those whose bits end with `skipped` zeros: 16 for bfloat16, and 13 for float16,
 * whose least and largest numbers are not those of float. Numbers of one sign lie as their bits do, and next to 0 is the least number. */
#define T_DEFINE_NEXT(T, s, W)                                                         \
    T_FN T T_NAME(next, s)(T x, T y, T skipped) {                                      \
        union {                                                                        \
            T v;                                                                       \
            W bits;                                                                    \
        } u, least;                                                                    \
        const W step = (W)1 << (int)skipped;                                           \
        const bool away = (x < y) == (x > 0), float16 = skipped == 13;                 \
        u.v = x;                                                                       \
        u.bits += away ? step : (W)0 - step;                                           \
        least.bits = step;                                                             \
        T_FOR_ALL(skipped != 13, x == 0 ? (y < 0 ? -least.v : least.v) : u.v)          \
        const T size = t_fabs(x), small = float16 ? (T)0x1p-24 : least.v;              \
        const T even = t_copysign(size + (away ? small : -small), x);                  \
        const T near_ = float16 && size <= (T)0x1p-14 ? even : u.v;                    \
        const T next = float16 && size == T_INF_##s ? t_copysign((T)65504, x) : near_; \
        return x == 0 ? (y < 0 ? -small : small) : next;                               \
    }
T_DEFINE_NEXT(float, f, unsigned)
T_DEFINE_NEXT(double, d, t_uint64)
#undef T_DEFINE_NEXT

#endif
