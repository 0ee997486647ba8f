/* generator.h - streams of random numbers. */
#ifndef TORC_CORE_GENERATOR_H
#define TORC_CORE_GENERATOR_H

#include "base/base.h"
#include "base/lock.h"
#include "core/mt19937.h"

struct torc_generator_s {
    object obj;
    torc_device device;
    base_lock lock; /* held while numbers are drawn or the state changes */
    mt19937 engine; /* CPU */
    /* Other devices: Philox. CUDA's (seed, offset) lives on the device, because graph replay must see it move. `state` is on the
     * device and begins with uint64 seed, uint64 offset; the host copies below say what to write when `stale`. */
    torc_storage state;
    uint64_t seed, offset;
    bool stale;
    /* The executor's: how many calls that have not run draw from it, and which thread's they are. */
    int32_t pending;
    void *recording;
};
/* The generator given, or the default one of the device; NULL + error if it belongs to another device. Borrowed. */
torc_generator generator_for(torc_generator given, torc_device device);
bool generator_given(torc_generator g, const char *function); /* false + VALUE for what is no generator */
/* Seed the default generator of a device of this type, which is not the CPU (-1: of all); remembered for those that are
 * not in use yet. */
bool generator_seed(torc_device_type type, int index, uint64_t seed);
/* A number that is never the same, from the system: false + RUNTIME. PyTorch's on the CPU have 64 bits, on other devices the 53 of a
 * float64. */
bool generator_entropy(torc_device_type type, uint64_t *seed);
/* Can `g` be given this state? The error otherwise; offset and contents are checked when it is set. */
bool generator_state_check(torc_generator g, torc_tensor state);
/* Around everything that draws numbers or changes the state. */
static inline void generator_lock(torc_generator g) {
    if (UNLIKELY(lock_take(&g->lock))) mt19937_mend(&g->engine);
}
static inline void generator_unlock(torc_generator g) { lock_release(&g->lock); }
#endif
