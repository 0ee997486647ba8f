/* generator.h - streams of random numbers. */
#ifndef TORC_CORE_GENERATOR_H
#define TORC_CORE_GENERATOR_H

#include "base/base.h"
#include "base/lock.h"
#include "core/mt19937.h"

/* What draws move on. Several generators may have one (graphsafe_set_state), and one may be kept by itself (checkpoint). */
typedef struct generator_state {
    object obj;
    torc_device device;
    base_lock lock; /* held while numbers are drawn or anything below changes */
    mt19937 engine; /* CPU */
    /* Other devices: Philox. CUDA's (seed, offset) lives on the device, because graph replay must see it move. `words` is on the
     * device and begins with uint64 seed, uint64 offset; the host copies below say what to write when `stale`. */
    torc_storage words;
    uint64_t seed, offset;
    bool stale;
    /* The executor's: how many calls that have not run draw from it, and which thread's they are. */
    int32_t pending;
    void *recording;
} generator_state;
struct torc_generator_s {
    object obj;
    torc_device device;
    base_lock lock;         /* of the next one, spun */
    generator_state *state; /* owned */
};
/* The state that the generator has now, owned; and put another of its device in its place, which is owned from here on. */
generator_state *generator_current(torc_generator g);
void generator_exchange(torc_generator g, generator_state *state);
/* A new state, owned, from which the same numbers come; no device is waited for. NULL and an error. */
generator_state *generator_state_copy(generator_state *s);
/* The generator given, or the default one of the device; NULL + error if it belongs to another device. Borrowed. */
torc_generator generator_for(torc_generator given, torc_device device);
bool generator_given(torc_generator g, const char *function); /* false + VALUE for what is no generator */
/* What a call that draws, and may fail afterwards for want of memory, puts back then. The streams of other devices than the host lie there, and
 * stay as they are. take: false + error as generator_for has it. */
typedef struct generator_mark {
    torc_generator generator; /* NULL: of another device */
    mt19937 engine;
} generator_mark;
bool generator_mark_take(generator_mark *m, torc_generator given, torc_device device);
void generator_mark_return(const generator_mark *m);
/* Seed the default generator of a device of this type, which is not the CPU (-1: of all); remembered for those that are
 * not in use yet. */
bool generator_seed(torc_device_type type, int index, uint64_t seed);
/* A number that is never the same, from the system: false + RUNTIME. PyTorch's on the CPU have 64 bits, on other devices the 53 of a
 * float64. */
bool generator_entropy(torc_device_type type, uint64_t *seed);
/* Can `g` be given this state? The error otherwise; offset and contents are checked when it is set. */
bool generator_state_check(torc_generator g, torc_tensor state);
/* Around everything that draws numbers or changes the state. */
static inline void generator_lock(generator_state *s) {
    if (UNLIKELY(lock_take(&s->lock))) mt19937_mend(&s->engine);
}
static inline void generator_unlock(generator_state *s) { lock_release(&s->lock); }
/* The state that the generator has now, locked; and let go of it. */
static inline generator_state *generator_take(torc_generator g) {
    generator_state *s = generator_current(g);
    generator_lock(s);
    return s;
}
static inline void generator_give(generator_state *s) {
    generator_unlock(s);
    object_release(s);
}
#endif
