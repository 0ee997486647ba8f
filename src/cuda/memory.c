/* cuda/memory.c - device memory, pinned host memory, copies.
 *
 * The driver's stream-ordered pool does the hard part: it maps pages, splits and joins, and knows what is in use.
 * Asking it costs one to a few microseconds, which is more than an operator's whole share of host time, and small
 * tensors are what programs make most.  So blocks of up to 1 MiB pass through size-class bins in front of the pool: a
 * freed block goes onto its bin's list, the next request of that class takes it, and neither touches the driver.
 * Larger blocks go to the pool directly, where their time is small against the work done on them, and keeping them in
 * bins would strand memory.
 *
 * Note [Reuse in stream order].  A device has one stream.  Work that uses a block is queued before the block is freed,
 * and work of its next owner after it was allocated, hence later on the same stream: the device itself keeps them
 * apart, and no event is needed, on whichever threads this happens.  What would break it, and must therefore wait or
 * record an event itself, is work on another stream and a host that reads device memory by other means than a copy on
 * the stream.
 *
 * A block is found by its address in a hash table, since cuda_free is not told the size.  A block stays in the table
 * while it lies in a bin, so the fast paths neither insert nor remove; they also need no memory, and so cannot fail.
 *
 * Pinned host memory is slow to make (milliseconds) and the device may still be copying when it is freed.  Freed blocks
 * carry one event per device in use; a block is reused when its events have passed. */
#include "cuda/memory.h"

#include <pthread.h>
#include <stdio.h>

#include "torc/cuda.h"

/* ------------------------------------------------------------------------------------------- table of blocks */

typedef struct block {
    void *p;
    size_t bytes;       /* rounded size */
    struct block *next; /* in a bin's list */
    bool in_use;
    CUevent events[CUDA_MAX_DEVICES]; /* pinned blocks only; allocated with them */
} block;
enum { DEVICE_BLOCK_BYTES = offsetof(block, events) };

/* Address to block: open addressing, linear probing, a power of two of slots at most half full. */
typedef struct block_table {
    block **slots;
    int64_t capacity, count;
} block_table;

static int64_t home_of(const block_table *t, const void *p) {
    uint64_t key = (uint64_t)(uintptr_t)p >> 8; /* blocks are 256-byte aligned */
    return (int64_t)((key * UINT64_C(0x9E3779B97F4A7C15)) >> 32) & (t->capacity - 1);
}

static bool table_insert(block_table *t, block *b) {
    if (2 * (t->count + 1) > t->capacity) {
        block_table larger = {.capacity = t->capacity ? t->capacity * 2 : 256};
        larger.slots = base_calloc((size_t)larger.capacity, sizeof *larger.slots);
        if (!larger.slots) return false;
        for (int64_t i = 0; i < t->capacity; i++) {
            if (t->slots[i]) table_insert(&larger, t->slots[i]);
        }
        base_free(t->slots);
        *t = larger;
    }
    int64_t i = home_of(t, b->p);
    while (t->slots[i]) i = (i + 1) & (t->capacity - 1);
    t->slots[i] = b;
    t->count++;
    return true;
}

static block *table_find(const block_table *t, const void *p) {
    if (t->count == 0) return NULL;
    for (int64_t i = home_of(t, p); t->slots[i]; i = (i + 1) & (t->capacity - 1)) {
        if (t->slots[i]->p == p) return t->slots[i];
    }
    return NULL;
}

static void table_remove(block_table *t, const block *b) {
    int64_t mask = t->capacity - 1, hole = home_of(t, b->p);
    while (t->slots[hole] != b) hole = (hole + 1) & mask;
    /* close the gap: move back whatever probed past it */
    for (int64_t i = (hole + 1) & mask; t->slots[i]; i = (i + 1) & mask) {
        int64_t home = home_of(t, t->slots[i]->p);
        if (((i - home) & mask) >= ((i - hole) & mask)) {
            t->slots[hole] = t->slots[i];
            hole = i;
        }
    }
    t->slots[hole] = NULL;
    t->count--;
}

