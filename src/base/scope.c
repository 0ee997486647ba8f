/* scope.c - who owns what a function returned.
 *
 * A scope is a mark in a per-thread stack of lent handles. Lending pushes one pointer; ending a scope pops down to the
 * mark and releases. Releasing may run arbitrary destructors, which may release more but never lend, so the loop reads
 * the stack afresh each time. The stack keeps its memory between scopes: steady state allocates nothing.
 *
 * A thread's outermost scope ends with the thread. */
#include <stdlib.h>

#include "base/base.h"

/* A part of what the thread keeps for itself (own.c), which is reached without looking for it. */
typedef struct scope_stack {
    VEC(object *) lent;
    VEC(int64_t) marks;
} scope_stack;
static scope_stack empty; /* that of threads which have none yet: without room, so never written */
static HOT_THREAD_LOCAL scope_stack *stack = &empty;

static void release_down_to(int64_t mark) {
    while (stack->lent.count > mark) object_release(stack->lent.data[--stack->lent.count]);
}

static void thread_ends(void *own) {
    (void)own;
    release_down_to(0);
    free(stack->lent.data);
    free(stack->marks.data);
    stack = &empty;
}

static thread_part part = {.bytes = sizeof(scope_stack), .end = thread_ends};

/* Room for one more in a list of the stack. */
static bool have_stack(void) {
    scope_stack *own = thread_own(&part);
    if (own) stack = own;
    return own != NULL;
}
static __attribute__((noinline)) bool more_lent(void) {
    return have_stack() && thread_grow((void **)&stack->lent.data, &stack->lent.capacity, sizeof *stack->lent.data);
}
static __attribute__((noinline)) bool more_marks(void) {
    return have_stack() && thread_grow((void **)&stack->marks.data, &stack->marks.capacity, sizeof *stack->marks.data);
}

bool scope_reserve(int64_t count) {
    while (UNLIKELY(stack->lent.capacity - stack->lent.count < count))
        if (!more_lent()) return false;
    return true;
}

void *scope_lend(void *o) {
    if (UNLIKELY(!o)) return NULL;
    if (UNLIKELY(stack->lent.count == stack->lent.capacity) && !more_lent()) {
        object_release(o);
        return NULL;
    }
    scope_stack *s = stack;
    s->lent.data[s->lent.count++] = o;
    return o;
}

int64_t scope_mark(void) { return stack->lent.count; }

void scope_keep(int64_t mark, void *const *keep, int count) {
    const int64_t lent = stack->lent.count - mark;
    if (LIKELY(lent == 0 || (lent == 1 && count && stack->lent.data[mark] == keep[0]))) return;
    for (int k = 0; k < count; k++) /* what is kept comes first */
        for (int64_t i = stack->lent.count - 1; i >= mark; i--)
            if (stack->lent.data[i] == keep[k]) {
                stack->lent.data[i] = stack->lent.data[mark];
                stack->lent.data[mark++] = keep[k];
                break;
            }
    release_down_to(mark);
}

/* NULL is none, which these accept. */
static bool handle_known(const void *handle, const char *function) {
    if (LIKELY(!is_literal(handle))) return true;
    return FAIL(VALUE, "%s: %lld is no handle", function, (long long)(intptr_t)handle);
}
void *torc_retain(void *handle) { return handle_known(handle, __func__) ? object_retain(handle) : NULL; }
void torc_release(void *handle) {
    if (handle_known(handle, __func__)) object_release(handle);
}
int64_t torc_refcount(const void *handle) { return handle_known(handle, __func__) ? object_refs(handle) : 0; }

/* If the mark cannot be pushed the error sticks, and the -1 depth bookkeeping below keeps begin/end paired. */
static HOT_THREAD_LOCAL int missed;
void torc_scope_begin(void) {
    if (UNLIKELY(missed || (stack->marks.count == stack->marks.capacity && !more_marks())))
        missed++;
    else
        stack->marks.data[stack->marks.count++] = stack->lent.count;
}

void torc_scope_end(void) {
    if (missed) {
        missed--;
        return;
    }
    if (!stack->marks.count) return;
    release_down_to(stack->marks.data[--stack->marks.count]);
}

void *torc_scope_escape(void *handle) {
    if (!handle_known(handle, __func__)) return NULL;
    if (!handle || missed || !stack->marks.count) return handle;
    int64_t mark = stack->marks.data[stack->marks.count - 1];
    /* Swap the entry with the oldest of this scope and move the mark past it: it now belongs to the parent. */
    for (int64_t i = stack->lent.count - 1; i >= mark; i--)
        if (stack->lent.data[i] == handle) {
            stack->lent.data[i] = stack->lent.data[mark];
            stack->lent.data[mark] = handle;
            stack->marks.data[stack->marks.count - 1]++;
            return handle;
        }
    return handle; /* not of this scope: an outer one or a reference of the caller's keeps it */
}

torc_tensor torc_scope_end_with(torc_tensor keep) {
    keep = torc_scope_escape(keep);
    torc_scope_end();
    return keep;
}

int torc_scope_depth(void) { return (int)stack->marks.count + missed; }
