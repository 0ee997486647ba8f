/* cuda/memory/mempool.c - pools of memory apart from the default one.
 *
 * Note [Pools]
 * A graph replays its kernels on the addresses it was captured with. What a capture allocates must therefore never be given
 * to anybody outside: it comes from a pool, which is a set of arenas of its own. The graph holds a handle on the pool as
 * users do; a pool is alive as long as there is a handle or a block that is not free. Blocks freed during the capture are
 * reused by the same capture, in stream order, as eagerly.
 *
 * A pool that captures record into may serve eager allocations too (use_mem_pool). Those must not get what a capture has
 * freed: every replay writes there, whatever lives in it. Nor do captures take what eager work has freed. So each pool has
 * two sets of arenas, that of captures and the other, and blocks of the other are memory like any: their storages
 * carry marks, graphs that use them keep them, replays and eager calls wait for one another by those.
 *
 * Which pool an allocation uses: that of the capture its stream belongs to; otherwise the innermost one this thread has
 * begun to use on the device; otherwise the default one. A capture comes first since memory of another pool could be
 * reused by eager work between replays.
 *
 * From the first capture that succeeds, no page of the captures' arenas goes back to the driver before all graphs that were
 * captured there are gone, and the device has been waited for after that: free blocks hold intermediate results of every
 * replay. A pool of which no capture was kept gives back its free pages under pressure like any other. A pool that dies
 * while a stream of its device captures, or whose last block is freed, cannot be taken apart at that moment (it needs
 * waiting): it is marked, and buried by the next allocation that needs memory, or by empty_cache. */
#include "cuda/memory/mempool.h"

#include "core/tensor.h"
#include "cuda/memory/arena.h"
#include "cuda/memory/pending.h"
#include "cuda/streams/wait.h"
#include "core/storage.h"
#include "core/seams.h"

/* ------------------------------------------------------------------------------------------------------- pools */

static void mempool_destroy(void *object) {
    torc_cuda_mempool pool = object;
    if (!cuda_is_up()) return; /* a forked child: it is the parent's */
    object_release(pool->marks);
    pool->marks = NULL;
    cuda_heap *h = &cuda_heaps[pool->device];
    heap_lock(h);
    pool->handle = false;
    if (!pool->live) pool->doomed = h->doomed = true;
    if (h->doomed && !heap_is_captured(h) && !cuda_waits_are_errors()) {
        base_attempt burying;
        base_attempt_begin(&burying);
        cuda_relaxed relaxed = cuda_relax_begin();
        (void)heap_bury_pools(h, false);
        cuda_relax_end(relaxed);
        base_attempt_end(&burying);
    }
    heap_unlock(h);
}
static OBJECT_CLASS mempool_class = {"cuda mempool", mempool_destroy};

torc_cuda_mempool cuda_mempool_new(int device) {
    static _Atomic int64_t ids = 1;
    if (!cuda_use(device)) return NULL;
    torc_cuda_mempool pool = base_calloc(1, sizeof *pool);
    if (!pool) return NULL;
    object_init(&pool->obj, &mempool_class);
    pool->device = (int16_t)device;
    pool->handle = true;
    pool->id = atomic_fetch_add(&ids, 1);
    cuda_heap *h = &cuda_heaps[device];
    heap_lock(h);
    pool->next = h->pools;
    h->pools = pool;
    heap_unlock(h);
    return pool;
}

enum { ARENAS_OF_POOL = 4 * CUDA_MAX_STREAMS };
static cuda_arena **arena_of(torc_cuda_mempool pool, int i) { return &pool->arenas[i & 1].of[i >> 2][i >> 1 & 1]; }

bool heap_bury_pools(cuda_heap *h, bool waited) {
    if (!h->doomed) return true;
    bool any = false;
    for (torc_cuda_mempool pool = h->pools; pool; pool = pool->next) {
        for (int i = 0; pool->doomed && i < ARENAS_OF_POOL && !any; i++) any = *arena_of(pool, i) != NULL;
    }
    /* replays may have run on any stream */
    if (any && !waited && (!cuda_use(h->device) || !heap_synchronize(h, "the memory of a pool that is gone")))
        return false;
    bool all = true;
    for (torc_cuda_mempool *link = &h->pools; *link;) {
        torc_cuda_mempool pool = *link;
        bool empty = pool->doomed;
        for (int i = 0; pool->doomed && i < ARENAS_OF_POOL; i++) {
            cuda_arena **place = arena_of(pool, i);
            if (!*place) continue;
            (void)arena_release(*place, SIZE_MAX);
            if ((*place)->ranges) { /* the driver refused: another time */
                empty = false;
                continue;
            }
            arena_destroy(*place);
            *place = NULL;
        }
        if (empty) {
            *link = pool->next;
            base_free(pool);
        } else {
            all = all && !pool->doomed;
            link = &pool->next;
        }
    }
    h->doomed = !all;
    return true;
}

