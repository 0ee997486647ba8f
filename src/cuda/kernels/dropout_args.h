/* dropout_args.h - what launches of dropout.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_DROPOUT_ARGS_H
#define TORC_CUDA_DROPOUT_ARGS_H

#include "cuda/kernels/args.h"

enum { BLOCK = 128, WIDE_BLOCK = 256, AT_ONCE = 4, UNIT = 8 };
typedef struct dropout_args {
    void *out, *mask;
    const void *in; /* may be out */
    random_state *state;
    i64 n, subsequences, rounds; /* rounds: steps of a subsequence */
    u64 used;                    /* by which the generator's offset moves on */
    double scale;
    u32 keep;      /* words below it stay */
    GEOMETRY(2) g; /* dropout_scattered: of in and out, in bytes; the mask lies as out does */
} dropout_args;
typedef struct back_args {
    void *out;
    const void *grad, *mask;
    i64 n;
    double scale;
} back_args;
#endif
