/* thread.c - CPU threads, through OpenMP: pieces of a range, in a fixed order, on a fixed number of threads.
 *
 * Note [One number per call]
 * A kernel asks for the number of threads to size its scratch, again to share out its work, and once more in every loop;
 * another thread of the program may change the number at any moment. So a call's executor holds the number
 * (parallel_hold): the first who asks reads it, and until the call ends this thread gets the same answer. Calls that never
 * ask, as small ones do, pay for two stores. Within a piece of parallel_for the number is held at 1, whether OpenMP gave
 * the loop its threads or not.
 *
 * Note [Forks]
 * fork copies one thread, but libgomp's notes of its idle threads come along, and the next loop would wait for them for
 * ever. A child of a process that has used threads therefore goes on with one: correct, and what workers that load data
 * want anyway. Children of a process that has not may use threads of their own.
 *
 * What a thread of the parent was just doing, nobody in the child will end. Locks (lock.h) and whatever else threads wait for are
 * marked with the number of the process (base_fork_generation), so that who waits sees that it waits for nobody. Process ids
 * would not do: they come again. */
#include <omp.h>
#include <pthread.h>
#include <sched.h>

#include "base/base.h"

static _Atomic int threads_wanted; /* 0: ask OpenMP */
static _Atomic bool alone;         /* see Note [Forks] */

static void in_forked_child(void) { atomic_store(&alone, true); }

/* Two threads that come first together register it twice, which does no harm; and no lock is there to be held when
 * another thread forks. */
bool base_watch_forks(_Atomic bool *watched, void (*in_child)(void)) {
    if (LIKELY(atomic_load_explicit(watched, memory_order_acquire))) return true;
    if (pthread_atfork(NULL, NULL, in_child) != 0) return false;
    atomic_store_explicit(watched, true, memory_order_release);
    return true;
}

/* Before the first loop on threads. Loops must do without where there is no memory for this. */
static bool forks_watched(void) {
    static _Atomic bool watched;
    return base_watch_forks(&watched, in_forked_child);
}

int parallel_threads(void) {
    if (parallel_held > 0) return parallel_held;
    int n = atomic_load_explicit(&threads_wanted, memory_order_relaxed);
    if (omp_in_parallel() || atomic_load_explicit(&alone, memory_order_relaxed))
        n = 1;
    else if (n <= 0)
        n = omp_get_max_threads();
    if (parallel_held) parallel_held = n;
    return n;
}

int parallel_hold_at(int n) {
    const int outer = parallel_held;
    parallel_held = omp_in_parallel() || atomic_load_explicit(&alone, memory_order_relaxed) ? 1 : n;
    return outer;
}

void parallel_for(int64_t n, int64_t grain, parallel_body *body, void *context) {
    if (n <= 0) return;
    if (grain < 1) grain = 1;
    int64_t pieces = n <= grain ? 1 : (n - 1) / grain + 1;
    if (pieces > 1) pieces = MIN(pieces, (int64_t)parallel_threads());
    if (pieces <= 1) {
        body(context, 0, n);
        return;
    }
    int64_t size = (n - 1) / pieces + 1;
    if (UNLIKELY(!forks_watched())) {
        for (int64_t from = 0; from < n; from += size) body(context, from, MIN(n, from + size));
        return;
    }
#pragma omp parallel for num_threads((int)pieces) schedule(static, 1)
    for (int64_t p = 0; p < pieces; p++) {
        int held = parallel_held;
        parallel_held = 1;
        if (p * size < n) body(context, p * size, MIN(n, (p + 1) * size));
        parallel_held = held;
    }
}

int torc_get_num_threads(void) { return parallel_threads(); }

bool(torc_set_num_threads)(int n) {
    if (FAILED()) return false;
    if (n < 1) return FAIL(VALUE, "set_num_threads: expected a positive number of threads, got %d", n);
    atomic_store(&threads_wanted, n);
    return true;
}

void base_call_once(base_once *once, void (*f)(void *), void *context) {
    int state = atomic_load_explicit(&once->state, memory_order_acquire);
    if (state == 2) return;
    const int running = -1 - base_fork_generation();
    while (state != 2) {
        if (state == running) {
            sched_yield();
            state = atomic_load_explicit(&once->state, memory_order_acquire);
        } else if (atomic_compare_exchange_strong(&once->state, &state, running)) {
            f(context);
            atomic_store_explicit(&once->state, 2, memory_order_release);
            return;
        }
    }
}