void cuda_mempool_capture_begin(torc_cuda_mempool pool) {
    atomic_fetch_add(&cuda_captures_running, 1);
    cuda_captures_await();
    cuda_heap *h = &cuda_heaps[pool->device];
    heap_lock(h);
    pool->captures++;
    h->captures++;
    heap_unlock(h);
}

void cuda_mempool_capture_end(torc_cuda_mempool pool, bool keep) {
    if (cuda_is_up()) { /* a forked child has lost the capture; the heap is the parent's */
        cuda_heap *h = &cuda_heaps[pool->device];
        heap_lock(h);
        if (!keep) pool->captures--;
        h->captures--;
        heap_unlock(h);
    }
    atomic_fetch_sub(&cuda_captures_running, 1);
}

void cuda_mempool_capture_dropped(torc_cuda_mempool pool) {
    if (!cuda_is_up()) return; /* a forked child: it is the parent's */
    cuda_heap *h = &cuda_heaps[pool->device];
    heap_lock(h);
    pool->dropped++;
    heap_unlock(h);
}

torc_cuda_mempool cuda_block_captured_pool(const cuda_block *b) {
    const cuda_arena *a = b->range->arena;
    return a->captured ? a->pool : NULL;
}

torc_storage cuda_mempool_marks(torc_cuda_mempool pool) {
    cuda_heap *h = &cuda_heaps[pool->device];
    heap_lock(h);
    if (!pool->marks) pool->marks = storage_external(TORC_CUDA(pool->device), NULL, 0);
    torc_storage marks = pool->marks;
    heap_unlock(h);
    return marks;
}

static bool check_pool(torc_cuda_mempool pool, const char *caller) {
    if (object_is(pool, &mempool_class)) return true;
    return FAIL(VALUE, "%s: the pool is NULL or not a memory pool%s", caller, handle_doubt(pool));
}

bool cuda_mempool_check(torc_cuda_mempool pool, int device, const char *caller) {
    if (!check_pool(pool, caller)) return false;
    return pool->device == device || FAIL(VALUE, "%s: the pool is of device %d, not %d", caller, pool->device, device);
}

torc_cuda_mempool(torc_cuda_mempool_new)(int device) {
    if (FAILED()) return NULL;
    int ordinal = cuda_device_index(device, "torch.cuda.MemPool");
    return ordinal < 0 ? NULL : scope_lend(cuda_mempool_new(ordinal));
}

/* ------------------------------------------------------------------------------------------- pools of a thread */

enum { MEMPOOL_NESTING = 32 };
typedef struct pools_in_use {
    torc_cuda_mempool pool[MEMPOOL_NESTING]; /* cuda_thread.pools of them, each retained */
} pools_in_use;
/* The thread ends without ending these, and what still runs on it allocates in the default pool. */
static void thread_ends(void *own) {
    (void)own;
    cuda_thread.pools = 0;
}
static thread_part in_use = {.bytes = sizeof(pools_in_use), .end = thread_ends, .turn = THREAD_ENDS_POOL};

torc_cuda_mempool mempool_current_slow(torc_cuda_stream s) {
    const pools_in_use *own = thread_seen(&in_use);
    for (int i = own ? cuda_thread.pools - 1 : -1; i >= 0; i--)
        if (own->pool[i]->device == s->device) return own->pool[i];
    return NULL;
}

bool torc_cuda_use_mem_pool_begin(torc_cuda_mempool pool) {
    (void)exec_settle();
    if (FAILED() || !check_pool(pool, "torch.cuda.use_mem_pool")) return false;
    if (cuda_thread.pools == MEMPOOL_NESTING)
        return FAIL(RUNTIME, "torch.cuda.use_mem_pool: more than %d pools are nested", (int)MEMPOOL_NESTING);
    pools_in_use *own = thread_own(&in_use);
    if (!own) return false;
    own->pool[cuda_thread.pools++] = object_retain(pool);
    return true;
}

bool torc_cuda_use_mem_pool_end(torc_cuda_mempool pool) {
    (void)exec_settle();
    if (!check_pool(pool, "torch.cuda.use_mem_pool")) return false;
    pools_in_use *own = thread_seen(&in_use);
    if (!own || !cuda_thread.pools || own->pool[cuda_thread.pools - 1] != pool)
        return FAIL(RUNTIME, "torch.cuda.use_mem_pool: this is not the pool that was begun last on this thread");
    object_release(own->pool[--cuda_thread.pools]);
    return true;
}
