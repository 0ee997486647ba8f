/* base.h - what every room of torc stands on: errors, objects, scopes, memory, threads. Knows no tensor. */
#ifndef TORC_BASE_H
#define TORC_BASE_H

#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/alone.h"
#include "torc/core.h"

/* Elements of four, eight and sixteen bytes, to be moved: complex numbers are aligned as their parts are. */
typedef uint32_t __attribute__((aligned(2), may_alias)) bytes4;
typedef uint64_t __attribute__((aligned(4), may_alias)) bytes8;
typedef struct bytes16 {
    uint64_t first, second;
} bytes16;
#define COUNT_OF(a) ((int)(sizeof(a) / sizeof((a)[0])))
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define LIKELY(x) __builtin_expect(!!(x), 1)
#define UNLIKELY(x) __builtin_expect(!!(x), 0)
/* Per-thread variables that every call reads: a load from the thread's block, not a call of __tls_get_addr. One such
 * variable makes the loader put all of the library's thread-local bytes where dlopen has little room, so they must be
 * few: all together at most 64 bytes, which a test measures. What not every call reads is a thread_part, below. */
#define HOT_THREAD_LOCAL __attribute__((tls_model("initial-exec"))) _Thread_local
/* Those of this room, in one struct so that no byte is lost to alignment. */
typedef struct thread_now {
    void **parts;              /* what it keeps for itself, by thread_part.number; NULL: nothing yet */
    int16_t error_code;        /* torc_error_code; read by the spine on every call */
    uint16_t quiet : 15;       /* of how many attempts, one in another, errors are told to nobody: error.c */
    uint16_t holds_errors : 1; /* they are told when base_errors_tell is called */
    int parallel_held;         /* how many threads its call may use. 0: not said; -1: the next who asks fills it in */
} thread_now;
extern HOT_THREAD_LOCAL thread_now base_thread;
#define base_error_code base_thread.error_code
#define parallel_held base_thread.parallel_held
#define PRINTF_LIKE(f, a) __attribute__((format(printf, f, a)))

/* ------------------------------------------------------------------------------------------------- errors
 * FAIL sets the thread's error (unless one sticks already) and is worth `false`/NULL:
 *     if (dim >= n) return FAIL(INDEX, "Dimension out of range (expected …, but got %lld)", dim);
 * FAILED asks whether one sticks. */
void *base_fail(torc_error_code code, const char *file, int line, const char *format, ...) PRINTF_LIKE(4, 5);
bool base_refuse(torc_error_code code, const char *file, int line, const char *format, ...) PRINTF_LIKE(4, 5);
#define FAIL(code, ...) base_refuse(TORC_ERROR_##code, __FILE__, __LINE__, __VA_ARGS__)    /* false */
#define FAIL_NULL(code, ...) base_fail(TORC_ERROR_##code, __FILE__, __LINE__, __VA_ARGS__) /* NULL, any pointer */
/* A public function that returns a text gives "" after an error, which may be printed. */
static inline const char *text_or_empty(const char *text) { return text ? text : ""; }
#define FAILED() UNLIKELY(base_error_code != 0)
/* Note which operator call failed: "add(float32[2, 3], float32[4, 5])". Calls within calls note themselves in turn, so the
 * outermost, which the program made, is what stays. */
void base_error_call(const char *format, ...) PRINTF_LIKE(1, 2);
/* A text of any length in one of a thread's 16 places for such, in turn: for messages that are put together from parts. */
const char *base_say(const char *format, ...) PRINTF_LIKE(1, 2);
/* Note in which module the error was found, or which parameter an optimizer was at, where owner_describe (seams.h) cannot
 * know it: the last who notes knows best. */
void base_error_module(const char *format, ...) PRINTF_LIKE(1, 2);
/* Put the sticking error aside and bring it back: for clean-up code that must run operators. Errors set meanwhile are lost
 * and told to nobody. */
typedef struct base_error_state base_error_state;
base_error_state *base_error_save(void);          /* NULL if none sticks; clears it */
void base_error_restore(base_error_state *saved); /* frees `saved`; accepts NULL */
/* Do what may fail without harm: errors set between begin and end are dropped and told to nobody, and one that stuck before
 * sticks again. false: something failed. Attempts nest. */
typedef struct base_attempt {
    base_error_state *saved;
    bool stuck;
} base_attempt;
void base_attempt_begin(base_attempt *a);
bool base_attempt_end(base_attempt *a);
/* While the thread keeps others waiting, errors are not told to the program's handler (which may want locks of its own), but by the call of
 * base_errors_tell that follows, if they still stick then. base_errors_hold returns what was set before. */
