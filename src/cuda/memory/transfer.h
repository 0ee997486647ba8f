/* cuda/memory/transfer.h - bytes from here to there: host and devices, on the calling thread's current streams. */
#ifndef TORC_CUDA_TRANSFER_H
#define TORC_CUDA_TRANSFER_H

#include "cuda/memory/pinned.h"

/* Copy `bytes`; a device of -1 means host memory.  The copy is queued on the current stream of the device involved (the
 * source's, if both are devices; the current streams of both are ordered before and after it).
 * async false: on return host memory on either side may be read and written.  async true: the host does not wait; the
 * caller keeps page-locked memory untouched until the stream has passed, while pageable memory may be changed at once,
 * since the driver has read it.  Where the destination is pageable host memory the call waits all the same. */
bool cuda_copy(void *dst, int dst_device, const void *src, int src_device, size_t bytes, bool async);
/* Set `bytes` bytes to `value`, queued. */
bool cuda_memset(int device, void *p, int value, size_t bytes);

#endif
