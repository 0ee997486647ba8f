/* cuda/memory/allocator.h - the caching allocator of device memory.
 *
 * A block belongs to the stream it was allocated on: it may be freed while work queued there still uses it, since the
 * next owner's work is queued behind.  Other streams that used it are named at the free, and the block is reused only
 * when they have passed.  See Note [Reuse in stream order] in allocator.c. */
#ifndef TORC_CUDA_ALLOCATOR_H
#define TORC_CUDA_ALLOCATOR_H

#include "cuda/streams/stream.h"

typedef struct cuda_block cuda_block;

/* `bytes` (> 0) of memory for the work of `stream`, at least 512-byte aligned. While the stream records, from the
 * capture's pool; inside use_mem_pool, from that. NULL and CUDA_OUT_OF_MEMORY (or another error). */
cuda_block *cuda_block_alloc(torc_cuda_stream stream, size_t bytes);
void *cuda_block_data(const cuda_block *b);
/* Give it back, `streams` being the others whose queued work uses it (may be 0). Never fails, keeps a sticking error,
 * does nothing in a forked child. */
void cuda_block_free(cuda_block *b, const torc_cuda_stream *streams, int count);
torc_cuda_stream cuda_block_stream(const cuda_block *b);

/* What a block for so many bytes has, as this process is configured to round; 0: too large. */
size_t block_rounded(size_t bytes);

/* For scratch and other memory without a storage: on the current stream of the device, freed on the same. */
bool cuda_alloc(int device, size_t bytes, void **out);
void cuda_free(int device, void *p);
/* Give memory kept for reuse back to the driver; waits for the device, on behalf of the call named `what` (see
 * cuda_may_wait). */
bool cuda_trim(int device, const char *what);
bool cuda_trim_all(const char *what); /* on all devices used so far */

/* Let `peer` reach the memory of `device`, what is there already included (after cuCtxEnablePeerAccess, which covers only
 * memory of cuMemAlloc). false + error. */
bool cuda_memory_allow_peer(int device, int peer);

#endif
