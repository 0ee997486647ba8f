/* scope.c - who owns what a function returned.
 *
 * A scope is a mark in a per-thread stack of lent handles. Lending pushes one pointer; ending a scope pops down to the
 * mark and releases. Releasing may run the program's destructors, which may open scopes of their own above and close them
 * again, so the loop reads the stack afresh each time. The stack keeps its memory between scopes: steady state allocates
 * nothing.
 *
 * The number that torc_scope_begin gives is never given twice, not even in another thread, so whoever ends a scope can end
 * no other one by mistake. Functions of the program run above a barrier (callback.h): a mark whose number nobody knows and
 * below which none of them gets.
 *
 * A thread's outermost scope ends with the thread. */
#include <stdlib.h>

#include "base/callback.h"
#include "base/seams.h"

/* number > 0: a scope of that number; < 0: a barrier. */
typedef struct level {
    int64_t lent; /* how many handles lie below */
    int64_t number;
    uint32_t owner; /* of a barrier: for whom the thread worked when it was put up … */
    uint32_t modes; /* … and in which modes */
} level;

/* A part of what the thread keeps for itself (own.c), which is reached without looking for it. There is room for `capacity`
 * handles; from `limit` on, which may be less, lending takes the slow way. marks[0] is the outermost scope's, whose number, 0,
 * nobody can end. */
typedef struct scope_stack {
    object **lent;
    int64_t count, limit, capacity;
    level *marks, *top, *full; /* the innermost one; the last there is room for. All NULL in a new thread */
    int64_t number;            /* of the scope begun last; 0: this thread is new */
} scope_stack;
static scope_stack empty; /* that of threads which have none yet: without room, so never written */
static HOT_THREAD_LOCAL scope_stack *stack = &empty;

/* Numbers begin with that of their thread. TRESPASSED is added to a barrier that somebody above tried to end, or whose modes. */
enum { SUSPICIOUS = 100000, THREAD_SHIFT = 44, THREADS = 1 << 17 };
#define TRESPASSED (INT64_C(1) << 62)

static void release_down_to(int64_t lent) {
    while (stack->count > lent) {
        void *handle = stack->lent[--stack->count];
        if (UNLIKELY(handle_is_dead(handle)))
            (void)FAIL(VALUE,
                       "scope_end: a handle that the scope lends is gone: torc_release is for references of one's "
                       "own, from torc_retain, torc_assign or torc_scope_take");
        else
            object_release(handle);
    }
}

static void thread_ends(void *own) {
    scope_stack *s = own;
    release_down_to(0);
    free(s->lent);
    free(s->marks);
    *s = (scope_stack){0};
    stack = &empty;
}

static thread_part part = {.bytes = sizeof(scope_stack), .end = thread_ends};

static bool have_stack(void) {
    static _Atomic int64_t threads;
    scope_stack *own = thread_own(&part);
    if (!own) return false;
    if (!own->number) own->number = atomic_fetch_add(&threads, 1) % THREADS << THREAD_SHIFT | 1;
    stack = own;
    return true;
}

/* ------------------------------------------------------------------------------------------ lending */
/* The slow way of lending. A thread that opens no scope keeps everything it ever made: at 100,000 handles this is said, once;
 * until then nobody gets past that number without coming here. */
static __attribute__((noinline, cold)) bool make_room(int64_t more) {
    static _Atomic bool told;
    if (!have_stack()) return false;
    while (stack->capacity - stack->count < more)
        if (!thread_grow((void **)&stack->lent, &stack->capacity, sizeof *stack->lent)) return false;
    const int64_t outermost = torc_scope_depth() ? stack->marks[1].lent : stack->count;
    if (UNLIKELY(outermost >= SUSPICIOUS) && !atomic_exchange(&told, true))
        base_warn("the outermost scope of this thread holds %d handles, which live until the thread ends: open a "
                  "scope around the body of a loop, and end it there",
                  SUSPICIOUS);
    stack->limit =
        atomic_load_explicit(&told, memory_order_relaxed) ? stack->capacity : MIN(stack->capacity, SUSPICIOUS);
    return true;
}

bool scope_reserve(int64_t count) { return LIKELY(stack->capacity - stack->count >= count) || make_room(count); }

static __attribute__((noinline, cold)) void *lend_slowly(void *o) {
    if (!o) return NULL;
    if (!make_room(1)) {
        object_release(o);
        return NULL;
    }
    return stack->lent[stack->count++] = o;
}
void *scope_lend(void *o) {
    scope_stack *s = stack;
    if (UNLIKELY(!o || s->count >= s->limit)) return lend_slowly(o);
    return s->lent[s->count++] = o;
}

int64_t scope_mark(void) { return stack->count; }

