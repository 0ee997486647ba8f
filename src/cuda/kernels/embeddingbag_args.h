/* embeddingbag_args.h - what launches of embeddingbag.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_EMBEDDINGBAG_ARGS_H
#define TORC_CUDA_EMBEDDINGBAG_ARGS_H

#include "cuda/kernels/args.h"
#include "cuda/device/fault_record.h"

enum { BAG_BLOCK = 256 };
typedef struct bags_args {
    void *out;
    i64 *chosen;                    /* of a maximum */
    const void *table, *per_sample; /* per_sample: what the indices weigh, in the table's type; may be NULL */
    const i64 *indices, *offsets;   /* offsets: NULL where every bag has `each` indices */
    i64 bags, each, count, length;  /* count: offsets; length: indices */
    i64 rows, width, padding;       /* of the table; the index that does not count, or -1 */
    int mean, together;             /* together: all rows of threads of a block share one bag */
    cuda_fault_site site;
} bags_args;
typedef struct owners_args {
    int *owner,
        *counts; /* of each index, its bag; of each bag, how many indices count, zeros before; counts may be NULL */
    const i64 *indices, *offsets;
    i64 bags, each, length, padding;
} owners_args;
typedef struct spread_args {
    void *out;
    const void *grad;
    const i64 *chosen;
    i64 n, width, rows, padding; /* n: elements of the gradient */
} spread_args;
typedef struct weigh_args {
    void *out;
    const void *grad, *table;
    const i64 *indices;
    const int *owner;
    i64 length, rows, width, padding;
} weigh_args;
#endif
