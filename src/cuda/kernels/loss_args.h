/* loss_args.h - what launches of loss.cu, crossentropy.cu and multimargin.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_LOSS_ARGS_H
#define TORC_CUDA_LOSS_ARGS_H

#include "cuda/kernels/args.h"
#include "cuda/device/fault_record.h"
#include "ops/loss_mode.h" /* what `reduction` is */

enum { BLOCK = 256, SUM_BLOCK = 1024, CHUNK = 4 /* vectors of a thread in backward */ };
typedef struct nll_args {
    void *out, *total; /* total: summed weights, of the input's dtype */
    const void *in, *target, *weight, *grad;
    double *parts;                 /* [blocks][2] */
    i64 n, classes, inner, ignore; /* n targets */
    int dtype, narrow_target, reduction, blocks;
    cuda_fault_site site; /* forward only */
} nll_args;
typedef struct bce_args {
    void *out;
    const void *in, *target;
    i64 n;
    cuda_fault_site site;
} bce_args;
typedef struct entropy_args {
    void *out;       /* forward: losses or their mean or sum, of `dtype`; backward: gradient, of the logits' dtype */
    void *total;     /* targets that count; compute type */
    void *logsumexp; /* [rows], compute type */
    const void *in, *target, *grad;
    double *losses; /* forward, reduced: of each block's rows, and how many targets count there; scratch */
    i64 rows, classes, ignore;
    int narrow_target, reduction, dtype, item,
        parts;            /* dtype: of the loss and of `grad`, of item bytes; parts: blocks, in backward of a row */
    cuda_fault_site site; /* forward only */
} entropy_args;
typedef struct margin_args {
    void *out; /* forward: losses or their mean or sum; backward: gradient */
    const void *in, *weight, *grad;
    const i64 *target;
    double *losses; /* forward, reduced: of each block's rows, scratch */
    i64 rows, classes;
    double margin;
    int square, reduction, dtype, blocks; /* dtype: of all tensors but the targets */
    cuda_fault_site site;                 /* forward only */
} margin_args;
#endif
