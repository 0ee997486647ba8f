/* sort_args.h - what launches of sort.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_SORT_ARGS_H
#define TORC_CUDA_SORT_ARGS_H

#include "cuda/kernels/args.h"
#include "ops/kth.h"

enum { BLOCK = 256, UNROLL = 4, DIGIT = 11, BINS = 1 << DIGIT };
typedef struct sort_args {
    const void *in;     /* rows × n */
    void *keys, *ranks; /* ranks: the element's index in all of `in` */
    void *values;       /* rows × k: NULL where not wanted */
    i64 *indices;
    i64 n, k, rows;
    int descending, row_shift; /* where in a key the row's number is; 64: nowhere */
    int wide_key, wide_rank;
    int from_input, unused; /* emit: keys are not those of the values */
} sort_args;
typedef struct short_args {
    const void *in; /* rows × n */
    void *values;   /* rows × k */
    i64 *indices;
    const u64 *keys; /* sort_finish: rows × n numbers and positions instead of values in the row */
    const u32 *at;
    i64 rows, length;          /* length: elements of a row of `in` */
    int n, k, size, per_block; /* size: n rounded up to a power of two, 8 or more; rows per block */
    int descending, keep;      /* keep: KEEP_…; where it is one element, k is its place, from 1 on */
} short_args;
typedef struct select_state {
    u64 prefix;        /* of the k-th key: the digits found so far */
    u32 wanted, equal; /* of those that share it: how many belong to the k, how many there are */
    u32 ticket, below, among,
        nans; /* blocks that are done; collected: below the k-th key, equal to it; NaN in a row for a median */
} select_state;
typedef struct select_args {
    const void *in;
    select_state *state;
    u32 *bins;   /* rows × BINS, zero before and after */
    u32 *counts; /* rows × chunks: keys equal to the k-th */
    u64 *keys;   /* rows × k */
    u32 *at;
    void *values; /* rows: of sort_kth */
    i64 *indices;
    i64 n, chunk;                                    /* elements per block */
    int chunks, k, descending, shift, digits, first; /* this digit is `digits` bits at `shift` */
    int keep, unused;                                /* KEEP_… */
} select_args;
typedef struct permutation_args {
    random_state *state;
    void *keys, *ranks, *out;
    i64 n;
    u64 mask; /* of the bits of a key that were sorted */
    int wide_key, wide_rank, dtype, item;
} permutation_args;
#endif
