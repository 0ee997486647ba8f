/* lock.c - what a lock does when somebody else has it. See lock.h. */
#include "base/lock.h"

#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <sched.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/base.h"

/* ------------------------------------------------------------------------------------------ which process */
_Atomic uint32_t base_generation;
/* What this thread holds, the last one first. Where there is no memory for the list, a child has what any other thread's fork leaves. */
typedef struct held_list {
    base_held *first;
} held_list;
static thread_part part = {.bytes = sizeof(held_list)};
void lock_keep(base_held *h, base_lock *l) {
    held_list *held = thread_part_try(&part);
    *h = (base_held){held ? l : NULL, held ? held->first : NULL};
    if (!held) return;
    base_ordered();
    held->first = h;
}
void lock_kept(base_held *h) {
    held_list *held = h->lock ? thread_seen(&part) : NULL;
    if (held) held->first = h->outer;
}
static void count_generation(void) {
    atomic_fetch_add_explicit(&base_generation, 1, memory_order_relaxed);
    const held_list *held = thread_seen(&part);
    for (const base_held *h = held ? held->first : NULL; h; h = h->outer)
        atomic_store_explicit(&h->lock->word, lock_taken(), memory_order_relaxed);
}

int base_fork_generation(void) {
    static _Atomic bool watched;
    (void)base_watch_forks(&watched, count_generation);
    return (int)atomic_load_explicit(&base_generation, memory_order_relaxed);
}
/* From the start: children run their handlers in the order in which these were registered, so that those of the program find
 * the new number if they call torc. Where there is no memory for it, it is tried again by who asks for the number. */
__attribute__((constructor)) static void watch_forks(void) { (void)base_fork_generation(); }

/* ------------------------------------------------------------------------------------------ waiting */
/* Until `of` is another number than `seen`, or for no reason. */
static void sleep_on(_Atomic uint32_t *of, uint32_t seen) {
    const int before = errno;
    (void)syscall(SYS_futex, (uint32_t *)of, FUTEX_WAIT_PRIVATE, seen, NULL, NULL, 0);
    errno = before;
}
static void wake(_Atomic uint32_t *of, int count) {
    const int before = errno;
    (void)syscall(SYS_futex, (uint32_t *)of, FUTEX_WAKE_PRIVATE, count, NULL, NULL, 0);
    errno = before;
}

static inline void pause_a_moment(void) {
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#endif
}

bool lock_take_slow(base_lock *l) {
    enum { TRIES = 100 }; /* most are held for a few loads and stores */
    const uint32_t taken = lock_taken();
    for (int tries = 0;; tries++) {
        uint32_t word = atomic_load_explicit(&l->word, memory_order_relaxed);
        if ((word & ~1u) != taken) {
            /* who slept does not know whether others do */
            if (atomic_compare_exchange_strong_explicit(&l->word, &word, tries <= TRIES ? taken : taken | 1,
                                                        memory_order_acquire, memory_order_relaxed))
                return word != 0;
        } else if (tries < TRIES) {
            pause_a_moment();
        } else if (word == (taken | 1) || atomic_compare_exchange_strong_explicit(
                                              &l->word, &word, taken | 1, memory_order_relaxed, memory_order_relaxed))
            sleep_on(&l->word, taken | 1);
    }
}
bool lock_spin_slow(base_lock *l) {
    for (int tries = 0;; tries++) {
        uint32_t word = atomic_load_explicit(&l->word, memory_order_relaxed);
        if (word != lock_taken()) {
            if (atomic_compare_exchange_weak_explicit(&l->word, &word, lock_taken(), memory_order_acquire,
                                                      memory_order_relaxed))
                return word != 0;
        } else if (tries > 100)
            sched_yield();
        else
            pause_a_moment();
    }
}
void lock_wake(base_lock *l) { wake(&l->word, 1); }

void lock_wait(base_lock *l, base_signal *s) {
    const uint32_t seen = atomic_load_explicit(&s->count, memory_order_acquire);
    lock_release(l);
    sleep_on(&s->count, seen);
    (void)lock_take(l);
}
void signal_all(base_signal *s) {
    atomic_fetch_add_explicit(&s->count, 1, memory_order_release);
    wake(&s->count, INT_MAX);
}

bool turns_mine(const base_turns *t) {
    return atomic_load_explicit(&t->held, memory_order_relaxed) == &base_thread && lock_is_held(&t->lock);
}
/* The thread has the lock now. */
static void begin_turn(base_turns *t) {
    t->depth = 0; /* whoever was in the midst of a turn is not in this process */
    atomic_store_explicit(&t->held, &base_thread, memory_order_relaxed);
    lock_keep(&t->kept, &t->lock);
}
bool turns_enter(base_turns *t) {
    bool left = false;
    if (!turns_mine(t)) {
        left = lock_take(&t->lock);
        begin_turn(t);
    }
    t->depth++;
    return left;
}
bool turns_try(base_turns *t) {
    if (!turns_mine(t)) {
        if (!lock_try(&t->lock)) return false;
        begin_turn(t);
    }
    t->depth++;
    return true;
}
void turns_leave(base_turns *t) {
    if (--t->depth) return;
    lock_kept(&t->kept);
    atomic_store_explicit(&t->held, NULL, memory_order_relaxed);
    lock_release(&t->lock);
}
