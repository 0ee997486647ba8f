/* volume_args.h - what launches of volume.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_VOLUME_ARGS_H
#define TORC_CUDA_VOLUME_ARGS_H

#include "cuda/kernels/divider.h"

enum { VOLUME_BLOCK = 256, VOLUME_PATCH = 4 /* neighbours in a row, whose gradients a thread computes */ };
/* Depth, height and width, in this order. */
typedef struct volume_args {
    const void *in; /* volumes, or the gradients of maxima */
    void *out;
    i64 *where;           /* places of maxima in their volume; may be NULL where nobody wants them */
    i64 channels;         /* where they come last; else 1, and each channel is a volume of its own */
    i64 total;            /* what threads have one each of: maxima, or patches of the gradient */
    i64 size[3], high[3]; /* of a volume; of its maxima */
    i64 kernel[3], padding[3], dilation[3];
    divider stride[3], by_size[3], by_high[3], by_patches /* of a row */, by_channels;
    i64 divisor; /* of means: what a sum is divided by; 0: the window's size, padding included or not */
    int vectors; /* patches are whole and aligned */
    int include_pad;
} volume_args;
#endif