/* ---------------------------------------------------------------------------------------------- size classes */

enum { UNIT = 512, SMALL_LIMIT = 1 << 20, BINS = 40 };
static const int64_t kept_limit = INT64_C(256) << 20; /* what bins may hold in all; beyond it blocks go to the pool */

/* The class of a small size: multiples of 512 up to 2048, then four steps per doubling. Sets the size of the class. */
static int class_of(size_t bytes, size_t *rounded) {
    uint32_t units = (uint32_t)((bytes + UNIT - 1) / UNIT);
    if (units <= 4) {
        *rounded = (size_t)units * UNIT;
        return (int)units - 1;
    }
    int exponent = 31 - __builtin_clz(units - 1), shift = exponent - 2; /* 4 <= (units-1) >> shift <= 7 */
    uint32_t steps = ((units - 1) >> shift) + 1;
    *rounded = ((size_t)steps << shift) * UNIT;
    return 4 + (exponent - 2) * 4 + (int)(steps - 5);
}

/* -------------------------------------------------------------------------------------------- device memory */

typedef struct heap {
    pthread_mutex_t lock;
    block_table blocks;
    block *bins[BINS];
    cuda_memory_stats stats; /* but `reserved`, which the pool knows */
} heap;

#define HEAP_ \
    { .lock = PTHREAD_MUTEX_INITIALIZER }
#define FOUR_HEAPS_ HEAP_, HEAP_, HEAP_, HEAP_
static heap heaps[] = {FOUR_HEAPS_, FOUR_HEAPS_, FOUR_HEAPS_, FOUR_HEAPS_};
_Static_assert(COUNT_OF(heaps) == CUDA_MAX_DEVICES, "one heap per device");

static void account(heap *h, int64_t bytes) {
    h->stats.allocated += bytes;
    if (h->stats.allocated > h->stats.allocated_peak) h->stats.allocated_peak = h->stats.allocated;
    if (bytes > 0)
        h->stats.allocations++;
    else
        h->stats.frees++;
}

static CUresult pool_alloc(int device, size_t bytes, CUdeviceptr *p) {
    const cuda_driver_api *cu = cuda_driver_table;
    const cuda_device *d = &cuda_devices[device];
    return d->pool ? cu->cuMemAllocFromPoolAsync(p, bytes, d->pool, d->stream) : cu->cuMemAlloc(p, bytes);
}

/* Results are dropped: an error here is one of earlier work, which the next checked call reports. */
static void pool_free(int device, void *p) {
    const cuda_driver_api *cu = cuda_driver_table;
    const cuda_device *d = &cuda_devices[device];
    if (d->pool)
        (void)cu->cuMemFreeAsync((CUdeviceptr)(uintptr_t)p, d->stream);
    else
        (void)cu->cuMemFree((CUdeviceptr)(uintptr_t)p);
}

/* Move all blocks of the bins to the pool. The device's context is current. */
static void empty_bins(int device) {
    heap *h = &heaps[device];
    block *all = NULL;
    pthread_mutex_lock(&h->lock);
    for (int i = 0; i < BINS; i++) {
        while (h->bins[i]) {
            block *b = h->bins[i];
            h->bins[i] = b->next;
            table_remove(&h->blocks, b);
            b->next = all;
            all = b;
        }
    }
    h->stats.kept = 0;
    pthread_mutex_unlock(&h->lock);
    while (all) {
        block *b = all;
        all = b->next;
        pool_free(device, b->p);
        base_free(b);
    }
}

bool cuda_trim(int device) {
    if (!cuda_use(device)) return false;
    empty_bins(device);
    const cuda_device *d = &cuda_devices[device];
    if (!cuda_wait(d->stream)) return false;
    if (d->pool) CU_CHECK(cuda_driver_table->cuMemPoolTrimTo(d->pool, 0));
    return true;
}

