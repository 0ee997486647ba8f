/* pool_args.h - what launches of pool.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_POOL_ARGS_H
#define TORC_CUDA_POOL_ARGS_H

#include "cuda/kernels/divider.h"

enum {
    BLOCK = 256,
    PATCH_HIGH = 2, /* rows of a patch of the image, whose gradients a thread of backward computes */
    PATCH_LAST = 2  /* its columns where channels come last */
};
typedef struct pool_args {
    const void *in; /* image, or gradient of the output */
    void *out;
    i64 *where;
    i64 total; /* elements to compute */
    i64 patches; /* things to compute: patches of a gradient; of max_blocks and mean_blocks, pixels of as many channels as a block has */
    i64 channels; /* where they come last */
    i64 h, w, oh, ow;
    i64 kh, kw, sh, sw, ph, pw, dh, dw, divisor;
    divider by_h, by_w, by_oh, by_ow, by_sh, by_sw, by_plane;
    divider by_patch_rows, by_patch_columns, by_vectors /* what the channels of a pixel are cut into */;
    int adaptive, include_pad;
    int lanes; /* threads that compute a pixel together; of max_blocks and mean_blocks, those side by side */
} pool_args;
#endif
