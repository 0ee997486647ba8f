/* conv.h - loops of convolution for elements of 16 bits. */
#ifndef TORC_CPU_CONV_H
#define TORC_CPU_CONV_H

#include <stdint.h>

#include "host/isa.h"

/* Pixels of n neighbours, `delta` apart, to rows of floats that are `ld` apart, and back; 0: float16, 1: bfloat16. They are often fewer than a call
 * for each pixel is worth. */
typedef struct conv_loops {
    void (*read_pixels[2])(float *to, int64_t ld, const uint16_t *from, int64_t delta, int64_t pixels, int64_t n);
    void (*write_pixels[2])(uint16_t *to, int64_t delta, const float *from, int64_t ld, int64_t pixels, int64_t n);
} conv_loops;
ISA_DECLARE(conv_loops, conv_loops);

#endif
