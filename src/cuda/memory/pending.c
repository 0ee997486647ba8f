/* cuda/memory/pending.c - blocks on their way back: those that other streams may still use, until events say that they have
 * passed, and those that must be kept though caching is off. See Note [Reuse in stream order] and Note [Without caching]
 * in allocator.c. */
#include "cuda/memory/pending.h"

#include "cuda/memory/arena.h"
#include "cuda/streams/wait.h"

/* ------------------------------------------------------------------------------------------------- the way back */

/* A block that is a range of its own: must it stay for now? See Note [Without caching]. */
static bool must_keep(const cuda_range *r) {
    const cuda_arena *a = r->arena;
    if (!arena_may_release(a)) return true;
    return r->kind == RANGE_DIRECT && (heap_is_captured(a->heap) || cuda_waits_are_errors());
}

static const char freeing_directly[] = "memory that is given back without caching";

static void give_back_or_keep(cuda_block *b) {
    cuda_arena *a = b->range->arena;
    if (UNLIKELY(must_keep(b->range))) {
        b->state = BLOCK_FREE;
        b->right = a->kept;
        a->kept = b;
        a->heap->keeps = true;
        return;
    }
    if (b->range->kind == RANGE_DIRECT) (void)heap_may_wait(a->heap, freeing_directly); /* it is no error: warned of */
    range_destroy(b->range);
}

void heap_give_back_kept(cuda_heap *h) {
    if (LIKELY(!h->keeps) || heap_is_captured(h) || cuda_waits_are_errors()) return;
    h->keeps = false;
    for (cuda_arena *a = h->all_arenas; a; a = a->next) {
        if (!a->kept) continue;
        if (!arena_may_release(a)) {
            h->keeps = true;
            continue;
        }
        if (a->kept->range->kind == RANGE_DIRECT) (void)heap_may_wait(h, freeing_directly);
        arena_release_kept(a, SIZE_MAX);
    }
}

void block_free_completed(cuda_block *b) {
    cuda_range *r = b->range;
    cuda_arena *a = r->arena;
    heap_stats *s = &a->heap->stats;
    figure_sub(s, FIGURE_ACTIVE, a->small, 1);
    figure_sub(s, FIGURE_ACTIVE_BYTES, a->small, (int64_t)b->size);
    a->dirty = true;
    cuda_heap *h = a->heap;
    torc_cuda_mempool pool = a->pool;
    if (LIKELY(r->kind <= RANGE_SEGMENT))
        (void)block_became_free(b);
    else
        give_back_or_keep(b);
    if (UNLIKELY(pool != NULL) && --pool->live == 0 && !pool->handle) {
        pool->doomed = true;
        h->doomed = true;
    }
}

/* ---------------------------------------------------------------------------------------------- pending blocks */
/* ---------------------------------------------------------------------------------------------- pending blocks */

static pending_event *take_event(cuda_heap *h) {
    pending_event *e = h->idle_events;
    if (e) {
        h->idle_events = e->next;
        return e;
    }
    base_attempt making;
    base_attempt_begin(&making);
    e = base_alloc(sizeof *e);
    base_attempt_end(&making);
    if (e && cuda_driver_table->cuEventCreate(&e->event, CU_EVENT_DISABLE_TIMING) != CUDA_SUCCESS) {
        base_free(e);
        e = NULL;
    }
    return e;
}

static void give_event(cuda_heap *h, pending_event *e) {
    e->next = h->idle_events;
    h->idle_events = e;
}

static void defer(cuda_heap *h, cuda_block *b) {
    if (b->deferred) return;
    b->deferred = true;
    b->right = h->deferred;
    h->deferred = b;
}

/* The block's own stream waits, on the device, for those of other devices, and so do its next owners. false: not yet. */
static bool follow_elsewhere(cuda_heap *h, cuda_block *b) {
    base_attempt following;
    base_attempt_begin(&following);
    bool all = true;
    for (int i = 0; i < CUDA_MAX_DEVICES * USE_WORDS; i++) {
        for (uint64_t left = h->elsewhere[i]; left; left &= left - 1) {
            torc_cuda_stream other = cuda_stream_at(i / USE_WORDS, i % USE_WORDS * 64 + __builtin_ctzll(left));
            if (cuda_stream_follow(b->range->stream, other)) continue;
            torc_error_clear(); /* the others are followed all the same */
            all = cuda_stream_outlived(other) && all;
        }
    }
    base_attempt_end(&following);
    if (all) b->elsewhere = false;
    return cuda_use_quietly(h->device) && all;
}

