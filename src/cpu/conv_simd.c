/* conv_simd.c - the loops of conv.h, compiled for each instruction set. */
#include "cpu/conv.h"

#include "host/lanes.h"

enum { VECTOR = LANES_F32, AHEAD = 16 /* pixels: they may be far apart */ };
#define PIXELS(name, OF_ONE, TO_ONE)                                                                            \
    static void read_pixels_##name(float *to, int64_t ld, const uint16_t *from, int64_t delta, int64_t pixels,  \
                                   int64_t n) {                                                                 \
        for (; pixels > 0; pixels--, to += ld, from += delta) {                                                 \
            int64_t i = 0;                                                                                      \
            if (pixels > AHEAD) __builtin_prefetch(from + AHEAD * delta);                                       \
            for (OF_LANES(f32x) v; i + VECTOR <= n; i += VECTOR)                                                \
                OF_LANES(load_##name##x)(&v, from + i), OF_LANES(store_f32x)(to + i, &v);                       \
            for (; i < n; i++) to[i] = OF_ONE(from[i]);                                                         \
        }                                                                                                       \
    }                                                                                                           \
    static void write_pixels_##name(uint16_t *to, int64_t delta, const float *from, int64_t ld, int64_t pixels, \
                                    int64_t n) {                                                                \
        for (; pixels > 0; pixels--, to += delta, from += ld) {                                                 \
            int64_t i = 0;                                                                                      \
            for (OF_LANES(f32x) v; i + VECTOR <= n; i += VECTOR)                                                \
                OF_LANES(load_f32x)(&v, from + i), OF_LANES(store_##name##x)(to + i, &v);                       \
            for (; i < n; i++) to[i] = TO_ONE(from[i]);                                                         \
        }                                                                                                       \
    }
PIXELS(f16, half_to_float, float_to_half)
PIXELS(bf16, bfloat16_to_float, float_to_bfloat16)

const conv_loops ISA_NAME(conv_loops) = {
    .read_pixels = {read_pixels_f16, read_pixels_bf16},
    .write_pixels = {write_pixels_f16, write_pixels_bf16},
};