/* Bytes as PyTorch writes them. */
static const char *format_bytes(char *buffer, size_t size, double bytes) {
    if (bytes <= 1024.0)
        snprintf(buffer, size, "%.0f bytes", bytes);
    else if (bytes <= 1048576.0)
        snprintf(buffer, size, "%.2f KiB", bytes / 1024.0);
    else if (bytes <= 1073741824.0)
        snprintf(buffer, size, "%.2f MiB", bytes / 1048576.0);
    else
        snprintf(buffer, size, "%.2f GiB", bytes / 1073741824.0);
    return buffer;
}

static bool out_of_memory(int device, size_t bytes) {
    size_t available = 0, total = cuda_devices[device].properties.total_memory;
    cuda_memory_stats stats = {0};
    (void)cuda_driver_table->cuMemGetInfo(&available, &total);
    (void)cuda_get_memory_stats(device, &stats);
    char wanted[32], capacity[32], left[32], held[32], kept[32];
    int64_t idle = MAX(stats.reserved - stats.allocated, 0);
    return FAIL(
        CUDA_OUT_OF_MEMORY,
        "CUDA out of memory. Tried to allocate %s. GPU %d has a total capacity of %s of which %s is free. Of the "
        "allocated memory %s is allocated by torc, and %s is reserved by torc but unallocated.",
        format_bytes(wanted, sizeof wanted, (double)bytes), device,
        format_bytes(capacity, sizeof capacity, (double)total), format_bytes(left, sizeof left, (double)available),
        format_bytes(held, sizeof held, (double)stats.allocated), format_bytes(kept, sizeof kept, (double)idle));
}

/* Take a block from the driver. The slow half of cuda_alloc. */
static bool alloc_from_pool(int device, size_t requested, size_t rounded, void **out) {
    heap *h = &heaps[device];
    block *b = base_calloc(1, DEVICE_BLOCK_BYTES);
    if (!b) return false;
    CUdeviceptr p = 0;
    CUresult result = pool_alloc(device, rounded, &p);
    if (result == CUDA_ERROR_OUT_OF_MEMORY) {
        if (!cuda_trim(device)) {
            base_free(b);
            return false;
        }
        result = pool_alloc(device, rounded, &p);
    }
    if (UNLIKELY(result != CUDA_SUCCESS)) {
        base_free(b);
        if (result == CUDA_ERROR_OUT_OF_MEMORY) return out_of_memory(device, requested);
        return cuda_fail(result, "cuMemAllocFromPoolAsync", __FILE__, __LINE__);
    }
    b->p = (void *)(uintptr_t)p;
    b->bytes = rounded;
    b->in_use = true;
    pthread_mutex_lock(&h->lock);
    bool ok = table_insert(&h->blocks, b);
    if (ok) account(h, (int64_t)rounded);
    if (ok) h->stats.pool_calls++;
    pthread_mutex_unlock(&h->lock);
    if (!ok) {
        pool_free(device, b->p);
        base_free(b);
        return false;
    }
    *out = b->p;
    return true;
}

bool cuda_alloc(int device, size_t bytes, void **out) {
    if (!cuda_use(device)) return false;
    if (bytes == 0) {
        *out = NULL;
        return true;
    }
    if (bytes > SMALL_LIMIT) {
        if (UNLIKELY(bytes > (size_t)INT64_MAX - UNIT)) return out_of_memory(device, bytes);
        return alloc_from_pool(device, bytes, (bytes + UNIT - 1) / UNIT * UNIT, out);
    }
    size_t rounded;
    heap *h = &heaps[device];
    int bin = class_of(bytes, &rounded);
    pthread_mutex_lock(&h->lock);
    block *b = h->bins[bin];
    if (LIKELY(b != NULL)) {
        h->bins[bin] = b->next;
        b->in_use = true;
        h->stats.kept -= (int64_t)rounded;
        account(h, (int64_t)rounded);
    }
    pthread_mutex_unlock(&h->lock);
    if (UNLIKELY(!b)) return alloc_from_pool(device, bytes, rounded, out);
    *out = b->p;
    return true;
}

