/* cuda/streams/capture.h - captures, as those must know them who queue work, wait or call the driver.
 *
 * While a stream records a graph, some calls of the driver are forbidden, some on every thread. Whoever makes one asks
 * here. What a graph is, and what it keeps, is graphs/graph.c's; streams and memory, which are below it, reach it through
 * the functions of a cuda_recorder. */
#ifndef TORC_CUDA_CAPTURE_H
#define TORC_CUDA_CAPTURE_H

#include "core/generator.h"
#include "cuda/device/device.h"
#include "torc/cuda.h"

/* How many captures run in this process, or are about to begin: a test of zero is all that calls outside of them pay.
 * Meanwhile nothing is polled or waited for that a capture forbids. */
extern _Atomic int cuda_captures_running;

/* Note [Captures and other threads].  A capture, in its strictest mode, is spoiled by calls of any thread that might wait
 * for the device behind the scenes.  Who makes such a call asks first whether a capture runs; the answer must still hold
 * when the driver is called. So it is a hold: cuda_hold_captures() is true if no capture runs, and then none begins until
 * cuda_release_captures().  Who begins a capture counts it first and then waits until nobody holds any more: either side
 * sees the other, holds never wait, and cost two atomic additions.  Nobody begins a capture while holding. */
extern _Atomic int cuda_captures_held;
void cuda_captures_wake(void);
/* The capture was counted: wait for those who hold. Not with a lock that they may want. */
void cuda_captures_await(void);
static inline void cuda_release_captures(void) {
    if (atomic_fetch_sub(&cuda_captures_held, 1) == 1 && UNLIKELY(atomic_load(&cuda_captures_running) != 0))
        cuda_captures_wake();
}
static inline bool cuda_hold_captures(void) {
    if (UNLIKELY(atomic_load_explicit(&cuda_captures_running, memory_order_relaxed) != 0)) return false;
    atomic_fetch_add(&cuda_captures_held, 1);
    if (LIKELY(atomic_load(&cuda_captures_running) == 0)) return true;
    cuda_release_captures();
    return false;
}
/* May something be timed on the device's stream now, which a capture would not let happen? Then captures are held off, as above. */
bool cuda_hold_to_time(int device);

/* Around driver calls that no capture must see as its own or be spoiled by (loading code, mapping memory, asking events):
 * legal in a capture as long as they queue nothing. Captures are held, or the thread's calls are made relaxed. */
typedef struct cuda_relaxed {
    bool held, changed;
    CUstreamCaptureMode before;
} cuda_relaxed;
cuda_relaxed cuda_relax_slow(void);
void cuda_relax_end_slow(cuda_relaxed r);
static inline cuda_relaxed cuda_relax_begin(void) {
    return LIKELY(cuda_hold_captures()) ? (cuda_relaxed){.held = true} : cuda_relax_slow();
}
static inline void cuda_relax_end(cuda_relaxed r) {
    if (LIKELY(r.held))
        cuda_release_captures();
    else if (r.changed)
        cuda_relax_end_slow(r);
}

/* What streams read of a capture; graph.c has the rest behind it. The struct is never freed, but used again. */
typedef struct cuda_capture {
    _Atomic uint64_t id; /* never used again, as the address may be */
    _Atomic bool ending; /* no stream joins it any more */
} cuda_capture;
/* What tells a capture from all others there were; 0 for NULL. */
static inline uint64_t cuda_capture_id(const cuda_capture *capture) { return capture ? atomic_load(&capture->id) : 0; }

/* Refuse what a capture cannot hold, naming it, and the call that it is a part of: "nonzero(): a copy to the host ...".
 * Always false. */
bool cuda_capture_refuse(const char *what);
/* What a thread keeps of streams. It has this from the first call on that asks for the current stream of a device. */
typedef struct cuda_streams_own {
    torc_cuda_stream current[CUDA_MAX_DEVICES]; /* NULL: the default stream */
    const char *call_name;                      /* the operator whose call is being queued; NULL if none is */
} cuda_streams_own;
extern thread_part cuda_streams_part;

struct cuda_marks;   /* order.h */
struct cuda_storage; /* order.h */

/* What recording asks of the graph that is being made. */
typedef struct cuda_recorder {
    /* Where the capture's allocations on a device go; made if need be. NULL and an error also if it is over. */
    torc_cuda_mempool (*pool)(cuda_capture *capture, int device);
    /* A captured call on `s` reads or writes the storage: its marks within the capture. NULL and an error if memory for the
     * note is lacking. */
    struct cuda_marks *(*note)(cuda_capture *capture, struct cuda_storage *storage, torc_cuda_stream s, bool write);
    /* As cuda_marks_users, over the captures that have used the storage. */
    void (*users)(struct cuda_storage *storage, torc_cuda_stream own, torc_cuda_stream *users, int *count);
    /* The storage, made in a capture, dies: no graph keeps it. */
    void (*forget)(struct cuda_storage *storage);
    /* The storages have exchanged their memory, and what captures under way know is of the memory. */
    void (*swap)(struct cuda_storage *a, struct cuda_storage *b);
    /* A captured call draws from the state, whose lock is held. Refused if what the device has of it is not what the host
     * thinks, since a capture cannot write it; states known to the graph at capture_begin are, and copies made in the capture. */
    bool (*draw)(cuda_capture *capture, generator_state *s);
} cuda_recorder;
/* Set before there is a capture; NULL until then. */
extern _Atomic(const cuda_recorder *) cuda_recorder_hooks;
static inline const cuda_recorder *cuda_recorder_now(void) {
    return atomic_load_explicit(&cuda_recorder_hooks, memory_order_acquire);
}

#endif
