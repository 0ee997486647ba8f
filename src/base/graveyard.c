/* graveyard.c - handles that are used after they died, found (torc_set_debug_handles).
 *
 * Objects are found dead by what lies where they were, so nothing else may come to lie there. While this is on, small
 * blocks, as all objects are, come from a long range of addresses that is walked through once from end to end, and then again; the
 * pages of yards in which nothing lives any more go back to the system, so that only addresses are spent. A block that
 * dies is filled with the address of a tombstone, which looks like an object of no class: whatever is read out of it as a
 * handle, itself or an entry of a list, is the tombstone, and refused as what it is. Pages that have gone back read as zeros,
 * and are known by their yard, which holds nothing.
 *
 * It is an allocator over the program's. As long as it was never on, nobody asks it anything. */
#include <sys/mman.h>

#include "base/graveyard.h"
#include "base/lock.h"

#include <stdlib.h>
#include <unistd.h>

static const object tombstone = {(const object_class *)(const void *)&tombstone, 0, NULL};

/* Blocks lie in a yard one behind the other, each after its size; a live block counts. */
typedef struct yard {
    int64_t live;
    int64_t used;
} yard;
typedef struct block {
    size_t bytes;
    size_t unused; /* what follows is aligned to 16 bytes, as malloc's blocks are */
} block;
enum { YARD_BYTES = 1 << 16, LARGEST = 1 << 15, FRESH_YARDS = 1 << 8 };

static base_lock lock;
char *_Atomic graveyard_ground;
static size_t ground_bytes;
static _Atomic bool on;
static yard *digging;              /* where the next block goes */
static yard *emptied[FRESH_YARDS]; /* yards that are empty but keep their tombstones a while, in a circle */
static unsigned emptied_next;
static const torc_allocator *chosen;

static bool within(const void *p) {
    const char *from = atomic_load_explicit(&graveyard_ground, memory_order_acquire);
    return from && (size_t)((const char *)p - from) < ground_bytes;
}
static yard *yard_of(const void *p) {
    char *from = atomic_load_explicit(&graveyard_ground, memory_order_relaxed);
    return (yard *)(void *)(from + (size_t)((const char *)p - from) / YARD_BYTES * YARD_BYTES);
}
static block *block_of(void *p) { return (block *)p - 1; }

/* Nothing lives there: give its pages back, which leaves zeros. */
static void clear(yard *y) {
    memset(y, 0, sizeof *y);
    if (madvise(y, YARD_BYTES, MADV_DONTNEED)) memset(y, 0, YARD_BYTES);
}

/* All under the lock. */
static void empty(yard *y) {
    yard **place = &emptied[emptied_next++ % FRESH_YARDS];
    if (*place && (*place)->used && !(*place)->live && *place != digging) clear(*place);
    *place = y;
}
/* The next yard that nothing lives in; NULL if there is none. */
static yard *next_yard(void) {
    char *from = graveyard_ground;
    yard *y = digging;
    for (size_t tried = 0; tried < ground_bytes / YARD_BYTES; tried++) {
        char *next = y ? (char *)y + YARD_BYTES : from;
        y = (yard *)(void *)(next < from + ground_bytes ? next : from);
        if (y->live) continue;
        if (y->used) clear(y);
        y->used = sizeof *y;
        return y;
    }
    return NULL;
}
static void *dig(size_t bytes) {
    const int64_t whole = (int64_t)(sizeof(block) + ((bytes + 15) & ~(size_t)15));
    if (!digging || digging->used + whole > YARD_BYTES) {
        yard *full = digging, *fresh = next_yard();
        if (!fresh) return NULL;
        digging = fresh;
        if (full && !full->live) empty(full);
    }
    block *b = (block *)(void *)((char *)digging + digging->used);
    digging->used += whole;
    digging->live++;
    b->bytes = bytes;
    return b + 1;
}
static void bury(void *p) {
    const object **word = p;
    for (size_t i = 0; i < (block_of(p)->bytes + 15) / 16 * 2; i++) word[i] = &tombstone;
    yard *y = yard_of(p);
    if (--y->live == 0 && y != digging) empty(y);
}

