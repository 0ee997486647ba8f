/* normbatcheval_args.h - what launches of normbatcheval.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_NORMBATCHEVAL_ARGS_H
#define TORC_CUDA_NORMBATCHEVAL_ARGS_H

#include "cuda/kernels/norm_args.h"

typedef struct batch_eval_args {
    batch_args a;      /* of apply: `across` and `per_split` are its own */
    batch_meet_args m; /* the running numbers and the weights */
    int back, unused;  /* apply: in is the gradient of the output, and out that of the input */
} batch_eval_args;
#endif
