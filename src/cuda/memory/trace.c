/* cuda/memory/trace.c - the rings of events, and the clock that their times are of. */
#include "cuda/memory/trace.h"
#include "base/lock.h"

enum { DEFAULT_EVENTS = 65536 };
static _Atomic int64_t ring_entries = DEFAULT_EVENTS;
static base_lock clock_lock;
static uint64_t first_ticks;
static int64_t first_us;

uint64_t trace_clock_slow(void);
uint64_t trace_clock_slow(void) { return (uint64_t)cuda_now_us(CLOCK_MONOTONIC); }

static void clock_begin(void) {
    lock_take(&clock_lock);
    if (!first_us) {
        first_ticks = trace_clock();
        first_us = cuda_now_us(CLOCK_MONOTONIC);
    }
    lock_release(&clock_lock);
}

trace_times trace_times_now(void) {
    clock_begin();
    lock_take(&clock_lock);
    while (cuda_now_us(CLOCK_MONOTONIC) - first_us < 2000) nanosleep(&(struct timespec){.tv_nsec = 500000}, NULL);
    uint64_t ticks = trace_clock();
    int64_t us = cuda_now_us(CLOCK_MONOTONIC);
    trace_times t = {.first = first_ticks, .epoch_us = cuda_now_us(CLOCK_REALTIME) - (us - first_us)};
    if (ticks > first_ticks) t.rate = (double)(us - first_us) / (double)(ticks - first_ticks);
    lock_release(&clock_lock);
    return t;
}

bool trace_ring_new(trace_ring *r, int64_t entries) {
    int64_t capacity = 1;
    while (capacity < entries) capacity *= 2;
    *r = (trace_ring){.off = true};
    if (!entries) return true;
    r->events = base_alloc((size_t)capacity * sizeof *r->events);
    if (!r->events) return false;
    r->capacity = capacity;
    r->kept = entries;
    r->off = false;
    clock_begin();
    return true;
}

void trace_begin(trace_ring *r) {
    base_attempt making;
    base_attempt_begin(&making);
    (void)trace_ring_new(r, atomic_load(&ring_entries));
    base_attempt_end(&making);
}

void trace_ring_want(int64_t entries) { atomic_store(&ring_entries, entries); }
