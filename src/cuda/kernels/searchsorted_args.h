/* searchsorted_args.h - what a launch of searchsorted.cu passes. Host and device both read it. */
#ifndef TORC_CUDA_SEARCHSORTED_ARGS_H
#define TORC_CUDA_SEARCHSORTED_ARGS_H

#include "cuda/kernels/args.h"

enum { SEARCHSORTED_BLOCK = 256 };

typedef struct searchsorted_args {
    const char *boundaries, *values;
    void *out;
    i64 n, count, per_row; /* boundaries of a row; values, and how many of them are looked for in one row */
    int dtype, item, right, narrow;
} searchsorted_args;

#endif
