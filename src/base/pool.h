/* pool.h - memory of the small things that every call makes and lets go of: handles, storages, nodes.
 *
 * Each thread keeps the blocks that it lets go of, by size, and takes them again: a few instructions, where malloc has some fifty and
 * a lock's worth of them for what is larger than a kilobyte. A block may go back to another thread's pool than it came from.
 *
 * Blocks come from the host allocator (base_alloc), and pools keep them only while that is the default one: an allocator of the
 * program's, debug handles and sanitizers see every block come and go. */
#ifndef TORC_BASE_POOL_H
#define TORC_BASE_POOL_H

#include "base/base.h"

enum { POOL_STEP = 64, POOL_SIZES = 32, POOL_KEPT = 1 << 16 };
typedef struct base_pool {
    void *
        first[POOL_SIZES]; /* of each size, in multiples of POOL_STEP; each block begins with the address of the next */
    uint16_t room[POOL_SIZES]; /* for so many more, at first for POOL_KEPT bytes of each size */
} base_pool;
extern thread_part base_pool_part;
extern bool base_pooling; /* false: blocks go back at once */

static inline size_t pool_size(size_t bytes) { return (bytes + POOL_STEP - 1) / POOL_STEP; }
void *pool_take_fresh(size_t size);
void pool_give_back(void *p, size_t size);

/* A block of `size` times POOL_STEP bytes, aligned as base_alloc's. NULL and OUT_OF_MEMORY on failure. */
static inline void *pool_take(size_t size) {
    base_pool *own = thread_seen(&base_pool_part);
    if (LIKELY(size < POOL_SIZES) && LIKELY(own != NULL) && LIKELY(own->first[size] != NULL) && LIKELY(base_pooling)) {
        void *p = own->first[size];
        memcpy(&own->first[size], p, sizeof p);
        own->room[size]++;
        return p;
    }
    return pool_take_fresh(size);
}
/* `size` as it was taken; p is not NULL. */
static inline void pool_give(void *p, size_t size) {
    base_pool *own = thread_seen(&base_pool_part);
    if (LIKELY(size < POOL_SIZES) && LIKELY(own != NULL) && LIKELY(own->room[size] != 0) && LIKELY(base_pooling)) {
        memcpy(p, &own->first[size], sizeof p);
        own->first[size] = p;
        own->room[size]--;
    } else
        pool_give_back(p, size);
}
#endif
