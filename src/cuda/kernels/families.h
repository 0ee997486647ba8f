/* families.h - the families of kernels: each is an array cuda_NAME_kernels in a file of its own, which ends with {0}. */
#ifndef TORC_CUDA_FAMILIES_H
#define TORC_CUDA_FAMILIES_H

#include "ops/kernel.h"

#define CUDA_FAMILIES(X) \
    X(copy)              \
    X(shape)             \
    X(cat)               \
    X(create)            \
    X(reduce)            \
    X(matmul)            \
    X(softmax)           \
    X(optim)             \
    X(amp)               \
    X(foreach)           \
    X(norm)              \
    X(normbatch)         \
    X(dropout)           \
    X(embedding)         \
    X(embeddingbag)      \
    X(loss)              \
    X(conv)              \
    X(pool)              \
    X(volume)            \
    X(pad)               \
    X(recurrent)         \
    X(recurrent_layers)  \
    X(resample)          \
    X(interpolate)       \
    X(attention)         \
    X(index)             \
    X(sort)              \
    X(scan)              \
    X(cross)             \
    X(pairs)

#define DECLARE_FAMILY(name) extern const kernel cuda_##name##_kernels[];
CUDA_FAMILIES(DECLARE_FAMILY)
#undef DECLARE_FAMILY
#endif
