/* test_threads.c - the number of CPU threads: it may change at any moment, but not for a call that runs; and what a fork
 * leaves of them.
 *
 * First an allocator that changes the number itself, so that every change falls between the sizing of a kernel's scratch
 * and its run, and that looks whether anything was written behind a block. Then a thread that changes it at random.
 */
/* labels: threads */
#include <torc/torc.h>

#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "core/storage.h"

#define NO_ERROR()                                              \
    do                                                          \
        if (torc_error()) fail_msg("%s", torc_error_message()); \
    while (0)

/* ------------------------------------------------------------------------------------------------- what is called */
typedef struct inputs {
    torc_tensor x, last, w, big, half, small, index;
} inputs;
static inputs make_inputs(void) {
    inputs t = {.x = torc_randn(SHAPE(4, 32, 20, 20)),
                .w = torc_randn(SHAPE(16, 32, 3, 3)),
                .big = torc_randn(SHAPE(64, 1000)),
                .small = torc_randn(SHAPE(32, 24, 24), .dtype = TORC_FLOAT16),
                .index = torc_randint(60, SHAPE(500))};
    t.last = torc_contiguous(t.x, .memory_format = TORC_CHANNELS_LAST);
    t.half = torc_to(t.big, .dtype = TORC_BFLOAT16);
    return t;
}
static torc_tensor leaf(torc_tensor t) { return torc_requires_grad_(torc_clone(t), true); }
enum { FAMILIES = 14 };
static void family(const inputs *t, int k) {
    switch (k) {
    case 0: torc_bmm(t->small, t->small); break;
    case 1: torc_conv2d(t->x, t->w); break;
    case 2: torc_backward(torc_sum(torc_conv2d(leaf(t->x), leaf(t->w)))); break;
    case 3: torc_conv2d(t->last, t->w); break;
    case 4: torc_group_norm(t->last, 4); break;
    case 5: torc_backward(torc_sum(torc_group_norm(leaf(t->last), 4, .weight = leaf(torc_ones(SHAPE(32)))))); break;
    case 6: torc_layer_norm(t->big, INTS(1000)); break;
    case 7:
        torc_backward(torc_sum(torc_layer_norm(leaf(t->big), INTS(1000), .weight = leaf(torc_ones(SHAPE(1000))))));
        break;
    case 8: torc_scaled_dot_product_attention(t->x, t->x, t->x); break;
    case 9:
        torc_sort(t->big), torc_topk(t->big, 5), torc_cumsum(t->big, 0), torc_sort(torc_reshape(t->big, INTS(-1)));
        break;
    case 10:
        torc_sum(t->big), torc_sum(t->big, .dim = DIMS(0)), torc_argmax(t->big), torc_var(t->big, .dim = DIMS(0));
        break;
    case 11: torc_backward(torc_sum(torc_embedding(leaf(t->big), t->index))); break;
    case 12: torc_matmul(t->half, torc_transpose(t->half, 0, 1)); break;
    case 13:
        torc_nonzero(t->big), torc_masked_select(t->big, torc_gt(t->big, torc_zeros(SHAPE(1)))),
            torc_softmax(t->half, 1);
    }
}

