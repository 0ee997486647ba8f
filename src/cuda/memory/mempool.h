/* cuda/memory/mempool.h - pools of memory apart from the default one. */
#ifndef TORC_CUDA_MEMPOOL_H
#define TORC_CUDA_MEMPOOL_H

#include "cuda/streams/stream.h"

struct cuda_block;
struct cuda_heap;

/* What captures allocate in a pool is apart from what is allocated there otherwise,
 * cannot be trimmed, and is reused by captures only. */
torc_cuda_mempool cuda_mempool_new(int device);                                  /* owned */
bool cuda_mempool_check(torc_cuda_mempool pool, int device, const char *caller); /* is it one, of this device? */
void cuda_mempool_capture_begin(torc_cuda_mempool pool); /* nothing of it goes back to the driver from now on */
void cuda_mempool_capture_end(torc_cuda_mempool pool, bool keep); /* keep false: the capture failed */
/* A kept capture is gone: what only it needed may go back to the driver, once the device has passed its replays. */
void cuda_mempool_capture_dropped(torc_cuda_mempool pool);
/* A storage that stands for the pool's memory: replays of graphs that share a pool write it, so that they run one after the
 * other on whichever streams. Borrowed. */
torc_storage cuda_mempool_marks(torc_cuda_mempool pool);
/* The pool of the capture that allocated it; NULL: none did, or it is the caller's allocator's. */
torc_cuda_mempool cuda_block_captured_pool(const struct cuda_block *b);

/* Where an allocation on `s` by this thread goes; NULL: the default pool. */
torc_cuda_mempool mempool_current_slow(torc_cuda_stream s);
static inline torc_cuda_mempool mempool_current(torc_cuda_stream s, bool *captured) {
    torc_cuda_mempool recording = atomic_load_explicit(&s->capture_pool, memory_order_acquire);
    *captured = recording != NULL;
    if (UNLIKELY(*captured)) return recording;
    return LIKELY(cuda_thread.pools == 0) ? NULL : mempool_current_slow(s);
}
/* With the heap's lock held: take apart the pools that nobody holds and whose blocks are free. Waits for the device if that
 * was not done just now. */
bool heap_bury_pools(struct cuda_heap *h, bool waited);

#endif
