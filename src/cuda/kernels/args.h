/* args.h - how the structs are written that a launch passes to a kernel (*_args.h): with types that C and CUDA agree on. */
#ifndef TORC_CUDA_ARGS_H
#define TORC_CUDA_ARGS_H

#include "cuda/kernels/geometry.h"

#ifdef __CUDACC__
typedef long long i64;
typedef unsigned long long u64;
typedef unsigned int u32;
#define GEOMETRY(NOPS) geometry<NOPS>
#else
typedef int64_t i64;
typedef uint64_t u64;
typedef uint32_t u32;
#define GEOMETRY(NOPS) geometry##NOPS
#endif

/* How numbers below 2^31 are divided by one: a multiplication and a shift (quotient, common.cuh). */
typedef struct division {
    u32 magic, bits;
} division;
#ifndef __CUDACC__
static inline division division_by(int64_t n) { /* 1 <= n < 2^31 */
    division by = {0, n > 1 ? 64 - (u32)__builtin_clzll((u64)n - 1) : 0};
    by.magic = (uint32_t)((((uint64_t)1 << 32) * (((uint64_t)1 << by.bits) - (uint64_t)n)) / (uint64_t)n + 1);
    return by;
}
#endif

/* A generator's state in device memory. */
typedef struct random_state {
    u64 seed, offset, ticket, unused;
} random_state;
#endif
