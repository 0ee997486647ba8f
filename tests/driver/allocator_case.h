/* allocator_case.h - what the tests of the caching allocator share. Include it after cuda_case.h. */
#ifndef TORC_TEST_ALLOCATOR_CASE_H
#define TORC_TEST_ALLOCATOR_CASE_H

#include "core/owner.h"
#include "cuda/memory/allocator.h"
#include "cuda/memory/allocator_config.h"
#include "cuda/memory/heap.h"
#include "cuda/memory/mempool.h"
#include "cuda/device/device.h"

enum { KIB = 1 << 10, MIB = 1 << 20 };
#define GIB ((size_t)1 << 30)

static inline torc_cuda_stream main_stream(void) {
    torc_cuda_stream s = cuda_current_stream(0);
    REQUIRE(s);
    return s;
}
static inline cuda_block *take(size_t bytes) {
    cuda_block *b = cuda_block_alloc(main_stream(), bytes);
    REQUIRE(b);
    return b;
}
static inline void drop(cuda_block *b) { cuda_block_free(b, NULL, 0); }
static inline int64_t figure(const char *key) {
    int64_t v = torc_cuda_memory_stat_value(0, key);
    REQUIRE(!torc_error());
    return v;
}
#define REQUIRE_FIGURE(key, value)                                                                     \
    do {                                                                                               \
        int64_t now_ = figure(key);                                                                    \
        if (now_ != (int64_t)(value)) fprintf(stderr, "%s is %lld\n", key, (long long)now_), _exit(1); \
    } while (0)
/* Nothing is held any more, and nothing was done that no correct program does. */
static inline void require_clean(void) {
    fake_cuda_counts c;
    REQUIRE(torc_cuda_empty_cache());
    cuda_case_controls()->counts(&c);
    if (c.pages || c.mappings || c.blocks || c.ranges || cuda_case_controls()->violations())
        fprintf(stderr, "%lld pages, %lld mappings, %lld blocks, %lld ranges; %s\n", (long long)c.pages,
                (long long)c.mappings, (long long)c.blocks, (long long)c.ranges, cuda_case_controls()->violation());
    REQUIRE(c.pages == 0 && c.mappings == 0 && c.blocks == 0 && c.ranges == 0);
    REQUIRE(cuda_case_controls()->violations() == 0);
    REQUIRE(cuda_case_controls()->used(0) == 0 && torc_cuda_memory_reserved(0) == 0 &&
            torc_cuda_memory_allocated(0) == 0);
}

#endif
