/* exponentials.h - exp, exp2 and expm1 for loops of vectors. Every argument takes the same way, infinities, NaN and what overflows too, where libmvec
 * calls the C library for such lanes. */
#ifndef TORC_CPU_EXPONENTIALS_H
#define TORC_CPU_EXPONENTIALS_H

#include "host/convert.h"

#ifdef __FMA__ /* only in files compiled for such processors: elsewhere it would be a call */
#define MULTIPLY_ADD(a, b, c) __builtin_fmaf(a, b, c)
#define MULTIPLY_ADD_F64(a, b, c) __builtin_fma(a, b, c)
#else
#define MULTIPLY_ADD(a, b, c) ((a) * (b) + (c))
#define MULTIPLY_ADD_F64 MULTIPLY_ADD
#endif

/* Exponentials in straight-line arithmetic, so that loops over them vectorize on every instruction set. Within 2 ulp; NaN
 * stays NaN, large arguments give inf, small ones 0 by way of the subnormals. exp: x = k·ln 2 + r, exp(r) by its series. */
static inline float expm1_near_f32(float r) { /* |r| <= ln 2 / 2 */
    float p = 1.0f / 5040;
    p = MULTIPLY_ADD(p, r, 1.0f / 720);
    p = MULTIPLY_ADD(p, r, 1.0f / 120);
    p = MULTIPLY_ADD(p, r, 1.0f / 24);
    p = MULTIPLY_ADD(p, r, 1.0f / 6);
    p = MULTIPLY_ADD(p, r, 0.5f);
    return MULTIPLY_ADD(p * r, r, r);
}
#define ROUNDER_F32 12582912.0f /* the low digits of a small number and this are its whole part, rounded */
static inline int32_t rounded_f32(float t) { return (int32_t)(float_bits(t) - 0x4b400000u); }
static inline float times_power_f32(float p, int32_t k) {
    int32_t half = k >> 1; /* two factors: 2^k alone may not be a normal float */
    return p * bits_float((uint32_t)(half + 127) << 23) * bits_float((uint32_t)(k - half + 127) << 23);
}
static inline float exp_f32(float x) {
    x = x > 89.0f ? 89.0f : x;
    x = x < -104.0f ? -104.0f : x;
    const float t = MULTIPLY_ADD(x, 1.44269504f, ROUNDER_F32), k = t - ROUNDER_F32;
    const float r = MULTIPLY_ADD(k, -1.42860677e-6f, MULTIPLY_ADD(k, -0.693145752f, x));
    return times_power_f32(expm1_near_f32(r) + 1.0f, rounded_f32(t));
}
static inline float exp2_f32(float x) {
    x = x > 129.0f ? 129.0f : x;
    x = x < -151.0f ? -151.0f : x;
    const float t = x + ROUNDER_F32;
    return times_power_f32(expm1_near_f32((x - (t - ROUNDER_F32)) * 0.693147181f) + 1.0f, rounded_f32(t));
}
/* 2 (2^(k - 1) m + (2^(k - 1) - 1/2)), where m is exp(r) - 1; below -20 it is -1. */
static inline float expm1_f32(float x) {
    x = x > 89.0f ? 89.0f : x;
    const float near_ = x < -20.0f ? -20.0f : x;
    const float t = MULTIPLY_ADD(near_, 1.44269504f, ROUNDER_F32), k = t - ROUNDER_F32;
    const float r = MULTIPLY_ADD(k, -1.42860677e-6f, MULTIPLY_ADD(k, -0.693145752f, near_));
    const float power = bits_float((uint32_t)(rounded_f32(t) + 126) << 23), m = expm1_near_f32(r);
    const float result = k == 0 ? m : 2 * MULTIPLY_ADD(power, m, power - 0.5f);
    return x == 0 ? x : result; /* the sign of 0 */
}

/* The same in double, within 1.1 ulp: the polynomial is as close as 7e-18. Shifts to the right are of what is not negative, since those of 64 bits that
 * keep a sign are no instruction before AVX-512. */
static inline double expm1_near_f64(double r) {
    double p = 2.492067366512397e-08;
    p = MULTIPLY_ADD_F64(p, r, 2.762550755154602e-07);
    p = MULTIPLY_ADD_F64(p, r, 2.75578315631898e-06);
    p = MULTIPLY_ADD_F64(p, r, 2.4801507818677746e-05);
    p = MULTIPLY_ADD_F64(p, r, 0.00019841269240687782);
    p = MULTIPLY_ADD_F64(p, r, 0.001388888892754287);
    p = MULTIPLY_ADD_F64(p, r, 0.008333333333611607);
    p = MULTIPLY_ADD_F64(p, r, 0.04166666666660191);
    p = MULTIPLY_ADD_F64(p, r, 0.16666666666666244);
    p = MULTIPLY_ADD_F64(p, r, 0.5);
    return MULTIPLY_ADD_F64(p * r, r, r);
}
#define ROUNDER_F64 0x1.8p52
static inline double times_power_f64(double p, double t) {
    const uint64_t i = f64_bits(t) - (0x4338000000000000u - 2046),
                   half = i >> 1; /* k + 2046: the exponents of both factors */
    return p * bits_f64(half << 52) * bits_f64((i - half) << 52);
}
static inline double rest_f64(double x, double k) { /* x - k ln 2 */
    return MULTIPLY_ADD_F64(k, -1.90821492927058770002e-10, MULTIPLY_ADD_F64(k, -0.693147180369123816490, x));
}
static inline double exp_f64(double x) {
    x = x > 710 ? 710 : x;
    x = x < -746 ? -746 : x;
    const double t = MULTIPLY_ADD_F64(x, 1.4426950408889634074, ROUNDER_F64);
    return times_power_f64(expm1_near_f64(rest_f64(x, t - ROUNDER_F64)) + 1, t);
}
static inline double exp2_f64(double x) {
    x = x > 1025 ? 1025 : x;
    x = x < -1076 ? -1076 : x;
    const double t = x + ROUNDER_F64;
    return times_power_f64(expm1_near_f64((x - (t - ROUNDER_F64)) * 0.693147180559945309417) + 1, t);
}
static inline double expm1_f64(double x) { /* as expm1_f32 */
    x = x > 710 ? 710 : x;
    const double near_ = x < -40 ? -40 : x;
    const double t = MULTIPLY_ADD_F64(near_, 1.4426950408889634074, ROUNDER_F64), k = t - ROUNDER_F64;
    const double m = expm1_near_f64(rest_f64(near_, k)),
                 power = bits_f64((f64_bits(t) - (0x4338000000000000u - 1022)) << 52);
    const double r = k == 0 ? m : 2 * MULTIPLY_ADD_F64(power, m, power - 0.5);
    return x == 0 ? x : r;
}
#endif
