/* histc_args.h - what launches of histc.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_HISTC_ARGS_H
#define TORC_CUDA_HISTC_ARGS_H

#include "cuda/kernels/args.h"

enum { HISTC_BLOCK = 256, HISTC_EACH = 4 /* vectors of 16 bytes that a thread has in flight */, HISTC_COPIES = 32 };
typedef struct histc_args {
    const char *in;
    u64 *out; /* [bins], 0 at first */
    i64 n, bins;
    double low, high;
    i64 first, last;  /* the same of integers that are counted in integers (`whole`) */
    int whole, exact; /* exact: double holds all that is computed with them */
    int copies;       /* of the counts in a block's shared memory, a power of two; 0: it has no room for one */
    int unused;
} histc_args;
#endif