/* ------------------------------------------------------------------------------------------ changes between two steps */
enum { HEAD = 64, MANY = 4, GUARD = 0xa5 };
static bool changing;
static int turn;
static int64_t written_behind;
static size_t slack(size_t bytes) { return MANY * bytes + 64; }
/* A test may stop a thread: in an allocation, or in what runs once. */
static _Thread_local bool stops;
static _Atomic bool stopped, go_on;
static void stop_here(void) {
    if (!stops) return;
    stops = false;
    stopped = true;
    while (!go_on) usleep(100);
}
static void *guarded_alloc(void *context, size_t bytes) {
    (void)context;
    stop_here();
    if (changing) torc_set_num_threads(turn++ % 2 ? 1 : MANY);
    char *p = aligned_alloc(64, (HEAD + bytes + slack(bytes) + 63) / 64 * 64);
    if (!p) return NULL;
    memcpy(p, &bytes, sizeof bytes);
    memset(p + HEAD + bytes, GUARD, slack(bytes));
    return p + HEAD;
}
static void guarded_free(void *context, void *p) {
    (void)context;
    if (!p) return;
    size_t bytes;
    memcpy(&bytes, (char *)p - HEAD, sizeof bytes);
    for (size_t i = 0; i < slack(bytes); i++)
        if (((unsigned char *)p)[bytes + i] != GUARD) {
            written_behind++;
            break;
        }
    free((char *)p - HEAD);
}
static void *guarded_realloc(void *context, void *p, size_t bytes) {
    void *q = guarded_alloc(context, bytes);
    if (q && p) {
        size_t had;
        memcpy(&had, (char *)p - HEAD, sizeof had);
        memcpy(q, p, MIN(had, bytes));
        guarded_free(context, p);
    }
    return q;
}
static void scratch_suits_the_run(void **state) {
    (void)state;
    int before = torc_get_num_threads();
    int64_t scope = torc_scope_begin();
    inputs t = make_inputs();
    NO_ERROR();
    for (int k = 0; k < FAMILIES; k++)
        for (int phase = 0; phase < 2; phase++) {
            int64_t inner = torc_scope_begin();
            turn = phase, changing = true;
            family(&t, k);
            changing = false;
            torc_scope_end(inner);
            NO_ERROR();
            if (written_behind) fail_msg("family %d wrote behind its memory", k);
        }
    torc_scope_end(scope);
    assert_true(torc_set_num_threads(before));
}

/* ---------------------------------------------------------------------------------------------- changes at any moment */
static _Atomic bool stop;
static void *change(void *unused) {
    (void)unused;
    for (int i = 0; !stop; i++) torc_set_num_threads(i % 2 ? 1 : 8);
    return NULL;
}
static void another_thread_changes_it(void **state) {
    (void)state;
    int before = torc_get_num_threads();
    int64_t scope = torc_scope_begin();
    inputs t = make_inputs();
    pthread_t thread;
    stop = false;
    assert_int_equal(pthread_create(&thread, NULL, change, NULL), 0);
    for (int round = 0; round < 6; round++)
        for (int k = 0; k < FAMILIES; k++) {
            int64_t inner = torc_scope_begin();
            family(&t, k);
            torc_scope_end(inner);
        }
    stop = true;
    pthread_join(thread, NULL);
    torc_scope_end(scope);
    NO_ERROR();
    assert_int_equal(written_behind, 0);
    assert_true(torc_set_num_threads(before));
}

/* ---------------------------------------------------------------------------------------------------------- holding */
static _Atomic int wrong;
static void ask(void *context, int64_t begin, int64_t end) {
    (void)context, (void)begin, (void)end;
    torc_set_num_threads(2 + (int)begin % 3);
    if (parallel_threads() != 1) wrong++;
}
static void a_held_number_stays(void **state) {
    (void)state;
    int before = torc_get_num_threads();
    torc_set_num_threads(3);
    int outer = parallel_hold();
    torc_set_num_threads(5); /* nobody has asked yet */
    assert_int_equal(parallel_threads(), 5);
    torc_set_num_threads(2);
    assert_int_equal(parallel_threads(), 5);
    int inner = parallel_hold();
    assert_int_equal(parallel_threads(), 5);
    parallel_release(inner);
    parallel_for(100, 1, ask, NULL); /* in a piece: one, on every thread */
    assert_int_equal(wrong, 0);
    assert_int_equal(parallel_threads(), 5);
    parallel_release(outer);
    torc_set_num_threads(2);
    assert_int_equal(parallel_threads(), 2);
    torc_set_num_threads(before);
}

