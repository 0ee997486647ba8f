/* float8.h - the two floating dtypes of eight bits as floats, and back: to nearest, ties to even, as PyTorch converts. What is too
 * large for float8_e4m3fn, which has no infinities, becomes NaN, for float8_e5m2 infinity. In the common subset of C and CUDA. */
#ifndef TORC_CORE_FLOAT8_H
#define TORC_CORE_FLOAT8_H

#if defined(__CUDACC__)
#define FLOAT8_FN static __device__ __forceinline__
FLOAT8_FN float float8_float(unsigned u) { return __uint_as_float(u); }
FLOAT8_FN unsigned float8_bits(float f) { return __float_as_uint(f); }
#else
#include <string.h>
#define FLOAT8_FN static inline
FLOAT8_FN float float8_float(unsigned u) {
    float f;
    memcpy(&f, &u, sizeof f);
    return f;
}
FLOAT8_FN unsigned float8_bits(float f) {
    unsigned u;
    memcpy(&u, &f, sizeof u);
    return u;
}
#endif

FLOAT8_FN float e5m2_to_float(unsigned char v) {
    const unsigned a = v & 0x7fu, sign = (v & 0x80u) << 24;
    const float f = float8_float(a << 21) * 0x1p112f; /* rebias; also makes subnormals normal */
    return float8_float((a >= 0x7c ? a << 21 | 0x7f800000u : float8_bits(f)) | sign);
}
FLOAT8_FN unsigned char float_to_e5m2(float f) {
    const unsigned u = float8_bits(f), a = u & 0x7fffffffu;
    const unsigned subnormal = float8_bits(float8_float(a) + float8_float(134u << 23)) - (134u << 23);
    const unsigned normal = (a - (112u << 23) + 0xfffffu + (a >> 21 & 1u)) >> 21;
    const unsigned r = a >= 143u << 23 ? (a > 0x7f800000u ? 0x7fu : 0x7cu) : a < 113u << 23 ? subnormal : normal;
    return (unsigned char)(r | (u >> 24 & 0x80u));
}
FLOAT8_FN float e4m3fn_to_float(unsigned char v) {
    const unsigned a = v & 0x7fu, sign = (v & 0x80u) << 24;
    const float f = float8_float(a << 20) * 0x1p120f;
    return float8_float((a == 0x7f ? 0x7fc00000u : float8_bits(f)) | sign);
}
FLOAT8_FN unsigned char float_to_e4m3fn(float f) {
    const unsigned u = float8_bits(f), a = u & 0x7fffffffu;
    const unsigned subnormal = float8_bits(float8_float(a) + float8_float(141u << 23)) - (141u << 23);
    const unsigned normal = (a - (120u << 23) + 0x7ffffu + (a >> 20 & 1u)) >> 20;
    const unsigned r = a >= 1087u << 20 ? 0x7fu : a < 121u << 23 ? subnormal : normal;
    return (unsigned char)(r | (u >> 24 & 0x80u));
}
#endif
