/* embedding_args.h - what launches of embedding.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_EMBEDDING_ARGS_H
#define TORC_CUDA_EMBEDDING_ARGS_H

#include "cuda/kernels/args.h"
#include "cuda/device/fault_record.h"

enum { BLOCK = 256, UNROLL = 4 };
/* Rows of a table whose gradient is one launch, of no more positions than a block has threads. */
enum { EMBEDDING_FEW_ROWS = 2048 };
typedef struct gather_args {
    void *out;
    const void *table, *indices;
    i64 units, per_row, rows; /* units of the output; units of a row; rows of the table */
    u64 poison;
    int wide_index, unused; /* int64, else int32 */
    cuda_fault_site site;
} gather_args;
typedef struct sum_args {
    void *out;
    const void *grad;
    const void *keys, *at; /* sorted: rows, positions; embedding_few_<type>: the indices, as they come */
    i64 *starts;           /* [rows + 1], or NULL */
    i64 n, rows, width, padding;
    int by_count, wide_key, wide_rank;
    int by_position; /* embedding_few_<type>: a block for each position, not for each row: all others are zero */
    /* Of embedding_bags_<type>: a position gets the gradient of the bag that it is in, times its weight (if there are weights), or over how
     * many indices the bag counts (if there are counts). */
    const int *owner, *counts;
    const void *per_sample; /* in the gradient's type */
} sum_args;
#endif
