/* pool_args.h - what launches of pool.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_POOL_ARGS_H
#define TORC_CUDA_POOL_ARGS_H

#include "cuda/kernels/args.h"

enum { BLOCK = 256 };
typedef struct divider {
    i64 d;
    division by; /* if d is below 2^31 */
} divider;
typedef struct pool_args {
    const void *in; /* image, or gradient of the output */
    void *out;
    i64 *where;
    i64 total; /* elements to compute */
    i64 h, w, oh, ow;
    i64 kh, kw, sh, sw, ph, pw, dh, dw, divisor;
    divider by_h, by_w, by_oh, by_ow, by_sh, by_sw, by_plane;
    int adaptive, include_pad;
} pool_args;
#endif
