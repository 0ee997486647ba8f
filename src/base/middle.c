/* middle.c - blocks of host memory from 1 KB to 104 KB, kept by the thread that let go of them.
 *
 * Most tensors of small models are of such sizes. An aligned block costs malloc some hundred nanoseconds, since it cuts one out of a larger one and
 * joins them later; to take the block that another tensor had costs ten. As in large.c blocks have sizes of a few steps, eighths of a power
 * of two; a list holds those of one size, whose first words are the list. What a thread keeps and what it has taken and not yet given
 * has together at most half as many bytes again as it once had taken (but for AT_FIRST), and what it keeps at most KEPT_BYTES: if a block has no room, all that is
 * kept goes, since it was of other sizes than are wanted now. */
#include "base/middle.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#if defined(__linux__)
#include <malloc.h>
#endif

#include "base/base.h"

enum {
    FIRST_OCTAVE = 9,
    OCTAVES = 8,
    STEPS = 8,
    LISTS = OCTAVES * STEPS,
    LINE = 64,
    AT_FIRST = 1 << 20,
    KEPT_BYTES = 256 << 20
};

typedef struct lists {
    void *first[LISTS];
    size_t kept, used, most; /* bytes; most: of those used */
    bool ended;              /* what is let go of after this goes to malloc */
} lists;
static const lists at_first = {.most = AT_FIRST};
static void thread_ends(void *own);
static thread_part part = {.bytes = sizeof(lists), .initial = &at_first, .end = thread_ends, .turn = THREAD_ENDS_POOL};

static int octave_of(size_t bytes) { return 63 - __builtin_clzll((unsigned long long)bytes); }
/* The list of blocks of so many bytes, of an octave (2^octave, 2 * 2^octave]. */
static int list_of(size_t bytes, int octave) {
    return (octave - FIRST_OCTAVE) * STEPS + (int)((bytes - ((size_t)1 << octave)) >> (octave - 3)) - 1;
}
static size_t bytes_of(int list) {
    const int octave = FIRST_OCTAVE + list / STEPS;
    return ((size_t)1 << octave) + ((size_t)(list % STEPS + 1) << (octave - 3));
}

static void *pop(lists *own, int list) {
    void *p = own->first[list];
    if (!p) return NULL;
    memcpy(&own->first[list], p, sizeof p);
    own->kept -= bytes_of(list);
    return p;
}
static void keep_none(lists *own) {
    for (int k = 0; k < LISTS; k++)
        for (void *p; (p = pop(own, k));) free(p);
}
static void thread_ends(void *own) {
    keep_none(own);
    ((lists *)own)->ended = true;
}

void *middle_take(size_t bytes) {
    const int octave = octave_of(bytes - 1);
    const size_t step = (size_t)1 << (octave - 3);
    bytes = (bytes + step - 1) & ~(step - 1);
    lists *own = thread_seen(&part);
    if (UNLIKELY(!own)) own = thread_part_try(&part);
    void *p = own ? pop(own, list_of(bytes, octave)) : NULL;
    if (own) {
        own->used += bytes;
        own->most = MAX(own->most, own->used);
    }
    return p || !posix_memalign(&p, LINE, bytes) ? p : NULL;
}

#if defined(__GLIBC__)
/* Of blocks that realloc or another part of the library made, those that are aligned will do. */
bool middle_give(void *p) {
    const size_t has = p && (uintptr_t)p % LINE == 0 ? malloc_usable_size(p) : 0;
    if (has < MIDDLE_LEAST || has > MIDDLE_MOST + MIDDLE_MOST / STEPS) return false;
    lists *own = thread_seen(&part);
    if (UNLIKELY(!own) && !(own = thread_part_try(&part))) return false;
    const int list = list_of(has, octave_of(has)); /* as many bytes as it has, or some fewer */
    const size_t bytes = bytes_of(list);
    own->used -= MIN(own->used, bytes);
    const size_t most = own->most + own->most / 2;
    if (UNLIKELY(own->ended || own->used + bytes > most)) return false;
    if (UNLIKELY(own->kept + own->used + bytes > most || own->kept + bytes > KEPT_BYTES)) keep_none(own);
    own->kept += bytes;
    memcpy(p, &own->first[list], sizeof p);
    own->first[list] = p;
    return true;
}
#else
bool middle_give(void *p) { return (void)p, false; }
#endif