void cuda_free(int device, void *p) {
    if (!p || !cuda_is_up() || device < 0 || device >= CUDA_MAX_DEVICES) return;
    heap *h = &heaps[device];
    pthread_mutex_lock(&h->lock);
    block *b = table_find(&h->blocks, p);
    if (UNLIKELY(!b || !b->in_use)) { /* not ours, or freed twice: leave it alone */
        pthread_mutex_unlock(&h->lock);
        return;
    }
    b->in_use = false;
    account(h, -(int64_t)b->bytes);
    bool keep = b->bytes <= SMALL_LIMIT && h->stats.kept + (int64_t)b->bytes <= kept_limit;
    if (LIKELY(keep)) {
        size_t rounded;
        int bin = class_of(b->bytes, &rounded);
        b->next = h->bins[bin];
        h->bins[bin] = b;
        h->stats.kept += (int64_t)b->bytes;
    } else {
        table_remove(&h->blocks, b);
    }
    pthread_mutex_unlock(&h->lock);
    if (keep) return;
    if (cuda_use_quietly(device)) pool_free(device, p);
    base_free(b);
}

bool cuda_get_memory_stats(int device, cuda_memory_stats *stats) {
    heap *h = &heaps[device];
    pthread_mutex_lock(&h->lock);
    *stats = h->stats;
    pthread_mutex_unlock(&h->lock);
    stats->reserved = stats->allocated + stats->kept;
    const cuda_device *d = &cuda_devices[device];
    if (cuda_use_quietly(device) && d->pool) {
        cuuint64_t reserved = 0;
        CU_CHECK(cuda_driver_table->cuMemPoolGetAttribute(d->pool, CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, &reserved));
        stats->reserved = (int64_t)reserved;
    }
    return true;
}

/* -------------------------------------------------------------------------------------- pinned host memory */

enum { PINNED_BINS = 48 }; /* powers of two from 4 KiB */

static pthread_mutex_t pinned_lock = PTHREAD_MUTEX_INITIALIZER;
static block_table pinned_blocks;
static block *pinned_bins[PINNED_BINS];

static int pinned_class(size_t bytes, size_t *rounded) {
    int bin = 0;
    for (*rounded = 4096; *rounded < bytes; *rounded *= 2) bin++;
    return bin;
}

/* Has every device passed the block's events? An error counts as not yet. */
static bool pinned_is_idle(const block *b) {
    for (int i = 0; i < CUDA_MAX_DEVICES; i++) {
        if (b->events[i] && cuda_driver_table->cuEventQuery(b->events[i]) != CUDA_SUCCESS) return false;
    }
    return true;
}

/* Mark the end of what is queued now on every device in use. False: some event could not be recorded. */
static bool pinned_mark(block *b) {
    const cuda_driver_api *cu = cuda_driver_table;
    int before = cuda_bound_device;
    bool ok = true;
    for (int i = 0; i < cuda_driver_device_count(); i++) {
        if (!atomic_load_explicit(&cuda_devices[i].ready, memory_order_acquire)) continue;
        ok = cuda_use_quietly(i) && ok;
        if (!b->events[i] && cu->cuEventCreate(&b->events[i], CU_EVENT_DISABLE_TIMING) != CUDA_SUCCESS) {
            b->events[i] = NULL;
            ok = false;
        }
        ok = b->events[i] && cu->cuEventRecord(b->events[i], cuda_devices[i].stream) == CUDA_SUCCESS && ok;
    }
    if (before >= 0) (void)cuda_use_quietly(before);
    return ok;
}

static void pinned_destroy(block *b) {
    const cuda_driver_api *cu = cuda_driver_table;
    for (int i = 0; i < CUDA_MAX_DEVICES; i++) {
        if (b->events[i]) (void)cu->cuEventDestroy(b->events[i]);
    }
    (void)cu->cuMemFreeHost(b->p);
    base_free(b);
}

