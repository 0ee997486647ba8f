/* cat_args.h - what launches of cat.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_CAT_ARGS_H
#define TORC_CUDA_CAT_ARGS_H

#include "cuda/kernels/args.h"

enum { CAT_BLOCK = 256, CAT_UNROLL = 2, CAT_ENTRIES = 128 };
typedef struct cat_entry {
    const void *data;
    i64 step; /* elements from row to row; within one, elements lie side by side */
} cat_entry;
/* Rows of the output, each of which is made of a piece of every entry. */
typedef struct cat_args {
    void *out;
    i64 rows, length,
        pitch; /* elements in a row, and from one to the next; several rows have 31 bits of elements together at most */
    division by_length; /* where there are several */
    int count,
        flat,  /* flat: rows of the output follow one another without a gap, so a vector may reach over their border */
        pairs; /* pairs: flat rows of one element of each of two tensors, in an aligned output */
    cat_entry e[CAT_ENTRIES];
    i64 first[CAT_ENTRIES + 1]; /* where in a row the piece of an entry begins; in the end, length */
} cat_args;
#endif
