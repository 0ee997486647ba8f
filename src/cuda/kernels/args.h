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

/* A generator's state in device memory. */
typedef struct random_state {
    u64 seed, offset, ticket, unused;
} random_state;
#endif
