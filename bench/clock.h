/* clock.h - the benchmarks' clock. */
#ifndef TORC_BENCH_CLOCK_H
#define TORC_BENCH_CLOCK_H

#include <time.h>

static inline double now(void) { /* seconds */
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

#endif
