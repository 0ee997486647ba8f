/* cuda/memory.h - device memory, pinned host memory, copies.
 *
 * All device allocations of torc pass cuda_alloc.  Blocks belong to the device's one stream: memory may be freed while
 * queued work still uses it, and the next owner's work is queued behind it.  See Note [Reuse in stream order]. */
#ifndef TORC_CUDA_MEMORY_H
#define TORC_CUDA_MEMORY_H

#include "cuda/device.h"

/* `bytes` of device memory, aligned to at least 256 bytes, contents undefined.  0 bytes: NULL and true.  When the
 * device is full, what is kept for reuse is given back and the allocation tried once more; then CUDA_OUT_OF_MEMORY.
 * *out is untouched on error. */
bool cuda_alloc(int device, size_t bytes, void **out);
/* Give back a block of cuda_alloc; NULL is accepted.  Never fails, never waits, keeps a sticking error as it is, and
 * does nothing in a forked child. */
void cuda_free(int device, void *p);
/* Give memory kept for reuse back to the driver; waits for the device. */
bool cuda_trim(int device);

typedef struct cuda_memory_stats {
    int64_t allocated, allocated_peak; /* bytes of live blocks, as rounded by the allocator */
    int64_t kept;                      /* bytes of small blocks kept for reuse in front of the pool */
    int64_t reserved;                  /* bytes taken from the driver */
    int64_t allocations, frees;        /* calls since the start */
    int64_t pool_calls;                /* allocations that had to ask the driver's pool */
} cuda_memory_stats;
bool cuda_get_memory_stats(int device, cuda_memory_stats *stats);

/* Page-locked host memory, usable by every device; aligned to at least 64 bytes.  A freed block is reused only after
 * the work that was queued on any device when it was freed has finished, so it may be freed right after an async copy.
 * */
bool cuda_host_alloc(size_t bytes, void **out);
void cuda_host_free(void *p);
/* Give all unused pinned blocks back; waits for those still in use by the devices. */
void cuda_host_trim(void);
/* Is this host address page-locked memory (ours or anyone's), so that copies with it can be asynchronous? */
bool cuda_host_is_pinned(const void *p);

/* Copy `bytes`; a device of -1 means host memory.  The copy is queued on the stream of the device involved (the
 * source's, if both are devices; the destination's stream then waits for it).
 * async false: on return host memory on either side may be read and written.  async true: the host does not wait, the
 * caller keeps the host memory alive and untouched until the stream has passed; but where the destination is pageable
 * host memory the call waits all the same, since its contents would otherwise be read too early. */
bool cuda_copy(void *dst, int dst_device, const void *src, int src_device, size_t bytes, bool async);
/* Set `bytes` bytes to `value`, queued on the device's stream. */
bool cuda_memset(int device, void *p, int value, size_t bytes);

#endif
