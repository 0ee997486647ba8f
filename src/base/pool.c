/* pool.c - what pools do where they have nothing, or too much; see pool.h. */
#include "base/pool.h"

/* After all that a thread lets go of as it ends. */
static void thread_ends(void *own) {
    base_pool *pool = own;
    for (size_t size = 0; size < POOL_SIZES; size++) {
        for (void *p = pool->first[size], *next; p; p = next) {
            memcpy(&next, p, sizeof next);
            base_default_free(p);
        }
        pool->first[size] = NULL;
        pool->count[size] = POOL_KEPT; /* what comes now goes back at once */
    }
}
thread_part base_pool_part = {.bytes = sizeof(base_pool), .end = thread_ends, .turn = THREAD_ENDS_POOL};

void *pool_take_fresh(size_t size) { return base_alloc(size * POOL_STEP); }

void pool_give_back(void *p, size_t size) {
    if (base_pooling && size < POOL_SIZES && !thread_seen(&base_pool_part) && thread_part_try(&base_pool_part))
        pool_give(p, size);
    else
        base_free(p);
}
