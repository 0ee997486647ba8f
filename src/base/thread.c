/* thread.c - CPU threads, through OpenMP: pieces of a range, in a fixed order, on a fixed number of threads. */
#include <omp.h>
#include <sched.h>

#include "base/base.h"

static _Atomic int threads_wanted; /* 0: ask OpenMP */

int parallel_threads(void) {
    if (omp_in_parallel()) return 1;
    int n = atomic_load_explicit(&threads_wanted, memory_order_relaxed);
    return n > 0 ? n : omp_get_max_threads();
}

void parallel_for(int64_t n, int64_t grain, parallel_body *body, void *context) {
    if (n <= 0) return;
    if (grain < 1) grain = 1;
    int64_t pieces = MIN((n + grain - 1) / grain, (int64_t)parallel_threads());
    if (pieces <= 1) {
        body(context, 0, n);
        return;
    }
    int64_t size = (n + pieces - 1) / pieces;
#pragma omp parallel for num_threads((int)pieces) schedule(static, 1)
    for (int64_t p = 0; p < pieces; p++)
        if (p * size < n) body(context, p * size, MIN(n, (p + 1) * size));
}

int torc_get_num_threads(void) { return parallel_threads(); }

bool torc_set_num_threads(int n) {
    if (FAILED()) return false;
    if (n < 1) return FAIL(VALUE, "torc_set_num_threads: expected a positive number of threads, got %d", n);
    atomic_store(&threads_wanted, n);
    return true;
}

void base_call_once(base_once *once, void (*f)(void *), void *context) {
    if (atomic_load_explicit(&once->state, memory_order_acquire) == 2) return;
    int expected = 0;
    if (atomic_compare_exchange_strong(&once->state, &expected, 1)) {
        f(context);
        atomic_store_explicit(&once->state, 2, memory_order_release);
    } else {
        while (atomic_load_explicit(&once->state, memory_order_acquire) != 2) sched_yield();
    }
}
