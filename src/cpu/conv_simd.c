/* conv_simd.c - the loops of conv.h, compiled for each instruction set. */
#include "cpu/conv.h"

#include "host/convert.h"

#if defined(__AVX512F__)
#include <immintrin.h>
#endif

enum { VECTOR = 16, AHEAD = 16 /* pixels: they may be far apart */ };
/* A vector of them at once. */
static inline void read_f16(float *restrict to, const uint16_t *restrict from) {
#if defined(__AVX512F__)
    _mm512_storeu_ps(to, _mm512_cvtph_ps(_mm256_loadu_si256((const __m256i *)(const void *)from)));
#else
    for (int l = 0; l < VECTOR; l++) to[l] = half_to_float(from[l]);
#endif
}
static inline void write_f16(uint16_t *restrict to, const float *restrict from) {
#if defined(__AVX512F__)
    _mm256_storeu_si256((__m256i *)(void *)to,
                        _mm512_cvtps_ph(_mm512_loadu_ps(from), _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC));
#else
    for (int l = 0; l < VECTOR; l++) to[l] = float_to_half(from[l]);
#endif
}
static inline void read_bf16(float *restrict to, const uint16_t *restrict from) {
    for (int l = 0; l < VECTOR; l++) to[l] = bfloat16_to_float(from[l]);
}
static inline void write_bf16(uint16_t *restrict to, const float *restrict from) {
    for (int l = 0; l < VECTOR; l++) to[l] = float_to_bfloat16(from[l]);
}
#define PIXELS(name, OF_ONE, TO_ONE)                                                                            \
    static void read_pixels_##name(float *to, int64_t ld, const uint16_t *from, int64_t delta, int64_t pixels,  \
                                   int64_t n) {                                                                 \
        for (; pixels > 0; pixels--, to += ld, from += delta) {                                                 \
            int64_t i = 0;                                                                                      \
            if (pixels > AHEAD) __builtin_prefetch(from + AHEAD * delta);                                       \
            for (; i + VECTOR <= n; i += VECTOR) read_##name(to + i, from + i);                                 \
            for (; i < n; i++) to[i] = OF_ONE(from[i]);                                                         \
        }                                                                                                       \
    }                                                                                                           \
    static void write_pixels_##name(uint16_t *to, int64_t delta, const float *from, int64_t ld, int64_t pixels, \
                                    int64_t n) {                                                                \
        for (; pixels > 0; pixels--, to += delta, from += ld) {                                                 \
            int64_t i = 0;                                                                                      \
            for (; i + VECTOR <= n; i += VECTOR) write_##name(to + i, from + i);                                \
            for (; i < n; i++) to[i] = TO_ONE(from[i]);                                                         \
        }                                                                                                       \
    }
PIXELS(f16, half_to_float, float_to_half)
PIXELS(bf16, bfloat16_to_float, float_to_bfloat16)

const conv_loops ISA_NAME(conv_loops) = {
    .read_pixels = {read_pixels_f16, read_pixels_bf16},
    .write_pixels = {write_pixels_f16, write_pixels_bf16},
};
