/* cuda/precision.h - the process-wide switches between speed and exactness, as the libraries' plans read them.
 *
 * They are core/backends.h's, set through torc/backends.h. A switch may be set at any time from any thread: every plan
 * has the value it was made for in its key, so old plans stay right and are found again when the switch goes back.
 *
 * A call goes by the switches as they were when it asked for scratch, so that another thread that turns one between
 * then and the run cannot make the two disagree on the plan: every scratch function of a family that looks at them
 * begins with cuda_precision_latch(), and CUDA_PRECISION(name) is what that saw. */
#ifndef TORC_CUDA_PRECISION_H
#define TORC_CUDA_PRECISION_H

#include <stdint.h>

#include "core/backends.h"

#define CUDA_PRECISION_SWITCHES(X) \
    X(allow_tf32_matmul)           \
    X(allow_tf32_cudnn)            \
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
    uint64_t call; /* counts the thread's calls: the plan that one got for its scratch is the plan that it runs */
} cuda_precision_values;
extern _Thread_local cuda_precision_values cuda_precision_latched;
static inline void cuda_precision_latch(void) {
#define X(name) cuda_precision_latched.name = BACKENDS(name);
    CUDA_PRECISION_SWITCHES(X)
#undef X
    cuda_precision_latched.call++;
}
#define CUDA_PRECISION(name) (cuda_precision_latched.name)

#endif
