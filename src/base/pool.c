/* pool.c - what pools do where they have nothing, or too much; see pool.h. */
#include "base/pool.h"

/* The thread ends: its blocks go back to malloc. Of all that a thread has, its pool ends last, because what ends before gives blocks to it. */
static void thread_ends(void *own) {
    base_pool *pool = own;
    for (size_t size = 0; size < POOL_SIZES; size++) {
        for (void *p = pool->first[size], *next; p; p = next) {
            memcpy(&next, p, sizeof next);
            base_default_free(p);
        }
        pool->first[size] = NULL;
        pool->room[size] = 0; /* a block that is given to the pool after this goes to malloc instead */
    }
}
thread_part base_pool_part = {.bytes = sizeof(base_pool), .end = thread_ends, .turn = THREAD_ENDS_POOL};

void *pool_take_fresh(size_t size) { return base_alloc(size * POOL_STEP); }

void pool_give_back(void *p, size_t size) {
    base_pool *own =
        base_pooling && size < POOL_SIZES && !thread_seen(&base_pool_part) ? thread_part_try(&base_pool_part) : NULL;
    if (!own) {
        base_free(p);
        return;
    }
    for (size_t k = 1; k < POOL_SIZES; k++) own->room[k] = (uint16_t)(POOL_KEPT / (k * POOL_STEP));
    pool_give(p, size);
}