/* ------------------------------------------------------------------------------------------------------------- forks */
static int child_of(void (*body)(void)) {
    fflush(NULL);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        alarm(240); /* rather than for ever: under a sanitizer a busy machine takes long */
        body();
        _exit(torc_error() ? 2 : 0);
    }
    int status;
    assert_true(waitpid(child, &status, 0) == child);
    return status;
}
static void in_the_child(void) {
    if (torc_get_num_threads() != 1 || !torc_set_num_threads(4) || torc_get_num_threads() != 1) _exit(3);
    int64_t scope = torc_scope_begin();
    inputs t = make_inputs();
    for (int k = 0; k < FAMILIES; k++) family(&t, k);
    torc_tensor ones = torc_ones(SHAPE(300, 300)), y = torc_exp(torc_zeros(SHAPE(1000000)));
    if (torc_item(torc_sum(torc_mm(ones, ones))) != 27e6 || torc_item(torc_sum(y)) != 1e6) _exit(4);
    torc_scope_end(scope);
}
static void a_child_goes_on_with_one(void **state) {
    (void)state;
    int before = torc_get_num_threads();
    int64_t scope = torc_scope_begin();
    torc_set_num_threads(4);
    torc_exp(torc_zeros(SHAPE(1000000)));
    assert_int_equal(child_of(in_the_child), 0);
    assert_int_equal(torc_get_num_threads(), 4);
    torc_exp(torc_zeros(SHAPE(1000000))); /* the parent has its threads still */
    torc_scope_end(scope);
    NO_ERROR();
    torc_set_num_threads(before);
}

/* What another thread was just doing once is done by the child that needs it, which does not wait; so are bytes that were
 * promised and that another thread was just getting. */
static base_once once;
static _Atomic int times;
static void count_once(void *unused) {
    (void)unused;
    stop_here();
    times++;
}
static torc_storage promised;
static void *stop_in_once(void *unused) {
    stops = true;
    base_call_once(&once, count_once, NULL);
    return unused;
}
static void *stop_in_storage(void *unused) {
    stops = true;
    return storage_materialize(promised) ? unused : NULL;
}
static void *ask_too(void *unused) {
    base_call_once(&once, count_once, NULL);
    return storage_materialize(promised) ? unused : NULL;
}
static void a_childs_child_once(void) {
    base_call_once(&once, count_once, NULL);
    if (times != 1) _exit(3);
}
static void once_in_the_child(void) {
    if (times != 0 || child_of(a_childs_child_once) != 0) _exit(3);
    for (int i = 0; i < 2; i++) base_call_once(&once, count_once, NULL);
    if (times != 1 || child_of(a_childs_child_once) != 0) _exit(4);
}
static void a_childs_child_fills(void) {
    if (!storage_materialize(promised)) _exit(3);
    memset(promised->data, 1, promised->nbytes);
}
static void fill_in_the_child(void) {
    if (promised->data || child_of(a_childs_child_fills) != 0) _exit(3);
    a_childs_child_fills();
    void *data = promised->data;
    if (child_of(a_childs_child_fills) != 0 || !storage_materialize(promised) || promised->data != data) _exit(4);
    object_release(promised);
}
static void what_another_thread_began(void (*in_child)(void), void *(*begin)(void *)) {
    pthread_t first, second;
    stopped = go_on = false;
    assert_int_equal(pthread_create(&first, NULL, begin, NULL), 0);
    while (!stopped) usleep(100);
    assert_int_equal(pthread_create(&second, NULL, ask_too, NULL),
                     0); /* which waits, or does what the other does not */
    int status = child_of(in_child);
    go_on = true;
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    assert_int_equal(status, 0);
}
static void children_do_what_was_begun(void **state) {
    (void)state;
    times = 0;
    promised = storage_new(TORC_CPU, 4096);
    assert_non_null(promised);
    what_another_thread_began(once_in_the_child, stop_in_once);
    assert_int_equal(times, 1);
    object_release(promised);
    promised = storage_new(TORC_CPU, 4096);
    what_another_thread_began(fill_in_the_child, stop_in_storage);
    assert_non_null(promised->data);
    object_release(promised);
    assert_int_equal(times, 1);
    assert_int_equal(written_behind, 0);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(scratch_suits_the_run),      cmocka_unit_test(another_thread_changes_it),
        cmocka_unit_test(a_held_number_stays),        cmocka_unit_test(a_child_goes_on_with_one),
        cmocka_unit_test(children_do_what_was_begun),
    };
    /* for good: what is freed last was not made last */
    const torc_allocator guarded = {sizeof guarded, guarded_alloc, guarded_realloc, guarded_free, TORC_NO_CONTEXT};
    return torc_set_host_allocator(&guarded) ? cmocka_run_group_tests(tests, NULL, NULL) : 1;
}
