/* memory.c - host memory: one replaceable allocator, overflow-checked sizes, a growing array.
 *
 * All of torc's host memory comes from here, so that a test can fail the n-th allocation and a program can account for
 * every byte. The default gives 64-byte alignment: one cache line, one AVX-512 register. Blocks of 1 KB and more are kept when
 * they come back (middle.c, large.c). */
#include <stdio.h>
#include <stdlib.h>

#include "base/callback.h"
#include "base/graveyard.h"
#include "base/large.h"
#include "base/middle.h"
#include "base/pool.h"
#include "base/seams.h"
#include "base/sized.h"

static void *default_alloc(void *context, size_t bytes) {
    (void)context;
    if (bytes < 1024) return malloc(bytes ? bytes : 1); /* small: speed matters more than the line */
    if (base_pooling) return bytes <= MIDDLE_MOST ? middle_take(bytes) : large_take(bytes);
    void *p = NULL;
    return posix_memalign(&p, 64, bytes) == 0 ? p : NULL;
}
static void *default_realloc(void *context, void *p, size_t bytes) {
    (void)context;
    const size_t before = large_size(p);
    void *q = realloc(p, bytes);
    if (q) large_resized(before, q);
    return q;
}
static void default_free(void *context, void *p) {
    (void)context;
    if (!base_pooling || !(middle_give(p) || large_give(p))) free(p);
}

#define DEFAULT_ALLOCATOR                                                                    \
    {                                                                                        \
        sizeof(torc_allocator), default_alloc, default_realloc, default_free, { NULL, NULL } \
    }
static torc_allocator chosen = DEFAULT_ALLOCATOR;
static torc_allocator current = DEFAULT_ALLOCATOR; /* what blocks come from: the chosen one, or the graveyard over it */
static bool watched;
#ifndef __has_feature
#define __has_feature(feature) 0
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || __has_feature(address_sanitizer) || \
    __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
enum { POOLED = false };
#else
enum { POOLED = true };
#endif
bool base_pooling = POOLED;

void base_default_free(void *p) { default_free(NULL, p); }
/* Small blocks come from the graveyard from now on, the others through it. Blocks that live already stay whose they are. */
void base_allocator_watch(void) {
    if (watched) return;
    base_pooling = false;
    large_let_go();
    graveyard_over(&chosen, &current);
    watched = true;
}

static void choose(torc_allocator a) {
    const torc_context before = chosen.context;
    chosen = a;
    if (!watched) {
        base_pooling = POOLED && a.alloc == default_alloc;
        if (!base_pooling) large_let_go();
        current = a;
    }
    callback_destroy(before, "the destroy function of an allocator");
}

bool torc_set_host_allocator(const torc_allocator *a) {
    if (!a) {
        choose((torc_allocator)DEFAULT_ALLOCATOR);
        return true;
    }
    bool ok = base_size_taken("set_host_allocator", "", a, SIZED(torc_allocator));
    if (ok && (a->struct_size < sizeof *a || !a->alloc || !a->realloc || !a->free))
        ok = FAIL(VALUE, "set_host_allocator: struct_size must be set and alloc, realloc and free must not be NULL");
    if (ok)
        choose(*a);
    else
        callback_destroy(context_refused(a, offsetof(torc_allocator, context)), "the destroy function of an allocator");
    return ok;
}

static void *exhausted(size_t bytes) {
    const char *place, *class_name;
    owner_describe(&place, &class_name);
    return FAIL_NULL(OUT_OF_MEMORY, "DefaultCPUAllocator: can't allocate memory: you tried to allocate %zu bytes%s%s.",
                     bytes, *place ? " for " : "", place);
}

void *base_alloc(size_t bytes) {
    if (UNLIKELY(bytes > PTRDIFF_MAX)) return exhausted(bytes);
    void *p = current.alloc(current.context.data, bytes);
    return LIKELY(p != NULL) ? p : exhausted(bytes);
}

void *base_calloc(size_t count, size_t size) {
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes)) return exhausted(SIZE_MAX);
    void *p = base_alloc(bytes);
    if (p) memset(p, 0, bytes);
    return p;
}

void *base_realloc(void *p, size_t bytes) {
    if (bytes > PTRDIFF_MAX) return exhausted(bytes);
    void *q = current.realloc(current.context.data, p, bytes);
    return q ? q : exhausted(bytes);
}

void base_free(void *p) {
    if (p) current.free(current.context.data, p);
}

char *base_strdup(const char *s) {
    size_t n = strlen(s) + 1;
    char *p = base_alloc(n);
    if (p) memcpy(p, s, n);
    return p;
}

char *base_format(const char *format, ...) {
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    int n = vsnprintf(NULL, 0, format, args);
    char *p = n < 0 ? NULL : base_alloc((size_t)n + 1);
    if (p) vsnprintf(p, (size_t)n + 1, format, again);
    va_end(again);
    va_end(args);
    return p;
}

bool base_grow(void **data, int64_t *capacity, size_t element) {
    int64_t next = *capacity ? *capacity * 2 : 8, bytes;
    if (mul_overflows(next, (int64_t)element, &bytes))
        return FAIL(OUT_OF_MEMORY, "an array of %lld elements of %zu bytes is too large", (long long)next, element);
    void *p = base_realloc(*data, (size_t)bytes);
    if (!p) return false;
    *data = p;
    *capacity = next;
    return true;
}
