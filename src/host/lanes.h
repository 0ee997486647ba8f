/* lanes.h - vectors of floats and doubles, and elements of 16 bits as vectors of floats, for loops that are compiled for each instruction set.
 *
 * load_NAMExN(&vector, from) and store_NAMExN(to, &vector) for NAME f32, f64, f16 and bf16 and N elements, wherever they lie: as many as the
 * instruction set has in a vector, and fewer. root_NAMExN(&vector) for f32 and f64. Vectors go by pointers, since how a function takes one
 * depends on the instruction set. */
#ifndef TORC_HOST_LANES_H
#define TORC_HOST_LANES_H

#include <math.h>
#include <string.h>
#if defined(__F16C__) || defined(__AVX2__)
#include <immintrin.h>
#endif

#include "host/convert.h"

/* Bytes, floats and doubles of a vector that the instruction set has. Of wider ones gcc splits sums and products, but compares element by
 * element, which takes twenty times as long. */
#if defined(__AVX512F__)
#define VECTOR_BYTES 64
#define LANES_F32 16
#define LANES_F64 8
#define OF_LANES(name) name##16 /* a vector of LANES_F32, what loads one, … */
#elif defined(__AVX2__)
#define VECTOR_BYTES 32
#define LANES_F32 8
#define LANES_F64 4
#define OF_LANES(name) name##8
#else
#define VECTOR_BYTES 16
#define LANES_F32 4
#define LANES_F64 2
#define OF_LANES(name) name##4
#endif

#define INLINE static inline __attribute__((always_inline))
#define VECTORS(T, name, P, lanes)                                                                            \
    typedef T name##lanes __attribute__((vector_size(lanes * sizeof(T))));                                    \
    typedef P name##_places##lanes __attribute__((vector_size(lanes * sizeof(T))));                           \
    INLINE void load_##name##lanes(name##lanes *to, const T *from) { memcpy(to, from, sizeof *to); }          \
    INLINE void store_##name##lanes(T *to, const name##lanes *from) { memcpy(to, from, sizeof *from); }       \
    /* Not by memcpy, which gcc does in pieces that it reads at once: the processor waits for them. */        \
    INLINE void root_##name##lanes(name##lanes *v) {                                                          \
        union {                                                                                               \
            name##lanes whole;                                                                                \
            T each[lanes];                                                                                    \
        } u = {*v};                                                                                           \
        for (int k = 0; k < lanes; k++)                                                                       \
            u.each[k] = sizeof(T) == sizeof(float) ? (T)sqrtf((float)u.each[k]) : (T)sqrt((double)u.each[k]); \
        *v = u.whole;                                                                                         \
    }
#ifdef __AVX512F__
VECTORS(float, f32x, int32_t, 16)
#endif
VECTORS(float, f32x, int32_t, 8)
VECTORS(float, f32x, int32_t, 4)
VECTORS(double, f64x, int64_t, 8)
VECTORS(double, f64x, int64_t, 4)
VECTORS(double, f64x, int64_t, 2)

/* So many elements of 16 bits as floats, and back. */
#define OF_16_BITS(name, lanes, to_float, from_float)                           \
    INLINE void load_##name##x##lanes(f32x##lanes *to, const uint16_t *from) {  \
        float v[lanes];                                                         \
        for (int k = 0; k < lanes; k++) v[k] = to_float(from[k]);               \
        memcpy(to, v, sizeof v);                                                \
    }                                                                           \
    INLINE void store_##name##x##lanes(uint16_t *to, const f32x##lanes *from) { \
        float v[lanes];                                                         \
        memcpy(v, from, sizeof v);                                              \
        for (int k = 0; k < lanes; k++) to[k] = from_float(v[k]);               \
    }
#if defined(__AVX2__) && defined(__F16C__)
#define LOADU128(p) _mm_loadu_si128((const __m128i *)(const void *)(p))
#define LOADU64(p) _mm_loadl_epi64((const __m128i *)(const void *)(p))
/* Rounded to the nearest, the even one of two; a NaN stays one. */
#define ROUNDED(name, ints, blend, unit)                                                   \
    INLINE void rounded_##name(ints *to, const name *v) {                                  \
        const ints u = (ints)*v, r = u + ((u >> 16 & 1) + 0x7fff), nan = (ints)(*v != *v); \
        *to = (ints)blend((unit)r, (unit)(u | 0x400000), (unit)nan) >> 16;                 \
    }
