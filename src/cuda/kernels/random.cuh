/* random.cuh - the Philox stream of a device, whose state is device memory.
 *
 * A kernel reads (seed, offset) from memory and its last block moves the offset on, so a captured graph draws new numbers
 * at every replay and the host never waits. Blocks count themselves with tickets: who draws the last knows that all have
 * read the state. */
#ifndef TORC_CUDA_RANDOM_CUH
#define TORC_CUDA_RANDOM_CUH

#include "cuda/kernels/common.cuh"
#include "cuda/kernels/philox.h"

struct random_draw {
    u64 seed, offset, ticket;
};
/* The state, for all threads of a block. Thread 0 reads it for the others and then takes the block's ticket, which it looks at
 * only at the end: by then the atomic has long returned, and nobody waits. Needs no fence: the values are in shared memory
 * before the ticket is asked for. */
__device__ __forceinline__ random_draw random_begin(random_state *s) {
    __shared__ u64 state[2];
    if (threadIdx.x == 0) {
        state[0] = *(volatile u64 *)&s->seed;
        state[1] = *(volatile u64 *)&s->offset;
    }
    __syncthreads();
    random_draw d = {state[0], state[1], 0};
    if (threadIdx.x == 0) d.ticket = atomicAdd(&s->ticket, 1ull);
    return d;
}
/* The block that drew the last ticket moves the offset on: all others have read it. `used`: how many 32-bit numbers any one
 * subsequence drew; a multiple of 4. */
__device__ __forceinline__ void random_end(random_state *s, const random_draw &d, u64 used) {
    if (threadIdx.x == 0 && d.ticket == (u64)gridDim.x * gridDim.y * gridDim.z - 1) {
        s->ticket = 0;
        s->offset = d.offset + used;
    }
}
#endif