bool base_errors_hold(bool hold);
void base_errors_tell(void);
/* Prepend "text: " to the sticking message (anomaly mode, loaders). */
bool base_error_has_call(
    void); /* is the operator of this thread's error known? The program is not told by asking this */
void base_error_prefix(const char *format, ...) PRINTF_LIKE(1, 2);
/* A warning to the program's handler or to stderr (see torc_set_warning_handler); never an error. The handler may call torc, so
 * no lock may be held that a public function takes. WARN_ONCE: only the first time this place is reached, unless
 * torc_set_warn_always says otherwise. */
#define base_warn(...) base_warn_as(TORC_WARNING_USER, __VA_ARGS__)
void base_warn_as(torc_warning_category category, const char *format, ...) PRINTF_LIKE(2, 3);
extern _Atomic bool base_warn_always;
#define WARN_ONCE(...)                                                                                            \
    do {                                                                                                          \
        static atomic_flag warned_ = ATOMIC_FLAG_INIT;                                                            \
        if (!atomic_flag_test_and_set(&warned_) || atomic_load_explicit(&base_warn_always, memory_order_relaxed)) \
            base_warn(__VA_ARGS__);                                                                               \
    } while (0)

/* caller.c: addresses in the first functions outside torc that are on this thread's stack, and NULL behind the last that can be told;
 * and what the caller among them is called: "train (train.c:42)". */
enum { BASE_CALLERS = 6 };
typedef struct base_callers {
    const void *address[BASE_CALLERS];
} base_callers;
base_callers base_caller(void);
char *base_caller_text(const base_callers *callers); /* from malloc; NULL: it cannot be told */

/* ------------------------------------------------------------------------------------------------- memory */
void *base_alloc(size_t bytes);               /* 64-byte aligned; NULL and OUT_OF_MEMORY on failure */
void *base_calloc(size_t count, size_t size); /* zeroed, overflow-checked */
void *base_realloc(void *p, size_t bytes);    /* on failure p stays valid */
void base_free(void *p);
void base_default_free(void *p); /* of the default allocator, whichever is in use: pool.c */
char *base_strdup(const char *s);
char *base_format(const char *format, ...) PRINTF_LIKE(1, 2); /* allocated text; base_free it */
static inline bool mul_overflows(int64_t a, int64_t b, int64_t *r) { return __builtin_mul_overflow(a, b, r); }
static inline bool add_overflows(int64_t a, int64_t b, int64_t *r) { return __builtin_add_overflow(a, b, r); }

/* A growing array: VEC(T) v = {0}; VEC_PUSH(&v, x) is false on allocation failure; VEC_FREE(&v). */
#define VEC(T)                   \
    struct {                     \
        T *data;                 \
        int64_t count, capacity; \
    }
#define VEC_PUSH(v, x)                                                                                 \
    (((v)->count < (v)->capacity || base_grow((void **)&(v)->data, &(v)->capacity, sizeof *(v)->data)) \
         ? ((v)->data[(v)->count++] = (x), true)                                                       \
         : false)
#define VEC_FREE(v) (base_free((v)->data), (v)->data = NULL, (v)->count = (v)->capacity = 0)
bool base_grow(void **data, int64_t *capacity, size_t element);

/* ------------------------------------------------------------------------------------------------- objects
 * Every handle of the public API begins with an object header. `class` says how it dies. */
typedef struct object_class {
    const char *name;
    void (*destroy)(
        void *object); /* called when the last reference goes; frees the object too. NULL: nobody counts references */
} object_class;
/* Every class stands in one section, so that what was given where another class is wanted can be told by its name. */
#define OBJECT_CLASS __attribute__((section("torc_classes"))) const object_class
typedef struct object_slot object_slot; /* binding.c */
typedef struct object {
    const object_class *class_;
    _Atomic int64_t
        refs; /* negative: a binding's object keeps the handle and is to be told, see Note [Bound objects] */
    object_slot *_Atomic slot; /* NULL: nothing was ever bound to it */
} object;
/* A plain number that was given where an address is meant: 1 to 4095, or -1 to -4096. Nothing lies there, so this is known
 * without reading. */