void scope_keep(int64_t mark, void *const *keep, int count) {
    const int64_t lent = stack->count - mark;
    if (LIKELY(lent == 0 || (lent == 1 && count && stack->lent[mark] == keep[0]))) return;
    for (int k = 0; k < count; k++) /* what is kept comes first */
        for (int64_t i = stack->count - 1; i >= mark; i--)
            if (stack->lent[i] == keep[k]) {
                stack->lent[i] = stack->lent[mark];
                stack->lent[mark++] = keep[k];
                break;
            }
    release_down_to(mark);
}

/* ------------------------------------------------------------------------------------------ references */
/* NULL is none, which these accept. */
static bool living(const void *handle, const char *function) {
    if (UNLIKELY(is_literal(handle)))
        return FAIL(VALUE, "%s: %lld is no handle", function, (long long)(intptr_t)handle);
    if (UNLIKELY(handle_is_dead(handle))) return FAIL(VALUE, "%s: the handle%s", function, handle_doubt(handle));
    const object *o = handle;
    /* It is gone; or the context of a function that has returned, or a storage whose tensor outlived it. */
    if (UNLIKELY(o && !object_class_known(o->class_)))
        return FAIL(VALUE, "%s: the handle is of nothing%s", function, handle_doubt(handle));
    return LIKELY(!o || o->class_->destroy) ||
           FAIL(VALUE, "%s: a %s belongs to who gave it and is not counted", function, o->class_->name);
}
void *torc_retain(void *handle) { return living(handle, "retain") ? object_retain(handle) : NULL; }
void torc_release(void *handle) {
    if (living(handle, "release")) object_release(handle);
}
int64_t torc_refcount(const void *handle) { return living(handle, "refcount") ? object_refs(handle) : 0; }

void *(torc_assign)(void *slot, void *value) {
    void *before;
    if (UNLIKELY(!slot)) return FAIL_NULL(VALUE, "assign: the address of the variable is NULL");
    if (!living(value, "assign") || (!value && FAILED())) return NULL; /* of what failed nothing is known but that */
    object_retain(value);
    memcpy(&before, slot, sizeof before);
    memcpy(slot, &value, sizeof value); /* before the old one's destructors run, which may look at it */
    torc_release(before);
    return value;
}

/* ------------------------------------------------------------------------------------------ marks */
static inline int64_t push_mark(int64_t sign) {
    level *m = ++stack->top;
    const int64_t number = ++stack->number;
    m->lent = stack->count;
    m->number = number * sign;
    return number;
}
/* 0 and OUT_OF_MEMORY if there is no room. */
static __attribute__((noinline, cold)) int64_t push_mark_slowly(int64_t sign) {
    if (!have_stack()) return 0;
    const int64_t depth = stack->top - stack->marks;
    int64_t capacity = stack->marks ? stack->full - stack->marks + 1 : 0;
    if (!thread_grow((void **)&stack->marks, &capacity, sizeof *stack->marks)) return 0;
    stack->top = stack->marks + depth;
    stack->full = stack->marks + capacity - 1;
    stack->marks[0] = (level){0};
    return push_mark(sign);
}

static inline bool is_innermost(int64_t number) {
    return LIKELY(stack->top && stack->top->number == number && number > 0);
}

static inline void trespassed(level *barrier) {
    if (barrier->number > -TRESPASSED) barrier->number -= TRESPASSED;
}
/* Make the scope of that number the innermost one; what scopes left open above it hold becomes its. */
static __attribute__((noinline, cold)) bool uncover(int64_t number) {
    for (level *m = stack->top; number > 0 && m > stack->marks; m--) {
        if (m->number == number) {
            stack->top = m;
            return true;
        }
        if (m->number >= 0) continue;
        trespassed(m);
        return FAIL(VALUE, "scope_end: no scope of that mark was begun here and is open: a scope is ended once, by "
                           "whoever began it, with what scope_begin returned");
    }
    return FAIL(VALUE, "scope_end: no scope of that mark is open in this thread: a scope is ended once, with what "
                       "scope_begin returned");
}

static inline void pop_mark(void) { release_down_to((stack->top--)->lent); }

/* Hand a handle of the innermost scope to the enclosing one: it changes places with the oldest of this scope, and the mark
 * moves past it. false if it is not this scope's: an outer one keeps it, or a reference of the program's. */
static bool hand_out(void *handle) {
    level *m = stack->top;
    for (int64_t i = stack->count - 1; i >= m->lent; i--)
        if (stack->lent[i] == handle) {
            stack->lent[i] = stack->lent[m->lent];
            stack->lent[m->lent++] = handle;
            return true;
        }
    return false;
}

