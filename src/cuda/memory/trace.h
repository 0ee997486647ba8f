/* cuda/memory/trace.h - what happened to memory lately: a ring of events for each device, which snapshots show. */
#ifndef TORC_CUDA_TRACE_H
#define TORC_CUDA_TRACE_H

#include "core/owner.h"
#include "cuda/streams/stream.h"

typedef enum trace_action {
    TRACE_ALLOC,
    TRACE_FREE_REQUESTED,
    TRACE_FREE_COMPLETED,
    TRACE_FREE, /* both at once */
    TRACE_SEGMENT_ALLOC,
    TRACE_SEGMENT_FREE,
    TRACE_SEGMENT_MAP,
    TRACE_SEGMENT_UNMAP,
    TRACE_SNAPSHOT,
    TRACE_OOM, /* address: bytes the device has free */
} trace_action;
typedef struct trace_event {
    uint64_t address, size;
    uint64_t time; /* of trace_clock */
    owner_tag owner;
    uint8_t action; /* trace_action */
    uint8_t slot;   /* of the stream */
    uint32_t pool;  /* low bits of its id */
} trace_event;
/* The last events of a device. */
typedef struct trace_ring {
    trace_event *events; /* NULL: not begun, or switched off */
    int64_t capacity;    /* a power of two */
    int64_t kept;        /* how many of them are reported */
    uint64_t written;
    bool off;
} trace_ring;
_Static_assert(CUDA_MAX_STREAMS <= 256, "trace_event.slot");

/* Ticks of whatever clock is cheapest to read; trace_times turn them into time. */
static inline uint64_t trace_clock(void) {
#if defined(__x86_64__)
    return __builtin_ia32_rdtsc();
#elif defined(__aarch64__)
    uint64_t t;
    __asm__ volatile("mrs %0, cntvct_el0" : "=r"(t));
    return t;
#else
    extern uint64_t trace_clock_slow(void);
    return trace_clock_slow();
#endif
}
/* How ticks become microseconds of the time of day. */
typedef struct trace_times {
    double rate;      /* microseconds per tick */
    uint64_t first;   /* some tick */
    int64_t epoch_us; /* when it was */
} trace_times;
trace_times trace_times_now(void);
static inline int64_t trace_time_us(const trace_times *t, uint64_t ticks) {
    return t->epoch_us + (int64_t)((double)(int64_t)(ticks - t->first) * t->rate);
}

/* Make the ring of a device that had none, for as many events as are wanted now, if there is memory for it. */
void trace_begin(trace_ring *r);
/* A ring for that many events. Switched off for 0, and where there is no memory: false + error. */
bool trace_ring_new(trace_ring *r, int64_t entries);
/* From now on rings are begun with that many. */
void trace_ring_want(int64_t entries);

#endif
