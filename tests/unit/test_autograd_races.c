/* test_autograd_races.c - one tensor's history written by several threads at once: in-place calls on it and on views of it, hooks,
 * flags, retained gradients, first uses; and one model and one optimizer used and trained by several threads.
 *
 * Tensors whose bytes threads would write at once have no elements, so that all that is left is history: what a thread does to
 * bytes while another one reads them is the program's concern (the thread sanitizer would say so). See Note [Histories and
 * threads] in src/autograd/graph.h. */
/* labels: threads */
/* timeout: 300 */
#include <pthread.h>
#include <stdatomic.h>

#include "test_autograd.h"

enum { THREADS = 4, ROUNDS = 400 / TORC_TEST_SLOWDOWN };

typedef struct work {
    torc_tensor a, b, c;
    torc_module model;
    torc_optimizer optimizer;
    torc_scheduler scheduler;
    _Atomic int failures, refusals, turn, calls;
} work;
static void in_threads(void *(*body)(void *), work *w) {
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++) assert_int_equal(pthread_create(&threads[i], NULL, body, w), 0);
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    assert_int_equal(w->failures, 0);
}
#define FAILURE(w)                                                                                     \
    do {                                                                                               \
        print_error("%s:%d: %s\n", __FILE__, __LINE__, torc_error() ? torc_error_message() : "wrong"); \
        torc_error_clear();                                                                            \
        (w)->failures++;                                                                               \
    } while (0)
/* The call went well, or was refused since another thread wrote at the same time. */
static void either(work *w, bool ok) {
    if (ok && !torc_error()) return;
    if (!strstr(torc_error_message(), "another thread changed the history of a tensor")) FAILURE(w);
    torc_error_clear();
    w->refusals++;
}

/* ------------------------------------------------------------------------------------------ in place */
static void *write_one(void *context) {
    work *w = context;
    for (int r = 0; r < ROUNDS; r++) {
        int64_t scope = torc_scope_begin();
        either(w, torc_add_(w->b, w->a) != NULL);
        torc_node maker = torc_grad_fn(w->b);
        if (!maker || !*torc_node_name(maker) || !torc_requires_grad(w->b) || torc_is_leaf(w->b)) FAILURE(w);
        torc_tensor y = torc_add(w->b, w->a); /* reads the history that others write */
        if (!y || !torc_backward(torc_sum(y), .retain_graph = true)) FAILURE(w);
        torc_scope_end(scope);
    }
    return NULL;
}
static void one_tensor_is_written(void **state) {
    (void)state;
    work w = {.a = torc_requires_grad_(torc_empty(SHAPE(0)), true),
              .b = torc_mul(torc_requires_grad_(torc_empty(SHAPE(0)), true), 2)};
    in_threads(write_one, &w);
    assert_true(torc_backward(torc_sum(w.b)) && torc_grad(w.a));
}

/* All writes that were not refused have gradients. */
static void *write_rows(void *context) {
    work *w = context;
    const int64_t mine = w->turn++;
    for (int r = 0; r < ROUNDS / 4; r++) {
        int64_t scope = torc_scope_begin();
        torc_tensor row = torc_select(w->b, 0, mine);
        bool ok = torc_add_(row, torc_select(w->a, 0, mine)) != NULL;
        if (ok) w->calls++;
        either(w, ok);
        if (ok && !torc_grad_fn(row)) FAILURE(w);
        torc_scope_end(scope);
    }
    return NULL;
}
static void views_of_one_tensor_are_written(void **state) {
    (void)state;
    for (int r = 0; r < 10; r++) {
        int64_t scope = torc_scope_begin();
        work w = {.a = torc_requires_grad_(torc_ones(SHAPE(THREADS, 16)), true),
                  .b = torc_mul(torc_requires_grad_(torc_ones(SHAPE(THREADS, 16)), true), 1)};
        in_threads(write_rows, &w);
        torc_tensor seen = torc_sum(w.b);
        assert_true(torc_backward(seen));
        /* Each write that was made adds one to the gradient of its row's 16 elements. */
        assert_true(torc_item(torc_sum(torc_grad(w.a))) == 16.0 * w.calls);
        torc_scope_end(scope);
    }
}

