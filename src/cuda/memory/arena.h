/* cuda/memory/arena.h - getting memory from the driver, and giving it back. With the heap's lock held. */
#ifndef TORC_CUDA_ARENA_H
#define TORC_CUDA_ARENA_H

#include "cuda/memory/heap.h"

/* Get memory so that a free block of `size` bytes exists; returned, and in the index. NULL and *result otherwise (then an
 * error is set only if host memory is lacking: *result is CUDA_SUCCESS then). */
cuda_block *arena_grow(cuda_arena *a, size_t size, CUresult *result);
/* A range of its own for one block, which is neither in the index nor in a list. */
cuda_block *arena_direct(cuda_arena *a, size_t size, range_kind kind, void *foreign, CUresult *result);
/* The arena's stream passes all its work. An external stream may be gone: then the device does. */
bool arena_wait(const cuda_arena *a);
/* Give back memory of free blocks, about `bytes` of it, highest addresses first. The arena's stream has passed. Returns how
 * much. */
size_t arena_release(cuda_arena *a, size_t bytes);
size_t arena_release_kept(cuda_arena *a, size_t bytes); /* of its kept blocks only */
/* Classic segments: free those that were not used for long, until reserved memory is below the configured threshold. */
bool heap_collect_garbage(cuda_heap *h);
void range_destroy(cuda_range *r); /* with all its blocks, none of which is live; foreign ones: not their memory */
void arena_destroy(cuda_arena *a); /* without ranges */
/* Bytes that the driver needs to give for a block of `size`. */
size_t arena_segment_size(const cuda_arena *a, size_t size);
/* Let `peer` access the memory of `h`, what is mapped included. false + error. */
bool heap_add_peer(cuda_heap *h, int peer);
/* Merge a block that just became free (not in an index) with free neighbours, and put it into the index. */
cuda_block *block_became_free(cuda_block *b);
/* PyTorch counts as inactive splits what is free but part of a segment that is not: it cannot go back. Pages of
 * expandable ranges can. A block becomes one (sign 1), or is none any more (-1). */
void block_count_split_slow(cuda_arena *a, const cuda_block *b, int sign);
static inline void block_count_split(cuda_arena *a, const cuda_block *b, int sign) {
    if (UNLIKELY(b->range->kind == RANGE_SEGMENT)) block_count_split_slow(a, b, sign);
}
/* May its free memory go back? Not what captures that are kept have allocated. */
static inline bool arena_may_release(const cuda_arena *a) { return !a->captured || !a->pool->captures; }

#endif
