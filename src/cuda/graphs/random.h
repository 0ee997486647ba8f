/* cuda/graphs/random.h - the state of generators on devices. */
#ifndef TORC_CUDA_RANDOM_H
#define TORC_CUDA_RANDOM_H

#include "core/generator.h"

/* Address of the generator's {seed, offset, ticket} on the device, as kernels take it (random.cuh); written first if the
 * host changed it. `given` NULL: the default one. */
struct random_state; /* kernels/args.h */
bool cuda_generator_state(torc_generator given, int device, struct random_state **state);
/* The same write, for replays and before captures: nothing if the device knows the state already. */
bool cuda_generator_flush(generator_state *s);

#endif
