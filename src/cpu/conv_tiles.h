/* conv_tiles.h - convolutions of bfloat16 as products of matrices, where the processor multiplies tiles of them (AMX). */
#ifndef TORC_CPU_CONV_TILES_H
#define TORC_CPU_CONV_TILES_H

#include <stddef.h>

#include "cpu/conv.h"

/* Is this product done so, and does that pay? *scratch becomes at least as many bytes as it wants. */
bool conv_tiles_take(const conv *v, conv_product what, size_t *scratch);
/* OUTPUT: small from big and weight; INPUT: big from small and weight; WEIGHT from both. bias: of OUTPUT, or of INPUT in a transposed convolution; NULL:
 * none; `bias_step` elements apart. */
void conv_tiles_run(const conv *v, conv_product what, const void *bias, int64_t bias_step, void *scratch);
#endif
