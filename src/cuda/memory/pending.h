/* cuda/memory/pending.h - blocks that were freed and cannot be reused yet. With the heap's lock held. */
#ifndef TORC_CUDA_PENDING_H
#define TORC_CUDA_PENDING_H

#include "cuda/memory/heap.h"

/* A block was freed that its uses say other streams use (b->uses; elsewhere: and h->elsewhere). */
void block_free_pending(cuda_block *b, bool elsewhere);
/* No stream uses the block any more that is not behind its own. */
void block_free_completed(cuda_block *b);
/* Ask events; complete the frees whose streams have passed. */
void heap_poll(cuda_heap *h);
/* Wait for the streams of all pending blocks (of one arena, or NULL), and complete them. false + error. */
bool heap_wait_pending(cuda_heap *h, const cuda_arena *a);
/* Record what could not be recorded when it was freed. */
void heap_retry_deferred(cuda_heap *h);
/* Wait for the whole device, and complete all frees and what else had to wait for that. false + error. */
bool heap_synchronize(cuda_heap *h, const char *what);
/* What was kept and may go, goes: Note [Without caching]. */
void heap_give_back_kept(cuda_heap *h);
void heap_drop_events(cuda_heap *h); /* those not in use */

#endif
