/* blocks.h - what the heavy kernels share: elements of any floating dtype as float or double,
 * exponentials, and the cut of work into pieces that own a part of the scratch. */
#ifndef TORC_CPU_BLOCKS_H
#define TORC_CPU_BLOCKS_H

#include "cpu/exponentials.h"
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
