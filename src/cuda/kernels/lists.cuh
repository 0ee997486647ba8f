/* lists.cuh - whole lists of tensors in one launch: which entry is a block's. */
#ifndef TORC_CUDA_LISTS_CUH
#define TORC_CUDA_LISTS_CUH

#include "cuda/kernels/common.cuh"

/* The entry that this block works on, by bisection: entry k has the blocks from first_block[k] on, of `count` entries. */
static __device__ __forceinline__ int entry_of_block(const u32 *first_block, int count) {
    int low = 0, high = count;
    while (high - low > 1) {
        const int middle = (low + high) / 2;
        if (first_block[middle] <= blockIdx.x)
            low = middle;
        else
            high = middle;
    }
    return low;
}
#endif
