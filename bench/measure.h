/* measure.h - what the benchmarks of CUDA's operators share: the time of a call whose work is queued, and the line of one that failed.
 *
 * A benchmark of CUDA's operators defines `struct inputs`, what its cases work on, and its cases as functions of it. Calls
 * are queued back to back between two waits, so that the host's part of a call hides behind the device's unless it is the
 * larger one, or the operator waits itself. */
#ifndef TORC_BENCH_MEASURE_H
#define TORC_BENCH_MEASURE_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clock.h"
#include "torc/torc.h"

typedef struct inputs inputs;
typedef void work(const inputs *in);

static inline int by_number(const void *p, const void *q) {
    const double a = *(const double *)p, b = *(const double *)q;
    return a < b ? -1 : a > b;
}

/* Seconds of one call of f: the median of several groups of calls, after two that warm up and tell how many calls make a
 * group (10 of those that take 0.1 ms and more, 100 of others). 0 where an error sticks. */
static inline double call_seconds(work *f, const inputs *in) {
    enum { WARM = 2, GROUPS = 7 };
    double each[GROUPS];
    int calls = 3;
    for (int g = -WARM; g < GROUPS; g++) {
        if (!torc_cuda_synchronize(0)) return 0;
        const double start = now();
        for (int i = 0; i < calls; i++) {
            int64_t scope = torc_scope_begin();
            f(in);
            torc_scope_end(scope);
        }
        if (!torc_cuda_synchronize(0)) return 0;
        const double one = (now() - start) / calls;
        if (g >= 0)
            each[g] = one;
        else if (g == -1)
            calls = one >= 1e-4 ? 10 : 100;
    }
    qsort(each, GROUPS, sizeof each[0], by_number);
    return torc_error() ? 0 : each[GROUPS / 2];
}

/* After a case that failed: its line, and no error any more. */
static inline bool failed(const char *name) {
    if (!torc_error()) return false;
    printf("{\"name\": \"ERROR:%s\", \"err\": \"%s\"}\n", name, torc_error_message());
    fflush(stdout);
    torc_error_clear();
    return true;
}

#endif
