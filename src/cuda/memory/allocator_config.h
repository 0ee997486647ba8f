/* cuda/memory/allocator_config.h - how the program wants its memory allocated. */
#ifndef TORC_CUDA_ALLOCATOR_CONFIG_H
#define TORC_CUDA_ALLOCATOR_CONFIG_H

#include "base/base.h"
#include "torc/cuda.h"

typedef struct allocator_config {
    bool no_caching; /* as the environment has it; see cuda_caching_off */
    bool expandable;
    size_t max_split_size;         /* SIZE_MAX: none */
    size_t max_non_split_rounding; /* bytes */
    size_t large_segment_size;     /* bytes */
    double garbage_collection_threshold;
    double fraction;
    uint8_t roundup_power2_divisions[16]; /* log2 + 1 of the number of divisions from 2^(20+i) on; 0: none */
    const char *text;                     /* NULL: the environment has none */
} allocator_config;
extern allocator_config cuda_allocator_config; /* valid once ready */
extern _Atomic int cuda_allocator_config_ready;
bool cuda_allocator_config_read_slow(void);
extern _Atomic bool cuda_caching_off; /* every allocation is a call of the driver; valid once ready */
/* Read the environment once. false + error, each time, if it is malformed. */
static inline bool cuda_allocator_config_read(void) {
    return LIKELY(atomic_load_explicit(&cuda_allocator_config_ready, memory_order_acquire) == 1) ||
           cuda_allocator_config_read_slow();
}
/* Parse one text; false + error leaves *config as it was. For tests too. */
bool cuda_allocator_config_parse(const char *text, allocator_config *config);
/* What the C library puts for the decimal point in the current locale: 0.5 without its digits. Returns the length. */
enum { DECIMAL_POINT_BYTES = 16 };
size_t cuda_decimal_point(char point[DECIMAL_POINT_BYTES]);

/* The allocator that the program has put in the place of torc's; alloc NULL: none. */
extern torc_cuda_pluggable_allocator cuda_foreign;
extern _Atomic int cuda_allocations_begun; /* it can no longer be changed */

#endif
