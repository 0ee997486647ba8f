/* labels: threads */
/* test_middle.c - blocks of host memory from 1 KB to 104 KB are kept by the thread that let go of them, up to some bytes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <malloc.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "base/middle.h"

static void *taken(size_t bytes) {
    char *p = middle_take(bytes);
    assert_non_null(p);
    assert_int_equal((uintptr_t)p % 64, 0);
    assert_true(malloc_usable_size(p) >= bytes && malloc_usable_size(p) <= bytes + bytes / 4 + 128);
    p[0] = p[bytes - 1] = 1;
    return p;
}
static void let_go(void *p) {
    if (!middle_give(p)) free(p);
}

static void blocks_are_taken_again(void **state) {
    (void)state;
    for (size_t bytes = MIDDLE_LEAST; bytes <= MIDDLE_MOST; bytes += 1 + bytes / 97) {
        void *p = taken(bytes);
        assert_true(middle_give(p)); /* others may go for it */
        void *q = taken(bytes);
        assert_ptr_equal(q, p);
        assert_true(middle_give(q));
    }
    void *few = malloc(100), *many = malloc(1 << 20);
    assert_false(middle_give(few) || middle_give(many) || middle_give(NULL));
    free(few), free(many);
    char *odd = aligned_alloc(64, 8192);
    assert_false(middle_give(odd + 16)); /* no block of ours begins there */
    assert_true(middle_give(odd));
}

/* About as many as the thread once had taken: where there is no room, those before go. */
static void not_too_many(void **state) {
    (void)state;
    enum { BLOCKS = 200 };
    void *p[BLOCKS];
    for (int k = 0; k < BLOCKS; k++) p[k] = taken(100000);
    for (int k = 0; k < BLOCKS; k++) assert_true(middle_give(p[k]));
    int kept = 0;
    for (int k = 0; k < BLOCKS; k++) assert_non_null(p[k] = aligned_alloc(64, 102400)); /* of somebody else */
    for (int k = 0; k < BLOCKS; k++) {
        const bool is = middle_give(p[k]);
        if (!is) free(p[k]);
        kept += is;
    }
    assert_int_equal(kept, BLOCKS); /* each in the place of some before it */
    for (int k = 0; k < 8; k++) assert_true(middle_give(taken(2000)));
}

static void *many(void *context) {
    uint64_t seed = (uint64_t)(uintptr_t)context;
    char *mine[16] = {NULL};
    size_t has[16] = {0};
    for (int k = 0; k < 20000; k++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        const int at = (int)(seed >> 60);
        if (mine[at]) {
            for (size_t i = 0; i < has[at]; i += 512)
                if (mine[at][i] != (char)at) return (void *)1;
            let_go(mine[at]);
            mine[at] = NULL;
        } else {
            has[at] = MIDDLE_LEAST + (seed >> 30) % (MIDDLE_MOST - MIDDLE_LEAST);
            if (!(mine[at] = middle_take(has[at]))) return (void *)2;
            memset(mine[at], at, has[at]);
        }
    }
    for (int k = 0; k < 16; k++) let_go(mine[k]);
    return NULL;
}
static void *give_one(void *p) {
    let_go(p);
    return NULL;
}
static void threads_have_their_own(void **state) {
    (void)state;
    pthread_t threads[4];
    for (uintptr_t k = 0; k < 4; k++) assert_int_equal(pthread_create(&threads[k], NULL, many, (void *)(k + 1)), 0);
    for (int k = 0; k < 4; k++) {
        void *wrong;
        pthread_join(threads[k], &wrong);
        assert_null(wrong);
    }
    for (int k = 0; k < 100; k++) { /* another thread's block; that thread ends with it */
        pthread_t thread;
        assert_int_equal(pthread_create(&thread, NULL, give_one, taken(5000)), 0);
        pthread_join(thread, NULL);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(blocks_are_taken_again), cmocka_unit_test(not_too_many),
                                       cmocka_unit_test(threads_have_their_own)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
