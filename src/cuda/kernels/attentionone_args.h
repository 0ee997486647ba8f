/* attentionone_args.h - what launches of attentionone.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_ATTENTIONONE_ARGS_H
#define TORC_CUDA_ATTENTIONONE_ARGS_H

#include "cuda/kernels/args.h"

enum { ONE_BLOCK = 512, ONE_JOIN_BLOCK = 128, ONE_WIDEST = 128 /* elements of a head */ };
typedef struct one_operand {
    const void *data;
    i64 batch, head, row; /* strides in elements; elements of a row are next to each other */
} one_operand;
typedef struct attention_one_args {
    one_operand q, k, v, o;
    const void *mask;                    /* may be NULL */
    i64 mask_batch, mask_head, mask_key; /* strides in bytes */
    float *stats;                        /* of each head, the logarithm of the sum of exponentials */
    float *
        parts; /* with several parts that are no cluster: highest score, sum, and the sum of values, for each part of each head */
    i64 keys, each; /* each: keys of a part */
    float scale;
    int heads, share;          /* share: heads of the query that have a key in common */
    int e, ev;                 /* elements of a key and of a value: multiples of 8 */
    int parts_count, together; /* together: the parts of a head are a cluster */
    int mask_dtype, unused;
} attention_one_args;
#endif
