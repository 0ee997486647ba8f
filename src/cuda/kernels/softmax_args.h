/* softmax_args.h - what launches of softmax.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_SOFTMAX_ARGS_H
#define TORC_CUDA_SOFTMAX_ARGS_H

#include "cuda/kernels/args.h"
#include "cuda/kernels/fewrows_args.h"

enum {
    SOFTMAX_BLOCK = 256,       /* threads of a block in softmaxtall.cu */
    SOFTMAX_WHOLE_BYTES = 64,  /* softmaxwhole.cu: the longest row that a thread has */
    SOFTMAX_OF_ONE_THREAD = 16 /* elements that softmaxshort.cu has a thread sum up alone; where there are more, two */
};
/* Columns that a thread of softmaxwide.cu has, of elements of so many bytes. */
#define SOFTMAX_WIDE(item) ((item) == 8 ? 2 : 4)
typedef struct softmax_args {
    void *out;
    const void *in, *grad; /* backward: in is the output of forward */
    i64 rows, n, inner;    /* inner: elements between neighbours along the dimension; rows counts outer * inner */
    few_rows few;          /* softmaxshort.cu, softmaxwhole.cu */
} softmax_args;
/* softmaxtall.cu: `outer` matrices of n rows and `inner` columns; softmax along the columns. A block has `wide` columns and a part of the rows;
 * what the parts found is in `parts`: for each matrix and part, `inner` pairs. */
typedef struct softmax_tall_args {
    void *out, *parts;
    const void *in, *grad;
    i64 n, inner, per_part;   /* rows of a part */
    int wide, splits, strips; /* strips: of `wide` columns */
} softmax_tall_args;
#endif
