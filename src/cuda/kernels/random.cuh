/* random.cuh - the Philox stream of a device, whose state is device memory.
 *
 * A kernel reads (seed, offset) from memory and its last block moves the offset on, so a captured graph draws new numbers
 * at every replay and the host never waits. Every thread must have read the state before its block passes
 * random_advance; blocks count themselves out with a ticket. */
#ifndef TORC_CUDA_RANDOM_CUH
#define TORC_CUDA_RANDOM_CUH

#include "core/philox.h"
#include "cuda/kernels/common.cuh"

struct random_state {
    u64 seed, offset, ticket, unused;
};

/* Call once per kernel by all threads of all blocks, after `seed` and `offset` were read. `used`: how many 32-bit numbers
 * any one subsequence drew; a multiple of 4. */
__device__ __forceinline__ void random_advance(random_state *s, u64 used) {
    __syncthreads();
    if (threadIdx.x == 0) {
        __threadfence();
        const u64 blocks = (u64)gridDim.x * gridDim.y * gridDim.z;
        if (atomicAdd(&s->ticket, 1ull) == blocks - 1) {
            s->ticket = 0;
            s->offset += used;
        }
    }
}
#endif
