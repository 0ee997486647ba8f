/* ops/attention.h - which attention has a fused kernel. */
#ifndef TORC_OPS_ATTENTION_H
#define TORC_OPS_ATTENTION_H

#include "core/backends.h"
#include "ops/kernel.h"

/* Can fused_attention (and on CUDA fused_attention_backward) take these? They are 4-D and their sizes agree. The CPU's takes
 * all; CUDA's multiplies on tensor cores: halves, heads of at most 128 that are multiples of 8. */
static inline bool attention_fuses(torc_tensor q, torc_tensor k, torc_tensor v) {
    if (q->device.type == TORC_DEVICE_CPU) return true;
    return (q->dtype == TORC_FLOAT16 || q->dtype == TORC_BFLOAT16) && q->sizes[3] % 8 == 0 && v->sizes[3] % 8 == 0 &&
           q->sizes[3] <= 128 && v->sizes[3] <= 128 && q->numel && k->numel && v->numel && q->sizes[2] <= INT32_MAX &&
           k->sizes[2] <= INT32_MAX && BACKENDS(cudnn_enabled) &&
           kernel_find((torc_device_type)q->device.type, OP_fused_attention);
}
/* Does CUDA's take this: keys and values of fewer heads than the query's, each shared by neighbours; dropout? Set by
 * its backend. */
typedef bool attention_takes_fn(torc_tensor q, torc_tensor k, torc_tensor v, torc_tensor mask, bool is_causal,
                                double dropout_p, bool gradients);
extern attention_takes_fn *_Atomic attention_takes;
#endif
