/* families.h - the families of kernels: each is an array cpu_NAME_kernels in a file of its own, which ends with {0}. */
#ifndef TORC_CPU_FAMILIES_H
#define TORC_CPU_FAMILIES_H

#include "ops/kernel.h"

#define CPU_FAMILIES(X) \
    X(copy)             \
    X(shape)            \
    X(index)            \
    X(scatter)          \
    X(sort)             \
    X(create)           \
    X(reduce)           \
    X(reduce_pairs)     \
    X(reduce_arg)       \
    X(reduce_scan)      \
    X(matmul)           \
    X(conv)             \
    X(pad)              \
    X(pool)             \
    X(resample)         \
    X(norm)             \
    X(softmax)          \
    X(embedding)        \
    X(bags)             \
    X(recurrent)        \
    X(loss)             \
    X(attention)        \
    X(optim)            \
    X(amp)

#define DECLARE_FAMILY(name) extern const kernel cpu_##name##_kernels[];
CPU_FAMILIES(DECLARE_FAMILY)
#undef DECLARE_FAMILY
#endif
