/* cuda/memory/transfer.c - copies between host and devices.
 *
 * Which copies let the host go on?  Page-locked memory can be copied by the device alone, and a copy with it waits only
 * when the caller asks for that.  Pageable memory passes through a buffer of the driver: on the way to a device the call
 * returns when the bytes have left it, so nothing can be lost however soon they change; on the way back the bytes arrive
 * some time after the call would return, so it always waits.  A copy that must wait asks first whether it may
 * (torc_cuda_set_sync_debug_mode), and queues nothing if not.
 *
 * Between devices the source's stream does the copy, as in PyTorch: it first waits for the destination's stream, where the
 * target may still be in use, and that stream waits for the copy.  Access between the two is enabled when a pair is first
 * met, for copies and, by the allocator, for kernels, which may read the other's memory from then on.  Where the
 * hardware has no way from one to the other the driver goes through the host by itself, which a graph cannot record. */
#include "cuda/memory/transfer.h"

#include "cuda/memory/allocator.h"
#include "cuda/streams/wait.h"
#include "base/lock.h"

/* ------------------------------------------------------------------------------------------ between devices */

/* What one device may do with the memory of another: not yet asked, only have it copied, or reach it. */
typedef enum reach { NOT_MET, APART, REACHES } reach;
static _Atomic uint8_t reaches[CUDA_MAX_DEVICES][CUDA_MAX_DEVICES]; /* from, to */

/* Kernels of `from` may reach what the allocator has and will have on `to`. Copies do without if that fails. */
static bool allow_kernels(int from, int to) {
    base_attempt asking;
    base_attempt_begin(&asking);
    const bool ok = cuda_memory_allow_peer(to, from);
    base_attempt_end(&asking);
    return ok;
}

static bool enable_one_way(int from, int to) {
    const cuda_driver_api *cu = cuda_driver_table;
    int can = 0;
    reach found = APART;
    CU_CHECK(cu->cuDeviceCanAccessPeer(&can, cuda_devices[from].handle, cuda_devices[to].handle));
    if (can) {
        found = allow_kernels(from, to) ? REACHES : NOT_MET; /* what failed may not the next time */
        if (!cuda_use(from)) return false;
        CUresult result = cu->cuCtxEnablePeerAccess(cuda_devices[to].context, 0);
        if (result == CUDA_ERROR_TOO_MANY_PEERS)
            found = APART; /* then copies go through the host */
        else if (result != CUDA_SUCCESS && result != CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED)
            return cuda_fail(result, "cuCtxEnablePeerAccess", __FILE__, __LINE__);
    }
    atomic_store_explicit(&reaches[from][to], found, memory_order_release);
    return true;
}

static bool met(int a, int b) {
    return atomic_load_explicit(&reaches[a][b], memory_order_acquire) != NOT_MET &&
           atomic_load_explicit(&reaches[b][a], memory_order_acquire) != NOT_MET;
}

/* Let the two reach each other's memory, once. */
static bool enable(int a, int b) {
    static base_lock lock;
    if (LIKELY(met(a, b))) return true;
    lock_take(&lock);
    cuda_relaxed relaxed = cuda_relax_begin();
    bool ok = met(a, b) || (enable_one_way(a, b) && enable_one_way(b, a));
    cuda_relax_end(relaxed);
    lock_release(&lock);
    return ok;
}

static bool copy_between_devices(CUdeviceptr dst, int dst_device, CUdeviceptr src, int src_device, size_t bytes) {
    const cuda_driver_api *cu = cuda_driver_table;
    torc_cuda_stream to = cuda_current_stream(dst_device), from = to ? cuda_current_stream(src_device) : NULL;
    if (!from || !enable(dst_device, src_device)) return false;
    const bool captured = UNLIKELY(cuda_capturing(dst_device) != NULL || cuda_capturing(src_device) != NULL);
    if (captured && atomic_load_explicit(&reaches[src_device][dst_device], memory_order_acquire) != REACHES)
        return cuda_capture_refuse("a copy between devices that do not reach each other's memory");
    if (!cuda_stream_order(from, to) || !cuda_use(src_device)) return false;
    if (captured) /* the driver does not record cuMemcpyPeerAsync */
        CU_CHECK(cu->cuMemcpyDtoDAsync(dst, src, bytes, from->handle));
    else
        CU_CHECK(cu->cuMemcpyPeerAsync(dst, cuda_devices[dst_device].context, src, cuda_devices[src_device].context,
                                       bytes, from->handle));
    return cuda_stream_order(to, from);
}

/* ------------------------------------------------------------------------------------------ host and device */

static bool to_device(CUdeviceptr dst, int device, const void *src, size_t bytes, bool async) {
    torc_cuda_stream s = cuda_current_stream(device);
    if (!s) return false;
    if (UNLIKELY(cuda_capturing(device) != NULL) && (!async || !cuda_host_is_pinned(src))) /* gone at a replay */
        return cuda_capture_refuse(async ? "copying from pageable host memory"
                                         : "a copy from the host that is waited for");
    if (async ? !cuda_host_use(src, s) : !cuda_may_wait("a copy from the host")) return false;
    CU_CHECK(cuda_driver_table->cuMemcpyHtoDAsync(dst, src, bytes, s->handle));
    return async || cuda_wait_quietly(s->handle);
}

static bool to_host(void *dst, CUdeviceptr src, int device, size_t bytes, bool async) {
    torc_cuda_stream s = cuda_current_stream(device);
    if (!s) return false;
    const bool wait = !async || !cuda_host_is_pinned(dst);
    if (UNLIKELY(cuda_capturing(device) != NULL) && wait)
        return cuda_capture_refuse("a copy to the host that is waited for");
    if (wait ? !cuda_may_wait("a copy to the host") : !cuda_host_use(dst, s)) return false;
    CU_CHECK(cuda_driver_table->cuMemcpyDtoHAsync(dst, src, bytes, s->handle));
    return !wait || cuda_wait_quietly(s->handle);
}

bool cuda_copy(void *dst, int dst_device, const void *src, int src_device, size_t bytes, bool async) {
    if (bytes == 0) return true;
    const CUdeviceptr to = (CUdeviceptr)(uintptr_t)dst, from = (CUdeviceptr)(uintptr_t)src;
    if (dst_device < 0 && src_device < 0) {
        memcpy(dst, src, bytes);
        return true;
    }
    if (src_device < 0) return to_device(to, dst_device, src, bytes, async);
    if (dst_device < 0) return to_host(dst, from, src_device, bytes, async);
    if (dst_device != src_device) return copy_between_devices(to, dst_device, from, src_device, bytes);
    CUstream stream = cuda_stream(dst_device);
    if (!stream) return false;
    CU_CHECK(cuda_driver_table->cuMemcpyDtoDAsync(to, from, bytes, stream));
    return true;
}

bool cuda_memset(int device, void *p, int value, size_t bytes) {
    if (bytes == 0) return true;
    CUstream stream = cuda_stream(device);
    if (!stream) return false;
    CU_CHECK(cuda_driver_table->cuMemsetD8Async((CUdeviceptr)(uintptr_t)p, (unsigned char)value, bytes, stream));
    return true;
}
