/* pairs_args.h - what launches of pairs.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_PAIRS_ARGS_H
#define TORC_CUDA_PAIRS_ARGS_H

#include "cuda/kernels/args.h"

enum { PAIRS_BLOCK = 128, PAIRS_EACH = 4, PAIRS_VECTORS = 2 };

/* Operands are the result and the two that are read; `second` is in bytes, from the first element of a pair to the other, in the result and
 * in the last operand, which not all read in pairs. Of vectors of complex numbers: `rest` are the pairs behind the last vector, if all lie in one
 * row, and the operand whose bit is set in `repeated` is one element for all pairs of a vector (bit 0: that of the first part). */
#define PAIRS_FIELDS(GEOMETRY)   \
    {                            \
        char *data[3];           \
        i64 second[2], n;        \
        unsigned rest, repeated; \
        GEOMETRY g;              \
    }
#ifdef __CUDACC__
struct pairs_args PAIRS_FIELDS(geometry<3>);
#else
typedef struct pairs_args PAIRS_FIELDS(geometry3) pairs_args;
#endif

#endif