static inline bool is_literal(const void *p) { return UNLIKELY(p && (uintptr_t)p + 4096 < 8192); }
/* Is this handle of the caller's an object of that class? No for NULL and literals, which are not read. */
static inline bool object_is(const void *o, const object_class *class_) {
    return (uintptr_t)o + 4096 >= 8192 && ((const object *)o)->class_ == class_;
}
static inline void object_init(object *o, const object_class *class_) {
    o->class_ = class_;
    atomic_init(&o->refs, 1);
    atomic_init(&o->slot, NULL);
}
/* Two bits of the count. TOLD is added to the references of a handle with a bound object that is told of other owners; KNOWN stands in
 * that of an object which somebody may know without owning it (object_try_retain). */
#define OBJECT_TOLD INT64_MIN
#define OBJECT_KNOWN ((int64_t)1 << 62)
/* From now on somebody may. The caller owns a reference. */
static inline void object_known(void *p) {
    object *o = p;
    (void)atomic_fetch_or_explicit(&o->refs, OBJECT_KNOWN, memory_order_relaxed);
}
/* binding.c: what follows a step of the count where the answer is not simply nothing. `before`: the count before it, without KNOWN. */
void object_last_released(object *o, int64_t before);
void object_shared(object *o, int64_t before);
/* A step of the count; what it was before. */
static inline int64_t object_step(object *o, int64_t by, memory_order order) {
    if (!thread_alone()) return atomic_fetch_add_explicit(&o->refs, by, order);
    const int64_t before = atomic_load_explicit(&o->refs, memory_order_relaxed);
    atomic_store_explicit(&o->refs, before + by, memory_order_relaxed);
    return before;
}
static inline void *object_retain(void *p) {
    object *o = p;
    if (!o) return NULL;
    const int64_t before = object_step(o, 1, memory_order_relaxed);
    if (UNLIKELY(before < 0)) object_shared(o, before & ~OBJECT_KNOWN);
    return o;
}
static inline void object_release(void *p) {
    object *o = p;
    if (!o) return;
    if (LIKELY(atomic_load_explicit(&o->refs, memory_order_acquire) == 1)) { /* so nobody can take another one */
        object_last_released(o, 1);
        return;
    }
    const int64_t before = object_step(o, -1, memory_order_acq_rel) & ~OBJECT_KNOWN;
    if (before <= 1) object_last_released(o, before); /* the last, or one that may have to be told */
}
static inline int64_t object_refs(const void *o) {
    return o ? atomic_load_explicit(&((object *)(uintptr_t)o)->refs, memory_order_relaxed) &
                   ~(OBJECT_TOLD | OBJECT_KNOWN)
             : 0;
}
/* One reference more unless the last one is gone, for whoever knows of the object without owning it, under the lock that it takes
 * before it dies. OBJECT_ASK: only a bound object keeps it, which may be dying itself. Then leave the lock, ask, and look again:
 *     object_asking asking = {0};
 *     do {
 *         lock();
 *         found = known ? object_try_retain(known, &asking) : OBJECT_GONE;
 *         unlock();
 *     } while (found == OBJECT_ASK && object_ask(&asking));
 *     object_asked(&asking);                                                            */
typedef enum object_weak { OBJECT_GONE, OBJECT_TAKEN, OBJECT_ASK } object_weak;
typedef struct object_asking {
    object_slot *slot, *next; /* owned */
    void *kept;               /* the bound object of `slot`, as long as there is no reference */
} object_asking;
object_weak object_try_retain(void *o, object_asking *asking);
bool object_ask(object_asking *asking); /* true */
static inline void object_asked(object_asking *asking) {
    if (UNLIKELY(asking->slot != NULL)) (void)object_ask(asking);
}

/* Is there such a class? What lies where an object was need not be the address of one. */
bool object_class_known(const object_class *class_);
/* Why may this be no handle of the kind that was expected? The end of a message: ": has its scope ended?", or "". */
const char *handle_doubt(const void *handle);
/* Is it surely dead? Found while torc_set_debug_handles is on, or was. Takes any address within the object. */
extern char *_Atomic graveyard_ground; /* NULL: was never on */
bool graveyard_has(const void *handle);
static inline bool handle_is_dead(const void *handle) {
    return UNLIKELY(atomic_load_explicit(&graveyard_ground, memory_order_relaxed) != NULL) && graveyard_has(handle);
}

/* Lend `o`, of which the caller owns one reference, to the innermost scope. Returns o; on failure releases it and
 * returns NULL with OUT_OF_MEMORY. NULL passes through. This is the last line of every public function that returns. */
