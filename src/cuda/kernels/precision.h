/* cuda/kernels/precision.h - what a call sees of the switches between speed and exactness (allow_tf32 and its kind).
 *
 * The state of the switches is in core/backends.c, for all devices; here is only a copy that lasts for one call. A switch
 * may be set at any time from any thread: every plan of a library has the values it was made for in its key, so old plans
 * stay right and are found again when the switch goes back.
 *
 * A call goes by the switches as they were when it began to plan, so that another thread that turns one meanwhile cannot
 * make parts of the plan disagree: plans of a family that looks at them begin with cuda_precision_latch(), and
 * CUDA_PRECISION(name) is what that saw, or the switch itself where a thread had no memory to note it. */
#ifndef TORC_CUDA_PRECISION_H
#define TORC_CUDA_PRECISION_H

#include "base/base.h"
#include "core/backends.h"

#define CUDA_PRECISION_SWITCHES(X) \
    X(allow_tf32_matmul)           \
    X(allow_tf32_cudnn)            \
    X(allow_tf32_rnn)              \
    X(fp16_reduced_precision)      \
    X(bf16_reduced_precision)      \
    X(fp16_split_k)                \
    X(bf16_split_k)                \
    X(fp16_accumulation)           \
    X(deterministic)               \
    X(cudnn_enabled)               \
    X(cudnn_deterministic)         \
    X(cudnn_benchmark)             \
    X(cudnn_benchmark_limit)
typedef struct cuda_precision_values {
#define X(name) int name;
    CUDA_PRECISION_SWITCHES(X)
#undef X
} cuda_precision_values;
extern thread_part cuda_precision_part; /* a cuda_precision_values */
void cuda_precision_latch(void);
#define CUDA_PRECISION(name)                                                    \
    __extension__({                                                             \
        const cuda_precision_values *seen_ = thread_seen(&cuda_precision_part); \
        seen_ ? seen_->name : BACKENDS(name);                                   \
    })

#endif
