/* cuda/memory/allocator.c - the caching allocator of device memory: who gets which block, and when it may be used
 * again.
 *
 * Note [Reuse in stream order]
 * Work on a stream runs in the order in which it is queued. A block belongs to the stream it was allocated on. When it is
 * freed, everything that uses it there is already queued; what its next owner does is queued later on the same stream,
 * and so runs later. The device itself keeps the two apart, on whatever threads this happens, and a block can be reused
 * the moment it is freed, long before the work that used it is done. That is the whole trick of a caching allocator, and
 * why every stream has blocks of its own: between streams there is no such order.
 *
 * A block that other streams used too is freed with their names. An event is recorded on each at the time of the free; the
 * block is PENDING until all of them have passed, which is asked at later allocations and waited for when memory runs
 * out. The caller's side of the bargain is that work is queued before the block it uses is freed.
 *
 * While a stream of the device records a graph, events can neither be asked nor be recorded to any use (what is
 * recorded becomes part of the graph), so blocks freed meanwhile with other streams' uses are deferred: they remember the
 * streams as a set of bits, and their events are recorded once no capture is going on there, which is later than needed
 * and therefore right. Where an event cannot be recorded for another reason, the block is deferred as well. So freeing
 * needs no memory and cannot fail. Of streams of other devices no event is kept: the block's own stream waits for them, on
 * the device, at once or when its captures are over.
 *
 * Giving pages back to the driver, or moving them to another range, is not ordered by any stream: the host waits for the
 * arena's stream first.
 *
 * Sizes are rounded to 512 bytes. Requests up to 1 MiB and larger ones have arenas of their own, so that long-lived crumbs
 * do not nail down big pages. The best fitting free block is taken, its rest split off; a freed block merges with its
 * free neighbours at once.
 *
 * When nothing fits, in this order: events are asked once more; the arena grows; and if the device is full, the blocks of
 * this arena that wait for other streams are waited for; free pages of this stream, then of all streams, go back as far
 * as is needed; everything pending is waited for and everything free goes back. Only then is it out of memory.
 *
 * The paths that matter touch no system call and allocate no host memory: structs of blocks come from a list, live blocks
 * are found by a hash of the address in a table that is never more than half full. One mutex per device guards it all.
 *
 * Note [Without caching]
 * With caching off, or with an allocator of the caller's, a block is a range of its own and goes back when it is freed. Not
 * always at once: what a capture allocates is written by every replay, and stays with its pool until the captures are gone;
 * and giving memory back to the driver waits for the device, which must not happen while a stream there records a graph, nor
 * where waits are errors (torc_cuda_set_sync_debug_mode). Such a block is kept, a list per arena, for the next allocation of
 * about its size; the first allocation that may wait gives back what is left, and so does what gives cached memory back. */
#include "cuda/memory/allocator.h"

#include "cuda/memory/allocator_config.h"
#include "cuda/memory/allocator_stats.h"
#include "cuda/memory/arena.h"
#include "cuda/memory/free_index.h"
#include "cuda/memory/mempool.h"
#include "cuda/memory/pending.h"
#include "cuda/streams/wait.h"
#include "core/seams.h"

enum { POLL_EVERY = 8 };

/* -------------------------------------------------------------------------------------------- table of live blocks */

static int64_t home_of(const block_table *t, const void *p) {
    uint64_t key = (uint64_t)(uintptr_t)p / BLOCK_UNIT;
    return (int64_t)((key * UINT64_C(0x9E3779B97F4A7C15)) >> 32) & (t->capacity - 1);
}

static void table_insert(block_table *t, cuda_block *b) {
    int64_t i = home_of(t, b->p);
    while (t->slots[i]) i = (i + 1) & (t->capacity - 1);
    t->slots[i] = b;
    t->count++;
}

static bool table_grow(block_table *t) {
    block_table larger = {.capacity = t->capacity ? t->capacity * 2 : 512};
    larger.slots = base_calloc((size_t)larger.capacity, sizeof *larger.slots);
    if (!larger.slots) return false;
    for (int64_t i = 0; i < t->capacity; i++)
        if (t->slots[i]) table_insert(&larger, t->slots[i]);
    base_free(t->slots);
    *t = larger;
    return true;
}

static cuda_block *table_find(const block_table *t, const void *p) {
    if (!t->count) return NULL;
    for (int64_t i = home_of(t, p); t->slots[i]; i = (i + 1) & (t->capacity - 1))
        if (t->slots[i]->p == p) return t->slots[i];
    return NULL;
}

