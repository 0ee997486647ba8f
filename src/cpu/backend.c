/* backend.c - the CPU's kernels, family by family. */
#include "cpu/pointwise.h"
#include "ops/kernel.h"
#include "ops/seams.h"

#define FAMILIES(X) \
    X(copy)         \
    X(shape)        \
    X(index)        \
    X(scatter)      \
    X(sort)         \
    X(create)       \
    X(reduce)       \
    X(reduce_pairs) \
    X(reduce_arg)   \
    X(reduce_scan)  \
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

void cpu_register(void) {
#define REGISTER(name) kernels_register(TORC_DEVICE_CPU, cpu_##name##_kernels);
    FAMILIES(REGISTER)
    pointwise_runner[TORC_DEVICE_CPU] = cpu_pointwise_run;
}
