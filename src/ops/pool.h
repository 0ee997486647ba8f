/* pool.h - the windows of a pooling, in one form for inference, kernels of every backend and gradients. */
#ifndef TORC_OPS_POOL_H
#define TORC_OPS_POOL_H

#include "ops/row.h"

/* Inference reads it in the attributes, once for each call, and sees that each number fits. First of the height, then of the width. */
typedef struct pool_window {
    int32_t kernel[2], stride[2], padding[2]; /* kernel 0: windows that divide the image (of max_pool2d_backward) */
    union {
        int32_t dilation[2]; /* of maxima */
        int64_t divisor;     /* of means, whose windows have no gaps: what a sum is divided by; 0: the window's size */
    };
} pool_window;
/* The attribute stride: an empty list means that windows lie side by side. */
static inline const attr_ints *pool_stride(const attr_ints *stride, const attr_ints *kernel) {
    return stride->count > 0 ? stride : kernel;
}
#endif
