/* blocks.h - what the heavy kernels share: elements of any floating dtype as float or double, an exponential that
 * vectorizes, and the cut of work into pieces that own a part of the scratch. */
#ifndef TORC_CPU_BLOCKS_H
#define TORC_CPU_BLOCKS_H

#include "host/convert.h"

/* Hot loops are compiled for several instruction sets and chosen when the library is loaded. Sanitizers instrument the
 * choosing functions before they are ready, and clang of this age lacks the attribute in C: one set then. */
#if defined(__x86_64__) && defined(__gnu_linux__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__) && \
    !defined(__SANITIZE_THREAD__)
#define MULTI_ISA __attribute__((target_clones("default", "arch=x86-64-v3", "arch=x86-64-v4")))
#else
#define MULTI_ISA
#endif

static inline const void *element(int dtype, const void *base, int64_t index) {
    return (const char *)base + index * (int64_t)dtype_sizes[dtype];
}
static inline void *element_mut(int dtype, void *base, int64_t index) {
    return (char *)base + index * (int64_t)dtype_sizes[dtype];
}
/* n elements, `stride` elements apart, to a dense float array, and back. */
static inline void load_f32(float *to, int dtype, const void *from, int64_t stride, int64_t n) {
    converters()->load[dtype][COMPUTE_F32](to, from, stride * (int64_t)dtype_sizes[dtype], n);
}
static inline void store_f32(int dtype, void *to, int64_t stride, const float *from, int64_t n) {
    converters()->store[COMPUTE_F32][dtype](to, stride * (int64_t)dtype_sizes[dtype], from, n);
}
/* One element of a floating dtype. */
static inline double get_float(int dtype, const void *base, int64_t i) {
    switch (dtype) {
    case TORC_FLOAT32: return (double)((const float *)base)[i];
    case TORC_FLOAT64: return ((const double *)base)[i];
    case TORC_FLOAT16: return (double)half_to_float(((const uint16_t *)base)[i]);
    default: return (double)bfloat16_to_float(((const uint16_t *)base)[i]);
    }
}
static inline void set_float(int dtype, void *base, int64_t i, double value) {
    switch (dtype) {
    case TORC_FLOAT32: ((float *)base)[i] = (float)value; break;
    case TORC_FLOAT64: ((double *)base)[i] = value; break;
    case TORC_FLOAT16: ((uint16_t *)base)[i] = float_to_half((float)value); break;
    default: ((uint16_t *)base)[i] = float_to_bfloat16((float)value); break;
    }
}

#ifdef __FMA__ /* only in files compiled for such processors: elsewhere it would be a call */
#define MULTIPLY_ADD(a, b, c) __builtin_fmaf(a, b, c)
#define MULTIPLY_ADD_F64(a, b, c) __builtin_fma(a, b, c)
#else
#define MULTIPLY_ADD(a, b, c) ((a) * (b) + (c))
#define MULTIPLY_ADD_F64 MULTIPLY_ADD
#endif

/* exp in straight-line float arithmetic, so that loops over it vectorize on every instruction set. Within 2 ulp; NaN
 * stays NaN, large arguments give inf, small ones 0 by way of the subnormals. x = k·ln 2 + r, exp(r) by its series. */
static inline float exp_f32(float x) {
    x = x > 89.0f ? 89.0f : x;
    x = x < -104.0f ? -104.0f : x;
    float t = MULTIPLY_ADD(x, 1.44269504f, 12582912.0f); /* the sum's low digits are x/ln 2, rounded */
    float k = t - 12582912.0f;
    int32_t i = (int32_t)(float_bits(t) - 0x4b400000u);
    float r = MULTIPLY_ADD(k, -1.42860677e-6f, MULTIPLY_ADD(k, -0.693145752f, x));
    float p = 1.0f / 5040;
    p = MULTIPLY_ADD(p, r, 1.0f / 720);
    p = MULTIPLY_ADD(p, r, 1.0f / 120);
    p = MULTIPLY_ADD(p, r, 1.0f / 24);
    p = MULTIPLY_ADD(p, r, 1.0f / 6);
    p = MULTIPLY_ADD(p, r, 0.5f);
    p = MULTIPLY_ADD(p * r, r, r) + 1.0f;
    int32_t half = i >> 1; /* two factors: 2^k alone may not be a normal float */
    return p * bits_float((uint32_t)(half + 127) << 23) * bits_float((uint32_t)(i - half + 127) << 23);
}

/* The same in double, within 1.1 ulp: the polynomial is as close as 7e-18. Shifts to the right are of what is not negative, since those of 64 bits that
 * keep a sign are no instruction before AVX-512. */
static inline double exp_f64(double x) {
    x = x > 710 ? 710 : x;
    x = x < -746 ? -746 : x;
    const double t = MULTIPLY_ADD_F64(x, 1.4426950408889634074, 0x1.8p52);
    const double k = t - 0x1.8p52;
    const double r = MULTIPLY_ADD_F64(k, -1.90821492927058770002e-10, MULTIPLY_ADD_F64(k, -0.693147180369123816490, x));
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
    p = MULTIPLY_ADD_F64(p * r, r, r) + 1;
    const uint64_t i = f64_bits(t) - (0x4338000000000000u - 2046),
                   half = i >> 1; /* k + 2046: the exponents of both factors */
    return p * bits_f64(half << 52) * bits_f64((i - half) << 52);
}

/* The same in float for the logarithm of what is normal and positive. x = m·2^k, m around 1, and log(m) by a polynomial in m - 1. NaN stays NaN. */
static inline float log_f32(float x) {
    const uint32_t u = float_bits(x) - 0x3f3504f3u; /* the root of 1/2: its exponent is k */
    const int32_t e = (int32_t)u >> 23;
    const float m = bits_float((u & 0x7fffffu) + 0x3f3504f3u) - 1, k = (float)e, square = m * m;
    float p = 7.0376836292e-2f;
    p = MULTIPLY_ADD(p, m, -1.1514610310e-1f);
    p = MULTIPLY_ADD(p, m, 1.1676998740e-1f);
    p = MULTIPLY_ADD(p, m, -1.2420140846e-1f);
    p = MULTIPLY_ADD(p, m, 1.4249322787e-1f);
    p = MULTIPLY_ADD(p, m, -1.6668057665e-1f);
    p = MULTIPLY_ADD(p, m, 2.0000714765e-1f);
    p = MULTIPLY_ADD(p, m, -2.4999993993e-1f);
    p = MULTIPLY_ADD(p, m, 3.3333331174e-1f);
    p = MULTIPLY_ADD(p * m, square, k * -2.12194440e-4f);
    p = MULTIPLY_ADD(square, -0.5f, p);
    return MULTIPLY_ADD(k, 0.693359375f, m + p) + (x - x);
}

#endif
