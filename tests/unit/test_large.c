/* labels: threads */
/* test_large.c - large blocks of host memory that come back are kept for who asks next, and never too many of them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "base/large.h"
#include "children.h"

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define WATCHED /* it ends a process that asks for more than there can be, and finds threads that a child has not */
#endif
#elif defined(__SANITIZE_THREAD__)
#define WATCHED
#endif

enum { MB = 1 << 20 };

static void a_block_is_taken_again(void **state) {
    (void)state;
    large_let_go();
    void *p = large_take(3 * MB), *q = large_take(5 * MB);
    if (!large_size(p)) skip(); /* where the system does not tell how large a block is nothing is kept */
    assert_true((uintptr_t)p % 64 == 0 && large_size(p) >= 3 * MB);
    memset(p, 1, 3 * MB);
    assert_true(large_give(p));
    assert_true(large_kept() >= 3 * MB);
    assert_ptr_equal(large_take(3 * MB - 1000), p); /* some fewer bytes */
    assert_true(large_give(p));
    void *small = large_take(MB), *larger = large_take(4 * MB);
    assert_ptr_not_equal(small, p); /* it would waste the rest */
    assert_ptr_not_equal(larger, p);
    assert_true(large_give(q) && large_give(small) && large_give(larger));
    large_let_go();
    assert_int_equal(large_kept(), 0);
    void *few = malloc(100);
    assert_false(large_give(few)); /* not large: still the caller's */
    assert_false(large_give(NULL));
    free(few);
#ifndef WATCHED
    assert_null(large_take(SIZE_MAX / 4));
#endif
}

/* As much as was in use once, with what is in use now. */
static void not_too_much_is_kept(void **state) {
    (void)state;
    void *p[40];
    large_let_go();
    for (int k = 0; k < 40; k++) assert_non_null(p[k] = large_take((size_t)MB + (size_t)k * 8192));
    if (!large_size(p[0])) skip();
    size_t most = 0, used = 0;
    for (int k = 0; k < 40; k++) most += large_size(p[k]);
    used = most;
    for (int k = 0; k < 40; k++) {
        used -= large_size(p[k]);
        assert_true(large_give(p[k]));
        assert_true(large_kept() <= 64 * MB); /* what the tests before had, at most */
        assert_true(large_kept() + used <= MAX(most, 64 * MB));
    }
    /* others drive them out, one after the other */
    for (int k = 0; k < 40; k++) {
        void *q = large_take((size_t)(k % 7 + 1) * 4 * MB);
        assert_non_null(q);
        assert_true(large_give(q));
        assert_true(large_kept() <= 64 * MB);
    }
    /* and what nobody asked for in a long time goes */
    void *once = large_take(2 * MB + 100000), *often = large_take(MB);
    assert_true(large_give(once) && large_give(often));
    for (int k = 0; k < 5000; k++) assert_true(large_give(large_take(MB)));
    for (int k = 0; k < 300; k++) free(large_take(64 * MB)); /* never found, so that the oldest are looked at */
    large_let_go();
}

static void *take_and_give(void *context) {
    uint64_t seed = (uint64_t)(uintptr_t)context;
    void *mine[8] = {NULL};
    for (int k = 0; k < 2000; k++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        void **slot = &mine[seed >> 61];
        if (*slot) {
            if (*(uint64_t *)*slot != (uint64_t)(uintptr_t)slot) return (void *)1; /* another thread has it as well */
            (void)large_give(*slot);
            *slot = NULL;
        } else if ((*slot = large_take(LARGE_LEAST + (size_t)(seed >> 44))))
            *(uint64_t *)*slot = (uint64_t)(uintptr_t)slot;
    }
    for (int k = 0; k < 8; k++) (void)(mine[k] && large_give(mine[k]));
    return NULL;
}
static void threads_share_them(void **state) {
    (void)state;
    pthread_t threads[4];
    for (uintptr_t k = 0; k < 4; k++)
        assert_int_equal(pthread_create(&threads[k], NULL, take_and_give, (void *)(k + 1)), 0);
#ifndef WATCHED
    for (int k = 0; k < FEW_CHILDREN; k++) { /* a child has what there is, whoever is at it */
        const pid_t child = fork();
        assert_true(child >= 0);
        if (!child) {
            alarm(CHILD_SECONDS);
            _exit(take_and_give((void *)7) ? 1 : 0);
        }
        const int status = child_ended(child);
        assert_true(status == 0 || status == CHILD_MAY_WAIT);
    }
#endif
    for (int k = 0; k < 4; k++) {
        void *wrong;
        pthread_join(threads[k], &wrong);
        assert_null(wrong);
    }
    large_let_go();
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_block_is_taken_again), cmocka_unit_test(not_too_much_is_kept),
                                       cmocka_unit_test(threads_share_them)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
