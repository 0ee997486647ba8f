/* lock.h - locks that nobody holds in the child of a fork.
 *
 * Note [Locks and forks]
 * fork copies one thread and all memory. A lock of pthread's that another thread held just then stays held in the child for ever.
 * Taking all locks before a fork and letting go of them after it would be the other way, but between these two the program's own
 * handlers of pthread_atfork run: they may call torc, or wait for what a thread holds that waits for torc.
 *
 * So a lock says in which process it was taken, as a number that is another one in every child (base_generation). What says another number than
 * this process has is held by nobody. That costs one load of a variable that never changes, needs no list of the locks there
 * are, and holds for those in objects as well.
 *
 * Who takes such a lock finds what it guards as the thread that was not copied left it, with all that thread had written until then and
 * nothing of what it would have written after. Either that is right at every moment, since one store at the end makes a change
 * known (`base_ordered` keeps the compiler from moving it), or lock_take's answer says that it must be put right. */
#ifndef TORC_BASE_LOCK_H
#define TORC_BASE_LOCK_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/alone.h"

/* All zeros: free. Else twice the number of the process, from 1 on; and 1 if somebody may be waiting. */
typedef struct base_lock {
    _Atomic uint32_t word;
} base_lock;

/* How many forks this process comes from since torc was loaded. */
extern _Atomic uint32_t base_generation;

bool lock_take_slow(base_lock *l);
void lock_wake(base_lock *l);

static inline uint32_t lock_taken(void) {
    return (atomic_load_explicit(&base_generation, memory_order_relaxed) + 1) << 1;
}
/* true: it was left so by a thread of a process that this one was forked from, so that what it guards may be half changed. */
static inline bool lock_take(base_lock *l) {
    uint32_t free = 0;
    if (thread_alone() && !atomic_load_explicit(&l->word, memory_order_relaxed)) {
        atomic_store_explicit(&l->word, lock_taken(), memory_order_relaxed);
        return false;
    }
    if (__builtin_expect(atomic_compare_exchange_strong_explicit(&l->word, &free, lock_taken(), memory_order_acquire,
                                                                 memory_order_relaxed),
                         1))
        return false;
    return lock_take_slow(l);
}
/* For what needs nothing that the lock guards: false if another thread holds it. */
static inline bool lock_try(base_lock *l) {
    const uint32_t taken = lock_taken();
    uint32_t word = atomic_load_explicit(&l->word, memory_order_relaxed);
    return (word & ~1u) != taken &&
           atomic_compare_exchange_strong_explicit(&l->word, &word, taken, memory_order_acquire, memory_order_relaxed);
}
static inline void lock_release(base_lock *l) {
    if (thread_alone()) /* so nobody waits */
        atomic_store_explicit(&l->word, 0, memory_order_relaxed);
    else if (__builtin_expect(atomic_exchange_explicit(&l->word, 0, memory_order_release) & 1, 0))
        lock_wake(l);
}

/* For sections of a few loads and stores in which nothing is called: who waits looks again and again, and letting go is a store. A lock is
 * taken always this way or always the other. */
bool lock_spin_slow(base_lock *l);
static inline bool lock_spin(base_lock *l) {
    uint32_t free = 0;
    if (__builtin_expect(atomic_compare_exchange_strong_explicit(&l->word, &free, lock_taken(), memory_order_acquire,
                                                                 memory_order_relaxed),
                         1))
        return false;
    return lock_spin_slow(l);
}
static inline void lock_unspin(base_lock *l) { atomic_store_explicit(&l->word, 0, memory_order_release); }

/* Did a thread of this process take it? */
static inline bool lock_is_held(const base_lock *l) {
    return (atomic_load_explicit(&l->word, memory_order_relaxed) & ~1u) == lock_taken();
}

/* A lock that a thread has while functions of the program's may run, of which one may fork: in the child the thread, which goes on there, has it, too.
 * What is kept last goes first. */
typedef struct base_held {
    base_lock *lock;
    struct base_held *outer;
} base_held;
void lock_keep(base_held *h, base_lock *l);
void lock_kept(base_held *h); /* no longer; before it is let go of */

/* Turns of threads at something that may call what comes in again: the thread that has its turn goes in once more and waits for nobody. */
typedef struct base_turns {
    _Atomic(const void *) held; /* by the thread whose base_thread is there, */
    base_lock lock;
    int depth; /* so many times */
    base_held kept;
} base_turns;
bool turns_enter(base_turns *t); /* true: as lock_take says */
bool turns_try(base_turns *t);   /* false: another thread has its turn */
bool turns_mine(const base_turns *t);
void turns_leave(base_turns *t);

/* What threads wait for that hold a lock: they let go of it meanwhile, and have it again when somebody signals. */
typedef struct base_signal {
    _Atomic uint32_t count;
} base_signal;
void lock_wait(base_lock *l, base_signal *s);
void signal_all(base_signal *s);

/* What is written before is in memory before what is written after: for a change that one store makes known. */
static inline void base_ordered(void) { atomic_signal_fence(memory_order_seq_cst); }

#endif
