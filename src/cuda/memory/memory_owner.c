/* cuda/memory_owner.c - the names that a program gives to memory: which part of it asks.
 *
 * Every build has this file, one without CUDA too: a program names its parts whatever it runs on.
 *
 * What was current before a push is kept in a small stack per thread. Beyond its depth pushes are counted, not kept:
 * such memory is reported under the outer name, and the pops still match. */
#include "core/owner.h"
#include "torc/cuda.h"

enum { OUTER_NAMES = 16 };
typedef struct outer_names {
    uint32_t depth;
    uint32_t module[OUTER_NAMES];
} outer_names;
static thread_part part = {.bytes = sizeof(outer_names)};

bool torc_cuda_memory_owner_push(const char *name) {
    if (FAILED()) return false;
    if (!name) return FAIL(VALUE, "torc_cuda_memory_owner_push: the name is NULL");
    outer_names *outer = thread_own(&part);
    if (!outer) return false;
    if (outer->depth == UINT32_MAX) return FAIL(RUNTIME, "torc_cuda_memory_owner_push: too many names");
    if (outer->depth < OUTER_NAMES) {
        outer->module[outer->depth] = owner_now.module;
        owner_now.module = owner_intern(name);
    }
    outer->depth++;
    return true;
}

bool torc_cuda_memory_owner_pop(void) {
    outer_names *outer = thread_seen(&part);
    if (!outer || !outer->depth) return FAIL(RUNTIME, "torc_cuda_memory_owner_pop: there is no name to pop");
    outer->depth--;
    if (outer->depth < OUTER_NAMES) owner_now.module = outer->module[outer->depth];
    return true;
}
