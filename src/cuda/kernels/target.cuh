/* target.cuh - the class that a loss is to find in place i, of losses with or without a matrix of log probabilities. */
#ifndef TORC_CUDA_TARGET_CUH
#define TORC_CUDA_TARGET_CUH

#include "cuda/kernels/common.cuh"
#include "cuda/kernels/loss_args.h"

template <typename A> __device__ __forceinline__ i64 target_at(const A &a, i64 i) {
    return a.narrow_target ? (i64)((const unsigned char *)a.target)[i] : ((const i64 *)a.target)[i];
}
#endif
