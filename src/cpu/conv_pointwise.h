/* conv_pointwise.h - convolutions whose windows are one pixel, of float32 and float64, as products of matrices. */
#ifndef TORC_CPU_CONV_POINTWISE_H
#define TORC_CPU_CONV_POINTWISE_H

#include <stddef.h>

#include "cpu/conv.h"
#include "cpu/gemm.h"

typedef struct conv_pointwise {
    gemm_batch products;                       /* of all images, or one of all pixels; of a group */
    int64_t groups, a_group, b_group, c_group; /* elements from group to group */
    /* what is filled with the bias: images, pixels and channels of a group, and elements from one to the next */
    int64_t n, pixels, channels, image_step, pixel_step, channel_step;
    int dtype;
    bool adds; /* products of images are added up, to zeros */
} conv_pointwise;

/* Is this product done so, and does that pay? *scratch becomes at least as many bytes as it wants. with_bias: one will come. */
bool conv_pointwise_plan(conv_pointwise *p, const conv *v, conv_product what, bool with_bias, size_t *scratch);
/* The planes of `v` have addresses now. bias: NULL, or of v's dtype, `bias_step` elements apart. */
void conv_pointwise_run(const conv_pointwise *p, const conv *v, conv_product what, const void *bias, int64_t bias_step,
                        void *scratch);
#endif
