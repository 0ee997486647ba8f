/* attention_args.h - what launches of attention.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_ATTENTION_ARGS_H
#define TORC_CUDA_ATTENTION_ARGS_H

#include "cuda/kernels/args.h"

enum { MASK_BLOCK = 128, BLIND_BLOCK = 256 };
typedef struct attention_mask_args {
    const void *in;
    void *out;            /* rows of `wide` halves, of which `columns` are written */
    unsigned char *blind; /* of each row: is it -inf (or false) throughout? may be NULL */
    i64 sizes[3], strides[4], columns, wide;
    int dtype, to, item, unused;
} attention_mask_args;
typedef struct blind_args {
    const unsigned char *blind;
    void *out;
    float *stats;
    i64 sizes[3], strides[3], b, h, l, bytes; /* strides of out, in bytes */
} blind_args;
typedef struct draw_args {
    random_state *state;
    u64 *out, used;
} draw_args;
#endif
