/* attentionone.h - attention of one query for each head, without the library: attentionone.cu. */
#ifndef TORC_CUDA_ATTENTIONONE_H
#define TORC_CUDA_ATTENTIONONE_H

#include "cuda/kernels/attentionone_args.h"

/* In how many parts the keys go, for what else a says, and the scratch for that in bytes. `heads` is of all the batch, `dtype` a 16-bit one. */
size_t attention_one_parts(attention_one_args *a, int64_t heads, int dtype, int device);
/* With all addresses of a. */
bool attention_one_run(const attention_one_args *a, int64_t heads, int dtype, int device);
#endif
