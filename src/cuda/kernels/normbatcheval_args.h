/* normbatcheval_args.h - what launches of normbatcheval.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_NORMBATCHEVAL_ARGS_H
#define TORC_CUDA_NORMBATCHEVAL_ARGS_H

#include "cuda/kernels/norm_args.h"

typedef struct batch_eval_args {
    batch_args a;              /* of apply: `across` and `per_split` are its own */
    batch_meet_args m;         /* the running numbers and the weights */
    int back, unused;          /* apply: in is the gradient of the output, and out that of the input */
    i64 row_step, column_step; /* apply: of the input, in elements; the latter is 1 where vectors are read */
} batch_eval_args;
/* walk: the input lies anyhow, and the result whole, with channels second; less than 2^31 elements, images of height by width. */
typedef struct batch_walk_args {
    batch_args a;
    i64 steps[4]; /* of the input, in elements: images, channels, rows, columns */
    u32 width, height, channels, total;
    division by_width, by_height, by_channels;
} batch_walk_args;
#endif
