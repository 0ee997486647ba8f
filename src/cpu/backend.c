/* backend.c - the CPU's kernels, family by family. */
#include "ops/kernel.h"

#define FAMILIES(X) \
    X(copy)         \
    X(shape)        \
    X(index)        \
    X(sort)         \
    X(create)       \
    X(reduce)       \
    X(matmul)       \
    X(conv)         \
    X(pool)         \
    X(norm)         \
    X(softmax)      \
    X(embedding)    \
    X(loss)         \
    X(attention)    \
    X(optim)

#define DECLARE(name) extern const kernel cpu_##name##_kernels[];
FAMILIES(DECLARE)
bool cpu_pointwise_run(const torc_call *c);
kernel_supports_fn cpu_supports_fused_attention, cpu_supports_fused_cross_entropy;

void cpu_register(void);
void cpu_register(void) {
#define REGISTER(name) kernels_register(TORC_DEVICE_CPU, cpu_##name##_kernels);
    FAMILIES(REGISTER)
    pointwise_runner[TORC_DEVICE_CPU] = cpu_pointwise_run;
    kernel_supports_set(TORC_DEVICE_CPU, OP_fused_attention, cpu_supports_fused_attention);
    kernel_supports_set(TORC_DEVICE_CPU, OP_fused_cross_entropy, cpu_supports_fused_cross_entropy);
}
