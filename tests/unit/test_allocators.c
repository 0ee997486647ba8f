/* link: shared */
/* labels: threads */
/* test_allocators.c - another host allocator may be set whenever no object of torc exists: what threads keep between calls
 * then must not have come from the one before. Each allocator here knows its own blocks, and whoever gives one to the other
 * is found out; a thread sanitizer and an address sanitizer see the rest. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "torc/torc.h"
#include "executor.h"
#include "heap.h"

enum { THREADS = 4, ROUNDS = 6, HEADER = 64 };

/* In front of each block: whose it is and how large. */
typedef struct counting {
    _Atomic int64_t blocks, strangers;
} counting;
typedef struct header {
    counting *owner;
    size_t bytes;
} header;

static header *header_of(void *p) { return (header *)(void *)((char *)p - HEADER); }

static void *counting_alloc(void *context, size_t bytes) {
    counting *c = context;
    char *block = aligned_alloc(HEADER, HEADER + (bytes + HEADER - 1) / HEADER * HEADER);
    if (!block) return NULL;
    *(header *)(void *)block = (header){c, bytes};
    atomic_fetch_add(&c->blocks, 1);
    return block + HEADER;
}
static void counting_free(void *context, void *p) {
    counting *c = context;
    if (!p) return;
    if (header_of(p)->owner != c) {
        atomic_fetch_add(&c->strangers, 1);
        return;
    }
    atomic_fetch_sub(&c->blocks, 1);
    free(header_of(p));
}
static void *counting_realloc(void *context, void *p, size_t bytes) {
    void *q = counting_alloc(context, bytes);
    if (q && p) {
        memcpy(q, p, header_of(p)->bytes < bytes ? header_of(p)->bytes : bytes);
        counting_free(context, p);
    }
    return q;
}

static torc_tensor twice(torc_module self, torc_tensor x, void *context) {
    (void)self;
    (void)context;
    return torc_add(x, x);
}

/* Something of everything that a thread remembers: scopes (many handles, deep), errors, gradients, autocast, a module that
 * runs, a name for its memory, random numbers. Nothing of it is left at the end. */
static void use_everything(void) {
    int64_t scopes[40];
    for (int i = 0; i < 40; i++) scopes[i] = torc_scope_begin();
    torc_tensor w = torc_randn(SHAPE(8, 8), .requires_grad = true);
    torc_saved_tensors_hooks_pop(); /* there are none: an error */
    torc_error_clear();
    const torc_module_class class_ = {.struct_size = sizeof class_, .name = "Twice", .forward = twice};
    torc_module m = torc_module_new(&class_, TORC_NO_CONTEXT);
    torc_owner_push("allocators");
    torc_autocast_begin(TORC_DEVICE_CPU, TORC_BFLOAT16);
    for (int i = 0; i < 200; i++) torc_mm(w, w);
    torc_autocast_end();
    torc_owner_pop();
    torc_backward(torc_sum(torc_module_forward(m, w)));
    torc_set_grad(w, NULL);
    torc_mm(w, torc_ones(SHAPE(3, 3)));
    for (int i = 39; i >= 0; i--) torc_scope_end(scopes[i]);
}

static pthread_barrier_t begin, done;
static _Atomic int unexpected;

static void *worker(void *unused) {
    for (int round = 0; round < ROUNDS; round++) {
        pthread_barrier_wait(&begin);
        use_everything();
        if (torc_error() != TORC_ERROR_RUNTIME) atomic_fetch_add(&unexpected, 1); /* of the last product */
        torc_error_clear();
        pthread_barrier_wait(&done);
    }
    return unused;
}

static void allocators_take_turns_while_threads_live(void **state) {
    NEEDS_CALLS_THAT_RUN_AT_ONCE();
    (void)state;
    static counting counts[2];
    pthread_t threads[THREADS];
    pthread_barrier_init(&begin, NULL, THREADS + 1);
    pthread_barrier_init(&done, NULL, THREADS + 1);
    for (int i = 0; i < THREADS; i++) assert_int_equal(pthread_create(&threads[i], NULL, worker, NULL), 0);
    for (int round = 0; round < ROUNDS; round++) {
        counting *c = &counts[round % 2];
        /* the first round is with the default allocator, whose blocks the counting ones would not know */
        const torc_allocator a = {sizeof a, counting_alloc, counting_realloc, counting_free, TORC_CONTEXT(c)};
        assert_true(torc_set_host_allocator(round ? &a : NULL));
        pthread_barrier_wait(&begin);
        pthread_barrier_wait(&done);
        use_everything();
        assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);
        torc_error_clear();
        assert_int_equal(atomic_load(&c->strangers), 0);
        assert_int_equal(atomic_load(&c->blocks), 0); /* so nothing is left that the next one could be given */
    }
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    assert_true(torc_set_host_allocator(NULL));
    assert_int_equal(atomic_load(&unexpected), 0);
    for (int k = 0; k < 2; k++) assert_int_equal(atomic_load(&counts[k].strangers), 0);
    pthread_barrier_destroy(&begin);
    pthread_barrier_destroy(&done);
}

