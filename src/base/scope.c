/* scope.c - who owns what a function returned.
 *
 * A scope is a mark in a per-thread stack of lent handles. Lending pushes one pointer; ending a scope pops down to the
 * mark and releases. Releasing may run arbitrary destructors, which may release more but never lend, so the loop reads
 * the stack afresh each time. The stack keeps its memory between scopes: steady state allocates nothing.
 *
 * A thread's outermost scope ends with the thread (a pthread key runs thread_exit). */
#include <pthread.h>

#include "base/base.h"

static HOT_THREAD_LOCAL struct scope_stack {
    VEC(object *) lent;
    VEC(int64_t) marks;
    bool registered;
} stack;

static pthread_key_t exit_key;
static pthread_once_t exit_once = PTHREAD_ONCE_INIT;

static void release_down_to(int64_t mark) {
    while (stack.lent.count > mark) object_release(stack.lent.data[--stack.lent.count]);
}

static void thread_exit(void *unused) {
    (void)unused;
    release_down_to(0);
    VEC_FREE(&stack.lent);
    VEC_FREE(&stack.marks);
    stack.registered = false;
}

static void make_key(void) { pthread_key_create(&exit_key, thread_exit); }

static void register_thread(void) {
    pthread_once(&exit_once, make_key);
    pthread_setspecific(exit_key, &stack);
    stack.registered = true;
}

bool scope_reserve(int64_t count) {
    while (UNLIKELY(stack.lent.capacity - stack.lent.count < count))
        if (!base_grow((void **)&stack.lent.data, &stack.lent.capacity, sizeof *stack.lent.data)) return false;
    return true;
}

void *scope_lend(void *o) {
    if (UNLIKELY(!o)) return NULL;
    if (UNLIKELY(!stack.registered)) register_thread();
    if (UNLIKELY(!VEC_PUSH(&stack.lent, (object *)o))) {
        object_release(o);
        return NULL;
    }
    return o;
}

int64_t scope_mark(void) { return stack.lent.count; }

void scope_keep(int64_t mark, void *const *keep, int count) {
    const int64_t lent = stack.lent.count - mark;
    if (LIKELY(lent == 0 || (lent == 1 && count && stack.lent.data[mark] == keep[0]))) return;
    for (int k = 0; k < count; k++) /* what is kept comes first */
        for (int64_t i = stack.lent.count - 1; i >= mark; i--)
            if (stack.lent.data[i] == keep[k]) {
                stack.lent.data[i] = stack.lent.data[mark];
                stack.lent.data[mark++] = keep[k];
                break;
            }
    release_down_to(mark);
}

void *torc_retain(void *handle) { return object_retain(handle); }
void torc_release(void *handle) { object_release(handle); }
int64_t torc_refcount(const void *handle) { return object_refs(handle); }

/* If the mark cannot be pushed the error sticks, and the -1 depth bookkeeping below keeps begin/end paired. */
static HOT_THREAD_LOCAL int missed;
void torc_scope_begin(void) {
    if (missed || !VEC_PUSH(&stack.marks, stack.lent.count)) missed++;
}

void torc_scope_end(void) {
    if (missed) {
        missed--;
        return;
    }
    if (!stack.marks.count) return;
    release_down_to(stack.marks.data[--stack.marks.count]);
}

void *torc_scope_escape(void *handle) {
    if (!handle || missed || !stack.marks.count) return handle;
    int64_t mark = stack.marks.data[stack.marks.count - 1];
    /* Swap the entry with the oldest of this scope and move the mark past it: it now belongs to the parent. */
    for (int64_t i = stack.lent.count - 1; i >= mark; i--)
        if (stack.lent.data[i] == handle) {
            stack.lent.data[i] = stack.lent.data[mark];
            stack.lent.data[mark] = handle;
            stack.marks.data[stack.marks.count - 1]++;
            return handle;
        }
    return handle; /* not of this scope: an outer one or a reference of the caller's keeps it */
}

torc_tensor torc_scope_end_with(torc_tensor keep) {
    torc_scope_escape(keep);
    torc_scope_end();
    return keep;
}

int torc_scope_depth(void) { return (int)stack.marks.count + missed; }