/* A child of a fork does not know how far another thread was with the yard that it dug in: that one is left as it is. */
static void lock_yards(void) {
    if (LIKELY(!lock_take(&lock)) || !digging) return;
    digging->live++;
    digging = next_yard();
}

/* ------------------------------------------------------------------------------------------ the allocator */
/* NULL: not watched. */
static void *watched_block(size_t bytes) {
    if (bytes > LARGEST || !atomic_load_explicit(&on, memory_order_relaxed)) return NULL;
    lock_yards();
    void *p = dig(bytes);
    lock_release(&lock);
    return p;
}
static void *watching_alloc(void *context, size_t bytes) {
    (void)context;
    void *p = watched_block(bytes);
    return p ? p : chosen->alloc(chosen->context.data, bytes);
}
static void watching_free(void *context, void *p) {
    (void)context;
    if (!within(p)) {
        chosen->free(chosen->context.data, p);
        return;
    }
    lock_yards();
    bury(p);
    lock_release(&lock);
}
/* Arrays, too: lists that the program is given are arrays. */
static void *watching_realloc(void *context, void *p, size_t bytes) {
    if (p && !within(p)) return chosen->realloc(chosen->context.data, p, bytes);
    void *q = watched_block(bytes);
    if (!q) q = chosen->realloc(chosen->context.data, NULL, bytes);
    if (!p || !q) return q;
    memcpy(q, p, MIN(bytes, block_of(p)->bytes));
    watching_free(context, p);
    return q;
}
void graveyard_over(const torc_allocator *under, torc_allocator *over) {
    chosen = under;
    *over = (torc_allocator){sizeof *over, watching_alloc, watching_realloc, watching_free, {NULL, NULL}};
}

/* ------------------------------------------------------------------------------------------ who asks */
bool graveyard_has(const void *p) {
    if (p == &tombstone) return true;
    if (!within(p)) return false;
    lock_yards();
    const object *word;
    memcpy(&word, (const char *)graveyard_ground + ((size_t)((const char *)p - graveyard_ground) & ~(size_t)7),
           sizeof word);
    const bool dead = word == &tombstone || !yard_of(p)->live;
    lock_release(&lock);
    return dead;
}

/* The linker defines these. */
extern const object_class __start_torc_classes[] __attribute__((visibility("hidden")));
extern const object_class __stop_torc_classes[] __attribute__((visibility("hidden")));

bool object_class_known(const object_class *class_) {
    return class_ >= __start_torc_classes && class_ < __stop_torc_classes;
}

const char *handle_doubt(const void *p) {
    if (!p || is_literal(p)) return "";
    if (handle_is_dead(p)) return ": it is gone, has its scope ended?";
    const object_class *is = ((const object *)p)->class_; /* whoever asks has read it, too */
    if (object_class_known(is)) return base_say(": it is %s %s", strchr("aeiou", *is->name) ? "an" : "a", is->name);
    return ": has its scope ended? (TORC_DEBUG_HANDLES=1 in the environment makes sure)";
}

/* As much as there is to be had, up to 16 GB: addresses, no memory. */
static bool take_ground(void) {
    if (graveyard_ground) return true;
    for (size_t bytes = (size_t)1 << 34; bytes >= (size_t)1 << 24; bytes /= 2) {
        char *p = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (p == MAP_FAILED) continue;
#ifdef MADV_NOHUGEPAGE
        (void)madvise(p, bytes, MADV_NOHUGEPAGE); /* a yard is to go back on its own */
#endif
        ground_bytes = bytes;
        atomic_store_explicit(&graveyard_ground, p, memory_order_release);
        base_allocator_watch();
        return true;
    }
    return FAIL(OUT_OF_MEMORY, "set_debug_handles: the system gives no addresses to tell dead handles by");
}

bool(torc_set_debug_handles)(bool enabled) {
    if (FAILED()) return false;
    lock_yards();
    const bool ok = !enabled || take_ground();
    if (ok) atomic_store(&on, enabled);
    lock_release(&lock);
    return ok;
}

/* From the start: before main, or when the library is opened, so that no call ever asks for it. */
__attribute__((constructor)) static void look_at_environment(void) {
    const char *wanted = getenv("TORC_DEBUG_HANDLES");
    if (wanted && *wanted && *wanted != '0') (void)torc_set_debug_handles(true);
}
