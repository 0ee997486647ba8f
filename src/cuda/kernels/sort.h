/* cuda/kernels/sort.h - CUB's radix sort (cub_sort.cu), for all kernels that need one. */
#ifndef TORC_CUDA_SORT_H
#define TORC_CUDA_SORT_H

#include "cuda/kernels/host.h"

/* Stable sort of n (key, payload) pairs by the lowest `bits` bits of unsigned keys. */
typedef struct cuda_sort_plan {
    bool wide_key, wide_rank; /* 64 bits instead of 32; wide_rank only with wide_key */
    int64_t n;
    int bits;
    size_t keys, ranks, temp; /* bytes of one array of each, and of CUB's own scratch; multiples of 256 */
} cuda_sort_plan;
/* Keys of `bits` bits; fills the sizes. */
bool cuda_sort_plan_make(cuda_sort_plan *p, int device, int64_t n, int bits);
static inline size_t cuda_sort_bytes(const cuda_sort_plan *p) { return 2 * p->keys + 2 * p->ranks + p->temp; }
/* The four arrays and the scratch in `memory`, of cuda_sort_bytes bytes. The pairs are to be in keys[0] and ranks[0];
 * after cuda_sort_run they are in keys[where] and ranks[where]. */
typedef struct cuda_sort_arrays {
    void *keys[2], *ranks[2], *temp;
    int where;
} cuda_sort_arrays;
cuda_sort_arrays cuda_sort_lay_out(const cuda_sort_plan *p, void *memory);
bool cuda_sort_run(const cuda_sort_plan *p, cuda_sort_arrays *a, int device);
/* Bits that the numbers 0 … n need. */
static inline int cuda_bits_of(uint64_t n) { return n ? 64 - __builtin_clzll(n) : 1; }

#endif
