/* own.c - what a thread keeps for itself: parts of one block for each thread.
 *
 * Note [Thread-local bytes]
 * A library that is opened with dlopen gets its thread-local variables from a small reserve of the loader's, if they are to be
 * reached without a call, and the reserve is for all libraries together. So torc has 64 bytes of them: what every operator call
 * reads, and a pointer to the rest. The rest are parts, each of which a room declares (thread_part), and a thread has those
 * that it has used.
 *
 * Parts come from malloc, not from the replaceable host allocator: a thread keeps them for as long as it lives, whatever
 * allocators are set meanwhile. They go with the thread, by one key of pthread's. The loader must not unmap the library before
 * the last such thread has ended, and cannot know: therefore the library is linked with -z nodelete. */
#include <pthread.h>
#include <stdlib.h>

#include "base/base.h"
#include "base/lock.h"

HOT_THREAD_LOCAL thread_now base_thread;

static thread_part *known[THREAD_PARTS]; /* [0]: unused, the number of a part that nobody has used */
static base_lock lock;                   /* of it, and of made */
static pthread_key_t key;
static bool made; /* is there a key? */

/* Parts may be made by what is called here, such as the message of an error that a program's destructor finds. */
static void thread_ends(void *parts) {
    for (int turn = 0; turn < THREAD_TURNS; turn++)
        for (int n = 1; n < THREAD_PARTS; n++)
            if (base_thread.parts[n] && known[n]->end && (int)known[n]->turn == turn)
                known[n]->end(base_thread.parts[n]);
    for (int n = 1; n < THREAD_PARTS; n++) free(base_thread.parts[n]);
    free(parts);
    base_thread.parts = NULL;
}

static bool have_number(thread_part *part) {
    lock_take(&lock);
    if (!made) made = pthread_key_create(&key, thread_ends) == 0;
    int n = atomic_load_explicit(&part->number, memory_order_relaxed);
    for (int k = 1; !n && made && k < THREAD_PARTS;
         k++) /* a thread that a fork did not copy may have come half as far */
        if (!known[k] || known[k] == part) {
            known[k] = part;
            atomic_store_explicit(&part->number, n = k, memory_order_release);
        }
    lock_release(&lock);
    return n && made;
}

static bool have_parts(void) {
    if (base_thread.parts) return true;
    void **parts = calloc(THREAD_PARTS, sizeof *parts);
    if (parts && pthread_setspecific(key, parts) == 0) {
        base_thread.parts = parts;
        return true;
    }
    free(parts);
    return false;
}

void *thread_part_try(thread_part *part) {
    if (!have_number(part) || !have_parts()) return NULL;
    void **own = &base_thread.parts[atomic_load_explicit(&part->number, memory_order_relaxed)];
    if (!*own && (*own = calloc(1, part->bytes)) && part->initial) memcpy(*own, part->initial, part->bytes);
    return *own;
}

void *thread_part_make(thread_part *part) {
    void *own = thread_part_try(part);
    return own ? own
               : FAIL_NULL(OUT_OF_MEMORY, "no memory for the %zu bytes that a thread keeps for itself", part->bytes);
}

bool thread_grow(void **data, int64_t *capacity, size_t element) {
    int64_t next = *capacity ? *capacity * 2 : 64, bytes;
    void *p = mul_overflows(next, (int64_t)element, &bytes) ? NULL : realloc(*data, (size_t)bytes);
    if (!p)
        return FAIL(OUT_OF_MEMORY, "no memory for the list of %lld entries that a thread keeps for itself",
                    (long long)next);
    *data = p;
    *capacity = next;
    return true;
}
