/* test_debug_handles.c - handles that are used after they died are found, whatever was made since and whoever is given
 * them. */
/* labels: threads */
/* link: shared */
/* also: debug_handles_from_environment TORC_DEBUG_HANDLES=1 */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "torc/torc.h"
#include "children.h"
#include "scoped.h"

static const char gone[] = "it is gone, has its scope ended?";
#define GONE(call)                                                                      \
    do {                                                                                \
        (void)(call);                                                                   \
        if (!torc_error() || !strstr(torc_error_message(), gone))                       \
            fail_msg("line %d: %s gave \"%s\"", __LINE__, #call, torc_error_message()); \
        torc_error_clear();                                                             \
    } while (0)

/* So many tensors that any memory there is to be had again has been had. */
static void make_others(int n) {
    for (int i = 0; i < n; i++) TORC_SCOPE {
            (void)torc_full(SHAPE(2), torc_number_float(77));
        }
}

static void the_next_tensor_is_not_mistaken_for_it(void **state) {
    (void)state;
    torc_tensor t = NULL;
    TORC_SCOPE { t = torc_ones(SHAPE(2)); }
    torc_tensor next[64];
    for (int i = 0; i < 64; i++) next[i] = torc_full(SHAPE(2), torc_number_float(9));
    GONE(assert_null(torc_add(t, t)));
    GONE(assert_null(torc_add(next[0], t)));
    GONE(assert_null(torc_add_(t, next[0])));
    GONE(assert_null(torc_add_out(t, next[0], next[1])));
    make_others(100000);
    GONE(assert_null(torc_add(t, t)));
    for (int i = 0; i < 64; i++) assert_int_equal(torc_item_int64(torc_select(next[i], 0, 1)), 9);
}

static torc_function_context kept;
static torc_tensors keeps(torc_function_context ctx, torc_tensors in, void *context) {
    (void)context;
    kept = ctx;
    return torc_tensors_lend(TENSORS(torc_mul(in.data[0], 2)));
}
static void contexts_of_functions(void **state) {
    (void)state;
    torc_tensor x = torc_requires_grad_(torc_ones(SHAPE(1)), true);
    (void)torc_function_apply("F", keeps, keeps, TORC_NO_CONTEXT, TENSORS(torc_ones(SHAPE(1)))); /* no graph keeps it */
    GONE(torc_function_in_backward(kept));
    TORC_SCOPE { torc_backward(torc_function_apply("F", keeps, keeps, TORC_NO_CONTEXT, TENSORS(x)).data[0]); }
    torc_function_context first = kept;
    make_others(100);
    torc_tensor y = torc_function_apply("F", keeps, keeps, TORC_NO_CONTEXT, TENSORS(x)).data[0];
    GONE(torc_function_saved(first, 0));
    GONE(torc_function_save_for_backward(first, TENSORS(x)));
    assert_true(torc_backward(y));
    GONE(torc_function_saved_count(first));
    assert_false(torc_function_in_backward(kept));
    assert_non_null(strstr(torc_error_message(), "neither runs now"));
    torc_error_clear();
}

static void everything_asked_of_it_says_so(void **state) {
    (void)state;
    torc_tensor t = NULL, alive = torc_ones(SHAPE(2));
    torc_module m = NULL;
    torc_optimizer opt = NULL;
    torc_scheduler scheduler = NULL;
    torc_generator generator = NULL;
    torc_node node = NULL;
    torc_tensors pieces = {NULL, 0};
    torc_named_tensors named = {NULL, 0, NULL};
    torc_module linear = torc_nn_linear(2, 2);
    TORC_SCOPE {
        t = torc_ones(SHAPE(4));
        m = torc_nn_relu();
        opt = torc_sgd(TENSORS(alive));
        scheduler = torc_exponential_lr(opt, 0.5);
        generator = torc_generator_new(TORC_CPU);
        node = torc_grad_fn(torc_exp(torc_requires_grad_(torc_ones(SHAPE(2)), true)));
        pieces = torc_chunk(torc_ones(SHAPE(4)), 2);
        named = torc_module_state_dict(linear);
    }
    assert_int_equal(pieces.count, 2);
    GONE(torc_dim(t));
    GONE(torc_sizes(t));
    GONE(torc_item_int64(t));
    GONE(torc_print(t));
    GONE(torc_tensor_to_string(t));
    GONE(torc_data_ptr(t));
    GONE(torc_retain(t));
    GONE(torc_release(t));
    GONE(torc_refcount(t));
    GONE(torc_scope_take(t));
    GONE(torc_scope_adopt(t));
    torc_tensor slot = NULL;
    GONE(torc_assign(&slot, t));
    assert_null(slot);
    GONE(torc_backward(t));
    GONE(torc_grad(t));
    GONE(torc_requires_grad_(t, true));
    GONE(torc_cat(TENSORS(alive, t)));
    GONE(torc_cat(pieces));
    GONE(torc_add(alive, pieces.data[1]));
    GONE(torc_tensors_lend(pieces));
    GONE(torc_sgd(TENSORS(t)));
    GONE(torc_clip_grad_norm_(TENSORS(t), 1));
    GONE(torc_autograd_grad(TENSORS(t), TENSORS(alive)));
    GONE(torc_register_hook(t, NULL, TORC_NO_CONTEXT));
    GONE(torc_init_ones_(t));
    GONE(torc_module_forward(torc_nn_relu(), t));
    GONE(torc_module_register_buffer(torc_nn_relu(), "t", t, true));
    GONE(torc_module_register_module(torc_nn_relu(), "m", m));
    GONE(torc_nn_sequential(torc_nn_relu(), m));
    GONE(torc_module_forward(m, alive));
    GONE(torc_module_parameters(m));
    GONE(torc_module_class_name(m));
    GONE(torc_optimizer_step(opt));
    GONE(torc_scheduler_step(scheduler));
    GONE(torc_exponential_lr(opt, 0.5));
    GONE(torc_generator_manual_seed(generator, 1));
    GONE(torc_rand(SHAPE(2), .generator = generator));
    GONE(torc_normal_(alive, .generator = generator));
    GONE(torc_node_name(node));
    GONE(torc_node_register_hook(node, NULL, TORC_NO_CONTEXT));
    GONE(torc_module_load_state_dict(linear, named, true));
    assert_int_equal(torc_numel(torc_add(alive, alive)), 2);
}

/* -1: not to be known. The thread sanitizer keeps notes of every address. */
static int64_t resident_bytes(void) {
#if defined(__SANITIZE_THREAD__)
    return -1;
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
    return -1;
#endif
#endif
    long pages = 0, resident = 0;
    FILE *f = fopen("/proc/self/statm", "r");
    if (!f) return -1;
    if (fscanf(f, "%ld %ld", &pages, &resident) != 2) resident = -1;
    fclose(f);
    return resident * (int64_t)sysconf(_SC_PAGESIZE);
}
static void addresses_are_spent_and_memory_is_not(void **state) {
    (void)state;
    torc_tensor t = NULL, living[100];
    TORC_SCOPE { t = torc_ones(SHAPE(2)); }
    for (int i = 0; i < 100; i++) {
        living[i] = torc_full(SHAPE(2), torc_number_int(i));
        make_others(50);
    }
    make_others(50000);
    const int64_t before = resident_bytes();
    make_others(300000); /* three hundred bytes and more each: 200 MB */
    assert_true(before < 0 || resident_bytes() - before < 64 << 20);
    GONE(torc_add(t, t));
    for (int i = 0; i < 100; i++) {
        torc_tensor first = torc_select(living[i], 0, 0);
        assert_int_equal(torc_item_int64(first), i);
    }
}

static void *of_a_thread(void *other) {
    torc_tensor *t = other;
    for (int i = 0; i < 2000; i++) {
        torc_tensor mine = NULL;
        TORC_SCOPE { mine = torc_add(torc_ones(SHAPE(2)), torc_ones(SHAPE(2))); }
        torc_add(mine, mine);
        if (!strstr(torc_error_message(), gone)) return other;
        torc_error_clear();
        if (i % 100 == 0) torc_assign(t, torc_ones(SHAPE(2)));
    }
    return NULL;
}
static void threads_may_do_so_at_once(void **state) {
    (void)state;
    pthread_t threads[4];
    torc_tensor kept[4] = {NULL};
    for (int i = 0; i < 4; i++) assert_int_equal(pthread_create(&threads[i], NULL, of_a_thread, &kept[i]), 0);
    for (int i = 0; i < 4; i++) {
        void *wrong;
        pthread_join(threads[i], &wrong);
        assert_null(wrong);
        assert_int_equal(torc_numel(kept[i]), 2);
        torc_assign(&kept[i], NULL);
    }
}

static _Atomic bool enough;
static void *busy(void *unused) {
    while (!enough) make_others(10);
    return unused;
}
static void children_of_a_fork_go_on(void **state) {
    (void)state;
    pthread_t thread;
    enough = false;
    assert_int_equal(pthread_create(&thread, NULL, busy, NULL), 0);
    for (int i = 0; i < FEW_CHILDREN; i++) {
        const pid_t child = fork();
        if (child == 0) { /* while the other thread was in the midst of it */
            alarm(CHILD_SECONDS);
            torc_tensor t = NULL;
            TORC_SCOPE { t = torc_ones(SHAPE(2)); }
            make_others(10);
            torc_add(t, t);
            _exit(!strstr(torc_error_message(), gone));
        }
        const int status = child < 0 ? -1 : child_ended(child);
        assert_true(status == 0 || status == CHILD_MAY_WAIT);
    }
    enough = true;
    pthread_join(thread, NULL);
}

static void it_may_be_turned_off_again(void **state) {
    (void)state;
    torc_tensor watched = torc_ones(SHAPE(2));
    assert_true(torc_set_debug_handles(false));
    torc_tensor not_watched = torc_ones(SHAPE(2));
    assert_true(torc_set_debug_handles(true));
    torc_retain(watched), torc_retain(not_watched);
    torc_release(watched), torc_release(not_watched);
    TORC_SCOPE { assert_non_null(torc_add(watched, not_watched)); }
    assert_true(torc_set_host_allocator(NULL)); /* the allocator under it may change */
    assert_non_null(torc_add(watched, torc_ones(SHAPE(2))));
}

/* A handle that is lent is let go of as if it were one's own: the end of its scope says so. */
static void what_is_lent_is_no_ones_to_release(void **state) {
    (void)state;
    const int64_t scope = torc_scope_begin();
    torc_tensor a = torc_ones(SHAPE(2));
    torc_release(a);
    torc_tensor b = torc_ones(SHAPE(3));
    torc_scope_escape(b);
    assert_int_equal(torc_error(), TORC_ERROR_OK);
    torc_scope_end(scope);
    assert_int_equal(torc_error(), TORC_ERROR_VALUE);
    assert_non_null(strstr(torc_error_message(), "scope_end: a handle that the scope lends is gone: torc_release"));
    torc_error_clear();
    assert_int_equal(torc_numel(b), 3); /* the others live as they did */
}

static int turn_on(void **state) {
    (void)state;
    return !getenv("TORC_DEBUG_HANDLES") && !torc_set_debug_handles(true);
}
int main(void) {
    const struct CMUnitTest tests[] = {
        SCOPED(the_next_tensor_is_not_mistaken_for_it),
        SCOPED(contexts_of_functions),
        SCOPED(everything_asked_of_it_says_so),
        SCOPED(addresses_are_spent_and_memory_is_not),
        SCOPED(threads_may_do_so_at_once),
        SCOPED(children_of_a_fork_go_on),
        SCOPED(what_is_lent_is_no_ones_to_release),
        SCOPED(it_may_be_turned_off_again),
    };
    return cmocka_run_group_tests(tests, turn_on, NULL);
}