int64_t torc_scope_begin(void) { return LIKELY(stack->top != stack->full) ? push_mark(1) : push_mark_slowly(1); }

/* 0: it could not be begun, there was no memory. */
static __attribute__((noinline)) bool end_other(int64_t mark) {
    if (!mark) return true;
    if (!uncover(mark)) return false;
    pop_mark();
    return true;
}
bool(torc_scope_end)(int64_t mark) {
    if (!is_innermost(mark)) return end_other(mark);
    pop_mark();
    return true;
}

torc_tensor(torc_scope_end_keep)(int64_t mark, torc_tensor keep) {
    if (!is_innermost(mark)) {
        if (!mark) return keep;
        if (!uncover(mark)) return NULL;
    }
    if (!living(keep, "scope_end")) keep = NULL;
    if (keep) hand_out(keep);
    pop_mark();
    return keep;
}

void *torc_scope_escape(void *handle) {
    if (!living(handle, "scope_escape")) return NULL;
    if (handle && torc_scope_depth()) hand_out(handle);
    return handle;
}

int torc_scope_depth(void) { return (int)(stack->top - stack->marks); }
int64_t torc_scope_count(void) { return stack->count - (stack->top ? stack->top->lent : 0); }

/* The innermost callback's; the bottom of the marks, if none runs. */
static level *innermost_barrier(void) {
    level *barrier = stack->top;
    while (barrier > stack->marks && barrier->number > 0) barrier--;
    return barrier;
}

void *torc_scope_take(void *lent) {
    const level *top = stack->top;
    if (LIKELY(top && stack->count > top->lent && stack->lent[stack->count - 1] == lent)) {
        stack->count--; /* what was lent last, to the innermost scope: it lives, and no mark moves */
        return lent;
    }
    if (!lent || !living(lent, "scope_take")) return NULL;
    const level *barrier = innermost_barrier(); /* what lies below that of a callback is the caller's */
    const int64_t first = barrier > stack->marks ? barrier->lent : 0;
    for (int64_t i = stack->count - 1; i >= first; i--) {
        if (stack->lent[i] != lent) continue;
        memmove(&stack->lent[i], &stack->lent[i + 1], (size_t)(--stack->count - i) * sizeof *stack->lent);
        for (level *m = stack->top; m > stack->marks && m->lent > i; m--) m->lent--;
        return lent;
    }
    return FAIL_NULL(
        VALUE, "scope_take: no scope of this thread lends the handle: it was taken already, another thread or the "
               "caller of this function lends it, or its scope has ended");
}

void *torc_scope_adopt(void *owned) { return living(owned, "scope_adopt") ? scope_lend(owned) : NULL; }

/* ------------------------------------------------------------------------------------------ barriers */
int64_t callback_running(void) {
    const level *barrier = innermost_barrier();
    const int64_t number = barrier > stack->marks ? -barrier->number : 0;
    return number >= TRESPASSED ? number - TRESPASSED : number;
}
int64_t callback_enter(void) {
    const int64_t number = LIKELY(stack->top != stack->full) ? push_mark(-1) : push_mark_slowly(-1);
    if (LIKELY(number != 0)) stack->top->owner = owner_mark(), stack->top->modes = modes_mark();
    return number;
}
uint32_t callback_owner(void) { return innermost_barrier()->owner; }
void callback_trespassed(void) { trespassed(innermost_barrier()); }
uint32_t callback_modes(void) {
    const level *barrier = innermost_barrier();
    return barrier > stack->marks ? barrier->modes : 0;
}
static inline void modes_as_found(const level *barrier) {
    if (UNLIKELY(modes_mark() != barrier->modes)) modes_back(barrier->modes);
}

static inline bool is_barrier(int64_t number, int64_t barrier) {
    return number == -barrier || number == -barrier - TRESPASSED;
}
static __attribute__((noinline, cold)) bool callback_back_slowly(int64_t barrier) {
    while (!is_barrier(stack->top->number, barrier)) stack->top--; /* nobody can have ended it */
    const bool trespassed = stack->top->number <= -TRESPASSED;
    stack->top->number = -barrier;
    return !trespassed;
}
bool callback_back(int64_t barrier) {
    const bool ok = LIKELY(stack->top->number == -barrier) || callback_back_slowly(barrier);
    modes_as_found(stack->top);
    return ok;
}
bool callback_close(int64_t barrier) {
    level *m = stack->top;
    if (UNLIKELY(!barrier || m->number != -barrier || stack->count != m->lent)) return false;
    owner_back(m->owner);
    modes_as_found(m);
    stack->top = m - 1;
    return true;
}
bool callback_hand_out(void *handle) { return hand_out(handle); }
void callback_pop(void) {
    owner_back(stack->top->owner);
    pop_mark();
}