/* ------------------------------------------------------------------------------------------ flags and first uses */
static torc_tensor see(torc_tensor grad, void *context) {
    (void)grad;
    atomic_fetch_add(&((work *)context)->calls, 1);
    return NULL;
}
static void *use_first(void *context) { /* what autograd knows of a tensor is made by whoever comes first */
    work *w = context;
    int64_t scope = torc_scope_begin();
    if (!torc_requires_grad_(w->a, true)) FAILURE(w);
    if (!torc_register_hook(w->a, see, TORC_CONTEXT(w))) FAILURE(w);
    if (!torc_backward(torc_sum(torc_mul(w->a, 3)))) FAILURE(w);
    torc_scope_end(scope);
    return NULL;
}
static void first_uses(void **state) {
    (void)state;
    for (int r = 0; r < ROUNDS / 2; r++) {
        int64_t scope = torc_scope_begin();
        work w = {.a = torc_ones(SHAPE(2))};
        in_threads(use_first, &w);
        CHECK(torc_grad(w.a), 3 * THREADS, 3 * THREADS);
        assert_true(w.calls >= THREADS);
        assert_true(torc_backward(torc_sum(w.a)));
        const int before = w.calls;
        assert_true(torc_backward(torc_sum(w.a)) && w.calls == before + THREADS); /* no hook was lost */
        torc_scope_end(scope);
    }
}

static void *turn_flags(void *context) {
    work *w = context;
    const int mine = w->turn++;
    for (int r = 0; r < ROUNDS; r++) {
        int64_t scope = torc_scope_begin();
        if (mine == 0 ? !torc_requires_grad_(w->a, r % 2) : mine == 1 ? !torc_detach_(w->b) && !torc_error() : false)
            FAILURE(w);
        torc_tensor x = torc_mul(w->a, w->b); /* with or without a history */
        if (!x) FAILURE(w);
        torc_tensor y = torc_mul(torc_add(x, torc_mul(w->c, x)), w->c);
        if (!y || !torc_requires_grad(y) || !torc_backward(torc_sum(y))) FAILURE(w);
        (void)torc_output_nr(w->b), (void)torc_grad_fn_name(w->b), (void)torc_is_leaf(w->a), (void)torc_grad(w->a);
        if (torc_error()) FAILURE(w);
        torc_scope_end(scope);
    }
    return NULL;
}
static void flags(void **state) {
    (void)state;
    torc_tensor root = torc_requires_grad_(torc_ones(SHAPE(2)), true);
    work w = {.a = torc_ones(SHAPE(2)), .b = torc_mul(torc_detach(root), 2), .c = root};
    in_threads(turn_flags, &w);
}

static void *keep_gradients(void *context) {
    work *w = context;
    int64_t scope = torc_scope_begin();
    if (!torc_retain_grad(w->b) || !torc_retains_grad(w->b)) FAILURE(w);
    const uint64_t id = torc_register_hook(w->b, see, TORC_CONTEXT(w));
    if (!id) FAILURE(w);
    if (!torc_backward(w->c, .retain_graph = true)) FAILURE(w);
    if (!torc_remove_hook(id)) FAILURE(w);
    torc_scope_end(scope);
    return NULL;
}
static void retained_gradients(void **state) {
    (void)state;
    for (int r = 0; r < ROUNDS / 2; r++) {
        int64_t scope = torc_scope_begin();
        work w = {.a = torc_requires_grad_(torc_ones(SHAPE(2)), true)};
        w.b = torc_mul(w.a, 2);
        w.c = torc_sum(torc_mul(w.b, 5));
        in_threads(keep_gradients, &w);
        CHECK(torc_grad(w.b), 5 * THREADS, 5 * THREADS); /* kept once by each run, none lost */
        CHECK(torc_grad(w.a), 10 * THREADS, 10 * THREADS);
        torc_scope_end(scope);
    }
}
/* While one thread gives the tensor new histories, its hook of kept gradients goes along. */
static void *write_or_keep(void *context) {
    work *w = context;
    const int mine = w->turn++;
    for (int r = 0; r < ROUNDS; r++) {
        int64_t scope = torc_scope_begin();
        if (mine == 0)
            either(w, torc_mul_(w->b, 2) != NULL);
        else if (!torc_retain_grad(w->b) || !torc_backward(torc_sum(torc_add(w->b, 1)), .retain_graph = true))
            FAILURE(w);
        const uint64_t id = torc_register_hook(w->b, see, TORC_CONTEXT(w));
        if (!id || !torc_remove_hook(id)) FAILURE(w);
        torc_scope_end(scope);
    }
    return NULL;
}
static void retained_gradients_move(void **state) {
    (void)state;
    work w = {.a = torc_requires_grad_(torc_empty(SHAPE(0)), true)};
    w.b = torc_mul(w.a, 2);
    in_threads(write_or_keep, &w);
    assert_int_equal(w.refusals, 0);
    torc_set_grad(w.b, NULL);
    assert_true(torc_backward(torc_sum(w.b)) && torc_grad(w.b));
}

