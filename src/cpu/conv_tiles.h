/* conv_tiles.h - convolutions of bfloat16 as products of matrices, where the processor multiplies tiles of them (AMX). */
#ifndef TORC_CPU_CONV_TILES_H
#define TORC_CPU_CONV_TILES_H

#include "core/tensor.h"

/* Sizes of an image, and strides in elements: of images, channels, rows and columns. */
typedef struct conv_images {
    int64_t h, w, sn, sc, sh, sw;
} conv_images;
/* The windows of a convolution, seen from the side with the larger images (`big`), of n images in each of which `groups` have `cin` channels there and
 * `cout` on the other side. */
typedef struct conv_windows {
    int64_t n, groups, cin, cout;
    int64_t kh, kw, sh, sw, ph, pw, dh, dw;
    conv_images big, small, weight; /* of the weight: n is the small side's channel, c the big side's */
} conv_windows;
typedef enum conv_product { CONV_OUTPUT, CONV_INPUT, CONV_WEIGHT, CONV_PRODUCTS } conv_product;

/* Is this product done so, and does that pay? *scratch: bytes. */
bool conv_tiles_take(const conv_windows *v, conv_product what, size_t *scratch);
/* OUTPUT: small from big and weight; INPUT: big from small and weight; WEIGHT from both. bias: of OUTPUT, or NULL; `bias_step` elements apart. */
void conv_tiles_run(const conv_windows *v, conv_product what, void *big, void *small, void *weight, const void *bias,
                    int64_t bias_step, void *scratch);
#endif
