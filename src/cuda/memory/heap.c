/* cuda/memory/heap.c - the heaps of all devices, and their locks. See heap.h. */
#include "cuda/memory/heap.h"

#include "cuda/memory/allocator_config.h"
#include "cuda/streams/wait.h"
#include "base/lock.h"

#define HEAP_(n) \
    { .device = (n), .fraction = 1, .limit = SIZE_MAX }
#define FOUR_HEAPS_(n) HEAP_(n), HEAP_(n + 1), HEAP_(n + 2), HEAP_(n + 3)
cuda_heap cuda_heaps[] = {FOUR_HEAPS_(0), FOUR_HEAPS_(4), FOUR_HEAPS_(8), FOUR_HEAPS_(12)};
_Static_assert(COUNT_OF(cuda_heaps) == CUDA_MAX_DEVICES, "one heap per device");

enum { STRUCTS_AT_ONCE = 256 };

bool heap_reserve_structs(cuda_heap *h, int64_t n) {
    while (h->unused_count < n) {
        cuda_block *some = base_alloc(STRUCTS_AT_ONCE * sizeof *some);
        if (!some) return false;
        for (int i = STRUCTS_AT_ONCE - 1; i >= 0; i--) heap_give_struct(h, &some[i]);
    }
    return true;
}

bool heap_is_captured_slow(const cuda_heap *h) {
    if (h->captures) return true;
    /* a stream of this device may have joined a capture of another */
    torc_cuda_stream streams[CUDA_MAX_STREAMS];
    int count = cuda_streams_of(h->device, streams, CUDA_MAX_STREAMS);
    for (int k = 0; k < count; k++)
        if (atomic_load_explicit(&streams[k]->capture, memory_order_acquire)) return true;
    return false;
}

bool heap_may_wait(cuda_heap *h, const char *what) {
    if (LIKELY(!atomic_load_explicit(&cuda_sync_debugging, memory_order_relaxed))) return true;
    if (cuda_waits_are_errors()) return cuda_may_wait(what);
    h->waited_for = what;
    return true;
}

void heap_unlock_slow(cuda_heap *h) {
    cuda_range *dead = h->foreign_dead;
    const char *waited_for = h->waited_for;
    h->foreign_dead = NULL;
    h->waited_for = NULL;
    lock_release(&h->lock);
    if (waited_for) cuda_warn_of_wait(waited_for);
    while (dead) {
        cuda_range *r = dead;
        dead = r->next;
        cuda_foreign.free(cuda_foreign.context.data, r->base, r->size, r->stream->device, r->stream->handle);
        base_free(r);
    }
}
