/* create_args.h - what launches of create.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_CREATE_ARGS_H
#define TORC_CUDA_CREATE_ARGS_H

#include "cuda/kernels/args.h"
#include "ops/triangle.h"

enum { BLOCK = 256, LANES = 4, PLACES_BLOCK = 128 };
/* Elements of so many bytes that a thread has in flight. */
#define TRIANGLE_UNROLL(item) ((item) < 8 ? 8 : (item) == 8 ? 4 : 2)
typedef struct range_args {
    void *out;
    i64 n;
    int dtype;
    double start, step, stop;
    i64 istart, istep;
} range_args;
/* Each part of an element by itself: one of a real number, two of a complex one, `dtype` that of a part. */
typedef struct linspace_args {
    void *out;
    i64 n;
    int dtype, item, parts; /* item: bytes of a part */
    double start[2], step[2], stop[2];
} linspace_args;
typedef struct matrix_args {
    char *out;
    const char *in;
    i64 rows, columns, total, diagonal;
    u64 one[2]; /* the bits of 1 */
    int item, upper;
    int narrow; /* numbers of 31 bits */
    division by_rows, by_columns;
    int whole; /* `in` lies as `out` does; else, in bytes: */
    i64 row_stride, column_stride;
    GEOMETRY(1) matrices;
} matrix_args;
typedef struct places_args {
    char *out; /* rows, and columns after them */
    i64 n;
    int dtype;
    triangle t;
} places_args;
typedef struct random_args {
    void *out;
    const void *in; /* bernoulli_of: probabilities */
    random_state *state;
    i64 n, base;
    u64 range;   /* random_: numbers are base + draw % range; 0: all 64 bits. bernoulli_: the bits of 1 */
    u64 inverse; /* random_ of words: 2^64 / range, rounded up; 0 if range is 1 */
    double a, b;
    int dtype, in_dtype; /* in_dtype: bytes of an element, where the kernel serves several dtypes */
    i64 subsequences;    /* threads of PyTorch's grid */
    u64 skip;            /* numbers of each subsequence to leave out before */
} random_args;
typedef struct multinomial_args {
    i64 *out;             /* rows × samples */
    const void *p, *sums; /* rows × n */
    random_state *state;
    i64 rows, n, samples;
    int wide, unused; /* wide: float64 */
} multinomial_args;
#endif
