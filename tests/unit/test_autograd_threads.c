/* test_autograd_threads.c - several threads in backward at once: over graphs of their own, over shared leaves, over one
 * shared graph; forward passes that meet at one leaf; and first uses of one tensor.
 *
 * Gradients are small integers, so sums are exact in any order. */
/* labels: threads */
#include <pthread.h>
#include <stdatomic.h>

#include "core/tensor.h"
#include "test_autograd.h"

enum { THREADS = 4, ROUNDS = 60 };

typedef struct work {
    torc_tensor a, b, shared;
    _Atomic int failures, hooks;
    _Atomic(torc_node) maker;
} work;

static void in_threads(void *(*body)(void *), work *w) {
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++) assert_int_equal(pthread_create(&threads[i], NULL, body, w), 0);
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    assert_int_equal(w->failures, 0);
}

static void *own_graphs(void *context) {
    work *w = context;
    for (int r = 0; r < ROUNDS; r++) {
        int64_t scope = torc_scope_begin();
        torc_tensor y = torc_mul(w->a, w->b);
        for (int i = 0; i < 5; i++) y = torc_add(y, w->a);
        if (!torc_backward(torc_sum(y))) w->failures++;
        torc_scope_end(scope);
    }
    return NULL;
}
static void shared_leaves(void **state) {
    (void)state;
    work w = {.a = F32(true, SHAPE(3), 1, 2, 3), .b = F32(true, SHAPE(3), 2, 3, 4)};
    in_threads(own_graphs, &w);
    double n = THREADS * ROUNDS;
    CHECK(torc_grad(w.a), 7 * n, 8 * n, 9 * n);
    CHECK(torc_grad(w.b), n, 2 * n, 3 * n);
}

static void *same_graph(void *context) {
    work *w = context;
    for (int r = 0; r < ROUNDS; r++) {
        int64_t scope = torc_scope_begin();
        if (!torc_backward(w->shared, .retain_graph = true)) w->failures++;
        torc_tensors g =
            torc_autograd_grad(TENSORS(w->shared), TENSORS(w->a, w->b), .retain_graph = true, .create_graph = r % 2);
        if (g.count != 2 || ((float *)torc_data_ptr(g.data[0]))[0] != 8) w->failures++;
        torc_scope_end(scope);
    }
    return NULL;
}
static void shared_graph(void **state) {
    (void)state;
    work w = {.a = F32(true, SHAPE(2), 1, 2), .b = F32(true, SHAPE(2), 2, 3)};
    torc_tensor h = torc_mul(w.a, w.b);
    w.shared = torc_sum(torc_mul(h, h));
    in_threads(same_graph, &w);
    double n = THREADS * ROUNDS;
    CHECK(torc_grad(w.a), 8 * n, 36 * n);
    CHECK(torc_grad(w.b), 4 * n, 24 * n);
}

/* Without retain_graph exactly those threads win that find everything still saved; the others get the error, and
 * nobody reads freed memory. */
static void *race_to_free(void *context) {
    work *w = context;
    int64_t scope = torc_scope_begin();
    if (!torc_backward(w->shared)) {
        if (!strstr(torc_error_message(), "Trying to backward through the graph a second time")) w->failures++;
        torc_error_clear();
    }
    torc_scope_end(scope);
    return NULL;
}
static void freed_graph(void **state) {
    (void)state;
    for (int r = 0; r < 20; r++) {
        int64_t scope = torc_scope_begin();
        work w = {.a = F32(true, SHAPE(2), 1, 2), .b = F32(true, SHAPE(2), 2, 3)};
        w.shared = torc_mul(w.a, w.b);
        for (int i = 0; i < 20; i++) w.shared = torc_mul(w.shared, w.b);
        w.shared = torc_sum(w.shared);
        in_threads(race_to_free, &w);
        torc_scope_end(scope);
    }
}

static torc_tensor count_hook(torc_tensor grad, void *context) {
    (void)grad;
    ((work *)context)->hooks++;
    return NULL;
}
static void *hooks_come_and_go(void *context) {
    work *w = context;
    for (int r = 0; r < ROUNDS; r++) {
        int64_t scope = torc_scope_begin();
        uint64_t id = torc_register_hook(w->a, count_hook, TORC_CONTEXT(w));
        torc_tensor y = torc_mul(w->a, w->b);
        if (!id || !torc_retain_grad(y) || !torc_backward(torc_sum(y)) || !torc_grad(y) || !torc_remove_hook(id))
            w->failures++;
        torc_scope_end(scope);
    }
    return NULL;
}
static void hooks(void **state) {
    (void)state;
    work w = {.a = F32(true, SHAPE(2), 1, 2), .b = F32(true, SHAPE(2), 2, 3)};
    in_threads(hooks_come_and_go, &w);
    assert_true(w.hooks >= THREADS * ROUNDS);
    CHECK(torc_grad(w.b), 1.0 * THREADS * ROUNDS, 2.0 * THREADS * ROUNDS);
}

static void *regenerated_views(void *context) {
    work *w = context;
    int64_t scope = torc_scope_begin();
    torc_tensor y = torc_sum(torc_mul(w->b, w->b)); /* b: a view whose history must be made anew */
    torc_node none = NULL, seen = torc_grad_fn(w->b);
    if (!seen || (!atomic_compare_exchange_strong(&w->maker, &none, seen) && none != seen)) w->failures++;
    if (!torc_backward(y, .retain_graph = true)) w->failures++;
    torc_scope_end(scope);
    return NULL;
}
static void views(void **state) {
    (void)state;
    for (int r = 0; r < 20; r++) {
        int64_t scope = torc_scope_begin();
        work w = {.a = F32(true, SHAPE(2), 1, 2)};
        torc_tensor base = torc_mul(w.a, 1);
        w.b = torc_view(base, SHAPE(2, 1));
        torc_mul_(base, 2);
        in_threads(regenerated_views, &w);
        CHECK(torc_grad(w.a), 8.0 * THREADS, 16.0 * THREADS);
        torc_scope_end(scope);
    }
}

/* The bytes of a tensor that is only promised, wanted by several threads at once: they get the same ones. */
static void *first_writes(void *context) {
    work *w = context;
    int64_t scope = torc_scope_begin();
    int64_t row = w->hooks++;
    if (!torc_fill_(torc_select(w->a, 0, row), 1)) w->failures++;
    torc_scope_end(scope);
    return NULL;
}
static void promised_bytes(void **state) {
    (void)state;
    for (int r = 0; r < 200; r++) {
        int64_t scope = torc_scope_begin();
        work w = {.a = scope_lend(tensor_promise(TORC_CPU, TORC_FLOAT32, 2, (int64_t[]){THREADS, 256}, NULL))};
        in_threads(first_writes, &w);
        const float *sums = torc_data_ptr(torc_sum(w.a, .dim = DIMS(1)));
        for (int t = 0; t < THREADS; t++) assert_true(sums[t] == 256);
        torc_scope_end(scope);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(shared_leaves), SCOPED(shared_graph), SCOPED(freed_graph),
                                       SCOPED(hooks),         SCOPED(views),        SCOPED(promised_bytes)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