typedef uint32_t u32x4 __attribute__((vector_size(16)));
typedef uint32_t u32x8 __attribute__((vector_size(32)));
ROUNDED(f32x4, u32x4, _mm_blendv_epi8, __m128i)
ROUNDED(f32x8, u32x8, _mm256_blendv_epi8, __m256i)
INLINE void load_bf16x4(f32x4 *to, const uint16_t *from) {
    *to = (f32x4)_mm_slli_epi32(_mm_cvtepu16_epi32(LOADU64(from)), 16);
}
INLINE void load_bf16x8(f32x8 *to, const uint16_t *from) {
    *to = (f32x8)_mm256_slli_epi32(_mm256_cvtepu16_epi32(LOADU128(from)), 16);
}
INLINE void store_bf16x4(uint16_t *to, const f32x4 *v) {
    u32x4 r;
    rounded_f32x4(&r, v);
    _mm_storel_epi64((__m128i *)(void *)to, _mm_packus_epi32((__m128i)r, (__m128i)r));
}
INLINE void store_bf16x8(uint16_t *to, const f32x8 *v) {
    u32x8 r;
    rounded_f32x8(&r, v);
    const __m256i both = (__m256i)r;
    _mm_storeu_si128((__m128i *)(void *)to,
                     _mm_packus_epi32(_mm256_castsi256_si128(both), _mm256_extracti128_si256(both, 1)));
}
INLINE void load_f16x4(f32x4 *to, const uint16_t *from) { *to = (f32x4)_mm_cvtph_ps(LOADU64(from)); }
INLINE void load_f16x8(f32x8 *to, const uint16_t *from) { *to = (f32x8)_mm256_cvtph_ps(LOADU128(from)); }
#define TO_NEAREST (_MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC)
INLINE void store_f16x4(uint16_t *to, const f32x4 *v) {
    _mm_storel_epi64((__m128i *)(void *)to, _mm_cvtps_ph((__m128)*v, TO_NEAREST));
}
INLINE void store_f16x8(uint16_t *to, const f32x8 *v) {
    _mm_storeu_si128((__m128i *)(void *)to, _mm256_cvtps_ph((__m256)*v, TO_NEAREST));
}
#if defined(__AVX512F__)
#define LOADU256(p) _mm256_loadu_si256((const __m256i *)(const void *)(p))
INLINE void load_bf16x16(f32x16 *to, const uint16_t *from) {
    *to = (f32x16)_mm512_slli_epi32(_mm512_cvtepu16_epi32(LOADU256(from)), 16);
}
INLINE void store_bf16x16(uint16_t *to, const f32x16 *v) {
    const __m512i u = (__m512i)*v, high = _mm512_srli_epi32(u, 16);
    const __m512i odd = _mm512_and_si512(high, _mm512_set1_epi32(1));
    const __m512i r = _mm512_srli_epi32(_mm512_add_epi32(_mm512_add_epi32(u, _mm512_set1_epi32(0x7fff)), odd), 16);
    const __mmask16 nan = _mm512_cmp_ps_mask((__m512)*v, (__m512)*v, _CMP_UNORD_Q);
    _mm256_storeu_si256((__m256i *)(void *)to,
                        _mm512_cvtepi32_epi16(_mm512_mask_or_epi32(r, nan, high, _mm512_set1_epi32(0x40))));
}
INLINE void load_f16x16(f32x16 *to, const uint16_t *from) { *to = (f32x16)_mm512_cvtph_ps(LOADU256(from)); }
INLINE void store_f16x16(uint16_t *to, const f32x16 *v) {
    _mm256_storeu_si256((__m256i *)(void *)to, _mm512_cvtps_ph((__m512)*v, TO_NEAREST));
}
#endif
#else
OF_16_BITS(bf16, 8, bfloat16_to_float, float_to_bfloat16)
OF_16_BITS(bf16, 4, bfloat16_to_float, float_to_bfloat16)
OF_16_BITS(f16, 8, half_to_float, float_to_half)
OF_16_BITS(f16, 4, half_to_float, float_to_half)
#endif
#endif
