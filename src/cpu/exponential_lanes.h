/* exponential_lanes.h - exp and exp2 of vectors of 512 and 256 bits, for processors with AVX-512.
 *
 * libmvec leaves lanes that overflow, or are no number, to the C library. AVX-512 multiplies by a power of two, however large, and gives what is no
 * normal number as the standard has it, so that all lanes go one way here: k is the nearest whole number of x / ln 2, and exp(x) is 2^k exp(x - k ln 2).
 * gcc calls these by their names (x86_64's vector function ABI). */
#ifndef TORC_CPU_EXPONENTIAL_LANES_H
#define TORC_CPU_EXPONENTIAL_LANES_H

#include <immintrin.h>

#include "cpu/exponentials.h"

enum { BEYOND_EXP = 4096 /* what is larger overflows too, and its remainder is a number */ };
#define EXPONENTIALS(isa, bits, T, V, lanes, suffix, kind, near_, least, per_ln2, ln2_high, ln2_low)                   \
    V _ZGV##isa##N##lanes##v_pointwise_exp##suffix(V);                                                                 \
    V _ZGV##isa##N##lanes##v_pointwise_exp2##suffix(V);                                                                \
    static inline V within_exp##lanes##suffix(V x) { /* NaN, the second operand, stays */                              \
        return _mm##bits##_max_##kind(_mm##bits##_set1_##kind(-BEYOND_EXP),                                            \
                                      _mm##bits##_min_##kind(_mm##bits##_set1_##kind(BEYOND_EXP), x));                 \
    }                                                                                                                  \
    static inline V power_exp##lanes##suffix(V r, V k) {                                                               \
        T p[lanes];                                                                                                    \
        memcpy(p, &r, sizeof p);                                                                                       \
        for (int i = 0; i < lanes; i++) p[i] = near_(p[i]) + 1;                                                        \
        memcpy(&r, p, sizeof r);                                                                                       \
        /* Lanes that are 0 are left out: results so small take a processor a hundred times as long. */                \
        const unsigned there = _mm##bits##_cmp_##kind##_mask(k, _mm##bits##_set1_##kind(least), _CMP_NLT_UQ);          \
        return _mm##bits##_maskz_scalef_##kind(there, r, k);                                                           \
    }                                                                                                                  \
    V _ZGV##isa##N##lanes##v_pointwise_exp##suffix(V x) {                                                              \
        x = within_exp##lanes##suffix(x);                                                                              \
        const V k = _mm##bits##_roundscale_##kind(_mm##bits##_mul_##kind(x, _mm##bits##_set1_##kind(per_ln2)), 8);     \
        const V r = _mm##bits##_fnmadd_##kind(k, _mm##bits##_set1_##kind(ln2_high), x);                                \
        return power_exp##lanes##suffix(_mm##bits##_fnmadd_##kind(k, _mm##bits##_set1_##kind(ln2_low), r), k);         \
    }                                                                                                                  \
    V _ZGV##isa##N##lanes##v_pointwise_exp2##suffix(V x) {                                                             \
        x = within_exp##lanes##suffix(x);                                                                              \
        const V k = _mm##bits##_roundscale_##kind(x, 8);                                                               \
        const V r = _mm##bits##_mul_##kind(_mm##bits##_sub_##kind(x, k), _mm##bits##_set1_##kind(ln2_high + ln2_low)); \
        return power_exp##lanes##suffix(r, k);                                                                         \
    }
#define EXPONENTIALS_F32(isa, bits, V, lanes) \
    EXPONENTIALS(isa, bits, float, V, lanes, f, ps, expm1_near_f32, -151, 1.44269504f, 0.693145752f, 1.42860677e-6f)
#define EXPONENTIALS_F64(isa, bits, V, lanes)                                                     \
    EXPONENTIALS(isa, bits, double, V, lanes, , pd, expm1_near_f64, -1076, 1.4426950408889634074, \
                 0.693147180369123816490, 1.90821492927058770002e-10)
EXPONENTIALS_F32(e, 512, __m512, 16)
EXPONENTIALS_F32(d, 256, __m256, 8)
EXPONENTIALS_F64(e, 512, __m512d, 8)
EXPONENTIALS_F64(d, 256, __m256d, 4)
__typeof__(pointwise_expf) pointwise_expf __attribute__((simd("notinbranch")));
__typeof__(pointwise_exp) pointwise_exp __attribute__((simd("notinbranch")));
__typeof__(pointwise_exp2f) pointwise_exp2f __attribute__((simd("notinbranch")));
__typeof__(pointwise_exp2) pointwise_exp2 __attribute__((simd("notinbranch")));
#endif
