/* graph.h - what the rest of cuda/ must know of captures: whether one is under way, what it touches, what it refuses. */
#ifndef TORC_CUDA_GRAPH_H
#define TORC_CUDA_GRAPH_H

#include "core/generator.h"
#include "cuda/order.h"

typedef struct cuda_capture cuda_capture;

/* The capture that this thread's current stream of the device belongs to, NULL mostly. */
static inline cuda_capture *cuda_capturing(int device) {
    if (LIKELY(atomic_load_explicit(&cuda_captures_running, memory_order_relaxed) == 0)) return NULL;
    torc_cuda_stream s = (unsigned)device < CUDA_MAX_DEVICES ? cuda_current_streams[device] : NULL;
    return s ? atomic_load_explicit(&s->capture, memory_order_acquire) : NULL;
}

/* A captured call on `s` reads or writes the storage: its marks within the capture. NULL and an error if memory for the
 * note is lacking. */
cuda_marks *cuda_capture_note(cuda_capture *capture, cuda_storage *storage, torc_cuda_stream s, bool write);
/* As cuda_marks_users, over the captures that have used the storage. */
void cuda_capture_users(cuda_storage *storage, torc_cuda_stream own, torc_cuda_stream *users, int *count);
/* The storage, made in a capture, dies: no graph keeps it. */
void cuda_capture_forget(cuda_storage *storage);
/* A captured copy reads or writes host memory: the graph keeps it. */
bool cuda_capture_keep_host(cuda_capture *capture, torc_storage host);
/* A captured call draws from the generator, whose lock is held. Refused if its state on the device is not what the host
 * thinks, since a capture cannot write it; generators known to the graph at capture_begin are. */
bool cuda_capture_draw(cuda_capture *capture, torc_generator g, bool clean);
/* Refuse what a capture cannot hold, naming it, and the call that it is a part of: "nonzero(): a copy to the host ...".
 * Always false. */
bool cuda_capture_refuse(const char *what);

/* Address of the generator's {seed, offset, ticket} on the device, as kernels take it (random.cuh); written first if the
 * host changed it. `given` NULL: the default one. */
struct random_state; /* kernels/args.h */
bool cuda_generator_state(torc_generator given, int device, struct random_state **state);
/* The same write, for replays and before captures: nothing if the device knows the state already. */
bool cuda_generator_flush(torc_generator g);
/* In the child of a fork. */
void cuda_graphs_in_child(void);

#endif
