/* cuda/memory/pinned.h - page-locked host memory: from a cache, and reused only when no copy uses it any more. */
#ifndef TORC_CUDA_PINNED_H
#define TORC_CUDA_PINNED_H

#include "cuda/streams/stream.h"

/* Page-locked host memory, usable by every device, page-aligned. 0 bytes: NULL and true. CUDA is up, or cuda_init was called
 * by who wants it. */
bool cuda_host_alloc(size_t bytes, void **out);
/* Give it back; NULL is accepted. Copies that use it may still be queued: it is reused when they have passed. Never
 * fails, keeps a sticking error, does nothing in a forked child. */
void cuda_host_free(void *p);
/* Give all unused blocks that copies have passed back to the system. Nothing while a capture runs: then false. */
bool cuda_host_trim(void);
/* Before queueing a copy: `s` will use the memory at p (any host address). Addresses that are not ours are fine. */
bool cuda_host_use(const void *p, torc_cuda_stream s);
/* Is this host address page-locked (ours or anyone's), so that copies with it can be asynchronous? */
bool cuda_host_is_pinned(const void *p);

#endif