void *scope_lend(void *o);
/* The same for functions that return a handle that they were given: the scope takes a reference of its own. */
static inline void *scope_lend_again(void *o) { return scope_lend(object_retain(o)); }
/* Room for a text of so many characters, which the scope lends; it is terminated. NULL with OUT_OF_MEMORY. */
char *text_lend(size_t length);
/* A scope without a mark on the stack, for what is called often: scope_keep lets go of all that was lent since scope_mark but for
 * the handles in `keep`. */
int64_t scope_mark(void);
void scope_keep(int64_t mark, void *const *keep, int count);
bool scope_reserve(int64_t count); /* so that the next `count` lendings cannot fail */

/* May this be a list that the program gives? One that cannot be is refused before anybody looks for its entries. */
static inline bool list_given(int64_t count, const void *data) {
    return count >= 0 && count <= INT32_MAX && (data || !count);
}

/* ------------------------------------------------------------------------------------------------- a thread's own
 * What a thread keeps for itself (see own.c): a part is zeros or a copy of `initial` when the thread first asks for it, and goes
 * when the thread ends.
 *     static thread_part regions = {.bytes = sizeof(stack_of_regions)};
 *     stack_of_regions *own = thread_own(&regions);        // NULL + OUT_OF_MEMORY; to change it
 *     const stack_of_regions *own = thread_seen(&regions); // NULL: this thread has none, all is as at first; to read it */
typedef struct thread_part {
    size_t bytes;
    const void *initial; /* NULL: zeros */
    /* When the thread ends, while its parts are all there; NULL: nothing. In this order: the stack of scopes, the work that was
     * put off, the errors, which what goes with those may make, and the blocks of memory that all these gave back. */
    void (*end)(void *own);
    enum { THREAD_ENDS_SCOPES, THREAD_ENDS_WORK, THREAD_ENDS_ERRORS, THREAD_ENDS_POOL, THREAD_TURNS } turn;
    _Atomic int number; /* among the parts of all rooms; 0: none yet */
} thread_part;
enum { THREAD_PARTS = 24 };
void *thread_part_make(thread_part *part);
void *thread_part_try(thread_part *part); /* without an error */
static inline void *thread_seen(thread_part *part) {
    void **parts = base_thread.parts;
    return LIKELY(parts) ? parts[atomic_load_explicit(&part->number, memory_order_acquire)] : NULL;
}
static inline void *thread_own(thread_part *part) {
    void *own = thread_seen(part);
    return LIKELY(own) ? own : thread_part_make(part);
}
/* base_grow for arrays in parts: from malloc, like these. `end` frees them. */
bool thread_grow(void **data, int64_t *capacity, size_t element);

/* ------------------------------------------------------------------------------------------------- threads
 * parallel_for splits [0, n) over CPU threads in pieces of at least `grain`; runs inline when it is not worth it, or
 * inside another parallel_for. `body` must not touch the error state. Pieces depend only on n, grain and the number of
 * threads, so results are reproducible for a given number of threads. */
typedef void parallel_body(void *context, int64_t begin, int64_t end);
void parallel_for(int64_t n, int64_t grain, parallel_body *body, void *context);
int parallel_threads(void); /* how many it may use now */
/* Calls of parallel_threads give `n` from now on, but 1 where there can be no others. Returns what to set parallel_held to
 * afterwards. */
int parallel_hold_at(int n);
/* From now on every child that fork makes calls in_child, which may be called twice; *watched, false at first, remembers
 * it. false, without an error: there is no memory for it. */
bool base_watch_forks(_Atomic bool *watched, void (*in_child)(void));
/* Another number than in every process that this one descends from by fork. What says "a thread is at it" says with which
 * number: with another one than now it means a thread that was not copied, and somebody else must do it. Without memory
 * for a handler children have their parent's number; asked again, it may be there. */
int base_fork_generation(void);
/* From hold to release this thread's answer does not change, whatever torc_set_num_threads does meanwhile: a kernel's scratch
 * must suit its run. Holds nest. See Note [One number per call] in thread.c. */
static inline int parallel_hold(void) {
    int outer = parallel_held;
    if (!outer) parallel_held = -1;
    return outer;
}
static inline void parallel_release(int outer) { parallel_held = outer; }

/* 0 new, 2 done, below 0 running, of base_fork_generation() -1 - state. In a child of a fork meanwhile f begins anew: it
 * must not mind what it has half done. */
typedef struct base_once {
    _Atomic int state;
} base_once;
void base_call_once(base_once *once, void (*f)(void *), void *context);

#endif
