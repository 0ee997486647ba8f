/* scan_args.h - what launches of scan.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_SCAN_ARGS_H
#define TORC_CUDA_SCAN_ARGS_H

#include "cuda/kernels/args.h"

enum { BLOCK = 256, WARPS = BLOCK / 32, GROUP = 256, SEVERAL = 8 };
typedef struct scan_total {
    double bits; /* of W: double or i64 */
    u32 known, unused;
} scan_total;
typedef struct scan_args {
    const void *in;
    void *out;
    i64 n, rows, inner; /* rows × n; columns: rows × n × inner */
    i64 tiles, groups;  /* of a row */
    scan_total *of_tile, *of_group;
    u32 *ticket;
} scan_args;

/* Of scan_complex.cu: lines of any strides. */
typedef struct scan_lines_args {
    const char *in;
    char *out;
    i64 n, lines;
    i64 step_in, step_out; /* bytes from one element of a line to the next */
    int in_dtype, out_dtype;
    int product, unused;
    GEOMETRY(2) g; /* of lines: output, input */
} scan_lines_args;
#endif