bool cuda_host_alloc(size_t bytes, void **out) {
    if (!cuda_use(cuda_bound_device >= 0 ? cuda_bound_device : cuda_current_device())) return false;
    if (bytes == 0) {
        *out = NULL;
        return true;
    }
    if (bytes > (size_t)1 << 46) return FAIL(OUT_OF_MEMORY, "cannot allocate %zu bytes of pinned host memory", bytes);
    size_t rounded;
    int bin = pinned_class(bytes, &rounded);
    pthread_mutex_lock(&pinned_lock);
    for (block **link = &pinned_bins[bin]; *link; link = &(*link)->next) {
        block *b = *link;
        if (!pinned_is_idle(b)) continue;
        *link = b->next;
        b->in_use = true;
        pthread_mutex_unlock(&pinned_lock);
        *out = b->p;
        return true;
    }
    pthread_mutex_unlock(&pinned_lock);

    block *b = base_calloc(1, sizeof *b);
    if (!b) return false;
    CUresult result = cuda_driver_table->cuMemHostAlloc(&b->p, rounded, CU_MEMHOSTALLOC_PORTABLE);
    if (result == CUDA_ERROR_OUT_OF_MEMORY) {
        cuda_host_trim();
        result = cuda_driver_table->cuMemHostAlloc(&b->p, rounded, CU_MEMHOSTALLOC_PORTABLE);
    }
    if (result != CUDA_SUCCESS) {
        base_free(b);
        if (result == CUDA_ERROR_OUT_OF_MEMORY)
            return FAIL(OUT_OF_MEMORY, "cannot allocate %zu bytes of pinned host memory", bytes);
        return cuda_fail(result, "cuMemHostAlloc", __FILE__, __LINE__);
    }
    b->bytes = rounded;
    b->in_use = true;
    pthread_mutex_lock(&pinned_lock);
    bool ok = table_insert(&pinned_blocks, b);
    pthread_mutex_unlock(&pinned_lock);
    if (!ok) {
        pinned_destroy(b);
        return false;
    }
    *out = b->p;
    return true;
}

void cuda_host_free(void *p) {
    if (!p || !cuda_is_up()) return;
    pthread_mutex_lock(&pinned_lock);
    block *b = table_find(&pinned_blocks, p);
    if (b && b->in_use) {
        b->in_use = false;
        if (pinned_mark(b)) {
            size_t rounded;
            int bin = pinned_class(b->bytes, &rounded);
            b->next = pinned_bins[bin];
            pinned_bins[bin] = b;
        } else { /* we cannot know when it is idle; cuMemFreeHost waits for the devices by itself */
            table_remove(&pinned_blocks, b);
            pinned_destroy(b);
        }
    }
    pthread_mutex_unlock(&pinned_lock);
}

void cuda_host_trim(void) {
    if (!cuda_is_up()) return;
    pthread_mutex_lock(&pinned_lock);
    for (int i = 0; i < PINNED_BINS; i++) {
        while (pinned_bins[i]) {
            block *b = pinned_bins[i];
            pinned_bins[i] = b->next;
            table_remove(&pinned_blocks, b);
            pinned_destroy(b);
        }
    }
    pthread_mutex_unlock(&pinned_lock);
}

bool cuda_host_is_pinned(const void *p) {
    if (!p || !cuda_is_up()) return false;
    if (cuda_bound_device < 0 && !cuda_use_quietly(cuda_current_device())) return false;
    unsigned type = 0;
    CUresult result =
        cuda_driver_table->cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, (CUdeviceptr)(uintptr_t)p);
    return result == CUDA_SUCCESS && type == CU_MEMORYTYPE_HOST; /* pageable memory: INVALID_VALUE */
}

/* -------------------------------------------------------------------------------------------------- copies */

/* Queue on `later`'s stream a wait for what is queued on `earlier`'s now. */
static bool order(int later, int earlier) {
    const cuda_driver_api *cu = cuda_driver_table;
    CUevent event;
    if (!cuda_use(earlier)) return false;
    CU_CHECK(cu->cuEventCreate(&event, CU_EVENT_DISABLE_TIMING));
    bool ok = CU_OK(cu->cuEventRecord(event, cuda_devices[earlier].stream)) && cuda_use(later) &&
              CU_OK(cu->cuStreamWaitEvent(cuda_devices[later].stream, event, 0));
    (void)cu->cuEventDestroy(event); /* takes effect when the event has passed */
    return ok;
}

