/* test_own.c - what a thread keeps for itself (src/base/own.c): made on first use, gone with the thread, and where there is no
 * memory for it an error of the call that wanted it, not of the thread's state. It comes from malloc, which fails here. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "base/base.h"
#include "torc/torc.h"

/* The sanitizers have a malloc of their own. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANITIZED 1
#endif

static _Thread_local bool fails;
#ifndef SANITIZED
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *p, size_t bytes);
void *calloc(size_t count, size_t size) { return fails ? NULL : __libc_calloc(count, size); }
void *realloc(void *p, size_t bytes) { return fails ? NULL : __libc_realloc(p, bytes); }
#endif

static void in_a_thread(void *(*f)(void *)) {
    pthread_t thread;
    void *result = NULL;
    assert_int_equal(pthread_create(&thread, NULL, f, NULL), 0);
    assert_int_equal(pthread_join(thread, &result), 0);
    if (result) fail_msg("%s", (const char *)result);
}
#define EXPECT(what) \
    if (!(what)) return #what
#define OUT_OF_MEMORY() \
    (torc_error() == TORC_ERROR_OUT_OF_MEMORY && torc_error_message()[0] && (torc_error_clear(), true))

static void *nothing_can_be_kept(void *unused) {
    (void)unused;
    torc_device device = torc_get_default_device();
    EXPECT(device.type == TORC_DEVICE_CPU);
    fails = true;
    EXPECT(!torc_ones(SHAPE(2)) && OUT_OF_MEMORY());
    EXPECT(!torc_autocast_begin(TORC_DEVICE_CPU, TORC_BFLOAT16) && OUT_OF_MEMORY());
    EXPECT(!torc_is_autocast_enabled(TORC_DEVICE_CPU));
    torc_autocast_end();
    EXPECT(!torc_set_default_device(TORC_CPU) && OUT_OF_MEMORY());
    EXPECT(!torc_owner_push("x") && OUT_OF_MEMORY());
    EXPECT(!*torc_set_anomaly_tag("x") && OUT_OF_MEMORY());
    int64_t scope = torc_scope_begin(); /* there is no room for the mark */
    EXPECT(!scope && OUT_OF_MEMORY() && torc_scope_depth() == 0);
    EXPECT(torc_scope_end(scope) && torc_scope_depth() == 0);
    fails = false;
    EXPECT(torc_error() == TORC_ERROR_OK);
    scope = torc_scope_begin();
    EXPECT(scope && torc_is_nonzero(torc_sum(torc_ones(SHAPE(2)))));
    EXPECT(torc_scope_end(scope));
    EXPECT(torc_autocast_begin(TORC_DEVICE_CPU, TORC_BFLOAT16) && torc_is_autocast_enabled(TORC_DEVICE_CPU));
    torc_autocast_end();
    return NULL;
}
static void a_thread_without_memory(void **state) {
    (void)state;
#ifdef SANITIZED
    skip();
#endif
    in_a_thread(nothing_can_be_kept);
}

static void *scopes_that_cannot_grow(void *unused) {
    (void)unused;
    int64_t scope = torc_scope_begin();
    torc_tensor t = torc_retain(torc_ones(SHAPE(2)));
    int64_t lent = 0;
    fails = true;
    while (lent < 1000 && scope_lend(object_retain(t))) lent++;
    fails = false;
    EXPECT(lent > 0 && lent < 1000 && OUT_OF_MEMORY());
    EXPECT(torc_refcount(t) == lent + 2); /* what could not be lent was let go of */
    torc_scope_end(scope);
    EXPECT(torc_refcount(t) == 1);
    torc_release(t);
    return NULL;
}
static void a_scope_that_cannot_grow(void **state) {
    (void)state;
#ifdef SANITIZED
    skip();
#endif
    in_a_thread(scopes_that_cannot_grow);
}

/* Parts have their first value in each thread, keep what is written, and are ended once. */
typedef struct sample {
    int number;
} sample;
static _Atomic int ended;
static void sample_ends(void *own) { atomic_fetch_add(&ended, ((sample *)own)->number); }
static const sample at_first = {7};
static thread_part part = {.bytes = sizeof(sample), .initial = &at_first, .end = sample_ends};

static void *uses_a_part(void *unused) {
    (void)unused;
    EXPECT(!thread_seen(&part));
    sample *own = thread_own(&part);
    EXPECT(own && own->number == 7);
    own->number = 100;
    EXPECT(thread_own(&part) == own && thread_seen(&part) == own);
    return NULL;
}
static void *sees_none(void *unused) {
    (void)unused;
    EXPECT(!thread_seen(&part));
    return NULL;
}
static void parts_are_of_one_thread(void **state) {
    (void)state;
    for (int i = 1; i <= 3; i++) {
        in_a_thread(uses_a_part);
        in_a_thread(sees_none);
        assert_int_equal(atomic_load(&ended), 100 * i);
    }
}

/* What a handle's destructor does when its thread ends may use the library, and errors. */
static _Atomic int died;
static void dies_loudly(void *data) {
    (void)data;
    torc_error_raise(TORC_ERROR_VALUE, "while the thread ends");
    if (torc_error() == TORC_ERROR_VALUE) atomic_fetch_add(&died, 1);
    torc_error_clear();
}
static void *leaves_a_handle(void *unused) {
    (void)unused;
    static float value[2];
    EXPECT(torc_from_blob(value, SHAPE(2), .dtype = TORC_FLOAT32, .owner = TORC_CONTEXT(value, dies_loudly)));
    return NULL;
}
static void destructors_run_when_threads_end(void **state) {
    (void)state;
    in_a_thread(leaves_a_handle);
    assert_int_equal(atomic_load(&died), 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_thread_without_memory), cmocka_unit_test(a_scope_that_cannot_grow),
        cmocka_unit_test(parts_are_of_one_thread), cmocka_unit_test(destructors_run_when_threads_end)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
