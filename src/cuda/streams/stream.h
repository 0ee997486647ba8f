/* cuda/streams/stream.h - streams of torc, their order among one another, and what a tensor remembers of them.
 *
 * Note [Stream order].  Every stream counts the work queued on it: its tick.  A storage remembers the (stream, tick)
 * that wrote it last and those that read it since.  Each stream also keeps, for every other stream of its device, the
 * tick up to which it is known to run after it (a vector clock): waiting for an event recorded at tick t raises the
 * entry, and takes over what the event's stream had seen by then.  An operator about to run on stream B that reads
 * what A wrote at t compares t with B's entry for A; only if that is smaller is an event recorded on A and waited for
 * on B. So explicit wait_stream and wait_event make the automatic waits unnecessary, and programs with one stream pay
 * a comparison that is always equal.  As long as there is no stream but the default ones, storages are not marked at
 * all: an unmarked storage counts as written on the default stream at the tick that this gets when the second stream
 * appears.
 *
 * Work is counted after it was queued, and clocks are read before an event is recorded: whatever other threads do
 * meanwhile, an event covers at least what is noted about it. */
#ifndef TORC_CUDA_STREAM_H
#define TORC_CUDA_STREAM_H

#include "cuda/streams/capture.h"
#include "base/lock.h"

/* The default stream, 32 for each of four priorities, external ones; also the size of a vector clock. */
enum {
    CUDA_MAX_STREAMS = 192,
    CUDA_STREAMS_PER_PRIORITY = 32,
    CUDA_STREAM_PRIORITIES = 4,
    CUDA_EXTERNAL_STREAMS = CUDA_MAX_STREAMS - 1 - CUDA_STREAMS_PER_PRIORITY * CUDA_STREAM_PRIORITIES
};

typedef struct cuda_stream_event {
    CUevent event;         /* NULL: not made yet */
    uint64_t tick;         /* of the stream, when it was recorded; 0: not recorded */
    cuda_capture *capture; /* the stream's, then */
    uint64_t seen[CUDA_MAX_STREAMS];
} cuda_stream_event;

struct torc_cuda_stream_s {
    object obj;
    int16_t device;
    int16_t slot;     /* 0: the default stream; index into vector clocks of this device; never reused */
    int32_t priority; /* as the driver has it: 0, or negative */
    bool external;
    _Atomic bool known;                      /* others have its handle, and may look at the stream whenever they like */
    CUstream handle;                         /* never NULL: the default stream is CU_STREAM_LEGACY */
    _Atomic uint64_t tick;                   /* work queued so far */
    _Atomic uint64_t done;                   /* the host knows that it is done up to here */
    _Atomic(cuda_capture *) capture;         /* set while it records */
    _Atomic uint64_t capture_id;             /* and which of all there were; 0: none */
    _Atomic(torc_cuda_mempool) capture_pool; /* where allocations go meanwhile */
    _Atomic uint64_t seen[CUDA_MAX_STREAMS];
    /* Held where the stream enters and leaves captures, the driver's and ours at once, and where an event is recorded on it:
     * nobody records one in a capture without knowing. */
    base_lock lock;
    /* What other streams of torc wait for: work that runs, and work of the capture that the stream belongs to. The first is
     * recorded when the stream enters a capture, so that work outside can wait for what came before. */
    cuda_stream_event running, captured;
};

/* The current stream of this thread on a device that exists; makes the device ready. NULL and an error otherwise. */
torc_cuda_stream cuda_current_stream_slow(int device);
/* The same for any number; NULL: the default stream, or there is no such device. */
static inline torc_cuda_stream cuda_stream_seen(int device) {
    const cuda_streams_own *own = thread_seen(&cuda_streams_part);
    return LIKELY(own && (unsigned)device < CUDA_MAX_DEVICES) ? own->current[device] : NULL;
}
static inline torc_cuda_stream cuda_current_stream(int device) {
    torc_cuda_stream s = cuda_stream_seen(device);
    return LIKELY(s && cuda_bound_device == device) ? s : cuda_current_stream_slow(device);
}
/* The capture that this thread's current stream of the device belongs to, NULL mostly. */
static inline cuda_capture *cuda_capturing(int device) {
    if (LIKELY(atomic_load_explicit(&cuda_captures_running, memory_order_relaxed) == 0)) return NULL;
    torc_cuda_stream s = cuda_stream_seen(device);
    return s ? atomic_load_explicit(&s->capture, memory_order_acquire) : NULL;
}
/* Its handle, for the driver: the stream on which this thread's work of the device is queued. NULL and an error if the
 * device cannot be used. */
static inline CUstream cuda_stream(int device) {
    torc_cuda_stream s = cuda_current_stream(device);
    return LIKELY(s != NULL) ? s->handle : NULL;
}
/* Make `s` current on its device for this thread. Returns what was; NULL and an error only if there is no memory for what a
 * thread keeps of streams, which one that has asked for a current stream has. */
torc_cuda_stream cuda_exchange_stream(torc_cuda_stream s);
/* The default stream of a device that is ready. */
torc_cuda_stream cuda_default_stream(int device);