static bool copy_between_devices(CUdeviceptr dst, int dst_device, CUdeviceptr src, int src_device, size_t bytes) {
    if (!cuda_use(dst_device) || !cuda_use(src_device)) return false;
    if (!order(src_device, dst_device)) return false; /* dst's memory may still be in use over there */
    CU_CHECK(cuda_driver_table->cuMemcpyPeerAsync(dst, cuda_devices[dst_device].context, src,
                                                  cuda_devices[src_device].context, bytes,
                                                  cuda_devices[src_device].stream));
    return order(dst_device, src_device);
}

bool cuda_copy(void *dst, int dst_device, const void *src, int src_device, size_t bytes, bool async) {
    if (bytes == 0) return true;
    CUdeviceptr to = (CUdeviceptr)(uintptr_t)dst, from = (CUdeviceptr)(uintptr_t)src;
    if (dst_device < 0 && src_device < 0) {
        memcpy(dst, src, bytes);
        return true;
    }
    if (dst_device >= 0 && src_device >= 0 && dst_device != src_device) {
        return copy_between_devices(to, dst_device, from, src_device, bytes);
    }
    int device = dst_device >= 0 ? dst_device : src_device;
    if (!cuda_use(device)) return false;
    const cuda_driver_api *cu = cuda_driver_table;
    CUstream stream = cuda_devices[device].stream;
    if (dst_device == src_device) {
        CU_CHECK(cu->cuMemcpyDtoDAsync(to, from, bytes, stream));
        return true;
    }
    if (src_device < 0) {
        CU_CHECK(cu->cuMemcpyHtoDAsync(to, src, bytes, stream));
        return async || cuda_wait(stream);
    }
    CU_CHECK(cu->cuMemcpyDtoHAsync(dst, from, bytes, stream));
    return (async && cuda_host_is_pinned(dst)) || cuda_wait(stream);
}

bool cuda_memset(int device, void *p, int value, size_t bytes) {
    if (bytes == 0) return true;
    if (!cuda_use(device)) return false;
    CU_CHECK(cuda_driver_table->cuMemsetD8Async((CUdeviceptr)(uintptr_t)p, (unsigned char)value, bytes,
                                                cuda_devices[device].stream));
    return true;
}

/* ---------------------------------------------------------------------------------------------- public functions */

static bool stats_of(int device, const char *caller, cuda_memory_stats *stats) {
    int ordinal = cuda_device_index(device, caller);
    return ordinal >= 0 && cuda_get_memory_stats(ordinal, stats);
}

int64_t torc_cuda_memory_allocated(int device) {
    cuda_memory_stats stats;
    return stats_of(device, __func__, &stats) ? stats.allocated : -1;
}

int64_t torc_cuda_max_memory_allocated(int device) {
    cuda_memory_stats stats;
    return stats_of(device, __func__, &stats) ? stats.allocated_peak : -1;
}

int64_t torc_cuda_memory_reserved(int device) {
    cuda_memory_stats stats;
    return stats_of(device, __func__, &stats) ? stats.reserved : -1;
}

bool torc_cuda_reset_peak_memory_stats(int device) {
    int ordinal = cuda_device_index(device, __func__);
    if (ordinal < 0) return false;
    heap *h = &heaps[ordinal];
    pthread_mutex_lock(&h->lock);
    h->stats.allocated_peak = h->stats.allocated;
    pthread_mutex_unlock(&h->lock);
    return true;
}

bool torc_cuda_empty_cache(void) {
    bool ok = true;
    for (int i = 0; i < cuda_driver_device_count(); i++) {
        if (atomic_load_explicit(&cuda_devices[i].ready, memory_order_acquire)) ok = cuda_trim(i) && ok;
    }
    cuda_host_trim();
    return ok;
}
