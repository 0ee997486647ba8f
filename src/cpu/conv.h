/* conv.h - convolutions on the CPU: their geometry, and loops for elements of 16 bits. */
#ifndef TORC_CPU_CONV_H
#define TORC_CPU_CONV_H

#include <stdbool.h>
#include <stdint.h>

#include "host/isa.h"

/* "big" is the side with the larger images (input of a convolution, output of a transposed one), "small" the other. */
typedef struct plane {
    void *data;
    int dtype;
    int64_t h, w, sn, sc, sh, sw; /* size of one image; strides in elements */
} plane;
typedef struct conv {
    int64_t n, groups, cin, cout; /* channels of one group: big side, small side */
    int64_t kh, kw, sh, sw, ph, pw, dh, dw;
    plane big, small, w; /* w: n is the small side's channel, c the big side's */
    bool wide;           /* elements of 64 bits: float64, and integers */
} conv;

/* What is computed: the small side from the big one and the weight, the big from the small and the weight, the weight from both. */
typedef enum conv_product { CONV_OUTPUT, CONV_INPUT, CONV_WEIGHT } conv_product;

/* Pixels of n neighbours, `delta` apart, to rows of floats that are `ld` apart, and back; 0: float16, 1: bfloat16. They are often fewer than a call
 * for each pixel is worth. */
typedef struct conv_loops {
    void (*read_pixels[2])(float *to, int64_t ld, const uint16_t *from, int64_t delta, int64_t pixels, int64_t n);
    void (*write_pixels[2])(uint16_t *to, int64_t delta, const float *from, int64_t ld, int64_t pixels, int64_t n);
} conv_loops;
ISA_DECLARE(conv_loops, conv_loops);

#endif
