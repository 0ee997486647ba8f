/* generator.h - streams of random numbers. */
#ifndef TORC_CORE_GENERATOR_H
#define TORC_CORE_GENERATOR_H

#include <pthread.h>

#include "core/mt19937.h"
#include "core/tensor.h"

struct torc_generator_s {
    object obj;
    torc_device device;
    pthread_mutex_t lock;  /* held while numbers are drawn or the state changes */
    mt19937 engine;        /* CPU */
    /* CUDA: Philox (seed, offset) lives on the device, because graph replay must see it move. `state` is 16 bytes on the
     * device: uint64 seed, uint64 offset; the host copies below say what to write when `stale`. */
    torc_storage state;
    uint64_t seed, offset;
    bool stale;
};
/* The generator given, or the default one of the device; NULL + error if it belongs to another device. Borrowed. */
torc_generator generator_for(torc_generator given, torc_device device);
/* Around everything that draws numbers or changes the state. */
static inline void generator_lock(torc_generator g) { pthread_mutex_lock(&g->lock); }
static inline void generator_unlock(torc_generator g) { pthread_mutex_unlock(&g->lock); }
#endif
