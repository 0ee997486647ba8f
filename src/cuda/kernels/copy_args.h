/* copy_args.h - what launches of copy.cu and unusual.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_COPY_ARGS_H
#define TORC_CUDA_COPY_ARGS_H

#include "cuda/kernels/args.h"

/* TILE: of a transposition, elements to a side. CAST_UNROLL: vectors that a thread converts. */
enum { BLOCK = 256, TILE = 64, CAST_UNROLL = 4 };
typedef struct strided_args {
    char *out;
    const char *in;
    i64 n;
    GEOMETRY(2) g;
} strided_args;
typedef struct transpose_args {
    char *out;
    const char *in;
    i64 nx, ny;      /* x: out's fastest dimension, y: in's */
    i64 out_y, in_x; /* byte strides */
    i64 tiles_x, tiles_y;
    GEOMETRY(2) g; /* the other dimensions */
} transpose_args;
typedef struct convert_args {
    char *out;
    const char *in;
    i64 n;
    int out_dtype, in_dtype;
    GEOMETRY(2) g;
} convert_args;
typedef struct fill_args {
    char *out;
    i64 n;
    u64 bits[2]; /* of the element, the first in memory first */
    GEOMETRY(1) g;
} fill_args;
#endif
