/* foreach_complex_args.h - what launches of foreach_complex.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_FOREACH_COMPLEX_ARGS_H
#define TORC_CUDA_FOREACH_COMPLEX_ARGS_H

#include "cuda/kernels/foreach_args.h"
#include "cuda/kernels/pointwise_complex_args.h"

enum { FOREACH_COMPLEX_BLOCK = 128, FOREACH_COMPLEX_CHUNK = FOREACH_COMPLEX_BLOCK * 16, FOREACH_COMPLEX_ENTRIES = 256 };

/* The same as a foreach_entry, but for the numbers. */
typedef struct foreach_complex_entry {
    void *out;
    const void *in[FOREACH_OPERANDS];
    i64 n;
    pw_complex_number operand, value;
} foreach_complex_entry;
typedef struct foreach_complex_args {
    const void *number; /* not NULL: instead of `operand` */
    int number_dtype;
    int lists; /* how many operands there are */
    int row;   /* PW_ROW_… */
    int count;
    u32 first_block[FOREACH_COMPLEX_ENTRIES + 1];
    foreach_complex_entry e[FOREACH_COMPLEX_ENTRIES];
} foreach_complex_args;

#endif