/* The default generator lives as long as the process, and so longer than the allocator of its first use. */
static void default_generator_is_no_allocators(void **state) {
    (void)state;
    static counting c;
    const torc_allocator a = {sizeof a, counting_alloc, counting_realloc, counting_free, TORC_CONTEXT(&c)};
    assert_true(torc_set_host_allocator(&a));
    assert_true(torc_manual_seed(3));
    assert_non_null(torc_default_generator(TORC_CPU));
    assert_int_equal(atomic_load(&c.blocks), 0);
    assert_true(torc_set_host_allocator(NULL));
}

/* An allocator may start threads, also in a process that had one until then: what such a thread makes of a tensor stays. The child
 * of a fork is such a process. */
static torc_tensor hooked;
static _Atomic int hooks_ran, threads_to_start;
static torc_tensor count_run(torc_tensor grad, void *context) {
    (void)grad, (void)context;
    hooks_ran++;
    return NULL;
}
static void *add_a_hook(void *unused) {
    torc_requires_grad_(hooked, true); /* what autograd knows of it is made here */
    torc_register_hook(hooked, count_run, TORC_NO_CONTEXT);
    return unused;
}
static void *starting_alloc(void *context, size_t bytes) {
    int one = 1;
    if (atomic_compare_exchange_strong(&threads_to_start, &one, 0)) {
        pthread_t thread;
        if (pthread_create(&thread, NULL, add_a_hook, NULL)) return NULL;
        pthread_join(thread, NULL);
    }
    return counting_alloc(context, bytes);
}
static void *starting_realloc(void *context, void *p, size_t bytes) { return counting_realloc(context, p, bytes); }
static int hooks_of_two_threads(void) {
    static counting c;
    const torc_allocator a = {sizeof a, starting_alloc, starting_realloc, counting_free, TORC_CONTEXT(&c)};
    if (!torc_set_host_allocator(&a)) return 1;
    int64_t scope = torc_scope_begin();
    hooked = torc_ones(SHAPE(2));
    threads_to_start = 1;
    add_a_hook(NULL);
    torc_backward(torc_sum(torc_mul(hooked, 2)));
    torc_scope_end(scope);
    return hooks_ran == 2 && !torc_error() ? 0 : 2;
}
static void allocators_may_start_threads(void **state) {
    (void)state;
    const pid_t child = fork();
    if (child == 0) _exit(hooks_of_two_threads());
    int status = -1;
    assert_true(waitpid(child, &status, 0) == child);
    assert_int_equal(status, 0);
}

/* A thread takes its small blocks again, but only those of the default allocator: another one sees each come and go. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define SANITIZED
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANITIZED
#endif
static const void *place_of_a_tensor(void) {
    const void *place = NULL;
    TORC_SCOPE { place = torc_empty(SHAPE(4)); }
    return place;
}
static void blocks_are_taken_again(void **state) {
    (void)state;
    static counting mine;
    const torc_allocator counted = {sizeof counted, counting_alloc, counting_realloc, counting_free,
                                    TORC_CONTEXT(&mine)};
    const void *first = place_of_a_tensor();
    assert_non_null(first);
#ifndef SANITIZED
    assert_ptr_equal(place_of_a_tensor(), first);
#endif
    assert_true(torc_set_host_allocator(&counted));
    TORC_SCOPE {
        assert_ptr_not_equal(torc_empty(SHAPE(4)), first);
        assert_true(mine.blocks >= 2); /* the handle and its storage */
    }
    assert_int_equal(mine.blocks, 0);
    assert_true(torc_set_host_allocator(NULL));
#ifndef SANITIZED
    assert_ptr_equal(place_of_a_tensor(), first);
#endif
    assert_int_equal(mine.strangers, 0);
    assert_int_equal(torc_error(), TORC_ERROR_OK);
}

/* As of all functions of the program's: it is torc's from the call on, refused or not, and goes once nothing of it is called any more. */
static void let_go_of(void *data) { ++*(int *)data; }
static void contexts_are_destroyed(void **state) {
    (void)state;
    static int gone[3];
    torc_allocator a = {sizeof a, counting_alloc, counting_realloc, NULL, TORC_CONTEXT(&gone[0], let_go_of)};
    assert_false(torc_set_host_allocator(&a));
    torc_error_clear();
    assert_int_equal(gone[0], 1);
    const torc_allocator heaps = {sizeof heaps, heap_alloc, heap_realloc, heap_free, TORC_CONTEXT(&gone[1], let_go_of)};
    assert_true(torc_set_host_allocator(&heaps));
    assert_int_equal(gone[1], 0);
    a = (torc_allocator){sizeof a, heap_alloc, heap_realloc, heap_free, TORC_CONTEXT(&gone[2], let_go_of)};
    assert_true(torc_set_host_allocator(&a));
    assert_int_equal(gone[1], 1);
    assert_true(torc_set_host_allocator(NULL));
    assert_int_equal(gone[2], 1);
    a.struct_size = offsetof(torc_allocator, context) + sizeof(void *); /* in the midst of the context: there is none */
    assert_false(torc_set_host_allocator(&a));
    assert_int_equal(torc_error(), TORC_ERROR_VALUE);
    torc_error_clear();
    assert_int_equal(gone[0] + gone[1] + gone[2], 3);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blocks_are_taken_again), cmocka_unit_test(default_generator_is_no_allocators),
        cmocka_unit_test(contexts_are_destroyed), cmocka_unit_test(allocators_may_start_threads),
        cmocka_unit_test(allocators_take_turns_while_threads_live)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
