/* heap.h - the host's memory for a test: it counts the blocks that are in use, and refuses an allocation of one's choice.
 *
 * A test program includes it once, and sets heap_allocator with torc_set_host_allocator. */
#ifndef TORC_TESTS_HEAP_H
#define TORC_TESTS_HEAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "torc/core.h"

static struct {
    _Atomic int64_t calls; /* allocations asked for, since a test set it to 0; what is too large does not count */
    _Atomic int64_t live;  /* blocks in use */
    int64_t fail_at;       /* the call of this number is refused; 0: none */
    bool and_after;        /* … and all that follow */
    size_t largest;        /* a block of more bytes is refused always; 0: none is */
} heap;

static bool heap_refuses(size_t bytes) {
    if (heap.largest && bytes > heap.largest) return true;
    const int64_t call = ++heap.calls;
    return heap.fail_at && (heap.and_after ? call >= heap.fail_at : call == heap.fail_at);
}
static void *heap_alloc(void *context, size_t bytes) {
    (void)context;
    void *p = NULL;
    if (heap_refuses(bytes) || posix_memalign(&p, 64, bytes ? bytes : 1)) return NULL;
    heap.live++;
    return p;
}
static void *heap_realloc(void *context, void *p, size_t bytes) {
    (void)context;
    if (heap_refuses(bytes)) return NULL;
    void *q = realloc(p, bytes ? bytes : 1);
    if (q && !p) heap.live++;
    return q;
}
static void heap_free(void *context, void *p) {
    (void)context;
    if (p) heap.live--;
    free(p);
}
static const torc_allocator heap_allocator = {
    sizeof(torc_allocator), heap_alloc, heap_realloc, heap_free, {NULL, NULL}};
#endif