/* ------------------------------------------------------------------------------------------ models */
static torc_tensor see_input(torc_module m, torc_tensors inputs, void *context) {
    (void)m, (void)inputs;
    atomic_fetch_add(&((work *)context)->calls, 1);
    return NULL;
}
static torc_tensor see_output(torc_module m, torc_tensors inputs, torc_tensor output, void *context) {
    (void)m, (void)inputs, (void)output;
    atomic_fetch_add(&((work *)context)->calls, 1);
    return NULL;
}
static void *train_own(void *context) { /* gradients meet in the parameters; nobody writes these meanwhile */
    work *w = context;
    for (int r = 0; r < ROUNDS / 8; r++) {
        int64_t scope = torc_scope_begin();
        const int calls = w->calls;
        const uint64_t before = torc_module_register_forward_pre_hook(w->model, see_input, TORC_CONTEXT(w)),
                       after = torc_module_register_forward_hook(w->model, see_output, TORC_CONTEXT(w));
        torc_tensor y = torc_module_forward(w->model, w->a);
        if (!before || !after || w->calls < calls + 2) FAILURE(w);
        if (!torc_module_remove_hook(w->model, before) || !torc_module_remove_hook(w->model, after)) FAILURE(w);
        if (!y || !torc_backward(torc_sum(torc_mul(y, y)))) FAILURE(w);
        torc_named_tensors named = torc_module_state_dict(w->model);
        if (!named.count) FAILURE(w);
        torc_tensors all = torc_module_parameters(w->model);
        for (int64_t k = 0; k < all.count; k++)
            if (!torc_grad(all.data[k]) || !torc_is_leaf(all.data[k])) FAILURE(w);
        torc_module_train(w->model, true);
        torc_scope_end(scope);
    }
    return NULL;
}
static void one_model(void **state) {
    (void)state;
    torc_manual_seed(1);
    work w = {.a = torc_randn(SHAPE(5, 4)),
              .model = torc_nn_sequential(torc_nn_linear(4, 8), torc_nn_relu(), torc_nn_layer_norm(INTS(8)),
                                          torc_nn_linear(8, 2))};
    in_threads(train_own, &w);
    const int calls = w.calls;
    assert_non_null(torc_module_forward(w.model, w.a));
    assert_int_equal(w.calls, calls); /* all hooks are gone */
}

/* One optimizer, stepped by all: its steps are made one after the other, and each is whole. */
static void *step_one(void *context) {
    work *w = context;
    for (int r = 0; r < ROUNDS / 8; r++) {
        int64_t scope = torc_scope_begin();
        if (!torc_optimizer_step(w->optimizer) || !torc_optimizer_state_dict(w->optimizer).count) FAILURE(w);
        if (!torc_optimizer_set_lr(w->optimizer, 0, 0.5) || torc_optimizer_get_lr(w->optimizer, 0) != 0.5) FAILURE(w);
        if (!torc_scheduler_step(w->scheduler) || !torc_scheduler_state_dict(w->scheduler).count) FAILURE(w);
        torc_scope_end(scope);
    }
    return NULL;
}
static void one_optimizer(void **state) {
    (void)state;
    for (int kind = 0; kind < 3; kind++) {
        int64_t scope = torc_scope_begin();
        torc_tensor p = torc_requires_grad_(torc_zeros(SHAPE(3)), true);
        torc_set_grad(p, torc_ones(SHAPE(3)));
        work w = {.optimizer = kind == 0   ? torc_sgd(TENSORS(p), .lr = 0.5, .momentum = kind)
                               : kind == 1 ? torc_sgd(TENSORS(p), .lr = 0.5, .momentum = 0.5)
                                           : torc_adam(TENSORS(p), .lr = 0.5)};
        w.scheduler = torc_exponential_lr(w.optimizer, 1);
        in_threads(step_one, &w);
        assert_int_equal(torc_scheduler_last_epoch(w.scheduler), THREADS * (ROUNDS / 8));
        const double steps = THREADS * (ROUNDS / 8);
        if (kind == 0) CHECK(torc_detach(p), -0.5 * steps, -0.5 * steps, -0.5 * steps);
        if (kind == 2) {
            torc_tensor count = torc_optimizer_state_dict(w.optimizer).data[0].tensor;
            assert_non_null(count);
        }
        torc_scope_end(scope);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(one_tensor_is_written),
                                       SCOPED(views_of_one_tensor_are_written),
                                       SCOPED(first_uses),
                                       SCOPED(flags),
                                       SCOPED(retained_gradients),
                                       SCOPED(retained_gradients_move),
                                       SCOPED(one_model),
                                       SCOPED(one_optimizer)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