/* Record events for the uses that have none yet. Those that cannot be stay uses. No stream of the device records a graph. */
static bool record_uses(cuda_heap *h, cuda_block *b) {
    if (UNLIKELY(b->elsewhere) && !follow_elsewhere(h, b)) return false;
    if (!cuda_use_quietly(h->device)) return false;
    bool all = true;
    for (int w = 0; w < USE_WORDS; w++) {
        for (uint64_t left = b->uses[w]; left; left &= left - 1) {
            int slot = w * 64 + __builtin_ctzll(left);
            torc_cuda_stream s = cuda_stream_at(h->device, slot);
            pending_event *e = take_event(h);
            bool recording = false;
            const bool recorded = e && cuda_stream_record(s, e->event, &recording);
            if (!recorded || recording) {
                if (e) give_event(h, e);
                if (e && !recorded && cuda_stream_outlived(s))
                    b->uses[w] &= ~(UINT64_C(1) << slot % 64);
                else
                    all = false;
                continue;
            }
            e->block = b;
            e->next = NULL;
            *h->pending[slot].tail = e;
            h->pending[slot].tail = &e->next;
            h->waiting[w] |= UINT64_C(1) << slot % 64;
            h->pending_count++;
            b->uses[w] &= ~(UINT64_C(1) << slot % 64);
            b->events++;
        }
    }
    return all;
}

static void finish_pending(cuda_heap *h, cuda_block *b) {
    if (b->events || b->deferred) return;
    const cuda_arena *a = b->range->arena;
    heap_trace(h, TRACE_FREE_COMPLETED, b->p, b->size, b->owner, a);
    block_free_completed(b);
}

static void pop_event(cuda_heap *h, int slot) {
    pending_queue *q = &h->pending[slot];
    pending_event *e = q->head;
    q->head = e->next;
    if (!q->head) {
        q->tail = &q->head;
        h->waiting[slot / 64] &= ~(UINT64_C(1) << slot % 64);
    }
    h->pending_count--;
    cuda_block *b = e->block;
    b->events--;
    give_event(h, e);
    finish_pending(h, b);
}

void heap_poll(cuda_heap *h) {
    if (heap_is_captured(h)) return;
    cuda_relaxed relaxed = cuda_relax_begin();
    for (int w = 0; w < CUDA_MAX_STREAMS / 64; w++) {
        for (uint64_t left = h->waiting[w]; left; left &= left - 1) {
            int slot = w * 64 + __builtin_ctzll(left);
            /* events of one stream pass in order */
            while (h->pending[slot].head &&
                   cuda_driver_table->cuEventQuery(h->pending[slot].head->event) == CUDA_SUCCESS)
                pop_event(h, slot);
        }
    }
    cuda_relax_end(relaxed);
}

void heap_retry_deferred(cuda_heap *h) {
    if (!h->deferred || heap_is_captured(h)) return;
    cuda_block *b = h->deferred;
    bool elsewhere = false;
    h->deferred = NULL;
    for (cuda_block *next; b; b = next) {
        next = b->right;
        b->deferred = false;
        if (record_uses(h, b)) {
            finish_pending(h, b);
        } else {
            defer(h, b);
            elsewhere = elsewhere || b->elsewhere;
        }
    }
    if (!elsewhere) memset(h->elsewhere, 0, sizeof h->elsewhere);
}

bool heap_wait_pending(cuda_heap *h, const cuda_arena *a) {
    heap_retry_deferred(h);
    for (int slot = 0; slot < CUDA_MAX_STREAMS; slot++) {
        const pending_event *last = NULL;
        for (const pending_event *e = h->pending[slot].head; e; e = e->next)
            if (!a || e->block->range->arena == a) last = e;
        if (!last) continue;
        if (!heap_may_wait(h, "memory that other streams use") || !cuda_wait_event(last->event, NULL)) return false;
        h->stats.sync_all_streams++;
        while (h->pending[slot].head != last) pop_event(h, slot);
        pop_event(h, slot);
    }
    return true;
}

bool heap_synchronize(cuda_heap *h, const char *what) {
    heap_retry_deferred(h); /* what other devices use becomes work of this one */
    if (!heap_may_wait(h, what) || !cuda_synchronize(h->device, NULL)) return false;
    for (int slot = 0; slot < CUDA_MAX_STREAMS; slot++)
        while (h->pending[slot].head) pop_event(h, slot);
    cuda_block *b = h->deferred;
    h->deferred = NULL;
    for (cuda_block *next; b; b = next) {
        next = b->right;
        b->deferred = false;
        if (b->elsewhere) {
            defer(h, b);
            continue;
        }
        memset(b->uses, 0, sizeof b->uses);
        finish_pending(h, b);
    }
    for (cuda_arena *a = h->all_arenas; a; a = a->next) a->dirty = false;
    for (torc_cuda_mempool pool = h->pools; pool; pool = pool->next) {
        pool->captures -= pool->dropped;
        pool->dropped = 0;
    }
    return true;
}

void block_free_pending(cuda_block *b, bool elsewhere) {
    cuda_heap *h = b->range->arena->heap;
    b->state = BLOCK_PENDING;
    b->elsewhere = elsewhere;
    b->events = 0;
    b->deferred = false;
    if (heap_is_captured(h) || !record_uses(h, b))
        defer(h, b);
    else
        finish_pending(h, b);
    if (UNLIKELY(elsewhere) && !h->deferred) memset(h->elsewhere, 0, sizeof h->elsewhere);
}

void heap_drop_events(cuda_heap *h) {
    while (h->idle_events) {
        pending_event *e = h->idle_events;
        h->idle_events = e->next;
        (void)cuda_driver_table->cuEventDestroy(e->event);
        base_free(e);
    }
}
