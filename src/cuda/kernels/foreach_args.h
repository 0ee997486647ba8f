/* foreach_args.h - what launches of foreach.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_FOREACH_ARGS_H
#define TORC_CUDA_FOREACH_ARGS_H

#include "cuda/kernels/args.h"

enum { FOREACH_BLOCK = 256, FOREACH_CHUNK = FOREACH_BLOCK * 16, FOREACH_ENTRIES = 320, FOREACH_OPERANDS = 3 };

typedef struct foreach_entry {
    void *out;
    const void *in[FOREACH_OPERANDS];
    i64 n;                 /* elements; all operands have them in one order, without gaps */
    double operand, value; /* what stands for operands that are not there; p0 of the formula */
} foreach_entry;
/* A block finds its entry by bisecting the first block of each. */
typedef struct foreach_args {
    const void *number; /* not NULL: instead of `operand` */
    int number_dtype;
    int lists; /* how many operands there are */
    int count;
    u32 first_block[FOREACH_ENTRIES + 1];
    foreach_entry e[FOREACH_ENTRIES];
} foreach_args;

#endif