static void table_remove(block_table *t, const cuda_block *b) {
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

/* ------------------------------------------------------------------------------------------------- beginnings */

/* The first allocation on a device. */
static bool heap_begin(cuda_heap *h) {
    const cuda_driver_api *cu = cuda_driver_table;
    const cuda_device *d = &cuda_devices[h->device];
    if (cuda_allocator_config.expandable) {
        int supported = 0;
        size_t granularity = 0;
        CUmemAllocationProp what = {.type = CU_MEM_ALLOCATION_TYPE_PINNED,
                                    .location = {.type = CU_MEM_LOCATION_TYPE_DEVICE, .id = d->handle}};
        CU_CHECK(
            cu->cuDeviceGetAttribute(&supported, CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED, d->handle));
        if (supported)
            CU_CHECK(cu->cuMemGetAllocationGranularity(&granularity, &what, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
        h->expandable = granularity && PAGE_BYTES % granularity == 0;
    }
    if (h->limit == SIZE_MAX && cuda_allocator_config.fraction < 1) {
        h->fraction = cuda_allocator_config.fraction;
        h->limit = (size_t)(h->fraction * (double)d->properties.total_memory);
    }
    for (int i = 0; i < CUDA_MAX_STREAMS; i++) h->pending[i].tail = &h->pending[i].head;
    atomic_store_explicit(&cuda_allocations_begun, 1, memory_order_relaxed);
    h->begun = true;
    return true;
}

/* The arena of an allocation on `s`, made if needed. NULL + error. */
static cuda_arena *arena_for(cuda_heap *h, torc_cuda_stream s, bool small) {
    bool captured;
    torc_cuda_mempool pool = mempool_current(s, &captured);
    cuda_arena **place = &(pool ? &pool->arenas[captured] : &h->arenas)->of[s->slot][small];
    if (LIKELY(*place != NULL)) return *place;
    cuda_arena *a = base_calloc(1, sizeof *a);
    if (!a) return NULL;
    if (small && !(a->free.bins = base_calloc(1, sizeof *a->free.bins))) {
        base_free(a);
        return NULL;
    }
    a->heap = h;
    a->pool = pool;
    a->stream = s;
    a->small = small;
    a->captured = captured;
    a->next = h->all_arenas;
    h->all_arenas = a;
    return *place = a;
}

/* ------------------------------------------------------------------------------------------------- rounding */

/* Bits of the size below the highest that are kept: PyTorch's roundup_power2_divisions. */
static size_t round_to_division(size_t bytes, int log_divisions) {
    int highest = 63 - __builtin_clzll(bytes);
    if (!(bytes & (bytes - 1))) return bytes;
    size_t step = ((size_t)1 << highest) >> log_divisions;
    return (bytes + step - 1) & ~(step - 1);
}

size_t block_rounded(size_t bytes) {
    if (UNLIKELY(bytes > (size_t)INT64_MAX / 2)) return 0;
    if (bytes <= BLOCK_UNIT) return BLOCK_UNIT;
    int highest = 63 - __builtin_clzll(bytes), interval = MIN(MAX(highest - 20, 0), 15);
    int division = cuda_allocator_config.roundup_power2_divisions[interval];
    if (UNLIKELY(division > 1) && (bytes - 1) >> (division - 1) >= BLOCK_UNIT) /* more than that many units */
        return round_to_division(bytes, division - 1);
    return (bytes + BLOCK_UNIT - 1) & ~(size_t)(BLOCK_UNIT - 1);
}

/* One of the kept blocks, at most twice as large as it needs to be: those are not split. */
static cuda_block *take_kept(cuda_arena *a, size_t size) {
    cuda_block **best = NULL;
    for (cuda_block **link = &a->kept; *link; link = &(*link)->right)
        if ((*link)->size >= size && (*link)->size / 2 <= size && (!best || (*link)->size < (*best)->size)) best = link;
    cuda_block *b = best ? *best : NULL;
    if (b) *best = b->right;
    return b;
}

/* Something waits for the whole device. */
static bool needs_synchronizing(const cuda_heap *h) {
    bool needs = h->deferred != NULL;
    for (torc_cuda_mempool pool = h->pools; pool && !needs; pool = pool->next) needs = pool->dropped || pool->doomed;
    return needs;
}

/* ------------------------------------------------------------------------------------------------ allocating */

/* Classic segments above max_split_size are neither split nor given to smaller requests. */
static bool too_large(const cuda_block *b, size_t size) {
    const allocator_config *c = &cuda_allocator_config;
    if (LIKELY(c->max_split_size == SIZE_MAX) || b->range->kind != RANGE_SEGMENT) return false;
    if (size < c->max_split_size) return b->size >= c->max_split_size;
    return b->size >= size + c->max_non_split_rounding;
}

static cuda_block *find_free(const cuda_arena *a, size_t size) {
    cuda_block *b = free_index_find(&a->free, size);
    return b && UNLIKELY(too_large(b, size)) ? NULL : b;
}

/* Give back up to `bytes` of free pages of an arena, once its stream has passed. */
static bool release_from(cuda_arena *a, size_t bytes, size_t *released) {
    if (!arena_may_release(a) || !(a->free.root || (a->free.bins && a->free.bins->summary) || a->kept)) return true;
    const bool waits = a->dirty || a->kept || !a->heap->expandable; /* cuMemFree does so by itself */
    if (waits && !heap_may_wait(a->heap, "a stream whose memory is given back")) return false;
    if (a->dirty && !arena_wait(a)) return false;
    a->dirty = false;
    *released += arena_release(a, bytes);
    return true;
}

/* What there is for an allocation; direct: caching is off, and it is taken out. */
static cuda_block *find(cuda_arena *a, size_t size, bool direct) {
    return direct ? take_kept(a, size) : find_free(a, size);
}

/* The same from the driver: see arena_grow. */
static cuda_block *get_more(cuda_arena *a, size_t size, bool direct, CUresult *result) {
    return direct ? arena_direct(a, size, RANGE_DIRECT, NULL, result) : arena_grow(a, size, result);
}

/* Memory that fits must come from elsewhere. Between cuda_relax_begin and cuda_relax_end. */
static cuda_block *grow_relaxed(cuda_heap *h, cuda_arena *a, size_t size, size_t requested, bool direct) {
    const bool pages = h->expandable && !direct;
    const char *const call = pages ? "cuMemCreate" : "cuMemAlloc";
    CUresult result;
    if (!heap_is_captured(h) && !cuda_waits_are_errors()) { /* it may do without */
        if (h->doomed && !heap_bury_pools(h, false)) return NULL;
        if (!heap_collect_garbage(h)) return NULL;
    }
    cuda_block *b = get_more(a, size, direct, &result);
    if (b || result == CUDA_SUCCESS) return b;
    if (result != CUDA_ERROR_OUT_OF_MEMORY) return cuda_fail(result, call, __FILE__, __LINE__);
    if (heap_is_captured(h)) return heap_out_of_memory(h, a, requested);
    h->stats.alloc_retries++;
    if (!heap_wait_pending(h, a)) return NULL;
    if ((b = find(a, size, direct)) != NULL) return b;
    size_t released = 0, wanted = pages ? (size + PAGE_BYTES - 1) / PAGE_BYTES * PAGE_BYTES : SIZE_MAX;
    if (!release_from(a, wanted, &released)) return NULL;
    for (cuda_arena *other = h->all_arenas; other && released < wanted; other = other->next)
        if (other != a && !release_from(other, wanted - released, &released)) return NULL;
    if (released) {
        b = get_more(a, size, direct, &result);
        if (b || result == CUDA_SUCCESS) return b;
    }
    if (!heap_wait_pending(h, NULL)) return NULL;
    /* no event can be had for deferred blocks, nor is one for replays of graphs that are gone: wait for all there is */
    if (needs_synchronizing(h) && (!heap_synchronize(h, "all memory that is in use") || !heap_bury_pools(h, true)))
        return NULL;
    if ((b = find(a, size, direct)) != NULL) return b;
    for (cuda_arena *other = h->all_arenas; other; other = other->next)
        if (!release_from(other, SIZE_MAX, &released)) return NULL;
    b = get_more(a, size, direct, &result);
    if (b || result == CUDA_SUCCESS) return b;
    if (result != CUDA_ERROR_OUT_OF_MEMORY) return cuda_fail(result, call, __FILE__, __LINE__);
    return heap_out_of_memory(h, a, requested);
}

static cuda_block *grow(cuda_heap *h, cuda_arena *a, size_t size, size_t requested, bool direct) {
    cuda_relaxed relaxed = cuda_relax_begin();
    cuda_block *b = grow_relaxed(h, a, size, requested, direct);
    cuda_relax_end(relaxed);
    return b;
}

static bool should_split(const cuda_block *b, size_t size) {
    size_t rest = b->size - size;
    if (LIKELY(b->range->kind == RANGE_EXPANDABLE || b->range->arena->small)) return rest >= BLOCK_UNIT;
    return size < cuda_allocator_config.max_split_size && rest > SMALL_LIMIT;
}

/* The rest of an allocation: `b` is ours now. */
static cuda_block *taken(cuda_heap *h, cuda_arena *a, cuda_block *b, size_t requested) {
    b->state = BLOCK_ALLOCATED;
    b->raw = false;
    b->requested = requested;
    b->owner = owner_now;
    table_insert(&h->live, b);
    heap_stats *s = &h->stats;
    int64_t size = (int64_t)b->size;
    figure_add(s, FIGURE_ALLOCATION, a->small, 1);
    figure_add(s, FIGURE_ALLOCATED_BYTES, a->small, size);
    figure_add(s, FIGURE_ACTIVE, a->small, 1);
    figure_add(s, FIGURE_ACTIVE_BYTES, a->small, size);
    figure_add(s, FIGURE_REQUESTED_BYTES, a->small, (int64_t)requested);
    if (UNLIKELY((size_t)size >= cuda_allocator_config.max_split_size)) stat_add(&s->oversize_allocations, 1);
    a->allocations++;
    if (UNLIKELY(a->pool != NULL)) a->pool->live++;
    heap_trace(h, TRACE_ALLOC, b->p, b->size, b->owner, a);
    return b;
}

/* With the lock held: structs, room in the table, and the arena of an allocation. */
static cuda_arena *prepare(cuda_heap *h, torc_cuda_stream s, bool small) {
    if (UNLIKELY(!h->begun) && !heap_begin(h)) return NULL;
    if (UNLIKELY(h->unused_count < 2) && !heap_reserve_structs(h, 2)) return NULL;
    if (UNLIKELY(2 * (h->live.count + 1) > h->live.capacity) && !table_grow(&h->live)) return NULL;
    return arena_for(h, s, small);
}

/* Caching is off: a call of the driver each, but for what is kept. */
static cuda_block *alloc_directly(cuda_heap *h, cuda_arena *a, size_t size, size_t requested) {
    heap_give_back_kept(h);
    heap_retry_deferred(h);
    if (h->pending_count) heap_poll(h);
    cuda_block *b = take_kept(a, size);
    if (!b) b = grow(h, a, size, requested, true);
    return b ? taken(h, a, b, requested) : NULL;
}

/* With the lock held, before the caller's allocator is asked: what need not be kept goes; *b is what is and fits. false +
 * error if host memory is lacking. */
static bool foreign_kept(cuda_heap *h, torc_cuda_stream s, size_t bytes, cuda_block **b) {
    *b = NULL;
    if (LIKELY(!h->keeps && !h->doomed && !h->pending_count && !h->deferred)) return true;
    base_attempt giving;
    base_attempt_begin(&giving);
    const bool may_wait = !heap_is_captured(h) && !cuda_waits_are_errors();
    heap_retry_deferred(h);
    heap_poll(h);
    heap_give_back_kept(h);
    if (h->doomed && may_wait && cuda_use(h->device)) (void)heap_bury_pools(h, false);
    base_attempt_end(&giving);
    if (!h->keeps) return true;
    cuda_arena *a = prepare(h, s, bytes <= SMALL_LIMIT);
    if (a && (*b = take_kept(a, bytes)) != NULL) (void)taken(h, a, *b, bytes);
    return a != NULL;
}

/* The caller's allocator. It is called without the lock: it may do what it likes. */
static cuda_block *alloc_foreign(cuda_heap *h, torc_cuda_stream s, size_t bytes) {
    heap_lock(h);
    cuda_block *b;
    const bool ok = foreign_kept(h, s, bytes, &b);
    heap_unlock(h);
    if (!ok || b) return b;
    void *p = cuda_foreign.alloc(cuda_foreign.context.data, bytes, h->device, s->handle);
    heap_lock(h);
    cuda_arena *a = prepare(h, s, bytes <= SMALL_LIMIT);
    CUresult result;
    if (a && !p) (void)heap_out_of_memory(h, a, bytes);
    if (a && p) b = arena_direct(a, bytes, RANGE_FOREIGN, p, &result);
    if (b) (void)taken(h, a, b, bytes);
    heap_unlock(h);
    if (!b && p) cuda_foreign.free(cuda_foreign.context.data, p, bytes, h->device, s->handle);
    return b;
}

/* With the lock held. */
static cuda_block *alloc_on(cuda_heap *h, torc_cuda_stream s, size_t bytes) {
    size_t size = block_rounded(bytes);
    cuda_arena *a = prepare(h, s, size <= SMALL_LIMIT);
    if (UNLIKELY(!a)) return NULL;
    if (UNLIKELY(!size)) return heap_out_of_memory(h, a, bytes);
    bool direct = atomic_load_explicit(&cuda_caching_off, memory_order_relaxed);
    if (UNLIKELY(direct)) return alloc_directly(h, a, size, bytes);
    if (UNLIKELY(h->pending_count) && h->polls++ % POLL_EVERY == 0) heap_poll(h);
    cuda_block *b = find_free(a, size);
    if (UNLIKELY(!b)) {
        heap_retry_deferred(h);
        if (h->pending_count) {
            heap_poll(h);
            b = find_free(a, size);
        }
        if (!b) b = grow(h, a, size, bytes, false);
        if (!b) return NULL;
        if (UNLIKELY(h->unused_count < 1) && !heap_reserve_structs(h, 1)) return NULL;
    }
    free_index_remove(&a->free, b);
    block_count_split(a, b, -1);
    if (should_split(b, size)) {
        cuda_block *rest = heap_take_struct(h);
        rest->p = b->p + size; /* what other states need is set where they begin */
        rest->size = b->size - size;
        rest->prev = b;
        rest->next = b->next;
        rest->range = b->range;
        rest->state = BLOCK_FREE;
        rest->age = b->age;
        if (rest->next) rest->next->prev = rest;
        b->next = rest;
        b->size = size;
        block_count_split(a, rest, 1);
        free_index_add(&a->free, rest);
    }
    return taken(h, a, b, bytes);
}

static void add_use(uint64_t *words, torc_cuda_stream s) { words[s->slot / 64] |= UINT64_C(1) << s->slot % 64; }

/* With the lock held; `b` is allocated. */
static void free_block(cuda_heap *h, cuda_block *b, const torc_cuda_stream *streams, int count) {
    cuda_arena *a = b->range->arena;
    heap_stats *s = &h->stats;
    table_remove(&h->live, b);
    figure_sub(s, FIGURE_ALLOCATION, a->small, 1);
    figure_sub(s, FIGURE_ALLOCATED_BYTES, a->small, (int64_t)b->size);
    figure_sub(s, FIGURE_REQUESTED_BYTES, a->small, (int64_t)b->requested);
    if (UNLIKELY(b->size >= cuda_allocator_config.max_split_size)) stat_sub(&s->oversize_allocations, 1);
    bool used = false, elsewhere = false;
    for (int i = 0; i < count; i++) {
        torc_cuda_stream other = streams[i];
        if (!other || other == a->stream) continue;
        if (!used) memset(b->uses, 0, sizeof b->uses);
        used = true;
        if (LIKELY(other->device == h->device)) {
            add_use(b->uses, other);
        } else {
            add_use(h->elsewhere + other->device * USE_WORDS, other);
            elsewhere = true;
        }
    }
    if (LIKELY(!used)) {
        heap_trace(h, TRACE_FREE, b->p, b->size, b->owner, a);
        block_free_completed(b);
        return;
    }
    heap_trace(h, TRACE_FREE_REQUESTED, b->p, b->size, b->owner, a);
    block_free_pending(b, elsewhere);
}

/* ------------------------------------------------------------------------------------------- what others call */

cuda_block *cuda_block_alloc(torc_cuda_stream stream, size_t bytes) {
    int device = stream->device;
    if (UNLIKELY(!cuda_use(device) || !cuda_allocator_config_read())) return NULL;
    cuda_heap *h = &cuda_heaps[device];
    if (UNLIKELY(cuda_foreign.alloc != NULL)) return alloc_foreign(h, stream, bytes);
    heap_lock(h);
    cuda_block *b = alloc_on(h, stream, bytes);
    heap_unlock(h);
    return b;
}

void *cuda_block_data(const cuda_block *b) { return b->p; }
torc_cuda_stream cuda_block_stream(const cuda_block *b) { return b->range->stream; }

void cuda_block_free(cuda_block *b, const torc_cuda_stream *streams, int count) {
    if (!b || !cuda_is_up()) return;
    cuda_heap *h = b->range->arena->heap;
    heap_lock(h);
    if (LIKELY(b->state == BLOCK_ALLOCATED)) free_block(h, b, streams, count);
    heap_unlock(h);
}

bool cuda_alloc(int device, size_t bytes, void **out) {
    if (UNLIKELY(!cuda_use(device))) return false;
    if (bytes == 0) {
        *out = NULL;
        return true;
    }
    torc_cuda_stream s = cuda_current_stream(device);
    cuda_block *b = LIKELY(s != NULL) ? cuda_block_alloc(s, bytes) : NULL;
    if (UNLIKELY(!b)) return false;
    *out = b->p;
    return true;
}

/* Free the block that begins there (raw: only one that was allocated raw); false if there is none. */
static bool free_known(int device, void *p, bool raw) {
    cuda_heap *h = &cuda_heaps[device];
    heap_lock(h);
    cuda_block *b = table_find(&h->live, p);
    if (UNLIKELY(raw) && b && !b->raw) b = NULL;
    if (LIKELY(b != NULL)) free_block(h, b, NULL, 0);
    heap_unlock(h);
    return b != NULL;
}

void cuda_free(int device, void *p) {
    if (!p || !cuda_is_up() || device < 0 || device >= CUDA_MAX_DEVICES) return;
    (void)free_known(device, p, false); /* not ours, or freed twice: left alone */
}

/* With the lock held: everything free goes back. */
static bool trim(cuda_heap *h, const char *what) {
    if (!heap_synchronize(h, what) || !heap_bury_pools(h, true)) return false;
    for (cuda_arena *a = h->all_arenas; a; a = a->next)
        if (arena_may_release(a)) (void)arena_release(a, SIZE_MAX);
    heap_drop_events(h);
    return true;
}

bool cuda_trim(int device, const char *what) {
    if (!cuda_use(device)) return false;
    cuda_heap *h = &cuda_heaps[device];
    heap_lock(h);
    bool ok = !h->begun || heap_is_captured(h); /* then not now: waiting would break the capture */
    if (!ok) {
        cuda_relaxed relaxed = cuda_relax_begin();
        ok = trim(h, what);
        cuda_relax_end(relaxed);
    }
    heap_unlock(h);
    return ok;
}

bool cuda_trim_all(const char *what) {
    bool ok = true;
    for (int i = 0; i < cuda_driver_device_count(); i++)
        if (atomic_load_explicit(&cuda_devices[i].ready, memory_order_acquire)) ok = cuda_trim(i, what) && ok;
    return ok;
}

bool cuda_memory_allow_peer(int device, int peer) {
    if (!cuda_use(device)) return false;
    if (peer == device) return true;
    cuda_heap *h = &cuda_heaps[device];
    if (!cuda_device_properties(peer)) return false;
    heap_lock(h);
    bool ok = heap_add_peer(h, peer);
    heap_unlock(h);
    return ok;
}

/* ---------------------------------------------------------------------------------------------- public functions */

bool torc_cuda_empty_cache(void) {
    (void)exec_settle();
    return !FAILED() && cuda_trim_all("torch.cuda.empty_cache");
}

bool torc_cuda_ipc_collect(void) { return !FAILED() && cuda_init("torch.cuda.ipc_collect"); }

void *(torc_cuda_caching_allocator_alloc)(size_t size, int device, torc_cuda_stream stream) {
    (void)exec_settle();
    if (FAILED()) return NULL;
    if (stream && !cuda_stream_check(stream, "torch.cuda.caching_allocator_alloc")) return NULL;
    int ordinal = cuda_device_index(device, "torch.cuda.caching_allocator_alloc");
    if (ordinal < 0 || !cuda_use(ordinal)) return NULL;
    if (stream && stream->device != ordinal)
        return FAIL_NULL(VALUE, "torch.cuda.caching_allocator_alloc: the stream is of device %d, not %d",
                         stream->device, ordinal);
    if (!stream) stream = cuda_current_stream(ordinal);
    if (!stream) return NULL;
    owner_tag owner = owner_now;
    owner_now.op = -1; /* no operator wants it */
    cuda_block *b = cuda_block_alloc(stream, size ? size : 1);
    owner_now = owner;
    if (b) b->raw = true;
    return b ? cuda_block_data(b) : NULL;
}

bool torc_cuda_caching_allocator_delete(void *data) {
    (void)exec_settle();
    if (!data) return true;
    const bool up = cuda_is_up();
    for (int i = 0; up && i < cuda_driver_device_count(); i++)
        if (free_known(i, data, true)) return true;
    if (!up && !is_literal(data)) return true; /* of the parent of this process, which keeps it */
    return FAIL(VALUE, "invalid device pointer: %p", data);
}