/* Default streams have this tick when a stream besides them appears: events recorded before know a smaller one. */
enum { CUDA_FIRST_COUNTED_TICK = 2 };
/* Has this process any stream besides the default ones? Until then nothing needs to be counted. */
extern _Atomic bool cuda_streams_in_use;
static inline bool cuda_many_streams(void) {
    return UNLIKELY(atomic_load_explicit(&cuda_streams_in_use, memory_order_acquire));
}
/* What calls pass before and after their kernel as soon as there is a stream to order them with: order.c's, given by
 * backend.c before there is a call on this device. */
struct exec_order;
void cuda_streams_order_by(const struct exec_order *hooks);
/* Count work that was just queued. */
static inline uint64_t cuda_stream_tick(torc_cuda_stream s) {
    return atomic_fetch_add_explicit(&s->tick, 1, memory_order_relaxed) + 1;
}
/* Entries of clocks and marks only grow, whichever threads raise them. */
static inline void cuda_tick_raise(_Atomic uint64_t *entry, uint64_t tick) {
    uint64_t old = atomic_load_explicit(entry, memory_order_relaxed);
    while (old < tick &&
           !atomic_compare_exchange_weak_explicit(entry, &old, tick, memory_order_release, memory_order_relaxed)) {}
}
/* May `later` wait for what is in that capture, 0: in none? Refused before the driver refuses it, and drops the capture that
 * `later` belongs to. */
bool cuda_stream_may_wait(torc_cuda_stream later, uint64_t capture_id);
/* Queue on `later` a wait for what is queued on `earlier` now (also of another device), and note it in the clocks. If
 * `earlier` records a graph, `later` belongs to that capture from here on. */
bool cuda_stream_order(torc_cuda_stream later, torc_cuda_stream earlier);

/* A place in a stream's work. */
typedef struct cuda_mark {
    torc_cuda_stream stream;
    uint64_t tick;
} cuda_mark;
/* Does work queued on `s` from now on surely run after the mark? */
bool cuda_stream_has_seen(torc_cuda_stream s, cuda_mark mark);
/* Make it so: nothing if it is so already, otherwise by an event at the mark or later. */
bool cuda_stream_see(torc_cuda_stream s, cuda_mark mark);

/* All streams of the device that exist, for those who wait for or poll all of them. Returns how many: some may have
 * come since, so `capacity` of CUDA_MAX_STREAMS is always enough. streams[k]->slot is k. */
int cuda_streams_of(int device, torc_cuda_stream *streams, int capacity);
/* The stream of a slot that exists. */
torc_cuda_stream cuda_stream_at(int device, int slot);

/* A clock read: what a stream, and those it had waited for, had queued. */
typedef struct cuda_clock {
    uint64_t tick;
    int count;
    uint64_t seen[CUDA_MAX_STREAMS];
} cuda_clock;
/* Take it before recording an event or waiting for the stream. */
void cuda_clock_read(cuda_clock *c, torc_cuda_stream s);
/* `s` runs after that point of `of` (of any device) from now on. */
void cuda_clock_saw(torc_cuda_stream s, torc_cuda_stream of, const cuda_clock *c);
/* The host has waited for that point of `of`. */
void cuda_clock_done(torc_cuda_stream of, const cuda_clock *c);
/* The same for a whole device: what its streams had queued, read before waiting for it. */
int cuda_ticks_read(int device, uint64_t *ticks);
void cuda_ticks_done(int device, const uint64_t *ticks, int count);
/* Begin a capture on the stream, the driver's and ours; what runs there is recorded first, for those who will have to wait
 * for it. RUNTIME if it belongs to one already. */
bool cuda_stream_begin_capture(torc_cuda_stream s, cuda_capture *capture, CUstreamCaptureMode mode);
/* Let `later` wait for an event that was recorded on `earlier` while that belonged to the capture `id`; it belongs to it
 * too from here on. *joined: so it is; otherwise it belongs already, or the capture is over, and nothing was done. */
bool cuda_stream_join_capture(torc_cuda_stream later, torc_cuda_stream earlier, uint64_t id, CUevent event,
                              bool *joined);
/* The driver's capture is over, and lets no stream in any more (cuda_capture.ending): take the device's streams out of
 * ours. Waits inside it were edges of the graph, and clocks have noted them as if they had happened: make them happen, as
 * far as work before the capture goes. */
bool cuda_streams_leave_capture(int device, const cuda_capture *capture);
/* Of a device whose heap is locked: as cuda_stream_order, but never joins a capture; if `earlier` is recording, for what
 * ran there before that. `later` is not recording. */
bool cuda_stream_follow(torc_cuda_stream later, torc_cuda_stream earlier);
/* Record an event of the caller's on the stream, unless the stream is recording a graph: then *recording, and true. */
bool cuda_stream_record(torc_cuda_stream s, CUevent event, bool *recording);
/* A handle that callers gave. False and an error if it is none. */
bool cuda_stream_check(torc_cuda_stream s, const char *caller);
/* The same, NULL standing for the current stream of the current device. NULL and an error on failure. */
torc_cuda_stream cuda_stream_or_current(torc_cuda_stream s, const char *caller);

/* Are missing waits inserted (torc_cuda_set_stream_ordering)? */
bool cuda_ordering(void);

#endif
